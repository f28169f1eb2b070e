"""What a Hero keeps in mind of ALONE when the tiles are gone: where the Hero is, which Rooms were seen, what was told.

Notes are allowed (alone.ruling.r58). They are about places of a Map that the Hero knows by heart, so they are of use
only where all tables play on the same one; elsewhere the page stays empty.
"""

from typing import Final

from villainy.engine.chance import Chance
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.map import ALL_SIDES, Map
from villainy.games.alone.ongoing import boss_of, is_open, mission_in, room_sector
from villainy.games.alone.routes import ways_to
from villainy.games.alone.terms import ARM, ARMED, CONDUIT, NONE, RED, ROOMS, STAIRS
from villainy.games.alone.told import LOCATED, SEEK_KIND, WAY
from villainy.games.alone.variant import FIXED_MAP
from villainy.games.alone.vocabulary import GOAL_ARMED, GOAL_CONDUITS

TRIES: Final = 40
"""So many ways to name the Rooms are tried, to find one that agrees with all that was told."""
ENTRY: Final = 5
"""Ints of one answer: Sector where it was given, Room, distance, 1 for the other Level, way (NONE: not told)."""


class Notes:
    """One Hero's notes. Sectors have the numbers of the Map that everybody knows."""

    def __init__(self) -> None:
        self.place = NONE
        """The Hero's Sector, as soon as it is certain."""
        self.back = NONE
        """The side from which the Hero has come."""
        self.flies = False
        """Whether the Hero has just taken an Item that moves."""
        self.names: dict[int, int] = {}
        """The Rooms that were seen, by Sector."""
        self.answers: list[int] = []
        """What was told of Rooms, ENTRY ints each."""
        self.repaired = 0
        """LCUs that have done their part for a Mission."""

    def check(self, world: Alone) -> None:
        """A new question: if it does not look here as the notes have it, they are wrong."""
        if self.place != NONE and not alike(world.map, world.hero, self.place):
            self.forget()

    def go(self, world: Alone, side: int) -> None:
        """The Hero has turned to that side, and goes there unless the Door is Blocked."""
        if world.is_blocked(world.map.door[ALL_SIDES * world.hero + side]):
            return
        self.back = side if side == STAIRS else side ^ 2
        if self.place != NONE:
            self.place = world.map.beside[ALL_SIDES * self.place + side]

    def forget(self) -> None:
        """The Hero was wrong about the place: nothing that was written since can be trusted."""
        self.place = NONE
        self.names = {}
        self.answers = []
        self.repaired = 0

    def fits(self, world: Alone) -> bool:
        """Whether the Hero is in that world where the notes say."""
        return self.place in (NONE, world.hero)

    def settle(self, worlds: list[Alone]) -> None:
        """If all worlds agree, the Hero knows the place."""
        if worlds[0].variant.map != FIXED_MAP or worlds[0].hero < 0:
            return
        here = worlds[0].hero
        for world in worlds:
            if world.hero != here:
                return
        self.place = here

    def write(self, world: Alone) -> None:
        """What the Labyrinth shows and what was told is written down, if the place is certain."""
        if self.place == NONE or world.hero != self.place:
            return
        for sector in world.map.rooms:
            if world.is_revealed(sector) and not (world.adrift >> sector) & 1:
                self.names[sector] = world.room[sector]
        told = world.told
        for at in range(0, len(told), TOLD):
            place = told[at + 6]
            if told[at + 1] >= ROOMS or told[at + 1] < 0 or told[at + 5] or place < 0 or (world.adrift >> place) & 1:
                continue
            if told[at] in (LOCATED, WAY):
                self._add([place, told[at + 1], told[at + 2], told[at + 3], told[at + 4]])

    def _add(self, entry: list[int]) -> None:
        for at in range(0, len(self.answers), ENTRY):
            if self.answers[at : at + ENTRY] == entry:
                return
        self.answers += entry

    # Worlds by the notes ----------------------------------------------------------------------------------------------

    def recall(self, world: Alone, chance: Chance) -> None:
        """Name the Rooms of an imagined world as the notes have them."""
        if self.place == NONE or world.hero != self.place or not (self.names or self.answers):
            return
        known = self.names.copy()
        for sector in world.map.rooms:
            if world.is_revealed(sector):
                known[sector] = world.room[sector]
        free = [sector for sector in world.map.rooms if sector not in known]
        names = [name for name in range(ROOMS) if name not in known.values()]
        if len(free) != len(names):
            return
        best = world.room
        least = TRIES * ENTRY
        for _ in range(TRIES):
            chance.shuffle(names)
            room = world.room.copy()
            for sector in known:
                room[sector] = known[sector]
            for at in range(len(free)):
                room[free[at]] = names[at]
            wrong = self._contradictions(world, room)
            if wrong < least:
                least = wrong
                best = room
            if wrong == 0:
                break
        world.room = best
        self._move_tokens(world)

    def _contradictions(self, world: Alone, room: list[int]) -> int:
        """How many answers do not fit, if the Rooms have these names."""
        table = world.map
        wrong = 0
        for at in range(0, len(self.answers), ENTRY):
            place, target, distance, other, way = self.answers[at : at + ENTRY]
            sector = room.index(target)
            far = distance >= 0 and table.distance(place, sector) != distance
            away = other >= 0 and (table.level[place] != table.level[sector]) != (other == 1)
            astray = way >= 0 and place == world.hero and way not in ways_to(world, sector)
            if far or away or astray:
                wrong += 1
        return wrong

    def _move_tokens(self, world: Alone) -> None:
        """Hidden tokens of the Final Mission lie where the Rooms with these names are."""
        if not is_open(world, RED):
            return
        mission = mission_in(world, RED)
        condition = world.condition.copy()
        if mission.goal == GOAL_ARMED:
            for token in (ARM, ARMED):
                if condition[token]:
                    condition[token] = 1 << room_sector(world, mission.rooms[1])
        elif mission.goal == GOAL_CONDUITS:
            level = world.map.level[room_sector(world, mission.rooms[0])]
            hidden = world.map.lcu & world.map.on_level[level] & ~world.revealed & ~self.repaired
            condition[CONDUIT] = (condition[CONDUIT] & world.revealed) | hidden
        world.condition = condition


