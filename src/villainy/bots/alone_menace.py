"""What a position of ALONE is worth to Evil: what the Hero has lost and is about to lose, and how the way is barred."""

from typing import Final

from villainy.bots.alone_dice import bite, hit_chance
from villainy.bots.alone_way import NEVER, Goals, actions_left
from villainy.games.alone.attacks import dice_of
from villainy.games.alone.game import LASTING, Alone
from villainy.games.alone.lasting import (
    LAST_DANGEROUS_CARD,
    LAST_DANGEROUS_DICE,
    LAST_FORBIDDEN,
    LAST_HERO_DICE,
    LAST_LIE,
    LAST_NO_BULLET,
    LAST_NO_DISARM,
    LAST_RANGE,
    LAST_TOUGH,
    total,
)
from villainy.games.alone.ongoing import boss_of, is_open, mission_in
from villainy.games.alone.routes import FAR, distances
from villainy.games.alone.terms import EXCLAIM, HERO, HIT, IN_ATTACKS, RED, TOKENS
from villainy.games.alone.track import FIRST_SYMBOL, covered
from villainy.games.alone.vocabulary import GOAL_RITES

# How it weighs things, in points of Life or Self Control: guesses that hold up in play against itself.
# Lists: mypyc takes a Final tuple that begins with a float for one that was never set.
NEAR: Final = [0.9, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08, 0.05]
"""What a Creature's attack and scare count, by how far it is from the Hero."""
STRIKES: Final = 1.4
"""What its attack counts where it stands beside the Hero and has not attacked yet: it may well attack twice."""
BARS: Final = 0.35
"""What it counts in addition right on the Hero's way: the Hero comes to it."""
DELAY: Final = 0.15
"""And what the detour around it is worth."""
CROWD: Final = [1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1]
"""Evil moves one or two Creatures a Turn: the others count less."""
TRAP: Final = 0.7
"""A Danger token under the Hero, or where the Hero must work."""
ON_THE_WAY: Final = 0.4
ASIDE: Final = 0.15
ELSEWHERE: Final = 0.04
"""A Danger token elsewhere."""
SYMBOL: Final = 0.4
"""A Danger symbol that a card covers."""
CARD: Final = 0.2
"""A card in hand."""
VICTORY: Final = 100.0

LASTS: Final = {
    LAST_HERO_DICE: -0.3,
    LAST_TOUGH: 0.15,
    LAST_RANGE: -0.35,
    LAST_NO_DISARM: 0.1,
    LAST_FORBIDDEN: 0.4,
    LAST_NO_BULLET: 0.6,
    LAST_LIE: 0.1,
    LAST_DANGEROUS_CARD: 0.4,
}
"""What it is worth, for each point, that something lasts."""


class Outlook:
    """The Hero's way through the true Map: how far each Sector is, and how far from there to victory."""

    def __init__(self, game: Alone) -> None:
        self.hero = game.hero
        self.blocked = game.blocked
        self.goals = Goals(game)
        self.left = actions_left(game, self.goals, [0.0] * game.map.sectors)
        self.steps = distances(game, game.hero) if game.hero >= 0 else [FAR] * game.map.sectors

    def detour(self, sector: int) -> float:
        """How much longer the Hero's way is if it leads there."""
        if self.hero < 0:
            return NEVER
        return self.steps[sector] + self.left[sector] - self.left[self.hero]

    def trap(self, sector: int) -> float:
        """What a Danger token is worth there."""
        if sector == self.hero:
            return TRAP
        if sector in self.goals.sectors:
            return TRAP / (1.0 + 0.03 * self.left[sector])
        detour = self.detour(sector)
        if detour < 0.5:
            return ON_THE_WAY / (1.0 + 0.04 * self.steps[sector])
        return ASIDE if detour < 2.5 else ELSEWHERE


