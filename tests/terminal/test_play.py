"""Whole games in the terminal: people and bots, help, secrets, interruptions."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from clauses import clause
from tables import Answer, Desk, begin, steady
from villainy.engine.chance import seeded
from villainy.engine.game import Game
from villainy.engine.record import Record, fingerprint
from villainy.games import box
from villainy.games.evil101.deck import Cards
from villainy.terminal.board import board, table_words
from villainy.terminal.screen import FORGET, Left, Screen
from villainy.terminal.sitting import InUse, Sitter, Sitting, games_folder, interrupted_games, new_path
from villainy.words import LANGUAGES

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@both_languages
@pytest.mark.parametrize("width", [40, 80, 130])
def test_a_whole_game(tmp_path: Path, language: str, width: int) -> None:
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "henchman:Igor", "random:Boris")
    printed = Desk(sitting, steady, language, width).run()
    title = table_words(language, "evil101").say("winner-title")
    assert title in " ".join(printed.split())
    assert max(len(line) for line in printed.splitlines()) <= width
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    assert record.end == fingerprint(sitting.game)
    assert record.header.seats == ["human:Ann", "henchman:Igor", "random:Boris"]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players(tmp_path: Path, players: int) -> None:
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", *["random:Boris"] * (players - 1), pocket="may", goal=10)
    Desk(sitting, steady).run()
    assert sitting.game.over


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    sitting = begin(tmp_path / "game.jsonl", "henchman:Igor", "henchman:Agatha", goal=10)

    def nobody(desk: Desk) -> str:
        raise AssertionError(desk.prompt)

    printed = Desk(sitting, nobody).run()
    assert "Evil Overlord" in printed
    assert "Your" not in printed


def test_words_may_be_typed_instead_of_numbers(tmp_path: Path) -> None:
    typed: list[str] = []

    def answer(desk: Desk) -> str:
        game = desk.sitting.game
        words = desk.loop.board.words
        at = len(desk.sitting.play.entries) % len(game.choices)
        text = words.option(game.choices[at], game.view(game.seat))
        typed.append(text)
        return text

    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Boris", goal=10)
    printed = Desk(sitting, answer).run()
    assert sitting.game.over
    assert "could be several things" not in printed


# Secrets --------------------------------------------------------------------------------------------------------------


def faces_in(view: object) -> set[int]:
    """All faces that stand somewhere in a view."""
    if isinstance(view, dict):
        found: set[int] = {view["face"]} if "face" in view else set()
        return found.union(*(faces_in(part) for part in view.values()))
    if isinstance(view, list):
        return {face for part in view for face in faces_in(part)}
    return set()


class Watch:
    """Remembers what each seat has ever been allowed to see, and reads the screen over its shoulder."""

    def __init__(self, players: int) -> None:
        self.known: list[set[int]] = [set() for _ in range(players + 1)]
        self.chance = seeded("curious")
        self.asked = 0
        self.read = 0

    def see(self, game: Game) -> None:
        for seat in range(len(self.known)):
            self.known[seat] |= faces_in(game.view(seat))

    def check(self, desk: Desk, seat: int, screen: str) -> None:
        deck = desk.sitting.game.deck
        assert isinstance(deck, Cards)
        names = desk.loop.board.words
        text = " ".join(screen.split())
        hidden = [
            names.card(face)  # type: ignore[attr-defined]
            for face in range(deck.first_face[3])  # the names of Chase cards are no secret: who holds them is
            if face not in self.known[seat]
        ]
        assert [name for name in hidden if name in text] == []
        self.read += len(hidden)

    def answer(self, desk: Desk) -> str:
        game = desk.sitting.game
        self.see(game)
        if desk.at_curtain:
            text = desk.fresh()
            for seat in range(game.players):
                self.check(desk, seat, text)
            return ""
        self.check(desk, game.seat, desk.fresh())
        self.asked += 1
        questions = ["?", "log 999", "table", "? 1", "? stop", "? lay", "? skip", "? draw", "why", "rules", "? play"]
        if self.asked % 3:
            return questions[self.chance.below(len(questions))]
        labels = desk.loop.board.words.labels(game.choices)
        return labels[self.chance.below(len(labels))]


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("discards", ["hidden", "open"])
@pytest.mark.parametrize(
    "seats",
    [("human:Ann", "henchman:Igor", "human:Bo"), ("human:Ann", "human:Bo"), ("random:X", "human:Ann", "random:Y")],
)
def test_no_screen_shows_what_its_seat_may_not_know(
    tmp_path: Path, seats: tuple[str, ...], discards: str, seed: str
) -> None:
    sitting = begin(tmp_path / "game.jsonl", *seats, seed=seed, discards=discards, goal=10)
    watch = Watch(len(seats))
    decide = sitting.decide

    def decide_and_see(seat: int, option: int, number: int) -> None:
        watch.see(sitting.game)
        decide(seat, option, number)
        watch.see(sitting.game)

    sitting.decide = decide_and_see  # type: ignore[method-assign]
    watch.see(sitting.game)
    desk = Desk(sitting, watch.answer, width=400)
    desk.run()
    assert sitting.game.over
    assert watch.read > 1000
    humans = sitting.humans()
    watch.check(desk, humans[0] if len(humans) == 1 else len(seats), desk.fresh())


def test_the_curtain_wipes_screen_and_scrollback() -> None:
    paper = io.StringIO()
    screen = Screen(table_words("en", "evil101"), Console(file=paper, force_terminal=True), input, interactive=True)
    screen.forget()
    assert paper.getvalue() == FORGET
    assert "\x1b[2J" in FORGET and "\x1b[3J" in FORGET


def test_people_who_share_a_terminal_are_called_one_by_one(tmp_path: Path) -> None:
    called: list[str] = []

    def answer(desk: Desk) -> str:
        if desk.at_curtain:
            called.append(desk.prompt)
            assert "Your" not in desk.fresh()
        else:
            desk.fresh()
            assert desk.prompt.startswith(desk.sitting.names[desk.sitting.game.seat])
        return steady(desk)

    Desk(begin(tmp_path / "game.jsonl", "human:Ann", "human:Bo", "human:Cy", goal=10), answer).run()
    assert {name for name in ("Ann", "Bo", "Cy") if any(name in prompt for prompt in called)} == {"Ann", "Bo", "Cy"}


# Help -----------------------------------------------------------------------------------------------------------------


def ask_once(tmp_path: Path, typed: str, language: str = "en") -> str:
    """What one line of input is answered with, at the first question, to an Evil Player."""
    asked: list[int] = []
    answers: list[str] = []

    def answer(desk: Desk) -> str:
        if not asked:
            asked.append(len(desk.paper.getvalue()))
            return typed
        answers.append(desk.paper.getvalue()[asked[0] :])
        raise EOFError

    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Bo", "random:Cy", firstHandler=1)
    desk = Desk(sitting, answer, language, 400)
    with pytest.raises(Left):
        desk.run()
    return answers[0]


def test_help_lists_choices_and_commands(tmp_path: Path) -> None:
    said = ask_once(tmp_path, "?")
    assert "points if it gets through" in said
    assert "villainy play --resume" in said


def test_help_explains_a_choice_by_its_clauses(tmp_path: Path) -> None:
    said = ask_once(tmp_path, "? 1")
    assert "§ evil101.plot.match-all" in said
    assert "A Plot fits a Target only if" in said


@both_languages
def test_what_is_not_offered_is_explained_by_its_clause(tmp_path: Path, language: str) -> None:
    typed = {"en": "? pass", "nn": "? pass"}[language]
    assert "§ evil101.plot.no-voluntary-redraw" in ask_once(tmp_path, typed, language)


def test_typing_what_is_not_offered_explains_it_too(tmp_path: Path) -> None:
    assert "§ evil101.plot.no-voluntary-redraw" in ask_once(tmp_path, "throw away")
    assert "§ evil101.chase.start" in ask_once(tmp_path / "2", "play hearse")
    assert "No rule speaks of it" in ask_once(tmp_path / "3", "? pocket")


@pytest.mark.parametrize("typed", ["xyzzy", "? xyzzy", "???", "99", "? 99", "why 99", "rules xyzzy", "-1", "1 2 3"])
def test_nonsense_is_answered_and_asked_again(tmp_path: Path, typed: str) -> None:
    assert ask_once(tmp_path, typed).strip()


def test_the_log_and_why(tmp_path: Path) -> None:
    assert "Bo is the DIC Handler." in ask_once(tmp_path, "log")
    assert "§ evil101.setup.4" in ask_once(tmp_path / "2", "why 1")


def test_rules(tmp_path: Path) -> None:
    assert "Leg it" in ask_once(tmp_path, "rules")
    assert "evil101.chase.circle" in ask_once(tmp_path / "2", "rules chase")
    assert "evil101.plot.match-all" in ask_once(tmp_path / "3", "rules plot.match-all")


def test_undo_at_the_curtain(tmp_path: Path) -> None:
    """Whoever has moved may take it back before the other looks; done again, it is told once."""

    def told() -> list[str]:
        return [line.text for line in desk.loop.board.words.story(sitting.events.all, 0)]

    stories: list[list[str]] = []

    def answer(desk: Desk) -> str:
        if desk.at_curtain and "undo" in desk.prompt:
            stories.append(told())
            if len(stories) > 1:
                raise EOFError
            return "undo"
        return "" if desk.at_curtain else desk.loop.board.words.labels(desk.sitting.game.options(desk.loop.looking))[0]

    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "human:Bo", "random:Cy", firstHandler=2)
    desk = Desk(sitting, answer)
    with pytest.raises(Left):
        desk.run()
    assert [entry[0] for entry in sitting.play.entries[-3:]] == ["move", "take-back", "move"]
    assert stories[0] == stories[1]


def test_no_undo_at_the_curtain_once_a_seat_is_known_to_have_a_choice(tmp_path: Path) -> None:
    def answer(desk: Desk) -> str:
        assert not (desk.at_curtain and "undo" in desk.prompt)
        if desk.sitting.play.entries and desk.at_curtain:
            raise EOFError
        return "" if desk.at_curtain else "1"

    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "human:Bo", "random:Cy", firstHandler=2)
    with pytest.raises(Left):
        Desk(sitting, answer).run()
    assert [entry[0] for entry in sitting.play.entries] == ["move"]


def test_undo_comes_too_late_when_a_bot_has_moved(tmp_path: Path) -> None:
    answers = iter(["1", "undo"])
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Bo", "random:Cy", firstHandler=1)
    desk = Desk(sitting, lambda _: next(answers, "quit"))
    assert "Too late" in desk.run()


# The record -----------------------------------------------------------------------------------------------------------


def interrupting(after: int, by: type[BaseException]) -> Answer:
    """Answers as `steady` does, so many times; then the person is gone."""
    left = [after]

    def answer(desk: Desk) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise by
        return steady(desk)

    return answer


@pytest.mark.parametrize(
    ("seats", "goal"), [(("human:Ann", "henchman:Igor", "random:Bo"), 30), (("human:Ann", "human:Bo"), 10)]
)
@pytest.mark.parametrize(("every", "by"), [(1, EOFError), (4, KeyboardInterrupt), (9, EOFError)])
def test_an_interrupted_game_goes_on_as_if_nothing_had_been(
    tmp_path: Path, seats: tuple[str, ...], goal: int, every: int, by: type[BaseException]
) -> None:
    whole = begin(tmp_path / "whole.jsonl", *seats, goal=goal)
    Desk(whole, steady).run()
    path = tmp_path / "parts.jsonl"
    sitting = begin(path, *seats, goal=goal)
    interruptions = 0
    ways: set[bool] = set()
    while True:
        try:
            Desk(sitting, interrupting(every if interruptions % 2 else every + 1, by)).run()
        except Left as left:
            ways.add(left.interrupted)
            interruptions += 1
            assert not Record.parse(path.read_bytes()).end
            sitting = Sitting.resume(path)
        else:
            break
    assert interruptions > 1
    assert ways == {by is KeyboardInterrupt}
    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_line_cut_off_by_a_crash_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    sitting = begin(path, "human:Ann", "random:Bo", goal=10)
    with pytest.raises(Left):
        Desk(sitting, interrupting(5, EOFError)).run()
    before = path.read_bytes()
    path.write_bytes(before + b'["move",0')
    resumed = Sitting.resume(path)
    assert path.read_bytes() == before
    Desk(resumed, steady).run()
    assert Record.parse(path.read_bytes()).end


def test_a_crash_before_the_last_line_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Desk(begin(path, "human:Ann", "random:Bo", goal=10), steady).run()
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    Sitting.resume(path).close()
    assert path.read_bytes() == whole


def test_two_terminals_cannot_play_on_in_one_record(tmp_path: Path) -> None:
    sitting = begin(tmp_path / "game.jsonl", "human:Ann", "random:Bo")
    with pytest.raises(InUse):
        Sitting.resume(tmp_path / "game.jsonl")
    sitting.close()
    Sitting.resume(tmp_path / "game.jsonl").close()


def test_quit_and_the_latest_interrupted_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VILLAINY_HOME", str(tmp_path))
    assert interrupted_games() == []
    path = new_path("evil101")
    assert path.parent == games_folder() == tmp_path / "games"
    Desk(begin(path, "human:Ann", "random:Bo"), lambda _: "quit").run()
    assert interrupted_games() == [path]
    (path.parent / "other.jsonl").write_text("no record", encoding="utf-8")
    assert interrupted_games() == [path]


def test_sitters_are_read_back() -> None:
    for text in ("human:Ann", "henchman:Igor: the Second"):
        assert Sitter.read(text).text() == text
    assert Sitter.read("random") == Sitter("random", "random")


# The board ------------------------------------------------------------------------------------------------------------


def drawn(game: Game, seat: int, language: str = "en", width: int = 100, height: int = 10_000) -> str:
    paper = io.StringIO()
    table = board("evil101", language, game.deck, [f"P{n}" for n in range(game.players)])
    options = game.options(seat) if seat < game.players else []
    Console(file=paper, width=width, highlight=False).print(table.draw(game.view(seat), options, width, height))
    return paper.getvalue()


@clause("evil101.lang.circle-on-card")
@both_languages
def test_the_ring_stands_on_every_chase_card(language: str) -> None:
    game = box("evil101").new(3, seed="ring", settings={"goal": 10})
    chance = seeded("ring")
    seen = 0
    while not game.over:
        view = game.view(game.seat)
        held = view["seats"][game.seat]["chases"]["known"]
        if held:
            text = " ".join(drawn(game, game.seat, language, 200).split())
            table = board("evil101", language, game.deck, ["A", "B", "C"])
            for card in held:
                assert table.words.ring(card["face"]) in text  # type: ignore[attr-defined]
                seen += 1
        game.take(chance.pick(game.choices))
    assert seen > 10


def test_symbols_have_glyph_word_and_colour() -> None:
    game = box("evil101").new(4, seed="symbols")
    paper = io.StringIO()
    table = board("evil101", "en", game.deck, ["A", "B", "C", "D"])
    console = Console(file=paper, width=100, force_terminal=True, color_system="truecolor")
    console.print(table.draw(game.view(game.seat), game.choices, 100, 50))
    assert "●\N{NO-BREAK SPACE}Bomb" in paper.getvalue()
    assert "38;2;213;94;0" in paper.getvalue()


def test_every_choice_stands_on_the_board() -> None:
    for players in (2, 4, 6):
        game = box("evil101").new(players, seed="choices", ask_forced=True)
        chance = seeded("choices")
        for _ in range(50):
            if game.over:
                break
            for width, height, language in ((40, 99, "en"), (72, 24, "nn"), (80, 24, "en"), (120, 40, "nn")):
                text = drawn(game, game.seat, language, width, height)
                assert max(map(len, text.splitlines())) <= width
                gridded = width >= 72 and type(game.asking).__name__ in {"PlotTurn", "LayAgent"}
                for label in board("evil101", language, game.deck, []).words.labels(game.choices):
                    shape = rf"(?<!\d){label}\) \d+(?!\w)" if gridded else rf"(?m)^ +{label}  \w"
                    assert re.search(shape, text), (label, text)
            game.take(chance.pick(game.choices))


def test_a_spectator_has_no_hand() -> None:
    game = box("evil101").new(3, seed="spectator")
    assert "Your" not in drawn(game, 3)
