"""A table of ALONE laid out by hand and played in words.

    scene = Scene(hero="A22", revealed="A21", creatures=["worm A20", "parasite* A01"], hands=["FU01 FU02"])
    scene.window("end", triggers="move")
    scene.does("react FU01", "creature worm", "step south", "stay")
    assert scene.where("worm") == "A21"

Sectors go by their names on the map of the ledger (Level, column, row), Doors by their two Sectors ("A01|A11"), cards
by their ids, Creatures by their kind ("worm", a second one "worm:2"; "worm*" is Wounded). The Hero's Sector is always
Revealed. Options are words: their kind, then what they name. Everything is dark, no Door is Blocked, nothing lies on
the Map and the Reaction track is empty unless a scenario says so.

Questions with one option answer themselves, and so do Noises with several shortest routes, unless the scenario
`listens` or says what is told. When a scenario has nothing more to do, the table comes to `Rest`. At every
question the rules' own `check` is called.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from refusals import refusal_of
from villainy.engine.chance import seeded
from villainy.engine.event import Event
from villainy.engine.step import Act, Question, Step
from villainy.games.alone import BOX
from villainy.games.alone.deck import DECKS, Cards
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.dice import fall
from villainy.games.alone.game import LAID, TOLD, Alone
from villainy.games.alone.hands import add_to_hand
from villainy.games.alone.map import LEVELS
from villainy.games.alone.mapmaker import compose
from villainy.games.alone.reactions import OpenWindow, React
from villainy.games.alone.sight import sector_of, spot
from villainy.games.alone.terms import (
    ACTIONS,
    COLOURS,
    CONDITIONS,
    CREATURES,
    HERO,
    IN_ACTION,
    IN_LATE,
    IN_REACTIONS,
    LIFE_LOSS,
    NONE,
    OPEN,
    SELF_LOSS,
    SHAPES,
    SIDES,
    TRIGGERS,
    WAYS,
    WINDOWS,
)
from villainy.games.alone.told import LOCATED, SHOWN, WAY
from villainy.games.alone.track import new_turn
from villainy.games.alone.turn import TURN

ROOMS: Final = {
    "A50": "control-room",
    "A11": "infirmary",
    "A52": "armory",
    "A24": "canteen",
    "B00": "laboratory",
    "B41": "comms-room",
    "B13": "generator",
    "B54": "escape-pods",
}
"""Where the ledger puts the Rooms of its map."""
X2: Final = [0, 0, 1, 2, 0, 0, 1, 0, 4, 1, 0, 1, 1, 11, 0, 0, 2, 1, 12, 1, 0, 2, 2, 5, 0, 0, 2, 3, 1, 0]
"""The ledger's fixture X2: p A01, q A11, I A21, Z A10, s A22, t A23."""

FACES: Final = {"H": 0, "!": 1, "M": 2}
REACTIONS: Final = [entry["id"] for entry in house_deck().source["reaction"]]
ITEMS: Final = [entry["id"] for entry in house_deck().source["item"]]
CHARACTERS: Final = [entry["id"] for entry in house_deck().source["character"]]
MISSIONS: Final = [entry["id"] for entry in house_deck().source["mission"]]
ROOM_IDS: Final = [entry["id"] for entry in house_deck().source["room"]]

BY_REACTION: Final = {"react", "hide", "discard"}
BY_CREATURE: Final = {"creature", "attack"}
BY_SIDE: Final = {"step", "move", "explore", "repair", "side", "block"}
BY_SECTOR: Final = {"sector", "danger", "undanger", "start", "tile"}
BY_SPOT: Final = {"there", "disarm"}
BY_ITEM: Final = {"use", "keep", "drop", "recharge", "upgrade", "prevent"}
SOUGHT: Final = (
    *ROOM_IDS,
    *SHAPES,
    "door",
    "blocked-door",
    *(f"{colour}-stairs" for colour in COLOURS),
    "lcu",
    "danger",
    *CONDITIONS,
    *CREATURES,
    "creature",
)
"""What can be Located, in the order of `told.py`."""
TRACK_NAMES: Final = ("life", "self")
WINDOW_PHASES: Final = {"end": IN_REACTIONS, "late": IN_LATE}


class Rest(Question[Alone]):
    """Nothing is left to do in a scenario; the table waits."""

    def options(self, game: Alone) -> list[int]:
        return [game.cards.yes, game.cards.no]

    def choose(self, game: Alone, option: int) -> None:
        game.then(Rest(HERO))


