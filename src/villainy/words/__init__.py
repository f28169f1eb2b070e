"""What the project says to people, in their language.

Words stand in Fluent files, one for each language: those that everybody uses beside this module, a game's own in its
folder `words`. Code names a message and gives its arguments; no sentence for people stands in code.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "nn")
GAP = "\0"
"""Stands on both sides of an argument's name, where its text is filled in later."""


class Say(Protocol):
    """Says the message `id`, or its attribute `id.attribute`, with its arguments filled in."""

    def __call__(self, message: str, /, **args: str | int) -> str: ...


class Arguments(Visitor):
    """What a message does with its arguments: some it only repeats, on others the choice of its words depends."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.repeated: set[str] = set()
        self.deciding: set[str] = set()
        self.alone = True
        """Whether no other message, and no function, has a say."""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's name, as the next)
        self.repeated.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.deciding.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        self.visit(node.variants)

    def visit_MessageReference(self, _: ast.MessageReference) -> None:  # noqa: N802
        self.alone = False

    def visit_TermReference(self, _: ast.TermReference) -> None:  # noqa: N802
        self.alone = False

    def visit_FunctionReference(self, _: ast.FunctionReference) -> None:  # noqa: N802
        self.alone = False

    def left_open(self, args: dict[str, str | int]) -> dict[str, str | int]:
        """What the words depend on: the arguments without those that the message does not use, with gaps for texts."""
        return {
            name: f"{GAP}{name}{GAP}" if isinstance(value, str) and name not in self.deciding else value
            for name, value in args.items()
            if name in self.repeated or name in self.deciding
        }


class Words:
    """The messages of some folders in one language."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}, there are {LANGUAGES}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: set[str] = set()
        for folder in folders:
            self._read(folder / f"{language}.ftl")
        self._arguments: dict[str, Arguments] = {}
        # A view says the same things again and again; Fluent takes 2 to 30 us each, this memory half of one.
        # Much is said for the first time all the same, of another card or by another name, but in the same words.
        self.say: Say = lru_cache(maxsize=8192)(self._say)
        self._worded: Say = lru_cache(maxsize=4096)(self._word)

    def has(self, message: str) -> bool:
        return message in self._ids

    def ids(self) -> frozenset[str]:
        """All that can be said, attributes included."""
        return frozenset(self._ids)

    def _read(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file}: not a message: {entry.content}")  # noqa: TRY004  (the file, not a type, is wrong)
            for name in _names(entry):
                if name in self._ids:
                    raise ValueError(f"{file}: there is already a message {name}")
                self._ids.add(name)
        self._bundle.add_resource(resource)

    def _say(self, message: str, /, **args: str | int) -> str:
        known = self._arguments.get(message)
        if known is None:
            known = self._arguments[message] = Arguments(self._pattern(message))
        if not known.alone:
            return self._worded(message, **args)
        parts = self._worded(message, **known.left_open(args)).split(GAP)
        parts[1::2] = [str(args[name]) for name in parts[1::2]]
        return "".join(parts)

    def _pattern(self, message: str) -> Pattern:
        if message not in self._ids:
            raise KeyError(f"no message {message!r} in language {self.language!r}")
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        return pattern

    def _word(self, message: str, /, **args: str | int) -> str:
        """The message as Fluent has it."""
        text, errors = self._bundle.format_pattern(self._pattern(message), args)
        if errors:
            raise ValueError(f"message {message!r} in language {self.language!r}: {errors[0]}") from errors[0]
        return str(text)


@lru_cache
def words_of(language: str, *packages: str) -> Words:
    """The words that everybody uses, and those of the given packages (`villainy.games.evil101`)."""
    return Words(language, files(__name__), *(files(package) / "words" for package in packages))


def _names(entry: ast.EntryType) -> Iterator[str]:
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield entry.id.name
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}"
