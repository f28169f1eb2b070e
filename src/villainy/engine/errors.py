"""What can go wrong at the edge of a game. Every refusal leaves the game as it was."""


class Refusal(Exception):
    """A decision that was not taken; `clause` names the rule that forbids it, where one does."""

    def __init__(self, clause: str = "") -> None:
        super().__init__(clause)
        self.clause = clause


class GameOver(Refusal):
    """Nobody is asked anything any more."""


class OutOfTurn(Refusal):
    """The seat is not asked now."""


class StaleQuestion(Refusal):
    """The answer belongs to a question that is no longer asked."""


class NotOffered(Refusal):
    """The option is not among those offered."""


class NothingToWithdraw(Refusal):
    """There is no sealed answer of this seat that could still be changed."""


class BadDeck(Exception):
    """A deck that cannot be played: which file, which card, which field, and what is wrong with it.

    `problem` names a message of the word files (`deck-` before it), `args` are its arguments.
    """

    def __init__(self, file: str, card: str, field: str, problem: str, **args: str | int) -> None:
        super().__init__(file, card, field, problem)
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem
        self.details = args


class BadRecord(Exception):
    """A record that cannot be read or does not replay; `problem` names a message (`record-` before it)."""

    def __init__(self, problem: str, **args: str | int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.details = args
