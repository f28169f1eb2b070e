"""Hands, decks and the Leader (1.3): sizes, whose deck is whose, splits, discards, reshuffles."""

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.games.alone import BOX
from villainy.games.alone.game import Alone
from villainy.games.alone.hands import DiscardDown, DiscardUnwanted, FillHand, SplitDraw, decks_of, discard


def begun(players: int, seed: str = "hands") -> Alone:
    """A game of so many at the Hero's first Turn."""
    game = BOX.new(players, seed=seed, settings={"character": "random"})
    chance = seeded(seed)
    assert isinstance(game, Alone)
    while game.turn == 0:
        game.take(chance.pick(game.choices))
    return game


@clause("alone.hand.one-evil", "alone.hand.two-evil", "alone.hand.three-evil", "alone.hand.start-full")
@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 6), (4, 4)])
def test_everybody_begins_with_a_full_hand(players: int, size: int) -> None:
    game = begun(players)
    assert [len(hand) for hand in game.hands] == [0, *[size] * (players - 1)]


@clause("alone.cards.draw-own-decks", "alone.hand.two-evil", "alone.hand.three-evil", "alone.hand.one-evil")
def test_whose_deck_is_whose() -> None:
    for players, decks in ((2, {1: (0, 1)}), (3, {1: (0,), 2: (1,)}), (4, {1: (0,), 2: (0, 1), 3: (1,)})):
        game = begun(players)
        for seat, slots in decks.items():
            assert decks_of(game, seat) == slots
            backs = {game.cards.back[card] for card in game.hands[seat]}
            assert backs <= {game.decks[slot] for slot in slots}


@clause("alone.comm.no-show", "alone.info.evil-omniscient")
def test_hands_are_their_owners_secret() -> None:
    game = begun(4)
    for seat in (1, 2, 3):
        for card in game.hands[seat]:
            assert game.seen[card] == 1 << seat
    assert all("hand" not in game.view(seat) for seat in (0, 4))
    assert [len(game.view(seat)["hand"]) for seat in (1, 2, 3)] == [4, 4, 4]


def test_hands_lie_in_the_order_of_their_faces() -> None:
    game = begun(2)
    faces = [game.face[card] for card in game.hands[1]]
    assert faces == sorted(faces)


@clause("alone.hand.one-evil")
def test_a_lone_evil_player_draws_freely_from_both_decks() -> None:
    scene = Scene()
    scene.run(FillHand(1))
    assert scene.offers() == ["draw 0", "draw 1"]
    scene.does("draw 0", "draw 0", "draw 1", *["draw 1"] * 7)
    assert scene.rests() and len(scene.hand(1)) == 10
    assert [name[:2] for name in scene.hand(1)].count("FU") == 2


@clause("alone.cards.draw-own-decks")
def test_outer_seats_draw_from_the_deck_in_front_of_them() -> None:
    scene = Scene(evil=3).run(FillHand(1), FillHand(3))
    assert scene.rests()
    assert {name[:2] for name in scene.hand(1)} == {"FU"} and {name[:2] for name in scene.hand(3)} == {"SP"}
    scene.run(FillHand(2))
    assert scene.offers() == ["draw 0", "draw 1"]


@clause("alone.leader.draw-split")
def test_the_leader_splits_what_an_effect_lets_evil_draw() -> None:
    scene = Scene(evil=2, leader=2).run(SplitDraw(2, 3))
    assert scene.game.to_answer() == [2] and scene.offers() == ["give 1", "give 2"]
    scene.does("give 1", "give 1", "give 2")
    assert scene.rests() and (len(scene.hand(1)), len(scene.hand(2))) == (2, 1)


@clause("alone.ruling.r45", "alone.eor.4-reshuffle", "alone.cards.discard-apart")
def test_a_deck_that_has_run_out_is_renewed_from_its_own_pile() -> None:
    scene = Scene(evil=2)  # TV-116
    game = scene.game
    game.discards = [game.piles[0][2:], []]
    game.piles = [game.piles[0][:2], game.piles[1]]
    scene.run(FillHand(1))
    assert len(scene.hand(1)) == 6 and {name[:2] for name in scene.hand(1)} == {"FU"}
    assert [len(pile) for pile in game.piles] == [20, 26] and game.discards == [[], []]
    assert [event.amount for event in scene.told("reshuffled")] == [24]


@clause("alone.ruling.r45")
def test_if_the_pile_is_empty_too_the_draw_is_lost() -> None:
    scene = Scene(evil=2)
    scene.game.piles = [scene.game.piles[0][:2], scene.game.piles[1]]
    scene.run(FillHand(1))
    assert scene.rests() and len(scene.hand(1)) == 2
    middle = Scene(evil=3)
    middle.game.piles = [[], middle.game.piles[1]]
    middle.run(FillHand(2))
    assert {name[:2] for name in middle.hand(2)} == {"SP"}


@clause("alone.eor.4-discard-unwanted", "alone.eor.4-refill")
def test_unwanted_cards_go_first_then_the_hand_is_filled() -> None:
    scene = Scene(hands=["FU01 FU01 SP03"])  # TV-114
    scene.run(DiscardUnwanted(1), FillHand(1))
    assert scene.offers() == ["discard FU01", "discard SP03", "done"]
    scene.does("discard FU01", "discard SP03", "done", *["draw 0"] * 9)
    assert scene.rests() and len(scene.hand(1)) == 10
    assert scene.game.fallback(1) == -1


@clause("alone.eor.4-refill", "alone.ruling.r46")
def test_too_large_a_hand_is_discarded_down() -> None:
    hand = "FU01 FU02 FU03 FU04 FU05 FU06 FU07 FU08 FU09 FU10 FU11 FU12"
    scene = Scene(hands=[hand]).run(DiscardDown(1))  # TV-115
    assert "done" not in scene.offers()
    scene.does("discard FU02", "discard FU11")
    assert scene.rests() and len(scene.hand(1)) == 10


@clause("alone.ruling.r43", "alone.ruling.r44", "alone.cards.discard-apart")
def test_discards_lie_face_down_on_their_own_pile() -> None:
    scene = Scene(hands=["FU01 SP03"])
    card = scene.game.hands[1][0]
    discard(scene.game, 1, scene.game.face[card], "alone.eor.4-discard-unwanted")
    assert scene.game.discards == [[card], []] and scene.game.seen[card] == 0
    assert [event.face for event in scene.told("discarded")] == [-1]
    assert scene.game.view(0)["decks"][0] == {"deck": 0, "pile": 25, "discards": 1}
    assert all("discarded" not in name for name in scene.game.view(1))


def test_of_a_discard_others_learn_its_back_alone() -> None:
    scene = Scene(hands=["FU01 FU02 SP03"]).run(DiscardUnwanted(1))
    asking = scene.game.asking
    learned = [asking.learned(scene.game, option) for option in scene.game.options(1)]
    assert learned[0] == learned[1] != learned[2]
