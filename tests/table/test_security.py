"""What guards the table: forms, cookies, headers, limits, escaping, secrets, and calm in the face of nonsense."""

import asyncio
import base64
import copy
import random
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from serving import Guest, Site, site_on, state, steps
from villainy.games import box
from villainy.table.door import Visitor
from villainy.table.limits import UNLIMITED
from villainy.table.live import SPECTATOR, Live
from villainy.table.newgame import new_header
from villainy.table.render import STATIC_PATH, Pages
from villainy.table.secret import Seal, hashed, new_token
from villainy.table.storage import OVER, PERSON, SeatRow
from villainy.table.web.streams import changes, merged, window
from villainy.table.wire import MOST_BYTES

pytestmark = pytest.mark.anyio

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>{{7*7}}&amp;"
URLS = {"href", "src", "action", "formaction"}


class Strict(HTMLParser):
    """Reads a page and notes whatever the policy would stop: inline script and style, handlers, foreign addresses."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.forms: list[dict[str, str]] = []
        self._open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "style" or (tag == "script" and "src" not in given):
            self.faults.append(f"inline {tag}")
        for name, value in given.items():
            if name.startswith("on") or name == "style":
                self.faults.append(f"{tag} {name}")
            if name in URLS and not re.match(r"^(/(?!/)|#|http://table\.test/|\?)", value):
                self.faults.append(f"{tag} {name}={value}")
        if tag in {"iframe", "object", "embed", "base"}:
            self.faults.append(tag)
        if tag == "form" and given.get("method", "").lower() == "post":
            self.forms.append({"": given.get("action", "")})
        if tag == "input" and self.forms and given.get("name"):
            self.forms[-1][given["name"]] = given.get("value", "")


async def at_a_table(site: Site) -> tuple[Guest, Guest, Live]:
    """Ann and Bob play, with a bot; a few moves have been made."""
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    table = await ann.open("me", "open")
    assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
    live = await site.house.table(table)
    await steps(site.house, live, 6)
    return ann, bob, live


# Forms and cookies --------------------------------------------------------------------------------------------------


async def test_a_form_that_is_not_ours_counts_for_nothing(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await at_a_table(site)
        table = f"/t/{live.row.id}"
        before = state(site.house, live)
        seat = live.game.to_answer()[0]
        guest = (ann, bob)[seat]
        move = {"seat": seat, "option": live.game.options(seat)[0], "number": site.house.ticket(live, seat)}
        sent: list[tuple[str, dict[str, Any]]] = [
            (f"{table}/move", move),
            (f"{table}/withdraw", move),
            (f"{table}/take-back", {"seat": seat}),
            (f"{table}/agree", {"seat": seat, "yes": "yes"}),
            (f"{table}/return", {"seat": seat, "away": "yes"}),
            (f"{table}/chat", {"seat": seat, "text": "hello"}),
            (f"{table}/again", {"seat": seat}),
            (f"{table}/sit/0", {}),
            (f"{table}/fill/0", {"level": "random"}),
            ("/play/evil101", {}),
            ("/open/evil101", {"players": 2}),
            ("/me", {"nickname": "Mallory"}),
            ("/me/link", {}),
            ("/enter/x", {}),
            ("/language", {"language": "nn"}),
        ]
        stranger = ann if guest is bob else bob
        for address, data in sent:
            for csrf in (None, "", "x", stranger.csrf, guest.csrf[:-1], "æ"):
                form = data if csrf is None else {**data, "csrf": csrf}
                answer = await guest.client.post(address, data=form)
                assert answer.status_code == 403, (address, csrf, answer.status_code)
        assert state(site.house, live) == before
        assert len(await site.house.store.tables()) == 1


async def test_every_form_on_every_page_carries_the_token_of_its_browser(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        for page in await pages_of(ann, live):
            for form in Strict(page).forms:
                if "option" not in form:
                    assert form.get("csrf") == ann.csrf or form == {"": form[""]}, form


async def test_cookies_are_out_of_reach_and_secret(db: Path) -> None:
    async with site_on(db) as site:
        seen: set[str] = set()
        for _ in range(5):
            guest = await site.guest()
            guest.client.cookies.clear()
            answer = await guest.client.get("/")
            (cookie,) = [value for value in answer.headers.get_list("set-cookie") if value.startswith("villainy=")]
            flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags and "secure" not in flags
            token = cookie.split(";")[0].removeprefix("villainy=")
            assert len(base64.urlsafe_b64decode(token + "==")) * 8 >= 128
            seen.add(token)
        assert len(seen) == 5
        guest = await site.guest()
        answer = await guest.client.get("https://table.test/", headers={"cookie": ""})
        answer = await guest.send("/language", language="nn")
        assert all(
            "httponly" in value.lower() and "samesite=lax" in value.lower()
            for value in answer.headers.get_list("set-cookie")
        )


async def test_over_https_cookies_stay_there(db: Path) -> None:
    async with site_on(db) as site:
        transport = site.transport()
        async with httpx.AsyncClient(transport=transport, base_url="https://table.test") as client:
            answer = await client.get("/", headers={"accept": "text/html"})
            assert "; secure" in answer.headers["set-cookie"].lower()


async def test_secrets_are_long_and_cannot_be_derived(db: Path) -> None:
    assert len(base64.urlsafe_b64decode(new_token() + "==")) >= 16
    one, two = Seal(b"one key"), Seal(b"another")
    marks = {
        one.mark("seat", "table", 1),
        one.mark("seat", "table", 2),
        one.mark("seat", "other", 1),
        one.mark("question", "table", 1),
        two.mark("seat", "table", 1),
        one.mark("seat", "table\x1f1"),
        one.mark("seat", "table", 1, 0),
    }
    assert len(marks) >= 6
    assert all(len(base64.urlsafe_b64decode(mark)) * 8 >= 128 for mark in marks)
    assert one.holds(one.mark("seat", "table", 1), "seat", "table", 1)
    assert not one.holds(two.mark("seat", "table", 1), "seat", "table", 1)
    assert not one.holds("", "seat", "table", 1) and not one.holds("æ", "seat", "table", 1)
    async with site_on(db) as site:
        ann, eve = await site.guest("Ann"), await site.guest("Eve")
        table = await ann.open("me", "link", "link")
        await ann.get(f"/t/{table}")
        links = set(re.findall(rf"/t/{table}/sit/\d/[\w=-]+", ann.page))
        assert len(links) == 2
        await eve.get(f"/t/{table}")
        assert not any(link.rsplit("/", 1)[1] in eve.page for link in links)
        assert (await eve.send(f"/t/{table}/sit/1")).status_code == 403
        first, second = sorted(links)
        for guess in (first.rsplit("/", 1)[1], "x", "A" * 24):
            assert (await eve.get(f"/t/{table}/sit/2/{guess}")).status_code == 404
            assert (await eve.send(f"/t/{table}/sit/2", secret=guess)).status_code == 403
        assert (await eve.get(second)).status_code == 200
        assert (await eve.send(f"/t/{table}/sit/2", secret=second.rsplit("/", 1)[1])).status_code == 303


async def test_a_private_link_makes_another_browser_the_same_person_until_there_is_a_newer_one(db: Path) -> None:
    async with site_on(db) as site:
        ann, phone = await site.guest("Ann"), await site.guest()
        old = re.findall(r"/enter/[\w-]+", (await ann.send("/me/link")).text)[0]
        new = re.findall(r"/enter/[\w-]+", (await ann.send("/me/link")).text)[0]
        assert (await phone.get(old)).status_code == 404
        assert (await phone.get(new)).status_code == 200
        assert (await phone.send(old)).status_code == 404
        assert (await phone.send(new)).status_code == 303
        await phone.get("/me")
        assert "Ann" in phone.page
        await ann.get("/me")
        assert "Ann" in ann.page
        assert hashed(new.removeprefix("/enter/")) != new.encode()


# Headers and pages --------------------------------------------------------------------------------------------------


async def pages_of(guest: Guest, live: Live) -> list[str]:
    """Every page that there is, before, during and after a game."""
    waiting = await guest.open("me", "open", "link")
    addresses = [
        "/",
        "/me",
        "/open/evil101",
        "/rules/evil101",
        f"/t/{waiting}",
        f"/t/{live.row.id}",
        f"/t/{live.row.id}?seat=0",
        f"/t/{live.row.id}/why-not?seat=0&option=3",
        "/nonsense",
        f"/t/{live.row.id}/record",
    ]
    if live.row.status == OVER:
        addresses += [f"/t/{live.row.id}/replay?at={at}&as={who}" for at in (0, 9, 9999) for who in (-1, 0, 1, 2, 3)]
    return [(await guest.get(address)).text for address in addresses if "record" not in address]


async def test_the_policy_is_strict_and_every_page_keeps_it(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        answer = await ann.get("/")
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "*" not in policy
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == "'none'" and rules["script-src"] == rules["style-src"] == "'self'"
        assert rules["base-uri"] == rules["frame-ancestors"] == "'none'" and rules["form-action"] == "'self'"
        for address in ("/", "/nonsense", f"{STATIC_PATH}/villainy.css", "/api/games", "/healthz", f"/t/{live.row.id}"):
            found = (await ann.get(address)).headers
            assert found["content-security-policy"] == policy, address
            assert found["x-content-type-options"] == "nosniff", address
        assert (await ann.get(f"/t/{live.row.id}")).headers["cache-control"] == "no-store"
        for language in ("en", "nn"):
            assert (await ann.send("/language", language=language)).status_code == 303
            for page in await pages_of(ann, live):
                assert Strict(page).faults == []
        await steps(site.house, live, 10_000)
        for page in await pages_of(ann, live):
            assert Strict(page).faults == []


async def test_names_and_chat_are_only_text(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest(EVIL)
        table = await ann.open("me", "me", **{"name-0": EVIL[:40], "name-1": EVIL[10:50]})
        live = await site.house.table(table)
        assert (await ann.send(f"/t/{table}/chat", seat=0, text=EVIL * 3)).status_code == 303
        await steps(site.house, live, 12)
        stream = await streamed(site, live, 0)
        pages = [*(await pages_of(ann, live)), stream.encode().decode("unicode_escape")]
        for page in pages:
            assert "<script>alert" not in page and "<img src=x" not in page and "49&amp;" not in page
            assert Strict(page).faults == []
        assert any("&lt;script&gt;" in page for page in pages)


async def test_names_in_a_deck_are_only_text(db: Path) -> None:
    async with site_on(db) as site:
        house, known = site.house, box("evil101")
        source = copy.deepcopy(known.house_deck().source)
        for kind in ("symbol", "plot", "target", "agent", "chase"):
            for n, entry in enumerate(source[kind]):
                entry["name"] = f"\" onclick='x'><img onerror=x>{n}"
        host = (await house.store.new_person(b"host", "Ann", "en")).id
        header = new_header(known, 3, {"pocket": "may"}, known.read_deck(source, "deck"))
        seats = tuple(SeatRow(at, PERSON, "", "Ann", host, False) for at in range(3))
        live = await house.table(await house.open(host, header, seats, listed=False, spectators=True, clock=0))
        pages, drawn = Pages(), ""
        while live.row.status != OVER:
            for seat in (SPECTATOR, *range(3)):
                page = pages.table(house, live, seat, host, "en", "").html
                assert "<img" not in page and Strict(page).faults == []
                drawn += page
            await steps(house, live, 5)
        assert all(f'class="card {kind}' in drawn for kind in ("plot", "target", "agent", "chase"))
        assert "&lt;img onerror=x&gt;" in drawn and 'class="choices"' in drawn


async def streamed(site: Site, live: Live, seat: int) -> str:
    person = live.row.seats[seat].person if seat != SPECTATOR else None
    somebody = type("Somebody", (), {"id": person, "nickname": ""})() if person else None
    visitor: Any = type("V", (), {"person": somebody, "language": "en", "csrf": "", "theme": "", "token": ""})()
    stream = changes(site.house, Pages(), live.row.id, seat, visitor, "")
    message = await anext(stream)
    await stream.aclose()  # type: ignore[attr-defined]
    return message.encode().decode()


@pytest.mark.parametrize(
    "back", ["//evil.test", "https://evil.test", "/\\evil.test", "\\\\evil.test", "/\t/evil.test", "javascript:x", ""]
)
async def test_nobody_is_led_away(db: Path, back: str) -> None:
    async with site_on(db) as site:
        guest = await site.guest("Ann")
        answer = await guest.send("/language", language="nn", back=back)
        assert answer.status_code == 303
        led = httpx.URL("http://table.test/").join(answer.headers["location"].replace("\\", "/").replace("\t", ""))
        assert led.host == "table.test" and led.scheme == "http"


async def test_the_rules_lead_back_to_the_table_that_was_left_and_nowhere_else(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        table = live.row.id
        for page in ("/rules/evil101", "/rules/evil101/evil101.end.twenty"):
            for came, back in {
                f"http://table.test/t/{table}?seat=0": f"/t/{table}?seat=0",
                f"http://table.test/t/{table}": f"/t/{table}",
                f"http://table.test/t/{table}?x=1": f"/t/{table}",
            }.items():
                answer = await ann.client.get(page, headers={"referer": came})
                assert f'class="btn hot" href="{back}"' in answer.text or f'class="btn" href="{back}"' in answer.text
            for came in (
                "",
                f"http://elsewhere.test/t/{table}",
                f"http://table.test@elsewhere.test/t/{table}",
                "http://table.test//elsewhere.test",
                "http://table.test/t/../me",
                f"http://table.test/t/{table}/record",
                "javascript:alert(1)",
                "http://[",
            ):
                answer = await ann.client.get(page, headers={"referer": came})
                assert answer.status_code == 200 and "Back to the table" not in answer.text
        refused = await ann.client.get(f"/t/{table}/why-not?seat=0&option=0")
        assert f'href="/t/{table}?seat=0"' in refused.text


async def test_another_language_leaves_people_where_they_are(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", "link")
        secret = site.house.invitation(await site.house.table(table), 1)
        where = f"/t/{table}/sit/1/{secret}"
        await bob.get(where)
        assert f'name="back" value="{where}"' in bob.page
        assert (await bob.send("/language", language="nn", back=where)).headers["location"] == where
        await bob.get(where)
        assert '<html lang="nn"' in bob.page and f'value="{secret}"' in bob.page


async def test_who_is_invited_is_told_what_is_played(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open(
            "me", "open", "link", clock=600, **{"setting-firstHandler": "2", "setting-pocket": "may"}
        )
        await bob.get(f"/t/{table}")
        told = re.sub(r"<[^>]+>|\s+", " ", bob.page[bob.page.index('id="agreed"') :])
        for part in ("10 minutes", "Seat 3", "24"):
            assert part in told
        assert "by lot" not in told


async def test_a_language_that_we_do_not_speak_is_a_fault(db: Path) -> None:
    async with site_on(db) as site:
        guest = await site.guest("Ann")
        assert (await guest.send("/language", language="xx", back="/")).status_code == 400
        assert (await guest.send("/language", language="nn", back="/me")).headers["location"] == "/me"
        assert 'lang="nn"' in (await guest.get("/me")).text


# Limits -----------------------------------------------------------------------------------------------------------


async def test_too_much_is_too_much(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        program = await site.program("Robot")
        before = state(site.house, live)
        flood = "x" * (MOST_BYTES + 1)
        assert (await ann.send(f"/t/{live.row.id}/chat", seat=0, text=flood)).status_code == 413
        assert (await ann.send("/open/evil101", players=2, deck=flood)).status_code == 413
        assert (await program.post("/api/people", json={"nickname": flood})).status_code == 413
        assert state(site.house, live) == before
        assert (await ann.send(f"/t/{live.row.id}/chat", seat=0, text="y" * 5000)).status_code == 303
        assert len(live.chat[-1].text) <= 500
        assert (await ann.send("/me", nickname="z" * 5000)).status_code == 303
        await ann.get("/me")
        assert "z" * 41 not in ann.page


async def test_too_often_is_too_often(db: Path) -> None:
    async with site_on(db, limits=replace(UNLIMITED, requests_per_minute=10)) as site:
        guest = await site.guest()
        answers = [await guest.get("/me") for _ in range(12)]
        assert [answer.status_code for answer in answers].count(429) >= 2
        last = answers[-1]
        assert last.status_code == 429 and "Traceback" not in last.text and len(last.text) > 20
        assert 0 < int(last.headers["retry-after"]) <= 60
        assert not [name for answer in answers for name in answer.headers if name.startswith("ratelimit")]
        forged = await guest.client.get("/me", headers={"x-forwarded-for": "10.9.8.7"})
        assert forged.status_code == 429
        assert (await guest.get(f"{STATIC_PATH}/villainy.css")).status_code == 200
        assert (await guest.get("/healthz")).status_code == 200


# Secrets of the game ----------------------------------------------------------------------------------------------


async def test_the_seed_leaves_only_after_the_end(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await at_a_table(site)
        eve = await site.guest("Eve")
        seed, table = live.row.header.seed, live.row.id
        assert len(seed) * 4 >= 128
        while live.row.status != OVER:
            said: list[str] = []
            for guest, seat in ((ann, 0), (bob, 1), (eve, SPECTATOR)):
                for address in (
                    "/",
                    f"/t/{table}",
                    f"/t/{table}/record",
                    f"/t/{table}/replay",
                    f"/t/{table}/replay?as=3",
                    f"/api/tables/{table}",
                    f"/api/tables/{table}/view",
                ):
                    answer = await guest.get(address)
                    said.append(answer.text)
                    if "/re" in address:
                        assert answer.status_code == 403
                said.append(await streamed(site, live, seat))
            assert not any(seed in text for text in said)
            await steps(site.house, live, 80)
        record = await eve.get(f"/t/{table}/record")
        assert record.status_code == 200 and seed in record.text
        assert (await eve.get(f"/t/{table}/replay?as=3")).status_code == 200


async def test_a_viewer_is_sent_no_card_that_they_have_not_seen(db: Path) -> None:
    """Marks of cards on the page, and cards in the view, are those of cards that this viewer has seen."""
    async with site_on(db) as site:
        _, _, live = await at_a_table(site)
        for _ in range(6):
            for seat in (0, 1, SPECTATOR):
                viewer = live.viewer(seat)
                known = {card for card, eyes in enumerate(live.game.seen) if (eyes >> viewer) & 1}
                page = (await streamed(site, live, seat)).replace('\\"', '"')
                cards = {site.house.card_mark(live, viewer, card): card for card in range(len(live.game.seen))}
                named = {cards[mark] for mark in re.findall(r'data-vt="c([^"]+)"', page)}
                public = {card for card in (*live.game.row, *live.game.guards, *live.game.road) if card >= 0}  # type: ignore[attr-defined]
                assert named and named <= known | public
            await steps(site.house, live, 3)


async def test_no_page_for_those_who_may_not_watch(db: Path) -> None:
    async with site_on(db) as site:
        ann, eve = await site.guest("Ann"), await site.guest("Eve")
        forms: dict[str, str | int] = {"seat-0": "me", "seat-1": "me", "setting-goal": 24}
        answer = await ann.send("/open/evil101", players=2, **forms)
        table = answer.headers["location"]
        for address in (
            table,
            f"{table}?seat=0",
            f"{table}/stream",
            f"{table}/stream?seat=0",
            f"{table}/why-not?option=1",
        ):
            assert (await eve.get(address)).status_code == 403, address
        assert (await eve.get("/")).text.count(table) == 0
        assert (await ann.get(f"{table}?seat=1")).status_code == 200


async def test_nobody_moves_for_another(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob, live = await at_a_table(site)
        eve = await site.guest("Eve")
        before = state(site.house, live)
        seat = live.game.to_answer()[0]
        other = bob if seat == 0 else ann
        table, ticket = f"/t/{live.row.id}", site.house.ticket(live, seat)
        for guest in (other, eve):
            acts: list[tuple[str, dict[str, str | int]]] = [
                ("move", {"option": live.game.options(seat)[0], "number": ticket}),
                ("take-back", {}),
                ("agree", {"yes": "yes"}),
                ("return", {"away": "yes"}),
                ("chat", {"text": "hello"}),
                ("withdraw", {"number": ticket}),
            ]
            for act, data in acts:
                assert (await guest.send(f"{table}/{act}", seat=seat, **data)).status_code == 403
        assert state(site.house, live) == before


async def test_a_stream_of_a_table_that_waits_is_refused_in_words(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "open")
        for address in (f"/t/{table}/stream", f"/t/{table}/stream?seat=0", f"/api/tables/{table}/events"):
            assert (await ann.get(address)).status_code == 409


def _after(field: str, lines: list[str]) -> str:
    """The first line of that field in an event as it is sent."""
    return next(line.removeprefix(f"{field}: ") for line in lines if line.startswith(f"{field}: "))


async def test_the_stream_of_all_windows_shows_each_only_what_it_may_see(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        eve = await site.guest("Eve")
        closed = await ann.send("/open/evil101", players="2", **{"seat-0": "me", "seat-1": "me", "setting-goal": "24"})
        private = closed.headers["location"].removeprefix("/t/")
        waiting = await ann.open("me", "open")
        table = live.row.id
        watch = [f"{table}:-1:", f"{table}:0:", f"{table}:1:", f"{table}:7:", f"{table}:x:", f"{private}:-1:"]
        watch += [f"{private}:0:", f"{waiting}:0:", f"{waiting}:lobby:", "nonsense:0:"]
        person = await site.house.store.person(token=hashed(eve.client.cookies["villainy"]))
        visitor = Visitor(token="", person=person, language="en", theme="", csrf="")
        parts = [one.split(":") for one in watch]
        streams = {f"{at}:{seat}": window(site.house, Pages(), visitor, at, seat, "") for at, seat, _ in parts}
        line = merged(streams)
        heard = [await asyncio.wait_for(anext(line), 20) for _ in watch]
        sent = [said.encode().decode().split("\r\n") for said in heard]
        told = {(_after("event", said), _after("data", said)) for said in sent}
        assert told == {("view", f"{table}:-1"), *(("look", one[:-1]) for one in watch[1:])}
        site.house.ending()
        assert (await asyncio.wait_for(anext(line), 5)).event == "bye"
        await line.aclose()  # type: ignore[attr-defined]
        for wrong in ("nonsense", ",", "a:b", "a:b:c:d", ",".join(["a:0:"] * 61)):
            assert (await eve.client.get("/stream", params={"watch": wrong})).status_code == 400


# Nonsense -----------------------------------------------------------------------------------------------------------

ODD = [
    "",
    " ",
    "0",
    "1",
    "2",
    "-1",
    "99999999999",
    "1" * 5000,
    "٣",
    "²",
    "1e3",
    "0x10",
    "None",
    "true",
    "me",
    "open",
    "link",
    "random",
    "evil101",
    "\0",
    "\x1f",
    "\u202e",
    "🦹",
    "é" * 200,
    EVIL,
    "' or 1=1 --",
    "../../../etc/passwd",
    "%00%ff%s%n",
    "{{config}}",
    "a\r\nset-cookie: x=y",
    "[[plot]]\nname = 1",
    "plot = 5",
    "[symbol]",
]
FIELDS = ["seat", "option", "number", "request", "text", "yes", "away", "level", "players", "clock", "deck", "nickname"]
FIELDS += [
    "seat-0",
    "seat-1",
    "name-0",
    "setting-goal",
    "setting-x",
    "secret",
    "language",
    "back",
    "script",
    "spectators",
]


async def nonsense(guest: Guest, table: str, chance: random.Random) -> httpx.Response:
    acts = ["move", "withdraw", "take-back", "agree", "chat", "again", "sit/1", "sit/99999999999999999999", "fill/0"]
    acts += ["fill/-1", "sit/x", "nonsense"]
    where = chance.choice([table, table, table, "x", "%00", "%F0%28", "a" * 300])
    posts = [f"/t/{where}/{chance.choice(acts)}"] * 6 + [
        "/open/evil101",
        "/open/chess",
        "/play/chess",
        "/me",
        "/me/link",
    ]
    posts += ["/enter/x", "/language"]
    if chance.random() < 0.3:
        gets = ["/t/{}", "/t/{}/why-not", "/t/{}/replay", "/t/{}/record", "/rules/{}", "/rules/evil101/{}", "/enter/{}"]
        gets += ["/open/{}", STATIC_PATH + "/{}", "/t/{}/sit/1/x", "/api/tables/{}", "/{}"]
        query = {name: chance.choice(ODD) for name in ("seat", "option", "at", "as", "after") if chance.random() < 0.5}
        return await guest.client.get(chance.choice(gets).format(where), params=query)
    if chance.random() < 0.1:
        kinds = [
            "application/x-www-form-urlencoded",
            "application/json",
            "multipart/form-data; boundary=x",
            "text/plain",
        ]
        headers = {"content-type": chance.choice(kinds)}
        return await guest.client.post(chance.choice(posts), content=chance.randbytes(60), headers=headers)
    form = {name: chance.choice(ODD) for name in FIELDS if chance.random() < 0.5}
    if chance.random() < 0.9:
        form["csrf"] = guest.csrf
    if chance.random() < 0.6:
        form["seat"] = "0"
    return await guest.client.post(chance.choice(posts), data=form)


@pytest.mark.parametrize("seed", range(4))
async def test_nonsense_is_answered_in_words_and_changes_nothing(db: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        while live.play is not None and live.play.can_take_back(0):
            await steps(site.house, live, 3)
        game, moves = state(site.house, live)["game"], len(live.play.entries if live.play else [])
        for _ in range(150):
            answer = await nonsense(ann, live.row.id, chance)
            asked = (answer.request.method, answer.request.url, answer.request.content)
            assert answer.status_code < 500, asked
            assert "Traceback" not in answer.text
            assert "x" not in answer.cookies, asked
            if answer.status_code >= 400:
                assert len(answer.text) > 20, asked
        assert state(site.house, live)["game"] == game
        assert len((await site.house.store.entries(live.row.id))[0]) == moves


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "villainy"},
        {"cookie": "villainy=\xff\xfe; lang=xx"},
        {"cookie": "; ;=;==;villainy=a\tb;lang=\x7f"},
        {"cookie": 'villainy="\\777"; lang="nn'},
        {"cookie": "a[b]=c; expires=x; villainy=" + "x" * 9000},
        {"authorization": "Bearer"},
        {"authorization": "Bearer \xe6\xf8\xe5"},
        {"authorization": "Basic eDp5"},
        {"accept-language": ",;q=,-,;;" * 200},
        {"accept": "\xff"},
        {"accept-encoding": "nonsense;q=x"},
        {"host": "table.test:x"},
        {"host": "[::1"},
    ],
)
async def test_odd_headers_do_no_harm(db: Path, headers: dict[str, str]) -> None:
    async with site_on(db) as site:
        transport = site.transport()
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            for address in ("/", "/me", "/api/tables", "/nonsense"):
                assert (await client.get(address, headers=raw)).status_code < 500


async def test_many_at_once_do_no_harm(db: Path) -> None:
    async with site_on(db) as site:
        ann, _, live = await at_a_table(site)
        chance = random.Random(7)
        answers = await asyncio.gather(*(nonsense(ann, live.row.id, chance) for _ in range(60)))
        assert all(answer.status_code < 500 for answer in answers)
