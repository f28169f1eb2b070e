"""Records survive crashes, show tampering, and keep a game and what may be taken back of it in step."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game import BOXES, Case, entries, shelf
from toys import TOYS, duel, hunt, sealed_bids
from toys.hunt import Hunt
from villainy.engine.chance import seeded
from villainy.engine.errors import BadRecord, Refusal, StaleQuestion
from villainy.engine.event import ANSWERED
from villainy.engine.record import End, Play, Record, RecordFile, fingerprint


def begin(game: str, players: int, seed: str = "record", *, ask_forced: bool = True) -> Play:
    return Case(BOXES[game], players, {}, seed, ask_forced=ask_forced, moves=0).play(ask_forced=ask_forced)


def finished(game: str = "sealed_bids", players: int = 3) -> Play:
    play = begin(game, players)
    for _ in entries(play, seeded("finished"), 100_000):
        pass
    assert play.game.over
    return play


def written(play: Play, *more: object) -> bytes:
    """The record of a game as bytes, with more lines at its end."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in [play.header, *play.entries, *more])


def problem(data: bytes) -> tuple[str, dict[str, str | int]]:
    """What is wrong with a record."""
    with pytest.raises(BadRecord) as caught:
        Record.parse(data).resume(shelf)
    return caught.value.problem, caught.value.details


def header_with(play: Play, **changed: Any) -> bytes:
    header = msgspec.json.decode(msgspec.json.encode(play.header))
    return msgspec.json.encode({**header, **changed}) + b"\n"


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_finished_record_says_so_and_holds(tmp_path: Path) -> None:
    play = finished()
    path = tmp_path / "a.record"
    file = RecordFile.create(path, play.header)
    for entry in play.entries:
        file.append(entry)
    file.finish(play.game)
    assert path.read_bytes() == written(play, End(fingerprint(play.game)))
    record = Record.parse(path.read_bytes())
    assert record.end == fingerprint(record.resume(shelf).game)


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    RecordFile.create(path, begin("duel", 2).header).close()
    with pytest.raises(FileExistsError):
        RecordFile.create(path, begin("duel", 2).header)


def test_every_line_is_there_before_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    play = begin("duel", 2)
    file = RecordFile.create(path, play.header)
    for entry in entries(play, seeded("lines"), 10):
        file.append(entry)
        assert Record.parse(path.read_bytes()).entries == play.entries
    file.close()


def test_a_crash_in_the_middle_of_a_line_loses_that_line_only(tmp_path: Path) -> None:
    play = begin("sealed_bids", 3)
    list(entries(play, seeded("crash"), 20))
    data = written(play)
    start_of_last = data.rstrip(b"\n").rfind(b"\n") + 1
    path = tmp_path / "a.record"
    for cut in range(start_of_last, len(data)):
        path.write_bytes(data[:cut])
        file, record = RecordFile.resume(path)
        assert record.entries == play.entries[:-1]
        file.append(play.entries[-1])
        file.close()
        assert path.read_bytes() == data
    assert fingerprint(Record.parse(path.read_bytes()).resume(shelf).game) == fingerprint(play.game)


def test_a_crash_before_the_header_was_written_leaves_no_record() -> None:
    header = msgspec.json.encode(begin("duel", 2).header)
    for data in (b"", header[:40], header):
        assert problem(data) == ("not-a-record", {})


# Tampering ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[",
        b"[" * 100_000,
        b"1",
        b"null",
        b"{}",
        b'{"hash":5}',
        b'{"hash":"0","more":1}',
        b'["move"]',
        b'["move",0]',
        b'["move",0,0,0]',
        b'["move",0,1.0]',
        b'["move",true,1]',
        b'["move","0","1"]',
        b'["withdraw"]',
        b'["take-back",null]',
        b'["reseed",1]',
        b'["reseed","\xff"]',
        b'["reseed","\\ud800"]',
        b'["cheat",0]',
    ],
    ids=lambda line: repr(line[:24]),
)
def test_a_line_that_is_no_entry_is_named(line: bytes) -> None:
    play = begin("duel", 2)
    list(entries(play, seeded("tamper"), 4))
    data = written(play)
    assert problem(data + line + b"\n") == ("bad-line", {"line": len(play.entries) + 2})
    assert problem(written(begin("duel", 2)) + line + b"\n" + b"[]\n") == ("bad-line", {"line": 2})


@pytest.mark.parametrize(
    "entry",
    [
        ["move", 0, duel.STEP],
        ["move", 1, duel.PASS],
        ["move", 2, duel.STEP],
        ["move", -1, duel.STEP],
        ["move", 1, -1],
        ["move", 1, 1 << 70],
        ["move", 1 << 70, duel.STEP],
        ["withdraw", 1],
        ["withdraw", -1],
        ["take-back", 0],
        ["take-back", -1],
        ["take-back", 7],
    ],
)
def test_an_entry_against_the_rules_is_named(entry: list[Any]) -> None:
    assert problem(written(begin("duel", 2), entry)) == ("refused", {"line": 2})


