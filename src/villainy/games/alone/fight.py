"""Fight: the Hero attacks, with bare hands or an Item: aim, dice, Focus, Hits, damage (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.course import trigger_of
from villainy.games.alone.dice import hits, roll, roll_again, showing, tell_roll
from villainy.games.alone.doors import block
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import abilities_at, gift, help_at, lose_adrenaline, spend_companion
from villainy.games.alone.kills import kill, strike
from villainy.games.alone.lasting import LAST_HERO_DICE, last, total
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.move import block_options
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.reckoning import count_blocked
from villainy.games.alone.routes import adjacent, through
from villainy.games.alone.sight import in_sight, spot
from villainy.games.alone.terms import AT_ROLL, CREATURES, EXCLAIM, HERO, HIT, KINDS, MISS, NONE, TOKENS
from villainy.games.alone.vocabulary import (
    ALL,
    DICE_HERO,
    DO_DICE,
    EXCLAIM_ALWAYS,
    EXCLAIM_TARGET_LIT,
    FIXED,
    FOR_ACTION,
    ON_ALWAYS,
    ON_FIGHT,
    OR_BLOCK,
    PER_CHARGE,
    PIERCE_BOTH,
    PL_ADJACENT,
    PL_HERO,
    PL_LOS,
    Effect,
)

MOST_REROLLED: Final = 8
"""The box has so many dice: no more than these of one face are rolled again."""
BY_COMPANION: Final = 1
BY_ADRENALINE: Final = 2
"""Bits of what has been paid for more dice."""

# Whom -----------------------------------------------------------------------------------------------------------------


def within_reach(game: Alone, place: int) -> int:
    """The Sectors where an attack on one Creature may be aimed."""
    if place == PL_LOS:
        return in_sight(game)
    if place == PL_ADJACENT:
        return (1 << game.hero) | adjacent(game, game.hero)
    return 1 << game.hero


def targets(game: Alone, where: int, boss_too: bool = True) -> list[int]:
    """The Creatures that the Hero sees there, as options; those that look alike are one."""
    options: list[int] = []
    for creature in range(TOKENS):
        kind = game.kind[creature]
        if kind < 0 or not (where & game.revealed) >> game.at[creature] & 1 or (kind >= KINDS and not boss_too):
            continue
        option = named(game, creature)
        if option not in options:
            options.append(option)
    options.sort()
    return options


def any_target(game: Alone, where: int, boss_too: bool = True) -> bool:
    """Whether the Hero sees a Creature there."""
    shown = where & game.revealed
    for creature in range(TOKENS):
        kind = game.kind[creature]
        if kind >= 0 and (shown >> game.at[creature]) & 1 and (kind < KINDS or boss_too):
            return True
    return False


def named(game: Alone, creature: int) -> int:
    """How the Hero points at a Creature: by where it is, its kind, and whether it is Wounded."""
    place = spot(game, game.at[creature]) * len(CREATURES) + game.kind[creature]
    return game.cards.target + 2 * place + ((game.wounded >> creature) & 1)


def creature_named(game: Alone, option: int) -> int:
    """The Creature that the Hero points at; of several that look alike, any will do."""
    for creature in range(TOKENS):
        if game.kind[creature] >= 0 and game.is_revealed(game.at[creature]) and named(game, creature) == option:
            return creature
    raise ValueError(option)


class AimAt(Question[Alone]):
    """The Hero picks the one Creature that an attack is meant for, within its reach (alone.ruling.r32)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def parts(self) -> list[int]:
        return [self.seat, self.place]

    def options(self, game: Alone) -> list[int]:
        return targets(game, within_reach(game, self.place))

    def choose(self, game: Alone, option: int) -> None:
        game.target = creature_named(game, option)

    def refused(self, game: Alone, option: int) -> str:
        if game.meaning(option)[0] != "target":
            return ""
        return "alone.action.fight.own-sector" if self.place == PL_HERO else "alone.action.fight.item-range"


