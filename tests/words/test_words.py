"""Both languages say the same things."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from villainy.words import LANGUAGES, Words, words_of

PACKAGE = Path(str(files("villainy")))
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
# Messages and their attributes, each with the variables that it uses.
Uses = dict[str, set[str]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  (Fluent's name)
        self.names.add(node.id.name)


def variables(node: fluent.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def uses(file: Path) -> Uses:
    found: Uses = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def said() -> Iterator[tuple[str, str]]:
    """Every message that code names outright, with its place."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                message = node.args[0]
                if isinstance(message, ast.Constant):
                    yield str(message.value), f"{path.relative_to(PACKAGE)}:{node.lineno}"


def folder_name(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


def test_shared_words_are_found() -> None:
    assert PACKAGE / "words" in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = uses(folder / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert uses(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_messages_only_and_none_twice(folder: Path, language: str) -> None:
    shared = PACKAGE / "words"
    words = Words(language, *{shared, folder})
    assert set(uses(folder / f"{language}.ftl")) <= words.ids()


def test_code_names_messages_that_exist() -> None:
    known = {message for folder in FOLDERS for message in uses(folder / "en.ftl")}
    assert [place for message, place in said() if message not in known] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        """
-agent = Agent
hello = Hello.
greet = Hello, { $name }!
    .title = Greeting for { $name }
count = { $n ->
    [one] one { -agent }
   *[other] { $n } { -agent }s
}
only = { "" }
    .title = Only this
took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card } from { $who }.
}
send = Send { hello } To { $name }.
""",
        encoding="utf-8",
    )
    return tmp_path


def test_say(folder: Path) -> None:
    words = Words("en", folder)
    assert words.say("hello") == "Hello."
    assert words.say("greet", name="Moriarty") == "Hello, Moriarty!"
    assert words.say("greet.title", name="Moriarty") == "Greeting for Moriarty"
    assert words.say("count", n=1) == "one Agent"
    assert words.say("count", n=3) == "3 Agents"
    assert words.ids() == {"hello", "greet", "greet.title", "count", "only", "only.title", "took", "send"}
    assert words.has("greet.title")
    assert not words.has("greet.name")
    assert not words.has("agent")


def test_what_is_repeated_never_decides_and_what_decides_is_never_mixed_up(folder: Path) -> None:
    words = Words("en", folder)
    for card in ("a map", "{ $name }", "\0name\0", ""):
        for name in ("Irene", "you", "\0card\0"):
            assert words.say("took", who="you", name=name, card=card) == f"You take {card}."
            assert words.say("took", who="Moran", name=name, card=card) == f"{name} takes {card} from Moran."
            assert words.say("send", name=name) == f"Send Hello. To {name}."
    assert words.say("greet", name=1200, unused="x") == "Hello, 1,200!"
    assert words.say("greet", name="1200", unused="y") == "Hello, 1200!"


def test_a_missing_message_is_named(folder: Path) -> None:
    with pytest.raises(KeyError, match=r"no message 'farewell' in language 'en'"):
        Words("en", folder).say("farewell")


def test_a_missing_argument_is_an_error(folder: Path) -> None:
    with pytest.raises(ValueError, match=r"message 'greet' in language 'en'.*name"):
        Words("en", folder).say("greet")


def test_an_unknown_language_is_an_error(folder: Path) -> None:
    with pytest.raises(ValueError, match="unknown language 'tlh'"):
        Words("tlh", folder)


def test_what_is_not_a_message_is_an_error(folder: Path) -> None:
    (folder / "en.ftl").write_text("hello = Hello.\nfarewell\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl: not a message: farewell"):
        Words("en", folder)


def test_one_message_stands_in_one_place(folder: Path) -> None:
    with pytest.raises(ValueError, match="already a message hello"):
        Words("en", folder, folder)


def test_words_are_read_once() -> None:
    assert words_of("nn") is words_of("nn")
    assert words_of("nn").say("app-name") == "Villainy"
