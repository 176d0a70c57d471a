"""Relics that change who rules what, and what others can do: Masks, Crown and Circlet."""

import pytest

# -- Grand Mask


MASK = {
    "sites": {1: "lush_coast", 4: "steppe elders", 6: "wastes"},
    "at": {4: "purple 1"},
    "relics": {"red": "grand_mask"},
    "pawns": {"purple": 6},
    "secrets": {"red": 2, "purple": 2, "blue": 2},
    "favor": {"red": 2, "purple": 2, "blue": 2},
}


@pytest.mark.rule("card/grand_mask", "7.1.1")
def test_in_his_turn_a_masked_exile_rules_the_cards_of_the_empire(table):
    t = table("purple red", **MASK, turn_of="red")
    assert t.offered("use elders")
    t = table("purple red", **MASK)  # in the Chancellor's turn they are his own again
    assert t.offered("use elders")
    t = table("purple red blue", **MASK, turn_of="blue")
    assert not t.offered("use elders")  # nor does it help other Exiles


@pytest.mark.rule("card/grand_mask")
def test_the_mask_is_of_no_use_to_a_citizen_or_at_other_sites(table):
    t = table("purple red blue", **(MASK | {"at": {4: "blue 1"}}), turn_of="red")
    assert not t.offered("use elders")
    t = table("purple red", **(MASK | {"at": {}}), turn_of="red")
    assert not t.offered("use elders")  # of bandits
    setup = MASK | {"relics": {"purple": "grand_mask"}}
    t = table("purple red", **setup)
    assert t.offered("use elders")  # the Empire rules it anyway


@pytest.mark.rule("card/grand_mask")
@pytest.mark.ruling("card/grand_mask#1")
def test_the_mask_rules_cards_but_not_sites(table):
    setup = MASK | {"sites": MASK["sites"] | {4: "the_tribunal elders"}}
    t = table("purple red", **setup, turn_of="red")
    assert t.offered("use elders") and not t.offered("use the_tribunal")
    setup = MASK | {"sites": {1: "river wolves"}, "at": {1: "purple 1"}, "pawns": {}}
    t = table("purple red", **setup, turn_of="red")
    t.muster("wolves")
    assert t.warbands("red") == 2  # the River belongs to its ruler


@pytest.mark.rule("card/grand_mask", "7.5.1")
def test_the_mask_does_not_reach_battle_plans(table):
    t = table(
        "purple red blue",
        **(MASK | {"sites": MASK["sites"] | {4: "steppe longbows"}}),
        warbands={"red": 2},
        turn_of="red",
    )
    t.campaign("blue", "pawn", dice=2)
    assert t.dice_rolled()[0] == 2  # without Longbows


@pytest.mark.rule("card/grand_mask", "card/spell_breaker")
def test_under_the_mask_persistent_cards_bind_the_empire_instead(table):
    setup = MASK | {"sites": MASK["sites"] | {4: "steppe spell_breaker", 1: "lush_coast wolves"}}
    setup["warbands"] = {"blue": 1}
    t = table("purple red blue", **setup, turn_of="red")
    assert t.offered("use wolves")
    t = table("purple red blue", **setup, turn_of="blue")
    assert not t.offered("use wolves")


# -- Bandit Crown


CROWN = {"relics": {"red": "bandit_crown"}, "turn_of": "red"}


@pytest.mark.rule("card/bandit_crown", "7.6.5")
@pytest.mark.ends_open
def test_sites_without_warbands_belong_to_the_bandit_crown(table):
    t = table(
        "purple red",
        **CROWN,
        sites={1: "lush_coast", 3: "steppe elders", 4: "river", 6: "wastes"},
        at={4: "purple 1"},
        secrets={"red": 1},
        favor={"red": 2},
    )
    rulers = [site["ruler"] for site in t.match.table.facts(-1)["sites"]]
    assert rulers == [1, -1, 1, 0, -1, 1, -1, -1]  # facedown sites have no ruler
    assert t.offered("use elders") and t.offered("campaign")
    t.answer("campaign")
    assert t.question().prompt == "declare-target"  # the Chancellor alone can be attacked


