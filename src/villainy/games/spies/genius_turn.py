"""The Evil Genius' turn: the Plan, the draw, the main step in any order, Activating."""

from typing import Final

from mypy_extensions import i64

from villainy.engine.step import Act, Question
from villainy.games.spies.completion import Complete
from villainy.games.spies.contraptions import build, may_stand
from villainy.games.spies.deck import CONTRAPTION_CARD, EPIPHANY_CARD, SQUARES
from villainy.games.spies.drawing import DrawStep
from villainy.games.spies.effects import perform, settle, settle_lair
from villainy.games.spies.events import add_events, after_action, obstacle_to, play_as_action, why_not_play
from villainy.games.spies.game import Spies, cleared
from villainy.games.spies.minions import may_work, set_busy, set_free
from villainy.games.spies.phase import (
    ACTIVATED,
    ACTIVATING,
    ADVANCED,
    BUILDING,
    CARD_PLAYED,
    GENIUS,
    GENIUS_DRAWS,
    IN_PROGRESS,
    NO_PLAN,
    PLANNING,
)
from villainy.games.spies.plans import Activate, Advance, DrawPlans, stalled
from villainy.games.spies.stats import cost_met, gives_work, is_minion
from villainy.games.spies.targets import possible
from villainy.games.spies.vocabulary import BUSY, ROUND, TURN, UNTIL_STEP_1

MINIONS_A_TURN: Final = 2
MOST_MOVES: Final = 40
"""spies.ruling.r49: no turn goes on for ever, so nothing is moved for nothing more often than this in one."""


class GeniusTurn(Act[Spies]):
    """Busy Minions become Free, what lasted until now ends, then the steps of the turn."""

    def run(self, game: Spies) -> None:
        game.turn = GENIUS
        game.phase = PLANNING
        game.tell("turn", "spies.turn.eg-first", seat=GENIUS, amount=game.round)
        game.lapse(ROUND)
        for square in range(SQUARES):
            if game.busy[square]:
                set_free(game, square, "spies.ruling.r6")
        settle(game)
        game.then(PlanStep(), END_PLANNING)


class PlanStep(Act[Spies]):
    """Step 1: select a Plan, or Advance it, or Complete it, whichever applies."""

    def run(self, game: Spies) -> None:
        if game.stage == NO_PLAN:
            game.then(DrawPlans())
        elif game.stage >= ACTIVATED:
            if stalled(game):
                game.tell("stalled", "spies.plan.delay", seat=GENIUS, card=game.plan)
            elif not cost_met(game):
                game.tell("delayed", "spies.plan.delay", seat=GENIUS, card=game.plan)
            elif game.stage == ACTIVATED:
                game.then(Advance(GENIUS), AfterStage(ADVANCED))
            else:
                game.then(Complete(GENIUS))


