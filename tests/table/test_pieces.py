"""A view that is sent in pieces is put together again as it was drawn."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serving import put_together, site_on, step, table_of
from villainy.games import SHELF
from villainy.table.door import Visitor
from villainy.table.drawing.pieces import new_parts
from villainy.table.live import SPECTATOR
from villainy.table.render import Pages
from villainy.table.storage import OVER, Person
from villainy.table.web.streams import changes

PIECES = st.lists(st.sampled_from(["", "a", "b", "c", "<li>d</li>\n", "e"]), max_size=12)


@given(PIECES, PIECES)
def test_parts_make_the_pieces_again(before: list[str], pieces: list[str]) -> None:
    parts = new_parts(before, pieces)
    assert put_together(before, parts) == pieces
    assert not {part for part in parts if isinstance(part, str)} & set(before)


def test_what_stays_is_not_sent_again() -> None:
    before = ["head", "log 1", "log 2", "chat", "end"]
    assert new_parts(before, ["head", "log 1", "log 2", "log 3", "chat", "end"]) == [(0, 3), "log 3", (3, 5)]
    assert new_parts(before, before) == [(0, 5)]
    assert new_parts([], ["head"]) == ["head"]


@pytest.mark.anyio
@pytest.mark.parametrize("game", SHELF)
async def test_a_stream_sends_whole_views_first_and_then_what_is_new(db: Path, game: str) -> None:
    async with site_on(db) as site:
        house, pages = site.house, Pages()
        live = await table_of(house, "Ann", "Bob", game=game, seed=f"pieces {game}")
        for seat in (0, SPECTATOR):
            person = live.row.seats[0].person if seat == 0 else None
            somebody = None if person is None else Person(person, "Ann", "en")
            visitor = Visitor(token="", person=somebody, language="en", theme="", csrf="csrf")
            stream = changes(house, pages, live.row.id, seat, visitor, "")
            shown: list[str] = []
            drawing, sent, whole = "", 0, 0
            for _ in range(25):
                message = await anext(stream)
                assert isinstance(message.data, bytes)
                said: dict[str, Any] = msgspec.json.decode(message.data)
                assert said.get("since", "") == drawing
                shown = put_together(shown, said["parts"])
                drawing = said["drawing"]
                fragment = live.shown[seat, person, "en", "csrf"]
                assert "".join(shown) == fragment.html and said["n"] == fragment.mark == message.id
                sent, whole = sent + len(message.data), whole + len(fragment.html)
                before = message.id
                while live.row.status != OVER and pages.table(house, live, seat, person, "en", "csrf").mark == before:
                    await step(house, live)
                if live.row.status == OVER:
                    break
            await stream.aclose()  # type: ignore[attr-defined]
            assert sent < whole / 2
            resumed = changes(house, pages, live.row.id, seat, visitor, "")
            assert b'"since"' not in (await anext(resumed)).encode()
            await resumed.aclose()  # type: ignore[attr-defined]
