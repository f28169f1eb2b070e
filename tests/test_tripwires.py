"""Tripwires: golden records and counts of positions. When one goes off, the rules have changed: was that meant?

A change that was meant raises the rules version of the game; `golden/make.py` makes the records anew, and the counts
are what the failing test shows.
"""

from pathlib import Path

import pytest

from every_game import BOXES, shelf
from villainy.engine.game import Game
from villainy.engine.record import Record, fingerprint
from villainy.games import SHELF

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*/*.record"))
COUNTS = {
    ("evil101", 2, 6): 8321,
    ("evil101", 3, 5): 2654,
    ("evil101", 4, 4): 2365,
    ("evil101", 6, 4): 3552,
    ("nefarious", 2, 7): 2724,
    ("nefarious", 3, 7): 5562,
    ("nefarious", 4, 6): 1296,
    ("nefarious", 6, 7): 2916,
    ("sealed_bids", 2, 7): 1215,
    ("sealed_bids", 4, 8): 2916,
    ("duel", 2, 8): 3542,
    ("spies", 2, 4): 2433,
    ("spies-scarce", 2, 4): 2196,
    ("alone", 2, 9): 2176,
    ("alone", 3, 3): 14950,
    ("hunt", 2, 4): 2070,
    ("hunt", 3, 4): 738,
}


def positions(game: Game, depth: int) -> int:
    """How many positions there are so many decisions on."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for option in game.choices:
        twin = game.clone()
        twin.take(option)
        total += positions(twin, depth - 1)
    return total


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_hash(path: Path) -> None:
    record = Record.parse(path.read_bytes())
    play = record.resume(shelf)
    assert play.game.over
    assert record.end == fingerprint(play.game)


def test_every_game_on_the_shelf_has_golden_records() -> None:
    assert {path.parent.name for path in GOLDEN} == set(SHELF)


@pytest.mark.parametrize(("name", "players", "depth"), COUNTS)
def test_so_many_positions(name: str, players: int, depth: int) -> None:
    game = BOXES[name].new(players, seed="perft")
    assert positions(game, depth) == COUNTS[name, players, depth]