class AfterStage(Act[Spies]):
    """A Plan that has come to this stage is an action that the Master may answer."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def parts(self) -> list[int]:
        return [self.stage]

    def run(self, game: Spies) -> None:
        if game.stage == self.stage:
            after_action(game)


class EndPlanning(Act[Spies]):
    """Step 1 is over; then come the draw and the main step."""

    def run(self, game: Spies) -> None:
        game.lapse(UNTIL_STEP_1)
        game.phase = GENIUS_DRAWS
        game.then(DrawStep(GENIUS), BeginMain())


class BeginMain(Act[Spies]):
    """Step 3: up to two Minions may be played this turn."""

    def run(self, game: Spies) -> None:
        game.phase = BUILDING
        game.plays += MINIONS_A_TURN
        game.then(MAIN)


class GeniusMain(Question[Spies]):
    """Play Minions, move them, set them Busy, build, play Epiphanies, in any order, until done."""

    def telling(self, game: Spies) -> bool:
        return len(game.hands[self.seat]) > 0

    def openly(self) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        cards, face, lair, busy, attached = game.cards, game.face, game.lair, game.busy, game.attached
        contraptions: i64 = cards.first_face[CONTRAPTION_CARD]
        # Sets of squares, as bits.
        empty: i64 = 0
        free: i64 = 0
        workers: i64 = 0
        able: i64 = 0
        hosts: i64 = 0
        bit: i64 = 1
        square: i64
        for square in range(SQUARES):
            card: i64 = lair[square]
            if card < 0:
                empty |= bit
            else:
                printed: i64 = face[card]
                if printed < contraptions:
                    alone = attached[square] < 0
                    if alone:
                        hosts |= bit
                    if not busy[square]:
                        free |= bit
                        if (alone and cards.hard_workers[printed]) or may_work(game, square):
                            workers |= bit
                        if (alone and cards.ever_able[printed]) or (cards.busy[printed] and may_use(game, square)):
                            able |= bit
            bit += bit
        options = cards.works[workers].copy()
        options.extend(cards.busies[able])
        add_events(game, options, self.seat, CARD_PLAYED, 0)
        if game.moves < MOST_MOVES:
            options.extend(cards.rearranged[cards.thirds[free] + 2 * cards.thirds[empty]])
        self._add_hand(game, options, empty, hosts)
        return options

    def _add_hand(self, game: Spies, options: list[int], empty: i64, hosts: i64) -> None:
        """Minions and Contraptions in hand, with the squares for them: they come first in the order of faces."""
        cards, face = game.cards, game.face
        contraptions: i64 = cards.first_face[CONTRAPTION_CARD]
        last: i64 = cards.first_face[EPIPHANY_CARD]
        plays = game.plays > 0
        work: i64 = game.work
        before: i64 = -1
        card: i64
        for card in game.hands[self.seat]:
            printed: i64 = face[card]
            if printed >= last:
                return
            if printed == before:
                continue
            before = printed
            if printed < contraptions:
                if plays:
                    ways = cards.plays[printed]
                    if not ways:
                        ways = cards.list_plays(printed)
                    options.extend(ways[empty])
            elif cards.cost[printed] <= work:
                ways = cards.builds[printed - contraptions]
                if not ways:
                    ways = cards.list_builds(printed - contraptions)
                options.extend(ways[hosts if cards.attachable[printed] else empty])

    def choose(self, game: Spies, option: int) -> None:
        cards = game.cards
        if option == cards.done:
            game.then(END_MAIN)
            return
        game.then(MAIN)
        if option >= cards.build:
            which = option - cards.build
            build(game, cards.first_face[CONTRAPTION_CARD] + which // SQUARES, which % SQUARES)
            settle_lair(game)
            after_action(game)
        elif option >= cards.minion:
            which = option - cards.minion
            self._play(game, which // SQUARES, which % SQUARES)
            after_action(game)
        elif option >= cards.move:
            self._move(game, option)
            settle_lair(game)
            after_action(game)
        elif option >= cards.epiphany:
            game.then(AfterAction())
            play_as_action(game, self.seat, option)
        elif option >= cards.set_busy:
            self._use(game, option - cards.set_busy)
        else:
            self._work(game, option - cards.work)
            after_action(game)

    def _play(self, game: Spies, face: int, square: int) -> None:
        card = game.part_with(self.seat, face)
        game.occupy(square, card)
        game.plays -= 1
        game.tell("minion", "spies.eg.play-two", seat=self.seat, place=square, card=card)

    def _move(self, game: Spies, option: int) -> None:
        swapping = option >= game.cards.swap
        which = option - (game.cards.swap if swapping else game.cards.move)
        one, two = which // SQUARES, which % SQUARES
        card = game.lair[one]
        game.exchange(one, two)
        game.moves += 1
        if swapping:
            game.tell("swapped", "spies.eg.swap", seat=self.seat, place=two, amount=one, card=card)
        else:
            game.tell("moved", "spies.eg.move-free", seat=self.seat, place=two, amount=one, card=card)

    def _work(self, game: Spies, square: int) -> None:
        amount = gives_work(game, square)
        game.work += amount
        set_busy(game, square, "spies.minion.work-makes-busy")
        game.tell("worked", "spies.minion.work-one", seat=self.seat, place=square, amount=amount)

    def _use(self, game: Spies, square: int) -> None:
        card = game.lair[square]
        set_busy(game, square, "spies.minion.ability-kinds")
        game.tell("used", "spies.minion.ability-kinds", seat=self.seat, place=square, card=card)
        game.then(AfterAction())
        perform(game, self.seat, card, BUSY, square)

    def refused(self, game: Spies, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "epiphany":
            return why_not_play(game, self.seat, option, CARD_PLAYED, 0)
        if kind == "minion":
            return self._refused_minion(game, *parts)
        if kind in {"move", "swap"}:
            return self._refused_move(game, kind, *parts)
        if kind == "build":
            return self._refused_build(game, *parts)
        if kind in {"work", "busy"}:
            return self._refused_busy(game, kind, parts[0])
        return ""

    def obstacle(self, game: Spies, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "epiphany":
            return obstacle_to(game, seat, option, CARD_PLAYED, 0)
        if kind == "minion":
            return "no-plays" if game.plays < 1 else "square-taken"
        if kind == "build":
            face = game.cards.first_face[CONTRAPTION_CARD] + parts[0]
            if may_stand(game, face, parts[1]):
                return "no-work" if game.work < game.cards.cost[face] else ""
            return "no-host" if game.cards.attachable[face] else "square-taken"
        return ""

    def _refused_minion(self, game: Spies, face: int, square: int) -> str:
        if game.plays < 1 or face not in [game.face[card] for card in game.hands[self.seat]]:
            return "spies.eg.play-two"
        return "spies.lair.one-card-per-square" if game.lair[square] >= 0 else ""

    def _refused_move(self, game: Spies, kind: str, one: int, two: int) -> str:
        if not is_minion(game, one) or (kind == "swap" and not is_minion(game, two)):
            return "spies.ruling.r9" if kind == "swap" else "spies.eg.move-free"
        if game.busy[one] or (kind == "swap" and game.busy[two]):
            return "spies.ruling.r9" if kind == "swap" else "spies.eg.busy-cannot-move"
        if kind == "move" and game.lair[two] >= 0:
            return "spies.lair.one-card-per-square"
        return "spies.ruling.r49" if game.moves >= MOST_MOVES else ""

    def _refused_build(self, game: Spies, which: int, square: int) -> str:
        face = game.cards.first_face[CONTRAPTION_CARD] + which
        if face not in [game.face[card] for card in game.hands[self.seat]]:
            return "spies.eg.build"
        if game.cards.attachable[face]:
            return "spies.ruling.r10" if not may_stand(game, face, square) else "spies.contraption.cost"
        return "spies.contraption.static" if game.lair[square] >= 0 else "spies.contraption.cost"

    def _refused_busy(self, game: Spies, kind: str, square: int) -> str:
        if not is_minion(game, square) or game.busy[square]:
            return "spies.minion.work-makes-busy"
        if game.attached[square] >= 0:
            return "spies.contraption.attach-no-work" if kind == "work" else "spies.ruling.r10"
        return "spies.minion.ability-kinds"


def may_use(game: Spies, square: int) -> bool:
    """A Busy ability stands in for Working: a Minion with an attachment has it only if the table says so."""
    if game.attached[square] >= 0 and not game.variant.attached_ability:
        return False
    card = game.lair[square]
    for ability in game.cards.busy[game.face[card]]:
        if not possible(game, ability, card, jumping=False):
            return False
    return True


class AfterAction(Act[Spies]):
    """An action that took several steps is completed: the other side may interrupt."""

    def run(self, game: Spies) -> None:
        after_action(game)


class EndMain(Act[Spies]):
    """Step 4: the Plan may be Activated; then the turn ends."""

    def run(self, game: Spies) -> None:
        game.phase = ACTIVATING
        game.then(EndTurn())
        if game.stage == IN_PROGRESS:
            game.then(Activate(GENIUS), AfterStage(ACTIVATED))


class EndTurn(Act[Spies]):
    """The turn is over: Work is lost, wounds are healed, and what lasted as long ends."""

    def run(self, game: Spies) -> None:
        game.work = 0
        game.plays = 0
        game.moves = 0
        game.used = []
        game.hurt = cleared(game.hurt)
        game.wounds = cleared(game.wounds)  # spies.ruling.r31: damage and regained Health both
        game.been = cleared(game.been)
        game.noisy = cleared(game.noisy)
        game.lapse(TURN)
        settle(game)


MAIN: Final = GeniusMain(GENIUS)
END_MAIN: Final = EndMain()
END_PLANNING: Final = EndPlanning()
"""Made once: a step never changes."""
