"""How fast a game runs on one core: decisions, clones, saves, loads and re-deals.

A *decision* is a question with two or more options, chosen by lot in the compiled loop that simulations use. Every
figure is the best of several repetitions in processor time, because a shared machine only ever makes things slower. As
in `timeit`, the garbage collector rests meanwhile.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import Any

import msgspec

from villainy.build import compiled
from villainy.engine.box import Box, Settings
from villainy.engine.chance import Chance, seeded
from villainy.engine.game import Game
from villainy.engine.playout import play_out
from villainy.games import box as take

REPETITIONS = 9
SECONDS = 0.5
"""About how long one repetition takes."""
POSITIONS = 40
"""Positions of random games, spread over the game, at which cloning and the like is measured."""

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1."""


@dataclass(frozen=True)
class Table:
    """What is played: a game for so many, with these settings."""

    box: Box
    players: int
    settings: Settings

    def new(self, seed: int) -> Game:
        return self.box.new(self.players, seed=str(seed), settings=self.settings)

    def load(self, saved: bytes) -> Game:
        return self.box.load(msgspec.json.decode(saved), self.players, self.settings, self.box.house_deck())


def bench(
    name: str, players: int = 4, settings: Settings | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """The figures of one game. The number of players is moved into the game's range."""
    box = take(name)
    players = min(max(players, box.seats.start), box.seats.stop - 1)
    table = Table(box, players, box.read_settings(settings or {}, players))
    chance = seeded("bench")
    games = _positions(table, chance)
    report = progress or _silent
    with _at_rest():
        decisions_per_s, games_per_s = _random_play(table, chance, report)
        saved = [msgspec.json.encode(game.save()) for game in games]
        figures = {
            "clone_us": _each(lambda: [game.clone() for game in games]),
            "save_us": _each(lambda: [msgspec.json.encode(game.save()) for game in games]),
            "load_us": _each(lambda: [table.load(data) for data in saved]),
            "redeal_us": _each(lambda: [game.redeal(at % (players + 1), chance) for at, game in enumerate(games)]),
        }
    report(1.0)
    return {
        "game": name,
        "players": players,
        "options": dict(settings or {}),
        "compiled": compiled(),
        "decisions_per_s": round(decisions_per_s),
        **{figure: round(value, 2) for figure, value in figures.items()},
        "games_per_s": round(games_per_s, 1),
    }


def _silent(done: float) -> None:
    pass


@contextmanager
def _at_rest() -> Iterator[None]:
    """No garbage collection in between."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _random_play(table: Table, chance: Chance, report: Progress) -> tuple[float, float]:
    """Decisions and games a second, setting up included."""
    best = 0.0, 0.0
    for repetition in range(REPETITIONS):
        decisions = games = 0
        begun = process_time()
        spent = 0.0
        while spent < SECONDS:
            for _ in range(20):
                decisions += play_out(table.new(games), chance)
                games += 1
            spent = process_time() - begun
        best = max(best, (decisions / spent, games / spent))
        gc.collect()
        report((repetition + 1) / (REPETITIONS + 2))
    return best


def _each(work: Callable[[], list[object]]) -> float:
    """Microseconds that one of the things takes which `work` makes."""
    best = 1e9
    for _ in range(REPETITIONS):
        made = 0
        begun = process_time()
        spent = 0.0
        while spent < SECONDS / 5:
            made += len(work())
            spent = process_time() - begun
        best = min(best, spent / made * 1e6)
    return best


def _positions(table: Table, chance: Chance) -> list[Game]:
    """Games stopped at random, each after its own number of decisions."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        game = table.new(seed)
        seed += 1
        for _ in range(chance.below(10 + 4 * len(found))):
            if not game.over:
                game.take(chance.pick(game.choices))
        if not game.over:
            found.append(game)
    return found
