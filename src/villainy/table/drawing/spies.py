"""The table of Evil Genius VS Spies as its page shows it: the two sides, lair, networks, cards, and what is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from villainy.engine.game import Deck, View
from villainy.games.spies.deck import Cards
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.vocabulary import STATS
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.film import Shot
from villainy.table.drawing.hands_spies import Hands
from villainy.table.drawing.ink_spies import ink_of
from villainy.table.drawing.lair_spies import Lair
from villainy.table.drawing.networks_spies import Networks
from villainy.table.drawing.offer_spies import Offer
from villainy.table.drawing.reel_spies import Reel
from villainy.table.drawing.shown_spies import Board, Plate
from villainy.table.drawing.units_spies import Units
from villainy.words import Words

SIDES: Final = ("genius", "master")
PHASES: Final = (
    ("plan", "genius-draw", "main", "activate"),
    ("master-draw", "actions", "assign", "infiltrate"),
)
"""The phases of a round, by whose turn they belong to."""


class Art:
    """Words and pictures of one table in one language."""

    def __init__(self, deck: Deck, words: SpiesWords, names: Sequence[str]) -> None:
        assert isinstance(deck, Cards)
        self.deck = deck
        self.words = words
        self.names = list(names)
        self.say = words.words.say
        self.ink = ink_of(deck, words.words)
        self.card = self.ink.card
        self.paint = self.ink.paint
        self.drawn = self.ink.drawn

    # The whole table --------------------------------------------------------------------------------------------------

    def board(self, view: View, asks: Mapping[str, Any] | None, words: Words) -> Board:
        """The table as the view has it, with the options where they can be taken."""
        options = [] if asks is None else list(asks["options"])
        offer = Offer(self.words, view, options)
        units = Units(self.ink, self.words, view, offer)
        lair = Lair(self.ink, self.words, view, offer, units)
        networks = Networks(self.ink, self.words, view, offer, units)
        hands = Hands(self.ink, self.words, view, offer, self.names)
        return Board(
            plates=[self._plate(view, seat, words) for seat in (GENIUS, MASTER)],
            squares=lair.squares(),
            plan=lair.plan(words),
            intruder=lair.intruder(words),
            networks=networks.networks(),
            bench=networks.bench(),
            stack=hands.stack(),
            hand=hands.hand(),
            offers=hands.offers(),
            others=hands.others(),
            flat=offer.flat,
            choices=offer.choices,
            lasting=self._lasting(view, words),
            completed=[self.ink.pic(card) for card in view["completed"]],
            thwarted=[self.ink.pic(card) for card in view["thwarted"]],
            phase=self.words.phase(view),
            phases=[
                [
                    (words.say(f"table-spies-step-{phase}"), phase == view["phase"] and not view["over"])
                    for phase in turn
                ]
                for turn in PHASES
            ],
            occasion=self._occasion(view, words),
            question=self.words.question(view),
            hint=_hint(view, offer, words),
            goal=view["goal"],
            front=_front(view, offer),
            pools=self._pools(view, words),
            picks=bool(offer.picks),
        )

    def _plate(self, view: View, seat: int, words: Words) -> Plate:
        side = SIDES[seat]
        discards = tuple(self.ink.pic(card) for card in reversed(view["discards"][side]))
        hand, pile = view["hands"][seat]["count"], view["piles"][side]
        return Plate(
            seat=seat,
            side=side,
            role=self.words.role(seat),
            name=self.names[seat],
            points=view["scores"][seat],
            asked=seat in view["asked"],
            me=seat == view["seat"],
            turn=seat == view["turn"] and not view["over"],
            winner=seat in view["winners"],
            hand=hand,
            pile=pile,
            discards=discards,
            about=words.say("table-spies-holds", hand=hand, pile=pile, discards=len(discards)),
        )

    def _pools(self, view: View, words: Words) -> list[tuple[str, int, str]]:
        """What is left to spend this turn: sign, number, name."""
        if view["over"]:
            return []
        if view["phase"] == "main":
            return [
                ("v-work", view["work"], words.say("table-spies-work")),
                ("v-plays", view["plays"], words.say("table-spies-plays", n=view["plays"])),
            ]
        if view["phase"] == "actions":
            return [("v-action", view["actions"], words.say("table-spies-actions", n=view["actions"]))]
        return []

    def _occasion(self, view: View, words: Words) -> str:
        """When it is that somebody may interrupt."""
        if not view["window"]:
            return ""
        occasion = "answering" if view["window"]["answering"] else view["window"]["occasion"]
        return words.say(f"table-spies-occasion-{occasion}")

    def _lasting(self, view: View, words: Words) -> list[str]:
        """What cards have changed for a while."""
        names: dict[str, str] = {}
        for square, there in enumerate(view["lair"]):
            if there:
                names[there["card"]] = self.words.occupant(view, square)
        for spy in view["spies"]:
            if spy:
                names[spy["card"]] = self.words.spy(view, spy["slot"])
        for network in view["networks"]:
            for node in network["nodes"]:
                names[node["card"]] = self.words.node(view, node["slot"])
        told: list[str] = []
        for one in view["lasting"]:
            name = names.get(one["card"], self.words.plan(view))
            what = one["what"]
            if what in STATS:
                change = f"{self.words.written.signed(one['amount'])} {self.words.stat(what)}"
            else:
                change = self.words.keyword(what)
            until = f"until-{one['until']}"
            told.append(
                words.say(
                    "table-spies-lasting",
                    name=name,
                    change=change,
                    until=f" {self.say(until)}" if self.words.words.has(until) else "",
                    by=self.words.card(one["from"]),
                )
            )
        return told

    def reel(self, view: View, events: Sequence[Mapping[str, Any]], words: Words) -> list[Shot]:
        """The newest events as moves on the page."""
        return Reel(self.words, self.names, words).shots(events)


def _hint(view: View, offer: Offer, words: Words) -> str:
    """What helps to answer; where there is only one answer, why it is asked all the same."""
    message = f"table-spies-hint-{view['question']}"
    if len(offer.choices) == 1 and words.has(f"{message}-only"):
        message += "-only"
    elif view["window"] and view["window"]["occasion"] == "spy-enters" and offer.words.must_attack(view):
        message += "-last"
    return words.say(message) if offer.choices and words.has(message) else ""


def _front(view: View, offer: Offer) -> str:
    """What the viewer works on now, and so sees first."""
    pointed = {place for place, _ in offer.hits}
    if pointed:
        return "networks" if pointed & {"spy", "node", "link", "network"} else "lair"
    own = view["seat"] == MASTER and view["phase"] in {"actions", "assign"}
    return "networks" if own and not view["infiltrator"] else "lair"
