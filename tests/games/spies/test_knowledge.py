"""What each side knows: hands, the Plan, what was looked at, and what is forgotten."""

from clauses import clause
from games.spies.scenario import SIDES, Table
from villainy.engine.chance import seeded
from villainy.games.spies.game import Spies
from villainy.games.spies.plans import stalled

NET_3 = "LRTB - LRTB - LRTB"


def known_hand(table: Table, viewer: str, owner: str) -> list[str]:
    return table.known(table.view(viewer)["hands"][SIDES.index(owner)])


@clause("spies.eg.step2", "spies.sm.step1")
def test_hands_are_counted_by_all_and_seen_by_their_owner() -> None:
    table = Table(start="main", eg=["igor", "goats"], sm=["pen", "rookie", "gym"])
    for viewer in SIDES:
        assert [hand["count"] for hand in table.view(viewer)["hands"]] == [2, 3]
    assert known_hand(table, "eg", "eg") == ["igor", "goats"]
    assert known_hand(table, "eg", "sm") == known_hand(table, "spectator", "sm") == []
    assert known_hand(table, "sm", "sm") == ["rookie", "gym", "pen"]


@clause("spies.plan.stage-in-progress", "spies.ruling.r56")
def test_the_plan_is_known_to_its_owner_until_it_is_turned() -> None:
    table = Table(start="main", lair={1: "cost 2", 2: "igor", 3: "igor"}, plan="death-ray")
    assert [bool(table.view(viewer)["plan"]["card"]) for viewer in SIDES] == [True, False, False]
    table.eg("done")
    table.eg("activate")
    assert [bool(table.view(viewer)["plan"]["card"]) for viewer in SIDES] == [True, True, True]


def test_a_card_that_came_back_openly_is_known_until_it_goes() -> None:
    """Of two equal cards the one that all know of leaves first: nobody learns that there is another."""
    table = Table(start="actions", lair={1: "igor"}, sm=["poach", "gym"], eg=["igor", "cost 9"])
    table.sm("intelligence", "poach")
    assert known_hand(table, "sm", "eg") == ["igor"]
    assert table.hand("eg") == ["cost 9", "igor", "igor"]
    for _ in range(3):
        table.sm("done")
    table.eg("minion", "igor", 3)
    assert known_hand(table, "sm", "eg") == []


def test_what_was_looked_at_is_forgotten_when_it_is_shuffled() -> None:
    table = Table(
        lair={1: "9/9/9"}, networks=["LRTB"], spies=["analyst @1"], plan="moon-tow", eg=["plan-b", *["cost 9"] * 6]
    )
    table.sm("infiltrate", "analyst")
    assert table.view("sm")["plan"]["card"] is not None
    table.sm("done")
    table.eg("keep")
    table.eg("epiphany", "plan-b")
    assert table.view("sm")["plan"]["card"] is None
    assert table.view("sm")["offers"] == {"count": 3, "known": []}
    table.eg("plan", table.options()[0].split(" ", 1)[1])
    assert table.view("sm")["plan"]["card"] is None


def test_a_stalled_plan_does_not_betray_its_card() -> None:
    table = Table(start="actions", sm=["red-tape", "gym"], plan="moon-tow")
    table.sm("intelligence", "red-tape")
    (lasting,) = table.view("sm")["lasting"]
    assert (lasting["card"], lasting["what"]) == (-1, "stalled")
    (mine,) = table.view("eg")["lasting"]
    assert mine["card"] == table.game.plan
    (given,) = table.said("given-stalled")
    assert given.seen_by == ("eg",)


def test_a_re_deal_keeps_what_was_seen_and_nothing_else() -> None:
    table = Table(
        start="main",
        lair={1: "igor"},
        eg=["wiretap", "porter", "bertha"],
        sm=["rookie", "pen", "smoke"],
        plan="moon-tow",
        plan_pile=["cat", "decaf", "queueing", "biscuits", "karaoke"],
        sm_pile=["gym", "veteran", "blunt", "adrenaline"],
    )
    table.eg("epiphany", "wiretap")
    table.resolve()
    worlds = [table.game.redeal(0, seeded(f"world {at}")) for at in range(12)]
    assert {
        tuple(sorted(world.face[card] for card in world.hands[1])) for world in worlds if isinstance(world, Spies)
    } == {tuple(sorted(table.game.face[card] for card in table.game.hands[1]))}
    guesses = [table.game.redeal(1, seeded(f"world {at}")) for at in range(12)]
    plans = {world.face[world.plan] for world in guesses if isinstance(world, Spies)}
    assert len(plans) > 1
    strangers = [table.game.redeal(2, seeded(f"world {at}")) for at in range(12)]
    first = table.deck.first_face[6]
    for world in strangers:
        assert isinstance(world, Spies)
        world.check()
        assert any(world.face[card] >= first for card in world.hands[1])  # somebody picks an Intelligence card there


@clause("spies.plan.select")
def test_a_re_deal_of_the_plans_drawn() -> None:
    table = Table(start="plan", plan="", plan_pile=["decaf", "cat", "moon-tow", "karaoke", "volcano"])
    drawn = set()
    for at in range(12):
        world = table.game.redeal(1, seeded(f"world {at}"))
        assert isinstance(world, Spies)
        world.check()
        drawn.add(tuple(sorted(world.face[card] for card in world.offers)))
    assert len(drawn) > 1
    known = table.game.redeal(0, seeded("world"))
    assert isinstance(known, Spies)
    assert known.offers == table.game.offers


def test_in_a_re_deal_the_plan_is_still_stalled() -> None:
    table = Table(start="actions", sm=["red-tape", "gym"], plan="moon-tow")
    table.sm("intelligence", "red-tape")
    world = table.game.redeal(1, seeded("world"))
    assert isinstance(world, Spies)
    assert world.plan != table.game.plan  # another card lies there
    assert stalled(world)


@clause("spies.ruling.r38")
def test_a_deck_made_anew_is_shuffled_and_forgotten() -> None:
    drawn = set()
    for seed in range(8):
        table = Table(
            start="actions",
            sm=["leak", "gym"],
            eg=["cost 9"],
            eg_pile=[],
            eg_discards=["igor", "bertha", "porter", "cost 1", "cost 2"],
            seed=f"deck {seed}",
        )
        table.game.draw(0, 3, "spies.eg.step2")
        assert known_hand(table, "sm", "eg") == []
        drawn.add(tuple(table.hand("eg")))
    assert len(drawn) > 1
