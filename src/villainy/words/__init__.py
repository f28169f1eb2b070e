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
from fluent.syntax import ast

LANGUAGES = ("en", "nn")


class Say(Protocol):
    """Says the message `id`, or its attribute `id.attribute`, with its arguments filled in."""

    def __call__(self, message: str, /, **args: str | int) -> str: ...


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
        # A view says the same things again and again; Fluent takes 2 to 30 us each, this memory half of one.
        self.say: Say = lru_cache(maxsize=8192)(self._say)

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
        if message not in self._ids:
            raise KeyError(f"no message {message!r} in language {self.language!r}")
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
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
