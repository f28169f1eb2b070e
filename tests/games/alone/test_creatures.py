"""Creatures appear and move: Spawns, limits, steps, Doors, what the Hero sees of it, scares, teleports (1.6)."""

import pytest

from clauses import clause
from games.alone.scenario import X2, Scene
from villainy.engine.game import View
from villainy.engine.step import Act
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.moving import teleport
from villainy.games.alone.spawning import spawn
from villainy.games.alone.terms import CREATURES, CULTIST, HYBRID, PARASITE, SPORE, WORM


def standard(scene: Scene, *choices: str) -> Scene:
    """A card is played face down at the end of a Turn."""
    scene.new_turn()
    scene.give(1, "FU12")
    return scene.window("end").does("hide FU12", *choices)


def spawns(scene: Scene) -> list[str]:
    """Which Spawns a Standard Reaction could make."""
    standard(scene)
    if scene.asked() == "Standard":
        scene.does("standard 1")
    return scene.offers()


class Teleported(Act[Alone]):
    """A card has teleported a Creature."""

    def __init__(self, creature: int, sector: int) -> None:
        self.creature = creature
        self.sector = sector

    def run(self, game: Alone) -> None:
        teleport(game, self.creature, self.sector)


class Spawned(Act[Alone]):
    """A Creature has been Spawned."""

    def __init__(self, kind: int, sector: int) -> None:
        self.kind = kind
        self.sector = sector

    def run(self, game: Alone) -> None:
        spawn(game, self.kind, self.sector)


def creatures_shown(view: View) -> list[tuple[str, bool]]:
    """The Creatures that the Hero sees, and whether they are Wounded."""
    return [
        (CREATURES[creature["kind"]], creature["wounded"])
        for tile in view["labyrinth"]
        for creature in tile["creatures"]
    ]


# Numbers --------------------------------------------------------------------------------------------------------------


@clause("alone.creature.spore", "alone.creature.parasite", "alone.creature.cultist")
@clause("alone.creature.hybrid", "alone.creature.worm", "alone.creature.boss")
def test_the_kinds_are_what_is_said_of_them() -> None:
    cards = house_deck()
    for mode in (0, 1):
        first, second, scare = cards.first_wound[mode], cards.second_wound[mode], cards.scares[mode]
        dark, lit, far = cards.dice_dark[mode], cards.dice_lit[mode], cards.distance[mode]
        whole = [first[kind] + second[kind] for kind in range(5)]
        assert whole[SPORE] == min(whole) and dark[SPORE] == max(dark[:5]) and far[SPORE] == min(far[:5])
        assert dark[PARASITE] == min(dark[:5]) and whole[PARASITE] < whole[CULTIST]
        assert scare[CULTIST] == 0 and dark[CULTIST] == lit[CULTIST]
        assert scare[HYBRID] == scare[WORM] and whole[HYBRID] < whole[WORM]
        assert dark[HYBRID] - lit[HYBRID] < dark[WORM] - lit[WORM]
        assert whole[WORM] == max(whole) and scare[WORM] == max(scare[:5]) and far[WORM] == max(far[:5])
    assert cards.dice_lit[0][WORM] == 0 and cards.distance[0][SPORE] == 3 and cards.dice_dark[0][PARASITE] == 2
    assert cards.tokens == [3, 3, 3, 3, 3, 1, 1]
    assert cards.counts_as[5:] == [WORM, CULTIST] and cards.aura == [0, 0, 0, 0, 0, 0, 1]


@clause("alone.nightmare.enraged")
def test_nightmare_numbers_are_stronger_scarier_and_faster() -> None:
    cards = house_deck()
    assert all(after > before for before, after in zip(*cards.dice_dark, strict=True))
    assert all(after >= before for before, after in zip(*cards.scares, strict=True))
    assert all(after < before for before, after in zip(cards.distance[0][:5], cards.distance[1][:5], strict=True))


# Spawning -------------------------------------------------------------------------------------------------------------


