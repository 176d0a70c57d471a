"""Nomad's vow, wagon and what protects, locks or forbids."""

import pytest

# -- Vow of Kinship


@pytest.mark.rule("card/vow_of_kinship")
def test_the_vow_of_kinship_puts_all_favor_into_the_nomad_bank(table):
    t = table("purple red", deck="vow_of_kinship keep scouts", favor={"purple": 4})
    t.search()
    t.keep("vow_of_kinship", "to advisers")
    assert (t.favor("purple"), t.bank("nomad")) == (0, 7)


@pytest.mark.rule("card/vow_of_kinship")
def test_favor_gained_goes_to_the_bank_and_favor_there_pays(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders"},
        advisers={"purple": "vow_of_kinship"},
        secrets={"purple": 1},
    )
    t.trade("wolves")
    assert (t.favor("purple"), t.bank("beast"), t.bank("nomad")) == (0, 2, 4)
    t.use("elders")
    assert (t.bank("nomad"), t.favor_on("elders"), t.secrets("purple")) == (2, 2, 1)
    t.rest()
    assert t.bank("nomad") == 4


@pytest.mark.rule("card/vow_of_kinship")
def test_an_empty_nomad_bank_pays_for_nothing(table):
    t = table(
        "purple red",
        sites={1: "lush_coast elders"},
        advisers={"purple": "vow_of_kinship"},
        banks={"nomad": 1},
    )
    assert not t.offered("use elders") and t.offered("muster")
    t.muster("elders")
    assert t.bank("nomad") == 0 and not t.offered("muster")


