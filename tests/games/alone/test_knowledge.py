"""What each seat may know, and what it can imagine (6.1 to 6.4 of the ledger)."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.engine.chance import Chance, seeded
from villainy.engine.record import fingerprint
from villainy.engine.step import Together
from villainy.games.alone import BOX
from villainy.games.alone.deliberate import Deliberate
from villainy.games.alone.game import LASTING, Alone
from villainy.games.alone.knowledge import BOUND, Known, holds
from villainy.games.alone.labyrinth import enter
from villainy.games.alone.lasting import CREATURE_BOUND, LAST_LIE, SECRET
from villainy.games.alone.map import Map
from villainy.games.alone.mapmaker import seeded_sheet
from villainy.games.alone.missions import Trigger
from villainy.games.alone.routes import distances, first_ways
from villainy.games.alone.terms import CONDUIT, HERO, KINDS, MATRIARCH, NONE, OPEN, RED, TOKENS, WORM
from villainy.games.alone.told import (
    SEEK_KIND,
    SEEK_LCU,
    SEEK_SHAPE,
    nearest_of,
    sought,
    tell_located,
    tell_noise,
    tell_shown,
)

MODES = ("fixed", "sheets", "seeded")
EVIL_ONLY = {"map", "hand", "proposals", "picks", "window", "moving", "tokens_left", "lies", "distances"}
"""Keys of a view that the Hero has no use for, and no right to."""


def shown(game: Alone, seat: int) -> bytes:
    return msgspec.json.encode([game.view(seat), game.options(seat)], order="deterministic")


def imagined(game: Alone, seat: int, lots: Chance) -> Alone:
    world = game.redeal(seat, lots)
    assert isinstance(world, Alone)
    return world


def worlds(game: Alone, count: int, seat: int = HERO) -> Iterator[Alone]:
    for at in range(count):
        world = imagined(game, seat, seeded(f"world {at}"))
        world.check()
        assert shown(world, seat) == shown(game, seat)
        yield world


def positions(mode: str, seed: int, every: int = 30, **settings: str | int) -> Iterator[Alone]:
    """A game played by lot, now and then."""
    chance = seeded(f"knowledge {mode} {seed}")
    given = {"map": mode, **settings}
    game = BOX.new(2 + seed % 3, seed=str(seed), settings=given, ask_forced=seed % 2 == 0)
    assert isinstance(game, Alone)
    while not game.over:
        if chance.below(every) == 0:
            yield game
        seat = chance.pick(game.to_answer())
        game.decide(seat, chance.pick(game.options(seat)), game.number)


def keys(part: object) -> Iterator[str]:
    """All keys anywhere in a view."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield key
            yield from keys(value)
    elif isinstance(part, list):
        for value in part:
            yield from keys(value)


# Views ----------------------------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited", "alone.info.unrevealed", "alone.los.revealed-may-be-out")
@pytest.mark.parametrize("seed", range(3))
def test_the_heros_view_has_nothing_that_only_evil_knows(seed: int) -> None:
    for game in positions("fixed", seed):
        for seat in (HERO, game.players):
            found = set(keys({**game.view(seat), "settings": None}))
            assert not found & EVIL_ONLY
            assert not found & {"creature", "sector", "level", "door", "revealed", "moved"}
            assert game.view(seat)["role"] == "hero"


@clause("alone.info.evil-omniscient")
def test_evil_sees_the_whole_map() -> None:
    scene = Scene(hero="A22", lit="B02", danger="B10", blocked="A11|A21", creatures=["worm B52", "spore* A21"])
    view = scene.game.view(1)
    assert set(view) >= EVIL_ONLY
    by_name = {sector["name"]: sector for sector in view["map"]}
    assert len(by_name) == 50
    assert by_name["B02"]["lit"] and by_name["B10"]["danger"]
    assert by_name["B52"]["creatures"] == [{"creature": 0, "kind": WORM, "wounded": False, "moved": False}]
    assert by_name["A21"]["creatures"][0]["wounded"]
    assert by_name["A11"]["doors"]["east"]["state"] == "blocked"
    assert view["tokens_left"][WORM] == 2
    assert view["distances"] == distances(scene.game, scene.game.hero)


