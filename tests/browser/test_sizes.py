"""Screens of all sizes: what is asked and what answers it are in sight, and stay where they are."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import open_table, wait_for_turn

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [(1280, 800), (1280, 680), (1366, 650), (1536, 730), (1920, 940), (390, 844), (360, 640)]
BOTS = ("random", "random", "random")

AT_THE_EDGE = """(label) => {
    const box = label.getBoundingClientRect();
    scrollBy(0, Math.min(0, box.bottom - innerHeight + 4));
    scrollBy(0, Math.max(0, box.top - innerHeight + 12));
    const now = label.getBoundingClientRect();
    return [now.left + Math.min(12, now.width / 2), Math.min(now.top + 8, innerHeight - 3), scrollY];
}"""
"""Scrolls until the lower edge of the screen cuts through a label; where it can be clicked, and how far that was."""


def stays_put(page: Page, label: str, ticked: str) -> None:
    """Whatever is chosen with the mouse: the page does not move."""
    x, y, before = page.locator(label).first.evaluate(AT_THE_EDGE)
    page.mouse.click(x, y)
    expect(page.locator(ticked)).to_have_count(1)
    assert page.evaluate("new Promise((done) => requestAnimationFrame(() => done(scrollY)))") == before


COVERED = """() => [...document.querySelectorAll(".hand .fits")].filter((tab) => {
    const [box, hand] = [tab.getBoundingClientRect(), tab.closest(".hand").getBoundingClientRect()];
    const next = tab.closest(".held").nextElementSibling?.getBoundingClientRect();
    return (next && box.right > next.left) || box.top < hand.top || tab.scrollWidth > tab.clientWidth;
}).length"""
"""How many tabs, which say where a card fits, are hidden in part."""


def resize(page: Page, width: int, height: int) -> None:
    """Another screen, on which nothing is taken up."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("for (const pick of document.querySelectorAll('.pick')) pick.checked = false")
    page.evaluate("document.activeElement.blur(), scrollTo(0, 0)")


def test_what_is_taken_up_is_in_sight_and_does_not_scroll_the_page(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], goal=40, firstHandler=0)
    assert wait_for_turn(page)
    for size in SIZES:
        resize(page, *size)
        assert page.locator(".hand .fits").count() and page.evaluate(COVERED) == 0, size
        stays_put(page, ".hand .can > label.card", ".hand .pick:checked")
    resize(page, 1366, 650)
    for part in (".seats", ".targets .card.target", ".hand .can > .card"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.95)
    resize(page, 1366, 400)
    page.keyboard.press("1")
    expect(page.locator(".pick:focus-visible + .card")).to_be_in_viewport(ratio=0.9)
    open_table(page, "Doctor Dread", ["me", "random"], "spies")
    assert wait_for_turn(page)
    for size in SIZES:
        resize(page, *size)
        stays_put(page, ".can > label.card", ".pick:checked")


def test_the_first_question_of_nefarious_has_room_on_a_phone(person: Door) -> None:
    page = person(**PHONE).new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", firstTwist="unions", secondTwist="recycling")
    lines = "(it) => Math.round(it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight))"
    for size in ((390, 844), (360, 640)):
        resize(page, *size)
        assert page.locator(".ask h2").evaluate(lines) <= 3
        expect(page.locator(".ask .flat button")).to_be_in_viewport(ratio=1)
