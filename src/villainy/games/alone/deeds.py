"""What Items, Characters, Abilities and Missions do for the Hero, one effect at a time (primitives 20 to 33)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.damage import lose
from villainy.games.alone.danger import take_danger
from villainy.games.alone.doors import block, doors_of, told_in_order, unblock, weld
from villainy.games.alone.effects import perform
from villainy.games.alone.ending import hero_wins
from villainy.games.alone.evil import EvilQuestion
from villainy.games.alone.explore import DisarmRoute, RevealAhead, RevealRoute, explore_reach
from villainy.games.alone.fight import KillHere, Strike
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import dismiss_companion, gain_adrenaline, points_of, recover
from villainy.games.alone.interact import LIGHT_CHECK, LightBeside, WhichLcu, put_token
from villainy.games.alone.kills import Learn
from villainy.games.alone.lasting import LAST_DISTANCE, LAST_HERO_DICE, last
from villainy.games.alone.light import light
from villainy.games.alone.locate import name_rooms, show_level
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.move import HeroStep, NextStep
from villainy.games.alone.ongoing import mission_in, room_sector
from villainy.games.alone.reckoning import count_blocked, count_danger
from villainy.games.alone.routes import distances
from villainy.games.alone.scavenge import DrawBullets, DrawItems, FreeUpgrade, Keep
from villainy.games.alone.sight import in_order, line, sector_of
from villainy.games.alone.spawning import put_creature
from villainy.games.alone.terms import BY_MISSION, HERO, IN_ACTION, LIFE, MOST, NONE, SELF_CONTROL
from villainy.games.alone.variant import MOST_ROUNDS
from villainy.games.alone.vocabulary import (
    ALL,
    DO_ASK,
    DO_BOSS,
    DO_DANGER,
    DO_DICE,
    DO_DOOR,
    DO_GAIN,
    DO_HMOVE,
    DO_HURT,
    DO_ITEM,
    DO_KILL,
    DO_LIGHT,
    DO_MOVE,
    DO_REVEAL,
    DO_SHOW,
    DO_STRIKE,
    DO_TOKEN,
    DO_VOICE,
    DO_WIN,
    DOOR_BLOCK,
    DOOR_UNBLOCK,
    FOR_ALWAYS,
    ITEM_BULLETS,
    ITEM_DRAW,
    ITEM_KEEP,
    PL_ADJACENT,
    PL_HERO,
    PL_LCU,
    PL_LCU_LINE,
    PL_LEVEL,
    PL_LINE,
    PL_ROOM,
    PL_ROUTE,
    RES_ADRENALINE,
    RES_COMPANION,
    RES_ROUND,
    RES_SPLIT,
    RES_XP,
    TOKEN_RITE,
    Effect,
)

BY_ITEM: Final = -1
BY_CHARACTER: Final = -2
BY_COMPANION: Final = -3
"""Whose text it is; Missions go by their slots."""
CLAUSES: Final = ("alone.item.overrides", "alone.eor.6-effects", "alone.companion.sacrifice")


def do_all(game: Alone, effects: list[Effect], slot: int) -> None:
    """These effects are to happen next, in order; `slot` is the Mission whose text it is, or who else's."""
    for at in range(len(effects) - 1, -1, -1):
        game.then(Deed(effects[at].number, slot))


def clause_of(slot: int) -> str:
    """What to point to when a text has its effect."""
    return CLAUSES[-1 - slot] if slot < 0 else "alone.action.interact.mission"


