"""Missions: devices in Rooms, progress, rewards, the Final Mission and what Missions do at the end of a Round (5.9)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.deeds import BY_CHARACTER, do_all, gain_rounds
from villainy.games.alone.effects import perform
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import gift, recover
from villainy.games.alone.interact import AFTER_LIGHTS, advance, put_token, take_token
from villainy.games.alone.ongoing import SLOTS, boss_of, is_open, mission_in
from villainy.games.alone.sight import in_order
from villainy.games.alone.terms import (
    ARM,
    ARMED,
    CONDITIONS,
    DONE,
    EASY,
    HERO,
    IMPOSSIBLE,
    LIFE,
    LOCKED,
    NIGHTMARE,
    NONE,
    OPEN,
    RED,
    SELF_CONTROL,
)
from villainy.games.alone.vocabulary import (
    DO_TOKEN,
    GOAL_ARMED,
    GOAL_BOSS,
    GOAL_CONDUITS,
    GOAL_PROGRESS,
    GOAL_RITES,
    ON_BULLET,
    ON_EOR,
    ON_FUSE,
    ON_REWARD,
    ON_RITE,
    ON_SETUP,
    ON_STEP,
    ON_TRIGGER,
    Effect,
)

MID_GAME: Final = 3
"""Points of the reward when the Final Mission comes into play."""
RITES: Final = 3
"""From so many RITE tokens on they hurt."""

# Devices --------------------------------------------------------------------------------------------------------------


def device_here(game: Alone) -> int:
    """The Mission that can be advanced by a device in the Hero's Sector now, or NONE."""
    if game.room[game.hero] < 0:
        return NONE
    for slot in SLOTS:
        if is_open(game, slot) and answers(game, slot):
            return slot
    return NONE


def answers(game: Alone, slot: int) -> bool:
    """Whether the device of a Mission in the Hero's Sector would do anything."""
    mission = mission_in(game, slot)
    if (game.condition[ARM] >> game.hero) & 1 and mission.goal == GOAL_ARMED:
        return True
    if not mission.rooms or game.room[game.hero] != mission.rooms[0]:
        return False
    if mission.goal == GOAL_PROGRESS:
        return not (mission.clear and game.creatures_in(game.hero))
    if mission.goal == GOAL_ARMED:
        return game.condition[ARMED] != 0
    if mission.goal == GOAL_CONDUITS:
        return game.progress[slot] >= mission.count
    if mission.goal == GOAL_RITES:
        boss = boss_of(game, slot)
        return not any(game.kind[creature] == boss for creature in game.creatures_in(game.hero))
    return False


class DeviceAction(Act[Alone]):
    """alone.action.interact.two-uses: a device advances its Mission."""

    def run(self, game: Alone) -> None:
        slot = device_here(game)
        if slot == NONE:  # a Reaction has come in between
            return
        game.then(AFTER_LIGHTS)
        mission = mission_in(game, slot)
        if mission.goal == GOAL_ARMED and (game.condition[ARM] >> game.hero) & 1:
            arm(game, mission.count)
        elif mission.goal in (GOAL_PROGRESS, GOAL_RITES):
            advance(game, slot)
            if game.progress[slot] >= mission.count:
                complete(game, slot)
            elif mission.moments[ON_STEP]:
                perform(game, mission.moments[ON_STEP], game.leader)
        else:
            complete(game, slot)


def arm(game: Alone, fuse: int) -> None:
    """The device is ARMED and its FUSE set."""
    take_token(game, ARM, game.hero)
    put_token(game, ARMED, game.hero)
    game.fuse = fuse
    game.fused = game.round
    game.tell("fuse", "alone.map.condition-tokens", amount=fuse)


# Completion -----------------------------------------------------------------------------------------------------------


def complete(game: Alone, slot: int) -> None:
    """A Mission is done: its own reward; the first of the Starting Missions also brings the Final Mission into play."""
    set_state(game, slot, DONE)
    game.tell("completed", "alone.action.interact.mission", HERO, game.missions[slot])
    clear_tokens(game, slot)
    if slot != RED and game.state[RED] == LOCKED:
        game.then(MidGame(), Trigger())
    do_all(game, mission_in(game, slot).moments[ON_REWARD], slot)


def set_state(game: Alone, slot: int, state: int) -> None:
    """A Mission is locked, open or done from now on."""
    states = game.state.copy()
    states[slot] = state
    game.state = states


def clear_tokens(game: Alone, slot: int) -> None:
    """Tokens that the Mission has laid out at the start are taken away with it."""
    for effect in mission_in(game, slot).moments[ON_SETUP]:
        if effect.op == DO_TOKEN and effect.token < len(CONDITIONS):
            for sector in in_order(game, game.condition[effect.token]):
                take_token(game, effect.token, sector)


