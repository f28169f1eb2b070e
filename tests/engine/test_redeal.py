"""Cards that a seat has not seen are dealt anew within what the rules demand, whatever order chance gives them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toys.sealed_bids import BOX, SealedBids
from villainy.engine.chance import seeded
from villainy.engine.redeal import ANY, Redeal

SEEDS = [str(seed) for seed in range(10)]


class Demanding(Redeal):
    """A demand is a set of faces, as bits."""

    def satisfies(self, demand: int, face: int) -> bool:
        return bool((demand >> face) & 1)


def a_game() -> SealedBids:
    """Fifteen cards, nobody has seen any: the faces 0 to 4, three of each."""
    game = BOX.new(2, seed="redeal")
    assert isinstance(game, SealedBids)
    game.face = game.deck.faces.copy()
    game.seen = [0] * len(game.face)
    return game


def deal(game: SealedBids, zones: list[list[int]], demands: list[int], seed: str) -> list[list[int]]:
    """The faces that lie in the zones after a deal."""
    game.lots = seeded(seed)
    unseen = Demanding(game, 0, 0, len(game.face))
    for zone, demand in zip(zones, demands, strict=True):
        unseen.zone(zone, 0, demand)
    unseen.pile([card for card in range(len(game.face)) if not any(card in zone for zone in zones)])
    unseen.deal()
    assert sorted(game.face) == game.deck.faces
    return [[game.face[card] for card in zone] for zone in zones]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_greedy_deal_would_not_get_through(seed: str) -> None:
    """Each slot takes one face more than the one before: whoever takes the scarce faces first leaves none."""
    zones = [[at] for at in range(12)]
    demands = [0b11111] * 3 + [0b01111] * 3 + [0b00111] * 3 + [0b00001] * 3
    faces = deal(a_game(), zones, demands, seed)
    assert faces[9:] == [[0], [0], [0]]
    assert all((demand >> face) & 1 for (face,), demand in zip(faces, demands, strict=True))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_chain_of_demands_is_solved_where_there_is_one_way_only(seed: str) -> None:
    """All copies are bound; slot k takes face k or k+1, and the last ones only the last face: so k it is."""
    zones = [[at] for at in range(15)]
    demands = [0b11 << (at // 3) for at in range(12)] + [0b10000] * 3
    assert deal(a_game(), zones, demands, seed) == [[at // 3] for at in range(15)]


@settings(deadline=None, derandomize=True, database=None, max_examples=200)
@given(st.lists(st.integers(0, 31), min_size=15, max_size=15), st.permutations(range(15)), st.integers(0, 99))
def test_whatever_can_be_dealt_is_dealt(extra: list[int], truth: list[int], seed: int) -> None:
    """A way is known to exist, the truth: each slot demands its true face or some others."""
    game = a_game()
    demands = [(1 << game.face[card]) | more for card, more in zip(truth, extra, strict=True)]
    faces = deal(game, [[card] for card in range(15)], [ANY if d == 31 else d for d in demands], str(seed))
    assert all((demand >> face) & 1 for (face,), demand in zip(faces, demands, strict=True))


def test_what_cannot_be_dealt_is_an_error() -> None:
    with pytest.raises(AssertionError):
        deal(a_game(), [[at] for at in range(4)], [0b1] * 4, "")


def test_cards_that_the_seat_has_seen_stay() -> None:
    game = a_game()
    game.seen[3] = game.seen[7] = 1
    faces = [deal(game, [[3, 4, 7, -1]], [ANY], str(seed))[0] for seed in range(20)]
    assert {(first, third) for first, _, third, *_ in faces} == {(game.deck.faces[3], game.deck.faces[7])}
    assert len({second for _, second, *_ in faces}) > 1


def test_keepers_know_what_they_hold_in_the_other_world() -> None:
    game = a_game()
    game.lots = seeded("keepers")
    hand, pile = [3, 4], [card for card in range(15) if card not in {3, 4}]
    unseen = Redeal(game, 0, 0, 15)
    unseen.zone(hand, 0b10)
    unseen.pile(pile)
    unseen.deal()
    assert [game.seen[card] for card in hand] == [0b10, 0b10]
    assert not any(game.seen[card] for card in pile)
    assert sorted(hand + pile) == list(range(15))


def test_every_deal_within_the_demands_can_come() -> None:
    dealt = {tuple(face for (face,) in deal(a_game(), [[0], [1]], [0b00011, 0b00110], str(seed))) for seed in range(80)}
    assert dealt == {(0, 1), (0, 2), (1, 1), (1, 2)}
