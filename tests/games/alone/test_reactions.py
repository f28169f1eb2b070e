"""Playing Reactions: windows, triggers, the limit of a Turn, the track, Dangerous cards, consent."""

import pytest

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.engine.chance import seeded
from villainy.games.alone import BOX
from villainy.games.alone.attacks import ATTACKS
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.end_of_round import EndOfRound
from villainy.games.alone.game import OPEN_WINDOW, Alone
from villainy.games.alone.hands import decks_of
from villainy.games.alone.reactions import is_allowed, is_standard_time, who_could_react
from villainy.games.alone.terms import (
    AT_END,
    AT_LATE,
    AT_LIFE,
    AT_SELF,
    IN_LATE,
    LIFE_LOSS,
    NONE,
    SELF_LOSS,
    TRIGGERS,
    WINDOWS,
)
from villainy.games.alone.track import covered, has_room, symbols

ACTIONS = ("move", "explore", "fight", "scavenge", "interact")
END_CARDS = {"move": "FU01", "explore": "FU05", "fight": "FU07", "scavenge": "FU08", "interact": "FU11"}


# Triggers and moments -------------------------------------------------------------------------------------------------


@clause(
    "alone.trigger.move",
    "alone.trigger.explore",
    "alone.trigger.fight",
    "alone.trigger.scavenge",
    "alone.trigger.interact",
    "alone.reaction.allowed",
    "alone.reaction.noninstant-end",
)
@pytest.mark.parametrize("action", ACTIONS)
def test_a_card_needs_its_trigger_this_turn(action: str) -> None:
    scene = Scene(hands=[" ".join(END_CARDS.values())], creatures=["worm A00"]).window("end", triggers=action)
    assert [option for option in scene.offers() if option.startswith("react")] == [f"react {END_CARDS[action]}"]
    other = END_CARDS["explore" if action != "explore" else "move"]
    assert scene.refuses(f"react {other}") == "alone.reaction.allowed"


@clause("alone.trigger.life", "alone.trigger.self-control", "alone.reaction.damage-trigger")
def test_damage_cards_react_to_the_damage_itself() -> None:
    scene = Scene(hands=["FU12 FU13 SP12 SP13"]).window("life", "life")
    assert scene.offers() == ["pass", "react FU12", "react SP12"]
    scene = Scene(hands=["FU12 FU13 SP12 SP13"]).window("self", "self")
    assert scene.offers() == ["pass", "react FU13", "react SP13"]


@clause("alone.trigger.none-for-locate", "alone.ruling.r47", "alone.reaction.standard-always")
def test_after_a_locate_only_standard_reactions() -> None:
    scene = Scene(hands=["FU01 FU05 FU12"]).window("resolved", "locate")
    assert scene.rests()  # no card of any deck could fit
    scene.window("end")
    assert scene.offers() == ["pass", "hide FU01", "hide FU05", "hide FU12"]
    assert scene.refuses("react FU01") == "alone.reaction.allowed"


@clause("alone.reaction.instant", "alone.reaction.card-moment", "alone.reaction.window-open")
def test_an_instant_fits_its_own_moment_of_its_own_action() -> None:
    scene = Scene(hands=["FU02 FU04 FU06 FU10"], creatures=["worm A21"])
    assert scene.window("declare", "move").rests()
    assert scene.window("resolved", "move").offers() == ["pass", "react FU02"]
    scene.does("pass")
    assert scene.window("resolved", "interact").offers() == ["pass", "react FU10"]
    scene.does("pass")
    assert scene.window("postreveal", "explore").offers() == ["pass", "react FU04"]
    scene.does("pass")
    assert scene.window("postreveal", "move").rests()
    scene.window("end", triggers="move explore fight interact")
    assert scene.refuses("react FU02") == "alone.reaction.instant"


