"""Tables for tests of the server: a house on a temporary database, with or without its pages, and people in it."""

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from litestar import Litestar
from sqlalchemy import create_engine
from sqlalchemy.schema import CreateSchema

from villainy.bots import bot
from villainy.engine.box import Box, Settings
from villainy.engine.chance import seeded
from villainy.engine.game import Game
from villainy.engine.orders import Orders
from villainy.engine.record import Header, fingerprint
from villainy.engine.seat import Seat
from villainy.games import box
from villainy.table.app import make_app
from villainy.table.bots import Bots
from villainy.table.config import TableConfig
from villainy.table.limits import UNLIMITED
from villainy.table.live import House, Live
from villainy.table.secret import Seal, hashed, new_token
from villainy.table.storage import BOT, OPEN, OVER, PERSON, SeatRow, Store, sqlite

SHORT: dict[str, dict[str, str | int]] = {
    "evil101": {"goal": 24},
    "nefarious": {"firstTwist": "parallel-universe", "secondTwist": "perpetual-motion"},
    "spies": {"roundCap": 20},
    "alone": {"difficulty": "impossible", "rounds": 3},
}
"""The shortest game that the rules know."""
CSRF = re.compile(r'name="csrf" value="([^"]*)"')
REQUEST = re.compile(r'name="request" value="([^"]*)"')


class Watch:
    """A clock that goes on only while the table rests: how long it lets people wait is known exactly."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic

    @contextmanager
    def worn(self) -> Iterator[None]:
        """While this holds, it is the table's own."""
        sleep = asyncio.sleep

        async def rest(seconds: float) -> None:
            self.now += seconds
            await sleep(0)

        with patch("villainy.table.live.time", self), patch("villainy.table.live.asyncio.sleep", rest):
            yield


POSTGRES = os.environ.get("VILLAINY_TEST_POSTGRES", "")
"""A PostgreSQL database for tests, such as postgresql+psycopg://villainy@127.0.0.1/tests; empty: SQLite is used."""


@cache
def address(db: Path) -> str:
    """A database of its own for every path: a file, or a schema of that name in PostgreSQL."""
    if not POSTGRES:
        return sqlite(db)
    schema = f"test_{blake2b(str(db).encode(), digest_size=8).hexdigest()}"
    engine = create_engine(POSTGRES)
    with engine.begin() as connection:
        connection.execute(CreateSchema(schema))
    engine.dispose()
    return f"{POSTGRES}?options=-csearch_path%3D{schema}"


class InProcess(Bots):
    """Bots that think where they are asked: no processes to start."""

    def start(self) -> None:
        self.asked = 0

    def stop(self) -> None:
        pass

    async def choose(self, header: Header, game: Game, seat: int, level: str) -> int:
        await asyncio.sleep(0)
        self.asked += 1
        world = game.redeal(seat, seeded(f"{header.seed} {self.asked}"))
        return bot(level, header.game, seeded(f"{self.asked}")).choose(Seat(world, seat))


@asynccontextmanager
async def house_on(db: Path, store: Store | None = None, *, start: bool = True) -> AsyncIterator[House]:
    """A house without pages; unless it is started, its bots wait."""
    store = store or Store(address(db))
    await store.start()
    bots = InProcess(1)
    bots.start()
    house = House(store, bots, Seal(await store.key("seal")), pace=0)
    if start:
        await house.start()
    try:
        yield house
    finally:
        await house.stop()
        await store.stop()


@dataclass
class Site:
    """A whole server, in this process."""

    app: Litestar
    house: House
    clients: list["Guest"] = field(default_factory=list)

    def transport(self) -> httpx.ASGITransport:
        """The way into the server, without a network."""
        return httpx.ASGITransport(app=self.app)  # type: ignore[arg-type]  # two names for the same types

    async def guest(self, nickname: str = "") -> "Guest":
        """A browser at the front door; with a nickname, a person."""
        transport = self.transport()
        headers = {"accept": "text/html"}
        guest = Guest(httpx.AsyncClient(transport=transport, base_url="http://table.test", headers=headers))
        self.clients.append(guest)
        await guest.get("/me")
        if nickname:
            answer = await guest.send("/me", nickname=nickname)
            assert answer.status_code == 303
        return guest

    async def program(self, nickname: str) -> httpx.AsyncClient:
        """A program with a token."""
        client = httpx.AsyncClient(transport=self.transport(), base_url="http://table.test")
        self.clients.append(Guest(client))
        answer = await client.post("/api/people", json={"nickname": nickname})
        assert answer.status_code == 201
        client.headers["authorization"] = f"Bearer {answer.json()['token']}"
        return client


