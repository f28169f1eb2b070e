"""Effects of Inventions: first every builder's on themselves, then everybody meets those of the others.

Everybody resolves independently of everybody else, in waves that keep the piles in step (nefarious.ruling.r11): the
first line that everybody has to meet, then the second, and so on. So one line for all others is one wave.
"""

from typing import Final

from villainy.engine.step import Act, Together
from villainy.games.nefarious.deck import AREAS, CARD, MONEY, WORK, Line
from villainy.games.nefarious.fallback import dearest, fullest
from villainy.games.nefarious.game import NOTHING, Nefarious

OWN: Final = 0
OTHERS: Final = 1
STAGES: Final = (OWN, OTHERS)

NO_TASK: Final = 0
DISCARD: Final = 1
REMOVE: Final = 2
PLACE: Final = 3
ALL_AREAS: Final = (1 << AREAS) - 1


class Effects(Act[Nefarious]):
    """Resolve wave after wave; where somebody has to choose, that wave is asked about."""

    def __init__(self, stage: int, at: int) -> None:
        self.stage = stage
        self.at = at

    def parts(self) -> list[int]:
        return [self.stage, self.at]

    def run(self, game: Nefarious) -> None:
        first = self.at
        for stage in range(self.stage, len(STAGES)):
            for at in range(first, longest_queue(game, stage)):
                if resolve(game, stage, at):
                    game.then(Wave(stage, at), Effects(stage, at + 1))
                    return
            first = 0


def longest_queue(game: Nefarious, stage: int) -> int:
    """How many waves the stage has: as many as the player with most lines to meet meets."""
    table = game.rules.others if stage else game.rules.own
    total = 0
    most = 0
    fewest = 0
    builders = 0
    for face in game.effects:
        if face >= 0:
            lines = len(table[face])
            total += lines
            most = max(most, lines)
            fewest = lines if builders == 0 else min(fewest, lines)
            builders += 1
    if stage == OWN:
        return most
    return total - fewest if builders == game.players else total


def resolve(game: Nefarious, stage: int, at: int) -> bool:
    """One wave: money moves and cards are drawn; whether something is left that needs hands.

    nefarious.ruling.r14: what is discarded in this wave comes too late to be drawn in it.
    """
    table = game.rules.others if stage else game.rules.own
    wanted = NOTHING
    to_do = False
    for seat in range(game.players):
        builder, place = game.meets(seat, stage, at)
        if builder < 0:
            continue
        line = table[game.effects[builder]][place]
        amount = line.amount * game.times(seat, line.per)
        if line.thing == MONEY:
            if amount > 0:
                game.gain(seat, amount, "nefarious.effect.plus-money")
            else:
                game.lose(seat, -amount, "nefarious.effect.minus-money")
        elif line.thing == CARD and amount > 0:
            if not wanted:
                wanted = [0] * game.players
            wanted[seat] = amount
        elif possible(game, seat, task_of(line), amount) > 0:
            to_do = True
    if to_do:
        assign(game, stage, at)
    if wanted:
        game.draw_batch(wanted, "nefarious.effect.plus-card")
    return to_do


def assign(game: Nefarious, stage: int, at: int) -> None:
    """Remember what this wave wants of everybody, as it is before anybody draws."""
    table = game.rules.others if stage else game.rules.own
    tasks = [NO_TASK] * game.players
    counted = [0] * game.players
    for seat in range(game.players):
        builder, place = game.meets(seat, stage, at)
        if builder >= 0:
            line = table[game.effects[builder]][place]
            counted[seat] = line.amount * game.times(seat, line.per)
            if counted[seat]:
                tasks[seat] = task_of(line)
    game.tasks = tasks
    game.counted = counted


def task_of(line: Line) -> int:
    """What a line asks somebody to do with their own hands."""
    if line.thing == CARD:
        return DISCARD if line.amount < 0 else NO_TASK
    if line.thing == MONEY:
        return NO_TASK
    return PLACE if line.amount > 0 else REMOVE


def possible(game: Nefarious, seat: int, task: int, amount: int) -> int:
    """nefarious.partial.as-much: how much of it the seat can do."""
    if task == DISCARD:
        return min(-amount, len(game.discardable(seat)))
    if task == REMOVE:
        return min(-amount, game.invested(seat))
    if task == PLACE:
        return min(amount, game.reserve[seat])
    return 0


