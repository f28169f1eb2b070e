"""Random play through the library beside the same loop on the engine: decisions per second, best of several rounds.

python benchmarks/library.py [--games 40] [--rounds 5]
"""

import argparse
import time

import villainy
from villainy.build import compiled
from villainy.engine.chance import seeded


def on_the_engine(name: str, games: int) -> float:
    """Decisions per second of a loop that drives the engine itself."""
    chance, decisions, start = seeded("library"), 0, time.perf_counter()
    for seed in range(games):
        engine = villainy.new(name, seed=seed).engine
        while not engine.over:
            choices = engine.choices
            engine.take(choices[chance.below(len(choices))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


def through_the_library(name: str, games: int) -> float:
    """The same through `options` and `choose`, which checks what is chosen and keeps a record."""
    chance, decisions, start = seeded("library"), 0, time.perf_counter()
    for seed in range(games):
        game = villainy.new(name, seed=seed)
        while not game.over:
            options = game.options
            game.choose(options[chance.below(len(options))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


def main() -> None:
    """Print a line for every game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    print(f"{'compiled' if compiled() else 'pure'} build; decisions per second")
    for name in villainy.games():
        pairs = [
            (on_the_engine(name, given.games), through_the_library(name, given.games)) for _ in range(given.rounds)
        ]
        engine, library = (max(rates) for rates in zip(*pairs, strict=True))
        print(f"{name:10} engine {engine:>12,.0f}   library {library:>12,.0f}   {library / engine:.0%}")


if __name__ == "__main__":
    main()
