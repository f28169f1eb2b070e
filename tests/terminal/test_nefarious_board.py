"""Nefarious in the terminal: whole games, the table as it is drawn, and several people who answer in secret."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from clauses import clause
from tables import Desk, begin, steady
from villainy.engine.chance import seeded
from villainy.engine.game import Game, View
from villainy.engine.record import Record, fingerprint
from villainy.games import box
from villainy.games.nefarious.deck import AREAS, WORK, Cards
from villainy.terminal.board import board, table_words
from villainy.terminal.boards.nefarious import NefariousBoard
from villainy.terminal.replay import ALL, walk
from villainy.terminal.screen import Left, Screen
from villainy.terminal.sitting import Sitting
from villainy.words import LANGUAGES

NAMES = ["Ann", "Bo", "Cy", "Di", "Eli", "Fay"]
GLUE = "\N{NO-BREAK SPACE}"
PAIRS = [
    ("none", "none"),
    ("perpetual-motion", "unions"),
    ("long-term-plans", "overpopulation"),
    ("think-tank", "focused-research"),
    ("age-of-boredom", "rigged-investments"),
]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def at_table(path: Path, *seats: str, first: str = "none", second: str = "none", seed: str = "table") -> Sitting:
    return begin(path / "game.jsonl", *seats, game="nefarious", seed=seed, firstTwist=first, secondTwist=second)


# Whole games ----------------------------------------------------------------------------------------------------------


@both_languages
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_whole_game(tmp_path: Path, language: str, width: int) -> None:
    sitting = at_table(tmp_path, "human:Ann", "random:Igor", "random:Boris", first="perpetual-motion")
    printed = Desk(sitting, steady, language, width).run()
    won = {"en": "apply for its position", "nn": "søkje på stillinga si"}[language]
    assert won in " ".join(printed.split())
    assert max(len(line) for line in printed.splitlines()) <= width
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    assert record.end == fingerprint(sitting.game)


@pytest.mark.parametrize(("players", "pair"), list(zip(range(2, 7), PAIRS, strict=True)))
def test_every_number_of_players(tmp_path: Path, players: int, pair: tuple[str, str]) -> None:
    sitting = at_table(tmp_path, "human:Ann", *["random:Boris"] * (players - 1), first=pair[0], second=pair[1])
    Desk(sitting, steady).run()
    assert sitting.game.over


def test_words_may_be_typed_instead_of_numbers(tmp_path: Path) -> None:
    def answer(desk: Desk) -> str:
        game = desk.sitting.game
        options = game.options(desk.loop.looking)
        option = options[len(desk.sitting.play.entries) % len(options)]
        return desk.loop.board.words.option(option, game.view(desk.loop.looking))

    sitting = at_table(tmp_path, "human:Ann", "random:Boris", first="minimum-wage", second="overpopulation")
    printed = Desk(sitting, answer).run()
    assert sitting.game.over
    assert "could be several things" not in printed


def test_a_walk_through_a_record(tmp_path: Path) -> None:
    Desk(at_table(tmp_path, "human:Ann", "random:Bo", first="unions"), steady).run()
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    paper = io.StringIO()
    screen = Screen(table_words("en", "nefarious"), Console(file=paper, width=100, highlight=False), lambda _: "")
    walk(record, "en", ALL, screen)
    assert paper.getvalue().count("chose:") == len(record.entries)


# Several people at one screen -----------------------------------------------------------------------------------------


class People:
    """People who share a terminal: what they type is scripted, until they have had enough."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.prompts: list[str] = []

    def __call__(self, desk: Desk) -> str:
        self.prompts.append(desk.prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def played(tmp_path: Path, seats: tuple[str, ...], *typed: str) -> tuple[Sitting, People, str]:
    """A game in which these lines were typed, one after the other, and then nothing more."""
    sitting = at_table(tmp_path, *seats)
    people = People(*typed)
    desk = Desk(sitting, people)
    with pytest.raises(Left):
        desk.run()
    return sitting, people, desk.paper.getvalue()


THREE = ("human:Ann", "human:Bo", "human:Cy")
READY = ("", "1", "", "1", "", "1")
"""Everybody is called to the screen, and has understood; Cy sits there now."""


@clause("nefarious.select.secret")
def test_who_sits_there_already_is_asked_first(tmp_path: Path) -> None:
    """One curtain less for every question; and each is asked once."""
    sitting, people, _ = played(tmp_path, THREE, *READY, "4", "", "4", "", "3")
    assert people.prompts[6].startswith("Cy >")
    moves = [entry[1] for entry in sitting.play.entries if entry[0] == "move"]
    assert moves == [0, 1, 2, 2, 0, 1]
    assert sitting.game.view(3)["round"] == 2


@clause("nefarious.select.secret")
def test_a_sealed_answer_is_withdrawn_by_name_at_the_curtain(tmp_path: Path) -> None:
    """Cy and Ann have chosen; before Bo looks, Cy thinks again, and is asked first."""
    sitting, people, _ = played(tmp_path, THREE, *READY, "4", "", "4", "undo Cy", "", "3")
    curtain = people.prompts[9]
    assert "only Bo is looking" in curtain and "undo if Ann wants" in curtain and "a name for Cy" in curtain
    assert "only Cy is looking" in people.prompts[10]
    assert people.prompts[11].startswith("Cy >")
    assert [entry[:2] for entry in sitting.play.entries[-4:]] == [
        ["move", 2],
        ["move", 0],
        ["withdraw", 2],
        ["move", 2],
    ]
    deck = sitting.game.deck
    assert sitting.game.view(2)["picks"] == [deck.space.option("action", (2,))]
    assert sitting.game.to_answer() == [1]


def test_the_last_move_is_taken_back_at_the_curtain(tmp_path: Path) -> None:
    sitting, people, _ = played(tmp_path, THREE, *READY, "4", "undo", "", "1")
    assert "undo if Cy wants" in people.prompts[7]
    assert [entry[0] for entry in sitting.play.entries[-3:]] == ["move", "take-back", "move"]
    assert sitting.game.view(2)["picks"] == [sitting.game.deck.space.option("action", (0,))]


def test_one_of_several_picks_can_be_thought_over(tmp_path: Path) -> None:
    """With two Actions to choose: Work, no, Invent; then Research."""
    sitting = at_table(tmp_path, "human:Ann", "human:Bo", first="perpetual-motion")
    people = People("", "1", "", "1", "4", "undo", "2", "3")
    desk = Desk(sitting, people)
    with pytest.raises(Left):
        desk.run()
    option = sitting.game.deck.space.option
    assert sitting.game.view(1)["picks"] == [option("action", (1,)), option("action", (2,))]
    assert "chosen so far: ✦ Invent" in desk.paper.getvalue().replace(GLUE, " ")
    assert sitting.game.to_answer() == [0]


@pytest.mark.parametrize("typed", ["undo Zoe", "undo Ann"])
def test_nobody_looks_behind_the_curtain_when_there_is_nothing_to_undo(tmp_path: Path, typed: str) -> None:
    """The same person is called again: somebody else may still be looking."""
    seats = ("human:Ann", "human:Bo")
    _, people, screen = played(tmp_path, seats, "", "1", "", "1", "4", typed)
    assert people.prompts[-1] == people.prompts[-2]
    assert "Your hand" not in screen.rsplit("it is your turn", 1)[1]


def test_an_interrupted_game_remembers_what_is_sealed(tmp_path: Path) -> None:
    sitting, _, _ = played(tmp_path, THREE, *READY, "4", "", "4", "undo Cy")
    before = fingerprint(sitting.game)
    resumed = Sitting.resume(tmp_path / "game.jsonl")
    assert fingerprint(resumed.game) == before
    assert resumed.answered() == [0]
    people = People("", "2", "", "4")
    with pytest.raises(Left):
        Desk(resumed, people).run()
    assert [prompt[:8] for prompt in people.prompts[1:4:2]] == ["Bo > ", "Cy > "]
    assert [resumed.game.view(3)["seats"][seat]["actions"] for seat in range(3)] == [[3], [1], [3]]


def faces_in(view: object) -> set[int]:
    """All faces that stand somewhere in a view."""
    if isinstance(view, dict):
        found: set[int] = {view["face"]} if "face" in view else set()
        return found.union(*(faces_in(part) for part in view.values()))
    if isinstance(view, list):
        return {face for part in view for face in faces_in(part)}
    return set()


@pytest.mark.parametrize("pair", [("none", "none"), ("long-term-plans", "alien-contact")])
@pytest.mark.parametrize("seats", [("human:Ann", "random:Igor", "human:Bo"), ("random:X", "human:Ann", "random:Y")])
def test_no_screen_shows_what_its_seat_may_not_know(
    tmp_path: Path, seats: tuple[str, ...], pair: tuple[str, str]
) -> None:
    sitting = at_table(tmp_path, *seats, first=pair[0], second=pair[1])
    known: list[set[int]] = [set() for _ in range(len(seats) + 1)]
    asked = read = 0
    chance = seeded("curious")

    def see() -> None:
        for seat in range(len(known)):
            told = [event for event in sitting.events.all if event.heard_by(seat) and (event.sees >> seat) & 1]
            known[seat] |= faces_in(sitting.game.view(seat)) | {event.face for event in told}

    def check(desk: Desk, seat: int, screen: str) -> int:
        deck, text = sitting.game.deck, " ".join(screen.replace("│", " ").split())
        assert isinstance(deck, Cards)
        names = desk.loop.board.words
        hidden = [names.card(face) for face in range(len(deck.cost)) if face not in known[seat]]  # type: ignore[attr-defined]
        assert [name for name in hidden if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)] == []
        return len(hidden)

    def answer(desk: Desk) -> str:
        nonlocal asked, read
        see()
        if desk.at_curtain:
            text = desk.fresh()
            for seat in range(len(seats)):
                read += check(desk, seat, text)
            return ""
        read += check(desk, desk.loop.looking, desk.fresh())
        asked += 1
        if asked % 3:
            questions = ["?", "log 999", "table", "? 1", "? discard", "? build", "? plan", "why", "? take", "? put"]
            return questions[chance.below(len(questions))]
        return steady(desk)

    decide = sitting.decide

    def decide_and_see(seat: int, option: int, number: int) -> None:
        see()
        decide(seat, option, number)
        see()

    sitting.decide = decide_and_see  # type: ignore[method-assign]
    desk = Desk(sitting, answer, width=400)
    desk.run()
    assert sitting.game.over
    assert read > 1000


