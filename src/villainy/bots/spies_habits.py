"""What both sides are likely to do during an infiltration, and how likely a Spy gets through at all."""

from math import inf
from typing import Final

from villainy.bots.spies_way import HALFWAY, Runner, Way, assigned_to, infiltrating, recruited
from villainy.bots.spies_worth import POINT, standing
from villainy.games.spies.deck import INTELLIGENCE_CARD, MOST_TRICKS, SPY_CARD, Cards
from villainy.games.spies.discarding import DiscardChoice, TakeIntelligence
from villainy.games.spies.effects import Aim
from villainy.games.spies.events import Interrupt
from villainy.games.spies.game import Spies
from villainy.games.spies.infiltration import Face, UseBonus
from villainy.games.spies.phase import BEFORE_MOVE, MASTER, SPY_ENTERS_SQUARE
from villainy.games.spies.stats import contraption_value, minion_count, supports
from villainy.games.spies.vocabulary import ATTACK, HEAL, HEALTH, JUMP, LOOK, MOD, SNEAK, THE_SPY

THREATS: Final = [0.03, 0.15, 0.35, 0.75]
"""How likely a Spy thwarts the Plan: it cannot; with much help; with a little; as things are."""
HOMELESS: Final = 0.6
"""How likely a Spy without a network finds one in time."""
RECRUIT: Final = 0.25
"""How likely such a Spy is played."""
USUAL_SIZE: Final = 4
"""Networks are seldom larger."""
FEAR: Final = 0.9
"""How much a Plan that is thwarted counts beside one that is completed."""


class Aid:
    """What Intelligence could give the infiltrator."""

    def __init__(self) -> None:
        self.attack = 0
        self.health = 0
        self.sneak = 0
        self.jumps = 0

    def add(self, cards: Cards, face: int) -> None:
        """One card more."""
        for ability in cards.played[face]:
            if ability.target == THE_SPY:
                if ability.op == MOD and ability.what == ATTACK:
                    self.attack += ability.amount
                elif ability.op == MOD and ability.what == SNEAK:
                    self.sneak += ability.amount
                elif ability.op == HEAL:
                    self.health += ability.amount
                elif ability.op == JUMP:
                    self.jumps += ability.amount

    def any(self) -> bool:
        """Whether there is any."""
        return self.attack + self.health + self.sneak + self.jumps > 0

    def lent(self, runner: Runner) -> Runner:
        """The Spy with all of it."""
        return runner.helped(self.attack, self.health, self.sneak, self.jumps)


def in_hand(world: Spies) -> Aid:
    """What the Master's hand could give."""
    aid = Aid()
    first = world.cards.first_face[INTELLIGENCE_CARD]
    for card in world.hands[MASTER]:
        if world.face[card] >= first:
            aid.add(world.cards, world.face[card])
    return aid


# Habits ---------------------------------------------------------------------------------------------------------------


