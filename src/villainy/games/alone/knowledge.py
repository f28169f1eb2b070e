"""What the Hero knows of the place, and how a Map can be made to agree with it.

Made from what the Hero's view shows: tiles by where they lie from the Hero, and answers that were given from one of
them and still bind, because they are about things that never move. No Sector number of the true Map goes into it.
"""

from typing import Final

from villainy.engine.chance import Chance
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.labyrinth import far_end
from villainy.games.alone.map import ALL_SIDES, COMPASS, Map
from villainy.games.alone.sight import in_order
from villainy.games.alone.terms import CONDUIT, HERE, NONE, RED, ROOM, ROOMS
from villainy.games.alone.told import LOCATED, SEEK_SHAPE, WAY, lying, nearest_of, stays_put

BOUND: Final = 6
"""Ints of one answer that binds: sort, target, distance, 1 for the other Level, way, and in which known Sector."""


class Known:
    """The tiles that lie or are recalled, and the Hero's own Sector; lists run over them."""

    def __init__(self, game: Alone) -> None:
        self.sectors = in_order(game, game.revealed | game.recalled | (1 << game.hero))
        """On the true Map: to read what is shown there, and nothing else."""
        self.placed: list[int] = []
        """1 for those whose place from the Hero is known."""
        self.anchor: list[int] = []
        """For the others, the colour of the Stairs from which their place is known."""
        self.aside: list[int] = []
        self.down: list[int] = []
        """How far to the east and to the south of the Hero, or of those Stairs."""
        self.other: list[int] = []
        """1 for those on the other Level."""
        self.colour: list[int] = []
        """The colour of the Stairs there, or NONE."""
        self.tile: list[int] = []
        """1 for those whose tile is known; the Hero may stand where it is not laid yet."""
        self.live: list[int] = []
        """1 for those that are Revealed."""
        self.sides: list[int] = []
        self.doors: list[int] = []
        """Sides with a Door, as bits."""
        self.room: list[int] = []
        """1 for Rooms."""
        self.lcu: list[int] = []
        self.names: list[int] = []
        """The name of the Room, or NONE."""
        for sector in self.sectors:
            self._place(game, sector)
            self._describe(game, sector)
        self.hero = self.sectors.index(game.hero)
        """Which of them is the Hero's."""
        self.answers = self._answers(game)
        self.hidden_conduits = (game.condition[CONDUIT] & ~game.revealed).bit_count()
        """Tokens on LCUs that are not Revealed: the Mission says how many were laid, the Hero took the others off."""
        shown = game.condition[CONDUIT] & game.revealed
        here = game.map.on_level[game.map.level[game.hero]]
        self.shown_conduits = (1 if shown & here else 0) | (2 if shown & ~here else 0)
        """Levels on which such tokens are to be seen: 1 for the Hero's, 2 for the other."""
        self.conduit_room = NONE
        """The Room on whose Level all of them lie."""
        if game.condition[CONDUIT]:
            self.conduit_room = game.cards.missions[game.missions[RED]].rooms[0]
        self.key = self._key(game.variant.map)

    def _place(self, game: Alone, sector: int) -> None:
        """Where the Sector lies: from the Hero, from the Stairs by which the Hero came, or just on which Level."""
        table = game.map
        away = table.level[sector] != table.level[game.hero]
        anchor = sector
        if (game.adrift >> sector) & 1 == 0:
            anchor = far_end(game) if away else game.hero
        self.other.append(1 if away else 0)
        self.placed.append(1 if anchor == game.hero else 0)
        self.anchor.append(NONE if anchor == game.hero else table.colour[anchor])
        self.aside.append(table.column[sector] - table.column[anchor])
        self.down.append(table.row[sector] - table.row[anchor])

    def _describe(self, game: Alone, sector: int) -> None:
        """What is printed on the tile."""
        table = game.map
        self.live.append(1 if game.is_revealed(sector) else 0)
        if (game.revealed | game.recalled) >> sector & 1:
            self.tile.append(1)
            self.colour.append(table.colour[sector])
            self.sides.append(table.sides[sector])
            self.doors.append(door_sides(table, sector))
            self.room.append(1 if table.shape[sector] == ROOM else 0)
            self.lcu.append((table.lcu >> sector) & 1)
            self.names.append(game.room[sector])
        else:
            # The Hero stands here before the tile is laid, and knows of Stairs only if they were the way here.
            by_stairs = game.left >= 0 and table.level[game.left] != table.level[sector]
            self.tile.append(0)
            self.colour.append(table.colour[sector] if by_stairs else NONE)
            self.sides.append(0)
            self.doors.append(0)
            self.room.append(0)
            self.lcu.append(0)
            self.names.append(NONE)

    def _answers(self, game: Alone) -> list[int]:
        """Answers to Locate and directions that bind: true for sure, about what stays put, given in a known Sector."""
        told = game.told
        found: list[int] = []
        for at in range(0, len(told), TOLD):
            sort, target, place = told[at], told[at + 1], told[at + 6]
            if sort in (LOCATED, WAY) and stays_put(target) and told[at + 5] == 0 and place >= 0:
                found += [sort, target, told[at + 2], told[at + 3], told[at + 4], self.sectors.index(place)]
        return found

    def _key(self, mode: int) -> bytes:
        """All of it as bytes: equal for equal knowledge."""
        parts = [mode, len(self.sectors), self.hero, self.hidden_conduits, self.shown_conduits, self.conduit_room]
        for at in range(len(self.sectors)):
            parts += [
                self.placed[at] + 2 * self.other[at] + 4 * self.tile[at] + 8 * self.room[at] + 16 * self.lcu[at],
                self.live[at],
                self.anchor[at],
                self.aside[at] + 16,
                self.down[at] + 16,
                self.colour[at],
                self.sides[at] + 16 * self.doors[at],
                self.names[at],
            ]
        parts += self.answers
        return bytes([part & 255 for part in parts])


