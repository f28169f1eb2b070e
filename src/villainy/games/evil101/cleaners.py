"""The Cleaners phase: hand over the role, refill hands, go shopping, clear the table."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.evil101.deck import CHASE, PLACES, TARGET
from villainy.games.evil101.game import AGENTS_IN_HAND, NONE, PLOTS_IN_HAND, Evil101
from villainy.games.evil101.phase import CLEANING

PRICE: Final = 2
"""What a Chase card costs, in points."""


def clean_up(game: Evil101) -> None:
    """After a normal round: hand over, (two players: dump Agents), refill, buy, clear the table."""
    game.phase = CLEANING
    hand_over(game, (game.handler + 1) % game.players)
    handler = game.handler
    game.then(RefillTargets())
    for k in range(game.players):
        game.then(BUY[(handler - k) % game.players])
    game.then(Replenish())
    if game.players == 2:
        game.then(DumpAgents(handler))


def clean_up_for_playoff(game: Evil101, handler: int) -> None:
    """Between play-off rounds nobody buys, and the role stays unless the Handler is tied."""
    game.phase = CLEANING
    if handler != game.handler:
        hand_over(game, handler)
    game.then(Replenish(), RefillTargets())
    if game.players == 2:
        game.then(DumpAgents(handler))


def hand_over(game: Evil101, to: int) -> None:
    """The role, the ID and the unused Agents go on; Chase cards stay, and both know the Agents handed over."""
    for card in game.agents:
        game.seen[card] = game.seen[card] | (1 << to)
    game.handler = to
    game.tell("handler", "evil101.clean.handover", seat=to, amount=len(game.agents))


class DumpAgents(Question[Evil101]):
    """Two players: the new Handler may put away any number of the Agents they were given, one by one."""

    def openly(self) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        options: list[int] = []
        first = game.cards.first_face[2]
        before = -1
        for card in game.agents:
            agent = game.face[card]
            if agent != before:
                options.append(game.cards.dump + agent - first)
            before = agent
        options.append(game.cards.keep)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        if option == game.cards.keep:
            return
        if not game.variant.open_discards:
            game.own_agents()
            game.leaves_unseen(game.agents, self.seat, game.agent_pile)
        card = game.part_with(game.agents, option - game.cards.dump + game.cards.first_face[2])
        game.put_away(card)
        game.agent_discards = [*game.agent_discards, card]
        game.tell("dumped", "evil101.clean.two-player-discard", seat=self.seat, card=card)
        game.then(self)

    def public(self, game: Evil101, option: int) -> int:
        """The other player sees that a card went, not which, unless discards are open."""
        hidden = option != game.cards.keep and not game.variant.open_discards
        return game.cards.dump if hidden else option

    def refused(self, game: Evil101, option: int) -> str:
        kind, _ = game.meaning(option)
        return "evil101.clean.two-player-discard" if kind == "dump" else ""


class Replenish(Act[Evil101]):
    """The Handler draws up to seven Agents, every Evil Player up to five Plots."""

    def run(self, game: Evil101) -> None:
        n = game.players
        drawn = 0
        game.own_agents()
        game.own_plots()
        while len(game.agents) < AGENTS_IN_HAND and game.draw_agent() != NONE:
            drawn += 1
        clause = "evil101.clean.replenish" if game.round else "evil101.setup.5"
        game.tell("drew-agents", clause, seat=game.handler, amount=drawn)
        for k in range(1, n):
            seat = (game.handler + k) % n
            hand = game.plots[seat]
            drawn = 0
            while len(hand) < PLOTS_IN_HAND and game.draw_plot(seat) != NONE:
                drawn += 1
            game.tell("drew-plots", "evil101.clean.replenish", seat=seat, amount=drawn)


class Buy(Question[Evil101]):
    """Chase cards cost two points each; anybody may buy as many as they can pay for and as there are."""

    def openly(self) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        most = min(game.points[self.seat] // PRICE, len(game.chase_pile) + len(game.chase_discards))
        base = game.cards.buy
        return [base + count for count in range(most + 1)]

    def choose(self, game: Evil101, option: int) -> None:
        count = option - game.cards.buy
        if count == 0:
            return
        game.own_chases()
        game.points[self.seat] = game.points[self.seat] - PRICE * count
        game.tell("bought", "evil101.clean.buy", seat=self.seat, amount=count)
        game.own_chases_of(self.seat)
        for _ in range(count):
            card = game.draw(CHASE, game.chase_pile, game.chase_discards)
            game.take_up(game.chases[self.seat], card, self.seat)
            game.tell("drew-chase", "evil101.clean.buy", seat=self.seat, card=card, hears=1 << self.seat)

    def refused(self, game: Evil101, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "buy":
            return ""
        return "evil101.ruling.a21" if parts[0] * PRICE > game.points[self.seat] else "evil101.ruling.a22"


class RefillTargets(Act[Evil101]):
    """Used Targets and what lay on them are discarded; the row is filled up again. Unused Targets stay."""

    def run(self, game: Evil101) -> None:
        n = game.players
        row = game.row.copy()
        game.own_targets()
        game.plot_discards = game.plot_discards.copy()
        game.agent_discards = game.agent_discards.copy()
        clause = "evil101.clean.targets-refill" if game.round else "evil101.setup.2"
        for place in range(n):
            if game.laid[place] >= 0:
                game.plot_discards.append(game.laid[place])
                game.target_discards.append(row[place])
                if game.guards[place] >= 0:
                    game.agent_discards.append(game.guards[place])
                row[place] = NONE
                game.laid[place] = NONE
                game.guards[place] = NONE
                game.bare[place] = 0
            game.placed[place] = NONE
        for place in range(n):
            if row[place] < 0:
                card = game.draw(TARGET, game.target_pile, game.target_discards)
                if card >= 0:
                    row[place] = card
                    game.free[place] = game.cards.symbols[game.face[card]]
                    game.show(card)
                    game.tell("target", clause, place=place, card=card)
        game.row = row
        game.foiled = [0] * n


BUY: Final = [Buy(seat) for seat in range(PLACES)]
"""One for each seat, made once: a step never changes."""
