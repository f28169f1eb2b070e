"""What stands around every board: the menu, the lights, notices, and what others say out of sight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Door
from browser.hands import address, open_table, say, wait_for_turn

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_what_somebody_says_out_of_sight_is_counted(person: Door) -> None:
    page, outsider = person(**PHONE).new_page(), person().new_page()
    open_table(page, "Doctor Dread", ["me", "random", "random"], goal=40)
    assert wait_for_turn(page)
    outsider.goto(address(page))
    mark = page.locator(".talk")
    expect(mark).to_be_hidden()
    say(outsider, address(page), "hello")
    expect(mark).to_have_text("Talk: 1")
    say(outsider, address(page), "hello")
    expect(mark).to_have_text("Talk: 2")
    expect(mark).to_be_in_viewport(ratio=1)
    assert page.title().startswith("(2) ")
    mark.tap()
    expect(page.locator("#chat li").last).to_be_in_viewport(ratio=1)
    expect(mark).to_be_hidden()
    assert "(" not in page.title()


def test_the_menu_closes_the_lights_show_what_was_chosen_and_a_lost_line_is_told(person: Door) -> None:
    context = person(**{**PHONE, "color_scheme": "dark"})
    page = context.new_page()
    open_table(page, "Doctor Dread", ["me", "random", "random"], goal=40)
    menu = page.locator(".menu")
    menu.locator("summary").click()
    chosen = page.locator(".sheet [data-light][aria-pressed=true]")
    root = page.locator("html")
    expect(chosen).to_have_text("As my system")
    for name, theme in (("Light", "light"), ("Dark", "dark")):
        page.locator(".sheet").get_by_role("button", name=name).click()
        expect(chosen).to_have_text(name)
        expect(root).to_have_attribute("data-theme", theme)
    page.reload()
    menu.locator("summary").click()
    expect(chosen).to_have_text("Dark")
    page.locator(".sheet").get_by_role("button", name="As my system").click()
    expect(root).not_to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(menu.locator("summary")).to_be_focused()
    menu.locator("summary").click()
    page.locator(".help").click()
    expect(page.locator("#keys")).to_be_visible()
    expect(menu).not_to_have_attribute("open", "")
    page.keyboard.press("Escape")
    context.set_offline(True)
    note = page.locator("#note")
    expect(note).to_contain_text("The line is dead")
    assert note.evaluate("(it) => it.offsetWidth / innerWidth") > 0.8
    context.set_offline(False)
    expect(note).to_contain_text("Back on the line")


def test_a_hint_is_for_whoever_has_not_read_it_a_few_times(person: Door) -> None:
    page = person().new_page()
    hint = page.locator(".prompt[data-hint]", has_text="Take a card, then a Target")
    for _ in range(3):
        open_table(page, "Doctor Dread", ["me", "random"], goal=40, firstHandler=1)
        expect(hint).to_be_visible()
        page.reload()
        expect(hint).to_be_visible()
    open_table(page, "Doctor Dread", ["me", "random"], goal=40, firstHandler=1)
    expect(page.locator("main[data-turn=yes] .ask")).to_be_visible()
    expect(hint).to_be_hidden()
