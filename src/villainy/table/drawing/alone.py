"""The table of ALONE as its page shows it: the place, the Hero's sheet, Evil's cards, and what is asked.

All of it is made from the viewer's own view, so a page holds nothing that the view does not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from villainy.engine.event import EVERYONE, NO_CARD, NOBODY, Event
from villainy.engine.game import Deck, View
from villainy.games.alone.deck import DECKS, PASSIVE, Cards
from villainy.games.alone.hands import HAND_SIZE
from villainy.games.alone.terms import (
    ACTIONS,
    CREATURES,
    HERO,
    KINDS,
    MOST,
    STAIRS,
    TRACK_SPACES,
    TRIGGERS,
    TURNS,
    WAYS,
    WINDOWS,
)
from villainy.games.alone.track import FIRST_SYMBOL
from villainy.games.alone.words import AloneWords
from villainy.table.drawing import signs_alone
from villainy.table.drawing.cells_alone import beast, cells
from villainy.table.drawing.chart_alone import Chart
from villainy.table.drawing.film import MOST_SHOTS, Shot
from villainy.table.drawing.offer_alone import OF_A_CARD, OF_A_CREATURE, ON_THE_MAP, Offer
from villainy.table.drawing.shown_alone import (
    Board,
    Choice,
    Deed,
    Gauge,
    Gear,
    Heard,
    Held,
    Laid,
    Lesson,
    Person,
    Pile,
    Plate,
    Printed,
    Sign,
    Task,
    Working,
)
from villainy.table.drawing.signs_alone import Signs
from villainy.words import Words

MINUS: Final = "\N{MINUS SIGN}"
BAND: Final = 3
"""Points of Life or Self Control that go with the same Adrenaline."""
ROUND_SPACES: Final = 5
"""Spaces of the Round track before Nightmare."""

PANEL: Final = (
    ("move", ("move",)),
    ("explore", ("explore",)),
    ("fight", ("fight",)),
    ("scavenge", ("scavenge",)),
    ("interact", ("repair", "device")),
    ("locate", ("locate",)),
)
"""The six Actions, and the kinds of options that declare them."""
AT_THE_START: Final = ("bullet", "breath", "sacrifice")
CROWDED: Final = frozenset({"seek", "answer", "reroll", "upgrade", "spawn"})
"""Options that come in great numbers."""
EVERY_TURN: Final = frozenset({"Declare", "React"})
"""Questions that are soon known."""
STATE_ICONS: Final = {"locked": "lock", "open": "", "done": "check"}

# What moves on the page when something happens.
LOSSES: Final = {"lost-life": "life", "lost-self": "self"}
GAINS: Final = {"recovered-life": "life", "recovered-self": "self"}
IN_A_SECTOR: Final = {
    **dict.fromkeys(("revealed", "lit", "dark", "danger", "undanger", "spawned", "token", "token-gone"), "pulse"),
    **dict.fromkeys(("appears", "wounded", "killed"), "shake"),
}
ELSEWHERE: Final = {
    **dict.fromkeys(("reacted", "reacted-hidden"), ("land", "track")),
    **dict.fromkeys(("rolled", "rerolled", "turned"), ("land", "dice")),
    **dict.fromkeys(("completed", "final", "progress", "fuse", "rite"), ("pulse", "tasks")),
    **dict.fromkeys(("noise", "departed", "boss", "bullet", "scared", "round"), ("pulse", "stage")),
    **dict.fromkeys(("nightmare", "victory", "defeat"), ("shake", "stage")),
}
CALLED: Final = frozenset(
    {"noise", "appears", "departed", "wounded", "killed", "boss", "bullet", "nightmare", "completed", "final"}
)
"""What is called out in the words of the log."""


class Ink:
    """Cards as they are drawn in one language; made once, used by all tables with that deck."""

    def __init__(self, words: AloneWords) -> None:
        self.words = words
        self.signs = Signs(words)
        self._cards = [self._print(face) for face in range(len(words.box.reactions))]
        text = words.text
        self.ability = lru_cache(text.ability)
        self.item = lru_cache(text.item)
        self.mission = lru_cache(text.mission)
        self.goal = lru_cache(text.goal)
        self.hero = lru_cache(text.hero)
        self.companion = lru_cache(text.companion)
        self.sacrifice = lru_cache(text.sacrifice)
        self.paint = lru_cache(maxsize=4096)(_escaped)

    def card(self, face: int) -> Printed:
        """What is printed on a Reaction."""
        return self._cards[face]

    def _print(self, face: int) -> Printed:
        words, box = self.words, self.words.box
        reaction = box.reactions[face]
        trigger = TRIGGERS[reaction.trigger]
        return Printed(
            face=face,
            name=words.reaction(face),
            deck=DECKS[reaction.deck],
            deck_name=words.deck(reaction.deck),
            trigger=Sign(signs_alone.TRIGGERS[trigger], words.trigger(trigger)),
            instant=words.window(WINDOWS[reaction.window]) if box.is_instant(face) else "",
            normal=words.text.normal(face),
            dangerous=words.text.dangerous(face),
        )


def _escaped(text: str) -> Markup:
    return escape(text)


class Art:
    """Words and pictures of one table in one language."""

    def __init__(self, deck: Deck, words: AloneWords, names: Sequence[str]) -> None:
        assert isinstance(deck, Cards)
        self.deck = deck
        self.words = words
        self.names = list(names)
        self.ink = _ink(deck, words.words)
        self.signs = self.ink.signs
        self.card = self.ink.card
        self.paint = self.ink.paint
        self.cells = cells
        self.beast = beast

    # The whole table --------------------------------------------------------------------------------------------------

    def board(self, view: View, asks: Mapping[str, Any] | None, words: Words) -> Board:
        """The table as the view has it, with the options where they can be taken; `words` are the pages' own."""
        evil = view["role"] == "evil"
        offer = Offer(self.signs, view, [] if asks is None else list(asks["options"]), words)
        chart = Chart(self.signs, view, offer, words)
        return Board(
            evil=evil,
            plates=[self._plate(view, seat, words) for seat in range(view["players"])],
            floors=chart.levels() if evil else chart.labyrinth(),
            elsewhere=[] if evil else chart.elsewhere(),
            where=self._where(view, words),
            fear=(MOST - view["self_control"]) // BAND,
            gauges=[
                _gauge(words.say("table-alone-life"), "life", view["life"]),
                _gauge(words.say("table-alone-self"), "self", view["self_control"]),
            ],
            adrenaline=(view["adrenaline"], view["adrenaline_max"]),
            hero=self._hero(view["character"]) if view["character"] >= 0 else None,
            companion=self._companion(view, words),
            gear=self._gear(view, offer),
            lessons=[self._lesson(view, kind) for kind in range(KINDS)],
            tasks=[self._task(task) for task in view["missions"]],
            notes=self._notes(view, words),
            heard=self._heard(view),
            noise=self._noise(view["told"][-1], words) if view["told"] else None,
            track=self._track(view, words),
            track_about=words.say("table-alone-track-about", covered=_covered(view), symbols=view["symbols"]),
            symbols=view["symbols"],
            piles=[self._pile(pile) for pile in view["decks"]],
            working=[self._at_work(frame, words) for frame in reversed(view["resolving"])],
            proposals=[self._proposal(one, words) for one in view.get("proposals", ())],
            roll=self._roll(view),
            roll_by=view["roll"]["by"] if view["roll"] else "",
            hand=self._hand(view, offer, words),
            of_hand=bool(offer.of(*OF_A_CARD)),
            of_belt=bool(offer.of("keep", "drop")),
            nothing_fits=view["question"] == "React" and not offer.of(*OF_A_CARD),
            hint=_hint(view, words) if offer.choices else "",
            people=[self._candidate(choice, words) for choice in offer.of("character")],
            panel=self._panel(offer) if offer.declares else [],
            flat=offer.of(*AT_THE_START) if offer.declares else offer.flat,
            crowded=any(choice.kind in CROWDED for choice in offer.flat),
            choices=offer.choices,
            brood=[
                replace(chart.beast({"kind": kind, "wounded": False}), about=self._breed(view, kind, words))
                for kind in offer.brood
            ],
            phase=self.words.phase(view),
            occasion=self._occasion(view),
            question=self.words.question(view),
            sealed=", ".join(self.words.option(option, view) for option in view.get("picks", ())),
            turns=[turn < view["turn"] for turn in range(TURNS)],
            rounds=_rounds(view),
            points_at=bool(offer.of(*ON_THE_MAP, *OF_A_CREATURE)),
        )

    def _occasion(self, view: View) -> str:
        """When it is that Evil decides something, unless the question says so itself."""
        window = view.get("window")
        return self.words.window(window) if window and view["question"] != "React" else ""

    def _plate(self, view: View, seat: int, words: Words) -> Plate:
        hand = view["hands"][seat]
        return Plate(
            seat=seat,
            name=self.names[seat],
            role=self.words.role(seat),
            me=seat == view["seat"],
            asked=seat in view["asked"],
            leader=seat == view["leader"],
            hand=-1 if seat == HERO else hand,
            winner=seat in view["winners"],
            about="" if seat == HERO else words.say("table-alone-holds", n=hand),
        )

    def _where(self, view: View, words: Words) -> str:
        """Where the Hero is, in words."""
        sectors = view["map"] if view["role"] == "evil" else view["labyrinth"]
        here = next((sector for sector in sectors if sector["hero"]), None)
        return words.say("table-alone-nowhere") if here is None else self.signs.about(here, view)

    # The Hero's sheet -------------------------------------------------------------------------------------------------

    def _hero(self, number: int) -> Person:
        return Person(self.words.character(number), self.signs.calling(number), (self.ink.hero(number),))

    def _companion(self, view: View, words: Words) -> Person | None:
        if view["companion"] is None:
            return None
        number, text = view["companion"]["character"], self.ink
        lines = (text.companion(number), words.say("table-alone-sacrifice", text=text.sacrifice(number)))
        return Person(self.words.character(number), self.signs.calling(number), lines, view["companion"]["charges"])

    def _candidate(self, choice: Choice, words: Words) -> Person:
        """A Character to choose: as the Hero, and as the Companion that it might be instead."""
        number, text = choice.pick, self.ink
        lines = (
            text.hero(number),
            words.say("table-alone-companion", text=text.companion(number)),
            words.say("table-alone-sacrifice", text=text.sacrifice(number)),
        )
        return Person(self.words.character(number), self.signs.calling(number), lines, choice=choice)

    def _gear(self, view: View, offer: Offer) -> list[Gear]:
        """The Hero's Items; those that were just drawn, and may have to go again, are marked."""
        items = view["items"]
        kept = len(items) - view.get("drawn", 0)
        return [self._item(item, offer, is_new=at >= kept) for at, item in enumerate(items)]

    def _item(self, item: Mapping[str, Any], offer: Offer, is_new: bool) -> Gear:
        number = item["item"]
        design = self.deck.designs[number]
        action = "passive" if design.action == PASSIVE else ACTIONS[design.action]
        return Gear(
            mark=f"i{item['card']}",
            name=self.words.item(number),
            action=self.words.action(action),
            sign="al-use" if design.action == PASSIVE else f"al-{action}",
            text=self.ink.item(number, item["upgraded"]),
            matrix=self.signs.matrix(design.matrix),
            needs=self.signs.matrix(design.needs),
            charges=item["charges"],
            most=max(design.charges, item["charges"]),
            upgraded=item["upgraded"],
            new=is_new,
            choices=offer.on("item", number),
        )

    def _breed(self, view: View, kind: int, words: Words) -> str:
        """What a kind of Creature does to the Hero."""
        deck, mode = self.deck, int(view["nightmare"])
        return words.say(
            "table-alone-breed",
            dark=deck.dice_dark[mode][kind],
            lit=deck.dice_lit[mode][kind],
            scare=deck.scares[mode][kind],
        )

    def _lesson(self, view: View, kind: int) -> Lesson:
        return Lesson(
            kind=CREATURES[kind],
            sign=f"al-{CREATURES[kind]}",
            name=self.words.creature(kind),
            got=view["experience"][kind],
            unlocked=kind in view["abilities"],
            ability=self.words.ability(kind),
            text=self.ink.ability(kind),
        )

    def _task(self, task: Mapping[str, Any]) -> Task:
        number, state = task["mission"], task["state"]
        return Task(
            name=self.words.mission(number),
            colour=task["colour"],
            state=state,
            told=self.words.state(state),
            icon=STATE_ICONS[state],
            rooms=tuple(self.signs.room(room) for room in task["rooms"]),
            goal=self.ink.goal(self.deck.missions[number]),
            lines=tuple(self.ink.mission(number)),
            progress=task["progress"],
            count=self.deck.missions[number].count,
        )

    def _notes(self, view: View, words: Words) -> list[str]:
        """What is changed for a while, what is forbidden, and what ticks."""
        notes = [self._lasting(view, one, words) for one in [*view["curbs"], *view["lasting"]]]
        if view["bullet"]:
            notes.insert(0, words.say("table-alone-bullet"))
        if view["fuse"]:
            notes.append(words.say("table-alone-fuse", n=view["fuse"]))
        if view["rites"]:
            notes.append(words.say("table-alone-rites", n=view["rites"]))
        return notes

    def _lasting(self, view: View, one: Mapping[str, Any], words: Words) -> str:
        until = f"table-alone-until-{one['until'].replace('_', '-')}"
        return words.say(
            "table-alone-lasts",
            text=words.say(
                f"table-alone-lasts-{one['what']}",
                n=one["amount"],
                signed=_signed(one["amount"]),
                action=self.words.action(one["action"]) if one.get("action") else "",
                creature=self._named_creature(view, one) if "kind" in one else "",
            ),
            until=words.say(until) if words.has(until) else "none",
            card=self.words.card(one["from"]) if one["from"] >= 0 else "none",
        )

    def _named_creature(self, view: View, one: Mapping[str, Any]) -> str:
        """A Creature with where it is."""
        name = self.words.creature(one["kind"])
        if "spot" in one:
            return f"{name} ({self.words.spot(one['spot'], view)})"
        for sector in view["map"]:
            if any(creature["creature"] == one["creature"] for creature in sector["creatures"]):
                return f"{name} ({sector['name']})"
        return name

    def _roll(self, view: View) -> list[Sign]:
        faces = view["roll"]["faces"] if view["roll"] else []
        return [Sign(f"al-{face}", self.words.face(face), face) for face in faces]

    def _heard(self, view: View) -> list[Heard]:
        """What the Hero was told this Round, the newest first, in the words of the log."""
        found: list[Heard] = []
        for told in view["told"]:
            what, way = told["what"], told["way"]
            text = self.words.told(told, view["seat"])
            found.append(Heard(text, signs_alone.TOLD.get(what, signs_alone.ANY), way or "", told["doubtful"]))
        return found[::-1]

    def _noise(self, told: Mapping[str, Any], words: Words) -> Sign | None:
        """What was told last, for the edge of the place: from where a Noise comes."""
        if told["what"] != "noise":
            return None
        way = WAYS.index(told["way"])
        name = self.words.side(way) if way <= STAIRS else words.say(f"table-alone-noise-{told['way']}")
        return Sign("al-noise", name, told["way"])

    def _told(self, viewer: int, kind: str, place: int = -1, amount: int = 0, seat: int = NOBODY) -> str:
        """Something that happened, in the words of the log."""
        return self.words.event(Event(kind, "", seat, place, amount, NO_CARD, 0, EVERYONE), viewer)

    # Evil's cards -----------------------------------------------------------------------------------------------------

    def _hand(self, view: View, offer: Offer, words: Words) -> list[Held]:
        """The viewer's Reactions; what they have sealed is marked."""
        sealed = [self.deck.space.meaning(option) for option in view.get("picks", ())]
        asked = view["question"] == "React" and bool(offer.choices)
        held: list[Held] = []
        for card in view.get("hand", ()):
            face = card["face"]
            choices = offer.on("face", face)
            kind = next((kind for kind, parts in sealed if parts == (face,)), "")
            if kind:  # one of several copies
                sealed.remove((kind, (face,)))
            held.append(
                Held(
                    printed=self.card(face),
                    mark=f"c{card['card']}",
                    choices=choices,
                    sealed=words.say(f"table-alone-sealed-{kind}") if kind else "",
                    why=self.deck.space.option("react", (face,)) if asked and not choices else -1,
                )
            )
        return held

    def _pile(self, pile: Mapping[str, Any]) -> Pile:
        deck = pile["deck"]
        return Pile(DECKS[deck], self.words.deck(deck), pile["pile"], pile["discards"])

    def _track(self, view: View, words: Words) -> list[Laid]:
        """The ten spaces: cards without gaps, then what is left, with the Danger symbols that are in view."""
        found: list[Laid] = []
        at = 1
        for laid in view["track"]:
            printed = None if laid["face"] is None else self.card(laid["face"])
            found.append(
                Laid(
                    spaces=laid["spaces"],
                    number=at,
                    deck=DECKS[laid["deck"]],
                    name=printed.name if printed else words.say("table-alone-face-down"),
                    seat=laid["seat"],
                    player=self.names[laid["seat"]],
                    up=laid["up"],
                    sideways=laid["turned"],
                )
            )
            at += laid["spaces"]
        found += [Laid(1, number, danger=number >= FIRST_SYMBOL) for number in range(at, TRACK_SPACES + 1)]
        return found

    def _at_work(self, frame: Mapping[str, Any], words: Words) -> Working:
        """What takes effect: a card face up, a card face down, which does what every card can do, or no card at all."""
        seat, up = frame["seat"], frame["up"]
        player = self.names[seat]
        if up is None:
            return Working(seat, player, "", words.say("table-alone-no-card"), "")
        if not up or frame["face"] is None:
            name = words.say("table-alone-face-down") if frame["face"] is None else self.card(frame["face"]).name
            return Working(seat, player, "", name, words.say("table-alone-standard"), frame["dangerous"])
        printed = self.card(frame["face"])
        text = f"{printed.normal} {printed.dangerous}" if frame["dangerous"] else printed.normal
        return Working(seat, player, printed.deck, printed.name, text, frame["dangerous"])

    def _proposal(self, one: Mapping[str, Any], words: Words) -> Working:
        """A card that somebody wants to play; of a partner's, no more than may be said."""
        seat = one["seat"]
        name = self.card(one["face"]).name if "face" in one else self.words.deck(one["deck"])
        way = words.say("table-alone-face-up" if one["up"] else "table-alone-face-down")
        return Working(seat, self.names[seat], DECKS[one["deck"]], name, way, combo=one["combo"])

    # What is asked ----------------------------------------------------------------------------------------------------

    def _panel(self, offer: Offer) -> list[Deed]:
        """The six Actions, while the Hero declares one: by themselves, or by Items that perform them."""
        return [
            self._deed(action, kinds, [*offer.of(*kinds), *self._uses(ACTIONS.index(action), offer)])
            for action, kinds in PANEL
        ]

    def _uses(self, action: int, offer: Offer) -> list[Choice]:
        """The Items that can be used to perform an Action."""
        return [choice for choice in offer.of("use") if self.deck.designs[choice.pick].action == action]

    def _deed(self, action: str, kinds: tuple[str, ...], choices: list[Choice]) -> Deed:
        why = -1
        if not choices:
            kind = kinds[-1]
            why = self.deck.space.option(kind, () if kind in {"fight", "device", "locate"} else (0,))
        return Deed(action, self.words.action(action), f"al-{action}", tuple(choices), why)

    # The reel ---------------------------------------------------------------------------------------------------------

    def reel(self, view: View, events: Sequence[Mapping[str, Any]], words: Words) -> list[Shot]:
        """The newest events as moves on the page.

        Places in the Labyrinth are counted from the Hero: where something happened before the Hero's last step cannot
        be found any more, so it is only said.
        """
        events = events[-MOST_SHOTS:]
        evil = view["role"] == "evil"
        steps = [event["n"] for event in events if event["kind"] == "moved"]
        since = 0 if evil or not steps else steps[-1]
        cell = "sector" if evil else "spot"
        return [
            shot for event in events for shot in self._shots(view, event, cell if event["n"] >= since else "", words)
        ]

    def _shots(self, view: View, event: Mapping[str, Any], cell: str, words: Words) -> Iterator[Shot]:
        n, kind, place, amount = (event[name] for name in ("n", "kind", "place", "amount"))
        said = self._caption(view, event, words)
        if kind in LOSSES:
            track = LOSSES[kind]
            yield Shot(n, n, "float", track, _signed(-amount), f"al-{track}", "bad", "", said)
        elif kind in GAINS:
            track = GAINS[kind]
            yield Shot(n, n, "float", track, _signed(amount), f"al-{track}", "good", "", said)
        elif kind == "adrenaline":
            tone = "good" if amount > 0 else "bad"
            yield Shot(n, n, "float", "adrenaline", _signed(amount), "al-adrenaline", tone, "", said)
        elif kind in IN_A_SECTOR:
            yield Shot(n, n, IN_A_SECTOR[kind], f"{cell}-{place}" if cell and place >= 0 else "stage", caption=said)
        elif kind in ELSEWHERE:
            act, at = ELSEWHERE[kind]
            yield Shot(n, n, act, at, caption=said)

    def _caption(self, view: View, event: Mapping[str, Any], words: Words) -> str:
        """What is called out to an event, if anything is."""
        kind, face = event["kind"], event["face"]
        if kind in CALLED:
            return self._told(view["seat"], kind, event["place"], event["amount"], event["seat"])
        message = f"table-alone-reel-{kind}"
        return words.say(message, card=self.words.card(face) if face >= 0 else "") if words.has(message) else ""


