"""The door: who comes in, in which language, and what every answer carries out again."""

from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from villainy.table.limits import address_of
from villainy.table.secret import Seal, hashed, new_token
from villainy.table.storage import Person, Store
from villainy.words import LANGUAGES

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "villainy"
LANGUAGE: Final = "lang"
YEAR: Final = 365 * 24 * 3600

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


class Door:
    """Finds out who comes in, and puts the safety headers on what goes out."""

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
        cookies: dict[str, str] = {}
        if b"cookie" in headers:
            cookies = {name: found.value for name, found in SimpleCookie(_text(headers, b"cookie")).items()}
        bearer = _text(headers, b"authorization")
        token = cookies.get(COOKIE, "")
        program = scope["path"].startswith("/api/")
        if program:
            token = ""  # no other site may lend itself a browser's cookie there: no form has to be ours
        if bearer.startswith("Bearer "):
            token = bearer.removeprefix("Bearer ").strip()
        fresh = not token
        token = token or new_token()
        person = None if fresh else await self.store.person(token=hashed(token))
        language = cookies.get(LANGUAGE, "")
        if not language:
            language = person.language if person else wanted(_text(headers, b"accept-language"), self.language)
        language = language if language in LANGUAGES else self.language
        theme = cookies.get("theme", "")
        theme = theme if theme in {"dark", "light"} else ""
        csrf = "" if program else self.seal.mark("csrf", token)
        scope["state"]["visitor"] = Visitor(token, person, language, theme, csrf, address_of(scope))

        async def out(message: "Message") -> None:
            if message["type"] == "http.response.start":
                found = list(message["headers"])
                own = {name.lower() for name, _ in found}
                found += [header for header in HEADERS if header[0] not in own]
                if fresh and not program and scope["method"] == "GET" and b"text/html" in headers.get(b"accept", b""):
                    found.append((b"set-cookie", cookie(COOKIE, token, secure=scope["scheme"] == "https").encode()))
                message["headers"] = found
            await send(message)

        await self.app(scope, receive, out)


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
