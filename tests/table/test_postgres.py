"""The same table on PostgreSQL. With VILLAINY_TEST_POSTGRES set, most of the table's other tests run there, too."""

from pathlib import Path

import pytest

from serving import POSTGRES, house_on, state, step, steps, table_of
from villainy.engine.errors import StaleQuestion
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
