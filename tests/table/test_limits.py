"""Limits: nobody fills memory or disk alone, and whoever is refused is told why and for how long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from litestar.response.sse import ServerSentEventMessage

from serving import Guest, Site, site_on
from villainy.cli import main
from villainy.table.config import TableConfig
from villainy.table.faults import Fault
from villainy.table.limits import UNLIMITED, Limits, Rate, address_of
from villainy.table.serve import _uvicorn

pytestmark = pytest.mark.anyio

OPEN: dict[str, Any] = {"game": "evil101", "seats": ["me", "open"]}


def only(**limits: int) -> Limits:
    return replace(UNLIMITED, **limits)


def refused(answer: httpx.Response, status: int, *, later: bool) -> None:
    """Told in words, to people and programs; with the time to wait where waiting helps."""
    assert answer.status_code == status
    assert ("retry-after" in answer.headers) == later
    if later:
        assert int(answer.headers["retry-after"]) > 0
    assert len(answer.text) > 20 and "Traceback" not in answer.text


class Hours:
    """A clock that is set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


def test_a_rate_counts_each_for_themselves_and_begins_anew() -> None:
    clock = Hours()
    with patch("villainy.table.limits.time", clock):
        rate = Rate(2, 60)
        assert [rate.take("a"), rate.take("a"), rate.take("b")] == [0, 0, 0]
        clock.now += 20.5
        assert (rate.take("a"), rate.take("b"), rate.take("b")) == (40, 0, 40)
        clock.now += 40
        assert rate.take("a") == 0
        unlimited = Rate(0, 60)
        assert [unlimited.take("a") for _ in range(5)] == [0] * 5


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("::nonsense", "::nonsense"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(host: str, address: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1) if host else None}
    assert address_of(scope) == address


async def test_one_person_has_so_many_unfinished_tables(db: Path) -> None:
    async with site_on(db, limits=only(tables_per_person=2)) as site:
        ann, bob = await site.guest("Ann"), await site.program("Bob")
        await ann.open("me", "open")
        await ann.open("me", "me")
        for path in ("/open/evil101", "/play/evil101"):
            answer = await ann.send(path, players=2)
            refused(answer, 409, later=False)
            assert "2" in answer.text
        for _ in range(2):
            assert (await bob.post("/api/tables", json=OPEN)).status_code == 201
        answer = await bob.post("/api/tables", json=OPEN)
        refused(answer, 409, later=False)
        assert answer.json()["fault"] == "table-fault-tables-open"
        assert len(await site.house.store.tables()) == 4


async def test_a_finished_table_makes_room_for_another(db: Path) -> None:
    async with site_on(db, limits=only(tables_per_person=1)) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "me")
        assert (await ann.send("/play/evil101")).status_code == 409
        await site.house.store.change_table(table, status="over")
        assert (await ann.send("/play/evil101")).status_code == 303


async def test_one_address_opens_so_many_tables_an_hour(db: Path) -> None:
    async with site_on(db, limits=only(tables_per_hour=2)) as site:
        ann, bob, program = await site.guest("Ann"), await site.guest("Bob"), await site.program("Robot")
        await ann.open("me", "me")
        assert (await bob.send("/open/evil101", players=2, deck="nonsense")).status_code == 400  # counts for nothing
        await bob.open("me", "me")
        for answer in (
            await ann.send("/open/evil101", players=2, **{"seat-0": "me"}),
            await bob.send("/play/alone"),
            await program.post("/api/tables", json=OPEN),
        ):
            refused(answer, 429, later=True)
        assert len(await site.house.store.tables()) == 2


async def test_one_address_sends_so_many_new_people_an_hour(db: Path) -> None:
    async with site_on(db, limits=only(people_per_hour=2)) as site:
        ann, _ = await site.guest("Ann"), await site.program("Robot")
        guest = await site.guest()
        refused(await guest.send("/me", nickname="Eve"), 429, later=True)
        refused(await guest.client.post("/api/people", json={"nickname": "Eve"}), 429, later=True)
        assert (await ann.send("/me", nickname="Anna")).status_code == 303


async def test_one_address_brings_so_many_decks_a_minute(db: Path) -> None:
    async with site_on(db, limits=only(decks_per_minute=2)) as site:
        ann, program = await site.guest("Ann"), await site.program("Robot")
        assert (await ann.send("/open/evil101", players=2, deck="nonsense")).status_code == 400
        assert (await program.post("/api/tables", json={**OPEN, "deck": {}})).status_code == 400
        refused(await ann.send("/open/evil101", players=2, deck="nonsense"), 429, later=True)
        refused(await program.post("/api/tables", json={**OPEN, "deck": {}}), 429, later=True)
        await ann.open("me", "me")
        assert (await program.post("/api/tables", json=OPEN)).status_code == 201


