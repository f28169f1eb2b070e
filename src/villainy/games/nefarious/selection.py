"""Phase I: everybody chooses Actions in secret, and all are turned over together."""

from typing import Final

from villainy.engine.step import Together
from villainy.games.nefarious.deck import AREAS, RESEARCH, WORK
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import SELECT

ALL_ACTIONS: Final = (1 << AREAS) - 1
HOW_MANY: Final = tuple([actions.bit_count() for actions in range(1 << AREAS)])
"""The size of a set of Actions."""


class ChooseAction(Together[Nefarious]):
    """Choose as many different Actions as you have slots for; they lie face down until everybody has chosen."""

    def perform(self, game: Nefarious) -> None:
        game.phase = SELECT
        super().perform(game)

    def seats(self, game: Nefarious) -> list[int]:
        """Everybody who has a choice: which Actions are barred is plain to see."""
        if not game.rules.legal_actions:
            return game.rules.everybody.copy()
        slots = game.rules.action_slots
        return [seat for seat in range(game.players) if HOW_MANY[game.legal_actions(seat)] > slots]

    def all_free(self) -> bool:
        return True

    def picks(self, game: Nefarious, seat: int) -> int:
        return game.rules.action_slots

    def options(self, game: Nefarious, seat: int) -> list[int]:
        cards = game.cards
        actions = ALL_ACTIONS if not game.rules.legal_actions else game.legal_actions(seat)
        for option in game.sealed[seat]:
            actions &= ~(1 << (option - cards.action))
        return cards.action_options[actions]

    def reveal(self, game: Nefarious) -> None:
        revealed: list[int] = []
        base = game.cards.action
        for seat in range(game.players):
            actions = 0
            for option in game.sealed[seat]:
                actions |= 1 << (option - base)
            revealed.append(actions or game.legal_actions(seat))
        game.actions = revealed
        if game.listening:
            tell_actions(game)
        for twist in game.rules.at_revealed:
            twist.at_revealed(game)

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind != "action":
            return ""
        if not (game.legal_actions(seat) >> parts[0]) & 1:
            return game.rules.clause_of("legal_actions")
        return game.rules.clause_of("action_slots")

    def fallback(self, game: Nefarious, seat: int) -> int:
        options = self.options(game, seat)
        for action in (WORK, RESEARCH):
            if game.cards.action + action in options:
                return game.cards.action + action
        return options[0]


def tell_actions(game: Nefarious) -> None:
    """nefarious.select.reveal: what everybody sees when the Actions are turned over."""
    for seat in range(game.players):
        for action in range(AREAS):
            if (game.actions[seat] >> action) & 1:
                game.tell("revealed", "nefarious.select.reveal", seat, action)
