"""The door: a browser keeps its identity whatever else it sends, and nobody brings one along that is not theirs."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from serving import Guest, Site, site_on
from villainy.table.door import HEADERS, cookies_of, is_ours, own_names
from villainy.table.secret import Seal, hashed, new_token

pytestmark = pytest.mark.anyio

ODD = (
    'foo={"a":1}',
    "a,b=1",
    "x/y=1",
    "f(x)=1",
    "=",
    "=1",
    "",
    "villainy",
    "villainy=",
    "villainy=made-up",
    'villainy="made-up"',
    "Villainy=made-up",
    "villainy =made-up",
    "lang=xx",
    "theme=<script>",
    "lang",
    "a=b=c=d",
    '"',
    'q="unfinished',
    "$Version=1; $Path=/",
    "expires=Wed, 09 Jun 2021 10:18:14 GMT",
    "HttpOnly",
    "\x00",
    "æ=ø",
    "[]={}",
    "a\tb=c d",
    "y" * 4000,
)
"""Cookies that other programs on the same host may have set, or that somebody made up."""


async def token_of(site: Site, nickname: str) -> tuple[Guest, str]:
    guest = await site.guest(nickname)
    return guest, guest.client.cookies["villainy"]


async def sent(site: Site, *headers: tuple[str, str], path: str = "/me", method: str = "GET") -> httpx.Response:
    """What a browser without cookies of its own is answered."""
    async with httpx.AsyncClient(transport=site.transport(), base_url="http://table.test") as client:
        given = [("accept", "text/html"), *headers]
        return await client.request(
            method, path, headers=[(name.encode(), value.encode("latin-1")) for name, value in given]
        )


def given_cookie(answer: httpx.Response) -> str:
    found = [value for value in answer.headers.get_list("set-cookie") if value.startswith("villainy=")]
    return found[0].split(";")[0].removeprefix("villainy=") if found else ""


async def test_a_person_is_known_whatever_other_cookies_there_are(db: Path) -> None:
    async with site_on(db) as site:
        _, token = await token_of(site, "Wilma Worst")
        mine = f"villainy={token}"
        for odd in ODD:
            for cookies in ([f"{odd}; {mine}"], [f"{mine}; {odd}"], [odd, mine], [f"{odd};{odd};;{mine};{odd}", odd]):
                answer = await sent(site, *(("cookie", value) for value in cookies))
                assert answer.status_code == 200 and "Wilma Worst" in answer.text, cookies
                assert given_cookie(answer) == "", cookies
        everything = "; ".join([*(odd for odd in ODD if not odd.startswith("villainy")), mine])
        assert "Wilma Worst" in (await sent(site, ("cookie", everything))).text


async def test_odd_cookies_alone_make_nobody_and_break_nothing(db: Path) -> None:
    async with site_on(db) as site:
        for odd in ODD:
            for path in ("/", "/me", "/nonsense", "/rules/evil101", "/api/games", "/healthz"):
                answer = await sent(site, ("cookie", odd), path=path)
                assert answer.status_code < 500, (odd, path)
                assert all(name.decode() in answer.headers for name, _ in HEADERS)
                if path == "/me":
                    assert site.house.seal.gave(given_cookie(answer)), odd


@given(st.lists(st.binary(max_size=60), max_size=4))
@example([b"villainy=\xff; villainy; ==;villainy==a="])
def test_any_bytes_are_cookies_or_nothing(values: list[bytes]) -> None:
    mine = (b"cookie", b"villainy=mine")
    found = cookies_of([*((b"cookie", value) for value in values), mine])
    assert found["villainy"][-1] == "mine"
    seal = Seal(b"key")
    for tokens in found.values():
        assert not any(seal.gave(token) for token in tokens)
        assert all(hashed(token) for token in tokens)


async def test_a_token_that_the_server_did_not_give_is_nobodys(db: Path) -> None:
    async with site_on(db) as site:
        elsewhere = Seal(b"another server").new_visitor()
        ours = site.house.seal.new_visitor()
        for made_up in (new_token(), elsewhere, "x", ours[:-1], f"x{ours}", f"{new_token()}.{ours.partition('.')[2]}"):
            answer = await sent(site, ("cookie", f"villainy={made_up}"))
            fresh = given_cookie(answer)
            assert fresh and fresh != made_up and site.house.seal.gave(fresh)
            async with httpx.AsyncClient(transport=site.transport(), base_url="http://table.test") as client:
                for header in ({"cookie": f"villainy={made_up}"}, {"authorization": f"Bearer {made_up}"}):
                    csrf = site.house.seal.mark("csrf", made_up.partition(".")[0])
                    form = {"csrf": csrf, "nickname": "Mallory"}
                    assert (await client.post("/me", data=form, headers=header)).status_code == 403
            assert await site.house.store.person(token=hashed(made_up)) is None


async def test_who_knows_the_token_of_a_browser_before_it_is_a_person_is_not_that_person(db: Path) -> None:
    async with site_on(db) as site:
        planted = given_cookie(await sent(site))
        victim = await site.guest()
        victim.client.cookies.clear()
        victim.client.headers["cookie"] = f"villainy={planted}"
        await victim.get("/me")
        answer = await victim.send("/me", nickname="Wilma Worst")
        own = given_cookie(answer)
        assert answer.status_code == 303 and own and own != planted
        assert "Wilma Worst" in (await sent(site, ("cookie", f"villainy={own}"))).text
        assert "Wilma Worst" not in (await sent(site, ("cookie", f"villainy={planted}"))).text
        victim.client.cookies.clear()
        victim.client.headers["cookie"] = f"villainy={own}"
        assert (await victim.send("/me", nickname="Dora Dread")).status_code == 303, "the page from before still counts"


async def test_people_whose_token_is_older_than_its_form_stay_who_they_are(db: Path) -> None:
    async with site_on(db) as site:
        old = new_token()
        await site.house.store.new_person(hashed(old), "Old Hand", "en")
        answer = await sent(site, ("cookie", f"villainy={old}"))
        assert "Old Hand" in answer.text and given_cookie(answer) == ""


async def test_a_request_that_is_refused_makes_the_browser_nobody_else(db: Path) -> None:
    """A newcomer who clicks twice is still the one who sat down."""
    async with site_on(db) as site:
        host, newcomer = await site.guest("Ann"), await site.guest()
        table = await host.open("me", "open", "open")
        before = newcomer.client.cookies["villainy"]
        first = await newcomer.send(f"/t/{table}/sit/1")
        assert first.status_code == 303 and given_cookie(first)
        async with httpx.AsyncClient(transport=site.transport(), base_url="http://table.test") as client:
            form = {"csrf": newcomer.csrf}
            second = await client.post(f"/t/{table}/sit/1", data=form, headers={"cookie": f"villainy={before}"})
        assert second.status_code == 409 and given_cookie(second) == ""


NASTY = (
    "",
    " ",
    ",",
    ";",
    "=",
    '"',
    "\xff\xfe",
    "%",
    "%zz",
    "[",
    "]:",
    "://",
    "a" * 5000,
    "\\",
    "{}",
    "(",
    "<x>",
    "0",
    "-1",
)
NAMES = (
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-length",
    "content-type",
    "cookie",
    "host",
    "if-modified-since",
    "if-none-match",
    "last-event-id",
    "origin",
    "range",
    "referer",
    "user-agent",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-requested-with",
)


async def test_no_header_breaks_a_page(db: Path) -> None:
    async with site_on(db) as site:
        for name in NAMES:
            for value in NASTY:
                pages = [("/nonsense", "GET"), ("/me/link", "POST"), ("/api/people", "POST")]
                for path, method in (*pages, *([("/rules/evil101", "GET")] if name == "referer" else [])):
                    answer = await sent(site, (name, value), path=path, method=method)
                    assert answer.status_code < 500, (name, value, path)
                    assert all(header.decode() in answer.headers for header, _ in HEADERS)


# Names and methods --------------------------------------------------------------------------------------------------

SERVER = "203.0.113.9"
OURS = (
    "localhost",
    "LOCALHOST:8101",
    "127.0.0.1:80",
    "127.9.9.9",
    "[::1]:8101",
    "192.168.1.7:8101",
    "10.0.0.1",
    SERVER,
)
THEIRS = (
    "evil.test",
    "localhost.evil.test",
    "evil.test:8101",
    "198.51.100.1x",
    "93.184.216.34",
    "table.test@evil.test",
    "table.test/evil",
    "table.test:99999",
    "table.test:x",
    "[::1",
    "",
    "0.0.0.0",  # noqa: S104  (nothing is bound to it)
    "táble.test",
)


def test_a_server_knows_its_names_and_no_others() -> None:
    names = own_names("https://villains.example/table", "table.test")
    for host in (*OURS, "table.test", "Villains.Example:443", socket.gethostname(), f"{socket.gethostname()}.local"):
        assert is_ours(host.encode(), SERVER, names), host
    for host in THEIRS:
        assert not is_ours(host.encode(), SERVER, names), host


async def test_no_link_leads_to_a_name_that_is_not_ours(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "link")
        for host in THEIRS:
            for path in ("/", f"/t/{table}", "/rules/evil101", "/api/games", "/nonsense"):
                answer = await ann.client.get(path, headers={b"host": host.encode()})
                assert answer.status_code in {400, 421} and "evil.test" not in answer.text, (host, path)
                assert all(name.decode() in answer.headers for name, _ in HEADERS)
            answer = await ann.client.post("/me/link", data={"csrf": ann.csrf}, headers={b"host": host.encode()})
            assert answer.status_code in {400, 421} and "/enter/" not in answer.text
        twice = [("host", "table.test"), ("host", "evil.test"), ("accept", "text/html")]
        assert (await ann.client.get("/", headers=twice)).status_code == 421
        assert f"http://table.test/t/{table}/sit/1/" in (await ann.get(f"/t/{table}")).text
        assert (
            "http://127.0.0.1:9/enter/"
            in (await ann.client.post("/me/link", data={"csrf": ann.csrf}, headers={"host": "127.0.0.1:9"})).text
        )


async def test_head_is_answered_as_get_is_without_the_body(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "me")
        for path in ("/", "/me", "/rules/evil101", f"/t/{table}", "/healthz", "/api/games", "/nonsense", "/static/x"):
            read, head = await ann.client.get(path), await ann.client.head(path)
            assert (head.status_code, head.content) == (read.status_code, b""), path
            assert head.headers["content-type"] == read.headers["content-type"], path
        async with asyncio.timeout(10):
            for path in (f"/t/{table}/stream?seat=0", f"/stream?watch={table}:0:"):
                stream = await ann.client.head(path)
                assert stream.status_code == 200 and stream.content == b"", path
        assert (await ann.client.head("/me/link")).status_code == (await ann.client.get("/me/link")).status_code


async def test_what_has_no_page_says_so_with_our_headers(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        for path in ("/rules/evil101/zork", "/rules/evil101/evil101.zork", "/rules/zork"):
            assert (await ann.get(path)).status_code == 404, path
        assert (await ann.get("/rules/evil101/evil101.end.twenty")).status_code == 200
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X"):
            answer = await ann.client.request(method, "/me")
            assert answer.status_code < 500, method
            assert all(name.decode() in answer.headers for name, _ in HEADERS), method


async def test_a_door_that_cannot_find_out_who_comes_in_says_so_on_a_page(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(**_: object) -> None:
        raise OSError

    async with site_on(db) as site:
        monkeypatch.setattr(site.house.store, "person", broken)
        answer = await sent(site, ("cookie", "villainy=x"))
        assert answer.status_code == 500 and answer.text.startswith("<!doctype html>")
        assert all(name.decode() in answer.headers for name, _ in HEADERS)
