"""The map, the cards and the relics in the Chronicle (8.3.2 to 8.8)."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath.board import Site
from tafelrunde.titles.oath.catalogue import CARDS, VISION
from tafelrunde.titles.oath.chronicle_map import arranged
from tests.titles.oath.test_chronicle_steps import annals, finish, won


def placed(staying, ruins):
    """Slots 1 to 8 of sites that stay and of ruins -> which old slot lies where, 0 is empty."""
    slots = arranged([Site(at - 1) for at in staying], [Site(at - 1) for at in ruins])
    return [0 if site is None else site.slot + 1 for site in slots]


@pytest.mark.rule("8.3")
@pytest.mark.rule("8.3.5")
@pytest.mark.rule("8.3.5.1")
@pytest.mark.rule("8.3.5.2")
@pytest.mark.rule("8.3.5.3")
@pytest.mark.parametrize(
    ("staying", "wanted"),
    [
        ([2], [2, 0, 0, 0, 0, 0, 0, 0]),
        ([5, 8], [5, 8, 0, 0, 0, 0, 0, 0]),
        ([1, 4, 7, 8], [1, 4, 7, 8, 0, 0, 0, 0]),
        ([1, 2, 7], [1, 2, 7, 0, 0, 0, 0, 0]),
        ([2, 3, 4, 5, 6, 8], [2, 3, 4, 5, 6, 8, 0, 0]),
        ([1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 7, 0, 0]),
        ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_sites_are_pushed_up_region_by_region(staying, wanted):
    assert placed(staying, []) == wanted


@pytest.mark.rule("8.3.5.4")
@pytest.mark.rule("8.3.5.5")
@pytest.mark.parametrize(
    ("staying", "ruins", "wanted"),
    [
        ([], [1], [0, 0, 0, 0, 0, 0, 0, 1]),
        ([], [1, 3, 8], [0, 0, 0, 0, 0, 1, 3, 8]),
        ([], [1, 2, 3, 8], [0, 0, 0, 0, 1, 2, 3, 8]),
        ([6], [1, 2, 3, 4, 5, 7], [6, 0, 1, 2, 3, 4, 5, 7]),
        ([1, 2, 3, 4, 5, 6], [7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
        ([1, 2, 3, 4, 5, 8], [6, 7], [1, 2, 3, 4, 5, 8, 6, 7]),
    ],
)
def test_ruins_fill_hinterland_then_provinces_from_below_in_their_order(staying, ruins, wanted):
    assert placed(staying, ruins) == wanted


@pytest.mark.rule("8.3.5.6")
@pytest.mark.rule("8.3.5.7", "8.6.2")
def test_gaps_get_facedown_sites_and_each_region_shows_at_least_its_top_one(table):
    t = table("purple red", sites={4: "plains"}, at={4: "purple 1"}, state=won("purple"))
    t.answer("choose people")
    world = finish(t)
    assert [site.faceup for site in world.sites] == [1, 0, 1, 0, 0, 1, 0, 0]
    assert world.sites[0].site == "plains" and len({site.site for site in world.sites}) == 8
    assert len(annals(t, "reveals")) == 2
    for site in world.sites:  # 8.6.2: sites that were just turned up get their relics, too
        assert len(site.relics) == (CARDS[site.site].start_relics if site.faceup else 0)


@pytest.mark.rule("8.3.2")
def test_sites_of_others_go_with_denizens_to_discards_and_ruins_to_the_archive(table):
    sites = {1: "plains longbows", 3: "mountain wolves hall_of_mockery"}
    at = {1: "purple 1", 3: "red 1"}
    relics = {3: "ivory_eye"}
    t = table("purple red", sites=sites, at=at, relics_at=relics, state=won("purple"))
    census = t.g.census()
    t.answer("choose people", "pass")
    world = finish(t)
    assert annals(t, "removes")[0]["sites"] == ["mountain"]
    assert not any(site.cards for site in world.sites[1:])
    assert "wolves" in world.deck + world.dispossessed
    assert "hall_of_debate" in t.text(t.g.archive) and t.g.census() == census


@pytest.mark.rule("8.3.3")
def test_an_edifice_without_its_ruler_becomes_a_ruin_and_its_neighbours_are_discarded(table):
    sites = {1: "plains longbows", 2: "mountain hall_of_debate wolves"}
    t = table(
        "purple red",
        sites=sites,
        at={1: "red 1", 2: "purple 2"},
        relics_at={2: "ivory_eye"},
        state=won("red", "usurper"),
    )
    t.answer("choose people")
    world = finish(t)
    last = world.sites[7]
    assert (last.site, last.cards, last.relics) == ("mountain", ["hall_of_mockery"], ["ivory_eye"])
    assert "wolves" not in last.cards and annals(t, "falls")[0]["card"] == "hall_of_debate"


@pytest.mark.rule("8.3.3")
def test_a_ruled_site_with_a_ruin_keeps_its_denizens_but_is_pushed_down(table):
    sites = {1: "plains longbows hall_of_mockery", 3: "mountain wolves"}
    t = table("purple red", sites=sites, at={1: "red 1", 3: "red 1"}, state=won("red", "usurper"))
    t.answer("choose people")
    world = finish(t)
    assert world.sites[7].cards == ["longbows", "hall_of_mockery"]
    assert world.sites[0].cards == ["wolves"]


@pytest.mark.rule("8.3.2")
@pytest.mark.rule("card/forest_temple")
@pytest.mark.ruling("C15")
def test_the_forest_temple_keeps_sites_with_beasts_but_falls_itself(table):
    sites = {1: "plains longbows", 2: "mountain forest_temple", 4: "river wolves", 5: "steppe keep"}
    t = table("purple red", sites=sites, at={1: "red 1"}, state=won("red", "usurper"))
    t.answer("choose people")
    world = finish(t)
    assert [site.site for site in world.sites[:2]] == ["plains", "river"]
    assert world.sites[1].cards == ["wolves"] and world.sites[7].cards == ["ruined_temple"]
    assert "steppe" in annals(t, "removes")[0]["sites"]


@pytest.mark.rule("8.3.2", "7.6.5")
@pytest.mark.ruling("C2")
def test_with_the_bandit_crown_the_winner_rules_and_keeps_empty_sites(table):
    sites = {1: "plains", 4: "mountain keep"}
    state = won("red", "usurper")
    t = table("purple red", sites=sites, relics={"red": "bandit_crown"}, state=state)
    t.answer("choose people")
    assert [site.site for site in finish(t).sites[:2]] == ["plains", "mountain"]


@pytest.mark.rule("8.3.4")
@pytest.mark.ends_open
def test_pawns_tokens_and_warbands_leave_the_map(table):
    t = table(
        "purple red",
        sites={1: "plains longbows", 3: "mountain"},
        at={1: "purple 3", 3: "red 2"},
        tokens_at={1: (2, 1)},
        favor_on={"longbows": 1},
        state=won("purple"),
    )
    t.answer("choose people", "pass")
    assert t.question().prompt == "chronicle-suit"
    assert all(player.pawn < 0 for player in t.g.players)
    assert all((s.favor, s.secrets, s.warbands) == (0, 0, 0) for s in t.g.sites)
    assert t.g.reserve[:2] == [24, 14] and t.favor_on("longbows") == 0
    assert t.g.census()["favor"] == 36


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("discards", [4, 5, 6, 7])
def test_six_cards_of_discards_and_losers_advisers_are_dispossessed(table, discards):
    names = ["keep", "scouts", "garrison", "captains", "curfew", "toll_roads"][: discards - 1]
    t = table(
        "purple red",
        piles={"cradle": " ".join(names)},
        advisers={"red": "wolves", "purple": "longbows -vision_faith"},
        state=won("purple"),
    )
    t.answer("choose people")
    world = finish(t)
    assert len(world.dispossessed) == min(6, discards)
    assert set(world.dispossessed) <= {*names, "wolves"} and "longbows" in world.deck
    assert sum(CARDS[id].kind == VISION for id in world.deck) == 5


@pytest.mark.rule("8.6.1")
@pytest.mark.rule("8.6.2")
@pytest.mark.rule("8.6.3")
def test_relics_of_winner_and_reliquary_lie_on_top_after_sites_were_filled(table):
    t = table(
        "purple red",
        sites={1: "mountain"},
        at={1: "purple 1"},
        relics={"purple": "the_grand_scepter brass_horse", "red": "ivory_eye"},
        reliquary="map whistle",
        relic_deck="cursed_cauldron cracked_horn",
        state=won("purple"),
    )
    t.answer("choose people")
    world = finish(t)
    assert set(world.relic_deck[:3]) == {"brass_horse", "map", "whistle"}
    assert len(world.sites[0].relics) == CARDS["mountain"].start_relics == 1
    assert world.sites[0].relics[0] not in ("brass_horse", "map", "whistle")
    assert "the_grand_scepter" in t.text(t.g.box) and "ivory_eye" not in world.relic_deck[:3]


@pytest.mark.rule("8.7.1")
@pytest.mark.rule("8.7.2")
@pytest.mark.rule("8.8")
def test_the_stored_world_has_a_built_deck_with_two_and_three_visions(table):
    deck = " ".join(card for card in CARDS if CARDS[card].first_game)
    state = won("purple")
    t = table("purple red", deck=deck, citizens="red", sites={1: "plains"}, state=state)
    t.answer("choose people")
    world = finish(t)
    visions = [CARDS[id].kind == VISION for id in world.deck]
    assert (sum(visions[:12]), sum(visions[12:30]), sum(visions[30:])) == (2, 3, 0)
    assert (world.game, world.citizens, world.deck_is_built) == (2, ["red"], True)
    assert t.g.world_deck[-1] == t.this(world.deck[0])
