"""How the Hero thinks in ALONE: the Action that leaves least to do and to fear, and an answer to all that it asks."""

from math import inf
from typing import Final

from villainy.bots.alone_actions import Actions
from villainy.bots.alone_dice import bite, blow_in_hand
from villainy.bots.alone_items import best_item, least_item, upgrade
from villainy.bots.alone_worlds import ABROAD, FIRST_WORLDS, LOW, Thought, Worlds
from villainy.engine.chance import Chance
from villainy.engine.seat import Seat
from villainy.games.alone.damage import Prevent
from villainy.games.alone.explore import NextOnRoute
from villainy.games.alone.fight import MOST_REROLLED, creature_named
from villainy.games.alone.hero import inventory_most
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.ongoing import boss_of, is_open
from villainy.games.alone.sight import sector_of
from villainy.games.alone.terms import (
    CONDUIT,
    EXCLAIM,
    HIT,
    LIFE,
    MISS,
    MOST,
    RED,
    SELF_CONTROL,
    TOKENS,
    TURNS,
)
from villainy.games.alone.vocabulary import DO_GAIN, DO_HMOVE, DO_ITEM, DO_KILL, RES_SPLIT

GLANCE: Final = 2
"""So many worlds are enough to see which Door to Block."""
HASTE: Final = 0.7
"""A Turn that is likely to cost so many points is one to hurry in."""
LEARN: Final = (3, 4, 1, 0, 2)
"""Abilities by how useful they are."""


