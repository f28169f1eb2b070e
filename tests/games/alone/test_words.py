"""All that ALONE can say is there, in both languages, and tells nobody more than they may know."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from clauses import clause
from games.alone.imaginable import Author, strange
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.engine.event import Event
from villainy.engine.game import Game
from villainy.engine.step import Ask
from villainy.games.alone import BOX
from villainy.games.alone.damage import LOST
from villainy.games.alone.deck import Cards
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import RECOVERED
from villainy.games.alone.lasting import LASTINGS
from villainy.games.alone.sight import BY_COLOUR
from villainy.games.alone.terms import (
    ACTIONS,
    CONDITIONS,
    CREATURES,
    FACES,
    MATRICES,
    MOST_COLUMNS,
    MOST_ROWS,
    PHASES,
    SHAPES,
    SIDES,
    STATES,
    TRIGGERS,
    WAYS,
    WINDOWS,
)
from villainy.games.alone.told import SEEKS
from villainy.games.alone.words import CLAUSES, MINOR, UNTOLD, AloneWords
from villainy.rulebook import rulebook
from villainy.words import LANGUAGES, Words, words_of

FOLDER = Path(str(files("villainy.games.alone")))
NAMES = ["Ann", "Bo", "Cy", "Di"]
BOOK = rulebook("alone").clauses
TELLERS = {"tell", "tell_there", "_tell", "tell_roll"}
MAPS = ("fixed", "sheets", "seeded")
EAGER = {"react", "device", "use", "fight", "target", "sacrifice", "pay", "redirect"}
HOUSE = (house_deck(),) * 3
STRANGE = tuple(read_deck(Author(f"words {number}").box(), "imagined.toml") for number in range(6))
STRANGER = tuple(read_deck(strange(), "strange.toml") for _ in range(4))
ASKED_OF_EVIL = "Evil"
"""What the Hero's view calls every question that Evil is asked."""

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def spoken(language: str) -> Words:
    return words_of(language, "villainy.games.alone")


def speaker(language: str = "en", players: int = 2) -> AloneWords:
    return AloneWords(spoken(language), house_deck(), NAMES[:players])


def event_kinds() -> set[str]:
    """The kinds of all events that the game's code tells; some are put together there, or passed on by helpers."""
    found: set[str] = {f"{name}-changed" for name in LASTINGS} | set(LOST) | set(RECOVERED)
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in TELLERS:
                    found |= {text for text in _texts(node) if re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}
    return found - UNTOLD


