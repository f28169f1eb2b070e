"""The words that cards are written in (5.5 of the ledger), and one effect as plain numbers.

All cards speak this language: `move(Parasite,2); dice(evil,that,+1,turn)`.
"""

from typing import Final

NOTHING: Final = -1
"""A field of an effect that says nothing."""

# What happens: 34 primitives, then the combinators. The comment says which fields of an effect each of them uses. -----

PRIMITIVES: Final = (
    "spawn",
    "move",
    "teleport",
    "attack",
    "dice",
    "reroll",
    "face",
    "hurt",
    "tough",
    "scare",
    "danger",
    "dangerous",
    "light",
    "door",
    "voice",
    "curb",
    "drain",
    "cards",
    "track",
    "hmove",
    "strike",
    "reveal",
    "gain",
    "item",
    "ask",
    "shield",
    "kill",
    "waive",
    "show",
    "token",
    "boss",
    "progress",
    "win",
    "pick",
)
COMBINATORS: Final = ("choose", "if", "up_to")
"""`a; b` is a list. `choose(a | b)`: the card's user takes one; `up_to(a)`: may leave it (the card says "may")."""
OPERATIONS: Final = (*PRIMITIVES, *COMBINATORS)
DO_SPAWN: Final = 0  # kind (or any), amount: d, place + distance: restricted to that place
DO_MOVE: Final = (
    1  # creature, amount: steps, count: so many Creatures (up to), place + distance: to=P; TOWARD, FREE_UNBLOCK
)
DO_TELEPORT: Final = 2  # creature, place + distance
DO_ATTACK: Final = 3  # creature, amount: dice
DO_DICE: Final = 4  # what: side; creature (of Evil), amount, until
DO_REROLL: Final = 5  # what: side, count
DO_FACE: Final = 6  # what: side, face, into, count
DO_HURT: Final = 7  # what: resource (life or self), amount
DO_TOUGH: Final = 8  # creature, amount, until
DO_SCARE: Final = 9  # creature, amount, until; AGAIN: now, for that amount
DO_DANGER: Final = 10  # what: place, remove or shift; count, place + distance; shift: amount: Sectors; HERO_OK
DO_DANGEROUS: Final = 11  # what: dice or next_card; until
DO_LIGHT: Final = 12  # what: on or off; place, count
DO_DOOR: Final = 13  # what: block, unblock or weld; place, count
DO_VOICE: Final = 14  # what: mute, lie or distance; count, until
DO_CURB: Final = 15  # what, amount or FORBID, until
DO_DRAIN: Final = 16  # what: resource, amount
DO_CARDS: Final = 17  # count
DO_TRACK: Final = 18  # what: free, narrow or extra; count
DO_HMOVE: Final = 19  # amount: steps; NO_AOO, FREE_BLOCK
DO_STRIKE: Final = (
    20  # amount: dice (PER_CHARGE) or damage (FIXED), place + distance: range; ALL, OR_BLOCK, pierce, EXCLAIM_*
)
DO_REVEAL: Final = 21  # place, count
DO_GAIN: Final = 22  # what: resource, amount
DO_ITEM: Final = 23  # what: draw, keep, charge, upgrade or bullets; count
DO_ASK: Final = 24  # what: distance or direction; count; place room with EACH
DO_SHIELD: Final = 25  # what: bits of losses; amount or ALL
DO_KILL: Final = 26  # creature
DO_WAIVE: Final = 27  # -
DO_SHOW: Final = 28  # creature
DO_TOKEN: Final = 29  # what: place, remove or set; token, count, place, room
DO_BOSS: Final = 30  # kind, place + distance, room
DO_PROGRESS: Final = 31  # count
DO_WIN: Final = 32  # -
DO_PICK: Final = 33  # creature
DO_CHOOSE: Final = 34  # branches: one of them
DO_IF: Final = 35  # condition with creature, place, face; branches: then, else
DO_UP_TO: Final = 36  # branches: the one that may be left out

# Which Creature: a word, a kind, or both (`Worm@here`), with `each` or `other` before it. -----------------------------

