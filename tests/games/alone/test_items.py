"""The Items, one by one: as printed and Upgraded (5.7 of the ledger)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.games.alone.attacks import Attacks
from villainy.games.alone.damage import lose
from villainy.games.alone.lasting import LAST_LIE, last
from villainy.games.alone.terms import BY_SCARE, IN_ACTION, SELF_CONTROL


def with_item(item: str, hero: str = "A22", **given: Any) -> Scene:
    """A Hero without gifts in a fight has an Item, and it is the Hero's Turn."""
    return calm(hero, **{"items": item, "character": "doctor", "adrenaline": 0, **given})


def rolled(scene: Scene) -> int:
    """How many dice the Hero rolled first."""
    amount = scene.told("rolled")[0].amount
    return amount // 10_000 + amount // 100 % 100 + amount % 100


def shoots(item: str, faces: str, *choices: str, **given: Any) -> Scene:
    """The Hero uses an Item to attack and rolls these faces."""
    scene = with_item(item, **given)
    scene.rolls(faces)
    return scene.turn().does(f"use {item.partition(':')[0].rstrip('*')}", *choices)


# Rules of all Items ---------------------------------------------------------------------------------------------------


@clause("alone.item.triggers")
def test_tv_084_the_action_of_the_item_is_the_trigger() -> None:
    scene = calm(items="IT09", hands=["FU05 FU07"], decks="fury-traps", creatures=["hybrid B00"]).turn()
    scene.does("use IT09", "side north")
    assert scene.triggers() == ["explore"]
    assert "react FU05" in scene.offers() and "react FU07" not in scene.offers()


@clause("alone.item.overrides", "alone.ruling.r36")
def test_an_item_without_charges_is_discarded() -> None:
    scene = with_item("IT13:1", life=5).turn().does("use IT13")
    assert scene.held() == [] and len(scene.game.item_discards) == 1
    assert scene.refuses("use IT13") == "alone.item.overrides"


@clause("alone.item.overrides")
def test_a_passive_item_is_no_action() -> None:
    scene = with_item("IT20").turn()
    assert "use IT20" not in scene.offers()
    assert scene.refuses("use IT20") == "alone.item.overrides"


@clause("alone.action.fight.item-range")
def test_an_item_needs_somebody_to_attack() -> None:
    scene = with_item("IT01", creatures=["worm A21"]).turn()  # nobody whom the Hero could see
    assert scene.refuses("use IT01") == "alone.action.fight.item-range"


# Bullets --------------------------------------------------------------------------------------------------------------


@clause("alone.action.fight.item-range")
@pytest.mark.parametrize(("charges", "dice"), [(1, 2), (2, 4)])
def test_it01_slug_bullets(charges: int, dice: int) -> None:
    creatures = ["worm A20", "spore A32"]
    scene = shoots("IT01", "M" * dice, f"charge {charges}", creatures=creatures, revealed="A21 A20")
    assert rolled(scene) == dice  # the Spore is not Revealed: no question whom
    assert scene.held() == [f"IT01:{4 - charges}"]


def test_it01_slug_bullets_upgraded_roll_one_die_more() -> None:
    scene = shoots("IT01*", "HHMMM", "charge 2", creatures=["worm A21"], revealed="A21")
    assert rolled(scene) == 5


def test_it01_with_one_charge_left_there_is_nothing_to_choose() -> None:
    scene = shoots("IT01:1", "HH", creatures=["cultist A22"])
    assert rolled(scene) == 2 and scene.held() == []


@pytest.mark.parametrize(
    ("item", "creature", "faces", "where", "wounded"),
    [
        ("IT02", "worm", "HMMM", "A21", 1),  # 2/3: the first counts as 1
        ("IT02", "worm*", "HHMM", "", 0),  # 3 counts as 2
        ("IT02", "worm", "HHHM", "A21", 1),  # 1 + 3 to kill at once
        ("IT02*", "worm", "HHHM", "", 0),  # 1 + 2
        ("IT02", "spore", "MMMM", "A21", 0),  # never below 1
    ],
)
def test_it02_acid_bullets_lower_thresholds(item: str, creature: str, faces: str, where: str, wounded: int) -> None:
    scene = shoots(item, faces, "charge 2", creatures=[f"{creature} A21"], revealed="A21")
    assert scene.where(creature.rstrip("*")) == where
    assert scene.game.wounded == wounded


