"""The log as it is drawn: a log is sent again with every view, so each line is filled in once and kept."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

MOST_LINES: Final = 60_000
"""Lines of logs that are kept ready for all tables with the same deck and language."""


class Story:
    """Remembers the drawn lines of many logs."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, str, str], str] = {}

    def tell(
        self, art: object, log: Sequence[Mapping[str, Any]], template: Callable[..., Markup], *more: object
    ) -> Markup:
        """The lines of a log, each by a template that is filled once."""
        return Markup("".join(self.lines(art, log, template, *more)))  # noqa: S704  (each line is markup already)

    def lines(
        self, art: object, log: Sequence[Mapping[str, Any]], template: Callable[..., Markup], *more: object
    ) -> list[str]:
        """The same, line by line."""
        told = self._told
        if len(told) > MOST_LINES:
            told.clear()
        lines: list[str] = []
        for line in log:
            key = (line["n"], line["text"], line["clause"])
            found = told.get(key)
            if found is None:
                found = told[key] = str(template(art, line, *more))
            lines.append(found)
        return lines
