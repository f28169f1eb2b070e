"""A view that is sent in pieces is put together again as it was drawn."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

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
from villainy.table.web.streams import changes, merged, whose

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
                fragment = live.shown[whose(live, seat, "en")]
                assert "".join(shown) == fragment.html and said["n"] == fragment.mark == message.id
                sent, whole = sent + len(message.data), whole + len(fragment.html)
                before = message.id
                while live.row.status != OVER and pages.table(house, live, seat, person, "en", "").mark == before:
                    await step(house, live)
                if live.row.status == OVER:
                    break
            await stream.aclose()  # type: ignore[attr-defined]
            assert sent < whole / 2
            resumed = changes(house, pages, live.row.id, seat, visitor, "")
            assert b'"since"' not in (await anext(resumed)).encode()
            await resumed.aclose()  # type: ignore[attr-defined]


@pytest.mark.anyio
@pytest.mark.parametrize("clock", [0, 600])
@pytest.mark.parametrize("together", [False, True])
async def test_all_who_see_the_same_share_one_drawing_and_one_message(db: Path, clock: int, together: bool) -> None:
    """Browsers that nobody knows, somebody who has a nickname, and one who sits there and watches as all others do."""
    async with site_on(db) as site:
        house, drawn = site.house, Counting()
        live = await table_of(house, "Ann", "Bob", clock=clock)
        ann = live.row.seats[0].person
        assert ann is not None
        people = [None, None, Person(99, "Eve", "en"), Person(ann, "Ann", "en")]
        visitors = [Visitor(f"t{at}", person, "en", "", f"csrf{at}") for at, person in enumerate(people)]
        streams = [changes(house, drawn, live.row.id, SPECTATOR, visitor, "") for visitor in visitors]
        if together:
            streams = [merged({f"{live.row.id}:-1": stream}) for stream in streams]
        with patch("villainy.table.web.streams.time.time", return_value=1000.0):
            for moves in (0, 1, 2):
                said = [await anext(stream) for stream in streams]
                assert drawn.drawings == moves + 1
                assert len({id(message.encode()) for message in said}) == 1
                assert b"csrf0" not in said[0].encode()
                before = drawn.table(house, live, SPECTATOR, None, "en", "").mark
                while drawn.table(house, live, SPECTATOR, None, "en", "").mark == before:
                    await step(house, live)
                drawn.drawings = moves + 1
        for stream in streams:
            await stream.aclose()  # type: ignore[attr-defined]


class Counting(Pages):
    """Counts what it draws."""

    drawings = 0

    def table(self, *args: Any) -> Any:
        self.drawings += 1
        return super().table(*args)