class AimPath(Question[Alone]):
    """An attack on a whole Sector is aimed side by side; from an Unrevealed Sector all directions are offered."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        options = [game.cards.side + side for side in thrown_sides(game, aimed_sector(game))]
        options.append(game.cards.stop)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.stop:
            return
        game.aim = [*game.aim, option - game.cards.side]
        if self.left > 1:
            game.then(AimPath(HERO, self.left - 1))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.door.nothing-through" if game.meaning(option)[0] == "side" else ""


def thrown_sides(game: Alone, sector: int) -> list[int]:
    """The sides of a Sector that the Hero may name: those that are open, or all where nothing is known."""
    if not game.is_revealed(sector):
        return list(range(COMPASS))
    return [side for side in range(ALL_SIDES) if through(game, sector, side) >= 0]


def aimed_sector(game: Alone) -> int:
    """Where the sides in `aim`, after the Charges, lead; a wall or Blocked Door stops a throw in the Sector before."""
    sector = game.hero
    for side in game.aim[1:]:
        beyond = through(game, sector, side)
        if beyond < 0:
            break
        sector = beyond
    return sector


# Dice -----------------------------------------------------------------------------------------------------------------


def more_dice(effects: list[Effect]) -> int:
    """How many more dice these effects give to the Hero's attack."""
    found = 0
    for effect in effects:
        if effect.op == DO_DICE and effect.what == DICE_HERO:
            found += effect.amount
    return found


def hero_dice(game: Alone) -> int:
    """What the Hero's Character, Abilities and whatever lasts add to the dice of an attack."""
    dice = more_dice(gift(game, ON_ALWAYS)) + total(game, LAST_HERO_DICE)
    for ability in abilities_at(game, ON_FIGHT):
        dice += more_dice(ability.effect)
    return dice


class Strike(Act[Alone]):
    """An attack as an effect of an Item says, or (NONE) with bare hands; what is aimed at was declared."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[int]:
        return [self.number]

    def run(self, game: Alone) -> None:
        if self.number >= 0:
            effect = game.cards.effects[self.number]
            if effect.has(FIXED):
                deal(game, self.number, effect.amount)
                return
        game.then(Boost(HERO, 0), RollToStrike(self.number))


class Boost(Question[Alone]):
    """Before the roll the Hero may pay for more dice: a Charge of the Companion, or Adrenaline for an Ability."""

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid = paid

    def parts(self) -> list[int]:
        return [self.seat, self.paid]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        options: list[int] = []
        if not self.paid & BY_COMPANION and more_dice(help_at(game, ON_FIGHT)) > 0:
            options.append(cards.pay)
        if not self.paid & BY_ADRENALINE and game.adrenaline > 0 and bought_dice(game) > 0:
            options.append(cards.pay + 1)
        if options:
            options.append(cards.none)
        return options

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        if option == cards.none:
            return
        if option == cards.pay:
            last(game, LAST_HERO_DICE, NONE, more_dice(help_at(game, ON_FIGHT)), FOR_ACTION, NONE)
            spend_companion(game, 1, "alone.companion.ability")
            game.then(Boost(HERO, self.paid | BY_COMPANION))
        else:
            last(game, LAST_HERO_DICE, NONE, bought_dice(game), FOR_ACTION, NONE)
            lose_adrenaline(game, 1, "alone.xp.unlock")
            game.then(Boost(HERO, self.paid | BY_ADRENALINE))


def bought_dice(game: Alone) -> int:
    """How many dice more than without it an Ability gives for 1 Adrenaline."""
    for ability in abilities_at(game, ON_FIGHT):
        if ability.paid:
            return more_dice(ability.paid) - more_dice(ability.effect)
    return 0


class RollToStrike(Act[Alone]):
    """The Hero rolls; Evil may react to it, then the Hero may focus."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[int]:
        return [self.number]

    def run(self, game: Alone) -> None:
        dice = game.variant.unarmed
        if self.number >= 0:
            effect = game.cards.effects[self.number]
            dice = effect.amount * game.aim[0] if effect.has(PER_CHARGE) else effect.amount
        roll(game, HERO, max(dice + hero_dice(game), 0))
        game.then(OpenWindow(AT_ROLL, trigger_of(game.action)), Focus(HERO), Hits(self.number))