@pytest.mark.rule("card/bandit_crown", "2.11")
def test_empty_sites_count_for_the_title_as_soon_as_the_crown_changes_hands(table):
    t = table(
        "purple red",
        sites={1: "mountain", 3: "steppe", 4: "river"},
        at={1: "purple 1"},
        relics_at={1: "bandit_crown"},
        favor={"red": 2},
        turn_of="red",
    )
    assert t.keeper == "purple"
    t.recover("s1.relic1")
    assert t.relics("red") == "bandit_crown" and t.keeper == "red"


@pytest.mark.rule("card/bandit_crown", "7.6.5")
@pytest.mark.ruling("card/bandit_crown#1", "card/bandit_crown#3")
@pytest.mark.parametrize(("at", "defence"), [({}, 1), ({1: "red 2"}, 3)])
@pytest.mark.ends_open
def test_bandits_defend_every_target_of_their_crown(table, at, defence):
    t = table(
        "purple red",
        relics={"red": "bandit_crown"},
        sites={1: "lush_coast", 3: "steppe"},
        at=at,
        pawns={"red": 3},
        warbands={"purple": 4},
        oath="people",
        dice=[0, 0, 0, 0, 0],
    )
    t.campaign("red", dice=4)
    t.maybe("pass")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] == defence  # the bandit, and the warbands that are there


@pytest.mark.rule("card/bandit_crown", "5.5.6", "7.6.5")
def test_bandits_of_the_crown_are_never_lost(table):
    t = table(
        "purple red",
        relics={"red": "bandit_crown"},
        sites={1: "lush_coast", 3: "steppe"},
        at={1: "red 2"},
        pawns={"red": 3},
        warbands={"purple": 5},
        oath="people",
        dice=[0, 3, 3, 3, 3, 3],
    )
    t.campaign("red", dice=5)
    assert (t.warbands("red"), t.g.reserve[1]) == (1, 13)  # half of three; the bandit lives
    t.answer("count 0")
    assert t.g.kinds[t.g.sites[0].card].id == "lush_coast"
    assert t.match.table.facts(-1)["sites"][0]["ruler"] == 1  # left empty, it is red's again


@pytest.mark.rule("card/bandit_crown", "card/captains", "7.6.5")
def test_bandits_join_the_attack_of_captains_but_cannot_be_sacrificed(table):
    t = table(
        "purple red blue",
        relics={"red": "bandit_crown"},
        sites={1: "lush_coast", 3: "steppe", 4: "wastes captains"},
        at={4: "red 1"},
        pawns={"blue": 3, "purple": 1},
        favor={"red": 2},
        secrets={"red": 2},
        oath="people",
        turn_of="red",
        dice=[5, 5, 0],
    )
    t.use("captains")
    t.maybe("choose s3")
    t.maybe("against blue")
    t.maybe("target pawn", "pass")
    t.maybe("count 1")
    assert t.dice_rolled()[0] == 1  # a bandit alone, no warbands
    assert t.question().prompt == "act"


@pytest.mark.rule("card/bandit_crown", "6.5")
@pytest.mark.ruling("card/bandit_crown#1")
def test_with_the_crown_the_last_warband_may_leave(table):
    t = table("purple red", **CROWN, at={1: "red 1"})
    t.answer("warbands", "from site")
    assert (t.warbands("red"), t.at(1)) == (1, "")
    t.ends_clean()
    t = table("purple red", relics={"purple": "bandit_crown"}, at={1: "red 1"}, turn_of="red")
    assert not t.offered("warbands")


