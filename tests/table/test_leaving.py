"""Tables can be closed, left and removed, and what nobody keeps is deleted."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from serving import Guest, Site, house_on, site_on, steps, table_of, until_over
from villainy.engine.orders import Orders
from villainy.table import live as table_live
from villainy.table import schema
from villainy.table.live import DAY, NoTable
from villainy.table.render import Pages, table_words
from villainy.table.storage import BOT, LINK, OPEN, OVER, PERSON, PLAYING, WAITING, Store, TableRow
from villainy.table.web.streams import window
from villainy.words import LANGUAGES

pytestmark = pytest.mark.anyio

WORDS = table_words("en")


async def two(site: Site) -> tuple[Guest, Guest, str]:
    """Ann and Bob at a table of Ann's."""
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    table = await ann.open("me", "open")
    await bob.send(f"/t/{table}/sit/1")
    return ann, bob, table


async def leave(guest: Guest, table: str, what: str) -> None:
    """The way of a browser without script: from the page that asks to the front page."""
    asked = await guest.get(f"/t/{table}/leave")
    assert asked.status_code == 200 and WORDS.say(f"table-leave-{what}.title") in asked.text
    left = await guest.send(f"/t/{table}/leave")
    assert left.status_code == 303 and left.headers["location"] == "/"
    assert (await guest.get("/")).status_code == 200 and table not in guest.page


def stored(store: Store, table: str) -> int:
    """How many rows there are of a table."""
    rows = [(schema.tables, schema.tables.c.id)]
    rows += [(of, of.c.table_id) for of in (schema.seats, schema.entries, schema.chat)]
    with store._engine.begin() as connection:
        found = [connection.scalar(select(func.count()).select_from(of).where(key == table)) for of, key in rows]
    return sum(number or 0 for number in found)


async def watching(site: Site, table: str, seat: str) -> "asyncio.Task[None]":
    """A stranger's window on a table: done when the table is gone, and the window is told to look again."""
    visitor = type("Visitor", (), {"person": None, "language": "en", "csrf": "", "token": ""})()
    stream = window(site.house, Pages(), visitor, table, seat, "")
    await anext(stream)

    async def until_gone() -> None:
        async for message in stream:
            if message.event == "look" and message.id is None:
                return

    return asyncio.create_task(until_gone())


