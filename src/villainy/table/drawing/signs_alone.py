"""Which sign stands for which thing of ALONE. All of them are symbols of ours; their names are the game's words."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from villainy.engine.game import View
from villainy.games.alone.terms import ACTIONS, COLOURS, CONDITIONS, CREATURES, HERO, MATRICES, ROOMS, SHAPES
from villainy.games.alone.told import (
    SEEK_BLOCKED,
    SEEK_CONDITION,
    SEEK_CREATURE,
    SEEK_DANGER,
    SEEK_DOOR,
    SEEK_KIND,
    SEEK_LCU,
    SEEK_SHAPE,
    SEEK_STAIRS,
)
from villainy.games.alone.words import AloneWords
from villainy.table.drawing.parts import MOST_TEXTS
from villainy.table.drawing.shown_alone import Sign
from villainy.words import Words

KNOWN_ROOMS: Final = frozenset(
    {"control-room", "infirmary", "armory", "canteen", "laboratory", "comms-room", "generator", "escape-pods"}
)
CALLINGS: Final = {
    "captain": "al-who-captain",
    "doctor": "al-room-infirmary",
    "engineer": "al-mech",
    "pilot": "al-who-pilot",
    "xenologist": "al-who-xenologist",
    "navigator": "al-who-navigator",
    "quartermaster": "al-who-quartermaster",
}
"""Rooms and Characters of the house have signs of their own; those of other boxes get a common one."""

TRIGGERS: Final = {**{action: f"al-{action}" for action in ACTIONS}, "life": "al-life-loss", "self-control": "al-self"}
TOLD: Final = {"noise": "al-noise", "located": "al-locate", "way": "al-locate", "departed": "al-move"}
SINGLE: Final = {SEEK_DOOR: "al-door", SEEK_BLOCKED: "al-blocked", SEEK_LCU: "al-lcu", SEEK_DANGER: "al-danger"}
ANY: Final = "al-creature"


class Signs:
    """Signs with their names, in one language."""

    def __init__(self, words: AloneWords) -> None:
        self.words = words
        self._rooms: list[dict[str, Any]] = words.box.source["room"]
        self._characters: list[dict[str, Any]] = words.box.source["character"]
        self._said: dict[tuple[bool, bytes], str] = {}

    def room(self, number: int) -> Sign:
        ident = self._rooms[number]["id"]
        return Sign(f"al-room-{ident}" if ident in KNOWN_ROOMS else "al-room", self.words.room(number))

    def matrix(self, number: int) -> Sign:
        return Sign(f"al-{MATRICES[number]}", self.words.matrix(number))

    def calling(self, character: int) -> str:
        return CALLINGS.get(self._characters[character]["id"], "al-hero")

    def seek(self, target: int) -> str:
        """The sign of something that can be Located."""
        if target < ROOMS:
            return self.room(target).sign
        if target < SEEK_DOOR:
            return f"al-{SHAPES[target - SEEK_SHAPE]}"
        if SEEK_STAIRS <= target < SEEK_LCU:
            return f"al-stairs-{COLOURS[target - SEEK_STAIRS]}"
        if SEEK_CONDITION <= target < SEEK_KIND:
            return f"al-{CONDITIONS[target - SEEK_CONDITION]}"
        if SEEK_KIND <= target < SEEK_CREATURE:
            return f"al-{CREATURES[target - SEEK_KIND]}"
        return SINGLE.get(target, ANY)

    def about(self, sector: dict[str, Any], view: View) -> str:
        """All that is in a Sector, in words; most Sectors are the same in the next view, so that is remembered."""
        key = (view["seat"] == HERO, msgspec.json.encode(sector))
        if key not in self._said:
            if len(self._said) >= MOST_TEXTS:
                self._said.clear()
            self._said[key] = self.words.tile(sector, view)
        return self._said[key]

    def lying(self, sector: Mapping[str, Any], words: Words) -> tuple[Sign, ...]:
        """The small things in a Sector; `words` are the pages' own."""
        found: list[Sign] = []
        colour = sector["stairs"]
        if colour:
            found.append(Sign(f"al-stairs-{colour}", words.say(f"table-alone-stairs-{colour}"), f"stairs {colour}"))
        if sector["lcu"]:
            found.append(Sign("al-lcu", words.say("table-alone-lcu"), "lcu"))
        if sector["danger"]:
            found.append(Sign("al-danger", words.say("table-alone-danger"), "danger"))
        found += [Sign(f"al-{token}", self.words.condition(token), "token") for token in sector["tokens"]]
        return tuple(found)
