"""Creatures on the move: step by step, through Blocked Doors, in and out of sight; teleports; scares on the way."""

from villainy.games.alone.doors import force, unblock
from villainy.games.alone.evil import EvilAct, EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import tell_creature, tell_there
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.noise import Noise
from villainy.games.alone.routes import ways_toward
from villainy.games.alone.scares import scare
from villainy.games.alone.sight import spot
from villainy.games.alone.spawning import is_full
from villainy.games.alone.targets import is_boss, places_meant, sectors_in, that_sector
from villainy.games.alone.terms import NONE
from villainy.games.alone.told import tell_departure
from villainy.games.alone.vocabulary import FREE_UNBLOCK, NOTHING, TOWARD

# Where a Creature can go ----------------------------------------------------------------------------------------------


def may_enter(game: Alone, creature: int, sector: int) -> bool:
    """alone.ruling.r51: never into a full Level, not even for one step; a Boss goes anywhere (alone.ruling.r50)."""
    level = game.map.level[sector]
    return level == game.map.level[game.at[creature]] or is_boss(game, creature) or not is_full(game, level)


def toll(game: Alone, door: int, free: bool) -> int:
    """Steps that a Door costs before one can go through it: 1 if Blocked, 2 if welded too."""
    if door < 0 or free:
        return 0
    return ((game.blocked >> door) & 1) + ((game.welded >> door) & 1)


def reach(game: Alone, creature: int, start: int, steps: int, free: bool) -> int:
    """The Sectors where the Creature could be after so many steps from there, as bits."""
    table = game.map
    least = [steps + 1] * table.sectors
    least[start] = 0
    found = 1 << start
    waiting = [start]
    for sector in waiting:  # a Sector waits again when a shorter way to it is found
        for side in range(ALL_SIDES):
            at = ALL_SIDES * sector + side
            other = table.beside[at]
            if other < 0:
                continue
            spent = least[sector] + 1 + toll(game, table.door[at], free)
            if spent < least[other] and may_enter(game, creature, other):
                least[other] = spent
                found |= 1 << other
                waiting.append(other)
    return found


def ways_on(game: Alone, creature: int, left: int, number: int) -> list[int]:
    """The sides to which a Creature with so many steps left may turn now; a Blocked Door is a side to work on."""
    effect = None if number == NONE else game.cards.effects[number]
    sector = game.at[creature]
    table = game.map
    if effect is not None and effect.has(TOWARD):
        goal = that_sector(game) if effect.place != NOTHING else NONE
        ways = ways_toward(game, sector, goal) if goal >= 0 else []
        return [side for side in ways if may_enter(game, creature, table.beside[ALL_SIDES * sector + side])]
    ways = []
    free = effect is not None and effect.has(FREE_UNBLOCK)
    goals = NOTHING if effect is None or effect.place == NOTHING else places_meant(game, effect)
    for side in range(ALL_SIDES):
        at = ALL_SIDES * sector + side
        other = table.beside[at]
        if other < 0:
            continue
        door = table.door[at]
        blocked = game.is_blocked(door)
        if not blocked and not may_enter(game, creature, other):
            continue
        if goals != NOTHING:  # the move must end there: no step after which it could not
            spent = 1 + toll(game, door, free)
            if not may_enter(game, creature, other) or spent > left:
                continue
            if reach(game, creature, other, left - spent, free) & goals == 0:
                continue
        ways.append(side)
    return ways


def may_stop(game: Alone, creature: int, number: int, ways: list[int]) -> bool:
    """Whether the move may end where the Creature is."""
    if number == NONE:
        return True
    effect = game.cards.effects[number]
    if effect.place == NOTHING:
        return True
    if effect.has(TOWARD):
        return not ways
    return (places_meant(game, effect) >> game.at[creature]) & 1 == 1 or not ways


def can_obey(game: Alone, creature: int, number: int) -> bool:
    """Whether a move that must end somewhere can end there at all."""
    effect = game.cards.effects[number]
    if effect.place == NOTHING or effect.has(TOWARD):
        return True
    free = effect.has(FREE_UNBLOCK)
    return reach(game, creature, game.at[creature], effect.amount, free) & places_meant(game, effect) != 0


# A move, step by step -------------------------------------------------------------------------------------------------


def start_move(game: Alone, seat: int, creature: int, steps: int, number: int, optional: int) -> None:
    """A Creature is moved; each step is chosen after the one before it, and Noise is made where it stops."""
    if optional:
        game.then(StepOn(seat, creature, steps, number, 1))
    else:
        game.then(WalkOn(seat, creature, steps, number), EndMove(creature))


class WalkOn(EvilAct):
    """The Creature may go on, if it has steps left."""

    def __init__(self, seat: int, creature: int, left: int, number: int) -> None:
        self.seat = seat
        self.creature = creature
        self.left = left
        self.number = number

    def parts(self) -> list[int]:
        return [self.seat, self.creature, self.left, self.number]

    def run(self, game: Alone) -> None:
        if self.left > 0 and game.kind[self.creature] >= 0:
            game.then(StepOn(self.seat, self.creature, self.left, self.number, 0))


