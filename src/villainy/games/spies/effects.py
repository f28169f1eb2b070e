"""What cards do: whom an ability may be meant for, pointing at targets, and the operations, each one small."""

from typing import Final

from mypy_extensions import i64

from villainy.engine.step import Act, Question
from villainy.games.spies.contraptions import destroy_contraption
from villainy.games.spies.deck import CONTRAPTION_CARD, RIGHT, SQUARES
from villainy.games.spies.discarding import discard, look_at_hand
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.grid import SIDES
from villainy.games.spies.minions import kill_minion, return_minion, set_busy, set_free, wound_minion
from villainy.games.spies.networks import cut, cut_all, recheck, remove_node
from villainy.games.spies.phase import ACTING, GENIUS, MASTER
from villainy.games.spies.plans import DrawPlans, put_plan_back
from villainy.games.spies.spies import (
    BY_CARD,
    BY_CONTRAPTION,
    BY_LOSS,
    eject,
    heal_spy,
    hurt_spy,
    kill_spy,
    unassign,
    withdraw,
)
from villainy.games.spies.stats import infiltrator_net, is_minion, minion_is_dead, next_square, spy_is_dead, spy_sneak
from villainy.games.spies.targets import (
    SPY_TARGETS,
    abilities,
    clause_of,
    dead_minion,
    faced,
    has_target,
    is_open_square,
    meant,
    minion_fits,
    minions_meant,
    picks_of,
    possible,
    side,
    slot_of,
    spies_meant,
    spy_fits,
    targets,
)
from villainy.games.spies.vocabulary import (
    A_NETWORK,
    ALL_NETWORKS,
    ALL_SPIES,
    CONTRAPTION,
    CUT,
    DAMAGE,
    DEAD_MINION,
    DESTROY,
    DISCARD,
    DRAW,
    EJECT,
    FIRST_KEYWORD,
    GAIN,
    GAIN_PLAYS,
    GAIN_WORK,
    GIVE,
    HEAL,
    JUMP,
    KEYWORDS,
    KILL,
    LINK,
    LOOK,
    LOOK_PLAN,
    MINION,
    MOD,
    MOVE,
    NEXT_TURN,
    NODE,
    PLAN,
    PLAYED,
    REPLAN,
    RETURN,
    ROUND,
    ROUND_OF_MASTER,
    SET_BUSY,
    SET_FREE,
    STALLED,
    STATS,
    SWAP,
    UNASSIGN,
    UNTIL_STEP_1,
    WITHDRAW,
    Ability,
)

# Pointing at targets --------------------------------------------------------------------------------------------------


