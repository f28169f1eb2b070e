"""Epiphanies and Intelligence: when they may be played, the stack on which they wait, and windows for interrupting."""

from typing import Final

from mypy_extensions import i64

from villainy.engine.step import Act, Window
from villainy.games.spies.deck import EPIPHANY_CARD, INTELLIGENCE_CARD, MOST_TRICKS, SQUARES
from villainy.games.spies.effects import Aim, Perform, Spent
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.phase import AFTER_ACTION, BEFORE_MOVE, CARD_PLAYED, GENIUS, MASTER
from villainy.games.spies.spies import withdraw
from villainy.games.spies.stats import is_contraption, next_square
from villainy.games.spies.targets import missing, picks_of, possible
from villainy.games.spies.vocabulary import (
    ANY_TIME,
    AT_ENTRY,
    CANCEL,
    COMBAT,
    GIVE,
    HEAL,
    LOOK,
    NEXT_IS_CONTRAPTION,
    ONCE,
    OWN_TURN,
    PER_TURN,
    PLAYED,
    THE_SPY,
    WHILE_INFILTRATING,
    WINDOWS,
    Ability,
)

# Which cards may be played --------------------------------------------------------------------------------------------


def in_time(game: Spies, seat: i64, face: i64, answering: i64) -> bool:
    """spies.epiphany.any-time, spies.intel.any-time: at any time, unless the card narrows it."""
    window: i64 = game.cards.window[face]
    if window == ANY_TIME:
        return True
    if window == OWN_TURN:
        return game.turn == seat
    if window == WHILE_INFILTRATING:
        return game.infiltrator >= 0
    return answering == 1 and len(game.stack) > 0 and game.owner(game.stack[-1]) != seat


def add_events(game: Spies, options: list[int], seat: i64, occasion: i64, answering: i64) -> None:
    """Add the Epiphanies or Intelligence cards that the seat may play now, as options."""
    cards, face, hand = game.cards, game.face, game.hands[seat]
    first: i64 = cards.first_face[EPIPHANY_CARD if seat == GENIUS else INTELLIGENCE_CARD]
    base: i64 = cards.epiphany if seat == GENIUS else cards.intelligence
    at: i64 = len(hand)
    while at > 0 and face[hand[at - 1]] >= first:  # they come last in the order of faces
        at -= 1
    before: i64 = -1
    while at < len(hand):
        card: i64 = hand[at]
        printed: i64 = face[card]
        at += 1
        if printed != before:
            before = printed
            if may_play(game, seat, card, occasion, answering):
                options.append(base + printed - first)


def has_event(game: Spies, seat: i64, occasion: i64, answering: i64) -> bool:
    """Whether the seat may play any Epiphany or Intelligence card now."""
    face, hand = game.face, game.hands[seat]
    first: i64 = game.cards.first_face[EPIPHANY_CARD if seat == GENIUS else INTELLIGENCE_CARD]
    at: i64 = len(hand) - 1
    while at >= 0 and face[hand[at]] >= first:
        if may_play(game, seat, hand[at], occasion, answering):
            return True
        at -= 1
    return False


def may_play(game: Spies, seat: i64, card: i64, occasion: i64, answering: i64) -> bool:
    """Whether an Epiphany or Intelligence card in hand may be played now."""
    face: i64 = game.face[card]
    return game.cards.ever_playable[face] or (
        in_time(game, seat, face, answering) and _is_playable(game, card, occasion == BEFORE_MOVE)
    )


def _is_playable(game: Spies, card: i64, jumping: bool) -> bool:
    """Whatever has to be pointed at must be there; of the rest, something must be able to happen."""
    something = False
    for ability in game.cards.played[game.face[card]]:
        if possible(game, ability, card, jumping):
            something = True
        elif ability.chosen or ability.target == THE_SPY:
            return False
    return something


def event_face(game: Spies, option: int) -> int:
    """The face of the card that an option plays; NONE for other options."""
    cards = game.cards
    first = cards.first_face
    if cards.epiphany <= option < cards.epiphany + first[EPIPHANY_CARD + 1] - first[EPIPHANY_CARD]:
        return option - cards.epiphany + first[EPIPHANY_CARD]
    if cards.intelligence <= option < cards.intelligence + first[INTELLIGENCE_CARD + 1] - first[INTELLIGENCE_CARD]:
        return option - cards.intelligence + first[INTELLIGENCE_CARD]
    return NONE


def obstacle_to(game: Spies, seat: int, option: int, occasion: int, answering: int) -> str:
    """What keeps the seat from playing an Epiphany or Intelligence card of its own now; empty: nothing does."""
    face = event_face(game, option)
    held = [card for card in game.hands[seat] if game.face[card] == face]
    if not held:
        return ""
    if not in_time(game, seat, face, answering):
        return f"time-{WINDOWS[game.cards.window[face]]}"
    lacking = [
        ability for ability in game.cards.played[face] if not possible(game, ability, held[0], occasion == BEFORE_MOVE)
    ]
    needed = [ability for ability in lacking if ability.chosen or ability.target == THE_SPY]
    return missing(game, (needed or lacking)[0], held[0]) if lacking else ""


