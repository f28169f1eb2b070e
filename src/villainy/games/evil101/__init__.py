"""Evil:101: bluff and match symbols; a rotating Handler hunts the rest. Two to six players."""

from importlib.resources import files

from villainy.engine.box import Box, Setting
from villainy.engine.chance import Chance
from villainy.games.evil101.chase import AnswerChase, OpenChase, Pocket
from villainy.games.evil101.cleaners import Buy, DumpAgents, RefillTargets, Replenish
from villainy.games.evil101.deck import Cards
from villainy.games.evil101.deckfile import house_deck, read_deck
from villainy.games.evil101.dic import GuardOne, GuardPlots, LayAgent, Reveal, SwapAgent
from villainy.games.evil101.game import Evil101
from villainy.games.evil101.hoarding import Hoard
from villainy.games.evil101.plot import PlotTurn, SwapPlot
from villainy.games.evil101.setup import DealPlots, Round, Setup
from villainy.games.evil101.variant import Variant


def _table(deck: Cards, players: int, settings: dict[str, str | int], chance: Chance) -> Evil101:
    return Evil101(deck, players, Variant(settings), chance)


BOX = Box(
    name="evil101",
    version=2,
    seats=range(2, 7),
    settings=(
        Setting("pocket", ("off", "may", "must"), "evil101.lang.pocket"),
        Setting("plotRedraw", ("must", "may"), "evil101.lang.redraw-plot"),
        Setting("reveal", ("together", "one-by-one"), "evil101.ruling.a9"),
        Setting("discards", ("hidden", "open"), "evil101.ruling.a8"),
        Setting("endTiming", ("rulebook", "full-rotation"), "evil101.ruling.a31"),
        Setting("goal", (20, *range(10, 20), *range(21, 41)), "evil101.end.twenty"),
        Setting("firstHandler", ("random", 0, 1, 2, 3, 4, 5), "evil101.ruling.a2", of_seats=True),
    ),
    make=_table,
    reveals=("revealed", "escaped", "caught"),
    first=Setup,
    steps=(
        Setup,
        DealPlots,
        Round,
        PlotTurn,
        SwapPlot,
        GuardPlots,
        GuardOne,
        LayAgent,
        SwapAgent,
        Reveal,
        OpenChase,
        AnswerChase,
        Pocket,
        Hoard,
        DumpAgents,
        Replenish,
        Buy,
        RefillTargets,
    ),
    read_deck=read_deck,
    house_deck=house_deck,
    words=files(__package__).joinpath("words"),
)
