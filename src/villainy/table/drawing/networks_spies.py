"""The networks of Evil Genius VS Spies: Nodes on pins, what ties them, and the Spies whom they support."""

from collections.abc import Mapping
from typing import Any

from villainy.engine.game import View
from villainy.games.spies.deck import BOTTOM, EDGES, RIGHT
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.ink_spies import Ink
from villainy.table.drawing.offer_spies import LETTERS, Offer
from villainy.table.drawing.shown_spies import Net, NodePic, Socket, String, Unit
from villainy.table.drawing.units_spies import Units


class Networks:
    """Draws the networks as one viewer sees them."""

    def __init__(self, ink: Ink, words: SpiesWords, view: View, offer: Offer, units: Units) -> None:
        self.ink = ink
        self.words = words
        self.view = view
        self.offer = offer
        self.units = units

    def networks(self) -> list[Net]:
        """All that there are, single Nodes too."""
        return [self._network(at) for at in range(len(self.view["networks"]))]

    def bench(self) -> list[Unit]:
        """Spies without a network."""
        return [self.units.spy(spy) for spy in self.view["spies"] if spy and spy["network"] < 0]

    def _network(self, at: int) -> Net:
        view, offer = self.view, self.offer
        shown = view["networks"][at]
        network = shown["network"]
        return Net(
            network=network,
            letter=LETTERS[at] if at < len(LETTERS) else "",
            size=shown["size"],
            columns=1 + max(node["column"] for node in shown["nodes"]),
            nodes=tuple(self._node(shown, node) for node in shown["nodes"]),
            spies=tuple(self.units.spy(view["spies"][slot]) for slot in shown["spies"]),
            drops=tuple(offer.drops.get(("network", network), ())),
            hit=offer.hits.get(("network", network)),
            name=self.words.network(view, network),
        )

    def _node(self, shown: Mapping[str, Any], node: Mapping[str, Any]) -> NodePic:
        view, offer = self.view, self.offer
        printed = self.ink.card(node["face"])
        slot, links = node["slot"], node["links"]
        sockets = tuple(
            Socket(edge, links[EDGES.index(edge)] >= 0, tuple(offer.drops.get((edge, slot), ())))
            for edge in printed.edges
        )
        strings = tuple(self._string(slot, edge, links[edge]) for edge in (RIGHT, BOTTOM) if links[edge] >= 0)
        order = [one["slot"] for network in view["networks"] for one in network["nodes"]].index(slot)
        return NodePic(
            pic=self.ink.pic(node),
            slot=slot,
            column=node["column"],
            row=node["row"],
            dark=node["dark"],
            sockets=sockets,
            strings=strings,
            bonuses=tuple((bonus, shown["size"] >= bonus.size and not node["dark"]) for bonus in printed.bonuses),
            pick=offer.pick("node", slot),
            key=LETTERS[order] if order < len(LETTERS) else "",
            hit=offer.hits.get(("node", slot)),
            about=f"{self.words.node(view, slot)}. {printed.numbers} {' '.join(printed.lines)}",
        )

    def _string(self, slot: int, edge: int, other: int) -> String:
        view, offer = self.view, self.offer
        place = ("link", slot * 2 + edge - RIGHT)
        return String(
            edge=EDGES[edge],
            pick=offer.pick(*place),
            acts=tuple(offer.acts.get(place, ())),
            hit=offer.hits.get(place),
            about=f"{self.words.node(view, slot)} – {self.words.node(view, other)}",
            mark=f"s{slot}-{edge}",
        )
