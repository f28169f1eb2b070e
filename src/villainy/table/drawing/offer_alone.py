"""What is asked at a table of ALONE: every option as a choice, sorted by where on the page it can be taken."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from villainy.engine.game import View
from villainy.games.alone.deck import DECKS
from villainy.games.alone.terms import ACTIONS, ASIDE, COLOURS, CREATURES, DOWN, FACES, HERE, ROOMS, SIDES, STAIRS, WAYS
from villainy.table.drawing.shown_alone import Choice
from villainy.table.drawing.signs_alone import ANY, Signs
from villainy.words import Words

SIDED: Final = frozenset({"move", "explore", "repair", "side", "block", "step"})
"""Options that name a side of a Sector."""
AT_THE_HERO: Final = frozenset({"AimSide", "NextStep", "SecondLine", "LightBeside"})
"""Questions whose sides are those of the Hero's Sector; other questions may mean those of another."""
OF_A_CARD: Final = frozenset({"react", "hide", "discard"})
OF_AN_ITEM: Final = frozenset({"use", "recharge", "keep", "drop"})
OF_A_SECTOR: Final = frozenset({"sector", "danger", "undanger", "start", "tile"})
OF_A_CREATURE: Final = frozenset({"creature", "attack"})
OF_A_SPOT: Final = frozenset({"there", "disarm"})
ON_THE_MAP: Final = OF_A_SECTOR | {"spawn", "door"}
"""Options that would fill the bar: they are taken on the Map, or from the list."""
NOT_IN_THE_BAR: Final = ON_THE_MAP | OF_A_CARD | OF_AN_ITEM | {"character"}
REFUSING: Final = frozenset({"pass", "refuse", "done", "none", "stop", "stay", "no", "suffer"})
"""Options that say no; on the keyboard they are all 0."""

PLACES: Final = {
    **dict.fromkeys(OF_A_CARD, "face"),
    **dict.fromkeys(OF_AN_ITEM, "item"),
    **dict.fromkeys(OF_A_SECTOR, "sector"),
    **dict.fromkeys(OF_A_CREATURE, "creature"),
    **dict.fromkeys(OF_A_SPOT, "spot"),
    "door": "door",
}
"""The sort of thing that an option of a kind names first."""

SIGNS: Final = {
    "fight": "al-fight",
    "locate": "al-locate",
    "scavenge": "al-scavenge",
    "device": "al-interact",
    "bullet": "al-adrenaline",
    "breath": "al-spore",
    "sacrifice": "al-hero",
    "disarm": "al-danger",
    "suffer": "al-life-loss",
    "danger": "al-danger",
    "undanger": "al-danger",
    "start": "al-hero",
}
"""Signs of options that always have the same."""
CHOSEN: Final = {
    "gain": ("al-life", "al-self"),
    "standard": ("al-move", ANY),
    "redirect": ("al-hero", "al-who-captain"),
}
"""Signs by what an option chooses."""

ACTION_KEYS: Final = {action: str(at) for at, action in enumerate(ACTIONS, start=1)}
"""On the keyboard every Action has the same digit in every Turn; pressed again, it goes on to the next way to do it."""
DECLARING_KEYS: Final = {
    **ACTION_KEYS,
    **dict.fromkeys(("repair", "device"), ACTION_KEYS["interact"]),
    "bullet": "7",
    "breath": "8",
    "sacrifice": "9",
}
"""By kind of option, while the Hero declares an Action."""

Place = tuple[int, int]


def beside(place: Place, side: str) -> Place:
    """The place on that side; Stairs lead to none that is on the page."""
    at = SIDES.index(side)
    return place if at >= STAIRS else (place[0] + ASIDE[at], place[1] + DOWN[at])


