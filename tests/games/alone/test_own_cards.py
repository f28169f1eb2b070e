"""Cards that no house deck has: every word that a Reaction may use works, alone and in any combination."""

from typing import Any, Final

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.engine.chance import Chance, seeded
from villainy.engine.errors import BadDeck
from villainy.games.alone import BOX
from villainy.games.alone.deck import Cards
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.lasting import LAST_DISTANCE, total
from villainy.games.alone.terms import HIT, MISS, WORM


def own(normal: str, **changed: str) -> Cards:
    """The house deck, but Scent of Blood (FU01) says something else."""
    source = house_deck().source
    mine = {**source["reaction"][0], "normal": normal, "dangerous": "hurt(life, 1)", **changed}
    return read_deck({**source, "reaction": [mine, *source["reaction"][1:]]}, "own")


def played(normal: str, **given: Any) -> Scene:
    """Such a card is played at the end of a Turn with a Move."""
    scene = Scene(cards=own(normal), hands=["FU01"], **given)
    return scene.window("end", triggers="move").does("react FU01")


def test_what_may_be_left_is_left() -> None:
    scene = played("up_to(hurt(self, 1); hurt(life, 1))")
    assert scene.offers() == ["yes", "no"]
    scene.does("no")
    assert scene.rests() and (scene.game.life, scene.game.self_control) == (12, 12)
    scene = played("up_to(hurt(self, 1); hurt(life, 1))").does("yes")
    assert (scene.game.life, scene.game.self_control) == (11, 11)


@pytest.mark.parametrize(
    ("effect", "able", "given"),
    [
        ("move(any, 1)", False, {}),
        ("move(any, 1)", True, {"creatures": ["worm A44"]}),
        ("move(spore, 1)", False, {"creatures": ["worm A44"]}),
        ("dice(evil, worm, +1, turn)", False, {}),
        ("dice(hero, attack, -1, next_turn)", True, {}),
        ("door(block, hero, 1)", False, {}),
        ("door(block, hero, 1)", True, {"hero": "A11"}),
        ("spawn(any, where=danger)", False, {}),
        ("spawn(any, where=danger)", True, {"danger": "A00"}),
        ("danger(place, 1, left)", False, {}),
        ("hurt(life, 1)", True, {}),
    ],
)
def test_of_several_effects_those_are_offered_that_can_do_anything(
    effect: str, able: bool, given: dict[str, Any]
) -> None:
    scene = played(f"choose({effect} | hurt(self, 1))", **given)
    if able:
        assert scene.offers() == ["branch 0", "branch 1"]
    else:
        assert scene.rests() and scene.game.self_control == 11


@clause("alone.ruling.r36")
def test_charges_are_drained_from_items_of_evils_choice() -> None:
    scene = played("drain(charge, 2)", items="IT05:1 IT13:2")
    assert scene.offers() == ["drop IT05", "drop IT13"]
    scene.does("drop IT05")
    assert scene.rests() and scene.held() == ["IT13:1"]  # the second one had no choice
    assert played("drain(charge, 1)").rests()


def test_danger_is_removed() -> None:
    scene = played("danger(remove, 1, danger>=1)", danger="A21 A00 A22")
    assert scene.offers() == ["undanger A00", "undanger A21"]
    scene.does("undanger A00")
    assert scene.rests() and scene.sector_names(scene.game.danger) == "A21 A22"


@clause("alone.light.reveal-on-los")
def test_lights_can_be_switched_on_and_show_what_is_there() -> None:
    scene = played("light(on, adj)", creatures=["worm A21"])
    assert scene.offers() == ["sector A21", "sector A32", "sector A23"]
    scene.does("sector A21")
    assert scene.revealed() == "A21 A22" and scene.game.self_control == 12


@clause("alone.door.card-blocks")
def test_doors_are_welded_or_unblocked_all_at_once() -> None:
    scene = played("door(weld, hero, 1)", hero="A11")
    assert scene.offers() == ["door A01|A11", "door A11|A21"]
    scene.does("door A01|A11")
    assert scene.game.welded == scene.game.blocked == 1 << scene.door("A01|A11")
    scene = played("door(unblock, anywhere, all)", welded="A01|A11", blocked="A42|A52")
    assert scene.rests() and scene.game.blocked == scene.game.welded == 0


