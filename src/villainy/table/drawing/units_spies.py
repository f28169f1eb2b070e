"""Who and what is in play in Evil Genius VS Spies: Minions, Contraptions and Spies, with their numbers as they are."""

from collections.abc import Mapping, Sequence
from typing import Any

from villainy.engine.game import View
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.ink_spies import Ink, span
from villainy.table.drawing.offer_spies import LETTERS, Offer
from villainy.table.drawing.shown_spies import Printed, Stat, Unit


class Units:
    """Draws what one viewer sees in play."""

    def __init__(self, ink: Ink, words: SpiesWords, view: View, offer: Offer) -> None:
        self.ink = ink
        self.words = words
        self.say = words.words.say
        self.view = view
        self.offer = offer

    def there(self, square: int) -> Unit:
        """What stands in a square."""
        view, offer = self.view, self.offer
        there = view["lair"][square]
        pic = self.ink.pic(there)
        assert pic.printed is not None
        paid = any(card["card"] == there["card"] for card in view["paid"])
        if there["kind"] == "contraption":
            tags = [self.words.keyword("dark")] if there["dark"] else []
            return Unit(pic, (), tuple(tags), self.words.occupant(view, square), dark=there["dark"], paid=paid)
        attached = there["attached"]
        stats = _stats(pic.printed, there)
        tags = [self.words.keyword(name) for name in there["keywords"]]
        state = self.say("state-busy" if there["busy"] else "state-free")
        about = f"{self.words.occupant(view, square)}: {state}, {_spoken(stats)}"
        return Unit(
            pic=pic,
            stats=stats,
            tags=tuple(tags),
            about=", ".join([about, *tags]),
            busy=there["busy"],
            dark=there["dark"],
            work=there["work"],
            attached=self.ink.pic(attached) if attached else None,
            pick=offer.pick("square", square),
            key=LETTERS[square],
            acts=tuple(offer.acts.get(("square", square), ())),
            give_up=offer.hits.get(("attached", square)),
            paid=paid,
        )

    def spy(self, spy: Mapping[str, Any]) -> Unit:
        """A Spy, in the lair or out of it."""
        view, offer = self.view, self.offer
        slot = spy["slot"]
        pic = self.ink.pic(spy)
        assert pic.printed is not None
        stats = _stats(pic.printed, spy)
        tags = [self.words.keyword(name) for name in spy["keywords"]]
        fits = spy["network"] < 0 or spy["min"] <= spy["size"] <= spy["max"]
        support = span(spy["min"], spy["max"])
        return Unit(
            pic=pic,
            stats=stats,
            tags=tuple(tags),
            about=", ".join([f"{self.words.spy(view, slot)}: {_spoken(stats)}", support, *tags]),
            pick=offer.pick("spy", slot),
            acts=tuple(offer.acts.get(("spy", slot), ())),
            hit=offer.hits.get(("spy", slot)),
            slot=slot,
            fits=fits,
            support=support,
            been=spy["been"],
            inside=spy["inside"],
        )


def _stats(printed: Printed, now: Mapping[str, Any]) -> tuple[Stat, ...]:
    """Numbers as they are now, marked where they are not what is printed."""
    stats: list[Stat] = []
    for stat in printed.stats:
        name = stat.shape.removeprefix("v-")
        if name == "health":
            left, full = now["left"], now["health"]
            stats.append(Stat(stat.name, stat.shape, left, left - stat.now, full if left != full else -1))
        else:
            stats.append(Stat(stat.name, stat.shape, now[name], now[name] - stat.now))
    return tuple(stats)


def _spoken(stats: Sequence[Stat]) -> str:
    return ", ".join(f"{stat.name} {stat.now}" for stat in stats)
