"""The words of games, found by name and kept: a state may be asked for them at every option."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

from villainy.engine.game import Deck
from villainy.engine.speech import Speaker
from villainy.words import Words, words_of


@lru_cache(maxsize=64)
def speaker(game: str, language: str, deck: Deck, names: tuple[str, ...]) -> Speaker:
    """What a game says in one language, of one deck, to seats of these names."""
    package = f"villainy.games.{game}"
    make: Callable[[Words, Deck, list[str]], Speaker] = import_module(f"{package}.words").SPEAKER
    return make(words_of(language, package), deck, list(names))
