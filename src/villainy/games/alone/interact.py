"""Interact: an LCU is repaired, and Lights go on where texts say so (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import help_at, spend_companion
from villainy.games.alone.labyrinth import LightCheck, tell_there
from villainy.games.alone.light import lcu_line, light
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.move import AFTER_REVEAL
from villainy.games.alone.notes import LCU_REPAIRED, note_place
from villainy.games.alone.ongoing import SLOTS, is_open, mission_in, nuisance
from villainy.games.alone.routes import through
from villainy.games.alone.sight import sector_of, spot
from villainy.games.alone.terms import CONDUIT, HERO, NONE
from villainy.games.alone.vocabulary import CURB_LCU, DO_LIGHT, EACH, GOAL_CONDUITS, ON_REPAIR

LCU_REACH: Final = 2
"""alone.light.on-lcu: an LCU lights its Sector and up to so many more in a line."""


def lcu_reach(game: Alone) -> int:
    """How far the light of an LCU goes; a Mission may hinder it."""
    return max(LCU_REACH + nuisance(game, CURB_LCU), 0)


def lcu_sides(game: Alone, sector: int) -> list[int]:
    """alone.light.lcu-direction: the directions of an LCU's Sector."""
    return [side for side in range(COMPASS) if game.map.beside[ALL_SIDES * sector + side] >= 0]


def has_lcu(game: Alone, sector: int) -> bool:
    """Whether a Light Control Unit is in the Sector."""
    return (game.map.lcu >> sector) & 1 == 1


class RepairAction(Act[Alone]):
    """alone.action.interact.lcu-update: the LCU here lights a line; then the Reveal chain."""

    def run(self, game: Alone) -> None:
        game.then(SecondLine(HERO), Repair(), LIGHT_CHECK, AFTER_LIGHTS)


class SecondLine(Question[Alone]):
    """For a Charge a Companion who can lights a second direction of the LCU."""

    def options(self, game: Alone) -> list[int]:
        for effect in help_at(game, ON_REPAIR):
            if effect.op == DO_LIGHT:
                sides = [game.cards.side + side for side in lcu_sides(game, game.hero) if side != game.aim[0]]
                return [*sides, game.cards.none] if sides else sides
        return []

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.none:
            game.aim = [*game.aim, option - game.cards.side]
            spend_companion(game, 1, "alone.companion.ability")


class Repair(Act[Alone]):
    """The Lights of every direction that was picked go on."""

    def run(self, game: Alone) -> None:
        for side in game.aim:
            repair(game, game.hero, side)


def repair(game: Alone, sector: int, side: int) -> None:
    """One direction of an LCU is repaired; a CONDUIT token there has done its part."""
    tell_there(game, "repaired", "alone.light.on-lcu", sector, HERO, side)
    light(game, lcu_line(game, sector, side, lcu_reach(game)), True, "alone.light.on-lcu")
    if (game.condition[CONDUIT] >> sector) & 1:
        take_token(game, CONDUIT, sector)
        note_place(game, LCU_REPAIRED, sector)
        for slot in SLOTS:
            if is_open(game, slot) and mission_in(game, slot).goal == GOAL_CONDUITS:
                advance(game, slot)


def advance(game: Alone, slot: int) -> None:
    """A Mission gets a PROGRESS token."""
    progress = game.progress.copy()
    progress[slot] += 1
    game.progress = progress
    game.tell("progress", "alone.action.interact.mission", HERO, slot, progress[slot])


def put_token(game: Alone, token: int, sector: int) -> None:
    """A token of a Mission is laid in a Sector (alone.map.condition-tokens)."""
    condition = game.condition.copy()
    condition[token] |= 1 << sector
    game.condition = condition
    tell_there(game, "token", "alone.map.condition-tokens", sector, amount=token)


def take_token(game: Alone, token: int, sector: int) -> None:
    """A token of a Mission is taken away."""
    condition = game.condition.copy()
    condition[token] &= ~(1 << sector)
    game.condition = condition
    tell_there(game, "token-gone", "alone.map.condition-tokens", sector, amount=token)


class AfterLights(Act[Alone]):
    """`W.postreveal` of an Interact that has switched on Lights."""

    def run(self, game: Alone) -> None:
        if game.lit_now:
            game.then(AFTER_REVEAL)


# Lights by texts ------------------------------------------------------------------------------------------------------


class WhichLcu(Question[Alone]):
    """The Hero picks a Revealed LCU; an effect then lights one line of it, several, or all."""

    def __init__(self, seat: int, number: int, repairs: int) -> None:
        super().__init__(seat)
        self.number = number
        self.repairs = repairs
        """1 if this counts as a repair."""

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.repairs]

    def options(self, game: Alone) -> list[int]:
        return revealed_lcus(game)

    def choose(self, game: Alone, option: int) -> None:
        named = option - game.cards.there
        effect = game.cards.effects[self.number]
        if effect.has(EACH):
            sector = sector_of(game, named)
            for side in lcu_sides(game, sector):
                light(game, lcu_line(game, sector, side, lcu_reach(game)), True, "alone.companion.sacrifice")
            game.then(LIGHT_CHECK)
        else:
            game.then(WhichLine(HERO, named, effect.count, NONE, self.repairs))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.info.revealed" if game.meaning(option)[0] == "there" else ""


def revealed_lcus(game: Alone) -> list[int]:
    """The LCUs that the Hero sees on the Labyrinth, as options."""
    shown = game.map.lcu & game.revealed
    options = [game.cards.there + spot(game, sector) for sector in range(game.map.sectors) if (shown >> sector) & 1]
    options.sort()
    return options


class WhichLine(Question[Alone]):
    """The Hero picks the direction; of several, one after the other."""

    def __init__(self, seat: int, named: int, left: int, before: int, repairs: int) -> None:
        super().__init__(seat)
        self.named = named
        """The spot of the LCU."""
        self.left = left
        self.before = before
        """The direction that was picked already, or NONE."""
        self.repairs = repairs

    def parts(self) -> list[int]:
        return [self.seat, self.named, self.left, self.before, self.repairs]

    def options(self, game: Alone) -> list[int]:
        sides = lcu_sides(game, sector_of(game, self.named))
        return [game.cards.side + side for side in sides if side != self.before]

    def choose(self, game: Alone, option: int) -> None:
        side = option - game.cards.side
        sector = sector_of(game, self.named)
        if self.repairs:
            repair(game, sector, side)
        else:
            light(game, lcu_line(game, sector, side, lcu_reach(game)), True, "alone.light.on-mission")
        if self.left > 1:
            game.then(WhichLine(HERO, self.named, self.left - 1, side, self.repairs))
        else:
            game.then(LIGHT_CHECK)

    def stuck(self, game: Alone) -> None:
        game.then(LIGHT_CHECK)


class LightBeside(Question[Alone]):
    """Lights on in one adjacent Sector of the Hero's choice."""

    def options(self, game: Alone) -> list[int]:
        return [game.cards.side + side for side in range(ALL_SIDES) if through(game, game.hero, side) >= 0]

    def choose(self, game: Alone, option: int) -> None:
        sector = through(game, game.hero, option - game.cards.side)
        light(game, 1 << sector, True, "alone.light.on-item")
        game.then(LIGHT_CHECK)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.door.not-adjacent" if game.meaning(option)[0] == "side" else ""


LIGHT_CHECK: Final = LightCheck()
AFTER_LIGHTS: Final = AfterLights()
