"""What Items are worth to the Hero of ALONE: to have, to keep, to Upgrade."""

from math import inf
from typing import Final

from villainy.bots.alone_dice import has_lamp, siege
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import inventory_most
from villainy.games.alone.inventory import place_of
from villainy.games.alone.ongoing import boss_of
from villainy.games.alone.terms import RED
from villainy.games.alone.vocabulary import (
    DO_ASK,
    DO_DOOR,
    DO_GAIN,
    DO_HMOVE,
    DO_ITEM,
    DO_LIGHT,
    DO_REVEAL,
    DO_SHIELD,
    DO_STRIKE,
    RES_ADRENALINE,
)

LOOT: Final = 0.45
"""What a new Item is worth, in Actions."""
ARMS: Final = 2.0
"""How much more it is worth where a Boss must be killed and the Hero has nothing to do it with."""
ARMED: Final = 1.2
"""How much more otherwise: one can never have enough against a Boss."""
HARD: Final = 8.0
"""A fight that takes so many attacks calls for weapons."""


def worth(game: Alone, design: int) -> float:
    """What an Item is worth to have."""
    item = game.cards.designs[design]
    at = place_of(game, design)
    charges = game.charges[at] if at >= 0 else item.charges
    for effect in item.effect:
        op = effect.op
        if op == DO_GAIN:
            return charges * (1.2 if effect.what == RES_ADRENALINE else 1.5)
        if op == DO_STRIKE:
            return charges * (1.4 if boss_of(game, RED) >= 0 else 0.5) * (1.2 if item.bullets else 1.0)
        if op in (DO_HMOVE, DO_SHIELD):
            return charges * 0.9
        if op == DO_ITEM:
            return charges * 0.7
        if op == DO_ASK:
            return charges * 0.6
        if op in (DO_LIGHT, DO_REVEAL, DO_DOOR):
            return charges * 0.3
    return charges * 0.1


def best_item(game: Alone, options: list[int], base: int) -> int:
    """The Item that is worth most."""
    best = options[0]
    for option in options:
        if worth(game, option - base) > worth(game, best - base):
            best = option
    return best


def least_item(game: Alone, options: list[int], base: int) -> int:
    """The Item that is worth least."""
    best = options[0]
    least = inf
    for option in options:
        value = worth(game, option - base)
        if value < least:
            least = value
            best = option
    return best


def upgrade(game: Alone, options: list[int]) -> int:
    """Upgrade what is worth more than the Charge that it takes from another Item."""
    count = len(game.cards.designs)
    best = options[-1]
    most = 0.2
    for option in options[:-1]:
        wanted, component = divmod(option - game.cards.upgrade, count)
        gain = 0.3 * worth(game, wanted)
        at = place_of(game, component)
        if component != wanted and at >= 0:
            gain -= worth(game, component) / max(game.charges[at], 1)
        if gain > most:
            most = gain
            best = option
    return best


def looting(game: Alone, items: int) -> float:
    """What so many new Items are worth, as far as there is room for them."""
    room = inventory_most(game) - len(game.inventory)
    found = LOOT * (min(items, max(room, 0)) + 0.3 * max(0, min(items, items - room)))
    if boss_of(game, RED) >= 0 and items > 1:  # who searches corridors for weapons never gets anywhere
        found *= ARMS if siege(game, boss_of(game, RED), False, has_lamp(game)) > HARD else ARMED
    return found
