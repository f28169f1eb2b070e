"""Noise: from where it is told to come, who chooses, and when nothing or not the truth is told (1.6)."""

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.lasting import LAST_DISTANCE, LAST_LIE, LAST_MUTE, last, total
from villainy.games.alone.noise import Noise
from villainy.games.alone.terms import NONE
from villainy.games.alone.vocabulary import FOR_ALWAYS, FOR_ROUND, FOR_TURN


def noise(hero: str, source: str, blocked: str = "") -> Scene:
    """A Noise is made somewhere."""
    scene = Scene(hero=hero, blocked=blocked, listens=True)
    return scene.run(Noise(scene.sectors[source]))


@clause("alone.noise.communicate", "alone.noise.shortest-route")
def test_a_noise_comes_from_where_the_shortest_route_begins() -> None:
    assert noise("A21", "A52").noises() == ["south"]  # TV-030


@clause("alone.noise.equal-routes")
@pytest.mark.parametrize(
    ("hero", "source", "blocked", "ways"),
    [
        ("A42", "A04", "", ["south", "west"]),  # TV-031
        ("A03", "A20", "", ["north", "east"]),  # TV-032
        ("A01", "A22", "A01|A11", ["north", "south"]),  # TV-035
    ],
)
def test_among_equal_routes_evil_chooses(hero: str, source: str, blocked: str, ways: list[str]) -> None:
    scene = noise(hero, source, blocked)
    assert scene.asked() == "TellNoise" and scene.offers() == [f"tell {way}" for way in ways]
    assert scene.refuses("tell stairs") == "alone.noise.shortest-route"
    assert scene.refuses("tell other-level") == "alone.noise.other-level"
    scene.does(f"tell {ways[1]}")
    assert scene.noises() == [ways[1]]


@clause("alone.noise.equal-routes")
def test_the_seat_that_played_the_card_chooses_otherwise_the_leader() -> None:
    scene = Scene(hero="A42", evil=3, leader=3, listens=True)
    scene.run(Noise(scene.sectors["A04"]))
    assert scene.game.to_answer() == [3]
    scene = Scene(hero="A42", evil=3, leader=3, hands=["FU12"], creatures=["worm A04"], listens=True).window("end")
    scene.does("hide FU12", "approve 1", "standard 0", "stay")
    assert scene.asked() == "TellNoise" and scene.game.to_answer() == [1]


@clause("alone.noise.blocked-door", "alone.ruling.r16")
def test_noise_goes_round_a_blocked_door() -> None:
    assert noise("A01", "A21", "A01|A11").noises() == ["north"]  # TV-034
    assert noise("A01", "A21").noises() == ["east"]


@clause("alone.ruling.r20")
@pytest.mark.parametrize("source", ["A22", "B30", "A42"])
def test_without_an_open_route_nothing_is_told(source: str) -> None:
    scene = noise("A52", source, "A42|A52")  # TV-036
    assert scene.rests() and scene.noises() == []


@clause("alone.noise.other-level")
def test_of_the_other_level_only_that_is_told() -> None:
    assert noise("A21", "B54").noises() == ["other-level"]
    assert noise("A20", "B24").noises() == ["other-level"]


@clause("alone.ruling.r21")
def test_the_shortest_route_may_begin_with_stairs() -> None:
    # Two corridors of one Level with no way between them but down one Stairs and up the other.
    apart = [0, 0, 0, 2, 4, 0, 1, 0, 8, 0, 0, 2, 0, 2, 0, 0, 3, 0, 8, 8, 1, 0, 0, 2, 4, 1, 1, 0, 8, 8]
    scene = Scene(sheet=apart, hero="A00")
    scene.run(Noise(scene.sectors["A20"]))
    assert scene.noises() == ["stairs"]


@clause("alone.ruling.r22")
def test_a_noise_in_the_heros_sector_is_here_and_visible_ones_are_told_too() -> None:
    scene = Scene(hero="A22", creatures=["worm A22"])
    scene.run(Noise(scene.game.hero))
    assert scene.noises() == ["here"]
    scene = Scene(hero="A22", revealed="A21", creatures=["worm A21"])
    scene.run(Noise(scene.sectors["A21"]))
    assert scene.noises() == ["north"]


@clause("alone.ruling.r61", "alone.comm.truth")
def test_a_live_lie_lets_evil_name_any_side_and_is_used_up() -> None:
    scene = Scene(hero="A21", listens=True)  # TV-040
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    scene.run(Noise(scene.sectors["A52"]))
    assert scene.offers() == [f"tell {way}" for way in ("north", "east", "south", "west", "other-level")]
    scene.does("tell south")
    assert total(scene.game, LAST_LIE) == 0 and not scene.told("lied", seat=1)
    scene.run(Noise(scene.sectors["A52"]))
    assert scene.rests() and scene.noises() == ["south", "south"]


@clause("alone.ruling.r61")
def test_a_lie_may_name_stairs_where_the_hero_stands_on_some() -> None:
    scene = Scene(hero="A20", listens=True)
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    scene.run(Noise(scene.sectors["A52"]))
    assert scene.offers() == [f"tell {way}" for way in ("north", "east", "south", "west", "stairs", "other-level")]


@clause("alone.ruling.r61")
def test_the_hero_does_not_learn_that_it_was_a_lie() -> None:
    scene = Scene(hero="A21", listens=True)
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    scene.run(Noise(scene.sectors["A52"])).does("tell east")
    assert scene.noises() == ["east"] and not scene.told("lied") and len(scene.told("lied", seat=1)) == 1


@clause("alone.ruling.r61")
def test_a_noise_that_is_not_told_uses_up_no_lie_and_no_silence() -> None:
    scene = Scene(hero="A52", blocked="A42|A52", listens=True)
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    last(scene.game, LAST_MUTE, NONE, 1, FOR_TURN, NONE)
    scene.run(Noise(scene.sectors["A00"]))
    assert (total(scene.game, LAST_LIE), total(scene.game, LAST_MUTE)) == (1, 1)
    scene.game.blocked = 0
    scene.run(Noise(scene.sectors["A00"]))
    assert (total(scene.game, LAST_LIE), total(scene.game, LAST_MUTE)) == (1, 0) and scene.noises() == []


def test_noises_told_with_their_distance() -> None:
    scene = Scene(hero="A21", listens=True)
    last(scene.game, LAST_DISTANCE, NONE, 2, FOR_ALWAYS, NONE)
    scene.run(Noise(scene.sectors["A52"]))
    assert [event.amount for event in scene.told("noise-distance")] == [4]
    last(scene.game, LAST_LIE, NONE, 1, FOR_ROUND, NONE)
    scene.run(Noise(scene.sectors["A52"])).does("tell north")
    assert scene.asked() == "TellLength"
    scene.does("answer 7 0")
    assert [event.amount for event in scene.told("noise-distance")] == [4, 7]
    scene.run(Noise(scene.sectors["A52"]))
    assert len(scene.told("noise-distance")) == 2 and len(scene.noises()) == 3
