"""Minions: their stats, their work, their wounds and their death."""

from villainy.games.spies.deck import SQUARES
from villainy.games.spies.game import Spies, changed
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.spies import BY_COMBAT, BY_CONTRAPTION, eject, hurt_spy, kill_spy
from villainy.games.spies.stats import minion_has, spy_is_dead
from villainy.games.spies.vocabulary import (
    DAMAGE,
    DRAW,
    EJECT,
    IN_COMBAT,
    KILL,
    NO_WORK,
    OPPONENT,
    RETURN,
    SAVED,
    WORK_ATTACHED,
)

# Work -----------------------------------------------------------------------------------------------------------------


def may_work(game: Spies, square: int) -> bool:
    """A Free Minion may Work, unless its card says never or something is attached to it."""
    if game.busy[square] or (game.attached[square] >= 0 and not minion_has(game, square, WORK_ATTACHED)):
        return False
    return not minion_has(game, square, NO_WORK)


def set_busy(game: Spies, square: int, clause: str) -> None:
    """The Minion is turned to its Busy side."""
    game.busy = changed(game.busy, square, 1)
    game.tell("busy", clause, seat=GENIUS, place=square, card=game.lair[square])


def set_free(game: Spies, square: int, clause: str) -> None:
    """The Minion is turned to its Free side."""
    game.busy = changed(game.busy, square, 0)
    game.tell("free", clause, seat=GENIUS, place=square, card=game.lair[square])


# Damage and death -----------------------------------------------------------------------------------------------------


def wound_minion(game: Spies, square: int, amount: int, clause: str) -> None:
    """The Minion takes damage; whether it dies is seen later."""
    game.hurt = changed(game.hurt, square, game.hurt[square] + amount)
    if game.listening:
        game.tell("minion-hurt", clause, seat=GENIUS, place=square, amount=amount, card=game.lair[square])


def kill_minion(game: Spies, square: int, clause: str, cause: int) -> None:
    """The Minion dies and leaves play, and what is attached to it with it; then what follows from its death."""
    card, attachment = game.lair[square], game.attached[square]
    face = game.face
    saved = _is_saved(game, square)
    game.tell("minion-died", clause, seat=GENIUS, place=square, card=card)
    game.vacate(square)
    follows = list(game.cards.dies[face[card]])
    if attachment >= 0:
        follows += game.cards.dies[face[attachment]]
        game.put_away(attachment)
        game.tell("destroyed", "spies.contraption.attach-dies", seat=GENIUS, place=square, card=attachment)
    for ability in follows:
        if ability.op == RETURN:
            saved = True
    if saved:
        game.take_to_hand(card)
        game.tell("returned", "spies.contraption.text", seat=GENIUS, place=square, card=card)
    else:
        game.put_away(card)
    for ability in follows:
        if ability.needs & IN_COMBAT and cause != BY_COMBAT:
            continue
        if ability.op == DRAW:
            game.draw(MASTER if ability.target == OPPONENT else GENIUS, ability.amount, "spies.contraption.text")
        elif game.infiltrator >= 0 and not spy_is_dead(game, game.infiltrator):
            if ability.op == DAMAGE:
                hurt_spy(game, game.infiltrator, ability.amount, "spies.contraption.text", BY_CONTRAPTION)
            elif ability.op == KILL:
                kill_spy(game, game.infiltrator, "spies.contraption.text", BY_CONTRAPTION)
            elif ability.op == EJECT:
                eject(game, "spies.contraption.text")


def _is_saved(game: Spies, square: int) -> bool:
    """Whether something returns the Minion to its owner's hand; what does so once a turn has then done it."""
    saved = minion_has(game, square, SAVED)
    for at in range(SQUARES):
        other = game.lair[at]
        if other < 0 or not game.cards.saves[game.face[other]] or game.dark(other):
            continue
        key = other * 4 + 3
        if key not in game.used:
            game.used = [*game.used, key]
            saved = True
    return saved


def return_minion(game: Spies, square: int, clause: str) -> None:
    """The Minion goes to its owner's hand; anything attached is destroyed."""
    card, attachment = game.lair[square], game.attached[square]
    game.vacate(square)
    game.take_to_hand(card)
    game.tell("returned", clause, seat=GENIUS, place=square, card=card)
    if attachment >= 0:
        game.put_away(attachment)
        game.tell("destroyed", clause, seat=GENIUS, place=square, card=attachment)
