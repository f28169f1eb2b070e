"""What stands on a card of Evil Genius VS Spies, put together from its abilities: text and behaviour cannot part.

A line is a frame (when it happens) around what happens to whom. Both are messages, named after the words in which cards
are written: `frame-busy`, `do-mod-perception`, `whom-adjacent`. The most particular message that there is speaks.
"""

import re
from collections.abc import Sequence
from typing import Final

from villainy.games.spies.deck import BACK_OF, KINDS, MASTER_DECK, NODE_CARD, Cards
from villainy.games.spies.infiltration import AMBUSH_DAMAGE
from villainy.games.spies.vocabulary import (
    ADJACENT,
    ALL,
    ALL_MINIONS,
    ALL_NETWORKS,
    ALL_SPIES,
    AT_ENTRY,
    CANCEL,
    DEAD_MINION,
    DIES,
    DISCARD,
    DISCARDS,
    DURATIONS,
    ENTRY,
    GAIN,
    GIVE,
    HOST,
    IN_COMBAT,
    INFILTRATING,
    INFILTRATORS,
    KEYWORDS,
    LIMITS,
    LOOK,
    LOOKS,
    MINION,
    MINIONS_MET,
    MOD,
    MOVE,
    NEED_BUSY,
    NEED_FREE,
    NEED_OTHER,
    NETWORK,
    NETWORK_OTHERS,
    NEXT_IS_CONTRAPTION,
    NEXT_MINION,
    NEXT_TURN,
    OPERATIONS,
    OPPOSING_ZERO,
    OTHER_MINIONS,
    OWN_TURN,
    PERCEPTION,
    PLAYED,
    RESOURCES,
    RESPONSE,
    RETURN,
    SELF,
    SET_BUSY,
    SET_FREE,
    SPY_ACTS,
    SPY_DESTROYS,
    SPY_ENTERS,
    SPY_IGNORES,
    STAGE_IN_PROGRESS,
    STATIC,
    STATS,
    SWAP,
    TARGETS,
    THE_SPY,
    TRIGGERS,
    TWO_MINIONS,
    UP_TO_2_MINIONS,
    WHILE_INFILTRATING,
    WINDOWS,
    Ability,
)
from villainy.words import Words

PLUS: Final = "+"
MINUS: Final = "\N{MINUS SIGN}"

MANY: Final = frozenset(
    {
        ALL_SPIES,
        INFILTRATORS,
        NETWORK,
        NETWORK_OTHERS,
        UP_TO_2_MINIONS,
        TWO_MINIONS,
        ADJACENT,
        OTHER_MINIONS,
        ALL_MINIONS,
        MINIONS_MET,
        ALL_NETWORKS,
    }
)
"""Targets that are spoken of in the plural."""
MINIONS: Final = frozenset(
    {SELF, HOST, MINION, NEXT_MINION, UP_TO_2_MINIONS, TWO_MINIONS, ADJACENT, OTHER_MINIONS, ALL_MINIONS}
)
POINTED_AT: Final = frozenset({MINION, NEXT_MINION, UP_TO_2_MINIONS, TWO_MINIONS})
"""Minions that are named together with the state in which they have to be."""
TRAPS: Final = frozenset({SPY_ENTERS, SPY_IGNORES, SPY_DESTROYS, SPY_ACTS})
STRUCK: Final = frozenset({*TRAPS, DIES})
"""What happens on these occasions is suffered; on all others the owner of the card does it."""
FRAME_NEEDS: Final = AT_ENTRY | IN_COMBAT | INFILTRATING
"""Conditions that tell when something happens, not to whom."""
COLON: Final = re.compile(r"(^|: )(\w)")


