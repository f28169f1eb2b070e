"""How a game speaks: what pages, terminal and logs ask of its words. Only the shape; the words stand with the game."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from villainy.engine.event import Event
from villainy.engine.game import View


class Line(Protocol):
    """One line of the log, as one seat may read it."""

    @property
    def at(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def minor(self) -> bool: ...


class Teller(Protocol):
    """Tells one viewer what happens, and remembers what was told."""

    def hear(self, events: Iterable[Event]) -> Sequence[Line]:
        """More has happened; all lines so far."""


class Speaker(Protocol):
    """What a game says. Everything comes from a view or from events as a seat may know them."""

    names: list[str]

    def title(self) -> str: ...
    def question(self, view: View) -> str: ...
    def option(self, option: int, view: View) -> str: ...
    def story(self, events: Iterable[Event], viewer: int) -> Sequence[Line]: ...
    def teller(self, viewer: int) -> Teller: ...
