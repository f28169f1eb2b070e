"""A henchman for Evil:101: counts cards, weighs points against risk, and is hard to read.

The heart of the game is one small contest per Target: which Plot lies there, which symbol does the Handler bet on? The
henchman supposes that both sides lean towards what pays them, and know it of each other (`Contest`). As an Evil Player
it plays against those bets, as the Handler against those Plots.
"""

from math import exp, inf, log
from typing import Any, Final

from villainy.bots.bot import Bot
from villainy.engine.chance import Chance
from villainy.engine.game import Deck, View
from villainy.engine.seat import Seat
from villainy.games.evil101.deck import AGENT, CHASE, PLOT, TARGET, TYPES, Cards

# How it leans. Points are the unit throughout. Found by matches of henchmen against each other and against chance.
GREED: Final = 0.8
"""How much likelier a Plot is to be laid for each point that it promises."""
ALERT: Final = 0.8
"""How much likelier a symbol is to be bet on for each point that the bet saves."""
ROUNDS_OF_THOUGHT: Final = 4
"""He knows that I know that he knows."""
NERVE: Final = 0.15
"""How many points the henchman gives away, about, to stay hard to read."""
TRIUMPH: Final = 2.0
"""What it is worth to reach the goal in the lead, on top of the points."""
PATIENCE: Final = 0.3
"""How much of what a Plot may bring in later rounds counts against laying it now."""
STOCK: Final = 2
"""Chase cards to keep in hand; one more where every chase is against the same player."""
CHASE_WORTH: Final = 1.6
"""What a Chase card in hand is worth while the game is young."""
HOME_STRETCH: Final = 4
"""Points from the goal at which nothing is worth saving for later."""
DOGGED: Final = 0.8
"""How likely somebody who can answer in a chase does."""

WHIMS: Final = 1 << 16


class Table:
    """A seat's view, counted: what lies where, and how many cards of each face have not been seen."""

    def __init__(self, view: View, cards: Cards, copies: list[int]) -> None:
        self.cards = cards
        self.symbols = len(cards.value[0])
        """How many symbols there are."""
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.handler: int = view["handler"]
        self.goal: int = view["goal"]
        self.points: list[int] = []
        self.stock: list[int] = []
        """How many Chase cards each seat holds."""
        self.unseen = copies[:]
        self.chases: list[int] = []
        """Types of the Chase cards in the seat's own hand."""
        for number in range(self.players):
            self._sit(number, view["seats"][number])
        self.row: list[int] = []
        """The face of the Target at each place, -1 where there is none."""
        self.owner: list[int] = []
        self.laid: list[int] = []
        """The face of the Plot at each place, -1 where there is none or it cannot be seen."""
        self.guard: list[int] = []
        for place in view["row"]:
            self.row.append(_face(place["target"]))
            self.owner.append(place["owner"])
            self.laid.append(_face(place["plot"]))
            self.guard.append(_face(place["agent"]))
        self.agents = _faces(view["agents"])
        self.agent_count: int = view["agents"]["count"]
        self.road = _faces_in(view["road"])
        self.chased: int = view["chased"]
        self.pockets: bool = view["settings"]["pocket"] != "off"
        self._see(self.row)
        self._see(self.laid)
        self._see(self.guard)
        self._see(self.agents)
        self._see(self.road)
        self._see(_faces(view["swapped"]))
        discards = view["discards"]
        self.spent_agents = _faces(discards["agent"])
        """Agents known to lie among the discards: they come back when the pile is empty."""
        self._see(_faces(discards["plot"]))
        self._see(self.spent_agents)
        self._see(_faces(discards["chase"]))

    def _sit(self, number: int, seat: dict[str, Any]) -> None:
        self.points.append(seat["points"])
        self.stock.append(seat["chases"]["count"])
        if number == self.seat:
            mine = _faces(seat["chases"])
            self._see(mine)
            self.chases = [self.cards.type[face] for face in mine]
            # An Evil Player has to think as the Handler does, who has not seen these.
            if number == self.handler:
                self._see(_faces(seat["plots"]))

    def _see(self, faces: list[int]) -> None:
        for face in faces:
            if face >= 0:
                self.unseen[face] -= 1

    def agents_by_symbol(self) -> list[int]:
        """How many Agents with each symbol are known to be in the Handler's hand."""
        count = [0] * self.symbols
        for agent in self.agents:
            count[_symbol(self.cards, agent)] += 1
        return count

    def worth(self, owner: int, plot: int, target: int) -> float:
        """What the Plot would score its owner on that Target, and the victory that may hang on it."""
        score = _score(self.cards, plot, target)
        total = self.points[owner] + score
        if total < self.goal:
            return float(score)
        for other in range(self.players):
            if other != owner and self.points[other] >= total:
                return float(score)
        return score + TRIUMPH

    def youth(self) -> float:
        """1 while the game is young, sinking to 0 on the home stretch."""
        left = self.goal - max(self.points) - HOME_STRETCH
        return min(1.0, max(0.0, left / HOME_STRETCH))

    def chance_to_hold(self, back: int, of_type: int, held: int) -> float:
        """How likely a hand of so many unseen cards has the symbol (Agents) or the type (Chase cards)."""
        fitting = 0
        total = 0
        for face in range(self.cards.first_face[back], self.cards.first_face[back + 1]):
            total += self.unseen[face]
            if (self.cards.type[face] if back == CHASE else self.cards.symbols[face]) == of_type:
                fitting += self.unseen[face]
        if fitting == 0 or held == 0:
            return 0.0
        missing: float = (1.0 - fitting / total) ** held
        return 1.0 - missing