class Menace:
    """What positions are worth to one Evil seat."""

    def __init__(self, world: Alone, seat: int) -> None:
        self.seat = seat
        self.outlook = Outlook(world)

    def look(self, game: Alone) -> Outlook:
        """The Hero's way there; it is the same as here as long as the Hero and the Doors are."""
        known = self.outlook
        if known.hero == game.hero and known.blocked == game.blocked:
            return known
        return Outlook(game)

    def threat(self, game: Alone, outlook: Outlook, kind: int, sector: int) -> float:
        """What a Creature there threatens the Hero with."""
        steps = outlook.steps[sector]
        here = game.hero
        if steps <= 2:
            harm = bite(game, kind, game.is_lit(here), game.is_dangerous(here))
        else:
            harm = bite(game, kind, game.is_lit(sector), game.is_dangerous(sector))
        if not game.is_revealed(sector):
            harm += game.cards.scares[game.nightmare][kind]
        worth = harm * NEAR[min(steps, len(NEAR) - 1)]
        detour = outlook.detour(sector)
        if detour < 0.5:
            worth += harm * BARS + DELAY
        elif detour < 2.5:
            worth += harm * BARS * 0.35
        return worth

    def _creatures(self, game: Alone, outlook: Outlook) -> float:
        """What all Creatures threaten; those beside the Hero attack at the end of the Turn."""
        beside = 0.0
        others: list[float] = []
        fierce = game.is_dangerous(game.hero) or total(game, LAST_DANGEROUS_DICE) > 0
        for creature in range(TOKENS):
            kind = game.kind[creature]
            if kind < 0:
                continue
            if game.at[creature] == game.hero:
                harm = dice_of(game, creature) * hit_chance(game, fierce)
                waiting = game.phase < IN_ATTACKS or not (game.attacked >> creature) & 1
                beside += harm * (STRIKES if waiting else NEAR[0])
            else:
                others.append(self.threat(game, outlook, kind, game.at[creature]))
        others.sort(reverse=True)
        for at in range(len(others)):
            beside += others[at] * CROWD[at]
        return beside

    def _lasting(self, game: Alone) -> float:
        worth = 0.0
        for at in range(0, len(game.lasting), LASTING):
            what = game.lasting[at]
            if what in LASTS:
                worth += LASTS[what] * game.lasting[at + 2]
        return worth

    def _roll(self, game: Alone) -> float:
        """What the Hero's dice on the table would do to their target."""
        target = game.target
        if game.rolled_by != HERO or not game.roll or target < 0 or game.kind[target] < 0:
            return 0.0
        hits = game.roll.count(HIT)
        if game.is_lit(game.hero):
            hits += game.roll.count(EXCLAIM)
        first = game.cards.first_wound[game.nightmare][game.kind[target]]
        second = game.cards.second_wound[game.nightmare][game.kind[target]]
        if (game.wounded >> target) & 1:
            return -1.2 if hits >= second else -0.1 * hits
        return -1.2 if hits >= first + second else -0.5 if hits >= first else -0.1 * hits

    def of(self, game: Alone) -> float:
        """How good the position is for Evil, in points that the Hero has lost or will."""
        if game.winners:
            return -VICTORY if HERO in game.winners else VICTORY
        outlook = self.look(game)
        left = game.life + game.self_control
        worth = -float(left) + 6.0 / (1.0 + left)
        worth += self._creatures(game, outlook) + self._lasting(game) + self._roll(game)
        for sector in range(game.map.sectors):
            if (game.danger >> sector) & 1:
                worth += outlook.trap(sector)
        worth += 0.5 * outlook.left[game.hero]
        worth -= 0.6 * game.adrenaline + 0.1 * game.companion_charges
        worth += CARD * len(game.hands[self.seat])
        worth -= SYMBOL * max(0, covered(game) - FIRST_SYMBOL + 1)
        if is_open(game, RED) and mission_in(game, RED).goal == GOAL_RITES:
            worth += self._guard(game)
        return worth

    def _guard(self, game: Alone) -> float:
        """A Boss who keeps the Hero from a device should stay beside it."""
        boss = boss_of(game, RED)
        for creature in range(TOKENS):
            if game.kind[creature] == boss and game.room[game.at[creature]] != mission_in(game, RED).rooms[0]:
                return -3.0
        return 0.0
