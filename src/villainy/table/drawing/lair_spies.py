"""The lair of Evil Genius VS Spies: eight squares, the Evil Plan behind the last, and who has come in."""

from typing import Final

from villainy.engine.game import View
from villainy.games.spies.deck import SQUARES
from villainy.games.spies.words import SpiesWords
from villainy.table.drawing.ink_spies import Ink
from villainy.table.drawing.offer_spies import LETTERS, Offer
from villainy.table.drawing.shown_spies import Intruder, Pic, PlanPic, Square
from villainy.table.drawing.units_spies import Units
from villainy.words import Words

STAGES: Final = ("in-progress", "activated", "advanced")


class Lair:
    """Draws the lair as one viewer sees it."""

    def __init__(self, ink: Ink, words: SpiesWords, view: View, offer: Offer, units: Units) -> None:
        self.ink = ink
        self.words = words
        self.say = words.words.say
        self.view = view
        self.offer = offer
        self.units = units

    def squares(self) -> list[Square]:
        """All eight, as a Spy goes through them."""
        return [self._square(square) for square in range(SQUARES)]

    def _square(self, square: int) -> Square:
        view, offer = self.view, self.offer
        inside = view["infiltrator"]
        trail = ""
        if inside:
            at, goes = inside["at"], inside["next"]
            trail = "here" if square == at else "next" if square == goes else "past" if square < at else ""
        there = view["lair"][square]
        return Square(
            number=square + 1,
            letter=LETTERS[square],
            unit=self.units.there(square) if there else None,
            trail=trail,
            drops=tuple(offer.drops.get(("square", square), ())),
            hit=offer.hits.get(("square", square)),
        )

    def plan(self, pages: Words) -> PlanPic:
        """What lies behind the last square; `pages` are the words of the pages."""
        view = self.view
        plan = view["plan"]
        stage = plan["stage"]
        reached = STAGES.index(stage) if stage in STAGES else -1
        known = plan["card"]
        pic = self.ink.pic(known, "plan") if known else None if stage == "none" else Pic("plan", None, "plan")
        about = [pages.say("table-spies-plan-about", stage=self.words.stage(view))]
        about.append(pages.say("table-spies-in-lair", contraptions=plan["contraptions"], minions=plan["minions"]))
        return PlanPic(
            pic=pic,
            stage=stage,
            told=self.words.stage(view),
            secret=stage == "in-progress" and known is not None,
            stalled=plan["stalled"],
            contraptions=plan["contraptions"],
            minions=plan["minions"],
            stages=tuple((self.say(f"stage-{name}"), at <= reached) for at, name in enumerate(STAGES)),
            about=" ".join(about),
        )

    def intruder(self, pages: Words) -> Intruder | None:
        """The Spy in the lair, if there is one; `pages` are the words of the pages."""
        view = self.view
        inside = view["infiltrator"]
        if not inside:
            return None
        spy = view["spies"][inside["slot"]]
        if not spy:
            return None
        at = inside["at"]
        there = view["lair"][at] if at >= 0 else None
        facing = self.units.there(at) if there else None
        choosing = view["question"] == "Face" and view["seat"] in view["asked"]  # then the Attack button tells it
        forecast = "" if choosing else self.words.forecast(view)
        goes = inside["next"]
        return Intruder(self.units.spy(spy), at, goes, self._onward(goes, pages), facing, forecast)

    def _onward(self, square: int, pages: Words) -> str:
        """Where the infiltrator goes next, and what waits there."""
        place = "plan" if square >= SQUARES else "met" if self.view["lair"][square] else "empty"
        met = self.words.occupant(self.view, square) if place == "met" else ""
        return pages.say("table-spies-onward", place=place, square=self.words.square(square), met=met)
