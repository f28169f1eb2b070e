"""A table that cannot be read, played or drawn is one line that says so; it can be left, and breaks nothing else."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import OperationalError

from serving import POSTGRES, Guest, Site, house_on, site_on, steps, table_of
from villainy.engine.record import Header
from villainy.table import live as table_live
from villainy.table import schema
from villainy.table.faults import GONE, STATUS, CannotPlay
from villainy.table.live import Live
from villainy.table.render import Pages, table_words
from villainy.table.storage import OVER, PLAYING, WAITING, Store, TableRow
from villainy.words import LANGUAGES

pytestmark = pytest.mark.anyio

Damage = Callable[[Store, str], None]
WORDS = table_words("en")


def header_of(store: Store, table: str) -> Header:
    with store._engine.begin() as connection:
        found = connection.scalar(select(schema.tables.c.header).where(schema.tables.c.id == table))
    assert found is not None
    return msgspec.json.decode(found, type=Header)


def in_table(**values: Any) -> Damage:
    def damage(store: Store, table: str) -> None:
        with store._engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))

    return damage


def in_header(**values: Any) -> Damage:
    def damage(store: Store, table: str) -> None:
        changed = msgspec.structs.replace(header_of(store, table), **values)
        in_table(header=msgspec.json.encode(changed))(store, table)

    return damage


def cut_header(store: Store, table: str) -> None:
    in_table(header=msgspec.json.encode(header_of(store, table))[:-9])(store, table)


def by(statement: str) -> Damage:
    def damage(store: Store, table: str) -> None:
        with store._engine.begin() as connection:
            connection.execute(text(statement), {"t": table})

    return damage


def in_entry(entry: str) -> Damage:
    def damage(store: Store, table: str) -> None:
        with store._engine.begin() as connection:
            which = (schema.entries.c.table_id == table, schema.entries.c.n == 2)
            connection.execute(update(schema.entries).where(*which).values(entry=entry))

    return damage


DAMAGES: dict[str, tuple[Damage, str]] = {
    "older rules": (in_header(version=0), "other-rules"),
    "newer rules": (in_header(version=99), "other-rules"),
    "a game that is gone": (in_header(game="bridge"), "no-game"),
    "half a header": (cut_header, "damaged"),
    "no header": (in_table(header=b""), "damaged"),
    "a header in binary": (in_table(header=b"\xff\x00\x80"), "damaged"),
    "a header without fields": (in_table(header=b"{}"), "damaged"),
    "a header without end": (in_table(header=b'{"deck":' + b"[" * 100_000), "damaged"),
    "a deck that is none": (in_header(deck={"cards": "none"}), "no-deal"),
    "settings that are none": (in_header(settings={"goal": "many"}), "no-deal"),
    "too many players": (in_header(players=7), "damaged"),
    "a status that is none": (in_table(status="asleep"), "damaged"),
    "winners that are none": (in_table(winners="Ann"), "damaged"),
    "winners who are not there": (in_table(winners="7"), "damaged"),
    "orders that are none": (by("UPDATE seats SET orders = '{' WHERE table_id = :t AND number = 1"), "damaged"),
    "orders of another kind": (by("UPDATE seats SET orders = '[7]' WHERE table_id = :t AND number = 1"), "damaged"),
    "a seat of no kind": (by("UPDATE seats SET kind = 'sofa' WHERE table_id = :t AND number = 1"), "damaged"),
    "a bot that is gone": (by("UPDATE seats SET kind = 'bot' WHERE table_id = :t AND number = 1"), "damaged"),
    "a missing seat": (by("DELETE FROM seats WHERE table_id = :t AND number = 1"), "damaged"),
    "a missing first entry": (by("DELETE FROM entries WHERE table_id = :t AND n = 0"), "damaged"),
    "a missing entry": (by("DELETE FROM entries WHERE table_id = :t AND n = 2"), "damaged"),
    "an entry that is none": (in_entry("what?"), "damaged"),
    "an entry of no kind": (in_entry('["dance",0,1]'), "damaged"),
    "half an entry": (in_entry('["move",0]'), "damaged"),
    "an end in the middle": (in_entry('{"hash":"0"}'), "damaged"),
    "a move that is not allowed": (in_entry('["move",1,99999]'), "damaged"),
    "a move from nowhere": (in_entry('["move",77,0]'), "damaged"),
    "taking back what never was": (in_entry('["take-back",99]'), "damaged"),
}
if not POSTGRES:  # there nobody can store what is of another kind
    for column in ("header", "listed", "spectators", "talk", "clock", "created", "changed"):
        DAMAGES[f"{column} of another kind"] = (in_table(**{column: text("'x'")}), "damaged")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """What is damaged on purpose need not be logged."""
    logger = logging.getLogger("villainy.table")
    logger.disabled = True
    yield
    logger.disabled = False


async def between(site: Site, ann: Guest, bob: Guest, moves: int = 6) -> str:
    """A table where these two have played so many moves; it is not in memory."""
    table = await ann.open("me", "open")
    await bob.send(f"/t/{table}/sit/1")
    await steps(site.house, await site.house.table(table), moves)
    site.house._drop(table)
    return table


def line_of(page: str, table: str) -> str:
    """The one line about a table on the front page."""
    lines = [part.split("</li>")[0] for part in page.split("<li")[1:]]
    [found] = [line for line in lines if f'href="/t/{table}"' in line]
    return found


def as_program(site: Site, guest: Guest) -> httpx.AsyncClient:
    """A program of the same person."""
    headers = {"authorization": f"Bearer {guest.client.cookies['villainy']}"}
    client = httpx.AsyncClient(transport=site.transport(), base_url="http://table.test", headers=headers)
    site.clients.append(Guest(client))
    return client


async def test_tables_that_cannot_be_played_are_lines_that_say_so_and_break_nothing_else(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        sound = await between(site, ann, bob)
        tables = {damage: await between(site, ann, bob) for damage in DAMAGES}
        cookies = [dict(guest.client.cookies) for guest in (ann, bob)]
        await site.house.store.tables()  # and store when they changed
        for damage, (act, _) in DAMAGES.items():
            act(site.house.store, tables[damage])
    async with site_on(db) as site:
        ann, bob, eve = [await site.guest() for _ in range(3)]
        for guest, cookie in zip((ann, bob), cookies, strict=True):
            guest.client.cookies.clear()
            guest.client.cookies.update(cookie)
        front = await ann.get("/")
        assert front.status_code == 200 and WORDS.say("table-status-lost") not in line_of(front.text, sound)
        program = as_program(site, ann)
        listed: dict[str, str] = {}
        for kind in (PLAYING, "asleep"):
            answer = await program.get("/api/tables", params={"mine": "true", "status": kind})
            listed |= {one["table"]: one["problem"] for one in answer.json()}
        assert listed[sound] == ""
        for damage, (_, reason) in DAMAGES.items():
            table, message, status = tables[damage], WORDS.say(f"table-fault-{reason}"), STATUS.get(reason, GONE)
            line = line_of(front.text, table)
            assert message in line and WORDS.say("table-status-lost") in line, damage
            assert f'href="/t/{table}/leave"' in line, damage
            assert listed[table] in {reason, ""}, damage  # entries are read when somebody comes to the table
            for path in ("", "/replay", "/record", "/stream?seat=0"):
                answer = await ann.get(f"/t/{table}{path}")
                assert answer.status_code == status and message in answer.text, (damage, path)
                assert "content-security-policy" in answer.headers and f'href="/t/{table}/leave"' in answer.text
            for path in ("", "/view?seat=0", "/events"):
                told = await program.get(f"/api/tables/{table}{path}")
                assert told.status_code == status, (damage, path)
                assert told.json() == {"fault": f"table-fault-{reason}", "message": message}
            assert (await ann.send(f"/t/{table}/move", seat=0, option=0, number="")).status_code == status
        assert (await ann.get(f"/t/{sound}")).status_code == 200
        await eve.get("/")
        assert not any(table in eve.page for table in tables.values())
        for damage, table in tables.items():
            await eve.get(f"/t/{table}")
            assert "/leave" not in eve.page, "only for the people whose table it is"
            assert (await eve.get(f"/t/{table}/leave")).status_code == 403
            assert (await eve.send(f"/t/{table}/leave")).status_code == 403
            assert (await ann.get(f"/t/{table}/leave")).status_code == 200
            assert (await ann.send(f"/t/{table}/leave")).headers["location"] == "/"
            kept = damage != "a missing seat"  # it was Bob's: nobody else keeps the table
            status = STATUS.get(DAMAGES[damage][1], GONE) if kept else 404
            assert (await ann.get(f"/t/{table}")).status_code == status, damage
        await ann.get("/")
        assert not any(table in ann.page for table in tables.values()) and sound in ann.page
        program = as_program(site, bob)
        for damage, table in tables.items():
            if damage != "a missing seat":
                left = await program.post(f"/api/tables/{table}/leave")
                assert left.status_code == 200 and left.json() == {"deleted": True}, damage
            assert (await program.get(f"/api/tables/{table}")).status_code == 404, damage
        assert len(await site.house.store.playing()) == 1


async def test_a_finished_game_whose_end_differs_is_not_shown(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await between(site, ann, bob, 10_000)
        assert (await ann.get(f"/t/{table}/replay")).status_code == 200
        site.house._drop(table)
        by("DELETE FROM entries WHERE table_id = :t AND n > 20")(site.house.store, table)
        assert (await ann.get(f"/t/{table}/replay")).status_code == 410
        in_header(version=0)(site.house.store, table)
        await ann.get("/")
        finished = ann.page[ann.page.index('id="finished"') :]
        assert WORDS.say("table-fault-other-rules") in line_of(finished, table)


async def test_a_waiting_table_that_cannot_be_played_is_offered_to_nobody(db: Path) -> None:
    async with site_on(db) as site:
        ann, eve = await site.guest("Ann"), await site.guest("Eve")
        table = await ann.open("me", "open")
        site.house._drop(table)
        in_header(version=0)(site.house.store, table)
        program = as_program(site, eve)
        assert (await eve.get("/")).status_code == 200 and table not in eve.page
        assert (await program.get("/api/tables")).json() == []
        assert (await eve.send(f"/t/{table}/sit/1")).status_code == 410
        assert (await program.post(f"/api/tables/{table}/sit/1", json={})).status_code == 410
        assert WORDS.say("table-fault-other-rules") in line_of((await ann.get("/")).text, table)


def no_cards(name: str) -> Any:
    raise ValueError(name)


async def test_a_game_that_cannot_be_dealt_is_never_stored_as_playing(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        program, store, message = as_program(site, ann), site.house.store, WORDS.say("table-fault-no-deal")
        table = await ann.open("me", "open")
        monkeypatch.setattr(table_live, "box", no_cards)
        for seats in (("me", "random"), ("me", "open")):
            form: dict[str, str | int] = {f"seat-{at}": seat for at, seat in enumerate(seats)}
            answer = await ann.send("/open/evil101", players=2, **form)
            assert answer.status_code == 409 and message in answer.text and 'name="players"' in answer.text
            told = await program.post("/api/tables", json={"game": "evil101", "seats": list(seats)})
            assert told.status_code == 409 and told.json()["message"] == message
        assert [row.id for row in await store.tables()] == [table], "what cannot be dealt is not opened"
        sat = await bob.send(f"/t/{table}/sit/1")
        assert sat.status_code == 409 and message in sat.text and f'href="/t/{table}/leave"' in sat.text
        row = await store.table(table)
        assert isinstance(row, TableRow) and row.status == WAITING
        for guest in (ann, bob):
            assert (await guest.get("/")).status_code == 200 and table in guest.page
            assert (await guest.get(f"/t/{table}")).status_code == 409 and message in guest.page
        monkeypatch.undo()
        assert (await ann.get(f"/t/{table}")).status_code == 200
        row = await store.table(table)
        assert isinstance(row, TableRow) and row.status == PLAYING


async def test_a_table_that_cannot_be_drawn_says_so_on_its_own_page_alone(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table, other = await between(site, ann, bob), await between(site, ann, bob)
        monkeypatch.setattr(Pages, "table", no_cards)
        answer = await ann.get(f"/t/{table}")
        assert answer.status_code == 500 and WORDS.say("table-fault-no-drawing") in answer.text
        assert f'href="/t/{table}/leave"' in answer.text
        assert (await ann.get("/")).status_code == 200
        monkeypatch.setattr(Live, "asks", lambda live, seat: live.row.id == other or no_cards(str(seat)))
        assert (await ann.get("/")).status_code == 200
        assert WORDS.say("table-fault-damaged") in line_of(ann.page, table)
        assert WORDS.say("table-your-turn") in line_of(ann.page, other)


async def test_a_database_that_does_not_answer_is_no_damage(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await between(site, ann, bob)

        async def busy(_: str) -> None:
            raise OperationalError("", {}, Exception())

        monkeypatch.setattr(site.house.store, "entries", busy)
        answer = await ann.get(f"/t/{table}")
        assert answer.status_code == 500 and "/leave" not in answer.text
        monkeypatch.undo()
        assert (await ann.get(f"/t/{table}")).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["damaged", "other-rules", "no-game", "no-deal", "no-drawing"])
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert table_words(language).has(f"table-fault-{reason}")


async def test_the_server_answers_before_all_games_are_taken_up(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And bots play on where they are asked, although one of the tables cannot be played."""
    async with house_on(db, start=False) as house:
        lives = [await table_of(house, "Ann", "bot", "bot", seed=f"{at}") for at in range(4)]
        monkeypatch.setattr(house, "_drive", lambda _: None)
        for live in lives:
            while live.game.to_answer()[0] == 0:
                await steps(house, live, 1)
        tables = [live.row.id for live in lives]
        in_table(header=b"")(house.store, tables[0])
    async with house_on(db) as house:
        assert house.figures()["tables_in_memory"] == 0
        async with asyncio.timeout(30):
            for table in tables[1:]:
                live = await house.table(table)
                while live.game.to_answer() != [0]:
                    await live.changed.wait()
        with pytest.raises(CannotPlay):
            await house.table(tables[0])
        assert OVER not in {live.row.status for live in house._live.values()}
