"""What the page of Evil Genius VS Spies shows, thing by thing: plain records that the templates read."""

from dataclasses import dataclass, field
from typing import Final

from villainy.table.drawing.parts import fit

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
    band: str
    """The same, short enough for the band of a card in hand."""
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
        return fit(self.name, LINE, 2, LONG_NAME)


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
    next: int
    """The square that it goes to; after the last one, the Evil Plan's."""
    onward: str
    """Where it goes next, and whom or what it will find there."""
    facing: Unit | None
    forecast: str


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
    """The steps of a round in a word each, by whose turn they belong to, and which it is now."""
    occasion: str
    question: str
    hint: str
    """What helps to answer, for who has not played often."""
    goal: int
    front: str
    """What the viewer works on now: lair or networks."""
    pools: list[tuple[str, int, str]] = field(default_factory=list)
    picks: bool = False
