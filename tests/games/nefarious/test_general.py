"""General rules: doing as much as one can, the exhausted pile, money."""

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab
from villainy.games.nefarious import BOX


@clause("nefarious.deck.exhausted", "nefarious.deck.lock", "nefarious.deck.reshuffle", "nefarious.ruling.r13")
def test_v19_not_enough_for_everybody() -> None:
    lab = Lab("ann bo cy", pile="android", discards="panacea")
    lab.reveal(ann="research", bo="research", cy="research")
    assert lab.each(lab.cards) == [0, 0, 0]
    assert lab.each(lab.money) == [12, 12, 12]
    view = lab.view(SPECTATOR)
    assert (view["locked"], view["pile"], view["discards"]) == (True, 2, [])
    (shuffled,) = lab.said("reshuffled")
    assert (shuffled.amount, shuffled.clause) == (1, "nefarious.deck.reshuffle")
    (locked,) = lab.said("locked")
    assert (locked.clause, locked.heard_by) == ("nefarious.deck.lock", lab.everyone)


@clause("nefarious.deck.reshuffle", "nefarious.deck.bottom", "nefarious.ruling.r13")
def test_v20_discards_are_shuffled_under_the_pile() -> None:
    lab = Lab("ann bo cy", pile="android", discards="beast-man death-ray panacea reanimator")
    lab.reveal(ann="research", bo="research", cy="research")
    assert lab.hand("ann") == "android"  # the old card lay on top, and seat 0 is dealt first
    assert lab.each(lab.cards) == [1, 1, 1]
    assert (lab.pile(), lab.discards()) == (2, "")
    assert {lab.hand("bo"), lab.hand("cy")} < {"beast-man", "death-ray", "panacea", "reanimator"}
    (shuffled,) = lab.said("reshuffled")
    assert shuffled.amount == 4
    assert lab.view(SPECTATOR)["locked"] is False


@clause("nefarious.deck.reshuffle")
def test_the_order_of_reshuffled_cards_is_chance() -> None:
    drawn = set()
    for number in range(40):
        lab = Lab("ann bo", pile="", discards="beast-man death-ray panacea reanimator", seed=f"order {number}")
        lab.reveal(ann="research")
        drawn.add(lab.hand("ann"))
    assert drawn == {"beast-man", "death-ray", "panacea", "reanimator"}


@clause("nefarious.deck.reshuffle")
def test_no_reshuffle_while_the_pile_suffices() -> None:
    lab = Lab("ann bo cy", pile="android beast-man death-ray", discards="panacea")
    lab.reveal(ann="research", bo="research", cy="research")
    assert (lab.pile(), lab.discards()) == (0, "panacea")
    assert lab.said("reshuffled", "locked") == []
    assert lab.view(SPECTATOR)["locked"] is False
    lab.reveal(ann="research")
    assert (lab.pile(), lab.discards()) == (0, "")
    assert "panacea" in lab.hand("ann")


@clause("nefarious.ruling.r13")
def test_dealing_goes_clockwise_from_the_first_seat_each_in_full() -> None:
    lab = Lab(
        "ann bo cy di",
        twists="focused-research",
        pile="tesla-shocker flying-car teleporter nanobots hypnotic-ray beast-man",
    )
    lab.reveal(ann="research", bo="work", cy="research", di="research")
    assert lab.each(lab.hand) == ["tesla-shocker flying-car", "", "teleporter nanobots", "hypnotic-ray beast-man"]


@clause("nefarious.ruling.r13", "nefarious.deck.exhausted")
def test_the_demand_of_all_is_summed() -> None:
    """Two cards for three players: not two of them draw, but nobody."""
    lab = Lab("ann bo cy", pile="android beast-man")
    lab.reveal(ann="research", bo="research", cy="research")
    assert (lab.each(lab.cards), lab.pile()) == ([0, 0, 0], 2)
    assert lab.view(SPECTATOR)["locked"] is True


@clause("nefarious.ruling.r15", "nefarious.deck.exhausted")
def test_no_part_of_a_draw() -> None:
    """Concentrated Brain Juice wants two, one is left."""
    lab = Lab("ann bo cy", pile="android", hands={"ann": "concentrated-brain-juice"})
    lab.reveal(ann="invent")
    lab.invent(ann="concentrated-brain-juice")
    assert (lab.cards("ann"), lab.pile()) == (0, 1)
    assert lab.view(SPECTATOR)["locked"] is True


