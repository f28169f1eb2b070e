"""The table of Evil Genius VS Spies as its page shows it: lair, networks, cards, and where each option can be taken."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from villainy.engine.game import Deck, View
from villainy.games.spies.deck import (
    ACROSS,
    BOTTOM,
    CONTRAPTION_CARD,
    EDGES,
    KINDS,
    NODE_CARD,
    PLAN_CARD,
    RIGHT,
    SPY_CARD,
    SQUARES,
    Cards,
)
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.vocabulary import MOD, NETWORK, STATS
from villainy.games.spies.words import FACES, SpiesWords
from villainy.table.drawing.film import MOST_SHOTS, Shot
from villainy.table.drawing.story import Story
from villainy.words import Words

MINUS: Final = "\N{MINUS SIGN}"

HEADS: Final = 5
HATS: Final = 7
MACHINES: Final = 8
DOORS: Final = 6
"""So many pictures there are of each sort."""

STRIDE: Final = 3
"""Has no factor in common with the number of hats, so that neighbours in the deck look nothing alike."""

SIDES: Final = ("genius", "master")
OWN_STATS: Final = {"minion": ("attack", "health", "perception"), "spy": ("attack", "health", "sneak")}
DRAWN_STATS: Final = frozenset({"attack", "health", "perception", "sneak", "work", "netSize", "range", "regain"})

STAGES: Final = ("in-progress", "activated", "advanced")
PHASES: Final = (
    ("plan", "genius-draw", "main", "activate"),
    ("master-draw", "actions", "assign", "infiltrate"),
)
"""The phases of a round, by whose turn they belong to."""

FLAT: Final = frozenset(
    {"pass", "done", "attack", "sneak", "destroy", "ignore", "keep", "redraw", "advance", "leave", "complete"}
    | {"activate", "wait", "withdraw", "use", "spare", "trick", "bonus"}
)
"""Options that stand in the bar."""
REFUSING: Final = frozenset({"pass", "done", "keep", "leave", "wait", "spare", "ignore"})
"""Options that say no; on the keyboard they are all 0."""
AT_ONCE: Final = frozenset({"square", "sacrifice", "spy", "infiltrate", "node", "link", "network"})
"""Options that what lies on the table stands for: pointing at it is enough."""
OF_A_CARD: Final = frozenset({"epiphany", "intelligence", "plan", "recruit", "found", "discard"})
"""Options that a card in hand stands for."""

MOST_PICKS: Final = 56
"""As many things can be picked up at once; the style sheet knows no more."""
MOST_KEYS: Final = 9
LETTERS: Final = "ABCDEFGH"
"""On the keyboard: the squares of the lair, and the first networks."""

LINE: Final = 11
"""Letters of one word that fit on one line of a card."""
LONG_NAME: Final = 20


@dataclass(frozen=True)
class Stat:
    """A number on a card: what it is now, and which way it has changed from what is printed."""

    name: str
    shape: str
    now: int
    change: int = 0
    full: int = -1
    """For Health: what it would be unhurt; -1 where nothing is missing."""

    @property
    def way(self) -> str:
        """Which way it has changed."""
        return "up" if self.change > 0 else "down" if self.change < 0 else ""


@dataclass(frozen=True)
class Bonus:
    """What a Node gives from a size on: a number of something, or more than fits in signs."""

    size: int
    amount: str
    shape: str
    text: str


@dataclass(frozen=True)
class Printed:
    """What stands on a card."""

    face: int
    kind: str
    sort: str
    """The kind in words."""
    name: str
    stats: tuple[Stat, ...]
    cost: int
    lines: tuple[str, ...]
    numbers: str
    art: tuple[str, ...]
    """The symbols that its picture is laid together from."""
    support: str = ""
    """Of a Spy: the sizes of network that support it."""
    edges: tuple[str, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    evilness: int = 0
    price: tuple[int, int] = (0, 0)
    attachable: bool = False

    @property
    def fit(self) -> str:
        """How small the name must be written."""
        word = max(len(part) for part in self.name.replace("-", " ").split() or [""])
        if word > LINE + 2:
            return "tiny"
        return "long" if word > LINE or len(self.name) > LONG_NAME else ""


@dataclass(frozen=True)
class Pic:
    """A card on the table. `mark` stays with it from view to view, so that it glides; unknown cards have none."""

    kind: str
    printed: Printed | None
    mark: str


@dataclass(frozen=True)
class Choice:
    """An option that is offered. `key` is how the keyboard says it; `pick` the thing that it begins with, -1: none."""

    option: int
    kind: str
    text: str
    gain: str
    key: str = ""
    pick: int = -1
    refusing: bool = False
    where: str = ""
    """Where the keyboard lays it."""


@dataclass(frozen=True)
class Held:
    """A card in a hand, or one to choose from. `why` is an option that could tell why it cannot be taken."""

    pic: Pic
    pick: int = -1
    key: str = ""
    acts: tuple[Choice, ...] = ()
    why: int = -1


@dataclass(frozen=True)
class Unit:
    """A Minion, a Contraption or a Spy in play, with its numbers as they are now."""

    pic: Pic
    stats: tuple[Stat, ...]
    tags: tuple[str, ...]
    about: str
    busy: bool = False
    dark: bool = False
    work: int = 0
    attached: Pic | None = None
    pick: int = -1
    key: str = ""
    acts: tuple[Choice, ...] = ()
    hit: Choice | None = None
    give_up: Choice | None = None
    """What parts with the attachment."""
    slot: int = -1
    fits: bool = True
    support: str = ""
    been: bool = False
    inside: bool = False
    paid: bool = False


@dataclass(frozen=True)
class Square:
    """A square of the lair. `trail` says whether the infiltrator is there, has been, or goes there next."""

    number: int
    letter: str
    unit: Unit | None
    trail: str
    drops: tuple[Choice, ...]
    hit: Choice | None

    @property
    def open(self) -> bool:
        """Whether something can be laid there now."""
        return bool(self.drops) or self.hit is not None


@dataclass(frozen=True)
class Socket:
    """A connector of a Node, with the Nodes that could be tied to it there."""

    edge: str
    taken: bool
    drops: tuple[Choice, ...]


@dataclass(frozen=True)
class String:
    """A link of a Node to the one on its right or below it."""

    edge: str
    pick: int
    acts: tuple[Choice, ...]
    hit: Choice | None
    about: str
    mark: str


@dataclass(frozen=True)
class NodePic:
    """A Node where it is pinned."""

    pic: Pic
    slot: int
    column: int
    row: int
    dark: bool
    sockets: tuple[Socket, ...]
    strings: tuple[String, ...]
    bonuses: tuple[tuple[Bonus, bool], ...]
    """What it gives, and whether it does so now."""
    pick: int
    key: str
    hit: Choice | None
    about: str


@dataclass(frozen=True)
class Net:
    """A network with the Spies that are Assigned to it."""

    network: int
    letter: str
    size: int
    columns: int
    nodes: tuple[NodePic, ...]
    spies: tuple[Unit, ...]
    drops: tuple[Choice, ...]
    hit: Choice | None
    name: str


@dataclass(frozen=True)
class Waiting:
    """A card that was played and waits to resolve."""

    pic: Pic
    seat: int
    player: str
    meant: str
    doing: bool = False


@dataclass(frozen=True)
class Plate:
    """One of the two players."""

    seat: int
    side: str
    role: str
    name: str
    points: int
    asked: bool
    me: bool
    turn: bool
    winner: bool
    hand: int
    pile: int
    discards: tuple[Pic, ...]
    about: str


@dataclass(frozen=True)
class PlanPic:
    """The Evil Plan behind the last square."""

    pic: Pic | None
    stage: str
    told: str
    secret: bool
    stalled: bool
    contraptions: int
    minions: int
    stages: tuple[tuple[str, bool], ...]
    about: str


@dataclass(frozen=True)
class Intruder:
    """The Spy in the lair, and what it faces."""

    unit: Unit
    at: int
    next: str
    facing: Unit | None
    outcome: str


@dataclass
class Board:
    """Everything that the page shows."""

    plates: list[Plate]
    squares: list[Square]
    plan: PlanPic
    intruder: Intruder | None
    networks: list[Net]
    bench: list[Unit]
    """Spies without a network."""
    stack: list[Waiting]
    """What waits to resolve, what comes first on top."""
    hand: list[Held]
    offers: list[Held]
    """Evil Plans to choose from, or the cards of a rival's hand."""
    others: list[tuple[str, list[Pic]]]
    flat: list[Choice]
    choices: list[Choice]
    lasting: list[str]
    completed: list[Pic]
    thwarted: list[Pic]
    phase: str
    phases: list[list[tuple[str, bool]]]
    occasion: str
    question: str
    goal: int
    front: str
    """What the viewer works on now: lair or networks."""
    pools: list[tuple[str, int, str]] = field(default_factory=list)
    picks: bool = False


