"""Maps of one's own: drawings are read, and every fault is named with sheet, row and column."""

import re
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from games.alone.drawings import M1_A
from villainy.engine.deckfile import DeckReader
from villainy.engine.errors import BadDeck
from villainy.games.alone import BOX, mapfile
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.mapfile import read_sheets


def read(plan: object) -> list[int]:
    reader = DeckReader("own.toml", {"sheet": {"id", "name", "plan"}})
    (sheet,) = read_sheets([{"id": "mine", "name": "Mine", "plan": plan}], reader)
    return sheet


def changed(row: int, text: str) -> str:
    """The ledger's Level A with another row."""
    rows = M1_A.strip("\n").split("\n")
    rows[row - 1] = text
    return "\n".join(rows)


@clause("alone.ruling.r57")
def test_a_drawing_is_a_level() -> None:
    sheet = read(M1_A)
    assert len(sheet) == 25 * 5
    assert sheet == house_deck().sheets[0]
    assert sheet[:10] == [0, 0, 0, 0b0110, 0, 0, 1, 0, 0b1010, 0]


def test_blanks_at_line_ends_do_not_matter() -> None:
    padded = "\n".join(row + "   " for row in M1_A.strip("\n").split("\n"))
    assert read(padded) == read(M1_A)


@pytest.mark.parametrize(
    ("plan", "problem", "details"),
    [
        (7, "missing-text", {}),
        ("  \n ", "missing-text", {}),
        (changed(1, "o-o-S-o-o-R"), "plan-cell", {"row": 1, "column": 11, "sign": "R", "known": "o L S #"}),
        (changed(1, "o=o-S-o-o-#"), "plan-line", {"row": 1, "column": 2, "sign": "="}),
        (changed(2, "-   |   |"), "plan-line", {"row": 2, "column": 1, "sign": "-"}),
        (changed(2, "| o |   |"), "plan-line", {"row": 2, "column": 3, "sign": "o"}),
        (changed(2, "|/  |   |"), "plan-line", {"row": 2, "column": 2, "sign": "/"}),
        (changed(2, "| | |   | |"), "plan-loose", {"row": 2, "column": 11}),
        (changed(9, "o-o-#-S-L-"), "plan-loose", {"row": 9, "column": 10}),
        (changed(1, "o-o-S-o-o-o"), "plan-rooms", {"found": 3, "wanted": 4}),
        (changed(1, "o-o-o-o-o-#"), "plan-stairs", {"found": 1, "wanted": 2}),
        (changed(1, "o-S-S-o-o-#"), "plan-stairs", {"found": 3, "wanted": 2}),
        (changed(9, "o-o-#-S-o"), "plan-lcus", {"found": 2, "least": 3}),
        (changed(1, "o-o-S-o-o #"), "plan-apart", {"row": 1, "column": 11}),
        (M1_A.strip("\n") + "\n|\no" * 4, "plan-size", {"row": 17, "column": 1, "columns": 8, "rows": 8}),
        (changed(1, "o-o-S-o-o-#-o-o-o"), "plan-size", {"row": 1, "column": 17, "columns": 8, "rows": 8}),
    ],
)
def test_faults_are_named_where_they_are(plan: object, problem: str, details: dict[str, Any]) -> None:
    with pytest.raises(BadDeck) as fault:
        read(plan)
    assert (fault.value.file, fault.value.card, fault.value.field) == ("own.toml", 'sheet "mine"', "plan")
    assert fault.value.problem == problem
    assert details.items() <= fault.value.details.items()


def test_a_level_may_not_be_too_large() -> None:
    full = "\n|              \n".join(["o-o-o-o-o-o-o-o"] * 2 + ["o-L-L-L-#-#-#-#"] + ["S-S-o-o-o-o-o-o"])
    with pytest.raises(BadDeck) as fault:
        read(full)
    assert (fault.value.problem, fault.value.details) == ("plan-sectors", {"found": 32, "most": 30})


def test_every_problem_is_tried() -> None:
    source = Path(mapfile.__file__).with_suffix(".py").read_text(encoding="utf-8")
    known = set(re.findall(r'"(plan-[a-z]+)"', source))
    tried = set(re.findall(r'"(plan-[a-z]+)"', Path(__file__).read_text(encoding="utf-8")))
    assert known == tried


@clause("alone.map.evil-updates")
def test_a_game_can_be_played_on_a_map_of_ones_own() -> None:
    small = """
o-#
|
L-L-#
| |
S-S
| |
L-#
|
#
"""
    source = {
        "game": "alone",
        "name": "Cellar",
        "sheet": [{"id": "up", "name": "Up", "plan": small}, {"id": "down", "name": "Down", "plan": small}],
    }
    deck = read_deck(source, "cellar.toml")
    game = BOX.new(2, seed="cellar", deck=deck)
    view = game.view(1)
    assert len(view["map"]) == 20
    assert {sector["shape"] for sector in view["map"] if sector["name"] == "A00"} == {"curve"}