class Habits:
    """A quick answer to whatever comes up during an infiltration, for both sides of an imagined world."""

    def play_on(self, world: Spies) -> None:
        """Until the infiltration is over, or whatever was played has happened."""
        while not world.over and isinstance(
            world.asking, (Interrupt, Face, UseBonus, Aim, DiscardChoice, TakeIntelligence)
        ):
            world.take(self.answer(world))

    def answer(self, world: Spies) -> int:
        """A likely choice among the options."""
        asking = world.asking
        choices = world.choices
        if len(choices) == 1:
            return choices[0]
        if isinstance(asking, Interrupt):
            if asking.seat == MASTER and world.infiltrator >= 0 and not asking.answering:
                return self._interrupt(world, asking.occasion)
            return world.cards.passing
        if isinstance(asking, Face):
            return face_it(world)
        return choices[0]

    def _interrupt(self, world: Spies, occasion: int) -> int:
        """The Master uses what costs nothing, and Intelligence if it takes the Spy to the Plan."""
        cards = world.cards
        if occasion not in (BEFORE_MOVE, SPY_ENTERS_SQUARE):
            return cards.passing
        for option in world.choices:
            if option >= cards.trick and self._is_handy(world, option):
                return option
        if occasion != BEFORE_MOVE or world.plan < 0:
            return cards.passing
        way = Way(world)
        runner = infiltrating(world)
        if way.passes(runner):
            return cards.passing
        aid = in_hand(world)
        if not aid.any() or not way.passes(aid.lent(runner)):
            return cards.passing
        return self._least_help(world, way, runner)

    def _least_help(self, world: Spies, way: Way, runner: Runner) -> int:
        """One card if one is enough, else the first of several."""
        cards = world.cards
        first = cards.first_face[INTELLIGENCE_CARD]
        useful = cards.passing
        for option in world.choices:
            if cards.intelligence <= option < cards.move:
                aid = Aid()
                aid.add(cards, option - cards.intelligence + first)
                if aid.jumps > 0:
                    here = runner.helped(aid.attack, aid.health, aid.sneak, 0)
                    here.next += aid.jumps
                    if way.passes(here):
                        return option
                elif aid.any():
                    useful = option
                    if way.passes(aid.lent(runner)):
                        return option
        return useful

    def _is_handy(self, world: Spies, option: int) -> bool:
        """Whether to use what the Spy or a Node can do once; not to look, and no bandage that does nothing."""
        cards = world.cards
        if option < cards.bonus:
            ability = cards.once[world.face[world.spies[world.infiltrator]]][option - cards.trick]
        else:
            which = option - cards.bonus
            ability = cards.once[world.face[world.nodes[which // MOST_TRICKS]]][which % MOST_TRICKS]
        if ability.op == LOOK:
            return False
        return ability.op != HEAL or not world.variant.regain_capped or world.wounds[world.infiltrator] > 0


def face_it(world: Spies) -> int:
    """Attack or sneak, destroy or ignore: what leads to the Plan, else what costs the Genius most."""
    aid = in_hand(world)
    way = Way(world)
    way.thorough = True
    runner = infiltrating(world)
    runner.next = world.at
    best = world.choices[0]
    most = -inf
    for lent in range(2):
        if lent and not aid.any():
            break
        able = aid.lent(runner) if lent else runner
        for option in world.choices:
            value = try_choice(way, able, option, world.cards)
            if value > most:
                most = value
                best = option
        if most > HALFWAY:
            break
    return best


def try_choice(way: Way, runner: Runner, option: int, cards: Cards) -> float:
    """What becomes of the Spy if it deals so with what is in its square."""
    if option == cards.sneak:
        return way.sneak_past(runner)
    if option == cards.attack:
        return way.fight(runner)
    return way.ignore(runner) if option == cards.ignore else way.destroy(runner)


# The threat -----------------------------------------------------------------------------------------------------------


def likelihood(way: Way, runner: Runner, aid: Aid | None) -> float:
    """How likely the Spy reaches the Plan, with what may yet be done for it."""
    if way.passes(runner):
        return THREATS[3]
    if aid is not None and aid.any() and way.passes(aid.lent(runner)):
        return 0.9 * THREATS[3]
    if way.passes(runner.helped(1, 1, 1, 0)):
        return THREATS[2]
    return THREATS[1] if way.passes(runner.helped(2, 2, 2, 0)) else THREATS[0]


def likely_recruits(cards: Cards) -> list[int]:
    """Designs of Spies that may yet be played: one that sneaks best, one that fights best."""
    own = cards.own
    first = cards.first_face[SPY_CARD]
    stealthy, mighty = first, first
    for face in range(first, cards.first_face[SPY_CARD + 1]):
        if own[SNEAK][face] > own[SNEAK][stealthy]:
            stealthy = face
        if cards.high[face] <= USUAL_SIZE and own[ATTACK][face] + own[HEALTH][face] > (
            own[ATTACK][mighty] + own[HEALTH][mighty]
        ):
            mighty = face
    return [stealthy, mighty]


class Menace:
    """The Spies that may come in the Master's next turn, as the Genius sees them."""

    def __init__(self, world: Spies) -> None:
        self.runners: list[Runner] = []
        self.weights: list[float] = []
        networks = [slot for slot in range(len(world.net)) if world.net[slot] == slot]
        largest = -1
        for network in networks:
            if largest < 0 or world.size[network] > world.size[largest]:
                largest = network
        for slot in range(len(world.spies)):
            if world.spies[slot] < 0 or world.barred[slot]:
                continue
            home = -1
            for network in networks:
                if supports(world, network, slot):
                    home = network
                    self._add(assigned_to(world, slot, network), 1.0)
            if home < 0 and largest >= 0:
                runner = assigned_to(world, slot, largest)
                runner.size = max(runner.size, world.cards.low[world.face[world.spies[slot]]])
                self._add(runner, HOMELESS)
        if largest >= 0:
            for face in likely_recruits(world.cards):
                self._add(recruited(world, face, largest), RECRUIT)

    def _add(self, runner: Runner, weight: float) -> None:
        self.runners.append(runner)
        self.weights.append(weight)

    def against(self, way: Way) -> float:
        """How likely one of them gets through."""
        safe = 1.0
        for at in range(len(self.runners)):
            safe *= 1.0 - self.weights[at] * likelihood(way, self.runners[at], None)
        return 1.0 - safe


def progress(world: Spies) -> float:
    """How much of the Plan's cost is there: 1 when it is met."""
    face = world.face[world.plan]
    contraptions = world.cards.contraption_cost[face]
    minions = world.cards.minion_cost[face]
    if contraptions + minions == 0:
        return 1.0
    return (min(contraptions, contraption_value(world)) + min(minions, minion_count(world))) / (contraptions + minions)


def lair_worth(world: Spies, menace: Menace) -> float:
    """How the Genius stands when the turn ends: what it has, how far the Plan is, how safe it is."""
    total = standing(world)
    if world.plan < 0:
        return total
    evilness = world.cards.evilness[world.face[world.plan]]
    done = progress(world)
    total += POINT * evilness * (0.5 * done if done < 1.0 else 1.0)
    return total - FEAR * POINT * evilness * menace.against(Way(world))
