"""The phases of a round, in order."""

from typing import Final

SETTING_UP: Final = 0
PLOTTING: Final = 1
DIC: Final = 2
CHASING: Final = 3
HOARDING: Final = 4
CLEANING: Final = 5

PHASES: Final = ("setup", "plot", "dic", "chase", "hoarding", "cleaners")
