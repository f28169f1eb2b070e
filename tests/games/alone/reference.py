"""Line of Sight, Noise and distance once more, slow and plain, to hold the rules to.

Written from the ledger's sentences over places (Level, column, row), with sets and dictionaries; nothing here is shared
with the modules that it checks but the sheet, which is what is printed.
"""

from dataclasses import dataclass, field

from games.alone.scenario import Scene
from villainy.engine.chance import Chance
from villainy.games.alone.game import Alone
from villainy.games.alone.map import Map
from villainy.games.alone.mapmaker import seeded_sheet

Place = tuple[int, int, int]
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
WAYS = ("north", "east", "south", "west", "stairs", "here", "other-level")


@dataclass
class World:
    """A Map as it lies on the table, with what is on it."""

    hero: Place
    sides: dict[Place, set[str]] = field(default_factory=dict)
    rooms: set[Place] = field(default_factory=set)
    stairs: dict[Place, int] = field(default_factory=dict)
    shown: set[Place] = field(default_factory=set)
    lit: set[Place] = field(default_factory=set)
    blocked: set[frozenset[Place]] = field(default_factory=set)

    def beyond(self, place: Place, side: str) -> Place | None:
        """What lies on that side, if it is open; a Blocked Door is still a side that is open in the wall."""
        if side == "stairs":
            twins = [other for other in self.stairs if other != place and self.stairs[other] == self.stairs.get(place)]
            return twins[0] if twins else None
        if side not in self.sides[place]:
            return None
        across, down = STEPS[side]
        return (place[0], place[1] + across, place[2] + down)

    def is_door(self, one: Place, other: Place) -> bool:
        """Doors stand on the sides of Rooms."""
        return one[0] == other[0] and (one in self.rooms or other in self.rooms)

    def is_blocked(self, one: Place, other: Place) -> bool:
        return frozenset((one, other)) in self.blocked

    def ways(self, place: Place, *, doors_stop: bool) -> dict[str, Place]:
        """Where one can go from a place in one step."""
        found = {side: self.beyond(place, side) for side in WAYS[:5]}
        return {
            side: other
            for side, other in found.items()
            if other is not None and not (doors_stop and self.is_blocked(place, other))
        }


def world_of(game: Alone) -> World:
    """The table as the reference sees it."""
    places: list[Place] = []
    for at in range(0, len(game.sheet), 5):
        level, column, row = game.sheet[at : at + 3]
        places.append((level, column, row))
    world = World(places[game.hero])
    for number, place in enumerate(places):
        sides, marks = game.sheet[5 * number + 3 : 5 * number + 5]
        world.sides[place] = {side for at, side in enumerate(STEPS) if sides & (1 << at)}
        if marks % 2:
            world.rooms.add(place)
        if marks >= 4:
            world.stairs[place] = marks // 4
        if game.revealed & (1 << number):
            world.shown.add(place)
        if game.lit & (1 << number):
            world.lit.add(place)
    for door in range(game.map.doors):
        if game.blocked & (1 << door):
            one, other = game.map.ends[2 * door : 2 * door + 2]
            world.blocked.add(frozenset((places[one], places[other])))
    return world


def places_of(game: Alone, sectors: int) -> set[Place]:
    """Sectors as places."""
    return {
        (game.map.level[at], game.map.column[at], game.map.row[at])
        for at in range(game.map.sectors)
        if sectors >> at & 1
    }


# The sentences --------------------------------------------------------------------------------------------------------


def straight_ahead(world: World, side: str) -> list[Place]:
    """The places in a line from the Hero, until a wall, a Blocked Door or a Door that is not on the Hero's Sector."""
    line: list[Place] = []
    here = world.hero
    while True:
        there = world.beyond(here, side)
        if there is None:
            return line
        if world.is_door(here, there) and (here != world.hero or world.is_blocked(here, there)):
            return line
        line.append(there)
        here = there


def sight(world: World) -> set[Place]:
    """The Hero's own place, and in each line every shown place up to the first that is not."""
    seen = {world.hero}
    for side in STEPS:
        for place in straight_ahead(world, side):
            if place not in world.shown:
                break
            seen.add(place)
    return seen


def shown_by_light(world: World) -> set[Place]:
    """In each line, places that are not shown yet become so while they are lit; the first dark one ends it."""
    found: set[Place] = set()
    for side in STEPS:
        for place in straight_ahead(world, side):
            if place not in world.shown:
                if place not in world.lit:
                    break
                found.add(place)
    return found


def reached(world: World, start: Place, *, doors_stop: bool) -> dict[Place, int]:
    """How many steps every place is away, ring by ring."""
    steps = {start: 0}
    ring = {start}
    while ring:
        ring = {
            other for place in ring for other in world.ways(place, doors_stop=doors_stop).values() if other not in steps
        }
        steps.update(dict.fromkeys(ring, max(steps.values()) + 1))
    return steps


def heard_from(world: World, source: Place) -> set[str]:
    """All that may be said of a Noise: walk every shortest open route from the Hero and see how it begins."""
    if source == world.hero:
        return {"here"}
    steps = reached(world, source, doors_stop=True)
    if world.hero not in steps:
        return set()
    if source[0] != world.hero[0]:
        return {"other-level"}
    return {
        side
        for side, other in world.ways(world.hero, doors_stop=True).items()
        if reached(world, other, doors_stop=True).get(source) == steps[world.hero] - 1
    }


# Positions ------------------------------------------------------------------------------------------------------------


def any_map(chance: Chance) -> Scene:
    """A Map from a seed, with the Hero anywhere."""
    sheet = seeded_sheet(chance, chance.below(2) == 1)
    return Scene(sheet=sheet, hero=Map(sheet).name(0))


def scatter(game: Alone, chance: Chance) -> None:
    """Any Hero, any tiles, any Lights, any Blocked Doors: what the rules of the place must cope with."""
    every = game.map.sectors
    game.hero = chance.below(every)
    game.revealed = 1 << game.hero
    game.adrift = 0
    game.recalled = 0
    game.lit = 0
    game.blocked = 0
    density = 1 + chance.below(4)
    for sector in range(every):
        if chance.below(4) < density:
            game.revealed |= 1 << sector
        if chance.below(3) == 0:
            game.lit |= 1 << sector
    for door in range(game.map.doors):
        if chance.below(3) == 0:
            game.blocked |= 1 << door
