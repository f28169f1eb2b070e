"""The Hero's notes: steps, Rooms and answers, none of them by a number of the Map (alone.ruling.r58)."""

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.engine.chance import seeded
from villainy.games.alone.game import Alone
from villainy.games.alone.interact import put_token, repair
from villainy.games.alone.notes import LCU_REPAIRED, NOTE, ROOM_SEEN, ROOM_TOLD
from villainy.games.alone.terms import CONDUIT, HERO
from villainy.games.alone.told import tell_located

NORTH, EAST, SOUTH, WEST, STAIRS = range(5)


def notes(scene: Scene) -> list[list[int]]:
    """The notes, one by one."""
    held = scene.game.notes
    return [held[at : at + NOTE] for at in range(0, len(held), NOTE)]


def room(scene: Scene, name: str) -> int:
    """The name of the Room in a Sector, as a number."""
    return scene.game.room[scene.sectors[name]]


@clause("alone.ruling.r58")
def test_every_step_is_noted() -> None:
    scene = calm("A20").turn().does("bullet", "move south").passes()
    scene.does("none", "move north").passes()
    assert scene.game.path == [SOUTH, NORTH]


@clause("alone.ruling.r58")
def test_a_step_up_the_stairs_is_noted() -> None:
    scene = calm("A20").turn().does("move stairs")
    assert scene.game.path == [STAIRS]


@clause("alone.ruling.r58")
def test_a_blocked_door_is_no_step() -> None:
    scene = calm("A21", blocked="A11|A21").turn().does("move west")
    assert scene.at() == "A21" and scene.game.path == []


@clause("alone.ruling.r58")
def test_a_room_is_noted_by_where_it_lies_from_the_hero() -> None:
    scene = calm("A22", revealed="A21").turn().does("bullet", "move north").passes()
    scene.does("none", "explore west").passes()
    assert notes(scene) == [[ROOM_SEEN, 1, -1, 0, -1, room(scene, "A11")]]


@clause("alone.ruling.r58")
def test_what_is_told_of_rooms_is_noted() -> None:
    scene = calm("A33").turn().does("locate", "seek lcu", "seek infirmary")
    assert notes(scene) == [[ROOM_TOLD, 0, 4, 0, -1, room(scene, "A11")]]


@clause("alone.ruling.r58", "alone.ruling.r61")
def test_what_may_be_a_lie_is_not_noted() -> None:
    scene = calm("A33").calls(lambda game: tell_located(game, game.room[game.map.rooms[0]], 3, 0, doubtful=1))
    assert notes(scene) == [] and len(scene.game.told) > 0


@clause("alone.ruling.r58")
def test_an_lcu_that_has_done_its_part_is_noted() -> None:
    scene = Scene(hero="A22", missions="sleeper haze burn")
    scene.calls(lambda game: put_token(game, CONDUIT, game.hero))
    scene.calls(lambda game: repair(game, game.hero, NORTH))
    assert [note[:4] for note in notes(scene)] == [[LCU_REPAIRED, 0, 0, 0]]


@clause("alone.ruling.r58")
@pytest.mark.parametrize("memory", ["round", "kept"])
def test_notes_outlive_the_tiles_and_read_the_same_in_every_imagined_world(memory: str) -> None:
    scene = calm("A21", memory=memory).turn().does("bullet", "move west").passes()
    scene.does("none", "locate", "seek laboratory", "seek laboratory")
    game = scene.game
    for number in range(5):
        world = game.redeal(HERO, seeded(f"world {number}"))
        assert isinstance(world, Alone)
        assert world.path == game.path == [WEST]
        assert world.notes == game.notes
        assert game.room[scene.sectors["A11"]] in game.notes[NOTE - 1 :: NOTE]


@clause("alone.ruling.r58")
def test_no_view_shows_notes() -> None:
    scene = calm("A21").turn().does("move west")
    assert scene.game.path
    for seat in range(3):
        assert not {"path", "notes"} & set(scene.game.view(seat))
