"""Decks: the house deck in numbers, and every fault that a deck of one's own can have."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from villainy.engine.chance import seeded
from villainy.engine.deckfile import MOST
from villainy.engine.errors import BadDeck
from villainy.games.spies import BOX
from villainy.games.spies.deck import KINDS, MOST_TRICKS
from villainy.games.spies.deckfile import MOST_IN_PLAY, house_deck, read_deck
from villainy.games.spies.vocabulary import (
    DISCARDS,
    KEYWORDS,
    LOOKS,
    NEEDS,
    OPERATIONS,
    RESOURCES,
    STATS,
    TARGETS,
    TRIGGERS,
)

DOCS = Path(__file__).parents[3] / "docs" / "decks-spies.md"
Source = dict[str, Any]
PRINTED = {"igor", "steel-door", "freeze-ray", "death-ray", "assassin", "virtual-env", "rocket-shoes"}


# The house deck -------------------------------------------------------------------------------------------------------


def copies(kind: str) -> int:
    return sum(design["copies"] for design in house_deck().source[kind])


@clause("spies.setup.decks", "spies.ruling.r38")
def test_the_house_deck_has_so_many_cards() -> None:
    designs = {kind: (len(house_deck().source[kind]), copies(kind)) for kind in KINDS}
    assert designs == {
        "minion": (22, 46),
        "contraption": (23, 26),
        "epiphany": (18, 25),
        "plan": (14, 19),
        "spy": (20, 28),
        "node": (20, 27),
        "intelligence": (17, 22),
    }
    assert house_deck().first_card == [0, 97, 116, 193]


def test_printed_cards_are_told_apart_from_ours() -> None:
    source = house_deck().source
    printed = {design["id"] for kind in KINDS for design in source[kind] if design["set"] == "printed"}
    assert printed == PRINTED
    assert {design["set"] for kind in KINDS for design in source[kind]} == {"printed", "house"}


def test_every_card_has_a_name_in_both_languages() -> None:
    for kind in KINDS:
        for design in house_deck().source[kind]:
            assert set(design["name"]) == {"en", "nn"}


@clause("spies.plan.scaling")
def test_more_evilness_costs_more() -> None:
    plans = house_deck().source["plan"]
    assert sum(plan["evilness"] * plan["copies"] for plan in plans) == 53
    costs: dict[int, list[int]] = {}
    for plan in plans:
        costs.setdefault(plan["evilness"], []).append(plan["contraptionCost"] + plan["minionCost"])
    averages = [sum(costs[evilness]) / len(costs[evilness]) for evilness in sorted(costs)]
    assert averages == sorted(averages)


# Faults ---------------------------------------------------------------------------------------------------------------


def changed(change: Callable[[Source], object]) -> Source:
    source = deepcopy(house_deck().source)
    change(source)
    return source


def ability(kind: str, at: int, line: int = 0, **fields: object) -> Callable[[Source], object]:
    """Change fields of a line of a card; None takes one away."""

    def change(source: Source) -> None:
        entry = source[kind][at]["abilities"][line]
        for name, value in fields.items():
            entry[name.rstrip("_")] = value
            if value is None:
                del entry[name.rstrip("_")]

    return change


def field(kind: str, at: int, **fields: object) -> Callable[[Source], object]:
    def change(source: Source) -> None:
        source[kind][at].update(fields)

    return change


FAULTS: list[tuple[Callable[[Source], object], str, str, str]] = [
    (lambda s: s.update(game="evil101"), "", "game", "other-game"),
    (lambda s: s.update(cards=[]), "", "cards", "unknown-field"),
    (lambda s: s.update(name=""), "", "name", "bad-name"),
    (lambda s: s.update(spy=[]), "", "spy", "none-of-these"),
    (lambda s: s["spy"].append("bond"), "spy 21", "", "not-a-table"),
    (lambda s: s["spy"].append({"name": "Bond"}), "spy 21", "id", "missing-text"),
    (field("spy", 1, id="assassin"), 'spy "assassin"', "id", "twice"),
    (field("spy", 1, atack=1), 'spy "rookie"', "atack", "unknown-field"),
    (field("spy", 1, attack=-1), 'spy "rookie"', "attack", "bad-number"),
    (field("spy", 1, attack=MOST + 1), 'spy "rookie"', "attack", "bad-number"),
    (field("spy", 1, attack=True), 'spy "rookie"', "attack", "bad-number"),
    (field("spy", 1, max=0), 'spy "rookie"', "max", "bad-number"),
    (field("spy", 1, set="mine"), 'spy "rookie"', "set", "unknown-word"),
    (field("spy", 1, name=7), 'spy "rookie"', "name", "bad-name"),
    (field("spy", 1, copies=0), 'spy "rookie"', "copies", "bad-number"),
    (field("spy", 1, copies=MOST_IN_PLAY), "", "spy", "too-many-cards"),
    (field("node", 0, copies=MOST_IN_PLAY), "", "node", "too-many-cards"),
    (field("node", 0, connectors=[]), 'node "virtual-env"', "connectors", "none-of-these"),
    (field("node", 0, connectors=["up"]), 'node "virtual-env"', "connectors", "unknown-word"),
    (field("contraption", 0, cost=0), 'contraption "steel-door"', "cost", "bad-number"),
    (field("contraption", 0, type="loose"), 'contraption "steel-door"', "type", "unknown-word"),
    (field("plan", 0, evilness=0), 'plan "decaf"', "evilness", "bad-number"),
    (field("epiphany", 0, window="never"), 'epiphany "freeze-ray"', "window", "unknown-word"),
    (field("epiphany", 0, abilities=[]), 'epiphany "freeze-ray"', "abilities", "none-of-these"),
    (field("epiphany", 0, abilities="all"), 'epiphany "freeze-ray"', "abilities", "not-a-list"),
    (field("epiphany", 0, abilities=["all"]), 'epiphany "freeze-ray"', "abilities.1", "not-a-table"),
    (ability("epiphany", 0, who="me"), 'epiphany "freeze-ray"', "abilities.1.who", "unknown-field"),
    (ability("epiphany", 0, when="later"), 'epiphany "freeze-ray"', "abilities.1.when", "unknown-word"),
    (ability("epiphany", 0, when="busy"), 'epiphany "freeze-ray"', "abilities.1.when", "not-together"),
    (ability("epiphany", 0, target="nobody"), 'epiphany "freeze-ray"', "abilities.1.target", "unknown-word"),
    (ability("epiphany", 0, target="link"), 'epiphany "freeze-ray"', "abilities.1.target", "not-together"),
    (ability("epiphany", 0, do=[]), 'epiphany "freeze-ray"', "abilities.1.do", "none-of-these"),
    (ability("epiphany", 0, do=["melt"]), 'epiphany "freeze-ray"', "abilities.1.do", "unknown-word"),
    (ability("epiphany", 0, do=["mod", "attack"]), 'epiphany "freeze-ray"', "abilities.1.do", "bad-count"),
    (ability("epiphany", 0, do=["mod", "charm", 1]), 'epiphany "freeze-ray"', "abilities.1.do", "unknown-word"),
    (ability("epiphany", 0, do=["mod", "attack", "two"]), 'epiphany "freeze-ray"', "abilities.1.do", "bad-number"),
    (ability("epiphany", 0, do=["give", "wings"]), 'epiphany "freeze-ray"', "abilities.1.do", "unknown-word"),
    (ability("epiphany", 0, do=["give", "dark"]), 'epiphany "freeze-ray"', "abilities.1.target", "not-together"),
    (ability("epiphany", 0, for_="ever"), 'epiphany "freeze-ray"', "abilities.1.for", "unknown-word"),
    (ability("epiphany", 0, for_=None), 'epiphany "freeze-ray"', "abilities.1.for", "not-together"),
    (ability("epiphany", 0, size=-1), 'epiphany "freeze-ray"', "abilities.1.size", "bad-number"),
    (ability("epiphany", 0, need=["free"]), 'epiphany "freeze-ray"', "abilities.1.need", "not-a-table"),
    (ability("epiphany", 0, need={"luck": True}), 'epiphany "freeze-ray"', "abilities.1.need", "unknown-word"),
    (ability("epiphany", 0, need={"free": 1}), 'epiphany "freeze-ray"', "abilities.1.need.free", "unknown-word"),
    (ability("epiphany", 0, need={"costMax": -1}), 'epiphany "freeze-ray"', "abilities.1.need.costMax", "bad-number"),
    (ability("node", 0, 1, limit=None), 'node "virtual-env"', "abilities.2.limit", "none-of-these"),
    (ability("node", 0, 1, limit="game"), 'node "virtual-env"', "abilities.2.limit", "unknown-word"),
    (ability("node", 0, target="self"), 'node "virtual-env"', "abilities.1.target", "not-together"),
    (ability("spy", 0, do=["kill"]), 'spy "assassin"', "abilities.1.target", "not-together"),
    (ability("minion", 0, target="host"), 'minion "igor"', "abilities.1.target", "not-together"),
    (ability("intelligence", 10, do=["look", "hand"]), 'intelligence "leak"', "abilities.1.target", "not-together"),
]


@pytest.mark.parametrize(("change", "card", "place", "problem"), FAULTS)
def test_a_fault_is_named_with_file_card_and_field(
    change: Callable[[Source], object], card: str, place: str, problem: str
) -> None:
    with pytest.raises(BadDeck) as bad:
        read_deck(changed(change), "mine.toml")
    error = bad.value
    assert (error.file, error.card, error.field, error.problem) == ("mine.toml", card, place, problem)


def test_too_many_tricks_on_one_card() -> None:
    def change(source: Source) -> None:
        source["node"][0]["abilities"] += [source["node"][0]["abilities"][1]] * MOST_TRICKS

    with pytest.raises(BadDeck) as bad:
        read_deck(changed(change), "mine.toml")
    assert (bad.value.field, bad.value.problem) == ("abilities", "too-many-tricks")


def test_what_was_probably_meant() -> None:
    with pytest.raises(BadDeck) as bad:
        read_deck(changed(ability("epiphany", 0, target="anySpi")), "mine.toml")
    assert bad.value.details["meant"] == "anySpy"
    assert "anySpy" in str(bad.value.details["known"])


def test_the_documented_deck_is_played() -> None:
    text = DOCS.read_text(encoding="utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    deck = read_deck(tomllib.loads(block), "decks-spies.md")
    for seed in range(3):
        chance = seeded(f"kitchen {seed}")
        game = BOX.new(2, seed=str(seed), deck=deck)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))


def test_the_documentation_knows_every_word() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for word in (*TRIGGERS, *NEEDS, *TARGETS, *OPERATIONS, *STATS, *KEYWORDS, *RESOURCES, *DISCARDS, *LOOKS):
        assert re.search(rf"\b{word}\b", text), word


def test_a_deck_of_ones_own_is_played() -> None:
    """A small deck with texts that the house deck has not."""

    def change(source: Source) -> None:
        for kind in KINDS:
            source[kind] = [{**design, "copies": 1} for design in source[kind][:6]]
        source["minion"][1]["abilities"] = [
            {"when": "static", "target": "otherMinions", "do": ["mod", "health", 1], "for": "inPlay"},
            {"when": "dies", "target": "spy", "do": ["kill"]},
            {"when": "busy", "target": "allMinions", "do": ["mod", "attack", 1], "for": "turn"},
        ]
        source["contraption"][0]["abilities"] = [
            {"when": "spyEnters", "target": "allMinions", "do": ["damage", 1]},
            {"when": "spyIgnores", "target": "owner", "do": ["discard", 1, "choice"]},
        ]
        source["spy"][1]["abilities"] = [
            {"when": "entry", "target": "minion", "do": ["damage", 1]},
            {"when": "once", "target": "adjacent", "do": ["kill"], "limit": "turn"},
        ]
        source["spy"][1]["abilities"][1] = {"when": "dies", "target": "owner", "do": ["draw", 1]}
        source["intelligence"][0] = {
            "id": "storm",
            "name": "Storm",
            "window": "any",
            "abilities": [
                {"when": "played", "target": "twoMinions", "do": ["swap"]},
                {"when": "played", "target": "minion", "do": ["move"]},
                {"when": "played", "target": "allMinions", "do": ["damage", 1]},
            ],
        }

    deck = read_deck(changed(change), "mine.toml")
    for seed in range(8):
        chance = seeded(f"own {seed}")
        game = BOX.new(2, seed=str(seed), deck=deck, ask_forced=seed % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()