@pytest.mark.rule("card/vow_of_kinship")
@pytest.mark.ruling("card/vow_of_kinship#1")
def test_what_takes_favor_from_a_board_does_not_reach_the_bank(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe"},
        warbands={"purple": 3},
        deck="royal_tax keep scouts",
        at={1: "purple 1"},
        advisers={"red": "vow_of_kinship"},
        banks={"nomad": 6},
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.search()
    t.keep("royal_tax", "to advisers")
    assert (t.favor("purple"), t.bank("nomad")) == (0, 6)
    t.campaign("red", "pawn", dice=3)
    t.answer("to s4")
    assert t.bank("nomad") == 6  # nothing to burn on the board


@pytest.mark.rule("card/vow_of_kinship")
@pytest.mark.ruling("card/vow_of_kinship#2")
def test_favor_taken_or_given_goes_to_the_bank_too(table):
    t = table(
        "purple red",
        deck="royal_tax keep scouts",
        at={1: "red 1"},
        advisers={"red": "vow_of_kinship"},
        favor={"purple": 2},
        turn_of="red",
    )
    t.search()
    t.keep("royal_tax", "to advisers")
    assert (t.favor("purple"), t.favor("red"), t.bank("nomad")) == (0, 0, 5)
    t = table(
        "purple red",
        sites={4: "steppe toll_roads"},
        at={4: "red 1"},
        advisers={"red": "vow_of_kinship"},
        favor={"purple": 1},
    )
    t.travel(4)
    assert (t.favor("purple"), t.favor("red"), t.bank("nomad")) == (0, 0, 4)


@pytest.mark.rule("card/vow_of_kinship")
@pytest.mark.ruling("card/vow_of_kinship#1")
def test_nobody_is_forced_to_use_favor_of_the_bank(table):
    setup = {"advisers": {"red": "vow_of_kinship"}, "banners": {"red": "peoples_favor"}}
    t = table("purple red", **setup, turn_of="red", phase="wake")
    t.expect(1, "tend-peoples-favor", "place", "pass")
    t.answer("pass")
    assert (t.favor_on("peoples_favor"), t.bank("nomad")) == (1, 3)


@pytest.mark.rule("card/vow_of_kinship")
def test_a_facedown_vow_binds_nobody_and_favor_of_the_bank_can_be_given(table):
    t = table("purple red", advisers={"purple": "-vow_of_kinship"}, favor={"purple": 2})
    assert (t.favor("purple"), t.bank("nomad")) == (2, 3)
    t = table(
        "purple red",
        citizens="red",
        advisers={"purple": "vow_of_kinship"},
        banks={"nomad": 5},
    )
    t.answer("exile red")  # the Oathkeeper gives 4 favor
    assert (t.favor("red"), t.bank("nomad")) == (4, 1)


# -- Family Wagon


@pytest.mark.rule("card/family_wagon", "7.6.4")
def test_in_the_family_wagon_nomads_ignore_the_limit_and_one_stranger_may_ride(table):
    t = table(
        "purple red",
        advisers={"purple": "family_wagon elders tents convoys wolves"},
        deck="horse_archers keep scouts",
    )
    t.search()
    t.keep("horse_archers", "to advisers")
    assert t.advisers("purple") == "family_wagon elders tents convoys wolves horse_archers"


@pytest.mark.rule("card/family_wagon", "5.1.4.II.a")
def test_a_second_stranger_or_a_facedown_adviser_pushes_the_first_one_out(table):
    setup = {"advisers": {"purple": "family_wagon elders wolves"}, "deck": "scouts keep bracken"}
    t = table("purple red", **setup)
    t.search()
    t.keep("scouts", "to advisers")
    assert t.advisers("purple") == "family_wagon elders scouts"
    t = table("purple red", **setup)
    t.search()
    t.keep("scouts", "to facedown")
    assert t.advisers("purple") == "family_wagon elders -scouts"


@pytest.mark.rule("card/family_wagon")
@pytest.mark.ruling("card/family_wagon#1")
def test_the_new_limit_counts_while_the_wagon_is_played(table):
    t = table(
        "purple red",
        advisers={"purple": "wolves scouts elders"},
        deck="family_wagon keep bracken",
    )
    t.search()
    t.keep("family_wagon", "to advisers")
    t.expect(0, "discard-adviser", "discard wolves", "discard scouts")  # the Elders may stay
    t.answer("discard scouts")
    assert t.advisers("purple") == "wolves elders family_wagon"


@pytest.mark.rule("card/family_wagon", "5.1.4.II.a")
def test_a_facedown_wagon_has_no_power_yet(table):
    t = table(
        "purple red",
        advisers={"purple": "elders tents convoys"},
        deck="family_wagon keep bracken",
    )
    t.search()
    t.keep("family_wagon", "to facedown")
    t.expect(0, "discard-adviser", "discard elders", "discard tents", "discard convoys")
    t.answer("discard tents")
    t.answer("adviser purple.3", "to advisers")
    assert t.advisers("purple") == "elders convoys family_wagon"


@pytest.mark.rule("card/family_wagon", "7.2.2")
def test_two_locked_strangers_keep_the_wagon_away(table):
    t = table(
        "purple red",
        advisers={"purple": "assassin a_small_favor"},
        deck="family_wagon keep bracken",
    )
    t.search()
    t.keep("family_wagon")  # nothing is left but to discard it
    assert t.advisers("purple") == "assassin a_small_favor"
    assert t.pile("provinces").startswith("family_wagon")


# -- Lost Tongue


def visit(table, **more):
    """Red stands beside purple, who has the Lost Tongue, a relic and a banner."""
    setup = {
        "sites": {1: "lush_coast", 4: "steppe elders"},
        "advisers": {"purple": "lost_tongue"},
        "relics": {"purple": "whistle the_grand_scepter"},
        "banners": {"purple": "peoples_favor"},
        "warbands": {"red": 4},
        "favor": {"red": 4},
        "turn_of": "red",
    }
    return table(more.pop("players", "purple red"), **(setup | more))


@pytest.mark.rule("card/lost_tongue")
def test_the_lost_tongue_hides_relics_and_banners_from_whoever_rules_no_nomad(table):
    t = visit(table)
    assert not t.offered("recover")
    t.campaign("purple", "whistle", "peoples_favor", "pawn", dice=0)
    assert t.dice_rolled() == (0, 3)  # pawn and title; nothing else could be targeted
    t = visit(table, deck="blackmail keep scouts")
    t.search()
    t.keep("blackmail", "to advisers")
    assert t.relics("purple") == "whistle the_grand_scepter"


@pytest.mark.rule("card/lost_tongue")
@pytest.mark.parametrize(
    "more",
    [
        {"at": {4: "red 1"}},
        {"advisers": {"purple": "lost_tongue", "red": "tents"}},
    ],
)
def test_whoever_rules_a_nomad_card_understands_the_lost_tongue(table, more):
    t = visit(table, **more)
    assert t.offered("recover")
    t.campaign("purple", "whistle", "peoples_favor", dice=0)
    assert t.dice_rolled()[1] >= 3  # 2 for the Whistle, 1 for the banner


@pytest.mark.rule("card/lost_tongue")
def test_the_owner_may_recover_his_own_banner_and_things_of_others_are_not_hidden(table):
    t = visit(table, turn_of="purple", favor={"purple": 3}, advisers={"purple": "lost_tongue"})
    t.recover("peoples_favor")
    t.maybe("count 2", "bank discord")
    assert t.favor_on("peoples_favor") == 2
    t = visit(table, advisers={"blue": "lost_tongue"}, players="purple red blue")
    t.recover("peoples_favor")
    t.maybe("count 2", "bank discord")
    assert t.banners("red") == "peoples_favor"


@pytest.mark.rule("card/lost_tongue", "5.5.1")
@pytest.mark.ends_open
def test_a_citizen_who_attacks_the_empire_rules_none_of_its_nomads(table):
    setup = {"citizens": "red", "at": {4: "purple 1"}, "turn_of": "red"}
    t = visit(table, **setup)
    assert t.offered("recover")  # as an ally he rules the Elders
    t.answer("campaign", "against purple")
    t.expect(1, "declare-target", "target s4", "target pawn")
    t = visit(table, **setup, advisers={"purple": "lost_tongue", "red": "tents"})
    t.answer("campaign", "against purple")
    assert t.offered("target whistle") and t.offered("target peoples_favor")


# -- Ancient Bloodline


@pytest.mark.rule("card/ancient_bloodline")
@pytest.mark.ruling("card/ancient_bloodline#2")
@pytest.mark.ends_open
def test_enemies_cannot_recover_relics_or_discard_denizens_at_sites_of_the_bloodline(table):
    setup = {
        "sites": {1: "mountain wolves longbows"},
        "relics_at": {1: "whistle"},
        "advisers": {"purple": "ancient_bloodline"},
        "banners": {"red": "peoples_favor"},
        "favor_on": {"peoples_favor": 4},
        "deck": "bracken keep scouts",
        "favor": {"red": 2},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={1: "purple 1"})
    assert not t.offered("recover")
    t.search()
    t.keep("bracken")
    assert not t.offered("to s1")  # the site is full, and nothing there can be discarded
    t = table("purple red", **setup)
    assert t.offered("recover")  # not a site of purple
    t.search()
    t.keep("bracken")
    assert t.offered("to s1")


@pytest.mark.rule("card/ancient_bloodline")
def test_the_bloodline_binds_no_ally_and_not_its_owner(table):
    setup = {
        "sites": {1: "mountain wolves"},
        "at": {1: "purple 1"},
        "relics_at": {1: "whistle"},
        "advisers": {"purple": "ancient_bloodline"},
        "favor": {"purple": 2, "red": 2},
    }
    t = table("purple red", **setup)
    t.recover("s1.relic1")
    assert "whistle" in t.relics("purple")
    t = table("purple red", **setup, citizens="red", turn_of="red")
    t.recover("s1.relic1")
    assert t.relics("red") == "whistle"


@pytest.mark.rule("card/ancient_bloodline")
def test_a_citizens_bloodline_locks_all_imperial_sites_for_exiles(table):
    t = table(
        "purple red blue",
        sites={1: "mountain wolves"},
        at={1: "purple 1"},
        relics_at={1: "whistle"},
        citizens="blue",
        advisers={"blue": "ancient_bloodline"},
        favor={"red": 2},
        favor_on={"peoples_favor": 4},
        turn_of="red",
    )
    assert not t.offered("recover")


# -- Sacred Ground


@pytest.mark.rule("card/sacred_ground")
def test_visions_are_revealed_only_on_the_sacred_ground(table):
    setup = {
        "sites": {1: "lush_coast", 2: "fertile_valley sacred_ground"},
        "advisers": {"red": "-vision_faith"},
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    t.answer("adviser red.1")
    assert not t.offered("to play")
    t = table("purple red", **setup, at={2: "red 1"})
    t.answer("adviser red.1")
    assert not t.offered("to play")  # to rule it is not enough
    t = table("purple red", **setup, pawns={"red": 2})
    t.answer("adviser red.1", "to play")
    assert t.vision("red") == "vision_faith"


@pytest.mark.rule("card/sacred_ground", "5.1.4.IV")
def test_the_conspiracy_needs_no_sacred_ground(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "fertile_valley sacred_ground"},
        advisers={"red": "-conspiracy"},
        turn_of="red",
    )
    t.answer("adviser red.1", "to play")
    assert t.text(t.g.box) == "conspiracy"