@clause("alone.info.hero-limited")
def test_spectators_see_what_the_hero_sees() -> None:
    for game in positions("sheets", 1):
        mine, theirs = game.view(HERO), game.view(game.players)
        assert {**mine, "seat": game.players} == theirs


@clause("alone.info.holowatch", "alone.wound.communicate", "alone.move.out-of-los-visible")
def test_revealed_sectors_are_shown_live_in_sight_or_not() -> None:
    scene = Scene(hero="A22", revealed="A21 A11", creatures=["parasite* A11"], danger="A11")
    (room,) = [tile for tile in scene.game.view(HERO)["labyrinth"] if tile["shape"] == "room"]
    assert not room["sight"] and room["danger"]
    assert room["creatures"] == [{"kind": 1, "wounded": True}]


@clause("alone.info.hero-limited")
def test_places_are_told_from_where_the_hero_came_in_whatever_the_map() -> None:
    alike = [Scene(hero=hero) for hero in ("A10", "A30", "A32", "A13", "B20", "B22", "B14", "B40")]
    views = {shown(scene.game, HERO) for scene in alike}
    assert len(views) == 1


@clause("alone.comm.no-show", "alone.ruling.r42", "alone.ruling.r43")
def test_partners_see_backs_and_counts() -> None:
    scene = Scene(evil=3, hands=["FU01 FU02", "SP01", "SP02"], covered=1)
    for seat in (1, 2, 3):
        view = scene.game.view(seat)
        assert view["hands"] == [0, 2, 1, 1]
        assert [card["face"] for card in view["hand"]] == [scene.game.face[card] for card in scene.game.hands[seat]]
        assert view["track"][0]["face"] is None if seat > 1 else view["track"][0]["face"] is not None
    assert scene.game.view(HERO)["track"][0]["face"] is None


@clause("alone.leader.approval", "alone.ruling.r42")
def test_what_evil_is_asked_and_who_is_not_the_heros_to_know() -> None:
    scene = Scene(evil=3, hands=["FU01", "SP01", "SP08"], creatures=["worm A44"]).window("end", triggers="move")
    seen = shown(scene.game, HERO)
    assert scene.game.view(HERO)["asked"] == [1, 2, 3] and scene.game.view(HERO)["question"] == "Evil"
    scene.does("pass", seat=1)
    assert shown(scene.game, HERO) == seen
    scene.does("react SP01", seat=2)
    scene.does("pass", seat=3)
    assert scene.asked() == "Consent" and shown(scene.game, HERO) == seen
    assert scene.game.view(3)["proposals"] == [{"seat": 2, "up": True, "deck": 1, "combo": False}]
    assert "face" in scene.game.view(2)["proposals"][0]
    scene.does("refuse")
    assert shown(scene.game, HERO) == seen


@clause("alone.comm.truth", "alone.ruling.r61")
def test_live_lies_are_evils_to_know() -> None:
    scene = Scene(hero="A22")
    scene.game.lasting = [LAST_LIE, NONE, 2, 3, NONE]
    assert scene.game.view(1)["lies"] == 2
    assert scene.game.view(HERO)["lasting"] == []


# Imagined worlds: what binds ------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited", "alone.info.unrevealed")
def test_from_alike_places_the_hero_imagines_the_same() -> None:
    alike = [Scene(hero=hero) for hero in ("A10", "A30", "A32", "A13", "B20", "B22", "B14", "B40")]
    for at in range(6):
        found = {fingerprint(imagined(scene.game, HERO, seeded(f"alike {at}"))) for scene in alike}
        assert len(found) == 1
    (first, *_) = alike
    heroes = {world.map.name(world.hero) for world in worlds(first.game, 60)}
    assert heroes == {"A10", "A30", "A32", "A13", "B20", "B22", "B14", "B40"}


