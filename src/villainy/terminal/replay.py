"""Walking through a recorded game, move by move."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from villainy.engine.game import Game
from villainy.engine.record import Entry, Record
from villainy.engine.speech import LogLine, last_line
from villainy.games import box
from villainy.terminal.asking import number
from villainy.terminal.board import Board, board, table_words
from villainy.terminal.flow import Flow
from villainy.terminal.screen import Left, Screen
from villainy.terminal.sitting import Events, Sitter

KEY = "bold #ffbe3d"
QUIET = "dim"
ALL = -1
"""Looks into everybody's cards."""


class Walk:
    """One walk through a record that has been verified."""

    def __init__(self, record: Record, screen: Screen, viewer: int) -> None:
        self.record = record
        self.screen = screen
        self.viewer = viewer
        self.names = [Sitter.read(text).name for text in record.header.seats]
        self.told = 0
        self.moves = len(record.resume(box).line)
        """How many stand, now that all that was taken back is gone; replay pages count them alike."""
        self.next = 1
        """The move that is shown next; those before it are passed over."""

    def run(self) -> None:
        """Show every move, and wait for Enter where somebody is there to press it."""
        header = self.record.header
        steps = self.record.replay(box)
        play = next(steps)
        events = Events(play)
        table = board(header.game, self.screen.words.language, play.game.deck, self.names)
        title = table.words.title()
        self.screen.say("replay-header", game=title, players=header.players, names=", ".join(self.names), style=KEY)
        self._news(table, events)
        for entry in self.record.entries:
            move = len(play.line) + 1
            is_shown = move >= self.next
            if is_shown:
                self._show(table, play.game, entry, move)
            next(steps)
            events.catch_up()
            if not is_shown:
                self.told = last_line(self._story(table, events))
                continue
            self._news(table, events)
            if self.screen.interactive and not self._wait():
                return
        viewer = header.players if self.viewer == ALL else self.viewer
        self.screen.print(Text(), table.draw(play.game.view(viewer), [], self.screen.width, self.screen.height))

    def _wait(self) -> bool:
        """Whether to go on: to the next move, or to the one that is named."""
        try:
            typed = self.screen.ask(self.screen.words.say("replay-prompt"))
        except Left:
            return False
        self.next = min(number(typed) or 0, self.moves)
        return not typed.startswith("q")

    def _show(self, table: Board, game: Game, entry: Entry, move: int) -> None:
        """A move about to happen: the table as the one who decides sees it, and what is chosen."""
        match entry:
            case ["move", int(seat), int(option)]:
                name = self.names[seat]
                self.screen.print(Text())
                self.screen.say("replay-move", move=move, moves=self.moves, name=name, style=KEY)
                if self.viewer not in {ALL, seat}:
                    return
                view = game.view(seat)
                self.screen.print(table.draw(view, [], self.screen.width, self.screen.height))
                self.screen.print(Text(table.words.question(view), style=QUIET))
                chosen = self.screen.words.say("replay-chose", name=name, option=table.words.option(option, view))
                self.screen.print(Flow(table.ink.paint(chosen)))
            case ["withdraw", int(seat)]:
                self.screen.say("replay-withdrawn", name=self.names[seat])
            case ["take-back", _]:
                self.screen.say("replay-taken-back")
            case ["reseed", _]:
                self.screen.say("replay-reseeded")

    def _news(self, table: Board, events: Events) -> None:
        story = self._story(table, events)
        self.told = min(self.told, last_line(story))
        for line in story:
            if line.at > self.told:
                self.screen.print(Padding(Flow(table.ink.tell(line)), (0, 0, 0, 1)))
        self.told = last_line(story)

    def _story(self, table: Board, events: Events) -> Sequence[LogLine]:
        return table.words.story(events.all, self.record.header.players if self.viewer == ALL else self.viewer)


def walk(record: Record, language: str, viewer: int, screen: Screen | None = None) -> None:
    """Walk through a record as a seat (the number of players: a spectator; `ALL`: with open cards)."""
    Walk(record, screen or Screen(table_words(language, record.header.game)), viewer).run()
