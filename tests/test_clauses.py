"""The bond between tests and rulebooks, tried on a toy rulebook in runs of their own."""

import sys
from pathlib import Path

import pytest

RULEBOOK = """
game = "toy"
title = { en = "Toy", nn = "Leike" }
heading.play = { en = "Play", nn = "Spel" }
clause = [
    { id = "toy.play.roll", kind = "action", heading = "play", source = "1", en = "Roll.", nn = "Kast." },
    { id = "toy.play.stop", kind = "action", heading = "play", source = "2", en = "Stop.", nn = "Stopp." },
    { id = "toy.fun", kind = "info", heading = "play", source = "3", en = "Fun.", nn = "Moro.", untested = "taste" },
]
"""

CONFTEST = f"""
from villainy.rulebook import parse

pytest_plugins = ["clauses"]

def pytest_configure():
    import clauses

    clauses.catalogue = lambda: {{"toy": parse({RULEBOOK!r}, "toy.toml")}}
"""

ROLL = """
from clauses import clause

@clause("toy.play.roll")
def test_roll():
    pass

def test_other():
    pass
"""

STOP = """
import pytest
from clauses import clause

@clause("toy.play.stop")
class TestStop:
    @pytest.mark.parametrize("n", [1, 2])
    def test_stop(self, n):
        pass
"""

WORKERS = pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A suite of its own, whose tests claim every clause that can be tested."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # each run loads only what it needs
    pytester.makeini(f"""
        [pytest]
        testpaths = tests
        pythonpath = {Path(__file__).parent}
        addopts = --import-mode=importlib --strict-markers -p no:cacheprovider -p xdist
        """)
    write(pytester, "conftest.py", CONFTEST)
    write(pytester, "test_roll.py", ROLL)
    write(pytester, "test_stop.py", STOP)
    return pytester


def write(suite: pytest.Pytester, name: str, text: str) -> None:
    folder = suite.path / "tests"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.run(sys.executable, "-m", "pytest", *arguments, timeout=60)


@WORKERS
def test_all_claimed_and_the_untested_excused(suite: pytest.Pytester, workers: list[str]) -> None:
    result = run(suite, *workers)
    result.stdout.fnmatch_lines(["rulebook: toy: 2 of 3 clauses claimed by tests"])
    result.stdout.no_fnmatch_line("rulebook: no test claims*")
    assert result.ret == pytest.ExitCode.OK


@WORKERS
def test_an_unclaimed_clause_fails_the_run(suite: pytest.Pytester, workers: list[str]) -> None:
    write(suite, "test_stop.py", "")
    result = run(suite, *workers)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        ["rulebook: toy: 1 of 3 clauses claimed by tests", "rulebook: no test claims toy.play.stop"]
    )
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@WORKERS
def test_a_skipped_test_claims_nothing(suite: pytest.Pytester, workers: list[str]) -> None:
    write(suite, "test_stop.py", STOP.replace("pass", "pytest.skip('later')"))
    result = run(suite, *workers)
    result.stdout.fnmatch_lines(["rulebook: no test claims toy.play.stop"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@WORKERS
def test_an_unknown_clause_is_an_error_that_names_the_test(suite: pytest.Pytester, workers: list[str]) -> None:
    write(suite, "test_stop.py", STOP.replace("toy.play.stop", "toy.play.stopp"))
    result = run(suite, *workers)
    result.stdout.fnmatch_lines(["*TestStop claims unknown clauses*toy.play.stopp*did you mean toy.play.stop?*"])
    result.stdout.fnmatch_lines(["ERROR tests/test_stop.py*", "*error*"])
    result.stdout.no_fnmatch_line("rulebook: no test claims*")
    assert result.ret != pytest.ExitCode.OK


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "roll", "-n", "2"],
        ["-k", "roll"],
        ["-m", "clause"],
        ["tests/test_roll.py"],
        ["tests/test_roll.py::test_roll"],
        ["--ignore", "tests/test_stop.py"],
        ["--deselect", "tests/test_stop.py"],
    ],
    ids=" ".join,
)
def test_part_of_the_tests_is_not_judged(suite: pytest.Pytester, arguments: list[str]) -> None:
    write(suite, "test_stop.py", "")
    result = run(suite, *arguments)
    result.stdout.fnmatch_lines(["rulebook: not judged, some tests were left out"])
    assert result.ret == pytest.ExitCode.OK


@WORKERS
def test_a_run_that_stops_early_is_not_judged(suite: pytest.Pytester, workers: list[str]) -> None:
    write(suite, "test_roll.py", ROLL.replace("pass", "raise ValueError"))
    result = run(suite, "-x", *workers)
    result.stdout.fnmatch_lines(["rulebook: not judged, some tests were left out"])
    assert result.ret != pytest.ExitCode.OK


@pytest.mark.parametrize("path", ["tests", "."])
def test_naming_the_whole_suite_is_judged(suite: pytest.Pytester, path: str) -> None:
    write(suite, "test_stop.py", "")
    result = run(suite, path)
    result.stdout.fnmatch_lines(["rulebook: no test claims toy.play.stop"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
