"""Whom and where a card means: selectors of Creatures, places, conditions (5.5 of the ledger); and `that`."""

from villainy.games.alone.dice import showing
from villainy.games.alone.game import FRAME, Alone
from villainy.games.alone.routes import FAR, adjacent, distances
from villainy.games.alone.sight import in_sight
from villainy.games.alone.terms import HERO, KINDS, NONE, TOKENS
from villainy.games.alone.vocabulary import (
    DICE_HERO,
    IF_DARK,
    IF_FACES,
    IF_HERE,
    IF_LIT_NOW,
    IF_LOS,
    OTHER,
    PL_ADJACENT,
    PL_ANYWHERE,
    PL_DANGER,
    PL_DARK,
    PL_HERO,
    PL_LEFT,
    PL_LEGAL,
    PL_LIT_NOW,
    PL_LOS,
    PL_ROOM,
    PL_THAT,
    PL_UNREVEALED,
    PL_UNREVEALED_DANGER,
    PL_WITH_CREATURE,
    PL_WITHIN,
    SEL_ADJACENT,
    SEL_HERE,
    SEL_LEVEL,
    SEL_NEAREST,
    SEL_NEWLY,
    SEL_PREREVEAL,
    SEL_TARGET,
    SEL_THAT,
    SEL_UNREVEALED,
    Effect,
)

# Who uses the card, and what it has been about so far -----------------------------------------------------------------


def user(game: Alone) -> int:
    """The seat that decides: who played the card that takes effect, or the Leader where it is no card."""
    return game.resolving[-FRAME + 1] if game.resolving else game.leader


def face_at_work(game: Alone) -> int:
    """The face of the card that takes effect; NONE where it is no card."""
    card = game.resolving[-FRAME] if game.resolving else NONE
    return game.face[card] if card >= 0 else NONE


def set_that(game: Alone, creature: int, sector: int) -> None:
    """From here on `that` is this Creature, or this Sector."""
    if game.resolving:
        game.resolving = [*game.resolving[:-2], creature, sector]


def that_creature(game: Alone) -> int:
    """The Creature that the card has been about, if it is still on the Map."""
    creature = game.resolving[-2] if game.resolving else NONE
    return creature if creature >= 0 and game.kind[creature] >= 0 else NONE


def that_sector(game: Alone) -> int:
    """The Sector that the card has been about, or that of `that` Creature."""
    sector = game.resolving[-1] if game.resolving else NONE
    if sector >= 0:
        return sector
    creature = that_creature(game)
    return game.at[creature] if creature >= 0 else NONE


# Creatures ------------------------------------------------------------------------------------------------------------


def is_of_kind(game: Alone, creature: int, kind: int) -> bool:
    """Whether the Creature is of that kind, or a Boss that counts as it."""
    return game.kind[creature] == kind or game.cards.counts_as[game.kind[creature]] == kind


def is_boss(game: Alone, creature: int) -> bool:
    """Whether the Creature is a Boss."""
    return game.kind[creature] >= KINDS


def creatures_meant(game: Alone, effect: Effect, done: int = 0) -> list[int]:
    """All Creatures that the effect may mean now, but for those (as bits) that are done."""
    select = effect.select
    that = that_creature(game)
    if select == SEL_NEAREST:
        return _nearest(game, effect, done)
    if select == SEL_THAT and that >= 0:
        return [] if (done >> that) & 1 else [that]
    found: list[int] = []
    near = adjacent(game, game.hero) if select == SEL_ADJACENT else 0
    for creature in range(TOKENS):
        if game.kind[creature] < 0 or (done >> creature) & 1:
            continue
        if effect.kind >= 0 and not is_of_kind(game, creature, effect.kind):
            continue
        if effect.has(OTHER) and creature == that:
            continue
        if _fits(game, select, creature, near):
            found.append(creature)
    return found


def _fits(game: Alone, select: int, creature: int, near: int) -> bool:
    sector = game.at[creature]
    if select == SEL_HERE:
        return sector == game.hero
    if select == SEL_UNREVEALED:
        return not game.is_revealed(sector)
    if select == SEL_ADJACENT:
        return (near >> sector) & 1 == 1
    if select == SEL_LEVEL:
        return game.map.level[sector] == game.map.level[game.hero]
    if select == SEL_NEWLY:
        return (game.newly >> creature) & 1 == 1
    if select == SEL_PREREVEAL:
        return (game.about >> sector) & 1 == 1
    if select == SEL_TARGET:
        return creature == game.target
    if select == SEL_THAT:
        return sector == that_sector(game)
    return True


