"""Reading the decks of Evil Genius VS Spies from plain data, with errors that say where the fault is."""

from functools import cache
from typing import Any, Final

from villainy.engine.deckfile import MOST, DeckReader, house_source, shortened
from villainy.games.spies.deck import EDGES, KINDS, MOST_TRICKS, Cards, Printed
from villainy.games.spies.vocabulary import (
    ALL,
    AT_ENTRY,
    DISCARDS,
    DURATIONS,
    IN_COMBAT,
    INFILTRATING,
    KEYWORDS,
    LIMITS,
    LOOKS,
    NEED_BUSY,
    NEED_FREE,
    NEED_OTHER,
    NEEDS,
    NEXT_IS_CONTRAPTION,
    OPERATIONS,
    OPPOSING_ZERO,
    RESOURCES,
    STAGE_IN_PROGRESS,
    STATS,
    TARGETS,
    TRIGGERS,
    WINDOWS,
    Ability,
)

MOST_IN_PLAY: Final = 40
"""Cards of a kind for which the table has a place of its own: Spies, and Nodes."""
CARD: Final = {"id", "name", "set", "copies", "abilities"}
FIELDS: Final = {
    "deck": {"game", "set", "name", *KINDS},
    "minion": {*CARD, "attack", "health", "perception"},
    "contraption": {*CARD, "type", "cost"},
    "epiphany": {*CARD, "window"},
    "plan": {*CARD, "evilness", "contraptionCost", "minionCost"},
    "spy": {*CARD, "attack", "health", "sneak", "min", "max"},
    "node": {*CARD, "connectors"},
    "intelligence": {*CARD, "window"},
    "ability": {"size", "when", "need", "target", "do", "for", "limit"},
}
TYPES: Final = ("static", "attach")
SETS: Final = ("printed", "house")
FLAGS: Final = {
    "free": NEED_FREE,
    "busy": NEED_BUSY,
    "other": NEED_OTHER,
    "atEntry": AT_ENTRY,
    "inCombat": IN_COMBAT,
    "infiltrating": INFILTRATING,
}
PHRASES: Final = {
    ("opposingPerception", 0): OPPOSING_ZERO,
    ("nextIs", "contraption"): NEXT_IS_CONTRAPTION,
    ("stage", "inProgress"): STAGE_IN_PROGRESS,
}
LIMITED: Final = ("netBelow", "sneakBelow", "costMax")

# What goes together ---------------------------------------------------------------------------------------------------

TRIGGERS_OF: Final = {
    "minion": ("static", "busy", "dies"),
    "contraption": ("static", "spyEnters", "spyIgnores", "spyDestroys", "spyActs", "dies"),
    "epiphany": ("played",),
    "plan": ("complete",),
    "spy": ("static", "entry", "once", "dies"),
    "node": ("static", "once"),
    "intelligence": ("played",),
}
STATIC_TARGETS: Final = {
    "minion": ("self", "adjacent", "allMinions", "otherMinions"),
    "static": ("adjacent", "allMinions", "infiltrators"),
    "attach": ("host",),
    "spy": ("self",),
    "node": ("network", "minionsMet"),
}
SPIES: Final = ("spy", "anySpy", "allSpies", "networkOthers")
MINIONS: Final = ("minion", "nextMinion", "adjacent", "otherMinions", "allMinions")
TARGETS_OF: Final = {
    "mod": (*SPIES, *MINIONS, "self"),
    "give": (*SPIES, *MINIONS, "self", "contraption", "node", "plan"),
    "damage": (*SPIES, *MINIONS),
    "heal": ("spy",),
    "kill": (*SPIES, *MINIONS),
    "eject": ("spy",),
    "withdraw": ("spy",),
    "unassign": ("anySpy", "allSpies"),
    "destroy": ("contraption", "node"),
    "return": ("minion", "node", "deadMinion"),
    "cut": ("link", "aNetwork", "allNetworks"),
    "busy": (*MINIONS, "upTo2minions"),
    "free": (*MINIONS, "upTo2minions"),
    "move": ("minion",),
    "swap": ("twoMinions",),
    "jump": ("spy",),
    "draw": ("owner", "opponent"),
    "discard": ("owner", "opponent"),
    "look": ("opponent", "plan"),
    "gain": ("owner", "opponent"),
    "cancel": ("card",),
    "replan": ("plan",),
}
DYING: Final = {
    "return": ("self", "host"),
    "damage": ("spy",),
    "kill": ("spy",),
    "eject": ("spy",),
    "draw": ("owner", "opponent"),
}
"""What may follow from a death: short, because a death may happen in the middle of anything."""
NUMBERED: Final = ("damage", "heal", "jump", "draw")
PLAIN: Final = (
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
    "cancel",
    "replan",
)
ONLY_FOR: Final = {"dark": ("contraption", "node"), "stalled": ("plan",), "reenter": ("anySpy",)}
"""Keywords that mean something to these targets only."""


