"""A reveal is seen: on the table where it happened, before that is cleared, and until somebody clicks."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Door
from browser.hands import leave_to_a_bot, open_table
from browser.serving import PATIENCE

pytestmark = pytest.mark.browser

BOTS = ("random", "random", "random")

LISTEN = """
const timeout = globalThis.setTimeout;
globalThis.setTimeout = (act, wait = 0, ...more) => timeout(act, wait / SPEED, ...more);
globalThis.said = [];
document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        const { scene } = document.getElementById("table").dataset;
        if (node.className === "announce") said.push([scene, node.textContent]);
    }
}).observe(document.body, { childList: true }));
"""
"""Notes what is called out, and over which table; what takes a while takes less."""


ANSWER = "document.querySelector('main[data-turn=yes] button[form=move]')?.click()"
SECOND = 'data-scene="2"'


def listening(person: Door, game: str, speed: float, **settings: int) -> Page:
    page = person(reduced_motion="no-preference").new_page()
    page.add_init_script(LISTEN.replace("SPEED", str(speed)))
    open_table(page, "Doctor Dread", ["me", *BOTS], game, **settings)
    expect(page.locator("main.play")).to_be_visible()
    return page


def test_plots_stand_turned_until_somebody_clicks(person: Door) -> None:
    page = listening(person, "evil101", 0.1, goal=40)  # slow: nothing but a click ends it
    while SECOND not in page.request.get(page.url).text():
        page.evaluate(ANSWER)
        page.wait_for_timeout(50)
    expect(page.locator("main[data-scene='1'][data-turn=no]")).to_be_visible()
    stamps = page.locator(".stamp")
    expect(page.locator(".laid .card.plot .name")).to_have_count(stamps.count())
    assert stamps.count() and page.locator(".dock[inert]").count()
    page.locator(".status").click()
    expect(page.locator("main[data-scene='2']")).to_be_visible()
    expect(page.locator(".stamp, .announce:not(:text('Round'))")).to_have_count(0)


@pytest.mark.parametrize("game", ["evil101", "nefarious"])
def test_what_is_called_out_belongs_to_the_table_below_it(person: Door, game: str) -> None:
    page = listening(person, game, 20)
    while not page.locator("main:is([data-scene='2'], .over)").count():
        page.evaluate(ANSWER)
        page.wait_for_timeout(50)
    leave_to_a_bot(page)
    expect(page.locator("main.play.over")).to_be_visible(timeout=3 * PATIENCE)
    said: list[tuple[str, str]] = page.evaluate("said")
    assert any("turned over" in text for _, text in said)
    assert not [text for scene, text in said if scene == "over"]
    opened = {int(found[1]): int(scene) for scene, text in said if (found := re.match(r"Round (\d+)", text))}
    assert all(number == scene for number, scene in opened.items())
    for scene in opened.values():
        assert next(text for at, text in said if at == str(scene)) == f"Round {scene}"
