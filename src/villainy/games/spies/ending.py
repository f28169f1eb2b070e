"""The end of the game: ten Evilness, or no more Plans or rounds."""

from villainy.games.spies.game import GOAL, Spies
from villainy.games.spies.phase import GENIUS, MASTER


def score(game: Spies, seat: int, amount: int, clause: str) -> bool:
    """A side scores a Plan's Evilness; whether it has thereby won, at once."""
    scores = game.scores.copy()
    scores[seat] = scores[seat] + amount
    game.scores = scores
    game.tell("scored", clause, seat=seat, amount=amount)
    if scores[seat] < GOAL:
        return False
    _crown(game, [seat], "spies.end.eg" if seat == GENIUS else "spies.end.sm")
    return True


def higher_score_wins(game: Spies, clause: str) -> None:
    """Nobody has ten Evilness and the game cannot go on: the higher score wins, equal is a draw."""
    genius, master = game.scores
    if genius == master:
        _crown(game, [GENIUS, MASTER], clause)
    else:
        _crown(game, [GENIUS if genius > master else MASTER], clause)


def _crown(game: Spies, winners: list[int], clause: str) -> None:
    for seat in winners:
        game.tell("won", clause, seat=seat, amount=game.scores[seat])
    game.finish(winners)
