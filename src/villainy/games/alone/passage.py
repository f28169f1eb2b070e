"""From the true Map to an imagined one: what the Hero knows goes with the Hero, everything else stays behind."""

from villainy.games.alone.game import LASTING, TOLD, Alone
from villainy.games.alone.knowledge import Guess, Known, deal_rooms
from villainy.games.alone.labyrinth import far_end
from villainy.games.alone.lasting import CREATURE_BOUND, SECRET
from villainy.games.alone.map import ALL_SIDES, COMPASS, Map
from villainy.games.alone.mapmaker import lay_out
from villainy.games.alone.terms import NONE, TOKENS


def carry_over(game: Alone, known: Known, guess: Guess) -> None:
    """Put the Hero, the Labyrinth and all that lies in it on the imagined Map; what is hidden is left out."""
    old = game.map
    sector = [NONE] * old.sectors
    for at in range(len(known.sectors)):
        sector[known.sectors[at]] = guess.sectors[at]
    room = deal_rooms(guess.map, known, guess.sectors, guess.held, game.lots)
    tokens = _hidden_tokens(game)
    _carry_doors(game, known, guess)
    hero = sector[game.hero]
    end = far_end(game)
    game.origin = _shifted(game.origin, old, game.hero, guess.map, hero)
    if end >= 0:
        level = 1 - guess.map.level[hero]
        game.far_origin = _shifted(game.far_origin, old, end, guess.map, guess.map.stairs[2 * level + game.came_by])
    else:
        game.far_origin = [0, 0]
    game.sheet = guess.sheet
    game.map = guess.map
    game.hero = hero
    game.room = room
    revealed = game.revealed
    game.revealed = carried(revealed, sector)
    game.recalled = carried(game.recalled, sector)
    game.adrift = carried(game.adrift, sector)
    game.placed = carried(game.placed & revealed, sector)
    game.explored = carried(game.explored & revealed, sector)
    game.about = 0 if game.is_revealed(hero) else 1 << hero
    game.lit = carried(game.lit & revealed, sector)
    game.lit_now = carried(game.lit_now & revealed, sector)
    game.danger = carried(game.danger & revealed, sector)
    game.left = sector[game.left] if game.left >= 0 and (revealed >> game.left) & 1 else NONE
    game.condition = [carried(bits & revealed, sector) for bits in game.condition]
    _lay_tokens(game, tokens)
    told = game.told.copy()
    for at in range(TOLD - 1, len(told), TOLD):
        if told[at] >= 0:
            told[at] = sector[told[at]]
    game.told = told
    _carry_creatures(game, revealed, sector)


def begin_anew(game: Alone) -> None:
    """Before the Hero is on the Map nothing of it is known but what Mission cards say."""
    tokens = _hidden_tokens(game)
    lay_out(game, game.lots)
    game.blocked = 0
    game.welded = 0
    game.condition = [0] * len(game.condition)
    _lay_tokens(game, tokens)


def _shifted(origin: list[int], old: Map, before: int, new: Map, after: int) -> list[int]:
    """From where places are counted, so that a Sector keeps the numbers by which the Hero knows it."""
    return [
        origin[0] + new.column[after] - old.column[before],
        origin[1] + new.row[after] - old.row[before],
    ]


def carried(bits: int, sector: list[int]) -> int:
    """A set of known Sectors on the imagined Map."""
    found = 0
    for at in range(len(sector)):
        if (bits >> at) & 1:
            found |= 1 << sector[at]
    return found


def _carry_doors(game: Alone, known: Known, guess: Guess) -> None:
    """Doors of Revealed Sectors are as they are shown."""
    blocked = 0
    welded = 0
    for at in range(len(known.sectors)):
        if not known.live[at]:
            continue
        for side in range(COMPASS):
            door = game.map.door[ALL_SIDES * known.sectors[at] + side]
            if door >= 0:
                new = guess.map.door[ALL_SIDES * guess.sectors[at] + side]
                blocked |= ((game.blocked >> door) & 1) << new
                welded |= ((game.welded >> door) & 1) << new
    game.blocked = blocked
    game.welded = welded


