"""The setup, and the round from the Plot phase to the Cleaners."""

from villainy.engine.step import Act
from villainy.games.evil101.cleaners import RefillTargets, Replenish
from villainy.games.evil101.dic import GuardPlots
from villainy.games.evil101.game import NONE, PLOTS_IN_HAND, Evil101
from villainy.games.evil101.phase import PLOTTING
from villainy.games.evil101.plot import PLOT_TURNS


class Setup(Act[Evil101]):
    """Shuffle the four decks, lay out a Target for every player, deal hands, and draw lots for the first Handler."""

    def run(self, game: Evil101) -> None:
        game.shuffle(game.plot_pile)
        game.shuffle(game.target_pile)
        game.shuffle(game.agent_pile)
        game.shuffle(game.chase_pile)
        first = game.variant.first_handler
        game.handler = game.chance.below(game.players) if first < 0 else first
        game.first_handler = game.handler
        game.tell("handler", "evil101.setup.4", seat=game.handler)
        game.then(DealPlots(), RefillTargets(), Replenish(), Round())


class DealPlots(Act[Evil101]):
    """Everybody draws Plots, the coming Handler too, who then lays theirs aside."""

    def run(self, game: Evil101) -> None:
        for seat in range(game.players):
            while len(game.plots[seat]) < PLOTS_IN_HAND and game.draw_plot(seat) != NONE:
                pass
            game.tell("drew-plots", "evil101.setup.3", seat=seat, amount=len(game.plots[seat]))


class Round(Act[Evil101]):
    """Evil Players plot in turn, then the Handler moves; what follows hangs on how that went."""

    def run(self, game: Evil101) -> None:
        game.round += 1
        game.phase = PLOTTING
        game.tell("round", "evil101.clean.next-round", seat=game.handler, amount=game.round)
        game.evil = turn_order(game)
        game.then(self)
        game.then(GuardPlots())
        for at in range(len(game.evil) - 1, -1, -1):
            game.then(PLOT_TURNS[game.evil[at]])


def turn_order(game: Evil101) -> list[int]:
    """evil101.plot.turn-order: clockwise from the Handler's left; in a play-off only those who are tied."""
    n = game.players
    order = [(game.handler + k) % n for k in range(1, n)]
    if game.contenders == 0:
        return order
    return [seat for seat in order if (game.contenders >> seat) & 1]
