"""Infiltration: into Square 1 and on, square by square, dealing with what is there."""

from typing import Final

from mypy_extensions import i64

from villainy.engine.step import Act, Question
from villainy.games.spies.assigning import add_homes, assign, why_not_assign
from villainy.games.spies.combat import Combat
from villainy.games.spies.deck import SQUARES
from villainy.games.spies.effects import Perform, perform, settle
from villainy.games.spies.events import (
    SPENT,
    Interrupt,
    add_events,
    after_action,
    is_fresh,
    node_works,
    obstacle_after_actions,
    play_as_action,
    spend,
    why_not_play,
)
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.genius_turn import AfterAction
from villainy.games.spies.phase import (
    BEFORE_COMBAT,
    BEFORE_MOVE,
    CARD_PLAYED,
    CHOICE_MADE,
    GENIUS,
    MASTER,
    SPY_ENTERS_SQUARE,
)
from villainy.games.spies.sneaking import sneak_past, why_not_sneak
from villainy.games.spies.spies import BY_CARD, heal_spy, hurt_spy
from villainy.games.spies.stats import is_contraption, is_minion, minion_has, next_square, spy_has, spy_stat
from villainy.games.spies.thwarting import reach_plan
from villainy.games.spies.vocabulary import (
    AMBUSH,
    AT_ENTRY,
    COMBAT,
    ENTRY,
    GIVE,
    NO_REGAIN,
    ONCE,
    REENTER,
    REGAIN,
    SPY_ACTS,
    SPY_DESTROYS,
    SPY_ENTERS,
    SPY_IGNORES,
)

AMBUSH_DAMAGE: Final = 2


