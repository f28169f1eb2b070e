"""Step 2 of phase III: choose, reveal, pay; what then happens is in `test_effects.py`."""

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab


def kinds(lab: Lab, *kept: str) -> list[str]:
    """The order in which things happened."""
    return [said.kind for said in lab.said(*kept)]


@clause("nefarious.invent.choose", "nefarious.ruling.r06")
def test_one_card_of_the_hand_affordable_or_not() -> None:
    lab = Lab("ann bo cy", money=0, hands={"ann": "buttered-cat-array death-ray", "bo": "android"})
    lab.reveal(ann="invent")
    assert lab.asked() == "ann: invent"
    assert lab.may("ann") == "buttered-cat-array death-ray"
    lab.invent(ann="buttered-cat-array")
    assert (lab.built("ann"), lab.hand("ann")) == ("buttered-cat-array", "death-ray")


@clause("nefarious.invent.choose", "nefarious.invent.reveal", "nefarious.info.hand-private")
def test_a_chosen_card_lies_face_down_until_all_have_chosen() -> None:
    """Whichever of two cards ann chooses, nobody else sees a difference."""
    hands = {"ann": "beast-man killer-swarm", "bo": "cloaking-device android"}
    lab, other = Lab("ann bo cy", money=30, hands=hands), Lab("ann bo cy", money=30, hands=hands)
    for one, card in ((lab, "beast-man"), (other, "killer-swarm")):
        one.reveal(ann="invent", bo="invent")
        one.invent(ann=card)
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)
        shown = lab.view(name)["seats"][0]
        assert (shown["committed"], shown["invention"], shown["hand"]["known"]) == (True, None, [])
    assert lab.said("invention") == []
    lab.invent(bo="cloaking-device")
    assert [(said.who, said.card, said.seen_by) for said in lab.said("invention")] == [
        ("ann", "beast-man", lab.everyone),
        ("bo", "cloaking-device", lab.everyone),
    ]
    assert {said.clause for said in lab.said("invention")} == {"nefarious.invent.reveal"}


