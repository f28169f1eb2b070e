"""The course of an Action: it is declared, done, and over (T1 and T3 of 2.2 of the ledger)."""

from typing import Final

from villainy.engine.step import Act
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import end_action
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.terms import ACTIONS, AT_DECLARE, AT_RESOLVED, HERO, IN_ACTION, LOCATE, NONE, SCAVENGE

DECLARED: Final = (
    "alone.action.move",
    "alone.action.explore.range",
    "alone.action.fight.own-sector",
    "alone.action.scavenge.one",
    "alone.action.interact.two-uses",
    "alone.action.locate.two-targets",
)
"""By Action."""


def trigger_of(action: int) -> int:
    """The trigger of an Action; Locate has none (alone.trigger.none-for-locate)."""
    return NONE if action == LOCATE else action


class Begin(Act[Alone]):
    """T1: the Action is declared and allows Reactions from now on; Evil may react at once."""

    def __init__(self, action: int) -> None:
        self.action = action

    def parts(self) -> list[int]:
        return [self.action]

    def run(self, game: Alone) -> None:
        action = self.action
        game.phase = IN_ACTION
        game.action = action
        game.last_action = action
        if action != LOCATE:
            game.triggers |= 1 << action
        game.left = NONE
        game.newly = 0
        game.placed = 0
        game.explored = 0
        game.lit_now = 0
        game.about = 0
        game.roll = []
        game.rolled_by = NONE
        game.tell("declared", DECLARED[action], HERO, action, self._side(game))
        game.then(AT_ITS_BEGINNING[action])

    def _side(self, game: Alone) -> int:
        """The direction that goes with it, or NONE."""
        if game.using != NONE or not game.aim or self.action in (SCAVENGE, LOCATE):
            return NONE
        return game.aim[0]


class ActionDone(Act[Alone]):
    """T3: the Action gets its danger stamp (alone.ruling.r07); then Evil may react to it as it is."""

    def run(self, game: Alone) -> None:
        action = game.action
        if action != LOCATE and game.is_dangerous(game.hero):
            game.stamped |= 1 << action
        game.then(AT_ITS_END[action], END_ACTION)


class EndAction(Act[Alone]):
    """What lasts for an Action is over."""

    def run(self, game: Alone) -> None:
        end_action(game)
        game.action = NONE
        game.using = NONE
        game.target = NONE
        game.aim = []


AT_ITS_BEGINNING: Final = [OpenWindow(AT_DECLARE, trigger_of(action)) for action in range(len(ACTIONS))]
AT_ITS_END: Final = [OpenWindow(AT_RESOLVED, trigger_of(action)) for action in range(len(ACTIONS))]
"""The windows of each Action, made once: steps never change."""
BEGIN: Final = [Begin(action) for action in range(len(ACTIONS))]
END_ACTION: Final = EndAction()
ACTION_DONE: Final = ActionDone()