class Contest:
    """One Target: how likely each Plot lies there, how likely the Handler bets on each symbol, what a bet saves."""

    def __init__(self, table: Table, target: int, owner: int, holds: list[float]) -> None:
        """`holds[symbol]`: how likely the Handler has such an Agent to bet with."""
        self.holds = holds
        self.symbols: list[int] = []
        """Of each Plot that may lie there; likewise `worth` and `copies`."""
        self.worth: list[float] = []
        self.copies: list[int] = []
        self.there = table.cards.symbols[target]
        for plot in range(table.cards.first_face[PLOT], table.cards.first_face[TARGET]):
            symbols = table.cards.symbols[plot]
            if symbols & self.there == symbols and table.unseen[plot] > 0:
                self.symbols.append(symbols)
                self.worth.append(table.worth(owner, plot, target))
                self.copies.append(table.unseen[plot])
        self.bets = [0.0] * len(holds)
        self.saves = [0.0] * len(holds)
        self._bet()
        for _ in range(ROUNDS_OF_THOUGHT):
            self._plot()
            self._bet()

    def foiled(self, symbols: int) -> float:
        """How likely a Plot with these symbols is foiled."""
        total = 0.0
        for symbol in range(len(self.bets)):
            if (symbols >> symbol) & 1:
                total += self.bets[symbol]
        return min(1.0, total)

    def _plot(self) -> None:
        """What the bets save, if Evil Players lay what promises most against these bets."""
        saves = [0.0] * len(self.holds)
        total = 0.0
        promise = [self.worth[at] * (1.0 - self.foiled(self.symbols[at])) for at in range(len(self.symbols))]
        most = max(promise, default=0.0)
        for at in range(len(self.symbols)):
            symbols = self.symbols[at]
            weight = self.copies[at] * exp(GREED * (promise[at] - most))
            total += weight
            for symbol in range(len(saves)):
                if (symbols >> symbol) & 1:
                    saves[symbol] += weight * self.worth[at]
        if total > 0.0:
            self.saves = [saved / total for saved in saves]

    def _bet(self) -> None:
        """How the Handler bets, if bets that save more are likelier; halfway from how it was, so that it settles."""
        weights = [0.0] * len(self.holds)
        total = 0.0
        most = max(self.saves)
        for symbol in range(len(weights)):
            if (self.there >> symbol) & 1:
                weights[symbol] = self.holds[symbol] * exp(ALERT * (self.saves[symbol] - most))
                total += weights[symbol]
        if total > 0.0:
            settled = sum(self.bets) > 0.0
            for symbol in range(len(weights)):
                bet = weights[symbol] / total
                self.bets[symbol] = (self.bets[symbol] + bet) / 2.0 if settled else bet


