"""The table of Nefarious in a terminal, drawn from the view of one seat."""

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from villainy.engine.game import Deck, View
from villainy.games.nefarious.deck import AREAS, CARD, MINION, MONEY, Cards
from villainy.games.nefarious.words import OPEN, NefariousWords
from villainy.terminal.flow import Flow
from villainy.terminal.ink import Ink
from villainy.words import Words

ACCENT = "#6fe29a"
KEY = f"bold {ACCENT}"
QUIET = "dim"
COLOURS = ("#ffbe3d", "#ff8fb3", "#6bd2ff", "#c9a3ff")
"""Of the four Actions; their shapes and names say the same."""
HEADINGS = frozenset({"round", "twist", "twist-acts", "tied", "ended"})
GOOD = frozenset({"built", "income", "won"})
BAD = frozenset({"failed", "refused", "locked", "lost"})
GLUE = "\N{NO-BREAK SPACE}"
FOR_CARDS = frozenset({"invent", "plan", "discard"})
"""Options that stand beside the card that they are about."""

TALL = 10_000
NARROW = 60
"""On a narrower screen there is one Lair in a row."""
WIDE = 114
"""From this width on there are three."""
LAIR = 6
"""How many lines a Lair takes, about."""
LATEST = 3
"""How many of the discards are named."""


