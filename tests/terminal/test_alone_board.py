"""ALONE in the terminal: both sides at their tables, and the place as it is drawn."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from clauses import clause
from games.alone.scenario import Scene
from tables import Desk, begin
from villainy.engine.chance import seeded
from villainy.engine.game import Game, View
from villainy.engine.record import Record
from villainy.games.alone import BOX
from villainy.games.alone.actions import Declare
from villainy.games.alone.deck import Cards
from villainy.games.alone.spawning import SpawnWhere
from villainy.games.alone.terms import AT_START, CREATURES, HERO, NORTH, OTHER_LEVEL, TRACK_SPACES
from villainy.games.alone.told import SEEK_LCU, tell_located, tell_noise
from villainy.games.alone.vocabulary import NOTHING
from villainy.terminal.board import board, table_words
from villainy.terminal.boards.alone import DASH, OF_CARDS, VERY_MANY, AloneBoard
from villainy.terminal.boards.chart_alone import Cell, Chart, Sign, widest, width_of
from villainy.terminal.fit import AROUND
from villainy.terminal.replay import ALL, walk
from villainy.terminal.screen import Left, Screen
from villainy.words import LANGUAGES

NAMES = ("Ann", "Bo", "Cy", "Di")
GLUE = "\N{NO-BREAK SPACE}"
SECTOR_NAME = re.compile(r"\b[AB]\d\d\b")
SIZES = ((40, 24), (60, 99), (80, 24), (120, 40), (160, 200))
LIVELY = {"pass": 1, "locate": 1, "move": 8, "explore": 4, "fight": 6, "react": 9, "use": 6}

both_languages = pytest.mark.parametrize("language", LANGUAGES)


# Whole evenings -------------------------------------------------------------------------------------------------------


class Busy:
    """Somebody who tries everything, and has to leave after some answers."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    def __call__(self, desk: Desk) -> str:
        if desk.at_curtain:
            return ""
        self.left -= 1
        if self.left < 0:
            raise EOFError
        labels = desk.loop.board.words.labels(desk.sitting.game.options(desk.loop.looking))
        return labels[len(desk.sitting.play.entries) * 7 % len(labels)]


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("nn", 40)])
@pytest.mark.parametrize("seats", [("human:Ann", "random:Bo"), ("random:Ann", "human:Bo", "random:Cy", "human:Di")])
def test_an_evening_on_either_side(tmp_path: Path, seats: tuple[str, ...], language: str, width: int) -> None:
    desk = Desk(begin(tmp_path / "game.jsonl", *seats, game="alone"), Busy(30), language, width)
    with pytest.raises(Left):
        desk.run()
    printed = desk.paper.getvalue()
    assert max(len(line) for line in printed.splitlines()) <= width
    assert printed.count("ALONE ·") >= 30


def test_a_walk_through_a_record(tmp_path: Path) -> None:
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Bo", game="alone")
    with pytest.raises(Left):
        Desk(sitting, Busy(5)).run()
    paper = io.StringIO()
    screen = Screen(table_words("en", "alone"), Console(file=paper, width=100, highlight=False), lambda _: "")
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    walk(record, "en", ALL, screen)
    assert paper.getvalue().count("chose:") == len(record.entries)


# The table as it is drawn ---------------------------------------------------------------------------------------------


def table_of(game: Game, language: str = "en") -> AloneBoard:
    made = board("alone", language, game.deck, NAMES[: game.players])
    assert isinstance(made, AloneBoard)
    return made


def shown(game: Game, view: View, options: list[int], language: str, width: int, height: int) -> str:
    paper = io.StringIO()
    drawing = table_of(game, language).draw(view, options, width, height)
    Console(file=paper, width=width, highlight=False).print(drawing)
    return paper.getvalue()


def drawn(game: Game, seat: int, width: int = 100, height: int = 30, language: str = "en") -> str:
    options = game.options(seat) if seat in game.to_answer() else []
    return shown(game, game.view(seat), options, language, width, height)


