"""axe finds nothing to complain about: on any page, in any phase, dark and light, wide and narrow."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import address, by_list, finished, open_table, wait_for_turn

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


def test_after_the_game(person: Door) -> None:
    page = person(color_scheme="light").new_page()
    finished(page)
    judge(page)
    page.goto(f"{address(page)}/replay?as=0&at=12")
    judge(page)
    page.goto(f"{address(page)}/replay?as=4&at=12")
    judge(page)
