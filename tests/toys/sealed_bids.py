"""Sealed bids: everybody bids at once for the pot, and Twists change what bids and pots are worth.

Two to four players. In every round all stake coins openly, then all seal bids from hands that nobody else sees: one
card in odd rounds, up to two in even ones. The highest bid takes the pot; a shared lead leaves it for the next round.
"""

from pathlib import Path
from typing import Any, ClassVar, Final

from villainy.engine.box import Box, Setting
from villainy.engine.chance import Chance
from villainy.engine.errors import BadDeck
from villainy.engine.game import Deck, Game, View
from villainy.engine.redeal import Redeal
from villainy.engine.space import Space
from villainy.engine.step import Act, Together

VALUES: Final = 5
HAND: Final = 3
COINS: Final = 5
MOST_STAKED: Final = 2

STAKE: Final = 0
BID: Final = STAKE + MOST_STAKED + 1
HOLD: Final = BID + VALUES


def read_deck(source: dict[str, Any], file: str) -> Deck:
    """Cards with the values 1 to 5 (faces 0 to 4), each as many times as the deck says."""
    copies = source.get("copies")
    if source.get("game") != "sealed_bids" or not isinstance(copies, int) or copies < 1:
        raise BadDeck(file, "", "copies", "bad-number", least=1)
    space = Space()
    space.kind("stake", (MOST_STAKED + 1,))
    space.kind("bid", (VALUES,))
    space.kind("hold")
    return Deck(source, [value for value in range(VALUES) for _ in range(copies)], space)


class Twist:
    """A rule that changes others. Every hook gets what the Twists before it made, and gives what the next one gets."""

    def worth(self, value: int) -> int:
        """What a card that was bid counts."""
        return value

    def pot(self, coins: int) -> int:
        """What the winner is paid, the bank adding or keeping the difference."""
        return coins


class UpsideDown(Twist):
    """The lowest card counts most."""

    def worth(self, value: int) -> int:
        return VALUES + 1 - value


class Doubled(Twist):
    """Every card counts twice."""

    def worth(self, value: int) -> int:
        return 2 * value


class Generous(Twist):
    """The bank adds a coin to every pot."""

    def pot(self, coins: int) -> int:
        return coins + 1


TWISTS: Final[tuple[Twist, ...]] = (UpsideDown(), Doubled(), Generous())


