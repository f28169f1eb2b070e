"""Completing an Evil Plan: the sacrifice, the effect, the score, and the next Plan."""

from villainy.engine.step import Act, Question
from villainy.games.spies.deck import CONTRAPTION_CARD, SQUARES
from villainy.games.spies.effects import perform
from villainy.games.spies.ending import score
from villainy.games.spies.events import after_action
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.phase import GENIUS, NO_PLAN
from villainy.games.spies.plans import DrawPlans
from villainy.games.spies.stats import counts_as, is_minion
from villainy.games.spies.vocabulary import COMPLETE


class Complete(Question[Spies]):
    """At stage 3 a Plan whose cost is met is completed; as a variant the Genius may put it off."""

    def options(self, game: Spies) -> list[int]:
        if game.variant.may_complete:
            return [game.cards.leave, game.cards.accomplish]
        return [game.cards.accomplish]

    def choose(self, game: Spies, option: int) -> None:
        if option == game.cards.leave:
            game.tell("waited", "spies.ruling.r13", seat=self.seat, card=game.plan)
            return
        game.tell("completing", "spies.plan.complete", seat=self.seat, card=game.plan)
        game.then(PayContraptions(self.seat), PayMinions(self.seat), Sacrifice(), Score())


# The sacrifice --------------------------------------------------------------------------------------------------------


def can_end_minimal(paid: int, least: int, price: int, rest: list[int]) -> bool:
    """Whether things worth `paid`, the least of them worth `least`, can be made a set that pays and wastes nothing.

    A set wastes nothing if without its least part it would not pay. The least part of the finished set is either the
    one that is in it already or a lesser one of the rest; sums that can be reached are kept as bits.
    """
    if _reaches(1 << paid, [worth for worth in rest if worth >= least], price, least):
        return True
    for at in range(len(rest)):
        worth = rest[at]
        if worth < least:
            others = [rest[other] for other in range(len(rest)) if other != at and rest[other] >= worth]
            if _reaches(1 << (paid + worth), others, price, worth):
                return True
    return False


def _reaches(sums: int, parts: list[int], price: int, least: int) -> bool:
    """Whether a sum from the price up to less than the least part above it can be reached."""
    for worth in parts:
        sums |= sums << worth
    return (sums >> price) & ((1 << least) - 1) != 0


class Pay(Question[Spies]):
    """Mark what is to be sacrificed, one by one, so that in the end nothing could be left out."""

    def worth(self, game: Spies) -> list[int]:
        """What each thing is worth that could be sacrificed: by square, then attachments by square; 0: nothing."""
        raise NotImplementedError

    def price(self, game: Spies) -> int:
        raise NotImplementedError

    def options(self, game: Spies) -> list[int]:
        worth, price = self.worth(game), self.price(game)
        paid = least = 0
        rest: list[int] = []
        total = low = high = 0  # of the rest
        for at in range(len(worth)):
            value = worth[at]
            if value == 0:
                continue
            if self._thing(game, at) in game.paid:
                paid += value
                least = value if least == 0 else min(least, value)
            else:
                rest.append(at)
                total += value
                low = value if low == 0 else min(low, value)
                high = max(high, value)
        if paid >= price or paid + total < price:
            return []
        everything = paid + total - low < price
        alike = low == high  # what is marked can be completed, so with any of them
        options: list[int] = []
        for at in rest:
            if alike or self._may_be_part(worth, price, paid, least, rest, at):
                options.append(game.cards.sacrifice + at % SQUARES * 2 + at // SQUARES)
                if everything:  # in which order is nobody's concern
                    return options
        options.sort()
        return options

    def _may_be_part(self, worth: list[int], price: int, paid: int, least: int, rest: list[int], at: int) -> bool:
        """Whether what is marked and this thing can be made a set that wastes nothing."""
        others = [worth[other] for other in rest if other != at]
        lowest = worth[at] if least == 0 else min(least, worth[at])
        return can_end_minimal(paid + worth[at], lowest, price, others)

    def choose(self, game: Spies, option: int) -> None:
        which = option - game.cards.sacrifice
        card = self._thing(game, which // 2 + which % 2 * SQUARES)
        game.paid = [*game.paid, card]
        game.tell("marked", "spies.plan.sacrifice", seat=self.seat, place=which // 2, card=card)
        game.then(self)

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.ruling.r11" if kind == "sacrifice" else ""

    def _thing(self, game: Spies, at: int) -> int:
        return game.lair[at] if at < SQUARES else game.attached[at - SQUARES]


class PayContraptions(Pay):
    """Contraptions whose costs add up to the Plan's Contraption cost; attached ones count."""

    def worth(self, game: Spies) -> list[int]:
        cards, face = game.cards, game.face
        worth = [0] * (2 * SQUARES)
        for square in range(SQUARES):
            card, attachment = game.lair[square], game.attached[square]
            if card >= 0 and cards.kind[face[card]] == CONTRAPTION_CARD:
                worth[square] = cards.cost[face[card]]
            if attachment >= 0:
                worth[SQUARES + square] = cards.cost[face[attachment]]
        return worth

    def price(self, game: Spies) -> int:
        return game.cards.contraption_cost[game.face[game.plan]]


class PayMinions(Pay):
    """As many Minions as the Plan's Minion cost, as Plans count them."""

    def worth(self, game: Spies) -> list[int]:
        worth = [0] * SQUARES
        for square in range(SQUARES):
            if is_minion(game, square):
                worth[square] = counts_as(game, square)
        return worth

    def price(self, game: Spies) -> int:
        return game.cards.minion_cost[game.face[game.plan]]


class Sacrifice(Act[Spies]):
    """What was marked leaves play, and whatever hangs on it. That is neither dying nor being destroyed."""

    def run(self, game: Spies) -> None:
        paid = game.paid
        game.paid = []
        for square in range(SQUARES):
            card, attachment = game.lair[square], game.attached[square]
            if attachment >= 0 and (attachment in paid or card in paid):
                attached = game.attached.copy()
                attached[square] = NONE
                game.attached = attached
                game.put_away(attachment)
                game.tell("sacrificed", "spies.plan.sacrifice", seat=GENIUS, place=square, card=attachment)
            if card >= 0 and card in paid:
                game.vacate(square)
                game.put_away(card)
                game.tell("sacrificed", "spies.plan.sacrifice", seat=GENIUS, place=square, card=card)
        perform(game, GENIUS, game.plan, COMPLETE, NONE)


class Score(Act[Spies]):
    """After its effect the completed Plan scores; unless that wins, a new one is selected at once."""

    def run(self, game: Spies) -> None:
        plan = game.plan
        game.forget(plan)
        game.completed = [*game.completed, plan]
        game.plan = NONE
        game.stage = NO_PLAN
        game.tell("completed", "spies.plan.complete", seat=GENIUS, card=plan)
        if not score(game, GENIUS, game.cards.evilness[game.face[plan]], "spies.plan.index"):
            after_action(game)
            game.then(DrawPlans())
