"""The Spy Master's turn: the draw, three Actions, Assigning Spies, infiltrating."""

from typing import Final

from mypy_extensions import i64

from villainy.engine.step import Act, Question
from villainy.games.spies.assigning import add_homes, assign, why_not_assign
from villainy.games.spies.deck import ACROSS, INTELLIGENCE_CARD, NODE_CARD, RIGHT, SPY_CARD
from villainy.games.spies.drawing import DrawStep
from villainy.games.spies.effects import settle
from villainy.games.spies.events import (
    add_events,
    after_action,
    obstacle_after_actions,
    obstacle_to,
    play_as_action,
    why_not_play,
)
from villainy.games.spies.game import NONE, Spies, changed, cleared
from villainy.games.spies.genius_turn import MOST_MOVES, AfterAction, EndTurn
from villainy.games.spies.grid import add_connections, add_links, fits_on_grid, has_free_connector
from villainy.games.spies.infiltration import Infiltrate
from villainy.games.spies.networks import add_node, connect, cut
from villainy.games.spies.phase import ACTING, ASSIGNING, CARD_PLAYED, MASTER, MASTER_DRAWS, SENDING
from villainy.games.spies.spies import add_spy
from villainy.games.spies.vocabulary import ROUND_OF_MASTER

ACTIONS: Final = 3


class MasterTurn(Act[Spies]):
    """What lasted until now ends, then the steps of the turn."""

    def run(self, game: Spies) -> None:
        game.turn = MASTER
        game.phase = MASTER_DRAWS
        game.tell("turn", "spies.turn.eg-first", seat=MASTER, amount=game.round)
        game.lapse(ROUND_OF_MASTER)
        settle(game)
        game.then(DrawStep(MASTER), BEGIN_ACTIONS)


class BeginActions(Act[Spies]):
    """Step 2: three Actions, fewer after some Evil Plans."""

    def run(self, game: Spies) -> None:
        game.phase = ACTING
        game.actions = max(0, ACTIONS + game.actions_owed)
        game.actions_owed = 0
        game.then(ACT)


