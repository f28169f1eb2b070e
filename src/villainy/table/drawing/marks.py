"""Marks instead of numbers: what stands for the cards in all that a viewer is sent."""

from typing import Any


def marked(part: Any, marks: dict[int, str]) -> Any:
    """The same plain data, but every number that stands under `card` marked."""
    if isinstance(part, dict):
        found: dict[Any, Any] = {}
        for key, value in part.items():
            found[key] = marked(value, marks) if isinstance(value, (dict, list, tuple)) else value
        card = found.get("card")
        if isinstance(card, int) and card >= 0:
            found["card"] = marks[card]
        return found
    if isinstance(part, (list, tuple)):
        return [marked(value, marks) if isinstance(value, (dict, list, tuple)) else value for value in part]
    return part
