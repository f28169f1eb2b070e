"""Choosing how much of a table is drawn, so that what a person must choose from does not scroll away."""

from collections.abc import Callable
from io import StringIO

from rich.console import Console, RenderableType

AROUND = 4
"""Lines around a drawing: one above it; below it the question, what can be typed, and what is typed."""


def fitting(width: int, height: int, *layouts: Callable[[], RenderableType]) -> RenderableType:
    """The first layout that such a screen has room for, or else the last."""
    for layout in layouts[:-1]:
        drawing = layout()
        if lines(drawing, width) <= height - AROUND:
            return drawing
    return layouts[-1]()


def lines(drawing: RenderableType, width: int) -> int:
    """How many lines a drawing takes."""
    return len(Console(file=StringIO(), width=width).render_lines(drawing, pad=False))
