"""A table of Evil:101 laid out by hand and played in words.

    table = Table("ann bo cy", row=["bomb:3 mask:1 fang:1"], plots={"bo": ["bomb mask; 2"]}, agents=["bomb", "fang"])
    table.place("bo", "bomb mask; 2", "A")
    assert table.refuses("cy", "place", "coin; 1", "A") == "evil101.plot.one-per-target"
    assert table.asked() == "cy plots"

Names sit clockwise; the first one is the Handler unless `handler` names another. Cards are written as what is printed
on them: a Plot "symbols; points", a Target "symbol:points ...", an Agent by its symbol, a Chase card by its type.
Places in the row go by letters. The deck consists of just the cards that a scenario names, and of quiet ones where it
names none: a quiet Plot scores 2 points, because a quiet Agent misses it.

Every scenario begins with a round; from there it is played, so it is always a position that can come about. The rules'
own `check` is called at every question. All questions are asked, as at a table of people.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from refusals import refusal_of
from villainy.engine.box import Settings
from villainy.engine.chance import seeded
from villainy.engine.event import NO_CARD, NOBODY, Event
from villainy.engine.game import View
from villainy.engine.step import Act
from villainy.games.evil101 import BOX
from villainy.games.evil101.deck import AGENT, BACKS, CHASE, PLOT, TARGET, TYPES, Cards
from villainy.games.evil101.deckfile import read_deck
from villainy.games.evil101.game import Evil101
from villainy.games.evil101.setup import Round

SYMBOLS: Final = ("bomb", "coin", "mask", "ray", "gear", "fang")
LETTERS: Final = "ABCDEF"
SPECTATOR: Final = "spectator"

QUIET_PLOT: Final = "coin; 1"
QUIET_TARGET: Final = "bomb:1 coin:1 mask:1"
QUIET_AGENT: Final = "bomb"

BACK_OF: Final = {"place": PLOT, "swap-plot": PLOT, "lay": AGENT, "swap-agent": AGENT, "dump": AGENT, "drive": CHASE}
HOLDS_BACK: Final = ("accept", "let-go", "leave", "keep", "stop", "skip", "buy")
ASKS: Final = {
    "PlotTurn": "plots",
    "SwapPlot": "exchanges a Plot",
    "LayAgent": "guards",
    "SwapAgent": "exchanges an Agent",
    "OpenChase": "may run",
    "AnswerChase": "may answer",
    "Pocket": "may pocket",
    "DumpAgents": "may dump",
    "Buy": "shops",
}

Hands = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Said:
    """An event in words; `seen_by` are those who may see the card, `heard_by` those who hear of it at all."""

    kind: str
    clause: str
    who: str
    where: str
    amount: int
    card: str
    seen_by: tuple[str, ...]
    heard_by: tuple[str, ...]


def printed(back: int, text: str) -> dict[str, Any]:
    """What the words say is on a card, as a deck file says it."""
    if back == PLOT:
        symbols, _, points = text.partition(";")
        return {"symbols": symbols.split(), "points": int(points)}
    if back == TARGET:
        pairs = [part.split(":") for part in text.split()]
        return {"symbols": {symbol: int(points) for symbol, points in pairs}}
    return {"symbol": text} if back == AGENT else {"type": text}


def deck_of(cards: Sequence[Sequence[str]]) -> tuple[Cards, list[str]]:
    """A deck of just these cards, by back; and the words for every face."""
    source: dict[str, Any] = {"game": "evil101", "name": "Scenario"}
    source["symbol"] = [{"id": symbol, "name": symbol} for symbol in SYMBOLS]
    words: list[str] = []
    for back, kind in enumerate(BACKS):
        counts = Counter(cards[back])
        source[kind] = [
            {"id": f"{kind} {text}", "name": text, "copies": counts[text], **printed(back, text)}
            for text in sorted(counts)
        ]
        words += sorted(counts)
    return read_deck(source, "scenario"), words


class LayOut(Act[Evil101]):
    """In place of the setup: the cards of the scenario are put where it wants them, and a round begins."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def run(self, game: Evil101) -> None:
        self.table.lay_out(game)
        game.then(Round())


