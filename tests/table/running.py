"""`villainy` as another process, and the processes that it has started."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60
"""Seconds that a busy machine may take for anything."""
LAUNCH = "import sys; from villainy.cli import main; sys.exit(main())"


def command(*arguments: str) -> "subprocess.Popen[str]":
    """`villainy` with these arguments, in English."""
    environment = {**os.environ, "COLUMNS": "200", "VILLAINY_LANG": "en"}
    call = [sys.executable, "-c", LAUNCH, *arguments]
    return subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


class Running:
    """`villainy serve`, and the processes that it has started."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None and process.stderr is not None
        found = re.search(r"http://127.0.0.1:\d+", process.stdout.readline())
        assert found, process.stderr.read()
        self.client = httpx.Client(base_url=found[0], timeout=PATIENCE)
        self.client.get("/healthz").raise_for_status()
        self.helpers = [pid for pid in processes() if int(stat(pid)[1]) == process.pid]

    def post(self, path: str, **data: object) -> Any:
        return self.client.post(path, json=data).raise_for_status().json()

    def set_bots_to_work(self, tables: int) -> None:
        """Games in which bots are asked."""
        self.client.headers["authorization"] = f"Bearer {self.post('/api/people', nickname='Ann')['token']}"
        for _ in range(tables):
            self.post("/api/tables", game="nefarious", seats=["me", *["henchman"] * 5], settings={})


@contextmanager
def running(db: str, *more: str) -> Iterator[Running]:
    """A server on a free port."""
    with command("serve", "--no-browser", "--port", "0", "--db", db, *more) as process:
        helpers: list[int] = []
        try:
            server = Running(process)
            helpers = server.helpers
            with closing(server.client):
                yield server
        finally:
            process.kill()
            for pid in helpers:
                if stat(pid)[0] != "gone":
                    os.kill(pid, signal.SIGKILL)


def processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def stat(pid: int) -> list[str]:
    """What is known of a process: its state, its parent, and more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return ["gone", "0"]


def all_leave(pids: Sequence[int]) -> bool:
    """Whether these processes end by themselves."""
    late = time.monotonic() + PATIENCE
    while any(stat(pid)[0] not in {"gone", "Z", "X"} for pid in pids) and time.monotonic() < late:
        time.sleep(0.02)
    return time.monotonic() < late
