"""Danger tokens: where they may lie, placing them at the end of a Round or by a card, shifting, taking them off."""

from typing import Final

from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import tell_there
from villainy.games.alone.reckoning import ONE_LEVEL, count_danger
from villainy.games.alone.routes import adjacent
from villainy.games.alone.sight import in_sight
from villainy.games.alone.targets import face_at_work, places_meant, sectors_in
from villainy.games.alone.terms import AT_ROUND_END, NONE
from villainy.games.alone.vocabulary import HERO_OK, MOST_SHIFTED, PL_HERO, PL_LEFT, PL_LIT_NOW, PL_THAT, Effect

LEVEL_LIMIT: Final = 8
"""alone.danger.eight-per-level: so many tokens at most."""


def on_level(game: Alone, level: int) -> int:
    """How many Danger tokens lie on a Level."""
    return (game.danger & game.map.on_level[level]).bit_count()


def open_sectors(game: Alone) -> int:
    """Sectors that can take a Danger token: one each at most, eight on a Level at most."""
    sectors = ~game.danger & ((1 << game.map.sectors) - 1)
    for level in (0, 1):
        if on_level(game, level) >= LEVEL_LIMIT:
            sectors &= ~game.map.on_level[level]
    return sectors


def out_of_sight(game: Alone) -> int:
    """alone.danger.not-hero-nor-los: all Sectors but those in LoS; before the Hero is on the Map, all."""
    return ~in_sight(game) if game.hero >= 0 else -1


def put_danger(game: Alone, sector: int, clause: str) -> None:
    """A Danger token is placed on the Map, and on the Labyrinth where the Sector is Revealed."""
    game.danger |= 1 << sector
    if game.is_revealed(sector):
        game.disclose()
    tell_there(game, "danger", clause, sector)


def take_danger(game: Alone, sector: int, clause: str) -> None:
    """A Danger token leaves the Map."""
    game.danger &= ~(1 << sector)
    if game.is_revealed(sector):
        game.disclose()
    tell_there(game, "undanger", clause, sector)


# At the end of a Round, and before the game ---------------------------------------------------------------------------


class LayDanger(EvilQuestion):
    """The Leader places so many Danger tokens. At the cap of a Level one may be taken off it for a new one there.

    alone.eor.5-place-danger: at the end of a Round the Leader may stop at any time. `level` is the Level where a token
    was taken off just now: the new one comes first.
    """

    def __init__(self, seat: int, left: int, level: int) -> None:
        super().__init__(seat)
        self.left = left
        self.level = level

    def parts(self) -> list[int]:
        return [self.seat, self.left, self.level]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        if self.left == 0:
            return []
        unseen = out_of_sight(game)
        legal = open_sectors(game) & unseen
        if self.level != NONE:
            legal &= game.map.on_level[self.level]
            return [cards.place_danger + sector for sector in sectors_in(legal)]
        options = [cards.place_danger + sector for sector in sectors_in(legal)]
        if game.phase == AT_ROUND_END:
            for level in (0, 1):
                there = game.map.on_level[level]
                if on_level(game, level) >= LEVEL_LIMIT and there & unseen & ~game.danger:
                    options += [cards.take_danger + sector for sector in sectors_in(there & game.danger)]
            options.sort()
            options.append(cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        if option == cards.done:
            return
        if option >= cards.take_danger:
            sector = option - cards.take_danger
            take_danger(game, sector, "alone.danger.relocate")
            game.then(LayDanger(self.seat, self.left, game.map.level[sector]))
            return
        sector = option - cards.place_danger
        put_danger(game, sector, "alone.eor.5-place-danger")
        if game.is_revealed(sector) and game.danger_most < ONE_LEVEL:
            count_danger(game, 1, 0)
        game.then(LayDanger(self.seat, self.left - 1, NONE))

    def refused(self, game: Alone, option: int) -> str:
        return refusal(game, option)

    def fallback(self, game: Alone, seat: int) -> int:
        return game.cards.done if game.phase == AT_ROUND_END and self.level == NONE else -1


def refusal(game: Alone, option: int) -> str:
    """Which limit keeps a Danger token out of a Sector."""
    kind, parts = game.meaning(option)
    if kind not in {"danger", "undanger"} or parts[0] >= game.map.sectors:
        return ""
    sector = parts[0]
    if kind == "undanger":
        return "alone.danger.relocate"
    if game.is_dangerous(sector):
        return "alone.danger.one-per-sector"
    if on_level(game, game.map.level[sector]) >= LEVEL_LIMIT:
        return "alone.danger.eight-per-level"
    return "alone.danger.not-hero-nor-los"


# By a card ------------------------------------------------------------------------------------------------------------


def placeable(game: Alone, effect: Effect) -> int:
    """Where a card may place a Danger token (alone.ruling.r29).

    A card that names the Sector lifts the limits of the Hero's Sector and of LoS; one that names where a Creature is,
    or a Sector that has just gone dark, still spares the Hero's own.
    """
    places = places_meant(game, effect) & open_sectors(game)
    if effect.place in (PL_HERO, PL_LEFT) or effect.has(HERO_OK):
        return places
    if effect.place in (PL_THAT, PL_LIT_NOW):
        return places & ~(1 << game.hero)
    return places & out_of_sight(game)


def _only_places(game: Alone) -> bool:
    """Whether the card at work brings new tokens and moves none, so that all know one that appears to be new."""
    face = face_at_work(game)
    cards = game.cards
    return face != NONE and cards.normal_most[face][MOST_SHIFTED] + cards.dangerous_most[face][MOST_SHIFTED] == 0


class PlaceDanger(EvilQuestion):
    """A card places so many Danger tokens."""

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left]

    def options(self, game: Alone) -> list[int]:
        places = placeable(game, game.cards.effects[self.number])
        return [game.cards.place_danger + sector for sector in sectors_in(places)]

    def telling(self, game: Alone) -> bool:
        return game.cards.effects[self.number].place not in (PL_HERO, PL_LEFT)  # all know where those are

    def choose(self, game: Alone, option: int) -> None:
        sector = option - game.cards.place_danger
        put_danger(game, sector, "alone.ruling.r29")
        if game.is_revealed(sector) and _only_places(game):
            count_danger(game, 1, 0)
        if self.left > 1:
            game.then(PlaceDanger(self.seat, self.number, self.left - 1))

    def refused(self, game: Alone, option: int) -> str:
        return refusal(game, option)


