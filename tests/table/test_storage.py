"""Storage: the schema comes by migrations, keys stay, entries stand in order, and nothing is stored twice."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, inspect, text

from serving import POSTGRES, house_on, site_on, step, table_of
from villainy.engine.record import Entry
from villainy.games import box
from villainy.table import schema, storage
from villainy.table.newgame import new_header
from villainy.table.secret import hashed
from villainy.table.storage import OVER, TOUCHING, Behind, Store, TableRow, Twice, sqlite

pytestmark = pytest.mark.anyio

MOVES: list[Entry] = [["move", 0, 3], ["move", 1, 5], ["withdraw", 1], ["take-back", 1], ["reseed", "abc"]]


def shape(columns: Any) -> list[tuple[str, str, bool, bool]]:
    return sorted((at["name"], str(at["type"]), at["nullable"], bool(at["primary_key"])) for at in columns)


async def test_migrations_make_what_the_schema_says(db: Path, tmp_path: Path) -> None:
    store = Store(sqlite(db))
    await store.start()
    await store.stop()
    wanted = create_engine(sqlite(tmp_path / "wanted.db"))
    schema.metadata.create_all(wanted)
    made = create_engine(sqlite(db))
    try:
        one, two = inspect(made), inspect(wanted)
        assert set(one.get_table_names()) - {"alembic_version"} == set(schema.metadata.tables)
        for name in schema.metadata.tables:
            assert shape(one.get_columns(name)) == shape(two.get_columns(name)), name
            uniques = [
                sorted(tuple(at["column_names"]) for at in each.get_unique_constraints(name)) for each in (one, two)
            ]
            assert uniques[0] == uniques[1], name
            indexes = [sorted(tuple(at["column_names"]) for at in each.get_indexes(name)) for each in (one, two)]
            assert indexes[0] == indexes[1], name
            others = [
                sorted(
                    (*at["constrained_columns"], at["referred_table"], *at["referred_columns"])
                    for at in each.get_foreign_keys(name)
                )
                for each in (one, two)
            ]
            assert others[0] == others[1], name
    finally:
        made.dispose()
        wanted.dispose()


async def test_an_older_database_is_brought_up_to_date(db: Path) -> None:
    """Games that were stored before spectators could talk go on, and stay quiet."""
    engine = create_engine(sqlite(db))
    config = Config()
    config.set_main_option("script_location", "villainy.table:migrations")
    header = msgspec.json.encode(new_header(box("evil101"), 2, {}, box("evil101").house_deck()))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES (1, NULL, 'Ann', 'en', 0)"))
        connection.execute(
            text("INSERT INTO tables VALUES ('t', :h, 'evil101', 1, 'playing', 1, 0, 1, 0, NULL, '', 0, 0)"),
            {"h": header},
        )
        for number in (0, 1):
            connection.execute(text("INSERT INTO seats VALUES ('t', :n, 'person', '', 'Ann', 1, 0)"), {"n": number})
        connection.execute(text("INSERT INTO chat VALUES (1, 't', 'Ann', 'hello', 0)"))
        connection.commit()
    engine.dispose()
    store = Store(sqlite(db))
    await store.start()
    row = await store.table("t")
    assert isinstance(row, TableRow) and row.talk is False and row.header.players == 2
    assert [(said.text, said.watching) for said in await store.chat("t")] == [("hello", False)]
    await store.stop()


async def test_somebody_who_is_remembered_changes_at_once(db: Path) -> None:
    store = Store(sqlite(db))
    await store.start()
    assert await store.person(token=hashed("hers")) is None
    ann = await store.new_person(hashed("hers"), "Ann", "nn")
    await store.add_token(ann.id, hashed("her phone's"))
    bob = await store.new_person(hashed("his"), "Bob", "en")
    tokens = {hashed("hers"): ann, hashed("her phone's"): ann, hashed("his"): bob}
    for _ in range(2):
        assert [await store.person(token=token) for token in tokens] == list(tokens.values())
    looking = [asyncio.ensure_future(store.person(token=token)) for token in tokens]
    await store.change_person(ann.id, nickname="Anna")
    assert [(await store.person(token=token) or ann).nickname for token in tokens] == ["Anna", "Anna", "Bob"]
    await asyncio.gather(*looking)
    assert [(await store.person(token=token) or ann).nickname for token in tokens] == ["Anna", "Anna", "Bob"]
    await store.stop()


async def test_a_restart_keeps_keys_and_people(db: Path) -> None:
    store = Store(sqlite(db))
    await store.start()
    key = await store.key("seal")
    ann = await store.new_person(hashed("her token"), "Ann", "nn")
    await store.change_person(ann.id, link=hashed("her link"))
    await store.stop()
    assert len(key) >= 16
    again = Store(sqlite(db))
    await again.start()
    assert await again.key("seal") == key
    assert await again.key("another") != key
    assert await again.person(token=hashed("her token")) == ann
    assert await again.person(link=hashed("her link")) == ann
    assert await again.person(token=hashed("no token")) is None
    await again.stop()


async def test_tokens_are_stored_as_hashes_only(db: Path) -> None:
    store = Store(sqlite(db))
    await store.start()
    await store.new_person(hashed("a-token-that-nobody-guesses"), "Ann", "en")
    await store.stop()
    assert all(b"a-token-that-nobody-guesses" not in file.read_bytes() for file in db.parent.iterdir())


async def test_entries_come_back_in_order_and_once(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        table, store = live.row.id, house.store
        await store.add_entries(table, 0, MOVES[:1], "first")
        await store.add_entries(table, 1, MOVES[1:4], "second")
        await store.add_entries(table, 4, MOVES[4:], None)
        assert await store.entries(table) == (MOVES, {"first": 0, "second": 1})
        with pytest.raises(Twice):
            await store.add_entries(table, 5, [["move", 0, 9]], "first")
        with pytest.raises(Twice):
            await store.add_entries(table, 1, MOVES[1:4], "second")
        with pytest.raises(Behind):
            await store.add_entries(table, 4, [["move", 0, 9]], "third")
        with pytest.raises(Behind):
            await store.add_entries(table, 3, [["move", 0, 9], ["move", 1, 9]], None, status=OVER)
        assert await store.entries(table) == (MOVES, {"first": 0, "second": 1})
        row = await store.table(table)
        assert row is not None and row.status != OVER


async def test_the_same_request_at_another_table_is_another(db: Path) -> None:
    async with house_on(db) as house:
        one, two = await table_of(house, "Ann", "Bob"), await table_of(house, "Ann", "Bob")
        for live in (one, two):
            await house.store.add_entries(live.row.id, 0, MOVES[:1], "same")
            assert await house.store.entries(live.row.id) == (MOVES[:1], {"same": 0})


async def test_a_seat_is_given_once(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "-")
        change = house.store.change_seat
        assert await change(live.row.id, 1, only_if="open", kind="person", name="Bob")
        assert not await change(live.row.id, 1, only_if="open", kind="person", name="Eve")
        row = await house.store.table(live.row.id)
        assert isinstance(row, TableRow) and row.seats[1].name == "Bob"


async def test_what_is_written_is_safe(db: Path) -> None:
    store = Store(sqlite(db))
    await store.start()
    with store._engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    await store.stop()
    plain = sqlite3.connect(db)
    assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    plain.close()


@pytest.mark.skipif(bool(POSTGRES), reason="only SQLite tells every statement")
async def test_moves_that_wait_are_stored_in_one_transaction_and_a_bad_one_spoils_no_other(db: Path) -> None:
    async with house_on(db) as house:
        store = house.store
        tables = [(await table_of(house, "Ann", "Bob", seed=f"together {at}")).row.id for at in range(9)]
        said: list[str] = []
        await store.add_entries(tables.pop(), 0, [["move", 0, 1]], "before")
        assert store._adding is not None
        store._adding.connection.driver_connection.set_trace_callback(said.append)  # type: ignore[union-attr]

        async def all_at_once(n: int, request: str) -> list[BaseException | None]:
            store._thread.submit(time.sleep, 0.05)
            work = [store.add_entries(table, n, [["move", 0, at]], request) for at, table in enumerate(tables)]
            return await asyncio.gather(*work, return_exceptions=True)

        assert await all_at_once(0, "first") == [None] * 8
        assert len(said) == 1 and said[0].startswith("INSERT INTO entries"), "a statement of its own is a transaction"
        await store.add_entries(tables[2], 1, [["move", 1, 1]], "second")
        await store.add_entries(tables[5], 1, [["move", 1, 1]], "another")
        found = await all_at_once(1, "second")
        assert [type(fault) for fault in found] == [
            Twice if at == 2 else Behind if at == 5 else type(None) for at in range(8)
        ]
        for at, table in enumerate(tables):
            last = ["move", 1, 1] if at in {2, 5} else ["move", 0, at]
            assert (await store.entries(table))[0] == [["move", 0, at], last]


async def test_more_moves_than_fit_one_statement_are_all_stored(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOST_TOGETHER", 3)
    async with house_on(db) as house:
        store = house.store
        tables = [(await table_of(house, "Ann", "Bob", seed=f"many {at}")).row.id for at in range(8)]
        store._thread.submit(time.sleep, 0.05)
        entries: list[Entry] = [["move", 0, 1], ["withdraw", 0]]
        await asyncio.wait_for(asyncio.gather(*[store.add_entries(table, 0, entries, None) for table in tables]), 20)
        for table in tables:
            assert (await store.entries(table))[0] == entries
        assert max(store._statements) == 6, "three additions of two entries"


async def test_whoever_stops_waiting_leaves_the_others_their_answer(db: Path) -> None:
    async with house_on(db) as house:
        store = house.store
        ann, bob = [(await table_of(house, "Ann", "Bob", seed=f"gone {at}")).row.id for at in range(2)]
        store._thread.submit(time.sleep, 0.05)
        gone = asyncio.ensure_future(store.add_entries(ann, 0, [["move", 0, 1]], "gone"))
        stays = asyncio.ensure_future(store.add_entries(bob, 0, [["move", 0, 1]], "stays"))
        await asyncio.sleep(0.01)
        gone.cancel()
        await stays
        assert gone.cancelled()
        assert (await store.entries(ann))[0] == (await store.entries(bob))[0] == [["move", 0, 1]]


async def test_that_a_table_has_changed_is_stored_now_and_then_for_who_looks_and_always_at_the_end(db: Path) -> None:
    async with house_on(db) as house:
        store = house.store
        table = (await table_of(house, "Ann", "Bob")).row.id

        async def changed() -> float:
            row = await store.table(table)
            assert isinstance(row, TableRow)
            return row.changed

        opened = await changed()
        store._touched -= TOUCHING
        await store.add_entries(table, 0, [["move", 0, 1]], None)
        first = await changed()
        assert first > opened
        await store.add_entries(table, 1, [["move", 0, 1]], None)
        assert await changed() == first
        store._touched -= TOUCHING
        await store.add_entries(table, 2, [["move", 0, 1]], None)
        later = await changed()
        assert later > first
        await store.add_entries(table, 3, [["move", 0, 1]], None)
        assert await changed() == later
        [listed] = await store.tables()
        assert isinstance(listed, TableRow) and listed.changed > later
        await store.add_entries(table, 4, [["move", 0, 1]], None, status=OVER)
        assert await changed() > listed.changed
        await store.add_entries(table, 5, [["move", 0, 1]], None)
        last = time.time()
    async with house_on(db) as house:
        row = await house.store.table(table)
        assert isinstance(row, TableRow) and listed.changed < row.changed <= last


async def test_a_connection_that_breaks_is_replaced(db: Path) -> None:
    async with house_on(db) as house:
        store = house.store
        table = (await table_of(house, "Ann", "Bob")).row.id
        await store.add_entries(table, 0, [["move", 0, 1]], None)
        broken = store._adding
        assert broken is not None
        broken.connection.dbapi_connection.close()  # type: ignore[union-attr]  # there is one while it is open
        with pytest.raises(store._engine.dialect.loaded_dbapi.Error):
            await store.add_entries(table, 1, [["move", 0, 2]], None)
        await store.add_entries(table, 1, [["move", 0, 3]], None)
        assert store._adding is not broken
        assert (await store.entries(table))[0] == [["move", 0, 1], ["move", 0, 3]]


@pytest.mark.skipif(bool(POSTGRES), reason="what is full or closed here is a file")
@pytest.mark.parametrize("trouble", ["PRAGMA max_page_count=1", "PRAGMA query_only=ON"], ids=["full", "read-only"])
async def test_a_server_that_cannot_store_moves_says_so_until_it_can(
    db: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async with site_on(db) as site:
        store = site.house.store
        client = (await site.guest()).client
        pragmas: list[str] = []

        def spoil(connection: Any, _: object) -> None:
            for pragma in pragmas:
                connection.execute(pragma)

        event.listen(store._engine, "connect", spoil)
        monkeypatch.setattr(storage, "PROBING", -1.0)
        for spoilt in (True, False):
            pragmas[:] = [trouble] * spoilt
            store._engine.dispose()
            for method in ("GET", "HEAD"):
                answer = await client.request(method, "/healthz")
                assert answer.status_code == (503 if spoilt else 200)
        assert (await client.get("/healthz")).text == "ok"


async def test_many_who_ask_at_once_whether_moves_can_be_stored_cost_one_write(db: Path) -> None:
    async with house_on(db) as house:
        written: list[str] = []

        def count(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            written.append(statement)

        event.listen(house.store._engine, "before_cursor_execute", count)
        assert await asyncio.gather(*[house.store.can_store() for _ in range(20)]) == [True] * 20
        assert len([statement for statement in written if statement.startswith("INSERT")]) == 1


@pytest.mark.skipif(bool(POSTGRES), reason="a connection of SQLite is closed for writing")
async def test_the_last_move_tells_whether_moves_can_be_stored(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PROBING", float("inf"))
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await step(house, live)
        assert await house.store.can_store()
        assert house.store._adding is not None
        house.store._adding.connection.cursor().execute("PRAGMA query_only=ON")
        with pytest.raises(sqlite3.OperationalError):
            await step(house, live)
        assert not await house.store.can_store()
        house.store._engine.dispose()
        await step(house, live)
        assert await house.store.can_store()
