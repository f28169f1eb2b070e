"""The way through the lair: whether a Spy reaches the Evil Plan is no matter of luck, so its best path can be found."""

from math import inf
from typing import Final

from villainy.bots.spies_worth import AN_EVENT, square_worth
from villainy.games.spies.deck import MINION_CARD, SQUARES
from villainy.games.spies.game import Spies
from villainy.games.spies.infiltration import AMBUSH_DAMAGE
from villainy.games.spies.stats import (
    minion_attack,
    minion_has,
    minion_health,
    network_adds,
    next_square,
    perception,
    remaining,
    seen_size,
    spy_attack,
    spy_keys,
    spy_sneak,
    spy_stat,
)
from villainy.games.spies.vocabulary import (
    AMBUSH,
    ATTACK,
    DAMAGE,
    EJECT,
    FREE_FIRST_SNEAK,
    HEAL,
    HEALTH,
    INITIATIVE,
    JUMP,
    KILL,
    MOD,
    NO_REGAIN,
    QUIET_DESTROY,
    REGAIN,
    SNEAK,
    THE_SPY,
    TRAP_EJECT,
)

THROUGH: Final = 100.0
"""The Spy reaches the Plan: more than any loss or gain on the way."""
HALFWAY: Final = 50.0
"""What is worth more has reached it."""

EMPTY: Final = 0
GUARD: Final = 1
TRAP: Final = 2


class Runner:
    """A Spy on its way, or one that might be. A path that forks goes on with a copy for each branch."""

    def __init__(self) -> None:
        self.next = 0
        """The square that it will enter next; while it deals with a square, that square."""
        self.health = 0
        self.attack = 0
        self.sneak = 0
        self.noisy = False
        self.sneaked = False
        self.jumps = 0
        """How many squares it may jump over."""
        self.hops = 0
        """How many Contraptions it may jump over."""
        self.size = 0
        """Of its network, as it counts it."""
        self.regain = 1
        self.keys = 0
        self.blind = False
        """Has Initiative against Minions that notice nothing."""
        self.met = 0
        """What its network adds to the Perception of those it meets."""

    def copy(self) -> "Runner":
        twin = Runner()
        twin.next = self.next
        twin.health = self.health
        twin.attack = self.attack
        twin.sneak = self.sneak
        twin.noisy = self.noisy
        twin.sneaked = self.sneaked
        twin.jumps = self.jumps
        twin.hops = self.hops
        twin.size = self.size
        twin.regain = self.regain
        twin.keys = self.keys
        twin.blind = self.blind
        twin.met = self.met
        return twin

    def helped(self, attack: int, health: int, sneak: int, jumps: int) -> "Runner":
        """The same Spy with more of everything."""
        twin = self.copy()
        twin.attack += attack
        twin.health += health
        twin.sneak += sneak
        twin.jumps += jumps
        return twin

    def has(self, keyword: int) -> bool:
        """Whether the Spy has a keyword."""
        return (self.keys >> keyword) & 1 == 1


def infiltrating(world: Spies) -> Runner:
    """The Spy that is in the lair."""
    slot = world.infiltrator
    runner = Runner()
    runner.attack = spy_attack(world, slot)
    runner.health = remaining(world, slot)
    runner.sneak = spy_sneak(world, slot)
    network = world.assigned[slot]
    runner.size = seen_size(world, slot, network) if network >= 0 else 0
    runner.regain = max(0, spy_stat(world, slot, REGAIN))
    runner.keys = spy_keys(world, slot)
    runner.blind = world.cards.sure_of_the_blind[world.face[world.spies[slot]]]
    runner.next = next_square(world)
    runner.noisy = world.noisy[slot] == 1
    runner.sneaked = world.sneaks > 0
    return runner


def assigned_to(world: Spies, slot: int, network: int) -> Runner:
    """A Spy in play, were it Assigned to that network."""
    card = world.spies[slot]
    runner = recruited(world, world.face[card], network)
    runner.size = seen_size(world, slot, network)
    runner.health -= world.wounds[slot]
    runner.noisy = world.noisy[slot] == 1
    if world.lasting:
        runner.attack += world.added(card, ATTACK)
        runner.health += world.added(card, HEALTH)
        runner.sneak += world.added(card, SNEAK)
        runner.keys |= world.keys_given(card)
    return runner


