"""Nefarious re-dealt: hands, pile and plans as any of the worlds that the seat's view allows."""

from typing import TYPE_CHECKING

from villainy.engine.redeal import Redeal

if TYPE_CHECKING:
    from villainy.games.nefarious.game import Nefarious


def imagine_unseen(game: "Nefarious", seat: int) -> None:
    """Deal anew every card that the seat has not seen; `game` is a fresh clone."""
    game.face = game.face.copy()
    game.pile = game.pile[: game.left]
    unseen = Redeal(game, seat, 0, len(game.face))
    for owner in range(game.players):
        if owner != seat:
            game.hands[owner] = game.hands[owner].copy()
            unseen.zone(game.hands[owner], 1 << owner)
    unseen.pile(game.pile)
    unseen.deal()
    for owner in range(game.players):
        if owner != seat:
            _in_order(game.hands[owner], game.face)
    _imagine_plans(game, seat)


def _imagine_plans(game: "Nefarious", seat: int) -> None:
    """A plan that the seat has not seen is any card of its owner's hand."""
    game.plan = game.plan.copy()
    for owner in range(game.players):
        if owner != seat and game.plan[owner] >= 0 and not game.plan_known[owner]:
            game.plan[owner] = game.lots.pick(game.hands[owner])


def _in_order(hand: list[int], face: list[int]) -> None:
    """Hands are kept in the order of their faces; equal ones by card, so that the old order leaves no trace."""
    for i in range(1, len(hand)):
        card = hand[i]
        at = i
        while at > 0 and (
            face[hand[at - 1]] > face[card] or (face[hand[at - 1]] == face[card] and hand[at - 1] > card)
        ):
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = card
