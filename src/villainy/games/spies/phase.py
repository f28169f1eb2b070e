"""The steps of the two turns, in order, and the occasions on which somebody may interrupt."""

from typing import Final

GENIUS: Final = 0
MASTER: Final = 1

SETTING_UP: Final = 0
PLANNING: Final = 1
GENIUS_DRAWS: Final = 2
BUILDING: Final = 3
ACTIVATING: Final = 4
MASTER_DRAWS: Final = 5
ACTING: Final = 6
ASSIGNING: Final = 7
SENDING: Final = 8

PHASES: Final = ("setup", "plan", "genius-draw", "main", "activate", "master-draw", "actions", "assign", "infiltrate")

NO_PLAN: Final = 0
IN_PROGRESS: Final = 1
ACTIVATED: Final = 2
ADVANCED: Final = 3

STAGES: Final = ("none", "in-progress", "activated", "advanced")

AFTER_ACTION: Final = 0
BEFORE_MOVE: Final = 1
SPY_ENTERS_SQUARE: Final = 2
CHOICE_MADE: Final = 3
BEFORE_COMBAT: Final = 4
BETWEEN_EXCHANGES: Final = 5
CARD_PLAYED: Final = 6

OCCASIONS: Final = (
    "after-action",
    "before-move",
    "spy-enters",
    "choice-made",
    "before-combat",
    "between-exchanges",
    "card-played",
)
