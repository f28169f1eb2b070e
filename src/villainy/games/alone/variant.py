"""The choices about the rules that a table makes before it begins."""

from typing import Final

from villainy.games.alone.terms import DIFFICULTIES, NONE

MAPS: Final = ("fixed", "sheets", "seeded")
FIXED_MAP: Final = 0
SHEETS: Final = 1
SEEDED: Final = 2

PAIRS: Final = ("fury-speed", "fury-terror", "fury-traps", "speed-terror", "speed-traps", "terror-traps")
"""Two of the four Reaction decks."""
PAIR_DECKS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

RANDOM: Final = -1
CHOOSE: Final = -2
"""The Hero chooses the Character."""

START_DANGER: Final = (0, 4, 5, 8)
"""Danger tokens that the Leader places before the game, by difficulty."""
MORE_ROUNDS: Final = (1, 0, -1, -2)
"""Rounds until the Nightmare beyond those that the table has set, by difficulty."""
MOST_ROUNDS: Final = 5
"""alone.ruling.r03: the marker of the Round track never stands further right."""


class Variant:
    """Settings in the form that the rules ask for them; made once, shared by clones.

    Missions and Characters are settings by their ids: `missions` and `characters` list those of the deck.
    """

    def __init__(self, settings: dict[str, str | int], missions: list[str], characters: list[str]) -> None:
        self.settings = settings
        self.difficulty = DIFFICULTIES.index(str(settings["difficulty"]))
        self.start_danger = START_DANGER[self.difficulty]
        self.map = MAPS.index(str(settings["map"]))
        decks = str(settings["decks"])
        self.decks = RANDOM if decks == "random" else PAIRS.index(decks)
        """A pair of PAIR_DECKS, or RANDOM."""
        self.green = _named(missions, str(settings["green"]))
        self.blue = _named(missions, str(settings["blue"]))
        self.red = _named(missions, str(settings["red"]))
        character = str(settings["character"])
        self.character = CHOOSE if character == "choose" else _named(characters, character)
        self.rounds = min(int(settings["rounds"]) + MORE_ROUNDS[self.difficulty], MOST_ROUNDS)
        self.hits, self.exclaims, self.misses = (int(faces) for faces in str(settings["dice"]).split("-"))
        """Faces of a die."""
        self.unarmed = int(settings["unarmed"])
        self.inventory = int(settings["inventory"])
        self.focus = settings["focus"] == "on"
        self.tiles_limited = settings["tiles"] == "limited"
        self.memory_kept = settings["memory"] == "kept"

    def mission(self, colour: int) -> int:
        """The Mission of that colour, or RANDOM."""
        return (self.green, self.blue, self.red)[colour]


def _named(names: list[str], name: str) -> int:
    """The number of what is named; RANDOM if it is left to chance or this deck has no such thing."""
    return names.index(name) if name in names else NONE
