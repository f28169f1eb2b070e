"""The henchman of ALONE: the Hero goes where the Missions are, Evil is in the way, and both beat chance."""

import pytest

from games.alone.scenario import Scene
from villainy.arena.match import wilson
from villainy.bots.alone import Henchman
from villainy.bots.alone_dice import at_least
from villainy.bots.alone_menace import Outlook
from villainy.bots.alone_notes import recall, way_back
from villainy.bots.alone_way import Goals, actions_left
from villainy.bots.bot import Bot, Random
from villainy.engine.box import Settings
from villainy.engine.chance import seeded
from villainy.engine.game import Game
from villainy.engine.seat import Seat
from villainy.games.alone import BOX
from villainy.games.alone.game import Alone
from villainy.games.alone.interact import put_token
from villainy.games.alone.labyrinth import clean_up
from villainy.games.alone.ongoing import mission_in
from villainy.games.alone.terms import ARM, HERO, OPEN, RED


def played(hero: type[Bot], evil: type[Bot], number: int, players: int = 2, settings: Settings | None = None) -> Game:
    """One game between two kinds of bots, every answer checked at the edge."""
    game = BOX.new(players, seed=f"table {number}", settings=settings)
    kinds = [hero] + [evil] * (players - 1)
    bots = [kind(seeded(f"bot {number} {seat}")) for seat, kind in enumerate(kinds)]
    while not game.over:
        seat = game.to_answer()[0]
        game.decide(seat, bots[seat].choose(Seat(game, seat)), game.number)
    return game


def choice(scene: Scene, seat: int = HERO) -> str:
    """What a henchman answers, in words."""
    return scene.words(Henchman(seeded("any")).choose(Seat(scene.game, seat)))


def declared(scene: Scene, *before: str) -> str:
    """The Action that the Hero chooses in the first Turn, after these preparations."""
    scene.turn()
    for option in before:
        scene.does(option)
    return choice(scene)


# The way --------------------------------------------------------------------------------------------------------------


def test_dice() -> None:
    assert at_least(2, 1 / 3, 1) == pytest.approx(5 / 9)
    assert at_least(4, 2 / 3, 3) == pytest.approx(0.5926, abs=0.001)
    assert at_least(2, 1.0, 3) == 0.0


@pytest.mark.parametrize(
    ("hero", "missions", "blocked", "needed"),
    [
        # to the Laboratory, to the Generator, to the Escape Pods: an Interact in each
        ("B10", "sleeper haze scuttle", "", 1 + 1 + 4 + 1 + 7 + 1),
        # the Door in between costs a step
        ("B10", "sleeper haze scuttle", "B00|B10", 1 + 1 + 1 + 4 + 1 + 7 + 1),
        # Laboratory, then three times in the Comms Room
        ("B10", "sleeper haze mayday", "", 1 + 1 + 5 + 3),
    ],
)
def test_actions_to_victory_are_counted(hero: str, missions: str, blocked: str, needed: int) -> None:
    game = Scene(hero=hero, missions=missions, blocked=blocked).game
    assert actions_left(game, Goals(game), [0.0] * game.map.sectors)[game.hero] == needed


def test_the_final_mission_alone_counts_once_it_is_open() -> None:
    scene = Scene(hero="B31", missions="sleeper haze mayday")
    scene.game.state = [OPEN, 2, OPEN]
    game = scene.game
    assert Goals(game).sectors == [scene.sectors["B41"]]
    assert actions_left(game, Goals(game), [0.0] * game.map.sectors)[game.hero] == 1 + 3


# The Hero -------------------------------------------------------------------------------------------------------------


def test_the_hero_works_where_there_is_work() -> None:
    scene = Scene(hero="B00", revealed="B*", missions="sleeper haze scuttle")
    assert declared(scene, "bullet") == "device"


def test_the_hero_takes_the_shortest_way() -> None:
    scene = Scene(hero="B10", revealed="B*", missions="sleeper haze scuttle", adrenaline=0)
    assert declared(scene) == "move west"


def test_the_hero_goes_around_what_bites() -> None:
    """From A22 to the Infirmary and back is a choice of sides: not where two Worms sit in the dark."""
    free = Scene(hero="A21", revealed="A*", missions="sleeper haze mayday", adrenaline=0)
    assert declared(free) == "move west"
    beset = Scene(
        hero="A21",
        revealed="A*",
        missions="sleeper haze mayday",
        adrenaline=0,
        life=4,
        self_control=4,
        creatures=["worm A11", "worm A11", "spore A11"],
    )
    assert declared(beset) != "move west"


def test_the_hero_heals_when_it_is_time() -> None:
    scene = Scene(hero="A02", revealed="A*", items="IT13", life=3, self_control=9, adrenaline=0)
    assert declared(scene) == "use IT13"


def test_the_hero_asks_for_what_tells_worlds_apart() -> None:
    scene = Scene(hero="A02", missions="sleeper haze scuttle", adrenaline=0)
    scene.turn().does("locate")
    assert choice(scene).startswith("seek ")


def test_the_hero_hurries_away_from_what_bites() -> None:
    scene = Scene(hero="A22", revealed="A*", creatures=["hybrid A22", "spore A22"])
    scene.turn()
    assert choice(scene) == "bullet"


# Notes ----------------------------------------------------------------------------------------------------------------


