"""The thirty-six Twists, in alphabetical order, and the questions that some of them ask."""

from typing import ClassVar, Final

from villainy.engine.step import Together
from villainy.games.nefarious.deck import AREAS, CARD, MONEY, ONCE, PER_BUILT, PER_HAND, RESEARCH, SPECULATE, Line
from villainy.games.nefarious.effects import discard_all, why_not_discard
from villainy.games.nefarious.fallback import cheapest, dearest, fullest
from villainy.games.nefarious.game import NOTHING, Nefarious
from villainy.games.nefarious.twist import ADDS, FORBIDS, MULTIPLIES, OTHERS_LINES, OWN_LINES, Twist


class AcademicGrants(Twist):
    """At the start of a round, whoever has built nothing yet gains 2."""

    number: ClassVar[int] = 0

    def at_round_start(self, game: Nefarious) -> None:
        clause = "nefarious.twist.academic-grants.effect"
        game.twist_acts(self, clause)
        for seat in range(game.players):
            if not game.built[seat]:
                game.gain(seat, 2, clause)


class AgeOfBoredom(Twist):
    """Actions that you revealed last round are barred; they still lie on the table (nefarious.ruling.r31)."""

    number: ClassVar[int] = 1
    rank: ClassVar[int] = FORBIDS

    def legal_actions(self, game: Nefarious, seat: int, actions: int) -> int:
        return actions & ~game.last_actions[seat]

    def clause(self, hook: str) -> str:
        return "nefarious.twist.age-of-boredom.effect" if hook == "legal_actions" else ""


class AlienContact(Twist):
    """At the end of a round, all who built discard their hands, then draw as many cards (nefarious.ruling.r32)."""

    number: ClassVar[int] = 2

    def at_round_end(self, game: Nefarious) -> None:
        clause = "nefarious.twist.alien-contact.effect"
        wanted = [0] * game.players
        for seat in range(game.players):
            if game.built_now[seat]:
                game.twist_acts(self, clause, seat)
                wanted[seat] = discard_all(game, seat, clause)
        game.draw_batch(wanted, "nefarious.twist.alien-contact.same-number")


class AnimalRightsActivists(Twist):
    """Research brings no money."""

    number: ClassVar[int] = 3

    def research_money(self, money: int) -> int:
        return 0


class BiggerAndBetter(Twist):
    """Who builds an Invention worth more than each of their others gains 2 (nefarious.ruling.r33)."""

    number: ClassVar[int] = 4

    def at_built(self, game: Nefarious, seats: list[int]) -> None:
        for seat in seats:
            if self._biggest(game, seat):
                game.twist_acts(self, "nefarious.twist.bigger-better.effect", seat)
                game.gain(seat, 2, "nefarious.twist.bigger-better.effect")

    def _biggest(self, game: Nefarious, seat: int) -> bool:
        """All are valued with the new one in play; a tie is not enough, and the first is always the biggest."""
        built = game.built[seat]
        count = len(built)
        newest = game.points_of(game.face[built[-1]], count)
        for at in range(count - 1):
            if game.points_of(game.face[built[at]], count) >= newest:
                return False
        return True


class BloodSweatAndMice(Twist):
    """Work brings 6."""

    number: ClassVar[int] = 5

    def work_money(self, money: int) -> int:
        return 6


class CheapFusionPower(Twist):
    """Inventions cost half, rounded up."""

    number: ClassVar[int] = 6
    rank: ClassVar[int] = MULTIPLIES

    def build_cost(self, cost: int) -> int:
        return (cost + 1) // 2


class EmbezzlingMinions(Twist):
    """At the start of a round, money is rounded down to a multiple of 5; below 5 nothing is lost."""

    number: ClassVar[int] = 7

    def at_round_start(self, game: Nefarious) -> None:
        clause = "nefarious.twist.embezzling.effect"
        game.twist_acts(self, clause)
        for seat in range(game.players):
            if game.money[seat] >= 5:  # nefarious.twist.embezzling.threshold
                game.lose(seat, game.money[seat] % 5, clause)


