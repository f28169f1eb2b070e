"""Research: some money and a card."""

from villainy.engine.step import Act, Together
from villainy.games.nefarious.deck import RESEARCH
from villainy.games.nefarious.effects import discard_all, why_not_discard
from villainy.games.nefarious.fallback import dearest
from villainy.games.nefarious.game import Nefarious
from villainy.games.nefarious.phase import RESEARCHING


class Research(Act[Nefarious]):
    """Every researcher takes money and draws; all their draws are one batch."""

    def run(self, game: Nefarious) -> None:
        game.phase = RESEARCHING
        rules = game.rules
        wanted: list[int] = []
        anybody = False
        for seat in range(game.players):
            if (game.actions[seat] >> RESEARCH) & 1:
                anybody = True
                game.gain(seat, rules.research_money, "nefarious.research.money")
                wanted.append(rules.research_draw)
            else:
                wanted.append(0)
        if not anybody:
            return
        game.draw_batch(wanted, "nefarious.research.card")
        if rules.research_discard:
            game.then(Shed())


class Shed(Together[Nefarious]):
    """Where a Twist makes researchers discard, they choose among all their cards, the new ones included."""

    def seats(self, game: Nefarious) -> list[int]:
        """Researchers who have a choice: how many cards they may discard, everybody can count."""
        few = game.rules.research_discard
        return [seat for seat in game.who_chose(RESEARCH) if len(game.discardable(seat)) > few]

    def picks(self, game: Nefarious, seat: int) -> int:
        return game.rules.research_discard

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.faces_of(game.discardable(seat), game.cards.discard, game.sealed[seat])

    def reveal(self, game: Nefarious) -> None:
        clause = game.rules.clause_of("research_discard")
        for seat in game.who_chose(RESEARCH):
            mine = game.sealed[seat]
            if not mine:
                discard_all(game, seat, clause)
                continue
            for option in sorted(mine):
                game.discard(seat, game.named(game.discardable(seat), option - game.cards.discard), clause)

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        return why_not_discard(game, seat, parts[0]) if kind == "discard" else ""

    def fallback(self, game: Nefarious, seat: int) -> int:
        return dearest(game, self.options(game, seat), game.cards.discard)