class SealedBids(Game):
    """One table of sealed bids. Hands are kept in the order of their faces."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pile",
        "discards",
        "hands",
        "coins",
        "bank",
        "pot",
        "bids",
        "twists",
        "round",
    )

    def __init__(self, deck: Deck, players: int, rounds: int, chance: Chance) -> None:
        super().__init__(deck, players, chance)
        self.rounds = rounds
        self.pile: list[int]
        self.discards: list[int]
        self.hands: list[list[int]]
        self.coins: list[int]
        self.bids: list[list[int]]
        """What each seat bid last, as faces."""
        self.twists: list[int]
        """The Twists that were turned over, in that order."""
        self.bank = 0
        self.pot = 0
        self.round = 0

    def begin(self) -> None:
        self.pile = list(range(len(self.face)))
        self.discards = []
        self.hands = [[] for _ in range(self.players)]
        self.coins = [COINS] * self.players
        self.bids = [[] for _ in range(self.players)]
        self.twists = []

    def draw(self, seat: int) -> bool:
        """The seat draws a card; an empty pile is made anew from the discards. Whether there was one."""
        if not self.pile:
            if not self.discards:
                return False
            self.pile, self.discards = self.discards, []
            self.shuffle(self.pile, self.hands)
        card = self.pile.pop()
        self.seen[card] |= 1 << seat
        self.hands[seat].append(card)
        self.hands[seat].sort(key=self.face.__getitem__)
        self.tell("drew", "toy.draw", seat=seat, card=card)
        return True

    def worth(self, bid: list[int]) -> int:
        """The value of a bid, folded through the Twists in the order in which they were turned over."""
        total = 0
        for face in bid:
            value = face + 1
            for twist in self.twists:
                value = TWISTS[twist].worth(value)
            total += value
        return total

    def payout(self) -> int:
        """What the pot pays, folded likewise."""
        coins = self.pot
        for twist in self.twists:
            coins = TWISTS[twist].pot(coins)
        return coins

    def clone(self) -> "SealedBids":
        twin = type(self)(self.deck, self.players, self.rounds, self.chance)
        self.copy_onto(twin)
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.coins = self.coins.copy()
        twin.bids = self.bids
        twin.twists = self.twists
        twin.bank = self.bank
        twin.pot = self.pot
        twin.round = self.round
        return twin

    def view(self, seat: int) -> View:
        asking_openly = isinstance(self.asking, Stake)
        mine = seat < self.players and bool(self.sealed)
        return {
            "seat": seat,
            "round": self.round,
            "asked": self.to_answer(),
            "question": type(self.asking).__name__,
            "hand": [self.face[card] for card in self.hands[seat]] if seat < self.players else [],
            "held": [len(hand) for hand in self.hands],
            "pile": len(self.pile),
            "discards": [{"card": card, "face": self.face[card]} for card in self.discards],
            "coins": self.coins,
            "pot": self.pot,
            "twists": self.twists,
            "stakes": self.sealed if asking_openly else [],
            "my bid": self.sealed[seat] if mine else [],
            "bids": self.bids,
            "winners": self.winners,
        }

    def imagine_unseen(self, seat: int) -> None:
        self.face = self.face.copy()
        unseen = Redeal(self, seat, 0, len(self.face))
        for owner in range(self.players):
            unseen.zone(self.hands[owner], 1 << owner)
        unseen.pile(self.pile)
        unseen.deal()
        for owner in range(self.players):
            if owner != seat:
                self.hands[owner].sort(key=lambda card: (self.face[card], card))

    def check(self) -> None:
        cards = sorted([*self.pile, *self.discards, *(card for hand in self.hands for card in hand)])
        assert cards == list(range(len(self.deck.faces)))
        assert sorted(self.face) == self.deck.faces
        assert sum(self.coins) + self.pot + self.bank == COINS * self.players
        assert min(self.coins) >= 0
        for hand in self.hands:
            assert [self.face[card] for card in hand] == sorted(self.face[card] for card in hand)
        if not self.over:
            assert self.choices and self.choices == self.asking.offered(self, self.seat)

    def standing(self) -> list[int]:
        return self.coins.copy()


class Setup(Act[SealedBids]):
    """Shuffle the cards, and turn over two of the three Twists."""

    def run(self, game: SealedBids) -> None:
        game.shuffle(game.pile)
        twists = list(range(len(TWISTS)))
        game.chance.shuffle(twists)
        game.twists = twists[:2]
        game.then(Round())


class Round(Act[SealedBids]):
    """All fill their hands, stake, and bid; after the last round the richest have won."""

    def run(self, game: SealedBids) -> None:
        if game.round == game.rounds:
            most = max(game.coins)
            game.finish([seat for seat in range(game.players) if game.coins[seat] == most])
            return
        game.round += 1
        for seat in range(game.players):
            while len(game.hands[seat]) < HAND and game.draw(seat):
                pass
        game.then(Stake(), Bid(), self)


class Stake(Together[SealedBids]):
    """Everybody lays coins into the pot, openly: what has been laid is seen at once."""

    sealed: ClassVar[bool] = False

    def telling(self, game: SealedBids) -> bool:
        """Anybody can count another's coins."""
        return False

    def options(self, game: SealedBids, seat: int) -> list[int]:
        return [STAKE + coins for coins in range(min(MOST_STAKED, game.coins[seat]) + 1)]

    def reveal(self, game: SealedBids) -> None:
        for seat in range(game.players):
            coins = game.sealed[seat][0] - STAKE
            game.coins[seat] -= coins
            game.pot += coins
            game.tell("staked", "toy.stake", seat=seat, amount=coins)

    def refused(self, game: SealedBids, seat: int, option: int) -> str:
        return "toy.stake" if option < BID else ""


class Bid(Together[SealedBids]):
    """All bids are laid face down and turned at once; a second card may not be above the first."""

    def picks(self, game: SealedBids, seat: int) -> int:
        return 1 if game.round % 2 else 2

    def options(self, game: SealedBids, seat: int) -> list[int]:
        faces = [game.face[card] for card in game.hands[seat]]
        for option in game.sealed[seat]:
            faces.remove(option - BID)
            faces = [face for face in faces if face <= option - BID]
        options = [BID + face for face in sorted(set(faces))]
        return [*options, HOLD] if game.sealed[seat] else options

    def reveal(self, game: SealedBids) -> None:
        bids = [[option - BID for option in game.sealed[seat] if option != HOLD] for seat in range(game.players)]
        for seat in range(game.players):
            for face in bids[seat]:
                card = next(card for card in game.hands[seat] if game.face[card] == face)
                game.hands[seat].remove(card)
                game.show(card)
                game.discards.append(card)
                game.tell("bid", "toy.bid", seat=seat, card=card)
        game.bids = bids
        worth = [game.worth(bid) for bid in bids]
        if worth.count(max(worth)) == 1:
            winner = worth.index(max(worth))
            paid = game.payout()
            game.coins[winner] += paid
            game.bank -= paid - game.pot
            game.pot = 0
            game.tell("won", "toy.pot", seat=winner, amount=paid)


def _table(deck: Deck, players: int, settings: dict[str, str | int], chance: Chance) -> SealedBids:
    return SealedBids(deck, players, int(settings["rounds"]), chance)


def house_deck() -> Deck:
    return read_deck({"game": "sealed_bids", "copies": 3}, "")


BOX = Box(
    name="sealed_bids",
    version=1,
    seats=range(2, 5),
    settings=(Setting("rounds", (4, 2, 6), "toy.rounds"),),
    make=_table,
    first=Setup,
    steps=(Setup, Round, Stake, Bid),
    read_deck=read_deck,
    house_deck=house_deck,
    words=Path(__file__).parent,
)
