"""How a game speaks: what pages, terminal and logs ask of its words. Only the shape; the words stand with the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from villainy.engine.event import Event
from villainy.engine.game import View


@dataclass(frozen=True)
class LogLine:
    """One line of the log, as one seat may read it. `at` is its number, from 1; it stays when others are forgotten."""

    at: int
    kind: str
    seat: int
    text: str
    clause: str
    minor: bool


def last_line(story: Sequence[LogLine]) -> int:
    """The number of the last line of a log, 0 if it has none."""
    return story[-1].at if story else 0


class Teller(Protocol):
    """Tells one viewer what happens, and remembers what was told."""

    def hear(self, events: Iterable[Event]) -> Sequence[LogLine]:
        """More has happened; all lines so far that the viewer may still read."""


class Speaker(Protocol):
    """What a game says. Everything comes from a view or from events as a seat may know them."""

    names: list[str]

    def title(self) -> str: ...
    def question(self, view: View) -> str: ...
    def option(self, option: int, view: View) -> str: ...
    def story(self, events: Iterable[Event], viewer: int) -> Sequence[LogLine]: ...
    def teller(self, viewer: int) -> Teller: ...


def name_in(language: str, entry: dict[str, Any]) -> str:
    """A name is one text, or one for each language; a language that is missing borrows another's."""
    name = entry["name"]
    if isinstance(name, dict):
        return str(name.get(language) or name.get("en") or next(iter(name.values())))
    return str(name)
