"""Tables for tests of the terminal: scripted people, and a screen that remembers what was on it."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from villainy.engine.record import Play
from villainy.games import box
from villainy.terminal.board import board, table_words
from villainy.terminal.play import Loop
from villainy.terminal.screen import Screen
from villainy.terminal.sitting import Sitting

Answer = Callable[["Desk"], str]


class Desk:
    """A game in a terminal whose people type what `answer` says; each asks again until the move is made."""

    def __init__(self, sitting: Sitting, answer: Answer, language: str = "en", width: int = 100) -> None:
        self.sitting = sitting
        self.answer = answer
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=width, highlight=False)
        game = sitting.play.header.game
        self.screen = Screen(table_words(language, game), console, self._read, interactive=False)
        self.prompt = ""
        self.since = 0
        self.loop = Loop(sitting, board(game, language, sitting.game.deck, sitting.names), self.screen)

    def fresh(self) -> str:
        """What was printed since this was last asked."""
        self.paper.seek(self.since)
        text = self.paper.read()
        self.since = self.paper.tell()
        return text

    def run(self) -> str:
        """Play on, and all that was printed."""
        try:
            self.loop.run()
        finally:
            self.sitting.close()
        return self.paper.getvalue()

    def _read(self, prompt: str) -> str:
        self.prompt = prompt
        return self.answer(self)

    @property
    def at_curtain(self) -> bool:
        return self.prompt.startswith("[")


def begin(path: Path, *seats: str, game: str = "evil101", seed: str = "table", **settings: str | int) -> Sitting:
    """A new game on disk."""
    its_box = box(game)
    play = Play.begin(its_box, len(seats), seed, settings, its_box.house_deck(), list(seats))
    return Sitting.begin(play, path)


def steady(desk: Desk) -> str:
    """A choice that hangs on nothing but the position: the same after an interruption."""
    if desk.at_curtain:
        return ""
    labels = desk.loop.board.words.labels(desk.sitting.game.options(desk.loop.looking))
    return labels[len(desk.sitting.play.entries) * 7 % len(labels)]