@pytest.mark.parametrize(
    ("item", "lit", "wounded"), [("IT03", "A21", 1), ("IT03", "", 0), ("IT03*", "", 1), ("IT03", "A41", 0)]
)
def test_it03_tracer_bullets_count_exclamations(item: str, lit: str, wounded: int) -> None:
    scene = shoots(item, "!!MM", "charge 2", creatures=["cultist A21"], revealed="A21", lit=lit)
    assert scene.game.wounded == wounded


# Moving ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "sides"), [("IT04", 2), ("IT04*", 3)])
def test_it04_jet_pack(item: str, sides: int) -> None:
    scene = with_item(item, "A23").turn().does("use IT04", "side west", *["side west", "side north"][: sides - 1])
    assert scene.at() == {2: "A03", 3: "A02"}[sides]
    assert scene.asked() == "Declare"


# Close combat ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "dice"), [("IT05", 3), ("IT05*", 4)])
def test_it05_pry_bar(item: str, dice: int) -> None:
    scene = shoots(item, "M" * dice, creatures=["worm A22", "spore A21"], revealed="A21", lit="A22")
    assert rolled(scene) == dice


@pytest.mark.parametrize(("item", "dice"), [("IT06", 3), ("IT06*", 4)])
def test_it06_flamer_burns_all_in_a_sector(item: str, dice: int) -> None:
    creatures = ["cultist A21", "spore A21", "worm A22"]
    scene = shoots(item, "HH" + "M" * (dice - 2), "side north", creatures=creatures, revealed="A21", lit="A22")
    assert rolled(scene) == dice
    assert scene.where("spore") == "" and scene.game.wounded == 1
    assert scene.told("unhurt") == []  # the Worm was in another Sector


def test_it06_flamer_in_the_own_sector_or_an_unrevealed_one() -> None:
    scene = shoots("IT06", "HHM", "stop", creatures=["spore A22", "spore A32"])
    assert scene.where("spore") == "" and scene.where("spore:2") == "A32"
    scene = shoots("IT06", "HHM", "side east", creatures=["spore A32"])
    assert scene.where("spore") == "" and not scene.told("killed")


def test_it06_flamer_does_not_reach_behind_a_blocked_door() -> None:
    scene = with_item("IT06", "A14", blocked="A14|A24").turn().does("use IT06")
    assert scene.offers() == ["side west", "stop"]
    assert scene.refuses("side east") == "alone.door.nothing-through"


@pytest.mark.parametrize(("item", "wounded"), [("IT07", 2), ("IT07*", 0)])
def test_it07_grenade_deals_fixed_damage(item: str, wounded: int) -> None:
    scene = with_item(item, creatures=["parasite A20", "hybrid A20"], revealed="A21").turn()
    scene.does("use IT07", "side north", "side north")
    assert not scene.told("rolled")
    assert scene.game.wounded.bit_count() == wounded
    assert len(scene.on_map()) == wounded


def test_it07_from_an_unrevealed_sector_all_directions_are_offered() -> None:
    scene = with_item("IT07").turn().does("use IT07", "side north")
    assert scene.offers() == ["side north", "side east", "side south", "side west", "stop"]


def test_it07_a_wall_stops_it_untold() -> None:
    scene = with_item("IT07", creatures=["spore A32"]).turn().does("use IT07", "side east", "side north")
    assert scene.where("spore") == ""
    before = [event.kind for event in scene.game.events if event.heard_by(0)]
    scene = with_item("IT07", creatures=["spore A42"]).turn().does("use IT07", "side east", "side north")
    assert scene.where("spore") == "A42"
    assert [event.kind for event in scene.game.events if event.heard_by(0)] == before