def obstacle_after_actions(game: Spies, seat: int, option: int) -> str:
    """What keeps the Master from doing something when the Action step is over."""
    if game.meaning(option)[0] in {"recruit", "found", "connect", "disconnect"}:
        return "no-action-step"
    return obstacle_to(game, seat, option, CARD_PLAYED, 0)


def why_not_play(game: Spies, seat: int, option: int, occasion: int, answering: int) -> str:
    """The clause that forbids an Epiphany or Intelligence card."""
    if event_face(game, option) < 0:
        return ""
    obstacle = obstacle_to(game, seat, option, occasion, answering)
    if obstacle == "jump":
        return "spies.ruling.r35"
    if obstacle.startswith("no-"):
        return "spies.ruling.r40"
    return "spies.epiphany.any-time" if game.meaning(option)[0] == "epiphany" else "spies.intel.any-time"


# The stack ------------------------------------------------------------------------------------------------------------


def play_event(game: Spies, seat: int, option: int, occasion: int) -> None:
    """A card is shown, pointed at its targets, and waits while the other side may answer it."""
    face = event_face(game, option)
    card = game.part_with(seat, face)
    game.stack = [*game.stack, card]
    game.picks = [*game.picks, []]
    clause = "spies.epiphany.any-time" if seat == GENIUS else "spies.intel.any-time"
    game.tell("played", clause, seat=seat, card=card)
    game.then(Interrupt(1 - seat, game.turn, 0, 1, occasion), Resolve(card))
    lines = game.cards.played[face]
    for index in range(len(lines) - 1, -1, -1):
        if lines[index].chosen:
            game.then(Aim(seat, card, PLAYED, index, NONE, NONE))


class Resolve(Act[Spies]):
    """A card that waited happens, the newest first, and is discarded."""

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> list[int]:
        return [self.card]

    def run(self, game: Spies) -> None:
        card = self.card
        seat = game.owner(card)
        picks = game.picks[-1]
        game.stack = game.stack[:-1]
        game.picks = game.picks[:-1]
        game.tell("resolves", "spies.interrupt.last-first", seat=seat, card=card)
        lines = game.cards.played[game.face[card]]
        if lines[0].op == CANCEL:
            game.put_away(card)
            self._cancel(game)
            return
        game.resolving = card
        game.then(SPENT)
        at = len(picks)
        for index in range(len(lines) - 1, -1, -1):
            count = picks_of(lines[index])
            at -= count
            first = picks[at] if count else NONE
            second = picks[at + 1] if count > 1 else NONE
            game.then(Perform(seat, card, PLAYED, index, NONE, first, second))

    def _cancel(self, game: Spies) -> None:
        """The card on which this one was played does not happen; it is spent all the same."""
        if not game.stack:
            return
        game.agenda.pop()  # its Resolve, which is always next: nothing comes between two waiting cards
        card = game.stack[-1]
        game.stack = game.stack[:-1]
        game.picks = game.picks[:-1]
        game.put_away(card)
        game.tell("cancelled", "spies.interrupt.last-first", seat=game.owner(card), card=card)


# Windows --------------------------------------------------------------------------------------------------------------


class Interrupt(Window[Spies]):
    """A chance to interrupt: cards that fit the occasion, what the infiltrator and its network can do, or pass.

    After an action of the active player only the other side has one; before moves, in occupied squares and after
    choices the active player is asked first and two passes in a row close it.
    """

    def __init__(self, seat: int, active: int, passes: int, answering: int, occasion: int) -> None:
        super().__init__(seat, active, passes, answering)
        self.occasion = occasion

    def parts(self) -> list[int]:
        return [self.seat, self.active, self.passes, self.answering, self.occasion]

    def perform(self, game: Spies) -> None:
        if not self.answering and self.occasion != AFTER_ACTION and game.infiltrator < 0:
            return  # what it was the occasion for will not happen any more
        super().perform(game)

    def telling(self, game: Spies) -> bool:
        """The other side sees how many cards there are in the hand, not whether one of them fits."""
        return len(game.hands[self.seat]) > 0

    def passing(self, game: Spies) -> int:
        return game.cards.passing

    def again(self, seat: int, passes: int, answering: int) -> "Interrupt":
        return Interrupt(seat, self.active, passes, answering, self.occasion)

    def voices(self, game: Spies) -> int:
        return 1 if self.occasion == AFTER_ACTION and not self.answering else 2

    def options(self, game: Spies) -> list[int]:
        options = [game.cards.passing]
        master = self.seat == MASTER
        if master and game.variant.may_withdraw and self.occasion == BEFORE_MOVE and not self.answering:
            options.append(game.cards.withdraw)
        add_events(game, options, self.seat, self.occasion, self.answering)
        if master and game.infiltrator >= 0:
            options.extend(tricks(game, self.occasion))
        return options

    def choose(self, game: Spies, option: int) -> None:
        cards = game.cards
        after = 1 - self.seat
        if option == cards.passing:
            if self.passes + 1 < self.voices(game):
                game.then(self.again(after, self.passes + 1, self.answering))
            return
        if option == cards.withdraw:
            withdraw(game, "spies.ruling.r30")
            return
        if option >= cards.trick:
            game.then(self.again(self.seat, 0, self.answering))
            use_trick(game, option)
            return
        if not self.answering:
            game.then(self.again(self.active, 0, 0))
        play_event(game, self.seat, option, self.occasion)

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        if kind == "withdraw":
            return "spies.ruling.r30"
        if kind in {"trick", "bonus"}:
            return "spies.ruling.r50"
        if kind in OWN_STEPS[self.seat]:
            return OWN_STEPS[self.seat][kind]
        if (kind == "epiphany") != (self.seat == GENIUS):
            return ""
        return why_not_play(game, self.seat, option, self.occasion, self.answering)

    def obstacle(self, game: Spies, seat: int, option: int) -> str:
        if game.meaning(option)[0] in OWN_STEPS[seat]:
            return "not-a-step"
        return obstacle_to(game, seat, option, self.occasion, self.answering)


