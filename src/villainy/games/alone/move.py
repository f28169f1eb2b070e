"""Move: step by step out of a Sector and into the next, with all that may happen on the way (2.3 of the ledger)."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.alone.attacks import AttackOfOpportunity
from villainy.games.alone.doors import block, force
from villainy.games.alone.game import Alone
from villainy.games.alone.hero import gift
from villainy.games.alone.labyrinth import LightCheck, RevealHere, enter, leave_level, tell_there
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.notes import note_step
from villainy.games.alone.reactions import OpenWindow
from villainy.games.alone.reckoning import count_blocked
from villainy.games.alone.scares import scare
from villainy.games.alone.terms import AT_POSTREVEAL, AT_PREREVEAL, HERO, IN_ACTION
from villainy.games.alone.vocabulary import DO_HMOVE, FREE_BLOCK, NO_AOO, ON_MOVE

DASH: Final = 1 << 20
"""Among the flags of a movement: the next step is the one that the Hero's Character gives once per Round."""


def ways_out(game: Alone) -> list[int]:
    """The sides of the Hero's Sector that are no walls; a Blocked Door is one of them."""
    at = ALL_SIDES * game.hero
    return [side for side in range(ALL_SIDES) if game.map.beside[at + side] >= 0]


def dashes(game: Alone) -> int:
    """How many more steps the Hero's Character gives to a Move, once per Round."""
    if game.dashed:
        return 0
    for effect in gift(game, ON_MOVE):
        if effect.op == DO_HMOVE:
            return effect.amount - 1
    return 0


class MoveAction(Act[Alone]):
    """alone.action.move: to one adjacent Sector."""

    def run(self, game: Alone) -> None:
        more = dashes(game)
        game.then(HeroStep(game.aim[0], more, DASH if more > 0 else 0))


class HeroStep(Act[Alone]):
    """One step; `left` more may follow. At a Blocked Door it is spent on the Door (alone.ruling.r30)."""

    def __init__(self, side: int, left: int, flags: int) -> None:
        self.side = side
        self.left = left
        self.flags = flags

    def parts(self) -> list[int]:
        return [self.side, self.left, self.flags]

    def run(self, game: Alone) -> None:
        door = game.map.door[ALL_SIDES * game.hero + self.side]
        following = NextStep(HERO, self.left, self.flags)
        if game.is_blocked(door):
            game.then(AFTER_REVEAL, following)
            force(game, door)
            return
        blocking = BlockDoor(HERO, 1 if self.flags & FREE_BLOCK else 0)
        game.then(StepOut(self.side), LIGHT_CHECK, AFTER_REVEAL, blocking, following)
        if not self.flags & NO_AOO:
            game.then(OPPORTUNITY)


class StepOut(Act[Alone]):
    """The Hero goes; what is not Revealed there will be, and scares (alone.action.move.reveal, .scare.hero-enters)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def parts(self) -> list[int]:
        return [self.side]

    def run(self, game: Alone) -> None:
        enter(game, game.map.beside[ALL_SIDES * game.hero + self.side])
        note_step(game, self.side)
        tell_there(game, "moved", "alone.action.move", game.hero, HERO, self.side)
        if game.map.level[game.left] != game.map.level[game.hero]:
            game.then(LEAVE_LEVEL)
        if not game.is_revealed(game.hero):
            game.about = 1 << game.hero
            game.then(RevealHere(), MEET)
            if game.phase == IN_ACTION:
                game.then(OpenWindow(AT_PREREVEAL, game.action))


class Meet(Act[Alone]):
    """Every Creature of a Sector that was Unrevealed scares the Hero who has come in (alone.ruling.r23)."""

    def run(self, game: Alone) -> None:
        game.about = 0
        for creature in reversed(game.creatures_in(game.hero)):
            scare(game, creature)


class LeaveLevel(Act[Alone]):
    """alone.action.move.level-change: the tiles of the Level just left are removed."""

    def run(self, game: Alone) -> None:
        leave_level(game)


class AfterReveal(Act[Alone]):
    """`W.postreveal`: in an Action only, and of that Action."""

    def run(self, game: Alone) -> None:
        if game.phase == IN_ACTION:
            game.then(OpenWindow(AT_POSTREVEAL, game.action))


def block_options(game: Alone) -> list[int]:
    """The Doors of the Hero's Sector that are not Blocked yet, as options."""
    at = ALL_SIDES * game.hero
    return [
        game.cards.block + side
        for side in range(COMPASS)
        if game.map.door[at + side] >= 0 and not game.is_blocked(game.map.door[at + side])
    ]


class BlockDoor(Question[Alone]):
    """alone.door.hero-blocks: after a step the Hero may Block one Door of the Sector; `freely`: as many as wanted."""

    def __init__(self, seat: int, freely: int) -> None:
        super().__init__(seat)
        self.freely = freely

    def parts(self) -> list[int]:
        return [self.seat, self.freely]

    def options(self, game: Alone) -> list[int]:
        options = block_options(game)
        if options:
            options.append(game.cards.none)
        return options

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.none:
            return
        block(game, game.map.door[ALL_SIDES * game.hero + option - game.cards.block], "alone.door.hero-blocks")
        count_blocked(game, 1)
        if self.freely:
            game.then(self)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r31" if game.meaning(option)[0] == "block" else ""


class NextStep(Question[Alone]):
    """In a longer movement the next step is chosen when the last one is done, or the Hero stops."""

    def __init__(self, seat: int, left: int, flags: int) -> None:
        super().__init__(seat)
        self.left = left
        self.flags = flags

    def parts(self) -> list[int]:
        return [self.seat, self.left, self.flags]

    def options(self, game: Alone) -> list[int]:
        if self.left <= 0:
            return []
        return [*[game.cards.side + side for side in ways_out(game)], game.cards.stop]

    def choose(self, game: Alone, option: int) -> None:
        if option == game.cards.stop:
            return
        if self.flags & DASH:
            game.dashed = 1
        game.then(HeroStep(option - game.cards.side, self.left - 1, self.flags))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.action.move" if game.meaning(option)[0] == "side" else ""


LIGHT_CHECK: Final = LightCheck()
OPPORTUNITY: Final = AttackOfOpportunity()
MEET: Final = Meet()
LEAVE_LEVEL: Final = LeaveLevel()
AFTER_REVEAL: Final = AfterReveal()
