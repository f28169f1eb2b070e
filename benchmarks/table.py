"""Load on the web table: real HTTP on loopback, server and clients together on this machine.

Some tables of two people are opened, each with several listeners to its page streams. Moves are sent at a steady rate;
a move is delivered when every listener of its table has got the whole of a new view. On a machine that shares its host
with others, `stolen_percent` of its time went to them: a run with more than one or two says little. Prints JSON:

    python benchmarks/table.py --tables 200 --listeners 1000 --rate 100 --seconds 10

With `--strangers` all listeners are spectators whom the server does not know, each another browser. They are not shown
every move: `moves` are those that they were.

    python benchmarks/table.py --game alone --strangers --tables 1 --listeners 590 --rate 2 --seconds 20
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import uvloop

SERVER = """
import sys
from villainy.table.config import TableConfig
from villainy.table.limits import UNLIMITED
from villainy.table.serve import serve
if __name__ == "__main__":
    config = TableConfig(db=f"sqlite:///{sys.argv[1]}", pace=0, limits=UNLIMITED)
    sys.exit(serve(config, "127.0.0.1", int(sys.argv[2]), browser=False))
"""
LIMIT = 1 << 20
SETTINGS: dict[str, dict[str, str | int]] = {"evil101": {"goal": 40, "endTiming": "full-rotation"}}
"""For long games."""
UNSEEN = 2.0
"""Seconds after which spectators are not shown a move."""


@dataclass
class Table:
    """One table: who plays, what is asked, and which listeners have not yet got a new view."""

    id: str
    token: str
    strangers: bool = False
    seat: int = 0
    seen: dict[str, Any] = field(default_factory=dict)
    listeners: set["Listener"] = field(default_factory=set)
    waiting: set["Listener"] = field(default_factory=set)
    delivered: asyncio.Event = field(default_factory=asyncio.Event)


class Listener(asyncio.Protocol):
    """One open page. A view has come when the last byte of its event is there, and it is not the one from before.

    Bytes as they come from the socket: readers that wake a task for every line would take more of the processor than
    the server.
    """

    def __init__(self, table: Table, request: bytes) -> None:
        self.table = table
        self.request = request
        self.bytes = bytearray()
        self.text = bytearray()
        self.begun = False
        self.mark = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast("asyncio.Transport", transport).write(self.request)  # it is one, by another name

    def data_received(self, data: bytes) -> None:
        self.bytes += data
        if not self.begun:
            head, gap, rest = self.bytes.partition(b"\r\n\r\n")
            if not gap:
                return
            if b" 200 " not in head[:20]:
                raise RuntimeError(head.decode())
            self.begun, self.bytes = True, rest
        while (end := self.bytes.find(b"\r\n", 0, 20)) >= 0:
            size = int(self.bytes[:end], 16)
            if len(self.bytes) < end + size + 4:
                return
            self.text += self.bytes[end + 2 : end + 2 + size]
            del self.bytes[: end + size + 4]
            self.read_events()

    def read_events(self) -> None:
        while (end := self.text.find(b"\r\n\r\n")) >= 0:
            lines = bytes(self.text[: min(end, 200)]).split(b"\r\n")
            if b"event: view" in lines:
                self.view(next(line for line in lines if line.startswith(b"id: ")))
            del self.text[: end + 4]

    def view(self, mark: bytes) -> None:
        if mark == self.mark:
            return
        self.mark = mark
        self.table.listeners.add(self)
        self.table.waiting.discard(self)
        if not self.table.waiting:
            self.table.delivered.set()


class Client:
    """HTTP/1.1 by hand: a client library would take more of the processor than the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.lines: list[asyncio.BaseTransport] = []

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        self.idle = [pair for pair in self.idle if not pair[0].at_eof()]  # the server ends those that rested too long
        rested = bool(self.idle)
        reader, writer = self.idle.pop() if rested else await self.connect()
        try:
            writer.write(self.head(method, path, token, len(data)) + data)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        except (ConnectionError, asyncio.IncompleteReadError):
            if not rested:
                raise
            return await self.ask(method, path, token, body)  # ended just then; a move is played once all the same
        status, length = int(head.split()[1]), int(head.split("content-length:")[1].split()[0])
        text = await reader.readexactly(length)
        self.idle.append((reader, writer))
        if status >= 400:
            raise RuntimeError(f"{status} {path} {text.decode()[:200]}")
        return json.loads(text)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, limit=LIMIT)

    def head(self, method: str, path: str, token: str, length: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Content-Type: application/json"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += [f"Content-Length: {length}", "", ""]
        return "\r\n".join(lines).encode()

    async def listen(self, table: Table, seat: int) -> None:
        """Open a page and listen."""
        token = "" if table.strangers else table.token
        request = self.head("GET", f"/t/{table.id}/stream?seat={seat}", token, 0)
        loop = asyncio.get_running_loop()
        line, _ = await loop.create_connection(lambda: Listener(table, request), "127.0.0.1", self.port)
        self.lines.append(line)


async def move(client: Client, table: Table, chance: random.Random, times: list[float]) -> bool:
    """One move; when every listener has a new view, how long that took. False when the game is over."""
    option = chance.choice(table.seen["options"])["option"]
    body = {
        "seat": table.seat,
        "option": option,
        "question": table.seen["question"],
        "request": f"{chance.getrandbits(64):x}",
    }
    table.waiting = set(table.listeners)
    table.delivered.clear()
    begun = time.perf_counter()
    seen = await client.ask("POST", f"/api/tables/{table.id}/move", table.token, body)
    try:
        await asyncio.wait_for(table.delivered.wait(), UNSEEN if table.strangers else 30)
        times.append(time.perf_counter() - begun)
    except TimeoutError:
        if not table.strangers or len(table.waiting) < len(table.listeners):
            raise
    return await look(client, table, seen)


async def look(client: Client, table: Table, seen: dict[str, Any] | None = None) -> bool:
    """Find the seat that is asked; False when nobody is."""
    for seat in (table.seat, 1 - table.seat):
        view = seen if seen and seen["seat"] == seat else None
        view = view or await client.ask("GET", f"/api/tables/{table.id}/view?seat={seat}", table.token)
        if view["options"]:
            table.seat, table.seen = seat, view
            return True
    return False


async def run(port: int, server: int, given: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, listen, and move at the given rate."""
    tables, listeners, rate, seconds = given.tables, given.listeners, given.rate, given.seconds
    client = Client(port)
    token = (await client.ask("POST", "/api/people", body={"nickname": "load"}))["token"]
    body = {"game": given.game, "seats": ["me", "me"], "settings": SETTINGS.get(given.game, {})}
    opened = []
    for _ in range(tables):
        made = await client.ask("POST", "/api/tables", token, body)
        opened.append(Table(made["table"]["table"], token, given.strangers))
    for at in range(listeners):
        await client.listen(opened[at % tables], -1 if given.strangers else (at // tables) % 3 - 1)
    for table in opened:
        await look(client, table)
    while sum(len(table.listeners) for table in opened) < listeners:  # noqa: ASYNC110  (begins once, nothing to gain)
        await asyncio.sleep(0.1)
    chance = random.Random(7)
    times: list[float] = []
    running: dict[str, asyncio.Task[bool]] = {}
    server_before, client_before, stolen_before = processor(server), time.process_time(), stolen()
    begun = time.perf_counter()
    moves = late = 0
    while (now := time.perf_counter() - begun) < seconds:
        while moves < now * rate:
            table = opened[moves % tables]
            moves += 1
            before = running.get(table.id)
            if before is not None and not before.done():
                late += 1
                continue
            if before is not None and not before.result():
                continue
            running[table.id] = asyncio.create_task(move(client, table, chance, times))
        await asyncio.sleep(0.001)
    ends = await asyncio.gather(*running.values(), return_exceptions=True)
    lost = sum(isinstance(end, BaseException) for end in ends)
    spent = time.perf_counter() - begun
    server_spent, client_spent = processor(server) - server_before, time.process_time() - client_before
    times.sort()
    return {
        "game": given.game,
        "tables": tables,
        "listeners": listeners,
        "asked_moves_per_s": rate,
        "moves": len(times),
        "moves_per_s": round(len(times) / spent, 1),
        "p50_ms": round(times[len(times) // 2] * 1e3, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1e3, 1),
        "skipped_because_table_was_busy": late,
        "lost": lost,
        "server_cpu_ms_per_move": round(server_spent / len(times) * 1e3, 2),
        "client_cpu_ms_per_move": round(client_spent / len(times) * 1e3, 2),
        "stolen_percent": round((stolen() - stolen_before) / spent / (os.cpu_count() or 1) * 100, 1),
        "server_mb": round(memory(server), 1),
    }


def processor(process: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds of processor time that a host has given to other machines while this one wanted it."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def wait_for(port: int) -> None:
    """Until the server answers."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)


def main() -> None:
    """Start a server of its own, load it, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="evil101")
    parser.add_argument("--strangers", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--listeners", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=8199)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "server.py")
        script.write_text(SERVER)
        server = subprocess.Popen(
            [sys.executable, str(script), str(Path(folder, "load.db")), str(given.port)], stdout=subprocess.DEVNULL
        )
        try:
            wait_for(given.port)
            load = run(given.port, server.pid, given)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures = runner.run(load)
        finally:
            server.terminate()
            server.wait(20)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
