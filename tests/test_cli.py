"""The command line: every command, every mistake, in both languages, and never a traceback."""

import ast
import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest

import villainy
from villainy.build import Reason
from villainy.cli import COMMANDS, language_of, main
from villainy.engine.record import Record, fingerprint
from villainy.games import SHELF, box
from villainy.terminal.screen import Screen
from villainy.terminal.sitting import interrupted_games
from villainy.words import LANGUAGES, words_of

PACKAGE = Path(str(files("villainy")))
RUN = [sys.executable, "-c", "import sys; from villainy.cli import main; sys.exit(main())"]
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, in English, on paper of a fixed width."""
    for name in ("VILLAINY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("VILLAINY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str, forever: str | None = None) -> None:
    """People type these lines; then always the same, or they are gone."""
    given = iter(lines)

    def read(_prompt: str) -> str:
        line = next(given, forever)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("villainy.cli.Screen", partial(Screen, read=read, interactive=False))


def play(monkeypatch: pytest.MonkeyPatch, *arguments: str, forever: str = "1") -> Path:
    """A game played to its end; its record."""
    type_in(monkeypatch, forever=forever)
    path = Path(os.environ["VILLAINY_HOME"]) / f"{len(list(Path(os.environ['VILLAINY_HOME']).glob('*')))}.jsonl"
    path.parent.mkdir(exist_ok=True)
    assert main(["play", "evil101", "--option", "goal=10", "--save", str(path), *arguments]) == 0
    return path


# What is asked for ----------------------------------------------------------------------------------------------------


@both_languages
def test_help_of_everything(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language]) == 0
    overview = capsys.readouterr().out
    for command, arguments in COMMANDS.items():
        assert f"villainy {command}" in overview
        assert main([command, "--help", "--lang", language]) == 0
        text = capsys.readouterr().out
        assert words_of(language).say("cli-examples") in text
        assert f"  villainy {command} " in text or f"  villainy {command}\n" in text
        assert all(argument.name in text for argument in arguments if argument.flag)


@pytest.mark.parametrize("command", ["play", "match", "bench"])
def test_help_explains_the_options_of_the_games(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    overview = capsys.readouterr().out
    for name in SHELF:
        assert f"villainy {command} {name} --help" in overview
        assert main([command, name, "--help"]) == 0
        text = capsys.readouterr().out
        for setting in box(name).settings:
            assert f"  {setting.name}  " in text
        assert command != "play" or f"  villainy play {name}\n" in text


def test_help_of_play_lists_values_that_have_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "alone", "--help"]) == 0
    text = capsys.readouterr().out
    assert "    3, 4, 5  so many Rounds" in text and "    2-2-2, 3-1-2" in text
    assert "Hero, Evil, Evil, Evil." in text


@both_languages
def test_options_that_contradict_each_other(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "red=burn", "--option", "blue=haze"]
    assert main(["play", "alone", *options, "--lang", language]) != 0
    allowed = "random, silence, brownout, lockdown"
    clash = words_of(language).say("cli-error-option-clash", option="blue", value="haze", values=allowed)
    assert clash in " ".join(capsys.readouterr().err.split())


def test_long_lists_of_values_are_shown_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nefarious", "--help"]) == 0
    text = capsys.readouterr().out
    assert text.count("    academic-grants ") == 1
    assert "the same values as for firstTwist" in text


@both_languages
def test_version(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([f"--lang={language}", "--version"]) == 0
    assert f"villainy {villainy.__version__} (" in capsys.readouterr().out


@both_languages
def test_version_and_bench_say_why_a_build_is_pure(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("villainy.cli.bench", lambda *_: {"game": "evil101", "compiled": False})
    calls = (["--lang", language, "--version"], ["bench", "evil101", "--lang", language])
    why = words_of(language).say("build-pure", why="compiler", detail="cc")
    for call in calls:
        monkeypatch.setattr("villainy.cli.why_pure", lambda: Reason("compiler", "cc"))
        assert main(call) == 0
        assert capsys.readouterr().out.splitlines()[-1] == why
        monkeypatch.setattr("villainy.cli.why_pure", lambda: None)
        assert main(call) == 0
        assert why not in capsys.readouterr().out


def test_the_language_is_asked_for_or_found() -> None:
    assert language_of(["play", "--lang", "nn"], {"LANG": "en_GB.UTF-8"}) == "nn"
    assert language_of(["play", "--lang=en"], {"LANG": "nn_NO.UTF-8"}) == "en"
    assert language_of([], {"LANG": "nn_NO.UTF-8"}) == language_of([], {"LC_ALL": "nb_NO", "LANG": "en"}) == "nn"
    assert language_of([], {"LANG": "C.UTF-8"}) == language_of([], {}) == "en"
    assert language_of([], {"VILLAINY_LANG": "nn", "LC_ALL": "en_GB"}) == "nn"


@both_languages
def test_rules(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "evil101", "--lang", language]) == 0
    assert "evil101.ruling.a34" in capsys.readouterr().out
    assert main(["rules", "evil101", "plot.match-all", "--lang", language]) == 0
    one = capsys.readouterr().out
    assert "evil101.plot.match-all" in one and "evil101.ruling.a33" in one
    assert main(["rules", "evil101", "hoarding", "--lang", language]) == 0
    assert "evil101.score.formula" in capsys.readouterr().out


def test_match(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["match", "evil101", "--seats", "random,random", "--games", "3", "--seed", "x"]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert "3 games of Evil:101" in first and "95 %" in first
    assert main(call) == 0
    assert capsys.readouterr().out == first


@both_languages
def test_a_match_says_what_was_played(language: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = words_of(language).say
    call = ["match", "evil101", "--seats", "random,random", "--games", "2", "--seed", "x", "--lang", language]
    assert main(call) == 0
    plain = capsys.readouterr().out
    assert say("match-options", options="") not in plain and say("match-deck", file="") not in plain
    (home / "tiny.toml").write_text(DECK, encoding="utf-8")
    options = ["--option", "goal=10", "--option", "pocket=may", "--deck", str(home / "tiny.toml")]
    assert main([*call, *options]) == 0
    chosen = capsys.readouterr().out
    assert say("match-options", options="goal=10, pocket=may") in chosen
    assert say("match-deck", file=str(home / "tiny.toml")) in chosen
    lengths = [
        next(line for line in text.splitlines() if "decisions" in line or "avgjerder" in line)
        for text in (plain, chosen)
    ]
    assert lengths[0] != lengths[1]


@both_languages
def test_a_match_of_unlike_seats_names_them(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "spies", "--seats", "random,random", "--games", "2", "--seed", "x", "--lang", language]) == 0
    text = capsys.readouterr().out
    words = words_of(language, "villainy.games.spies")
    assert f"{words.say('role-genius')} " in text and f"{words.say('role-master')} " in text


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    figures = {
        "game": "evil101",
        "players": 3,
        "options": {"goal": 10},
        "compiled": False,
        "decisions_per_s": 123456,
        "clone_us": 1.5,
        "save_us": 2.5,
        "load_us": 3.5,
        "redeal_us": 4.5,
        "games_per_s": 99.5,
    }
    asked: list[tuple[str, int, dict[str, str | int]]] = []

    def quick(name: str, players: int, settings: dict[str, str | int], _progress: object) -> dict[str, object]:
        asked.append((name, players, settings))
        return figures

    monkeypatch.setattr("villainy.cli.bench", quick)
    assert main(["bench", "--json", "--players", "3"]) == 0
    assert json.loads(capsys.readouterr().out) == [figures] * len(SHELF)
    assert main(["bench", "evil101", "--option", "goal=10"]) == 0
    shown = capsys.readouterr().out
    assert "123,456" in shown and "goal=10" in shown
    assert asked == [*((name, 3, {}) for name in SHELF), ("evil101", 4, {"goal": 10})]
    assert main(["bench", "spies"]) == 0
    assert asked[-1] == ("spies", 4, {})  # which `bench` moves into the game's range


# Playing --------------------------------------------------------------------------------------------------------------


@both_languages
def test_play_and_replay(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = play(monkeypatch, "--lang", language, "--seed", "s", "--players", "3")
    played = capsys.readouterr().out
    assert str(path) in played
    assert main(["replay", str(path), "--quiet", "--lang", language]) == 0
    moves = len(Record.parse(path.read_bytes()).entries)
    assert str(moves) in capsys.readouterr().out
    for seat in ("0", "igor"):
        assert main(["replay", str(path), "--as", seat, "--lang", language]) == 0
    assert main(["replay", str(path), "--lang", language]) == 0


def test_by_default_one_person_plays_three_henchmen(monkeypatch: pytest.MonkeyPatch) -> None:
    path = play(monkeypatch)
    seats = Record.parse(path.read_bytes()).header.seats
    assert [seat.partition(":")[0] for seat in seats] == ["human", "henchman", "henchman", "henchman"]
    assert len(set(seats)) == 4


def test_a_duel_is_for_two_without_a_word(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    type_in(monkeypatch)
    path = home / "duel.jsonl"
    assert main(["play", "spies", "--save", str(path)]) == 0
    seats = Record.parse(path.read_bytes()).header.seats
    assert [seat.partition(":")[0] for seat in seats] == ["human", "henchman"]


def test_people_may_have_names(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = play(monkeypatch, "--seats", "human:Ann,human,random:Rex")
    seats = Record.parse(path.read_bytes()).header.seats
    assert seats == ["human:Ann", "human:Villain 2", "random:Rex"]
    assert "Rex" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (play(monkeypatch, "--seed", "same").read_bytes() for _ in range(2))
    assert first == second
    assert play(monkeypatch, "--seed", "other").read_bytes() != first
    assert play(monkeypatch).read_bytes() != play(monkeypatch).read_bytes()


@pytest.mark.parametrize("leave", ["quit", None])
def test_interrupted_and_resumed(
    leave: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = play(monkeypatch, "--seed", "r")
    type_in(monkeypatch, "1", "1", *([leave] if leave else []))
    assert main(["play", "evil101", "--option", "goal=10", "--seed", "r"]) == 0
    assert "villainy play --resume\n" in capsys.readouterr().out
    (path,) = interrupted_games()
    assert main(["replay", str(path), "--quiet"]) == 0
    type_in(monkeypatch, "1", "1", "1")
    assert main(["play", "--resume"]) == 0
    type_in(monkeypatch, forever="1")
    assert main(["play", "--resume", str(path)]) == 0
    assert path.read_bytes() == whole.read_bytes()
    assert interrupted_games() == []
    assert main(["play", "--resume"]) == 2
    assert main(["play", "--resume", str(path)]) == 2
    assert "over" in capsys.readouterr().err


def test_a_game_saved_elsewhere_says_where_to_go_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "quit")
    path = home / "elsewhere" / "mine.jsonl"
    assert main(["play", "evil101", "--save", str(path)]) == 0
    assert f"villainy play --resume {path}\n" in capsys.readouterr().out


def test_killed_and_resumed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A true process, killed without warning while it waits for an answer."""
    path = home / "killed.jsonl"
    call = [*RUN, "play", "evil101", "--option", "goal=10", "--seed", "k", "--save", str(path)]
    whole = play(monkeypatch, "--seed", "k")
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        asked = b""
        while asked.count(b"\n> ") < 4:
            asked += process.stdout.read1()  # type: ignore[attr-defined]
        os.kill(process.pid, signal.SIGKILL)
    assert len(Record.parse(path.read_bytes()).entries) >= 3
    type_in(monkeypatch, forever="1")
    assert main(["play", "--resume", str(path)]) == 0
    assert path.read_bytes() == whole.read_bytes()


