"""A view in pieces: who was sent the view before is sent only the pieces that are new, and where the others were."""

from collections.abc import Sequence

Part = str | tuple[int, int]
"""A new piece; or the pieces of the view before from one number up to, and without, another."""


def new_parts(before: Sequence[str], pieces: Sequence[str]) -> list[Part]:
    """How the pieces are put together from those before; what repeats itself there is as good from any place."""
    where = {piece: at for at, piece in enumerate(before)}
    known = len(before)
    parts: list[Part] = []
    begin = end = -1
    expected = 0
    for piece in pieces:
        at = expected if expected < known and before[expected] == piece else where.get(piece, -1)
        expected = expected + 1 if at < 0 else at + 1
        if at >= 0 and at == end:
            end = at + 1
            continue
        if end >= 0:
            parts.append((begin, end))
        begin, end = (at, at + 1) if at >= 0 else (-1, -1)
        if at < 0:
            parts.append(piece)
    if end >= 0:
        parts.append((begin, end))
    return parts