@clause("alone.ruling.r24")
def test_a_spawn_into_the_heros_sector_scares() -> None:
    scene = played("spawn(worm, where=hero)")
    assert scene.on_map() == ["worm A22"] and scene.game.self_control == 10 and scene.noises() == ["here"]


@clause("alone.ruling.r24", "alone.teleport.free")
def test_a_teleport_into_the_heros_sector_scares() -> None:
    scene = played("teleport(any, hero)", creatures=["worm A00", "worm A22"])
    assert (scene.where("worm"), scene.game.self_control, scene.noises()) == ("A22", 10, [])


@clause("alone.creature.limit-blocks")
def test_a_teleport_does_not_enter_a_full_level() -> None:
    four = ["worm A00", "worm A04", "spore A44", "spore A50"]
    scene = played("teleport(cultist, unrevealed<=1)", creatures=[*four, "cultist B00"])
    assert scene.rests() and scene.where("cultist") == "B00"


def test_each_creature_here_attacks_at_once() -> None:
    scene = Scene(cards=own("attack(each here, 1)"), hands=["FU01"], creatures=["worm A22", "spore A22", "hybrid A21"])
    scene.rolls("HH")
    scene.window("end", triggers="move").does("react FU01", "creature spore")
    assert len(scene.told("attacks")) == 2 and scene.game.life == 10


@clause("alone.attack.automatic")
@pytest.mark.parametrize("effect", ["attack(any, 1)", "attack(each any, 1)"])
def test_a_card_lets_nobody_attack_from_another_sector(effect: str) -> None:
    """Whoever the card means, only a Creature in the Hero's Sector attacks at once."""
    scene = Scene(cards=own(effect), hands=["FU01"], creatures=["worm A22", "hybrid A21"])
    scene.rolls("H")
    scene.window("end", triggers="move").does("react FU01")  # one Creature can: nobody is asked which
    assert scene.rests() and scene.game.life == 11
    assert [event.place for event in scene.told("attacks")] == [WORM]


def test_an_attack_in_the_middle_of_a_fight_leaves_the_heros_roll_as_it_was() -> None:
    cards = own("attack(here, 2)", trigger="fight", at="roll")
    scene = Scene(cards=cards, hands=["FU01"], creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT, MISS], 0
    scene.rolls("MM")
    scene.window("roll", "fight").does("react FU01")
    assert scene.rests() and (scene.game.roll, scene.game.rolled_by) == ([HIT, HIT, MISS], 0)


def test_words_about_the_other_sides_dice_do_nothing() -> None:
    cards = own("reroll(evil, 2); face(evil, hit, miss, 1)", trigger="fight", at="roll")
    scene = Scene(cards=cards, hands=["FU01"], creatures=["worm A22"])
    scene.game.roll, scene.game.rolled_by = [HIT, HIT], 0
    scene.window("roll", "fight").does("react FU01")
    assert scene.rests() and scene.game.roll == [HIT, HIT]


@clause("alone.move.card-range")
def test_a_move_that_must_end_somewhere_goes_there_or_not_at_all() -> None:
    scene = played("move(any, 3, to=danger>=1)", danger="A20", creatures=["worm A41", "spore A04"])
    # Only the Worm can get there in three, and on one way: A40, A30, A20.
    assert scene.rests() and (scene.where("worm"), scene.where("spore")) == ("A20", "A04")


def test_a_move_that_must_end_somewhere_counts_blocked_doors() -> None:
    scene = played("move(any, 2, to=hero)", hero="A21", blocked="A11|A21", creatures=["worm A11"])
    assert scene.rests() and scene.where("worm") == "A21"
    scene = played("move(any, 1, to=hero)", hero="A21", blocked="A11|A21", creatures=["worm A11"])
    assert scene.rests() and scene.where("worm") == "A11"


def test_noises_with_their_distance_wait_however_long() -> None:
    scene = played("voice(distance, 2)")
    assert total(scene.game, LAST_DISTANCE) == 2


def test_a_text_without_sense_is_refused() -> None:
    with pytest.raises(BadDeck):
        own("gain(life, 3)")  # Evil's cards do not heal the Hero


# Any words, by lot ----------------------------------------------------------------------------------------------------

