"""Worlds that the Hero of ALONE imagines: how far it is to victory in each, what lurks there, what tells them apart.

In every world the way to victory is counted in Actions, with a surcharge for what lurks on it. What the Hero might
learn is worth as much as the way gets shorter when worlds that would answer differently are told apart.
"""

from typing import Final

from villainy.bots.alone_dice import bite, hit_chance
from villainy.bots.alone_notes import place_boss, recall
from villainy.bots.alone_way import NEVER, Goals, actions_left, toll
from villainy.engine.chance import Chance
from villainy.engine.seat import Seat
from villainy.games.alone.game import Alone
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.ongoing import boss_of, is_open
from villainy.games.alone.terms import NONE, RED, TOKENS
from villainy.games.alone.variant import SEEDED

WORLDS: Final = 8
"""So many worlds are imagined for one Action."""
FIRST_WORLDS: Final = 3
"""After so many it may be clear already that all of them agree."""
PATIENCE: Final = 6
"""So often another world is imagined instead of one that contradicts the notes."""

# How it weighs things, in Actions: guesses that hold up in play against Evil's henchman.
POINT: Final = 0.95
"""What a point of Life or Self Control is worth."""
FEAR: Final = 0.15
"""How much more, for each point below the mark."""
MARK: Final = 5
LOW: Final = 9
"""Below so many points in both tracks together every point counts more as well."""
# A list: mypyc takes a Final tuple that begins with a float for one that was never set.
NEAR: Final = [1.0, 0.6, 0.3, 0.12]
"""How likely a Creature attacks at the end of this Turn, by how far it is."""
ABROAD: Final = 0.5
"""How real something is that is only imagined."""
SNARE: Final = 0.35
"""What a Danger token costs whoever ends a Turn on it, in points."""
AMBUSH: Final = 2.0
"""What waits in a Room where the Hero must go and has not looked, in points: Evil knows that, too."""
GO_ON: Final = 0.3
"""How much of what lurks here counts if another Action follows in the same Turn."""


def point_of(game: Alone) -> float:
    """What a point is worth now, in Actions: more when few are left."""
    low = min(game.life, game.self_control)
    both = game.life + game.self_control
    return POINT + FEAR * max(0, MARK - low) + FEAR * max(0, LOW - both)


class Thought:
    """One imagined world: how far it is to victory from every Sector, and what lurks."""

    def __init__(self, game: Alone) -> None:
        self.game = game
        self.point = point_of(game)
        risk = [0.0] * game.map.sectors
        for creature in range(TOKENS):
            if game.kind[creature] >= 0:
                risk[game.at[creature]] += self.point * self._encounter(creature)
        for sector in range(game.map.sectors):
            if (game.danger >> sector) & 1:
                risk[sector] += self.point * (SNARE if game.is_revealed(sector) else SNARE * ABROAD)
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
        dangerous = game.is_dangerous(sector)
        found = SNARE if dangerous else 0.0
        worst = 0.0
        at_best = game.map.steps_from(sector)
        open_ways: dict[int, int] = {}
        for creature in range(TOKENS):
            kind = game.kind[creature]
            if kind < 0 or at_best[game.at[creature]] >= len(NEAR):
                continue
            if not open_ways:
                open_ways = self._around(sector)
            place = game.at[creature]
            far = open_ways.get(place, len(NEAR))
            if far >= len(NEAR):
                continue
            harm = bite(game, kind, lit, dangerous)
            if not game.is_revealed(place):
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
        """What is to do, and to fear, for a Hero who stays; less if another Action is to come."""
        game = self.game
        peril = self.peril(game.hero, game.is_lit(game.hero))
        return self.left[game.hero] + self.point * peril * (1.0 if last else GO_ON)

    def going(self, side: int, last: bool) -> float:
        """What is still to do, and to fear, after a step to that side."""
        game = self.game
        at = ALL_SIDES * game.hero + side
        there = game.map.beside[at]
        if there < 0:
            return NEVER
        closed = toll(game, game.map.door[at])
        if closed:
            return self.left[there] - self.left[game.hero] + closed + self.staying(last)
        cost = self.left[there] + self.point * self.parting()
        if not game.is_revealed(there):
            for creature in game.creatures_in(there):
                cost += self.point * ABROAD * game.cards.scares[game.nightmare][game.kind[creature]]
        return cost + self.point * self.peril(there, game.is_lit(there)) * (1.0 if last else GO_ON)

    def way(self) -> int:
        """The side to which the Hero would turn; NONE where there is something to do."""
        best = NONE
        least = self.left[self.game.hero] + 0.5
        for side in range(ALL_SIDES):
            there = self.game.map.beside[ALL_SIDES * self.game.hero + side]
            if there >= 0 and self.left[there] < least:
                least = self.left[there]
                best = side
        return best


