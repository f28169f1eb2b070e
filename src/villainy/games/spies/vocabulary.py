"""The words that cards are written in: triggers, conditions, targets, operations, durations; and an ability as ints."""

from typing import Final

from mypy_extensions import i64

# When something happens -----------------------------------------------------------------------------------------------

TRIGGERS: Final = (
    "static",
    "played",
    "busy",
    "spyEnters",
    "spyIgnores",
    "spyDestroys",
    "spyActs",
    "dies",
    "entry",
    "once",
    "complete",
)
STATIC: Final = 0
PLAYED: Final = 1
BUSY: Final = 2
SPY_ENTERS: Final = 3
SPY_IGNORES: Final = 4
SPY_DESTROYS: Final = 5
SPY_ACTS: Final = 6
DIES: Final = 7
ENTRY: Final = 8
ONCE: Final = 9
COMPLETE: Final = 10

# On what condition ----------------------------------------------------------------------------------------------------

NEEDS: Final = (
    "free",
    "busy",
    "other",
    "atEntry",
    "inCombat",
    "infiltrating",
    "opposingPerception",
    "nextIs",
    "stage",
    "netBelow",
    "sneakBelow",
    "costMax",
)
NEED_FREE: Final = 1
NEED_BUSY: Final = 2
NEED_OTHER: Final = 4
AT_ENTRY: Final = 8
IN_COMBAT: Final = 16
INFILTRATING: Final = 32
OPPOSING_ZERO: Final = 64
NEXT_IS_CONTRAPTION: Final = 128
STAGE_IN_PROGRESS: Final = 256

# To whom --------------------------------------------------------------------------------------------------------------

TARGETS: Final = (
    "self",
    "host",
    "owner",
    "opponent",
    "spy",
    "anySpy",
    "allSpies",
    "infiltrators",
    "network",
    "networkOthers",
    "minion",
    "nextMinion",
    "upTo2minions",
    "twoMinions",
    "adjacent",
    "otherMinions",
    "allMinions",
    "minionsMet",
    "deadMinion",
    "contraption",
    "node",
    "link",
    "aNetwork",
    "allNetworks",
    "plan",
    "card",
)
SELF: Final = 0
HOST: Final = 1
OWNER: Final = 2
OPPONENT: Final = 3
THE_SPY: Final = 4
ANY_SPY: Final = 5
ALL_SPIES: Final = 6
INFILTRATORS: Final = 7
NETWORK: Final = 8
NETWORK_OTHERS: Final = 9
MINION: Final = 10
NEXT_MINION: Final = 11
UP_TO_2_MINIONS: Final = 12
TWO_MINIONS: Final = 13
ADJACENT: Final = 14
OTHER_MINIONS: Final = 15
ALL_MINIONS: Final = 16
MINIONS_MET: Final = 17
DEAD_MINION: Final = 18
CONTRAPTION: Final = 19
NODE: Final = 20
LINK: Final = 21
A_NETWORK: Final = 22
ALL_NETWORKS: Final = 23
PLAN: Final = 24
CARD: Final = 25

# What happens ---------------------------------------------------------------------------------------------------------

OPERATIONS: Final = (
    "mod",
    "give",
    "damage",
    "heal",
    "kill",
    "eject",
    "withdraw",
    "unassign",
    "destroy",
    "return",
    "cut",
    "busy",
    "free",
    "move",
    "swap",
    "jump",
    "draw",
    "discard",
    "look",
    "gain",
    "cancel",
    "replan",
)
MOD: Final = 0
GIVE: Final = 1
DAMAGE: Final = 2
HEAL: Final = 3
KILL: Final = 4
EJECT: Final = 5
WITHDRAW: Final = 6
UNASSIGN: Final = 7
DESTROY: Final = 8
RETURN: Final = 9
CUT: Final = 10
SET_BUSY: Final = 11
SET_FREE: Final = 12
MOVE: Final = 13
SWAP: Final = 14
JUMP: Final = 15
DRAW: Final = 16
DISCARD: Final = 17
LOOK: Final = 18
GAIN: Final = 19
CANCEL: Final = 20
REPLAN: Final = 21

