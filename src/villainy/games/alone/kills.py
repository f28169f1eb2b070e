"""Wounds and deaths of Creatures, and the Experience that they are worth (1.8 of the ledger)."""

from typing import Final

from villainy.engine.step import Question
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import UNLOCKED, gain_experience
from villainy.games.alone.labyrinth import tell_there
from villainy.games.alone.lasting import LAST_TOUGH, forget_creature, total
from villainy.games.alone.reckoning import count_death
from villainy.games.alone.terms import HERO, KINDS, NONE

BOSS_LESSONS: Final = 2
"""Different Abilities that a Boss kill gives Experience in."""


def strike(game: Alone, creature: int, damage: int, pierce: int, both: bool) -> None:
    """One attack on one Creature: damage against its thresholds, what is short of the next one is lost.

    `pierce` lowers the next threshold, or both of them, never below 1.
    """
    cards = game.cards
    kind = game.kind[creature]
    tough = total(game, LAST_TOUGH, creature)
    second = cards.second_wound[game.nightmare][kind] + tough
    if (game.wounded >> creature) & 1:
        if damage >= max(second - pierce, 1):
            kill(game, creature, "alone.wound.second-kills")
        else:
            tell_there(game, "unhurt", "alone.wound.threshold-lost", game.at[creature], amount=kind)
        return
    first = max(cards.first_wound[game.nightmare][kind] + tough - pierce, 1)
    if both:
        second = max(second - pierce, 1)
    if damage >= first + second:
        kill(game, creature, "alone.wound.direct-kill")
    elif damage >= first:
        wound(game, creature)
    else:
        tell_there(game, "unhurt", "alone.wound.threshold-lost", game.at[creature], amount=kind)


def wound(game: Alone, creature: int) -> None:
    """alone.wound.first: the Creature is Wounded; the Hero is told if it is Revealed (alone.wound.communicate)."""
    game.wounded |= 1 << creature
    tell_there(game, "wounded", "alone.wound.first", game.at[creature], amount=game.kind[creature])


def kill(game: Alone, creature: int, clause: str) -> None:
    """The Creature leaves the Map; the death of a Revealed one teaches the Hero something (alone.xp.kill)."""
    kind = game.kind[creature]
    sector = game.at[creature]
    revealed = game.is_revealed(sector)
    tell_there(game, "killed", clause, sector, amount=kind)
    remove(game, creature)
    if not revealed:
        return  # alone.xp.unrevealed-none
    if kind < KINDS:
        count_death(game)
        gain_experience(game, kind, "alone.xp.kill")
    else:
        game.then(Learn(HERO, BOSS_LESSONS, NONE))


def remove(game: Alone, creature: int) -> None:
    """alone.wound.remove: its token is available again, and nothing said of it holds any more."""
    kinds = game.kind.copy()
    places = game.at.copy()
    kinds[creature] = NONE
    places[creature] = NONE
    game.kind = kinds
    game.at = places
    others = ~(1 << creature)
    game.wounded &= others
    game.moved &= others
    game.newly &= others
    game.attacked &= others
    if game.target == creature:
        game.target = NONE
    forget_creature(game, creature)


class Learn(Question[Alone]):
    """alone.xp.boss: 1 Experience in each of several different Abilities of the Hero's choice that have room."""

    def __init__(self, seat: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.left = left
        self.before = before
        """The Ability that was chosen already, or NONE."""

    def parts(self) -> list[int]:
        return [self.seat, self.left, self.before]

    def options(self, game: Alone) -> list[int]:
        return [
            game.cards.ability + kind
            for kind in range(KINDS)
            if game.experience[kind] < UNLOCKED and kind != self.before
        ]

    def choose(self, game: Alone, option: int) -> None:
        kind = option - game.cards.ability
        gain_experience(game, kind, "alone.xp.boss")
        if self.left > 1:
            game.then(Learn(HERO, self.left - 1, kind))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.xp.max-two" if game.meaning(option)[0] == "ability" else ""
