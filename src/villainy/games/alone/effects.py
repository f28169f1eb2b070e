"""What Evil's cards do: primitives 1 to 19 and `pick`, and the combinators (5.5 of the ledger), one after the other."""

from typing import Final

from villainy.engine.step import Act
from villainy.games.alone.attacks import attack_at_once
from villainy.games.alone.damage import lose
from villainy.games.alone.danger import PlaceDanger, RemoveDanger, ShiftWhich, placeable
from villainy.games.alone.deck import STANDARD_MOVE, STANDARD_SPAWN
from villainy.games.alone.dice import roll_again, showing, tell_roll
from villainy.games.alone.doors import block, doors_of, told_in_order, unblock, weld
from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.hands import SplitDraw
from villainy.games.alone.hero import lose_adrenaline
from villainy.games.alone.inventory import design_of, place_of, spend_charges
from villainy.games.alone.labyrinth import LightCheck, tell_there
from villainy.games.alone.lasting import (
    LAST_DANGEROUS_CARD,
    LAST_DANGEROUS_DICE,
    LAST_DICE,
    LAST_DISTANCE,
    LAST_FORBIDDEN,
    LAST_HERO_DICE,
    LAST_LIE,
    LAST_MUTE,
    LAST_NO_BULLET,
    LAST_NO_DISARM,
    LAST_RANGE,
    LAST_SCARE,
    LAST_TOUGH,
    LASTINGS,
    last,
)
from villainy.games.alone.light import light
from villainy.games.alone.moving import TeleportWhere, can_obey, start_move, teleport_places
from villainy.games.alone.reactions import EndCard
from villainy.games.alone.reckoning import count_text
from villainy.games.alone.sight import in_sight
from villainy.games.alone.spawning import SpawnWhere, can_spawn, spawn_places
from villainy.games.alone.targets import (
    creatures_meant,
    face_at_work,
    holds,
    places_meant,
    rolled_by,
    sectors_in,
    set_that,
    that_creature,
    user,
)
from villainy.games.alone.terms import BY_CARD, BY_SCARE, FACES, FIGHT, NONE, SELF_CONTROL, TOKENS
from villainy.games.alone.vocabulary import (
    AGAIN,
    ALL,
    CURB_BULLET,
    CURB_DISARM,
    CURB_FIGHT,
    CURB_LAST_ACTION,
    CURB_RANGE,
    DANGER_PLACE,
    DANGER_SHIFT,
    DANGEROUS_CARD,
    DICE_HERO,
    DO_ATTACK,
    DO_CARDS,
    DO_CHOOSE,
    DO_CURB,
    DO_DANGER,
    DO_DANGEROUS,
    DO_DICE,
    DO_DOOR,
    DO_DRAIN,
    DO_FACE,
    DO_HURT,
    DO_IF,
    DO_LIGHT,
    DO_MOVE,
    DO_PICK,
    DO_REROLL,
    DO_SCARE,
    DO_SPAWN,
    DO_TELEPORT,
    DO_TOUGH,
    DO_TRACK,
    DO_UP_TO,
    DO_VOICE,
    DOOR_BLOCK,
    DOOR_UNBLOCK,
    EACH,
    LIGHT_ON,
    PL_ANYWHERE,
    PL_NOT_HERO,
    RES_ADRENALINE,
    SEL_NEAREST,
    SEL_THAT,
    TOWARD,
    TRACK_EXTRA,
    VOICE_DISTANCE,
    VOICE_MUTE,
    Effect,
)

TEXT: Final = "alone.ruling.r59"
"""What a card says holds, also against a general rule."""
OF_CREATURES: Final = (DO_MOVE, DO_TELEPORT, DO_ATTACK, DO_DICE, DO_TOUGH, DO_SCARE, DO_PICK)

# Cards and texts take effect ------------------------------------------------------------------------------------------


def take_effect(game: Alone, effects: list[Effect]) -> None:
    """These effects are to happen next, in order."""
    for at in range(len(effects) - 1, -1, -1):
        game.then(Do(effects[at].number))


