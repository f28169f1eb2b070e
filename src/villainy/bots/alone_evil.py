"""How Evil thinks in ALONE: what each answer would make of the position.

A Reaction is tried in a copy of the world, all by itself: the card takes effect, whatever it asks on the way is
answered at a glance (`Evil.answer`), and then the new position is weighed (`alone_menace`), with what the card takes
from the track and from the hand.
"""

from math import inf
from typing import Final

from villainy.bots.alone_dice import bite
from villainy.bots.alone_menace import CARD, CROWD, STRIKES, Menace, Outlook
from villainy.games.alone.attacks import dice_of
from villainy.games.alone.deck import STANDARD_MOVE, STANDARD_SPAWN
from villainy.games.alone.effects import Aim, PickLight
from villainy.games.alone.game import Alone
from villainy.games.alone.lasting import LAST_LIE, total
from villainy.games.alone.map import ALL_SIDES
from villainy.games.alone.moving import StepOn, may_enter
from villainy.games.alone.ongoing import is_open
from villainy.games.alone.routes import FAR
from villainy.games.alone.spawning import spawn_places
from villainy.games.alone.terms import MOST_SECTORS, NONE, RED, TOKENS, TRACK_SPACES, TURNS
from villainy.games.alone.track import covered

# How it weighs cards, in points of Life or Self Control: guesses that hold up in play against itself.
SPACE: Final = 0.3
"""A space of the track, if the track is just as long as the Round."""
LEAST: Final = 0.05
"""A card that brings less is kept."""
# A list: mypyc takes a Final tuple that begins with a float for one that was never set.
HELD: Final = [0.3, 0.2, 0.1, 0.15, 0.25, 0.3, 0.25]
"""What a card is worth in hand, by its trigger: how often it comes up."""
TRIED: Final = ("Consent", "Standard", "Aim", "Branch", "Whether", "TeleportWhere", "PickLight", "PickDoor")
"""Questions whose answers are tried one by one."""
MOST_TRIED: Final = 16


