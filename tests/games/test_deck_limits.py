"""Decks of every game: none is too large for a table, and a value of any type in any place is told by its field."""

import datetime as dt
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from deckfaults import FILES, LIMITS
from villainy.engine import deckfile
from villainy.engine.deckfile import (
    MOST,
    MOST_CARDS,
    MOST_DOTS,
    MOST_NAME,
    MOST_PARTS,
    MOST_SHOWN,
    MOST_SIGNS,
    MOST_TABLES,
    MOST_TEXT,
    read_toml,
)
from villainy.engine.errors import BadDeck
from villainy.games import SHELF, box
from villainy.words import LANGUAGES, words_of

Source = dict[str, Any]
Place = tuple[str | int, ...]

KIND = {"evil101": "plot", "nefarious": "invention", "spies": "minion", "alone": "reaction"}
"""Something that every deck of the game has, with copies."""
CARD = {game: f'{kind} "x"' for game, kind in KIND.items()}


def more(game: str, count: int, **fields: object) -> Source:
    """The house deck with so many more cards, each a copy of the first."""
    source = box(game).house_deck().source
    first = source[KIND[game]][0]
    added = [{**first, "id": f"x{at}" if at else "x", **fields} for at in range(count)]
    return {**source, KIND[game]: [*source[KIND[game]], *added]}


def tables(source: Source) -> int:
    return sum(len(value) for value in source.values() if isinstance(value, list))


def refused(game: str, source: Source) -> BadDeck:
    with pytest.raises(BadDeck) as bad:
        box(game).read_deck(source, "mine.toml")
    assert bad.value.file == "mine.toml"
    return bad.value


# Limits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHELF)
def test_the_largest_deck_is_dealt(game: str) -> None:
    """As many designs as there may be, and as many cards as there may be."""
    known, house = box(game), box(game).house_deck()
    spare = MOST_TABLES - tables(house.source)
    copies = (MOST_CARDS - len(house.faces)) // spare
    source = more(game, spare, copies=copies)
    known.new(known.usual_players, seed="large", deck=known.read_deck(source, "large.toml"))