def told(text: str) -> str:
    """A screen as one reads it, wherever its lines break."""
    return " ".join(text.replace(GLUE, " ").split())


def positions(players: int, seed: str, moves: int, every: int, **settings: str | int) -> Iterator[Game]:
    """Positions of a game in which much happens."""
    game = BOX.new(players, seed=seed, settings=settings, ask_forced=True, listening=True)
    chance = seeded(f"{seed} chance")
    for at in range(moves):
        if game.over:
            break
        if at % every == 0:
            yield game
        game.take(
            chance.pick([option for option in game.choices for _ in range(LIVELY.get(game.meaning(option)[0], 3))])
        )
    yield game


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {}), (3, {"map": "seeded", "memory": "kept"}), (4, {"map": "sheets", "difficulty": "impossible"})],
)
def test_every_choice_stands_on_the_board_and_nothing_sticks_out(players: int, settings: dict[str, str]) -> None:
    asked: set[str] = set()
    for at, game in enumerate(positions(players, "choices", 500, 13, **settings)):
        for seat in [*game.to_answer()[:1], game.players]:
            options = game.options(seat) if seat < game.players else []
            asked.add(game.view(seat)["question"])
            width, height = SIZES[at % len(SIZES)]
            language = LANGUAGES[at % len(LANGUAGES)]
            text = drawn(game, seat, width, height, language)
            assert max(map(len, text.splitlines())) <= width, text
            if len(options) > VERY_MANY and height <= 40:
                continue  # they are counted, not listed
            for label in table_of(game, language).words.labels(options):
                assert re.search(rf"(?<!\d){label}\)[ {GLUE}]+\S", text), (label, text)
    assert {"Declare", "React"} <= asked


