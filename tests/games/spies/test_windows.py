"""Epiphanies and Intelligence: who may interrupt when, and in which order cards happen."""

from clauses import clause
from games.spies.scenario import Table

NET_3 = "LRTB - LRTB - LRTB"


@clause("spies.epiphany.freeze-ray", "spies.ruling.r2")
def test_w4_freeze_ray() -> None:
    table = Table(lair={2: "cost 1"}, networks=[NET_3], spies=["assassin @1"], eg=["freeze-ray", "porter"])
    assert table.spy("assassin")[0] == 3
    table.sm("infiltrate", "assassin")
    table.eg("epiphany", "freeze-ray")
    assert table.spy("assassin")[0] == 1
    (changed,) = table.said("attack-changed")
    assert (changed.amount, changed.card) == (-2, "assassin")
    assert table.discards("eg") == ["freeze-ray"]
    assert table.hand("eg") == ["porter"]


@clause("spies.interrupt.last-first", "spies.interrupt.between-steps", "spies.ruling.r57", "spies.intel.free")
def test_t29_stack() -> None:
    table = Table(
        lair={1: "9/9/9", 2: "cost 1"},
        networks=[NET_3],
        spies=["assassin @1"],
        sm=["rocket-shoes", "double-cross", "rookie"],
        eg=["objection", "porter"],
    )
    table.sm("infiltrate", "assassin")
    table.sm("intelligence", "rocket-shoes")
    assert table.asked() == "eg before-move"
    assert table.view("eg")["window"]["answering"] is True
    table.eg("epiphany", "objection")
    for who in ("eg", "sm", "spectator"):
        assert [table.words[card["face"]] for card in table.view(who)["stack"]] == ["rocket-shoes", "objection"]
    table.sm("intelligence", "double-cross")
    assert [said.card for said in table.said("resolves")] == ["double-cross", "rocket-shoes"]
    assert [said.card for said in table.said("cancelled")] == ["objection"]
    assert table.at() == 2
    assert table.discards("eg") == ["objection"]
    assert table.discards("sm") == ["double-cross", "rocket-shoes"]


@clause("spies.interrupt.last-first")
def test_a_cancelled_card_is_spent_and_does_nothing() -> None:
    table = Table(
        lair={1: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], sm=["rocket-shoes", "smoke"], eg=["objection"]
    )
    table.sm("infiltrate", "assassin")
    table.sm("intelligence", "rocket-shoes")
    table.eg("epiphany", "objection")
    table.resolve()
    assert table.asked() == "sm before-move"
    assert table.discards("sm") == ["rocket-shoes"]
    assert table.game.skip == 0


@clause("spies.ruling.r57")
def test_response_cards_only_on_top_of_an_opposing_card() -> None:
    table = Table(
        lair={1: "9/9/9"},
        networks=[NET_3],
        spies=["assassin @1"],
        sm=["double-cross", "smoke"],
        eg=["objection", "goats"],
    )
    table.sm("infiltrate", "assassin")
    assert table.options() == ["pass", "intelligence smoke"]
    assert table.refuses("sm", "intelligence", "double-cross") == "spies.intel.any-time"
    table.sm("intelligence", "smoke")
    assert table.options() == ["pass", "epiphany goats", "epiphany objection"]
    table.eg("pass")
    assert table.stack() == []  # the Master had nothing to add to the own card, nor to play next
    assert table.options() == ["pass", "epiphany goats"]
    assert table.refuses("eg", "epiphany", "objection") == "spies.epiphany.any-time"


@clause("spies.ruling.r57", "spies.interrupt.between-steps")
def test_the_active_player_is_asked_first_and_again_after_a_card() -> None:
    table = Table(
        lair={1: "9/9/9"}, networks=[NET_3], spies=["assassin @1"], sm=["smoke", "smoke"], eg=["monologue", "monologue"]
    )
    table.sm("infiltrate", "assassin")
    assert table.asked() == "sm before-move"
    table.sm("pass")
    assert table.asked() == "eg before-move"
    table.eg("epiphany", "monologue")
    table.sm("pass")
    table.eg("pass")
    assert table.asked() == "sm before-move"
    assert table.view("sm")["window"] == {"occasion": "before-move", "answering": False, "active": 1, "passes": 0}
    assert table.spy("assassin")[2] == 0


@clause("spies.epiphany.any-time", "spies.intel.any-time")
def test_after_an_action_only_the_other_side_is_asked() -> None:
    table = Table(start="main", lair={1: "igor"}, sm=["pen", "rookie"], eg=["espresso", "porter"])
    table.eg("move", 1, 2)
    assert table.asked() == "sm after-action"
    assert table.options() == ["pass", "intelligence pen"]
    table.sm("pass")
    assert table.asked() == "eg GeniusMain"
    table.eg("epiphany", "espresso")
    assert table.asked() == "sm card-played"
    table.sm("pass")
    table.passes()
    assert table.minion(2)[0] == 3


