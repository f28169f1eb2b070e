"""Explore: Sectors straight ahead are Revealed, and a Danger token may be cleared (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.danger import take_danger
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import SHOWN as BY_ITEM
from villainy.games.alone.labyrinth import Reveal, RevealLine
from villainy.games.alone.lasting import LAST_NO_DISARM, LAST_RANGE, total
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.move import AFTER_REVEAL, LIGHT_CHECK
from villainy.games.alone.ongoing import nuisance
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.reckoning import count_danger
from villainy.games.alone.routes import through
from villainy.games.alone.sight import line, sector_of, spot
from villainy.games.alone.terms import AT_PREREVEAL, EXPLORE, HERO
from villainy.games.alone.vocabulary import CURB_RANGE

REACH: Final = 2
"""alone.action.explore.range: up to two Sectors straight ahead."""


def explore_reach(game: Alone, printed: int) -> int:
    """How far an Explore reaches: a Mission may take one off, not below 1; Reactions take off what they say."""
    haze = nuisance(game, CURB_RANGE)
    reach = max(printed + haze, 1) if haze < 0 else printed + haze
    return max(reach + total(game, LAST_RANGE), 0)


class ExploreAction(Act[Alone]):
    """alone.action.explore.range: Reveal what can be Revealed in a direction, then perhaps disarm."""

    def run(self, game: Alone) -> None:
        about_to_reveal(game, line(game, game.aim[0], explore_reach(game, REACH)))
        game.then(BEFORE_REVEAL, REVEAL_AHEAD, LIGHT_CHECK, AFTER_REVEAL, DISARM)


def about_to_reveal(game: Alone, sectors: list[int]) -> None:
    """What `in prereveal` means in the window that opens next."""
    game.about = 0
    for sector in sectors:
        if not game.is_revealed(sector):
            game.about |= 1 << sector


class RevealAhead(Act[Alone]):
    """The line of an Explore is Revealed, as far as it reaches now."""

    def __init__(self, printed: int) -> None:
        self.printed = printed

    def parts(self) -> list[int]:
        return [self.printed]

    def run(self, game: Alone) -> None:
        game.about = 0
        game.then(RevealLine(game.aim[0], explore_reach(game, self.printed)))


class Disarm(Question[Alone]):
    """alone.action.explore.remove-danger: one token, here or where this Explore has Revealed something."""

    def options(self, game: Alone) -> list[int]:
        where = game.danger & (game.explored | (1 << game.hero))
        if where == 0 or total(game, LAST_NO_DISARM) > 0:
            return []
        return disarmable(game, where)

    def choose(self, game: Alone, option: int) -> None:
        disarm(game, option, "alone.action.explore.remove-danger")

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r33" if game.meaning(option)[0] == "disarm" else ""


def disarmable(game: Alone, where: int) -> list[int]:
    """The tokens in these Sectors as options, and to leave them."""
    options = [game.cards.disarm + spot(game, sector) for sector in range(game.map.sectors) if (where >> sector) & 1]
    options.sort()
    options.append(game.cards.none)
    return options


def disarm(game: Alone, option: int, clause: str) -> None:
    """The Hero's choice among such tokens is carried out."""
    if option == game.cards.none:
        return
    sector = sector_of(game, option - game.cards.disarm)
    take_danger(game, sector, clause)
    count_danger(game, -1, -1)


# The drone ------------------------------------------------------------------------------------------------------------


def end_of_route(game: Alone) -> int:
    """The Sector to which the sides that were named lead."""
    sector = game.hero
    for side in game.aim:
        sector = game.map.beside[ALL_SIDES * sector + side]
    return sector


class RevealRoute(Act[Alone]):
    """The Sector at the end of the route so far is Revealed; `left` more may follow."""

    def __init__(self, left: int) -> None:
        self.left = left

    def parts(self) -> list[int]:
        return [self.left]

    def run(self, game: Alone) -> None:
        game.about = 0
        sector = end_of_route(game)
        game.then(NextOnRoute(HERO, self.left))
        if not game.is_revealed(sector):
            game.explored |= 1 << sector
            game.then(Reveal(sector, BY_ITEM))


class NextOnRoute(Question[Alone]):
    """Each next side is named after the Reveal before it; no Blocked Doors, no Stairs."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        if self.left <= 0:
            return []
        return [*[game.cards.side + side for side in route_sides(game, end_of_route(game))], game.cards.stop]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.stop:
            return
        game.aim = [*game.aim, option - game.cards.side]
        game.then(RevealRoute(self.left - 1))


def route_sides(game: Alone, sector: int) -> list[int]:
    """Where a route may go on from a Sector."""
    return [side for side in range(COMPASS) if through(game, sector, side) >= 0]


def on_route(game: Alone) -> int:
    """The Sectors of the route."""
    sector = game.hero
    found = 0
    for side in game.aim:
        sector = game.map.beside[ALL_SIDES * sector + side]
        found |= 1 << sector
    return found


class DisarmRoute(Question[Alone]):
    """The drone may remove a Danger token on its route."""

    def options(self, game: Alone) -> list[int]:
        where = game.danger & on_route(game) & game.revealed
        return disarmable(game, where) if where else []

    def choose(self, game: Alone, option: int) -> None:
        disarm(game, option, "alone.item.overrides")


BEFORE_REVEAL: Final = OpenWindow(AT_PREREVEAL, EXPLORE)
REVEAL_AHEAD: Final = RevealAhead(REACH)
DISARM: Final = Disarm(HERO)
