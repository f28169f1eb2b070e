"""ALONE in a real browser: a Hero and two of Evil, by mouse, keys, fingers and forms, and what the Hero is sent."""

import copy
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Door
from browser.hands import address, by_program, glance, moved_on
from browser.serving import PATIENCE
from browser.test_nefarious import Wire
from villainy.games import box

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOOKS: list[dict[str, Any]] = [{"color_scheme": "dark"}, {"color_scheme": "light", **PHONE}]
MOST_MOVES = 400

TASTE = (
    ("character", "move", "spawn", "start", "danger"),
    ("standard", "hide", "approve", "creature", "step"),
    ("give", "draw", "tell", "attack", "yes", "target", "sector", "tile", "branch"),
    ("done", "none", "pass", "stay", "stop", "suffer", "no"),
)
"""What these people like to do, first things first: the Hero walks, Evil lets loose whatever it can."""
IN_A_HURRY = (("react",), *TASTE)
MOVES_AT_LEISURE = 40
"""After so many moves Evil plays cards face up, and those of `deadly` end the game."""

OFFERS = """(taste) => {
    const found = [...document.querySelectorAll("#table [form=move]")].filter((one) => !one.closest("#choices"));
    const rank = (one) => {
        const at = taste.findIndex((kinds) => kinds.some((kind) => one.classList.contains(kind)));
        return at < 0 ? taste.length : at;
    };
    const far = (one) => Number(one.closest(".cell")?.querySelector(".far")?.textContent ?? 0);
    found.sort((one, other) => rank(one) - rank(other) || far(one) - far(other));
    if (found[0]?.classList.contains("standard")) found.unshift(found.filter((one) => one.matches(".standard")).at(-1));
    return found.map((one) => [one.value, one.className]);
}"""
NAMED = re.compile(r"\b[AB]\d\d\b")
NUMBERED = re.compile(r"sector-\d|beast-\d")
TAG = re.compile(r"<[^>]*>")
"""Sectors and Creatures as only Evil knows them: by name in texts, by number in marks."""

Hand = Callable[[Page, Locator], None]


def deadly() -> dict[str, Any]:
    """The box of the house with Creatures that nobody survives for long, next door, and cards that nobody survives."""
    deck: dict[str, Any] = copy.deepcopy(box("alone").house_deck().source)
    for reaction in deck["reaction"]:
        reaction |= {"normal": "hurt(life,12)", "dangerous": "hurt(life,12)"}
    for creature in deck["creature"]:
        for stats in (creature, creature["nightmare"]):
            stats |= {"dice": [20, 20], "scare": 12}
            if "distance" in stats:
                stats["distance"] = 1
    return deck


def three_people(person: Door, deck: dict[str, Any] | None = None, **look: Any) -> list[Page]:
    """A Hero who opens a table, and two who come by secret links to be Evil."""
    hero = person(**look).new_page()
    given: dict[str, Any] = {"game": "alone", "seats": ["me", "link", "link"], "settings": {"rounds": 3}}
    by_program(hero, **given, **({"deck": deck} if deck else {}))
    pages = [hero]
    for name in ("Madame Mim", "Count Gloom"):
        link = hero.locator(".address").first.input_value()
        guest = person(**look).new_page()
        guest.goto(link)
        guest.locator("[name=nickname]").fill(name)
        guest.locator(".chair.invited form button").click()
        pages.append(guest)
        if len(pages) < 3:
            expect(hero.locator(".address")).to_have_count(1)
    for page in pages:
        expect(page.locator("main.play")).to_be_visible()
    return pages


