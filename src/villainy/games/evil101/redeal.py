"""Evil:101 re-dealt: the hidden cards as any of the worlds that the seat's view allows."""

from typing import TYPE_CHECKING, Final

from villainy.engine.redeal import ANY, Redeal
from villainy.games.evil101.deck import AGENT, CHASE, PLOT, TARGET
from villainy.games.evil101.phase import DIC, PLOTTING

if TYPE_CHECKING:
    from villainy.games.evil101.game import Evil101

FITS: Final = 1
"""The card can be played: its owner is asked to play one."""
MISFIT: Final = 2
"""The card fits nowhere: its owner is exchanging cards."""
FIRST_PLACE: Final = 3
"""From here on: a Plot laid at a place fits the Target there."""


class RedealHands(Redeal):
    """Plots or Agents: a Plot that lies on a Target fits it, and what its owner is asked tells of a hand."""

    def __init__(self, game: "Evil101", seat: int, back: int, open_to: list[int]) -> None:
        super().__init__(game, seat, game.cards.first_card[back], game.cards.first_card[back + 1])
        self.symbols = game.cards.symbols
        self.row = game.row
        self.open_to = open_to
        """The symbols at each place where the asked seat may play."""

    def fits(self, face: int) -> bool:
        """Whether the card can be played at a place that is open."""
        symbols = self.symbols[face]
        for place in self.open_to:
            if symbols & place == symbols:
                return True
        return False

    def satisfies(self, demand: int, face: int) -> bool:
        if demand == FITS:
            return self.fits(face)
        if demand == MISFIT:
            return not self.fits(face)
        symbols = self.symbols[face]
        return symbols & self.symbols[self.face[self.row[demand - FIRST_PLACE]]] == symbols

    def asked(self, hand: list[int], swapped: list[int], keeper: int, stuck: int) -> None:
        """The hand of the seat that is asked to play from it: something fits, or it would be exchanging."""
        if stuck:
            self.zone(hand, 1 << keeper, MISFIT)
        else:
            slots = len(self.demands)
            self.zone(hand, 1 << keeper, MISFIT if swapped else ANY)
            if len(self.demands) > slots and not self._seen_to_fit(hand):
                self.demands[slots] = FITS
        self.zone(swapped, 1 << keeper, MISFIT)

    def _seen_to_fit(self, hand: list[int]) -> bool:
        for card in hand:
            if self.seen[card] & self.bit and self.fits(self.face[card]):
                return True
        return False


def imagine_unseen(game: "Evil101", seat: int) -> None:
    """Deal anew every card that the seat has not seen; `game` is a fresh clone."""
    game.face = game.face.copy()
    game.swapped = game.swapped.copy()
    game.chases = [hand.copy() for hand in game.chases]
    game.own_plots()
    game.own_targets()
    game.own_agents()
    game.own_chases()
    _imagine_plots(game, seat)
    _imagine_agents(game, seat)
    _imagine_chases(game, seat)
    targets = Redeal(game, seat, game.cards.first_card[TARGET], game.cards.first_card[TARGET + 1])
    targets.pile(game.target_pile)
    targets.deal()


def _imagine_plots(game: "Evil101", seat: int) -> None:
    n = game.players
    plots = RedealHands(game, seat, PLOT, game.free)
    laid = [game.laid[place : place + 1] for place in range(n)]
    for owner in range(n):
        place = game.placed[owner]
        if place >= 0:
            plots.zone(laid[place], 1 << owner, FIRST_PLACE + place)
    for owner in range(n):
        if owner == game.seat and game.phase == PLOTTING:
            plots.asked(game.plots[owner], game.swapped, owner, game.stuck)
        else:
            plots.zone(game.plots[owner], 1 << owner)
    plots.pile(game.plot_pile)
    plots.zone(game.plot_discards, 0)
    plots.deal()
    game.laid = [one[0] for one in laid]
    for owner in range(n):
        _in_order(game.plots[owner], game.face)


def _imagine_agents(game: "Evil101", seat: int) -> None:
    handler = game.handler
    agents = RedealHands(game, seat, AGENT, game.to_guard())
    if game.seat == handler and game.phase == DIC:
        agents.asked(game.agents, game.swapped, handler, game.stuck)
    else:
        agents.zone(game.agents, 1 << handler)
    agents.pile(game.agent_pile)
    agents.zone(game.agent_discards, 0)
    agents.deal()
    _in_order(game.agents, game.face)


def _imagine_chases(game: "Evil101", seat: int) -> None:
    chases = Redeal(game, seat, game.cards.first_card[CHASE], game.cards.first_card[CHASE + 1])
    for owner in range(game.players):
        chases.zone(game.chases[owner], 1 << owner)
    chases.pile(game.chase_pile)
    chases.zone(game.chase_discards, 0)
    chases.deal()
    for owner in range(game.players):
        _in_order(game.chases[owner], game.face)


def _in_order(hand: list[int], face: list[int]) -> None:
    """Hands are kept in the order of their faces; equal ones by card, so that the old order leaves no trace."""
    for i in range(1, len(hand)):
        card = hand[i]
        at = i
        while at > 0 and (
            face[hand[at - 1]] > face[card] or (face[hand[at - 1]] == face[card] and hand[at - 1] > card)
        ):
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = card
