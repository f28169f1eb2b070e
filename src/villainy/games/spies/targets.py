"""Whom an ability may be meant for, and whom it reaches when it happens."""

from typing import Final

from mypy_extensions import i64

from villainy.games.spies.deck import EPIPHANY_CARD, MINION_CARD, SQUARES
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.grid import add_links
from villainy.games.spies.phase import ACTING, IN_PROGRESS
from villainy.games.spies.stats import is_contraption, is_minion, minion_next_to, next_square, spy_has
from villainy.games.spies.vocabulary import (
    A_NETWORK,
    ADJACENT,
    ALL_MINIONS,
    ALL_SPIES,
    ANY_SPY,
    BUSY,
    COMPLETE,
    CONTRAPTION,
    DEAD_MINION,
    ENTRY,
    GIVE,
    JUMP,
    LINK,
    MINION,
    MOVE,
    NEED_BUSY,
    NEED_FREE,
    NEED_OTHER,
    NETWORK_OTHERS,
    NEXT_MINION,
    NODE,
    ONCE,
    OPPONENT,
    OTHER_MINIONS,
    PLAN,
    PLAYED,
    REENTER,
    RETURN,
    SELF,
    SET_BUSY,
    SET_FREE,
    SPY_ACTS,
    SPY_DESTROYS,
    SPY_ENTERS,
    STAGE_IN_PROGRESS,
    SWAP,
    THE_SPY,
    TWO_MINIONS,
    UNTARGETABLE,
    UP_TO_2_MINIONS,
    Ability,
)

TEXT_CLAUSES: Final = [
    "spies.minion.ability-kinds",
    "spies.contraption.text",
    "spies.epiphany.any-time",
    "spies.plan.completion-effect",
    "spies.spy.ability",
    "spies.node.bonus-kinds",
    "spies.intel.any-time",
]
"""By kind of card."""


def abilities(game: Spies, card: int, when: int) -> list[Ability]:
    """What a card does at that trigger."""
    cards = game.cards
    face = game.face[card]
    if when == PLAYED:
        return cards.played[face]
    if when == BUSY:
        return cards.busy[face]
    if when == ENTRY:
        return cards.entry[face]
    if when == ONCE:
        return cards.once[face]
    if when == COMPLETE:
        return cards.complete[face]
    if when == SPY_ENTERS:
        return cards.spy_enters[face]
    if when == SPY_ACTS:
        return cards.spy_acts[face]
    if when == SPY_DESTROYS:
        return cards.spy_destroys[face]
    return cards.spy_ignores[face]


def clause_of(game: Spies, card: int) -> str:
    """The clause that speaks of what a card of this kind does."""
    return TEXT_CLAUSES[game.cards.kind[game.face[card]]]


# Whom it may be meant for ---------------------------------------------------------------------------------------------


def picks_of(ability: Ability) -> int:
    """How many things somebody has to point at."""
    if not ability.chosen:
        return 0
    return 2 if ability.op == MOVE or ability.target in (UP_TO_2_MINIONS, TWO_MINIONS) else 1


def faced(game: Spies, square: i64) -> bool:
    """Whether the infiltrator stands in the square."""
    return game.infiltrator >= 0 and game.at == square


def minion_fits(game: Spies, ability: Ability, source: i64, square: i64) -> bool:
    """Whether the ability may be meant for the Minion in the square."""
    if not is_minion(game, square):
        return False
    if (ability.needs & NEED_FREE or ability.op == SET_BUSY) and game.busy[square]:
        return False
    if (ability.needs & NEED_BUSY or ability.op == SET_FREE) and not game.busy[square]:
        return False
    if ability.needs & NEED_OTHER and game.lair[square] == source:
        return False
    return not (ability.op in (MOVE, SWAP, RETURN) and faced(game, square))  # spies.ruling.r52


def contraption_fits(game: Spies, ability: Ability, square: i64) -> bool:
    """Whether the ability may be meant for the static Contraption in the square."""
    if not is_contraption(game, square):
        return False
    return ability.cost_max < 0 or game.cards.cost[game.face[game.lair[square]]] <= ability.cost_max


def spy_fits(game: Spies, ability: Ability, source: i64, slot: i64) -> bool:
    """An untargetable Spy is out of reach of Epiphanies; only one that has been inside can enter again."""
    if game.spies[slot] < 0:
        return False
    if ability.op == GIVE and ability.what == REENTER and (not game.been[slot] or slot == game.infiltrator):
        return False
    return game.cards.kind[game.face[source]] != EPIPHANY_CARD or not spy_has(game, slot, UNTARGETABLE)


