"""The small numbered terms of ALONE. What they mean stands with the rules that use them."""

from typing import Final

NONE: Final = -1

HERO: Final = 0
"""The Hero's seat. All other seats are Evil, from left to right."""

# Sides of a Sector. Stairs are a side as well: they lead to the Sector with Stairs of the same colour.
SIDES: Final = ("north", "east", "south", "west", "stairs")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STAIRS: Final = 4
HERE: Final = 5
"""A Noise from the Hero's own Sector (alone.ruling.r22)."""
OTHER_LEVEL: Final = 6
"""What is told of a Noise on the other Level (alone.noise.other-level)."""
WAYS: Final = (*SIDES, "here", "other-level")
ASIDE: Final = (0, 1, 0, -1)
"""How many columns further to the east each compass side leads."""
DOWN: Final = (-1, 0, 1, 0)
"""How many rows further to the south each compass side leads."""

SHAPES: Final = ("straight", "curve", "tee", "cross", "room")
STRAIGHT: Final = 0
CURVE: Final = 1
TEE: Final = 2
CROSS: Final = 3
ROOM: Final = 4

COLOURS: Final = ("red", "blue")
"""Of Stairs."""

ROOMS: Final = 8
"""So many Rooms have names, each lies on the Map once."""
MOST_SECTORS: Final = 60
"""Sets of Sectors are bits of one int; more than 62 would make it a slow one."""
MANY: Final = 64
"""More than the Sectors of a Map, to pack one with other numbers."""
MOST_DOORS: Final = 32
"""Four on every Room."""
MOST_COLUMNS: Final = 8
MOST_ROWS: Final = 8
SPOTS: Final = (2 * MOST_COLUMNS - 1) * (2 * MOST_ROWS - 1) + 2
"""How a Revealed Sector is named to the Hero: by where it lies from the Hero, or by the colour of its Stairs if it is
on the other Level."""

# Kinds of Creatures; the last two are Bosses.
CREATURES: Final = ("spore", "parasite", "cultist", "hybrid", "worm", "matriarch", "prophet")
SPORE: Final = 0
PARASITE: Final = 1
CULTIST: Final = 2
HYBRID: Final = 3
WORM: Final = 4
MATRIARCH: Final = 5
PROPHET: Final = 6
KINDS: Final = 5
"""Kinds that are Spawned, and as many Abilities."""
TOKENS: Final = 10
"""Creatures that can be on the Map: four on each Level, and Bosses."""

# The six Actions; the bits of a Turn's triggers count Actions first, then losses. Locate has no trigger symbol.
ACTIONS: Final = ("move", "explore", "fight", "scavenge", "interact", "locate")
MOVE: Final = 0
EXPLORE: Final = 1
FIGHT: Final = 2
SCAVENGE: Final = 3
INTERACT: Final = 4
LOCATE: Final = 5
TRIGGERS: Final = ("move", "explore", "fight", "scavenge", "interact", "life", "self-control")
LIFE_LOSS: Final = 5
SELF_LOSS: Final = 6
"""Trigger numbers: MOVE to INTERACT as above, then the two losses."""

TRACKS: Final = ("life", "self-control")
LIFE: Final = 0
SELF_CONTROL: Final = 1

# What deals a loss: it decides what can prevent it and whether it can be redirected (2.3 of the ledger).
LOSSES: Final = ("attack", "aoo", "scare", "card", "mission", "nightmare")
BY_ATTACK: Final = 0
BY_AOO: Final = 1
BY_SCARE: Final = 2
BY_CARD: Final = 3
BY_MISSION: Final = 4
BY_NIGHTMARE: Final = 5

# Windows in which Evil may play Reactions.
WINDOWS: Final = ("declare", "prereveal", "postreveal", "roll", "life", "self", "resolved", "end", "late")
AT_DECLARE: Final = 0
AT_PREREVEAL: Final = 1
AT_POSTREVEAL: Final = 2
AT_ROLL: Final = 3
AT_LIFE: Final = 4
AT_SELF: Final = 5
AT_RESOLVED: Final = 6
AT_END: Final = 7
AT_LATE: Final = 8

# What is going on: outside of Turns, at the start of one (T0), in an Action (T1-T4), and after it (T5, T6, T7-T9).
PHASES: Final = ("setup", "start", "action", "reactions", "attacks", "late", "end-of-round")
IN_SETUP: Final = 0
AT_START: Final = 1
IN_ACTION: Final = 2
IN_REACTIONS: Final = 3
IN_ATTACKS: Final = 4
IN_LATE: Final = 5
AT_ROUND_END: Final = 6

FACES: Final = ("hit", "exclaim", "miss")
HIT: Final = 0
EXCLAIM: Final = 1
MISS: Final = 2

DIFFICULTIES: Final = ("easy", "normal", "nightmare", "impossible")
EASY: Final = 0
NORMAL: Final = 1
NIGHTMARE: Final = 2
IMPOSSIBLE: Final = 3

COLOUR_OF_MISSION: Final = ("green", "blue", "red")
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
LOCKED: Final = 0
OPEN: Final = 1
DONE: Final = 2
STATES: Final = ("locked", "open", "done")

MATRICES: Final = ("mech", "chem", "volt")

# Tokens of Missions that lie in Sectors (5.10 of the ledger).
CONDITIONS: Final = ("mission", "arm", "armed", "conduit")
MISSION_TOKEN: Final = 0
ARM: Final = 1
ARMED: Final = 2
CONDUIT: Final = 3

MOST: Final = 12
"""Life and Self Control start here and never rise above it."""
TURNS: Final = 8
TRACK_SPACES: Final = 10
FLEETING: Final = frozenset(
    {
        "absent",
        "appears",
        "blocked",
        "danger",
        "dark",
        "declared",
        "departed",
        "dice-changed",
        "forgotten",
        "killed",
        "lit",
        "located",
        "moved",
        "noise",
        "noise-distance",
        "removed",
        "repaired",
        "revealed",
        "room",
        "scare-changed",
        "shown",
        "token",
        "token-gone",
        "tough-changed",
        "unblocked",
        "undanger",
        "unhurt",
        "unwelded",
        "vanishes",
        "way",
        "welded",
        "wounded",
    }
)
"""Events that say where something is or which way somebody went: what the Hero forgets (alone.ruling.r58)."""
ROUND_CAP: Final = 20
