"""Windows: who is asked, and that the last card played happens first."""

import pytest

from toys.duel import (
    BOX,
    DASH,
    GENIUS,
    GUARD,
    PASS,
    PLAY,
    SMOKE,
    SPY,
    STEP,
    TRAP,
    VETO,
    VETO_TOO,
    WAIT,
    Duel,
)
from villainy.engine.errors import NotOffered


def a_step(genius: list[int], spy: list[int]) -> Duel:
    """The Spy has announced a step; both hold these faces. Forced questions are asked."""
    game = BOX.new(2, seed="duel", ask_forced=True, listening=True)
    assert isinstance(game, Duel)
    for seat, faces in ((GENIUS, genius), (SPY, spy)):
        cards = [*game.hands[seat], *game.piles[seat]]
        chosen = []
        for face in faces:
            card = next(card for card in cards if game.face[card] == face and card not in chosen)
            chosen.append(card)
        game.hands[seat] = sorted(chosen, key=game.face.__getitem__)
        game.piles[seat] = [card for card in cards if card not in chosen]
        for card in cards:
            game.seen[card] = 1 << seat if card in chosen else 0
    game.take(STEP)
    game.check()
    game.events.clear()
    return game


def play(game: Duel, *moves: tuple[int, int]) -> None:
    for seat, option in moves:
        assert game.to_answer() == [seat]
        game.decide(seat, option, game.number)
        game.check()


def happened(game: Duel) -> list[int]:
    """The faces of the cards that happened, in that order."""
    return [event.face for event in game.events if event.kind == "happens"]


def test_the_active_seat_is_asked_first_and_two_passes_close_the_window() -> None:
    game = a_step([TRAP], [DASH])
    play(game, (SPY, PASS), (GENIUS, PASS))
    assert game.square == 1
    assert type(game.asking).__name__ == "Infiltrate"


def test_a_card_waits_while_the_other_side_is_asked_first() -> None:
    game = a_step([TRAP], [DASH])
    play(game, (SPY, PLAY + DASH))
    assert game.to_answer() == [GENIUS]
    assert game.square == 0
    assert [game.view(seat)["stack"] for seat in (GENIUS, SPY, 2)] == [[DASH]] * 3


def test_after_both_pass_the_whole_pile_happens_from_the_top_then_the_active_seat_is_asked_again() -> None:
    game = a_step([TRAP, GUARD], [DASH, DASH])
    play(game, (SPY, PLAY + DASH), (GENIUS, PLAY + GUARD), (SPY, PLAY + DASH), (GENIUS, PLAY + TRAP))
    assert game.stack and happened(game) == []
    play(game, (SPY, PASS), (GENIUS, PASS))
    assert happened(game) == [TRAP, DASH, GUARD, DASH]
    assert game.stack == []
    assert type(game.asking).__name__ == "Interrupt"
    assert game.to_answer() == [SPY]
    play(game, (SPY, PASS), (GENIUS, PASS))
    assert game.square == 2  # the Trap found nobody to send back, and the Guard stopped the step itself


def test_the_other_side_may_play_into_the_window_too_and_then_the_active_seat_answers() -> None:
    game = a_step([GUARD], [VETO_TOO])
    play(game, (SPY, PASS), (GENIUS, PLAY + GUARD), (SPY, PLAY + VETO_TOO), (GENIUS, PASS), (SPY, PASS))
    assert happened(game) == [VETO_TOO]
    assert game.to_answer() == [SPY]
    play(game, (SPY, PASS), (GENIUS, PASS))
    assert game.square == 1


def test_a_veto_takes_the_newest_waiting_card_off_the_agenda() -> None:
    game = a_step([VETO], [DASH, DASH])
    play(game, (SPY, PLAY + DASH), (GENIUS, PASS), (SPY, PASS))
    assert game.square == 1
    play(game, (SPY, PLAY + DASH), (GENIUS, PLAY + VETO), (SPY, PASS), (GENIUS, PASS))
    assert game.square == 1
    assert happened(game) == [DASH, VETO]


def test_a_veto_against_a_veto() -> None:
    game = a_step([VETO], [DASH, VETO_TOO])
    play(game, (SPY, PLAY + DASH), (GENIUS, PLAY + VETO), (SPY, PLAY + VETO_TOO), (GENIUS, PASS), (SPY, PASS))
    assert happened(game) == [VETO_TOO, DASH]
    assert game.square == 1


def test_a_veto_needs_a_card_that_waits() -> None:
    game = a_step([VETO], [VETO_TOO])
    for seat, option in ((SPY, PLAY + VETO_TOO), (GENIUS, PLAY + VETO)):
        with pytest.raises(NotOffered) as refused:
            game.decide(seat, option, game.number)
        assert refused.value.clause == "toy.veto"
        game.decide(seat, PASS, game.number)


def test_a_question_in_the_middle_of_the_pile() -> None:
    """While the smoke asks the Genius for a card, an older card still waits."""
    game = a_step([TRAP, GUARD], [DASH, SMOKE])
    play(game, (SPY, PLAY + DASH), (GENIUS, PASS), (SPY, PLAY + SMOKE), (GENIUS, PASS), (SPY, PASS))
    assert type(game.asking).__name__ == "Bury"
    assert game.view(SPY)["stack"] == [DASH]
    assert game.square == 0
    game.take(game.choices[0])
    assert game.square == 1
    assert game.view(SPY)["buried"] == 1
    assert game.view(GENIUS)["buried"] == [TRAP]


def test_winning_in_the_middle_of_the_pile_ends_everything() -> None:
    game = a_step([TRAP], [DASH])
    game.square = game.squares - 1
    play(game, (SPY, PLAY + DASH), (GENIUS, PASS), (SPY, PASS))
    assert game.over and game.winners == [SPY]


def test_who_waits_for_ever_loses() -> None:
    game = BOX.new(2, seed="wait")
    while not game.over:
        game.take(WAIT)
    assert game.winners == [GENIUS]


def test_without_forced_questions_passes_are_silent() -> None:
    game = a_step([], [])
    assert type(game.asking).__name__ == "Interrupt"
    quiet = game.clone()
    quiet.ask_forced = False
    quiet.take(PASS)
    assert quiet.view(2)["square"] == 1
