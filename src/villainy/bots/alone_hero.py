"""How the Hero thinks in ALONE: what every Action would bring, in worlds that might be the true one.

In each imagined world the way to victory is counted in Actions, with a surcharge for what lurks on it (`Thought`). An
Action is worth what it leaves to do and what it is likely to cost in Life and Self Control. What the Hero might learn
is worth as much as the way gets shorter when worlds that would answer differently are told apart.
"""

from math import inf
from typing import Final

from villainy.bots.alone_notes import place_boss, recall
from villainy.bots.alone_way import (
    NEVER,
    Blow,
    Goals,
    actions_left,
    bare_hands,
    bite,
    blow_of,
    has_lamp,
    hit_chance,
    is_wide,
    siege,
    toll,
)
from villainy.engine.chance import Chance
from villainy.engine.seat import Seat
from villainy.games.alone.damage import Prevent
from villainy.games.alone.explore import REACH, NextOnRoute, explore_reach
from villainy.games.alone.fight import creature_named
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import inventory_most
from villainy.games.alone.inventory import effects_of, place_of
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.ongoing import boss_of, is_open, mission_in
from villainy.games.alone.sight import in_sight, line, sector_of
from villainy.games.alone.terms import (
    CONDUIT,
    EXCLAIM,
    HIT,
    LIFE,
    MISS,
    MOST,
    NONE,
    RED,
    SELF_CONTROL,
    STAIRS,
    TOKENS,
    TURNS,
)
from villainy.games.alone.told import SEEK_BLOCKED, SEEK_DANGER, SEEK_KIND, nearest
from villainy.games.alone.vocabulary import (
    DO_ASK,
    DO_DOOR,
    DO_GAIN,
    DO_HMOVE,
    DO_ITEM,
    DO_KILL,
    DO_LIGHT,
    DO_REVEAL,
    DO_SHIELD,
    DO_STRIKE,
    ITEM_DRAW,
    PL_HERO,
    PL_LCU_LINE,
    RES_ADRENALINE,
    RES_SPLIT,
    Effect,
)

# How it weighs things, in Actions: guesses that hold up in play against Evil's henchman.
WORLDS: Final = 8
"""So many worlds are imagined for one Action."""
FIRST_WORLDS: Final = 3
"""After so many it may be clear already that all of them agree."""
PATIENCE: Final = 6
"""So often another world is imagined instead of one that contradicts the notes."""
GLANCE: Final = 2
"""So many are enough for everything that is no Action."""
POINT: Final = 0.95
"""What a point of Life or Self Control is worth."""
FEAR: Final = 0.15
"""How much more, for each point below the mark."""
MARK: Final = 5
LOW: Final = 9
"""Below so many points in both tracks together every point counts more as well."""
NEAR: Final = (1.0, 0.6, 0.3, 0.12)
"""How likely a Creature attacks at the end of this Turn, by how far it is."""
ABROAD: Final = 0.5
"""How real something is that is only imagined."""
SNARE: Final = 0.35
"""What a Danger token costs whoever ends a Turn on it, in points."""
DOUBT: Final = 1.2
"""How much knowledge is worth beside what it saves at the next step: it lasts, but a few worlds make it look better."""
LOOT: Final = 0.45
"""What a new Item is worth."""
ARMS: Final = 2.0
"""How much more it is worth where a Boss must be killed and the Hero has nothing to do it with."""
AMBUSH: Final = 2.0
"""What waits in a Room where the Hero must go and has not looked, in points: Evil knows that, too."""
CHARGE: Final = 0.25
"""What a Charge is worth that could be used later."""
RETURN: Final = 0.4
"""What it must save at least to go back where the Hero has come from: worlds differ, and who wavers gets nowhere."""
BOSS: Final = 8.0
"""What it is worth to kill the Boss of the Final Mission, or half of it to wound it."""
HASTE: Final = 0.7
"""A Turn that is likely to cost so many points is one to hurry in."""
VICTORY: Final = 100.0
LEARN: Final = (3, 4, 1, 0, 2)
"""Abilities by how useful they are."""


