"""Everything that Evil:101 can say is there, in both languages, and tells nobody more than they may know."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from clauses import clause
from villainy.engine.chance import seeded
from villainy.engine.event import Event
from villainy.engine.game import Game
from villainy.engine.step import Question
from villainy.games import box
from villainy.games.evil101.deck import BACKS, CHASE, PLOT, TYPES, Cards
from villainy.games.evil101.phase import PHASES
from villainy.games.evil101.words import CLAUSES, LETTERS, Evil101Words
from villainy.rulebook import rulebook
from villainy.words import LANGUAGES, Words, words_of

BOX = box("evil101")
FOLDER = Path(str(files("villainy.games.evil101")))
NAMES = ["Ann", "Bo", "Cy", "Di", "Eli", "Fay"]
VARIANTS: list[dict[str, str | int]] = [
    {},
    {"pocket": "may", "discards": "open"},
    {"pocket": "must", "reveal": "one-by-one", "plotRedraw": "may"},
]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def spoken(language: str) -> Words:
    return words_of(language, "villainy.games.evil101")


def speaker(language: str, deck: Cards | None = None) -> Evil101Words:
    cards = deck or BOX.house_deck()
    assert isinstance(cards, Cards)
    return Evil101Words(spoken(language), cards, NAMES)


def calls(name: str) -> Iterator[ast.Call]:
    """All calls of a function or method of that name in the game's code."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
                yield node


def event_kinds() -> set[str]:
    first = [call.args[0] for call in calls("tell") if call.args]
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def random_games(listening: bool = True) -> Iterator[Game]:
    """Games by lot with all variants, at every question, and once more when they are over."""
    for number, (players, settings) in enumerate((n, variant) for n in (2, 3, 6) for variant in VARIANTS):
        chance = seeded(f"by lot {number}")
        game = BOX.new(
            players, seed=f"words {number}", settings=settings, ask_forced=bool(number % 2), listening=listening
        )
        while not game.over:
            yield game
            game.take(chance.pick(game.choices))
        yield game


def test_event_kinds_are_found() -> None:
    assert {"placed", "guarded", "won"} <= event_kinds()


@both_languages
def test_every_event_kind_has_words(language: str) -> None:
    words = spoken(language)
    assert [kind for kind in sorted(event_kinds()) if not words.has(f"event-{kind}")] == []


@both_languages
def test_every_event_has_words_with_face_and_without_for_oneself_and_others(language: str) -> None:
    speak = speaker(language)
    told = {(call.args[0].value, call.args[1]) for call in calls("tell") if isinstance(call.args[0], ast.Constant)}
    assert told
    for kind in sorted(event_kinds()):
        for seat in (0, 1):
            for face in (-1, 0):
                for told_clause in ("evil101.clean.handover", "evil101.chase.handler-answer", "evil101.setup.4"):
                    event = Event(kind, told_clause, seat, 1, 2, face, -1, -1)
                    assert speak.event(event, 0, [50] * 6, [0] * 6).strip()


@both_languages
def test_every_option_kind_has_words_and_clauses(language: str) -> None:
    kinds = BOX.house_deck().space.names
    book = rulebook("evil101").clauses
    assert set(CLAUSES) == set(kinds)
    assert all(name in book for names in CLAUSES.values() for name in names)
    assert [kind for kind in kinds if not spoken(language).has(f"option-{kind}")] == []


@both_languages
def test_every_question_has_words_for_who_is_asked_and_for_the_others(language: str) -> None:
    words = spoken(language)
    questions = [step.__name__ for step in BOX.steps if issubclass(step, Question)]
    assert "PlotTurn" in questions
    for name in questions:
        assert words.has(f"question-{name}"), name
        assert words.has(f"question-{name}.others"), name


@both_languages
def test_every_setting_and_value_is_explained(language: str) -> None:
    words = spoken(language)
    for setting in BOX.settings:
        assert words.has(f"setting-{setting.name}")
        for value in setting.values:
            part = "number" if isinstance(value, int) else value
            assert words.has(f"setting-{setting.name}.{part}"), (setting.name, value)


@both_languages
def test_what_random_games_say(language: str) -> None:
    """Every question, option and line of the log of whole games can be said, to every seat and to spectators."""
    speak = speaker(language)
    asked: set[str] = set()
    for game in random_games():
        if game.over:
            for viewer in range(game.players + 1):
                story = speak.story(game.events, viewer)
                assert [line.at for line in story] == list(range(1, len(story) + 1))
                assert all(line.text.strip() and line.clause in rulebook("evil101").clauses for line in story)
            continue
        kind = type(game.asking).__name__
        if kind in asked and game.number % 7:
            continue
        asked.add(kind)
        view = game.view(game.seat)
        assert speak.question(view)
        assert speak.question(view) != speak.question(game.view(game.players))
        texts = [speak.option(option, view) for option in game.choices]
        assert len(set(texts)) == len(texts)
        assert len(set(speak.labels(game.choices))) == len(game.choices)
        thinkable = speak.thinkable(view)
        assert set(game.choices) <= set(thinkable)
        for option in thinkable:
            assert speak.option(option, view)
            speak.explain(option, view)
    assert {"PlotTurn", "LayAgent", "OpenChase", "AnswerChase", "Pocket", "DumpAgents", "Buy"} <= asked


