"""ALONE: one Hero in a hidden labyrinth, one to three players who are everything in it. Two to four players."""

from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from villainy.engine.box import BadSetting, Box, Setting
from villainy.engine.chance import Chance
from villainy.engine.step import Step
from villainy.games.alone.deck import Cards
from villainy.games.alone.deckfile import house_deck, read_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.orders import occasion, occasions
from villainy.games.alone.setup import Setup
from villainy.games.alone.variant import MAPS, PAIRS, Variant

GREENS: Final = ("sleeper", "racks", "rations", "grid")
BLUES: Final = ("haze", "silence", "brownout", "lockdown")
REDS: Final = ("scuttle", "burn", "mayday", "matriarch", "prophet")
CHARACTERS: Final = ("captain", "doctor", "engineer", "pilot", "xenologist", "navigator", "quartermaster")
"""Missions and Characters of the house deck; of another deck those are found that have these ids."""
CLASHES: Final = {"scuttle": ("grid", "lockdown"), "burn": ("haze",), "mayday": ("silence",), "prophet": ("brownout",)}
"""Final Missions with the Starting Missions that name one of their Rooms."""
WITH_STEPS: Final = (
    "actions",
    "attacks",
    "course",
    "damage",
    "danger",
    "deeds",
    "deliberate",
    "effects",
    "end_of_round",
    "explore",
    "fight",
    "hands",
    "interact",
    "items",
    "kills",
    "labyrinth",
    "locate",
    "missions",
    "move",
    "moving",
    "noise",
    "reactions",
    "scavenge",
    "setup",
    "spawning",
    "turn",
)
"""The modules whose steps a game may have on its agenda."""


def _table(deck: Cards, players: int, settings: dict[str, str | int], chance: Chance) -> Alone:
    source = deck.source
    missions_known = [entry["id"] for entry in source.get("mission", house_deck().source["mission"])]
    characters_known = [entry["id"] for entry in source.get("character", house_deck().source["character"])]
    return Alone(deck, players, Variant(settings, missions_known, characters_known), chance)


def _different_rooms(settings: dict[str, str | int]) -> None:
    """The three Missions of a game name different Rooms."""
    clashing = CLASHES.get(str(settings["red"]), ())
    for colour, known in (("green", GREENS), ("blue", BLUES)):
        if settings[colour] in clashing:
            allowed = [name for name in ("random", *known) if name not in clashing]
            raise BadSetting(colour, str(settings[colour]), ", ".join(allowed))


def _steps(module: ModuleType) -> list[type[Step[Any]]]:
    """Every kind of step that a module defines."""
    kinds = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Step)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


BOX = Box(
    name="alone",
    version=4,
    seats=range(2, 5),
    usual=2,
    settings=(
        Setting("difficulty", ("normal", "easy", "nightmare", "impossible"), "alone.difficulty.when", group="story"),
        Setting("map", MAPS, "alone.map.evil-updates", group="story"),
        Setting("memory", ("round", "kept"), "alone.ruling.r58", group="story"),
        Setting("character", ("choose", "random", *CHARACTERS), "alone.companion.dual", group="story"),
        Setting("decks", ("random", *PAIRS), "alone.deck.four-two-used", group="story"),
        Setting("green", ("random", *GREENS), "alone.mission.unlock-final", group="story"),
        Setting("blue", ("random", *BLUES), "alone.mission.unlock-final", group="story"),
        Setting("red", ("random", *REDS), "alone.ruling.r39", group="story"),
        Setting("rounds", (3, 4, 5), "alone.ruling.r03", group="small-print"),
        Setting("dice", ("2-2-2", "3-1-2"), "alone.dice.faces", group="small-print"),
        Setting("unarmed", (2, 1, 3), "alone.ruling.r32", group="small-print"),
        Setting("inventory", (5, 4, 6), "alone.ruling.r37", group="small-print"),
        Setting("focus", ("on", "off"), "alone.dice.public", group="small-print"),
        Setting("tiles", ("limited", "unlimited"), "alone.ruling.r26", group="small-print"),
    ),
    agree=_different_rooms,
    make=_table,
    first=Setup,
    steps=tuple(step for name in WITH_STEPS for step in _steps(import_module(f"{__package__}.{name}"))),
    read_deck=read_deck,
    house_deck=house_deck,
    words=files(__package__).joinpath("words"),
    occasions=occasions,
    occasion=occasion,
)
