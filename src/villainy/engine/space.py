"""Options are ints in 0..size-1, fixed per game and deck: each kind has a base and mixed-radix parts."""


class Space:
    """All options that a game can ever offer; `meaning` turns one back into its kind and parts."""

    def __init__(self) -> None:
        self.size = 0
        self.names: list[str] = []
        self.bases: list[int] = []
        self.radices: list[tuple[int, ...]] = []

    def kind(self, name: str, radices: tuple[int, ...] = ()) -> int:
        """Add a kind of option with one part per radix; returns its base."""
        base = self.size
        count = 1
        for radix in radices:
            count *= radix
        self.names.append(name)
        self.bases.append(base)
        self.radices.append(radices)
        self.size = base + count
        return base

    def option(self, name: str, parts: tuple[int, ...] = ()) -> int:
        """The option of that kind with those parts."""
        at = self.names.index(name)
        number = 0
        for radix, part in zip(self.radices[at], parts, strict=True):
            if not 0 <= part < radix:
                raise ValueError(part)
            number = number * radix + part
        return self.bases[at] + number

    def meaning(self, option: int) -> tuple[str, tuple[int, ...]]:
        """The kind and parts of an option."""
        if not 0 <= option < self.size:
            raise ValueError(option)
        at = len(self.bases) - 1
        while self.bases[at] > option:
            at -= 1
        number = option - self.bases[at]
        parts: list[int] = []
        for radix in reversed(self.radices[at]):
            parts.append(number % radix)
            number //= radix
        parts.reverse()
        return self.names[at], tuple(parts)