@clause("alone.spawn.min-distance", "alone.spawn.anywhere")
def test_spawns_keep_their_distance() -> None:
    scene = Scene(hero="A21")  # WE-04
    offered = spawns(scene)
    assert "spawn spore A13" in offered and "spawn spore A23" not in offered
    assert "spawn cultist A03" in offered and "spawn cultist A13" not in offered
    assert "spawn worm B53" in offered and "spawn worm B54" not in offered
    assert scene.refuses("spawn spore A23") == "alone.spawn.min-distance"


@clause("alone.nightmare.stats")
def test_in_nightmare_they_come_nearer() -> None:
    offered = spawns(Scene(hero="A21", nightmare=True))
    assert "spawn spore A23" in offered and "spawn cultist A13" in offered and "spawn spore A22" not in offered


@clause("alone.ruling.r18")
def test_blocked_doors_are_walls_for_distance() -> None:
    assert "spawn worm A52" in spawns(Scene(hero="A42", blocked="A42|A52"))  # TV-041: no route
    assert "spawn worm A52" not in spawns(Scene(hero="A42"))
    assert "spawn spore A11" in spawns(Scene(hero="A21", blocked="A11|A21"))  # TV-042: the route is 5 long
    assert "spawn spore A11" not in spawns(Scene(hero="A21"))


@clause("alone.creature.limit-level", "alone.creature.limit-blocks")
def test_a_full_level_takes_no_more() -> None:
    four = ["worm A00", "worm A04", "spore A44", "spore A50"]
    scene = Scene(hero="A22", creatures=four)  # TV-044
    offered = spawns(scene)
    assert offered and all(option.split()[2].startswith("B") for option in offered)
    assert scene.refuses("spawn cultist A02") == "alone.creature.limit-blocks"
    other = ["worm B00", "cultist B54", "cultist B44", "hybrid B13"]
    full = Scene(hero="A22", creatures=[*four, *other])
    standard(full)
    assert full.asked() == "Aim"  # nothing can be Spawned: a face-down card can only move


@clause("alone.creature.limit-mission", "alone.ruling.r50")
def test_bosses_do_not_count_and_are_never_spawned() -> None:
    offered = spawns(Scene(hero="A22", creatures=["worm A00", "worm A04", "spore A44", "matriarch A50"]))
    assert "spawn cultist A02" in offered
    assert not any(option.split()[1] in {"matriarch", "prophet"} for option in offered)


@clause("alone.creature.limit-tokens")
def test_a_kind_has_three_tokens() -> None:
    scene = Scene(hero="A22", creatures=["worm A00", "worm A04", "worm B54"])  # TV-046
    assert not any(option.startswith("spawn worm") for option in spawns(scene))
    assert scene.refuses("spawn worm B00") == "alone.creature.limit-tokens"
    again = Scene(hero="A22", creatures=["worm A00", "worm A04"])
    assert any(option.startswith("spawn worm") for option in spawns(again))


@clause("alone.spawn.noise", "alone.move.enter-revealed")
def test_a_spawn_in_a_revealed_sector_is_seen_at_once_and_does_not_scare() -> None:
    scene = Scene(hero="A22", revealed="A40")  # TV-047
    scene.run(Spawned(WORM, scene.sectors["A40"]))
    assert creatures_shown(scene.game.view(0)) == [("worm", False)]
    assert scene.game.self_control == 12 and len(scene.told("appears")) == 1
    assert len(scene.noises()) + (scene.asked() == "TellNoise") == 1


@clause("alone.info.unrevealed", "alone.map.track-movement")
def test_of_a_spawn_in_the_dark_the_hero_hears_a_noise_only() -> None:
    scene = Scene(hero="A21")
    before = scene.game.view(0)
    standard(scene, "spawn cultist A52")
    after = scene.game.view(0)
    assert {name for name in after if before[name] != after[name]} <= {"told", "track", "counted", "decks", "phase"}
    assert not scene.told("spawned") and len(scene.told("spawned", seat=1)) == 1
    assert scene.noises() == ["south"]


# Moving ---------------------------------------------------------------------------------------------------------------


