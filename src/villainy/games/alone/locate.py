"""Locate: the Hero names targets and is told how far they are; and other things that Evil must tell (1.9, 2.4, R61)."""

from typing import ClassVar, Final

from villainy.engine.step import Act, Question
from villainy.games.alone.evil import EvilAct, EvilQuestion
from villainy.games.alone.game import TOLD, Alone
from villainy.games.alone.hero import abilities_at, gift, help_at, spend_companion
from villainy.games.alone.lasting import LAST_LIE, total, use_up
from villainy.games.alone.ongoing import SLOTS, boss_of, is_open, mission_in, room_sector, tokens_of
from villainy.games.alone.routes import FAR, ways_to
from villainy.games.alone.terms import (
    ARM,
    ARMED,
    CONDITIONS,
    DONE,
    HERE,
    HERO,
    KINDS,
    NONE,
    OTHER_LEVEL,
    TOKENS,
)
from villainy.games.alone.told import (
    LOCATED,
    SEEK_CONDITION,
    SEEK_CREATURE,
    SEEK_KIND,
    nearest,
    tell_located,
    tell_shown,
    tell_way,
)
from villainy.games.alone.vocabulary import ASK_DIRECTION, ASK_DISTANCE, DO_ASK, ON_LOCATE, Effect

TARGETS: Final = 2
"""alone.action.locate.two-targets: so many things may be asked for."""
FARTHEST: Final = 24
"""No lie goes further: the Hero would laugh."""

# What the Hero asks ---------------------------------------------------------------------------------------------------


def locate_targets(game: Alone) -> int:
    """How many targets a Locate of this Hero has."""
    return max(TARGETS, asked(gift(game, ON_LOCATE), ASK_DISTANCE))


def asked(effects: list[Effect], what: int) -> int:
    """How many answers of this sort the effects ask for."""
    found = 0
    for effect in effects:
        if effect.op == DO_ASK and effect.what == what:
            found += effect.count
    return found


def seekable(game: Alone) -> list[int]:
    """alone.ruling.r19: everything that the Hero may ask for; tokens and Bosses only if a Mission brings them."""
    found = list(range(SEEK_CONDITION))
    tokens = 0
    bosses = 0
    for slot in SLOTS:
        tokens |= tokens_of(game, slot)
        if is_open(game, slot) and boss_of(game, slot) >= 0:
            bosses |= 1 << boss_of(game, slot)
    if (tokens >> ARM) & 1:
        tokens |= 1 << ARMED
    for condition in range(len(CONDITIONS)):
        if (tokens >> condition) & 1:
            found.append(SEEK_CONDITION + condition)
    for kind in range(SEEK_CREATURE - SEEK_KIND):
        if kind < KINDS or (bosses >> kind) & 1:
            found.append(SEEK_KIND + kind)
    found.append(SEEK_CREATURE)
    return found


