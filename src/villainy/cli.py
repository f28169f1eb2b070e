"""The command line. What can go wrong by what people type or bring is told in one sentence, and ends with status 2."""

import argparse
import json
import os
import re
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console, Group
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import villainy
from villainy.arena.bench import bench
from villainy.arena.match import play_match
from villainy.bots import LEVELS
from villainy.build import compiled, why_pure
from villainy.engine.box import BadSetting, Box
from villainy.engine.deckfile import read_toml
from villainy.engine.errors import BadDeck, BadRecord
from villainy.engine.game import Deck
from villainy.engine.record import Play, Record
from villainy.games import SHELF, box
from villainy.rulebook import Clause, rulebook
from villainy.terminal.board import board, table_words
from villainy.terminal.play import Loop
from villainy.terminal.replay import ALL, walk
from villainy.terminal.screen import Left, Screen
from villainy.terminal.sitting import HUMAN, InUse, Sitter, Sitting, games_folder, interrupted_games, new_path, retrace
from villainy.words import LANGUAGES, Words, words_of

if TYPE_CHECKING:
    from villainy.table.limits import Limits

PROGRAM = "villainy"
HOST = "127.0.0.1"
PORT = 8101
MOST_PORT = 65535
WRONG = 2
INTERRUPTED = 130
KEY = "bold #ffbe3d"
QUIET = "dim"
GRADES = {"ok": "green", "note": "yellow", "fault": "bold red"}
MISSING = "\0missing"
"""Stands for the value of an option that was given without one."""
_UNREADABLE = re.compile("[\ud800-\udfff]")
"""What Python makes of bytes that are no text; only the names of files may contain them."""
_ADDRESS = re.compile(r"https?://[^\s/?#]+/?")


class Wrong(Exception):
    """Something that a person typed or brought; `message` says it."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.details = args


@dataclass(frozen=True)
class Argument:
    """One argument of a command: a word, or an option with a value or without."""

    name: str
    value: str = ""
    """What kind of value it takes, as a message (`cli-value-` before it); empty for a switch."""
    many: bool = False
    optional: bool = False
    """Whether an option may stand without its value."""

    @property
    def flag(self) -> bool:
        return self.name.startswith("--")

    @property
    def key(self) -> str:
        return self.name.removeprefix("--")


COMMON = (Argument("--lang", "language"), Argument("--help"))
COMMANDS: dict[str, tuple[Argument, ...]] = {
    "play": (
        Argument("game", "game"),
        Argument("--players", "number"),
        Argument("--seats", "seats"),
        Argument("--seed", "seed"),
        Argument("--deck", "file"),
        Argument("--option", "setting", many=True),
        Argument("--save", "file"),
        Argument("--resume", "file", optional=True),
    ),
    "serve": (
        Argument("--host", "host"),
        Argument("--port", "number"),
        Argument("--lan"),
        Argument("--db", "address"),
        Argument("--public-url", "address"),
        Argument("--keep-days", "number"),
        Argument("--proxy", "host", many=True),
        Argument("--limit", "setting", many=True),
        Argument("--no-browser"),
    ),
    "backup": (Argument("copy", "file"), Argument("--db", "address"), Argument("--overwrite")),
    "replay": (Argument("file", "file"), Argument("--as", "seat"), Argument("--quiet")),
    "rules": (Argument("game", "game"), Argument("clause", "clause")),
    "match": (
        Argument("game", "game"),
        Argument("--seats", "seats"),
        Argument("--games", "number"),
        Argument("--seed", "seed"),
        Argument("--deck", "file"),
        Argument("--option", "setting", many=True),
    ),
    "bench": (
        Argument("game", "game"),
        Argument("--players", "number"),
        Argument("--option", "setting", many=True),
        Argument("--json"),
    ),
    "doctor": (Argument("--host", "host"), Argument("--port", "number"), Argument("--db", "address")),
}
MANY = 8
"""Lists of values that are longer than this are shown once."""
NEEDED = {("play", "game"), ("backup", "copy"), ("replay", "file"), ("rules", "game")}
NEEDED |= {("match", "game"), ("match", "seats")}


class _Parser(argparse.ArgumentParser):
    """Takes almost anything: what is wrong with it is said by us, in the person's language."""

    def error(self, message: str) -> NoReturn:
        raise Wrong("cli-error-usage", command=self.prog, why=message)


