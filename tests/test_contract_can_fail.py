"""The checks of `every_game.py` can fail: games that are broken on purpose, one fault each."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar, TypeVar

import pytest

import every_game as contract
from every_game import Case, Check
from toys import TOYS, duel, hunt, sealed_bids
from toys.duel import Duel
from toys.hunt import Hunt
from toys.sealed_bids import SealedBids
from villainy.engine.box import Box
from villainy.engine.chance import Chance, seeded
from villainy.engine.errors import Refusal
from villainy.engine.event import EVERYONE, Event
from villainy.engine.game import NOWHERE, Game, View
from villainy.engine.step import Step

Fault = TypeVar("Fault", bound=Game | Step[Any])
POSITIONS = 60
CLOCK = count()
"""What rules must not look at."""
FAULTS: list[tuple[Check, str, Box]] = []
"""Which check finds which fault."""


def found_by(*checks: Check) -> Callable[[type[Fault]], type[Fault]]:
    """The class is a fault: a toy game with another table, or with another step; these checks find it."""

    def fault(kind: type[Fault]) -> type[Fault]:
        FAULTS.extend((check, kind.__name__, _box(kind)) for check in checks)
        return kind

    return fault


def _box(kind: type[Any]) -> Box:
    if issubclass(kind, SealedBids):
        return replace(sealed_bids.BOX, make=lambda d, p, s, c: kind(d, p, int(s["rounds"]), c))
    if issubclass(kind, Duel):
        return replace(duel.BOX, make=lambda d, _, s, c: kind(d, int(s["squares"]), c))
    if issubclass(kind, Hunt):
        return replace(hunt.BOX, make=lambda d, p, s, c: kind(d, p, int(s["lives"]), c))
    return _box_with_step(kind)


def _box_with_step(kind: type[Step[Any]]) -> Box:
    """The toy whose step this one is made from, with the broken step in the place of the sound one."""
    tables: dict[str, type[Game]] = {"sealed_bids": SealedBids, "duel": Duel, "hunt": Hunt}
    name, sound = next((name, step) for name, toy in TOYS.items() for step in toy.steps if issubclass(kind, step))

    class Table(tables[name]):  # type: ignore[misc,valid-type]
        def then(self, first: Step[Any], *later: Step[Any]) -> None:
            super().then(*(kind(*one.parts()) if type(one) is sound else one for one in (first, *later)))

    return replace(_box(Table), steps=tuple(kind if step is sound else step for step in TOYS[name].steps))


def finds(check: Check, box: Box) -> bool:
    """Whether the check fails somewhere."""
    for at in range(POSITIONS):
        case = Case(
            box=box,
            players=box.seats[at % len(box.seats)],
            settings={setting.name: setting.values[at % len(setting.values)] for setting in box.settings},
            seed=str(at),
            ask_forced=at % 4 > 1,
            moves=at * 7 % POSITIONS,
        )
        try:
            check(case, seeded(case.seed))
        except (AssertionError, Refusal, pytest.fail.Exception):
            return True
    return False


# The rules ------------------------------------------------------------------------------------------------------------


@found_by(contract.random_play_ends)
class OneMoreRound(sealed_bids.Round):
    def run(self, game: SealedBids) -> None:
        game.round = 0
        super().run(game)


@found_by(contract.random_play_ends)
class NobodyWins(Duel):
    def finish(self, winners: list[int]) -> None:
        super().finish([])


@found_by(contract.nothing_is_lost)
class CardUnderTheTable(SealedBids):
    def draw(self, seat: int) -> bool:
        if len(self.pile) > 1:
            self.pile.pop(0)
        return super().draw(seat)


@found_by(contract.options_are_sorted_unique_and_in_space)
class UnsortedOptions(sealed_bids.Stake):
    def options(self, game: SealedBids, seat: int) -> list[int]:
        return super().options(game, seat)[::-1]


@found_by(contract.options_are_sorted_unique_and_in_space)
class OptionTwice(sealed_bids.Bid):
    def options(self, game: SealedBids, seat: int) -> list[int]:
        options = super().options(game, seat)
        return [options[0], *options]


@found_by(contract.options_are_sorted_unique_and_in_space)
class OptionOutsideOfSpace(duel.Infiltrate):
    def options(self, game: Duel) -> list[int]:
        return [*super().options(game), game.deck.space.size]


@found_by(contract.options_are_complete)
class OptionThatCannotBeTaken(duel.Bury):
    def options(self, game: Duel) -> list[int]:
        return [duel.BURY + face for face in range(duel.DASH)]

    def choose(self, game: Duel, option: int) -> None:
        assert option in super().options(game)
        super().choose(game, option)


@found_by(contract.options_are_complete)
class RefusalThatChangesSomething(hunt.HunterActs):
    def refused(self, game: Hunt, option: int) -> str:
        game.lives += 1
        return ""


@found_by(contract.forced_questions_are_asked_only_where_silence_would_tell)
class AsksWhatIsForced(hunt.React):
    def perform(self, game: Hunt) -> None:
        game.asking, game.seat, game.choices = self, self.seat, self.options(game)
        game.number += 1


@found_by(contract.asking_forced_questions_changes_nothing)
class OtherGameWhenForcedQuestionsAreAsked(SealedBids):
    def begin(self) -> None:
        super().begin()
        self.coins = [5 + self.ask_forced] * self.players


@found_by(contract.wrong_answers_change_nothing)
class TakesStaleAnswers(Duel):
    def decide(self, seat: int, option: int, number: int) -> None:
        super().decide(seat, option, self.number)


@found_by(contract.wrong_answers_change_nothing)
class TakesAnswersOutOfTurn(Duel):
    def decide(self, seat: int, option: int, number: int) -> None:
        super().decide(self.seat if number == self.number else seat, option, number)


# The state ------------------------------------------------------------------------------------------------------------


@found_by(contract.clones_are_independent)
class CloneSharesAList(SealedBids):
    def clone(self) -> SealedBids:
        twin = super().clone()
        twin.hands = self.hands
        return twin


@found_by(contract.clones_are_independent)
class CloneForgetsAField(Duel):
    def clone(self) -> Duel:
        twin = super().clone()
        twin.turn = 0
        return twin


@found_by(contract.clones_are_independent, contract.redeal_hides_chance)
class CloneSharesChance(Hunt):
    def clone(self) -> Hunt:
        twin = super().clone()
        twin.dice = self.dice
        return twin

    def reseed(self, chance: Chance) -> None:
        self.chance = chance


@found_by(contract.fields_are_complete, contract.saved_games_go_on)
class FieldNotSaved(SealedBids):
    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in SealedBids.FIELDS if name != "round")


@found_by(contract.fields_are_complete)
class ListNotSaved(Duel):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.steps_taken: list[int] = []

    def go(self, squares: int) -> None:
        self.steps_taken.append(squares)
        super().go(squares)


@found_by(contract.fields_are_complete)
class ChanceNotSaved(Hunt):
    def save(self) -> dict[str, Any]:
        saved = super().save()
        del saved["dice"]
        return saved


@found_by(contract.saved_games_go_on)
class LoadsOtherDice(Hunt):
    def load(self, saved: dict[str, Any], steps: dict[str, Any]) -> None:
        super().load(saved, steps)
        self.dice = seeded("")


@found_by(contract.same_seed_same_game, contract.records_replay, contract.taken_back_is_never_happened)
class LooksAtTheClock(SealedBids):
    def begin(self) -> None:
        super().begin()
        self.bank = next(CLOCK)


@found_by(contract.same_seed_same_game)
class NotShuffled(Duel):
    def shuffle(self, pile: list[int], held: list[list[int]] = NOWHERE) -> None:
        pass


@found_by(contract.any_order_of_sealed_answers)
class FirstToAnswerIsRemembered(sealed_bids.Bid):
    def answer(self, game: SealedBids, seat: int, option: int) -> None:
        if not any(game.sealed):
            game.bank = seat
        super().answer(game, seat, option)


@found_by(contract.any_order_of_sealed_answers)
class WithdrawalCosts(sealed_bids.Bid):
    def withdraw(self, game: SealedBids, seat: int) -> None:
        game.coins[seat] -= 1
        super().withdraw(game, seat)


# Secrets --------------------------------------------------------------------------------------------------------------


@found_by(contract.redeal_keeps_the_laws)
class ViewLeaksAnId(SealedBids):
    def view(self, seat: int) -> View:
        return {**super().view(seat), "ids": self.hands}


@found_by(contract.redeal_keeps_the_laws)
class ViewLeaksASealedAnswer(SealedBids):
    def view(self, seat: int) -> View:
        return {**super().view(seat), "sealed": self.sealed}


@found_by(contract.backs_tell_nothing)
class BacksCanBeFollowed(SealedBids):
    def renew_backs(self, places: list[list[int]]) -> None:
        """Every card keeps its back."""


@found_by(contract.other_backs_are_told_alike)
class ToldInTheOrderOfBacks(SealedBids):
    def view(self, seat: int) -> View:
        shown = super().view(seat)
        return {**shown, "discards": sorted(shown["discards"], key=lambda one: int(one["card"]))}


@found_by(contract.redeal_sees_no_hidden_face, contract.redeal_varies)
class RedealReturnsTheTruth(Duel):
    def imagine_unseen(self, seat: int) -> None:
        """Everything stays where it is."""


@found_by(contract.redeal_varies)
class RedealHasNoImagination(SealedBids):
    def imagine_unseen(self, seat: int) -> None:
        self.lots = seeded("the same world every time")
        super().imagine_unseen(seat)


@found_by(contract.redeal_sees_no_hidden_face)
class RedealKeepsTheTopCard(SealedBids):
    def imagine_unseen(self, seat: int) -> None:
        top = self.face[self.pile[-1]] if self.pile else -1
        super().imagine_unseen(seat)
        for card in self.pile[:-1]:
            if self.face[card] == top:
                self.face[card], self.face[self.pile[-1]] = self.face[self.pile[-1]], top


@found_by(contract.redeal_sees_no_hidden_face)
class ViewLeaksAFace(SealedBids):
    def view(self, seat: int) -> View:
        return {**super().view(seat), "next": self.face[self.pile[-1]] if self.pile else -1}


@found_by(contract.redeal_keeps_the_laws)
class RedealLooksAtIds(Duel):
    def imagine_unseen(self, seat: int) -> None:
        if self.piles[1] and self.piles[1][-1] % 2:
            self.lots.below(2)
        super().imagine_unseen(seat)


@found_by(contract.redeal_keeps_the_laws)
class RedealTakesOnesOwnCards(Duel):
    def imagine_unseen(self, seat: int) -> None:
        super().imagine_unseen((seat + 1) % 2)


@found_by(contract.redeal_keeps_the_laws)
class RedealForgetsWhatWasTold(Hunt):
    def imagine_unseen(self, seat: int) -> None:
        told, self.told = self.told, [-1] * hunt.SIDE
        super().imagine_unseen(seat)
        self.told = told


@found_by(contract.alike_options_look_alike)
class RedealKeepsOneBeast(Hunt):
    def imagine_unseen(self, seat: int) -> None:
        kept = self.beasts[1]
        super().imagine_unseen(seat)
        self.beasts[1] = kept


@found_by(contract.alike_options_look_alike)
class RedealKeepsSealedAnswers(sealed_bids.Bid):
    def reseal(self, game: SealedBids, viewer: int) -> None:
        """Whatever was sealed stays sealed."""


@found_by(contract.redeal_hides_chance)
class RedealKeepsTheDice(Hunt):
    def reseed(self, chance: Chance) -> None:
        self.chance = chance


@found_by(contract.alike_options_look_alike)
class SaysWhatIsHidden(duel.Bury):
    def choose(self, game: Duel, option: int) -> None:
        super().choose(game, option)
        game.tell("buried", "toy.smoke", amount=option)


@found_by(contract.alike_options_look_alike)
class HiddenChoiceOnTheAgenda(duel.Bury):
    def choose(self, game: Duel, option: int) -> None:
        super().choose(game, option)
        game.agenda.insert(0, duel.Infiltrate(option))


@found_by(contract.alike_options_look_alike)
class HiddenChoiceInAField(duel.Bury):
    def choose(self, game: Duel, option: int) -> None:
        super().choose(game, option)
        game.blocked = option << 1


@found_by(contract.alike_options_look_alike)
class SaysThatAllPlacesSoundAlike(hunt.Prowl):
    def public(self, game: Hunt, option: int) -> int:
        return hunt.CREEP


@found_by(contract.events_show_no_hidden_face)
class EverybodyHearsWhatIsDrawn(Duel):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.listening and self.events:
            last = self.events[-1]
            self.events[-1] = Event("drew", "toy.draw", seat, -1, 0, last.face, EVERYONE, EVERYONE)


@found_by(contract.events_show_no_hidden_face)
class EverybodyHearsWhatIsDrawnByLot(EverybodyHearsWhatIsDrawn):
    """Chance that has to do with something else hides no leak."""

    def draw(self, seat: int) -> None:
        if self.turn > 1:
            self.chance.below(2)
            super().draw(seat)
        else:
            Duel.draw(self, seat)


# Records and take-backs -----------------------------------------------------------------------------------------------


@found_by(contract.records_replay)
class ForgetsWithdrawals(sealed_bids.Bid):
    def withdraw(self, game: SealedBids, seat: int) -> None:
        game.pot += next(CLOCK)
        super().withdraw(game, seat)


@found_by(contract.take_back_follows_no_disclosure)
class AskedOnlyIfNear(hunt.React):
    """A Beast is asked where it could pounce, and nowhere else: whoever sees it asked knows where it is."""

    def options(self, game: Hunt) -> list[int]:
        options = super().options(game)
        return options if len(options) > 1 else []


@found_by(contract.nothing_learned_is_taken_back)
class AnswersWithoutDisclosing(Hunt):
    def disclose(self) -> None:
        """Who asks where the exit is may take the question back."""


@found_by(contract.nothing_learned_is_taken_back)
class RollsWithoutSaying(hunt.HunterActs):
    def choose(self, game: Hunt, option: int) -> None:
        super().choose(game, option)
        if option >= hunt.LOCATE:
            game.disclosed -= 1


@found_by(contract.twins_are_told_alike)
class ShowsWhichCard(Hunt):
    def view(self, seat: int) -> View:
        return {**super().view(seat), "card": self.rooms[self.hunter]}


@pytest.mark.parametrize(
    ("check", "box"),
    [pytest.param(check, box, id=f"{check.__name__}-{name}") for check, name, box in FAULTS],
)
def test_the_check_finds_the_fault(check: Check, box: Box) -> None:
    assert finds(check, box)


@pytest.mark.parametrize("check", dict.fromkeys(check for check, _, _ in FAULTS), ids=lambda check: check.__name__)
def test_the_check_finds_no_fault_in_sound_toys(check: Check) -> None:
    assert not any(finds(check, toy) for toy in TOYS.values())


def test_every_check_has_a_fault_to_find() -> None:
    cannot_be_broken_by_a_game = {contract.meanings_are_unique}  # see engine/test_space.py
    assert set(contract.CHECKS) - {check for check, _, _ in FAULTS} == cannot_be_broken_by_a_game
