"""Area VII: Education, Training, Alms (A186-A195)."""

from __future__ import annotations

import pytest

ALONE = "roselie 2"


@pytest.mark.rule("A186")
@pytest.mark.rule("card/scholar_1", "card/scholar_2", "card/scholar_3")
def test_education_discards_at_least_one_card_and_places_nothing(table):
    t = table(area=7, bids=ALONE, roselie={"hand": "scholar_1 scholar_2 scholar_3 banker_1"})
    t.do("education")
    assert t.offers() == {"discard scholar_1", "discard scholar_2", "discard scholar_3"}
    t.answer("discard scholar_3", "discard scholar_1", "pass")
    assert t.track("roselie", "knowledge") == 4
    t.do("education")  # the only card that fits is discarded
    assert t.track("roselie", "knowledge") == 6
    assert t.roselie.supply == 10
    assert "do education" not in t.offers()


@pytest.mark.rule("A187")
def test_training_draws_the_top_card(table):
    t = table(area=7, bids=ALONE, workers="joker_3 spy_1")
    t.do("training")
    assert t.hand("roselie") == "joker_3"
    assert "cards" not in t.told("draws", 1)[0]
    t.do("training")
    assert t.hand("roselie") == "joker_3 spy_1"


@pytest.mark.rule("A187")
@pytest.mark.ruling("R27")
def test_without_any_worker_card_there_is_no_training(table):
    assert "do training" not in table(area=7, bids=ALONE, worker_deck="").offers()


@pytest.mark.rule("A188")
def test_alms_moves_one_space(table):
    t = table(area=7, bids=ALONE)
    t.do("alms")
    assert t.roselie.alms == 1
    assert t.g.points == 2


@pytest.mark.rule("A189", "A190", "card/tile_card")
def test_a_tile_gives_its_bonus_and_stays_for_the_others(table):
    tiles = "tile_card tile_influence tile_home"
    t = table(
        area=7, bids="roselie 2, umbral 2, culver_lux 1", tiles=tiles, workers="spy_1 spy_2",
        roselie={"alms": 1}, umbral={"alms": 1},
    )  # fmt: skip
    t.do("alms")
    assert t.hand("roselie") == "spy_1"
    t.answer("pass")
    t.do("alms")
    assert t.hand("umbral") == "spy_2"
    assert t.g.names(t.g.tiles) == tiles.split()
    t.answer("pass", "pass")


@pytest.mark.rule("A191", "card/tile_influence")
def test_the_influence_tile_gives_a_point(table):
    t = table(area=7, bids=ALONE, tiles="tile_card tile_influence tile_home", roselie={"alms": 3})
    t.do("alms")
    assert (t.roselie.alms, t.roselie.influence) == (4, 1)


@pytest.mark.rule("A192", "card/tile_diplomacy")
@pytest.mark.ruling("R13")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_the_diplomacy_tile_advances_diplomacy_up_to_its_end(table, before, after):
    home = {"alms": 5, "diplomacy": before}
    t = table(area=7, bids=ALONE, tiles="tile_card tile_influence tile_diplomacy", roselie=home)
    t.do("alms")
    assert (t.roselie.alms, t.roselie.diplomacy) == (6, after)


@pytest.mark.rule("A193", "card/tile_home")
def test_the_home_tile_raises_a_track_of_ones_choice(table):
    home = {"alms": 1, "strength": 12, "trade": 3}
    t = table(area=7, bids=ALONE, tiles="tile_home tile_card tile_influence", roselie=home)
    t.do("alms")
    assert t.offers() == {"raise intrigue", "raise trade", "raise wealth", "raise knowledge"}
    t.answer("raise trade")
    assert t.track("roselie", "trade") == 4


@pytest.mark.rule("A194")
def test_each_alms_may_return_one_marker(table):
    t = table(area=7, bids=ALONE, roselie={"anarchy": 2})
    t.do("alms")
    t.answer("choose yes")
    assert t.roselie.anarchy == 1
    t.do("alms")
    t.answer("pass")
    assert t.roselie.anarchy == 1
    free = table(area=7, bids=ALONE)
    free.do("alms")
    assert free.question().prompt == "scholars-act", "without a marker nobody asks"


@pytest.mark.rule("A195")
def test_the_last_space_is_the_end(table):
    t = table(area=7, bids=ALONE, roselie={"alms": 7})
    t.do("alms")
    assert t.roselie.alms == 8
    assert t.offers() == {"do training", "pass"}