class NefariousBoard:
    """One table; what is drawn comes from a view and nothing else."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.say = words.say
        self.deck = deck
        self.words = NefariousWords(words, deck, names)
        signs = [re.escape(self.words.action(action)) for action in range(AREAS)]
        signed = [(sign, f"bold {colour}") for sign, colour in zip(signs, COLOURS, strict=True)]
        self.ink = Ink(KEY, HEADINGS, GOOD, BAD, signed)

    # What the loop asks for -------------------------------------------------------------------------------------------

    def draw(self, view: View, options: Sequence[int], width: int, height: int = TALL) -> RenderableType:
        labels = dict(zip(options, self.words.labels(options), strict=True))
        tight = height < self._lines(view, options, width)
        parts = [self._header(view), self._twists(view), self._lairs_heading(width)]
        parts.append(self._rows(view) if tight else self._lairs(view, width))
        parts.append(self._piles(view, tight))
        parts += self._hand(view, labels, width)
        parts += self._options(view, labels, tight)
        return Group(*parts)

    # The parts of the table -------------------------------------------------------------------------------------------

    def _lines(self, view: View, options: Sequence[int], width: int) -> int:
        """About how many lines the whole table takes with a panel for each Lair."""
        seat, players = view["seat"], len(view["seats"])
        rows = -(-players // self._columns(view, width))
        cards = len(view["seats"][seat]["hand"]["known"]) if seat < players else 0
        return 12 + rows * LAIR + cards + 2 * len(options)

    def _header(self, view: View) -> RenderableType:
        parts = [self.words.title()]
        if view["round"]:
            parts.append(self.say("board-round", round=view["round"]))
        parts += [self.words.phase(view), self.say("board-goal", goal=view["goal"])]
        return Rule(Text(" · ".join(parts), style=KEY), style=ACCENT, align="left")

    def _twists(self, view: View) -> RenderableType:
        """Both Twists, always in full: they are the rules."""
        if not view["twists"]:
            return Padding(Text(self.say("board-no-twists"), style=QUIET), (0, 0, 0, 1))
        lines: list[RenderableType] = []
        for number in view["twists"]:
            text = Text().append(f"✱{GLUE}{self.words.twist_name(number)}", style=KEY)
            rule = self.words.twist_text(number, view["settings"])
            lines.append(Padding(Flow(text.append(f" · {rule}")), (0, 0, 0, 1)))
        return Group(*lines)

    def _lairs_heading(self, width: int) -> RenderableType:
        """What the shapes mean."""
        title = self.say("board-lairs")
        shapes = self.ink.paint(" · ".join(self.words.action(action) for action in range(AREAS)))
        if width < NARROW:
            return Group(Rule(title, style=QUIET, align="left"), Padding(Flow(shapes), (0, 0, 0, 1)))
        return Rule(Text(f"{title} · ").append_text(shapes), style=QUIET, align="left")

    def _lairs(self, view: View, width: int) -> RenderableType:
        """The Lairs side by side, as far as there is room."""
        columns = self._columns(view, width)
        grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style=QUIET)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for first in range(0, view["players"], columns):
            grid.add_row(*(self._lair(view, seat) for seat in range(first, min(first + columns, view["players"]))))
        return grid

    def _columns(self, view: View, width: int) -> int:
        if width < NARROW:
            return 1
        return 3 if width >= WIDE and view["players"] in {3, 5, 6} else 2

    def _lair(self, view: View, seat: int) -> RenderableType:
        mine = view["seats"][seat]
        holds = [
            f"{mine['money']} {self.words.thing_glyph(MONEY)}",
            f"{self.words.thing_glyph(CARD)} {self.say('board-cards', n=mine['hand']['count'])}",
            f"{self.words.thing_glyph(MINION)} {self.say('board-reserve', n=mine['reserve'])}",
        ]
        lines: list[RenderableType] = [
            Flow(self._who(view, seat).append(f" · {self._score(view, seat)}", style="bold")),
            Flow(Text(" · ".join(part.replace(" ", GLUE) for part in holds))),
            self._areas(mine, "  "),
            Flow(self._state(view, seat, tight=False)),
            Flow(self._built(mine)),
        ]
        seen = [card for card in mine["hand"]["known"] if card != mine["plan"]]
        if seat != view["seat"] and seen:
            cards = ", ".join(self.words.card(card["face"]) for card in seen)
            lines.append(Flow(Text(self.say("board-known", cards=cards), style=QUIET)))
        return Group(*lines)

    def _rows(self, view: View) -> RenderableType:
        """A line for each Lair, where there is no room for more."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
        for _ in range(5):
            grid.add_column(no_wrap=True, justify="right")
        grid.add_column()
        for seat, mine in enumerate(view["seats"]):
            indent = "" if seat in view["asked"] else "  "
            built = "+".join(str(card["points"]) for card in mine["built"])
            last = Text(self.say("board-built-count", n=len(mine["built"])), style=QUIET)
            if built:
                last.append(f" {built}")
            state = self._state(view, seat, tight=True)
            if state:
                last.append(" · ", style=QUIET).append_text(state)
            grid.add_row(
                Text(indent).append_text(self._who(view, seat)),
                Text(self._score(view, seat), style="bold"),
                f"{mine['money']}{GLUE}{self.words.thing_glyph(MONEY)}",
                f"{mine['hand']['count']}{GLUE}{self.words.thing_glyph(CARD)}",
                f"{mine['reserve']}{GLUE}{self.words.thing_glyph(MINION)}",
                self._areas(mine, GLUE),
                Flow(last),
            )
        return Padding(grid, (0, 0, 0, 1))

    def _who(self, view: View, seat: int) -> Text:
        """Whose Lair it is, and where they sit: one earns from neighbours."""
        text = Text().append("▸ " if seat in view["asked"] else "", style=KEY)
        text.append(self.words.names[seat], style="bold" if seat == view["seat"] else "")
        where = self._where(view, seat)
        if where:
            text.append(f" ({self.say(where)})", style=QUIET)
        return text

    def _where(self, view: View, seat: int) -> str:
        """The message that says where a seat is, as the viewer sees it; empty for who is no neighbour."""
        viewer, players = view["seat"], view["players"]
        if viewer >= players:
            return ""
        if seat == viewer:
            return "board-you"
        left, right = (seat - viewer) % players == 1, (viewer - seat) % players == 1
        if left and right:
            return "board-both"
        return "board-left" if left else "board-right" if right else ""

    def _score(self, view: View, seat: int) -> str:
        return self.say("board-score", n=view["seats"][seat]["score"], goal=view["goal"]).replace(" ", GLUE)

    def _areas(self, mine: dict[str, Any], gap: str) -> Text:
        """How many Minions stand on each area."""
        text = Text()
        for action, minions in enumerate(mine["areas"]):
            if action:
                text.append(gap)
            style = f"bold {COLOURS[action]}" if minions else QUIET
            text.append(f"{self.words.action_glyph(action)}{minions}", style=style)
        return text

    def _state(self, view: View, seat: int, tight: bool) -> Text:
        """What the player has revealed, or does in secret; in signs, where there is little room."""
        mine = view["seats"][seat]
        parts = [self.ink.paint(self.words.action(action)) for action in mine["actions"]]
        if mine["income"] and tight:
            parts.append(Text(f"+{mine['income']}{GLUE}{self.words.thing_glyph(MONEY)}"))
        elif mine["income"]:
            parts.append(Text(self.say("board-income", n=mine["income"])))
        if mine["invention"]:
            card = self.words.card(mine["invention"]["face"])
            parts.append(Text(card if tight else self.say("board-turned", card=card), style="bold"))
        if mine["plan"] is not None:
            parts.append(self._plan(mine["plan"], tight))
        open_picks = [self.deck.space.meaning(pick) for pick in mine["shown"]]
        parts += [
            self.ink.paint(f"→{GLUE}{self.words.action(picked[0])}") for kind, picked in open_picks if kind == "area"
        ]
        if mine["committed"]:
            parts.append(Text(self.say("board-card-down")))
        elif mine["done"]:
            parts.append(Text(self.say("board-ready" if view["question"] in OPEN else "board-sealed")))
        elif seat in view["asked"] and not tight:
            parts.append(Text(self.say("board-thinking"), style=QUIET))
        if mine["barred"] and not mine["actions"]:
            parts.append(self._barred(mine["barred"], tight))
        text = Text()
        for part in parts:
            text.append(" · " if text else "", style=QUIET).append_text(part)
        return text

    def _barred(self, actions: Sequence[int], tight: bool) -> Text:
        if tight:
            return Text(" ".join(f"✗{self.words.action_glyph(action)}" for action in actions))
        named = ", ".join(self.words.action(action) for action in actions)
        return self.ink.paint(self.say("board-barred", actions=named))

    def _plan(self, plan: dict[str, int], tight: bool) -> Text:
        if not plan:
            return Text(f"{self.say('board-plan-mark')}{GLUE}▮" if tight else self.say("board-plan-down"))
        return Text(self.say("board-plan", card=self.words.card(plan["face"])))

    def _built(self, mine: dict[str, Any]) -> Text:
        """The Inventions with their points, as they were built."""
        if not mine["built"]:
            return Text(self.say("board-nothing-built"), style=QUIET)
        text = Text(f"{self.say('board-built')}: ", style=QUIET)
        for at, card in enumerate(mine["built"]):
            if at:
                text.append(", ", style="not dim")
            text.append(self.words.card(card["face"]), style="not dim")
            text.append(f"{GLUE}{card['points']}", style="bold not dim")
        return text

    def _piles(self, view: View, tight: bool) -> RenderableType:
        """The piles; and a warning while there is reason for one (nefarious.deck.lock)."""
        discards = view["discards"]
        text = Text(self.say("board-pile", pile=view["pile"], discards=len(discards)), style=QUIET)
        if discards and not tight:
            latest = ", ".join(self.words.card(card["face"]) for card in reversed(discards[-LATEST:]))
            text.append(f" ({self.say('board-top', card=latest)})", style=QUIET)
        lines: list[RenderableType] = [Flow(text)]
        if view["locked"]:
            lines.append(Flow(Text(self.say("board-locked"), style="bold")))
        elif view["pile"] + len(discards) < view["players"]:
            lines.append(Flow(Text(self.say("board-low"), style="bold")))
        if view["resolving"]:
            lines.append(Flow(Text(self.say("board-resolving", stage=view["resolving"]["stage"]), style=KEY)))
        return Padding(Group(*lines), (0, 0, 0, 1))

    # What the seat holds, and may choose ------------------------------------------------------------------------------

    def _hand(self, view: View, labels: dict[int, str], width: int) -> list[RenderableType]:
        """One's own cards; while they can be chosen, what to type stands beside them."""
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        mine = view["seats"][seat]
        heading = Rule(self.say("board-hand"), style=QUIET, align="left")
        faces = sorted({card["face"] for card in mine["hand"]["known"]})
        if not faces:
            return [heading, Padding(Text(self.say("board-empty-hand"), style=QUIET), (0, 0, 0, 1))]
        meanings = [(label, *self.deck.space.meaning(option)) for option, label in labels.items()]
        chosen = {parts[0]: f"{label})" for label, kind, parts in meanings if kind in FOR_CARDS}
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, justify="right", style=KEY)
        grid.add_column()
        for _ in range(3):
            grid.add_column(no_wrap=True)
        if width >= NARROW:
            grid.add_column()
        for face in faces:
            *figures, effects = self._card(view, face)
            label = chosen.get(face, "")
            if width >= NARROW:
                grid.add_row(label, *figures, effects)
            else:
                grid.add_row(label, Group(figures[0], effects), *figures[1:])
        return [heading, grid]

    def _card(self, view: View, face: int) -> list[RenderableType]:
        """A card: name, cost, whether it can be paid now, points, effects."""
        mine = view["seats"][view["seat"]]
        name = Text(self.words.card(face), style="bold")
        copies = sum(card["face"] == face for card in mine["hand"]["known"])
        if copies > 1:
            name.append(f" ×{copies}", style=QUIET)
        if mine["plan"] and mine["plan"]["face"] == face:
            name.append(f" ({self.say('board-plan-mark')})", style=ACCENT)
        cost = self.words.cost(face, view)
        short = cost - mine["money"]
        price = Text(self.say("board-cost", n=cost).replace(" ", GLUE), justify="right")
        payable = Text(self.say("board-affordable")) if short <= 0 else Text(self.say("board-too-dear", short=short))
        points = Text(self.words.points(face, short=True), style="bold")
        return [Flow(name), price, payable, points, Flow(Text(self.words.effects_short_now(face, view)))]

    def _options(self, view: View, labels: dict[int, str], tight: bool) -> list[RenderableType]:
        """What can be chosen, but for cards: those have their labels in the hand."""
        parts: list[RenderableType] = []
        if view["picks"]:
            picks = ", ".join(self.words.option(pick, view) for pick in view["picks"])
            parts.append(Padding(Flow(self.ink.paint(self.say("board-picked", picks=picks))), (0, 0, 0, 1)))
        rest = [option for option in labels if self.deck.space.meaning(option)[0] not in FOR_CARDS]
        if not rest:
            return parts
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style=KEY)
        for option in rest:
            text = self.ink.paint(self.words.option(option, view))
            more = self.words.gain(option, view) if tight else self.words.explain(option, view)
            if more:
                text.append(f" · {more}", style=QUIET)
            grid.add_row(f" {labels[option]})", Flow(text))
        return [*parts, Rule(style=QUIET), grid]


def board(words: Words, deck: Deck, names: Sequence[str]) -> NefariousBoard:
    """The board for a table with that deck."""
    assert isinstance(deck, Cards)
    return NefariousBoard(words, deck, names)
