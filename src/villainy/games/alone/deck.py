"""What is printed, as tables: Reactions, Items, Characters, Missions, Abilities, Creature stats; and all options."""

from typing import Any, Final

from villainy.engine.game import Deck
from villainy.engine.space import Space
from villainy.games.alone.terms import (
    AT_END,
    CREATURES,
    FACES,
    KINDS,
    MOST_DOORS,
    MOST_SECTORS,
    NONE,
    SIDES,
    SPOTS,
    TOKENS,
    TRIGGERS,
    WAYS,
)
from villainy.games.alone.vocabulary import DO_TRACK, MOMENTS, TRACK_FREE, TRACK_NARROW, Effect, at_most

DECKS: Final = ("fury", "speed", "terror", "traps")

PASSIVE: Final = 6
"""In place of an Action: the Item works by itself at its moment."""

SEEKS: Final = 40
"""So many things at most can be asked for in a Locate."""
MOST_SEATS: Final = 4
MOST_DICE: Final = 8
"""So many dice lie in the box; of a larger roll no more than these of each face are rolled again."""
MOST_BRANCHES: Final = 4
MOST_CHARGES: Final = 10
STANDARD_MOVE: Final = 0
STANDARD_SPAWN: Final = 1
"""The two effects of a Standard Reaction."""


class Reaction:
    """One design of a Reaction card."""

    def __init__(
        self, deck: int, copies: int, trigger: int, window: int, normal: list[Effect], dangerous: list[Effect]
    ) -> None:
        self.deck = deck
        self.copies = copies
        self.trigger = trigger
        self.window = window
        """AT_END for a card without the Instant mark."""
        self.normal = normal
        self.dangerous = dangerous


class Item:
    """One design of an Item card."""

    def __init__(
        self,
        matrix: int,
        needs: int,
        charges: int,
        action: int,
        spend: int,
        bullets: bool,
        effect: list[Effect],
        upgraded: list[Effect],
    ) -> None:
        self.matrix = matrix
        self.needs = needs
        """The Matrix of the component for the Upgrade."""
        self.charges = charges
        self.action = action
        """An Action, or PASSIVE."""
        self.spend = spend
        """The most Charges that one use may take; the least is 1."""
        self.bullets = bullets
        self.effect = effect
        self.upgraded = upgraded


class Character:
    """One Character: as Hero and as Companion, at each moment of MOMENTS."""

    def __init__(
        self, name: str, hero: list[list[Effect]], sacrifice: list[Effect], companion: list[list[Effect]]
    ) -> None:
        self.name = name
        self.hero = hero
        self.sacrifice = sacrifice
        self.companion = companion


class Ability:
    """What the Hero can do once an Ability is unlocked."""

    def __init__(self, kind: int, moment: int, effect: list[Effect], paid: list[Effect]) -> None:
        self.kind = kind
        self.moment = moment
        self.effect = effect
        """What it does by itself."""
        self.paid = paid
        """What it does instead for 1 Adrenaline."""


class Mission:
    """One Mission card: its Rooms, what completes it, and what it does at each moment of MOMENTS."""

    def __init__(
        self, name: str, colour: int, rooms: list[int], goal: int, count: int, clear: bool, moments: list[list[Effect]]
    ) -> None:
        self.name = name
        self.colour = colour
        self.rooms = rooms
        """Numbers of Room names; the first is where it is completed."""
        self.goal = goal
        self.count = count
        """How often, how many."""
        self.clear = clear
        """No Creature may be in the Room."""
        self.moments = moments


class Stats:
    """One line of the Creature Stats: normal numbers, then those of Nightmare."""

    def __init__(
        self,
        kind: int,
        tokens: int,
        counts_as: int,
        aura: int,
        dark: list[int],
        lit: list[int],
        first: list[int],
        second: list[int],
        scare: list[int],
        distance: list[int],
    ) -> None:
        self.kind = kind
        self.tokens = tokens
        self.counts_as = counts_as
        """The kind that a Boss counts as for cards; all others count as themselves."""
        self.aura = aura
        """So many more dice for other Creatures in its Sector."""
        self.dark = dark
        self.lit = lit
        self.first = first
        self.second = second
        self.scare = scare
        self.distance = distance


