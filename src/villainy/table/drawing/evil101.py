"""The table of Evil:101 as its page shows it: cards, places, hands, and where each option can be taken."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from villainy.engine.game import Deck, View
from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TYPES, Cards
from villainy.games.evil101.words import LETTERS, Evil101Words
from villainy.table.drawing.frame import Drawer, Shown, frame
from villainy.table.drawing.news_evil101 import Outcome, last_round, recent, reel, turned_last
from villainy.table.drawing.parts import fit, html, lines, safe
from villainy.table.drawing.parts_evil101 import Parts
from villainy.words import Words

SHAPES: Final = ("bomb", "coin", "mask", "ray", "gear", "fang")
"""Symbols that we have drawn; a deck's other symbols get a spare shape each."""
SPARE: Final = ("star", "drop", "key", "crown", "moon", "shield", *SHAPES)
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3,8}")
PALETTE: Final = ("#D55E00", "#F0E442", "#CC79A7", "#56B4E9", "#0072B2", "#009E73")
VEHICLES: Final = ("#D55E00", "#56B4E9", "#009E73")

LINE: Final = 13
"""Letters that fit on one line of a card."""
LINES_OF_TARGET: Final = (("", 15), ("long", 18))
"""How a Target's name may be written, and how many letters fit on one of its two lines then; tiny ones always fit."""
WIDE: Final = 10
"""A word of so many letters is too wide for the smallest cards, unless it is written smaller there."""

OPENING: Final = re.compile(r"\(<svg.*?</svg>")
"""A bracket and the symbol after it, which no line may part."""

HIDDEN_PHASES: Final = ("setup", "plot", "dic")
"""While these last, a laid Plot lies face down."""
PHASES: Final = ("plot", "dic", "chase", "hoarding", "cleaners")

AT_A_PLACE: Final = {"place": PLOT, "lay": AGENT}
"""Options that put a card somewhere, and which hand it comes from."""
BY_A_CARD: Final = {"swap-plot": PLOT, "swap-agent": AGENT, "dump": AGENT, "drive": CHASE}
"""Options that a card alone stands for."""
HANDS: Final = AT_A_PLACE | BY_A_CARD
REFUSING: Final = {"refused", "skip", "stop", "accept", "let-go", "leave", "keep"}
"""Options that say no; on the keyboard they are all 0."""


@dataclass(frozen=True)
class Sign:
    """A symbol, or a vehicle, as it is drawn. `value` is what it pays there; -1 where nothing is counted."""

    name: str
    shape: str
    colour: str
    value: int = -1


@dataclass(frozen=True, eq=False)
class Printed:
    """What stands on a card; there is one for each face."""

    face: int
    kind: str
    name: str
    signs: tuple[Sign, ...]
    points: int
    full: str
    """All of it in words."""
    beats: Sign | None = None
    loses: Sign | None = None
    ring: str = ""

    @property
    def fit(self) -> str:
        """How small the name must be written; only a Target has no room for any number of lines."""
        if self.kind == "target":
            word = max(len(word) for word in self.name.split())
            fits = [style for style, room in LINES_OF_TARGET if word <= room and lines(self.name, room) <= 2]
            return fits[0] if fits else "tiny"
        wide = max(len(word) for word in self.name.split()) >= WIDE
        return fit(self.name, LINE, 2, len(self.name)) or ("wide" if wide else "")


# No dataclasses: those are made by interpreted code even where all else is compiled, and every view makes dozens.


class Pic:
    """A card on the table. `mark` stays with it from view to view, so that it glides; unknown cards have none."""

    def __init__(self, kind: str, printed: Printed | None, mark: str) -> None:
        self.kind = kind
        self.printed = printed
        self.mark = mark


