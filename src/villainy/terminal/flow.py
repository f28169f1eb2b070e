"""Text that breaks at plain spaces only: rich also breaks at no-break spaces, and tears symbols from their names."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """A text whose lines are broken where it has spaces."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split("\n", allow_blank=True):
            yield from line.divide(list(_breaks(line.plain, options.max_width)))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lines = self.text.plain.split("\n")
        words = [cell_len(word) for line in lines for word in line.split(" ")]
        return Measurement(max(words, default=0), max(cell_len(line) for line in lines))


def _breaks(text: str, width: int) -> Iterator[int]:
    """Where lines begin, but for the first."""
    start = at = 0
    for word in text.split(" "):
        end = at + len(word)
        if at > start and cell_len(text[start:end]) > width:
            yield at
            start = at
        at = end + 1