# Help -----------------------------------------------------------------------------------------------------------------


def ask_once(tmp_path: Path, typed: str, language: str = "en", first: str = "none") -> str:
    """What one line of input is answered with, when an Action is to be chosen."""
    sitting = at_table(tmp_path, "human:Ann", "random:Bo", "random:Cy", first=first)
    people = People("1", typed)
    answers: list[int] = []

    def answer(desk: Desk) -> str:
        answers.append(len(desk.paper.getvalue()))
        return people(desk)

    desk = Desk(sitting, answer, language, 400)
    with pytest.raises(Left):
        desk.run()
    return desk.paper.getvalue()[answers[1] :]


@both_languages
def test_help_explains_a_choice_by_its_clauses(tmp_path: Path, language: str) -> None:
    assert "§ nefarious.select.one-of-four" in ask_once(tmp_path, "? 4", language)


def test_help_lists_choices_with_what_they_mean(tmp_path: Path) -> None:
    said = ask_once(tmp_path, "?")
    assert "You gain 4 coins." in said
    assert "You place one of the 5 Minions in your reserve." in said


@pytest.mark.parametrize("typed", ["xyzzy", "? xyzzy", "9", "? 9", "? put", "? build", "why 999", "rules xyzzy"])
def test_nonsense_is_answered_and_asked_again(tmp_path: Path, typed: str) -> None:
    assert ask_once(tmp_path, typed).strip()


