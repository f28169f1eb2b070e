"""A game in progress: the agenda, the cards, and who is asked what."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from villainy.engine.chance import Chance
from villainy.engine.errors import GameOver, NothingToWithdraw, NotOffered, OutOfTurn, StaleQuestion
from villainy.engine.event import EVERYONE, NO_CARD, NOBODY, Event
from villainy.engine.space import Space
from villainy.engine.step import NOBODY_IS_ASKED, Ask, Step, Together

View = dict[str, Any]
"""What a seat may know, as plain data."""
NOWHERE: Final[list[list[int]]] = []
"""No places at all; never changed."""


class Deck:
    """The printed cards that a game is played with, as tables. Card ids name backs; faces are numbered over all cards.

    `source` is the plain data that the deck was read from: it goes into records, so a record needs no other file.
    """

    def __init__(self, source: dict[str, Any], faces: list[int], space: Space) -> None:
        self.source = source
        self.faces = faces
        """The face of each card as printed, in order."""
        self.space = space


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything on the table and everything still to happen.

    Between two decisions it can be cloned, saved, shown or re-dealt, because nothing waits outside of it.

    Seats are numbered from 0, clockwise; the number of players stands for a spectator. `seen[card]` has one bit for
    each of them. A subclass lists its own state in FIELDS, and copies it in `clone`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    FLEETING: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are forgotten when the game says so (`FORGOTTEN`)."""

    def __init__(self, deck: Deck, players: int, chance: Chance) -> None:
        self.deck = deck
        self.players = players
        self.chance = chance
        self.backs: Chance | None = None
        """Where new backs are drawn from, in games that are watched: those that ask forced questions. In simulations
        and imagined worlds nobody follows a back, and cards keep theirs."""
        self.lots = chance
        """Where answers that a viewer cannot see are drawn from in a re-dealt world."""
        self.everyone = (1 << (players + 1)) - 1
        self.ask_forced = False
        self.asking: Ask[Any] = NOBODY_IS_ASKED
        self.seat = NOBODY
        self.number = 0
        self.disclosed = 0
        """How often somebody learned something that no card shows; no state, only compared before and after."""
        self.looked_at = 0
        """Whose hidden cards the rules looked at to see if they have a choice, as bits; kept while somebody listens."""
        self.listening = False
        self.over = False
        self.agenda: list[Step[Any]]
        self.choices: list[int]
        self.sealed: list[list[int]]
        self.waiting: list[int]
        self.face: list[int]
        self.seen: list[int]
        self.events: list[Event]
        self.winners: list[int]

    # What every game says for itself ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set up the table, before the first step happens."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """The same game again, to play on independently; written by hand, because search lives on it."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that the seat may know, built by addition: what is not put in stays hidden."""
        raise NotImplementedError

    def imagine_unseen(self, seat: int) -> None:
        """In a fresh clone: re-deal by `lots` everything that the seat cannot see, as its view allows."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError unless this is a world that the rules allow."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """What each seat has to show for itself, more is better: points, for most games."""
        raise NotImplementedError

    # The agenda ------------------------------------------------------------------------------------------------------

    def start(self, first: Step[Any]) -> None:
        """Set up and run from the first step to the first question."""
        self.agenda = []
        self.choices = []
        self.sealed = []
        self.waiting = []
        self.face = self.deck.faces
        self.seen = [0] * len(self.face)
        self.events = []
        self.winners = []
        if self.ask_forced:
            self.backs = self.chance.stream("backs")
        self.begin()
        self.then(first)
        self.advance()

    def then(self, first: Step[Any], *later: Step[Any]) -> None:
        """What happens next, in reading order."""
        for i in range(len(later) - 1, -1, -1):
            self.agenda.append(later[i])
        self.agenda.append(first)

    def advance(self) -> None:
        """Let steps happen until somebody is asked or nothing is left to do."""
        agenda = self.agenda
        while self.seat < 0 and agenda:
            agenda.pop().perform(self)
        if self.seat < 0:
            self.over = True
            self.asking = NOBODY_IS_ASKED
            self.choices = []

    def finish(self, winners: list[int]) -> None:
        """The game is over: nothing else will happen."""
        self.winners = winners
        self.agenda.clear()

    def take(self, option: int) -> None:
        """The seat that is asked first takes one of `choices`. Trusts its caller: bots and simulations use this."""
        self.asking.answer(self, self.seat, option)
        self.advance()

    # The edge: nothing here is trusted -------------------------------------------------------------------------------

    def to_answer(self) -> list[int]:
        """The seats that must answer now."""
        if self.seat < 0:
            return []
        if isinstance(self.asking, Together):
            return self.waiting.copy()
        return [self.seat]

    def seems_asked(self, viewer: int) -> list[int]:
        """The seats that must answer now, as far as the viewer may know; games with secret questions say less."""
        return self.to_answer()

    def asks_in_secret(self, viewer: int) -> bool:
        """Whether the viewer may not know how much of what is asked now has been answered, or by whom.

        Of sealed answers all see who has given theirs, but not who has given the first of two.
        """
        asking = self.asking
        return isinstance(asking, Together) and asking.sealed

    def options(self, seat: int) -> list[int]:
        """What the seat may choose among now; empty when it is not asked."""
        if self.seat == seat:
            return self.choices
        if seat in self.to_answer():
            return self.asking.offered(self, seat)
        return []

    def decide(self, seat: int, option: int, number: int) -> None:
        """A seat answers question `number`: checked, and refused with a typed error that changes nothing."""
        self._check_turn(seat, number)
        if option not in self.options(seat):
            raise NotOffered(self.why_not(seat, option))
        self.asking.answer(self, seat, option)
        self.advance()

    def withdraw(self, seat: int, number: int) -> None:
        """A seat takes a sealed answer back, to give another; possible until the last answer is in."""
        if self.seat < 0:
            raise GameOver
        if number != self.number:
            raise StaleQuestion
        asking = self.asking
        if not isinstance(asking, Together) or not 0 <= seat < self.players or not self.sealed[seat]:
            raise NothingToWithdraw
        asking.withdraw(self, seat)

    def why_not(self, seat: int, option: int) -> str:
        """The clause that forbids the option to this seat now; empty where none speaks of it or it is allowed."""
        if seat not in self.to_answer() or not 0 <= option < self.deck.space.size or option in self.options(seat):
            return ""
        return self.asking.why_not(self, seat, option)

    def obstacle(self, seat: int, option: int) -> str:
        """The concrete reason for that, as the name of one of the game's messages; empty: the clause says it all."""
        return self.asking.obstacle(self, seat, option) if self.why_not(seat, option) else ""

    def fallback(self, seat: int) -> int:
        """What is decided for a seat whose time has run out; -1: the rules do not say, or it is not asked."""
        return self.asking.fallback(self, seat) if seat in self.to_answer() else -1

    def meaning(self, option: int) -> tuple[str, tuple[int, ...]]:
        """The kind and parts of an option."""
        return self.deck.space.meaning(option)

    def _check_turn(self, seat: int, number: int) -> None:
        if self.seat < 0:
            raise GameOver
        if number != self.number:
            raise StaleQuestion
        if seat not in self.to_answer():
            raise OutOfTurn

    # Cards -----------------------------------------------------------------------------------------------------------

    def shuffle(self, pile: list[int], held: list[list[int]] = NOWHERE) -> None:
        """Permute the faces among the cards of a pile; whoever had seen one of its cards no longer knows where it is.

        Its cards get other backs, and change them with those in `held`: the places of other cards with that back which
        somebody cannot see. So no back tells whether its card was in the pile, or where.
        """
        faces = [self.face[card] for card in pile]
        self.chance.shuffle(faces)
        face = self.face.copy()
        for i in range(len(pile)):
            face[pile[i]] = faces[i]
            self.seen[pile[i]] = 0
        self.face = face
        if self.backs is not None:
            self.renew_backs([pile, *held])
        self.disclose()  # one card needs no chance, and what was shown on its way into the pile is hidden again

    def renew_backs(self, places: list[list[int]]) -> None:
        """Exchange by lot the backs of the cards that lie in these lists (entries below 0 are no cards).

        Every card stays where it is, with its face and those who have seen it; only its number is another. So nobody
        who loses sight of a card knows it again by its back. It decides nothing, and what led to it can be taken back.
        """
        if self.backs is None:
            return
        backs = self.backs.clone()
        cards: list[int] = []
        for place in places:
            for card in place:
                if card >= 0:
                    cards.append(card)
        fresh = cards.copy()
        backs.shuffle(fresh)
        self.backs = backs  # replaced, never changed: clones share it
        face = self.face
        renewed = face.copy()
        seen = self.seen
        known = [seen[card] for card in cards]
        for at in range(len(cards)):
            renewed[fresh[at]] = face[cards[at]]
            seen[fresh[at]] = known[at]
        self.face = renewed
        at = 0
        for place in places:
            for i in range(len(place)):
                if place[i] >= 0:
                    place[i] = fresh[at]
                    at += 1

    def show(self, card: int) -> None:
        """Everybody sees the card from now on."""
        self.seen[card] = self.everyone

    def disclose(self) -> None:
        """Somebody learns something that no card shows (a noise, an answer): what led to it cannot be taken back."""
        self.disclosed += 1

    def leaves_unseen(self, place: list[int], keeper: int, pile: list[int]) -> None:
        """A card is about to leave a hidden place unseen: all but the keeper forget what they knew of that place.

        If anybody knew anything, its cards change backs with those of the pile, of which nobody has seen one.
        """
        keeps = 1 << keeper
        seen = self.seen
        forgotten = False
        for card in place:
            if seen[card] & ~keeps:
                seen[card] = seen[card] & keeps
                forgotten = True
        if forgotten and self.backs is not None:
            self.renew_backs([place, pile])

    # Events ----------------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        clause: str,
        seat: int = NOBODY,
        place: int = -1,
        amount: int = 0,
        card: int = NO_CARD,
        hears: int = EVERYONE,
    ) -> None:
        """Something happened; silent and all but free when nobody listens."""
        if self.listening:
            face = NO_CARD if card == NO_CARD else self.face[card]
            sees = 0 if card == NO_CARD else self.seen[card]
            fleeting = kind in self.FLEETING
            self.events.append(Event(kind, clause, seat, place, amount, face, sees, hears, fleeting))

    # Other worlds ----------------------------------------------------------------------------------------------------

    def copy_onto(self, twin: "Game") -> None:
        """Give a clone the engine's part of the state. Nobody listens to a clone."""
        twin.chance = self.chance.clone()
        twin.backs = self.backs
        twin.ask_forced = self.ask_forced
        twin.asking = self.asking
        twin.seat = self.seat
        twin.number = self.number
        twin.over = self.over
        twin.agenda = self.agenda.copy()
        twin.choices = self.choices
        twin.sealed = self.sealed.copy() if self.sealed else self.sealed
        twin.waiting = self.waiting.copy() if self.waiting else self.waiting
        twin.face = self.face
        twin.seen = self.seen.copy()
        twin.events = NO_EVENTS
        twin.winners = self.winners

    def streams(self) -> list[Chance]:
        """Every stream of chance that decides anything."""
        return [self.chance]

    def reseed(self, chance: Chance) -> None:
        """Fresh chance from here on; games with more than one stream replace them all."""
        self.chance = chance
        if self.backs is not None:
            self.backs = chance.stream("backs")

    def redeal(self, seat: int, chance: Chance) -> "Game":
        """A world that the seat cannot tell from this one, made from the seat's view and fresh chance alone."""
        world = self.clone()
        world.lots = chance
        world.backs = None
        world.imagine_unseen(seat)
        asking = world.asking
        if isinstance(asking, Together):
            asking.reseal(world, seat)
        if world.seat >= 0:
            world.choices = asking.offered(world, world.seat)
        world.reseed(chance.spawn())
        world.lots = world.chance
        return world

    def save(self) -> dict[str, Any]:
        """The whole state as plain data, exact at any decision; the header of the record says the rest."""
        backs = self.backs
        saved: dict[str, Any] = {
            "chance": self.chance.save(),
            "backs": None if backs is None else backs.save(),
            "ask_forced": self.ask_forced,
            "asking": _save_step(self.asking),
            "seat": self.seat,
            "number": self.number,
            "over": self.over,
            "agenda": [_save_step(step) for step in self.agenda],
            "sealed": self.sealed,
            "waiting": self.waiting,
            "face": self.face,
            "seen": self.seen,
            "winners": self.winners,
        }
        for name in self.FIELDS:
            saved[name] = getattr(self, name)
        return saved

    def load(self, saved: dict[str, Any], steps: dict[str, Callable[..., Step[Any]]]) -> None:
        """Take over a saved state; the other half of `save`. `steps` are the game's step classes by name."""
        self.chance = Chance.load(saved["chance"])
        self.backs = None if saved["backs"] is None else Chance.load(saved["backs"])
        self.ask_forced = saved["ask_forced"]
        self.seat = saved["seat"]
        self.number = saved["number"]
        self.over = saved["over"]
        self.agenda = [_load_step(steps, step) for step in saved["agenda"]]
        self.sealed = saved["sealed"]
        self.waiting = saved["waiting"]
        self.face = saved["face"]
        self.seen = saved["seen"]
        self.winners = saved["winners"]
        self.events = []
        for name in self.FIELDS:
            setattr(self, name, saved[name])
        self.asking = NOBODY_IS_ASKED
        self.choices = []
        if self.seat >= 0:
            asking = _load_step(steps, saved["asking"])
            assert isinstance(asking, Ask)
            self.asking = asking
            self.choices = asking.offered(self, self.seat)


NO_EVENTS: Final[list[Event]] = []


def _save_step(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *step.parts()]


def _load_step(steps: dict[str, Callable[..., Step[Any]]], saved: list[Any]) -> Step[Any]:
    return steps[saved[0]](*saved[1:])
