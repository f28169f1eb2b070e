"""A new game: who sits where, and what it is played from."""

import secrets

from villainy.engine.box import BadSetting, Box, Settings
from villainy.engine.game import Deck
from villainy.engine.record import Header
from villainy.table.faults import Fault
from villainy.table.render import table_words
from villainy.table.storage import BOT, LINK, OPEN, PERSON, Person, SeatRow


def person_seat(number: int, person: Person, name: str = "") -> SeatRow:
    """Somebody, under their nickname or another name at this table."""
    return SeatRow(number, PERSON, "", name or person.nickname, person.id, False)


def open_seat(number: int, *, secret: bool) -> SeatRow:
    """A seat for anybody, or only for who has its secret."""
    return SeatRow(number, OPEN, LINK if secret else "", "", None, False)


def bot_seat(number: int, level: str, language: str) -> SeatRow:
    """A bot, with a name that nobody mistakes for a person's."""
    name = table_words(language).say("table-bot-name", level=level, number=number + 1)
    return SeatRow(number, BOT, level, name, None, False)


def new_header(known: Box, players: int, settings: Settings, deck: Deck) -> Header:
    """What a new game is played from, with a seed that nobody can guess."""
    try:
        return Header(
            game=known.name,
            version=known.version,
            players=players,
            settings=known.read_settings(settings, players),
            ask_forced=True,
            deck=deck.source,
            seed=secrets.token_hex(16),
            seats=[],
        )
    except BadSetting as error:
        raise Fault("table-fault-setting", name=error.name, value=error.value, allowed=error.allowed) from error
