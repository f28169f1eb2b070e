"""The table of Nefarious as its page shows it: Lairs, Inventions, Twists, and where each option can be taken."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from villainy.engine.game import Deck, View
from villainy.games.nefarious.deck import ACTIONS, AS_BUILT, PER, THINGS, Cards, Line
from villainy.games.nefarious.words import GLUE, NefariousWords
from villainy.table.drawing.film import MOST_SHOTS, Shot
from villainy.table.drawing.parts import fit
from villainy.words import Words

MINUS: Final = "\N{MINUS SIGN}"

STANDS: Final = 6
HEARTS: Final = 8
EXTRAS: Final = 4
STRIDE: Final = 37
"""Has no factor in common with the number of contraptions, so that neighbours in the deck look nothing alike."""

STEPS: Final = ("select", *ACTIONS)
"""The phases of a round that the page counts off: the choice, then the Actions in their order."""

SPECULATING: Final = frozenset({"Speculate", "SpeculateOpenly"})
AT_AN_AREA: Final = frozenset({"area", "place", "remove"})
BY_A_CARD: Final = frozenset({"invent", "plan", "discard"})

FULL: Final = 6
EMPTY: Final = 46
"""Where the liquid stands in the vessel when the score is the goal, and when it is nothing."""

LINE: Final = 10
"""Letters of one word that fit on one line of a card."""
LONG_NAME: Final = 18

MONEY: Final = frozenset({"income", "gained", "lost", "paid"})
ALL_AT_ONCE: Final = frozenset(
    {*MONEY, "revealed", "placed", "removed", "invention", "drew", "discarded", "score"},
)
"""What happens to several seats at the same moment, and is played so."""

AMOUNTS: Final = {"card": "cards", "money": "coins", "minion": "minions"}
"""The message that counts a thing."""

MOST_CARDS: Final = 9
"""So many cards have a key of their own."""


@dataclass(frozen=True)
class Chip:
    """One effect line as signs: how many of what, and per what."""

    amount: str
    thing: str
    per: str


@dataclass(frozen=True)
class Row:
    """The effect lines that hit the same people."""

    whom: str
    chips: tuple[Chip, ...]


@dataclass(frozen=True)
class Printed:
    """What stands on an Invention."""

    face: int
    name: str
    cost: int
    points: str
    rows: tuple[Row, ...]
    text: str
    """What it does, in words."""
    parts: tuple[int, int, int]
    """What its picture is put together from: a stand, a heart and an extra."""

    @property
    def fit(self) -> str:
        """How small the name must be written."""
        return fit(self.name, LINE, 1, LONG_NAME)


@dataclass(frozen=True)
class Pic:
    """A card on the table. `mark` stays with it from view to view, so that it glides; unknown cards have none."""

    printed: Printed | None
    mark: str
    points: int = -1
    """What it is worth now, where it is built."""


@dataclass(frozen=True)
class Choice:
    """An option that is offered. `key` is how the keyboard says it; `pick` the card that it begins with, -1: none."""

    option: int
    kind: str
    text: str
    gain: str
    key: str
    pick: int = -1


@dataclass(frozen=True)
class Action:
    """One of the four Actions, as a card."""

    number: int
    name: str
    does: str
    choice: Choice | None = None
    sealed: bool = False
    barred: bool = False
    why: int = -1


@dataclass(frozen=True)
class Area:
    """One of the four areas of a Lair."""

    number: int
    name: str
    minions: int
    price: int = -1
    earns: int = 0
    """What its Minions get from each neighbour who chooses that Action."""
    choice: Choice | None = None
    sealed: int = 0
    """How many Minions were promised to it that are still to be placed."""
    why: int = -1


@dataclass(frozen=True)
class Held:
    """A card in the viewer's hand. `pick` numbers the faces that can be taken; `why` is an option to ask about."""

    pic: Pic
    at: int
    cost: int
    short: int
    """How much money is missing to build it."""
    pick: int = -1
    direct: Choice | None = None
    why: int = -1
    planned: bool = False
    sealed: bool = False


