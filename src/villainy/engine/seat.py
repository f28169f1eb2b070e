"""A seat at the table, as a bot gets it: what it may know and what it may do, never the game itself."""

from villainy.engine.chance import Chance
from villainy.engine.game import Deck, Game, View


class Seat:
    """One question to one seat."""

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self.number = number
        self.options = game.options(number)
        """What may be chosen now; never empty."""

    @property
    def question(self) -> str:
        """The class of the question that is asked."""
        return type(self._game.asking).__name__

    @property
    def deck(self) -> Deck:
        """What is printed on the cards: everybody may know that."""
        return self._game.deck

    def view(self) -> View:
        """All that the seat may know; made when asked for."""
        return self._game.view(self.number)

    def imagine(self, chance: Chance) -> Game:
        """A world that the seat cannot tell from the true one, to think ahead in."""
        return self._game.redeal(self.number, chance)

    def meaning(self, option: int) -> tuple[str, tuple[int, ...]]:
        """The kind and parts of an option."""
        return self._game.meaning(option)
