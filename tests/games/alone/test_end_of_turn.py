"""The end of a Turn: Reactions, then attacks, then late cards, then Lights (R09), played through by the rules."""

from clauses import clause
from games.alone.scenario import Scene
from villainy.games.alone.terms import AT_LATE, AT_LIFE


def quiet_turn(scene: Scene) -> Scene:
    """The Hero scavenges a Pry Bar; Evil is asked at the end of the Turn."""
    scene.stack("IT05").turn().does("scavenge 0")
    while scene.asked() not in {"React", "Rest", "Declare"}:
        scene.game.take(scene.game.choices[-1])
    return scene


@clause("alone.ruling.r09", "alone.scare.moved-in", "alone.attack.automatic")
def test_a_creature_moved_in_by_a_reaction_attacks_in_that_turn() -> None:
    scene = quiet_turn(Scene(hero="A22", hands=["FU12"], creatures=["worm A21"]))  # TV-049
    scene.rolls("HHM")
    scene.does("hide FU12", "standard 0", "step south")
    assert scene.game.self_control == 10 and scene.game.life == 10
    assert [event.amount for event in scene.told("attacks")] == [3]
    kinds = [event.kind for event in scene.game.events]
    assert kinds.index("reacted-hidden") < kinds.index("scared") < kinds.index("attacks")


@clause("alone.ruling.r09", "alone.ruling.r02")
def test_a_loss_in_the_attacks_opens_its_window_there() -> None:
    scene = Scene(hero="A22", hands=["FU12 SP12"], creatures=["parasite A22"])
    scene.rolls("HH")
    quiet_turn(scene).does("pass")
    assert scene.game.windows[0] == AT_LIFE and scene.offers() == ["pass", "react FU12", "react SP12"]


@clause("alone.ruling.r09")
def test_late_cards_come_after_the_attacks_which_are_not_repeated() -> None:
    scene = Scene(hero="A22", hands=["SP12 FU08"], creatures=["parasite A22", "worm A21"])
    scene.rolls("HH")
    quiet_turn(scene).does("pass", "react SP12")
    assert scene.game.windows[0] == AT_LATE and "react FU08" in scene.offers()
    scene.does("hide FU08", "standard 0", "creature worm", "step south")
    assert scene.where("worm") == "A22" and len(scene.told("attacks")) == 1  # too late to attack this Turn


@clause("alone.light.creature-switches-off", "alone.light.not-hero-sector", "alone.ruling.r14")
def test_a_moved_creature_puts_the_light_out_at_the_very_end() -> None:
    scene = quiet_turn(Scene(hero="A22", lit="A32 A22", revealed="A32", hands=["FU12"], creatures=["hybrid A42"]))
    scene.does("hide FU12", "standard 0", "step west")  # WE-11
    assert scene.sector_names(scene.game.lit) == "A22"
    assert scene.revealed() == "A22 A32"  # TV-102: the tile stays, turned to its dark side
    scene = quiet_turn(Scene(hero="A22", lit="A32 A22", revealed="A32", hands=["FU12"], creatures=["hybrid A32"]))
    scene.does("hide FU12", "standard 0", "step west")  # TV-101
    assert scene.where("hybrid") == "A22" and scene.sector_names(scene.game.lit) == "A22 A32"


@clause("alone.light.must-have-moved", "alone.ruling.r13", "alone.ruling.r14")
def test_one_that_has_not_moved_does_not_unless_it_moves_by_no_sector() -> None:
    scene = quiet_turn(Scene(hero="A22", lit="A32", revealed="A32", hands=["FU12"], creatures=["hybrid A32"]))
    scene.does("pass")  # TV-096
    assert scene.sector_names(scene.game.lit) == "A32"
    scene = quiet_turn(Scene(hero="A22", lit="A32", revealed="A32", hands=["FU12"], creatures=["hybrid A32"]))
    scene.does("hide FU12", "standard 0", "stay")  # TV-097
    assert scene.game.lit == 0 and scene.noises() == ["east"]


@clause("alone.ruling.r14")
def test_a_spawn_puts_no_light_out_a_teleport_does() -> None:
    scene = quiet_turn(Scene(hero="A04", lit="A32", hands=["FU12"]))
    scene.does("hide FU12", "spawn cultist A32")  # TV-099
    assert scene.sector_names(scene.game.lit) == "A32"
    traps = Scene(hero="A04", decks="fury-traps", lit="A32", danger="A32", hands=["TR05"], creatures=["hybrid A44"])
    traps.turn().does("explore north")
    while traps.asked() != "React" or "react TR05" not in traps.offers():
        traps.game.take(traps.game.choices[0])
    traps.does("react TR05")  # TV-100
    assert traps.where("hybrid") == "A32" and traps.game.lit == 0


# Stamps of Actions ----------------------------------------------------------------------------------------------------


def until_react(scene: Scene, card: str) -> Scene:
    """Evil passes, and the Hero takes what comes first, until the card can be played face up."""
    while scene.asked() != "React" or f"react {card}" not in scene.offers():
        scene.game.take(scene.game.choices[0])
    return scene


@clause("alone.ruling.r07", "alone.dangerous.by-action")
def test_for_a_move_the_destination_counts() -> None:
    scene = Scene(hero="A21", revealed="A22", danger="A22", hands=["FU01"], creatures=["spore A04"])  # TV-091
    until_react(scene.turn().does("move south"), "FU01").does("react FU01", "stay")
    assert len(scene.told("dangerous")) == 1
    scene = Scene(hero="A22", revealed="A21", danger="A22", hands=["FU01"], creatures=["spore A04"])  # TV-092
    until_react(scene.turn().does("move north"), "FU01").does("react FU01", "stay")
    assert not scene.told("dangerous")


@clause("alone.ruling.r07", "alone.action.explore.remove-danger")
def test_an_explore_that_disarms_the_heros_sector_is_not_stamped() -> None:
    scene = Scene(hero="A22", danger="A22", hands=["FU05"], creatures=["hybrid A44"])  # TV-027
    scene.turn().does("explore north").passes().does("disarm A22")
    until_react(scene, "FU05").does("react FU05", "stay")
    assert not scene.told("dangerous") and scene.game.danger == 0


@clause("alone.ruling.r07", "alone.reaction.multi-action-union", "alone.bullet.end-cards-wait")
def test_in_bullet_time_each_action_has_a_stamp_of_its_own() -> None:
    scene = Scene(hero="A22", revealed="A21", danger="A22", hands=["FU01 SP08"], creatures=["spore A04"])  # TV-090
    scene.stack("IT05").turn().does("bullet", "scavenge 0")
    while scene.asked() != "Declare":
        assert scene.asked() != "React"  # cards of the end wait until both Actions are done
        scene.game.take(scene.game.choices[-1])
    scene.does("move north")
    until_react(scene, "FU01").does("react FU01", "stay")
    assert not scene.told("dangerous")
    scene.does("react SP08", "done", "draw 0")
    assert len(scene.told("dangerous")) == 1
