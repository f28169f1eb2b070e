"""Standing orders in the terminal: who gave them is asked no more than they want."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spytable import LONGED_FOR, SHUNNED
from tables import Desk, begin
from villainy.engine.chance import seeded
from villainy.engine.orders import Orders
from villainy.games import box
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.terminal.board import table_words
from villainy.terminal.screen import Left
from villainy.words import LANGUAGES

SPIES = box("spies")
ALL = [one.name for one in SPIES.occasions(SPIES.read_settings({}), GENIUS)]
Typist = Callable[[Desk, int, str], str]
"""What somebody types in a seat on an occasion; nothing: any of the choices."""


class Room:
    """A game of Evil Genius VS Spies at one keyboard; remembers who was asked on which occasion."""

    def __init__(self, path: Path, seed: str, typist: Typist, language: str = "en", most: int = 250) -> None:
        sitting = begin(path / "game.jsonl", "human:Ann", "human:Bob", game="spies", seed=seed)
        self.told: list[tuple[int, str]] = []
        self.typist = typist
        self.most = most
        self.chance = seeded(seed)
        self.desk = Desk(sitting, self._answer, language)
        self.loop = self.desk.loop
        self.text = ""
        with pytest.raises(Left):
            self.desk.run()
        self.text = self.desk.paper.getvalue()

    def _answer(self, desk: Desk) -> str:
        if desk.at_curtain:
            return ""
        game = desk.sitting.game
        if len(self.told) >= self.most:
            raise Left(interrupted=False)
        seat = desk.loop.looking
        occasion = "".join(SPIES.occasion(game, seat))
        typed = self.typist(desk, seat, occasion)
        if typed:
            return typed
        self.told.append((seat, occasion))
        options = game.options(seat)
        pool = [
            at
            for at, option in enumerate(options)
            for kind in (game.meaning(option)[0],)
            for _ in range(1 if kind in SHUNNED else 3 * LONGED_FOR.get(kind, 3))
        ]
        return desk.loop.board.words.labels(options)[pool[self.chance.below(len(pool))]]


def nothing(_: Desk, __: int, ___: str) -> str:
    return ""


def once(*lines: str, when: Callable[[int, str], bool]) -> Typist:
    """Types these lines, one after another, as soon as something is so."""
    waiting = list(lines)

    def typist(_: Desk, seat: int, occasion: str) -> str:
        return waiting.pop(0) if waiting and (len(waiting) < len(lines) or when(seat, occasion)) else ""

    return typist


def test_plain_actions_are_passed_unless_somebody_wants_to_be_asked(tmp_path: Path) -> None:
    room = Room(tmp_path, "usual in a terminal", nothing)
    assert {"", "answering", "before-move"} <= {name for _, name in room.told}
    assert "after-action" not in {name for _, name in room.told}


def test_one_occasion_is_turned_on_by_its_number(tmp_path: Path) -> None:
    number = ALL.index("after-action") + 1
    room = Room(tmp_path, "number", once(f"orders {number}", when=lambda seat, _: seat == MASTER))
    assert (MASTER, "after-action") in room.told and (GENIUS, "after-action") not in room.told
    assert room.loop.orders[MASTER] == Orders(tuple(ALL))
    words = table_words("en", "spies")
    assert f"{number} {words.say('term-orders-ask')} {words.say('order-after-action')}" in room.text


@pytest.mark.parametrize(("language", "word"), [("en", "orders never"), ("nn", "ordrar aldri"), ("nn", "ORDRAR Aldri")])
def test_always_pass(tmp_path: Path, language: str, word: str) -> None:
    room = Room(tmp_path, "never", once(word, when=lambda seat, _: seat == GENIUS), language)
    assert {name for seat, name in room.told if seat == GENIUS} == {""}
    assert "before-move" in {name for seat, name in room.told if seat == MASTER}


def test_always_ask(tmp_path: Path) -> None:
    room = Room(tmp_path, "always", once("orders never", "orders always", when=lambda seat, _: seat == MASTER))
    assert (MASTER, "after-action") in room.told


def test_passing_until_the_next_move(tmp_path: Path) -> None:
    """It passes at once in the window that is open, and is over with the next question that is none."""

    def in_a_window(seat: int, occasion: str) -> bool:
        return seat == GENIUS and occasion == "before-move"

    room = Room(tmp_path, "until", once("orders until", when=in_a_window))
    (tmp_path / "other").mkdir()
    before = Room(tmp_path / "other", "until", nothing)
    at = next(at for at, one in enumerate(before.told) if one == (GENIUS, "before-move"))
    assert room.told[:at] == before.told[:at]
    mine = [name for seat, name in room.told[at:] if seat == GENIUS]
    assert mine[0] == "" and "before-move" in mine
    assert not room.loop.orders[GENIUS].until_move


def test_who_is_to_move_cannot_pass_until_then(tmp_path: Path) -> None:
    room = Room(tmp_path, "own", once("orders until", when=lambda _, occasion: occasion == ""), most=3)
    assert table_words("en", "spies").say("term-orders-your-move") in " ".join(room.text.split())
    assert not any(orders.until_move for orders in room.loop.orders.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_shown_and_what_is_none_is_refused(tmp_path: Path, language: str) -> None:
    words = table_words(language, "spies")
    command = words.say("term-command-orders")
    lines = [command, f"{command} 9", f"{command} 1 x", f"{command} 2 3", words.say("term-command-help")]
    room = Room(tmp_path, "shown", once(*lines, when=lambda seat, _: seat == GENIUS), language, most=5)
    text = " ".join(room.text.split())
    for name in ALL:
        assert words.say(f"order-{name}") in text
    for typed in ("9", "1 x"):
        assert words.say("term-orders-unknown", typed=typed, last=len(ALL)) in text
    assert room.loop.orders[GENIUS] == Orders(("answering", "after-action", *ALL[3:]))
    assert " ".join(words.say("term-help-orders").split()) in text


def test_other_games_have_nothing_to_order(tmp_path: Path) -> None:
    lines = ["orders", "?"]

    def answer(_: Desk) -> str:
        if not lines:
            raise Left(interrupted=False)
        return lines.pop(0)

    desk = Desk(begin(tmp_path / "game.jsonl", "human:Ann", "random:Boris"), answer)
    with pytest.raises(Left):
        desk.run()
    text = " ".join(desk.paper.getvalue().split())
    words = table_words("en", "evil101")
    assert words.say("term-orders-none") in text and words.say("term-help-orders") not in text


@pytest.mark.parametrize(
    ("sitters", "pointless"), [(("random:Ann", "human:Bob"), False), (("human:Ann", "human:Bob"), True)]
)
def test_evil_is_asked_what_it_can_only_pass_where_a_person_waits(
    tmp_path: Path, sitters: tuple[str, str], pointless: bool
) -> None:
    """ALONE: against a bot, windows in which no card fits go by; a person must not learn from a pause that one does."""
    told: list[tuple[int, tuple[str, ...]]] = []
    chance = seeded("reacting in a terminal")

    def answer(desk: Desk) -> str:
        if desk.at_curtain:
            return ""
        game, seat = desk.sitting.game, desk.loop.looking
        told.append((seat, box("alone").occasion(game, seat)))
        if len(told) > 120:
            raise Left(interrupted=False)
        options = game.options(seat)
        return desk.loop.board.words.labels(options)[chance.below(len(options))]

    desk = Desk(begin(tmp_path / "game.jsonl", *sitters, game="alone", seed="windows"), answer)
    with pytest.raises(Left):
        desk.run()
    asked = {name for seat, names in told for name in names if seat == 1}
    assert "end" in asked and ("nothing-fits" in asked) == pointless
    assert not any(names for seat, names in told if seat == 0)


def test_the_hero_has_nothing_to_order(tmp_path: Path) -> None:
    lines = ["orders", "?"]

    def answer(_: Desk) -> str:
        if not lines:
            raise Left(interrupted=False)
        return lines.pop(0)

    desk = Desk(begin(tmp_path / "game.jsonl", "human:Ann", "random:Boris", game="alone"), answer)
    with pytest.raises(Left):
        desk.run()
    text = " ".join(desk.paper.getvalue().split())
    words = table_words("en", "alone")
    assert words.say("term-orders-none") in text and words.say("term-help-orders") not in text


def test_nothing_of_orders_is_in_the_record(tmp_path: Path) -> None:
    Room(tmp_path, "record", once("orders never", when=lambda seat, _: seat == GENIUS), most=60)
    record = (tmp_path / "game.jsonl").read_text()
    assert "order" not in record.split("\n", 1)[1]
