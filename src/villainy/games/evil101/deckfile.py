"""Reading a deck of Evil:101 from plain data, with errors that say where the fault is."""

from functools import cache
from typing import Any, Final

from villainy.engine.deckfile import DeckReader, house_source, near, shortened
from villainy.games.evil101.deck import BACKS, PLACES, TYPES, Cards

MOST_SYMBOLS: Final = 12
LOOKS: Final = ("glyph", "colour", "pattern", "shape")
"""How a symbol is drawn."""
FIELDS: Final = {
    "deck": {"game", "set", "name", "symbol", *BACKS},
    "symbol": {"id", "name", *LOOKS},
    "plot": {"id", "name", "symbols", "points", "copies"},
    "target": {"id", "name", "symbols", "copies"},
    "agent": {"id", "name", "symbol", "copies"},
    "chase": {"id", "name", "type", "copies"},
}


class _Reader(DeckReader):
    """Reads cards that name symbols."""

    def __init__(self, file: str) -> None:
        super().__init__(file, FIELDS)
        self.symbols: list[str] = []

    def symbol(self, name: object, field: str) -> int:
        if name not in self.symbols:
            raise self.fail(field, "unknown-symbol", name=shortened(name), **near(str(name), self.symbols))
        return self.symbols.index(str(name))

    def symbol_list(self, entry: dict[str, Any], form: type[list[Any]] | type[dict[str, Any]]) -> list[int]:
        names = entry.get("symbols")
        if not isinstance(names, form) or not names:
            raise self.fail("symbols", "no-symbols")
        return [self.symbol(name, "symbols") for name in names]


def read_deck(source: dict[str, Any], file: str) -> Cards:
    """The deck as tables, or `BadDeck`."""
    reader = _Reader(file)
    reader.open(source, "evil101")
    for entry in reader.entries(source, "symbol"):
        reader.at("symbol", entry)
        for field in LOOKS:
            reader.text(entry, field)
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
    for entry in reader.entries(source, kind):
        reader.at(kind, entry)
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
    return read_deck(house_source(__package__), "deck.toml")
