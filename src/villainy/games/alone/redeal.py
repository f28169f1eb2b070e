"""ALONE re-dealt: the hidden cards for Evil; for the Hero, and for spectators, a whole hidden world as well."""

from typing import Final

from villainy.engine.redeal import ANY, Redeal
from villainy.engine.step import NO_ANSWER, Together
from villainy.games.alone.atlas import atlas_of
from villainy.games.alone.deliberate import Deliberate
from villainy.games.alone.fog import imagine_hidden
from villainy.games.alone.game import FRAME, LAID, OPEN_WINDOW, Alone
from villainy.games.alone.knowledge import Known
from villainy.games.alone.passage import begin_anew, carry_over
from villainy.games.alone.reactions import is_allowed
from villainy.games.alone.terms import HERO, NONE
from villainy.games.alone.track import has_room, is_sideways

UPRIGHT: Final = 1
SIDEWAYS: Final = 2
"""What a slot demands of a proposed card: a face that may be played face up now, and lies so on the track."""


def imagine_unseen(game: Alone, seat: int) -> None:
    """Deal anew whatever the seat cannot see; `game` is a fresh clone."""
    if not HERO < seat < game.players:
        _imagine_world(game)
        _silence(game)
    game.face = game.face.copy()
    _imagine_items(game, seat)
    for slot in range(len(game.decks)):
        _imagine_reactions(game, seat, slot)


# The world behind the Hero's back -------------------------------------------------------------------------------------


def _imagine_world(game: Alone) -> None:
    """Another Map that agrees with what the Hero knows, and in its dark whatever may be there."""
    if game.hero < 0:
        begin_anew(game)
    else:
        known = Known(game)
        guess = atlas_of(game.cards).guess(game.variant.map, known, game.lots)
        carry_over(game, known, guess)
    imagine_hidden(game)


def _silence(game: Alone) -> None:
    """What Evil was about to do in secret is not known: such steps are gone, and Evil is thinking."""
    game.agenda = [step for step in game.agenda if not getattr(step, "hidden", False)]
    game.proposals = []
    game.refused = []
    resolving = game.resolving.copy()
    for at in range(0, len(resolving), FRAME):
        resolving[at + 3] = NONE
        resolving[at + 4] = NONE
    game.resolving = resolving
    if game.seat <= HERO:
        return
    asking = game.asking
    if getattr(asking, "hidden", False) or isinstance(asking, Deliberate):
        game.asking = Deliberate(game.leader)
        game.seat = game.leader
    elif isinstance(asking, Together):
        # Who has answered already, the Hero cannot see.
        game.sealed = [NO_ANSWER] * game.players
        game.waiting = asking.seats(game)
        game.seat = game.waiting[0]


# Cards ----------------------------------------------------------------------------------------------------------------


class RedealDeck(Redeal):
    """The cards of one Reaction deck. A card that a partner has proposed face up is one that may be played so."""

    def __init__(self, game: Alone, seat: int, deck: int) -> None:
        super().__init__(game, seat, 0, 0)
        self.game = game
        back = game.cards.back
        for card in range(len(back)):
            if back[card] == deck and self.seen[card] & self.bit == 0:
                self.cards.append(card)
                self.seen[card] = 0

    def satisfies(self, demand: int, face: int) -> bool:
        game = self.game
        window, trigger = game.windows[-OPEN_WINDOW], game.windows[-1]
        if not is_allowed(game, face, window, trigger) or not has_room(game, face):
            return False
        return is_sideways(game, face) == (demand == SIDEWAYS)


def _imagine_items(game: Alone, seat: int) -> None:
    """Nobody has seen the Item deck."""
    cards = game.cards.items()
    unseen = Redeal(game, seat, cards[0], cards[-1] + 1)
    game.item_pile = game.item_pile.copy()
    unseen.pile(game.item_pile)
    unseen.deal()


def _imagine_reactions(game: Alone, seat: int, slot: int) -> None:
    """Others' hands, what they have laid face down, what was discarded, and the deck."""
    deck = game.decks[slot]
    unseen = RedealDeck(game, seat, deck)
    back, seen, bit = game.cards.back, game.seen, 1 << seat
    laid = [game.track[at] for at in range(0, len(game.track), LAID)]
    # First the slots that say something of their own: cards proposed or refused, each a zone by itself.
    special = [game.proposals[at] for at in range(1, len(game.proposals), 3)]
    special += [game.refused[at] for at in range(1, len(game.refused), 2)]
    special = [card for card in special if back[card] == deck and seen[card] & bit == 0]
    owners: list[int] = []
    slots: list[list[int]] = []
    for card in special:
        owner = _owner(game, card)
        owners.append(owner)
        slots.append([card])
        unseen.zone(slots[-1], 1 << owner, _demand(game, card))
    rest: list[list[int]] = []
    for owner in range(game.players):
        rest.append([card for card in game.hands[owner] if back[card] == deck and card not in special])
        if owner != seat:
            unseen.zone(rest[owner], 1 << owner)
    down: list[list[int]] = []
    for at, card in enumerate(laid):
        down.append([card])
        if back[card] == deck and not game.track[at * LAID + 1]:
            unseen.zone(down[at], 1 << game.track[at * LAID + 3])
    piles = game.piles.copy()
    piles[slot] = piles[slot].copy()
    unseen.pile(piles[slot])
    discards = game.discards.copy()
    discards[slot] = discards[slot].copy()
    unseen.zone(discards[slot], 0)
    unseen.deal()
    game.piles = piles
    game.discards = discards
    _rename(game, special, [zone[0] for zone in slots], laid, [zone[0] for zone in down])
    hands = game.hands.copy()
    for owner in range(game.players):
        if owner != seat:
            others = [card for card in hands[owner] if back[card] != deck]
            mine = [zone[0] for at, zone in enumerate(slots) if owners[at] == owner]
            hands[owner] = _in_order([*others, *rest[owner], *mine], game.face)
    game.hands = hands


def _owner(game: Alone, card: int) -> int:
    for owner in range(game.players):
        if card in game.hands[owner]:
            return owner
    raise AssertionError(card)


def _demand(game: Alone, card: int) -> int:
    """What everybody on Evil's side knows of a proposed card: face up or down, and whether it would be a combo."""
    for at in range(0, len(game.proposals), 3):
        if game.proposals[at + 1] == card and game.proposals[at + 2]:
            return SIDEWAYS if is_sideways(game, game.face[card]) else UPRIGHT
    return ANY


def _rename(game: Alone, special: list[int], renamed: list[int], laid: list[int], relaid: list[int]) -> None:
    """Proposals, refusals, the track and what is taking effect speak of the cards that lie there now."""
    proposals = game.proposals.copy()
    for at in range(1, len(proposals), 3):
        if proposals[at] in special:
            proposals[at] = renamed[special.index(proposals[at])]
    game.proposals = proposals
    refused = game.refused.copy()
    for at in range(1, len(refused), 2):
        if refused[at] in special:
            refused[at] = renamed[special.index(refused[at])]
    game.refused = refused
    track = game.track.copy()
    for at, card in enumerate(relaid):
        track[at * LAID] = card
    game.track = track
    resolving = game.resolving.copy()
    for at in range(0, len(resolving), FRAME):
        if resolving[at] in laid:
            resolving[at] = relaid[laid.index(resolving[at])]
    game.resolving = resolving


def _in_order(hand: list[int], face: list[int]) -> list[int]:
    """Hands are kept in the order of their faces; equal ones by card, so that the old order leaves no trace."""
    keys = [face[card] * len(face) + card for card in hand]
    keys.sort()
    return [key % len(face) for key in keys]
