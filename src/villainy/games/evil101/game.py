"""Evil:101, the table: everything on it, and the small physical acts. Who does what when is the steps' business."""

from typing import ClassVar, Final

from villainy.engine.chance import Chance
from villainy.engine.game import NOWHERE, Game, View
from villainy.games.evil101.check import check
from villainy.games.evil101.deck import AGENT, CHASE, PLOT, TARGET, Cards
from villainy.games.evil101.phase import SETTING_UP
from villainy.games.evil101.redeal import imagine_unseen
from villainy.games.evil101.variant import Variant
from villainy.games.evil101.view import view

PLOTS_IN_HAND: Final = 5
AGENTS_IN_HAND: Final = 7
NONE: Final = -1


class Evil101(Game):
    """One table of Evil:101.

    Hands are kept in the order of their faces, so that options come out sorted; nobody else sees that order. Places
    number the Targets in the row. The Handler's Plots lie aside in `plots[handler]`.

    Lists that seldom change (piles and discards, `chases`, `row`, `foiled`, `road`, `swapped`, `evil`) are shared by
    clones: who changes one takes a copy of it first (`own_plots` and the like), or replaces it as a whole.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "plot_pile",
        "plot_discards",
        "target_pile",
        "target_discards",
        "agent_pile",
        "agent_discards",
        "chase_pile",
        "chase_discards",
        "plots",
        "chases",
        "agents",
        "row",
        "laid",
        "placed",
        "guards",
        "foiled",
        "road",
        "swapped",
        "points",
        "evil",
        "free",
        "bare",
        "handler",
        "first_handler",
        "round",
        "phase",
        "stuck",
        "guarding",
        "contenders",
        "playoffs",
        "turns_to_compare",
    )

    plot_pile: list[int]
    plot_discards: list[int]
    target_pile: list[int]
    target_discards: list[int]
    agent_pile: list[int]
    agent_discards: list[int]
    chase_pile: list[int]
    chase_discards: list[int]
    plots: list[list[int]]
    """Plots in hand by seat; the Handler's are set aside."""
    chases: list[list[int]]
    """Chase cards in hand by seat."""
    agents: list[int]
    """The Handler's hand."""
    row: list[int]
    """The Target at each place."""
    laid: list[int]
    """The Plot laid on the Target at each place."""
    placed: list[int]
    """The place of each seat's Plot."""
    guards: list[int]
    """The Agent laid on the Plot at each place."""
    foiled: list[int]
    """1 at the places whose Plot is foiled, after the reveal."""
    road: list[int]
    """The Chase cards of the chase that is going on, the top card last."""
    swapped: list[int]
    """Plots or Agents that the stuck player put away in this exchange: they cannot come back in it."""
    points: list[int]
    evil: list[int]
    """The Evil Players of this round in turn order; in a play-off only those who are tied."""
    free: list[int]
    """The symbols of the Target at each place that is free, none elsewhere."""
    bare: list[int]
    """The symbols of the Target at each place with a Plot that waits for an Agent, none elsewhere."""

    def __init__(self, cards: Cards, players: int, variant: Variant, chance: Chance) -> None:
        super().__init__(cards, players, chance)
        self.cards = cards
        self.variant = variant
        self.handler = 0
        self.first_handler = 0
        self.round = 0
        self.phase = SETTING_UP
        self.stuck = 0
        """1 while the seat that is asked has nothing that fits and exchanges cards."""
        self.guarding = NONE
        """The one place to be guarded, when Plots are revealed one by one."""
        self.contenders = 0
        """Who plays off a tie, as bits; 0 before the end."""
        self.playoffs = 0
        self.turns_to_compare = 0
        """Rounds left in which each of the tied players is Handler once, when all are tied."""

    # Setup -----------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        cards = self.cards
        n = self.players
        self.plot_pile = cards.pile(PLOT)
        self.target_pile = cards.pile(TARGET)
        self.agent_pile = cards.pile(AGENT)
        self.chase_pile = cards.pile(CHASE)
        self.plot_discards = []
        self.target_discards = []
        self.agent_discards = []
        self.chase_discards = []
        self.plots = [[] for _ in range(n)]
        self.chases = [[] for _ in range(n)]
        self.agents = []
        self.row = [NONE] * n
        self.laid = [NONE] * n
        self.placed = [NONE] * n
        self.guards = [NONE] * n
        self.foiled = [0] * n
        self.road = []
        self.swapped = []
        self.points = [0] * n
        self.evil = []
        self.free = [0] * n
        self.bare = [0] * n

    # Taking and giving cards -----------------------------------------------------------------------------------------

    def draw(self, back: int, pile: list[int], discards: list[int]) -> int:
        """The next card; an empty pile is made anew from its discards (evil101.ruling.a34). NONE: there is no card."""
        if not pile:
            if not discards:
                return NONE
            pile.extend(discards)
            discards.clear()
            self.shuffle(pile, self._out_of_sight(back))
        return pile.pop()

    def _out_of_sight(self, back: int) -> list[list[int]]:
        """Where cards with that back are that somebody cannot see, while the pile is shuffled; no clone shares them."""
        if back == TARGET or self.backs is None:
            return NOWHERE
        if back == CHASE:
            self.chases = [hand.copy() for hand in self.chases]
            return self.chases
        self.swapped = self.swapped.copy()
        return [*self.plots, self.laid, self.swapped] if back == PLOT else [self.agents, self.swapped]

    def take_up(self, hand: list[int], card: int, seat: int) -> None:
        """The seat sees the card and puts it into a hand, at its place in the order of faces."""
        face = self.face
        self.seen[card] = self.seen[card] | (1 << seat)  # compiled, |= on a list's item takes the slow way round
        mine = face[card]
        at = len(hand)
        while at > 0 and face[hand[at - 1]] > mine:
            at -= 1
        hand.insert(at, card)

    def draw_plot(self, seat: int) -> int:
        card = self.draw(PLOT, self.plot_pile, self.plot_discards)
        if card >= 0:
            self.take_up(self.plots[seat], card, seat)
        return card

    def draw_agent(self) -> int:
        card = self.draw(AGENT, self.agent_pile, self.agent_discards)
        if card >= 0:
            self.take_up(self.agents, card, self.handler)
        return card

    def own_plots(self) -> None:
        """The Plots' pile and discards are about to change: clones keep the old ones."""
        self.plot_pile = self.plot_pile.copy()
        self.plot_discards = self.plot_discards.copy()

    def own_targets(self) -> None:
        self.target_pile = self.target_pile.copy()
        self.target_discards = self.target_discards.copy()

    def own_agents(self) -> None:
        self.agent_pile = self.agent_pile.copy()
        self.agent_discards = self.agent_discards.copy()

    def own_chases(self) -> None:
        self.chase_pile = self.chase_pile.copy()
        self.chase_discards = self.chase_discards.copy()

    def own_chases_of(self, seat: int) -> list[int]:
        """The Chase cards of a seat, about to change."""
        chases = self.chases.copy()
        chases[seat] = chases[seat].copy()
        self.chases = chases
        return chases[seat]

    def part_with(self, hand: list[int], face: int) -> int:
        """Take a card with that face out of a hand."""
        faces = self.face
        for at in range(len(hand)):
            if faces[hand[at]] == face:
                return hand.pop(at)
        raise AssertionError(face)

    def put_away(self, card: int) -> None:
        """A card is discarded without having been revealed: face down, unless the table plays with open discards."""
        if self.variant.open_discards:
            self.show(card)

    # The row ---------------------------------------------------------------------------------------------------------

    def to_guard(self) -> list[int]:
        """The symbols at each place that the Handler may guard now: one place only when Plots are revealed in turn."""
        if self.guarding < 0:
            return self.bare
        return [self.bare[at] if at == self.guarding else 0 for at in range(self.players)]

    def score_at(self, place: int) -> int:
        """evil101.score.formula: the Plot's own points and the Target's points for each symbol on the Plot."""
        plot = self.face[self.laid[place]]
        value = self.cards.value[self.face[self.row[place]]]
        total = self.cards.points[plot]
        symbols = self.cards.symbols[plot]
        symbol = 0
        while symbols:
            if symbols & 1:
                total += value[symbol]
            symbols >>= 1
            symbol += 1
        return total

    # Other worlds ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Evil101":
        twin = Evil101(self.cards, self.players, self.variant, self.chance)
        self.copy_onto(twin)
        twin.plot_pile = self.plot_pile
        twin.plot_discards = self.plot_discards
        twin.target_pile = self.target_pile
        twin.target_discards = self.target_discards
        twin.agent_pile = self.agent_pile
        twin.agent_discards = self.agent_discards
        twin.chase_pile = self.chase_pile
        twin.chase_discards = self.chase_discards
        twin.plots = [hand.copy() for hand in self.plots]
        twin.chases = self.chases
        twin.agents = self.agents.copy()
        twin.row = self.row
        twin.laid = self.laid.copy()
        twin.placed = self.placed.copy()
        twin.guards = self.guards.copy()
        twin.foiled = self.foiled
        twin.road = self.road
        twin.swapped = self.swapped
        twin.points = self.points.copy()
        twin.evil = self.evil
        twin.free = self.free.copy()
        twin.bare = self.bare.copy()
        twin.handler = self.handler
        twin.first_handler = self.first_handler
        twin.round = self.round
        twin.phase = self.phase
        twin.stuck = self.stuck
        twin.guarding = self.guarding
        twin.contenders = self.contenders
        twin.playoffs = self.playoffs
        twin.turns_to_compare = self.turns_to_compare
        return twin

    def view(self, seat: int) -> View:
        return view(self, seat)

    def imagine_unseen(self, seat: int) -> None:
        imagine_unseen(self, seat)

    def check(self) -> None:
        check(self)

    def standing(self) -> list[int]:
        return self.points.copy()