@clause("alone.move.standard-one")
def test_a_standard_move_is_one_sector() -> None:
    scene = Scene(hero="A22", creatures=["spore A04"])
    standard(scene, "standard 0")
    assert scene.offers() == ["step north", "step east", "stay"]
    scene.does("step north")
    assert scene.rests() and scene.where("spore") == "A03"


@clause("alone.move.zero", "alone.ruling.r13")
def test_a_move_of_no_sector_makes_noise_and_counts_as_one() -> None:
    scene = Scene(hero="A23", creatures=["spore A13"])  # TV-037
    standard(scene, "standard 0", "stay")
    assert scene.where("spore") == "A13" and scene.noises() == ["west"]
    assert (scene.game.moved >> scene.names["spore"]) & 1


@clause("alone.move.noise-at-end")
def test_noise_is_made_only_where_the_movement_stops() -> None:
    scene = Scene(hero="A22", creatures=["worm A20"], hands=["SP01"])
    scene.window("end", triggers="move").does("react SP01", "step east", "step east", "step south")
    assert scene.where("worm") == "A41" and scene.noises() == ["east"]


@clause("alone.move.enter-revealed", "alone.wound.communicate")
def test_an_unrevealed_creature_that_enters_the_labyrinth_is_seen_with_its_wound() -> None:
    scene = Scene(hero="A21", revealed="A11", creatures=["parasite* A01"])  # WE-02
    assert creatures_shown(scene.game.view(0)) == []
    standard(scene, "standard 0", "step east")
    assert creatures_shown(scene.game.view(0)) == [("parasite", True)]
    assert [event.amount for event in scene.told("appears")] == [2 * PARASITE + 1]
    assert scene.game.self_control == 12


@clause("alone.scare.direct-only")
@pytest.mark.parametrize(("revealed", "start", "side"), [("A21", "A20", "south"), ("A21 A11", "A01", "east")])
def test_one_that_is_first_seen_elsewhere_does_not_scare(revealed: str, start: str, side: str) -> None:
    scene = Scene(hero="A22", revealed=revealed, creatures=[f"parasite {start}"])  # WE-07a, WE-07b
    standard(scene, "standard 0", f"step {side}")
    assert len(creatures_shown(scene.game.view(0))) == 1 and scene.game.self_control == 12


@clause("alone.move.leave-revealed", "alone.comm.when")
def test_one_that_leaves_the_labyrinth_vanishes_and_its_direction_is_told() -> None:
    scene = Scene(hero="A20", revealed="A10", creatures=["spore A10"])  # WE-05
    standard(scene, "standard 0", "step west")
    assert creatures_shown(scene.game.view(0)) == []
    assert [(event.place, event.amount) for event in scene.told("departed")] == [(SPORE, 3)]
    assert scene.noises() == ["west"]


@clause("alone.move.out-of-los-visible", "alone.info.holowatch")
def test_one_that_leaves_sight_but_not_the_labyrinth_stays_visible() -> None:
    scene = Scene(hero="A22", revealed="A21 A11", creatures=["spore A21"])  # WE-06
    standard(scene, "standard 0", "step west")
    assert scene.where("spore") == "A11" and creatures_shown(scene.game.view(0)) == [("spore", False)]
    assert not scene.told("departed") and len(scene.told("moved")) == 1


@clause("alone.info.hero-limited")
def test_of_a_move_in_the_dark_the_hero_hears_a_noise_only() -> None:
    scene = Scene(hero="A22", creatures=["worm A04"])  # TV-141
    before = scene.game.view(0)
    standard(scene, "standard 0", "step north")
    after = scene.game.view(0)
    assert {name for name in after if before[name] != after[name]} <= {"told", "track", "counted", "decks", "phase"}
    assert not scene.told("moved") and len(scene.told("moved", seat=1)) == 1