@dataclass
class Guest:
    """A browser. It sends the forms of the last page that it loaded."""

    client: httpx.AsyncClient
    csrf: str = ""
    page: str = ""

    async def get(self, path: str) -> httpx.Response:
        answer = await self.client.get(path)
        self.page = answer.text
        found = CSRF.search(self.page)
        self.csrf = found.group(1) if found else self.csrf
        return answer

    async def send(self, path: str, **data: str | int) -> httpx.Response:
        """Send a form that this site made for this browser."""
        return await self.client.post(path, data={"csrf": self.csrf, **data})

    async def open(self, *seats: str, game: str = "evil101", **more: str | int) -> str:
        """Open a table; where it is."""
        who: dict[str, str | int] = {f"seat-{at}": seat for at, seat in enumerate(seats)}
        short = {f"setting-{name}": value for name, value in SHORT[game].items()}
        more = {**short, "spectators": "on", **more}
        answer = await self.send(f"/open/{game}", players=len(seats), **who, **more)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")


@asynccontextmanager
async def site_on(db: Path, **config: Any) -> AsyncIterator[Site]:
    """A server with its pages; its bots think in this process."""
    given = TableConfig(db=address(db), names=("table.test",), **{"pace": 0, "limits": UNLIMITED, **config})
    with patch("villainy.table.app.Bots", lambda: InProcess(1)):
        app, house = await make_app(given)
        assert app.openapi_schema
    async with app.lifespan():
        site = Site(app, house)
        try:
            yield site
        finally:
            for guest in site.clients:
                await guest.client.aclose()


def ask_always(known: Box, settings: Settings, seat: int) -> Orders:
    """Standing orders of somebody in this seat who wants to be asked in every window."""
    return Orders(tuple(occasion.name for occasion in known.occasions(settings, seat)))


def ticked(page: str) -> dict[str, bool]:
    """The boxes of the panel for standing orders, and which are ticked."""
    found = re.findall(r'<input type="checkbox" name="ask-([\w-]+)"([^>]*)>', page)
    return {name: "checked" in rest for name, rest in found}


async def table_of(
    house: House, *names: str, game: str = "evil101", seed: str = "served", clock: int = 0, **settings: str | int
) -> Live:
    """A table at which people and bots sit: a name is a person, the same name the same one; `bot` a bot, `-` nobody.

    The people are asked in every window.
    """
    known = box(game)
    given = known.read_settings({**SHORT.get(game, {}), **settings}, len(names))
    people = {name: await house.store.new_person(hashed(new_token()), name, "en") for name in dict.fromkeys(names)}
    seats = tuple(
        SeatRow(at, BOT, "random", f"bot {at}", None, False)
        if name == "bot"
        else SeatRow(at, OPEN, "", "", None, False)
        if name == "-"
        else SeatRow(at, PERSON, "", name, people[name].id, False, ask_always(known, given, at))
        for at, name in enumerate(names)
    )
    header = Header(
        game=known.name,
        version=known.version,
        players=len(names),
        settings=given,
        ask_forced=True,
        deck=known.house_deck().source,
        seed=seed,
        seats=[],
    )
    host = people[names[0]].id
    table = await house.open(host, header, seats, listed="-" in names, spectators=True, clock=clock)
    return await house.table(table)


async def step(house: House, live: Live, request: str = "", turn: int = 0) -> tuple[int, int]:
    """Whoever is asked first takes an option; which seat, and which option."""
    seat = live.game.to_answer()[0]
    options = live.game.options(seat)
    option = options[(turn or len(live.play.entries) * 7 if live.play else 0) % len(options)]
    await house.move(live, seat, option, house.ticket(live, seat), request or new_token()[:40])
    return seat, option


async def steps(house: House, live: Live, moves: int) -> None:
    """So many moves, or to the end."""
    for _ in range(moves):
        if live.row.status == OVER:
            return
        await step(house, live)


def put_together(before: list[str], parts: list[Any]) -> list[str]:
    """What the script of a page does with a view that comes in pieces."""
    pieces: list[str] = []
    for part in parts:
        pieces += [part] if isinstance(part, str) else before[part[0] : part[1]]
    return pieces


async def until_over(house: House, live: Live, seconds: float = 60) -> None:
    """Wait for bots to finish."""
    async with asyncio.timeout(seconds):
        while live.row.status != OVER:
            changed = live.changed
            await changed.wait()
    assert house.stopping.is_set() is False


def state(house: House, live: Live) -> dict[str, Any]:
    """All that must be the same after a restart."""
    assert live.play is not None
    seats = range(live.row.header.players)
    return {
        "game": fingerprint(live.game),
        "entries": json.dumps(live.play.entries),
        "line": json.dumps(live.play.line),
        "events": [(event.kind, event.seat, event.place, event.amount, event.face) for event in live.events],
        "options": [live.game.options(seat) for seat in seats],
        "tickets": [house.ticket(live, seat) for seat in seats],
        "back": [live.play.can_take_back(seat) for seat in seats],
        "row": [live.row.status, live.row.hash, live.row.seats],
        "chat": [(said.name, said.text) for said in live.chat],
        "requests": sorted(live.requests),
    }
