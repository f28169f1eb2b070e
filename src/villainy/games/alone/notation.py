"""Effects as a deck file writes them: `move(parasite, 2); dice(evil, that, +1, turn)`. Text in, `Effect`s out."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from villainy.engine.deckfile import MOST, near
from villainy.games.alone.terms import CREATURES, FACES, KINDS
from villainy.games.alone.vocabulary import (
    AGAIN,
    ALL,
    ASK_WORDS,
    CONDITION_WORDS,
    CURB_WORDS,
    DANGER_SHIFT,
    DANGER_WORDS,
    DANGEROUS_WORDS,
    DO_IF,
    DOOR_WORDS,
    DURATIONS,
    EACH,
    EXCLAIM_ALWAYS,
    EXCLAIM_TARGET_LIT,
    FIXED,
    FOR_ALWAYS,
    FORBID,
    FREE_BLOCK,
    FREE_UNBLOCK,
    HERO_OK,
    IF_FACES,
    IF_LIT_NOW,
    ITEM_WORDS,
    LIGHT_WORDS,
    NO_AOO,
    NOTHING,
    OPERATIONS,
    OR_BLOCK,
    OTHER,
    PER_CHARGE,
    PIERCE_BOTH,
    PL_LINE,
    PL_ROOM,
    PL_WITHIN,
    PLACES,
    RESOURCES,
    SEL_ANY,
    SELECTORS,
    SHIELD_WORDS,
    SIDES_OF_DICE,
    TOKEN_KINDS,
    TOKEN_SET,
    TOKEN_WORDS,
    TOWARD,
    TRACK_WORDS,
    VOICE_DISTANCE,
    VOICE_WORDS,
    Effect,
)

FORMS: Final = {
    "spawn": "spawn(KIND,d=-N,where=PLACE)",
    "move": "move(CREATURE,STEPS,n=N,to=PLACE,toward=PLACE,unblock=0)",
    "teleport": "teleport(CREATURE,PLACE)",
    "attack": "attack(CREATURE,DICE)",
    "dice": "dice(evil,CREATURE,+N,DURATION) | dice(hero,attack,+N,DURATION)",
    "reroll": "reroll(SIDE,N)",
    "face": "face(SIDE,FACE,FACE,N)",
    "hurt": "hurt(life,N) | hurt(self,N)",
    "tough": "tough(CREATURE,+N,DURATION)",
    "scare": "scare(CREATURE,+N,DURATION) | scare(CREATURE,again=N)",
    "danger": "danger(place,N,PLACE) | danger(remove,N,PLACE) | danger(shift,N,STEPS,hero_ok)",
    "dangerous": "dangerous(dice,DURATION) | dangerous(next_card,DURATION)",
    "light": "light(on,PLACE,N) | light(off,PLACE,N)",
    "door": "door(block,PLACE,N) | door(unblock,PLACE,N) | door(weld,PLACE,N)",
    "voice": "voice(mute,N,DURATION) | voice(lie,N,DURATION) | voice(distance,N)",
    "curb": "curb(WHAT,-N,DURATION) | curb(WHAT,forbid,DURATION)",
    "drain": "drain(adrenaline,N) | drain(charge,N)",
    "cards": "cards(draw,N)",
    "track": "track(free) | track(narrow) | track(extra,N)",
    "hmove": "hmove(STEPS,no_aoo,free_block)",
    "strike": "strike(DICE,PLACE,all,or_block,pierce=N,pierce_both,exclaim=target_lit|always)",
    "reveal": "reveal(line,N) | reveal(route,N)",
    "gain": "gain(RESOURCE,N)",
    "item": "item(draw,N) | item(keep,N) | item(charge,N) | item(upgrade,N) | item(bullets,N)",
    "ask": "ask(distance,N) | ask(direction,N) | ask(direction,each room)",
    "shield": "shield(LOSS|LOSS,N) | shield(LOSS,all)",
    "kill": "kill(CREATURE)",
    "waive": "waive(matrix)",
    "show": "show(CREATURE)",
    "token": "token(place,TOKEN,PLACE) | token(remove,TOKEN,PLACE) | token(set N,TOKEN)",
    "boss": "boss(KIND,PLACE)",
    "progress": "progress(N)",
    "win": "win",
    "pick": "pick(CREATURE)",
    "choose": "choose(EFFECTS | EFFECTS)",
    "if": "if(CONDITION,EFFECTS,EFFECTS)",
    "up_to": "up_to(EFFECTS)",
}
"""How each word is written; for errors, and for who reads this."""

WORDS_OF: Final[dict[str, Sequence[str]]] = {
    "dice": SIDES_OF_DICE,
    "reroll": SIDES_OF_DICE,
    "face": SIDES_OF_DICE,
    "hurt": RESOURCES,
    "danger": DANGER_WORDS,
    "dangerous": DANGEROUS_WORDS,
    "light": LIGHT_WORDS,
    "door": DOOR_WORDS,
    "voice": VOICE_WORDS,
    "curb": CURB_WORDS,
    "drain": RESOURCES,
    "track": TRACK_WORDS,
    "gain": RESOURCES,
    "item": ITEM_WORDS,
    "ask": ASK_WORDS,
    "token": TOKEN_WORDS,
}
"""The list that `what` counts in, for each primitive that has one."""
CALL: Final = re.compile(r"([a-z_]+)(?:\((.*)\))?", re.DOTALL)
NAMED: Final = re.compile(r"([a-z]+)=(.*)", re.DOTALL)
BOUND: Final = re.compile(r"([a-z_&]*)(<=|>=)([0-9]+)")
LINE: Final = re.compile(r"line ([0-9]+)")
ROLLED: Final = re.compile(r"faces\((.*)\)>=([0-9]+)")
CLOSER: Final = {"unrevealed": "<=", "level": "<=", "": "<=", "dark": ">=", "danger": ">=", "room": ">="}
"""Places with a distance, and whether it is the most or the least."""
FAR_ONLY: Final = ("unrevealed", "level", "within")
"""Places that mean nothing without a distance."""


class Unreadable(Exception):
    """An effect that cannot be read: which message says so, and its arguments. The deck's reader adds where it is."""

    def __init__(self, problem: str, **details: str | int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.details = details


class _Arguments:
    """What stands between the brackets of one effect, taken from left to right."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.plain: list[str] = []
        self.named: dict[str, str] = {}
        for part in _split(text, ",") if text.strip() else []:
            found = NAMED.fullmatch(part)
            if found:
                self.named[found[1]] = found[2].strip()
            else:
                self.plain.append(part)

    def misfit(self) -> Unreadable:
        """The arguments are too few, too many or not of this effect."""
        return Unreadable("bad-arguments", name=self.name, form=FORMS[self.name])

    def next(self) -> str:
        if not self.plain:
            raise self.misfit()
        return self.plain.pop(0)

    def flag(self, name: str) -> bool:
        """Whether the word stands among the arguments that are left."""
        if name not in self.plain:
            return False
        self.plain.remove(name)
        return True

    def close(self) -> None:
        """All has been read."""
        if self.plain or self.named:
            raise self.misfit()


class _Reader:
    """Reads effects; `rooms` are the names by which a deck calls its Rooms."""

    def __init__(self, rooms: Sequence[str]) -> None:
        self.rooms = rooms

    def effects(self, text: str) -> list[Effect]:
        return [self.effect(part) for part in _split(text, ";")]

    def effect(self, text: str) -> Effect:
        found = CALL.fullmatch(text)
        if found is None:
            raise Unreadable("bad-effect", text=text)
        effect = Effect(_known(found[1], OPERATIONS))
        given = _Arguments(found[1], found[2] or "")
        HOW[found[1]](self, effect, given)
        given.close()
        return effect

    # Primitives ------------------------------------------------------------------------------------------------------

    def spawn(self, effect: Effect, given: _Arguments) -> None:
        kind = given.next()
        if kind != "any":
            effect.kind = _known(kind, (*CREATURES[:KINDS], "any"))
        effect.amount = _signed(given.named.pop("d", "0"))
        if "where" in given.named:
            self.place(effect, given.named.pop("where"))

    def move(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())
        effect.amount = _number(given.next(), 0)
        effect.count = _number(given.named.pop("n", "1"), 1)
        if "to" in given.named:
            self.place(effect, given.named.pop("to"))
        elif "toward" in given.named:
            self.place(effect, given.named.pop("toward"))
            effect.flags |= TOWARD
        if "unblock" in given.named:
            _known(given.named.pop("unblock"), ("0",))
            effect.flags |= FREE_UNBLOCK

    def teleport(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())
        self.place(effect, given.next())

    def attack(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())
        effect.amount = _number(given.next(), 1)

    def dice(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), SIDES_OF_DICE)
        if SIDES_OF_DICE[effect.what] == "hero":
            _known(given.next(), ("attack",))
        else:
            self.creature(effect, given.next())
        effect.amount = _signed(given.next())
        effect.until = _known(given.next(), DURATIONS)

    def reroll(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), SIDES_OF_DICE)
        effect.count = _number(given.next(), 1)

    def face(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), SIDES_OF_DICE)
        effect.face = _known(given.next(), FACES)
        effect.into = _known(given.next(), FACES)
        effect.count = _number(given.next(), 1)

    def hurt(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), RESOURCES[:2])
        effect.amount = _number(given.next(), 1)

    def tough(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())
        effect.amount = _signed(given.next())
        effect.until = _known(given.next(), DURATIONS)

    def scare(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())
        if "again" in given.named:
            effect.amount = _number(given.named.pop("again"), 1)
            effect.flags |= AGAIN
            return
        effect.amount = _signed(given.next())
        effect.until = _known(given.next(), DURATIONS)

    def danger(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), DANGER_WORDS)
        effect.count = _number(given.next(), 1)
        if effect.what == DANGER_SHIFT:
            effect.amount = _number(given.next(), 1)
        else:
            self.place(effect, given.next())
        if given.flag("hero_ok"):
            effect.flags |= HERO_OK

    def dangerous(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), DANGEROUS_WORDS)
        effect.until = _known(given.next(), DURATIONS)

    def light(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), LIGHT_WORDS)
        self.place(effect, given.next())
        if given.plain:
            effect.count = _number(given.next(), 1)

    def door(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), DOOR_WORDS)
        self.place(effect, given.next())
        if given.flag("all"):
            effect.flags |= ALL
        elif given.plain:
            effect.count = _number(given.next(), 1)

    def voice(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), VOICE_WORDS)
        effect.count = _number(given.next().removeprefix("+"), 1)
        effect.until = FOR_ALWAYS if effect.what == VOICE_DISTANCE else _known(given.next(), DURATIONS)

    def curb(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), CURB_WORDS)
        if given.flag("forbid"):
            effect.flags |= FORBID
        else:
            effect.amount = _signed(given.next())
        effect.until = _known(given.next(), DURATIONS)

    def drain(self, effect: Effect, given: _Arguments) -> None:
        effect.what = RESOURCES.index(_word(given.next(), ("adrenaline", "charge")))
        effect.amount = _number(given.next(), 1)

    def cards(self, effect: Effect, given: _Arguments) -> None:
        _known(given.next(), ("draw",))
        effect.count = _number(given.next(), 1)

    def track(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), TRACK_WORDS)
        if given.plain:
            effect.count = _number(given.next(), 1)

    def hmove(self, effect: Effect, given: _Arguments) -> None:
        effect.amount = _number(given.next(), 1)
        for word, flag in (("no_aoo", NO_AOO), ("free_block", FREE_BLOCK)):
            if given.flag(word):
                effect.flags |= flag

    def strike(self, effect: Effect, given: _Arguments) -> None:
        force = given.next()
        if force.startswith("fixed "):
            effect.flags |= FIXED
        elif force.endswith("/charge"):
            effect.flags |= PER_CHARGE
        effect.amount = _number(force.removeprefix("fixed ").removesuffix("/charge"), 1)
        self.place(effect, given.next())
        for word, flag in (("all", ALL), ("or_block", OR_BLOCK), ("pierce_both", PIERCE_BOTH)):
            if given.flag(word):
                effect.flags |= flag
        effect.pierce = _number(given.named.pop("pierce", "0"), 0)
        if "exclaim" in given.named:
            always = _word(given.named.pop("exclaim"), ("target_lit", "always")) == "always"
            effect.flags |= EXCLAIM_ALWAYS if always else EXCLAIM_TARGET_LIT

    def reveal(self, effect: Effect, given: _Arguments) -> None:
        effect.place = PLACES.index(_word(given.next(), ("line", "route")))
        effect.count = _number(given.next(), 1)

    def gain(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), RESOURCES)
        effect.amount = _number(given.next(), 1)

    def item(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), ITEM_WORDS)
        effect.count = _number(given.next(), 1)

    def ask(self, effect: Effect, given: _Arguments) -> None:
        effect.what = _known(given.next(), ASK_WORDS)
        if given.flag("each room"):
            effect.place = PL_ROOM
            effect.flags |= EACH
        else:
            effect.count = _number(given.next(), 1)

    def shield(self, effect: Effect, given: _Arguments) -> None:
        effect.what = 0
        for loss in _split(given.next(), "|"):
            known = (*SHIELD_WORDS, "any")
            number = _known(loss, known)
            effect.what |= (1 << len(SHIELD_WORDS)) - 1 if known[number] == "any" else 1 << number
        if given.flag("all"):
            effect.flags |= ALL
        else:
            effect.amount = _number(given.next(), 1)

    def kill(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())

    def waive(self, effect: Effect, given: _Arguments) -> None:
        _known(given.next(), ("matrix",))

    def show(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())

    def token(self, effect: Effect, given: _Arguments) -> None:
        operation, _, count = given.next().partition(" ")
        effect.what = _known(operation, TOKEN_WORDS)
        if effect.what == TOKEN_SET:
            effect.count = _number(count, 0)
        elif count:
            raise given.misfit()
        effect.token = _known(given.next(), TOKEN_KINDS)
        if given.plain:
            self.place(effect, given.next())

    def boss(self, effect: Effect, given: _Arguments) -> None:
        effect.kind = KINDS + _known(given.next(), CREATURES[KINDS:])
        self.place(effect, given.next())

    def progress(self, effect: Effect, given: _Arguments) -> None:
        effect.count = _number(given.next(), 1)

    def win(self, effect: Effect, given: _Arguments) -> None:
        """The word says it all."""

    def pick(self, effect: Effect, given: _Arguments) -> None:
        self.creature(effect, given.next())

    # Combinators -----------------------------------------------------------------------------------------------------

    def choose(self, effect: Effect, given: _Arguments) -> None:
        effect.branches = [self.effects(part) for part in _split(given.next(), "|")]
        if len(effect.branches) < 2:
            raise given.misfit()

    def either(self, effect: Effect, given: _Arguments) -> None:
        """`if`: the condition, what happens then, and what happens else."""
        self.condition(effect, given.next())
        effect.branches = [self.effects(given.next())]
        if given.plain:
            effect.branches.append(self.effects(given.next()))

    def up_to(self, effect: Effect, given: _Arguments) -> None:
        effect.branches = [self.effects(given.next())]

    # Creatures, places, conditions -----------------------------------------------------------------------------------

    def creature(self, effect: Effect, text: str) -> None:
        """Which Creature: a word, a kind, or both (`worm@here`); `each` or `other` may stand before it."""
        words = text.split()
        if words and words[0] in {"each", "other"}:
            effect.flags |= EACH if words.pop(0) == "each" else OTHER
        elif words and words[0] == "in":
            words.pop(0)
        word = " ".join(words) or "any"
        kind, at, where = word.partition("@")
        if at or kind in CREATURES:
            effect.kind = _known(kind, CREATURES)
            word = where or "any"
        effect.select = _known(word, SELECTORS if effect.kind != NOTHING else (*SELECTORS, *CREATURES))

    def place(self, effect: Effect, text: str) -> None:
        """Which Sector, with the distance that may belong to it."""
        if text.startswith("each "):
            effect.flags |= EACH
            text = text.removeprefix("each ")
        bound, line = BOUND.fullmatch(text), LINE.fullmatch(text)
        if bound and CLOSER.get(bound[1]) == bound[2]:
            effect.place = PLACES.index(bound[1]) if bound[1] else PL_WITHIN
            effect.distance = _number(bound[3], 0)
        elif line:
            effect.place, effect.distance = PL_LINE, _number(line[1], 1)
        elif text in self.rooms:
            effect.place, effect.room = PL_ROOM, self.rooms.index(text)
        else:
            plain = [place for place in PLACES if place not in FAR_ONLY]
            bounded = [f"{place}{sign}k" for place, sign in CLOSER.items()]
            _word("hero" if text == "here" else text, (*plain, *bounded, *self.rooms))
            effect.place = PLACES.index("hero" if text == "here" else text)

    def condition(self, effect: Effect, text: str) -> None:
        rolled = ROLLED.fullmatch(text)
        if rolled:
            side, _, face = rolled[1].partition(",")
            effect.condition = IF_FACES
            effect.what = _known(side.strip(), SIDES_OF_DICE)
            effect.face = _known(face.strip(), FACES)
            effect.count = _number(rolled[2], 1)
        elif text == "lit_now":
            effect.condition = IF_LIT_NOW
        elif text.startswith("dark(") and text.endswith(")"):
            effect.condition = CONDITION_WORDS.index("dark")
            self.place(effect, text[len("dark(") : -1])
        else:
            who, _, where = text.partition("@")
            effect.condition = CONDITION_WORDS.index(_word(where, ("here", "los")))
            if who == "that":
                effect.select = SELECTORS.index(who)
            else:
                effect.select, effect.kind = SEL_ANY, _known(who, (*CREATURES, "that"))


HOW: Final[dict[str, Callable[[_Reader, Effect, _Arguments], None]]] = {
    "if": _Reader.either,
    **{name: getattr(_Reader, name) for name in OPERATIONS if name != OPERATIONS[DO_IF]},
}
"""What reads the arguments of each word."""


def read_effects(text: str, rooms: Sequence[str]) -> list[Effect]:
    """The effects that a text stands for, or `Unreadable`."""
    return _Reader(rooms).effects(" ".join(text.lower().split()))


def _split(text: str, mark: str) -> list[str]:
    """The parts of a text between marks that are in no brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    if depth:
        raise Unreadable("bad-effect", text=text.strip())
    return [part.strip() for part in parts]


def _known(word: str, known: Sequence[str]) -> int:
    return list(known).index(_word(word, known))


def _word(word: str, known: Sequence[str]) -> str:
    if word not in known:
        raise Unreadable("unknown-word", name=word, known=", ".join(known), **near(word, known))
    return word


def _number(text: str, least: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= MOST:
        raise Unreadable("bad-figure", text=text, least=least, most=MOST)
    return int(text)


def _signed(text: str) -> int:
    """A change, with its sign."""
    if not re.fullmatch(r"[+-]?[0-9]{1,2}", text):
        raise Unreadable("bad-figure", text=text, least=-MOST, most=MOST)
    return int(text)
