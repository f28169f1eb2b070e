"""What Nefarious says: cards, Twists, questions, options and events in one language, for terminal and web table alike.

Everything is said from a view or from an event as a seat may know it, so nothing here can tell a secret. What an
Invention does is put into words from its effect lines, so text and behaviour cannot part.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.speech import LogLine, name_in
from villainy.games.nefarious.deck import ACTIONS, AREAS, AS_BUILT, INVENT, PER, SPECULATE, THINGS, WORK, Cards, Line
from villainy.games.nefarious.rules import Rules, rules_of
from villainy.games.nefarious.twist import SLUGS
from villainy.games.nefarious.twists import CATALOGUE
from villainy.games.nefarious.variant import NO_TWIST
from villainy.words import Words

PACKAGE: Final = "villainy.games.nefarious"
GLUE: Final = "\N{NO-BREAK SPACE}"
PLUS: Final = "+"
MINUS: Final = "\N{MINUS SIGN}"

MINOR: Final = frozenset({"understood", "invention", "paid", "score", "kept"})
"""Events that belong in the log but need not be told aloud: the table shows them, or what comes of them is told."""

TASKS: Final = {("card", -1): "discard", ("minion", 1): "place", ("minion", -1): "remove"}
"""Which effect lines ask something, and what."""

REASONS: Final = {"nefarious.research.money": "research", "nefarious.work.money": "work"}
"""Why somebody gains money, where the line of the log says so itself."""

OPEN: Final = frozenset({"Understand", "SpeculateOpenly"})
"""Questions whose answers everybody sees as they come."""

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "understood": ("nefarious.setup.twists-understood", "nefarious.twist.two", "nefarious.twist.order"),
    "action": (
        "nefarious.select.one-of-four",
        "nefarious.select.may-be-useless",
        "nefarious.invest.per-minion",
        "nefarious.resolve.order",
    ),
    "area": ("nefarious.speculate.place", "nefarious.invest.per-minion", "nefarious.invest.before-actions"),
    "invent": ("nefarious.invent.choose", "nefarious.invent.pay", "nefarious.invent.cannot-pay"),
    "plan": ("nefarious.twist.long-term.commit", "nefarious.twist.long-term.must-build"),
    "discard": ("nefarious.effect.minus-card", "nefarious.partial.as-much"),
    "remove": ("nefarious.effect.minus-minion", "nefarious.partial.as-much"),
    "place": ("nefarious.effect.plus-minion", "nefarious.invest.per-minion", "nefarious.partial.minion"),
}
"""The clauses that an option rests on, for who asks what it does."""


class NefariousWords:
    """The words of one table: its language, its deck and the names of its seats."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.words = words
        self.deck = deck
        self.names = list(names)
        self._entries: list[dict[str, Any]] = deck.source["invention"]

    # Things ----------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("game-title")

    def deck_name(self) -> str:
        return name_in(self.words.language, self.deck.source)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def phase(self, view: View) -> str:
        return self.words.say(f"phase-{view['phase']}")

    def action(self, action: int) -> str:
        """An Action, or its area: shape and name, so that nobody has to know the shape."""
        return f"{self.action_glyph(action)}{GLUE}{self.action_name(action)}"

    def action_name(self, action: int) -> str:
        return self.words.say(f"action-{ACTIONS[action]}")

    def action_glyph(self, action: int) -> str:
        return self.words.say(f"action-{ACTIONS[action]}.glyph")

    def thing_glyph(self, thing: int) -> str:
        return self.words.say(f"thing-{THINGS[thing]}.glyph")

    # Inventions ------------------------------------------------------------------------------------------------------

    def card(self, face: int) -> str:
        """The name on a card."""
        return name_in(self.words.language, self._entries[face])

    def points(self, face: int, short: bool = False) -> str:
        """What is printed about points: a number, or that it grows (nefarious.card.secret-lair)."""
        points = self.deck.points[face]
        ending = "-short" if short else ""
        if points == AS_BUILT:
            return self.words.say(f"points-growing{ending}")
        return self.words.say(f"points{ending}", n=points)

    def shown(self, face: int, cost: int | None = None) -> str:
        """A card with its figures; with what it costs now, where a Twist has changed that."""
        printed = self.deck.cost[face]
        points = self.points(face, short=True)
        return self.words.say(
            "shown-invention", name=self.card(face), cost=printed if cost is None else cost, points=points
        )

    def effects(self, face: int) -> list[str]:
        """What is printed that the card does when it is built, one sentence for each line."""
        return self._sentences(self.deck.own[face], self.deck.others[face])

    def effects_now(self, face: int, view: View) -> list[str]:
        """What the card would do at this table, with all that its Twists add, change and forbid."""
        rules = self._rules(view)
        built = view["seats"][view["seat"]]["built"]
        if rules.borrows and rules.empty[face] and built:
            before = built[-1]["face"]
            borrowed = self.words.say("effect-borrowed", card=self.card(before))
            return [borrowed, *self._sentences(rules.own[before], rules.others[before])]
        return self._sentences(rules.own[face], rules.others[face])

    def effect(self, line: Line, whom: str) -> str:
        """One line as a sentence; `whom` it strikes is "self" or "others"."""
        sign = "plus" if line.amount > 0 else "minus"
        message = f"effect-{whom}-{sign}-{THINGS[line.thing]}"
        return self.words.say(message, n=abs(line.amount), per=PER[line.per] or "once")

    def effects_short(self, face: int) -> str:
        """What is printed, in a few signs, each thing with its shape and its name."""
        return self._signs(self.deck.own[face], self.deck.others[face], "self") or self.words.say("short-none")

    def effects_short_now(self, face: int, view: View) -> str:
        """The same as it would happen at this table; marked where the Twists have changed it."""
        rules = self._rules(view)
        now = self._signs(rules.own[face], rules.others[face], "self") or self.words.say("short-none")
        return now if now == self.effects_short(face) else self.words.say("short-twisted", lines=now)

    def effect_short(self, line: Line) -> str:
        sign = PLUS if line.amount > 0 else MINUS
        text = self.words.say(f"short-{THINGS[line.thing]}", sign=sign, n=abs(line.amount), per=PER[line.per] or "once")
        return text.replace(" ", GLUE)

    # Twists ----------------------------------------------------------------------------------------------------------

    def twist_name(self, number: int) -> str:
        return self.words.say(f"twist-{SLUGS[number]}")

    def twist_text(self, number: int, settings: dict[str, str | int] | None = None) -> str:
        """The rule in one sentence, as this table plays it."""
        message = f"twist-{SLUGS[number]}.text"
        reading = (settings or {}).get("securityMeasures", "all")
        if SLUGS[number] == "security-measures" and reading == "others":
            message += "-others"
        return self.words.say(message)

    def twist_flavour(self, number: int) -> str:
        """What the inventor of the Twist has to say about it."""
        return self.words.say(f"twist-{SLUGS[number]}.flavour")

    # Questions -------------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """What is asked, to who reads the view, if that is who is asked; else whom all are waiting for."""
        asked: list[int] = view["asked"]
        if not asked:
            return ""
        kind: str = view["question"]
        viewer: int = view["seat"]
        if viewer not in asked:
            names = self.listed([self._doing(view, seat) for seat in asked])
            waiting = self.words.say(f"question-{kind}.others", names=names)
            sealed = kind not in OPEN and viewer < view["players"] and view["seats"][viewer]["done"]
            return self.words.say("question-sealed", waiting=waiting) if sealed else waiting
        wanted: int = view["seats"][viewer]["wanted"]
        left = wanted - len(view["picks"])
        args: dict[str, str | int] = {
            "twists": len(view["twists"]),
            "wanted": wanted,
            "left": left,
            "more": "yes" if view["picks"] else "no",
        }
        if kind == "GiveBack":
            args["card"] = self._newest(view, viewer)
        if kind == "Wave":
            args |= self._cause(view, viewer)
        return self.words.say(f"question-{kind}", **args)

    def listed(self, names: Sequence[str]) -> str:
        """Some names in a row, as one says it."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("list-last", most=", ".join(names[:-1]), last=names[-1])

    def cause(self, view: View, seat: int) -> tuple[int, int]:
        """Whose Invention makes the seat do what it is asked, and the Invention's face; NOBODY and NO_CARD if none."""
        line = self._line_on(view, seat)
        if line is None:
            return NOBODY, NO_CARD
        builder: int = line["builder"]
        shown = view["seats"][builder]["invention"]
        return builder, shown["face"] if shown else NO_CARD

    # Options ---------------------------------------------------------------------------------------------------------

    def option(self, option: int, view: View) -> str:
        """What an option does, as one would say it on a button."""
        kind, parts = self.deck.space.meaning(option)
        if kind == "understood":
            return self.words.say("option-understood")
        if kind in {"invent", "plan", "discard"}:
            return self.words.say(f"option-{kind}", card=self.shown(parts[0], self.cost(parts[0], view)))
        return self.words.say(f"option-{kind}", action=self.action(parts[0]))

    def gain(self, option: int, view: View) -> str:
        """A word beside an option, where there is one: the price of an area."""
        kind, parts = self.deck.space.meaning(option)
        return self.words.say("option-area.price", n=view["prices"][parts[0]]) if kind == "area" else ""

    def explain(self, option: int, view: View) -> str:
        """What choosing it would mean, in figures."""
        kind, parts = self.deck.space.meaning(option)
        seat: int = view["seat"]
        if kind == "understood" or seat >= view["players"]:
            return ""
        if kind == "action":
            return " ".join(self._explain_action(parts[0], view))
        if kind in {"area", "place"}:
            return " ".join(self._explain_area(parts[0], view, free=kind == "place"))
        if kind == "remove":
            stays = view["seats"][seat]["areas"][parts[0]] - self._picked(view, option) - 1
            return self.words.say("explain-remains", n=max(0, stays))
        return " ".join(self._explain_invention(parts[0], view, building=kind != "discard"))

    def clauses(self, option: int) -> tuple[str, ...]:
        """The rules that the option rests on."""
        return CLAUSES[self.deck.space.meaning(option)[0]]

    def labels(self, options: Sequence[int]) -> list[str]:
        """What to type for each option: an Action and an area have the number printed on the card."""
        meanings = [self.deck.space.meaning(option) for option in options]
        return [
            str(parts[0] + 1 if kind in {"action", "area", "place", "remove"} else at)
            for at, (kind, parts) in enumerate(meanings, start=1)
        ]

    def thinkable(self, view: View) -> list[int]:
        """Options that this seat could name from what it sees, offered or not: to tell why they are not."""
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        option = self.deck.space.option
        faces = sorted({card["face"] for card in view["seats"][seat]["hand"]["known"]})
        found = [option("understood")]
        found += [option(kind, (at,)) for kind in ("action", "area", "remove", "place") for at in range(AREAS)]
        found += [option(kind, (face,)) for kind in ("discard", "invent", "plan") for face in faces]
        return found

    def cost(self, face: int, view: View) -> int:
        """What an Invention costs the viewer now; as printed, where the view does not say."""
        for known, cost in view["costs"]:
            if known == face:
                return int(cost)
        return self.deck.cost[face]

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int, twists: Sequence[int] = ()) -> str:
        """What happened under these Twists, as the viewer may know it."""
        shown = event.shown_to(viewer)
        face = shown.face
        message = f"event-{shown.kind}"
        effects = self._at_work(face, twists, mine=shown.seat == viewer) if shown.kind == "built" else ""
        if effects:
            message += ".effects"
        elif face != NO_CARD and self.words.has(f"{message}.face"):
            message += ".face"
        twist = shown.amount if shown.kind in {"twist", "twist-acts"} else -1
        args: dict[str, str | int] = {
            "who": "nobody" if shown.seat == NOBODY else "you" if shown.seat == viewer else "other",
            "name": "" if shown.seat == NOBODY else self.names[shown.seat],
            "amount": shown.amount,
            "n": shown.amount,
            "card": "" if face == NO_CARD else self.shown(face),
            "title": "" if face == NO_CARD else self.card(face),
            "effects": effects,
            "action": self.action(shown.place) if 0 <= shown.place < AREAS else "",
            "twist": self.twist_name(twist) if twist >= 0 else "",
            "text": self.twist_text(twist) if twist >= 0 else "",
            "why": REASONS.get(shown.clause, "other"),
        }
        return self.words.say(message, **args)

    def _at_work(self, face: int, twists: Sequence[int], mine: bool) -> str:
        """What a new Invention is about to do; nothing, where that hangs on more than the card and the Twists."""
        if face == NO_CARD or SLUGS.index("security-measures") in twists:
            return ""
        rules = rules_of(self.deck, len(self.names), list(twists), CATALOGUE, False)
        return self._signs(rules.own[face], rules.others[face], "self" if mine else "builder")

    def teller(self, viewer: int) -> "Teller":
        """Who tells the viewer what happens, from the beginning of the game."""
        return Teller(self, viewer)

    def story(self, events: Iterable[Event], viewer: int) -> list[LogLine]:
        """All that the viewer has heard of, from the beginning of the game."""
        return self.teller(viewer).hear(events)

    # -----------------------------------------------------------------------------------------------------------------

    def _signs(self, own: Sequence[Line], others: Sequence[Line], whose: str) -> str:
        parts = [
            self.words.say(f"short-{whom}", lines=", ".join(self.effect_short(line) for line in lines))
            for whom, lines in ((whose, own), ("others", others))
            if lines
        ]
        return "; ".join(parts)

    def _sentences(self, own: Sequence[Line], others: Sequence[Line]) -> list[str]:
        found = [self.effect(line, "self") for line in own] + [self.effect(line, "others") for line in others]
        return found or [self.words.say("effect-none")]

    def _line_on(self, view: View, seat: int) -> dict[str, Any] | None:
        """The effect line that asks something of the seat now."""
        lines = view["resolving"]["lines"] if view["resolving"] else []
        return next((line for line in lines if line["seat"] == seat and _task(line)), None)

    def _doing(self, view: View, seat: int) -> str:
        """A name; during effects, with what that player has to do."""
        line = self._line_on(view, seat)
        name = self.names[seat]
        if view["question"] != "Wave" or line is None:
            return name
        return self.words.say("question-Wave.doing", name=name, task=_task(line), n=view["seats"][seat]["wanted"])

    def _cause(self, view: View, seat: int) -> dict[str, str | int]:
        """Whose Invention asks what of the seat, and the Twist that makes it."""
        line = self._line_on(view, seat)
        builder, face = self.cause(view, seat)
        if line is None or face == NO_CARD:
            return {"mine": "no", "name": "", "card": "", "task": ""}
        twist = self._twist_behind(view, line, face)
        card = self.card(face)
        return {
            "mine": "yes" if builder == seat else "no",
            "name": self.names[builder],
            "card": card
            if twist == NO_TWIST
            else self.words.say("cause-twisted", card=card, twist=self.twist_name(twist)),
            "task": _task(line),
        }

    def _twist_behind(self, view: View, line: dict[str, Any], face: int) -> int:
        """The Twist that gives an Invention a line which is not printed on it; NO_TWIST where it is printed."""
        at_builder = view["resolving"]["stage"] == 1
        if _has_line(self.deck.own[face] if at_builder else self.deck.others[face], line):
            return NO_TWIST
        for number in view["twists"]:
            own: list[Line] = []
            others: list[Line] = []
            CATALOGUE[number].effect_append(own, others)
            if CATALOGUE[number].effect_if_empty() or _has_line(own if at_builder else others, line):
                return int(number)
        return NO_TWIST

    def _newest(self, view: View, seat: int) -> str:
        """The Invention that the seat has just built."""
        mine = view["seats"][seat]
        newest = mine["invention"] or (mine["built"][-1] if mine["built"] else None)
        return self.card(newest["face"]) if newest else ""

    def _picked(self, view: View, option: int) -> int:
        """How often the viewer has picked this option already."""
        return sum(pick == option for pick in view["picks"])

    def _rules(self, view: View) -> Rules:
        """The rules as the Twists in play make them."""
        only_others = view["settings"]["securityMeasures"] == "others"
        return rules_of(self.deck, view["players"], view["twists"], CATALOGUE, only_others)

    def _in_play(self, view: View, slug: str) -> bool:
        return SLUGS.index(slug) in view["twists"]

    def _explain_action(self, action: int, view: View) -> list[str]:
        """What the Action does for oneself, and what it pays the neighbours."""
        mine = view["seats"][view["seat"]]
        rules = self._rules(view)
        if action == SPECULATE:
            found = [self.words.say("explain-speculate", n=mine["reserve"])]
        elif action == INVENT:
            count = mine["hand"]["count"]
            found = [self.words.say("explain-invent", n=count, money=self.words.say("coins", n=mine["money"]))]
        elif action == WORK:
            found = [self.words.say("explain-work", n=rules.work_money)]
        else:
            cards = self.words.say("cards", n=0 if view["locked"] else rules.research_draw)
            found = [self.words.say("explain-research", n=rules.research_money, cards=cards)]
            if rules.research_discard:
                found.append(self.words.say("explain-discards", n=rules.research_discard))
        if rules.action_repeats > 1:
            found.append(self.words.say("explain-twice"))
        paid = [
            self.words.say("explain-feeds-one", name=self.names[other], n=times * view["seats"][other]["areas"][action])
            for other in range(view["players"])
            for times in [self._pays(rules, view, view["seat"], other)]
            if times and other != view["seat"] and view["seats"][other]["areas"][action]
        ]
        if paid:
            found.append(self.words.say("explain-feeds", sources=self.listed(paid)))
        return found

    def _explain_area(self, area: int, view: View, free: bool) -> list[str]:
        """The price, and what the Minions there would earn from each neighbour."""
        mine = view["seats"][view["seat"]]
        price = 0 if free else view["prices"][area]
        found = [self.words.say("explain-price", n=price, left=mine["money"] - price)]
        picked = self._picked(view, self.deck.space.option("place" if free else "area", (area,)))
        there = mine["areas"][area] + picked + 1
        sources: list[str] = []
        rules = self._rules(view)
        for distance in sorted(rules.sources, key=lambda distance: distance == 0):
            other = (view["seat"] + distance) % view["players"]
            earned = there * self._pays(rules, view, other, view["seat"])
            message = "explain-earns-own" if other == view["seat"] else "explain-earns-from"
            sources.append(self.words.say(message, n=earned, name=self.names[other]))
        found.append(self.words.say("explain-earns", n=there, action=self.action(area), sources=self.listed(sources)))
        out = sum(mine["areas"]) + len(view["picks"]) + 1
        if self._in_play(view, "unpaid-interns") and len(mine["built"]) < out:
            found.append(self.words.say("explain-interns", built=len(mine["built"]), out=out))
        if self._in_play(view, "rigged-investments") and view["snapshot"][area]:
            found.append(self.words.say("explain-rigged", n=view["snapshot"][area]))
        return found

    def _pays(self, rules: Rules, view: View, payer: int, earner: int) -> int:
        """How much one Action of the payer brings each Minion of the earner on its area."""
        distance = (payer - earner) % view["players"]
        return rules.weights[rules.sources.index(distance)] if distance in rules.sources else 0

    def _explain_invention(self, face: int, view: View, building: bool) -> list[str]:
        """Cost, what is left or missing, points, and what it would do."""
        mine = view["seats"][view["seat"]]
        cost, money = self.cost(face, view), mine["money"]
        if cost <= money:
            found = [self.words.say("explain-pays", cost=cost, n=money, left=money - cost)]
        else:
            found = [self.words.say("explain-short", cost=cost, n=money, short=cost - money)]
        found.append(self.words.say("explain-worth", points=self.points(face)))
        found += self.effects_now(face, view)
        if building and self._in_play(view, "unions") and not any(mine["areas"]):
            found.append(self.words.say("explain-unions"))
        return found