def test_nothing_may_follow_the_end() -> None:
    play = finished()
    end = End(fingerprint(play.game))
    assert problem(written(play, end, ["withdraw", 0])) == ("bad-line", {"line": len(play.entries) + 2})
    assert problem(written(play, end, end)) == ("bad-line", {"line": len(play.entries) + 2})
    assert problem(written(play, ["move", 0, 0])) == ("refused", {"line": len(play.entries) + 2})


def test_another_end_is_noticed() -> None:
    play = finished()
    assert problem(written(play, End("0" * 32))) == ("differs", {"moves": len(play.entries)})
    assert problem(written(begin("duel", 2), End("0" * 32))) == ("differs", {"moves": 0})


def test_another_move_is_noticed() -> None:
    """Any one move changed, into another that was legal: the game does not go as recorded, or ends otherwise."""
    play = begin("duel", 2, "another move")
    choices = []
    while not play.game.over:
        choices.append(play.game.choices)
        play.decide(play.game.seat, choices[-1][len(choices) % len(choices[-1])], play.game.number)
    end = fingerprint(play.game)
    for at, (_, seat, option) in enumerate(play.entries):
        for other in choices[at]:
            if other != option:
                changed = [*play.entries[:at], ["move", seat, other], *play.entries[at + 1 :]]
                with pytest.raises(BadRecord):
                    Record(play.header, changed, end).resume(shelf)


def test_another_seed_is_noticed() -> None:
    play = finished()
    data = written(play, End(fingerprint(play.game)))
    tampered = header_with(play, seed="another") + data[data.index(b"\n") + 1 :]
    assert problem(tampered)[0] in {"refused", "differs"}


# Headers --------------------------------------------------------------------------------------------------------------


def test_a_record_of_an_unknown_game_says_which() -> None:
    assert problem(header_with(begin("duel", 2), game="chess")) == ("unknown-game", {"game": "chess"})


def test_a_record_of_other_rules_says_which() -> None:
    assert problem(header_with(begin("duel", 2), version=7)) == ("other-version", {"theirs": "7", "ours": "1"})


@pytest.mark.parametrize(
    "changed",
    [
        {"villainy": 2},
        {"villainy": 0},
        {"players": 7},
        {"players": -1},
        {"players": "two"},
        {"settings": {"squares": 5}},
        {"settings": {"colour": "red"}},
        {"settings": []},
        {"seed": 5},
        {"ask_forced": "yes"},
        {"deck": []},
        {"seats": "me"},
        {"game": None},
    ],
    ids=str,
)
def test_a_header_that_makes_no_game_is_no_record(changed: dict[str, object]) -> None:
    assert problem(header_with(begin("duel", 2), **changed)) == ("not-a-record", {})


