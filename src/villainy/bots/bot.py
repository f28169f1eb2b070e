"""What every bot is, and the simplest one."""

from mypy_extensions import mypyc_attr

from villainy.engine.chance import Chance
from villainy.engine.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who can sit at a table. It has a generator of its own, so that it foresees no shuffle."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: Seat) -> int:
        """One of the seat's options."""
        raise NotImplementedError


class Random(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, seat: Seat) -> int:
        return self.chance.pick(seat.options)