def test_it07_in_a_revealed_sector_only_open_sides() -> None:
    scene = with_item("IT07", revealed="A21", blocked="A11|A21").turn().does("use IT07", "side north")
    assert scene.offers() == ["side north", "side south", "stop"]


@pytest.mark.parametrize(("item", "dice"), [("IT08", 2), ("IT08*", 3)])
def test_it08_nail_gun_hurts_or_blocks(item: str, dice: int) -> None:
    scene = shoots(item, "HH" + "M" * (dice - 2), hero="A01", creatures=["parasite A11"], revealed="A11")
    assert rolled(scene) == dice
    assert scene.offers() == ["block east", "done"]
    scene.does("block east")
    assert scene.game.is_blocked(scene.door("A01|A11"))
    assert scene.game.wounded == 1  # one Hit was left for the Parasite, and no other Door


def test_it08_all_hits_may_hurt() -> None:
    scene = shoots("IT08", "HH", "done", hero="A01", creatures=["cultist A01"])
    assert scene.game.wounded == 1 and scene.game.blocked == 0


# Exploring ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "lit"), [("IT09", "A43"), ("IT09*", "A42 A43")])
def test_it09_flare_reveals_three_and_lights_the_first(item: str, lit: str) -> None:
    scene = with_item(item, "A44").turn().does("use IT09", "side north")
    assert scene.revealed() == "A41 A42 A43 A44"
    assert scene.sector_names(scene.game.lit) == lit


def test_it09_is_hindered_like_an_explore() -> None:
    scene = with_item("IT09", "A44", missions="sleeper haze mayday").turn().does("use IT09", "side north")
    assert scene.revealed() == "A42 A43 A44"


def test_it10_drone_follows_a_route() -> None:
    scene = with_item("IT10", "A42").turn().does("use IT10", "side west")
    assert scene.revealed() == "A32 A42"
    assert scene.offers() == ["side east", "side west", "stop"]
    scene.does("side west")
    assert "stairs" not in " ".join(scene.offers())
    scene.does("side north", "side west")
    assert scene.revealed() == "A11 A21 A22 A32 A42"
    assert scene.asked() == "Declare"


def test_it10_drone_does_not_pass_blocked_doors() -> None:
    scene = with_item("IT10", "A14", blocked="A14|A24").turn().does("use IT10")
    assert scene.asked() == "NextOnRoute"  # there was but one side to begin with
    assert scene.revealed() == "A04 A14"


def test_it10_upgraded_the_drone_disarms() -> None:
    scene = with_item("IT10*", "A42", danger="A32 A22 A42").turn().does("use IT10", "side west", "side west", "stop")
    assert scene.offers() == ["disarm A22", "disarm A32", "none"]
    scene.does("disarm A22")
    assert scene.sector_names(scene.game.danger) == "A32 A42"


def test_it11_decoy_lures_the_nearest() -> None:
    scene = with_item("IT11", revealed="A21 A20", creatures=["worm A00", "spore A40", "parasite A22"], lit="A22")
    scene.rolls("M")
    scene.turn().does("use IT11", "there A20")
    assert scene.asked() == "Aim" and scene.game.seat == 1  # a tie: the Leader says who is lured
    assert scene.offers() == ["creature worm", "creature spore"]
    scene.does("creature worm")
    assert scene.where("worm") == "A10" and scene.where("parasite") == "A22"
    assert scene.noises() == ["north"]


def test_it11_names_a_sector_in_sight() -> None:
    scene = with_item("IT11", revealed="A21 A11", creatures=["worm A00"]).turn().does("use IT11")
    assert scene.offers() == ["there A21", "there A22"]
    assert scene.refuses("there A11") == "alone.los.def"


