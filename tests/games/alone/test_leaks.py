"""What the wire, the clock or chance could give away (6.4 of the ledger): nothing that a view does not say."""

from typing import Any

import msgspec

from clauses import clause
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.games.alone import BOX
from villainy.games.alone.game import Alone
from villainy.games.alone.labyrinth import clean_up, enter, hide, lay
from villainy.games.alone.terms import HERO

ROLLS = {"rolled", "rerolled"}
"""Events of dice that fall for all to see."""


def shown(game: Alone, seat: int = HERO) -> bytes:
    return msgspec.json.encode([game.view(seat), game.options(seat)], order="deterministic")


# 1. Places and numbers ------------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited", "alone.ruling.r58")
def test_a_sector_that_is_revealed_anew_looks_like_one_that_never_was() -> None:
    fresh, again = Scene(hero="A22"), Scene(hero="A22")
    lay(again.game, again.sectors["A21"], 3)
    hide(again.game, 1 << again.sectors["A21"], "alone.eor.2-labyrinth")
    assert shown(again.game) == shown(fresh.game)
    for scene in (fresh, again):
        lay(scene.game, scene.sectors["A21"], 3)
    assert shown(again.game) == shown(fresh.game)


@clause("alone.info.hero-limited", "alone.eor.2-labyrinth", "alone.ruling.r58")
def test_after_a_round_nothing_tells_where_the_hero_came_from() -> None:
    stayed, walked = Scene(hero="A32"), Scene(hero="A42", revealed="A32")
    enter(walked.game, walked.sectors["A32"])
    walked.game.left = stayed.game.left
    assert shown(walked.game) != shown(stayed.game)
    for scene in (stayed, walked):
        hide(scene.game, scene.bits("A42") & scene.game.revealed, "alone.eor.2-labyrinth")
        clean_up(scene.game)
    assert shown(walked.game) == shown(stayed.game)


@clause("alone.info.hero-limited", "alone.action.move.level-change")
def test_another_level_is_counted_from_the_stairs_whatever_the_way_there() -> None:
    views = set()
    for at, before in enumerate(("A10", "A30", "A21")):
        scene = Scene(hero=before, revealed="A20")
        scene.game.far_origin = [at, 2 * at]  # the Hero has been there by other ways, and has forgotten it
        enter(scene.game, scene.sectors["A20"])
        enter(scene.game, scene.sectors["B24"])
        lay(scene.game, scene.sectors["B24"], 0)
        hide(scene.game, scene.bits("A*") & scene.game.revealed, "alone.action.move.level-change")
        views.add(shown(scene.game))
    assert len(views) == 1


# 2. Chance ------------------------------------------------------------------------------------------------------------


@clause("alone.dice.public")
def test_only_dice_that_fall_openly_are_drawn_from_the_open_stream() -> None:
    rolls = 0
    for seed in range(5):
        game = BOX.new(2 + seed % 3, seed=f"streams {seed}", listening=True)
        assert isinstance(game, Alone)
        chance = seeded(f"streams {seed}")
        while not game.over:
            game.events = []
            before = position(game.dice)
            game.take(chance.pick(game.choices))
            fell = any(event.kind in ROLLS and event.amount for event in game.events)
            assert (position(game.dice) != before) == fell
            rolls += fell
    assert rolls > 30


def position(stream: Any) -> tuple[bytes, int, int]:
    """How far a stream of chance has been used."""
    return stream.key, stream.next_block, stream.at


@clause("alone.dice.public")
def test_what_is_drawn_in_secret_changes_no_roll() -> None:
    results = set()
    for other in range(3):
        scene = Scene(hero="A22", creatures=["worm A22"])
        scene.game.dice = seeded("open")
        scene.game.chance = seeded(f"hidden {other}")
        scene.turn().does("fight")
        results.add(tuple(scene.game.roll))
    assert len(results) == 1 and results.pop()