class Wave(Together[Nefarious]):
    """Everybody whose line takes cards or moves Minions chooses which; it happens when the last one has chosen."""

    def __init__(self, stage: int, at: int) -> None:
        self.stage = stage
        self.at = at

    def parts(self) -> list[int]:
        return [self.stage, self.at]

    def seats(self, game: Nefarious) -> list[int]:
        """Who has a choice; those who must give all that they have, or have but one area to take from, do not."""
        asked: list[int] = []
        for seat in range(game.players):
            task = game.tasks[seat]
            if task == NO_TASK:
                continue
            count = possible(game, seat, task, game.counted[seat])
            if count == 0:
                continue
            if task == DISCARD:
                free = count < len(game.discardable(seat))
            elif task == REMOVE:
                occupied = game.occupied(seat, NOTHING)
                free = count < game.invested(seat) and occupied & (occupied - 1) != 0
            else:
                free = True
            if free:
                asked.append(seat)
        return asked

    def picks(self, game: Nefarious, seat: int) -> int:
        return possible(game, seat, game.tasks[seat], game.counted[seat])

    def options(self, game: Nefarious, seat: int) -> list[int]:
        task = game.tasks[seat]
        cards = game.cards
        if task == DISCARD:
            return game.faces_of(game.discardable(seat), cards.discard, game.sealed[seat])
        if task == REMOVE:
            return cards.remove_options[game.occupied(seat, game.sealed[seat])]
        return cards.place_options[ALL_AREAS]

    def reveal(self, game: Nefarious) -> None:
        """All at once. nefarious.ruling.r18: discards go onto the pile by seat, each player's in the deck's order."""
        for seat in range(game.players):
            task = game.tasks[seat]
            if task == DISCARD:
                self._discard(game, seat)
            elif task == REMOVE:
                self._remove(game, seat)
            elif task == PLACE:
                for option in game.sealed[seat]:
                    game.place(seat, option - game.cards.place, 0, "nefarious.effect.plus-minion")
        game.tasks = NOTHING
        game.counted = NOTHING

    def _discard(self, game: Nefarious, seat: int) -> None:
        mine = game.sealed[seat]
        if not mine:
            discard_all(game, seat, "nefarious.effect.minus-card")
            return
        for option in sorted(mine):
            card = game.named(game.discardable(seat), option - game.cards.discard)
            game.discard(seat, card, "nefarious.effect.minus-card")

    def _remove(self, game: Nefarious, seat: int) -> None:
        """Without a choice: all of them, or as many as wanted from the one area that has any."""
        mine = game.sealed[seat]
        clause = "nefarious.effect.minus-minion"
        if mine:
            for option in mine:
                game.remove(seat, option - game.cards.remove, clause)
            return
        left = self.picks(game, seat)
        for area in range(AREAS):
            while left and game.areas[seat * AREAS + area]:
                game.remove(seat, area, clause)
                left -= 1

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        task = game.tasks[seat]
        if task == DISCARD and kind == "discard":
            return why_not_discard(game, seat, parts[0])
        if task == REMOVE and kind == "remove":
            return "nefarious.effect.minus-minion"
        return ""

    def fallback(self, game: Nefarious, seat: int) -> int:
        task = game.tasks[seat]
        options = self.options(game, seat)
        if task == DISCARD:
            return dearest(game, options, game.cards.discard)
        if task == REMOVE:
            return fullest(game, seat, options)
        return game.cards.place + WORK


def discard_all(game: Nefarious, seat: int, clause: str) -> int:
    """The seat discards every card that it may; how many."""
    cards = game.discardable(seat)
    for card in cards:
        game.discard(seat, card, clause)
    return len(cards)


def why_not_discard(game: Nefarious, seat: int, face: int) -> str:
    """The clause that keeps a card of one's own hand from being discarded."""
    if game.named(game.hands[seat], face) >= 0 and game.named(game.discardable(seat), face) < 0:
        return game.rules.clause_of("discardable")
    return "nefarious.effect.minus-card"
