"""The same table on PostgreSQL. With VILLAINY_TEST_POSTGRES set, most of the table's other tests run there, too."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from serving import POSTGRES, address, house_on, state, step, steps, table_of
from table.running import PATIENCE, command, running
from villainy.engine.errors import StaleQuestion
from villainy.table.config import TableConfig
from villainy.table.render import table_words
from villainy.table.serve import serve
from villainy.table.serverlock import LOCK, ServedAlready, alone_on
from villainy.table.storage import OVER, Behind, Twice

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not POSTGRES, reason="VILLAINY_TEST_POSTGRES names no database"),
]


async def test_a_game_is_stored_and_goes_on_after_a_restart(db: Path) -> None:
    async with house_on(db) as house:
        assert house.store._engine.dialect.name == "postgresql"
        live = await table_of(house, "Ann", "Bob", "Cyd")
        await steps(house, live, 20)
        await house.say(live, "Ann", "Størst av alt er vondskapen. 🃏")
        table, before = live.row.id, state(house, live)
    async with house_on(db) as house:
        live = await house.table(table)
        assert state(house, live) == before
        await steps(house, live, 10_000)
        assert live.row.status == OVER


async def test_the_same_request_is_played_once_and_another_writer_is_noticed(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await step(house, live, "once")
        assert live.play is not None
        entry = live.play.entries[0]
        [once] = live.requests
        with pytest.raises(Twice):
            await house.store.add_entries(live.row.id, 1, [entry], once)
        with pytest.raises(Behind):
            await house.store.add_entries(live.row.id, 0, [entry], "another")
        await house.store.add_entries(live.row.id, 1, [["take-back", 0]], "elsewhere")
        with pytest.raises(StaleQuestion):
            await step(house, live)


async def test_signs_that_a_database_may_refuse_do_no_harm(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await house.say(live, "Ann", "nothing\0to see")
        assert [said.text for said in await house.store.chat(live.row.id)] == [said.text for said in live.chat]


def test_a_second_server_says_that_there_is_a_first(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = address(db)
    with alone_on(url) as held:
        assert serve(TableConfig(db=url), "127.0.0.1", 0, browser=False) == 2
        assert capsys.readouterr().out.strip() == table_words("en").say("table-serve-already")
        with alone_on(address(db.with_name("other.db"))):  # another site in the same database
            assert held()
    with alone_on(url):
        pass


def test_a_server_whose_lock_was_lost_takes_it_again_or_ends(db: Path) -> None:
    url = address(db)
    with alone_on(url) as held:
        end_connections_of_locks(url)
        assert held(), "nobody else came"
        with pytest.raises(ServedAlready), alone_on(url):
            pass
        end_connections_of_locks(url)
        with alone_on(url):
            assert not held()
        assert held()


def end_connections_of_locks(url: str) -> None:
    engine = create_engine(url)
    query = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :lock"
    query += " AND objid = hashtext(current_schema())::oid"
    with engine.begin() as connection:
        connection.execute(text(query), {"lock": LOCK})
    engine.dispose()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_two_processes_do_not_serve_one_database(db: Path) -> None:
    url = address(db)
    with running(url) as first:
        with command("serve", "--no-browser", "--port", "0", "--db", url) as second:
            out, err = second.communicate(timeout=PATIENCE)
            assert (second.returncode, out.strip(), err) == (2, table_words("en").say("table-serve-already"), "")
        first.process.kill()
        first.process.wait()
    with running(url):
        pass
