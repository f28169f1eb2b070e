"""Nefarious in a browser: whole games in every way that people play them, and a reveal that nobody foresees."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Door
from browser.hands import HUMAN_MOVES, address, leave_to_a_bot, open_table
from browser.serving import PATIENCE

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOW = 52
"""So high may a Lair be on a phone, where five of them should be found at a glance."""
PLAIN: dict[str, Any] = {"firstTwist": "none", "secondTwist": "none"}
"""No Twists: a game that is not over before the test is."""
BOTS = ("random", "random", "random")

GLANCE = """() => {
    const table = document.querySelector("main.play");
    const asked = [...document.querySelectorAll("button[form=move]")].map((button) => button.value);
    const number = document.querySelector("#move [name=number]")?.value;
    return {
        over: table.dataset.status === "over",
        turn: table.dataset.turn === "yes",
        asked: [number, document.getElementById("ask-title")?.textContent, ...asked].join(" "),
    };
}"""
Hand = Callable[[Page], None]


def glance(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(GLANCE)
    return seen


TURNS: WeakKeyDictionary[Page, Iterator[int]] = WeakKeyDictionary()


def offered(page: Page) -> Locator:
    """Something that can be pressed at once: a button of the bar, an Action, an area; each time another."""
    all_of_them = page.locator(".ask .flat [form=move], .deeds .can, .mine .well.can")
    return all_of_them.nth(next(TURNS.setdefault(page, count())) % all_of_them.count())


def by_mouse(page: Page) -> None:
    """Press an Action or an area, or take a card and press what it can do."""
    if page.locator(".hand .can").count():
        page.locator(".hand .can > label.card").first.click(position={"x": 12, "y": 40})
        page.locator(".act:visible").click()
    else:
        offered(page).click()


def by_touch(page: Page) -> None:
    if page.locator(".hand .can").count():
        page.locator(".hand .can > label.card").first.tap(position={"x": 12, "y": 40})
        page.locator(".act:visible").tap()
    else:
        offered(page).tap()


def by_list(page: Page) -> None:
    """Take the first choice of the list; a choice that is the only one stands in the bar or on the card."""
    if page.locator("#choices").count():
        if page.locator("#choices:not([open])").count():
            page.locator("#choices summary").click()
        page.locator("#choices button").last.click()
    else:
        by_mouse(page)


def by_keys(page: Page) -> None:
    """A digit finds a card, an Action or an area; Enter does it."""
    if page.locator(".hand .can").count():
        page.keyboard.press("1")
        expect(page.locator(".pick[data-key='1']")).to_be_focused()
    else:
        button = offered(page)
        page.keyboard.press(button.get_attribute("data-key") or "Tab")
        expect(button).to_be_focused()
    page.keyboard.press("Enter")


def settled(page: Page, before: str) -> None:
    """Until the page no longer asks what it asked."""
    page.wait_for_function(f"(before) => ({GLANCE})().asked !== before", arg=before, timeout=PATIENCE)


def play_out(pages: Sequence[Page], how: Hand = by_mouse, moves: int = HUMAN_MOVES) -> bool:
    """Whoever is asked answers, until the game is over or so many answers were given; whether it is over."""
    for _ in range(moves):
        page = asked(pages)
        if page is None:
            return True
        before = glance(page)["asked"]
        how(page)
        settled(page, before)
    return False


def asked(pages: Sequence[Page]) -> Page | None:
    """A page that is asked something; None when the game is over."""
    for _ in range(PATIENCE // 20):
        for page in pages:
            seen = glance(page)
            if seen["turn"]:
                return page
            if seen["over"]:
                return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def ends_well(page: Page) -> None:
    """Somebody has won, and the table says where the points come from."""
    expect(page.locator("main.play.over .result h2")).to_be_visible()
    for row in page.locator(".ledger tbody tr").all():
        total = int(row.locator(".sum").inner_text())
        parts = [int(part.replace("+", "")) for part in row.locator(".part b").all_inner_texts()]
        assert sum(parts) == total


def two_people(person: Door, *seats: str, **settings: Any) -> tuple[Page, Page]:
    """A host who opens a table, and a guest who comes by the secret link."""
    host, guest = person().new_page(), person().new_page()
    open_table(host, "Doctor Dread", ["me", "link", *seats], "nefarious", **settings)
    guest.goto(host.locator(".address").input_value())
    guest.locator("[name=nickname]").fill("Madame Mim")
    guest.locator(".chair.invited form button").click()
    expect(guest.locator("main.play")).to_be_visible()
    expect(host.locator("main.play")).to_be_visible()
    return host, guest


def choosing(*pages: Page) -> None:
    """Everybody has read the Twists; Actions are chosen."""
    for page in pages:
        page.locator(".ask .flat [form=move]").click()
    for page in pages:
        expect(page.locator(".deeds .can")).to_have_count(4)


def test_two_people_and_two_bots_play_to_the_end(person: Door) -> None:
    host, guest = two_people(person, "random", "random")
    assert play_out([host, guest])
    ends_well(host)
    ends_well(guest)
    assert host.locator(".ledger").inner_text() == guest.locator(".ledger").inner_text()


def test_alone_by_keyboard(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious")
    assert play_out([page], by_keys)
    ends_well(page)


def test_six_on_a_small_phone(person: Door) -> None:
    """With Parallel Universe, so that two Actions and an Invention lie before a Lair."""
    page = person(**PHONE).new_page()
    seats = ["me", *BOTS, "random", "random"]
    open_table(page, "Doctor Dread", seats, "nefarious", firstTwist="parallel-universe")
    expect(page.locator(".lairs .lair")).to_have_count(5)
    while not page.locator(".lairs .work").count():
        assert not play_out([page], by_touch, 1)
    heights = page.evaluate("[...document.querySelectorAll('.lairs .lair')].map((one) => one.offsetHeight)")
    assert max(heights) <= LOW, "Lairs with Inventions are as low as those without"
    assert play_out([page], by_touch)
    ends_well(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_script(person: Door) -> None:
    page = person(java_script_enabled=False).new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", **PLAIN)
    for _ in range(12):
        again = page.locator("a.look:visible")
        while again.count():
            again.click()
        expect(page.locator("main.play[data-turn=yes]")).to_be_visible()
        by_list(page)
    expect(page.locator("#log li")).not_to_have_count(0)


def test_in_nynorsk(person: Door) -> None:
    page = person(locale="nn-NO").new_page()
    open_table(page, "Doktor Redsle", ["me", *BOTS], "nefarious", firstTwist="unions", secondTwist="recycling")
    expect(page.locator("html")).to_have_attribute("lang", "nn")
    play_out([page], by_mouse, 6)
    expect(page.locator("#deeds-title, #hand-title").first).to_have_text(re.compile("Handlingane dine|Korta dine"))


# Secrets --------------------------------------------------------------------------------------------------------------


class Wire:
    """Everything that a browser is sent from now on: the stream, and answers to whatever it asks for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[tuple[str, str, str]] = []
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Network.enable")
        self.cdp.on("Network.eventSourceMessageReceived", self._message)
        self.cdp.on("Network.responseReceived", self._response)

    def _message(self, message: dict[str, Any]) -> None:
        if not message["data"]:
            return  # the beat of a line that is still there, every few seconds, whatever happens
        data = re.sub(r'name=\\"request\\" value=\\"[^"\\]*', "", message["data"])  # given by lot
        data = re.sub(r'"now":[0-9.]+', "", data)  # the time, for clocks
        data = re.sub(r'"(drawing|since)":"[^"]*"', "", data)  # by lot too
        self.heard.append((message["eventName"], message["eventId"], data))

    def _response(self, answer: dict[str, Any]) -> None:
        self.heard.append(("response", answer["response"]["url"], ""))

    def since(self, mark: int, wanted: int) -> list[tuple[str, str, str]]:
        """What came since then; a little longer, in case there is more than was wanted."""
        for _ in range(PATIENCE // 20):
            if len(self.heard) >= mark + wanted:
                break
            self.page.wait_for_timeout(20)
        self.page.wait_for_timeout(200)
        return self.heard[mark:]


def test_what_others_are_sent_does_not_depend_on_the_sealed_action(person: Door) -> None:
    """Seal one Action after the other, and take each back: the other browser hears the same four times."""
    host, guest = two_people(person, "random", "random", **PLAIN)
    wire = Wire(guest)
    guest.reload()  # the stream begins anew, where the wire can hear it
    choosing(host, guest)
    expect(guest.locator(".lairs .sealed")).to_have_count(2)
    guest.wait_for_timeout(300)
    told: list[list[tuple[str, str, str]]] = []
    for action in range(4):
        mark = len(wire.heard)
        host.locator(".deeds .can").nth(action).click()
        expect(host.locator(".deeds .chosen")).to_have_count(1)
        expect(guest.locator(".lairs .sealed")).to_have_count(3)
        assert not guest.locator(".lairs .turn:not(.past)").count()
        host.locator("button[form=withdraw]").click()
        expect(host.locator(".deeds .can")).to_have_count(4)
        expect(guest.locator(".lairs .sealed")).to_have_count(2)
        told.append(wire.since(mark, 2))
    assert len(told[0]) == 2
    assert all(name == "view" for name, _, _ in told[0])
    assert told[1:] == [told[0]] * 3


def test_a_change_of_mind_is_what_counts(person: Door) -> None:
    host, guest = two_people(person, "random", "random", **PLAIN)
    choosing(host, guest)
    host.locator(".deeds .a3.can").click()
    expect(host.locator(".deeds .a3.chosen")).to_be_visible()
    host.keyboard.press("0")
    expect(host.locator("button[form=withdraw]")).to_be_focused()
    host.keyboard.press("Enter")
    expect(host.locator(".deeds .can")).to_have_count(4)
    host.locator(".deeds .a0.can").click()
    expect(host.locator(".deeds .a0.chosen")).to_be_visible()
    guest.locator(".deeds .a3.can").click()
    expect(guest.locator("#log")).to_contain_text(re.compile(r"Doctor Dread reveals\s+Speculate"))
    expect(host.locator("#log")).to_contain_text(re.compile(r"You reveal\s+Speculate"))
    expect(host.locator(".mine .well.can").first).to_be_visible()


# The reveal -----------------------------------------------------------------------------------------------------------


TURNING = "() => document.getAnimations().some((one) => one.effect.target?.matches?.('.leaf'))"


def test_the_reveal_is_played_and_blocks_nothing(person: Door) -> None:
    page = person(reduced_motion="no-preference").new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", **PLAIN)
    page.locator(".ask .flat [form=move]").click()
    page.locator(".deeds .a0.can").click()
    page.wait_for_function(TURNING)
    page.mouse.move(4, 300)
    page.mouse.down()  # wherever it is, it ends the reel
    page.mouse.up()
    assert not page.evaluate(TURNING)
    expect(page.locator(".announce, .float")).to_have_count(0)
    before = glance(page)["asked"]
    page.locator(".mine .well.can").first.click()
    settled(page, before)


SLOWED = """() => {
    const said = document.getAnimations().find((one) => one.effect.target?.matches?.(".announce"));
    if (said) said.playbackRate = 0.2;
    return said?.currentTime > 300;
}"""
"""What is called out is held, until its beat is long over."""


def test_a_click_ends_what_outlasts_its_beat(person: Door) -> None:
    page = person(reduced_motion="no-preference").new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", **PLAIN)
    page.locator(".ask .flat [form=move]").click()
    page.wait_for_function(SLOWED)
    page.mouse.move(4, 300)
    page.mouse.down()
    assert not page.locator(".announce").count()


def test_nothing_moves_for_who_wants_it_still(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", **PLAIN)
    page.locator(".ask .flat [form=move]").click()
    page.locator(".deeds .a0.can").click()
    expect(page.locator(".mine .well.can").first).to_be_visible()
    assert not page.locator(".announce, .float").count()


# For everybody --------------------------------------------------------------------------------------------------------

LOOKS: list[dict[str, Any]] = [{"color_scheme": "dark"}, {"color_scheme": "light", **PHONE}]


KINDS = 5
"""Twists to read, Actions, areas, cards to build and cards to discard."""


def judge(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_axe_finds_nothing_in_any_phase(person: Door, look: dict[str, Any]) -> None:
    page = person(**look).new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", secondTwist="focused-research")
    seen: set[str] = set()
    for _ in range(200):
        if len(seen) >= KINDS:
            break
        if asked([page]) is None:  # over before everything was asked: once more
            open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", secondTwist="focused-research")
            continue
        seen_now = glance(page)
        kind = " ".join(sorted({re.sub(r"[\d ]", "", name) for name in offers(page)}))
        if kind not in seen:
            seen.add(kind)
            judge(page)
        by_mouse(page)
        settled(page, seen_now["asked"])
    assert len(seen) >= KINDS, seen
    if not glance(page)["over"]:
        leave_to_a_bot(page)
    expect(page.locator("main.play.over")).to_be_visible(timeout=3 * PATIENCE)
    judge(page)
    page.goto(f"{address(page)}/replay?as=0&at=12")
    judge(page)


def offers(page: Page) -> list[str]:
    """What kind of thing is asked for: the class names of what can be pressed."""
    names: list[str] = page.evaluate(
        "[...document.querySelectorAll('.ask .flat [form=move], .deeds .can, .mine .well.can, .hand .act')]"
        ".map((one) => one.matches('.act') ? one.textContent : one.className)"
    )
    return names


def test_cards_and_twists_are_read_large(person: Door) -> None:
    page = person(**PHONE).new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious", firstTwist="unions", secondTwist="recycling")
    page.locator(".ask .flat [form=move]").tap()
    text = page.locator(".twist p").first
    expect(text).to_be_hidden()
    page.locator(".twist label").first.tap()
    expect(text).to_be_visible()
    page.locator(".hand .held .zoom").last.click()
    expect(page.locator(".card:target .more")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".card:target")).to_have_count(0)


def test_a_game_is_seen_again(person: Door) -> None:
    page = person().new_page()
    open_table(page, "Doctor Dread", ["me", *BOTS], "nefarious")
    expect(page.locator("main.play")).to_be_visible()
    leave_to_a_bot(page)
    expect(page.locator("main.play.over")).to_be_visible(timeout=3 * PATIENCE)
    page.goto(f"{address(page)}/replay?as=5&at=20")
    assert page.locator(".known .card .name").count() >= 4
    page.locator(".eyes a", has_text="Doctor Dread").click()
    expect(page.locator(".lair.mine")).to_be_visible()
    page.locator(".scrub [rel=last]").click()
    expect(page.locator("main.play.over .result")).to_be_visible()