class Ink:
    """Cards as they are drawn in one language; made once, used by all tables with that deck."""

    def __init__(self, words: SpiesWords) -> None:
        self.words = words
        self.deck = words.deck
        self._cards = [self._print(face) for face in range(len(self.deck.kind))]
        self._drawn: dict[int, Markup] = {}
        self._story = Story()
        self.paint = lru_cache(maxsize=4096)(_escaped)

    def card(self, face: int) -> Printed:
        """What is printed on a face."""
        return self._cards[face]

    def drawn(self, printed: Printed, template: Callable[[Printed], Markup]) -> Markup:
        """The inside of a card, by a template that is filled once for each face."""
        if printed.face not in self._drawn:
            self._drawn[printed.face] = template(printed)
        return self._drawn[printed.face]

    def story(self, log: Sequence[Mapping[str, Any]], template: Callable[..., Markup], *more: object) -> Markup:
        """The lines of a log, each by a template that is filled once."""
        return self._story.tell(self, log, template, *more)

    def _print(self, face: int) -> Printed:
        deck, words = self.deck, self.words
        number = deck.kind[face]
        kind = KINDS[number]
        stats = tuple(
            Stat(words.stat(name), f"v-{name}", deck.own[STATS.index(name)][face]) for name in OWN_STATS.get(kind, ())
        )
        return Printed(
            face=face,
            kind=kind,
            sort=words.kind(face),
            name=words.card(face),
            stats=stats,
            cost=deck.cost[face] if number == CONTRAPTION_CARD else -1,
            lines=tuple(words.lines(face)),
            numbers=words.numbers(face),
            art=_art(number, face - deck.first_face[number]),
            support=_span(deck.low[face], deck.high[face]) if number == SPY_CARD else "",
            edges=tuple(EDGES[edge] for edge in words.connectors(face)),
            bonuses=self._bonuses(face) if number == NODE_CARD else (),
            evilness=deck.evilness[face],
            price=(deck.contraption_cost[face], deck.minion_cost[face]),
            attachable=deck.attachable[face],
        )

    def _bonuses(self, face: int) -> tuple[Bonus, ...]:
        deck = self.deck
        found = [*deck.static[face], *deck.entry[face], *deck.once[face]]
        bonuses: list[Bonus] = []
        for ability in sorted(found, key=lambda one: one.size):
            text = self.words.written.line(face, ability)
            size = max(ability.size, 1)
            if ability.op == MOD and ability.target == NETWORK and STATS[ability.what] in DRAWN_STATS:
                amount = self.words.written.signed(ability.amount)
                bonuses.append(Bonus(size, amount, f"v-{STATS[ability.what]}", text))
            else:
                bonuses.append(Bonus(size, "", "v-star", text))
        return tuple(bonuses)


