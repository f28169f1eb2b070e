"""The three decks of Evil Genius VS Spies as tables: what is printed on the cards, and what their statics add up to."""

from typing import Any, Final

from villainy.engine.game import Deck
from villainy.engine.space import Space
from villainy.games.spies.vocabulary import (
    ADJACENT,
    ALL_MINIONS,
    ANY_TIME,
    BUSY,
    COMPLETE,
    DIES,
    ENTRY,
    GIVE,
    HOST,
    INFILTRATORS,
    LAST_GASP,
    MINIONS_MET,
    MOD,
    NET_SIZE,
    NETWORK,
    NO_WORK,
    ONCE,
    OPPOSING_ZERO,
    OTHER_MINIONS,
    PER_TURN,
    PLAN_MINION,
    PLAYED,
    RANGE,
    REGAIN,
    SAVED,
    SELF,
    SPY_ACTS,
    SPY_DESTROYS,
    SPY_ENTERS,
    SPY_IGNORES,
    STATIC,
    STATS,
    WORK,
    Ability,
)

SQUARES: Final = 8
"""The lair is a line of so many squares; the Evil Plan lies behind the last one."""

KINDS: Final = ("minion", "contraption", "epiphany", "plan", "spy", "node", "intelligence")
MINION_CARD: Final = 0
CONTRAPTION_CARD: Final = 1
EPIPHANY_CARD: Final = 2
PLAN_CARD: Final = 3
SPY_CARD: Final = 4
NODE_CARD: Final = 5
INTELLIGENCE_CARD: Final = 6

BACKS: Final = ("genius", "plan", "master")
GENIUS_DECK: Final = 0
PLAN_DECK: Final = 1
MASTER_DECK: Final = 2
BACK_OF: Final = (GENIUS_DECK, GENIUS_DECK, GENIUS_DECK, PLAN_DECK, MASTER_DECK, MASTER_DECK, MASTER_DECK)

EDGES: Final = ("left", "top", "right", "bottom")
LEFT: Final = 0
TOP: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 3
ACROSS: Final = 2
"""Edge e of a Node meets edge e ^ ACROSS of its neighbour."""

MOST_TRICKS: Final = 2
"""How many abilities to be used once a card may have."""


class Printed:
    """One design as the deck file gives it."""

    def __init__(self, kind: int, copies: int, numbers: dict[str, int], abilities: list[Ability]) -> None:
        self.kind = kind
        self.copies = copies
        self.numbers = numbers
        self.abilities = abilities