@clause("alone.info.hero-limited")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("memory", ["round", "kept"])
def test_whatever_is_hidden_the_hero_imagines_the_same(mode: str, memory: str) -> None:
    count = 0
    for seed in range(2):
        for game in positions(mode, seed, every=60, memory=memory):
            chance = seeded(f"behind {mode} {seed} {count}")
            other = game.clone()
            change_what_is_hidden(other, chance)
            assert shown(other, HERO) == shown(game, HERO)
            lots = chance.spawn()
            assert fingerprint(imagined(other, HERO, lots.clone())) == fingerprint(imagined(game, HERO, lots))
            count += 1
    assert count > 5


def change_what_is_hidden(game: Alone, chance: Chance) -> None:
    """Another truth behind the Hero's back, made without the help of a re-deal."""
    if game.hero < 0:
        return
    hidden = [sector for sector in range(game.map.sectors) if not game.revealed >> sector & 1]
    outside = sum(1 << sector for sector in hidden)
    doors = game.map.ends
    for door in range(game.map.doors):
        if outside >> doors[2 * door] & 1 and outside >> doors[2 * door + 1] & 1:
            game.blocked ^= (chance.below(2) << door) & ~game.welded
    game.lit = game.lit & ~outside | 1 << chance.pick(hidden)
    game.danger &= ~outside
    for _ in range(chance.below(4)):
        game.danger |= 1 << chance.pick(hidden)
    game.left = game.left if game.left < 0 or game.revealed >> game.left & 1 else NONE
    game.lit_now &= ~outside
    if game.revealed >> game.hero & 1:
        game.about = 1 << chance.pick(hidden)
    game.proposals = []
    game.refused = []
    renumber(game, hidden, chance)
    rename_rooms(game, outside, chance)
    if isinstance(game.asking, Together) and chance.below(2):
        game.waiting = game.waiting[:1]
        game.seat = game.waiting[0]
    game.agenda = [step for step in game.agenda if not getattr(step, "hidden", False) or chance.below(2)]


def renumber(game: Alone, hidden: list[int], chance: Chance) -> None:
    """Other hidden Creatures, and other numbers for the Revealed ones."""
    numbers = list(range(TOKENS))
    chance.shuffle(numbers)
    old_kind, old_at = game.kind, game.at
    game.kind = [NONE] * TOKENS
    game.at = [NONE] * TOKENS
    bits = [game.wounded, game.moved, game.newly, game.attacked]
    moved = [0, 0, 0, 0]
    for creature in range(TOKENS):
        bosses = old_kind[creature] >= KINDS
        if old_kind[creature] >= 0 and (old_at[creature] not in hidden or bosses):
            game.kind[numbers[creature]] = old_kind[creature]
            game.at[numbers[creature]] = chance.pick(hidden) if old_at[creature] in hidden else old_at[creature]
            if old_at[creature] not in hidden:
                moved = [
                    found | (one >> creature & 1) << numbers[creature] for found, one in zip(moved, bits, strict=True)
                ]
    game.wounded, game.moved, game.newly, game.attacked = moved
    if game.target >= 0:
        game.target = numbers[game.target] if old_at[game.target] not in hidden else NONE
    lasting: list[int] = []
    for at in range(0, len(game.lasting), LASTING):
        line = game.lasting[at : at + LASTING]
        if line[0] in CREATURE_BOUND:
            if old_at[line[1]] in hidden:
                continue
            line[1] = numbers[line[1]]
        if line[0] not in SECRET:
            lasting += line
    game.lasting = [*lasting, LAST_LIE, NONE, 1, 3, NONE]
    free = [creature for creature in range(TOKENS) if game.kind[creature] < 0]
    if free:
        game.kind[free[0]] = WORM
        game.at[free[0]] = chance.pick(hidden)


