"""Somebody who has never been here: finds a game, is told how it goes, and turns the phone while thinking."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Door
from browser.hands import by_list, by_touch, open_table, wait_for_turn
from browser.test_access import LOOKS, NARROW, fits, judge

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light on a phone"])
def test_the_first_three_clicks(person: Door, look: dict[str, Any]) -> None:
    page = person(**look).new_page()
    page.goto("/")
    page.locator("[name=nickname]").fill("Doctor Dread")
    page.keyboard.press("Enter")
    expect(page.locator(".welcome")).to_contain_text("Doctor Dread")
    judge(page)
    page.locator("a[href='/rules/nefarious']").click()
    expect(page.locator("#minute li").first).to_be_visible()
    fits(page)
    judge(page)
    page.goto("/")
    page.locator("button[formaction='/play/nefarious']").click()
    expect(page.locator("main.play")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light on a phone"])
def test_the_game_is_explained_at_the_table(person: Door, look: dict[str, Any]) -> None:
    page = person(**look).new_page()
    open_table(page, "Doctor Dread", ["me", "henchman"])
    learn = page.locator(".learn")
    expect(learn).to_have_class(re.compile("unread"))
    learn.click()
    dialog = page.get_by_role("dialog", name="Evil:101 in a minute")
    expect(dialog.locator(".minute li").first).to_be_visible()
    expect(dialog.get_by_role("link", name="All the rules")).to_have_attribute("href", "/rules/evil101#all")
    judge(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    expect(page.locator("main.play")).to_be_visible()
    expect(learn).not_to_have_class(re.compile("unread"))


def test_sounds_are_for_who_wants_them(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", "henchman"])
    sounds = page.locator("button.sounds")
    page.locator(".menu summary").click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    judge(page)
    page.reload()
    page.locator(".menu summary").click()
    expect(sounds).to_have_attribute("aria-pressed", "true")


def test_a_window_that_changes_its_size_keeps_the_cards_printed(person: Door) -> None:
    """A phone is turned: what is printed on a card is measured by the card, and must not be lost with the old size."""
    page = person(viewport={"width": 844, "height": 390}).new_page()
    for game in ("evil101", "nefarious"):
        open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], game)
        expect(page.locator("main.play")).to_be_visible()
        for width, height in ((390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            sizes = page.locator(".hand .card .name").evaluate_all("all => all.map((name) => name.clientWidth)")
            assert sizes and all(sizes), (game, width, sizes)


def test_six_at_a_small_phone_lay_cards_by_touch(person: Door) -> None:
    """Targets are small there, and a tap on one reads it large; unless a card is to be laid on it."""
    page = person(**NARROW).new_page()
    open_table(page, "Doctor Dread", ["me", *["henchman"] * 5], goal=40)
    for _ in range(3):
        assert wait_for_turn(page)
        by_touch(page)


def test_the_last_round_is_in_sight_when_the_next_begins(person: Door) -> None:
    page = person(**NARROW).new_page()
    open_table(page, "Doctor Dread", ["me", "henchman", "henchman"], goal=40)
    assert wait_for_turn(page)
    for _ in range(60):
        if page.locator(".before li").count():
            break
        by_list(page)
        assert wait_for_turn(page)
    expect(page.locator(".before li").first).to_be_visible()
    fits(page)
    judge(page)
