"""What is asked at a table of Evil Genius VS Spies: every option as a choice, sorted by where it can be taken."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from villainy.engine.game import View
from villainy.games.spies.deck import ACROSS, EDGES, PLAN_CARD, RIGHT, SQUARES
from villainy.games.spies.words import FACES, SpiesWords
from villainy.table.drawing.shown_spies import Choice

FLAT: Final = frozenset(
    {"pass", "done", "attack", "sneak", "destroy", "ignore", "keep", "redraw", "advance", "leave", "complete"}
    | {"activate", "wait", "withdraw", "use", "spare", "trick", "bonus"}
)
"""Options that stand in the bar."""
REFUSING: Final = frozenset({"pass", "done", "keep", "leave", "wait", "spare", "ignore"})
"""Options that say no; on the keyboard they are all 0."""
AT_ONCE: Final = frozenset({"square", "sacrifice", "spy", "infiltrate", "node", "link", "network"})
"""Options that what lies on the table stands for: pointing at it is enough."""
OF_A_CARD: Final = frozenset({"epiphany", "intelligence", "plan", "recruit", "found", "discard"})
"""Options that a card in hand stands for."""

MOST_PICKS: Final = 56
"""As many things can be picked up at once; the style sheet knows no more."""
MOST_KEYS: Final = 9
LETTERS: Final = "ABCDEFGH"
"""On the keyboard: the squares of the lair, and the first networks."""


def _is_bare(there: Mapping[str, Any] | None) -> bool:
    """Whether a Minion stands there with nothing attached to it."""
    return there is not None and there["kind"] == "minion" and there["attached"] is None


class Offer:
    """What is offered, sorted by where on the table it can be taken."""

    def __init__(self, words: SpiesWords, view: View, options: Sequence[Mapping[str, Any]]) -> None:
        self.words = words
        self.deck = words.deck
        self.view = view
        self.picks: dict[tuple[str, int], int] = {}
        self.faces: list[int] = []
        self.acts: dict[tuple[str, int], list[Choice]] = {}
        self.drops: dict[tuple[str, int], list[Choice]] = {}
        self.hits: dict[tuple[str, int], Choice] = {}
        self.flat: list[Choice] = []
        self.choices: list[Choice] = []
        self.asked = bool(options)
        self._keys = iter("123456789")
        for option in options:
            self._sort(option["kind"], tuple(option["parts"]), option)

    def pick(self, what: str, which: int) -> int:
        """The number by which a thing is picked up; -1 if it cannot be."""
        return self.picks.get((what, which), -1)

    def why(self, face: int) -> int:
        """An option that would tell why a card cannot be played; -1 where nobody asks."""
        kind = self.deck.kind[face]
        if not self.asked or kind == PLAN_CARD:
            return -1
        name = next(name for name, of in FACES.items() if of == kind)
        parts = (face - self.deck.first_face[kind],)
        return self.deck.space.option(name, (*parts, self._where(face)) if name in {"minion", "build"} else parts)

    def _where(self, face: int) -> int:
        """Where in the lair a card would go, if there is such a square: onto a Minion, or into an empty one."""
        lair, onto = self.view["lair"], self.deck.attachable[face]
        fits = [square for square in range(SQUARES) if (_is_bare(lair[square]) if onto else not lair[square])]
        return fits[0] if fits else 0

    def _sort(self, kind: str, parts: tuple[int, ...], option: Mapping[str, Any]) -> None:
        make = self._maker(kind, option)
        if kind in FLAT:
            refusing = kind in REFUSING
            choice = make(key="0" if refusing else next(self._keys, ""), refusing=refusing)
            self.flat.append(choice)
            if kind == "bonus":
                self.hits[("node", parts[0])] = choice
        elif kind in AT_ONCE:
            choice = make()
            self.hits[_pointed_at(kind, parts)] = choice
        elif kind in {"minion", "build"}:
            choice = self._lay(make, ("card", self._face(kind, parts)), ("square", parts[1]), LETTERS[parts[1]])
        elif kind in OF_A_CARD:
            choice = self._act(make, ("card", self._face(kind, parts)))
        elif kind in {"work", "busy"}:
            choice = self._act(make, ("square", parts[0]))
        elif kind == "unassign":
            choice = self._act(make, ("spy", parts[0]))
        elif kind == "disconnect":
            choice = self._act(make, ("link", parts[0] * 2 + parts[1]))
        elif kind == "move":
            choice = self._lay(make, ("square", parts[0]), ("square", parts[1]), LETTERS[parts[1]])
        elif kind == "swap":
            self._lay(make, ("square", parts[1]), ("square", parts[0]), LETTERS[parts[0]])
            choice = self._lay(make, ("square", parts[0]), ("square", parts[1]), LETTERS[parts[1]])
        elif kind == "assign":
            choice = self._lay(make, ("spy", parts[0]), ("network", parts[1]), self._letter(parts[1]))
        else:
            edge = RIGHT + parts[1]
            self._lay(make, ("node", parts[2]), (EDGES[edge], parts[0]), "")
            choice = self._lay(make, ("node", parts[0]), (EDGES[edge ^ ACROSS], parts[2]), "")
        self.choices.append(choice)

    def _maker(self, kind: str, option: Mapping[str, Any]) -> Callable[..., Choice]:
        number, text = option["option"], option["text"]
        gain = self.words.explain(number, self.view) if kind != "pass" else ""
        return lambda **more: Choice(number, kind, text, gain, **more)

    def _act(self, make: Callable[..., Choice], thing: tuple[str, int]) -> Choice:
        choice = make(pick=self._picked(thing))
        self.acts.setdefault(thing, []).append(choice)
        return choice

    def _lay(self, make: Callable[..., Choice], thing: tuple[str, int], place: tuple[str, int], where: str) -> Choice:
        choice = make(pick=self._picked(thing), where=where)
        self.drops.setdefault(place, []).append(choice)
        return choice

    def _picked(self, thing: tuple[str, int]) -> int:
        if thing not in self.picks and len(self.picks) < MOST_PICKS:
            self.picks[thing] = len(self.picks)
            if thing[0] == "card":
                self.faces.append(thing[1])
        return self.picks.get(thing, -1)

    def _face(self, kind: str, parts: tuple[int, ...]) -> int:
        return self.words.face_of(kind, parts)

    def _letter(self, network: int) -> str:
        numbers = [shown["network"] for shown in self.view["networks"]]
        at = numbers.index(network)
        return LETTERS[at] if at < len(LETTERS) else ""


def _pointed_at(kind: str, parts: tuple[int, ...]) -> tuple[str, int]:
    """The thing on the table that an option stands for."""
    if kind == "sacrifice":
        return ("attached" if parts[1] else "square", parts[0])
    if kind == "link":
        return ("link", parts[0] * 2 + parts[1])
    return ("spy" if kind == "infiltrate" else kind, parts[0])
