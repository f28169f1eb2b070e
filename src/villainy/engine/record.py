"""Records: a header and every entry since, enough to play the same game again to the same state.

A record is a text file, one JSON value on a line: the header; then the entries `["move", seat, option]`,
`["withdraw", seat]`, `["take-back", entries kept]`, `["reseed", seed]` as they happened; last, when the game is over,
`{"hash": ...}` of the final state. Lines are only ever added, so what was written stays.
"""

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from villainy.engine.box import BadSetting, Box
from villainy.engine.chance import seeded
from villainy.engine.errors import BadDeck, BadRecord, Refusal
from villainy.engine.event import ANSWERED, NO_CARD, Event
from villainy.engine.game import Deck, Game
from villainy.engine.step import Together

FORMAT = 1
DECKS_KEPT = 8
"""Decks of people's own whose tables are kept although nobody may be playing with them."""
Entry = list[Any]
Shelf = Callable[[str], Box]
"""Finds a game's box by its name; KeyError if there is none."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game is played from. The seed is a secret until the game is over."""

    villainy: int = FORMAT
    game: str
    version: int
    players: int
    settings: dict[str, str | int]
    ask_forced: bool
    deck: dict[str, Any]
    seed: str
    seats: list[str]
    """Who sits where: a name, or the level of a bot."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game's record."""

    hash: str


def fingerprint(game: Game) -> str:
    """A hash of the whole state: equal for equal games, in every build."""
    return blake2b(msgspec.json.encode(game.save(), order="deterministic"), digest_size=16).hexdigest()


def read_entries(lines: list[bytes]) -> tuple[list[Entry], str]:
    """The entries after the header, and the final hash if the game was finished."""
    entries: list[Entry] = []
    for at, line in enumerate(lines):
        try:
            value = msgspec.json.decode(line)
            if isinstance(value, dict):
                if at + 1 != len(lines):
                    raise BadRecord("bad-line", line=at + 2)
                return entries, msgspec.convert(value, End).hash
            entries.append(_checked(value))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadRecord("bad-line", line=at + 2) from error
    return entries, ""


def _checked(value: object) -> Entry:
    match value:
        case ["move", int(), int()] | ["withdraw", int()] | ["take-back", int()] | ["reseed", str()]:
            if not any(isinstance(part, bool) for part in value):
                return list(value)
    raise ValueError(value)


class Record:
    """A record as it was read: header, entries, and the final hash ("" while the game is not over)."""

    def __init__(self, header: Header, entries: list[Entry], end: str) -> None:
        self.header = header
        self.entries = entries
        self.end = end

    def __bytes__(self) -> bytes:
        """The record as its file holds it."""
        last = [End(self.end)] if self.end else []
        return b"".join([msgspec.json.encode(line) + b"\n" for line in [self.header, *self.entries, *last]])

    @staticmethod
    def parse(data: bytes) -> "Record":
        """Read a record, or `BadRecord`. A last line that a crash cut off was never acknowledged: it is dropped."""
        lines = data.split(b"\n")
        lines.pop()  # what follows the last line end: nothing, or half a line
        try:
            header = msgspec.json.decode(lines[0], type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError, IndexError, RecursionError) as error:
            raise BadRecord("not-a-record") from error
        if header.villainy != FORMAT:
            raise BadRecord("not-a-record")
        entries, end = read_entries(lines[1:])
        return Record(header, entries, end)

    def box(self, shelf: Shelf) -> Box:
        """The game that was played, if it is still played by the same rules."""
        try:
            box = shelf(self.header.game)
        except KeyError as error:
            raise BadRecord("unknown-game", game=self.header.game) from error
        if box.version != self.header.version:
            raise BadRecord("other-version", theirs=str(self.header.version), ours=str(box.version))
        return box

    def replay(self, shelf: Shelf) -> Iterator["Play"]:
        """The game at its start and after every entry; `BadRecord` if it does not go as recorded."""
        try:
            play = Play(self.box(shelf), self.header)
        except BadSetting as error:
            raise BadRecord("not-a-record") from error
        yield play
        for at, entry in enumerate(self.entries):
            try:
                play.apply(entry)
            except (Refusal, IndexError) as error:
                raise BadRecord("refused", line=at + 2) from error
            yield play
        if self.end and self.end != fingerprint(play.game):
            raise BadRecord("differs", moves=len(self.entries))

    def resume(self, shelf: Shelf) -> "Play":
        """The game after its last entry."""
        *_, last = self.replay(shelf)
        return last


