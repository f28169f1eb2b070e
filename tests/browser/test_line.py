"""The line to the server: one for all windows, live in each of them, and nothing is lost when it breaks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Door
from browser.hands import address, asked_first, by_mouse, glance, open_table, say, two_people, wait_for_turn
from browser.serving import TableServer, Wire

pytestmark = pytest.mark.browser

WINDOWS = 9
LOST = re.compile("line is dead")


def alive(page: Page, outsider: Page, text: str) -> None:
    """What is said at a window's table arrives there by itself."""
    say(outsider, address(page), text)
    expect(page.locator("#chat")).to_contain_text(text)


def settled(page: Page, server: TableServer, lines: int) -> None:
    """Until the server holds so many lines."""
    for _ in range(100):
        if server.streams() == lines:
            return
        page.wait_for_timeout(100)
    raise AssertionError(server.streams())


def test_nine_windows_of_nine_tables_share_one_line(person: Door, server: TableServer) -> None:
    """A browser allows six connections: with a line for each, the seventh window would hang."""
    outsider = person().new_page()
    outsider.goto("/")
    context = person()
    windows = [context.new_page() for _ in range(WINDOWS)]
    for number, window in enumerate(windows):
        open_table(window, "Doctor Dread", ["me", "henchman", "henchman"], goal=40)
        alive(window, outsider, f"first {number}")
    settled(outsider, server, 1)
    for number, window in enumerate(windows):
        alive(window, outsider, f"second {number}")
    assert wait_for_turn(windows[-1])
    by_mouse(windows[-1])
    leader, *others = windows
    leader.close()
    others.pop(3).close()
    for number, window in enumerate(others):
        alive(window, outsider, f"third {number}")
    settled(outsider, server, 1)


def test_windows_of_the_same_table_show_the_same(person: Door) -> None:
    context = person()
    first = context.new_page()
    open_table(first, "Doctor Dread", ["me", "henchman", "henchman"], goal=40)
    tabs = [first, context.new_page(), context.new_page()]
    for tab in tabs[1:]:
        tab.goto(first.url)
    for asked in tabs:
        assert wait_for_turn(asked)
        by_mouse(asked)
        assert wait_for_turn(asked)
        ticket = glance(asked)["ticket"]
        for tab in tabs:
            expect(tab.locator(f"#move [name=number][value='{ticket}']")).to_have_count(1)


def test_without_a_secure_context_a_hidden_window_gives_its_line_back(person: Door, server: TableServer) -> None:
    """Over plain http in the house there are no locks: every window that somebody looks at has a line of its own."""
    outsider = person().new_page()
    outsider.goto("/")
    context = person()
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });")
    one, two = context.new_page(), context.new_page()
    for page in (one, two):
        open_table(page, "Doctor Dread", ["me", "henchman"], goal=40)
        alive(page, outsider, "here")
    settled(one, server, 2)
    hide = "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    two.evaluate(hide, True)
    settled(one, server, 1)
    say(outsider, address(two), "meanwhile")
    two.evaluate(hide, False)
    expect(two.locator("#chat")).to_contain_text("meanwhile")
    settled(one, server, 2)


def test_a_line_that_breaks_is_told_and_mended_and_nothing_is_lost(person: Door, wire: Wire) -> None:
    host, guest = two_people(person)
    far = person(base_url=wire.url).new_page()
    far.context.add_cookies(cookies_for(wire.url, guest))
    guest.close()
    far.goto(address(guest).replace(guest.url.split("/t/")[0], wire.url))
    expect(far.locator("main.play")).to_be_visible()
    far.evaluate("globalThis.untouched = true")
    say(host, address(host), "before")
    expect(far.locator("#chat")).to_contain_text("before")
    expect(far.locator("#note")).to_be_hidden()

    wire.cut()
    say(host, address(host), "during")
    expect(far.locator("#note")).to_have_text(LOST)
    expect(far.locator("#chat")).not_to_contain_text("during")
    if glance(far)["turn"]:
        far.locator("#chat-text").fill("typed while the line was dead")
    wire.mend()
    expect(far.locator("#chat")).to_contain_text("during")
    expect(far.locator("#note")).to_be_hidden()
    asked, other = asked_first(host, far)
    by_mouse(asked)
    expect(other.locator("#log li")).to_have_count(asked.locator("#log li").count())
    assert far.evaluate("globalThis.untouched"), "the page was loaded again"


def test_a_page_that_comes_late_does_not_bring_the_past_back(person: Door) -> None:
    outsider = person().new_page()
    outsider.goto("/")
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", "henchman"], goal=40)
    alive(page, outsider, "before")
    past = page.request.get(page.url).text()
    held: list[Route] = []
    page.route(page.url, lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks what it is given)
    with page.expect_request(page.url):
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    alive(page, outsider, "meanwhile")
    with page.expect_response(page.url) as answer:
        held[0].fulfill(body=past, content_type="text/html")
    answer.value.finished()
    page.wait_for_timeout(100)
    expect(page.locator("#chat")).to_contain_text("meanwhile")
    page.unroute(page.url)


def cookies_for(url: str, page: Page) -> list[Any]:
    """A browser's cookies, to be given to another that comes another way."""
    return [{"name": cookie["name"], "value": cookie["value"], "url": url} for cookie in page.context.cookies()]


def test_a_restarted_server_costs_nothing(person: Door, server: TableServer) -> None:
    host, guest = two_people(person)
    asked, other = asked_first(host, guest)
    ticket = glance(asked)["ticket"]
    server.stop()
    expect(other.locator("#note")).to_have_text(LOST)
    server.start()
    expect(other.locator("#note")).to_be_hidden()
    assert glance(asked)["ticket"] == ticket
    seen = other.locator("#log li").count()
    by_mouse(asked)
    expect(other.locator("#log li")).not_to_have_count(seen)


def test_a_table_that_waits_is_told_who_comes_and_does_not_ask(person: Door) -> None:
    host = person().new_page()
    open_table(host, "Doctor Dread", ["me", "link", "link"])
    links = [field.input_value() for field in host.locator(".address").all()]
    first, second = person().new_page(), person().new_page()
    second.goto(links[1])
    second.locator("[name=nickname]").fill("Baron Bad")
    host.wait_for_timeout(600)
    asked: list[str] = []
    for page in (host, second):
        page.on("request", lambda request: asked.append(request.url))
    host.wait_for_timeout(3500)
    assert asked == []
    first.goto(links[0])
    first.locator("[name=nickname]").fill("Madame Mim")
    first.locator(".chair.invited form button").click()
    expect(host.locator(".chair.person h2", has_text="Madame Mim")).to_be_visible()
    expect(second.locator(".chair.person h2", has_text="Madame Mim")).to_be_visible()
    expect(second.locator("[name=nickname]")).to_have_value("Baron Bad")
    second.locator(".chair.invited form button").click()
    for page in (host, first, second):
        expect(page.locator("main.play")).to_be_visible()


def test_static_files_are_fetched_once(person: Door) -> None:
    page = person().new_page()
    page.goto("/")
    from_server: list[str] = []
    page.on("response", lambda answer: from_server.append(answer.url) if "/static/" in answer.url else None)
    sizes = (
        "performance.getEntriesByType('resource').filter(it => it.name.includes('/static/')).map(it => it.transferSize)"
    )
    assert any(page.evaluate(sizes))
    page.goto("/rules/evil101")
    assert from_server and not any(page.evaluate(sizes))
