"""Whichever of two Levels the Hero is on, and wherever it lies on the grid, the Hero is told the same (6.4)."""

import pytest

from clauses import clause
from every_game import heard, told_alike
from games.alone.twins import twins
from villainy.engine.chance import seeded
from villainy.engine.record import fingerprint
from villainy.games.alone import BOX
from villainy.games.alone.terms import HERO

WHOLE = 5_000
"""More decisions than a game has."""


@clause("alone.info.hero-limited")
@pytest.mark.parametrize("memory", ["round", "kept"])
@pytest.mark.parametrize("seed", range(4))
def test_twin_games_are_told_and_imagined_alike(seed: int, memory: str) -> None:
    settings = {"map": ("fixed", "sheets")[seed % 2], "memory": memory}
    start = BOX.new(2 + seed % 3, seed=f"twins {seed}", settings=settings, listening=True)
    for twin in twins(start):
        game, chance = heard(start), seeded(f"twins {seed}")
        for _ in told_alike(game, twin, WHOLE, chance):
            if chance.below(30) == 0:
                lots = chance.spawn()
                imagined = [fingerprint(world.redeal(HERO, lots.clone())) for world in (game, twin.game)]
                assert imagined[0] == imagined[1]
        assert game.over and twin.game.over
