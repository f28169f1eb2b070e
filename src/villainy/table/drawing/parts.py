"""The small things that pages are made of. Drawn here and not by templates: views need dozens of them after every move.

What comes from people or from their decks goes through `safe`; all else that is put into a page is our own.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Protocol

from markupsafe import Markup, escape

from villainy.words import Words

MOST_TEXTS: Final = 16_384
COLOURS: Final = 6
"""Seats have their own face and colour; a seventh would look like the first."""


@lru_cache(maxsize=MOST_TEXTS)
def safe(text: str) -> str:
    """A text as it may stand in a page, between tags or quotes; names and sentences come back with every view."""
    return str(escape(text))


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


class Painter(Protocol):
    """Whoever draws a game: what stands in its texts may be drawn too."""

    def paint(self, text: str, /) -> Markup: ...


def line(art: Painter, it: Mapping[str, Any], game: str, words: Words) -> Markup:
    """A line of the log: what happened, and where the rule for it can be read."""
    number, why = it["n"], ""
    if it["clause"]:
        clause, unseen = safe(it["clause"]), f'<span class="unseen"> {number}</span>'
        where = f'href="/rules/{game}#{clause}" data-clause="/rules/{game}/{clause}"'
        why = f' <a class="ask-why" {where}>{safe(words.say("table-why"))}{unseen}</a>'
    style = "minor" if it.get("minor") else ""
    return html(f'<li data-n="{number}" class="{style}">{art.paint(it["text"])}{why}</li>\n')
