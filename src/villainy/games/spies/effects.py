"""What cards do: whom an ability may be meant for, pointing at targets, and the operations, each one small."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.spies.contraptions import destroy_contraption, is_contraption, next_square
from villainy.games.spies.deck import (
    CONTRAPTION_CARD,
    EPIPHANY_CARD,
    INTELLIGENCE_CARD,
    MINION_CARD,
    RIGHT,
    SQUARES,
)
from villainy.games.spies.game import NONE, Spies, changed
from villainy.games.spies.minions import (
    is_minion,
    kill_minion,
    minion_is_dead,
    minion_next_to,
    return_minion,
    set_busy,
    set_free,
    wound_minion,
)
from villainy.games.spies.networks import SIDES, cut, cut_all, links_as_options, recheck, remove_node
from villainy.games.spies.phase import ACTING, GENIUS, IN_PROGRESS, MASTER
from villainy.games.spies.plans import DrawPlans, put_plan_back
from villainy.games.spies.spies import (
    BY_CARD,
    BY_CONTRAPTION,
    BY_LOSS,
    eject,
    heal_spy,
    hurt_spy,
    infiltrator_net,
    kill_spy,
    spy_has,
    spy_is_dead,
    spy_sneak,
    unassign,
    withdraw,
)
from villainy.games.spies.vocabulary import (
    A_NETWORK,
    ADJACENT,
    ALL_MINIONS,
    ALL_NETWORKS,
    ALL_SPIES,
    ANY_SPY,
    BUSY,
    CHOICE,
    COMPLETE,
    CONTRAPTION,
    CUT,
    DAMAGE,
    DARK,
    DEAD_MINION,
    DESTROY,
    DISCARD,
    DRAW,
    EJECT,
    ENTRY,
    FIRST_KEYWORD,
    GAIN,
    GAIN_ACTIONS,
    GAIN_PLAYS,
    GAIN_WORK,
    GIVE,
    HEAL,
    INTEL,
    JUMP,
    KEYWORDS,
    KILL,
    LINK,
    LOOK,
    LOOK_PLAN,
    MINION,
    MOD,
    MOVE,
    NEED_BUSY,
    NEED_FREE,
    NEED_OTHER,
    NETWORK_OTHERS,
    NEXT_MINION,
    NEXT_TURN,
    NODE,
    ONCE,
    OPPONENT,
    OTHER_MINIONS,
    PLAN,
    PLAYED,
    REENTER,
    REPLAN,
    RETURN,
    ROUND,
    ROUND_OF_MASTER,
    SELF,
    SET_BUSY,
    SET_FREE,
    SPY_ACTS,
    SPY_DESTROYS,
    SPY_ENTERS,
    STAGE_IN_PROGRESS,
    STALLED,
    STATS,
    SWAP,
    THE_SPY,
    TWO_MINIONS,
    UNASSIGN,
    UNTARGETABLE,
    UNTIL_STEP_1,
    UP_TO_2_MINIONS,
    WITHDRAW,
    Ability,
)


TEXT_CLAUSES: Final = (
    "spies.minion.ability-kinds",
    "spies.contraption.text",
    "spies.epiphany.any-time",
    "spies.plan.completion-effect",
    "spies.spy.ability",
    "spies.node.bonus-kinds",
    "spies.intel.any-time",
)


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


def faced(game: Spies, square: int) -> bool:
    """Whether the infiltrator stands in the square."""
    return game.infiltrator >= 0 and game.at == square


def minion_fits(game: Spies, ability: Ability, source: int, square: int) -> bool:
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


def contraption_fits(game: Spies, ability: Ability, square: int) -> bool:
    if not is_contraption(game, square):
        return False
    return ability.cost_max < 0 or game.cards.cost[game.face[game.lair[square]]] <= ability.cost_max


def spy_fits(game: Spies, ability: Ability, source: int, slot: int) -> bool:
    """An untargetable Spy is out of reach of Epiphanies; only one that has been inside can enter again."""
    if game.spies[slot] < 0:
        return False
    if ability.op == GIVE and ability.what == REENTER and (not game.been[slot] or slot == game.infiltrator):
        return False
    return game.cards.kind[game.face[source]] != EPIPHANY_CARD or not spy_has(game, slot, UNTARGETABLE)


def is_open_square(game: Spies, square: int) -> bool:
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
        options = links_as_options(game, cards.link)
    elif target == A_NETWORK:
        for slot in range(len(game.nodes)):
            if game.nodes[slot] >= 0 and game.net[slot] == slot and game.size[slot] > 1:
                options.append(cards.network + slot)
    return options


def has_target(game: Spies, ability: Ability, source: int) -> bool:
    """Whether there is anything for the ability to be meant for."""
    found = targets(game, ability, source, NONE)
    if not found or (ability.target == TWO_MINIONS and len(found) < 2):
        return False
    if ability.op == MOVE:
        for square in range(SQUARES):
            if is_open_square(game, square):
                return True
        return False
    return True


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


def possible(game: Spies, ability: Ability, source: int, jumping: bool) -> bool:
    """Whether this part of a card can be meant for anybody now; parts that simply happen always can."""
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
        return _dead_minion(game) >= 0
    return ability.op != GAIN or ability.what != GAIN_ACTIONS or ability.until == NEXT_TURN or game.phase == ACTING


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


# Operations -----------------------------------------------------------------------------------------------------------


def apply(game: Spies, ability: Ability, seat: int, card: int, place: int, first: int, second: int) -> None:
    """One line of a card happens. `place` is the square of the card that does it, if it has one."""
    if ability.net_below >= 0 and (game.infiltrator < 0 or infiltrator_net(game) >= ability.net_below):
        return
    if ability.sneak_below >= 0 and (
        game.infiltrator < 0 or spy_sneak(game, game.infiltrator) >= ability.sneak_below
    ):
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


SPY_TARGETS: Final = (THE_SPY, ANY_SPY, ALL_SPIES, NETWORK_OTHERS)


def side(seat: int, ability: Ability) -> int:
    """The seat that an ability is meant for."""
    return 1 - seat if ability.target == OPPONENT else seat


def settle(game: Spies) -> None:
    """spies.ruling.r44: support is checked at once, then whether a unit has lost the Health that kept it alive."""
    recheck(game)
    if game.infiltrator >= 0 and spy_is_dead(game, game.infiltrator):
        kill_spy(game, game.infiltrator, "spies.ruling.r44", BY_LOSS)
    for square in range(SQUARES):
        if game.hurt[square] and is_minion(game, square) and minion_is_dead(game, square):
            kill_minion(game, square, "spies.minion.dies-when-exceeded", BY_LOSS)
            settle(game)
            return


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


def _change(game: Spies, ability: Ability, card: int, place: int, first: int) -> None:
    """A stat changes or a keyword is given, for a while."""
    meant_for: list[int] = []
    target = ability.target
    if target in SPY_TARGETS:
        for slot in spies_meant(game, ability, card, first):
            meant_for.append(game.spies[slot])
    elif target == CONTRAPTION:
        square = game.square_of(first)
        if square >= 0 and contraption_fits(game, ability, square):
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
    if what < FIRST_KEYWORD:
        kind = f"{STATS[what]}-changed"
    else:
        kind = f"given-{KEYWORDS[what - FIRST_KEYWORD]}"
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


def _strike_minions(
    game: Spies, ability: Ability, card: int, place: int, first: int, second: int, clause: str
) -> None:
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
        if square >= 0 and contraption_fits(game, ability, square):
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


def _dead_minion(game: Spies) -> int:
    """The Minion that was put on the Genius's discard pile last."""
    for at in range(len(game.genius_discards) - 1, -1, -1):
        card = game.genius_discards[at]
        if game.cards.kind[game.face[card]] == MINION_CARD:
            return card
    return NONE