def rename_rooms(game: Alone, outside: int, chance: Chance) -> None:
    """Rooms that the Hero has not seen change names, unless something was told or laid that binds them."""
    if game.told or any(tokens & outside for tokens in game.condition) or game.condition[CONDUIT]:
        return
    unseen = outside & ~game.recalled
    rooms = [sector for sector in game.map.rooms if unseen >> sector & 1]
    names = [game.room[sector] for sector in rooms]
    chance.shuffle(names)
    game.room = game.room.copy()
    for sector, name in zip(rooms, names, strict=True):
        game.room[sector] = name


@clause("alone.comm.truth", "alone.action.locate.two-targets")
@pytest.mark.parametrize("mode", ["fixed", "sheets"])
def test_answers_about_what_does_not_move_hold_in_every_imagined_world(mode: str) -> None:
    checked = 0
    for seed in range(6):
        for game in positions(mode, 100 + seed, every=25):
            if game.hero < 0 or not Known(game).answers:
                continue
            for world in worlds(game, 4):
                known = Known(world)
                assert known.answers == Known(game).answers
                for at in range(0, len(known.answers), BOUND):
                    assert holds(world.map, known, known.sectors, at)
                    target, distance, place = known.answers[at + 1], known.answers[at + 2], known.answers[at + 5]
                    if known.answers[at] == 1 and distance >= 0:
                        found = nearest_of(world.map, known.sectors[place], sought(world, target))
                        assert found[0] == distance
                    checked += 1
    assert checked > 40


@clause("alone.comm.truth", "alone.action.locate.two-targets")
def test_on_a_seeded_map_nearly_all_answers_hold() -> None:
    true = given = 0
    for seed in range(6):
        for game in positions("seeded", 100 + seed, every=40):
            if game.hero < 0 or not Known(game).answers:
                continue
            for world in worlds(game, 2):
                known = Known(world)
                every = range(0, len(known.answers), BOUND)
                given += len(every)
                true += sum(holds(world.map, known, known.sectors, at) for at in every)
    assert given > 40 and true > 0.9 * given


@clause("alone.comm.truth")
def test_what_may_be_a_lie_does_not_bind() -> None:
    scene = Scene(hero="A33")
    tell_located(scene.game, SEEK_LCU, 11, 1, doubtful=1)
    assert not Known(scene.game).answers
    assert {world.map.name(world.hero) for world in worlds(scene.game, 40)} > {"A33"}
    tell_located(scene.game, SEEK_LCU, 2, 0)
    for world in worlds(scene.game, 20):
        assert nearest_of(world.map, world.hero, world.map.lcu)[0] == 2


@clause("alone.info.hero-limited")
def test_a_room_that_was_located_is_where_it_was_said_to_be() -> None:
    scene = Scene(hero="A33")
    canteen = scene.game.room[scene.sectors["A24"]]
    tell_located(scene.game, canteen, 2, 0)
    places = set()
    for world in worlds(scene.game, 60):
        room = world.room.index(canteen)
        assert world.map.distance(world.hero, room) == 2 and world.map.level[room] == world.map.level[world.hero]
        places.add((world.map.name(world.hero), world.map.name(room)))
    assert places == {("A33", "A24"), ("B50", "B41")}


@clause("alone.info.hero-limited")
def test_forgotten_answers_bind_nothing() -> None:
    scene = Scene(hero="A33", revealed="A34")
    tell_located(scene.game, 0, 9, 0)
    enter(scene.game, scene.sectors["A34"])
    assert Known(scene.game).answers
    scene.game.told = [*scene.game.told[:-1], NONE]
    assert not Known(scene.game).answers


@pytest.mark.parametrize("mode", MODES)
def test_revealed_rooms_keep_their_names_and_others_are_dealt_anew(mode: str) -> None:
    seen = set()
    for seed in (7, 8, 9):  # a game may be short
        for game in positions(mode, seed, every=100):
            if game.hero >= 0:
                for world in worlds(game, 4):
                    seen.add(tuple(world.room))
                    assert sorted(world.room[sector] for sector in world.map.rooms) == list(range(8))
    assert len(seen) > 8


