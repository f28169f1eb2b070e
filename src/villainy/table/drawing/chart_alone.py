"""Where everything is in ALONE: the Labyrinth as far as the Hero knows it, or the whole Map for Evil.

A floor is a picture with places over it. Places of the Labyrinth are counted from where the Hero came to the Level;
what lies beyond its edge is as large as the page likes it to be, and tells nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from villainy.engine.game import View
from villainy.games.alone.map import LEVELS
from villainy.games.alone.routes import FAR
from villainy.games.alone.terms import CREATURES, KINDS
from villainy.table.drawing.offer_alone import Offer, Place, beside
from villainy.table.drawing.plan_alone import COMPASS, Ground, Ripple, plan
from villainy.table.drawing.shown_alone import Beast, Cell, Choice, Floor, Sign
from villainy.table.drawing.signs_alone import Signs
from villainy.words import Words

LEAST: Final = (5, 4)
"""The dark has at least so many columns and rows, however little of it the Hero knows."""
HEARD_THERE: Final = frozenset({*COMPASS, "here"})
"""Ways of a Noise that can be drawn where it was heard."""
GATES: Final = frozenset({"east", "south"})
"""A Door stands between two Sectors, and is pointed at from one of them."""


class Chart:
    """Draws what one viewer knows of the place."""

    def __init__(self, signs: Signs, view: View, offer: Offer, words: Words) -> None:
        self.signs = signs
        self.words = signs.words
        self.view = view
        self.offer = offer
        self.pages = words

    # The Labyrinth ----------------------------------------------------------------------------------------------------

    def labyrinth(self) -> list[Floor]:
        """The Hero's Level as far as it is known, with the dark around it; then what is known of the other one."""
        here = self.view["here"]
        if here is None:
            return [Floor("", here=True, plan=plan((), *LEAST), columns=LEAST[0], rows=LEAST[1], cells=())]
        me = (here["x"], here["y"])
        floors = [self._known(is_other=False, me=me)]
        if any(tile["other"] and tile["x"] is not None for tile in [*self.view["labyrinth"], *self.view["recalled"]]):
            floors.append(self._known(is_other=True, me=None))
        return floors

    def elsewhere(self) -> list[Cell]:
        """Sectors of which the Hero does not know where they lie from here: Stairs that were left behind."""
        return [self._tile(tile, (0, 0), ()) for tile in self.view["labyrinth"] if tile["x"] is None]

    def _known(self, is_other: bool, me: Place | None) -> Floor:
        """What is known of one Level; `me` is where the Hero stands on it."""
        tiles = _placed(self.view["labyrinth"], is_other)
        recalled = _placed(self.view["recalled"], is_other)
        known = {**recalled, **tiles}
        beyond = {beside(place, side) for place, tile in known.items() for side in tile["sides"]} - known.keys()
        goals = {} if me is None else self.offer.goals(me)
        places = {*known, *goals} if me is None else {me, *known, *beyond, *goals}
        left, top, columns, rows = _frame(places, me)

        def at(place: Place) -> Place:
            return place[0] - left, place[1] - top

        grounds = [
            _ground(tile, at(place), "recalled", known) for place, tile in recalled.items() if place not in tiles
        ]
        grounds += [_ground(tile, at(place), _look(tile), known) for place, tile in tiles.items()]
        cells = [self._memory(tile, at(place)) for place, tile in recalled.items() if place not in tiles]
        cells += [self._tile(tile, at(place), goals.get(place, ())) for place, tile in tiles.items()]
        for place in sorted({*goals} if me is None else {me, *goals} - tiles.keys()):
            cells.append(_unknown(place, at(place), goals.get(place, ()), is_hero=place == me))
        ripples = self._ripples(
            [
                at((told["place"]["x"], told["place"]["y"])) if _is_on(told["place"], is_other) else None
                for told in self.view["told"]
            ]
        )
        name = self.pages.say("table-alone-other-level") if is_other else ""
        return Floor(
            name, not is_other, plan(tuple(grounds), columns, rows, tuple(ripples)), columns, rows, tuple(cells)
        )

    def _tile(self, tile: dict[str, Any], at: Place, ways: tuple[Choice, ...]) -> Cell:
        spot = tile["spot"]
        level = "o" if tile["other"] else "s"
        return Cell(
            mark=f"{level}{tile['stairs']}" if tile["x"] is None else f"{level}{tile['x']}.{tile['y']}",
            ident=f"spot-{spot}",
            column=at[0],
            row=at[1],
            look=_look(tile),
            about=self.signs.about(tile, self.view),
            room=self.signs.room(tile["room"]) if tile["room"] is not None else None,
            signs=self._signs(tile),
            beasts=tuple(
                self.beast(
                    creature, self.offer.at_creature(spot, creature["kind"], creature["wounded"], is_here=tile["hero"])
                )
                for creature in tile["creatures"]
            ),
            hero=tile["hero"],
            hits=self.offer.on("spot", spot),
            ways=ways,
        )

    def _memory(self, tile: dict[str, Any], at: Place) -> Cell:
        """A Sector that was seen once: what does not change is still there."""
        name = self.words.shape(tile["shape"]) if tile["room"] is None else self.words.room(tile["room"])
        return Cell(
            mark=f"r{tile['x']}.{tile['y']}",
            ident="",
            column=at[0],
            row=at[1],
            look="recalled room" if tile["shape"] == "room" else "recalled",
            about=self.pages.say("table-alone-recalled", name=name),
            room=self.signs.room(tile["room"]) if tile["room"] is not None else None,
            signs=self._signs({**tile, "danger": False, "tokens": []}),
        )

    # The Map ----------------------------------------------------------------------------------------------------------

    def levels(self) -> list[Floor]:
        """Both Levels, once there is a Map."""
        return [self._level(level) for level in range(len(LEVELS)) if self.view["map"]]

    def _level(self, level: int) -> Floor:
        sectors = [sector for sector in self.view["map"] if sector["level"] == level]
        columns = max(sector["x"] for sector in sectors) + 1
        rows = max(sector["y"] for sector in sectors) + 1
        grounds = [
            Ground(
                mark=str(sector["sector"]),
                column=sector["x"],
                row=sector["y"],
                sides=tuple(side for side in COMPASS if side in sector["sides"]),
                room=sector["shape"] == "room",
                look=_look(sector),
                lit=sector["lit"],
                doors=tuple((side, door["state"]) for side, door in sector["doors"].items()),
            )
            for sector in sectors
        ]
        places = {sector["sector"]: (sector["x"], sector["y"]) for sector in sectors}
        ripples = self._ripples([places.get(told["sector"]) for told in self.view["told"]])
        known = frozenset((sector["x"], sector["y"]) for sector in sectors if sector["revealed"])
        goals = self._goals(sectors)
        return Floor(
            name=self.pages.say("table-alone-level", name=LEVELS[level]),
            here=any(sector["hero"] for sector in sectors),
            plan=plan(tuple(grounds), columns, rows, tuple(ripples), known),
            columns=columns,
            rows=rows,
            cells=tuple(self._sector(sector, goals.get((sector["x"], sector["y"]), ())) for sector in sectors),
        )

    def _goals(self, sectors: list[dict[str, Any]]) -> dict[Place, tuple[Choice, ...]]:
        """Where the Creature that is being moved can step on this Level."""
        moving = self.view.get("moving")
        for sector in sectors:
            if any(creature["creature"] == moving for creature in sector["creatures"]):
                return self.offer.goals((sector["x"], sector["y"]))
        return {}

    def _sector(self, sector: dict[str, Any], ways: tuple[Choice, ...]) -> Cell:
        number = sector["sector"]
        far = self.view["distances"][number] if self.view["distances"] else 0
        return Cell(
            mark=f"m{number}",
            ident=f"sector-{number}",
            column=sector["x"],
            row=sector["y"],
            look=_look(sector),
            about=self.signs.about(sector, self.view),
            room=self.signs.room(sector["room"]) if sector["room"] is not None else None,
            signs=self._signs(sector),
            beasts=tuple(
                self.beast(creature, self.offer.on("creature", creature["creature"]))
                for creature in sector["creatures"]
            ),
            hero=sector["hero"],
            far=str(far) if 0 < far < FAR else "",
            hits=self.offer.on("sector", number),
            drops=self.offer.on("spawn", number),
            ways=ways,
            gates=tuple(
                (side, choice)
                for side, door in sector["doors"].items()
                if side in GATES
                for choice in self.offer.on("door", door["door"])
            ),
        )

    # Both -------------------------------------------------------------------------------------------------------------

    def _signs(self, sector: Mapping[str, Any]) -> tuple[Sign, ...]:
        """The small things in a Sector, and the flag of a Mission that leads there."""
        lying = self.signs.lying(sector, self.pages)
        colour = self.offer.tasks.get(sector["room"], "")
        if not colour:
            return lying
        return (*lying, Sign("al-mission", self.pages.say(f"table-alone-mission-{colour}"), f"flag {colour}"))

    def beast(self, creature: Mapping[str, Any], hits: tuple[Choice, ...] = ()) -> Beast:
        """A Creature; Evil's have numbers, and can be followed from view to view."""
        kind, number = creature["kind"], creature.get("creature")
        return Beast(
            sign=f"al-{CREATURES[kind]}",
            name=self.words.creature(kind),
            kind=CREATURES[kind],
            wounded=creature["wounded"],
            boss=kind >= KINDS,
            mark="" if number is None else f"beast-{number}",
            moved=creature.get("moved", False),
            active=number is not None and number == self.view.get("moving"),
            hits=hits,
        )

    def _ripples(self, places: Sequence[Place | None]) -> list[Ripple]:
        """Noises, where the Hero heard them: the newest that each Sector heard from each side."""
        found: dict[tuple[Place, str], Ripple] = {}
        for at, (told, place) in enumerate(zip(self.view["told"], places, strict=True), start=1):
            way = told["way"]
            if told["what"] == "noise" and place is not None and way in HEARD_THERE:
                column, row = place
                is_fresh = at == len(places)
                found[place, way] = Ripple(f"noise{column}.{row}{way}", column, row, way, fresh=is_fresh)
        return list(found.values())


