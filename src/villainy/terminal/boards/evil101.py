"""The table of Evil:101 in a terminal, drawn from the view of one seat."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from villainy.engine.game import Deck, View
from villainy.games.evil101.deck import Cards
from villainy.games.evil101.words import LETTERS, Evil101Words
from villainy.terminal.flow import Flow
from villainy.terminal.ink import Ink
from villainy.words import Words

ACCENT = "#ffbe3d"
KEY = f"bold {ACCENT}"
QUIET = "dim"
HEADINGS = frozenset({"round", "play-off"})
GOOD = frozenset({"scored", "escaped", "won", "missed"})
BAD = frozenset({"foiled", "caught"})
BAR = 20
"""The longest bar of points."""
ROOMY = 72
"""From this width on, options stand in a grid of cards and Targets."""

TALL = 30
"""On a lower screen names of cards are cut to one line, so that the whole table stays in sight."""

LEAST_NAME = 16
"""Where a card's name would have less room than this beside its symbols, the symbols go below it."""

Card = dict[str, int]


class Evil101Board:
    """One table; what is drawn comes from a view and nothing else."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.say = words.say
        self.deck = deck
        self.words = Evil101Words(words, deck, names)
        signs = [self.words.sign(number) for number in range(len(self.words.symbols))]
        signed = [(re.escape(sign), f"bold {self._colour(number)}") for number, sign in enumerate(signs)]
        self.ink = Ink(KEY, HEADINGS, GOOD, BAD, signed)

    # What the loop asks for -------------------------------------------------------------------------------------------

    def draw(self, view: View, options: Sequence[int], width: int, height: int = TALL) -> RenderableType:
        parts = [
            self._header(view),
            self._seats(view, width),
            Rule(self.say("board-targets"), style=QUIET, align="left"),
        ]
        parts.append(self._row(view, width))
        if view["road"]:
            parts.append(self._road(view))
        if height >= TALL:
            parts.append(self._piles(view))
        parts += self._hand(view, options, width, height < TALL)
        return Group(*parts)

    # The parts of the table -------------------------------------------------------------------------------------------

    def _header(self, view: View) -> RenderableType:
        parts = [self.words.title(), self.say("board-round", round=view["round"]), self.words.phase(view)]
        parts.append(self.say("board-goal", goal=view["goal"]))
        return Rule(Text(" · ".join(parts), style=KEY), style=ACCENT, align="left")

    def _seats(self, view: View, width: int) -> RenderableType:
        """Everybody: points on the way to the goal, cards, role."""
        goal: int = view["goal"]
        most = max(goal, *(seat["points"] for seat in view["seats"]))
        length = min(BAR, max(0, width - 58))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, max_width=20)
        grid.add_column(justify="right", no_wrap=True)
        if length:
            grid.add_column(no_wrap=True)
        grid.add_column()
        for number, seat in enumerate(view["seats"]):
            filled = round(seat["points"] / most * length)
            row: list[RenderableType] = [self._who(view, number), Text(str(seat["points"]), style="bold")]
            if length:
                bar = Text("━" * filled, style=ACCENT)
                bar.append("─" * (length - filled), style=QUIET)
                row.append(bar)
            row.append(self._holds(view, number))
            grid.add_row(*row)
        parts = [Padding(grid, (0, 0, 0, 1))]
        if view["contenders"]:
            names = ", ".join(self.words.names[seat] for seat in view["contenders"])
            parts.append(Padding(Text(self.say("board-playoff", names=names), style=KEY), (0, 0, 0, 1)))
        return Group(*parts)

    def _who(self, view: View, seat: int) -> Text:
        asked = seat in view["asked"]
        text = Text("▸ " if asked else "  ", style=KEY)
        text.append(self.words.names[seat], style="bold" if seat == view["seat"] else "")
        if seat == view["seat"]:
            text.append(f" ({self.say('board-you')})", style=QUIET)
        return text

    def _holds(self, view: View, seat: int) -> Text:
        mine = view["seats"][seat]
        handler = seat == view["handler"]
        parts: list[str] = []
        if handler:
            parts.append(self.say("board-agents", n=view["agents"]["count"]))
        else:
            parts.append(self.say("board-plots", n=mine["plots"]["count"]))
        parts.append(self.say("board-chases-short", n=mine["chases"]["count"]))
        text = Text(", ".join(parts), style=QUIET)
        if handler:
            text = Text(self.say("role-handler"), style=KEY).append(
                f", {text.plain}", style=f"not bold {QUIET} default"
            )
        return text

    def _row(self, view: View, width: int) -> RenderableType:
        """The Targets, each with its symbols and their worth, and below what lies on it."""
        faces = [place["target"]["face"] for place in view["row"] if place["target"]]
        fitting = [cell_len(self.words.card(face)) for face in faces if self._beside(face, width)]
        column = max(fitting, default=0)
        lines: list[RenderableType] = []
        for at, place in enumerate(view["row"]):
            line = Text(f" {LETTERS[at]} ", style=KEY)
            if place["target"] is None:
                lines.append(line.append(self.say("board-no-target"), style=f"not bold {QUIET}"))
                continue
            face: int = place["target"]["face"]
            taken = place["owner"] >= 0
            name = self.words.card(face)
            line.append(name, style="not bold default" if taken else "bold default")
            worth = self._worth(face)
            if self._beside(face, width):
                room = width - 5 - worth.cell_len
                line.append(" " * (max(cell_len(name), min(column, room)) - cell_len(name) + 2))
                lines.append(line.append_text(worth))
            else:
                lines += [line, Padding(Flow(worth), (0, 0, 0, 5))]
            if taken:
                lines.append(Padding(Flow(self._lying(view, place)), (0, 0, 0, 3)))
        return Group(*lines)

    def _beside(self, face: int, width: int) -> bool:
        """Whether name and symbols of a Target fit on one line."""
        return cell_len(self.words.card(face)) + self._worth(face).cell_len + 5 <= width

    def _worth(self, face: int) -> Text:
        text = Text()
        for number in self.words.symbols_of(face):
            if text:
                text.append("  ")
            text.append_text(self._sign(number))
            text.append(f"\N{NO-BREAK SPACE}{self.deck.value[face][number]}", style="bold")
        return text

    def _lying(self, view: View, place: dict[str, Any]) -> Text:
        """Whose Plot lies there, and the Agent against it."""
        owner: int = place["owner"]
        revealed = view["phase"] in {"chase", "hoarding", "cleaners"} and place["plot"] is not None
        name = self.words.names[owner]
        text = Text("└ ", style=QUIET)
        if place["plot"] is None:
            text.append(self.say("board-face-down", name=name))
        else:
            card = self.words.shown(place["plot"]["face"])
            mine = owner == view["seat"] and not revealed
            message = "board-face-down-mine" if mine else "board-face-up"
            text.append_text(self.ink.paint(self.say(message, name=name, card=card)))
        if place["agent"] is not None:
            guard = self.say("board-guard", card=self.words.shown(place["agent"]["face"]))
            text.append(" ").append_text(self.ink.paint(guard))
        if place["foiled"]:
            text.append(f" ✗ {self.say('board-foiled')}", style="bold red")
        elif revealed:
            text.append(f" ✓ {self.say('board-through')}", style="bold green")
        return text

    def _piles(self, view: View) -> RenderableType:
        return Padding(Text(self.say("board-piles", **view["piles"]), style=QUIET), (0, 0, 0, 1))

    def _road(self, view: View) -> RenderableType:
        cards = " → ".join(self.words.shown(card["face"]) for card in view["road"])
        return Group(
            Rule(f"{self.say('board-road')} · {self.say('chase-ring')}", style=QUIET, align="left"),
            Padding(Text(cards, style="bold"), (0, 0, 0, 1)),
        )

    # What the seat holds, and may choose ------------------------------------------------------------------------------

    def _hand(self, view: View, options: Sequence[int], width: int, tight: bool) -> list[RenderableType]:
        seat: int = view["seat"]
        if seat >= view["players"]:
            return []
        labels = dict(zip(options, self.words.labels(options), strict=True))
        gridded = width >= ROOMY and view["question"] in {"PlotTurn", "LayAgent"} and bool(options)
        mine = view["seats"][seat]
        plots, chases = mine["plots"]["known"], mine["chases"]["known"]
        parts: list[RenderableType] = []
        if seat == view["handler"]:
            parts.append(self._heading("board-your-agents", "board-grid-agents" if gridded else ""))
            parts.append(self._cards(view, view["agents"]["known"], labels if gridded else {}, "lay", width, tight))
            if not tight:
                aside = ", ".join(self.words.shown(card["face"]) for card in plots) or self.say("board-no-cards")
                label = Text(f"{self.say('board-your-plots-aside')}: ", style=QUIET)
                parts.append(Padding(Flow(label.append_text(self.ink.paint(aside))), (0, 0, 0, 1)))
        else:
            parts.append(self._heading("board-your-plots", "board-grid-plots" if gridded else ""))
            parts.append(self._cards(view, plots, labels if gridded else {}, "place", width, tight))
            if view["agents"]["known"]:
                known = ", ".join(self.words.shown(card["face"]) for card in view["agents"]["known"])
                knows = self.say("board-known-agents", name=self.words.names[view["handler"]])
                parts.append(
                    Padding(Flow(Text(f"{knows}: ", style=QUIET).append_text(self.ink.paint(known))), (0, 0, 0, 1))
                )
        if chases:
            parts.append(self._chase_line(chases) if tight else self._chase_cards(chases))
        if options and not gridded:
            parts.append(self._list(view, labels))
        return parts

    def _heading(self, message: str, hint: str = "") -> RenderableType:
        text = Text(self.say(message))
        if hint:
            text.append(f" · {self.say(hint)}", style=QUIET)
        return Rule(text, style=QUIET, align="left")

    def _cards(
        self, view: View, cards: list[Card], labels: dict[int, str], kind: str, width: int, tight: bool
    ) -> RenderableType:
        """Cards one below the other; while they can be laid, what to type stands where card and Target meet."""
        faces = sorted({card["face"] for card in cards})
        if not faces:
            return Padding(Text(self.say("board-no-cards"), style=QUIET), (0, 0, 0, 1))
        places = [at for at in range(view["players"]) if any(self._at(option) == at for option in labels)]
        first = self.deck.first_face[0 if kind == "place" else 2]
        unit = width - 9 * len(places) >= ROOMY - 9 * 3
        rows: list[tuple[Text, Text, Text, list[Text]]] = []
        for face in faces:
            copies = sum(card["face"] == face for card in cards)
            name = Text(self.words.card(face))
            if copies > 1:
                name.append(f" ×{copies}", style=QUIET)
            points = self.say("points-short", n=self.deck.points[face]) if kind == "place" else ""
            options = [self.deck.space.option(kind, (face - first, at)) for at in places]
            cells = [self._cell(view, labels, option, unit) for option in options]
            rows.append((self._signs_of(face), name, Text(points, style="bold"), cells))
        widest = [
            max(column.cell_len for column in columns) for columns in zip(*(row[:3] for row in rows), strict=True)
        ]
        cell = max([each.cell_len for row in rows for each in row[3]], default=0)
        left = width - 3 - widest[0] - widest[2] - len(places) * (cell + 1)
        return Padding(self._grid(rows, places, widest, left, tight), (0, 0, 0, 1))

    def _grid(
        self,
        rows: list[tuple[Text, Text, Text, list[Text]]],
        places: list[int],
        widest: list[int],
        left: int,
        tight: bool,
    ) -> Table:
        """Widths are given to the cell, because rich would cut numbers as readily as names."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        letters = [Text(f"  {LETTERS[at]}", style=KEY) for at in places]
        stacked = left < LEAST_NAME
        if stacked:
            grid.add_column(width=max(left + widest[0], LEAST_NAME))
        else:
            grid.add_column(width=widest[0])
            grid.add_column(width=min(left - 1, widest[1]), no_wrap=tight, overflow="ellipsis")
        grid.add_column(width=widest[2], no_wrap=True)
        for at in range(len(places)):
            grid.add_column(width=max(row[3][at].cell_len for row in rows), no_wrap=True)
        if places:
            grid.add_row(*[""] * (2 if stacked else 3), *letters)
        for signs, name, points, cells in rows:
            if stacked:
                grid.add_row(Flow(Text("\n").join([name, signs])), points, *cells)
            else:
                grid.add_row(signs, name, points, *cells)
        return grid

    def _cell(self, view: View, labels: dict[int, str], option: int, unit: bool) -> Text:
        if option not in labels:
            return Text("  ·", style=QUIET)
        text = Text(f"{labels[option]:>3})", style=KEY)
        points = self.words.worth(option, view)
        worth = self.say("points-short", n=points) if unit else str(points)
        return text.append(f" {worth}", style="not bold default")

    def _chase_cards(self, chases: list[Card]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in chases:
            face = card["face"]
            vehicle = Text(self.words.vehicle(self.deck.type[face]), style="bold")
            grid.add_row(vehicle, self.words.card(face), Text(self.words.ring(face), style=QUIET))
        return Group(self._heading("board-your-chases"), Padding(grid, (0, 0, 0, 1)))

    def _chase_line(self, chases: list[Card]) -> RenderableType:
        """The same in few lines: a vehicle with what it beats, and its cards."""
        kinds: dict[str, Counter[str]] = {}
        for card in chases:
            face = card["face"]
            vehicle = f"{self.words.vehicle(self.deck.type[face])} ({self.words.ring(face)})"
            kinds.setdefault(vehicle, Counter())[self.words.card(face)] += 1
        lines: list[RenderableType] = [self._heading("board-your-chases")]
        for vehicle, names in kinds.items():
            held = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in names.items())
            text = Text(f"{vehicle}: ", style=QUIET).append(held, style="not dim")
            lines.append(Padding(Flow(text), (0, 0, 0, 1)))
        return Group(*lines)

    def _list(self, view: View, labels: dict[int, str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=KEY)
        for option, label in labels.items():
            text = self.ink.paint(self.words.option(option, view))
            gain = self.words.gain(option, view)
            if gain:
                text.append(f" ({gain})", style=QUIET)
            grid.add_row(f" {label}", Flow(text))
        return Group(Rule(style=QUIET), grid)

    def _at(self, option: int) -> int:
        """The place that an option is about."""
        _, parts = self.deck.space.meaning(option)
        return parts[1] if len(parts) > 1 else -1

    def _signs_of(self, face: int) -> Text:
        return Text(" ").join(self._sign(number) for number in self.words.symbols_of(face))

    def _sign(self, number: int) -> Text:
        return Text(self.words.sign(number), style=f"bold {self._colour(number)}")

    def _colour(self, number: int) -> str:
        colour = self.words.symbol(number).colour
        return colour if re.fullmatch("#[0-9A-Fa-f]{6}", colour) else "default"


def board(words: Words, deck: Deck, names: Sequence[str]) -> Evil101Board:
    """The board for a table with that deck."""
    assert isinstance(deck, Cards)
    return Evil101Board(words, deck, names)