@pytest.mark.rule("card/bandit_crown", "card/messenger")
@pytest.mark.parametrize(("relic", "left"), [("bandit_crown", ""), ("whistle", "red 1")])
def test_only_the_crown_lets_a_messenger_call_the_last_warband(table, relic, left):
    t = table(
        "purple red",
        sites={1: "lush_coast", 3: "steppe"},
        at={3: "red 2"},
        relics={"red": relic},
        advisers={"red": "messenger"},
        favor={"red": 2},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("messenger")
    t.answer(t.names()[-1])  # as many as possible
    while t.question().prompt == "regroup-place":
        t.answer("count 0")
    assert t.at(3) == left


@pytest.mark.rule("card/bandit_crown", "card/bandit_chief")
def test_the_bandit_chief_strengthens_the_crown(table):
    t = table(
        "purple red",
        relics={"red": "bandit_crown"},
        sites={1: "lush_coast", 3: "steppe bandit_chief"},
        pawns={"red": 3},
        oath="people",
        dice=[0],
    )
    t.campaign("red")
    values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    assert values[0]["defence"] == 3


@pytest.mark.rule("card/bandit_crown", "6.6.3")
def test_a_citizens_crown_makes_empty_sites_imperial_until_he_fights_the_empire(table):
    setup = {
        "sites": {1: "lush_coast", 3: "steppe"},
        "relics": {"red": "bandit_crown"},
        "citizens": "red",
        "at": {3: "purple 1"},
        "warbands": {"red": 2},
    }
    t = table("purple red blue", **setup, pawns={"purple": 3})
    assert t.match.table.facts(-1)["sites"][0]["ruler"] == 0
    t = table("purple red blue", **setup, turn_of="red")
    t.campaign("purple", "pawn", dice=2)  # the bandits of site 1 are red's now, no targets
    told = [e for e in t.match.events(-1) if e["id"] == "campaigns"]
    assert told[0]["targets"] == ["pawn"]


# -- Circlet of Command


CIRCLET = {
    "relics": {"red": "circlet_of_command whistle"},
    "banners": {"red": "darkest_secret"},
    "warbands": {"purple": 9},
}


@pytest.mark.rule("card/circlet_of_command")
@pytest.mark.ends_open
def test_the_circlet_protects_all_relics_and_banners_but_itself(table):
    t = table("purple red", **CIRCLET, at={1: "purple 1"})
    t.answer("campaign")
    t.expect(0, "declare-target", "target circlet_of_command", "target pawn")
    t = table("purple red", **(CIRCLET | {"relics": {"red": "whistle"}}), at={1: "purple 1"})
    t.answer("campaign")
    assert t.offered("target whistle") and t.offered("target darkest_secret")


@pytest.mark.rule("card/circlet_of_command", "5.4.1")
@pytest.mark.ruling("card/circlet_of_command#1")
def test_nobody_recovers_the_banner_of_the_circlet_but_its_holder(table):
    setup = CIRCLET | {"sites": {1: "lush_coast wolves"}, "secrets": {"purple": 3, "red": 3}}
    t = table("purple red", **setup)
    assert not t.offered("recover")
    t = table("purple red", **setup, turn_of="red")
    t.recover("darkest_secret")
    t.maybe("count 2")
    assert t.banners("red") == "darkest_secret" and t.secrets_on("darkest_secret") >= 2
    setup["relics"] = {"red": "whistle"}
    t = table("purple red", **setup)
    t.recover("darkest_secret")
    t.maybe("count 2")
    assert t.banners("purple") == "darkest_secret"


@pytest.mark.rule("card/circlet_of_command", "10.Geben")
def test_what_the_circlet_protects_can_still_be_given(table):
    t = table(
        "purple red",
        **CIRCLET,
        sites={1: "lush_coast tinkers_fair"},
        favor={"purple": 1},
    )
    t.use("tinkers_fair", "give favor", "want whistle", "offer", "accept")
    assert t.relics("red") == "circlet_of_command" and "whistle" in t.relics("purple")


@pytest.mark.rule("card/circlet_of_command", "card/blackmail")
def test_the_circlet_guards_against_blackmail(table):
    t = table("purple red", **CIRCLET, deck="blackmail wolves tents")
    t.search()
    t.keep("blackmail", "to advisers")
    t.maybe("take circlet_of_command")
    assert "whistle" in t.relics("red")


@pytest.mark.rule("card/circlet_of_command", "5.5.2")
@pytest.mark.ends_open
def test_the_pawn_under_the_circlet_is_worth_three_dice(table):
    t = table("purple red", **CIRCLET, dice=[0] * 9)
    t.campaign("red", "pawn", dice=1)
    assert t.dice_rolled() == (1, 3)
    t = table("purple red", **CIRCLET, dice=[0] * 9)
    t.campaign("red", "circlet_of_command", dice=1)
    assert t.dice_rolled() == (1, 1)
