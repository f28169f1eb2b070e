"""The board of Nefarious: what every phase shows, to whom, and that each option is there to be taken."""

import re
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serving import REQUEST, house_on, site_on, steps, table_of
from villainy.engine.errors import Refusal
from villainy.engine.event import EVERYONE, NO_CARD, Event
from villainy.games.nefarious.deck import ACTIONS
from villainy.games.nefarious.twist import SLUGS
from villainy.table.drawing.nefarious import Art
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.reel import REEL, Newest
from villainy.table.render import STATIC_PATH, Pages, art, table_words
from villainy.table.storage import OVER

pytestmark = pytest.mark.anyio

PAGES = Pages()
NAMES = ("Ann", "Bob", "Cyd", "Dee")


TEMPLATE = re.compile(r"<template.*?</template>", re.DOTALL)
"""What is in it stands nowhere until a script takes it out."""


class Seen(HTMLParser):
    """What stands in a fragment, but for templates: every element with its attributes, and all words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.feed(TEMPLATE.sub("", html))
        self.text = " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def of(self, name: str, *values: str) -> list[dict[str, str]]:
        """The elements whose class (or another attribute) holds all these words."""
        return [attrs for _, attrs in self.elements if set(values) <= set(attrs.get(name, "").split())]

    def ids(self) -> list[str]:
        return [attrs["id"] for _, attrs in self.elements if "id" in attrs]

    def options(self) -> set[int]:
        """What can be taken: the values of all buttons that make a move."""
        buttons = [attrs for tag, attrs in self.elements if tag == "button" and attrs.get("form") == "move"]
        return {int(attrs["value"]) for attrs in buttons}

    def shots(self) -> list[dict[str, str]]:
        return [attrs for _, attrs in self.elements if "data-beat" in attrs]


def fragment(house: House, live: Live, seat: int, language: str = "en") -> Seen:
    return Seen(PAGES.table(house, live, seat, None, language, "csrf").html)


def option(live: Live, kind: str, *parts: int) -> int:
    return live.game.deck.space.option(kind, parts)


async def answer(house: House, live: Live, seat: int, kind: str, *parts: int) -> None:
    ticket = house.ticket(live, seat)
    await house.move(live, seat, option(live, kind, *parts), ticket, f"{seat} {kind} {parts} {len(live.events)}")


async def reading(house: House, *names: str, **settings: Any) -> Live:
    """A table at its first question."""
    return await table_of(house, *(names or NAMES), game="nefarious", **{**NO_TWISTS, **settings})


NO_TWISTS: dict[str, Any] = {"firstTwist": "none", "secondTwist": "none"}


async def choosing(house: House, *names: str, **settings: Any) -> Live:
    """A table at which all have read the Twists."""
    live = await reading(house, *names, **settings)
    for seat in range(live.row.header.players):
        await answer(house, live, seat, "understood")
    return live


async def reveal(house: House, live: Live, *actions: str) -> None:
    """Every seat chooses its Action."""
    for seat, action in enumerate(actions):
        await answer(house, live, seat, "action", ACTIONS.index(action))


# Phase by phase ---------------------------------------------------------------------------------------------------


async def test_twists_are_read_in_the_order_in_which_they_were_turned_over(db: Path) -> None:
    async with house_on(db) as house:
        live = await reading(house, firstTwist="unions", secondTwist="cheap-fusion-power")
        for language in ("en", "nn"):
            drawn = art(live, language)
            assert isinstance(drawn, Art)
            words = drawn.words
            seen = fragment(house, live, 0, language)
            places = [attrs["id"] for attrs in seen.of("class", "twist")]
            assert places == [f"twist-{SLUGS.index(slug)}" for slug in ("unions", "cheap-fusion-power")]
            for slug in ("unions", "cheap-fusion-power"):
                number = SLUGS.index(slug)
                assert words.twist_name(number) in seen.text
                assert words.twist_text(number) in seen.text
        await answer(house, live, 1, "understood")
        seen = fragment(house, live, 0)
        assert len(seen.of("class", "ready")) == 1 and len(seen.of("class", "lair", "asked")) == 3


async def test_who_sits_left_and_right_of_me(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        for seat in range(4):
            seen = fragment(house, live, seat)
            lairs = [attrs for attrs in seen.of("class", "lair") if "mine" not in attrs["class"]]
            order = [int(attrs["id"].removeprefix("lair-")) for attrs in lairs]
            assert order == [(seat + far) % 4 for far in (1, 2, 3)]
            assert "left" in lairs[0]["class"] and "right" in lairs[-1]["class"]
            assert not {"left", "right"} & set(lairs[1]["class"].split())
        watching = fragment(house, live, SPECTATOR)
        assert len(watching.of("class", "lair")) == 4 and not watching.of("class", "lair", "mine")
        assert not watching.of("class", "side-tag")


async def test_two_players_are_neighbours_on_both_sides(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house, "Ann", "Bob")
        assert len(fragment(house, live, 0).of("class", "lair", "both")) == 1


async def test_the_hand_is_mine_alone_and_says_what_cards_do(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        drawn = art(live, "en")
        assert isinstance(drawn, Art)
        hands = [[card["face"] for card in live.game.view(seat)["seats"][seat]["hand"]["known"]] for seat in range(4)]
        for seat in range(4):
            seen = fragment(house, live, seat)
            for face in hands[seat]:
                printed = drawn.card(face)
                assert printed.name in seen.text and printed.text in seen.text
            board = seen.text.split("What happened")[0]
            for face in {face for hand in hands for face in hand} - set(hands[seat]):
                assert drawn.card(face).name not in board
        assert not fragment(house, live, SPECTATOR).of("class", "invention")


async def test_a_sealed_action_is_told_by_its_back_and_can_be_taken_back(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        before = PAGES.table(house, live, 1, None, "en", "").mark
        told: set[bytes] = set()
        for action in range(4):
            await answer(house, live, 0, "action", action)
            mine, other = fragment(house, live, 0), fragment(house, live, 1)
            assert mine.of("class", "act-card", "chosen", f"a{action}") and not mine.options()
            assert mine.of("form", "withdraw") and "Change my answer" in mine.text
            assert [attrs["id"] for attrs in other.of("class", "lair", "sealed")] == ["lair-0"]
            assert len(other.of("class", "lies")) == 1 and not other.of("class", "turn")
            told.add(msgspec.json.encode(PAGES.model(house, live, 1, None, "en")))
            await house.withdraw(live, 0, house.ticket(live, 0), f"back {action}")
            assert len(fragment(house, live, 0).of("class", "act-card", "can")) == 4
        assert len(told) == 1
        assert PAGES.table(house, live, 1, None, "en", "").mark == before


async def test_the_reveal_turns_over_a_card_for_every_seat(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        await reveal(house, live, "speculate", "work", "invent", "research")
        for seat in (0, 3, SPECTATOR):
            seen = fragment(house, live, seat)
            flips = [shot for shot in seen.shots() if shot["data-act"] == "flip"]
            assert [shot["data-at"] for shot in flips] == ["act-0-0", "act-1-3", "act-2-1", "act-3-2"]
            assert len({shot["data-beat"] for shot in flips}) == 1
            assert {shot["data-at"] for shot in flips} <= set(seen.ids())
            assert len(seen.of("class", "turn")) == 4 and not seen.of("class", "turn", "past")


async def test_a_reveal_that_nobody_is_asked_after_is_still_there_to_be_seen(db: Path) -> None:
    """The round is over at once, and the Action cards are back in hand: the page keeps what was turned over."""
    async with house_on(db) as house:
        live = await choosing(house)
        await reveal(house, live, "work", "work", "work", "work")
        assert live.game.view(0)["round"] == 2
        seen = fragment(house, live, 0)
        assert [attrs["id"] for attrs in seen.of("class", "turn", "past")] == [
            "act-1-3",
            "act-2-3",
            "act-3-3",
            "act-0-3",
        ]
        assert {shot["data-at"] for shot in seen.shots() if shot["data-act"] == "flip"} <= set(seen.ids())


async def test_speculating_shows_prices_and_offers_what_can_be_paid(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        await reveal(house, live, "speculate", "work", "work", "work")
        seen = fragment(house, live, 0)
        assert [attrs["id"] for attrs in seen.of("class", "well", "can")] == [f"area-0-{area}" for area in range(4)]
        assert len(seen.of("class", "price")) == 4
        await answer(house, live, 0, "area", 3)
        seen = fragment(house, live, 1)
        pays = [
            shot for shot in seen.shots() if shot["data-at"] == "vault-0" and shot.get("data-show", "").startswith("−")
        ]
        assert pays and pays[-1]["data-show"] == "−1"
        mine = fragment(house, live, 0)
        assert "+1 per neighbour" in mine.text and len(mine.of("class", "pays")) == 2


async def test_open_speculation_shows_promises_as_they_come(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house, speculateReveal="open")
        await reveal(house, live, "speculate", "speculate", "work", "work")
        assert not fragment(house, live, 1).of("class", "promised")
        await answer(house, live, 0, "area", 2)
        for seat in (0, 1, SPECTATOR):
            assert len(fragment(house, live, seat).of("class", "promised")) == 1


@pytest.mark.parametrize("second", [("speculate", "work", "work", "work"), ("work", "work", "work", "work")])
async def test_income_flies_from_the_neighbours_who_pay(db: Path, second: tuple[str, ...]) -> None:
    """Also when nobody was asked anything after the reveal, and the next round has begun."""
    async with house_on(db) as house:
        live = await choosing(house)
        await reveal(house, live, "speculate", "work", "work", "work")
        await answer(house, live, 0, "area", 3)
        await reveal(house, live, *second)
        flights = [
            shot for shot in fragment(house, live, 2).shots() if shot["data-at"] == "vault-0" and "data-since" in shot
        ]
        assert [(shot["data-since"], shot["data-show"]) for shot in flights] == [("lair-1", "+1"), ("lair-3", "+1")]


async def test_inventing_shows_what_things_cost_now(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house, firstTwist="cheap-fusion-power", secondTwist="none")
        await reveal(house, live, "invent", "invent", "work", "work")
        view = live.game.view(0)
        deck: Any = live.game.deck
        seen = fragment(house, live, 0)
        changed = [face for face, cost in view["costs"] if cost != deck.cost[face]]
        assert len(seen.of("class", "now-cost")) == len(changed) > 0
        missing = [cost - view["seats"][0]["money"] for _, cost in view["costs"]]
        assert len(seen.of("class", "held", "dear")) == sum(short > 0 for short in missing)
        assert len(seen.of("class", "act")) == len(view["seats"][0]["hand"]["known"])


async def test_effects_name_their_source(db: Path) -> None:
    async with house_on(db) as house:
        found = 0
        for game in range(12):
            live = await choosing(house, seed=f"effects {game}", firstTwist="stolen-parts", secondTwist="none")
            for _ in range(120):
                view = live.game.view(SPECTATOR if live.row.status == OVER else 0)
                if live.row.status == OVER or (view["resolving"] and view["question"] == "Wave"):
                    break
                await steps(house, live, 1)
            view = live.game.view(0)
            if not view["resolving"]:
                continue
            seen = fragment(house, live, 1)
            hits = [
                attrs
                for tag, attrs in seen.elements
                if tag == "li" and attrs.get("class", "").split()[:1] in (["self"], ["others"])
            ]
            assert len(hits) == len(view["resolving"]["lines"])
            for line in view["resolving"]["lines"]:
                assert f"of {NAMES[line['builder']]}." in seen.text
            found += 1
        assert found >= 3


async def test_a_low_and_a_locked_pile_are_warned_of(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(
            house, "Ann", "Bob", "Cyd", "Dee", "Eve", "Fay", firstTwist="think-tank", secondTwist="none"
        )
        assert fragment(house, live, 0).of("class", "warning")
        await reveal(house, live, *["research"] * 6)
        seen = fragment(house, live, 0)
        assert seen.of("class", "heap", "locked") and "locked" in seen.text


async def test_the_end_adds_up(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, *NAMES, game="nefarious", firstTwist="subliminal-advertising")
        await steps(house, live, 10_000)
        assert live.row.status == OVER
        html = PAGES.table(house, live, 0, None, "en", "").html
        table = html[html.index("<tbody>") : html.index("</tbody>")]
        rows = table.split("<tr")[1:]
        assert len(rows) == 4
        for row in rows:
            parts = [int(part) for part in re.findall(r'class="part"><b>([+-]?\d+)</b>', row)]
            total = re.search(r'class="sum">(\d+)<', row)
            assert total is not None and sum(parts) == int(total.group(1))
        assert [int(total) for total in re.findall(r'class="sum">(\d+)<', table)] == sorted(live.game.standing())[::-1]


# Everywhere -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "players", "settings"),
    [
        ("board 1", 2, {"firstTwist": "long-term-plans", "secondTwist": "mad-broker"}),
        ("board 2", 3, {"firstTwist": "age-of-boredom", "secondTwist": "quantum-relativity"}),
        ("board 3", 4, {"speculateReveal": "open"}),
        ("board 4", 6, {"firstTwist": "unions", "secondTwist": "focused-research"}),
    ],
)
async def test_every_option_is_a_button_and_every_id_is_there_once(
    db: Path, seed: str, players: int, settings: dict[str, Any]
) -> None:
    names = [f"seat {seat}" for seat in range(players)]
    async with house_on(db) as house:
        live = await table_of(house, *names, game="nefarious", seed=seed, **settings)
        looked = 0
        while live.row.status != OVER and looked < 160:
            for seat in (*range(players), SPECTATOR):
                seen = fragment(house, live, seat, "nn" if looked % 2 else "en")
                twice = [name for name, times in Counter(seen.ids()).items() if times > 1]
                assert not twice, (seat, twice)
                gliding = [attrs["data-vt"] for _, attrs in seen.elements if "data-vt" in attrs]
                assert len(gliding) == len(set(gliding)), (seat, gliding)
                assert seen.options() == (set(live.game.options(seat)) if seat != SPECTATOR else set())
                looked += 1
            await steps(house, live, 1)
        assert looked >= 100


def event(kind: str, hears: int = EVERYONE, face: int = NO_CARD, sees: int = 0) -> Event:
    return Event(kind, "", 0, -1, 0, face, sees, hears)


def test_the_reel_counts_what_its_viewer_heard_and_hides_what_it_did_not_see() -> None:
    newest = Newest(viewer=1)
    told = newest.hear([event("one"), event("secret", hears=0b01), event("card", face=7, sees=0b01)])
    assert [(shot["n"], shot["kind"], shot["face"]) for shot in told] == [(1, "one", NO_CARD), (2, "card", NO_CARD)]
    told = newest.hear([event("shown", face=7, sees=0b11)] * (REEL + 5))
    assert len(told) == REEL and told[-1] == {
        "n": REEL + 7,
        "kind": "shown",
        "seat": 0,
        "place": -1,
        "amount": 0,
        "face": 7,
    }


async def test_the_reel_goes_back_with_a_sealed_answer(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        before = PAGES.model(house, live, 1, None, "en")["reel"]
        await answer(house, live, 0, "action", 1)
        with pytest.raises(Refusal):  # when this no longer goes, another has sealed something, be it the first of two
            await house.take_back(live, 0, "back")
        await house.withdraw(live, 0, house.ticket(live, 0), "again")
        assert PAGES.model(house, live, 1, None, "en")["reel"] == before


async def test_no_two_inventions_look_alike(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house)
        drawn = art(live, "en")
        assert isinstance(drawn, Art)
        deck: Any = live.game.deck
        looks = {drawn.card(face).parts for face in range(len(deck.cost))}
        assert len(looks) == len(deck.cost)


async def test_why_not_has_an_answer_where_the_board_offers_one(db: Path) -> None:
    async with house_on(db) as house:
        live = await choosing(house, firstTwist="age-of-boredom", secondTwist="none")
        await reveal(house, live, "work", "work", "work", "work")
        seen = fragment(house, live, 0)
        asked = [attrs["data-clause"] for attrs in seen.of("class", "no")]
        assert asked
        for address in asked:
            found = re.search(r"option=(\d+)", unescape(address))
            assert found is not None and PAGES.why_not(live, 0, int(found.group(1)))


async def test_the_front_door_leads_to_a_table(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        await ann.get("/")
        assert ann.page.count('data-game="nefarious"') == 1 and 'action="/play/nefarious"' in ann.page
        await ann.get("/open/nefarious")
        words = table_words("en")
        assert words.say("table-open-title", game="Nefarious") in ann.page
        for slug in SLUGS:
            assert ann.page.count(f'value="{slug}"') == 2
        assert "Things Man Was Not Meant to Know" in ann.page
        table = await ann.open("me", "open", game="nefarious")
        bob = await site.guest("Bob")
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
        await ann.get(f"/t/{table}")
        assert f"{STATIC_PATH}/nefarious.css" in ann.page
        assert (await ann.get(f"{STATIC_PATH}/nefarious.css")).status_code == 200


async def test_a_sealed_answer_is_withdrawn_by_its_form(db: Path) -> None:
    async with site_on(db) as site:
        ann, bob = await site.guest("Ann"), await site.guest("Bob")
        table = await ann.open("me", "open", game="nefarious", **{"setting-secondTwist": "none"})
        await bob.send(f"/t/{table}/sit/1")
        live = await site.house.table(table)
        await steps(site.house, live, 2)
        await answer(site.house, live, 0, "action", 3)
        await ann.get(f"/t/{table}")
        form = ann.page[ann.page.index('id="withdraw"') :]
        number = re.search(r'name="number" value="([^"]*)"', form)
        assert number is not None
        refused = await ann.send(f"/t/{table}/withdraw", seat=0, number="old", script="yes")
        assert refused.status_code == 409
        done = await ann.send(f"/t/{table}/withdraw", seat=0, number=number.group(1), script="yes")
        assert done.status_code == 204
        assert live.game.view(0)["picks"] == [] and live.game.to_answer() == [0, 1]
        await ann.get(f"/t/{table}")
        assert 'id="withdraw"' not in ann.page and REQUEST.search(ann.page)