def test_sheet_mode_imagines_other_sheets_and_seeded_mode_other_maps() -> None:
    for mode in ("sheets", "seeded"):
        (game,) = [found for found in list(positions(mode, 11, every=40))[:1] if found.sheet]
        sheets = {tuple(world.sheet) for world in worlds(game, 30)}
        assert len(sheets) > 8


@pytest.mark.parametrize("seed", range(12))
def test_a_seeded_map_can_be_imagined_around_any_labyrinth(seed: int) -> None:
    chance = seeded(f"around {seed}")
    sheet = seeded_sheet(chance, False)
    table = Map(sheet)
    hero = chance.below(table.sectors)
    near = sorted(range(table.sectors), key=lambda sector: table.distance(hero, sector))
    level = [sector for sector in near if table.level[sector] == table.level[hero]]
    for count in (1, 4, 9, 16, 25):  # one tile, some, and the whole Level
        revealed = " ".join(table.name(sector) for sector in level[:count])
        scene = Scene(sheet=sheet, hero=table.name(hero), revealed=revealed, map="seeded")
        scene.game.room = [table.rooms.index(at) if at in table.rooms else NONE for at in range(50)]
        for world in worlds(scene.game, 2):
            assert world.map.sectors == 50 and len(world.map.rooms) == 8


# Imagined worlds: what is hidden --------------------------------------------------------------------------------------


@clause("alone.noise.communicate")
def test_a_noise_makes_a_creature_likelier_where_it_came_from() -> None:
    scene = Scene(hero="A42", revealed="A41 A43")
    tell_noise(scene.game, 0)
    heard = 0
    for world in worlds(scene.game, 40):
        ways = [first_ways(world, world.at[creature]) for creature in range(TOKENS) if world.kind[creature] >= 0]
        heard += any(0 in way for way in ways)
    assert heard > 30


@clause("alone.action.locate.any-target")
def test_a_creature_that_was_located_is_imagined_there() -> None:
    scene = Scene(hero="A22")
    tell_located(scene.game, SEEK_KIND + WORM, 5, 0)
    found = 0
    for world in worlds(scene.game, 30):
        found += any(
            world.kind[at] == WORM and world.map.distance(world.hero, world.at[at]) == 5 for at in range(TOKENS)
        )
    assert found == 30
    tell_located(scene.game, SEEK_KIND + WORM, NONE, NONE)
    assert not any(WORM in world.kind for world in worlds(scene.game, 30))


@clause("alone.mission.unlock-final", "alone.ruling.r39")
@pytest.mark.parametrize("red", ["scuttle", "burn", "mayday", "matriarch", "prophet"])
def test_worlds_hold_while_a_final_mission_is_played(red: str) -> None:
    game = BOX.new(3, seed=f"final {red}", settings={"red": red, "map": "sheets"})
    assert isinstance(game, Alone)
    chance = seeded(f"final {red}")
    triggered = 0
    while not game.over and triggered < 160:
        if game.state[RED] != OPEN and game.hero >= 0 and type(game.asking).__name__ == "Declare":
            game.agenda += [game.asking, Trigger()]  # before the Hero goes on, the Final Mission comes into play
            game.seat = NONE
            game.advance()
        game.take(chance.pick(game.choices))
        if game.state[RED] == OPEN and not game.over:
            triggered += 1
            if triggered % 16 == 0:
                lots = chance.spawn()
                (world,) = worlds(game, 1)
                assert fingerprint(world.redeal(HERO, lots.clone())) == fingerprint(game.redeal(HERO, lots))
    assert triggered > 60


@clause("alone.ruling.r39")
def test_a_boss_on_the_loose_is_somewhere() -> None:
    scene = Scene(hero="A22", missions="sleeper haze matriarch", creatures=["matriarch B54"])
    scene.game.state = [OPEN, OPEN, OPEN]
    places = {world.at[world.kind.index(MATRIARCH)] for world in worlds(scene.game, 30)}
    assert len(places) > 8