class Play:
    """A game that is being played, and its record, kept in step.

    `entries` is the record as it happened; `line` the moves that still stand, after take-backs.
    """

    def __init__(self, box: Box, header: Header) -> None:
        self.box = box
        self.header = header
        self.entries: list[Entry] = []
        self.line: list[Entry] = []
        self.unasked: set[int] = set()
        """Which moves of the line, by position, nobody was asked for: bots made them, or standing orders."""
        self._boundary = 0
        """So many entries of the line cannot be taken back: somebody has learned something since."""
        self._deck = _deck(box, header)
        self.game = self._new_game()
        self._events = self.game.events
        self.game.events = []

    @staticmethod
    def begin(
        box: Box,
        players: int,
        seed: str,
        settings: dict[str, str | int],
        deck: Deck,
        seats: list[str],
        *,
        ask_forced: bool = True,
    ) -> "Play":
        """A new game with its record; seats are free text."""
        header = Header(
            game=box.name,
            version=box.version,
            players=players,
            settings=box.read_settings(settings, players),
            ask_forced=ask_forced,
            deck=deck.source,
            seed=seed,
            seats=seats,
        )
        return Play(box, header)

    def events(self) -> list[Event]:
        """What has happened since this was last asked. Each seat may be shown what `Event` says it may."""
        events, self._events = self._events, []
        return events

    def decide(self, seat: int, option: int, number: int, *, unasked: bool = False) -> Entry:
        """A seat answers a question; the entry that goes into the record, or a `Refusal` and nothing happened."""
        entry = self._take(["move", seat, option], seat, lambda game: game.decide(seat, option, number))
        if unasked:
            self.unasked.add(len(self.line) - 1)
        return entry

    def withdraw(self, seat: int, number: int) -> Entry:
        """A seat takes its sealed answer back, to give another."""
        return self._take(["withdraw", seat], seat, lambda game: game.withdraw(seat, number))

    def last_decision(self, seat: int) -> int:
        """Where in the line the seat's last own move stands, not counting those it was not asked for; -1: nowhere."""
        for at in range(len(self.line) - 1, -1, -1):
            if self.line[at][:2] == ["move", seat] and at not in self.unasked:
                return at
        return -1

    def can_take_back(self, seat: int) -> bool:
        """Whether nobody else has decided, and nobody has learned anything, since the seat's last decision.

        That another seat is stuck, or is not, is something learned.
        """
        at = len(self.line) - 1
        while at > self._boundary and at in self.unasked and self.line[at][:2] == ["move", seat]:
            at -= 1
        return at >= self._boundary and at not in self.unasked and self.line[at][:2] == ["move", seat]

    def take_back(self, seat: int) -> Entry:
        """The seat's last decision never happened, nor anything that it was not asked for since."""
        if not self.can_take_back(seat):
            raise Refusal
        return self.take_back_to(self.last_decision(seat))

    def take_back_to(self, kept: int) -> Entry:
        """Only the first moves of the line stand: by consent, when somebody has learned something since."""
        if not 0 <= kept < len(self.line):
            raise Refusal
        line = self.line[:kept]
        boundary = min(self._boundary, kept)
        self.line = []
        self.game = self._new_game()
        for entry in line:
            self._do(entry)
        self.game.events = []
        self.unasked = {at for at in self.unasked if at < kept}
        self._boundary = boundary
        entry = ["take-back", kept]
        self.entries.append(entry)
        return entry

    def reseed(self, seed: str) -> Entry:
        """Fresh chance from here on, so that no shuffle that somebody has seen comes back."""
        entry = ["reseed", seed]
        self._do(entry)
        self.entries.append(entry)
        self._boundary = len(self.line)
        return entry

    def apply(self, entry: Entry) -> None:
        """Let a recorded entry happen again."""
        game = self.game
        match entry:
            case ["move", int(seat), int(option)]:
                self.decide(seat, option, game.number)
            case ["withdraw", int(seat)]:
                self.withdraw(seat, game.number)
            case ["take-back", int(kept)]:
                self.take_back_to(kept)
            case ["reseed", str(seed)]:
                self.reseed(seed)

    def _new_game(self) -> Game:
        header = self.header
        return self.box.new(
            header.players,
            seed=header.seed,
            settings=header.settings,
            deck=self._deck,
            ask_forced=header.ask_forced,
            listening=True,
        )

    def _do(self, entry: Entry) -> None:
        """One entry of the line happens, trusted."""
        game = self.game
        if entry[0] == "move":
            game.decide(entry[1], entry[2], game.number)
        elif entry[0] == "withdraw":
            game.withdraw(entry[1], game.number)
        else:
            game.reseed(seeded(entry[1]))
        self.line.append(entry)

    def _take(self, entry: Entry, seat: int, act: Callable[[Game], None]) -> Entry:
        game = self.game
        chance, seen, sealed = _positions(game), game.seen.copy(), isinstance(game.asking, Together)
        number, disclosed = game.number, game.disclosed
        game.looked_at = 0
        act(game)
        if self.line and self.line[-1][1] != seat:
            self._boundary = len(self.line)
        self.line.append(entry)
        self.entries.append(entry)
        self._events.append(Event(ANSWERED, "", seat, -1, 0, NO_CARD, 0, 0))
        self._events += game.events
        game.events = []
        revealed = sealed and game.number != number
        seen_more = game.seen != seen and any(now & ~before for now, before in zip(game.seen, seen, strict=True))
        told = game.disclosed != disclosed or game.looked_at & ~(1 << seat) != 0
        if revealed or seen_more or told or game.over or _positions(game) != chance:
            self._boundary = len(self.line)
        return entry