def recruited(world: Spies, face: int, network: int) -> Runner:
    """A Spy of that design, were it Assigned to that network."""
    cards = world.cards
    runner = Runner()
    runner.attack = cards.own[ATTACK][face] + network_adds(world, network, ATTACK)
    runner.health = cards.own[HEALTH][face] + network_adds(world, network, HEALTH)
    runner.sneak = cards.own[SNEAK][face] + network_adds(world, network, SNEAK)
    runner.regain = max(0, cards.own[REGAIN][face])
    runner.keys = cards.own_keys[face]
    runner.blind = cards.sure_of_the_blind[face]
    size = world.size[network]
    runner.size = size + world.extra[network]
    for at in range(len(world.nodes)):
        node = world.nodes[at]
        if node >= 0 and world.net[at] == network:
            printed = world.face[node]
            runner.keys |= cards.net_keys[printed][size]
            runner.met += cards.met[printed][size]
            for ability in cards.once[printed]:
                if ability.op == HEAL and size >= ability.size:
                    runner.health += ability.amount
    for ability in cards.entry[face]:
        if ability.op == JUMP:
            runner.next += ability.amount
    for ability in cards.once[face]:
        if ability.op == JUMP:
            runner.hops += 1
    return runner


# The way through the lair ---------------------------------------------------------------------------------------------