@both_languages
def test_on_a_low_screen_evil_sees_what_the_question_is_about(language: str) -> None:
    """The Map for a choice of places, and the place in words where cards are played; a few lines may scroll away."""
    heights: dict[str, list[int]] = {"cards": [], "places": []}
    for game in positions(2, "low", 500, 5):
        if game.over or game.seat == HERO:
            continue
        view, options = game.view(game.seat), game.choices
        if view["question"] in OF_CARDS:
            continue
        text = drawn(game, game.seat, 80, 24, language)
        of_cards = not {game.meaning(option)[0] for option in options}.isdisjoint({"react", "hide", "discard"})
        heights["cards" if of_cards else "places"].append(len(text.splitlines()))
        assert of_cards or table_words(language, "alone").say("term-alone-level", name="A") in text
    assert max(heights["cards"] + heights["places"]) <= 24
    assert sorted(heights["places"])[len(heights["places"]) // 2] <= 24 - AROUND


def test_on_a_low_screen_very_many_places_are_counted() -> None:
    scene = Scene(hero="A22").run(SpawnWhere(1, NOTHING, 0))
    text = told(drawn(scene.game, 1, 80, 24))
    options = scene.game.choices
    assert len(options) > VERY_MANY
    assert f"{DASH}{len(options)}) {table_words('en', 'alone').say('term-very-many')}" in text
    assert "Level A" in text and len(text) < len(told(drawn(scene.game, 1, 80, 99)))


@both_languages
def test_choices_are_named_by_what_they_do(language: str) -> None:
    """But for cards, which stand in the hand, and Sectors, which stand under what they are for."""
    kinds: set[str] = set()
    for game in positions(2, "named", 500, 7, decks="speed-terror"):
        if game.over:
            continue
        words = table_of(game, language).words
        view, options = game.view(game.seat), game.choices
        text = told(drawn(game, game.seat, 100, 99, language))
        for option, label in zip(options, words.labels(options), strict=True):
            kind, parts = game.meaning(option)
            kinds.add(kind)
            if kind in {"react", "hide", "discard"}:
                name = words.reaction(parts[0])
            elif kind in {"spawn", "sector", "danger", "undanger", "start", "tile"}:
                name = f"{label}) {view['map'][parts[-1]]['name']}" if len(options) > 12 else ""
            else:
                name = f"{label}) {words.option(option, view)}"
            assert name in text, (kind, name, text)
    assert {"move", "explore", "locate", "react", "hide", "spawn", "step"} <= kinds


# What the Hero may not know -------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited", "alone.info.unrevealed", "alone.track.public")
def test_the_heros_screen_is_made_from_the_heros_view_alone() -> None:
    """Neither names of Sectors nor cards that lie face down or in hands; and a view on paper draws the same."""
    faces = 0
    for game in positions(3, "hidden", 600, 13):
        assert isinstance(game.deck, Cards)
        for seat in (HERO, game.players):
            view = game.view(seat)
            text = shown(game, view, [], "en", 300, 200)
            assert text == shown(game, json.loads(json.dumps(view)), [], "en", 300, 200)
            assert not SECTOR_NAME.search(text)
            known = {laid["face"] for laid in view["track"]} | {frame["face"] for frame in view["resolving"]}
            known |= {one["from"] for one in [*view["curbs"], *view["lasting"]]}
            words = table_of(game).words
            for face in {card["face"] for evil in (1, 2) for card in game.view(evil)["hand"]} - known:
                faces += 1
                assert f"{words.reaction(face)}" not in told(text)
    assert faces > 100


@clause("alone.info.revealed", "alone.info.unrevealed")
def test_only_revealed_creatures_and_danger_are_drawn_for_the_hero() -> None:
    scene = Scene(hero="A22", revealed="A21", danger="A21 A20 A32", creatures=["worm A21", "spore A20", "cultist A32"])
    text = drawn(scene.game, HERO)
    place = text[text.index("Danger to come") : text.index(f"@{GLUE}you")]
    assert "W" in place and place.count("!") == 1
    assert "Spore" not in text and "Cultist" not in text
    whole = drawn(scene.game, 1)
    for said in ("W Worm A21 (1 away)", "S Spore A20 (2 away)", "C Cultist A32 (1 away)"):
        assert said in told(whole)


# Drawings -------------------------------------------------------------------------------------------------------------


def lines(*rows: str) -> str:
    return "\n".join(rows)


def plain(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines())


def test_walls_openings_and_doors() -> None:
    cells = [
        Cell(0, 0, ["east", "south"], beings=[Sign("@")]),
        Cell(1, 0, ["west", "east"], {"east": "blocked"}),
        Cell(2, 0, ["west", "south"], {"west": "blocked", "south": "welded"}, room="Infirmary"),
        Cell(0, 1, ["north", "south"], {}, floor=Sign("░"), things=[Sign("!")], beings=[Sign("W*")]),
    ]
    assert plain(Chart(cells, 5, 1).draw().plain) == lines(
        "┌─────┬─────┲━━━━━┓",
        "│  @        ▮Infir┃",
        "├─   ─┼─────┺━━╳━━┛",
        "│░W*░!│",
        "└─ ? ─┘",
    )
    assert plain(Chart(cells, 7, 2, numbered=True).draw().plain) == lines(
        "      0       1       2",
        "  ┌───────┬───────┲━━━━━━━┓",
        "0 │               ▮Infirma┃",
        "  │   @           ┃       ┃",
        "  ├─     ─┼───────┺━━━╳━━━┛",
        "1 │░░░!░░░│",
        "  │░░░W*░░│",
        "  └─  ?  ─┘",
    )


def test_a_crowded_sector_says_that_there_are_more() -> None:
    crowd = [Sign("@"), *(Sign(f"{letter}*") for letter in "SPCHW")]
    assert Chart([Cell(0, 0, beings=crowd)], 5, 1).draw().plain.splitlines()[1] == "│@S*… │"
    assert Chart([Cell(0, 0, beings=crowd)], 11, 1).draw().plain.splitlines()[1] == "│@S*P*C*H*W*│"


def test_a_sector_of_which_nothing_is_known_has_no_walls() -> None:
    cells = [Cell(0, 0, ["east"]), Cell(1, 0, beings=[Sign("@")], walled=False)]
    assert plain(Chart(cells, 5, 1).draw().plain) == lines("┌─────┐", "│        @", "└─────┘")


def test_how_wide_sectors_can_be() -> None:
    row = [Cell(column, 0) for column in range(6)]
    for room in range(26, 100):
        wide = widest(row, room, numbered=True)
        assert width_of(row, wide, numbered=True) <= room
        assert wide == 9 or width_of(row, wide + 1, numbered=True) > room


@clause("alone.info.revealed", "alone.door.reveal-with-sector", "alone.light.revealed-vs-lit")
def test_the_labyrinth_as_the_hero_sees_it() -> None:
    scene = Scene(
        hero="A22",
        revealed="A21 A20 A32 A42 A52 A11",
        lit="A21",
        blocked="A42|A52",
        welded="A11|A21",
        danger="A22 A32",
        creatures=["worm A22", "parasite* A21", "hybrid B00"],
    )
    text = plain(drawn(scene.game, HERO, 50, 34))
    assert (
        lines(
            "         ┌────────┐",
            "         ?   ≡r   ?",
            "┏━━━━━━━━╅─      ─┤",
            "▯Infirmar╳░░░P*░░░│",
            "┗━━━━━━━━╃─      ─┼────────┬─   ?  ─┲━━━━━━━━┓",
            "         │@ W ! ☼     !             ▮ Armory ┃",
            "         └─   ?  ─┴────────┴─   ?  ─┺━━━━━━━━┛",
        )
        in text
    )
    for sign in ("▯ Door", "▮ Blocked Door", "╳ welded Door", "≡r red Stairs", "* Wounded", "! Danger", "░ lit"):
        assert sign in text.replace(GLUE, " ")
    assert "W Worm, where you stand" in told(text) and "P* Parasite (Wounded), 1 north of you" in told(text)


@clause("alone.info.evil-omniscient")
def test_evil_sees_both_levels_side_by_side_or_below_each_other() -> None:
    scene = Scene(hero="A22", revealed="A21", lit="A21 A32", danger="B12", creatures=["worm B53"])
    wide, narrow = plain(drawn(scene.game, 1, 80)), plain(drawn(scene.game, 1, 50))
    assert "2 │     │╱╱╱╱╱│·@·☼· ░░░░░      ▯Armor┃  2 │       ! ☼             │╱╱╱╱╱│     │" in wide
    assert "1 │  ☼  ▯Infir▯▒▒▒▒▒│╱╱╱╱╱│     │╱╱╱╱╱   1" in wide
    assert re.search(r"Level A +Level B", wide) and not re.search(r"Level A +Level B", narrow)
    assert narrow.index("Level A") < narrow.index("@") < narrow.index("Level B")


def test_a_creature_that_is_moved_is_marked_on_the_map() -> None:
    for game in positions(2, "moving", 400, 1):
        if not game.over and type(game.asking).__name__ == "StepOn":
            view = game.view(1)
            kind = next(c["kind"] for s in view["map"] for c in s["creatures"] if c["creature"] == view["moving"])
            letter = table_words("en", "alone").say(f"term-alone-letter-{CREATURES[kind]}")
            assert f"▸{letter}" in drawn(game, 1, 120) and f"▸{GLUE}{letter}" in drawn(game, 1, 120)
            return
    pytest.fail("nothing moved")


@both_languages
def test_no_two_creatures_have_the_same_letter(language: str) -> None:
    words = table_words(language, "alone")
    assert len({words.say(f"term-alone-letter-{kind}") for kind in CREATURES}) == len(CREATURES)


def test_what_is_only_remembered_looks_different() -> None:
    for game in positions(2, "memory", 900, 17, memory="kept"):
        view = game.view(HERO)
        if any(not tile["other"] and tile["x"] is not None for tile in view["recalled"]):
            text = drawn(game, HERO)
            assert ":::" in text and "as you remember it" in told(text)
            return
    pytest.fail("nothing was forgotten")


# The sheet, the track, what was told ----------------------------------------------------------------------------------


def declares(scene: Scene) -> Scene:
    scene.game.phase = AT_START
    return scene.run(Declare(HERO, 1))


@pytest.mark.parametrize("seat", [HERO, 1])
@pytest.mark.parametrize(("width", "height"), [(40, 24), (100, 99)])
def test_the_sheet_tells_how_the_hero_is(seat: int, width: int, height: int) -> None:
    scene = Scene(
        life=5,
        self_control=3,
        adrenaline=2,
        items="IT01 IT02",
        companion="doctor",
        experience=(1, 2, 0, 0, 0),
        missions="sleeper haze scuttle",
    )
    text = told(drawn(scene.game, seat, width, height if seat == HERO else 99))
    assert re.search(r"Life ■{5}□{7} 5/12", text) and re.search(r"Self Control ■{3}□{9} 3/12", text)
    assert "Adrenaline ●●○○○○ 2/6" in text
    for said in ("Engineer", "Companion: Doctor ×6", "Slug Bullets ×4", "Acid Bullets ×3", "S ●○", "P ●● Light Feet"):
        assert said in text
    for mission in ("The Sleeper (green, Infirmary", "Grey Haze (blue, Laboratory", "Scuttle and Run (Final Mission"):
        assert mission in text
    assert ("Infirmary A11" in text) == (seat == 1)


@clause("alone.track.danger-symbols", "alone.track.auto-danger", "alone.reaction.combo-two-spaces")
@pytest.mark.parametrize("width", [40, 100])
def test_the_track_shows_spaces_and_symbols(width: int) -> None:
    found = 0
    for game in positions(3, "track", 400, 9):
        view = game.view(HERO)
        text = drawn(game, HERO, width).replace(GLUE, " ")
        track = "".join(text[text.index("Reactions") : text.index("+!")].split())
        spaces = sum(1 + (len(card) - 2) // 4 for card in re.findall(r"\[[^ !\]]+\]", track))
        assert spaces == sum(laid["spaces"] for laid in view["track"])
        assert spaces + track.count("[]") + track.count("[!]") == TRACK_SPACES
        assert track.count("[!]") + 1 == view["symbols"]
        found += spaces
    assert found


def test_a_low_screen_shows_no_map_while_cards_are_drawn() -> None:
    game = BOX.new(2, seed="hands", settings={"character": "random"}, ask_forced=True)
    assert type(game.asking).__name__ == "Draw"
    low, high = drawn(game, 1, width=80, height=24), drawn(game, 1, width=80, height=60)
    assert len(low.splitlines()) < 24 - 3 and "Level A" not in low and "Level A" in high


def test_creatures_that_are_alike_are_counted() -> None:
    scene = Scene(
        hero="A22", revealed="A22 A21", creatures=["spore A22", "spore A22", "spore* A22", "worm A44", "worm A44"]
    )
    mine, evils = told(drawn(scene.game, HERO)), told(drawn(scene.game, 1))
    assert "S Spore ×2, where you stand; S* Spore (Wounded), where you stand" in mine
    assert "W Worm A44 (4 away) ×2" in evils


@clause("alone.comm.when")
def test_what_was_told_is_told_with_where_the_hero_stood() -> None:
    scene = Scene(hero="A22", revealed="A21")
    scene.calls(lambda game: tell_noise(game, NORTH))
    scene.calls(lambda game: tell_noise(game, NORTH))
    scene.calls(lambda game: tell_located(game, SEEK_LCU, 0, 0))
    scene.game.hero = scene.sectors["A21"]
    scene.calls(lambda game: tell_noise(game, OTHER_LEVEL))
    mine, evils = told(drawn(scene.game, HERO)), told(drawn(scene.game, 1, height=60))
    lcu = "Nearest Light Control Unit: 0 away, on this Level."
    assert f"Told 1 south of you: A Noise from the north. ×2 {lcu} Told where you stand: A Noise on the oth" in mine
    assert "Told the Hero in A22: A Noise from the north. ×2" in evils
    assert "Told the Hero in A22" not in told(drawn(scene.game, 1))  # on a low screen, only the latest place
    assert "Told the Hero in A21: A Noise on the other Level." in evils


def test_what_can_be_let_loose_stands_under_its_kind() -> None:
    scene = Scene(hero="A22").run(SpawnWhere(1, NOTHING, 0))
    text = told(drawn(scene.game, 1, 80, 99))
    offered = [offer.split() for offer in scene.offers() if offer.startswith("spawn")]
    for kind in ("spore", "worm"):
        mine = [sector for _, one, sector in offered if one == kind]
        line = text[text.index(f"{kind.capitalize()}: ") :]
        line = line[: line.index(": ", len(kind) + 2)] if ": " in line[len(kind) + 2 :] else line
        assert re.findall(r"\) ([AB]\d\d)", line)[: len(mine)] == mine


@clause("alone.aoo.trigger")
def test_who_leaves_creatures_behind_is_warned() -> None:
    alone, followed = declares(Scene(hero="A22")), declares(Scene(hero="A22", creatures=["worm A22"]))
    assert "as you leave" not in told(drawn(alone.game, HERO, 80, 24))
    assert "It attacks with 1 die as you leave" in told(drawn(followed.game, HERO, 80, 24))


@clause("alone.ruling.r42")
def test_partners_see_who_proposes_but_not_what() -> None:
    scene = Scene(hero="A22", evil=2, hands=["FU01", "SP01"], creatures=["worm A20"])
    scene.window("end", triggers="move")
    scene.does("hide FU01", seat=1).does("react SP01", seat=2)
    words = table_of(scene.game).words
    text = told(drawn(scene.game, 1))
    assert f"Bo proposes: {words.reaction(0)}, face down" in text
    assert "Cy proposes: Speed, face up" in text
    assert "Long Stride" not in text
    assert "propose" not in told(drawn(scene.game, HERO))


def test_cards_are_told_in_full_where_there_is_room() -> None:
    scene = Scene(hero="A22", hands=["FU01 SP01"], creatures=["worm A20"])
    scene.window("end", triggers="move")
    words = table_of(scene.game).words
    tall, low = told(drawn(scene.game, 1, 100, 99)), told(drawn(scene.game, 1, 100, 24))
    for face in {card["face"] for card in scene.game.view(1)["hand"]}:
        assert words.about_reaction(face) in tall
        assert words.about_reaction(face) in low  # both can be played now
    assert "up down" in low
    scene.passes()
    low = told(drawn(scene.game, 1, 100, 24))
    assert f"{words.reaction(0)} (Fury, Move)" in low and words.about_reaction(0) not in low


def test_colour_says_nothing_alone() -> None:
    scene = Scene(hero="A22", revealed="A21", lit="A21", danger="A21", creatures=["worm A21"])
    paper = io.StringIO()
    console = Console(file=paper, width=100, force_terminal=True, color_system="truecolor")
    console.print(table_of(scene.game).draw(scene.game.view(HERO), [], 100, 24))
    coloured = paper.getvalue()
    assert "38;2;255;206;122" in coloured
    bare = shown(scene.game, scene.game.view(HERO), [], "en", 100, 24)
    assert plain(re.sub(r"\x1b\[[0-9;]*m", "", coloured)) == plain(bare)
