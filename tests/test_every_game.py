"""The contract of `every_game.py`, for every game on the shelf and the toys, at random positions of random games."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import every_game
from every_game import BOXES, CHECKS, Case, Check
from villainy.build import compiled
from villainy.engine.box import BadSetting, Box
from villainy.engine.chance import seeded

EXAMPLES = 40 if compiled() else 20  # the pure build takes eight times as long


def agree(box: Box, settings: dict[str, str | int], players: int) -> bool:
    """Whether so many can play these settings together."""
    try:
        box.read_settings(settings, players)
    except BadSetting:
        return False
    return True


@st.composite
def cases(draw: st.DrawFn, box: Box) -> Case:
    chosen = st.fixed_dictionaries({setting.name: st.sampled_from(setting.values) for setting in box.settings})
    players = draw(st.sampled_from(box.seats))
    return Case(
        box=box,
        players=players,
        settings=draw(chosen.filter(lambda settings: agree(box, settings, players))),
        seed=str(draw(st.integers(0, 1 << 32))),
        ask_forced=draw(st.booleans()),
        moves=draw(st.integers(0, 120)),
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", BOXES)
def test_every_game(game: str, check: Check) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(case=cases(BOXES[game]))
    def law(case: Case) -> None:
        check(case, seeded(case.seed).stream(check.__name__))

    law()


def test_every_check_is_run() -> None:
    public = {
        name
        for name, thing in vars(every_game).items()
        if callable(thing) and getattr(thing, "__annotations__", {}).get("case") is Case
    }
    assert public == {check.__name__ for check in CHECKS}