class Way:
    """The lair as a Spy meets it, square by square, and the best path through it."""

    def __init__(self, world: Spies) -> None:
        self.meets = world.variant.meets
        self.thorough = False
        """Whether to look for the best path, or for any."""
        self.what = [EMPTY] * SQUARES
        self.worth = [0.0] * SQUARES
        """What it would cost the Genius to lose what is there."""
        self.attack = [0] * SQUARES
        self.health = [0] * SQUARES
        self.notice = [0] * SQUARES
        self.first = [False] * SQUARES
        """Minions with Initiative."""
        self.bite = [0] * SQUARES
        """Damage to a Spy that enters."""
        self.parting = [0] * SQUARES
        """Damage to a Spy that kills the Minion."""
        self.least_size = [0] * SQUARES
        """A Spy on a smaller network is killed there."""
        self.hush = [0] * SQUARES
        self.weaken = [0] * SQUARES
        """Sneak and Attack that a Spy loses there."""
        self.least_sneak = [0] * SQUARES
        """Who ignores it with less Sneak is thrown out."""
        self.fatal = [False] * SQUARES
        """Who destroys it does not go on."""
        self.regains = True
        for square in range(SQUARES):
            card = world.lair[square]
            if card < 0:
                continue
            if world.cards.kind[world.face[card]] == MINION_CARD:
                self._see_guard(world, square)
            else:
                self._see_trap(world, square)

    def _see_guard(self, world: Spies, square: int) -> None:
        self.what[square] = GUARD
        self.worth[square] = square_worth(world, square)
        self.attack[square] = minion_attack(world, square)
        self.health[square] = minion_health(world, square) - world.hurt[square]
        self.notice[square] = perception(world, square)
        self.first[square] = minion_has(world, square, INITIATIVE)
        if minion_has(world, square, AMBUSH):
            self.bite[square] = AMBUSH_DAMAGE
        attachment = world.attached[square]
        if attachment >= 0:
            for ability in world.cards.dies[world.face[attachment]]:
                if ability.op == DAMAGE:
                    self.parting[square] = ability.amount

    def _see_trap(self, world: Spies, square: int) -> None:
        cards = world.cards
        card = world.lair[square]
        face = world.face[card]
        self.what[square] = TRAP
        self.worth[square] = square_worth(world, square)
        if world.dark(card):
            return
        if (cards.intruder_keys[face] >> NO_REGAIN) & 1:
            self.regains = False
        for ability in cards.spy_enters[face]:
            if ability.op == DAMAGE:
                self.bite[square] += ability.amount
            elif ability.op == KILL:
                self.least_size[square] = ability.net_below
            elif ability.op == MOD and ability.what == SNEAK:
                self.hush[square] -= ability.amount
            elif ability.op == MOD and ability.what == ATTACK:
                self.weaken[square] -= ability.amount
        for ability in cards.spy_ignores[face]:
            if ability.op in (EJECT, KILL):
                self.least_sneak[square] = max(1, ability.sneak_below)
        for ability in cards.spy_destroys[face]:
            if ability.op in (EJECT, KILL) and ability.target == THE_SPY:
                self.fatal[square] = True

    def passes(self, runner: Runner) -> bool:
        """Whether the Spy can reach the Plan."""
        self.thorough = False
        return self.best(runner) > HALFWAY

    def best(self, runner: Runner) -> float:
        """What the Spy can achieve if it moves on now: more than HALFWAY if it reaches the Plan."""
        at = runner.next
        if at >= SQUARES:
            return THROUGH + 0.1 * min(runner.health, 4) + 0.1 * min(runner.sneak, 4)
        if self.what[at] == EMPTY:
            twin = runner.copy()
            twin.next = at + 1
            if self.regains:
                twin.health += runner.regain
            return self.best(twin)
        inside = runner.copy()
        inside.health -= self.bite[at]
        best = -1.0
        if not self._is_dead(inside.health):
            best = self._meet_guard(inside) if self.what[at] == GUARD else self._meet_trap(inside)
        if best > HALFWAY and not self.thorough:
            return best
        if runner.hops > 0 and self.what[at] == TRAP:
            twin = runner.copy()
            twin.next = at + 1
            twin.hops -= 1
            best = max(best, self.best(twin))
        elif runner.jumps > 0:
            twin = runner.copy()
            twin.next = at + 1
            twin.jumps -= 1
            best = max(best, self.best(twin) - AN_EVENT)
        return best

    def _is_dead(self, health: int) -> bool:
        return health < 0 or (health == 0 and self.meets)

    def _meet_guard(self, runner: Runner) -> float:
        """A Minion is sneaked past or attacked, whichever leads further."""
        best = -inf
        if (
            (not runner.noisy or runner.has(QUIET_DESTROY))
            and runner.sneak >= 1
            and runner.sneak >= self.notice[runner.next] + runner.met
        ):
            best = self.sneak_past(runner)
            if best > HALFWAY and not self.thorough:
                return best
        return max(best, self.fight(runner))

    def _meet_trap(self, runner: Runner) -> float:
        """A Contraption does what it does to Spies that enter; then it is ignored or destroyed."""
        at = runner.next
        if runner.size < self.least_size[at]:
            return 0.0 if runner.has(TRAP_EJECT) else -1.0
        runner.sneak -= self.hush[at]
        runner.attack -= self.weaken[at]
        best = self.ignore(runner)
        if best > HALFWAY and not self.thorough:
            return best
        return max(best, self.destroy(runner))

    def sneak_past(self, runner: Runner) -> float:
        twin = runner.copy()
        if runner.sneaked or not runner.has(FREE_FIRST_SNEAK):
            twin.sneak -= max(0, self.notice[runner.next] + runner.met)
        twin.sneaked = True
        twin.next += 1
        return self.best(twin)

    def fight(self, runner: Runner) -> float:
        """Blows are exchanged until one is dead."""
        at = runner.next
        blow, answer = max(0, runner.attack), self.attack[at]
        mine, theirs = runner.health, self.health[at]
        if blow == 0:
            return 0.0 if answer == 0 else -1.0
        sudden = runner.has(INITIATIVE) or (runner.blind and self.notice[at] + runner.met <= 0)
        if sudden and not self.first[at]:
            theirs -= blow
        elif self.first[at] and not sudden:
            mine -= answer
        while not self._is_dead(theirs):
            if self._is_dead(mine):
                return -1.0
            theirs -= blow
            mine -= answer
        mine -= self.parting[at]
        if self._is_dead(mine):
            return self.worth[at] - 1.0
        twin = runner.copy()
        twin.health = mine
        twin.next = at + 1
        return self.worth[at] + self.best(twin)

    def ignore(self, runner: Runner) -> float:
        if runner.sneak < self.least_sneak[runner.next]:
            return 0.0
        twin = runner.copy()
        twin.next += 1
        return self.best(twin)

    def destroy(self, runner: Runner) -> float:
        at = runner.next
        if self.fatal[at]:
            return -0.5
        twin = runner.copy()
        twin.noisy = True
        twin.next = at + 1
        return self.worth[at] + self.best(twin)