@clause("alone.action.locate.any-target", "alone.ruling.r61")
@pytest.mark.parametrize("tell", ["located", "shown", "doubtful"])
def test_a_boss_that_was_located_is_imagined_there_unless_it_may_be_a_lie(tell: str) -> None:
    scene = Scene(hero="A22", missions="sleeper haze matriarch", creatures=["matriarch B54"])
    scene.game.state = [OPEN, OPEN, OPEN]
    tell_located(scene.game, SEEK_KIND + MATRIARCH, 4, 1)  # an older answer: she has moved since
    if tell == "shown":
        tell_shown(scene.game, MATRIARCH, 9, 1, 0)
    else:
        tell_located(scene.game, SEEK_KIND + MATRIARCH, 9, 1, doubtful=tell == "doubtful")
    expected = 4 if tell == "doubtful" else 9
    for world in worlds(scene.game, 20):
        place = world.at[world.kind.index(MATRIARCH)]
        assert world.map.distance(world.hero, place) == expected
        assert world.map.level[place] != world.map.level[world.hero]


@clause("alone.map.condition-tokens", "alone.ruling.r39")
def test_conduits_lie_on_the_level_of_the_laboratory() -> None:
    scene = Scene(hero="A22", missions="sleeper silence burn")
    game = scene.game
    game.state = [OPEN, OPEN, OPEN]
    game.condition = [0, 0, 0, scene.bits("B51 B12 B34")]
    laboratory = game.cards.missions[game.missions[RED]].rooms[0]
    for world in worlds(game, 30):
        level = world.map.on_level[world.map.level[world.room.index(laboratory)]]
        assert world.condition[CONDUIT] & ~world.map.lcu == 0 and world.condition[CONDUIT].bit_count() == 3
        assert world.condition[CONDUIT] & ~level == 0


@clause("alone.map.condition-tokens", "alone.ruling.r58")
def test_conduits_may_lie_on_lcus_that_are_only_recalled() -> None:
    scene = Scene(hero="B32", revealed="B31", missions="sleeper silence burn", memory="kept")
    game = scene.game
    game.state = [OPEN, OPEN, OPEN]
    game.condition = [0, 0, 0, scene.bits("B51 B12 B34")]
    game.recalled = scene.bits("B12 B34 B51 B22 B33")
    for world in worlds(game, 10):
        assert world.condition[CONDUIT] & ~world.map.lcu == 0 and world.condition[CONDUIT].bit_count() == 3


@clause("alone.door.token-both")
def test_sealed_racks_are_imagined_sealed() -> None:
    scene = Scene(hero="A22", missions="racks haze burn", welded="A42|A52")
    armory = scene.game.room[scene.sectors["A52"]]
    for world in worlds(scene.game, 20):
        room = world.room.index(armory)
        doors = [door for door in world.map.door[5 * room : 5 * room + 4] if door >= 0]
        assert all(world.welded >> door & 1 for door in doors)


# Evil at work ---------------------------------------------------------------------------------------------------------


@clause("alone.info.hero-limited")
def test_while_evil_decides_in_secret_the_hero_imagines_evil_thinking() -> None:
    scene = Scene(hands=["FU01"], creatures=["worm A44", "spore A00"]).window("end", triggers="move")
    scene.does("react FU01")
    assert scene.asked() == "Aim"
    for world in worlds(scene.game, 3):
        assert isinstance(world.asking, Deliberate) and world.to_answer() == [1]
        assert not any(getattr(step, "hidden", False) for step in world.agenda)
        world.take(world.choices[0])
        assert not world.resolving


