"""What the Hero sees of Evil at work: they are thinking, and that is all."""

from villainy.engine.step import Question
from villainy.games.alone.game import Alone


class Deliberate(Question[Alone]):
    """Stands in the Hero's imagined worlds for whatever Evil is deciding in secret: Evil leaves it at that."""

    def telling(self, game: Alone) -> bool:
        return True

    def options(self, game: Alone) -> list[int]:
        return [game.cards.none]

    def choose(self, game: Alone, option: int) -> None:
        """Nothing more comes of it; what all know must still happen goes on."""
