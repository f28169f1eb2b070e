"""Chance is fair, the same for the same seed, and one stream tells nothing of another."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from villainy.engine.chance import BLOCK, WORDS, Chance, seeded

# The 99.99th percentile of chi-square, by degrees of freedom: fixed seeds stay below it for ever or never.
BOUND = {1: 15.1, 2: 18.4, 5: 25.7, 9: 33.7, 23: 57.6, 99: 161.3}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", [2, 3, 6, 10, 100])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_number_is_equally_likely(n: int, seed: str) -> None:
    chance = seeded(seed)
    counts = [0] * n
    for _ in range(200 * n):
        counts[chance.below(n)] += 1
    assert chi_square(counts) < BOUND[n - 1]


@pytest.mark.parametrize("n", [40_000, 65_535])
def test_large_ranges_are_not_skewed(n: int) -> None:
    """Without rejection, the words of 16 bits would give some numbers twice as often."""
    chance = seeded("large")
    counts = [0] * 10
    for _ in range(20_000):
        counts[chance.below(n) * 10 // n] += 1
    assert chi_square(counts) < BOUND[9]


def test_every_order_is_equally_likely() -> None:
    chance = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 200):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < BOUND[23]


def test_every_thing_is_picked_equally_often() -> None:
    chance = seeded("picks")
    counts = {7: 0, 8: 0, 9: 0}
    for _ in range(600):
        counts[chance.pick([7, 8, 9])] += 1
    assert chi_square(list(counts.values())) < BOUND[2]


def test_streams_are_independent() -> None:
    """Pairs of numbers from two streams are spread evenly; and using one stream does not move another."""
    chance = seeded("streams")
    dice, cards = chance.stream("dice"), chance.stream("cards")
    counts = [0] * 100
    for _ in range(100 * 100):
        counts[dice.below(10) * 10 + cards.below(10)] += 1
    assert chi_square(counts) < BOUND[99]
    assert chance.stream("dice").below(1000) == seeded("streams").stream("dice").below(1000)


def test_streams_and_spawned_generators_have_keys_of_their_own() -> None:
    chance = seeded("keys")
    made = [chance, chance.stream("a"), chance.stream("b"), *(chance.spawn() for _ in range(100)), seeded("other")]
    assert len({one.key for one in made}) == len(made)
    assert chance.stream("a").key == chance.stream("a").key


@settings(deadline=None, derandomize=True, database=None)
@given(st.text(max_size=8), st.lists(st.integers(1, WORDS), max_size=40), st.integers(0, 600))
def test_a_clone_and_a_loaded_generator_go_on_the_same(seed: str, ranges: list[int], used: int) -> None:
    chance = seeded(seed)
    for _ in range(used):
        chance.below(52)
    twin = chance.clone()
    loaded = Chance.load(msgspec.json.decode(msgspec.json.encode(chance.save())))
    numbers = [chance.below(n) for n in ranges]
    assert [twin.below(n) for n in ranges] == numbers
    assert [loaded.below(n) for n in ranges] == numbers
    assert all(0 <= number < n for number, n in zip(numbers, ranges, strict=True))
    assert chance.save() == twin.save() == loaded.save()
    assert chance.spawn().key == twin.spawn().key == loaded.spawn().key


@pytest.mark.parametrize("used", range(BLOCK // 2 - 20, BLOCK // 2 + 2))
def test_a_key_never_reaches_over_the_end_of_a_block(used: int) -> None:
    chance = seeded("blocks")
    for _ in range(used):
        chance.below(WORDS)
    assert len(chance.spawn().key) == 32


def test_no_range_is_too_large_unnoticed() -> None:
    assert seeded("").below(1) == 0
    assert 0 <= seeded("").below(WORDS) < WORDS
    with pytest.raises(ValueError, match=str(WORDS + 1)):
        seeded("").below(WORDS + 1)


def test_golden_values() -> None:
    """Every stored game leans on these."""
    chance = seeded("golden")
    assert [chance.below(100) for _ in range(12)] == [62, 83, 43, 76, 61, 62, 24, 70, 41, 20, 92, 20]
    assert [chance.below(WORDS) for _ in range(4)] == [45651, 35262, 35170, 53051]
    dice = seeded("golden").stream("dice")
    assert [dice.below(6) for _ in range(12)] == [4, 3, 4, 5, 5, 3, 1, 2, 4, 0, 1, 0]
    things = list(range(10))
    seeded("golden").shuffle(things)
    assert things == [1, 4, 2, 0, 9, 8, 5, 3, 7, 6]
    assert seeded("golden").spawn().key.hex() == "a29f51d680707cc3509c99a0e63edeb46b699933efeb583453b2be8962893bcf"