@clause("nefarious.deck.lock", "nefarious.ruling.r16")
def test_t14_the_lock_is_for_good() -> None:
    lab = Lab(
        "ann bo cy", pile="beast-man android", discards="panacea death-ray", hands={"bo": "nanobots"}, locked=True
    )
    for _ in range(2):
        lab.reveal(ann="research", bo="work")
    assert (lab.money("ann"), lab.cards("ann")) == (14, 0)
    assert (lab.pile(), lab.discards()) == (2, "panacea death-ray")
    assert lab.said("drew", "drew-card", "reshuffled", "locked") == []


@clause("nefarious.ruling.r16", "nefarious.deck.lock", "nefarious.card.brain-swapper")
def test_after_the_lock_discards_still_happen() -> None:
    lab = Lab(
        "ann bo cy", hands={"ann": "brain-swapper beast-man android death-ray"}, built={"ann": "panacea"}, locked=True
    )
    lab.reveal(ann="invent")
    lab.invent(ann="brain-swapper")
    lab.discard(ann="beast-man android")
    assert (lab.hand("ann"), lab.discards()) == ("death-ray", "beast-man android")


@clause("nefarious.ruling.r16", "nefarious.twist.focused-research.effect")
def test_after_the_lock_focused_research_only_discards() -> None:
    lab = Lab("ann bo cy", twists="focused-research", hands={"ann": "android death-ray"}, locked=True)
    lab.reveal(ann="research")
    lab.discard(ann="android")
    assert (lab.hand("ann"), lab.money("ann")) == ("death-ray", 12)


@clause("nefarious.ruling.r16", "nefarious.twist.alien-contact.effect")
def test_after_the_lock_alien_contact_only_takes() -> None:
    hands = {"ann": "buttered-cat-array android death-ray", "bo": "panacea"}
    lab = Lab("ann bo cy", twists="alien-contact", hands=hands, locked=True)
    lab.reveal(ann="invent")
    lab.invent(ann="buttered-cat-array")
    assert (lab.cards("ann"), lab.hand("bo")) == (0, "panacea")
    assert lab.discards() == "death-ray android"


@clause("nefarious.ruling.r14", "nefarious.ruling.r11")
def test_t12_a_discard_cannot_be_drawn_at_the_same_moment() -> None:
    lab = Lab(
        "sam nick jo", money=20, pile="", hands={"sam": "patchwork-monster beast-man", "nick": "particle-accelerator"}
    )
    lab.reveal(sam="invent", nick="invent")
    lab.invent(sam="patchwork-monster", nick="particle-accelerator")
    lab.discard(sam="beast-man")
    assert lab.view(SPECTATOR)["locked"] is True
    assert (lab.cards("nick"), lab.discards(), lab.pile()) == (0, "beast-man", 0)


@clause("nefarious.ruling.r14", "nefarious.deck.reshuffle")
def test_t13_but_in_the_next_wave_it_can() -> None:
    lab = Lab("ann bo cy", pile="", hands={"ann": "genetic-manipulator beast-man"})
    lab.reveal(ann="invent")
    lab.invent(ann="genetic-manipulator")
    lab.discard(ann="beast-man")
    assert (lab.hand("ann"), lab.discards(), lab.pile()) == ("beast-man", "", 0)
    assert [said.amount for said in lab.said("reshuffled")] == [1]
    assert lab.view(SPECTATOR)["locked"] is False


@clause("nefarious.ruling.r13", "nefarious.deck.reshuffle")
def test_t15_to_draw_nothing_is_no_demand() -> None:
    lab = Lab("ann bo cy", pile="", discards="android", hands={"ann": "sentient-ai"})
    lab.reveal(ann="invent")
    lab.invent(ann="sentient-ai")
    view = lab.view(SPECTATOR)
    assert (view["locked"], view["pile"], lab.discards()) == (False, 0, "android")
    assert lab.said("reshuffled", "locked", "drew") == []


