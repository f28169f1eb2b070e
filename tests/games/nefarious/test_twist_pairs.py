"""Every pair of Twists in both orders, with two, three, four and six players: laws hold; order matters where it may.

For each pair the same choices are made by lot in both orders, so the two games can be compared. To stay cheap, the
rules' own check is made at some questions only, and worlds are imagined at one.
"""

from typing import Any

import msgspec
import pytest

from clauses import clause
from villainy.engine.chance import Chance, seeded
from villainy.engine.game import Game
from villainy.games.nefarious import BOX
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.twist import SLUGS

PLAYERS = (2, 3, 4, 6)
CHECKED_EVERY = 12
ORDER_MATTERS = {
    frozenset(pair)
    for pair in (
        ("academic-grants", "embezzling-minions"),
        ("alien-contact", "philanthropy"),
        ("embezzling-minions", "minimum-wage"),
        ("forgotten-epiphanies", "recycling"),
        ("long-term-plans", "overpopulation"),
        ("mob-influence", "philanthropy"),
    )
}
"""Both act at the same moment on the same thing."""


def new(first: str, second: str, players: int, seed: str) -> Nefarious:
    game = BOX.new(players, seed=seed, settings={"firstTwist": first, "secondTwist": second})
    assert isinstance(game, Nefarious)
    return game


def view(game: Game, seat: int) -> bytes:
    return msgspec.json.encode([game.view(seat), game.options(seat)], order="deterministic")


def play(game: Nefarious, chance: Chance) -> dict[str, Any]:
    """To the end, by lot; the state there, but for the order of the Twists."""
    imagined = chance.below(60)
    decisions = 0
    while not game.over:
        if decisions % CHECKED_EVERY == 0:
            game.check()
        if decisions == imagined:
            for seat in range(game.players + 1):
                world = game.redeal(seat, seeded(f"lots {seat}"))
                world.check()
                assert view(world, seat) == view(game, seat)
        game.take(game.choices[chance.below(len(game.choices))])
        decisions += 1
    game.check()
    assert game.winners
    state = game.save()
    assert state.pop("twists") == game.twists
    return state


@clause("nefarious.twist.order", "nefarious.ruling.r27")
@pytest.mark.parametrize("first", range(len(SLUGS) - 1), ids=SLUGS[:-1])
def test_twist_pairs(first: int) -> None:
    for second in range(first + 1, len(SLUGS)):
        one, two = SLUGS[first], SLUGS[second]
        for players in PLAYERS:
            seed = f"{one} {two} {players}"
            ends = [play(new(*order, players, seed), seeded(seed)) for order in ((one, two), (two, one))]
            if frozenset((one, two)) not in ORDER_MATTERS:
                assert ends[0] == ends[1], f"{one} and {two} depend on their order"


@clause("nefarious.twist.order")
@pytest.mark.parametrize("pair", sorted(map(sorted, ORDER_MATTERS)), ids="+".join)
def test_pairs_that_depend_on_their_order(pair: list[str]) -> None:
    one, two = pair
    for number in range(20):
        seed = f"order {number}"
        if play(new(one, two, 4, seed), seeded(seed)) != play(new(two, one, 4, seed), seeded(seed)):
            return
    pytest.fail(f"{one} and {two} never depend on their order")
