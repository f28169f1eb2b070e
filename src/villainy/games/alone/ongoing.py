"""What the Missions on the table are and do as long as they are open."""

from typing import Final

from villainy.games.alone.deck import Mission
from villainy.games.alone.game import Alone
from villainy.games.alone.terms import NONE, OPEN, RED
from villainy.games.alone.vocabulary import DO_BOSS, DO_CURB, DO_TOKEN, ON_ALWAYS, ON_SETUP, ON_TRIGGER

SLOTS: Final = (0, 1, 2)
"""One Mission of each colour is on the table; a slot has the number of its colour."""


def mission_in(game: Alone, slot: int) -> Mission:
    """The Mission card of that colour on the table."""
    return game.cards.missions[game.missions[slot]]


def is_open(game: Alone, slot: int) -> bool:
    """Whether the Mission can be worked on: not locked any more, not done yet."""
    return game.state[slot] == OPEN


def nuisance(game: Alone, what: int) -> int:
    """How much the open Missions change something all the time."""
    found = 0
    for slot in SLOTS:
        if game.state[slot] == OPEN:
            for effect in mission_in(game, slot).moments[ON_ALWAYS]:
                if effect.op == DO_CURB and effect.what == what:
                    found += effect.amount
    return found


def room_sector(game: Alone, room: int) -> int:
    """The Sector of the Room with that name, or NONE."""
    for sector in game.map.rooms:
        if game.room[sector] == room:
            return sector
    return NONE


def boss_of(game: Alone, slot: int) -> int:
    """The kind of Boss that a Mission brings in, or NONE."""
    for effect in mission_in(game, slot).moments[ON_TRIGGER]:
        if effect.op == DO_BOSS:
            return effect.kind
    return NONE


def tokens_of(game: Alone, slot: int) -> int:
    """The kinds of tokens that a Mission lays out in Sectors, as bits."""
    found = 0
    mission = mission_in(game, slot)
    for effect in mission.moments[ON_SETUP]:
        if effect.op == DO_TOKEN:
            found |= 1 << effect.token
    if slot == RED and is_open(game, slot):
        for effect in mission.moments[ON_TRIGGER]:
            if effect.op == DO_TOKEN:
                found |= 1 << effect.token
    return found
