"""Spawning: which kinds, where, how far from the Hero; tokens and the limit of a Level."""

from typing import Final

from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import tell_creature
from villainy.games.alone.noise import Noise
from villainy.games.alone.routes import FAR, distances
from villainy.games.alone.scares import scare
from villainy.games.alone.targets import places_meant, set_that
from villainy.games.alone.terms import KINDS, MOST_SECTORS, NONE, TOKENS
from villainy.games.alone.vocabulary import NOTHING

LEVEL_LIMIT: Final = 4
"""alone.creature.limit-level: so many Creatures at most on one Level; Bosses are not counted (alone.ruling.r50)."""


def is_full(game: Alone, level: int) -> bool:
    """alone.creature.limit-blocks: on a full Level nothing is Spawned, and nothing is moved into it."""
    there = 0
    levels = game.map.level
    for creature in range(TOKENS):
        if 0 <= game.kind[creature] < KINDS and levels[game.at[creature]] == level:
            there += 1
    return there >= LEVEL_LIMIT


def has_token(game: Alone, kind: int) -> bool:
    """alone.creature.limit-tokens: whether a token of the kind is left."""
    left = game.cards.tokens[kind]
    for other in game.kind:
        if other == kind:
            left -= 1
    return left > 0


def least_distance(game: Alone, kind: int, change: int) -> int:
    """The Minimum Spawning Distance of the kind, changed by a card but never below 1."""
    return max(1, game.cards.distance[game.nightmare][kind] + change)


def spawn_places(game: Alone, number: int) -> list[int]:
    """All Spawns that are possible now, as options; `number` is the effect, or NONE for a Standard Reaction."""
    only, change, allowed = NOTHING, 0, NOTHING
    if number != NONE:
        effect = game.cards.effects[number]
        only, change = effect.kind, effect.amount
        if effect.place != NOTHING:  # a card that names the place says itself how far
            allowed = places_meant(game, effect)
    sectors = open_sectors(game)
    if allowed != NOTHING:
        sectors = [sector for sector in sectors if (allowed >> sector) & 1]
    steps = distances(game, game.hero)
    options: list[int] = []
    for kind in range(KINDS):
        if (only not in (NOTHING, kind)) or not has_token(game, kind):
            continue
        least = least_distance(game, kind, change) if allowed == NOTHING else 0
        base = game.cards.spawn + kind * MOST_SECTORS
        options += [base + sector for sector in sectors if steps[sector] >= least]
    return options


def open_sectors(game: Alone) -> list[int]:
    """All Sectors of Levels that are not full."""
    full = [is_full(game, 0), is_full(game, 1)]
    levels = game.map.level
    return [sector for sector in range(game.map.sectors) if not full[levels[sector]]]


def can_spawn(game: Alone) -> bool:
    """Whether a Standard Reaction could Spawn anything."""
    least = FAR + 1
    for kind in range(KINDS):
        distance = least_distance(game, kind, 0)
        if distance < least and has_token(game, kind):
            least = distance
    steps = distances(game, game.hero)
    levels = game.map.level
    for level in range(2):
        if not is_full(game, level):
            for sector in range(game.map.sectors):
                if levels[sector] == level and steps[sector] >= least:
                    return True
    return False


class SpawnWhere(EvilQuestion):
    """alone.spawn.anywhere: who Spawns chooses kind and Sector, on either Level, far enough from the Hero."""

    def __init__(self, seat: int, number: int, optional: int) -> None:
        super().__init__(seat)
        self.number = number
        self.optional = optional

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.optional]

    def options(self, game: Alone) -> list[int]:
        options = spawn_places(game, self.number)
        if options and self.optional:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.done:
            kind, sector = divmod(option - game.cards.spawn, MOST_SECTORS)
            spawn(game, kind, sector)

    def refused(self, game: Alone, option: int) -> str:
        word, parts = game.meaning(option)
        if word != "spawn" or parts[1] >= game.map.sectors:
            return ""
        if not has_token(game, parts[0]):
            return "alone.creature.limit-tokens"
        if is_full(game, game.map.level[parts[1]]):
            return "alone.creature.limit-blocks"
        return "alone.spawn.min-distance"


def put_creature(game: Alone, kind: int, sector: int) -> int:
    """A token comes onto the Map, any free one: numbers tell nothing. If the Sector is Revealed, so is the Creature."""
    free = [creature for creature in range(TOKENS) if game.kind[creature] < 0]
    creature = game.chance.pick(free)
    kinds = game.kind.copy()
    kinds[creature] = kind
    game.kind = kinds
    at = game.at.copy()
    at[creature] = sector
    game.at = at
    game.wounded &= ~(1 << creature)
    game.moved &= ~(1 << creature)
    game.newly &= ~(1 << creature)
    game.attacked &= ~(1 << creature)
    if game.is_revealed(sector):
        game.disclose()
        tell_creature(game, creature, "alone.move.enter-revealed")
    return creature


def spawn(game: Alone, kind: int, sector: int) -> None:
    """A Creature appears and makes Noise (alone.spawn.noise)."""
    game.tell("spawned", "alone.spawn.how", place=sector, amount=kind, hears=game.evil)
    creature = put_creature(game, kind, sector)
    set_that(game, creature, NONE)
    game.then(Noise(sector))
    if sector == game.hero and game.is_revealed(sector):  # only a card that names the place can do so
        scare(game, creature)
