"""The library that `import villainy` offers, and its page in the docs, which is run as it stands."""

import doctest
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import villainy
from villainy.engine.chance import seeded
from villainy.engine.seat import Seat

DOCS = Path(__file__).parents[2] / "docs" / "library.md"
GAMES = villainy.games()


def played(game: str, moves: int, seed: int = 1) -> villainy.GameState:
    """A game after so many moves, chosen at random."""
    state, random = villainy.new(game, seed=seed), Random(seed)
    for _ in range(moves):
        if state.over:
            break
        state.choose(random.choice(state.options))
    return state


def test_the_page_of_the_docs_is_true() -> None:
    lenient = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(DOCS), module_relative=False, optionflags=lenient, encoding="utf-8")
    assert tried > 20 and not failed


def test_the_docstring_of_the_package_is_true() -> None:
    failed, tried = doctest.testmod(villainy)
    assert tried and not failed


def test_everything_that_is_promised_is_there() -> None:
    assert all(callable(getattr(villainy, name)) for name in villainy.__all__)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    state = played(game, 20_000)
    assert state.over and state.asked == [] and list(state.options) == [] and state.question == ""
    assert all(seat in range(state.players) for seat in state.winners)
    assert len(state.scores) == state.players
    with pytest.raises(ValueError, match="the game is over"):
        state.choose(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words_in_both_languages(game: str) -> None:
    for language in ("en", "nn"):
        state, random = villainy.new(game, seed=2, language=language), Random(2)
        for _ in range(60):
            assert state.question and state.words.title()
            assert all(option.text for option in state.options)
            assert str(state).count("\n") == len(state.options) + 1
            state.choose(random.choice(state.options))


@pytest.mark.parametrize("seed", [1, "1"])
def test_a_number_and_its_text_are_one_seed(seed: int | str) -> None:
    assert villainy.new("evil101", seed=seed).record.header.seed == "1"


def test_the_same_seed_deals_the_same_game_and_no_seed_another() -> None:
    deals = [bytes(villainy.new("nefarious", seed=seed).record) for seed in (4, 4, None, None)]
    assert deals[0] == deals[1] and len(set(deals)) == 3


def test_options_are_a_sequence() -> None:
    options = villainy.new("evil101", players=3, seed=1).options
    assert isinstance(options, Sequence)
    assert [*options] == options[:] == [options[at] for at in range(len(options))]
    assert options[0] in options and int(options[0]) in options and -1 not in options
    assert options[0] == options[0].number and hash(options[0]) == hash(options[0].number)
    assert options[0] != options[-1]
    assert f"Option({options[0].number}, kind='place'" in repr(options[0])


def test_the_text_of_an_option_that_is_gone_is_an_error() -> None:
    state = villainy.new("evil101", players=3, seed=1)
    option = state.options[0]
    state.choose(option)
    with pytest.raises(ValueError, match="before you choose"):
        str(option)


def test_seats_that_choose_at_once_choose_in_any_order() -> None:
    state = villainy.new("nefarious", players=3, seed=1, settings={"firstTwist": "none", "secondTwist": "none"})
    assert state.asked == [0, 1, 2]
    state.choose(state.options_of(2)[3], seat=2)
    assert state.asked == [0, 1] and list(state.options_of(2)) == []
    with pytest.raises(ValueError, match=r"seat 2 is not asked now; \[0, 1\] are"):
        state.choose(state.options[0], seat=2)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = villainy.new("evil101", players=3, seed=1)
    before = state.engine.save()
    stop = state.deck.space.option("stop")
    for wrong in (stop, -1, state.deck.space.size):
        with pytest.raises(ValueError, match="one of"):
            state.choose(wrong)
    assert state.engine.save() == before and state.record.entries == []


@pytest.mark.parametrize("game", GAMES)
def test_clones_go_their_own_way(game: str) -> None:
    state = played(game, 15)
    twin = state.clone()
    before = bytes(state.record)
    twin.choose(twin.options[-1])
    assert bytes(state.record) == before and len(twin.record.entries) == len(state.record.entries) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_cannot_tell_a_redealt_world_from_the_true_one(game: str) -> None:
    state = played(game, 15)
    for seat in range(state.players + 1):
        world = state.redeal(seat)
        assert world.view(seat) == state.view(seat)
        with pytest.raises(ValueError, match="no record"):
            _ = world.record
    assert state.redeal(0, seeded("one")).engine.save() == state.redeal(0, seeded("one")).engine.save()
    for seat in (-1, state.players + 1):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.view(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.redeal(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brings_the_game_back(game: str, tmp_path: Path) -> None:
    for state in (played(game, 25), villainy.play(game, ["random", "random"], seed=3)):
        path = tmp_path / "game.record"
        path.write_bytes(bytes(state.record))
        again = villainy.load(path)
        assert again.engine.save() == state.engine.save() and bytes(again.record) == bytes(state.record)


@pytest.mark.parametrize("game", GAMES)
def test_bots_with_a_seed_play_the_same_game_again(game: str) -> None:
    first, second = (villainy.play(game, ["henchman", "random"], seed="again") for _ in range(2))
    assert first.over and bytes(first.record) == bytes(second.record)


def test_a_player_of_ones_own_sees_a_seat_and_no_more() -> None:
    class Last:
        def choose(self, seat: Seat) -> int:
            assert seat.view() and not hasattr(seat, "engine")
            return seat.options[-1]

    state = villainy.play("evil101", [Last(), villainy.bot("henchman", "evil101", seed=1)], seed=1)
    assert state.over and state.names == ["Last", "Henchman"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: villainy.new("nefarius"), "no game 'nefarius'; did you mean 'nefarious'"),
        (lambda: villainy.new("spies", players=3), "spies is for 2 to 2 players, not for 3"),
        (lambda: villainy.new("evil101", language="de"), "no language 'de'; there are en, nn"),
        (lambda: villainy.new("evil101", 3, names=["Ann"]), "3 players need 3 names, not 1"),
        (lambda: villainy.bot("hench", "evil101"), "no bot 'hench'"),
        (lambda: villainy.play("evil101", ["henchmann", "random"]), "no bot 'henchmann'; did you mean 'henchman'"),
    ],
)
def test_errors_say_what_would_be_right(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=said):
        call()


def test_a_deck_of_ones_own_is_read_and_recorded() -> None:
    source = {**villainy.box("evil101").house_deck().source, "name": "Mine"}
    state = villainy.new("evil101", players=2, seed=1, deck=source)
    assert state.record.header.deck["name"] == "Mine"
    assert villainy.load(bytes(state.record)).deck.source["name"] == "Mine"
