"""Losses: order, redirection, prevention, overflow, triggers, the Companion's Charges (2.3, R01, R02, R35, R52)."""

from typing import Any

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.games.alone.attacks import Attacks
from villainy.games.alone.damage import lose
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import adrenaline_most, gain_adrenaline, recover
from villainy.games.alone.scares import scare
from villainy.games.alone.terms import (
    AT_START,
    BY_AOO,
    BY_ATTACK,
    BY_CARD,
    BY_MISSION,
    BY_NIGHTMARE,
    BY_SCARE,
    IN_ACTION,
    LIFE,
    SELF_CONTROL,
)


def loses(track: int, amount: int, by: int, **given: Any) -> Scene:
    """The Hero is about to lose points in the middle of a Turn."""
    scene = calm(**given)
    scene.game.phase = IN_ACTION
    return scene.calls(lambda game: lose(game, track, amount, by))


def tracks(scene: Scene) -> tuple[int, int]:
    return scene.game.life, scene.game.self_control


@clause("alone.damage.life-vs-self")
def test_attacks_cost_life_scares_cost_self_control() -> None:
    scene = calm(creatures=["spore A22"])
    scene.rolls("HHHM")
    scene.run(Attacks())
    assert tracks(scene) == (9, 12)
    scene.calls(lambda game: scare(game, 0))
    assert tracks(scene) == (9, 11)