SELECTORS: Final = ("any", "unrevealed", "here", "adj", "level", "newly", "prereveal", "target", "nearest", "that")
SEL_ANY: Final = 0
SEL_UNREVEALED: Final = 1
SEL_HERE: Final = 2
SEL_ADJACENT: Final = 3
SEL_LEVEL: Final = 4
SEL_NEWLY: Final = 5
SEL_PREREVEAL: Final = 6
SEL_TARGET: Final = 7
SEL_NEAREST: Final = 8
SEL_THAT: Final = 9

# Which Sector (or Doors of which Sector) ------------------------------------------------------------------------------

PLACES: Final = (
    "anywhere",
    "hero",
    "left",
    "legal",
    "that",
    "unrevealed",  # unrevealed<=k
    "dark",  # dark>=k
    "danger",  # danger>=k
    "unrevealed&danger",
    "with_creature",
    "los",
    "adj",
    "lit_now",
    "line",  # line k
    "route",
    "lcu line",
    "room",  # the Mission's, a named one, or room>=k
    "within",  # <=k
    "not_hero",
    "lcu",
    "level",
)
PL_ANYWHERE: Final = 0
PL_HERO: Final = 1
PL_LEFT: Final = 2
PL_LEGAL: Final = 3
PL_THAT: Final = 4
PL_UNREVEALED: Final = 5
PL_DARK: Final = 6
PL_DANGER: Final = 7
PL_UNREVEALED_DANGER: Final = 8
PL_WITH_CREATURE: Final = 9
PL_LOS: Final = 10
PL_ADJACENT: Final = 11
PL_LIT_NOW: Final = 12
PL_LINE: Final = 13
PL_ROUTE: Final = 14
PL_LCU_LINE: Final = 15
PL_ROOM: Final = 16
PL_WITHIN: Final = 17
PL_NOT_HERO: Final = 18
"""Doors anywhere but on the Hero's Sector."""
PL_LCU: Final = 19
"""The LCUs of the Level of the Room that the Mission names."""
PL_LEVEL: Final = 20
"""level<=k: Sectors of the Mission Room's Level, that far from it."""

# Words that say more closely what a primitive does --------------------------------------------------------------------

DANGER_WORDS: Final = ("place", "remove", "shift")
DANGER_PLACE: Final = 0
DANGER_REMOVE: Final = 1
DANGER_SHIFT: Final = 2

LIGHT_WORDS: Final = ("on", "off")
LIGHT_ON: Final = 0
LIGHT_OFF: Final = 1

DOOR_WORDS: Final = ("block", "unblock", "weld")
DOOR_BLOCK: Final = 0
DOOR_UNBLOCK: Final = 1
DOOR_WELD: Final = 2

VOICE_WORDS: Final = ("mute", "lie", "distance")
VOICE_MUTE: Final = 0
VOICE_LIE: Final = 1
VOICE_DISTANCE: Final = 2

CURB_WORDS: Final = ("explore.range", "explore.disarm", "fight", "bullet", "last_action", "lcu.range", "inventory")
CURB_RANGE: Final = 0
CURB_DISARM: Final = 1
CURB_FIGHT: Final = 2
CURB_BULLET: Final = 3
CURB_LAST_ACTION: Final = 4
CURB_LCU: Final = 5
CURB_INVENTORY: Final = 6

DANGEROUS_WORDS: Final = ("dice", "next_card")
DANGEROUS_DICE: Final = 0
DANGEROUS_CARD: Final = 1

TRACK_WORDS: Final = ("free", "narrow", "extra")
TRACK_FREE: Final = 0
TRACK_NARROW: Final = 1
TRACK_EXTRA: Final = 2

RESOURCES: Final = ("life", "self", "adrenaline", "charge", "round", "xp", "split", "lost", "companion")
RES_LIFE: Final = 0
RES_SELF: Final = 1
RES_ADRENALINE: Final = 2
RES_CHARGE: Final = 3
RES_ROUND: Final = 4
RES_XP: Final = 5
RES_SPLIT: Final = 6
"""Points of Life and Self Control, split freely."""
RES_LOST: Final = 7
"""The track that the last loss was dealt to."""
RES_COMPANION: Final = 8
"""A random unused Character as Companion; the amount is its Charges."""