@clause("alone.bullet.end-cards-wait")
def test_end_cards_wait_until_both_actions_are_done() -> None:
    scene = Scene(hands=["FU01 FU02"], creatures=["worm A21"])  # TV-089
    scene.game.bullet = 1
    scene.window("resolved", "move")
    assert scene.refuses("react FU01") == "alone.bullet.end-cards-wait"
    assert scene.refuses("hide FU01") == "alone.reaction.standard-end"
    scene.does("pass")
    assert scene.window("end").offers() == ["pass", "react FU01", "hide FU01", "hide FU02"]


@clause("alone.reaction.multi-action-union", "alone.reaction.order-free", "alone.reaction.max-two")
def test_two_actions_allow_the_cards_of_both_but_no_third_one() -> None:
    scene = Scene(hands=["FU01 FU03 FU08 SP08"], creatures=["worm A00"])  # TV-082
    scene.window("end", triggers="move scavenge")
    assert [option for option in scene.offers() if option.startswith("react")] == [
        "react FU01",
        "react FU03",
        "react FU08",
        "react SP08",
    ]
    scene.does("react SP08", "done", "react FU01", "stay")
    assert scene.rests() and scene.track() == ["SP08|1", "FU01-2"]


@clause("alone.item.triggers")
def test_an_item_triggers_the_reactions_of_its_action_only() -> None:
    scene = Scene(hands=["FU05 FU07"]).window("end", triggers="explore")  # TV-084
    assert scene.offers() == ["pass", "react FU05", "hide FU05", "hide FU07"]


@clause("alone.reaction.only-as-reaction", "alone.reaction.zero-ok")
def test_evil_is_never_made_to_react() -> None:
    scene = Scene(hands=["FU01"], creatures=["worm A00"]).window("end", triggers="move")
    assert scene.game.fallback(1) == scene.game.cards.passing
    scene.does("pass")
    assert scene.rests() and scene.track() == []


# Standard Reactions ---------------------------------------------------------------------------------------------------


@clause("alone.reaction.standard", "alone.reaction.standard-end", "alone.move.standard-one")
def test_a_face_down_card_moves_a_creature_one_sector_or_spawns() -> None:
    scene = Scene(hands=["FU12"], creatures=["spore A04", "worm A44"]).window("end")
    scene.does("hide FU12")
    assert scene.offers() == ["standard 0", "standard 1"]
    scene.does("standard 0", "creature spore", "step north")
    assert scene.rests() and scene.where("spore") == "A03" and scene.track() == ["?|1"]


@clause("alone.spawn.how")
def test_a_face_down_card_may_spawn() -> None:
    scene = Scene(hands=["FU12"], creatures=["worm A44"]).window("end").does("hide FU12", "standard 1")
    assert "done" not in scene.offers()
    scene.does("spawn spore A00")
    assert scene.on_map() == ["spore A00", "worm A44"]


def test_with_no_creature_on_the_map_it_can_only_spawn() -> None:
    scene = Scene(hands=["FU12"]).window("end").does("hide FU12")
    assert scene.asked() == "SpawnWhere"


@clause("alone.reaction.standard", "alone.dangerous.second-half")
def test_a_standard_reaction_is_never_dangerous() -> None:
    scene = Scene(hands=["FU01"], danger="A22", creatures=["worm A00"])  # TV-094
    scene.window("end", triggers="move", stamped="move").does("hide FU01", "standard 0", "stay")
    assert not scene.told("dangerous") and scene.rests()


@clause("alone.track.public", "alone.ruling.r43")
def test_face_down_cards_show_their_back_to_all_but_their_player() -> None:
    scene = Scene(hands=["FU12", "SP01"], evil=2, creatures=["worm A00"]).window("end")
    scene.does("hide FU12", seat=1).does("pass", seat=2).does("standard 0", "stay")
    card = scene.game.track[0]
    assert scene.game.seen[card] == 0b10
    assert all(event.face < 0 for event in scene.told("reacted-hidden", seat=0))
    assert all(event.face < 0 for event in scene.told("reacted-hidden", seat=2))
    for seat in (0, 2, 3):
        assert scene.game.view(seat)["track"][0]["face"] is None
        assert scene.game.view(seat)["track"][0]["deck"] == 0


