"""The henchman of Evil Genius VS Spies: its paths are what the rules make of them, and both sides play sensibly."""

import pytest

from games.spies.scenario import Table
from villainy.arena.match import play_one
from villainy.bots.spies import Henchman
from villainy.bots.spies_habits import Habits
from villainy.bots.spies_way import Way, assigned_to
from villainy.engine.chance import seeded
from villainy.engine.seat import Seat
from villainy.games.spies import BOX
from villainy.games.spies.game import Spies
from villainy.games.spies.phase import GENIUS, MASTER

NET_2 = "LRTB - LRTB"
NET_3 = "LRTB - LRTB - LRTB"
WALL = dict.fromkeys(range(1, 9), "9/9/9")


def reaches_plan(table: Table) -> bool:
    """Whether the first Spy finds a path to the Plan."""
    game = table.game
    return Way(game).passes(assigned_to(game, 0, game.assigned[0]))


def play(table: Table, until: str = "") -> None:
    """Henchmen play both sides until the Master's turn is over or something is asked."""
    henchmen = [Henchman(seeded("genius")), Henchman(seeded("master"))]
    game = table.game
    turn, number = game.turn, game.round
    while not game.over and (game.turn, game.round) == (turn, number) and table.asked() != until:
        game.decide(game.seat, henchmen[game.seat].choose(Seat(game, game.seat)), game.number)


def choice(table: Table) -> str:
    """What a henchman answers to the question that is asked."""
    seat = Seat(table.game, table.game.seat)
    kind, _ = seat.meaning(Henchman(seeded("any")).choose(seat))
    return kind


def held(table: Table) -> list[str]:
    """The Genius's hand, by name."""
    return [table.words[table.game.face[card]] for card in table.game.hands[GENIUS]]


# Paths ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lair", "spy", "network", "through"),
    [
        ({}, "1/1/0 1-2", "LRTB", True),
        ({1: "igor"}, "assassin", NET_3, True),  # left with 0, which is alive
        ({1: "2/3/2"}, "assassin", NET_3, False),
        ({2: "2/3/2"}, "3/3/0 2-4", NET_2, True),  # one Health regained before the fight
        ({1: "2/3/2"}, "3/3/0 2-4", NET_2, False),
        ({1: "igor busy"}, "4/0/0 2-4", NET_2, False),
        ({1: "9/3/4 busy"}, "4/2/0 2-4", NET_2, False),
        ({1: "9/2/4 busy"}, "assassin", NET_3, True),  # strikes first, because the Minion is Busy
        ({1: "9/2/4"}, "long-distance", NET_3, False),
        ({1: "9/1/4"}, "long-distance", NET_3, True),
        ({1: "9/1/4+holster"}, "long-distance", NET_3, False),  # both have Initiative
        ({1: "0/1/0+dead-mans-switch"}, "2/2/0 2-4", NET_2, False),
        ({1: "9/9/3"}, "1/1/3 2-4", NET_2, True),
        ({1: "9/9/3", 2: "9/9/1"}, "1/1/3 2-4", NET_2, False),  # Sneak is spent
        ({1: "9/9/2", 2: "9/9/1"}, "1/1/3 2-4", NET_2, True),
        ({1: "9/9/2", 2: "9/9/2"}, "moustaches", NET_3, True),  # the first Sneak costs nothing
        (dict.fromkeys(range(1, 9), "9/9/4 busy"), "1/1/1 2-4", NET_2, True),
        ({1: "steel-door"}, "1/1/1 2-4", NET_2, False),
        ({1: "steel-door"}, "1/1/1 2-4", NET_3, True),
        ({1: "trapdoor", 2: "9/9/1"}, "1/1/1 2-4", NET_2, False),  # thrown out, or too noisy to Sneak
        ({1: "trapdoor", 2: "9/9/1"}, "demolition", NET_3, True),
        ({1: "laser-grid"}, "1/1/1 2-4", NET_2, False),
        ({1: "laser-grid"}, "1/2/1 2-4", NET_2, True),
        ({1: "floorboards", 2: "9/9/1"}, "1/1/2 2-4", NET_2, False),
        ({1: "floorboards", 2: "9/9/1"}, "1/1/3 2-4", NET_2, True),
        ({1: "blackmail", 2: "2/3/9"}, "4/1/0 2-4", NET_2, False),
        ({1: "self-destruct"}, "1/1/0 2-4", NET_2, True),  # let alone
        ({1: "steel-door"}, "mole", "LRTB", True),  # begins behind Square 1
        ({3: "laser-grid"}, "courier", NET_2, True),
        ({2: "2/3/2", 8: "elevator-music"}, "3/3/0 2-4", NET_2, False),
    ],
)
def test_finds_the_path_that_the_rules_leave(lair: dict[int, str], spy: str, network: str, through: bool) -> None:
    table = Table(lair=lair, networks=[network], spies=[f"{spy} @1"])
    assert reaches_plan(table) == through
    game = table.game
    game.take(game.cards.infiltrate)
    Habits().play_on(game)
    assert (game.plan < 0) == through


def test_damage_that_meets_health_kills_if_the_table_says_so() -> None:
    for lethal, through in (("exceeds", True), ("meets", False)):
        table = Table(lair={1: "2/1/9"}, networks=[NET_2], spies=["2/2/0 2-4 @1"], settings={"lethal": lethal})
        assert reaches_plan(table) == through


