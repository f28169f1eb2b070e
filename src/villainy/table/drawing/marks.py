"""Marks instead of numbers: what stands for the cards in all that a viewer is sent."""

from typing import Any


def mark_cards(part: Any, marks: dict[int, str]) -> None:
    """In plain data that nobody else holds: every number that stands under `card` becomes its mark."""
    if isinstance(part, dict):
        card = part.get("card")
        if isinstance(card, int) and card >= 0:
            part["card"] = marks[card]
        for value in part.values():
            if isinstance(value, (dict, list, tuple)):
                mark_cards(value, marks)
    else:
        for value in part:
            if isinstance(value, (dict, list, tuple)):
                mark_cards(value, marks)
