"""What the Hero imagines is wide enough for the truth, and never what the Hero could refute (`reckoning`, `fog`)."""

from collections.abc import Iterator

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.bots import bot
from villainy.engine.chance import seeded
from villainy.engine.seat import Seat
from villainy.games.alone import BOX
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.kills import kill
from villainy.games.alone.mapmaker import obeys
from villainy.games.alone.terms import DIFFICULTIES, HERO, NONE, NORTH, TOKENS, WORM
from villainy.games.alone.told import SEEK_CREATURE, SEEK_KIND, tell_located, tell_noise
from villainy.games.alone.variant import START_DANGER
from villainy.games.alone.vocabulary import DO_CHOOSE, DO_SPAWN, DO_UP_TO, MOST_PLACED, MOST_SPAWNED, Effect, at_most

WORLDS = 30


def hidden_creatures(game: Alone) -> int:
    return sum(game.kind[one] >= 0 and not game.is_revealed(game.at[one]) for one in range(TOKENS))


def hidden_danger(game: Alone) -> int:
    return (game.danger & ~game.revealed).bit_count()


def worlds(game: Alone, count: int = WORLDS) -> Iterator[Alone]:
    for at in range(count):
        world = game.redeal(HERO, seeded(f"imagined {at}"))
        assert isinstance(world, Alone)
        world.check()
        yield world


def decisions(seed: str, every: int, **settings: str | int) -> Iterator[Alone]:
    """Some of the Hero's decisions in a game of henchmen."""
    game = BOX.new(2, seed=seed, settings=settings)
    assert isinstance(game, Alone)
    players = [bot("henchman", "alone", seeded(f"{seed} {seat}")) for seat in (0, 1)]
    asked = 0
    while not game.over:
        if game.seat == HERO and game.hero >= 0:
            asked += 1
            if asked % every == 0:
                yield game
        game.take(players[game.seat].choose(Seat(game, game.seat)))


@clause("alone.info.hero-limited")
def test_the_truth_is_in_reach_of_what_is_imagined() -> None:
    looks = reached = 0
    for game in decisions("reach", 3):
        imagined = list(worlds(game))
        for hidden in (hidden_creatures, hidden_danger):
            counts = [hidden(world) for world in imagined]
            looks += 1
            reached += min(counts) <= hidden(game) <= max(counts)
    assert looks > 30 and reached >= 0.95 * looks


@clause("alone.info.hero-limited", "alone.danger.not-hero-nor-los", "alone.light.start-dark")
@pytest.mark.parametrize("level", range(len(DIFFICULTIES)))
def test_before_evil_has_done_anything_the_hero_knows_how_much_is_there(level: int) -> None:
    for game in decisions("first", 1, difficulty=DIFFICULTIES[level]):
        if game.creatures_most or game.turn > 1:
            break
        for world in worlds(game):
            assert hidden_creatures(world) == 0
            assert world.danger.bit_count() == START_DANGER[level]
            assert world.lit == 0 and world.blocked == world.welded


@clause("alone.creature.limit-level", "alone.spawn.how")
def test_no_more_creatures_are_imagined_than_cards_can_have_spawned() -> None:
    scene = Scene(hero="A22", creatures=["worm A22", "spore A44"])
    game = scene.game
    game.creatures_most = 3
    counts = {hidden_creatures(world) for world in worlds(game, 60)}
    assert counts == {0, 1, 2}
    kill(game, next(one for one in range(TOKENS) if game.kind[one] >= 0 and game.at[one] == game.hero), "")
    assert game.creatures_most == 2
    kill(game, next(one for one in range(TOKENS) if game.kind[one] >= 0), "")
    assert game.creatures_most == 2, "nobody has seen that one die"


@clause("alone.ruling.r19", "alone.comm.truth")
def test_what_was_said_to_be_nowhere_is_nowhere_until_something_is_heard() -> None:
    scene = Scene(hero="A22")
    tell_located(scene.game, SEEK_KIND + WORM, NONE, NONE)
    assert not any(WORM in world.kind for world in worlds(scene.game))
    tell_located(scene.game, SEEK_CREATURE, NONE, NONE)
    assert not any(hidden_creatures(world) for world in worlds(scene.game))
    tell_noise(scene.game, NORTH)
    assert any(WORM in world.kind for world in worlds(scene.game))


@clause("alone.track.public", "alone.reaction.standard")
def test_everybody_counts_what_a_card_can_do_at_most() -> None:
    scene = Scene(hands=["FU01"]).window("end", triggers="move")
    scene.game.creatures_most = 2
    scene.does("hide FU01")
    assert scene.game.creatures_most == 3
    cards = house_deck()
    for face in range(cards.first_item):
        for most in (cards.normal_most[face], cards.dangerous_most[face]):
            assert 0 <= most[MOST_SPAWNED] <= 3 and 0 <= most[MOST_PLACED] <= 3
    either = Effect(DO_CHOOSE, branches=[[Effect(DO_SPAWN), Effect(DO_SPAWN)], [Effect(DO_SPAWN)]])
    assert at_most([either, Effect(DO_UP_TO, branches=[[Effect(DO_SPAWN)]])])[MOST_SPAWNED] == 3


@clause("alone.ruling.r44", "alone.track.public")
def test_a_card_that_was_played_face_up_is_in_nobodys_hand() -> None:
    played = 0
    for game in decisions("cards", 5):
        open_cards = [card for pile in game.discards for card in pile if game.seen[card] == game.everyone]
        for world in worlds(game, 4):
            for card in open_cards:
                assert world.face[card] == game.face[card]
                assert any(card in pile for pile in world.discards)
        played += bool(open_cards)
    assert played > 3


@clause("alone.info.hero-limited")
def test_imagined_maps_obey_the_rules_of_maps() -> None:
    looks = 0
    chance = seeded("maps")
    for seed in range(2):
        game = BOX.new(2, seed=f"maps {seed}", settings={"map": "seeded", "memory": "kept"})
        assert isinstance(game, Alone)
        while not game.over:
            ways = [one for one in game.choices if game.meaning(one)[0] in {"explore", "move", "side"}]
            game.take(chance.pick(ways or game.choices))
            if game.seat == HERO and game.hero >= 0 and chance.below(12) == 0:
                assert all(obeys(world.sheet) for world in worlds(game, 2))
                looks += 1
    assert looks > 10
