"""What may be hidden in the dark of an imagined Map: Creatures, Danger, Lights, Blocked Doors.

How much of it there is the Hero does not know. It is drawn within what the rules allow and what everybody can count
(`reckoning`); what was told this Round says where it is likelier.
"""

from typing import Final

from villainy.games.alone.doors import is_door_revealed
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.ongoing import SLOTS, boss_of, is_open, mission_in, room_sector
from villainy.games.alone.routes import distances, through
from villainy.games.alone.sight import light_reveals
from villainy.games.alone.terms import HERE, KINDS, NONE, OTHER_LEVEL, TOKENS
from villainy.games.alone.told import LOCATED, NOISE, SEEK_CREATURE, SEEK_DANGER, SEEK_KIND, SHOWN
from villainy.games.alone.vocabulary import DO_DOOR, NOTHING, ON_SETUP

PER_LEVEL: Final = 4
"""So many Creatures on a Level, Bosses not counted (alone.creature.limit-level)."""
DANGER_PER_LEVEL: Final = 8
"""So many Danger tokens on a Level (alone.danger.eight-per-level)."""
LAMPS: Final = 3
"""So many Lights at most burn out of sight, less one."""
SHUT: Final = 3
"""So many Doors at most are Blocked out of sight, less one."""
HEARD: Final = 4
"""So many of the latest things that were told of Creatures are believed."""
ONE_IN: Final = 10
"""Of so many hidden Creatures one is Wounded."""


def imagine_hidden(game: Alone) -> None:
    """Fill the part of the Map that is not Revealed; on the Labyrinth nothing changes."""
    sectors = [sector for sector in range(game.map.sectors) if not game.is_revealed(sector)]
    _imagine_doors(game)
    if sectors:
        _imagine_lights(game, sectors)
        Danger(game, sectors).imagine()
        Lurking(game, sectors).imagine()


def _imagine_doors(game: Alone) -> None:
    """Some hidden Doors may be Blocked; those that a Mission welds at the start are likely still to be."""
    sealed = _sealed_rooms(game)
    left = game.blocked_most
    doors: list[int] = []
    for door in range(game.map.doors):
        bit = 1 << door
        if is_door_revealed(game, door):
            left -= (game.blocked >> door) & 1
            continue
        game.blocked &= ~bit
        game.welded &= ~bit
        ends = (1 << game.map.ends[2 * door]) | (1 << game.map.ends[2 * door + 1])
        if ends & sealed:
            game.blocked |= bit
            game.welded |= bit
        else:
            doors.append(door)
    if left > 0 and doors:
        for _ in range(game.lots.below(min(left + 1, SHUT))):
            game.blocked |= 1 << game.lots.pick(doors)


def _sealed_rooms(game: Alone) -> int:
    """Rooms whose Doors an open Mission has welded at the start."""
    found = 0
    for slot in SLOTS:
        if game.missions[slot] < 0 or not is_open(game, slot):
            continue
        mission = mission_in(game, slot)
        for effect in mission.moments[ON_SETUP]:
            if effect.op == DO_DOOR:
                found |= 1 << room_sector(game, mission.rooms[0] if effect.room == NOTHING else effect.room)
    return found


def _imagine_lights(game: Alone, sectors: list[int]) -> None:
    """Here and there a Light burns out of sight: where it would be seen, it would be Revealed."""
    game.lit &= game.revealed
    if not game.lit_ever:
        return
    for _ in range(game.lots.below(LAMPS)):
        before = game.lit
        game.lit |= 1 << game.lots.pick(sectors)
        if game.hero >= 0 and light_reveals(game):
            game.lit = before


def _rather_more(game: Alone, most: int) -> int:
    """How many of the things that Evil could put on the Map are there: nobody knows, but Evil likes to."""
    return max(game.lots.below(most + 1), game.lots.below(most + 1), game.lots.below(most + 1))


def _at_distance(game: Alone, sectors: list[int], at: int) -> list[int]:
    """Those Sectors where the thing can be of which that was told, as it was measured then."""
    place, distance, other = game.told[at + 6], game.told[at + 2], game.told[at + 3]
    steps = game.map.steps_from(place)
    level = game.map.level[place] ^ other
    return [sector for sector in sectors if steps[sector] == distance and game.map.level[sector] == level]


class Danger:
    """Danger tokens that are not Revealed."""

    def __init__(self, game: Alone, sectors: list[int]) -> None:
        self.game = game
        self.sectors = sectors
        game.danger &= game.revealed
        self.wanted = self._how_many()
        """So many tokens are still to be put."""

    def _how_many(self) -> int:
        """By lot between what must be there and what can be."""
        game = self.game
        shown = game.danger.bit_count()
        least = max(0, game.danger_least - shown)
        most = max(least, game.danger_most - shown)
        for at in range(0, len(game.told), TOLD):
            none = game.told[at] == LOCATED and game.told[at + 1] == SEEK_DANGER and game.told[at + 2] < 0
            if none and game.told[at + 5] == 0:
                most = least
        return least + _rather_more(game, most - least)

    def imagine(self) -> None:
        game = self.game
        told = game.told
        for at in range(0, len(told), TOLD):
            if told[at] == LOCATED and told[at + 1] == SEEK_DANGER and told[at + 2] >= 0 and told[at + 6] >= 0:
                near = _at_distance(game, self.sectors, at)
                if near:
                    self._put(game.lots.pick(near))
        self._fill()

    def _fill(self) -> None:
        """Put tokens anywhere until there are as many as are wanted."""
        game = self.game
        sectors = self.sectors.copy()
        game.lots.shuffle(sectors)
        for sector in sectors:
            if self.wanted <= 0:
                return
            self._put(sector)

    def _put(self, sector: int) -> None:
        game = self.game
        level = game.map.on_level[game.map.level[sector]]
        if self.wanted > 0 and not game.is_dangerous(sector) and (game.danger & level).bit_count() < DANGER_PER_LEVEL:
            game.danger |= 1 << sector
            self.wanted -= 1


