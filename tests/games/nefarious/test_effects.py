"""What an effect box does, to whom, in which order, and how the independent queues keep step."""

from itertools import permutations

import pytest

from clauses import clause
from games.nefarious.scenario import SPECTATOR, Lab


@clause("nefarious.card.hypnotic-ray", "nefarious.effect.plus-minion", "nefarious.effect.self")
def test_v06_a_free_minion() -> None:
    lab = Lab("ann bo cy", money=1, hands={"ann": "hypnotic-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="hypnotic-ray")
    assert lab.asked() == "ann: place"
    assert lab.may("ann") == "speculate invent research work"  # without money: it is free
    lab.place(ann="invent")
    assert (lab.money("ann"), lab.minions("ann"), lab.reserve("ann")) == (0, "invent 1", 4)
    assert (lab.minions("bo"), lab.minions("cy")) == ("", "")
    (told,) = lab.said("placed")
    assert (told.who, told.where, told.amount, told.clause) == ("ann", "invent", 0, "nefarious.effect.plus-minion")


@clause(
    "nefarious.card.slime-ray",
    "nefarious.effect.others",
    "nefarious.effect.minus-card",
    "nefarious.effect.non-builders",
    "nefarious.partial.discard",
)
def test_v07_everybody_else_discards() -> None:
    hands = {"ann": "slime-ray panacea", "bo": "beast-man death-ray", "cy": "android"}
    lab = Lab("ann bo cy di", money=10, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="slime-ray")
    assert lab.asked() == "bo: discard"  # cy has one card, and everybody sees that
    assert lab.may("bo") == "beast-man death-ray"  # who loses a card chooses it
    lab.discard(bo="death-ray", cy="android")
    assert lab.each(lab.cards) == [1, 1, 0, 0]
    assert (lab.hand("ann"), lab.hand("bo")) == ("panacea", "beast-man")
    told = lab.said("discarded")
    assert sorted((said.who, said.card) for said in told) == [("bo", "death-ray"), ("cy", "android")]
    for name in lab.everyone:
        assert set(lab.known(lab.view(name)["discards"]).split()) == {"death-ray", "android"}
    assert {(said.seen_by, said.clause) for said in told} == {(lab.everyone, "nefarious.effect.minus-card")}


@clause("nefarious.card.slime-ray")
def test_slime_ray_takes_one_card_of_their_choice_from_each_other_and_nothing_else() -> None:
    hands = {"ann": "slime-ray panacea android", "bo": "beast-man death-ray reanimator", "cy": "android beast-man"}
    lab = Lab("ann bo cy di", money=10, hands=hands, minions={"ann": "work 1", "bo": "speculate 1", "di": "invent 1"})
    before = (lab.each(lab.minions), lab.each(lab.reserve))
    lab.reveal(ann="invent")
    lab.invent(ann="slime-ray")
    assert lab.asked() == "bo cy: discard"
    assert (lab.may("bo"), lab.may("cy")) == ("beast-man death-ray reanimator", "beast-man android")
    lab.discard(bo="reanimator", cy="android")
    assert lab.each(lab.hand) == ["panacea android", "beast-man death-ray", "beast-man", ""]
    assert (lab.each(lab.minions), lab.each(lab.reserve)) == before
    assert lab.each(lab.money) == [10 + 2 - 10, 10 + 4, 10 + 4, 10 + 1 + 4]  # Minions, the price, and the others' Work
    assert (lab.built("ann"), lab.score("ann")) == ("slime-ray", 4)


@clause(
    "nefarious.card.doomsday-machine",
    "nefarious.effect.plus-card",
    "nefarious.effect.plus-money",
    "nefarious.effect.plus-minus",
    "nefarious.effect.three-things",
    "nefarious.ruling.r51",
)
def test_v08_gifts_for_all_others() -> None:
    hands = {"ann": "doomsday-machine", "bo": "beast-man", "cy": "android"}
    lab = Lab("ann bo cy", money={"ann": 22, "bo": 0, "cy": 0}, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="doomsday-machine")
    assert lab.asked() == "bo cy: place"
    assert (lab.each(lab.cards), lab.each(lab.money)) == ([0, 2, 2], [0, 1, 1])
    lab.place(bo="work", cy="invent")
    assert lab.each(lab.minions) == ["", "work 1", "invent 1"]
    assert lab.each(lab.money) == [0, 5, 5]
    assert (lab.cards("ann"), lab.reserve("ann")) == (0, 5)
    drawn = lab.said("drew-card")
    assert sorted((said.who, said.card, said.heard_by) for said in drawn) == [
        ("bo", "killer-swarm", ("bo",)),
        ("cy", "killer-swarm", ("cy",)),
    ]


@clause("nefarious.card.anti-gravity-suit", "nefarious.effect.both")
def test_v09_one_card_with_both_arrows() -> None:
    hands = {"ann": "anti-gravity-suit panacea", "bo": "beast-man", "cy": "android death-ray"}
    lab = Lab("ann bo cy", money={"ann": 9}, hands=hands)
    lab.reveal(ann="invent")
    lab.invent(ann="anti-gravity-suit")
    assert (lab.money("ann"), lab.asked()) == (4, "cy: discard")
    (gained,) = lab.said("gained")
    assert (gained.who, gained.amount, gained.clause) == ("ann", 4, "nefarious.effect.plus-money")
    lab.discard(cy="android", bo="beast-man")
    assert lab.each(lab.hand) == ["panacea", "", "death-ray"]


@clause("nefarious.card.time-machine", "nefarious.effect.minus-minion", "nefarious.effect.self-top-down")
def test_v10_minus_then_plus() -> None:
    lab = Lab("ann bo cy", money=11, minions={"ann": "research 1"}, hands={"ann": "time-machine"})
    lab.reveal(ann="invent")
    lab.invent(ann="time-machine")
    lab.remove(ann="research")
    assert (lab.minions("ann"), lab.asked()) == ("", "ann: place")
    lab.place(ann="invent")
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("invent 1", 4, 0)
    (told,) = lab.said("removed")
    assert (told.who, told.where, told.clause) == ("ann", "research", "nefarious.effect.minus-minion")


@clause("nefarious.effect.minus-minion")
def test_who_loses_a_minion_chooses_which() -> None:
    lab = Lab(
        "ann bo cy di",
        money=20,
        minions={"ann": "invent 1", "bo": "speculate 1, research 3", "cy": "invent 2"},
        hands={"ann": "paralysis-ray"},
    )
    lab.reveal(ann="invent", bo="research", cy="research", di="research")
    lab.invent(ann="paralysis-ray")
    assert lab.may("bo") == "speculate research"
    assert lab.refuses("bo", "remove", "work") == "nefarious.effect.minus-minion"
    lab.remove(bo="research")
    lab.remove(cy="invent")
    assert lab.each(lab.minions) == ["invent 1", "speculate 1, research 2", "invent 1", ""]
    assert lab.each(lab.reserve) == [4, 2, 4, 5]


@clause("nefarious.card.helpful-robot", "nefarious.effect.per-built", "nefarious.ruling.r17")
def test_v11_per_built_counts_the_new_one() -> None:
    lab = Lab("ann bo cy", hands={"ann": "helpful-robot"}, built={"ann": "beast-man android"})
    lab.reveal(ann="invent")
    lab.invent(ann="helpful-robot")
    assert (lab.cards("ann"), lab.pile()) == (3, 27)


@clause("nefarious.card.sentient-ai", "nefarious.effect.per-hand", "nefarious.ruling.r17")
def test_v12_per_hand_counts_what_is_left() -> None:
    lab = Lab("ann bo cy", hands={"ann": "sentient-ai beast-man android death-ray", "bo": "panacea"})
    lab.reveal(ann="invent")
    lab.invent(ann="sentient-ai")
    assert (lab.cards("ann"), lab.cards("bo"), lab.pile()) == (6, 1, 27)


@clause("nefarious.card.time-viewer", "nefarious.effect.per-minion", "nefarious.ruling.r17")
def test_v13_per_minion_counts_the_invested() -> None:
    lab = Lab("ann bo cy", money={"ann": 7}, minions={"ann": "speculate 2, invent 2"}, hands={"ann": "time-viewer"})
    lab.reveal(ann="invent")
    lab.invent(ann="time-viewer")
    assert (lab.money("ann"), lab.reserve("ann")) == (4, 1)


@clause("nefarious.effect.order-own-first")
def test_v14_own_effects_come_first() -> None:
    lab = Lab("ann bo cy", hands={"ann": "particle-accelerator", "bo": "slime-ray"})
    lab.reveal(ann="invent", bo="invent")
    assert lab.told("drew", "discarded") == ["ann drew 1", "ann discarded killer-swarm"]
    assert (lab.cards("ann"), lab.discards()) == (0, "killer-swarm")


@clause(
    "nefarious.effect.builders-stage-first",
    "nefarious.effect.order-clockwise",
    "nefarious.effect.order-relative",
    "nefarious.effect.non-builders",
    "nefarious.card.shrinking-ray",
    "nefarious.card.space-elevator",
    "nefarious.card.hypnotic-ray",
    "nefarious.ruling.r09",
    "nefarious.ruling.r10",
    "nefarious.ruling.r11",
)
def test_v15_four_queues() -> None:
    hands = {
        "wendy": "hypnotic-ray beast-man android",
        "sam": "shrinking-ray death-ray ozone-depleter",
        "jessie": "panacea",
        "nick": "space-elevator reanimator",
    }
    lab = Lab(
        "wendy sam jessie nick",
        money=24,
        hands=hands,
        pile="tesla-shocker flying-car teleporter love-potion nanobots",
    )
    lab.reveal(wendy="invent", sam="invent", jessie="work", nick="invent")
    lab.invent(wendy="hypnotic-ray", sam="shrinking-ray", nick="space-elevator")
    # All that builders do to themselves, at once; nothing else has happened yet.
    assert lab.asked() == "wendy: place, sam: discard"
    assert lab.each(lab.cards) == [2, 2, 1, 2]
    assert lab.said("discarded") == []
    lab.discard(sam="death-ray")
    lab.place(wendy="work")
    # Everybody's first from the left: sam's ray for wendy and nick, nick's elevator for sam and jessie.
    assert lab.hand("nick") == "tesla-shocker reanimator"
    assert lab.asked() == "wendy nick: discard"
    assert set(lab.hand("sam").split()) == {"ozone-depleter", "flying-car"}
    assert set(lab.hand("jessie").split()) == {"panacea", "teleporter"}
    lab.discard(nick="tesla-shocker")
    lab.discard(wendy="android")
    # Their second: wendy draws from nick's, jessie discards one of two to sam's.
    assert lab.asked() == "jessie: discard"
    assert set(lab.may("jessie").split()) == {"panacea", "teleporter"}
    assert set(lab.hand("wendy").split()) == {"beast-man", "love-potion"}
    lab.discard(jessie="panacea")
    assert lab.each(lab.cards) == [2, 2, 1, 1]
    assert (lab.hand("jessie"), lab.hand("nick")) == ("teleporter", "reanimator")
    assert lab.discards() == "death-ray android tesla-shocker panacea"
    assert lab.minions("wendy") == "work 1"


@clause("nefarious.effect.order-clockwise", "nefarious.effect.order-relative", "nefarious.ruling.r10")
@pytest.mark.parametrize(
    ("bos", "dis", "draws_first", "discards_first"),
    [("mind-control-satellite", "android", "cy", "ann"), ("android", "mind-control-satellite", "ann", "cy")],
)
def test_the_same_effects_in_another_order(bos: str, dis: str, draws_first: str, discards_first: str) -> None:
    """ann meets bo's Invention first, cy meets di's: with empty hands, who discards first has nothing to discard."""
    lab = Lab("ann bo cy di", money=30, hands={"bo": bos, "di": dis}, pile=["panacea"] * 9)
    lab.reveal(bo="invent", di="invent")
    lab.invent(bo=bos, di=dis)
    assert lab.told("discarded") == [f"{draws_first} discarded panacea"]
    assert (lab.cards(draws_first), lab.cards(discards_first)) == (0, 1)
    assert lab.discards() == "panacea"


@clause("nefarious.ruling.r11", "nefarious.ruling.r18", "nefarious.effect.others")
def test_one_line_for_all_others_is_one_wave() -> None:
    """Slime Ray: all three choose at once, in secret."""
    hands = {"ann": "slime-ray", "bo": "beast-man death-ray", "cy": "android panacea", "di": "nanobots teleporter"}
    lab, other = (Lab("ann bo cy di", hands=hands) for _ in range(2))
    for one, card in ((lab, "nanobots"), (other, "teleporter")):
        one.reveal(ann="invent")
        assert one.asked() == "bo cy di: discard"
        one.discard(di=card)
    for name in ("ann", "bo", "cy", SPECTATOR):
        assert lab.view(name) == other.view(name)
    lab.discard(cy="android")
    lab.discard(bo="death-ray")
    assert lab.discards() == "death-ray android nanobots"  # by seat, not as they were chosen


@clause("nefarious.ruling.r11", "nefarious.ruling.r13", "nefarious.deck.exhausted")
def test_one_line_for_all_others_is_one_draw() -> None:
    """Android with two cards left: three others need one each, so nobody draws, and drawing is over."""
    lab = Lab("ann bo cy di", money=19, hands={"ann": "android"}, pile="panacea nanobots")
    lab.reveal(ann="invent")
    assert (lab.each(lab.cards), lab.pile()) == ([0, 0, 0, 0], 2)
    assert lab.view(SPECTATOR)["locked"] is True
    lab = Lab("ann bo cy di", money=19, hands={"ann": "android"}, pile="panacea nanobots teleporter")
    lab.reveal(ann="invent")
    assert lab.each(lab.hand) == ["", "panacea", "nanobots", "teleporter"]


@clause("nefarious.ruling.r11", "nefarious.ruling.r12", "nefarious.effect.order-clockwise")
def test_waves_go_by_the_place_in_everybodys_own_queue() -> None:
    """ann builds three lines, bo one. Both others meet ann's three first, bo's one behind them."""
    lab = Lab(
        "ann bo cy di",
        money={"ann": 14, "bo": 10, "cy": 9, "di": 9},
        minions={"cy": "speculate 1, invent 1", "di": "speculate 1, research 1"},
        hands={"ann": "universal-solvent", "bo": "slime-ray", "cy": "panacea nanobots death-ray", "di": "android"},
    )
    lab.reveal(ann="invent", bo="invent", cy="research", di="research")
    # cy: ann (2 places on) -1c -1$ -1m, then bo (3 places on) -1c. di: ann (1) -1c -1$ -1m, then bo (2) -1c.
    assert (lab.asked(), lab.money("cy"), lab.money("di")) == ("cy: discard", 10, 10)
    lab.discard(cy="panacea")
    assert lab.asked() == "cy di: remove"
    assert (lab.money("cy"), lab.money("di")) == (9, 9)
    lab.remove(di="speculate", cy="invent")
    assert lab.asked() == "cy: discard"
    lab.discard(cy="nanobots")
    assert (lab.cards("cy"), lab.cards("di")) == (2, 1)  # and a card from Research


@clause("nefarious.effect.others", "nefarious.effect.order-clockwise", "nefarious.ruling.r10")
@pytest.mark.parametrize("cards", list(permutations(["buttered-cat-array", "freeze-ray", "universal-solvent"])))
def test_where_all_build_everybody_meets_all_the_others(cards: tuple[str, str, str]) -> None:
    """None, one and three lines, in every order round the table."""
    names = ("ann", "bo", "cy")
    built = dict(zip(names, cards, strict=True))
    lab = Lab(
        "ann bo cy",
        money=30,
        minions=dict.fromkeys(names, "speculate 1"),
        hands={name: f"{card} panacea" for name, card in built.items()},
    )
    lab.reveal(**dict.fromkeys(names, "invent"))
    lab.invent(**built)
    cost = {"buttered-cat-array": 0, "freeze-ray": 10, "universal-solvent": 14}
    for name, card in built.items():
        solved = card != "universal-solvent"
        frozen = card != "freeze-ray"
        assert lab.money(name) == 30 - cost[card] - 3 * frozen - solved
        assert (lab.cards(name), lab.minions(name)) == ((0, "") if solved else (1, "speculate 1"))


@clause("nefarious.effect.builders-stage-first", "nefarious.ruling.r09")
def test_no_effect_on_others_before_all_builders_are_done() -> None:
    """bo's own two lines are done before ann's ray hits him: he still has the card to throw away himself."""
    lab = Lab(
        "ann bo cy",
        money=30,
        hands={"ann": "slime-ray panacea", "bo": "nanobots teleporter"},
        pile="beast-man android death-ray",
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="slime-ray", bo="nanobots")
    assert (lab.asked(), lab.cards("bo")) == ("bo: discard", 3)
    lab.discard(bo="beast-man android")
    assert (lab.cards("bo"), lab.discards()) == (0, "beast-man android teleporter")  # the last one to the ray


@clause("nefarious.ruling.r11")
def test_the_second_line_waits_for_everybodys_first() -> None:
    """Stage 1, wave 1: ann discards, bo draws; wave 2: ann draws, bo discards."""
    lab = Lab(
        "ann bo cy",
        money=30,
        hands={"ann": "genetic-manipulator beast-man nanobots", "bo": "gene-spliced-virus panacea"},
        pile="android death-ray",
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="genetic-manipulator", bo="gene-spliced-virus")
    assert lab.asked() == "ann: discard"  # bo may not discard yet
    lab.discard(ann="beast-man")
    assert lab.asked() == "bo: discard"
    assert (lab.hand("ann"), lab.hand("bo")) == ("nanobots death-ray", "panacea android")
    lab.discard(bo="android")
    assert lab.discards() == "beast-man android"


@clause("nefarious.ruling.r12", "nefarious.effect.minus-money")
def test_t17_lines_for_others_from_top_to_bottom() -> None:
    lab = Lab(
        "ann bo cy",
        money=14,
        minions={"bo": "speculate 2, invent 1"},
        hands={"ann": "universal-solvent", "bo": "beast-man android"},
    )
    lab.reveal(ann="invent", bo="research", cy="research")
    lab.invent(ann="universal-solvent")
    assert (lab.asked(), lab.money("bo"), lab.minions("bo")) == ("bo: discard", 15, "speculate 2, invent 1")
    lab.discard(bo="android")
    assert (lab.asked(), lab.money("bo")) == ("bo: remove", 14)
    lab.remove(bo="speculate")
    assert (lab.hand("bo"), lab.minions("bo")) == ("beast-man killer-swarm", "speculate 1, invent 1")
    assert [said.kind for said in lab.said("discarded", "lost", "removed") if said.who == "bo"] == [
        "discarded",
        "lost",
        "removed",
    ]


@clause("nefarious.effect.once")
def test_an_effect_counts_once_when_its_card_is_built() -> None:
    lab = Lab("ann bo cy", money=0, hands={"ann": "addictive-computer-game"}, built={"bo": "poisonous-flowers"})
    lab.reveal(ann="invent")
    lab.invent(ann="addictive-computer-game")
    assert lab.each(lab.money) == [4, 4, 4]
    for _ in range(2):
        before = lab.each(lab.money)
        lab.reveal()
        assert lab.each(lab.money) == [money + 4 for money in before]
    assert lab.score("ann") == 1


@clause("nefarious.effect.none", "nefarious.effect.box", "nefarious.card.layout")
def test_without_an_effect_box_there_are_only_points() -> None:
    lab = Lab("ann bo cy", money={"ann": 16}, hands={"ann": "death-ray panacea", "bo": "beast-man"})
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="death-ray", bo="beast-man")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.money("ann"), lab.hand("ann"), lab.score("ann")) == (0, "panacea", 6)
    assert (lab.money("cy"), lab.minions("cy"), lab.cards("cy")) == (14, "", 0)


