"""The door: who comes in, in which language, and what every answer carries out again."""

import re
import socket
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, cast

from litestar.enums import ScopeType

from villainy.table.faults import Fault
from villainy.table.limits import address_of
from villainy.table.secret import Seal, hashed
from villainy.table.storage import Person, Store
from villainy.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "villainy"
LANGUAGE: Final = "lang"
YEAR: Final = 365 * 24 * 3600
BAD_REQUEST: Final = 400
MISDIRECTED: Final = 421
MOST_PORT: Final = 65535
HOST: Final = re.compile(r"(?:\[(?P<v6>[\da-f:.]+)\]|(?P<name>[\w.-]+))(?::(?P<port>\d{1,5}))?", re.ASCII)
MOST_TOKENS: Final = 4
"""So many cookies of our name are looked at: other programs on the same host may have set some, too."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types villainy"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
"""For every answer that has none of its own."""


@dataclass
class Visitor:
    """A browser at the door. It has a token from its first visit on, and a person once it has a nickname."""

    token: str
    """If it is changed while the request is answered, and the answer is no fault, the browser is sent the new one."""
    person: Person | None
    language: str
    theme: str
    csrf: str
    """What a form of ours carries; a program is sent none."""
    address: str = ""
    """Where the request comes from."""

    @property
    def me(self) -> int | None:
        """The person's number, if there is a person."""
        return self.person.id if self.person else None


class Outside:
    """Around the whole application: puts the security headers on every answer, whoever gives it.

    HEAD is answered as GET is, without the body.
    """

    def __init__(self, app: "ASGIApp") -> None:
        self.app = app

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        bare = scope["method"] == "HEAD"

        async def out(message: "Message") -> None:
            if message["type"] == "http.response.start":
                found = list(message["headers"])
                own = {name.lower() for name, _ in found}
                message["headers"] = found + [header for header in HEADERS if header[0] not in own]
                await send(message)
                if bare:
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
            elif not bare:
                await send(message)

        await self.app(cast("Scope", {**scope, "method": "GET"}) if bare else scope, receive, out)


class Door:
    """Finds out who comes in."""

    def __init__(self, app: "ASGIApp", store: Store, seal: Seal, language: str) -> None:
        self.app = app
        self.store = store
        self.seal = seal
        self.language = language

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        cookies = cookies_of(scope["headers"])
        bearer = _text(headers, b"authorization")
        program = scope["path"].startswith("/api/")
        tokens = [] if program else cookies.get(COOKIE, [])  # else another site could send a browser's cookie there
        if bearer.startswith("Bearer "):
            tokens = [bearer.removeprefix("Bearer ").strip()]
        token, person = await self._known(tokens)
        fresh = not token
        token = token or self.seal.new_visitor()
        language = cookies.get(LANGUAGE, [""])[0]
        if not language:
            language = person.language if person else wanted(_text(headers, b"accept-language"), self.language)
        language = language if language in LANGUAGES else self.language
        theme = cookies.get("theme", [""])[0]
        theme = theme if theme in {"dark", "light"} else ""
        csrf = "" if program else self.seal.mark("csrf", token.partition(".")[0])
        scope["state"]["visitor"] = visitor = Visitor(token, person, language, theme, csrf, address_of(scope))
        page = scope["method"] == "GET" and b"text/html" in headers.get(b"accept", b"")

        async def out(message: "Message") -> None:
            if message["type"] == "http.response.start":
                changed = visitor.token != token and message["status"] < BAD_REQUEST
                if changed or (fresh and page and not program):
                    given = cookie(COOKIE, visitor.token, secure=scope["scheme"] == "https")
                    message["headers"] = [*message["headers"], (b"set-cookie", given.encode())]
            await send(message)

        await self.app(scope, receive, out)

    async def _known(self, tokens: list[str]) -> tuple[str, Person | None]:
        """The token that this server gave, and the person it belongs to, if any; a made-up one counts for nothing."""
        for token in tokens[:MOST_TOKENS]:
            person = await self.store.person(token=hashed(token))
            if person is not None:
                return token, person
        return next((token for token in tokens[:MOST_TOKENS] if self.seal.gave(token)), ""), None


class Names:
    """Lets requests in that ask for this server by a name of its own.

    Our links begin with the name that we were asked for: somebody who could choose it could lead people elsewhere.
    """

    def __init__(self, app: "ASGIApp", names: frozenset[str]) -> None:
        self.app = app
        self._ours = lru_cache(maxsize=256)(lambda host, server: is_ours(host, server, names))

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        server = scope["server"]
        if hosts and (len(hosts) > 1 or not self._ours(hosts[0], server[0] if server else "")):
            raise Fault("table-fault-host", MISDIRECTED)
        await self.app(scope, receive, send)


def own_names(public_url: str, *more: str) -> frozenset[str]:
    """Names that this server has by itself, and those that it was given."""
    machine = socket.gethostname()
    public = re.sub(r"^\w+://", "", public_url).partition("/")[0]
    found = HOST.fullmatch(public.lower())
    given = found["name"] or found["v6"] if found else ""
    return frozenset(name.lower() for name in ("localhost", machine, f"{machine}.local", given, *more) if name)


def is_ours(host: bytes, server: str, names: frozenset[str]) -> bool:
    """Whether a Host header names us: by one of our names, or by an address here or in this network."""
    found = HOST.fullmatch(host.decode("latin-1").lower())
    if found is None or int(found["port"] or 0) > MOST_PORT:
        return False
    name = found["v6"] or found["name"]
    if name in names or name == server:
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or (address.is_private and not address.is_unspecified)


def cookies_of(headers: "Iterable[tuple[bytes, bytes]]") -> dict[str, list[str]]:
    """All cookies of a request by their names; whatever one of them contains, the others are found."""
    found: dict[str, list[str]] = {}
    for header, value in headers:
        if header == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                name, _, text = pair.partition("=")
                found.setdefault(name.strip(), []).append(text.strip())
    return found


def _text(headers: dict[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1")


def cookie(name: str, value: str, *, secure: bool) -> str:
    """A cookie for this site alone, out of reach of scripts; over plain http it cannot be Secure."""
    return f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def wanted(accept: str, default: str) -> str:
    """The first language of the browser that we speak; who reads Norwegian of any kind is offered Nynorsk."""
    for part in accept.split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in {"nn", "nb", "no"}:
            return "nn"
        if language in LANGUAGES:
            return language
    return default
