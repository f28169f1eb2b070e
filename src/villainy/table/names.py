"""What people type about themselves and say to each other: one line, of which every sign can be seen."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

NICKNAME: Final = 40
MOST_STACKED: Final = 3
"""So many marks may stand on one letter; more of them would cover the lines above and below."""
JOINERS: Final = "\u200c\u200d"
"""Signs of no width that letters of some scripts, and faces of families, are joined or parted by."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, says the standard, of which nothing is drawn."""

FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
"""Classes of the signs of Hebrew, Arabic and other scripts that run from right to left."""
ISOLATE: Final = "\u2068"
END_OF_ISOLATE: Final = "\u2069"
"""Between these, writing has its own direction. Nobody can type them: `one_line` drops them."""


def one_line(text: str, most: int) -> str:
    """The text without what would disturb others: line ends, signs that turn the writing around, towers of marks."""
    kept: list[str] = []
    stacked = 0
    for sign in text:
        kind = unicodedata.category(sign)
        stacked = stacked + 1 if kind in {"Mn", "Me"} else 0
        if kind == "Cc":
            kept.append(" ")
        elif kind != "Cs" and stacked <= MOST_STACKED and (kind != "Cf" or sign in JOINERS or _is_tag(sign)):
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].strip()


def nickname(text: str) -> str:
    """What somebody wants to be called; empty if nobody could read it."""
    name = one_line(text, NICKNAME)
    return name if any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in name) else ""


def own_name(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: the second Anna is called Anna 2."""
    taken = {other.casefold() for other in others}
    own, number = name, 1
    while own and own.casefold() in taken:
        number += 1
        own = f"{name[: NICKNAME - 3]} {number}"
    return own


@lru_cache(maxsize=4096)
def set_apart(name: str) -> str:
    """A name for a sentence: one that runs from right to left must not draw figures and stops beside it to its side."""
    turned = any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in name)
    return f"{ISOLATE}{name}{END_OF_ISOLATE}" if turned else name


def _is_tag(sign: str) -> bool:
    """Flags of parts of a country are spelled with these."""
    return 0xE0020 <= ord(sign) <= 0xE007F
