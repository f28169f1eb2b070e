"""Reading a deck of Evil:101 from plain data, with errors that say where the fault is."""

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

from villainy.engine.errors import BadDeck
from villainy.games.evil101.deck import BACKS, PLACES, TYPES, Cards

MOST_SYMBOLS: Final = 12
MOST: Final = 99
FIELDS: Final = {
    "deck": {"game", "set", "name", "symbol", *BACKS},
    "symbol": {"id", "name", "glyph", "colour", "pattern", "shape"},
    "plot": {"id", "name", "symbols", "points", "copies"},
    "target": {"id", "name", "symbols", "copies"},
    "agent": {"id", "name", "symbol", "copies"},
    "chase": {"id", "name", "type", "copies"},
}


class _Reader:
    """One pass over a deck; every fault names file, card and field."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.card = ""
        self.ids: set[str] = set()
        self.symbols: list[str] = []

    def fail(self, field: str, problem: str, **args: str | int) -> BadDeck:
        return BadDeck(self.file, self.card, field, problem, **args)

    def enter(self, kind: str, entry: object, at: int) -> dict[str, Any]:
        """A table of the deck, with a new id, a name, and no field that nobody knows."""
        self.card = f"{kind} {at + 1}"
        if not isinstance(entry, dict):
            raise self.fail("", "not-a-table")
        mark = entry.get("id")
        if not isinstance(mark, str) or not mark:
            raise self.fail("id", "missing-text")
        self.card = f'{kind} "{mark}"'
        if mark in self.ids:
            raise self.fail("id", "twice")
        self.ids.add(mark)
        self.known_fields(kind, entry)
        self.name(entry)
        return entry

    def known_fields(self, kind: str, entry: dict[str, Any]) -> None:
        for field in entry:
            if field not in FIELDS[kind]:
                raise self.fail(field, "unknown-field", **self.near(field, FIELDS[kind]))

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

    def symbol(self, name: object, field: str) -> int:
        if name not in self.symbols:
            raise self.fail(field, "unknown-symbol", name=str(name), **self.near(str(name), self.symbols))
        return self.symbols.index(str(name))

    def symbol_list(self, entry: dict[str, Any], form: type[list[Any]] | type[dict[str, Any]]) -> list[int]:
        names = entry.get("symbols")
        if not isinstance(names, form) or not names:
            raise self.fail("symbols", "no-symbols")
        return [self.symbol(name, "symbols") for name in names]

    @staticmethod
    def near(name: str, known: list[str] | set[str]) -> dict[str, str]:
        """What was probably meant."""
        close = get_close_matches(name, sorted(known), 1)
        return {"meant": close[0] if close else ""}

    def entries(self, deck: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        self.card = ""
        found = deck.get(kind)
        if not isinstance(found, list) or not found:
            raise self.fail(kind, "none-of-these")
        return [self.enter(kind, entry, at) for at, entry in enumerate(found)]


def read_deck(source: dict[str, Any], file: str) -> Cards:
    """The deck as tables, or `BadDeck`."""
    reader = _Reader(file)
    if source.get("game") != "evil101":
        raise reader.fail("game", "other-game", game="evil101")
    reader.known_fields("deck", source)
    reader.name(source)
    for entry in reader.entries(source, "symbol"):
        reader.symbols.append(entry["id"])
    if len(reader.symbols) > MOST_SYMBOLS:
        raise reader.fail("symbol", "too-many-symbols", most=MOST_SYMBOLS)
    printed = [_designs(reader, source, kind) for kind in BACKS]
    reader.card = ""
    for kind, designs in zip(BACKS, printed, strict=True):
        least = PLACES if kind == "target" else 1
        if sum(copies for copies, _, _, _ in designs) < least:
            raise reader.fail(kind, "too-few-cards", least=least)
    return Cards(source, printed)


def _designs(reader: _Reader, source: dict[str, Any], kind: str) -> list[tuple[int, int, list[int], int]]:
    """Copies, symbols or type, value of each symbol, points; one for each design of that back."""
    designs: list[tuple[int, int, list[int], int]] = []
    for at, entry in enumerate(reader.entries(source, kind)):
        reader.card = f'{kind} "{source[kind][at]["id"]}"'
        copies = reader.number(entry, "copies", 1, 1)
        value = [0] * len(reader.symbols)
        points = 0
        if kind == "plot":
            mark = sum({1 << symbol for symbol in reader.symbol_list(entry, list)})
            points = reader.number(entry, "points", 0)
        elif kind == "target":
            if not isinstance(entry.get("symbols"), dict):
                raise reader.fail("symbols", "no-values")
            mark = sum({1 << symbol for symbol in reader.symbol_list(entry, dict)})
            for name in entry["symbols"]:
                value[reader.symbol(name, "symbols")] = reader.number(entry["symbols"], name, 0)
        elif kind == "agent":
            mark = 1 << reader.symbol(entry.get("symbol"), "symbol")
        else:
            if entry.get("type") not in TYPES:
                raise reader.fail("type", "unknown-type", types=", ".join(TYPES))
            mark = TYPES.index(entry["type"])
        designs.append((copies, mark, value, points))
    return designs


@cache
def house_deck() -> Cards:
    """Our own deck: the rulebook prints no card."""
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    return read_deck(tomllib.loads(text), "deck.toml")