OWN_STEPS: Final = (
    {"minion": "spies.eg.play-two", "build": "spies.eg.build"},
    {"recruit": "spies.sm.action-play", "found": "spies.sm.action-play"},
)
"""By seat: cards that only a step of the own turn puts into play."""


def after_action(game: Spies) -> None:
    """spies.epiphany.any-time: after each completed action of the active player the other side may interrupt."""
    other = 1 - game.turn
    if game.ask_forced or has_event(game, other, AFTER_ACTION, 0):
        game.then(AFTER[other])


def play_as_action(game: Spies, seat: int, option: int) -> None:
    """The active player plays a card in a step of the own turn; it counts as an action."""
    play_event(game, seat, option, CARD_PLAYED)


SPENT: Final = Spent()
AFTER: Final = [Interrupt(seat, seat, 0, 0, AFTER_ACTION) for seat in (GENIUS, MASTER)]
"""One for each seat, made once: a step never changes."""

# What the infiltrator and its network can do --------------------------------------------------------------------------


def is_fresh(game: Spies, card: i64, index: i64, ability: Ability) -> bool:
    """spies.ruling.r50: an ability with a limit is used once per turn, or once per infiltration, for each card."""
    key = card * 4 + index
    return key not in (game.used if ability.limit == PER_TURN else game.used_here)


def spend(game: Spies, card: int, index: int, ability: Ability) -> None:
    """The ability has been used."""
    key = card * 4 + index
    if ability.limit == PER_TURN:
        game.used = [*game.used, key]
    else:
        game.used_here = [*game.used_here, key]


def node_works(game: Spies, slot: i64, ability: Ability) -> bool:
    """A Node's ability is there while the infiltrator is Assigned to its network and the size is reached."""
    network = game.net[slot]
    return (
        game.assigned[game.infiltrator] == network
        and game.size[network] >= ability.size
        and not game.dark(game.nodes[slot])
    )


def tricks(game: Spies, occasion: i64) -> list[int]:
    """What the Master may use in this window, as options."""
    cards, face = game.cards, game.face
    options: list[int] = []
    spy = game.spies[game.infiltrator]
    lines = cards.once[face[spy]]
    for index in range(len(lines)):
        if _usable(game, spy, index, lines[index], occasion):
            options.append(cards.trick + index)
    for slot in range(len(game.nodes)):
        node = game.nodes[slot]
        if node < 0:
            continue
        lines = cards.once[face[node]]
        for index in range(len(lines)):
            if node_works(game, slot, lines[index]) and _usable(game, node, index, lines[index], occasion):
                options.append(cards.bonus + slot * MOST_TRICKS + index)
    return options


def _usable(game: Spies, card: i64, index: i64, ability: Ability, occasion: i64) -> bool:
    if ability.needs & AT_ENTRY or (ability.op == GIVE and ability.until == COMBAT):
        return False  # asked for at their own moments
    if not is_fresh(game, card, index, ability):
        return False
    if ability.needs & NEXT_IS_CONTRAPTION and not _contraption_is_next(game):
        return False
    if ability.op == LOOK and game.plan >= 0 and (game.seen[game.plan] >> MASTER) & 1:
        return False
    if ability.op == HEAL and game.variant.regain_capped and game.wounds[game.infiltrator] <= 0:
        return False
    return possible(game, ability, card, occasion == BEFORE_MOVE)


def _contraption_is_next(game: Spies) -> bool:
    square = next_square(game)
    return square < SQUARES and is_contraption(game, square)


def use_trick(game: Spies, option: int) -> None:
    """The infiltrator, or a Node of its network, does what it can do once."""
    cards = game.cards
    if option < cards.bonus:
        index = option - cards.trick
        card = game.spies[game.infiltrator]
        place = game.infiltrator
    else:
        which = option - cards.bonus
        index = which % MOST_TRICKS
        place = which // MOST_TRICKS
        card = game.nodes[place]
    ability = cards.once[game.face[card]][index]
    spend(game, card, index, ability)
    clause = "spies.spy.ability" if option < cards.bonus else "spies.node.bonus-kinds"
    game.tell("used", clause, seat=MASTER, place=place, card=card)
    game.then(Perform(MASTER, card, ONCE, index, NONE, NONE, NONE))