class Deed(Act[Alone]):
    """One effect happens for the Hero; where something is left to choose, the Hero is asked."""

    def __init__(self, number: int, slot: int) -> None:
        self.number = number
        self.slot = slot

    def parts(self) -> list[int]:
        return [self.number, self.slot]

    def run(self, game: Alone) -> None:
        effect = game.cards.effects[self.number]
        op = effect.op
        if op == DO_STRIKE:
            game.then(Strike(self.number))
        elif op == DO_HMOVE:
            hero_moves(game, effect)
        elif op == DO_REVEAL:
            reveal(game, effect)
        elif op == DO_GAIN:
            gain(game, effect, self.slot)
        elif op == DO_ITEM:
            items(game, effect)
        elif op == DO_LIGHT:
            switch_on(game, effect, self.slot)
        elif op == DO_DOOR:
            doors(game, effect, self.slot)
        elif op == DO_TOKEN:
            tokens(game, effect, self.slot)
        elif op == DO_DANGER:
            disarm(game, effect)
        elif op == DO_MOVE:
            perform(game, [effect], game.leader, sector_of(game, game.aim[0]))
        elif op == DO_HURT:
            lose(game, effect.what, effect.amount, BY_MISSION)
        elif op == DO_BOSS:
            game.then(PlaceBoss(game.leader, self.number, self.slot))
        elif op == DO_WIN:
            hero_wins(game)
        else:
            others(game, effect)


def others(game: Alone, effect: Effect) -> None:
    """The rest is told, lasts for a while, or kills."""
    op = effect.op
    if op == DO_DICE:
        last(game, LAST_HERO_DICE, NONE, effect.amount, effect.until, NONE)
    elif op == DO_VOICE:
        last(game, LAST_DISTANCE, NONE, effect.count, FOR_ALWAYS, NONE)
    elif op == DO_KILL:
        game.then(KillHere(HERO))
    elif op == DO_SHOW:
        show_level(game)
    else:
        assert op == DO_ASK, op
        name_rooms(game)


# Moving, Revealing, disarming -----------------------------------------------------------------------------------------


def hero_moves(game: Alone, effect: Effect) -> None:
    """The Hero moves up to so many Sectors; in an Action the first step was declared."""
    if game.phase == IN_ACTION:
        game.then(HeroStep(game.aim[0], effect.amount - 1, effect.flags))
    else:
        game.then(NextStep(HERO, effect.amount, effect.flags))


def reveal(game: Alone, effect: Effect) -> None:
    """Sectors are Revealed in a line, or along a route that is named side by side."""
    if effect.place == PL_ROUTE:
        reach = explore_reach(game, effect.count)
        if reach > 0:
            game.then(RevealRoute(reach - 1))
    else:
        game.then(RevealAhead(effect.count))


def disarm(game: Alone, effect: Effect) -> None:
    """A Danger token goes: the one under the Hero, or one of a route."""
    if effect.place == PL_ROUTE:
        game.then(DisarmRoute(HERO))
    elif game.is_dangerous(game.hero):
        take_danger(game, game.hero, "alone.map.danger-tokens")
        count_danger(game, -1, -1)


# Lights and Doors -----------------------------------------------------------------------------------------------------


def switch_on(game: Alone, effect: Effect, slot: int) -> None:
    """Lights go on where the text says; what they show is Revealed."""
    place = effect.place
    if place == PL_ADJACENT:
        game.then(LightBeside(HERO))
        return
    if place == PL_LCU_LINE:
        repairs = 1 if slot == BY_ITEM and game.phase == IN_ACTION else 0
        game.then(WhichLcu(HERO, effect.number, repairs))
        return
    sectors = 0
    if place == PL_HERO:
        sectors = 1 << game.hero
    elif place == PL_LINE:
        for sector in line(game, game.aim[0], effect.distance):
            sectors |= 1 << sector
        sectors &= game.revealed  # what the text has not Revealed is not lit either
    else:
        assert place == PL_LEVEL, place
        room = room_sector(game, mission_in(game, slot).rooms[0])
        steps = distances(game, room)
        for sector in range(game.map.sectors):
            if steps[sector] <= effect.distance and game.map.level[sector] == game.map.level[room]:
                sectors |= 1 << sector
    light(game, sectors, True, "alone.light.on-item" if slot < 0 else "alone.light.on-mission")
    game.then(LIGHT_CHECK)