class FocusedResearch(Twist):
    """Research draws one card more, and then one card is discarded."""

    number: ClassVar[int] = 8
    rank: ClassVar[int] = ADDS

    def research_draw(self, cards: int) -> int:
        return cards + 1

    def research_discard(self, cards: int) -> int:
        return cards + 1

    def clause(self, hook: str) -> str:
        return "nefarious.twist.focused-research.effect" if hook == "research_discard" else ""


class ForgottenEpiphanies(Twist):
    """Research draws one card more; every Invention also makes its builder discard one."""

    number: ClassVar[int] = 9
    rank: ClassVar[int] = ADDS

    def research_draw(self, cards: int) -> int:
        return cards + 1

    def effect_append(self, own: list[Line], others: list[Line]) -> None:
        own.append(Line(-1, CARD, ONCE))


class GameTheory(Twist):
    """Who has revealed Research collects double from investments."""

    number: ClassVar[int] = 10
    rank: ClassVar[int] = MULTIPLIES

    def income_total(self, game: Nefarious, seat: int, money: int) -> int:
        return money * 2 if (game.actions[seat] >> RESEARCH) & 1 else money


class GrandAmbitions(Twist):
    """It takes 30 points to win."""

    number: ClassVar[int] = 11

    def win_threshold(self, points: int) -> int:
        return 30


class Hyperinflation(Twist):
    """Who has paid for an Invention, be it nothing, loses all money that is left, before any effect."""

    number: ClassVar[int] = 12

    def at_paid(self, game: Nefarious, seats: list[int]) -> None:
        clause = "nefarious.twist.hyperinflation.effect"
        for seat in seats:
            if game.money[seat]:
                game.twist_acts(self, clause, seat)
                game.lose(seat, game.money[seat], clause)


class InsiderTrading(Twist):
    """Your own Action pays your Minions too, once (nefarious.ruling.r28)."""

    number: ClassVar[int] = 13
    rank: ClassVar[int] = ADDS

    def income_sources(self, weights: list[int]) -> None:
        weights[0] += 1


class LingeringEvil(Twist):
    """An Invention without effects repeats those of the one that you built before it (nefarious.ruling.r36)."""

    number: ClassVar[int] = 14

    def effect_if_empty(self) -> bool:
        return True


class LongTermPlans(Twist):
    """Everybody lays a card face down; it is what they build next, and it cannot be discarded."""

    number: ClassVar[int] = 15
    rank: ClassVar[int] = FORBIDS

    def at_round_start(self, game: Nefarious) -> None:
        for seat in range(game.players):
            if plans(game, seat):
                game.twist_acts(self, "nefarious.twist.long-term.commit")
                game.then(Plan())
                return

    def buildable(self, game: Nefarious, seat: int, card: int) -> bool:
        return game.plan[seat] < 0 or game.plan[seat] == card

    def discardable(self, game: Nefarious, seat: int, card: int) -> bool:
        return game.plan[seat] != card

    def clause(self, hook: str) -> str:
        if hook == "buildable":
            return "nefarious.twist.long-term.must-build"
        return "nefarious.twist.long-term.no-discard" if hook == "discardable" else ""


def plans(game: Nefarious, seat: int) -> bool:
    """Whether the seat has to lay down a plan."""
    return game.plan[seat] < 0 and len(game.hands[seat]) > 0


class Plan(Together[Nefarious]):
    """Whoever has no plan lays one card face down; the others see that it lies there, not which it is."""

    def seats(self, game: Nefarious) -> list[int]:
        """Who has a choice: everybody can count cards."""
        return [seat for seat in range(game.players) if plans(game, seat) and len(game.hands[seat]) > 1]

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.faces_of(game.hands[seat], game.cards.plan, NOTHING)

    def reveal(self, game: Nefarious) -> None:
        for seat in range(game.players):
            if plans(game, seat):
                hand = game.hands[seat]
                mine = game.sealed[seat]
                game.set_plan(seat, game.named(hand, mine[0] - game.cards.plan) if mine else hand[0])

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, _ = game.meaning(option)
        return "nefarious.twist.long-term.commit" if kind == "plan" else ""

    def fallback(self, game: Nefarious, seat: int) -> int:
        return cheapest(game, self.options(game, seat), game.cards.plan)