def is_open_square(game: Spies, square: i64) -> bool:
    """Unoccupied, and the infiltrator does not stand there (spies.ruling.r43)."""
    return game.lair[square] < 0 and not faced(game, square)


def targets(game: Spies, ability: Ability, source: int, first: int) -> list[int]:
    """What may be pointed at, as options; `first` is what was pointed at already, or NONE."""
    cards = game.cards
    options: list[int] = []
    target = ability.target
    if ability.op == MOVE and first >= 0:
        for square in range(SQUARES):
            if is_open_square(game, square):
                options.append(cards.square + square)
    elif target in (MINION, UP_TO_2_MINIONS, TWO_MINIONS):
        if target == UP_TO_2_MINIONS and first >= 0:
            options.append(cards.done)
        for square in range(SQUARES):
            if game.lair[square] != first and minion_fits(game, ability, source, square):
                options.append(cards.square + square)
    elif target == CONTRAPTION:
        for square in range(SQUARES):
            if contraption_fits(game, ability, square):
                options.append(cards.square + square)
    elif target == ANY_SPY:
        for slot in range(len(game.spies)):
            if spy_fits(game, ability, source, slot):
                options.append(cards.spy + slot)
    elif target == NODE:
        for slot in range(len(game.nodes)):
            if game.nodes[slot] >= 0:
                options.append(cards.node + slot)
    elif target == LINK:
        add_links(game, options, cards.link)
    elif target == A_NETWORK:
        for slot in range(len(game.nodes)):
            if game.nodes[slot] >= 0 and game.net[slot] == slot and game.size[slot] > 1:
                options.append(cards.network + slot)
    return options


def has_target(game: Spies, ability: Ability, source: i64) -> bool:
    """Whether there is anything for the ability to be meant for."""
    target = ability.target
    if target in (MINION, UP_TO_2_MINIONS, TWO_MINIONS):
        return _has_minion(game, ability, source, 2 if target == TWO_MINIONS else 1)
    if target == NODE:
        return len(game.nodes) > 0
    if target == ANY_SPY:
        return _has_spy(game, ability, source)
    return len(targets(game, ability, source, NONE)) > 0


def _has_minion(game: Spies, ability: Ability, source: i64, wanted: i64) -> bool:
    """Whether so many Minions fit, and whether one that is to move has somewhere to go."""
    if ability.op == MOVE and not _has_open_square(game):
        return False
    square: i64
    for square in range(SQUARES):
        if minion_fits(game, ability, source, square):
            wanted -= 1
            if wanted == 0:
                return True
    return False


def _has_spy(game: Spies, ability: Ability, source: i64) -> bool:
    slot: i64
    for slot in range(len(game.spies)):
        if spy_fits(game, ability, source, slot):
            return True
    return False


def _has_open_square(game: Spies) -> bool:
    square: i64
    for square in range(SQUARES):
        if is_open_square(game, square):
            return True
    return False


