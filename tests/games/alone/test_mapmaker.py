"""Which Map is played on: fixed, turned sheets, seeds; and that every Map of every sort is one that can be played."""

from collections import Counter

import pytest

from clauses import clause
from games.alone.scenario import Scene
from villainy.engine.chance import seeded
from villainy.games.alone import BOX
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.map import HAS_LCU, HAS_STAIRS, IS_ROOM, SECTOR, Map, read_sheet
from villainy.games.alone.mapmaker import Draft, compose, make_level, seeded_sheet, turned
from villainy.games.alone.setup import start_sectors
from villainy.games.alone.terms import CROSS, ROOM

SEEDS = range(60)


def table_of(settings: dict[str, str | int], seed: str) -> Alone:
    game = BOX.new(2, seed=seed, settings=settings)
    assert isinstance(game, Alone)
    return game


def level_of(seed: int) -> list[int]:
    """The first Level that a seed gives."""
    chance = seeded(f"level {seed}")
    made: list[int] = []
    attempt = 0
    while not made:
        made = make_level(chance.stream(f"0 {attempt}"))
        attempt += 1
    return made


def rows(level: list[int]) -> list[tuple[int, ...]]:
    return [tuple(level[at : at + SECTOR]) for at in range(0, len(level), SECTOR)]


# Sheets ---------------------------------------------------------------------------------------------------------------


def test_the_fixed_map_is_always_the_first_two_sheets() -> None:
    sheets = house_deck().sheets
    for seed in "abc":
        assert table_of({"map": "fixed"}, seed).sheet == compose(sheets[0], sheets[1], False)


@clause("alone.map.evil-updates")
def test_rooms_are_dealt_by_lot_in_every_mode() -> None:
    for mode in ("fixed", "sheets", "seeded"):
        dealt = [table_of({"map": mode}, seed) for seed in "abcdef"]
        for game in dealt:
            assert sorted(game.room[sector] for sector in game.map.rooms) == list(range(8))
            assert sum(name >= 0 for name in game.room) == 8
        assert len({tuple(game.room[sector] for sector in game.map.rooms) for game in dealt}) > 3


@pytest.mark.parametrize("turn", range(4))
def test_a_turned_sheet_is_the_same_place(turn: int) -> None:
    for sheet in house_deck().sheets:
        other = turned(sheet, turn)
        assert turned(other, turn) == sheet
        assert [(row, column) for _, column, row, _, _ in rows(other)] == sorted(
            (row, column) for _, column, row, _, _ in rows(other)
        )
        assert Counter(marks for *_, marks in rows(other)) == Counter(marks for *_, marks in rows(sheet))
        lengths = [sorted(map(sorted, map(Map(level).steps_from, range(25)))) for level in (sheet, other)]
        assert lengths[0] == lengths[1]
    assert len({tuple(turned(house_deck().sheets[0], one)) for one in range(4)}) == 4


def test_a_half_turn_goes_from_corner_to_corner() -> None:
    sheet = house_deck().sheets[0]
    for row, back in zip(rows(sheet), reversed(rows(turned(sheet, 3))), strict=True):
        assert (row[1] + back[1], row[2] + back[2]) == (5, 4)
        assert row[3] == (back[3] >> 2 | back[3] << 2) & 15


def test_sheet_mode_takes_two_different_sheets_in_any_position() -> None:
    sheets = house_deck().sheets
    known = {tuple(turned(sheet, turn)): at for at, sheet in enumerate(sheets) for turn in range(4)}
    seen: Counter[int] = Counter()
    for seed in range(40):
        sheet = table_of({"map": "sheets"}, str(seed)).sheet
        plain = [(0, *row[1:4], min(HAS_STAIRS, row[4])) for row in rows(sheet)]
        levels = [tuple(part for row in plain[at : at + 25] for part in row) for at in (0, 25)]
        assert known[levels[0]] != known[levels[1]]
        seen.update(known[level] for level in levels)
    assert set(seen) == set(range(len(sheets)))


@pytest.mark.parametrize("at", range(6))
def test_every_sheet_of_the_house_has_the_form_of_the_ledgers(at: int) -> None:
    level = house_deck().sheets[at]
    marks = Counter(row[4] for row in rows(level))
    assert (len(rows(level)), marks[IS_ROOM], marks[HAS_LCU], marks[HAS_STAIRS]) == (25, 4, 3, 2)
    table = Map(level)
    assert 7 <= max(max(table.steps_from(sector)) for sector in range(25)) <= 12
    assert table.shape.count(CROSS) <= 3


