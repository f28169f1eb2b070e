"""Whole games in a browser, in every way that people play them."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import (
    asked_first,
    by_keys,
    by_list,
    by_mouse,
    by_touch,
    finished,
    glance,
    open_table,
    play_out,
    two_people,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


def ends_well(page: Page) -> None:
    expect(page.locator("main.play.over .result h2")).to_be_visible()
    expect(page.locator(".plate.winner")).not_to_have_count(0)


LONG = 40
"""Points to a game that is not over before the test is."""


def test_two_people_and_a_bot_play_to_the_end(person: Door) -> None:
    host, guest = two_people(person, "henchman", goal=10)
    play_out([host, guest])
    ends_well(host)
    ends_well(guest)
    assert host.locator(".ranking").inner_text() == guest.locator(".ranking").inner_text()


def test_alone_by_keyboard(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"])
    play_out([page], by_keys)
    ends_well(page)


def test_on_a_phone(person: Door) -> None:
    context = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = context.new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"])
    play_out([page], by_touch)
    ends_well(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_script(person: Door) -> None:
    page = person(java_script_enabled=False).new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman", "henchman"])
    play_out([page], by_list)
    ends_well(page)


def test_cards_are_still_there_after_they_have_moved(person: Door) -> None:
    page = person(reduced_motion="no-preference").new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], goal=LONG)
    for _ in range(4):
        assert wait_for_turn(page)
        by_mouse(page)
    expect(page.locator("html.gliding")).to_have_count(0)
    for card in page.locator(".hand .card").all():
        expect(card.locator(".name")).to_be_visible()
        expect(card.locator(".name")).not_to_be_empty()


def test_in_nynorsk(person: Door) -> None:
    page = person(locale="nn-NO").new_page()
    open_table(page, "Doktor Redsle", ["me", "henchman", "henchman"], goal=LONG)
    expect(page.locator("html")).to_have_attribute("lang", "nn")
    assert wait_for_turn(page)
    expect(page.locator("#log-title")).to_have_text("Det som hende")
    by_list(page)
    page.locator(".menu summary").click()
    page.locator(".menu [name=language][value=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#log-title")).to_have_text("What happened")


def test_a_move_is_taken_back(person: Door) -> None:
    pages = two_people(person)
    alone = ".tools form[action$='/take-back'] button"
    before = -1
    asked, _ = asked_first(*pages)
    while not asked.locator(alone).count():  # who had to draw a card has learned something
        asked, _ = asked_first(*pages)
        assert wait_for_turn(asked)
        before = asked.locator("#log li").count()
        by_mouse(asked)
    expect(asked.locator("#log li")).not_to_have_count(before)
    asked.locator(alone).click()
    expect(asked.locator("main.play[data-turn=yes]")).to_be_visible()
    expect(asked.locator("#log li")).to_have_count(before)


def test_the_others_are_asked_before_more_is_taken_back(person: Door) -> None:
    asked, other = asked_first(*two_people(person))
    by_mouse(asked)
    while glance(asked)["turn"]:
        by_mouse(asked)
    assert wait_for_turn(other)
    by_mouse(other)
    asked.locator(".ask-back button").click()
    expect(other.locator(".consent button[value=yes]")).to_be_visible()
    other.locator(".consent button[value=yes]").click()
    expect(other.locator(".consent")).to_have_count(0)
    assert wait_for_turn(asked)


def test_the_log_and_the_cards_say_why(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], goal=LONG)
    assert wait_for_turn(page)
    page.locator(".ask-why").last.click()
    expect(page.locator("dialog#why #clause .rule")).to_be_visible()
    page.locator("dialog#why button").click()
    expect(page.locator("dialog#why")).to_be_hidden()
    for _ in range(40):
        if page.locator(".held .no").count():
            break
        by_mouse(page)
        assert wait_for_turn(page)
    page.locator(".held .no").first.click()
    expect(page.locator("dialog#why #clause .rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog#why")).to_be_hidden()


def test_two_people_at_one_screen(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", "me:Igor", "henchman"], goal=LONG)
    names: set[str] = set()
    for _ in range(6):
        expect(page.locator(".curtain .btn.hot")).to_be_visible()
        assert not page.locator(".hand").count()
        page.locator(".curtain .btn.hot").click()
        names.add(page.locator(".plate.me h3").inner_text())
        while glance(page)["turn"]:
            by_mouse(page)
            expect(
                page.locator("main.play[data-turn=yes], .curtain, a[data-pass], main.play.over").first
            ).to_be_visible()
            if not page.locator("main.play[data-turn=yes]").count():
                break
        if len(names) == 2 or page.locator("main.play.over").count():
            break
    assert len(names) == 2
    page.go_back()  # nobody sees what another has on the hand
    expect(page.locator("body:not(:has(.hand, .curtain))")).to_be_visible()


def test_a_game_is_seen_again(person: Door) -> None:
    page = person().new_page()
    finished(page)
    page.locator("a[href$='/replay']").click()
    shown = page.locator(".scrub output")
    expect(shown).to_have_text(re.compile(r"^0 / \d+$"))
    page.locator(".eyes a", has_text="Doctor Dread").click()
    expect(page.locator(".eyes a.on")).to_have_text(re.compile("Doctor Dread"))
    for step in range(1, 6):
        page.wait_for_load_state()  # keys are the script's, and that comes last
        page.keyboard.press("ArrowRight")
        expect(shown).to_have_text(re.compile(f"^{step} / "))
    expect(page.locator(".hand .card.plot .name").first).to_be_visible()
    page.locator(".eyes a", has_text="Everything open").click()
    expect(shown).to_have_text(re.compile("^5 / "))
    assert page.locator(".known .card .name").count() >= 10
    page.locator(".scrub [rel=last]").click()
    expect(page.locator("main.play.over .result")).to_be_visible()


def test_the_same_people_play_again(person: Door) -> None:
    page = person().new_page()
    finished(page)
    old = page.url
    page.locator("button[form=again]").click()
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    expect(page.locator("main.play[data-status=playing]")).to_be_visible()
