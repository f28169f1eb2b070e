"""What has just happened at a table of Evil:101: how the last Plots ended, and what the page plays of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from villainy.table.drawing.film import Shot
from villainy.words import Words

Happened = Mapping[str, Any]
"""An event as the viewer heard of it."""

RECENT: Final = 40
"""Events that a page may play at once."""
ALL_AT_ONCE: Final = ("revealed", "foiled", "scored")
"""Kinds of events that make one beat, however many there are in a row."""


@dataclass(frozen=True)
class Outcome:
    """How somebody's Plot ended, and what it brought."""

    seat: int
    face: int
    foiled: bool = False
    points: int = 0


def last_round(events: Sequence[Happened]) -> list[Outcome]:
    """How the Plots of the round before this one ended: its table is cleared before anybody has had a good look."""
    ended: dict[int, Outcome] = {}
    now: dict[int, Outcome] = {}
    for event in events:
        kind, seat = event["kind"], event["seat"]
        if kind == "round":
            ended, now = now, {}
        elif kind == "revealed":
            now[seat] = Outcome(seat, event["face"])
        elif seat in now and kind in {"foiled", "escaped"}:
            now[seat] = replace(now[seat], foiled=kind == "foiled")
        elif seat in now and kind == "scored":
            now[seat] = replace(now[seat], points=event["amount"])
    return list(ended.values())


def reel(events: Sequence[Happened], names: Sequence[str], foiled: str, words: Words) -> list[Shot]:
    """The newest events as moves on the page."""
    shots: list[Shot] = []
    beat, before = 0, ""
    for event in events[-RECENT:]:
        kind = event["kind"]
        together = kind if kind in ALL_AT_ONCE else f"{kind} {event['n']}"
        for shot in _shots(event, foiled):
            if together != before:
                beat, before = event["n"], together
            shots.append(replace(shot, beat=beat, caption=_caption(event, names, words)))
    return shots


def _shots(event: Happened, foiled: str) -> Iterator[Shot]:
    n, kind, seat, amount = (event[name] for name in ("n", "kind", "seat", "amount"))
    plate = f"plate-{seat}"
    if kind in {"round", "revealed"}:
        yield Shot(n, n, "tell", "stage")
    elif kind == "foiled":
        yield Shot(n, n, "shake", plate, foiled, tone="bad")
    elif kind == "caught":
        yield Shot(n, n, "shake", plate)
    elif kind in {"escaped", "won"}:
        yield Shot(n, n, "pulse", plate)
    elif kind in {"scored", "pocketed"}:
        yield Shot(n, n, "float", plate, f"+{amount}", tone="good")


def _caption(event: Happened, names: Sequence[str], words: Words) -> str:
    message = f"table-evil101-reel-{event['kind']}"
    if not words.has(message):
        return ""
    return words.say(message, name=names[event["seat"]] if event["seat"] >= 0 else "", n=event["amount"])
