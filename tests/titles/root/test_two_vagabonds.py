"""Two Vagabonds at one table (9.8)."""

from collections import Counter

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles.root.title import TITLE
from tests.titles.root.conftest import both
from tests.titles.root.wanderers import Wanderer, loot, quests, set_up, vagabond

TWO = "vagabond vagabond_2 marquise"


@pytest.mark.rule("9.8", "9.8.1", "9.8.3", "9.3.1")
def test_two_vagabonds_share_quests_and_find_two_items_under_each_ruin():
    match = set_up(mix=("vagabond", "marquise", "vagabond_2"))
    g = match.table
    assert Counter(g.loot_at.values()) == dict.fromkeys(g.ruins, 2)
    assert Counter(g.kinds[this].id for this in g.loot_at) == dict.fromkeys(
        ["item_bag", "item_boot", "item_hammer", "item_sword"], 2
    )
    assert len(g.quests) == 3 and len(g.quest_deck) == 12
    one, two = g.factions[0], g.factions[2]
    assert one.character != two.character


@pytest.mark.rule("9.8.2")
def test_chance_decides_which_vagabond_sets_up_first():
    mix = ("vagabond", "marquise", "vagabond_2")
    orders = {tuple(set_up(mix=mix, seed=f"o{n}").table.setup_order) for n in range(8)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


@pytest.mark.rule("9.8")
@pytest.mark.ruling("R13", "V19")
@pytest.mark.parametrize(
    "mix", ["vagabond vagabond_2", "vagabond riverfolk", "riverfolk vagabond vagabond_2"]
)
def test_vagabonds_and_riverfolk_do_not_play_alone(mix):
    # Items pay the Riverfolk with their own warriors only: both can end without anything to do.
    with pytest.raises(BadOptions, match="need a faction"):
        TITLE.prepare(len(mix.split()), {"factions": mix.split(), "any_mix": True})


def explorers(table, under, **mine):
    return table(
        TWO,
        state=both(
            vagabond("c10", items="torch*2", **mine),
            vagabond("c1", id="vagabond_2"),
            loot(c10=under),
        ),
    )


@pytest.mark.rule("9.8.1")
@pytest.mark.ruling("V19")
def test_an_explorer_sees_both_items_and_takes_one(table):
    t = explorers(table, "bag boot")
    t.answer("explore c10")
    t.expect(0, "explore-ruin", "take item_bag", "take item_boot", "pass")
    t.answer("take item_boot")
    assert Wanderer(t).ready == "boot torch"
    assert t.points("vagabond") == 1
    assert 10 in t.g.ruins
    for viewer, sees in ((0, ["item_bag"]), (1, []), (2, [])):
        zones = t.match.view(viewer)["zones"]
        assert next(zone for zone in zones if zone["name"] == "ruin_c10")["cards"] == sees
    t.answer("explore c10")
    assert 10 not in t.g.ruins
    assert t.points("vagabond") == 2


@pytest.mark.rule("9.8.1")
def test_a_second_copy_of_his_ruin_items_cannot_be_taken(table):
    t = explorers(table, "bag bag", ruin_items="bag", exhausted="bag")
    t.answer("explore c10")
    assert t.was_asked("vagabond", "explore-ruin")
    assert t.points("vagabond") == 0
    assert Wanderer(t).exhausted == "bag torch"  # the torch is exhausted all the same
    assert 10 in t.g.ruins


@pytest.mark.rule("9.8.1")
@pytest.mark.ruling("V19")
def test_an_explorer_may_leave_both_items_and_scores_nothing_then(table):
    t = explorers(table, "bag boot")
    t.answer("explore c10", "pass")
    assert t.points("vagabond") == 0
    assert Wanderer(t).exhausted == "torch"


@pytest.mark.rule("9.8.1")
@pytest.mark.ruling("V19")
def test_an_equal_item_without_the_mark_is_no_hindrance(table):
    t = explorers(table, "bag", exhausted="bag")
    t.answer("explore c10")
    assert Wanderer(t).ready == "bag torch"
    assert t.points("vagabond") == 1


@pytest.mark.rule("9.8.3", "9.5.5")
def test_either_vagabond_completes_an_open_quest(table):
    t = table(
        TWO,
        turn_of="vagabond_2",
        state=both(
            vagabond("c5"),
            vagabond("c1", items="tea boot", id="vagabond_2"),
            quests("errand_fox", "escort_mouse"),
        ),
    )
    t.answer("quest errand_fox", "choose score_points")
    assert t.points("vagabond_2") == 1
    assert t.text(t.g.quests) == "escort_mouse"


@pytest.mark.rule("9.8", "9.5.4", "9.2.9")
@pytest.mark.ruling("V5")
def test_vagabonds_fight_and_aid_each_other_without_any_relationship(table):
    t = table(
        TWO,
        hands={"vagabond": "anvil"},
        dice=[1, 1],
        state=both(
            vagabond("c1", items="sword boot"),
            vagabond("c1", items="sword", id="vagabond_2"),
        ),
    )
    t.answer("aid vagabond_2", "exhaust item_boot")
    assert t.hand("vagabond_2") == "anvil"
    assert t.points("vagabond") == 0
    t.battle(1)
    t.answer("damage exhausted_boot")
    assert Wanderer(t, "vagabond_2").damaged == "sword"
    assert Wanderer(t).damaged_exhausted == "boot"
    assert t.points("vagabond") == 0
