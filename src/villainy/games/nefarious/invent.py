"""Invent: lay an Invention face down, turn all over together, pay, build; then effects happen."""

from typing import Final

from villainy.engine.step import Act, Together
from villainy.games.nefarious.deck import INVENT
from villainy.games.nefarious.effects import Effects
from villainy.games.nefarious.fallback import best_affordable
from villainy.games.nefarious.game import NONE, NOTHING, Nefarious
from villainy.games.nefarious.phase import INVENTING


class ChooseInvention(Together[Nefarious]):
    """Every inventor with a card that may be built must choose one, whether they can pay for it or not."""

    def perform(self, game: Nefarious) -> None:
        game.phase = INVENTING
        for actions in game.actions:
            if (actions >> INVENT) & 1:
                super().perform(game)
                return

    def seats(self, game: Nefarious) -> list[int]:
        """Inventors who have a choice: how many cards they may build, everybody can count."""
        return [seat for seat in game.who_chose(INVENT) if len(game.buildable(seat)) > 1]

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.faces_of(game.buildable(seat), game.cards.invent, NOTHING)

    def reveal(self, game: Nefarious) -> None:
        """Turned over together; who may not build or cannot pay takes the card back, the others pay, then build."""
        builders: list[int] = []
        refused: list[int] = []
        invention = self._turned_over(game)
        for seat in range(game.players):
            card = invention[seat]
            if card < 0:
                continue
            if not may_build(game, seat):
                refused.append(seat)
                taken_back(game, seat, card, "refused", game.rules.clause_of("build_gate"))
                invention[seat] = NONE
            elif game.cost(card) > game.money[seat]:
                taken_back(game, seat, card, "failed", "nefarious.invent.cannot-pay")
                invention[seat] = NONE
            else:
                builders.append(seat)
        if refused:
            for twist in game.rules.at_build_refused:
                twist.at_build_refused(game, refused)
        if not builders:
            return
        for seat in builders:
            game.pay(seat, game.cost(invention[seat]), invention[seat])
        for twist in game.rules.at_paid:
            twist.at_paid(game, builders)
        game.invention = invention
        effects = [NONE] * game.players
        for seat in builders:
            game.build(seat, invention[seat])
            effects[seat] = effects_of(game, seat)
        game.effects = effects
        game.then(STORE)
        game.then(FROM_THE_FIRST)
        for at in range(len(game.rules.at_built) - 1, -1, -1):
            game.then(BuildingActs(at))

    def _turned_over(self, game: Nefarious) -> list[int]:
        """nefarious.invent.reveal: the card of every inventor, now seen by all."""
        shown: list[int] = []
        for seat in range(game.players):
            card = NONE
            if (game.actions[seat] >> INVENT) & 1:
                cards = game.buildable(seat)
                mine = game.sealed[seat]
                if mine:
                    card = game.named(cards, mine[0] - game.cards.invent)
                elif cards:
                    card = cards[0]
                if card >= 0:
                    game.show(card)
                    game.tell("invention", "nefarious.invent.reveal", seat, NONE, 0, card)
            shown.append(card)
        return shown

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "invent":
            return ""
        if game.named(game.hands[seat], parts[0]) >= 0:
            return game.rules.clause_of("buildable")
        return "nefarious.invent.choose"

    def fallback(self, game: Nefarious, seat: int) -> int:
        return best_affordable(game, seat, self.options(game, seat), game.cards.invent)


class BuildingActs(Act[Nefarious]):
    """A Twist that listens for building acts, before any effect."""

    def __init__(self, at: int) -> None:
        self.at = at

    def parts(self) -> list[int]:
        return [self.at]

    def run(self, game: Nefarious) -> None:
        builders = [seat for seat in range(game.players) if game.invention[seat] >= 0]
        game.rules.at_built[self.at].at_built(game, builders)


class Store(Act[Nefarious]):
    """nefarious.invent.store: once all effects are done, new Inventions join the others below the Lair."""

    def run(self, game: Nefarious) -> None:
        game.invention = [NONE] * game.players
        game.effects = game.invention


def may_build(game: Nefarious, seat: int) -> bool:
    """Whether no Twist refuses; that needs no money."""
    for twist in game.rules.build_gate:
        if not twist.build_gate(game, seat):
            return False
    return True


def taken_back(game: Nefarious, seat: int, card: int, kind: str, clause: str) -> None:
    """nefarious.ruling.r07: the card goes back to hand, or stays the plan, and everybody has seen it."""
    game.tell(kind, clause, seat, NONE, 0, card)
    if game.plan[seat] == card:
        game.show_plan(seat)


def effects_of(game: Nefarious, seat: int) -> int:
    """The face whose effects the new Invention has: its own, or those of the one before where a Twist says so."""
    built = game.built[seat]
    face = game.face[built[-1]]
    if game.rules.borrows and game.rules.empty[face] and len(built) > 1:
        return game.face[built[-2]]
    return face


STORE: Final = Store()
FROM_THE_FIRST: Final = Effects(0, 0)
