"""Doors: Blocked, welded, Unblocked by effects or by a step of movement."""

from villainy.engine.event import NOBODY
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import LightCheck
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.reckoning import count_blocked
from villainy.games.alone.sight import in_order, spot


def doors_of(game: Alone, sector: int) -> list[int]:
    """The Doors on the sides of a Sector, by number."""
    found: list[int] = []
    for side in range(COMPASS):
        door = game.map.door[ALL_SIDES * sector + side]
        if door >= 0:
            found.append(door)
    found.sort()
    return found


def told_in_order(game: Alone, doors: list[int]) -> list[int]:
    """Doors in the order of Sectors in which the Hero is told of them."""
    found: list[int] = []
    for sector in in_order(game, (1 << game.map.sectors) - 1):
        found += [door for door in doors_of(game, sector) if door in doors and door not in found]
    return found


def block(game: Alone, door: int, clause: str) -> None:
    """A Blocked token is put on the Door, on the Map and on the Labyrinth (alone.door.token-both)."""
    game.blocked |= 1 << door
    _tell(game, "blocked", clause, door)


def weld(game: Alone, door: int, clause: str) -> None:
    """The Door is Blocked, if it is not yet, and welded."""
    game.blocked |= 1 << door
    game.welded |= 1 << door
    _tell(game, "welded", clause, door)


def unblock(game: Alone, door: int, clause: str) -> None:
    """An effect Unblocks a Door: a WELD token goes too. What is behind it may come into LoS."""
    game.blocked &= ~(1 << door)
    game.welded &= ~(1 << door)
    if is_door_revealed(game, door):
        count_blocked(game, -1)
    _tell(game, "unblocked", clause, door)
    game.then(LightCheck())


def force(game: Alone, door: int) -> None:
    """alone.door.unblock-step: a step of movement is spent on a Blocked Door; a WELD token goes first."""
    if (game.welded >> door) & 1:
        game.welded &= ~(1 << door)
        _tell(game, "unwelded", "alone.door.unblock-step", door)
    else:
        unblock(game, door, "alone.door.unblock-step")


def is_door_revealed(game: Alone, door: int) -> bool:
    """alone.door.reveal-with-sector: a Door is Revealed with either Sector that it stands on."""
    return game.is_revealed(game.map.ends[2 * door]) or game.is_revealed(game.map.ends[2 * door + 1])


def _tell(game: Alone, kind: str, clause: str, door: int) -> None:
    """Evil hears which Door it is; the Hero on which side of which Revealed Sector."""
    shown = is_door_revealed(game, door)
    if shown:
        game.disclose()
    if not game.listening:
        return
    game.tell(kind, clause, NOBODY, door, hears=game.evil)
    if shown:
        sector = game.map.ends[2 * door]
        if not game.is_revealed(sector):
            sector = game.map.ends[2 * door + 1]
        for side in range(COMPASS):
            if game.map.door[ALL_SIDES * sector + side] == door:
                game.tell(kind, clause, NOBODY, spot(game, sector), side, hears=game.light_side)
