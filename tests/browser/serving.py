"""The table's server as another process, and the browser that is there to look at it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

CHROMIUM = os.environ.get("VILLAINY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE = 20_000
"""Milliseconds that a busy machine may take for anything."""

ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
ARGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

LAUNCHER = """
import sys
from villainy.table.config import TableConfig
from villainy.table.serve import serve

db, port = sys.argv[1:]
sys.exit(serve(TableConfig(db=db, pace=0, requests_per_minute=0), "127.0.0.1", int(port), browser=False))
"""


class TableServer:
    """`villainy serve` as another process: bots answer at once, and nobody is too quick."""

    def __init__(self, folder: Path) -> None:
        self.db = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._out = (folder / "server.log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", LAUNCHER, self.db, str(self.port)]
        self._process = subprocess.Popen(command, stdout=self._out, stderr=subprocess.STDOUT)
        late = time.monotonic() + 60
        while not self._answers():
            assert self._process.poll() is None, Path(self._out.name).read_text()
            assert time.monotonic() < late, "the server does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise
            finally:
                self._process = None

    def close(self) -> None:
        try:
            self.stop()
        finally:
            self._out.close()

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:  # noqa: S310  (our own address)
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False