async def test_the_host_closes_a_table_that_waits(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", "open", "open")
        await bob.send(f"/t/{table}/sit/1")
        assert WORDS.say("table-leave-close.now") in (await ann.get(f"/t/{table}")).text
        stranger = await watching(site, table, "lobby")
        live = await site.house.table(table)
        await leave(ann, table, "close")
        await asyncio.wait_for(stranger, 5)
        assert stored(site.house.store, table) == 0
        for guest in (ann, bob):
            assert (await guest.get(f"/t/{table}")).status_code == 404
            assert (await guest.send(f"/t/{table}/sit/2")).status_code == 404
            assert (await guest.send(f"/t/{table}/leave")).status_code == 404
        with pytest.raises(NoTable):
            await site.house.sit(live, 2, 1, "Cyd")


@pytest.mark.parametrize("level", [OPEN, LINK])
async def test_a_guest_leaves_a_table_that_waits_and_the_seat_is_free_again(db: Path, level: str) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", level, level)
        live = await site.house.table(table)
        await bob.send(f"/t/{table}/sit/1", secret=site.house.invitation(live, 1))
        assert live.row.seats[1].kind == PERSON
        assert WORDS.say("table-leave-seat.now") in (await bob.get(f"/t/{table}")).text
        asked = await bob.get(f"/t/{table}/leave")
        assert WORDS.say("table-leave-seat.title") in asked.text
        assert (await bob.send(f"/t/{table}/leave")).status_code == 303
        seat = live.row.seats[1]
        assert (seat.kind, seat.name, seat.person) == (OPEN, "", None) and seat.free == (level == OPEN)
        site.house._drop(table)
        again = await site.house.table(table)
        assert again.row.seats == live.row.seats and again.row.status == WAITING


async def test_a_bot_plays_on_for_a_person_who_leaves_a_game(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, table = await two(site)
        live = await site.house.table(table)
        await steps(site.house, live, 4)
        await site.house.give_orders(live, 0, Orders(()))
        await ann.send(f"/t/{table}/chat", seat=0, text="goodbye")
        assert f'href="/t/{table}/leave"' in (await ann.get(f"/t/{table}")).text
        await leave(ann, table, "game")
        seat = live.row.seats[0]
        assert (seat.kind, seat.name, seat.person, seat.orders) == (BOT, "Ann", None, None)
        assert live.row.host == live.row.seats[1].person, "somebody has to keep it"
        assert (await ann.send(f"/t/{table}/move", seat=0, option=0, number="")).status_code == 403
        assert 'name="seat" value="0"' not in (await ann.get(f"/t/{table}?seat=0")).text
        assert (await ann.get(f"/t/{table}/stream?seat=0")).status_code == 403
        await site.house.stand_in(live, 1, on=True)
        await until_over(site.house, live)
        site.house._drop(table)
        assert (await site.house.table(table)).row.seats[0] == seat
        await leave(bob, table, "remove")
        assert stored(site.house.store, table) == 0


@pytest.mark.parametrize("game", ["evil101", "nefarious"])
async def test_a_stream_of_a_seat_ends_when_its_person_leaves(db: Path, game: str) -> None:
    """What the bot in their seat knows is not for them."""
    async with site_on(db) as site:
        live = await table_of(site.house, "Ann", "Bob", game=game)
        table, streams = live.row.id, []
        for seat in (0, 1):
            person = type("Person", (), {"id": live.row.seats[seat].person})()
            visitor = type("Visitor", (), {"person": person, "language": "en", "csrf": "", "token": ""})()
            stream = window(site.house, Pages(), visitor, table, str(seat), "")
            assert (await anext(stream)).event == "view"
            streams.append(stream)
        await site.house.leave(table, live.row.seats[0].person or 0)
        assert [(await asyncio.wait_for(anext(stream), 5)).event for stream in streams] == ["look", "view"]
        for stream in streams:
            await stream.aclose()  # type: ignore[attr-defined]


async def test_a_game_that_nobody_plays_any_more_is_deleted(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, table = await two(site)
        live = await site.house.table(table)
        await steps(site.house, live, 4)
        await bob.send(f"/t/{table}/chat", seat=1, text="hello")
        stranger = await watching(site, table, "-1")
        await leave(ann, table, "game")
        assert WORDS.say("table-leave-last") in (await bob.get(f"/t/{table}/leave")).text
        await leave(bob, table, "game")
        await asyncio.wait_for(stranger, 5)
        assert stored(site.house.store, table) == 0
        assert site.house._next_unasked(live) is None
        for act in (
            site.house.say(live, "Ann", "?"),
            site.house.stand_in(live, 0, on=False),
            steps(site.house, live, 1),
        ):
            with pytest.raises(NoTable):
                await act


async def test_a_finished_game_stays_until_the_last_one_removes_it(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, table = await two(site)
        live = await site.house.table(table)
        await steps(site.house, live, 10_000)
        assert live.row.status == OVER
        await ann.get("/")
        assert f'href="/t/{table}/leave"' in ann.page
        await leave(ann, table, "remove")
        assert stored(site.house.store, table) > 0 and (await bob.get(f"/t/{table}")).status_code == 200
        assert live.row.seats[0].kind == PERSON and live.row.seats[0].name == "Ann", "the story stays as it was"
        again = await bob.send(f"/t/{table}/again", seat=1)
        following = await site.house.table(again.headers["location"].removeprefix("/t/"))
        assert following.row.status == WAITING, "nobody sits in for Ann"
        assert [seat.kind for seat in following.row.seats] == [OPEN, PERSON]
        assert f'href="/t/{following.row.id}"' in (await bob.get(f"/t/{table}")).text
        await leave(bob, following.row.id, "close")
        assert f'href="/t/{following.row.id}"' not in (await bob.get(f"/t/{table}")).text
        site.house._drop(table)
        assert (await site.house.table(table)).row.again is None
        await leave(bob, table, "remove")
        assert stored(site.house.store, table) == 0


async def test_a_table_is_left_by_its_own_people_alone_and_never_by_a_link(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, table = await two(site)
        eve, nobody, program = await site.guest("Eve"), await site.guest(), await site.program("Robot")
        for stranger in (eve, nobody):
            assert (await stranger.get(f"/t/{table}/leave")).status_code == 403
            assert (await stranger.send(f"/t/{table}/leave")).status_code == 403
        assert (await program.post(f"/api/tables/{table}/leave")).status_code == 403
        assert (await program.post("/api/tables/nonsense/leave")).status_code == 404
        program.headers.pop("authorization")
        assert (await program.post(f"/api/tables/{table}/leave")).status_code == 401
        await ann.get(f"/t/{table}/leave")
        assert (await ann.client.post(f"/t/{table}/leave", data={"csrf": "x"})).status_code == 403
        assert {seat.kind for seat in (await site.house.table(table)).row.seats} == {PERSON}


async def test_a_program_closes_leaves_and_removes(db: Path) -> None:
    async with site_on(db) as site:
        program = await site.program("Robot")
        for seats in (["me", "open"], ["me", "random"], ["random", "random"]):
            opened = await program.post(
                "/api/tables", json={"game": "evil101", "seats": seats, "settings": {"goal": 24}}
            )
            table = opened.json()["table"]["table"]
            if seats[0] == "random":
                await until_over(site.house, await site.house.table(table))
            left = await program.post(f"/api/tables/{table}/leave")
            assert left.status_code == 200 and left.json() == {"deleted": True}
            assert stored(site.house.store, table) == 0


async def test_a_host_who_does_not_sit_finds_the_table_again(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("open", "open")
        mine = (await ann.get("/")).text
        assert table in mine[: mine.index('class="games"')]
        for number in (0, 1):
            await bob.send(f"/t/{table}/sit/{number}")
        live = await site.house.table(table)
        assert live.row.status == PLAYING
        await leave(ann, table, "remove")
        assert live.row.host == live.row.seats[0].person and (await bob.get(f"/t/{table}?seat=0")).status_code == 200
        await leave(bob, table, "game")
        assert stored(site.house.store, table) == 0


async def test_abandoned_tables_are_deleted_and_others_are_not(db: Path) -> None:
    async with house_on(db, start=False) as house:
        waiting, playing, over, fresh, watched = [
            await table_of(house, "Ann", "-" if at == 0 else "Bob", seed=str(at)) for at in range(5)
        ]
        await steps(house, over, 10_000)
        tables = [live.row.id for live in (waiting, playing, over, fresh, watched)]
        await house.store.tables()
        with house.store._engine.begin() as connection:
            old = schema.tables.c.id != fresh.row.id
            connection.execute(update(schema.tables).where(old).values(changed=schema.tables.c.changed - 31 * DAY))
        for table in tables[:4]:
            house._live.pop(table)
        house.abandoned_days = 32
        await house.delete_abandoned()
        assert all(stored(house.store, table) for table in tables)
        house.abandoned_days = 30
        await house.delete_abandoned()
        assert [bool(stored(house.store, table)) for table in tables] == [False, False, True, True, True]


async def test_a_server_deletes_abandoned_tables_by_itself(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(db, start=False) as house:
        table = (await table_of(house, "Ann", "-")).row.id
        with house.store._engine.begin() as connection:
            connection.execute(update(schema.tables).values(changed=0.0))
    monkeypatch.setattr(table_live, "TIDYING", 0.01)
    async with site_on(db, abandoned_days=0) as site:
        await asyncio.sleep(0.1)
        assert stored(site.house.store, table)
    async with site_on(db) as site, asyncio.timeout(20):
        for _ in range(1000):
            if not stored(site.house.store, table):
                break
            await asyncio.sleep(0.01)
        assert not stored(site.house.store, table)


async def test_somebody_who_sits_down_shows_that_a_table_is_not_abandoned(db: Path) -> None:
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "-", "-")
        with house.store._engine.begin() as connection:
            connection.execute(update(schema.tables).values(changed=0.0))
        await house.fill(live, 1, "random", "Clank")
        house._live.pop(live.row.id)
        house.abandoned_days = 30
        await house.delete_abandoned()
        assert isinstance(await house.store.table(live.row.id), TableRow)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["close", "seat", "game", "remove"])
def test_every_way_to_leave_has_words(language: str, what: str) -> None:
    words = table_words(language)
    assert all(words.has(f"table-leave-{what}{part}") for part in ("", ".now", ".title", ".line"))
