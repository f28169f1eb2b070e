"""Work: more money."""

from villainy.engine.step import Act
from villainy.games.nefarious.deck import WORK
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import WORKING


class Work(Act[Nefarious]):
    """nefarious.work.money: every worker takes money from the supply."""

    def run(self, game: Nefarious) -> None:
        game.phase = WORKING
        for seat in range(game.players):
            if (game.actions[seat] >> WORK) & 1:
                game.gain(seat, game.rules.work_money, "nefarious.work.money")
