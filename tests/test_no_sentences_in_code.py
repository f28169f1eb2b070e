"""No string that a person reads stands in code: such words live in the Fluent files.

What counts as such a string, in every module of the package:
- anywhere: three words or more in a row;
- where code speaks to a person (printing, asking, help, titles): one word.

What does not: docstrings; the text of an assert or of an exception that Python itself defines (those are for
programmers: what people can cause has its own class, and its message in the words); styles of rich.
Two words outside such places, and sentences put together from pieces, escape it.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

PACKAGE = Path(str(files("villainy")))
LETTERS = r"[^\W\d_]"
WORD = re.compile(rf"{LETTERS}{{2,}}")
SENTENCE = re.compile(rf"(?:{LETTERS}+['’]?{LETTERS}*[,;:]?\s+){{2,}}{LETTERS}{{2,}}")
MARKUP = re.compile(r"\[/?[a-z#@][^\[\]]*\]|\[/\]")
SPEAKERS = {"print", "input", "ask", "rule", "Panel", "Text", "add_column", "add_row", "from_markup"}
SPOKEN = {"description", "epilog", "help", "prompt", "subtitle", "title", "usage"}

# Strings that look like sentences and are none: file and text, each with its reason.
ALLOWED: dict[tuple[str, str], str] = {}


def is_style(text: str) -> bool:
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


def called(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        return called(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_pythons_own(error: ast.expr | None) -> bool:
    kind = getattr(builtins, called(error), None) if error else None
    return isinstance(kind, type) and issubclass(kind, BaseException)


class Sentences(ast.NodeVisitor):
    """Gathers the strings of a module that look as if a person were to read them."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.spoken = False

    def read(self, node: ast.expr, text: str) -> None:
        plain = MARKUP.sub("", text)
        looks = WORD.search(plain) if self.spoken else SENTENCE.search(plain)
        if looks and not is_style(text):
            self.found.append((node.lineno, text))

    def aloud(self, node: ast.expr, spoken: bool) -> None:
        before, self.spoken = self.spoken, spoken
        self.visit(node)
        self.spoken = before

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.read(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        self.read(node, "".join(parts))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.aloud(part.value, spoken=False)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        if not is_pythons_own(node.exc):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.visit(node.func)
        for argument in node.args:
            self.aloud(argument, spoken=called(node) in SPEAKERS)
        for keyword in node.keywords:
            self.aloud(keyword.value, spoken=keyword.arg in SPOKEN)


def sentences(source: str) -> Iterator[tuple[int, str]]:
    visitor = Sentences()
    visitor.visit(ast.parse(source))
    yield from visitor.found


def test_no_sentences_in_code() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    assert modules
    found = [
        f"{name}:{line}: {text!r}"
        for path in modules
        for name in [path.relative_to(PACKAGE).as_posix()]
        for line, text in sentences(path.read_text(encoding="utf-8"))
        if (name, text) not in ALLOWED
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'x = "The Handler lays one Agent"',
        'x = f"It is your turn, {name}"',
        'x = "Du må velje eit kort"',
        'x = "[bold]Choose one card[/bold]"',
        'print("Hello")',
        'console.print("[bold]Hello[/bold]", style="bold")',
        'parser.add_argument("--seed", help="Seed")',
        'raise DeckError("the card has no name")',
        'table.add_row(f"Points {n}")',
    ],
)
def test_finds(source: str) -> None:
    assert list(sentences(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""The table: everything that stands on it."""',
        'def f():\n    """Say what it is for."""',
        'assert hand, "the hand must not be empty"',
        'raise ValueError("this is for programmers only")',
        'x = "bold white on blue"',
        'x = "evil101.plot.no-bluff"',
        'print(words.say("cli-play-saved", file=file))',
        "print(f\"{words.say('cli-play-help')}: {n}\")",
        'parser.add_argument("--seed", help=words.say("cli-play-seed-help"))',
        'console.print("[bold]♠[/bold]", end="")',
        'x = "i, j"',
    ],
)
def test_leaves_alone(source: str) -> None:
    assert not list(sentences(source))
