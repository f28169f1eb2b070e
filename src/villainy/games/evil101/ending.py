"""The end of the game: who leads, and what happens when the lead is shared."""

from typing import Final

from villainy.games.evil101.cleaners import clean_up_for_playoff
from villainy.games.evil101.game import Evil101

MOST_PLAYOFFS: Final = 20
"""evil101.ruling.a25: after as many play-off rounds the tied players share the victory."""

MOST_ROUNDS: Final = 1000
"""No game goes on for ever, not even with a deck that cannot score: after as many rounds the lead decides."""


def last_round_played(game: Evil101) -> bool:
    """Once somebody has as many points as the goal, and, as a variant, all have been Handler equally often."""
    if game.contenders or game.round >= MOST_ROUNDS:
        return True
    if game.variant.full_rotation and game.round % game.players:
        return False
    goal = game.variant.goal
    for points in game.points:
        if points >= goal:
            return True
    return False


def play_off(game: Evil101) -> None:
    """The richest wins. Players who share the lead play on, the others watch."""
    if game.contenders:
        game.playoffs += 1
        if game.turns_to_compare > 1:
            game.turns_to_compare -= 1
            clean_up_for_playoff(game, (game.handler + 1) % game.players)
            return
    leaders = _leaders(game)
    if len(leaders) == 1 or game.playoffs >= MOST_PLAYOFFS:
        _crown(game, leaders)
        return
    game.contenders = 0
    for seat in leaders:
        game.contenders |= 1 << seat
    game.tell("play-off", "evil101.end.tie-playoff", amount=len(leaders))
    everybody = len(leaders) == game.players
    game.turns_to_compare = game.players if everybody else 0
    clean_up_for_playoff(game, (game.handler + 1) % game.players if everybody else _untied_handler(game))


def _leaders(game: Evil101) -> list[int]:
    in_it = [seat for seat in range(game.players) if not game.contenders or (game.contenders >> seat) & 1]
    best = max([game.points[seat] for seat in in_it])
    return [seat for seat in in_it if game.points[seat] == best]


def _untied_handler(game: Evil101) -> int:
    """The same Handler again; one who is tied hands over to the next player on the left who is not."""
    seat = game.handler
    while (game.contenders >> seat) & 1:
        seat = (seat + 1) % game.players
    return seat


def _crown(game: Evil101, winners: list[int]) -> None:
    clause = "evil101.end.most-points" if len(winners) == 1 else "evil101.ruling.a25"
    for seat in winners:
        game.tell("won", clause, seat=seat, amount=game.points[seat])
    game.finish(winners)
