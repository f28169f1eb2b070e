"""The Hero's way in ALONE: where there is something to do, and how many Actions it takes from every Sector to win."""

from typing import Final

from villainy.bots.alone_dice import HOPELESS, has_lamp, siege
from villainy.games.alone.game import Alone
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.ongoing import boss_of, is_open, mission_in, room_sector
from villainy.games.alone.terms import ARM, ARMED, BLUE, CONDUIT, GREEN, RED, TOKENS
from villainy.games.alone.vocabulary import GOAL_ARMED, GOAL_BOSS, GOAL_CONDUITS, GOAL_PROGRESS, GOAL_RITES

NEVER: Final = 60.0
"""More Actions than any way takes."""
SEARCHES: Final = 3.0
"""Actions that it takes to find a weapon, about, once the Hero is in a Room that was not searched."""


class Goals:
    """Sectors where the Hero has something to do, and how many Actions it takes from there on to win."""

    def __init__(self, game: Alone) -> None:
        self.game = game
        self.sectors: list[int] = []
        self.needed: list[float] = []
        if game.missions[RED] < 0:
            return
        if is_open(game, RED):
            self._final()
        else:
            for slot in (GREEN, BLUE):
                if is_open(game, slot):
                    self._starting(slot)

    def _add(self, sector: int, needed: float) -> None:
        if sector >= 0:
            self.sectors.append(sector)
            self.needed.append(needed)

    def _far(self, one: int, other: int) -> float:
        return float(self.game.map.distance(one, other)) if one >= 0 and other >= 0 else NEVER

    def _starting(self, slot: int) -> None:
        """A Starting Mission, and the way from there to the end of the Final one."""
        game = self.game
        mission = mission_in(game, slot)
        room = room_sector(game, mission.rooms[0])
        if room < 0:
            return
        needed = float(mission.count - game.progress[slot])
        if mission.clear and room in game.at:
            needed += 2.0
        self._add(room, needed + self._after(room))

    def _after(self, start: int) -> float:
        """Actions from a Sector to the end of the Final Mission, once it is open."""
        game = self.game
        mission = mission_in(game, RED)
        if mission.goal == GOAL_PROGRESS:
            return self._far(start, room_sector(game, mission.rooms[0])) + mission.count
        if mission.goal == GOAL_ARMED:
            first, last = room_sector(game, mission.rooms[1]), room_sector(game, mission.rooms[0])
            return self._far(start, first) + self._far(first, last) + 2.0
        if mission.goal == GOAL_CONDUITS:
            room = room_sector(game, mission.rooms[0])
            if room < 0:
                return NEVER
            return self._conduits(start, room, game.map.lcu & game.map.on_level[game.map.level[room]], mission.count)
        return 5.0 + siege(game, boss_of(game, RED), False, has_lamp(game))

    def _conduits(self, start: int, room: int, lcus: int, count: int) -> float:
        """To so many of these LCUs, one after the other, and to the Room."""
        if count <= 0 or lcus == 0:
            return self._far(start, room) + 1.0
        best = NEVER
        for sector in range(self.game.map.sectors):
            if (lcus >> sector) & 1:
                rest = self._conduits(sector, room, lcus & ~(1 << sector), count - 1)
                best = min(best, self._far(start, sector) + 1.0 + rest)
        return best

    def _final(self) -> None:
        game = self.game
        mission = mission_in(game, RED)
        room = room_sector(game, mission.rooms[0]) if mission.rooms else -1
        if mission.goal == GOAL_PROGRESS:
            self._add(room, float(mission.count - game.progress[RED]))
        elif mission.goal == GOAL_ARMED:
            if game.condition[ARMED]:
                self._add(room, 1.0)
            for sector in range(game.map.sectors):
                if (game.condition[ARM] >> sector) & 1:
                    self._add(sector, 2.0 + self._far(sector, room))
        elif mission.goal == GOAL_CONDUITS:
            left = mission.count - game.progress[RED]
            tokens = game.condition[CONDUIT]
            if left <= 0:
                self._add(room, 1.0)
            for sector in range(game.map.sectors):
                if left > 0 and (tokens >> sector) & 1:
                    self._add(sector, 1.0 + self._conduits(sector, room, tokens & ~(1 << sector), left - 1))
        elif mission.goal in (GOAL_BOSS, GOAL_RITES):
            self._boss(mission.goal, room)

    def _boss(self, goal: int, room: int) -> None:
        """Kill the Boss, with a weapon that must perhaps be found first; or use its Room while it is away."""
        game = self.game
        boss = boss_of(game, RED)
        for creature in range(TOKENS):
            if game.kind[creature] != boss:
                continue
            lit = game.is_lit(game.at[creature]) or has_lamp(game)
            fight = siege(game, boss, (game.wounded >> creature) & 1 == 1, lit)
            self._add(game.at[creature], fight)
            if goal == GOAL_RITES and game.at[creature] != room:
                self._add(room, float(mission_in(game, RED).count - game.progress[RED]))
            if fight >= HOPELESS:
                for sector in game.map.rooms:
                    if not (game.marks >> game.room[sector]) & 1 and sector != game.at[creature]:
                        self._add(sector, fight / 2.0 + SEARCHES)


def toll(game: Alone, door: int) -> int:
    """Steps that a Blocked Door costs."""
    if door < 0:
        return 0
    return ((game.blocked >> door) & 1) + ((game.welded >> door) & 1)


def actions_left(game: Alone, goals: Goals, risk: list[float]) -> list[float]:
    """From each Sector: how many Actions the Hero needs to win, undisturbed; `risk` is added for entering a Sector."""
    table = game.map
    left = [NEVER] * table.sectors
    waiting: list[int] = []
    for at in range(len(goals.sectors)):
        sector = goals.sectors[at]
        if goals.needed[at] < left[sector]:
            left[sector] = goals.needed[at]
            waiting.append(sector)
    for sector in waiting:  # a Sector waits again when a shorter way is found
        base = left[sector] + 1.0 + risk[sector]
        for side in range(ALL_SIDES):
            at = ALL_SIDES * sector + side
            other = table.beside[at]
            if other < 0:
                continue
            needed = base + toll(game, table.door[at])
            if needed < left[other] - 0.001:
                left[other] = needed
                waiting.append(other)
    return left