def doors(game: Alone, effect: Effect, slot: int) -> None:
    """Doors of the Hero's Sector, of the Mission's Room, or all there are."""
    if effect.place == PL_HERO and not effect.has(ALL):
        game.then(WorkOnDoor(HERO, effect.number, effect.count))
        return
    if effect.place == PL_ROOM:
        meant = doors_of(game, room_sector(game, mission_in(game, slot).rooms[0]))
    else:
        meant = list(range(game.map.doors))
    for door in told_in_order(game, meant):
        change_door(game, effect.what, door)


def change_door(game: Alone, what: int, door: int) -> None:
    """A text changes a Door (alone.door.card-blocks)."""
    if what == DOOR_UNBLOCK:
        if game.is_blocked(door):
            unblock(game, door, "alone.door.card-blocks")
    elif what == DOOR_BLOCK:
        block(game, door, "alone.door.card-blocks")
    else:
        weld(game, door, "alone.door.card-blocks")


def workable_doors(game: Alone, what: int) -> list[int]:
    """The sides of the Hero's Sector with a Door that can be Blocked, Unblocked or welded, as options."""
    options: list[int] = []
    for side in range(ALL_SIDES):
        door = game.map.door[ALL_SIDES * game.hero + side]
        if door < 0:
            continue
        blocked = game.is_blocked(door)
        if what == DOOR_BLOCK:
            fits = not blocked
        elif what == DOOR_UNBLOCK:
            fits = blocked
        else:
            fits = not (game.welded >> door) & 1
        if fits:
            options.append(game.cards.block + side)
    return options


class WorkOnDoor(Question[Alone]):
    """The Hero picks Doors of the Sector, one after the other; after the first one may stop."""

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.left]

    def options(self, game: Alone) -> list[int]:
        effect = game.cards.effects[self.number]
        options = workable_doors(game, effect.what)
        if options and self.left < effect.count:
            options.append(game.cards.done)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.done:
            return
        if self.left > 1:
            game.then(WorkOnDoor(HERO, self.number, self.left - 1))
        door = game.map.door[ALL_SIDES * game.hero + option - game.cards.block]
        what = game.cards.effects[self.number].what
        if what == DOOR_BLOCK:
            count_blocked(game, 1)
        change_door(game, what, door)


# What the Hero gains --------------------------------------------------------------------------------------------------


def gain(game: Alone, effect: Effect, slot: int) -> None:
    """Points, Adrenaline, Rounds, Experience, a Companion."""
    what = effect.what
    clause = clause_of(slot)
    if what in (LIFE, SELF_CONTROL):
        recover(game, what, effect.amount, clause)
    elif what == RES_ADRENALINE:
        gain_adrenaline(game, effect.amount, clause)
    elif what == RES_ROUND:
        gain_rounds(game, effect.amount)
    elif what == RES_XP:
        game.then(Learn(HERO, effect.amount, NONE))
    elif what == RES_SPLIT:
        game.then(Split(HERO, effect.amount))
    else:
        assert what == RES_COMPANION, what
        meet_companion(game, effect.amount)


def gain_rounds(game: Alone, count: int) -> None:
    """alone.round.gain: the marker goes right, not beyond its track; Nightmare stays (alone.nightmare.irreversible)."""
    gained = min(count, MOST_ROUNDS - game.rounds_left)
    game.rounds_left += gained
    game.tell("rounds", "alone.round.gain", HERO, amount=gained)


