"""What is hidden and what is public (9.4), knowledge, imagined worlds."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import Rng


def zone(t, viewer: int, name: str, owner: int = -1) -> list[object]:
    for told in t.match.view(viewer)["zones"]:
        if told["name"] == name and told["owner"] == owner:
            return list(told["cards"])
    raise AssertionError(name)


def facts(t, viewer: int) -> dict[str, object]:
    return dict(t.match.view(viewer)["facts"])


@pytest.mark.rule("9.4")
def test_the_number_of_cards_in_the_world_deck_is_in_no_view(table):
    t = table("purple red", deck="wolves vision_faith")
    for viewer in (-1, 0, 1):
        told = next(z for z in t.match.view(viewer)["zones"] if z["name"] == "world_deck")
        assert "count" not in told and told["cards"] == []
        assert facts(t, viewer)["deck_top"] == "denizen"


@pytest.mark.rule("9.4", "9.4.a")
@pytest.mark.ruling("O13")
def test_backs_of_discards_and_facedown_advisers_are_public_their_fronts_are_not(table):
    piles = {"cradle": "vision_faith wolves"}
    t = table("purple red", piles=piles, advisers={"red": "-conspiracy -keep scouts"})
    assert facts(t, 0)["discard_backs"]["cradle"] == ["denizen", "vision"]  # bottom first
    assert facts(t, 0)["players"][1]["advisers"] == ["vision", "denizen", "scouts"]
    assert zone(t, 0, "facedown_advisers", 1) == [None, None]
    assert zone(t, 1, "facedown_advisers", 1) == ["conspiracy", "keep"]
    assert zone(t, 0, "discards_cradle") == [None, None]


@pytest.mark.rule("9.4", "6.1.a")
def test_others_see_how_many_cards_are_drawn_but_not_which(table):
    t = table("purple red", deck="wolves keep scouts")
    t.search()
    assert zone(t, 0, "hand", 0) == ["keep", "scouts", "wolves"]
    told = next(z for z in t.match.view(1)["zones"] if z["name"] == "hand" and z["owner"] == 0)
    assert told["count"] == 3 and told["cards"] == []
    t.answer("keep keep", "discard wolves", "to facedown")
    assert "keep" not in str(t.match.events(1)) and "wolves" not in str(t.match.events(1))
    assert zone(t, 0, "discards_provinces") == ["wolves", "scouts"]
    assert zone(t, 1, "discards_provinces") == [None, None]


@pytest.mark.rule("9.4")
@pytest.mark.ruling("O14")
def test_who_draws_known_discards_makes_others_forget_where_they_are(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 3: "river"},
        pawns={"red": 3},
        deck="wolves keep scouts elders tents",
    )
    t.search()
    t.answer("keep keep", "discard wolves", "to facedown")
    assert zone(t, 0, "discards_provinces") == ["wolves", "scouts"]
    t.rest()
    t.search("provinces")
    t.answer("keep wolves", "to facedown")
    assert zone(t, 0, "discards_hinterland") == [None] and zone(t, 0, "facedown_advisers", 1) == [
        None
    ]
    assert zone(t, 1, "discards_hinterland") == ["scouts"]


@pytest.mark.rule("9.4")
def test_a_card_everybody_saw_is_remembered_in_the_pile(table):
    t = table("purple red", advisers={"purple": "wolves elders scouts"}, deck="longbows keep tents")
    t.search()
    t.keep("longbows", "to advisers", "discard wolves")
    assert zone(t, 1, "discards_provinces")[-1] == "wolves"


@pytest.mark.rule("9.4")
def test_imagined_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew(table):
    t = table(
        "purple red",
        sites={1: "mountain"},
        relics_at={1: "map"},
        advisers={"purple": "-keep", "red": "-wolves -vision_faith"},
        piles={"cradle": "scouts tents conspiracy"},
        deck="longbows elders",
    )
    rng = Rng("imagine")
    seen: set[str] = set()
    for _ in range(20):
        twin = t.g.imagine(0, rng)
        assert twin.view(0) == t.g.view(0) and twin.census() == t.g.census()
        red = twin.players[1]
        assert twin.kinds[red.advisers[1]].is_vision and not twin.kinds[red.advisers[0]].is_vision
        assert twin.kinds[twin.players[0].advisers[0]].id == "keep"
        seen.add(twin.kinds[red.advisers[0]].id)
    assert len(seen) > 5


@pytest.mark.rule("9.4")
def test_facedown_sites_are_unknown_until_somebody_comes(table):
    t = table("purple red", facedown={2: "mine"})
    assert zone(t, 0, "site_2") == [] and facts(t, 0)["sites"][1]["faceup"] is False
    t.travel(2)
    assert zone(t, 1, "site_2") == ["mine"]


def test_a_copy_is_equal_and_independent(table):
    t = table(
        "purple red", sites={1: "lush_coast longbows"}, favor={"purple": 3}, warbands={"red": 2}
    )
    twin = t.g.copy()
    assert twin.view(0) == t.g.view(0) and twin.active == t.g.active and twin.where == t.g.where
    twin.players[0].favor = 0
    twin.sites[0].cards.clear()
    assert t.favor("purple") == 3 and t.cards(1) == "longbows"


@pytest.mark.rule("6.1.a", "9.4", "10.Zeigen")
@pytest.mark.ruling("O30")
def test_a_facedown_adviser_may_be_shown_to_another_player(table):
    t = table("purple red blue", advisers={"purple": "-keep"})
    t.answer("show purple.1", "choose blue")
    assert zone(t, 2, "facedown_advisers", 0) == ["keep"]
    assert zone(t, 1, "facedown_advisers", 0) == [None]
    assert "keep" in str(t.match.events(2)) and "keep" not in str(t.match.events(1))
    t.answer("show purple.1")  # only red is left to see it
    assert not t.offered("show purple.1")
