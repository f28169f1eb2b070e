"""Locate: what the Hero asks and what Evil answers (1.9, R19, R61)."""

from clauses import clause
from games.alone.scenario import Scene, calm
from villainy.games.alone.lasting import LAST_LIE, last, total
from villainy.games.alone.vocabulary import FOR_ROUND


def located(scene: Scene, *targets: str) -> list[str]:
    """What the Hero is told about these targets."""
    scene.turn().does("locate", *[f"seek {target}" for target in targets])
    return scene.answers()


@clause(
    "alone.action.locate.two-targets",
    "alone.action.locate.nearest",
    "alone.action.locate.level",
    "alone.action.locate.any-target",
)
def test_we_19_nearest_lcu_and_a_room() -> None:
    assert located(calm("A33"), "lcu", "infirmary") == ["lcu 2 here", "infirmary 4 here"]


@clause("alone.action.locate.any-target", "alone.ruling.r19")
def test_practically_anything_can_be_asked_for() -> None:
    scene = calm().turn().does("locate")
    offers = {offer.removeprefix("seek ") for offer in scene.offers()}
    assert {"infirmary", "tee", "room", "door", "blocked-door", "red-stairs", "lcu", "danger", "creature"} <= offers
    assert {"spore", "parasite", "cultist", "hybrid", "worm", "mission"} <= offers  # one Mission lays a Mission token
    assert not {"matriarch", "prophet", "arm", "conduit"} & offers  # no open Mission brings one
    assert scene.refuses("seek matriarch") == "alone.ruling.r19"


@clause("alone.action.locate.shortest")
def test_tv_132_blocked_doors_do_not_count() -> None:
    assert located(calm("A52", blocked="A42|A52"), "lcu", "lcu") == ["lcu 3 here", "lcu 3 here"]


@clause("alone.ruling.r19")
def test_tv_134_a_door_is_as_far_as_its_nearer_side() -> None:
    assert located(calm("A32"), "door", "red-stairs") == ["door 1 here", "red-stairs 3 here"]


@clause("alone.ruling.r19")
def test_tv_135_what_is_not_there() -> None:
    assert located(calm(), "worm", "blocked-door") == ["worm absent", "blocked-door absent"]


@clause("alone.action.locate.nearest")
def test_tv_136_stairs_of_a_colour() -> None:
    assert located(calm("A20"), "blue-stairs", "red-stairs") == ["blue-stairs 5 here", "red-stairs 0 here"]


@clause("alone.action.locate.level")
def test_the_other_level_is_named() -> None:
    scene = calm("A20", creatures=["worm B24"], danger="B14")
    assert located(scene, "worm", "danger") == ["worm 1 there", "danger 2 there"]


@clause("alone.ruling.r19", "alone.leader.final-say")
def test_the_leader_says_which_of_equals_is_meant() -> None:
    scene = calm("A20", creatures=["worm B24", "worm A10"], evil=2, leader=2).turn()
    scene.does("locate", "seek worm", "seek worm")
    assert (scene.asked(), scene.game.seat) == ("SayWhere", 2)
    assert scene.offers() == ["answer 1 0", "answer 1 1"]
    assert scene.refuses("answer 3 0") == "alone.comm.truth"
    scene.does("answer 1 1", "answer 1 0")
    assert scene.answers() == ["worm 1 there", "worm 1 here"]


@clause("alone.trigger.none-for-locate", "alone.ruling.r47")
def test_locate_allows_no_card_but_standard_reactions() -> None:
    scene = calm(hands=["FU01 FU08 FU11"], creatures=["worm B00"]).turn().does("locate", "seek lcu", "seek lcu")
    assert scene.triggers() == []
    assert scene.offers() == ["pass", "hide FU01", "hide FU08", "hide FU11"]


@clause("alone.ruling.r47")
def test_a_locate_is_never_stamped() -> None:
    scene = calm(danger="A22", hands=["FU12"]).turn().does("locate", "seek lcu", "seek lcu")
    assert scene.game.stamped == 0 and scene.game.triggers == 0


# Lies -----------------------------------------------------------------------------------------------------------------


@clause("alone.ruling.r61", "alone.comm.truth")
def test_a_live_lie_makes_both_answers_free_and_is_used_up_by_one_locate() -> None:
    scene = calm("A33")
    last(scene.game, LAST_LIE, -1, 2, FOR_ROUND, -1)
    scene.turn().does("locate", "seek lcu", "seek worm")
    assert {"answer 7 1", "answer 2 0", "absent"} <= set(scene.offers())
    scene.does("answer 7 1", "answer 1 0")
    assert scene.answers() == ["lcu 7 there", "worm 1 here"]
    assert total(scene.game, LAST_LIE) == 1
    scene.does("locate", "seek lcu", "seek lcu", "absent", "answer 2 0")
    assert total(scene.game, LAST_LIE) == 0
    scene.does("locate", "seek lcu", "seek lcu")
    assert scene.answers()[-2:] == ["lcu 2 here", "lcu 2 here"]


@clause("alone.ruling.r61")
def test_a_lie_reaches_the_direction_told_with_it() -> None:
    scene = calm("A33", items="IT12")
    last(scene.game, LAST_LIE, -1, 1, FOR_ROUND, -1)
    scene.turn().does("use IT12", "seek lcu", "seek lcu", "answer 4 0", "answer 4 0", "about 0")
    assert {"tell north", "tell east", "tell stairs"} <= set(scene.offers())
    scene.does("tell north")
    assert scene.answers() == ["lcu 4 here", "lcu 4 here", "lcu north"]
    assert total(scene.game, LAST_LIE) == 0
