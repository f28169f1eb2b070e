"""The Plot phase: each Evil Player lays one Plot face down on a Target that carries all its symbols."""

from typing import Final

from villainy.engine.step import Question
from villainy.games.evil101.deck import PLACES
from villainy.games.evil101.game import Evil101


class PlotTurn(Question[Evil101]):
    """Put a Plot from hand on a free Target which has every symbol of the Plot."""

    def telling(self, game: Evil101) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        free = game.free
        face = game.face
        symbols = game.cards.symbols
        base = game.cards.place
        options: list[int] = []
        before = -1
        for card in game.plots[self.seat]:
            plot = face[card]
            if plot == before:
                continue
            before = plot
            needs = symbols[plot]
            for place, symbols_there in enumerate(free):
                if needs & symbols_there == needs:
                    options.append(base + plot * PLACES + place)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        which = option - game.cards.place
        place = which % PLACES
        card = game.part_with(game.plots[self.seat], which // PLACES)
        game.laid[place] = card
        game.placed[self.seat] = place
        game.bare[place] = game.free[place]
        game.free[place] = 0
        end_swap(game)
        game.tell("placed", "evil101.plot.play-one", seat=self.seat, place=place, card=card)

    def stuck(self, game: Evil101) -> None:
        game.stuck = 1
        game.then(SwapPlot(self.seat))

    def public(self, game: Evil101, option: int) -> int:
        """The others see the Target, not the Plot."""
        return (option - game.cards.place) % PLACES

    def refused(self, game: Evil101, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind in {"swap-plot", "skip"}:
            return "evil101.plot.no-voluntary-redraw"
        if kind == "drive":
            return "evil101.chase.start"
        if kind != "place":
            return ""
        plot, place = parts
        if place >= len(game.row) or plot not in [game.face[card] for card in game.plots[self.seat]]:
            return "evil101.plot.play-one"
        if game.laid[place] >= 0:
            return "evil101.plot.one-per-target"
        return "evil101.plot.match-all"


class SwapPlot(Question[Evil101]):
    """Nothing in hand fits a free Target: put a Plot away and draw another, until one fits."""

    def telling(self, game: Evil101) -> bool:
        """All see when there is nothing to draw; only the owner, when all cards in hand are alike."""
        return len(game.plot_pile) + len(game.plot_discards) > 0

    def options(self, game: Evil101) -> list[int]:
        options: list[int] = []
        if game.plot_pile or game.plot_discards:
            before = -1
            for card in game.plots[self.seat]:
                plot = game.face[card]
                if plot != before:
                    options.append(game.cards.swap_plot + plot)
                before = plot
        if game.variant.may_skip:
            options.append(game.cards.skip)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        if option == game.cards.skip:
            self._pass(game, "evil101.lang.redraw-plot")
            return
        card = game.part_with(game.plots[self.seat], option - game.cards.swap_plot)
        game.put_away(card)
        game.swapped = [*game.swapped, card]
        game.tell("swapped-plot", "evil101.plot.redraw-when-stuck", seat=self.seat, card=card)
        game.own_plots()
        drawn = game.draw_plot(self.seat)
        game.tell("drew-plot", "evil101.plot.redraw-when-stuck", seat=self.seat, card=drawn, hears=1 << self.seat)
        game.stuck = 0
        game.then(PlotTurn(self.seat))

    def stuck(self, game: Evil101) -> None:
        self._pass(game, "evil101.ruling.a6")

    def public(self, game: Evil101, option: int) -> int:
        """The others see that a card was exchanged, not which, unless discards are open."""
        hidden = option != game.cards.skip and not game.variant.open_discards
        return game.cards.swap_plot if hidden else option

    def refused(self, game: Evil101, option: int) -> str:
        kind, _ = game.meaning(option)
        if kind == "place":
            return "evil101.plot.no-bluff"
        if kind == "skip":
            return "evil101.lang.redraw-plot"
        return "evil101.plot.redraw-when-stuck" if kind == "swap-plot" else ""

    def _pass(self, game: Evil101, clause: str) -> None:
        game.stuck = 0
        end_swap(game)
        game.tell("no-plot", clause, seat=self.seat)


def end_swap(game: Evil101) -> None:
    """The exchange is over: what was put away joins the discards."""
    if game.swapped:
        game.plot_discards = game.plot_discards + game.swapped
        game.swapped = []


PLOT_TURNS: Final = [PlotTurn(seat) for seat in range(PLACES)]
"""One for each seat, made once: a step never changes."""
