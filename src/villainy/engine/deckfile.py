"""What reading a deck takes in every game: one pass over plain data, with errors that say where the fault is."""

import tomllib
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, Final

from villainy.engine.errors import BadDeck

MOST: Final = 99
"""The largest number on a card."""


class DeckReader:
    """One pass over a deck; every fault names file, card and field. `fields` says what each kind of table may hold."""

    def __init__(self, file: str, fields: Mapping[str, Collection[str]]) -> None:
        self.file = file
        self.fields = fields
        self.card = ""
        self.ids: set[str] = set()

    def fail(self, field: str, problem: str, **args: str | int) -> BadDeck:
        return BadDeck(self.file, self.card, field, problem, **args)

    def open(self, deck: dict[str, Any], game: str) -> None:
        """The deck is one for this game, has a name, and no table that nobody knows."""
        if deck.get("game") != game:
            raise self.fail("game", "other-game", game=game)
        self.known_fields("deck", deck)
        self.name(deck)

    def entries(self, deck: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        """The tables of that kind, each checked by `enter`."""
        self.card = ""
        found = deck.get(kind)
        if not isinstance(found, list) or not found:
            raise self.fail(kind, "none-of-these")
        return [self.enter(kind, entry, at) for at, entry in enumerate(found)]

    def enter(self, kind: str, entry: object, at: int) -> dict[str, Any]:
        """A table of the deck, with a new id, a name, and no field that nobody knows."""
        self.card = f"{kind} {at + 1}"
        if not isinstance(entry, dict):
            raise self.fail("", "not-a-table")
        mark = entry.get("id")
        if not isinstance(mark, str) or not mark:
            raise self.fail("id", "missing-text")
        self.at(kind, entry)
        if mark in self.ids:
            raise self.fail("id", "twice")
        self.ids.add(mark)
        self.known_fields(kind, entry)
        self.name(entry)
        return entry

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
        if not texts or not all(isinstance(text, str) and text for text in texts):
            raise self.fail("name", "bad-name")

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
            raise self.fail(field, "unknown-word", name=str(value), known=words, **near(str(value), known))
        return list(known).index(value)


def near(name: str, known: Collection[str]) -> dict[str, str]:
    """What was probably meant."""
    close = get_close_matches(name, sorted(known), 1)
    return {"meant": close[0] if close else ""}


def house_source(package: str) -> dict[str, Any]:
    """The deck that comes with a game, as plain data."""
    return tomllib.loads(files(package).joinpath("deck.toml").read_text(encoding="utf-8"))