@clause("alone.ruling.r01")
@pytest.mark.parametrize(
    ("track", "before", "after"),
    [(LIFE, (2, 6), (0, 5)), (LIFE, (0, 6), (0, 3)), (SELF_CONTROL, (6, 1), (4, 0))],
)
def test_the_rest_is_taken_from_the_other_track(track: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    scene = loses(track, 3, BY_CARD, life=before[0], self_control=before[1])
    assert tracks(scene) == after


@clause("alone.ruling.r02")
def test_the_trigger_is_that_of_the_loss_as_dealt() -> None:
    scene = loses(LIFE, 2, BY_ATTACK, life=0)
    assert scene.triggers() == ["life"]
    scene = loses(SELF_CONTROL, 2, BY_SCARE, self_control=0)
    assert scene.triggers() == ["self-control"]


@clause("alone.ruling.r02")
def test_tv_052_a_cultist_scares_nobody_and_triggers_nothing() -> None:
    scene = calm(creatures=["cultist A22"])
    scene.game.phase = IN_ACTION
    scene.calls(lambda game: scare(game, 0))
    assert tracks(scene) == (12, 12) and scene.triggers() == [] and not scene.told("scared")


@clause("alone.reaction.damage-trigger", "alone.ruling.r08")
def test_tv_095_a_damage_card_looks_at_where_the_hero_is_now() -> None:
    scene = loses(LIFE, 1, BY_ATTACK, hands=["FU12"], danger="A22").does("react FU12")
    assert tracks(scene) == (10, 12)  # one by the attack, one by the Dangerous half


@clause("alone.ruling.r02")
@pytest.mark.parametrize("phase", [AT_START, 6])
def test_no_window_and_no_trigger_at_the_start_of_a_turn_or_the_end_of_a_round(phase: int) -> None:
    scene = calm(hands=["FU12"])
    scene.game.phase = phase
    scene.calls(lambda game: lose(game, LIFE, 1, BY_SCARE))
    assert scene.rests() and scene.triggers() == [] and tracks(scene) == (11, 12)


@clause("alone.ruling.r52")
def test_what_cards_cost_is_dealt_by_evil() -> None:
    scene = loses(LIFE, 1, BY_CARD, companion="captain", hands=["FU12"])
    assert scene.offers() == ["redirect 0", "redirect 1"]
    scene.does("redirect 0")
    assert scene.offers() == ["pass", "react FU12"]


# The Companion --------------------------------------------------------------------------------------------------------


@clause("alone.companion.redirect", "alone.companion.charge-per-damage", "alone.companion.no-split")
@pytest.mark.parametrize("by", [BY_ATTACK, BY_AOO, BY_SCARE, BY_CARD])
def test_evil_may_deal_all_of_it_to_the_companion(by: int) -> None:
    scene = loses(LIFE, 3, by, companion="captain:5", evil=2, leader=2)
    assert (scene.asked(), scene.game.seat) == ("Redirect", 2)
    assert scene.refuses("suffer") == "alone.companion.no-split"
    scene.does("redirect 1")
    assert tracks(scene) == (12, 12)
    assert scene.game.companion_charges == 2
    assert scene.triggers() == []


@clause("alone.companion.no-split", "alone.ruling.r35", "alone.companion.last-charge")
def test_tv_129_what_the_companion_cannot_take_is_lost() -> None:
    scene = loses(LIFE, 3, BY_ATTACK, companion="captain:2").does("redirect 1")
    assert scene.game.companion == -1
    assert tracks(scene) == (12, 12)


@clause("alone.companion.redirect")
def test_tv_130_every_event_is_decided_for_itself() -> None:
    scene = loses(LIFE, 1, BY_ATTACK, companion="captain").does("redirect 1")
    scene.calls(lambda game: lose(game, SELF_CONTROL, 2, BY_SCARE)).does("redirect 0")
    assert tracks(scene) == (12, 10) and scene.game.companion_charges == 5


@clause("alone.ruling.r35")
@pytest.mark.parametrize("by", [BY_MISSION, BY_NIGHTMARE])
def test_losses_that_evil_does_not_deal_cannot_be_redirected(by: int) -> None:
    scene = loses(SELF_CONTROL, 2, by, companion="doctor", hands=["FU13"])
    assert scene.rests() and tracks(scene) == (12, 10)


@clause("alone.companion.redirect")
def test_a_companion_that_is_gone_takes_nothing_more() -> None:
    scene = calm(companion="captain:1")
    scene.game.phase = IN_ACTION

    def twice(game: Alone) -> None:
        lose(game, LIFE, 1, BY_ATTACK)
        lose(game, LIFE, 2, BY_ATTACK)

    scene.calls(twice).does("redirect 1")
    assert scene.rests() and tracks(scene) == (11, 12)


# Preventing -----------------------------------------------------------------------------------------------------------


@clause("alone.ruling.r11")
def test_abilities_come_first_then_what_the_hero_wants() -> None:
    scene = loses(LIFE, 4, BY_AOO, items="IT20", companion="pilot", experience=[0, 2, 0, 0, 0]).does("redirect 0")
    assert [event.amount for event in scene.told("prevented")] == [1]
    assert scene.offers() == ["prevent IT20", "prevent companion", "suffer"]
    scene.does("prevent IT20")
    assert scene.offers() == ["prevent companion", "suffer"]
    scene.does("suffer")
    assert tracks(scene) == (11, 12)


@clause("alone.ruling.r02")
def test_nothing_left_of_an_event_is_no_loss() -> None:
    scene = loses(LIFE, 2, BY_AOO, items="IT20", hands=["FU12"]).does("prevent IT20")
    assert scene.rests() and scene.triggers() == []


@clause("alone.ruling.r35")
def test_a_redirected_event_is_not_reduced() -> None:
    scene = loses(SELF_CONTROL, 2, BY_SCARE, companion="captain", experience=[0, 0, 0, 2, 0]).does("redirect 1")
    assert scene.game.companion_charges == 4


@clause("alone.item.overrides")
def test_nothing_prevents_what_a_card_costs() -> None:
    scene = loses(LIFE, 2, BY_CARD, items="IT20 IT21", companion="xenologist").does("redirect 0")
    assert scene.rests() and tracks(scene) == (10, 12)


@clause("alone.item.overrides")
def test_each_shield_once_in_one_event_and_it_costs_a_charge() -> None:
    scene = loses(SELF_CONTROL, 5, BY_SCARE, items="IT21").does("prevent IT21")
    assert scene.rests() and tracks(scene) == (12, 9)
    assert scene.held() == ["IT21:2"]


def test_shields_are_offered_in_the_order_of_their_designs() -> None:
    source = house_deck().source
    items = [
        {**one, "effect": "shield(life, 1)", "charges": 3} if one["id"] == "IT21" else one for one in source["item"]
    ]
    scene = loses(LIFE, 5, BY_ATTACK, items="IT21 IT20", cards=read_deck({**source, "item": items}, "own"))
    assert scene.offers() == ["prevent IT20", "prevent IT21", "suffer"]
    scene.does("prevent IT21")
    assert scene.offers() == ["prevent IT20", "suffer"]
    scene.does("prevent IT20")
    assert scene.rests() and tracks(scene) == (10, 12)


# Recovering -----------------------------------------------------------------------------------------------------------


@clause("alone.ruling.r55")
def test_nothing_rises_above_twelve() -> None:
    scene = calm(life=11)
    recover(scene.game, LIFE, 3, "alone.item.overrides")
    assert tracks(scene) == (12, 12)
    assert [event.amount for event in scene.told("recovered-life")] == [1]


@clause("alone.adrenaline.lowest-track")
@pytest.mark.parametrize(
    ("low", "most"), [(12, 3), (10, 3), (9, 4), (7, 4), (6, 5), (5, 5), (4, 5), (3, 6), (1, 6), (0, 6)]
)
def test_we_20_the_lower_track_says_how_much_adrenaline_there_is(low: int, most: int) -> None:
    assert adrenaline_most(calm(life=low).game) == most
    assert adrenaline_most(calm(self_control=low).game) == most


@clause("alone.ruling.r55")
def test_at_most_six_adrenaline_are_held() -> None:
    scene = calm(adrenaline=5)
    gain_adrenaline(scene.game, 3, "alone.item.overrides")
    assert scene.game.adrenaline == 6
