"""Sneaking past Minions: no die is rolled, Sneak is spent."""

from villainy.games.spies.game import Spies
from villainy.games.spies.phase import MASTER
from villainy.games.spies.stats import perception, spy_keys, spy_sneak
from villainy.games.spies.vocabulary import FREE_FIRST_SNEAK, QUIET_DESTROY


def why_not_sneak(game: Spies) -> str:
    """spies.sneak.condition; the clause that forbids it, or nothing."""
    slot = game.infiltrator
    if game.noisy[slot] and not (spy_keys(game, slot) >> QUIET_DESTROY) & 1:
        return "spies.inf.destroy-noisy"
    sneak = spy_sneak(game, slot)
    if sneak < 1:
        return "spies.spy.sneak-needs-one"
    return "spies.spy.sneak-compare" if sneak < perception(game, game.at) else ""


def sneak_past(game: Spies) -> None:
    """spies.spy.sneak-cost: the Spy's Sneak drops by the Minion's Perception for the rest of the infiltration."""
    slot = game.infiltrator
    price = perception(game, game.at)
    if game.sneaks == 0 and (spy_keys(game, slot) >> FREE_FIRST_SNEAK) & 1:
        price = 0
    game.spent += price
    game.sneaks += 1
    game.tell("sneaked", "spies.sneak.result", seat=MASTER, place=game.at, amount=price, card=game.spies[slot])