@both_languages
def test_a_line_of_the_log_names_no_card_that_its_reader_has_not_seen(language: str) -> None:
    speak = speaker(language)
    for game in random_games():
        if not game.over:
            continue
        for event in game.events:
            for viewer in range(game.players + 1):
                if event.face >= 0 and not (event.sees >> viewer) & 1:
                    assert speak.card(event.face) not in speak.event(event, viewer, [50] * 6)


def test_the_worth_of_an_option_is_what_is_scored() -> None:
    for game in random_games(listening=False):
        if game.over or type(game.asking).__name__ != "PlotTurn":
            continue
        speak = speaker("en")
        view = game.view(game.seat)
        for option in game.choices[:3]:
            twin = game.clone()
            seat = twin.seat
            _, (_, place) = twin.meaning(option)
            twin.take(option)
            if twin.view(seat)["seats"][seat]["place"] == place and hasattr(twin, "score_at"):
                assert speak.worth(option, view) == twin.score_at(place)


def test_who_buys_two_says_two() -> None:
    speak = speaker("en")
    option = speak.deck.space.option
    assert speak.labels([option("buy", (n,)) for n in range(3)]) == ["0", "1", "2"]
    assert speak.labels([option("pocket"), option("leave")]) == ["1", "2"]


def test_names_in_one_language_serve_in_the_other() -> None:
    house = BOX.house_deck().source
    plots = [{**house["plot"][0], "name": "Plain"}, {**house["plot"][1], "name": {"nn": "Berre nynorsk"}}]
    deck = BOX.read_deck({**house, "plot": plots + house["plot"][2:]}, "test")
    assert isinstance(deck, Cards)
    assert [speaker(language, deck).card(0) for language in LANGUAGES] == ["Plain", "Plain"]
    assert [speaker(language, deck).card(1) for language in LANGUAGES] == ["Berre nynorsk", "Berre nynorsk"]


def test_every_card_can_be_shown() -> None:
    for language in LANGUAGES:
        speak = speaker(language)
        for back in range(len(BACKS)):
            for face in range(speak.deck.first_face[back], speak.deck.first_face[back + 1]):
                assert speak.card(face) in speak.shown(face)
                for number in speak.symbols_of(face):
                    assert speak.symbol(number).name in speak.shown(face)
                    assert speak.symbol(number).glyph in speak.shown(face)
    assert speaker("en").card(PLOT) == "Rude Firework"
    assert speaker("nn").card(PLOT) == "Uhøfleg fyrverkeri"
    assert len(LETTERS) == BOX.seats.stop - 1


@clause("evil101.lang.title")
def test_the_winner_has_another_title_in_each_language() -> None:
    won = Event("won", "evil101.end.most-points", 0, -1, 21, -1, 0, -1)
    for language, title in (("en", "Evil Overlord"), ("nn", "Vondt Geni")):
        assert spoken(language).say("winner-title") == title
        assert title in speaker(language).event(won, 0)
        assert title in speaker(language).event(won, 1)


@clause("evil101.lang.card-names")
def test_nynorsk_keeps_the_names_of_cards_and_roles() -> None:
    kept = {
        "type-plot": "Wicked Plot",
        "type-target": "Target",
        "type-agent": "DIC Agent",
        "type-chase": "Chase",
        "role-handler": "DIC Handler",
        "thing-points": "Victory Points",
    }
    for message, name in kept.items():
        assert spoken("en").say(message) == spoken("nn").say(message) == name
    for message, english, nynorsk in (
        ("role-evil", "Evil Player", "Vond Spelar"),
        ("thing-tracker", "Point Tracker", "Poengkort"),
        ("thing-marker", "marker", "spelebrikke"),
    ):
        assert (spoken("en").say(message), spoken("nn").say(message)) == (english, nynorsk)


@clause("evil101.lang.section-titles")
def test_each_language_has_its_own_titles_of_the_phases() -> None:
    book = rulebook("evil101").headings
    for phase in PHASES:
        titles = {language: speaker(language).phase({"phase": phase}) for language in LANGUAGES}
        assert titles == {language: book[phase][language] for language in LANGUAGES}
        assert len(set(titles.values())) == len(LANGUAGES)


@clause("evil101.lang.circle-on-card", "evil101.chase.circle")
@both_languages
def test_every_chase_card_shows_the_ring(language: str) -> None:
    speak = speaker(language)
    deck = speak.deck
    chases = range(deck.first_face[CHASE], deck.first_face[CHASE + 1])
    for face in chases:
        beaten = {speak.vehicle(deck.type[other]) for other in chases if deck.beats(face, other)}
        beating = {speak.vehicle(deck.type[other]) for other in chases if deck.beats(other, face)}
        assert len(beaten) == len(beating) == 1
        ring = speak.ring(face)
        assert ring.index(beaten.pop()) < ring.index(beating.pop())
    assert [spoken(language).say(f"vehicle-{kind}") in spoken(language).say("chase-ring") for kind in TYPES] == [
        True
    ] * 3