@clause("alone.ruling.r51", "alone.creature.limit-blocks")
def test_a_full_level_is_not_entered_even_for_a_step() -> None:
    four = ["worm A00", "worm A04", "spore A44", "spore A50"]
    scene = Scene(hero="A22", creatures=[*four, "cultist B24"])  # TV-045
    standard(scene, "standard 0", "creature cultist")
    assert scene.offers() == ["step east", "step west", "stay"]
    assert scene.refuses("step stairs") == "alone.ruling.r51"
    boss = Scene(hero="A22", creatures=[*four, "prophet B24"])
    standard(boss, "standard 0", "creature prophet")
    assert "step stairs" in boss.offers()  # alone.ruling.r50: a full Level does not stop a Boss


def test_with_room_stairs_are_a_step_like_any_other() -> None:
    scene = Scene(hero="A22", creatures=["cultist B24"])
    standard(scene, "standard 0", "step stairs")
    assert scene.where("cultist") == "A20"


# Doors ----------------------------------------------------------------------------------------------------------------


@clause("alone.door.unblock-step", "alone.door.nothing-through", "alone.door.token-both")
def test_a_blocked_door_takes_a_step() -> None:
    scene = Scene(hero="A22", blocked="A01|A11", creatures=["spore A01"])  # TV-137
    standard(scene, "standard 0", "step east")
    assert scene.where("spore") == "A01" and scene.game.blocked == 0 and scene.noises() == ["north"]
    assert not scene.told("unblocked")  # the Door is not Revealed
    seen = Scene(hero="A21", revealed="A11", blocked="A01|A11", creatures=["spore A01"])
    standard(seen, "standard 0", "step east")
    assert len(seen.told("unblocked")) == 1


@clause("alone.door.unblock-step")
def test_a_range_of_three_through_a_blocked_door_covers_two() -> None:
    scene = Scene(hero="A22", blocked="A14|A24", creatures=["parasite A14"], hands=["SP03"])  # WE-21
    scene.window("end", triggers="move").does("react SP03", "step east", "step east", "step east")
    assert scene.where("parasite") == "A34" and scene.asked() != "StepOn"


def test_a_welded_door_takes_two_and_keeps_its_state() -> None:
    scene = Scene(hero="A22", welded="A01|A11", creatures=["spore A01"])
    standard(scene, "standard 0", "step east")
    assert scene.game.welded == 0 and scene.game.blocked == 1 << scene.door("A01|A11")
    standard(scene, "standard 0", "step east")
    assert scene.game.blocked == 0 and scene.where("spore") == "A01"


@clause("alone.ruling.r15")
def test_light_behind_a_door_is_seen_when_it_is_unblocked() -> None:
    scene = Scene(hero="A14", lit="A24", blocked="A14|A24", creatures=["spore A24"])  # TV-014
    standard(scene, "standard 0", "step west")
    assert scene.revealed() == "A14 A24" and creatures_shown(scene.game.view(0)) == [("spore", False)]


@clause("alone.door.hero-blocks", "alone.ruling.r13")
def test_the_ledgers_chase_through_doors() -> None:
    scene = Scene(sheet=X2, hero="A21", revealed="A01 A11 A22", blocked="A21|A22 A10|A11 A11|A21")  # WE-08, Evil's part
    scene.put("worm A01")
    scene.put("parasite A22")
    standard(scene, "standard 0", "creature worm", "step east")
    assert scene.where("worm") == "A11"
    standard(scene, "standard 0", "creature worm", "step east")
    assert scene.where("worm") == "A11" and scene.game.blocked & (1 << scene.door("A11|A21")) == 0
    scene.new_turn()
    scene.give(1, "FU03")
    scene.window("end", triggers="move").does("react FU03", "step north", "step north")
    assert scene.where("parasite") == "A21" == scene.at()


# Scares ---------------------------------------------------------------------------------------------------------------


@clause("alone.scare.moved-in", "alone.scare.amount")
def test_an_unrevealed_creature_moved_in_scares() -> None:
    scene = Scene(hero="A22", creatures=["worm A21"])  # TV-049
    standard(scene, "standard 0", "step south")
    assert scene.game.self_control == 10 and creatures_shown(scene.game.view(0)) == [("worm", False)]
    assert (scene.game.triggers >> 6) & 1  # the Self Control trigger