class Offer:
    """The choices of one viewer."""

    def __init__(self, signs: Signs, view: View, options: Sequence[Mapping[str, Any]], words: Words) -> None:
        self.signs = signs
        self.pages = words
        self.words = signs.words
        self.view = view
        self.declares = any(option["kind"] in {"move", "locate"} for option in options)
        """Whether the Hero declares an Action."""
        self.brood = sorted({option["parts"][0] for option in options if option["kind"] == "spawn"})
        """The kinds that can be Spawned."""
        self.tasks: dict[int, str] = {
            room: task["colour"] for task in view["missions"] if task["state"] != "done" for room in task["rooms"]
        }
        """The Rooms to which Missions lead, and the colours of those."""
        options = sorted(options, key=lambda option: not self._task(option["kind"], option["parts"]))
        self._keys = iter("123456789")
        self._there: dict[tuple[str, int], list[Choice]] = {}
        self._aimed: dict[tuple[int, ...], list[Choice]] = {}
        self._sided: dict[int, list[Choice]] = {}
        self.flat: list[Choice] = []
        """Choices that stand in the bar."""
        self.choices = [self._choice(option) for option in options]
        for option, choice in zip(options, self.choices, strict=True):
            self._put(choice, tuple(option["parts"]))

    def of(self, *kinds: str) -> list[Choice]:
        """The choices of some kinds."""
        return [choice for choice in self.choices if choice.kind in kinds]

    def on(self, what: str, which: int) -> tuple[Choice, ...]:
        """The choices that one thing on the table stands for."""
        return tuple(self._there.get((what, which), ()))

    def at_creature(self, spot: int, kind: int, wounded: bool, is_here: bool) -> tuple[Choice, ...]:
        """The choices that a Creature in the Labyrinth stands for."""
        if self.declares and is_here:
            return tuple(self.of("fight"))
        return tuple(self._aimed.get((spot, kind, int(wounded)), ()))

    def goals(self, start: Place) -> dict[Place, tuple[Choice, ...]]:
        """Where the sides lead that options name, counted from a place; Stairs are taken in the place itself."""
        return {beside(start, SIDES[side]): tuple(choices) for side, choices in self._sided.items()}

    # Sorting ----------------------------------------------------------------------------------------------------------

    def _choice(self, option: Mapping[str, Any]) -> Choice:
        kind, parts, number = option["kind"], option["parts"], option["option"]
        refusing = kind in REFUSING
        pick = parts[0] if parts else -1
        return Choice(
            option=number,
            kind=kind,
            text=option["text"],
            label=self._label(kind, parts, option["text"]),
            gain=self.words.explain(number, self.view),
            sign=self._sign(kind, parts),
            way=WAYS[parts[0]] if kind in SIDED or kind == "tell" else "",
            key="0" if refusing else self._key(kind, pick),
            pick=self.brood.index(pick) if kind == "spawn" else pick,
            refusing=refusing,
            task=self._task(kind, parts),
        )

    def _key(self, kind: str, pick: int) -> str:
        if self.declares:
            action = self.words.box.designs[pick].action if kind == "use" else -1
            return ACTION_KEYS[ACTIONS[action]] if action >= 0 else DECLARING_KEYS.get(kind, "")
        return "" if kind in ON_THE_MAP else next(self._keys, "")

    def _task(self, kind: str, parts: Sequence[int]) -> str:
        """The Mission that leads to a Room which can be Located: such Rooms come first."""
        return self.tasks.get(parts[0], "") if kind == "seek" and parts[0] < ROOMS else ""

    def _label(self, kind: str, parts: Sequence[int], text: str) -> str:
        """What stands on a button beside its sign."""
        if kind in SIDED:
            return self.words.side(parts[0])
        if kind == "seek":
            return self.words.seek(parts[0])
        if kind == "use":
            return self.words.item(parts[0])
        short = f"table-alone-key-{kind}"
        return self.pages.say(short, n=parts[0] if parts else 0) if self.pages.has(short) else text

    def _sign(self, kind: str, parts: Sequence[int]) -> str:
        if kind in SIDED or kind == "tell":
            return self._way_sign(parts[0])
        if kind in OF_A_CREATURE:
            return self._creature_sign(parts[0])
        if kind in CHOSEN:
            return CHOSEN[kind][parts[0]]
        match kind:
            case "seek":
                return self.signs.seek(parts[0])
            case "ability":
                return f"al-{CREATURES[parts[0]]}"
            case "target":
                return f"al-{CREATURES[parts[1]]}"
            case "die":
                return f"al-{FACES[parts[0]]}"
            case "draw":
                return f"al-{DECKS[self.view['decks'][parts[0]]['deck']]}"
        return SIGNS.get(kind, "")

    def _way_sign(self, way: int) -> str:
        if way < STAIRS:
            return "al-arrow"
        return "al-noise" if way >= HERE else f"al-stairs-{self._colour()}"

    def _colour(self) -> str:
        """Of the Stairs where the Hero stands, or whoever is moved."""
        sectors = self.view["map"] if self.view["role"] == "evil" else self.view["labyrinth"]
        moving = self.view.get("moving")
        for sector in sectors:
            there = sector["hero"] if moving is None else any(c.get("creature") == moving for c in sector["creatures"])
            if there and sector["stairs"]:
                return str(sector["stairs"])
        return COLOURS[0]

    def _creature_sign(self, creature: int) -> str:
        for sector in self.view["map"]:
            for one in sector["creatures"]:
                if one["creature"] == creature:
                    return f"al-{CREATURES[one['kind']]}"
        return ANY

    def _put(self, choice: Choice, parts: tuple[int, ...]) -> None:
        """Where a choice can be taken, besides the list."""
        kind = choice.kind
        if kind in PLACES:
            self._there.setdefault((PLACES[kind], parts[0]), []).append(choice)
        elif kind == "spawn":
            self._there.setdefault((kind, parts[1]), []).append(choice)
        elif kind == "target":
            self._aimed.setdefault(parts, []).append(choice)
        elif kind in SIDED and (kind != "side" or self.view["question"] in AT_THE_HERO):
            self._sided.setdefault(parts[0], []).append(choice)
        if kind not in NOT_IN_THE_BAR and not self.declares:
            self.flat.append(choice)
