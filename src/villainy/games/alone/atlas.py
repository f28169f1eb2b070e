"""Maps that the Hero may imagine: any that agrees with what the Hero knows, in the mode that the table plays in.

What is found for some knowledge depends on nothing else, so it is kept for a while: a bot imagines many worlds from
one and the same knowledge. Fixed and turned sheets are searched through, so one that agrees with everything is always
found: the true one is among them. A seeded Map is made anew around the shown tiles; answers to Locate hold in it as
far as some tries bring them about.
"""

from typing import Final

from villainy.engine.chance import Chance, seeded
from villainy.games.alone.around import Around, possible_places
from villainy.games.alone.deck import Cards
from villainy.games.alone.knowledge import BOUND, Guess, Known, answers_held, deal_rooms, fitted, lies_there
from villainy.games.alone.map import HAS_STAIRS, SECTOR, Map, read_sheet
from villainy.games.alone.mapmaker import compose, turned
from villainy.games.alone.terms import MANY
from villainy.games.alone.variant import FIXED_MAP, SHEETS

GUESSES: Final = 32
"""So many Maps are imagined for the same knowledge."""
KEPT: Final = 24
"""For so many states of knowledge."""
TURNS: Final = 4


class Pool:
    """The guesses for one state of knowledge; each is made when it is first drawn."""

    def __init__(self) -> None:
        self.guesses: list[Guess | None] = [None] * GUESSES
        self.places: list[int] = []
        """Where the Hero could be, as far as tiles tell; found once."""


class Atlas:
    """What was imagined with the sheets of one box."""

    def __init__(self, cards: Cards) -> None:
        self.sheets = cards.sheets
        self.levels: list[list[int]] = []
        """Every sheet in each of its positions, once they are wanted."""
        self.alone: list[Map] = []
        """Each of them by itself, with the Stairs coloured one way and the other."""
        self.pools: dict[bytes, Pool] = {}

    def _turn_sheets(self) -> None:
        for sheet in self.sheets:
            for turn in range(TURNS):
                self.levels.append(turned(sheet, turn))
        for level in self.levels:
            self.alone.append(Map(_coloured(level, 0)))
            self.alone.append(Map(_coloured(level, 1)))

    def guess(self, mode: int, known: Known, lots: Chance) -> Guess:
        """One of the Maps that agree with what is known, by lot."""
        number = lots.below(GUESSES)
        pool = self.pools.get(known.key)
        if pool is None:
            if len(self.pools) >= KEPT:
                self.pools.clear()
            pool = Pool()
            self.pools[known.key] = pool
        found = pool.guesses[number]
        if found is None:
            # Chance of the knowledge's own: whoever knows the same imagines the same.
            chance = seeded(f"{number} {known.key.hex()}")
            if mode == FIXED_MAP:
                found = self._fixed(known, chance)
            elif mode == SHEETS:
                found = self._turned(known, pool, chance)
            else:
                if not pool.places:
                    pool.places = possible_places(known)
                found = Around(known, pool.places, chance).guess()
            pool.guesses[number] = found
        return found

    def _fixed(self, known: Known, chance: Chance) -> Guess:
        """The first two sheets as they are drawn: only where the Hero stands is open."""
        sheet = compose(self.sheets[0], self.sheets[1], False)
        table = read_sheet(sheet)
        places = list(range(table.sectors))
        chance.shuffle(places)
        for hero in places:
            found = _agreeing(sheet, table, known, hero, chance)
            if found is not None:
                return found
        raise AssertionError(known.key)

    def _turned(self, known: Known, pool: Pool, chance: Chance) -> Guess:
        """Two different sheets in any position: one on which the tiles can lie, and one for the other Level."""
        if not self.alone:
            self._turn_sheets()
        if not pool.places:
            for position in range(len(self.alone)):
                for hero in range(self.alone[position].sectors):
                    if lies_there(self.alone[position], known, hero):
                        pool.places.append(position * MANY + hero)
        places = pool.places.copy()
        chance.shuffle(places)
        others = list(range(2 * len(self.levels)))
        for place in places:
            position, hero = place // MANY, place % MANY
            chance.shuffle(others)
            for other in others:
                if other // 2 // TURNS != position // 2 // TURNS:
                    found = self._two_sheets(known, position, other, hero, chance)
                    if found is not None:
                        return found
        raise AssertionError(known.key)

    def _two_sheets(self, known: Known, position: int, other: int, hero: int, chance: Chance) -> Guess | None:
        """The Hero's Level is in that position; `other` says which sheet is the other Level, and which is Level A."""
        own, north = self.levels[position // 2], position % 2
        far, level = self.levels[other // 2], other % 2
        swap = north != level  # the northern Stairs of Level A are red unless swapped, those of Level B blue
        sheet = compose(own, far, swap) if level == 0 else compose(far, own, swap)
        return _agreeing(sheet, Map(sheet), known, hero + level * (len(far) // SECTOR), chance)


_ATLASES: Final[dict[Cards, Atlas]] = {}


def atlas_of(cards: Cards) -> Atlas:
    """What was imagined with this box."""
    found = _ATLASES.get(cards)
    if found is None:
        if len(_ATLASES) >= KEPT:
            _ATLASES.clear()
        found = Atlas(cards)
        _ATLASES[cards] = found
    return found


def _coloured(level: list[int], north: int) -> list[int]:
    """A Level by itself; its northern Stairs have that colour."""
    coloured = level.copy()
    colour = north
    for at in range(4, len(level), SECTOR):
        if level[at] & HAS_STAIRS:
            coloured[at] = level[at] & ~HAS_STAIRS | (HAS_STAIRS << colour)
            colour = 1 - colour
    return coloured


def _agreeing(sheet: list[int], table: Map, known: Known, hero: int, chance: Chance) -> Guess | None:
    """The guess that the Hero stands there, if everything that is known can be true."""
    sectors = fitted(table, known, hero)
    if not sectors:
        return None
    held = answers_held(table, known, sectors)
    if len(held) * BOUND < len(known.answers) or not deal_rooms(table, known, sectors, held, chance):
        return None
    return Guess(sheet, table, sectors, held)
