"""Stored games are played from storage to the hash that was stored with them, by the rules version that they name."""

from pathlib import Path

import msgspec
import pytest

from serving import house_on, site_on, state
from villainy.engine.record import Record, fingerprint
from villainy.games import box
from villainy.table.live import House
from villainy.table.render import table_words
from villainy.table.secret import hashed, new_token
from villainy.table.storage import OVER, PERSON, PLAYING, SeatRow, TableRow

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.record"))


async def put(house: House, record: Record, table: str, entries: int | None = None) -> TableRow:
    """Store a game as a server would have: whole, or so many entries of it."""
    person = await house.store.new_person(hashed(new_token()), "Archivist", "en")
    header = record.header
    whole = entries is None
    row = TableRow(
        id=table,
        header=header,
        status=OVER if whole else PLAYING,
        host=person.id,
        listed=False,
        spectators=True,
        talk=False,
        clock=0,
        again=None,
        hash=record.end if whole else "",
        created=0.0,
        changed=0.0,
        seats=tuple(SeatRow(at, PERSON, "", name, person.id, False) for at, name in enumerate(header.seats)),
    )
    await house.store.new_table(row)
    await house.store.add_entries(table, 0, record.entries[:entries], None)
    return row


def read(path: Path) -> Record:
    return Record.parse(path.read_bytes())


def test_there_is_a_corpus() -> None:
    assert len(RECORDS) >= 5
    for path in RECORDS:
        record = Record.parse(path.read_bytes())
        assert record.end and record.header.version == box(record.header.game).version


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
async def test_a_stored_game_is_played_to_its_hash(db: Path, path: Path) -> None:
    record = read(path)
    async with house_on(db) as house:
        row = await put(house, record, "golden")
    async with house_on(db) as house:
        live = await house.table("golden")
        assert live.row == row or live.row.changed != row.changed
        assert live.play is not None and live.play.entries == record.entries
        assert live.game.over and fingerprint(live.game) == live.row.hash == record.end
        assert live.row.header == record.header


@pytest.mark.parametrize("path", RECORDS[:3], ids=lambda path: path.stem)
async def test_a_game_that_was_broken_off_goes_on_to_the_same_hash(db: Path, path: Path) -> None:
    record = read(path)
    half = 1 + max(at for at, entry in enumerate(record.entries) if entry[0] != "move")
    async with house_on(db) as house:
        await put(house, record, "half", half)
    async with house_on(db) as house:
        live = await house.table("half")
        before = state(house, live)
    async with house_on(db) as house:
        live = await house.table("half")
        assert state(house, live) == before
        for at, (_, seat, option) in enumerate(record.entries[half:]):
            await house.move(live, seat, option, house.ticket(live, seat), f"move {at}")
        assert live.row.status == OVER and live.row.hash == record.end


async def test_what_is_downloaded_is_the_record_that_was_stored(db: Path) -> None:
    path = RECORDS[0]
    record = Record.parse(path.read_bytes())
    async with site_on(db) as site:
        await put(site.house, record, "golden")
        guest = await site.guest()
        answer = await guest.client.get("/t/golden/record")
        assert answer.headers["content-disposition"].endswith('-golden.jsonl"')
        assert answer.status_code == 200
        loaded = Record.parse(answer.content)
        assert (loaded.header, loaded.entries, loaded.end) == (record.header, record.entries, record.end)
        assert answer.content == path.read_bytes()
        assert msgspec.json.decode(answer.content.split(b"\n")[0])["version"] == record.header.version
        last = len(record.entries)
        for at in (0, last // 2, last):
            for seat in (-1, 0, record.header.players + 1):
                assert (await guest.get(f"/t/golden/replay?at={at}&as={seat}")).status_code == 200


async def test_a_game_of_older_rules_says_so(db: Path) -> None:
    record = read(RECORDS[0])
    older = Record(msgspec.structs.replace(record.header, version=0), record.entries, record.end)
    async with site_on(db) as site:
        await put(site.house, older, "older")
        guest = await site.guest()
        for path in ("/t/older", "/t/older/replay", "/t/older/record"):
            answer = await guest.client.get(path)
            assert answer.status_code == 410
            assert table_words("en").say("table-fault-other-rules") in answer.text
