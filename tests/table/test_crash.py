"""`kill -9` at random moments: every move that was acknowledged is there after the restart, and none is there twice."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from serving import SHORT, house_on
from villainy.engine.record import Record
from villainy.games import SHELF, box
from villainy.table import schema
from villainy.table.live import _of_seat
from villainy.table.storage import TableRow

CRASHES = 6
LAST = 40
"""Moves after the last crash, in games that are not played to their end here."""
SEATS = {"evil101": ["me", "me", "random"], "nefarious": ["me", "me", "random"], "spies": ["me", "me"]}
SEATS["alone"] = ["me", "me", "random"]
SERVER = Path(__file__).parent / "crashing.py"


class Servers:
    """Server processes on one database, one at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._serving = 0

    def start(self) -> str:
        """Start one; its address."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        pid, port = self._process.stdout.readline().split()
        self._serving = int(pid)
        return f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        """In the middle of whatever it does."""
        if self._serving:
            os.kill(self._serving, signal.SIGKILL)
        self._serving = 0


@contextmanager
def servers(db: Path) -> Iterator[Servers]:
    path = os.pathsep.join([str(SERVER.parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        [sys.executable, str(SERVER), str(db)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        found = Servers(process)
        try:
            yield found
        finally:
            found.kill()
            process.kill()


class Player:
    """Plays both people at a table by the API, and remembers what was acknowledged."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.token = ""
        self.table = ""
        self.sent = 0
        self.acknowledged: list[tuple[str, int, int]] = []
        self.doubtful: dict[str, Any] | None = None
        """A move that was sent and not answered: it is sent again, as it was."""

    def client(self, url: str) -> httpx.Client:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return httpx.Client(base_url=url, headers=headers, timeout=30)

    def enter(self, url: str) -> None:
        with self.client(url) as client:
            self.token = client.post("/api/people", json={"nickname": "Ann"}).json()["token"]
        with self.client(url) as client:
            game = {"game": self.game, "seats": SEATS[self.game], "settings": SHORT[self.game]}
            self.table = client.post("/api/tables", json=game).raise_for_status().json()["table"]["table"]

    def turn(self, client: httpx.Client) -> bool:
        """One move, if one of our seats is asked; whether the game goes on."""
        move = self.doubtful or self._next(client)
        if move is None:
            return True
        if not move:
            return False
        self.doubtful = move
        answer = client.post(f"/api/tables/{self.table}/move", json=move)
        assert answer.status_code in {200, 409}, answer.text
        self.doubtful = None
        if answer.status_code == 200:
            self.acknowledged.append((move["request"], move["seat"], move["option"]))
        return True

    def _next(self, client: httpx.Client) -> dict[str, Any] | None:
        for seat in (0, 1):
            seen = client.get(f"/api/tables/{self.table}/view", params={"seat": seat}).raise_for_status().json()
            if seen["table"]["status"] == "over":
                return {}
            if seen["options"]:
                self.sent += 1
                option = seen["options"][self.sent * 7 % len(seen["options"])]["option"]
                return {"seat": seat, "option": option, "question": seen["question"], "request": f"move {self.sent}"}
        time.sleep(0.005)
        return None


@pytest.mark.anyio
@pytest.mark.parametrize("game", SHELF)
async def test_no_acknowledged_move_is_lost_and_none_is_played_twice(db: Path, game: str) -> None:
    """Windows in which people pass as ordered, bots and sealed answers go on in between."""
    chance = random.Random(101)
    player = Player(game)
    with servers(db) as here:
        for crash in range(CRASHES):
            url = here.start()
            with player.client(url) as client:
                if not crash:
                    player.enter(url)
                    client.headers["authorization"] = f"Bearer {player.token}"
                timer = threading.Timer(chance.uniform(0.01, 0.3), here.kill)
                timer.start()
                with suppress(httpx.TransportError):
                    while player.turn(client):
                        pass
                timer.join()
            await check(db, player)
        url = here.start()
        with player.client(url) as client:
            wanted = len(player.acknowledged) + LAST
            while player.turn(client) and (game == "evil101" or len(player.acknowledged) < wanted):
                pass
        here.kill()
    assert await check(db, player) == len(player.acknowledged)


async def check(db: Path, player: Player) -> int:
    """Look into the file that the dead server left behind; how many moves of ours are there."""
    async with house_on(db, start=False) as house:
        row = await house.store.table(player.table)
        entries, _ = await house.store.entries(player.table)
        ours = select(schema.entries).where(schema.entries.c.request.is_not(None)).order_by(schema.entries.c.n)
        stored = await house.store._in(lambda connection: connection.execute(ours).mappings().all())
        assert isinstance(row, TableRow)
    mine = [(one["request"], *msgspec.json.decode(one["entry"])) for one in stored]
    known = [(_of_seat(seat, request), "move", seat, option) for request, seat, option in player.acknowledged]
    assert mine[: len(known)] == known, "an acknowledged move is not there, or not once"
    assert len(mine) <= len(known) + 1, "a move was played twice"
    play = Record(row.header, entries, row.hash).resume(box)
    assert play.game.over == (row.status == "over")
    return len(mine)
