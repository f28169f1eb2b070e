"""What every Action would bring the Hero of ALONE, in worlds that might be the true one.

An Action is worth what it leaves to do and what it is likely to cost in Life and Self Control, all in Actions.
"""

from typing import Final

from villainy.bots.alone_dice import Blow, bare_hands, bite, blow_of, is_wide, siege
from villainy.bots.alone_items import looting
from villainy.bots.alone_worlds import ABROAD, AMBUSH, WORLDS, Worlds
from villainy.games.alone.explore import REACH, explore_reach
from villainy.games.alone.inventory import design_of, effects_of, place_of
from villainy.games.alone.ongoing import SLOTS, boss_of, is_open, mission_in
from villainy.games.alone.sight import in_sight, line
from villainy.games.alone.terms import CONDUIT, LIFE, MOST, NONE, RED, SELF_CONTROL, STAIRS, TOKENS, TURNS
from villainy.games.alone.told import SEEK_BLOCKED, SEEK_DANGER, SEEK_KIND, nearest
from villainy.games.alone.vocabulary import (
    DO_ASK,
    DO_GAIN,
    DO_HMOVE,
    DO_ITEM,
    DO_LIGHT,
    DO_STRIKE,
    ITEM_DRAW,
    PL_HERO,
    PL_LCU_LINE,
    RES_ADRENALINE,
    Effect,
)

# How it weighs things, in Actions: guesses that hold up in play against Evil's henchman.
DOUBT: Final = 1.2
"""How much knowledge is worth beside what it saves at the next step: it lasts, but a few worlds make it look better."""
CHARGE: Final = 0.25
"""What a Charge is worth that could be used later."""
WASTE: Final = 0.8
"""What a point is worth that could be recovered later."""
AMMUNITION: Final = 0.8
"""What a Charge of a weapon is worth that is meant for a Boss."""
RETURN: Final = 0.4
"""What it must save at least to go back where the Hero has come from: worlds differ, and who wavers gets nowhere."""
BOSS: Final = 14.0
"""What it is worth to kill the Boss of the Final Mission, or half of it to wound it."""
CLEARING: Final = 2.5
"""What it is worth to kill whoever keeps the Hero from working."""
EARLY: Final = 3
LATE: Final = 0.1
"""What an Action that leads nowhere costs more in every Round after the first few: the nightmare draws near."""
MOST_ADRENALINE: Final = 6
VICTORY: Final = 100.0


