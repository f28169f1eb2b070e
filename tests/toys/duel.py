"""A duel: a Spy goes square by square to the Genius's safe, and cards interrupt each other, the last one first.

Exactly two seats, with a deck each. Before the Spy arrives on a square there is a window for cards; a Veto takes the
newest waiting card off the agenda. The Genius wins when the turns run out.
"""

from pathlib import Path
from typing import Any, ClassVar, Final

from villainy.engine.box import Box, Setting
from villainy.engine.chance import Chance
from villainy.engine.errors import BadDeck
from villainy.engine.game import Deck, Game, View
from villainy.engine.redeal import Redeal
from villainy.engine.space import Space
from villainy.engine.step import Act, Question, Window

GENIUS: Final = 0
SPY: Final = 1
HAND: Final = 3
TURNS: Final = 8

TRAP: Final = 0
GUARD: Final = 1
VETO: Final = 2
DASH: Final = 3
SMOKE: Final = 4
VETO_TOO: Final = 5
FACES: Final = 6

WAIT: Final = 0
STEP: Final = 1
PLAY: Final = 2
PASS: Final = PLAY + FACES
BURY: Final = PASS + 1


def read_deck(source: dict[str, Any], file: str) -> Deck:
    """How many cards there are of each face: three of the Genius's, then three of the Spy's."""
    copies = source.get("copies")
    if source.get("game") != "duel" or not isinstance(copies, list) or len(copies) != FACES:
        raise BadDeck(file, "", "copies", "bad-number", least=1)
    space = Space()
    space.kind("wait")
    space.kind("step")
    space.kind("play", (FACES,))
    space.kind("pass")
    space.kind("bury", (FACES,))
    return Deck(source, [face for face in range(FACES) for _ in range(copies[face])], space)


class Duel(Game):
    """One duel. Lists of two belong to the Genius and the Spy."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "piles",
        "hands",
        "buried",
        "stack",
        "discards",
        "square",
        "blocked",
        "turn",
    )

    def __init__(self, deck: Deck, squares: int, chance: Chance) -> None:
        super().__init__(deck, 2, chance)
        self.squares = squares
        self.firsts = [0, deck.faces.index(DASH), len(deck.faces)]
        """The first card of each deck."""
        self.piles: list[list[int]]
        self.hands: list[list[int]]
        self.buried: list[int]
        """Cards that the Genius put away face down."""
        self.stack: list[int]
        """The cards that were played and wait, the newest last."""
        self.discards: list[int]
        self.square = 0
        self.blocked = 0
        self.turn = 0

    def begin(self) -> None:
        self.piles = [list(range(self.firsts[side], self.firsts[side + 1])) for side in (GENIUS, SPY)]
        self.hands = [[], []]
        self.buried = []
        self.stack = []
        self.discards = []

    def draw(self, seat: int) -> None:
        """A card from the seat's own pile, which is never made anew."""
        if self.piles[seat]:
            card = self.piles[seat].pop()
            self.seen[card] |= 1 << seat
            self.hands[seat].append(card)
            self.hands[seat].sort(key=self.face.__getitem__)
            self.tell("drew", "toy.draw", seat=seat, card=card)

    def faces_in_hand(self, seat: int) -> list[int]:
        return sorted({self.face[card] for card in self.hands[seat]})

    def part_with(self, seat: int, face: int) -> int:
        card = next(card for card in self.hands[seat] if self.face[card] == face)
        self.hands[seat].remove(card)
        return card

    def go(self, squares: int) -> None:
        """The Spy moves, and has won on the last square."""
        self.square = max(0, self.square + squares)
        self.tell("moved", "toy.move", seat=SPY, place=self.square)
        if self.square >= self.squares:
            self.finish([SPY])

    def clone(self) -> "Duel":
        twin = type(self)(self.deck, self.squares, self.chance)
        self.copy_onto(twin)
        twin.piles = [pile.copy() for pile in self.piles]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.buried = self.buried.copy()
        twin.stack = self.stack.copy()
        twin.discards = self.discards.copy()
        twin.square = self.square
        twin.blocked = self.blocked
        twin.turn = self.turn
        return twin

    def view(self, seat: int) -> View:
        return {
            "seat": seat,
            "turn": self.turn,
            "square": self.square,
            "blocked": self.blocked,
            "asked": self.to_answer(),
            "question": type(self.asking).__name__,
            "hand": [self.face[card] for card in self.hands[seat]] if seat < self.players else [],
            "held": [len(hand) for hand in self.hands],
            "piles": [len(pile) for pile in self.piles],
            "stack": [self.face[card] for card in self.stack],
            "discards": [self.face[card] for card in self.discards],
            "buried": sorted(self.face[card] for card in self.buried) if seat == GENIUS else len(self.buried),
            "winners": self.winners,
        }

    def imagine_unseen(self, seat: int) -> None:
        self.face = self.face.copy()
        for side in (GENIUS, SPY):
            unseen = Redeal(self, seat, self.firsts[side], self.firsts[side + 1])
            unseen.zone(self.hands[side], 1 << side)
            if side == GENIUS:
                unseen.zone(self.buried, 1 << side)
            unseen.pile(self.piles[side])
            unseen.deal()
            if side != seat:
                self.hands[side].sort(key=lambda card: (self.face[card], card))

    def check(self) -> None:
        for side in (GENIUS, SPY):
            mine = range(self.firsts[side], self.firsts[side + 1])
            assert all(card in mine for card in [*self.hands[side], *self.piles[side]])
            assert sorted(self.face[card] for card in mine) == self.deck.faces[mine.start : mine.stop]
        zones = [*self.piles, *self.hands, self.buried, self.stack, self.discards]
        assert sorted(card for zone in zones for card in zone) == list(range(len(self.face)))
        assert all(self.seen[card] == self.everyone for card in [*self.stack, *self.discards])
        if not self.over:
            assert [step.card for step in self.agenda if isinstance(step, Resolve)] == self.stack
            assert self.choices and self.choices == self.asking.offered(self, self.seat)

    def standing(self) -> list[int]:
        return [self.squares - self.square, self.square]