class Teller:
    """Tells one viewer what happens, and remembers under which Twists."""

    def __init__(self, words: NefariousWords, viewer: int) -> None:
        self.words = words
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._twists: list[int] = []

    def hear(self, events: Iterable[Event]) -> list[LogLine]:
        """More has happened; all lines so far."""
        for event in events:
            if not event.heard_by(self.viewer):
                continue
            if event.kind == "twist":
                self._twists.append(event.amount)
            text = self.words.event(event, self.viewer, self._twists)
            at = len(self.lines) + 1
            self.lines.append(LogLine(at, event.kind, event.seat, text, event.clause, self._is_minor(event)))
        return self.lines

    def _is_minor(self, event: Event) -> bool:
        """What is dealt at the start, one sees; one's own cards are told one by one, so their number need not be."""
        dealt = event.clause.startswith("nefarious.setup.") and event.kind != "twist"
        return dealt or event.kind in MINOR or (event.kind == "drew" and event.seat == self.viewer)


def _task(line: dict[str, Any]) -> str:
    """What an effect line asks of who it strikes; empty where nothing is asked."""
    return TASKS.get((line["thing"], line["sign"]), "")


def _has_line(lines: Sequence[Line], line: dict[str, Any]) -> bool:
    """Whether one of the lines gives or takes what this line of a view does."""
    return any(THINGS[each.thing] == line["thing"] and (each.amount > 0) == (line["sign"] > 0) for each in lines)


SPEAKER: Final = NefariousWords
"""Every game's words are found by this name."""