class Art:
    """Words and pictures of one table in one language."""

    def __init__(self, deck: Deck, words: SpiesWords, names: Sequence[str]) -> None:
        assert isinstance(deck, Cards)
        self.deck = deck
        self.words = words
        self.names = list(names)
        self.say = words.words.say
        self.ink = _ink(deck, words.words)
        self.card = self.ink.card
        self.paint = self.ink.paint
        self.drawn = self.ink.drawn
        self.story = self.ink.story

    # The whole table --------------------------------------------------------------------------------------------------

    def board(self, view: View, asks: Mapping[str, Any] | None, words: Words) -> Board:
        """The table as the view has it, with the options where they can be taken."""
        options = [] if asks is None else list(asks["options"])
        offer = _Offer(self, view, options)
        networks = [self._network(view, at, offer) for at in range(len(view["networks"]))]
        return Board(
            plates=[self._plate(view, seat, words) for seat in (GENIUS, MASTER)],
            squares=[self._square(view, square, offer) for square in range(SQUARES)],
            plan=self._plan(view, words),
            intruder=self._intruder(view, offer),
            networks=networks,
            bench=[self._spy(view, spy, offer) for spy in view["spies"] if spy and spy["network"] < 0],
            stack=self._stack(view, words),
            hand=self._hand(view, offer),
            offers=self._offers(view, offer),
            others=self._others(view),
            flat=offer.flat,
            choices=offer.choices,
            lasting=self._lasting(view, words),
            completed=[self._pic(card) for card in view["completed"]],
            thwarted=[self._pic(card) for card in view["thwarted"]],
            phase=self.words.phase(view),
            phases=[
                [(self.say(f"phase-{phase}"), phase == view["phase"] and not view["over"]) for phase in turn]
                for turn in PHASES
            ],
            occasion=self._occasion(view, words),
            question=self.words.question(view),
            goal=view["goal"],
            front=self._front(view, offer),
            pools=self._pools(view, words),
            picks=bool(offer.picks),
        )

    def _pic(self, card: Mapping[str, Any], mark: str = "") -> Pic:
        printed = self.card(card["face"])
        return Pic(printed.kind, printed, mark or f"c{card['card']}")

    @staticmethod
    def _front(view: View, offer: "_Offer") -> str:
        """What the viewer works on now, and so sees first."""
        pointed = {place for place, _ in offer.hits}
        if pointed:
            return "networks" if pointed & {"spy", "node", "link", "network"} else "lair"
        own = view["seat"] == MASTER and view["phase"] in {"actions", "assign"}
        return "networks" if own and not view["infiltrator"] else "lair"

    def _plate(self, view: View, seat: int, words: Words) -> Plate:
        side = SIDES[seat]
        discards = tuple(self._pic(card) for card in reversed(view["discards"][side]))
        hand, pile = view["hands"][seat]["count"], view["piles"][side]
        return Plate(
            seat=seat,
            side=side,
            role=self.words.role(seat),
            name=self.names[seat],
            points=view["scores"][seat],
            asked=seat in view["asked"],
            me=seat == view["seat"],
            turn=seat == view["turn"] and not view["over"],
            winner=seat in view["winners"],
            hand=hand,
            pile=pile,
            discards=discards,
            about=words.say("table-spies-holds", hand=hand, pile=pile, discards=len(discards)),
        )

    def _pools(self, view: View, words: Words) -> list[tuple[str, int, str]]:
        """What is left to spend this turn: sign, number, name."""
        if view["over"]:
            return []
        if view["phase"] == "main":
            return [
                ("v-work", view["work"], words.say("table-spies-work")),
                ("v-plays", view["plays"], words.say("table-spies-plays")),
            ]
        if view["phase"] == "actions":
            return [("v-action", view["actions"], words.say("table-spies-actions"))]
        return []

    def _occasion(self, view: View, words: Words) -> str:
        """When it is that somebody may interrupt."""
        if not view["window"]:
            return ""
        occasion = "answering" if view["window"]["answering"] else view["window"]["occasion"]
        return words.say(f"table-spies-occasion-{occasion}")

    # The lair ---------------------------------------------------------------------------------------------------------

    def _square(self, view: View, square: int, offer: "_Offer") -> Square:
        inside = view["infiltrator"]
        trail = ""
        if inside:
            at, goes = inside["at"], inside["next"]
            trail = "here" if square == at else "next" if square == goes else "past" if square < at else ""
        there = view["lair"][square]
        return Square(
            number=square + 1,
            letter=LETTERS[square],
            unit=self._unit(view, square, offer) if there else None,
            trail=trail,
            drops=tuple(offer.drops.get(("square", square), ())),
            hit=offer.hits.get(("square", square)),
        )

    def _unit(self, view: View, square: int, offer: "_Offer") -> Unit:
        """What stands in a square."""
        there = view["lair"][square]
        pic = self._pic(there)
        assert pic.printed is not None
        paid = any(card["card"] == there["card"] for card in view["paid"])
        if there["kind"] == "contraption":
            tags = [self.words.keyword("dark")] if there["dark"] else []
            return Unit(pic, (), tuple(tags), self.words.occupant(view, square), dark=there["dark"], paid=paid)
        attached = there["attached"]
        stats = self._stats(pic.printed, there)
        tags = [self.words.keyword(name) for name in there["keywords"]]
        state = self.say("state-busy" if there["busy"] else "state-free")
        about = f"{self.words.occupant(view, square)}: {state}, {_spoken(stats)}"
        return Unit(
            pic=pic,
            stats=stats,
            tags=tuple(tags),
            about=", ".join([about, *tags]),
            busy=there["busy"],
            dark=there["dark"],
            work=there["work"],
            attached=self._pic(attached) if attached else None,
            pick=offer.pick("square", square),
            key=LETTERS[square],
            acts=tuple(offer.acts.get(("square", square), ())),
            give_up=offer.hits.get(("attached", square)),
            paid=paid,
        )

    @staticmethod
    def _stats(printed: Printed, now: Mapping[str, Any]) -> tuple[Stat, ...]:
        """Numbers as they are now, marked where they are not what is printed."""
        stats: list[Stat] = []
        for stat in printed.stats:
            name = stat.shape.removeprefix("v-")
            if name == "health":
                left, full = now["left"], now["health"]
                stats.append(Stat(stat.name, stat.shape, left, left - stat.now, full if left != full else -1))
            else:
                stats.append(Stat(stat.name, stat.shape, now[name], now[name] - stat.now))
        return tuple(stats)

    def _plan(self, view: View, words: Words) -> PlanPic:
        plan = view["plan"]
        stage = plan["stage"]
        reached = STAGES.index(stage) if stage in STAGES else -1
        known = plan["card"]
        pic = self._pic(known, "plan") if known else None if stage == "none" else Pic("plan", None, "plan")
        about = [words.say("table-spies-plan-about", stage=self.words.stage(view))]
        about.append(words.say("table-spies-in-lair", contraptions=plan["contraptions"], minions=plan["minions"]))
        return PlanPic(
            pic=pic,
            stage=stage,
            told=self.words.stage(view),
            secret=stage == "in-progress" and known is not None,
            stalled=plan["stalled"],
            contraptions=plan["contraptions"],
            minions=plan["minions"],
            stages=tuple((self.say(f"stage-{name}"), at <= reached) for at, name in enumerate(STAGES)),
            about=" ".join(about),
        )

    def _intruder(self, view: View, offer: "_Offer") -> Intruder | None:
        inside = view["infiltrator"]
        if not inside:
            return None
        spy = view["spies"][inside["slot"]]
        if not spy:
            return None
        at = inside["at"]
        there = view["lair"][at] if at >= 0 else None
        facing = self._unit(view, at, offer) if there else None
        outcome = ""
        if there and there["kind"] == "minion":
            who, left = self.words.fight(view)
            names = {"spy": self.words.card(spy["face"]), "minion": self.words.card(there["face"])}
            outcome = self.say("explain-fight", outcome=who, n=left, **names)
        return Intruder(self._spy(view, spy, offer), at, self.words.square(inside["next"]), facing, outcome)

    # The networks -----------------------------------------------------------------------------------------------------

    def _network(self, view: View, at: int, offer: "_Offer") -> Net:
        shown = view["networks"][at]
        network = shown["network"]
        return Net(
            network=network,
            letter=LETTERS[at] if at < len(LETTERS) else "",
            size=shown["size"],
            columns=1 + max(node["column"] for node in shown["nodes"]),
            nodes=tuple(self._node(view, shown, node, offer) for node in shown["nodes"]),
            spies=tuple(self._spy(view, view["spies"][slot], offer) for slot in shown["spies"]),
            drops=tuple(offer.drops.get(("network", network), ())),
            hit=offer.hits.get(("network", network)),
            name=self.words.network(view, network),
        )

    def _node(self, view: View, shown: Mapping[str, Any], node: Mapping[str, Any], offer: "_Offer") -> NodePic:
        printed = self.card(node["face"])
        slot, links = node["slot"], node["links"]
        sockets = tuple(
            Socket(edge, links[EDGES.index(edge)] >= 0, tuple(offer.drops.get((edge, slot), ())))
            for edge in printed.edges
        )
        strings = tuple(
            self._string(view, slot, edge, links[edge], offer) for edge in (RIGHT, BOTTOM) if links[edge] >= 0
        )
        order = [one["slot"] for network in view["networks"] for one in network["nodes"]].index(slot)
        return NodePic(
            pic=self._pic(node),
            slot=slot,
            column=node["column"],
            row=node["row"],
            dark=node["dark"],
            sockets=sockets,
            strings=strings,
            bonuses=tuple((bonus, shown["size"] >= bonus.size and not node["dark"]) for bonus in printed.bonuses),
            pick=offer.pick("node", slot),
            key=LETTERS[order] if order < len(LETTERS) else "",
            hit=offer.hits.get(("node", slot)),
            about=f"{self.words.node(view, slot)}. {printed.numbers} {' '.join(printed.lines)}",
        )

    def _string(self, view: View, slot: int, edge: int, other: int, offer: "_Offer") -> String:
        place = ("link", slot * 2 + edge - RIGHT)
        return String(
            edge=EDGES[edge],
            pick=offer.pick(*place),
            acts=tuple(offer.acts.get(place, ())),
            hit=offer.hits.get(place),
            about=f"{self.words.node(view, slot)} – {self.words.node(view, other)}",
            mark=f"s{slot}-{edge}",
        )

    def _spy(self, view: View, spy: Mapping[str, Any], offer: "_Offer") -> Unit:
        slot = spy["slot"]
        pic = self._pic(spy)
        assert pic.printed is not None
        stats = self._stats(pic.printed, spy)
        tags = [self.words.keyword(name) for name in spy["keywords"]]
        fits = spy["network"] < 0 or spy["min"] <= spy["size"] <= spy["max"]
        support = _span(spy["min"], spy["max"])
        return Unit(
            pic=pic,
            stats=stats,
            tags=tuple(tags),
            about=", ".join([f"{self.words.spy(view, slot)}: {_spoken(stats)}", support, *tags]),
            pick=offer.pick("spy", slot),
            acts=tuple(offer.acts.get(("spy", slot), ())),
            hit=offer.hits.get(("spy", slot)),
            slot=slot,
            fits=fits,
            support=support,
            been=spy["been"],
            inside=spy["inside"],
        )

    # Cards that wait, and cards in hand -------------------------------------------------------------------------------

    def _stack(self, view: View, words: Words) -> list[Waiting]:
        """Cards that were played; the one that happens first comes first."""
        found = [
            Waiting(self._pic(card), card["seat"], self.names[card["seat"]], self._meant(view, card["meant"]))
            for card in reversed(view["stack"])
        ]
        there = {waiting.pic.mark for waiting in found}
        for now in (view["aim"], view["resolving"]):
            if now and f"c{now['card']}" not in there and not self._lies(view, now["card"]):
                seat = MASTER if self.deck.kind[now["face"]] >= SPY_CARD else GENIUS
                found.insert(0, Waiting(self._pic(now), seat, self.names[seat], "", doing=True))
                there.add(f"c{now['card']}")
        return found

    @staticmethod
    def _lies(view: View, card: str) -> bool:
        """Whether a card lies in the lair, in a network or as the Plan: a card is drawn once."""
        lair = [there["card"] for there in view["lair"] if there]
        nodes = [node["card"] for network in view["networks"] for node in network["nodes"]]
        spies = [spy["card"] for spy in view["spies"] if spy]
        plan = [view["plan"]["card"]["card"]] if view["plan"]["card"] else []
        hanging = [there["attached"]["card"] for there in view["lair"] if there and there.get("attached")]
        gone = [one["card"] for side in SIDES for one in view["discards"][side]]
        return card in {*lair, *nodes, *spies, *plan, *hanging, *gone}

    def _meant(self, view: View, meant: Sequence[Mapping[str, Any]]) -> str:
        """What a waiting card was pointed at."""
        names: list[str] = []
        for one in meant:
            if one["kind"] == "square":
                if one["place"] >= 0:
                    names.append(self.words.occupant(view, one["place"]))
            elif one["kind"] == "spy":
                names += [
                    self.words.spy(view, spy["slot"]) for spy in view["spies"] if spy and spy["card"] == one["card"]
                ]
            else:
                names += [
                    self.words.node(view, node["slot"])
                    for network in view["networks"]
                    for node in network["nodes"]
                    if node["card"] == one["card"]
                ]
        return self.words.listed(names)

    def _hand(self, view: View, offer: "_Offer") -> list[Held]:
        seat = view["seat"]
        if seat >= view["players"]:
            return []
        known = view["hands"][seat]["known"]
        return [self._held(card, offer) for card in known]

    def _held(self, card: Mapping[str, Any], offer: "_Offer") -> Held:
        face = card["face"]
        pick = offer.pick("card", face)
        return Held(
            pic=self._pic(card),
            pick=pick,
            key=str(offer.faces.index(face) + 1) if face in offer.faces[:MOST_KEYS] else "",
            acts=tuple(offer.acts.get(("card", face), ())),
            why=-1 if pick >= 0 else offer.why(face),
        )

    def _offers(self, view: View, offer: "_Offer") -> list[Held]:
        """Cards to choose from that are nobody's hand, or the rival's."""
        if view["question"] == "SelectPlan":
            return [self._held(card, offer) for card in view["offers"]["known"]]
        if view["question"] == "TakeIntelligence" and offer.faces:
            known = view["hands"][1 - view["seat"]]["known"]
            return [self._held(card, offer) for card in known if card["face"] in offer.faces]
        return []

    def _others(self, view: View) -> list[tuple[str, list[Pic]]]:
        """What the viewer knows of other hands; cards to choose from are shown elsewhere."""
        choosing = view["question"] == "TakeIntelligence" and view["seat"] in view["asked"]
        return [
            (self.names[seat], [self._pic(card) for card in hand["known"]])
            for seat, hand in enumerate(view["hands"])
            if seat != view["seat"] and hand["known"] and not choosing
        ]

    def _lasting(self, view: View, words: Words) -> list[str]:
        """What cards have changed for a while."""
        names: dict[str, str] = {}
        for square, there in enumerate(view["lair"]):
            if there:
                names[there["card"]] = self.words.occupant(view, square)
        for spy in view["spies"]:
            if spy:
                names[spy["card"]] = self.words.spy(view, spy["slot"])
        for network in view["networks"]:
            for node in network["nodes"]:
                names[node["card"]] = self.words.node(view, node["slot"])
        told: list[str] = []
        for one in view["lasting"]:
            name = names.get(one["card"], self.words.plan(view))
            what = one["what"]
            if what in STATS:
                change = f"{self.words.written.signed(one['amount'])} {self.words.stat(what)}"
            else:
                change = self.words.keyword(what)
            until = f"until-{one['until']}"
            told.append(
                words.say(
                    "table-spies-lasting",
                    name=name,
                    change=change,
                    until=f" {self.say(until)}" if self.words.words.has(until) else "",
                    by=self.words.card(one["from"]),
                )
            )
        return told

    # The reel ---------------------------------------------------------------------------------------------------------

    def reel(self, view: View, events: Sequence[Mapping[str, Any]], words: Words) -> list[Shot]:
        """The newest events as moves on the page."""
        return [shot for event in events[-MOST_SHOTS:] for shot in self._shots(event, words)]

    def _shots(self, event: Mapping[str, Any], words: Words) -> Iterator[Shot]:
        n, kind, seat, place, amount = (event[name] for name in ("n", "kind", "seat", "place", "amount"))
        said = self._caption(event, words)
        square, slot = f"sq-{place}", f"spy-{amount}"
        if kind in {"minion", "built", "attached", "moved", "swapped"}:
            yield Shot(n, n, "land", square, caption=said)
        elif kind == "worked":
            yield Shot(n, n, "float", square, f"+{amount}", "v-work", "good", caption=said)
        elif kind in {"steps", "combat", "destroyed", "ignored", "sneaked", "minion-died"}:
            yield Shot(n, n, "pulse" if kind in {"steps", "ignored", "sneaked"} else "shake", square, caption=said)
        elif kind == "minion-hurt":
            yield Shot(n, n, "float", square, f"{MINUS}{amount}", "v-health", "bad", caption=said)
        elif kind in {"spy-hurt", "regained"}:
            show = f"+{amount}" if kind == "regained" else f"{MINUS}{amount}"
            yield Shot(
                n, n, "float", f"spy-{place}", show, "v-health", "good" if kind == "regained" else "bad", "", said
            )
        elif kind in {"spy", "assigned", "enters"}:
            yield Shot(n, n, "land", f"spy-{place}", caption=said)
        elif kind in {"spy-died", "ejected", "withdrew", "reached"}:
            yield Shot(n, n, "pulse", slot if kind == "reached" else "lair", caption=said)
        elif kind in {"node", "connected", "cut"}:
            yield Shot(n, n, "land" if kind == "node" else "pulse", f"node-{place}", caption=said)
        elif kind in {"selected", "activated", "advanced", "completing", "thwarted", "stalled", "delayed"}:
            yield Shot(n, n, "pulse", "plan", caption=said)
        elif kind == "scored":
            yield Shot(n, n, "float", f"score-{seat}", f"+{amount}", "v-evil", "good", caption=said)
        elif kind in {"played", "cancelled", "resolves"}:
            yield Shot(n, n, "shake" if kind == "cancelled" else "land", "stack", caption=said)
        elif kind in {"turn", "won"}:
            yield Shot(n, n, "pulse", f"plate-{seat}", caption=said)

    def _caption(self, event: Mapping[str, Any], words: Words) -> str:
        message = f"table-spies-reel-{event['kind']}"
        if not words.has(message):
            return ""
        seat, face = event["seat"], event["face"]
        return words.say(
            message,
            name=self.names[seat] if seat >= 0 else "",
            card=self.words.name(face) if face >= 0 else "",
            n=event["amount"],
        )


