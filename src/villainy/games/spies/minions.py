"""Minions: their stats, their work, their wounds and their death."""

from villainy.games.spies.deck import MINION_CARD, SQUARES
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.phase import GENIUS, MASTER
from villainy.games.spies.spies import BY_COMBAT, BY_CONTRAPTION, eject, hurt_spy, kill_spy
from villainy.games.spies.vocabulary import (
    ATTACK,
    DAMAGE,
    DRAW,
    EJECT,
    FIRST_KEYWORD,
    HEALTH,
    IN_COMBAT,
    KEEN,
    KEYWORDS,
    KILL,
    NO_WORK,
    OPPONENT,
    PERCEPTION,
    PLAN_MINION,
    RETURN,
    SAVED,
    WORK,
    WORK_ATTACHED,
)


def is_minion(game: Spies, square: int) -> bool:
    """Whether a Minion stands in the square."""
    card = game.lair[square]
    return card >= 0 and game.cards.kind[game.face[card]] == MINION_CARD


# Stats ----------------------------------------------------------------------------------------------------------------


def minion_stat(game: Spies, square: int, stat: int) -> int:
    """A Minion's value with all that is added; it may be below 0 until it is read."""
    cards, face, lair = game.cards, game.face, game.lair
    card = lair[square]
    value = cards.own[stat][face[card]]
    attachment = game.attached[square]
    if attachment >= 0:
        value += cards.host[stat][face[attachment]]
    beside = cards.beside[stat]
    if square > 0:
        other = lair[square - 1]
        if other >= 0 and beside[face[other]] and not game.dark(other):
            value += beside[face[other]]
    if square < SQUARES - 1:
        other = lair[square + 1]
        if other >= 0 and beside[face[other]] and not game.dark(other):
            value += beside[face[other]]
    if cards.reaches[stat]:
        around, others = cards.around[stat], cards.others[stat]
        for at in range(SQUARES):
            other = lair[at]
            if other >= 0:
                adds = around[face[other]]
                if at != square:
                    adds += others[face[other]]
                if adds and not game.dark(other):
                    value += adds
    if game.lasting:
        value += game.added(card, stat)
    return value


def minion_keys(game: Spies, square: int) -> int:
    """The keywords that a Minion has, as bits."""
    cards, face, lair = game.cards, game.face, game.lair
    card = lair[square]
    keys = cards.own_keys[face[card]]
    attachment = game.attached[square]
    if attachment >= 0:
        keys |= cards.host_keys[face[attachment]]
    for at in range(SQUARES):
        other = lair[at]
        if other < 0:
            continue
        printed = face[other]
        adds = cards.around_keys[printed]
        if at != square:
            adds |= cards.others_keys[printed]
            if at in (square - 1, square + 1):
                adds |= cards.beside_keys[printed]
        if adds and not game.dark(other):
            keys |= adds
    if game.lasting:
        for keyword in range(len(KEYWORDS)):
            if game.added(card, FIRST_KEYWORD + keyword) > 0:
                keys |= 1 << keyword
    return keys


def minion_has(game: Spies, square: int, keyword: int) -> bool:
    return (minion_keys(game, square) >> keyword) & 1 == 1


def minion_attack(game: Spies, square: int) -> int:
    return max(0, minion_stat(game, square, ATTACK))


def minion_health(game: Spies, square: int) -> int:
    return max(0, minion_stat(game, square, HEALTH))


def counts_as(game: Spies, square: int) -> int:
    """How many Minions it counts as for an Evil Plan."""
    return max(0, minion_stat(game, square, PLAN_MINION))


def gives_work(game: Spies, square: int) -> int:
    return max(0, minion_stat(game, square, WORK))


def perception(game: Spies, square: int) -> int:
    """spies.minion.busy-perception-zero: Busy Minions notice nothing, unless they keep their Perception."""
    if game.busy[square] and not minion_has(game, square, KEEN):
        return 0
    return max(0, minion_stat(game, square, PERCEPTION) + _met(game))


def _met(game: Spies) -> int:
    """What the infiltrator's network takes from the Perception of those it meets."""
    slot = game.infiltrator
    if slot < 0 or game.assigned[slot] < 0:
        return 0
    network = game.assigned[slot]
    size = game.size[network]
    total = 0
    for at in range(len(game.nodes)):
        if game.net[at] == network and game.nodes[at] >= 0:
            adds = game.cards.met[game.face[game.nodes[at]]][size]
            if adds and not game.dark(game.nodes[at]):
                total += adds
    return total


# Work -----------------------------------------------------------------------------------------------------------------


def may_work(game: Spies, square: int) -> bool:
    """A Free Minion may Work, unless its card says never or something is attached to it."""
    if game.busy[square]:
        return False
    keys = minion_keys(game, square)
    if (keys >> NO_WORK) & 1:
        return False
    return game.attached[square] < 0 or (keys >> WORK_ATTACHED) & 1 == 1


def set_busy(game: Spies, square: int, clause: str) -> None:
    game.busy = changed(game.busy, square, 1)
    game.tell("busy", clause, seat=GENIUS, place=square, card=game.lair[square])


def set_free(game: Spies, square: int, clause: str) -> None:
    game.busy = changed(game.busy, square, 0)
    game.tell("free", clause, seat=GENIUS, place=square, card=game.lair[square])


# Damage and death -----------------------------------------------------------------------------------------------------


def minion_is_dead(game: Spies, square: int) -> bool:
    """spies.minion.dies-when-exceeded: damage greater than Health kills; with `meets`, equal damage too."""
    hurt = game.hurt[square]
    if hurt <= 0:
        return False
    left = minion_health(game, square) - hurt
    return left < 0 or (left == 0 and game.variant.meets)


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
        elif game.infiltrator >= 0:
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
        if other >= 0 and game.cards.saves[game.face[other]] and other * 4 not in game.used and not game.dark(other):
            game.used = [*game.used, other * 4]
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


def minion_next_to(game: Spies, square: int, step: int) -> int:
    """The square beside this one if a Minion stands there, else NONE."""
    beside = square + step
    return beside if 0 <= beside < SQUARES and is_minion(game, beside) else NONE