def test_face_up_cards_are_seen_by_all() -> None:
    scene = Scene(hands=["FU01"], creatures=["worm A00"]).window("end", triggers="move").does("react FU01", "stay")
    assert scene.game.view(0)["track"][0]["face"] == 0
    assert [event.face for event in scene.told("reacted")] == [0]


# The track ------------------------------------------------------------------------------------------------------------


@clause("alone.track.first-vertical", "alone.reaction.combo-two-spaces", "alone.reaction.combo-qualifies")
def test_the_first_card_lies_upright_the_second_sideways() -> None:
    scene = Scene(hands=["FU01 FU12"], creatures=["worm A00"]).window("end", triggers="move")
    scene.does("react FU01", "stay")
    assert scene.offers() == ["pass", "hide FU12"]  # the second must itself be Standard or Allowed
    scene.does("hide FU12", "standard 0", "stay")
    assert scene.track() == ["FU01|1", "?-2"] and covered(scene.game) == 3
    scene.new_turn()
    scene.give(1, "FU13")
    scene.window("end").does("hide FU13", "standard 0", "stay")
    assert scene.track() == ["FU01|1", "?-2", "?|1"]


@clause("alone.track.one-left")
def test_with_one_space_left_one_more_card_and_no_combo() -> None:
    scene = Scene(hands=["FU01 FU03"], covered=9, creatures=["worm A00"])  # WE-03
    scene.window("end", triggers="move").does("react FU01", "stay")
    assert scene.rests() and covered(scene.game) == 10


@clause("alone.track.full", "alone.track.auto-danger")
def test_a_full_track_ends_reactions_for_the_round() -> None:
    scene = Scene(hands=["FU01 FU03"], covered=10, creatures=["worm A00"])  # TV-079
    assert scene.window("end", triggers="move").rests()
    assert symbols(scene.game) == 1


@clause("alone.ruling.r05")
def test_a_combo_needs_three_spaces() -> None:
    scene = Scene(hands=["FU01 FU03"], covered=7, creatures=["worm A00"])  # TV-077
    scene.window("end", triggers="move").does("react FU01", "stay", "hide FU03", "standard 0", "stay")
    assert covered(scene.game) == 10
    scene = Scene(hands=["FU01 FU03 FU02"], covered=8, creatures=["worm A00"])
    scene.window("end", triggers="move").does("react FU01", "stay")
    assert scene.rests()
    scene.new_turn()
    scene.window("end").does("hide FU03", "standard 0", "stay")  # the tenth space is usable in the next Turn
    assert covered(scene.game) == 10


@clause("alone.ruling.r04", "alone.track.danger-symbols")
@pytest.mark.parametrize(("spaces", "tokens"), [(0, 5), (6, 5), (7, 4), (8, 3), (9, 2), (10, 1)])
def test_symbols_that_no_card_covers_become_tokens(spaces: int, tokens: int) -> None:
    assert symbols(Scene(covered=spaces).game) == tokens  # TV-080, TV-081


@clause("alone.ruling.r06")
def test_an_instant_and_a_later_card_are_a_combo_and_a_third_is_refused() -> None:
    scene = Scene(hands=["FU06 FU01 FU03"], creatures=["worm A22", "spore A00"])  # TV-085
    scene.game.roll = [0]
    scene.game.rolled_by = 0
    scene.window("roll", "fight").does("react FU06").window("end").does("hide FU01", "standard 0", "creature spore")
    scene.does("stay")
    assert scene.rests() and scene.track() == ["FU06|1", "?-2"]


@clause("alone.ruling.r06")
@pytest.mark.parametrize("first", ["SP02", "hide"])
def test_a_free_card_and_two_more_cover_four_spaces_in_any_order(first: str) -> None:
    scene = Scene(hands=["SP02 FU02 FU01 FU03"], covered=6, creatures=["cultist A32"])  # TV-087
    scene.window("resolved", "move")
    if first == "SP02":
        scene.does("react SP02", "stay", "react FU02")
    else:
        scene.does("react FU02", "react SP02", "stay")
    scene.window("end").does("hide FU01", "standard 0", "stay")
    assert scene.rests() and covered(scene.game) == 10
    assert sorted(scene.track()[6:]) == ["?-2", "FU02|1", "SP02|1"]


