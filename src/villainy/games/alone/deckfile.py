"""Reading a box of ALONE from plain data, with errors that say where the fault is.

A file may leave out whole sorts of tables; those of the house then stand in, so a file of sheets alone is a map of
one's own. What an effect does is written as in `move(any, 2); dice(evil, that, +1, turn)`: see notation.py.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, Final

from villainy.engine.deckfile import DeckReader, house_source
from villainy.games.alone import grammar
from villainy.games.alone.deck import (
    DECKS,
    MOST_CHARGES,
    Ability,
    Cards,
    Character,
    Item,
    Mission,
    Reaction,
    Stats,
)
from villainy.games.alone.mapfile import read_sheets
from villainy.games.alone.notation import Unreadable, read_effects
from villainy.games.alone.terms import (
    ACTIONS,
    COLOUR_OF_MISSION,
    CREATURES,
    KINDS,
    MATRICES,
    ROOMS,
    TRIGGERS,
    WINDOWS,
)
from villainy.games.alone.vocabulary import (
    DO_BOSS,
    DO_TRACK,
    DO_WIN,
    GOAL_ARMED,
    GOAL_BOSS,
    GOAL_CONDUITS,
    GOAL_RITES,
    GOALS,
    MOMENTS,
    NOTHING,
    PL_ROOM,
    TOKEN_KINDS,
    TRACK_EXTRA,
    Effect,
)

SORTS: Final = ("creature", "room", "sheet", "reaction", "item", "character", "ability", "mission")
"""What may be in the box, in the order in which it is read."""
TABLE: Final = {"id", "name", "set", "printed"}
NUMBERS: Final = {"dice", "life", "scare", "distance"}
FIELDS: Final = {
    "deck": {"game", "set", "name", *SORTS},
    "creature": {*TABLE, *NUMBERS, "tokens", "counts_as", "aura", "nightmare"},
    "nightmare": NUMBERS,
    "room": TABLE,
    "sheet": {*TABLE, "plan"},
    "reaction": {*TABLE, "deck", "trigger", "at", "normal", "dangerous", "copies"},
    "item": {*TABLE, "matrix", "needs", "charges", "action", "effect", "upgraded", "bullets", "spend"},
    "character": {*TABLE, "hero", "sacrifice", "companion"},
    "ability": {*TABLE, "kind", "when", "effect", "paid"},
    "mission": {*TABLE, "colour", "rooms", "goal", "count", "clear", "on"},
}
SETS: Final = ("house", "printed")

LEAST_REACTIONS: Final = 12
"""Cards in each deck, copies counted: hands must fill from two of them, with some left to draw."""
LEAST_ITEMS: Final = 6
LEAST_CHARACTERS: Final = 2
"""The Hero, and one who can become the Companion."""
LEAST_SHEETS: Final = 2
MOST_DICE_PRINTED: Final = 20

# Which words go together ----------------------------------------------------------------------------------------------

WINDOWS_OF: Final = {
    "move": ("end", "declare", "prereveal", "postreveal", "resolved"),
    "explore": ("end", "declare", "prereveal", "postreveal", "resolved"),
    "fight": ("end", "declare", "roll", "resolved"),
    "scavenge": ("end", "declare", "resolved"),
    "interact": ("end", "declare", "prereveal", "postreveal", "resolved"),
    "life": ("end", "life"),
    "self-control": ("end", "self"),
}
"""The windows that open in an Action or a loss; `end` is a card without the Instant mark."""
ITEM_ACTIONS: Final = (*ACTIONS, "passive")
ROOMS_OF: Final = {"progress": (1, 1), "armed": (2, 2), "conduits": (1, 1), "boss": (0, 1), "rites": (1, 1)}
"""How many Rooms a Mission with that goal names, least and most."""
JUDGED: Final = ("setup", "trigger", "reward", "fuse")
NEEDED: Final = {GOAL_ARMED: "arm", GOAL_CONDUITS: "conduit"}
"""The tokens that some goals are about."""
FINAL_GOALS: Final = ("armed", "conduits", "boss", "rites")
"""What only a Final Mission asks for."""


class _Reader(DeckReader):
    """Reads what is in the box."""

    def __init__(self, file: str) -> None:
        super().__init__(file, FIELDS)
        self.rooms: list[str] = []

    def tables(self, source: dict[str, Any], sort: str) -> list[dict[str, Any]]:
        """All tables of a sort; ids must differ within it."""
        self.ids = set()
        found = self.entries(source, sort)
        for entry in found:
            self.at(sort, entry)
            self.word(entry, "set", SETS, SETS[0])
            self.each_known(entry, "printed", sorted(FIELDS[sort]))
        return found

    def at_least(self, sort: str, count: int, least: int) -> None:
        if count < least:
            self.card = ""
            raise self.fail(sort, "too-few-cards", least=least)

    def each_known(self, entry: dict[str, Any], field: str, known: Sequence[str]) -> list[int]:
        """A list of words, by number; empty where the field is left out."""
        words = entry.get(field, [])
        if not isinstance(words, list):
            raise self.fail(field, "not-a-list")
        return [self.known(word, field, known) for word in words]

    def pair(self, entry: dict[str, Any], field: str, inside: str, least: int) -> list[int]:
        """Two numbers in square brackets."""
        found = entry.get(field)
        if not isinstance(found, list) or len(found) != 2:
            raise self.fail(inside + field, "not-a-pair")
        return [self.in_range(number, inside + field, least, MOST_DICE_PRINTED) for number in found]

    def truth(self, entry: dict[str, Any], field: str) -> bool:
        value = entry.get(field, False)
        if not isinstance(value, bool):
            raise self.fail(field, "not-a-truth")
        return value

    def together(self, word: str, field: str, fitting: Iterable[str]) -> None:
        """The word must be one of those that fit in with the rest."""
        if word not in fitting:
            raise self.fail(field, "not-together", name=word, known=", ".join(fitting))

    def effects(self, text: object, field: str, fit: Callable[[Sequence[Effect]], None]) -> list[Effect]:
        """Effects that may stand in this field, as `fit` judges."""
        if not isinstance(text, str) or not text.strip():
            raise self.fail(field, "missing-text")
        try:
            found = read_effects(text, self.rooms)
            fit(found)
        except Unreadable as why:
            raise self.fail(field, why.problem, **why.details) from why
        return found

    def shaped(self, text: object, field: str, shapes: Sequence[str]) -> list[Effect]:
        """Effects of these shapes."""
        return self.effects(text, field, lambda found: grammar.fit(found, shapes))

    def moments(self, entry: dict[str, Any], field: str, shapes: grammar.Moments) -> list[list[Effect]]:
        """Effects by the moment at which they work, in the order of MOMENTS."""
        given = entry.get(field, {})
        if not isinstance(given, dict):
            raise self.fail(field, "not-by-moment")
        for moment in given:
            self.known(moment, field, list(shapes))
        return [
            self.shaped(given[moment], f"{field}.{moment}", shapes[moment]) if moment in given else []
            for moment in MOMENTS
        ]


def read_deck(source: dict[str, Any], file: str) -> Cards:
    """The box as tables, or `BadDeck`; what the file leaves out comes from the house."""
    reader = _Reader(file)
    reader.open(source, "alone")
    if any(sort not in source for sort in SORTS):
        house = house_source(__package__)
        source = {**{sort: house[sort] for sort in SORTS}, **source}
    stats = _stats(reader, source)
    reader.rooms = [room["id"] for room in reader.tables(source, "room")]
    reader.card = ""
    if len(reader.rooms) != ROOMS:
        raise reader.fail("room", "wrong-count", wanted=ROOMS)
    sheets = read_sheets(reader.tables(source, "sheet"), reader)
    reader.at_least("sheet", len(sheets), LEAST_SHEETS)
    return Cards(
        source,
        _reactions(reader, source),
        _items(reader, source),
        _characters(reader, source),
        _abilities(reader, source),
        _missions(reader, source),
        stats,
        ROOMS,
        sheets,
    )


def _stats(reader: _Reader, source: dict[str, Any]) -> list[Stats]:
    """The Creature Stats: one table for each kind, the Bosses too."""
    found: list[Stats] = []
    for entry in reader.tables(source, "creature"):
        reader.at("creature", entry)
        kind = reader.known(entry["id"], "id", CREATURES)
        boss = kind >= KINDS
        nightmare = entry.get("nightmare")
        if not isinstance(nightmare, dict):
            raise reader.fail("nightmare", "not-by-moment")
        reader.known_fields("nightmare", nightmare, "nightmare.")
        modes = ((entry, ""), (nightmare, "nightmare."))
        dice = [reader.pair(numbers, "dice", inside, 0) for numbers, inside in modes]
        life = [reader.pair(numbers, "life", inside, 1) for numbers, inside in modes]
        found.append(
            Stats(
                kind,
                reader.number(entry, "tokens", 1),
                reader.word(entry, "counts_as", CREATURES[:KINDS]) if boss else kind,
                reader.number(entry, "aura", 0, 0),
                [dark for dark, _ in dice],
                [lit for _, lit in dice],
                [first for first, _ in life],
                [second for _, second in life],
                [reader.in_range(numbers.get("scare"), f"{inside}scare", 0) for numbers, inside in modes],
                [
                    reader.in_range(numbers.get("distance", 0 if boss else None), f"{inside}distance", 0 if boss else 1)
                    for numbers, inside in modes
                ],
            )
        )
    missing = set(range(len(CREATURES))) - {stats.kind for stats in found}
    if missing:
        reader.card = ""
        raise reader.fail("creature", "missing-one", name=CREATURES[min(missing)])
    return found


def _reactions(reader: _Reader, source: dict[str, Any]) -> list[Reaction]:
    found: list[Reaction] = []
    for entry in reader.tables(source, "reaction"):
        reader.at("reaction", entry)
        deck = reader.word(entry, "deck", DECKS)
        trigger = reader.word(entry, "trigger", TRIGGERS)
        at = WINDOWS[reader.word(entry, "at", WINDOWS)]
        reader.together(at, "at", WINDOWS_OF[TRIGGERS[trigger]])
        normal = reader.effects(entry.get("normal"), "normal", grammar.fit_reaction)
        dangerous = reader.effects(entry.get("dangerous"), "dangerous", _fit_dangerous)
        copies = reader.number(entry, "copies", 1, 1)
        found.append(Reaction(deck, copies, trigger, WINDOWS.index(at), normal, dangerous))
    for deck, name in enumerate(DECKS):
        if sum(reaction.copies for reaction in found if reaction.deck == deck) < LEAST_REACTIONS:
            reader.card = ""
            raise reader.fail("reaction", "small-deck", name=name, least=LEAST_REACTIONS)
    return found


def _items(reader: _Reader, source: dict[str, Any]) -> list[Item]:
    found: list[Item] = []
    for entry in reader.tables(source, "item"):
        reader.at("item", entry)
        action = reader.word(entry, "action", ITEM_ACTIONS)
        charges = reader.in_range(entry.get("charges"), "charges", 1, MOST_CHARGES - 1)
        spend = reader.in_range(entry.get("spend", 1), "spend", 1, charges)
        fit = partial(grammar.fit_item, action=ITEM_ACTIONS[action], spend=spend)
        effects = [reader.effects(entry.get(field), field, fit) for field in ("effect", "upgraded")]
        found.append(
            Item(
                reader.word(entry, "matrix", MATRICES),
                reader.word(entry, "needs", MATRICES),
                charges,
                action,
                spend,
                reader.truth(entry, "bullets"),
                effects[0],
                effects[1],
            )
        )
    reader.at_least("item", len(found), LEAST_ITEMS)
    if not any(item.bullets for item in found):
        reader.card = ""
        raise reader.fail("item", "no-bullets")
    return found


def _characters(reader: _Reader, source: dict[str, Any]) -> list[Character]:
    found: list[Character] = []
    for entry in reader.tables(source, "character"):
        reader.at("character", entry)
        found.append(
            Character(
                entry["id"],
                reader.moments(entry, "hero", grammar.HERO),
                reader.shaped(entry.get("sacrifice"), "sacrifice", grammar.SACRIFICE),
                reader.moments(entry, "companion", grammar.COMPANION),
            )
        )
    reader.at_least("character", len(found), LEAST_CHARACTERS)
    return found


def _abilities(reader: _Reader, source: dict[str, Any]) -> list[Ability]:
    """One for each kind, in the order of the kinds."""
    found: dict[int, Ability] = {}
    for entry in reader.tables(source, "ability"):
        reader.at("ability", entry)
        kind = reader.word(entry, "kind", CREATURES[:KINDS])
        if kind in found:
            raise reader.fail("kind", "twice")
        when = list(grammar.ABILITY)[reader.word(entry, "when", list(grammar.ABILITY))]
        wanted = "paid" if when == "turn" else "effect"
        for field in ("effect", "paid"):
            if field != wanted and field in entry and when != "fight":
                raise reader.fail(field, "not-together", name=field, known=wanted)
        effects = [
            reader.shaped(entry.get(field), field, grammar.ABILITY[when]) if field in entry or field == wanted else []
            for field in ("effect", "paid")
        ]
        found[kind] = Ability(kind, MOMENTS.index(when), effects[0], effects[1])
    missing = set(range(KINDS)) - found.keys()
    if missing:
        reader.card = ""
        raise reader.fail("ability", "missing-one", name=CREATURES[min(missing)])
    return [found[kind] for kind in range(KINDS)]


def _missions(reader: _Reader, source: dict[str, Any]) -> list[Mission]:
    found: list[Mission] = []
    for entry in reader.tables(source, "mission"):
        reader.at("mission", entry)
        colour = reader.word(entry, "colour", COLOUR_OF_MISSION)
        final = COLOUR_OF_MISSION[colour] == "red"
        goal = reader.word(entry, "goal", GOALS)
        if not final and GOALS[goal] in FINAL_GOALS:
            raise reader.fail("goal", "not-together", name=GOALS[goal], known=GOALS[0])
        rooms = reader.each_known(entry, "rooms", reader.rooms)
        least, most = ROOMS_OF[GOALS[goal]]
        if not least <= len(rooms) <= most or len(set(rooms)) < len(rooms):
            raise reader.fail("rooms", "wrong-rooms", least=least, most=most)
        moments = reader.moments(entry, "on", grammar.MISSION)
        mission = Mission(
            entry["id"], colour, rooms, goal, reader.number(entry, "count", 1), reader.truth(entry, "clear"), moments
        )
        _judge(reader, mission, final)
        found.append(mission)
    for colour, name in enumerate(COLOUR_OF_MISSION):
        if not any(mission.colour == colour for mission in found):
            reader.card = ""
            raise reader.fail("mission", "missing-one", name=name)
    return found


def _judge(reader: _Reader, mission: Mission, final: bool) -> None:
    """A Final Mission wins the game and no other does; what its goal needs, it must bring."""
    setup, trigger, reward, fuse = (mission.moments[MOMENTS.index(name)] for name in JUDGED)
    if any(effect.op == DO_WIN for effect in reward) != final:
        raise reader.fail("on.reward", "win-is-final")
    if setup and final:
        raise reader.fail("on.setup", "not-together", name="setup", known="trigger")
    if trigger and not final:
        raise reader.fail("on.trigger", "not-together", name="trigger", known="setup")
    if any(effect.op == DO_BOSS for effect in trigger) != (mission.goal in {GOAL_BOSS, GOAL_RITES}):
        raise reader.fail("on.trigger", "boss-and-goal")
    if bool(fuse) != (mission.goal == GOAL_ARMED):
        raise reader.fail("on.fuse", "fuse-and-goal")
    tokens = {TOKEN_KINDS[effect.token] for effect in trigger if effect.token != NOTHING}
    for goal, token in NEEDED.items():
        if mission.goal == goal and token not in tokens:
            raise reader.fail("on.trigger", "token-and-goal", name=GOALS[goal], token=token)
    placed = [effect for effect in (*setup, *trigger) if effect.place == PL_ROOM and effect.room == NOTHING]
    if not mission.rooms and any(effect.distance == 0 for effect in placed):
        raise reader.fail("rooms", "wrong-rooms", least=1, most=1)


def _fit_dangerous(effects: Sequence[Effect]) -> None:
    """The second half of a Reaction comes too late to say how the card lies on the track."""
    grammar.fit_reaction(effects)
    if any(effect.op == DO_TRACK and effect.what != TRACK_EXTRA for effect in effects):
        raise grammar.refuse(grammar.shape(effects[0]), ("track(extra)",))


@cache
def house_deck() -> Cards:
    """The box as it comes with the game."""
    return read_deck(house_source(__package__), "deck.toml")
