"""Waiting for people: the clock, bots that stand in, second thoughts, sealed answers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import address, asked_first, by_mouse, by_program, glance, open_table, two_people, wait_for_turn
from toytable import GAME

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def left(page: Page) -> int:
    """Seconds on the clock of a page."""
    minutes, seconds = page.locator("#clock time").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_clock_counts_down_for_all_and_nothing_is_sent_for_it(person: Door) -> None:
    host, guest = two_people(person, clock=600)
    asked, other = asked_first(host, guest)
    expect(asked.locator("#clock")).to_contain_text("Your time")
    expect(other.locator("#clock")).to_contain_text("Time for")
    for page in (asked, other):
        expect(page.locator("#clock time")).to_have_text(re.compile(r"^(10:00|[6-9]:\d\d)$"))
    asked.wait_for_timeout(600)  # what a page asks for when it has come is asked for by then
    sent: list[str] = []
    for page in (asked, other):
        page.on("request", lambda request: sent.append(request.url))
    later = asked.evaluate("Date.now() / 1000") + 300
    for page in (asked, other):
        page.clock.set_fixed_time(later)
        expect(page.locator("#clock time")).to_have_text(re.compile(r"^[0-5]:\d\d$"))
    before = left(asked), left(other)
    assert abs(before[0] - before[1]) <= 1 and min(before) > 0
    for page, was in zip((asked, other), before, strict=True):
        page.clock.set_fixed_time(later + 3)
        expect(page.locator("#clock time")).to_have_text(f"{(was - 3) // 60}:{(was - 3) % 60:02}")
    assert sent == []
    up = left(asked)
    for page in (asked, other):
        page.clock.set_fixed_time(later + 3 + up + 10)
    expect(asked.locator("#clock time")).to_have_text("is up. A bot takes over in 0:20")
    expect(other.locator("#clock time")).to_have_text("is up")
    asked.evaluate("document.getElementById('clock').dataset.until = 1")
    expect(asked.locator("#clock time")).to_have_text("is up")


def test_without_script_the_clock_says_how_much_was_left(person: Door) -> None:
    page = person(java_script_enabled=False).new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], clock=600, goal=40)
    assert wait_for_turn(page)
    expect(page.locator("#clock time")).to_have_text(
        re.compile(r"^\d+ (seconds|minutes?) left when this page was drawn$")
    )


def test_a_bot_plays_for_me_until_i_am_back(person: Door) -> None:
    host, guest = two_people(person)
    asked, other = asked_first(host, guest)
    asked.locator(".go-away button").click()
    expect(asked.locator("#standing-in")).to_contain_text("A bot is playing for you")
    expect(asked.locator("main.play")).to_have_attribute("data-turn", "no")
    expect(other.locator("#absent")).to_contain_text("A bot plays for")
    assert wait_for_turn(other)
    asked.locator("#standing-in button").click()
    expect(asked.locator("#standing-in")).to_have_count(0)
    expect(other.locator("#absent p")).to_have_count(0)
    by_mouse(other)
    while not glance(asked)["turn"]:
        if glance(other)["turn"]:
            by_mouse(other)
        asked.wait_for_timeout(50)


def test_second_thoughts_cannot_be_missed_on_a_phone(person: Door) -> None:
    """However far down somebody has scrolled: the question and both answers are in sight."""
    asked, other = asked_first(*two_people(person, **PHONE))
    by_mouse(asked)
    while glance(asked)["turn"]:
        by_mouse(asked)
    assert wait_for_turn(other)
    by_mouse(other)
    other.evaluate("scrollTo(0, document.body.scrollHeight)")
    asked.locator(".ask-back button").click()
    for part in ("#consent p", "#consent button[value=yes]", "#consent button[value=no]"):
        expect(other.locator(part)).to_be_in_viewport(ratio=1)
    assert other.title().startswith("● ")
    expect(asked.locator("#consent")).to_contain_text("The others are asked")
    other.locator("#consent button[value=no]").click()
    for page in (asked, other):
        expect(page.locator("#consent")).to_have_count(0)


def test_a_sealed_answer_is_taken_back_and_given_again(person: Door) -> None:
    """Ann seals a bid, changes her mind, and bids again."""
    page = person().new_page()
    by_program(page, game=GAME, seats=["me", "me"])
    ann = address(page)
    bob = page.context.new_page()
    page.goto(f"{ann}?seat=0")
    bob.goto(f"{ann}?seat=1")
    while page.locator(".phase").inner_text() != "Bid":
        for one in (page, bob):
            if glance(one)["turn"]:
                one.locator(".ask .flat button").first.click()
                one.wait_for_timeout(200)
    page.locator(".ask .flat button").first.click()
    expect(page.locator("main.play[data-turn=no]")).to_be_visible()
    page.locator("button[form=withdraw]").click()
    expect(page.locator("main.play[data-turn=yes]")).to_be_visible()
    page.locator(".ask .flat button").last.click()
    expect(page.locator("main.play[data-turn=no]")).to_be_visible()
    expect(page.locator("button[form=withdraw]")).to_be_visible()
    bob.locator(".ask .flat button").first.click()
    expect(page.locator("form[action$='/withdraw']")).to_have_count(0)


def test_a_table_is_opened_with_the_keyboard_alone(person: Door) -> None:
    page = person().new_page()
    page.goto("/open/evil101")
    keys = page.keyboard

    def to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            keys.press("Tab")
        raise AssertionError(selector)

    to("[name=nickname]")
    keys.type("Doctor Dread")
    to("[name=players]")
    keys.press("ArrowLeft")
    expect(page.locator("[name=players][value='3']")).to_be_checked()
    expect(page.locator("[name=seat-1]")).to_have_value("link")  # who opens a table waits for somebody
    to("[name=seat-1]")
    keys.type("Bot: h")
    to("[name=seat-2]")
    keys.type("Any")
    to("summary:has(+ .settings)")
    keys.press("Enter")
    to("[name=setting-goal]")
    keys.type("30")
    to("[name=setting-firstHandler]")
    keys.type("Seat 3")
    to("[name=clock]")
    keys.type("3 m")
    to("[name=spectators]")
    keys.press("Space")
    to(".end button")
    keys.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(".chair.open")).to_have_count(1)
    expect(page.locator(".chair.bot")).to_have_count(1)
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["settings"]["goal"] == 30 and table["settings"]["firstHandler"] == 2
    seats = [(seat["kind"], seat["level"]) for seat in table["seats"]]
    assert seats == [("person", ""), ("bot", "henchman"), ("open", "")], seats


def test_seats_that_nobody_sits_on_are_not_offered(person: Door) -> None:
    page = person().new_page()
    page.goto("/open/evil101")
    page.locator("summary:has(+ .settings)").click()
    page.locator("label:has([name=players][value='6'])").click()
    assert page.locator("[name=setting-firstHandler] option:not([hidden])").count() == 7
    page.locator("[name=setting-firstHandler]").select_option("5")
    page.locator("label:has([name=players][value='2'])").click()
    shown = "list => [...list.options].filter(it => getComputedStyle(it).display !== 'none').map(it => it.value)"
    assert page.locator("[name=setting-firstHandler]").evaluate(shown) == ["random", "0", "1"]
    page.locator("[name=nickname]").fill("Doctor Dread")
    page.locator("[name=seat-1]").select_option("link")
    page.locator(".end button").click()
    expect(page.locator("[role=alert].error")).to_contain_text("drawn by lot, Seat 1, Seat 2")
    expect(page.locator("[name=nickname]")).to_have_value("Doctor Dread")
    expect(page.locator("[name=seat-1]")).to_have_value("link")
    expect(page.locator("[name=players][value='2']")).to_be_checked()


def test_whoever_leaves_is_replaced_before_the_eyes_of_the_others_and_a_closed_table_says_so(person: Door) -> None:
    host, guest = two_people(person)
    other = guest.context.new_page()
    other.goto(guest.url)
    guest.locator(".later a[href$='/leave']").click()
    expect(guest.locator("h1")).to_have_text("Leave this game?")
    guest.locator(".leaving button").click()
    expect(guest.locator("main.front")).to_be_visible()
    expect(other.locator("main.play")).to_be_visible()
    expect(other.locator("#move input")).to_have_count(0)  # the window that stayed open watches now
    expect(other.locator("meta[name=table]")).to_have_attribute("content", re.compile(r":-1$"))
    assert wait_for_turn(host)
    open_table(host, "Doctor Dread", ["me", "open"])
    guest.goto(host.url)
    expect(guest.locator("main.lobby")).to_be_visible()
    host.locator(".end a[href$='/leave']").click()
    host.locator(".leaving button").click()
    expect(guest.locator("main.wrong")).to_be_visible()
