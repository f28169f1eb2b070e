"""Random games: the rules' own check at every decision, and every line of every card happens some time."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from villainy.engine.chance import Chance, seeded
from villainy.engine.event import Event
from villainy.engine.step import Ask, Step
from villainy.games.spies import BOX
from villainy.games.spies.combat import spy_initiative
from villainy.games.spies.deck import KINDS, SQUARES, Cards
from villainy.games.spies.deckfile import read_deck
from villainy.games.spies.discarding import DiscardChoice, TakeIntelligence
from villainy.games.spies.effects import Aim, Perform
from villainy.games.spies.events import Resolve
from villainy.games.spies.game import Spies
from villainy.games.spies.networks import tally
from villainy.games.spies.stats import (
    is_minion,
    minion_keys,
    minion_stat,
    perception,
    seen_size,
    spy_keys,
    spy_stat,
    stretch,
)
from villainy.games.spies.vocabulary import STATS, TRIGGERS

GAMES = 600
"""So many at most; every card has had its say long before."""
HOUSE = BOX.house_deck().source
DESIGNS = {design["id"]: (kind, design) for kind in KINDS for design in HOUSE[kind]}
IN_PLAY = {
    "minion": ["minion"],
    "contraption": ["built", "attached"],
    "epiphany": ["resolves"],
    "plan": ["completed"],
    "spy": ["enters"],
    "node": ["node"],
    "intelligence": ["resolves"],
}
"""The events that say that a card has come to be used at all."""
DOES = {
    "mod": "attack-changed health-changed perception-changed sneak-changed",
    "give": "given-ambush given-dark given-initiative given-quietDestroy given-reenter given-saved given-stalled",
    "damage": "minion-hurt spy-hurt",
    "kill": "minion-died spy-died ejected",
    "heal": "regained",
    "eject": "ejected",
    "withdraw": "withdrew",
    "unassign": "unassigned barred",
    "destroy": "destroyed node-destroyed",
    "return": "returned",
    "cut": "cut disconnected",
    "busy": "busy",
    "free": "free",
    "move": "moved",
    "swap": "swapped",
    "jump": "jumps",
    "draw": "drew",
    "discard": "discarded",
    "look": "looked-at-plan looked-at-hand",
    "gain": "gained-work gained-plays gained-actions",
    "cancel": "cancelled",
    "replan": "put-back",
}
"""The events that say that an operation has changed something, for somebody."""

Line = tuple[str, str, int]
"""One line of a card: its id, the trigger, and which of those with that trigger."""
SELDOM: dict[Line, dict[str, int]] = {
    # Only if the network is cut down while the Spy stands there already, and still supports the Spy.
    ("steel-door", "spyActs", 0): {"igor": 1, "steel-door": 10, "snip": 12, "decaf": 6, "veteran": 8}
    | {"switchboard": 10, "rocket-shoes": 1},
}
"""Lines that thousands of random games may not show, and the copies of a small deck in which they happen sooner."""


def lines() -> dict[Line, dict[str, Any]]:
    """Every line of every card."""
    found: dict[Line, dict[str, Any]] = {}
    for name, (_, design) in DESIGNS.items():
        counted: dict[str, int] = {}
        for ability in design.get("abilities", []):
            index = counted.setdefault(ability["when"], 0)
            counted[ability["when"]] += 1
            found[name, ability["when"], index] = ability
    return found


LINES = lines()


def walk(game: Spies, chance: Chance) -> Iterator[tuple[Step[Any], list[Event]]]:
    """A move by lot, step by step: each with what was heard of it."""
    asking: Ask[Any] = game.asking
    game.events = []
    asking.answer(game, game.seat, chance.pick(game.choices))
    yield asking, game.events
    while game.seat < 0 and game.agenda:
        step = game.agenda.pop()
        game.events = []
        step.perform(game)
        yield step, game.events
    game.advance()


class Witness:
    """Sees in games what has not happened yet."""

    def __init__(self) -> None:
        self.unused = set(DESIGNS)
        self.missing = set(LINES)
        self.names: list[str] = []
        """The id of every face in the deck."""
        self.line: Line | None = None
        """The line whose doing goes on."""

    def watch(self, game: Spies, chance: Chance) -> None:
        """A whole game."""
        self.names = [design["id"] for kind in KINDS for design in game.cards.source[kind]]
        while not game.over and (self.unused or self.missing):
            for step, events in walk(game, chance):
                self.hear(game, step, events)
            self.look(game)

    def hear(self, game: Spies, step: Step[Any], events: list[Event]) -> None:
        """What a step has done is the doing of the line that it stands for."""
        for event in events:
            if event.face >= 0 and event.kind in IN_PLAY[DESIGNS[self.names[event.face]][0]]:
                self.unused.discard(self.names[event.face])
        if isinstance(step, Perform | Aim):
            self.line = (self.names[game.face[step.card]], TRIGGERS[step.when], step.index)
        elif isinstance(step, Resolve):
            self.line = (self.names[game.face[step.card]], "played", 0)  # a cancelling card does not wait any further
        elif not isinstance(step, DiscardChoice | TakeIntelligence):
            self.line = None
        if self.line is not None and self.line in self.missing:
            kinds = DOES[LINES[self.line]["do"][0]].split()
            if any(event.kind in kinds for event in events):
                self.missing.discard(self.line)
        self._hear_of_deaths(events)
        # What is always on and works once a turn has done so.
        worked = {self.names[game.face[key // 4]] for key in game.used if key % 4 == 3}
        self.missing -= {line for line in self.missing if line[0] in worked and line[1] == "static"}

    def _hear_of_deaths(self, events: list[Event]) -> None:
        """What a death leads to happens at once, in whatever step it was: after it, and by the dead card's text."""
        dead: set[str] = set()
        for event in events:
            if event.kind in {"spy-died", "destroyed"}:
                dead.add(self.names[event.face])
            for line in [line for line in self.missing if line[0] in dead and line[1] == "dies"]:
                texts = {"spies.contraption.text", "spies.spy.ability"}
                if event.kind in DOES[LINES[line]["do"][0]].split() and event.clause in texts:
                    self.missing.discard(line)

    def look(self, game: Spies) -> None:
        """What is always on has happened when the numbers and keywords in play would be others without it."""
        cards = [*game.lair, *game.attached, *game.nodes, *game.spies]
        names = {self.names[game.face[card]] for card in cards if card >= 0}
        candidates = [line for line in self.missing if line[1] == "static" and line[0] in names]
        if not candidates:
            return
        truth = shape(game)
        for line in candidates:
            other = game.clone()
            other.cards = without(line)
            for slot in range(len(other.net)):
                if other.net[slot] == slot:
                    tally(other, slot)
            if shape(other) != truth:
                self.missing.discard(line)

    def complaints(self) -> list[str]:
        """What was never seen."""
        return sorted([*(f"{name} was never used" for name in self.unused), *map(str, self.missing)])


