"""Hands that play: they see nothing but the page, and take what it offers."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.serving import PATIENCE

expect.set_options(timeout=PATIENCE)

HUMAN_MOVES = 400
"""More than anybody needs in a short game."""

SHORT: dict[str, dict[str, str | int]] = {
    "evil101": {"goal": 10},
    "nefarious": {"firstTwist": "parallel-universe", "secondTwist": "perpetual-motion"},
    "spies": {"roundCap": 20},
    "alone": {"rounds": 3},
}
"""The settings that make a game short."""

GLANCE = """() => {
    const table = document.querySelector("main.play");
    return table && {
        status: table.dataset.status,
        turn: table.dataset.turn === "yes",
        ticket: document.querySelector("#move [name=number]")?.value ?? "",
        cards: document.querySelectorAll(".hand .pick").length,
    };
}"""


def open_table(
    page: Page, name: str, seats: Sequence[str], game: str = "evil101", clock: int = 0, **settings: str | int
) -> None:
    """Fill in the form as a person would: who sits where, a short game, and that others may watch and talk."""
    page.goto(f"/open/{game}")
    if page.locator("[name=nickname]").count():
        page.locator("[name=nickname]").fill(name)
    page.locator(f"label:has([name=players][value='{len(seats)}'])").click()
    for at, who in enumerate(seats):
        page.locator(f"[name=seat-{at}]").select_option("me" if who.startswith("me") else who)
        if who.startswith("me:"):
            page.locator(f"[name=name-{at}]").fill(who.removeprefix("me:"))
    page.locator("summary:has(+ .settings)").click()
    for setting, value in {**SHORT[game], **settings}.items():
        page.locator(f"[name=setting-{setting}]").select_option(str(value))
    page.locator("[name=clock]").select_option(str(clock))
    page.locator("[name=talk]").check()
    page.locator(".end button").click()
    page.wait_for_url("**/t/*")


def two_people(person: Any, *seats: str, goal: int = 40, clock: int = 0, **options: Any) -> tuple[Page, Page]:
    """A host who opens a table, and a guest who comes by the secret link; the game is not over before the test is."""
    host = person(**options).new_page()
    open_table(host, "Doctor Dread", ["me", "link", *seats], goal=goal, clock=clock)
    return host, joined(person, host, **options)


def joined(person: Any, host: Page, **options: Any) -> Page:
    """Whoever comes by the secret link of the last seat."""
    guest: Page = person(**options).new_page()
    guest.goto(host.locator(".address").input_value())
    guest.locator("[name=nickname]").fill("Madame Mim")
    guest.locator(".chair.invited form button").click()
    expect(guest.locator("main.play")).to_be_visible()
    if not options.get("java_script_enabled", True):
        host.reload()  # a page without script does not notice by itself
    expect(host.locator("main.play")).to_be_visible()
    return guest


def asked_first(*pages: Page) -> tuple[Page, Page]:
    """The page that is asked, and the other."""
    one, two = pages
    return (one, two) if glance(one)["turn"] else (two, one)


def address(page: Page) -> str:
    """The table's own address."""
    found = re.match(r"[^?#]*/t/[^/?#]+", page.url)
    assert found is not None
    return found[0]


def glance(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] | None = page.evaluate(GLANCE)
    assert seen is not None, page.url
    return seen


def wait_for_turn(page: Page) -> bool:
    """Until this page asks something; False when the game is over. Without script a person looks again and again."""
    ready = page.locator("main.play:is([data-turn=yes], .over)")
    again = page.locator("a.look:visible")
    expect(ready.or_(again).first).to_be_visible()
    while again.count():
        again.click()
    expect(ready).to_be_visible()
    return bool(glance(page)["turn"])


def moved_on(page: Page, ticket: str) -> None:
    """Until the page no longer asks what it asked."""
    expect(page.locator(f"#move [name=number][value='{ticket}']")).to_have_count(0)