class Call(Act[Alone]):
    """Something that the rules do inside of a step happens by itself."""

    def __init__(self, what: Callable[[Alone], object]) -> None:
        self.what = what

    def run(self, game: Alone) -> None:
        self.what(game)


class LayOut(Act[Alone]):
    """In place of the setup: everything is put where the scenario wants it."""

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene

    def run(self, game: Alone) -> None:
        self.scene.lay_out(game)
        game.then(Rest(HERO))


class Scene:
    """A game in progress in the words of the ledger."""

    def __init__(
        self,
        *,
        hero: str = "A22",
        revealed: str = "",
        lit: str = "",
        blocked: str = "",
        welded: str = "",
        danger: str = "",
        creatures: Sequence[str] = (),
        hands: Sequence[str] = (),
        decks: str = "fury-speed",
        evil: int = 1,
        leader: int = 1,
        covered: int = 0,
        life: int = 12,
        self_control: int = 12,
        adrenaline: int = 3,
        items: str = "",
        character: str = "engineer",
        companion: str = "",
        missions: str = "sleeper haze scuttle",
        experience: Sequence[int] = (0, 0, 0, 0, 0),
        nightmare: bool = False,
        rounds_left: int = 4,
        sheet: list[int] | None = None,
        cards: Cards | None = None,
        listens: bool = False,
        seed: str = "scene",
        **settings: str | int,
    ) -> None:
        deck = cards or house_deck()
        self.sheet = sheet or compose(deck.sheets[0], deck.sheets[1], False)
        self._given = (hero, revealed, lit, blocked, welded, danger, creatures, hands, covered, items, companion)
        self._sheet = (life, self_control, adrenaline, character, missions, experience, nightmare, rounds_left)
        self._decks = [DECKS.index(deck_name) for deck_name in decks.split("-")]
        self._leader = leader
        self.listens = listens
        given = BOX.read_settings({**settings}, evil + 1)
        made = BOX.make(deck, evil + 1, given, seeded(seed))
        assert isinstance(made, Alone)
        self.game = made
        self.game.listening = True
        self.names: dict[str, int] = {}
        self.game.start(LayOut(self))

    # Laying out ------------------------------------------------------------------------------------------------------

    def lay_out(self, game: Alone) -> None:
        hero, revealed, lit, blocked, welded, danger, creatures, hands, covered, items, companion = self._given
        game.use_map(self.sheet)
        self.sectors = {game.map.name(sector): sector for sector in range(game.map.sectors)}
        game.room = [NONE] * game.map.sectors
        for name, room in ROOMS.items():
            if name in self.sectors and self.sectors[name] in game.map.rooms:
                game.room[self.sectors[name]] = ROOM_IDS.index(room)
        game.hero = self.sectors[hero]
        game.origin = [game.map.column[game.hero], game.map.row[game.hero]]
        game.revealed = self.bits(revealed) | (1 << game.hero)
        game.lit = self.bits(lit)
        game.danger = self.bits(danger)
        game.blocked = sum(1 << self.door(name) for name in {*blocked.split(), *welded.split()})
        game.welded = sum(1 << self.door(name) for name in welded.split())
        game.creatures_most, game.danger_most, game.blocked_most, game.lit_ever = 8, 16, 8, 1
        game.round = 1
        game.turn = 1
        game.leader = self._leader
        self._lay_sheet(game, items, companion)
        self._deal(game, hands, covered)
        for text in creatures:
            self.put(text)

    def _lay_sheet(self, game: Alone, items: str, companion: str) -> None:
        life, self_control, adrenaline, character, missions, experience, nightmare, rounds_left = self._sheet
        game.life = life
        game.self_control = self_control
        game.adrenaline = adrenaline
        game.character = CHARACTERS.index(character)
        game.experience = list(experience)
        game.nightmare = 1 if nightmare else 0
        game.rounds_left = rounds_left
        game.missions = [MISSIONS.index(name) for name in missions.split()]
        game.state = [OPEN, OPEN, 0]
        for text in items.split():
            name, _, charges = text.rstrip("*").partition(":")
            card = game.cards.faces.index(game.cards.first_item + ITEMS.index(name))
            game.item_pile = [other for other in game.item_pile if other != card]
            game.seen[card] = game.everyone
            game.inventory = [*game.inventory, card]
            printed = game.cards.designs[ITEMS.index(name)].charges
            game.charges = [*game.charges, int(charges) if charges else printed]
            game.upgraded = [*game.upgraded, 1 if text.endswith("*") else 0]
        if companion:
            name, _, charges = companion.partition(":")
            game.companion = CHARACTERS.index(name)
            game.companion_charges = int(charges or 6)

    def _deal(self, game: Alone, hands: Sequence[str], covered: int) -> None:
        cards = game.cards
        game.decks = list(self._decks)
        game.piles = [cards.reaction_cards(deck) for deck in self._decks]
        for card in range(len(cards.back)):
            if cards.back[card] >= 0 and cards.back[card] not in self._decks:
                game.seen[card] = game.everyone
        for seat, hand in enumerate(hands, start=1):
            for name in hand.split():
                self._give(game, seat, name)
        for _ in range(covered):  # cards that were played in earlier Turns
            card = game.piles[0][0]
            game.piles = [game.piles[0][1:], game.piles[1]]
            game.track = [*game.track, card, 0, 1, 1, 0]
            game.seen[card] = 2

    def _give(self, game: Alone, seat: int, name: str) -> None:
        for slot in (0, 1):
            for card in game.piles[slot]:
                if game.face[card] == REACTIONS.index(name):
                    piles = game.piles.copy()
                    piles[slot] = [other for other in piles[slot] if other != card]
                    game.piles = piles
                    game.seen[card] = 1 << seat
                    add_to_hand(game, seat, card)
                    return
        raise ValueError(name)

    def put(self, text: str) -> int:
        """A Creature is on the Map: "worm A20", or Wounded "worm* A20"."""
        game = self.game
        kind, sector = text.split()
        number = game.kind.index(NONE)
        name = kind.rstrip("*")
        game.kind = [*game.kind[:number], CREATURES.index(name), *game.kind[number + 1 :]]
        game.at = [*game.at[:number], self.sectors[sector], *game.at[number + 1 :]]
        if kind.endswith("*"):
            game.wounded |= 1 << number
        again = 2
        label = name
        while label in self.names:
            label = f"{name}:{again}"
            again += 1
        self.names[label] = number
        return number

    def give(self, seat: int, hand: str) -> None:
        """More cards for a hand, out of the piles."""
        for name in hand.split():
            self._give(self.game, seat, name)

    # Words -----------------------------------------------------------------------------------------------------------

    def bits(self, sectors: str) -> int:
        """A set of Sectors; "A*" is a whole Level."""
        found = 0
        for name in sectors.split():
            found |= self.game.map.on_level[LEVELS.index(name[0])] if name.endswith("*") else 1 << self.sectors[name]
        return found

    def sector_names(self, bits: int) -> str:
        """A set of Sectors in words, in alphabetical order."""
        return " ".join(sorted(name for name, sector in self.sectors.items() if (bits >> sector) & 1))

    def door(self, name: str) -> int:
        """The number of the Door between two Sectors."""
        ends = [self.sectors[part] for part in name.split("|")]
        for door in range(self.game.map.doors):
            if sorted(ends) == sorted(self.game.map.ends[2 * door : 2 * door + 2]):
                return door
        raise ValueError(name)

    def door_name(self, door: int) -> str:
        return "|".join(self.game.map.name(end) for end in self.game.map.ends[2 * door : 2 * door + 2])

    def creature(self, number: int) -> str:
        """What a Creature is called here; one that has been Spawned since gets a name now."""
        game = self.game
        for name, known in self.names.items():
            if known == number and name.partition(":")[0] == CREATURES[game.kind[number]]:
                return name
        label, again = CREATURES[game.kind[number]], 2
        while label in self.names and game.kind[self.names[label]] >= 0:
            label = f"{CREATURES[game.kind[number]]}:{again}"
            again += 1
        self.names[label] = number
        return label

    def words(self, option: int) -> str:
        """An option in words."""
        game = self.game
        kind, parts = game.meaning(option)
        said: list[str] = []
        for at, part in enumerate(parts):
            if kind in BY_REACTION:
                said.append(REACTIONS[part])
            elif kind in BY_CREATURE:
                said.append(self.creature(part))
            elif kind in BY_SIDE:
                said.append(SIDES[part])
            elif kind in BY_SECTOR or (kind == "spawn" and at == 1):
                said.append(game.map.name(part))
            elif kind in BY_SPOT or (kind == "target" and at == 0):
                said.append(game.map.name(sector_of(game, part)))
            elif kind == "spawn" or (kind == "target" and at == 1):
                said.append(CREATURES[part])
            elif kind in BY_ITEM:
                said.append(ITEMS[part] if part < len(ITEMS) else "companion")
            elif kind == "tell":
                said.append(WAYS[part])
            elif kind == "door":
                said.append(self.door_name(part))
            elif kind == "character":
                said.append(CHARACTERS[part])
            elif kind == "seek":
                said.append(SOUGHT[part])
            elif kind == "gain":
                said.append(TRACK_NAMES[part])
            elif kind == "ability":
                said.append(CREATURES[part])
            else:
                said.append(str(part))
        return " ".join([kind, *said])

    # Playing ---------------------------------------------------------------------------------------------------------

    def offers(self, seat: int = NONE) -> list[str]:
        """What a seat may choose now (NONE: the first that is asked), in words."""
        if not self.game.to_answer():
            return []
        return [self.words(option) for option in self.game.options(self._asked(seat))]

    def asked(self) -> str:
        """Which question is asked."""
        return type(self.game.asking).__name__

    def rests(self) -> bool:
        """Whether all that the scenario began has happened."""
        return isinstance(self.game.asking, Rest)

    def does(self, *choices: str, seat: int = NONE) -> "Scene":
        """The asked seat takes these options, one after the other."""
        for at, choice in enumerate(choices):
            game = self.game
            asked = self._asked(seat)
            offered = {self.words(option): option for option in game.options(asked)}
            assert choice in offered, f"{choice!r} is not among {sorted(offered)} of {self.asked()}"
            game.decide(asked, offered[choice], game.number)
            game.check()
            if not choices[at + 1 : at + 2] or not choices[at + 1].startswith("tell"):
                self._tell_noise()
        return self

    def _tell_noise(self) -> None:
        """Where it does not matter, a Noise with several shortest routes comes from the first side."""
        while self.asked() == "TellNoise" and not self.listens:
            self.game.decide(self.game.seat, self.game.choices[0], self.game.number)

    def refuses(self, choice: str, seat: int = NONE) -> str:
        """The clause by which the table refuses an option."""
        kind, *said = choice.split()
        parts: list[int] = []
        for at, word in enumerate(said):
            if kind in BY_REACTION:
                parts.append(REACTIONS.index(word))
            elif kind in BY_CREATURE:
                parts.append(self.names[word])
            elif kind in BY_SIDE:
                parts.append(SIDES.index(word))
            elif kind in BY_SECTOR or (kind == "spawn" and at == 1):
                parts.append(self.sectors[word])
            elif kind == "spawn":
                parts.append(CREATURES.index(word))
            elif kind in BY_ITEM:
                parts.append(ITEMS.index(word))
            elif kind == "tell":
                parts.append(WAYS.index(word))
            elif kind == "seek":
                parts.append(SOUGHT.index(word))
            elif kind in BY_SPOT or (kind == "target" and at == 0):
                parts.append(spot(self.game, self.sectors[word]))
            elif kind == "target" and at == 1:
                parts.append(CREATURES.index(word))
            else:
                parts.append(int(word))
        return refusal_of(self.game, self._asked(seat), self.game.deck.space.option(kind, tuple(parts)))

    def _asked(self, seat: int) -> int:
        return self.game.to_answer()[0] if seat == NONE else seat

    def run(self, *steps: Step[Any]) -> "Scene":
        """These steps happen next; the table must be at rest."""
        assert self.rests(), self.asked()
        self.game.then(Rest(HERO))
        self.game.then(*steps)
        self.game.seat = NONE
        self.game.advance()
        return self

    def calls(self, what: Callable[[Alone], object]) -> "Scene":
        """A function of the rules is called, and what it puts on the agenda happens."""
        return self.run(Call(what))

    def window(self, window: str, trigger: str = "", *, triggers: str = "", stamped: str = "") -> "Scene":
        """A window for Reactions opens: of an Action ("move"), of a loss ("life"), or of the Turn.

        `triggers` are those of the Turn, `stamped` the Actions that ended in a Sector with a Danger token.
        """
        game = self.game
        for name in triggers.split():
            game.triggers |= 1 << TRIGGERS.index(name)
        for name in stamped.split():
            game.stamped |= 1 << TRIGGERS.index(name)
        belongs = ACTIONS.index(trigger) if trigger in ACTIONS else NONE
        if trigger in {"life", "self"}:
            belongs = LIFE_LOSS if trigger == "life" else SELF_LOSS
        if belongs != NONE and trigger != "locate":
            game.triggers |= 1 << belongs
        game.phase = WINDOW_PHASES.get(window, IN_ACTION)
        if game.phase == IN_ACTION and trigger in ACTIONS:
            game.action = game.last_action = ACTIONS.index(trigger)
        return self.run(OpenWindow(WINDOWS.index(window), belongs))

    def turn(self, number: int = 1) -> "Scene":
        """A Turn of the Hero begins, the first of a Round or another one; what follows it is played by the rules."""
        self.game.turn = number - 1
        return self.run(TURN)

    def passes(self) -> "Scene":
        """Evil passes as long as it is asked for Reactions."""
        while isinstance(self.game.asking, React):
            self.game.take(self.game.cards.passing)
        return self

    def new_turn(self) -> None:
        """No card has been played this Turn."""
        self.game.triggers = self.game.stamped = 0
        new_turn(self.game)

    def rolls(self, faces: str) -> None:
        """The dice that are rolled next show these faces, in any order."""
        wanted = sorted(FACES[face] for face in faces)
        at = 0
        while True:
            chance = seeded(f"dice {at}")
            self.game.dice = chance.clone()
            if sorted(fall(self.game) for _ in wanted) == wanted:
                self.game.dice = chance
                return
            at += 1

    # Looking ---------------------------------------------------------------------------------------------------------

    def where(self, creature: str) -> str:
        """The Sector of a Creature; "" if it is off the Map."""
        number = self.names[creature]
        return self.game.map.name(self.game.at[number]) if self.game.kind[number] >= 0 else ""

    def revealed(self) -> str:
        """The Sectors of the Labyrinth."""
        return self.sector_names(self.game.revealed)

    def answers(self) -> list[str]:
        """What Locate told the Hero: "lcu 2 here", "worm 3 there" (the other Level), "spore absent", "lcu north"."""
        found: list[str] = []
        told = self.game.told
        for at in range(0, len(told), TOLD):
            sort, about, distance, other, way = told[at : at + 5]
            if sort == LOCATED:
                level = "there" if other else "here"
                found.append(f"{SOUGHT[about]} {f'{distance} {level}' if distance >= 0 else 'absent'}")
            elif sort == WAY:
                level = {0: " here", 1: " there"}.get(other, "")
                found.append(f"{SOUGHT[about]} {WAYS[way]}{level}")
            elif sort == SHOWN:
                found.append(f"{CREATURES[about]} {distance} {WAYS[way]}")
        return found

    def at(self) -> str:
        """Where the Hero is."""
        return self.game.map.name(self.game.hero)

    def held(self) -> list[str]:
        """The Hero's Items with their Charges, "*" if Upgraded."""
        game = self.game
        return [
            f"{ITEMS[game.face[card] - game.cards.first_item]}:{charges}{'*' if upgraded else ''}"
            for card, charges, upgraded in zip(game.inventory, game.charges, game.upgraded, strict=True)
        ]

    def stack(self, items: str) -> "Scene":
        """The Item deck has these cards on top, the first of them first."""
        game = self.game
        wanted = [game.cards.faces.index(game.cards.first_item + ITEMS.index(name)) for name in items.split()]
        game.item_pile = [*[card for card in game.item_pile if card not in wanted], *reversed(wanted)]
        return self

    def triggers(self) -> list[str]:
        """What has happened this Turn that allows Reactions."""
        return [name for at, name in enumerate(TRIGGERS) if (self.game.triggers >> at) & 1]

    def on_map(self) -> list[str]:
        """All Creatures and their Sectors, in alphabetical order."""
        game = self.game
        return sorted(
            f"{CREATURES[kind]} {game.map.name(game.at[number])}" for number, kind in enumerate(game.kind) if kind >= 0
        )

    def track(self) -> list[str]:
        """The cards on the track that scenarios played: id or "?", "-" if sideways, and the spaces covered."""
        laid = self.game.track
        found: list[str] = []
        for at in range(0, len(laid), LAID):
            card, up, spaces, _, sideways = laid[at : at + LAID]
            found.append(f"{REACTIONS[self.game.face[card]] if up else '?'}{'-' if sideways else '|'}{spaces}")
        return found

    def hand(self, seat: int) -> list[str]:
        """The ids of a hand."""
        return [REACTIONS[self.game.face[card]] for card in self.game.hands[seat]]

    def told(self, kind: str, seat: int = HERO) -> list[Event]:
        """The events of a kind that a seat has heard of, as it may know them."""
        return [one.shown_to(seat) for one in self.game.events if one.kind == kind and one.heard_by(seat)]

    def noises(self) -> list[str]:
        """From where the Hero was told that Noises came."""
        return [WAYS[event.amount] for event in self.told("noise")]


def calm(hero: str = "A22", **given: Any) -> Scene:
    """A table where no Mission gets in the way of an Action."""
    return Scene(**{"hero": hero, "missions": "sleeper lockdown burn", **given})
