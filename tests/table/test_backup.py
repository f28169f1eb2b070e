"""Copies of all tables: made while people play, whole, checked, and for nobody else to read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serving import POSTGRES, house_on, state, steps, table_of
from table.running import running
from villainy.cli import main
from villainy.table.serverlock import alone_on
from villainy.table.storage import PLAYING, sqlite
from villainy.words import words_of

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(bool(POSTGRES), reason="PostgreSQL has tools of its own")]


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def size_of(path: str) -> int:
    return Path(path).stat().st_size


def spoil(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:8192] + bytes(len(data) - 8192))


def make_for_all(path: Path) -> None:
    path.touch()
    path.chmod(0o644)


def moves_in(path: Path) -> dict[str, list[str]]:
    """The entries of every table."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(path)) as connection:
        for table, entry in connection.execute("SELECT table_id, entry FROM entries ORDER BY table_id, n"):
            found.setdefault(table, []).append(entry)
    return found


async def test_a_backup_is_made_while_a_server_plays(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = db.with_name("copy.db")
    with running(sqlite(db)) as server:
        server.set_bots_to_work(3)
        before = moves_in(db)
        assert main(["backup", str(copy), "--db", sqlite(db)]) == 0
        assert server.client.get("/healthz").text == "ok"
        after = moves_in(db)
    kept = moves_in(copy)
    for table, entries in after.items():
        assert entries[: len(kept.get(table, []))] == kept.get(table, [])
        assert len(kept.get(table, [])) >= len(before.get(table, []))
    said = capsys.readouterr().out
    moves = sum(map(len, kept.values()))
    assert said.strip() == words_of("en").say("cli-backup-done", file=str(copy), tables=3, moves=moves, people=1)
    assert rights(copy) == "0o600"
    assert [path.name for path in copy.parent.glob("copy*")] == ["copy.db"]
    async with house_on(copy, start=False) as house:
        for row in await house.store.tables(status=PLAYING):
            assert (await house.table(row.id)).play is not None


async def test_a_copy_of_what_is_only_in_the_log_yet_is_the_same_game(db: Path) -> None:
    copy = db.with_name("copy.db")
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        await steps(house, live, 10)
        assert size_of(f"{db}-wal") > 0
        assert main(["backup", str(copy), "--db", sqlite(db)]) == 0
        before = state(house, live)
    async with house_on(copy) as house:
        assert state(house, await house.table(live.row.id)) == before


async def test_a_backup_replaces_nothing_unless_asked(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = db.with_name("copy.db")
    async with house_on(db):
        pass
    copy.write_text("precious")
    copy.chmod(0o644)
    assert main(["backup", str(copy), "--db", sqlite(db)]) == 2
    assert copy.read_text() == "precious"
    assert main(["backup", str(copy), "--db", sqlite(db), "--overwrite"]) == 0
    assert rights(copy) == "0o600" and moves_in(copy) == {}
    assert main(["backup", str(db), "--db", sqlite(db), "--overwrite"]) == 2
    assert main(["backup", str(db.parent / "nowhere" / "copy.db"), "--db", sqlite(db)]) == 2
    spoil(db)
    capsys.readouterr()
    assert main(["backup", str(copy), "--db", sqlite(db), "--overwrite"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert moves_in(copy) == {}, "the copy before is still there"
    assert sorted(path.name for path in db.parent.glob("copy*")) == ["copy.db"]


async def test_nobody_else_reads_the_tables(db: Path) -> None:
    """Also when file and folder were there before, for everybody."""
    db.parent.chmod(0o755)
    make_for_all(db)
    async with house_on(db) as house:
        with alone_on(sqlite(db)):
            await steps(house, await table_of(house, "Ann", "Bob"), 2)
            found = {path.name: rights(path) for path in db.parent.iterdir()}
    assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} <= set(found)
    assert set(found.values()) == {"0o600"}
    for path in (db, Path(f"{db}.lock")):
        path.chmod(0o644)
    with alone_on(sqlite(db)):
        async with house_on(db):
            assert {rights(path) for path in db.parent.iterdir()} == {"0o600"}
    assert rights(db.parent) == "0o755", "the folder is not ours to close"
