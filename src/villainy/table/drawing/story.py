"""The log as it is drawn: it is sent again with every view, so each line is drawn once, when it is told."""

from typing import Protocol

from markupsafe import Markup

from villainy.engine.speech import LogLine
from villainy.table.drawing.parts import safe
from villainy.words import Words


class Painter(Protocol):
    """Whoever draws a game: what stands in its texts may be drawn too."""

    def paint(self, text: str, /) -> Markup: ...


def tell(art: Painter, line: LogLine, game: str, words: Words) -> str:
    """A line of the log: what happened, and where the rule for it can be read."""
    number, why = line.at, ""
    if line.clause:
        clause, unseen = safe(line.clause), f'<span class="unseen"> {number}</span>'
        where = f'href="/rules/{game}#{clause}" data-clause="/rules/{game}/{clause}"'
        why = f' <a class="ask-why" {where}>{safe(words.say("table-why"))}{unseen}</a>'
    style = "minor" if line.minor else ""
    return f'<li data-n="{number}" class="{style}">{art.paint(line.text)}{why}</li>\n'