def test_it11_upgraded_lures_two() -> None:
    scene = with_item("IT11*", revealed="A21", creatures=["worm A20", "spore A40"]).turn().does("use IT11", "there A22")
    assert scene.asked() == "StepOn" and scene.offers() == ["step south", "step west"]  # two routes: the Leader chooses
    scene.does("step south")
    assert scene.where("worm") == "A21" and scene.where("spore") == "A41"


def test_it11_upgraded_lures_both_to_the_sector_named() -> None:
    """The second goes where the first was lured to, not after the first: that way would be east."""
    scene = with_item("IT11*", revealed="A21 A20", creatures=["worm A41", "spore A34"]).turn()
    scene.does("use IT11", "there A20")
    assert (scene.where("worm"), scene.where("spore")) == ("A40", "A33")


# Locating -------------------------------------------------------------------------------------------------------------


def test_it12_tracker_tells_one_direction() -> None:
    scene = with_item("IT12", "A33").turn().does("use IT12", "seek infirmary", "seek lcu")
    assert scene.offers() == ["about 0", "about 1"]
    scene.does("about 0")
    assert scene.answers() == ["infirmary 4 here", "lcu 2 here", "infirmary west"]


def test_it12_upgraded_tells_both() -> None:
    scene = with_item("IT12*", "A33").turn().does("use IT12", "seek infirmary", "seek red-stairs", "about 1")
    assert scene.answers()[2:] == ["red-stairs west", "infirmary west"]


def test_it12_the_leader_picks_among_equal_routes() -> None:
    scene = with_item("IT12", "A33").turn().does("use IT12", "seek lcu", "seek lcu", "about 0")
    assert (scene.asked(), scene.offers()) == ("SayWay", ["tell south", "tell west"])
    scene.does("tell south")
    assert scene.answers()[-1] == "lcu south"


def test_it12_has_nothing_to_say_about_what_is_absent() -> None:
    scene = with_item("IT12", "A33").turn().does("use IT12", "seek worm", "seek worm")
    assert scene.answers() == ["worm absent", "worm absent"]
    assert scene.asked() == "Declare"


# Helping oneself ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "life", "self_control"),
    [("IT13", 8, 5), ("IT13*", 8, 6), ("IT14", 5, 8), ("IT14*", 6, 8)],
)
def test_it13_it14_medkit_and_sedatives(item: str, life: int, self_control: int) -> None:
    scene = with_item(item, life=5, self_control=5).turn().does(f"use {item[:4]}")
    assert (scene.game.life, scene.game.self_control) == (life, self_control)


@pytest.mark.parametrize(("item", "before", "after"), [("IT15", 1, 3), ("IT15*", 1, 4), ("IT15*", 5, 6)])
def test_it15_stim_injector(item: str, before: int, after: int) -> None:
    scene = with_item(item, adrenaline=before).turn().does("use IT15")
    assert scene.game.adrenaline == after


def test_it16_welder_blocks_and_welds() -> None:
    scene = with_item("IT16", "A24").turn().does("use IT16")
    assert scene.offers() == ["block east", "block west"]
    scene.does("block east")
    assert scene.game.welded == scene.game.blocked == 1 << scene.door("A24|A34")


def test_it16_upgraded_welds_two_doors() -> None:
    scene = with_item("IT16*", "A24", blocked="A14|A24").turn().does("use IT16", "block west")
    assert scene.offers() == ["block east", "done"]
    scene.does("block east")
    assert scene.game.welded.bit_count() == scene.game.blocked.bit_count() == 2


def test_it16_needs_a_door() -> None:
    assert "use IT16" not in with_item("IT16").turn().offers()
    assert "use IT16" not in with_item("IT16", "A52", welded="A42|A52").turn().offers()


@clause("alone.light.on-item")
def test_it17_lamp_lights_the_heros_sector() -> None:
    scene = with_item("IT17").turn().does("use IT17")
    assert scene.sector_names(scene.game.lit) == "A22"