class MadBroker(Twist):
    """Minions leave the areas that you did not reveal, then one goes to each that you did (nefarious.ruling.r38)."""

    number: ClassVar[int] = 16

    def at_revealed(self, game: Nefarious) -> None:
        game.twist_acts(self, "nefarious.twist.mad-broker.add")
        for seat in range(game.players):
            actions = game.actions[seat]
            for area in range(AREAS):
                if not (actions >> area) & 1:
                    for _ in range(game.areas[seat * AREAS + area]):
                        game.remove(seat, area, "nefarious.twist.mad-broker.remove")
            for area in range(AREAS):
                if (actions >> area) & 1 and game.reserve[seat] > 0:
                    game.place(seat, area, 0, "nefarious.twist.mad-broker.add")


class MinimumWage(Twist):
    """At the start of a round everybody gains 2."""

    number: ClassVar[int] = 17

    def at_round_start(self, game: Nefarious) -> None:
        clause = "nefarious.twist.minimum-wage.effect"
        game.twist_acts(self, clause)
        for seat in range(game.players):
            game.gain(seat, 2, clause)


class MobInfluence(Twist):
    """At the end of a round you pay 1 for each other player with the same Action, for each such Action."""

    number: ClassVar[int] = 18

    def at_round_end(self, game: Nefarious) -> None:
        clause = "nefarious.twist.mob-influence.effect"
        for seat in range(game.players):
            fee = self._fee(game, seat)
            if fee:
                game.twist_acts(self, clause, seat)
                game.lose(seat, fee, clause)

    def _fee(self, game: Nefarious, seat: int) -> int:
        """nefarious.twist.mob-influence.everyone: neighbours or not."""
        fee = 0
        for other in range(game.players):
            shared = game.actions[seat] & game.actions[other] if other != seat else 0
            while shared:
                fee += shared & 1
                shared >>= 1
        return fee


class Overpopulation(Twist):
    """At the start of a round, the first one included, whoever has two or more cards discards one."""

    number: ClassVar[int] = 19

    def at_round_start(self, game: Nefarious) -> None:
        for seat in range(game.players):
            if len(game.hands[seat]) > 1:
                game.twist_acts(self, "nefarious.twist.overpopulation.effect")
                game.then(Thin())
                return


class Thin(Together[Nefarious]):
    """Overpopulation: everybody with two or more cards discards one of them; a last card is spared."""

    def seats(self, game: Nefarious) -> list[int]:
        """Who has a choice: how many cards they may discard, everybody can count."""
        return [seat for seat in range(game.players) if len(game.hands[seat]) > 1 and len(game.discardable(seat)) > 1]

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.faces_of(game.discardable(seat), game.cards.discard, NOTHING)

    def reveal(self, game: Nefarious) -> None:
        clause = "nefarious.twist.overpopulation.effect"
        for seat in range(game.players):
            mine = game.sealed[seat]
            if mine:
                game.discard(seat, game.named(game.discardable(seat), mine[0] - game.cards.discard), clause)
            elif len(game.hands[seat]) > 1:
                discard_all(game, seat, clause)

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, parts = game.meaning(option)
        return why_not_discard(game, seat, parts[0]) if kind == "discard" else ""

    def fallback(self, game: Nefarious, seat: int) -> int:
        return dearest(game, self.options(game, seat), game.cards.discard)


class ParallelUniverse(Twist):
    """Every Action is carried out twice, each time by all who chose it (nefarious.ruling.r41)."""

    number: ClassVar[int] = 20
    rank: ClassVar[int] = MULTIPLIES

    def action_repeats(self, times: int) -> int:
        return times * 2