ITEM_WORDS: Final = ("draw", "keep", "charge", "upgrade", "bullets")
ITEM_DRAW: Final = 0
ITEM_KEEP: Final = 1
ITEM_CHARGE: Final = 2
ITEM_UPGRADE: Final = 3
ITEM_BULLETS: Final = 4
"""Random Bullets out of the Item deck."""

ASK_WORDS: Final = ("distance", "direction")
ASK_DISTANCE: Final = 0
ASK_DIRECTION: Final = 1

TOKEN_WORDS: Final = ("place", "remove", "set")
TOKEN_PLACE: Final = 0
TOKEN_REMOVE: Final = 1
TOKEN_SET: Final = 2
TOKEN_KINDS: Final = ("mission", "arm", "armed", "conduit", "fuse", "rite")
"""The first four lie in Sectors and are numbered as in `terms.CONDITIONS`."""
TOKEN_FUSE: Final = 4
TOKEN_RITE: Final = 5

SIDES_OF_DICE: Final = ("hero", "evil")
DICE_HERO: Final = 0
DICE_EVIL: Final = 1

SHIELD_WORDS: Final = ("life", "aoo", "scare")
"""Numbered as the losses in `terms.LOSSES`; `any` is all three."""

# For how long ---------------------------------------------------------------------------------------------------------

DURATIONS: Final = ("now", "action", "turn", "round", "always", "next_turn", "until_next")
FOR_NOW: Final = 0
FOR_ACTION: Final = 1
FOR_TURN: Final = 2
FOR_ROUND: Final = 3
FOR_ALWAYS: Final = 4
FOR_NEXT_TURN: Final = 5
FOR_UNTIL_NEXT: Final = 6

# On what condition ----------------------------------------------------------------------------------------------------

CONDITION_WORDS: Final = ("here", "los", "lit_now", "dark", "faces")
IF_HERE: Final = 0
"""`K@here`, `that@here`: such a Creature is in the Hero's Sector."""
IF_LOS: Final = 1
IF_LIT_NOW: Final = 2
IF_DARK: Final = 3
"""`dark(hero)`: the place is dark."""
IF_FACES: Final = 4
"""`faces(hero,miss)>=n`: `what` is the side, `face` the face, `count` the number."""

# Flags ----------------------------------------------------------------------------------------------------------------

EACH: Final = 1
OTHER: Final = 2
ALL: Final = 4
AGAIN: Final = 8
HERO_OK: Final = 16
TOWARD: Final = 32
FREE_UNBLOCK: Final = 64
FORBID: Final = 128
PER_CHARGE: Final = 256
FIXED: Final = 512
NO_AOO: Final = 1024
FREE_BLOCK: Final = 2048
EXCLAIM_TARGET_LIT: Final = 4096
EXCLAIM_ALWAYS: Final = 8192
OR_BLOCK: Final = 16384
"""Each Hit of the strike may Block a Door of the Hero's Sector instead."""
PIERCE_BOTH: Final = 32768
"""`pierce` lowers both thresholds, not only the next one."""

# When something that is not a Reaction works --------------------------------------------------------------------------

MOMENTS: Final = (
    "always",
    "setup",
    "turn",
    "move",
    "fight",
    "locate",
    "scavenge",
    "repair",
    "attack",
    "aoo",
    "scare",
    "loss",
    "eor",
    "trigger",
    "bullet",
    "step",
    "reward",
    "fuse",
    "rite",
)
"""Of Characters, Abilities and Missions."""
ON_ALWAYS: Final = 0
ON_SETUP: Final = 1
ON_TURN: Final = 2
"""At the start of a Turn."""
ON_MOVE: Final = 3
"""Once per Round, in a Move."""
ON_FIGHT: Final = 4
ON_LOCATE: Final = 5
"""After a Locate."""
ON_SCAVENGE: Final = 6
"""In a Scavenge in a corridor."""
ON_REPAIR: Final = 7
ON_ATTACK: Final = 8
ON_AOO: Final = 9
ON_SCARE: Final = 10
ON_LOSS: Final = 11
"""After a loss of 2 or more in one event."""
ON_EOR: Final = 12
ON_TRIGGER: Final = 13
"""When the Final Mission comes into play."""
ON_BULLET: Final = 14
"""At the start of T5 of a Turn with Bullet Time."""
ON_STEP: Final = 15
"""After each Interact of the Mission but the last."""
ON_REWARD: Final = 16
ON_FUSE: Final = 17
"""When the fuse has burnt down."""
ON_RITE: Final = 18
"""At the end of each Round from the third RITE token on."""

