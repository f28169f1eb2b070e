"""The set-up (2.1 and 5.11 of the ledger)."""

from collections import Counter
from typing import Any

import pytest

from clauses import clause
from villainy.engine.box import BadSetting
from villainy.engine.chance import seeded
from villainy.games.alone import BLUES, BOX, CHARACTERS, CLASHES, GREENS, REDS
from villainy.games.alone.deck import DECKS
from villainy.games.alone.deckfile import house_deck
from villainy.games.alone.game import Alone
from villainy.games.alone.ongoing import SLOTS, mission_in, room_sector
from villainy.games.alone.setup import start_sectors
from villainy.games.alone.terms import LOCKED, OPEN, RED, ROOM

MISSIONS = [entry["id"] for entry in house_deck().source["mission"]]
HOUSE = house_deck()


def begun(players: int = 2, seed: str = "set-up", **settings: str | int) -> Alone:
    """A game at its first question."""
    game = BOX.new(players, seed=seed, settings=settings, listening=True)
    assert isinstance(game, Alone)
    return game


def played_to(kind: str, game: Alone) -> Alone:
    """The set-up goes on by lot until options of this kind are offered."""
    chance = seeded("set-up")
    while game.meaning(game.choices[0])[0] != kind:
        game.take(chance.pick(game.choices))
    return game


def set_up(players: int = 2, seed: str = "set-up", **settings: str | int) -> Alone:
    """A game at the Hero's first Turn."""
    game = begun(players, seed, **settings)
    chance = seeded("set-up")
    while game.turn == 0:
        game.take(chance.pick(game.choices))
    return game


def items_held(game: Alone) -> list[int]:
    return [game.face[card] - game.cards.first_item for card in game.inventory]


@clause("alone.leader.start")
def test_the_starting_leader_is_drawn_by_lot() -> None:
    leaders = Counter(begun(4, f"leader {number}").leader for number in range(90))
    assert set(leaders) == {1, 2, 3} and min(leaders.values()) > 15


@clause("alone.companion.dual")
def test_the_hero_chooses_a_character() -> None:
    game = begun()
    assert game.seat == 0
    assert [game.meaning(option) for option in game.choices] == [("character", (who,)) for who in range(7)]
    game.take(game.choices[3])
    assert CHARACTERS[game.character] == "pilot"


def test_a_character_may_be_given_or_drawn() -> None:
    assert CHARACTERS[set_up(character="doctor").character] == "doctor"
    drawn = {begun(seed=f"character {number}", character="random").character for number in range(60)}
    assert drawn == set(range(7))


@clause("alone.xp.unlock")
def test_the_xenologist_begins_with_experience() -> None:
    game = begun(character="xenologist")
    assert {game.meaning(option)[0] for option in game.choices} == {"ability"}
    game.take(game.choices[4])
    assert game.experience == [0, 0, 0, 0, 1]


@clause("alone.ruling.r39")
def test_one_mission_of_each_colour_in_different_rooms() -> None:
    for number in range(60):
        game = begun(seed=f"missions {number}", character="doctor")
        colours = [mission_in(game, slot).colour for slot in SLOTS]
        rooms = [room for slot in SLOTS for room in mission_in(game, slot).rooms]
        assert colours == [0, 1, 2] and len(rooms) == len(set(rooms))
        assert game.state == [OPEN, OPEN, LOCKED]


@clause("alone.ruling.r39")
@pytest.mark.parametrize(("colour", "names"), [("green", GREENS), ("blue", BLUES), ("red", REDS)])
def test_missions_may_be_given(colour: str, names: tuple[str, ...]) -> None:
    for name in names:
        settings: dict[str, Any] = {"character": "doctor", colour: name}
        game = begun(**settings)
        assert MISSIONS[game.missions[("green", "blue", "red").index(colour)]] == name
        rooms = [room for slot in SLOTS for room in mission_in(game, slot).rooms]
        assert len(rooms) == len(set(rooms))


def test_missions_that_share_a_room_cannot_be_given_together() -> None:
    rooms = {name: set(HOUSE.missions[MISSIONS.index(name)].rooms) for name in MISSIONS}
    for final in REDS:
        for other in (*GREENS, *BLUES):
            colour = "green" if other in GREENS else "blue"
            assert (other in CLASHES.get(final, ())) == bool(rooms[final] & rooms[other])
            if rooms[final] & rooms[other]:
                with pytest.raises(BadSetting):
                    BOX.new(2, settings={"red": final, colour: other})


