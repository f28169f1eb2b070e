"""Danger tokens: where they may lie, relocation at the cap, what the Hero sees of it (1.10)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.danger import LayDanger, put_danger, walks
from villainy.games.alone.terms import AT_ROUND_END, IN_SETUP, NONE

EIGHT_ON_A = "A00 A10 A20 A30 A40 A50 A01 A11"


def placing(count: int, hero: str = "A22", **given: Any) -> Scene:
    """The Leader places so many tokens at the end of a Round."""
    scene = Scene(hero=hero, **given)
    scene.game.phase = AT_ROUND_END
    return scene.run(LayDanger(scene.game.leader, count, NONE))


@clause("alone.eor.5-place-danger", "alone.ruling.r28")
def test_the_leader_may_place_them_or_not() -> None:
    scene = placing(2)
    assert scene.offers()[-1] == "done"
    scene.does("danger A00", "done")
    assert scene.rests() and scene.sector_names(scene.game.danger) == "A00"
    assert placing(2).does("done").game.danger == 0


@clause("alone.danger.not-hero-nor-los")
def test_not_under_the_hero_and_not_in_sight() -> None:
    scene = placing(1, revealed="A21 A20 A11")
    offered = scene.offers()
    assert not {"danger A22", "danger A21", "danger A20"} & set(offered)
    assert {"danger A11", "danger A32"} <= set(offered)  # Revealed but out of LoS; beside the Hero but Unrevealed
    assert scene.refuses("danger A21") == "alone.danger.not-hero-nor-los"


@clause("alone.ruling.r29")
def test_a_shifted_token_ends_out_of_sight() -> None:
    scene = Scene(hero="A22", revealed="A21 A20 A11", danger="A11")
    sector = scene.sectors["A11"]
    in_sight = sum(1 << scene.sectors[name] for name in ("A22", "A21"))
    assert walks(scene.game, sector, 2, hero_ok=True) & in_sight == in_sight
    assert walks(scene.game, sector, 2, hero_ok=False) & in_sight == 0


@clause("alone.ruling.r28", "alone.los.stairs")
def test_a_revealed_sector_out_of_sight_is_open_to_it() -> None:
    scene = placing(1, hero="A44", revealed="A43 A41", lit="A41")  # TV-109
    assert {"danger A41", "danger A42"} <= set(scene.offers())
    assert not {"danger A43", "danger A44"} & set(scene.offers())
    scene = placing(1, hero="A20", revealed="A10 B24")  # TV-110
    assert "danger B24" in scene.offers() and "danger A10" not in scene.offers()


@clause("alone.danger.one-per-sector", "alone.danger.eight-per-level")
def test_one_on_a_sector_and_eight_on_a_level() -> None:
    scene = placing(1, danger="A00")  # TV-112
    assert "danger A00" not in scene.offers()
    assert scene.refuses("danger A00") == "alone.danger.one-per-sector"
    full = placing(1, danger=EIGHT_ON_A)
    assert not any(option.startswith("danger A") for option in full.offers())
    assert full.refuses("danger A44") == "alone.danger.eight-per-level"


@clause("alone.danger.relocate")
def test_at_the_cap_tokens_are_taken_off_for_new_ones() -> None:
    scene = placing(3, danger=EIGHT_ON_A)  # TV-111
    scene.does("danger B00", "undanger A00")
    assert all(option.startswith("danger A") for option in scene.offers())  # the new one comes first
    scene.does("danger A44", "undanger A44", "danger A04")
    assert scene.rests()
    assert scene.sector_names(scene.game.danger) == "A01 A04 A10 A11 A20 A30 A40 A50 B00"


def test_below_the_cap_none_is_taken_off() -> None:
    scene = placing(1, danger="A00 A10")
    assert not any(option.startswith("undanger") for option in scene.offers())
    assert scene.refuses("undanger A00") == "alone.danger.relocate"


def test_before_the_game_all_of_them_are_placed() -> None:
    scene = Scene()
    scene.game.phase = IN_SETUP
    scene.game.hero = NONE
    scene.run(LayDanger(1, 2, NONE))
    assert "done" not in scene.offers() and "danger A22" in scene.offers()


@clause("alone.map.danger-tokens", "alone.danger.purpose")
@pytest.mark.parametrize(("sector", "seen"), [("A21", True), ("A00", False)])
def test_the_hero_sees_only_tokens_in_revealed_sectors(sector: str, seen: bool) -> None:
    scene = Scene(hero="A22", revealed="A21")  # TV-142
    before = scene.game.view(0)
    put_danger(scene.game, scene.sectors[sector], "alone.ruling.r29")
    assert (scene.game.view(0) != before) is seen
    assert bool(scene.told("danger")) is seen and len(scene.told("danger", seat=1)) == 1
