"""Which effects may stand where in a box: what no rule could carry out is refused before anybody plays it.

An effect is judged by its shape: its word, the word that says more closely what it does, the Creature, the place
(`light(on,adj)`, `kill(here)`). Reactions may do whatever Evil's cards can; everything else has a list of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from villainy.games.alone.deck import MOST_BRANCHES
from villainy.games.alone.notation import WORDS_OF, Unreadable
from villainy.games.alone.terms import CREATURES
from villainy.games.alone.vocabulary import (
    AGAIN,
    ALL,
    CURB_LAST_ACTION,
    CURB_RANGE,
    DO_ASK,
    DO_CURB,
    DO_LIGHT,
    DO_STRIKE,
    DO_TRACK,
    DURATIONS,
    EACH,
    FOR_NEXT_TURN,
    FOR_NOW,
    FORBID,
    NOTHING,
    OPERATIONS,
    PER_CHARGE,
    PL_ADJACENT,
    PL_HERO,
    PL_LOS,
    PL_WITHIN,
    PLACES,
    SEL_NEAREST,
    SELECTORS,
    TOKEN_KINDS,
    TOWARD,
    TRACK_EXTRA,
    Effect,
)

Shapes = Sequence[str]
Moments = Mapping[str, Shapes]

MOST_TARGETS: Final = 3
"""So many things can be asked for in one Locate."""

SOME_POINTS: Final = ("gain(life)", "gain(self)", "gain(adrenaline)", "gain(split)", "gain(round)", "gain(xp)")
SOME_ITEMS: Final = ("item(draw)", "item(keep)", "item(upgrade)", "item(bullets)")

ITEM: Final[Moments] = {
    "move": ("hmove",),
    "explore": ("reveal(line)", "reveal(route)", "light(on,line)", "danger(remove,route)", "move(nearest,toward,los)"),
    "fight": ("strike(hero)", "strike(los)", "strike(adj)", "strike(within)", "dice(hero)"),
    "locate": ("ask(distance)", "ask(direction)"),
    "scavenge": SOME_ITEMS,
    "interact": (
        *SOME_POINTS,
        "door(block,hero)",
        "door(unblock,hero)",
        "door(weld,hero)",
        "light(on,hero)",
        "light(on,adj)",
        "light(on,lcu line)",
    ),
    "passive": ("shield",),
}
FIRST: Final[Moments] = {
    "explore": ("reveal(line)", "reveal(route)", "move(nearest,toward,los)"),
    "locate": ("ask(distance)",),
    "scavenge": ("item(draw)", "item(upgrade)", "item(bullets)"),
}
"""What an Item's text must begin with, because the Action aims it."""
HERO: Final[Moments] = {
    "always": ("dice(hero)", "waive", "item(charge)", "curb(inventory)"),
    "setup": ("gain(xp)",),
    "move": ("hmove",),
    "locate": ("ask(distance)",),
    "scavenge": ("item(draw)", "item(keep)"),
    "eor": ("gain(life)", "gain(self)", "gain(adrenaline)"),
}
COMPANION: Final[Moments] = {
    "turn": ("item(charge)",),
    "fight": ("dice(hero)",),
    "locate": ("ask(direction)",),
    "repair": ("light(on,lcu line)",),
    "attack": ("shield",),
    "aoo": ("shield",),
    "scare": ("shield",),
    "loss": ("gain(lost)",),
}
SACRIFICE: Final[Shapes] = (
    "kill(here)",
    *SOME_POINTS,
    "light(on,lcu line)",
    "hmove",
    "show(level)",
    "ask(direction,room)",
    *SOME_ITEMS,
)
ABILITY: Final[Moments] = {
    "turn": ("danger(remove,hero)",),
    "fight": ("dice(hero)",),
    "locate": ("ask(direction)",),
    "attack": ("shield",),
    "aoo": ("shield",),
    "scare": ("shield",),
}
PAID: Final = ("turn", "fight")
"""Abilities that 1 Adrenaline can make more of."""
EVILS: Final[Shapes] = ("up_to", "choose", "if", "spawn", "move", "teleport", "danger", "light", "door")
"""What a Mission may let Evil do."""
MISSION: Final[Moments] = {
    "setup": ("token(place,mission,room)", "token(place,conduit,lcu)", "door(weld,room)", "door(block,room)"),
    "always": ("curb(explore.range)", "curb(lcu.range)"),
    "trigger": ("token(place,mission,room)", "token(place,arm,room)", "token(place,conduit,lcu)", "boss(room)"),
    "bullet": EVILS,
    "step": EVILS,
    "eor": (*EVILS, "token(place,rite)"),
    "reward": (
        *SOME_POINTS,
        "gain(companion)",
        *SOME_ITEMS,
        "light(on,hero)",
        "light(on,adj)",
        "light(on,level)",
        "light(on,lcu line)",
        "door(unblock,anywhere)",
        "door(unblock,room)",
        "voice(distance)",
        "win",
    ),
    "fuse": ("hurt(life)", "hurt(self)"),
    "rite": ("hurt(life)", "hurt(self)"),
}

