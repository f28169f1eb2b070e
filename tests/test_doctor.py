"""The doctor: says that a sound installation is sound, and names each thing that is wrong."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest

from villainy import doctor
from villainy.build import Reason
from villainy.cli import main
from villainy.table.config import TableConfig
from villainy.table.storage import Store
from villainy.words import LANGUAGES, Words, words_of

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VILLAINY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "1000")
    return tmp_path / "home"


def visit(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> tuple[int, str]:
    """How the doctor exits, and what it says."""
    status = main(["doctor", "--port", "0", "--lang", language, *arguments])
    return status, capsys.readouterr().out


@both_languages
def test_a_sound_installation(language: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = visit(capsys, language=language)
    say = words_of(language).say
    assert status == 0
    assert say("doctor-verdict", faults=0) in said and say("doctor-fault") not in said
    assert str(home / "games") in said and str(home / "tables.db") in said
    assert not home.exists()  # it only looks


def test_a_database_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(TableConfig().database())
    asyncio.run(store.start())
    assert "with 0 tables" in visit(capsys)[1]
    asyncio.run(store.stop())


@both_languages
def test_a_folder_that_cannot_be_written(language: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.write_text("a file stands in the way", encoding="utf-8")
    status, said = visit(capsys, language=language)
    say = words_of(language).say
    assert status == 1
    assert say("doctor-records.locked", folder=str(home / "games")) in said
    assert say("doctor-database.locked", place=f"sqlite:///{home / 'tables.db'}") in said
    assert say("doctor-verdict", faults=2) in said


def test_a_database_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "evening.db").write_text("a shopping list, and a long one" * 100, encoding="utf-8")
    status, said = visit(capsys, "--db", f"sqlite:///{tmp_path / 'evening.db'}")
    assert status == 1
    assert "evening.db cannot be read: file is not a database" in said


def test_a_database_of_the_future(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "evening.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    status, said = visit(capsys, "--db", f"sqlite:///{tmp_path / 'evening.db'}")
    assert status == 1
    assert "evening.db was made by a newer version" in said


@pytest.mark.parametrize("address", ["a:b@c:secret", "nosuch://wilma:secret@host/x", "nosuch+driver://u:secret@h/x"])
def test_no_address_and_no_password_is_repeated(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = visit(capsys, "--db", address)
    assert status == 1
    assert "cannot be read" in said and "secret" not in said


def test_a_port_that_is_taken_is_worth_a_note(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, said = visit(capsys, "--port", port)
    assert status == 0
    assert words_of("en").say("doctor-port.taken", host="127.0.0.1", port=port) in said


@pytest.mark.parametrize("arguments", [["--port", "99999"], ["--host", "192.0.2.1"]])
def test_a_place_where_nobody_can_serve(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, said = visit(capsys, *arguments)
    assert status == 1
    assert "cannot be used: " in said


def test_packages_that_are_missing_or_too_old(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["rich>=999", "nobody-has-this>=1", "msgspec", "only-elsewhere; extra == 'dev'"]
    monkeypatch.setattr(doctor, "requires", lambda _: wanted)
    status, said = visit(capsys)
    assert status == 1
    assert "rich" in said and "(>=999), nobody-has-this – (>=1)." in said
    assert "msgspec" not in said and "only-elsewhere" not in said


def test_a_game_that_is_broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(name: str) -> None:
        raise FileNotFoundError(2, f"no cards for {name}")

    monkeypatch.setattr(doctor, "box", broken)
    status, said = visit(capsys)
    assert status == 1
    assert "evil101 cannot be started: no cards for evil101" in said


def test_words_that_are_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def poorer(language: str, *packages: str) -> Words:
        return words_of("en") if language == "nn" else words_of(language, *packages)

    monkeypatch.setattr(doctor, "words_of", poorer)
    status, said = visit(capsys)
    assert status == 1
    assert "messages are missing in nn, the first is " in said


def test_a_check_that_breaks_keeps_no_other_from_being_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise RuntimeError("not\ntoday")

    monkeypatch.setattr(doctor, "games_folder", broken)
    status, said = visit(capsys)
    assert status == 1
    assert words_of("en").say("doctor-broken", why="not today") in said
    assert words_of("en").say("doctor-browser") in said


@both_languages
def test_a_pure_build_is_worth_a_note(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "why_pure", lambda: Reason("compiler", "cc"))
    status, said = visit(capsys, language=language)
    assert status == 0
    assert words_of(language).say("build-pure", why="compiler", detail="cc") in said
    monkeypatch.setattr(doctor, "why_pure", lambda: None)
    assert words_of(language).say("build-compiled") in visit(capsys, language=language)[1]
