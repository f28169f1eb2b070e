"""What reading a deck takes in every game: one pass over plain data, with errors that say where the fault is."""

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, Final

from villainy.engine.errors import BadDeck

MOST: Final = 99
"""The largest number on a card."""
MOST_SIGNS: Final = 256 * 1024
"""Characters in a deck file."""
MOST_TABLES: Final = 400
"""Designs of cards, and whatever else a deck lists: three times the largest house deck."""
MOST_CARDS: Final = 2000
"""Copies counted: ten times the largest house deck."""
MOST_PARTS: Final = 100
"""Words, numbers, lists and tables in one of a deck's tables."""
MOST_TEXT: Final = 500
"""Characters in one text."""
MOST_NAME: Final = 100
"""Characters in a name or an id: they are drawn again and again."""
MOST_DOTS: Final = 16
"""In one line of a file: a key of ten thousand parts takes tomllib a minute."""
MOST_SHOWN: Final = 60
"""Characters that an error repeats of what is wrong."""


class DeckReader:
    """One pass over a deck; every fault names file, card and field. `fields` says what each kind of table may hold."""

    def __init__(self, file: str, fields: Mapping[str, Collection[str]]) -> None:
        self.file = file
        self.fields = fields
        self.card = ""
        self.ids: set[str] = set()
        self.tables_read = 0
        self.cards_read = 0

    def fail(self, field: str, problem: str, **args: str | int) -> BadDeck:
        return BadDeck(self.file, self.card, shortened(field), problem, **args)

    def open(self, deck: dict[str, Any], game: str) -> None:
        """The deck is one for this game, has a name, and no table that nobody knows."""
        if deck.get("game") != game:
            raise self.fail("game", "other-game", game=game)
        self.known_fields("deck", deck)
        self.name(deck)
        self.text(deck, "set")

    def entries(self, deck: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        """The tables of that kind, each checked by `enter`."""
        self.card = ""
        found = deck.get(kind)
        if not isinstance(found, list) or not found:
            raise self.fail(kind, "none-of-these")
        self.tables_read += len(found)
        if self.tables_read > MOST_TABLES:
            raise self.fail(kind, "too-many-tables", most=MOST_TABLES)
        return [self.enter(kind, entry, at) for at, entry in enumerate(found)]

    def enter(self, kind: str, entry: object, at: int) -> dict[str, Any]:
        """A table of the deck, with a new id, a name, and no field that nobody knows."""
        self.card = f"{kind} {at + 1}"
        if not isinstance(entry, dict):
            raise self.fail("", "not-a-table")
        mark = entry.get("id")
        if not isinstance(mark, str) or not mark:
            raise self.fail("id", "missing-text")
        self.short(mark, "id", MOST_NAME)
        self.at(kind, entry)
        if mark in self.ids:
            raise self.fail("id", "twice")
        self.ids.add(mark)
        self.known_fields(kind, entry)
        for field in entry:
            self.small(entry, field)
        self.name(entry)
        self.text(entry, "set")
        if "copies" in self.fields[kind]:
            self.cards_read += self.number(entry, "copies", 1, 1)
            if self.cards_read > MOST_CARDS:
                raise self.fail("copies", "too-many-copies", most=MOST_CARDS)
        return entry

    def small(self, entry: dict[str, Any], field: str) -> None:
        """Check that a field holds no longer texts, and no more values, than there may be; in any depth."""
        found = [entry[field]]
        for value in found:
            if isinstance(value, str):
                self.short(value, field, MOST_TEXT)
            elif isinstance(value, dict):
                found += [*value, *value.values()]
            elif isinstance(value, list):
                found += value
            if len(found) > MOST_PARTS:
                raise self.fail(field, "too-many-parts", most=MOST_PARTS)

    def short(self, text: str, field: str, most: int) -> None:
        if len(text) > most:
            raise self.fail(field, "long-text", most=most)

    def at(self, kind: str, entry: dict[str, Any]) -> None:
        """What follows is about this table."""
        self.card = f'{kind} "{entry["id"]}"'

    def known_fields(self, kind: str, entry: dict[str, Any], inside: str = "") -> None:
        for field in entry:
            if field not in self.fields[kind]:
                raise self.fail(inside + field, "unknown-field", **near(field, self.fields[kind]))

    def name(self, entry: dict[str, Any]) -> None:
        """A name is one text, or one for each language."""
        name = entry.get("name")
        texts = list(name.values()) if isinstance(name, dict) else [name]
        if not texts:
            raise self.fail("name", "bad-name")
        for text in texts:
            if not isinstance(text, str) or not text:
                raise self.fail("name", "bad-name")
            self.short(text, "name", MOST_NAME)

    def text(self, entry: dict[str, Any], field: str) -> None:
        """A text that may be left out."""
        if not isinstance(entry.get(field, ""), str):
            raise self.fail(field, "missing-text")

    def number(self, entry: dict[str, Any], field: str, least: int, default: int | None = None) -> int:
        return self.in_range(entry.get(field, default), field, least)

    def in_range(self, value: object, field: str, least: int, most: int = MOST) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.fail(field, "bad-number", least=least, most=most)
        return value

    def word(self, entry: dict[str, Any], field: str, known: Sequence[str], default: str | None = None) -> int:
        """The number of a word that the vocabulary has."""
        return self.known(entry.get(field, default), field, known)

    def known(self, value: object, field: str, known: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in known:
            words = ", ".join(one for one in known if one)
            raise self.fail(field, "unknown-word", name=shortened(value), known=words, **near(str(value), known))
        return list(known).index(value)


def near(name: str, known: Collection[str]) -> dict[str, str]:
    """What was probably meant."""
    close = get_close_matches(name, sorted(known), 1)
    return {"meant": close[0] if close else ""}


def shortened(value: object) -> str:
    """What is wrong, as an error repeats it."""
    text = str(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def read_toml(text: str, file: str) -> dict[str, Any]:
    """A deck file as plain data, or `BadDeck`; what would take too long is not begun."""
    if len(text) > MOST_SIGNS:
        raise BadDeck(file, "", "", "long-file", most=MOST_SIGNS)
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadDeck(file, "", "", "many-dots", line=number, most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        row, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
        raise BadDeck(file, "", "", "not-toml", line=row, column=column) from error
    except (ValueError, RecursionError) as error:  # a number too long to be read, and tables in tables in tables
        raise BadDeck(file, "", "", "tangled") from error


def house_source(package: str) -> dict[str, Any]:
    """The deck that comes with a game, as plain data."""
    return tomllib.loads(files(package).joinpath("deck.toml").read_text(encoding="utf-8"))
