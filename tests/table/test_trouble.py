"""Trouble: disks that fail for a moment, requests that look alike, too many of them, names that nobody can read."""

import asyncio
import gc
import importlib.util
import io
import logging
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from serving import POSTGRES, SHORT, Guest, ask_always, house_on, site_on, state, step, steps, table_of
from table.test_clock import Day, shown
from villainy.engine.orders import Orders
from villainy.games import SHELF, box
from villainy.table import live as table_live
from villainy.table.bots import Bots
from villainy.table.config import TableConfig
from villainy.table.live import GRACE, SPECTATOR, House, Live, NoTable, RequestReused
from villainy.table.names import MOST_STACKED, nickname, one_line, set_apart
from villainy.table.newgame import new_header
from villainy.table.render import table_words
from villainy.table.secret import hashed
from villainy.table.serve import Server, serve
from villainy.table.serverlock import alone_on
from villainy.table.storage import OVER, PERSON, PLAYING, WAITING, SeatRow, sqlite
from villainy.words import LANGUAGES

pytestmark = pytest.mark.anyio


class DiskFull(Exception):
    """The disk is full."""


def failing_once(of: object, name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let a method fail the first time it is called; the list tells whether it has."""
    real = getattr(of, name)
    failed: list[str] = []

    async def call(*args: Any, **more: Any) -> Any:
        if not failed:
            failed.append(name)
            raise DiskFull
        return await real(*args, **more)

    monkeypatch.setattr(of, name, call)
    return failed


# What could not be stored ---------------------------------------------------------------------------------------------


async def test_a_table_whose_beginning_was_not_stored_begins_when_somebody_looks(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", "open")
        failed = failing_once(site.house.store, "change_table", monkeypatch)
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 500 and failed
        live = site.house._live[table]
        assert live.row.status == WAITING and live.complete
        assert (await ann.get(f"/t/{table}")).status_code == 200
        assert live.row.status == PLAYING


async def test_a_server_that_died_before_a_full_table_began_lets_it_begin(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "-")
        table = live.row.id
        failing_once(house.store, "change_table", monkeypatch)
        with pytest.raises(DiskFull):
            await house.sit(live, 1, 1, "Bob")
    async with house_on(db) as house:
        assert (await house.table(table)).row.status == PLAYING


async def test_what_comes_after_a_move_fails_and_still_everybody_sees_the_move(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody passes until their next move; that this has come is noted after the move of another was stored."""
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob", "bot")
        while live.game.to_answer()[0] == 2:
            await step(house, live)
        seat = live.game.to_answer()[0]
        house._seat(live, 2, orders=Orders((), until_move=True))
        failing_once(house, "_end_passing", monkeypatch)
        changed, option = live.changed, live.game.options(seat)[0]
        with pytest.raises(DiskFull):
            await house.move(live, seat, option, house.ticket(live, seat), "once")
        assert live.play is not None and live.play.entries[-1] == ["move", seat, option]
        assert await asyncio.wait_for(changed.wait(), 5), "whoever watches was not woken"
        before = len(live.play.entries)
        await house.move(live, seat, option, "stale by now", "once")
        assert live.play.entries[before - 1] == ["move", seat, option]
        assert sum(entry == ["move", seat, option] for entry in live.play.entries[before - 1 :]) == 1


async def test_clocks_go_on_when_one_of_them_fails(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()

    async def check(_: object) -> None:
        if not failed:
            failed.append("once")
            raise DiskFull
        looked.set()

    failed: list[str] = []
    async with house_on(db, start=False) as house:
        await table_of(house, "Ann", "Bob", clock=60)
        monkeypatch.setattr(house, "_check_clock", check)
        await house.start()
        await asyncio.wait_for(looked.wait(), 20)


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What the server logs, tracebacks and all."""
    written = io.StringIO()
    handler, logger = logging.StreamHandler(written), logging.getLogger("villainy.table")
    logger.addHandler(handler)
    yield written
    logger.removeHandler(handler)


async def test_errors_of_the_database_name_no_secret(db: Path, logged: io.StringIO) -> None:
    """Whoever starts the server may be a player, and reads what it logs."""
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "open")
        bob = await site.guest("Bob")
        await bob.send(f"/t/{table}/sit/1")
        live = await site.house.table(table)
        with site.house.store._engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE chat RENAME TO gone")
            connection.exec_driver_sql("ALTER TABLE entries RENAME TO gone_too")
        said = await ann.send(f"/t/{table}/chat", seat=0, text="the secret word")
        assert said.status_code == 500 and "secret word" not in said.text
        store = site.house.store
        with pytest.raises(store._engine.dialect.loaded_dbapi.Error) as error:
            await store.add_entries(table, 0, [["move", 0, 12345]], "my request")
        told = logged.getvalue() + str(error.value)
        assert "INSERT INTO chat" in told and "entries" in str(error.value)
        assert "secret word" not in told and "12345" not in told and live.row.header.seed not in told


async def seated(house: House, game: str, *tokens: str) -> Live:
    """A table where these browsers or programs sit; they are asked in every window."""
    known = box(game)
    header = msgspec.structs.replace(new_header(known, len(tokens), SHORT[game], known.house_deck()), seed="trouble")
    people = [await house.store.person(token=hashed(token)) for token in tokens]
    seats = tuple(
        SeatRow(at, PERSON, "", who.nickname, who.id, False, ask_always(known, header.settings, at))
        for at, who in enumerate(people)
        if who is not None
    )
    table = await house.open(seats[0].person or 0, header, seats, listed=False, spectators=True, clock=0)
    return await house.table(table)


# Who is who -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHELF)
async def test_two_who_number_their_requests_alike_both_move(db: Path, game: str) -> None:
    async with site_on(db) as site:
        ann, bob = await site.program("Ann"), await site.program("Bob")
        tokens = (who.headers["authorization"].removeprefix("Bearer ") for who in (ann, bob))
        live = await seated(site.house, game, *tokens)
        table = live.row.id
        moved: list[int] = []
        for turn in range(60):
            seat = live.game.to_answer()[0]
            who = (ann, bob)[seat]
            seen = (await who.get(f"/api/tables/{table}/view", params={"seat": seat})).json()
            entries = len(live.play.entries) if live.play else 0
            move = {"seat": seat, "option": seen["options"][0]["option"], "question": seen["question"]}
            move["request"] = str(moved.count(seat))
            assert (await who.post(f"/api/tables/{table}/move", json=move)).status_code == 200
            assert live.play is not None and ["move", seat, move["option"]] in live.play.entries[entries:], turn
            moved.append(seat)
            if min(moved.count(0), moved.count(1)) >= 2:
                break
        assert set(moved) == {0, 1}


async def test_a_request_cannot_be_used_again_for_something_else(db: Path) -> None:
    """Neither by a program nor by a page, neither now nor after a restart; the same once more changes nothing."""
    async with site_on(db) as site:
        ann = await site.program("Ann")
        token = ann.headers["authorization"].removeprefix("Bearer ")
        live = await seated(site.house, "evil101", token, token)
        while len(live.game.options(seat := live.game.to_answer()[0])) < 2:
            await step(site.house, live)
        table = live.row.id
        seen = (await ann.get(f"/api/tables/{table}/view", params={"seat": seat})).json()
        one, other = (option["option"] for option in seen["options"][:2])
        move = {"seat": seat, "option": one, "question": seen["question"], "request": "mine"}
        assert (await ann.post(f"/api/tables/{table}/move", json=move)).status_code == 200
    async with site_on(db) as site:
        live = await site.house.table(table)
        ann = (await site.guest()).client
        ann.headers["authorization"] = f"Bearer {token}"
        for again in ("before", "after"):
            entries = list(live.play.entries) if live.play else []
            answer = await ann.post(f"/api/tables/{table}/move", json={**move, "option": other})
            assert (answer.status_code, answer.json()["fault"]) == (409, "table-fault-reused"), again
            with pytest.raises(RequestReused):
                await site.house.withdraw(live, seat, move["question"], "mine")
            with pytest.raises(RequestReused):
                await site.house.move(live, seat, other, move["question"], "mine")
            assert (await ann.post(f"/api/tables/{table}/move", json=move)).status_code == 200
            assert live.play is not None and live.play.entries == entries
            await step(site.house, live)


async def test_a_request_that_only_storage_knows_is_not_played_again_for_something_else(db: Path) -> None:
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob")
        while len(live.game.options(seat := live.game.to_answer()[0])) < 2:
            await step(house, live)
        one, other = live.game.options(seat)[:2]
        ticket = house.ticket(live, seat)
        await house.move(live, seat, one, ticket, "mine")
        stored = list(live.play.entries) if live.play else []
        for option, refused in ((one, False), (other, True)):
            behind = Live(live.row, stored[:-1], {}, [])
            with pytest.raises(RequestReused) if refused else nullcontext():
                await house.move(behind, seat, option, ticket, "mine")
            assert behind.play is not None and behind.play.entries == stored


@pytest.mark.parametrize("away", [1, 2, 3])
async def test_who_leaves_and_comes_back_does_not_tell_the_hero_who_of_evil_is_asked(
    db: Path, monkeypatch: pytest.MonkeyPatch, away: int
) -> None:
    day = Day()
    monkeypatch.setattr(table_live, "time", day)
    async with house_on(db, start=False) as house:
        live = await table_of(house, *"ABCD", game="alone", seed="away", clock=60)
        while live.game.to_answer()[0] == 0 or len(live.game.to_answer()) != 1:
            await step(house, live)
        for late in (False, True):
            day.now += 90 if late else 30
            until = {seat: shown(house, live, seat)["clock"]["until"] for seat in (0, SPECTATOR)}
            monkeypatch.setattr(house, "_drive", lambda _: None)
            await house.stand_in(live, away, on=True)
            await house.stand_in(live, away, on=False)
            for seat in (0, SPECTATOR):
                assert shown(house, live, seat)["clock"]["until"] == (day.now + 60 if late else until[seat])
        if [away] == live.game.to_answer():
            assert live.clock.late == -60
        else:
            assert live.clock.late == 60


async def test_nobody_gains_time_by_leaving_before_it_is_up(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day()
    monkeypatch.setattr(table_live, "time", day)
    async with house_on(db, start=False) as house:
        live = await table_of(house, "Ann", "Bob", clock=60)
        monkeypatch.setattr(house, "_drive", lambda _: None)
        asked = live.game.to_answer()[0]
        for _ in range(5):
            day.now += 11
            await house.stand_in(live, asked, on=True)
            await house.stand_in(live, asked, on=False)
        day.now += 5 + GRACE
        await house._check_clock(live)
        assert live.plays_itself(asked)


async def test_a_table_without_spectators_stays_closed_when_its_game_is_over(db: Path) -> None:
    async with site_on(db) as site:
        ann, eve = await site.guest("Ann"), await site.guest("Eve")
        form: dict[str, str | int] = {"seat-0": "me", "seat-1": "me", "setting-goal": 24}
        answer = await ann.send("/open/evil101", players=2, **form)
        table = answer.headers["location"]
        live = await site.house.table(table.removeprefix("/t/"))
        await steps(site.house, live, 10_000)
        assert live.row.status == OVER
        for address in (f"{table}/record", f"{table}/replay", f"{table}/replay?as=0", f"{table}?seat=0"):
            assert (await ann.get(address)).status_code == 200
            assert (await eve.get(address)).status_code == 403, address


# What is said of games that are not over ------------------------------------------------------------------------------


async def test_figures_for_monitors_count_no_move_of_a_game_that_is_not_over(db: Path) -> None:
    async with site_on(db) as site:
        eve = await site.guest("Eve")
        live = await table_of(site.house, "Ann", "Bob")
        before = (await eve.get("/metrics")).text
        for _ in range(12):
            await step(site.house, live)
            assert (await eve.get("/metrics")).text == before
        await steps(site.house, live, 100_000)
        after = (await eve.get("/metrics")).text
        assert live.play is not None and f"villainy_moves_of_games_over_total {len(live.play.line)}\n" in after


async def test_no_answer_is_kept_by_anybody_on_the_way(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "me")
        program = await site.program("Robot")
        addresses = ("/", "/me", f"/t/{table}", f"/t/{table}?seat=0", f"/t/{table}/record", "/nonsense", "/metrics")
        answers = [await ann.get(address) for address in addresses]
        answers += [await program.get(f"/api/tables/{table}/view"), await program.get("/api/tables/nonsense/view")]
        answers.append(await ann.send(f"/t/{table}/take-back", seat=0))
        for answer in answers:
            assert answer.headers.get_list("cache-control") == ["no-store"], answer.url


# Many -----------------------------------------------------------------------------------------------------------------


async def test_tables_that_nobody_opened_leave_nothing_behind(db: Path) -> None:
    async with house_on(db) as house:
        for _ in range(3):
            sought = [house.table("x" * (at // 2)) for at in range(60)]
            assert all(isinstance(one, NoTable) for one in await asyncio.gather(*sought, return_exceptions=True))
        assert not house._loading and not house._live


# Names and decks that mean harm ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("Ann\u202eeeL", "AnneeL"),
        ("\u2066Ann\u2069", "Ann"),
        ("\ufeffAnn\u200b", "Ann"),
        ("\u200b\u200d\u2060", ""),
        ("\u3164\u2800 \u115f", ""),
        ("\x1b[31mAnn\0", "[31mAnn"),
        ("Z" + "\u0300" * 30 + "algo", "Z" + "\u0300" * MOST_STACKED + "algo"),
        ("עדי", "עדי"),
        ("👩‍🔬🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍🔬🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
        ("می‌خواهم", "می‌خواهم"),
        ("é" * 300, "é" * 40),
        ("\ud800Ann", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("...", "..."),
    ],
)
def test_a_name_is_what_can_be_read_of_it(typed: str, read: str) -> None:
    assert nickname(typed) == read


def test_a_line_is_one_line() -> None:
    assert one_line("one\r\ntwo\u2028three\u2029 four\u202e", 500) == "one two three four"
    assert one_line("é" * 900, 500) == "é" * 500


@pytest.mark.parametrize("name", ["עדי", "دكتور 7", "Dr. עדי"])
async def test_a_name_from_the_right_keeps_its_direction_to_itself(db: Path, name: str) -> None:
    """In every sentence; what people are called is kept, and said, as they typed it."""
    alone = f"\u2068{name}\u2069"
    assert (set_apart(name), set_apart("Ann 7")) == (alone, "Ann 7")
    async with site_on(db) as site:
        guest = await site.guest(name)
        table = await guest.open("me", "random")
        await guest.send(f"/t/{table}/chat", seat=0, text="7!")
        live = await site.house.table(table)
        assert (live.names[0], live.row.seats[0].name, live.chat[-1].name) == (alone, name, name)
        await guest.get(f"/t/{table}")
        shown = guest.page[guest.page.index("<main") : guest.page.index("</main>")]
        assert f"<b>{name}</b> 7!" in shown and alone in shown
        assert name not in shown.replace(alone, "").replace(f"<b>{name}</b> 7!", "")


async def test_a_name_that_nobody_can_read_is_replaced_or_refused(db: Path) -> None:
    async with site_on(db) as site:
        guest = await site.guest("\u202e\u200b")
        await guest.get("/me")
        assert re.search(r'name="nickname" value="[^"\u202e\u200b]{3,}"', guest.page)
        program = await site.guest()
        for name in ("   ", "\u200b", "\u202e"):
            assert (await program.client.post("/api/people", json={"nickname": name})).status_code == 400
        table = await guest.open("me", "me", **{"name-0": "\u202eBo\u202d", "name-1": "\u200b"})
        live = await site.house.table(table)
        assert live.names[0] == "Bo" and len(live.names[1]) > 2
        await guest.send(f"/t/{table}/chat", seat=0, text="hello\u202e\nthere")
        assert live.chat[-1].text == "hello there"


@pytest.mark.parametrize(
    "deck", ["a = " + "[" * 60_000, "a = " + "9" * 60_000, "a = " + "{b=" * 20_000, "[" * 60_000, "a." * 60_000 + "b=1"]
)
async def test_a_deck_that_cannot_be_read_is_told_so(db: Path, deck: str) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        answer = await ann.send("/open/evil101", players=2, deck=deck, **{"seat-0": "me", "seat-1": "random"})
        assert answer.status_code == 400 and "Traceback" not in answer.text
        program = await site.program("Robot")
        deep = b"[" * 60_000 + b"]" * 60_000
        nested = b'{"game":"evil101","seats":["me","random"],"deck":{"a":' + deep + b"}}"
        said = await program.post("/api/tables", content=nested, headers={"content-type": "application/json"})
        assert said.status_code == 400


@pytest.mark.parametrize(
    ("game", "change"),
    [
        *[(game, "copies") for game in SHELF],
        *[(game, "designs") for game in SHELF],
        ("spies", "list"),
    ],
)
async def test_a_deck_too_large_or_odd_is_refused_and_nothing_is_opened(db: Path, game: str, change: str) -> None:
    """On the page and for programs: more cards than can be dealt, more designs than memory likes, a list in a field."""
    deck = deepcopy(box(game).house_deck().source)
    kind = {"evil101": "plot", "nefarious": "invention", "spies": "minion", "alone": "reaction"}[game]
    if change == "list":
        deck[kind][0]["abilities"][0]["need"] = {"busy": [1]}
    else:
        more = {"copies": 99} if change == "copies" else {}
        deck[kind] += [{**deck[kind][0], "id": f"x{at}", **more} for at in range(670)]
    known = box(game)
    async with site_on(db) as site:
        program = await site.program("Robot")
        seats = ["me", *["random"] * (known.usual_players - 1)]
        answer = await program.post("/api/tables", json={"game": game, "seats": seats, "deck": deck})
        assert answer.status_code == 400 and answer.json()["fault"] == "table-fault-deck"
        assert kind in answer.json()["message"]
        assert await site.house.store.tables() == []


async def twice(guest: Guest, path: str, **data: str | int) -> list[int]:
    """The same form from two windows at once."""
    answers = await asyncio.gather(*(guest.send(path, **data) for _ in range(2)))
    return sorted(answer.status_code for answer in answers)


@pytest.mark.parametrize("game", SHELF)
async def test_everything_that_can_be_sent_twice_is_done_once(db: Path, game: str) -> None:
    """Two windows send the same at the same time: no server error, and what is stored is the game that was played."""
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        house, token = site.house, ann.client.cookies["villainy"]
        live = await seated(house, game, token, token)
        table = live.row.id
        for turn in range(25):
            if live.row.status == OVER or live.play is None:
                break
            asked = [seat for seat in live.game.to_answer() if not live.passes(seat)]
            if asked:
                seat = asked[turn % len(asked)]
                options = live.game.options(seat)
                option, ticket = options[turn * 7 % len(options)], house.ticket(live, seat)
                entries = len(live.play.entries)
                move = await twice(ann, f"/t/{table}/move", seat=seat, option=option, number=ticket, script="yes")
                assert move == [204, 409] or len(live.play.entries) > entries + 1
            other = turn % 2
            for act in ("withdraw", "take-back", "agree", "return", "orders"):
                if (turn + len(act)) % 4 == 0:
                    data = {"number": house.ticket(live, other), "yes": "yes", "what": "always", "script": "yes"}
                    sent = await twice(ann, f"/t/{table}/{act}", seat=other, **data)
                    assert set(sent) <= {204, 409}, (act, sent)
        before = state(house, live)
    async with site_on(db) as site:
        again = await site.house.table(table)
        after = state(site.house, again)
        for what in ("game", "entries", "line", "options", "tickets", "requests"):
            assert after[what] == before[what], what


# A server that cannot serve -----------------------------------------------------------------------------------------


@pytest.fixture
def as_before() -> Iterator[None]:
    """A server sets how its whole process works."""
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("as_before")
def test_two_servers_do_not_share_a_file(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with alone_on(sqlite(db)):
        assert serve(TableConfig(db=sqlite(db)), "127.0.0.1", 0, browser=False) == 2
        assert table_words("en").say("table-serve-already") in " ".join(capsys.readouterr().out.split())
        link = db.with_name("link.db")
        link.symlink_to(db)
        for name in (f"sqlite:///{link}", f"sqlite:///{db.parent}/x/../{db.name}", f"sqlite+pysqlite:///{db}"):
            assert serve(TableConfig(db=name), "127.0.0.1", 0, browser=False) == 2
            assert table_words("en").say("table-serve-already") in " ".join(capsys.readouterr().out.split())
        with alone_on(sqlite(db.with_name("other.db"))), alone_on("sqlite://"):
            pass
    with alone_on(sqlite(db)):
        pass
    assert not db.with_name(":memory:.lock").exists()


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("trouble", ["a folder", "no folder", "no database"])
def test_a_server_without_its_tables_says_why(db: Path, capsys: pytest.CaptureFixture[str], trouble: str) -> None:
    url = sqlite(db)
    if trouble == "a folder":
        db.mkdir()
    elif trouble == "no folder":
        url = f"sqlite:///{db.parent / 'nowhere' / 'tables.db'}"
    else:
        db.write_bytes(b"these are no tables, but a story about them" * 100)
    assert serve(TableConfig(db=url), "127.0.0.1", 0, browser=False) == 2
    said = " ".join(capsys.readouterr().out.split())
    start = table_words("en").say("table-serve-no-database", why="")
    assert start in said and len(said) > len(start) + 5 and "Traceback" not in said


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers end as soon as they have begun."""

    async def nothing(*_: Any) -> None:
        pass

    monkeypatch.setattr(Server, "serve", nothing)
    monkeypatch.setattr(Bots, "start", lambda _: None)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What servers print. They also set up logging, for longer than a test captures what is written."""
    paper = io.StringIO()
    monkeypatch.setattr("villainy.table.serve.Console", lambda: Console(file=paper))
    return paper


@pytest.mark.usefixtures("as_before")
def test_a_server_whose_database_has_become_anothers_ends(
    db: Path, monkeypatch: pytest.MonkeyPatch, printed: io.StringIO
) -> None:
    monkeypatch.setattr("villainy.table.serve.HOLDING", 0)
    monkeypatch.setattr("villainy.table.serve.alone_on", lambda _: nullcontext(lambda: False))
    monkeypatch.setattr(Bots, "start", lambda _: None)
    assert serve(TableConfig(db=sqlite(db)), "127.0.0.1", 0, browser=False) == 2
    assert printed.getvalue().splitlines()[-1] == table_words("en").say("table-serve-already")


@pytest.mark.usefixtures("as_before", "at_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_cannot_listen_or_store_says_so_in_one_sentence(
    db: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words = table_words(language)

    def said(host: str = "127.0.0.1", port: int = 0, url: str = "") -> str:
        assert serve(TableConfig(db=url or sqlite(db), language=language), host, port, browser=False) == 2
        out = capsys.readouterr()
        assert out.err == "" and out.out.count("\n") == 1, out
        return out.out.strip()

    for host in ("nosuch.invalid", "a..b", "x" * 300, "[red]"):
        assert said(host) == words.say("table-serve-no-host", host=host)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert said(port=port) == words.say("table-serve-port-taken", port=str(port))
    assert said("203.0.113.1").startswith(words.say("table-serve-no-address", host="203.0.113.1", port="0", why=""))
    why = words.say("table-serve-no-database", why="")
    for url in (
        "nonsense",
        "sqlite",
        "nosuch://x/y",
        "sqlite+nosuch:///x",
        "postgresql+psycopg://nobody@127.0.0.1:1/x",
    ):
        if importlib.util.find_spec("psycopg") or "psycopg" not in url:
            assert said(url=url).startswith(why), url
    assert said(url="mysql+cymysql://x/y") == words.say("table-serve-no-driver", driver="cymysql")


@pytest.mark.skipif(bool(POSTGRES), reason="what is damaged here is a file")
@pytest.mark.usefixtures("as_before", "at_once")
def test_a_damaged_file_is_told_in_one_sentence(db: Path, printed: io.StringIO) -> None:
    async def played() -> None:
        async with house_on(db) as house:
            await steps(house, await table_of(house, "Ann", "Bob"), 5)

    asyncio.run(played())
    whole, page = db.read_bytes(), 4096
    damages = [whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :] for at in (0, 16, 18, 44, 56, 100, 103, 108)]
    damages += [whole[:at] + bytes(page) + whole[at + page :] for at in range(0, len(whole), page)][:12]
    damages += [whole.replace(b"0004", b"9999"), whole[: len(whole) // 2], whole[:page], whole[:50]]
    answers = []
    for damaged in damages:
        for path in db.parent.iterdir():
            path.unlink()
        db.write_bytes(damaged)
        answers.append(serve(TableConfig(db=sqlite(db)), "127.0.0.1", 0, browser=False))
        if answers[-1] == 2:  # else one table is damaged, which is logged, and the others are served
            said = printed.getvalue().splitlines()[-1]
            assert said.startswith(table_words("en").say("table-serve-no-database", why=""))
    assert answers.count(2) >= 5
