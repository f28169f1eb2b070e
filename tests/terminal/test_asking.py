"""What people type is understood."""

import pytest

from villainy.terminal.asking import Command, command, matching


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("?", "en", Command("help", "")),
        ("? 3", "en", Command("help", "3")),
        ("?bomb on A", "en", Command("help", "bomb on A")),
        ("log", "en", Command("log", "")),
        ("Logg 5", "en", Command("log", "5")),
        ("log 5", "nn", Command("log", "5")),
        ("why 12", "en", Command("why", "12")),
        ("w 12", "en", Command("why", "12", whole=False)),
        ("q", "en", Command("quit", "", whole=False)),
        ("slutt", "en", Command("quit", "")),
        ("s", "nn", Command("quit", "", whole=False)),
        ("s", "en", None),
        ("rules chase", "en", Command("rules", "chase")),
        ("r chase", "en", None),
        ("bomb", "en", None),
        ("", "en", None),
        ("12", "en", None),
    ],
)
def test_commands(typed: str, language: str, found: Command | None) -> None:
    assert command(typed, language) == found


TEXTS = [
    "Lay Rude Firework on A Village Bake Sale",
    "Lay Rude Firework on B Museum",
    "Lay Borrowed Moustache on A Village",
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rude", [0, 1]),
        ("RUDE a", [0]),
        ("bor", [2]),
        ("b", [1]),
        ("firework museum", [1]),
        ("lay", [0, 1, 2]),
        ("nothing", []),
        ("...", []),
        ("", []),
    ],
)
def test_matching(typed: str, found: list[int]) -> None:
    assert matching(typed, TEXTS) == found


WAYS = [f"{verb} to the {side}" for verb in ("Explore", "Move") for side in ("north", "east", "south", "west")]


@pytest.mark.parametrize(
    ("typed", "found"), [("explore e", [1]), ("e e", [1]), ("e ex", [1]), ("m s", [6]), ("w e", [3])]
)
def test_every_word_stands_for_another(typed: str, found: list[int]) -> None:
    assert matching(typed, WAYS) == found
