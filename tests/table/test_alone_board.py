"""The board of ALONE: what each side is shown, where every option is taken, and what never reaches the Hero."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.alone.scenario import Scene
from serving import house_on, site_on, steps, table_of
from table.test_fog import other_events, swap
from table.test_nefarious_board import Seen
from villainy.engine.chance import seeded
from villainy.games.alone.actions import Declare
from villainy.games.alone.deck import Cards
from villainy.games.alone.effects import Standard
from villainy.games.alone.spawning import SpawnWhere
from villainy.games.alone.terms import AT_START, HERO, NORTH, OTHER_LEVEL, WEST
from villainy.games.alone.told import tell_located, tell_noise
from villainy.games.alone.vocabulary import NOTHING
from villainy.table.drawing.alone import Art
from villainy.table.drawing.plan_alone import Ground, plan
from villainy.table.live import SPECTATOR, House, Live
from villainy.table.render import STATIC_PATH, Pages, art, table_words
from villainy.table.storage import BOT, OVER, PERSON

pytestmark = pytest.mark.anyio

PAGES = Pages()
NAMES = ("Ann", "Bob", "Cyd", "Dee")
LIST = re.compile(r'<details class="choices".*?</details>', re.DOTALL)
SECTOR_NAME = re.compile(r"\b[AB]\d\d\b")


def html_of(house: House, live: Live, seat: int, language: str = "en") -> str:
    live.shown.clear()  # scenarios are played past the house, which remembers views
    return PAGES.table(house, live, seat, None, language, "csrf").html


def fragment(house: House, live: Live, seat: int, language: str = "en") -> Seen:
    return Seen(html_of(house, live, seat, language))


async def lay(house: House, scene: Scene) -> Live:
    """A table at which a scenario is played."""
    live = await table_of(house, *NAMES[: scene.game.players], game="alone", seed="laid out")
    swap(live, scene.game, [])
    live.reels.clear()
    return live


def declares(scene: Scene) -> Scene:
    """The Hero is asked for an Action, at the start of a Turn."""
    scene.game.phase = AT_START
    return scene.run(Declare(HERO, 1))


def option(scene: Scene, words: str) -> str:
    """The number of an option that is offered."""
    seat = scene.game.to_answer()[0]
    return str({scene.words(number): number for number in scene.game.options(seat)}[words])


def cell(seen: Seen, ident: str) -> set[str]:
    """The words of the style sheet for a place on the page."""
    (found,) = [attrs for _, attrs in seen.elements if attrs.get("id") == ident]
    return set(found["class"].split())


def within(html: str, ident: str) -> Seen:
    """What stands in one place on the page."""
    start = html.index(f'id="{ident}"')
    return Seen(html[html.rindex("<", 0, start) : html.index("</li>", start)])


def dock(html: str) -> Seen:
    """What stands where it is always seen."""
    start = html.index('<div class="dock">')
    return Seen(html[start : html.index("\n</div>\n", start)])


# What is asked --------------------------------------------------------------------------------------------------------


async def test_rooms_of_missions_are_located_first(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(missions="sleeper haze scuttle").turn().does("locate")
        live = await lay(house, scene)
        seen = dock(html_of(house, live, HERO))
        rooms = [option(scene, f"seek {room}") for room in ("infirmary", "laboratory", "generator", "escape-pods")]
        first = [attrs["value"] for attrs in seen.of("class", "seek")[: len(rooms)]]
        assert sorted(first) == sorted(rooms)
        assert [attrs["data-key"] for attrs in seen.of("class", "seek")[: len(rooms)]] == ["1", "2", "3", "4"]
        assert len(seen.of("class", "leads-to")) == len(rooms)


async def test_every_action_has_the_same_digit_in_every_turn(db: Path) -> None:
    """Wherever the Hero stands, and whatever can be done there."""
    digits: dict[str, set[str]] = {}
    async with house_on(db) as house:
        for hero, creatures in (("A22", ["worm A22"]), ("A20", []), ("A42", [])):
            live = await lay(house, declares(labyrinth(hero=hero, creatures=creatures)))
            for attrs in fragment(house, live, HERO).of("form", "move"):
                if "key" in attrs.get("class", "").split():
                    digits.setdefault(attrs["class"].split()[1], set()).add(attrs["data-key"])
    assert digits == {
        "move": {"1"},
        "explore": {"2"},
        "fight": {"3"},
        "scavenge": {"4"},
        "repair": {"5"},
        "locate": {"6"},
    }


async def test_what_is_asked_every_turn_is_explained_in_the_first_round(db: Path) -> None:
    words = table_words("en")
    async with house_on(db) as house:
        for number, explained in ((1, True), (2, False)):
            scene = declares(labyrinth())
            scene.game.round = number
            live = await lay(house, scene)
            assert (words.say("table-alone-hint-Declare") in dock(html_of(house, live, HERO)).text) is explained


async def test_who_draws_a_hand_is_told_how_many_cards_are_left_to_draw(db: Path) -> None:
    left: list[int] = []
    told = {"en": "cards still to draw.", "nn": "kort att å trekkje."}
    async with house_on(db) as house:
        live = await table_of(house, *NAMES[:2], game="alone", seed="one by one")
        while not left or left[-1] > 1:
            if (view := live.game.view(1))["question"] == "Draw":
                left.append(10 - len(view["hand"]))
                for language, some in told.items():
                    last = {"en": "one card still to draw.", "nn": "eitt kort att å trekkje."}[language]
                    line = last if left[-1] == 1 else f"{left[-1]} {some}"
                    assert line in dock(html_of(house, live, 1, language)).text
            await steps(house, live, 1)
    assert left == list(range(10, 0, -1))


# The Labyrinth --------------------------------------------------------------------------------------------------------

HERE = 112
"""The spot where the Hero is; one to the south is 15 more, one to the east 1 more."""


def labyrinth(**more: Any) -> Scene:
    given: dict[str, Any] = {
        "hero": "A22",
        "revealed": "A21 A20 A32 A42 A11 A23",
        "lit": "A22 A32",
        "blocked": "A11|A21",
        "danger": "A23 A01",
        "creatures": ["parasite* A32", "worm A23", "hybrid A04"],
        "hands": ["FU01 FU02"],
    }
    return Scene(**{**given, **more})


async def test_sectors_are_shown_with_their_light_and_what_is_in_sight(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth()))
        for seat in (HERO, SPECTATOR):
            seen = fragment(house, live, seat)
            assert {"lit", "sight", "hero"} <= cell(seen, f"spot-{HERE}")
            assert {"lit", "sight"} <= cell(seen, f"spot-{HERE + 1}")
            assert {"dark", "sight"} <= cell(seen, f"spot-{HERE + 15}")
            assert cell(seen, f"spot-{HERE - 16}") >= {"dark", "room"} and "sight" not in cell(
                seen, f"spot-{HERE - 16}"
            )
            assert len([name for name in seen.ids() if name.startswith("spot-")]) == 7
            for tile in live.game.view(live.viewer(seat))["labyrinth"]:
                assert drawn(live).words.tile(tile, live.game.view(live.viewer(seat))) in seen.text


def drawn(live: Live, language: str = "en") -> Art:
    found = art(live, language)
    assert isinstance(found, Art)
    return found


async def test_creatures_stand_where_they_are_and_the_wounded_are_marked(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth()))
        html = html_of(house, live, HERO)
        there = within(html, f"spot-{HERE + 1}")
        assert there.of("class", "beast", "parasite", "wounded") and there.of("class", "cut")
        there = within(html, f"spot-{HERE + 15}")
        assert there.of("class", "beast", "worm") and not there.of("class", "wounded")
        assert there.of("class", "bit", "danger")
        assert len(Seen(html).of("class", "beast")) == 2


async def test_doors_differ_by_their_shape_and_open_ends_fade_into_the_dark(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth(hero="A42", revealed="A52 A41", blocked="", welded="A42|A52")))
        html = html_of(house, live, HERO)
        assert html.count('class="door welded') == 2 and 'class="seam"' in html and 'class="bar"' not in html
        live = await lay(house, declares(labyrinth(hero="A42", revealed="A52 A41", blocked="A42|A52")))
        html = html_of(house, live, HERO)
        assert html.count('class="door blocked') == 2 and 'class="bar"' in html and 'class="seam"' not in html
        ends = re.findall(r'data-n="fade([^"]*)"', html)
        assert sorted(ends) == ["0.-1north", "0.0south", "0.0west"]


async def test_every_way_out_is_a_place_to_point_at(db: Path) -> None:
    async with house_on(db) as house:
        scene = declares(labyrinth())
        live = await lay(house, scene)
        html = html_of(house, live, HERO)
        for side, spot in (("north", HERE - 15), ("east", HERE + 1), ("south", HERE + 15)):
            buttons = within(html, f"spot-{spot}").of("class", "way", f"to-{side}")
            taken = {attrs["value"]: attrs["aria-label"] for attrs in buttons}
            wanted = [f"{kind} {side}" for kind in ("move", "explore", "repair")]
            assert set(taken) == {option(scene, words) for words in wanted}
            assert all(taken.values())
        assert not within(html, f"spot-{HERE}").of("class", "way")


async def test_a_way_into_the_dark_is_pointed_at_where_nothing_is_known(db: Path) -> None:
    async with house_on(db) as house:
        scene = declares(labyrinth(revealed=""))
        live = await lay(house, scene)
        html = html_of(house, live, HERO)
        for side, place in (("north", "0.-1"), ("east", "1.0"), ("south", "0.1")):
            values = {attrs["value"] for attrs in within(html, f"dark-{place}").of("class", "way", f"to-{side}")}
            assert option(scene, f"move {side}") in values
        assert len(Seen(html).of("class", "cell", "unknown")) == 3


async def test_stairs_are_taken_where_the_hero_stands(db: Path) -> None:
    async with house_on(db) as house:
        scene = declares(labyrinth(hero="A20", revealed=""))
        live = await lay(house, scene)
        html = html_of(house, live, HERO)
        here = within(html, f"spot-{HERE}")
        values = {attrs["value"] for attrs in here.of("class", "way", "to-stairs")}
        assert values == {option(scene, "move stairs"), option(scene, "explore stairs")}
        assert here.of("class", "bit", "stairs", "red")


async def test_who_is_fought_is_pointed_at(db: Path) -> None:
    async with house_on(db) as house:
        scene = declares(labyrinth(creatures=["worm A22", "spore* A22"]))
        live = await lay(house, scene)
        here = within(html_of(house, live, HERO), f"spot-{HERE}")
        assert {attrs["value"] for attrs in here.of("class", "prey")} == {option(scene, "fight")}
        scene.does("fight")
        here = within(html_of(house, live, HERO), f"spot-{HERE}")
        wanted = {option(scene, "target A22 worm 0"), option(scene, "target A22 spore 1")}
        assert {attrs["value"] for attrs in here.of("class", "prey")} == wanted


async def test_noise_is_heard_at_the_edge_and_where_the_hero_stood(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth()
        live = await lay(house, declares(scene))
        assert not fragment(house, live, HERO).of("class", "edge")
        tell_noise(scene.game, NORTH)
        tell_noise(scene.game, WEST, 3)
        seen = fragment(house, live, HERO)
        assert seen.of("class", "edge", "at-west") and not seen.of("class", "edge", "at-north")
        assert len(seen.of("class", "ripple")) == 2 and len(seen.of("class", "ripple", "fresh")) == 1
        assert "A Noise from the west. It is 3 away. A Noise from the north." in seen.text
        tell_noise(scene.game, OTHER_LEVEL)
        seen = fragment(house, live, HERO)
        assert seen.of("class", "edge", "at-other-level") and not seen.of("class", "ripple", "fresh")
        tell_located(scene.game, 0, 4, 1)
        assert not fragment(house, live, HERO).of("class", "edge")


async def test_the_sheet_counts_what_is_left(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(life=7, self_control=3, items="IT13:1 IT01", companion="doctor:4", experience=(2, 1, 0, 0, 0))
        live = await lay(house, declares(scene))
        for seat in (HERO, 1, SPECTATOR):
            html = html_of(house, live, seat)
            life = html[html.index('id="life"') : html.index('id="self"')]
            own = html[html.index('id="self"') : html.index('id="adrenaline"')]
            assert life.count('<s class="on">') == 7 and life.count("</s>") == 12
            assert own.count('<s class="on">') == 3 and own.count("</s>") == 12
            seen = Seen(html)
            assert seen.of("class", "gauge", "self", "low") and not seen.of("class", "gauge", "life", "low")
            assert "Medkit" in seen.text and "Slug Bullets" in seen.text and "Doctor" in seen.text
            assert len(seen.of("class", "unlocked")) == 1
        used = {attrs["value"] for attrs in fragment(house, live, HERO).of("class", "deed")}
        assert used == {option(scene, "use IT13"), option(scene, "use IT01")}


# The Map --------------------------------------------------------------------------------------------------------------


async def test_evil_sees_both_levels_and_what_the_hero_knows(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth()))
        seen = fragment(house, live, 1)
        assert len([name for name in seen.ids() if name.startswith("sector-")]) == 50
        assert len(seen.of("class", "storey")) == 2 and len(seen.of("class", "storey", "here")) == 1
        assert len(seen.of("class", "cell", "hidden")) == 50 - 7
        assert len(seen.of("class", "beast")) == 3 and len(seen.of("class", "outline")) == 1
        assert not [name for name in seen.ids() if name.startswith("spot-")]


async def test_rooms_that_missions_lead_to_bear_their_flags(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth(missions="sleeper haze scuttle")))
        assert len(fragment(house, live, 1).of("class", "bit", "flag")) == 4  # the Final Mission names two Rooms
        shown = [tile["room"] for tile in house.view(live, HERO)["labyrinth"] if tile["room"] is not None]
        assert len(fragment(house, live, HERO).of("class", "bit", "flag")) <= len(shown)


async def test_a_creature_is_spawned_by_kind_and_place(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(creatures=[]).run(SpawnWhere(1, NOTHING, 0))
        live = await lay(house, scene)
        html = html_of(house, live, 1)
        seen = Seen(html)
        kinds = [attrs["id"].rsplit("-", 1)[1] for attrs in seen.of("class", "pick")]
        assert [attrs["value"] for attrs in seen.of("class", "pick")] == [str(at) for at in range(len(kinds))]
        drops = 0
        for words, number in {scene.words(number): number for number in scene.game.options(1)}.items():
            _, kind, sector = words.split()
            there = within(html, f"sector-{scene.sectors[sector]}").of("class", "drop")
            (drop,) = [attrs for attrs in there if attrs["value"] == str(number)]
            assert drop["data-pick"] == str(kinds.index(kind))
            drops += 1
        assert drops == len(seen.of("class", "drop")) > 20


async def test_a_creature_is_pointed_at_and_led_step_by_step(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(creatures=["worm A23", "spore A40"]).run(Standard(1))
        scene.does("standard 0")
        live = await lay(house, scene)
        html = html_of(house, live, 1)
        for name, sector in (("worm", "A23"), ("spore", "A40")):
            prey = within(html, f"sector-{scene.sectors[sector]}").of("class", "prey")
            assert [attrs["value"] for attrs in prey] == [option(scene, f"creature {name}")]
        scene.does("creature worm")
        html = html_of(house, live, 1)
        for side, sector in (("north", "A22"), ("east", "A33"), ("west", "A13")):
            way = within(html, f"sector-{scene.sectors[sector]}").of("class", "way", f"to-{side}")
            assert [attrs["value"] for attrs in way] == [option(scene, f"step {side}")]
        assert within(html, f"sector-{scene.sectors['A23']}").of("class", "beast", "active")


async def test_reactions_are_read_and_proposed_from_the_hand(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(evil=2, hands=["FU01 FU02", "SP01"]).window("end", triggers="move")
        live = await lay(house, scene)
        words = drawn(live).words
        seen = fragment(house, live, 1)
        deck: Any = live.game.deck
        assert isinstance(deck, Cards)
        for card in live.game.view(1)["hand"]:
            for text in (words.reaction, words.text.normal, words.text.dangerous):
                assert text(card["face"]) in seen.text
        assert len(seen.of("class", "deed", "react")) == 1 and len(seen.of("class", "deed", "hide")) == 2
        (other,) = live.game.view(2)["hand"]
        assert words.reaction(other["face"]) not in seen.text
        for seat in (HERO, SPECTATOR):
            assert not fragment(house, live, seat).of("class", "rx")


async def test_cards_that_fit_stand_beside_the_question(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, labyrinth(hands=["FU01 FU02"]).window("end", triggers="move"))
        assert dock(html_of(house, live, 1)).of("class", "rx")
        scene = labyrinth(hands=["FU01"])
        scene.game.ask_forced = True  # as at every table: who cannot react is asked all the same
        live = await lay(house, scene.window("resolved", "move"))
        html = html_of(house, live, 1)
        assert not dock(html).of("class", "rx") and Seen(html).of("class", "rx")
        assert table_words("en").say("table-alone-nothing-fits") in dock(html).text


async def test_items_stand_with_the_actions_that_they_perform(db: Path) -> None:
    async with house_on(db) as house:
        scene = declares(labyrinth(creatures=["worm A22"], items="IT13:1 IT01"))
        live = await lay(house, scene)
        here = dock(html_of(house, live, HERO))
        used = {attrs["value"] for attrs in here.of("class", "key", "use")}
        assert used == {option(scene, "use IT13"), option(scene, "use IT01")}
        assert len(here.of("class", "action")) == 6


async def test_what_is_sealed_is_the_same_to_all_others(db: Path) -> None:
    async with house_on(db) as house:
        scene = labyrinth(evil=2, hands=["FU01 FU02", "SP01"]).window("end", triggers="move")
        live = await lay(house, scene)
        told: dict[int, set[str]] = {seat: set() for seat in (HERO, 2, SPECTATOR)}
        before = {seat: html_of(house, live, seat) for seat in told}
        for words in ("react FU01", "hide FU01", "hide FU02", "pass"):
            scene.does(words, seat=1)
            mine = fragment(house, live, 1)
            assert mine.of("form", "withdraw") and not mine.options()
            assert len(mine.of("class", "rx", "put")) == (words != "pass")
            for seat, pages in told.items():
                pages.add(re.sub(r'name="request" value="[^"]*"', "", html_of(house, live, seat)))
            live.game.withdraw(1, live.game.number)
        assert all(len(pages) == 1 for pages in told.values())
        assert told[HERO] == {re.sub(r'name="request" value="[^"]*"', "", before[HERO])}
        assert told[SPECTATOR] == {before[SPECTATOR]}


async def test_the_track_shows_what_is_covered_and_what_threatens(db: Path) -> None:
    async with house_on(db) as house:
        for covered, symbols in ((0, 5), (6, 5), (8, 3), (10, 1)):
            live = await lay(house, declares(labyrinth(covered=covered)))
            for seat in (HERO, 1):
                seen = fragment(house, live, seat)
                assert len(seen.of("class", "laid")) == covered and not seen.of("class", "laid", "up")
                assert len(seen.of("class", "space", "symbol")) == symbols == live.game.view(seat)["symbols"]


# Everywhere -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "players", "settings"),
    [
        ("board 1", 2, {"map": "seeded", "memory": "kept"}),
        ("board 2", 3, {"difficulty": "nightmare", "map": "sheets", "decks": "terror-traps"}),
        ("board 3", 4, {"difficulty": "easy", "character": "navigator"}),
    ],
)
async def test_all_seats_at_many_positions(db: Path, seed: str, players: int, settings: dict[str, Any]) -> None:
    """Marks are single, every option can be taken on the board and from the list, and no style stands in the page."""
    async with house_on(db) as house:
        live = await table_of(house, *NAMES[:players], game="alone", seed=seed, **settings)
        looked = 0
        questions: set[str] = set()
        while live.row.status != OVER and looked < 260:
            for seat in (*range(players), SPECTATOR):
                html = html_of(house, live, seat, "nn" if looked % 2 else "en")
                seen = Seen(html)
                twice = [name for name, times in Counter(seen.ids()).items() if times > 1]
                assert not twice, (seat, twice)
                gliding = [attrs["data-vt"] for _, attrs in seen.elements if "data-vt" in attrs]
                assert len(gliding) == len(set(gliding)), (seat, gliding)
                offered = set(live.game.options(seat)) if seat != SPECTATOR else set()
                assert seen.options() == offered
                assert Seen(LIST.sub("", html)).options() == offered, live.game.view(seat)["question"]
                assert not [
                    attrs for _, attrs in seen.elements if "style" in attrs or any(a[:2] == "on" for a in attrs)
                ]
                if seat in (HERO, SPECTATOR):
                    assert not SECTOR_NAME.search(seen.text)
                    assert "sector-" not in html and "beast-" not in html
                looked += 1
            questions.add(type(live.game.asking).__name__)
            await steps(house, live, 1 + looked % 4)
        assert looked >= 200 and len(questions) >= 8, questions


@pytest.mark.parametrize(("seed", "players"), [("unseen 1", 2), ("unseen 2", 4)])
async def test_the_hero_is_sent_nothing_that_could_be_otherwise(db: Path, seed: str, players: int) -> None:
    """Another world that the Hero cannot tell from this one, and another story that he heard the same of: one page."""
    chance = seeded(seed)
    async with house_on(db) as house:
        live = await table_of(house, *NAMES[:players], game="alone", seed=seed, map="seeded")
        compared = 0
        while live.row.status != OVER and compared < 120:
            play = live.play
            assert play is not None
            game, events = play.game, live.events
            for seat in (HERO, SPECTATOR):
                viewer = live.viewer(seat)
                truth = sent(house, live, seat)
                swap(live, game.redeal(viewer, chance.spawn()), other_events(live, viewer))
                imagined = sent(house, live, seat)
                swap(live, game, events)
                assert imagined == truth, (seat, len(play.entries))
                compared += 1
            await steps(house, live, 1 + compared % 5)
        assert compared >= 60


def sent(house: House, live: Live, seat: int) -> tuple[str, bytes, str]:
    """The page as it is sent, but for numbers that are given by lot."""
    page = PAGES.table(house, live, seat, None, "en", "csrf")
    model = msgspec.json.encode(PAGES.model(house, live, seat, None, "en"))
    return page.mark, model, re.sub(r'name="request" value="[^"]*"', "", page.html)


async def test_the_end_is_told(db: Path) -> None:
    async with house_on(db) as house:
        live = await table_of(house, "Ann", "Bob", game="alone", seed="the end", rounds=3)
        await steps(house, live, 20_000)
        assert live.row.status == OVER
        title = "Out of the dark" if HERO in live.game.winners else "The dark wins"
        for seat in (HERO, 1, SPECTATOR):
            seen = fragment(house, live, seat)
            assert title in seen.text and seen.of("class", "result") and not seen.options()
            whole = [attrs for attrs in seen.of("class", "btn") if "replay?as=1&" in attrs.get("href", "")]
            assert len(whole) == (seat != 1)  # whoever was in the dark may look at the Map now


async def test_what_cannot_be_done_can_be_asked_about(db: Path) -> None:
    async with house_on(db) as house:
        live = await lay(house, declares(labyrinth(hero="A13", revealed="", creatures=[])))
        asked = [attrs["data-clause"] for attrs in fragment(house, live, HERO).of("class", "no")]
        assert len(asked) == 2  # nobody to fight, nothing to repair
        for address in asked:
            number = int(address.rsplit("=", 1)[1])
            assert PAGES.why_not(live, HERO, number).startswith("alone.")


async def test_the_front_door_leads_to_a_table(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        await ann.get("/")
        assert ann.page.count('data-game="alone"') == 1 and 'action="/play/alone"' in ann.page
        await ann.get("/open/alone")
        assert table_words("en").say("table-open-title", game="ALONE") in ann.page
        answer = await ann.send("/open/alone", players=2, **{"seat-0": "me", "seat-1": "open", "spectators": "on"})
        table = answer.headers["location"].removeprefix("/t/")
        bob = await site.guest("Bob")
        assert (await bob.send(f"/t/{table}/sit/1")).status_code == 303
        await ann.get(f"/t/{table}")
        assert f"{STATIC_PATH}/alone.css" in ann.page and 'id="al-worm"' in ann.page
        assert (await ann.get(f"{STATIC_PATH}/alone.css")).status_code == 200


@pytest.mark.parametrize("seat", [HERO, 1])
async def test_either_side_can_be_played_at_once(db: Path, seat: int) -> None:
    """Against one bot; Evil is offered once, however many can be Evil."""
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        await ann.get("/")
        offered = re.findall(r'name="as" value="(\d)">(Play as (?:Hero|Evil))<', ann.page)
        assert offered == [("0", "Play as Hero"), ("1", "Play as Evil")]
        answer = await ann.send("/play/alone", **{"as": seat})
        live = await site.house.table(answer.headers["location"].removeprefix("/t/"))
        assert [at.kind for at in live.row.seats] == ([PERSON, BOT] if seat == HERO else [BOT, PERSON])


async def test_missions_that_name_the_same_room_are_refused_in_the_words_of_the_form(db: Path) -> None:
    async with site_on(db) as site:
        ann = await site.guest("Ann")
        given = {"seat-0": "me", "seat-1": "henchman", "setting-red": "burn", "setting-blue": "haze"}
        answer = await ann.send("/open/alone", players=2, **given)
        assert answer.status_code == 400
        said = {"question": "Which blue Mission?", "value": "Grey Haze"}
        allowed = "by lot, Dead Silence, Brownout, Lockdown"
        assert table_words("en").say("table-fault-clash", **said, allowed=allowed) in answer.text
        headings = re.findall(r"<h3>(.*?)</h3>", answer.text)
        assert headings == ["What happens", "The small print"]


# The picture ----------------------------------------------------------------------------------------------------------


def ground(*sides: str, room: bool = False) -> Ground:
    return Ground("g", 0, 0, sides, room, "dark", lit=False, doors=())


@pytest.mark.parametrize("room", [False, True])
@pytest.mark.parametrize("sides", [("north",), ("north", "south"), ("east", "south"), ("north", "east", "west")])
def test_walls_leave_open_sides_open(sides: tuple[str, ...], room: bool) -> None:
    """A wall is drawn in as many strokes as a Sector has open sides, and none of them goes along an open edge."""
    drawing = str(plan((ground(*sides, room=room),), 1, 1))
    walls = re.findall(r'class="wall dark".*?d="([^"]*)"', drawing)[0]
    strokes = walls.split("M")[1:]
    assert len(strokes) == len(sides)
    edge = {"north": ("y", 0), "east": ("x", 100), "south": ("y", 100), "west": ("x", 0)}
    for side, (axis, line) in edge.items():
        points = [tuple(map(int, point)) for point in re.findall(r"(\d+) (\d+)", walls)]
        ends = [point for point in points if point["xy".index(axis)] == line]
        assert len(ends) == (2 if side in sides else 0)
    for stroke in strokes:
        numbers = [tuple(map(int, point)) for point in re.findall(r"(\d+) (\d+)", stroke)]
        assert not any(a[0] == b[0] in (0, 100) or a[1] == b[1] in (0, 100) for a, b in pairwise(numbers))


def test_a_line_goes_around_what_is_known() -> None:
    drawing = str(plan((), 3, 3, outline=frozenset({(0, 0), (1, 0), (1, 1)})))
    (line,) = re.findall(r'class="outline"[^>]* d="([^"]*)"', drawing)
    assert line.count("M") == 8
