"""Drawing to seven: relief for a full hand, and one new hand for a side that cannot begin."""

from villainy.engine.step import Act, Question
from villainy.games.spies.deck import MINION_CARD, NODE_CARD, SPY_CARD
from villainy.games.spies.discarding import faces_held
from villainy.games.spies.game import HAND, Spies
from villainy.games.spies.phase import GENIUS


class DrawStep(Act[Spies]):
    """Draw until holding seven cards; who holds as many already may discard one first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, game: Spies) -> None:
        first = not (game.drawn >> self.seat) & 1
        game.drawn |= 1 << self.seat
        if first and game.variant.mulligan:
            game.then(DrawUp(self.seat), Mulligan(self.seat))
        elif game.variant.relief and len(game.hands[self.seat]) >= HAND:
            game.then(Cycle(self.seat), DrawUp(self.seat))
        else:
            draw_up(game, self.seat)


def draw_up(game: Spies, seat: int) -> None:
    """spies.eg.step2, spies.sm.step1: draw until holding seven cards; a larger hand is kept."""
    missing = HAND - len(game.hands[seat])
    if missing > 0:
        game.draw(seat, missing, "spies.eg.step2" if seat == GENIUS else "spies.sm.step1")


class DrawUp(Act[Spies]):
    """Draw until holding seven cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, game: Spies) -> None:
        draw_up(game, self.seat)


class Cycle(Question[Spies]):
    """A player who begins the draw step with seven cards or more may discard one first."""

    def options(self, game: Spies) -> list[int]:
        return [game.cards.keep, *[game.cards.discard + face for face in faces_held(game, self.seat)]]

    def choose(self, game: Spies, option: int) -> None:
        if option != game.cards.keep:
            card = game.part_with(self.seat, option - game.cards.discard)
            game.put_away(card)
            game.tell("discarded", "spies.ruling.r39", seat=self.seat, card=card)

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.ruling.r39" if kind == "discard" else ""


class Mulligan(Question[Spies]):
    """A first hand without a Minion, or without a Spy or a Node, may be shown, shuffled back and drawn anew, once."""

    def telling(self, game: Spies) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        if cannot_begin(game, self.seat):
            return [game.cards.keep, game.cards.redraw]
        return [game.cards.keep]

    def choose(self, game: Spies, option: int) -> None:
        if option == game.cards.keep:
            return
        hand = game.hands[self.seat]
        for card in hand:
            game.show(card)
            game.tell("shown", "spies.ruling.r39", seat=self.seat, card=card)
        if self.seat == GENIUS:
            pile = [*game.genius_pile, *hand]
            game.shuffle(pile)
            game.genius_pile = pile
            game.hands = [[], game.hands[1]]
        else:
            pile = [*game.master_pile, *hand]
            game.shuffle(pile)
            game.master_pile = pile
            game.hands = [game.hands[0], []]
        draw_up(game, self.seat)

    def refused(self, game: Spies, option: int) -> str:
        return "spies.ruling.r39" if option == game.cards.redraw else ""


def cannot_begin(game: Spies, seat: int) -> bool:
    """spies.ruling.r39: no Minion for the Genius; no Spy or no Node for the Master."""
    kinds = 0
    for card in game.hands[seat]:
        kinds |= 1 << game.cards.kind[game.face[card]]
    if seat == GENIUS:
        return not (kinds >> MINION_CARD) & 1
    return not ((kinds >> SPY_CARD) & 1 and (kinds >> NODE_CARD) & 1)
