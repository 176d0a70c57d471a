"""Whole random games with Vagabonds."""

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import Game
from tafelrunde.titles.root.title import RootTitle


class WithVagabonds(RootTitle):
    """Random games that always have a Vagabond, often two."""

    def sample(self, rng):
        others = ["marquise", "eyrie", "alliance", "cult", "riverfolk"]
        rng.shuffle(others)
        mix = ["vagabond", *(["vagabond_2"] if rng.below(2) else []), *others][: 3 + rng.below(4)]
        rng.shuffle(mix)
        printing = ["early", "later"][rng.below(2)]
        board = ["autumn", "winter"][rng.below(2)]
        return len(mix), {
            "factions": mix,
            "any_mix": True,
            "map": board,
            "cards_print": printing,
        }


def test_random_games_with_vagabonds_end_and_lose_nothing():
    for n in range(12):
        game = Game(WithVagabonds(), f"vagabonds {n}")
        table = game.play()
        assert table.over and table.outcome().winners


@pytest.mark.rule("9.3.3", "9.3.4")
def test_an_imagined_table_looks_the_same_and_deals_ruins_and_quests_anew():
    game = Game(WithVagabonds(), "imagined")
    differs = []

    def compare(table, given):
        if given % 40 == 5 and table.phase:
            for seat in range(table.seats):
                twin = table.imagine(seat, Rng(f"{given} {seat}"))
                assert twin.view(seat) == table.view(seat)
                assert twin.census() == table.census()
                hidden = [*table.quest_deck, *table.loot_at]
                differs.append([twin.face(c) for c in hidden] != [table.face(c) for c in hidden])

    game.play(compare)
    assert differs.count(True) > 3