class RemoveDanger(EvilQuestion):
    """A card takes so many Danger tokens off the Map."""

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left]

    def options(self, game: Alone) -> list[int]:
        places = places_meant(game, game.cards.effects[self.number]) & game.danger
        return [game.cards.take_danger + sector for sector in sectors_in(places)]

    def choose(self, game: Alone, option: int) -> None:
        sector = option - game.cards.take_danger
        if game.is_revealed(sector):
            count_danger(game, 0, -1)
        take_danger(game, sector, "alone.map.danger-tokens")
        if self.left > 1:
            game.then(RemoveDanger(self.seat, self.number, self.left - 1))


def walks(game: Alone, sector: int, steps: int, hero_ok: bool) -> int:
    """Where a token from there may end after up to so many Sectors: only the end is tested (alone.ruling.r29)."""
    reached = 1 << sector
    for _ in range(steps):
        for there in sectors_in(reached):
            reached |= adjacent(game, there)
    free = reached & ~game.danger
    if on_level(game, 1 - game.map.level[sector]) >= LEVEL_LIMIT:
        free &= game.map.on_level[game.map.level[sector]]
    return free if hero_ok else free & out_of_sight(game)


class ShiftWhich(EvilQuestion):
    """A card shifts up to so many Danger tokens, each one once; `shifted` are the Sectors where such tokens lie now."""

    def __init__(self, seat: int, number: int, left: int, shifted: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left
        self.shifted = shifted

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left, self.shifted]

    def options(self, game: Alone) -> list[int]:
        effect = game.cards.effects[self.number]
        options = [
            game.cards.take_danger + sector
            for sector in sectors_in(game.danger & ~self.shifted)
            if walks(game, sector, effect.amount, effect.has(HERO_OK))
        ]
        if options:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.done:
            sector = option - game.cards.take_danger
            game.then(ShiftWhere(self.seat, self.number, self.left, self.shifted, sector))


class ShiftWhere(EvilQuestion):
    """Where the token walks to, along adjacent Sectors."""

    def __init__(self, seat: int, number: int, left: int, shifted: int, sector: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left
        self.shifted = shifted
        self.sector = sector

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left, self.shifted, self.sector]

    def options(self, game: Alone) -> list[int]:
        effect = game.cards.effects[self.number]
        places = walks(game, self.sector, effect.amount, effect.has(HERO_OK))
        return [game.cards.place_danger + sector for sector in sectors_in(places)]

    def choose(self, game: Alone, option: int) -> None:
        sector = option - game.cards.place_danger
        take_danger(game, self.sector, "alone.ruling.r29")
        put_danger(game, sector, "alone.ruling.r29")
        if self.left > 1:
            game.then(ShiftWhich(self.seat, self.number, self.left - 1, self.shifted | (1 << sector)))

    def refused(self, game: Alone, option: int) -> str:
        return refusal(game, option)