class Cards(Deck):
    """The box of cards. Faces: Reactions in the order of the file, then Items; stats are indexed [nightmare][kind]."""

    def __init__(
        self,
        source: dict[str, Any],
        reactions: list[Reaction],
        items: list[Item],
        characters: list[Character],
        abilities: list[Ability],
        missions: list[Mission],
        stats: list[Stats],
        rooms: int,
        sheets: list[list[int]],
    ) -> None:
        self.reactions = reactions
        self.designs = items
        self.characters = characters
        self.abilities = abilities
        self.missions = missions
        self.rooms = rooms
        """How many Room names there are."""
        self.sheets = sheets
        """Levels as plain numbers, as `map.py` reads them."""
        self.first_item = len(reactions)
        self.trigger = [reaction.trigger for reaction in reactions]
        self.window = [reaction.window for reaction in reactions]
        self.deck_of = [reaction.deck for reaction in reactions]
        """By face."""
        self.normal = [reaction.normal for reaction in reactions]
        self.dangerous = [reaction.dangerous for reaction in reactions]
        self.normal_most = [at_most(reaction.normal) for reaction in reactions]
        self.dangerous_most = [at_most(reaction.dangerous) for reaction in reactions]
        """How much each half can do."""
        self.free = [_tracks(reaction, TRACK_FREE) for reaction in reactions]
        """Reactions that do not count to the limit (alone.ruling.r06)."""
        self.narrow = [_tracks(reaction, TRACK_NARROW) for reaction in reactions]
        """Reactions that never cover two spaces."""
        self.slim = [face for face in range(len(reactions)) if self.free[face] or self.narrow[face]]
        """The faces of both sorts: they may have room where no other card has."""
        self.windows = [[0] * len(TRIGGERS) for _ in DECKS]
        """The windows, as bits, in which a deck has cards for a trigger; cards without the Instant mark are AT_END."""
        for reaction in reactions:
            self.windows[reaction.deck][reaction.trigger] |= 1 << reaction.window
        self._read_stats(stats)
        self.effects: list[Effect] = []
        self._number_effects()
        faces: list[int] = []
        self.back: list[int] = []
        """The deck of each card; NONE for Items."""
        for face, reaction in enumerate(reactions):
            faces += [face] * reaction.copies
            self.back += [reaction.deck] * reaction.copies
        for at in range(len(items)):
            faces.append(self.first_item + at)
            self.back.append(NONE)
        super().__init__(source, faces, self._space())

    def _read_stats(self, stats: list[Stats]) -> None:
        """The table of Creature Stats; Bosses stand on it too."""
        kinds = len(CREATURES)
        self.tokens = [0] * kinds
        self.counts_as = list(range(kinds))
        self.aura = [0] * kinds
        self.dice_dark = [[0] * kinds, [0] * kinds]
        self.dice_lit = [[0] * kinds, [0] * kinds]
        self.first_wound = [[1] * kinds, [1] * kinds]
        self.second_wound = [[1] * kinds, [1] * kinds]
        self.scares = [[0] * kinds, [0] * kinds]
        self.distance = [[0] * kinds, [0] * kinds]
        for line in stats:
            self.tokens[line.kind] = line.tokens
            self.counts_as[line.kind] = line.counts_as
            self.aura[line.kind] = line.aura
            for mode in (0, 1):
                self.dice_dark[mode][line.kind] = line.dark[mode]
                self.dice_lit[mode][line.kind] = line.lit[mode]
                self.first_wound[mode][line.kind] = line.first[mode]
                self.second_wound[mode][line.kind] = line.second[mode]
                self.scares[mode][line.kind] = line.scare[mode]
                self.distance[mode][line.kind] = line.distance[mode]

    def _number_effects(self) -> None:
        """Steps hold numbers only: every effect of the box gets one, its place in `effects`."""
        for reaction in self.reactions:
            self._number(reaction.normal)
            self._number(reaction.dangerous)
        for item in self.designs:
            self._number(item.effect)
            self._number(item.upgraded)
        for character in self.characters:
            for moment in range(len(MOMENTS)):
                self._number(character.hero[moment])
                self._number(character.companion[moment])
            self._number(character.sacrifice)
        for ability in self.abilities:
            self._number(ability.effect)
            self._number(ability.paid)
        for mission in self.missions:
            for effects in mission.moments:
                self._number(effects)

    def _number(self, effects: list[Effect]) -> None:
        for effect in effects:
            effect.number = len(self.effects)
            self.effects.append(effect)
            for branch in effect.branches:
                self._number(branch)

    def _space(self) -> Space:
        """All options: first the frequent ones of Evil, then the Hero's, then what is rare."""
        space = Space()
        reactions = len(self.reactions)
        items = len(self.designs)
        # Evil
        self.passing = space.kind("pass")
        self.react = space.kind("react", (reactions,))
        self.hide = space.kind("hide", (reactions,))
        self.approve = space.kind("approve", (MOST_SEATS,))
        self.refuse = space.kind("refuse")
        self.standard = space.kind("standard", (2,))
        self.creature = space.kind("creature", (TOKENS,))
        self.step = space.kind("step", (len(SIDES),))
        self.stay = space.kind("stay")
        self.spawn = space.kind("spawn", (KINDS, MOST_SECTORS))
        self.sector = space.kind("sector", (MOST_SECTORS,))
        self.place_danger = space.kind("danger", (MOST_SECTORS,))
        self.take_danger = space.kind("undanger", (MOST_SECTORS,))
        self.door = space.kind("door", (MOST_DOORS,))
        self.way = space.kind("tell", (len(WAYS),))
        self.answer = space.kind("answer", (MOST_SECTORS, 2))
        """A distance, and 1 for the other Level."""
        self.absent = space.kind("absent")
        self.redirect = space.kind("redirect", (2,))
        self.attack = space.kind("attack", (TOKENS,))
        self.discard = space.kind("discard", (reactions,))
        self.draw = space.kind("draw", (2,))
        self.give = space.kind("give", (MOST_SEATS,))
        self.start = space.kind("start", (MOST_SECTORS,))
        self.tile = space.kind("tile", (MOST_SECTORS,))
        self.die = space.kind("die", (len(FACES),))
        """A die that shows this face; which of several does not matter."""
        self.branch = space.kind("branch", (MOST_BRANCHES,))
        self.yes = space.kind("yes")
        self.no = space.kind("no")
        # the Hero
        self.bullet = space.kind("bullet")
        self.breath = space.kind("breath")
        self.sacrifice = space.kind("sacrifice")
        self.recharge = space.kind("recharge", (items,))
        self.move = space.kind("move", (len(SIDES),))
        self.explore = space.kind("explore", (len(SIDES),))
        self.fight = space.kind("fight")
        self.locate = space.kind("locate")
        self.scavenge = space.kind("scavenge", (2,))
        """1 for the three cards of a Room."""
        self.repair = space.kind("repair", (len(SIDES),))
        self.device = space.kind("device")
        self.use = space.kind("use", (items,))
        self.charge = space.kind("charge", (MOST_CHARGES,))
        self.side = space.kind("side", (len(SIDES),))
        self.stop = space.kind("stop")
        self.block = space.kind("block", (len(SIDES),))
        self.there = space.kind("there", (SPOTS,))
        self.disarm = space.kind("disarm", (SPOTS,))
        self.target = space.kind("target", (SPOTS, len(CREATURES), 2))
        """Where, which kind, and 1 if Wounded."""
        self.seek = space.kind("seek", (SEEKS,))
        self.keep = space.kind("keep", (items,))
        self.upgrade = space.kind("upgrade", (items, items))
        self.drop = space.kind("drop", (items,))
        self.reroll = space.kind("reroll", (MOST_DICE + 1, MOST_DICE + 1, MOST_DICE + 1))
        """So many dice of each face."""
        self.prevent = space.kind("prevent", (items + 1,))
        """With an Item, or (the last one) with the Companion."""
        self.suffer = space.kind("suffer")
        self.pay = space.kind("pay", (2,))
        """0: a Charge of the Companion, 1: an Adrenaline."""
        self.about = space.kind("about", (3,))
        """One of the targets of a Locate."""
        self.gain = space.kind("gain", (2,))
        self.ability = space.kind("ability", (KINDS,))
        self.character = space.kind("character", (len(self.characters),))
        self.done = space.kind("done")
        self.none = space.kind("none")
        return space

    def items(self) -> list[int]:
        """All Item cards."""
        return [card for card in range(len(self.back)) if self.back[card] == NONE]

    def reaction_cards(self, deck: int) -> list[int]:
        """All cards of a Reaction deck."""
        return [card for card in range(len(self.back)) if self.back[card] == deck]

    def is_instant(self, face: int) -> bool:
        """Whether the card has the Instant mark (alone.reaction.instant)."""
        return self.window[face] != AT_END


def _tracks(reaction: Reaction, what: int) -> bool:
    """Whether the card says this of its own place on the track."""
    for effect in reaction.normal:
        if effect.op == DO_TRACK and effect.what == what:
            return True
    return False