def test_piped_output_has_no_colour_and_ends_well_with_the_input() -> None:
    call = [*RUN, "play", "evil101", "--seed", "p"]
    done = subprocess.run(call, input=b"?\n1\nlog\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert b"villainy play --resume" in done.stdout
    assert done.stderr == b""


def test_a_reader_who_leaves_early_is_no_trouble() -> None:
    call = [*RUN, "rules", "evil101"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


# Mistakes -------------------------------------------------------------------------------------------------------------


@both_languages
@pytest.mark.parametrize(
    "arguments",
    [
        ["plya"],
        ["play"],
        ["play", "chess"],
        ["play", "evil101", "--playrs", "3"],
        ["play", "evil101", "extra"],
        ["play", "evil101", "--players", "seven"],
        ["play", "evil101", "--players", "-1"],
        ["play", "evil101", "--players", "7"],
        ["play", "evil101", "--players"],
        ["play", "evil101", "--seats", "human,grandmaster"],
        ["play", "evil101", "--seats", "human"],
        ["play", "evil101", "--seats", ""],
        ["play", "evil101", "--seats", "human,random", "--players", "3"],
        ["play", "evil101", "--option", "goal=5"],
        ["play", "evil101", "--option", "goal"],
        ["play", "evil101", "--option", "weather=bad"],
        ["play", "evil101", "--option"],
        ["play", "evil101", "--deck", "no-such-deck.toml"],
        ["play", "evil101", "--deck", "."],
        ["play", "evil101", "--save", "/proc/nowhere/game.jsonl"],
        ["play", "evil101", "--seats", "human:Ann,human:ann"],
        ["play", "--resume"],
        ["play", "--resume", "--players", "3"],
        ["play", "--resume", "no-such-record"],
        ["play", "evil101", "--seed", "\udcff"],
        ["play", "evil101", "--seats", "human:\udcff,random"],
        ["play", "evil101", "--option", "goal=\udcff"],
        ["play", "\udcff"],
        ["match", "evil101", "--seats", "random,random", "--games", "1", "--seed", "\udcff"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "-1"],
        ["serve", "--port", "http"],
        ["serve", "--host", "\udcff"],
        ["serve", "--public-url", "villains.example"],
        ["serve", "--public-url", "javascript:alert(1)"],
        ["serve", "--public-url", ""],
        ["backup"],
        ["backup", "copy.db", "--db", "sqlite:////no/such/tables.db"],
        ["backup", "copy.db", "--db", "sqlite://"],
        ["backup", "copy.db", "--db", "postgresql+psycopg://ann:secret@localhost/tables"],
        ["backup", "copy.db", "--db", "nonsense"],
        ["backup", "copy.db", "--db"],
        ["replay"],
        ["replay", "no-such-record"],
        ["replay", "."],
        ["replay", __file__],
        ["replay", "--quiet=yes", __file__],
        ["rules"],
        ["rules", "chess"],
        ["rules", "evil101", "castling"],
        ["match", "evil101"],
        ["match", "chess", "--seats", "random,random"],
        ["match", "evil101", "--seats", "human,random"],
        ["match", "evil101", "--seats", "random"],
        ["match", "evil101", "--seats", "random,random", "--games", "0"],
        ["match", "evil101", "--seats", "random,random", "--games", "many"],
        ["match", "evil101", "--seats", "random,random", "--option", "goal=5"],
        ["match", "evil101", "--seats", "random,random", "--option", "goal"],
        ["match", "evil101", "--seats", "random,random", "--option", "weather=bad"],
        ["match", "evil101", "--seats", "random,random", "--option", "firstHandler=2"],
        ["match", "evil101", "--seats", "random,random", "--deck", "no-such-deck.toml"],
        ["bench", "--option", "goal=10"],
        ["bench", "evil101", "--option", "goal=5"],
        ["bench", "chess"],
        ["bench", "--players", "99"],
        ["bench", "spies", "--players", "3"],
    ],
)
def test_mistakes_are_told_in_one_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(words_of(language).say("cli-error", what=""))
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err and "secret" not in said.err


ODD = (
    "",
    " ",
    "-1",
    "0",
    "9" * 5000,
    "\udcff",
    "\x07",
    "[red]x",
    "a" * 3000,
    "/",
    "..",
    "=",
    "goal=",
    "a,b",
    "🃏",
    "٣",
    "1e9",
)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_odd_values_are_no_trouble(command: str, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Whatever stands where a value belongs, the program goes on or says what is wrong."""
    monkeypatch.setattr("villainy.table.serve.serve", lambda *_, **__: 0)
    monkeypatch.setattr("villainy.cli.bench", lambda *_, **__: {})
    monkeypatch.chdir(home)
    usual = {"game": "evil101", "file": "none", "copy": "copy.db", "seats": "random,random", "games": "1"}
    for argument in COMMANDS[command]:
        for odd in ODD:
            call = [command]
            for other in COMMANDS[command]:
                value = odd if other is argument else usual.get(other.key, "")
                if other is argument or (value and (command != "play" or other.key == "game")):
                    call += [value] if not other.flag else [f"{other.name}={value}"]
            type_in(monkeypatch)
            assert main(call) in {0, 1, 2, 130}, call


def test_an_unknown_language_is_a_mistake_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "tlh"]) == main(["play", "--lang"]) == 2
    assert "en, nn" in capsys.readouterr().err


def test_a_file_is_never_overwritten(home: Path) -> None:
    (home / "mine").write_text("precious", encoding="utf-8")
    assert main(["play", "evil101", "--save", str(home / "mine")]) == 2
    assert (home / "mine").read_text(encoding="utf-8") == "precious"


# Decks ----------------------------------------------------------------------------------------------------------------

DECK = """
game = "evil101"
set = "tiny"
name = "Tiny"
symbol = [{ id = "bomb", name = "Bomb", glyph = "B" }, { id = "coin", name = "Coin", glyph = "C" }]
plot = [{ id = "plot-x", name = "X", symbols = ["bomb"], points = 1, copies = 9 }]
target = [{ id = "target-x", name = "T", symbols = { bomb = 1, coin = 2 }, copies = 9 }]
agent = [{ id = "agent-x", name = "A", symbol = "coin", copies = 9 }]
chase = [{ id = "chase-x", name = "V", type = "car", copies = 9 }]
"""


def test_a_deck_of_ones_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "tiny.toml").write_text(DECK, encoding="utf-8")
    path = play(monkeypatch, "--deck", str(home / "tiny.toml"), "--players", "2")
    assert Record.parse(path.read_bytes()).header.deck["set"] == "tiny"
    (home / "tiny.toml").unlink()
    assert main(["replay", str(path), "--quiet"]) == 0


WRONG_DECKS = {
    "unknown-symbol": (
        '["bomb"]',
        '["bom"]',
        'my-deck.toml: plot "plot-x": symbols: unknown symbol "bom" (did you mean "bomb"?)',
    ),
    "unknown-field": ("points = 1", "pints = 1", '"plot-x": pints: unknown field (did you mean "points"?)'),
    "bad-number": ("points = 1", "points = -1", '"plot-x": points: must be a whole number from 0 to 99'),
    "twice": ('id = "coin"', 'id = "bomb"', 'symbol "bomb": id: something else'),
    "missing-text": ('id = "plot-x", ', "", "plot 1: id: missing"),
    "bad-name": ('name = "X"', "name = 3", '"plot-x": name: must be a text'),
    "no-symbols": ('["bomb"]', "[]", '"plot-x": symbols: must name at least one symbol'),
    "no-values": ("{ bomb = 1, coin = 2 }", '["bomb"]', '"target-x": symbols: must say what each symbol is worth'),
    "unknown-type": ('"car"', '"bicycle"', '"chase-x": type: must be one of car, helicopter, submarine'),
    "other-game": ('"evil101"', '"chess"', 'my-deck.toml: game: must be "evil101"'),
    "none-of-these": ("agent = [", "agent = []\nset2 = [", "my-deck.toml: set2: unknown field"),
    "too-few-cards": ("coin = 2 }, copies = 9", "coin = 2 }, copies = 5", "target: at least 6 cards"),
    "not-a-table": ("chase = [", "chase = [3, ", "chase 1: must be a table"),
}


@both_languages
@pytest.mark.parametrize("problem", WRONG_DECKS)
def test_a_bad_deck_is_told_by_file_card_and_field(
    problem: str, language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, complaint = WRONG_DECKS[problem]
    assert old in DECK
    (home / "my-deck.toml").write_text(DECK.replace(old, new), encoding="utf-8")
    assert main(["play", "evil101", "--deck", str(home / "my-deck.toml"), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert "my-deck.toml: " in said
    if language == "en":
        assert complaint in said


def test_what_is_no_toml_is_told_with_its_line(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "my-deck.toml").write_text('game = "evil101"\nname = \n', encoding="utf-8")
    assert main(["play", "evil101", "--deck", str(home / "my-deck.toml")]) == 2
    assert "line 2" in capsys.readouterr().err
    (home / "my-deck.toml").write_bytes(b"\xff\xfe\x00")
    assert main(["play", "evil101", "--deck", str(home / "my-deck.toml")]) == 2
    (home / "my-deck.toml").write_bytes(b"")
    assert main(["play", "evil101", "--deck", str(home / "my-deck.toml")]) == 2


def problems(file: str, names: set[str]) -> set[str]:
    """The problems that a module names when it calls one of these."""
    found = set()
    for node in ast.walk(ast.parse((PACKAGE / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
            at = 1 if "fail" in names else 0
            if len(node.args) > at and isinstance(node.args[at], ast.Constant):
                found.add(str(node.args[at].value))  # type: ignore[attr-defined]
    return found


def test_every_problem_with_decks_and_records_has_words() -> None:
    decks = problems("games/evil101/deckfile.py", {"fail"})
    records = problems("engine/record.py", {"BadRecord"})
    assert "unknown-symbol" in decks and "differs" in records
    for language in LANGUAGES:
        words = words_of(language)
        assert [name for name in sorted(decks) if not words.has(f"deck-{name}")] == []
        assert [name for name in sorted(records) if not words.has(f"record-{name}")] == []


# Records --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[bytes]:
    path = play(monkeypatch, "--seed", "record", "--players", "3")
    capsys.readouterr()
    return path.read_bytes().splitlines(keepends=True)


@both_languages
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda _: [], "not-a-record"),
        (lambda lines: lines[1:], "not-a-record"),
        (lambda _: [b"\x00\xff\n"], "not-a-record"),
        (lambda lines: [*lines[:3], b"nonsense\n", *lines[3:]], "bad-line"),
        (lambda lines: [*lines[:3], b'["move",0]\n', *lines[3:]], "bad-line"),
        (lambda lines: [*lines[:3], b'["move",0,999999]\n', *lines[4:]], "refused"),
        (lambda lines: [*lines[:3], *lines[4:]], "refused"),
        (lambda lines: [*lines[:-1], b'{"hash":"0123"}\n'], "differs"),
        (lambda lines: [re.sub(rb'"version":\d+', b'"version":0', lines[0]), *lines[1:]], "other-version"),
        (lambda lines: [lines[0].replace(b'"game":"evil101",', b'"game":"chess",', 1), *lines[1:]], "unknown-game"),
        (lambda lines: [lines[0].replace(b'"coin"', b'"bomb"'), *lines[1:]], "bad-deck"),
        (lambda lines: [re.sub(rb'"seats":\[[^]]*\]', b'"seats":["human:Ann"]', lines[0]), *lines[1:]], "bad-seats"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(
    change: object, problem: str, language: str, lines: list[bytes], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "tampered.jsonl"
    changed = change(lines)  # type: ignore[operator]
    assert changed != lines
    path.write_bytes(b"".join(changed))
    assert main(["replay", str(path), "--quiet", "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "tampered.jsonl" in said.err
    assert said.err.count("\n") == 1
    details: dict[str, str | int] = {"line": 4, "theirs": 0, "ours": 1, "game": "chess", "moves": 2, "seats": 1}
    start = words_of(language).say(f"record-{problem}", file=str(path), players=3, **details)
    assert said.err.split(str(path))[1][:12] == start.split(str(path))[1][:12]


@pytest.mark.parametrize("field", ["game", "version", "players", "settings", "deck", "seed", "seats", "ask_forced"])
def test_a_record_with_an_odd_header_is_refused_or_replayed(
    field: str, lines: list[bytes], home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    header = json.loads(lines[0])
    path = home / "odd.jsonl"
    odd: list[object] = [None, 0, -1, 1, 7, 10**30, 1.5, True, "", "x", "\ud800", [], {}, ["x"], {"x": 1}]
    odd += [[""] * 3, ["x:y"] * 3, ["grandmaster:Igor"] * 3, ["human:Ann"] * 99, {"goal": []}, {"goal": -1}]
    for value in odd:
        for rest in (lines[1:], lines[1:4]):
            path.write_bytes(json.dumps({**header, field: value}).encode() + b"\n" + b"".join(rest))
            for call in (["replay", str(path), "--quiet"], ["play", "--resume", str(path)]):
                assert main(call) in {0, 2}, (field, value, call)
        assert main(["replay", str(path), "--as", "0"]) in {0, 2}, (field, value)
    assert "Traceback" not in capsys.readouterr().err


def test_another_move_gives_another_end(lines: list[bytes], home: Path) -> None:
    """Each move is part of what is verified: a legal but different one is found out."""
    record = Record.parse(b"".join(lines))
    states = record.replay(box)
    game = next(states).game
    for at, entry in enumerate(record.entries):
        others = [option for option in game.options(entry[1]) if option != entry[2]]
        if others:
            changed = [*lines[: at + 1], json.dumps(["move", entry[1], others[0]]).encode() + b"\n", *lines[at + 2 :]]
            (home / "tampered.jsonl").write_bytes(b"".join(changed))
            assert main(["replay", str(home / "tampered.jsonl"), "--quiet"]) == 2
        if at == 5:
            break
        next(states)
    assert record.end == fingerprint(record.resume(box).game)