class Hero:
    """The Hero at one question."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.question = seat.question
        self.worlds = Worlds(seat, chance)
        self.game = self.worlds.game
        self.cards = self.game.cards
        self.actions = Actions(self.worlds)

    def choose(self, options: list[int]) -> int:
        """The Hero's answer."""
        question = self.question
        if question == "Declare":
            return self._declare(options)
        if question == "Seek":
            return self.actions.seek(options)
        if question in {"NextStep", "AimSide", "NextOnRoute", "LightBeside", "WhichLine"}:
            return self._side(options)
        if question in {"BlockDoor", "WorkOnDoor"}:
            return self._block(options)
        if question == "Focus":
            return self._focus(options)
        if question in {"AimAt", "KillHere"}:
            return self._target(options)
        if question == "AimPath":
            return self._path(options)
        if question == "SpendCharges":
            return options[-1]
        if question == "WhichLcu":
            return self._lcu(options)
        return self._by_kind(options)

    def _by_kind(self, options: list[int]) -> int:
        """Questions that several rules ask, known by what can be answered."""
        cards = self.cards
        first = options[0]
        if cards.keep <= first < cards.upgrade:
            return best_item(self.game, options, cards.keep)
        if cards.upgrade <= first < cards.drop:
            return upgrade(self.game, options)
        if cards.drop <= first < cards.reroll:
            return least_item(self.game, options, cards.drop)
        if cards.prevent <= first < cards.suffer:
            return self._prevent(options)
        if cards.gain <= first < cards.ability:
            return self._recover(options)
        if cards.ability <= first < cards.character:
            return self._learn(options)
        if cards.character <= first < cards.done:
            return self._character(options)
        return first  # to disarm, to ask the way, to pay the Companion, yes

    # The Turn ---------------------------------------------------------------------------------------------------------

    def _declare(self, options: list[int]) -> int:
        """What belongs to the start of a Turn comes first; then the Action that costs least."""
        cards = self.cards
        if cards.bullet in options and self._hurries():
            return cards.bullet
        if cards.sacrifice in options and self._gives():
            return cards.sacrifice
        if cards.breath in options and self.game.hero in self.game.at:
            return cards.breath
        for option in options:
            if cards.recharge <= option < cards.move:
                return option
        self.worlds.think()
        best = options[0]
        least = inf
        for option in options:
            if option >= cards.move:
                cost = self.actions.cost(option)
                if cost < least:
                    least = cost
                    best = option
        return best

    def _hurries(self) -> bool:
        """Adrenaline is for when it counts: to get away, or to get something done; and none is left at the end."""
        game = self.game
        if game.adrenaline >= TURNS - game.turn:
            return True
        thought = self.worlds.thoughts[0]
        if thought.peril(game.hero, game.is_lit(game.hero)) > HASTE:
            return True
        for sector in thought.goals.sectors:
            if game.map.distance(game.hero, sector) <= 1:
                return True
        return False

    def _gives(self) -> bool:
        """Whether the Companion's Sacrifice is worth more than the Companion."""
        game = self.game
        missing = 2 * MOST - game.life - game.self_control
        for effect in self.cards.characters[game.companion].sacrifice:
            if effect.op == DO_GAIN and effect.what == RES_SPLIT:
                return missing >= effect.amount + 2
            if effect.op == DO_HMOVE:
                return self.worlds.left() > effect.amount
            if effect.op == DO_ITEM:
                return len(game.inventory) <= inventory_most(game) - 2
            if effect.op == DO_KILL:
                return True
        return False

    # Ways and Doors ---------------------------------------------------------------------------------------------------

    def _side(self, options: list[int]) -> int:
        """Where to go on: to the side where least is left to do; not at all if nothing is gained."""
        cards = self.cards
        self.worlds.imagine(FIRST_WORLDS)
        best = options[-1]
        least = inf
        if best == cards.stop and not isinstance(self.game.asking, NextOnRoute):
            least = self.worlds.staying()
        for option in options:
            if option != cards.stop:
                cost = self.worlds.going(option - cards.side)
                if cost < least:
                    least = cost
                    best = option
        return best

    def _block(self, options: list[int]) -> int:
        """A Door through which something may come, but not the one that leads on."""
        cards = self.cards
        self.worlds.imagine(GLANCE)
        best = options[-1]
        most = 0.05
        for option in options:
            if cards.block <= option < cards.there:
                worth = 0.0
                for thought in self.worlds.thoughts:
                    worth += self._shutting(thought, option - cards.block)
                if worth > most:
                    most = worth
                    best = option
        return best

    def _shutting(self, thought: Thought, side: int) -> float:
        """What a Blocked Door on that side is worth: what comes through it, or that the Hero has to."""
        game = thought.game
        here = game.hero
        there = game.map.beside[ALL_SIDES * here + side]
        worth = 0.1
        if thought.left[there] < thought.left[here] - 0.5:
            worth -= 3.0
        elif here in thought.goals.sectors and game.map.sides[here].bit_count() == 1:
            worth -= 0.8
        for creature in range(TOKENS):
            kind = game.kind[creature]
            if kind >= 0 and game.map.distance(game.at[creature], there) <= 2:
                real = 1.0 if game.is_revealed(game.at[creature]) else ABROAD
                worth += thought.point * bite(game, kind, game.is_lit(here), False) * real
        return worth

    # Fights and losses ------------------------------------------------------------------------------------------------

    def _target(self, options: list[int]) -> int:
        """Whoever is worth most to attack, with what the Hero has in hand."""
        blow = blow_in_hand(self.game)
        best = options[0]
        most = -inf
        for option in options:
            worth = self.actions.attacking(blow, creature_named(self.game, option))
            if worth > most:
                most = worth
                best = option
        return best

    def _path(self, options: list[int]) -> int:
        """Here, if somebody is here; else where somebody is seen next door."""
        game = self.game
        if game.hero in game.at:
            return self.cards.stop
        for option in options:
            if option != self.cards.stop:
                there = game.map.beside[ALL_SIDES * game.hero + option - self.cards.side]
                if there >= 0 and game.is_revealed(there) and there in game.at:
                    return option
        return self.cards.stop

    def _focus(self, options: list[int]) -> int:
        """Misses are rolled again if a Hit more would make a difference."""
        game = self.game
        exclaim = game.is_lit(game.hero)
        hits = game.roll.count(HIT) + (game.roll.count(EXCLAIM) if exclaim else 0)
        target = game.target
        if target < 0 or game.kind[target] < 0:
            return options[-1]
        kind = game.kind[target]
        wanted = game.cards.first_wound[game.nightmare][kind]
        if (game.wounded >> target) & 1:
            wanted = game.cards.second_wound[game.nightmare][kind]
        boss = is_open(game, RED) and boss_of(game, RED) == kind
        again = len(game.roll) - hits
        if hits >= wanted or hits + again < wanted or (not boss and game.adrenaline <= TURNS - game.turn):
            return options[-1]
        exclaims = 0 if exclaim else min(game.roll.count(EXCLAIM), MOST_REROLLED)
        misses = min(game.roll.count(MISS), MOST_REROLLED)
        option = self.cards.reroll + exclaims * (MOST_REROLLED + 1) + misses
        return option if option in options else options[-1]

    def _prevent(self, options: list[int]) -> int:
        """A shield is for a loss that is worth it."""
        game = self.game
        asking = game.asking
        if isinstance(asking, Prevent) and (asking.amount >= 2 or game.life + game.self_control <= LOW):
            return options[0]
        return options[-1]

    def _recover(self, options: list[int]) -> int:
        """The track that can take it; of two the higher one, because harm makes for Adrenaline."""
        game = self.game
        life, mind = MOST - game.life, MOST - game.self_control
        if min(life, mind) >= 3:
            return options[0] if life <= mind else options[-1]
        return options[0] if life >= mind else options[-1]

    # Other questions --------------------------------------------------------------------------------------------------

    def _lcu(self, options: list[int]) -> int:
        """One that a Mission wants."""
        game = self.game
        for option in options:
            sector = sector_of(game, option - self.cards.there)
            if sector >= 0 and (game.condition[CONDUIT] >> sector) & 1:
                return option
        return options[0]

    def _learn(self, options: list[int]) -> int:
        for kind in LEARN:
            if self.cards.ability + kind in options:
                return self.cards.ability + kind
        return options[0]

    def _character(self, options: list[int]) -> int:
        """Who heals every Round lives longest."""
        best = options[0]
        most = -1
        for option in options:
            worth = 0
            for effects in self.cards.characters[option - self.cards.character].hero:
                for effect in effects:
                    if effect.op == DO_GAIN and effect.what in (LIFE, SELF_CONTROL):
                        worth += 1
            if worth > most:
                most = worth
                best = option
        return best
