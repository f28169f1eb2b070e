"""Every problem that a deck's reader can find, so that tests can show each of them."""

import re
from pathlib import Path
from types import ModuleType

from villainy.engine import deckfile

LIMITS = {"too-many-tables", "too-many-copies", "too-many-parts", "long-text"}
FILES = {"long-file", "not-toml", "many-dots", "tangled"}
"""Shown for all games at once, in games/test_deck_limits.py."""


def problems(reader: ModuleType) -> set[str]:
    """What a game's reader may complain of: by itself, and through what all readers share."""
    own = Path(str(reader.__file__)).with_suffix(".py").read_text(encoding="utf-8")
    shared = Path(deckfile.__file__).read_text(encoding="utf-8")
    found = set(re.findall(r'(?:\.fail\([^,]+|BadDeck\([^,]+, "[^"]*", "[^"]*"), "([a-z-]+)"', own + shared))
    if not re.search(r"\.(word|known)\(", own):
        found.remove("unknown-word")
    return found - LIMITS - FILES
