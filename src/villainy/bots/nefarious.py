"""A henchman for Nefarious: thinks two rounds ahead, in several worlds that might be the true one.

Whatever it is asked, it tries every answer in a few re-dealt worlds: this round and the next are played by people
who do what seems likely (`Habits`), and then it counts the rounds that it would still take to win (`Outlook`), planning
what to build by cost and tempo. The worlds have the rules of this game, Twists included: so the henchman heeds every
Twist without knowing one of them by name.
"""

from math import inf
from typing import Final

from villainy.bots.bot import Bot
from villainy.engine.chance import Chance
from villainy.engine.seat import Seat
from villainy.games.nefarious.deck import (
    AREAS,
    CARD,
    INVENT,
    MINION,
    ONCE,
    PRICES,
    RESEARCH,
    SPECULATE,
    Line,
)
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.rules import Rules

# How it weighs things: guesses that hold up in matches of henchmen against each other and against chance.
WORLDS: Final = 5
"""So many worlds are imagined for one decision."""
FORESIGHT: Final = 2
"""So many rounds are played in each of them, this one included: what is earned now is spent in the next."""
PACE: Final = 1.4
"""Points that a player makes in a round, about, where everybody has one Action."""
POINT: Final = 3.0
"""What a victory point is worth, in coins."""
A_CARD: Final = 2.0
A_MINION: Final = 3.0
"""What an effect gives or takes, in coins."""
SPARE: Final = 0.02
"""What a coin that is left over counts, in rounds."""
HOARD: Final = 0.05
"""And what a card does."""
ENVY: Final = 0.3
"""How much a rival's way to victory counts beside one's own."""
VICTORY: Final = 50.0
"""What the end of the game is worth, or costs, beside all that is counted in rounds."""
FOREVER: Final = 60.0
"""More rounds than any game has."""
CHANGE: Final = 0.3
"""Part of an Action that is lost, on average, because what is earned is never the exact price."""
USUAL: Final = (2, 5, 3, 6)
"""How often each Action is chosen, all in all: Speculate, Invent, Research, Work."""


