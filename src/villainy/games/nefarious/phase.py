"""The phases of a round, in order; the four Actions are resolved in the order of their numbers."""

from typing import Final

TWISTS: Final = 0
ROUND_START: Final = 1
SELECT: Final = 2
INVESTMENTS: Final = 3
SPECULATING: Final = 4
INVENTING: Final = 5
RESEARCHING: Final = 6
WORKING: Final = 7
ROUND_END: Final = 8
OVER: Final = 9

PHASES: Final = (
    "twists",
    "round-start",
    "select",
    "investments",
    "speculate",
    "invent",
    "research",
    "work",
    "round-end",
    "over",
)
