"""Checks of this installation: one finding for each thing that playing needs."""

import platform
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from errno import EADDRINUSE
from functools import partial
from importlib.metadata import PackageNotFoundError, requires, version

from villainy.build import why_pure
from villainy.games import SHELF, box
from villainy.terminal.sitting import games_folder
from villainy.words import LANGUAGES, words_of

OK, NOTE, FAULT = "ok", "note", "fault"


@dataclass(frozen=True)
class Finding:
    """What a check found. A note is worth knowing; only a fault keeps somebody from playing."""

    grade: str
    message: str
    details: dict[str, str | int]


def found(grade: str, message: str, /, **details: str | int) -> Finding:
    """A finding, with the arguments of its message."""
    return Finding(grade, message, details)


def examine(db: str, host: str, port: int) -> dict[str, Finding]:
    """The findings by subject. A check that breaks is a finding too: the others are made all the same."""
    checks: dict[str, Callable[[], Finding]] = {
        "python": _python,
        "build": _build,
        "packages": _packages,
        "games": _games,
        "words": _words,
        "records": _records,
        "database": partial(_database, db),
        "port": partial(_port, host, port),
        "browser": _browser,
    }
    findings: dict[str, Finding] = {}
    for subject, check in checks.items():
        try:
            findings[subject] = check()
        except Exception as error:  # noqa: BLE001  (whatever is broken, the doctor was called because of it)
            findings[subject] = found(FAULT, "doctor-broken", why=_one_line(error))
    return findings


def _python() -> Finding:
    return found(OK, "doctor-python.ok", version=platform.python_version(), kind=platform.python_implementation())


def _build() -> Finding:
    reason = why_pure()
    if reason is None:
        return found(OK, "build-compiled")
    return found(NOTE, "build-pure", why=reason.why, detail=reason.detail)


def _packages() -> Finding:
    from packaging.requirements import Requirement  # noqa: PLC0415  (may itself be missing)

    fit: list[str] = []
    unfit: list[str] = []
    for wanted in map(Requirement, requires("villainy") or ()):
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        try:
            ours = version(wanted.name)
        except PackageNotFoundError:
            ours = ""
        if ours and wanted.specifier.contains(ours, prereleases=True):
            fit.append(f"{wanted.name} {ours}")
        else:
            unfit.append(f"{wanted.name} {ours or '–'} ({wanted.specifier})")
    if unfit:
        return found(FAULT, "doctor-packages.wrong", packages=", ".join(unfit))
    return found(OK, "doctor-packages.ok", packages=", ".join(fit))


def _games() -> Finding:
    for name in SHELF:
        try:
            game = box(name)
            game.new(game.usual_players, seed=name)
        except Exception as error:  # noqa: BLE001  (as above; here the game is named)
            return found(FAULT, "doctor-games.broken", game=name, why=_one_line(error))
    return found(OK, "doctor-games.ok", games=", ".join(SHELF))


def _words() -> Finding:
    packages = ["villainy.table", "villainy.terminal", *(f"villainy.games.{name}" for name in SHELF)]
    said = {
        language: {(package, message) for package in packages for message in words_of(language, package).ids()}
        for language in LANGUAGES
    }
    for language, messages in said.items():
        missing = sorted(set().union(*said.values()) - messages)
        if missing:
            return found(FAULT, "doctor-words.missing", language=language, first=missing[0][1], n=len(missing))
    return found(OK, "doctor-words.ok", languages=", ".join(LANGUAGES))


def _records() -> Finding:
    from villainy.table.checkup import writable  # noqa: PLC0415  (the web takes its time to load, or is broken)

    folder = games_folder()
    if writable(folder):
        return found(OK, "doctor-records.ok", folder=str(folder))
    return found(FAULT, "doctor-records.locked", folder=str(folder))


def _database(db: str) -> Finding:
    from villainy.table.checkup import look_at  # noqa: PLC0415  (as above)

    seen = look_at(db)
    grade = OK if seen.usable else FAULT
    return found(grade, f"doctor-database.{seen.state}", place=seen.place, n=seen.tables, why=seen.why)


def _port(host: str, port: int) -> Finding:
    place: dict[str, str | int] = {"host": host, "port": str(port)}
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:  # OverflowError: no number of a port
        if isinstance(error, OSError) and error.errno == EADDRINUSE:
            return found(NOTE, "doctor-port.taken", **place)
        return found(FAULT, "doctor-port.unusable", why=_one_line(error), **place)
    return found(OK, "doctor-port.ok", **place)


def _browser() -> Finding:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return found(NOTE, "doctor-browser.none")
    return found(OK, "doctor-browser.ok")


def _one_line(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return " ".join((said or type(error).__name__).split())
