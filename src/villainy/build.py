"""How this copy of Villainy was built."""

from importlib.util import find_spec


def compiled() -> bool:
    """Whether the engine runs as machine code; if not, the same source runs as Python."""
    spec = find_spec("villainy.engine.game")
    assert spec is not None
    assert spec.origin is not None
    return not spec.origin.endswith(".py")