@clause("nefarious.effect.minus-money", "nefarious.partial.money", "nefarious.card.layout")
def test_v18_lose_what_you_have() -> None:
    lab = Lab("ann bo cy", money={"ann": 10, "bo": 2, "cy": 3}, hands={"ann": "freeze-ray"})
    lab.reveal(ann="invent", bo="invent", cy="invent")
    lab.invent(ann="freeze-ray")
    assert lab.each(lab.money) == [0, 0, 0]
    assert sorted((said.who, said.amount, said.clause) for said in lab.said("lost")) == [
        ("bo", 2, "nefarious.effect.minus-money"),
        ("cy", 3, "nefarious.effect.minus-money"),
    ]


@clause("nefarious.partial.minion", "nefarious.effect.plus-minion")
def test_v17_no_minion_left_to_place() -> None:
    lab = Lab("ann bo cy", minions={"ann": "speculate 5"}, hands={"ann": "hypnotic-ray"})
    lab.reveal(ann="invent")
    lab.invent(ann="hypnotic-ray")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.minions("ann"), lab.reserve("ann"), lab.built("ann")) == ("speculate 5", 0, "hypnotic-ray")


@clause("nefarious.partial.discard", "nefarious.partial.as-much", "nefarious.ruling.r16")
def test_v16_discard_the_one_that_you_have() -> None:
    """Nanobots while no card can be drawn: told to discard 2, holding 1."""
    lab = Lab("ann bo cy", hands={"ann": "nanobots android", "bo": "panacea"}, locked=True)
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    lab.discard(ann="android")
    assert lab.asked() == "ann bo cy: action"
    assert (lab.cards("ann"), lab.discards()) == (0, "android")


