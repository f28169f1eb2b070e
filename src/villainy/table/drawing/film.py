"""The reel as it is drawn: what has just happened, as moves on the page that its script plays.

The script knows nothing of any game: it finds where something happens by the ids of what stands there.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from markupsafe import Markup

from villainy.table.drawing.parts import html, safe

MOST_SHOTS: Final = 60
"""Events that a page may play at once."""


@dataclass(frozen=True)
class Shot:
    """Something that has just happened: what moves where, and what is said to it.

    Shots with the same `beat` are played together.
    """

    n: int
    beat: int
    act: str
    at: str
    show: str = ""
    icon: str = ""
    tone: str = ""
    since: str = ""
    caption: str = ""
    opens: bool = False
    """Whether a new board begins with it: what happened before is played on the board that stood until then."""

    @cached_property
    def html(self) -> str:
        """As it stands in the page."""
        given = {"since": self.since, "show": self.show, "icon": self.icon, "tone": self.tone}
        more = "".join([f' data-{name}="{safe(value)}"' for name, value in given.items() if value])
        more += " data-opens" if self.opens else ""
        where = f'data-n="{self.n}" data-beat="{self.beat}" data-act="{self.act}" data-at="{self.at}"'
        return f"<li {where}{more}>{safe(self.caption)}</li>"


def film(shots: Iterable[Shot]) -> Markup:
    """The shots of a reel."""
    return html(*[shot.html for shot in shots])
