"""Rulings about what is seen, remembered and pointed at (9.4)."""

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath.setup import measure_world_deck, stack_world_deck
from tafelrunde.titles.oath.vocabulary import ADVISER_PLACES


def zone(t, viewer: int, name: str, owner: int = -1) -> dict[str, object]:
    for told in t.match.view(viewer)["zones"]:
        if told["name"] == name and told["owner"] == owner:
            return dict(told)
    raise AssertionError(name)


def facts(t, viewer: int) -> dict[str, object]:
    return dict(t.match.view(viewer)["facts"])


@pytest.mark.rule("9.4", "9.4.a")
@pytest.mark.ruling("O13")
def test_everybody_sees_which_cards_are_visions_but_not_which_vision(table):
    t = table("purple red", deck="wolves vision_faith", piles={"cradle": "conspiracy keep"},
              advisers={"purple": "-vision_conquest -elders"})  # fmt: skip
    assert facts(t, 1)["deck_top"] == "denizen"
    assert facts(t, 1)["players"][0]["advisers"] == ["vision", "denizen"]
    assert facts(t, 1)["discard_backs"]["cradle"] == ["denizen", "vision"]
    t.search()
    assert facts(t, 1)["players"][0]["hand_backs"] == ["denizen", "vision"]
    t.answer("keep vision_faith", "to facedown")
    told = str(t.match.events(1)) + str(t.match.view(1)["zones"])
    assert "'back': 'vision'" in told and "vision_faith" not in told
    assert "draws-vision" in t.events()


@pytest.mark.rule("9.4", "1.B")
@pytest.mark.ruling("O13")
def test_an_unseen_vision_may_lie_anywhere_in_its_part_of_the_deck_and_nowhere_else(table):
    def fresh(g):
        cards = [this for this in g.world_deck if not g.kinds[this].is_vision]
        stack_world_deck(g, cards, [this for this in g.world_deck if g.kinds[this].is_vision])
        measure_world_deck(g)

    t = table("purple red", state=fresh)
    size, top = len(t.g.world_deck), facts(t, 0)["deck_top"]
    depths = [set(), set(), set()]
    rng = Rng("parts")
    for _ in range(60):
        twin = t.g.imagine(0, rng)
        found = [at for at in range(size) if twin.kinds[twin.world_deck[-1 - at]].is_vision]
        assert [sum(at < 12 for at in found), sum(12 <= at < 30 for at in found)] == [2, 3]
        assert twin.view(0)["facts"]["deck_top"] == top
        depths[0] |= {at for at in found if at < 12}
        depths[1] |= {at for at in found if 12 <= at < 30}
        depths[2] |= {at for at in found if at >= 30}
    assert depths[1] == set(range(12, 30)) and depths[2] == set()
    assert depths[0] | {0} == set(range(12)) and (0 in depths[0]) is (top == "vision")


@pytest.mark.rule("9.4", "5.1.3")
@pytest.mark.ruling("O14")
def test_cards_are_remembered_until_somebody_draws_several_of_them(table):
    position = {"sites": {1: "lush_coast", 3: "river"}, "pawns": {"red": 3}}
    t = table("purple red", deck="wolves keep scouts", **position)
    t.search()
    t.answer("keep keep", "discard wolves", "to facedown")
    t.rest()
    assert zone(t, 0, "discards_provinces")["cards"] == ["wolves", "scouts"]
    t.search("provinces")
    t.answer("keep wolves", "to facedown")
    assert zone(t, 0, "discards_hinterland")["cards"] == [None]  # wolves or scouts?
    assert zone(t, 1, "discards_hinterland")["cards"] == ["scouts"]
    assert zone(t, 0, "facedown_advisers", 1)["cards"] == [None]


@pytest.mark.rule("9.4")
@pytest.mark.ruling("O15")
def test_the_archive_lies_open_and_the_dispossessed_do_not(table):
    t = table("purple red", dispossessed="gossip naysayers")
    for viewer in (-1, 0, 1):
        archive = zone(t, viewer, "archive")["cards"]
        assert "captains" in archive and "gossip" not in archive and None not in archive
        told = zone(t, viewer, "dispossessed")
        assert told["count"] == 2 and "gossip" not in str(told)


@pytest.mark.rule("9.4", "card/dream_thief")
@pytest.mark.ruling("O16")
def test_facedown_advisers_are_named_by_their_place(table):
    advisers = {"purple": "-wolves elders -keep", "red": "dream_thief -scouts"}
    t = table("purple red", advisers=advisers, favor={"red": 2}, turn_of="red")
    assert t.offered("adviser red.2") and not any("scouts" in name for name in t.names())
    t.use("dream_thief")
    t.expect(1, "choose-card", "swap red.2", "swap purple.1", "swap purple.3")
    t.answer("swap red.2", "swap purple.3")
    assert t.advisers("purple") == "-wolves elders -scouts"


@pytest.mark.rule("9.4", "card/family_wagon", "card/pied_piper")
@pytest.mark.ruling("O16")
def test_no_player_has_an_eleventh_adviser(table):
    nomads = (
        "elders tents convoys horse_archers rival_khan great_crusade mounted_patrol wild_mounts"
    )
    full = f"family_wagon {nomads} wolves"
    assert len(full.split()) == ADVISER_PLACES == 10
    t = table("purple red", advisers={"purple": full}, deck="lancers keep scouts")
    t.search()
    t.keep("lancers")
    t.answer("to advisers")  # though Nomads ignore the limit of the Wagon
    assert t.advisers("purple") == f"family_wagon {nomads} lancers"
    t = table("purple red blue", advisers={"purple": full, "red": "pied_piper"},
              secrets={"red": 1}, favor={"purple": 2}, turn_of="red")  # fmt: skip
    t.use("pied_piper")
    assert t.advisers("blue") == "pied_piper"  # there was no place with purple


@pytest.mark.rule("6.3", "6.4")
@pytest.mark.ruling("O27", "O20")
def test_what_was_seen_stays_in_view_and_is_not_offered_again(table):
    t = table("purple red", sites={1: "mountain", 3: "river"}, relics_at={1: "map"},
              reliquary="whistle brass_horse ivory_eye horned_mask")  # fmt: skip
    t.answer("peek s1.relic1", "peek reliquary_1")
    assert not t.offered("peek s1.relic1") and t.offered("peek reliquary_2")
    t.answer("peek reliquary_2", "peek reliquary_3", "peek reliquary_4")
    assert not any(name.startswith("peek") for name in t.names())  # nothing new is left
    t.travel(3)
    assert zone(t, 0, "site_1_relics")["cards"] == ["map"]
    assert zone(t, 0, "reliquary_1")["cards"] == ["whistle"]
    assert zone(t, 1, "site_1_relics")["cards"] == [None]


@pytest.mark.rule("6.1.a", "9.4")
@pytest.mark.ruling("O30")
def test_a_shown_adviser_is_known_to_that_player_from_then_on(table):
    t = table("purple red blue", advisers={"purple": "-keep wolves"})
    assert not t.offered("show purple.2")  # it lies open
    t.answer("show purple.1", "choose red")
    for viewer, told in ((0, "keep"), (1, "keep"), (2, None), (-1, None)):
        assert zone(t, viewer, "facedown_advisers", 0)["cards"] == [told]
    t.rest()
    assert not t.offered("show purple.1")  # only its owner shows it, in his turn
    assert zone(t, 1, "facedown_advisers", 0)["cards"] == ["keep"]
