"""How Sectors are said: to the Hero by where they lie from the Hero, to Evil by name; and all that is there."""

from collections.abc import Sequence
from typing import Any, Final

from villainy.games.alone.cardtext import CardText
from villainy.games.alone.sight import BY_COLOUR
from villainy.games.alone.terms import (
    COLOURS,
    EAST,
    MOST_COLUMNS,
    MOST_ROWS,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
)
from villainy.words import Words

WIDTH: Final = 2 * MOST_COLUMNS - 1
"""How many Sectors a row of spots has: those west of the Hero, the Hero's own and those east of it."""


class Places:
    """Where something is, in one language."""

    def __init__(self, words: Words, text: CardText) -> None:
        self.words = words
        self.text = text

    # Where -----------------------------------------------------------------------------------------------------------

    def spot(self, spot: int, mine: bool = True) -> str:
        """Where a Sector lies from the Hero; `mine` if the Hero is who reads it."""
        whose = "you" if mine else "hero"
        if spot < 0:
            return self.words.say("place-somewhere")
        if spot >= BY_COLOUR:
            return self.words.say("place-stairs", colour=COLOURS[spot - BY_COLOUR])
        aside = spot % WIDTH - (MOST_COLUMNS - 1)
        down = spot // WIDTH - (MOST_ROWS - 1)
        parts = [(abs(down), SOUTH if down > 0 else NORTH), (abs(aside), EAST if aside > 0 else WEST)]
        steps = [self.words.say("place-steps", n=n, side=self.side(side)) for n, side in parts if n]
        if not steps:
            return self.words.say("place-here", whose=whose)
        return self.words.say("place-from", steps=self.listed(steps), whose=whose)

    def sector(self, name: str, room: int | None) -> str:
        """What Evil calls a Sector: by its name, and a Room by its own as well."""
        return name if room is None else self.words.say("sector-room", room=self.text.room(room), name=name)

    def inside(self, name: str, room: int | None) -> str:
        """In such a Sector."""
        if room is None:
            return self.words.say("in-sector", name=name)
        return self.words.say("in-room", room=self.text.room(room), name=name)

    def side(self, side: int) -> str:
        """A side as a word: north, or through the Stairs."""
        return self.words.say(f"side-{SIDES[side]}")

    def toward(self, side: int) -> str:
        """In a direction."""
        return self.words.say(f"toward-{SIDES[side]}")

    def listed(self, names: Sequence[str]) -> str:
        """Some names in a row, as one says it."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("list-last", most=", ".join(names[:-1]), last=names[-1])

    # What is there ---------------------------------------------------------------------------------------------------

    def tile(self, tile: dict[str, Any]) -> str:
        """All that is to be seen in a Sector, for either side: shape, sides, light, Doors, Creatures, tokens."""
        shape = self.words.say(f"shape-{tile['shape']}") if tile["room"] is None else self.text.room(tile["room"])
        parts = [self.words.say("tile-lit" if tile["lit"] else "tile-dark", shape=shape)]
        sides = [self.side(SIDES.index(side)) for side in tile["sides"]]
        if sides:
            parts.append(self.words.say("tile-open", sides=self.listed(sides)))
        parts += [self._door(side, door) for side, door in tile["doors"].items()]
        if tile["stairs"]:
            parts.append(self.words.say("tile-stairs", colour=tile["stairs"]))
        if tile["lcu"]:
            parts.append(self.words.say("tile-lcu"))
        if tile["danger"]:
            parts.append(self.words.say("tile-danger"))
        parts += [self.words.say(f"condition-token-{token}") for token in tile["tokens"]]
        parts += [self.creature(creature) for creature in tile["creatures"]]
        return self.words.say("tile", parts="; ".join(parts))

    def creature(self, creature: dict[str, Any]) -> str:
        """A Creature, and whether it is Wounded."""
        return self.hurt(creature["kind"], creature["wounded"])

    def hurt(self, kind: int, wounded: bool) -> str:
        name = self.text.creature(kind)
        return self.words.say("creature-wounded", name=name) if wounded else name

    def _door(self, side: str, door: Any) -> str:
        state = door["state"] if isinstance(door, dict) else door
        return self.words.say("tile-door", state=state, side=self.toward(SIDES.index(side)))