class Evil:
    """One Evil seat in a world that it cannot tell from the true one."""

    def __init__(self, world: Alone, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.menace = Menace(world, seat)

    # Trying things ----------------------------------------------------------------------------------------------------

    def after(self, option: int) -> float:
        """What the position is worth once this answer has had its effect, and nothing else."""
        game = self.world.clone()
        game.agenda = []
        game.asking.answer(game, self.seat, option)
        game.advance()
        while not game.over:
            game.take(self.answer(game, game.choices))
        return self.menace.of(game)

    def best(self, options: list[int]) -> int:
        """The answer that leads to the worst for the Hero."""
        found = options[0]
        most = -inf
        for option in options:
            worth = self.after(option)
            if worth > most:
                most = worth
                found = option
        return found

    # Reactions --------------------------------------------------------------------------------------------------------

    def held(self, face: int) -> float:
        """What a card is worth in hand."""
        return HELD[self.world.cards.trigger[face]]

    def price(self, spaces: int) -> float:
        """What spaces of the track are worth: more if they will run out before the Round does."""
        left = TRACK_SPACES - covered(self.world)
        turns = TURNS - self.world.turn + 1
        return SPACE * spaces * min(turns / max(left, 1), 2.0)

    def react(self, options: list[int]) -> int:
        """Pass, or the card that is worth most; face down, the one that is missed least."""
        world = self.world
        cards = world.cards
        passing = self.menace.of(world)
        best = options[0]
        most = LEAST
        cheapest = NONE
        for option in options:
            if option >= cards.hide:
                if cheapest == NONE or self.held(option - cards.hide) < self.held(cheapest - cards.hide):
                    cheapest = option
            elif option >= cards.react:
                face = option - cards.react
                spaces = 0 if cards.free[face] else 1 if world.counted == 0 or cards.narrow[face] else 2
                worth = self.after(option) - passing + CARD - self.held(face) - self.price(spaces)
                if worth > most:
                    most = worth
                    best = option
        if cheapest != NONE:
            worth = self.after(cheapest) - passing + CARD - self.held(cheapest - cards.hide)
            worth -= self.price(1 if world.counted == 0 else 2)
            if worth > most:
                best = cheapest
        return best

    # Answers at a glance ----------------------------------------------------------------------------------------------

    def answer(self, game: Alone, options: list[int]) -> int:
        """A sensible answer to any question, without trying; for the Hero's own questions, the last one: let it be."""
        first = options[0]
        cards = game.cards
        if first == cards.passing:
            return first
        if first < cards.refuse:  # whose card it is that is being tried
            return cards.approve + self.seat if cards.approve + self.seat in options else first
        if first < cards.creature:
            return self._standard(game, options)
        if first < cards.step:
            return self._creature(game, options)
        if first <= cards.stay:
            return self._step(game, options)
        if first < cards.sector:
            return self._spawn(game, options)
        if first < cards.place_danger:
            return self._sector(game, options)
        if first < cards.door:
            return self._token(game, options)
        if first < cards.way:
            return self._door(game, options)
        if first < cards.redirect:
            return self._tell(game, options)
        if first < cards.bullet:
            return self._other(game, options)
        return options[-1]

    def _standard(self, game: Alone, options: list[int]) -> int:
        """Move or Spawn."""
        cards = game.cards
        if len(options) == 1:
            return options[0]
        outlook = self.menace.look(game)
        gain = -inf
        for creature in range(TOKENS):
            if game.kind[creature] >= 0:
                gain = max(gain, self._walk(game, outlook, creature, 1)[0])
        kind, sector = divmod(self._spawn(game, spawn_places(game, NONE)) - cards.spawn, MOST_SECTORS)
        spawned = self.menace.threat(game, outlook, kind, sector) * CROWD[min(self._abroad(game), len(CROWD) - 1)]
        return cards.standard + (STANDARD_SPAWN if spawned > gain else STANDARD_MOVE)

    def _abroad(self, game: Alone) -> int:
        """How many Creatures are on the Map."""
        return TOKENS - game.kind.count(NONE)

    def _creature(self, game: Alone, options: list[int]) -> int:
        """The Creature for which it matters most."""
        asking = game.asking
        steps = 1
        if isinstance(asking, Aim) and asking.number != NONE:
            steps = max(game.cards.effects[asking.number].amount, 1)
        outlook = self.menace.look(game)
        best = options[0]
        most = -inf
        for option in options:
            if option == game.cards.done:
                worth = 0.0
            else:
                worth = self._walk(game, outlook, option - game.cards.creature, steps)[0]
            if worth > most:
                most = worth
                best = option
        return best

    def _walk(self, game: Alone, outlook: Outlook, creature: int, steps: int) -> tuple[float, int]:
        """What a Creature can gain in so many steps, and the side to turn to first (NONE: it stays)."""
        kind = game.kind[creature]
        start = game.at[creature]
        here = game.hero
        before = self._stand(game, outlook, kind, start)
        best = 0.0 if start != here else 0.5
        way = NONE
        places = [start]
        ways = [NONE]
        spent = [0]
        seen = [1 if game.is_revealed(start) else 0]
        reached = 1 << start
        at = 0
        while at < len(places):
            sector = places[at]
            for side in range(ALL_SIDES):
                index = ALL_SIDES * sector + side
                other = game.map.beside[index]
                if other < 0 or (reached >> other) & 1 or spent[at] >= steps or not may_enter(game, creature, other):
                    continue
                reached |= 1 << other
                first = side if ways[at] == NONE else ways[at]
                if game.is_blocked(game.map.door[index]):
                    if spent[at] == 0 and best < 0.05 and outlook.steps[start] == FAR:
                        best = 0.05
                        way = first
                    continue
                gain = self._stand(game, outlook, kind, other) - before
                if other == here and seen[at] == 0:
                    gain += game.cards.scares[game.nightmare][kind]
                if gain > best + 0.001:
                    best = gain
                    way = first
                places.append(other)
                ways.append(first)
                spent.append(spent[at] + 1)
                seen.append(1 if seen[at] or game.is_revealed(other) else 0)
            at += 1
        return best, way

    def _stand(self, game: Alone, outlook: Outlook, kind: int, sector: int) -> float:
        """What it is worth that a Creature stands there."""
        if sector == game.hero:
            return bite(game, kind, game.is_lit(sector), game.is_dangerous(sector)) * STRIKES
        return self.menace.threat(game, outlook, kind, sector)

    def _step(self, game: Alone, options: list[int]) -> int:
        cards = game.cards
        asking = game.asking
        if not isinstance(asking, StepOn):
            return options[0]
        outlook = self.menace.look(game)
        way = self._walk(game, outlook, asking.creature, asking.left)[1]
        if way != NONE and cards.step + way in options:
            return cards.step + way
        if cards.done in options:
            return cards.done
        return cards.stay if cards.stay in options else options[0]

    def _spawn(self, game: Alone, options: list[int]) -> int:
        outlook = self.menace.look(game)
        best = options[0]
        most = -inf
        for option in options:
            if option == game.cards.done:
                continue
            kind, sector = divmod(option - game.cards.spawn, MOST_SECTORS)
            worth = self.menace.threat(game, outlook, kind, sector)
            if worth > most:
                most = worth
                best = option
        return best

    def _sector(self, game: Alone, options: list[int]) -> int:
        """Where a Creature is teleported or a Boss placed, or which Lights go off."""
        cards = game.cards
        outlook = self.menace.look(game)
        best = options[0]
        most = -inf
        for option in options:
            if option == cards.done:
                continue
            sector = option - cards.sector
            if isinstance(game.asking, PickLight):
                worth = 1.0 if sector == game.hero else outlook.trap(sector)
            elif is_open(game, RED):
                worth = float(outlook.steps[sector]) - 20.0 * float((game.lit >> sector) & 1)
            else:
                worth = -outlook.detour(sector) - 0.1 * outlook.steps[sector]
            if worth > most:
                most = worth
                best = option
        return best

    def _token(self, game: Alone, options: list[int]) -> int:
        """Danger where it hurts most; taken away from where it hurts least."""
        cards = game.cards
        outlook = self.menace.look(game)
        best = options[-1]
        most = 0.0
        for option in options:
            if cards.place_danger <= option < cards.take_danger:
                worth = outlook.trap(option - cards.place_danger)
            elif cards.take_danger <= option < cards.door:
                worth = 0.1 - outlook.trap(option - cards.take_danger)
            else:
                worth = 0.001
            if worth > most:
                most = worth
                best = option
        return best

    def _door(self, game: Alone, options: list[int]) -> int:
        """Doors on the Hero's way are Blocked first."""
        cards = game.cards
        outlook = self.menace.look(game)
        best = options[0]
        least = inf
        for option in options:
            if option == cards.done:
                continue
            ends = game.map.ends
            door = option - cards.door
            worth = max(outlook.detour(ends[2 * door]), outlook.detour(ends[2 * door + 1]))
            if worth < least:
                least = worth
                best = option
        return best

    def _tell(self, game: Alone, options: list[int]) -> int:
        """What is told: of several true things any; a lie leads the Hero astray."""
        if total(game, LAST_LIE) == 0:
            return options[0]
        return options[len(options) // 2]

    def _other(self, game: Alone, options: list[int]) -> int:
        cards = game.cards
        first = options[0]
        if first < cards.attack:
            return cards.redirect
        if first < cards.discard:
            return self._attacker(game, options)
        if first < cards.draw:
            return self._discard(game, options)
        if first < cards.give:
            return options[game.turn % len(options)] if len(game.hands[self.seat]) % 2 else options[0]
        if first < cards.start:
            return self._give(game, options)
        if first < cards.tile:
            return self._start(game, options)
        return first  # a tile, a Hit that is rolled again, the first branch, yes

    def _attacker(self, game: Alone, options: list[int]) -> int:
        best = options[0]
        for option in options:
            if dice_of(game, option - game.cards.attack) > dice_of(game, best - game.cards.attack):
                best = option
        return best

    def _discard(self, game: Alone, options: list[int]) -> int:
        """At the end of a Round nothing: any card is good for a Standard Reaction. Otherwise the least useful one."""
        if options[-1] == game.cards.done:
            return options[-1]
        best = options[0]
        for option in options:
            if self.held(option - game.cards.discard) < self.held(best - game.cards.discard):
                best = option
        return best

    def _give(self, game: Alone, options: list[int]) -> int:
        """Who has fewest cards draws."""
        best = options[0]
        for option in options:
            if len(game.hands[option - game.cards.give]) < len(game.hands[best - game.cards.give]):
                best = option
        return best

    def _start(self, game: Alone, options: list[int]) -> int:
        """Far from everything that the Hero has to do."""
        left = self.menace.outlook.left
        best = options[0]
        for option in options:
            if left[option - game.cards.start] > left[best - game.cards.start]:
                best = option
        return best

    # What is worth a trial --------------------------------------------------------------------------------------------

    def choose(self, question: str, options: list[int]) -> int:
        """The answer of this seat."""
        if question == "React":
            return self.react(options)
        if question in TRIED and len(options) <= MOST_TRIED:
            return self.best(options)
        return self.answer(self.world, options)
