"""Spies: their stats, the support that they need, and how they leave the lair."""

from typing import Final

from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.stats import spy_is_dead, spy_keys
from villainy.games.spies.vocabulary import (
    COMBAT,
    DRAW,
    INFILTRATING,
    INFILTRATION,
    LAST_GASP,
    OPPONENT,
    RETURN,
    TRAP_EJECT,
)

BY_COMBAT: Final = 0
BY_CONTRAPTION: Final = 1
BY_CARD: Final = 2
BY_LOSS: Final = 3
"""What kills a unit; BY_LOSS: Health that it had is gone."""

# Leaving --------------------------------------------------------------------------------------------------------------


def leave_lair(game: Spies) -> None:
    """The infiltration is over; what lasted as long ends, Sneak is whole again, and who was fought is healed."""
    if game.fighting and game.hurt[game.at]:
        heal_minion(game, game.at)
    game.infiltrator = NONE
    game.at = NONE
    game.skip = 0
    game.spent = 0
    game.sneaks = 0
    game.fighting = 0
    game.used_here = []
    game.lapse(COMBAT)
    game.lapse(INFILTRATION)


def heal_minion(game: Spies, square: int) -> None:
    """spies.combat.minion-heals: a Minion that survives a combat is back at full Health."""
    game.hurt = changed(game.hurt, square, 0)
    game.tell("minion-heals", "spies.combat.minion-heals", seat=GENIUS, place=square, card=game.lair[square])


def unassign(game: Spies, slot: int, clause: str) -> None:
    """The Spy has no network any more; one in the lair is thereby ejected."""
    if slot == game.infiltrator:
        eject(game, clause)
    elif game.assigned[slot] >= 0:
        game.assigned = changed(game.assigned, slot, NONE)
        game.tell("unassigned", clause, seat=MASTER, place=slot, card=game.spies[slot])


def eject(game: Spies, clause: str) -> None:
    """The infiltrator is thrown out and Unassigned; it may not come back this turn."""
    slot = game.infiltrator
    game.tell("ejected", clause, seat=MASTER, place=game.at, amount=slot, card=game.spies[slot])
    game.assigned = changed(game.assigned, slot, NONE)
    leave_lair(game)


def withdraw(game: Spies, clause: str) -> None:
    """The infiltrator leaves and stays Assigned."""
    slot = game.infiltrator
    game.tell("withdrew", clause, seat=MASTER, place=game.at, amount=slot, card=game.spies[slot])
    leave_lair(game)


# Damage and death -----------------------------------------------------------------------------------------------------


def hurt_spy(game: Spies, slot: int, amount: int, clause: str, cause: int) -> None:
    """The Spy takes damage and may die of it."""
    wound_spy(game, slot, amount, clause)
    if spy_is_dead(game, slot):
        kill_spy(game, slot, clause, cause)


def wound_spy(game: Spies, slot: int, amount: int, clause: str) -> None:
    """The Spy takes damage; whether it dies is seen later."""
    game.wounds = changed(game.wounds, slot, game.wounds[slot] + amount)
    if game.listening:
        game.tell("spy-hurt", clause, seat=MASTER, place=slot, amount=amount, card=game.spies[slot])


def heal_spy(game: Spies, slot: int, amount: int, clause: str) -> None:
    """The Spy regains Health, beyond its own value if the table plays without a cap."""
    wounds = game.wounds[slot] - amount
    if game.variant.regain_capped:
        wounds = max(wounds, 0)
    regained = game.wounds[slot] - wounds
    if regained:
        game.wounds = changed(game.wounds, slot, wounds)
        if game.listening:
            game.tell("regained", clause, seat=MASTER, place=slot, amount=regained, card=game.spies[slot])


def kill_spy(game: Spies, slot: int, clause: str, cause: int) -> None:
    """The Spy dies and leaves play, unless something lets the infiltrator out instead."""
    if slot == game.infiltrator and _let_out(game, slot, cause):
        return
    card = game.spies[slot]
    face = game.face[card]
    inside = slot == game.infiltrator
    game.tell("spy-died", clause, seat=MASTER, place=game.at if inside else NONE, amount=slot, card=card)
    if inside:
        leave_lair(game)
    remove_spy(game, slot)
    returns = False
    for ability in game.cards.dies[face]:
        if ability.needs & INFILTRATING and not inside:
            continue
        if ability.op == RETURN:
            returns = True
        elif ability.op == DRAW:
            game.draw(GENIUS if ability.target == OPPONENT else MASTER, ability.amount, "spies.spy.ability")
    if returns:
        game.take_to_hand(card)
        game.tell("returned", "spies.spy.ability", seat=MASTER, card=card)
    else:
        game.put_away(card)


def _let_out(game: Spies, slot: int, cause: int) -> bool:
    """A Spy that slips out of traps, or a network with a way out: ejected instead of killed."""
    keys = spy_keys(game, slot)
    if (keys >> LAST_GASP) & 1 or (cause == BY_CONTRAPTION and (keys >> TRAP_EJECT) & 1):
        eject(game, "spies.spy.ability")
        return True
    network = game.assigned[slot]
    for at in range(len(game.nodes)):
        node = game.nodes[at]
        if node >= 0 and game.net[at] == network:
            size = game.cards.way_out[game.face[node]]
            if 0 < size <= game.size[network] and node * 4 + 3 not in game.used and not game.dark(node):
                game.used = [*game.used, node * 4 + 3]
                game.tell("way-out", "spies.node.bonus-kinds", seat=MASTER, place=at, card=node)
                eject(game, "spies.node.bonus-kinds")
                return True
    return False


def remove_spy(game: Spies, slot: int) -> None:
    """The slot is empty; where the card goes is the caller's business."""
    game.forget(game.spies[slot])
    spies = changed(game.spies, slot, NONE)
    while spies and spies[-1] < 0:
        spies.pop()
    count = len(spies)
    game.spies = spies
    game.assigned = changed(game.assigned, slot, NONE)[:count]
    game.wounds = changed(game.wounds, slot, 0)[:count]
    game.been = changed(game.been, slot, 0)[:count]
    game.noisy = changed(game.noisy, slot, 0)[:count]
    game.barred = changed(game.barred, slot, 0)[:count]


def add_spy(game: Spies, card: int) -> int:
    """spies.spy.starts-unassigned: a Spy comes into play in the first free slot, Unassigned."""
    for slot in range(len(game.spies)):
        if game.spies[slot] < 0:
            game.spies = changed(game.spies, slot, card)
            return slot
    game.spies = [*game.spies, card]
    game.assigned = [*game.assigned, NONE]
    game.wounds = [*game.wounds, 0]
    game.been = [*game.been, 0]
    game.noisy = [*game.noisy, 0]
    game.barred = [*game.barred, 0]
    return len(game.spies) - 1