def perform(game: Alone, effects: list[Effect], seat: int, sector: int = NONE) -> None:
    """A text that is no Reaction takes effect, used by that seat; `sector` is what it names, if it does."""
    count_text(game, effects)
    game.resolving = [*game.resolving, NONE, seat, 0, NONE, sector]
    game.then(EndCard())
    take_effect(game, effects)


class Do(Act[Alone]):
    """One effect of a card happens; where something must be picked, its user is asked."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[int]:
        return [self.number]

    def run(self, game: Alone) -> None:
        do(game, game.cards.effects[self.number], 0)


def do(game: Alone, effect: Effect, optional: int) -> None:
    """One effect; if it is optional, its user may leave it."""
    op = effect.op
    if op in OF_CREATURES and not (op == DO_DICE and effect.what == DICE_HERO):
        _to_creatures(game, effect, optional)
    elif op == DO_SPAWN:
        game.then(SpawnWhere(user(game), effect.number, optional))
    elif op == DO_HURT:
        lose(game, effect.what, effect.amount, BY_CARD)
    elif op == DO_DANGER:
        _danger(game, effect)
    elif op == DO_LIGHT:
        game.then(PickLight(user(game), effect.number))
    elif op == DO_DOOR:
        _door(game, effect, optional)
    elif op in (DO_DICE, DO_DANGEROUS, DO_VOICE, DO_CURB):
        _change(game, effect)
    elif op == DO_REROLL:
        if rolled_by(game, effect.what):
            game.then(PickDice(user(game), effect.number, 0, 0, 0))
    elif op == DO_FACE:
        _turn_dice(game, effect)
    elif op == DO_DRAIN:
        _drain(game, effect)
    elif op == DO_CARDS:
        game.then(SplitDraw(game.leader, effect.count))
    elif op == DO_TRACK:
        if effect.what == TRACK_EXTRA:  # the other words were heeded when the card was laid
            game.allowance += effect.count
            game.granted = 1
            game.tell("extra-reaction", TEXT, amount=effect.count)
    else:
        _combine(game, effect)


def _combine(game: Alone, effect: Effect) -> None:
    op = effect.op
    if op == DO_IF:
        if holds(game, effect):
            take_effect(game, effect.branches[0])
        elif len(effect.branches) > 1:
            take_effect(game, effect.branches[1])
    elif op == DO_CHOOSE:
        game.then(Branch(user(game), effect.number))
    else:
        assert op == DO_UP_TO, op
        inside = effect.branches[0]
        if len(inside) == 1 and inside[0].op in ASKING:
            do(game, inside[0], 1)
        else:
            game.then(Whether(user(game), effect.number))


ASKING: Final = (DO_SPAWN, DO_MOVE, DO_TELEPORT, DO_DOOR)
"""Effects whose own question can be left unanswered."""


class Branch(EvilQuestion):
    """The card's user takes one of several effects, among those that can do anything."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def parts(self) -> list[int]:
        return [self.seat, self.number]

    def options(self, game: Alone) -> list[int]:
        branches = game.cards.effects[self.number].branches
        return [game.cards.branch + at for at in range(len(branches)) if is_possible(game, branches[at][0])]

    def choose(self, game: Alone, option: int) -> None:
        take_effect(game, game.cards.effects[self.number].branches[option - game.cards.branch])


