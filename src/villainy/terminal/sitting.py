"""A game that people and bots sit at: who sits where, what has happened, and the record on disk."""

import os
import secrets
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from villainy.bots import bot
from villainy.engine.chance import seeded
from villainy.engine.errors import BadRecord
from villainy.engine.event import Event
from villainy.engine.game import Game
from villainy.engine.orders import way_to_pass
from villainy.engine.record import Play, Record, RecordFile
from villainy.engine.seat import Seat
from villainy.games import box

if sys.platform != "win32":
    import fcntl

HUMAN = "human"
ENDING = ".jsonl"


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: a person, or a bot of some level."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def text(self) -> str:
        """As it stands in the record."""
        return f"{self.kind}:{self.name}"

    @staticmethod
    def read(text: str) -> "Sitter":
        kind, _, name = text.partition(":")
        return Sitter(kind, name or kind)


class InUse(Exception):
    """Somebody else is playing on in the same record."""


class Events:
    """All that has happened and still stands: what was taken back is no longer told."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.all: list[Event] = play.events()
        self._marks = [len(self.all)]

    def catch_up(self) -> None:
        """Take in what the last entry brought; called after each."""
        new = self._play.events()
        standing = len(self._play.line)
        if standing < len(self._marks):
            del self._marks[standing + 1 :]
            del self.all[self._marks[-1] :]
        else:
            self.all += new
            self._marks.append(len(self.all))


class Sitting:
    """One game at one terminal. Every decision is on disk before anybody sees what comes of it."""

    def __init__(self, play: Play, events: Events, file: RecordFile, claim: BinaryIO) -> None:
        self.play = play
        self._claim = claim
        self.events = events
        self.file = file
        self.sitters = [Sitter.read(text) for text in play.header.seats]

    @staticmethod
    def begin(play: Play, path: Path) -> "Sitting":
        """A new game; its record must not exist yet."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = RecordFile.create(path, play.header)
        return Sitting(play, Events(play), file, claim(path))

    @staticmethod
    def resume(path: Path) -> "Sitting":
        """A game that was interrupted."""
        with ExitStack() as opened:
            claimed = opened.enter_context(claim(path))
            file, record = RecordFile.resume(path)
            opened.callback(file.close)
            play, events = retrace(record)
            opened.pop_all()  # all is well: they stay open
        sitting = Sitting(play, events, file, claimed)
        if play.game.over and not record.end:  # interrupted between the last move and the last line
            file.finish(play.game)
        return sitting

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    def humans(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.human]

    def decide(self, seat: int, option: int, number: int) -> None:
        entry = self.play.decide(seat, option, number)
        self.file.append(entry)
        self._after()

    def pass_unasked(self, seat: int) -> None:
        """Standing orders pass for somebody."""
        self.file.append(self.play.decide(seat, way_to_pass(self.game, seat), self.game.number, unasked=True))
        self._after()

    def take_back(self, seat: int) -> None:
        self.file.append(self.play.take_back(seat))
        self._after()

    def withdraw(self, seat: int) -> None:
        """A sealed answer comes back, whoever has answered since."""
        self.file.append(self.play.withdraw(seat, self.game.number))
        self._after()

    def answered(self) -> list[int]:
        """The people who have answered the question on the table, while others have not: they may think again."""
        sealed = self.game.sealed
        return [seat for seat in self.humans() if seat < len(sealed) and sealed[seat]]

    def let_bot_choose(self, seat: int) -> None:
        """A bot decides. Its chance hangs on the seed and the move, so an interruption changes nothing."""
        game = self.game
        chance = seeded(self.play.header.seed).stream(f"bot {seat} {len(self.play.entries)}")
        chosen = bot(self.sitters[seat].kind, self.play.header.game, chance).choose(Seat(game, seat))
        self.decide(seat, chosen, game.number)

    def close(self) -> None:
        self.file.close()
        self._claim.close()

    def _after(self) -> None:
        self.events.catch_up()
        if self.game.over:
            self.file.finish(self.game)


def claim(path: Path) -> BinaryIO:
    """Keep a record to oneself until what is returned is closed, so that two games never run into one file."""
    file = path.open("rb")
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise InUse from error
    return file


def retrace(record: Record) -> tuple[Play, Events]:
    """The game after its last entry, and all that happened on the way."""
    play: Play | None = None
    events: Events | None = None
    for play in record.replay(box):
        if events is None:
            events = Events(play)
        else:
            events.catch_up()
    assert play is not None and events is not None
    return play, events


def games_folder() -> Path:
    """Where games are kept: $VILLAINY_HOME/games, or in the folder that the system has for such things."""
    if home := os.environ.get("VILLAINY_HOME"):
        return Path(home) / "games"
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = Path.home() / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "villainy" / "games"


def new_path(game: str) -> Path:
    """A name for a new record: the game, the time, and something that tells two in a second apart."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return games_folder() / f"{game}-{now}-{secrets.token_hex(2)}{ENDING}"


def interrupted_games() -> list[Path]:
    """Records of games that are not over, the latest first."""
    found: list[tuple[float, Path]] = []
    folder = games_folder()
    for path in folder.glob(f"*{ENDING}") if folder.is_dir() else ():
        try:
            if not Record.parse(path.read_bytes()).end:
                found.append((path.stat().st_mtime, path))
        except (BadRecord, OSError):
            continue
    return [path for _, path in sorted(found, reverse=True)]
