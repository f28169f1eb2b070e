"""ALONE, the table: Map and Labyrinth, the Hero's sheet, Evil's cards. Who does what when is the steps'."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from villainy.engine.chance import Chance
from villainy.engine.game import Game, View
from villainy.engine.step import Step
from villainy.games.alone.deck import Cards
from villainy.games.alone.map import Map, read_sheet
from villainy.games.alone.terms import CONDITIONS, FLEETING, HERO, IN_SETUP, KINDS, MOST, NONE, TOKENS
from villainy.games.alone.variant import Variant

LASTING: Final = 5
"""Ints of one lasting effect: what, about whom or what, amount, until when, face of the card that it came from."""
TOLD: Final = 7
"""Ints of one thing that the Hero was told: what sort, about what, distance, 1 for the other Level, way, 1 if it may be
false, and where the Hero was, NONE once that Sector is Unrevealed."""
LAID: Final = 5
"""Ints of one card on the Reaction track: card, 1 if face up, spaces covered, seat of its player, 1 if sideways."""
OPEN_WINDOW: Final = 2
FRAME: Final = 5
"""Ints of one Reaction that is taking effect: card, seat, 1 if Dangerous, Creature and Sector that are `that`."""


class Alone(Game):
    """One table of ALONE. Seat 0 is the Hero, the others are Evil; a spectator sees what the Hero sees.

    Sets of Sectors, Doors and Creatures are bits of an int. Numbers of Sectors belong to the Map, not to the Hero.
    Every list is shared by clones: who changes one puts a changed copy in its place. Only agenda and `seen` are copied.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        # the Map and the Labyrinth
        "sheet",
        "room",
        "revealed",
        "lit",
        "danger",
        "blocked",
        "welded",
        "condition",
        "origin",
        "far_origin",
        "came_by",
        "recalled",
        "adrift",
        "placed",
        "explored",
        "told",
        "path",
        "notes",
        # what everybody can count
        "creatures_most",
        "danger_least",
        "danger_most",
        "blocked_most",
        "lit_ever",
        # Creatures
        "kind",
        "at",
        "wounded",
        "moved",
        # the Hero
        "hero",
        "life",
        "self_control",
        "adrenaline",
        "character",
        "companion",
        "companion_charges",
        "inventory",
        "charges",
        "upgraded",
        "experience",
        "marks",
        "item_pile",
        "item_discards",
        # Missions
        "missions",
        "state",
        "progress",
        "fuse",
        "fused",
        "rites",
        # Rounds and Turns
        "round",
        "rounds_left",
        "nightmare",
        "turn",
        "phase",
        "bullet",
        "dashed",
        "action",
        "last_action",
        "using",
        "aim",
        "drawn",
        "triggers",
        "stamped",
        "left",
        "newly",
        "lit_now",
        "about",
        "roll",
        "rolled_by",
        "target",
        "attacked",
        "lasting",
        # Evil
        "leader",
        "decks",
        "piles",
        "discards",
        "hands",
        "track",
        "counted",
        "allowance",
        "granted",
        "windows",
        "refused",
        "proposals",
        "resolving",
        "dice",
    )

    FLEETING: ClassVar[frozenset[str]] = FLEETING

    sheet: list[int]
    """The Map as plain numbers; `map` is made from it."""
    map: Map
    room: list[int]
    """The name of the Room in each Sector, or NONE."""
    condition: list[int]
    """For each kind of token of a Mission: the Sectors where one lies."""
    origin: list[int]
    """Column and row from which the Hero counts on this Level: where the Hero came to it."""
    far_origin: list[int]
    """The same for the other Level, once the Hero has been there."""
    told: list[int]
    """What the Hero was told this Round (alone.ruling.r58), TOLD ints each."""
    path: list[int]
    """The sides to which the Hero has gone since the start."""
    notes: list[int]
    """What a Hero who takes notes has on paper (`notes`), NOTE ints each; no view shows it."""
    kind: list[int]
    """The kind of each Creature, or NONE: a token that is not on the Map."""
    at: list[int]
    """The Sector of each Creature."""
    inventory: list[int]
    """The Hero's Items, cards."""
    charges: list[int]
    """The Charges on each Item."""
    upgraded: list[int]
    """1 for Items that are Upgraded."""
    experience: list[int]
    """Experience in the Ability of each kind."""
    item_pile: list[int]
    item_discards: list[int]
    missions: list[int]
    """The green, the blue and the red Mission."""
    state: list[int]
    """Whether each of them is locked, open or done."""
    progress: list[int]
    aim: list[int]
    """What the Hero has declared for the running Action: sides, spots, Charges, things to Locate; never a Sector."""
    roll: list[int]
    """The faces of the last roll; empty when none is on the table."""
    lasting: list[int]
    """What is changed for a while, LASTING ints each."""
    decks: list[int]
    """The two Reaction decks in use."""
    piles: list[list[int]]
    """Their cards still to be drawn."""
    discards: list[list[int]]
    hands: list[list[int]]
    """Reaction cards of each seat, in the order of their faces; the Hero has none."""
    track: list[int]
    """The cards on the Reaction track, LAID ints each."""
    windows: list[int]
    """Windows for Reactions that are open, the innermost last, OPEN_WINDOW ints each: which, and what it belongs to."""
    refused: list[int]
    """Cards that the Leader has refused: how many windows were open then, card."""
    proposals: list[int]
    """Proposed Reactions that wait for the Leader: seat, card, 1 if face up."""
    resolving: list[int]
    """Reactions that are taking effect, FRAME ints each; the last one is the one at work."""

    def __init__(self, cards: Cards, players: int, variant: Variant, chance: Chance) -> None:
        super().__init__(cards, players, chance)
        self.cards = cards
        self.variant = variant
        self.dice = chance
        """The stream for what falls openly; hidden things are drawn from `chance` (6.4 of the ledger)."""
        self.evil = self.everyone & ~1 & ~(1 << players)
        """Who hears what only Evil may know."""
        self.light_side = 1 | (1 << players)
        """Who hears what the Hero hears: the Hero and spectators."""
        self.revealed = 0
        self.recalled = 0
        """Sectors that were Revealed once, where the table keeps a map of them (alone.ruling.r58)."""
        self.adrift = 0
        """Revealed Sectors of which the Hero does not know where they lie from others of their Level."""
        self.came_by = NONE
        """The colour of the Stairs by which the Hero came to this Level."""
        self.placed = 0
        """Sectors whose tiles were laid during this Action or check (alone.ruling.r26)."""
        self.explored = 0
        """Sectors that this Explore has newly Revealed (alone.ruling.r33)."""
        self.lit = 0
        self.danger = 0
        self.blocked = 0
        """Blocked Doors."""
        self.welded = 0
        """Doors with a WELD token; all of them are Blocked."""
        self.wounded = 0
        self.moved = 0
        """Creatures whose last move this Turn ended where they are (alone.ruling.r14)."""
        self.creatures_most = 0
        """So many Creatures can be on the Map, Bosses aside, by all that everybody has seen (`reckoning`)."""
        self.danger_least = 0
        self.danger_most = 0
        """So many Danger tokens can be."""
        self.blocked_most = 0
        """So many Doors can be Blocked, those aside that a Mission seals at the start."""
        self.lit_ever = 0
        """1 once a Light has been switched on."""
        self.hero = NONE
        self.life = MOST
        self.self_control = MOST
        self.adrenaline = 3
        self.character = NONE
        self.companion = NONE
        self.companion_charges = 0
        self.marks = 0
        """Rooms that have given their three Items."""
        self.fuse = 0
        self.fused = 0
        """The Round in which the fuse was set: it burns from the next one on."""
        self.rites = 0
        self.round = 0
        self.rounds_left = 0
        self.nightmare = 0
        self.turn = 0
        """1 to 8; 0 before the first and between Rounds."""
        self.phase = IN_SETUP
        self.bullet = 0
        """1 in a Turn with Bullet Time."""
        self.dashed = 0
        """1 once the Hero's Character has used what works once per Round."""
        self.action = NONE
        """The Action that is going on."""
        self.last_action = NONE
        """The Action that was performed or begun last."""
        self.using = NONE
        """The design of the Item that the Action uses."""
        self.drawn = 0
        """So many Items at the end of the inventory were drawn just now; not all of them may be kept."""
        self.triggers = 0
        """What has happened this Turn that allows Reactions, as bits."""
        self.stamped = 0
        """Those of them that make Reactions Dangerous (alone.ruling.r07)."""
        self.left = NONE
        """The Sector that the Hero has left last in this Action."""
        self.newly = 0
        """Creatures Revealed by this Action."""
        self.lit_now = 0
        """Sectors that this Action turned from dark to lit."""
        self.about = 0
        """Sectors that are about to be Revealed."""
        self.rolled_by = NONE
        """HERO, or 1 for Evil."""
        self.target = NONE
        """The one Creature that the Hero's attack is aimed at."""
        self.attacked = 0
        """Creatures that have attacked at the end of this Turn."""
        self.leader = 1
        self.counted = 0
        """Reactions played this Turn that count to the limit."""
        self.allowance = 2
        """The limit of this Turn."""
        self.granted = 0
        """1 while the card played last is one that grants another (`W.late` of the ledger)."""

    # Setup -----------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.dice = self.chance.spawn()
        self.use_map([])
        self.room = []
        self.condition = [0] * len(CONDITIONS)
        self.origin = [0, 0]
        self.far_origin = [0, 0]
        self.told = []
        self.path = []
        self.notes = []
        self.kind = [NONE] * TOKENS
        self.at = [NONE] * TOKENS
        self.inventory = []
        self.charges = []
        self.upgraded = []
        self.experience = [0] * KINDS
        self.item_pile = self.cards.items()
        self.item_discards = []
        self.missions = [NONE, NONE, NONE]
        self.state = [0, 0, 0]
        self.progress = [0, 0, 0]
        self.aim = []
        self.roll = []
        self.lasting = []
        self.decks = []
        self.piles = [[], []]
        self.discards = [[], []]
        self.hands = [[] for _ in range(self.players)]
        self.track = []
        self.windows = []
        self.refused = []
        self.proposals = []
        self.resolving = []

    def use_map(self, sheet: list[int]) -> None:
        """Play on this Map."""
        self.sheet = sheet
        self.map = read_sheet(sheet)

    # Words of the rules ----------------------------------------------------------------------------------------------

    def is_revealed(self, sector: int) -> bool:
        """Whether the Sector lies on the Labyrinth (alone.info.revealed)."""
        return (self.revealed >> sector) & 1 == 1

    def is_lit(self, sector: int) -> bool:
        return (self.lit >> sector) & 1 == 1

    def is_dangerous(self, sector: int) -> bool:
        """Whether a Danger token lies there (alone.dangerous.sector)."""
        return (self.danger >> sector) & 1 == 1

    def is_blocked(self, door: int) -> bool:
        return door >= 0 and (self.blocked >> door) & 1 == 1

    def creatures_in(self, sector: int) -> list[int]:
        """The Creatures in a Sector, by number."""
        return [creature for creature in range(TOKENS) if self.at[creature] == sector and self.kind[creature] >= 0]

    # The engine's questions ------------------------------------------------------------------------------------------

    def clone(self) -> "Alone":
        twin = Alone(self.cards, self.players, self.variant, self.chance)
        self.copy_onto(twin)
        twin.dice = self.dice.clone()
        twin.sheet = self.sheet
        twin.map = self.map
        twin.room = self.room
        twin.revealed = self.revealed
        twin.adrift = self.adrift
        twin.placed = self.placed
        twin.explored = self.explored
        twin.lit = self.lit
        twin.danger = self.danger
        twin.blocked = self.blocked
        twin.welded = self.welded
        twin.condition = self.condition
        twin.origin = self.origin
        twin.far_origin = self.far_origin
        twin.came_by = self.came_by
        twin.recalled = self.recalled
        twin.told = self.told
        twin.path = self.path
        twin.notes = self.notes
        twin.creatures_most = self.creatures_most
        twin.danger_least = self.danger_least
        twin.danger_most = self.danger_most
        twin.blocked_most = self.blocked_most
        twin.lit_ever = self.lit_ever
        twin.kind = self.kind
        twin.at = self.at
        twin.wounded = self.wounded
        twin.moved = self.moved
        twin.hero = self.hero
        twin.life = self.life
        twin.self_control = self.self_control
        twin.adrenaline = self.adrenaline
        twin.character = self.character
        twin.companion = self.companion
        twin.companion_charges = self.companion_charges
        twin.inventory = self.inventory
        twin.charges = self.charges
        twin.upgraded = self.upgraded
        twin.experience = self.experience
        twin.marks = self.marks
        twin.item_pile = self.item_pile
        twin.item_discards = self.item_discards
        twin.missions = self.missions
        twin.state = self.state
        twin.progress = self.progress
        twin.fuse = self.fuse
        twin.fused = self.fused
        twin.rites = self.rites
        twin.round = self.round
        twin.rounds_left = self.rounds_left
        twin.nightmare = self.nightmare
        twin.turn = self.turn
        twin.phase = self.phase
        twin.bullet = self.bullet
        twin.dashed = self.dashed
        twin.action = self.action
        twin.last_action = self.last_action
        twin.using = self.using
        twin.aim = self.aim
        twin.drawn = self.drawn
        twin.triggers = self.triggers
        twin.stamped = self.stamped
        twin.left = self.left
        twin.newly = self.newly
        twin.lit_now = self.lit_now
        twin.about = self.about
        twin.roll = self.roll
        twin.rolled_by = self.rolled_by
        twin.target = self.target
        twin.attacked = self.attacked
        twin.lasting = self.lasting
        twin.leader = self.leader
        twin.decks = self.decks
        twin.piles = self.piles
        twin.discards = self.discards
        twin.hands = self.hands
        twin.track = self.track
        twin.counted = self.counted
        twin.allowance = self.allowance
        twin.granted = self.granted
        twin.windows = self.windows
        twin.refused = self.refused
        twin.proposals = self.proposals
        twin.resolving = self.resolving
        return twin

    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["dice"] = self.dice.save()
        return saved

    def load(self, saved: dict[str, Any], steps: dict[str, Callable[..., Step[Any]]]) -> None:
        self.map = read_sheet(saved["sheet"])  # before options are asked for
        super().load({**saved, "dice": Chance.load(saved["dice"])}, steps)

    def streams(self) -> list[Chance]:
        return [self.chance, self.dice]

    def reseed(self, chance: Chance) -> None:
        super().reseed(chance)
        self.dice = chance.spawn()

    def seems_asked(self, viewer: int) -> list[int]:
        """What Evil decides, and who of them, is not for the Hero to know: all of them think, or none."""
        asked = self.to_answer()
        if HERO < viewer < self.players or not asked or asked[0] == HERO:
            return asked
        return list(range(HERO + 1, self.players))

    def asks_in_secret(self, viewer: int) -> bool:
        """The Hero, and who watches, cannot tell one question to Evil from five."""
        asked = self.to_answer()
        kept_out = not HERO < viewer < self.players and bool(asked) and asked[0] != HERO
        return kept_out or super().asks_in_secret(viewer)

    # What looks at the whole table is made of modules that know this one: they are fetched when they are needed.

    def view(self, seat: int) -> View:
        from villainy.games.alone.view import view  # noqa: PLC0415

        return view(self, seat)

    def imagine_unseen(self, seat: int) -> None:
        from villainy.games.alone.redeal import imagine_unseen  # noqa: PLC0415

        imagine_unseen(self, seat)

    def check(self) -> None:
        from villainy.games.alone.check import check  # noqa: PLC0415

        check(self)

    def standing(self) -> list[int]:
        """The Hero's Life and Self Control stand against what the Hero has lost."""
        kept = self.life + self.self_control
        return [kept if seat == HERO else 2 * MOST - kept for seat in range(self.players)]