# The board ------------------------------------------------------------------------------------------------------------


def table_of(game: Game, language: str = "en") -> NefariousBoard:
    made = board("nefarious", language, game.deck, NAMES[: game.players])
    assert isinstance(made, NefariousBoard)
    return made


def shown(game: Game, view: View, options: list[int], language: str, width: int, height: int) -> str:
    paper = io.StringIO()
    drawing = table_of(game, language).draw(view, options, width, height)
    Console(file=paper, width=width, highlight=False).print(drawing)
    return paper.getvalue()


def drawn(game: Game, seat: int, language: str = "en", width: int = 100, height: int = 10_000) -> str:
    options = game.options(seat) if seat < game.players else []
    return shown(game, game.view(seat), options, language, width, height)


def new(players: int, first: str = "none", second: str = "none", **settings: str) -> Game:
    chosen: dict[str, str | int] = {"firstTwist": first, "secondTwist": second, **settings}
    return box("nefarious").new(players, seed="board", settings=chosen, ask_forced=True, listening=True)


def positions(players: int, pair: tuple[str, str], every: int) -> Iterator[Game]:
    game = new(players, *pair)
    chance = seeded("board")
    taken = 0
    while not game.over:
        if taken % every == 0:
            yield game
        game.take(chance.pick(game.choices))
        taken += 1
    yield game