@clause("nefarious.invent.pay", "nefarious.card.layout", "nefarious.money.from-supply")
def test_the_printed_cost_goes_to_the_supply() -> None:
    lab = Lab("ann bo cy", money=20, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.each(lab.money) == [4, 24, 24]
    (paid,) = lab.said("paid")
    assert (paid.who, paid.amount, paid.card, paid.clause) == ("ann", 16, "death-ray", "nefarious.invent.pay")


@clause("nefarious.invent.pay-before-effects", "nefarious.invent.effects-next", "nefarious.invent.store")
def test_reveal_pay_effects_store() -> None:
    lab = Lab("ann bo cy", money=20, hands={"ann": "poisonous-flowers", "bo": "love-potion"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="poisonous-flowers", bo="love-potion")
    order = kinds(lab, "invention", "paid", "built", "gained", "lost")
    assert order[:4] == ["invention", "invention", "paid", "paid"]
    assert [said.clause for said in lab.said("built")] == ["nefarious.invent.effects-next"] * 2
    assert sorted(order[4:8]) == ["built", "built", "gained", "gained"]
    assert order[8:10] == ["lost", "lost"]


@clause("nefarious.invent.store")
def test_new_inventions_lie_above_the_lair_while_effects_are_resolved() -> None:
    lab = Lab("ann bo cy", money=20, hands={"ann": "hypnotic-ray", "bo": "slime-ray"}, built={"ann": "beast-man"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="hypnotic-ray", bo="slime-ray")
    assert lab.asked() == "ann: place"
    for name in lab.everyone:
        shown = lab.view(name)["seats"]
        assert [lab.known([seat["invention"]]) for seat in shown[:2]] == ["hypnotic-ray", "slime-ray"]
        assert shown[2]["invention"] is None
    lab.place(ann="work")
    for name in lab.everyone:
        shown = lab.view(name)["seats"]
        assert [seat["invention"] for seat in shown] == [None] * 3
        assert [[one["points"] for one in seat["built"]] for seat in shown] == [[4, 1], [4], []]
    assert (lab.built("ann"), lab.built("bo")) == ("beast-man hypnotic-ray", "slime-ray")


@clause("nefarious.invent.cannot-pay", "nefarious.ruling.r07")
def test_v25_too_dear_back_to_hand() -> None:
    lab = Lab(
        "ann bo cy", money=10, hands={"ann": "time-machine nanobots", "bo": "slime-ray"}, minions={"ann": "research 1"}
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="time-machine", bo="slime-ray")
    (failed,) = lab.said("failed")
    assert (failed.who, failed.card, failed.clause) == ("ann", "time-machine", "nefarious.invent.cannot-pay")
    assert failed.seen_by == lab.everyone
    assert lab.asked() == "ann: discard"
    assert (lab.money("ann"), lab.hand("ann"), lab.built("ann")) == (10, "nanobots time-machine", "")
    assert lab.minions("ann") == "research 1"  # no effect of it
    lab.discard(ann="time-machine")
    assert (lab.hand("ann"), lab.discards()) == ("nanobots", "time-machine")
    assert [said.who for said in lab.said("paid")] == ["bo"]


@clause("nefarious.invent.no-cards", "nefarious.invest.per-minion")
def test_v26_nothing_to_invent() -> None:
    lab = Lab("ann bo cy", minions={"bo": "invent 1"})
    lab.reveal(ann="invent")
    assert lab.income() == {"bo": 1}
    assert lab.asked() == "ann bo cy: action"
    assert (lab.money("ann"), lab.minions("ann"), lab.built("ann")) == (10, "", "")
    assert lab.said("invention", "failed", "refused", "built") == []


@clause("nefarious.ruling.r06")
def test_who_holds_a_card_must_commit_one() -> None:
    lab = Lab("ann bo cy", money=0, hands={"ann": "death-ray android", "bo": "nanobots"})
    lab.reveal(ann="invent", bo="invent")
    assert (lab.asked(), lab.may("ann")) == ("ann: invent", "death-ray android")  # there is no way to pass
    lab.invent(ann="death-ray")
    assert lab.told("invention") == ["ann invention death-ray", "bo invention nanobots"]
    assert lab.each(lab.hand) == ["death-ray android", "nanobots", ""]
    assert (lab.built("ann"), lab.built("bo"), lab.money("ann")) == ("", "", 0)


@clause("nefarious.ruling.r07")
def test_a_failed_build_leaves_no_mark_but_that_it_was_seen() -> None:
    lab = Lab("ann bo cy", twists="bigger-and-better alien-contact", money=3, hands={"ann": "death-ray android"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert (lab.money("ann"), lab.hand("ann"), lab.built("ann"), lab.discards()) == (3, "death-ray android", "", "")
    for name in ("bo", "cy", SPECTATOR):  # everybody knows one of the two cards
        shown = lab.view(name)["seats"][0]["hand"]
        assert (shown["count"], lab.known(shown["known"])) == (2, "death-ray")


@clause("nefarious.ruling.r08", "nefarious.invent.pay-before-effects")
def test_t04_what_others_build_does_not_touch_my_payment() -> None:
    lab = Lab("ann bo cy", money=10, hands={"ann": "freeze-ray", "bo": "slime-ray"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="freeze-ray", bo="slime-ray")
    assert lab.built("bo") == "slime-ray"
    assert lab.each(lab.money) == [0, 0, 11]  # bo loses 0 of 0, cy 3 of 10 and then Works
    assert lab.told("lost") == ["cy lost 3"]


@clause("nefarious.ruling.r08")
def test_a_gift_of_the_same_round_comes_too_late() -> None:
    """ann's Reanimator gives bo 2 money, but bo could not pay when it was to be paid."""
    lab = Lab("ann bo cy", money={"ann": 19, "bo": 9}, hands={"ann": "reanimator", "bo": "slime-ray"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="reanimator", bo="slime-ray")
    assert (lab.built("bo"), lab.hand("bo"), lab.money("bo")) == ("", "slime-ray", 11)


@clause("nefarious.ruling.r04", "nefarious.invest.before-actions")
def test_t01_income_pays() -> None:
    lab = Lab("ann bo cy", money={"ann": 8}, minions={"ann": "work 2"}, hands={"ann": "slime-ray"})
    lab.reveal(ann="invent", bo="work", cy="research")
    lab.invent(ann="slime-ray")
    assert (lab.built("ann"), lab.money("ann")) == ("slime-ray", 0)


@clause("nefarious.ruling.r04", "nefarious.invent.pay-before-effects")
@pytest.mark.parametrize(("card", "money"), [("love-potion", 6), ("poisonous-flowers", 5)])
def test_t02_effects_do_not_pay_for_their_own_card(card: str, money: int) -> None:
    """With the effect's money it would be enough."""
    lab = Lab("ann bo cy", money={"ann": money}, hands={"ann": card})
    lab.reveal(ann="invent")
    lab.invent(ann=card)
    assert (lab.built("ann"), lab.hand("ann"), lab.money("ann")) == ("", card, money)


@clause("nefarious.ruling.r04")
def test_t02_nor_for_another_card_in_the_same_round() -> None:
    hand = "addictive-computer-game killer-swarm"
    lab = Lab("ann bo cy", money={"ann": 5}, hands={"ann": hand})
    lab.reveal(ann="invent")
    lab.invent(ann="addictive-computer-game")
    assert (lab.money("ann"), lab.hand("ann")) == (9, "killer-swarm")
    assert lab.asked() == "ann bo cy: action"  # one Invention a round; with 9 money it can be built in the next
    lab.reveal(ann="invent")
    lab.invent(ann="killer-swarm")
    assert (lab.built("ann"), lab.money("ann")) == ("addictive-computer-game killer-swarm", 1)


@clause("nefarious.ruling.r04", "nefarious.resolve.order")
def test_work_and_research_of_others_come_after_invent() -> None:
    """Money of a later step: with Perpetual Motion ann Invents before she Works."""
    lab = Lab("ann bo cy", twists="perpetual-motion", money=5, hands={"ann": "killer-swarm"})
    lab.reveal(ann="work invent", bo="work research", cy="work research")
    lab.invent(ann="killer-swarm")
    assert (lab.built("ann"), lab.money("ann")) == ("", 9)


@clause("nefarious.invent.pay", "nefarious.invent.cannot-pay")
@pytest.mark.parametrize(("money", "builds"), [(15, False), (16, True), (17, True)])
def test_to_the_last_coin(money: int, builds: bool) -> None:
    lab = Lab("ann bo cy", money={"ann": money}, hands={"ann": "death-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="death-ray")
    assert lab.built("ann") == ("death-ray" if builds else "")
    assert lab.money("ann") == (money - 16 if builds else money)


@clause("nefarious.invent.choose")
def test_only_a_card_of_ones_own_hand() -> None:
    lab = Lab("ann bo cy", hands={"ann": "hypnotic-ray android", "bo": "death-ray panacea"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.refuses("ann", "invent", "death-ray") == "nefarious.invent.choose"
    assert lab.refuses("bo", "invent", "hypnotic-ray") == "nefarious.invent.choose"
    assert lab.refuses("cy", "invent", "death-ray") == "OutOfTurn"


@clause("nefarious.invent.choose")
def test_copies_of_one_card_are_one_choice() -> None:
    lab = Lab("ann bo cy", money=30, hands={"ann": "killer-swarm killer-swarm"})
    lab.reveal(ann="invent")
    assert lab.may("ann") == "killer-swarm"
    lab.invent(ann="killer-swarm")
    assert (lab.hand("ann"), lab.built("ann")) == ("killer-swarm", "killer-swarm")
