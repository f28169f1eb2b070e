"""What holds at every decision of every game of Nefarious."""

from itertools import pairwise
from typing import TYPE_CHECKING

from villainy.engine.step import Together
from villainy.games.nefarious.deck import AREAS, MINIONS
from villainy.games.nefarious.phase import OVER

if TYPE_CHECKING:
    from villainy.games.nefarious.game import Nefarious


def check(game: "Nefarious") -> None:
    """Raise AssertionError unless the rules allow this world."""
    _cards(game)
    for seat in range(game.players):
        _lair(game, seat)
        _hand(game, seat)
    _effects(game)
    assert game.locked in {0, 1} and 0 <= game.round <= 60
    assert len(set(game.twists)) == len(game.twists) <= 2
    assert len(game.snapshot) == AREAS and min(game.snapshot) >= 0
    assert game.totals == [sum(game.areas[area::AREAS]) for area in range(AREAS)]
    if game.over:
        assert game.winners and not game.agenda and game.seat < 0 and game.phase == OVER
        best = max(game.standing())
        assert all([game.score(seat) == best for seat in game.winners])
        return
    assert game.choices and game.choices == game.asking.offered(game, game.seat)
    asking = game.asking
    assert isinstance(asking, Together)
    asked = asking.seats(game)
    assert game.seat == game.waiting[0] and set(game.waiting) <= set(asked)
    for seat in range(game.players):
        assert len(game.sealed[seat]) <= (asking.picks(game, seat) if seat in asked else 0)


def _cards(game: "Nefarious") -> None:
    """Every card is somewhere, none is there twice, and every face is printed as often as the deck says."""
    zones = [game.pile[: game.left], game.discards, *game.hands, *game.built]
    assert sorted([card for zone in zones for card in zone]) == list(range(len(game.cards.faces)))
    assert sorted(game.face) == game.cards.faces
    assert all([game.seen[card] == 0 for card in game.pile[: game.left]])
    for zone in [game.discards, *game.built]:
        assert all([game.seen[card] == game.everyone for card in zone])


def _lair(game: "Nefarious", seat: int) -> None:
    """nefarious.components.minions; no debts; what is built is worth what it is worth."""
    areas = game.areas[seat * AREAS : (seat + 1) * AREAS]
    assert len(areas) == AREAS and min(areas) >= 0 and game.reserve[seat] >= 0
    assert sum(areas) + game.reserve[seat] == MINIONS
    assert game.money[seat] >= 0 and game.income[seat] >= 0
    assert game.worth[seat] == game.points_built(seat)
    assert 0 <= game.built_now[seat] <= len(game.built[seat])
    for actions in (game.actions[seat], game.last_actions[seat]):
        assert actions == 0 or actions.bit_count() == game.rules.action_slots
    assert game.actions[seat] & ~game.legal_actions(seat) == 0


def _hand(game: "Nefarious", seat: int) -> None:
    """A hand is sorted, known to its owner, and to others only if to all; a plan is part of it."""
    hand = game.hands[seat]
    assert all([game.face[a] <= game.face[b] for a, b in pairwise(hand)]), hand
    assert all([game.seen[card] in {1 << seat, game.everyone} for card in hand]), hand
    plan = game.plan[seat]
    if plan >= 0:
        assert plan in hand
        assert game.seen[plan] == game.everyone or not game.plan_known[seat]
    else:
        assert not game.plan_known[seat]


def _effects(game: "Nefarious") -> None:
    """What lies above a Lair is the newest Invention there, and only builders carry out effects."""
    for seat in range(game.players):
        card = game.invention[seat]
        assert (card >= 0) == (game.effects[seat] >= 0)
        if card >= 0:
            assert card == game.built[seat][-1] and game.built_now[seat]
            assert game.effects[seat] in {game.face[built] for built in game.built[seat][-2:]}
    assert len(game.tasks) == len(game.counted) and len(game.tasks) in {0, game.players}
    assert bool(game.tasks) == (type(game.asking).__name__ == "Wave")
