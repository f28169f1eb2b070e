"""Item cards: drawn, held with their Charges, Upgraded, discarded."""

from villainy.games.alone.game import Alone
from villainy.games.alone.hero import extra_charges
from villainy.games.alone.terms import HERO, NONE
from villainy.games.alone.vocabulary import Effect


def design_of(game: Alone, at: int) -> int:
    """The design of the Item in that place of the inventory."""
    return game.face[game.inventory[at]] - game.cards.first_item


def place_of(game: Alone, design: int) -> int:
    """Where in the inventory the Item of that design is, or NONE."""
    face = game.cards.first_item + design
    for at in range(len(game.inventory)):
        if game.face[game.inventory[at]] == face:
            return at
    return NONE


def effects_of(game: Alone, at: int) -> list[Effect]:
    """What an Item does, Upgraded or not."""
    design = game.cards.designs[design_of(game, at)]
    return design.upgraded if game.upgraded[at] else design.effect


def draw_item(game: Alone, clause: str) -> bool:
    """The top card of the Item deck is the Hero's, for all to see; whether there was one (alone.ruling.r37)."""
    if not game.item_pile:
        if not game.item_discards:
            return False
        game.item_pile = game.item_discards.copy()
        game.item_discards = []
        game.shuffle(game.item_pile)
        game.tell("items-shuffled", "alone.ruling.r37")
    take_item(game, game.item_pile[-1], clause)
    return True


def take_item(game: Alone, card: int, clause: str) -> None:
    """A card of the Item deck comes to the Hero with its Charges; it is announced (alone.action.scavenge.announce)."""
    game.item_pile = [other for other in game.item_pile if other != card]
    game.show(card)
    charges = game.cards.designs[game.face[card] - game.cards.first_item].charges + extra_charges(game)
    game.inventory = [*game.inventory, card]
    game.charges = [*game.charges, charges]
    game.upgraded = [*game.upgraded, 0]
    game.tell("item", clause, HERO, amount=charges, card=card)


def discard_item(game: Alone, at: int, clause: str) -> None:
    """An Item goes to the discards."""
    card = game.inventory[at]
    game.tell("item-gone", clause, HERO, card=card)
    game.inventory = [*game.inventory[:at], *game.inventory[at + 1 :]]
    game.charges = [*game.charges[:at], *game.charges[at + 1 :]]
    game.upgraded = [*game.upgraded[:at], *game.upgraded[at + 1 :]]
    game.item_discards = [*game.item_discards, card]


def spend_charges(game: Alone, at: int, count: int) -> None:
    """Charges are spent; an Item without any is discarded (alone.ruling.r36)."""
    set_charges(game, at, game.charges[at] - count)
    if game.charges[at] == 0:
        discard_item(game, at, "alone.ruling.r36")


def set_charges(game: Alone, at: int, count: int) -> None:
    """An Item has so many Charges now."""
    charges = game.charges.copy()
    charges[at] = count
    game.charges = charges


def upgrade_item(game: Alone, at: int, clause: str) -> None:
    """The Item is Upgraded for good; the token that marks it cannot be spent (alone.ruling.r36)."""
    upgraded = game.upgraded.copy()
    upgraded[at] = 1
    game.upgraded = upgraded
    game.tell("upgraded", clause, HERO, card=game.inventory[at])
