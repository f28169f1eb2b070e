"""Style sheets: where a button bears the kind of its option as a class, no rule for things of the page catches it."""

import re
from importlib.resources import files

import pytest

from villainy.games import box

STATIC = files("villainy.table") / "static"
GAMES = ("spies", "alone")
"""In these games buttons do."""
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]+)\{")
ON_ITEMS = {"drop"}
"""Kinds whose buttons bear no kind: they stand on what they are about."""


def caught(sheet: str, game: str) -> set[str]:
    """The classes that a style sheet speaks of alone, wherever they stand on a page of the game."""
    bare = re.compile(rf"(?:\[data-game=\"{game}\"\] )?\.([\w-]+)$")
    lists = SELECTORS.findall(COMMENT.sub("", sheet))
    found = [bare.match(one.strip()) for selectors in lists for one in re.split(r",(?![^(]*\))", selectors)]
    return {match[1] for match in found if match}


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_for_a_thing_catches_a_choice(game: str) -> None:
    kinds = set(box(game).house_deck().space.names) - ON_ITEMS
    for name in ("villainy.css", f"{game}.css"):
        sheet = STATIC / name
        if sheet.is_file():
            assert not kinds & caught(sheet.read_text(), game), name


def test_what_is_caught() -> None:
    sheet = '/* .no */ .side, .x > .y { a: b } @media (width < 1px) { [data-game="alone"] .die { } .a:is(.b, .c) { } }'
    assert caught(sheet, "alone") == {"side", "die"}
    assert caught(sheet, "spies") == {"side"}
