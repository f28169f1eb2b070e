"""Every clause that the source names exists."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from villainy.rulebook import books, rulebook

PACKAGE = Path(str(files("villainy")))
GAMES = ("evil101", "nefarious", "spies", "alone")
WORD = r"[a-z0-9]+(?:-[a-z0-9]+)*"
# A dot at the end: the start of an id, which the code completes.
ID = re.compile(rf"(?<![\w./-])(?:{'|'.join(GAMES)})(?:\.{WORD})+(?:\.(?!\w)|(?![\w-]))")
FILES = (".toml", ".ftl", ".json", ".jsonl", ".md", ".py", ".txt", ".html")


def named(source: str) -> Iterator[tuple[int, str]]:
    """What looks like the id of a clause in the strings of a module, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for found in ID.finditer(node.value):
                ends_sentence = found.end() < len(node.value)
                name = found[0].rstrip(".") if ends_sentence else found[0]
                if not name.endswith(FILES):
                    yield node.lineno, name


def test_ids_in_the_source_exist() -> None:
    known = {name for game in books() for name in rulebook(game).clauses}
    starts = {".".join(name.split(".")[:length]) + "." for name in known for length in range(2, name.count(".") + 1)}
    modules = sorted(PACKAGE.rglob("*.py"))
    assert modules
    unknown = [
        f"{path.relative_to(PACKAGE).as_posix()}:{line}: {name}"
        for path in modules
        for line, name in named(path.read_text(encoding="utf-8"))
        if name not in known | starts
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('x = "evil101.plot.match-all"', ["evil101.plot.match-all"]),
        ('tell("alone.x", because=["spies.a.b", "nefarious.c-1"])', ["alone.x", "spies.a.b", "nefarious.c-1"]),
        ('"""See evil101.setup.4, and evil101.setup.5. And so on."""', ["evil101.setup.4", "evil101.setup.5"]),
        ('x = f"evil101.ruling.{number}"', ["evil101.ruling."]),
        ('x = "evil101.toml"', []),
        ('x = "villainy.games.evil101.plot"', []),
        ('"""The Hero is alone. Nobody helps."""', []),
        ("# evil101.comment.free", []),
        ('x = "evil101." + y', []),
    ],
)
def test_finds_ids(source: str, names: list[str]) -> None:
    assert [name for _, name in named(source)] == names
