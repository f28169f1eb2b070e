"""A hunt in the fog: one Hunter looks for the exit of nine rooms; Beasts see all rooms, and nobody sees the Beasts.

The Hunter (seat 0) has two actions in a round: go to the next room, peek into it, or ask in which row the exit is.
Before the Hunter enters a room the Beasts may react; a Beast that creeps is heard. What was peeked at and what was
heard is forgotten when the round ends. Dice have a stream of chance of their own.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

from twin import Twin
from villainy.engine.box import Box, Setting
from villainy.engine.chance import Chance
from villainy.engine.errors import BadDeck
from villainy.engine.game import Deck, Game, View
from villainy.engine.redeal import ANY, Redeal
from villainy.engine.space import Space
from villainy.engine.step import Act, Question, Step

HUNTER: Final = 0
SIDE: Final = 3
PLACES: Final = SIDE * SIDE
START: Final = 4
ROUNDS: Final = 8
ACTIONS: Final = 2

HALL: Final = 0
PIT: Final = 1
EXIT: Final = 2

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
HERE: Final = 4
SILENCE: Final = -1

GO: Final = 0
PEEK: Final = GO + PLACES
LOCATE: Final = PEEK + PLACES
POUNCE: Final = LOCATE + SIDE
PASS: Final = POUNCE + 1
CREEP: Final = PASS + 1

NO_EXIT: Final = 1
"""The demand of a place where the Hunter knows that the exit is not."""


def read_deck(source: dict[str, Any], file: str) -> Deck:
    """Nine rooms, one of them the exit; the first is a hall."""
    pits = source.get("pits")
    if source.get("game") != "hunt" or not isinstance(pits, int) or not 0 <= pits < PLACES - 1:
        raise BadDeck(file, "", "pits", "bad-number", least=0)
    space = Space()
    space.kind("go", (PLACES,))
    space.kind("peek", (PLACES,))
    space.kind("locate", (SIDE,))
    space.kind("pounce")
    space.kind("pass")
    space.kind("creep", (PLACES,))
    return Deck(source, [HALL] * (PLACES - 1 - pits) + [PIT] * pits + [EXIT], space)


def neighbours(place: int) -> list[int]:
    row, column = divmod(place, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


def direction(origin: int, place: int) -> int:
    """Where a noise comes from: north or south if the row is another, else east or west."""
    if place == origin:
        return HERE
    row, other = origin // SIDE, place // SIDE
    if row != other:
        return NORTH if other < row else SOUTH
    return EAST if place > origin else WEST


class RedealRooms(Redeal):
    """Rooms: what the Hunter was told about the exit holds."""

    def satisfies(self, demand: int, face: int) -> bool:
        return face != EXIT


class Hunt(Game):
    """One hunt. Lists about Beasts are indexed by seat; the Hunter's entry is not used."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rooms",
        "hunter",
        "lives",
        "beasts",
        "spotted",
        "tired",
        "noise",
        "peeked",
        "told",
        "round",
    )

    def __init__(self, deck: Deck, players: int, lives: int, chance: Chance) -> None:
        super().__init__(deck, players, chance)
        self.dice = chance.stream("dice")
        self.rooms: list[int]
        """The room card at each place."""
        self.beasts: list[int]
        self.spotted: list[int]
        """1 for a Beast whose place everybody knows."""
        self.tired: list[int]
        """1 for a Beast that has pounced in this round."""
        self.noise: list[int]
        """Where each Beast was heard in this round."""
        self.peeked: list[int]
        """Places whose room the Hunter, and no spectator, has seen in this round."""
        self.told: list[int]
        """For each row whether the exit is there: -1 not asked, 0 no, 1 yes."""
        self.hunter = START
        self.lives = lives
        self.round = 0

    def begin(self) -> None:
        self.rooms = [*range(1, START + 1), 0, *range(START + 1, PLACES)]
        self.beasts = [-1] * self.players
        self.spotted = [0] * self.players
        self.tired = [0] * self.players
        self.noise = [SILENCE] * self.players
        self.peeked = []
        self.told = [-1] * SIDE

    def beast_seats(self) -> range:
        return range(1, self.players)

    def beasts_bits(self) -> int:
        return (1 << self.players) - (1 << 1)

    def streams(self) -> list[Chance]:
        return [self.chance, self.dice]

    def reseed(self, chance: Chance) -> None:
        super().reseed(chance)
        self.dice = chance.stream("dice")

    def hurt(self, clause: str) -> None:
        """The Hunter loses a life; with the last one the Beasts have won."""
        self.lives -= 1
        self.tell("hurt", clause, seat=HUNTER, amount=self.lives)
        if self.lives == 0:
            self.finish(list(self.beast_seats()))

    def clone(self) -> "Hunt":
        twin = type(self)(self.deck, self.players, self.lives, self.chance)
        self.copy_onto(twin)
        twin.dice = self.dice.clone()
        twin.rooms = self.rooms
        twin.hunter = self.hunter
        twin.beasts = self.beasts.copy()
        twin.spotted = self.spotted.copy()
        twin.tired = self.tired.copy()
        twin.noise = self.noise.copy()
        twin.peeked = self.peeked.copy()
        twin.told = self.told.copy()
        twin.round = self.round
        return twin

    def save(self) -> dict[str, Any]:
        return {**super().save(), "dice": self.dice.save()}

    def load(self, saved: dict[str, Any], steps: dict[str, Any]) -> None:
        super().load(saved, steps)
        self.dice = Chance.load(saved["dice"])

    def view(self, seat: int) -> View:
        sees_beasts = HUNTER < seat < self.players
        return {
            "seat": seat,
            "round": self.round,
            "asked": self.to_answer(),
            "question": type(self.asking).__name__,
            "rooms": [self.face[card] if (self.seen[card] >> seat) & 1 else -1 for card in self.rooms],
            "hunter": self.hunter,
            "lives": self.lives,
            "beasts": [
                self.beasts[beast] if sees_beasts or self.spotted[beast] else -1 for beast in range(self.players)
            ],
            "spotted": self.spotted,
            "tired": self.tired,
            "noise": self.noise,
            "peeked": self.peeked,
            "told": self.told,
            "winners": self.winners,
        }

    def imagine_unseen(self, seat: int) -> None:
        """From what the view still tells: rooms by what was told of the exit, Beasts by what was heard of them."""
        self.face = self.face.copy()
        unseen = RedealRooms(self, seat, 0, PLACES)
        places = [self.rooms[place : place + 1] for place in range(PLACES)]
        found = 1 in self.told
        for place in range(PLACES):
            told = self.told[place // SIDE]
            keepers = self.beasts_bits() | (1 << HUNTER if place in self.peeked and seat != HUNTER else 0)
            unseen.zone(places[place], keepers, NO_EXIT if told == 0 or (found and told != 1) else ANY)
        unseen.deal()
        self.rooms = [card for (card,) in places]
        if HUNTER < seat < self.players:
            return
        for beast in self.beast_seats():
            if not self.spotted[beast]:
                heard = self.noise[beast]
                away = [place for place in range(PLACES) if place != self.hunter]
                self.beasts[beast] = self.lots.pick(
                    [place for place in away if heard in {SILENCE, direction(self.hunter, place)}]
                )

    def check(self) -> None:
        assert sorted(self.rooms) == list(range(PLACES))
        assert sorted(self.face) == self.deck.faces
        exit_row = [self.face[card] for card in self.rooms].index(EXIT) // SIDE
        for row in range(SIDE):
            assert self.told[row] in {-1, int(row == exit_row)}
        for beast in self.beast_seats():
            assert self.spotted[beast] or self.beasts[beast] != self.hunter
            assert self.noise[beast] in {SILENCE, direction(self.hunter, self.beasts[beast])}
        for place in range(PLACES):
            seen = self.seen[self.rooms[place]]
            assert seen in {self.beasts_bits() | (place in self.peeked), self.everyone}
        if not self.over:
            assert self.choices and self.choices == self.asking.offered(self, self.seat)

    def standing(self) -> list[int]:
        return [self.lives] + [-self.lives] * (self.players - 1)


class Setup(Act[Hunt]):
    """Lay out the rooms around the hall where the Hunter begins; the Beasts hide."""

    def run(self, game: Hunt) -> None:
        around = [card for card in game.rooms if card != 0]
        game.shuffle(around)
        game.rooms = [*around[:START], 0, *around[START:]]
        for place in range(PLACES):
            game.seen[game.rooms[place]] = game.beasts_bits()
        game.show(game.rooms[START])
        for beast in game.beast_seats():
            game.beasts[beast] = game.chance.pick([place for place in range(PLACES) if place != START])
        game.then(Round())


class Round(Act[Hunt]):
    """The Hunter acts, then the Beasts creep, then what was peeked at or heard is forgotten."""

    def run(self, game: Hunt) -> None:
        if game.round == ROUNDS:
            game.finish(list(game.beast_seats()))
            return
        game.round += 1
        turns: list[Step[Hunt]] = [Prowl(beast) for beast in game.beast_seats()]
        game.then(HunterActs(HUNTER, ACTIONS), *turns, Forget(), self)


class HunterActs(Question[Hunt]):
    """Go to a room beside this one, peek into one, or ask whether the exit is in a row."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def openly(self) -> bool:
        return True

    def options(self, game: Hunt) -> list[int]:
        near = neighbours(game.hunter)
        unseen = [place for place in near if game.seen[game.rooms[place]] & 1 << HUNTER == 0]
        return [
            *(GO + place for place in near),
            *(PEEK + place for place in unseen),
            *(LOCATE + row for row in range(SIDE) if game.told[row] < 0),
        ]

    def choose(self, game: Hunt, option: int) -> None:
        if self.left > 1:
            game.then(HunterActs(self.seat, self.left - 1))
        if option < PEEK:
            reactions: list[Step[Hunt]] = [React(beast, option - GO) for beast in game.beast_seats()]
            game.then(*reactions, Enter(option - GO))
        elif option < LOCATE:
            place = option - PEEK
            game.peeked.append(place)
            game.seen[game.rooms[place]] |= 1 << HUNTER
            game.tell("peeked", "toy.peek", seat=HUNTER, place=place, card=game.rooms[place])
        else:
            row = option - LOCATE
            game.told[row] = int(any(game.face[card] == EXIT for card in game.rooms[row * SIDE : (row + 1) * SIDE]))
            game.disclose()
            game.tell("told", "toy.locate", seat=HUNTER, place=row, amount=game.told[row])

    def refused(self, game: Hunt, option: int) -> str:
        return "toy.beside" if option < LOCATE else ""


class React(Question[Hunt]):
    """While the Hunter is between two rooms, a Beast that is near enough may pounce, once in a round."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def parts(self) -> list[int]:
        return [self.seat, self.place]

    def telling(self, game: Hunt) -> bool:
        """Whether a Beast is near is its secret, unless it is tired."""
        return not game.tired[self.seat]

    def openly(self) -> bool:
        return True

    def options(self, game: Hunt) -> list[int]:
        near = game.beasts[self.seat] in {self.place, *neighbours(self.place)}
        return [POUNCE, PASS] if near and not game.tired[self.seat] else [PASS]

    def choose(self, game: Hunt, option: int) -> None:
        if option == POUNCE:
            game.beasts[self.seat] = self.place
            game.spotted[self.seat] = 1
            game.tired[self.seat] = 1
            game.disclose()
            game.tell("pounced", "toy.pounce", seat=self.seat, place=self.place)
            game.hurt("toy.pounce")


class Enter(Act[Hunt]):
    """The Hunter is in the room, sees it and who is there, and may fall into a pit: one or two on the die."""

    def __init__(self, place: int) -> None:
        self.place = place

    def parts(self) -> list[int]:
        return [self.place]

    def run(self, game: Hunt) -> None:
        game.hunter = self.place
        card = game.rooms[self.place]
        game.show(card)
        game.peeked = [place for place in game.peeked if place != self.place]
        game.disclose()
        game.tell("entered", "toy.enter", seat=HUNTER, place=self.place, card=card)
        for beast in game.beast_seats():
            if game.beasts[beast] == self.place:
                game.spotted[beast] = 1
        if game.face[card] == EXIT:
            game.finish([HUNTER])
        elif game.face[card] == PIT and game.dice.below(6) < 2:
            game.hurt("toy.pit")


class Prowl(Question[Hunt]):
    """A Beast creeps to a room beside its own and is heard, or lies still."""

    def options(self, game: Hunt) -> list[int]:
        return [PASS, *(CREEP + place for place in neighbours(game.beasts[self.seat]))]

    def choose(self, game: Hunt, option: int) -> None:
        if option == PASS:
            return
        place = option - CREEP
        game.beasts[self.seat] = place
        game.spotted[self.seat] = int(place == game.hunter)
        game.noise[self.seat] = direction(game.hunter, place)
        game.disclose()
        game.tell("noise", "toy.noise", seat=self.seat, amount=game.noise[self.seat])

    def public(self, game: Hunt, option: int) -> int:
        """The Hunter hears from where, not how far; another Beast sees it all."""
        if option == PASS or game.players > 2:
            return option
        return CREEP + direction(game.hunter, option - CREEP)


class Forget(Act[Hunt]):
    """The round is over: noises and peeks are forgotten, tired Beasts are rested."""

    def run(self, game: Hunt) -> None:
        for place in game.peeked:
            game.seen[game.rooms[place]] &= ~(1 << HUNTER)
        game.peeked = []
        game.noise = [SILENCE] * game.players
        game.tired = [0] * game.players


def twins(game: Game) -> Iterator[Twin]:
    """The same rooms as other cards: no view shows which card lies where."""
    assert isinstance(game, Hunt)
    twin = game.clone()
    twin.listening = True
    twin.events = []
    last = PLACES - 1
    twin.rooms = [last - card for card in game.rooms]
    twin.face = game.face[::-1]
    twin.seen = game.seen[::-1]
    yield Twin(twin, tuple(range(game.players + 1)), lambda option: option)


def _table(deck: Deck, players: int, settings: dict[str, str | int], chance: Chance) -> Hunt:
    return Hunt(deck, players, int(settings["lives"]), chance)


def house_deck() -> Deck:
    return read_deck({"game": "hunt", "pits": 3}, "")


BOX = Box(
    name="hunt",
    version=1,
    seats=range(2, 4),
    settings=(Setting("lives", (3, 1, 5), "toy.lives"),),
    make=_table,
    first=Setup,
    steps=(Setup, Round, HunterActs, React, Enter, Prowl, Forget),
    read_deck=read_deck,
    house_deck=house_deck,
    words=Path(__file__).parent,
)
