"""A seeded Map made anew around what the Hero knows: the Hero's Level first, then the other one.

All tiles lie in it as they are shown. Answers to Locate hold as far as some tries bring them about: what was told of
the Hero's own Level is tried for first, because a Level by itself is made quickly.
"""

from typing import Final

from villainy.engine.chance import Chance
from villainy.games.alone.knowledge import BOUND, Guess, Known, answers_held, deal_rooms, fitted, holds
from villainy.games.alone.map import Map
from villainy.games.alone.mapmaker import COLUMNS, GRID, compose
from villainy.games.alone.surroundings import Surroundings
from villainy.games.alone.terms import NONE
from villainy.games.alone.told import LOCATED, SEEK_SHAPE, SEEK_STAIRS

TRIES: Final = 12
"""So many Maps are made in search of one in which all answers hold; then the best of them will do."""
OWN: Final = 24
"""So many drafts of the Hero's Level for each of them."""
OTHER: Final = 4
"""So many drafts of the other Level for each of those."""
PATIENCE: Final = 1500
"""So many drafts of a Level may fail in a row before less is asked of one than 5.2 does."""


def possible_places(known: Known) -> list[int]:
    """The cells of the grid where the Hero could be, with the colour and the column of Stairs that are adrift."""
    return _places(known, True) or _places(known, False)


def _places(known: Known, heeding: bool) -> list[int]:
    """The same; heeding what was told of Stairs or not, because the shortest way may have led over the other Level."""
    found: list[int] = []
    for cell in range(GRID):
        for stairs in range(4):
            if _own_level(known, cell, stairs, heeding).is_possible():
                found.append(((cell * 2) + (1 if heeding else 0)) * 4 + stairs)
    return found


def _own_level(known: Known, hero: int, stairs: int, heeding: bool) -> Surroundings:
    """What the Hero's Level looks like from that cell; of Stairs adrift only the row is sure."""
    level = Surroundings(stairs // 2)
    if heeding:
        for at in range(0, len(known.answers), BOUND):
            colour = known.answers[at + 1] - SEEK_STAIRS
            if colour in (0, 1) and known.answers[at] == LOCATED and _is_near(known, at):
                place = known.answers[at + 5]
                cell = hero + known.down[place] * COLUMNS + known.aside[place]
                level.told += [cell, colour ^ level.north, known.answers[at + 2]]
    for at in range(len(known.sectors)):
        if known.placed[at]:
            level.put(hero, known, at)
        elif not known.other[at]:
            level.put(level.stairs_of(known.anchor[at], stairs % 2), known, at)
    return level


def _other_level(known: Known, north: int, chance: Chance) -> Surroundings:
    """The other Level: its northern Stairs have the colour of the southern ones here."""
    level = Surroundings(1 - north)
    columns = [chance.below(2), chance.below(2)]
    for at in range(len(known.sectors)):
        if known.other[at]:
            level.put(level.stairs_of(known.anchor[at], columns[known.anchor[at]]), known, at)
    return level


class Around:
    """The search for one Map."""

    def __init__(self, known: Known, places: list[int], chance: Chance) -> None:
        self.known = known
        self.places = places
        self.chance = chance
        self.answers = len(known.answers) // BOUND
        self.near = [at for at in range(0, len(known.answers), BOUND) if _is_near(known, at)]
        """Answers that one Level alone can satisfy."""

    def guess(self) -> Guess:
        """The best of some tries."""
        best: Guess | None = None
        tried = 0
        while best is None or (len(best.held) < self.answers and tried < TRIES):
            tried += 1
            place, own = self._own(best is not None)
            if not own:
                break
            for _ in range(OTHER):
                found = self._with_other(place, own)
                if found is not None and (best is None or len(found.held) > len(best.held)):
                    best = found
                if best is not None and len(best.held) == self.answers:
                    break
        assert best is not None
        return best

    def _own(self, content: bool) -> tuple[int, list[int]]:
        """A draft of the Hero's Level, and where the Hero is in it; whoever is `content` takes none below 5.2."""
        best = NONE
        chosen = NONE
        level: list[int] = []
        left = OWN
        failed = 0
        while left > 0 or not level:
            if failed >= PATIENCE and (content or level):
                break
            left -= 1
            place = self.chance.pick(self.places)
            tiles = _own_level(self.known, place // 8, place % 4, place // 4 % 2 == 1)
            made = tiles.make(self.chance, failed < PATIENCE)
            if not made:
                failed += 1
                continue
            failed = 0
            score = self._score(made, place // 8)
            if score > best:
                best, chosen, level = score, place, made
            if best == len(self.near):
                break
        return chosen, level

    def _score(self, level: list[int], cell: int) -> int:
        """How many of the answers hold on this Level by itself; ways over the other Level are rarely shorter."""
        if not self.near:
            return 0
        known = self.known
        table = Map(level)
        hero = table.at(0, cell % COLUMNS, cell // COLUMNS)
        sectors = [
            table.at(0, table.column[hero] + known.aside[at], table.row[hero] + known.down[at])
            if known.placed[at]
            else NONE
            for at in range(len(known.sectors))
        ]
        return len([at for at in self.near if holds(table, known, sectors, at)])

    def _far(self, north: int) -> list[int]:
        """A draft of the other Level."""
        for failed in range(2 * PATIENCE):
            other = _other_level(self.known, north, self.chance)
            if other.is_possible():
                far = other.make(self.chance, failed < PATIENCE)
                if far:
                    return far
        return []

    def _with_other(self, place: int, own: list[int]) -> Guess | None:
        """Two Levels as one Map, with a new draft of the other, if everything agrees."""
        cell, north = place // 8, place // 2 % 2
        far = self._far(north)
        if not far:
            return None
        level = self.chance.below(2)
        sheet = compose(own, far, north != level) if level == 0 else compose(far, own, north != level)
        table = Map(sheet)
        sectors = fitted(table, self.known, table.at(level, cell % COLUMNS, cell // COLUMNS))
        return self._best_guess(sheet, table, sectors) if sectors else None

    def _best_guess(self, sheet: list[int], table: Map, sectors: list[int]) -> Guess | None:
        """As many answers as possible hold; where Rooms cannot be dealt so, answers about Rooms are let go."""
        known = self.known
        held = answers_held(table, known, sectors)
        while not deal_rooms(table, known, sectors, held, self.chance):
            rooms = [at for at in held if known.answers[at + 1] < SEEK_SHAPE]
            if not rooms:
                return None
            held = [at for at in held if at != rooms[-1]]
        return Guess(sheet, table, sectors, held)


def _is_near(known: Known, at: int) -> bool:
    """Whether an answer was given on the Hero's Level, of which the place is known, and speaks of that Level alone."""
    return known.placed[known.answers[at + 5]] == 1 and known.answers[at + 3] == 0