class Split(Question[Alone]):
    """Points to recover, split freely: the Hero says of each where it goes."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.gain + track for track in (LIFE, SELF_CONTROL) if points_of(game, track) < MOST]

    def choose(self, game: Alone, option: int) -> None:
        recover(game, option - game.cards.gain, 1, "alone.companion.sacrifice")
        if self.left > 1:
            game.then(Split(HERO, self.left - 1))


def meet_companion(game: Alone, charges: int) -> None:
    """alone.companion.reward: a random unused Character; who has a Companion already may keep that one instead."""
    unused = [who for who in range(len(game.cards.characters)) if who not in (game.character, game.companion)]
    if not unused:
        return
    who = game.chance.pick(unused)
    if game.companion >= 0:
        game.then(Replace(HERO, who, charges))
    else:
        take_companion(game, who, charges)


def take_companion(game: Alone, who: int, charges: int) -> None:
    """alone.companion.six-charges: it enters with its Charges, which are its health."""
    game.companion = who
    game.companion_charges = charges
    game.tell("companion", "alone.companion.reward", HERO, who, charges)


class Replace(Question[Alone]):
    """alone.ruling.r35: one Companion at a time; a second one replaces the first if the Hero wants."""

    def __init__(self, seat: int, who: int, charges: int) -> None:
        super().__init__(seat)
        self.who = who
        self.charges = charges

    def parts(self) -> list[int]:
        return [self.seat, self.who, self.charges]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.yes, game.cards.no]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.yes:
            dismiss_companion(game, "alone.ruling.r35")
            take_companion(game, self.who, self.charges)


def items(game: Alone, effect: Effect) -> None:
    """Items are drawn, kept, Upgraded."""
    if effect.what == ITEM_DRAW:
        game.then(DrawItems(effect.count))
    elif effect.what == ITEM_KEEP:
        game.then(Keep(HERO, effect.count))
    elif effect.what == ITEM_BULLETS:
        game.then(DrawBullets(effect.count))
    else:
        for _ in range(effect.count):
            game.then(FreeUpgrade(HERO))


# Tokens and Bosses ----------------------------------------------------------------------------------------------------


def tokens(game: Alone, effect: Effect, slot: int) -> None:
    """Tokens of a Mission are laid in its Room, a named one, or on the LCUs of the Room's Level; RITE on its card."""
    if effect.token == TOKEN_RITE:
        game.rites += effect.count
        game.tell("rite", "alone.map.condition-tokens", amount=game.rites)
        return
    mission = mission_in(game, slot)
    room = room_sector(game, effect.room if effect.room >= 0 else mission.rooms[0])
    if effect.place == PL_LCU:
        for sector in in_order(game, game.map.lcu & game.map.on_level[game.map.level[room]]):
            put_token(game, effect.token, sector)
    else:
        put_token(game, effect.token, room)


class PlaceBoss(EvilQuestion):
    """The Leader places a Boss, without Noise or scare, in a Room that the Mission allows (alone.ruling.r50)."""

    def __init__(self, seat: int, number: int, slot: int) -> None:
        super().__init__(seat)
        self.number = number
        self.slot = slot

    def parts(self) -> list[int]:
        return [self.seat, self.number, self.slot]

    def options(self, game: Alone) -> list[int]:
        effect = game.cards.effects[self.number]
        return [game.cards.sector + sector for sector in boss_rooms(game, effect, self.slot)]

    def choose(self, game: Alone, option: int) -> None:
        kind = game.cards.effects[self.number].kind
        game.tell("boss", "alone.creature.boss", amount=kind)
        put_creature(game, kind, option - game.cards.sector)


def boss_rooms(game: Alone, effect: Effect, slot: int) -> list[int]:
    """The Rooms where a Boss may be placed: as the text says, or else those farthest from the Hero."""
    steps = distances(game, game.hero)
    rooms = game.map.rooms
    if effect.distance > 0:
        allowed = [room for room in rooms if steps[room] >= effect.distance]
    else:
        named = room_sector(game, effect.room if effect.room >= 0 else mission_in(game, slot).rooms[0])
        allowed = [named] if named != game.hero else []
    if allowed:
        return allowed
    most = max(steps[room] for room in rooms)
    return [room for room in rooms if steps[room] == most]
