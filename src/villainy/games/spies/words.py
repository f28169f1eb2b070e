"""What Evil Genius VS Spies says: cards, questions, options and events in one language, for terminal and web table.

Everything is said from a view or from an event as a seat may know it, so nothing here can tell a secret. What stands on
a card is put into words from its abilities (cardtext.py).
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.speech import LogLine, name_in
from villainy.games.spies.cardtext import CardText
from villainy.games.spies.deck import (
    BOTTOM,
    CONTRAPTION_CARD,
    EDGES,
    EPIPHANY_CARD,
    INTELLIGENCE_CARD,
    KINDS,
    MINION_CARD,
    MOST_TRICKS,
    NODE_CARD,
    PLAN_CARD,
    RIGHT,
    SPY_CARD,
    SQUARES,
    Cards,
)
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.vocabulary import OWN_TURN, RESPONSE, WINDOWS
from villainy.words import Words

PACKAGE: Final = "villainy.games.spies"

MINOR: Final = frozenset({"offered", "marked", "steps", "chose", "exchange", "minion-heals", "resolves", "saw"})
"""Events that belong in the log but need not be told aloud: the table shows them, or what comes of them is told."""
ROUTINE: Final = frozenset(
    {
        ("busy", "spies.minion.work-makes-busy"),
        ("busy", "spies.minion.ability-kinds"),
        ("free", "spies.ruling.r6"),
    }
)
"""Minions become Busy and Free all the time; what a card does to them is told aloud."""

FACES: Final = {
    "epiphany": EPIPHANY_CARD,
    "intelligence": INTELLIGENCE_CARD,
    "plan": PLAN_CARD,
    "minion": MINION_CARD,
    "build": CONTRAPTION_CARD,
    "recruit": SPY_CARD,
    "found": NODE_CARD,
}
"""Options whose first part numbers the designs of a kind."""

EVENTS: Final = (EPIPHANY_CARD, INTELLIGENCE_CARD)
"""Cards that are played and gone."""

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("spies.interrupt.between-steps", "spies.interrupt.last-first", "spies.ruling.r57"),
    "done": ("spies.ruling.r22", "spies.inf.any-assigned"),
    "attack": (
        "spies.inf.minion-choice",
        "spies.combat.simultaneous",
        "spies.combat.exceeds-health",
        "spies.combat.initiative",
        "spies.ruling.r1",
    ),
    "sneak": ("spies.inf.minion-choice", "spies.sneak.condition", "spies.sneak.result", "spies.sneak.busy-minion"),
    "destroy": (
        "spies.inf.contraption-choice",
        "spies.inf.destroy",
        "spies.inf.destroy-noisy",
        "spies.contraption.text",
    ),
    "ignore": ("spies.inf.contraption-choice", "spies.inf.ignore", "spies.ruling.r32"),
    "keep": ("spies.ruling.r39",),
    "redraw": ("spies.ruling.r39",),
    "advance": ("spies.plan.advance", "spies.plan.cost-gate", "spies.plan.complete"),
    "leave": ("spies.plan.advance", "spies.ruling.r13", "spies.ruling.r14"),
    "complete": ("spies.plan.complete", "spies.plan.sacrifice", "spies.plan.completion-effect", "spies.ruling.r55"),
    "activate": ("spies.plan.activate-when", "spies.plan.cost-gate", "spies.plan.activate-two-turns"),
    "wait": ("spies.plan.activate-optional",),
    "withdraw": ("spies.ruling.r30",),
    "use": ("spies.node.bonus-kinds", "spies.node.bonus-threshold", "spies.ruling.r50"),
    "spare": ("spies.ruling.r50",),
    "work": (
        "spies.minion.work-one",
        "spies.minion.work-makes-busy",
        "spies.minion.busy-perception-zero",
        "spies.ruling.r8",
    ),
    "busy": ("spies.minion.ability-kinds", "spies.minion.busy-perception-zero", "spies.ruling.r6"),
    "square": ("spies.ruling.r40", "spies.ruling.r52"),
    "epiphany": ("spies.epiphany.any-time", "spies.epiphany.free", "spies.ruling.r57"),
    "intelligence": ("spies.intel.any-time", "spies.intel.free", "spies.ruling.r57"),
    "move": ("spies.eg.move-free", "spies.eg.busy-cannot-move"),
    "swap": ("spies.eg.swap", "spies.ruling.r9"),
    "sacrifice": ("spies.plan.sacrifice", "spies.contraption.counts-by-cost", "spies.ruling.r11"),
    "plan": ("spies.plan.select", "spies.plan.cost", "spies.plan.index"),
    "minion": ("spies.eg.play-two", "spies.lair.one-card-per-square", "spies.ruling.r7"),
    "build": ("spies.eg.build", "spies.contraption.cost", "spies.contraption.attach", "spies.contraption.static"),
    "infiltrate": (
        "spies.inf.any-assigned",
        "spies.inf.sequential",
        "spies.inf.no-reentry",
        "spies.spy.support-always",
    ),
    "spy": ("spies.ruling.r40",),
    "node": ("spies.ruling.r40",),
    "link": ("spies.ruling.r40", "spies.ruling.r29"),
    "network": ("spies.ruling.r40", "spies.ruling.r29"),
    "trick": ("spies.spy.ability", "spies.ruling.r50"),
    "bonus": ("spies.node.bonus-kinds", "spies.node.bonus-threshold", "spies.ruling.r50"),
    "recruit": ("spies.sm.action-play", "spies.spy.starts-unassigned"),
    "found": ("spies.sm.action-play", "spies.ruling.r23"),
    "disconnect": ("spies.sm.disconnect-free", "spies.ruling.r25", "spies.ruling.r29"),
    "connect": (
        "spies.sm.action-connect",
        "spies.node.opposite-connectors",
        "spies.node.no-rotation",
        "spies.ruling.r24",
    ),
    "unassign": ("spies.sm.step3-assign", "spies.ruling.r27"),
    "assign": ("spies.sm.step3-assign", "spies.spy.support-range", "spies.ruling.r26", "spies.ruling.r27"),
    "discard": ("spies.ruling.r39", "spies.ruling.r38"),
}
"""The clauses that an option rests on, for who asks what it does."""


class SpiesWords:
    """The words of one table: its language, its deck and the names of its seats."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.words = words
        self.deck = deck
        self.names = list(names)
        self.written = CardText(words, deck)
        self._entries: list[dict[str, Any]] = [entry for kind in KINDS for entry in deck.source[kind]]

    # Cards -----------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("game-title")

    def deck_name(self) -> str:
        return name_in(self.words.language, self.deck.source)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def role(self, seat: int) -> str:
        """The Evil Genius or the Spy Master."""
        return self.words.say("role-genius" if seat == GENIUS else "role-master")

    def card(self, face: int) -> str:
        """The name on a card."""
        return name_in(self.words.language, self._entries[face])

    def name(self, face: int) -> str:
        """The name on a card as it stands in a sentence: Evil Plans are quoted, for their names are whole phrases."""
        card = self.card(face)
        return self.words.say("plan-name", name=card) if self.deck.kind[face] == PLAN_CARD else card

    def kind(self, face: int) -> str:
        """What sort of card it is, as printed above its text."""
        kind = self.deck.kind[face]
        if kind == CONTRAPTION_CARD:
            return self.words.say("type-attachable" if self.deck.attachable[face] else "type-static")
        return self.words.say(f"type-{KINDS[kind]}")

    def numbers(self, face: int) -> str:
        """The numbers printed on a card, with their names; nothing where it has none."""
        deck, kind = self.deck, self.deck.kind[face]
        return self.words.say(
            f"numbers-{KINDS[kind]}",
            attack=self._printed(face, "attack"),
            health=self._printed(face, "health"),
            perception=self._printed(face, "perception"),
            sneak=self._printed(face, "sneak"),
            low=deck.low[face],
            high=deck.high[face],
            cost=deck.cost[face],
            evilness=deck.evilness[face],
            contraptions=deck.contraption_cost[face],
            minions=deck.minion_cost[face],
            edges=self.listed([self.words.say(f"edge-{EDGES[edge]}") for edge in self.connectors(face)]),
            window=WINDOWS[deck.window[face]],
        )

    def connectors(self, face: int) -> list[int]:
        """The edges of a Node that have a connector."""
        return [edge for edge in range(len(EDGES)) if (self.deck.connectors[face] >> edge) & 1]

    def lines(self, face: int) -> list[str]:
        """What a card does, line by line; nothing for a card without a text."""
        return self.written.lines(face)

    def text(self, face: int) -> str:
        """What a card does."""
        return self.written.text(face)

    def shown(self, face: int) -> str:
        """A card with its most important numbers, short enough for a button."""
        return self.words.say(
            f"shown-{KINDS[self.deck.kind[face]]}",
            name=self.card(face),
            attack=self._printed(face, "attack"),
            health=self._printed(face, "health"),
            third=self._printed(face, "perception") + self._printed(face, "sneak"),
            low=self.deck.low[face],
            high=self.deck.high[face],
            cost=self.deck.cost[face],
            evilness=self.deck.evilness[face],
        )

    def about(self, face: int) -> str:
        """All that stands on a card, name aside; when a card may be played is said once."""
        told = self.deck.kind[face] in EVENTS and self.deck.window[face] in {OWN_TURN, RESPONSE}
        numbers = "" if told else self.numbers(face)
        return self._sentences([self.words.say("about-card", kind=self.kind(face)), numbers, self.text(face)])

    # The table -------------------------------------------------------------------------------------------------------

    def phase(self, view: View) -> str:
        return self.words.say(f"phase-{view['phase']}")

    def stage(self, view: View) -> str:
        """How far the Evil Plan has come."""
        return self.words.say(f"stage-{view['plan']['stage']}")

    def keyword(self, name: str) -> str:
        """A keyword as a word beside a card."""
        return self.words.say(f"keyword-{name}")

    def stat(self, name: str) -> str:
        return self.words.say(f"stat-{name}")

    def square(self, square: int) -> str:
        """A square by its printed number; behind the last one lies the Evil Plan."""
        return self.words.say("square", n=square + 1) if square < SQUARES else self.words.say("whom-plan")

    def occupant(self, view: View, square: int) -> str:
        """What stands in a square, with its number; the square alone where nothing does."""
        there = view["lair"][square]
        return (
            self.words.say("in-square", name=self.card(there["face"]), n=square + 1) if there else self.square(square)
        )

    def spy(self, view: View, slot: int) -> str:
        """A Spy in play; where there are several of that name, with a number."""
        return self._numbered(view["spies"], slot)

    def node(self, view: View, slot: int) -> str:
        """A Node in play; where there are several of that name, with a number."""
        return self._numbered(_nodes(view), slot)

    def network(self, view: View, network: int) -> str:
        """A network, named after its oldest Node, with its size."""
        size = next((found["size"] for found in view["networks"] if found["network"] == network), 0)
        return self.words.say("network-of", node=self.node(view, network), n=size)

    def plan(self, view: View) -> str:
        """The Evil Plan by name, for those who know it."""
        card = view["plan"]["card"]
        return self.name(card["face"]) if card else self.words.say("whom-plan")

    def listed(self, names: Sequence[str]) -> str:
        """Some names in a row, as one says it."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("list-last", most=", ".join(names[:-1]), last=names[-1])

    # Questions -------------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """What is asked, to who reads the view, if that is who is asked; else what the others are doing."""
        if not view["asked"]:
            return ""
        asked: int = view["asked"][0]
        inside = view["infiltrator"]
        window = view["window"] or {"occasion": "", "answering": False}
        card = NO_CARD
        if view["aim"]:
            card = view["aim"]["face"]
        elif view["stack"]:
            card = view["stack"][-1]["face"]
        args: dict[str, str | int] = {
            "name": self.names[asked],
            "rival": self.names[1 - asked],
            "card": "" if card == NO_CARD else self.name(card),
            "own": "yes" if view["stack"] and view["stack"][-1]["seat"] == asked else "no",
            "text": "" if card == NO_CARD else self.text(card),
            "second": "yes" if view["aim"] and view["aim"]["second"] else "no",
            "occasion": window["occasion"],
            "answering": "yes" if window["answering"] else "no",
            "spy": self.spy(view, inside["slot"]) if inside else "",
            "next": self.square(inside["next"]) if inside else "",
            "target": self.occupant(view, inside["at"]) if inside and inside["at"] >= 0 else "",
            "plan": self.plan(view),
            "bonus": self.node(view, view["bonus"]["slot"]) if view["bonus"] else "",
            "offer": self._offer(view),
            "actions": view["actions"],
            "work": view["work"],
            "plays": view["plays"],
            "paid": len(view["paid"]),
        }
        mine = view["seat"] in view["asked"]
        return self.words.say(f"question-{view['question']}" + ("" if mine else ".others"), **args)

    def _offer(self, view: View) -> str:
        """What a Node offers at this very moment."""
        bonus = view["bonus"]
        return f"{self._once(bonus, bonus['line'])}." if bonus else ""

    # Options ---------------------------------------------------------------------------------------------------------

    def option(self, option: int, view: View) -> str:
        """What an option does, as one would say it on a button."""
        kind, parts = self.deck.space.meaning(option)
        return self.words.say(f"option-{kind}", **self._option_words(kind, parts, view))

    def _option_words(self, kind: str, parts: tuple[int, ...], view: View) -> dict[str, str | int]:
        face = self.face_of(kind, parts)
        inside = view["infiltrator"]
        args: dict[str, str | int] = {"question": view["question"], "plan": self.plan(view)}
        if face != NO_CARD:
            args["card"] = self.shown(face)
        if kind in {"work", "busy", "square"}:
            args["target"] = self.occupant(view, parts[0])
        elif kind == "sacrifice":
            args |= self._sacrifice_words(view, *parts)
        elif kind in {"move", "swap"}:
            args |= {"one": self.occupant(view, parts[0]), "two": self.occupant(view, parts[1])}
        elif kind in {"minion", "build"}:
            attached = kind == "build" and self.deck.attachable[face]
            args |= {"target": self.occupant(view, parts[1]), "square": self.square(parts[1])}
            args["how"] = "onto" if attached else "into"
        elif kind in {"spy", "infiltrate", "unassign"}:
            args["spy"] = self.spy(view, parts[0])
        elif kind == "assign":
            args |= {"spy": self.spy(view, parts[0]), "network": self.network(view, parts[1])}
        elif kind in {"link", "disconnect", "connect"}:
            args |= self._link_words(view, parts)
        elif kind == "node":
            args["node"] = self.node(view, parts[0])
        elif kind == "network":
            args["network"] = self.network(view, parts[0])
        elif kind in {"trick", "bonus", "withdraw"}:
            args |= self._trick_words(view, kind, parts)
        elif kind in {"attack", "sneak", "destroy", "ignore"}:
            args["target"] = self.occupant(view, inside["at"]) if inside and inside["at"] >= 0 else ""
        elif kind == "pass":
            args["answering"] = "yes" if view["window"] and view["window"]["answering"] else "no"
        return args

    def _sacrifice_words(self, view: View, square: int, attached: int) -> dict[str, str | int]:
        there = view["lair"][square]
        hanging = there.get("attached") if there else None
        name = self.card(hanging["face"]) if attached and hanging else ""
        return {
            "target": self.occupant(view, square),
            "attached": name,
            "which": "attached" if attached else "standing",
        }

    def _link_words(self, view: View, parts: tuple[int, ...]) -> dict[str, str | int]:
        """Two Nodes, and on which side of the first the second lies."""
        slot, edge = parts[0], parts[1]
        nodes = _nodes(view)
        other = parts[2] if len(parts) > 2 else NOBODY
        if other == NOBODY and slot < len(nodes) and (node := nodes[slot]):
            other = node["links"][RIGHT + edge]
        return {
            "one": self.node(view, slot),
            "two": self.node(view, other) if other >= 0 else "",
            "edge": EDGES[RIGHT] if edge == 0 else EDGES[BOTTOM],
        }

    def _trick_words(self, view: View, kind: str, parts: tuple[int, ...]) -> dict[str, str | int]:
        """Who can do what once."""
        inside = view["infiltrator"]
        spy = view["spies"][inside["slot"]] if inside else None
        name = self.spy(view, inside["slot"]) if inside else ""
        if kind == "withdraw":
            return {"spy": name}
        if kind == "trick":
            return {"spy": name, "text": self._once(spy, parts[0])}
        nodes = _nodes(view)
        node = nodes[parts[0]] if parts[0] < len(nodes) else None
        return {"node": self.node(view, parts[0]), "text": self._once(node, parts[1])}

    def _once(self, card: dict[str, Any] | None, which: int) -> str:
        """What a card can do once."""
        tricks = self.deck.once[card["face"]] if card else []
        return self.written.deed(card["face"], tricks[which]) if card and which < len(tricks) else ""

    def face_of(self, kind: str, parts: tuple[int, ...]) -> int:
        """The card that an option names; NO_CARD if none."""
        if kind == "discard":
            return parts[0]
        return self.deck.first_face[FACES[kind]] + parts[0] if kind in FACES else NO_CARD

    def explain(self, option: int, view: View) -> str:
        """What choosing it would mean, in figures, where there are any; for a card, what stands on it."""
        kind, parts = self.deck.space.meaning(option)
        face = self.face_of(kind, parts)
        if face != NO_CARD:
            return self.about(face)
        if kind in {"attack", "sneak", "destroy", "ignore"}:
            return self._explain_facing(kind, view)
        if kind in {"work", "busy", "square", "sacrifice"}:
            return self._explain_square(kind, parts, view)
        if kind in {"advance", "activate", "complete", "leave", "wait"}:
            return self._explain_plan(view)
        if kind in {"spy", "infiltrate", "unassign", "assign", "withdraw"}:
            return self._explain_spy(kind, parts, view)
        if kind in {"node", "connect", "network"}:
            return self._explain_node(kind, parts, view)
        if kind in {"use", "spare"}:
            return self._offer(view)
        return ""

    def _explain_facing(self, kind: str, view: View) -> str:
        inside = view["infiltrator"]
        there = view["lair"][inside["at"]] if inside and inside["at"] >= 0 else None
        if not inside or not there:
            return ""
        spy = view["spies"][inside["slot"]]
        if kind in {"destroy", "ignore"}:
            loud = kind == "destroy" and "quietDestroy" not in spy["keywords"]
            noise = self.words.say("explain-noisy", spy=self.card(spy["face"])) if loud else ""
            return self._sentences([self.text(there["face"]) if not there["dark"] else "", noise])
        if there["kind"] != "minion":
            return ""
        if kind == "sneak":
            left = max(0, spy["sneak"] - there["perception"])
            return self.words.say("explain-sneak", price=there["perception"], left=left, n=spy["sneak"])
        figures = self.words.say(
            "explain-attack",
            attack=spy["attack"],
            left=spy["left"],
            hits=there["attack"],
            stands=there["left"],
            spy=self.card(spy["face"]),
            minion=self.card(there["face"]),
        )
        return self._sentences([figures, self._outcome("explain-fight", view)])

    def forecast(self, view: View) -> str:
        """How a fight of the infiltrator and the Minion it faces would end; nothing when there will be none."""
        inside, occasion = view["infiltrator"], view["window"]["occasion"] if view["window"] else ""
        there = view["lair"][inside["at"]] if inside and 0 <= inside["at"] < SQUARES else None
        if not there or there["kind"] != "minion" or occasion == "choice-made":
            return ""
        certain = self._outcome("explain-fight", view)
        if occasion in {"before-combat", "between-exchanges"}:
            return certain
        if not self.must_attack(view):
            return self._outcome("explain-if-fight", view)
        spy = self.card(view["spies"][inside["slot"]]["face"])
        return self.words.say("explain-must-fight", spy=spy, minion=self.card(there["face"]), outcome=certain)

    def must_attack(self, view: View) -> bool:
        """Whether the infiltrator faces a Minion that it cannot Sneak past as things stand."""
        inside = view["infiltrator"]
        there = view["lair"][inside["at"]] if inside and 0 <= inside["at"] < SQUARES else None
        if not there or there["kind"] != "minion":
            return False
        spy = view["spies"][inside["slot"]]
        loud = spy["noisy"] and "quietDestroy" not in spy["keywords"]
        return loud or spy["sneak"] < max(1, there["perception"])

    def _outcome(self, message: str, view: View) -> str:
        inside = view["infiltrator"]
        spy, minion = (self.card(unit["face"]) for unit in (view["spies"][inside["slot"]], view["lair"][inside["at"]]))
        outcome, left = self.fight(view)
        return self.words.say(message, outcome=outcome, n=left, spy=spy, minion=minion)

    def fight(self, view: View) -> tuple[str, int]:
        """How the infiltrator's fight would end as things stand: who dies, and the Health that the Spy has left then.

        "spy", "minion" or "both" die; or "none" does, because neither can hurt the other.
        """
        inside = view["infiltrator"]
        spy, minion = view["spies"][inside["slot"]], view["lair"][inside["at"]]
        meets = view["settings"]["lethal"] == "meets"
        # The least Health with which each lives on; without any damage, 0 is enough (spies.ruling.r1).
        spy_least, minion_least = (1 if meets and unit["health"] > 0 else 0 for unit in (spy, minion))
        left, stands = spy["left"], minion["left"]
        first = "initiative" in spy["keywords"]
        first = first or (self.deck.sure_of_the_blind[spy["face"]] and minion["perception"] == 0)
        if first and "initiative" not in minion["keywords"]:
            stands -= spy["attack"]
        elif not first and "initiative" in minion["keywords"]:
            left -= minion["attack"]
        while left >= spy_least and stands >= minion_least:
            if not spy["attack"] and not minion["attack"]:
                return "none", left
            left -= minion["attack"]
            stands -= spy["attack"]
        if left >= spy_least:
            return "minion", left
        return "spy" if stands >= minion_least else "both", left

    def _explain_square(self, kind: str, parts: tuple[int, ...], view: View) -> str:
        there = view["lair"][parts[0]]
        if not there:
            return ""
        if kind == "work" and there["kind"] == "minion":
            return self.words.say("explain-work", n=there["work"], total=view["work"] + there["work"])
        if kind == "sacrifice":
            hanging = there.get("attached")
            if parts[1] or there["kind"] == "contraption":
                worth = self.deck.cost[hanging["face"]] if parts[1] and hanging else there.get("cost", 0)
                return self.words.say("explain-counts-cost", n=worth)
            return self.words.say("explain-counts", n=there["counts"])
        return self._sentences([self._minion_now(there), self.text(there["face"])])

    def _minion_now(self, there: dict[str, Any]) -> str:
        """A Minion's stats as they are now."""
        if there["kind"] != "minion":
            return ""
        return self.words.say(
            "now-minion",
            attack=there["attack"],
            left=there["left"],
            perception=there["perception"],
            busy="yes" if there["busy"] else "no",
        )

    def _explain_plan(self, view: View) -> str:
        """What the Plan costs, what is in the lair, and what it does."""
        plan = view["plan"]
        if not plan["card"]:
            return ""
        face: int = plan["card"]["face"]
        costs = self.words.say(
            "explain-costs",
            contraptions=self.deck.contraption_cost[face],
            minions=self.deck.minion_cost[face],
            value=plan["contraptions"],
            count=plan["minions"],
            n=self.deck.evilness[face],
        )
        return self._sentences([costs, self.text(face)])

    def _explain_spy(self, kind: str, parts: tuple[int, ...], view: View) -> str:
        inside = view["infiltrator"]
        slot = parts[0] if parts else inside["slot"] if inside else NOBODY
        spy = view["spies"][slot] if 0 <= slot < len(view["spies"]) else None
        if not spy:
            return ""
        now = self.words.say(
            "now-spy", attack=spy["attack"], left=spy["left"], sneak=spy["sneak"], low=spy["min"], high=spy["max"]
        )
        return self._sentences([now, self.text(spy["face"])])

    def _explain_node(self, kind: str, parts: tuple[int, ...], view: View) -> str:
        nodes = _nodes(view)
        found = [nodes[slot] for slot in (parts[0], parts[-1]) if slot < len(nodes)]
        if not all(found):
            return ""
        one, two = found[0], found[-1]
        if kind == "node":
            return self.text(one["face"]) if one else ""
        size = one["size"] if one else 0
        if kind == "connect" and one and two and one["network"] != two["network"]:
            size += two["size"]
        return self.words.say("explain-size", n=size)

    def clauses(self, option: int) -> tuple[str, ...]:
        """The rules that the option rests on."""
        return CLAUSES[self.deck.space.meaning(option)[0]]

    def labels(self, options: Sequence[int]) -> list[str]:
        """What to type for each option: its number in the list."""
        return [str(at) for at in range(1, len(options) + 1)]

    def thinkable(self, view: View) -> list[int]:
        """Options that this seat could name from what it sees, offered or not: to tell why they are not."""
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        option, radices = self.deck.space.option, dict(zip(self.deck.space.names, self.deck.space.radices, strict=True))
        found = [option(kind) for kind, parts in radices.items() if not parts]
        squares = range(SQUARES)
        faces = sorted({card["face"] for hand in view["hands"] for card in hand["known"]})
        plans = sorted({card["face"] for card in view["offers"]["known"]})
        for kind, number in FACES.items():
            first, last = self.deck.first_face[number], self.deck.first_face[number + 1]
            for face in plans if kind == "plan" else faces:
                if first <= face < last and _is_of(kind, seat):
                    ends = [(at,) for at in squares] if len(radices[kind]) > 1 else [()]
                    found += [option(kind, (face - first, *end)) for end in ends]
        found += [option("discard", (face,)) for face in faces]
        found += [option("square", (at,)) for at in squares]
        slots = [slot for slot, node in enumerate(_nodes(view)) if node]
        spies = [slot for slot, spy in enumerate(view["spies"]) if spy]
        networks = [network["network"] for network in view["networks"]]
        links = [
            (slot, edge)
            for slot, node in enumerate(_nodes(view))
            if node
            for edge in range(2)
            if node["links"][RIGHT + edge] >= 0
        ]
        found += [option("spy", (slot,)) for slot in spies]
        found += [option("node", (slot,)) for slot in slots]
        found += [option("network", (network,)) for network in networks]
        found += [option("link", link) for link in links]
        if seat == GENIUS:
            found += [option(kind, (at,)) for kind in ("work", "busy") for at in squares]
            found += [option("move", (one, two)) for one in squares for two in squares if one != two]
            found += [option("swap", (one, two)) for one in squares for two in squares if one < two]
            found += [option("sacrifice", (at, which)) for at in squares for which in range(2)]
            return found
        found += [option(kind, (slot,)) for kind in ("infiltrate", "unassign") for slot in spies]
        found += [option("assign", (slot, network)) for slot in spies for network in networks]
        found += [option("disconnect", link) for link in links]
        found += [
            option("connect", (one, edge, two)) for one in slots for edge in range(2) for two in slots if one != two
        ]
        if view["infiltrator"]:
            found += [option("trick", (which,)) for which in range(MOST_TRICKS)]
            found += [option("bonus", (slot, which)) for slot in slots for which in range(MOST_TRICKS)]
        return found

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int, scene: "Scene | None" = None) -> str:
        """What happened, as the viewer may know it. The scene tells what lay where: some events name only a place."""
        shown = event.shown_to(viewer)
        scene = scene or Scene()
        kind, face, place, amount = shown.kind, shown.face, shown.place, shown.amount
        message = "event-changed" if kind.endswith("-changed") else f"event-{kind}"
        if face != NO_CARD and self.words.has(f"{message}.face"):
            message += ".face"
        edge = EDGES[BOTTOM] if amount % 2 else EDGES[RIGHT]
        chosen = self.deck.space.meaning(amount)[0] if kind == "chose" else ""
        args: dict[str, str | int] = {
            "who": "nobody" if shown.seat == NOBODY else "you" if shown.seat == viewer else "other",
            "name": "" if shown.seat == NOBODY else self.names[shown.seat],
            "rival": "" if shown.seat == NOBODY else self.names[1 - shown.seat],
            "me": "rival" if shown.seat == 1 - viewer else "other",
            "side": "master" if shown.seat == MASTER else "genius",
            "card": self.words.say("whom-plan") if face == NO_CARD else self.name(face),
            "shown": "" if face == NO_CARD else self.shown(face),
            "text": "" if face == NO_CARD else self.text(face),
            "n": abs(amount),
            "sign": "plus" if amount >= 0 else "minus",
            "amount": self.written.signed(amount),
            "stat": self.words.say(f"stat-{kind.removesuffix('-changed')}") if message == "event-changed" else "",
            "square": self.square(place) if place >= 0 else "",
            "from": self.square(amount) if kind in {"moved", "swapped"} else "",
            "inside": "yes" if place >= 0 else "no",
            "minion": self._known(scene.lair, place),
            "node": self._known(scene.nodes, place),
            "other": self._known(scene.nodes, amount // 2),
            "network": self._known(scene.nodes, amount),
            "spy": self._known(scene.spies, amount),
            "edge": edge,
            "choice": chosen,
            "why": "initiative" if shown.clause == "spies.combat.initiative" else "other",
        }
        return self.words.say(message, **args)

    def teller(self, viewer: int) -> "Teller":
        """Who tells the viewer what happens, from the beginning of the game."""
        return Teller(self, viewer)

    def story(self, events: Iterable[Event], viewer: int) -> list[LogLine]:
        """All that the viewer has heard of, from the beginning of the game."""
        return self.teller(viewer).hear(events)

    # -----------------------------------------------------------------------------------------------------------------

    def _printed(self, face: int, number: str) -> int:
        """A number on a card; 0 where the card has no such number."""
        return int(self._entries[face].get(number, 0))

    def _numbered(self, things: Sequence[dict[str, Any] | None], slot: int) -> str:
        thing = things[slot] if slot < len(things) else None
        if not thing:
            return ""
        alike = [at for at, other in enumerate(things) if other and other["face"] == thing["face"]]
        name = self.card(thing["face"])
        return name if len(alike) == 1 else self.words.say("numbered", name=name, n=alike.index(slot) + 1)

    def _known(self, places: dict[int, int], place: int) -> str:
        return self.card(places[place]) if place in places else ""

    def _sentences(self, parts: Sequence[str]) -> str:
        return " ".join(part for part in parts if part)


class Scene:
    """What lies where, as far as the log has told."""

    def __init__(self) -> None:
        self.lair: dict[int, int] = {}
        self.nodes: dict[int, int] = {}
        self.spies: dict[int, int] = {}

    def note(self, event: Event) -> None:
        """Keep up with what has happened; to be called after the event was put into words."""
        kind, place, amount, face = event.kind, event.place, event.amount, event.face
        if kind in {"minion", "built"}:
            self.lair[place] = face
        elif kind == "node":
            self.nodes[place] = face
        elif kind == "spy":
            self.spies[place] = face
        elif kind == "moved":
            self.lair[place] = self.lair.pop(amount, face)
        elif kind == "swapped":
            self.lair[place], self.lair[amount] = face, self.lair.get(place, face)
        elif kind in {"minion-died", "destroyed", "sacrificed", "returned"} and self.lair.get(place) == face:
            del self.lair[place]


class Teller:
    """Tells one viewer what happens, and remembers what lies where: some events name only a place."""

    def __init__(self, words: SpiesWords, viewer: int) -> None:
        self.words = words
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._scene = Scene()

    def hear(self, events: Iterable[Event]) -> list[LogLine]:
        """More has happened; all lines so far."""
        for event in events:
            if not event.heard_by(self.viewer):
                continue
            text = self.words.event(event, self.viewer, self._scene)
            self._scene.note(event.shown_to(self.viewer))
            at = len(self.lines) + 1
            self.lines.append(LogLine(at, event.kind, event.seat, text, event.clause, self._is_minor(event)))
        return self.lines

    def _is_minor(self, event: Event) -> bool:
        """One's own cards are told one by one, so their number need not be."""
        if event.kind in MINOR or (event.kind, event.clause) in ROUTINE:
            return True
        return event.kind == "drew" and event.seat == self.viewer


def _nodes(view: View) -> list[dict[str, Any] | None]:
    """The Nodes in play by slot, each with its network and that network's size."""
    found: dict[int, dict[str, Any]] = {}
    for network in view["networks"]:
        for node in network["nodes"]:
            found[node["slot"]] = {**node, "network": network["network"], "size": network["size"]}
    return [found.get(slot) for slot in range(max(found, default=-1) + 1)]


def _is_of(kind: str, seat: int) -> bool:
    """Whether a side plays that kind of card."""
    return (kind in {"recruit", "found", "intelligence"}) == (seat == MASTER)


SPEAKER: Final = SpiesWords
"""Every game's words are found by this name."""
