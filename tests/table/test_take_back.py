"""Taking back leads to the last thing that the person decided, whatever was passed for them since."""

from pathlib import Path

import pytest

from serving import house_on, table_of
from villainy.engine.chance import seeded
from villainy.engine.orders import Orders, in_window, way_to_pass
from villainy.games import SHELF, box
from villainy.table.live import House, Live
from villainy.table.render import Pages
from villainy.table.secret import new_token
from villainy.table.storage import OVER

pytestmark = pytest.mark.anyio

PAGES = Pages()
WINDOWED = [(game, seat) for game in SHELF for seat in (0, 1) if box(game).occasions(box(game).read_settings({}), seat)]


async def two_at(house: House, game: str, seat: int, orders: Orders | None) -> Live:
    """Two people, one of whom has given these orders, or none: the house's hold."""
    live = await table_of(house, "Ann", "Bob", game=game, seed=f"take back {game}")
    house._seat(live, seat, orders=orders)
    house._seat(live, 1 - seat, orders=Orders(()))
    return live


async def play_until_passed(house: House, live: Live, seat: int, *, asked: bool) -> int:
    """Play until the seat was passed for since its last decision, and is asked again or not; where that stands."""
    chance, last = seeded("passed"), -1
    for _ in range(600):
        while live.row.status != OVER and not any(live.asks(at) for at in live.game.to_answer()):
            await live.changed.wait()
        assert live.play is not None and live.row.status != OVER
        mine = [at for at, entry in enumerate(live.play.line) if entry[:2] == ["move", seat]]
        if mine and mine[-1] > last >= 0 and live.asks(seat) == asked:
            return last
        moving = next(at for at in live.game.to_answer() if live.asks(at))
        if moving == seat:
            last = len(live.play.line)
        option = chance.pick(live.game.options(moving))
        await house.move(live, moving, option, house.ticket(live, moving), new_token()[:40])
    raise AssertionError("nothing was passed")


async def take_back(house: House, live: Live, seat: int) -> None:
    """Alone, or with the consent of the other, when nothing more is passed."""
    while house._next_unasked(live) is not None:
        await live.changed.wait()
    if live.can_take_back(seat):
        await house.take_back(live, seat, new_token()[:40])
    else:
        await house.propose_take_back(live, seat)
        await house.agree(live, 1 - seat, yes=True)


def moves(live: Live) -> int:
    assert live.play is not None
    return sum(entry[0] == "move" for entry in live.play.line)


@pytest.mark.parametrize(("game", "seat"), WINDOWED)
@pytest.mark.parametrize("asked", [True, False], ids=["asked", "waiting"])
async def test_what_was_passed_for_somebody_goes_with_their_decision(
    db: Path, game: str, seat: int, asked: bool
) -> None:
    async with house_on(db) as house:
        live = await two_at(house, game, seat, Orders(()))
        last = await play_until_passed(house, live, seat, asked=asked)
        assert live.play is not None
        decided = sum(entry[0] == "move" for entry in live.play.line[:last])
        await take_back(house, live, seat)
        assert moves(live) == decided and live.asks(seat)
        assert PAGES.model(house, live, seat, None, "en")["asks"] is not None
    async with house_on(db, start=False) as house:
        again = await house.table(live.row.id)
        assert again.play is not None and again.play.unasked == live.play.unasked


@pytest.mark.parametrize(("game", "seat"), WINDOWED)
async def test_a_pass_by_hand_is_asked_for_again_although_later_orders_pass(db: Path, game: str, seat: int) -> None:
    """The orders hold again as soon as the seat has decided."""
    async with house_on(db) as house:
        live = await two_at(house, game, seat, None)
        chance = seeded("by hand")
        for _ in range(600):
            moving = next((at for at in live.game.to_answer() if live.asks(at)), None)
            if moving is None:
                await live.changed.wait()
                continue
            window = in_window(live.game, moving)
            before = moves(live)
            option = way_to_pass(live.game, moving) if window else chance.pick(live.game.options(moving))
            await house.move(live, moving, option, house.ticket(live, moving), new_token()[:40])
            if window and moving == seat and live.row.status != OVER:
                break
        await house.give_orders(live, seat, Orders((), until_move=True))
        await take_back(house, live, seat)
        assert moves(live) == before and live.asks(seat) and not live.orders(seat).until_move
        await house.give_orders(live, seat, Orders(()))
        assert live.passes(seat)
