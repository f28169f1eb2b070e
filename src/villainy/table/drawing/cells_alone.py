"""What stands over the picture of the place: Creatures, signs, and all that can be pointed at, Sector by Sector.

Drawn here and not by a template: a Map has fifty Sectors, and most of them stay as they are from view to view.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from villainy.table.drawing.parts import html, safe
from villainy.table.drawing.shown_alone import Beast, Cell, Choice
from villainy.words import Words

MOST_CELLS: Final = 16_384
WAY_SIGNS: Final = {"explore": "al-explore", "repair": "al-lcu", "block": "al-blocked"}
"""What a way is for, where it is more than a step."""


def cells(found: Sequence[Cell], words: Words) -> Markup:
    """Places, as items of a list."""
    return html(*[_cell(cell, words) for cell in found])


@lru_cache
def sign(name: str, style: str = "sign") -> str:
    """A sign beside words that say the same."""
    return f'<svg class="{style}" aria-hidden="true"><use href="#{safe(name)}"/></svg>'


@lru_cache(maxsize=MOST_CELLS)
def beast(it: Beast) -> Markup:
    """A Creature."""
    states = {"boss": it.boss, "wounded": it.wounded, "active": it.active}
    look = " ".join(["beast", it.kind, *(name for name, on in states.items() if on)])
    mark = f' data-vt="{it.mark}"' if it.mark else ""
    return html(f'<span class="{look}"{mark}>', sign(it.sign), sign("al-wound", "cut") if it.wounded else "", "</span>")


def _press(choice: Choice, style: str, inside: str) -> str:
    """Something that stands for a choice; its words are for who listens, or waits over it."""
    said = safe(choice.text)
    taken = f'form="move" name="option" value="{choice.option}"'
    return f'<button {taken} class="{style} {choice.kind}" aria-label="{said}" title="{said}">{inside}</button>'


@lru_cache(maxsize=MOST_CELLS)
def _cell(it: Cell, words: Words) -> str:
    """A place: in words, then what lies there, then what can be pointed at."""
    parts = [
        f'<li class="cell place x{it.column} y{it.row} {it.look}"',
        f' id="{it.ident}"' if it.ident else "",
        f' data-n="{it.mark}" data-look="{"here" if it.hero else "there"}">',
        f'<span class="unseen">{safe(it.about)}</span>' if it.about else "",
    ]
    if it.room:
        name = safe(it.room.name)
        parts.append(
            f'<span class="chamber" aria-hidden="true" title="{name}">{sign(it.room.sign)}<b>{name}</b></span>'
        )
    if it.far:
        parts.append(f'<span class="far" aria-hidden="true" title="{_far(it.far, words)}">{it.far}</span>')
    if it.signs:
        lying = [f'<span class="bit {one.look}" title="{safe(one.name)}">{sign(one.sign)}</span>' for one in it.signs]
        parts += ['<span class="lying" aria-hidden="true">', *lying, "</span>"]
    if it.ways:
        parts += ['<span class="ways">', *[_way(choice) for choice in it.ways], "</span>"]
    parts += [_press(choice, "hit", f"<b>{_does(choice.kind, words)}</b>") for choice in it.hits]
    parts += [_drop(choice) for choice in it.drops]
    if it.beasts or it.hero:
        parts.append(f'<span class="crowd n{len(it.beasts) + it.hero}">')
        if it.hero:
            parts.append(f'<span class="me" data-vt="hero">{sign("al-hero")}</span>')
        for one in it.beasts:
            parts += [_press(choice, "prey", beast(one)) for choice in one.hits] or [beast(one)]
        parts.append("</span>")
    parts += [_press(choice, f"gate at-{side}", sign("al-door")) for side, choice in it.gates]
    return "".join([*parts, "</li>"])


def _way(choice: Choice) -> str:
    further = WAY_SIGNS.get(choice.kind)
    inside = sign(further) if further else sign(choice.sign, f"sign {choice.way}")
    return _press(choice, f"way to-{choice.way}", inside)


def _drop(choice: Choice) -> str:
    said = safe(choice.text)
    taken = f'form="move" name="option" value="{choice.option}" data-pick="{choice.pick}"'
    return f'<button {taken} class="drop {choice.kind}" aria-label="{said}" title="{said}"></button>'


def _does(kind: str, words: Words) -> str:
    return safe(words.say(f"table-alone-do-{kind}"))


def _far(far: str, words: Words) -> str:
    return safe(words.say("table-alone-far", n=far))
