"""The reel as it is drawn: what has just happened, as moves on the page that its script plays.

The script knows nothing of any game: it finds where something happens by the ids of what stands there.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from villainy.table.drawing.parts import MOST_TEXTS, html, safe

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


def film(shots: Iterable[Shot]) -> Markup:
    """The shots of a reel."""
    return html(*map(_frame, shots))


@lru_cache(maxsize=MOST_TEXTS)
def _frame(shot: Shot) -> str:
    """One shot; it is sent again with many views, so it is drawn once."""
    given = {"since": shot.since, "show": shot.show, "icon": shot.icon, "tone": shot.tone}
    more = "".join(f' data-{name}="{safe(value)}"' for name, value in given.items() if value)
    where = f'data-n="{shot.n}" data-beat="{shot.beat}" data-act="{shot.act}" data-at="{shot.at}"'
    return f"<li {where}{more}>{safe(shot.caption)}</li>"
