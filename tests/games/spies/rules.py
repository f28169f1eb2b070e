"""Claims of clauses, for as long as the rulebook of this game may be missing: then they are only written down."""

from collections.abc import Callable
from typing import TypeVar

import clauses
from villainy.rulebook import books

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """As `clauses.clause`, once there is a rulebook to look the ids up in."""
    if "spies" in books():
        return clauses.clause(*ids)
    return lambda test: test