@clause("nefarious.ruling.r20", "nefarious.partial.as-much", "nefarious.card.time-machine")
def test_t07_minus_is_skipped_plus_is_done() -> None:
    lab = Lab("ann bo cy", money=11, hands={"ann": "time-machine"})
    lab.reveal(ann="invent")
    lab.invent(ann="time-machine")
    assert lab.asked() == "ann: place"
    lab.place(ann="research")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("research 1", 4)


@clause("nefarious.ruling.r20", "nefarious.partial.minion")
def test_t08_plus_is_skipped_minus_is_done() -> None:
    lab = Lab("ann bo cy", minions={"ann": "speculate 1, invent 1, research 3"}, hands={"ann": "teleporter"})
    lab.reveal(ann="invent")
    lab.invent(ann="teleporter")
    assert (lab.asked(), lab.may("ann")) == ("ann: remove", "speculate invent research")
    lab.remove(ann="research")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("speculate 1, invent 1, research 2", 1)


@clause("nefarious.ruling.r20")
def test_a_minion_may_go_back_where_it_came_from() -> None:
    lab = Lab("ann bo cy", money=11, minions={"ann": "research 1"}, hands={"ann": "time-machine"})
    lab.reveal(ann="invent")
    lab.invent(ann="time-machine")
    lab.remove(ann="research")
    assert "research" in lab.may("ann")
    lab.place(ann="research")
    assert (lab.minions("ann"), lab.reserve("ann")) == ("research 1", 4)


