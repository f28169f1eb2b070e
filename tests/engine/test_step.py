"""Questions to one, to several at once, and windows: what the contract of every game does not say by itself."""

import pytest

from toys import sealed_bids
from toys.sealed_bids import BID, BOX, HOLD, STAKE, SealedBids
from villainy.engine.chance import seeded
from villainy.engine.errors import NothingToWithdraw, NotOffered, OutOfTurn


def bidding(players: int = 2, rounds: int = 1, *, ask_forced: bool = False) -> SealedBids:
    """A game in which all have staked nothing, `rounds` times, and are to bid."""
    game = BOX.new(players, seed="step", ask_forced=ask_forced)
    assert isinstance(game, SealedBids)
    while True:
        while type(game.asking).__name__ == "Stake":
            game.take(STAKE)
        if game.round == rounds:
            return game
        game.take(game.choices[0])


def give(game: SealedBids, seat: int, faces: list[int]) -> None:
    """The seat holds these faces, by exchange with cards that others cannot see either."""
    for at, face in enumerate(faces):
        mine = game.hands[seat][at]
        others = [card for hand in game.hands[seat + 1 :] for card in hand]
        theirs = next(card for card in [*game.hands[seat][at:], *game.pile, *others] if game.face[card] == face)
        swapped = game.face.copy()
        swapped[mine], swapped[theirs] = swapped[theirs], swapped[mine]
        game.face = swapped
    for hand in game.hands:
        hand.sort(key=game.face.__getitem__)
    game.choices = game.asking.offered(game, game.seat)


def test_all_are_asked_at_once_and_number_counts_questions() -> None:
    game = bidding(3)
    number = game.number
    assert game.to_answer() == [0, 1, 2]
    game.decide(2, game.options(2)[0], number)
    assert game.to_answer() == [0, 1]
    with pytest.raises(OutOfTurn):
        game.decide(2, BID, number)
    game.decide(0, game.options(0)[0], number)
    game.decide(1, game.options(1)[0], number)
    assert game.number == number + 1


def test_open_answers_are_shown_as_they_come_and_sealed_ones_are_not() -> None:
    game = BOX.new(3, seed="open")
    game.decide(1, STAKE + 2, game.number)
    assert game.view(0)["stakes"] == game.view(3)["stakes"] == [[], [STAKE + 2], []]
    sealed = bidding(3)
    before = sealed.view(0)
    sealed.decide(1, sealed.options(1)[0], sealed.number)
    assert {name for name, value in sealed.view(0).items() if value != before[name]} == {"asked"}
    assert sealed.view(1)["my bid"] == sealed.sealed[1]


def test_several_picks_are_given_one_by_one_by_what_was_picked_before() -> None:
    game = bidding(2, rounds=2)
    give(game, 0, [1, 2, 3])
    assert game.options(0) == [BID + 1, BID + 2, BID + 3]
    game.decide(0, BID + 2, game.number)
    assert game.options(0) == [BID + 1, HOLD]
    with pytest.raises(NotOffered):
        game.decide(0, BID + 3, game.number)
    game.withdraw(0, game.number)
    assert game.options(0) == [BID + 1, BID + 2, BID + 3]


@pytest.mark.parametrize("ask_forced", [False, True])
def test_a_forced_second_pick_is_asked_only_where_silence_would_tell(ask_forced: bool) -> None:
    game = bidding(2, rounds=2, ask_forced=ask_forced)
    give(game, 0, [1, 2, 3])
    game.decide(0, BID + 1, game.number)
    assert game.sealed[0] == ([BID + 1] if ask_forced else [BID + 1, HOLD])
    assert game.to_answer() == ([0, 1] if ask_forced else [1])


def test_only_what_was_answered_can_be_withdrawn() -> None:
    game = bidding(2)
    for seat in (-1, 0, 1, 2):
        with pytest.raises(NothingToWithdraw):
            game.withdraw(seat, game.number)


def test_in_another_world_a_seat_that_has_not_answered_has_still_to_answer() -> None:
    """Even if the hand that it is dealt there leaves no choice: else the answer would be given twice."""
    game = bidding(2)
    game.face = [0 if game.seen[card] & 1 == 0 else game.face[card] for card in range(len(game.face))]
    world = game.redeal(0, seeded("forced"))
    assert isinstance(world, SealedBids)
    assert world.to_answer() == [0, 1]
    assert world.options(1) == [BID]
    world.decide(1, BID, world.number)
    assert world.sealed[1] == [BID]
    assert world.to_answer() == [0]


def test_in_another_world_others_have_sealed_something_that_they_hold() -> None:
    game = bidding(4, rounds=2)
    for seat in (1, 2, 3):
        while seat in game.to_answer():
            game.decide(seat, game.options(seat)[-1], game.number)
    sealed = {tuple(map(tuple, game.redeal(0, seeded(str(at))).sealed)) for at in range(30)}
    assert len(sealed) > 10
    for at in range(30):
        world = game.redeal(0, seeded(str(at)))
        assert isinstance(world, SealedBids)
        for seat in (1, 2, 3):
            faces = [world.face[card] for card in world.hands[seat]]
            assert all(pick == HOLD or pick - BID in faces for pick in world.sealed[seat])
            assert len(world.sealed[seat]) == 2


def test_hooks_are_folded_in_the_order_in_which_twists_were_turned_over() -> None:
    upside_down, doubled, generous = range(3)
    game = bidding()
    worths = {}
    for twists in ([], [upside_down, doubled], [doubled, upside_down], [generous, doubled]):
        game.twists = twists
        worths[tuple(twists)] = game.worth([0, 3])
    assert worths == {(): 1 + 4, (0, 1): 10 + 4, (1, 0): 4 - 2, (2, 1): 2 + 8}
    game.pot = 3
    assert game.payout() == 4
    assert {tuple(BOX.new(2, seed=str(at)).view(0)["twists"]) for at in range(60)} == {
        (one, two) for one in range(3) for two in range(3) if one != two
    }


def test_an_empty_pile_is_made_anew_from_the_discards_and_nobody_knows_it() -> None:
    game = sealed_bids.BOX.new(4, seed="reshuffle", settings={"rounds": 6})
    assert isinstance(game, SealedBids)
    shuffled = 0
    while not game.over:
        chance = game.chance.save()
        game.take(game.choices[0])
        if game.chance.save() != chance:
            shuffled += 1
            assert game.pile and not any(game.seen[card] for card in game.pile)
    assert shuffled


def test_a_game_need_not_decide_for_the_absent() -> None:
    game = bidding(3)
    assert [game.fallback(seat) for seat in range(-1, 5)] == [-1] * 6