def _texts(call: ast.Call) -> set[str]:
    """The words among the first arguments of a call, also both of a choice."""
    return {
        node.value
        for argument in call.args[:3]
        for node in ([argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def random_games(*boxes: Cards) -> Iterator[Game]:
    """A game by lot with each box, at every question and once more when it is over; seldom used options come first."""
    for number, deck in enumerate(boxes):
        chance = seeded(f"coins {number}")
        settings = {"map": MAPS[number % 3], "difficulty": ("easy", "normal")[number % 2], "rounds": 5}
        game = BOX.new(
            2 + number % 3,
            seed=f"words {number}",
            settings=settings,
            deck=deck,
            ask_forced=bool(number % 2),
            listening=True,
        )
        assert isinstance(game, Alone)
        before = 0
        while not game.over:
            yield game
            if game.turn != before:
                before = game.turn
                favour(game, number)
            eager = [option for option in game.choices if game.meaning(option)[0] in EAGER]
            game.take(chance.pick(eager if eager and chance.below(2) else game.choices))
        yield game


def favour(game: Alone, number: int) -> None:
    """A Hero by lot seldom finds anybody or learns anything: here somebody comes along in most Turns."""
    game.experience = [2] * 5 if number % 2 else game.experience
    game.life = game.self_control = 9
    if number > 1 and game.turn and game.companion < 0:
        others = [who for who in range(len(game.cards.characters)) if who != game.character]
        game.companion, game.companion_charges = others[game.turn % len(others)], 6


# Questions, options, events -------------------------------------------------------------------------------------------


def test_event_kinds_are_found() -> None:
    kinds = event_kinds()
    assert {"turn", "blocked", "lit", "dark", "rolled", "moved", "lost-life", "tough-changed", "noise"} <= kinds
    assert kinds >= MINOR - {"moved"}


@both_languages
def test_every_event_has_words_for_everybody(language: str) -> None:
    speak = speaker(language, 3)
    for kind in sorted(event_kinds()):
        for viewer in (0, 1, 3):
            for seat, face in ((-1, -1), (0, 0), (1, -1)):
                text = speak.event(Event(kind, "alone.turn.end", seat, 1, 1, face, -1, -1), viewer)
                assert text.strip() and "{" not in text, kind


@both_languages
def test_every_option_kind_has_words_and_clauses(language: str) -> None:
    kinds = house_deck().space.names
    assert set(CLAUSES) == set(kinds)
    assert [name for names in CLAUSES.values() for name in names if name not in BOOK] == []
    assert [kind for kind in kinds if not spoken(language).has(f"option-{kind}")] == []


@both_languages
def test_every_question_has_words_for_who_is_asked_and_for_the_others(language: str) -> None:
    words = spoken(language)
    questions = [step.__name__ for step in BOX.steps if issubclass(step, Ask)]
    assert {"Declare", "React", "Consent", "StepOn"} <= set(questions)
    for name in [*questions, ASKED_OF_EVIL]:
        assert words.has(f"question-{name}"), name
        assert words.has(f"question-{name}.others"), name
    ours = {message.split(".")[0] for message in words.ids() if message.startswith("question-")}
    assert ours == {f"question-{name}" for name in [*questions, ASKED_OF_EVIL]}


@both_languages
def test_every_setting_and_value_is_explained(language: str) -> None:
    words = spoken(language)
    for setting in BOX.settings:
        assert words.has(f"setting-{setting.name}") and words.has(f"settings-{setting.group}")
        for value in setting.values:
            part = "number" if isinstance(value, int) else value
            if not str(part)[0].isdigit():  # such a value says what it is
                assert words.has(f"setting-{setting.name}.{part}"), (setting.name, value)


@both_languages
def test_settings_call_missions_and_people_by_their_names(language: str) -> None:
    speak = speaker(language)
    source = house_deck().source
    for colour in ("green", "blue", "red"):
        missions = [(entry["id"], entry["name"][language]) for entry in source["mission"] if entry["colour"] == colour]
        for mark, name in missions:
            assert speak.words.say(f"setting-{colour}.{mark}") == name
        values = next(setting.values for setting in BOX.settings if setting.name == colour)
        assert list(values[1:]) == [mark for mark, _ in missions]
    people = next(setting.values for setting in BOX.settings if setting.name == "character")
    assert list(people[2:]) == [entry["id"] for entry in source["character"]]


@both_languages
def test_all_that_a_view_speaks_of_has_a_name(language: str) -> None:
    words = spoken(language)
    names = [f"phase-{name}" for name in PHASES]
    names += [f"window-{name}" for name in WINDOWS]
    names += [f"action-{name}" for name in ACTIONS]
    names += [f"trigger-{name}" for name in TRIGGERS]
    names += [f"shape-{name}" for name in SHAPES] + [f"seek-shape-{name}" for name in SHAPES]
    names += [f"side-{name}" for name in SIDES] + [f"toward-{name}" for name in SIDES]
    names += [f"way-{name}" for name in WAYS] + [f"heading-{name}" for name in WAYS]
    names += [f"condition-token-{name}" for name in CONDITIONS]
    names += [f"matrix-{name}" for name in MATRICES]
    names += [f"state-{name}" for name in STATES]
    names += [f"face-{name}" for name in FACES] + [f"faces-{name}" for name in FACES]
    assert [name for name in names if not words.has(name)] == []


@both_languages
def test_what_random_games_say(language: str) -> None:
    """Every question, option and line of the log of whole games can be said, to all seats and to spectators."""
    asked: Counter[str] = Counter()
    for game in random_games(*HOUSE, *STRANGE, *STRANGER):
        assert isinstance(game.deck, Cards)
        speak = AloneWords(spoken(language), game.deck, NAMES[: game.players])
        if game.over:
            for viewer in range(game.players + 1):
                story = speak.story(game.events, viewer)
                assert [line.at for line in story] == list(range(1, len(story) + 1))
                assert all(line.clause in BOOK and re.match(r"[A-ZÆØÅÉ0-9«“]", line.text) for line in story)
                assert not any("  " in line.text or " ." in line.text or "{" in line.text for line in story)
                assert speak.question(game.view(viewer)) == ""
            continue
        kind = type(game.asking).__name__
        asked[kind] += 1
        if asked[kind] > 4 and game.number % 97:
            continue
        view = game.view(game.seat)
        assert speak.question(view)
        assert "  " not in speak.question(view)
        assert speak.question(view) != speak.question(game.view(game.players))
        texts = [speak.option(option, view) for option in game.choices]
        assert len(set(texts)) == len(texts), texts
        assert not any("  " in text or text.endswith(" ") for text in texts), texts
        assert len(set(speak.labels(game.choices))) == len(game.choices)
        thinkable = speak.thinkable(view)
        assert len(set(thinkable)) == len(thinkable)
        assert set(game.choices) <= set(thinkable)
        for option in thinkable if asked[kind] == 1 else game.choices:
            assert speak.option(option, view)
            assert "{" not in speak.explain(option, view)
        assert speak.thinkable(game.view(game.players)) == []
    everything = {step.__name__ for step in BOX.steps if issubclass(step, Ask)}
    assert everything - set(asked) <= RARE
    assert sum(asked.values()) > 3000


RARE = {"Deliberate", "DiscardDown", "KillHere", "Replace", "TellLength"}
"""Questions that these games may not come to; they are put into words below all the same."""


@both_languages
def test_rare_questions_can_be_asked_too(language: str) -> None:
    speak = speaker(language)
    game = BOX.new(2, seed="rare", ask_forced=True)
    for name in sorted(RARE):
        for seat in (0, 1):
            view = {**game.view(seat), "question": name, "asked": [seat]}
            assert speak.question(view).strip()
            assert speak.question({**view, "asked": [1 - seat]}).strip()


# What nobody may be told ----------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited", "alone.info.unrevealed")
@both_languages
def test_the_hero_hears_no_name_of_a_sector(language: str) -> None:
    """Places come to the Hero by where they lie from the Hero; "A22" is Evil's."""
    names = re.compile(r"\b[AB][0-9][0-9]\b")
    heard = {"hero": 0, "evil": 0}
    for game in random_games(*HOUSE):
        speak = AloneWords(spoken(language), house_deck(), NAMES[: game.players])
        if not game.over:
            if game.seat == 0:
                view = game.view(0)
                said = [speak.question(view), *(speak.option(option, view) for option in game.choices)]
                assert not any(names.search(text) for text in said)
            continue
        for viewer in (0, game.players):
            lines = speak.story(game.events, viewer)
            heard["hero"] += len(lines)
            assert not any(names.search(line.text) for line in lines)
        heard["evil"] += sum(bool(names.search(line.text)) for line in speak.story(game.events, 1))
    assert heard["hero"] > 300
    assert heard["evil"] > 300


@clause("alone.ruling.r43", "alone.comm.no-show")
@both_languages
def test_a_line_of_the_log_names_no_card_that_its_reader_has_not_seen(language: str) -> None:
    hidden = 0
    for game in random_games(*HOUSE):
        if not game.over:
            continue
        speak = AloneWords(spoken(language), house_deck(), NAMES[: game.players])
        for event in game.events:
            for viewer in range(game.players + 1):
                if event.face >= 0 and event.heard_by(viewer) and not (event.sees >> viewer) & 1:
                    hidden += 1
                    assert speak.card(event.face) not in speak.event(event, viewer)
    assert hidden > 100


# Places ---------------------------------------------------------------------------------------------------------------


def spot(aside: int, down: int) -> int:
    return (down + MOST_ROWS - 1) * (2 * MOST_COLUMNS - 1) + aside + MOST_COLUMNS - 1


def test_where_things_lie_from_the_hero() -> None:
    english, nynorsk = speaker("en").places, speaker("nn").places
    assert english.spot(spot(0, 0)) == "where you stand"
    assert english.spot(spot(0, -2)) == "2 north of you"
    assert english.spot(spot(3, 1)) == "1 south and 3 east of you"
    assert english.spot(spot(-1, 0), mine=False) == "1 west of the Hero"
    assert nynorsk.spot(spot(-1, 4)) == "4 sør og 1 vest for deg"
    assert english.spot(BY_COLOUR) == "at the far end of the red Stairs"
    assert nynorsk.spot(BY_COLOUR + 1) == "i andre enden av den blå trappa"
    assert english.spot(-1) == "out of reach"


def test_what_evil_calls_them() -> None:
    view = Scene(hero="A22").game.view(1)
    names = {sector["name"]: sector["sector"] for sector in view["map"]}
    speak = speaker("en")
    assert speak.sector(names["A22"], view) == "A22"
    assert speak.sector(names["A11"], view) == "Infirmary (A11)"
    assert speaker("nn").sector(names["B54"], view) == "Rømingskapslane (B54)"


def test_all_that_is_in_a_sector() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["worm* A21", "spore A21"], danger="A21", lit="A21")
    scene.game.blocked = 1 << next(door for door in range(scene.game.map.doors) if _beside(scene, door, "A21"))
    hero, evil = scene.game.view(0), scene.game.view(1)
    speak = speaker("en")
    shown = next(tile for tile in hero["labyrinth"] if not tile["hero"])
    assert speak.tile(shown, hero) == (
        "1 north of you: junction, lit; open to north, south and west; Blocked Door to the west; Danger; "
        "Spore; Worm (Wounded)."
    )
    mapped = next(sector for sector in evil["map"] if sector["name"] == "A22")
    assert speak.tile(mapped, evil) == (
        "A22: junction, dark; open to north, east and south; Light Control Unit. The Hero is here."
    )


def _beside(scene: Scene, door: int, name: str) -> bool:
    table = scene.game.map
    return name in {table.name(sector) for sector in table.ends[2 * door : 2 * door + 2]}


@both_languages
def test_everything_that_can_be_located_has_a_name_of_its_own(language: str) -> None:
    speak = speaker(language)
    names = [speak.seek(target) for target in range(SEEKS)]
    assert len(set(names)) == SEEKS
    assert all(speak.creature(kind) in names for kind in range(len(CREATURES)))


def test_creatures_that_look_alike_are_numbered() -> None:
    scene = Scene(hero="A22", creatures=["worm A20", "worm A20", "worm* A20", "worm A00"])
    view = scene.game.view(1)
    speak = speaker("en")
    shown = [one["creature"] for sector in view["map"] for one in sector["creatures"]]
    names = sorted(f"{speak._creature(creature, view)} {speak._creature_at(creature, view)}" for creature in shown)
    assert names == ["Worm (Wounded) in A20", "Worm in A00", "Worm no. 1 in A20", "Worm no. 2 in A20"]


# The log --------------------------------------------------------------------------------------------------------------


@clause("alone.noise.communicate", "alone.noise.other-level")
def test_the_log_tells_each_side_what_it_may_know() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["worm A20"], hands=["FU01 FU02"])
    scene.window("end", triggers="move")
    scene.does("react FU01", "step south", "stay")
    told = {viewer: [line.text for line in speaker().story(scene.game.events, viewer)] for viewer in (0, 1, 2)}
    assert told[0][-3:] == [
        "Bo plays Scent of Blood: Move 1 Creature up to 2 Sectors.",
        "Worm, 1 north of you!",
        "A Noise from the north.",
    ]
    assert told[2][-2:] == ["Worm, 1 north of the Hero!", "A Noise from the north."]
    assert told[1][-4] == "You play Scent of Blood: Move 1 Creature up to 2 Sectors."


def test_the_log_of_evil_knows_the_map_by_name() -> None:
    game = BOX.new(2, seed="map", settings={"map": "seeded"}, listening=True)
    while type(game.asking).__name__ != "ChooseStart":
        game.take(game.choices[0])
    lines = [line.text for line in speaker().story(game.events, 1)]
    assert sum(bool(re.fullmatch(r"A Danger token lies in .*[AB][0-9][0-9]\)?\.", line)) for line in lines) == 4
    assert not any("Danger" in line.text for line in speaker().story(game.events, 0))


def test_doors_are_told_by_side_or_by_name() -> None:
    event = Event("blocked", "alone.door.hero-blocks", -1, spot(0, -1), SIDES.index("west"), -1, 0, -1)
    assert speaker("en").event(event, 0) == "Blocked: the Door to the west, 1 north of you."
    assert speaker("nn").event(event, 0) == "Sperra: døra mot vest, 1 nord for deg."


def test_only_evil_is_told_aloud_where_the_hero_has_gone() -> None:
    event = Event("moved", "alone.action.move", 0, spot(0, 0), 0, -1, 0, -1)
    assert [speaker().story([event], viewer)[0].minor for viewer in (0, 1, 2)] == [True, False, True]
    assert [speaker().story([event], viewer)[0].text for viewer in (0, 2)] == [
        "You go to the north.",
        "The Hero goes to the north.",
    ]


@clause("alone.action.move.level-change")
def test_a_level_that_is_left_behind_goes_dark_in_one_line() -> None:
    event = Event("removed", "alone.action.move.level-change", -1, -1, 0, -1, 0, -1)
    near = Event("removed", "alone.tile.shortage", -1, spot(2, 0), 0, -1, 0, -1)
    assert [line.text for line in speaker().story([event, event, near, event], 0)] == [
        "The dark closes over the Level left behind.",
        "The dark takes back what was 2 east of you.",
        "The dark closes over the Level left behind.",
    ]


def test_the_nightmare_says_that_it_was_the_nightmare() -> None:
    lost = Event("lost-self", "alone.nightmare.loss", 0, -1, 2, -1, 0, -1)
    assert speaker().event(lost, 0) == "The Nightmare takes 2 Self Control."
    bitten = Event("lost-life", "alone.attack.damage", 0, 4, 2, -1, 0, -1)
    assert [speaker().event(bitten, viewer) for viewer in (0, 1)] == ["You lose 2 Life.", "Ann loses 2 Life."]


@both_languages
def test_nothing_is_told_twice(language: str) -> None:
    """One Evil player leads anyway, a series of draws is one line, and a step is not told after its Move."""
    told: Counter[str] = Counter()
    for seed in range(3):
        game, chance = BOX.new(2, seed=f"twice {seed}", listening=True), seeded(f"twice {seed}")
        for _ in range(260):
            if game.over:
                break
            seat = game.to_answer()[0]
            game.decide(seat, chance.pick(game.options(seat)), game.number)
        for viewer in range(3):
            lines = speaker(language).story(game.events, viewer)
            for one, two in pairwise(lines):
                told[one.kind] += 1
                unseen = viewer != 1 and one.kind == two.kind == "drew"
                assert not (unseen and one.seat == two.seat), (one.text, two.text)
            assert not any(line.kind == "leader" for line in lines)
            heard = [event for event in game.events if event.heard_by(viewer)]
            steps = [event for event in heard if event.kind == "moved" and event.seat == 0]
            if viewer != 1:
                assert sum(line.kind == "moved" and line.seat == 0 for line in lines) < len(steps)
            drawn = sum(event.kind == "drew" for event in heard)
            assert viewer == 1 or sum(line.kind == "drew" for line in lines) < drawn
    assert {"declared", "drew", "turn"} <= set(told)


def test_a_fright_tells_what_it_costs_once() -> None:
    scared = Event("scared", "alone.creature.scare", -1, 2, 2, -1, 0, 15)
    loss = [Event("lost-self", "alone.self.zero", 0, -1, amount, -1, 0, 15) for amount in (2, 1)]
    assert [line.kind for line in speaker().story([scared, loss[0]], 0)] == ["scared"]
    assert [line.kind for line in speaker().story([scared, loss[1]], 0)] == ["scared", "lost-self"]
    assert [line.kind for line in speaker().story([scared, loss[0], loss[0]], 0)] == ["scared", "lost-self"]