class PerpetualMotion(Twist):
    """Everybody chooses two different Actions."""

    number: ClassVar[int] = 21

    def action_slots(self, slots: int) -> int:
        return 2

    def clause(self, hook: str) -> str:
        return "nefarious.twist.perpetual-motion.effect" if hook == "action_slots" else ""


class Philanthropy(Twist):
    """At the end of a round, who has no money gains 2, and who has no cards draws one; both are tested at once."""

    number: ClassVar[int] = 22

    def at_round_end(self, game: Nefarious) -> None:
        clause = "nefarious.twist.philanthropy.effect"
        wanted = [0] * game.players
        for seat in range(game.players):
            poor = game.money[seat] == 0
            if not game.hands[seat]:
                wanted[seat] = 1
            if poor or wanted[seat]:
                game.twist_acts(self, clause, seat)
            if poor:
                game.gain(seat, 2, clause)
        game.draw_batch(wanted, clause)


class PrivateFunding(Twist):
    """Everybody starts with 20 money."""

    number: ClassVar[int] = 23

    def start_money(self, money: int) -> int:
        return 20


class PublicAcclaim(Twist):
    """Every built Invention is worth 1 more."""

    number: ClassVar[int] = 24
    rank: ClassVar[int] = ADDS

    def invention_vp(self, points: int) -> int:
        return points + 1


class QuantumRelativity(Twist):
    """All effects of an Invention are carried out, and then all of them again (nefarious.ruling.r44)."""

    number: ClassVar[int] = 25
    rank: ClassVar[int] = MULTIPLIES

    def effect_repeat(self, times: int) -> int:
        return times * 2


class Recycling(Twist):
    """Every Invention also lets its builder draw a card."""

    number: ClassVar[int] = 26

    def effect_append(self, own: list[Line], others: list[Line]) -> None:
        own.append(Line(1, CARD, ONCE))


class RiggedInvestments(Twist):
    """Whoever places a Minion gains 1 for each that stood on that area when the round began, whosesoever they are."""

    number: ClassVar[int] = 27

    def at_minion_placed(self, game: Nefarious, seat: int, area: int) -> None:
        if game.snapshot[area]:
            game.twist_acts(self, "nefarious.twist.rigged.effect", seat)
            game.gain(seat, game.snapshot[area], "nefarious.twist.rigged.effect")


class SecurityMeasures(Twist):
    """Effects of Inventions are ignored; as a variant only those on others (nefarious.ruling.r46)."""

    number: ClassVar[int] = 28

    def effect_suppress(self, only_others: bool) -> int:
        return OTHERS_LINES if only_others else OWN_LINES | OTHERS_LINES


class StolenParts(Twist):
    """Every Invention also takes 2 money from every other player."""

    number: ClassVar[int] = 29

    def effect_append(self, own: list[Line], others: list[Line]) -> None:
        others.append(Line(-2, MONEY, ONCE))


class SubliminalAdvertising(Twist):
    """Every full 5 money is worth a point."""

    number: ClassVar[int] = 30
    rank: ClassVar[int] = ADDS

    def score_bonus(self, game: Nefarious, seat: int) -> int:
        return game.money[seat] // 5


class ThingsManWasNotMeantToKnow(Twist):
    """Five cards in hand or more are worth 5 points."""

    number: ClassVar[int] = 31
    rank: ClassVar[int] = ADDS

    def score_bonus(self, game: Nefarious, seat: int) -> int:
        return 5 if len(game.hands[seat]) >= 5 else 0


class ThinkTank(Twist):
    """Everybody is dealt 7 cards more; what counts cards in hand counts Inventions instead (nefarious.ruling.r48)."""

    number: ClassVar[int] = 32
    rank: ClassVar[int] = ADDS

    def start_cards(self, cards: int) -> int:
        return cards + 7

    def effect_remap(self, per: int) -> int:
        return PER_BUILT if per == PER_HAND else per


