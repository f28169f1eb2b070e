"""Noise: what the Hero is told of a Creature that appears or stops somewhere; silence and lies."""

from villainy.games.alone.evil import EvilAct, EvilQuestion
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import LAST_DISTANCE, LAST_LIE, LAST_MUTE, total, use_up
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.routes import FAR, distances, first_ways
from villainy.games.alone.targets import user
from villainy.games.alone.terms import NONE, OTHER_LEVEL, STAIRS
from villainy.games.alone.told import tell_noise


class Noise(EvilAct):
    """alone.noise.communicate: a Noise in a Sector is told as the direction from which it reaches the Hero."""

    def __init__(self, sector: int) -> None:
        self.sector = sector

    def parts(self) -> list[int]:
        return [self.sector]

    def run(self, game: Alone) -> None:
        ways = first_ways(game, self.sector)
        if not ways:  # alone.ruling.r20: it reaches nobody, and no silence or lie is spent on it
            return
        if total(game, LAST_MUTE) > 0:
            use_up(game, LAST_MUTE)
            game.tell("muted", "alone.ruling.r61", place=self.sector, hears=game.evil)
        elif len(ways) > 1 or total(game, LAST_LIE) > 0:
            game.then(TellNoise(user(game), self.sector))
        else:
            say(game, ways[0], _length(game, self.sector))


class TellNoise(EvilQuestion):
    """Among equal routes Evil picks the direction (alone.noise.equal-routes); a live lie lets it name any."""

    def __init__(self, seat: int, sector: int) -> None:
        super().__init__(seat)
        self.sector = sector

    def parts(self) -> list[int]:
        return [self.seat, self.sector]

    def options(self, game: Alone) -> list[int]:
        ways = first_ways(game, self.sector)
        if total(game, LAST_LIE) > 0:
            ways = sorted({*ways, *range(COMPASS), OTHER_LEVEL})
            if STAIRS not in ways and game.map.beside[ALL_SIDES * game.hero + STAIRS] >= 0:
                ways = sorted([*ways, STAIRS])
        return [game.cards.way + way for way in ways]

    def choose(self, game: Alone, option: int) -> None:
        way = option - game.cards.way
        if total(game, LAST_LIE) == 0:
            say(game, way, _length(game, self.sector))
            return
        use_up(game, LAST_LIE)  # even if the truth is told
        if way not in first_ways(game, self.sector):
            game.tell("lied", "alone.ruling.r61", self.seat, self.sector, way, hears=game.evil)
        if total(game, LAST_DISTANCE) > 0:
            game.then(TellLength(self.seat, way))
        else:
            say(game, way, NONE)

    def refused(self, game: Alone, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "tell":
            return ""
        return "alone.noise.other-level" if parts[0] == OTHER_LEVEL else "alone.noise.shortest-route"


class TellLength(EvilQuestion):
    """A Noise that is told with its distance and may be false: so may the distance."""

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def parts(self) -> list[int]:
        return [self.seat, self.way]

    def options(self, game: Alone) -> list[int]:
        longest = max([far for far in distances(game, game.hero) if far < FAR])
        return [game.cards.answer + 2 * far for far in range(longest + 1)]

    def choose(self, game: Alone, option: int) -> None:
        say(game, self.way, (option - game.cards.answer) // 2)


def _length(game: Alone, sector: int) -> int:
    """How long the shortest open route is, where the next Noises are told with it; otherwise NONE."""
    return distances(game, game.hero)[sector] if total(game, LAST_DISTANCE) > 0 else NONE


def say(game: Alone, way: int, distance: int) -> None:
    """The Hero is told."""
    if distance >= 0:
        use_up(game, LAST_DISTANCE)
    tell_noise(game, way, distance)