class MidGame(Act[Alone]):
    """alone.difficulty.when: the reward at the moment when the Final Mission is triggered."""

    def run(self, game: Alone) -> None:
        difficulty = game.variant.difficulty
        if difficulty == IMPOSSIBLE:
            return
        if difficulty != NIGHTMARE:
            gain_rounds(game, 1)
        if difficulty == EASY:
            recover(game, LIFE, MID_GAME, "alone.difficulty.easy")
            recover(game, SELF_CONTROL, MID_GAME, "alone.difficulty.easy")
        else:
            game.then(MidGameChoice(HERO))


class MidGameChoice(Question[Alone]):
    """alone.difficulty.normal, alone.difficulty.nightmare: three points of Life or of Self Control."""

    def options(self, game: Alone) -> list[int]:
        return [game.cards.gain + LIFE, game.cards.gain + SELF_CONTROL]

    def choose(self, game: Alone, option: int) -> None:
        clause = "alone.difficulty.nightmare" if game.variant.difficulty == NIGHTMARE else "alone.difficulty.normal"
        recover(game, option - game.cards.gain, MID_GAME, clause)


class Trigger(Act[Alone]):
    """alone.mission.unlock-final: the Final Mission comes into play, with its tokens (alone.ruling.r39)."""

    def run(self, game: Alone) -> None:
        set_state(game, RED, OPEN)
        game.tell("final", "alone.mission.unlock-final", HERO, game.missions[RED])
        do_all(game, mission_in(game, RED).moments[ON_TRIGGER], RED)


class BossCheck(Act[Alone]):
    """A Mission that wants a Boss dead is completed by its death."""

    def run(self, game: Alone) -> None:
        for slot in SLOTS:
            boss = boss_of(game, slot)
            if is_open(game, slot) and boss >= 0 and boss not in game.kind and boss_ends(game, slot):
                complete(game, slot)


def boss_ends(game: Alone, slot: int) -> bool:
    """Whether the death of its Boss completes the Mission."""
    return mission_in(game, slot).goal in (GOAL_BOSS, GOAL_RITES)


# Other moments --------------------------------------------------------------------------------------------------------


def set_out(game: Alone) -> None:
    """Setup: the Starting Missions are open from the beginning and lay out what they need; the red one is locked."""
    for slot in reversed(SLOTS):
        if slot != RED:
            set_state(game, slot, OPEN)
            do_all(game, mission_in(game, slot).moments[ON_SETUP], slot)


def at_bullet_end(game: Alone) -> None:
    """Start of T5 of a Turn with Bullet Time: what Missions let Evil do then."""
    for slot in SLOTS:
        if is_open(game, slot) and mission_in(game, slot).moments[ON_BULLET]:
            perform(game, mission_in(game, slot).moments[ON_BULLET], game.leader)


def round_effects(game: Alone) -> None:
    """E7, alone.eor.6-effects: what Missions do, then the Hero's Character."""
    game.then(HeroCard())
    for slot in reversed(SLOTS):
        game.then(MissionRoundEnd(slot))


class MissionRoundEnd(Act[Alone]):
    """What one Mission does at the end of a Round: its text, its fuse, its rites."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def parts(self) -> list[int]:
        return [self.slot]

    def run(self, game: Alone) -> None:
        if not is_open(game, self.slot):
            return
        mission = mission_in(game, self.slot)
        game.then(Rites(self.slot))
        if mission.goal == GOAL_ARMED and game.condition[ARMED] and game.round > game.fused:
            burn(game, self.slot)
        by_hero: list[Effect] = [effect for effect in mission.moments[ON_EOR] if effect.op == DO_TOKEN]
        by_evil: list[Effect] = [effect for effect in mission.moments[ON_EOR] if effect.op != DO_TOKEN]
        if by_evil:
            perform(game, by_evil, game.leader)
        do_all(game, by_hero, self.slot)


def burn(game: Alone, slot: int) -> None:
    """The fuse burns; at its end the device goes off, and can be armed again."""
    game.fuse -= 1
    game.tell("fuse", "alone.map.condition-tokens", amount=game.fuse)
    if game.fuse > 0:
        return
    for sector in in_order(game, game.condition[ARMED]):
        take_token(game, ARMED, sector)
        put_token(game, ARM, sector)
    do_all(game, mission_in(game, slot).moments[ON_FUSE], slot)


class Rites(Act[Alone]):
    """From the third RITE token on every Round costs something."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def parts(self) -> list[int]:
        return [self.slot]

    def run(self, game: Alone) -> None:
        if game.rites >= RITES:
            do_all(game, mission_in(game, self.slot).moments[ON_RITE], self.slot)


class HeroCard(Act[Alone]):
    """What the Hero's Character does at the end of a Round."""

    def run(self, game: Alone) -> None:
        do_all(game, gift(game, ON_EOR), BY_CHARACTER)


BOSS_CHECK: Final = BossCheck()
