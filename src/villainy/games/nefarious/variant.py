"""The choices about the rules that a table makes before it begins."""

from typing import Final

from villainy.games.nefarious.twist import SLUGS

RANDOM: Final = -1
NO_TWIST: Final = -2


class Variant:
    """Settings in the form that the rules ask for them; made once, shared by clones."""

    def __init__(self, settings: dict[str, str | int]) -> None:
        self.settings = settings
        self.twists = [named(settings["firstTwist"]), named(settings["secondTwist"])]
        """The Twists that the table wants: a number, RANDOM or NO_TWIST."""
        self.open_speculation = settings["speculateReveal"] == "open"
        self.only_others_secured = settings["securityMeasures"] == "others"


def named(value: str | int) -> int:
    """The Twist that a setting names."""
    if value == "random":
        return RANDOM
    if value == "none":
        return NO_TWIST
    return SLUGS.index(str(value))