class Thought:
    """One imagined world: how far it is to victory from every Sector, and what lurks."""

    def __init__(self, game: Alone, point: float) -> None:
        self.game = game
        self.point = point
        risk = [0.0] * game.map.sectors
        for creature in range(TOKENS):
            if game.kind[creature] >= 0:
                sector = game.at[creature]
                risk[sector] += point * self._encounter(creature)
        for sector in range(game.map.sectors):
            if (game.danger >> sector) & 1:
                risk[sector] += point * (SNARE if game.is_revealed(sector) else SNARE * ABROAD)
        self.goals = Goals(game)
        self._work_under_attack()
        self.left = actions_left(game, self.goals, risk)

    def _work_under_attack(self) -> None:
        """Whoever works somewhere is attacked there every Turn; and Evil waits where it knows that work is to do."""
        game = self.game
        for at in range(len(self.goals.sectors)):
            sector = self.goals.sectors[at]
            if not game.is_revealed(sector):
                self.goals.needed[at] += self.point * AMBUSH
            elif not self._wants(sector):
                for creature in game.creatures_in(sector):
                    harm = bite(game, game.kind[creature], game.is_lit(sector), game.is_dangerous(sector))
                    self.goals.needed[at] += self.point * harm

    def _wants(self, sector: int) -> bool:
        """Whether the Hero comes for a Boss who is there."""
        game = self.game
        if not is_open(game, RED) or boss_of(game, RED) < 0:
            return False
        for creature in game.creatures_in(sector):
            if game.kind[creature] == boss_of(game, RED):
                return True
        return False

    def _encounter(self, creature: int) -> float:
        """What it costs to go through the Sector of a Creature."""
        game = self.game
        kind = game.kind[creature]
        sector = game.at[creature]
        harm = bite(game, kind, game.is_lit(sector), game.is_dangerous(sector)) * 0.7
        if game.is_revealed(sector):
            return harm
        return (harm + game.cards.scares[game.nightmare][kind]) * ABROAD

    def peril(self, sector: int, lit: bool) -> float:
        """What the end of a Turn there is likely to cost, in points."""
        game = self.game
        found = SNARE if game.is_dangerous(sector) else 0.0
        steps = self._around(sector)
        worst = 0.0
        for creature in range(TOKENS):
            kind = game.kind[creature]
            if kind < 0:
                continue
            place = game.at[creature]
            far = steps.get(place, len(NEAR))
            if far >= len(NEAR):
                continue
            harm = bite(game, kind, lit, game.is_dangerous(sector))
            revealed = game.is_revealed(place)
            if not revealed:
                harm = (harm + game.cards.scares[game.nightmare][kind]) * ABROAD
            if far == 0:
                found += harm
            else:
                worst = max(worst, harm * NEAR[far])
        return found + worst

    def _around(self, sector: int) -> dict[int, int]:
        """How far the nearest Sectors are over open ways."""
        table = self.game.map
        steps = {sector: 0}
        reached = [sector]
        for place in reached:
            further = steps[place] + 1
            if further >= len(NEAR):
                break
            for side in range(ALL_SIDES):
                at = ALL_SIDES * place + side
                other = table.beside[at]
                if other >= 0 and other not in steps and not self.game.is_blocked(table.door[at]):
                    steps[other] = further
                    reached.append(other)
        return steps

    def parting(self) -> float:
        """What the blow on leaving the Hero's Sector costs, in points."""
        game = self.game
        count = len(game.creatures_in(game.hero))
        dice = count - 1 if count > 0 and game.is_lit(game.hero) else count
        return dice * hit_chance(game, game.is_dangerous(game.hero))

    def staying(self, last: bool) -> float:
        """What it costs to be here when the Turn ends; less if another Action is to come."""
        game = self.game
        return self.point * self.peril(game.hero, game.is_lit(game.hero)) * (1.0 if last else 0.3)

    def going(self, side: int, last: bool) -> float:
        """What is still to do, and to fear, after a step to that side."""
        game = self.game
        at = ALL_SIDES * game.hero + side
        there = game.map.beside[at]
        closed = toll(game, game.map.door[at])
        if closed:
            return self.left[there] + closed + self.staying(last)
        cost = self.left[there] + self.point * self.parting()
        if not game.is_revealed(there):
            for creature in game.creatures_in(there):
                cost += self.point * ABROAD * game.cards.scares[game.nightmare][game.kind[creature]]
        return cost + self.point * self.peril(there, game.is_lit(there)) * (1.0 if last else 0.3)


