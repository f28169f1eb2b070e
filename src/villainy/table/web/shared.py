"""What the pages share: who asks, what a form says, and what every page is made with."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import segno
from litestar import Controller, Response
from litestar.enums import MediaType, RequestEncodingType
from litestar.exceptions import PermissionDeniedException
from litestar.params import Body

from villainy.engine.box import Box
from villainy.games import box
from villainy.table.door import Visitor
from villainy.table.faults import CannotPlay, Fault
from villainy.table.found import found_table
from villainy.table.live import House, Live
from villainy.table.names import nickname
from villainy.table.render import table_words
from villainy.table.secret import hashed, new_person_token
from villainy.table.storage import NO_DRAWING, Person
from villainy.words import LANGUAGES, words_of

log = logging.getLogger("villainy.table")

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


class Page(Controller):
    """Something for a browser. Every form works without script; the script only makes it smoother."""

    include_in_schema = False


def html(text: str, status: int = 200, retry: int = 0) -> Response[str]:
    """A page. `retry`: after how many seconds it may look otherwise."""
    headers = {"retry-after": str(retry)} if retry else {}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def common(visitor: Visitor) -> dict[str, Any]:
    """What every page is made with."""
    return {
        "csrf": visitor.csrf,
        "nickname": visitor.person.nickname if visitor.person else "",
        "languages": LANGUAGES,
        "theme": visitor.theme,
    }


@contextmanager
def drawing(live: Live) -> Iterator[None]:
    """While a table's page is drawn: if that fails, whoever wants to see it is told so, and can leave."""
    try:
        yield
    except Exception as error:
        log.exception("not-drawn %s", live.row.id)
        raise CannotPlay(live.row.unplayable(NO_DRAWING)) from error


def guard(visitor: Visitor, data: dict[str, str]) -> None:
    """A form counts only if this site made it for this browser."""
    if not secrets.compare_digest(data.get("csrf", "").encode(), visitor.csrf.encode()):
        raise Fault("table-fault-form", 403)


async def at_seat(visitor: Visitor, house: House, table: str, data: dict[str, str]) -> tuple[Live, int]:
    """The table, and the seat that a form speaks for, if whoever sent it sits there."""
    guard(visitor, data)
    live = await found_table(house, table)
    seats = live.seats_of(visitor.person.id if visitor.person else None)
    seat = data.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2 or int(seat) not in seats:
        raise PermissionDeniedException
    return live, int(seat)


def read_number(text: str, least: int, most: int) -> int:
    """A number that somebody typed."""
    if not text.isdecimal() or len(text) > 12 or not least <= int(text) <= most:
        raise Fault("table-fault-number")
    return int(text)


def read_nickname(data: dict[str, str], default: str) -> str:
    """The nickname of a form, or another if it has none."""
    return nickname(data.get("nickname", "")) or default


async def person_of(visitor: Visitor, house: House, data: dict[str, str]) -> Person:
    """Whoever this is; somebody new gets the nickname of the form, or one of ours."""
    if visitor.person is None:
        house.may_enter(visitor.address)
        default = table_words(visitor.language).say("table-nickname", number=str(secrets.randbelow(900) + 100))
        token = new_person_token(visitor.token)
        visitor.person = await house.store.new_person(hashed(token), read_nickname(data, default), visitor.language)
        visitor.token = token
    return visitor.person


def shown_game(name: str, language: str) -> dict[str, Any]:
    """A game as the pages speak of it."""
    words = table_words(language)
    return {
        "roles": _roles(box(name), language),
        "name": name,
        "title": words.say(f"table-game-{name}"),
        "line": words.say(f"table-game-{name}.line"),
        "players": words.say(f"table-game-{name}.players"),
        "minutes": words.say(f"table-game-{name}.minutes"),
    }


def title_of(game: str, language: str) -> str:
    """What a game is called, as well as we know it: its words may be gone with it."""
    words, message = table_words(language), f"table-game-{game}"
    return words.say(message) if words.has(message) else game


def _roles(known: Box, language: str) -> list[str]:
    """Who sits where, in a game whose seats are not alike; else nothing."""
    words = words_of(language, f"villainy.games.{known.name}")
    named = [f"seat-{at + 1}" for at in range(known.seats.stop - 1)]
    return [words.say(message) for message in named if words.has(message)]


def qr(link: str) -> str:
    """A QR code as SVG of classes only, since the pages allow no inline style."""
    return str(segno.make_qr(link).svg_inline(scale=4, border=2, omitsize=True, svgclass="qr", lineclass=None))
