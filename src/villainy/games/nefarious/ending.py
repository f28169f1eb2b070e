"""Phase IV: Twists of the round's end, the winner check, and the two endings that the rulebook does not know."""

from typing import Final

from villainy.engine.step import Act
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import OVER, ROUND_END

LAST_ROUND: Final = 60
"""nefarious.ruling.r30: after as many rounds the highest score wins."""
DEADLOCK: Final = 0
CAP: Final = 1


class RoundEnd(Act[Nefarious]):
    """Who alone has most points, and enough of them, wins; a shared lead means that everybody plays on."""

    def run(self, game: Nefarious) -> None:
        game.phase = ROUND_END
        for twist in game.rules.at_round_end:
            twist.at_round_end(game)
        scores = [game.score(seat) for seat in range(game.players)]
        if game.listening:
            for seat in range(game.players):
                game.tell("score", "nefarious.end.count", seat, -1, scores[seat])
        best = 0
        leaders = 0
        for score in scores:
            if score > best:
                best = score
                leaders = 1
            elif score == best:
                leaders += 1
        if best >= game.rules.goal:
            if leaders == 1:
                crown(game, [scores.index(best)], best, "nefarious.end.winner")
                return
            game.tell("tied", "nefarious.end.tie-continue", amount=best)
        if game.round >= LAST_ROUND:
            give_up(game, scores, CAP)
        elif game.locked and nothing_can_change(game):
            give_up(game, scores, DEADLOCK)


def nothing_can_change(game: Nefarious) -> bool:
    """nefarious.ruling.r30: nobody has a card, nobody will get one, and nothing but Inventions scores."""
    if game.rules.score_bonus:
        return False
    for hand in game.hands:
        if hand:
            return False
    return True


def give_up(game: Nefarious, scores: list[int], reason: int) -> None:
    """nefarious.ruling.r30: the highest score wins, and a shared one shares."""
    game.tell("ended", "nefarious.ruling.r30", amount=reason)
    best = max(scores)
    winners = [seat for seat in range(game.players) if scores[seat] == best]
    crown(game, winners, best, "nefarious.ruling.r30")


def crown(game: Nefarious, winners: list[int], score: int, clause: str) -> None:
    """The game is over."""
    for seat in winners:
        game.tell("won", clause, seat, -1, score)
    game.phase = OVER
    game.finish(winners)