@clause("nefarious.card.nanobots", "nefarious.effect.self-top-down")
def test_t09_what_was_just_drawn_may_be_discarded() -> None:
    lab = Lab("ann bo cy", hands={"ann": "nanobots"}, pile="beast-man android death-ray")
    lab.reveal(ann="invent")
    lab.invent(ann="nanobots")
    lab.discard(ann="android beast-man")
    assert (lab.cards("ann"), lab.pile()) == (0, 1)
    assert lab.discards() == "beast-man android"  # in the order of the deck


@clause("nefarious.effect.self-top-down")
def test_t10_the_order_of_lines_matters() -> None:
    lab = Lab("ann bo cy", hands={"ann": "genetic-manipulator"})
    lab.reveal(ann="invent")
    lab.invent(ann="genetic-manipulator")
    assert (lab.cards("ann"), lab.discards()) == (1, "")
    lab = Lab("ann bo cy", hands={"ann": "gene-spliced-virus"})
    lab.reveal(ann="invent")
    lab.invent(ann="gene-spliced-virus")
    lab.discard(ann="killer-swarm")
    assert (lab.cards("ann"), lab.discards()) == (0, "killer-swarm")


@clause("nefarious.invent.cannot-pay", "nefarious.effect.others", "nefarious.ruling.r07")
def test_t16_who_failed_is_still_a_target() -> None:
    lab = Lab(
        "ann bo cy",
        money={"ann": 10, "bo": 14},
        minions={"ann": "research 1"},
        hands={"ann": "time-machine", "bo": "universal-solvent"},
    )
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="time-machine", bo="universal-solvent")
    lab.discard(ann="time-machine")
    lab.remove(ann="research")
    assert (lab.cards("ann"), lab.money("ann"), lab.minions("ann")) == (0, 9, "")


