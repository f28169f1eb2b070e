"""How this copy of Villainy was built."""

import json
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec


@dataclass(frozen=True)
class Reason:
    """Why a copy is not compiled: a name that `build-pure` has words for, and what the build saw of it."""

    why: str
    detail: str = ""


def compiled() -> bool:
    """Whether the engine runs as machine code; if not, the same source runs as Python."""
    spec = find_spec("villainy.engine.game")
    assert spec is not None
    assert spec.origin is not None
    return not spec.origin.endswith(".py")


def why_pure() -> Reason | None:
    """Why this copy is not compiled, as its build recorded it; None if it is compiled."""
    if compiled():
        return None
    record = files("villainy") / "built.json"
    return Reason(**json.loads(record.read_text(encoding="utf-8"))) if record.is_file() else Reason("sources")
