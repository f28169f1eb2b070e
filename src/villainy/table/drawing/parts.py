"""The small things that pages are made of. Drawn here and not by templates: views need dozens of them after every move.

What comes from people or from their decks goes through `safe`; all else that is put into a page is our own.
"""

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

MOST_TEXTS: Final = 16_384
COLOURS: Final = 6
"""Seats have their own face and colour; a seventh would look like the first."""


@lru_cache(maxsize=MOST_TEXTS)
def safe(text: str) -> str:
    """A text as it may stand in a page, between tags or quotes; names and sentences come back with every view."""
    return str(escape(text))


def fit(name: str, line: int, spare: int, most: int) -> str:
    """How small a name must be written on a card, for its style: as it is, "long" or "tiny".

    A line has so many letters, and a few to spare in small ones; `most` letters fit on all lines.
    """
    word = max([len(part) for part in name.replace("-", " ").split()], default=0)
    if word > line + spare:
        return "tiny"
    return "long" if word > line or len(name) > most else ""


def lines(name: str, letters: int) -> int:
    """How many lines of so many letters a name takes; a word that is longer than a line takes several."""
    count, room = 1, letters
    for word in name.split():
        if room < len(word):
            count, room = count + (room < letters), letters
        count += (len(word) - 1) // letters
        room -= len(word) + 1
    return count


def html(*drawn: str) -> Markup:
    """Parts that are drawn already, as one that no template escapes again."""
    return Markup("".join(drawn))  # noqa: S704  (whoever draws calls `safe`)


@lru_cache
def icon(name: str, style: str = "icon") -> Markup:
    """A small picture beside words that say the same."""
    return html(f'<svg class="{safe(style)}" aria-hidden="true"><use href="#i-{safe(name)}"/></svg>')


@lru_cache
def face(seat: int, kind: str = "person", style: str = "") -> Markup:
    """Who sits there: a person, a bot, or nobody yet."""
    number = seat % COLOURS
    shape = "face-open" if kind == "open" else f"bot-{number}" if kind in {"bot", "away"} else f"face-{number}"
    return html(f'<svg class="face s{number} {safe(style)}" aria-hidden="true"><use href="#{shape}"/></svg>')


@lru_cache(maxsize=MOST_TEXTS)
def token(csrf: str) -> Markup:
    """What a form of ours carries, and no form of another site can know."""
    return html(f'<input type="hidden" name="csrf" value="{safe(csrf)}">')
