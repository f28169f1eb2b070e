"""Secrets of the table: tokens that name a person or a seat, and marks that only this server can make."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_token() -> str:
    """256 random bits, fit for an address or a cookie."""
    return secrets.token_urlsafe(32)


def new_person_token(visitor: str) -> str:
    """The token of a browser that becomes a person: nobody who knows the one before can derive it.

    It begins like the one before, so that forms on pages that are open already stay good.
    """
    return f"{visitor.partition('.')[0]}.{new_token()}"


def hashed(token: str) -> bytes:
    """What is stored of a token: enough to know it again, not to use it."""
    return blake2b(token.encode(), digest_size=32).digest()


class Seal:
    """Makes marks with the server's key. A mark cannot be guessed, and needs no storage to be checked."""

    def __init__(self, key: bytes) -> None:
        self._begun = hmac.new(key, digestmod="sha256")
        """What every mark begins with: to go on from a copy takes half as long as to begin with the key."""

    def mark(self, *parts: str | int) -> str:
        """144 bits that stand for these parts and no others."""
        text = "\x1f".join(str(part) for part in parts).encode()
        made = self._begun.copy()
        made.update(text)
        return urlsafe_b64encode(made.digest()[:18]).decode()

    def holds(self, mark: str, *parts: str | int) -> bool:
        """Whether the mark stands for these parts."""
        return hmac.compare_digest(mark.encode(), self.mark(*parts).encode())

    def new_visitor(self) -> str:
        """A token for a browser without a person: it is stored nowhere, and shows itself that this server gave it."""
        token = new_token()
        return f"{token}.{self.mark('visitor', token)}"

    def gave(self, visitor: str) -> bool:
        """Whether that is such a token of this server."""
        token, _, mark = visitor.partition(".")
        return self.holds(mark, "visitor", token)