class Seek(Question[Alone]):
    """The Hero names what is to be Located, one thing after the other; the same twice is allowed."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.seek + target for target in seekable(game)]

    def choose(self, game: Alone, option: int) -> None:
        game.aim = [*game.aim, option - game.cards.seek]
        if self.left > 1:
            game.then(Seek(self.seat, self.left - 1))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r19" if game.meaning(option)[0] == "seek" else ""


# What Evil answers ----------------------------------------------------------------------------------------------------


class LocateAction(Act[Alone]):
    """alone.action.locate.two-targets: the answers, then directions for who can get them; so many by an Item."""

    def __init__(self, ways: int) -> None:
        self.ways = ways

    def parts(self) -> list[int]:
        return [self.ways]

    def run(self, game: Alone) -> None:
        free = self.ways
        for ability in abilities_at(game, ON_LOCATE):
            free += asked(ability.effect, ASK_DIRECTION)
        game.then(AskWay(HERO, free, 0, 0), LocateDone())
        for target in reversed(game.aim):
            game.then(Answer(target))


class Answer(Act[Alone]):
    """One target: the nearest such thing, how far and on which Level; Evil decides where it may (alone.ruling.r61)."""

    def __init__(self, target: int) -> None:
        self.target = target

    def parts(self) -> list[int]:
        return [self.target]

    def run(self, game: Alone) -> None:
        answers = answers_to(game, self.target)
        if len(answers) > 1:
            game.then(SayWhere(game.leader, self.target))
        else:
            say(game, self.target, answers[0])


def answers_to(game: Alone, target: int) -> list[int]:
    """What may be answered, as options: the truth, on either Level if there are equals; anything while lies live."""
    cards = game.cards
    if total(game, LAST_LIE) > 0:
        lies = [cards.answer + part for part in range(2 * FARTHEST + 2)]
        lies.append(cards.absent)
        return lies
    distance, places = nearest(game, target)
    if distance == FAR:
        return [cards.absent]
    here = game.map.on_level[game.map.level[game.hero]]
    answers: list[int] = []
    if places & here:
        answers.append(cards.answer + 2 * distance)
    if places & ~here:
        answers.append(cards.answer + 2 * distance + 1)
    return answers


def say(game: Alone, target: int, answer: int) -> None:
    """The Hero is told; everybody knows whether it may be a lie."""
    if answer == game.cards.absent:
        tell_located(game, target, NONE, NONE, doubtful(game))
    else:
        part = answer - game.cards.answer
        tell_located(game, target, part // 2, part % 2, doubtful(game))


def doubtful(game: Alone) -> int:
    """1 while a card lets Evil lie."""
    return 1 if total(game, LAST_LIE) > 0 else 0


class SayWhere(EvilQuestion):
    """The Leader says which of equal targets is meant (alone.ruling.r19), or anything while lies are live."""

    hidden: ClassVar[bool] = False

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def parts(self) -> list[int]:
        return [self.seat, self.target]

    def options(self, game: Alone) -> list[int]:
        return answers_to(game, self.target)

    def choose(self, game: Alone, option: int) -> None:
        say(game, self.target, option)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.comm.truth" if game.meaning(option)[0] in {"answer", "absent"} else ""


class LocateDone(Act[Alone]):
    """alone.ruling.r61: one Locate is one Communication, and uses up one lie."""

    def run(self, game: Alone) -> None:
        if total(game, LAST_LIE) > 0:
            use_up(game, LAST_LIE)


# First directions -----------------------------------------------------------------------------------------------------


class AskWay(Question[Alone]):
    """The Hero says of which target the first direction is wanted, as often as somebody is good at that."""

    def __init__(self, seat: int, free: int, done: int, helped: int) -> None:
        super().__init__(seat)
        self.free = free
        self.done = done
        """Targets of which the direction was told, as bits."""
        self.helped = helped
        """1 once the Companion has helped."""

    def parts(self) -> list[int]:
        return [self.seat, self.free, self.done, self.helped]

    def options(self, game: Alone) -> list[int]:
        cards = game.cards
        if self.free <= 0 and (self.helped or asked(help_at(game, ON_LOCATE), ASK_DIRECTION) == 0):
            return []
        levels = levels_told(game)
        wanted = [cards.about + at for at in range(len(levels)) if levels[at] >= 0 and not (self.done >> at) & 1]
        if self.free > 0:
            return wanted
        return [cards.pay, cards.none] if wanted else []

    def choose(self, game: Alone, option: int) -> None:
        cards = game.cards
        if option == cards.none:
            return
        if option == cards.pay:
            game.then(AskWay(HERO, asked(help_at(game, ON_LOCATE), ASK_DIRECTION), self.done, 1))
            spend_companion(game, 1, "alone.companion.ability")
            return
        at = option - cards.about
        game.then(WayTo(at), AskWay(HERO, self.free - 1, self.done | (1 << at), self.helped))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.ruling.r19" if game.meaning(option)[0] == "about" else ""


def levels_told(game: Alone) -> list[int]:
    """For each target of this Locate: 0 for the Hero's Level, 1 for the other, NONE if it was said to be absent."""
    levels: list[int] = []
    told = game.told
    at = len(told) - TOLD
    while len(levels) < len(game.aim):
        if told[at] == LOCATED:
            levels.append(told[at + 3])
        at -= TOLD
    levels.reverse()
    return levels


class WayTo(Act[Alone]):
    """The first direction of a shortest route to the target with that number, as Locate measures."""

    def __init__(self, at: int) -> None:
        self.at = at

    def parts(self) -> list[int]:
        return [self.at]

    def run(self, game: Alone) -> None:
        ways = ways_of(game, self.at)
        if len(ways) > 1:
            game.then(SayWay(game.leader, self.at))
        else:
            tell_way(game, game.aim[self.at], ways[0], NONE, doubtful(game))


def ways_of(game: Alone, at: int) -> list[int]:
    """The directions that may be told of a target; any when lies are allowed."""
    if total(game, LAST_LIE) > 0:
        return list(range(OTHER_LEVEL))
    _, places = nearest(game, game.aim[at])
    level = game.map.level[game.hero]
    if levels_told(game)[at] == 1:
        level = 1 - level
    # In a world that the Hero imagines, something that moves may be elsewhere: then anything may be told of it.
    return ways_among(game, places & game.map.on_level[level]) or list(range(HERE))