class Hero:
    """The Hero at one question."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.thoughts: list[Thought] = []
        self._imagine()
        self.game = self.thoughts[0].game
        """All that the Hero sees is the same in every world."""
        game = self.game
        self.cards = game.cards
        self.last = not (game.bullet and self._first())
        """Whether the Turn ends after this Action."""
        self.back = NONE
        """The side from which the Hero has come."""
        if game.path:
            self.back = game.path[-1] if game.path[-1] == STAIRS else game.path[-1] ^ 2

    def _imagine(self) -> None:
        """One more world: of a few, the first that agrees with the notes."""
        world = self._world()
        tries = 1
        while not recall(world, self.chance) and tries < PATIENCE:
            world = self._world()
            tries += 1
        place_boss(world, self.chance)
        self.thoughts.append(Thought(world, point_of(world)))

    def _world(self) -> Alone:
        world = self.seat.imagine(self.chance)
        assert isinstance(world, Alone)
        return world

    def _first(self) -> bool:
        """Whether another Action of Bullet Time follows this one: the same question waits on the agenda."""
        for step in self.game.agenda:
            if type(step) is type(self.game.asking):
                return True
        return False

    def _wanted_lcu(self) -> bool:
        return (self.game.condition[CONDUIT] >> self.game.hero) & 1 == 1

    def choose(self, options: list[int]) -> int:
        """The Hero's answer."""
        first = options[0]
        cards = self.cards
        question = self.seat.question
        if question == "Declare":
            return self._declare(options)
        if question == "Seek":
            return self._seek(options)
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
        if first >= cards.keep and first < cards.upgrade:
            return self._best_item(options, cards.keep, 1.0)
        if first >= cards.drop and first < cards.reroll:
            return self._best_item(options, cards.drop, -1.0)
        if first >= cards.upgrade and first < cards.drop:
            return self._upgrade(options)
        if first >= cards.gain and first < cards.ability:
            return self._recover(options)
        if first >= cards.prevent and first < cards.suffer:
            return self._prevent(options)
        if first >= cards.ability and first < cards.character:
            return self._learn(options)
        if first >= cards.character and first < cards.done:
            return self._character(options)
        if question == "SpendCharges":
            return options[-1]
        if question == "WhichLcu":
            return self._lcu(options)
        return first  # to disarm, to ask the way, to pay the Companion, yes

    # Actions ----------------------------------------------------------------------------------------------------------

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
        self._think()
        best = options[0]
        least = inf
        for option in options:
            if option >= cards.move:
                cost = self._cost(option)
                if cost < least:
                    least = cost
                    best = option
        return best

    def _hurries(self) -> bool:
        """Adrenaline is for when it counts: to get away, or to get something done; and none is left at the end."""
        game = self.game
        if game.adrenaline >= TURNS - game.turn:
            return True
        thought = self.thoughts[0]
        if thought.peril(game.hero, game.is_lit(game.hero)) > HASTE:
            return True
        for sector in thought.goals.sectors:
            if game.map.distance(game.hero, sector) <= 1:
                return True
        return False

    def _think(self) -> None:
        """More worlds, unless the first ones agree about the way."""
        while len(self.thoughts) < FIRST_WORLDS:
            self._imagine()
        ways = {self._way(thought) for thought in self.thoughts}
        if len(ways) > 1:
            while len(self.thoughts) < WORLDS:
                self._imagine()
        self.costs = [[self._going(thought, side) for side in range(ALL_SIDES)] for thought in self.thoughts]
        everybody = list(range(len(self.thoughts)))
        self.known = self._least(everybody)
        """What the best step costs, not knowing which world is true."""

    def _way(self, thought: Thought) -> int:
        """The side to which the Hero would turn in that world."""
        best = NONE
        least = thought.left[thought.game.hero] + 0.5
        for side in range(ALL_SIDES):
            there = thought.game.map.beside[ALL_SIDES * thought.game.hero + side]
            if there >= 0 and thought.left[there] < least:
                least = thought.left[there]
                best = side
        return best

    def _going(self, thought: Thought, side: int) -> float:
        if thought.game.map.beside[ALL_SIDES * thought.game.hero + side] < 0:
            return NEVER
        return thought.going(side, self.last)

    def _least(self, worlds: list[int]) -> float:
        """The cost of the best step in the middle of these worlds; to stay where something can be done is one too."""
        best = 0.0
        for at in worlds:
            best += self.thoughts[at].left[self.game.hero]
        for side in range(ALL_SIDES):
            cost = 0.0
            for at in worlds:
                cost += self.costs[at][side]
            best = min(best, cost)
        return best / len(worlds)

    def _insight(self, signs: list[int]) -> float:
        """How much shorter the way gets, on average, if worlds with different signs can be told apart."""
        told = 0.0
        for sign in set(signs):
            worlds = [at for at in range(len(signs)) if signs[at] == sign]
            told += self._least(worlds) * len(worlds)
        return max(0.0, self.known - told / len(signs))

    def _mean_left(self) -> float:
        left = 0.0
        for thought in self.thoughts:
            left += thought.left[self.game.hero]
        return left / len(self.thoughts)

    def _stay(self) -> float:
        """What is to do and to fear if the Hero stays here."""
        cost = 0.0
        for thought in self.thoughts:
            cost += thought.left[self.game.hero] + thought.staying(self.last)
        return cost / len(self.thoughts)

    def _cost(self, option: int) -> float:
        """What is still to do, in Actions and in what they cost, if this one is chosen."""
        cards = self.cards
        if option < cards.explore:
            cost = 0.0
            for at in range(len(self.thoughts)):
                cost += self.costs[at][option - cards.move]
            turning = RETURN if option - cards.move == self.back and not self._beset() else 0.0
            return cost / len(self.thoughts) + turning
        stay = self._stay()
        if option < cards.fight:
            return stay - self._exploring(option - cards.explore)
        if option == cards.fight:
            return stay - self._fighting(bare_hands(self.game), 1 << self.game.hero, False)
        if option == cards.locate:
            return stay - self._locating(2)
        if option < cards.repair:
            return stay - self._looting(3 if option > cards.scavenge else 1)
        if option < cards.device:
            return stay - self._repairing()
        if option == cards.device:
            return stay - 1.0 - self._finishing()
        return stay - self._using(place_of(self.game, option - cards.use))

    def _beset(self) -> bool:
        """Whether something bites here."""
        return self.game.hero in self.game.at

    def _exploring(self, side: int) -> float:
        """What is seen there tells worlds apart, scares nobody, and Danger underfoot can be removed."""
        game = self.game
        reach = explore_reach(game, REACH)
        signs: list[int] = []
        worth = 0.0
        for thought in self.thoughts:
            world = thought.game
            sign = 0
            for sector in line(world, side, reach):
                sign = sign * 64 + world.map.sides[sector] * 4 + world.map.shape[sector] // 4 + 1
                sign = sign * 16 + world.room[sector] + 1
                if not world.is_revealed(sector):
                    if sector in thought.goals.sectors:
                        worth += thought.point * AMBUSH / len(self.thoughts)
                    for creature in world.creatures_in(sector):
                        scare = world.cards.scares[world.nightmare][world.kind[creature]]
                        worth += ABROAD * thought.point * scare / len(self.thoughts)
            signs.append(sign)
        if game.is_dangerous(game.hero):
            worth += 0.3 + (0.5 if self._busy() else 0.0)
        return worth + DOUBT * self._insight(signs)

    def _busy(self) -> bool:
        """Whether there is something to do here."""
        for thought in self.thoughts:
            if thought.game.hero not in thought.goals.sectors:
                return False
        return True

    def _locating(self, targets: int) -> float:
        """What the best questions would tell."""
        if len(self.thoughts) == FIRST_WORLDS:
            return 0.0
        signs = [0] * len(self.thoughts)
        for _ in range(targets):
            target = self._question(signs)
            signs = [signs[at] * 64 + self._sign(at, target) for at in range(len(signs))]
        return DOUBT * self._insight(signs)

    def _question(self, signs: list[int]) -> int:
        """What to ask for, if so much is known already."""
        targets = [target for target in range(SEEK_DANGER) if target != SEEK_BLOCKED]
        if is_open(self.game, RED) and boss_of(self.game, RED) >= 0:
            targets.append(SEEK_KIND + boss_of(self.game, RED))
        best = 0
        most = -1.0
        for target in targets:
            insight = self._insight([signs[at] * 64 + self._sign(at, target) for at in range(len(signs))])
            if insight > most + 0.001:
                most = insight
                best = target
        return best

    def _sign(self, at: int, target: int) -> int:
        """What would be answered in that world."""
        world = self.thoughts[at].game
        distance, places = nearest(world, target)
        here = world.map.on_level[world.map.level[world.hero]]
        return min(distance, 31) * 2 + (1 if places & here else 0)

    def _seek(self, options: list[int]) -> int:
        """What tells most."""
        self._think()
        game = self.game
        while len(self.thoughts) < WORLDS:
            self._imagine()
            thought = self.thoughts[-1]
            self.costs.append([self._going(thought, side) for side in range(ALL_SIDES)])
        self.known = self._least(list(range(len(self.thoughts))))
        signs = [0] * len(self.thoughts)
        for target in game.aim:
            signs = [signs[at] * 64 + self._sign(at, target) for at in range(len(signs))]
        wanted = self.cards.seek + self._question(signs)
        return wanted if wanted in options else options[0]

    def _looting(self, items: int) -> float:
        """What new Items are worth, as far as there is room for them."""
        game = self.game
        room = inventory_most(game) - len(game.inventory)
        worth = LOOT * (min(items, max(room, 0)) + 0.3 * max(0, min(items, items - room)))
        if boss_of(game, RED) >= 0 and items > 1:  # who searches corridors for weapons never gets anywhere
            worth *= ARMS if siege(game, boss_of(game, RED), False, has_lamp(game)) > 8.0 else 1.2
        return worth

    def _repairing(self) -> float:
        """A Mission may want it; otherwise Light helps against what is here."""
        return 1.2 if self._wanted_lcu() else self._lighting()

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
                gain = siege(game, boss, wounded, False) - siege(game, boss, wounded, True)
                saved += min(gain, 6.0) * len(self.thoughts)
        for thought in self.thoughts:
            saved += thought.point * (thought.peril(game.hero, False) - thought.peril(thought.game.hero, True))
        return saved / len(self.thoughts) * (1.5 if self._busy() else 1.0)

    def _finishing(self) -> float:
        """More than one Action is saved where a Mission is completed."""
        game = self.game
        for slot in (0, 1, 2):
            if is_open(game, slot):
                mission = mission_in(game, slot)
                done = game.progress[slot] + 1 >= mission.count
                if done and mission.rooms and game.room[game.hero] == mission.rooms[0]:
                    return VICTORY if slot == RED else 1.5
        return 0.2

    # Fighting ---------------------------------------------------------------------------------------------------------

    def _fighting(self, blow: Blow, where: int, wide: bool) -> float:
        """What an attack on the best target there is worth."""
        game = self.game
        worth = 0.0
        for creature in range(TOKENS):
            if game.kind[creature] >= 0 and (where & game.revealed) >> game.at[creature] & 1:
                one = self._attacking(blow, creature)
                worth = worth + one if wide else max(worth, one)
        return worth

    def _attacking(self, blow: Blow, creature: int) -> float:
        """What an attack on one Creature is worth: a Boss must die, others hurt no more."""
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
        harm = bite(game, kind, lit, game.is_dangerous(game.hero)) * self.thoughts[0].point
        if game.at[creature] != game.hero:
            harm *= 0.5
        elif self._busy():
            harm *= 1.5
        return harm * (1.7 * kills + 0.5 * wounds) + 0.15 * kills

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
                blow = blow_of(game, at)
                if blow is not None:
                    where = 1 << game.hero if effect.place == PL_HERO or is_wide(effects) else in_sight(game)
                    worth += self._fighting(blow, where, is_wide(effects))
            elif op == DO_HMOVE:
                worth += self._dashing(effect.amount)
            elif op == DO_ITEM and effect.what == ITEM_DRAW:
                worth += self._looting(1) + 0.3
            elif op == DO_ASK:
                worth += 0.7 * self._locating(2)
            elif op == DO_LIGHT and effect.place == PL_HERO:
                worth += self._lighting()
            elif op == DO_LIGHT and effect.place == PL_LCU_LINE and game.condition[CONDUIT] & game.revealed:
                worth += 2.0
        return worth

    def _gaining(self, effect: Effect) -> float:
        game = self.game
        point = self.thoughts[0].point
        if effect.what == LIFE:
            return point * min(effect.amount, MOST - game.life)
        if effect.what == SELF_CONTROL:
            return point * min(effect.amount, MOST - game.self_control)
        if effect.what == RES_ADRENALINE:
            useful = min(effect.amount, 6 - game.adrenaline, TURNS - game.turn - game.adrenaline)
            return 0.95 * max(useful, 0)
        return 0.0

    def _dashing(self, steps: int) -> float:
        """Several steps for one Action; what is feared where the way leads is left to chance."""
        far = max(0.0, self._mean_left() - self.known)
        if far <= 0.0:
            return -1.0
        return self._stay() - self.known + min(float(steps - 1), self._mean_left() - 1.0) * 0.9

    def _gives(self) -> bool:
        """Whether the Companion's Sacrifice is worth more than the Companion."""
        game = self.game
        missing = 2 * MOST - game.life - game.self_control
        for effect in self.cards.characters[game.companion].sacrifice:
            if effect.op == DO_GAIN and effect.what == RES_SPLIT:
                return missing >= effect.amount + 2
            if effect.op == DO_HMOVE:
                return self._mean_left() > effect.amount
            if effect.op == DO_ITEM:
                return len(game.inventory) <= inventory_most(game) - 2
            if effect.op == DO_KILL:
                return True
        return False

    def _worth(self, design: int) -> float:
        """What an Item is worth to have."""
        game = self.game
        item = game.cards.designs[design]
        at = place_of(game, design)
        charges = game.charges[at] if at >= 0 else item.charges
        boss = boss_of(game, RED) >= 0
        for effect in item.effect:
            op = effect.op
            if op == DO_GAIN:
                return charges * (1.2 if effect.what == RES_ADRENALINE else 1.5)
            if op == DO_STRIKE:
                return charges * (1.4 if boss else 0.5) * (1.2 if item.bullets else 1.0)
            if op in (DO_HMOVE, DO_SHIELD):
                return charges * 0.9
            if op == DO_ITEM:
                return charges * 0.7
            if op == DO_ASK:
                return charges * 0.6
            if op in (DO_LIGHT, DO_REVEAL, DO_DOOR):
                return charges * 0.3
        return charges * 0.1

    def _best_item(self, options: list[int], base: int, sign: float) -> int:
        best = options[0]
        most = -inf
        for option in options:
            worth = sign * self._worth(option - base)
            if worth > most:
                most = worth
                best = option
        return best

    def _upgrade(self, options: list[int]) -> int:
        """Upgrade what is worth more than the Charge that it takes from another Item."""
        cards = self.cards
        count = len(cards.designs)
        best = options[-1]
        most = 0.2
        for option in options[:-1]:
            wanted, component = divmod(option - cards.upgrade, count)
            worth = 0.3 * self._worth(wanted)
            at = place_of(self.game, component)
            if component != wanted and at >= 0:
                worth -= self._worth(component) / max(self.game.charges[at], 1)
            if worth > most:
                most = worth
                best = option
        return best

    # Other questions --------------------------------------------------------------------------------------------------

    def _side(self, options: list[int]) -> int:
        """Where to go on: to the side where least is left to do; not at all if nothing is gained."""
        cards = self.cards
        while len(self.thoughts) < FIRST_WORLDS:
            self._imagine()
        asking = self.game.asking
        best = options[-1]
        least = inf
        stop = options[-1] == cards.stop and not isinstance(asking, NextOnRoute)
        if stop:
            least = self._stay_cost()
        for option in options:
            if option == cards.stop:
                continue
            side = option - cards.side
            cost = 0.0
            for thought in self.thoughts:
                there = thought.game.map.beside[ALL_SIDES * thought.game.hero + side]
                cost += thought.going(side, self.last) if there >= 0 else NEVER
            if cost / len(self.thoughts) < least:
                least = cost / len(self.thoughts)
                best = option
        return best

    def _stay_cost(self) -> float:
        cost = 0.0
        for thought in self.thoughts:
            cost += thought.left[self.game.hero] + thought.staying(self.last)
        return cost / len(self.thoughts)

    def _block(self, options: list[int]) -> int:
        """A Door through which something may come, but not the one that leads on."""
        cards = self.cards
        while len(self.thoughts) < GLANCE:
            self._imagine()
        best = options[-1]
        most = 0.05
        for option in options:
            if not cards.block <= option < cards.there:
                continue
            side = option - cards.block
            worth = 0.0
            for thought in self.thoughts:
                worth += self._shutting(thought, side)
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
        elif here in thought.goals.sectors:
            exits = 0
            for other in range(COMPASS):
                if game.map.beside[ALL_SIDES * here + other] >= 0:
                    exits += 1
            if exits == 1:
                worth -= 0.8
        for creature in range(TOKENS):
            kind = game.kind[creature]
            if kind >= 0 and game.map.distance(game.at[creature], there) <= 2:
                real = 1.0 if game.is_revealed(game.at[creature]) else ABROAD
                worth += thought.point * bite(game, kind, game.is_lit(here), False) * real
        return worth

    def _focus(self, options: list[int]) -> int:
        """Misses are rolled again if a Hit more would make a difference."""
        game = self.game
        cards = self.cards
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
        exclaims = 0 if exclaim else min(game.roll.count(EXCLAIM), 8)
        option = cards.reroll + exclaims * 9 + min(game.roll.count(MISS), 8)
        return option if option in options else options[-1]

    def _target(self, options: list[int]) -> int:
        game = self.game
        blow = bare_hands(game)
        best = options[0]
        most = -inf
        for option in options:
            worth = self._attacking(blow, creature_named(game, option))
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

    def _recover(self, options: list[int]) -> int:
        """The track that can take it; of two the higher one, because harm makes for Adrenaline."""
        game = self.game
        life, mind = MOST - game.life, MOST - game.self_control
        if min(life, mind) >= 3:
            return options[0] if life <= mind else options[-1]
        return options[0] if life >= mind else options[-1]

    def _prevent(self, options: list[int]) -> int:
        """A shield is for a loss that is worth it."""
        game = self.game
        asking = game.asking
        if not isinstance(asking, Prevent):
            return options[-1]
        if asking.amount >= 2 or game.life + game.self_control <= LOW:
            return options[0]
        return options[-1]

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

    def _lcu(self, options: list[int]) -> int:
        """One that a Mission wants."""
        game = self.game
        for option in options:
            sector = sector_of(game, option - self.cards.there)
            if sector >= 0 and (game.condition[CONDUIT] >> sector) & 1:
                return option
        return options[0]


def point_of(game: Alone) -> float:
    """What a point is worth now, in Actions: more when few are left (section 7 of the ledger)."""
    low = min(game.life, game.self_control)
    both = game.life + game.self_control
    return POINT + FEAR * max(0, MARK - low) + FEAR * max(0, LOW - both)
