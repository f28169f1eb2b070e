"""People at a table can be told apart, on every page that names them."""

from pathlib import Path

import pytest

from serving import site_on
from villainy.table.names import NICKNAME, own_name

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("name", "others", "own"),
    [
        ("Anna", [], "Anna"),
        ("Anna", ["Bob", ""], "Anna"),
        ("Anna", ["Anna"], "Anna 2"),
        ("Anna", ["ANNA", "Anna 2"], "Anna 3"),
        ("", ["", ""], ""),
        ("x" * NICKNAME, ["x" * NICKNAME], "x" * (NICKNAME - 3) + " 2"),
    ],
)
def test_a_name_that_nobody_else_has(name: str, others: list[str], own: str) -> None:
    assert own_name(name, others) == own


async def test_nobody_shares_a_name_with_somebody_else_at_the_table(db: Path) -> None:
    async with site_on(db) as site:
        anna, namesake = await site.guest("Anna"), await site.guest("Anna")
        at = await anna.open("me", "me", "open", "open")
        await anna.get(f"/t/{at}")
        await anna.send(f"/t/{at}/sit/2")
        await namesake.get(f"/t/{at}")
        await namesake.send(f"/t/{at}/sit/3")
        live = await site.house.table(at)
        assert live.names == ("Anna", "Anna 2", "Anna 3", "Anna 4")
