"""Evil Genius VS Spies in the terminal: whole games, and the table as it is drawn."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tables import Desk
from villainy.engine.chance import seeded
from villainy.engine.game import Game, View
from villainy.engine.record import Play, Record, fingerprint
from villainy.games import box
from villainy.games.spies.deck import SQUARES, Cards
from villainy.games.spies.words import SpiesWords
from villainy.terminal.board import board, table_words
from villainy.terminal.boards.spies import MANY
from villainy.terminal.replay import ALL, walk
from villainy.terminal.screen import Left, Screen
from villainy.terminal.sitting import Sitting

NAMES = ["Ann", "Bob"]
LONGED_FOR = {"minion": 6, "build": 8, "recruit": 4, "found": 5, "connect": 3, "assign": 6, "infiltrate": 9, "work": 2}
SHUNNED = frozenset({"move", "swap", "disconnect", "unassign", "done"})


def at_table(path: Path, *seats: str, seed: str = "table") -> Sitting:
    spies = box("spies")
    play = Play.begin(spies, len(seats), seed, {"roundCap": 20}, spies.house_deck(), list(seats))
    return Sitting.begin(play, path / "game.jsonl")


def brisk(desk: Desk) -> str:
    """Somebody who wants to see things happen, and does not linger."""
    if desk.at_curtain:
        return ""
    game = desk.sitting.game
    labels = desk.loop.board.words.labels(game.choices)
    kinds = [game.meaning(option)[0] for option in game.choices]
    moves = len(desk.sitting.play.entries)
    wanted = [at for at, kind in enumerate(kinds) if kind in LONGED_FOR]
    dull = [at for at, kind in enumerate(kinds) if kind in {"done", "pass"}]
    found = wanted if wanted and moves % 4 else dull or list(range(len(labels)))
    return labels[found[moves * 7 % len(found)]]


def positions(seed: str, moves: int) -> Iterator[tuple[Game, View, list[int]]]:
    """Positions of a game in which much happens, as those see them who are asked."""
    game = box("spies").new(2, seed=seed, ask_forced=True)
    chance = seeded(f"{seed} chance")
    for _ in range(moves):
        if game.over:
            return
        seat = game.to_answer()[0]
        options = game.options(seat)
        yield game, game.view(seat), options
        pool = [
            option
            for option in options
            for kind in (game.meaning(option)[0],)
            for _ in range(1 if kind in SHUNNED else 3 * LONGED_FOR.get(kind, 3))
        ]
        game.take(pool[chance.below(len(pool))])


def words_at(game: Game) -> SpiesWords:
    assert isinstance(game.deck, Cards)
    return SpiesWords(table_words("en", "spies"), game.deck, NAMES)


def drawn(view: View, options: list[int], game: Game, width: int, height: int = 100, language: str = "en") -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False).print(
        board("spies", language, game.deck, NAMES).draw(view, options, width, height)
    )
    return paper.getvalue()


# Whole games ----------------------------------------------------------------------------------------------------------


def test_a_whole_game(tmp_path: Path) -> None:
    sitting = at_table(tmp_path, "human:Ann", "random:Bob")
    printed = Desk(sitting, brisk, "nn", 80).run()
    assert max(len(line) for line in printed.splitlines()) <= 80
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    assert record.end == fingerprint(sitting.game)


class Busy:
    """Somebody who has to leave after some answers."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    def __call__(self, desk: Desk) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return brisk(desk)


@pytest.mark.parametrize("width", [40, 130])
@pytest.mark.parametrize("seats", [("human:Ann", "random:Bob"), ("random:Ann", "human:Bob")])
def test_both_sides_at_any_width(tmp_path: Path, seats: tuple[str, str], width: int) -> None:
    desk = Desk(at_table(tmp_path, *seats), Busy(60), "en", width)
    with pytest.raises(Left):
        desk.run()
    printed = desk.paper.getvalue()
    assert max(len(line) for line in printed.splitlines()) <= width
    assert "Lair" in printed and "Networks" in printed


