"""A henchman for ALONE, on either side of the table.

It never sees the true game: whatever it is asked, it imagines worlds that its seat cannot tell from the true one. The
Hero weighs what every Action would bring in several of them (`alone_hero`); Evil, who knows the Map, needs only one
(`alone_evil`).
"""

from villainy.bots.alone_evil import Evil
from villainy.bots.alone_hero import Hero
from villainy.bots.bot import Bot
from villainy.engine.seat import Seat
from villainy.games.alone.game import Alone
from villainy.games.alone.terms import HERO


class Henchman(Bot):
    """Plays the Hero, or any seat of Evil."""

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        if seat.number == HERO:
            return Hero(seat, self.chance).choose(options)
        world = seat.imagine(self.chance)
        assert isinstance(world, Alone)
        return Evil(world, seat.number).choose(seat.question, options)
