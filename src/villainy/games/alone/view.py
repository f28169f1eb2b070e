"""What a seat may know of a game of ALONE, built by addition (6.1 of the ledger).

Of the Map, the Hero and spectators are shown the Labyrinth alone: Sectors by where they lie from where the Hero came to
this Level, never by number; Creatures by kind and state; no count of anything that is not Revealed.
"""

from typing import Any, Final

from villainy.engine.game import View
from villainy.engine.step import Together
from villainy.games.alone.asked import asked_about, asked_of_evil
from villainy.games.alone.game import FRAME, LAID, LASTING, OPEN_WINDOW, TOLD, Alone
from villainy.games.alone.hero import adrenaline_most
from villainy.games.alone.lasting import (
    CREATURE_BOUND,
    LAST_FORBIDDEN,
    LAST_LIE,
    LAST_NO_BULLET,
    LAST_NO_DISARM,
    LAST_RANGE,
    LASTINGS,
    SECRET,
    total,
    until_name,
)
from villainy.games.alone.map import ALL_SIDES, COMPASS
from villainy.games.alone.moving import StepOn, TeleportWhere
from villainy.games.alone.routes import distances
from villainy.games.alone.sight import in_order, in_sight, spot
from villainy.games.alone.terms import (
    ACTIONS,
    COLOUR_OF_MISSION,
    COLOURS,
    CONDITIONS,
    CREATURES,
    FACES,
    HERO,
    KINDS,
    NONE,
    PHASES,
    SHAPES,
    SIDES,
    STATES,
    TRIGGERS,
    WAYS,
    WINDOWS,
)
from villainy.games.alone.told import SORTS
from villainy.games.alone.track import is_sideways, symbols

CURBS: Final = (LAST_RANGE, LAST_NO_DISARM, LAST_FORBIDDEN, LAST_NO_BULLET)
"""What restricts the Hero for a while."""


def view(game: Alone, seat: int) -> View:
    """The table as this seat sees it (the number of players: as a spectator does, which is what the Hero sees)."""
    evil = HERO < seat < game.players
    shown = {
        "game": "alone",
        "players": game.players,
        "seat": seat,
        "role": "evil" if evil else "hero",
        "settings": game.variant.settings,
        "asked": game.seems_asked(seat),
        "question": _question(game, evil),
        **asked_about(game, evil),
        **_round(game),
        **_hero(game),
        **_missions(game),
        **_cards(game, seat),
        "reckoning": _reckoning(game),
        "curbs": _curbs(game),
        "lasting": _lasting(game, evil),
        "told": _told(game, evil),
        "over": game.over,
        "winners": game.winners.copy(),
    }
    if evil:
        shown |= _evil(game, seat)
    else:
        shown |= _labyrinth(game)
    return shown


def _question(game: Alone, evil: bool) -> str:
    """The class of the question; what Evil is asked, and in which order, is not the Hero's to know."""
    if game.over:
        return ""
    return type(game.asking).__name__ if evil or game.seat == HERO else "Evil"


def _bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for at, name in enumerate(names) if (bits >> at) & 1]


def _members(bits: int) -> list[int]:
    return [at for at in range(bits.bit_length()) if (bits >> at) & 1]