def place_boss(world: Alone, chance: Chance) -> None:
    """A Boss who is not seen is where Evil has said this Round; otherwise in some Room, where all Bosses begin."""
    boss = boss_of(world, RED) if is_open(world, RED) else NONE
    if boss < 0 or boss not in world.kind:
        return
    creature = world.kind.index(boss)
    if world.is_revealed(world.at[creature]):
        return
    places = [sector for sector in world.map.rooms if not world.is_revealed(sector)]
    told = world.told
    for at in range(0, len(told), TOLD):
        place, distance = told[at + 6], told[at + 2]
        if told[at] == LOCATED and told[at + 1] == SEEK_KIND + boss and distance >= 0 and place >= 0:
            level = world.map.level[place] ^ told[at + 3]
            places = [
                sector
                for sector in range(world.map.sectors)
                if world.map.distance(place, sector) == distance
                and world.map.level[sector] == level
                and not world.is_revealed(sector)
            ]
    if places:
        where = world.at.copy()
        where[creature] = chance.pick(places)
        world.at = where


def alike(table: Map, one: int, other: int) -> bool:
    """Whether two Sectors have the same tile."""
    if table.sides[one] != table.sides[other] or table.shape[one] != table.shape[other]:
        return False
    if (table.lcu >> one) & 1 != (table.lcu >> other) & 1 or table.colour[one] != table.colour[other]:
        return False
    for side in range(ALL_SIDES):
        if (table.door[ALL_SIDES * one + side] >= 0) != (table.door[ALL_SIDES * other + side] >= 0):
            return False
    return True