def ways_among(game: Alone, places: int) -> list[int]:
    """The first directions of shortest routes to any of these Sectors."""
    found = 0
    for sector in range(game.map.sectors):
        if (places >> sector) & 1:
            for way in ways_to(game, sector):
                found |= 1 << way
    return [way for way in range(HERE + 1) if (found >> way) & 1]


class SayWay(EvilQuestion):
    """With several shortest routes the Leader says which one begins where."""

    hidden: ClassVar[bool] = False

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def parts(self) -> list[int]:
        return [self.seat, self.at]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.way + way for way in ways_of(game, self.at)]

    def choose(self, game: Alone, option: int) -> None:
        tell_way(game, game.aim[self.at], option - game.cards.way, NONE, doubtful(game))

    def refused(self, game: Alone, option: int) -> str:
        return "alone.comm.truth" if game.meaning(option)[0] == "tell" else ""


# What Sacrifices make Evil tell, which is always true -----------------------------------------------------------------


def show_level(game: Alone) -> None:
    """Kind, distance and first direction of every Creature on this Level; none becomes Revealed."""
    level = game.map.on_level[game.map.level[game.hero]]
    found = [
        game.kind[creature] * FAR * TOKENS + game.map.distance(game.hero, game.at[creature]) * TOKENS + creature
        for creature in range(TOKENS)
        if game.kind[creature] >= 0 and (level >> game.at[creature]) & 1
    ]
    found.sort(reverse=True)
    for key in found:
        game.then(ShowCreature(key % TOKENS))


class ShowCreature(EvilAct):
    """One Creature is told of."""

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def parts(self) -> list[int]:
        return [self.creature]

    def run(self, game: Alone) -> None:
        ways = ways_to(game, game.at[self.creature])
        if len(ways) > 1:
            game.then(ShowWay(game.leader, self.creature))
        else:
            show(game, self.creature, ways[0])


class ShowWay(EvilQuestion):
    """With several shortest routes to the Creature the Leader picks the direction."""

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature = creature

    def parts(self) -> list[int]:
        return [self.seat, self.creature]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.way + way for way in ways_to(game, game.at[self.creature])]

    def choose(self, game: Alone, option: int) -> None:
        show(game, self.creature, option - game.cards.way)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.comm.truth" if game.meaning(option)[0] == "tell" else ""


def show(game: Alone, creature: int, way: int) -> None:
    """The Hero is told of a Creature, in whatever direction the Leader has picked."""
    tell_shown(game, game.kind[creature], game.map.distance(game.hero, game.at[creature]), 0, way)


def name_rooms(game: Alone) -> None:
    """Level and first direction of every Room of a Mission that is not done."""
    rooms = [room for slot in SLOTS if game.state[slot] != DONE for room in mission_in(game, slot).rooms]
    for room in reversed(rooms):
        game.then(NameRoom(room))


class NameRoom(Act[Alone]):
    """One Room is told of."""

    def __init__(self, room: int) -> None:
        self.room = room

    def parts(self) -> list[int]:
        return [self.room]

    def run(self, game: Alone) -> None:
        sector = room_sector(game, self.room)
        if sector < 0:
            tell_located(game, self.room, NONE, NONE)
            return
        ways = ways_to(game, sector)
        if len(ways) > 1:
            game.then(NameWay(game.leader, self.room))
        else:
            name_way(game, self.room, ways[0])


class NameWay(EvilQuestion):
    """With several shortest routes to the Room the Leader picks the direction."""

    hidden: ClassVar[bool] = False

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room = room

    def parts(self) -> list[int]:
        return [self.seat, self.room]

    def options(self, game: Alone) -> list[int]:
        return [game.cards.way + way for way in ways_to(game, room_sector(game, self.room))]

    def choose(self, game: Alone, option: int) -> None:
        name_way(game, self.room, option - game.cards.way)

    def refused(self, game: Alone, option: int) -> str:
        return "alone.comm.truth" if game.meaning(option)[0] == "tell" else ""


def name_way(game: Alone, room: int, way: int) -> None:
    """The Hero is told of a Room: on which Level, and where the route begins."""
    other = 1 if game.map.level[room_sector(game, room)] != game.map.level[game.hero] else 0
    tell_way(game, room, way, other)