class Unions(Twist):
    """Who builds takes a Minion back; who has none invested builds nothing, and a Minion goes to Speculate."""

    number: ClassVar[int] = 33
    rank: ClassVar[int] = FORBIDS

    def build_gate(self, game: Nefarious, seat: int) -> bool:
        return game.invested(seat) > 0

    def at_build_refused(self, game: Nefarious, seats: list[int]) -> None:
        for seat in seats:
            game.twist_acts(self, "nefarious.twist.unions.no-minion", seat)
            game.place(seat, SPECULATE, 0, "nefarious.twist.unions.no-minion")

    def at_built(self, game: Nefarious, seats: list[int]) -> None:
        game.twist_acts(self, "nefarious.twist.unions.effect")
        game.then(GiveBack())

    def clause(self, hook: str) -> str:
        return "nefarious.twist.unions.no-minion" if hook == "build_gate" else ""


class GiveBack(Together[Nefarious]):
    """Unions: every builder chooses which invested Minion goes back; that is not optional (nefarious.ruling.r49)."""

    def seats(self, game: Nefarious) -> list[int]:
        """Builders with Minions on more than one area."""
        asked: list[int] = []
        for seat in range(game.players):
            occupied = game.occupied(seat, NOTHING) if game.invention[seat] >= 0 else 0
            if occupied & (occupied - 1):
                asked.append(seat)
        return asked

    def all_free(self) -> bool:
        return True

    def options(self, game: Nefarious, seat: int) -> list[int]:
        return game.cards.remove_options[game.occupied(seat, NOTHING)]

    def reveal(self, game: Nefarious) -> None:
        for seat in range(game.players):
            if game.invention[seat] >= 0:
                mine = game.sealed[seat]
                option = mine[0] if mine else self.options(game, seat)[0]
                game.remove(seat, option - game.cards.remove, "nefarious.twist.unions.mandatory")

    def refused(self, game: Nefarious, seat: int, option: int) -> str:
        kind, _ = game.meaning(option)
        return "nefarious.twist.unions.effect" if kind == "remove" else ""

    def fallback(self, game: Nefarious, seat: int) -> int:
        return fullest(game, seat, self.options(game, seat))


class UnpaidInterns(Twist):
    """Investments pay nothing while you have built fewer Inventions than you have invested Minions."""

    number: ClassVar[int] = 34
    rank: ClassVar[int] = FORBIDS

    def income_total(self, game: Nefarious, seat: int, money: int) -> int:
        return money if len(game.built[seat]) >= game.invested(seat) else 0


class WorkingAlone(Twist):
    """Having no Minion invested is worth 3 points."""

    number: ClassVar[int] = 35
    rank: ClassVar[int] = ADDS

    def score_bonus(self, game: Nefarious, seat: int) -> int:
        return 3 if game.invested(seat) == 0 else 0


CATALOGUE: Final[list[Twist]] = [
    AcademicGrants(),
    AgeOfBoredom(),
    AlienContact(),
    AnimalRightsActivists(),
    BiggerAndBetter(),
    BloodSweatAndMice(),
    CheapFusionPower(),
    EmbezzlingMinions(),
    FocusedResearch(),
    ForgottenEpiphanies(),
    GameTheory(),
    GrandAmbitions(),
    Hyperinflation(),
    InsiderTrading(),
    LingeringEvil(),
    LongTermPlans(),
    MadBroker(),
    MinimumWage(),
    MobInfluence(),
    Overpopulation(),
    ParallelUniverse(),
    PerpetualMotion(),
    Philanthropy(),
    PrivateFunding(),
    PublicAcclaim(),
    QuantumRelativity(),
    Recycling(),
    RiggedInvestments(),
    SecurityMeasures(),
    StolenParts(),
    SubliminalAdvertising(),
    ThingsManWasNotMeantToKnow(),
    ThinkTank(),
    Unions(),
    UnpaidInterns(),
    WorkingAlone(),
]
"""All Twists, by number."""
