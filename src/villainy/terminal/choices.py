"""Many choices in few lines: what several of them begin with is said once."""

from collections.abc import Sequence

from rich.text import Text

GLUE = "\N{NO-BREAK SPACE}"
BETWEEN = f"{GLUE} "
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
DASH = "\N{EN DASH}"
QUIET = "dim"
SHORT = 36
"""Choices up to this length are not broken at the end of a line."""


def gathered(groups: Sequence[Sequence[tuple[str, str]]], key: str, most: int) -> list[Text]:
    """Labels and words of choices that belong together, as lines; `key` is the style of labels.

    Those that stand alone, or have nothing in common, come in a line of their own, one after the other. Where there are
    more than `most` choices, only the first and the last label of a group are shown.
    """
    many = sum(map(len, groups)) > most
    lines: list[Text] = []
    single: list[tuple[str, str]] = []
    for group in groups:
        begin = _beginning([text for _, text in group])
        if len(group) < 2 or not begin:
            single += group
            continue
        line = Text(begin, style=QUIET)
        if many:
            line.append(f" {ELLIPSIS} ").append(f"{group[0][0]}{DASH}{group[-1][0]})", style=f"not dim {key}")
        for label, text in () if many else group:
            line.append(BETWEEN).append_text(_choice(label, text[len(begin) :].lstrip(), key))
        lines.append(line)
    first = Text(BETWEEN).join(_choice(label, text, key) for label, text in single)
    return [first, *lines] if single else lines


def _choice(label: str, text: str, key: str) -> Text:
    whole = text.replace(" ", GLUE) if len(text) <= SHORT else text
    return Text(f"{label})", style=f"not dim {key}").append(f"{GLUE}{whole}", style="not dim not bold")


def _beginning(texts: Sequence[str]) -> str:
    """The words that all the texts begin with; each keeps at least one of its own."""
    words = [text.split(" ") for text in texts]
    most = min(len(each) for each in words) - 1
    count = next((at for at in range(most) if len({each[at] for each in words}) > 1), most)
    return " ".join(words[0][:count])