@clause("spies.epiphany.any-time")
def test_cards_that_narrow_their_time() -> None:
    table = Table(
        start="actions",
        networks=[NET_3],
        spies=["assassin @1"],
        eg=["overtime", "temp-agency", "goats", "eureka"],
        sm=["rookie", "passport", "smoke"],
    )
    assert table.refuses("sm", "intelligence", "smoke") == "spies.intel.any-time"
    assert table.refuses("sm", "intelligence", "passport") == "spies.ruling.r40"  # nobody has been inside
    table.sm("recruit", "rookie")
    assert table.asked() == "eg after-action"
    assert table.options() == ["pass", "epiphany eureka"]
    for card in ("overtime", "temp-agency", "goats"):
        assert table.refuses("eg", "epiphany", card) == "spies.epiphany.any-time"


@clause("spies.ruling.r40")
def test_a_target_that_is_gone_when_the_card_resolves() -> None:
    """Espresso for a Minion that Better Dental Plan, played on top, returns to the hand."""
    table = Table(start="main", lair={1: "igor", 2: "bertha"}, eg=["espresso", "porter"], sm=["poach"])
    table.eg("epiphany", "espresso")
    table.eg("square", 1)
    table.sm("intelligence", "poach")
    table.sm("square", 1)
    table.passes()
    assert table.lair() == {2: "bertha"}
    assert table.said("attack-changed") == []
    assert "espresso" in table.discards("eg")


@clause("spies.ruling.r41")
def test_a_choice_that_is_no_longer_possible_is_made_again() -> None:
    table = Table(lair={1: "9/9/9 busy"}, networks=[NET_3], spies=["assassin @1"], eg=["all-hands", "porter"])
    table.sm("infiltrate", "assassin")
    table.eg("pass")
    table.eg("pass")
    table.sm("sneak")
    assert table.asked() == "eg choice-made"
    table.eg("epiphany", "all-hands")
    assert table.lair() == {1: "9/9/9"}
    assert [said.amount for said in table.said("chose")] == [table.deck.sneak, table.deck.attack]
    assert table.said("sneaked") == []


@clause("spies.ruling.r52", "spies.ruling.r43")
def test_t45_the_one_being_faced() -> None:
    table = Table(
        lair={1: "9/9/9", 3: "igor"},
        networks=[NET_3],
        spies=["assassin @1"],
        sm=["false-alarm", "poach", "arrows"],
        eg=["bookcase", "porter"],
    )
    table.sm("infiltrate", "assassin")
    table.sm("pass")
    table.eg("pass")
    assert table.asked() == "sm spy-enters"
    table.sm("intelligence", "false-alarm")
    assert table.options() == ["square 1", "square 3"]
    table.sm("square", 1)
    table.resolve()
    assert table.minion(1) == (9, 9, 0)
    table.sm("intelligence", "poach")
    table.resolve()
    assert table.lair() == {1: "9/9/9 busy"}  # only the other one could be pointed at
    table.passes()
    assert table.asked() == "sm Face"
    assert table.options() == ["attack", "sneak"]


@clause("spies.ruling.r52")
def test_the_one_being_faced_cannot_be_pointed_at_to_move_it() -> None:
    table = Table(
        lair={1: "9/9/9", 3: "igor", 4: "bertha"}, networks=[NET_3], spies=["assassin @1"], sm=["arrows", "rookie"]
    )
    table.sm("infiltrate", "assassin")
    table.sm("pass")
    table.sm("intelligence", "arrows")
    assert table.options() == ["square 3", "square 4"]
    assert table.refuses("sm", "square", 1) == "spies.ruling.r52"
    table.sm("square", 3)
    assert table.options() == [f"square {square}" for square in (2, 5, 6, 7, 8)]
    assert table.refuses("sm", "square", 4) == "spies.lair.one-card-per-square"
    table.sm("square", 8)
    assert table.lair() == {1: "9/9/9", 4: "bertha", 8: "igor"}


@clause("spies.ruling.r43")
def test_nobody_is_put_where_the_infiltrator_stands() -> None:
    table = Table(
        lair={3: "igor"}, networks=[NET_3], spies=["assassin @1"], sm=["rookie"], eg=["other-lever", "porter"]
    )
    table.sm("infiltrate", "assassin")
    table.eg("pass")
    assert table.at() == 1
    table.eg("epiphany", "other-lever")
    assert "square 1" not in table.options()
    assert table.refuses("eg", "square", 1) == "spies.ruling.r43"
    table.eg("square", 2)
    assert [said.place for said in table.said("steps", "combat")][:3] == [0, 1, 1]


@clause("spies.ruling.r42", "spies.ruling.r34")
def test_t51_occupant_gone() -> None:
    table = Table(lair={1: "intern", 2: "cost 1"}, networks=[NET_3], spies=["2/9/0 3-3 @1"], sm=["pen", "rookie"])
    table.sm("infiltrate", "2/9/0 3-3")
    table.sm("pass")
    table.sm("intelligence", "pen")
    hurt = [(said.amount, said.clause) for said in table.said("minion-hurt")]
    assert hurt == [(2, "spies.intel.any-time"), (2, "spies.combat.simultaneous")]  # it fought with 0 left
    assert table.lair() == {2: "cost 1"}
    other = Table(
        lair={1: "laser-grid", 2: "9/9/1"}, networks=[NET_3], spies=["0/9/1 3-3 @1"], sm=["blueprints", "rookie"]
    )
    other.sm("infiltrate", "0/9/1 3-3")
    other.sm("pass")
    other.sm("intelligence", "blueprints")
    assert other.lair() == {2: "9/9/1"}
    assert other.said("regained") == []
    assert other.options() == ["attack", "sneak"]


