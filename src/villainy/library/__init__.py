"""Villainy from Python: new games, bots, and whole games between them. `import villainy` offers all of it."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Any, Protocol

from villainy.bots import LEVELS
from villainy.bots import bot as bot_of
from villainy.engine.box import Box
from villainy.engine.chance import seeded
from villainy.engine.game import Deck
from villainy.engine.record import Header, Record
from villainy.engine.seat import Seat
from villainy.games import SHELF
from villainy.games import box as box_of
from villainy.library.state import GameState, Option, Options
from villainy.words import LANGUAGES

__all__ = ["GameState", "Option", "Options", "Player", "bot", "box", "games", "load", "new", "play"]

Sequence.register(Options)

Seed = int | str | None


class Player(Protocol):
    """Anything that can play: it is given what a seat may know, and answers with one of its options."""

    def choose(self, seat: Seat) -> int: ...


def games() -> tuple[str, ...]:
    """The names of all games."""
    return SHELF


def box(game: str) -> Box:
    """A game in its box: how many can play, its settings, its house deck, the version of its rules."""
    _known("game", game, SHELF)
    return box_of(game)


def new(
    game: str,
    players: int | None = None,
    *,
    seed: Seed = None,
    settings: Mapping[str, str | int] | None = None,
    deck: Deck | Mapping[str, Any] | None = None,
    names: Iterable[str] | None = None,
    language: str = "en",
    ask_forced: bool = False,
) -> GameState:
    """A game at its first question. The same seed deals the same game; without one, nobody can foretell it.

    With `ask_forced`, seats are also asked where they have only one answer and others must not notice that: so it is
    played at tables. Without it, such questions answer themselves.
    """
    found = box(game)
    count = found.usual_players if players is None else players
    if count not in found.seats:
        raise ValueError(f"{game} is for {found.seats.start} to {found.seats.stop - 1} players, not for {count}")
    _known("language", language, LANGUAGES)
    called = [f"Seat {seat}" for seat in range(count)] if names is None else list(names)
    if len(called) != count:
        raise ValueError(f"{count} players need {count} names, not {len(called)}")
    played = found.read_deck(dict(deck), "deck") if isinstance(deck, Mapping) else deck or found.house_deck()
    header = Header(
        game=game,
        version=found.version,
        players=count,
        settings=found.read_settings(settings or {}, count),
        ask_forced=ask_forced,
        deck=played.source,
        seed=_text(seed),
        seats=called,
    )
    return _begin(found, header, played, language)


def load(source: str | PathLike[str] | bytes, *, language: str = "en") -> GameState:
    """The game of a record, from its file or its bytes, after its last move; it is checked while it is replayed."""
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    record = Record.parse(data)
    play = record.resume(box_of)
    state = _begin(play.box, record.header, play.game.deck, language)
    for entry in play.line:
        if entry[0] != "move":
            raise ValueError("this game was played with changes of mind: `villainy replay` shows it, move by move")
        state.choose(entry[2], seat=entry[1])
    return state


def bot(level: str, game: str, seed: Seed = None) -> Player:
    """A bot of that level for that game. With a seed it plays the same way every time."""
    box(game)
    _known("bot", level, LEVELS)
    return bot_of(level, game, seeded(_text(seed)))


def play(
    game: str,
    bots: Sequence[str | Player],
    *,
    seed: Seed = None,
    settings: Mapping[str, str | int] | None = None,
    deck: Deck | Mapping[str, Any] | None = None,
    language: str = "en",
) -> GameState:
    """A whole game between bots, one for each seat: names of levels, or players of your own."""
    names = [one if isinstance(one, str) else type(one).__name__ for one in bots]
    text = _text(seed)
    state = new(game, len(bots), seed=text, settings=settings, deck=deck, names=names, language=language)
    lots = seeded(text)
    players = [
        bot(one, game, lots.stream(f"bot {seat}").key.hex()) if isinstance(one, str) else one
        for seat, one in enumerate(bots)
    ]
    while not state.over:
        seat = state.engine.seat
        state.choose(players[seat].choose(Seat(state.engine, seat)))
    return state


def _begin(found: Box, header: Header, deck: Deck, language: str) -> GameState:
    engine = found.new(
        header.players, seed=header.seed, settings=header.settings, deck=deck, ask_forced=header.ask_forced
    )
    return GameState(found, engine, header, [], language, list(header.seats))


def _text(seed: Seed) -> str:
    return secrets.token_hex(16) if seed is None else str(seed)


def _known(what: str, name: str, known: Sequence[str]) -> None:
    """Raise ValueError unless the name is one of those known."""
    if name in known:
        return
    close = get_close_matches(str(name), known, 1)
    if close:
        raise ValueError(f"there is no {what} {name!r}; did you mean {close[0]!r}? There are {', '.join(known)}")
    raise ValueError(f"there is no {what} {name!r}; there are {', '.join(known)}")
