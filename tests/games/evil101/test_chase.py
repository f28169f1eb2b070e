"""The Chase phase: who may run, who may answer with what, and who was last."""

import pytest

from clauses import clause
from games.evil101.scenario import SPECTATOR, Table
from villainy.engine.box import Settings

ALL_TYPES = ["car", "helicopter", "submarine"]


def foiled(bo: list[str], ann: list[str], cy: list[str] | None = None, settings: Settings | None = None) -> Table:
    """Bo's Plot, worth 6, is foiled by ann's Agent; cy's, worth 2, is not."""
    table = Table(
        "ann bo cy",
        row=["bomb:3 mask:1 fang:1"],
        plots={"bo": ["bomb mask; 2"]},
        chases={"ann": ann, "bo": bo, "cy": cy or []},
        settings=settings,
    )
    table.place("bo", "bomb mask; 2", "A")
    table.place("cy", "coin; 1", "B")
    table.guard("bomb", "A")
    table.guard("bomb", "B")
    return table


@clause("evil101.chase.start", "evil101.chase.evil-last", "evil101.ruling.a17")
def test_w3_chase() -> None:
    table = foiled(bo=["car"], ann=["car"])
    table.drive("bo", "car")
    table.let_go("ann")
    (escaped,) = table.said("escaped")
    assert (escaped.who, escaped.where, escaped.clause) == ("bo", "A", "evil101.chase.evil-last")
    scored = [(said.who, said.amount) for said in table.said("scored")]
    assert scored == [("bo", 6), ("cy", 2)]
    assert table.points() == {"ann": 0, "bo": 6, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.chase.circle")
@pytest.mark.parametrize(("top", "winner"), [("helicopter", "car"), ("submarine", "helicopter"), ("car", "submarine")])
def test_w5_circle(top: str, winner: str) -> None:
    table = foiled(bo=ALL_TYPES, ann=ALL_TYPES)
    table.drive("bo", top)
    assert table.options() == [f"drive {winner}", "let-go"]
    for other in {*ALL_TYPES} - {winner}:
        assert table.refuses("ann", "drive", other) == "evil101.chase.circle"
    table.drive("ann", winner)
    assert table.asked() == "bo may answer"


@clause("evil101.chase.circle")
@pytest.mark.parametrize("top", ALL_TYPES)
def test_the_runner_too_answers_with_the_one_type_that_beats_the_handlers(top: str) -> None:
    beaten_by = {"helicopter": "car", "submarine": "helicopter", "car": "submarine"}
    table = foiled(bo=[top, *ALL_TYPES], ann=ALL_TYPES)
    table.drive("bo", top)
    table.drive("ann", beaten_by[top])
    answer = beaten_by[beaten_by[top]]
    assert table.options() == [f"drive {answer}", "let-go"]
    for other in {*ALL_TYPES} - {answer}:
        assert table.refuses("bo", "drive", other) == "evil101.chase.circle"
    table.drive("bo", answer)
    assert table.asked() == "ann may answer"
    assert table.options() == ([f"drive {top}", "let-go"])


@clause("evil101.chase.circle", "evil101.chase.handler-answer")
def test_t14_nothing_that_beats_it_is_no_secret_told() -> None:
    table = foiled(bo=["car"], ann=["car", "helicopter"])
    table.drive("bo", "car")
    assert table.asked() == "ann may answer"
    assert table.options() == ["let-go"]
    table.let_go("ann")
    assert table.points()["bo"] == 6
    assert table.chases("ann") == ["car", "helicopter"]
    assert table.asked() == "cy shops"


@clause("evil101.chase.start", "evil101.chase.only-the-pair", "evil101.chase.handler-never-starts")
def test_t16_only_the_foiled_player_opens() -> None:
    table = foiled(bo=["helicopter"], ann=["car"], cy=["car"])
    assert table.asked() == "bo may run"
    assert table.refuses("ann", "drive", "car") == "OutOfTurn"
    assert table.refuses("cy", "drive", "car") == "OutOfTurn"
    table.accept("bo")
    assert table.said("drove") == []
    assert table.chases("ann") == table.chases("cy") == ["car"]
    assert table.asked() == "cy shops"  # an unfoiled Plot is nothing to run from


@clause("evil101.chase.start", "evil101.dic.foiled-no-points")
def test_t17_declining_keeps_the_cards() -> None:
    table = foiled(bo=["car", "submarine"], ann=[])
    assert table.options() == ["drive car", "drive submarine", "accept"]
    table.accept("bo")
    assert table.points()["bo"] == 0
    assert table.chases("bo") == ["car", "submarine"]
    (accepted,) = table.said("accepted")
    assert (accepted.who, accepted.where, accepted.clause) == ("bo", "A", "evil101.dic.foiled-no-points")
    assert table.asked() == "cy shops"


@clause("evil101.chase.start")
@pytest.mark.parametrize("chase", ALL_TYPES)
def test_any_type_begins_a_chase(chase: str) -> None:
    table = foiled(bo=ALL_TYPES, ann=ALL_TYPES)
    assert table.options() == ["drive car", "drive helicopter", "drive submarine", "accept"]
    table.drive("bo", chase)
    (drove,) = table.said("drove")
    assert (drove.who, drove.card, drove.clause) == ("bo", chase, "evil101.chase.start")
    assert table.asked() == "ann may answer"


@clause("evil101.chase.needs-card")
def test_only_cards_in_hand_can_be_played() -> None:
    table = foiled(bo=["car"], ann=["submarine", "car"])
    assert table.refuses("bo", "drive", "helicopter") == "evil101.chase.needs-card"
    table.refuses("bo", "buy", "1")
    table.drive("bo", "car")
    assert table.refuses("ann", "drive", "helicopter") == "evil101.chase.needs-card"
    assert table.refuses("ann", "drive", "car") == "evil101.chase.circle"
    assert table.asked() == "ann may answer"


@clause("evil101.chase.face-up")
def test_cards_are_played_for_all_to_see() -> None:
    table = foiled(bo=["car", "helicopter"], ann=["submarine", "car"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    for name in table.everyone:
        assert [table.words[card["face"]] for card in table.view(name)["road"]] == ["car", "submarine"]
    assert {said.seen_by for said in table.said("drove")} == {table.everyone}
    assert table.asked() == "bo may answer"


@clause("evil101.chase.only-the-pair")
def test_nobody_else_joins_in() -> None:
    table = foiled(bo=["car", "helicopter"], ann=["submarine", "submarine"], cy=ALL_TYPES)
    table.drive("bo", "car")
    assert table.refuses("cy", "drive", "submarine") == "OutOfTurn"
    table.drive("ann", "submarine")
    assert table.refuses("cy", "drive", "helicopter") == "OutOfTurn"
    table.drive("bo", "helicopter")
    table.let_go("ann")
    assert {said.who for said in table.said("drove")} == {"ann", "bo"}
    assert table.chases("cy") == ALL_TYPES
    assert table.asked() == "cy shops"


@clause("evil101.chase.handler-never-starts")
def test_without_an_opening_card_the_handler_is_not_asked() -> None:
    table = foiled(bo=["car"], ann=ALL_TYPES)
    table.accept("bo")
    assert table.said("drove") == []
    assert table.chases("ann") == ALL_TYPES
    assert table.asked() == "cy shops"


@clause("evil101.chase.handler-answer")
def test_the_handler_may_answer_and_hides_the_rest() -> None:
    table = foiled(bo=["car"], ann=["submarine", "car"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    (_, answer) = table.said("drove")
    assert (answer.who, answer.card, answer.clause) == ("ann", "submarine", "evil101.chase.handler-answer")
    for name in ("bo", "cy", SPECTATOR):
        assert table.view(name)["seats"][0]["chases"] == {"count": 1, "known": []}
    assert table.asked() == "cy shops"


@clause("evil101.chase.handler-answer")
def test_with_no_chase_card_the_handler_lets_go_unasked() -> None:
    table = foiled(bo=["car"], ann=[])
    table.drive("bo", "car")
    assert [said.who for said in table.said("escaped")] == ["bo"]
    assert table.asked() == "cy shops"


@clause("evil101.chase.alternate", "evil101.ruling.a15")
def test_they_answer_in_turn_and_types_come_again() -> None:
    table = foiled(bo=["car", "car", "helicopter", "helicopter"], ann=["car", "submarine", "submarine", "helicopter"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    assert table.options() == ["drive helicopter", "let-go"]
    assert table.refuses("bo", "drive", "car") == "evil101.chase.circle"
    table.drive("bo", "helicopter")
    assert table.refuses("ann", "drive", "submarine") == "evil101.chase.circle"
    table.drive("ann", "car")
    assert table.asked() == "bo may answer"  # no submarine, but nobody knows
    assert table.options() == ["let-go"]
    table.let_go("bo")
    drove = [(said.who, said.card, said.clause.removeprefix("evil101.chase.")) for said in table.said("drove")]
    assert drove == [
        ("bo", "car", "start"),
        ("ann", "submarine", "handler-answer"),
        ("bo", "helicopter", "alternate"),
        ("ann", "car", "handler-answer"),
    ]
    assert table.points()["bo"] == 0
    assert table.asked() == "cy shops"


@clause("evil101.chase.alternate", "evil101.chase.evil-last")
def test_a_long_chase() -> None:
    table = foiled(bo=ALL_TYPES, ann=ALL_TYPES)
    for who, chase in zip(["bo", "ann", "bo", "ann", "bo", "ann"], ["car", "submarine", "helicopter"] * 2, strict=True):
        assert table.asked() in {f"{who} may run", f"{who} may answer"}
        table.drive(who, chase)
    assert table.chases("bo") == table.chases("ann") == []
    assert [said.kind for said in table.said("caught", "escaped")] == ["caught"]
    assert table.asked() == "cy shops"


@clause("evil101.chase.handler-last", "evil101.lang.chase-lost")
def test_the_handler_was_last() -> None:
    table = foiled(bo=["car"], ann=["submarine"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    (caught,) = table.said("caught")
    assert (caught.who, caught.where, caught.clause) == ("bo", "A", "evil101.chase.handler-last")
    assert table.points() == {"ann": 0, "bo": 0, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.chase.evil-last", "evil101.chase.alternate")
def test_the_evil_player_was_last_after_an_answer() -> None:
    table = foiled(bo=["car", "helicopter"], ann=["submarine"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    table.drive("bo", "helicopter")
    assert [said.kind for said in table.said("caught", "escaped")] == ["escaped"]
    assert table.points() == {"ann": 0, "bo": 6, "cy": 2}
    assert table.asked() == "cy shops"


@clause("evil101.ruling.a16", "evil101.lang.chase-last")
def test_an_answer_is_never_a_must() -> None:
    handler = foiled(bo=["car"], ann=["submarine"])
    handler.drive("bo", "car")
    assert handler.options() == ["drive submarine", "let-go"]
    handler.let_go("ann")
    assert handler.points()["bo"] == 6
    assert handler.chases("ann") == ["submarine"]

    evil = foiled(bo=["car", "helicopter"], ann=["submarine"])
    evil.drive("bo", "car")
    evil.drive("ann", "submarine")
    assert evil.options() == ["drive helicopter", "let-go"]
    evil.let_go("bo")
    assert evil.points()["bo"] == 0
    assert evil.chases("bo") == ["helicopter"]
    assert handler.asked() == evil.asked() == "cy shops"


@clause("evil101.chase.spent", "evil101.ruling.a14")
@pytest.mark.parametrize("rescued", [True, False])
def test_played_cards_are_used_up_and_seen(rescued: bool) -> None:
    table = foiled(bo=["car", "helicopter"], ann=["submarine"])
    table.drive("bo", "car")
    table.drive("ann", "submarine")
    if rescued:
        table.drive("bo", "helicopter")
    else:
        table.let_go("bo")
    assert table.chases("ann") == []
    assert table.chases("bo") == ([] if rescued else ["helicopter"])
    used = ["car", "helicopter", "submarine"] if rescued else ["car", "submarine"]
    for name in table.everyone:
        view = table.view(name)
        assert table.known(view["discards"]["chase"]) == used
        assert view["road"] == []
    assert table.asked() == "cy shops"


@clause("evil101.ruling.a14")
def test_used_cards_are_shuffled_when_the_deck_is_empty() -> None:
    table = Table(
        "ann bo",
        chases={"bo": ["car"]},
        agents=["coin"] * 7,
        chase_pile=["helicopter"],
        points={"ann": 4},
        settings={"goal": 40},
    )
    table.place("bo", "coin; 1", "A")
    table.guard("coin", "A")
    table.drive("bo", "car")
    table.keep()
    assert table.texts(table.game.chase_discards) == ["car"]
    table.buy("ann", 2)
    assert table.chases("ann") == ["car", "helicopter"]
    for name in ("bo", SPECTATOR):
        assert table.view(name)["seats"][0]["chases"] == {"count": 2, "known": []}
    assert table.asked() == "ann plots"  # sold out: bo could pay, but is not asked


@clause("evil101.ruling.a13")
def test_chases_go_in_turn_order_one_after_the_other() -> None:
    table = Table(
        "ann bo cy di",
        handler="cy",
        agents=["coin"] * 7,
        chases={"ann": ["car"], "bo": ["car"], "cy": ["submarine"], "di": ["car"]},
    )
    for name, where in (("di", "C"), ("ann", "A"), ("bo", "B")):
        table.place(name, "coin; 1", where)
    for where in "ABC":
        table.guard("coin", where)
    assert table.asked() == "di may run"
    assert table.refuses("ann", "drive", "car") == "OutOfTurn"
    table.drive("di", "car")
    assert table.asked() == "cy may answer"
    table.drive("cy", "submarine")
    assert [said.who for said in table.said("caught")] == ["di"]
    assert table.asked() == "ann may run"
    table.drive("ann", "car")  # the Handler's only card is spent: no question
    assert [said.who for said in table.said("escaped")] == ["ann"]
    assert table.asked() == "bo may run"
    table.accept("bo")
    assert table.points() == {"ann": 2, "bo": 0, "cy": 0, "di": 0}
    assert table.asked() == "ann shops"


@clause("evil101.ruling.a17")
def test_a_rescued_plot_scores_like_any_other() -> None:
    amounts = []
    for chases in (["car"], []):
        table = Table(
            "ann bo",
            row=["bomb:3 mask:1 fang:1"],
            plots={"bo": ["bomb mask; 2"]},
            agents=["bomb" if chases else "fang"],
            chases={"bo": chases},
        )
        table.place("bo", "bomb mask; 2", "A")
        table.guard("bomb" if chases else "fang", "A")
        if chases:
            table.drive("bo", "car")
        amounts += [(said.kind, said.amount, said.clause) for said in table.said("scored")]
        assert table.asked() == "bo shops"
    assert amounts == [("scored", 6, "evil101.score.formula")] * 2
