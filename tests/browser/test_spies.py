"""Evil Genius VS Spies in a real browser: two people, interrupts, dragging, keys, fingers, and what axe says."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Door
from browser.hands import address, glance, joined, moved_on, open_table
from browser.serving import PATIENCE

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOOKS: list[dict[str, Any]] = [{"color_scheme": "dark"}, {"color_scheme": "light", **PHONE}]

BOXES = "#orders input[type=checkbox]"
KINDS = 9
"""So many sorts of questions are looked at, windows and steps."""

TASTE = [
    ["epiphany", "intelligence"],
    ["activate", "advance", "infiltrate", "plan", "connect"],
    ["build", "minion", "assign", "found", "recruit"],
    ["work"],
    ["sneak", "attack", "ignore", "destroy", "use", "square", "spy", "node", "link", "network", "sacrifice", "discard"],
    ["pass", "done", "keep", "wait", "leave"],
]
"""What these people like to do, first things first."""
HASTE = [
    ["activate", "advance", "plan", "complete", "sneak", "attack", "ignore", "destroy"],
    ["build", "minion"],
    ["work"],
    ["square", "sacrifice", "spy", "node", "link", "network", "discard"],
    ["done", "keep", "wait", "leave", "spare"],
]
"""What they do when they want to see the end of it."""
TABLES = 4
"""So many games are begun before something is given up that comes about in nine of ten."""

CHOOSE = """(taste) => {
    const offers = [...document.querySelectorAll("#table [form=move]")].filter((one) => !one.closest("#choices"));
    for (const kinds of taste) {
        const found = offers.filter((one) => kinds.some((kind) => one.classList.contains(kind)));
        if (!found.length) continue;
        const button = found[Math.floor(found.length / 2)];
        const own = button.closest(".held, .piece, .string")?.querySelector(".pick");
        const pick = own ?? document.querySelector(`.pick[value="${button.dataset.pick}"]`);
        if (pick) pick.checked = true;
        return [button.value, [...button.classList].find((kind) => kinds.includes(kind)), button.checkVisibility()];
    }
    return null;
}"""


def two_people(person: Door, **look: Any) -> tuple[Page, Page]:
    """An Evil Genius who opens a table, and a Spy Master who comes by the secret link."""
    genius = person(**look).new_page()
    open_table(genius, "Doctor Dread", ["me", "link"], "spies")
    return genius, joined(person, genius, **look)


def asked(pages: Sequence[Page]) -> Page | None:
    """Who has to answer; nobody when the game is over."""
    for _ in range(PATIENCE // 20):
        for page in pages:
            if glance(page)["turn"]:
                return page
        if all(glance(page)["status"] == "over" for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def take(page: Page, taste: list[list[str]]) -> str:
    """Pick up what the choice begins with, and take it where it then stands on the board; what kind it was."""
    ticket = glance(page)["ticket"]
    value, kind, visible = page.evaluate(CHOOSE, taste)
    assert visible, kind
    page.evaluate(
        "(value) => [...document.querySelectorAll(`#table [form=move][value='${value}']`)]"
        ".find((one) => !one.closest('#choices') && one.checkVisibility()).click()",
        value,
    )
    moved_on(page, ticket)
    return str(kind)


def question(page: Page) -> str:
    """What kind of thing is asked: the occasion of a window, or what can be taken."""
    occasion = page.locator(".ask .occasion")
    if occasion.count():
        return occasion.inner_text()
    kinds: list[str] = page.evaluate(
        "[...document.querySelectorAll('#table [form=move]')].filter((one) => !one.closest('#choices'))"
        ".map((one) => [...one.classList].at(-1))"
    )
    return " ".join(sorted(set(kinds)))


KILLED = """(captions) => {
    const page = document.cloneNode(true);
    const room = page.querySelector(".room:has([data-vt])");
    room.querySelector("[data-vt]").remove();
    const told = page.querySelectorAll(".reel li");
    const last = Number([...told].at(-1).dataset.n);
    captions.forEach((caption, at) => {
        const shot = page.createElement("li");
        const [n, hurt] = [String(last + at + 1), at === 0];
        Object.assign(shot.dataset, { n, beat: n, act: hurt ? "float" : "shake", at: room.id });
        if (hurt) shot.dataset.show = "-4";
        shot.textContent = caption;
        told[0].parentElement.append(shot);
    });
    page.querySelector("meta[name=table]").dataset.after = "later";
    return [room.id, page.documentElement.outerHTML];
}"""
"""What the server would send if the first unit in the lair were hurt and died: where that is, and the page."""

COVERED = """() => {
    const [found, of] = [[], (one) => one.getBoundingClientRect()];
    const across = (one, two) => one.left < two.right && two.left < one.right;
    const overlap = (one, two) => across(one, two) && one.top < two.bottom && two.top < one.bottom;
    const words = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter((box) => box.width > 1);
    };
    for (const card of document.querySelectorAll(".held, .pinned")) {
        const name = card.querySelector(".card:not(.full) .name");
        for (const sign of card.querySelectorAll(".card:not(.full) .plugs i, .socket:not(:has(.drop)), .zoom .icon")) {
            const covers = words(name).some((line) => overlap(line, of(sign)));
            const seen = covers && sign.checkVisibility({ opacityProperty: true });
            if (seen) found.push(`${name.textContent} ${sign.outerHTML}`);
        }
    }
    for (const band of document.querySelectorAll(".held .card:not(.full) .band")) {
        if (band.scrollWidth > band.clientWidth) found.push(`cut: ${band.textContent}`);
    }
    const [pill, lair] = [document.querySelector(".token .stats"), document.querySelector(".rooms")];
    if (pill?.checkVisibility() && of(pill).bottom > of(lair).bottom) found.push("the numbers of the Spy stick out");
    return found;
}"""
"""Names that are covered by signs, words that are cut, and numbers that stick out of the lair."""

WATCH = """() => {
    globalThis.seen = { captions: [], most: 0, over: 0, ghosts: 0, before: "" };
    const across = (one, two) => one.left < two.right && two.left < one.right;
    const overlap = (one, two) => across(one, two) && one.top < two.bottom && two.top < one.bottom;
    const look = () => {
        const signs = [...document.querySelectorAll(".announce")];
        seen.most = Math.max(seen.most, signs.length);
        for (const sign of signs) if (!seen.captions.includes(sign.textContent)) seen.captions.push(sign.textContent);
        const asked = document.querySelector(".ask").getBoundingClientRect();
        seen.over += signs.filter((sign) => overlap(sign.getBoundingClientRect(), asked)).length;
        if (document.querySelector(".float") && document.querySelector(".departed")) seen.ghosts += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_damage_is_shown_while_the_unit_still_stands(person: Door) -> None:
    """And what is said of it is said one thing at a time, beside the question."""
    page = person(reduced_motion="no-preference").new_page()
    open_table(page, "Doctor Dread", ["me", "henchman"], "spies")
    expect(page.locator("main.play[data-turn=yes]")).to_be_visible()
    while not page.locator(".room [data-vt]").count():
        take(page, [["minion"], ["plan", "keep"], ["done", "pass", "wait"]])
        expect(page.locator("main.play[data-turn=yes]")).to_be_visible()
    expect(page.locator(".gliding, .announce, .float")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    captions = ["A blow", "A death"]
    room, later = page.evaluate(KILLED, captions)
    stood = page.locator(f"#{room} [data-vt]").bounding_box()
    page.route("**/t/*", lambda route: route.fulfill(body=later, content_type="text/html"))
    page.evaluate(WATCH)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".departed")).to_have_count(1)
    lies = page.locator(".departed").bounding_box()
    assert stood and lies and max(abs(stood[side] - lies[side]) for side in ("x", "y", "width", "height")) < 8
    expect(page.locator(".departed")).to_have_count(0)
    page.wait_for_function("(most) => seen.captions.length === most", arg=len(captions))
    seen = page.evaluate("seen")
    assert seen["captions"] == captions and seen["ghosts"], seen
    assert seen["most"] == 1 and seen["over"] == 0, seen


Told = list[tuple[int, str, bool]]
"""Who did what, and whether it was in a window."""
Wanted = Callable[[Page, Told], bool]


def play_on(pages: Sequence[Page], wanted: Wanted, taste: list[list[str]] = TASTE) -> tuple[Page | None, Told]:
    """Play until something is so for who is asked, or to the end: who that is, and what was done."""
    told: Told = []
    while (page := asked(pages)) is not None and not wanted(page, told):
        window = page.locator(".ask.window").count() > 0
        told.append((list(pages).index(page), take(page, taste), window))
    return page, told


def table_where(
    person: Door, wanted: Wanted, taste: list[list[str]] = TASTE, **look: Any
) -> tuple[tuple[Page, Page], Page, Told]:
    """Two people at a table where it comes to something. Should a game end before that, they play another."""
    for _ in range(TABLES):
        pages = two_people(person, **look)
        page, told = play_on(pages, wanted, taste)
        if page is not None:
            return pages, page, told
    raise AssertionError("it never came to that")


def test_two_people_interrupt_each_other_and_play_to_the_end(person: Door) -> None:
    def enough(_: Page, told: Told) -> bool:
        interrupts = {(seat, kind) for seat, kind, window in told if window and kind in {"epiphany", "intelligence"}}
        return len(interrupts) == 2 and any(kind in {"attack", "sneak"} for _, kind, _ in told)

    pages, _, told = table_where(person, enough)
    assert {"plan", "minion", "found", "recruit", "assign", "infiltrate", "pass"} <= {kind for _, kind, _ in told}
    for page in pages:  # they have seen enough of windows
        page.keyboard.press("o")
        page.locator("#orders [value=never]").click()
        expect(page.locator("#orders input:checked")).to_have_count(0)
    last, told = play_on(pages, lambda _, __: False, HASTE)
    assert last is None and not any(window for _, _, window in told)
    for page in pages:
        expect(page.locator("main.play.over .result h2")).to_be_visible()
    assert pages[0].locator(".ranking").inner_text() == pages[1].locator(".ranking").inner_text()
    pages[0].goto(f"{address(pages[0])}/replay?as=0&at=20")
    expect(pages[0].locator(".rooms")).to_be_visible()


# Hands ----------------------------------------------------------------------------------------------------------------


def begin_main(person: Door, **look: Any) -> tuple[Page, Page]:
    """Two people; the Evil Genius has a Plan, and works in the lair."""
    return table_where(person, lambda page, _: page.locator(".rooms .drop.minion").count() > 0, **look)[0]


def drag(page: Page, what: Locator, where: Locator) -> None:
    source, goal = what.bounding_box(), where.bounding_box()
    assert source is not None and goal is not None
    page.mouse.move(source["x"] + 20, source["y"] + 30)
    page.mouse.down()
    page.mouse.move(source["x"] + 40, source["y"] + 10, steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    page.mouse.up()


def test_a_minion_is_dragged_into_the_lair(person: Door) -> None:
    genius, master = begin_main(person, viewport={"width": 1440, "height": 1000})
    ticket = glance(genius)["ticket"]
    drag(genius, genius.locator(".hand .can > label.card.minion").first, genius.locator("#sq-4"))
    moved_on(genius, ticket)
    expect(genius.locator("#sq-4 .card.unit.minion")).to_be_visible()
    expect(master.locator("#sq-4 .card.unit.minion")).to_be_visible()


def test_nodes_are_tied_by_dragging(person: Door) -> None:
    plain = [["found"], ["plan"], ["recruit"], ["pass", "done", "keep", "wait"], ["discard"]]

    def loose(page: Page, _: Told) -> bool:
        return page.locator(".socket .drop").count() > 0

    pages, master, _ = table_where(person, loose, plain, viewport={"width": 1440, "height": 1000})
    before = master.locator(".string").count()
    option = master.locator(".socket .drop").first
    pick = option.get_attribute("data-pick")
    socket = master.locator(f".socket:has(.drop[data-pick='{pick}'])").first
    ticket = glance(master)["ticket"]
    drag(master, master.locator(f".pinned:has(> .pick[value='{pick}']) > label.card"), socket)
    moved_on(master, ticket)
    expect(master.locator(".string")).to_have_count(before + 1)
    expect(pages[0].locator(".string")).to_have_count(before + 1)


def test_the_lair_by_keyboard(person: Door) -> None:
    """A digit takes a card, a letter lays it; a letter takes a Minion, Enter lets it Work; 0 and Enter are done."""
    genius, master = begin_main(person)
    keys = genius.keyboard
    ticket = glance(genius)["ticket"]
    first = genius.locator(".hand .pick:has(+ label.minion)").first
    keys.press(first.get_attribute("data-key") or "")
    expect(first).to_be_focused()
    keys.press("b")
    moved_on(genius, ticket)
    expect(genius.locator("#sq-1 .card.unit.minion")).to_be_visible()
    play_on((genius, master), lambda page, _: page is genius and page.locator("#sq-1 .act").count() > 0)
    ticket = glance(genius)["ticket"]
    keys.press("b")
    expect(genius.locator("#sq-1 .pick")).to_be_focused()
    keys.press("Enter")
    moved_on(genius, ticket)
    expect(genius.locator("#sq-1 .busy")).to_be_visible()


def test_a_window_is_passed_with_two_keys(person: Door) -> None:
    _, page, _ = table_where(person, lambda page, _: page.locator(".ask.window").count() > 0)
    ticket = glance(page)["ticket"]
    page.keyboard.press("0")
    expect(page.locator(".btn.passing")).to_be_focused()
    page.keyboard.press("Enter")
    moved_on(page, ticket)


def test_by_finger_on_a_small_phone(person: Door) -> None:
    genius, _ = begin_main(person, **PHONE)
    ticket = glance(genius)["ticket"]
    genius.locator(".hand .can > label.card.minion").first.tap(position={"x": 12, "y": 40})
    genius.locator("#sq-2 .drop:visible").tap()
    moved_on(genius, ticket)
    expect(genius.locator("#sq-2 .card.unit.minion")).to_be_visible()
    assert genius.evaluate("document.documentElement.scrollWidth <= innerWidth")
    genius.locator("#sq-2 .zoom").tap()
    expect(genius.locator(".card.full:target .more")).to_be_visible()
    genius.locator(".card.full:target ~ .unzoom").tap(position={"x": 5, "y": 5})
    expect(genius.locator(".card.full:target")).to_have_count(0)


def test_without_script(person: Door) -> None:
    pages = two_people(person, java_script_enabled=False)
    for _ in range(8):
        for page in pages:
            page.reload()
        page = next(page for page in pages if page.locator("main.play[data-turn=yes]").count())
        ticket = page.locator("#move [name=number]").input_value()
        if page.locator("#choices").count():
            page.locator("#choices summary").click()
            page.locator("#choices button").last.click()
        else:
            page.locator(".ask .flat button").first.click()
        expect(page.locator(f"#move [name=number][value='{ticket}']")).to_have_count(0)
    expect(pages[0].locator("#log li")).not_to_have_count(0)


def test_in_nynorsk(person: Door) -> None:
    genius, master = begin_main(person, locale="nn-NO")
    expect(genius.locator("html")).to_have_attribute("lang", "nn")
    expect(master.locator(".role-name").last).to_have_text(re.compile("Spionsjefen"))


# For everybody --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS, ids=["dark", "light-phone"])
def test_axe_finds_nothing_in_any_phase(person: Door, look: dict[str, Any]) -> None:
    seen: set[str] = set()
    opened: list[Page] = []

    def keep(page: Page) -> None:
        opened.append(page)

    def door(**options: Any) -> Any:
        context = person(**options)
        context.on("page", keep)
        return context

    def judged(page: Page, told: Told) -> bool:
        kind = question(page)
        if kind not in seen:
            seen.add(kind)
            for one in opened[-2:]:
                found = Axe().run(one)
                assert found.violations_count == 0, f"{kind}\n{found.generate_report()}"
                assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
                assert one.evaluate(COVERED) == [], kind
        return len(seen) >= KINDS and any(kind == "infiltrate" for _, kind, _ in told)

    table_where(door, judged, **look)


# Standing orders ------------------------------------------------------------------------------------------------------


def in_a_window(page: Page, _: Told) -> bool:
    """Asked whether to interrupt, with a Spy in the lair."""
    return page.locator(".ask.window").count() > 0 and page.locator(".token").count() > 0


def test_orders_by_mouse_and_keyboard(person: Door) -> None:
    """A tick counts at once; the other side's page shows nothing of it; who passes as ordered is not asked."""
    pages, page, _ = table_where(person, in_a_window)
    other = next(one for one in pages if one is not page)
    page.keyboard.press("o")
    boxes = page.locator(BOXES)
    expect(boxes.first).to_be_focused()
    expect(page.locator(f"{BOXES}:not(:checked)")).to_have_attribute("name", "ask-after-action")
    seen = other.locator("main.play").inner_html()
    ticket = glance(page)["ticket"]
    page.keyboard.press("Space")
    expect(page.locator("#orders input:checked")).to_have_count(boxes.count() - 2)
    assert other.locator("main.play").inner_html() == seen
    page.locator("#orders [value=never]").click()
    moved_on(page, ticket)
    expect(page.locator("#orders input:checked")).to_have_count(0)
    page.reload()
    expect(page.locator("#orders input:checked")).to_have_count(0)
    play_on(pages, lambda one, _: one is page)
    assert page.locator(".ask.window").count() == 0
    expect(other.locator("#orders input:checked")).to_have_count(boxes.count() - 1)


def test_passing_until_the_next_move(person: Door) -> None:
    pages, page, _ = table_where(person, in_a_window)
    ticket = glance(page)["ticket"]
    page.keyboard.press("p")
    expect(page.locator(".pass-on")).to_be_focused()
    page.keyboard.press("Enter")
    moved_on(page, ticket)
    play_on(pages, lambda one, _: one is page)
    assert page.locator(".ask.window").count() == 0
    expect(page.locator("#passing-on")).to_have_count(0)


def test_orders_without_script(person: Door) -> None:
    genius, master = two_people(person, java_script_enabled=False)
    page = master if genius.locator("main.play[data-turn=yes]").count() else genius
    page.locator("#orders summary").click()
    page.locator("#orders [name=ask-after-action]").check()
    page.locator("#orders [name=ask-before-move]").uncheck()
    page.locator("#orders [value=these]").click()
    page.locator("#orders summary").click()
    expect(page.locator("#orders [name=ask-after-action]")).to_be_checked()
    expect(page.locator(f"{BOXES}:not(:checked)")).to_have_attribute("name", "ask-before-move")
    page.locator("#orders [value=until-move]").click()
    expect(page.locator("#passing-on")).to_be_visible()
    page.locator("#passing-on button").click()
    expect(page.locator("#passing-on")).to_have_count(0)