@clause("nefarious.ruling.r18", "nefarious.effect.minus-card")
def test_discards_are_committed_in_secret_and_shown_together() -> None:
    hands = {"ann": "patchwork-monster nanobots slime-ray", "bo": "patchwork-monster android panacea"}
    lab, other = (Lab("ann bo cy", money=20, hands=hands) for _ in range(2))
    for one, card in ((lab, "android"), (other, "panacea")):
        one.reveal(ann="invent", bo="invent")
        one.invent(ann="patchwork-monster", bo="patchwork-monster")
        assert one.asked() == "ann bo: discard"
        one.discard(bo=card)
    for name in ("ann", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)
    assert lab.discards() == ""
    lab.discard(ann="slime-ray")
    assert lab.discards() == "slime-ray android"


@clause("nefarious.ruling.r18")
def test_discards_lie_in_seat_order_and_each_hand_in_deck_order() -> None:
    hands = {"ann": "nanobots android hypnotic-ray", "bo": "nanobots death-ray flying-car"}
    lab = Lab("ann bo cy", hands=hands, locked=True)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="nanobots", bo="nanobots")
    lab.discard(bo="death-ray flying-car")
    lab.discard(ann="android hypnotic-ray")
    assert lab.discards() == "hypnotic-ray android flying-car death-ray"


@clause("nefarious.ruling.r19", "nefarious.setup.discard-pile")
def test_everybody_sees_the_discards_and_counts_the_pile() -> None:
    lab = Lab("ann bo cy", pile="android beast-man", discards="panacea death-ray")
    for name in lab.everyone:
        view = lab.view(name)
        assert (view["pile"], lab.known(view["discards"], sort=False)) == (2, "panacea death-ray")
    assert lab.asked() == "ann bo cy: action"


@clause("nefarious.money.from-supply", "nefarious.effect.plus-money")
def test_gifts_come_from_the_supply() -> None:
    lab = Lab("ann bo cy", money=19, hands={"ann": "reanimator"})
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="reanimator")
    assert lab.each(lab.money) == [0, 21, 21]


@clause("nefarious.money.unlimited")
def test_no_sum_is_too_large() -> None:
    lab = Lab("ann bo cy di ed fay", money=100_000)
    lab.reveal(ann="research")
    assert lab.each(lab.money) == [100_002, *[100_004] * 5]


@clause("nefarious.partial.as-much", "nefarious.partial.money", "nefarious.partial.minion", "nefarious.partial.discard")
def test_as_much_as_possible_of_everything() -> None:
    """Universal Solvent takes from everybody what they have."""
    lab = Lab(
        "ann bo cy di",
        money={"ann": 14, "bo": 0, "cy": 5, "di": 1},
        minions={"cy": "speculate 1"},
        hands={"ann": "universal-solvent", "di": "android"},
    )
    lab.reveal(ann="invent", bo="invent", cy="invent", di="research")
    lab.invent(ann="universal-solvent")
    lab.discard(di="android")
    lab.remove(cy="speculate")
    assert lab.each(lab.money) == [0, 0, 4, 2]
    assert lab.each(lab.minions) == ["", "", "", ""]
    assert lab.discards() == "android"


@clause("nefarious.round.phases", "nefarious.round.repeat", "nefarious.end.next-round")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_round_runs_through_its_phases(players: int) -> None:
    """A whole game at random: reveals, then income, then actions by number, then the count; over and over."""
    game = BOX.new(players, seed="phases", settings={"firstTwist": "none", "secondTwist": "none"}, listening=True)
    step = 0
    while not game.over:
        game.take(game.choices[step % len(game.choices)])
        step += 1
    order = {
        "nefarious.select.reveal": 0,
        "nefarious.invest.per-minion": 1,
        "nefarious.invest.two-player-double": 1,
        "nefarious.speculate.place": 2,
        "nefarious.invent.pay": 3,
        "nefarious.research.money": 4,
        "nefarious.work.money": 5,
        "nefarious.end.count": 6,
    }
    at, rounds = 9, 0
    for event in game.events:
        if event.kind == "round":
            assert at in (6, 9)
            at, rounds = 0, rounds + 1
        elif event.clause in order:
            assert order[event.clause] >= at, event.clause
            at = order[event.clause]
    assert rounds == game.view(0)["round"] > 3
