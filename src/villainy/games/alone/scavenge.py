"""Scavenge: Items are drawn, Upgraded, and given up where there are too many (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.deck import Item
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import gift, inventory_most, waives_matrix
from villainy.games.alone.inventory import (
    design_of,
    discard_item,
    draw_item,
    place_of,
    set_charges,
    spend_charges,
    take_item,
    upgrade_item,
)
from villainy.games.alone.terms import HERO, NONE
from villainy.games.alone.vocabulary import DO_ITEM, ITEM_DRAW, ITEM_KEEP, ON_SCAVENGE

FROM_ROOM: Final = 3
"""alone.action.scavenge.room-three: so many Items, once in every Room."""


def may_search_room(game: Alone) -> bool:
    """Whether the Hero is in a Room that has not given its three Items yet."""
    room = game.room[game.hero]
    return room >= 0 and not (game.marks >> room) & 1


class ScavengeAction(Act[Alone]):
    """alone.action.scavenge.one: an Item anywhere, or the three of a Room; then Upgrades."""

    def run(self, game: Alone) -> None:
        game.then(Upgrade(HERO))
        if game.aim[0]:
            room = game.room[game.hero]
            game.marks |= 1 << room
            game.tell("searched", "alone.action.scavenge.mark", HERO, room)
            draw_items(game, FROM_ROOM, "alone.action.scavenge.room-three")
        elif game.room[game.hero] < 0 and gift(game, ON_SCAVENGE):
            for effect in reversed(gift(game, ON_SCAVENGE)):
                if effect.op == DO_ITEM and effect.what == ITEM_DRAW:
                    game.then(DrawItems(effect.count))
                elif effect.op == DO_ITEM and effect.what == ITEM_KEEP:
                    game.then(Keep(HERO, effect.count))
        else:
            draw_items(game, 1, "alone.action.scavenge.one")


def draw_items(game: Alone, count: int, clause: str) -> None:
    """So many Items are drawn, as far as there are any."""
    game.drawn = 0
    for _ in range(count):
        if draw_item(game, clause):
            game.drawn += 1


class DrawItems(Act[Alone]):
    """A text lets the Hero draw Items."""

    def __init__(self, count: int) -> None:
        self.count = count

    def parts(self) -> list[int]:
        return [self.count]

    def run(self, game: Alone) -> None:
        draw_items(game, self.count, "alone.item.overrides")


class DrawBullets(Act[Alone]):
    """So many random Bullets come out of the Item deck, if it has any."""

    def __init__(self, count: int) -> None:
        self.count = count

    def parts(self) -> list[int]:
        return [self.count]

    def run(self, game: Alone) -> None:
        for _ in range(self.count):
            draw_bullets(game, "alone.item.overrides")


def draw_bullets(game: Alone, clause: str) -> None:
    """One random Bullets card; where it lay in the deck tells nothing, because the rest stays shuffled."""
    bullets = [card for card in game.item_pile if design(game, card).bullets]
    if bullets:
        take_item(game, game.chance.pick(bullets), clause)


def design(game: Alone, card: int) -> Item:
    """What is printed on an Item card."""
    return game.cards.designs[game.face[card] - game.cards.first_item]


class Keep(Question[Alone]):
    """Of the Items drawn just now only so many may be kept."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        if self.left >= game.drawn:
            return []
        first = len(game.inventory) - game.drawn
        options = [game.cards.keep + design_of(game, at) for at in range(first, len(game.inventory))]
        options.sort()
        return options

    def choose(self, game: Alone, option: int) -> None:
        at = place_of(game, option - game.cards.keep)
        first = len(game.inventory) - game.drawn
        game.inventory = moved_up(game.inventory, at, first)
        game.charges = moved_up(game.charges, at, first)
        game.upgraded = moved_up(game.upgraded, at, first)
        game.drawn -= 1
        if self.left > 1:
            game.then(Keep(HERO, self.left - 1))
            return
        while game.drawn > 0:
            discard_item(game, len(game.inventory) - 1, "alone.item.overrides")
            game.drawn -= 1


def moved_up(things: list[int], at: int, to: int) -> list[int]:
    """The same with one of them further in front."""
    return [*things[:to], things[at], *things[to:at], *things[at + 1 :]]


# Upgrades -------------------------------------------------------------------------------------------------------------


def upgrades(game: Alone) -> list[int]:
    """alone.upgrade.matrix: Items that can be Upgraded, each with an Item of the Matrix that it needs."""
    cards = game.cards
    any_matrix = waives_matrix(game)
    options: list[int] = []
    for at in range(len(game.inventory)):
        if game.upgraded[at]:
            continue
        wanted = design_of(game, at)
        needs = cards.designs[wanted].needs
        for other in range(len(game.inventory)):
            part = design_of(game, other)
            if other != at and (any_matrix or cards.designs[part].matrix == needs):
                options.append(cards.upgrade + wanted * len(cards.designs) + part)
    options.sort()
    return options


class Upgrade(Question[Alone]):
    """alone.action.scavenge.upgrade: as many held Items as wanted, each for a Charge of another one."""

    def options(self, game: Alone) -> list[int]:
        options = upgrades(game)
        if options:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            return
        number = option - game.cards.upgrade
        count = len(game.cards.designs)
        upgrade_item(game, place_of(game, number // count), "alone.upgrade.move-charge")
        spend_charges(game, place_of(game, number % count), 1)
        game.then(self)

    def refused(self, game: Alone, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "upgrade":
            return ""
        at = place_of(game, parts[0])
        return "alone.ruling.r36" if at >= 0 and game.upgraded[at] else "alone.upgrade.matrix"


class FreeUpgrade(Question[Alone]):
    """An Item is Upgraded without a component; the option names it twice."""

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        options: list[int] = []
        for at in range(len(game.inventory)):
            if not game.upgraded[at]:
                options.append(cards.upgrade + design_of(game, at) * (len(cards.designs) + 1))
        options.sort()
        if options:
            options.append(cards.none)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.none:
            wanted = (option - game.cards.upgrade) // (len(game.cards.designs) + 1)
            upgrade_item(game, place_of(game, wanted), "alone.item.overrides")

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r36" if game.meaning(option)[0] == "upgrade" else ""


class DropExcess(Question[Alone]):
    """alone.ruling.r37: when the Action ends, Items beyond the limit are discarded, those that the Hero picks."""

    def options(self, game: Alone) -> list[int]:
        game.drawn = 0
        if len(game.inventory) <= inventory_most(game):
            return []
        options = [game.cards.drop + design_of(game, at) for at in range(len(game.inventory))]
        options.sort()
        return options

    def choose(self, game: Alone, option: int) -> None:
        discard_item(game, place_of(game, option - game.cards.drop), "alone.ruling.r37")
        game.then(self)


def recharge(game: Alone, wanted: int) -> None:
    """One Charge is put back on an Item."""
    at = place_of(game, wanted)
    if at != NONE:
        set_charges(game, at, game.charges[at] + 1)
        game.tell("recharged", "alone.companion.ability", HERO, amount=game.charges[at], card=game.inventory[at])
