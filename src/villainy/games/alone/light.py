"""Lights: which Sectors an LCU reaches, switching on and off, and Creatures that switch them off."""

from typing import TYPE_CHECKING

from villainy.games.alone.routes import through
from villainy.games.alone.sight import in_order, spot
from villainy.games.alone.terms import IN_ACTION, NONE, TOKENS

if TYPE_CHECKING:
    from villainy.games.alone.game import Alone


def lcu_line(game: "Alone", sector: int, side: int, reach: int) -> int:
    """The Sectors that an LCU lights in one direction: its own, and so many straight on.

    Light passes any open Door and ends at walls and Blocked Doors (alone.ruling.r17, alone.light.lcu-sector-always).
    """
    found = 1 << sector
    for _ in range(reach):
        sector = through(game, sector, side)
        if sector < 0:
            break
        found |= 1 << sector
    return found


def light(game: "Alone", sectors: int, on: bool, clause: str = "alone.map.light-token") -> None:
    """Lights go on or off there; the light-reveal check is the caller's to put on the agenda."""
    if on:
        game.lit_ever = 1
    changed = sectors & ~game.lit if on else sectors & game.lit
    if changed == 0:
        return
    game.lit ^= changed
    if not on:
        game.lit_now &= ~changed
    elif game.phase == IN_ACTION:
        game.lit_now |= changed
    if changed & game.revealed:
        game.disclose()
    if game.listening:
        _tell(game, changed, "lit" if on else "dark", clause)


def _tell(game: "Alone", sectors: int, kind: str, clause: str) -> None:
    """Evil sees every Light; the Hero sees tiles turn over (alone.light.flip-tile)."""
    for sector in in_order(game, sectors):
        game.tell(kind, clause, place=sector, hears=game.evil)
        if game.is_revealed(sector):
            game.tell(kind, clause, place=spot(game, sector), hears=game.light_side)


def lights_off(game: "Alone") -> None:
    """T8: a lit Sector goes dark if a Creature is there that has moved into it this Turn; never the Hero's."""
    off = 0
    for creature in range(TOKENS):
        if game.kind[creature] != NONE and (game.moved >> creature) & 1 and game.at[creature] != game.hero:
            off |= 1 << game.at[creature]
    light(game, off, False, "alone.light.creature-switches-off")
