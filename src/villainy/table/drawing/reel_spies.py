"""What has just happened at a table of Evil Genius VS Spies, as moves on the page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.film import MOST_SHOTS, Shot
from villainy.words import Words

MINUS: Final = "\N{MINUS SIGN}"


class Reel:
    """Moves of one table; `pages` are the words of the pages."""

    def __init__(self, words: SpiesWords, names: Sequence[str], pages: Words) -> None:
        self.words = words
        self.names = names
        self.pages = pages

    def shots(self, events: Sequence[Mapping[str, Any]]) -> list[Shot]:
        """The newest events."""
        return [shot for event in events[-MOST_SHOTS:] for shot in self._shots(event)]

    def _shots(self, event: Mapping[str, Any]) -> Iterator[Shot]:
        n, kind, seat, place, amount = (event[name] for name in ("n", "kind", "seat", "place", "amount"))
        said = self._caption(event)
        square, slot = f"sq-{place}", f"spy-{amount}"
        if kind in {"minion", "built", "attached", "moved", "swapped"}:
            yield Shot(n, n, "land", square, caption=said)
        elif kind == "worked":
            yield Shot(n, n, "float", square, f"+{amount}", "v-work", "good", caption=said)
        elif kind in {"steps", "combat", "destroyed", "ignored", "sneaked", "minion-died"}:
            yield Shot(n, n, "pulse" if kind in {"steps", "ignored", "sneaked"} else "shake", square, caption=said)
        elif kind == "minion-hurt":
            yield Shot(n, n, "float", square, f"{MINUS}{amount}", "v-health", "bad", caption=said)
        elif kind in {"spy-hurt", "regained"}:
            show = f"+{amount}" if kind == "regained" else f"{MINUS}{amount}"
            yield Shot(
                n, n, "float", f"spy-{place}", show, "v-health", "good" if kind == "regained" else "bad", "", said
            )
        elif kind in {"spy", "assigned", "enters"}:
            yield Shot(n, n, "land", f"spy-{place}", caption=said)
        elif kind in {"spy-died", "ejected", "withdrew", "reached"}:
            yield Shot(n, n, "pulse", slot if kind == "reached" else "lair", caption=said)
        elif kind in {"node", "connected", "cut"}:
            yield Shot(n, n, "land" if kind == "node" else "pulse", f"node-{place}", caption=said)
        elif kind in {"selected", "activated", "advanced", "completing", "thwarted", "stalled", "delayed"}:
            yield Shot(n, n, "pulse", "plan", caption=said)
        elif kind == "scored":
            yield Shot(n, n, "float", f"score-{seat}", f"+{amount}", "v-evil", "good", caption=said)
        elif kind in {"played", "cancelled", "resolves"}:
            yield Shot(n, n, "shake" if kind == "cancelled" else "land", "stack", caption=said)
        elif kind in {"turn", "won"}:
            yield Shot(n, n, "pulse", f"plate-{seat}", caption=said)

    def _caption(self, event: Mapping[str, Any]) -> str:
        message = f"table-spies-reel-{event['kind']}"
        if not self.pages.has(message):
            return ""
        seat, face = event["seat"], event["face"]
        return self.pages.say(
            message,
            name=self.names[seat] if seat >= 0 else "",
            card=self.words.name(face) if face >= 0 else "",
            n=event["amount"],
        )
