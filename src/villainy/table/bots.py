"""Bots think in other processes. What they are sent is a re-dealt world: the truth never leaves the table."""

import asyncio
import atexit
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from multiprocessing import resource_tracker
from queue import SimpleQueue
from threading import Lock
from traceback import format_exc
from typing import TYPE_CHECKING, Any

import msgspec

from villainy.bots import bot
from villainy.engine.chance import seeded
from villainy.engine.game import Deck, Game
from villainy.engine.record import Header
from villainy.engine.seat import Seat
from villainy.games import box
from villainy.table.secret import new_token

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Thought(msgspec.Struct, frozen=True):
    """One question for a bot, as it travels to another process."""

    game: str
    players: int
    settings: dict[str, str | int]
    deck: bytes
    """The deck's source, or nothing for the house deck."""
    world: dict[str, Any]
    seat: int
    level: str
    seed: str


class BotFailed(Exception):
    """A bot could not answer; the message says why, as its process told it."""


class Mind:
    """A process in which bots think, one question at a time. It ends when the server does, however that ends."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_think_on, args=(theirs,), daemon=True)
        with _deaf():
            self._process.start()
        theirs.close()

    def ask(self, data: bytes) -> int:
        """Wait for the answer; OSError or EOFError when the process is gone."""
        self._line.send_bytes(data)
        answer = self._line.recv()
        if isinstance(answer, str):
            raise BotFailed(answer)
        return int(answer)

    def kill(self) -> None:
        """Whatever it thinks about: nobody waits for it any longer."""
        self._process.kill()

    def close(self) -> None:
        """Clean up after a process that was killed or died."""
        self._process.join()
        self._process.close()
        self._line.close()


class Bots:
    """The processes in which bots think, each with a thread that waits for it."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self._threads: ThreadPoolExecutor | None = None
        self._minds: set[Mind] = set()
        self._idle: SimpleQueue[Mind] = SimpleQueue()
        self._changing = Lock()

    def start(self) -> None:
        """Begin the processes now: the first question should not wait for them."""
        self._minds = {Mind() for _ in range(self._workers)}
        for mind in self._minds:
            self._idle.put(mind)
        self._threads = ThreadPoolExecutor(self._workers, thread_name_prefix="bots")
        atexit.register(self.stop)  # before multiprocessing waits for them

    def stop(self) -> None:
        """End them in the middle of any thought."""
        atexit.unregister(self.stop)
        with self._changing:
            minds, self._minds = self._minds, set()
            for mind in minds:
                mind.kill()
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
        for mind in minds:
            mind.close()

    async def choose(self, header: Header, game: Game, seat: int, level: str) -> int:
        """What the bot would do in this seat, from what the seat knows."""
        assert self._threads is not None
        house = header.deck == box(header.game).house_deck().source
        thought = Thought(
            game=header.game,
            players=header.players,
            settings=header.settings,
            deck=b"" if house else msgspec.json.encode(header.deck),
            world=game.redeal(seat, seeded(new_token())).save(),
            seat=seat,
            level=level,
            seed=new_token(),
        )
        data = msgspec.msgpack.encode(thought)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, data)

    def _ask(self, data: bytes) -> int:
        """In a thread: there are as many as processes, so one is idle."""
        mind = self._idle.get()
        try:
            return mind.ask(data)
        except (EOFError, OSError):
            with self._changing:
                if mind in self._minds:  # it died by itself: the next question is for another
                    self._minds.remove(mind)
                    mind.close()
                    mind = Mind()
                    self._minds.add(mind)
            raise
        finally:
            self._idle.put(mind)


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that no SIGINT or SIGTERM reaches, from their first moment on.

    Terminals and service managers send them to all processes; the server alone decides what they mean.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would be started on the way, and undo this
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _think_on(line: "Connection") -> None:
    """In a bot's process: answer questions until nobody is there to ask."""
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    box("evil101").house_deck()
    bot("henchman", "evil101", seeded(""))  # whatever bots need is imported before the first question
    with suppress(EOFError, OSError):
        while True:
            data = line.recv_bytes()
            answer: int | str
            try:
                answer = think(data)
            except Exception:  # noqa: BLE001  (whoever asked is told)
                answer = format_exc()
            line.send(answer)


def think(data: bytes) -> int:
    """In a bot's process: answer one question."""
    thought = msgspec.msgpack.decode(data, type=Thought)
    world = box(thought.game).load(thought.world, thought.players, thought.settings, _deck(thought.game, thought.deck))
    player = bot(thought.level, thought.game, seeded(thought.seed))
    return player.choose(Seat(world, thought.seat))


@lru_cache(maxsize=64)
def _deck(game: str, source: bytes) -> Deck:
    return box(game).read_deck(msgspec.json.decode(source), game) if source else box(game).house_deck()