class CardText:
    """The texts of a deck's cards in one language, spoken to the owner of the card."""

    def __init__(self, words: Words, deck: Cards) -> None:
        self.words = words
        self.deck = deck
        self._lines: dict[int, list[str]] = {}

    def lines(self, face: int) -> list[str]:
        """All that a card does, in whole sentences."""
        if face not in self._lines:
            self._lines[face] = self._write(face)
        return self._lines[face]

    def text(self, face: int) -> str:
        """All that a card does; nothing for a card without a text."""
        return " ".join(self.lines(face))

    def line(self, face: int, ability: Ability) -> str:
        """What one ability of a card does, and when."""
        return self._sentence(face, [ability])

    def deed(self, face: int, ability: Ability) -> str:
        """What one ability of a card does, without a word on when, for a button."""
        happens = self._happens(face, ability, looked=False).rstrip(",")
        return happens[0].upper() + happens[1:]

    def signed(self, amount: int) -> str:
        return f"{PLUS if amount > 0 else MINUS}{abs(amount)}"

    # Lines -----------------------------------------------------------------------------------------------------------

    def _write(self, face: int) -> list[str]:
        groups: list[list[Ability]] = []
        for ability in self._abilities(face):
            if groups and _goes_with(groups[-1][-1], ability):
                groups[-1].append(ability)
            else:
                groups.append([ability])
        return [self._sentence(face, group) for group in groups]

    def _abilities(self, face: int) -> list[Ability]:
        """Everything printed on a card, in the order in which one reads it; on Nodes, by size."""
        deck = self.deck
        tables = (
            deck.static,
            deck.busy,
            deck.entry,
            deck.once,
            deck.played,
            deck.spy_enters,
            deck.spy_acts,
            deck.spy_ignores,
            deck.spy_destroys,
            deck.dies,
            deck.complete,
        )
        found = [ability for table in tables for ability in table[face]]
        return sorted(found, key=lambda ability: ability.size)

    def _sentence(self, face: int, group: Sequence[Ability]) -> str:
        """One line of a card: when, what, to whom."""
        text = before = ""
        for at, ability in enumerate(group):
            looked = at > 0 and group[at - 1].op == LOOK
            happens = self._happens(face, ability, looked)
            if not text:
                text = happens
            elif happens == before:
                text = self.words.say("text-again", text=text)
            else:
                text = self.words.say("text-then", first=text, next=happens)
            before = happens
        text = self._framed(face, group[0], text)
        if name := self._trick_name(face, group[0]):
            text = self.words.say("text-named", name=name, text=text)
        if group[0].size:
            text = self.words.say("text-size", n=group[0].size, text=text)
        text = text.replace(",,", ",").rstrip(",")  # a relative clause may end where there is a stop already
        return COLON.sub(lambda match: match[1] + match[2].upper(), text) + "."

    def _trick_name(self, face: int, ability: Ability) -> str:
        """What a Node's ability is called, if it has a name; plain bonuses have none."""
        if self.deck.kind[face] != NODE_CARD or ability.op == MOD:
            return ""
        entry = self.deck.source["node"][face - self.deck.first_face[NODE_CARD]]
        message = f"trick-{entry['id']}"
        return self.words.say(message) if self.words.has(message) else ""

    def _framed(self, face: int, ability: Ability, text: str) -> str:
        when = ability.when
        if when == PLAYED:
            return self._in_window(face, ability, text)
        if _is_trapped(ability):
            return text  # whom it strikes tells when
        args = {
            "text": text,
            "kind": KINDS[self.deck.kind[face]],
            "limit": LIMITS[ability.limit] or "none",
            "moment": "entry" if ability.needs & AT_ENTRY else "any",
            "how": "combat" if ability.needs & IN_COMBAT else "infiltrating" if ability.needs & INFILTRATING else "any",
        }
        return self.words.say(f"frame-{TRIGGERS[when]}", **args)

    def _in_window(self, face: int, ability: Ability, text: str) -> str:
        """Cards that are played tell when, unless it is plain from what they do."""
        window = self.deck.window[face]
        plain = {
            OWN_TURN: False,
            WHILE_INFILTRATING: ability.target == THE_SPY,
            RESPONSE: ability.op == CANCEL,
        }
        return text if plain.get(window, True) else self.words.say(f"frame-window-{WINDOWS[window]}", text=text)

    # What happens ----------------------------------------------------------------------------------------------------

    def _happens(self, face: int, ability: Ability, looked: bool) -> str:
        """What an ability does, to whom, for how long, on what condition; without the occasion."""
        words = self.words
        genius = self._is_genius(face)
        amount = ability.amount
        args: dict[str, str | int] = {
            "whom": self._whom(face, ability),
            "number": "many" if ability.target in MANY else "one",
            "side": "genius" if genius else "master",
            "n": AMBUSH_DAMAGE if _what(ability) == "ambush" else abs(amount),
            "amount": self.signed(amount),
            "total": 1 + amount,
            "sign": "plus" if amount > 0 else "minus",
            "stat": words.say(f"stat-{STATS[ability.what]}") if ability.op == MOD else "",
            "until": self._until(ability),
            "limit": LIMITS[ability.limit] or "none",
            "voice": "passive" if ability.when in STRUCK else "active",
            "unit": "minion" if ability.target in MINIONS else "spy",
            "trigger": "entry" if ability.when == ENTRY else "other",
            "all": "yes" if amount == ALL else "no",
            "hand": self._hand(ability, genius),
            "note": "yes" if ability.what == PERCEPTION and amount > 0 and ability.target in MANY else "no",
            "against": f" {words.say('need-opposing-zero')}" if ability.needs & OPPOSING_ZERO else "",
            "looked": "yes" if looked else "no",
            "later": "yes" if ability.until == NEXT_TURN else "no",
            "stage": "in-progress" if ability.needs & STAGE_IN_PROGRESS else "any",
        }
        return words.say(self._message(ability), **args) + self._conditions(ability)

    def _message(self, ability: Ability) -> str:
        """The most particular message for an operation."""
        op, what, target = OPERATIONS[ability.op], _what(ability), TARGETS[ability.target]
        names = [f"do-{op}-{what}-{target}", f"do-{op}-{what}", f"do-{op}-{target}"]
        return next((name for name in names if self.words.has(name)), f"do-{op}")

    def _whom(self, face: int, ability: Ability) -> str:
        """To whom it happens."""
        if _is_trapped(ability):
            strength = "net" if ability.net_below >= 0 else "sneak" if ability.sneak_below >= 0 else "any"
            n = max(ability.net_below, ability.sneak_below)
            return self.words.say(f"whom-{TRIGGERS[ability.when]}", strength=strength, n=n)
        return self.words.say(
            f"whom-{TARGETS[ability.target]}",
            kind=KINDS[self.deck.kind[face]],
            side="genius" if self._is_genius(face) else "master",
            state=_state(ability),
            other="yes" if ability.needs & NEED_OTHER else "no",
            lasting="yes" if ability.when != STATIC and ability.op in {MOD, GIVE} else "no",
            limited="no" if ability.cost_max < 0 else "yes",
            cost=ability.cost_max,
            how="combat" if ability.needs & IN_COMBAT else "any",
            trigger="entry" if ability.when == ENTRY else "other",
        )

    def _hand(self, ability: Ability, genius: bool) -> str:
        """The hand that it is about: where something returns to, or what is looked at."""
        if ability.op not in {RETURN, GIVE}:
            of_genius = not genius
        elif ability.target == SELF:
            of_genius = genius
        else:
            of_genius = ability.target in MINIONS or ability.target == DEAD_MINION
        if of_genius == genius:
            return self.words.say("hand-yours")
        return self.words.say("hand-genius" if of_genius else "hand-master")

    def _until(self, ability: Ability) -> str:
        message = f"until-{DURATIONS[ability.until]}"
        return f" {self.words.say(message)}" if self.words.has(message) else ""

    def _conditions(self, ability: Ability) -> str:
        """What else must be so, where nothing has told it yet."""
        found: list[str] = []
        if not _is_trapped(ability):
            if ability.net_below >= 0:
                found.append(self.words.say("need-net-below", n=ability.net_below))
            if ability.sneak_below >= 0:
                found.append(self.words.say("need-sneak-below", n=ability.sneak_below))
        if ability.needs & NEXT_IS_CONTRAPTION:
            found.append(self.words.say("need-next-contraption"))
        if ability.target not in POINTED_AT and ability.needs & (NEED_FREE | NEED_BUSY):
            found.append(self.words.say("need-free" if ability.needs & NEED_FREE else "need-busy"))
        return "".join(f" {text}" for text in found)

    def _is_genius(self, face: int) -> bool:
        """Whether the card is the Genius's."""
        return BACK_OF[self.deck.kind[face]] != MASTER_DECK


def _what(ability: Ability) -> str:
    """The stat, keyword, resource or way that an operation is about."""
    known: dict[int, Sequence[str]] = {MOD: STATS, GIVE: KEYWORDS, GAIN: RESOURCES, DISCARD: DISCARDS, LOOK: LOOKS}
    return known[ability.op][ability.what] if ability.op in known else ""


def _is_trapped(ability: Ability) -> bool:
    """Whether it happens to the very Spy that sets it off."""
    return ability.when in TRAPS and ability.target == THE_SPY


def _state(ability: Ability) -> str:
    """In what state a Minion has to be; "both" where it is worth saying that either will do."""
    if ability.needs & NEED_FREE or ability.op == SET_BUSY:
        return "free"
    if ability.needs & NEED_BUSY or ability.op == SET_FREE:
        return "busy"
    return "both" if ability.op in {MOVE, SWAP} else "any"


def _goes_with(one: Ability, two: Ability) -> bool:
    """Whether two abilities are one line of the card: they happen on the same occasion, one after the other."""
    if one.when != two.when or one.when == STATIC or _is_trapped(one) or _is_trapped(two):
        return False
    return (one.size, one.limit, one.needs & FRAME_NEEDS) == (two.size, two.limit, two.needs & FRAME_NEEDS)