@pytest.mark.parametrize("pair", PAIRS)
def test_every_choice_stands_on_the_board_and_nothing_sticks_out(pair: tuple[str, str]) -> None:
    for players in (2, 4, 6):
        for game in positions(players, pair, 29):
            if game.over:
                continue
            for width, height, language in ((40, 99, "nn"), (80, 24, "en"), (80, 99, "nn"), (120, 45, "en")):
                text = drawn(game, game.seat, language, width, height)
                assert max(map(len, text.splitlines())) <= width
                for label in table_of(game, language).words.labels(game.choices):
                    assert re.search(rf"(?m)^ *{label}\) \S", text), (label, text)


@clause("nefarious.setup.twists-understood")
@both_languages
@pytest.mark.parametrize(("width", "height"), [(40, 99), (80, 24), (120, 45)])
def test_both_twists_can_always_be_read(language: str, width: int, height: int) -> None:
    for game in positions(3, ("mad-broker", "unions"), 40):
        words = table_of(game, language).words
        text = " ".join(drawn(game, 3, language, width, height).split())
        for number in game.view(3)["twists"]:
            assert words.twist_name(number) in text
            assert " ".join(words.twist_text(number).split()) in text


@clause("nefarious.info.hand-size", "nefarious.info.money", "nefarious.components.lair")
@pytest.mark.parametrize(("width", "height"), [(80, 5), (80, 10_000), (120, 45)])
def test_every_lair_shows_what_everybody_may_know(width: int, height: int) -> None:
    for game in positions(6, ("public-acclaim", "think-tank"), 60):
        view = game.view(0)
        text = drawn(game, 6, "en", width, height).replace(GLUE, " ")
        for seat, mine in enumerate(view["seats"]):
            assert NAMES[seat] in text
            assert f"{mine['score']}/{view['goal']} p" in text
            assert f"{mine['money']} $" in text
            areas = zip("▲✦●■", mine["areas"], strict=True)
            assert re.search(r"\s+".join(f"{glyph}{count}" for glyph, count in areas), text)


@clause("nefarious.invent.store")
def test_built_inventions_stand_there_with_their_points() -> None:
    *_, game = positions(3, ("public-acclaim", "none"), 1000)
    words = table_of(game).words
    panels = drawn(game, 3, "en", 400).replace(GLUE, " ")
    rows = drawn(game, 3, "en", 400, 5)
    built = 0
    for mine in game.view(3)["seats"]:
        for card in mine["built"]:
            assert f"{words.card(card['face'])} {card['points']}" in panels
        if mine["built"]:
            built += 1
            assert "+".join(str(card["points"]) for card in mine["built"]) in rows
    assert built


@clause("nefarious.select.secret", "nefarious.select.reveal", "nefarious.select.stays-visible")
@both_languages
@pytest.mark.parametrize("height", [5, 10_000])
def test_what_is_chosen_lies_face_down_until_all_is_revealed(language: str, height: int) -> None:
    game = new(3)
    option = game.deck.space.option
    for seat in range(3):
        game.decide(seat, option("understood"), game.number)
    before = drawn(game, 3, language, 120, height)
    assert "▮" not in before
    game.decide(0, option("action", (WORK,)), game.number)
    assert drawn(game, 3, language, 120, height).count("▮") == 1
    assert drawn(game, 1, language, 120, height).count("▮") == 1
    game.decide(1, option("action", (WORK,)), game.number)
    assert drawn(game, 3, language, 120, height).count("▮") == 2
    game.decide(2, option("action", (0,)), game.number)
    revealed = drawn(game, 3, language, 120, height).replace(GLUE, " ")
    assert revealed.count("■ Work") == 3  # two players, and what the shapes mean
    assert revealed.count("▲ Speculate") == 2
    assert "▮" not in revealed