class MasterActions(Question[Spies]):
    """Play a Spy or a Node, or connect two Nodes, an Action each; disconnect for nothing; Intelligence; done."""

    def telling(self, game: Spies) -> bool:
        return len(game.hands[self.seat]) > 0

    def openly(self) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        cards = game.cards
        options = [cards.done]
        add_events(game, options, self.seat, CARD_PLAYED, 0)
        if game.actions > 0:
            self._add_hand(game, options)
        add_links(game, options, cards.disconnect)
        if game.actions > 0:
            add_connections(game, options)
        return options

    def _add_hand(self, game: Spies, options: list[int]) -> None:
        """Spies and Nodes in hand: they come first in the order of faces, and so do their options."""
        cards, face = game.cards, game.face
        last: i64 = cards.first_face[INTELLIGENCE_CARD]
        recruit: i64 = cards.recruit - cards.first_face[SPY_CARD]
        before: i64 = -1
        card: i64
        for card in game.hands[self.seat]:
            printed: i64 = face[card]
            if printed >= last:
                return
            if printed != before:
                options.append(cards.numbers[recruit + printed])
                before = printed

    def choose(self, game: Spies, option: int) -> None:
        cards = game.cards
        if option == cards.done:
            game.then(BEGIN_ASSIGNING)
            return
        game.then(ACT)
        if option >= cards.connect:
            which = option - cards.connect
            two = which % cards.most_nodes
            one = which // cards.most_nodes
            game.actions -= 1
            connect(game, one // 2, RIGHT + one % 2, two)
        elif option >= cards.disconnect:
            which = option - cards.disconnect
            cut(game, which // 2, RIGHT + which % 2, "spies.sm.disconnect-free")
        elif option >= cards.found:
            card = game.part_with(self.seat, option - cards.found + cards.first_face[NODE_CARD])
            game.actions -= 1
            slot = add_node(game, card)
            game.tell("node", "spies.sm.action-play", seat=self.seat, place=slot, card=card)
        elif option >= cards.recruit:
            card = game.part_with(self.seat, option - cards.recruit + cards.first_face[SPY_CARD])
            game.actions -= 1
            slot = add_spy(game, card)
            game.tell("spy", "spies.sm.action-play", seat=self.seat, place=slot, card=card)
        else:
            game.then(AfterAction())
            play_as_action(game, self.seat, option)
            return
        after_action(game)

    def refused(self, game: Spies, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "intelligence":
            return why_not_play(game, self.seat, option, CARD_PLAYED, 0)
        if kind in {"recruit", "found"}:
            return "spies.sm.step2-three-actions" if game.actions < 1 else "spies.sm.action-play"
        if kind == "connect":
            return self._refused_link(game, *parts)
        if kind == "disconnect":
            return "spies.ruling.r25"
        return "spies.sm.step3-assign" if kind in {"assign", "unassign"} else ""

    def obstacle(self, game: Spies, seat: int, option: int) -> str:
        if game.meaning(option)[0] in {"recruit", "found", "connect"}:
            return "no-actions" if game.actions < 1 else ""
        return obstacle_to(game, seat, option, CARD_PLAYED, 0)

    def _refused_link(self, game: Spies, one: int, edge: int, two: int) -> str:
        edge += RIGHT
        if max(one, two) >= len(game.nodes) or min(game.nodes[one], game.nodes[two]) < 0 or one == two:
            return "spies.sm.action-connect"
        if game.actions < 1:
            return "spies.sm.step2-three-actions"
        connectors = [game.cards.connectors[game.face[game.nodes[slot]]] for slot in (one, two)]
        if not (connectors[0] >> edge) & (connectors[1] >> (edge ^ ACROSS)) & 1:
            return "spies.node.opposite-connectors"
        if not has_free_connector(game, one, edge) or not has_free_connector(game, two, edge ^ ACROSS):
            return "spies.ruling.r24"
        return "" if fits_on_grid(game, one, edge, two) else "spies.ruling.r24"


class BeginAssigning(Act[Spies]):
    """Step 3."""

    def run(self, game: Spies) -> None:
        game.phase = ASSIGNING
        game.actions = 0
        game.then(ASSIGN)


class Assign(Question[Spies]):
    """Put Spies on networks that support them, take them off or put them on others, until done."""

    def telling(self, game: Spies) -> bool:
        return len(game.hands[self.seat]) > 0

    def openly(self) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        cards = game.cards
        options = [cards.done]
        add_events(game, options, self.seat, CARD_PLAYED, 0)
        if game.moves >= MOST_MOVES:
            return options
        spies, assigned, barred = game.spies, game.assigned, game.barred
        unassign: i64 = cards.unassign
        unbarred: i64 = 0
        bit: i64 = 1
        slot: i64
        for slot in range(len(spies)):
            if spies[slot] >= 0:
                if assigned[slot] >= 0:
                    options.append(cards.numbers[unassign + slot])
                if not barred[slot]:
                    unbarred |= bit
            bit += bit
        add_homes(game, options, unbarred)
        return options

    def choose(self, game: Spies, option: int) -> None:
        cards = game.cards
        if option == cards.done:
            game.then(BEGIN_SENDING)
            return
        game.then(self)
        if option >= cards.assign:
            assign(game, option, "spies.sm.step3-assign")
        elif option >= cards.unassign:
            slot = option - cards.unassign
            game.assigned = changed(game.assigned, slot, NONE)
            game.moves += 1
            game.tell("unassigned", "spies.ruling.r27", seat=self.seat, place=slot, card=game.spies[slot])
        else:
            game.then(AfterAction())
            play_as_action(game, self.seat, option)
            return
        after_action(game)

    def refused(self, game: Spies, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "intelligence":
            return why_not_play(game, self.seat, option, CARD_PLAYED, 0)
        if kind in {"assign", "unassign"} and game.moves >= MOST_MOVES:
            return "spies.ruling.r49"
        if kind == "assign":
            return why_not_assign(game, *parts)
        if kind in {"recruit", "found", "connect", "disconnect"}:
            return "spies.ruling.r25" if kind == "disconnect" else "spies.sm.step2-three-actions"
        return "spies.sm.step3-assign" if kind == "unassign" else ""

    def obstacle(self, game: Spies, seat: int, option: int) -> str:
        return obstacle_after_actions(game, seat, option)


class BeginSending(Act[Spies]):
    """Step 4: Spies may infiltrate one after another; then the turn ends."""

    def run(self, game: Spies) -> None:
        game.phase = SENDING
        game.barred = cleared(game.barred)
        game.then(Infiltrate(MASTER), EndTurn())


ACT: Final = MasterActions(MASTER)
ASSIGN: Final = Assign(MASTER)
BEGIN_ACTIONS: Final = BeginActions()
BEGIN_ASSIGNING: Final = BeginAssigning()
BEGIN_SENDING: Final = BeginSending()
"""Made once: a step never changes."""
