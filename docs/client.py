"""A program that takes a seat: it plays a whole game of Evil:101 against bots, choosing at random.

Run it with the address of a server: python docs/client.py http://127.0.0.1:8101
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.request import Request, urlopen


class Table:
    """The table's API, as one person."""

    def __init__(self, address: str, nickname: str) -> None:
        self.address = address.rstrip("/") + "/api"
        self.token = ""
        self.token = self.ask("POST", "/people", {"nickname": nickname})["token"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; the answer."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers, method=method)) as answer:  # noqa: S310  (http is meant)
            return json.load(answer)


def play(address: str) -> dict[str, Any]:
    """Open a table, play until the game is over, and return the last view."""
    table = Table(address, "Example")
    seats = ["me", "henchman", "henchman", "random"]
    opened = table.ask("POST", "/tables", {"game": "evil101", "seats": seats, "settings": {"goal": 10}})
    path = f"/tables/{opened['table']['table']}"
    while True:
        seen = table.ask("GET", f"{path}/view?seat=0")
        if seen["table"]["status"] == "over":
            return dict(seen["view"])
        if not seen["options"]:
            time.sleep(0.1)  # somebody else is thinking; /events tells without asking again and again
            continue
        option = random.choice(seen["options"])  # noqa: S311  (a game, not a secret)
        move = {"seat": 0, "option": option["option"], "question": seen["question"], "request": uuid.uuid4().hex}
        table.ask("POST", f"{path}/move", move)


if __name__ == "__main__":
    view = play(sys.argv[1])
    print("winners:", view["winners"], "points:", [seat["points"] for seat in view["seats"]])
