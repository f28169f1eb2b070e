"""A table of Evil Genius VS Spies laid out by hand and played in words.

    table = Table(lair={1: "steel-door", 2: "igor busy"}, networks=["safe-house - switchboard"], spies=["veteran @1"])
    table.sm("infiltrate", "veteran")
    assert table.asked() == "sm Infiltrate"
    assert table.spies() == []

Cards go by their ids in the house deck. Others are made to order: a Minion or Spy by its numbers ("2/3/1", Spies with
their range: "3/2/1 3-4"), a Node by its connectors ("LR", "LRTB"). Squares go by their printed numbers 1 to 8; what is
attached stands after a plus sign ("igor+cape busy"). Networks are drawn in words: "a - b" puts b to the right of a,
"a | b" puts b below a. "@2" Assigns a Spy to the second network. A second card with the same name is "igor:2".

The deck consists of the cards that a scenario names and of quiet ones in the piles. Every scenario begins with a step
of a turn ("plan", "main", "actions", "assign" or "infiltrate") and is played from there. The rules' own `check` is
called at every question. All questions are asked, as at a table of people, but for windows in which the asked side can
only pass: those are passed without a word, unless the scenario is `patient`.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from refusals import refusal_of
from villainy.engine.box import Settings
from villainy.engine.chance import seeded
from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.step import Act, Step
from villainy.games.spies import BOX
from villainy.games.spies.deck import (
    ACROSS,
    BOTTOM,
    CONTRAPTION_CARD,
    EPIPHANY_CARD,
    INTELLIGENCE_CARD,
    KINDS,
    MINION_CARD,
    NODE_CARD,
    PLAN_CARD,
    RIGHT,
    SPY_CARD,
    SQUARES,
    Cards,
)
from villainy.games.spies.deckfile import house_deck, read_deck
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.genius_turn import BeginMain, GeniusTurn
from villainy.games.spies.master_turn import BeginActions, BeginAssigning, BeginSending, MasterTurn
from villainy.games.spies.networks import add_node, connect
from villainy.games.spies.phase import GENIUS, MASTER, STAGES
from villainy.games.spies.setup import Round
from villainy.games.spies.spies import add_spy
from villainy.games.spies.stats import (
    minion_attack,
    minion_health,
    perception,
    spy_attack,
    spy_health,
    spy_sneak,
)

SIDES: Final = ("eg", "sm", "spectator")
BEGINNINGS: Final[dict[str, tuple[int, type[Step[Any]]]]] = {
    "plan": (GENIUS, GeniusTurn),
    "main": (GENIUS, BeginMain),
    "turn": (MASTER, MasterTurn),
    "actions": (MASTER, BeginActions),
    "assign": (MASTER, BeginAssigning),
    "infiltrate": (MASTER, BeginSending),
}
EDGES: Final = {"L": "left", "T": "top", "R": "right", "B": "bottom"}
DESIGNS: Final = {card["id"]: (kind, card) for kind in KINDS for card in house_deck().source[kind]}
QUIET: Final = {
    "minion": "henchperson",
    "contraption": "cape",
    "epiphany": "eureka",
    "plan": "decaf",
    "spy": "veteran",
    "node": "switchboard",
    "intelligence": "recruitment",
}
"""One of each kind lies at the bottom of its pile, because every deck has one."""
OF_KIND: Final = {
    "minion": MINION_CARD,
    "build": CONTRAPTION_CARD,
    "epiphany": EPIPHANY_CARD,
    "plan": PLAN_CARD,
    "recruit": SPY_CARD,
    "found": NODE_CARD,
    "intelligence": INTELLIGENCE_CARD,
}


@dataclass(frozen=True)
class Said:
    """An event in words; `seen_by` are those who may see the card, `heard_by` those who hear of it at all."""

    kind: str
    clause: str
    who: str
    place: int
    amount: int
    card: str
    seen_by: tuple[str, ...]
    heard_by: tuple[str, ...]


def design(name: str) -> tuple[str, dict[str, Any]]:
    """The kind of a card and what is printed on it, from the house deck or made to order."""
    if name in DESIGNS:
        return DESIGNS[name]
    entry: dict[str, Any] = {"id": name, "name": name}
    if name.startswith("plan "):
        evilness, contraptions, minions = (int(number) for number in name[5:].split("/"))
        return "plan", {**entry, "evilness": evilness, "contraptionCost": contraptions, "minionCost": minions}
    if found := re.fullmatch(r"(\d+)/(\d+)/(\d+) (\d+)-(\d+)", name):
        numbers = dict(zip(("attack", "health", "sneak", "min", "max"), map(int, found.groups()), strict=True))
        return "spy", {**entry, **numbers}
    if found := re.fullmatch(r"(\d+)/(\d+)/(\d+)", name):
        numbers = dict(zip(("attack", "health", "perception"), map(int, found.groups()), strict=True))
        return "minion", {**entry, **numbers}
    if found := re.fullmatch(r"cost (\d+)", name):
        return "contraption", {**entry, "type": "static", "cost": int(found[1])}
    assert re.fullmatch(r"[LTRB]+", name), name
    return "node", {**entry, "connectors": [EDGES[letter] for letter in name]}


def deck_of(names: Sequence[str], extra: Mapping[str, tuple[str, dict[str, Any]]]) -> tuple[Cards, list[str]]:
    """A deck of just these cards; and the name of every face."""
    counts = Counter(names)
    source: dict[str, Any] = {"game": "spies", "name": "Scenario", **{kind: [] for kind in KINDS}}
    words: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for name in sorted(counts):
        kind, printed = extra[name] if name in extra else design(name)
        source[kind].append({"id": name, "name": name, **printed, "copies": counts[name]})
        words[kind].append(name)
    return read_deck(source, "scenario"), [name for kind in KINDS for name in words[kind]]


class LayOut(Act[Spies]):
    """In place of the setup: the cards of the scenario are put where it wants them, and a turn goes on from there."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def run(self, game: Spies) -> None:
        self.table.lay_out(game)


