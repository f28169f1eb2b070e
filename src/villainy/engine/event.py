"""Events: what happened, who may hear of it, and the clause that made it happen."""

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
EVERYONE: Final = (1 << 16) - 1
ANSWERED: Final = "answered"
"""The kind of an event that nobody hears: its seat has answered a question."""
FORGOTTEN: Final = "forgotten"
"""The kind of an event by which whoever hears it forgets what was fleeting before it, and was told before its seat
answered last: nobody forgets what they had no time to read."""


class Event:
    """Something that happened, caught at that moment: later moves change neither its faces nor who may see them."""

    def __init__(
        self,
        kind: str,
        clause: str,
        seat: int,
        place: int,
        amount: int,
        face: int,
        sees: int,
        hears: int,
        fleeting: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.place = place
        self.amount = amount
        self.face = face
        self.sees = sees
        self.hears = hears
        self.fleeting = fleeting
        """Whether it is among what can be forgotten."""

    def heard_by(self, seat: int) -> bool:
        """Whether the seat (the number of players: a spectator) hears of it at all."""
        return (self.hears >> seat) & 1 == 1

    def shown_to(self, seat: int) -> "Event":
        """The event as this seat may know it: a face that it may not see is left out."""
        if self.face == NO_CARD or (self.sees >> seat) & 1:
            return self
        return Event(self.kind, self.clause, self.seat, self.place, self.amount, NO_CARD, 0, self.hears, self.fleeting)


class Memory:
    """What a viewer still knows of the events of a game, as they come: the fleeting ones before `since` are gone."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.events = 0
        """So many were noted."""
        self.since = 0
        self._forgotten = 0
        self._seat = NOBODY
        self._answered: dict[int, int] = {}

    def note(self, event: Event) -> bool:
        """The next event; whether something is forgotten now."""
        if event.kind == ANSWERED:
            self._answered[event.seat] = self.events
        elif event.kind == FORGOTTEN and event.heard_by(self.viewer):
            self._forgotten = self.events
            self._seat = event.seat
        self.events += 1
        before = self.since
        if self._seat != NOBODY:
            self.since = min(self._forgotten, self._answered.get(self._seat, 0))
        return self.since > before
