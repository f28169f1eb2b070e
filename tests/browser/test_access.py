"""axe finds nothing to complain about: on any page, in any phase, dark and light, wide and narrow."""

import copy
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import (
    address,
    asked_first,
    by_list,
    by_program,
    finished,
    glance,
    open_table,
    say,
    two_people,
    wait_for_turn,
)
from villainy.games import box

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOOKS: list[dict[str, Any]] = [{"color_scheme": "dark"}, {"color_scheme": "light", **PHONE}]


def judge(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_pages(person: Door, look: dict[str, Any]) -> None:
    page = person(**look).new_page()
    page.goto("/")
    judge(page)
    page.goto("/open/evil101")
    for fold in page.locator(".fold summary").all():
        fold.click()
    judge(page)
    open_table(page, "Doctor Dread", ["me", "link", "open", "henchman"])
    judge(page)
    guest = person(**look).new_page()
    guest.goto(page.locator(".address").first.input_value())
    judge(guest)
    open_table(page, "Doctor Dread", ["me", "me:Igor", "henchman"])
    expect(page.locator(".curtain")).to_be_visible()
    judge(page)
    page.goto("/open/alone")
    for fold in page.locator(".fold summary").all():
        fold.click()
    judge(page)
    page.goto("/rules/evil101")
    judge(page)
    page.goto("/rules/evil101/evil101.end.twenty")
    judge(page)
    page.goto("/me")
    judge(page)
    page.locator("form[action='/me/link'] button").click()
    link = page.locator(".address").input_value()
    judge(page)
    guest.goto(link)
    judge(guest)
    page.goto("/nowhere")
    judge(page)
    page.goto("/api")
    judge(page)
    page.goto("/open/evil101")
    page.locator("summary:has(+ .hint)").click()
    page.locator("#deck").fill("no deck at all")
    page.locator(".end button").click()
    expect(page.locator(".error")).to_be_visible()
    judge(page)
    page.goto("/")
    page.locator(".menu summary").click()
    judge(page)


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_phases(person: Door, look: dict[str, Any]) -> None:
    page = person(**look).new_page()
    seen: set[str] = set()
    for _ in range(6):  # in a short game a player may never have points to spend or a chase to answer
        open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], pocket="may")
        while wait_for_turn(page):
            phase = page.locator(".phase").inner_text()
            if phase not in seen:
                seen.add(phase)
                judge(page)
            by_list(page)
        judge(page)
        if len(seen) >= 3:
            return
    raise AssertionError(seen)


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_what_comes_up_at_a_table(person: Door, look: dict[str, Any]) -> None:
    """Dialogs, a card read large, the clock, second thoughts, a bot that stands in, somebody who watches."""
    asked, other = asked_first(*two_people(person, clock=600, **look))
    judge(other)
    asked.locator(".ask-why").last.click()
    expect(asked.locator("dialog#why")).to_be_visible()
    judge(asked)
    asked.keyboard.press("Escape")
    asked.keyboard.press("?")
    expect(asked.locator("dialog#keys")).to_be_visible()
    judge(asked)
    asked.keyboard.press("Escape")
    large = asked.locator(".card:has(~ .zoom)").first
    asked.goto(f"{asked.url.split('#')[0]}#{large.get_attribute('id')}")
    judge(asked)
    asked.keyboard.press("Escape")
    by_list(asked)
    while glance(asked)["turn"]:
        by_list(asked)
    assert wait_for_turn(other)
    by_list(other)
    asked.locator(".ask-back button").click()
    expect(other.locator("#consent button[value=yes]")).to_be_visible()
    judge(asked)
    judge(other)
    other.locator("#consent button[value=no]").click()
    other.locator(".go-away button").click()
    expect(other.locator("#standing-in")).to_be_visible()
    expect(asked.locator("#absent p")).to_be_visible()
    judge(asked)
    judge(other)
    watching = person(**look).new_page()
    watching.goto(address(asked))
    say(watching, address(asked), "psst")
    expect(watching.locator("#chat .watching")).to_be_visible()
    judge(watching)


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_an_agent_is_exchanged(person: Door, look: dict[str, Any]) -> None:
    """No Agent fits: the Handler may exchange one, which few games come to by themselves."""
    deck = copy.deepcopy(box("evil101").house_deck().source)
    for at, agent in enumerate(deck["agent"]):
        agent["copies"] = 50 if at == 0 else 1
    page = person(**look).new_page()
    settings = {"firstHandler": 0, "goal": 40}
    by_program(page, game="evil101", seats=["me", "henchman", "henchman"], deck=deck, settings=settings)
    for _ in range(60):
        assert wait_for_turn(page)
        if page.locator(".group.agent .act").count():
            break
        by_list(page)
    page.locator(".group.agent .can > label.card").first.click(position={"x": 12, "y": 40})
    expect(page.locator(".group.agent .act:visible")).to_have_count(1)
    judge(page)
    fits(page)
    page.locator(".group.agent .act:visible").click()
    expect(page.locator("#log a[href$='evil101.dic.redraw-when-stuck']")).not_to_have_count(0)


NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("language", ["en-GB", "nn-NO"])
def test_everything_fits_a_small_phone(person: Door, language: str) -> None:
    look = {**NARROW, "locale": language}
    page = person(**look).new_page()
    for where in (
        "/",
        "/open/evil101",
        "/rules/evil101",
        "/rules/evil101/evil101.end.twenty",
        "/me",
        "/api",
        "/nowhere",
    ):
        page.goto(where)
        fits(page)
    page.goto("/")
    page.locator(".menu summary").click()
    fits(page)
    page.goto("/open/evil101")
    for fold in page.locator(".fold summary").all():
        fold.click()
    fits(page)
    open_table(page, "Doctor Dread the Unreasonably Long-Named", ["me", "link", "open", "henchman"])
    fits(page)
    open_table(page, "Doctor Dread", ["me", *["henchman"] * 5], clock=600, goal=40)
    seen: set[str] = set()
    for _ in range(40):
        assert wait_for_turn(page)
        phase = page.locator(".phase").inner_text()
        if phase not in seen:
            seen.add(phase)
            fits(page)
        by_list(page)
        if len(seen) >= 3:
            break
    finished(page)
    fits(page)
    page.goto(f"{address(page)}/replay?as=4&at=12")
    fits(page)
    open_table(page, "Doctor Dread", ["me", "me", *["henchman"] * 4])  # the game waits for the other seat
    page.goto(f"{address(page)}?seat=0")
    page.locator(".go-away button").click()
    expect(page.locator("#standing-in")).to_be_visible()
    fits(page)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, (page.url, wide)


def test_after_the_game(person: Door) -> None:
    page = person(color_scheme="light").new_page()
    finished(page)
    judge(page)
    page.goto(f"{address(page)}/replay?as=0&at=12")
    judge(page)
    page.goto(f"{address(page)}/replay?as=4&at=12")
    judge(page)
