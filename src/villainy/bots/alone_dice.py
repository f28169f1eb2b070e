"""The odds of dice in ALONE: what an attack on the Hero costs, and what the Hero's own attacks are good for."""

from math import comb
from typing import Final

from villainy.games.alone.fight import hero_dice
from villainy.games.alone.game import Alone
from villainy.games.alone.inventory import design_of, effects_of
from villainy.games.alone.vocabulary import (
    ALL,
    DO_LIGHT,
    DO_STRIKE,
    EXCLAIM_ALWAYS,
    FIXED,
    PER_CHARGE,
    PL_HERO,
    Effect,
)

HOPELESS: Final = 12.0
"""So many attacks for one Wound are too many: a better weapon must be found first."""


# Dice -----------------------------------------------------------------------------------------------------------------


def hit_chance(game: Alone, exclaim: bool) -> float:
    """How often a die is a Hit."""
    variant = game.variant
    good = variant.hits + (variant.exclaims if exclaim else 0)
    return good / (variant.hits + variant.exclaims + variant.misses)


def at_least(dice: int, chance: float, wanted: int) -> float:
    """How likely so many dice show at least that many Hits."""
    if wanted <= 0:
        return 1.0
    found = 0.0
    for hits in range(wanted, dice + 1):
        found += comb(dice, hits) * chance**hits * (1.0 - chance) ** (dice - hits)
    return found


def bite(game: Alone, kind: int, lit: bool, exclaim: bool) -> float:
    """What an attack of such a Creature costs, on average."""
    table = game.cards.dice_lit if lit else game.cards.dice_dark
    return table[game.nightmare][kind] * hit_chance(game, exclaim)


# Weapons --------------------------------------------------------------------------------------------------------------


class Blow:
    """One way to attack: so many dice, and what makes them better."""

    def __init__(self, dice: int, fixed: int, pierce: int, always: bool) -> None:
        self.dice = dice
        self.fixed = fixed
        self.pierce = pierce
        self.always = always

    def chance(self, game: Alone, wanted: int, lit: bool, focus: bool) -> float:
        """How likely the attack reaches a threshold; with Focus every die that fails falls twice."""
        wanted = max(wanted - self.pierce, 1)
        if self.fixed > 0:
            return 1.0 if self.fixed >= wanted else 0.0
        hit = hit_chance(game, self.always or lit)
        return at_least(self.dice, 1.0 - (1.0 - hit) * (1.0 - hit) if focus else hit, wanted)


def bare_hands(game: Alone) -> Blow:
    """An attack without any Item."""
    return Blow(max(game.variant.unarmed + hero_dice(game), 0), 0, 0, False)


def blow_of(game: Alone, at: int) -> Blow | None:
    """The attack that an Item of the inventory allows, with as many Charges as may be spent at once."""
    design = game.cards.designs[design_of(game, at)]
    for effect in effects_of(game, at):
        if effect.op == DO_STRIKE:
            return _blow(game, effect, min(design.spend, game.charges[at]))
    return None


def blow_in_hand(game: Alone) -> Blow:
    """The attack that is being made, its Charges spent already."""
    if game.using >= 0:
        design = game.cards.designs[game.using]
        for effect in design.effect:
            if effect.op == DO_STRIKE:
                return _blow(game, effect, design.spend)
    return bare_hands(game)


def _blow(game: Alone, effect: Effect, charges: int) -> Blow:
    if effect.has(FIXED):
        return Blow(0, effect.amount, effect.pierce, False)
    dice = effect.amount * charges if effect.has(PER_CHARGE) else effect.amount
    return Blow(max(dice + hero_dice(game), 0), 0, effect.pierce, effect.has(EXCLAIM_ALWAYS))


def is_wide(effects: list[Effect]) -> bool:
    """Whether an Item hits a whole Sector."""
    for effect in effects:
        if effect.op == DO_STRIKE and effect.has(ALL):
            return True
    return False


def has_lamp(game: Alone) -> bool:
    """Whether the Hero has an Item that lights the own Sector."""
    for at in range(len(game.inventory)):
        for effect in effects_of(game, at):
            if effect.op == DO_LIGHT and effect.place == PL_HERO:
                return True
    return False


def siege(game: Alone, kind: int, wounded: bool, lit: bool) -> float:
    """How many attacks it takes to kill a Boss with what the Hero has; many if that is not enough."""
    blows = [bare_hands(game)]
    uses = 0
    for at in range(len(game.inventory)):
        blow = blow_of(game, at)
        if blow is not None:
            blows.append(blow)
            uses += game.charges[at]
    needed = 0.0
    thresholds = [game.cards.second_wound[game.nightmare][kind]]
    if not wounded:
        thresholds.append(game.cards.first_wound[game.nightmare][kind])
    for threshold in thresholds:
        best = 0.0
        for blow in blows:
            best = max(best, blow.chance(game, threshold, lit, game.variant.focus))
        needed += min(1.0 / best if best > 0.0 else HOPELESS, HOPELESS)
    return needed + max(0.0, needed - uses) * 0.5
