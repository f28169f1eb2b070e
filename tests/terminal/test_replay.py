"""Walking through a recorded game."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from tables import Desk, begin, steady
from villainy.engine.record import Record
from villainy.terminal.board import table_words
from villainy.terminal.replay import ALL, walk
from villainy.terminal.screen import Screen
from villainy.words import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Record:
    path = tmp_path / "game.jsonl"
    Desk(begin(path, "human:Ann", "henchman:Igor", "random:Bo", goal=10), steady).run()
    return Record.parse(path.read_bytes())


def walked(record: Record, viewer: int, language: str = "en", typed: Sequence[str] = ()) -> str:
    """What was shown to somebody who typed this, and then only Enter."""
    paper = io.StringIO()
    console = Console(file=paper, width=200, highlight=False)
    lines = iter(typed)
    screen = Screen(table_words(language, "evil101"), console, lambda _: next(lines, ""), interactive=True)
    walk(record, language, viewer, screen)
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_are_shown(record: Record, language: str) -> None:
    text = walked(record, ALL, language)
    chose = {"en": "chose:", "nn": "valde:"}[language]
    assert text.count(chose) == sum(entry[0] == "move" for entry in record.entries)
    assert table_words(language, "evil101").say("winner-title") in text


def test_as_one_seat_only_its_own_choices_are_shown(record: Record) -> None:
    text = walked(record, 0)
    assert text.count("Ann chose:") == sum(entry[:2] == ["move", 0] for entry in record.entries)
    assert "Igor chose:" not in text
    assert "You are the next" in text or "is the next" in text


def test_a_spectator_sees_no_choice(record: Record) -> None:
    assert "chose:" not in walked(record, 3)


def test_q_stops(record: Record) -> None:
    assert walked(record, ALL, typed=["q"]).count("chose:") == 1


def test_moves_that_were_taken_back_are_not_counted(record: Record) -> None:
    """As on the pages: only those that stand are."""
    first, second = record.entries[:2]
    seat = first[1]
    again = Record(record.header, [first, ["take-back", 0], first, second, *record.entries[2:]], record.end)
    moves = len(record.entries)
    told = [line.split(":")[0] for line in walked(again, seat).splitlines() if line.startswith("Move ")]
    assert told[:3] == [f"Move {at} of {moves}" for at in (1, 1, 2)] and told[-1] == f"Move {moves} of {moves}"


def test_a_number_goes_on_to_that_move(record: Record) -> None:
    last = len(record.entries)
    text = walked(record, ALL, typed=[str(last)])
    assert [line.split(":")[0] for line in text.splitlines() if line.startswith("Move ")] == [
        f"Move {at} of {last}" for at in (1, last)
    ]
    assert walked(record, ALL, typed=["9" * 9]) == text
    assert walked(record, ALL, typed=["backwards", "9" * 5000]) == walked(record, ALL)