@pytest.mark.parametrize("data", [b"\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b"[" * 100_000 + b"\n", b"hello\n", b"\0\n"])
def test_any_other_file_is_no_record(data: bytes) -> None:
    assert problem(data) == ("not-a-record", {})


def test_a_deck_that_cannot_be_played_is_noticed() -> None:
    for game, toy in TOYS.items():
        data = header_with(begin(game, toy.seats[0]), deck={"game": game})
        assert problem(data) == ("bad-deck", {})


def test_a_record_brings_its_own_deck() -> None:
    deck = sealed_bids.read_deck({"game": "sealed_bids", "copies": 4}, "mine")
    play = Play.begin(sealed_bids.BOX, 2, "deck", {}, deck, ["a", "b"])
    assert len(Record.parse(written(play)).resume(shelf).game.face) == 20


@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    """Bytes changed, lost or added anywhere: the same kinds of error, or a game, and never another exception."""
    play = begin("sealed_bids", 2, "damage")
    list(entries(play, seeded("damage"), 30))
    whole = written(play)
    at = data.draw(st.integers(0, len(whole)))
    lost = data.draw(st.integers(0, 3))
    damaged = whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + lost :]
    try:
        Record.parse(damaged).resume(shelf).game.check()
    except BadRecord as error:
        assert error.problem  # noqa: PT017  (one of two good outcomes)


# Taking back ----------------------------------------------------------------------------------------------------------


def hunting(players: int = 2) -> tuple[Play, Hunt]:
    play = begin("hunt", players)
    assert isinstance(play.game, Hunt)
    return play, play.game


def answer(play: Play, seat: int, option: int) -> bool:
    """Whether the seat that answered may take it back."""
    play.decide(seat, option, play.game.number)
    return play.can_take_back(seat)


def test_what_was_seen_cannot_be_taken_back() -> None:
    play, game = hunting()
    peek = next(option for option in game.choices if hunt.PEEK <= option < hunt.LOCATE)
    assert not answer(play, 0, peek)


def test_an_answer_that_no_card_shows_cannot_be_taken_back() -> None:
    play, _ = hunting()
    assert not answer(play, 0, hunt.LOCATE)


def test_a_noise_that_was_heard_cannot_be_taken_back() -> None:
    play, game = hunting()
    for row in (0, 1):
        answer(play, 0, hunt.LOCATE + row)
    assert type(game.asking).__name__ == "Prowl"
    assert not answer(play, 1, game.choices[-1])


def test_a_move_that_only_asks_another_can_be_taken_back_until_they_answer() -> None:
    play, game = hunting()
    before = fingerprint(game)
    assert answer(play, 0, game.choices[0])
    assert type(game.asking).__name__ == "React"
    assert not play.can_take_back(1)
    play.take_back(0)
    assert fingerprint(play.game) == before
    answer(play, 0, play.game.choices[0])
    answer(play, 1, hunt.PASS)
    assert not play.can_take_back(0)


def test_moves_that_nobody_was_asked_for_go_with_the_decision_before_them() -> None:
    found = 0
    for seed in range(20):
        play, chance = begin("spies", 2, f"unasked {seed}"), seeded(f"unasked {seed}")
        for _ in range(60):
            seat = play.game.seat
            before, kept = fingerprint(play.game), len(play.line)
            play.decide(seat, chance.pick(play.game.choices), play.game.number)
            if not play.can_take_back(seat) or play.game.seat != seat:
                continue
            play.decide(seat, chance.pick(play.game.choices), play.game.number, unasked=True)
            assert play.last_decision(seat) == kept
            if play.can_take_back(seat):
                play.take_back(seat)
                assert len(play.line) == kept and fingerprint(play.game) == before and kept not in play.unasked
                found += 1
    assert found > 20


def test_dice_of_another_stream_cannot_be_taken_back() -> None:
    """A die that falls so that nothing changes, and nothing else is learned, is still a die that was seen."""

    class Quiet(Hunt):
        def disclose(self) -> None:
            """Here only the dice tell."""

    class Tumble(hunt.Prowl):
        def choose(self, game: Hunt, option: int) -> None:
            game.dice.below(6)

    class Restless(hunt.Round):
        def run(self, game: Hunt) -> None:
            game.then(Tumble(1), self)

    box = replace(
        hunt.BOX,
        make=lambda deck, players, _, chance: Quiet(deck, players, 3, chance),
        first=Restless,
        steps=(Restless, Tumble),
    )
    play = Play.begin(box, 2, "dice", {}, box.house_deck(), ["", ""])
    assert not answer(play, 1, hunt.PASS)


def test_a_card_that_was_shown_and_shuffled_away_cannot_be_taken_back() -> None:
    """The only card of a pile is where it was, and nobody has it in sight any longer, but all have seen it."""

    class Flash(hunt.Prowl):
        def choose(self, game: Hunt, option: int) -> None:
            game.show(0)
            game.shuffle([0])

    class Restless(hunt.Round):
        def run(self, game: Hunt) -> None:
            game.then(Flash(1), self)

    box = replace(hunt.BOX, first=Restless, steps=(Restless, Flash))
    play = Play.begin(box, 2, "flash", {}, box.house_deck(), ["", ""])
    before = play.game.chance.save()
    assert not answer(play, 1, hunt.PASS)
    assert play.game.chance.save() == before


def test_a_sealed_answer_is_withdrawn_or_taken_back_but_not_once_it_is_open() -> None:
    play = begin("sealed_bids", 2)
    start = fingerprint(play.game)
    assert answer(play, 0, sealed_bids.STAKE)
    play.take_back(0)
    assert fingerprint(play.game) == start
    assert answer(play, 0, sealed_bids.STAKE + 1)
    play.withdraw(0, play.game.number)
    assert fingerprint(play.game) == start
    assert not play.can_take_back(0)
    answer(play, 0, sealed_bids.STAKE + 1)
    assert not answer(play, 1, sealed_bids.STAKE)
    with pytest.raises(Refusal):
        play.take_back(1)


def test_by_consent_one_goes_further_back_and_chance_is_fresh() -> None:
    play = begin("sealed_bids", 2, "consent")
    before = fingerprint(play.game)
    known = play.game.chance.key
    for _ in entries(play, seeded("consent"), 40):
        pass
    assert play.take_back_to(0) == ["take-back", 0]
    assert fingerprint(play.game) == before
    assert play.reseed("fresh") == ["reseed", "fresh"]
    assert play.game.chance.key != known
    assert not any(play.can_take_back(seat) for seat in range(2))
    again = Record.parse(written(play)).resume(shelf)
    assert fingerprint(again.game) == fingerprint(play.game)


def test_refused_entries_leave_no_trace() -> None:
    play = begin("duel", 2)
    before = fingerprint(play.game)
    with pytest.raises(StaleQuestion):
        play.decide(1, duel.STEP, play.game.number + 1)
    with pytest.raises(Refusal):
        play.take_back_to(0)
    assert (fingerprint(play.game), play.entries, play.line) == (before, [], [])


def test_events_are_handed_out_once() -> None:
    play = begin("duel", 2)
    assert [event.kind for event in play.events()].count("drew") == 8
    assert play.events() == []
    play.decide(1, duel.STEP, play.game.number)
    assert [event.kind for event in play.events()] == [ANSWERED, "steps"]
