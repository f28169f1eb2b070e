"""Attacks of Creatures: all that share the Hero's Sector when a Turn ends, and the one blow when the Hero leaves."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.damage import lose
from villainy.games.alone.dice import hits, roll
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import LAST_DANGEROUS_DICE, LAST_DICE, total
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.terms import AT_ROLL, BY_AOO, BY_ATTACK, IN_ATTACKS, LIFE, NONE

EVIL: Final = 1
"""Who rolls, in `game.rolled_by`."""


def dice_of(game: Alone, creature: int) -> int:
    """How many dice a Creature rolls where it is (alone.attack.dice-by-light, alone.ruling.r53)."""
    cards = game.cards
    table = cards.dice_lit if game.is_lit(game.at[creature]) else cards.dice_dark
    return changed(game, creature, table[game.nightmare][game.kind[creature]])


def changed(game: Alone, creature: int, dice: int) -> int:
    """So many dice, and more or fewer by cards and by others in its Sector; never below none."""
    dice += total(game, LAST_DICE, creature)
    for other in game.creatures_in(game.at[creature]):
        if other != creature:
            dice += game.cards.aura[game.kind[other]]
    return max(dice, 0)


def attack(game: Alone, creature: int, dice: int) -> None:
    """A Creature in the Hero's Sector attacks with so many dice; without any there is nothing to see."""
    if dice == 0:
        game.tell("harmless", "alone.attack.dice-by-light", place=game.kind[creature])
        return
    game.tell("attacks", "alone.attack.automatic", place=game.kind[creature], amount=dice)
    roll(game, EVIL, dice)
    game.then(OpenWindow(AT_ROLL, NONE), AttackHits(game.kind[creature]))


def attack_at_once(game: Alone, creature: int, dice: int) -> None:
    """A card lets a Creature attack now, with so many dice and what else changes its dice."""
    attack(game, creature, changed(game, creature, dice))


class AttackHits(Act[Alone]):
    """alone.attack.damage: 1 Life for each Hit; "!" are Hits where Danger is (alone.fight.danger-exclaim-hits)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def parts(self) -> list[int]:
        return [self.kind]

    def run(self, game: Alone) -> None:
        exclaim = game.is_dangerous(game.hero) or total(game, LAST_DANGEROUS_DICE) > 0
        lose(game, LIFE, hits(game, exclaim), BY_ATTACK, self.kind)


class Attacks(Act[Alone]):
    """T6, alone.attack.automatic: each Creature in the Hero's Sector attacks, one after the other."""

    def run(self, game: Alone) -> None:
        game.phase = IN_ATTACKS
        waiting = [creature for creature in game.creatures_in(game.hero) if not (game.attacked >> creature) & 1]
        if not waiting:
            return
        game.then(ATTACKS)
        if all_alike(game, waiting):
            attack_now(game, waiting[0])
        else:
            game.then(NextAttacker(game.leader))


class NextAttacker(Question[Alone]):
    """alone.ruling.r10: the Leader orders the attacks."""

    def options(self, game: Alone) -> list[int]:
        return [
            game.cards.attack + creature
            for creature in game.creatures_in(game.hero)
            if not (game.attacked >> creature) & 1
        ]

    def choose(self, game: Alone, option: int) -> None:
        attack_now(game, option - game.cards.attack)


def attack_now(game: Alone, creature: int) -> None:
    """It is this Creature's turn to attack."""
    game.attacked |= 1 << creature
    attack(game, creature, dice_of(game, creature))


def all_alike(game: Alone, creatures: list[int]) -> bool:
    """Whether it makes no difference who attacks first."""
    first = creatures[0]
    for other in creatures:
        if game.kind[other] != game.kind[first] or dice_of(game, other) != dice_of(game, first):
            return False
    return True


class AttackOfOpportunity(Act[Alone]):
    """alone.aoo.trigger: one blow of all Creatures in the Sector that the Hero is about to leave.

    A die for each, one fewer in the light; cards change nothing about it, but Danger there does (alone.ruling.r11).
    """

    def run(self, game: Alone) -> None:
        creatures = len(game.creatures_in(game.hero))
        if creatures == 0:
            return
        dice = creatures - 1 if game.is_lit(game.hero) else creatures
        game.tell("opportunity", "alone.aoo.trigger", amount=dice)
        if dice > 0:
            roll(game, EVIL, dice)
            lose(game, LIFE, hits(game, game.is_dangerous(game.hero)), BY_AOO)


ATTACKS: Final = Attacks()
