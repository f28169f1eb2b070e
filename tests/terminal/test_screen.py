"""The screen: what is long comes page by page, what is too tall is drawn closer together."""

import io
from contextlib import suppress

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from villainy.terminal.choices import gathered
from villainy.terminal.fit import AROUND, fitting, lines
from villainy.terminal.screen import NO_TEXT, Screen
from villainy.words import LANGUAGES, words_of


class Reader:
    """Somebody at a screen of ten lines who types these answers, and then only Enter."""

    def __init__(self, *typed: str, interactive: bool = True, language: str = "en") -> None:
        self.typed = list(typed)
        self.asked: list[str] = []
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=40, height=10, force_terminal=True, color_system=None)
        words = words_of(language, "villainy.terminal")
        self.screen = Screen(words, console, self.read, interactive)

    def read(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.typed.pop(0) if self.typed else ""

    def shown(self) -> list[str]:
        return self.paper.getvalue().splitlines()


def tell(reader: Reader, count: int) -> None:
    with reader.screen.paging():
        for at in range(count):
            reader.screen.print(Text(f"line {at}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_long_comes_page_by_page(language: str) -> None:
    reader = Reader(language=language)
    tell(reader, 25)
    assert reader.shown() == [f"line {at}" for at in range(25)]
    assert reader.asked == [words_of(language, "villainy.terminal").say("term-more")] * 2  # 9, 9 and 7 lines


def test_enough_is_enough() -> None:
    reader = Reader("", "q")
    tell(reader, 100)
    assert reader.shown() == [f"line {at}" for at in range(18)]


def test_what_is_short_comes_at_once_and_so_does_all_where_nobody_reads() -> None:
    short, unread = Reader(), Reader(interactive=False)
    tell(short, 9)
    tell(unread, 25)
    assert not short.asked and len(short.shown()) == 9
    assert not unread.asked and len(unread.shown()) == 25


def test_after_a_page_things_are_printed_as_before() -> None:
    reader = Reader()
    with suppress(ZeroDivisionError), reader.screen.paging():
        reader.screen.say("term-no-log")
        raise ZeroDivisionError
    reader.screen.print(Text("after"))
    assert reader.shown() == [words_of("en", "villainy.terminal").say("term-no-log"), "after"]


def test_bytes_that_are_no_text_are_no_accident() -> None:
    def read(_prompt: str) -> str:
        return b"\xff".decode()

    screen = Screen(words_of("en", "villainy.terminal"), Console(file=io.StringIO()), read, interactive=True)
    assert screen.ask("> ") == NO_TEXT


# Layouts --------------------------------------------------------------------------------------------------------------


def block(count: int) -> RenderableType:
    return Text("\n".join("x" * count))


def test_the_first_layout_that_fits_is_drawn() -> None:
    drawn: list[int] = []

    def layout(count: int) -> RenderableType:
        drawn.append(count)
        return block(count)

    for height, expected in ((99, [20]), (20 + AROUND, [20]), (19 + AROUND, [20, 10]), (5, [20, 10, 9])):
        drawn.clear()
        chosen = fitting(40, height, lambda: layout(20), lambda: layout(10), lambda: layout(9))
        assert drawn == expected and lines(chosen, 40) == expected[-1]


def test_choices_that_begin_alike_say_it_once() -> None:
    choices = [
        [("1", "Done")],
        [("2", "Move the cook to 4"), ("3", "Move the cook to 5")],
        [("4", "Yes"), ("5", "No")],
    ]
    said = [line.plain.replace("\N{NO-BREAK SPACE}", " ") for line in gathered(choices, "bold", 5)]
    assert said == ["1) Done  4) Yes  5) No", "Move the cook to  2) 4  3) 5"]
    few = [line.plain for line in gathered(choices, "bold", 4)]
    assert few[1] == "Move the cook to … 2–3)"
