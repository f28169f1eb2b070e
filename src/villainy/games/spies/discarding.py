"""Looking at hands and discarding from them."""

from villainy.engine.step import Question
from villainy.games.spies.deck import INTELLIGENCE_CARD
from villainy.games.spies.game import Spies
from villainy.games.spies.vocabulary import CHOICE, INTEL, Ability


def look_at_hand(game: Spies, seat: int, clause: str) -> None:
    """The seat sees all cards in the other hand."""
    bit = 1 << seat
    game.tell("looked-at-hand", clause, seat=seat, amount=len(game.hands[1 - seat]))
    for card in game.hands[1 - seat]:
        game.seen[card] = game.seen[card] | bit
        game.tell("saw", clause, seat=seat, card=card, hears=bit)


# Discarding -----------------------------------------------------------------------------------------------------------


def discard(game: Spies, seat: int, loser: int, ability: Ability, clause: str) -> None:
    """Cards go from a hand: at random, as their owner picks, or an Intelligence card as the other side picks."""
    if ability.what == CHOICE:
        game.then(DiscardChoice(loser, ability.amount))
    elif ability.what == INTEL:
        look_at_hand(game, seat, clause)
        game.then(TakeIntelligence(seat, ability.amount))
    else:
        for _ in range(min(ability.amount, len(game.hands[loser]))):
            hand = game.hands[loser]
            card = game.part_with(loser, game.face[hand[game.chance.below(len(hand))]])
            game.put_away(card)
            game.tell("discarded", clause, seat=loser, card=card)


def faces_held(game: Spies, seat: int) -> list[int]:
    """The different faces in a hand, in order."""
    faces: list[int] = []
    before = -1
    for card in game.hands[seat]:
        face = game.face[card]
        if face != before:
            faces.append(face)
        before = face
    return faces


class DiscardChoice(Question[Spies]):
    """Discard a card of your own choice, as often as the card says."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def parts(self) -> list[int]:
        return [self.seat, self.count]

    def telling(self, game: Spies) -> bool:
        """The others see how many cards there are, not that they are all alike."""
        return len(game.hands[self.seat]) > 1

    def options(self, game: Spies) -> list[int]:
        return [game.cards.discard + face for face in faces_held(game, self.seat)]

    def choose(self, game: Spies, option: int) -> None:
        card = game.part_with(self.seat, option - game.cards.discard)
        game.put_away(card)
        game.tell("discarded", "spies.minion.ability-kinds", seat=self.seat, card=card)
        if self.count > 1:
            game.then(DiscardChoice(self.seat, self.count - 1))

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.minion.ability-kinds" if kind == "discard" else ""


class TakeIntelligence(Question[Spies]):
    """Having looked at the other hand, pick an Intelligence card in it to be discarded."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def parts(self) -> list[int]:
        return [self.seat, self.count]

    def telling(self, game: Spies) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        first = game.cards.first_face[INTELLIGENCE_CARD]
        return [game.cards.discard + face for face in faces_held(game, 1 - self.seat) if face >= first]

    def choose(self, game: Spies, option: int) -> None:
        loser = 1 - self.seat
        card = game.part_with(loser, option - game.cards.discard)
        game.put_away(card)
        game.tell("discarded", "spies.epiphany.any-time", seat=loser, card=card)
        if self.count > 1:
            game.then(TakeIntelligence(self.seat, self.count - 1))

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.epiphany.any-time" if kind == "discard" else ""
