"""Re-dealing: other faces for the cards that a seat has not seen, by lot, within what the rules demand."""

from typing import Final

from mypy_extensions import mypyc_attr

from villainy.engine.game import Game

ANY: Final = 0
"""The demand of a slot that takes any card of its back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Redeal:
    """The unseen cards of one back, to be dealt anew in a fresh clone that has its own `face`.

    A game adds its zones in an order of its own, each with the seats that know the cards there and with what its slots
    demand, and its piles; then it deals. The result depends on the zones' sizes, on what the seat has seen and on the
    lots: never on hidden faces, nor on which hidden card lay where.
    """

    def __init__(self, game: Game, seat: int, first: int, last: int) -> None:
        """Cards `first` up to, but not including, `last` have this back."""
        self.face = game.face
        self.seen = game.seen
        self.lots = game.lots
        self.bit = 1 << seat
        bit = self.bit
        seen = self.seen
        cards: list[int] = []
        for card in range(first, last):
            known_to = seen[card]
            if known_to & bit == 0:
                cards.append(card)
                if known_to:
                    seen[card] = 0
        self.cards = cards
        self.zones: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.keepers: list[int] = []
        self.demands: list[int] = []

    def zone(self, zone: list[int], keepers: int, demand: int = ANY) -> None:
        """Add the unseen cards of a zone (entries below 0 are no cards), each slot with the same demand."""
        bit = self.bit
        seen = self.seen
        self.zones.append(zone)
        self.keepers.append(keepers)
        for card in zone:
            if card >= 0 and seen[card] & bit == 0:
                self.demands.append(demand)

    def pile(self, zone: list[int]) -> None:
        """Add a pile of which nobody has seen a card and to which nothing is bound."""
        self.piles.append(zone)

    def satisfies(self, demand: int, face: int) -> bool:
        """Whether a face may lie in a slot with that demand; games with demands say."""
        raise NotImplementedError

    def deal(self) -> None:
        """Fill the slots that demand something first, then the rest."""
        bit = self.bit
        seen = self.seen
        face = self.face
        cards = self.cards
        faces = [face[card] for card in cards]
        faces.sort()  # in printed order, so that nothing is left of where they truly lie
        self.lots.shuffle(faces)
        self._bind(faces)
        slot = 0
        for at in range(len(self.zones)):
            zone = self.zones[at]
            keepers = self.keepers[at]
            for place in range(len(zone)):
                card = zone[place]
                # Keepers never include the seat itself, so what is written here does not change what it has seen.
                if card >= 0 and seen[card] & bit == 0:
                    zone[place] = cards[slot]
                    seen[cards[slot]] = keepers
                    slot += 1
        for pile in self.piles:
            pile[:] = cards[slot : slot + len(pile)]
            slot += len(pile)
        for at, card in enumerate(cards):
            face[card] = faces[at]

    def _bind(self, faces: list[int]) -> None:
        """Reorder the shuffled faces so that every slot gets what it demands."""
        demands = self.demands
        bound = [slot for slot in range(len(demands)) if demands[slot] != ANY]
        if not bound:
            return
        fixed = [False] * len(faces)
        for slot in bound:
            at = self._first_fit(demands[slot], faces, fixed, slot)
            if at < 0:
                self._match(bound, faces)
                return
            held = faces[slot]
            faces[slot] = faces[at]
            faces[at] = held
            fixed[slot] = True

    def _first_fit(self, demand: int, faces: list[int], fixed: list[bool], slot: int) -> int:
        """Where a face lies that may still go to the slot; its own if that will do. -1: earlier slots took them all."""
        if self.satisfies(demand, faces[slot]):
            return slot
        for at in range(len(faces)):
            if not fixed[at] and self.satisfies(demand, faces[at]):
                return at
        return -1

    def _match(self, bound: list[int], faces: list[int]) -> None:
        """The rare case that taking the first face that fits leads nowhere: find an assignment that works."""
        count = len(faces)
        owner = [-1] * count
        for slot in bound:
            if not self._find(slot, faces, owner, [False] * count):
                raise AssertionError(slot)
        order = [-1] * count
        for at in range(count):
            if owner[at] >= 0:
                order[owner[at]] = at
        at = 0
        for slot in range(count):
            if order[slot] < 0:
                while owner[at] >= 0:
                    at += 1
                order[slot] = at
                at += 1
        faces[:] = [faces[at] for at in order]

    def _find(self, slot: int, faces: list[int], owner: list[int], tried: list[bool]) -> bool:
        """Give the slot a face that satisfies it, moving other bound slots to other faces where needed."""
        demand = self.demands[slot]
        for at in range(len(faces)):
            if tried[at] or not self.satisfies(demand, faces[at]):
                continue
            tried[at] = True
            if owner[at] < 0 or self._find(owner[at], faces, owner, tried):
                owner[at] = slot
                return True
        return False