def _gauge(name: str, track: str, now: int) -> Gauge:
    points = [point < now for point in range(MOST)]
    bands = tuple(tuple(points[first : first + BAND]) for first in range(0, MOST, BAND))
    return Gauge(name, f"al-{track}", track, now, bands, low=now <= BAND)


def _hint(view: View, words: Words) -> str:
    """What helps to answer; what is asked every Turn needs no help any more after a Round."""
    message = f"table-alone-hint-{view['question']}"
    known = view["question"] in EVERY_TURN and view["round"] > 1
    if known or not words.has(message):
        return ""
    held, full = len(view.get("hand", ())), HAND_SIZE[view["players"]]
    return words.say(message, n=held, full=full, left=full - held)


def _rounds(view: View) -> list[tuple[int, str]]:
    """The spaces of the Round track, and which of them are gone; the last one, 0, is Nightmare."""
    left = view["rounds_left"]
    spaces = [
        (space, "now" if space == left else "gone" if space > left else "") for space in range(ROUND_SPACES, 0, -1)
    ]
    return [*spaces, (0, "now" if view["nightmare"] else "")]


def _signed(amount: int) -> str:
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"


def _covered(view: View) -> int:
    return sum(laid["spaces"] for laid in view["track"])


@lru_cache(maxsize=16)
def _ink(deck: Cards, words: Words) -> Ink:
    return Ink(AloneWords(words, deck, ()))
