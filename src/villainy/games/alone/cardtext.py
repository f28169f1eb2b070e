"""What stands on a card of ALONE, put together from its effects: text and behaviour cannot part.

Each effect is a sentence, made by the most particular message that there is: `do-danger-place-legal`, or else
`do-danger-place`, or else `do-danger`. Reactions speak to Evil, Missions to both, everything else to the Hero: there
"your Sector" is the Hero's own.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from villainy.engine.speech import name_in
from villainy.games.alone.deck import Cards, Mission
from villainy.games.alone.notation import WORDS_OF
from villainy.games.alone.terms import CREATURES, FACES
from villainy.games.alone.vocabulary import (
    AGAIN,
    ALL,
    CONDITION_WORDS,
    DO_CHOOSE,
    DO_DOOR,
    DO_IF,
    DO_LIGHT,
    DO_MOVE,
    DO_SHIELD,
    DO_SPAWN,
    DO_TELEPORT,
    DO_UP_TO,
    DO_VOICE,
    DURATIONS,
    EACH,
    EXCLAIM_ALWAYS,
    EXCLAIM_TARGET_LIT,
    FIXED,
    FOR_ACTION,
    FORBID,
    FREE_BLOCK,
    FREE_UNBLOCK,
    GOALS,
    HERO_OK,
    MOMENTS,
    NO_AOO,
    NOTHING,
    OPERATIONS,
    OR_BLOCK,
    OTHER,
    PER_CHARGE,
    PIERCE_BOTH,
    PLACES,
    SEL_THAT,
    SELECTORS,
    SHIELD_WORDS,
    SIDES_OF_DICE,
    TOKEN_KINDS,
    TOWARD,
    VOICE_MUTE,
    Effect,
)
from villainy.words import Words

EVIL: Final = "evil"
HERO: Final = "hero"
BOTH: Final = "both"


class Frame(NamedTuple):
    """Around what a sentence stands: who reads it (`BOTH` of Missions), when it happens, whether `that` is a Sector."""

    side: str
    moment: str = "none"
    there: bool = False


SAID: Final = {
    "each": EACH,
    "other": OTHER,
    "all": ALL,
    "again": AGAIN,
    "heroOk": HERO_OK,
    "toward": TOWARD,
    "unblock": FREE_UNBLOCK,
    "forbid": FORBID,
    "perCharge": PER_CHARGE,
    "fixed": FIXED,
    "noAoo": NO_AOO,
    "freeBlock": FREE_BLOCK,
    "exclaimLit": EXCLAIM_TARGET_LIT,
    "exclaim": EXCLAIM_ALWAYS,
    "orBlock": OR_BLOCK,
    "both": PIERCE_BOTH,
}
"""Flags as messages ask for them: "yes" or "no"."""
WITH_MAY: Final = frozenset({DO_SPAWN, DO_MOVE, DO_TELEPORT, DO_DOOR})
"""What can say by itself that it may be left out."""
BEFORE: Final = ("setup", "always", "trigger", "bullet", "eor")
AFTER: Final = ("step", "fuse", "rite", "reward")
"""What a Mission does before one reads how it is completed, and what after."""
START: Final = re.compile(r"(^|: )(\w)")
DOUBLED: Final = re.compile(r",([,.;:])")
ODD: Final = re.compile(r"[^a-z]+")


class CardText:
    """The texts of a box in one language."""

    def __init__(self, words: Words, deck: Cards) -> None:
        self.words = words
        self.deck = deck

    # Cards -----------------------------------------------------------------------------------------------------------

    def normal(self, face: int) -> str:
        """What a Reaction does in any case."""
        return self.sentences(self.deck.normal[face], Frame(EVIL))

    def dangerous(self, face: int) -> str:
        """What a Reaction does as well if it is Dangerous."""
        normal, dangerous = self.deck.normal[face], self.deck.dangerous[face]
        if self.sentences(normal[-len(dangerous) :], Frame(EVIL)) == self.sentences(dangerous, Frame(EVIL)):
            return self._say("text-again", text=self.sentences(dangerous, Frame(EVIL)))
        return self.sentences(dangerous, Frame(EVIL, there=_is_about_a_sector(normal)))

    def item(self, item: int, upgraded: bool = False) -> str:
        """What an Item does, as it comes or Upgraded."""
        design = self.deck.designs[item]
        text = self.sentences(design.upgraded if upgraded else design.effect, Frame(HERO))
        return self._say("text-spend", text=text, n=design.spend) if design.spend > 1 else text

    def ability(self, kind: int) -> str:
        """What an Ability does once it is unlocked."""
        ability = self.deck.abilities[kind]
        frame = Frame(HERO, MOMENTS[ability.moment])
        parts = [self._framed(ability.effect, frame)] if ability.effect else []
        if ability.paid:
            text = self._say("text-paid", text=self.sentences(ability.paid, frame), instead=_yes(ability.effect))
            parts.append(text if ability.effect else self._at(frame, text))
        return " ".join(parts)

    def hero(self, character: int) -> str:
        """What a Character can do as the Hero."""
        return self._gifts(self.deck.characters[character].hero)

    def sacrifice(self, character: int) -> str:
        """What a Companion's last deed is."""
        return self.sentences(self.deck.characters[character].sacrifice, Frame(HERO))

    def companion(self, character: int) -> str:
        """What a Companion can do for 1 Charge."""
        return self._gifts(self.deck.characters[character].companion)

    def mission(self, number: int) -> list[str]:
        """A Mission, line by line: what it brings, how it is completed, what comes of it."""
        mission = self.deck.missions[number]
        return [*self._lines(mission, BEFORE), self.goal(mission), *self._lines(mission, AFTER)]

    def goal(self, mission: Mission) -> str:
        """What completes a Mission."""
        rooms = [self.room(room) for room in mission.rooms]
        bosses = [effect.kind for effect in mission.moments[MOMENTS.index("trigger")] if effect.kind != NOTHING]
        return self._say(
            f"goal-{GOALS[mission.goal]}",
            n=mission.count,
            room=rooms[0] if rooms else "",
            second=rooms[1] if len(rooms) > 1 else "",
            clear=_yes(mission.clear),
            boss=self.creature(bosses[0]) if bosses else "",
        )

    def _lines(self, mission: Mission, moments: Sequence[str]) -> list[str]:
        """What a Mission does at some moments."""
        found = [(name, mission.moments[MOMENTS.index(name)]) for name in moments]
        return [self._framed(does, Frame(BOTH, name)) for name, does in found if does]

    def _gifts(self, moments: list[list[Effect]]) -> str:
        """What a Character can do, each thing with the moment when it works."""
        found = [(name, moments[at]) for at, name in enumerate(MOMENTS)]
        return " ".join(self._framed(does, Frame(HERO, name)) for name, does in found if does)

    def deed(self, effects: Sequence[Effect]) -> str:
        """What some effects of a Reaction do, for a button."""
        text = self._all(effects, Frame(EVIL))
        return text[0].upper() + text[1:]

    # Names -----------------------------------------------------------------------------------------------------------

    def creature(self, kind: int) -> str:
        """The name of a kind of Creature."""
        entries: list[dict[str, Any]] = self.deck.source["creature"]
        return name_in(self.words.language, next(entry for entry in entries if entry["id"] == CREATURES[kind]))

    def room(self, room: int) -> str:
        return name_in(self.words.language, self.deck.source["room"][room])

    # Sentences -------------------------------------------------------------------------------------------------------

    def sentences(self, effects: Sequence[Effect], frame: Frame) -> str:
        """Some effects, one after the other, in whole sentences."""
        return " ".join(_sentence(text) for text in self._deeds(effects, frame))

    def _framed(self, effects: Sequence[Effect], frame: Frame) -> str:
        return self._at(frame, self.sentences(effects, frame))

    def _at(self, frame: Frame, text: str) -> str:
        """What happens, and when."""
        return _sentence(self._say(f"when-{frame.moment}", text=text))

    def _deeds(self, effects: Sequence[Effect], frame: Frame, may: bool = False) -> list[str]:
        """Each effect in words; silence is told with what happens in it."""
        found: list[str] = []
        quiet = False
        for at, effect in enumerate(effects):
            follows = any(later.op in {DO_MOVE, DO_SPAWN} for later in effects[at + 1 :])
            if _is_silence(effect) and follows and not quiet:
                quiet = True
                continue
            silent = quiet and effect.op in {DO_MOVE, DO_SPAWN}
            known = frame._replace(there=frame.there or _is_about_a_sector(effects[:at]))
            found.append(self._deed(effect, known, quiet=silent, may=may))
            quiet = quiet and not silent
        return found

    def _deed(self, effect: Effect, frame: Frame, quiet: bool = False, may: bool = False) -> str:
        """What one effect does, as part of a sentence."""
        if effect.op == DO_UP_TO:
            branch = effect.branches[0]
            if all(part.op in WITH_MAY for part in branch):
                return self._all(branch, frame, may=True)
            return self._say("text-may", text=self._all(branch, frame), may="evil" if frame.side == BOTH else "you")
        if effect.op == DO_CHOOSE:
            *first, last = [self._all(branch, frame) for branch in effect.branches]
            return self._say("do-choose", first=self._say("text-or").join(first), last=last)
        if effect.op == DO_IF:
            then, *otherwise = [self._all(branch, frame) for branch in effect.branches]
            text = self._say("do-if", condition=self._condition(effect, frame), then=then)
            return self._say("do-if-not", text=text, otherwise=otherwise[0]) if otherwise else text
        return self._say(self._message(effect), **self._arguments(effect, frame, quiet, may))

    def _all(self, effects: Sequence[Effect], frame: Frame, may: bool = False) -> str:
        """Some effects as one part of a sentence."""
        return self._say("text-and").join(self._deeds(effects, frame, may))

    def _message(self, effect: Effect) -> str:
        """The most particular message for an effect."""
        op, what, place = OPERATIONS[effect.op], _what(effect), _place(effect)
        names = [f"do-{op}-{what}-{place}", f"do-{op}-{what}", f"do-{op}-{place}"]
        return next((name for name in names if self.words.has(name)), f"do-{op}")

    def _arguments(self, effect: Effect, frame: Frame, quiet: bool, may: bool) -> dict[str, str | int]:
        flags = {name: _yes(effect.has(flag)) for name, flag in SAID.items()}
        return {
            **flags,
            "side": frame.side,
            "moment": frame.moment,
            "there": _yes(frame.there),
            "who": self._who(effect, frame),
            "it": _yes(effect.select == SEL_THAT),
            "kind": self._kind(effect),
            "n": abs(effect.amount),
            "sign": "minus" if effect.amount < 0 else "plus",
            "count": effect.count,
            "pierce": effect.pierce,
            "until": self._until(effect),
            "lasts": _mark(DURATIONS[effect.until]),
            "where": self._where(effect, frame),
            "place": _place(effect),
            "k": effect.distance,
            "face": FACES[effect.face] if effect.face != NOTHING else "",
            "into": FACES[effect.into] if effect.into != NOTHING else "",
            "token": self._say(f"token-{TOKEN_KINDS[effect.token]}") if effect.token != NOTHING else "",
            "losses": self._losses(effect),
            "quiet": _yes(quiet),
            "may": ("evil" if frame.side == BOTH else "you") if may else "no",
        }

    def _kind(self, effect: Effect) -> str:
        return self.creature(effect.kind) if effect.kind != NOTHING else self._say("a-creature")

    def _who(self, effect: Effect, frame: Frame) -> str:
        """The Creature or Creatures that an effect is about."""
        if effect.select == NOTHING:
            return ""
        if effect.select == SEL_THAT:
            return self._say("who-there" if frame.there else "who-that")
        noun = self._kind(effect)
        return self._say(
            f"who-{SELECTORS[effect.select]}",
            noun=noun,
            side=frame.side,
            n=effect.count,
            bound=_yes(effect.kind != NOTHING),
            how="each" if effect.has(EACH) else "other" if effect.has(OTHER) else "some",
        )

    def _where(self, effect: Effect, frame: Frame) -> str:
        if effect.place == NOTHING:
            return ""
        if effect.room != NOTHING:
            return self._say("where-named", room=self.room(effect.room))
        return self._say(f"where-{_place(effect)}", k=effect.distance, side=frame.side)

    def _condition(self, effect: Effect, frame: Frame) -> str:
        return self._say(
            f"condition-{_mark(CONDITION_WORDS[effect.condition])}",
            that=_yes(effect.select == SEL_THAT),
            kind=self._kind(effect),
            where=self._where(effect, frame),
            by=SIDES_OF_DICE[effect.what] if effect.what != NOTHING else "",
            face=FACES[effect.face] if effect.face != NOTHING else "",
            n=effect.count,
        )

    def _losses(self, effect: Effect) -> str:
        """What a shield helps against."""
        if effect.op != DO_SHIELD:
            return ""
        names = [self._say(f"loss-{word}") for at, word in enumerate(SHIELD_WORDS) if (effect.what >> at) & 1]
        return self._say("text-or").join(names)

    def _until(self, effect: Effect) -> str:
        message = f"until-{_mark(DURATIONS[effect.until])}"
        return f" {self._say(message)}" if self.words.has(message) else ""

    def _say(self, message: str, **args: str | int) -> str:
        return self.words.say(message, **args)


def _is_silence(effect: Effect) -> bool:
    """Whether it does nothing but keep one Noise of this Action from being told."""
    return (effect.op, effect.what, effect.count, effect.until) == (DO_VOICE, VOICE_MUTE, 1, FOR_ACTION)


def _is_about_a_sector(effects: Sequence[Effect]) -> bool:
    """Whether the last thing picked by these effects is a Sector, not a Creature."""
    return bool(effects) and effects[-1].op == DO_LIGHT


def _sentence(text: str) -> str:
    """With a capital at the start, also after a colon, and a stop; relative clauses may end where there is one."""
    text = DOUBLED.sub(r"\1", text).rstrip(",")
    text = START.sub(lambda match: match[1] + match[2].upper(), text)
    return text if text.endswith(".") else f"{text}."


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


def _what(effect: Effect) -> str:
    known = WORDS_OF.get(OPERATIONS[effect.op])
    return _mark(known[effect.what]) if known and effect.what != NOTHING else ""


def _place(effect: Effect) -> str:
    return _mark(PLACES[effect.place]) if effect.place != NOTHING else "none"


def _mark(word: str) -> str:
    """A word of the vocabulary as part of a message's name."""
    return ODD.sub("-", word).strip("-")