class Whether(EvilQuestion):
    """The card says that its user may."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def parts(self) -> list[int]:
        return [self.seat, self.number]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.yes, game.cards.no]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.yes:
            take_effect(game, game.cards.effects[self.number].branches[0])


def is_possible(game: Alone, effect: Effect) -> bool:
    """Whether an effect that needs something to work on has it."""
    if effect.op == DO_DOOR:
        return len(doors_meant(game, effect)) > 0
    if effect.op == DO_SPAWN:
        return len(spawn_places(game, effect.number)) > 0
    if effect.op in OF_CREATURES and not (effect.op == DO_DICE and effect.what == DICE_HERO):
        return len(able(game, effect)) > 0
    if effect.op == DO_DANGER and effect.what == DANGER_PLACE:
        return placeable(game, effect) != 0
    return True


# The Standard Reaction ------------------------------------------------------------------------------------------------


class Standard(EvilQuestion):
    """alone.reaction.standard: a face-down card moves one Creature one Sector, or Spawns one."""

    def options(self, game: Alone) -> list[int]:
        options: list[int] = []
        if any_creature(game):
            options.append(game.cards.standard + STANDARD_MOVE)
        if can_spawn(game):
            options.append(game.cards.standard + STANDARD_SPAWN)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.standard + STANDARD_MOVE:
            game.then(Aim(self.seat, NONE, 0, 0))
        else:
            game.then(SpawnWhere(self.seat, NONE, 0))


def any_creature(game: Alone) -> bool:
    """Whether there is a Creature on the Map."""
    for kind in game.kind:
        if kind >= 0:
            return True
    return False


# Effects on Creatures -------------------------------------------------------------------------------------------------


def able(game: Alone, effect: Effect, done: int = 0) -> list[int]:
    """The Creatures that the effect may mean and that can do what it says; `done` ones are behind it."""
    found = creatures_meant(game, effect, done)
    if effect.op == DO_MOVE:
        return [creature for creature in found if can_obey(game, creature, effect.number)]
    if effect.op == DO_TELEPORT:
        return [creature for creature in found if teleport_places(game, creature, effect.number)]
    if effect.op == DO_ATTACK:
        return [creature for creature in found if game.at[creature] == game.hero]
    if effect.op == DO_SCARE and effect.has(AGAIN):
        seen = in_sight(game)
        return [creature for creature in found if (seen >> game.at[creature]) & 1]
    return found


def _to_creatures(game: Alone, effect: Effect, optional: int) -> None:
    """Each Creature that fits, in the user's order where it matters; or those that the user picks."""
    if effect.op in (DO_DICE, DO_TOUGH, DO_SCARE) and effect.has(EACH) and not effect.has(AGAIN):
        for creature in able(game, effect):
            _affect(game, effect, creature, 0)
        return
    if effect.op == DO_PICK and not able(game, effect):
        set_that(game, NONE, NONE)
    if effect.select == SEL_THAT and that_creature(game) >= 0:  # nothing to pick
        for creature in able(game, effect):
            _affect(game, effect, creature, optional)
        return
    game.then(Aim(user(game), effect.number, 0, optional))


