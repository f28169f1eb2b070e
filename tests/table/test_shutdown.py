"""A server that stops, or is killed, takes along every process that it has started, and complains of nothing."""

import os
import signal
from pathlib import Path

import pytest

from serving import house_on, table_of
from table.running import PATIENCE, all_leave, running
from villainy.table.bots import BotFailed, Bots
from villainy.table.render import table_words
from villainy.table.storage import sqlite

in_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


@in_proc
@pytest.mark.parametrize(
    "signals",
    [[signal.SIGTERM], [signal.SIGTERM, signal.SIGTERM], [signal.SIGINT, signal.SIGINT]],
    ids=["terminated", "terminated twice", "interrupted twice"],
)
def test_a_server_that_stops_leaves_no_process_and_no_complaint(db: Path, signals: list[signal.Signals]) -> None:
    with running(sqlite(db)) as server:
        assert len(server.helpers) >= 2
        server.set_bots_to_work(10)
        os.kill(server.helpers[-1], signal.SIGSTOP)  # one that thinks for ever
        for pid in server.helpers:
            os.kill(pid, signals[0])  # as a terminal or a service manager does: to all of them
        for number in signals:
            server.process.send_signal(number)
        out, err = server.process.communicate(timeout=PATIENCE)
        assert (server.process.returncode, err) == (0, "")
        assert table_words("en").say("table-serve-stopped") in out
        assert all_leave(server.helpers)


@in_proc
def test_the_bots_of_a_server_that_was_killed_leave_by_themselves(db: Path) -> None:
    with running(sqlite(db)) as server:
        server.set_bots_to_work(10)
        server.process.kill()
        assert all_leave(server.helpers)
        assert server.process.stderr is not None and server.process.stderr.read() == ""


@pytest.mark.anyio
async def test_a_bot_that_fails_and_a_process_that_dies_cost_one_answer(db: Path) -> None:
    bots = Bots(1)
    bots.start()
    try:
        async with house_on(db) as house:
            live = await table_of(house, "Ann", "Bob")
            seat = live.game.to_answer()[0]
            for fault in (BotFailed, EOFError):
                if fault is EOFError:
                    [mind] = bots._minds
                    mind.kill()
                with pytest.raises((fault, OSError)):
                    await bots.choose(live.row.header, live.game, seat, "no such bot")
                assert await bots.choose(live.row.header, live.game, seat, "random") in live.game.options(seat)
    finally:
        bots.stop()
    bots.stop()
