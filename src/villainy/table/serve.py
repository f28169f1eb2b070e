"""Start the server, say where it is, and stop it without cutting anybody off."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FrameType
from typing import Self

import segno
import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from villainy.table.app import make_app
from villainy.table.config import TableConfig
from villainy.table.live import House
from villainy.table.render import table_words
from villainy.table.serverlock import Held, ServedAlready, alone_on
from villainy.table.wire import Together

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

LAST_WORDS = 3
"""Seconds that streams are given to end when the server stops."""
SWITCH = 0.0005
"""Seconds after which the thread that stores moves may go on although pages are being drawn; Python's own 5 ms, several
times in a transaction, would be most of what a move takes."""
SELDOM = 1_000_000
GARBAGE = (20_000, SELDOM, SELDOM)
"""When to look for garbage that refers to itself: among new things seldom, for there is hardly any, and what is new is
what tables keep: 20 ms for so many; among older ones not by itself. With hundreds of tables in memory that takes half a
second, in which nobody is sent anything."""
HOLDING = 10
"""Seconds after which it is asked whether the database is still this server's alone."""
QUIET = 60
"""Seconds without a move after which all garbage is looked for."""
PATIENCE = 1800
"""Seconds after which it is looked for although people play."""


class Server(uvicorn.Server):
    """Tells the streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them to `Stop`: uvicorn would raise them again in the end, and the program would die by them."""
        yield

    def stop(self) -> None:
        """Stop soon."""
        self.house.ending()
        self.should_exit = True


class Stop:
    """SIGINT and SIGTERM stop the server, and whatever it has started; further ones change nothing."""

    def __init__(self) -> None:
        self.asked = False
        self.server: Server | None = None
        """None until there is one: then there is nothing that would have to be ended in good order."""

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        self.asked = True
        if self.server is None:
            raise KeyboardInterrupt
        self.server.stop()

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, signal.SIG_IGN if self.asked else before)


def serve(config: TableConfig, host: str, port: int, *, lan: bool = False, browser: bool = True) -> int:
    """Serve until interrupted; how the program should exit."""
    console = Console()
    words = table_words(config.language)

    def wrong(message: str, **args: str) -> int:
        console.print(words.say(message, **args), markup=False, highlight=False, soft_wrap=True)
        return 2

    try:
        sock = _bind("0.0.0.0" if lan else host, port)  # noqa: S104  (--lan asks for exactly that)
    except (socket.gaierror, UnicodeError):
        return wrong("table-serve-no-host", host=host)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return wrong("table-serve-port-taken", port=str(port))
        return wrong("table-serve-no-address", host=host, port=str(port), why=error.strerror or str(error))
    port = sock.getsockname()[1]
    local = f"http://{'127.0.0.1' if lan or host in {'0.0.0.0', '::'} else host}:{port}/"  # noqa: S104

    def ready() -> None:
        console.print(words.say("table-serve-ready", address=local))
        if lan:
            address = config.public_url or f"http://{_lan_address()}:{port}/"
            console.print(words.say("table-serve-lan", address=address))
            segno.make_qr(address).terminal(compact=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(local)

    try:
        with Stop() as stop, contextlib.suppress(KeyboardInterrupt), sock, alone_on(config.database()) as held:
            sys.setswitchinterval(SWITCH)
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                runner.run(_serve(replace(config, names=(*config.names, host)), sock, ready, stop, held))
    except Exception as error:
        match cause := _cause(error):
            case ServedAlready():
                return wrong("table-serve-already")
            case ImportError():
                return wrong("table-serve-no-driver", driver=cause.name or str(cause))
            case SQLAlchemyError() | CommandError() | OSError():
                return wrong("table-serve-no-database", why=_why(cause))
        raise
    console.print(words.say("table-serve-stopped"))
    return 0


def _cause(error: Exception) -> Exception:
    """What went wrong, without the groups that tasks put around it."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


def _why(error: Exception) -> str:
    """What the database says, in one line and without what was to be stored."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())


async def _serve(config: TableConfig, sock: socket.socket, ready: Callable[[], None], stop: Stop, held: Held) -> None:
    app, house = await make_app(config)
    stop.server = Server(_uvicorn(app, config.proxies), house)
    ready()
    tidying = asyncio.create_task(_tidy(house))
    holding = asyncio.create_task(_hold(held, stop.server))
    async with app.lifespan():
        await stop.server.serve([sock])
    tidying.cancel()
    if holding.done():
        raise ServedAlready
    holding.cancel()


async def _hold(held: Held, server: Server) -> None:
    """Stop when the database has become another server's."""
    while True:
        await asyncio.sleep(HOLDING)
        if not await asyncio.to_thread(held):
            server.stop()
            return


async def _tidy(house: House) -> None:
    """Look for garbage among all things, when that disturbs nobody."""
    tidied, moves = time.monotonic(), house.moves
    while True:
        await asyncio.sleep(QUIET)
        if house.moves == moves or time.monotonic() - tidied > PATIENCE:
            gc.collect()
            tidied = time.monotonic()
        moves = house.moves


def _uvicorn(app: Litestar, proxies: tuple[str, ...]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Together,
        lifespan="off",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=LAST_WORDS,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )


def _bind(host: str, port: int) -> socket.socket:
    """A socket that listens there; any free port for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, else asyncio leaves small packets to wait for the ones before: 40 ms for every move.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen()  # whoever comes from now on waits until the tables are ready
    except BaseException:
        sock.close()
        raise
    return sock


def _lan_address() -> str:
    """The address under which others in the house reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way packets would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
