"""Options are numbered without gaps, and an option and its meaning are two names of one thing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from villainy.engine.space import Space

KINDS = st.lists(st.lists(st.integers(1, 5), max_size=3).map(tuple), min_size=1, max_size=6)


def a_space(kinds: list[tuple[int, ...]]) -> Space:
    space = Space()
    for at, radices in enumerate(kinds):
        assert space.kind(f"kind {at}", radices) == space.option(f"kind {at}", (0,) * len(radices))
    return space


@settings(deadline=None, derandomize=True, database=None)
@given(KINDS)
def test_option_and_meaning_are_inverse(kinds: list[tuple[int, ...]]) -> None:
    space = a_space(kinds)
    meanings = [space.meaning(option) for option in range(space.size)]
    assert len(set(meanings)) == space.size
    assert [space.option(kind, parts) for kind, parts in meanings] == list(range(space.size))
    assert {kind for kind, _ in meanings} == {f"kind {at}" for at in range(len(kinds))}


def test_parts_are_numbered_in_reading_order() -> None:
    space = Space()
    space.kind("pass")
    assert space.kind("lay", (3, 6)) == 1
    assert space.size == 19
    assert [space.meaning(option) for option in (0, 1, 6, 7, 18)] == [
        ("pass", ()),
        ("lay", (0, 0)),
        ("lay", (0, 5)),
        ("lay", (1, 0)),
        ("lay", (2, 5)),
    ]


@pytest.mark.parametrize("option", [-1, 19, 1 << 70])
def test_what_is_no_option_has_no_meaning(option: int) -> None:
    space = a_space([(), (3, 6)])
    with pytest.raises(ValueError, match=str(option)):
        space.meaning(option)


@pytest.mark.parametrize(
    ("kind", "parts"), [("lay", (3, 0)), ("lay", (0, -1)), ("lay", (1,)), ("lay", (1, 1, 1)), ("fold", ())]
)
def test_what_means_nothing_is_no_option(kind: str, parts: tuple[int, ...]) -> None:
    space = Space()
    space.kind("lay", (3, 6))
    with pytest.raises(ValueError):  # noqa: PT011  (of several kinds; that there is no option is the point)
        space.option(kind, parts)
