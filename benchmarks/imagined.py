"""How near the worlds that the Hero of ALONE imagines come to the truth, in games of henchmen.

At some of the Hero's decisions worlds are imagined. The truth is in reach if the number of hidden Creatures, or of
hidden Danger tokens, is neither below nor above that of all these worlds. Prints JSON:

    python benchmarks/imagined.py --decisions 300 --worlds 100
    python benchmarks/imagined.py --decisions 300 --worlds 100 --option map=seeded --option memory=kept
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator

from villainy.bots import bot
from villainy.engine.chance import seeded
from villainy.engine.seat import Seat
from villainy.games.alone import BOX
from villainy.games.alone.game import Alone
from villainy.games.alone.mapmaker import obeys
from villainy.games.alone.terms import HERO, TOKENS


class Reach:
    """Whether truths were in reach of what was imagined."""

    def __init__(self) -> None:
        self.looks = 0
        self.within = 0
        self.above = 0
        self.truth = 0
        self.imagined = 0.0

    def look(self, truth: int, imagined: list[int]) -> None:
        self.looks += 1
        self.within += min(imagined) <= truth <= max(imagined)
        self.above += truth > max(imagined)
        self.truth += truth
        self.imagined += sum(imagined) / len(imagined)

    def figures(self) -> dict[str, float]:
        looks = max(1, self.looks)
        return {
            "within": round(self.within / looks, 3),
            "above": round(self.above / looks, 3),
            "truth": round(self.truth / looks, 2),
            "imagined": round(self.imagined / looks, 2),
        }


def creatures(game: Alone) -> int:
    """Creatures that are not Revealed."""
    return sum(game.kind[one] >= 0 and not game.is_revealed(game.at[one]) for one in range(TOKENS))


def danger(game: Alone) -> int:
    """Danger tokens that are not Revealed."""
    return (game.danger & ~game.revealed).bit_count()


def decisions(settings: dict[str, str], seed: str) -> Iterator[Alone]:
    """The Hero's decisions in games of henchmen, with two options or more."""
    for number in range(1_000_000):
        game = BOX.new(2, seed=f"{seed} {number}", settings=settings)
        assert isinstance(game, Alone)
        players = [bot("henchman", "alone", seeded(f"{seed} {number} {seat}")) for seat in (0, 1)]
        while not game.over:
            if game.seat == HERO and game.hero >= 0:
                yield game
            game.take(players[game.seat].choose(Seat(game, game.seat)))


def main() -> None:
    """Look at so many decisions."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--every", type=int, default=7, help="look at every so manieth decision")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="imagined")
    args = parser.parse_args()
    settings = dict(option.split("=") for option in args.option)
    reach = {"creatures": Reach(), "danger": Reach()}
    later = Reach()
    """Creatures, at Turn 1 of the second Round and after."""
    worlds: Counter[str] = Counter()
    spent = 0.0
    looked = 0
    for at, game in enumerate(decisions(settings, args.seed)):
        if at % args.every:
            continue
        begun = time.process_time()
        imagined = [game.redeal(HERO, seeded(f"{at} {number}")) for number in range(args.worlds)]
        spent += time.process_time() - begun
        found = [world for world in imagined if isinstance(world, Alone)]
        reach["creatures"].look(creatures(game), [creatures(world) for world in found])
        reach["danger"].look(danger(game), [danger(world) for world in found])
        if game.round > 1 and game.turn == 1:
            later.look(creatures(game), [creatures(world) for world in found])
        first = game.round == 1 and game.turn == 1
        for world in found:
            worlds["all"] += 1
            worlds["first turn, wrong"] += first and (creatures(world), danger(world)) != (
                creatures(game),
                danger(game),
            )
            worlds["against the map rules"] += settings.get("map") == "seeded" and not obeys(world.sheet)
        looked += 1
        if looked == args.decisions:
            break
    print(
        json.dumps(
            {
                **{name: one.figures() for name, one in reach.items()},
                "creatures at Turn 1 of later Rounds": later.figures(),
                "worlds": dict(worlds),
                "ms a world": round(1000 * spent / max(1, worlds["all"]), 3),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
