"""Chance that is the same in every run: the name of a test seeds its tables, and what bots think there.

A browser test answers with whatever is offered first, and so depends on what was dealt. By lot it would meet, once in a
hundred runs, a game that its author never thought of.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch

from villainy.engine.game import Game
from villainy.engine.record import Header
from villainy.table.bots import Bots


class Lot:
    """Seeds that follow from one text, one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._drawn = count()

    def draw(self) -> str:
        return sha256(f"{self.text} {next(self._drawn)}".encode()).hexdigest()


class SteadyBots(Bots):
    """Bots whose chance follows from the table's seed and from what is asked."""

    asked: ContextVar[Lot] = ContextVar("asked")

    async def choose(self, header: Header, game: Game, seat: int, level: str) -> int:
        self.asked.set(Lot(f"{header.seed} {game.number} {seat}"))
        return await super().choose(header, game, seat, level)


@contextmanager
def steady(name: Path) -> Iterator[None]:
    """While this holds, the server deals by the name that stands in a file."""
    lots = [Lot("")]

    def seed(_: int) -> str:
        if lots[-1].text != (text := name.read_text()):
            lots.append(Lot(text))
        return lots[-1].draw()

    with (
        patch("secrets.token_hex", seed),
        patch("villainy.table.bots.new_token", lambda: SteadyBots.asked.get().draw()),
        patch("villainy.table.app.Bots", SteadyBots),
    ):
        yield