class Infiltrate(Question[Spies]):
    """Send an Assigned Spy that has not been in the lair this turn, one after another, or end the turn."""

    def telling(self, game: Spies) -> bool:
        return len(game.hands[self.seat]) > 0

    def openly(self) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        cards = game.cards
        options = [cards.done]
        add_events(game, options, self.seat, CARD_PLAYED, 0)
        if game.round > 1:
            for slot in range(len(game.spies)):
                if game.spies[slot] >= 0 and game.assigned[slot] >= 0 and may_enter(game, slot):
                    options.append(cards.infiltrate + slot)
        if game.lasting:
            add_homes(game, options, to_be_assigned_again(game))
        return options

    def choose(self, game: Spies, option: int) -> None:
        cards = game.cards
        if option == cards.done:
            return
        game.then(self)
        if option >= cards.assign:
            assign(game, option, "spies.sm.step3-assign")
            after_action(game)
        elif option >= cards.infiltrate:
            game.then(AfterInfiltration())
            start(game, option - cards.infiltrate)
        else:
            game.then(AfterAction())
            play_as_action(game, self.seat, option)

    def refused(self, game: Spies, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "intelligence":
            return why_not_play(game, self.seat, option, CARD_PLAYED, 0)
        if kind == "infiltrate":
            return self._refused_entry(game, parts[0])
        if kind == "assign":
            again = parts[0] < len(game.spies) and may_be_assigned_again(game, parts[0])
            return why_not_assign(game, *parts) if again else "spies.sm.step3-assign"
        return "spies.sm.step2-three-actions" if kind in {"recruit", "found", "connect", "disconnect"} else ""

    def obstacle(self, game: Spies, seat: int, option: int) -> str:
        return obstacle_after_actions(game, seat, option)

    def _refused_entry(self, game: Spies, slot: int) -> str:
        if game.round < 2:
            return "spies.sm.first-turn"
        if slot >= len(game.spies) or game.spies[slot] < 0 or game.assigned[slot] < 0:
            return "spies.inf.any-assigned"
        return "spies.inf.no-reentry"


class AfterInfiltration(Act[Spies]):
    """What lasted as long as the infiltration is over, and so is what hung on it."""

    def run(self, game: Spies) -> None:
        settle(game)


def may_enter(game: Spies, slot: int) -> bool:
    """spies.inf.no-reentry: not twice in a turn, but for a card that allows it."""
    return not game.been[slot] or game.given(game.spies[slot], REENTER)


def may_be_assigned_again(game: Spies, slot: int) -> bool:
    """A Spy with leave to enter once more may be Assigned at once."""
    return game.spies[slot] >= 0 and game.assigned[slot] < 0 and game.given(game.spies[slot], REENTER)


def to_be_assigned_again(game: Spies) -> i64:
    """All those Spies, as bits."""
    found: i64 = 0
    bit: i64 = 1
    for slot in range(len(game.spies)):
        if may_be_assigned_again(game, slot):
            found |= bit
        bit += bit
    return found


def start(game: Spies, slot: int) -> None:
    """A Spy starts its infiltration: what it and its network do then, and the first move."""
    card = game.spies[slot]
    if game.been[slot]:
        game.take_away(card, REENTER)
    game.infiltrator = slot
    game.at = NONE
    game.been = changed(game.been, slot, 1)
    game.tell("enters", "spies.inf.any-assigned", seat=MASTER, place=slot, card=card)
    game.then(BEFORE)
    for at in range(len(game.nodes) - 1, -1, -1):
        node = game.nodes[at]
        if node < 0:
            continue
        lines = game.cards.once[game.face[node]]
        for index in range(len(lines) - 1, -1, -1):
            if lines[index].needs & AT_ENTRY:
                game.then(UseBonus(MASTER, at, index))
    perform(game, MASTER, card, ENTRY, NONE)
    settle(game)


class UseBonus(Question[Spies]):
    """What a Node offers at this very moment, once a turn: use it, or spare it."""

    def __init__(self, seat: int, slot: int, index: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.index = index

    def parts(self) -> list[int]:
        return [self.seat, self.slot, self.index]

    def options(self, game: Spies) -> list[int]:
        if game.infiltrator < 0 or self.slot >= len(game.nodes) or game.nodes[self.slot] < 0:
            return []
        node = game.nodes[self.slot]
        lines = game.cards.once[game.face[node]]
        ability = lines[self.index]
        if not node_works(game, self.slot, ability) or not is_fresh(game, node, self.index, ability):
            return []
        return [game.cards.use, game.cards.spare]

    def choose(self, game: Spies, option: int) -> None:
        if option == game.cards.spare:
            return
        node = game.nodes[self.slot]
        spend(game, node, self.index, game.cards.once[game.face[node]][self.index])
        game.tell("used", "spies.node.bonus-kinds", seat=self.seat, place=self.slot, card=node)
        game.then(Perform(self.seat, node, ONCE, self.index, NONE, NONE, NONE))


# Step 1: move ---------------------------------------------------------------------------------------------------------


class BeforeMove(Act[Spies]):
    """Before each move, and before reaching the Plan, both sides may interrupt."""

    def run(self, game: Spies) -> None:
        if game.infiltrator >= 0:
            game.then(WINDOW_A, MOVE_ON)


class MoveOn(Act[Spies]):
    """The Spy moves to the next square: unoccupied, it regains Health and goes on; occupied, it must act."""

    def run(self, game: Spies) -> None:
        slot = game.infiltrator
        if slot < 0:
            return
        square = next_square(game)
        game.skip = 0
        if square == SQUARES:
            game.tell("reached", "spies.inf.reach-plan", seat=MASTER, place=SQUARES, amount=slot, card=game.spies[slot])
            reach_plan(game)
            return
        game.at = square
        game.tell("steps", "spies.inf.sequential", seat=MASTER, place=square, amount=slot, card=game.spies[slot])
        if game.lair[square] < 0:
            if not spy_has(game, slot, NO_REGAIN):
                heal_spy(game, slot, max(0, spy_stat(game, slot, REGAIN)), "spies.inf.empty-regain")
            game.then(BEFORE)
            return
        game.then(WINDOW_B, FACE)
        if is_minion(game, square):
            if minion_has(game, square, AMBUSH):
                hurt_spy(game, slot, AMBUSH_DAMAGE, "spies.minion.ability-kinds", BY_CARD)
        else:
            trigger(game, SPY_ENTERS)


def trigger(game: Spies, when: int) -> None:
    """The static Contraption in the infiltrator's square does something, unless it is switched off."""
    card = game.lair[game.at]
    if not game.dark(card):
        perform(game, GENIUS, card, when, game.at)


# Step 2: choose -------------------------------------------------------------------------------------------------------


class Face(Question[Spies]):
    """A Contraption is destroyed or ignored, a Minion attacked or sneaked past."""

    def options(self, game: Spies) -> list[int]:
        cards = game.cards
        if game.infiltrator < 0 or game.lair[game.at] < 0:
            return []
        if is_contraption(game, game.at):
            return [cards.destroy, cards.ignore]
        if why_not_sneak(game):
            return [cards.attack]
        return [cards.attack, cards.sneak]

    def choose(self, game: Spies, option: int) -> None:
        attack = option == game.cards.attack
        game.tell("chose", choice_clause(game, option), seat=self.seat, place=game.at, amount=option)
        game.then(WINDOW_COMBAT if attack else WINDOW_C, Deal(option))
        if attack:
            ask_for_initiative(game)

    def stuck(self, game: Spies) -> None:
        """spies.ruling.r42: what was there is gone; the Spy goes on and regains nothing."""
        if game.infiltrator >= 0:
            game.then(BEFORE)

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        if kind in {"destroy", "ignore"}:
            return "spies.inf.minion-choice"
        if kind == "sneak":
            return why_not_sneak(game) if is_minion(game, game.at) else "spies.inf.contraption-choice"
        if kind == "attack":
            return "spies.inf.contraption-choice"
        return "spies.inf.occupied-must-act" if kind in {"pass", "done", "withdraw"} else ""


def choice_clause(game: Spies, option: int) -> str:
    """The clause that gives this choice."""
    return "spies.inf.minion-choice" if option <= game.cards.sneak else "spies.inf.contraption-choice"


def ask_for_initiative(game: Spies) -> None:
    """When an attack is declared, Nodes that can give Initiative in a combat are offered."""
    for at in range(len(game.nodes) - 1, -1, -1):
        node = game.nodes[at]
        if node < 0:
            continue
        lines = game.cards.once[game.face[node]]
        for index in range(len(lines) - 1, -1, -1):
            if lines[index].op == GIVE and lines[index].until == COMBAT:
                game.then(UseBonus(MASTER, at, index))


# Step 3: resolve ------------------------------------------------------------------------------------------------------


class Deal(Act[Spies]):
    """The choice is carried out, if it is still possible."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def parts(self) -> list[int]:
        return [self.choice]

    def run(self, game: Spies) -> None:
        if game.infiltrator < 0:
            return
        if game.lair[game.at] < 0:
            game.lapse(COMBAT)
            game.then(BEFORE)
        elif self.choice not in FACE.options(game):
            game.then(FACE)
        elif self.choice == game.cards.attack:
            game.then(Combat(), BEFORE)
        elif self.choice == game.cards.sneak:
            sneak_past(game)
            game.then(BEFORE)
        else:
            game.then(PassContraption(self.choice))
            trigger(game, SPY_ACTS)


class PassContraption(Act[Spies]):
    """The Contraption is destroyed, or left standing; unless it has got rid of the Spy before."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def parts(self) -> list[int]:
        return [self.choice]

    def run(self, game: Spies) -> None:
        slot, square = game.infiltrator, game.at
        if slot < 0:
            return
        game.then(BEFORE)
        card = game.lair[square]
        if card < 0:
            return
        if self.choice == game.cards.ignore:
            game.tell("ignored", "spies.inf.ignore", seat=MASTER, place=square, card=card)
            trigger(game, SPY_IGNORES)
            return
        dark = game.dark(card)
        game.vacate(square)
        game.noisy = changed(game.noisy, slot, 1)
        game.tell("destroyed", "spies.inf.destroy", seat=GENIUS, place=square, card=card)
        game.resolving = card
        game.then(SPENT)
        settle(game)
        if not dark:
            perform(game, GENIUS, card, SPY_DESTROYS, square)


BEFORE: Final = BeforeMove()
MOVE_ON: Final = MoveOn()
FACE: Final = Face(MASTER)
WINDOW_A: Final = Interrupt(MASTER, MASTER, 0, 0, BEFORE_MOVE)
WINDOW_B: Final = Interrupt(MASTER, MASTER, 0, 0, SPY_ENTERS_SQUARE)
WINDOW_C: Final = Interrupt(MASTER, MASTER, 0, 0, CHOICE_MADE)
WINDOW_COMBAT: Final = Interrupt(MASTER, MASTER, 0, 0, BEFORE_COMBAT)
"""Made once: a step never changes."""