STATS: Final = ("attack", "health", "perception", "sneak", "work", "regain", "planMinion", "netSize", "range")
ATTACK: Final = 0
HEALTH: Final = 1
PERCEPTION: Final = 2
SNEAK: Final = 3
WORK: Final = 4
REGAIN: Final = 5
PLAN_MINION: Final = 6
NET_SIZE: Final = 7
RANGE: Final = 8

KEYWORDS: Final = (
    "initiative",
    "noWork",
    "workAttached",
    "keen",
    "ambush",
    "saved",
    "noRegain",
    "quietDestroy",
    "freeFirstSneak",
    "trapEject",
    "lastGasp",
    "untargetable",
    "dark",
    "stalled",
    "reenter",
)
FIRST_KEYWORD: Final = 16
"""Among lasting effects, stats are numbered from 0 and keywords from here."""
INITIATIVE: Final = 0
NO_WORK: Final = 1
WORK_ATTACHED: Final = 2
KEEN: Final = 3
AMBUSH: Final = 4
SAVED: Final = 5
NO_REGAIN: Final = 6
QUIET_DESTROY: Final = 7
FREE_FIRST_SNEAK: Final = 8
TRAP_EJECT: Final = 9
LAST_GASP: Final = 10
UNTARGETABLE: Final = 11
DARK: Final = 12
STALLED: Final = 13
REENTER: Final = 14

RESOURCES: Final = ("work", "minionPlays", "actions")
GAIN_WORK: Final = 0
GAIN_PLAYS: Final = 1
GAIN_ACTIONS: Final = 2

DISCARDS: Final = ("choice", "random", "intel")
CHOICE: Final = 0
RANDOM: Final = 1
INTEL: Final = 2
ALL: Final = 99
"""So many that it is all of them."""

LOOKS: Final = ("hand", "plan")
LOOK_HAND: Final = 0
LOOK_PLAN: Final = 1

# For how long ---------------------------------------------------------------------------------------------------------

DURATIONS: Final = ("now", "combat", "infiltration", "turn", "round", "inPlay", "nextTurn")
NOW: Final = 0
COMBAT: Final = 1
INFILTRATION: Final = 2
TURN: Final = 3
ROUND: Final = 4
IN_PLAY: Final = 5
NEXT_TURN: Final = 6
ROUND_OF_MASTER: Final = 7
"""Among lasting effects `round` ends when its owner's next turn starts: ROUND is the Genius's, this the Master's."""
UNTIL_STEP_1: Final = 8
"""A stalled Plan stays so until the Genius's next step 1 is over."""

LIMITS: Final = ("", "turn", "infiltration")
NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_INFILTRATION: Final = 2

WINDOWS: Final = ("any", "own", "infiltration", "response")
ANY_TIME: Final = 0
OWN_TURN: Final = 1
WHILE_INFILTRATING: Final = 2
RESPONSE: Final = 3

CHOSEN: Final = (ANY_SPY, MINION, UP_TO_2_MINIONS, TWO_MINIONS, CONTRAPTION, NODE, LINK, A_NETWORK)
"""Targets that somebody has to point at."""
PERHAPS_ABSENT: Final = (*CHOSEN, THE_SPY, NEXT_MINION, DEAD_MINION, PLAN)
"""Targets that are not always there."""


class Ability:
    """One line of a card: trigger, conditions, target, operation with its arguments, duration, limit, size."""

    def __init__(
        self,
        when: i64,
        target: i64,
        op: i64,
        what: i64,
        amount: int,
        until: i64,
        limit: i64,
        size: i64,
        needs: i64,
        net_below: i64,
        sneak_below: i64,
        cost_max: i64,
    ) -> None:
        self.when = when
        self.target = target
        self.op = op
        self.what = what
        """The stat, keyword, resource, way of discarding or thing looked at."""
        self.amount = amount
        self.until = until
        self.limit = limit
        self.size = size
        """On Nodes: how large the network must be."""
        self.needs = needs
        self.net_below = net_below
        self.sneak_below = sneak_below
        self.cost_max = cost_max
        self.chosen = target in CHOSEN
        self.unfailing = target not in PERHAPS_ABSENT and not (
            op == GAIN and what == GAIN_ACTIONS and until != NEXT_TURN
        )
        """Whether it is possible at any time: nobody has to be there, and it is not for one step of a turn only."""
