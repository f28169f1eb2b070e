"""Matches: fair seating, the same match from the same seed, and figures that say how sure they are."""

from collections import Counter

import pytest

from villainy.arena.match import Entrant, play_match, seating, shares, wilson
from villainy.engine.box import BadSetting
from villainy.games.evil101.deckfile import house_deck

GAME = "evil101"


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    sat = Counter((seat, who) for number in range(3 * players) for seat, who in enumerate(seating(players, number)))
    assert sat == {(seat, who): 3 for seat in range(players) for who in range(players)}


def test_same_seed_same_match() -> None:
    levels = ["henchman", "random", "random"]
    assert play_match(GAME, levels, 6, "one") == play_match(GAME, levels, 6, "one")
    assert play_match(GAME, levels, 6, "one") != play_match(GAME, levels, 6, "two")


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    """Games hang on the seed and their number alone."""
    levels = ["random", "random"]
    short, long = (play_match(GAME, levels, games, "any") for games in (4, 8))
    for one, other in zip(short.entrants, long.entrants, strict=True):
        assert 0 <= other.wins - one.wins <= 4


def test_the_figures_add_up() -> None:
    told: list[int] = []
    match = play_match(GAME, ["random", "henchman", "random"], 9, "figures", progress=told.append)
    assert told == list(range(1, 10))
    assert [entrant.level for entrant in match.entrants] == ["random", "henchman", "random"]
    assert [entrant.games for entrant in match.entrants] == [9, 9, 9]
    assert sum(entrant.wins for entrant in match.entrants) == pytest.approx(9)
    assert sum(match.by_seat) == pytest.approx(1)
    assert len(match.by_seat) == 3
    assert max(entrant.mean_points for entrant in match.entrants) > 0
    assert match.mean_decisions > match.mean_rounds > 1
    assert (match.game, match.seed, match.games) == (GAME, "figures", 9)


def test_settings_and_deck_are_the_tables() -> None:
    short = play_match(GAME, ["random"] * 2, 8, "goal", settings={"goal": 10}, deck=house_deck())
    long = play_match(GAME, ["random"] * 2, 8, "goal", settings={"goal": 40})
    assert short.mean_rounds < long.mean_rounds
    with pytest.raises(BadSetting):
        play_match(GAME, ["random"], 1, "alone")


def test_a_match_of_no_games_says_nothing() -> None:
    match = play_match(GAME, ["random"] * 2, 0, "none")
    assert match.entrants[0].rate == match.mean_rounds == 0
    assert match.entrants[0].interval == (0, 1)


def test_a_shared_victory_is_split() -> None:
    assert shares([1], 3) == (0, 1, 0)
    assert shares([0, 2], 4) == (0.5, 0, 0.5, 0)
    assert sum(shares([0, 1, 2], 3)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the ends of the scale, where the textbook interval is a point
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (0, 20, 0.0, 0.1611),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    entrant = Entrant("any", games, wins, 0.0)
    assert entrant.interval[0] <= entrant.rate <= entrant.interval[1]
