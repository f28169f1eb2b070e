"""The table of ALONE in a terminal, drawn from the view of one seat: the Hero's Labyrinth, or Evil's Map."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from villainy.engine.game import Deck, View
from villainy.games.alone.deck import PASSIVE, Cards
from villainy.games.alone.places import WIDTH
from villainy.games.alone.routes import FAR
from villainy.games.alone.terms import (
    ACTIONS,
    CREATURES,
    HERO,
    KINDS,
    MOST,
    MOST_COLUMNS,
    MOST_ROWS,
    TRACK_SPACES,
    TRIGGERS,
    TURNS,
)
from villainy.games.alone.told import SEEK_DANGER, SEEK_KIND, SEEK_SHAPE
from villainy.games.alone.track import FIRST_SYMBOL
from villainy.games.alone.words import AloneWords
from villainy.terminal.boards.chart_alone import BARE, DOORS, LEAST, UNKNOWN, Cell, Chart, Sign, widest, width_of
from villainy.terminal.fit import fitting
from villainy.terminal.flow import Flow
from villainy.terminal.ink import Ink
from villainy.words import Words

ACCENT: Final = "#6bd2ff"
KEY: Final = f"bold {ACCENT}"
QUIET: Final = "dim"
WARM: Final = "#ffce7a"
BEAST: Final = "bold #ff9581"
HAZARD: Final = "bold #ffb52e"
STAIRS: Final = {"red": "bold #ff7b7b", "blue": "bold #7fa8ff"}
MISSIONS: Final = {"green": "#7fe09a", "blue": "#7fa8ff", "red": "#ff7b7b"}
HEADINGS: Final = frozenset({"round", "nightmare", "final", "boss", "victory", "defeat"})
GOOD: Final = frozenset({"completed", "killed", "wounded", "unlocked", "recovered-life", "recovered-self", "upgraded"})
BAD: Final = frozenset({"lost-life", "lost-self", "scared", "danger", "companion-gone", "item-gone"})
GLUE: Final = "\N{NO-BREAK SPACE}"
DASH: Final = "\N{EN DASH}"
MINUS: Final = "\N{MINUS SIGN}"

TALL: Final = 10_000
LOW: Final = {"hero": 36, "evil": 50}
"""On a lower screen Sectors have one line, and cards are told in full only if they can be played now."""
LATEST: Final = {"hero": 3, "evil": 1}
"""There, what the Hero was told is shown of so many places."""
MANY: Final = 12
"""More Sectors than this are told by their short names."""
VERY_MANY: Final = 30
"""More Sectors than this are not listed where room is short: typing a Creature lists those that are for it."""
NARROW: Final = 60
"""On a narrower screen nothing stands beside anything else."""
PANEL: Final = 34
"""So wide the Hero's sheet must be at least, to stand beside the Labyrinth."""
GAP: Final = 2
ROOMY: Final = 5
"""Sectors of this width show Room names one can read; the sheet goes below them rather than make them smaller."""

YOU, WOUND, DANGER, LCU, LIT, SEEN, BOTH, RECALLED, ROCK = "@", "*", "!", "☼", "░", "·", "▒", ":", "╱"
TOKENS: Final = {"mission": "★", "arm": "△", "armed": "▲", "conduit": "◎"}
FULL, EMPTY = "■", "□"
GOT, MISSING = "●", "○"

IN_HAND: Final = ("react", "hide", "discard")
"""Options that stand beside the card that they are about."""
ON_MAP: Final = frozenset({"sector", "danger", "undanger", "start", "tile"})
"""Options that come in great numbers and name a Sector: told by Level, with no more than its name."""
TOGETHER: Final = {
    **dict.fromkeys(("fight", "scavenge", "locate"), "act"),
    **dict.fromkeys(("repair", "device"), "interact"),
    **dict.fromkeys(("yes", "no", "pay", "none", "done", "stop", "stay", "pass"), "answer"),
}
"""Kinds of options that stand in the line of others."""
EXPLAINED: Final = frozenset(
    {"keep", "upgrade", "prevent", "sacrifice", "character", "ability", "breath", "creature", "attack", "target"}
)
"""Options with a line of their own, and what one must know to choose."""
OF_CARDS: Final = frozenset({"Draw", "DiscardUnwanted", "DiscardDown"})
"""Questions of Evil that come one after another and for which nobody needs the Map: a low screen goes without it."""
ON_SHEET: Final = frozenset({"use", "drop", "recharge"})
"""Options about Items, whose text stands on the sheet already."""


