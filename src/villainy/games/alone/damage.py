"""What the Hero loses: redirected to the Companion, prevented, or suffered (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.deck import PASSIVE, Ability
from villainy.games.alone.ending import check_defeat
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import abilities_at, help_at, points_of, recover, spend_companion
from villainy.games.alone.inventory import design_of, effects_of, spend_charges
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.terms import (
    AT_LIFE,
    AT_SELF,
    BY_CARD,
    BY_SCARE,
    HERO,
    IN_ACTION,
    IN_LATE,
    LIFE,
    LIFE_LOSS,
    MOST,
    NONE,
    SELF_CONTROL,
    SELF_LOSS,
)
from villainy.games.alone.vocabulary import (
    ALL,
    DO_GAIN,
    DO_SHIELD,
    ON_AOO,
    ON_ATTACK,
    ON_LOSS,
    ON_SCARE,
    RES_LOST,
    Effect,
)

LOSS_CLAUSES: Final = (
    "alone.attack.damage",
    "alone.aoo.damage",
    "alone.scare.amount",
    "alone.damage.life-vs-self",
    "alone.ruling.r35",
    "alone.nightmare.loss",
)
"""By what deals the loss."""
LOST: Final = ("lost-life", "lost-self")
SHIELD_MOMENTS: Final = (ON_ATTACK, ON_AOO, ON_SCARE)
"""Losses that can be prevented, and when Abilities and Companions do so."""
REPLY_FROM: Final = 2
"""The Companion's reply takes a loss of so many points in one event."""


def lose(game: Alone, track: int, amount: int, by: int, kind: int = NONE) -> None:
    """The Hero is to lose points; `kind` is that of the Creature which deals the loss. The whole chain follows."""
    if amount > 0:
        game.then(Loss(track, amount, by, kind))


class Loss(Act[Alone]):
    """A loss comes up: what Evil deals may be dealt to the Companion instead (alone.ruling.r35)."""

    def __init__(self, track: int, amount: int, by: int, kind: int) -> None:
        self.track = track
        self.amount = amount
        self.by = by
        self.kind = kind

    def parts(self) -> list[int]:
        return [self.track, self.amount, self.by, self.kind]

    def run(self, game: Alone) -> None:
        if self.by <= BY_CARD and game.companion >= 0:
            game.then(Redirect(game.leader, self.track, self.amount, self.by, self.kind))
        else:
            weather(game, self.track, self.amount, self.by, self.kind)


class Redirect(Question[Alone]):
    """alone.companion.redirect: Evil may deal all of a loss to the Companion; the Leader says so."""

    def __init__(self, seat: int, track: int, amount: int, by: int, kind: int) -> None:
        super().__init__(seat)
        self.track = track
        self.amount = amount
        self.by = by
        self.kind = kind

    def parts(self) -> list[int]:
        return [self.seat, self.track, self.amount, self.by, self.kind]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.redirect, game.cards.redirect + 1]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.redirect:
            weather(game, self.track, self.amount, self.by, self.kind)
            return
        game.tell("redirected", "alone.companion.redirect", self.seat, self.track, self.amount)
        spend_companion(game, self.amount, "alone.companion.charge-per-damage")

    def refused(self, game: Alone, option: int) -> str:
        return "alone.companion.no-split"


def weather(game: Alone, track: int, amount: int, by: int, kind: int) -> None:
    """The loss is the Hero's: Abilities prevent by themselves and first, then the Hero may use what is at hand."""
    if by <= BY_SCARE:
        for ability in abilities_at(game, SHIELD_MOMENTS[by]):
            amount -= prevented_by(game, ability, amount, by)
        if amount <= 0:
            return
        game.then(Prevent(HERO, track, amount, by, kind, 0))
    else:
        suffer(game, track, amount, by, kind)


def prevented_by(game: Alone, ability: Ability, amount: int, by: int) -> int:
    """What an Ability takes off a loss."""
    prevented = 0
    for effect in ability.effect:
        prevented += shielded(effect, amount, by)
    if prevented > 0:
        game.tell("prevented", "alone.ruling.r11", HERO, ability.kind, prevented)
    return min(prevented, amount)


def shielded(effect: Effect, amount: int, by: int) -> int:
    """What an effect prevents of a loss."""
    if effect.op != DO_SHIELD or (effect.what >> by) & 1 == 0:
        return 0
    return amount if effect.has(ALL) else min(effect.amount, amount)


