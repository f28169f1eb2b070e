"""A real server and a real browser. Both live as long as a module: a running browser leaves no room for other loops."""

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from browser.serving import ARGS, CHROMIUM, PATIENCE, TableServer, Wire

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage


class Missing(pytest.Module):
    """Tests that cannot be run here, and why."""

    def collect(self) -> NoReturn:
        pytest.skip(_missing())


def _missing() -> str:
    """What these tests lack; in CI they lack nothing, or fail."""
    if os.environ.get("VILLAINY_BROWSER") == "no":
        return "the pages are the same in both builds, and are played in the other one"
    if os.environ.get("CI") == "true":
        return ""
    if CHROMIUM is None:
        return "no Chromium here: install it, or name it in VILLAINY_CHROMIUM"
    return "" if find_spec("playwright") else "Playwright for Python is not installed here"


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return Missing.from_parent(parent, path=module_path) if _missing() else None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    serving = TableServer(tmp_path_factory.mktemp("table"))
    serving.start()
    yield serving
    serving.close()


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (it may be missing)

    assert CHROMIUM is not None, "no Chromium here: install it, or name it in VILLAINY_CHROMIUM"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, server: TableServer) -> None:
    """Every test plays the same games in every run."""
    server.deal(str(request.node.nodeid))


@pytest.fixture
def wire(server: TableServer) -> Iterator[Wire]:
    """A way to the server that can be cut."""
    made = Wire(server.port)
    yield made
    made.close()


Door = Callable[..., "BrowserContext"]


@pytest.fixture
def person(browser: "Browser", server: TableServer) -> Iterator[Door]:
    """Makes browsers of different people. Whatever a page complains about in its console fails the test."""
    made: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: "ConsoleMessage") -> None:
        # Lost connections and refused moves are what some tests are about; the page has words for them.
        if message.type in {"error", "warning"} and "Failed to load resource" not in message.text:
            complaints.append(message.text)

    def make(**options: Any) -> "BrowserContext":
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": server.url, **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.on("console", listen)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
    assert not complaints