class Worlds:
    """Several of them, each as likely as the others."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.thoughts: list[Thought] = []
        self.costs: list[list[float]] = []
        """What a step to each side costs, in each world."""
        self.imagine(1)
        self.game = self.thoughts[0].game
        """All that the Hero sees is the same in every world."""
        self.last = not (self.game.bullet and self._another_follows())
        """Whether the Turn ends after this Action."""

    def imagine(self, count: int) -> None:
        """Have at least so many."""
        while len(self.thoughts) < count:
            world = self._world()
            # A seeded Map is made around the tiles that lie now: another one would fit the notes no better.
            tries = PATIENCE if world.variant.map == SEEDED else 1
            while not recall(world, self.chance) and tries < PATIENCE:
                world = self._world()
                tries += 1
            place_boss(world, self.chance)
            self.thoughts.append(Thought(world))

    def _world(self) -> Alone:
        world = self.seat.imagine(self.chance)
        assert isinstance(world, Alone)
        return world

    def _another_follows(self) -> bool:
        """Whether another Action of Bullet Time follows this one: the same question waits on the agenda."""
        for step in self.game.agenda:
            if type(step) is type(self.game.asking):
                return True
        return False

    def think(self) -> None:
        """As many as it takes: if the first ones agree about the way, no more."""
        self.imagine(FIRST_WORLDS)
        if len({thought.way() for thought in self.thoughts}) > 1:
            self.imagine(WORLDS)
        self.compare()

    def compare(self) -> None:
        """Count what every step would cost in each of them."""
        for at in range(len(self.costs), len(self.thoughts)):
            thought = self.thoughts[at]
            self.costs.append([thought.going(side, self.last) for side in range(ALL_SIDES)])
        self.known = self._least(list(range(len(self.thoughts))))
        """What the best step costs, not knowing which world is true."""

    def agree(self) -> bool:
        """Whether nothing was left to ask."""
        return len(self.thoughts) == FIRST_WORLDS

    def _least(self, worlds: list[int]) -> float:
        """The cost of the best step in the middle of these worlds; to stay where something can be done is one too."""
        best = 0.0
        for at in worlds:
            best += self.thoughts[at].left[self.thoughts[at].game.hero]
        for side in range(ALL_SIDES):
            cost = 0.0
            for at in worlds:
                cost += self.costs[at][side]
            best = min(best, cost)
        return best / len(worlds)

    def insight(self, signs: list[int]) -> float:
        """How much shorter the way gets, on average, if worlds with different signs can be told apart."""
        told = 0.0
        for sign in set(signs):
            worlds = [at for at in range(len(signs)) if signs[at] == sign]
            told += self._least(worlds) * len(worlds)
        return max(0.0, self.known - told / len(signs))

    # In the middle of all worlds --------------------------------------------------------------------------------------

    def left(self) -> float:
        """Actions to victory."""
        found = 0.0
        for thought in self.thoughts:
            found += thought.left[thought.game.hero]
        return found / len(self.thoughts)

    def staying(self) -> float:
        """What is to do and to fear if the Hero stays here."""
        cost = 0.0
        for thought in self.thoughts:
            cost += thought.staying(self.last)
        return cost / len(self.thoughts)

    def going(self, side: int) -> float:
        """The same after a step to that side."""
        cost = 0.0
        for thought in self.thoughts:
            cost += thought.going(side, self.last)
        return cost / len(self.thoughts)

    def busy(self) -> bool:
        """Whether there is something to do here, for sure."""
        for thought in self.thoughts:
            if thought.game.hero not in thought.goals.sectors:
                return False
        return True
