"""A match: the same bots game after game, each of them in every seat equally often."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from villainy.bots import bot
from villainy.engine.box import Box, Settings
from villainy.engine.chance import Chance, seeded
from villainy.engine.game import Deck
from villainy.engine.seat import Seat
from villainy.games import box

NORMAL_95: Final = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Entrant:
    """How one of the bots fared."""

    level: str
    games: int
    wins: float
    """A shared victory counts as its share."""
    mean_points: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate of winning lies, with 95 % confidence."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Match:
    """What a match has shown."""

    game: str
    seed: str
    games: int
    entrants: tuple[Entrant, ...]
    by_seat: tuple[float, ...]
    """The rate of winning by seat, whoever sat there, counted clockwise from the first Handler (or first player)."""
    mean_decisions: float
    mean_rounds: float


@dataclass(frozen=True)
class Result:
    """How one game ended, by seat."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    first: int
    decisions: int
    rounds: int


def play_match(
    game: str,
    levels: list[str],
    games: int,
    seed: str,
    settings: Settings | None = None,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Play so many games between bots of these levels; `progress` is told after each how many are done.

    A match with the same seed is the same match again, wherever it is played.
    """
    shelf = box(game)
    chance = seeded(seed)
    players = len(levels)
    wins = [0.0] * players
    points = [0] * players
    by_seat = [0.0] * players
    decisions = 0
    rounds = 0
    for number in range(games):
        entrants = seating(players, number)
        result = play_one(shelf, [levels[who] for who in entrants], chance, number, settings, deck)
        for seat, who in enumerate(entrants):
            wins[who] += result.wins[seat]
            points[who] += result.points[seat]
            by_seat[(seat - result.first) % players] += result.wins[seat]
        decisions += result.decisions
        rounds += result.rounds
        if progress is not None:
            progress(number + 1)
    return Match(
        game=game,
        seed=seed,
        games=games,
        entrants=tuple(Entrant(level, games, wins[who], _mean(points[who], games)) for who, level in enumerate(levels)),
        by_seat=tuple(_mean(won, games) for won in by_seat),
        mean_decisions=_mean(decisions, games),
        mean_rounds=_mean(rounds, games),
    )


def seating(players: int, number: int) -> list[int]:
    """Which entrant sits in each seat in the game of that number: everybody moves on by one seat a game."""
    return [(seat + number) % players for seat in range(players)]


def play_one(
    shelf: Box, levels: list[str], chance: Chance, number: int, settings: Settings | None, deck: Deck | None
) -> Result:
    """One game of a match, from fresh chance for the deck and for every bot; `levels` by seat."""
    players = len(levels)
    dealt = chance.stream(f"deal {number}").key.hex()
    game = shelf.new(players, seed=dealt, settings=settings, deck=deck)
    bots = [bot(level, shelf.name, chance.stream(f"bot {number} {seat}")) for seat, level in enumerate(levels)]
    first = game.view(players).get("handler", 0)
    decisions = 0
    while not game.over:
        seat = game.seat
        game.take(bots[seat].choose(Seat(game, seat)))
        decisions += 1
    return Result(
        wins=shares(game.winners, players),
        points=tuple(game.standing()),
        first=first,
        decisions=decisions,
        rounds=game.view(players).get("round", 0),
    )


def shares(winners: list[int], players: int) -> tuple[float, ...]:
    """What each seat gets of one victory."""
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate: unlike the textbook one it stays between 0 and 1, and holds for few games."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = rate + square / (2 * games)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    # Rounding must not push an end past the rate itself, at 0 or 1.
    return (max(0.0, min(rate, (middle - spread) / scale)), min(1.0, max(rate, (middle + spread) / scale)))


def _mean(total: float, games: int) -> float:
    return total / games if games else 0.0