@dataclass(frozen=True)
class Lair:
    """Somebody's Lair."""

    seat: int
    name: str
    me: bool
    side: str
    """Where they sit as the viewer sees it: left, right, both, or nowhere near."""
    asked: bool
    sealed: bool
    winner: bool
    money: int
    income: int
    reserve: int
    areas: tuple[Area, ...]
    hand: int
    known: tuple[Pic, ...]
    built: tuple[Pic, ...]
    stored: tuple[Pic, ...]
    """What is built and no longer lies above the Lair."""
    score: int
    bonus: int
    level: float
    actions: tuple[Action, ...]
    past: bool
    """Whether the Actions are those of the last round."""
    barred: tuple[Action, ...]
    plan: Pic | None
    shown: Pic | None
    """An Invention above the Lair: turned over, or face down."""
    turned: Pic | None
    """The Invention of the last round, once that is over."""
    pays: tuple[Area, ...]
    """The viewer's areas whose Minions a neighbour's Action would pay."""
    about: str


@dataclass(frozen=True)
class TwistCard:
    """A Twist that lies on the table."""

    number: int
    order: int
    name: str
    text: str
    flavour: str


@dataclass(frozen=True)
class Hit:
    """An effect line that is being carried out: whose Invention does it to whom."""

    seat: int
    builder: int
    chip: Chip
    card: str
    text: str


@dataclass
class Board:
    """Everything that the page shows."""

    lairs: list[Lair]
    """Clockwise, and as one sits: the left neighbour first, the right one last, the viewer's own not among them."""
    mine: Lair | None
    everybody: list[Lair]
    """By seat."""
    actions: list[Action]
    """The viewer's Action cards, while Actions are chosen."""
    hand: list[Held]
    flat: list[Choice]
    """Options that stand in the bar."""
    choices: list[Choice]
    """All options, in the order of the list."""
    sealed: str
    """What the viewer has sealed, in words."""
    hits: list[Hit]
    stage: str
    phase: str
    steps: list[tuple[int, bool]]
    """The steps of a round by the Action that each is, -1 for the choice; and which of them it is now."""
    round: str
    goal: int
    question: str
    pile: int
    discards: list[Pic]
    warning: str
    others: list[Lair] = field(default_factory=list)
    """Those of whose hands the viewer knows something."""