def by_mouse(page: Page) -> None:
    """Take a card and lay it on the board, or press a button of the bar."""
    seen = glance(page)
    if seen["cards"]:
        _take(page, page.locator(".hand .can > label.card"))
    else:
        page.locator(".ask .flat button").first.click()
    moved_on(page, seen["ticket"])


def by_touch(page: Page) -> None:
    """The same with a finger."""
    seen = glance(page)
    if seen["cards"]:
        page.locator(".hand .can > label.card").first.tap(position={"x": 12, "y": 40})
        page.locator(".drop:visible, .act:visible").first.tap()
    else:
        page.locator(".ask .flat button").first.tap()
    moved_on(page, seen["ticket"])


def by_list(page: Page) -> None:
    """Take the first choice of the list, or press a button of the bar."""
    seen = glance(page)
    if seen["cards"]:
        if page.locator("#choices:not([open])").count():
            page.locator("#choices summary").click()
        page.locator("#choices button").first.click()
    else:
        page.locator(".ask .flat button").first.click()
    moved_on(page, seen["ticket"])


def by_keys(page: Page) -> None:
    """A digit takes a card and a letter lays it; a digit finds a button of the bar; Enter does what has the focus."""
    seen = glance(page)
    keys = page.keyboard
    if seen["cards"]:
        keys.press("1")
        expect(page.locator(".pick[data-key='1']").first).to_be_focused()
        places = page.locator(".drop:visible")
        if places.count():
            keys.press((places.first.get_attribute("data-key") or "").lower())
        else:
            keys.press("Enter")
    else:
        button = page.locator(".ask .flat button").first
        keys.press(button.get_attribute("data-key") or "Tab")
        expect(button).to_be_focused()
        keys.press("Enter")
    moved_on(page, seen["ticket"])


def _take(page: Page, cards: Locator) -> None:
    cards.first.click(position={"x": 12, "y": 40})
    page.locator(".drop:visible, .act:visible").first.click()


def play_out(pages: Sequence[Page], how: Any = by_mouse) -> int:
    """Whoever is asked answers, until the game is over; how many answers that took."""
    for moves in range(HUMAN_MOVES):
        asked = _asked(pages)
        if asked is None:
            return moves
        how(asked)
    raise AssertionError("the game does not end")


def _asked(pages: Sequence[Page]) -> Page | None:
    if len(pages) == 1:
        return pages[0] if wait_for_turn(pages[0]) else None
    for _ in range(PATIENCE // 20):
        seen = [(page, glance(page)) for page in pages]
        for page, shown in seen:
            if shown["turn"]:
                return page
        if all(shown["status"] == "over" for _, shown in seen):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def leave_to_a_bot(page: Page) -> None:
    """Let a bot stand in for this page's seat."""
    page.locator(".go-away button").click()


def say(page: Page, table: str, text: str) -> None:
    """Say something at a table from outside of its pages: a spectator, at a table where they may talk."""
    csrf = page.locator("[name=csrf]").first.input_value()
    answer = page.request.post(f"{table}/chat", form={"csrf": csrf, "seat": "-1", "text": text, "script": "yes"})
    assert answer.ok, answer.status


def by_program(page: Page, **table: Any) -> None:
    """Open a table as a program would, and go there as the same person."""
    token = page.request.post("/api/people", data={"nickname": "Doctor Dread"}).json()["token"]
    opened = page.request.post("/api/tables", data=table, headers={"authorization": f"Bearer {token}"})
    assert opened.status == 201, opened.text()
    where = opened.json()["table"]["table"]
    page.goto("/")
    page.context.add_cookies([{"name": "villainy", "value": token, "url": page.url}])
    page.goto(f"/t/{where}")


def finished(page: Page, seats: Sequence[str] = ("me", "henchman", "henchman")) -> None:
    """A game that is over, quickly: bots play it."""
    open_table(page, "Doctor Dread", seats)
    expect(page.locator("main.play")).to_be_visible()
    leave_to_a_bot(page)
    expect(page.locator("main.play.over")).to_be_visible(timeout=3 * PATIENCE)