class Actions:
    """What each Action costs, and leaves to do."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        game = worlds.game
        self.game = game
        self.cards = game.cards
        self.point = worlds.thoughts[0].point
        self.back = NONE
        """The side from which the Hero has come."""
        if game.path:
            self.back = game.path[-1] if game.path[-1] == STAIRS else game.path[-1] ^ 2

    def cost(self, option: int) -> float:
        """What is still to do, in Actions and in what they cost, if this one is chosen."""
        cards = self.cards
        if option < cards.explore:
            return self._moving(option - cards.move)
        return self.worlds.staying() + LATE * max(0, self.game.round - EARLY) - self._gain(option)

    def _gain(self, option: int) -> float:
        """What an Action is worth that leaves the Hero where the Hero is."""
        cards = self.cards
        if option < cards.fight:
            return self._exploring(option - cards.explore)
        if option == cards.fight:
            return self._fighting(bare_hands(self.game), 1 << self.game.hero, False)
        if option == cards.locate:
            return self._locating(2)
        if option < cards.repair:
            return looting(self.game, 3 if option > cards.scavenge else 1)
        if option < cards.device:
            return self._repairing()
        if option == cards.device:
            return 1.0 + self._finishing()
        return self._using(place_of(self.game, option - cards.use))

    # Move -------------------------------------------------------------------------------------------------------------

    def _moving(self, side: int) -> float:
        turning = RETURN if side == self.back and self.game.hero not in self.game.at else 0.0
        return self.worlds.going(side) + turning

    def _dashing(self, steps: int) -> float:
        """Several steps for one Action; what is feared where the way leads is left to chance."""
        left = self.worlds.left()
        known = self.worlds.known
        if left <= known:
            return -1.0
        return self.worlds.staying() - known + min(float(steps - 1), left - 1.0) * 0.9

    # Explore ----------------------------------------------------------------------------------------------------------

    def _exploring(self, side: int) -> float:
        """What is seen there tells worlds apart, scares nobody, and Danger underfoot can be removed."""
        game = self.game
        reach = explore_reach(game, REACH)
        signs: list[int] = []
        worth = 0.0
        share = self.point / len(self.worlds.thoughts)
        for thought in self.worlds.thoughts:
            world = thought.game
            sign = 0
            for sector in line(world, side, reach):
                sign = sign * 64 + world.map.sides[sector] * 4 + world.map.shape[sector] // 4 + 1
                sign = sign * 16 + world.room[sector] + 1
                if not world.is_revealed(sector):
                    if sector in thought.goals.sectors:
                        worth += AMBUSH * share
                    for creature in world.creatures_in(sector):
                        worth += ABROAD * world.cards.scares[world.nightmare][world.kind[creature]] * share
            signs.append(sign)
        if game.is_dangerous(game.hero):
            worth += 0.3 + (0.5 if self.worlds.busy() else 0.0)
        return worth + DOUBT * self.worlds.insight(signs)

    # Fight ------------------------------------------------------------------------------------------------------------

    def _fighting(self, blow: Blow, where: int, wide: bool) -> float:
        """What an attack on the best target there is worth."""
        game = self.game
        worth = 0.0
        for creature in range(TOKENS):
            if game.kind[creature] >= 0 and (where & game.revealed) >> game.at[creature] & 1:
                one = self.attacking(blow, creature)
                worth = worth + one if wide else max(worth, one)
        return worth

    def attacking(self, blow: Blow, creature: int) -> float:
        """What an attack on one Creature is worth: a Boss must die, others hurt no more, or are in the way."""
        game = self.game
        kind = game.kind[creature]
        first = game.cards.first_wound[game.nightmare][kind]
        second = game.cards.second_wound[game.nightmare][kind]
        wounded = (game.wounded >> creature) & 1 == 1
        lit = game.is_lit(game.hero)
        boss = is_open(game, RED) and boss_of(game, RED) == kind
        focus = boss and game.adrenaline > 0 and game.variant.focus
        kills = blow.chance(game, second if wounded else first + second, lit, focus)
        wounds = 0.0 if wounded else blow.chance(game, first, lit, focus) - kills
        if boss:
            return BOSS * (kills + 0.6 * wounds)
        harm = bite(game, kind, lit, game.is_dangerous(game.hero)) * self.point
        if game.at[creature] != game.hero:
            harm *= 0.5
        elif self.worlds.busy():
            harm *= 2.0
        worth = harm * (1.2 * kills + 0.4 * wounds) + 0.15 * kills
        if game.at[creature] == game.hero and self._must_clear():
            worth += CLEARING * (kills + 0.5 * wounds)
        return worth

    def _must_clear(self) -> bool:
        """Whether there is work here that waits until no Creature is left."""
        game = self.game
        for slot in SLOTS:
            if is_open(game, slot):
                mission = mission_in(game, slot)
                if mission.clear and mission.rooms and game.room[game.hero] == mission.rooms[0]:
                    return True
        return False

    # Locate -----------------------------------------------------------------------------------------------------------

    def _locating(self, targets: int) -> float:
        """What the best questions would tell."""
        if self.worlds.agree():
            return 0.0
        signs = [0] * len(self.worlds.thoughts)
        for _ in range(targets):
            signs = self._answers(signs, self._question(signs))
        return DOUBT * self.worlds.insight(signs)

    def _question(self, signs: list[int]) -> int:
        """What to ask for, if so much is known already."""
        targets = [target for target in range(SEEK_DANGER) if target != SEEK_BLOCKED]
        if is_open(self.game, RED) and boss_of(self.game, RED) >= 0:
            targets.append(SEEK_KIND + boss_of(self.game, RED))
        best = 0
        most = -1.0
        for target in targets:
            insight = self.worlds.insight(self._answers(signs, target))
            if insight > most + 0.001:
                most = insight
                best = target
        return best

    def _answers(self, signs: list[int], target: int) -> list[int]:
        """What would be answered in each world, beside what is known already."""
        found: list[int] = []
        for at in range(len(signs)):
            world = self.worlds.thoughts[at].game
            distance, places = nearest(world, target)
            here = world.map.on_level[world.map.level[world.hero]]
            found.append(signs[at] * 64 + min(distance, 31) * 2 + (1 if places & here else 0))
        return found

    def seek(self, options: list[int]) -> int:
        """What tells most, beside what is asked for already."""
        self.worlds.imagine(WORLDS)
        self.worlds.compare()
        signs = [0] * len(self.worlds.thoughts)
        for target in self.game.aim:
            signs = self._answers(signs, target)
        wanted = self.cards.seek + self._question(signs)
        return wanted if wanted in options else options[0]

    # Interact ---------------------------------------------------------------------------------------------------------

    def _repairing(self) -> float:
        """A Mission may want it; otherwise Light helps against what is here."""
        if (self.game.condition[CONDUIT] >> self.game.hero) & 1:
            return 1.2
        return self._lighting()

    def _lighting(self) -> float:
        """What Light here is worth now."""
        game = self.game
        if game.is_lit(game.hero):
            return 0.0
        saved = 0.0
        boss = boss_of(game, RED)
        for creature in game.creatures_in(game.hero):
            if is_open(game, RED) and game.kind[creature] == boss:
                wounded = (game.wounded >> creature) & 1 == 1
                saved += min(siege(game, boss, wounded, False) - siege(game, boss, wounded, True), 6.0)
        for thought in self.worlds.thoughts:
            here = thought.game.hero
            saved += self.point * (thought.peril(here, False) - thought.peril(here, True)) / len(self.worlds.thoughts)
        return saved * (1.5 if self.worlds.busy() else 1.0)

    def _finishing(self) -> float:
        """More than one Action is saved where a Mission is completed."""
        game = self.game
        for slot in SLOTS:
            if is_open(game, slot):
                mission = mission_in(game, slot)
                done = game.progress[slot] + 1 >= mission.count
                if done and mission.rooms and game.room[game.hero] == mission.rooms[0]:
                    return VICTORY if slot == RED else 1.5
        return 0.2

    # Items ------------------------------------------------------------------------------------------------------------

    def _using(self, at: int) -> float:
        """What the use of an Item is worth now, less than the Charge that it costs."""
        game = self.game
        effects = effects_of(game, at)
        worth = -CHARGE
        for effect in effects:
            op = effect.op
            if op == DO_GAIN:
                worth += self._gaining(effect)
            elif op == DO_STRIKE:
                worth += self._striking(at, effect)
            elif op == DO_HMOVE:
                worth += self._dashing(effect.amount)
            elif op == DO_ITEM and effect.what == ITEM_DRAW:
                worth += looting(game, 1) + 0.3
            elif op == DO_ASK:
                worth += 0.7 * self._locating(2)
            elif op == DO_LIGHT and effect.place == PL_HERO:
                worth += self._lighting()
            elif op == DO_LIGHT and effect.place == PL_LCU_LINE and game.condition[CONDUIT] & game.revealed:
                worth += 2.0
        return worth

    def _striking(self, at: int, effect: Effect) -> float:
        """A weapon; where a Boss must be killed it is kept for the Boss."""
        game = self.game
        blow = blow_of(game, at)
        if blow is None:
            return 0.0
        wide = is_wide(effects_of(game, at))
        where = 1 << game.hero if effect.place == PL_HERO or wide else in_sight(game)
        worth = self._fighting(blow, where, wide)
        boss = boss_of(game, RED)
        if boss >= 0 and not self._sees(boss):
            worth -= AMMUNITION * min(game.cards.designs[design_of(game, at)].spend, game.charges[at])
        return worth

    def _sees(self, boss: int) -> bool:
        """Whether the Boss is in sight."""
        return boss in self.game.kind and (in_sight(self.game) >> self.game.at[self.game.kind.index(boss)]) & 1 == 1

    def _gaining(self, effect: Effect) -> float:
        """What is recovered; what goes to waste could be of use later."""
        game = self.game
        if effect.what in (LIFE, SELF_CONTROL):
            missing = MOST - (game.life if effect.what == LIFE else game.self_control)
            return self.point * min(effect.amount, missing) - WASTE * max(0, effect.amount - missing)
        if effect.what == RES_ADRENALINE:
            useful = min(effect.amount, MOST_ADRENALINE - game.adrenaline, TURNS - game.turn - game.adrenaline)
            return 0.95 * max(useful, 0)
        return 0.0