REACTION_WORDS: Final[Shapes] = (*OPERATIONS[: OPERATIONS.index("hmove")], "pick", "choose", "if", "up_to")
REACTION_PLACES: Final[Shapes] = (
    "anywhere",
    "hero",
    "left",
    "legal",
    "that",
    "unrevealed",
    "dark",
    "danger",
    "unrevealed&danger",
    "with_creature",
    "los",
    "adj",
    "lit_now",
    "room",
    "within",
)
DOOR_PLACES: Final[Shapes] = (*REACTION_PLACES, "not_hero")
LASTING: Final = ("dice", "tough", "scare", "dangerous", "voice", "curb")
"""What needs to be said for how long."""
SHOWN_BY: Final = ("kill", "show", "move")
"""Words whose Creature is part of their shape outside of Reactions."""


def shape(effect: Effect) -> str:
    """An effect without its numbers."""
    op = OPERATIONS[effect.op]
    parts: list[str] = []
    if op in WORDS_OF and effect.what != NOTHING:
        parts.append(WORDS_OF[op][effect.what])
    if effect.token != NOTHING:
        parts.append(TOKEN_KINDS[effect.token])
    if op in SHOWN_BY:
        kind = f"{CREATURES[effect.kind]}@" if effect.kind != NOTHING else ""
        parts.append(kind + SELECTORS[effect.select])
    if effect.has(TOWARD):
        parts.append("toward")
    if effect.place != NOTHING:
        parts.append(PLACES[effect.place])
    return f"{op}({','.join(parts)})" if parts else op


def refuse(name: str, known: Shapes) -> Unreadable:
    """What stands here where only those may."""
    return Unreadable("not-together", name=name, known=", ".join(known))


def fit(effects: Sequence[Effect], shapes: Shapes) -> None:
    """Everything must be of one of these shapes; where Evil may do something, its words count as in a Reaction."""
    for effect in effects:
        op = OPERATIONS[effect.op]
        if op in EVILS and op in shapes:
            fit_reaction([effect], shapes)
        elif shape(effect) not in shapes:
            raise refuse(shape(effect), shapes)
        elif effect.op == DO_STRIKE:
            _fit_strike(effect)
        elif effect.op == DO_ASK and effect.count > MOST_TARGETS:
            raise Unreadable("bad-figure", text=str(effect.count), least=1, most=MOST_TARGETS)


def _fit_strike(effect: Effect) -> None:
    """An attack on all Creatures is aimed at a Sector near by, any other at one Creature that can be seen."""
    places = (PL_ADJACENT, PL_WITHIN) if effect.has(ALL) else (PL_HERO, PL_LOS, PL_ADJACENT)
    if effect.place not in places:
        raise refuse(PLACES[effect.place], [PLACES[place] for place in places])


def fit_item(effects: Sequence[Effect], action: str, spend: int) -> None:
    """What an Item may do as that Action; its text begins with what the Action aims."""
    fit(effects, ITEM[action])
    shapes = [shape(effect) for effect in effects]
    if action in FIRST and shapes[0] not in FIRST[action]:
        raise refuse(shapes[0], FIRST[action])
    strikes = [effect for effect in effects if effect.op == DO_STRIKE]
    if action == "fight" and len(strikes) != 1:
        raise refuse(shapes[-1], ("strike",))
    if (spend > 1) != any(effect.has(PER_CHARGE) for effect in strikes):
        raise Unreadable("spend-per-charge")


def fit_reaction(effects: Sequence[Effect], words: Shapes = REACTION_WORDS) -> None:
    """What Evil's cards can do, wherever it stands."""
    for effect in effects:
        op = OPERATIONS[effect.op]
        if op not in words:
            raise refuse(op, words)
        _fit_place(effect, op)
        _fit_numbers(effect, op)
        if len(effect.branches) > MOST_BRANCHES:
            raise Unreadable("too-many-branches", most=MOST_BRANCHES)
        for branch in effect.branches:
            fit_reaction(branch, words)
            if any(part.op == DO_TRACK and part.what != TRACK_EXTRA for part in branch):
                raise refuse(shape(branch[0]), ("track(extra)",))


def _fit_place(effect: Effect, op: str) -> None:
    known = DOOR_PLACES if op == "door" else REACTION_PLACES
    if effect.place != NOTHING and (PLACES[effect.place] not in known or effect.room != NOTHING):
        raise refuse(PLACES[effect.place], known)
    if effect.has(TOWARD) or effect.select == SEL_NEAREST:
        raise refuse(SELECTORS[SEL_NEAREST], [word for word in SELECTORS if word != SELECTORS[SEL_NEAREST]])
    if effect.op == DO_LIGHT and (effect.count > 1 or effect.has(EACH)):
        raise Unreadable("bad-figure", text=str(effect.count), least=1, most=1)


def _fit_numbers(effect: Effect, op: str) -> None:
    """How long something lasts; what can be forbidden, and what can be changed by a number."""
    if op in LASTING and effect.until == FOR_NOW and not effect.has(AGAIN):
        raise refuse(DURATIONS[FOR_NOW], DURATIONS[1:])
    if effect.op != DO_CURB:
        return
    if effect.what not in range(CURB_LAST_ACTION + 1):
        raise refuse(shape(effect), [f"curb({word})" for word in WORDS_OF["curb"][: CURB_LAST_ACTION + 1]])
    if (effect.what == CURB_RANGE) == effect.has(FORBID):
        raise Unreadable("forbid-or-number")
    if effect.what == CURB_LAST_ACTION and effect.until != FOR_NEXT_TURN:  # else the Hero might have nothing left to do
        raise refuse(DURATIONS[effect.until], (DURATIONS[FOR_NEXT_TURN],))
