"""Limits: how much of a server one person, one address and one table may take. They suit a family or a club."""

import time
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from villainy.table.faults import Fault

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

MINUTE, HOUR = 60, 3600
STREAMS_LATER = 30
"""Seconds after which it is worth trying whether a stream has ended."""


@dataclass(frozen=True)
class Limits:
    """All limits; 0 for as much as anybody likes."""

    requests_per_minute: int = 600
    """From one address."""
    people_per_hour: int = 200
    """New nicknames from one address."""
    tables_per_hour: int = 60
    """Opened from one address."""
    tables_per_person: int = 30
    """Opened by one person and not over yet."""
    decks_per_minute: int = 20
    """Decks of people's own that are read for one address."""
    chat_per_minute: int = 20
    """Lines that one person says, at all tables together."""
    chat_kept: int = 200
    """Lines of one table; the oldest ones go."""
    streams_per_address: int = 200
    """Open at a time."""
    streams_per_person: int = 20
    """Open at a time: all windows of a browser share one."""
    streams_per_table: int = 500
    """Open at a time."""


UNLIMITED = Limits(**{field.name: 0 for field in fields(Limits)})


class Rate:
    """A rate limit: so many in a span of time, for each person or address."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds
        self._ends = 0.0
        self._done: Counter[Hashable] = Counter()

    def take(self, who: Hashable) -> int:
        """Count one more; if that is too many, the seconds to wait, else 0."""
        now = time.monotonic()
        if now >= self._ends:
            self._done.clear()
            self._ends = now + self._seconds
        if 0 < self._most <= self._done[who]:
            return int(self._ends - now) + 1
        self._done[who] += 1
        return 0


class Turnstile:
    """The rate limit for requests."""

    def __init__(self, app: "ASGIApp", most: int) -> None:
        self.app = app
        self._rate = Rate(most, MINUTE)

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        path = scope["path"]
        if path != "/healthz" and not path.startswith("/static/"):
            wait = self._rate.take(address_of(scope))
            if wait:
                raise Fault.later("table-fault-often", wait)
        await self.app(scope, receive, send)


def address_of(scope: "Scope") -> str:
    """The address that a request comes from; of an IPv6 address the first half, since a household has the whole /64."""
    client = scope.get("client")
    host = client[0] if client else ""
    if ":" not in host:
        return host
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