@clause("alone.ruling.r24", "alone.scare.direct-only")
@pytest.mark.parametrize(("revealed", "left"), [("A21", 12), ("", 10)])
def test_what_counts_is_the_step_into_the_heros_sector(revealed: str, left: int) -> None:
    scene = Scene(hero="A22", revealed=revealed, creatures=["worm A20"], hands=["SP01"])  # TV-050, TV-051
    scene.window("end", triggers="move").does("react SP01", "step south", "step south", "stay")
    assert scene.where("worm") == "A22" and scene.game.self_control == left


@clause("alone.ruling.r24")
def test_one_that_scares_in_passing_has_scared() -> None:
    scene = Scene(hero="A22", creatures=["worm A21"], hands=["SP01"])
    scene.window("end", triggers="move").does("react SP01", "step south", "step east", "stay")
    assert scene.where("worm") == "A32" and scene.game.self_control == 10


@clause("alone.creature.cultist", "alone.ruling.r02")
def test_a_cultist_scares_nobody() -> None:
    scene = Scene(hero="A22", creatures=["cultist A21"])  # TV-052
    standard(scene, "standard 0", "step south")
    assert scene.game.self_control == 12 and scene.game.triggers == 0
    assert creatures_shown(scene.game.view(0)) == [("cultist", False)]


@clause("alone.ruling.r25")
def test_what_has_lost_its_tile_scares_again() -> None:
    scene = Scene(hero="A22", revealed="A42", creatures=["worm A42"], hands=["SP01"])  # TV-055
    scene.game.revealed = scene.bits("A22")
    scene.window("end", triggers="move").does("react SP01", "step west", "step west", "stay")
    assert scene.game.self_control == 10


@clause("alone.ruling.r23")
def test_each_creature_scares_for_itself() -> None:
    scene = Scene(hero="A22", creatures=["worm A21", "spore A32"])
    standard(scene, "standard 0", "creature worm", "step south")
    standard(scene, "standard 0", "creature spore", "step west")
    assert scene.game.self_control == 9 and [event.amount for event in scene.told("scared")] == [2, 1]


@clause("alone.nightmare.stats")
def test_in_nightmare_scares_cost_more() -> None:
    scene = Scene(hero="A22", nightmare=True, creatures=["worm A21"])
    standard(scene, "standard 0", "step south")
    assert scene.game.self_control == 9


# Teleports ------------------------------------------------------------------------------------------------------------


@clause("alone.teleport.move", "alone.ruling.r14")
def test_a_teleport_is_a_move_without_noise() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["hybrid A03"])  # TV-039
    scene.run(Teleported(scene.names["hybrid"], scene.sectors["A32"]))
    assert scene.where("hybrid") == "A32" and scene.noises() == []
    assert (scene.game.moved >> scene.names["hybrid"]) & 1


@clause("alone.ruling.r24", "alone.teleport.free")
def test_teleported_in_unrevealed_it_scares_without_noise() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["hybrid A03"])  # TV-056
    scene.run(Teleported(scene.names["hybrid"], scene.sectors["A22"]))
    assert scene.game.self_control == 10 and scene.noises() == []
    seen = Scene(hero="A22", revealed="A21", creatures=["hybrid A21"])  # TV-057
    seen.run(Teleported(seen.names["hybrid"], seen.sectors["A22"]))
    assert seen.game.self_control == 12


def test_teleported_away_it_vanishes_without_a_direction() -> None:
    scene = Scene(hero="A22", revealed="A21", creatures=["hybrid A21"])
    scene.run(Teleported(scene.names["hybrid"], scene.sectors["A03"]))
    assert creatures_shown(scene.game.view(0)) == [] and len(scene.told("vanishes")) == 1
    assert not scene.told("departed")


@clause("alone.stairs.two-sets", "alone.stairs.adjacent")
def test_two_sets_of_stairs_join_the_levels() -> None:
    scene = Scene()
    stairs = [scene.game.map.name(sector) for sector in scene.game.map.stairs]
    assert stairs == ["A20", "A34", "B24", "B30"]