def test_without_four_spaces_the_third_is_refused() -> None:
    scene = Scene(hands=["SP02 FU02 FU01"], covered=7, creatures=["cultist A32"])
    scene.window("resolved", "move").does("react SP02", "stay", "react FU02").window("end")
    assert scene.rests() and covered(scene.game) == 9


@clause("alone.ruling.r02")
def test_a_life_card_after_an_attack_is_the_second_card() -> None:
    scene = Scene(hands=["FU01 FU12"], creatures=["worm A00"])  # TV-086
    scene.window("end", triggers="move").does("react FU01", "stay", "pass").window("life", "life").does("react FU12")
    assert scene.track() == ["FU01|1", "FU12-2"]
    scene = Scene(hands=["FU01 FU12"], covered=8, creatures=["worm A00"])
    scene.window("end", triggers="move").does("react FU01", "stay")
    assert scene.window("life", "life").rests()


@clause("alone.deck.same-composition", "alone.deck.four-two-used")
def test_the_four_decks_have_the_same_kinds_of_cards() -> None:
    cards = house_deck()
    kinds = [
        sorted(
            (reaction.trigger, reaction.window != AT_END, reaction.copies) for reaction in cards.reactions[at : at + 13]
        )
        for at in range(0, 52, 13)
    ]
    assert all(reaction.deck == at // 13 for at, reaction in enumerate(cards.reactions))
    assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
    assert sum(copies for _, _, copies in kinds[0]) == 26
    assert len(TRIGGERS) == 7


def test_cards_of_decks_not_in_use_open_no_window() -> None:
    scene = Scene(decks="fury-speed", hands=["FU01"])
    assert scene.window("declare", "fight").rests()  # only Terror has a card for this moment
    scene = Scene(decks="fury-terror", hands=["TE06"])
    assert scene.window("declare", "fight").offers() == ["pass", "react TE06"]


# Dangerous ------------------------------------------------------------------------------------------------------------


@clause("alone.dangerous.hero-sector")
@pytest.mark.parametrize("danger", ["A22", "A21", "A32", "B22", ""])
def test_a_card_is_dangerous_if_the_token_lies_where_the_hero_stands(danger: str) -> None:
    """Not beside the Hero, not on the other Level; whether the card answers an Action, a loss or a moment of one."""
    dangerous = int(danger == "A22")
    scene = Scene(hands=["FU12"], danger=danger).window("life", "life").does("react FU12")
    assert len(scene.told("dangerous")) == dangerous
    scene = Scene(decks="terror-traps", hands=["TE04"], danger=danger).window("prereveal", "explore").does("react TE04")
    assert len(scene.told("dangerous")) == dangerous
    scene = calm(danger=danger, hands=["FU08"], creatures=["worm B00"]).turn().does("scavenge 0")
    while scene.asked() != "React":
        scene.does(scene.offers()[-1])
    scene.does("react FU08")
    assert len(scene.told("dangerous")) == dangerous


@clause("alone.ruling.r07", "alone.dangerous.by-action")
def test_end_cards_ask_where_their_action_ended() -> None:
    scene = Scene(decks="fury-traps", hands=["TR08 FU01"], hero="A21", danger="A22", creatures=["worm A00"])  # TV-090
    scene.window("end", triggers="scavenge move", stamped="scavenge").does("react TR08", "react FU01", "stay")
    assert [event.face for event in scene.told("dangerous")] == [scene.game.cards.deck_of.index(3) + 7]


@clause("alone.dangerous.sector", "alone.danger.purpose")
def test_an_end_card_whose_action_ended_safely_is_not_dangerous() -> None:
    scene = Scene(hands=["FU01"], hero="A21", danger="A22", creatures=["worm A00"])  # TV-092
    scene.window("end", triggers="move").does("react FU01", "stay")
    assert not scene.told("dangerous")


def test_a_token_placed_after_the_action_does_not_stamp_it() -> None:
    scene = Scene(decks="fury-traps", hands=["TR08 FU08"])  # TV-147
    scene.window("end", triggers="scavenge").does("react TR08", "react FU08", "spawn spore A00", "done")
    assert scene.game.is_dangerous(scene.game.hero) and not scene.told("dangerous")


@clause("alone.ruling.r07")
def test_an_instant_looks_at_the_heros_sector_now() -> None:
    scene = Scene(decks="terror-traps", hands=["TE04"], danger="A22").window("prereveal", "explore").does("react TE04")
    assert len(scene.told("dangerous")) == 1  # TV-029
    scene = Scene(decks="terror-traps", hands=["TE04"], danger="A21").window("prereveal", "explore").does("react TE04")
    assert not scene.told("dangerous")


@clause("alone.ruling.r08")
def test_damage_cards_look_at_the_heros_sector_now() -> None:
    scene = Scene(hands=["FU12"], danger="A22").window("life", "life").does("react FU12")  # TV-095
    assert len(scene.told("dangerous")) == 1


def test_a_half_that_can_do_nothing_may_still_be_played() -> None:
    scene = Scene(hands=["FU07"], danger="A22", creatures=["worm A00"])
    scene.window("end", triggers="fight", stamped="fight").does("react FU07", "stay")
    assert scene.track() == ["FU07|1"]


# Late cards -----------------------------------------------------------------------------------------------------------


def test_late_only_a_granted_card() -> None:
    scene = Scene(hands=["FU01 SP12 FU03"], creatures=["worm A00"])
    assert scene.window("late", triggers="move").rests()
    scene.window("life", "life").does("react SP12").window("late")
    assert scene.offers() == ["pass", "react FU01", "react FU03", "hide FU01", "hide FU03"]
    assert scene.game.phase == IN_LATE
    scene.does("react FU01", "stay")
    assert scene.rests()  # another card has been played since: no more


def test_late_a_card_made_dangerous_by_the_one_before() -> None:
    scene = Scene(decks="terror-traps", hands=["TR12 TR08 TE13"])
    scene.window("life", "life").does("react TR12", "danger A00").window("late", triggers="scavenge")
    assert scene.offers() == ["pass", "react TR08", "hide TE13", "hide TR08"]  # an Instant is no such card
    scene.does("react TR08")
    assert scene.game.life == 11


def test_the_next_card_uses_it_up_even_face_down() -> None:
    scene = Scene(decks="terror-traps", hands=["TR12 TR08"], creatures=["worm A00"])
    scene.window("life", "life").does("react TR12", "danger A04").window("end").does("hide TR08", "standard 0", "stay")
    assert not scene.told("dangerous") and scene.game.lasting == []


def test_damage_windows_belong_to_their_kind_of_loss() -> None:
    cards = house_deck()
    for reaction in cards.reactions:
        if reaction.trigger >= LIFE_LOSS:
            assert reaction.window == (AT_LIFE if reaction.trigger == LIFE_LOSS else AT_SELF)
    assert SELF_LOSS == LIFE_LOSS + 1


# Consent --------------------------------------------------------------------------------------------------------------


def team() -> Scene:
    """Three Evil players with few cards; seat 2 leads."""
    hands = ["FU01 FU12", "FU03", "SP01"]
    return Scene(evil=3, leader=2, hands=hands, creatures=["worm A00", "parasite A44"])


@clause("alone.leader.approval", "alone.reaction.any-player", "alone.ruling.r42")
def test_a_partners_card_needs_the_leaders_consent() -> None:
    scene = team().window("end", triggers="move")
    assert scene.game.to_answer() == [1, 2, 3]
    scene.does("react FU01", seat=1).does("pass", seat=2).does("pass", seat=3)
    assert scene.asked() == "Consent" and scene.game.to_answer() == [2]
    assert scene.offers() == ["approve 1", "refuse"]
    assert scene.game.fallback(2) == scene.game.cards.refuse  # a Leader who lets time run out refuses
    heard = scene.told("proposed", seat=3)
    assert [(event.seat, event.place, event.amount, event.face) for event in heard] == [(1, 0, 1, -1)]
    assert not scene.told("proposed", seat=0) and not scene.told("proposed", seat=4)
    scene.does("approve 1", "creature worm", "stay")
    assert scene.hand(1) == ["FU12"]


def test_the_leaders_own_card_needs_none() -> None:
    scene = team().window("end", triggers="move")
    scene.does("pass", seat=1).does("react FU03", seat=2).does("pass", seat=3)
    assert scene.asked() == "StepOn"


@clause("alone.leader.final-say")
@pytest.mark.parametrize("leader", [1, 2, 3])
def test_the_leader_alone_decides_between_proposals_whoever_leads(leader: int) -> None:
    hands = ["FU01 FU12", "FU03", "SP01"]
    scene = Scene(evil=3, leader=leader, hands=hands, creatures=["worm A00", "parasite A44"])
    scene.window("end", triggers="move")
    scene.does("react FU01", seat=1).does("react FU03", seat=2).does("react SP01", seat=3)
    assert (scene.asked(), scene.game.to_answer()) == ("Consent", [leader])
    for seat in {1, 2, 3} - {leader}:
        assert scene.refuses("approve 1", seat=seat) == "OutOfTurn"
        assert scene.refuses("refuse", seat=seat) == "OutOfTurn"
    scene.does("refuse")
    assert scene.track() == []
    for seat in {*scene.game.to_answer()} - {leader}:
        assert not [offer for offer in scene.offers(seat) if offer.startswith("react")]


@clause("alone.leader.final-say")
@pytest.mark.parametrize("leader", [1, 2, 3])
def test_what_evil_decides_together_the_leader_decides(leader: int) -> None:
    """Which of several Creatures attacks first, which of two is meant, and where Danger goes at the end of a Round."""
    scene = Scene(evil=3, leader=leader, creatures=["worm A22", "spore A22"]).run(ATTACKS)
    assert (scene.asked(), scene.game.to_answer()) == ("NextAttacker", [leader])
    scene = calm("A20", creatures=["worm B24", "worm A10"], evil=3, leader=leader).turn()
    scene.does("locate", "seek worm", "seek worm")
    assert (scene.asked(), scene.game.to_answer()) == ("SayWhere", [leader])
    scene = Scene(evil=3, leader=leader).run(EndOfRound())
    while scene.asked() != "LayDanger":
        scene.does(scene.offers()[0])
    assert scene.game.to_answer() == [leader]


@clause("alone.leader.final-say")
def test_among_several_proposals_the_leader_picks_one_and_the_others_may_come_again() -> None:
    scene = team().window("end", triggers="move")
    scene.does("react FU01", seat=1).does("react FU03", seat=2).does("react SP01", seat=3)
    assert scene.offers() == ["approve 1", "approve 2", "approve 3", "refuse"]
    scene.does("approve 3", "creature worm", "stay")
    assert scene.asked() == "React" and "react FU01" in scene.offers(1) and "react FU03" in scene.offers(2)
    assert scene.game.to_answer() == [1, 2]  # seat 3 has nothing left to propose


@clause("alone.ruling.r42")
def test_a_refused_card_stays_refused_in_this_window() -> None:
    scene = team().window("end", triggers="move")
    scene.does("react FU01", seat=1).does("pass", seat=2).does("pass", seat=3).does("refuse")
    assert scene.asked() == "React"
    assert scene.offers(1) == ["pass", "hide FU12"]
    assert scene.refuses("react FU01", seat=1) == "alone.ruling.r42"
    assert scene.refuses("hide FU01", seat=1) == "alone.ruling.r42"
    scene.does("pass", seat=1).does("react FU03", seat=2).does("pass", seat=3).does("stay")
    assert scene.offers(1) == ["pass", "hide FU12"]  # the window has opened again: still the same one
    scene.does("pass", seat=1).does("pass", seat=3)
    scene.new_turn()
    scene.window("end", triggers="move")
    assert "react FU01" in scene.offers(1)


def test_refusals_of_an_inner_window_do_not_reach_the_outer_one() -> None:
    scene = Scene(evil=2, leader=2, decks="terror-traps", hands=["TE13 TE13", "TR08"], danger="A22")
    scene.window("self", "self").does("react TE13", "approve 1")
    assert scene.asked() == "React" and len(scene.game.windows) == 2 * OPEN_WINDOW  # the loss that the card dealt
    scene.does("react TE13", "refuse")
    assert scene.asked() == "React" and len(scene.game.windows) == OPEN_WINDOW
    assert scene.offers(1) == ["pass", "react TE13"]


@clause("alone.ruling.r42")
def test_the_hero_learns_nothing_of_proposals_and_refusals() -> None:
    scene = team().window("end", triggers="move")  # TV-144
    before, heard = scene.game.view(0), len(scene.game.events)
    scene.does("react FU01", seat=1).does("pass", seat=2).does("pass", seat=3)
    assert scene.game.view(0) == before
    scene.does("refuse")
    assert scene.game.view(0) == before and scene.game.view(4) == {**before, "seat": scene.game.view(4)["seat"]}
    assert not [event for event in scene.game.events[heard:] if event.heard_by(0) or event.heard_by(4)]


def team_with(*hands: str) -> Scene:
    """Three Evil players at a table that asks even who can only pass; Fury lies on the left, Speed on the right."""
    scene = Scene(evil=3, leader=2, hands=hands, creatures=["worm A00", "parasite A44"])
    scene.game.ask_forced = True
    return scene


def test_who_may_hold_a_card_that_fits_is_asked_whether_or_not_it_does() -> None:
    scene = team_with("FU01", "FU01", "SP01").window("resolved", "move")  # the moment of FU02 and SP02
    assert scene.game.to_answer() == [1, 2, 3]
    assert scene.offers(1) == scene.offers(2) == scene.offers(3) == ["pass"]


def test_who_for_all_that_can_be_seen_holds_none_is_not_waited_for() -> None:
    assert team_with("FU01", "", "SP01").window("end", triggers="move").game.to_answer() == [1, 3]
    assert team_with("", "", "").window("end", triggers="move").game.windows == []
    hands = ("FU01", "FU01", "SP01")
    assert team_with(*hands).window("prereveal", "explore").game.to_answer() == [2, 3]  # only Speed has such a card
    assert team_with(*hands).window("postreveal", "explore").game.to_answer() == [1, 2]  # only Fury has


def could_be_played(game: Alone, seat: int, window: int, trigger: int) -> bool:
    """The rule as it is written: a card of its decks that would be legal, or a Standard Reaction."""
    decks = [game.decks[slot] for slot in decks_of(game, seat)]
    faces = [face for face in range(game.cards.first_item) if game.cards.deck_of[face] in decks]
    standard = is_standard_time(game, window) and has_room(game, NONE)
    legal = standard or any(is_allowed(game, face, window, trigger) and has_room(game, face) for face in faces)
    return legal and len(game.hands[seat]) > 0


@pytest.mark.parametrize("seed", range(3))
def test_windows_open_by_what_all_can_see(seed: int) -> None:
    chance = seeded(f"windows {seed}")
    game = BOX.new(2 + seed, seed=str(seed))
    assert isinstance(game, Alone)
    while not game.over:
        if game.turn > 0 and chance.below(4) == 0:
            for window in range(len(WINDOWS)):
                for trigger in (NONE,) if window in {AT_END, AT_LATE} else range(NONE, len(TRIGGERS)):
                    seats = [seat for seat in range(1, game.players) if could_be_played(game, seat, window, trigger)]
                    assert who_could_react(game, window, trigger) == seats
        game.take(chance.pick(game.choices))