class StepOn(EvilQuestion):
    """One step of a Creature, or it stays where it is (alone.move.zero); `done`: it is not moved at all."""

    def __init__(self, seat: int, creature: int, left: int, number: int, optional: int) -> None:
        super().__init__(seat)
        self.creature = creature
        self.left = left
        self.number = number
        self.optional = optional

    def parts(self) -> list[int]:
        return [self.seat, self.creature, self.left, self.number, self.optional]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        ways = ways_on(game, self.creature, self.left, self.number)
        options = [cards.step + side for side in ways]
        if may_stop(game, self.creature, self.number, ways):
            options.append(cards.stay)
        if self.optional:
            options.append(cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            return
        if self.optional:
            game.then(EndMove(self.creature))
        if option != game.cards.stay:
            self._step(game, option - game.cards.step)

    def _step(self, game: Alone, side: int) -> None:
        door = game.map.door[ALL_SIDES * game.at[self.creature] + side]
        left = self.left - 1
        if not game.is_blocked(door):
            game.then(WalkOn(self.seat, self.creature, left, self.number))
            step(game, self.creature, side)
        elif self.number != NONE and game.cards.effects[self.number].has(FREE_UNBLOCK):
            game.then(WalkOn(self.seat, self.creature, self.left, self.number))
            unblock(game, door, "alone.ruling.r59")
        else:
            game.then(WalkOn(self.seat, self.creature, left, self.number))
            force(game, door)

    def refused(self, game: Alone, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "step":
            return ""
        other = game.map.beside[ALL_SIDES * game.at[self.creature] + parts[0]]
        if other >= 0 and not may_enter(game, self.creature, other):
            return "alone.ruling.r51"
        return "alone.move.card-range" if other >= 0 else ""


class EndMove(EvilAct):
    """alone.move.noise-at-end: the movement is over; a move of no Sector counts as one into its own (R13)."""

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def parts(self) -> list[int]:
        return [self.creature]

    def run(self, game: Alone) -> None:
        if game.kind[self.creature] >= 0:
            game.moved |= 1 << self.creature
            game.then(Noise(game.at[self.creature]))


# What a step does -----------------------------------------------------------------------------------------------------


def step(game: Alone, creature: int, side: int) -> None:
    """A Creature goes to the Sector beside; one that goes out of the Labyrinth is told to have gone that way."""
    before = game.at[creature]
    come_to(game, creature, game.map.beside[ALL_SIDES * before + side], "moved")
    if game.is_revealed(before) and not game.is_revealed(game.at[creature]):
        tell_departure(game, game.kind[creature], side)


def come_to(game: Alone, creature: int, sector: int, event: str) -> None:
    """A Creature is somewhere else now. In the Labyrinth the Hero sees it; first seen beside the Hero it scares."""
    before = game.at[creature]
    at = game.at.copy()
    at[creature] = sector
    game.at = at
    game.moved &= ~(1 << creature)
    if game.is_revealed(before):
        game.disclose()
        if game.is_revealed(sector):
            tell_there(game, event, "alone.move.out-of-los-visible", sector, amount=game.kind[creature])
            return
    game.tell(event, "alone.map.track-movement", place=sector, amount=game.kind[creature], hears=game.evil)
    if game.is_revealed(sector):
        game.disclose()
        tell_creature(game, creature, "alone.move.enter-revealed")
        if sector == game.hero:
            scare(game, creature)


# Teleports ------------------------------------------------------------------------------------------------------------


def teleport_places(game: Alone, creature: int, number: int) -> list[int]:
    """Where a card may teleport the Creature to: routes and distances do not matter, full Levels do."""
    places = places_meant(game, game.cards.effects[number]) & ~(1 << game.at[creature])
    return [sector for sector in sectors_in(places) if may_enter(game, creature, sector)]


class TeleportWhere(EvilQuestion):
    """alone.teleport.free: to any Sector of the sort that the card names, without a route and without Noise."""

    def __init__(self, seat: int, creature: int, number: int, optional: int) -> None:
        super().__init__(seat)
        self.creature = creature
        self.number = number
        self.optional = optional

    def parts(self) -> list[int]:
        return [self.seat, self.creature, self.number, self.optional]

    def options(self, game: Alone) -> list[int]:
        options = [game.cards.sector + sector for sector in teleport_places(game, self.creature, self.number)]
        if options and self.optional:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option != game.cards.done:
            teleport(game, self.creature, option - game.cards.sector)

    def refused(self, game: Alone, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "sector" or parts[0] >= game.map.sectors:
            return ""
        return "alone.teleport.move" if may_enter(game, self.creature, parts[0]) else "alone.creature.limit-blocks"


def teleport(game: Alone, creature: int, sector: int) -> None:
    """A Creature is there at once; where the Hero sees it go, no direction is told."""
    before = game.at[creature]
    come_to(game, creature, sector, "teleported")
    game.moved |= 1 << creature  # alone.ruling.r14
    if game.is_revealed(before) and not game.is_revealed(sector):
        game.tell(
            "vanishes",
            "alone.teleport.move",
            place=spot(game, before),
            amount=game.kind[creature],
            hears=game.light_side,
        )
