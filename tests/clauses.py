"""Tests name the clauses of the rulebooks that they hold the game to.

    from clauses import clause

    @clause("evil101.plot.match-all", "evil101.plot.no-bluff")
    def test_a_plot_must_fit() -> None: ...

An unknown id is an error where the test is collected. After a run of the whole suite, with or without pytest-xdist,
every clause must have been claimed by a test that ran, unless the rulebook says why it is `untested`. A run of some
tests only (a path or test named, -k, -m, --last-failed, stopped early, ...) is not judged.

The ids travel in each report's `user_properties`: that is how they get from the workers of pytest-xdist to the process
that judges, and into a JUnit file.
"""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

import pytest

from villainy.rulebook import Rulebook, books, rulebook

Test = TypeVar("Test", bound=Callable[..., object])

PROPERTY = "clause"
# Options that leave tests out.
CHOOSERS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly", "setuponly")


def catalogue() -> dict[str, Rulebook]:
    """The rulebooks that tests are to cover, by game."""
    return {game: rulebook(game) for game in books()}


def clause(*ids: str) -> Callable[[Test], Test]:
    """Mark a test function or class as holding the game to these clauses."""

    def claim(test: Test) -> Test:
        known = {name for book in catalogue().values() for name in book.clauses}
        unknown = [name for name in ids if name not in known]
        if unknown or not ids:
            near = {found for name in unknown for found in get_close_matches(name, known, n=1)}
            hint = f" (did you mean {', '.join(sorted(near))}?)" if near else ""
            raise ValueError(f"{test.__qualname__} claims unknown clauses {unknown}{hint}")
        marked: Test = pytest.mark.clause(*ids)(test)
        return marked

    return claim


class Claims:
    """Gathers what the tests of a run claim and judges it at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.claimed: set[str] = set()
        self.uncollected = False
        self.judging = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.uncollected |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.skipped:
            self.claimed.update(str(value) for name, value in report.user_properties if name == PROPERTY)

    def missing(self, book: Rulebook) -> list[str]:
        return [name for name, one in book.clauses.items() if name not in self.claimed and not one.untested]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        cut_short = session.shouldstop or session.shouldfail or self.uncollected
        self.judging = finished and not cut_short and is_whole(self.config)
        if self.judging and any(self.missing(book) for book in catalogue().values()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: "pytest.TerminalReporter") -> None:
        if not self.judging:
            terminalreporter.write_line("rulebook: not judged, some tests were left out")
            return
        for game, book in catalogue().items():
            missing = self.missing(book)
            count = len(self.claimed & book.clauses.keys())
            terminalreporter.write_line(
                f"rulebook: {game}: {count} of {len(book.clauses)} clauses claimed by tests", red=bool(missing)
            )
            for name in missing:
                terminalreporter.write_line(f"rulebook: no test claims {name}", red=True)


def is_whole(config: pytest.Config) -> bool:
    """Whether the run takes in all tests, as far as its arguments tell."""
    if any(config.getoption(option, default=None) for option in CHOOSERS):
        return False
    here = config.invocation_params.dir
    given = [Path(here, argument).resolve() for argument in config.args if "::" not in argument]
    suite = [(config.rootpath / path).resolve() for path in config.getini("testpaths") or ["."]]
    return all(any(path.is_relative_to(part) for part in given) for path in suite)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebooks that a test holds the game to")
    if not hasattr(config, "workerinput"):  # a worker of pytest-xdist only reports
        config.pluginmanager.register(Claims(config), "claims")


def pytest_itemcollected(item: pytest.Item) -> None:
    ids = [name for mark in item.iter_markers("clause") for name in mark.args]
    item.user_properties.extend((PROPERTY, name) for name in ids)
