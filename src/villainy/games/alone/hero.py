"""The Hero's sheet: Life, Self Control, Adrenaline, Experience and Abilities, Companion."""

from typing import Final

from villainy.games.alone.deck import Ability
from villainy.games.alone.game import Alone
from villainy.games.alone.terms import HERO, KINDS, LIFE, MOST, NONE
from villainy.games.alone.vocabulary import (
    CURB_INVENTORY,
    DO_CURB,
    DO_ITEM,
    DO_WAIVE,
    ITEM_CHARGE,
    ON_ALWAYS,
    Effect,
)

RECOVERED: Final = ("recovered-life", "recovered-self")
MOST_ADRENALINE: Final = 6
UNLOCKED: Final = 2
"""Experience that unlocks an Ability; it holds no more (alone.xp.unlock, alone.xp.max-two)."""
NO_EFFECTS: Final[list[Effect]] = []

# Tracks ---------------------------------------------------------------------------------------------------------------


def recover(game: Alone, track: int, points: int, clause: str) -> None:
    """Life or Self Control comes back, never above 12 (alone.ruling.r55)."""
    if track == LIFE:
        gained = min(points, MOST - game.life)
        game.life += gained
    else:
        gained = min(points, MOST - game.self_control)
        game.self_control += gained
    if gained > 0:
        game.tell(RECOVERED[track], clause, HERO, amount=gained)


def points_of(game: Alone, track: int) -> int:
    """What is left on a track."""
    return game.life if track == LIFE else game.self_control


def is_whole(game: Alone) -> bool:
    """Nothing is left to recover."""
    return game.life == MOST and game.self_control == MOST


# Adrenaline -----------------------------------------------------------------------------------------------------------


def adrenaline_most(game: Alone) -> int:
    """alone.adrenaline.lowest-track: 3 for 12 to 10 points in the lower track, one more for every three lost."""
    low = min(game.life, game.self_control)
    return MOST_ADRENALINE - (max(low, 1) - 1) // 3


def gain_adrenaline(game: Alone, count: int, clause: str) -> None:
    """By an Item; at most six are held."""
    gained = min(count, MOST_ADRENALINE - game.adrenaline)
    if gained > 0:
        game.adrenaline += gained
        game.tell("adrenaline", clause, HERO, amount=gained)


def lose_adrenaline(game: Alone, count: int, clause: str) -> None:
    """Spent by the Hero, or drained by Evil as far as there is any."""
    lost = min(count, game.adrenaline)
    if lost > 0:
        game.adrenaline -= lost
        game.tell("adrenaline", clause, HERO, amount=-lost)


# Experience and Abilities ---------------------------------------------------------------------------------------------


def gain_experience(game: Alone, kind: int, clause: str) -> None:
    """1 Experience in the Ability of a kind; the second unlocks it, a third is lost (alone.xp.unlock, .max-two)."""
    if game.experience[kind] >= UNLOCKED:
        return
    experience = game.experience.copy()
    experience[kind] += 1
    game.experience = experience
    game.tell("experience", clause, HERO, kind, experience[kind])
    if experience[kind] == UNLOCKED:
        game.tell("unlocked", "alone.xp.unlock", HERO, kind)


def abilities_at(game: Alone, moment: int) -> list[Ability]:
    """The unlocked Abilities that work at this moment."""
    found: list[Ability] = []
    for kind in range(KINDS):
        if game.experience[kind] >= UNLOCKED:
            for ability in game.cards.abilities:
                if ability.kind == kind and ability.moment == moment:
                    found.append(ability)
    return found


# The Character --------------------------------------------------------------------------------------------------------


def gift(game: Alone, moment: int) -> list[Effect]:
    """What the Hero's own Character does at this moment."""
    return game.cards.characters[game.character].hero[moment] if game.character >= 0 else NO_EFFECTS


def waives_matrix(game: Alone) -> bool:
    """Whether the component of an Upgrade may be of any Matrix."""
    for effect in gift(game, ON_ALWAYS):
        if effect.op == DO_WAIVE:
            return True
    return False


def extra_charges(game: Alone) -> int:
    """How many more Charges Items get when they are drawn."""
    found = 0
    for effect in gift(game, ON_ALWAYS):
        if effect.op == DO_ITEM and effect.what == ITEM_CHARGE:
            found += effect.count
    return found


def inventory_most(game: Alone) -> int:
    """alone.ruling.r37: so many Items can be kept."""
    most = game.variant.inventory
    for effect in gift(game, ON_ALWAYS):
        if effect.op == DO_CURB and effect.what == CURB_INVENTORY:
            most += effect.amount
    return most


# The Companion --------------------------------------------------------------------------------------------------------


def help_at(game: Alone, moment: int) -> list[Effect]:
    """What the Companion can do at this moment for one of its Charges (alone.companion.ability)."""
    return game.cards.characters[game.companion].companion[moment] if game.companion >= 0 else NO_EFFECTS


def spend_companion(game: Alone, charges: int, clause: str) -> None:
    """The Companion loses Charges, and is discarded without its last one (alone.companion.last-charge)."""
    game.companion_charges -= min(charges, game.companion_charges)
    game.tell("companion-charges", clause, HERO, game.companion, game.companion_charges)
    if game.companion_charges == 0:
        dismiss_companion(game, "alone.companion.last-charge")


def dismiss_companion(game: Alone, clause: str) -> None:
    """The Companion is discarded."""
    game.tell("companion-gone", clause, HERO, game.companion)
    game.companion = NONE
    game.companion_charges = 0
