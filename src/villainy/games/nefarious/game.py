"""Nefarious, the table: everything on it, and one primitive for each change of it. Who does what when is the steps'."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from villainy.engine.chance import Chance
from villainy.engine.event import NOBODY
from villainy.engine.game import Game, View
from villainy.engine.step import Step
from villainy.games.nefarious.check import check
from villainy.games.nefarious.deck import AREAS, AS_BUILT, MINIONS, PER_BUILT, PER_HAND, PER_MINION, Cards
from villainy.games.nefarious.phase import TWISTS
from villainy.games.nefarious.redeal import imagine_unseen
from villainy.games.nefarious.rules import Rules, rules_of
from villainy.games.nefarious.twist import Twist
from villainy.games.nefarious.variant import Variant
from villainy.games.nefarious.view import view

NONE: Final = -1
NOTHING: Final[list[int]] = []
"""An empty list that is never changed."""


class Nefarious(Game):
    """One table of Nefarious.

    Hands are kept in the order of their faces, so that options come out sorted; nobody else sees that order. A planned
    card lies in its owner's hand too. Sets of Actions are bits.

    What changes at nearly every decision (`money`, `areas`, `reserve`, and which list is whose hand) is copied by
    clones. All other lists are shared: who changes one puts a new list in its place.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pile",
        "left",
        "discards",
        "hands",
        "money",
        "areas",
        "reserve",
        "built",
        "worth",
        "totals",
        "actions",
        "last_actions",
        "snapshot",
        "income",
        "built_now",
        "plan",
        "plan_known",
        "invention",
        "effects",
        "tasks",
        "counted",
        "twists",
        "locked",
        "round",
        "phase",
    )

    pile: list[int]
    """The draw pile; only the first `left` cards are still in it, the last of them on top."""
    discards: list[int]
    """Face up, the top card last."""
    hands: list[list[int]]
    money: list[int]
    areas: list[int]
    """Minions invested: four areas for each seat."""
    reserve: list[int]
    built: list[list[int]]
    """Inventions of each seat in the order in which they were built."""
    worth: list[int]
    """What all Inventions of each seat are worth."""
    totals: list[int]
    """How many Minions of all players stand on each area."""
    actions: list[int]
    """The Actions that each seat has revealed in this round."""
    last_actions: list[int]
    """And in the last one."""
    snapshot: list[int]
    """What `totals` were when the round began."""
    income: list[int]
    """What each seat's investments paid in this round."""
    built_now: list[int]
    """How many Inventions each seat has built in this round."""
    plan: list[int]
    """The card that each seat has laid face down to build next."""
    plan_known: list[int]
    """1 where everybody has seen that this is the plan."""
    invention: list[int]
    """The new Invention that lies above each Lair until its effects are done."""
    effects: list[int]
    """The face whose effects each builder carries out: the new Invention's, or one that it repeats."""
    tasks: list[int]
    """What each seat has to do in the wave of effects that is asked about."""
    counted: list[int]
    """The amount of each seat's line in that wave, multiplied, and below 0 where it takes."""
    twists: list[int]
    """The Twists in the order in which they were turned over."""

    def __init__(
        self, cards: Cards, players: int, variant: Variant, catalogue: list[Twist], rules: Rules, chance: Chance
    ) -> None:
        super().__init__(cards, players, chance)
        self.cards = cards
        self.variant = variant
        self.catalogue = catalogue
        """All Twists in the box, by number."""
        self.rules = rules
        self.left = 0
        self.locked = 0
        """1 once drawing has become impossible (nefarious.deck.lock)."""
        self.round = 0
        self.phase = TWISTS

    # Setup -----------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        n = self.players
        self.pile = list(range(len(self.face)))
        self.left = len(self.pile)
        self.discards = []
        self.hands = [[] for _ in range(n)]
        self.money = [0] * n
        self.areas = [0] * (n * AREAS)
        self.reserve = [MINIONS] * n
        self.built = [[] for _ in range(n)]
        self.worth = [0] * n
        self.totals = [0] * AREAS
        self.actions = [0] * n
        self.last_actions = [0] * n
        self.snapshot = self.totals
        self.income = [0] * n
        self.built_now = [0] * n
        self.plan = [NONE] * n
        self.plan_known = [0] * n
        self.invention = [NONE] * n
        self.effects = [NONE] * n
        self.tasks = NOTHING
        self.counted = NOTHING
        self.twists = []

    def turn_over(self, twists: list[int]) -> None:
        """These Twists govern the game from now on."""
        self.twists = twists
        self.rules = rules_of(self.cards, self.players, twists, self.catalogue, self.variant.only_others_secured)

    def load(self, saved: dict[str, Any], steps: dict[str, Callable[..., Step[Any]]]) -> None:
        self.turn_over(saved["twists"])
        super().load(saved, steps)

    # Money -----------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int, clause: str, kind: str = "gained") -> None:
        """Money from the supply, which never runs dry."""
        if amount > 0:
            self.money[seat] = self.money[seat] + amount
            self.tell(kind, clause, seat, NONE, amount)

    def lose(self, seat: int, amount: int, clause: str) -> None:
        """nefarious.effect.minus-money: money to the supply, as far as there is any."""
        amount = min(amount, self.money[seat])
        if amount > 0:
            self.money[seat] = self.money[seat] - amount
            self.tell("lost", clause, seat, NONE, amount)

    def pay(self, seat: int, amount: int, card: int) -> None:
        """nefarious.invent.pay: the price of an Invention, also when that is nothing."""
        self.money[seat] = self.money[seat] - amount
        self.tell("paid", "nefarious.invent.pay", seat, NONE, amount, card)

    # Cards -----------------------------------------------------------------------------------------------------------

    def draw_batch(self, wanted: list[int], clause: str) -> None:
        """All cards that are to be drawn now: everybody gets all of theirs, or nobody any and never again.

        nefarious.deck.reshuffle, nefarious.deck.exhausted, nefarious.deck.lock: a pile that is too short for everybody
        is helped by the discards; if that is not enough, drawing is over. nefarious.ruling.r13: dealt clockwise from
        the first seat, to each its full number.
        """
        total = 0
        for want in wanted:
            total += want
        if total == 0 or self.locked:
            return
        if self.left < total:
            if self.discards:
                self.reshuffle()
            if self.left < total:
                self.locked = 1
                self.tell("locked", "nefarious.deck.lock")
                return
        for seat in range(self.players):
            want = wanted[seat]
            if want > 0:
                self.tell("drew", clause, seat, NONE, want)
                self.take_up(seat, want, clause)

    def reshuffle(self) -> None:
        """nefarious.deck.bottom: the discards, shuffled, go under what is left of the pile."""
        under = self.discards.copy()
        self.tell("reshuffled", "nefarious.deck.reshuffle", amount=len(under))
        self.discards = []
        n = self.players
        rest = self.pile[: self.left]
        self.hands = [hand.copy() for hand in self.hands]
        planned = [self.hands[seat].index(self.plan[seat]) if self.plan[seat] >= 0 else NONE for seat in range(n)]
        self.shuffle(under, [rest, *self.hands])
        self.plan = [self.hands[seat][planned[seat]] if planned[seat] >= 0 else NONE for seat in range(n)]
        self.pile = under + rest
        self.left = len(self.pile)

    def take_up(self, seat: int, count: int, clause: str) -> None:
        """The seat takes cards from the pile into its hand, each at its place in the order of faces."""
        face = self.face
        hand = self.hands[seat].copy()
        bit = 1 << seat
        for _ in range(count):
            self.left -= 1
            card = self.pile[self.left]
            self.seen[card] = bit
            mine = face[card]
            at = len(hand)
            while at > 0 and face[hand[at - 1]] > mine:
                at -= 1
            hand.insert(at, card)
            self.tell("drew-card", clause, seat, NONE, 0, card, bit)
        self.hands[seat] = hand

    def discard(self, seat: int, card: int, clause: str) -> None:
        """nefarious.effect.minus-card: a card goes from the hand onto the discards, face up."""
        hand = self.hands[seat].copy()
        hand.remove(card)
        self.hands[seat] = hand
        self.show(card)
        self.discards = [*self.discards, card]
        self.tell("discarded", clause, seat, NONE, 0, card)

    def may_discard(self, seat: int, card: int) -> bool:
        """Whether no Twist keeps the card in its owner's hand."""
        for twist in self.rules.discardable:
            if not twist.discardable(self, seat, card):
                return False
        return True

    def may_build(self, seat: int, card: int) -> bool:
        """Whether no Twist wants another card to be built."""
        for twist in self.rules.buildable:
            if not twist.buildable(self, seat, card):
                return False
        return True

    def discardable(self, seat: int) -> list[int]:
        """The cards in hand that may be discarded: everybody knows how many."""
        hand = self.hands[seat]
        if not self.rules.discardable:
            return hand
        return [card for card in hand if self.may_discard(seat, card)]

    def buildable(self, seat: int) -> list[int]:
        """The cards in hand that may be built: everybody knows how many."""
        hand = self.hands[seat]
        if not self.rules.buildable:
            return hand
        return [card for card in hand if self.may_build(seat, card)]

    def faces_of(self, cards: list[int], base: int, picked: list[int]) -> list[int]:
        """The options that name these cards by their faces, but for those picked already."""
        face = self.face
        options: list[int] = []
        before = -1
        if not picked:
            for card in cards:
                option = base + face[card]
                if option != before:
                    options.append(option)
                    before = option
            return options
        taken = picked.copy()
        for card in cards:
            option = base + face[card]
            if option in taken:
                taken.remove(option)
            elif option != before:
                options.append(option)
                before = option
        return options

    def named(self, cards: list[int], face: int) -> int:
        """The card with that face; of several the one that most have seen, so that nothing new is shown."""
        found = NONE
        for card in cards:
            if self.face[card] == face and (found < 0 or self.seen[card] > self.seen[found]):
                found = card
        return found

    # Minions ---------------------------------------------------------------------------------------------------------

    def place(self, seat: int, area: int, price: int, clause: str) -> None:
        """A Minion goes from the reserve to an area; whoever listens for that is told."""
        at = seat * AREAS + area
        self.reserve[seat] = self.reserve[seat] - 1
        self.areas[at] = self.areas[at] + 1
        self.totals = self.totals.copy()
        self.totals[area] = self.totals[area] + 1
        if price:
            self.money[seat] = self.money[seat] - price
        self.tell("placed", clause, seat, area, price)
        for twist in self.rules.at_minion_placed:
            twist.at_minion_placed(self, seat, area)

    def remove(self, seat: int, area: int, clause: str) -> None:
        """A Minion goes from an area back to the reserve."""
        at = seat * AREAS + area
        self.areas[at] = self.areas[at] - 1
        self.totals = self.totals.copy()
        self.totals[area] = self.totals[area] - 1
        self.reserve[seat] = self.reserve[seat] + 1
        self.tell("removed", clause, seat, area)

    def invested(self, seat: int) -> int:
        """How many Minions the seat has on its areas."""
        return MINIONS - self.reserve[seat]

    def occupied(self, seat: int, picked: list[int]) -> int:
        """The areas with a Minion of the seat, as bits, but for the Minions picked already."""
        areas = 0
        base = self.cards.remove
        for area in range(AREAS):
            minions = self.areas[seat * AREAS + area]
            if minions > 0 and (not picked or minions > picked.count(base + area)):
                areas |= 1 << area
        return areas

    # Inventions ------------------------------------------------------------------------------------------------------

    def set_plan(self, seat: int, card: int) -> None:
        """nefarious.twist.long-term.commit: a card is laid face down, to be built next. Others see that, not which."""
        self.plan = self.plan.copy()
        self.plan[seat] = card
        clause = "nefarious.twist.long-term.commit"
        self.tell("planned", clause, seat, hears=self.everyone & ~(1 << seat))
        self.tell("planned", clause, seat, card=card, hears=1 << seat)

    def show_plan(self, seat: int) -> None:
        """Everybody has seen what the plan is."""
        self.plan_known = self.plan_known.copy()
        self.plan_known[seat] = 1

    def build(self, seat: int, card: int) -> None:
        """An Invention is built: it leaves the hand, counts from now on, and is no plan any more."""
        hand = self.hands[seat].copy()
        hand.remove(card)
        self.hands[seat] = hand
        self.built[seat] = [*self.built[seat], card]
        self.worth = self.worth.copy()
        self.worth[seat] = self.points_built(seat)
        self.built_now = self.built_now.copy()
        self.built_now[seat] = self.built_now[seat] + 1
        if self.plan[seat] == card:
            self.plan = self.plan.copy()
            self.plan[seat] = NONE
            self.plan_known = self.plan_known.copy()
            self.plan_known[seat] = 0
        self.tell("built", "nefarious.invent.effects-next", seat, NONE, 0, card)

    def cost(self, card: int) -> int:
        """What the card costs, Twists included."""
        return self.rules.cost[self.face[card]]

    def points_of(self, face: int, count: int) -> int:
        """What an Invention is worth to a seat that has built so many."""
        points = self.rules.worth[face]
        if points != AS_BUILT:
            return points
        points = count
        for twist in self.rules.invention_vp:
            points = twist.invention_vp(points)
        return points

    def points_built(self, seat: int) -> int:
        """What all Inventions of the seat are worth."""
        points = 0
        built = self.built[seat]
        count = len(built)
        for card in built:
            points += self.points_of(self.face[card], count)
        return points

    def score(self, seat: int) -> int:
        """nefarious.ruling.r23: victory points as of now; they may fall again."""
        points = self.worth[seat]
        for twist in self.rules.score_bonus:
            points += twist.score_bonus(self, seat)
        return points

    def times(self, seat: int, per: int) -> int:
        """nefarious.ruling.r17: what multiplies an effect line, counted on the affected player as the line resolves."""
        if per == PER_HAND:
            return len(self.hands[seat])
        if per == PER_MINION:
            return MINIONS - self.reserve[seat]
        if per == PER_BUILT:
            return len(self.built[seat])
        return 1

    def meets(self, seat: int, stage: int, at: int) -> tuple[int, int]:
        """Whose line the seat meets in a wave of effects, and which of theirs; NONE where it meets no more.

        Stage 0 are one's own lines. In stage 1 the queue of a seat are the lines of all other builders, the left
        neighbour's first, each builder's from the top down (nefarious.ruling.r10, nefarious.ruling.r12).
        """
        n = self.players
        if stage == 0:
            face = self.effects[seat]
            return (seat, at) if face >= 0 and at < len(self.rules.own[face]) else (NONE, 0)
        for distance in range(1, n):
            builder = seat + distance
            if builder >= n:
                builder -= n
            face = self.effects[builder]
            if face >= 0:
                lines = len(self.rules.others[face])
                if at < lines:
                    return builder, at
                at -= lines
        return NONE, 0

    # Actions ---------------------------------------------------------------------------------------------------------

    def legal_actions(self, seat: int) -> int:
        """The Actions that the seat may choose in this round, as bits."""
        actions = (1 << AREAS) - 1
        for twist in self.rules.legal_actions:
            actions = twist.legal_actions(self, seat, actions)
        return actions

    def who_chose(self, action: int) -> list[int]:
        """The seats that have revealed the Action."""
        return [seat for seat in range(self.players) if (self.actions[seat] >> action) & 1]

    def twist_acts(self, twist: Twist, clause: str, seat: int = NOBODY) -> None:
        """Say that a Twist does something."""
        self.tell("twist-acts", clause, seat, NONE, twist.number)

    # Other worlds ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Nefarious":
        twin = Nefarious(self.cards, self.players, self.variant, self.catalogue, self.rules, self.chance)
        self.copy_onto(twin)
        twin.pile = self.pile
        twin.left = self.left
        twin.discards = self.discards
        twin.hands = self.hands.copy()
        twin.money = self.money.copy()
        twin.areas = self.areas.copy()
        twin.reserve = self.reserve.copy()
        twin.built = self.built.copy()
        twin.worth = self.worth
        twin.totals = self.totals
        twin.actions = self.actions
        twin.last_actions = self.last_actions
        twin.snapshot = self.snapshot
        twin.income = self.income
        twin.built_now = self.built_now
        twin.plan = self.plan
        twin.plan_known = self.plan_known
        twin.invention = self.invention
        twin.effects = self.effects
        twin.tasks = self.tasks
        twin.counted = self.counted
        twin.twists = self.twists
        twin.locked = self.locked
        twin.round = self.round
        twin.phase = self.phase
        return twin

    def view(self, seat: int) -> View:
        return view(self, seat)

    def imagine_unseen(self, seat: int) -> None:
        imagine_unseen(self, seat)

    def check(self) -> None:
        check(self)

    def standing(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]
