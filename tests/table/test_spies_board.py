"""The board of Evil Genius VS Spies: what every phase shows, to whom, and that each option is there to be taken."""

import re
from collections import Counter
from collections.abc import Iterable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from serving import house_on, site_on
from spytable import liked, move, positions, spies_at
from villainy.engine.chance import seeded
from villainy.games.spies.deck import EDGES, RIGHT
from villainy.table.drawing.film import Shot
from villainy.table.drawing.offer_spies import MOST_PICKS
from villainy.table.drawing.spies import Art
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.render import STATIC, Pages, art, table_words
from villainy.table.storage import BOT, OVER, PERSON
from villainy.words import LANGUAGES

pytestmark = pytest.mark.anyio

PAGES = Pages()
EVERYBODY = (0, 1, SPECTATOR)


class Seen(HTMLParser):
    """What stands in a fragment: every element with its attributes, what stands around it, and all words."""

    VOID = frozenset({"input", "meta", "link", "br", "img", "use", "path", "rect", "circle"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str], tuple[dict[str, str], ...]]] = []
        self.words: list[str] = []
        self._open: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.elements.append((tag, given, tuple(around for _, around in self._open)))
        if tag not in self.VOID:
            self._open.append((tag, given))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}, ()))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def of(self, name: str) -> list[dict[str, str]]:
        """The elements of that class."""
        return [attrs for _, attrs, _ in self.elements if name in attrs.get("class", "").split()]

    def moves(self) -> list[tuple[int, dict[str, str], bool]]:
        """Every button that makes a move: its option, itself, and whether it stands in the list."""
        return [
            (int(attrs["value"]), attrs, any(one.get("id") == "choices" for one in around))
            for _, attrs, around in self.elements
            if attrs.get("form") == "move" and "value" in attrs
        ]

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def html_of(house: House, live: Live, seat: int, language: str = "en") -> str:
    person = live.row.seats[seat].person if seat != SPECTATOR else None
    return PAGES.table(house, live, seat, person, language, "csrf").html


def fragment(house: House, live: Live, seat: int, language: str = "en") -> Seen:
    return Seen(html_of(house, live, seat, language))


def marks_in(html: str, name: str = "data-vt") -> list[str]:
    return re.findall(rf' {name}="([^"]*)"', html)


def glides(house: House, live: Live, seat: int, cards: Iterable[int]) -> list[str]:
    """What the page of a viewer calls these cards."""
    return [f"c{house.card_mark(live, live.viewer(seat), card)}" for card in cards]


def drawn(live: Live, language: str = "en") -> Art:
    made = art(live, language)
    assert isinstance(made, Art)
    return made


# Options --------------------------------------------------------------------------------------------------------------


async def test_every_option_is_on_the_board_and_in_the_list(db: Path) -> None:
    asked: Counter[str] = Counter()
    async with house_on(db) as house:
        for game in range(3):
            live = await spies_at(house, f"options {game}")
            async for view in positions(house, live, 700, f"options {game}"):
                asked[view["question"]] += 1
                if asked[view["question"]] > 2:
                    continue
                seat = view["seat"]
                seen = fragment(house, live, seat, LANGUAGES[asked[view["question"]] % 2])
                options = set(live.game.options(seat))
                moves = seen.moves()
                assert {option for option, _, listed in moves if not listed} == options
                if len(options) > 1:
                    assert {option for option, _, listed in moves if listed} == options
                assert 'form="move"' not in html_of(house, live, 1 - seat)
    assert {"SelectPlan", "GeniusMain", "Activate", "MasterActions", "Assign", "Infiltrate", "Face"} <= set(asked)
    assert {"Interrupt", "Aim", "PayMinions", "PayContraptions", "Advance"} <= set(asked)


async def test_who_sends_somebody_in_sees_both_boards_and_then_the_hand(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "both")
        async for view in positions(house, live, 300, "both"):
            if view["question"] != "Infiltrate":
                continue
            html = html_of(house, live, 1)
            start = html.index('<div class="dock">')
            assert max(html.index('id="map"'), html.index('id="lair"')) < start
            assert start < html.index('id="ask-title"') < html.index("</div>\n", start) < html.index('id="hand-1"')
            assert 'class="hand"' not in html[start : html.index("\n</div>\n", start)]
            return
    raise AssertionError("nobody was sent in")