@clause("nefarious.effect.plus-card", "nefarious.info.hand-private")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    lab = Lab("ann bo cy", hands={"ann": "particle-accelerator"}, pile="panacea android")
    lab.reveal(ann="invent")
    lab.invent(ann="particle-accelerator")
    assert (lab.hand("ann"), lab.pile()) == ("panacea", 1)
    for name in ("bo", "cy", SPECTATOR):
        assert lab.view(name)["seats"][0]["hand"] == {"count": 1, "known": []}
    (drew,) = lab.said("drew")
    assert (drew.who, drew.amount, drew.clause) == ("ann", 1, "nefarious.effect.plus-card")
    assert (drew.card, drew.heard_by) == ("", lab.everyone)
    (card,) = lab.said("drew-card")
    assert (card.card, card.heard_by) == ("panacea", ("ann",))


@clause("nefarious.ruling.r21", "nefarious.card.robot-doubles", "nefarious.partial.as-much")
def test_v56_as_many_placements_as_the_reserve_has() -> None:
    lab = Lab(
        "ann bo cy",
        money=12,
        minions={"ann": "speculate 3"},
        built={"ann": "beast-man android"},
        hands={"ann": "robot-doubles"},
    )
    lab.reveal(ann="invent")
    lab.invent(ann="robot-doubles")
    lab.give("ann", "place", "invent")
    assert lab.asked() == "ann: place"
    lab.give("ann", "place", "invent")  # both on one area
    assert lab.asked() == "ann bo cy: action"
    assert (lab.minions("ann"), lab.reserve("ann"), lab.money("ann")) == ("speculate 3, invent 2", 0, 0)