def asked(pages: Sequence[Page]) -> Page | None:
    """Who has to answer; nobody when the game is over."""
    for _ in range(PATIENCE // 20):
        for page in pages:
            seen = glance(page)
            if seen["turn"]:
                return page
            if seen["status"] == "over":
                return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def liked(page: Page, taste: Sequence[Sequence[str]] = TASTE) -> Locator:
    """The choice that these people would take, where it stands on the board or in the bar."""
    value, style = page.evaluate(OFFERS, taste)[0]
    found = page.locator(f"#table [form=move][value='{value}']:not(#choices *)")
    pick = found.first.get_attribute("data-pick") if "drop" in style.split() else None
    if pick is not None and not page.locator(f".brood .pick[value='{pick}']").is_checked():
        page.locator(f".brood .pick[value='{pick}'] + label").click()
    return found.locator("visible=true").first


def by_mouse(_: Page, choice: Locator) -> None:
    choice.click()


def by_touch(_: Page, choice: Locator) -> None:
    choice.tap()


def by_keys(page: Page, choice: Locator) -> None:
    """A digit finds what has one; everything else is reached as links and buttons are."""
    key = choice.get_attribute("data-key")
    if key:
        page.keyboard.press(key)
        expect(page.locator(f".flat [data-key='{key}']").first).to_be_focused()
    else:
        choice.focus()
    page.keyboard.press("Enter")


def by_list(page: Page, choice: Locator) -> None:
    value = choice.get_attribute("value")
    if page.locator("#choices:not([open])").count():
        page.locator("#choices summary").click()
    page.locator(f"#choices [value='{value}']").click()


def play(pages: Sequence[Page], how: Hand = by_mouse, moves: int = MOST_MOVES) -> Iterator[tuple[Page, str]]:
    """Whoever is asked answers, until the game is over; who was asked, and what."""
    for at in range(moves):
        page = asked(pages)
        if page is None:
            return
        seen = glance(page)
        yield page, page.locator("#ask-title").inner_text()
        how(page, liked(page, TASTE if at < MOVES_AT_LEISURE else IN_A_HURRY))
        moved_on(page, seen["ticket"])


def finish(pages: Sequence[Page], how: Hand = by_mouse) -> None:
    for _ in play(pages, how):
        pass
    for page in pages:
        expect(page.locator("main.play.over .result h2")).to_have_text("The dark wins")


def test_seven_heroes_stand_in_two_rows(person: Door) -> None:
    page = person().new_page()
    by_program(page, game="alone", seats=["me", "henchman"])
    expect(page.locator(".candidates .gear")).to_have_count(7)
    for width in (768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        tops = page.evaluate("[...document.querySelectorAll('.candidates .gear')].map((one) => one.offsetTop)")
        assert [tops.count(top) for top in sorted(set(tops))] == [4, 3], width


LIES = """() => {
    const [here, dock] = [document.querySelector(".cell:has(.me)"), document.querySelector(".dock")];
    const shown = [here, ...document.querySelectorAll(".watch .way")].map((one) => one.getBoundingClientRect());
    const frame = document.querySelector("#stage").getBoundingClientRect();
    return here && [
        shown[0].top, dock.getBoundingClientRect().top - shown[0].bottom,
        ...shown.flatMap((box) => [box.left - frame.left, frame.right - box.right]),
    ];
}"""
"""How far the Hero lies below the upper edge and above the bar, and how far all ways lie from the sides of the map."""


@pytest.mark.parametrize("seats", [("me", "henchman"), ("henchman", "me")], ids=["hero", "evil"])
def test_the_hero_is_seen_beside_the_question(person: Door, seats: tuple[str, str]) -> None:
    """On a desk and on a phone, wherever the Hero stands: Evil lets the game begin at the lower edge of the Map."""
    page = person().new_page()
    by_program(page, game="alone", seats=list(seats), settings={"rounds": 3})
    seen = 0
    for at in range(40):
        ready = page.locator("main.play[data-turn=yes]")
        expect(ready).to_be_visible()
        spots = page.evaluate(LIES) if page.locator(".cell:has(.me)").count() else None
        if spots:
            assert min(spots) >= 0, (page.viewport_size, page.locator("#ask-title").inner_text(), spots)
            seen += 1
        if seen == 8:
            return
        page.set_viewport_size({"width": 1280, "height": 800} if at % 2 else {"width": 390, "height": 844})
        ticket = glance(page)["ticket"]
        page.locator("#table [form=move]:visible:not(#choices *)").last.evaluate("(one) => one.click()")
        moved_on(page, ticket)
    raise AssertionError("the Hero is nowhere")


# Whole games ----------------------------------------------------------------------------------------------------------


def test_a_hero_and_two_of_evil_play_to_the_end(person: Door) -> None:
    pages = three_people(person, deadly())
    wire = Wire(pages[0])
    answer = pages[0].reload()  # the stream begins anew, where the wire can hear it
    assert answer is not None
    first = answer.text()
    cards: set[str] = set()
    for _ in play(pages):
        for evil in pages[1:]:
            cards |= set(evil.locator(".rx h3").all_inner_texts())
    for page in pages:
        expect(page.locator("main.play.over .result h2")).to_have_text("The dark wins")
    played = " ".join(pages[0].locator("#log li").all_inner_texts())
    secret = {name.strip() for name in cards} - {name for name in cards if name in played}
    views = [said for name, _, said in wire.heard if name == "view"]
    assert len(secret) > 3 and len(views) > 5
    for said in (first, *views, pages[0].content()):
        assert not NUMBERED.search(said) and not NAMED.search(TAG.sub(" ", said))
        assert not [card for card in secret if card in said]


def test_by_keyboard(person: Door) -> None:
    finish(three_people(person, deadly()), by_keys)


def test_a_digit_goes_on_to_the_next_of_its_action(person: Door) -> None:
    page = person().new_page()
    by_program(page, game="alone", seats=["me", "henchman"], settings={"rounds": 3, "character": "random"})
    expect(page.locator(".deck-of-keys")).to_be_visible()
    ways = page.locator(".action.move .key")
    assert ways.count() > 1
    for at in (*range(ways.count()), 0):
        page.keyboard.press("1")
        expect(ways.nth(at)).to_be_focused()
    page.keyboard.press("6")
    expect(page.locator(".action.locate .key")).to_be_focused()


def test_on_small_phones(person: Door) -> None:
    pages = three_people(person, deadly(), **PHONE)
    for page, _ in play(pages, by_touch):
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, page.locator("#ask-title").inner_text()
        expect(page.locator("#ask-title")).to_be_in_viewport(ratio=1)
    for page in pages:
        expect(page.locator("main.play.over .result h2")).to_be_visible()


def test_without_script(person: Door) -> None:
    """Every choice is a button of a form, on the board and in the list; what to Spawn is picked without script."""
    pages = three_people(person, deadly(), java_script_enabled=False)
    for at in range(25):
        page = _asked_without_script(pages)
        if page is None:
            break
        choice = page.locator("#table [form=move]:not(#choices *)").locator("visible=true").first
        (by_list if at % 3 == 0 else by_mouse)(page, choice)
    expect(pages[0].locator("#log li")).not_to_have_count(0)


def _asked_without_script(pages: Sequence[Page]) -> Page | None:
    for _ in range(20):
        for page in pages:
            again = page.locator("a.look:visible")
            if again.count():
                again.click()
            if page.locator("main.play.over").count():
                return None
            if page.locator("main.play[data-turn=yes]").count():
                return page
    raise AssertionError("nobody is asked")


def test_in_nynorsk(person: Door) -> None:
    pages = three_people(person, deadly(), locale="nn-NO")
    expect(pages[1].locator("html")).to_have_attribute("lang", "nn")
    asked_for = {
        question for page, question in play(pages, moves=20) if page is not pages[0]
    }  # who opened it is a program
    assert "Kvar ligg faren på lur? (4 merke)" in asked_for, asked_for


# Secrets --------------------------------------------------------------------------------------------------------------


def listens(wire: Wire) -> None:
    """Until the stream of a page is open."""
    for _ in range(PATIENCE // 20):
        if any("/stream?" in address for _, address, _ in wire.heard):
            return
        wire.page.wait_for_timeout(20)
    raise AssertionError("no stream")


def test_the_hero_hears_nothing_of_what_evil_weighs(person: Door) -> None:
    """One of Evil proposes a card, takes it back, proposes another way: not a byte of it goes to the Hero."""
    pages = three_people(person)
    for page, _ in play(pages):
        if page is not pages[0] and all(one.locator(".rx .deed.hide").count() for one in pages[1:]):
            break
    hero, mim, gloom = pages
    wires = [Wire(hero), Wire(gloom)]
    hero.reload()
    gloom.reload()
    expect(hero.locator("main.play")).to_be_visible()
    expect(gloom.locator(".rx .deed.hide").first).to_be_visible()
    for wire in wires:
        listens(wire)
    told: list[list[tuple[str, str, str]]] = []
    for proposal in (0, 0, 1, 2):  # in the first round lines are still being laid, and the first view is a whole one
        marks = [len(wire.heard) for wire in wires]
        mim.locator(".rx .deed.hide").nth(proposal).click()
        expect(mim.locator(".rx.put")).to_have_count(1)
        mim.locator("button[form=withdraw]").click()
        expect(mim.locator(".rx.put")).to_have_count(0)
        told.append(wires[1].since(marks[1], 2))
        assert len(told) == 1 or wires[0].heard[marks[0] :] == []
    assert len(told[1]) == 2
    assert told[1] == told[2] == told[3]


# For everybody --------------------------------------------------------------------------------------------------------

QUESTIONS = 7
"""So many different questions are looked at, on all three pages."""


def judge(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_axe_finds_nothing_whatever_is_asked(person: Door, look: dict[str, Any]) -> None:
    pages = three_people(person, deadly(), **look)
    seen: set[str] = set()
    for page, question in play(pages):
        kind = re.sub(r"\d+|\(.*\)", "", question)
        if kind not in seen:
            seen.add(kind)
            judge(page)
            judge(pages[0])
    assert len(seen) >= QUESTIONS, seen
    for page in pages:
        judge(page)
    pages[0].goto(f"{address(pages[0])}/replay?as=1&at=20")
    judge(pages[0])
    pages[0].goto(f"{address(pages[0])}/replay?as=0&at=20")
    judge(pages[0])


def test_a_kind_is_dragged_to_its_place(person: Door) -> None:
    pages = three_people(person, deadly())
    for page, _ in play(pages):
        if page.locator(".brood .card").count():
            break
    else:
        raise AssertionError("nothing was ever Spawned")
    worm = page.locator(".brood label[for$='worm']")
    worm.click()
    goal = page.locator(".place:has(> .drop:visible)").first
    goal.scroll_into_view_if_needed()
    ticket = glance(page)["ticket"]
    start, end = worm.bounding_box(), goal.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    moved_on(page, ticket)


def test_nothing_moves_for_who_wants_it_still(person: Door) -> None:
    pages = three_people(person, deadly())
    for _ in play(pages, moves=25):
        assert not pages[0].locator(".announce, .float").count()
        assert pages[0].evaluate("document.getAnimations().length") == 0