async def test_what_begins_with_a_thing_waits_for_it_to_be_picked_up(db: Path) -> None:
    """Each button that lays something has a radio of the same number, which the style sheet knows."""
    style = (STATIC / "spies.css").read_text()
    assert f'.pick[value="{MOST_PICKS - 1}"]:checked' in style and f'[value="{MOST_PICKS}"]' not in style
    async with house_on(db) as house:
        live = await spies_at(house, "picks")
        laid = looked = 0
        async for view in positions(house, live, 500):
            if view["question"] not in {"GeniusMain", "MasterActions", "Assign"}:
                continue
            looked += 1
            if looked % 10:
                continue
            seen = fragment(house, live, view["seat"])
            picks = {attrs["value"] for attrs in seen.of("pick")}
            drops = [attrs["data-pick"] for attrs in [*seen.of("drop"), *seen.of("act")]]
            assert set(drops) <= picks and len(picks) <= MOST_PICKS
            laid += len(drops)
        assert laid > 50


async def test_nodes_are_tied_connector_to_connector(db: Path) -> None:
    """A connection can be begun at either of the two Nodes, and ends at the connector of the other."""
    async with house_on(db) as house:
        live = await spies_at(house, "ties")
        async for view in positions(house, live, 500):
            offers = [live.game.meaning(option) for option in live.game.options(view["seat"])]
            found = [
                (option, parts)
                for option, (kind, parts) in zip(live.game.options(view["seat"]), offers, strict=True)
                if kind == "connect"
            ]
            if not found:
                continue
            seen = fragment(house, live, 1)
            option, (one, edge, two) = found[0]
            places = [
                next(part["id"] for part in around if part.get("id", "").startswith("node-"))
                + " "
                + around[-1]["class"]
                for _, attrs, around in seen.elements
                if attrs.get("value") == str(option) and "drop" in attrs.get("class", "")
            ]
            near, far = EDGES[RIGHT + edge], EDGES[(RIGHT + edge) ^ 2]
            assert sorted(places) == sorted([f"node-{one} place socket at-{near}", f"node-{two} place socket at-{far}"])
            return
        pytest.fail("nothing could be connected")


async def test_why_not_has_an_answer_where_the_board_offers_one(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "why")
        asked = set()
        async for view in positions(house, live, 150):
            html = html_of(house, live, view["seat"])
            for option in re.findall(r'data-clause="[^"]*option=(\d+)"', html):
                assert PAGES.obstacle(live, view["seat"], int(option), "en")
                asked.add(view["question"])
            assert html.count('class="held cannot"') == html.count('class="no"')
        assert {"Mulligan", "GeniusMain", "MasterActions", "Interrupt"} <= asked


