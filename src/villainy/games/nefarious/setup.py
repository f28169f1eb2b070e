"""The set-up, and the frame of a round."""

from typing import ClassVar, Final

from villainy.engine.step import Act, Step, Together
from villainy.games.nefarious.ending import RoundEnd
from villainy.games.nefarious.game import NONE, Nefarious
from villainy.games.nefarious.invent import ChooseInvention
from villainy.games.nefarious.investments import Investments
from villainy.games.nefarious.phase import ROUND_START
from villainy.games.nefarious.research import Research
from villainy.games.nefarious.selection import ChooseAction
from villainy.games.nefarious.speculate import Speculate, SpeculateOpenly
from villainy.games.nefarious.twist import SLUGS
from villainy.games.nefarious.variant import RANDOM
from villainy.games.nefarious.work import Work


class Setup(Act[Nefarious]):
    """Turn over two Twists, hand out money, shuffle, deal; play starts when everybody has understood the Twists."""

    def run(self, game: Nefarious) -> None:
        game.turn_over(drawn_twists(game))
        for order, number in enumerate(game.twists):
            game.tell("twist", "nefarious.setup.twists", place=order, amount=number)
        game.shuffle(game.pile)
        for seat in range(game.players):
            game.gain(seat, game.rules.start_money, "nefarious.setup.money")
        for seat in range(game.players):
            game.tell("drew", "nefarious.setup.deal", seat, NONE, game.rules.start_cards)
            game.take_up(seat, game.rules.start_cards, "nefarious.setup.deal")
        game.then(Understand(), ROUND)


def drawn_twists(game: Nefarious) -> list[int]:
    """nefarious.setup.twists: those that the table has named, and random others; none twice."""
    wanted = game.variant.twists
    rest = [number for number in range(len(SLUGS)) if number not in wanted]
    found: list[int] = []
    for number in wanted:
        if number == RANDOM:
            found.append(rest.pop(game.chance.below(len(rest))))
        elif number >= 0:
            found.append(number)
    return found


class Understand(Together[Nefarious]):
    """Everybody says that they have understood both Twists."""

    sealed: ClassVar[bool] = False

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return [game.cards.understood]

    def reveal(self, game: Nefarious) -> None:
        for seat in range(game.players):
            game.tell("understood", "nefarious.setup.twists-understood", seat)

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        return "nefarious.setup.twists-understood"

    def fallback(self, game: Nefarious, seat: int) -> int:
        return game.cards.understood


class Round(Act[Nefarious]):
    """A round: Twists of its start, choose, collect, the four Actions in order, check; and another, until one wins."""

    def run(self, game: Nefarious) -> None:
        rules = game.rules
        game.round += 1
        game.phase = ROUND_START
        game.last_actions = game.actions
        game.actions = rules.zeros
        game.income = rules.zeros
        game.built_now = rules.zeros
        game.snapshot = game.totals  # nefarious.ruling.r45: frozen before any Twist acts
        game.tell("round", "nefarious.end.next-round", amount=game.round)
        frames = OPEN_FRAMES if game.variant.open_speculation else FRAMES
        game.agenda.extend(frames[rules.action_repeats])
        for at in range(len(rules.at_round_start) - 1, -1, -1):
            game.then(RoundStarts(at))


class RoundStarts(Act[Nefarious]):
    """A Twist that listens for the start of a round acts."""

    def __init__(self, at: int) -> None:
        self.at = at

    def parts(self) -> list[int]:
        return [self.at]

    def run(self, game: Nefarious) -> None:
        game.rules.at_round_start[self.at].at_round_start(game)


def frame(times: int, speculate: Step[Nefarious]) -> list[Step[Nefarious]]:
    """nefarious.round.phases and nefarious.resolve.order, with every Action carried out so often.

    The last step comes first: the agenda is a stack, and this is laid on it as it is.
    """
    actions: list[Step[Nefarious]] = [Work(), Research(), ChooseInvention(), speculate]
    repeated = [action for action in actions for _ in range(times)]
    return [ROUND, RoundEnd(), *repeated, Investments(), ChooseAction()]


MOST_REPEATS: Final = 4
"""Two Twists that both double."""
ROUND: Final = Round()
FRAMES: Final = [frame(times, Speculate()) for times in range(MOST_REPEATS + 1)]
"""One for each number of times that Actions are carried out."""
OPEN_FRAMES: Final = [frame(times, SpeculateOpenly()) for times in range(MOST_REPEATS + 1)]
