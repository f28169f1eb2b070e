"""How a table says no, for tests: the refusal has a type and a clause, and changes nothing."""

import pytest

from villainy.engine.errors import NotOffered, Refusal
from villainy.engine.game import Game
from villainy.engine.record import fingerprint


def refusal_of(game: Game, seat: int, option: int) -> str:
    """The clause by which the table refuses this, or what kind of refusal it is; nothing has changed by it."""
    before = fingerprint(game), len(game.events)
    with pytest.raises(Refusal) as refused:
        game.decide(seat, option, game.number)
    assert (fingerprint(game), len(game.events)) == before
    refusal = refused.value
    if not isinstance(refusal, NotOffered):
        return type(refusal).__name__
    assert refusal.clause == game.why_not(seat, option)
    return refusal.clause