@clause("nefarious.card.layout")
def test_ones_hand_shows_cost_points_effects_and_what_is_missing() -> None:
    game = new(3)
    view = game.view(0)
    view["seats"][0]["money"] = 8
    text = " ".join(shown(game, view, [], "en", 120, 10_000).replace(GLUE, " ").split())
    words = table_of(game).words
    for card in view["seats"][0]["hand"]["known"]:
        cost = words.cost(card["face"], view)
        mark = "✓" if cost <= 8 else f"✗ {cost - 8} short"
        points = words.points(card["face"], short=True)
        effects = words.effects_short_now(card["face"], view).replace(GLUE, " ")
        assert f"{words.card(card['face'])} {cost} $ {mark} {points} {effects}" in text


@clause("nefarious.deck.lock")
@both_languages
def test_few_cards_and_a_locked_pile_are_told(language: str) -> None:
    game = new(4)
    say = table_of(game, language).say
    low, locked = say("board-low"), say("board-locked")

    def text(**changed: object) -> str:
        return " ".join(shown(game, game.view(0) | changed, [], language, 200, 24).split())

    assert low not in text() and locked not in text()
    assert low not in text(pile=4, discards=[])
    assert low in text(pile=3, discards=[])
    assert low not in text(pile=3, discards=[{"card": 1, "face": 1}])
    assert locked in text(pile=3, discards=[], locked=True)
    assert low not in text(pile=3, discards=[], locked=True)


@clause("nefarious.twist.long-term.commit")
@pytest.mark.parametrize("height", [5, 10_000])
def test_a_plan_is_seen_by_its_owner_and_lies_face_down_for_others(height: int) -> None:
    game = new(2, "long-term-plans")
    option = game.deck.space.option
    for seat in range(2):
        game.decide(seat, option("understood"), game.number)
    for seat in range(2):
        game.decide(seat, game.options(seat)[0], game.number)
    words = table_of(game).words
    mine = game.view(0)["seats"][0]["plan"]
    assert f"plan: {words.card(mine['face'])}" in drawn(game, 0, "en", 200, height)
    assert f"{words.card(mine['face'])} (plan)" in drawn(game, 0, "en", 200, height)
    assert len(re.findall(r"plan:? ?▮", drawn(game, 2, "en", 200, height).replace(GLUE, " "))) == 2


def test_neighbours_are_named_as_such() -> None:
    four = drawn(new(4), 1)
    for where in ("Bo (you)", "Cy (left)", "Ann (right)"):
        assert where in four
    assert "Di (" not in four
    assert "Bo (left and right)" in drawn(new(2), 0)
    assert "(left)" not in drawn(new(4), 4)


def test_a_spectator_has_no_hand() -> None:
    assert "Your hand" in drawn(new(3), 0)
    assert "Your hand" not in drawn(new(3), 3)


def test_shapes_and_colours_say_the_same() -> None:
    game = new(3)
    paper = io.StringIO()
    console = Console(file=paper, width=100, force_terminal=True, color_system="truecolor")
    console.print(table_of(game).draw(game.view(0), game.options(0), 100, 50))
    assert "38;2;255;190;61" in paper.getvalue()
    assert len({table_of(game).words.action_glyph(action) for action in range(AREAS)}) == AREAS


def test_open_speculation_is_shown_as_it_comes() -> None:
    game = new(3, speculateReveal="open")
    option = game.deck.space.option
    for seat in range(3):
        game.decide(seat, option("understood"), game.number)
    for seat in range(3):
        game.decide(seat, option("action", (0,)), game.number)
    game.decide(1, option("area", (WORK,)), game.number)
    text = drawn(game, 3).replace(GLUE, " ")
    assert "→ ■ Work" in text
    assert "✓ ready" in text and "▮" not in text