@clause("alone.comm.no-show", "alone.ruling.r42")
def test_a_partner_imagines_proposals_that_could_be_made() -> None:
    scene = Scene(evil=2, hands=["FU01 FU08 FU12", "SP01 SP02 SP07 SP08"], leader=1, creatures=["worm A44"])
    scene.window("end", triggers="move")
    scene.does("pass", seat=1)
    scene.does("react SP01", seat=2)
    assert scene.asked() == "Consent"
    proposed = set()
    for world in worlds(scene.game, 40, seat=1):
        seat, card, up = world.proposals
        assert (seat, up) == (2, 1) and card in world.hands[2] and world.seen[card] == 4
        assert world.cards.trigger[world.face[card]] == 0
        proposed.add(world.face[card])
        assert world.hands[1] == scene.game.hands[1]
    assert len(proposed) == 2  # Long Stride and Swarm Run; Slipstream is an Instant


@clause("alone.ruling.r43", "alone.ruling.r44")
def test_what_others_laid_face_down_could_be_anything() -> None:
    scene = Scene(evil=2, covered=2, hands=["FU01 FU02", "SP01"])
    for seat in (HERO, 2):
        faces = {tuple(world.face[card] for card in world.track[::5]) for world in worlds(scene.game, 20, seat)}
        assert len(faces) > 5
    assert len({tuple(world.track) for world in worlds(scene.game, 5, 1)}) == 1


# The check can fail ---------------------------------------------------------------------------------------------------


def _lose_a_card(game: Alone) -> None:
    game.piles = [game.piles[0][1:], game.piles[1]]


def _peek(game: Alone) -> None:
    game.seen[game.piles[0][0]] = 1


def _overcrowd(game: Alone) -> None:
    game.kind = [0, 0, 1, 1, 2, *game.kind[5:]]
    game.at = [game.hero] * TOKENS


def _too_many_of_a_kind(game: Alone) -> None:
    game.kind = [4, 4, 4, 4, *game.kind[4:]]
    game.at = [0, 1, 30, 31, *game.at[4:]]


def _nine_dangers(game: Alone) -> None:
    game.danger = (1 << 9) - 1


def _weld_without_block(game: Alone) -> None:
    game.welded = 1


def _name_twice(game: Alone) -> None:
    game.room = game.room.copy()
    game.room[game.map.rooms[0]] = game.room[game.map.rooms[1]]


def _hide_the_hero(game: Alone) -> None:
    game.revealed = 0


def _take_an_item_twice(game: Alone) -> None:
    game.inventory = [*game.inventory, game.item_pile[0]]


def _kill_the_hero(game: Alone) -> None:
    game.life = game.self_control = 0


def _forget_charges(game: Alone) -> None:
    game.charges = [*game.charges, 1]


def _know_a_place_that_is_gone(game: Alone) -> None:
    game.told = [0, NONE, NONE, NONE, 0, 0, game.map.sectors - 1]


def _overlap(game: Alone) -> None:
    game.recalled = game.revealed


BREAKS: tuple[Callable[[Alone], None], ...] = (
    _lose_a_card,
    _peek,
    _overcrowd,
    _too_many_of_a_kind,
    _nine_dangers,
    _weld_without_block,
    _name_twice,
    _hide_the_hero,
    _take_an_item_twice,
    _kill_the_hero,
    _forget_charges,
    _know_a_place_that_is_gone,
    _overlap,
)


@pytest.mark.parametrize("broken", BREAKS, ids=lambda one: one.__name__)
def test_a_world_that_the_rules_forbid_is_found(broken: Callable[[Alone], None]) -> None:
    game: Any = Scene(hero="A22").game
    game.check()
    broken(game)
    with pytest.raises(AssertionError):
        game.check()


def test_only_sorts_of_things_that_stay_are_answers_that_bind() -> None:
    scene = Scene(hero="A33")
    for target in (0, SEEK_SHAPE, SEEK_LCU, SEEK_KIND):
        tell_located(scene.game, target, 2, 0)
    answers = Known(scene.game).answers
    assert answers[1::BOUND] == [0, SEEK_SHAPE, SEEK_LCU]