class Ink:
    """Inventions as they are drawn in one language; made once, used by all tables with that deck."""

    def __init__(self, words: NefariousWords) -> None:
        self.words = words
        self.deck = words.deck
        self._cards = [self._print(face) for face in range(len(self.deck.cost))]
        self._drawn: dict[int, Markup] = {}
        self._spoken = {str(escape(words.action(number))): number for number in range(len(ACTIONS))}
        self._actions = re.compile("|".join(re.escape(text) for text in self._spoken))
        self._glyphs = {str(escape(words.thing_glyph(number))): number for number in range(len(THINGS))}
        self._things = re.compile(rf"(?<=\d[ {GLUE}])[{re.escape(''.join(self._glyphs))}]")
        self.paint = lru_cache(maxsize=4096)(self._paint)

    def card(self, face: int) -> Printed:
        """What is printed on a face."""
        return self._cards[face]

    def drawn(self, printed: Printed, template: Callable[[Printed], Markup]) -> Markup:
        """The inside of a card, by a template that is filled once for each face."""
        if printed.face not in self._drawn:
            self._drawn[printed.face] = template(printed)
        return self._drawn[printed.face]

    def _paint(self, text: str) -> Markup:
        """A text with its Actions and things drawn; their names stay there for who listens."""
        drawn = self._actions.sub(self._inline, str(escape(text)))
        return Markup(self._things.sub(self._counted, drawn))  # noqa: S704  (escaped, then drawn on)

    def _counted(self, found: re.Match[str]) -> str:
        number = self._glyphs[found.group()]
        drawn = Markup('<svg class="sign" aria-hidden="true"><use href="#n-{}"/></svg><span class="unseen">{}</span>')
        return drawn.format(THINGS[number], self.words.words.say(f"thing-{THINGS[number]}"))

    def _inline(self, found: re.Match[str]) -> str:
        number = self._spoken[found.group()]
        drawn = Markup('<span class="whole"><svg class="sign" aria-hidden="true"><use href="#act-{}"/></svg>{}</span>')
        return drawn.format(number, GLUE + self.words.action_name(number))

    def _print(self, face: int) -> Printed:
        deck, words = self.deck, self.words
        rows = [("self", deck.own[face]), ("others", deck.others[face])]
        mix = face * STRIDE % (STANDS * HEARTS * EXTRAS)
        return Printed(
            face=face,
            name=words.card(face),
            cost=deck.cost[face],
            points="n" if deck.points[face] == AS_BUILT else str(deck.points[face]),
            rows=tuple(Row(whom, tuple(map(_chip, lines))) for whom, lines in rows if lines),
            text=" ".join(words.effects(face)),
            parts=(mix % STANDS, mix // STANDS % HEARTS, mix // (STANDS * HEARTS)),
        )


def _chip(line: Line) -> Chip:
    return Chip(_signed(line.amount), THINGS[line.thing], PER[line.per])


def _signed(amount: int) -> str:
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"


class Art:
    """Words and pictures of one table in one language."""

    def __init__(self, deck: Deck, words: NefariousWords, names: Sequence[str]) -> None:
        assert isinstance(deck, Cards)
        self.deck = deck
        self.words = words
        self.names = list(names)
        self.say = words.words.say
        self.action = words.action_name
        self.ink = _ink(deck, words.words)
        self.card = self.ink.card
        self.paint = self.ink.paint
        self.drawn = self.ink.drawn

    # The whole table --------------------------------------------------------------------------------------------------

    def board(
        self, view: View, asks: Mapping[str, Any] | None, events: Sequence[Mapping[str, Any]], words: Words
    ) -> Board:
        """The table as the view has it, with the options where they can be taken; `words` are the pages' own.

        What was revealed last comes from the newest events: a view forgets it when the Action cards are taken back.
        """
        options = [] if asks is None else list(asks["options"])
        picks = self._picks(options)
        choices = [self._choice(option, view, picks) for option in options]
        past, turned = _revealed_last(events), _turned_last(events)
        everybody = [self._lair(view, seat, choices, past, turned, words) for seat in range(view["players"])]
        seat: int = view["seat"]
        playing = seat < view["players"]
        first = seat + 1 if playing else 0
        around = [everybody[(first + at) % view["players"]] for at in range(view["players"] - playing)]
        return Board(
            lairs=around,
            mine=everybody[seat] if playing else None,
            everybody=everybody,
            actions=self._actions(view, choices, words) if playing and view["question"] == "ChooseAction" else [],
            hand=self._hand(view, choices, picks, options) if playing else [],
            flat=[choice for choice in choices if choice.kind == "understood"],
            choices=choices,
            sealed=self._sealed(view),
            hits=self._hits(view, words),
            stage=self.say("board-resolving", stage=view["resolving"]["stage"]) if view["resolving"] else "",
            phase=self.words.phase(view),
            steps=[(at - 1, view["phase"] == phase) for at, phase in enumerate(STEPS)],
            round=self.say("board-round", round=view["round"]),
            goal=view["goal"],
            question=self.words.question(view),
            pile=view["pile"],
            discards=[self._pic(card) for card in reversed(view["discards"])],
            warning=self._warning(view),
            others=[lair for lair in around if lair.known],
        )

    def twists(self, view: View) -> list[TwistCard]:
        """The Twists in the order in which they were turned over."""
        words = self.words
        return [
            TwistCard(
                number=number,
                order=order,
                name=words.twist_name(number),
                text=words.twist_text(number, view["settings"]),
                flavour=words.twist_flavour(number),
            )
            for order, number in enumerate(view["twists"], start=1)
        ]

    def _pic(self, card: Mapping[str, Any]) -> Pic:
        return Pic(self.card(card["face"]), f"c{card['card']}", card.get("points", -1))

    def _warning(self, view: View) -> str:
        """The pile is locked, or soon may be."""
        if view["locked"]:
            return self.say("board-locked")
        return self.say("board-low") if view["pile"] + len(view["discards"]) < view["players"] else ""

    # Options ----------------------------------------------------------------------------------------------------------

    def _picks(self, options: Sequence[Mapping[str, Any]]) -> dict[int, int]:
        """The faces that options name, numbered."""
        faces = [option["parts"][0] for option in options if option["kind"] in BY_A_CARD]
        return {face: at for at, face in enumerate(faces)}

    def _choice(self, option: Mapping[str, Any], view: View, picks: Mapping[int, int]) -> Choice:
        kind, parts, number = option["kind"], option["parts"], option["option"]
        pick = picks.get(parts[0], -1) if kind in BY_A_CARD else -1
        key = str(pick + 1) if pick >= 0 else str(parts[0] + 1) if parts else "1"
        return Choice(
            option=number,
            kind=kind,
            text=option["text"],
            gain=self.words.explain(number, view),
            key=key if pick < MOST_CARDS else "",
            pick=pick,
        )

    def _named(self, options: Sequence[int], kinds: frozenset[str]) -> list[int]:
        """The Actions, areas or faces that some options of these kinds name."""
        meanings = [self.deck.space.meaning(option) for option in options]
        return [parts[0] for kind, parts in meanings if kind in kinds]

    def _sealed(self, view: View) -> str:
        return ", ".join(self.words.option(option, view) for option in view["picks"])

    def _actions(self, view: View, choices: Sequence[Choice], words: Words) -> list[Action]:
        """The viewer's four Action cards."""
        sealed = self._named(view["picks"], frozenset({"action"}))
        offered = {self.deck.space.meaning(choice.option)[1][0]: choice for choice in choices}
        barred = view["seats"][view["seat"]]["barred"]
        return [
            Action(
                number=number,
                name=self.action(number),
                does=words.say(f"table-nefarious-does-{name}"),
                choice=offered.get(number),
                sealed=number in sealed,
                barred=number in barred,
                why=self.deck.space.option("action", (number,)) if choices and number in barred else -1,
            )
            for number, name in enumerate(ACTIONS)
        ]

    # Lairs ------------------------------------------------------------------------------------------------------------

    def _lair(
        self,
        view: View,
        seat: int,
        choices: Sequence[Choice],
        past: Mapping[int, list[int]],
        turned: Mapping[int, int],
        words: Words,
    ) -> Lair:
        shown = view["seats"][seat]
        me = seat == view["seat"]
        score, goal = shown["score"], view["goal"]
        built = tuple(self._pic(card) for card in shown["built"])
        side, above = self._side(view, seat), self._above(shown, seat)
        return Lair(
            seat=seat,
            name=self.names[seat],
            me=me,
            side=side,
            asked=seat in view["asked"],
            sealed=shown["done"] and bool(view["asked"]),
            winner=seat in view["winners"],
            money=shown["money"],
            income=shown["income"],
            reserve=shown["reserve"],
            areas=tuple(self._area(view, seat, number, choices) for number in range(len(ACTIONS))),
            hand=shown["hand"]["count"],
            known=() if me else tuple(self._pic(card) for card in self._elsewhere(shown, shown["hand"]["known"])),
            built=built,
            stored=tuple(pic for pic in built if pic.mark != above.mark) if above else built,
            score=score,
            bonus=score - sum(pic.points for pic in built),
            level=round(EMPTY - (EMPTY - FULL) * max(0, min(score, goal)) / goal, 1),
            actions=tuple(Action(number, self.action(number), "") for number in shown["actions"] or past.get(seat, [])),
            past=not shown["actions"],
            barred=tuple(Action(number, self.action(number), "") for number in shown["barred"]),
            plan=self._plan(shown["plan"], seat),
            shown=above,
            turned=Pic(self.card(turned[seat]), f"turned-{seat}") if seat in turned and not shown["actions"] else None,
            pays=self._pays(view) if side else (),
            about=self._about(shown, words),
        )

    def _side(self, view: View, seat: int) -> str:
        """nefarious.invest.adjacent: the left neighbour sits one place further, the right one place back."""
        players, me = view["players"], view["seat"]
        if me >= players or seat == me:
            return ""
        left, right = (me + 1) % players, (me - 1) % players
        if left == right:
            return "both"
        return "left" if seat == left else "right" if seat == right else ""

    def _pays(self, view: View) -> tuple[Area, ...]:
        """What a neighbour's Actions would pay the viewer."""
        mine = view["seats"][view["seat"]]["areas"]
        weight = self._weight(view)
        return tuple(
            Area(number, self.action(number), minions, earns=minions * weight)
            for number, minions in enumerate(mine)
            if minions
        )

    @staticmethod
    def _weight(view: View) -> int:
        """nefarious.invest.two-player-double: the one neighbour pays double."""
        return 2 if view["players"] == 2 else 1

    def _about(self, shown: Mapping[str, Any], words: Words) -> str:
        """A Lair in words, for who listens."""
        areas = ", ".join(f"{self.action(number)} {minions}" for number, minions in enumerate(shown["areas"]))
        return words.say(
            "table-nefarious-about",
            money=shown["money"],
            hand=shown["hand"]["count"],
            reserve=shown["reserve"],
            areas=areas,
        )

    @staticmethod
    def _elsewhere(shown: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        """Those of the cards that do not lie above the Lair as well: a card is drawn once."""
        lying = [card["card"] for card in (shown["plan"], shown["invention"]) if card]
        return [card for card in cards if card["card"] not in lying]

    @staticmethod
    def _unknown(mark: str) -> Pic:
        return Pic(None, mark)

    def _plan(self, plan: Mapping[str, Any] | None, seat: int) -> Pic | None:
        if plan is None:
            return None
        return self._pic(plan) if plan else self._unknown(f"plan-{seat}")

    def _above(self, shown: Mapping[str, Any], seat: int) -> Pic | None:
        if shown["invention"]:
            return self._pic(shown["invention"])
        return self._unknown(f"above-{seat}") if shown["committed"] else None

    def _area(self, view: View, seat: int, number: int, choices: Sequence[Choice]) -> Area:
        shown = view["seats"][seat]
        name, minions = self.action(number), shown["areas"][number]
        if seat != view["seat"]:
            return Area(number, name, minions, sealed=self._named(shown["shown"], AT_AN_AREA).count(number))
        at_areas = [choice for choice in choices if choice.kind in AT_AN_AREA]
        offered = {self.deck.space.meaning(choice.option)[1][0]: choice for choice in at_areas}
        speculating = view["question"] in SPECULATING
        why = -1
        if at_areas and number not in offered:
            why = self.deck.space.option(at_areas[0].kind, (number,))
        return Area(
            number=number,
            name=name,
            minions=minions,
            price=view["prices"][number] if speculating else -1,
            earns=minions * self._weight(view),
            choice=offered.get(number),
            sealed=self._named(view["picks"], AT_AN_AREA).count(number),
            why=why,
        )

    # The hand ---------------------------------------------------------------------------------------------------------

    def _hand(
        self, view: View, choices: Sequence[Choice], picks: Mapping[int, int], options: Sequence[Mapping[str, Any]]
    ) -> list[Held]:
        """The viewer's own cards."""
        mine = view["seats"][view["seat"]]
        costs = dict(view["costs"])
        sealed = self._named(view["picks"], BY_A_CARD)
        by_pick = {choice.pick: choice for choice in choices if choice.pick >= 0}
        kinds = [option["kind"] for option in options if option["kind"] in BY_A_CARD]
        cards: list[Held] = []
        for at, card in enumerate(mine["hand"]["known"]):
            face = card["face"]
            cost = costs.get(face, self.deck.cost[face])
            pick = picks.get(face, -1)
            is_sealed = face in sealed
            if is_sealed:
                sealed.remove(face)
            cards.append(
                Held(
                    pic=self._pic(card),
                    at=at,
                    cost=cost,
                    short=max(0, cost - mine["money"]),
                    pick=pick,
                    direct=by_pick.get(pick),
                    why=self.deck.space.option(kinds[0], (face,)) if kinds and pick < 0 else -1,
                    planned=bool(mine["plan"]) and mine["plan"]["card"] == card["card"],
                    sealed=is_sealed,
                )
            )
        return cards

    # Effects ----------------------------------------------------------------------------------------------------------

    def _hits(self, view: View, words: Words) -> list[Hit]:
        """The lines of the wave on the table, each with its source."""
        if not view["resolving"]:
            return []
        hits: list[Hit] = []
        for line in view["resolving"]["lines"]:
            seat, builder = line["seat"], line["builder"]
            amount = line["amount"] if line["sign"] > 0 else -line["amount"]
            invention = view["seats"][builder]["invention"]
            card = self.card(invention["face"]).name if invention else ""
            chip = Chip(_signed(amount), line["thing"], line["per"])
            what = chip.amount[0] + self.say(AMOUNTS[chip.thing], n=abs(amount))
            text = words.say(
                "table-nefarious-hit", name=self.names[seat], builder=self.names[builder], card=card, what=what
            )
            hits.append(Hit(seat, builder, chip, card, text))
        return hits

    # The reel ---------------------------------------------------------------------------------------------------------

    def reel(self, view: View, events: Sequence[Mapping[str, Any]], words: Words) -> list[Shot]:
        """The newest events as moves on the page."""
        shots: list[Shot] = []
        revealed = _revealed_last(events)
        beat, before = 0, ""
        for event in events[-MOST_SHOTS:]:
            kind = event["kind"]
            together = kind if kind in ALL_AT_ONCE else f"{kind} {event['n']}"
            if together != before:
                beat, before = event["n"], together
            shots += self._shots(view, event, beat, revealed, words)
        return shots

    def _shots(
        self, view: View, event: Mapping[str, Any], beat: int, revealed: Mapping[int, list[int]], words: Words
    ) -> Iterator[Shot]:
        n, kind, seat, place, amount = (event[name] for name in ("n", "kind", "seat", "place", "amount"))
        caption = self._caption(event, words)
        vault, hand = f"vault-{seat}", f"hand-{seat}"
        if kind in MONEY and not amount:
            return
        if kind == "revealed":
            yield Shot(n, beat, "flip", f"act-{seat}-{place}", caption=caption)
        elif kind == "income":
            for since, paid in self._sources(view, seat, amount, revealed):
                yield Shot(n, beat, "fly", vault, f"+{paid}", "n-money", "good", since, caption)
        elif kind == "gained":
            yield Shot(n, beat, "float", vault, f"+{amount}", "n-money", "good", caption=caption)
        elif kind in {"lost", "paid"}:
            yield Shot(n, beat, "float", vault, f"{MINUS}{amount}", "n-money", "bad", caption=caption)
        elif kind == "placed":
            yield Shot(n, beat, "land", f"area-{seat}-{place}", caption=caption)
            if amount:
                yield Shot(n, beat, "float", vault, f"{MINUS}{amount}", "n-money", "bad")
        elif kind == "removed":
            yield Shot(n, beat, "pulse", f"area-{seat}-{place}", caption=caption)
        elif kind == "invention":
            yield Shot(n, beat, "flip", f"above-{seat}", caption=caption)
        elif kind == "built":
            yield Shot(n, beat, "land", f"built-{seat}", caption=caption)
        elif kind in {"failed", "refused"}:
            yield Shot(
                n, beat, "shake", f"lair-{seat}", words.say(f"table-nefarious-{kind}"), tone="bad", caption=caption
            )
        elif kind == "drew":
            yield Shot(n, beat, "fly", hand, f"+{amount}", "n-card", "good", "pile", caption)
        elif kind == "discarded":
            yield Shot(n, beat, "fly", "discards", f"{MINUS}1", "n-card", "bad", hand, caption)
        elif kind in {"reshuffled", "locked"}:
            yield Shot(n, beat, "pulse", "pile", tone="bad" if kind == "locked" else "", caption=caption)
        elif kind == "twist-acts":
            yield Shot(n, beat, "pulse", f"twist-{amount}", caption=caption)
        elif kind == "score":
            yield Shot(n, beat, "pulse", f"score-{seat}", caption=caption)
        elif kind in {"round", "tied", "won"}:
            at = "stage" if seat < 0 else f"lair-{seat}"
            yield Shot(n, beat, "pulse", at, caption=caption, opens=kind == "round")

    def _caption(self, event: Mapping[str, Any], words: Words) -> str:
        message = f"table-nefarious-reel-{event['kind']}"
        if not words.has(message):
            return ""
        seat, face, kind = event["seat"], event["face"], event["kind"]
        return words.say(
            message,
            name=self.names[seat] if seat >= 0 else "",
            card=self.card(face).name if face >= 0 else "",
            twist=self.words.twist_name(event["amount"]) if kind == "twist-acts" else "",
            n=event["amount"],
        )

    def _sources(self, view: View, seat: int, amount: int, revealed: Mapping[int, list[int]]) -> list[tuple[str, int]]:
        """Where income came from, neighbour by neighbour, if that explains all of it: a Twist may have added to it."""
        players = view["players"]
        areas = view["seats"][seat]["areas"]
        neighbours = sorted({(seat + 1) % players, (seat - 1) % players})
        paid = [
            (f"lair-{at}", sum(areas[action] for action in revealed.get(at, [])) * self._weight(view))
            for at in neighbours
        ]
        found = [(since, money) for since, money in paid if money]
        return found if sum(money for _, money in found) == amount else [("", amount)]


def _revealed_last(events: Sequence[Mapping[str, Any]]) -> dict[int, list[int]]:
    """By seat: the Actions that were turned over when that last happened."""
    found: dict[int, list[int]] = {}
    for event in reversed(events):
        if event["kind"] == "revealed":
            found.setdefault(event["seat"], []).insert(0, event["place"])
        elif found:
            break
    return found


def _turned_last(events: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    """By seat: the face of the Invention that was turned over since Actions were last revealed."""
    found: dict[int, int] = {}
    for event in reversed(events):
        if event["kind"] == "revealed":
            break
        if event["kind"] == "invention":
            found[event["seat"]] = event["face"]
    return found


@lru_cache(maxsize=16)
def _ink(deck: Cards, words: Words) -> Ink:
    return Ink(NefariousWords(words, deck, ()))
