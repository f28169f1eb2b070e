"""Evil Genius VS Spies re-dealt: the hidden cards as any of the worlds that the seat's view allows."""

from typing import TYPE_CHECKING, Final

from villainy.engine.redeal import Redeal
from villainy.games.spies.deck import GENIUS_DECK, INTELLIGENCE_CARD, MASTER_DECK, PLAN_DECK
from villainy.games.spies.phase import GENIUS, MASTER

if TYPE_CHECKING:
    from villainy.games.spies.game import Spies

IS_INTELLIGENCE: Final = 1
"""The Genius is asked which Intelligence card to take: there is one."""


class RedealCards(Redeal):
    """The cards of one back; a hand that is picked from holds what is picked."""

    def __init__(self, game: "Spies", seat: int, back: int) -> None:
        super().__init__(game, seat, game.cards.first_card[back], game.cards.first_card[back + 1])
        self.first_intelligence = game.cards.first_face[INTELLIGENCE_CARD]

    def satisfies(self, demand: int, face: int) -> bool:
        return face >= self.first_intelligence


def imagine_unseen(game: "Spies", seat: int) -> None:
    """Deal anew every card that the seat has not seen; `game` is a fresh clone."""
    game.face = game.face.copy()
    game.hands = [hand.copy() for hand in game.hands]
    game.genius_pile = game.genius_pile.copy()
    game.master_pile = game.master_pile.copy()
    game.plan_pile = game.plan_pile.copy()
    game.offers = game.offers.copy()
    genius = RedealCards(game, seat, GENIUS_DECK)
    genius.zone(game.hands[GENIUS], 1 << GENIUS)
    genius.pile(game.genius_pile)
    genius.deal()
    plans = RedealCards(game, seat, PLAN_DECK)
    kept = [game.plan]
    plans.zone(kept, 1 << GENIUS)
    plans.zone(game.offers, 1 << GENIUS)
    plans.pile(game.plan_pile)
    plans.deal()
    _follow_plan(game, kept[0])
    _imagine_master(game, seat)
    for hand in game.hands:
        _in_order(hand, game.face)


def _follow_plan(game: "Spies", plan: int) -> None:
    """Another card lies where the Plan lay: what stuck to that sticks to this."""
    if plan == game.plan:
        return
    lasting = game.lasting.copy()
    for at in range(0, len(lasting), 5):
        if lasting[at] == game.plan:
            lasting[at] = plan
    game.lasting = lasting
    game.plan = plan


def _imagine_master(game: "Spies", seat: int) -> None:
    master = RedealCards(game, seat, MASTER_DECK)
    hand = game.hands[MASTER]
    master.zone(hand, 1 << MASTER)
    if type(game.asking).__name__ == "TakeIntelligence" and master.demands and not game.over:
        known = [game.face[card] for card in hand if (game.seen[card] >> seat) & 1]
        if not [face for face in known if face >= master.first_intelligence]:
            master.demands[0] = IS_INTELLIGENCE
    master.pile(game.master_pile)
    master.deal()


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
