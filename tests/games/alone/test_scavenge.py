"""Scavenge: drawing, marks of Rooms, Upgrades, the inventory (1.9, R36, R37)."""

from clauses import clause
from games.alone.scenario import ROOM_IDS, Scene, calm


@clause("alone.action.scavenge.one", "alone.trigger.scavenge", "alone.action.scavenge.announce")
def test_one_item_anywhere() -> None:
    scene = calm(character="captain", hands=["FU08"]).stack("IT13 IT14").turn().does("scavenge 0")
    assert scene.held() == ["IT13:2"]
    assert scene.triggers() == ["scavenge"]
    assert [event.face for event in scene.told("item")] == [event.face for event in scene.told("item", 1)] != [-1]


@clause("alone.action.scavenge.room-three", "alone.action.scavenge.mark")
def test_a_room_gives_three_once_in_the_game() -> None:
    scene = calm("A24", character="captain").stack("IT13 IT14 IT15 IT16 IT17").turn()
    assert {"scavenge 0", "scavenge 1"} <= set(scene.offers())
    scene.does("scavenge 1", "done")
    assert scene.held() == ["IT13:2", "IT14:2", "IT15:2"]
    assert scene.game.marks == 1 << ROOM_IDS.index("canteen")
    assert scene.refuses("scavenge 1") == "alone.action.scavenge.room-three"
    scene.does("scavenge 0", "done")
    assert scene.held()[-1] == "IT16:3"


@clause("alone.action.scavenge.room-three")
def test_only_rooms_give_three() -> None:
    assert calm().turn().refuses("scavenge 1") == "alone.action.scavenge.room-three"


@clause("alone.upgrade.matrix", "alone.upgrade.move-charge", "alone.action.scavenge.upgrade")
def test_upgrades_take_a_charge_of_the_matrix_that_is_needed() -> None:
    # The Slug Bullets (mech) need chem; the Medkit is chem and needs mech; the Lamp is volt and needs volt.
    scene = calm(items="IT01 IT13 IT17", character="captain").stack("IT19").turn().does("scavenge 0")
    assert scene.offers() == [
        "upgrade IT01 IT13",
        "upgrade IT13 IT01",
        "upgrade IT13 IT19",
        "upgrade IT19 IT17",
        "done",
    ]
    assert scene.refuses("upgrade IT17 IT01") == "alone.upgrade.matrix"
    scene.does("upgrade IT01 IT13")
    assert scene.held() == ["IT01:4*", "IT13:1", "IT17:3", "IT19:3"]
    assert scene.refuses("upgrade IT01 IT13") == "alone.ruling.r36"
    scene.does("upgrade IT19 IT17", "done")
    assert scene.held() == ["IT01:4*", "IT13:1", "IT17:2", "IT19:3*"]


@clause("alone.ruling.r36")
def test_a_component_without_charges_is_discarded_and_the_upgrade_stays() -> None:
    scene = (
        calm(items="IT01:1 IT13:1", character="captain").stack("IT20").turn().does("scavenge 0", "upgrade IT01 IT13")
    )
    assert scene.held() == ["IT01:1*", "IT20:3"]
    assert len(scene.game.item_discards) == 1


@clause("alone.ruling.r36")
def test_the_upgrade_token_cannot_be_spent() -> None:
    scene = calm(items="IT13:1*", life=5, self_control=5).turn().does("use IT13")
    assert scene.held() == []
    assert (scene.game.life, scene.game.self_control) == (8, 6)


@clause("alone.ruling.r37")
def test_five_items_stay_after_the_upgrades() -> None:
    scene = calm(items="IT02 IT05 IT07 IT10 IT12", character="captain").stack("IT20").turn().does("scavenge 0")
    assert scene.asked() == "Upgrade" and len(scene.held()) == 6
    scene.does("done")
    assert scene.asked() == "DropExcess"
    scene.does("drop IT07")
    assert scene.held() == ["IT02:3", "IT05:4", "IT10:2", "IT12:3", "IT20:3"]
    assert scene.asked() == "Declare"


@clause("alone.ruling.r37")
def test_the_item_deck_is_reshuffled_when_empty() -> None:
    scene = calm(character="captain")
    scene.game.item_discards = scene.game.item_pile
    scene.game.item_pile = []
    scene.turn().does("scavenge 0")
    assert scene.told("items-shuffled")
    assert len(scene.game.item_pile) == 20 and scene.game.item_discards == []


@clause("alone.ruling.r37")
def test_the_size_of_the_inventory_is_a_setting() -> None:
    scene = Scene(items="IT02 IT07 IT10 IT12", character="captain", missions="sleeper lockdown burn", inventory=4)
    scene.stack("IT21").turn().does("scavenge 0", "done")
    assert scene.asked() == "DropExcess"


@clause("alone.dangerous.by-action")
def test_tv_090_each_action_has_its_own_stamp() -> None:
    scene = calm(danger="A22", character="captain", hands=["FU01 FU08"], creatures=["worm B00"]).stack("IT13").turn()
    scene.does("bullet", "scavenge 0").passes().does("move north", "none")
    assert scene.triggers() == ["move", "scavenge"]
    assert scene.game.stamped == 1 << 3
