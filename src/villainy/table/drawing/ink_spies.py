"""Cards of Evil Genius VS Spies as they are drawn in one language: what is printed on them, and their pictures."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from villainy.games.spies.deck import CONTRAPTION_CARD, EDGES, KINDS, NODE_CARD, SPY_CARD, Cards
from villainy.games.spies.vocabulary import MOD, NETWORK, STATS
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.shown_spies import Bonus, Pic, Printed, Stat
from villainy.words import Words

HEADS: Final = 5
HATS: Final = 7
MACHINES: Final = 8
DOORS: Final = 6
"""So many pictures there are of each sort."""

STRIDE: Final = 3
"""Has no factor in common with the number of hats, so that neighbours in the deck look nothing alike."""

OWN_STATS: Final = {"minion": ("attack", "health", "perception"), "spy": ("attack", "health", "sneak")}
DRAWN_STATS: Final = frozenset({"attack", "health", "perception", "sneak", "work", "netSize", "range", "regain"})


class Ink:
    """Cards as they are drawn in one language; made once, used by all tables with that deck."""

    def __init__(self, words: SpiesWords) -> None:
        self.words = words
        self.deck = words.deck
        self._cards = [self._print(face) for face in range(len(self.deck.kind))]
        self._drawn: dict[int, Markup] = {}
        self.paint = lru_cache(maxsize=4096)(_escaped)

    def card(self, face: int) -> Printed:
        """What is printed on a face."""
        return self._cards[face]

    def pic(self, card: Mapping[str, Any], mark: str = "") -> Pic:
        """A card that the viewer sees."""
        printed = self.card(card["face"])
        return Pic(printed.kind, printed, mark or f"c{card['card']}")

    def drawn(self, printed: Printed, template: Callable[[Printed], Markup]) -> Markup:
        """The inside of a card, by a template that is filled once for each face."""
        if printed.face not in self._drawn:
            self._drawn[printed.face] = template(printed)
        return self._drawn[printed.face]

    def _print(self, face: int) -> Printed:
        deck, words = self.deck, self.words
        number = deck.kind[face]
        kind = KINDS[number]
        stats = tuple(
            Stat(words.stat(name), f"v-{name}", deck.own[STATS.index(name)][face]) for name in OWN_STATS.get(kind, ())
        )
        return Printed(
            face=face,
            kind=kind,
            sort=words.kind(face),
            band=words.words.say(f"type-{kind}"),
            name=words.card(face),
            stats=stats,
            cost=deck.cost[face] if number == CONTRAPTION_CARD else -1,
            lines=tuple(words.lines(face)),
            numbers=words.numbers(face),
            art=_art(number, face - deck.first_face[number]),
            support=span(deck.low[face], deck.high[face]) if number == SPY_CARD else "",
            edges=tuple(EDGES[edge] for edge in words.connectors(face)),
            bonuses=self._bonuses(face) if number == NODE_CARD else (),
            evilness=deck.evilness[face],
            price=(deck.contraption_cost[face], deck.minion_cost[face]),
            attachable=deck.attachable[face],
        )

    def _bonuses(self, face: int) -> tuple[Bonus, ...]:
        deck = self.deck
        found = [*deck.static[face], *deck.entry[face], *deck.once[face]]
        bonuses: list[Bonus] = []
        for ability in sorted(found, key=lambda one: one.size):
            text = self.words.written.line(face, ability)
            size = max(ability.size, 1)
            if ability.op == MOD and ability.target == NETWORK and STATS[ability.what] in DRAWN_STATS:
                amount = self.words.written.signed(ability.amount)
                bonuses.append(Bonus(size, amount, f"v-{STATS[ability.what]}", text))
            else:
                bonuses.append(Bonus(size, "", "v-star", text))
        return tuple(bonuses)


@lru_cache(maxsize=16)
def ink_of(deck: Cards, words: Words) -> Ink:
    """The cards of a deck in a language."""
    return Ink(SpiesWords(words, deck, ()))


def span(low: int, high: int) -> str:
    """Sizes of network from one to another."""
    return str(low) if low == high else f"{low}–{high}"


def _art(kind: int, number: int) -> tuple[str, ...]:
    """What a picture is laid together from, so that no two neighbours look alike."""
    name = KINDS[kind]
    if name in {"minion", "spy"}:
        return (f"{name}-hat-{number * STRIDE % HATS}", f"head-{number % HEADS}")
    if name == "contraption":
        return (f"machine-{number % MACHINES}",)
    if name == "node":
        return (f"house-{number % DOORS}",)
    return (f"k-{name}",)


def _escaped(text: str) -> Markup:
    return escape(text)