class Watch:
    """Which Agent goes where, all Plots considered: a flexible Agent is kept for the Plot that few others fit."""

    def __init__(self, places: list[int], saves: list[list[float]], agents: list[int]) -> None:
        """`saves[at][symbol]`: what a bet saves at `places[at]`, -1 for no such bet; `agents[symbol]` are in hand."""
        self.places = places
        self.saves = saves
        self.agents = agents
        self.trial = [-1] * len(places)
        self.best = [-1] * len(places)
        """The symbol to lay at each of `places`, -1 for none."""
        self.most = -1.0
        self._lay(0, 0.0)

    def _lay(self, at: int, saved: float) -> None:
        if at == len(self.places):
            if saved > self.most:
                self.most = saved
                self.best = self.trial[:]
            return
        stuck = True
        for symbol in range(len(self.agents)):
            if self.agents[symbol] > 0 and self.saves[at][symbol] >= 0.0:
                stuck = False
                self.agents[symbol] -= 1
                self.trial[at] = symbol
                self._lay(at + 1, saved + self.saves[at][symbol])
                self.agents[symbol] += 1
        if stuck:
            self.trial[at] = -1
            self._lay(at + 1, saved)


class Drive:
    """A chase thought through to its end: the other side's cards are guessed by what has not been seen."""

    def __init__(self, table: Table, stake: float, loss: float, held: int) -> None:
        """`stake`: what it brings to drive last; `loss`: what being overtaken costs; `held`: the other side's cards."""
        self.stake = stake
        self.loss = loss
        self.price = CHASE_WORTH * table.youth()
        self.holds: list[list[float]] = []
        """How likely the other side, after so many answers, has each type."""
        for answers in range(min(held, len(table.chases)) + 1):
            left = held - answers
            self.holds.append([table.chance_to_hold(CHASE, of_type, left) for of_type in range(len(TYPES))])

    def best(self, mine: list[int], top: int, give_up: float) -> int:
        """The type to drive with on top of that type (-1: to open with), -1 to give up."""
        best = -1
        most = give_up
        for of_type in range(len(TYPES)):
            if of_type in mine and (top < 0 or (of_type + 1) % len(TYPES) == top):
                value = self.value(mine, of_type, 0)
                if value > most:
                    most = value
                    best = of_type
        return best

    def rescue(self, mine: list[int]) -> float:
        """What it is worth to be able to open a chase."""
        best = self.best(mine, -1, 0.0)
        return 0.0 if best < 0 else self.value(mine, best, 0)

    def value(self, mine: list[int], of_type: int, answers: int) -> float:
        """What it is worth to drive with this type, after so many answers of the other side."""
        if answers >= len(self.holds):
            return self.stake - self.price
        overtaking = (of_type + len(TYPES) - 1) % len(TYPES)
        overtaken = DOGGED * self.holds[answers][overtaking]
        then = -self.loss
        left = mine[:]
        left.remove(of_type)
        back = (overtaking + len(TYPES) - 1) % len(TYPES)
        if back in left:
            then = max(then, self.value(left, back, answers + 1))
        return self.stake * (1.0 - overtaken) + then * overtaken - self.price