class Setup(Act[Duel]):
    """Both shuffle and draw a hand."""

    def run(self, game: Duel) -> None:
        for seat in (GENIUS, SPY):
            game.shuffle(game.piles[seat])
            for _ in range(HAND):
                game.draw(seat)
        game.then(Turn())


class Turn(Act[Duel]):
    """Both draw a card, then the Spy may go on; after the last turn the Genius has won."""

    def run(self, game: Duel) -> None:
        if game.turn == TURNS:
            game.finish([GENIUS])
            return
        game.turn += 1
        game.blocked = 0
        for seat in (GENIUS, SPY):
            game.draw(seat)
        game.then(Infiltrate(SPY), self)


class Infiltrate(Question[Duel]):
    """The Spy steps to the next square, or waits; before the step is done, both may play cards."""

    def options(self, game: Duel) -> list[int]:
        return [WAIT, STEP]

    def choose(self, game: Duel, option: int) -> None:
        if option == STEP:
            game.tell("steps", "toy.step", seat=SPY)
            game.then(Interrupt(SPY, SPY, 0, 0), Arrive())


class Interrupt(Window[Duel]):
    """The Spy first, then the Genius, may play a card; a Veto only against a card that waits."""

    def again(self, seat: int, passes: int, answering: int) -> "Interrupt":
        return Interrupt(seat, self.active, passes, answering)

    def passing(self, game: Duel) -> int:
        return PASS

    def plays(self, game: Duel) -> list[int]:
        return [PLAY + face for face in game.faces_in_hand(self.seat) if game.stack or face not in {VETO, VETO_TOO}]

    def play(self, game: Duel, option: int) -> None:
        card = game.part_with(self.seat, option - PLAY)
        game.show(card)
        game.stack.append(card)
        game.tell("played", "toy.play", seat=self.seat, card=card)
        game.then(Resolve(card))

    def refused(self, game: Duel, option: int) -> str:
        return "toy.veto" if option in {PLAY + VETO, PLAY + VETO_TOO} else ""


class Resolve(Act[Duel]):
    """A card that waited happens: the newest first."""

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> list[int]:
        return [self.card]

    def run(self, game: Duel) -> None:
        game.discards.append(game.stack.pop())
        game.tell("happens", "toy.resolve", card=self.card)
        face = game.face[self.card]
        if face in {VETO, VETO_TOO}:
            self._veto(game)
        elif face == TRAP:
            game.go(-1)
        elif face == GUARD:
            game.blocked = 1
        elif face == DASH:
            game.go(1)
        else:
            game.then(Bury(GENIUS))

    def _veto(self, game: Duel) -> None:
        """The newest card that still waits does not happen."""
        if game.agenda and isinstance(game.agenda[-1], Resolve):
            game.agenda.pop()
            card = game.stack.pop()
            game.discards.append(card)
            game.tell("vetoed", "toy.veto", card=card)


class Bury(Question[Duel]):
    """In the smoke the Genius loses a card of their own choice, face down."""

    def telling(self, game: Duel) -> bool:
        return True

    def options(self, game: Duel) -> list[int]:
        return [BURY + face for face in game.faces_in_hand(self.seat)]

    def choose(self, game: Duel, option: int) -> None:
        game.leaves_unseen(game.hands[self.seat], self.seat, game.piles[self.seat])
        card = game.part_with(self.seat, option - BURY)
        game.buried.append(card)
        game.tell("buried", "toy.smoke", seat=self.seat, card=card)

    def public(self, game: Duel, option: int) -> int:
        """The Spy sees that a card goes, not which."""
        return BURY


class Arrive(Act[Duel]):
    """Unless a Guard stands there, the Spy is now on the next square."""

    def run(self, game: Duel) -> None:
        if not game.blocked:
            game.go(1)


def _table(deck: Deck, _: int, settings: dict[str, str | int], chance: Chance) -> Duel:
    return Duel(deck, int(settings["squares"]), chance)


def house_deck() -> Deck:
    return read_deck({"game": "duel", "copies": [3, 2, 3, 3, 2, 3]}, "")


BOX = Box(
    name="duel",
    version=1,
    seats=range(2, 3),
    settings=(Setting("squares", (6, 4, 9), "toy.squares"),),
    make=_table,
    first=Setup,
    steps=(Setup, Turn, Infiltrate, Interrupt, Resolve, Bury, Arrive),
    read_deck=read_deck,
    house_deck=house_deck,
    words=Path(__file__).parent,
)