class Lurking:
    """Creatures that are not Revealed. The Revealed ones have the first numbers."""

    def __init__(self, game: Alone, sectors: list[int]) -> None:
        self.game = game
        self.sectors = sectors
        self.kind = game.kind.copy()
        self.at = game.at.copy()
        self.left = game.cards.tokens.copy()
        """Tokens of each kind that are not on the Map."""
        self.on_level = [0, 0]
        self.hidden = game.creatures_most
        """So many more there can be, Bosses aside."""
        self.next = 0
        while self.next < TOKENS and self.kind[self.next] >= 0:
            kind = self.kind[self.next]
            self.left[kind] -= 1
            if kind < KINDS:
                self.on_level[game.map.level[self.at[self.next]]] += 1
                self.hidden -= 1
            self.next += 1

    def imagine(self) -> None:
        game = self.game
        if game.hero >= 0:
            self._imagine_boss()
            left = self.hidden - _rather_more(game, max(0, self.hidden))
            if self._imagine_told():
                for _ in range(self.hidden - left):
                    self._put(self._any_kind(), self.sectors)
        game.kind = self.kind
        game.at = self.at

    def _imagine_boss(self) -> None:
        """A Boss whose Mission is open is on the Map: its death would have ended the Mission."""
        game = self.game
        for slot in SLOTS:
            boss = boss_of(game, slot) if is_open(game, slot) else NONE
            if boss >= 0 and boss not in self.kind:
                self.kind[self.next] = boss
                self.at[self.next] = game.lots.pick(self._where_told(boss) or self.sectors)
                self.left[boss] -= 1
                self.next += 1

    def _where_told(self, kind: int) -> list[int]:
        """Where a Creature of that kind is by what was told of it last; empty if nothing was, or none fits."""
        told = self.game.told
        for at in range(len(told) - TOLD, -1, -TOLD):
            located = told[at] == LOCATED and told[at + 1] == SEEK_KIND + kind and told[at + 2] >= 0
            shown = told[at] == SHOWN and told[at + 1] == kind
            if (located or shown) and told[at + 5] == 0 and told[at + 6] >= 0:
                return _at_distance(self.game, self.sectors, at)
        return []

    def _imagine_told(self) -> bool:
        """What was told of Creatures this Round, the latest first; whether there may be others."""
        game = self.game
        told = game.told
        believed = 0
        heard = False
        for at in range(len(told) - TOLD, -1, -TOLD):
            sort, target, place = told[at], told[at + 1], told[at + 6]
            heard = heard or sort == NOISE
            if told[at + 5]:
                continue
            if sort == LOCATED and told[at + 2] < 0 and not heard:  # a Noise since then may have been a Spawn
                if target == SEEK_CREATURE:
                    return False
                if SEEK_KIND <= target < SEEK_KIND + KINDS:
                    self.left[target - SEEK_KIND] = 0
            if place < 0 or believed == HEARD:
                continue
            if sort == NOISE and game.lots.below(2):  # one Creature may have made several
                believed += self._put(self._any_kind(), self._from_where(place, told[at + 4]))
            elif sort == SHOWN:
                believed += self._put(target, _at_distance(game, self.sectors, at))
            elif sort == LOCATED and told[at + 2] < 0:
                continue
            elif sort == LOCATED and target == SEEK_CREATURE:
                believed += self._put(self._any_kind(), _at_distance(game, self.sectors, at))
            elif sort == LOCATED and SEEK_KIND <= target < SEEK_KIND + KINDS:
                believed += self._put(target - SEEK_KIND, _at_distance(game, self.sectors, at))
        return True

    def _from_where(self, place: int, way: int) -> list[int]:
        """The Sectors from which a Noise reaches a Sector that way."""
        game = self.game
        level = game.map.level
        if way == OTHER_LEVEL:
            return [sector for sector in self.sectors if level[sector] != level[place]]
        if way == HERE:
            return [sector for sector in self.sectors if sector == place]
        first = through(game, place, way)
        if first < 0:
            return []
        near, far = distances(game, first), distances(game, place)
        return [sector for sector in self.sectors if near[sector] < far[sector] and level[sector] == level[place]]

    def _any_kind(self) -> int:
        """A kind of which a token is left, or NONE."""
        kinds = [kind for kind in range(KINDS) if self.left[kind] > 0]
        return self.game.lots.pick(kinds) if kinds else NONE

    def _put(self, kind: int, sectors: list[int]) -> int:
        """One more Creature in one of these Sectors, where the limits allow it; 1 if so."""
        game = self.game
        level = game.map.level
        places = [sector for sector in sectors if self.on_level[level[sector]] < PER_LEVEL]
        if kind < 0 or kind >= KINDS or self.left[kind] <= 0 or not places or self.next == TOKENS or self.hidden <= 0:
            return 0
        sector = game.lots.pick(places)
        self.kind[self.next] = kind
        self.at[self.next] = sector
        if game.lots.below(ONE_IN) == 0:
            game.wounded |= 1 << self.next
        self.left[kind] -= 1
        self.on_level[level[sector]] += 1
        self.hidden -= 1
        self.next += 1
        return 1