class Table:
    """A game in progress, its players by name, its cards by what is printed on them. Piles are given top card first."""

    def __init__(
        self,
        names: str,
        *,
        handler: str = "",
        row: Sequence[str] = (),
        plots: Hands | None = None,
        agents: Sequence[str] = (QUIET_AGENT,) * 7,
        chases: Hands | None = None,
        points: Mapping[str, int] | None = None,
        plot_pile: Sequence[str] = (QUIET_PLOT,) * 30,
        target_pile: Sequence[str] = (QUIET_TARGET,) * 12,
        agent_pile: Sequence[str] = (QUIET_AGENT,) * 14,
        chase_pile: Sequence[str] = TYPES * 4,
        plot_discards: Sequence[str] = (),
        target_discards: Sequence[str] = (),
        agent_discards: Sequence[str] = (),
        chase_discards: Sequence[str] = (),
        rounds_played: int = 0,
        settings: Settings | None = None,
        seed: str = "scenario",
    ) -> None:
        self.names = names.split()
        self.everyone = (*self.names, SPECTATOR)
        self._handler = self.names.index(handler) if handler else 0
        self._rounds = rounds_played
        self._points = [(points or {}).get(name, 0) for name in self.names]
        self._row = [*row, *[QUIET_TARGET] * (len(self.names) - len(row))]
        self._plots = [list((plots or {}).get(name, (QUIET_PLOT,) * 5)) for name in self.names]
        self._chases = [list((chases or {}).get(name, ())) for name in self.names]
        self._agents = list(agents)
        self._piles = [list(plot_pile), list(target_pile), list(agent_pile), list(chase_pile)]
        self._discards = [list(plot_discards), list(target_discards), list(agent_discards), list(chase_discards)]
        hands = [list(chain(*self._plots)), self._row, self._agents, list(chain(*self._chases))]
        everything = [hands[back] + self._piles[back] + self._discards[back] for back in range(len(BACKS))]
        self.deck, self.words = deck_of(everything)
        made = BOX.make(self.deck, len(self.names), BOX.read_settings(settings or {}), seeded(seed))
        assert isinstance(made, Evil101)
        self.game = made
        self.game.ask_forced = True
        self.game.listening = True
        self.game.start(LayOut(self))
        self.game.check()

    def lay_out(self, game: Evil101) -> None:
        """Put every card in its place; who may know it has seen it."""
        stock: dict[tuple[int, str], list[int]] = {}
        for back in range(len(BACKS)):
            for card in self.deck.pile(back):
                stock.setdefault((back, self.words[self.deck.faces[card]]), []).append(card)

        def cards(back: int, texts: Sequence[str], seen: int) -> list[int]:
            found = [stock[back, text].pop() for text in texts]
            for card in found:
                game.seen[card] = seen
            return found

        seats = range(game.players)
        game.handler = game.first_handler = self._handler
        game.round = self._rounds
        game.points = list(self._points)
        game.row = cards(TARGET, self._row, game.everyone)
        game.free = [game.cards.symbols[game.face[card]] for card in game.row]
        game.plots = [sorted(cards(PLOT, self._plots[seat], 1 << seat), key=self._face) for seat in seats]
        game.chases = [sorted(cards(CHASE, self._chases[seat], 1 << seat), key=self._face) for seat in seats]
        game.agents = sorted(cards(AGENT, self._agents, 1 << game.handler), key=self._face)
        piles = [cards(back, pile, 0)[::-1] for back, pile in enumerate(self._piles)]
        game.plot_pile, game.target_pile, game.agent_pile, game.chase_pile = piles
        discards = [cards(back, pile, game.everyone) for back, pile in enumerate(self._discards)]
        game.plot_discards, game.target_discards, game.agent_discards, game.chase_discards = discards

    def _face(self, card: int) -> int:
        return self.deck.faces[card]

    # What players do ----------------------------------------------------------------------------------------------

    def place(self, who: str, plot: str, where: str) -> None:
        self.do(who, "place", plot, where)

    def swap_plot(self, who: str, plot: str) -> None:
        self.do(who, "swap-plot", plot)

    def skip(self, who: str) -> None:
        self.do(who, "skip")

    def guard(self, agent: str, where: str) -> None:
        self.do(self.handler, "lay", agent, where)

    def swap_agent(self, agent: str) -> None:
        self.do(self.handler, "swap-agent", agent)

    def stop(self) -> None:
        self.do(self.handler, "stop")

    def drive(self, who: str, chase: str) -> None:
        """Begin a chase, or answer in one."""
        self.do(who, "drive", chase)

    def accept(self, who: str) -> None:
        self.do(who, "accept")

    def let_go(self, who: str) -> None:
        self.do(who, "let-go")

    def pocket(self) -> None:
        self.do(self.handler, "pocket")

    def leave(self) -> None:
        self.do(self.handler, "leave")

    def dump(self, agent: str) -> None:
        self.do(self.handler, "dump", agent)

    def keep(self) -> None:
        self.do(self.handler, "keep")

    def buy(self, who: str, count: int) -> None:
        self.do(who, "buy", str(count))

    def do(self, who: str, kind: str, *words: str) -> None:
        """A player answers the question that is asked."""
        self.game.decide(self.seat(who), self.option(kind, *words), self.game.number)
        self.game.check()

    def go_on(self, to: str) -> None:
        """Everybody plays the first card that fits and otherwise holds back, until this is asked ("bo plots")."""
        for _ in range(1000):
            if self.asked() == to:
                return
            assert not self.game.over, f"{to!r} was never asked"
            self._hold_back()
        raise AssertionError(to)

    def play_round(self) -> None:
        """The same, to the first question of the next round or the end of the game."""
        now = self.game.round
        while self.game.round == now and not self.game.over:
            self._hold_back()

    def _hold_back(self) -> None:
        kinds = {self.game.meaning(option)[0]: option for option in reversed(self.game.choices)}
        held = [kinds[kind] for kind in HOLDS_BACK if kind in kinds]
        self.game.take((held or self.game.choices)[0])
        self.game.check()

    def refuses(self, who: str, kind: str, *words: str) -> str:
        """The clause by which the table refuses this, or what kind of refusal it is; nothing has changed by it."""
        return refusal_of(self.game, self.seat(who), self.option(kind, *words))

    # What is asked ------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The next question: "bo plots"; or who has won."""
        if self.game.over:
            winners = [self.names[seat] for seat in self.game.winners]
            return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"
        return f"{self.names[self.game.seat]} {ASKS[type(self.game.asking).__name__]}"

    def options(self) -> list[str]:
        """What the asked player may do: "place bomb mask; 2 on A", "lay bomb on B", "buy 2", "let-go"."""
        return [self._in_words(option) for option in self.game.choices]

    def option(self, kind: str, *words: str) -> int:
        """The option that these words mean."""
        if kind == "buy":
            return self.deck.space.option(kind, (int(words[0]),))
        parts: list[int] = []
        if kind in BACK_OF:
            first, last = self.deck.first_face[BACK_OF[kind]], self.deck.first_face[BACK_OF[kind] + 1]
            parts.append(self.words[first:last].index(words[0]))
        if kind in {"place", "lay"}:
            parts.append(LETTERS.index(words[1]))
        return self.deck.space.option(kind, tuple(parts))

    def _in_words(self, option: int) -> str:
        kind, parts = self.game.meaning(option)
        if kind == "buy":
            return f"buy {parts[0]}"
        if kind not in BACK_OF:
            return kind
        text = f"{kind} {self.words[self.deck.first_face[BACK_OF[kind]] + parts[0]]}"
        return f"{text} on {LETTERS[parts[1]]}" if kind in {"place", "lay"} else text

    # What lies on the table ---------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        return self.everyone.index(who)

    @property
    def handler(self) -> str:
        return self.names[self.game.handler]

    def points(self) -> dict[str, int]:
        return dict(zip(self.names, self.game.points, strict=True))

    def texts(self, cards: Sequence[int]) -> list[str]:
        """What is truly printed on these cards, sorted."""
        return sorted(self.words[self.game.face[card]] for card in cards if card >= 0)

    def hand(self, who: str) -> list[str]:
        """The player's Plots, in hand or set aside."""
        return self.texts(self.game.plots[self.seat(who)])

    def agents(self) -> list[str]:
        return self.texts(self.game.agents)

    def chases(self, who: str) -> list[str]:
        return self.texts(self.game.chases[self.seat(who)])

    def row(self) -> list[str]:
        """The Targets, in the order of their places."""
        return ["" if card < 0 else self.words[self.game.face[card]] for card in self.game.row]

    # What players know --------------------------------------------------------------------------------------------

    def view(self, who: str) -> View:
        return self.game.view(self.seat(who))

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
            who="" if event.seat == NOBODY else self.names[event.seat],
            where="" if event.place < 0 else LETTERS[event.place],
            amount=event.amount,
            card=self.words[event.face] if has_card else "",
            seen_by=tuple(
                name for at, name in enumerate(self.everyone) if has_card and event.shown_to(at).face != NO_CARD
            ),
            heard_by=tuple(name for at, name in enumerate(self.everyone) if event.heard_by(at)),
        )
