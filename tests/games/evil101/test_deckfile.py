"""Decks: the house deck in numbers, a user's own deck, and every fault that one can have."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from deckfaults import problems
from villainy.engine.chance import seeded
from villainy.engine.deckfile import MOST
from villainy.engine.errors import BadDeck
from villainy.games.evil101 import BOX, deckfile
from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TARGET, TYPES, Cards
from villainy.games.evil101.deckfile import MOST_SYMBOLS, house_deck, read_deck
from villainy.games.evil101.game import Evil101

DOCS = Path(__file__).parents[3] / "docs" / "decks.md"
Source = dict[str, Any]


def documented_deck() -> Source:
    """The deck that the documentation shows."""
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    (text,) = [block for block in blocks if "[[symbol]]" in block]
    return tomllib.loads(text)


# The house deck ------------------------------------------------------------------------------------------------------


def faces(back: int) -> list[int]:
    """The faces of all cards with a back: one for each copy."""
    deck = house_deck()
    return [deck.faces[card] for card in deck.pile(back)]


def symbols(face: int) -> list[str]:
    deck = house_deck()
    names = [symbol["id"] for symbol in deck.source["symbol"]]
    return [name for at, name in enumerate(names) if (deck.symbols[face] >> at) & 1]


def test_the_house_deck_has_so_many_cards() -> None:
    assert {kind: len(house_deck().source[kind]) for kind in BACKS} == {
        "plot": 47,
        "target": 36,
        "agent": 12,
        "chase": 6,
    }
    assert [len(faces(back)) for back in (PLOT, TARGET, AGENT, CHASE)] == [80, 36, 54, 36]
    assert house_deck().source["set"] == "house"


def test_house_plots() -> None:
    by_size = Counter(len(symbols(face)) for face in faces(PLOT))
    assert by_size == {1: 30, 2: 30, 3: 20}
    points = {
        size: {house_deck().points[face] for face in faces(PLOT) if len(symbols(face)) == size} for size in by_size
    }
    assert points == {1: {1, 2}, 2: {1, 2}, 3: {2, 3}}
    for size, times in ((1, 5), (2, 10), (3, 10)):
        counts = Counter(chain.from_iterable(symbols(face) for face in faces(PLOT) if len(symbols(face)) == size))
        assert counts == dict.fromkeys(["bomb", "coin", "mask", "ray", "gear", "fang"], times)


def test_house_targets() -> None:
    assert Counter(len(symbols(face)) for face in faces(TARGET)) == {3: 12, 4: 18, 5: 6}
    assert len(set(faces(TARGET))) == 36
    value = house_deck().value
    sums = [sum(value[face][symbol] for face in faces(TARGET)) for symbol in range(6)]
    assert set(sums) == {35, 36}
    for face in faces(TARGET):
        worth = [points for points in value[face] if points]
        assert len(worth) == len(symbols(face))
        assert set(worth) <= {1, 2, 3}


def test_house_agents_and_chase_cards() -> None:
    assert set(Counter(chain.from_iterable(symbols(face) for face in faces(AGENT))).values()) == {9}
    assert all(len(symbols(face)) == 1 for face in faces(AGENT))
    assert Counter(TYPES[house_deck().type[face]] for face in faces(CHASE)) == dict.fromkeys(TYPES, 12)


@clause("evil101.ruling.a29", "evil101.ruling.a32")
def test_no_house_plot_has_a_symbol_twice_or_is_worth_nothing() -> None:
    for plot in house_deck().source["plot"]:
        assert len(plot["symbols"]) == len(set(plot["symbols"]))
        assert plot["points"] > 0


def test_every_house_plot_fits_somewhere_and_the_best_brings_nine() -> None:
    deck = house_deck()
    best = 0
    for plot in set(faces(PLOT)):
        needs = deck.symbols[plot]
        fits = [target for target in set(faces(TARGET)) if needs & deck.symbols[target] == needs]
        assert fits, plot
        gains = [sum(deck.value[target][at] for at in range(6) if (needs >> at) & 1) for target in fits]
        best = max(best, deck.points[plot] + max(gains))
    assert best == 9


def test_house_symbols_differ_in_every_way() -> None:
    listed = house_deck().source["symbol"]
    assert [symbol["id"] for symbol in listed] == ["bomb", "coin", "mask", "ray", "gear", "fang"]
    for field in ("glyph", "colour", "pattern", "shape"):
        assert len({symbol[field] for symbol in listed}) == 6, field


def test_house_names_stand_in_both_languages_and_once() -> None:
    source = house_deck().source
    entries = [entry for kind in ("symbol", *BACKS) for entry in source[kind]]
    for language in ("en", "nn"):
        assert all(entry["name"][language] for entry in [source, *entries])
        for kind in BACKS:
            names = [entry["name"][language] for entry in source[kind]]
            assert len(names) == len(set(names)), kind


def test_house_cards_that_examples_use() -> None:
    source = house_deck().source
    targets = {entry["id"]: entry["symbols"] for entry in source["target"]}
    assert targets["target-05"] == {"bomb": 3, "mask": 1, "fang": 1}
    assert targets["target-33"] == {"bomb": 1, "coin": 1, "mask": 1, "gear": 1, "fang": 3}
    assert targets["target-28"] == {"mask": 1, "ray": 1, "gear": 3, "fang": 1}
    (plot,) = [entry for entry in source["plot"] if entry["id"] == "plot-bm"]
    assert (plot["symbols"], plot["points"], plot["copies"]) == (["bomb", "mask"], 2, 2)


# A deck of one's own -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_the_documented_deck_plays_to_the_end(players: int) -> None:
    deck = read_deck(documented_deck(), "my-deck.toml")
    for number in range(3):
        game = BOX.new(players, seed=f"own {number}", deck=deck, ask_forced=True)
        assert isinstance(game, Evil101)
        chance = seeded(f"lots {number}")
        while not game.over:
            game.check()
            game.take(game.choices[chance.below(len(game.choices))])
        game.check()
        assert max(game.points) >= 20 and game.winners


def test_the_documented_deck_says_what_it_says() -> None:
    deck = read_deck(documented_deck(), "my-deck.toml")
    assert [len(deck.pile(back)) for back in range(4)] == [12, 6, 12, 12]
    assert deck.symbols == [0b01, 0b11, 0b11, 0b11, 0b01, 0b10, 0, 0, 0]
    assert deck.points == [1, 3, 0, 0, 0, 0, 0, 0, 0]
    assert [deck.value[face] for face in (2, 3)] == [[2, 1], [1, 3]]
    assert deck.type == [-1] * 6 + [0, 1, 2]
    assert deck.source == documented_deck()


@clause("evil101.ruling.a29")
def test_a_symbol_named_twice_counts_once() -> None:
    deck = documented_deck()
    deck["plot"][0]["symbols"] = ["whisk", "whisk"]
    assert read_deck(deck, "my-deck.toml").symbols[0] == 0b01


def test_copies_may_be_left_out() -> None:
    deck = documented_deck()
    del deck["agent"][0]["copies"]
    assert len(read_deck(deck, "my-deck.toml").pile(AGENT)) == 7


@pytest.mark.parametrize("points", [0, MOST])
def test_the_smallest_and_largest_numbers(points: int) -> None:
    deck = documented_deck()
    deck["plot"][0]["points"] = points
    deck["target"][0]["symbols"]["whisk"] = points
    deck["chase"][0]["copies"] = 1
    deck["chase"][1]["copies"] = MOST
    read = read_deck(deck, "my-deck.toml")
    assert (read.points[0], read.value[2][0]) == (points, points)
    assert len(read.pile(CHASE)) == 1 + MOST + 4


@clause("evil101.ruling.a34", "evil101.ruling.a25")
@pytest.mark.parametrize("players", [2, 6])
def test_a_deck_that_loads_can_be_played_to_the_end(players: int) -> None:
    """One card of each kind, and Plots that every Agent foils: hands stay empty, and still it ends."""
    deck = documented_deck()
    deck["symbol"] = deck["symbol"][:1]
    deck["plot"] = [{"id": "p", "name": "P", "symbols": ["whisk"], "points": 0}]
    deck["target"] = [{"id": "t", "name": "T", "symbols": {"whisk": 0}, "copies": 6}]
    deck["agent"] = [{"id": "a", "name": "A", "symbol": "whisk"}]
    deck["chase"] = [{"id": "c", "name": "C", "type": "car"}]
    game = BOX.new(players, seed="barren", deck=read_deck(deck, "barren.toml"))
    while not game.over:
        game.take(game.choices[0])
    assert game.winners == list(range(players))


# Faults --------------------------------------------------------------------------------------------------------------


def fault(change: Callable[[Source], object]) -> BadDeck:
    """What is wrong with the documented deck after a change."""
    deck = deepcopy(documented_deck())
    change(deck)
    with pytest.raises(BadDeck) as bad:
        read_deck(deck, "my-deck.toml")
    assert bad.value.file == "my-deck.toml"
    return bad.value


def put(kind: str, at: int, field: str, value: object) -> Callable[[Source], object]:
    return lambda deck: deck[kind][at].update({field: value})


def drop(kind: str, at: int, field: str) -> Callable[[Source], object]:
    return lambda deck: deck[kind][at].pop(field)


def top(field: str, value: object) -> Callable[[Source], object]:
    return lambda deck: deck.update({field: value})


MANY_SYMBOLS = [{"id": f"s{number}", "name": "S"} for number in range(MOST_SYMBOLS + 1)]

FAULTS: list[tuple[str, str, str, Callable[[Source], object]]] = [
    # problem, card, field, what was done to the deck
    ("other-game", "", "game", top("game", "nefarious")),
    ("other-game", "", "game", lambda deck: deck.pop("game")),
    ("bad-name", "", "name", top("name", "")),
    ("bad-name", "", "name", lambda deck: deck.pop("name")),
    ("bad-name", 'symbol "whisk"', "name", put("symbol", 0, "name", 7)),
    ("bad-name", 'plot "salt-for-sugar"', "name", put("plot", 0, "name", {})),
    ("bad-name", 'plot "salt-for-sugar"', "name", put("plot", 0, "name", {"en": "Salt", "nn": ""})),
    ("unknown-field", "", "symbols", top("symbols", [])),
    ("unknown-field", 'symbol "whisk"', "color", put("symbol", 0, "color", "#000000")),
    ("unknown-field", 'plot "salt-for-sugar"', "point", put("plot", 0, "point", 1)),
    ("unknown-field", 'target "grandmas-birthday"', "points", put("target", 0, "points", 1)),
    ("unknown-field", 'agent "taster"', "symbols", put("agent", 0, "symbols", ["whisk"])),
    ("unknown-field", 'chase "delivery-van"', "kind", put("chase", 0, "kind", "car")),
    ("none-of-these", "", "symbol", lambda deck: deck.pop("symbol")),
    ("none-of-these", "", "plot", top("plot", [])),
    ("none-of-these", "", "target", top("target", {"id": "one"})),
    ("none-of-these", "", "agent", lambda deck: deck.pop("agent")),
    ("none-of-these", "", "chase", top("chase", 3)),
    ("not-a-table", "plot 2", "", lambda deck: deck["plot"].insert(1, "souffle")),
    ("missing-text", "agent 1", "id", drop("agent", 0, "id")),
    ("missing-text", "chase 3", "id", put("chase", 2, "id", 5)),
    ("missing-text", "symbol 2", "id", put("symbol", 1, "id", "")),
    ("twice", 'plot "salt-for-sugar"', "id", put("plot", 1, "id", "salt-for-sugar")),
    ("twice", 'chase "whisk"', "id", put("chase", 0, "id", "whisk")),
    ("too-many-symbols", 'symbol "s12"', "symbol", top("symbol", MANY_SYMBOLS)),
    ("no-symbols", 'plot "salt-for-sugar"', "symbols", drop("plot", 0, "symbols")),
    ("no-symbols", 'plot "salt-for-sugar"', "symbols", put("plot", 0, "symbols", [])),
    ("no-symbols", 'plot "salt-for-sugar"', "symbols", put("plot", 0, "symbols", "whisk")),
    ("no-symbols", 'plot "salt-for-sugar"', "symbols", put("plot", 0, "symbols", {"whisk": 2})),
    ("no-symbols", 'target "fire-station-lunch"', "symbols", put("target", 1, "symbols", {})),
    ("no-values", 'target "fire-station-lunch"', "symbols", put("target", 1, "symbols", ["whisk"])),
    ("no-values", 'target "fire-station-lunch"', "symbols", drop("target", 1, "symbols")),
    ("unknown-symbol", 'plot "salt-for-sugar"', "symbols", put("plot", 0, "symbols", ["wisk"])),
    ("unknown-symbol", 'target "grandmas-birthday"', "symbols", put("target", 0, "symbols", {"flam": 1})),
    ("unknown-symbol", 'agent "smoke-alarm"', "symbol", put("agent", 1, "symbol", "smoke")),
    ("unknown-symbol", 'agent "smoke-alarm"', "symbol", put("agent", 1, "symbol", ["flame"])),
    ("unknown-symbol", 'agent "smoke-alarm"', "symbol", drop("agent", 1, "symbol")),
    ("bad-number", 'plot "souffle-of-doom"', "points", drop("plot", 1, "points")),
    ("bad-number", 'plot "souffle-of-doom"', "points", put("plot", 1, "points", -1)),
    ("bad-number", 'plot "souffle-of-doom"', "points", put("plot", 1, "points", MOST + 1)),
    ("bad-number", 'plot "souffle-of-doom"', "points", put("plot", 1, "points", 1.5)),
    ("bad-number", 'plot "souffle-of-doom"', "points", put("plot", 1, "points", True)),
    ("bad-number", 'chase "soup-pot"', "copies", put("chase", 2, "copies", 0)),
    ("bad-number", 'agent "taster"', "copies", put("agent", 0, "copies", "six")),
    ("bad-number", 'target "grandmas-birthday"', "flame", put("target", 0, "symbols", {"whisk": 1, "flame": -1})),
    ("unknown-type", 'chase "egg-beater"', "type", put("chase", 1, "type", "balloon")),
    ("unknown-type", 'chase "egg-beater"', "type", drop("chase", 1, "type")),
    ("too-few-cards", "", "target", put("target", 0, "copies", 2)),
]


@pytest.mark.parametrize(("problem", "card", "field", "change"), FAULTS)
def test_a_fault_names_file_card_and_field(
    problem: str, card: str, field: str, change: Callable[[Source], object]
) -> None:
    bad = fault(change)
    assert (bad.problem, bad.card, bad.field) == (problem, card, field)


def test_every_problem_is_among_them() -> None:
    assert problems(deckfile) == {problem for problem, *_ in FAULTS}


def test_what_was_probably_meant() -> None:
    assert fault(put("plot", 0, "symbols", ["wisk"])).details == {"name": "wisk", "meant": "whisk"}
    assert fault(put("plot", 0, "symbols", ["xyzzy"])).details == {"name": "xyzzy", "meant": ""}
    assert fault(put("plot", 0, "point", 1)).details == {"meant": "points"}
    assert fault(put("symbol", 0, "color", "red")).details == {"meant": "colour"}


def test_what_would_be_right() -> None:
    assert fault(put("plot", 1, "points", -1)).details == {"least": 0, "most": MOST}
    assert fault(put("plot", 1, "copies", 0)).details == {"least": 1, "most": MOST}
    assert fault(put("chase", 1, "type", "balloon")).details == {"types": "car, helicopter, submarine"}
    assert fault(put("target", 0, "copies", 2)).details == {"least": 6}
    assert fault(top("symbol", MANY_SYMBOLS)).details == {"most": MOST_SYMBOLS}
    assert fault(top("game", "alone")).details == {"game": "evil101"}


def test_a_deck_can_be_read_again_from_its_own_source() -> None:
    """As records do."""
    for deck in (house_deck(), read_deck(documented_deck(), "my-deck.toml")):
        again: Cards = read_deck(deck.source, "record")
        assert (again.faces, again.symbols, again.points, again.value, again.type) == (
            deck.faces,
            deck.symbols,
            deck.points,
            deck.value,
            deck.type,
        )
