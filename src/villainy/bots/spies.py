"""A henchman for Evil Genius VS Spies, on either side of the table.

Whether a Spy gets through the lair is no matter of luck: `Way` looks for its best path. From that the Genius knows how
much of a threat the Spies are, whatever is built or left undone, and the Master which networks and Spies are worth an
Action. While a Spy is inside, both play the infiltration to its end in a world that might be the true one (`Habits`)
before they spend a card on it.
"""

from math import inf
from typing import Final

from villainy.bots.bot import Bot
from villainy.bots.spies_habits import Aid, Habits, Menace, face_it, in_hand, lair_worth, likelihood, progress
from villainy.bots.spies_way import Way, assigned_to
from villainy.bots.spies_worth import POINT, contraption_worth, minion_worth, spy_worth, square_worth, standing
from villainy.engine.chance import Chance
from villainy.engine.seat import Seat
from villainy.games.spies.completion import Pay
from villainy.games.spies.deck import (
    CONTRAPTION_CARD,
    EPIPHANY_CARD,
    INTELLIGENCE_CARD,
    KINDS,
    MINION_CARD,
    NODE_CARD,
    PLAN_CARD,
    SPY_CARD,
    SQUARES,
)
from villainy.games.spies.discarding import DiscardChoice
from villainy.games.spies.drawing import Cycle
from villainy.games.spies.effects import Aim
from villainy.games.spies.events import Interrupt
from villainy.games.spies.game import GOAL, Spies
from villainy.games.spies.genius_turn import GeniusMain
from villainy.games.spies.infiltration import Face, Infiltrate
from villainy.games.spies.master_turn import Assign, MasterActions
from villainy.games.spies.minions import may_work
from villainy.games.spies.phase import ACTIVATED, BEFORE_MOVE, GENIUS, MASTER, SPY_ENTERS_SQUARE
from villainy.games.spies.plans import SelectPlan
from villainy.games.spies.stats import (
    contraption_value,
    gives_work,
    minion_attack,
    minion_count,
    minion_health,
    next_square,
    perception,
    supports,
)
from villainy.games.spies.vocabulary import (
    DISCARD,
    DRAW,
    GAIN,
    GAIN_ACTIONS,
    GAIN_PLAYS,
    GAIN_WORK,
    GIVE,
    LOOK,
    REPLAN,
    STALLED,
    Ability,
)

# How far it thinks ahead, and what it takes to act.
SEQUENCES: Final = 30
"""So many ways to spend the Actions of a turn are tried."""
WORLDS: Final = 2
"""So many worlds are imagined to see what becomes of an infiltration."""
WAVES: Final = 3
"""So many Spies one after another are thought of."""
VANGUARD: Final = 3
"""So many Spies are thought of to go before others."""
GAIN_WANTED: Final = 0.25
"""What something must bring to be worth doing, in Actions' worth."""

A_PLAY: Final = 0.3
"""What it is worth besides to have played a Minion: another card is drawn for it."""
A_DAY_OFF: Final = 0.3
"""What it costs besides to use a Busy ability: the Minion could have Worked."""
A_TRIFLE: Final = 0.05
"""Less is not worth the while."""
BUILD_TIME: Final = 0.7
PLAY_TIME: Final = 0.5
"""Turns that it takes, about, to build a point of Contraption cost, and to get another Minion to stay."""
PRICE: Final = 0.35
"""What a point of a Plan's costs is worth."""
THWARTED: Final = 0.6
"""How much of the danger comes true in a turn."""


