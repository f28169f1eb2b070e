"""What Evil:101 says: cards, questions, options and events in one language, for terminal and web table alike.

Everything is said from a view or from an event as a seat may know it, so nothing here can tell a secret.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.speech import LogLine, name_in
from villainy.games.evil101.cleaners import PRICE
from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TARGET, TYPES, Cards
from villainy.words import Words

PACKAGE: Final = "villainy.games.evil101"
LETTERS: Final = "ABCDEF"
"""Targets go by letters, so that numbers are left for options."""

REFILLS: Final = frozenset({"drew-agents", "drew-plots"})
MINOR: Final = frozenset({"target", *REFILLS})
"""Events that belong in the log but need not be told aloud: the table shows them anyway."""

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "place": ("evil101.plot.play-one", "evil101.plot.match-all", "evil101.score.formula"),
    "swap-plot": ("evil101.plot.redraw-when-stuck", "evil101.plot.redraw-stops"),
    "skip": ("evil101.lang.redraw-plot",),
    "lay": ("evil101.dic.one-agent-per-plot", "evil101.dic.match-target", "evil101.dic.foil-any"),
    "swap-agent": ("evil101.dic.redraw-when-stuck",),
    "stop": ("evil101.dic.unguarded",),
    "drive": ("evil101.chase.start", "evil101.chase.circle", "evil101.chase.evil-last", "evil101.chase.spent"),
    "accept": ("evil101.dic.foiled-no-points",),
    "let-go": ("evil101.chase.evil-last", "evil101.chase.handler-last"),
    "pocket": ("evil101.variant.pocket", "evil101.ruling.a18"),
    "leave": ("evil101.variant.pocket",),
    "dump": ("evil101.clean.two-player-discard",),
    "keep": ("evil101.clean.two-player-discard",),
    "buy": ("evil101.clean.buy", "evil101.chase.needs-card"),
}
"""The clauses that an option rests on, for who asks what it does."""


@dataclass(frozen=True)
class Symbol:
    """A symbol as people see it."""

    name: str
    glyph: str
    colour: str


class Evil101Words:
    """The words of one table: its language, its deck and the names of its seats."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.words = words
        self.deck = deck
        self.names = list(names)
        source = deck.source
        self._entries: list[dict[str, Any]] = [entry for back in BACKS for entry in source[back]]
        self.symbols = [
            Symbol(name_in(self.words.language, entry), str(entry.get("glyph", "")), str(entry.get("colour", "")))
            for entry in source["symbol"]
        ]
        self._symbols: dict[int, list[int]] = {}
        self._shown: dict[int, str] = {}
        """By face: what was found or said before. Every view says the same cards again."""

    # Things ----------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("game-title")

    def deck_name(self) -> str:
        return name_in(self.words.language, self.deck.source)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def card(self, face: int) -> str:
        """The name on a card."""
        return name_in(self.words.language, self._entries[face])

    def symbol(self, number: int) -> Symbol:
        return self.symbols[number]

    def symbols_of(self, face: int) -> list[int]:
        """The symbols on a card, in the deck's order."""
        if face not in self._symbols:
            printed = self.deck.symbols[face]
            self._symbols[face] = [number for number in range(len(self.symbols)) if (printed >> number) & 1]
        return self._symbols[face]

    def sign(self, number: int) -> str:
        """Glyph and word: nobody has to tell symbols apart by one of them alone."""
        symbol = self.symbols[number]
        return f"{symbol.glyph}\N{NO-BREAK SPACE}{symbol.name}".strip()

    def vehicle(self, kind: int, form: str = "") -> str:
        return self.words.say(f"vehicle-{TYPES[kind % len(TYPES)]}{form}")

    def ring(self, face: int) -> str:
        """What a Chase card beats and what beats it (evil101.lang.circle-on-card)."""
        kind = self.deck.type[face]
        return self.words.say("chase-beats", loser=self.vehicle(kind + 1), winner=self.vehicle(kind - 1))

    def shown(self, face: int) -> str:
        """A card in full: its name and what is printed on it."""
        if face not in self._shown:
            self._shown[face] = self._show(face)
        return self._shown[face]

    def _show(self, face: int) -> str:
        back = self.deck.back[face]
        name = self.card(face)
        if back == CHASE:
            return self.words.say("shown-chase", name=name, vehicle=self.vehicle(self.deck.type[face]))
        if back == TARGET:
            value = self.deck.value[face]
            symbols = ", ".join(
                f"{self.sign(number)}\N{NO-BREAK SPACE}{value[number]}" for number in self.symbols_of(face)
            )
            return self.words.say("shown-target", name=name, symbols=symbols)
        symbols = ", ".join(self.sign(number) for number in self.symbols_of(face))
        if back == AGENT:
            return self.words.say("shown-agent", name=name, symbols=symbols)
        return self.words.say("shown-plot", name=name, symbols=symbols, points=self.deck.points[face])

    def score(self, plot: int, target: int) -> int:
        """What a Plot brings on a Target."""
        value = self.deck.value[target]
        return self.deck.points[plot] + sum(value[number] for number in self.symbols_of(plot))

    def phase(self, view: View) -> str:
        return self.words.say(f"phase-{view['phase']}")

    # Questions and options -------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """What is asked, to who reads the view, if that is who is asked; else what the others are doing."""
        if not view["asked"]:
            return ""
        asked: int = view["asked"][0]
        args = {"name": self.names[asked], **self._chase_words(view, asked)}
        mine = view["seat"] in view["asked"]
        return self.words.say(f"question-{view['question']}" + ("" if mine else ".others"), **args)

    def option(self, option: int, view: View) -> str:
        """What an option does, as one would say it on a button."""
        kind, parts = self.deck.space.meaning(option)
        args: dict[str, str | int] = {}
        face = self._face_of(kind, parts)
        if face != NO_CARD:
            args["card"] = self.shown(face)
        if kind in {"place", "lay"}:
            place = view["row"][parts[1]] if parts[1] < len(view["row"]) else None
            args |= self._at(parts[1], place["target"]["face"] if place and place["target"] else NO_CARD)
            args["name"] = self._owner(place)
        if kind == "let-go":
            args["handler"] = "yes" if view["seat"] == view["handler"] else "no"
        if kind == "buy":
            args |= {"count": parts[0], "price": parts[0] * PRICE}
        return self.words.say(f"option-{kind}", **args)

    def gain(self, option: int, view: View) -> str:
        """What an option may bring, where that can be counted; else nothing."""
        kind, parts = self.deck.space.meaning(option)
        worth = self.worth(option, view)
        if worth < 0:
            return ""
        if kind == "place":
            return self.words.say("option-place.gain", points=worth)
        symbols = ", ".join(self.sign(number) for number in self.symbols_of(self._face_of(kind, parts)))
        return self.words.say("option-lay.gain", symbols=symbols, points=worth)

    def worth(self, option: int, view: View) -> int:
        """The points of a Plot on that Target, or of an Agent's symbol there; -1 where nothing is counted."""
        kind, parts = self.deck.space.meaning(option)
        if kind not in {"place", "lay"} or parts[1] >= len(view["row"]) or not view["row"][parts[1]]["target"]:
            return -1
        target: int = view["row"][parts[1]]["target"]["face"]
        face = self._face_of(kind, parts)
        if kind == "place":
            return self.score(face, target)
        return sum(self.deck.value[target][number] for number in self.symbols_of(face))

    def explain(self, option: int, view: View) -> str:
        """What choosing it would mean, in figures, where there are any."""
        kind, parts = self.deck.space.meaning(option)
        gain = self.gain(option, view)
        if kind == "place" and gain:
            target: int = view["row"][parts[1]]["target"]["face"]
            hits = len(set(self.symbols_of(parts[0])) & set(self.symbols_of(target)))
            return f"{gain}. {self.words.say('option-place.odds', hits=hits, symbols=len(self.symbols_of(target)))}"
        return gain

    def clauses(self, option: int) -> tuple[str, ...]:
        """The rules that the option rests on."""
        return CLAUSES[self.deck.space.meaning(option)[0]]

    def labels(self, options: Sequence[int]) -> list[str]:
        """What to type for each option: its number in the list; but who buys two says 2."""
        meanings = [self.deck.space.meaning(option) for option in options]
        return [str(parts[0] if kind == "buy" else at) for at, (kind, parts) in enumerate(meanings, start=1)]

    def thinkable(self, view: View) -> list[int]:
        """Options that this seat could name from what it sees, offered or not: to tell why they are not."""
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        option = self.deck.space.option
        first = self.deck.first_face
        first_card = self.deck.first_card
        mine = view["seats"][seat]
        plots = _faces(mine["plots"])
        agents = [face - first[AGENT] for face in _faces(view["agents"])] if seat == view["handler"] else []
        chases = [face - first[CHASE] for face in range(first[CHASE], first[CHASE + 1])]
        places = range(view["players"])
        found = [option("place", (plot, place)) for plot in plots for place in places]
        found += [option("swap-plot", (plot,)) for plot in plots]
        found += [option("lay", (agent, place)) for agent in agents for place in places]
        found += [option("swap-agent", (agent,)) for agent in agents]
        found += [option("dump", (agent,)) for agent in agents]
        found += [option("drive", (chase,)) for chase in chases]
        found += [option("buy", (count,)) for count in range(first_card[CHASE + 1] - first_card[CHASE] + 1)]
        found += [option(kind) for kind in ("skip", "stop", "accept", "let-go", "pocket", "leave", "keep")]
        return found

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int, row: Sequence[int] = (), owners: Sequence[int] = ()) -> str:
        """What happened, as the viewer may know it. At each place: the face of the Target, and whose Plot lay there."""
        shown = event.shown_to(viewer)
        message = f"event-{shown.kind}"
        if shown.kind == "handler" and shown.clause == "evil101.clean.handover":
            message += ".handover"
        elif shown.kind == "drove" and shown.clause == "evil101.chase.handler-answer":
            message = "event-followed"
        elif shown.face != NO_CARD and self.words.has(f"{message}.face"):
            message += ".face"
        owner = owners[shown.place] if 0 <= shown.place < len(owners) else NOBODY
        args: dict[str, str | int] = {
            "who": "you" if shown.seat == viewer else "other",
            "name": "" if shown.seat == NOBODY else self.names[shown.seat],
            "amount": shown.amount,
            "n": shown.amount,
            "card": "" if shown.face == NO_CARD else self.shown(shown.face),
            "owner": self.names[owner] if owner != NOBODY else "",
            "mine": "yes" if owner == viewer else "no",
        }
        args |= self._at(shown.place, row[shown.place] if 0 <= shown.place < len(row) else NO_CARD)
        return self.words.say(message, **args)

    def teller(self, viewer: int) -> "Teller":
        """Who tells the viewer what happens, from the beginning of the game."""
        return Teller(self, viewer)

    def story(self, events: Iterable[Event], viewer: int) -> list[LogLine]:
        """All that the viewer has heard of, from the beginning of the game."""
        return self.teller(viewer).hear(events)

    # -----------------------------------------------------------------------------------------------------------------

    def _face_of(self, kind: str, parts: tuple[int, ...]) -> int:
        if kind in {"place", "swap-plot"}:
            return self.deck.first_face[PLOT] + parts[0]
        if kind in {"lay", "swap-agent", "dump"}:
            return self.deck.first_face[AGENT] + parts[0]
        if kind == "drive":
            return self.deck.first_face[CHASE] + parts[0]
        return NO_CARD

    def _at(self, place: int, target: int) -> dict[str, str | int]:
        known = target != NO_CARD
        return {"letter": LETTERS[place] if place >= 0 else "", "target": self.card(target) if known else ""}

    def _owner(self, place: dict[str, Any] | None) -> str:
        return self.names[place["owner"]] if place and place["owner"] >= 0 else ""

    def _chase_words(self, view: View, asked: int) -> dict[str, str | int]:
        """What a question about a chase speaks of: the Agent that foiled the Plot, the vehicle to beat."""
        found: dict[str, str | int] = {"agent": "", "vehicle": "", "winner": ""}
        at: int = view["seats"][asked]["place"]
        if at >= 0 and view["row"][at]["agent"]:
            found["agent"] = self.shown(view["row"][at]["agent"]["face"])
        if view["road"]:
            kind = self.deck.type[view["road"][-1]["face"]]
            found["vehicle"] = self.vehicle(kind, ".one")
            found["winner"] = self.vehicle(kind - 1, ".one")
        return found


class Teller:
    """Tells one viewer what happens, and remembers what lay where: an event names only its place."""

    def __init__(self, words: Evil101Words, viewer: int) -> None:
        self.words = words
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._row = [NO_CARD] * len(LETTERS)
        self._owners = [NOBODY] * len(LETTERS)

    def hear(self, events: Iterable[Event]) -> list[LogLine]:
        """More has happened; all lines so far."""
        for event in events:
            if event.kind == "target":
                self._row[event.place] = event.face
                self._owners[event.place] = NOBODY
            elif event.kind == "placed":
                self._owners[event.place] = event.seat
            if not event.heard_by(self.viewer) or (event.kind in REFILLS and event.amount == 0):
                continue
            text = self.words.event(event, self.viewer, self._row, self._owners)
            minor = event.kind in MINOR
            self.lines.append(LogLine(len(self.lines) + 1, event.kind, event.seat, text, event.clause, minor))
        return self.lines


def _faces(cards: dict[str, Any]) -> list[int]:
    """The different faces among the cards that are known."""
    return sorted({card["face"] for card in cards["known"]})


SPEAKER: Final = Evil101Words
"""Every game's words are found by this name."""