class Choice:
    """An option that is offered. `key` is how the keyboard says it.

    `pick` is the card that it begins with, `place` where that goes, `worth` what it brings there; -1: none.
    """

    def __init__(
        self,
        option: int,
        kind: str,
        text: str,
        gain: str,
        key: str,
        pick: int,
        place: int,
        worth: int,
        refusing: bool,
    ) -> None:
        self.option = option
        self.kind = kind
        self.text = text
        self.gain = gain
        self.key = key
        self.pick = pick
        self.place = place
        self.worth = worth
        self.refusing = refusing


class Held:
    """A card in a hand. `pick` numbers the faces that can be taken; `why` is an option that could tell why not."""

    def __init__(self, pic: Pic, pick: int = -1, direct: Choice | None = None, why: int = -1, places: str = "") -> None:
        self.pic = pic
        self.pick = pick
        self.direct = direct
        self.why = why
        self.places = places


class Group:
    """Cards of one kind in somebody's hand."""

    def __init__(self, kind: str, title: str, cards: list[Held], active: bool = False, aside: bool = False) -> None:
        self.kind = kind
        self.title = title
        self.cards = cards
        self.active = active
        self.aside = aside


class Why:
    """A picked card does not go to this place; the option tells why."""

    def __init__(self, pick: int, option: int) -> None:
        self.pick = pick
        self.option = option


class Place:
    """A Target and what lies on it."""

    def __init__(
        self,
        number: int,
        letter: str,
        target: Pic | None,
        owner: int,
        plot: Pic | None,
        hidden: bool,
        agent: Pic | None,
        verdict: str,
        score: int,
        drops: list[Choice],
        whys: list[Why],
    ) -> None:
        self.number = number
        self.letter = letter
        self.target = target
        self.owner = owner
        self.plot = plot
        self.hidden = hidden
        """Whether the Plot, known to the viewer or not, still lies face down for others."""
        self.agent = agent
        self.verdict = verdict
        self.score = score
        self.drops = drops
        self.whys = whys


class Plate:
    """Somebody at the table."""

    def __init__(
        self,
        seat: int,
        name: str,
        points: int,
        handler: bool,
        asked: bool,
        me: bool,
        winner: bool,
        plots: int,
        agents: int,
        chases: int,
        letter: str,
        about: str,
    ) -> None:
        self.seat = seat
        self.name = name
        self.points = points
        self.handler = handler
        self.asked = asked
        self.me = me
        self.winner = winner
        self.plots = plots
        self.agents = agents
        self.chases = chases
        self.letter = letter
        """Where their Plot lies."""
        self.about = about


class Board:
    """Everything that the page shows."""

    def __init__(
        self,
        plates: list[Plate],
        places: list[Place],
        groups: list[Group],
        others: list[Group],
        choices: list[Choice],
        road: list[Pic],
        phase: str,
        phases: list[bool],
        round: str,  # noqa: A002  (the rulebook's word)
        goal: int,
        question: str,
        hint: str,
        piles: list[tuple[str, int]],
        playoff: str,
        most: int,
        picks: bool,
        last: list[Outcome],
        before: str,
    ) -> None:
        self.plates = plates
        self.places = places
        self.groups = groups
        self.others = others
        self.choices = choices
        """All options, in the order of the list."""
        self.flat = [choice for choice in choices if choice.pick < 0]
        """Options that need no card."""
        self.road = road
        self.phase = phase
        self.phases = phases
        """Which of them it is."""
        self.round = round
        self.goal = goal
        self.question = question
        self.hint = hint
        """What helps to answer; the script hides it from people who have read it a few times."""
        self.piles = piles
        self.playoff = playoff
        self.most = most
        self.picks = picks
        self.last = last
        """How the Plots of the round before ended, as long as this one has just begun."""
        self.before = before
        """Which round that was."""