class _Reader(DeckReader):
    """Reads cards that say where they come from."""

    def enter(self, kind: str, entry: object, at: int) -> dict[str, Any]:
        entered = super().enter(kind, entry, at)
        self.word(entered, "set", SETS, "house")
        return entered


def read_deck(source: dict[str, Any], file: str) -> Cards:
    """The deck as tables, or `BadDeck`."""
    reader = _Reader(file, FIELDS)
    reader.open(source, "spies")
    printed = [design for kind in KINDS for design in _designs(reader, source, kind)]
    reader.card = ""
    for kind in ("spy", "node"):
        if sum(design.copies for design in printed if KINDS[design.kind] == kind) > MOST_IN_PLAY:
            raise reader.fail(kind, "too-many-cards", most=MOST_IN_PLAY)
    return Cards(source, printed)


def _designs(reader: _Reader, source: dict[str, Any], kind: str) -> list[Printed]:
    designs: list[Printed] = []
    for entry in reader.entries(source, kind):
        reader.at(kind, entry)
        copies = reader.number(entry, "copies", 1, 1)
        numbers = _numbers(reader, entry, kind)
        given = entry.get("abilities", [])
        if not isinstance(given, list):
            raise reader.fail("abilities", "not-a-list")
        role = TYPES[numbers["attachable"]] if kind == "contraption" else kind
        abilities = [_ability(reader, one, kind, role, place) for place, one in enumerate(given, 1)]
        if kind in {"epiphany", "intelligence"} and not abilities:
            raise reader.fail("abilities", "none-of-these")
        if sum(ability.when == TRIGGERS.index("once") for ability in abilities) > MOST_TRICKS:
            raise reader.fail("abilities", "too-many-tricks", most=MOST_TRICKS)
        designs.append(Printed(KINDS.index(kind), copies, numbers, abilities))
    return designs


def _numbers(reader: _Reader, entry: dict[str, Any], kind: str) -> dict[str, int]:
    """What is printed on a card besides its text."""
    if kind == "minion":
        return {field: reader.number(entry, field, 0) for field in ("attack", "health", "perception")}
    if kind == "contraption":
        return {"cost": reader.number(entry, "cost", 1), "attachable": reader.word(entry, "type", TYPES)}
    if kind == "plan":
        numbers = {field: reader.number(entry, field, 0) for field in ("contraptionCost", "minionCost")}
        return {"evilness": reader.number(entry, "evilness", 1), **numbers}
    if kind == "spy":
        numbers = {field: reader.number(entry, field, 0) for field in ("attack", "health", "sneak", "min", "max")}
        if numbers["min"] > numbers["max"]:
            raise reader.fail("max", "bad-number", least=numbers["min"], most=MOST)
        return numbers
    if kind == "node":
        edges = entry.get("connectors")
        if not isinstance(edges, list) or not edges:
            raise reader.fail("connectors", "none-of-these")
        return {"connectors": sum({1 << reader.known(edge, "connectors", EDGES) for edge in edges})}
    return {"window": reader.word(entry, "window", WINDOWS)}


