"""Evil Genius VS Spies: a lair and its Evil Plans against networks and their Spies. Two players, different rules."""

from importlib.resources import files

from villainy.engine.box import Box, Setting
from villainy.engine.chance import Chance
from villainy.games.spies.combat import Combat, Exchange
from villainy.games.spies.completion import Complete, PayContraptions, PayMinions, Sacrifice, Score
from villainy.games.spies.deck import Cards
from villainy.games.spies.deckfile import house_deck, read_deck
from villainy.games.spies.discarding import DiscardChoice, TakeIntelligence
from villainy.games.spies.drawing import Cycle, DrawStep, DrawUp, Mulligan
from villainy.games.spies.effects import Aim, Perform, Spent
from villainy.games.spies.events import Interrupt, Resolve
from villainy.games.spies.game import Spies
from villainy.games.spies.genius_turn import (
    AfterAction,
    AfterStage,
    BeginMain,
    EndMain,
    EndPlanning,
    EndTurn,
    GeniusMain,
    GeniusTurn,
    PlanStep,
)
from villainy.games.spies.infiltration import (
    AfterInfiltration,
    BeforeMove,
    Deal,
    Face,
    Infiltrate,
    MoveOn,
    PassContraption,
    UseBonus,
)
from villainy.games.spies.master_turn import (
    Assign,
    BeginActions,
    BeginAssigning,
    BeginSending,
    MasterActions,
    MasterTurn,
)
from villainy.games.spies.orders import occasion, occasions
from villainy.games.spies.plans import Activate, Advance, DrawPlans, SelectPlan
from villainy.games.spies.setup import Round, Setup
from villainy.games.spies.variant import Variant


def _table(deck: Cards, players: int, settings: dict[str, str | int], chance: Chance) -> Spies:
    return Spies(deck, players, Variant(settings), chance)


BOX = Box(
    name="spies",
    version=2,
    seats=range(2, 3),
    settings=(
        Setting("lethal", ("exceeds", "meets"), "spies.ruling.r1"),
        Setting("regainCap", ("none", "printed"), "spies.ruling.r5"),
        Setting("withdraw", ("never", "allowed"), "spies.ruling.r30"),
        Setting("spiesPerNetwork", ("any", 1), "spies.ruling.r26"),
        Setting("complete", ("forced", "may"), "spies.ruling.r13"),
        Setting("mulligan", ("on", "off"), "spies.ruling.r39"),
        Setting("relief", ("on", "off"), "spies.ruling.r39"),
        Setting("attachedBusyAbility", ("off", "on"), "spies.ruling.r10"),
        Setting("combatWindows", ("none", "between-exchanges"), "spies.ruling.r37"),
        Setting("roundCap", (40, 20, 30, 60), "spies.ruling.r49"),
    ),
    make=_table,
    first=Setup,
    steps=(
        Setup,
        Round,
        GeniusTurn,
        PlanStep,
        DrawPlans,
        SelectPlan,
        Advance,
        Complete,
        PayContraptions,
        PayMinions,
        Sacrifice,
        Score,
        AfterStage,
        EndPlanning,
        DrawStep,
        DrawUp,
        Cycle,
        Mulligan,
        BeginMain,
        GeniusMain,
        AfterAction,
        EndMain,
        Activate,
        EndTurn,
        MasterTurn,
        BeginActions,
        MasterActions,
        BeginAssigning,
        Assign,
        BeginSending,
        Infiltrate,
        AfterInfiltration,
        UseBonus,
        BeforeMove,
        MoveOn,
        Face,
        Deal,
        PassContraption,
        Combat,
        Exchange,
        Interrupt,
        Resolve,
        Aim,
        Perform,
        Spent,
        DiscardChoice,
        TakeIntelligence,
    ),
    read_deck=read_deck,
    house_deck=house_deck,
    words=files(__package__).joinpath("words"),
    occasions=occasions,
    occasion=occasion,
)
