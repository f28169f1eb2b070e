"""Reading a deck of Inventions from plain data, with errors that say where the fault is."""

import re
from functools import cache
from typing import Any, Final

from villainy.engine.deckfile import DeckReader, house_source, shortened
from villainy.engine.errors import BadDeck
from villainy.games.nefarious.deck import AS_BUILT, CARD, MINION, MONEY, PER, Cards, Design, Line

LEAST_CARDS: Final = 60
"""Ten for each of six players: the largest hands that a Twist deals."""
FIELDS: Final = {
    "deck": {"game", "set", "name", "invention"},
    "invention": {"id", "name", "cost", "points", "self", "others", "set", "copies"},
}
LINE: Final = re.compile(r"([+-])([1-9][0-9]?)([cm$])(?:/(hand|minion|built))?")
THING: Final = {"c": CARD, "$": MONEY, "m": MINION}


class _Reader(DeckReader):
    """Reads Inventions."""

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
            raise self.fail(field, "bad-line", line=shortened(text))
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
    reader = _Reader(file, FIELDS)
    reader.open(source, "nefarious")
    designs: list[Design] = []
    for entry in reader.entries(source, "invention"):
        reader.at("invention", entry)
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
    return read_deck(house_source(__package__), "deck.toml")