def meant(game: Spies, ability: Ability, first: int, option: int) -> int:
    """What was pointed at, as a card (a link: twice its Node and the edge), so that it is found wherever it goes."""
    cards = game.cards
    if option == cards.done:
        return NONE
    target = ability.target
    if ability.op == MOVE and first >= 0:
        return option - cards.square
    if target in (MINION, UP_TO_2_MINIONS, TWO_MINIONS, CONTRAPTION):
        return game.lair[option - cards.square]
    if target == ANY_SPY:
        return game.spies[option - cards.spy]
    if target == NODE:
        return game.nodes[option - cards.node]
    if target == A_NETWORK:
        return game.nodes[option - cards.network]
    which = option - cards.link
    return game.nodes[which // 2] * 2 + which % 2


def possible(game: Spies, ability: Ability, source: i64, jumping: bool) -> bool:
    """Whether this part of a card can be meant for anybody now; parts that simply happen always can."""
    if ability.unfailing:
        return True
    if ability.chosen:
        return has_target(game, ability, source)
    target = ability.target
    if target == THE_SPY:
        if game.infiltrator < 0 or not spy_fits(game, ability, source, game.infiltrator):
            return False
        return ability.op != JUMP or (jumping and next_square(game) < SQUARES)
    if target == NEXT_MINION:
        square = next_square(game)
        return game.infiltrator >= 0 and square < SQUARES and minion_fits(game, ability, source, square)
    if target == PLAN:
        return game.plan >= 0 and (not ability.needs & STAGE_IN_PROGRESS or game.stage == IN_PROGRESS)
    if target == DEAD_MINION:
        return dead_minion(game) >= 0
    return game.phase == ACTING  # Actions for this turn


def missing(game: Spies, ability: Ability, source: int) -> str:
    """What is not there for a part of a card that is not possible, as the name of a message."""
    target = ability.target
    if target in (MINION, UP_TO_2_MINIONS, TWO_MINIONS):
        return _missing_minion(game, ability)
    if target in (THE_SPY, NEXT_MINION):
        if game.infiltrator < 0:
            return "no-infiltrator"
        if target == NEXT_MINION:
            return "no-next-minion"
        return "jump" if spy_fits(game, ability, source, game.infiltrator) else "no-open-spy"
    if target == ANY_SPY:
        if not any(spy >= 0 for spy in game.spies):
            return "no-spy"
        return "no-returning-spy" if ability.op == GIVE and ability.what == REENTER else "no-open-spy"
    if target == CONTRAPTION:
        standing = any(is_contraption(game, square) for square in range(SQUARES))
        return "no-cheap-contraption" if standing else "no-contraption"
    if target == PLAN:
        return "no-plan" if game.plan < 0 else "no-plan-in-progress"
    return LACKING.get(target, "no-action-step")


LACKING: Final = {NODE: "no-node", LINK: "no-link", A_NETWORK: "no-link", DEAD_MINION: "no-dead-minion"}
"""By target: what is missing where there is none."""


def _missing_minion(game: Spies, ability: Ability) -> str:
    wanted = 2 if ability.target == TWO_MINIONS else 1
    there = [square for square in range(SQUARES) if is_minion(game, square)]
    if len(there) < wanted:
        return "no-two-minions" if wanted == 2 else "no-minion"
    if ability.op == MOVE and not _has_open_square(game):
        return "no-open-square"
    busy = sum(bool(game.busy[square]) for square in there)
    if (ability.needs & NEED_FREE or ability.op == SET_BUSY) and len(there) - busy < wanted:
        return "no-free-minion"
    if (ability.needs & NEED_BUSY or ability.op == SET_FREE) and busy < wanted:
        return "no-busy-minion"
    return "no-loose-minion"


def dead_minion(game: Spies) -> int:
    """The Minion that was put on the Genius's discard pile last."""
    for at in range(len(game.genius_discards) - 1, -1, -1):
        card = game.genius_discards[at]
        if game.cards.kind[game.face[card]] == MINION_CARD:
            return card
    return NONE


SPY_TARGETS: Final = (THE_SPY, ANY_SPY, ALL_SPIES, NETWORK_OTHERS)


def side(seat: int, ability: Ability) -> int:
    """The seat that an ability is meant for."""
    return 1 - seat if ability.target == OPPONENT else seat


def slot_of(things: list[int], card: int) -> int:
    """The slot of a card; NONE if it is not in play."""
    for slot in range(len(things)):
        if things[slot] == card:
            return slot
    return NONE


def spies_meant(game: Spies, ability: Ability, card: int, first: int) -> list[int]:
    """The slots of the Spies that an ability reaches now."""
    target = ability.target
    if target == THE_SPY:
        inside = game.infiltrator
        return [inside] if inside >= 0 and spy_fits(game, ability, card, inside) else []
    if target == ANY_SPY:
        slot = slot_of(game.spies, first)
        return [slot] if slot >= 0 and spy_fits(game, ability, card, slot) else []
    found: list[int] = []
    for slot in range(len(game.spies)):
        if game.spies[slot] >= 0 and (
            target == ALL_SPIES
            or (
                target == NETWORK_OTHERS
                and slot != game.infiltrator
                and game.infiltrator >= 0
                and game.assigned[slot] == game.assigned[game.infiltrator]
            )
        ):
            found.append(slot)
    return found


def minions_meant(game: Spies, ability: Ability, card: int, place: int, first: int, second: int) -> list[int]:
    """The squares of the Minions that an ability reaches now."""
    target = ability.target
    found: list[int] = []
    if target == SELF:
        found.append(game.square_of(card))
    elif target == NEXT_MINION:
        found.append(next_square(game))
    elif target == ADJACENT:
        found.append(minion_next_to(game, place, -1))
        found.append(minion_next_to(game, place, 1))
    elif target in (ALL_MINIONS, OTHER_MINIONS):
        for square in range(SQUARES):
            if game.lair[square] != card or target == ALL_MINIONS:
                found.append(square)
    else:
        if first >= 0:
            found.append(game.square_of(first))
        if second >= 0:
            found.append(game.square_of(second))
    return [square for square in found if 0 <= square < SQUARES and minion_fits(game, ability, card, square)]