class Henchman(Bot):
    """Plays sensibly, for any deck, all settings and any number of players."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.deck: Deck | None = None
        self.copies: list[int] = []
        """How many cards have each face."""
        self.promise: list[float] = []
        """What each Plot may bring, over all Targets."""

    def choose(self, seat: Seat) -> int:
        if len(seat.options) == 1:
            return seat.options[0]
        cards = seat.deck
        assert isinstance(cards, Cards)
        if cards is not self.deck:
            self._study(cards)
            self.deck = cards
        table = Table(seat.view(), cards, self.copies)
        question = seat.question
        if question == "PlotTurn":
            return self._plot(seat, table)
        if question == "SwapPlot":
            return self._swap_plot(seat, table)
        if question == "LayAgent":
            return self._lay_agent(seat, table)
        if question == "SwapAgent":
            return self._swap_agent(seat, table)
        if question == "OpenChase":
            return self._open(seat, table)
        if question == "AnswerChase":
            return self._answer(seat, table)
        if question == "DumpAgents":
            return self._dump(seat, table)
        if question == "Buy":
            return self._buy(seat, table)
        if question == "Pocket":
            return self._of_kind(seat, "pocket")
        return self.chance.pick(seat.options)

    def _study(self, cards: Cards) -> None:
        """Learn the deck: how many there are of each card, and how good each Plot is."""
        self.copies = [0] * len(cards.back)
        for face in cards.faces:
            self.copies[face] += 1
        self.promise = [0.0] * cards.first_face[TARGET]
        for target in range(cards.first_face[TARGET], cards.first_face[AGENT]):
            there = cards.symbols[target]
            for plot in range(cards.first_face[TARGET]):
                symbols = cards.symbols[plot]
                if symbols & there == symbols:
                    risk = symbols.bit_count() / there.bit_count()
                    self.promise[plot] += self.copies[target] * _score(cards, plot, target) * (1.0 - risk)
        targets = cards.first_card[AGENT] - cards.first_card[TARGET]
        for plot in range(len(self.promise)):
            self.promise[plot] /= targets

    # The Plot phase --------------------------------------------------------------------------------------------------

    def _plot(self, seat: Seat, table: Table) -> int:
        """Lay what promises most against the Handler's bets, more or less: who always does can be read."""
        holds = self._agents_to_fear(table)
        contests: dict[int, Contest] = {}
        later = PATIENCE * table.youth()
        best = seat.options[0]
        most = -inf
        for option in seat.options:
            _, parts = seat.meaning(option)
            plot, place = parts
            target = table.row[place]
            contest = contests.get(place)
            if contest is None:
                contest = Contest(table, target, table.seat, holds)
                contests[place] = contest
            worth = table.worth(table.seat, plot, target)
            foiled = contest.foiled(table.cards.symbols[plot])
            rescue = Drive(table, worth, 0.0, table.stock[table.handler]).rescue(table.chases) if table.chases else 0.0
            value = worth * (1.0 - foiled) + rescue * foiled - later * self.promise[plot]
            value += NERVE * self._whim()
            if value > most:
                most = value
                best = option
        return best

    def _agents_to_fear(self, table: Table) -> list[float]:
        """How likely the Handler holds each symbol: Agents that one has handed over are known."""
        unknown = table.agent_count - len(table.agents)
        known = table.agents_by_symbol()
        return [
            1.0 if known[symbol] else table.chance_to_hold(AGENT, 1 << symbol, unknown)
            for symbol in range(table.symbols)
        ]

    def _swap_plot(self, seat: Seat, table: Table) -> int:
        """Put the least promising Plot away; to draw costs nothing, so never pass."""
        best = seat.options[0]
        least = inf
        for option in seat.options:
            kind, parts = seat.meaning(option)
            if kind == "swap-plot" and self.promise[parts[0]] < least:
                least = self.promise[parts[0]]
                best = option
        return best

    # The DIC phase ---------------------------------------------------------------------------------------------------

    def _lay_agent(self, seat: Seat, table: Table) -> int:
        """Bet where it saves most, guard the leader best, and think of all Plots that wait."""
        places = [place for place in range(len(table.row)) if self._waits(table, place)]
        watch = Watch(places, [self._saves(table, place) for place in places], table.agents_by_symbol())
        for option in seat.options:
            _, parts = seat.meaning(option)
            agent, place = parts
            symbol = _symbol(table.cards, table.cards.first_face[AGENT] + agent)
            if place in places and watch.best[places.index(place)] == symbol:
                return option
        return self.chance.pick(seat.options)

    def _waits(self, table: Table, place: int) -> bool:
        return table.owner[place] >= 0 and table.guard[place] < 0 and table.laid[place] < 0

    def _saves(self, table: Table, place: int) -> list[float]:
        """What a bet on each symbol saves at this place; -1 where the Target lacks it."""
        owner = table.owner[place]
        contest = Contest(table, table.row[place], owner, [1.0] * table.symbols)
        threat = self._threat(table, owner)
        saves: list[float] = []
        for symbol in range(len(contest.saves)):
            if (contest.there >> symbol) & 1:
                saves.append(max(0.0, threat * contest.saves[symbol] + NERVE * self._whim()))
            else:
                saves.append(-1.0)
        return saves

    def _threat(self, table: Table, owner: int) -> float:
        """How much a point in this player's hand hurts: the leader's most."""
        return 0.5 + table.points[owner] / table.goal

    def _swap_agent(self, seat: Seat, table: Table) -> int:
        """Exchange the Agent of which there are most, as long as one that fits can be drawn."""
        wanted = 0
        for place in range(len(table.row)):
            if self._waits(table, place):
                wanted |= table.cards.symbols[table.row[place]]
        drawable = False
        for agent in range(table.cards.first_face[AGENT], table.cards.first_face[CHASE]):
            if table.cards.symbols[agent] & wanted and (table.unseen[agent] > 0 or agent in table.spent_agents):
                drawable = True
        if not drawable:
            return self._of_kind(seat, "stop")
        return self._most_common_agent(seat, table, "swap-agent", 1)

    def _dump(self, seat: Seat, table: Table) -> int:
        """Two players: keep one Agent of each symbol; the other player no longer knows what there is."""
        option = self._most_common_agent(seat, table, "dump", 2)
        return option if option >= 0 else self._of_kind(seat, "keep")

    def _most_common_agent(self, seat: Seat, table: Table, kind: str, least: int) -> int:
        """The option of that kind for a symbol of which there are most Agents in hand; -1 if fewer than `least`."""
        count = table.agents_by_symbol()
        best = -1
        most = least - 1
        for option in seat.options:
            found, parts = seat.meaning(option)
            if found == kind:
                symbol = _symbol(table.cards, table.cards.first_face[AGENT] + parts[0])
                if count[symbol] > most:
                    most = count[symbol]
                    best = option
        return best

    # The Chase phase -------------------------------------------------------------------------------------------------

    def _open(self, seat: Seat, table: Table) -> int:
        """Run, if a card is well spent on it."""
        return self._take_road(seat, table, self._run(table), -1, 0.0)

    def _answer(self, seat: Seat, table: Table) -> int:
        """Go on, if a card is well spent on it."""
        top = table.cards.type[table.road[-1]]
        if table.seat != table.handler:
            run = self._run(table)
            return self._take_road(seat, table, run, top, -run.loss)
        return self._take_road(seat, table, self._hunt(table), top, 0.0)

    def _run(self, table: Table) -> Drive:
        """The chase as the foiled player sees it; a Handler who pockets the points makes it dangerous."""
        worth = self._worth_of(table, table.seat)
        loss = worth / (table.players - 1) if table.pockets else 0.0
        return Drive(table, worth, loss, table.stock[table.handler])

    def _hunt(self, table: Table) -> Drive:
        """The chase as the Handler sees it; more players, less harm in a point that one of them makes."""
        worth = self._worth_of(table, table.chased)
        stake = worth * self._threat(table, table.chased) / (table.players - 1)
        if table.pockets:
            stake += worth
        return Drive(table, stake, 0.0, table.stock[table.chased])

    def _worth_of(self, table: Table, chased: int) -> float:
        """What the Plot brings its owner, if it is rescued."""
        place = table.owner.index(chased)
        return table.worth(chased, table.laid[place], table.row[place])

    def _take_road(self, seat: Seat, table: Table, drive: Drive, top: int, give_up: float) -> int:
        """The Chase card to drive with, or none, whichever is worth more."""
        of_type = drive.best(table.chases, top, give_up)
        for option in seat.options:
            kind, parts = seat.meaning(option)
            if kind == "drive" and table.cards.type[table.cards.first_face[CHASE] + parts[0]] == of_type:
                return option
        return self._of_kind(seat, "accept" if top < 0 else "let-go")

    # The Cleaners phase ----------------------------------------------------------------------------------------------

    def _buy(self, seat: Seat, table: Table) -> int:
        """Keep Chase cards in stock while the game is young; later the points are worth more."""
        wanted = 0
        if table.youth() > 0.0:
            wanted = STOCK + 1 if table.players == 2 else STOCK
        best = seat.options[0]
        for option in seat.options:
            _, parts = seat.meaning(option)
            if table.stock[table.seat] + parts[0] <= wanted:
                best = option
        return best

    # Small things ----------------------------------------------------------------------------------------------------

    def _of_kind(self, seat: Seat, wanted: str) -> int:
        """The option of that kind, or any if there is none."""
        for option in seat.options:
            kind, _ = seat.meaning(option)
            if kind == wanted:
                return option
        return self.chance.pick(seat.options)

    def _whim(self) -> float:
        """A number by Gumbel's law: added to the worth of options, it makes the choice among them a softmax."""
        return -log(-log((self.chance.below(WHIMS) + 0.5) / WHIMS))


def _score(cards: Cards, plot: int, target: int) -> int:
    """What the Plot pays on that Target."""
    total = cards.points[plot]
    value = cards.value[target]
    symbols = cards.symbols[plot]
    for symbol in range(len(value)):
        if (symbols >> symbol) & 1:
            total += value[symbol]
    return total


def _symbol(cards: Cards, agent: int) -> int:
    """An Agent has one symbol: its number."""
    return cards.symbols[agent].bit_length() - 1


def _face(shown: dict[str, int] | None) -> int:
    return -1 if shown is None else shown["face"]


def _faces_in(shown: list[dict[str, int]]) -> list[int]:
    return [card["face"] for card in shown]


def _faces(zone: dict[str, Any]) -> list[int]:
    return _faces_in(zone["known"])