KINDS: Final = ("spore", "parasite", "cultist", "hybrid", "worm")
CREATURES: Final = ("any", "unrevealed", "here", "adj", "level", "newly", "prereveal", "target", "that", *KINDS)
PLACES: Final = (
    *("anywhere", "hero", "left", "legal", "that", "unrevealed<=3", "dark>=2", "danger>=1", "unrevealed&danger"),
    *("with_creature", "los", "adj", "lit_now", "room>=2", "<=2"),
)
DURATIONS: Final = ("action", "turn", "round", "always", "next_turn", "until_next")
FORMS: Final = (
    "spawn(K, d=-1)",
    "spawn(any, where=P)",
    "move(C, N, n=N)",
    "move(C, N, to=P, unblock=0)",
    "teleport(C, P)",
    "attack(C, N)",
    "dice(evil, C, +1, D)",
    "dice(hero, attack, -1, D)",
    "reroll(hero, N)",
    "face(hero, hit, miss, N)",
    "hurt(life, N)",
    "hurt(self, N)",
    "tough(C, +1, D)",
    "scare(C, +1, D)",
    "scare(C, again=N)",
    "danger(place, N, P)",
    "danger(remove, N, P)",
    "danger(shift, N, N, hero_ok)",
    "dangerous(dice, D)",
    "dangerous(next_card, D)",
    "light(on, P)",
    "light(off, P)",
    "door(block, P, N)",
    "door(unblock, P, all)",
    "door(weld, not_hero, N)",
    "voice(mute, N, D)",
    "voice(lie, N, D)",
    "voice(distance, N)",
    "curb(explore.range, -1, D)",
    "curb(explore.disarm, forbid, D)",
    "curb(fight, forbid, D)",
    "curb(bullet, forbid, D)",
    "curb(last_action, forbid, next_turn)",
    "drain(adrenaline, N)",
    "drain(charge, N)",
    "cards(draw, N)",
    "track(extra, 1)",
    "pick(C)",
    "choose(E | E)",
    "if(that@here, E, E)",
    "if(faces(hero, miss)>=1, E)",
    "up_to(E)",
    "up_to(E; E)",
)
"""Capitals stand for a kind, a Creature, a place, a number, a duration, another effect."""


def text(chance: Chance, depth: int = 0) -> str:
    """An effect by lot."""
    forms = FORMS if depth < 2 else FORMS[: FORMS.index("choose(E | E)")]
    found = ""
    for sign in forms[chance.below(len(forms))]:
        if sign == "K":
            found += KINDS[chance.below(len(KINDS))]
        elif sign == "C":
            found += ("", "", "", "each ", "other ")[chance.below(5)] + CREATURES[chance.below(len(CREATURES))]
        elif sign == "P":
            found += PLACES[chance.below(len(PLACES))]
        elif sign == "N":
            found += str(1 + chance.below(3))
        elif sign == "D":
            found += DURATIONS[chance.below(len(DURATIONS))]
        elif sign == "E":
            found += text(chance, depth + 1)
        else:
            found += sign
    return found


@pytest.mark.parametrize("seed", range(5))
def test_decks_of_any_words_can_be_played(seed: int) -> None:
    chance = seeded(f"own cards {seed}")
    source = house_deck().source
    reactions = [{**card, "normal": text(chance), "dangerous": text(chance)} for card in source["reaction"]]
    deck = read_deck({**source, "reaction": reactions}, "own")
    for players in (2, 3, 4):
        game = BOX.new(players, seed=f"{seed}", deck=deck, listening=True)
        while not game.over:
            likely = [option for option in game.choices if deck.react <= option < deck.hide]
            game.take(chance.pick(likely or game.choices))
            if chance.below(10) == 0:
                game.check()
                assert all(game.view(seat) for seat in range(players + 1))
        game.check()


@clause("alone.door.hero-blocks", "alone.ruling.r59")
@pytest.mark.parametrize(("effect", "doors"), [("hmove(1, free_block)", 2), ("hmove(1)", 1)])
def test_an_item_may_let_the_hero_block_as_many_doors_as_there_are(effect: str, doors: int) -> None:
    source = house_deck().source
    items = [{**one, "effect": effect} if one["id"] == "IT04" else one for one in source["item"]]
    scene = Scene(hero="A21", items="IT04", cards=read_deck({**source, "item": items}, "own"))
    scene.turn().does("use IT04", "side west", "block east")
    assert ("block west" in scene.offers()) == (doors == 2)
    if doors == 2:
        scene.does("block west")
    assert scene.game.blocked.bit_count() == doors
