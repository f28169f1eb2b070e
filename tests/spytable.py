"""Tables of Evil Genius VS Spies for tests of the server: two people who do much."""

from collections.abc import AsyncIterator
from typing import Any

from serving import table_of
from villainy.engine.chance import Chance, seeded
from villainy.table.live import House, Live
from villainy.table.secret import new_token
from villainy.table.storage import OVER

NAMES = ("Ann", "Bob")
LONGED_FOR = {"minion": 6, "build": 8, "recruit": 4, "found": 5, "connect": 3, "assign": 6, "infiltrate": 9, "work": 2}
SHUNNED = frozenset({"move", "swap", "disconnect", "unassign", "done"})


async def spies_at(house: House, seed: str = "served", **settings: str | int) -> Live:
    """Two people with time for a whole game, who are asked in every window."""
    given: dict[str, Any] = {"roundCap": 40, **settings}
    return await table_of(house, *NAMES, game="spies", seed=seed, **given)


async def positions(house: House, live: Live, moves: int, seed: str = "much") -> AsyncIterator[dict[str, Any]]:
    """The views of a game in which much happens, each for who is asked."""
    chance = seeded(seed)
    for _ in range(moves):
        if live.row.status == OVER:
            return
        seat = live.game.to_answer()[0]
        yield live.game.view(seat)
        await move(house, live, seat, liked(live, seat, chance))


def liked(live: Live, seat: int, chance: Chance) -> int:
    """What somebody does who wants something to happen."""
    pool = [
        option
        for option in live.game.options(seat)
        for kind in (live.game.meaning(option)[0],)
        for _ in range(1 if kind in SHUNNED else 3 * LONGED_FOR.get(kind, 3))
    ]
    return pool[chance.below(len(pool))]


async def move(house: House, live: Live, seat: int, option: int) -> None:
    """Answer what is asked now."""
    await house.move(live, seat, option, house.ticket(live, seat), new_token()[:40])
