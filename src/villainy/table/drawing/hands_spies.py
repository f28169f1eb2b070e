"""Cards of Evil Genius VS Spies that are not in play: those that wait to happen, and those in hands."""

from collections.abc import Mapping, Sequence
from typing import Any

from villainy.engine.game import View
from villainy.games.spies.deck import SPY_CARD
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.ink_spies import Ink
from villainy.table.drawing.offer_spies import MOST_KEYS, Offer
from villainy.table.drawing.shown_spies import Held, Pic, Waiting


class Hands:
    """Draws the cards that one viewer sees outside of lair and networks."""

    def __init__(self, ink: Ink, words: SpiesWords, view: View, offer: Offer, names: Sequence[str]) -> None:
        self.ink = ink
        self.words = words
        self.deck = words.deck
        self.view = view
        self.offer = offer
        self.names = names

    def stack(self) -> list[Waiting]:
        """Cards that were played; the one that happens first comes first."""
        view = self.view
        found = [
            Waiting(self.ink.pic(card), card["seat"], self.names[card["seat"]], self._meant(card["meant"]))
            for card in reversed(view["stack"])
        ]
        there = {waiting.pic.mark for waiting in found}
        for now in (view["aim"], view["resolving"]):
            if now and f"c{now['card']}" not in there and not _lies(view, now["card"]):
                seat = MASTER if self.deck.kind[now["face"]] >= SPY_CARD else GENIUS
                found.insert(0, Waiting(self.ink.pic(now), seat, self.names[seat], "", doing=True))
                there.add(f"c{now['card']}")
        return found

    def _meant(self, meant: Sequence[Mapping[str, Any]]) -> str:
        """What a waiting card was pointed at."""
        view = self.view
        names: list[str] = []
        for one in meant:
            if one["kind"] == "square":
                if one["place"] >= 0:
                    names.append(self.words.occupant(view, one["place"]))
            elif one["kind"] == "spy":
                names += [
                    self.words.spy(view, spy["slot"]) for spy in view["spies"] if spy and spy["card"] == one["card"]
                ]
            else:
                names += [
                    self.words.node(view, node["slot"])
                    for network in view["networks"]
                    for node in network["nodes"]
                    if node["card"] == one["card"]
                ]
        return self.words.listed(names)

    def hand(self) -> list[Held]:
        """The viewer's own cards."""
        view = self.view
        seat = view["seat"]
        if seat >= view["players"]:
            return []
        known = view["hands"][seat]["known"]
        return [self._held(card) for card in known]

    def _held(self, card: Mapping[str, Any]) -> Held:
        offer = self.offer
        face = card["face"]
        pick = offer.pick("card", face)
        return Held(
            pic=self.ink.pic(card),
            pick=pick,
            key=str(offer.faces.index(face) + 1) if face in offer.faces[:MOST_KEYS] else "",
            acts=tuple(offer.acts.get(("card", face), ())),
            why=-1 if pick >= 0 else offer.why(face),
        )

    def offers(self) -> list[Held]:
        """Cards to choose from that are nobody's hand, or the rival's."""
        view, offer = self.view, self.offer
        if view["question"] == "SelectPlan":
            return [self._held(card) for card in view["offers"]["known"]]
        if view["question"] == "TakeIntelligence" and offer.faces:
            known = view["hands"][1 - view["seat"]]["known"]
            return [self._held(card) for card in known if card["face"] in offer.faces]
        return []

    def others(self) -> list[tuple[str, list[Pic]]]:
        """What the viewer knows of other hands; cards to choose from are shown elsewhere."""
        view = self.view
        choosing = view["question"] == "TakeIntelligence" and view["seat"] in view["asked"]
        return [
            (self.names[seat], [self.ink.pic(card) for card in hand["known"]])
            for seat, hand in enumerate(view["hands"])
            if seat != view["seat"] and hand["known"] and not choosing
        ]


def _lies(view: View, card: str) -> bool:
    """Whether a card lies in the lair, in a network or as the Plan: a card is drawn once."""
    lair = [there["card"] for there in view["lair"] if there]
    nodes = [node["card"] for network in view["networks"] for node in network["nodes"]]
    spies = [spy["card"] for spy in view["spies"] if spy]
    plan = [view["plan"]["card"]["card"]] if view["plan"]["card"] else []
    hanging = [there["attached"]["card"] for there in view["lair"] if there and there.get("attached")]
    gone = [one["card"] for pile in view["discards"].values() for one in pile]
    return card in {*lair, *nodes, *spies, *plan, *hanging, *gone}
