"""The setup, and the rounds: a turn of the Evil Genius, then one of the Spy Master."""

from villainy.engine.step import Act
from villainy.games.spies.ending import higher_score_wins
from villainy.games.spies.game import Spies
from villainy.games.spies.genius_turn import GeniusTurn
from villainy.games.spies.master_turn import MasterTurn


class Setup(Act[Spies]):
    """Shuffle the three decks. Nobody is dealt a hand: the first draw of each side is its opening hand."""

    def run(self, game: Spies) -> None:
        game.shuffle(game.genius_pile)
        game.shuffle(game.plan_pile)
        game.shuffle(game.master_pile)
        game.then(Round())


class Round(Act[Spies]):
    """The Evil Genius' turn and the Spy Master's after it; after the last round the higher score wins."""

    def run(self, game: Spies) -> None:
        if game.round >= game.variant.round_cap:
            game.tell("no-rounds", "spies.ruling.r49", amount=game.round)
            higher_score_wins(game, "spies.ruling.r49")
            return
        game.round += 1
        game.then(GeniusTurn(), MasterTurn(), self)
