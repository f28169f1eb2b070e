"""How answers go out: streams of events and JSON without detours, and short answers in one packet."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import Response
from litestar.response.base import ASGIResponse
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from villainy.table.door import HEADERS

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

HEAD = b"HTTP/1.1 "
PATIENCE = 30.0
"""Seconds within which a request has to be there, from its first byte to its last."""
MOST_HEAD = 64 * 1024
"""Bytes of a request before its body: the longest that any browser sends is a quarter of this."""
MOST_BYTES = 256 * 1024
"""Bytes of a request's body: a deck fits, a flood does not."""
LINGER = 1.0
"""Seconds in which somebody who sends too much can read that it was too much."""


class Events(Response[Any]):
    """Server-sent events that are bytes already."""

    def __init__(self, said: AsyncIterator[bytes]) -> None:
        super().__init__(None, media_type="text/event-stream")
        self.said = said

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        return Line(self.said)


class Line(ASGIResponse):
    """Events on their way out, until nobody listens or nothing is left to say."""

    HEADERS = (
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-cache"),
        (b"connection", b"keep-alive"),
        (b"x-accel-buffering", b"no"),
    )

    def __init__(self, said: AsyncIterator[bytes]) -> None:
        self.said = said

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.HEADERS})
        async with asyncio.TaskGroup() as tasks:
            speaking = tasks.create_task(self._speak(send))
            while (await receive())["type"] != "http.disconnect":
                pass
            speaking.cancel()

    async def _speak(self, send: "Send") -> None:
        async for said in self.said:
            await send({"type": "http.response.body", "body": said, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class Json(Response[Any]):
    """What programs are answered: JSON with neither cookies nor headers of its own, so there is nothing to look up."""

    def __init__(self, content: Any, *, status_code: int | None = None, **_: Any) -> None:
        self.content = content
        self.status_code = status_code

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        return Answer(self.status_code or 200, msgspec.json.encode(self.content))


class Answer(ASGIResponse):
    """JSON on its way out."""

    def __init__(self, status: int, body: bytes) -> None:
        self.status_code = status
        self.body = body

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        length = str(len(self.body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


class Together(HttpToolsProtocol):
    """Speaks HTTP, and sends the head of an answer together with the body: every packet costs, and wakes somebody.

    Who calls and does not say what they want, or says it without end, is not listened to for long: there are only so
    many lines, and others want to come in.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._whole = False
        """Whether nothing of a request is still to come."""
        self._head_ends = False
        self._heard = 0
        """So many bytes of a head that has no end yet."""
        self._body = 0
        """So many bytes of a body."""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as it is there
        super().connection_made(cast("asyncio.Transport", Gathering(transport, self.loop)))
        self._patience = self.loop.call_later(PATIENCE, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._listen_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._body > MOST_BYTES:
            self.transport.pause_reading()
            return
        super().data_received(data)
        if self._whole:
            if self._patience is not None:
                self._listen_on()
            return
        if self._patience is None:
            self._patience = self.loop.call_later(PATIENCE, self._hang_up)
        self._heard = 0 if self._head_ends else self._heard + len(data)
        if self._heard > MOST_HEAD:
            self._hang_up()

    def on_message_begin(self) -> None:
        self._whole = self._head_ends = False
        self._heard = self._body = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_ends = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._body += len(body)
        if self._body > MOST_BYTES >= self._body - len(body):
            self._listen_on()
            self._patience = self.loop.call_later(LINGER, self._hang_up)

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP: no request comes of it that the application could answer."""
        given = ((b"content-type", b"text/plain"), (b"content-length", b"%d" % len(msg)), (b"connection", b"close"))
        head = b"".join(b"%b: %b\r\n" % header for header in (*HEADERS, *given))
        self.transport.write(HEAD + b"400 Bad Request\r\n" + head + b"\r\n" + msg.encode())
        self.transport.close()

    def _listen_on(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _hang_up(self) -> None:
        self._patience = None
        self.transport.close()


class Gathering:
    """A transport that keeps the head of an answer until the body comes, but no longer than a moment."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if self._head:
            data, self._head = self._head + data, b""
        elif data.startswith(HEAD):
            self._head = data
            self._loop.call_soon(self._let_go)
            return
        self._transport.write(data)

    def close(self) -> None:
        self._let_go()
        self._transport.close()

    def _let_go(self) -> None:
        if self._head:
            data, self._head = self._head, b""
            self._transport.write(data)