class AloneBoard:
    """One table; what is drawn comes from a view and nothing else."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.say = words.say
        self.deck = deck
        self.words = AloneWords(words, deck, names)
        self.ink = Ink(KEY, HEADINGS, GOOD, BAD)
        self._letters = [words.say(f"term-alone-letter-{kind}") for kind in CREATURES]

    # What the loop asks for -------------------------------------------------------------------------------------------

    def draw(self, view: View, options: Sequence[int], width: int, height: int = TALL) -> RenderableType:
        labels = dict(zip(options, self.words.labels(options), strict=True))
        low = height < LOW[view["role"]]
        if not (low and options):
            return self._whole(view, labels, width, low)
        about = self._for_hero
        if view["role"] == "evil":
            about = self._about_cards if self._is_about_cards(view, options) else self._about_places
        return fitting(
            width,
            height,
            lambda: self._whole(view, labels, width, low),
            lambda: about(view, labels, width, brief=False),
            lambda: about(view, labels, width, brief=True),
        )

    def _whole(self, view: View, labels: Mapping[int, str], width: int, low: bool) -> RenderableType:
        parts = [self._header(view, width), self._players(view, low)]
        if view["role"] == "evil":
            parts += [*self._sheet(view, low, beside=False), *self._course(view, width, low)]
            if not (low and view["question"] in OF_CARDS):
                parts += self._levels(view, width, low)
        else:
            parts += [*self._course(view, width, low), *self._labyrinth(view, width, low)]
        return Group(*parts, *self._hand(view, labels, low), *self._options(view, labels, width, low))

    # A screen too low for all of it: what the question is about -------------------------------------------------------

    def _for_hero(self, view: View, labels: Mapping[int, str], width: int, brief: bool) -> RenderableType:
        """The Labyrinth, and below it the sheet in few lines."""
        parts = [self._header(view, width), *self._course(view, width, low=True)]
        parts += self._labyrinth(view, width, low=True, brief=brief)
        return Group(*parts, *self._options(view, labels, width, low=True, brief=brief))

    def _is_about_cards(self, view: View, options: Sequence[int]) -> bool:
        kinds = {self.deck.space.meaning(option)[0] for option in options}
        return not kinds.isdisjoint(IN_HAND) or view["question"] in OF_CARDS

    def _about_cards(self, view: View, labels: Mapping[int, str], width: int, brief: bool) -> RenderableType:
        """How the Hero is and what has happened; places in words."""
        gauges = Padding(Flow(Text(" · ").join(self._gauges(view, beside=False))), (0, 0, 0, 1))
        course = self._course(view, width, low=True, brief=brief)
        near = [self._whereabouts(view), *self._creatures_out(view)[: 1 if brief else 2]]
        places = [Padding(Flow(line), (0, 0, 0, 1)) for line in near]
        below = [*self._hand(view, labels, low=True, brief=brief), *self._options(view, labels, width, low=True)]
        return Group(self._header(view, width), gauges, *course, *places, *below)

    def _about_places(self, view: View, labels: Mapping[int, str], width: int, brief: bool) -> RenderableType:
        """What is at work, and the Map."""
        work = [Padding(Flow(line), (0, 0, 0, 1)) for line in self._at_work(view)]
        levels = self._levels(view, width, low=True, brief=brief)
        options = self._options(view, labels, width, low=True, brief=brief)
        return Group(self._header(view, width), *work, *levels, *options)

    def _whereabouts(self, view: View) -> Text:
        """Where the Hero is, in words."""
        found = next((sector for sector in view["map"] if sector["hero"]), None)
        where = self.words.tile(found, view) if found else self.say("term-alone-nowhere")
        return Text(where, style=KEY)

    # Whose turn -------------------------------------------------------------------------------------------------------

    def _header(self, view: View, width: int) -> RenderableType:
        parts = [self.words.title()]
        if view["round"]:
            parts.append(self.say("term-alone-round", n=view["round"]))
            if view["turn"]:
                parts.append(self.say("term-alone-turn", n=view["turn"], of=TURNS))
            nightmare = "term-alone-nightmare" if view["nightmare"] else "term-alone-left"
            parts.append(self.say(nightmare, n=view["rounds_left"]))
        parts.append(self.words.phase(view))
        title = " · ".join(parts)
        if cell_len(title) + 4 > width:
            return Group(Flow(Text(title, style=KEY)), Rule(style=ACCENT))
        return Rule(Text(title, style=KEY), style=ACCENT, align="left")

    def _players(self, view: View, low: bool) -> RenderableType:
        """Who is who, and who is asked; and how many cards there are."""
        text = Text()
        for seat in range(view["players"]):
            text.append(" · " if seat else "", style=QUIET)
            text.append(f"▸{GLUE}" if seat in view["asked"] else "", style=KEY)
            text.append(self.words.names[seat], style="bold" if seat == view["seat"] else "")
            about = [self.words.role(seat)]
            if seat == view["leader"]:
                about.append(self.say("term-alone-leader"))
            if seat != HERO:
                about.append(self.say("term-alone-cards", n=view["hands"][seat]))
            if seat in view.get("done", ()) and seat not in view["asked"]:
                about.append(self.say("term-alone-sealed"))
            text.append(f" ({', '.join(about)})", style=QUIET)
        for pile in [] if low else view["decks"]:
            deck = self.words.deck(pile["deck"])
            counts = {"pile": pile["pile"], "discards": pile["discards"]}
            text.append(f" · {self.say('term-alone-pile', deck=deck, **counts)}", style=QUIET)
        return Padding(Flow(text), (0, 0, 0, 1))

    # The Hero's sheet -------------------------------------------------------------------------------------------------

    def _sheet(self, view: View, low: bool, beside: bool) -> list[RenderableType]:
        """Life, Self Control and the rest, below each other, or in as few lines as possible."""
        known = [part for part in (self._person(view, low), self._companion(view, low)) if part]
        learnt = self._experience(view) if beside or not low or any(view["experience"]) or view["marks"] else []
        if low and not beside:
            blocks = [self._gauges(view, beside), [*known, *self._items(view, low), *learnt], self._missions(view, low)]
        else:
            blocks = [self._gauges(view, beside), known, self._items(view, low), self._missions(view, low), learnt]
        lines: list[Text] = []
        for block in blocks:
            apart = beside or (not low and block is not blocks[0])
            lines += block if apart else [Text(" · ").join(block)] if block else []
        return [Padding(Flow(line), (0, 0, 0, 1)) for line in lines]

    def _gauges(self, view: View, beside: bool) -> list[Text]:
        tracks = (("thing-life", view["life"]), ("thing-self-control", view["self_control"]))
        names = [self.say(name) for name, _ in tracks]
        names.append(self.say("thing-adrenaline"))
        long = max(map(len, names)) if beside else 0
        found: list[Text] = []
        for name, (_, now) in zip(names, tracks, strict=False):
            text = Text(name.replace(" ", GLUE).ljust(long, GLUE) + GLUE)
            style = HAZARD if now <= MOST // 4 else "bold"
            text.append(FULL * now + EMPTY * (MOST - now), style=style).append(f"{GLUE}{now}/{MOST}", style=style)
            found.append(text)
        now, most = view["adrenaline"], view["adrenaline_max"]
        text = Text(names[-1].ljust(long, GLUE) + GLUE)
        found.append(text.append(f"{GOT * now}{MISSING * (most - now)}{GLUE}{now}/{most}", style="bold"))
        return found

    def _person(self, view: View, low: bool) -> Text | None:
        if view["character"] < 0:
            return None
        text = Text(self.words.character(view["character"]), style="bold")
        if view["dashed"]:
            text.append(f" ({self.say('term-alone-dashed')})", style="not bold")
        return text if low else text.append(f" · {self.words.text.hero(view['character'])}", style="not bold dim")

    def _companion(self, view: View, low: bool) -> Text | None:
        companion = view["companion"]
        if not companion:
            return None
        name, number = self.words.character(companion["character"]), companion["character"]
        text = Text(self.say("term-alone-companion", name=name, n=companion["charges"]), style="bold")
        return text if low else text.append(f" · {self.words.text.companion(number)}", style="not bold dim")

    def _items(self, view: View, low: bool) -> list[Text]:
        if not view["items"]:
            return [Text(self.say("term-alone-no-items"), style=QUIET)]
        new = len(view["items"]) - view["drawn"]
        return [self._item(held, at >= new, low) for at, held in enumerate(view["items"])]

    def _item(self, held: Mapping[str, Any], new: bool, low: bool) -> Text:
        """An Item: its Charges, whether it is Upgraded or was just drawn, and what it is for."""
        design = self.deck.designs[held["item"]]
        text = Text("+ " if new else "", style=KEY).append(self.words.item(held["item"]), style="bold not dim")
        text.append(f"{GLUE}×{held['charges']}", style="bold")
        if held["upgraded"]:
            text.append(f" {self.say('term-alone-upgraded')}", style=WARM)
        action = "passive" if design.action == PASSIVE else ACTIONS[design.action]
        text.append(f" ({self.words.action(action)}, {self.words.matrix(design.matrix)})", style="not bold dim")
        if not low:
            text.append(f" · {self.words.text.item(held['item'], held['upgraded'])}", style="not bold dim")
        return text

    def _missions(self, view: View, low: bool) -> list[Text]:
        return [self._mission(view, mission, low) for mission in view["missions"]]

    def _mission(self, view: View, mission: Mapping[str, Any], low: bool) -> Text:
        """A Mission: where, how far; and what it says, as long as that matters."""
        number, state = mission["mission"], mission["state"]
        text = Text().append(f"{GOT if state == 'done' else MISSING} ", style=MISSIONS[mission["colour"]])
        text.append(self.words.mission(number), style="bold")
        about = [self.say(f"term-alone-mission-{mission['colour']}")]
        if state != "open":
            about.append(self.words.state(state))
        if state != "done":
            about += [self._room(view, room) for room in mission["rooms"]]
        count = self.deck.missions[number].count
        if state == "open" and count:
            about.append(self.say("term-alone-progress", n=mission["progress"], of=count).replace(" ", GLUE))
        text.append(f" ({', '.join(about)})", style=QUIET)
        if not low and state != "done":
            text.append(f" · {' '.join(self.words.text.mission(number))}", style=QUIET)
        return text

    def _room(self, view: View, room: int) -> str:
        """A Room; for Evil, with the name of its Sector."""
        name = self.words.room(room)
        found = next((sector for sector in view.get("map", ()) if sector["room"] == room), None)
        return f"{name}{GLUE}{found['name']}" if found else name

    def _experience(self, view: View) -> list[Text]:
        """What the Hero has learnt of each kind; an Ability by its name."""
        found: list[Text] = []
        for kind in range(KINDS):
            got = view["experience"][kind]
            text = Text(f"{self._letters[kind]}{GLUE}{GOT * got}{MISSING * (2 - got)}", style="bold" if got else QUIET)
            if kind in view["abilities"]:
                text.append(f"{GLUE}{self.words.ability(kind).replace(' ', GLUE)}", style="not bold")
            found.append(text)
        line = Text(f"{self.say('term-alone-experience')} ", style=QUIET)
        line.append_text(Text(" ").join(found))
        if view["marks"]:
            rooms = ", ".join(self.words.room(room) for room in view["marks"])
            line.append(f" · {self.say('term-alone-searched', rooms=rooms)}", style=QUIET)
        return [line]

    # The course of the Turn -------------------------------------------------------------------------------------------

    def _course(self, view: View, width: int, low: bool, brief: bool = False) -> list[RenderableType]:
        """The Reaction track, what happens now, what lasts, and, unless it is brief, what the Hero was told."""
        between = " " if width < NARROW else ""
        lines = [self._track(view, between, low), *self._at_work(view), *self._lasting(view)]
        if not brief:
            lines += self._told(view, LATEST[view["role"]] if low else TALL)
        if view["roll"]:
            rolled = [view["roll"]["faces"].count(face) for face in ("hit", "exclaim", "miss")]
            said = self.say("term-alone-rolled", by=view["roll"]["by"], dice=self.words.dice(rolled))
            lines.insert(1, Text(said, style="bold"))
        return [Padding(Flow(line), (0, 0, 0, 1)) for line in lines]

    def _track(self, view: View, between: str, low: bool) -> Text:
        """The ten spaces: cards by their deck, then the free ones; `!` are Danger symbols."""
        text = Text(f"{self.say('term-alone-track')} ", style=QUIET)
        at = 1
        known: list[str] = []
        for laid in view["track"]:
            deck = self.words.deck(laid["deck"])[:2]
            text.append(f"[{deck}{'═' * 4 * (laid['spaces'] - 1)}]{between}", style="bold not dim")
            if laid["face"] is not None and (laid["up"] or not low):
                name = self.words.reaction(laid["face"])
                known.append(name if laid["up"] else self.say("term-alone-face-down", card=name))
            at += laid["spaces"]
        for space in range(at, TRACK_SPACES + 1):
            text.append(f"[{GLUE}{DANGER if space >= FIRST_SYMBOL else GLUE}]{between}", style="not dim")
        text.append(f"{'' if between else GLUE}+{DANGER} ", style="not dim")
        text.append(self.say("term-alone-symbols", n=view["symbols"]), style=QUIET)
        if view["phase"] not in {"setup", "end-of-round"}:
            left = max(0, view["allowance"] - view["counted"])
            text.append(f" · {self.say('term-alone-allowed', n=left)}", style=QUIET)
        if known:
            text.append(f" · {', '.join(known)}", style=QUIET)
        return text

    def _at_work(self, view: View) -> list[Text]:
        """Cards that take effect, what comes first on top; and what is proposed."""
        lines: list[Text] = []
        for frame in reversed(view["resolving"]):
            if frame["up"] is None:
                continue
            text = Text(f"▸{GLUE}{self.words.names[frame['seat']]}: ", style=KEY)
            face = frame["face"]
            if face is None or not frame["up"]:
                name = self.words.reaction(face) if face is not None else "none"
                text.append(self.say("term-alone-face-down", card=name), style="bold")
            else:
                text.append(self.words.reaction(face), style="bold")
                text.append(f" · {self.words.text.normal(face)}", style="not bold")
                if frame["dangerous"]:
                    dangerous = self.say("about-dangerous", text=self.words.text.dangerous(face))
                    text.append(f" {dangerous}", style=HAZARD)
            lines.append(text)
        for one in view.get("proposals", ()):
            card = self.words.reaction(one["face"]) if "face" in one else self.words.deck(one["deck"])
            said = self.say(
                "term-alone-proposes",
                name=self.words.names[one["seat"]],
                card=card,
                up="yes" if one["up"] else "no",
                combo="yes" if one["combo"] else "no",
            )
            lines.append(Text(f"▸{GLUE}{said}", style=KEY))
        if view.get("picks"):
            picks = ", ".join(self.words.option(option, view) for option in view["picks"])
            lines.append(Text(self.say("term-alone-picked", picks=picks)))
        return lines

    def _lasting(self, view: View) -> list[Text]:
        """What is changed for a while, what is forbidden, what ticks; and what may be answered."""
        notes: list[str] = []
        if view["bullet"]:
            notes.append(self.say("term-alone-bullet"))
        if view["fuse"]:
            notes.append(self.say("term-alone-fuse", n=view["fuse"]))
        if view["rites"]:
            notes.append(self.say("term-alone-rites", n=view["rites"]))
        for one in [*view["curbs"], *view["lasting"]]:
            signed = f"{MINUS if one['amount'] < 0 else '+'}{abs(one['amount'])}"
            action = self.words.action(one["action"]) if one.get("action") else ""
            creature = self._whom(view, one) if "kind" in one else ""
            said = {"n": one["amount"], "signed": signed, "action": action, "creature": creature}
            notes.append(self.say(f"term-alone-lasts-{one['what']}", **said))
        lines = [Text(" · ".join(notes), style=HAZARD)] if notes else []
        if view["role"] == "evil" and view["triggers"] and not view["over"]:
            named = [self._trigger(view, name) for name in TRIGGERS if name in view["triggers"]]
            lines.append(Text(self.say("term-alone-triggers", triggers=", ".join(named)), style="bold"))
        return lines

    def _trigger(self, view: View, name: str) -> str:
        """What has happened this Turn, with a sign if what answers it is Dangerous."""
        return f"{self.words.trigger(name)}{GLUE}{DANGER}" if name in view["stamped"] else self.words.trigger(name)

    def _whom(self, view: View, one: Mapping[str, Any]) -> str:
        """A Creature with where it is."""
        name = self.words.creature(one["kind"])
        if "spot" in one:
            return f"{name} ({self.words.spot(one['spot'], view)})"
        held = [
            sector["name"] for sector in view["map"] for c in sector["creatures"] if c["creature"] == one["creature"]
        ]
        return f"{name} ({held[0]})" if held else name

    def _told(self, view: View, most: int) -> list[Text]:
        """What the Hero was told this Round: a line for each of the latest places where the Hero stood."""
        places: dict[str, dict[str, int]] = {}
        for told in view["told"]:
            said = self.words.told(told, view["seat"])
            if told["doubtful"]:
                said = f"{said} {self.say('term-alone-doubtful')}"
            where = self._stood(view, told)
            here = places.pop(where, {})
            here[said] = here.get(said, 0) + 1
            places[where] = here
        lines: list[Text] = []
        for where, heard in list(places.items())[-most:]:
            text = Text(f"{self.say('term-alone-told', where=where, side=view['role'])} ", style=QUIET)
            parts = [f"{said}{GLUE}×{times}" if times > 1 else said for said, times in heard.items()]
            lines.append(text.append(" ".join(parts), style="not dim"))
        return lines

    def _stood(self, view: View, told: Mapping[str, Any]) -> str:
        """Where the Hero stood then."""
        if view["role"] == "evil":
            return str(view["map"][told["sector"]]["name"]) if told["sector"] is not None else "none"
        place, here = told["place"], view["here"]
        if place is None or place["x"] is None or here is None or here["x"] is None:
            return self.say("term-alone-lost")
        if place["other"]:
            return self.say("heading-other-level")
        aside, down = place["x"] - here["x"], place["y"] - here["y"]
        return self.words.spot((down + MOST_ROWS - 1) * WIDTH + aside + MOST_COLUMNS - 1, view)

    # The place --------------------------------------------------------------------------------------------------------

    def _labyrinth(self, view: View, width: int, low: bool, brief: bool | None = None) -> list[RenderableType]:
        """What the Hero sees, and the sheet beside it where there is room; with `brief` given, always below it."""
        tiles = [*view["labyrinth"], *view["recalled"]]
        here = [tile for tile in tiles if not tile["other"] and tile["x"] is not None]
        away = [tile for tile in tiles if tile["other"] and tile["x"] is not None]
        lost = [tile for tile in tiles if tile["x"] is None]
        cells = self._cells(view, here, with_hero=True)
        signs = _Legend()
        if not cells:
            nobody = Padding(Text(self.say("term-alone-nowhere"), style=QUIET), (0, 0, 0, 1))
            return [nobody, *self._sheet(view, low, beside=width < NARROW)]
        room = width - PANEL - GAP
        beside = brief is None and width >= NARROW and widest(cells, room) >= ROOMY
        drawn: list[RenderableType] = [self._chart(cells, room if beside else width, low)]
        signs.note(tiles)
        for title, others in (("term-alone-other-level", away), *((("term-alone-behind"), [one]) for one in lost)):
            if others:
                cells = self._cells(view, others)
                drawn += [Text(self.say(title), style=QUIET), self._chart(cells, room if beside else width, low)]
        seen = [*([] if brief else [self._legend(view, signs)]), *self._creatures_seen(view)]
        below = [Padding(Flow(line), (0, 0, 0, 1)) for line in seen]
        if not beside:
            return [*drawn, *below, *self._sheet(view, low, beside=width < NARROW)]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.expand = True
        grid.add_row(Group(*drawn), Group(*self._sheet(view, low, beside=True)))
        return [grid, *below]

    def _levels(self, view: View, width: int, low: bool, brief: bool = False) -> list[RenderableType]:
        """Both Levels of the Map, side by side where there is room; `brief`: without what the signs mean."""
        if not view["map"]:
            return []
        levels = [[sector for sector in view["map"] if sector["level"] == level] for level in range(2)]
        drawn = [self._cells(view, level) for level in levels if level]
        half = (width - GAP) // 2
        beside = len(drawn) > 1 and all(widest(cells, half, numbered=True) >= ROOMY for cells in drawn)
        room = half if beside else width
        charts: list[RenderableType] = []
        for level, cells in zip(levels, drawn, strict=False):
            title = Text(self.say("term-alone-level", name=level[0]["name"][0]), style=KEY)
            charts.append(Group(title, self._chart(cells, room, low, numbered=True)))
        signs = _Legend()
        signs.note(view["map"])
        lines = self._creatures_out(view)[-1:] if brief else [self._legend(view, signs), *self._creatures_out(view)]
        below = [Padding(Flow(line), (0, 0, 0, 1)) for line in lines]
        if not beside:
            return [*charts, *below]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in charts:
            grid.add_column(no_wrap=True)
        grid.add_row(*charts)
        return [grid, *below]

    def _chart(self, cells: Sequence[Cell], room: int, low: bool, numbered: bool = False) -> Text:
        wide = max(LEAST, widest(cells, room, numbered))
        if width_of(cells, wide, numbered) > room:
            numbered = False
        return Chart(cells, wide, 1 if low else 2, numbered).draw()

    def _cells(self, view: View, tiles: Sequence[Mapping[str, Any]], with_hero: bool = False) -> list[Cell]:
        """Tiles as they are drawn, and the Hero even where nothing is Revealed yet."""
        places = [(tile["x"] or 0, tile["y"] or 0) for tile in tiles]
        here = view.get("here") if with_hero else None
        lone = here is not None and here["x"] is not None and (here["x"], here["y"]) not in places
        if here is not None and lone:
            places.append((here["x"], here["y"]))
        if not places:
            return []
        evil = view["role"] == "evil"
        left = 0 if evil else min(x for x, _ in places)
        top = 0 if evil else min(y for _, y in places)
        moving = view.get("moving")
        cells = [self._cell(tile, x - left, y - top, evil, moving) for tile, (x, y) in zip(tiles, places, strict=False)]
        if evil:
            across, down = range(1 + max(x for x, _ in places)), range(1 + max(y for _, y in places))
            rock = Sign(ROCK, QUIET)
            cells += [Cell(x, y, floor=rock, walled=False) for x in across for y in down if (x, y) not in places]
        if here is not None and lone:
            hero = Sign(YOU, KEY)
            cells.append(Cell(here["x"] - left, here["y"] - top, beings=(hero,), walled=False))
        return cells

    def _cell(self, tile: Mapping[str, Any], column: int, row: int, evil: bool, moving: int | None) -> Cell:
        """A Sector; of one that is only recalled, what does not change."""
        doors = tile["doors"]
        if isinstance(doors, dict):
            states = {side: door["state"] if isinstance(door, dict) else door for side, door in doors.items()}
        else:
            states = dict.fromkeys(doors, "open")
        things: list[Sign] = []
        if tile.get("danger"):
            things.append(Sign(DANGER, HAZARD))
        things += [Sign(TOKENS[token], WARM) for token in tile.get("tokens", ())]
        if tile["stairs"]:
            things.append(Sign(self._stairs(tile["stairs"]), STAIRS[tile["stairs"]]))
        if tile["lcu"]:
            things.append(Sign(LCU, WARM))
        beings = [Sign(YOU, KEY)] if tile.get("hero") else []
        for creature in tile.get("creatures", ()):
            sign = self._being(creature)
            is_moving = moving is not None and creature["creature"] == moving
            beings.append(Sign(f"▸{sign.text}", KEY) if is_moving else sign)
        faint = not tile.get("revealed", False) if evil else not tile.get("sight", False)
        return Cell(
            column,
            row,
            tile["sides"],
            states,
            self.words.room(tile["room"]) if tile["room"] is not None else "",
            _floor(tile, evil),
            things,
            beings,
            faint,
        )

    def _being(self, creature: Mapping[str, Any]) -> Sign:
        return Sign(self._letters[creature["kind"]] + (WOUND if creature["wounded"] else ""), BEAST)

    def _stairs(self, colour: str) -> str:
        return self.say("term-alone-stairs", colour=colour)

    def _legend(self, view: View, signs: "_Legend") -> Text:
        """What the signs mean that are there."""
        found = [(YOU, self.say("term-alone-sign-hero", who="you" if view["seat"] == HERO else "other"))]
        found += [
            (DOORS[state], self.say("term-alone-sign-door", state=state)) for state in DOORS if state in signs.doors
        ]
        found += [(self._stairs(colour), self.say("tile-stairs", colour=colour)) for colour in sorted(signs.stairs)]
        found += [(TOKENS[token], self.words.condition(token)) for token in TOKENS if token in signs.tokens]
        plain = {
            WOUND: "wounded",
            DANGER: "danger",
            LCU: "lcu",
            LIT: "lit",
            SEEN: "seen",
            BOTH: "both",
            RECALLED: "recalled",
            UNKNOWN: "unknown",
        }
        found += [(sign, self.say(f"term-alone-sign-{name}")) for sign, name in plain.items() if name in signs.plain]
        return Text(" · ".join(f"{sign}{GLUE}{name.replace(' ', GLUE)}" for sign, name in found), style=QUIET)

    def _creatures_seen(self, view: View) -> list[Text]:
        """The Creatures on the Labyrinth, in words."""
        found: list[str] = []
        for tile in view["labyrinth"]:
            where = self.words.spot(tile["spot"], view)
            alike = Counter(
                f"{self._being(creature).text}{GLUE}{self.words.places.creature(creature)}"
                for creature in tile["creatures"]
            )
            found += [f"{_counted(creature, count)}, {where}" for creature, count in alike.items()]
        return [Text("; ".join(found), style=BEAST)] if found else []

    def _creatures_out(self, view: View) -> list[Text]:
        """The Creatures on the Map with how far they are from the Hero, and what can still be let loose."""
        found: Counter[str] = Counter()
        for sector in view["map"]:
            for creature in sector["creatures"]:
                far = view["distances"][sector["sector"]] if view["distances"] else FAR
                mark = f"▸{GLUE}" if creature["creature"] == view["moving"] else ""
                name = self.words.places.creature(creature)
                said = self.say("term-alone-out", creature=name, sector=sector["name"], n=far)
                found[f"{mark}{self._being(creature).text}{GLUE}{said.replace(' ', GLUE)}"] += 1
        out = ", ".join(_counted(creature, count) for creature, count in found.items())
        lines = [Text(out, style=BEAST)] if found else []
        left = [
            f"{self.words.creature(kind).replace(' ', GLUE)}{GLUE}×{view['tokens_left'][kind]}"
            for kind in range(KINDS)
            if view["tokens_left"][kind]
        ]
        if left:
            lines.append(Text(self.say("term-alone-tokens-left", creatures=", ".join(left)), style=QUIET))
        return lines

    # What Evil holds --------------------------------------------------------------------------------------------------

    def _hand(self, view: View, labels: Mapping[int, str], low: bool, brief: bool = False) -> list[RenderableType]:
        """One's own cards; what to type stands beside those that can be played, face up or face down.

        `brief`: those that can only be played face down, one after the other.
        """
        hand = view.get("hand")
        if hand is None:
            return []
        faces = [card["face"] for card in hand]
        chosen: dict[tuple[str, int], str] = {}
        for option, label in labels.items():
            kind, parts = self.deck.space.meaning(option)
            if kind in IN_HAND:
                chosen[kind, parts[0]] = f"{label})"
        used = [kind for kind in IN_HAND if any(one == kind for one, _ in chosen)]
        title = "term-alone-hand-how" if "hide" in used else "term-alone-hand"
        heading = Rule(self.say(title), style=QUIET, align="left")
        if not faces:
            return [heading, Padding(Text(self.say("term-alone-no-hand"), style=QUIET), (0, 0, 0, 1))]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in used:
            grid.add_column(no_wrap=True, justify="right", style=KEY)
        grid.add_column()
        if used:
            grid.add_row(*(Text(self.say(f"term-alone-{kind}"), style=QUIET) for kind in used), "")
        rest: list[Text] = []
        for face in dict.fromkeys(faces):
            marks = [chosen.get((kind, face), "") for kind in used]
            named = low and ("react", face) not in chosen and ("discard", face) not in chosen
            text = self._card(face, faces.count(face), named)
            if named and (brief or not any(marks)):
                rest.append(Text(f"{''.join(marks)}{GLUE}" if any(marks) else "", style=KEY).append_text(text))
            else:
                grid.add_row(*marks, Flow(text))
        drawn: list[RenderableType] = [heading]
        if len(rest) < len(set(faces)):
            drawn.append(Padding(grid, (0, 0, 0, 1)))
        if rest:
            drawn.append(Padding(Flow(Text(", ", style=QUIET).join(rest)), (0, 0, 0, 1)))
        return drawn

    def _card(self, face: int, copies: int, brief: bool) -> Text:
        """A Reaction: when it can be played, and what it does."""
        text = Text(self.words.reaction(face), style="bold")
        text.append(f"{GLUE}×{copies}" if copies > 1 else "")
        if brief:
            deck, trigger = self.words.deck(self.deck.deck_of[face]), TRIGGERS[self.deck.trigger[face]]
            return text.append(f" ({deck}, {self.words.trigger(trigger)})", style="not bold dim")
        return text.append(f" · {self.words.about_reaction(face)}", style="not bold dim")

    # What can be chosen -----------------------------------------------------------------------------------------------

    def _options(
        self, view: View, labels: Mapping[int, str], width: int, low: bool, brief: bool = False
    ) -> list[RenderableType]:
        """What can be chosen, but for cards: what belongs together in a line, or one below the other with more help.

        `brief`: without help, and of very many only how many there are.
        """
        groups: dict[str, list[int]] = {}
        for option in labels:
            kind, parts = self.deck.space.meaning(option)
            if kind not in IN_HAND:
                groups.setdefault(self._group(view, kind, parts), []).append(option)
        if not groups:
            return []
        lines: list[RenderableType] = []
        if brief and len(labels) > VERY_MANY:
            counted = [f"{heading} … {labels[of[0]]}{DASH}{labels[of[-1]]})" for heading, of in groups.items()]
            lines.append(Flow(Text("  ".join(text.replace(" ", GLUE) for text in counted))))
            lines.append(Flow(Text(self.say("term-very-many"), style=QUIET)))
            groups = {}
        for heading, options in groups.items():
            lines += self._line(view, labels, heading, options, width, low, brief)
        return [Rule(style=QUIET), *(Padding(line, (0, 0, 0, 1)) for line in lines)]

    def _group(self, view: View, kind: str, parts: tuple[int, ...]) -> str:
        """What an option stands together with: a word that is shown for many, or just the kind."""
        if kind in ON_MAP:
            return self.say("term-alone-level", name=view["map"][parts[0]]["name"][0])
        if kind == "spawn":
            return self.words.creature(parts[0])
        if kind == "seek":
            bounds = ((SEEK_SHAPE, "rooms"), (SEEK_DANGER, "places"), (SEEK_KIND, "tokens"))
            sort = next((name for bound, name in bounds if parts[0] < bound), "creatures")
            return self.say(f"term-alone-seek-{sort}")
        return f"-{TOGETHER.get(kind, kind)}"

    def _line(
        self,
        view: View,
        labels: Mapping[int, str],
        heading: str,
        options: Sequence[int],
        width: int,
        low: bool,
        brief: bool,
    ) -> Iterator[RenderableType]:
        kind = self.deck.space.meaning(options[0])[0]
        if kind in EXPLAINED and not brief:
            yield self._explained(view, labels, options, low)
            return
        text = Text() if heading.startswith("-") else Text(f"{heading}: ", style=QUIET)
        for option in options:
            said = f"{labels[option]}) {self._short(view, option, brief=len(labels) > MANY)}"
            glued = said.replace(" ", GLUE) if len(said) <= width // 3 else said.replace(" ", GLUE, 1)
            label, rest = glued.split(")", 1)
            text.append(f"{GLUE} " if option != options[0] else "")
            text.append(f"{label})", style=f"not dim {KEY}").append(rest, style="not dim")
        more = {self.words.explain(option, view) for option in options}
        if kind == "move" and more - {""}:
            text.append(f" · {max(more)}", style=HAZARD)
        elif len(more) == 1 and heading.startswith("-") and kind not in ON_SHEET and not low:
            text.append(f" · {more.pop()}" if more != {""} else "", style=QUIET)
        yield Flow(text)

    def _short(self, view: View, option: int, brief: bool) -> str:
        """An option as its group lets one say it."""
        kind, parts = self.deck.space.meaning(option)
        if kind in ON_MAP or kind == "spawn":
            name: str = view["map"][parts[-1]]["name"]
            return name if brief else self.words.sector(parts[-1], view)
        return self.words.option(option, view)

    def _explained(self, view: View, labels: Mapping[int, str], options: Sequence[int], low: bool) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, justify="right", style=KEY)
        grid.add_column()
        for option in options:
            text = Text(self.words.option(option, view))
            kind, parts = self.deck.space.meaning(option)
            brief = low and kind == "character"
            more = self.words.text.hero(parts[0]) if brief else self.words.explain(option, view)
            if more:
                text.append(f" · {more}", style=QUIET)
            grid.add_row(f"{labels[option]})", Flow(text))
        return grid


class _Legend:
    """The signs that a drawing has."""

    def __init__(self) -> None:
        self.doors: set[str] = set()
        self.stairs: set[str] = set()
        self.tokens: set[str] = set()
        self.plain: set[str] = set()

    def note(self, tiles: Sequence[Mapping[str, Any]]) -> None:
        places = {(tile["x"], tile["y"], tile.get("other")) for tile in tiles}
        for tile in tiles:
            recalled = "creatures" not in tile
            doors = tile["doors"]
            states = doors.values() if isinstance(doors, dict) else ["open"] * len(doors)
            self.doors |= {door["state"] if isinstance(door, dict) else door for door in states}
            self.stairs |= {tile["stairs"]} - {None}
            self.tokens |= set(tile.get("tokens", ()))
            for creature in tile.get("creatures", ()):
                if creature["wounded"]:
                    self.plain.add("wounded")
            self.plain |= {name for name in ("danger", "lcu") if tile.get(name)}
            lit, seen = bool(tile.get("lit")), bool(tile.get("revealed"))
            floors = {"recalled": recalled, "both": lit and seen, "lit": lit and not seen, "seen": seen and not lit}
            self.plain |= {name for name, there in floors.items() if there}
            if _opens_into_the_unknown(tile, places):
                self.plain.add("unknown")


def _opens_into_the_unknown(tile: Mapping[str, Any], places: set[tuple[Any, Any, Any]]) -> bool:
    """Whether a side is open behind which nothing is drawn."""
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for side in tile["sides"]:
        if side in steps and side not in tile["doors"]:
            aside, down = steps[side]
            if tile["x"] is None or (tile["x"] + aside, tile["y"] + down, tile.get("other")) not in places:
                return True
    return False


def _counted(text: str, count: int) -> str:
    return f"{text}{GLUE}×{count}" if count > 1 else text


def _floor(tile: Mapping[str, Any], evil: bool) -> Sign:
    """The floor of a Sector: light, and for Evil what the Hero has seen."""
    if "creatures" not in tile:
        return Sign(RECALLED, QUIET)
    if evil and tile["revealed"]:
        return Sign(BOTH, WARM) if tile["lit"] else Sign(SEEN, QUIET)
    return Sign(LIT, WARM) if tile["lit"] else BARE


def board(words: Words, deck: Deck, names: Sequence[str]) -> AloneBoard:
    """The board for a table with that deck."""
    assert isinstance(deck, Cards)
    return AloneBoard(words, deck, names)