@cache
def without(line: Line) -> Cards:
    """The house deck without one line of one card."""
    name, when, index = line
    source = msgspec.json.decode(msgspec.json.encode(HOUSE))
    printed = next(design for design in source[DESIGNS[name][0]] if design["id"] == name)
    at = [n for n, ability in enumerate(printed["abilities"]) if ability["when"] == when][index]
    del printed["abilities"][at]
    return read_deck(source, "without")


def only(copies: dict[str, int]) -> Cards:
    """A deck of just these cards of the house's."""
    kept = {
        kind: [{**design, "copies": copies[design["id"]]} for design in HOUSE[kind] if design["id"] in copies]
        for kind in KINDS
    }
    return read_deck({**HOUSE, **kept}, "only")


def shape(game: Spies) -> list[object]:
    """All numbers and keywords of everybody in play."""
    found: list[object] = []
    for square in range(SQUARES):
        if is_minion(game, square):
            found.append([minion_stat(game, square, stat) for stat in range(len(STATS))])
            found.append((minion_keys(game, square), perception(game, square)))
    for slot, card in enumerate(game.spies):
        if card >= 0:
            network = game.assigned[slot]
            found.append([spy_stat(game, slot, stat) for stat in range(len(STATS))])
            found.append(spy_keys(game, slot))
            if network >= 0:
                found.append((seen_size(game, slot, network), stretch(game, slot, network)))
    if game.infiltrator >= 0 and game.at >= 0 and is_minion(game, game.at):
        found.append(spy_initiative(game))
    return found


def test_random_games_are_sound() -> None:
    for seed in range(6):
        chance = seeded(f"sound {seed}")
        settings = {setting.name: setting.values[chance.below(len(setting.values))] for setting in BOX.settings}
        game = BOX.new(2, seed=str(seed), settings=settings, ask_forced=seed % 2 == 0)
        while not game.over:
            game.check()
            game.take(chance.pick(game.choices))
        game.check()


def test_every_card_is_laid_out_in_a_test() -> None:
    named: set[str] = set()
    for name in ("genius_cards", "master_cards", "infiltration", "lair", "networks", "plans", "windows"):
        tree = ast.parse(Path(__file__).with_name(f"test_{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.update(re.findall(r"[a-z0-9-]+", node.value))
    assert set(DESIGNS) - named == set()


def test_every_line_of_every_card_happens(capsys: pytest.CaptureFixture[str]) -> None:
    witness = Witness()
    played = 0

    def play(deck: Cards | None) -> None:
        nonlocal played
        game = BOX.new(2, seed=f"cards {played}", deck=deck, listening=True)
        assert isinstance(game, Spies)
        witness.watch(game, seeded(f"cards {played}"))
        played += 1

    while played < GAMES and (witness.unused or witness.missing - set(SELDOM)):
        play(None)
    house = played
    for line in [line for line in SELDOM if line in witness.missing]:
        deck = only(SELDOM[line])
        while played < 2 * GAMES and line in witness.missing:
            play(deck)
    with capsys.disabled():
        told = f"{len(DESIGNS)} cards, {len(LINES)} lines: {house} games, {played - house} more with small decks"
        print(f" [{told}] ", end="")  # noqa: T201  (the run says how long it took)
    assert witness.complaints() == []
