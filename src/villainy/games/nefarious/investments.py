"""Phase II: Minions earn from the Actions of neighbours."""

from villainy.engine.step import Act
from villainy.games.nefarious.deck import AREAS, INVENT, MINIONS, RESEARCH, SPECULATE, WORK
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import INVESTMENTS


class Investments(Act[Nefarious]):
    """Each Minion pays 1 for each neighbour who has revealed the Action of its area; all are paid at once."""

    def run(self, game: Nefarious) -> None:
        game.phase = INVESTMENTS
        paid = game.income
        for seat in range(game.players):
            if game.reserve[seat] == MINIONS:
                continue
            money = earned(game, seat)
            for twist in game.rules.income_total:
                money = twist.income_total(game, seat, money)
            if money:
                if paid is game.income:
                    paid = paid.copy()
                paid[seat] = money
        if paid is game.income:
            return
        game.income = paid
        for seat in range(game.players):
            game.gain(seat, paid[seat], "nefarious.invest.per-minion", "income")


def earned(game: Nefarious, seat: int) -> int:
    """nefarious.invest.adjacent: what the sources of income pay; two players are twice each other's neighbour."""
    n = game.players
    rules = game.rules
    areas = game.areas
    first = seat * AREAS
    money = 0
    for at in range(len(rules.sources)):
        other = seat + rules.sources[at]
        if other >= n:
            other -= n
        actions = game.actions[other]
        if actions == 1 << WORK:  # one Action is what most games choose: straight to its area
            minions = areas[first + WORK]
        elif actions == 1 << RESEARCH:
            minions = areas[first + RESEARCH]
        elif actions == 1 << INVENT:
            minions = areas[first + INVENT]
        elif actions == 1 << SPECULATE:
            minions = areas[first + SPECULATE]
        else:
            minions = 0
            for area in range(AREAS):
                if (actions >> area) & 1:
                    minions += areas[first + area]
        money += minions * rules.weights[at]
    return money
