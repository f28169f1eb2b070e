"""Events: what happened, who may hear of it, and the clause that made it happen."""

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
EVERYONE: Final = (1 << 16) - 1


class Event:
    """Something that happened, caught at that moment: later moves change neither its faces nor who may see them."""

    def __init__(
        self, kind: str, clause: str, seat: int, place: int, amount: int, face: int, sees: int, hears: int
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.place = place
        self.amount = amount
        self.face = face
        self.sees = sees
        self.hears = hears

    def heard_by(self, seat: int) -> bool:
        """Whether the seat (the number of players: a spectator) hears of it at all."""
        return (self.hears >> seat) & 1 == 1

    def shown_to(self, seat: int) -> "Event":
        """The event as this seat may know it: a face that it may not see is left out."""
        if self.face == NO_CARD or (self.sees >> seat) & 1:
            return self
        return Event(self.kind, self.clause, self.seat, self.place, self.amount, NO_CARD, 0, self.hears)
