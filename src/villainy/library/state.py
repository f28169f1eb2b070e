"""A game driven from Python: what may be chosen, choosing it, what each seat knows, copies and other worlds."""

from collections.abc import Iterator
from typing import NoReturn, overload

from villainy.engine.box import Box
from villainy.engine.chance import Chance
from villainy.engine.game import Deck, Game, View
from villainy.engine.record import Entry, Header, Record, fingerprint
from villainy.engine.speech import Speaker
from villainy.library.speakers import speaker


class Option:
    """One thing that a seat may choose. `int(option)` is its number, the same in every game with the same deck."""

    def __init__(self, state: "GameState", seat: int, number: int) -> None:
        self._state = state
        self._question = state.engine.number
        self.seat = seat
        self.number = number

    @property
    def kind(self) -> str:
        """What sort of choice it is: "place", "swap-plot"."""
        return self._state.engine.meaning(self.number)[0]

    @property
    def parts(self) -> tuple[int, ...]:
        """What it is about, as numbers: a face, a place, a seat."""
        return self._state.engine.meaning(self.number)[1]

    @property
    def text(self) -> str:
        """The choice in the language of the game; read it before the game goes on."""
        state = self._state
        if state.engine.number != self._question:
            raise ValueError("the game has gone on since this option was offered: read its text before you choose")
        return state.words.option(self.number, state.engine.view(self.seat))

    def __int__(self) -> int:
        return self.number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Option):
            return self.number == other.number
        return isinstance(other, int) and self.number == other

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Option({self.number}, kind={self.kind!r}, parts={self.parts!r})"

    def __str__(self) -> str:
        return self.text


class Options:
    """What a seat may choose among now, as a sequence; its items are made when they are looked at."""

    def __init__(self, state: "GameState", seat: int, numbers: list[int]) -> None:
        self._state = state
        self._seat = seat
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return [Option(self._state, self._seat, number) for number in self._numbers[at]]
        return Option(self._state, self._seat, self._numbers[at])

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(self._state, self._seat, number) for number in self._numbers])

    def __contains__(self, option: object) -> bool:
        if isinstance(option, Option):
            return option.number in self._numbers
        return option in self._numbers

    def __repr__(self) -> str:
        return repr(list(self))


class GameState:
    """A game at some point: made by `villainy.new`, changed by `choose`.

    It knows everything; `view` and `redeal` are what one seat knows. Seats are numbered from 0, clockwise, and the
    number of players stands for a spectator.
    """

    def __init__(
        self, box: Box, engine: Game, header: Header | None, moves: list[int], language: str, names: list[str]
    ) -> None:
        self.box = box
        self.engine = engine
        """The rules engine's own game, for code that cannot afford this class."""
        self.language = language
        self.names = names
        self._header = header
        self._moves = moves
        """Seat and option by turns."""
        self._lots = engine.chance.stream("library")

    # What it is -------------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.box.name

    @property
    def players(self) -> int:
        return self.engine.players

    @property
    def deck(self) -> Deck:
        return self.engine.deck

    @property
    def words(self) -> Speaker:
        """The game's words in its language."""
        return speaker(self.box.name, self.language, self.engine.deck, tuple(self.names))

    # Playing ----------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.engine.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.engine.winners

    @property
    def scores(self) -> list[int]:
        """What each seat has to show for itself: points, for most games."""
        return self.engine.standing()

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now: several where all choose at once, none when the game is over."""
        return self.engine.to_answer()

    @property
    def question(self) -> str:
        """What the first of them is asked, in the language of the game; empty when the game is over."""
        return "" if self.engine.over else self.words.question(self.engine.view(self.engine.seat))

    @property
    def options(self) -> Options:
        """What the first seat that is asked may choose among; empty when the game is over."""
        engine = self.engine
        return Options(self, engine.seat, engine.choices)

    def options_of(self, seat: int) -> Options:
        """What this seat may choose among now; empty when it is not asked."""
        return Options(self, seat, self.engine.options(seat))

    def choose(self, option: Option | int, seat: int | None = None) -> None:
        """The first seat that is asked, or a given one of them, takes one of its options."""
        engine = self.engine
        number = option.number if isinstance(option, Option) else option
        who = engine.seat if seat is None else seat
        if number not in (engine.choices if who == engine.seat else engine.options(who)):
            self._refuse(number, who)
        engine.asking.answer(engine, who, number)
        engine.advance()
        self._moves.append(who)
        self._moves.append(number)

    def _refuse(self, number: int, seat: int) -> NoReturn:
        engine = self.engine
        if engine.over:
            raise ValueError("the game is over: nobody is asked anything")
        if seat not in engine.to_answer():
            raise ValueError(f"seat {seat} is not asked now; {engine.to_answer()} are")
        offered = engine.options(seat)
        if not 0 <= number < engine.deck.space.size:
            raise ValueError(f"there is no option {number}; seat {seat} may choose one of {offered}")
        kind, parts = engine.meaning(number)
        clause = engine.why_not(seat, number)
        if clause:
            raise ValueError(f"seat {seat} may not choose {number}, {kind} {parts}, by {clause}, but one of {offered}")
        raise ValueError(f"seat {seat} may not choose {number}, {kind} {parts}, but one of {offered}")

    # What seats know --------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat may know, as plain data; for `players`, what a spectator may."""
        self._check_viewer(seat)
        return self.engine.view(seat)

    def redeal(self, seat: int, chance: Chance | None = None) -> "GameState":
        """A world that the seat cannot tell from this one. Its hidden cards and its future are drawn anew."""
        self._check_viewer(seat)
        world = self.engine.redeal(seat, self._lots.spawn() if chance is None else chance)
        return GameState(self.box, world, None, [], self.language, self.names)

    def _check_viewer(self, seat: int) -> None:
        if not 0 <= seat <= self.engine.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}, and {self.players} watches")

    # Copies and records -----------------------------------------------------------------------------------------------

    def clone(self) -> "GameState":
        """The same game again, to play on independently."""
        return GameState(self.box, self.engine.clone(), self._header, self._moves.copy(), self.language, self.names)

    @property
    def record(self) -> Record:
        """Everything needed to play this game again; `bytes(game.record)` is its file."""
        if self._header is None:
            raise ValueError("a re-dealt world has no record: it was never played from the start")
        moves = self._moves
        entries: list[Entry] = [["move", moves[at], moves[at + 1]] for at in range(0, len(moves), 2)]
        return Record(self._header, entries, fingerprint(self.engine) if self.engine.over else "")

    # For people -------------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        engine = self.engine
        if engine.over:
            return f"<{self.name}: {engine.players} players, winners {engine.winners}>"
        return f"<{self.name}: {engine.players} players, question {engine.number} to {engine.to_answer()}>"

    def __str__(self) -> str:
        if self.engine.over:
            return repr(self)
        lines = [f"{option.number:>6}  {option.text}" for option in self.options]
        return "\n".join([repr(self), f"{self.names[self.engine.seat]}: {self.question}", *lines])