def _placed(tiles: Sequence[dict[str, Any]], is_other: bool) -> dict[Place, dict[str, Any]]:
    """The tiles of a Level whose place is known, by their place."""
    return {(tile["x"], tile["y"]): tile for tile in tiles if _is_on(tile, is_other)}


def _is_on(place: Mapping[str, Any] | None, is_other: bool) -> bool:
    return place is not None and place["other"] == is_other and place["x"] is not None


def _ground(tile: Mapping[str, Any], at: Place, look: str, known: Mapping[Place, object]) -> Ground:
    """A Sector of the Labyrinth, or one that is remembered; of its Doors, memory keeps only where they are."""
    place = (tile["x"], tile["y"])
    doors = tile["doors"]
    return Ground(
        mark=f"{'o' if tile['other'] else ''}{tile['x']}.{tile['y']}",
        column=at[0],
        row=at[1],
        sides=tuple(side for side in COMPASS if side in tile["sides"]),
        room=tile["shape"] == "room",
        look=look,
        lit=tile.get("lit", False),
        doors=tuple(doors.items()) if isinstance(doors, dict) else tuple((side, "open") for side in doors),
        fades=tuple(side for side in tile["sides"] if side not in doors and beside(place, side) not in known),
    )


def _frame(places: set[Place], me: Place | None) -> tuple[int, int, int, int]:
    """Left, top, columns and rows of a frame around all places; where it is too small, it grows around the Hero."""
    spans: list[tuple[int, int]] = []
    for at, least in enumerate(LEAST):
        low, high = min(place[at] for place in places), max(place[at] for place in places)
        while me is not None and high - low + 1 < least:
            if me[at] - low <= high - me[at]:
                low -= 1
            else:
                high += 1
        spans.append((low, high - low + 1))
    (left, columns), (top, rows) = spans
    return left, top, columns, rows


def _look(sector: Mapping[str, Any]) -> str:
    """How a Sector is drawn: words for the style sheet."""
    words = ["lit" if sector["lit"] else "dark"]
    words += [name for name in ("sight", "hero") if sector[name]]
    if sector["shape"] == "room":
        words.append("room")
    if not sector.get("revealed", True):
        words.append("hidden")
    return " ".join(words)


def _unknown(place: Place, at: Place, ways: tuple[Choice, ...], is_hero: bool) -> Cell:
    """A place of which the Hero knows no more than that there is one."""
    mark = f"{place[0]}.{place[1]}"
    return Cell(f"s{mark}", f"dark-{mark}", at[0], at[1], "unknown", hero=is_hero, ways=ways)