class Cli:
    """One call of the program."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words_of(language)
        self.out = Console(highlight=False)

    def run(self, argv: Sequence[str]) -> int:
        rest = list(argv)
        while rest and rest[0].startswith("--lang"):
            del rest[: 1 if "=" in rest[0] else 2]
        first = rest[0] if rest else "--help"
        if first in {"--help", "-h", "help"}:
            self._overview()
            return 0
        if first in {"--version", "-V"}:
            build = "compiled" if compiled() else "pure"
            self._print(self.words.say("cli-version", version=villainy.__version__, build=build))
            self._why_pure()
            return 0
        if first not in COMMANDS:
            raise Wrong("cli-error-unknown-command", command=first, near=_near(first, COMMANDS))
        given = self._read(first, rest[1:])
        if given.get("help"):
            self._help(first, given.get("game"))
            return 0
        commands: dict[str, Callable[[Given], int]] = {
            "play": self._play,
            "serve": self._serve,
            "backup": self._backup,
            "replay": self._replay,
            "rules": self._rules,
            "match": self._match,
            "bench": self._bench,
            "doctor": self._doctor,
        }
        return commands[first](given)

    # Reading ---------------------------------------------------------------------------------------------------------

    def _read(self, command: str, argv: Sequence[str]) -> "Given":
        parser = _Parser(prog=command, add_help=False, allow_abbrev=False)
        for argument in (*COMMANDS[command], *COMMON):
            if not argument.flag:
                parser.add_argument(argument.key, nargs="?")
            elif argument.key == "help":
                parser.add_argument("-h", "--help", action="store_true")
            elif not argument.value:
                parser.add_argument(argument.name, action="store_true", dest=argument.key)
            else:
                empty = "" if argument.optional else MISSING
                action = "append" if argument.many else "store"
                parser.add_argument(argument.name, nargs="?", const=empty, action=action, dest=argument.key)
        found, unknown = parser.parse_known_args(list(argv))
        values = vars(found)
        if unknown and not values["help"]:
            names = [argument.name for argument in COMMANDS[command] if argument.flag] + ["--lang", "--help"]
            raise Wrong(
                "cli-error-unknown-argument", argument=unknown[0], command=command, near=_near(unknown[0], names)
            )
        for argument in COMMANDS[command]:
            typed = values[argument.key]
            if argument.value != "file" and any(_UNREADABLE.search(str(text)) for text in _listed(typed)):
                raise Wrong("cli-error-odd-bytes", argument=argument.name)
        for name, value in values.items():
            if value == MISSING or (isinstance(value, list) and MISSING in value):
                raise Wrong("cli-error-needs-value", option=f"--{name}")
            if value is None and (command, name) in NEEDED and not values["help"] and values.get("resume") is None:
                raise Wrong(f"cli-error-needs-{name}", command=command, **self._lists())
        return Given(values)

    # Help ------------------------------------------------------------------------------------------------------------

    def _overview(self) -> None:
        say = self.words.say
        grid = Table.grid(padding=(0, 2, 0, 0))
        for command in COMMANDS:
            call = f"  {PROGRAM} {command}"
            grid.add_row(Text(call, style=KEY), Text(say(f"cli-{command}-help")))
        self.out.print(Text(say("app-name"), style=KEY), Text(say("app-tagline")), Text(), sep="\n")
        self.out.print(Text(say("cli-commands"), style="bold"), grid, Text(), sep="\n")
        self.out.print(Text(say("cli-options"), style="bold"))
        options = Table.grid(padding=(0, 2, 0, 0))
        for name in ("lang", "version", "help"):
            options.add_row(Text(f"  --{name}"), Text(say(f"cli-{name}-help")))
        self.out.print(
            options, Text(), Text(say("cli-begin"), style="bold"), Text(f"  {say('cli-begin-example')}"), sep="\n"
        )

    def _help(self, command: str, game: str = "") -> None:
        say = self.words.say
        usage = [f"{PROGRAM} {command}"]
        arguments = Table.grid(padding=(0, 2, 0, 0))
        options = Table.grid(padding=(0, 2, 0, 0))
        for argument in (*COMMANDS[command], *COMMON):
            value = say(f"cli-value-{argument.value}") if argument.value else ""
            shown = f"[{value}]" if argument.optional else value
            both = f"{argument.name} {shown}".strip() if argument.flag else value
            needed = (command, argument.key) in NEEDED
            usage.append(both if needed else f"[{both}]")
            ours = f"cli-{command}-{argument.key}-help"
            text = say(ours if self.words.has(ours) else f"cli-{argument.key}-help", **self._lists())
            (options if argument.flag else arguments).add_row(Text(f"  {both}", style=KEY), Text(text))
        self.out.print(Text(say(f"cli-{command}-help"), style="bold"), Text(), sep="\n")
        self.out.print(Text(f"{say('cli-usage')}: {' '.join(usage)}"), Text(), sep="\n")
        if arguments.row_count:
            self.out.print(Text(say("cli-arguments"), style="bold"), arguments, Text(), sep="\n")
        self.out.print(Text(say("cli-options"), style="bold"), options, Text(), sep="\n")
        with_settings = any(argument.key == "option" for argument in COMMANDS[command])
        if with_settings and game in SHELF:
            roles = self._roles(box(game))
            if roles and command == "play":
                self.out.print(Text(say("cli-play-roles", roles=", ".join(roles))), Text(), sep="\n")
            self._settings(box(game))
        elif with_settings:
            self.out.print(Text(say("cli-more"), style="bold"))
            for name in SHELF:
                self.out.print(Text(f"  {PROGRAM} {command} {name}").append(" --help"))
            self.out.print()
        self.out.print(Text(say("cli-examples"), style="bold"))
        ours = f"cli-{command}-example-{game}"
        for line in say(ours if self.words.has(ours) else f"cli-{command}-example").splitlines():
            self.out.print(Text(f"  {line}"))

    def _lists(self) -> dict[str, str]:
        return {"games": ", ".join(SHELF), "bots": ", ".join(LEVELS), "folder": str(games_folder())}

    def _settings(self, game: Box) -> None:
        """What a table of this game can choose, with what each value means."""
        words = self._words(game)
        self.out.print(Text(self.words.say("cli-settings", game=words.say("game-title")), style="bold"))
        for setting in game.settings:
            question = f"setting-{setting.name}"
            self.out.print(
                Text(f"  {setting.name}", style=KEY).append(f"  {words.say(question)}", style="not bold default")
            )
            like = next(
                (one for one in game.settings if one.values == setting.values and len(one.values) > MANY), setting
            )
            if like is not setting:
                self.out.print(Text(f"    {self.words.say('cli-same-values', setting=like.name)}"))
                continue
            values = Table.grid(padding=(0, 2, 0, 0))
            for value in setting.values:
                if words.has(f"{question}.{value}"):
                    values.add_row(f"    {value}", words.say(f"{question}.{value}"))
            bare = [value for value in setting.values if not words.has(f"{question}.{value}")]
            if bare:
                meaning = words.say(f"{question}.number") if words.has(f"{question}.number") else ""
                shown = _values(bare) if len(bare) > MANY else ", ".join(str(value) for value in bare)
                values.add_row(f"    {shown}", meaning)
            self.out.print(values)
        self.out.print()

    # villainy play ---------------------------------------------------------------------------------------------------

    def _play(self, given: "Given") -> int:
        sitting = self._resumed(given) if given.has("resume") else self._new(given)
        words = table_words(self.language, sitting.play.header.game)
        table = board(sitting.play.header.game, self.language, sitting.game.deck, sitting.names)
        try:
            over = Loop(sitting, table, Screen(words, self.out)).run()
        except Left as left:
            self._paused(sitting)
            return INTERRUPTED if left.interrupted else 0
        except KeyboardInterrupt:
            self._paused(sitting)
            return INTERRUPTED
        finally:
            sitting.close()
        if over:
            self._print(self.words.say("cli-play-saved", file=str(sitting.file.path)))
            self._print(self.words.say("cli-play-replay", file=str(sitting.file.path)))
        else:
            self._paused(sitting)
        return 0

    def _paused(self, sitting: Sitting) -> None:
        path = sitting.file.path
        at_home = path.parent.resolve() == games_folder().resolve()
        self._print(self.words.say("cli-play-paused", file="" if at_home else str(path)).rstrip())

    def _resumed(self, given: "Given") -> Sitting:
        for option in ("players", "seats", "seed", "deck", "option", "save"):
            if given.has(option):
                raise Wrong("cli-error-resume-as-it-is", option=f"--{option}")
        name = given.get("resume")
        if name:
            path = Path(name)
        else:
            games = [path for path in interrupted_games() if path.name.startswith(given.get("game"))]
            if not games:
                raise Wrong("cli-error-nothing-to-resume")
            path = games[0]
        record = self._record(path)
        if record.end:
            raise Wrong("cli-error-finished", file=str(path))
        for seat in record.header.seats:
            self._check_sitter(Sitter.read(seat).kind, record.header.game)
        try:
            with _FileTrouble(path):
                return Sitting.resume(path)
        except InUse as error:
            raise Wrong("cli-error-in-use", file=str(path)) from error

    def _new(self, given: "Given") -> Sitting:
        game = self._box(given.get("game"))
        sitters = self._sitters(game, given)
        settings = self._chosen(game, given, len(sitters))
        deck = self._deck(game, given)
        seed = given.get("seed") or secrets.token_hex(16)
        play = Play.begin(game, len(sitters), seed, settings, deck, [sitter.text() for sitter in sitters])
        path = Path(given.get("save")) if given.has("save") else new_path(game.name)
        with _FileTrouble(path):
            if path.exists():
                raise Wrong("cli-error-exists", file=str(path))
            return Sitting.begin(play, path)

    def _sitters(self, game: Box, given: "Given") -> list[Sitter]:
        """Who sits where; without a word about it, one person and henchmen."""
        if given.has("seats"):
            kinds = [kind.strip() for kind in given.get("seats").split(",")]
            players = given.number("players", len(kinds))
        else:
            players = given.number("players", game.usual_players)
            kinds = [HUMAN] + [LEVELS[-1]] * (players - 1)
        self._check_players(game, players)
        if len(kinds) != players:
            raise Wrong("cli-error-seats", players=players, seats=len(kinds))
        taken: set[str] = set()
        for kind in kinds:
            level, _, name = kind.partition(":")
            self._check_sitter(level, game.name)
            if name.casefold() in taken:
                raise Wrong("cli-error-same-name", name=name)
            taken |= {name.casefold()} - {""}
        words = words_of(self.language, "villainy.terminal")
        bots = [name.strip() for name in words.say("term-bot-names").split(",")]
        spare = [name for name in bots if name.casefold() not in taken]
        people = sum(kind.partition(":")[0] == HUMAN for kind in kinds)
        sitters: list[Sitter] = []
        for kind in kinds:
            level, _, name = kind.partition(":")
            if not name and level == HUMAN:
                n = sum(sitter.human for sitter in sitters) + 1
                name = words.say("term-human-name") if people == 1 else words.say("term-human-numbered", n=n)
            sitters.append(Sitter(level, name or spare.pop(0)))
        return sitters

    def _check_sitter(self, kind: str, game: str) -> None:
        known = [HUMAN, *LEVELS]
        if kind not in known:
            raise Wrong("cli-error-unknown-bot", bot=kind, game=game, bots=", ".join(known))

    def _check_players(self, game: Box, players: int) -> None:
        if players not in game.seats:
            title = self._words(game).say("game-title")
            least, most = game.seats[0], game.seats[-1]
            seats = f"{least}–{most}" if least < most else f"{least}"
            raise Wrong("cli-error-players", game=title, seats=seats, players=players)

    def _chosen(self, game: Box, given: "Given", players: int) -> dict[str, str | int]:
        """What was chosen with --option, read as this game reads it; the rest is as the game has it."""
        typed: dict[str, str | int] = {}
        for text in given.all("option"):
            name, equals, value = text.partition("=")
            if not equals:
                raise Wrong("cli-error-option-form", option=text)
            typed[name] = value
        settings = game.read_settings(typed, players)
        return {name: settings[name] for name in typed}

    def _deck(self, game: Box, given: "Given") -> Deck:
        """The deck in the file that was named, or that of the house."""
        if not given.has("deck"):
            return game.house_deck()
        path = Path(given.get("deck"))
        with _FileTrouble(path):
            data = path.read_bytes()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Wrong("cli-error-not-text", file=str(path)) from error
        return game.read_deck(read_toml(text, path.name), path.name)

    # villainy serve --------------------------------------------------------------------------------------------------

    def _serve(self, given: "Given") -> int:
        from villainy.table.config import TableConfig  # noqa: PLC0415  (the web takes its time to load)
        from villainy.table.serve import serve  # noqa: PLC0415

        config = TableConfig(
            db=given.get("db"),
            language=self.language,
            public_url=given.get("public-url"),
            abandoned_days=given.number("keep-days", TableConfig.abandoned_days),
            limits=self._limits(given),
            proxies=tuple(given.all("proxy")),
        )
        port = given.number("port", PORT)
        if port > MOST_PORT:
            raise Wrong("cli-error-port", port=port, most=MOST_PORT)
        if given.has("public-url") and not _ADDRESS.fullmatch(given.get("public-url")):
            raise Wrong("cli-error-public-url", address=given.get("public-url"))
        return serve(
            config, given.get("host") or HOST, port, lan=bool(given.get("lan")), browser=not given.get("no-browser")
        )

    def _limits(self, given: "Given") -> "Limits":
        """The limits of a server, with those that were given in place of the usual ones."""
        from villainy.table.limits import Limits  # noqa: PLC0415

        known = {field.name.replace("_", "-"): field.name for field in fields(Limits)}
        limits: dict[str, int] = {}
        for text in given.all("limit"):
            name, _, value = text.partition("=")
            if name not in known:
                raise Wrong("cli-error-unknown-limit", name=name, known=", ".join(known))
            limits[known[name]] = Given({name: value}).number(name, 0)
        return Limits(**limits)

    # villainy backup -------------------------------------------------------------------------------------------------

    def _backup(self, given: "Given") -> int:
        from villainy.table.backup import NoBackup, back_up  # noqa: PLC0415  (the web takes its time to load)
        from villainy.table.config import TableConfig  # noqa: PLC0415

        copy = Path(given.get("copy"))
        try:
            with _FileTrouble(copy):
                found = back_up(
                    TableConfig(db=given.get("db")).database(), copy, overwrite=bool(given.get("overwrite"))
                )
        except NoBackup as error:
            raise Wrong(error.message, **error.details) from error
        message = "cli-backup-done"
        self._print(
            self.words.say(message, file=str(copy), tables=found.tables, moves=found.moves, people=found.people)
        )
        return 0

    # villainy replay -------------------------------------------------------------------------------------------------

    def _replay(self, given: "Given") -> int:
        path = Path(given.get("file"))
        record = self._record(path)
        with _FileTrouble(path):
            play, _ = retrace(record)
        moves = len(record.entries)
        if not record.end and not given.get("quiet"):
            self._print(table_words(self.language, record.header.game).say("replay-unfinished", moves=moves))
        viewer = ALL if record.end else play.game.players
        if given.has("as"):
            viewer = self._viewer(given.get("as"), record)
        if not given.get("quiet"):
            walk(record, self.language, viewer)
        message = "cli-replay-verified" if record.end else "cli-replay-verified-so-far"
        self._print(self.words.say(message, moves=moves))
        return 0

    def _viewer(self, text: str, record: Record) -> int:
        names = [Sitter.read(seat).name for seat in record.header.seats]
        if text in [str(seat) for seat in range(record.header.players)]:
            return int(text)
        for seat, name in enumerate(names):
            if name.casefold() == text.casefold():
                return seat
        raise Wrong(
            "cli-error-unknown-seat", seat=text, seats=", ".join(f"{at} {name}" for at, name in enumerate(names))
        )

    def _record(self, path: Path) -> Record:
        with _FileTrouble(path):
            record = Record.parse(path.read_bytes())
            record.box(box)
            if len(record.header.seats) != record.header.players:
                raise BadRecord("bad-seats", seats=len(record.header.seats), players=str(record.header.players))
        return record

    # villainy rules --------------------------------------------------------------------------------------------------

    def _rules(self, given: "Given") -> int:
        game = self._box(given.get("game")).name
        book = rulebook(game)
        query = given.get("clause")
        chapter = [clause for clause in book.clauses.values() if clause.heading == query]
        found = (book.find(query) or chapter) if query else list(book.clauses.values())
        if not found:
            raise Wrong("cli-error-unknown-clause", game=book.title[self.language], clause=query)
        heading = ""
        for clause in found:
            if clause.heading != heading:
                heading = clause.heading
                self.out.rule(Text(book.headings[heading][self.language], style=KEY), style=QUIET, align="left")
            self._clause(clause)
            if len(found) == 1:
                for ruling in book.rulings(clause.id):
                    self._clause(ruling)
        return 0

    def _clause(self, clause: Clause) -> None:
        name = Text(clause.id, style="bold")
        if clause.source:
            name.append(f"  {clause.source}", style=f"not bold {QUIET}")
        self.out.print(Group(name, Padding(Text(clause.text(self.language)), (0, 0, 1, 2))))

    # villainy bench and match ----------------------------------------------------------------------------------------

    def _bench(self, given: "Given") -> int:
        games = [self._box(given.get("game"))] if given.has("game") else [box(name) for name in SHELF]
        players = given.number("players", 4)
        if given.has("players") and all(players not in game.seats for game in games):
            self._check_players(games[0], players)
        if given.has("option") and not given.has("game"):
            raise Wrong("cli-error-needs-game", command="bench", **self._lists())
        chosen = [self._chosen(game, given, min(players, game.seats[-1])) for game in games]
        figures = []
        with self._progress() as progress:
            for game, settings in zip(games, chosen, strict=True):
                task = progress.add_task(game.name, total=1.0)
                figures.append(bench(game.name, players, settings, partial(_advance, progress, task)))
        if given.get("json"):
            sys.stdout.write(json.dumps(figures, indent=2) + "\n")
            return 0
        for one in figures:
            table = Table(title=f"{one['game']}", title_style=KEY, show_header=False)
            table.add_column()
            table.add_column(justify="right")
            for name, value in one.items():
                message = f"cli-bench-{name.replace('_', '-')}"
                match name:
                    case "game":
                        continue
                    case "options":
                        shown = _options(value)
                    case "compiled":
                        shown = self.words.say(f"{message}.{str(value).lower()}")
                    case _:
                        shown = f"{value:,}"
                if shown:
                    table.add_row(self.words.say(message), shown)
            self.out.print(table)
        self._why_pure()
        return 0

    def _why_pure(self) -> None:
        """Say why this copy is slower than it could be."""
        reason = why_pure()
        if reason:
            self._print(self.words.say("build-pure", why=reason.why, detail=reason.detail))

    def _progress(self) -> Progress:
        """On the error stream, so that what is printed can be piped."""
        console = Console(stderr=True)
        return Progress(
            TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console, transient=True
        )

    def _match(self, given: "Given") -> int:
        game = self._box(given.get("game"))
        levels = [level.strip() for level in given.get("seats").split(",")]
        for level in levels:
            if level not in LEVELS:
                raise Wrong("cli-error-match-human", bot=level, bots=", ".join(LEVELS))
        self._check_players(game, len(levels))
        games = given.number("games", 1000)
        if games < 1:
            raise Wrong("cli-error-too-few-games")
        settings = self._chosen(game, given, len(levels))
        deck = self._deck(game, given)
        seed = given.get("seed") or secrets.token_hex(8)
        with self._progress() as progress:
            task = progress.add_task(game.name, total=games)
            match = play_match(game.name, levels, games, seed, settings, deck, partial(_advance, progress, task))
        say = self.words.say
        title = self._words(game).say("game-title")
        table = Table(title=say("match-title", games=games, game=title), title_style=KEY)
        table.add_column(say("match-bot"))
        for name in ("wins", "rate", "interval", "points"):
            table.add_column(say(f"match-{name}"), justify="right")
        for entrant in match.entrants:
            low, high = entrant.interval
            table.add_row(
                entrant.level,
                f"{entrant.wins:g}" if entrant.wins.is_integer() else f"{entrant.wins:.1f}",
                f"{entrant.rate:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{entrant.mean_points:.1f}",
            )
        self.out.print(table)
        rates = [f"{rate:.1%}" for rate in match.by_seat]
        roles = self._roles(game)
        if roles:
            rates = [f"{role} {rate}" for role, rate in zip(roles, rates, strict=False)]
        self._print(say("match-by-role" if roles else "match-by-seat", rates=", ".join(rates)))
        self._print(say("match-length", rounds=f"{match.mean_rounds:.1f}", decisions=f"{match.mean_decisions:.0f}"))
        if settings:
            self._print(say("match-options", options=_options(settings)))
        if given.has("deck"):
            self._print(say("match-deck", file=given.get("deck")))
        self._print(say("match-seed", seed=seed))
        return 0

    # villainy doctor -------------------------------------------------------------------------------------------------

    def _doctor(self, given: "Given") -> int:
        from villainy.doctor import FAULT, examine  # noqa: PLC0415  (the web takes its time to load)

        say = self.words.say
        findings = examine(given.get("db"), given.get("host") or HOST, given.number("port", PORT))
        table = Table.grid(padding=(0, 2, 0, 0))
        for subject, finding in findings.items():
            grade = Text(say(f"doctor-{finding.grade}"), style=GRADES[finding.grade])
            table.add_row(grade, say(f"doctor-{subject}"), Text(say(finding.message, **finding.details)))
        self.out.print(table)
        faults = sum(finding.grade == FAULT for finding in findings.values())
        self._print(say("doctor-verdict", faults=faults))
        return 1 if faults else 0

    # -----------------------------------------------------------------------------------------------------------------

    def _box(self, name: str) -> Box:
        try:
            return box(name)
        except KeyError:
            raise Wrong("cli-error-unknown-game", game=name, games=", ".join(SHELF)) from None

    def _words(self, game: Box) -> Words:
        return words_of(self.language, f"villainy.games.{game.name}")

    def _roles(self, game: Box) -> list[str]:
        """What the seats are called where they are not alike."""
        words = self._words(game)
        return [words.say(f"seat-{at}") for at in range(1, game.seats.stop) if words.has(f"seat-{at}")]

    def _print(self, text: str) -> None:
        self.out.print(Text(text), soft_wrap=True)


class Given:
    """What was typed after a command."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values

    def has(self, name: str) -> bool:
        return self._values.get(name) is not None

    def get(self, name: str) -> str:
        """The value; "" where there is none. A switch that was given is not empty."""
        value = self._values.get(name)
        return "" if value is None or value is False else str(value)

    def all(self, name: str) -> list[str]:
        values = self._values.get(name)
        return [str(value) for value in values] if isinstance(values, list) else []

    def number(self, name: str, default: int) -> int:
        if not self.has(name):
            return default
        text = self.get(name)
        if not re.fullmatch("[0-9]{1,9}", text):
            raise Wrong("cli-error-not-a-number", option=f"--{name}", value=text)
        return int(text)