def door_sides(table: Map, sector: int) -> int:
    """The sides of a Sector that have a Door, as bits."""
    found = 0
    for side in range(COMPASS):
        if table.door[ALL_SIDES * sector + side] >= 0:
            found |= 1 << side
    return found


# A Map that agrees ----------------------------------------------------------------------------------------------------


def lies_there(table: Map, known: Known, hero: int) -> bool:
    """Whether all tiles with a known place can lie on this Map if the Hero stands there."""
    for at in range(len(known.sectors)):
        if known.placed[at]:
            sector = _sector_at(table, known, hero, at)
            if sector < 0 or not _alike(table, sector, known, at):
                return False
    return True


def fitted(table: Map, known: Known, hero: int) -> list[int]:
    """The Sectors of a Map that the known ones would be if the Hero stood there; empty if something differs."""
    found: list[int] = []
    taken = 0
    for at in range(len(known.sectors)):
        sector = _sector_at(table, known, hero, at)
        if sector < 0 or (taken >> sector) & 1 or not _alike(table, sector, known, at):
            return []
        taken |= 1 << sector
        found.append(sector)
    for at in range(len(found)):
        if not known.placed[at] and not known.other[at] and _touches(table, found, known, found[at]):
            return []
    return found


def _sector_at(table: Map, known: Known, hero: int, at: int) -> int:
    """The Sector of the Map where a known one would be, or NONE."""
    level = table.level[hero] ^ known.other[at]
    anchor = hero if known.placed[at] else table.stairs[2 * level + known.anchor[at]]
    return table.at(level, table.column[anchor] + known.aside[at], table.row[anchor] + known.down[at])


def _alike(table: Map, sector: int, known: Known, at: int) -> bool:
    if not known.tile[at]:
        return known.colour[at] < 0 or table.colour[sector] == known.colour[at]
    return (
        table.sides[sector] == known.sides[at]
        and table.colour[sector] == known.colour[at]
        and (table.lcu >> sector) & 1 == known.lcu[at]
        and (1 if table.shape[sector] == ROOM else 0) == known.room[at]
        and door_sides(table, sector) == known.doors[at]
    )


def _touches(table: Map, found: list[int], known: Known, sector: int) -> bool:
    """Whether a Sector adrift would lie beside one in place: then it would not be adrift."""
    for side in range(COMPASS):
        other = table.beside[ALL_SIDES * sector + side]
        for at in range(len(found)):
            if found[at] == other and known.placed[at] and (known.live[at] or at == known.hero):
                return True
    return False


def holds(table: Map, known: Known, sectors: list[int], at: int) -> bool:
    """Whether the answer at that place of the list is true on this Map; of named Rooms, whether it can be."""
    target = known.answers[at + 1]
    if target < SEEK_SHAPE:
        return rooms_for(table, known, sectors, at, table.rooms_bits) != 0
    place = sectors[known.answers[at + 5]]
    distance, places = nearest_of(table, place, lying(table, [], target))
    if known.answers[at] == LOCATED:
        if known.answers[at + 2] < 0:
            return places == 0
        if distance != known.answers[at + 2]:
            return False
    return _at_told(table, known, at, place, places) != 0


