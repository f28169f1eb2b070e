"""The Labyrinth: tiles are laid as Sectors are Revealed, run short, and are taken away again."""

from typing import Final

from villainy.engine.event import FORGOTTEN, NO_CARD, NOBODY
from villainy.engine.step import Act
from villainy.games.alone.evil import EvilAct, EvilQuestion
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.notes import ROOM_SEEN, note_place
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.routes import adjacent
from villainy.games.alone.sight import in_order, in_sight, light_reveals, line, spot
from villainy.games.alone.terms import AT_PREREVEAL, HERO, IN_ACTION, NONE, ROOM, TOKENS

TILES: Final = (7, 3, 5, 2)
"""How many tiles of each shape there are; every Room has its own (alone.ruling.r26)."""

BECAUSE: Final = (
    "alone.action.move.reveal",
    "alone.action.explore.contents",
    "alone.light.reveal-on-los",
    "alone.info.revealed",
)
ENTERED: Final = 0
EXPLORED: Final = 1
LIT: Final = 2
SHOWN: Final = 3
"""By an Item or at the start of the game."""


def tell_there(
    game: Alone,
    kind: str,
    clause: str,
    sector: int,
    seat: int = NOBODY,
    amount: int = 0,
    card: int = NO_CARD,
) -> None:
    """Something happened in a Sector: Evil hears of it, the Hero if it is Revealed (alone.info.holowatch)."""
    if not game.listening:
        return
    game.tell(kind, clause, seat, sector, amount, card, game.evil)
    if game.is_revealed(sector):
        game.tell(kind, clause, seat, spot(game, sector), amount, card, game.light_side)


# Laying tiles ---------------------------------------------------------------------------------------------------------


class Reveal(EvilAct):
    """A Sector is Revealed with all that is in it; if its shape has run short, a tile is taken first."""

    def __init__(self, sector: int, why: int) -> None:
        self.sector = sector
        self.why = why

    def parts(self) -> list[int]:
        return [self.sector, self.why]

    def run(self, game: Alone) -> None:
        if game.is_revealed(self.sector):
            return
        if runs_short(game, self.sector) and to_take(game, self.sector):
            game.then(TakeTile(game.leader, self.sector, self.why))
        else:
            lay(game, self.sector, self.why)


class TakeTile(EvilQuestion):
    """The farthest tile of the shape is used again; among equals the Leader chooses (alone.tile.shortage)."""

    def __init__(self, seat: int, sector: int, why: int) -> None:
        super().__init__(seat)
        self.sector = sector
        self.why = why

    def parts(self) -> list[int]:
        return [self.seat, self.sector, self.why]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.tile + sector for sector in to_take(game, self.sector)]

    def choose(self, game: Alone, option: int) -> None:
        hide(game, 1 << (option - game.cards.tile), "alone.tile.shortage")
        lay(game, self.sector, self.why)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r26"


class RevealHere(Act[Alone]):
    """The Sector that the Hero has come to is Revealed (alone.action.move.reveal)."""

    def run(self, game: Alone) -> None:
        Reveal(game.hero, ENTERED).run(game)


class RevealLine(Act[Alone]):
    """An Explore Reveals up to so many Sectors straight ahead; those that are new are `explored`."""

    def __init__(self, side: int, reach: int) -> None:
        self.side = side
        self.reach = reach

    def parts(self) -> list[int]:
        return [self.side, self.reach]

    def run(self, game: Alone) -> None:
        found = line(game, self.side, self.reach)
        for sector in reversed(found):
            if not game.is_revealed(sector):
                game.explored |= 1 << sector
                game.then(Reveal(sector, EXPLORED))


class LightCheck(Act[Alone]):
    """Lit Sectors that have come into LoS are Revealed (alone.ruling.r15); in an Action, Evil may react before that."""

    def run(self, game: Alone) -> None:
        game.disclose()  # that nothing comes into sight tells something, too
        found = light_reveals(game)
        if not found:
            return
        if game.phase == IN_ACTION:
            about = 0
            for sector in found:
                about |= 1 << sector
            game.about = about
            game.then(OpenWindow(AT_PREREVEAL, game.action), RevealLit())
        else:
            game.placed = 0
            game.then(RevealLit())


class RevealLit(Act[Alone]):
    """The Sectors that Light shows are Revealed, side by side, from near to far."""

    def run(self, game: Alone) -> None:
        game.about = 0
        for sector in reversed(light_reveals(game)):
            game.then(Reveal(sector, LIT))


def runs_short(game: Alone, sector: int) -> bool:
    """Whether all tiles of the Sector's shape lie on the table."""
    shape = game.map.shape[sector]
    if shape == ROOM or not game.variant.tiles_limited:
        return False
    laid = 0
    for other in range(game.map.sectors):
        if game.map.shape[other] == shape and game.is_revealed(other):
            laid += 1
    return laid >= TILES[shape]


def to_take(game: Alone, sector: int) -> list[int]:
    """The tiles of that shape farthest from the Hero among those that may be taken (alone.ruling.r26).

    Never the Hero's own, none laid during this Action or check, and no lit one that would be Revealed again at once.
    """
    shape = game.map.shape[sector]
    steps = game.map.steps_from(game.hero)
    farthest = NONE
    found: list[int] = []
    kept = game.placed | (1 << game.hero)
    for other in range(game.map.sectors):
        if game.map.shape[other] != shape or not game.is_revealed(other) or (kept >> other) & 1:
            continue
        if steps[other] < farthest or (game.is_lit(other) and other in light_reveals(game, 1 << other)):
            continue
        if steps[other] > farthest:
            farthest = steps[other]
            found = []
        found.append(other)
    return found


