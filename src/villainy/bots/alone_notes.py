"""What a Hero keeps in mind of ALONE when the tiles are gone: an imagined world must agree with the notes as well.

The notes (alone.ruling.r58, `games/alone/notes.py`) tell the Hero's way step by step, the Rooms that were seen and what
was told of others. Walked back from where the Hero stands in some world, the way shows where each note was written.
"""

from typing import Final

from villainy.engine.chance import Chance
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.knowledge import deal_by_lot, leads
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.notes import LCU_REPAIRED, NOTE, ROOM_SEEN, ROOM_TOLD
from villainy.games.alone.ongoing import boss_of, is_open, mission_in, room_sector
from villainy.games.alone.terms import ARM, ARMED, CONDUIT, NONE, RED, ROOMS, STAIRS
from villainy.games.alone.told import LOCATED, SEEK_KIND
from villainy.games.alone.vocabulary import GOAL_ARMED, GOAL_CONDUITS

FORGOTTEN: Final[list[int]] = []
"""The way of a Hero who is not where the notes end."""


def recall(world: Alone, chance: Chance) -> bool:
    """Name the Rooms of an imagined world as the notes have them; False if the world contradicts them."""
    places = way_back(world)
    if not places:
        return False
    room = [NONE] * world.map.sectors
    options = [world.map.rooms_bits] * ROOMS
    repaired = 0
    notes = world.notes
    for at in range(0, len(notes), NOTE):
        here = places[notes[at + 1]]
        name = notes[at + 5]
        if notes[at] == ROOM_TOLD:
            options[name] &= _told(world, here, notes[at + 2], notes[at + 3], notes[at + 4])
            continue
        sector = world.map.at(
            world.map.level[here], world.map.column[here] + notes[at + 2], world.map.row[here] + notes[at + 3]
        )
        if sector < 0:
            return False
        if notes[at] == LCU_REPAIRED:
            repaired |= 1 << sector
        elif notes[at] == ROOM_SEEN:
            if world.map.rooms_bits >> sector & 1 == 0 or room[sector] not in (NONE, name):
                return False
            room[sector] = name
    for sector in world.map.rooms:
        if world.is_revealed(sector):
            room[sector] = world.room[sector]
    names = [name for name in range(ROOMS) if name not in room]
    chance.shuffle(names)
    if not deal_by_lot(names, options, room, world.map.rooms, chance):
        return False
    world.room = room
    _move_tokens(world, repaired)
    return True


def way_back(world: Alone) -> list[int]:
    """The Sectors of the Hero's way, from the start to here; empty if no such way leads here."""
    here = world.hero
    path = world.path
    places = [here]
    for at in range(len(path) - 1, -1, -1):
        side = path[at]
        here = world.map.beside[ALL_SIDES * here + (side if side == STAIRS else side ^ 2)]
        if here < 0:
            return FORGOTTEN
        places.append(here)
    places.reverse()
    return places


def _told(world: Alone, here: int, distance: int, other: int, way: int) -> int:
    """The Rooms that may be the one of which that was told there."""
    table = world.map
    steps = table.steps_from(here)
    found = 0
    for sector in table.rooms:
        if (
            (distance < 0 or steps[sector] == distance)
            and (other < 0 or (table.level[sector] != table.level[here]) == (other == 1))
            and (way < 0 or leads(table, here, sector, way))
        ):
            found |= 1 << sector
    return found


def _move_tokens(world: Alone, repaired: int) -> None:
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
        hidden = world.map.lcu & world.map.on_level[level] & ~world.revealed & ~repaired
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
