"""Evil Genius VS Spies, the table: everything on it, and the small physical acts. Who does what when is the steps'."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from villainy.engine.chance import Chance
from villainy.engine.game import Game, View
from villainy.games.spies.check import check
from villainy.games.spies.deck import GENIUS_DECK, MASTER_DECK, PLAN_DECK, SQUARES, Cards
from villainy.games.spies.phase import GENIUS, NO_PLAN, SETTING_UP
from villainy.games.spies.redeal import imagine_unseen
from villainy.games.spies.variant import Variant
from villainy.games.spies.view import view
from villainy.games.spies.vocabulary import DARK, FIRST_KEYWORD

NONE: Final = -1
GOAL: Final = 10
"""Evilness that wins the game."""
HAND: Final = 7
"""Both sides draw until they hold so many cards."""
LASTING: Final = 5
"""Ints of one lasting effect: card, stat or keyword, amount, until when, face that it came from."""


class Spies(Game):
    """One table of Evil Genius VS Spies. Seat 0 is the Evil Genius, seat 1 the Spy Master.

    Squares are numbered 0 to 7, and 8 is the Evil Plan. Nodes and Spies in play lie in slots; an empty slot is NONE and
    is taken again. A network goes by the slot of its oldest Node. Hands are kept in the order of their faces, so that
    options come out sorted; nobody else sees that order.

    Every list is shared by clones: who changes one puts a changed copy in its place. Only agenda and `seen` are copied.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "genius_pile",
        "genius_discards",
        "plan_pile",
        "master_pile",
        "master_discards",
        "completed",
        "thwarted",
        "hands",
        "lair",
        "attached",
        "busy",
        "hurt",
        "nodes",
        "links",
        "net",
        "size",
        "column",
        "row",
        "age",
        "extra",
        "stretch",
        "dimmed",
        "spies",
        "assigned",
        "wounds",
        "been",
        "noisy",
        "barred",
        "lasting",
        "used",
        "used_here",
        "stack",
        "picks",
        "resolving",
        "offers",
        "paid",
        "scores",
        "plan",
        "stage",
        "round",
        "turn",
        "phase",
        "drawn",
        "work",
        "plays",
        "moves",
        "actions",
        "actions_owed",
        "births",
        "infiltrator",
        "at",
        "skip",
        "spent",
        "sneaks",
        "fighting",
    )

    genius_pile: list[int]
    genius_discards: list[int]
    plan_pile: list[int]
    master_pile: list[int]
    master_discards: list[int]
    completed: list[int]
    """Evil Plans that the Genius has completed."""
    thwarted: list[int]
    """Evil Plans that Spies have thwarted."""
    hands: list[list[int]]
    lair: list[int]
    """The Minion or static Contraption in each square."""
    attached: list[int]
    """The Contraption attached to the Minion in each square."""
    busy: list[int]
    """1 where the Minion in the square is Busy."""
    hurt: list[int]
    """The damage of the Minion in each square."""
    nodes: list[int]
    """The Node in each slot."""
    links: list[int]
    """For each slot its four edges: the slot of the Node that is linked there."""
    net: list[int]
    """The network of the Node in each slot: the slot of its oldest Node."""
    size: list[int]
    """The size of the network that goes by this slot."""
    column: list[int]
    row: list[int]
    """Where each Node lies, measured from anywhere within its network."""
    age: list[int]
    """Nodes are numbered as they come into play: the oldest has the lowest number."""
    extra: list[int]
    """How much larger Spies count the network that goes by this slot."""
    stretch: list[int]
    """How far the network that goes by this slot moves its Spies' Min and Max apart."""
    spies: list[int]
    """The Spy in each slot."""
    assigned: list[int]
    """The network to which the Spy in each slot is Assigned."""
    wounds: list[int]
    """Damage less regained Health of the Spy in each slot, this turn."""
    been: list[int]
    """1 for Spies that have been in the lair this turn."""
    noisy: list[int]
    """1 for Spies that have destroyed a Contraption this turn."""
    barred: list[int]
    """1 for Spies that may not be Assigned in the Master's next step 3."""
    lasting: list[int]
    """What cards have changed for a while, LASTING ints each."""
    used: list[int]
    """Abilities used this turn, as card * 4 + which of those to be used once; 3: one that is always on."""
    used_here: list[int]
    """Abilities used in this infiltration."""
    stack: list[int]
    """Cards that were played and wait, the newest last."""
    picks: list[list[int]]
    """What the players of the waiting cards have pointed at: card ids, squares, edges, in the order of the text."""
    offers: list[int]
    """Evil Plans to select from."""
    paid: list[int]
    """Cards marked to be sacrificed."""
    scores: list[int]

    def __init__(self, cards: Cards, players: int, variant: Variant, chance: Chance) -> None:
        super().__init__(cards, players, chance)
        self.cards = cards
        self.variant = variant
        self.plan = NONE
        self.stage = NO_PLAN
        self.round = 0
        self.turn = GENIUS
        """Whose turn it is."""
        self.phase = SETTING_UP
        self.drawn = 0
        """Who has made the first draw, as bits."""
        self.work = 0
        self.plays = 0
        """Minions that may still be played this turn."""
        self.moves = 0
        """How often something was moved or Assigned for nothing this turn."""
        self.actions = 0
        self.actions_owed = 0
        """Actions more (or fewer) in the Master's next turn."""
        self.births = 0
        self.resolving = NONE
        """A card that is just doing what it says; it is discarded after that, so no shuffle meanwhile changes it."""
        self.dimmed = 0
        """1 while a Node is switched off that would change `extra` or `stretch`."""
        self.infiltrator = NONE
        """The slot of the Spy that is in the lair."""
        self.at = NONE
        """The square where it stands."""
        self.skip = 0
        """Squares that it will jump over."""
        self.spent = 0
        """Sneak spent in this infiltration."""
        self.sneaks = 0
        """How often it has sneaked past somebody."""
        self.fighting = 0
        """1 while a combat goes on."""

    # Setup -----------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        cards = self.cards
        self.genius_pile = cards.pile(GENIUS_DECK)
        self.plan_pile = cards.pile(PLAN_DECK)
        self.master_pile = cards.pile(MASTER_DECK)
        self.genius_discards = []
        self.master_discards = []
        self.completed = []
        self.thwarted = []
        self.hands = [[], []]
        self.lair = [NONE] * SQUARES
        self.attached = [NONE] * SQUARES
        self.busy = [0] * SQUARES
        self.hurt = [0] * SQUARES
        self.nodes = []
        self.links = []
        self.net = []
        self.size = []
        self.column = []
        self.row = []
        self.age = []
        self.extra = []
        self.stretch = []
        self.spies = []
        self.assigned = []
        self.wounds = []
        self.been = []
        self.noisy = []
        self.barred = []
        self.lasting = []
        self.used = []
        self.used_here = []
        self.stack = []
        self.picks = []
        self.offers = []
        self.paid = []
        self.scores = [0, 0]

    # Hands and piles -------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int, clause: str) -> int:
        """Draw from the own deck, which is made anew from its discards (spies.ruling.r38); how many there were."""
        pile = (self.genius_pile if seat == GENIUS else self.master_pile).copy()
        hand = self.hands[seat].copy()
        drawn = 0
        while drawn < count:
            if not pile:
                discards = self.genius_discards if seat == GENIUS else self.master_discards
                if not discards:
                    break
                pile = discards.copy()
                if seat == GENIUS:
                    self.genius_discards = []
                else:
                    self.master_discards = []
                self.tell("reshuffled", "spies.ruling.r38", seat=seat, amount=len(pile))
                gone = [*pile, *hand]  # their numbers stand for other cards from now on
                self.used = [key for key in self.used if key // 4 not in gone]
                self.used_here = [key for key in self.used_here if key // 4 not in gone]
                self.shuffle(pile, [hand])
            card = pile.pop()
            self._insert(hand, card)
            self.seen[card] = self.seen[card] | (1 << seat)
            drawn += 1
            self.tell("drew-card", clause, seat=seat, card=card, hears=1 << seat)
        if seat == GENIUS:
            self.genius_pile = pile
        else:
            self.master_pile = pile
        self._set_hand(seat, hand)
        if drawn:
            self.tell("drew", clause, seat=seat, amount=drawn)
        return drawn

    def _insert(self, hand: list[int], card: int) -> None:
        """Put a card at its place in the order of faces."""
        face = self.face
        mine = face[card]
        at = len(hand)
        while at > 0 and face[hand[at - 1]] > mine:
            at -= 1
        hand.insert(at, card)

    def _set_hand(self, seat: int, hand: list[int]) -> None:
        self.hands = [hand, self.hands[1]] if seat == 0 else [self.hands[0], hand]

    def part_with(self, seat: int, face: int) -> int:
        """Take a card with that face out of a hand and show it. One that others know of already goes first."""
        faces = self.face
        seen = self.seen
        hand = self.hands[seat].copy()
        best = -1
        for at in range(len(hand)):
            if faces[hand[at]] == face and (best < 0 or seen[hand[at]] > seen[hand[best]]):
                best = at
        card = hand.pop(best)
        self._set_hand(seat, hand)
        self.show(card)
        return card

    def owner(self, card: int) -> int:
        """Whose deck the card belongs to (Evil Plans are the Genius's)."""
        return 1 if card >= self.cards.first_card[MASTER_DECK] else 0

    def put_away(self, card: int) -> None:
        """The card goes face up to its owner's discard pile."""
        self.show(card)
        if card >= self.cards.first_card[MASTER_DECK]:
            self.master_discards = [*self.master_discards, card]
        else:
            self.genius_discards = [*self.genius_discards, card]

    def take_to_hand(self, card: int) -> None:
        """A card that lay open goes to its owner's hand, for all to see."""
        seat = self.owner(card)
        hand = self.hands[seat].copy()
        self._insert(hand, card)
        self._set_hand(seat, hand)

    # What lasts ------------------------------------------------------------------------------------------------------

    def last(self, card: int, what: int, amount: int, until: int, source: int) -> None:
        """Something is changed for a while."""
        self.lasting = [*self.lasting, card, what, amount, until, source]

    def lapse(self, until: int) -> None:
        """What lasted so long is over."""
        if self.lasting:
            self._keep_lasting(3, until)

    def forget(self, card: int) -> None:
        """A card has left play: nothing sticks to it any more."""
        if self.lasting:
            self._keep_lasting(0, card)

    def _keep_lasting(self, field: int, value: int) -> None:
        """Keep the effects whose field has another value."""
        lasting = self.lasting
        kept: list[int] = []
        for at in range(0, len(lasting), LASTING):
            if lasting[at + field] != value:
                kept.extend(lasting[at : at + LASTING])
        self.lasting = kept

    def take_away(self, card: int, keyword: int) -> None:
        """A keyword that was given for a while is used up."""
        lasting = self.lasting
        kept: list[int] = []
        for at in range(0, len(lasting), LASTING):
            if lasting[at] != card or lasting[at + 1] != FIRST_KEYWORD + keyword:
                kept.extend(lasting[at : at + LASTING])
        self.lasting = kept

    def added(self, card: i64, what: i64) -> int:
        """The sum of what lasting effects add to a stat of a card."""
        lasting = self.lasting
        total: i64 = 0
        at: i64
        for at in range(0, len(lasting), LASTING):
            if lasting[at] == card and lasting[at + 1] == what:
                total += lasting[at + 2]
        return total

    def keys_given(self, card: i64) -> int:
        """The keywords that a card has been given for a while, as bits."""
        lasting = self.lasting
        keys = 0
        for at in range(0, len(lasting), LASTING):
            if lasting[at] == card and lasting[at + 1] >= FIRST_KEYWORD:
                keys |= 1 << (lasting[at + 1] - FIRST_KEYWORD)
        return keys

    def given(self, card: i64, keyword: i64) -> bool:
        """Whether a card has been given a keyword for a while."""
        return len(self.lasting) > 0 and self.added(card, FIRST_KEYWORD + keyword) > 0

    def dark(self, card: i64) -> bool:
        """Whether a card's abilities are switched off."""
        return len(self.lasting) > 0 and self.added(card, FIRST_KEYWORD + DARK) > 0

    def anything_dark(self) -> bool:
        """Whether the abilities of any card are switched off."""
        lasting = self.lasting
        at: i64
        for at in range(1, len(lasting), LASTING):
            if lasting[at] == FIRST_KEYWORD + DARK:
                return True
        return False

    # The lair --------------------------------------------------------------------------------------------------------

    def occupy(self, square: int, card: int) -> None:
        """A card comes into an unoccupied square."""
        lair = self.lair.copy()
        lair[square] = card
        self.lair = lair

    def vacate(self, square: int) -> None:
        """The square is unoccupied from now on; where its cards go is the caller's business."""
        card, attachment = self.lair[square], self.attached[square]
        self.occupy(square, NONE)
        self.forget(card)
        if attachment >= 0:
            self.attached = changed(self.attached, square, NONE)
        if self.busy[square]:
            self.busy = changed(self.busy, square, 0)
        if self.hurt[square]:
            self.hurt = changed(self.hurt, square, 0)

    def exchange(self, one: i64, two: i64) -> None:
        """What is in two squares changes places, with all that belongs to it."""
        self.lair = exchanged(self.lair, one, two)
        if self.attached[one] != self.attached[two]:
            self.attached = exchanged(self.attached, one, two)
        if self.busy[one] != self.busy[two]:
            self.busy = exchanged(self.busy, one, two)
        if self.hurt[one] != self.hurt[two]:
            self.hurt = exchanged(self.hurt, one, two)

    def square_of(self, card: int) -> int:
        """Where a Minion or static Contraption is; NONE if not in the lair."""
        for square in range(SQUARES):
            if self.lair[square] == card:
                return square
        return NONE

    # Other worlds ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Spies":
        twin = Spies(self.cards, self.players, self.variant, self.chance)
        self.copy_onto(twin)
        twin.genius_pile = self.genius_pile
        twin.genius_discards = self.genius_discards
        twin.plan_pile = self.plan_pile
        twin.master_pile = self.master_pile
        twin.master_discards = self.master_discards
        twin.completed = self.completed
        twin.thwarted = self.thwarted
        twin.hands = self.hands
        twin.lair = self.lair
        twin.attached = self.attached
        twin.busy = self.busy
        twin.hurt = self.hurt
        twin.nodes = self.nodes
        twin.links = self.links
        twin.net = self.net
        twin.size = self.size
        twin.column = self.column
        twin.row = self.row
        twin.age = self.age
        twin.extra = self.extra
        twin.stretch = self.stretch
        twin.dimmed = self.dimmed
        twin.spies = self.spies
        twin.assigned = self.assigned
        twin.wounds = self.wounds
        twin.been = self.been
        twin.noisy = self.noisy
        twin.barred = self.barred
        twin.lasting = self.lasting
        twin.used = self.used
        twin.used_here = self.used_here
        twin.stack = self.stack
        twin.picks = self.picks
        twin.resolving = self.resolving
        twin.offers = self.offers
        twin.paid = self.paid
        twin.scores = self.scores
        twin.plan = self.plan
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.work = self.work
        twin.plays = self.plays
        twin.moves = self.moves
        twin.actions = self.actions
        twin.actions_owed = self.actions_owed
        twin.births = self.births
        twin.infiltrator = self.infiltrator
        twin.at = self.at
        twin.skip = self.skip
        twin.spent = self.spent
        twin.sneaks = self.sneaks
        twin.fighting = self.fighting
        return twin

    def view(self, seat: int) -> View:
        return view(self, seat)

    def imagine_unseen(self, seat: int) -> None:
        imagine_unseen(self, seat)

    def check(self) -> None:
        check(self)

    def standing(self) -> list[int]:
        return self.scores.copy()


def changed(things: list[int], at: i64, value: int) -> list[int]:
    """A copy with one thing changed."""
    twin = things.copy()
    twin[at] = value
    return twin


def cleared(things: list[int]) -> list[int]:
    """As many zeros; the same list if there is nothing else in it."""
    thing: i64
    for thing in things:
        if thing:
            return [0] * len(things)
    return things


def exchanged(things: list[Any], one: i64, two: i64) -> list[Any]:
    """A copy with two things changed round. Any: compiled code then moves ints without unpacking them."""
    twin = things.copy()
    twin[one] = things[two]
    twin[two] = things[one]
    return twin
