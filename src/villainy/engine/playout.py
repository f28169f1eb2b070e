"""Random play to the end: the loop that simulations and measurements share."""

from villainy.engine.chance import Chance
from villainy.engine.game import Game


def play_out(game: Game, chance: Chance) -> int:
    """Choose by lot until the game is over; how many decisions that took."""
    decisions = 0
    while not game.over:
        choices = game.choices
        game.take(choices[chance.below(len(choices))])
        decisions += 1
    return decisions
