"""The table's server as another process, and the browser that is there to look at it."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import threading
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
from pathlib import Path
from browser.steady import steady
from villainy.table.config import TableConfig
from villainy.table.limits import UNLIMITED
from villainy.table.serve import serve
from toytable import toy_on_the_shelf

db, port, dealt = sys.argv[1:]
with toy_on_the_shelf(), steady(Path(dealt)):
    sys.exit(serve(TableConfig(db=db, pace=0, limits=UNLIMITED), "127.0.0.1", int(port), browser=False))
"""
TESTS = str(Path(__file__).parents[1])


class TableServer:
    """`villainy serve` as another process: bots answer at once, nobody is too quick, and a toy stands on the shelf."""

    def __init__(self, folder: Path) -> None:
        self.db = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._out = (folder / "server.log").open("ab")
        self._dealt = folder / "dealt"
        self.deal("")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", LAUNCHER, self.db, str(self.port), str(self._dealt)]
        path = os.pathsep.join([TESTS, *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path}
        self._process = subprocess.Popen(command, stdout=self._out, stderr=subprocess.STDOUT, env=environment)
        late = time.monotonic() + 60
        while not self._answers():
            assert self._process.poll() is None, Path(self._out.name).read_text()
            assert time.monotonic() < late, "the server does not answer"
            time.sleep(0.05)

    def deal(self, by: str) -> None:
        """From now on, what is dealt follows from this text."""
        self._dealt.write_text(by)

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

    def streams(self) -> int:
        """How many lines the server holds open for windows."""
        with urlopen(f"{self.url}/metrics", timeout=5) as answer:  # noqa: S310  (our own address)
            figures = dict(line.split() for line in answer.read().decode().splitlines())
        return int(figures["villainy_watchers"])

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:  # noqa: S310  (our own address)
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


class Wire:
    """A wire between a browser and the server, which can be cut: what is open breaks, and nothing new goes through."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._whole = True
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._open:
                _shut(end)
            self._open.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _shut(self._ear)
        self._ear.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._ear.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            with self._lock:
                self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        finally:
            with self._lock:
                self._open -= {one, other}
            _shut(one)
            _shut(other)
            one.close()


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