@pytest.mark.parametrize("game", SHELF)
def test_a_deck_with_too_many_cards_is_refused(game: str) -> None:
    error = refused(game, more(game, MOST_CARDS // MOST + 1, copies=MOST))
    assert (error.problem, error.field, error.details) == ("too-many-copies", "copies", {"most": MOST_CARDS})
    assert error.card.startswith(f'{KIND[game]} "x')


@pytest.mark.parametrize("game", SHELF)
def test_a_deck_with_too_many_designs_is_refused(game: str) -> None:
    house = box(game).house_deck().source
    error = refused(game, more(game, MOST_TABLES - tables(house) + 1))
    assert (error.problem, error.card, error.details) == ("too-many-tables", "", {"most": MOST_TABLES})
    assert error.field in house


def languages(count: int) -> dict[str, str]:
    return {f"l{at}": "x" for at in range(count)}


def nested(depth: int) -> list[Any]:
    """Lists in lists, deeper than Python likes to follow."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("id", "x" * (MOST_NAME + 1), "long-text"),
        ("name", "x" * (MOST_NAME + 1), "long-text"),
        ("name", {"en": "x", "nn": "x" * (MOST_NAME + 1)}, "long-text"),
        ("name", {"x" * (MOST_TEXT + 1): "x"}, "long-text"),
        ("name", languages(MOST_PARTS), "too-many-parts"),
        ("name", nested(5000), "too-many-parts"),
        ("name", ["x"] * MOST_PARTS, "too-many-parts"),
    ],
)
def test_a_card_with_too_much_on_it_is_refused(game: str, field: str, value: object, problem: str) -> None:
    error = refused(game, more(game, 1, **{field: value}))
    at = len(box(game).house_deck().source[KIND[game]]) + 1
    card = f"{KIND[game]} {at}" if field == "id" else CARD[game]
    assert (error.problem, error.card, error.field) == (problem, card, field)


@pytest.mark.parametrize("game", SHELF)
def test_the_longest_names_and_ids_are_read(game: str) -> None:
    known = box(game)
    known.read_deck(more(game, 1, id="i" * MOST_NAME, name="n" * MOST_NAME), "mine.toml")


@pytest.mark.parametrize("game", SHELF)
def test_an_error_repeats_little_of_what_is_wrong(game: str) -> None:
    error = refused(game, more(game, 1, **{"x" * 1000: 1}))
    assert error.problem == "unknown-field" and len(error.field) == MOST_SHOWN + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_have_words(language: str) -> None:
    said = Path(deckfile.__file__).read_text(encoding="utf-8")
    assert all(f'"{problem}"' in said for problem in LIMITS | FILES)
    for problem in LIMITS | FILES:
        text = words_of(language).say(f"deck-{problem}", most=7, line=3, column=4)
        assert text and "{" not in text


# Files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem", "details"),
    [
        ("#" * (MOST_SIGNS + 1), "long-file", {"most": MOST_SIGNS}),
        ("a = 1\nb = \n", "not-toml", {"line": 2, "column": 5}),
        ("a = [", "not-toml", {"line": 1, "column": 1}),
        ("a = 1\n" + "a." * 60_000 + "b = 1", "many-dots", {"line": 2, "most": MOST_DOTS}),
        ("a = " + "[" * 60_000, "tangled", {}),
        ("a = " + "{b=" * 20_000, "tangled", {}),
        ("a = " + "9" * 60_000, "tangled", {}),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(text: str, problem: str, details: dict[str, int]) -> None:
    with pytest.raises(BadDeck) as bad:
        read_toml(text, "mine.toml")
    assert (bad.value.file, bad.value.problem, bad.value.details) == ("mine.toml", problem, details)


# Types ----------------------------------------------------------------------------------------------------------------

OTHERS: list[Callable[[], object]] = [
    lambda: "zzz",
    lambda: -1,
    lambda: 1.5,
    lambda: True,
    lambda: None,
    list,
    lambda: ["zzz"],
    lambda: [{}],
    lambda: {"zzz": []},
    lambda: dt.date(2000, 1, 1),
]
"""Values of every type that TOML or JSON has."""


def places(value: object, place: Place = (), sort: Place = ()) -> Iterator[tuple[Place, Place]]:
    """Every value in a deck, with the sort of place that it stands in: the same field of two cards is one sort."""
    if place:
        yield sort, place
    if isinstance(value, dict):
        for field, inside in value.items():
            yield from places(inside, (*place, field), (*sort, field))
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            yield from places(inside, (*place, at), (*sort, -1 if isinstance(inside, dict) else at))


def replaced(source: Any, place: Place, value: object) -> Any:
    """The deck with another value in that place; all that is not on the way there is shared."""
    if not place:
        return value
    changed = source.copy()
    changed[place[0]] = replaced(source[place[0]], place[1:], value)
    return changed


@pytest.mark.parametrize("game", SHELF)
def test_a_value_of_any_type_in_any_place_is_told_by_its_field(game: str) -> None:
    """A name may be one text for all languages; everything else that has another type is refused."""
    known = box(game)
    house = known.house_deck().source
    for place in dict(reversed(list(places(house)))).values():
        before: Any = house
        for step in place:
            before = before[step]
        for other in (make() for make in OTHERS):
            if type(other) is type(before) or (place[-1] == "name" and other == "zzz"):
                continue
            with pytest.raises(BadDeck) as bad:
                known.read_deck(replaced(house, place, other), "mine.toml")
            named = (bad.value.card.split(" ")[0], bad.value.field.split(".")[0])
            if len(place) > 2 and place[-1] != "id":
                assert named[0] == place[0] and named[1] in place, (place, other, named)
            else:
                assert place[0] in named, (place, other, named)
