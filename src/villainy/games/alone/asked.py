"""What the question on the table is about, for those who may know it: a loss, a Noise, how many are still to come."""

from typing import Any, Final

from villainy.games.alone.damage import Prevent, Redirect
from villainy.games.alone.game import Alone
from villainy.games.alone.locate import NameWay, SayWay, SayWhere, ShowWay
from villainy.games.alone.noise import TellNoise
from villainy.games.alone.terms import HERO, LOSSES

COUNTING: Final = ("left", "most")
"""What questions call the number of things that are still to be picked."""


def asked_about(game: Alone, evil: bool) -> dict[str, Any]:
    """`remaining` and `loss`; the Hero learns nothing of what Evil is asked."""
    asking = game.asking
    known = not game.over and (evil or game.seat == HERO)
    counted = [getattr(asking, name) for name in COUNTING if known and hasattr(asking, name)]
    loss: dict[str, Any] | None = None
    if known and isinstance(asking, Prevent | Redirect):
        loss = {
            "track": asking.track,
            "amount": asking.amount,
            "by": LOSSES[asking.by],
            "kind": asking.kind if asking.kind >= 0 else None,
        }
    return {"remaining": counted[0] if counted else None, "loss": loss}


def asked_of_evil(game: Alone) -> dict[str, Any]:
    """`noise`: the Sector where it comes from; `target`: what an answer is for, or the Creature."""
    asking = game.asking
    noise: int | None = None
    target: int | dict[str, int] | None = None
    if game.over:
        return {"noise": None, "target": None}
    if isinstance(asking, TellNoise):
        noise = asking.sector
    elif isinstance(asking, SayWhere):
        target = asking.target
    elif isinstance(asking, SayWay):
        target = game.aim[asking.at]
    elif isinstance(asking, NameWay):
        target = asking.room
    elif isinstance(asking, ShowWay):
        target = {"creature": asking.creature}
    return {"noise": noise, "target": target}
