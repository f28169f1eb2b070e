"""The games, each in its box. A game is imported when somebody takes it from the shelf."""

from functools import lru_cache
from importlib import import_module

from villainy.engine.box import Box

SHELF = ("evil101", "nefarious", "spies", "alone")


@lru_cache
def box(name: str) -> Box:
    """The game of that name; KeyError if there is none."""
    if name not in SHELF:
        raise KeyError(name)
    found = import_module(f"villainy.games.{name}").BOX
    assert isinstance(found, Box)
    return found
