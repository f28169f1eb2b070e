"""Rounds and Turns: the frame of a Turn from T0 to T9 (2.2 of the ledger)."""

from typing import Any, Final

from villainy.engine.step import Act, Step
from villainy.games.alone.actions import Declare
from villainy.games.alone.attacks import Attacks
from villainy.games.alone.end_of_round import EndOfRound
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import end_turn
from villainy.games.alone.light import lights_off
from villainy.games.alone.missions import at_bullet_end
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.terms import AT_END, AT_LATE, AT_START, HERO, IN_LATE, IN_REACTIONS, NONE, TURNS
from villainy.games.alone.track import new_turn


class Round(Act[Alone]):
    """alone.round.eight-turns: a Round begins."""

    def run(self, game: Alone) -> None:
        game.round += 1
        game.turn = 0
        game.dashed = 0
        game.tell("round", "alone.round.eight-turns", amount=game.round)
        game.then(TURN)


class Turn(Act[Alone]):
    """T0: a Turn of the Hero; Evil has none (alone.role.evil-no-turn)."""

    def run(self, game: Alone) -> None:
        game.turn += 1
        game.phase = AT_START
        game.bullet = 0
        game.triggers = 0
        game.stamped = 0
        game.moved = 0
        game.attacked = 0
        game.roll = []
        game.rolled_by = NONE
        new_turn(game)
        game.tell("turn", "alone.turn.one-action", HERO, amount=game.turn)
        game.agenda.extend(FRAME)


class EndReactions(Act[Alone]):
    """T5: what Missions let Evil do after Bullet Time; then cards of the end of the Turn (alone.ruling.r09)."""

    def run(self, game: Alone) -> None:
        game.phase = IN_REACTIONS
        game.then(AT_THE_END)
        if game.bullet:
            at_bullet_end(game)


class LateReactions(Act[Alone]):
    """T7: cards for losses that are no Instants, and what a card has granted."""

    def run(self, game: Alone) -> None:
        game.phase = IN_LATE
        game.then(WHEN_LATE)


class TurnEnd(Act[Alone]):
    """T8 and T9: Creatures switch Lights off, what lasts for the Turn ends; after Turn 8 the Round ends."""

    def run(self, game: Alone) -> None:
        lights_off(game)
        end_turn(game)
        if game.turn == TURNS:
            game.then(EndOfRound(), ROUND)
        else:
            game.then(TURN)


AT_THE_END: Final = OpenWindow(AT_END, NONE)
WHEN_LATE: Final = OpenWindow(AT_LATE, NONE)
ROUND: Final = Round()
TURN: Final = Turn()
FRAME: Final[list[Step[Any]]] = [TurnEnd(), LateReactions(), Attacks(), EndReactions(), Declare(HERO, 1)]
"""One Turn; the last step comes first: the agenda is a stack, and this is laid on it as it is."""
