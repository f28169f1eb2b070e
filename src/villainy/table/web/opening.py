"""Opening a table: the form, and what is made of it."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from villainy.bots import LEVELS
from villainy.engine.box import BadSetting, Box, Setting
from villainy.engine.deckfile import read_toml
from villainy.engine.errors import BadDeck
from villainy.engine.game import Deck
from villainy.table.door import Visitor
from villainy.table.faults import Fault
from villainy.table.found import found_game
from villainy.table.given import TheHouse, ThePages, Whoever
from villainy.table.live import DECK_FILE, House
from villainy.table.names import nickname
from villainy.table.newgame import bot_seat, new_header, open_seat, person_seat
from villainy.table.render import Pages, table_words
from villainy.table.storage import LINK, OPEN, Person, SeatRow
from villainy.table.web.shared import Form, Page, common, guard, html, person_of, read_number, shown_game
from villainy.words import Words, words_of


class Opening(Page):
    """A table as somebody wants it."""

    @get("/open/{game:str}")
    async def choose(self, visitor: Whoever, pages: ThePages, game: FromPath[str]) -> Response[str]:
        """The form that opens a table."""
        return html(_form(visitor, pages, found_game(game), {}))

    @post("/open/{game:str}")
    async def open(
        self, visitor: Whoever, house: TheHouse, pages: ThePages, game: FromPath[str], data: Form
    ) -> Response[Any]:
        """Open the table; or show the form again, filled in as it was, and say what is wrong."""
        guard(visitor, data)
        known = found_game(game)
        try:
            table = await _open(visitor, house, known, data)
        except Fault as fault:
            page = _form(visitor, pages, known, data, fault.say(table_words(visitor.language)))
            return html(page, fault.status, fault.retry)
        return Redirect(f"/t/{table}", status_code=303)


def _form(visitor: Visitor, pages: Pages, known: Box, given: dict[str, str], fault: str = "") -> str:
    """The form that opens a table, as it was filled in."""
    return pages.page(
        "open.html",
        visitor.language,
        **common(visitor),
        game=shown_game(known.name, visitor.language),
        settings=shown_settings(known, visitor.language),
        least=known.seats.start,
        most=known.seats.stop - 1,
        usual=known.usual_players,
        levels=LEVELS,
        given=given,
        fault=fault,
    )


async def _open(visitor: Visitor, house: House, known: Box, data: dict[str, str]) -> str:
    """A table as the form asks for it; where it is."""
    deck = await _deck(visitor, house, known, data.get("deck", ""))
    settings = {name[8:]: value for name, value in data.items() if name.startswith("setting-")}
    players = read_number(data.get("players", ""), known.seats.start, known.seats.stop - 1)
    _check_settings(known, settings, players, visitor.language)
    header = new_header(known, players, settings, deck)
    clock = read_number(data.get("clock", "0") or "0", 0, 7 * 24 * 3600)
    person = await person_of(visitor, house, data)
    return await house.open(
        person.id,
        header,
        tuple(_asked_seat(data, at, person, visitor.language) for at in range(players)),
        listed=any(data.get(f"seat-{at}") == OPEN for at in range(players)),
        spectators="spectators" in data,
        talk="talk" in data,
        clock=clock,
        address=visitor.address,
    )


def _check_settings(known: Box, given: dict[str, str], players: int, language: str) -> None:
    """Values that are fine by themselves may contradict each other: say so in the words of the form."""
    try:
        known.read_settings(given, players)
    except BadSetting as error:
        setting = next((one for one in known.settings if one.name == error.name), None)
        if setting is None or error.value not in map(str, setting.values):
            return  # nothing that the form offers
        words = words_of(language, f"villainy.games.{known.name}")
        labels = {str(value): _value(words, setting, value) for value in setting.values}
        allowed = ", ".join(labels[value] for value in error.allowed.split(", ") if value in labels)
        question = words.say(f"setting-{setting.name}")
        raise Fault("table-fault-clash", question=question, value=labels[error.value], allowed=allowed) from error


async def _deck(visitor: Visitor, house: House, known: Box, text: str) -> Deck:
    if not text.strip():
        return known.house_deck()
    try:
        return await house.deck(known, visitor.address, lambda: read_toml(text, DECK_FILE))
    except BadDeck as error:
        raise Fault.of_deck(error) from error


def _asked_seat(data: dict[str, str], number: int, person: Person, language: str) -> SeatRow:
    """Who the form puts on a seat: me, anybody, somebody with the secret link, or a bot."""
    who = data.get(f"seat-{number}", OPEN)
    if who == "me":
        return person_seat(number, person, nickname(data.get(f"name-{number}", "")))
    if who in LEVELS:
        return bot_seat(number, who, language)
    if who in {OPEN, LINK}:
        return open_seat(number, secret=who == LINK)
    raise Fault("table-fault-seat")


def shown_settings(known: Box, language: str) -> list[dict[str, Any]]:
    """The choices about the rules, in the words of the game."""
    words = words_of(language, f"villainy.games.{known.name}")
    return [
        {
            "name": setting.name,
            "label": words.say(f"setting-{setting.name}"),
            "values": [
                {"value": str(value), "label": _value(words, setting, value), "needs": setting.needs(value)}
                for value in setting.values
            ],
            "default": str(setting.values[0]),
            "clause": setting.clause,
            "group": words.say(f"settings-{setting.group}") if setting.group else "",
        }
        for setting in known.settings
    ]


def _value(words: Words, setting: Setting, value: str | int) -> str:
    if setting.of_seats and isinstance(value, int):
        return table_words(words.language).say("table-seat", n=value + 1)
    message = f"setting-{setting.name}.{value}"
    return words.say(message) if words.has(message) else str(value)