def rooms_for(table: Map, known: Known, sectors: list[int], at: int, places: int) -> int:
    """Which of these Rooms a Room can be of which that answer was given."""
    place = sectors[known.answers[at + 5]]
    if known.answers[at] == LOCATED:
        steps = table.steps_from(place)
        found = 0
        for sector in table.rooms:
            if (places >> sector) & 1 and steps[sector] == known.answers[at + 2]:
                found |= 1 << sector
        places = found
    return _at_told(table, known, at, place, places)


def _at_told(table: Map, known: Known, at: int, place: int, places: int) -> int:
    """Those of the Sectors that lie on the Level that was told, in the direction that was told."""
    other, way = known.answers[at + 3], known.answers[at + 4]
    if other >= 0:
        places &= table.on_level[table.level[place] ^ other]
    if way < 0:
        return places
    found = 0
    for sector in range(table.sectors):
        if (places >> sector) & 1 and leads(table, place, sector, way):
            found |= 1 << sector
    return found


def leads(table: Map, place: int, sector: int, way: int) -> bool:
    """Whether a shortest route from one Sector to another begins that way, as Locate measures."""
    if place == sector or way == HERE:
        return place == sector and way == HERE
    if way >= ALL_SIDES:
        return False
    first = table.beside[ALL_SIDES * place + way]
    return first >= 0 and table.distance(first, sector) < table.distance(place, sector)


# Rooms that agree -----------------------------------------------------------------------------------------------------


def deal_rooms(table: Map, known: Known, sectors: list[int], held: list[int], lots: Chance) -> list[int]:
    """The name of the Room in each Sector: shown ones as they are, others by lot so that the answers `held` are true.

    Empty if that cannot be.
    """
    room = [NONE] * table.sectors
    places = table.rooms_bits
    for at in range(len(sectors)):
        if known.names[at] >= 0:
            room[sectors[at]] = known.names[at]
            places &= ~(1 << sectors[at])
    names = [name for name in range(ROOMS) if name not in known.names]
    lots.shuffle(names)
    options = [places] * ROOMS
    for at in held:
        target = known.answers[at + 1]
        if target >= SEEK_SHAPE:
            continue
        if target in known.names:
            shown = 1 << sectors[known.names.index(target)]
            if rooms_for(table, known, sectors, at, shown) == 0:
                return []
        else:
            options[target] = rooms_for(table, known, sectors, at, options[target])
    if known.conduit_room >= 0:
        allowed = conduit_rooms(table, known, sectors)
        if known.conduit_room not in known.names:
            options[known.conduit_room] &= allowed
        elif (allowed >> sectors[known.names.index(known.conduit_room)]) & 1 == 0:
            return []
    return room if deal_by_lot(names, options, room, table.rooms, lots) else []


def conduit_rooms(table: Map, known: Known, sectors: list[int]) -> int:
    """Where the Room can be on whose Level the CONDUIT tokens lie: with those shown, with LCUs for the others."""
    live = 0
    for at in range(len(sectors)):
        if known.live[at]:
            live |= 1 << sectors[at]
    own = table.level[sectors[known.hero]]
    found = 0
    for level in range(2):
        elsewhere = 2 if level == own else 1
        hidden = table.lcu & table.on_level[level] & ~live
        if known.shown_conduits & elsewhere == 0 and hidden.bit_count() >= known.hidden_conduits:
            found |= table.rooms_bits & table.on_level[level]
    return found


def deal_by_lot(names: list[int], options: list[int], room: list[int], rooms: list[int], lots: Chance) -> bool:
    """Give each of the names one of its places; whether that was possible. The name with the fewest goes first."""
    if not names:
        return True
    name = names[0]
    for other in names:
        if options[other].bit_count() < options[name].bit_count():
            name = other
    rest = [other for other in names if other != name]
    places = [sector for sector in rooms if (options[name] >> sector) & 1 and room[sector] < 0]
    lots.shuffle(places)
    for place in places:
        room[place] = name
        if deal_by_lot(rest, options, room, rooms, lots):
            return True
        room[place] = NONE
    return False


def answers_held(table: Map, known: Known, sectors: list[int]) -> list[int]:
    """Where in the list of answers those stand that are true on this Map, or can be."""
    return [at for at in range(0, len(known.answers), BOUND) if holds(table, known, sectors, at)]


class Guess:
    """A Map that agrees with what the Hero knows."""

    def __init__(self, sheet: list[int], table: Map, sectors: list[int], held: list[int]) -> None:
        self.sheet = sheet
        self.map = table
        self.sectors = sectors
        """The Sectors of this Map that the known ones are."""
        self.held = held
        """The answers that hold in it, by their place in the list."""
