"""Fog: two views of one hidden map, reactions in the middle of an action, and what is forgotten."""

from toys.hunt import (
    BOX,
    CREEP,
    EXIT,
    GO,
    HALL,
    HERE,
    HUNTER,
    LOCATE,
    NORTH,
    PASS,
    PEEK,
    PIT,
    PLACES,
    POUNCE,
    SIDE,
    SOUTH,
    WEST,
    Hunt,
    direction,
)
from villainy.engine.chance import seeded
from villainy.engine.record import fingerprint


def a_hunt(faces: list[int] | None = None, beasts: list[int] | None = None) -> Hunt:
    """The Hunter in the middle, rooms and Beasts where we want them. Forced questions are asked."""
    beasts = beasts or [0]
    game = BOX.new(1 + len(beasts), seed="hunt", ask_forced=True, listening=True)
    assert isinstance(game, Hunt)
    if faces:
        game.face = [faces[game.rooms.index(card)] for card in range(PLACES)]
    game.beasts = [-1, *beasts]
    game.check()
    return game


FAR_EXIT = [PIT, HALL, PIT, HALL, HALL, HALL, PIT, HALL, EXIT]


def test_the_hunter_sees_entered_rooms_only_and_beasts_see_all() -> None:
    game = a_hunt(FAR_EXIT)
    hidden = [-1] * 4 + [HALL] + [-1] * 4
    assert game.view(HUNTER)["rooms"] == game.view(2)["rooms"] == hidden
    assert game.view(1)["rooms"] == FAR_EXIT
    assert game.view(HUNTER)["beasts"] == [-1, -1]
    assert game.view(1)["beasts"] == [-1, 0]


def test_beasts_react_before_the_room_is_revealed() -> None:
    game = a_hunt(FAR_EXIT, [0, 8])
    game.take(GO + 1)
    assert [type(game.asking).__name__, game.seat, game.choices] == ["React", 1, [POUNCE, PASS]]
    assert game.hunter == 4
    assert game.view(HUNTER)["rooms"][1] == -1
    game.take(POUNCE)
    assert [type(game.asking).__name__, game.seat, game.choices] == ["React", 2, [PASS]]
    assert game.view(HUNTER)["beasts"] == [-1, 1, -1]
    game.take(PASS)
    assert game.hunter == 1
    assert game.view(HUNTER)["rooms"][1] == HALL
    assert game.lives == 2
    assert [event.kind for event in game.events] == ["pounced", "hurt", "entered"]


def test_silence_of_a_beast_that_is_far_away_tells_nothing_at_a_table() -> None:
    asked, silent = a_hunt(FAR_EXIT, [8]), a_hunt(FAR_EXIT, [8])
    silent.ask_forced = False
    for game in (asked, silent):
        game.take(GO + 1)
    assert asked.seat == 1
    assert (silent.seat, silent.hunter) == (HUNTER, 1)


def test_a_noise_tells_from_where_and_is_forgotten() -> None:
    game = a_hunt(FAR_EXIT, [0, 8])
    game.take(LOCATE)
    game.take(LOCATE + 1)
    game.take(CREEP + 1)
    assert game.view(HUNTER)["noise"] == [-1, NORTH, -1]
    assert {game.redeal(HUNTER, seeded(str(at))).view(1)["beasts"][1] for at in range(40)} == {0, 1, 2}
    game.take(PASS)
    assert game.view(HUNTER)["noise"] == [-1, -1, -1]
    everywhere = {game.redeal(HUNTER, seeded(str(at))).view(1)["beasts"][1] for at in range(200)}
    assert everywhere == set(range(PLACES)) - {4}


def test_directions() -> None:
    assert [direction(4, place) for place in (0, 2, 3, 4, 7)] == [NORTH, NORTH, WEST, HERE, SOUTH]


def test_a_peek_is_the_hunters_alone_and_is_forgotten() -> None:
    game = a_hunt(FAR_EXIT)
    game.take(PEEK + 1)
    assert game.view(HUNTER)["rooms"][1] == HALL
    assert game.view(2)["rooms"][1] == -1
    assert all(game.redeal(HUNTER, seeded(str(at))).view(1)["rooms"][1] == HALL for at in range(20))
    game.take(LOCATE)
    game.take(PASS)
    assert game.view(HUNTER)["rooms"][1] == -1
    assert len({game.redeal(HUNTER, seeded(str(at))).view(1)["rooms"][1] for at in range(40)}) > 1


def test_what_was_told_of_the_exit_holds_in_every_world() -> None:
    game = a_hunt(FAR_EXIT)
    game.take(LOCATE + 0)
    assert game.view(HUNTER)["told"] == [0, -1, -1]
    rows = {game.redeal(HUNTER, seeded(str(at))).view(1)["rooms"].index(EXIT) // SIDE for at in range(60)}
    assert rows == {1, 2}
    game.take(LOCATE + 2)
    places = {game.redeal(HUNTER, seeded(str(at))).view(1)["rooms"].index(EXIT) for at in range(60)}
    assert places == {6, 7, 8}


def test_the_hunters_worlds_do_not_start_from_the_true_map() -> None:
    one, two = a_hunt(FAR_EXIT, [0]), a_hunt(FAR_EXIT[::-1], [8])
    assert fingerprint(one.redeal(HUNTER, seeded("x"))) == fingerprint(two.redeal(HUNTER, seeded("x")))
    assert fingerprint(one.redeal(1, seeded("x"))) != fingerprint(two.redeal(1, seeded("x")))


def test_dice_do_not_move_what_is_hidden_and_fresh_chance_is_fresh_for_both() -> None:
    game = a_hunt([HALL, PIT, PIT, HALL, HALL, HALL, PIT, HALL, EXIT], [8])
    hidden, dice = game.chance.save(), game.dice.save()
    game.take(GO + 1)
    game.take(PASS)
    assert game.chance.save() == hidden
    assert game.dice.save() != dice
    keys = {game.chance.key, game.dice.key}
    game.reseed(seeded("fresh"))
    assert len(keys | {game.chance.key, game.dice.key}) == 4