@clause("nefarious.effect.per-minion", "nefarious.ruling.r17")
@pytest.mark.parametrize(("minions", "hand"), [("", "panacea death-ray android"), ("speculate 2", "death-ray")])
def test_no_times_a_loss_is_no_loss(minions: str, hand: str) -> None:
    """A discard for each invested Minion, as a deck of one's own may print it, beside another builder's discard."""
    own = {"purge": {"cost": 0, "points": 1, "self": ["-1c/minion"]}}
    hands = {"ann": "purge panacea android death-ray", "bo": "patchwork-monster nanobots teleporter"}
    lab = Lab("ann bo cy", own=own, money=20, minions={"ann": minions}, hands=hands)
    lab.reveal(ann="invent", bo="invent")
    lab.invent(ann="purge", bo="patchwork-monster")
    if minions:
        lab.discard(ann="panacea android")
    lab.discard(bo="nanobots")
    assert (lab.hand("ann"), lab.hand("bo")) == (hand, "teleporter")


@clause("nefarious.effect.plus-minus", "nefarious.effect.three-things")
def test_plus_gives_and_minus_takes() -> None:
    """Panacea gives one of each thing, Hyperspace Tunnel takes one of each."""
    lab = Lab(
        "ann bo cy", money={"ann": 11, "bo": 15}, hands={"ann": "panacea", "bo": "hyperspace-tunnel beast-man nanobots"}
    )
    lab.reveal(ann="invent", bo="speculate", cy="invent")
    lab.speculate(bo="speculate")
    lab.invent(ann="panacea")
    assert (lab.cards("ann"), lab.money("ann")) == (1, 1)
    lab.place(ann="work")
    assert lab.minions("ann") == "work 1"
    lab.reveal(ann="research", bo="invent", cy="research")
    lab.invent(bo="hyperspace-tunnel")
    lab.discard(bo="beast-man")
    lab.remove(bo="speculate")
    assert (lab.hand("bo"), lab.money("bo"), lab.minions("bo")) == ("nanobots", 0, "")
