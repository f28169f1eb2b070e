"""Bots do not sweep a reveal away: whatever was turned over can be looked at before they go on."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from serving import Watch, house_on, table_of, until_over
from villainy.games import SHELF, box
from villainy.table.live import LOOK, House, Live

pytestmark = pytest.mark.anyio

PACE = 0.5


@pytest.mark.parametrize("game", SHELF)
async def test_after_a_reveal_bots_wait_longer_and_otherwise_they_do_not(
    db: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    watch, told = Watch(), [0]
    moves: list[tuple[float, bool]] = []
    store = House._commit

    async def noted(house: House, live: Live, *what: Any) -> None:
        await store(house, live, *what)
        news = live.events[told[-1] :]
        told.append(len(live.events))
        moves.append((watch.now, any(event.kind in box(game).reveals for event in news)))

    monkeypatch.setattr(House, "_commit", noted)
    async with house_on(db, start=False) as house:
        house.pace = PACE
        with watch.worn():
            live = await table_of(house, *["bot"] * box(game).seats.start, game=game)
            told[:] = [len(live.events)]
            house._drive(live)
            await until_over(house, live)
    waited = [(later - now, revealed) for (now, revealed), (later, _) in pairwise(moves)]
    assert waited and max(time for time, revealed in waited if not revealed) <= PACE + 0.01
    assert all(time >= LOOK * PACE - 0.01 for time, revealed in waited if revealed)
    assert any(revealed for _, revealed in waited) == bool(box(game).reveals)