class Cards(Deck):
    """What is printed on the cards. Tables are indexed by face; faces run through the kinds in the order of KINDS.

    What is always on is added up here: `own[stat][face]` is a unit's printed value with its own statics, `host`,
    `beside`, `around` and `others` what a card adds to its host, to Minions beside it, to all Minions, to all others.
    Keywords are sets as bits. What Nodes add depends on the network's size: `net[stat][face][size]`.
    """

    def __init__(self, source: dict[str, Any], printed: list[Printed]) -> None:
        """`printed` lists the designs in the order of their kinds."""
        self.kind: list[int] = []
        self.first_face: list[int] = []
        self.first_card: list[int] = []
        self.cost: list[int] = []
        self.attachable: list[bool] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.connectors: list[int] = []
        """The edges of a Node that carry a connector, as bits."""
        self.evilness: list[int] = []
        self.contraption_cost: list[int] = []
        self.minion_cost: list[int] = []
        self.window: list[int] = []
        self.played: list[list[Ability]] = []
        self.busy: list[list[Ability]] = []
        self.spy_enters: list[list[Ability]] = []
        self.spy_ignores: list[list[Ability]] = []
        self.spy_destroys: list[list[Ability]] = []
        self.spy_acts: list[list[Ability]] = []
        self.dies: list[list[Ability]] = []
        self.entry: list[list[Ability]] = []
        self.once: list[list[Ability]] = []
        self.complete: list[list[Ability]] = []
        self.static: list[list[Ability]] = []
        faces: list[int] = []
        back = -1
        kind = -1
        for design in printed:
            while kind < design.kind:
                kind += 1
                self.first_face.append(len(self.kind))
            if BACK_OF[kind] != back:
                back = BACK_OF[kind]
                self.first_card.append(len(faces))
            for _ in range(design.copies):
                faces.append(len(self.kind))
            self._add(design)
        self.first_face.append(len(self.kind))
        self.first_card.append(len(faces))
        self.most_nodes = _count(printed, NODE_CARD)
        self.most_spies = _count(printed, SPY_CARD)
        self._sum_up(printed)
        super().__init__(source, faces, self._space())
        self.numbers: list[Any] = list(range(self.space.size))
        """Every option, made once. Any: compiled code then lists them as they are instead of making ints anew."""
        self._list_squares()

    def _add(self, design: Printed) -> None:
        numbers = design.numbers
        self.kind.append(design.kind)
        self.cost.append(numbers.get("cost", 0))
        self.attachable.append(numbers.get("attachable", 0) == 1)
        self.low.append(numbers.get("min", 0))
        self.high.append(numbers.get("max", 0))
        self.connectors.append(numbers.get("connectors", 0))
        self.evilness.append(numbers.get("evilness", 0))
        self.contraption_cost.append(numbers.get("contraptionCost", 0))
        self.minion_cost.append(numbers.get("minionCost", 0))
        self.window.append(numbers.get("window", 0))
        self.played.append(_those(design, PLAYED))
        self.busy.append(_those(design, BUSY))
        self.spy_enters.append(_those(design, SPY_ENTERS))
        self.spy_ignores.append(_those(design, SPY_IGNORES))
        self.spy_destroys.append(_those(design, SPY_DESTROYS))
        self.spy_acts.append(_those(design, SPY_ACTS))
        self.dies.append(_those(design, DIES))
        self.entry.append(_those(design, ENTRY))
        self.once.append(_those(design, ONCE))
        self.complete.append(_those(design, COMPLETE))
        self.static.append(_those(design, STATIC))

    def _sum_up(self, printed: list[Printed]) -> None:
        """Add up what is always on."""
        count = len(printed)
        sizes = self.most_nodes + 1
        self.own = [[0] * count for _ in STATS]
        self.host = [[0] * count for _ in STATS]
        self.beside = [[0] * count for _ in STATS]
        self.around = [[0] * count for _ in STATS]
        self.others = [[0] * count for _ in STATS]
        self.net = [[[0] * sizes for _ in range(count)] for _ in STATS]
        self.met = [[0] * sizes for _ in range(count)]
        """What a Node adds to the Perception of the Minions that its network's infiltrator meets, by size."""
        self.reaches: list[bool] = [False] * len(STATS)
        """Whether any card in the deck changes that stat of Minions that are neither beside it nor its host."""
        self.own_keys = [0] * count
        self.host_keys = [0] * count
        self.beside_keys = [0] * count
        self.around_keys = [0] * count
        self.others_keys = [0] * count
        self.far_keys = 0
        """Keywords that some card in the deck gives to Minions other than itself and its host."""
        self.lent_keys = 0
        """Keywords that some card in the deck gives for a while."""
        self.intruder_keys = [0] * count
        """Keywords that a card in the lair gives to whoever infiltrates."""
        self.net_keys = [[0] * sizes for _ in range(count)]
        self.widens = [False] * count
        """Nodes that change how Spies count their network, or which sizes support them."""
        self.hard_workers = [False] * count
        """Minions that may Work whenever they are Free and nothing is attached to them."""
        self.ever_able = [False] * count
        """Minions whose Busy ability can be used whenever they are Free and nothing is attached to them."""
        self.ever_playable = [False] * count
        """Epiphanies and Intelligence that may be played whenever they are in a hand."""
        self.saves = [False] * count
        """Cards that return the first Minion to die each turn to its owner's hand."""
        self.way_out = [0] * count
        """Nodes that let the first Spy of their network that would be killed each turn out instead: from which size."""
        self.sure_of_the_blind = [False] * count
        """Spies with Initiative against Minions with Perception 0."""
        for face in range(count):
            design = printed[face]
            self.ever_able[face] = _never_fails(self.busy[face])
            self.ever_playable[face] = self.window[face] == ANY_TIME and _never_fails(self.played[face])
            for stat in range(len(STATS)):
                self.own[stat][face] = design.numbers.get(STATS[stat], 0)
            self.own[WORK][face] = 1
            self.own[REGAIN][face] = 1
            self.own[PLAN_MINION][face] = 1
            for ability in design.abilities:
                if ability.op == GIVE and ability.when != STATIC:
                    self.lent_keys |= 1 << ability.what
            for ability in self.static[face]:
                if ability.op == MOD:
                    self._add_mod(face, ability, sizes)
                elif ability.op == GIVE:
                    self._add_keyword(face, ability, sizes)
        lazy = 1 << NO_WORK
        for face in range(self.first_face[MINION_CARD], self.first_face[MINION_CARD + 1]):
            self.hard_workers[face] = (self.own_keys[face] | self.far_keys | self.lent_keys) & lazy == 0

    def _add_mod(self, face: int, ability: Ability, sizes: int) -> None:
        stat = ability.what
        if ability.target == SELF:
            self.own[stat][face] += ability.amount
        elif ability.target == HOST:
            self.host[stat][face] += ability.amount
        elif ability.target == ADJACENT:
            self.beside[stat][face] += ability.amount
        elif ability.target == ALL_MINIONS:
            self.around[stat][face] += ability.amount
            self.reaches[stat] = True
        elif ability.target == OTHER_MINIONS:
            self.others[stat][face] += ability.amount
            self.reaches[stat] = True
        elif ability.target == NETWORK:
            self.widens[face] = self.widens[face] or stat in (NET_SIZE, RANGE)
            for size in range(max(ability.size, 1), sizes):
                self.net[stat][face][size] += ability.amount
        elif ability.target == MINIONS_MET:
            for size in range(max(ability.size, 1), sizes):
                self.met[face][size] += ability.amount

    def _add_keyword(self, face: int, ability: Ability, sizes: int) -> None:
        key = 1 << ability.what
        if ability.needs & OPPOSING_ZERO:
            self.sure_of_the_blind[face] = True
        elif ability.what == SAVED and ability.limit == PER_TURN:
            self.saves[face] = True
        elif ability.what == LAST_GASP and ability.limit == PER_TURN:
            self.way_out[face] = max(ability.size, 1)
        elif ability.target == SELF:
            self.own_keys[face] |= key
        elif ability.target == HOST:
            self.host_keys[face] |= key
        elif ability.target == ADJACENT:
            self.beside_keys[face] |= key
            self.far_keys |= key
        elif ability.target == ALL_MINIONS:
            self.around_keys[face] |= key
            self.far_keys |= key
        elif ability.target == OTHER_MINIONS:
            self.others_keys[face] |= key
            self.far_keys |= key
        elif ability.target == INFILTRATORS:
            self.intruder_keys[face] |= key
        elif ability.target == NETWORK:
            for size in range(max(ability.size, 1), sizes):
                self.net_keys[face][size] |= key

    def _space(self) -> Space:
        """All options. Kinds in the order in which questions list them; the frequent ones first, as small ints."""
        space = Space()
        first = self.first_face
        minions = first[MINION_CARD + 1] - first[MINION_CARD]
        contraptions = first[CONTRAPTION_CARD + 1] - first[CONTRAPTION_CARD]
        self.passing = space.kind("pass")
        self.done = space.kind("done")
        self.attack = space.kind("attack")
        self.sneak = space.kind("sneak")
        self.destroy = space.kind("destroy")
        self.ignore = space.kind("ignore")
        self.keep = space.kind("keep")
        self.redraw = space.kind("redraw")
        self.advance = space.kind("advance")
        self.leave = space.kind("leave")
        self.accomplish = space.kind("complete")
        self.activate = space.kind("activate")
        self.wait = space.kind("wait")
        self.withdraw = space.kind("withdraw")
        self.use = space.kind("use")
        self.spare = space.kind("spare")
        self.work = space.kind("work", (SQUARES,))
        self.set_busy = space.kind("busy", (SQUARES,))
        self.square = space.kind("square", (SQUARES,))
        self.epiphany = space.kind("epiphany", (first[EPIPHANY_CARD + 1] - first[EPIPHANY_CARD],))
        self.intelligence = space.kind("intelligence", (first[INTELLIGENCE_CARD + 1] - first[INTELLIGENCE_CARD],))
        self.move = space.kind("move", (SQUARES, SQUARES))
        self.swap = space.kind("swap", (SQUARES, SQUARES))
        self.sacrifice = space.kind("sacrifice", (SQUARES, 2))
        self.plan = space.kind("plan", (first[PLAN_CARD + 1] - first[PLAN_CARD],))
        self.minion = space.kind("minion", (minions, SQUARES))
        self.build = space.kind("build", (contraptions, SQUARES))
        self.infiltrate = space.kind("infiltrate", (self.most_spies,))
        self.spy = space.kind("spy", (self.most_spies,))
        self.node = space.kind("node", (self.most_nodes,))
        self.link = space.kind("link", (self.most_nodes, 2))
        self.network = space.kind("network", (self.most_nodes,))
        self.trick = space.kind("trick", (MOST_TRICKS,))
        self.bonus = space.kind("bonus", (self.most_nodes, MOST_TRICKS))
        self.recruit = space.kind("recruit", (first[SPY_CARD + 1] - first[SPY_CARD],))
        self.found = space.kind("found", (first[NODE_CARD + 1] - first[NODE_CARD],))
        self.disconnect = space.kind("disconnect", (self.most_nodes, 2))
        self.connect = space.kind("connect", (self.most_nodes, 2, self.most_nodes))
        self.unassign = space.kind("unassign", (self.most_spies,))
        self.assign = space.kind("assign", (self.most_spies, self.most_nodes))
        self.discard = space.kind("discard", (len(self.kind),))
        return space

    def _list_squares(self) -> None:
        """Options that name squares are made once, for every set of squares (as bits); the main step looks them up."""
        self.works = [[self.done, *works] for works in self._in_squares(self.work)]
        """With the option to be done before them."""
        self.busies = self._in_squares(self.set_busy)
        self.thirds: list[int] = [sum(3**square for square in squares) for squares in self._in_squares(0)]
        """A set of squares as a number with three digits to choose from, for the next table."""
        self.rearranged = [self._rearranged(squares) for squares in range(3**SQUARES)]
        """Moves and swaps: at the Free Minions' `thirds` and twice those of the unoccupied squares."""
        self.plays: list[list[list[int]]] = [[] for _ in range(self.minion, self.build, SQUARES)]
        """By face of the Minion; empty until one is in a hand, because a deck may have hundreds."""
        self.builds: list[list[list[int]]] = [[] for _ in range(self.build, self.infiltrate, SQUARES)]
        """By number of the Contraption, likewise."""

    def list_plays(self, face: int) -> list[list[int]]:
        """Where a Minion may be played, for every set of squares."""
        found = self._in_squares(self.minion + face * SQUARES)
        self.plays[face] = found
        return found

    def list_builds(self, contraption: int) -> list[list[int]]:
        """Where a Contraption may be built, for every set of squares."""
        found = self._in_squares(self.build + contraption * SQUARES)
        self.builds[contraption] = found
        return found

    def _in_squares(self, first: int) -> list[list[int]]:
        """For every set of squares the options that name them, counted from the one for the first square."""
        numbers = self.numbers
        return [
            [numbers[first + at] for at in range(SQUARES) if (squares >> at) & 1] for squares in range(1 << SQUARES)
        ]

    def _rearranged(self, squares: int) -> list[int]:
        """How Minions may be moved and swapped: 1 stands for a Free one in the square, 2 for an unoccupied square."""
        free: list[int] = []
        empty: list[int] = []
        for square in range(SQUARES):
            digit = squares // 3**square % 3
            if digit == 1:
                free.append(square)
            elif digit == 2:
                empty.append(square)
        numbers = self.numbers
        moves = [numbers[self.move + one * SQUARES + to] for one in free for to in empty]
        return moves + [numbers[self.swap + one * SQUARES + other] for one in free for other in free if one < other]

    def pile(self, back: int) -> list[int]:
        """All cards with that back."""
        return list(range(self.first_card[back], self.first_card[back + 1]))


def _those(design: Printed, when: int) -> list[Ability]:
    return [ability for ability in design.abilities if ability.when == when]


def _never_fails(lines: list[Ability]) -> bool:
    """Whether there is something to do, and all of it is possible at any time."""
    return len(lines) > 0 and all(ability.unfailing for ability in lines)


def _count(printed: list[Printed], kind: int) -> int:
    """How many cards of a kind there are."""
    count = 0
    for design in printed:
        if design.kind == kind:
            count += design.copies
    return count