class Ink:
    """Symbols and cards of a deck as they are drawn in one language; made once, used by all its tables."""

    def __init__(self, words: Evil101Words) -> None:
        self.words = words
        self.deck = words.deck
        self.say = words.words.say
        ids = [str(entry["id"]) for entry in self.deck.source["symbol"]]
        spare = iter(SPARE)
        shapes = [mark if mark in SHAPES else next(spare) for mark in ids]
        self.signs = [
            Sign(symbol.name, f"sym-{shape}", _colour(symbol.colour, number))
            for number, (symbol, shape) in enumerate(zip(words.symbols, shapes, strict=True))
        ]
        self._spoken = {safe(words.sign(number)): _inline(sign) for number, sign in enumerate(self.signs)}
        self._painted = re.compile("|".join(re.escape(text) for text in sorted(self._spoken, key=len, reverse=True)))
        self._cards = [self._print(face) for face in range(len(self.deck.back))]
        self.paint = lru_cache(maxsize=4096)(self._paint)
        self.parts = Parts(self)

    def card(self, face: int) -> Printed:
        """What is printed on a face."""
        return self._cards[face]

    def vehicle(self, kind: int) -> Sign:
        kind %= len(TYPES)
        return Sign(self.words.vehicle(kind), TYPES[kind], VEHICLES[kind])

    def _paint(self, text: str) -> Markup:
        """A text with its symbols drawn; their names stay there for who listens."""
        drawn = self._painted.sub(lambda found: self._spoken[found.group()], safe(text))
        return html(OPENING.sub(r'<span class="whole">\g<0></span>', drawn))

    def _print(self, face: int) -> Printed:
        deck, words = self.deck, self.words
        back = deck.back[face]
        full = words.shown(face)
        if back == CHASE:
            kind = deck.type[face]
            return Printed(
                face,
                "chase",
                words.card(face),
                (self.vehicle(kind),),
                -1,
                full,
                beats=self.vehicle(kind + 1),
                loses=self.vehicle(kind - 1),
                ring=words.ring(face),
            )
        value = deck.value[face]
        symbols = words.symbols_of(face)
        signs = tuple(
            Sign(sign.name, sign.shape, sign.colour, value[number] if BACKS[back] == "target" else -1)
            for number, sign in [(number, self.signs[number]) for number in symbols]
        )
        return Printed(face, BACKS[back], words.card(face), signs, deck.points[face] if back == PLOT else -1, full)


