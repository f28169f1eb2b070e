"""The four decks of Evil:101 as tables: plots, targets, agents and chase cards."""

from typing import Any, Final

from villainy.engine.game import Deck
from villainy.engine.space import Space

PLACES: Final = 6
"""The longest row of Targets: one for each of six players."""

CAR: Final = 0
HELICOPTER: Final = 1
SUBMARINE: Final = 2
TYPES: Final = ("car", "helicopter", "submarine")

BACKS: Final = ("plot", "target", "agent", "chase")
PLOT: Final = 0
TARGET: Final = 1
AGENT: Final = 2
CHASE: Final = 3


class Cards(Deck):
    """What is printed on the cards. Tables are indexed by face; faces run through plots, targets, agents, chase cards.

    `symbols[face]` is a set of symbols as bits; `points[face]` what a Plot is worth by itself; `value[face][symbol]`
    what a Target pays for a symbol; `type[face]` the vehicle of a Chase card.
    """

    def __init__(self, source: dict[str, Any], printed: list[list[tuple[int, int, list[int], int]]]) -> None:
        """`printed[back]` lists the designs: copies, symbols or type, value of each symbol, points."""
        self.symbols: list[int] = []
        self.points: list[int] = []
        self.value: list[list[int]] = []
        self.type: list[int] = []
        self.back: list[int] = []
        self.first_face: list[int] = []
        self.first_card: list[int] = []
        faces: list[int] = []
        for back in range(len(BACKS)):
            self.first_face.append(len(self.back))
            self.first_card.append(len(faces))
            for copies, mark, value, points in printed[back]:
                for _ in range(copies):
                    faces.append(len(self.back))
                self.back.append(back)
                self.symbols.append(mark if back != CHASE else 0)
                self.type.append(mark if back == CHASE else -1)
                self.value.append(value)
                self.points.append(points)
        self.first_face.append(len(self.back))
        self.first_card.append(len(faces))

        space = Space()
        plots, agents, chases = len(printed[PLOT]), len(printed[AGENT]), len(printed[CHASE])
        self.swap_plot = space.kind("swap-plot", (plots,))
        self.skip = space.kind("skip")
        self.lay = space.kind("lay", (agents, PLACES))
        self.swap_agent = space.kind("swap-agent", (agents,))
        self.stop = space.kind("stop")
        self.drive = space.kind("drive", (chases,))
        self.accept = space.kind("accept")
        self.let_go = space.kind("let-go")
        self.pocket = space.kind("pocket")
        self.leave = space.kind("leave")
        self.dump = space.kind("dump", (agents,))
        self.keep = space.kind("keep")
        self.buy = space.kind("buy", (self.first_card[CHASE + 1] - self.first_card[CHASE] + 1,))
        self.place = space.kind("place", (plots, PLACES))  # the many last: CPython makes ints up to 256 only once
        super().__init__(source, faces, space)

    def pile(self, back: int) -> list[int]:
        """All cards with that back."""
        return list(range(self.first_card[back], self.first_card[back + 1]))

    def beats(self, face: int, other: int) -> bool:
        """evil101.chase.circle: car beats helicopter beats submarine beats car."""
        return (self.type[face] + 1) % len(TYPES) == self.type[other]