GOALS: Final = ("progress", "armed", "conduits", "boss", "rites")
"""What completes a Mission (5.9 of the ledger)."""
GOAL_PROGRESS: Final = 0
"""So many Interacts in its Room."""
GOAL_ARMED: Final = 1
"""Interact in the second Room to arm, then Interact in the Room while ARMED."""
GOAL_CONDUITS: Final = 2
"""Repair so many LCUs with a CONDUIT token, then Interact in the Room."""
GOAL_BOSS: Final = 3
"""Kill the Boss."""
GOAL_RITES: Final = 4
"""Kill the Boss, or Interact so many times in the Room while the Boss is not there."""


class Effect:
    """One primitive or combinator with its arguments. `number` is its place in the deck's table of effects."""

    def __init__(
        self,
        op: int,
        *,
        what: int = NOTHING,
        select: int = NOTHING,
        kind: int = NOTHING,
        amount: int = 0,
        count: int = 1,
        place: int = NOTHING,
        distance: int = 0,
        room: int = NOTHING,
        until: int = FOR_NOW,
        flags: int = 0,
        face: int = NOTHING,
        into: int = NOTHING,
        token: int = NOTHING,
        pierce: int = 0,
        condition: int = NOTHING,
        branches: list[list["Effect"]] | None = None,
    ) -> None:
        self.op = op
        self.what = what
        """The word of the primitive's own list (`place`, `mute`, `adrenaline`, ...), or bits of losses in `shield`."""
        self.select = select
        """A selector, or NOTHING; a kind alone is `any` of that kind."""
        self.kind = kind
        """A kind of Creature that the selector, the Spawn or the Boss is bound to."""
        self.amount = amount
        """Steps, dice, points, thresholds, change of distance."""
        self.count = count
        """How many things: Creatures, dice, tokens, Doors, cards, Communications."""
        self.place = place
        self.distance = distance
        """The k of a place."""
        self.room = room
        """The number of a Room's name, where one is named."""
        self.until = until
        self.flags = flags
        self.face = face
        """A face of a die: the one to be changed, or the one to be counted."""
        self.into = into
        """The face that it becomes."""
        self.token = token
        self.pierce = pierce
        self.condition = condition
        self.branches: list[list[Effect]] = [] if branches is None else branches
        self.number = NOTHING

    def has(self, flag: int) -> bool:
        """Whether the effect carries the flag."""
        return self.flags & flag != 0


MOST_SPAWNED: Final = 0
MOST_PLACED: Final = 1
MOST_REMOVED: Final = 2
MOST_SHIFTED: Final = 3
MOST_BLOCKED: Final = 4
"""What `at_most` counts: Creatures Spawned; Danger tokens placed, removed and shifted; Doors Blocked."""
_EVERY_DOOR: Final = 32


def at_most(effects: list[Effect]) -> list[int]:
    """How much of that a text can do, if every choice in it is made for it; of branches only one is taken."""
    found = [0] * (MOST_BLOCKED + 1)
    for effect in effects:
        if effect.op == DO_SPAWN:
            found[MOST_SPAWNED] += 1
        elif effect.op == DO_DANGER:
            found[MOST_PLACED + effect.what] += effect.count
        elif effect.op == DO_DOOR and effect.what != DOOR_UNBLOCK:
            found[MOST_BLOCKED] += _EVERY_DOOR if effect.has(ALL) else effect.count
        inside = [at_most(branch) for branch in effect.branches]
        for what in range(len(found)):
            found[what] += max([most[what] for most in inside], default=0)
    return found
