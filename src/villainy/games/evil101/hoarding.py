"""The Hoarding phase, and the test that ends the game."""

from villainy.engine.step import Act
from villainy.games.evil101.cleaners import clean_up
from villainy.games.evil101.ending import last_round_played, play_off
from villainy.games.evil101.game import Evil101
from villainy.games.evil101.phase import HOARDING


class Hoard(Act[Evil101]):
    """Plots that were not foiled, or were rescued, score; then the game may be over."""

    def run(self, game: Evil101) -> None:
        game.phase = HOARDING
        for seat in game.evil:
            place = game.placed[seat]
            if place >= 0 and not game.foiled[place]:
                amount = game.score_at(place)
                game.points[seat] = game.points[seat] + amount
                game.tell("scored", "evil101.score.formula", seat=seat, place=place, amount=amount)
        if last_round_played(game):
            play_off(game)
        else:
            clean_up(game)