def test_t50_embassy() -> None:
    table = Table(
        lair={2: "cost 1"},
        networks=["embassy - LRTB - LRTB", "LRTB"],
        spies=["veteran @1", "rookie @2"],
        eg=["freeze-ray", "snip", "goats", "porter"],
    )
    table.sm("infiltrate", "veteran")
    assert table.options() == ["pass", "epiphany freeze-ray", "epiphany snip"]
    assert table.refuses("eg", "epiphany", "goats") == "spies.ruling.r40"
    table.eg("epiphany", "freeze-ray")
    table.resolve()
    (changed,) = table.said("attack-changed")
    assert changed.card == "rookie"  # the only one that could be pointed at
    table.eg("epiphany", "snip")
    table.eg("link", "LRTB", "right")
    table.resolve()
    assert table.sizes() == [2, 1, 1]


@clause("spies.ruling.r57")
def test_silence_tells_nothing() -> None:
    """Every window is asked of a side that holds cards, whatever they are; not of one with none."""
    asked: dict[str, list[str]] = {}
    for name, hand in (("nothing", ["porter"]), ("goats", ["goats"]), ("empty", [])):
        table = Table(lair={2: "cost 1"}, networks=[NET_3], spies=["assassin @1"], eg=hand, sm=[], patient=True)
        table.sm("infiltrate", "assassin")
        seen: list[str] = []
        while table.asked() != "sm Face":
            seen.append(table.asked())
            table.do(table.asked().split()[0], "pass")
        asked[name] = seen
    assert asked["nothing"] == asked["goats"] == ["eg before-move", "eg before-move", "eg spy-enters"]
    assert asked["empty"] == []


def test_occasions_of_windows() -> None:
    table = Table(
        lair={1: "cost 1", 2: "0/2/9"},
        networks=[NET_3],
        spies=["1/9/0 3-3 @1"],
        eg=["porter"],
        sm=[],
        patient=True,
        settings={"combatWindows": "between-exchanges"},
    )
    table.sm("infiltrate", "1/9/0 3-3")
    seen: list[str] = []
    while table.at() >= 0 and len(seen) < 8:
        seen.append(table.asked())
        table.do(table.asked().split()[0], "ignore" if table.asked() == "sm Face" else "pass")
    assert seen == [
        *("eg before-move", "eg spy-enters", "sm Face", "eg choice-made"),
        *("eg before-move", "eg spy-enters", "eg before-combat", "eg between-exchanges"),
    ]


@clause("spies.epiphany.free")
def test_an_epiphany_takes_no_work_and_no_step() -> None:
    """It is played without any Work; Work that was done and everything the turn still allows are there afterwards."""
    rally = {"window": "any", "abilities": [{"when": "played", "target": "owner", "do": ["draw", 1]}]}
    table = Table(
        start="main",
        lair={1: "igor", 2: "porter"},
        eg=["rally", "brainwave", "cost 2", "bertha", "squid"],
        cards={"rally": ("epiphany", rally), "brainwave": ("epiphany", rally)},
    )
    assert table.game.work == 0
    asked, allowed = table.asked(), table.options("play", "work", "move", "swap", "build")
    table.eg("epiphany", "rally")
    table.resolve()
    assert (table.asked(), table.game.work) == (asked, 0)
    assert set(allowed) <= set(table.options("play", "work", "move", "swap", "build"))
    assert table.discards("eg") == ["rally"]
    table.eg("work", 1)
    table.eg("epiphany", "brainwave")
    assert (table.asked(), table.game.work, table.lair()) == (asked, 2, {1: "igor busy", 2: "porter"})
    assert table.discards("eg") == ["brainwave", "rally"]
    table.eg("build", "cost 2", 3)
    assert table.game.work == 0


@clause("spies.ruling.r38")
def test_a_card_is_discarded_after_it_has_done_all_that_it_says() -> None:
    """It draws through the deck, so that the discards are shuffled; it is not among them, and then does the rest."""
    toast = {
        "window": "any",
        "abilities": [
            {"when": "played", "target": "owner", "do": ["draw", 9]},
            {"when": "played", "target": "allMinions", "do": ["mod", "attack", 1], "for": "turn"},
        ],
    }
    table = Table(
        start="main",
        lair={1: "1/1/1"},
        eg=["toast", "cost 9"],
        eg_pile=["porter"],
        eg_discards=["igor", "bertha"],
        cards={"toast": ("epiphany", toast)},
    )
    table.eg("epiphany", "toast")
    assert table.minion(1)[0] == 2
    assert table.hand("eg") == ["bertha", "cost 9", "igor", "porter"]
    assert table.discards("eg") == ["toast"]