def _return_dead(game: Spies, clause: str) -> None:
    card = _dead_minion(game)
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


def look_at_hand(game: Spies, seat: int, clause: str) -> None:
    """The seat sees all cards in the other hand."""
    bit = 1 << seat
    game.tell("looked-at-hand", clause, seat=seat, amount=len(game.hands[1 - seat]))
    for card in game.hands[1 - seat]:
        game.seen[card] = game.seen[card] | bit
        game.tell("saw", clause, seat=seat, card=card, hears=bit)


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


GAINED: Final = ("gained-work", "gained-plays", "gained-actions")


# Discarding -----------------------------------------------------------------------------------------------------------


def discard(game: Spies, seat: int, loser: int, ability: Ability, clause: str) -> None:
    """Cards go from a hand: at random, as their owner picks, or an Intelligence card as the other side picks."""
    if ability.what == CHOICE:
        game.then(DiscardChoice(loser, ability.amount))
    elif ability.what == INTEL:
        look_at_hand(game, seat, clause)
        game.then(TakeIntelligence(seat, ability.amount))
    else:
        for _ in range(min(ability.amount, len(game.hands[loser]))):
            hand = game.hands[loser]
            card = game.part_with(loser, game.face[hand[game.chance.below(len(hand))]])
            game.put_away(card)
            game.tell("discarded", clause, seat=loser, card=card)


def faces_held(game: Spies, seat: int) -> list[int]:
    """The different faces in a hand, in order."""
    faces: list[int] = []
    before = -1
    for card in game.hands[seat]:
        face = game.face[card]
        if face != before:
            faces.append(face)
        before = face
    return faces


class DiscardChoice(Question[Spies]):
    """Discard a card of your own choice, as often as the card says."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def parts(self) -> list[int]:
        return [self.seat, self.count]

    def telling(self, game: Spies) -> bool:
        """The others see how many cards there are, not that they are all alike."""
        return len(game.hands[self.seat]) > 1

    def options(self, game: Spies) -> list[int]:
        return [game.cards.discard + face for face in faces_held(game, self.seat)]

    def choose(self, game: Spies, option: int) -> None:
        card = game.part_with(self.seat, option - game.cards.discard)
        game.put_away(card)
        game.tell("discarded", "spies.minion.ability-kinds", seat=self.seat, card=card)
        if self.count > 1:
            game.then(DiscardChoice(self.seat, self.count - 1))

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.minion.ability-kinds" if kind == "discard" else ""


class TakeIntelligence(Question[Spies]):
    """Having looked at the other hand, pick an Intelligence card in it to be discarded."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def parts(self) -> list[int]:
        return [self.seat, self.count]

    def telling(self, game: Spies) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        first = game.cards.first_face[INTELLIGENCE_CARD]
        return [game.cards.discard + face for face in faces_held(game, 1 - self.seat) if face >= first]

    def choose(self, game: Spies, option: int) -> None:
        loser = 1 - self.seat
        card = game.part_with(loser, option - game.cards.discard)
        game.put_away(card)
        game.tell("discarded", "spies.epiphany.any-time", seat=loser, card=card)
        if self.count > 1:
            game.then(TakeIntelligence(self.seat, self.count - 1))

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.epiphany.any-time" if kind == "discard" else ""