@clause("alone.light.on-item", "alone.los.stairs")
def test_tv_020_it17_upgraded_lights_one_more() -> None:
    scene = with_item("IT17*", "A20").turn().does("use IT17")
    assert scene.offers() == ["side east", "side south", "side west", "side stairs"]
    scene.does("side stairs")
    assert scene.sector_names(scene.game.lit) == "A20 B24"
    assert scene.revealed() == "A20"
    scene = with_item("IT17*", "A20").turn().does("use IT17", "side south")
    assert scene.revealed() == "A20 A21"


@clause("alone.light.on-item")
def test_it18_bypass_deck_repairs_from_afar() -> None:
    scene = with_item("IT18", "A32", revealed="A22 A01 A44 A42 A43").turn().does("use IT18")
    assert sorted(scene.offers()) == ["there A01", "there A22", "there A44"]
    scene.does("there A22", "side north")
    assert scene.sector_names(scene.game.lit) == "A20 A21 A22"


def test_it18_upgraded_repairs_two_directions() -> None:
    scene = with_item("IT18*", "A32", revealed="A22").turn().does("use IT18", "side north")
    assert scene.offers() == ["side east", "side south"]
    scene.does("side south")
    assert scene.sector_names(scene.game.lit) == "A20 A21 A22 A23"


def test_it18_counts_as_a_repair_for_missions() -> None:
    scene = with_item("IT18", "B22", revealed="B12", missions="sleeper lockdown burn")
    scene.game.state = [2, 1, 1]
    scene.game.condition = [0, 0, 0, 1 << scene.sectors["B12"]]
    scene.turn().does("use IT18", "side west")
    assert scene.game.condition[3] == 0 and scene.game.progress[2] == 1


def test_it18_needs_a_revealed_lcu() -> None:
    assert "use IT18" not in with_item("IT18", "A32").turn().offers()


def test_it19_tool_roll_draws_two_keeps_one_and_upgrades_freely() -> None:
    scene = with_item("IT19 IT05").stack("IT13 IT17").turn().does("use IT19")
    assert scene.offers() == ["keep IT13", "keep IT17"]
    scene.does("keep IT17")
    assert scene.held() == ["IT19:2", "IT05:4", "IT17:3"]
    assert scene.offers() == ["upgrade IT05 IT05", "upgrade IT17 IT17", "upgrade IT19 IT19", "none"]
    scene.does("upgrade IT05 IT05")
    assert scene.held() == ["IT19:2", "IT05:4*", "IT17:3"]


def test_it19_upgraded_keeps_both() -> None:
    scene = with_item("IT19*").stack("IT13 IT17").turn().does("use IT19", "none")
    assert scene.held() == ["IT19:2*", "IT13:2", "IT17:3"]


# Shields --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "life"), [("IT20", 11), ("IT20*", 12)])
def test_it20_riot_shield_takes_hits_of_an_attack(item: str, life: int) -> None:
    scene = with_item(item, creatures=["worm A22"])
    scene.rolls("HHH")
    scene.run(Attacks())
    assert scene.told("rolled")[0].amount == 30000  # the roll is not changed
    scene.does("prevent IT20")
    assert scene.game.life == life and scene.held() == [f"IT20:2{item[4:]}"]


def test_it20_riot_shield_and_the_blow_on_leaving() -> None:
    scene = with_item("IT20", creatures=["worm A22"])
    scene.rolls("H")
    scene.turn().does("move south", "prevent IT20")
    assert scene.game.life == 12 and scene.at() == "A23"


@pytest.mark.parametrize(("item", "self_control"), [("IT21", 11), ("IT21*", 12)])
def test_it21_nerve_mask(item: str, self_control: int) -> None:
    scene = with_item(item)
    scene.game.phase = IN_ACTION
    scene.calls(lambda game: lose(game, SELF_CONTROL, 3, BY_SCARE)).does("prevent IT21")
    assert scene.game.self_control == self_control


def test_lies_do_not_touch_what_items_do() -> None:
    scene = with_item("IT17")
    last(scene.game, LAST_LIE, -1, 1, 3, -1)
    assert scene.turn().does("use IT17").asked() == "Declare"