class Focus(Question[Alone]):
    """Once per Fight 1 Adrenaline rerolls any of the Hero's own dice; dice with equal faces are alike."""

    def options(self, game: Alone) -> list[int]:
        if game.adrenaline == 0 or not game.roll or not game.variant.focus:
            return []
        cards = game.cards
        options: list[int] = []
        misses = min(showing(game, MISS), MOST_REROLLED)
        exclaims = min(showing(game, EXCLAIM), MOST_REROLLED)
        for hit in range(min(showing(game, HIT), MOST_REROLLED) + 1):
            for exclaim in range(exclaims + 1):
                first = cards.reroll + (hit * (MOST_REROLLED + 1) + exclaim) * (MOST_REROLLED + 1)
                for miss in range(misses + 1):
                    if hit + exclaim + miss > 0:
                        options.append(first + miss)
        options.append(cards.none)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.none:
            return
        number = option - game.cards.reroll
        radix = MOST_REROLLED + 1
        lose_adrenaline(game, 1, "alone.dice.public")
        roll_again(game, [number // (radix * radix), number // radix % radix, number % radix])
        tell_roll(game, "rerolled", "alone.dice.public")


class Hits(Act[Alone]):
    """Hits are counted: "!" too in a lit Sector, the Hero's own (alone.fight.light-exclaim-hits, alone.ruling.r53)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[int]:
        return [self.number]

    def run(self, game: Alone) -> None:
        exclaim = game.is_lit(game.hero)
        nails = False
        if self.number >= 0:
            effect = game.cards.effects[self.number]
            nails = effect.has(OR_BLOCK)
            if effect.has(EXCLAIM_ALWAYS) or (effect.has(EXCLAIM_TARGET_LIT) and is_target_lit(game, effect)):
                exclaim = True
        damage = hits(game, exclaim)
        if nails and damage > 0:
            game.then(NailDoors(HERO, self.number, damage))
        else:
            deal(game, self.number, damage)


def is_target_lit(game: Alone, effect: Effect) -> bool:
    """Whether the Sector that is attacked is lit."""
    if effect.has(ALL):
        return game.is_lit(aimed_sector(game))
    return game.target >= 0 and game.is_lit(game.at[game.target])


class NailDoors(Question[Alone]):
    """Each Hit may Block a Door of the Hero's Sector instead of hurting anybody."""

    def __init__(self, seat: int, number: int, damage: int) -> None:
        super().__init__(seat)
        self.number = number
        self.damage = damage

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.damage]

    def options(self, game: Alone) -> list[int]:
        return [*(block_options(game) if self.damage > 0 else []), game.cards.done]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            deal(game, self.number, self.damage)
            return
        block(game, game.map.door[ALL_SIDES * game.hero + option - game.cards.block], "alone.door.card-blocks")
        count_blocked(game, 1)
        game.then(NailDoors(HERO, self.number, self.damage - 1))


def deal(game: Alone, number: int, damage: int) -> None:
    """The damage of one attack goes to its one target, or to every Creature of the Sector, each for itself."""
    pierce = 0
    both = False
    if number >= 0:
        effect = game.cards.effects[number]
        pierce = effect.pierce
        both = effect.has(PIERCE_BOTH)
        if effect.has(ALL):
            for creature in game.creatures_in(aimed_sector(game)):
                strike(game, creature, damage, pierce, both)
            return
    if game.target >= 0:
        strike(game, game.target, damage, pierce, both)


# Killed without an attack ---------------------------------------------------------------------------------------------


class KillHere(Question[Alone]):
    """A Creature in the Hero's Sector dies, never a Boss; it counts as killed by the Hero."""

    def options(self, game: Alone) -> list[int]:
        return targets(game, 1 << game.hero, boss_too=False)

    def choose(self, game: Alone, option: int) -> None:
        kill(game, creature_named(game, option), "alone.companion.sacrifice")
