"""A game in the terminal, from the first question to the last: asks people, lets bots choose, tells what happened."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from villainy.engine.game import View
from villainy.engine.orders import Orders, in_window, way_to_pass
from villainy.engine.speech import LogLine, last_line
from villainy.rulebook import Clause, rulebook
from villainy.terminal.asking import Command, command, matching, number
from villainy.terminal.board import Board
from villainy.terminal.flow import Flow
from villainy.terminal.screen import ENDLESS, Left, Screen
from villainy.terminal.sitting import Sitting

KEY = "bold #ffbe3d"
QUIET = "dim"
LINES = 25
"""How much of the log is shown to who does not say how much."""
MANY = 6
"""More news than this is read in peace before the table is drawn."""
ALWAYS, NEVER, UNTIL = "always", "never", "until"
"""Words for standing orders, besides the numbers of occasions."""


class Quit(Exception):
    """The person wants to go, and to come back another time."""


class Undone(Exception):
    """A move was taken back: somebody else may be asked now."""


class Loop:
    """One sitting on one screen."""

    def __init__(self, sitting: Sitting, board: Board, screen: Screen) -> None:
        self.sitting = sitting
        self.board = board
        self.screen = screen
        self.humans = sitting.humans()
        self.looking = -1
        """The seat whose secrets may be on the screen."""
        self.called = -1
        """Who took a move back, and is asked again first."""
        self.told = dict.fromkeys(range(sitting.game.players + 1), 0)
        """The last line of its log that each seat has been told, by number."""
        self.box, self.settings = sitting.play.box, sitting.play.header.settings
        among_bots = len(self.humans) == 1
        self.orders = {seat: self.box.house_orders(self.settings, seat, among_bots=among_bots) for seat in self.humans}
        """In which windows each person wants to be asked. They last as long as the sitting, and stand in no record."""

    # The game ---------------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on; whether the game came to its end. `Left` if the person just goes."""
        self._welcome()
        try:
            while not self.sitting.game.over:
                self._next()
        except Quit:
            self._leave()
            return False
        except Left:
            self._leave()
            raise
        self._finish()
        return True

    def _next(self) -> None:
        """One decision."""
        game = self.sitting.game
        waiting = game.to_answer()
        bots = [seat for seat in waiting if not self.sitting.sitters[seat].human]
        if bots:
            self.sitting.let_bot_choose(bots[0])
            if not self.humans:
                self._news(game.players)
            return
        seat = self._whom(waiting)
        if self._passes(seat):
            self.sitting.pass_unasked(seat)
            return
        if not in_window(game, seat):
            self.orders[seat] = replace(self.orders[seat], until_move=False)
        try:
            if len(self.humans) > 1 and self.looking != seat:
                self._curtain(seat)
            self.looking = seat
            if len(self._news(seat)) > MANY:
                self.screen.pause()
            asked = game.number
            self.sitting.decide(seat, self._ask(seat), asked)
            self.called = -1
        except Undone:
            self.screen.say("term-undone")

    def _whom(self, waiting: Sequence[int]) -> int:
        """Who is asked next, of several: who wanted to think again, or who sits there already, saves a curtain."""
        for seat in (self.called, self.looking):
            if seat in waiting:
                return seat
        return waiting[0]

    def _passes(self, seat: int) -> bool:
        """Whether this person has ordered to pass in the window that is open."""
        game = self.sitting.game
        return in_window(game, seat) and self.box.is_passed(game, self.settings, seat, self.orders[seat])

    def _occasions(self, seat: int) -> list[str]:
        return [occasion.name for occasion in self.box.occasions(self.settings, seat)]

    def _finish(self) -> None:
        game = self.sitting.game
        viewer = self.humans[0] if len(self.humans) == 1 else game.players
        if len(self.humans) > 1:
            self.screen.forget()
        self._news(viewer)
        view = game.view(viewer)
        self.screen.print(
            Text(), self.board.draw(view, [], self.screen.width, self.screen.height), Text(), self._result()
        )

    def _leave(self) -> None:
        if len(self.humans) > 1:
            self.screen.forget()

    # What is said -----------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        names = self.sitting.names
        moves = len(self.sitting.play.line)
        if moves:
            self.screen.say("term-resumed", moves=moves, style=KEY)
            self.told = {seat: last_line(self._story(seat)) - MANY for seat in self.told}
        if not self.humans:
            self.screen.say("term-watching")
        elif len(self.humans) == 1 and not moves:
            self.screen.say("game-pitch", style=KEY)
            me = self.humans[0]
            others = [
                self.screen.words.say("term-bot-kind", name=sitter.name, kind=sitter.kind)
                for seat, sitter in enumerate(self.sitting.sitters)
                if seat != me
            ]
            self.screen.say("term-welcome", name=names[me], others=", ".join(others))
        if self.humans:
            self.screen.say("term-welcome-how", style=QUIET)

    def _curtain(self, seat: int) -> None:
        """Nobody sees the next person's cards, nor the last one's."""
        last = self.looking if self.looking >= 0 and self.sitting.play.can_take_back(self.looking) else -1
        sealed = [other for other in self.sitting.answered() if other not in {seat, last}]
        self.looking = -1
        while True:
            self.screen.forget()
            self.screen.say("term-curtain", name=self.sitting.names[seat], style=KEY)
            typed = command(self.screen.ask(self._curtain_prompt(seat, last, sealed)), self.screen.words.language)
            self.screen.forget()
            if typed and typed.name == "quit":
                raise Quit
            if not typed or typed.name != "undo":
                return
            self._undo_at_curtain(typed.rest, last, sealed)

    def _curtain_prompt(self, seat: int, last: int, sealed: Sequence[int]) -> str:
        """What can be typed before the next person looks."""
        names = self.sitting.names
        message = "term-curtain-enter" if last >= 0 else "term-curtain-enter-plain"
        args = {"name": names[seat]}
        if last >= 0:
            args["last"] = names[last]
        if sealed:
            message += ".sealed"
            args["others"] = ", ".join(names[other] for other in sealed)
        return self.screen.words.say(message, **args)

    def _undo_at_curtain(self, rest: str, last: int, sealed: Sequence[int]) -> None:
        """Who sat there last takes the last move back; anybody else whose answer is sealed is called by name."""
        mine = [last] if last >= 0 else []
        people = [*mine, *sealed]
        named = [people[at] for at in matching(rest, [self.sitting.names[one] for one in people])] if rest else mine
        if len(named) != 1:
            return
        self.called = named[0]
        if named == mine:
            self.sitting.take_back(last)
        else:
            self.sitting.withdraw(self.called)
        raise Undone

    def _news(self, seat: int) -> Sequence[LogLine]:
        """Tell what has happened since this seat was told last."""
        story = self._story(seat)
        told = min(self.told[seat], last_line(story))
        news = [line for line in story if line.at > told and not line.minor]
        self.told[seat] = last_line(story)
        if news:
            self.screen.print(Text())
        for line in news:
            self.screen.print(Padding(Flow(self.board.ink.tell(line)), (0, 0, 0, 1)))
        return news

    def _story(self, seat: int) -> Sequence[LogLine]:
        return self.board.words.story(self.sitting.events.all, seat)

    def _result(self) -> RenderableType:
        game = self.sitting.game
        table = Table(title=self.screen.words.say("term-result"), show_header=False, box=None, title_style=KEY)
        for justify in ("left", "left", "right"):
            table.add_column(justify=justify)
        standing = game.standing()
        for seat in sorted(range(game.players), key=lambda seat: (seat not in game.winners, -standing[seat])):
            won = seat in game.winners
            star = self.screen.words.say("term-winner") if won else ""
            style = KEY if won else ""
            table.add_row(star, Text(self.sitting.names[seat], style=style), Text(str(standing[seat]), style="bold"))
        return table

    # Asking -----------------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> int:
        """One of the options that the seat has now."""
        game = self.sitting.game
        options = game.options(seat)
        view = game.view(seat)
        self._draw(seat, view, options, self.screen.height)
        prompt = "term-prompt" if len(self.humans) > 1 else "term-prompt-you"
        while True:
            typed = self.screen.ask(self.screen.words.say(prompt, name=self.sitting.names[seat]))
            if not typed:
                continue
            chosen = self._understand(typed, seat, view, options)
            if chosen is not None:
                return chosen
            if self._passes(seat):
                return way_to_pass(game, seat)

    def _draw(self, seat: int, view: View, options: Sequence[int], height: int) -> None:
        self.screen.print(Text(), self.board.draw(view, options, self.screen.width, height))
        self.screen.print(Text(f"▸ {self.board.words.question(view)}", style=KEY))
        self.screen.say("term-hint-window" if self._in_listed_window(seat) else "term-hint", style=QUIET)

    def _in_listed_window(self, seat: int) -> bool:
        return in_window(self.sitting.game, seat) and bool(self._occasions(seat))

    def _understand(self, typed: str, seat: int, view: View, options: Sequence[int]) -> int | None:
        """The option that was chosen; None when something else was wanted, and has been done."""
        words = self.board.words
        labels = words.labels(options)
        typed = typed.rstrip(").")
        if typed in labels:
            return options[labels.index(typed)]
        if typed.isdecimal():
            self.screen.say("term-not-a-choice", label=typed, first=labels[0], last=labels[-1])
            return None
        found = matching(typed, [words.option(option, view) for option in options])
        said = command(typed, self.screen.words.language)
        if said and (said.whole or not found):
            self._obey(said, seat, view, options)
            return None
        if len(found) == 1:
            return options[found[0]]
        if found:
            with self.screen.paging():
                self.screen.say("term-several")
                self._list(view, [options[at] for at in found], [labels[at] for at in found])
            return None
        self._why_not(typed, seat, view, options)
        return None

    def _obey(self, said: Command, seat: int, view: View, options: Sequence[int]) -> None:
        match said.name:
            case "orders":
                self._order(said.rest, seat)
            case "undo":
                if not self.sitting.play.can_take_back(seat):
                    self.screen.say("term-no-undo")
                    return
                self.sitting.take_back(seat)
                raise Undone
            case "quit":
                raise Quit
            case _:
                with self.screen.paging():
                    self._tell(said, seat, view, options)

    def _tell(self, said: Command, seat: int, view: View, options: Sequence[int]) -> None:
        """What somebody wants to know, however long it is."""
        match said.name:
            case "help" if said.rest:
                self._explain(said.rest, seat, view, options)
            case "help":
                self._help(seat, view, options)
            case "log":
                self._log(said.rest, seat)
            case "why":
                self._why(said.rest, seat)
            case "rules":
                self._rules(said.rest)
            case "table":
                self._draw(seat, view, options, ENDLESS)

    # Standing orders --------------------------------------------------------------------------------------------------

    def _order(self, typed: str, seat: int) -> None:
        """Give orders by number or by word, and show how they stand."""
        names = self._occasions(seat)
        if not names:
            self.screen.say("term-orders-none")
            return
        given = self._ordered(typed, self.orders[seat], names) if typed else self.orders[seat]
        if given is None:
            self.screen.say("term-orders-unknown", typed=typed, last=len(names))
            return
        if given.until_move and not in_window(self.sitting.game, seat):
            self.screen.say("term-orders-your-move")
            return
        self.orders[seat] = given
        self.screen.say("term-orders", style=KEY)
        for at, name in enumerate(names, start=1):
            sign = self.screen.words.say("term-orders-ask" if name in given.ask else "term-orders-pass")
            self.screen.print(Padding(Text(f"{at} {sign} {self.screen.words.say(f'order-{name}')}"), (0, 0, 0, 1)))
        self.screen.say("term-orders-how", style=QUIET)

    def _ordered(self, typed: str, given: Orders, names: Sequence[str]) -> Orders | None:
        """The orders with what was typed; None if it means nothing."""
        word = typed.casefold()
        for what, orders in (
            (ALWAYS, Orders(tuple(names))),
            (NEVER, Orders(())),
            (UNTIL, replace(given, until_move=True)),
        ):
            if word == self.screen.words.say(f"term-orders-word-{what}").casefold():
                return orders
        turned: set[str] = set()
        for text in word.split():
            at = number(text)
            if at is None or not 1 <= at <= len(names):
                return None
            turned.add(names[at - 1])
        return replace(given, ask=tuple(name for name in names if (name in given.ask) != (name in turned)))

    # Help -------------------------------------------------------------------------------------------------------------

    def _help(self, seat: int, view: View, options: Sequence[int]) -> None:
        self.screen.say("term-help-choices", style=KEY)
        self._list(view, options, self.board.words.labels(options))
        self.screen.say("term-help-commands", style=KEY)
        orders = ("orders",) if self._occasions(seat) else ()
        for name in ("help", "log", "why", "rules", "table", *orders, "undo", "quit"):
            self.screen.print(Padding(Text(self.screen.words.say(f"term-help-{name}")), (0, 0, 0, 2)))

    def _list(self, view: View, options: Sequence[int], labels: Sequence[str]) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=KEY)
        for option, label in zip(options, labels, strict=True):
            text = self.board.ink.paint(self.board.words.option(option, view))
            more = self.board.words.explain(option, view)
            if more:
                text.append(f": {more}", style=QUIET)
            grid.add_row(f" {label}", Flow(text))
        self.screen.print(grid)

    def _explain(self, typed: str, seat: int, view: View, options: Sequence[int]) -> None:
        """What an option means and which rules it rests on; or, if it is not offered, why not."""
        words = self.board.words
        labels = words.labels(options)
        found = [labels.index(typed)] if typed in labels else []
        if not found and typed.isdecimal():
            self.screen.say("term-not-a-choice", label=typed, first=labels[0], last=labels[-1])
            return
        found = found or matching(typed, [words.option(option, view) for option in options])
        if not found:
            self._why_not(typed, seat, view, options)
            return
        self._list(view, [options[at] for at in found], [labels[at] for at in found])
        clauses = dict.fromkeys(name for at in found for name in words.clauses(options[at]))
        for name in clauses:
            self._clause(name)

    def _why_not(self, typed: str, seat: int, view: View, options: Sequence[int]) -> None:
        """Something that is not offered: the rule that forbids it, from what the seat may know."""
        words = self.board.words
        thinkable = [option for option in words.thinkable(view) if option not in options]
        found = matching(typed, [words.option(option, view) for option in thinkable])
        if not found:
            self.screen.say("term-unknown", typed=typed)
            return
        reasons: dict[str, list[str]] = {}
        obstacles: dict[str, dict[str, None]] = {}
        for at in found:
            clause = self.sitting.game.why_not(seat, thinkable[at])
            obstacle = self.sitting.game.obstacle(seat, thinkable[at])
            obstacles.setdefault(clause, {}).update(dict.fromkeys([obstacle] if obstacle else []))
            reasons.setdefault(clause, []).append(words.option(thinkable[at], view))
        for clause, texts in reasons.items():
            if not clause and len(reasons) > 1:
                continue
            for text in texts[:MANY]:
                self.screen.print(Flow(self.board.ink.paint(self.screen.words.say("term-why-not", option=text))))
            for obstacle in obstacles[clause]:
                self.screen.say(f"obstacle-{obstacle}")
            if clause:
                self._clause(clause)
            else:
                self.screen.say("term-no-clause", style=QUIET)

    def _log(self, rest: str, seat: int) -> None:
        story = self._story(seat)
        if not story:
            self.screen.say("term-no-log")
        wanted = number(rest)
        last = LINES if wanted is None else wanted
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style=QUIET)
        for line in story[max(0, len(story) - last) :]:
            grid.add_row(f" {line.at}", Flow(self.board.ink.tell(line)))
        self.screen.print(grid)

    def _why(self, rest: str, seat: int) -> None:
        story = self._story(seat)
        wanted = number(rest) if rest else last_line(story)
        found = [line for line in story if line.at == wanted]
        if not found:
            self.screen.say("term-no-line", line=rest or 0)
            return
        self.screen.print(Flow(self.board.ink.tell(found[0])))
        self._clause(found[0].clause)

    def _rules(self, query: str) -> None:
        book = rulebook(self.sitting.play.header.game)
        language = self.screen.words.language
        chapters = {key: names[language] for key, names in book.headings.items()}
        if not query:
            named = ", ".join(f"{key} ({name})" for key, name in chapters.items())
            self.screen.say("term-chapters", chapters=named)
            return
        found = book.find(query) or [clause for clause in book.clauses.values() if clause.heading == query.casefold()]
        if not found:
            self.screen.say("term-no-rules", query=query)
        for clause in found:
            self.screen.print(clause_text(clause, language))

    def _clause(self, name: str) -> None:
        clause = rulebook(self.sitting.play.header.game).clauses[name]
        self.screen.print(clause_text(clause, self.screen.words.language))


def clause_text(clause: Clause, language: str) -> RenderableType:
    """A rule with its name."""
    return Group(Text(f"  § {clause.id}", style=QUIET), Padding(Text(clause.text(language)), (0, 0, 0, 4)))
