"""A game in its box: name, seats, settings, deck, first step; and how to set it up or take up a saved one."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from villainy.engine.chance import seeded
from villainy.engine.game import Deck, Game
from villainy.engine.orders import Occasion, Orders
from villainy.engine.step import Step

Settings = Mapping[str, str | int]


class BadSetting(Exception):
    """A setting that the game does not have, or a value that it does not take; or a wrong number of players."""

    def __init__(self, name: str, value: str, allowed: str) -> None:
        super().__init__(name, value, allowed)
        self.name = name
        self.value = value
        self.allowed = allowed


@dataclass(frozen=True)
class Setting:
    """One choice about the rules that a table makes before it begins; the first value is the default."""

    name: str
    values: tuple[str | int, ...]
    clause: str
    of_seats: bool = False
    """Whether numbers among the values are seats: those that nobody sits on cannot be chosen."""
    group: str = ""
    """Settings that belong together stand together, under a heading, where there are many."""

    def needs(self, value: str | int) -> int:
        """How many must play for this value to make sense."""
        return value + 1 if self.of_seats and isinstance(value, int) else 0

    def read(self, value: str | int, players: int | None = None) -> str | int:
        """The value as the game knows it, from what somebody typed; for so many players, once that is known."""
        allowed = [known for known in self.values if players is None or self.needs(known) <= players]
        for known in allowed:
            if str(known) == str(value):
                return known
        raise BadSetting(self.name, str(value), ", ".join(str(known) for known in allowed))


def _any_settings_agree(settings: dict[str, str | int]) -> None:
    pass


def _no_occasions(_settings: Settings, _seat: int) -> tuple[Occasion, ...]:
    return ()


def _no_occasion(_game: Game, _seat: int) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Box:
    """A game as it stands on the shelf."""

    name: str
    version: int
    """The rules version: raised by every change that makes a stored game differ."""
    seats: range
    settings: tuple[Setting, ...]
    make: Callable[[Any, int, dict[str, str | int], Any], Game]
    first: Callable[[], Step[Any]]
    steps: tuple[type[Step[Any]], ...]
    read_deck: Callable[[dict[str, Any], str], Deck]
    """Turn the plain data of a deck into tables; the text names the file in errors."""
    house_deck: Callable[[], Deck]
    words: Traversable
    agree: Callable[[dict[str, str | int]], None] = _any_settings_agree
    """Raise `BadSetting` where values that are fine by themselves contradict each other."""
    occasions: Callable[[Settings, int], tuple[Occasion, ...]] = _no_occasions
    """On which occasions windows open to a seat under some settings; whoever sits there may leave standing orders."""
    occasion: Callable[[Game, int], tuple[str, ...]] = _no_occasion
    """The occasions of the window that is open, as the seat sees it."""

    reveals: tuple[str, ...] = ()
    """Kinds of events, told to all, that people want to look at before the game goes on."""

    usual: int = 4
    """So many play where nobody says how many; or as many as can."""

    @property
    def usual_players(self) -> int:
        return min(self.usual, self.seats.stop - 1)

    def read_settings(self, settings: Settings, players: int | None = None) -> dict[str, str | int]:
        """All settings: those given, checked, and the defaults of the others."""
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                raise BadSetting(name, str(settings[name]), ", ".join(known))
        read = {
            name: setting.read(settings[name], players) if name in settings else setting.values[0]
            for name, setting in known.items()
        }
        self.agree(read)
        return read

    def house_orders(self, settings: Settings, seat: int, *, among_bots: bool = False) -> Orders:
        """Standing orders of a seat that has given none; where only bots wait for it, no pause tells anybody."""
        known = self.occasions(settings, seat)
        return Orders(tuple(one.name for one in known if one.asked and not (one.secret and among_bots)))

    def is_passed(self, game: Game, settings: Settings, seat: int, orders: Orders) -> bool:
        """Whether the window that is open to a seat is one in which these orders pass."""
        if game.asking.way_to_pass(game, seat) < 0:
            return False
        known = [one.name for one in self.occasions(settings, seat)]
        listed = [name for name in self.occasion(game, seat) if name in known]
        return bool(listed) and orders.passes(listed)

    def new(
        self,
        players: int,
        *,
        seed: str | None = None,
        settings: Settings | None = None,
        deck: Deck | None = None,
        ask_forced: bool = False,
        listening: bool = False,
    ) -> Game:
        """A game at its first question. Without a seed, 128 random bits are one."""
        if players not in self.seats:
            raise BadSetting("players", str(players), f"{self.seats.start}-{self.seats.stop - 1}")
        chance = seeded(secrets.token_hex(16) if seed is None else seed)
        game = self.make(deck or self.house_deck(), players, self.read_settings(settings or {}, players), chance)
        game.ask_forced = ask_forced
        game.listening = listening
        game.start(self.first())
        return game

    def load(self, saved: dict[str, Any], players: int, settings: Settings, deck: Deck) -> Game:
        """A game taken up from a saved state."""
        game = self.make(deck, players, self.read_settings(settings), seeded(""))
        steps: dict[str, Callable[..., Step[Any]]] = {step.__name__: step for step in self.steps}
        game.load(saved, steps)
        return game
