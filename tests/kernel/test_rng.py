from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import BLOCK, Rng


def test_the_first_numbers_never_change():
    """Records of all versions depend on these."""
    rng = Rng("tafelrunde")
    assert [rng.below(6) for _ in range(16)] == [5, 3, 5, 0, 3, 0, 1, 5, 4, 1, 4, 1, 0, 2, 1, 4]
    assert [rng.below(52) for _ in range(12)] == [36, 21, 39, 17, 19, 36, 28, 38, 35, 47, 21, 17]
    assert [rng.below(65536) for _ in range(6)] == [64793, 44527, 18010, 37479, 42374, 38176]
    cards = list(range(12))
    rng.shuffle(cards)
    assert cards == [1, 9, 11, 5, 3, 2, 10, 7, 4, 8, 6, 0]
    for _ in range(3 * BLOCK):
        rng.below(60000)
    assert [rng.die(20) for _ in range(8)] == [18, 12, 14, 10, 4, 8, 15, 12]


def test_different_seeds_give_different_numbers():
    seeds = ["", "a", "b", "a/0", "a/1", "ä", "\N{CRYSTAL BALL}", "A"]
    drawn = {tuple(rng.below(65536) for _ in range(4)) for rng in map(Rng, seeds)}
    assert len(drawn) == len(seeds)


@pytest.mark.parametrize("before", [0, 1, 7, BLOCK // 2 - 1, BLOCK // 2, BLOCK // 2 + 1, 3000])
def test_a_copy_gives_the_same_numbers_and_is_independent(before):
    rng = Rng("copy")
    for _ in range(before):
        rng.below(10)
    twin = rng.copy()
    assert twin.drawn() == rng.drawn()
    numbers = [twin.below(1000) for _ in range(2000)]
    assert [rng.below(1000) for _ in range(2000)] == numbers


def test_drawn_grows_with_every_draw_and_only_then():
    rng = Rng("drawn")
    seen = [rng.drawn()]
    for _ in range(3 * BLOCK):
        rng.copy().below(6)
        assert rng.drawn() == seen[-1]
        rng.below(6)
        assert rng.drawn() > seen[-1]
        seen.append(rng.drawn())


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 100])
def test_numbers_are_uniform(n):
    rng = Rng(f"uniform {n}")
    draws = 400 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts)
    assert abs(chi - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_large_ranges_are_uniform_too():
    rng = Rng("large")
    counts = [0, 0, 0]
    for _ in range(9000):
        counts[rng.below(49152) // 16384] += 1  # three quarters of what two bytes hold
    assert max(counts) - min(counts) < 300
    assert all(0 <= rng.below(65536) < 65536 for _ in range(2000))


def test_the_only_number_below_one_is_zero():
    rng = Rng("one")
    assert {rng.below(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("n", [65537, 100_000, 2**32])
def test_more_outcomes_than_two_bytes_hold_are_refused(n):
    with pytest.raises(ValueError, match=f"at most 65,536 outcomes, not {n}"):
        Rng("wide").below(n)


def test_a_die_shows_one_to_its_sides():
    rng = Rng("die")
    assert {rng.die(6) for _ in range(300)} == {1, 2, 3, 4, 5, 6}


def test_shuffles_are_uniform_and_lose_nothing():
    rng = Rng("shuffle")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert sorted(counts) == [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffling_nothing_or_one_card_draws_no_chance():
    rng = Rng("short")
    before = rng.drawn()
    for cards in ([], [7]):
        rng.shuffle(cards)
    assert rng.drawn() == before
