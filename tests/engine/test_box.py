"""Boxes: settings that are fine by themselves and contradict each other."""

from dataclasses import replace

import pytest

from toys import TOYS
from villainy.engine.box import BadSetting

BIDS = TOYS["sealed_bids"]


def no_long_games(settings: dict[str, str | int]) -> None:
    if settings["rounds"] == 6:
        raise BadSetting("rounds", "6", "2, 4")


def test_settings_must_agree() -> None:
    box = replace(BIDS, agree=no_long_games)
    assert box.read_settings({}) == {"rounds": 4}
    for reads in (lambda: box.read_settings({"rounds": 6}), lambda: box.new(2, settings={"rounds": "6"})):
        with pytest.raises(BadSetting):
            reads()


def test_settings_agree_where_nobody_objects() -> None:
    assert BIDS.read_settings({"rounds": 6}) == {"rounds": 6}
