"""Answers go out in one packet, and nothing that was written is kept back."""

import asyncio
from typing import Any

import pytest

from villainy.table.wire import Gathering

pytestmark = pytest.mark.anyio


class Line:
    """A transport that remembers what it was given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def gathering() -> tuple[Line, Any]:
    line: Any = Line()
    return line, Gathering(line, asyncio.get_running_loop())


async def test_a_head_leaves_with_its_body() -> None:
    line, wire = gathering()
    wire.write(b"HTTP/1.1 200 OK\r\n\r\n")
    wire.write(b"body")
    wire.write(b"more")
    assert line.sent == [b"HTTP/1.1 200 OK\r\n\r\nbody", b"more"]
    await asyncio.sleep(0)
    assert len(line.sent) == 2


async def test_a_head_without_a_body_leaves_at_once() -> None:
    line, wire = gathering()
    wire.write(b"HTTP/1.1 200 OK\r\n\r\n")
    assert line.sent == []
    await asyncio.sleep(0)
    assert line.sent == [b"HTTP/1.1 200 OK\r\n\r\n"]


async def test_what_was_written_before_the_end_is_sent() -> None:
    line, wire = gathering()
    wire.write(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert not wire.is_closing()
    wire.close()
    assert line.sent == [b"HTTP/1.1 204 No Content\r\n\r\n"] and wire.is_closing()
    await asyncio.sleep(0)
    assert len(line.sent) == 1
