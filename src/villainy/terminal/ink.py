"""How a game's lines are coloured in a terminal: its accent, its symbols, and how loud each kind of news is."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from villainy.engine.speech import LogLine


@dataclass(frozen=True)
class Ink:
    """The colours of one game. Colour never says anything alone: shapes and words say the same."""

    key: str
    """The style of headings and of what one must see."""
    headings: Collection[str]
    """Kinds of events that begin something."""
    good: Collection[str]
    bad: Collection[str]
    signs: Sequence[tuple[str, str]] = field(default=())
    """Patterns of symbols, and the style of each."""

    def tell(self, line: LogLine) -> Text:
        """A line of the log, in colour."""
        text = self.paint(line.text)
        if line.kind in self.headings:
            text.stylize(self.key)
        elif line.kind in self.good:
            text.stylize("bold")
        elif line.kind in self.bad:
            text.stylize("italic")
        return text

    def paint(self, text: str) -> Text:
        """Any text of the game, its symbols in colour."""
        painted = Text(text)
        for sign, style in self.signs:
            painted.highlight_regex(sign, style)
        return painted
