"""The screen and the keyboard: printing, asking, and hiding what the next person must not see."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from villainy.words import Words

FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled off it."""
ENDLESS = 10_000
NO_TEXT = "\N{REPLACEMENT CHARACTER}"
"""Stands for what was typed but is no text."""


class Left(Exception):
    """The person has gone: by Ctrl-C, or because the input has ended."""

    def __init__(self, interrupted: bool) -> None:
        super().__init__(interrupted)
        self.interrupted = interrupted


class Screen:
    """Where one table is shown and its people are asked."""

    def __init__(
        self,
        words: Words,
        console: Console | None = None,
        read: Callable[[str], str] = input,
        interactive: bool | None = None,
    ) -> None:
        self.words = words
        self.console = console or Console(highlight=False)
        self._read = read
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty() if interactive is None else interactive
        """Whether a person is there to press Enter; if not, nobody is waited for without need."""
        self._held: list[RenderableType] | None = None
        """What is printed at the end of a `paging`."""
        with suppress(ImportError):
            import readline  # noqa: PLC0415  (there is none on Windows)

            readline.set_auto_history(False)  # the next person must not find these answers with an arrow key

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines on the screen; paper is endless."""
        return self.console.height if self.console.is_terminal else ENDLESS

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            if self._held is None:
                self.console.print(thing)
            else:
                self._held.append(thing)

    @contextmanager
    def paging(self) -> Iterator[None]:
        """What is printed meanwhile comes a screenful at a time, if it is longer than that and somebody reads it."""
        self._held = [] if self.interactive else None
        try:
            yield
        finally:
            held, self._held = self._held, None
            if held:
                self._turn_pages(held)

    def _turn_pages(self, things: Sequence[RenderableType]) -> None:
        lines = self.console.render_lines(Group(*things), pad=False)
        page = max(1, self.height - 1)  # the last line asks
        for at in range(0, len(lines), page):
            if at and self.ask(self.words.say("term-more")).casefold().startswith("q"):
                return
            for line in lines[at : at + page]:
                self.console.print(Segments([*line, Segment.line()]), end="")

    def say(self, message: str, /, *, style: str = "", **args: str | int) -> None:
        """Print a message of the words."""
        self.print(Text(self.words.say(message, **args), style=style))

    def ask(self, prompt: str) -> str:
        """What somebody types; `Left` if nobody does."""
        self.console.file.flush()
        try:
            return self._read(prompt).strip()
        except UnicodeDecodeError:  # a keyboard that speaks another encoding than the terminal says
            return NO_TEXT
        except EOFError:
            self.console.print()
            raise Left(interrupted=False) from None
        except KeyboardInterrupt:
            self.console.print()
            raise Left(interrupted=True) from None

    def pause(self) -> None:
        """Let a person read before it goes on."""
        if self.interactive:
            self.ask(self.words.say("term-go-on"))

    def forget(self) -> None:
        """Wipe the screen, and what has scrolled off it as far as the terminal allows."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()
        else:
            self.console.rule()
