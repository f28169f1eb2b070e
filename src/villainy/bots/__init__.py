"""Bots: one that plays at random for every game, and one that plays sensibly for each."""

from collections.abc import Callable
from importlib import import_module

from villainy.bots.bot import Bot, Random
from villainy.engine.chance import Chance

LEVELS = ("random", "henchman")


def bot(level: str, game: str, chance: Chance) -> Bot:
    """A bot of that level for that game; KeyError if there is no such level."""
    if level == "random":
        return Random(chance)
    if level != "henchman":
        raise KeyError(level)
    henchman: Callable[[Chance], Bot] = import_module(f"villainy.bots.{game}").Henchman
    return henchman(chance)
