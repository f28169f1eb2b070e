"""Reading a deck of Inventions from plain data, with errors that say where the fault is."""

import re
import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

from villainy.engine.errors import BadDeck
from villainy.games.nefarious.deck import AS_BUILT, CARD, MINION, MONEY, PER, Cards, Design, Line

MOST: Final = 99
LEAST_CARDS: Final = 60
"""Ten for each of six players: the largest hands that a Twist deals."""
FIELDS: Final = {
    "deck": {"game", "set", "name", "invention"},
    "invention": {"id", "name", "cost", "points", "self", "others", "set", "copies"},
}
LINE: Final = re.compile(r"([+-])([1-9][0-9]?)([cm$])(?:/(hand|minion|built))?")
THING: Final = {"c": CARD, "$": MONEY, "m": MINION}


class _Reader:
    """One pass over a deck; every fault names file, card and field."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.card = ""
        self.ids: set[str] = set()

    def fail(self, field: str, problem: str, **args: str | int) -> BadDeck:
        return BadDeck(self.file, self.card, field, problem, **args)

    def enter(self, entry: object, at: int) -> dict[str, Any]:
        """An Invention, with a new id, a name, and no field that nobody knows."""
        self.card = f"invention {at + 1}"
        if not isinstance(entry, dict):
            raise self.fail("", "not-a-table")
        mark = entry.get("id")
        if not isinstance(mark, str) or not mark:
            raise self.fail("id", "missing-text")
        self.card = f'invention "{mark}"'
        if mark in self.ids:
            raise self.fail("id", "twice")
        self.ids.add(mark)
        self.known_fields("invention", entry)
        self.name(entry)
        return entry

    def known_fields(self, kind: str, entry: dict[str, Any]) -> None:
        for field in entry:
            if field not in FIELDS[kind]:
                close = get_close_matches(field, sorted(FIELDS[kind]), 1)
                raise self.fail(field, "unknown-field", meant=close[0] if close else "")

    def name(self, entry: dict[str, Any]) -> None:
        name = entry.get("name")
        texts = list(name.values()) if isinstance(name, dict) else [name]
        if not texts or not all(isinstance(text, str) and text for text in texts):
            raise self.fail("name", "bad-name")

    def number(self, entry: dict[str, Any], field: str, least: int, default: int | None = None) -> int:
        value = entry.get(field, default)
        if type(value) is not int or not least <= value <= MOST:
            raise self.fail(field, "bad-number", least=least, most=MOST)
        return value

    def points(self, entry: dict[str, Any]) -> int:
        """A number, or as many as Inventions are built."""
        return AS_BUILT if entry.get("points") == "built" else self.number(entry, "points", 0)

    def lines(self, entry: dict[str, Any], field: str) -> list[Line]:
        """Effect lines; none where the field is left out."""
        texts = entry.get(field, [])
        if not isinstance(texts, list):
            raise self.fail(field, "not-lines")
        return [self.line(text, field) for text in texts]

    def line(self, text: object, field: str) -> Line:
        found = LINE.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise self.fail(field, "bad-line", line=str(text))
        sign, amount, thing, per = found.groups()
        return Line(int(sign + amount), THING[thing], PER.index(per or ""))


def read_deck(source: dict[str, Any], file: str) -> Cards:
    """The deck as tables, or `BadDeck`."""
    designs = read_designs(source, file)
    if sum(design.copies for design in designs) < LEAST_CARDS:
        raise BadDeck(file, "", "invention", "too-few-cards", least=LEAST_CARDS)
    return Cards(source, designs)


def read_designs(source: dict[str, Any], file: str) -> list[Design]:
    """What is printed on the cards of a deck, however few they are."""
    reader = _Reader(file)
    if source.get("game") != "nefarious":
        raise reader.fail("game", "other-game", game="nefarious")
    reader.known_fields("deck", source)
    reader.name(source)
    inventions = source.get("invention")
    if not isinstance(inventions, list) or not inventions:
        raise reader.fail("invention", "none-of-these")
    designs: list[Design] = []
    for at, invention in enumerate(inventions):
        entry = reader.enter(invention, at)
        designs.append(
            Design(
                reader.number(entry, "copies", 1, 1),
                reader.number(entry, "cost", 0),
                reader.points(entry),
                reader.lines(entry, "self"),
                reader.lines(entry, "others"),
            )
        )
    return designs


@cache
def house_deck() -> Cards:
    """The 64 Inventions."""
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    return read_deck(tomllib.loads(text), "deck.toml")