def _ability(reader: _Reader, given: object, kind: str, role: str, place: int) -> Ability:
    """One line of a card; the field in an error is `abilities.2.target` and the like."""
    inside = f"abilities.{place}."
    if not isinstance(given, dict):
        raise reader.fail(inside[:-1], "not-a-table")
    reader.known_fields("ability", given, inside)
    when = TRIGGERS[reader.known(given.get("when"), inside + "when", TRIGGERS)]
    if when not in TRIGGERS_OF[kind]:
        raise reader.fail(inside + "when", "not-together", name=when, known=", ".join(TRIGGERS_OF[kind]))
    op, what, amount = _operation(reader, given.get("do"), inside + "do")
    target = TARGETS[reader.known(given.get("target"), inside + "target", TARGETS)]
    fitting = _targets(role, when, op)
    if target not in fitting:
        raise reader.fail(inside + "target", "not-together", name=target, known=", ".join(fitting))
    if op == "give" and target not in ONLY_FOR.get(KEYWORDS[what], (target,)):
        raise reader.fail(inside + "target", "not-together", name=target, known=", ".join(ONLY_FOR[KEYWORDS[what]]))
    if op == "look" and (target == "plan") != (what == LOOKS.index("plan")):
        raise reader.fail(inside + "target", "not-together", name=target, known=LOOKS[what])
    until = reader.known(given.get("for", "now"), inside + "for", DURATIONS)
    if op in {"mod", "give"} and (DURATIONS[until] in {"now", "nextTurn"}):
        raise reader.fail(inside + "for", "not-together", name=DURATIONS[until], known=", ".join(DURATIONS[1:-1]))
    limit = reader.known(given.get("limit", ""), inside + "limit", LIMITS)
    if when == "once" and not limit:
        raise reader.fail(inside + "limit", "none-of-these")
    size = reader.in_range(given.get("size", 0), inside + "size", 0)
    needs, numbers = _needs(reader, given.get("need", {}), inside + "need")
    return Ability(
        TRIGGERS.index(when),
        TARGETS.index(target),
        OPERATIONS.index(op),
        what,
        amount,
        until,
        limit,
        size,
        needs,
        *numbers,
    )


def _targets(role: str, when: str, op: str) -> tuple[str, ...]:
    """Whom an operation may be meant for, on such a card with such a trigger."""
    if when == "static":
        return STATIC_TARGETS[role] if op in {"mod", "give"} else ()
    if when == "dies":
        unit = "host" if role == "attach" else "self"
        return tuple(one for one in DYING.get(op, ()) if one not in {"self", "host"} or one == unit)
    return tuple(one for one in TARGETS_OF[op] if one != "self" or role == "minion")


def _operation(reader: _Reader, given: object, field: str) -> tuple[str, int, int]:
    """The operation, what it is about, and how much."""
    if not isinstance(given, list) or not given:
        raise reader.fail(field, "none-of-these")
    op = OPERATIONS[reader.known(given[0], field, OPERATIONS)]
    wanted = {"mod": 3, "gain": 3, "discard": 3, "give": 2, "look": 2}.get(op, 2 if op in NUMBERED else 1)
    if len(given) != wanted:
        raise reader.fail(field, "bad-count", name=op, wanted=wanted)
    if op in NUMBERED:
        return op, 0, reader.in_range(given[1], field, 1)
    if op == "mod":
        return op, reader.known(given[1], field, STATS), reader.in_range(given[2], field, -MOST)
    if op == "gain":
        return op, reader.known(given[1], field, RESOURCES), reader.in_range(given[2], field, -MOST)
    if op == "give":
        return op, reader.known(given[1], field, KEYWORDS), 1
    if op == "look":
        return op, reader.known(given[1], field, LOOKS), 0
    if op == "discard":
        amount = ALL if given[1] == "all" else reader.in_range(given[1], field, 1)
        return op, reader.known(given[2], field, DISCARDS), amount
    return op, 0, 0


def _needs(reader: _Reader, given: object, field: str) -> tuple[int, tuple[int, int, int]]:
    """Conditions: bits, and the numbers of netBelow, sneakBelow and costMax (-1: none)."""
    if not isinstance(given, dict):
        raise reader.fail(field, "not-a-table")
    needs = 0
    numbers = [-1, -1, -1]
    for name, value in given.items():
        reader.known(name, field, NEEDS)
        if name in LIMITED:
            numbers[LIMITED.index(name)] = reader.in_range(value, f"{field}.{name}", 0)
        elif name in FLAGS and value is True:
            needs |= FLAGS[name]
        elif isinstance(value, str | int) and (name, value) in PHRASES:
            needs |= PHRASES[name, value]
        else:
            known = ", ".join(str(phrase) for word, phrase in PHRASES if word == name) or "true"
            raise reader.fail(f"{field}.{name}", "unknown-word", name=shortened(value), known=known, meant="")
    return needs, (numbers[0], numbers[1], numbers[2])


@cache
def house_deck() -> Cards:
    """The seven cards that the rulebook prints, and ours."""
    return read_deck(house_source(__package__), "deck.toml")