class Henchman(Bot):
    """Plays either side by looking for paths through the lair."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.habits = Habits()
        self.sequence: list[int] = []
        """What the Master means to do with the Actions that are left."""

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        world = seat.imagine(self.chance)
        assert isinstance(world, Spies)
        asking = world.asking
        if isinstance(asking, Interrupt):
            return self._interrupt(seat, world, asking)
        if isinstance(asking, GeniusMain):
            return self._main(world)
        if isinstance(asking, MasterActions):
            return self._act(world)
        if isinstance(asking, Assign):
            return self._assign(world)
        if isinstance(asking, Infiltrate):
            return self._send(world)
        if isinstance(asking, Face):
            return face_it(world)
        if isinstance(asking, Aim):
            return self._aim(world, seat.number)
        if isinstance(asking, SelectPlan):
            return self._select(world)
        if isinstance(asking, Pay):
            return self._pay(world)
        if isinstance(asking, (Cycle, DiscardChoice)):
            return self._discard(world, seat.number)
        return self._always(world)

    def _always(self, world: Spies) -> int:
        """What is never wrong: Activate, Advance, Complete, draw a better hand, use what costs nothing."""
        cards = world.cards
        for option in (cards.activate, cards.advance, cards.accomplish, cards.redraw, cards.use):
            if option in world.choices:
                return option
        return world.choices[0]

    # Both sides ------------------------------------------------------------------------------------------------------

    def _side(self, seat: int, world: Spies) -> float:
        return standing(world) if seat == GENIUS else -standing(world)

    def _fate(self, start: Spies, seat: int, option: int, depth: int) -> float:
        """How the seat stands after this answer, when the infiltration is over; its own targets well chosen."""
        world = start.clone()
        world.take(option)
        if depth > 0 and isinstance(world.asking, Aim) and world.seat == seat:
            best = -inf
            for target in world.choices:
                best = max(best, self._fate(world, seat, target, depth - 1))
            return best
        self.habits.play_on(world)
        return self._side(seat, world)

    def _interrupt(self, seat: Seat, first: Spies, asking: Interrupt) -> int:
        """A card is played if it changes what becomes of the Spy; otherwise not a thought is wasted."""
        cards = first.cards
        if first.infiltrator < 0 and not asking.answering:
            return cards.passing
        number = seat.number
        options = seat.options
        if not asking.answering and not self._is_the_moment(first, number, asking.occasion):
            return cards.passing
        values = [0.0] * len(options)
        world = first
        for at in range(WORLDS):
            if at > 0:
                world = self._imagine(seat)
            world.ask_forced = True
            base = self._fate(world, number, options[0], 0)
            values[0] += base
            if at == 0 and self._goes_well(first, number, base):
                return cards.passing
            for i in range(1, len(options)):
                values[i] += self._fate(world, number, options[i], 2)
        values[0] += GAIN_WANTED * WORLDS
        return options[_most(values)]

    def _is_the_moment(self, world: Spies, seat: int, occasion: int) -> bool:
        """The Master helps a Spy before it moves; the Genius waits for its choice, or until nobody is left to meet."""
        if seat == MASTER:
            return occasion in (BEFORE_MOVE, SPY_ENTERS_SQUARE)
        if occasion != BEFORE_MOVE:
            return occasion != SPY_ENTERS_SQUARE
        for square in range(next_square(world), SQUARES):
            if world.lair[square] >= 0:
                return False
        return True

    def _imagine(self, seat: Seat) -> Spies:
        world = seat.imagine(self.chance)
        assert isinstance(world, Spies)
        return world

    def _goes_well(self, world: Spies, seat: int, base: float) -> bool:
        """Nothing much is at stake: the Plan is safe for the Genius, or as good as thwarted for the Master."""
        now = self._side(seat, world)
        return base > now - 0.5 if seat == GENIUS else base > now + 2.0

    def _aim(self, start: Spies, seat: int) -> int:
        """Whatever serves best: in the Genius's own turn for the lair, else for what becomes of the infiltration."""
        building = seat == GENIUS and start.turn == GENIUS
        if building:
            self._look_at_lair(start)
        else:
            start.ask_forced = True
        menace = Menace(start)
        values: list[float] = []
        for option in start.choices:
            if building:
                values.append(self._after(start, [option], menace))
            else:
                values.append(self._fate(start, seat, option, 1))
        return start.choices[_most(values)]

    def _discard(self, world: Spies, seat: int) -> int:
        """The card of which there is most of its kind goes; a hand that is in order is kept."""
        cards = world.cards
        count = [0] * len(KINDS)
        for card in world.hands[seat]:
            count[cards.kind[world.face[card]]] += 1
        wanted = [MINION_CARD] if seat == GENIUS else [SPY_CARD, NODE_CARD]
        if cards.keep in world.choices:
            lacking = False
            for kind in wanted:
                if count[kind] < 2:
                    lacking = True
            if not lacking:
                return cards.keep
        best = world.choices[0]
        most = -1
        for option in world.choices:
            if option >= cards.discard:
                kind = cards.kind[option - cards.discard]
                if count[kind] > most:
                    most = count[kind]
                    best = option
        return best

    # The Evil Genius -------------------------------------------------------------------------------------------------

    def _select(self, world: Spies) -> int:
        """Much Evilness for little time; the less safe the lair, the smaller the Plan."""
        cards = world.cards
        danger = Menace(world).against(Way(world))
        have_contraptions = contraption_value(world)
        have_minions = minion_count(world)
        needed = GOAL - world.scores[GENIUS]
        best = world.choices[0]
        most = -inf
        for option in world.choices:
            face = option - cards.plan + cards.first_face[PLAN_CARD]
            evilness = cards.evilness[face]
            turns = 2.0
            turns += BUILD_TIME * max(0, cards.contraption_cost[face] - have_contraptions)
            turns += PLAY_TIME * max(0, cards.minion_cost[face] - have_minions)
            loss = PRICE * (cards.contraption_cost[face] + cards.minion_cost[face])
            fails = 1.0 - (1.0 - THWARTED * danger) ** turns
            gain = POINT * (min(evilness, needed) * (1.0 - fails) - evilness * fails) - loss * (1.0 - fails)
            value = gain / turns
            if value > most:
                most = value
                best = option
        return best

    def _pay(self, world: Spies) -> int:
        """What is worth least goes."""
        cards = world.cards
        best = world.choices[0]
        least = inf
        for option in world.choices:
            which = option - cards.sacrifice
            square = which // 2
            if which % 2 == 0:
                worth = square_worth(world, square)
            else:
                worth = contraption_worth(cards, world.face[world.attached[square]])
            if worth < least:
                least = worth
                best = option
        return best

    def _main(self, world: Spies) -> int:
        """Whatever improves the position most, until nothing does."""
        cards = world.cards
        self._look_at_lair(world)
        easy = self._easy(world)
        if easy >= 0:
            return easy
        menace = Menace(world)
        best = cards.done
        most = lair_worth(world, menace) + A_TRIFLE
        empty = [square for square in range(SQUARES) if world.lair[square] < 0]
        for option in world.choices:
            value = -inf
            if cards.minion <= option < cards.build:
                if empty and (option - cards.minion) % SQUARES == empty[0] and self._has_room(world, len(empty)):
                    value = self._after(world, [option], menace) + A_PLAY
            elif cards.set_busy <= option < cards.square:
                value = self._after(world, [option], menace) - A_DAY_OFF
            elif cards.move <= option < cards.swap:
                if self._is_sensible(world, option, empty):
                    value = self._after(world, [option], menace)
            elif option >= cards.build:
                value = self._after(world, [option], menace)
            if value > most:
                most = value
                best = option
        first = cards.first_face[CONTRAPTION_CARD]
        before = -1
        for card in world.hands[GENIUS]:
            face = world.face[card]
            if first <= face < cards.first_face[EPIPHANY_CARD] and face != before and cards.cost[face] > world.work:
                for square in self._sites(world, face, empty):
                    sequence = self._labour(world, face, square)
                    if sequence:
                        value = self._after(world, sequence, menace)
                        if value > most:
                            most = value
                            best = sequence[0]
            before = face
        return best if best != cards.done else self._in_order(world)

    def _in_order(self, world: Spies) -> int:
        """The strongest to the front, so that a Spy that falls takes as few as possible with it; done if it is so."""
        cards = world.cards
        best = cards.done
        most = 1
        for option in world.choices:
            if cards.swap <= option < cards.sacrifice:
                which = option - cards.swap
                gained = self._might(world, which % SQUARES) - self._might(world, which // SQUARES)
                if gained > most:
                    most = gained
                    best = option
        return best

    def _might(self, world: Spies, square: int) -> int:
        return 2 * minion_attack(world, square) + minion_health(world, square)

    def _look_at_lair(self, world: Spies) -> None:
        """Nobody interrupts in this world: the Genius thinks of what can be built."""
        world.ask_forced = False
        world.hands = [world.hands[GENIUS], []]

    def _after(self, start: Spies, sequence: list[int], menace: Menace) -> float:
        """How the Genius would stand after these actions."""
        world = start.clone()
        for option in sequence:
            if option not in world.choices:
                return -inf
            world.take(option)
            self.habits.play_on(world)
        return lair_worth(world, Menace(world) if self._touches_spies(start, world) else menace)

    def _touches_spies(self, before: Spies, after: Spies) -> bool:
        return (
            before.links is not after.links
            or before.nodes is not after.nodes
            or before.spies is not after.spies
            or before.lasting is not after.lasting
        )

    def _has_room(self, world: Spies, empty: int) -> bool:
        """A square is kept for a Contraption that the Plan still needs."""
        if world.plan < 0 or empty > 1:
            return True
        return contraption_value(world) >= world.cards.contraption_cost[world.face[world.plan]]

    def _is_sensible(self, world: Spies, option: int, empty: list[int]) -> bool:
        """Move the hindmost into the foremost gap."""
        cards = world.cards
        which = option - cards.move
        square, to = which // SQUARES, which % SQUARES
        if to != empty[0] or to > square:
            return False
        for other in range(square + 1, SQUARES):
            if cards.move + other * SQUARES + to in world.choices:
                return False
        return True

    def _sites(self, world: Spies, face: int, empty: list[int]) -> list[int]:
        """Where a Contraption might be built: on a Minion that fights best, or in the foremost gaps."""
        if not world.cards.attachable[face]:
            return empty[:2]
        best = -1
        for square in range(SQUARES):
            card = world.lair[square]
            if card < 0 or world.cards.kind[world.face[card]] != MINION_CARD or world.attached[square] >= 0:
                continue
            if best < 0 or self._would_carry(world, square) > self._would_carry(world, best):
                best = square
        return [] if best < 0 else [best]

    def _would_carry(self, world: Spies, square: int) -> float:
        """Who carries a Contraption cannot Work: rather somebody who fights than a worker."""
        face = world.face[world.lair[square]]
        return minion_worth(world.cards, face) - 0.5 * (gives_work(world, square) - 1) - 0.05 * square

    def _labour(self, world: Spies, face: int, square: int) -> list[int]:
        """Who Works, those who notice least first, and then the building."""
        cards = world.cards
        missing = cards.cost[face] - world.work
        sequence: list[int] = []
        used = 0
        while missing > 0:
            best = -1
            cheapest = inf
            for at in range(SQUARES):
                card = world.lair[at]
                if card < 0 or (used >> at) & 1 or cards.kind[world.face[card]] != MINION_CARD:
                    continue
                if not may_work(world, at):
                    continue
                work = gives_work(world, at)
                if work < 1:
                    continue
                price = (0.3 + perception(world, at)) / min(work, missing)
                if price < cheapest:
                    cheapest = price
                    best = at
            if best < 0:
                return []
            used |= 1 << best
            sequence.append(cards.work + best)
            missing -= gives_work(world, best)
        sequence.append(cards.build + (face - cards.first_face[CONTRAPTION_CARD]) * SQUARES + square)
        return sequence

    def _easy(self, world: Spies) -> int:
        """Epiphanies that are played for what they give at once; the others are kept for a Spy."""
        cards = world.cards
        first = cards.first_face[EPIPHANY_CARD]
        for option in world.choices:
            if cards.epiphany <= option < cards.intelligence:
                lines = cards.played[option - cards.epiphany + first]
                ability = lines[0]
                if ability.op == DRAW or (ability.op == LOOK and len(lines) > 1):
                    return option
                if ability.op == GAIN and self._is_wanted(world, ability):
                    return option
                if ability.op == REPLAN and progress(world) < 0.4:
                    return option
        return -1

    def _is_wanted(self, world: Spies, ability: Ability) -> bool:
        cards = world.cards
        minions = 0
        contraptions = 0
        for card in world.hands[GENIUS]:
            kind = cards.kind[world.face[card]]
            if kind == MINION_CARD:
                minions += 1
            elif kind == CONTRAPTION_CARD and cards.cost[world.face[card]] == world.work + ability.amount:
                contraptions += 1
        empty = 0
        for card in world.lair:
            if card < 0:
                empty += 1
        if ability.what == GAIN_PLAYS:
            return world.plays == 0 and minions > 0 and empty > 1
        return ability.what == GAIN_WORK and contraptions > 0 and empty > 0

    # The Spy Master --------------------------------------------------------------------------------------------------

    def _act(self, world: Spies) -> int:
        """Of many ways to spend the Actions the one that brings a Spy nearest to the Plan."""
        cards = world.cards
        first = cards.first_face[INTELLIGENCE_CARD]
        for option in world.choices:
            if cards.intelligence <= option < cards.move:
                ability = cards.played[option - cards.intelligence + first][0]
                if ability.op == DRAW or (ability.op == GAIN and ability.what == GAIN_ACTIONS):
                    self.sequence = []
                    return option
        if world.actions < 1:
            self.sequence = []
            return cards.done
        if self.sequence and self.sequence[0] in world.choices:
            return self.sequence.pop(0)
        world.ask_forced = False
        world.hands = [[], world.hands[MASTER]]
        way = Way(world)
        aid = in_hand(world)
        best: list[int] = []
        most = -inf
        for _ in range(SEQUENCES):
            trial = world.clone()
            sequence: list[int] = []
            while isinstance(trial.asking, MasterActions) and trial.actions > 0:
                option = self._random_action(trial)
                if option == cards.done:
                    break
                sequence.append(option)
                trial.take(option)
            value = self._prospects(trial, way, aid)
            if value > most:
                most = value
                best = sequence
        if not best:
            return cards.done
        self.sequence = best[1:]
        return best[0]

    def _random_action(self, world: Spies) -> int:
        """Any Action; connecting as likely as playing a card."""
        cards = world.cards
        played: list[int] = []
        linked: list[int] = []
        for option in world.choices:
            if option >= cards.connect:
                linked.append(option)
            elif cards.recruit <= option < cards.disconnect:
                played.append(option)
        if linked and (not played or self.chance.below(2) == 0):
            return self.chance.pick(linked)
        return self.chance.pick(played) if played else cards.done

    def _prospects(self, world: Spies, way: Way, aid: Aid) -> float:
        """How near the Spies are to the Plan, on the best network for each."""
        cards = world.cards
        best = 0.0
        total = 0.0
        for slot in range(len(world.spies)):
            if world.spies[slot] < 0:
                continue
            most = 0.0
            if not world.barred[slot]:
                for network in range(len(world.net)):
                    if world.net[network] == network and supports(world, network, slot):
                        most = max(most, likelihood(way, assigned_to(world, slot, network), aid))
            total += most
            best = max(best, most)
            total += 0.3 * spy_worth(cards, world.face[world.spies[slot]])
        for network in range(len(world.net)):
            if world.net[network] == network:
                size = world.size[network]
                total += 0.4 * (size if size <= 4 else 8 - size)
        return 12.0 * best + 1.5 * total

    def _assign(self, world: Spies) -> int:
        """Every Spy to the network that brings it furthest."""
        cards = world.cards
        way = Way(world)
        aid = in_hand(world)
        for slot in range(len(world.spies)):
            if world.spies[slot] < 0 or world.barred[slot]:
                continue
            best = -1
            most = -inf
            now = -inf
            for network in range(len(world.net)):
                if world.net[network] != network or not supports(world, network, slot):
                    continue
                runner = assigned_to(world, slot, network)
                value = likelihood(way, runner, aid)
                value += 0.01 * (runner.attack + runner.health + runner.sneak)
                if network == world.assigned[slot]:
                    now = value
                if value > most:
                    most = value
                    best = network
            option = cards.assign + slot * cards.most_nodes + best
            if best >= 0 and most > now and option in world.choices:
                return option
        return cards.done

    def _send(self, world: Spies) -> int:
        """Send the Spies that reach the Plan, one after another if need be, or that are well spent."""
        world.ask_forced = True
        now = -standing(world)
        option, value = self._best_wave(world, WAVES)
        if value > now + 2.0:
            return option
        card = self._best_card(world, max(now, value))
        if card >= 0:
            return card
        if value > now + GAIN_WANTED:
            return option
        return self._parting_shot(world)

    def _best_wave(self, start: Spies, depth: int) -> tuple[int, float]:
        """The Spy to send, and how the Master stands when it and those after it are out again."""
        cards = start.cards
        sent: list[int] = []
        values: list[float] = []
        worlds: list[Spies] = []
        for option in start.choices:
            if cards.infiltrate <= option < cards.spy:
                world = start.clone()
                world.take(option)
                self.habits.play_on(world)
                sent.append(option)
                values.append(-standing(world))
                worlds.append(world)
        if not sent:
            return cards.done, -inf
        best = _most(values)
        if depth == 1 or start.plan < 0 or worlds[best].plan != start.plan:
            return sent[best], values[best]
        # None reaches the Plan: perhaps one of those who do best opens the way for another.
        found, most = sent[best], values[best]
        for _ in range(min(VANGUARD, len(sent))):
            best = _most(values)
            values[best] = -inf
            if isinstance(worlds[best].asking, Infiltrate):
                value = self._best_wave(worlds[best], depth - 1)[1]
                if value > most:
                    found, most = sent[best], value
        return found, most

    def _best_card(self, start: Spies, least: float) -> int:
        """Intelligence that opens the way for a Spy; -1 if none does."""
        cards = start.cards
        best = -1
        most = least + 2.0
        for option in start.choices:
            if cards.intelligence <= option < cards.move:
                value = self._with_card(start, option, 2)
                if value > most:
                    most = value
                    best = option
        return best

    def _with_card(self, start: Spies, option: int, depth: int) -> float:
        world = start.clone()
        world.take(option)
        if depth > 0 and isinstance(world.asking, Aim):
            most = -inf
            for target in world.choices:
                most = max(most, self._with_card(world, target, depth - 1))
            return most
        self.habits.play_on(world)
        if not isinstance(world.asking, Infiltrate):
            return -standing(world)
        return self._best_wave(world, 1)[1]

    def _parting_shot(self, world: Spies) -> int:
        """At the end of the turn: hold a Plan up that would go on; else done."""
        cards = world.cards
        first = cards.first_face[INTELLIGENCE_CARD]
        for option in world.choices:
            if cards.intelligence <= option < cards.move:
                lines = cards.played[option - cards.intelligence + first]
                for ability in lines:
                    if ability.op == GIVE and ability.what == STALLED and world.stage >= ACTIVATED:
                        return option
                    if ability.op == DISCARD:
                        return option
        return cards.done


def _most(values: list[float]) -> int:
    """Where the greatest of them is."""
    best = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return best
