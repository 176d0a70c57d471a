"""Edifices in the Chronicle: what the Forest Temple protects, and what it does not."""

import pytest

from tests.titles.oath.test_chronicle_steps import annals, finish, won

# -- Forest Temple


@pytest.mark.rule("card/forest_temple", "8.3.1", "8.3.2")
@pytest.mark.ruling("card/forest_temple#1")
@pytest.mark.parametrize("built", [True, False])
def test_the_temple_protects_in_the_chronicle_in_which_it_was_built(table, built):
    t = table(
        "purple red",
        sites={1: "plains wolves", 4: "river bracken longbows", 5: "steppe keep"},
        at={1: "purple 1", 4: "red 1", 5: "red 1"},
        state=won("purple"),
    )
    t.answer("choose people", "choose wolves" if built else "pass")
    world = finish(t)
    assert (world.sites[1].site == "river") == built
    assert world.sites[0].cards == (["forest_temple"] if built else ["wolves"])
    if built:
        assert world.sites[1].cards == ["bracken", "longbows"]
    assert "steppe" in annals(t, "removes")[0]["sites"]


@pytest.mark.rule("card/forest_temple", "8.3.3")
@pytest.mark.ruling("card/forest_temple#2")
def test_the_temple_does_not_save_edifices_beside_a_beast_from_ruin(table):
    t = table(
        "purple red",
        sites={1: "plains forest_temple", 4: "river bracken hall_of_debate", 5: "steppe wolves"},
        at={1: "purple 1"},
        state=won("purple"),
    )
    t.answer("choose people")
    world = finish(t)
    assert world.sites[0].cards == ["forest_temple"]  # ruled
    assert (world.sites[1].site, world.sites[1].cards) == ("steppe", ["wolves"])
    assert (world.sites[7].site, world.sites[7].cards) == ("river", ["hall_of_mockery"])
    assert [entry["card"] for entry in annals(t, "falls")] == ["hall_of_debate"]


@pytest.mark.rule("card/forest_temple", "card/ruined_temple", "8.3.2")
def test_a_ruined_temple_protects_no_beasts(table):
    t = table(
        "purple red",
        sites={1: "plains ruined_temple", 4: "river bracken"},
        at={1: "red 1"},
        state=won("red", "usurper"),
    )
    t.answer("choose people")
    world = finish(t)
    assert "river" in annals(t, "removes")[0]["sites"]
    assert not any("bracken" in site.cards for site in world.sites)
