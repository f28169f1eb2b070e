"""The rules of the games, cut into clauses, each with a name.

One TOML file for each game holds its clauses in our own words, in every language, and our rulings where the game's
rulebook is silent or contradicts itself. Events, refusals and tests name the clause that they rest on, so a player who
asks why is shown the rule.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "nn")
KINDS = ("setup", "action", "forced", "end", "variant", "limit", "info")
RULING = "ruling"
RULINGS = "rulings"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in our own words, or one ruling of ours (kind "ruling").

    `source` tells where the rulebook says it, `about` which clauses a ruling completes, and `untested` why no test can
    claim the clause; empty where there is nothing to tell.
    """

    id: str
    kind: str
    heading: str
    source: str
    en: str
    nn: str
    untested: str = ""
    about: tuple[str, ...] = ()

    def text(self, language: str) -> str:
        """The rule in one of the languages."""
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}, there are {LANGUAGES}")
        return self.nn if language == "nn" else self.en


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses of a game by id, in reading order, the rulings last.

    `title` and each of `headings` hold one name per language.
    """

    game: str
    title: dict[str, str]
    headings: dict[str, dict[str, str]]
    clauses: dict[str, Clause]

    def find(self, query: str) -> list[Clause]:
        """The clause of that id, or else all whose id begins with it, word by word; the game's name may be left out."""
        query = query.strip().rstrip(".")
        full = query if query == self.game or query.startswith(f"{self.game}.") else f"{self.game}.{query}"
        if full in self.clauses:
            return [self.clauses[full]]
        return [clause for name, clause in self.clauses.items() if name.startswith(f"{full}.")]

    def rulings(self, clause: str) -> list[Clause]:
        """Our rulings that complete a clause."""
        return [ruling for ruling in self.clauses.values() if clause in ruling.about]


def books() -> list[str]:
    """The games that have a rulebook here."""
    return sorted(file.name.removesuffix(".toml") for file in files(__name__).iterdir() if file.name.endswith(".toml"))


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    if game not in books():
        raise KeyError(f"no rulebook of {game!r}, there are {books()}")
    return parse((files(__name__) / f"{game}.toml").read_text(encoding="utf-8"), f"{game}.toml")


def find(query: str) -> list[Clause]:
    """The clause of that id, or all whose id begins with it, in the game that the id begins with."""
    game = query.strip().partition(".")[0]
    return rulebook(game).find(query) if game in books() else []


def parse(text: str, name: str) -> Rulebook:
    """Read a rulebook; whoever writes one is told which clause and field of the file `name` is wrong."""
    data = tomllib.loads(text)
    game = _text(data, "game", name)
    book = Rulebook(
        game=game,
        title=_names(data.get("title"), f"{name}: title"),
        headings={key: _names(value, f"{name}: heading {key!r}") for key, value in data.get("heading", {}).items()},
        clauses={},
    )
    for entry in data.get("clause", []):
        clause = _clause(entry, name)
        if clause.kind not in KINDS:
            raise ValueError(f"{name}: {clause.id}: kind: unknown kind {clause.kind!r}, there are {KINDS}")
        _add(book, clause, name)
    for entry in data.get("ruling", []):
        _add(book, _clause({"kind": RULING, "heading": RULINGS, "source": "", **entry}, name), name)
    for clause in book.clauses.values():
        for other in clause.about:
            if other not in book.clauses:
                raise ValueError(f"{name}: {clause.id}: about: no clause {other!r}")
    return book


def _add(book: Rulebook, clause: Clause, name: str) -> None:
    if clause.id in book.clauses:
        raise ValueError(f"{name}: {clause.id}: id: there is already such a clause")
    if not clause.id.startswith(f"{book.game}."):
        raise ValueError(f"{name}: {clause.id}: id: must begin with {book.game!r}")
    if clause.heading not in book.headings:
        raise ValueError(f"{name}: {clause.id}: heading: unknown heading {clause.heading!r}")
    book.clauses[clause.id] = clause


def _clause(entry: Mapping[str, object], name: str) -> Clause:
    where = f"{name}: {_text(entry, 'id', name)}"
    if unknown := entry.keys() - Clause.__dataclass_fields__.keys():
        raise ValueError(f"{where}: unknown fields {sorted(unknown)}")
    about = entry.get("about", [])
    if not isinstance(about, list) or not all(isinstance(other, str) for other in about):
        raise ValueError(f"{where}: about: must be a list of ids")
    return Clause(
        id=_text(entry, "id", where),
        kind=_text(entry, "kind", where),
        heading=_text(entry, "heading", where),
        source="" if entry.get("kind") == RULING else _text(entry, "source", where),
        en=_text(entry, "en", where),
        nn=_text(entry, "nn", where),
        untested=_text(entry, "untested", where) if "untested" in entry else "",
        about=tuple(about),
    )


def _names(entry: object, where: str) -> dict[str, str]:
    if not isinstance(entry, dict) or entry.keys() != set(LANGUAGES):
        raise ValueError(f"{where}: must have a name in each of {LANGUAGES}")
    return {language: _text(entry, language, where) for language in LANGUAGES}


def _text(entry: Mapping[str, object], field: str, where: str) -> str:
    """A text that must be there. How its lines are broken in the file means nothing."""
    value = entry.get(field)
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{where}: {field}: must be a text")
    return " ".join(value.split())