def _named(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


# What all can see -----------------------------------------------------------------------------------------------------


def _round(game: Alone) -> dict[str, Any]:
    return {
        "round": game.round,
        "rounds_left": game.rounds_left,
        "nightmare": game.nightmare == 1,
        "turn": game.turn,
        "phase": PHASES[game.phase],
        "leader": game.leader,
        "bullet": game.bullet == 1,
        "action": _named(ACTIONS, game.action),
        "last_action": _named(ACTIONS, game.last_action),
        "triggers": _bits(game.triggers, TRIGGERS),
        "stamped": _bits(game.stamped, TRIGGERS),
        "counted": game.counted,
        "allowance": game.allowance,
        "symbols": symbols(game),
        "roll": None
        if not game.roll
        else {"by": "hero" if game.rolled_by == HERO else "evil", "faces": [FACES[face] for face in game.roll]},
    }


def _hero(game: Alone) -> dict[str, Any]:
    """The Hero's sheet and Items, which are announced when they are drawn (alone.action.scavenge.announce)."""
    return {
        "life": game.life,
        "self_control": game.self_control,
        "adrenaline": game.adrenaline,
        "adrenaline_max": adrenaline_most(game),
        "character": game.character,
        "companion": None if game.companion < 0 else {"character": game.companion, "charges": game.companion_charges},
        "items": [
            {
                "item": game.face[card] - game.cards.first_item,
                "card": card,
                "charges": game.charges[at],
                "upgraded": game.upgraded[at] == 1,
            }
            for at, card in enumerate(game.inventory)
        ],
        "experience": game.experience.copy(),
        "abilities": [kind for kind in range(KINDS) if game.experience[kind] >= 2],
        "dashed": game.dashed == 1,
        "marks": _members(game.marks),
        "using": game.using if game.using >= 0 else None,
        "aim": game.aim.copy(),
        "drawn": game.drawn,
    }


def _missions(game: Alone) -> dict[str, Any]:
    return {
        "missions": [
            {
                "mission": mission,
                "colour": COLOUR_OF_MISSION[colour],
                "state": STATES[game.state[colour]],
                "progress": game.progress[colour],
                "rooms": game.cards.missions[mission].rooms.copy(),
            }
            for colour, mission in enumerate(game.missions)
            if mission >= 0
        ],
        "fuse": game.fuse,
        "rites": game.rites,
    }


def _cards(game: Alone, seat: int) -> dict[str, Any]:
    """Cards on the track, piles and hands; counts are public, faces are shown to who has seen them."""
    return {
        "track": [_laid(game, seat, at) for at in range(0, len(game.track), LAID)],
        "resolving": [_taking_effect(game, seat, at) for at in range(0, len(game.resolving), FRAME)],
        "decks": [
            {"deck": deck, "pile": len(game.piles[slot]), "discards": len(game.discards[slot])}
            for slot, deck in enumerate(game.decks)
        ],
        "hands": [len(hand) for hand in game.hands],
        "item_pile": len(game.item_pile),
        "item_discards": len(game.item_discards),
    }


def _face(game: Alone, seat: int, card: int) -> int | None:
    return game.face[card] if card >= 0 and (game.seen[card] >> seat) & 1 else None


def _laid(game: Alone, seat: int, at: int) -> dict[str, Any]:
    card, up, spaces, player, sideways = game.track[at : at + LAID]
    return {
        "deck": game.cards.back[card],
        "up": up == 1,
        "face": _face(game, seat, card),
        "spaces": spaces,
        "seat": player,
        "turned": sideways == 1,
    }


def _taking_effect(game: Alone, seat: int, at: int) -> dict[str, Any]:
    card, player, dangerous = game.resolving[at : at + 3]
    return {
        "face": _face(game, seat, card),
        "seat": player,
        "dangerous": dangerous == 1,
        "up": game.seen[card] == game.everyone if card >= 0 else None,
    }


def _reckoning(game: Alone) -> dict[str, Any]:
    """What everybody can count by the cards that were played and what was seen: limits, not what is hidden."""
    return {
        "creatures": game.creatures_most,
        "danger": [game.danger_least, game.danger_most],
        "blocked": game.blocked_most,
        "lit": game.lit_ever == 1,
    }


def _curbs(game: Alone) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    for at in range(0, len(game.lasting), LASTING):
        what, about, amount, until, face = game.lasting[at : at + LASTING]
        if what in CURBS:
            shown.append(
                {
                    "what": LASTINGS[what],
                    "action": _named(ACTIONS, about),
                    "amount": amount,
                    "until": until_name(until),
                    "from": face,
                }
            )
    return shown


def _lasting(game: Alone, evil: bool) -> list[dict[str, Any]]:
    """What else is changed for a while. Of hidden Creatures, and of silence and lies, only Evil knows."""
    shown: list[dict[str, Any]] = []
    for at in range(0, len(game.lasting), LASTING):
        what, about, amount, until, face = game.lasting[at : at + LASTING]
        if what in CURBS or (not evil and not is_open_to_hero(game, what, about)):
            continue
        line: dict[str, Any] = {
            "what": LASTINGS[what],
            "amount": amount,
            "until": until_name(until),
            "from": face,
        }
        if what in CREATURE_BOUND:
            line["kind"] = game.kind[about]
            if evil:
                line["creature"] = about
            else:
                line |= {"spot": spot(game, game.at[about]), "wounded": (game.wounded >> about) & 1 == 1}
        shown.append(line)
    if not evil:
        shown.sort(key=lambda line: line.get("spot", NONE))
    return shown


def is_open_to_hero(game: Alone, what: int, about: int) -> bool:
    """Whether the Hero sees that this is changed: not secret, and not about a Creature that is not Revealed."""
    if what in SECRET:
        return False
    return what not in CREATURE_BOUND or game.is_revealed(game.at[about])


def _told(game: Alone, evil: bool) -> list[dict[str, Any]]:
    """What the Hero was told this Round, and from where the Hero stood then, as long as that is known."""
    shown: list[dict[str, Any]] = []
    for at in range(0, len(game.told), TOLD):
        sort, target, distance, other, way, doubtful, place = game.told[at : at + TOLD]
        line: dict[str, Any] = {
            "what": SORTS[sort],
            "target": target,
            "distance": distance if distance >= 0 else None,
            "other": other == 1 if other >= 0 else None,
            "way": _named(WAYS, way),
            "doubtful": doubtful == 1,
        }
        if evil:
            line["sector"] = place if place >= 0 else None
        else:
            line["place"] = {**_place(game, place), "other": _is_away(game, place)} if place >= 0 else None
        shown.append(line)
    return shown


# The Labyrinth --------------------------------------------------------------------------------------------------------


def _labyrinth(game: Alone) -> dict[str, Any]:
    """What the Hero sees of the place; the Hero may stand in a Sector that is about to be Revealed."""
    if game.hero < 0:
        return {"labyrinth": [], "recalled": [], "here": None, "left": None}
    sight = in_sight(game)
    shown = [_tile(game, sector, sight) for sector in in_order(game, game.revealed)]
    return {
        "labyrinth": shown,
        "recalled": [_recalled(game, sector) for sector in in_order(game, game.recalled)],
        "here": _place(game, game.hero),
        "left": spot(game, game.left) if game.left >= 0 and game.is_revealed(game.left) else None,
    }


def _place(game: Alone, sector: int) -> dict[str, int | None]:
    """Where a Sector lies from where the Hero came to its Level, if the Hero can know that."""
    if (game.adrift >> sector) & 1:
        return {"x": None, "y": None}
    origin = game.far_origin if _is_away(game, sector) else game.origin
    return {"x": game.map.column[sector] - origin[0], "y": game.map.row[sector] - origin[1]}


def _is_away(game: Alone, sector: int) -> bool:
    """Whether a Sector is on the other Level."""
    return game.map.level[sector] != game.map.level[game.hero]


def _recalled(game: Alone, sector: int) -> dict[str, Any]:
    """What was seen there once and does not change."""
    room = game.room[sector]
    return {
        **_place(game, sector),
        "other": _is_away(game, sector),
        "shape": SHAPES[game.map.shape[sector]],
        "sides": _bits(game.map.sides[sector], SIDES),
        "doors": [SIDES[side] for side, _ in _doors(game, sector)],
        "stairs": _named(COLOURS, game.map.colour[sector]),
        "lcu": (game.map.lcu >> sector) & 1 == 1,
        "room": room if room >= 0 else None,
    }


def _tile(game: Alone, sector: int, sight: int) -> dict[str, Any]:
    creatures = [
        {"kind": game.kind[creature], "wounded": (game.wounded >> creature) & 1 == 1}
        for creature in game.creatures_in(sector)
    ]
    creatures.sort(key=lambda shown: (shown["kind"], shown["wounded"]))
    return {
        **_place(game, sector),
        "other": _is_away(game, sector),
        "spot": spot(game, sector),
        **_sector(game, sector, sight),
        "doors": {SIDES[side]: _door(game, door) for side, door in _doors(game, sector)},
        "creatures": creatures,
    }


def _sector(game: Alone, sector: int, sight: int) -> dict[str, Any]:
    """What is to be seen in a Sector, but for Doors and Creatures."""
    room = game.room[sector]
    return {
        "shape": SHAPES[game.map.shape[sector]],
        "sides": _bits(game.map.sides[sector], SIDES),
        "stairs": _named(COLOURS, game.map.colour[sector]),
        "lcu": (game.map.lcu >> sector) & 1 == 1,
        "room": room if room >= 0 else None,
        "lit": game.is_lit(sector),
        "danger": game.is_dangerous(sector),
        "tokens": [name for at, name in enumerate(CONDITIONS) if (game.condition[at] >> sector) & 1],
        "sight": (sight >> sector) & 1 == 1,
        "hero": sector == game.hero,
    }


def _doors(game: Alone, sector: int) -> list[tuple[int, int]]:
    """Sides of a Sector with a Door, and the Door."""
    doors = [(side, game.map.door[ALL_SIDES * sector + side]) for side in range(COMPASS)]
    return [(side, door) for side, door in doors if door >= 0]


def _door(game: Alone, door: int) -> str:
    if (game.welded >> door) & 1:
        return "welded"
    return "blocked" if game.is_blocked(door) else "open"


# What only Evil sees --------------------------------------------------------------------------------------------------


def _evil(game: Alone, seat: int) -> dict[str, Any]:
    """The whole Map (alone.info.evil-omniscient), the own hand, and of partners' proposals what may be said of them."""
    on_map = [game.kind.count(kind) for kind in range(len(CREATURES))]
    return {
        "window": None if not game.windows else WINDOWS[game.windows[-OPEN_WINDOW]],
        "moving": _moving(game),
        **asked_of_evil(game),
        "map": _map(game),
        "hand": [{"card": card, "face": game.face[card]} for card in game.hands[seat]],
        "proposals": [_proposal(game, seat, at) for at in range(0, len(game.proposals), 3)],
        "picks": game.sealed[seat].copy() if game.sealed else [],
        "done": [
            other
            for other in range(1, game.players)
            if isinstance(game.asking, Together) and not game.over and other not in game.waiting
        ],
        "tokens_left": [game.cards.tokens[kind] - on_map[kind] for kind in range(len(CREATURES))],
        "lies": total(game, LAST_LIE),
        "distances": distances(game, game.hero).copy() if game.hero >= 0 else [],
    }


def _moving(game: Alone) -> int | None:
    """The Creature whose next step or place is asked for."""
    asking = game.asking
    if not game.over and isinstance(asking, StepOn | TeleportWhere):
        return asking.creature
    return None


def _proposal(game: Alone, seat: int, at: int) -> dict[str, Any]:
    player, card, up = game.proposals[at : at + 3]
    shown: dict[str, Any] = {
        "seat": player,
        "up": up == 1,
        "deck": game.cards.back[card],
        "combo": is_sideways(game, game.face[card] if up else NONE),
    }
    if player == seat:
        shown |= {"card": card, "face": game.face[card]}
    return shown


def _map(game: Alone) -> list[dict[str, Any]]:
    sight = in_sight(game) if game.hero >= 0 else 0
    table = game.map
    return [
        {
            "sector": sector,
            "name": table.name(sector),
            "level": table.level[sector],
            "x": table.column[sector],
            "y": table.row[sector],
            **_sector(game, sector, sight),
            "doors": {SIDES[side]: {"door": door, "state": _door(game, door)} for side, door in _doors(game, sector)},
            "revealed": game.is_revealed(sector),
            "creatures": [
                {
                    "creature": creature,
                    "kind": game.kind[creature],
                    "wounded": (game.wounded >> creature) & 1 == 1,
                    "moved": (game.moved >> creature) & 1 == 1,
                }
                for creature in game.creatures_in(sector)
            ],
        }
        for sector in range(table.sectors)
    ]