class Art(Drawer):
    """Words and pictures of one table in one language."""

    def __init__(self, deck: Deck, words: Evil101Words, names: Sequence[str]) -> None:
        assert isinstance(deck, Cards)
        self.deck = deck
        self.words = words
        self.names = list(names)
        self.say = words.words.say
        self.ink = _ink(deck, words.words)
        self.card = self.ink.card
        self.paint = self.ink.paint
        self.parts = self.ink.parts
        self.frame = frame(words.words.language)

    # The whole table --------------------------------------------------------------------------------------------------

    def draw(self, shown: Shown, csrf: str) -> list[str]:
        """The table in pieces, each of which changes for itself."""
        table: Shown = shown["table"]
        view: View = shown["view"]
        asks: Shown | None = shown["asks"]
        parts, around, viewer, kinds = self.parts, self.frame, table["viewer"], table["kinds"]
        over = table["status"] == "over"
        happened = recent(shown["reel"])
        board = self.board(view, asks, happened)
        why_not = f"/t/{table['id']}/why-not?seat={viewer}&option="
        drawn = [around.head(table, view, asks, csrf)]
        if happened:
            shots = reel(happened, self.names, self.say("board-foiled"), around.words)
            drawn += ['<ol class="reel" hidden>', *[shot.html for shot in shots], "</ol>\n"]
            ended = [self._ended(it) for it in board.last or turned_last(happened, over)]
            drawn += parts.revealed(ended, view["round"] - (not over), kinds, self.names)
        drawn += ['<div class="stage">\n', around.banners(table, shown["waiting"], csrf)]
        drawn.append(parts.status(board))
        drawn += parts.people(board, kinds, over)
        if over:
            drawn.append(parts.result(board, table, csrf))
        drawn += parts.felt(board, kinds, table["names"], why_not)
        drawn.append('<div class="dock">\n')
        if asks is not None:
            drawn.append(parts.asked(board, asks["text"], viewer, kinds[viewer]))
        elif not over:
            drawn.append(parts.waiting(board, table, shown["waiting"], around.pass_screen(table, view["asked"])))
        if board.groups:
            drawn += parts.hand(board, "" if asks is None else asks["number"], why_not)
        drawn.append("</div>\n")
        if asks is not None and board.picks:
            drawn += parts.choices(board.choices)
        if board.others:
            drawn += parts.known(board.others)
        drawn += ['</div>\n<aside class="side">', around.switch(table), around.second_thoughts(table, csrf)]
        drawn += around.log(shown["log"])
        drawn += [around.chat(table, shown["chat"], csrf), around.later(table, csrf), "</aside>\n</main>\n"]
        return drawn

    def board(self, view: View, asks: Mapping[str, Any] | None, happened: Sequence[Mapping[str, Any]] = ()) -> Board:
        """The table as the view has it, with the options where they can be taken, and what became of the last round."""
        options = () if asks is None else asks["options"]
        picks = self._picks(options)
        choices = [self._choice(option, view, picks) for option in options]
        return Board(
            plates=[self._plate(view, seat) for seat in range(view["players"])],
            places=[self._place(view, number, choices, picks) for number in range(view["players"])],
            groups=self._hand(view, choices, picks),
            others=self._others(view),
            choices=choices,
            road=[self._pic(card) for card in view["road"]],
            phase=self.words.phase(view),
            phases=[phase == view["phase"] for phase in PHASES],
            round=self.say("board-round", round=view["round"]),
            goal=view["goal"],
            question="" if asks is not None else self.words.question(view),
            hint="" if asks is None else self._hint(view),
            piles=[(back, view["piles"][back]) for back in BACKS],
            playoff=", ".join(self.names[seat] for seat in view["contenders"]),
            most=max(view["goal"], *[seat["points"] for seat in view["seats"]]),
            picks=bool(picks),
            last=last_round(happened) if view["phase"] == "plot" else [],
            before=self.say("board-round", round=view["round"] - 1),
        )

    def _hint(self, view: View) -> str:
        """What helps to answer."""
        words, message = self.frame.words, f"table-evil101-hint-{view['question']}"
        return words.say(message) if words.has(message) else ""

    def _pic(self, card: Mapping[str, Any], mark: str = "") -> Pic:
        printed = self.card(card["face"])
        return Pic(printed.kind, printed, mark or f"c{card['card']}")

    def _picks(self, options: Sequence[Mapping[str, Any]]) -> dict[int, int]:
        """The faces that options begin with, numbered."""
        faces: dict[int, int] = {}
        for option in options:
            face = self._face(option["kind"], option["parts"])
            if face >= 0:
                faces.setdefault(face, len(faces))
        return faces

    def _face(self, kind: str, parts: Sequence[int]) -> int:
        back = HANDS.get(kind, -1)
        return -1 if back < 0 else self.deck.first_face[back] + parts[0]

    def _choice(self, option: Mapping[str, Any], view: View, picks: Mapping[int, int]) -> Choice:
        kind, parts, number = option["kind"], option["parts"], option["option"]
        pick = picks.get(self._face(kind, parts), -1)
        place = parts[1] if kind in AT_A_PLACE else -1
        worth = self.words.worth(number, view) if place >= 0 else -1
        if place >= 0:
            key = f"{pick + 1}{LETTERS[place]}"
        elif pick >= 0:
            key = str(pick + 1)
        elif kind == "buy":
            key = str(parts[0])
        else:
            key = "0" if kind in REFUSING else "1"
        return Choice(
            option=number,
            kind=kind,
            text=option["text"],
            gain=self.words.gain(number, view) if worth >= 0 else "",
            key=key if pick < 9 and len(key) <= 2 else "",
            pick=pick,
            place=place,
            worth=worth,
            refusing=kind in REFUSING or (kind == "buy" and parts[0] == 0),
        )

    def _plate(self, view: View, seat: int) -> Plate:
        shown = view["seats"][seat]
        handler = seat == view["handler"]
        holds = [
            self.say("board-agents", n=view["agents"]["count"])
            if handler
            else self.say("board-plots", n=shown["plots"]["count"]),
            self.say("board-chases-short", n=shown["chases"]["count"]),
        ]
        return Plate(
            seat=seat,
            name=self.names[seat],
            points=shown["points"],
            handler=handler,
            asked=seat in view["asked"],
            me=seat == view["seat"],
            winner=seat in view["winners"],
            plots=shown["plots"]["count"],
            agents=view["agents"]["count"] if handler else 0,
            chases=shown["chases"]["count"],
            letter=LETTERS[shown["place"]] if shown["place"] >= 0 else "",
            about=", ".join(holds),
        )

    def _place(self, view: View, number: int, choices: Sequence[Choice], picks: Mapping[int, int]) -> Place:
        shown = view["row"][number]
        drops = [choice for choice in choices if choice.place == number]
        target = shown["target"]
        mine = shown["owner"] == view["seat"]
        plot = None
        if shown["owner"] >= 0:
            known = shown["plot"]
            plot = (
                Pic("plot", None, f"plot-{number}")
                if known is None
                else self._pic(known, "" if mine else f"plot-{number}")
            )
        hidden = self._hidden(view, number)
        verdict, score = ("", -1) if hidden else self._verdict(view, number)
        return Place(
            number=number,
            letter=LETTERS[number],
            target=None if target is None else self._pic(target),
            owner=shown["owner"],
            plot=plot,
            hidden=hidden,
            agent=None if shown["agent"] is None else self._pic(shown["agent"]),
            verdict=verdict,
            score=score,
            drops=drops,
            whys=[] if target is None else self._whys(number, choices, drops, picks),
        )

    def _whys(
        self, number: int, choices: Sequence[Choice], drops: Sequence[Choice], picks: Mapping[int, int]
    ) -> list[Why]:
        """For every card that can be laid somewhere, but not here: the option that can tell why not."""
        offered = {choice.pick for choice in drops}
        found: list[Why] = []
        for kind in {choice.kind for choice in choices if choice.place >= 0}:
            first = self.deck.first_face[AT_A_PLACE[kind]]
            for face, pick in picks.items():
                if pick not in offered:
                    found.append(Why(pick, self.deck.space.option(kind, (face - first, number))))
        return found

    def _hidden(self, view: View, number: int) -> bool:
        """Whether the Plot lies face down. Once somebody else's Plot is open, those with an Agent have been turned."""
        shown = view["row"][number]
        if shown["owner"] < 0 or shown["foiled"] or view["over"] or view["phase"] not in HIDDEN_PHASES:
            return False
        if shown["owner"] != view["seat"]:
            return True
        others = [place for place in view["row"] if place["owner"] not in {-1, view["seat"]}]
        return shown["agent"] is None or not any(place["plot"] for place in others)

    def _verdict(self, view: View, number: int) -> tuple[str, int]:
        """How it went at a place, once the Plot is turned: foiled or through, and what it brings."""
        shown = view["row"][number]
        if not shown["plot"] or not shown["target"]:
            return "", -1
        score = self.words.score(shown["plot"]["face"], shown["target"]["face"])
        return ("foiled", -1) if shown["foiled"] else ("through", score)

    def _ended(self, it: Outcome) -> Place:
        """A place whose round is over, as it was when the Plot had been turned."""
        return Place(
            number=it.place,
            letter=LETTERS[it.place],
            target=None,
            owner=it.seat,
            plot=Pic("plot", self.card(it.face), f"plot-{it.place}"),
            hidden=False,
            agent=Pic("agent", self.card(it.agent), f"agent-{it.place}") if it.agent >= 0 else None,
            verdict="foiled" if it.foiled else "through",
            score=it.points,
            drops=[],
            whys=[],
        )

    # Hands ------------------------------------------------------------------------------------------------------------

    def _hand(self, view: View, choices: Sequence[Choice], picks: Mapping[int, int]) -> list[Group]:
        """The viewer's own cards; what is asked about first."""
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        mine = view["seats"][seat]
        handler = seat == view["handler"]
        wanted = {HANDS.get(choice.kind, -1) for choice in choices}
        hands: list[tuple[int, str, Any]] = []
        if handler:
            hands.append((AGENT, self.say("board-your-agents"), view["agents"]))
        hands += [
            (PLOT, self.say("board-your-plots-aside" if handler else "board-your-plots"), mine["plots"]),
            (CHASE, self.say("board-your-chases"), mine["chases"]),
        ]
        hands.sort(key=lambda hand: hand[0] not in wanted)
        groups: list[Group] = []
        for back, title, cards in hands:
            if cards["count"] == 0:
                continue
            asks = bool(choices) and (back in wanted or back == CHASE)
            held = [self._held(view, back, card, choices, picks, asks) for card in cards["known"]]
            groups.append(Group(BACKS[back], title, held, back in wanted, handler and back == PLOT))
        return groups

    def _held(
        self,
        view: View,
        back: int,
        card: Mapping[str, Any],
        choices: Sequence[Choice],
        picks: Mapping[int, int],
        asks: bool,
    ) -> Held:
        pic = self._pic(card)
        pick = picks.get(card["face"], -1)
        if pick < 0:
            return Held(pic, why=self._why(view, back, card["face"]) if asks else -1)
        own = [choice for choice in choices if choice.pick == pick]
        direct = next((choice for choice in own if choice.place < 0), None)
        return Held(pic, pick, direct, places=" ".join(LETTERS[choice.place] for choice in own if choice.place >= 0))

    def _why(self, view: View, back: int, face: int) -> int:
        """An option with this card that is not offered, to ask about."""
        option = self.deck.space.option
        number = face - self.deck.first_face[back]
        if back == CHASE:
            return option("drive", (number,))
        for kind, of in AT_A_PLACE.items():
            if of != back:
                continue
            waiting = [at for at, place in enumerate(view["row"]) if self._waits(kind, place)]
            return option(kind, (number, waiting[0] if waiting else 0))
        return -1

    @staticmethod
    def _waits(kind: str, place: Mapping[str, Any]) -> bool:
        if place["target"] is None:
            return False
        return place["owner"] < 0 if kind == "place" else place["owner"] >= 0 and place["agent"] is None

    def _others(self, view: View) -> list[Group]:
        """What the viewer knows of other hands."""
        groups: list[Group] = []
        for seat in range(view["players"]):
            if seat == view["seat"]:
                continue
            hands = [view["seats"][seat]["plots"], view["seats"][seat]["chases"]]
            if seat == view["handler"]:
                hands.insert(0, view["agents"])
            held = [Held(self._pic(card)) for cards in hands for card in cards["known"]]
            if held:
                groups.append(Group("known", self.names[seat], held))
        return groups


@lru_cache(maxsize=16)
def _ink(deck: Cards, words: Words) -> Ink:
    return Ink(Evil101Words(words, deck, ()))


def _inline(sign: Sign) -> str:
    """A symbol in the midst of a text."""
    drawn = f'<svg class="sym" color="{sign.colour}" aria-hidden="true"><use href="#{sign.shape}"/></svg>'
    return f'{drawn}<span class="unseen">{safe(sign.name)}</span>'


def _colour(colour: str, number: int) -> str:
    return colour if COLOUR.fullmatch(colour) else PALETTE[number % len(PALETTE)]
