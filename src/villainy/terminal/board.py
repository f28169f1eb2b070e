"""What the loop needs of a game: its words, and a picture of the table as one seat sees it."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from villainy.engine.game import Deck, View
from villainy.engine.speech import Speaker
from villainy.terminal.ink import Ink
from villainy.words import Words, words_of


class GameWords(Speaker, Protocol):
    """What a game says to somebody who types."""

    def explain(self, option: int, view: View) -> str: ...
    def clauses(self, option: int) -> tuple[str, ...]: ...
    def labels(self, options: Sequence[int]) -> list[str]: ...
    def thinkable(self, view: View) -> list[int]: ...


class Board(Protocol):
    """A game's table in a terminal."""

    @property
    def words(self) -> GameWords: ...
    @property
    def ink(self) -> Ink: ...

    def draw(self, view: View, options: Sequence[int], width: int, height: int = ...) -> RenderableType:
        """The table as the seat of the view sees it, with what it may choose."""


def table_words(language: str, game: str) -> Words:
    """All words for a game in the terminal."""
    return words_of(language, f"villainy.games.{game}", "villainy.terminal")


def board(game: str, language: str, deck: Deck, names: Sequence[str]) -> Board:
    """The board of a game."""
    make: Callable[[Words, Deck, Sequence[str]], Board] = import_module(f"villainy.terminal.boards.{game}").board
    return make(table_words(language, game), deck, names)
