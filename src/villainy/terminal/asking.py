"""Understanding what a person types: a number, the beginning of some words, or a command."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from villainy.words import LANGUAGES, words_of

COMMANDS = ("help", "log", "rules", "why", "undo", "quit", "table", "orders")
HELP = "?"
DIGITS = 9
"""A number with more digits is a slip of the keyboard."""


@dataclass(frozen=True)
class Command:
    """A command and what follows it; `whole` unless only the beginning of its word was typed."""

    name: str
    rest: str
    whole: bool = True


def command(typed: str, language: str) -> Command | None:
    """The command that was typed, if it is one: its word in any language, or the beginning of it in this one."""
    if typed.startswith(HELP):
        return Command("help", typed.removeprefix(HELP).strip())
    first, _, rest = typed.partition(" ")
    first = first.casefold()
    if not first:
        return None
    for speech in LANGUAGES:
        for name in COMMANDS:
            if first == _word(name, speech):
                return Command(name, rest.strip())
    begun = [name for name in COMMANDS if _word(name, language).startswith(first)]
    if len(begun) != 1 or (rest and not rest.isdecimal()):
        return None
    return Command(begun[0], rest, whole=False)


def number(typed: str) -> int | None:
    """The number that was typed, if it is one that could mean something."""
    return int(typed) if typed.isdecimal() and len(typed) <= DIGITS else None


def matching(typed: str, texts: Sequence[str]) -> list[int]:
    """Which of the texts have, for every word typed, a word of its own that is it, or else begins with it."""
    found = list(range(len(texts)))
    left = [words(text) for text in texts]
    for word in sorted(words(typed), key=len, reverse=True):
        whole = [at for at in found if word in left[at]]
        found = whole or [at for at in found if any(other.startswith(word) for other in left[at])]
        for at in found:
            left[at].remove(word if whole else next(other for other in left[at] if other.startswith(word)))
    return found if words(typed) else []


def _word(name: str, language: str) -> str:
    return words_of(language, "villainy.terminal").say(f"term-command-{name}").casefold()


def words(text: str) -> list[str]:
    """The words of a text, to be compared."""
    return re.findall(r"\w+", text.casefold())
