"""What an agenda is made of: a step either acts or asks.

Steps are small records of ints. They never change once made, so clones share them.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from villainy.engine.game import Game

from mypy_extensions import mypyc_attr

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One thing still to happen."""

    def perform(self, game: G) -> None:
        """Happen; called once, when the step comes up on the agenda."""
        raise NotImplementedError

    def parts(self) -> list[int]:
        """What `__init__` takes, to save the step by."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[G]):
    """A step that does something without asking anybody."""

    def perform(self, game: G) -> None:
        self.run(game)

    def run(self, game: G) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A step that asks: one seat (`Question`) or several at once (`Together`)."""

    def telling(self, game: G) -> bool:
        """Whether others cannot see that there is one option only, so that answering by itself would tell them."""
        return False

    def openly(self) -> bool:
        """Whether everybody can see that there is something to choose, or nothing: no hidden card decides it.

        Otherwise asking tells something of what the seat holds, and another seat's move that led to it is final.
        """
        return False

    def tells(self, game: G) -> bool:
        """Whether asking this, or not asking it, tells others something of what the seat holds."""
        return not (game.ask_forced and self.openly())

    def offered(self, game: G, seat: int) -> list[int]:
        """What the seat may choose among now: sorted, without doubles."""
        raise NotImplementedError

    def answer(self, game: G, seat: int, option: int) -> None:
        """The seat has chosen one of the offered options."""
        raise NotImplementedError

    def learned(self, game: G, option: int) -> int:
        """What the others learn at once from this choice: options with equal numbers look alike to them."""
        return option

    def why_not(self, game: G, seat: int, option: int) -> str:
        """The clause that forbids an option, from what the seat may know; empty where none speaks of it."""
        return ""

    def obstacle(self, game: G, seat: int, option: int) -> str:
        """What stands in the way of an option, as the name of a message; empty: nothing beyond the clause."""
        return ""

    def fallback(self, game: G, seat: int) -> int:
        """What is decided for a seat whose time has run out; -1: the rules do not say, a bot stands in."""
        return -1

    def way_to_pass(self, game: G, seat: int) -> int:
        """In a window, the option by which the seat lets it go by; -1: this is no window."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask[G]):
    """One seat is asked; `options` and `choose` stand side by side."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def options(self, game: G) -> list[int]:
        """What may be chosen: sorted, without doubles."""
        raise NotImplementedError

    def choose(self, game: G, option: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def stuck(self, game: G) -> None:
        """There was nothing to choose; by default nothing happens."""

    def public(self, game: G, option: int) -> int:
        """See `learned`."""
        return option

    def refused(self, game: G, option: int) -> str:
        """See `why_not`."""
        return ""

    def perform(self, game: G) -> None:
        if game.listening and self.tells(game):
            game.looked_at |= 1 << self.seat
        options = self.options(game)
        count = len(options)
        if count > 1 or (count == 1 and game.ask_forced and self.telling(game)):
            game.asking = self
            game.seat = self.seat
            game.choices = options
            game.number += 1
        elif count == 1:
            self.choose(game, options[0])
        else:
            self.stuck(game)

    def offered(self, game: G, seat: int) -> list[int]:
        return self.options(game)

    def answer(self, game: G, seat: int, option: int) -> None:
        game.seat = -1
        self.choose(game, option)

    def learned(self, game: G, option: int) -> int:
        return self.public(game, option)

    def why_not(self, game: G, seat: int, option: int) -> str:
        return self.refused(game, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Ask[G]):
    """Several seats are asked at once, in any order; what they answer is shown when the last answer is in.

    Answers lie in `game.sealed[seat]`, a list: several picks are given one by one. Such a list is replaced, never
    changed, so clones share it. Until the last answer is in, a seat may withdraw its own and give another. What a seat
    is offered never depends on what others have sealed.
    """

    sealed: ClassVar[bool] = True
    """Whether answers stay secret until all are in; otherwise they are shown as they come."""

    def telling(self, game: G) -> bool:
        return True

    def seats(self, game: G) -> list[int]:
        """Who is asked, in seat order, as a list of its own."""
        return list(range(game.players))

    def all_free(self) -> bool:
        """Whether everybody in `seats` is sure to have a choice: nobody looks at their options before their turn."""
        return False

    def picks(self, game: G, seat: int) -> int:
        """How many picks this seat gives."""
        return 1

    def options(self, game: G, seat: int) -> list[int]:
        """What the seat may pick next, given its picks so far: sorted, without doubles."""
        raise NotImplementedError

    def reveal(self, game: G) -> None:
        """All answers are in: `game.sealed` is open to everybody, and put away after this."""
        raise NotImplementedError

    def refused(self, game: G, seat: int, option: int) -> str:
        """See `why_not`."""
        return ""

    def perform(self, game: G) -> None:
        waiting = self.seats(game)
        game.sealed = [NO_ANSWER] * game.players
        game.waiting = waiting
        game.asking = self
        if self.all_free():
            if waiting:
                game.number += 1
            self._next(game)
            return
        if game.listening and self.tells(game):
            for seat in waiting:
                game.looked_at |= 1 << seat
        for at in range(len(waiting) - 1, -1, -1):
            if self._settled(game, waiting[at]):
                del waiting[at]
        if waiting:
            game.number += 1
            game.seat = waiting[0]  # looked at last: `choices` are theirs
        else:
            self._next(game)

    def offered(self, game: G, seat: int) -> list[int]:
        return self.options(game, seat)

    def answer(self, game: G, seat: int, option: int) -> None:
        mine = game.sealed[seat]
        game.sealed[seat] = [*mine, option] if mine else [option]
        if self._settled(game, seat):
            game.waiting.remove(seat)
        self._next(game)

    def withdraw(self, game: G, seat: int) -> None:
        """The seat takes its picks back and will answer anew."""
        game.sealed[seat] = NO_ANSWER
        if not self._settled(game, seat) and seat not in game.waiting:
            game.waiting.append(seat)
            game.waiting.sort()
        self._next(game)

    def reseal(self, game: G, viewer: int) -> None:
        """Put other answers, drawn by lot, in the place of those that the viewer cannot see."""
        if not self.sealed:
            return
        for seat in self.seats(game):
            if seat == viewer:
                continue
            game.sealed[seat] = NO_ANSWER
            if seat in game.waiting:  # with the hand that it has in this world it may be asked what is forced: no harm
                continue
            while len(game.sealed[seat]) < self.picks(game, seat):
                options = self.options(game, seat)
                if not options:
                    break
                game.sealed[seat] = [*game.sealed[seat], game.lots.pick(options)]

    def learned(self, game: G, option: int) -> int:
        return 0 if self.sealed else option

    def why_not(self, game: G, seat: int, option: int) -> str:
        return self.refused(game, seat, option)

    def _settled(self, game: G, seat: int) -> bool:
        """Take the picks that answer themselves; whether nothing is left to ask this seat, or else it has `choices`."""
        wanted = self.picks(game, seat)
        while len(game.sealed[seat]) < wanted:
            options = self.options(game, seat)
            if not options:
                return True
            if len(options) > 1 or (game.ask_forced and self.telling(game)):
                game.choices = options
                return False
            game.sealed[seat] = [*game.sealed[seat], options[0]]
        return True

    def _next(self, game: G) -> None:
        """Ask the first seat that has not answered, or open all answers."""
        if game.waiting:
            game.seat = game.waiting[0]
            game.choices = self.options(game, game.seat)
        else:
            game.seat = -1
            self.reveal(game)
            game.sealed = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Question[G]):
    """A chance to interrupt: the active seat first, then the others in turn, closed by passes in a row.

    A card played here waits on the agenda while the others may answer it; the last one played happens first. When the
    whole pile of cards has happened, the window opens again for the active seat.
    """

    def __init__(self, seat: int, active: int, passes: int, answering: int) -> None:
        super().__init__(seat)
        self.active = active
        self.passes = passes
        self.answering = answering

    def parts(self) -> list[int]:
        return [self.seat, self.active, self.passes, self.answering]

    def telling(self, game: G) -> bool:
        return True

    def plays(self, game: G) -> list[int]:
        """The cards that the seat may play now, as options."""
        raise NotImplementedError

    def play(self, game: G, option: int) -> None:
        """Put the card in the open and on the agenda; it happens when all have passed."""
        raise NotImplementedError

    def passing(self, game: G) -> int:
        """The option that means: pass."""
        raise NotImplementedError

    def again(self, seat: int, passes: int, answering: int) -> "Window[G]":
        """The same window for another seat."""
        raise NotImplementedError

    def openly(self) -> bool:
        """Everybody can pass."""
        return True

    def voices(self, game: G) -> int:
        """How many passes in a row close the window."""
        return game.players

    def next_seat(self, game: G) -> int:
        """Who is asked after this seat."""
        return (self.seat + 1) % game.players

    def fallback(self, game: G, seat: int) -> int:
        """Silence is a pass."""
        return self.passing(game)

    def way_to_pass(self, game: G, seat: int) -> int:
        return self.passing(game)

    def options(self, game: G) -> list[int]:
        options = self.plays(game)
        options.append(self.passing(game))
        options.sort()
        return options

    def choose(self, game: G, option: int) -> None:
        after = self.next_seat(game)
        if option == self.passing(game):
            if self.passes + 1 < self.voices(game):
                game.then(self.again(after, self.passes + 1, self.answering))
            return
        if not self.answering:
            game.then(self.again(self.active, 0, 0))
        self.play(game, option)
        game.then(self.again(after, 0, 1))


class Nobody(Ask["Game"]):
    """Stands in `game.asking` while nothing is asked."""


NOBODY_IS_ASKED: Final = Nobody()
NO_ANSWER: Final[list[int]] = []
"""The sealed answer of a seat that has given none; never changed."""
