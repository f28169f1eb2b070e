"""The table of Evil Genius VS Spies in a terminal, drawn from the view of one seat."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from villainy.engine.game import Deck, View
from villainy.games.spies.deck import BOTTOM, EDGES, LEFT, RIGHT, SQUARES, TOP, Cards
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.vocabulary import MOD, NETWORK, STATS, Ability
from villainy.games.spies.words import SpiesWords
from villainy.terminal.choices import gathered
from villainy.terminal.fit import fitting
from villainy.terminal.flow import Flow
from villainy.terminal.ink import Ink
from villainy.words import Words

ACCENT = "#ff6b57"
KEY = f"bold {ACCENT}"
QUIET = "dim"
BLUE = "#7fc4ff"
BETTER = "bold #7ff0aa"
WORSE = "bold #ffb35c"
SIDES = ("genius", "master")
HEADINGS = frozenset({"turn", "no-plans", "no-rounds"})
GOOD = frozenset({"scored", "thwarted", "completed", "activated", "advanced", "won"})
BAD = frozenset({"spy-died", "minion-died", "destroyed", "cancelled", "ejected"})
GLUE = "\N{NO-BREAK SPACE}"

TALL = 10_000
WIDE = 118
"""From this width on, the eight squares stand in one row."""
ROOMY = 60
"""From this width on, they stand in two rows, and so do long lists of options."""
LOW = 44
"""On a lower screen networks are told in words, for drawings take many lines."""
MANY = 24
"""Where room is short and there are more options than this, they are not all listed: typing words of them does that."""
EXPLAINED = 12
"""Where there are more options than this, they are not explained: ? does that."""

CELL = 18
INSIDE = CELL - 4
TALLNESS = 4
GAP = 3
"""How wide and tall a Node is drawn, and how far they lie apart."""

FULL, EMPTY = "●", "○"


class SpiesBoard:
    """One table; what is drawn comes from a view and nothing else."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.say = words.say
        self.deck = deck
        self.words = SpiesWords(words, deck, names)
        self.ink = Ink(KEY, HEADINGS, GOOD, BAD)
        self._glyph = {name: words.say(f"stat-{name}.glyph") for name in ("attack", "health", "perception", "sneak")}

    # What the loop asks for -------------------------------------------------------------------------------------------

    def draw(self, view: View, options: Sequence[int], width: int, height: int = TALL) -> RenderableType:
        labels = dict(zip(options, self.words.labels(options), strict=True))
        return fitting(
            width,
            height,
            lambda: self._whole(view, labels, width, height),
            lambda: self._short_of_room(view, labels, with_text=True),
            lambda: self._short_of_room(view, labels, with_text=False),
        )

    def _whole(self, view: View, labels: dict[int, str], width: int, height: int) -> RenderableType:
        parts = [self._header(view), self._players(view), self._heading("thing-lair", BLUE)]
        parts += [self._lair(view, width), self._plan(view), *self._intruder(view)]
        parts += [self._heading("thing-networks", ACCENT), *self._networks(view, width, height)]
        parts += self._stack(view)
        parts += self._lasting(view)
        parts += self._hands(view)
        parts += self._options(view, labels, width)
        return Group(*parts)

    # A screen too low for drawings ------------------------------------------------------------------------------------

    def _short_of_room(self, view: View, labels: dict[int, str], with_text: bool) -> RenderableType:
        """Everything in words, close together; `with_text`: cards with what they do."""
        lair = Table.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(2):
            lair.add_column(ratio=1)
        for square in range(SQUARES // 2):
            lair.add_row(*(Flow(self._square_line(view, at, " ")) for at in (square, square + SQUARES // 2)))
        parts = [self._header(view), self._players(view), lair, self._plan(view), *self._intruder(view)]
        parts += [Flow(line) for line in self._networks_in_words(view)]
        parts += [*self._stack(view), *self._lasting(view), *self._hands(view, with_text)]
        return Group(*parts, *self._options_in_words(view, labels))

    def _networks_in_words(self, view: View) -> list[Text]:
        """A line for networks without Spies, by size; one for each with Spies; one for Spies without a network."""
        idle: dict[int, list[str]] = {}
        lines: list[Text] = []
        for network in view["networks"]:
            nodes = ", ".join(self.words.node(view, node["slot"]) for node in network["nodes"])
            if not network["spies"]:
                idle.setdefault(network["size"], []).append(nodes)
                continue
            text = Text(f"▪{GLUE}{network['size']}", style=KEY).append(f" {nodes}", style="not bold default")
            for slot in network["spies"]:
                text.append(" · ", style="not bold default").append_text(self._spy(view["spies"][slot]))
            lines.append(text)
        if idle:
            line = Text()
            for size in sorted(idle):
                line.append(f"{GLUE} " if line else "").append(f"▪{GLUE}{size}", style=KEY).append(
                    f" {'; '.join(idle[size])}"
                )
            lines.insert(0, line)
        return [*lines, *self._bench(view)]

    def _options_in_words(self, view: View, labels: dict[int, str]) -> list[RenderableType]:
        if not labels:
            return []
        groups: dict[tuple[str, tuple[int, ...]], list[tuple[str, str]]] = {}
        for option, label in labels.items():
            kind, parts = self.deck.space.meaning(option)
            groups.setdefault((kind, parts[:1]), []).append((label, self.words.option(option, view)))
        lines = gathered(list(groups.values()), KEY, MANY)
        if len(labels) > MANY:
            lines.append(Text(self.say("term-very-many"), style=QUIET))
        return [Rule(style=QUIET), *(Padding(Flow(line), (0, 0, 0, 1)) for line in lines)]

    # Whose turn, and how the two stand --------------------------------------------------------------------------------

    def _header(self, view: View) -> RenderableType:
        parts = [self.words.title()]
        if view["round"]:
            parts.append(self.say("term-spies-round", n=view["round"]))
        parts.append(self.words.phase(view))
        return Rule(Text(" · ".join(parts), style=KEY), style=ACCENT, align="left")

    def _heading(self, message: str, style: str) -> RenderableType:
        return Rule(Text(self.say(message), style=style), style=QUIET, align="left")

    def _players(self, view: View) -> RenderableType:
        lines: list[RenderableType] = []
        for seat in (GENIUS, MASTER):
            side = SIDES[seat]
            text = Text().append("▸ " if seat in view["asked"] else "  ", style=KEY)
            text.append(self.words.names[seat], style="bold" if seat == view["seat"] else "not bold")
            text.append(f" · {self.words.role(seat)} · ", style=BLUE if seat == GENIUS else ACCENT)
            points = view["scores"][seat]
            text.append(f"{points}/{view['goal']}{GLUE}", style="bold")
            text.append(FULL * min(points, view["goal"]) + EMPTY * max(0, view["goal"] - points), style=ACCENT)
            counts = {
                "hand": view["hands"][seat]["count"],
                "pile": view["piles"][side],
                "discards": len(view["discards"][side]),
            }
            text.append(f" · {self.say('term-spies-holds', **counts)}", style=QUIET)
            lines.append(Flow(text))
        pools = self._pools(view)
        if pools:
            lines.append(Padding(Text(pools, style="bold"), (0, 0, 0, 2)))
        return Group(*lines)

    def _pools(self, view: View) -> str:
        """What is left to spend this turn."""
        if view["phase"] == "main":
            return self.say("term-spies-main", work=view["work"], plays=view["plays"])
        return self.say("term-spies-actions", n=view["actions"]) if view["phase"] == "actions" else ""

    # The lair ---------------------------------------------------------------------------------------------------------

    def _lair(self, view: View, width: int) -> RenderableType:
        """The squares in one row or two, or one below the other."""
        columns = SQUARES if width >= WIDE else SQUARES // 2 if width >= ROOMY else 1
        if columns == 1:
            return Group(*(Flow(self._square_line(view, square)) for square in range(SQUARES)))
        grid = Table(box=box.SQUARE, show_header=False, show_lines=True, expand=True, border_style=BLUE, padding=0)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for first in range(0, SQUARES, columns):
            grid.add_row(*(self._square(view, square) for square in range(first, first + columns)))
        return grid

    def _square(self, view: View, square: int) -> RenderableType:
        return Group(*(Flow(line) for line in self._square_parts(view, square)))

    def _square_line(self, view: View, square: int, between: str = " · ") -> Text:
        return Text(between).join(self._square_parts(view, square))

    def _square_parts(self, view: View, square: int) -> list[Text]:
        """A square: its number and who is there, numbers, state, what hangs on it, who intrudes."""
        there = view["lair"][square]
        inside = view["infiltrator"]
        number = Text(str(square + 1), style=BLUE)
        parts: list[Text] = []
        if inside and inside["at"] == square:
            number.append(" ▶", style=KEY)
        if not there:
            parts.append(number.append(" –", style=QUIET))
        else:
            parts.append(number.append(f" {self.words.card(there['face'])}", style="bold not dim"))
            parts += self._unit(there)
        return parts

    def _unit(self, there: dict[str, Any]) -> list[Text]:
        if there["kind"] == "contraption":
            cost = Text(self.say("term-spies-cost", n=there["cost"]), style=QUIET)
            return [cost.append(f" · {self.words.keyword('dark')}") if there["dark"] else cost]
        parts = [self._stats(there, "perception")]
        if there["busy"]:
            parts.append(Text(self.say("state-busy"), style=WORSE))
        if there["attached"]:
            parts.append(Text(f"+ {self.words.card(there['attached']['face'])}", style=BLUE))
        if there["keywords"]:
            parts.append(Text(", ".join(map(self.words.keyword, there["keywords"])), style=QUIET))
        return parts

    def _stats(self, now: dict[str, Any], third: str) -> Text:
        """Attack, Health and the third number, each marked where it is not what is printed."""
        text = Text()
        for name in ("attack", "health", third):
            printed = self.deck.own[STATS.index(name)][now["face"]]
            value = now["left"] if name == "health" else now[name]
            style = BETTER if value > printed else WORSE if value < printed else "bold"
            sign = "▴" if value > printed else "▾" if value < printed else ""
            text.append(f"{self._glyph[name]}{value}{sign}", style=style).append(" ")
        text.rstrip()
        return text

    def _plan(self, view: View) -> RenderableType:
        plan = view["plan"]
        text = Text(f"{self.say('type-plan')}: ", style=BLUE)
        text.append(self.words.stage(view), style="bold")
        if plan["stalled"]:
            text.append(f", {self.words.keyword('stalled')}", style=WORSE)
        if plan["card"]:
            face = plan["card"]["face"]
            text.append(f" · {self.words.shown(face)}", style="bold")
            needs = self.say(
                "term-spies-needs",
                value=plan["contraptions"],
                contraptions=self.deck.contraption_cost[face],
                count=plan["minions"],
                minions=self.deck.minion_cost[face],
            )
            text.append(f" · {needs}").append(f" · {self.words.text(face)}", style=QUIET)
        else:
            found = self.say("term-spies-in-lair", value=plan["contraptions"], count=plan["minions"])
            text.append(f" · {found}", style=QUIET)
        return Padding(Flow(text), (0, 0, 0, 1))

    def _intruder(self, view: View) -> list[RenderableType]:
        """The Spy in the lair, where it stands, and how a fight would end."""
        inside = view["infiltrator"]
        if not inside or not view["spies"][inside["slot"]]:
            return []
        spy = view["spies"][inside["slot"]]
        text = Text("▶ ", style=KEY).append(self.words.card(spy["face"]), style="bold").append(" ")
        text.append_text(self._stats(spy, "sneak"))
        if spy["keywords"]:
            text.append(f" · {', '.join(map(self.words.keyword, spy['keywords']))}", style=QUIET)
        at = inside["at"]
        there = view["lair"][at] if 0 <= at < SQUARES else None
        if there:
            text.append(f" · {self.say('term-spies-faces', target=self.words.occupant(view, at))}")
            if forecast := self.words.forecast(view):
                text.append(f" · {forecast}", style=QUIET)
        else:
            text.append(f" · {self.say('term-spies-next', square=self.words.square(inside['next']))}")
        return [Padding(Flow(text), (0, 0, 0, 1))]

    # The networks -----------------------------------------------------------------------------------------------------

    def _networks(self, view: View, width: int, height: int) -> list[RenderableType]:
        """The networks side by side, as far as there is room; then the Spies without one."""
        rows: list[list[RenderableType]] = [[]]
        taken = 0
        for network in view["networks"]:
            columns = 1 + max(node["column"] for node in network["nodes"])
            wide = columns * (CELL + GAP) + 1
            drawn = wide <= width and height >= LOW
            if taken + wide > width or not drawn or network["spies"]:
                rows.append([])
                taken = 0
            rows[-1].append(self._network(view, network, drawn))
            taken = taken + wide if drawn and not network["spies"] else width
        parts: list[RenderableType] = []
        for row in rows:
            if len(row) == 1:
                parts.append(row[0])
            elif row:
                grid = Table.grid(padding=(0, 1, 0, 0))
                grid.add_row(*row)
                parts.append(grid)
        parts += [Flow(line) for line in self._bench(view)]
        return parts or [Padding(Text("–", style=QUIET), (0, 0, 0, 1))]

    def _bench(self, view: View) -> list[Text]:
        """The Spies without a network."""
        bench = [spy for spy in view["spies"] if spy and spy["network"] < 0]
        if not bench:
            return []
        text = Text(f"{self.say('state-unassigned')}: ", style=QUIET)
        for at, spy in enumerate(bench):
            text.append(" · " if at else "").append_text(self._spy(spy))
        return [text]

    def _network(self, view: View, network: dict[str, Any], drawn: bool) -> RenderableType:
        """A network: its size, the Spies that are Assigned to it, and its Nodes."""
        title = Text(f"▪ {self.say('term-spies-size', n=network['size'])}", style=KEY)
        for slot in network["spies"]:
            title.append(" · ", style="not bold").append_text(self._spy(view["spies"][slot]))
        if drawn:
            return Group(Flow(title), Padding(self._graph(view, network), (0, 0, 0, 1)))
        lines = [Padding(Flow(self._node_line(view, node)), (0, 0, 0, 2)) for node in network["nodes"]]
        return Group(Flow(title), *lines)

    def _spy(self, spy: dict[str, Any]) -> Text:
        """A Spy with its numbers, and whether its network supports it."""
        text = Text(style="not bold not dim").append(self.words.card(spy["face"]), style="bold").append(" ")
        text.append_text(self._stats(spy, "sneak"))
        fits = spy["network"] < 0 or spy["min"] <= spy["size"] <= spy["max"]
        span = f" [{spy['min']}–{spy['max']}]"
        text.append(span if fits else f"{span}✗", style="not bold" if fits else WORSE)
        if spy["keywords"]:
            text.append(f" ({', '.join(map(self.words.keyword, spy['keywords']))})", style=QUIET)
        return text

    def _graph(self, view: View, network: dict[str, Any]) -> Text:
        """The Nodes on their grid, with their connectors and links."""
        columns = 1 + max(node["column"] for node in network["nodes"])
        rows = 1 + max(node["row"] for node in network["nodes"])
        canvas = [[" "] * (columns * (CELL + GAP)) for _ in range(rows * (TALLNESS + 1))]
        for node in network["nodes"]:
            self._draw_node(canvas, view, node, network["size"])
        return Text("\n".join("".join(line).rstrip() for line in canvas).rstrip("\n"), no_wrap=True)

    def _draw_node(self, canvas: list[list[str]], view: View, node: dict[str, Any], size: int) -> None:
        left, top = node["column"] * (CELL + GAP), node["row"] * (TALLNESS + 1)
        name = self._short(view, node)
        lines = [
            f"┌{'─' * (CELL - 2)}┐",
            f"│ {name:<{INSIDE}} │",
            f"│ {self._bonuses(node, size):<{INSIDE}} │",
            f"└{'─' * (CELL - 2)}┘",
        ]
        for down, line in enumerate(lines):
            canvas[top + down][left : left + CELL] = list(line)
        middle = left + CELL // 2
        spots = {
            LEFT: (top + 1, left),
            TOP: (top, middle),
            RIGHT: (top + 1, left + CELL - 1),
            BOTTOM: (top + 3, middle),
        }
        for edge in self.words.connectors(node["face"]):
            down, across = spots[edge]
            canvas[down][across] = FULL if node["links"][edge] >= 0 else EMPTY
        if node["links"][RIGHT] >= 0:
            canvas[top + 1][left + CELL : left + CELL + GAP] = ["─"] * GAP
        if node["links"][BOTTOM] >= 0:
            canvas[top + TALLNESS][middle] = "│"

    def _short(self, view: View, node: dict[str, Any]) -> str:
        """A Node's name, as much as fits; of several with the same name, each keeps its number."""
        name, numbered = self.words.card(node["face"]), self.words.node(view, node["slot"])
        number = numbered.split()[-1] if numbered != name else ""
        room = INSIDE - len(number)
        return (name if len(name) < room else f"{name[: room - 1]}…") + number

    def _bonuses(self, node: dict[str, Any], size: int) -> str:
        """What a Node gives from which size on; what it gives now has a mark."""
        face = node["face"]
        found = [*self.deck.static[face], *self.deck.entry[face], *self.deck.once[face]]
        told: list[str] = []
        for ability in sorted(found, key=lambda one: one.size):
            least = max(ability.size, 1)
            told.append(f"{'✓' if size >= least and not node['dark'] else '·'}{least}{self._amount(ability)}")
        return " ".join(told)[:INSIDE]

    def _amount(self, ability: Ability) -> str:
        """How much an ability adds to which number; nothing where it does something else."""
        stat = STATS[ability.what] if ability.op == MOD and ability.target == NETWORK else ""
        return f":{self.words.written.signed(ability.amount)}{self._glyph[stat]}" if stat in self._glyph else ""

    def _node_line(self, view: View, node: dict[str, Any]) -> Text:
        """A Node in words, where there is no room to draw its network."""
        text = Text(self.words.node(view, node["slot"]), style="bold")
        for edge in self.words.connectors(node["face"]):
            other = node["links"][edge]
            tied = self.words.node(view, other) if other >= 0 else EMPTY
            text.append(f" · {self.say(f'edge-{EDGES[edge]}')}: {tied}", style="not bold")
        return text

    # Cards ------------------------------------------------------------------------------------------------------------

    def _stack(self, view: View) -> list[RenderableType]:
        """Cards that wait to happen, what comes first on top."""
        if not view["stack"]:
            return []
        parts: list[RenderableType] = [self._heading("term-spies-stack", ACCENT)]
        for card in reversed(view["stack"]):
            text = Text(f"{self.words.names[card['seat']]}: ", style=BLUE if card["seat"] == GENIUS else ACCENT)
            text.append(self.words.card(card["face"]), style="bold").append(f" · {self.words.text(card['face'])}")
            parts.append(Padding(Flow(text), (0, 0, 0, 1)))
        return parts

    def _lasting(self, view: View) -> list[RenderableType]:
        """Cards whose doings last for a while."""
        sources = sorted({one["from"] for one in view["lasting"]})
        if not sources:
            return []
        names = ", ".join(self.words.card(face) for face in sources)
        return [Padding(Flow(Text(self.say("term-spies-lasting", cards=names), style=QUIET)), (0, 0, 0, 1))]

    def _hands(self, view: View, with_text: bool = True) -> list[RenderableType]:
        """One's own cards, and what is known of others'; `with_text`: with what they do."""
        parts: list[RenderableType] = []
        for seat, hand in enumerate(view["hands"]):
            if not hand["known"]:
                continue
            mine = seat == view["seat"]
            title = self.say("term-spies-hand") if mine else self.say("term-spies-knows", name=self.words.names[seat])
            parts.append(Rule(title, style=QUIET, align="left"))
            faces = [card["face"] for card in hand["known"]]
            texts: list[Text] = []
            for face in dict.fromkeys(faces):
                text = Text(self.words.shown(face), style="bold")
                if faces.count(face) > 1:
                    text.append(f" ×{faces.count(face)}")
                texts.append(text.append(f" · {self.words.about(face)}", style=QUIET) if with_text else text)
            lines = texts if with_text else [Text(", ").join(texts)]
            parts += [Padding(Flow(line), (0, 0, 0, 1)) for line in lines]
        return parts

    # What can be chosen -----------------------------------------------------------------------------------------------

    def _options(self, view: View, labels: dict[int, str], width: int) -> list[RenderableType]:
        if not labels:
            return []
        columns = 2 if len(labels) > EXPLAINED and width >= 2 * ROOMY - 10 else 1
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            grid.add_column(justify="right", style=KEY)
            grid.add_column(ratio=1)
        cells: list[list[RenderableType]] = []
        for option, label in labels.items():
            text = Text(self.words.option(option, view))
            more = self.words.explain(option, view) if len(labels) <= EXPLAINED and self._is_worth(option) else ""
            if more:
                text.append(f" · {more}", style=QUIET)
            cells.append([Text(f" {label})"), Flow(text)])
        rows = -(-len(cells) // columns)
        for row in range(rows):
            grid.add_row(*(part for at in range(row, len(cells), rows) for part in cells[at]))
        return [Rule(style=QUIET), grid]

    def _is_worth(self, option: int) -> bool:
        """Whether an option's explanation says more than what stands above it: cards are told in full there."""
        return self.deck.space.meaning(option)[0] not in {"minion", "build", "recruit", "found", "discard"}


def board(words: Words, deck: Deck, names: Sequence[str]) -> SpiesBoard:
    """The board for a table with that deck."""
    assert isinstance(deck, Cards)
    return SpiesBoard(words, deck, names)
