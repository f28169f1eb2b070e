"""The Inventions as tables: cost, points and effect lines of every face; and the options that a game can offer."""

from typing import TYPE_CHECKING, Any, Final

from villainy.engine.game import Deck
from villainy.engine.space import Space

if TYPE_CHECKING:
    from villainy.games.nefarious.rules import Lines, Rules

SPECULATE: Final = 0
INVENT: Final = 1
RESEARCH: Final = 2
WORK: Final = 3
ACTIONS: Final = ("speculate", "invent", "research", "work")
AREAS: Final = 4
"""One investment area for each Action (nefarious.components.lair)."""

MINIONS: Final = 5
"""nefarious.components.minions: everybody owns so many."""
PRICES: Final = (0, 2, 1, 1)
"""What each area costs a speculator."""

CARD: Final = 0
MONEY: Final = 1
MINION: Final = 2
THINGS: Final = ("card", "money", "minion")
"""nefarious.effect.three-things: nothing else is ever given or taken."""

ONCE: Final = 0
PER_HAND: Final = 1
PER_MINION: Final = 2
PER_BUILT: Final = 3
PER: Final = ("", "hand", "minion", "built")

AS_BUILT: Final = -1
"""The points of an Invention that is worth one for every Invention of its owner (nefarious.card.secret-lair)."""


class Line:
    """One line of an effect box: how much of which thing is given (above 0) or taken, and what multiplies it."""

    def __init__(self, amount: int, thing: int, per: int) -> None:
        self.amount = amount
        self.thing = thing
        self.per = per


class Design:
    """What is printed on one Invention."""

    def __init__(self, copies: int, cost: int, points: int, own: list[Line], others: list[Line]) -> None:
        self.copies = copies
        self.cost = cost
        self.points = points
        self.own = own
        self.others = others


class Cards(Deck):
    """The deck; tables are indexed by face, and faces stand in the order of the file."""

    def __init__(self, source: dict[str, Any], designs: list[Design]) -> None:
        self.cost = [design.cost for design in designs]
        self.points = [design.points for design in designs]
        self.own = [design.own for design in designs]
        """Effect lines on the builder, from the top down."""
        self.others = [design.others for design in designs]
        """Effect lines on everybody else, from the top down."""
        self.rules: dict[int, Rules] = {}
        """The rules that Twists make of the printed ones, each folded once."""
        self.lines: dict[int, Lines] = {}
        """And the effect lines that they make of those printed here."""
        faces: list[int] = []
        for face, design in enumerate(designs):
            faces += [face] * design.copies

        space = Space()
        self.understood = space.kind("understood")
        self.action = space.kind("action", (AREAS,))
        self.area = space.kind("area", (AREAS,))
        self.remove = space.kind("remove", (AREAS,))
        self.place = space.kind("place", (AREAS,))
        self.discard = space.kind("discard", (len(designs),))
        self.invent = space.kind("invent", (len(designs),))
        self.plan = space.kind("plan", (len(designs),))
        super().__init__(source, faces, space)
        # The options among areas, for every set of areas as bits: made once, and never changed by whoever is given one.
        self.action_options = _by_set(self.action)
        self.area_options = _by_set(self.area)
        self.remove_options = _by_set(self.remove)
        self.place_options = _by_set(self.place)


def _by_set(base: int) -> list[list[int]]:
    """The options of one kind for each set of Actions or areas."""
    return [[base + at for at in range(AREAS) if (chosen >> at) & 1] for chosen in range(1 << AREAS)]
