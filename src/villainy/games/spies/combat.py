"""Combat: exchanges of blows until somebody is dead."""

from typing import Final

from villainy.engine.step import Act
from villainy.games.spies.events import Interrupt
from villainy.games.spies.game import Spies
from villainy.games.spies.minions import kill_minion, wound_minion
from villainy.games.spies.phase import BETWEEN_EXCHANGES, MASTER
from villainy.games.spies.spies import BY_COMBAT, kill_spy, withdraw, wound_spy
from villainy.games.spies.stats import (
    is_minion,
    minion_attack,
    minion_has,
    minion_is_dead,
    perception,
    spy_attack,
    spy_has,
    spy_is_dead,
)
from villainy.games.spies.vocabulary import COMBAT, INITIATIVE


def spy_initiative(game: Spies) -> bool:
    """The Spy's own, or against Minions that notice nothing."""
    slot = game.infiltrator
    if spy_has(game, slot, INITIATIVE):
        return True
    return game.cards.sure_of_the_blind[game.face[game.spies[slot]]] and perception(game, game.at) == 0


class Combat(Act[Spies]):
    """Who has Initiative strikes once first, unless both have it; then blows are exchanged."""

    def run(self, game: Spies) -> None:
        game.fighting = 1
        mine, yours = spy_initiative(game), minion_has(game, game.at, INITIATIVE)
        game.tell("combat", "spies.combat.repeat", seat=MASTER, place=game.at, card=game.lair[game.at])
        if mine == yours:
            game.then(EXCHANGE)
            return
        if mine:
            wound_minion(game, game.at, spy_attack(game, game.infiltrator), "spies.combat.initiative")
        else:
            wound_spy(game, game.infiltrator, minion_attack(game, game.at), "spies.combat.initiative")
        if is_over(game):
            return
        game.then(EXCHANGE)
        if game.variant.combat_windows:
            game.then(WINDOW)


class Exchange(Act[Spies]):
    """Both strike at once; each takes damage equal to the other's Attack. It goes on until at least one is dead."""

    def run(self, game: Spies) -> None:
        if game.infiltrator < 0:
            return
        if not is_minion(game, game.at):
            end_combat(game)
            return
        while True:
            slot, square = game.infiltrator, game.at
            blow, answer = spy_attack(game, slot), minion_attack(game, square)
            if blow == 0 and answer == 0:
                withdraw(game, "spies.ruling.r36")
                return
            game.tell("exchange", "spies.combat.simultaneous", seat=MASTER, place=square, amount=slot)
            if answer:
                wound_spy(game, slot, answer, "spies.combat.simultaneous")
            if blow:
                wound_minion(game, square, blow, "spies.combat.simultaneous")
            if is_over(game):
                return
            if game.variant.combat_windows:
                game.then(WINDOW, self)
                return


def is_over(game: Spies) -> bool:
    """spies.ruling.r54: deaths of both are decided together; the Minion's death effects come first."""
    slot, square = game.infiltrator, game.at
    spy_dead, minion_dead = spy_is_dead(game, slot), minion_is_dead(game, square)
    if not spy_dead and not minion_dead:
        return False
    spy = game.spies[slot]
    if minion_dead:
        kill_minion(game, square, "spies.combat.exceeds-health", BY_COMBAT)
    if spy_dead and game.infiltrator == slot and game.spies[slot] == spy:
        kill_spy(game, slot, "spies.combat.exceeds-health", BY_COMBAT)
    if game.infiltrator >= 0:
        end_combat(game)
    return True


def end_combat(game: Spies) -> None:
    """The Spy is rid of its opponent; what lasted as long as the fight is over."""
    game.fighting = 0
    game.lapse(COMBAT)


EXCHANGE: Final = Exchange()
WINDOW: Final = Interrupt(MASTER, MASTER, 0, 0, BETWEEN_EXCHANGES)
"""Made once: a step never changes."""