class _Offer:
    """What is offered, sorted by where on the table it can be taken."""

    def __init__(self, art: Art, view: View, options: Sequence[Mapping[str, Any]]) -> None:
        self.art = art
        self.deck = art.deck
        self.view = view
        self.picks: dict[tuple[str, int], int] = {}
        self.faces: list[int] = []
        self.acts: dict[tuple[str, int], list[Choice]] = {}
        self.drops: dict[tuple[str, int], list[Choice]] = {}
        self.hits: dict[tuple[str, int], Choice] = {}
        self.flat: list[Choice] = []
        self.choices: list[Choice] = []
        self.asked = bool(options)
        self._keys = iter("123456789")
        for option in options:
            self._sort(option["kind"], tuple(option["parts"]), option)

    def pick(self, what: str, which: int) -> int:
        """The number by which a thing is picked up; -1 if it cannot be."""
        return self.picks.get((what, which), -1)

    def why(self, face: int) -> int:
        """An option that would tell why a card cannot be played; -1 where nobody asks."""
        if not self.asked or self.view["question"] not in {"GeniusMain", "MasterActions", "Assign", "Infiltrate"}:
            return -1
        kind = self.deck.kind[face]
        if kind == PLAN_CARD:
            return -1
        name = next(name for name, of in FACES.items() if of == kind)
        parts = (face - self.deck.first_face[kind],)
        return self.deck.space.option(name, (*parts, self._somewhere()) if name in {"minion", "build"} else parts)

    def _somewhere(self) -> int:
        """An empty square, if there is one."""
        return next((square for square in range(SQUARES) if not self.view["lair"][square]), 0)

    def _sort(self, kind: str, parts: tuple[int, ...], option: Mapping[str, Any]) -> None:
        make = self._maker(kind, option)
        if kind in FLAT:
            refusing = kind in REFUSING
            choice = make(key="0" if refusing else next(self._keys, ""), refusing=refusing)
            self.flat.append(choice)
            if kind == "bonus":
                self.hits[("node", parts[0])] = choice
        elif kind in AT_ONCE:
            choice = make()
            self.hits[_pointed_at(kind, parts)] = choice
        elif kind in {"minion", "build"}:
            choice = self._lay(make, ("card", self._face(kind, parts)), ("square", parts[1]), LETTERS[parts[1]])
        elif kind in OF_A_CARD:
            choice = self._act(make, ("card", self._face(kind, parts)))
        elif kind in {"work", "busy"}:
            choice = self._act(make, ("square", parts[0]))
        elif kind == "unassign":
            choice = self._act(make, ("spy", parts[0]))
        elif kind == "disconnect":
            choice = self._act(make, ("link", parts[0] * 2 + parts[1]))
        elif kind == "move":
            choice = self._lay(make, ("square", parts[0]), ("square", parts[1]), LETTERS[parts[1]])
        elif kind == "swap":
            self._lay(make, ("square", parts[1]), ("square", parts[0]), LETTERS[parts[0]])
            choice = self._lay(make, ("square", parts[0]), ("square", parts[1]), LETTERS[parts[1]])
        elif kind == "assign":
            choice = self._lay(make, ("spy", parts[0]), ("network", parts[1]), self._letter(parts[1]))
        else:
            edge = RIGHT + parts[1]
            self._lay(make, ("node", parts[2]), (EDGES[edge], parts[0]), "")
            choice = self._lay(make, ("node", parts[0]), (EDGES[edge ^ ACROSS], parts[2]), "")
        self.choices.append(choice)

    def _maker(self, kind: str, option: Mapping[str, Any]) -> Callable[..., Choice]:
        number, text = option["option"], option["text"]
        gain = self.art.words.explain(number, self.view) if kind != "pass" else ""
        return lambda **more: Choice(number, kind, text, gain, **more)

    def _act(self, make: Callable[..., Choice], thing: tuple[str, int]) -> Choice:
        choice = make(pick=self._picked(thing))
        self.acts.setdefault(thing, []).append(choice)
        return choice

    def _lay(self, make: Callable[..., Choice], thing: tuple[str, int], place: tuple[str, int], where: str) -> Choice:
        choice = make(pick=self._picked(thing), where=where)
        self.drops.setdefault(place, []).append(choice)
        return choice

    def _picked(self, thing: tuple[str, int]) -> int:
        if thing not in self.picks and len(self.picks) < MOST_PICKS:
            self.picks[thing] = len(self.picks)
            if thing[0] == "card":
                self.faces.append(thing[1])
        return self.picks.get(thing, -1)

    def _face(self, kind: str, parts: tuple[int, ...]) -> int:
        return self.art.words.face_of(kind, parts)

    def _letter(self, network: int) -> str:
        numbers = [shown["network"] for shown in self.view["networks"]]
        at = numbers.index(network)
        return LETTERS[at] if at < len(LETTERS) else ""


def _pointed_at(kind: str, parts: tuple[int, ...]) -> tuple[str, int]:
    """The thing on the table that an option stands for."""
    if kind == "sacrifice":
        return ("attached" if parts[1] else "square", parts[0])
    if kind == "link":
        return ("link", parts[0] * 2 + parts[1])
    return ("spy" if kind == "infiltrate" else kind, parts[0])


def _art(kind: int, number: int) -> tuple[str, ...]:
    """What a picture is laid together from, so that no two neighbours look alike."""
    name = KINDS[kind]
    if name in {"minion", "spy"}:
        return (f"{name}-hat-{number * STRIDE % HATS}", f"head-{number % HEADS}")
    if name == "contraption":
        return (f"machine-{number % MACHINES}",)
    if name == "node":
        return (f"house-{number % DOORS}",)
    return (f"k-{name}",)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _spoken(stats: Sequence[Stat]) -> str:
    return ", ".join(f"{stat.name} {stat.now}" for stat in stats)


def _escaped(text: str) -> Markup:
    return escape(text)


@lru_cache(maxsize=64)
def _ink(deck: Cards, words: Words) -> Ink:
    return Ink(SpiesWords(words, deck, ()))