async def test_one_person_says_so_much_a_minute(db: Path) -> None:
    async with site_on(db, limits=only(chat_per_minute=3)) as site:
        ann, bob, live = await at_a_table(site)
        talk = f"/t/{live.row.id}/chat"
        for line in range(3):
            assert (await ann.send(talk, seat=0, text=f"line {line}")).status_code == 303
        refused(await ann.send(talk, seat=0, text="line 3"), 429, later=True)
        assert (await bob.send(talk, seat=1, text="hush")).status_code == 303
        assert [said.text for said in live.chat] == ["line 0", "line 1", "line 2", "hush"]


async def test_a_table_keeps_so_many_lines(db: Path) -> None:
    async with site_on(db, limits=only(chat_kept=4)) as site:
        ann, bob, live = await at_a_table(site)
        _, _, other = await at_a_table(site)
        await site.house.say(other, "Ann", "elsewhere")
        for line in range(7):
            guest = bob if line % 2 else ann
            await guest.send(f"/t/{live.row.id}/chat", seat=line % 2, text=f"line {line}")
        kept = ["line 3", "line 4", "line 5", "line 6"]
        assert [said.text for said in live.chat] == kept
        assert [said.text for said in await site.house.store.chat(live.row.id)] == kept
        assert [said.text for said in await site.house.store.chat(other.row.id)] == ["elsewhere"]


async def at_a_table(site: Site) -> tuple[Guest, Guest, Any]:
    """Two people who play."""
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    table = await ann.open("me", "open")
    await bob.get(f"/t/{table}")
    assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
    return ann, bob, await site.house.table(table)


async def nothing() -> AsyncIterator[ServerSentEventMessage]:
    await asyncio.Event().wait()
    yield ServerSentEventMessage(data="")


@pytest.mark.parametrize(
    ("limit", "same", "other"),
    [
        ("streams_per_address", ("1.1.1.1", None, set("c")), ("1.1.1.2", 7, set("ab"))),
        ("streams_per_person", ("1.1.1.2", 7, set("c")), ("1.1.1.1", 8, set("ab"))),
        ("streams_per_table", ("1.1.1.2", 8, set("bc")), ("1.1.1.1", 7, set("cd"))),
    ],
)
async def test_so_many_streams_are_open_and_no_more(db: Path, limit: str, same: Any, other: Any) -> None:
    """Two of one person at two tables; `same` shares with them what is limited, and `other` all else."""
    async with site_on(db, limits=only(**{limit: 2})) as site:
        house = site.house

        def listen(address: str, person: int | None, tables: set[str]) -> asyncio.Future[bytes]:
            return asyncio.ensure_future(anext(house.watched(address, person, tables, nothing())))

        streams = [listen("1.1.1.1", 7, set("ab")), listen("1.1.1.1", 7, set("ab"))]
        await asyncio.sleep(0)
        with pytest.raises(Fault) as fault:
            listen(*same)
        assert (fault.value.status, fault.value.message) == (429, "table-fault-streams") and fault.value.retry > 0
        streams.append(listen(*other))
        await asyncio.sleep(0)
        assert house.figures()["watchers"] == 3
        await ended(streams.pop(0))
        streams.append(listen(*same))
        await asyncio.sleep(0)
        for stream in streams:
            await ended(stream)
        assert house.figures()["watchers"] == 0 and not house.watchers


async def ended(stream: asyncio.Future[bytes]) -> None:
    stream.cancel()
    with suppress(asyncio.CancelledError):
        await stream


async def test_every_stream_is_counted(db: Path) -> None:
    async with site_on(db, limits=only(streams_per_table=1)) as site:
        ann, _, live = await at_a_table(site)
        table = live.row.id
        line = asyncio.ensure_future(anext(site.house.watched("", None, {table}, nothing())))
        await asyncio.sleep(0)
        for address in (f"/t/{table}/stream?seat=0", f"/stream?watch={table}:0:", f"/api/tables/{table}/events"):
            refused(await ann.client.get(address), 429, later=True)
        await ended(line)


def test_only_proxies_that_were_named_are_believed() -> None:
    app: Any = None
    assert not _uvicorn(app, ()).proxy_headers
    config = _uvicorn(app, ("10.0.0.1",))
    assert config.proxy_headers and config.forwarded_allow_ips == ["10.0.0.1"]


def test_limits_and_proxies_are_given_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("villainy.table.serve.serve", return_value=0) as serve:
        given = ["--limit", "tables-per-person=5", "--limit", "chat-kept=0", "--proxy", "10.0.0.1", "--proxy", "::1"]
        assert main(["serve", *given]) == 0
        config = serve.call_args.args[0]
        assert config.limits == replace(Limits(), tables_per_person=5, chat_kept=0)
        assert config.proxies == ("10.0.0.1", "::1")
        assert main(["serve", "--limit", "cards=5"]) == 2
        assert "tables-per-person" in capsys.readouterr().err
        assert main(["serve", "--limit", "chat-kept=many"]) == 2
    assert TableConfig().proxies == () and TableConfig().limits == Limits()
    assert all(getattr(Limits(), field.name) > 0 for field in fields(Limits))