def lay(game: Alone, sector: int, why: int) -> None:
    """The tile is laid: the Sector, its Doors and all that is in it are Revealed."""
    bit = 1 << sector
    if game.map.level[sector] != game.map.level[game.hero] and not game.recalled & bit and sector != far_end(game):
        game.adrift |= bit
    game.revealed |= bit
    game.recalled &= ~bit
    game.placed |= bit
    _join(game)
    for creature in range(TOKENS):
        if game.at[creature] == sector and game.kind[creature] >= 0:
            game.newly |= 1 << creature
    if game.room[sector] >= 0:
        note_place(game, ROOM_SEEN, sector)
    game.disclose()
    if game.listening:
        tell_there(game, "revealed", BECAUSE[why], sector, amount=game.map.shape[sector])
        if game.room[sector] >= 0:
            tell_there(game, "room", "alone.info.revealed", sector, amount=game.room[sector])
        _tell_creatures(game, sector)


def _tell_creatures(game: Alone, sector: int) -> None:
    """The Creatures of a Sector that is Revealed, by kind as the Hero sees them: their numbers are Evil's."""
    there = [2 * game.kind[creature] + ((game.wounded >> creature) & 1) for creature in game.creatures_in(sector)]
    there.sort()
    for shown in there:
        tell_there(game, "appears", "alone.info.revealed", sector, amount=shown)


def tell_creature(game: Alone, creature: int, clause: str) -> None:
    """A Creature comes into the Labyrinth, with its Wounded state (alone.wound.communicate)."""
    wounded = (game.wounded >> creature) & 1
    tell_there(game, "appears", clause, game.at[creature], amount=2 * game.kind[creature] + wounded)


def _join(game: Alone) -> None:
    """A Sector of the Hero's Level that is adrift has its place again once a Sector beside it lies in place."""
    here = game.map.on_level[game.map.level[game.hero]]
    joined = game.adrift & here
    while joined:
        joined = 0
        for sector in range(game.map.sectors):
            if ((game.adrift & here) >> sector) & 1 and _touches(game, sector):
                joined |= 1 << sector
        game.adrift &= ~joined


def _touches(game: Alone, sector: int) -> bool:
    for side in range(COMPASS):
        other = game.map.beside[ALL_SIDES * sector + side]
        if other >= 0 and (game.is_revealed(other) or other == game.hero) and (game.adrift >> other) & 1 == 0:
            return True
    return False


# Coming and going -----------------------------------------------------------------------------------------------------


def start_at(game: Alone, sector: int) -> None:
    """The Hero begins here; only this Sector is Revealed, and it is dark."""
    game.hero = sector
    game.origin = [game.map.column[sector], game.map.row[sector]]
    lay(game, sector, SHOWN)


def enter(game: Alone, sector: int) -> None:
    """The Hero goes to a Sector beside this one, or to the other Level."""
    game.left = game.hero
    game.hero = sector
    if game.map.level[sector] != game.map.level[game.left]:
        _change_level(game, sector)
    _join(game)


def _change_level(game: Alone, sector: int) -> None:
    """Where the Hero does not know the place that the Stairs lead to, everything is counted anew from there."""
    bit = 1 << sector
    game.came_by = game.map.colour[sector]
    origin = game.far_origin
    game.far_origin = game.origin
    game.origin = origin
    if (game.revealed | game.recalled) & ~game.adrift & bit == 0:
        here = game.map.on_level[game.map.level[sector]]
        game.origin = [game.map.column[sector], game.map.row[sector]]
        game.recalled &= ~here
        game.adrift |= game.revealed & here
        game.adrift &= ~bit
        _forget_places(game)


def far_end(game: Alone) -> int:
    """The Sector on the other Level from which the Hero came to this one, or NONE."""
    if game.came_by < 0:
        return NONE
    return game.map.stairs[2 * (1 - game.map.level[game.hero]) + game.came_by]


def leave_level(game: Alone) -> None:
    """The tiles of the Level that the Hero has left go at once, but for the Stairs (alone.action.move.level-change)."""
    away = game.map.on_level[1 - game.map.level[game.hero]]
    hide(game, game.revealed & away & ~(1 << far_end(game)), "alone.action.move.level-change")


def clean_up(game: Alone) -> None:
    """E3: what stays is the Hero's Sector, those adjacent to it and lit ones in LoS; the Round's map log goes too.

    LoS is looked at once, before anything is removed; nothing is added (alone.ruling.r27, alone.ruling.r58).
    """
    kept = (1 << game.hero) | adjacent(game, game.hero) | (in_sight(game) & game.lit)
    hide(game, game.revealed & ~kept, "alone.eor.2-labyrinth")
    if not game.variant.memory_kept:
        game.told = []
        game.tell(FORGOTTEN, "alone.ruling.r58", HERO, hears=game.light_side)
        game.origin = [game.map.column[game.hero], game.map.row[game.hero]]
        if game.came_by >= 0:
            game.far_origin = [game.map.column[far_end(game)], game.map.row[far_end(game)]]


def hide(game: Alone, sectors: int, clause: str) -> None:
    """These Sectors and all in them are Unrevealed again (alone.ruling.r25), and what was told there has no place."""
    if sectors == 0:
        return
    if game.listening:
        for sector in in_order(game, sectors):
            tell_there(game, "removed", clause, sector)
    if game.variant.memory_kept:
        game.recalled |= sectors & ~game.adrift
    game.revealed &= ~sectors
    game.adrift &= ~sectors
    game.placed &= ~sectors
    game.explored &= ~sectors
    _forget_places(game)


def _forget_places(game: Alone) -> None:
    told = game.told.copy()
    for at in range(TOLD - 1, len(told), TOLD):
        if told[at] >= 0 and ((game.revealed | game.recalled) >> told[at]) & 1 == 0 and told[at] != game.hero:
            told[at] = NONE
    game.told = told