class Aim(EvilQuestion):
    """The card's user picks a Creature; a card that moves several is asked for one after the other.

    `number` is the effect, NONE the move of a Standard Reaction; `done` are the Creatures already picked, as bits.
    """

    def __init__(self, seat: int, number: int, done: int, optional: int) -> None:
        super().__init__(seat)
        self.number = number
        self.done = done
        self.optional = optional

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.done, self.optional]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        if self.number == NONE:
            return [cards.creature + creature for creature in range(TOKENS) if game.kind[creature] >= 0]
        effect = cards.effects[self.number]
        if self.done.bit_count() >= effect.count and not effect.has(EACH):
            return []
        options = [cards.creature + creature for creature in able(game, effect, self.done)]
        if options and effect.count > 1 and not effect.has(EACH) and effect.select != SEL_NEAREST:  # "up to"
            options.append(cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            return
        creature = option - game.cards.creature
        if self.number == NONE:
            start_move(game, self.seat, creature, 1, NONE, 0)
            return
        effect = game.cards.effects[self.number]
        if effect.has(EACH) or effect.count > 1:
            game.then(Aim(self.seat, self.number, self.done | (1 << creature), self.optional))
        if not effect.has(TOWARD):  # `that` stays the Sector that all of them go to
            set_that(game, creature, NONE)
        _affect(game, effect, creature, self.optional)


def _affect(game: Alone, effect: Effect, creature: int, optional: int) -> None:
    """The effect happens to this Creature."""
    op = effect.op
    seat = user(game)
    if op == DO_MOVE:
        start_move(game, seat, creature, effect.amount, effect.number, optional)
    elif op == DO_TELEPORT:
        game.then(TeleportWhere(seat, creature, effect.number, optional))
    elif op == DO_ATTACK:
        if game.roll:  # the roll that the card interrupts lies there again afterwards
            game.then(LieAgain(game.rolled_by, showing(game, 0), showing(game, 1), showing(game, 2)))
        attack_at_once(game, creature, effect.amount)
    elif op == DO_SCARE and effect.has(AGAIN):
        game.tell("scared", TEXT, place=game.kind[creature], amount=effect.amount)
        lose(game, SELF_CONTROL, effect.amount, BY_SCARE, game.kind[creature])
    elif op in (DO_DICE, DO_TOUGH, DO_SCARE):
        what = LAST_DICE if op == DO_DICE else LAST_TOUGH if op == DO_TOUGH else LAST_SCARE
        last(game, what, creature, effect.amount, effect.until, face_at_work(game))
        tell_there(game, f"{LASTINGS[what]}-changed", TEXT, game.at[creature], amount=effect.amount)


class LieAgain(Act[Alone]):
    """A roll was interrupted by another one; now its dice lie as before."""

    def __init__(self, by: int, hits: int, exclaims: int, misses: int) -> None:
        self.by = by
        self.hits = hits
        self.exclaims = exclaims
        self.misses = misses

    def parts(self) -> list[int]:
        return [self.by, self.hits, self.exclaims, self.misses]

    def run(self, game: Alone) -> None:
        game.rolled_by = self.by
        game.roll = [0] * self.hits + [1] * self.exclaims + [2] * self.misses


# What lasts -----------------------------------------------------------------------------------------------------------


def _change(game: Alone, effect: Effect) -> None:
    """Something about the Hero's Actions, dice or what is told is changed for a while."""
    op = effect.op
    about = NONE
    amount = 1
    hears = game.everyone
    if op == DO_DICE:
        what, amount = LAST_HERO_DICE, effect.amount
    elif op == DO_DANGEROUS:
        what = LAST_DANGEROUS_CARD if effect.what == DANGEROUS_CARD else LAST_DANGEROUS_DICE
        if what == LAST_DANGEROUS_CARD:
            game.granted = 1
    elif op == DO_VOICE:
        amount = effect.count
        if effect.what == VOICE_DISTANCE:
            what = LAST_DISTANCE
        else:
            what = LAST_MUTE if effect.what == VOICE_MUTE else LAST_LIE
            hears = game.evil
    elif effect.what == CURB_RANGE:
        what, amount = LAST_RANGE, effect.amount
    elif effect.what == CURB_DISARM:
        what = LAST_NO_DISARM
    elif effect.what == CURB_BULLET:
        what = LAST_NO_BULLET
    else:
        assert effect.what in {CURB_FIGHT, CURB_LAST_ACTION}, effect.what
        what = LAST_FORBIDDEN
        about = FIGHT if effect.what == CURB_FIGHT else game.last_action
        if about == NONE:
            return
    last(game, what, about, amount, effect.until, face_at_work(game))
    game.tell(f"{LASTINGS[what]}-changed", TEXT, place=about, amount=amount, hears=hears)


# Dice -----------------------------------------------------------------------------------------------------------------


class PickDice(EvilQuestion):
    """The card's user picks up to so many dice, which are then rolled again together; fields count those picked."""

    def __init__(self, seat: int, number: int, hits: int, exclaims: int, misses: int) -> None:
        super().__init__(seat)
        self.number = number
        self.hits = hits
        self.exclaims = exclaims
        self.misses = misses

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.hits, self.exclaims, self.misses]

    def options(self, game: Alone) -> list[int]:
        picked = [self.hits, self.exclaims, self.misses]
        options = [game.cards.die + face for face in range(len(FACES)) if showing(game, face) > picked[face]]
        options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        picked = [self.hits, self.exclaims, self.misses]
        if option != game.cards.done:
            picked[option - game.cards.die] += 1
            if sum(picked) < game.cards.effects[self.number].count:
                game.then(PickDice(self.seat, self.number, picked[0], picked[1], picked[2]))
                return
        if sum(picked) > 0:
            roll_again(game, picked)
            tell_roll(game, "rerolled", TEXT)


def _turn_dice(game: Alone, effect: Effect) -> None:
    """So many faces of the last roll are changed, if it is that side's."""
    if not rolled_by(game, effect.what):
        return
    count = min(effect.count, showing(game, effect.face))
    if count > 0:
        faces = game.roll.copy()
        for _ in range(count):
            faces[faces.index(effect.face)] = effect.into
        faces.sort()
        game.roll = faces
        tell_roll(game, "turned", TEXT)