class Aim(Question[Spies]):
    """Point at what a card is meant for. A played card then waits with it; anything else happens at once."""

    def __init__(self, seat: int, card: int, when: int, index: int, place: int, first: int) -> None:
        super().__init__(seat)
        self.card = card
        self.when = when
        self.index = index
        self.place = place
        self.first = first

    def parts(self) -> list[int]:
        return [self.seat, self.card, self.when, self.index, self.place, self.first]

    def options(self, game: Spies) -> list[int]:
        return targets(game, abilities(game, self.card, self.when)[self.index], self.card, self.first)

    def choose(self, game: Spies, option: int) -> None:
        ability = abilities(game, self.card, self.when)[self.index]
        what = meant(game, ability, self.first, option)
        if self.first < 0 and picks_of(ability) == 2:
            game.then(Aim(self.seat, self.card, self.when, self.index, self.place, what))
            return
        if self.when == PLAYED:
            picked = [*game.picks[-1], what] if self.first < 0 else [*game.picks[-1], self.first, what]
            game.picks = [*game.picks[:-1], picked]
            return
        if self.first < 0:
            apply(game, ability, self.seat, self.card, self.place, what, NONE)
        else:
            apply(game, ability, self.seat, self.card, self.place, self.first, what)

    def refused(self, game: Spies, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind in {"square", "spy"}:
            return self._refused_target(game, kind, parts[0])
        return clause_of(game, self.card) if kind in {"node", "link", "network"} else ""

    def _refused_target(self, game: Spies, kind: str, place: int) -> str:
        """Why this unit or square cannot be pointed at."""
        ability = abilities(game, self.card, self.when)[self.index]
        if kind == "square" and ability.op in {MOVE, SWAP, RETURN} and faced(game, place):
            return "spies.ruling.r43" if self.first >= 0 and ability.op == MOVE else "spies.ruling.r52"
        if kind == "square" and self.first >= 0 and ability.op == MOVE:
            return "spies.lair.one-card-per-square"
        return clause_of(game, self.card)


def perform(game: Spies, seat: int, card: int, when: int, place: int) -> None:
    """All that a card does at a trigger is to happen next, line by line."""
    count = len(abilities(game, card, when))
    for index in range(count - 1, -1, -1):
        game.then(Perform(seat, card, when, index, place, NONE, NONE))


class Perform(Act[Spies]):
    """One line of a card happens; where something must be pointed at, somebody is asked first."""

    def __init__(self, seat: int, card: int, when: int, index: int, place: int, first: int, second: int) -> None:
        self.seat = seat
        self.card = card
        self.when = when
        self.index = index
        self.place = place
        self.first = first
        self.second = second

    def parts(self) -> list[int]:
        return [self.seat, self.card, self.when, self.index, self.place, self.first, self.second]

    def run(self, game: Spies) -> None:
        ability = abilities(game, self.card, self.when)[self.index]
        if ability.chosen and self.when != PLAYED:
            if has_target(game, ability, self.card):
                game.then(Aim(self.seat, self.card, self.when, self.index, self.place, NONE))
            return
        apply(game, ability, self.seat, self.card, self.place, self.first, self.second)


class Spent(Act[Spies]):
    """A card has done all that it says and is discarded."""

    def run(self, game: Spies) -> None:
        game.put_away(game.resolving)
        game.resolving = NONE


# Operations -----------------------------------------------------------------------------------------------------------


def apply(game: Spies, ability: Ability, seat: int, card: int, place: int, first: int, second: int) -> None:
    """One line of a card happens. `place` is the square of the card that does it, if it has one."""
    if ability.net_below >= 0 and (game.infiltrator < 0 or infiltrator_net(game) >= ability.net_below):
        return
    if ability.sneak_below >= 0 and (game.infiltrator < 0 or spy_sneak(game, game.infiltrator) >= ability.sneak_below):
        return
    op = ability.op
    clause = clause_of(game, card)
    if op in (MOD, GIVE):
        _change(game, ability, card, place, first)
    elif op in (DAMAGE, KILL, SET_BUSY, SET_FREE):
        if ability.target in SPY_TARGETS:
            _strike_spies(game, ability, card, first, clause)
        else:
            _strike_minions(game, ability, card, place, first, second, clause)
    elif op in (HEAL, EJECT, WITHDRAW, JUMP):
        _to_infiltrator(game, ability, card, clause)
    elif op == UNASSIGN:
        _unassign(game, ability, first, clause)
    elif op in (DESTROY, RETURN, CUT):
        _remove(game, ability, card, first, clause)
    elif op == MOVE:
        _move(game, ability, card, first, second, clause)
    elif op == SWAP:
        _swap(game, ability, card, first, second, clause)
    elif op == DRAW:
        game.draw(side(seat, ability), ability.amount, clause)
    elif op == DISCARD:
        discard(game, seat, side(seat, ability), ability, clause)
    elif op == LOOK:
        _look(game, seat, ability, clause)
    elif op == GAIN:
        _gain(game, seat, ability, clause)
    elif op == REPLAN and possible(game, ability, card, jumping=False):
        put_plan_back(game)
        game.then(DrawPlans())
    settle(game)


def settle(game: Spies) -> None:
    """spies.ruling.r44: support is checked at once, then whether a unit has lost the Health that kept it alive."""
    recheck(game)
    if game.infiltrator >= 0 and spy_is_dead(game, game.infiltrator):
        kill_spy(game, game.infiltrator, "spies.ruling.r44", BY_LOSS)
    settle_lair(game)


def settle_lair(game: Spies) -> None:
    """Minions that have lost the Health that kept them alive die. What stands where in the lair is no Spy's support."""
    hurt = game.hurt
    square: i64
    for square in range(SQUARES):
        if hurt[square] and is_minion(game, square) and minion_is_dead(game, square):
            kill_minion(game, square, "spies.minion.dies-when-exceeded", BY_LOSS)
            settle(game)
            return


def _change(game: Spies, ability: Ability, card: int, place: int, first: int) -> None:
    """A stat changes or a keyword is given, for a while."""
    meant_for: list[int] = []
    target = ability.target
    if target in SPY_TARGETS:
        for slot in spies_meant(game, ability, card, first):
            meant_for.append(game.spies[slot])
    elif target == CONTRAPTION:
        square = game.square_of(first)
        if square >= 0:
            meant_for.append(first)
    elif target == NODE:
        if slot_of(game.nodes, first) >= 0:
            meant_for.append(first)
    elif target == PLAN:
        if game.plan >= 0:
            meant_for.append(game.plan)
    else:
        for square in minions_meant(game, ability, card, place, first, NONE):
            meant_for.append(game.lair[square])
    until = ability.until
    if until == ROUND and game.owner(card) == MASTER:
        until = ROUND_OF_MASTER
    if ability.op == GIVE and ability.what == STALLED:
        until = UNTIL_STEP_1
    what = ability.what if ability.op == MOD else FIRST_KEYWORD + ability.what
    for thing in meant_for:
        game.last(thing, what, ability.amount, until, game.face[card])
        if game.listening:
            _tell_change(game, thing, what, ability.amount, clause_of(game, card))


def _tell_change(game: Spies, thing: int, what: int, amount: int, clause: str) -> None:
    """`attack-changed` and the like, or `given-keen`; a Plan that lies face down is named to those who know it."""
    kind = f"{STATS[what]}-changed" if what < FIRST_KEYWORD else f"given-{KEYWORDS[what - FIRST_KEYWORD]}"
    game.tell(kind, clause, seat=game.owner(thing), place=place_of(game, thing), amount=amount, card=thing)


def place_of(game: Spies, card: int) -> int:
    """The square or slot of a card in play."""
    if card == game.plan:
        return SQUARES
    square = game.square_of(card)
    if square >= 0:
        return square
    slot = slot_of(game.spies, card)
    return slot if slot >= 0 else slot_of(game.nodes, card)


def _strike_spies(game: Spies, ability: Ability, card: int, first: int, clause: str) -> None:
    cause = BY_CONTRAPTION if game.cards.kind[game.face[card]] == CONTRAPTION_CARD else BY_CARD
    slots = spies_meant(game, ability, card, first)
    for at in range(len(slots) - 1, -1, -1):  # from the last slot on, because a dead Spy's slot may be cut off
        if ability.op == DAMAGE:
            hurt_spy(game, slots[at], ability.amount, clause, cause)
        else:
            kill_spy(game, slots[at], clause, cause)


def _strike_minions(game: Spies, ability: Ability, card: int, place: int, first: int, second: int, clause: str) -> None:
    cause = BY_CONTRAPTION if game.cards.kind[game.face[card]] == CONTRAPTION_CARD else BY_CARD
    for square in minions_meant(game, ability, card, place, first, second):
        if ability.op == SET_BUSY:
            set_busy(game, square, clause)
        elif ability.op == SET_FREE:
            set_free(game, square, clause)
        elif ability.op == DAMAGE:
            wound_minion(game, square, ability.amount, clause)
            if minion_is_dead(game, square):
                kill_minion(game, square, clause, cause)
        else:
            kill_minion(game, square, clause, cause)


def _to_infiltrator(game: Spies, ability: Ability, card: int, clause: str) -> None:
    slot = game.infiltrator
    if slot < 0 or not spy_fits(game, ability, card, slot):
        return
    if ability.op == HEAL:
        heal_spy(game, slot, ability.amount, clause)
    elif ability.op == EJECT:
        eject(game, clause)
    elif ability.op == WITHDRAW:
        withdraw(game, clause)
    else:
        game.skip = min(game.skip + ability.amount, SQUARES - 1 - game.at)
        game.tell("jumps", clause, seat=MASTER, place=next_square(game), amount=slot, card=game.spies[slot])


def _unassign(game: Spies, ability: Ability, first: int, clause: str) -> None:
    """Unassigned, and not to be Assigned in the Master's next step 3."""
    for slot in range(len(game.spies)):
        if game.spies[slot] >= 0 and (ability.target == ALL_SPIES or game.spies[slot] == first):
            unassign(game, slot, clause)
            game.barred = changed(game.barred, slot, 1)
            game.tell("barred", clause, seat=MASTER, place=slot, card=game.spies[slot])


def _remove(game: Spies, ability: Ability, card: int, first: int, clause: str) -> None:
    """Something is destroyed, returned to a hand, or cut."""
    target = ability.target
    if target == CONTRAPTION:
        square = game.square_of(first)
        if square >= 0:
            destroy_contraption(game, square, clause)
    elif target == NODE:
        slot = slot_of(game.nodes, first)
        if slot >= 0:
            remove_node(game, slot)
            if ability.op == RETURN:
                game.take_to_hand(first)
                game.tell("returned", clause, seat=MASTER, place=slot, card=first)
            else:
                game.put_away(first)
                game.tell("node-destroyed", clause, seat=MASTER, place=slot, card=first)
    elif target == MINION:
        square = game.square_of(first)
        if square >= 0 and minion_fits(game, ability, card, square):
            return_minion(game, square, clause)
    elif target == DEAD_MINION:
        _return_dead(game, clause)
    elif target == LINK:
        slot = slot_of(game.nodes, first // 2)
        edge = RIGHT + first % 2
        if slot >= 0 and game.links[slot * SIDES + edge] >= 0:
            cut(game, slot, edge, clause)
    elif target == A_NETWORK:
        slot = slot_of(game.nodes, first)
        if slot >= 0:
            cut_all(game, game.net[slot], clause)
    elif target == ALL_NETWORKS:
        for slot in range(len(game.nodes)):
            if game.nodes[slot] >= 0 and game.net[slot] == slot:
                cut_all(game, slot, clause)


def _return_dead(game: Spies, clause: str) -> None:
    card = dead_minion(game)
    if card >= 0:
        game.genius_discards = [other for other in game.genius_discards if other != card]
        game.take_to_hand(card)
        game.tell("returned", clause, seat=GENIUS, card=card)


def _move(game: Spies, ability: Ability, card: int, first: int, second: int, clause: str) -> None:
    square = game.square_of(first)
    if square >= 0 and minion_fits(game, ability, card, square) and is_open_square(game, second):
        game.exchange(square, second)
        game.tell("moved", clause, seat=GENIUS, place=second, amount=square, card=first)


def _swap(game: Spies, ability: Ability, card: int, first: int, second: int, clause: str) -> None:
    one, two = game.square_of(first), game.square_of(second)
    if one >= 0 and two >= 0 and minion_fits(game, ability, card, one) and minion_fits(game, ability, card, two):
        game.exchange(one, two)
        game.tell("swapped", clause, seat=GENIUS, place=two, amount=one, card=first)


def _look(game: Spies, seat: int, ability: Ability, clause: str) -> None:
    """Somebody looks at a hand or at the Plan; all others see only that they do."""
    bit = 1 << seat
    if ability.what == LOOK_PLAN:
        if game.plan >= 0:
            game.seen[game.plan] = game.seen[game.plan] | bit
            game.tell("looked-at-plan", clause, seat=seat, card=game.plan)
        return
    look_at_hand(game, seat, clause)


def _gain(game: Spies, seat: int, ability: Ability, clause: str) -> None:
    """Work, Minions to play or Actions, now or in the next turn."""
    gainer = side(seat, ability)
    if ability.what == GAIN_WORK:
        game.work = max(0, game.work + ability.amount)
    elif ability.what == GAIN_PLAYS:
        game.plays = max(0, game.plays + ability.amount)
    elif ability.until == NEXT_TURN:
        game.actions_owed += ability.amount
    elif game.phase == ACTING:
        game.actions = max(0, game.actions + ability.amount)
    kind = GAINED[ability.what]
    game.tell(kind, clause, seat=gainer, amount=ability.amount)


GAINED: Final = ["gained-work", "gained-plays", "gained-actions"]
