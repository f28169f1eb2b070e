"""Nefarious: mad scientists invest, invent and ruin each other, all at once, under two Twists. Two to six players."""

from importlib.resources import files

from villainy.engine.box import BadSetting, Box, Setting
from villainy.engine.chance import Chance
from villainy.games.nefarious.deck import Cards
from villainy.games.nefarious.deckfile import house_deck, read_deck
from villainy.games.nefarious.effects import Effects, Wave
from villainy.games.nefarious.ending import RoundEnd
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.invent import BuildingActs, ChooseInvention, Store
from villainy.games.nefarious.investments import Investments
from villainy.games.nefarious.research import Research, Shed
from villainy.games.nefarious.rules import rules_of
from villainy.games.nefarious.selection import ChooseAction
from villainy.games.nefarious.setup import Round, RoundStarts, Setup, Understand
from villainy.games.nefarious.speculate import Speculate, SpeculateOpenly
from villainy.games.nefarious.twist import SLUGS
from villainy.games.nefarious.twists import CATALOGUE, GiveBack, Plan, Thin
from villainy.games.nefarious.variant import Variant
from villainy.games.nefarious.work import Work


def _table(deck: Cards, players: int, settings: dict[str, str | int], chance: Chance) -> Nefarious:
    rules = rules_of(deck, players, [], CATALOGUE, False)
    return Nefarious(deck, players, Variant(settings), CATALOGUE, rules, chance)


def _different_twists(settings: dict[str, str | int]) -> None:
    """nefarious.setup.twists: there is but one of each."""
    first, second = settings["firstTwist"], settings["secondTwist"]
    if first == second and first in SLUGS:
        raise BadSetting("secondTwist", str(second), ", ".join(twist for twist in TWISTS if twist != first))


TWISTS = ("random", *SLUGS, "none")

BOX = Box(
    name="nefarious",
    version=2,
    seats=range(2, 7),
    settings=(
        Setting("firstTwist", TWISTS, "nefarious.setup.twists"),
        Setting("secondTwist", TWISTS, "nefarious.setup.twists"),
        Setting("speculateReveal", ("secret", "open"), "nefarious.ruling.r03"),
        Setting("securityMeasures", ("all", "others"), "nefarious.ruling.r46"),
    ),
    agree=_different_twists,
    make=_table,
    reveals=("revealed", "invention"),
    first=Setup,
    steps=(
        Setup,
        Understand,
        Round,
        RoundStarts,
        Plan,
        Thin,
        ChooseAction,
        Investments,
        Speculate,
        SpeculateOpenly,
        ChooseInvention,
        BuildingActs,
        GiveBack,
        Effects,
        Wave,
        Store,
        Research,
        Shed,
        Work,
        RoundEnd,
    ),
    read_deck=read_deck,
    house_deck=house_deck,
    words=files(__package__).joinpath("words"),
)
