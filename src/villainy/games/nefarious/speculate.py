"""Speculate: buy a Minion of the reserve a place on an area."""

from typing import ClassVar, Final

from villainy.engine.step import Together
from villainy.games.nefarious.deck import INVENT, PRICES, SPECULATE
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import SPECULATING

AFFORDABLE: Final = (0b0001, 0b1101, 0b1111)
"""The areas that 0, 1, and 2 or more money can buy, as bits."""
DEAREST: Final = 2


class Speculate(Together[Nefarious]):
    """Every speculator with a Minion in reserve must place one on an area that they can pay for, in secret."""

    def perform(self, game: Nefarious) -> None:
        game.phase = SPECULATING
        for actions in game.actions:
            if (actions >> SPECULATE) & 1:
                super().perform(game)
                return

    def seats(self, game: Nefarious) -> list[int]:
        """Speculators who have a choice: without money only the free area is left, and everybody sees that."""
        return [seat for seat in speculators(game) if game.money[seat] > 0]

    def all_free(self) -> bool:
        return True

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.cards.area_options[AFFORDABLE[min(game.money[seat], DEAREST)]]

    def reveal(self, game: Nefarious) -> None:
        """nefarious.speculate.place: pay, then place."""
        for seat in speculators(game):
            mine = game.sealed[seat]
            area = mine[0] - game.cards.area if mine else SPECULATE
            game.place(seat, area, PRICES[area], "nefarious.speculate.place")

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "remove":
            return "nefarious.speculate.no-move"
        if kind != "area":
            return ""
        return "nefarious.speculate.cost-invent" if parts[0] == INVENT else "nefarious.speculate.cost-research-work"

    def fallback(self, game: Nefarious, seat: int) -> int:
        return game.cards.area + SPECULATE


class SpeculateOpenly(Speculate):
    """As a variant, placements are shown as they are chosen (nefarious.ruling.r03)."""

    sealed: ClassVar[bool] = False


def speculators(game: Nefarious) -> list[int]:
    """Who has revealed Speculate and has a Minion to place (nefarious.speculate.reserve-only)."""
    return [seat for seat in range(game.players) if (game.actions[seat] >> SPECULATE) & 1 and game.reserve[seat] > 0]