class Prevent(Question[Alone]):
    """Shields of the Hero, each at most once in one loss; what is left is suffered."""

    def __init__(self, seat: int, track: int, amount: int, by: int, kind: int, used: int) -> None:
        super().__init__(seat)
        self.track = track
        self.amount = amount
        self.by = by
        self.kind = kind
        self.used = used
        """Bits of what has been used in this event: Item designs, and the Companion after the last of them."""

    def parts(self) -> list[int]:
        return [self.seat, self.track, self.amount, self.by, self.kind, self.used]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        options: list[int] = []
        for at in range(len(game.inventory)):
            design = design_of(game, at)
            if cards.designs[design].action == PASSIVE and not (self.used >> design) & 1 and self._worth(game, at) > 0:
                options.append(cards.prevent + design)
        if not (self.used >> len(cards.designs)) & 1 and self._help(game) > 0:
            options.append(cards.prevent + len(cards.designs))
        options.sort()
        options.append(cards.suffer)
        return options

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        if option == cards.suffer:
            suffer(game, self.track, self.amount, self.by, self.kind)
            return
        shield = option - cards.prevent
        if shield == len(cards.designs):
            prevented = self._help(game)
            game.tell("companion-helps", "alone.companion.ability", HERO, game.companion, prevented)
            spend_companion(game, 1, "alone.companion.ability")
        else:
            at = self._held(game, shield)
            prevented = self._worth(game, at)
            game.tell("shielded", "alone.item.overrides", HERO, self.track, prevented, game.inventory[at])
            spend_charges(game, at, 1)
        if prevented < self.amount:
            left = self.amount - prevented
            game.then(Prevent(HERO, self.track, left, self.by, self.kind, self.used | (1 << shield)))

    def _held(self, game: Alone, design: int) -> int:
        for at in range(len(game.inventory)):
            if design_of(game, at) == design:
                return at
        raise ValueError(design)

    def _worth(self, game: Alone, at: int) -> int:
        """What an Item prevents of this loss."""
        worth = 0
        for effect in effects_of(game, at):
            worth += shielded(effect, self.amount, self.by)
        return min(worth, self.amount)

    def _help(self, game: Alone) -> int:
        """What the Companion prevents of this loss."""
        worth = 0
        for effect in help_at(game, SHIELD_MOMENTS[self.by]):
            worth += shielded(effect, self.amount, self.by)
        return min(worth, self.amount)


def suffer(game: Alone, track: int, amount: int, by: int, kind: int) -> None:
    """The points are gone; then the window of the loss, and the Companion's reply."""
    first = min(amount, points_of(game, track))
    rest = min(amount - first, points_of(game, LIFE + SELF_CONTROL - track))
    take_off(game, track, first, LOSS_CLAUSES[by], kind)
    take_off(game, LIFE + SELF_CONTROL - track, rest, "alone.ruling.r01", kind)
    if check_defeat(game):
        return
    if IN_ACTION <= game.phase <= IN_LATE:
        trigger = LIFE_LOSS if track == LIFE else SELF_LOSS
        game.triggers |= 1 << trigger  # alone.ruling.r02: the type is that of the loss as dealt
        if by <= BY_CARD:
            game.then(OpenWindow(AT_LIFE if track == LIFE else AT_SELF, trigger), Reply(HERO, track, first + rest))
    elif by <= BY_CARD:
        game.then(Reply(HERO, track, first + rest))


def take_off(game: Alone, track: int, points: int, clause: str, kind: int) -> None:
    """Points leave a track; the event names the kind of Creature whose doing it is."""
    if points <= 0:
        return
    if track == LIFE:
        game.life -= points
    else:
        game.self_control -= points
    game.tell(LOST[track], clause, HERO, kind, points)


class Reply(Question[Alone]):
    """After a loss of two or more and its window, a Companion who can heals some of it for a Charge."""

    def __init__(self, seat: int, track: int, amount: int) -> None:
        super().__init__(seat)
        self.track = track
        self.amount = amount

    def parts(self) -> list[int]:
        return [self.seat, self.track, self.amount]

    def options(self, game: Alone) -> list[int]:
        if self.amount < REPLY_FROM or points_of(game, self.track) == MOST or not help_at(game, ON_LOSS):
            return []
        return [game.cards.pay, game.cards.none]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.none:
            return
        for effect in help_at(game, ON_LOSS):
            if effect.op == DO_GAIN and effect.what == RES_LOST:
                recover(game, self.track, effect.amount, "alone.companion.ability")
        spend_companion(game, 1, "alone.companion.ability")