@clause("alone.deck.four-two-used", "alone.deck.same-composition")
def test_two_of_four_equal_decks_are_used() -> None:
    sizes = Counter(back for back in HOUSE.back if back >= 0)
    assert sizes == dict.fromkeys(range(4), 26)
    kinds = {
        deck: sorted(
            (reaction.trigger, reaction.window == 7, reaction.copies)
            for reaction in HOUSE.reactions
            if reaction.deck == deck
        )
        for deck in range(4)
    }
    assert all(found == kinds[0] for found in kinds.values())
    pairs = {tuple(begun(seed=f"decks {number}", character="doctor").decks) for number in range(90)}
    assert len(pairs) == 6
    game = begun(character="doctor", decks="terror-traps")
    assert [DECKS[deck] for deck in game.decks] == ["terror", "traps"]


@clause("alone.hand.start-full", "alone.hand.one-evil", "alone.hand.two-evil", "alone.hand.three-evil")
@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 6), (4, 4)])
def test_hands_are_full(players: int, size: int) -> None:
    game = set_up(players)
    assert [len(hand) for hand in game.hands] == [0] + [size] * (players - 1)


@pytest.mark.parametrize(("difficulty", "tokens"), [("easy", 0), ("normal", 4), ("nightmare", 5), ("impossible", 8)])
def test_the_leader_places_the_first_danger_tokens(difficulty: str, tokens: int) -> None:
    game = played_to("start", begun(difficulty=difficulty))
    assert game.danger.bit_count() == tokens
    assert game.seat == game.leader


def test_the_start_is_a_corridor_far_from_the_missions() -> None:
    for number in range(20):
        game = played_to("start", begun(seed=f"start {number}"))
        rooms = [room_sector(game, room) for slot in SLOTS for room in mission_in(game, slot).rooms]
        legal = [
            sector
            for sector in range(game.map.sectors)
            if game.map.shape[sector] != ROOM
            and not game.is_dangerous(sector)
            and all(game.map.distance(sector, room) >= 3 for room in rooms)
        ]
        assert [game.meaning(option)[1][0] for option in game.choices] == legal


def test_if_no_corridor_is_far_enough_the_farthest_will_do() -> None:
    game = played_to("start", begun())
    game.danger |= sum(1 << sector for sector in start_sectors(game))  # a Hero never begins on a token
    rooms = [room_sector(game, room) for slot in SLOTS for room in mission_in(game, slot).rooms]
    nearest = {
        sector: min(game.map.distance(sector, room) for room in rooms)
        for sector in range(game.map.sectors)
        if game.map.shape[sector] != ROOM and not game.is_dangerous(sector)
    }
    assert max(nearest.values()) < 3
    assert start_sectors(game) == [sector for sector in nearest if nearest[sector] == max(nearest.values())]


@clause("alone.light.start-dark", "alone.leader.start")
def test_only_the_start_is_revealed_and_all_is_dark() -> None:
    game = set_up()
    assert game.revealed == 1 << game.hero
    assert game.lit == 0
    assert all(kind == -1 for kind in game.kind)


def test_tracks_and_counters_at_the_start() -> None:
    game = set_up()
    assert (game.life, game.self_control, game.adrenaline) == (12, 12, 3)
    assert (game.round, game.turn, game.rounds_left, game.nightmare) == (1, 1, 3, 0)
    assert game.track == []


@clause("alone.difficulty.easy")
def test_easy_begins_with_bullets_and_another_item() -> None:
    bullets = set()
    for number in range(40):
        first, second = items_held(set_up(seed=f"items {number}", difficulty="easy", character="doctor"))
        assert HOUSE.designs[first].bullets and not HOUSE.designs[second].bullets
        bullets.add(first)
    assert len(bullets) == 3


@clause("alone.difficulty.normal")
def test_normal_begins_with_an_item() -> None:
    found = {items_held(set_up(seed=f"items {number}", character="doctor"))[0] for number in range(80)}
    assert len(found) > 15


@clause("alone.difficulty.nightmare")
def test_nightmare_begins_with_an_item() -> None:
    assert len(set_up(difficulty="nightmare").inventory) == 1


@clause("alone.difficulty.impossible")
def test_impossible_begins_with_nothing() -> None:
    assert set_up(difficulty="impossible").inventory == []


@pytest.mark.parametrize("mode", ["fixed", "sheets", "seeded"])
def test_every_sort_of_map(mode: str) -> None:
    game = set_up(map=mode)
    assert game.map.sectors == 50 and len(game.map.rooms) == 8
    assert game.missions[RED] >= 0
