"""What a Twist can change: thirty named hooks, each with the answer of a Twist that has nothing to say there.

Queries are folded over the Twists by rank (what sets, then adds, then multiplies, then forbids); within a rank they
commute, so the order in which Twists were turned over never matters to them. Effect layers are applied in their own
fixed order. Triggers act in the order in which the Twists were turned over (nefarious.twist.order). No hook asks which
other Twist is in play.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from villainy.games.nefarious.deck import Line
    from villainy.games.nefarious.game import Nefarious

SLUGS: Final = (
    "academic-grants",
    "age-of-boredom",
    "alien-contact",
    "animal-rights-activists",
    "bigger-and-better",
    "blood-sweat-and-mice",
    "cheap-fusion-power",
    "embezzling-minions",
    "focused-research",
    "forgotten-epiphanies",
    "game-theory",
    "grand-ambitions",
    "hyperinflation",
    "insider-trading",
    "lingering-evil",
    "long-term-plans",
    "mad-broker",
    "minimum-wage",
    "mob-influence",
    "overpopulation",
    "parallel-universe",
    "perpetual-motion",
    "philanthropy",
    "private-funding",
    "public-acclaim",
    "quantum-relativity",
    "recycling",
    "rigged-investments",
    "security-measures",
    "stolen-parts",
    "subliminal-advertising",
    "things-man-was-not-meant-to-know",
    "think-tank",
    "unions",
    "unpaid-interns",
    "working-alone",
)

SETS: Final = 0
ADDS: Final = 1
MULTIPLIES: Final = 2
FORBIDS: Final = 3

OWN_LINES: Final = 1
OTHERS_LINES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Twist:
    """A rule that changes others; silent at every hook that it does not override. It holds no state."""

    number: ClassVar[int] = -1
    """Its place in SLUGS."""
    rank: ClassVar[int] = SETS
    """What it does to the queries that it answers."""

    # Queries: set-up -------------------------------------------------------------------------------------------------

    def start_money(self, money: int) -> int:
        """What everybody starts with."""
        return money

    def start_cards(self, cards: int) -> int:
        """How many Inventions everybody is dealt."""
        return cards

    # Queries: choosing and collecting ---------------------------------------------------------------------------------

    def action_slots(self, slots: int) -> int:
        """How many different Actions everybody chooses."""
        return slots

    def legal_actions(self, game: "Nefarious", seat: int, actions: int) -> int:
        """Which Actions the seat may choose, as bits."""
        return actions

    def action_repeats(self, times: int) -> int:
        """How often each Action is carried out."""
        return times

    def income_sources(self, weights: list[int]) -> None:
        """Whose Actions pay a seat, and how often: `weights[d]` for the player d places to the left."""

    def income_total(self, game: "Nefarious", seat: int, money: int) -> int:
        """What the seat's investments pay in all."""
        return money

    # Queries: Inventions ---------------------------------------------------------------------------------------------

    def build_cost(self, cost: int) -> int:
        """What an Invention costs that is printed with this cost."""
        return cost

    def build_gate(self, game: "Nefarious", seat: int) -> bool:
        """Whether the seat may build at all; tested before anybody pays."""
        return True

    def buildable(self, game: "Nefarious", seat: int, card: int) -> bool:
        """Whether the seat may choose this card of its hand to build."""
        return True

    def discardable(self, game: "Nefarious", seat: int, card: int) -> bool:
        """Whether the seat may discard this card of its hand."""
        return True

    # Queries: Research and Work --------------------------------------------------------------------------------------

    def research_money(self, money: int) -> int:
        return money

    def research_draw(self, cards: int) -> int:
        return cards

    def research_discard(self, cards: int) -> int:
        """How many cards are discarded after drawing."""
        return cards

    def work_money(self, money: int) -> int:
        return money

    # Queries: victory points -----------------------------------------------------------------------------------------

    def invention_vp(self, points: int) -> int:
        """What a built Invention is worth that would be worth so many points."""
        return points

    def score_bonus(self, game: "Nefarious", seat: int) -> int:
        """Points besides those of Inventions."""
        return 0

    def win_threshold(self, points: int) -> int:
        """How many points it takes to win."""
        return points

    # Effect layers ---------------------------------------------------------------------------------------------------

    def effect_append(self, own: "list[Line]", others: "list[Line]") -> None:
        """Layer 1: add lines below the printed ones."""

    def effect_if_empty(self) -> bool:
        """Layer 2: whether an Invention without lines repeats those of its owner's previous one."""
        return False

    def effect_remap(self, per: int) -> int:
        """Layer 3: what multiplies a line instead."""
        return per

    def effect_repeat(self, times: int) -> int:
        """Layer 4: how often the whole list is carried out."""
        return times

    def effect_suppress(self, only_others: bool) -> int:
        """Layer 5: which lines are ignored (OWN_LINES, OTHERS_LINES)."""
        return 0

    # Triggers --------------------------------------------------------------------------------------------------------

    def at_round_start(self, game: "Nefarious") -> None:
        """Before Actions are chosen; may ask."""

    def at_revealed(self, game: "Nefarious") -> None:
        """Actions lie open, and nothing has been collected yet."""

    def at_minion_placed(self, game: "Nefarious", seat: int, area: int) -> None:
        """A Minion was placed, whatever the reason."""

    def at_build_refused(self, game: "Nefarious", seats: list[int]) -> None:
        """The gate has stopped these seats."""

    def at_paid(self, game: "Nefarious", seats: list[int]) -> None:
        """These seats have paid for what they build."""

    def at_built(self, game: "Nefarious", seats: list[int]) -> None:
        """These seats have built, and no effect has happened yet; may ask."""

    def at_round_end(self, game: "Nefarious") -> None:
        """All Actions are done, and nobody has counted yet."""

    # Why? ------------------------------------------------------------------------------------------------------------

    def clause(self, hook: str) -> str:
        """The clause by which it speaks at a hook where somebody may ask why."""
        return ""


EFFECT_LAYERS: Final = ("effect_append", "effect_if_empty", "effect_remap", "effect_repeat", "effect_suppress")
HOOKS: Final = (
    "start_money",
    "start_cards",
    "action_slots",
    "legal_actions",
    "action_repeats",
    "income_sources",
    "income_total",
    "build_cost",
    "build_gate",
    "buildable",
    "discardable",
    "research_money",
    "research_draw",
    "research_discard",
    "work_money",
    "invention_vp",
    "score_bonus",
    "win_threshold",
    *EFFECT_LAYERS,
    "at_round_start",
    "at_revealed",
    "at_minion_placed",
    "at_build_refused",
    "at_paid",
    "at_built",
    "at_round_end",
)


def listens(twist: Twist, hook: str) -> bool:
    """Whether the Twist has something to say at a hook."""
    return hook in type(twist).__dict__