# Lights and Doors -----------------------------------------------------------------------------------------------------


class PickLight(EvilQuestion):
    """alone.light.off-card: the card's user picks the Sector whose Lights go off (or on)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def parts(self) -> list[int]:
        return [self.seat, self.number]

    def options(self, game: Alone) -> list[int]:
        effect = game.cards.effects[self.number]
        places = places_meant(game, effect)
        places &= ~game.lit if effect.what == LIGHT_ON else game.lit
        return [game.cards.sector + sector for sector in sectors_in(places)]

    def choose(self, game: Alone, option: int) -> None:
        sector = option - game.cards.sector
        on = game.cards.effects[self.number].what == LIGHT_ON
        set_that(game, NONE, sector)
        light(game, 1 << sector, on, "alone.light.off-card")
        if on:
            game.then(LightCheck())


def doors_meant(game: Alone, effect: Effect) -> list[int]:
    """The Doors that the effect can change."""
    if effect.place in (PL_ANYWHERE, PL_NOT_HERO):
        doors = list(range(game.map.doors))
        if effect.place == PL_NOT_HERO:
            own = doors_of(game, game.hero)
            doors = [door for door in doors if door not in own]
    else:
        found = 0
        for sector in sectors_in(places_meant(game, effect)):
            for door in doors_of(game, sector):
                found |= 1 << door
        doors = sectors_in(found)
    if effect.what == DOOR_UNBLOCK:
        return [door for door in doors if game.is_blocked(door)]
    if effect.what == DOOR_BLOCK:
        return [door for door in doors if not game.is_blocked(door)]
    return [door for door in doors if not (game.welded >> door) & 1]


def _door(game: Alone, effect: Effect, optional: int) -> None:
    if not effect.has(ALL):
        game.then(PickDoor(user(game), effect.number, effect.count, optional))
        return
    for door in told_in_order(game, doors_meant(game, effect)):
        change_door(game, effect, door)


def change_door(game: Alone, effect: Effect, door: int) -> None:
    """alone.door.card-blocks: a text Blocks, Unblocks or welds a Door."""
    if effect.what == DOOR_UNBLOCK:
        unblock(game, door, "alone.door.card-blocks")
    elif effect.what == DOOR_BLOCK:
        block(game, door, "alone.door.card-blocks")
    else:
        weld(game, door, "alone.door.card-blocks")


class PickDoor(EvilQuestion):
    """The card's user picks the Doors, one after the other."""

    def __init__(self, seat: int, number: int, left: int, optional: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left
        self.optional = optional

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left, self.optional]

    def options(self, game: Alone) -> list[int]:
        options = [game.cards.door + door for door in doors_meant(game, game.cards.effects[self.number])]
        if options and self.optional:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            return
        if self.left > 1:
            game.then(PickDoor(self.seat, self.number, self.left - 1, self.optional))
        change_door(game, game.cards.effects[self.number], option - game.cards.door)


# Danger and what the Hero has -----------------------------------------------------------------------------------------


def _danger(game: Alone, effect: Effect) -> None:
    seat = user(game)
    if effect.what == DANGER_SHIFT:
        game.then(ShiftWhich(seat, effect.number, effect.count, 0))
    elif effect.what == DANGER_PLACE:
        game.then(PlaceDanger(seat, effect.number, effect.count))
    else:
        game.then(RemoveDanger(seat, effect.number, effect.count))


def _drain(game: Alone, effect: Effect) -> None:
    if effect.what == RES_ADRENALINE:
        lose_adrenaline(game, effect.amount, TEXT)
    else:
        game.then(DrainCharge(user(game), effect.amount))


class DrainCharge(EvilQuestion):
    """The card's user says which Item loses a Charge, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        options = [game.cards.drop + design_of(game, at) for at in range(len(game.inventory)) if game.charges[at] > 0]
        options.sort()
        return options

    def choose(self, game: Alone, option: int) -> None:
        spend_charges(game, place_of(game, option - game.cards.drop), 1)
        if self.left > 1:
            game.then(DrainCharge(self.seat, self.left - 1))