def _positions(game: Game) -> list[tuple[bytes, int, int]]:
    return [(chance.key, chance.next_block, chance.at) for chance in game.streams()]


def _deck(box: Box, header: Header) -> Deck:
    house = box.house_deck()
    if header.deck == house.source:
        return house
    return _own_deck(box.read_deck, box.name, msgspec.json.encode(header.deck))


@lru_cache(maxsize=DECKS_KEPT)
def _own_deck(read: Callable[[dict[str, Any], str], Deck], game: str, source: bytes) -> Deck:
    """A deck of somebody's own: games that are played with the same one share its tables."""
    try:
        return read(msgspec.json.decode(source), game)
    except BadDeck as error:
        raise BadRecord("bad-deck") from error


class RecordFile:
    """A record on disk: every entry is there, safe from a crash, before `append` returns."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @staticmethod
    def create(path: Path, header: Header) -> "RecordFile":
        """A new record; the file must not exist yet."""
        record = RecordFile(path, path.open("xb"))
        record.append(header)
        return record

    @staticmethod
    def resume(path: Path) -> tuple["RecordFile", Record]:
        """A record to go on with; half a line at its end is cut away."""
        data = path.read_bytes()
        record = Record.parse(data)
        file = path.open("r+b")
        file.truncate(data.rfind(b"\n") + 1)
        file.seek(0, os.SEEK_END)
        return RecordFile(path, file), record

    def append(self, value: Header | Entry | End) -> None:
        """Add a line."""
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def finish(self, game: Game) -> None:
        """The game is over: the hash of its end, and nothing more."""
        self.append(End(fingerprint(game)))
        self.close()

    def close(self) -> None:
        self._file.close()