async def test_why_not_tells_the_reason_before_the_rule(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        table = await ann.open("me", "me", game="spies")
        live = await site.house.table(table)
        chance, told = seeded("why not"), ""
        while 'class="rule"' not in told:
            seat = next(seat for seat in (0, 1) if live.asks(seat))
            await ann.get(f"/t/{table}?seat={seat}")
            if found := re.search(r'data-clause="([^"]*option=\d+)"', ann.page):
                told = (await ann.client.get(unescape(found[1]))).text
                assert "<h1>Why not?</h1>" in told and 'class="obstacle"' in told
                if live.game.view(seat)["question"] == "Mulligan":
                    assert "First answer what you are asked: Your first hand." in told
            await move(site.house, live, seat, liked(live, seat, chance))
        assert told.index('class="obstacle"') < told.index('class="rule"')


# What is shown, and to whom -------------------------------------------------------------------------------------------


async def test_nothing_is_drawn_twice(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "twice")
        number = 0
        async for _ in positions(house, live, 600):
            number += 1
            if number % 15:
                continue
            for seat in EVERYBODY:
                html = html_of(house, live, seat)
                for name in ("id", "data-vt"):
                    twice = [value for value, times in Counter(marks_in(html, name)).items() if times > 1]
                    assert not twice, (name, twice)


async def test_a_plan_face_down_and_cards_in_hand_stay_hidden(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "hidden")
        hidden = 0
        async for view in positions(house, live, 120):
            if view["plan"]["stage"] != "in-progress":
                continue
            mine, rival = live.game.view(0), live.game.view(1)
            face = mine["plan"]["card"]["face"]
            name = drawn(live).card(face).name
            assert name in unescape(html_of(house, live, 0))
            if rival["plan"]["card"] is None:
                for seat in (1, SPECTATOR):
                    assert name not in unescape(html_of(house, live, seat))
                hidden += 1
            known = {card["card"] for card in rival["hands"][0]["known"]}
            secret = [card["card"] for card in mine["hands"][0]["known"] if card["card"] not in known]
            for seat in (1, SPECTATOR):
                assert not {*glides(house, live, seat, secret)} & {*marks_in(html_of(house, live, seat))}
            assert {*glides(house, live, 0, secret)} <= {*marks_in(html_of(house, live, 0))}
            hidden += bool(secret)
        assert hidden > 20


async def test_cards_that_were_used_are_named_by_marks(db: Path) -> None:
    async with house_on(db) as house:
        for game in range(3):
            live = await spies_at(house, f"used {game}")
            async for view in positions(house, live, 500, f"used {game}"):
                if view["used"]:
                    for seat in EVERYBODY:
                        marks = glides(house, live, seat, [one["card"] for one in view["used"]])
                        assert [f"c{one['card']}" for one in house.view(live, live.viewer(seat))["used"]] == marks
                    return
        pytest.fail("nothing was used")


async def test_an_intruder_stands_where_it_is(db: Path) -> None:
    async with house_on(db) as house:
        found: set[int] = set()
        for game in range(2):
            live = await spies_at(house, f"intruder {game}")
            async for view in positions(house, live, 500, f"intruder {game}"):
                inside = view["infiltrator"]
                for seat in EVERYBODY if inside and inside["at"] not in found else ():
                    seen = fragment(house, live, seat)
                    tokens = [around for _, attrs, around in seen.elements if attrs.get("class") == "token"]
                    rooms = [
                        part["id"] for around in tokens for part in around if "room" in part.get("class", "").split()
                    ]
                    assert rooms == ([f"sq-{inside['at']}"] if 0 <= inside["at"] < 8 else [])
                    empty = inside["next"] < 8 and not view["lair"][inside["next"]]
                    assert not seen.of("onward") or bool(re.search(r"next: Square \d, empty", seen.text)) == empty
                if inside:
                    found.add(inside["at"])
        assert {-1, 0} <= found


async def test_a_window_says_when_it_is_and_passes_with_one_button(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "windows")
        occasions: set[str] = set()
        words = table_words("en")
        async for view in positions(house, live, 600):
            if view["question"] != "Interrupt":
                continue
            window = view["window"]
            occasion = "answering" if window["answering"] else window["occasion"]
            if occasion in occasions:
                continue
            occasions.add(occasion)
            seen = fragment(house, live, view["seat"])
            assert words.say(f"table-spies-occasion-{occasion}") in seen.text
            assert len(seen.of("passing")) == 1
        assert {"answering", "after-action", "before-move", "spy-enters"} <= occasions


async def test_a_question_comes_with_what_helps_to_answer_it(db: Path) -> None:
    """Where there is but one answer, the page says why it is asked all the same."""
    async with house_on(db) as house:
        live = await spies_at(house, "hints")
        words = table_words("en")
        found: set[str] = set()
        async for view in positions(house, live, 400):
            message = f"table-spies-hint-{view['question']}"
            if len(live.game.options(view["seat"])) == 1 and words.has(f"{message}-only"):
                message += "-only"
            if words.has(message) and message not in found:
                found.add(message)
                assert words.say(message) in fragment(house, live, view["seat"]).text
        asked = {message.removeprefix("table-spies-hint-") for message in found}
        assert {"SelectPlan", "GeniusMain", "MasterActions", "Interrupt", "Interrupt-only"} <= asked


async def test_cards_wait_with_the_last_on_top(db: Path) -> None:
    async with house_on(db) as house:
        for game in range(5):
            live = await spies_at(house, f"stack {game}")
            async for view in positions(house, live, 500, f"stack {game}"):
                if len(view["stack"]) < 2:
                    continue
                for seat in EVERYBODY:
                    marks = glides(house, live, seat, [card["card"] for card in reversed(view["stack"])])
                    shown = [mark for mark in marks_in(html_of(house, live, seat)) if mark in marks]
                    assert shown == marks
                return
        pytest.fail("no card was answered")


async def test_numbers_that_have_changed_are_marked(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "marked")
        async for view in positions(house, live, 400):
            busy = [at for at, one in enumerate(view["lair"]) if one and one.get("busy") and not one["perception"]]
            square = busy[0] if busy else -1
            if square < 0:
                continue
            board = drawn(live).board(view, None, table_words("en"))
            unit = board.squares[square].unit
            assert unit is not None and unit.busy and unit.pic.printed is not None
            for stat, printed in zip(unit.stats, unit.pic.printed.stats, strict=True):
                assert stat.way == ("up" if stat.now > printed.now else "down" if stat.now < printed.now else "")
            assert unit.stats[2].way == "down"
            assert 'class="stat v-perception down"' in html_of(house, live, SPECTATOR)
            return
        pytest.fail("nobody became Busy")


async def test_a_network_that_does_not_support_its_spy_is_marked(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "unfit")
        async for view in positions(house, live, 600):
            spy = next((one for one in view["spies"] if one and one["network"] >= 0), None)
            if spy is None:
                continue
            for size, fits in (
                (spy["min"] - 1, False),
                (spy["min"], True),
                (spy["max"], True),
                (spy["max"] + 1, False),
            ):
                spy["size"] = size
                nets = drawn(live).board(view, None, table_words("en")).networks
                (unit,) = (unit for net in nets for unit in net.spies if unit.slot == spy["slot"])
                assert unit.fits is fits
            return
        pytest.fail("no Spy was Assigned")


# What happened --------------------------------------------------------------------------------------------------------


async def test_the_newest_events_are_played_where_they_happen(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "reel")
        async for _ in positions(house, live, 500):
            pass
        shots: list[Shot] = []
        for number, event in enumerate(live.events):
            told = {"n": number, "kind": event.kind, "seat": event.seat, "place": event.place}
            told |= {"amount": event.amount, "face": event.face}
            shots += drawn(live).reel(live.game.view(2), [told], table_words("nn"))
        places = {re.sub(r"\d+", "0", shot.at) for shot in shots}
        assert {"sq-0", "spy-0", "node-0", "plan", "plate-0", "stack"} <= places
        assert {shot.act for shot in shots} == {"land", "float", "pulse", "shake"}


async def test_a_whole_game_to_its_last_page(db: Path) -> None:
    async with house_on(db) as house:
        live = await spies_at(house, "whole", roundCap=20)
        async for _ in positions(house, live, 4000):
            pass
        assert live.row.status == OVER
        for seat in EVERYBODY:
            for language in LANGUAGES:
                seen = fragment(house, live, seat, language)
                assert seen.of("result") and not seen.moves()


async def test_the_front_door_leads_to_a_table(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        await ann.get("/")
        assert ann.page.count('data-game="spies"') == 1 and 'action="/play/spies"' in ann.page
        assert "Play as Evil Genius" in ann.page and "Play as Spy Master" in ann.page
        await ann.get("/open/spies")
        assert re.findall(r'<b class="role">([^<]*)</b>', ann.page) == ["Evil Genius", "Spy Master"]
        assert table_words("en").say("table-open-title", game="Evil Genius VS Spies") in ann.page
        seats: dict[str, str | int] = {"players": 2, "seat-0": "me", "seat-1": "open"}
        answer = await ann.send("/open/spies", **seats)
        table = answer.headers["location"].removeprefix("/t/")
        await ann.get(f"/t/{table}")
        assert re.findall(r'<b class="role">([^<]*)</b>', ann.page) == ["Evil Genius", "Spy Master"]
        bob = await site.guest("Bob")
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
        await ann.get(f"/t/{table}")
        (style,) = re.findall(r'href="(/static/[^"]*/spies.css)"', ann.page)
        assert (await ann.get(style)).status_code == 200


@pytest.mark.parametrize("seat", [0, 1])
async def test_either_side_can_be_played_at_once(db: Path, seat: int) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        answer = await ann.send("/play/spies", **{"as": seat})
        live = await site.house.table(answer.headers["location"].removeprefix("/t/"))
        assert [at.kind for at in live.row.seats] == ([PERSON, BOT] if seat == 0 else [BOT, PERSON])
        assert (await ann.send("/play/spies", **{"as": 2})).status_code == 400
        assert (await ann.send("/play/evil101")).status_code == 303