def _nearest(game: Alone, effect: Effect, done: int) -> list[int]:
    """The Creatures outside the Hero's Sector with the shortest open route to `that` Sector; ties are the Leader's."""
    goal = that_sector(game)
    if goal < 0:
        return []
    steps = distances(game, goal)
    least = FAR
    found: list[int] = []
    for creature in range(TOKENS):
        if game.kind[creature] < 0 or game.at[creature] == game.hero or (done >> creature) & 1:
            continue
        if effect.kind >= 0 and not is_of_kind(game, creature, effect.kind):
            continue
        far = steps[game.at[creature]]
        if far < least:
            least = far
            found = []
        if far == least and far < FAR:
            found.append(creature)
    return found


# Places ---------------------------------------------------------------------------------------------------------------


def places_meant(game: Alone, effect: Effect) -> int:
    """The Sectors that the effect may mean, as bits; limits of Spawns and Danger tokens come on top."""
    place = effect.place
    every = (1 << game.map.sectors) - 1
    if place == PL_HERO:
        return 1 << game.hero
    if place == PL_LEFT:
        return 1 << game.left if game.left >= 0 else 0
    if place == PL_THAT:
        sector = that_sector(game)
        return 1 << sector if sector >= 0 else 0
    if place == PL_UNREVEALED:
        return every & ~game.revealed & within(game, effect.distance)
    if place == PL_DARK:
        return every & ~game.lit & ~within(game, effect.distance - 1)
    if place == PL_DANGER:
        return game.danger & ~within(game, effect.distance - 1)
    if place == PL_UNREVEALED_DANGER:
        return game.danger & ~game.revealed
    if place == PL_WITH_CREATURE:
        return _with_creature(game)
    if place == PL_LOS:
        return in_sight(game)
    if place == PL_ADJACENT:
        return adjacent(game, game.hero)
    if place == PL_LIT_NOW:
        return game.lit_now & game.lit & ~(1 << game.hero)
    if place == PL_ROOM:
        return game.map.rooms_bits & ~within(game, effect.distance - 1)
    if place == PL_WITHIN:
        return within(game, effect.distance)
    assert place in {PL_ANYWHERE, PL_LEGAL}, place
    return every


def within(game: Alone, most: int) -> int:
    """The Sectors that are at most so far from the Hero over open routes (alone.ruling.r18)."""
    found = 0
    if most >= 0:
        steps = distances(game, game.hero)
        for sector in range(game.map.sectors):
            if steps[sector] <= most:
                found |= 1 << sector
    return found


def _with_creature(game: Alone) -> int:
    found = 0
    for creature in range(TOKENS):
        if game.kind[creature] >= 0:
            found |= 1 << game.at[creature]
    return found


def sectors_in(bits: int) -> list[int]:
    """A set of Sectors as a list."""
    found: list[int] = []
    sector = 0
    while bits >> sector:
        if (bits >> sector) & 1:
            found.append(sector)
        sector += 1
    return found


# Conditions -----------------------------------------------------------------------------------------------------------


def holds(game: Alone, effect: Effect) -> bool:
    """Whether the condition of an `if` is met."""
    condition = effect.condition
    if condition in (IF_HERE, IF_LOS):
        where = 1 << game.hero if condition == IF_HERE else in_sight(game)
        for creature in creatures_meant(game, effect):
            if (where >> game.at[creature]) & 1:
                return True
        return False
    if condition == IF_LIT_NOW:
        return game.lit_now & game.lit & ~(1 << game.hero) != 0
    if condition == IF_DARK:
        return places_meant(game, effect) & ~game.lit != 0
    assert condition == IF_FACES, condition
    return rolled_by(game, effect.what) and showing(game, effect.face) >= effect.count


def rolled_by(game: Alone, side: int) -> bool:
    """Whether the dice on the table are that side's."""
    return len(game.roll) > 0 and (game.rolled_by == HERO) == (side == DICE_HERO)
