"""What the page of ALONE shows, thing by thing: plain records that the templates read."""

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True)
class Choice:
    """An option that is offered: in full, in short beside its sign, and what it would bring.

    `key` is how the keyboard says it, `pick` what it begins with (-1: nothing), `way` where its arrow points; `task` is
    the colour of the Mission that leads there.
    """

    option: int
    kind: str
    text: str
    label: str
    gain: str = ""
    sign: str = ""
    way: str = ""
    key: str = ""
    pick: int = -1
    refusing: bool = False
    task: str = ""


@dataclass(frozen=True)
class Deed:
    """One of the six Actions with the options that declare it; `why` could tell why there is none."""

    name: str
    text: str
    sign: str
    choices: tuple[Choice, ...]
    why: int = -1


@dataclass(frozen=True)
class Sign:
    """Something small that lies in a Sector, or stands beside a text."""

    sign: str
    name: str
    look: str = ""


@dataclass(frozen=True)
class Beast:
    """A Creature on the page. Only Evil's have a `mark` that stays with them."""

    sign: str
    name: str
    kind: str
    wounded: bool
    boss: bool
    mark: str = ""
    moved: bool = False
    active: bool = False
    hits: tuple[Choice, ...] = ()
    about: str = ""
    """What one should know before letting it loose."""


@dataclass(frozen=True)
class Cell:
    """A place on the Labyrinth or the Map, and what can be pointed at there."""

    mark: str
    ident: str
    column: int
    row: int
    look: str
    about: str = ""
    room: Sign | None = None
    signs: tuple[Sign, ...] = ()
    beasts: tuple[Beast, ...] = ()
    hero: bool = False
    far: str = ""
    """How far it is from the Hero."""
    hits: tuple[Choice, ...] = ()
    drops: tuple[Choice, ...] = ()
    ways: tuple[Choice, ...] = ()
    gates: tuple[tuple[str, Choice], ...] = ()


@dataclass(frozen=True)
class Floor:
    """A Level, or what is known of one, as a picture with places over it."""

    name: str
    here: bool
    plan: Markup
    columns: int
    rows: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Gauge:
    """Life or Self Control: points that are there and points that are gone, in bands."""

    name: str
    sign: str
    ident: str
    now: int
    bands: tuple[tuple[bool, ...], ...]
    low: bool


@dataclass(frozen=True)
class Gear:
    """An Item that the Hero carries."""

    mark: str
    name: str
    action: str
    sign: str
    text: str
    matrix: Sign
    needs: Sign
    charges: int
    most: int
    upgraded: bool
    new: bool
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Lesson:
    """What the Hero has learned of a kind of Creature."""

    kind: str
    sign: str
    name: str
    got: int
    unlocked: bool
    ability: str
    text: str


@dataclass(frozen=True)
class Person:
    """A Character: the Hero, the Companion, or one to be chosen."""

    name: str
    sign: str
    lines: tuple[str, ...]
    charges: int = -1
    choice: Choice | None = None


@dataclass(frozen=True)
class Task:
    """A Mission."""

    name: str
    colour: str
    state: str
    told: str
    icon: str
    rooms: tuple[Sign, ...]
    goal: str
    """What completes it."""
    lines: tuple[str, ...]
    """All that it says."""
    progress: int
    count: int


@dataclass(frozen=True)
class Heard:
    """One thing that the Hero was told this Round."""

    text: str
    sign: str
    way: str
    doubtful: bool


@dataclass(frozen=True)
class Printed:
    """What stands on a Reaction."""

    face: int
    name: str
    deck: str
    deck_name: str
    trigger: Sign
    instant: str
    normal: str
    dangerous: str


@dataclass(frozen=True)
class Held:
    """A Reaction in the viewer's hand; `why` is an option that could tell why it cannot be played."""

    printed: Printed
    mark: str
    choices: tuple[Choice, ...]
    sealed: str = ""
    why: int = -1


@dataclass(frozen=True)
class Laid:
    """A stretch of the Reaction track: a card, or a space that none covers."""

    spaces: int
    number: int
    deck: str = ""
    name: str = ""
    seat: int = -1
    player: str = ""
    up: bool = False
    sideways: bool = False
    danger: bool = False


@dataclass(frozen=True)
class Pile:
    """A Reaction deck in use."""

    deck: str
    name: str
    pile: int
    discards: int


@dataclass(frozen=True)
class Working:
    """A Reaction that is proposed, or that takes effect."""

    seat: int
    player: str
    deck: str
    name: str
    text: str
    dangerous: bool = False
    combo: bool = False


@dataclass(frozen=True)
class Plate:
    """Somebody at the table."""

    seat: int
    name: str
    role: str
    me: bool
    asked: bool
    leader: bool
    hand: int
    winner: bool
    about: str


@dataclass
class Board:
    """Everything that the page shows."""

    evil: bool
    plates: list[Plate]
    floors: list[Floor]
    elsewhere: list[Cell]
    """Sectors of which the Hero does not know where they lie from here."""
    where: str
    fear: int
    """How much Self Control is gone, in bands."""
    gauges: list[Gauge]
    adrenaline: tuple[int, int]
    hero: Person | None
    companion: Person | None
    gear: list[Gear]
    lessons: list[Lesson]
    tasks: list[Task]
    notes: list[str]
    """What is changed for a while, and what else is worth knowing."""
    heard: list[Heard]
    noise: Sign | None
    """From where, if what was told last is a Noise."""
    track: list[Laid]
    track_about: str
    symbols: int
    piles: list[Pile]
    working: list[Working]
    proposals: list[Working]
    roll: list[Sign]
    roll_by: str
    hand: list[Held]
    of_hand: bool
    """Whether what is asked is asked of these cards."""
    of_belt: bool
    """Whether what is asked is asked of the Hero's Items."""
    nothing_fits: bool
    hint: str
    """What helps to answer, for who has not played often."""
    """Whether no card can be played where cards are asked for."""
    people: list[Person]
    """Characters to choose from."""
    panel: list[Deed]
    flat: list[Choice]
    """Choices that stand in the bar."""
    crowded: bool
    choices: list[Choice]
    brood: list[Beast]
    """Kinds that can be Spawned, to be picked up and put somewhere."""
    phase: str
    occasion: str
    """When it is that Evil may play Reactions."""
    question: str
    sealed: str
    """What the viewer has sealed, in words."""
    turns: list[bool]
    rounds: list[tuple[int, str]]
    points_at: bool
    """Whether something can be taken on the Map."""
