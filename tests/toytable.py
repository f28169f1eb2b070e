"""A toy at the web table: sealed bids, which no game on the shelf has yet, with the plainest of pages."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any
from unittest.mock import patch

from jinja2 import ChoiceLoader, DictLoader

from toys import sealed_bids
from villainy.engine.event import Event
from villainy.table import api, app, render
from villainy.table.render import Pages
from villainy.words import Words, words_of

GAME = sealed_bids.BOX.name

BOARD = """{% extends "board.html" %}{% block board %}
<p class="phase">{{ view.question }}</p>
<section class="ask" aria-labelledby="ask-title"><h2 id="ask-title">{{ asks.text if asks else "..." }}</h2>
{% if asks %}<div class="flat">{% for it in asks.options %}
<button form="move" class="btn" name="option" value="{{ it.option }}">{{ it.text }}</button>{% endfor %}</div>
{% endif %}
</section>{% endblock %}"""


class Speech:
    """The toy's words: hardly any."""

    def __init__(self, words: Words, deck: object, names: list[str]) -> None:
        self.names = names

    def title(self) -> str:
        return GAME

    def question(self, view: dict[str, Any]) -> str:
        return str(view["question"])

    def option(self, option: int, view: dict[str, Any]) -> str:
        return f"option {option}"

    def teller(self, viewer: int) -> "Speech":
        return self

    def hear(self, events: Iterable[Event]) -> list[Any]:
        return []

    story = hear


class Art:
    """The toy's pictures: none."""

    def __init__(self, deck: object, words: Speech, names: list[str]) -> None:
        self.words = words


class ToyPages(Pages):
    """Pages that know the toy's board."""

    def __init__(self) -> None:
        super().__init__()
        for templates in self._templates.values():
            assert templates.loader is not None
            templates.loader = ChoiceLoader([DictLoader({f"board_{GAME}.html": BOARD}), templates.loader])


def _words(language: str, *packages: str) -> Words:
    return words_of(language, *(package for package in packages if not package.endswith(GAME)))


@contextmanager
def toy_on_the_shelf() -> Iterator[None]:
    """The toy stands on the shelf beside the games; the front door does not show it, but programs can open tables."""
    words, drawing = ModuleType("words"), ModuleType("drawing")
    words.__dict__["SPEAKER"], drawing.__dict__["Art"] = Speech, Art
    games = import_module("villainy.games")
    shelf = (*games.SHELF, GAME)
    modules = {
        f"villainy.games.{GAME}": sealed_bids,
        f"villainy.games.{GAME}.words": words,
        f"villainy.table.drawing.{GAME}": drawing,
    }
    with (
        patch.dict(sys.modules, modules),
        patch.object(games, "SHELF", shelf),
        patch.object(api, "SHELF", shelf),
        patch.object(render, "words_of", _words),
        patch.object(app, "Pages", ToyPages),
    ):
        yield
