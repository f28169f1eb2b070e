"""Thwarting: a Spy that reaches the Evil Plan."""

from villainy.games.spies.ending import score
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.networks import cut_all
from villainy.games.spies.phase import MASTER, NO_PLAN
from villainy.games.spies.spies import leave_lair, unassign, withdraw


def reach_plan(game: Spies) -> None:
    """The Plan is thwarted at whatever stage it is; the Spy's network comes apart and the Spy is Unassigned."""
    slot = game.infiltrator
    plan = game.plan
    if plan < 0:
        withdraw(game, "spies.ruling.r46")
        return
    game.show(plan)
    game.forget(plan)
    game.thwarted = [*game.thwarted, plan]
    game.plan = NONE
    game.stage = NO_PLAN
    game.tell("thwarted", "spies.thwart.happens", seat=MASTER, amount=slot, card=plan)
    if score(game, MASTER, game.cards.evilness[game.face[plan]], "spies.thwart.score"):
        return
    network = game.assigned[slot]
    leave_lair(game)
    unassign(game, slot, "spies.thwart.disconnect")
    cut_all(game, network, "spies.thwart.disconnect")