class Table:
    """A game in progress, its cards by name. Piles are given top card first; `hand` and the like by side.

    Both sides have made their first draw already, but for those whom `drawn` leaves out.
    """

    def __init__(
        self,
        *,
        start: str = "infiltrate",
        lair: Mapping[int, str] | None = None,
        networks: Sequence[str] = (),
        spies: Sequence[str] = (),
        eg: Sequence[str] = ("cost 9",),
        sm: Sequence[str] = ("veteran",),
        plan: str = "plan 1/1/1",
        stage: str = "in-progress",
        scores: tuple[Sequence[str], Sequence[str]] = ((), ()),
        eg_pile: Sequence[str] = ("henchperson",) * 12,
        sm_pile: Sequence[str] = ("veteran",) * 12,
        plan_pile: Sequence[str] = ("cat", "decaf", "queueing", "biscuits"),
        eg_discards: Sequence[str] = (),
        sm_discards: Sequence[str] = (),
        cards: Mapping[str, tuple[str, dict[str, Any]]] | None = None,
        round_number: int = 2,
        drawn: Sequence[str] = ("eg", "sm"),
        settings: Settings | None = None,
        patient: bool = False,
        seed: str = "scenario",
    ) -> None:
        self._start, self._round = start, round_number
        self._drawn = sum(1 << SIDES.index(who) for who in drawn)
        self._lair = {square: _standing(text) for square, text in (lair or {}).items()}
        self._networks = [re.split(r" ([-|]) ", text) for text in networks]
        self._spies = [_sent(text) for text in spies]
        self._hands = [list(eg), list(sm)]
        self._plan, self._stage, self._scores = plan, stage, scores
        self._piles = [[*eg_pile], [*plan_pile], [*sm_pile]]
        self._discards = [list(eg_discards), list(sm_discards)]
        names = [name for name, attached, _ in self._lair.values()]
        names += [attached for _, attached, _ in self._lair.values() if attached]
        names += [name for parts in self._networks for name in parts[::2]]
        names += [name for name, _ in self._spies]
        names += [*eg, *sm, *scores[0], *scores[1], *eg_discards, *sm_discards, *([plan] if plan else [])]
        names += [name for pile in self._piles for name in pile]
        kinds = {(cards or {}).get(name, ("", {}))[0] or design(name)[0] for name in names}
        for kind, name in QUIET.items():
            if kind not in kinds:
                self._piles[{"plan": 1, "spy": 2, "node": 2, "intelligence": 2}.get(kind, 0)].append(name)
                names.append(name)
        self.deck, self.words = deck_of(names, cards or {})
        made = BOX.make(self.deck, 2, BOX.read_settings(settings or {}), seeded(seed))
        assert isinstance(made, Spies)
        self.game = made
        self.patient = patient
        self.game.ask_forced = True
        self.game.listening = True
        self.game.start(LayOut(self))
        self._hurry()

    def lay_out(self, game: Spies) -> None:
        """Put every card in its place; who may know it has seen it."""
        stock: dict[str, list[int]] = {}
        for card, face in enumerate(self.deck.faces):
            stock.setdefault(self.words[face], []).append(card)

        def take(name: str, seen: int) -> int:
            card = stock[name].pop()
            game.seen[card] = seen
            return card

        everyone = game.everyone
        for square, (name, attached, busy) in self._lair.items():
            game.lair[square - 1] = take(name, everyone)
            game.busy[square - 1] = int(busy)
            if attached:
                game.attached[square - 1] = take(attached, everyone)
        for parts in self._networks:
            self._lay_network(game, [take(name, everyone) for name in parts[::2]], parts[1::2])
        names = [slot for slot in range(len(game.nodes)) if game.net[slot] == slot]
        for name, network in self._spies:
            slot = add_spy(game, take(name, everyone))
            game.assigned[slot] = names[network - 1] if network else NONE
        for seat in (GENIUS, MASTER):
            cards = [take(name, 1 << seat) for name in self._hands[seat]]
            game.hands[seat] = sorted(cards, key=lambda card: self.deck.faces[card])
        if self._plan:
            game.stage = STAGES.index(self._stage)
            game.plan = take(self._plan, everyone if game.stage > 1 else 1 << GENIUS)
        game.completed = [take(name, everyone) for name in self._scores[0]]
        game.thwarted = [take(name, everyone) for name in self._scores[1]]
        for seat, scored in ((GENIUS, game.completed), (MASTER, game.thwarted)):
            game.scores[seat] = sum(game.cards.evilness[game.face[card]] for card in scored)
        piles = [[take(name, 0) for name in pile][::-1] for pile in self._piles]
        game.genius_pile, game.plan_pile, game.master_pile = piles
        game.genius_discards = [take(name, everyone) for name in self._discards[0]]
        game.master_discards = [take(name, everyone) for name in self._discards[1]]
        game.round = self._round
        game.drawn = self._drawn
        game.turn, beginning = BEGINNINGS[self._start]
        if game.turn == GENIUS:
            game.then(beginning(), MasterTurn(), Round())
        else:
            game.then(beginning(), Round())

    def _lay_network(self, game: Spies, cards: list[int], joints: list[str]) -> None:
        slots = [add_node(game, card) for card in cards]
        for at, joint in enumerate(joints):
            edge = RIGHT if joint == "-" else BOTTOM
            one, two = slots[at], slots[at + 1]
            for slot, side in ((one, edge), (two, edge ^ ACROSS)):
                assert (game.cards.connectors[game.face[game.nodes[slot]]] >> side) & 1, self._network_of(slot)
            connect(game, one, edge, two)

    def _network_of(self, slot: int) -> str:
        return self.words[self.game.face[self.game.nodes[slot]]]

    # What players do ----------------------------------------------------------------------------------------------

    def eg(self, kind: str, *words: str | int) -> None:
        """The Evil Genius answers the question that is asked."""
        self.do("eg", kind, *words)

    def sm(self, kind: str, *words: str | int) -> None:
        """The Spy Master answers the question that is asked."""
        self.do("sm", kind, *words)

    def do(self, who: str, kind: str, *words: str | int) -> None:
        self.game.decide(SIDES.index(who), self.option(kind, *words), self.game.number)
        self._hurry()

    def _hurry(self) -> None:
        """Pass where there is nothing else to do."""
        game = self.game
        game.check()
        while not self.patient and type(game.asking).__name__ == "Interrupt" and game.choices == [self.deck.passing]:
            game.take(self.deck.passing)
            game.check()

    def passes(self) -> None:
        """All pass until something else than a window is asked."""
        while type(self.game.asking).__name__ == "Interrupt":
            self.game.take(self.deck.passing)
            self._hurry()

    def resolve(self) -> None:
        """All pass until no card waits any more."""
        while self.game.stack:
            self.game.take(self.deck.passing)
            self._hurry()

    def refuses(self, who: str, kind: str, *words: str | int) -> str:
        """The clause by which the table refuses this, or what kind of refusal it is; nothing has changed by it."""
        return refusal_of(self.game, SIDES.index(who), self.option(kind, *words))

    # What is asked ------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The next question: "sm Face"; a window with its occasion: "eg before-move"; or who has won."""
        if self.game.over:
            winners = [SIDES[seat] for seat in self.game.winners]
            return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"
        window = self.game.view(2)["window"]
        what = window["occasion"] if window else type(self.game.asking).__name__
        return f"{SIDES[self.game.seat]} {what}"

    def options(self, *kinds: str) -> list[str]:
        """What the asked player may do, of these kinds or of all: "minion igor 3", "sneak", "square 4"."""
        found = [self._in_words(option) for option in self.game.choices]
        return [text for text in found if not kinds or text.split(" ")[0] in kinds]

    def option(self, kind: str, *words: str | int) -> int:
        """The option that these words mean."""
        return self.deck.space.option(kind, self._parts(kind, words))

    def _parts(self, kind: str, words: Sequence[str | int]) -> tuple[int, ...]:
        if kind == "discard":
            return (self.words.index(str(words[0])),)
        if kind in OF_KIND:
            first = self.deck.first_face[OF_KIND[kind]]
            squares = [int(word) - 1 for word in words[1:]]
            return (self.words.index(str(words[0])) - first, *squares)
        if kind in {"work", "busy", "square", "move", "swap"}:
            return tuple(int(word) - 1 for word in words)
        if kind == "sacrifice":
            return (int(words[0]) - 1, int(words[1:] == ("attached",)))
        if kind in {"infiltrate", "spy", "unassign"}:
            return (self.slot_of_spy(str(words[0])),)
        if kind == "assign":
            return (self.slot_of_spy(str(words[0])), self.game.net[self.slot_of_node(str(words[1]))])
        if kind in {"node", "bonus"}:
            return (self.slot_of_node(str(words[0])), *([0] if kind == "bonus" else []))
        if kind == "network":
            return (self.game.net[self.slot_of_node(str(words[0]))],)
        if kind in {"link", "disconnect", "connect"}:
            edge = ("right", "bottom").index(str(words[1]))
            return (self.slot_of_node(str(words[0])), edge, *[self.slot_of_node(str(word)) for word in words[2:]])
        return tuple(int(word) for word in words)

    def _in_words(self, option: int) -> str:
        kind, parts = self.game.meaning(option)
        game = self.game
        if kind == "discard":
            return f"{kind} {self.words[parts[0]]}"
        if kind in OF_KIND:
            name = self.words[self.deck.first_face[OF_KIND[kind]] + parts[0]]
            return " ".join([kind, name, *[str(square + 1) for square in parts[1:]]])
        if kind in {"work", "busy", "square", "move", "swap"}:
            return " ".join([kind, *[str(square + 1) for square in parts]])
        if kind == "sacrifice":
            return f"{kind} {parts[0] + 1}" + (" attached" if parts[1] else "")
        if kind in {"infiltrate", "spy", "unassign", "assign"}:
            spy = self.words[game.face[game.spies[parts[0]]]]
            return " ".join([kind, spy, *[self._network_of(slot) for slot in parts[1:]]])
        if kind in {"node", "bonus", "network"}:
            return f"{kind} {self._network_of(parts[0])}"
        if kind in {"link", "disconnect", "connect"}:
            rest = [self._network_of(slot) for slot in parts[2:]]
            return " ".join([kind, self._network_of(parts[0]), ("right", "bottom")[parts[1]], *rest])
        return " ".join([kind, *[str(part) for part in parts]])

    # What lies on the table ---------------------------------------------------------------------------------------

    def _find(self, cards: Sequence[int], name: str) -> int:
        plain, _, which = name.partition(":")
        places = [at for at, card in enumerate(cards) if card >= 0 and self.words[self.game.face[card]] == plain]
        assert len(places) >= int(which or 1), f"no {name}"
        return places[int(which or 1) - 1]

    def slot_of_spy(self, name: str) -> int:
        return self._find(self.game.spies, name)

    def slot_of_node(self, name: str) -> int:
        return self._find(self.game.nodes, name)

    def names(self, cards: Sequence[int]) -> list[str]:
        """What is truly printed on these cards, sorted."""
        return sorted(self.words[self.game.face[card]] for card in cards if card >= 0)

    def lair(self) -> dict[int, str]:
        """What stands in the squares: "igor+cape busy"."""
        game = self.game
        found: dict[int, str] = {}
        for square in range(SQUARES):
            if game.lair[square] >= 0:
                text = self.words[game.face[game.lair[square]]]
                if game.attached[square] >= 0:
                    text += "+" + self.words[game.face[game.attached[square]]]
                found[square + 1] = text + (" busy" if game.busy[square] else "")
        return found

    def spies(self) -> list[str]:
        """The Spies in play, with the size of their networks: "veteran @2"; Unassigned: "veteran"."""
        game = self.game
        return sorted(
            self.words[game.face[card]] + (f" @{game.size[game.assigned[slot]]}" if game.assigned[slot] >= 0 else "")
            for slot, card in enumerate(game.spies)
            if card >= 0
        )

    def sizes(self) -> list[int]:
        """The sizes of all networks, largest first."""
        return sorted((size for size in self.game.size if size), reverse=True)

    def hand(self, who: str) -> list[str]:
        return self.names(self.game.hands[SIDES.index(who)])

    def discards(self, who: str) -> list[str]:
        return self.names(self.game.genius_discards if who == "eg" else self.game.master_discards)

    def at(self) -> int:
        """The printed number of the square where the infiltrator stands; 0 before the first, -1 if nobody is in."""
        return self.game.at + 1 if self.game.infiltrator >= 0 else -1

    def spy(self, name: str) -> tuple[int, int, int]:
        """Attack, Health that is left, Sneak."""
        slot = self.slot_of_spy(name)
        game = self.game
        return spy_attack(game, slot), spy_health(game, slot) - game.wounds[slot], spy_sneak(game, slot)

    def minion(self, square: int) -> tuple[int, int, int]:
        """Attack, Health that is left, Perception."""
        game, place = self.game, square - 1
        return minion_attack(game, place), minion_health(game, place) - game.hurt[place], perception(game, place)

    def scores(self) -> tuple[int, int]:
        return self.game.scores[0], self.game.scores[1]

    def plan(self) -> str:
        """The Plan and its stage: "death-ray activated"."""
        game = self.game
        return f"{self.words[game.face[game.plan]]} {STAGES[game.stage]}" if game.plan >= 0 else ""

    def stack(self) -> list[str]:
        """The cards that wait, oldest first."""
        return [self.words[self.game.face[card]] for card in self.game.stack]

    # What players know --------------------------------------------------------------------------------------------

    def view(self, who: str) -> View:
        return self.game.view(SIDES.index(who))

    def known(self, cards: Mapping[str, Any]) -> list[str]:
        """The faces that a part of a view tells."""
        return [self.words[card["face"]] for card in cards["known"]]

    def said(self, *kinds: str) -> list[Said]:
        """What was told since the table was laid out, of these kinds or of all."""
        return [self._said(event) for event in self.game.events if not kinds or event.kind in kinds]

    def _said(self, event: Event) -> Said:
        has_card = event.face != NO_CARD
        return Said(
            kind=event.kind,
            clause=event.clause,
            who="" if event.seat == NOBODY else SIDES[event.seat],
            place=event.place,
            amount=event.amount,
            card=self.words[event.face] if has_card else "",
            seen_by=tuple(name for at, name in enumerate(SIDES) if has_card and event.shown_to(at).face != NO_CARD),
            heard_by=tuple(name for at, name in enumerate(SIDES) if event.heard_by(at)),
        )


def _standing(text: str) -> tuple[str, str, bool]:
    """A card in the lair, what is attached to it, and whether it is Busy."""
    busy = text.endswith(" busy")
    name, _, attached = text.removesuffix(" busy").partition("+")
    return name, attached, busy


def _sent(text: str) -> tuple[str, int]:
    """A Spy in play and its network, counted from 1; 0 if Unassigned."""
    name, _, network = text.partition(" @")
    return name, int(network or 0)
