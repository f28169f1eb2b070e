"""Decks: a user's own Inventions, and every fault that a deck can have."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from deckfaults import problems
from villainy.engine.chance import seeded
from villainy.engine.deckfile import MOST
from villainy.engine.errors import BadDeck
from villainy.engine.playout import play_out
from villainy.games.nefarious import BOX, deckfile
from villainy.games.nefarious.deckfile import LEAST_CARDS, house_deck, read_deck

Source = dict[str, Any]

OWN: Source = {
    "game": "nefarious",
    "name": {"en": "Kitchen Science", "nn": "Kjøkenvitskap"},
    "invention": [
        {"id": "toaster", "name": "Toaster", "cost": 3, "points": 2, "self": ["+1c", "-1$"], "copies": 30},
        {"id": "whisk", "name": "Whisk", "cost": 9, "points": 4, "others": ["-2m", "+12$/built"], "copies": 29},
        {"id": "larder", "name": "Larder", "cost": 0, "points": "built"},
    ],
}

# A deck of one's own -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_a_deck_of_ones_own_plays_to_the_end(players: int) -> None:
    deck = read_deck(OWN, "my-deck.toml")
    for number in range(3):
        game = BOX.new(players, seed=f"own {number}", deck=deck, ask_forced=True)
        chance = seeded(f"lots {number}")
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()
        assert game.winners


def test_it_says_what_it_says() -> None:
    deck = read_deck(OWN, "my-deck.toml")
    assert [deck.faces.count(face) for face in range(3)] == [30, 29, 1]
    assert deck.source == OWN
    game = BOX.new(2, seed="own", deck=deck, settings={"firstTwist": "none", "secondTwist": "none"})
    known = game.view(0)["seats"][0]["hand"]["known"]
    assert {card["face"] for card in known} <= {0, 1, 2}
    assert all([face, cost] in ([0, 3], [1, 9], [2, 0]) for face, cost in game.view(0)["costs"])


def test_a_deck_can_be_read_again_from_its_own_source() -> None:
    """As records do."""
    for deck in (house_deck(), read_deck(OWN, "my-deck.toml")):
        assert read_deck(deck.source, "record").faces == deck.faces


def test_the_house_deck_speaks_both_languages() -> None:
    source = house_deck().source
    for language in ("en", "nn"):
        names = [entry["name"][language] for entry in source["invention"]]
        assert all(names) and len(set(names)) == 64


# Faults --------------------------------------------------------------------------------------------------------------


def fault(change: Callable[[Source], object]) -> BadDeck:
    """What is wrong with the deck after a change."""
    deck = deepcopy(OWN)
    change(deck)
    with pytest.raises(BadDeck) as bad:
        read_deck(deck, "my-deck.toml")
    assert bad.value.file == "my-deck.toml"
    return bad.value


def put(at: int, field: str, value: object) -> Callable[[Source], object]:
    return lambda deck: deck["invention"][at].update({field: value})


def drop(at: int, field: str) -> Callable[[Source], object]:
    return lambda deck: deck["invention"][at].pop(field)


def top(field: str, value: object) -> Callable[[Source], object]:
    return lambda deck: deck.update({field: value})


FAULTS: list[tuple[str, str, str, Callable[[Source], object]]] = [
    # problem, card, field, what was done to the deck
    ("other-game", "", "game", top("game", "evil101")),
    ("other-game", "", "game", lambda deck: deck.pop("game")),
    ("bad-name", "", "name", top("name", "")),
    ("bad-name", "", "name", lambda deck: deck.pop("name")),
    ("bad-name", 'invention "toaster"', "name", put(0, "name", 7)),
    ("bad-name", 'invention "toaster"', "name", put(0, "name", {"en": "Toaster", "nn": ""})),
    ("bad-name", 'invention "whisk"', "name", drop(1, "name")),
    ("unknown-field", "", "inventions", top("inventions", [])),
    ("unknown-field", 'invention "toaster"', "point", put(0, "point", 1)),
    ("unknown-field", 'invention "toaster"', "other", put(0, "other", ["+1c"])),
    ("none-of-these", "", "invention", lambda deck: deck.pop("invention")),
    ("none-of-these", "", "invention", top("invention", [])),
    ("none-of-these", "", "invention", top("invention", {"id": "one"})),
    ("not-a-table", "invention 2", "", lambda deck: deck["invention"].insert(1, "souffle")),
    ("missing-text", "invention 1", "id", drop(0, "id")),
    ("missing-text", "invention 3", "id", put(2, "id", 5)),
    ("missing-text", "invention 2", "id", put(1, "id", "")),
    ("twice", 'invention "toaster"', "id", put(1, "id", "toaster")),
    ("bad-number", 'invention "toaster"', "cost", drop(0, "cost")),
    ("bad-number", 'invention "toaster"', "cost", put(0, "cost", -1)),
    ("bad-number", 'invention "toaster"', "cost", put(0, "cost", MOST + 1)),
    ("bad-number", 'invention "toaster"', "cost", put(0, "cost", 1.5)),
    ("bad-number", 'invention "toaster"', "cost", put(0, "cost", True)),
    ("bad-number", 'invention "whisk"', "points", drop(1, "points")),
    ("bad-number", 'invention "whisk"', "points", put(1, "points", "cards")),
    ("bad-number", 'invention "whisk"', "points", put(1, "points", -2)),
    ("bad-number", 'invention "larder"', "copies", put(2, "copies", 0)),
    ("bad-number", 'invention "larder"', "copies", put(2, "copies", "two")),
    ("not-lines", 'invention "toaster"', "self", put(0, "self", "+1c")),
    ("not-lines", 'invention "toaster"', "others", put(0, "others", {"+1c": 1})),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+1c", "1c"])),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+1x"])),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+0c"])),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+100$"])),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+1c/round"])),
    ("bad-line", 'invention "toaster"', "self", put(0, "self", ["+1c "])),
    ("bad-line", 'invention "whisk"', "others", put(1, "others", [["-1m"]])),
    ("bad-line", 'invention "whisk"', "others", put(1, "others", ["+c"])),
    ("too-few-cards", "", "invention", put(0, "copies", 29)),
]


@pytest.mark.parametrize(("problem", "card", "field", "change"), FAULTS)
def test_a_fault_names_file_card_and_field(
    problem: str, card: str, field: str, change: Callable[[Source], object]
) -> None:
    bad = fault(change)
    assert (bad.problem, bad.card, bad.field) == (problem, card, field)


def test_the_documented_deck_can_be_played() -> None:
    docs = Path(__file__).parents[3] / "docs" / "decks.md"
    blocks = re.findall(r"```toml\n(.*?)```", docs.read_text(encoding="utf-8"), flags=re.DOTALL)
    (text,) = [block for block in blocks if 'game = "nefarious"' in block and "[[invention]]" in block]
    deck = read_deck(tomllib.loads(text), "decks.md")
    assert len(deck.faces) == LEAST_CARDS  # as its heading says
    for players in BOX.seats:
        game = BOX.new(players, seed="garage", deck=deck)
        play_out(game, seeded("garage"))
        game.check()
        assert game.over


def test_every_problem_is_among_them() -> None:
    assert problems(deckfile) == {problem for problem, *_ in FAULTS}


def test_what_was_probably_meant_and_what_would_be_right() -> None:
    assert fault(put(0, "point", 1)).details == {"meant": "points"}
    assert fault(put(0, "xyzzy", 1)).details == {"meant": ""}
    assert fault(put(0, "cost", -1)).details == {"least": 0, "most": MOST}
    assert fault(put(0, "copies", 0)).details == {"least": 1, "most": MOST}
    assert fault(put(0, "self", ["+1x"])).details == {"line": "+1x"}
    assert fault(put(0, "copies", 29)).details == {"least": LEAST_CARDS}
    assert fault(top("game", "alone")).details == {"game": "nefarious"}


@pytest.mark.parametrize("number", [0, MOST])
def test_the_smallest_and_largest_numbers(number: int) -> None:
    deck = deepcopy(OWN)
    deck["invention"][0].update({"cost": number, "points": number, "copies": MOST, "self": ["+99$/hand", "-1m/minion"]})
    read = read_deck(deck, "my-deck.toml")
    assert read.faces.count(0) == MOST
    game = BOX.new(2, seed="numbers", deck=read, settings={"firstTwist": "none", "secondTwist": "none"})
    assert [0, number] in game.view(0)["costs"]
