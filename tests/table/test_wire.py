"""Answers go out in one packet, and nothing that was written is kept back."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from villainy.table import wire as table_wire
from villainy.table.door import HEADERS
from villainy.table.wire import MOST_BYTES, MOST_HEAD, Gathering, Together

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


# Who calls and does not say what they want ----------------------------------------------------------------------------

WHOLE = b"GET / HTTP/1.1\r\nhost: table.test\r\n\r\n"


class Caller(Line):
    """Somebody's end of a line to the server."""

    def __init__(self) -> None:
        super().__init__()
        self.hung_up = asyncio.Event()

    def close(self) -> None:
        super().close()
        self.hung_up.set()

    def get_extra_info(self, _: str, default: object = None) -> object:
        return default

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


async def answers(_scope: Any, receive: Any, send: Any) -> None:
    """A server that reads what it is sent, and says yes."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def call(monkeypatch: pytest.MonkeyPatch, patience: float = 600.0) -> tuple[Caller, Any]:
    """A line that is open, to a server of so much patience, in seconds."""
    monkeypatch.setattr(table_wire, "PATIENCE", patience)
    config = uvicorn.Config(answers, lifespan="off", log_level="critical")
    caller: Any = Caller()
    protocol = Together(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(caller)
    return caller, protocol


@pytest.mark.parametrize(
    "said", [b"", b"G", WHOLE[:-2], b"POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\n1234", WHOLE + WHOLE[:20]]
)
async def test_who_does_not_finish_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    caller, protocol = call(monkeypatch, 0.05)
    if said:
        protocol.data_received(said)
    assert not caller.closed
    await asyncio.wait_for(caller.hung_up.wait(), 10)
    protocol.connection_lost(None)


async def test_who_has_asked_may_listen_for_as_long_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    caller, protocol = call(monkeypatch)
    for part, waits in ((b"", True), (WHOLE, False), (WHOLE[:9], True), (WHOLE[9:], False)):
        if part:
            protocol.data_received(part)
        assert (protocol._patience is not None) == waits
        for _ in range(9):
            await asyncio.sleep(0)
    assert not caller.closed and sum(said.count(b"HTTP/1.1 204") for said in caller.sent) == 2
    protocol.connection_lost(None)


async def test_a_body_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_wire, "LINGER", 0.01)
    for length in (b"transfer-encoding: chunked", b"content-length: 300000000"):
        caller, protocol = call(monkeypatch)
        protocol.data_received(b"POST / HTTP/1.1\r\n" + length + b"\r\n\r\n")
        part = b"x" * 0x8000
        taken = 0
        for _ in range(50):
            before = protocol._body
            protocol.data_received(b"8000\r\n" + part + b"\r\n" if b"chunked" in length else part)
            taken += protocol._body > before
            await asyncio.sleep(0)
        assert taken * len(part) <= MOST_BYTES + len(part)
        await asyncio.wait_for(caller.hung_up.wait(), 10)
        protocol.connection_lost(None)


async def test_a_body_that_is_not_too_large_is_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    caller, protocol = call(monkeypatch)
    for _ in range(2):
        protocol.data_received(b"POST / HTTP/1.1\r\ncontent-length: %d\r\n\r\n" % MOST_BYTES + b"x" * MOST_BYTES)
        for _ in range(9):
            await asyncio.sleep(0)
    assert not caller.closed and sum(said.count(b"HTTP/1.1 204") for said in caller.sent) == 2
    protocol.connection_lost(None)


@pytest.mark.parametrize("said", [b"\x16\x03\x01\x02", b"GET / HTTP/1.1\r\na b: c\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
async def test_what_is_not_http_is_answered_with_our_headers(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    caller, protocol = call(monkeypatch)
    protocol.data_received(said)
    answer = b"".join(caller.sent)
    assert answer.startswith(b"HTTP/1.1 400 ") and caller.closed
    assert all(b"\r\n%b: %b\r\n" % header in answer for header in HEADERS)
    protocol.connection_lost(None)


async def test_a_head_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    caller, protocol = call(monkeypatch)
    protocol.data_received(WHOLE[:-2])
    line = b"x-more: " + b"x" * 1000 + b"\r\n"
    for _ in range(MOST_HEAD // len(line) + 2):
        if caller.closed:
            break
        protocol.data_received(line)
    assert caller.closed
    protocol.connection_lost(None)
