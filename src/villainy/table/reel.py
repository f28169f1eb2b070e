"""The reel: what happened of late, as one viewer may know it, for pages that play what is new to them with motion."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from villainy.engine.event import Event, Memory

REEL = 120
"""How many of the newest events a page is made from: more than can happen between two questions."""


class Newest:
    """Keeps the last events that a viewer heard of, and in `mark` what stands for all of them.

    They are numbered by what this viewer heard, and nothing else.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard = 0
        self.shots: list[dict[str, Any]] = []
        self.mark = ""
        self._memory = Memory(viewer)
        self._fleeting: dict[int, int] = {}
        """By number: after how many events one happened that can be forgotten."""
        self._hash = blake2b(digest_size=12)

    def hear(self, events: Iterable[Event]) -> list[dict[str, Any]]:
        """More has happened; the newest events of all."""
        for event in events:
            if self._memory.note(event):
                self._forget()
            if event.heard_by(self.viewer):
                self.heard += 1
                if event.fleeting:
                    self._fleeting[self.heard] = self._memory.events - 1
                self.shots.append(_shot(self.heard, event.shown_to(self.viewer)))
                self._hash.update(msgspec.json.encode(self.shots[-1]))
        del self.shots[:-REEL]  # a new list would be looked through for garbage at every move
        self.mark = self._hash.hexdigest()
        return self.shots

    def _forget(self) -> None:
        since = self._memory.since
        self.shots[:] = [shot for shot in self.shots if self._fleeting.get(shot["n"], since) >= since]
        self._fleeting = {n: at for n, at in self._fleeting.items() if at >= since}
        self._hash.update(b"forgotten")


def _shot(n: int, event: Event) -> dict[str, Any]:
    shown = {"seat": event.seat, "place": event.place, "amount": event.amount, "face": event.face}
    return {"n": n, "kind": event.kind, **shown}
