"""What has just happened at a table of Evil:101: how the last Plots ended, and what the page plays of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from villainy.table.drawing.film import Shot
from villainy.table.drawing.parts import MOST_TEXTS
from villainy.words import Words

Happened = Mapping[str, Any]
"""An event as the viewer heard of it."""

ACTS: Final = {
    "round": "tell",
    "revealed": "tell",
    "foiled": "shake",
    "caught": "shake",
    "escaped": "pulse",
    "won": "pulse",
    "scored": "float",
    "pocketed": "float",
}
"""Kinds of events that are played, and how; all others are seen well enough by what lies where."""
TOGETHER: Final = {"revealed": "revealed", "foiled": "revealed", "scored": "scored"}
"""Kinds of events that make one beat, however many there are in a row, and the beat's name."""


@dataclass(frozen=True)
class Outcome:
    """How somebody's Plot ended, and what it brought."""

    seat: int
    face: int
    foiled: bool = False
    points: int = 0
    place: int = -1
    agent: int = -1
    """The face of the Agent that lay on it; -1: there was none."""


def recent(events: Sequence[Happened]) -> list[Happened]:
    """What the page tells of this round and the one before it."""
    found: list[Happened] = []
    rounds = 0
    for event in reversed(events):
        kind = event["kind"]
        if kind in ACTS or kind == "missed":
            found.append(event)
            rounds += kind == "round"
            if rounds > 1:
                break
    found.reverse()
    return found


def last_round(events: Sequence[Happened]) -> list[Outcome]:
    """How the Plots of the round before this one ended: its table is cleared before anybody has had a good look.

    `events` are recent ones, here, in `turned_last` and in `reel`.
    """
    return _rounds(events)[0]


def turned_last(events: Sequence[Happened], over: bool) -> list[Outcome]:
    """How the Plots ended that were the last to be turned, if they no longer lie there, or the game is over."""
    before, now = _rounds(events)
    return now if over else [] if now else before


def _rounds(events: Sequence[Happened]) -> tuple[list[Outcome], list[Outcome]]:
    """How the Plots ended of the round before this one, and of this one."""
    before: dict[int, Outcome] = {}
    now: dict[int, Outcome] = {}
    for event in events:
        kind, seat = event["kind"], event["seat"]
        if kind == "round":
            before, now = now, {}
        elif kind == "revealed":
            now[seat] = Outcome(seat, event["face"], place=event["place"])
        elif seat in now:
            it = now[seat]
            if kind in {"foiled", "missed"}:
                now[seat] = replace(it, foiled=kind == "foiled", agent=event["face"])
            elif kind == "escaped":
                now[seat] = replace(it, foiled=False)
            elif kind == "scored":
                now[seat] = replace(it, points=event["amount"])
    return list(before.values()), list(now.values())


def reel(events: Sequence[Happened], names: Sequence[str], foiled: str, words: Words) -> list[Shot]:
    """What happened as moves on the page."""
    shots: list[Shot] = []
    beat, before = 0, ""
    for event in events:
        kind: str = event["kind"]
        if kind not in ACTS:
            continue
        n: int = event["n"]
        name = TOGETHER.get(kind, "")
        if name != before or not name:
            beat, before = n, name
        seat: int = event["seat"]
        shots.append(_shot(n, beat, kind, seat, event["amount"], names[seat] if seat >= 0 else "", foiled, words))
    return shots


@lru_cache(maxsize=MOST_TEXTS)
def _shot(n: int, beat: int, kind: str, seat: int, amount: int, name: str, foiled: str, words: Words) -> Shot:
    """One move; it is part of many views, so it is made once."""
    act = ACTS[kind]
    at = "stage" if act == "tell" else f"plate-{seat}"
    message = f"table-evil101-reel-{kind}"
    caption = words.say(message, name=name, n=amount) if words.has(message) else ""
    if kind == "foiled":
        return Shot(n, beat, act, at, foiled, tone="bad", caption=caption)
    if act == "float":
        return Shot(n, beat, act, at, f"+{amount}", tone="good", caption=caption)
    return Shot(n, beat, act, at, caption=caption, opens=kind == "round")