def test_who_finds_a_path_can_walk_it() -> None:
    """In games among henchmen: a Spy that could reach the Plan does reach it, if the Genius only looks on."""
    walked = 0
    for deal in ("one", "two"):
        game = BOX.new(2, seed=deal)
        assert isinstance(game, Spies)
        henchmen = [Henchman(seeded("genius")), Henchman(seeded("master"))]
        while not game.over:
            walked += walks_every_path(game)
            game.take(henchmen[game.seat].choose(Seat(game, game.seat)))
    assert walked > 5


def walks_every_path(game: Spies) -> int:
    """Send each Spy that finds a path through a world of its own; how many there were."""
    if type(game.asking).__name__ != "Infiltrate" or game.plan < 0:
        return 0
    walked = 0
    way = Way(game)
    for option in game.choices:
        slot = option - game.cards.infiltrate
        if not 0 <= slot < len(game.spies) or not way.passes(assigned_to(game, slot, game.assigned[slot])):
            continue
        world = game.clone()
        world.ask_forced = True
        world.take(option)
        Habits().play_on(world)
        assert world.plan != game.plan, game.view(MASTER)
        walked += 1
    return walked


# The Spy Master -------------------------------------------------------------------------------------------------------


def test_sends_a_spy_that_gets_through() -> None:
    table = Table(networks=[NET_2], spies=["1/1/0 2-4 @1"])
    assert choice(table) == "infiltrate"


def test_sends_nobody_to_certain_death() -> None:
    table = Table(lair=WALL, networks=[NET_2], spies=["1/1/0 2-4 @1"])
    assert choice(table) == "done"


def test_one_spy_opens_the_way_for_another() -> None:
    table = Table(
        lair={1: "3/3/9", 2: "9/9/3"}, networks=[NET_2], spies=["1/1/3 2-4 @1", "4/1/0 2-4 @1"], plan="plan 5/1/1"
    )
    play(table)
    assert table.game.scores == [0, 5]


def test_plays_intelligence_that_takes_the_spy_to_the_plan() -> None:
    table = Table(lair={4: "9/9/9"}, networks=[NET_2], spies=["1/1/0 2-4 @1"], sm=["rocket-shoes"], plan="plan 3/1/1")
    play(table)
    assert table.game.scores == [0, 3]


def test_keeps_intelligence_that_is_not_needed() -> None:
    table = Table(networks=[NET_2], spies=["1/1/0 2-4 @1"], sm=["rocket-shoes"], plan="plan 3/1/1")
    play(table)
    assert table.game.scores == [0, 3]
    assert len(table.game.hands[MASTER]) == 1


def test_assigns_a_spy_where_it_gets_furthest() -> None:
    table = Table(
        start="assign", lair={1: "2/3/9"}, networks=[NET_2, "virtual-env - LRTB"], spies=["3/3/0 2-4"], sm=["veteran"]
    )
    play(table, until="sm Infiltrate")
    assert table.game.assigned[0] == table.game.net[2]


def test_builds_a_network_for_its_spy() -> None:
    table = Table(start="actions", networks=["LRTB", "LRTB"], spies=["2/2/1 2-4"], sm=["LRTB", "LRTB", "veteran"])
    play(table, until="sm Assign")
    assert max(table.game.size) >= 2


# The Evil Genius ------------------------------------------------------------------------------------------------------


def test_plays_two_minions_to_the_front() -> None:
    table = Table(start="main", eg=["3/3/3", "2/2/2", "1/1/1"], networks=[NET_2], spies=["2/2/1 2-4 @1"])
    play(table, until="eg Activate")
    assert sorted(table.lair()) == [1, 2]


def test_builds_what_the_plan_needs() -> None:
    table = Table(start="main", lair={1: "igor", 2: "3/3/3"}, eg=["cost 2"], plan="plan 3/2/2")
    play(table, until="eg Activate")
    assert "cost 2" in table.lair().values()
    assert choice(table) == "activate"


def test_an_epiphany_saves_the_plan() -> None:
    table = Table(lair={1: "2/3/9"}, networks=[NET_2], spies=["4/2/0 2-4 @1"], eg=["goats"], plan="plan 3/1/1")
    play(table)
    assert table.game.scores == [0, 0]
    assert "goats" not in held(table)


def test_an_epiphany_is_kept_while_the_plan_is_safe() -> None:
    table = Table(lair=WALL, networks=[NET_2], spies=["4/2/0 2-4 @1"], eg=["goats"], plan="plan 3/1/1")
    table.sm("infiltrate", "4/2/0 2-4")
    play(table)
    assert table.game.scores == [0, 0]
    assert "goats" in held(table)


def test_sacrifices_who_is_worth_least() -> None:
    table = Table(start="plan", lair={1: "5/5/5", 2: "1/1/1", 3: "cost 1"}, plan="plan 3/1/1", stage="advanced")
    play(table, until="eg SelectPlan")
    assert list(table.lair().values()) == ["5/5/5"]


# Matches --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [GENIUS, MASTER])
def test_beats_chance_from_either_side(side: int) -> None:
    levels = ["henchman", "random"] if side == GENIUS else ["random", "henchman"]
    wins = sum(play_one(BOX, levels, seeded("beats chance"), number, None, None).wins[side] for number in range(6))
    assert wins >= 5