class Habits:
    """What a player is likely to do: a quick answer to every question, for all seats of an imagined world."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.mean_cost, self.mean_points = _means(rules)
        """Of an Invention that has yet to be drawn."""
        self.points = [self.mean_points if points < 0 else float(points) for points in rules.worth]
        """What each Invention is worth; one that grows, as much as others."""
        self.extra = [self._extra(rules, face) for face in range(len(rules.cost))]
        """What its effects are worth to who builds it, in coins."""
        self.usual = 0
        for often in USUAL:
            self.usual += often

    def _extra(self, rules: Rules, face: int) -> float:
        extra = 0.0
        for line in rules.own[face]:
            extra += _worth(line)
        for line in rules.others[face]:
            extra -= ENVY * _worth(line)
        return extra

    def bargain(self, face: int) -> float:
        """What an Invention brings beyond what it costs, in coins."""
        return self.points[face] * POINT + self.extra[face] - self.rules.cost[face]

    def answer(self, world: Nefarious, seat: int, options: list[int], chance: Chance) -> int:
        """A likely choice among the options."""
        cards = world.cards
        first = options[0]
        if len(options) == 1:
            return first
        if first >= cards.plan:
            return self._best_card(world, seat, options, cards.plan)
        if first >= cards.invent:
            return self._best_card(world, seat, options, cards.invent)
        if first >= cards.discard:
            return self._worst_card(world, seat, options)
        if first >= cards.place:
            return self._best_area(world, seat, options, cards.place, False)
        if first >= cards.remove:
            return self._worst_area(world, seat, options)
        if first >= cards.area:
            return self._best_area(world, seat, options, cards.area, True)
        if first >= cards.action:
            return self._action(world, seat, options, chance)
        return first

    # Actions ---------------------------------------------------------------------------------------------------------

    def leaning(self, world: Nefarious, seat: int, action: int) -> int:
        """How strongly the seat, as this world has it, leans towards an Action."""
        hand = world.hands[seat]
        money = world.money[seat]
        if action == SPECULATE:
            if world.reserve[seat] == 0:
                return 0
            return 2 if world.round > 4 or world.reserve[seat] < 3 else 4
        if action == INVENT:
            if not hand:
                return 0
            dearest = 0
            for card in hand:
                cost = world.cost(card)
                if dearest < cost <= money:
                    dearest = cost
            return 10 if dearest > 6 else 6 if dearest * 2 >= money else 1
        if action == RESEARCH:
            return 6 if len(hand) < 2 else 3
        return 6 if hand else 2

    def _action(self, world: Nefarious, seat: int, options: list[int], chance: Chance) -> int:
        base = world.cards.action
        total = 0
        for option in options:
            total += self.leaning(world, seat, option - base) + 1
        lot = chance.below(total)
        for option in options:
            lot -= self.leaning(world, seat, option - base) + 1
            if lot < 0:
                return option
        return options[0]

    # Minions ---------------------------------------------------------------------------------------------------------

    def pays(self, world: Nefarious, seat: int, area: int) -> float:
        """What a Minion there earns in a round, about: half by habit, half by how those who pay lean now."""
        expected = 0.0
        for at in range(len(self.rules.sources)):
            source = (seat + self.rules.sources[at]) % world.players
            total = 0
            for action in range(AREAS):
                total += self.leaning(world, source, action) + 1
            now = (self.leaning(world, source, area) + 1) / total
            expected += self.rules.weights[at] * (now + USUAL[area] / self.usual) / 2.0
        return expected * self.rules.action_slots

    def earned(self, world: Nefarious, seat: int) -> float:
        """What all Minions of the seat earn in a round, about."""
        total = 0.0
        for area in range(AREAS):
            minions = world.areas[seat * AREAS + area]
            if minions:
                total += minions * self.pays(world, seat, area)
        return total

    def _best_area(self, world: Nefarious, seat: int, options: list[int], base: int, priced: bool) -> int:
        best = options[0]
        most = -inf
        rounds = rounds_left(world)
        for option in options:
            area = option - base
            value = self.pays(world, seat, area) * rounds
            if priced:
                value -= PRICES[area]
            if self.rules.at_minion_placed:
                value += world.snapshot[area]
            if value > most:
                most = value
                best = option
        return best

    def _worst_area(self, world: Nefarious, seat: int, options: list[int]) -> int:
        best = options[0]
        least = inf
        for option in options:
            value = self.pays(world, seat, option - world.cards.remove)
            if value < least:
                least = value
                best = option
        return best

    # Cards -----------------------------------------------------------------------------------------------------------

    def _best_card(self, world: Nefarious, seat: int, options: list[int], base: int) -> int:
        """What brings most for its cost, of what can be paid; else what can be paid soonest."""
        best = options[0]
        most = -inf
        money = world.money[seat]
        for option in options:
            face = option - base
            cost = self.rules.cost[face]
            value = self.bargain(face)
            if cost > money:
                value -= FOREVER + cost
            if value > most:
                most = value
                best = option
        return best

    def _worst_card(self, world: Nefarious, seat: int, options: list[int]) -> int:
        best = options[0]
        least = inf
        base = world.cards.discard
        for option in options:
            value = self.bargain(option - base)
            if value < least:
                least = value
                best = option
        return best


class Outlook:
    """How far a seat is from winning, in rounds, if it builds by cost and tempo."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.rules = habits.rules

    def of(self, world: Nefarious, seat: int) -> float:
        """The lead of a seat over its strongest rival; what its own way still takes counts most."""
        if world.over:
            return VICTORY / len(world.winners) if seat in world.winners else -VICTORY
        rival = inf
        for other in range(world.players):
            if other != seat:
                rival = min(rival, self.rounds_to_win(world, other))
        return ENVY * rival - self.rounds_to_win(world, seat)

    def rounds_to_win(self, world: Nefarious, seat: int) -> float:
        """What brings most points for its time is built next, again and again, until there are enough."""
        rules = self.rules
        habits = self.habits
        slots = float(rules.action_slots)
        earned = habits.earned(world, seat)
        wage = max(1.0, rules.work_money * rules.action_repeats + earned / slots)
        build_time = 1.0 / (slots * rules.action_repeats)
        search_time = build_time if world.locked == 0 else FOREVER
        faces = [world.face[card] for card in world.hands[seat]]
        money = float(world.money[seat])
        missing = float(rules.goal - world.score(seat))
        rounds = 0.0
        while missing > 0.0 and rounds < FOREVER:
            # An Invention that is not in hand yet: it takes an Action to find, and may be anything.
            best = -1
            spent = search_time + self._saving(habits.mean_cost - rules.research_money, money, wage, slots) + build_time
            most = min(habits.mean_points, missing) / spent
            for at in range(len(faces)):
                needed = self._saving(rules.cost[faces[at]], money, wage, slots) + build_time
                rate = min(habits.points[faces[at]], missing) / needed
                if rate > most:
                    most = rate
                    best = at
                    spent = needed
            rounds += spent
            if best < 0:
                missing -= habits.mean_points
                money = max(0.0, money - habits.mean_cost + rules.research_money)
            else:
                face = faces.pop(best)
                missing -= habits.points[face]
                money = max(0.0, money - rules.cost[face])
                if rules.at_paid:
                    money = 0.0
                money += habits.extra[face]
            money += earned * build_time
        return rounds - SPARE * money - HOARD * len(faces)

    def _saving(self, cost: float, money: float, wage: float, slots: float) -> float:
        """Rounds of work until the cost can be paid."""
        missing = cost - money
        return (missing / wage + CHANGE) / slots if missing > 0.0 else 0.0


