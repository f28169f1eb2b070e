"""The end of a Round, E1 to E9 (2.5 of the ledger), in this order and no other."""

from typing import Final

from villainy.engine.step import Act
from villainy.games.alone.damage import lose
from villainy.games.alone.danger import LayDanger
from villainy.games.alone.ending import after_last_round
from villainy.games.alone.game import Alone
from villainy.games.alone.hands import DiscardDown, DiscardUnwanted, FillHand, evil_seats
from villainy.games.alone.hero import adrenaline_most
from villainy.games.alone.labyrinth import clean_up
from villainy.games.alone.lasting import end_round
from villainy.games.alone.missions import round_effects
from villainy.games.alone.reckoning import count_danger
from villainy.games.alone.terms import AT_ROUND_END, BY_NIGHTMARE, HERO, NONE, SELF_CONTROL
from villainy.games.alone.track import clear, symbols

NIGHTMARE_LOSS: Final = 2


class EndOfRound(Act[Alone]):
    """alone.eor.when: after Turn 8. E1 to E5: symbols, track, Labyrinth, Adrenaline; then the hands."""

    def run(self, game: Alone) -> None:
        game.phase = AT_ROUND_END
        game.turn = 0
        tokens = symbols(game)
        game.tell("danger-counted", "alone.eor.1-count-danger", amount=tokens)
        end_round(game)
        clear(game)
        clean_up(game)
        game.adrenaline = adrenaline_most(game)
        game.tell("adrenaline-restored", "alone.eor.3-adrenaline", HERO, amount=game.adrenaline)
        count_danger(game, 0, tokens)
        game.then(Hands(), LayDanger(game.leader, tokens, NONE), RoundEffects(), Marker())


class Hands(Act[Alone]):
    """E5: first all discard what they do not want, then all fill up or discard down to the hand size."""

    def run(self, game: Alone) -> None:
        seats = evil_seats(game)
        for seat in reversed(seats):
            game.then(DiscardDown(seat), FillHand(seat))
        for seat in reversed(seats):
            game.then(DiscardUnwanted(seat))


class RoundEffects(Act[Alone]):
    """E7, alone.eor.6-effects: those of Missions, then of the Hero's card, then the loss in Nightmare."""

    def run(self, game: Alone) -> None:
        game.then(Horror())
        round_effects(game)


class Horror(Act[Alone]):
    """alone.nightmare.loss: at the end of every Round played in Nightmare, not of the one that ends in it (R40)."""

    def run(self, game: Alone) -> None:
        if game.nightmare:
            lose(game, SELF_CONTROL, NIGHTMARE_LOSS, BY_NIGHTMARE)


class Marker(Act[Alone]):
    """E8 and E9: the Round marker goes left, maybe into Nightmare; the Leader token goes to the left."""

    def run(self, game: Alone) -> None:
        if not game.nightmare:
            game.rounds_left -= 1
            game.tell("marker", "alone.round.marker-left", amount=game.rounds_left)
            if game.rounds_left == 0:
                game.nightmare = 1
                game.tell("nightmare", "alone.round.final-space")
        if after_last_round(game):
            return
        game.leader = game.leader + 1 if game.leader + 1 < game.players else 1
        game.tell("leader", "alone.leader.rotate", game.leader)
