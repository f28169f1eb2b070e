"""Reaction cards in hand: whose deck is whose, drawing, the Leader's split, discards, reshuffles."""

from typing import ClassVar, Final

from villainy.engine.event import NOBODY
from villainy.engine.step import Act, Question
from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import Alone

HAND_SIZE: Final = (0, 0, 10, 6, 4)
"""By number of players: one, two or three of them are Evil."""
SEATS: Final[list[list[int]]] = [[], [], [1], [1, 2], [1, 2, 3]]
"""By number of players: the seats of Evil."""
BOTH: Final = (0, 1)
FIRST: Final = (0,)
SECOND: Final = (1,)


def hand_size(game: Alone) -> int:
    """alone.hand.one-evil, two-evil, three-evil."""
    return HAND_SIZE[game.players]


def evil_seats(game: Alone) -> list[int]:
    """Evil, from left to right; the list is shared: nobody changes it."""
    return SEATS[game.players]


def decks_of(game: Alone, seat: int) -> tuple[int, ...]:
    """Which of the two decks a seat draws from: outer seats the one in front of them, a lone or middle one both."""
    if game.players == 2 or (game.players == 4 and seat == 2):
        return BOTH
    return FIRST if seat == 1 else SECOND


def slot_of(game: Alone, card: int) -> int:
    """0 or 1: which of the two decks in use a card belongs to."""
    return 0 if game.cards.back[card] == game.decks[0] else 1


# Drawing --------------------------------------------------------------------------------------------------------------


def is_left(game: Alone, slot: int) -> bool:
    """Whether a card can still be drawn from the deck, after shuffling its discards if need be (alone.ruling.r45)."""
    return len(game.piles[slot]) > 0 or len(game.discards[slot]) > 0


def decks_left(game: Alone, seat: int) -> list[int]:
    """The decks that the seat may draw from now (alone.cards.draw-own-decks)."""
    return [slot for slot in decks_of(game, seat) if is_left(game, slot)]


def draw(game: Alone, seat: int, slot: int, clause: str) -> None:
    """The seat draws a card; a deck that has run out is renewed from its own discards."""
    if not game.piles[slot]:
        renewed = game.discards[slot].copy()
        game.shuffle(renewed)
        _put_pile(game, slot, renewed)
        _put_discards(game, slot, [])
        game.tell("reshuffled", "alone.eor.4-reshuffle", place=game.decks[slot], amount=len(renewed))
    pile = game.piles[slot]
    card = pile[-1]
    _put_pile(game, slot, pile[:-1])
    game.seen[card] = game.seen[card] | (1 << seat)
    add_to_hand(game, seat, card)
    game.tell("drew", clause, seat=seat, place=game.decks[slot], card=card)


def add_to_hand(game: Alone, seat: int, card: int) -> None:
    """Hands are kept in the order of their faces, so that the order tells nothing."""
    hand = game.hands[seat]
    face = game.face[card]
    at = 0
    while at < len(hand) and game.face[hand[at]] <= face:
        at += 1
    _put_hand(game, seat, [*hand[:at], card, *hand[at:]])


def take_from_hand(game: Alone, seat: int, card: int) -> None:
    """A card leaves a hand."""
    _put_hand(game, seat, [held for held in game.hands[seat] if held != card])


def card_with(game: Alone, seat: int, face: int) -> int:
    """A card with that face in the seat's hand."""
    for card in game.hands[seat]:
        if game.face[card] == face:
            return card
    raise ValueError(face)


def put_away(game: Alone, card: int) -> None:
    """alone.cards.discard-apart: onto the pile of its own deck, where nobody may look (alone.ruling.r44).

    All know of a card that was played face up that it lies there, until the pile is shuffled.
    """
    slot = slot_of(game, card)
    if game.seen[card] != game.everyone:
        game.seen[card] = 0
    discards = [*game.discards[slot], card]
    game.renew_backs([discards])
    _put_discards(game, slot, discards)


