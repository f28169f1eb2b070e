"""Bots think in other processes. What they are sent is a re-dealt world: the truth never leaves the table."""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import lru_cache
from typing import Any

import msgspec

from villainy.bots import bot
from villainy.engine.chance import seeded
from villainy.engine.game import Deck, Game
from villainy.engine.record import Header
from villainy.engine.seat import Seat
from villainy.games import box
from villainy.table.secret import new_token


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


class Bots:
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self._pool: Executor | None = None

    def start(self) -> None:
        """Begin the processes now: the first question should not wait for them."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_leave_ctrl_c)
        for _ in range(self._workers):
            self._pool.submit(_ready)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, header: Header, game: Game, seat: int, level: str) -> int:
        """What the bot would do in this seat, from what the seat knows."""
        if self._pool is None:
            self.start()
        assert self._pool is not None
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
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, data)
        except BrokenExecutor:
            self._pool = None  # a process died under it; the next question begins new ones
            raise


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; the server alone decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ready() -> None:
    """Import what bots need before the first question comes."""
    box("evil101").house_deck()
    bot("henchman", "evil101", seeded(""))


def think(data: bytes) -> int:
    """In a bot's process: answer one question."""
    thought = msgspec.msgpack.decode(data, type=Thought)
    world = box(thought.game).load(thought.world, thought.players, thought.settings, _deck(thought.game, thought.deck))
    player = bot(thought.level, thought.game, seeded(thought.seed))
    return player.choose(Seat(world, thought.seat))


@lru_cache(maxsize=64)
def _deck(game: str, source: bytes) -> Deck:
    return box(game).read_deck(msgspec.json.decode(source), game) if source else box(game).house_deck()
