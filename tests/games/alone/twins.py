"""Worlds that the Hero of ALONE cannot tell from a game's own: its Levels exchanged, its grid shifted."""

from collections.abc import Iterator

from twin import Twin
from villainy.engine.game import Game
from villainy.games.alone.game import Alone
from villainy.games.alone.map import ALL_SIDES, COMPASS, SECTOR
from villainy.games.alone.terms import HERO, NONE

BY_SECTOR = {"sector", "danger", "undanger", "start", "tile"}
"""Options of Evil that name a Sector alone."""


def twins(game: Game) -> Iterator[Twin]:
    """The game's twins; before the Hero and Danger tokens are on the Map."""
    assert isinstance(game, Alone) and game.hero < 0 and not game.danger
    count = game.map.sectors
    upper = game.map.on_level[0].bit_count()
    yield _twin(game, _exchanged(game.sheet), [(sector - upper) % count for sector in range(count)])
    yield _twin(game, _shifted(game.sheet), list(range(count)))


def _exchanged(sheet: list[int]) -> list[int]:
    """Level B is Level A, and the other way round; the Stairs keep their colours."""
    sectors = [sheet[at : at + SECTOR] for at in range(0, len(sheet), SECTOR)]
    swapped = [[1 - level, *rest] for level, *rest in sectors]
    swapped.sort(key=lambda sector: sector[0])
    return [part for sector in swapped for part in sector]


def _shifted(sheet: list[int]) -> list[int]:
    """One column to the east and one row to the south."""
    shifted = sheet.copy()
    for at in range(0, len(sheet), SECTOR):
        shifted[at + 1] += 1
        shifted[at + 2] += 1
    return shifted


def _twin(game: Alone, sheet: list[int], sector: list[int]) -> Twin:
    """The game on another sheet, where `sector` says which number each Sector has."""
    other = game.clone()
    other.listening = True
    other.events = []
    other.use_map(sheet)
    other.room = [NONE] * len(game.room)
    for at, name in enumerate(game.room):
        other.room[sector[at]] = name
    door = _doors(game, other, sector)
    other.condition = [_renumbered(bits, sector) for bits in game.condition]
    other.blocked = _renumbered(game.blocked, door)
    other.welded = _renumbered(game.welded, door)
    if other.seat >= 0:
        other.choices = other.asking.offered(other, other.seat)
    space = game.deck.space

    def option(one: int) -> int:
        kind, parts = space.meaning(one)
        if kind in BY_SECTOR:
            return space.option(kind, (sector[parts[0]],))
        if kind == "spawn":
            return space.option(kind, (parts[0], sector[parts[1]]))
        return space.option(kind, (door[parts[0]],)) if kind == "door" else one

    return Twin(other, (HERO, game.players), option)


def _doors(game: Alone, other: Alone, sector: list[int]) -> list[int]:
    """The number that each Door has in the other game."""
    door = [NONE] * game.map.doors
    for at in range(game.map.sectors):
        for side in range(COMPASS):
            one = game.map.door[ALL_SIDES * at + side]
            if one >= 0:
                door[one] = other.map.door[ALL_SIDES * sector[at] + side]
    return door


def _renumbered(bits: int, number: list[int]) -> int:
    return sum(1 << number[at] for at in range(len(number)) if bits >> at & 1)