def _put_hand(game: Alone, seat: int, hand: list[int]) -> None:
    hands = game.hands.copy()
    hands[seat] = hand
    game.hands = hands


def _put_pile(game: Alone, slot: int, pile: list[int]) -> None:
    piles = game.piles.copy()
    piles[slot] = pile
    game.piles = piles


def _put_discards(game: Alone, slot: int, discards: list[int]) -> None:
    changed = game.discards.copy()
    changed[slot] = discards
    game.discards = changed


class Draw(Question[Alone]):
    """A seat draws one card, from either deck where it may choose (alone.hand.three-evil)."""

    def options(self, game: Alone) -> list[int]:
        return [game.cards.draw + slot for slot in decks_left(game, self.seat)]

    def choose(self, game: Alone, option: int) -> None:
        draw(game, self.seat, option - game.cards.draw, "alone.cards.draw-own-decks")

    def refused(self, game: Alone, option: int) -> str:
        kind, _ = game.meaning(option)
        return "alone.cards.draw-own-decks" if kind == "draw" else ""


class FillHand(Act[Alone]):
    """A seat draws until its hand is full, or nothing is left to draw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, game: Alone) -> None:
        if len(game.hands[self.seat]) < hand_size(game) and decks_left(game, self.seat):
            game.then(Draw(self.seat), FillHand(self.seat))


class SplitDraw(Question[Alone]):
    """alone.leader.draw-split: Evil draws so many cards; the Leader says, card by card, who draws it."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.give + seat for seat in evil_seats(game) if decks_left(game, seat)]

    def choose(self, game: Alone, option: int) -> None:
        if self.left > 1:
            game.then(SplitDraw(self.seat, self.left - 1))
        game.then(Draw(option - game.cards.give))

    def refused(self, game: Alone, option: int) -> str:
        kind, _ = game.meaning(option)
        return "alone.ruling.r45" if kind == "give" else ""


# At the end of a Round ------------------------------------------------------------------------------------------------


class DiscardUnwanted(EvilQuestion):
    """alone.eor.4-discard-unwanted: first, each Evil player may discard any number of cards."""

    hidden: ClassVar[bool] = False

    def openly(self) -> bool:
        return True

    def options(self, game: Alone) -> list[int]:
        options = _faces_as_discards(game, self.seat)
        options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.done:
            discard(game, self.seat, option - game.cards.discard, "alone.eor.4-discard-unwanted")
            game.then(DiscardUnwanted(self.seat))

    def public(self, game: Alone, option: int) -> int:
        return _back(game, option)

    def fallback(self, game: Alone, seat: int) -> int:
        return game.cards.done


class DiscardDown(EvilQuestion):
    """alone.eor.4-refill: who holds more than the hand size discards down to it (alone.ruling.r46)."""

    hidden: ClassVar[bool] = False

    def options(self, game: Alone) -> list[int]:
        return _faces_as_discards(game, self.seat) if len(game.hands[self.seat]) > hand_size(game) else []

    def choose(self, game: Alone, option: int) -> None:
        discard(game, self.seat, option - game.cards.discard, "alone.eor.4-refill")
        game.then(DiscardDown(self.seat))

    def public(self, game: Alone, option: int) -> int:
        return _back(game, option)


def discard(game: Alone, seat: int, face: int, clause: str) -> None:
    """A seat discards a card of its hand, face down."""
    card = card_with(game, seat, face)
    take_from_hand(game, seat, card)
    game.tell("discarded", clause, seat=seat, place=game.decks[slot_of(game, card)], card=card)
    put_away(game, card)


def _faces_as_discards(game: Alone, seat: int) -> list[int]:
    options: list[int] = []
    before = NOBODY
    for card in game.hands[seat]:
        face = game.face[card]
        if face != before:
            options.append(game.cards.discard + face)
            before = face
    return options


def _back(game: Alone, option: int) -> int:
    """Others see the back of what is discarded."""
    if option == game.cards.done:
        return option
    return game.cards.deck_of[option - game.cards.discard]
