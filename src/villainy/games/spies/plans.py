"""Evil Plans: what they cost, how one is selected, and how it goes on from stage to stage."""

from typing import Final

from villainy.engine.step import Act, Question
from villainy.games.spies.deck import PLAN_CARD
from villainy.games.spies.ending import higher_score_wins
from villainy.games.spies.game import NONE, Spies
from villainy.games.spies.phase import ACTIVATED, ADVANCED, GENIUS, IN_PROGRESS, NO_PLAN
from villainy.games.spies.stats import cost_met
from villainy.games.spies.vocabulary import STALLED

OFFERED: Final = 3
"""Evil Plans that are drawn to select one from."""


def stalled(game: Spies) -> bool:
    """Whether a card keeps the Plan from going on."""
    return game.given(game.plan, STALLED)


# Selecting ------------------------------------------------------------------------------------------------------------


class DrawPlans(Act[Spies]):
    """The Genius draws three Evil Plans to select one; with none left at all the game ends."""

    def run(self, game: Spies) -> None:
        if not game.plan_pile:
            game.tell("no-plans", "spies.ruling.r16")
            higher_score_wins(game, "spies.ruling.r16")
            return
        pile = game.plan_pile.copy()
        offers: list[int] = []
        while pile and len(offers) < OFFERED:
            card = pile.pop()
            game.seen[card] = game.seen[card] | (1 << GENIUS)
            offers.append(card)
        game.plan_pile = pile
        game.offers = offers
        for card in offers:
            game.tell("offered", "spies.plan.select", seat=GENIUS, card=card, hears=1 << GENIUS)
        game.then(SelectPlan(GENIUS))


class SelectPlan(Question[Spies]):
    """One of the Evil Plans drawn is kept face down beside Square 8; the others are shuffled back."""

    def telling(self, game: Spies) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        first = game.cards.first_face[PLAN_CARD]
        options: list[int] = []
        for card in game.offers:
            option = game.cards.plan + game.face[card] - first
            if option not in options:
                options.append(option)
        options.sort()
        return options

    def choose(self, game: Spies, option: int) -> None:
        wanted = option - game.cards.plan + game.cards.first_face[PLAN_CARD]
        back: list[int] = []
        for card in game.offers:
            if game.plan < 0 and game.face[card] == wanted:
                game.plan = card
            else:
                back.append(card)
        game.offers = []
        game.stage = IN_PROGRESS
        game.tell("selected", "spies.plan.select", seat=self.seat, card=game.plan)
        pile = [*game.plan_pile, *back]
        if pile:
            game.shuffle(pile)
        game.plan_pile = pile

    def public(self, game: Spies, option: int) -> int:
        """The others see that one was kept, not which."""
        return 0

    def refused(self, game: Spies, option: int) -> str:
        kind, _ = game.meaning(option)
        return "spies.plan.select" if kind == "plan" else ""


def put_plan_back(game: Spies) -> None:
    """The Evil Plan is shuffled into its deck: whoever had looked at it knows nothing any more."""
    game.forget(game.plan)
    game.tell("put-back", "spies.plan.select", seat=GENIUS)
    pile = [*game.plan_pile, game.plan]
    game.plan = NONE
    game.stage = NO_PLAN
    game.shuffle(pile)
    game.plan_pile = pile


# Stages ---------------------------------------------------------------------------------------------------------------


class Advance(Question[Spies]):
    """An Activated Plan whose cost is met may be turned upside down."""

    def openly(self) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        return [game.cards.advance, game.cards.leave]

    def choose(self, game: Spies, option: int) -> None:
        if option == game.cards.advance:
            game.stage = ADVANCED
            game.tell("advanced", "spies.plan.advance", seat=self.seat, card=game.plan)
        else:
            game.tell("waited", "spies.plan.advance", seat=self.seat, card=game.plan)


class Activate(Question[Spies]):
    """At the end of the turn the Genius may turn the Plan face up, if its cost is met; nobody else learns whether."""

    def telling(self, game: Spies) -> bool:
        return True

    def options(self, game: Spies) -> list[int]:
        if cost_met(game):
            return [game.cards.activate, game.cards.wait]
        return [game.cards.wait]

    def choose(self, game: Spies, option: int) -> None:
        if option == game.cards.activate:
            game.stage = ACTIVATED
            game.show(game.plan)
            game.tell("activated", "spies.plan.activate-when", seat=self.seat, card=game.plan)

    def refused(self, game: Spies, option: int) -> str:
        return "spies.plan.cost-gate" if option == game.cards.activate else ""