def test_a_walk_through_a_record(tmp_path: Path) -> None:
    desk = Desk(at_table(tmp_path, "human:Ann", "random:Bob"), Busy(40))
    with pytest.raises(Left):
        desk.run()
    record = Record.parse((tmp_path / "game.jsonl").read_bytes())
    paper = io.StringIO()
    screen = Screen(table_words("en", "spies"), Console(file=paper, width=100, highlight=False), lambda _: "")
    walk(record, "en", ALL, screen)
    assert f"Move {len(record.entries)} of {len(record.entries)}" in paper.getvalue()


# The table as it is drawn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [40, 70, 100, 130])
def test_every_square_node_spy_and_option_is_there(width: int) -> None:
    seen: set[str] = set()
    for at, (game, view, options) in enumerate(positions("all there", 420)):
        seen.add(view["question"])
        if at % 12:
            continue
        words = words_at(game)
        text = "".join(drawn(view, options, game, width, 10_000).split())
        for square in range(SQUARES):
            there = view["lair"][square]
            if there and width < 60:
                assert f"{square + 1}{''.join(words.card(there['face']).split())}" in text.replace("▶", "")
        for option, label in zip(options, words.labels(options), strict=True):
            if len(options) <= 12:
                assert f"{label}){''.join(words.option(option, view).split())}" in text
        low = drawn(view, options, game, width, 24)
        for label in words.labels(options):
            assert len(options) > MANY or re.search(rf"(?<!\d){label}\)", low)
        low = "".join(low.split())
        for network in view["networks"]:
            for node in network["nodes"]:
                assert "".join(words.node(view, node["slot"]).split()) in low
    assert {"GeniusMain", "MasterActions", "Assign", "Infiltrate", "Interrupt"} <= seen


def test_networks_are_drawn_as_they_lie() -> None:
    """Each link is drawn as a line between two full connectors; free connectors are hollow."""
    found = 0
    for at, (game, view, options) in enumerate(positions("drawn networks", 900)):
        if at % 20:
            continue
        text = drawn(view, options, game, 300, 10_000)
        deck = game.deck
        assert isinstance(deck, Cards)
        nodes = [node for network in view["networks"] for node in network["nodes"]]
        links = sum(node["links"][2] >= 0 for node in nodes)
        assert text.count("●───●") == links
        free = sum(
            1
            for node in nodes
            for edge in range(4)
            if (deck.connectors[node["face"]] >> edge) & 1 and node["links"][edge] < 0
        )
        score = sum(max(0, view["goal"] - points) for points in view["scores"])
        assert text.count("○") == free + score
        found += links
    assert found > 20


def test_changed_numbers_are_marked() -> None:
    for game, view, _ in positions("marked", 400):
        there = next((one for one in view["lair"] if one and one["kind"] == "minion" and one["busy"]), None)
        if there:
            assert isinstance(game.deck, Cards)
            printed = game.deck.own[2][there["face"]]
            if there["perception"] < printed:
                assert f"◉{there['perception']}▾" in drawn(view, [], game, 130)
                return
    pytest.fail("no Minion became Busy")


def test_the_plan_face_down_is_nobody_elses_business() -> None:
    for game, view, _ in positions("face down", 300):
        if view["plan"]["stage"] != "in-progress":
            continue
        mine, rival = game.view(0), game.view(1)
        assert rival["plan"]["card"] is None
        words = words_at(game)
        name = words.card(mine["plan"]["card"]["face"])
        assert name in " ".join(drawn(mine, [], game, 200).split())
        assert name not in " ".join(drawn(rival, [], game, 200).split())
        return
    pytest.fail("no Plan in progress")


def test_what_waits_to_happen_is_shown_last_first() -> None:
    for seed in range(6):
        for game, view, _ in positions(f"stack {seed}", 1200):
            if len(view["stack"]) < 2:
                continue
            text = " ".join(drawn(view, [], game, 160).split())
            text = text[text.index("last in first") :]
            words = words_at(game)
            older, newer = (words.card(card["face"]) for card in view["stack"][-2:])
            assert text.index(f": {newer} ·") < text.index(f": {older} ·") or newer == older
            return
    pytest.fail("no card was answered")