class _FileTrouble:
    """Around what reads a file: what is wrong with it becomes a sentence that names it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, FileNotFoundError):
            raise Wrong("cli-error-no-file", file=str(self.path)) from error
        if isinstance(error, BadRecord):
            raise Wrong(f"record-{error.problem}", file=str(self.path), **error.details) from error
        if isinstance(error, OSError):
            raise Wrong(
                "cli-error-unreadable", file=str(self.path), why=error.strerror or type(error).__name__
            ) from error


def _listed(typed: object) -> list[object]:
    """All values of an argument."""
    return list(typed) if isinstance(typed, list) else [typed]


def _advance(progress: Progress, task: TaskID, done: float) -> None:
    progress.update(task, completed=done)


def _options(settings: Mapping[str, str | int]) -> str:
    """Settings as they are typed."""
    return ", ".join(f"{name}={value}" for name, value in settings.items())


def _values(values: Sequence[str | int]) -> str:
    """Values one by one, numbers from the least to the most."""
    numbers = [value for value in values if isinstance(value, int)]
    texts = [value for value in values if isinstance(value, str)]
    return ", ".join(texts + ([f"{min(numbers)}–{max(numbers)}"] if numbers else []))


def _near(name: str, known: Sequence[str] | Mapping[str, object]) -> str:
    return next(iter(get_close_matches(name, list(known), 1)), "")


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, or else the one that the system speaks, if we do."""
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(argv[at + 1 : at + 2]), "")
            if asked not in LANGUAGES:
                raise Wrong("cli-error-unknown-language", language=asked, languages=", ".join(LANGUAGES))
            return asked
    spoken = next(
        (environment[name] for name in ("VILLAINY_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return "nn" if spoken[:2] in {"nn", "nb", "no"} else "en"


def complain(words: Words, error: Exception) -> str:
    """One sentence about what went wrong."""
    match error:
        case Wrong():
            hint = "yes" if error.details.get("near") else "no"
            return words.say(error.message, hint=hint, **error.details)
        case BadDeck():
            hint = "yes" if error.details.get("meant") else "no"
            problem = words.say(f"deck-{error.problem}", hint=hint, **error.details)
            return ": ".join(part for part in (error.file, error.card, error.field, problem) if part)
        case BadSetting():
            for setting in (setting for name in SHELF for setting in box(name).settings if setting.name == error.name):
                if error.value in map(str, setting.values):
                    clash = {"option": error.name, "value": error.value, "values": error.allowed}
                    return words.say("cli-error-option-clash", **clash)
                return words.say(
                    "cli-error-bad-option", option=error.name, value=error.value, values=_values(setting.values)
                )
            return words.say("cli-error-unknown-option", option=error.name, options=error.allowed)
    raise error


def main(argv: Sequence[str] | None = None) -> int:
    """The program; its exit status."""
    argv = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows others, and the game goes on
    words = words_of("en")
    try:
        language = language_of(argv, os.environ)
        words = words_of(language)
        return Cli(language).run(argv)
    except (Wrong, BadDeck, BadSetting) as error:
        text = words.say("cli-error", what=complain(words, error))
        Console(stderr=True, highlight=False).print(Text(text), soft_wrap=True)
        return WRONG
    except KeyboardInterrupt:
        Console(stderr=True, highlight=False).print(Text(words.say("cli-interrupted")))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left, as `head` does; Python would complain again when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
