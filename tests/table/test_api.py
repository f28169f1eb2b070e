"""The API: a program plays a whole game, and whatever else it sends gets a clear answer."""

import asyncio
import html
import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.response.sse import ServerSentEventMessage

from serving import house_on, site_on, state, step, steps, table_of
from villainy.engine.record import Record
from villainy.games import SHELF, box
from villainy.table.api import _changes
from villainy.table.door import Visitor
from villainy.table.live import SPECTATOR
from villainy.table.storage import LISTED, OVER, PLAYING, Person

pytestmark = pytest.mark.anyio

GAME = {"game": "evil101", "settings": {"goal": 24}}


async def opened(program: httpx.AsyncClient, *seats: str, **more: Any) -> dict[str, Any]:
    answer = await program.post("/api/tables", json={**GAME, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_program_plays_a_whole_game(db: Path) -> None:
    async with site_on(db) as site:
        program = await site.program("Robot")
        (game,) = [game for game in (await program.get("/api/games")).json() if game["name"] == "evil101"]
        assert game["least"] <= 2 <= game["most"] and "goal" in game["settings"]
        table = (await opened(program, "me", game["bots"][0]))["table"]["table"]
        moves = 0
        async with asyncio.timeout(90):
            while True:
                seen = (await program.get(f"/api/tables/{table}/view", params={"seat": 0})).json()
                if seen["table"]["status"] == "over":
                    break
                if not seen["options"]:
                    await asyncio.sleep(0.001)
                    continue
                option = seen["options"][moves % len(seen["options"])]
                moves += 1
                move = {"seat": 0, "option": option["option"], "question": seen["question"], "request": str(moves)}
                answer = await program.post(f"/api/tables/{table}/move", json=move)
                assert answer.status_code == 200, answer.text
        assert moves and seen["view"]["winners"] and seen["question"] == ""
        record = await program.get(f"/t/{table}/record")
        assert Record.parse(record.content).resume(box).game.winners == seen["view"]["winners"]
        assert Record.parse(record.content).end == seen["table"]["hash"]


async def test_no_list_of_tables_tells_where_somebody_has_decided(db: Path) -> None:
    """More tables are played than a list shows. Wherever somebody decides in secret, the list and its cut stay."""
    async with site_on(db) as site:
        program = await site.program("Robot")
        store = site.house.store
        old = [await table_of(site.house, "Ann", "Bob", game="nefarious") for _ in range(2)]
        row = old[0].row
        for at in range(LISTED):
            later = row.created + 1 + at
            await store.new_table(replace(row, id=f"later {at}", listed=True, created=later, changed=row.changed - 1))
        lists = []
        for live in old:
            await store.change_table(live.row.id, listed=True)
            await step(site.house, live)
            lists.append([at["table"] for at in (await program.get("/api/tables?status=playing")).json()])
        assert lists == [[f"later {at}" for at in reversed(range(LISTED))]] * 2
        await store.change_table("later 0", status=OVER)
        found = [(one.status, one.id) for one in await store.tables(person=row.host, most=LISTED + 2)]
        assert found[-1] == (OVER, "later 0") and (PLAYING, row.id) in found


async def test_two_programs_sit_down_by_list_and_by_secret(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.program("Ann"), await site.program("Bob")
        listed = (await opened(ann, "me", "open"))["table"]["table"]
        assert [at["table"] for at in (await bob.get("/api/tables")).json()] == [listed]
        sat = await bob.post(f"/api/tables/{listed}/sit/1", json={})
        assert sat.status_code == 200 and sat.json()["status"] == "playing"
        assert [at["mine"] for at in sat.json()["seats"]] == [False, True]
        assert (await ann.get("/api/tables")).json() == []
        private = await opened(ann, "me", "link")
        table, secret = private["table"]["table"], private["secrets"]["1"]
        assert (await bob.get("/api/tables")).json() == []
        for wrong in ("", "x", secret[:-1], secret[::-1]):
            refused = await bob.post(f"/api/tables/{table}/sit/1", json={"secret": wrong})
            assert refused.status_code == 403
        assert (await bob.post(f"/api/tables/{table}/sit/1", json={"secret": secret})).status_code == 200
        assert (await bob.post(f"/api/tables/{table}/sit/1", json={"secret": secret})).status_code == 409
        mine = (await bob.get("/api/tables", params={"mine": True, "status": "playing"})).json()
        assert {at["table"] for at in mine} == {listed, table}


async def test_a_seat_by_link_needs_its_secret_at_a_listed_table_too(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.program("Ann"), await site.program("Bob")
        made = await opened(ann, "me", "open", "link")
        table = made["table"]["table"]
        assert (await bob.post(f"/api/tables/{table}/sit/2", json={})).status_code == 403
        eve = await site.guest("Eve")
        assert (await eve.send(f"/t/{table}/sit/2")).status_code == 403
        assert (await bob.post(f"/api/tables/{table}/sit/1", json={})).status_code == 200
        secret = made["secrets"]["2"]
        assert (await bob.post(f"/api/tables/{table}/sit/2", json={"secret": secret})).status_code == 200


async def test_who_may_not_is_told_so_and_nothing_happens(db: Path) -> None:
    async with site_on(db) as site:
        ann, eve = await site.program("Ann"), await site.program("Eve")
        table = (await opened(ann, "me", "me", spectators=False))["table"]["table"]
        waiting = (await opened(ann, "me", "open"))["table"]["table"]
        live = await site.house.table(table)
        before = state(site.house, live)
        seat = live.game.to_answer()[0]
        seen = (await ann.get(f"/api/tables/{table}/view", params={"seat": seat})).json()
        good = {"seat": seat, "option": seen["options"][0]["option"], "question": seen["question"], "request": "r"}
        async with httpx.AsyncClient(transport=site.transport(), base_url="http://table.test") as nobody:
            cases: list[tuple[int, httpx.Response]] = [
                (401, await nobody.post("/api/tables", json={**GAME, "seats": ["me", "me"]})),
                (401, await nobody.get("/api/tables", params={"mine": True})),
                (401, await nobody.post(f"/api/tables/{waiting}/sit/1", json={})),
                (401, await nobody.post(f"/api/tables/{table}/move", json=good)),
                (401, await nobody.get("/api/tables?mine=true", headers={"authorization": "Bearer nonsense"})),
                (403, await nobody.get(f"/api/tables/{table}/view", params={"seat": 0})),
            ]
        cases += [
            (403, await eve.get(f"/api/tables/{table}/view")),
            (403, await eve.get(f"/api/tables/{table}/view", params={"seat": seat})),
            (403, await eve.get(f"/api/tables/{table}/events", params={"seat": seat})),
            (403, await eve.post(f"/api/tables/{table}/move", json=good)),
            (403, await ann.post(f"/api/tables/{table}/move", json={**good, "seat": 7})),
            (403, await ann.post(f"/api/tables/{table}/move", json={**good, "seat": -1})),
            (404, await ann.get("/api/tables/nonsense")),
            (404, await ann.get("/api/tables/nonsense/view")),
            (404, await ann.post("/api/tables/nonsense/move", json=good)),
            (404, await ann.post(f"/api/tables/{table}/sit/9", json={})),
            (404, await ann.post("/api/tables", json={"game": "chess", "seats": ["me", "me"]})),
            (404, await ann.get("/api/nonsense")),
            (405, await ann.put("/api/tables")),
            (409, await ann.post(f"/api/tables/{table}/move", json={**good, "option": 1 << 40})),
            (409, await ann.post(f"/api/tables/{table}/move", json={**good, "question": "old"})),
            (409, await ann.post(f"/api/tables/{table}/move", json={**good, "seat": 1 - seat})),
            (409, await ann.get(f"/api/tables/{waiting}/view", params={"seat": 0})),
            (409, await ann.get(f"/api/tables/{waiting}/events", params={"seat": 0})),
            (409, await ann.post(f"/api/tables/{waiting}/sit/0", json={})),
            (409, await ann.post(f"/api/tables/{waiting}/move", json={**good, "seat": 0})),
            (400, await ann.post(f"/api/tables/{table}/move", json={**good, "option": -1})),
            (400, await ann.post(f"/api/tables/{table}/move", json={**good, "request": ""})),
            (400, await ann.post(f"/api/tables/{table}/move", json={**good, "request": "x" * 41})),
            (400, await ann.post(f"/api/tables/{table}/move", json={**good, "more": 1})),
            (400, await ann.post(f"/api/tables/{table}/move", content=b"{")),
            (400, await ann.post("/api/people", json={"nickname": ""})),
            (400, await ann.post("/api/tables", json={**GAME, "seats": ["me"]})),
            (400, await ann.post("/api/tables", json={**GAME, "seats": ["me", "dragon"]})),
            (400, await ann.post("/api/tables", json={**GAME, "seats": ["me", "me"], "settings": {"goal": "x"}})),
            (400, await ann.post("/api/tables", json={**GAME, "seats": ["me", "me"], "deck": {"plot": 7}})),
            (400, await ann.get(f"/api/tables/{table}/view", params={"seat": "x"})),
        ]
        for status, answer in cases:
            assert answer.status_code == status, (answer.request.url, answer.status_code, answer.text)
            assert answer.text.strip() and "Traceback" not in answer.text
        assert state(site.house, live) == before


async def test_programs_are_answered_in_json_even_when_something_is_wrong(db: Path) -> None:
    async with site_on(db) as site:
        program = await site.program("Robot")
        for answer in (
            await program.get("/api/tables/nonsense"),
            await program.post("/api/people", json={}),
            await program.get("/api/nonsense"),
        ):
            assert answer.headers["content-type"].startswith("application/json"), answer.request.url
            assert answer.json()


async def test_the_same_move_twice_is_played_once_and_answered_twice(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.program("Ann")
        table = (await opened(ann, "me", "me"))["table"]["table"]
        live = await site.house.table(table)
        seat = live.game.to_answer()[0]
        seen = (await ann.get(f"/api/tables/{table}/view", params={"seat": seat})).json()
        move = {"seat": seat, "option": seen["options"][0]["option"], "question": seen["question"], "request": "one"}
        answers = await asyncio.gather(*(ann.post(f"/api/tables/{table}/move", json=move) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert len((await site.house.store.entries(table))[0]) == 1


async def test_all_who_see_the_same_are_sent_the_same_bytes(db: Path) -> None:
    """Spectators with a name and without share one encoding; a player is told which seat is theirs."""
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob")
        people = [None, Person(99, "Eve", "en"), Person(live.row.seats[0].person or 0, "Ann", "en")]
        visitors = [Visitor(token="", person=person, language="en", theme="", csrf="") for person in people]
        streams = [_changes(house, visitor, live.row.id, SPECTATOR) for visitor in visitors]
        for _ in range(3):
            stranger, eve, ann = [(await anext(stream)).encode() for stream in streams]
            assert stranger is eve and b'"mine":true' not in eve
            assert ann.replace(b'"mine":true', b'"mine":false') == eve != ann
            before = house.view_json(live, live.viewer(SPECTATOR))
            while house.view_json(live, live.viewer(SPECTATOR)) == before:
                await step(house, live)
        for stream in streams:
            await stream.aclose()  # type: ignore[attr-defined]


async def test_a_cookie_alone_moves_nothing(db: Path) -> None:
    """Only a token that the program sends itself counts: no other site can make a browser play."""
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "me")
        live = await site.house.table(table)
        seat = live.game.to_answer()[0]
        ticket, option = site.house.ticket(live, seat), live.game.options(seat)[0]
        move = {"seat": seat, "option": option, "question": ticket, "request": "forged"}
        answer = await ann.client.post(f"/api/tables/{table}/move", json=move, headers={"origin": "http://evil.test"})
        assert answer.status_code == 401
        assert not (await site.house.store.entries(table))[0]
        for address in ("/api/games", "/api/tables", f"/api/tables/{table}", "/api/nonsense"):
            assert "set-cookie" not in (await ann.get(address)).headers
        assert "Ann" in (await ann.get("/me")).text


def said(message: ServerSentEventMessage) -> Any:
    assert isinstance(message.data, bytes)
    return json.loads(message.data)


async def test_events_are_whole_views_and_come_when_something_changed(db: Path) -> None:
    async with site_on(db) as site:
        house = site.house
        live = await table_of(house, "Ann", "Bob")
        visitor = Visitor(token="", person=None, language="en", theme="", csrf="")
        stream = _changes(house, visitor, live.row.id, SPECTATOR)
        first = said(await anext(stream))
        waiting = asyncio.ensure_future(anext(stream))
        live.wake()
        await asyncio.sleep(0.02)
        assert not waiting.done()
        await steps(house, live, 1)
        second = said(await asyncio.wait_for(waiting, 5))
        assert first["view"] != second["view"] and second["options"] == []
        house.ending()
        assert (await anext(stream)).event == "bye"
        await stream.aclose()  # type: ignore[attr-defined]


async def test_the_schema_names_every_route(db: Path) -> None:
    async with site_on(db) as site:
        program = await site.program("Robot")
        schema = (await program.get("/api/openapi.json")).json()
        paths = {path for path in schema["paths"] if path.startswith("/api")}
        assert {"/api/games", "/api/people", "/api/tables", "/api/tables/{table}/move"} <= paths
        assert list(SHELF) == [game["name"] for game in (await program.get("/api/games")).json()]


async def test_people_can_read_what_programs_can_do(db: Path) -> None:
    async with site_on(db) as site:
        guest = await site.guest()
        page = (await guest.get("/api")).text
        schema = (await guest.get("/api/openapi.json")).json()
        calls = [(method, path) for path, methods in schema["paths"].items() for method in methods if "/api/" in path]
        assert len(calls) >= 9
        for method, path in calls:
            assert f'<b class="verb">{method.upper()}</b> <code>{path}</code>' in page
            about = schema["paths"][path][method]["description"].splitlines()[0].replace("`", "")
            assert about and about in html.unescape(page)
        for shape in schema["components"]["schemas"]:
            assert f'id="{shape}"' in page
        for link in re.findall(r'href="#([^"]+)"', page):
            assert f'id="{link}"' in page
        assert "<script>" not in page and 'href="/api"' in (await guest.get("/")).text


async def test_the_schema_tells_how_faults_are_told(db: Path) -> None:
    async with site_on(db) as site:
        program = await site.program("Robot")
        schema = (await program.get("/api/openapi.json")).json()
        told = schema["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]["content"]["application/json"][
            "schema"
        ]
        fields = schema["components"]["schemas"][told["$ref"].rsplit("/", 1)[-1]]["properties"]
        assert set((await program.get("/api/tables/nonsense")).json()) == set(fields)


async def test_bots_have_names_of_their_own(db: Path) -> None:
    async with site_on(db) as site:
        seats = (await opened(await site.program("Robot"), "me", "henchman", "henchman", "random"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Robot", "Clank", "Gasket", "Dice 4"]


async def test_streams_are_neither_packed_nor_held_back(db: Path) -> None:
    """A stream that is compressed waits for more to compress, and one that a proxy holds back comes too late."""
    async with site_on(db) as site:
        live = await table_of(site.house, "Ann", "Bob")
        guest = await site.guest()
        table = live.row.id
        addresses = (f"/api/tables/{table}/events", f"/t/{table}/stream", f"/stream?watch={table}:-1:")
        asked = [asyncio.ensure_future(guest.client.get(address)) for address in addresses]
        await asyncio.sleep(1)
        site.house.ending()
        for answer in await asyncio.gather(*asked):
            assert answer.status_code == 200 and "event: " in answer.text
            assert answer.request.headers["accept-encoding"].startswith("gzip")
            assert "content-encoding" not in answer.headers
            assert answer.headers["x-accel-buffering"] == "no" and "no-cache" in answer.headers["cache-control"]


# Anything at all -------------------------------------------------------------------------------------------------

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    5,
    1 << 31,
    1 << 63,
    1 << 200,
    1.5,
    1e308,
    "",
    "me",
    "open",
    "random",
    "evil101",
    "goal",
    "24",
    "x" * 5000,
    "\0",
    "\ud800",
    "🦹",
    "<script>",
    "'; drop table seats; --",
    "../../etc/passwd",
    [],
    {},
    ["me", "me"],
    ["me", "random"],
    [[[[]]]],
    {"goal": 24},
    {"goal": "24"},
    {"": ""},
    {"plot": [], "agent": [], "target": [], "chase": [], "symbol": []},
]
FIELDS = {
    "/api/people": ["nickname"],
    "/api/tables": ["game", "seats", "settings", "deck", "spectators", "talk", "clock"],
    "/api/tables/{table}/sit/{n}": ["secret"],
    "/api/tables/{table}/move": ["seat", "option", "question", "request"],
}


async def anything(program: httpx.AsyncClient, table: str, chance: random.Random) -> httpx.Response:
    address = chance.choice([*FIELDS])
    body: Any = {field: chance.choice(ODD) for field in FIELDS[address] if chance.random() < 0.8}
    if address == "/api/tables" and chance.random() < 0.7:
        whole: dict[str, Any] = {**GAME, "seats": ["me", "random"], "deck": dict(box("evil101").house_deck().source)}
        field = chance.choice([*whole, *whole["deck"]])
        (whole if field in whole else whole["deck"])[field] = chance.choice(ODD)
        body = whole
    if chance.random() < 0.1:
        body = chance.choice(ODD)
    path = address.format(table=chance.choice([table, "x", "%00", "%ff"]), n=chance.choice([0, 1, 99, "x", -1]))
    if chance.random() < 0.2:
        query = {
            name: str(chance.choice(ODD)).encode(errors="replace") for name in ("seat", "status", "mine", "option")
        }
        return await program.get(chance.choice([f"/api/tables/{table}/view", "/api/tables", path]), params=query)
    content = json.dumps(body).encode()
    if chance.random() < 0.1:
        content = chance.randbytes(chance.randrange(40))
    return await program.post(path, content=content, headers={"content-type": "application/json"})


@pytest.mark.parametrize("seed", range(4))
async def test_bad_input_of_any_kind_is_answered_and_changes_nothing(db: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with site_on(db) as site:
        program = await site.program("Robot")
        table = (await opened(program, "me", "me"))["table"]["table"]
        live = await site.house.table(table)
        await steps(site.house, live, 5)
        before = state(site.house, live)
        for _ in range(120):
            answer = await anything(program, table, chance)
            assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.request.content)
        assert state(site.house, live) == before
        await steps(site.house, live, 10_000)
        assert live.row.status == OVER