# Seeds ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seeded_level_has_what_5_2_promises(seed: int) -> None:
    level = level_of(seed)
    table = Map(level)
    cells = {(row[1], row[2]): number for number, row in enumerate(rows(level))}
    assert len(cells) == 25
    rooms = [cell for cell, number in cells.items() if table.shape[number] == ROOM]
    stairs = [cell for cell, number in cells.items() if level[SECTOR * number + 4] == HAS_STAIRS]
    assert len(rooms) == 4 and sorted(row for _, row in stairs) == [0, 4]
    assert all(column in {2, 3} for column, _ in stairs)
    apart = [*rooms, *stairs]
    for at, (column, row) in enumerate(rooms):
        for other in apart[at + 1 :]:
            assert abs(column - other[0]) + abs(row - other[1]) >= 2
    for number in range(25):
        count = table.sides[number].bit_count()
        assert 1 <= count <= 2 if table.shape[number] == ROOM else count >= 2
    edges = sum(sides.bit_count() for sides in table.sides) // 2
    assert 1 <= edges - 25 + 1 <= 6
    assert table.shape.count(CROSS) <= 3
    assert 7 <= max(max(table.steps_from(number)) for number in range(25)) <= 12


@pytest.mark.parametrize("seed", SEEDS)
def test_lcus_stand_at_crossings_far_from_each_other(seed: int) -> None:
    level = level_of(seed)
    table = Map(level)
    lcus = [number for number in range(25) if table.lcu >> number & 1]
    assert len(lcus) == 3
    for number in lcus:
        assert table.sides[number].bit_count() >= 3 and level[SECTOR * number + 4] == HAS_LCU
        assert all(table.distance(number, other) >= 3 for other in lcus if other != number)


@pytest.mark.parametrize("seed", SEEDS)
def test_corridors_hang_together_without_rooms(seed: int) -> None:
    table = Map(level_of(seed))
    corridors = [number for number in range(25) if table.shape[number] != ROOM]
    reached = corridors[:1]
    for number in reached:
        for other in table.beside[5 * number : 5 * number + 4]:
            if other in corridors and other not in reached:
                reached.append(other)
    assert sorted(reached) == corridors


def test_attempts_are_as_few_as_the_ledger_measured() -> None:
    attempts = []
    for seed in range(150):
        chance = seeded(f"attempts {seed}")
        attempt = 0
        while not make_level(chance.stream(f"0 {attempt}")):
            attempt += 1
        attempts.append(attempt + 1)
    assert 1.4 < sum(attempts) / len(attempts) < 2.0 and max(attempts) <= 12


def test_the_same_seed_gives_the_same_map() -> None:
    assert seeded_sheet(seeded("x"), True) == seeded_sheet(seeded("x"), True)
    assert seeded_sheet(seeded("x"), True) != seeded_sheet(seeded("y"), True)
    assert table_of({"map": "seeded"}, "q").sheet == table_of({"map": "seeded"}, "q").sheet


def test_a_draft_takes_nothing_out_that_must_stay() -> None:
    draft = Draft()
    draft.put_stairs(2)
    draft.put_stairs(26)
    draft.held[7] = 0b0010
    assert not draft.try_cut(4 * 7 + 1) and not draft.try_cut(4 * 8 + 3)
    assert draft.try_cut(4 * 7 + 2)


def test_unsound_drafts_are_seen() -> None:
    draft = Draft()
    assert draft.is_sound()
    draft.cut(0, 1)  # a corner with one side left
    assert not draft.is_sound()
    draft.join(0, 1)
    draft.rooms = 1 << 0
    assert draft.is_sound()
    draft.rooms = sum(1 << cell for cell in (3, 9, 15, 21, 27))  # a column of Rooms cuts the corridors in two
    assert not draft.is_sound()


# Every Map can be played ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fixed", "sheets", "seeded"])
@pytest.mark.parametrize("seed", range(15))
def test_there_is_a_start_far_from_all_missions(mode: str, seed: int) -> None:
    game = table_of({"map": mode, "character": "doctor"}, f"start {seed}")
    while game.missions[0] < 0 or type(game.asking).__name__ == "Draw":
        game.take(game.choices[0])
    rooms = [room for mission in game.missions for room in game.cards.missions[mission].rooms]
    starts = start_sectors(game)
    assert starts
    for sector in starts:
        assert game.map.shape[sector] != ROOM and not game.is_dangerous(sector)
        assert all(game.map.distance(sector, game.room.index(room)) >= 3 for room in rooms)


def test_m1_has_21_starts_for_any_four_rooms_at_least() -> None:
    scene = Scene()
    table = scene.game.map
    rooms = table.rooms
    fewest = 25
    for one in range(8):
        for two in range(one):
            for three in range(two):
                for four in range(three):
                    far = [
                        sector
                        for sector in range(table.sectors)
                        if sector not in rooms
                        and all(table.distance(sector, rooms[at]) >= 3 for at in (one, two, three, four))
                    ]
                    fewest = min(fewest, len(far))
    assert fewest == 21


@clause("alone.stairs.two-sets", "alone.stairs.adjacent")
def test_both_pairs_of_stairs_join_north_with_south() -> None:
    for seed in range(20):
        table = read_sheet(seeded_sheet(seeded(f"stairs {seed}"), seed % 2 == 1))
        for colour in (0, 1):
            ends = table.stairs[colour::2]
            assert sorted(table.row[end] for end in ends) == [0, 4]
