"""Screens of all sizes: what is asked and what answers it are in sight, and stay where they are."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import open_table, wait_for_turn
from villainy.games import box
from villainy.games.evil101.deck import Cards
from villainy.games.evil101.words import Evil101Words
from villainy.table.drawing.evil101 import Ink
from villainy.words import words_of

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
    target, dock = page.locator(".card.target").first.bounding_box(), page.locator(".dock").bounding_box()
    assert target and dock and target["y"] + target["height"] <= dock["y"], "the dock covers no Target"
    resize(page, 1366, 400)
    page.keyboard.press("1")
    expect(page.locator(".pick:focus-visible + .card")).to_be_in_viewport(ratio=0.9)
    open_table(page, "Doctor Dread", ["me", "random"], "spies")
    assert wait_for_turn(page)
    for size in SIZES:
        resize(page, *size)
        stays_put(page, ".can > label.card", ".pick:checked")


SPOILT = """([names, selector]) => {
    const card = document.querySelector(selector);
    const [name, below] = [card.querySelector(".name"), card.querySelector(".pays")];
    const top = (text, from, to) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return Math.round(range.getBoundingClientRect().top);
    };
    return names.filter(([text, style]) => {
        name.className = `name ${style}`;
        name.textContent = text;
        const broken = [...text.matchAll(/[^ -]+/g)].some(({ 0: word, index }) => {
            const last = index + word.length;
            return top(name.firstChild, index, index + 1) !== top(name.firstChild, last - 1, last);
        });
        return broken || (below && name.getBoundingClientRect().bottom > below.getBoundingClientRect().top + 1);
    });
}"""
"""Names that break inside of a word, or run into what stands below them, on a card of this kind."""


@pytest.mark.parametrize(("language", "kinds"), [("en", ("target", "plot")), ("nn", ("target",))])
def test_names_on_cards_break_between_words_and_cover_nothing(
    person: Door, language: str, kinds: tuple[str, ...]
) -> None:
    deck = box("evil101").house_deck()
    assert isinstance(deck, Cards)
    ink = Ink(Evil101Words(words_of(language, "villainy.games.evil101"), deck, ()))
    cards = [ink.card(face) for face in range(len(deck.back))]
    page = person(locale=language).new_page()
    open_table(page, "Doctor Dread", ["me", "random"], goal=40, firstHandler=1)
    assert wait_for_turn(page)
    for size in SIZES:
        resize(page, *size)
        for kind in kinds:
            names = [(card.name, card.fit) for card in cards if card.kind == kind]
            where = ".hand .card.plot" if kind == "plot" else ".targets .card.target"
            assert page.evaluate(SPOILT, [names, where]) == [], (size, kind)


def test_the_first_question_of_nefarious_has_room_on_a_phone(person: Door) -> None:
    page = person(**PHONE).new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", firstTwist="unions", secondTwist="recycling")
    lines = "(it) => Math.round(it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight))"
    for size in ((390, 844), (360, 640)):
        resize(page, *size)
        assert page.locator(".ask h2").evaluate(lines) <= 3
        expect(page.locator(".ask .flat button")).to_be_in_viewport(ratio=1)