def wandered() -> Scene:
    """From A22 to A21 with a look at the Room in A11, back again, and then all tiles go but those around the Hero."""
    scene = Scene(hero="A22", missions="sleeper haze mayday", adrenaline=3).turn()
    scene.does("bullet", "move north").passes()
    scene.does("none", "explore west").passes()
    scene.does("move south").passes()
    clean_up(scene.game)
    assert "A11" not in scene.revealed()
    return scene


def test_a_world_is_named_by_the_notes() -> None:
    scene = wandered()
    game = scene.game
    seen = scene.sectors["A11"]
    world = game.clone()
    world.room = [(name + 1) % 8 if name >= 0 else name for name in game.room]
    assert recall(world, seeded("names"))
    assert world.room[seen] == game.room[seen]
    assert sorted(name for name in world.room if name >= 0) == list(range(8))


def test_a_world_where_the_hero_cannot_have_come_from_is_none() -> None:
    scene = wandered()
    assert way_back(scene.game) == [scene.sectors[name] for name in ("A22", "A21", "A22")]
    world = scene.game.clone()
    world.hero = scene.sectors["A42"]  # north of it is A41, from where no Room is seen in the west
    assert not recall(world, seeded("names"))
    world.hero = scene.sectors["A00"]  # there is no way north
    assert way_back(world) == [] and not recall(world, seeded("names"))


def test_what_was_told_of_rooms_holds() -> None:
    scene = Scene(hero="A33", missions="sleeper haze mayday").turn()
    scene.does("locate", "seek laboratory", "seek comms-room")
    clean_up(scene.game)
    game = scene.game
    for number in range(20):
        world = game.clone()
        assert recall(world, seeded(f"names {number}"))
        for name in (game.room[scene.sectors["B00"]], game.room[scene.sectors["B41"]]):
            there = world.room.index(name)
            assert game.map.distance(game.hero, there) == game.map.distance(game.hero, game.room.index(name))
            assert game.map.level[there] == 1


def test_tokens_of_the_final_mission_go_with_their_rooms() -> None:
    scene = wandered()
    game = scene.game
    game.missions = Scene(missions="sleeper haze scuttle").game.missions
    game.state = [2, OPEN, OPEN]
    put_token(game, ARM, game.room.index(mission_in(game, RED).rooms[1]))
    for number in range(5):
        world = game.clone()
        assert recall(world, seeded(f"names {number}"))
        assert world.condition[ARM] == 1 << world.room.index(mission_in(game, RED).rooms[1])


def test_a_henchman_remembers_nothing_by_itself() -> None:
    """Wherever bots are made anew for every question they play as well as where they stay."""
    game = BOX.new(2, seed="anew")
    chance = seeded("bot")
    lasting = Henchman(seeded("bot"))
    for _ in range(60):
        seat = Seat(game, game.seat)
        option = Henchman(chance).choose(seat)
        assert lasting.choose(seat) == option
        game.take(option)


# Evil -----------------------------------------------------------------------------------------------------------------


def test_evil_sends_a_hidden_creature_to_the_hero() -> None:
    scene = Scene(hero="A22", creatures=["worm A21"], hands=["FU09"])
    scene.window("end", triggers="move")
    for _ in range(4):
        if scene.rests():
            break
        scene.does(choice(scene, 1))
    assert scene.where("worm") == "A22"
    assert scene.game.self_control == 10


def test_evil_keeps_a_card_that_does_nothing() -> None:
    scene = Scene(hero="A22", hands=["FU06"], covered=9)
    scene.window("roll", "fight")
    assert choice(scene, 1) == "pass"


def test_evil_spawns_in_the_way() -> None:
    scene = Scene(hero="A22", missions="sleeper haze mayday", hands=["FU09"])
    scene.window("end", triggers="move").does("hide FU09")
    while scene.asked() != "SpawnWhere":
        scene.does(choice(scene, 1))
    word, kind, name = choice(scene, 1).split()
    outlook = Outlook(scene.game)
    assert word == "spawn" and kind
    assert outlook.detour(scene.sectors[name]) <= 2.5


def test_evil_lays_danger_where_the_hero_must_work() -> None:
    game = BOX.new(2, seed="danger", settings={"character": "doctor"})
    assert isinstance(game, Alone)
    henchman = Henchman(seeded("leader"))
    while type(game.asking).__name__ != "ChooseStart":
        game.take(henchman.choose(Seat(game, game.seat)))
    goals = Goals(game)
    assert all((game.danger >> sector) & 1 for sector in goals.sectors)
    left = Outlook(game).left
    start = game.meaning(henchman.choose(Seat(game, game.seat)))[1][0]
    assert left[start] == max(left[game.meaning(option)[1][0]] for option in game.choices)


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plays_to_the_end(players: int) -> None:
    game = played(Henchman, Henchman, 0, players)
    assert game.winners
    game.check()


@pytest.mark.parametrize("sort", ["sheets", "seeded"])
def test_plays_on_maps_that_it_does_not_know(sort: str) -> None:
    assert played(Henchman, Henchman, 1, 2, {"map": sort}).winners


def test_same_seeds_same_game() -> None:
    assert played(Henchman, Henchman, 2).save() == played(Henchman, Henchman, 2).save()


def test_the_hero_beats_chance() -> None:
    games = 8
    won = sum(HERO in played(Henchman, Random, number).winners for number in range(games))
    assert wilson(won, games)[0] > 0.5


def test_evil_beats_chance() -> None:
    games = 8
    won = sum(HERO not in played(Random, Henchman, number, 2 + number % 3).winners for number in range(games))
    assert wilson(won, games)[0] > 0.5
