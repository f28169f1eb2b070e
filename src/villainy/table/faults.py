"""What is wrong with a request, as a message of the word files, so that everybody reads it in their language."""

from villainy.engine.errors import BadDeck
from villainy.table.storage import NO_DEAL, NO_DRAWING, Unplayable
from villainy.words import Words

STATUS = {NO_DEAL: 409, NO_DRAWING: 500}
GONE = 410


class Fault(Exception):
    """A request that cannot be granted: nothing has changed, and the message says what to do."""

    def __init__(self, message: str, status: int = 400, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.details = args
        self.retry = 0
        """Seconds after which it may be tried again, if that helps."""
        self.problem = ""
        """A second message, told within the first as `problem`."""
        self.problem_details: dict[str, str | int] = {}

    def say(self, words: Words) -> str:
        """The message in a language."""
        if not self.problem:
            return words.say(self.message, **self.details)
        return words.say(self.message, problem=words.say(self.problem, **self.problem_details), **self.details)

    @staticmethod
    def later(message: str, seconds: int) -> "Fault":
        """Too much of something for now; the message may name the `seconds` or `minutes` to wait."""
        fault = Fault(message, 429, seconds=seconds, minutes=-(-seconds // 60))
        fault.retry = seconds
        return fault

    @staticmethod
    def of_deck(error: BadDeck) -> "Fault":
        """A deck that cannot be played: which card, which field, and what is wrong with it."""
        where = ": ".join(part for part in (error.card, error.field) if part)
        fault = Fault("table-fault-deck", 400, where=where or error.file)
        hint = "yes" if error.details.get("meant") else "no"
        fault.problem = f"deck-{error.problem}"
        fault.problem_details = {"hint": hint, **error.details}
        return fault


class CannotPlay(Fault):
    """A table that is stored, but cannot be played or shown; whoever keeps it can leave it."""

    def __init__(self, table: Unplayable) -> None:
        super().__init__(f"table-fault-{table.reason}", STATUS.get(table.reason, GONE))
        self.table = table