# Tokens of Missions ---------------------------------------------------------------------------------------------------


def _hidden_tokens(game: Alone) -> list[int]:
    """Of every token that is not Revealed: its kind, and the name of the Room where the Mission put it, or NONE."""
    found: list[int] = []
    for kind in range(len(game.condition)):
        hidden = game.condition[kind] & ~game.revealed
        if hidden == 0:
            continue
        for sector in range(game.map.sectors):
            if (hidden >> sector) & 1:
                found += [kind, game.room[sector]]
    return found


def _lay_tokens(game: Alone, tokens: list[int]) -> None:
    """Mission cards are public: they say in which Room a token lies, or on the LCUs of which Level."""
    condition = game.condition.copy()
    for at in range(0, len(tokens), 2):
        kind, name = tokens[at], tokens[at + 1]
        if name >= 0:
            condition[kind] |= 1 << game.room.index(name)
        else:
            condition[kind] |= 1 << game.lots.pick(_free_lcus(game, condition[kind]))
    game.condition = condition


def _free_lcus(game: Alone, taken: int) -> list[int]:
    """LCUs of the Level of the Final Mission's Room that are not Revealed and have no token yet."""
    room = game.cards.missions[game.missions[-1]].rooms[0]
    level = game.map.on_level[game.map.level[game.room.index(room)]]
    free = game.map.lcu & level & ~game.revealed & ~taken
    return [sector for sector in range(game.map.sectors) if (free >> sector) & 1]


# Creatures ------------------------------------------------------------------------------------------------------------


def _carry_creatures(game: Alone, revealed: int, sector: list[int]) -> None:
    """Revealed Creatures stay where they are, under new numbers: nothing is left of the old ones."""
    shown = [creature for creature in range(TOKENS) if game.kind[creature] >= 0 and (revealed >> game.at[creature]) & 1]
    keys = [_key(game, creature, sector) for creature in shown]
    order = sorted(range(len(shown)), key=keys.__getitem__)
    new = [NONE] * TOKENS
    for at in range(len(order)):
        new[shown[order[at]]] = at
    kind = [NONE] * TOKENS
    place = [NONE] * TOKENS
    for creature in shown:
        kind[new[creature]] = game.kind[creature]
        place[new[creature]] = sector[game.at[creature]]
    game.wounded = renumbered(game.wounded, new)
    game.moved = renumbered(game.moved, new)
    game.newly = renumbered(game.newly, new)
    game.attacked = renumbered(game.attacked, new)
    game.target = new[game.target] if game.target >= 0 else NONE
    game.kind = kind
    game.at = place
    lasting: list[int] = []
    for at in range(0, len(game.lasting), LASTING):
        what, about = game.lasting[at], game.lasting[at + 1]
        if what in CREATURE_BOUND:
            about = new[about]
        if what not in SECRET and (what not in CREATURE_BOUND or about >= 0):
            lasting += [what, about, *game.lasting[at + 2 : at + LASTING]]
    game.lasting = lasting


def _key(game: Alone, creature: int, sector: list[int]) -> list[int]:
    """All that tells one Revealed Creature from another; those with equal keys are alike in everything."""
    bits = [
        (game.wounded >> creature) & 1,
        (game.moved >> creature) & 1,
        (game.newly >> creature) & 1,
        (game.attacked >> creature) & 1,
        1 if game.target == creature else 0,
    ]
    changes: list[int] = []
    for at in range(0, len(game.lasting), LASTING):
        if game.lasting[at] in CREATURE_BOUND and game.lasting[at + 1] == creature:
            changes.append(at)
    return [sector[game.at[creature]], game.kind[creature], *bits, *changes]


def renumbered(bits: int, new: list[int]) -> int:
    """A set of Creatures under their new numbers; those without one are not in it."""
    found = 0
    for creature in range(TOKENS):
        if (bits >> creature) & 1 and new[creature] >= 0:
            found |= 1 << new[creature]
    return found
