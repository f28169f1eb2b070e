"""What ALONE says: cards, questions, options and events in one language, for terminal and web table alike.

Everything is said from a view or from an event as a seat may know it, so nothing here can tell a secret. Places come as
the reader knows them: from where the Hero stands, or by their names on the Map (places.py). What stands on a card is
put into words from its effects (cardtext.py).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from villainy.engine.event import EVERYONE, NO_CARD, NOBODY, Event, Memory
from villainy.engine.game import View
from villainy.engine.speech import LogLine, name_in
from villainy.games.alone.cardtext import CardText
from villainy.games.alone.deck import DECKS, MOST_BRANCHES, MOST_DICE, PASSIVE, Cards
from villainy.games.alone.map import Map, read_sheet
from villainy.games.alone.places import Places
from villainy.games.alone.terms import (
    ACTIONS,
    CONDITIONS,
    CREATURES,
    FACES,
    HERO,
    KINDS,
    MATRICES,
    MISS,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SECTORS,
    MOVE,
    ROOM,
    SHAPES,
    SIDES,
    TRACKS,
    TRIGGERS,
    WAYS,
    WINDOWS,
)
from villainy.games.alone.told import (
    SEEK_BLOCKED,
    SEEK_CONDITION,
    SEEK_CREATURE,
    SEEK_DANGER,
    SEEK_DOOR,
    SEEK_KIND,
    SEEK_LCU,
    SEEK_SHAPE,
    SEEK_STAIRS,
    SEEKS,
)
from villainy.games.alone.vocabulary import DO_CHOOSE
from villainy.words import Words

PACKAGE: Final = "villainy.games.alone"

LONE_EVIL: Final = 2
"""Where so many play, one is Evil, and leads it in every Round."""
NO_SIDE: Final = -1
UNTOLD: Final = frozenset({"mapped", "named"})
"""Evil hears of these where everything lies; they are no news, and have no line in the log."""
MINOR: Final = frozenset(
    {
        "adrenaline-restored",
        "companion-charges",
        "danger-counted",
        "deck",
        "discarded",
        "drew",
        "items-shuffled",
        "mission",
        "proposed",
        "removed",
        "reshuffled",
        "revealed",
        "token",
        "token-gone",
        "track-cleared",
        "turn",
    }
)
"""Events that belong in the log but need not be told aloud: the table shows them, or what comes of them is told."""

OF_KIND: Final = frozenset({"attacks", "harmless", "scared", "departed", "shown", "lost-life", "lost-self"})
"""Events whose place is a kind of Creature."""
OF_ABILITY: Final = frozenset({"experience", "unlocked", "prevented"})
OF_CHARACTER: Final = frozenset({"character", "companion", "companion-charges", "companion-gone", "companion-helps"})
OF_MISSION: Final = frozenset({"mission", "completed", "final"})
OF_DECK: Final = frozenset(
    {"deck", "drew", "discarded", "reshuffled", "proposed", "refused", "reacted", "reacted-hidden"}
)
OF_TARGET: Final = frozenset({"located", "absent", "way"})
OF_DOOR: Final = frozenset({"blocked", "welded", "unblocked", "unwelded"})
OF_ROLL: Final = frozenset({"rolled", "rerolled", "turned"})
OF_PLACE: Final = frozenset(
    {
        "appears",
        "danger",
        "dark",
        "dice-changed",
        "killed",
        "lied",
        "lit",
        "moved",
        "muted",
        "removed",
        "repaired",
        "revealed",
        "room",
        "scare-changed",
        "spawned",
        "teleported",
        "token",
        "token-gone",
        "tough-changed",
        "undanger",
        "unhurt",
        "vanishes",
        "wounded",
    }
)
"""Events that happen somewhere: a Sector for Evil, a spot for the Hero."""
CAUSES: Final = {"alone.nightmare.loss": "nightmare"}
"""Why the Hero loses something, where the line of the log says so itself."""
WAY_BITS: Final = 8
"""What `shown` tells is packed: distance, Level, way."""

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("alone.reaction.zero-ok", "alone.reaction.window-open"),
    "react": ("alone.reaction.allowed", "alone.reaction.max-two", "alone.reaction.card-moment", "alone.ruling.r07"),
    "hide": ("alone.reaction.standard", "alone.reaction.standard-always", "alone.reaction.max-two", "alone.ruling.r43"),
    "approve": ("alone.leader.approval", "alone.leader.final-say", "alone.ruling.r42"),
    "refuse": ("alone.leader.approval", "alone.leader.final-say", "alone.ruling.r42"),
    "standard": ("alone.reaction.standard", "alone.move.standard-one", "alone.spawn.how"),
    "creature": ("alone.move.card-range", "alone.move.zero"),
    "step": ("alone.move.card-range", "alone.door.unblock-step", "alone.move.noise-at-end", "alone.scare.moved-in"),
    "stay": ("alone.move.zero", "alone.ruling.r13", "alone.move.noise-at-end"),
    "spawn": ("alone.spawn.anywhere", "alone.spawn.min-distance", "alone.creature.limit-level", "alone.spawn.noise"),
    "sector": ("alone.teleport.free", "alone.light.off-card", "alone.ruling.r50"),
    "danger": (
        "alone.danger.purpose",
        "alone.danger.not-hero-nor-los",
        "alone.danger.one-per-sector",
        "alone.danger.eight-per-level",
        "alone.ruling.r29",
    ),
    "undanger": ("alone.danger.relocate", "alone.ruling.r28", "alone.ruling.r29"),
    "door": ("alone.door.card-blocks", "alone.door.nothing-through"),
    "tell": ("alone.noise.equal-routes", "alone.comm.truth", "alone.ruling.r61"),
    "answer": ("alone.ruling.r19", "alone.ruling.r61"),
    "absent": ("alone.ruling.r19", "alone.ruling.r61"),
    "redirect": ("alone.companion.redirect", "alone.companion.no-split", "alone.companion.charge-per-damage"),
    "attack": ("alone.ruling.r10", "alone.attack.automatic", "alone.attack.dice-by-light"),
    "discard": ("alone.eor.4-discard-unwanted", "alone.eor.4-refill"),
    "draw": ("alone.cards.draw-own-decks", "alone.hand.three-evil"),
    "give": ("alone.leader.draw-split",),
    "start": ("alone.leader.start",),
    "tile": ("alone.tile.shortage", "alone.ruling.r26"),
    "die": ("alone.dice.faces", "alone.dice.public"),
    "branch": ("alone.ruling.r59",),
    "yes": ("alone.ruling.r59",),
    "no": ("alone.ruling.r59",),
    "bullet": ("alone.bullet.cost", "alone.bullet.two-actions", "alone.ruling.r48"),
    "breath": ("alone.xp.unlock", "alone.danger.purpose"),
    "sacrifice": ("alone.companion.sacrifice",),
    "recharge": ("alone.companion.ability",),
    "move": ("alone.action.move", "alone.aoo.trigger", "alone.scare.hero-enters", "alone.ruling.r30"),
    "explore": ("alone.action.explore.range", "alone.action.explore.interrupt", "alone.action.explore.remove-danger"),
    "fight": ("alone.action.fight.own-sector", "alone.ruling.r32", "alone.wound.threshold-lost"),
    "locate": ("alone.action.locate.two-targets", "alone.action.locate.any-target", "alone.trigger.none-for-locate"),
    "scavenge": (
        "alone.action.scavenge.one",
        "alone.action.scavenge.room-three",
        "alone.action.scavenge.upgrade",
        "alone.ruling.r37",
    ),
    "repair": ("alone.light.on-lcu", "alone.light.lcu-direction", "alone.light.reveal-on-los", "alone.light.ally"),
    "device": ("alone.action.interact.two-uses", "alone.mission.unlock-final"),
    "use": ("alone.item.overrides", "alone.item.triggers", "alone.ruling.r36"),
    "charge": ("alone.item.overrides", "alone.ruling.r36"),
    "side": ("alone.action.move", "alone.action.explore.interrupt", "alone.light.lcu-direction"),
    "stop": ("alone.action.move",),
    "block": ("alone.door.hero-blocks", "alone.door.nothing-through", "alone.ruling.r31"),
    "there": ("alone.los.def", "alone.light.on-lcu"),
    "disarm": ("alone.action.explore.remove-danger", "alone.ruling.r33"),
    "target": ("alone.action.fight.own-sector", "alone.action.fight.item-range", "alone.wound.two-values"),
    "seek": ("alone.action.locate.any-target", "alone.action.locate.nearest", "alone.ruling.r19"),
    "keep": ("alone.action.scavenge.one",),
    "upgrade": ("alone.action.scavenge.upgrade", "alone.upgrade.matrix", "alone.upgrade.move-charge"),
    "drop": ("alone.ruling.r37",),
    "reroll": ("alone.dice.public", "alone.dice.faces"),
    "prevent": ("alone.ruling.r11", "alone.companion.ability"),
    "suffer": ("alone.ruling.r01",),
    "pay": ("alone.companion.ability", "alone.xp.unlock"),
    "about": ("alone.comm.when",),
    "gain": ("alone.ruling.r55", "alone.difficulty.when"),
    "ability": ("alone.xp.boss", "alone.xp.unlock"),
    "character": ("alone.companion.dual",),
    "done": ("alone.reaction.zero-ok", "alone.ruling.r28"),
    "none": ("alone.ruling.r59",),
}
"""The clauses that an option rests on, for who asks what it does."""


class AloneWords:
    """The words of one table: its language, its box and the names of its seats."""

    def __init__(self, words: Words, deck: Cards, names: Sequence[str]) -> None:
        self.words = words
        self.box = deck
        self.names = list(names)
        self.text = CardText(words, deck)
        self.places = Places(words, self.text)

    # Names -----------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("game-title")

    def deck_name(self) -> str:
        return name_in(self.words.language, self.box.source)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def role(self, seat: int) -> str:
        return self.words.say("role-hero" if seat == HERO else "role-evil")

    def reaction(self, face: int) -> str:
        return self._entry("reaction", face)

    def item(self, item: int) -> str:
        return self._entry("item", item)

    def character(self, character: int) -> str:
        return self._entry("character", character)

    def mission(self, mission: int) -> str:
        return self._entry("mission", mission)

    def room(self, room: int) -> str:
        return self.text.room(room)

    def creature(self, kind: int) -> str:
        return self.text.creature(kind)

    def ability(self, kind: int) -> str:
        entries: list[dict[str, Any]] = self.box.source["ability"]
        found = next(entry for entry in entries if entry["kind"] == CREATURES[kind])
        return name_in(self.words.language, found)

    def deck(self, deck: int) -> str:
        return self.words.say(f"deck-{DECKS[deck]}")

    def side(self, side: int) -> str:
        return self.places.side(side)

    def way(self, way: int) -> str:
        """From where a Noise comes."""
        return self.words.say(f"way-{WAYS[way]}")

    def heading(self, way: int) -> str:
        """Where a route begins."""
        return self.words.say(f"heading-{WAYS[way]}")

    def shape(self, name: str) -> str:
        return self.words.say(f"shape-{name}")

    def action(self, name: str) -> str:
        return self.words.say(f"action-{name}")

    def trigger(self, name: str) -> str:
        return self.words.say(f"trigger-{name}")

    def window(self, name: str) -> str:
        return self.words.say(f"window-{name}")

    def condition(self, name: str) -> str:
        return self.words.say(f"condition-token-{name}")

    def matrix(self, matrix: int) -> str:
        return self.words.say(f"matrix-{MATRICES[matrix]}")

    def face(self, name: str) -> str:
        """A face of a die."""
        return self.words.say(f"face-{name}")

    def phase(self, view: View) -> str:
        return self.words.say(f"phase-{view['phase']}")

    def state(self, name: str) -> str:
        """How far a Mission is."""
        return self.words.say(f"state-{name}")

    def seek(self, target: int) -> str:
        """Something that can be Located."""
        if target < SEEK_SHAPE:
            return self.room(target)
        if target < SEEK_DOOR:
            return self.words.say(f"seek-shape-{SHAPES[target - SEEK_SHAPE]}")
        if target in {SEEK_DOOR, SEEK_BLOCKED, SEEK_LCU, SEEK_DANGER, SEEK_CREATURE}:
            return self.words.say(f"seek-{_SOUGHT[target]}")
        if target < SEEK_LCU:
            return self.words.say("seek-stairs", colour="red" if target == SEEK_STAIRS else "blue")
        if target < SEEK_KIND:
            return self.words.say("seek-token", token=self.condition(CONDITIONS[target - SEEK_CONDITION]))
        return self.creature(target - SEEK_KIND)

    def spot(self, spot: int, view: View) -> str:
        """Where a Sector lies from the Hero."""
        return self.places.spot(spot, view["seat"] == HERO)

    def sector(self, sector: int, view: View) -> str:
        """What Evil calls a Sector."""
        shown = view["map"][sector]
        return self.places.sector(shown["name"], shown["room"])

    def tile(self, tile: dict[str, Any], view: View) -> str:
        """All that is in a Sector of the Labyrinth or of the Map, and where it is."""
        evil = view["role"] == "evil"
        where = self.places.sector(tile["name"], None) if evil else self.spot(tile["spot"], view)
        text = self.words.say("tile-at", where=where, text=self.places.tile(tile))
        return self.words.say("tile-hero", text=text) if evil and tile["hero"] else text

    def card(self, face: int) -> str:
        """The name on a card of either sort: Reactions first, then Items."""
        return self.reaction(face) if face < self.box.first_item else self.item(face - self.box.first_item)

    def about_reaction(self, face: int) -> str:
        """All that stands on a Reaction card, name aside."""
        return self._sentences(
            [
                self.words.say(
                    "about-reaction",
                    deck=self.deck(self.box.deck_of[face]),
                    trigger=self.trigger(TRIGGERS[self.box.trigger[face]]),
                    window=self.window(WINDOWS[self.box.window[face]]),
                    instant="yes" if self.box.is_instant(face) else "no",
                ),
                self.text.normal(face),
                self.words.say("about-dangerous", text=self.text.dangerous(face)),
            ]
        )

    def about_item(self, item: int, upgraded: bool = False) -> str:
        """All that stands on an Item card, name aside."""
        design = self.box.designs[item]
        head = self.words.say(
            "about-item",
            action=self.words.say("action-passive")
            if design.action == PASSIVE
            else self.action(ACTIONS[design.action]),
            matrix=self.matrix(design.matrix),
            needs=self.matrix(design.needs),
            charges=design.charges,
        )
        text = self.text.item(item, upgraded=True)
        if upgraded:
            return self._sentences([_capital(head), text])
        return self._sentences([_capital(head), self.text.item(item), self.words.say("about-upgraded", text=text)])

    def about_character(self, character: int) -> str:
        return self._sentences(
            [
                self.text.hero(character),
                self.words.say(
                    "about-companion",
                    sacrifice=self.text.sacrifice(character),
                    ability=self.text.companion(character),
                ),
            ]
        )

    def dice(self, faces: Sequence[int]) -> str:
        """So many dice of each face, in words."""
        shown = [self.words.say(f"faces-{name}", n=n) for name, n in zip(FACES, faces, strict=True) if n]
        return self.places.listed(shown) if shown else self.words.say("faces-none")

    # Questions -------------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """What is asked, to who reads the view, if that is who is asked; else what the others are doing."""
        asked: list[int] = view["asked"]
        if not asked:
            return ""
        mine = view["seat"] in asked
        message = f"question-{view['question']}" + ("" if mine else ".others")
        return _capital(self.words.say(message, **self._asked(view, asked)))

    def _asked(self, view: View, asked: Sequence[int]) -> dict[str, str | int]:
        loss = view.get("loss") or {}
        resolving = view["resolving"][-1] if view["resolving"] else {"face": None}
        face = resolving["face"]
        remaining = view.get("remaining")
        return {
            "name": self.places.listed([self.names[seat] for seat in asked]),
            "hero": self.names[HERO],
            "first": "yes" if view["phase"] == "start" else "no",
            "bullet": "yes" if view["bullet"] else "no",
            "turn": view["turn"],
            "n": 0 if remaining is None else remaining,
            "counted": "no" if remaining is None else "yes",
            "card": self.reaction(face) if face is not None else "",
            "named": "yes" if face is not None else "no",
            "item": self.item(view["using"]) if view.get("using") is not None else "",
            "window": self.window(view["window"]) if view.get("window") else "",
            "moment": view.get("window") or "",
            "amount": loss.get("amount", 0),
            "track": TRACKS[loss["track"]] if loss else "life",
            "by": loss.get("by", "") if loss else "",
            "kind": self.creature(loss["kind"]) if loss.get("kind") is not None else "",
            "lies": "yes" if view.get("lies") else "no",
            "companion": self._companion(view),
            "creature": self._moving(view),
            "where": self._noise(view),
            "target": self._target(view),
            "phase": view["phase"],
            "dice": self._rolled(view),
        }

    def _companion(self, view: View) -> str:
        companion = view["companion"]
        return self.character(companion["character"]) if companion else self.words.say("some-companion")

    def _moving(self, view: View) -> str:
        """The Creature that Evil is moving."""
        moving = view.get("moving")
        return self._creature(moving, view) if moving is not None else self.words.say("some-creature")

    def _noise(self, view: View) -> str:
        """Where the Noise comes from that Evil is about to tell."""
        noise = view.get("noise")
        return self._inside(noise, view) if noise is not None else ""

    def _target(self, view: View) -> str:
        """What Evil is about to answer for."""
        target = view.get("target")
        if target is None:
            return self.words.say("some-target")
        return self._creature(target["creature"], view) if isinstance(target, dict) else self.seek(target)

    def _rolled(self, view: View) -> str:
        roll = view["roll"]
        return self.dice([roll["faces"].count(name) for name in FACES]) if roll else ""

    # Options ---------------------------------------------------------------------------------------------------------

    def option(self, option: int, view: View) -> str:
        """What an option does, as one would say it on a button."""
        kind, parts = self.box.space.meaning(option)
        args: dict[str, str | int] = {"question": view["question"], "companion": self._companion(view)}
        return _capital(self.words.say(f"option-{kind}", **(args | self._option_words(kind, parts, view))))

    def _option_words(self, kind: str, parts: tuple[int, ...], view: View) -> dict[str, str | int]:
        if kind in {"react", "hide", "discard"}:
            return {"card": self.reaction(parts[0])}
        if kind in {"use", "keep", "drop", "recharge"}:
            return {"item": self.item(parts[0]), "charges": self._charges(parts[0], view)}
        if kind in {"move", "explore", "repair", "side", "block", "step"}:
            return self._side_words(parts[0], view)
        if kind in {"there", "disarm", "target"}:
            return self._spot_words(kind, parts, view)
        if kind in {"sector", "danger", "undanger", "start", "tile", "spawn", "door", "creature", "attack"}:
            return self._map_words(kind, parts, view)
        return self._other_words(kind, parts, view)

    def _side_words(self, side: int, view: View) -> dict[str, str | int]:
        """A direction, and the Door that is there."""
        here = self._here(view)
        door = here["doors"].get(SIDES[side]) if here else None
        state = door["state"] if isinstance(door, dict) else door
        return {
            "side": self.side(side),
            "toward": self.places.toward(side),
            "stairs": "yes" if SIDES[side] == "stairs" else "no",
            "door": state or "none",
            "creature": self._moving(view),
        }

    def _spot_words(self, kind: str, parts: tuple[int, ...], view: View) -> dict[str, str | int]:
        found: dict[str, str | int] = {"where": self.spot(parts[0], view)}
        if kind == "target":
            found["creature"] = self.places.hurt(parts[1], parts[2] == 1)
        return found

    def _map_words(self, kind: str, parts: tuple[int, ...], view: View) -> dict[str, str | int]:
        if kind in {"creature", "attack"}:
            return {"creature": self._creature(parts[0], view), "where": self._creature_at(parts[0], view)}
        if kind == "door":
            return self._door_words(parts[0], view)
        sector = parts[-1]
        found: dict[str, str | int] = {"where": self._inside(sector, view), "sector": self._named(sector, view)}
        if kind == "spawn":
            found["creature"] = self.creature(parts[0])
        return found

    def _door_words(self, door: int, view: View) -> dict[str, str | int]:
        """A Door by the two Sectors that it joins, and whether it is open."""
        ends = [
            (sector["sector"], shown["state"])
            for sector in view["map"]
            for shown in sector["doors"].values()
            if shown["door"] == door
        ]
        names = [self._named(sector, view) for sector, _ in ends]
        return {"doors": self.places.listed(names), "state": ends[0][1] if ends else "open"}

    def _other_words(self, kind: str, parts: tuple[int, ...], view: View) -> dict[str, str | int]:
        if kind == "approve":
            return self._proposal_words(parts[0], view)
        if kind == "upgrade":
            free = "yes" if parts[0] == parts[1] else "no"
            return {"item": self.item(parts[0]), "component": self.item(parts[1]), "free": free}
        if kind == "answer":
            return {"n": parts[0], "other": "yes" if parts[1] else "no"}
        if kind == "prevent":
            companion = parts[0] == len(self.box.designs)
            return {"item": self._companion(view) if companion else self.item(parts[0]), "companion": _yes(companion)}
        if kind == "branch":
            return {"text": self._branch(parts[0], view)}
        if kind == "device":
            return {"mission": self._mission_here(view)}
        if kind == "about":
            aim = view.get("aim") or []
            known = parts[0] < len(aim)
            return {"target": self.seek(aim[parts[0]]) if known else self.words.say("some-target"), "n": parts[0] + 1}
        words: dict[str, str | int] = {"n": parts[0] if parts else 0}
        if kind in {"give", "draw"}:
            words["name"] = self.names[parts[0]] if kind == "give" else self._deck_in(parts[0], view)
        elif kind == "tell":
            words |= {"way": self.way(parts[0]), "heading": self.heading(parts[0])}
        elif kind == "die":
            words["face"] = self.face(FACES[parts[0]])
        elif kind == "reroll":
            words["dice"] = self.dice(parts)
        elif kind == "seek":
            words["target"] = self.seek(parts[0])
        elif kind == "ability":
            words["ability"] = self.ability(parts[0])
        elif kind == "character":
            words["character"] = self.character(parts[0])
        elif kind == "breath":
            words["ability"] = self.ability(0)
        return words

    def _proposal_words(self, seat: int, view: View) -> dict[str, str | int]:
        """A proposed Reaction, as far as partners may know it (alone.ruling.r42)."""
        proposal = next((one for one in view["proposals"] if one["seat"] == seat), None)
        face = proposal.get("face") if proposal else None
        return {
            "name": self.names[seat] if seat < len(self.names) else "",
            "who": "you" if seat == view["seat"] else "other",
            "up": _yes(proposal and proposal["up"]),
            "deck": self.deck(proposal["deck"]) if proposal else "",
            "combo": _yes(proposal and proposal["combo"]),
            "card": self.reaction(face) if face is not None else "",
        }

    def _deck_in(self, slot: int, view: View) -> str:
        return self.deck(view["decks"][slot]["deck"]) if slot < len(view["decks"]) else ""

    def _charges(self, item: int, view: View) -> int:
        """The Charges on an Item that the Hero holds."""
        return next((int(held["charges"]) for held in view["items"] if held["item"] == item), 0)

    def _branch(self, branch: int, view: View) -> str:
        """One of several effects of the card that takes effect."""
        face = view["resolving"][-1]["face"] if view["resolving"] else None
        for effect in [] if face is None else [*self.box.normal[face], *self.box.dangerous[face]]:
            if effect.op == DO_CHOOSE and branch < len(effect.branches):
                return self.text.deed(effect.branches[branch])
        return self.words.say("branch-number", n=branch + 1)

    def _mission_here(self, view: View) -> str:
        """The open Mission that has something to do in the Hero's Room."""
        here = self._here(view)
        room = here["room"] if here else None
        for mission in view["missions"]:
            if mission["state"] == "open" and room in mission["rooms"]:
                return self.mission(mission["mission"])
        return self.words.say("some-mission")

    # What is where ---------------------------------------------------------------------------------------------------

    def _here(self, view: View) -> dict[str, Any] | None:
        """The Hero's Sector, if the viewer sees it."""
        tiles: list[dict[str, Any]] = view["map"] if view["role"] == "evil" else view["labyrinth"]
        return next((tile for tile in tiles if tile["hero"]), None)

    def _named(self, sector: int, view: View) -> str:
        return self.sector(sector, view) if sector < len(view["map"]) else ""

    def _inside(self, sector: int, view: View) -> str:
        if sector >= len(view["map"]):
            return ""
        shown = view["map"][sector]
        return self.places.inside(shown["name"], shown["room"])

    def _creature(self, creature: int, view: View) -> str:
        """A Creature on the Map by kind and state; where several in a Sector are alike, with a number."""
        for sector in view["map"]:
            for shown in sector["creatures"]:
                if shown["creature"] == creature:
                    name = self.places.creature(shown)
                    alike = [one["creature"] for one in sector["creatures"] if self.places.creature(one) == name]
                    if len(alike) == 1:
                        return name
                    return self.words.say("numbered", name=name, n=alike.index(creature) + 1)
        return ""

    def _creature_at(self, creature: int, view: View) -> str:
        for sector in view["map"]:
            if any(shown["creature"] == creature for shown in sector["creatures"]):
                return self._inside(sector["sector"], view)
        return ""

    # Explanations ----------------------------------------------------------------------------------------------------

    def explain(self, option: int, view: View) -> str:
        """One more line of help: what stands on a card, what is known of a place, figures where there are any."""
        kind, parts = self.box.space.meaning(option)
        if kind in {"react", "discard"}:
            return self.about_reaction(parts[0])
        if kind == "hide":
            return self._sentences([self.words.say("explain-hide"), self.about_reaction(parts[0])])
        if kind in {"use", "keep", "drop", "recharge"}:
            return self._explain_item(parts[0], view)
        if kind == "upgrade":
            return self.words.say("about-upgraded", text=self.text.item(parts[0], upgraded=True))
        if kind == "prevent" and parts[0] < len(self.box.designs):
            return self._explain_item(parts[0], view)
        if kind == "character":
            return self.about_character(parts[0])
        if kind == "sacrifice" and view["companion"]:
            return self.text.sacrifice(view["companion"]["character"])
        if kind in {"ability", "breath"}:
            return self.text.ability(parts[0] if parts else 0)
        if kind == "target":
            return self._explain_target(parts[1], parts[2], view)
        if kind in {"creature", "attack"} and view["role"] == "evil":
            return self._explain_creature(parts[0], view)
        if kind in {"spawn", "sector", "danger", "undanger", "start"} and view["role"] == "evil":
            return self._explain_sector(kind, parts, view)
        if kind in {"move", "explore"}:
            return self._explain_side(kind, parts[0], view)
        return self.words.say(f"explain-{kind}") if self.words.has(f"explain-{kind}") else ""

    def _explain_item(self, item: int, view: View) -> str:
        held = next((one for one in view["items"] if one["item"] == item), None)
        return self.about_item(item, upgraded=bool(held and held["upgraded"]))

    def _explain_target(self, kind: int, wounded: int, view: View) -> str:
        """How much damage a Creature takes."""
        mode = 1 if view["nightmare"] else 0
        first, second = self.box.first_wound[mode][kind], self.box.second_wound[mode][kind]
        return self.words.say("explain-target", wounded=_yes(wounded), first=first, second=second, all=first + second)

    def _explain_creature(self, creature: int, view: View) -> str:
        """What a Creature can do where it is."""
        for sector in view["map"]:
            for shown in sector["creatures"]:
                if shown["creature"] == creature:
                    kind, mode = shown["kind"], 1 if view["nightmare"] else 0
                    return self.words.say(
                        "explain-creature",
                        dark=self.box.dice_dark[mode][kind],
                        lit=self.box.dice_lit[mode][kind],
                        scare=self.box.scares[mode][kind],
                        distance=self._distance(sector["sector"], view),
                    )
        return ""

    def _explain_sector(self, kind: str, parts: tuple[int, ...], view: View) -> str:
        """How far a Sector is from the Hero, and what is there."""
        sector = parts[-1]
        if sector >= len(view["map"]):
            return ""
        far = self.words.say("explain-distance", n=self._distance(sector, view)) if view["distances"] else ""
        return self._sentences([far, _capital(self.places.tile(view["map"][sector]))])

    def _distance(self, sector: int, view: View) -> int:
        return int(view["distances"][sector]) if sector < len(view["distances"]) else 0

    def _explain_side(self, kind: str, side: int, view: View) -> str:
        """What the Hero risks: Creatures here strike at who leaves."""
        here = self._here(view)
        if kind != "move" or not here or not here["creatures"]:
            return ""
        door = here["doors"].get(SIDES[side])
        if door in {"blocked", "welded"}:
            return ""
        dice = len(here["creatures"]) - (1 if here["lit"] else 0)
        return self.words.say("explain-opportunity", n=max(0, dice))

    def clauses(self, option: int) -> tuple[str, ...]:
        """The rules that the option rests on."""
        return CLAUSES[self.box.space.meaning(option)[0]]

    def labels(self, options: Sequence[int]) -> list[str]:
        """What to type for each option: its number in the list."""
        return [str(at) for at in range(1, len(options) + 1)]

    def thinkable(self, view: View) -> list[int]:
        """Options that this seat could name from what it sees, offered or not: to tell why they are not."""
        if view["seat"] >= view["players"]:
            return []
        kinds = zip(self.box.space.names, self.box.space.radices, strict=True)
        found = [self.box.space.option(kind) for kind, radices in kinds if not radices]
        found += self._thinkable_evil(view) if view["role"] == "evil" else self._thinkable_hero(view)
        return found

    def _thinkable_evil(self, view: View) -> list[int]:
        option = self.box.space.option
        sectors = [sector["sector"] for sector in view["map"]]
        creatures = [shown["creature"] for sector in view["map"] for shown in sector["creatures"]]
        doors = sorted({shown["door"] for sector in view["map"] for shown in sector["doors"].values()})
        faces = sorted({card["face"] for card in view["hand"]})
        items = sorted({held["item"] for held in view["items"]})
        found = [option(kind, (face,)) for kind in ("react", "hide", "discard") for face in faces]
        found += [option(kind, (seat,)) for kind in ("approve", "give") for seat in range(1, view["players"])]
        found += [option(kind, (part,)) for kind in ("standard", "draw", "redirect") for part in range(2)]
        found += [option(kind, (creature,)) for kind in ("creature", "attack") for creature in creatures]
        found += [option("step", (side,)) for side in range(len(SIDES))]
        found += [option("spawn", (kind, sector)) for kind in range(KINDS) for sector in sectors]
        placed = ("sector", "danger", "undanger", "start", "tile")
        found += [option(kind, (sector,)) for kind in placed for sector in sectors]
        found += [option("door", (door,)) for door in doors]
        found += [option("tell", (way,)) for way in range(len(WAYS))]
        found += [option("answer", (far, other)) for far in range(MOST_SECTORS) for other in range(2)]
        found += [option("die", (face,)) for face in range(len(FACES))]
        found += [option("branch", (branch,)) for branch in range(MOST_BRANCHES)]
        found += [option("drop", (item,)) for item in items]
        return found

    def _thinkable_hero(self, view: View) -> list[int]:
        option = self.box.space.option
        items = sorted({held["item"] for held in view["items"]})
        spots = [tile["spot"] for tile in view["labyrinth"] if tile["spot"] >= 0]
        sided = ("move", "explore", "repair", "side", "block")
        found = [option(kind, (side,)) for kind in sided for side in range(len(SIDES))]
        found += [option(kind, (item,)) for kind in ("use", "keep", "drop", "recharge") for item in items]
        found += [option("prevent", (item,)) for item in [*items, len(self.box.designs)]]
        found += [option("upgrade", (one, two)) for one in items for two in items]
        found += [option(kind, (part,)) for kind in ("scavenge", "pay", "gain") for part in range(2)]
        found += [option(kind, (spot,)) for kind in ("there", "disarm") for spot in spots]
        targets = {
            (tile["spot"], shown["kind"], int(shown["wounded"]))
            for tile in view["labyrinth"]
            for shown in tile["creatures"]
            if tile["spot"] >= 0
        }
        found += [option("target", target) for target in sorted(targets)]
        found += [option("seek", (target,)) for target in range(SEEKS)]
        found += [
            option("charge", (n,)) for n in range(1, 1 + max((held["charges"] for held in view["items"]), default=0))
        ]
        found += [option("about", (n,)) for n in range(3)]
        found += [option("ability", (kind,)) for kind in range(KINDS)]
        found += [option("character", (n,)) for n in range(len(self.box.characters))]
        rolled = view["roll"]["faces"] if view["roll"] else []
        most = [min(MOST_DICE, rolled.count(name)) for name in FACES]
        found += [
            option("reroll", (hits, exclaims, misses))
            for hits in range(most[0] + 1)
            for exclaims in range(most[1] + 1)
            for misses in range(most[MISS] + 1)
            if hits + exclaims + misses
        ]
        return found

    # What happened ---------------------------------------------------------------------------------------------------

    def told(self, told: Mapping[str, Any], viewer: int) -> str:
        """What the Hero was told, in the words of the log."""
        return " ".join(
            self.event(Event(kind, "", NOBODY, place, amount, NO_CARD, 0, EVERYONE), viewer)
            for kind, place, amount in _as_events(told)
        )

    def event(self, event: Event, viewer: int, scene: "Scene | None" = None) -> str:
        """What happened, as the viewer may know it. The scene knows the Map, where the viewer may."""
        shown = event.shown_to(viewer)
        scene = scene or Scene()
        message = f"event-{shown.kind}"
        if shown.kind == "moved" and shown.seat == HERO:
            message = "event-hero-moved"
        if shown.face != NO_CARD and self.words.has(f"{message}.face"):
            message += ".face"
        return _capital(self.words.say(message, **self._event_words(shown, viewer, scene)))

    def _event_words(self, event: Event, viewer: int, scene: "Scene") -> dict[str, str | int]:
        kind, place, amount, seat = event.kind, event.place, event.amount, event.seat
        evil = HERO < viewer < len(self.names)
        args: dict[str, str | int] = {
            "who": "nobody" if seat == NOBODY else "you" if seat == viewer else "other",
            "name": "" if seat == NOBODY or seat >= len(self.names) else self.names[seat],
            "reader": "hero" if viewer == HERO else "evil" if evil else "other",
            "n": abs(amount),
            "sign": "minus" if amount < 0 else "plus",
            "card": "" if event.face == NO_CARD else self.card(event.face),
            "text": self._card_text(event),
            "why": CAUSES.get(event.clause, "other"),
        }
        if kind in OF_PLACE:
            args |= {"where": self._place(place, viewer, scene), "sector": self.places.sector(*scene.sector(place))}
            args["known"] = _yes(place >= 0)
        if kind in OF_KIND:
            args |= {"creature": self.creature(place) if place >= 0 else "", "known": _yes(place >= 0)}
        if kind in OF_DOOR:
            args["door"] = self._door(event, viewer, scene)
        if kind in OF_ROLL:
            args |= {"dice": self.dice(_faces(amount)), "by": "hero" if seat == HERO else "evil"}
        return {**args, **self._event_names(kind, place), **self._amount_names(kind, place, amount)}

    def _event_names(self, kind: str, place: int) -> dict[str, str | int]:
        """What the place of an event stands for, where it is no Sector."""
        if kind in OF_ABILITY:
            return {"ability": self.ability(place), "creature": self.creature(place)}
        if kind in OF_CHARACTER:
            return {"character": self.character(place)}
        if kind in OF_MISSION:
            return {"mission": self.mission(place)}
        if kind in OF_DECK:
            return {"deck": self.deck(place)}
        if kind in OF_TARGET:
            return {"target": self.seek(place)}
        if kind in {"redirected", "shielded"}:
            return {"track": TRACKS[place]}
        if kind in {"declared", "uses", "forbidden-changed"}:
            known = 0 <= place < len(ACTIONS)
            named = self.action(ACTIONS[place]) if known else self.words.say("some-action")
            return {"action": named, "deed": ACTIONS[place] if known else ""}
        return {"room": self.room(place)} if kind == "searched" else {}

    def _amount_names(self, kind: str, place: int, amount: int) -> dict[str, str | int]:
        """What the amount of an event stands for, where it is no number."""
        if kind in {"spawned", "moved", "teleported", "vanishes", "unhurt", "wounded", "killed", "boss"}:
            names: dict[str, str | int] = {"creature": self.creature(amount) if 0 <= amount < len(CREATURES) else ""}
            return {**names, "toward": self.places.toward(amount)} if 0 <= amount < len(SIDES) else names
        if kind == "appears":
            return {"creature": self.places.hurt(amount // 2, amount % 2 == 1)}
        if kind in {"noise", "way", "departed", "lied"}:
            return {"way": self.way(amount), "heading": self.heading(amount), "told": WAYS[amount]}
        if kind == "located":
            return {"n": amount // 2, "other": _yes(amount % 2)}
        if kind == "shown":
            far = amount // WAY_BITS
            return {"heading": self.heading(amount % WAY_BITS), "n": far // 2, "other": _yes(far % 2)}
        if kind == "revealed":
            return {"shape": self.words.say(f"shape-{SHAPES[amount]}"), "room": _yes(amount == ROOM)}
        if kind == "room":
            return {"room": self.room(amount)}
        if kind in {"token", "token-gone"}:
            return {"token": self.condition(CONDITIONS[amount])}
        if kind in {"declared", "repaired"}:
            return {"toward": self.places.toward(amount) if amount >= 0 else "", "sided": _yes(amount >= 0)}
        if kind in {"reacted", "reacted-hidden"}:
            return {"combo": _yes(amount)}
        if kind == "proposed":
            return {"up": _yes(amount % 2), "combo": _yes(amount // 2)}
        if kind == "refused":
            return {"up": _yes(amount)}
        return {}

    def draws(self, seat: int, decks: Mapping[int, int]) -> str:
        """Somebody has drawn so many cards of each deck, unseen."""
        cards = [self.words.say("drawn-cards", n=count, deck=self.deck(deck)) for deck, count in decks.items()]
        return self.words.say("event-draws", name=self.names[seat], cards=self.places.listed(cards))

    def _card_text(self, event: Event) -> str:
        """What a card that was played does."""
        if event.face == NO_CARD or event.face >= self.box.first_item:
            return ""
        return self.text.dangerous(event.face) if event.kind == "dangerous" else self.text.normal(event.face)

    def _place(self, place: int, viewer: int, scene: "Scene") -> str:
        """Where it happened: a Sector for Evil, a spot for the Hero and who watches."""
        if HERO < viewer < len(self.names):
            return self.places.inside(*scene.sector(place))
        return self.places.spot(place, viewer == HERO)

    def _door(self, event: Event, viewer: int, scene: "Scene") -> str:
        """A Door: for Evil by the Sectors that it joins, for the Hero by a side of a Sector."""
        if HERO < viewer < len(self.names):
            ends = [self.places.sector(*scene.sector(sector)) for sector in scene.ends(event.place)]
            return self.words.say("door-between", sectors=self.places.listed(ends))
        where = self.places.spot(event.place, viewer == HERO)
        side = self.places.toward(event.amount) if 0 <= event.amount < len(SIDES) else ""
        return self.words.say("door-beside", side=side, where=where)

    def teller(self, viewer: int) -> "Teller":
        """Who tells the viewer what happens, from the beginning of the game."""
        return Teller(self, viewer)

    def story(self, events: Iterable[Event], viewer: int) -> list[LogLine]:
        """All that the viewer has heard of, from the beginning of the game."""
        return self.teller(viewer).hear(events)

    # -----------------------------------------------------------------------------------------------------------------

    def _entry(self, sort: str, number: int) -> str:
        return name_in(self.words.language, self.box.source[sort][number])

    def _sentences(self, parts: Sequence[str]) -> str:
        return " ".join(part for part in parts if part)


class Scene:
    """The Map, as far as the log has told: Evil hears of it when the game begins, nobody else ever does."""

    def __init__(self) -> None:
        self.sheet: list[int] = []
        self.rooms: dict[int, int] = {}
        self._map: Map | None = None

    def note(self, event: Event) -> None:
        """Keep up with what has happened."""
        if event.kind == "mapped":
            place, drawn = divmod(event.amount, 256)
            column, row = place // MOST_ROWS % MOST_COLUMNS, place % MOST_ROWS
            self.sheet += [place // (MOST_ROWS * MOST_COLUMNS), column, row, drawn // 16, drawn % 16]
            self._map = None
        elif event.kind == "named":
            self.rooms[event.place] = event.amount

    def sector(self, sector: int) -> tuple[str, int | None]:
        """A Sector's name, and the Room that it is."""
        table = self._read()
        name = table.name(sector) if table and 0 <= sector < table.sectors else str(sector)
        return name, self.rooms.get(sector)

    def ends(self, door: int) -> list[int]:
        """The two Sectors of a Door."""
        table = self._read()
        return table.ends[2 * door : 2 * door + 2] if table else []

    def _read(self) -> Map | None:
        if self._map is None and self.sheet:
            self._map = read_sheet(self.sheet)
        return self._map


class Teller:
    """Tells one viewer what happens, and remembers the Map for who may know it."""

    def __init__(self, words: AloneWords, viewer: int) -> None:
        self.words = words
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._scene = Scene()
        self._drawn: dict[int, int] = {}
        """By deck: how many cards somebody else has drawn since the last line; a series of draws is told as one."""
        self._last_draw: Event | None = None
        self._declared = NO_SIDE
        """The side to which the Hero has said to Move, until the first step is taken."""
        self._scare = 0
        """How much Self Control the last fright costs."""
        self._memory = Memory(viewer)
        self._told = 0
        """So many lines; some of them may be forgotten."""
        self._fleeting: dict[int, int] = {}
        """By line: after how many events one was told that can be forgotten."""

    def hear(self, events: Iterable[Event]) -> list[LogLine]:
        """More has happened; all lines so far that are not forgotten."""
        for event in events:
            if self._memory.note(event):
                self._forget()
            if not event.heard_by(self.viewer):
                continue
            self._scene.note(event)
            if event.kind in UNTOLD:
                continue
            if event.kind == "drew" and event.seat != self.viewer and event.shown_to(self.viewer).face == NO_CARD:
                self._count_draw(event)
                continue
            self._tell_draws()
            if self._says_nothing_new(event):
                continue
            text = self.words.event(event, self.viewer, self._scene)
            if event.kind == "removed" and self.lines and self.lines[-1].text == text:
                continue  # a whole Level is left behind: once is enough
            self._tell(event, text)
        return self.lines

    def _tell(self, event: Event, text: str) -> None:
        self._told += 1
        if event.fleeting:
            self._fleeting[self._told] = self._memory.events - 1
        self.lines.append(LogLine(self._told, event.kind, event.seat, text, event.clause, self._is_minor(event)))

    def _count_draw(self, event: Event) -> None:
        """Somebody else has drawn a card that this viewer does not know."""
        before = self._last_draw
        if before is not None and before.seat != event.seat:
            self._tell_draws()
        self._last_draw = event
        self._drawn[event.place] = self._drawn.get(event.place, 0) + 1

    def _tell_draws(self) -> None:
        last = self._last_draw
        if last is not None:
            self._tell(last, self.words.draws(last.seat, self._drawn))
            self._drawn, self._last_draw = {}, None

    def _says_nothing_new(self, event: Event) -> bool:
        """Whether an event only repeats what the line before it has told, or tells of a choice that there was not."""
        evil = HERO < self.viewer < len(self.words.names)
        if event.kind == "leader":
            return len(self.words.names) == LONE_EVIL
        if event.kind == "declared":
            self._declared = event.amount if event.place == MOVE and not evil else NO_SIDE
        elif event.kind == "moved" and event.seat == HERO:
            said, self._declared = self._declared, NO_SIDE
            return not evil and event.amount == said
        elif event.kind == "lost-self" and self.lines and self.lines[-1].kind == "scared":
            said, self._scare = self._scare, 0
            return event.amount == said
        if event.kind == "scared":
            self._scare = event.amount
        return False

    def _forget(self) -> None:
        """The lines that are gone (alone.ruling.r58); the others keep their numbers."""
        since = self._memory.since
        self.lines = [line for line in self.lines if self._fleeting.get(line.at, since) >= since]

    def _is_minor(self, event: Event) -> bool:
        """That the Hero goes where the Hero said is news to Evil alone."""
        evil = HERO < self.viewer < len(self.words.names)
        return event.kind in MINOR or (event.kind == "moved" and event.seat == HERO and not evil)


_SOUGHT: Final = {
    SEEK_DOOR: "door",
    SEEK_BLOCKED: "blocked",
    SEEK_LCU: "lcu",
    SEEK_DANGER: "danger",
    SEEK_CREATURE: "creature",
}


def _as_events(told: Mapping[str, Any]) -> Iterator[tuple[str, int, int]]:
    """What the Hero was told, as the events that told it: kind, place and amount."""
    what, target, distance = told["what"], told["target"], told["distance"]
    other, way = int(bool(told["other"])), WAYS.index(told["way"]) if told["way"] else -1
    if what == "noise":
        yield "noise", -1, way
        if distance is not None:
            yield "noise-distance", -1, distance
    elif what == "located":
        yield ("absent", target, 0) if distance is None else ("located", target, 2 * distance + other)
    elif what == "shown":
        yield "shown", target, (2 * distance + other) * WAY_BITS + way
    else:
        yield what, target, way


def _faces(amount: int) -> list[int]:
    """Two digits each for Hits, "!" and Misses."""
    return [amount // 10_000, amount // 100 % 100, amount % 100]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


SPEAKER: Final = AloneWords
"""Every game's words are found by this name."""