class Henchman(Bot):
    """Tries every answer in imagined worlds, for any deck, all Twists and any number of players."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.known: list[Outlook] = []
        """One for the rules of this game, as soon as they are known."""

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        values = [0.0] * len(options)
        for _ in range(WORLDS):
            world = seat.imagine(self.chance)
            assert isinstance(world, Nefarious)
            outlook = self._outlook(world.rules)
            lots = self.chance.spawn()
            for at in range(len(options)):
                values[at] += self._try(outlook, world, seat.number, options[at], lots.clone())
        best = 0
        for at in range(len(options)):
            if values[at] > values[best]:
                best = at
        return options[best]

    def _outlook(self, rules: Rules) -> Outlook:
        if not self.known or self.known[0].rules is not rules:
            self.known = [Outlook(Habits(rules))]
        return self.known[0]

    def _try(self, outlook: Outlook, start: Nefarious, seat: int, option: int, lots: Chance) -> float:
        """The seat's outlook some rounds later, if it answers so."""
        world = start.clone()
        world.asking.answer(world, seat, option)
        world.advance()
        habits = outlook.habits
        while not world.over and world.round < start.round + FORESIGHT:
            world.take(habits.answer(world, world.seat, world.choices, lots))
        return outlook.of(world, seat)


def rounds_left(world: Nefarious) -> float:
    """How many rounds are to come, about, until somebody wins."""
    best = 0
    for seat in range(world.players):
        best = max(best, world.score(seat))
    pace = PACE * (1.0 + 0.7 * (world.rules.action_slots * world.rules.action_repeats - 1))
    return max(1.0, (world.rules.goal - best) / pace)


def _means(rules: Rules) -> tuple[float, float]:
    """What an Invention costs and what it is worth, on average."""
    points = [worth for worth in rules.worth if worth >= 0]
    return sum(rules.cost) / len(rules.cost), max(1.0, sum(points) / max(1, len(points)))


def _worth(line: Line) -> float:
    """What an effect line brings whom it hits, in coins."""
    amount = line.amount if line.per == ONCE else line.amount * 2
    if line.thing == CARD:
        return A_CARD * amount
    return A_MINION * amount if line.thing == MINION else float(amount)
