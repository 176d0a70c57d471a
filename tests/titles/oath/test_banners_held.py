"""The two banners: what they ask of their holder, and what happens to what lies on them."""

import pytest

# -- People's Favor


@pytest.mark.rule("card/peoples_favor", "4.1.1.I")
@pytest.mark.ruling("card/peoples_favor#1")
@pytest.mark.parametrize(("on", "have", "left"), [(1, 2, (2, 1)), (1, 0, (1, 0))])
def test_the_last_favor_stays_on_the_banner_and_one_must_join_it_if_there_is_any(
    table, on, have, left
):
    t = table(
        "purple red",
        banners={"purple": "peoples_favor"},
        favor_on={"peoples_favor": on},
        favor={"purple": have},
        phase="wake",
    )
    assert t.phase == "purple act" and (t.favor_on("peoples_favor"), t.favor("purple")) == left


@pytest.mark.rule("card/peoples_favor", "4.1.1.I")
@pytest.mark.ruling("card/peoples_favor#1")
@pytest.mark.ends_open
def test_with_more_favor_on_it_the_holder_chooses_even_without_any(table):
    setup = {"banners": {"purple": "peoples_favor"}, "favor_on": {"peoples_favor": 2}}
    t = table("purple red", **setup, banks={"beast": 2}, favor={"purple": 1}, phase="wake")
    t.expect(0, "tend-peoples-favor", "bank beast", "place")
    t = table("purple red", **setup, banks={"beast": 2}, phase="wake")
    assert (t.favor_on("peoples_favor"), t.bank("beast")) == (1, 3)  # there was nothing to place


SEIZED = {
    "at": {1: "purple 1"},
    "warbands": {"purple": 9},
    "oath": "supremacy",
}


@pytest.mark.rule("card/peoples_favor", "card/darkest_secret", "2.5.2", "2.5.3")
@pytest.mark.ruling(
    "card/peoples_favor#2",
    "card/peoples_favor#3",
    "card/darkest_secret#2",
    "card/darkest_secret#3",
)
@pytest.mark.parametrize(("on", "left"), [(1, 1), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize("banner", ["peoples_favor", "darkest_secret"])
def test_a_banner_defends_with_a_die_per_token_and_burns_two_when_it_is_seized(
    table, banner, on, left
):
    favor = banner == "peoples_favor"
    t = table(
        "purple red",
        **SEIZED,
        banners={"red": banner},
        favor_on={"peoples_favor": on if favor else 1},
        secrets_on={"darkest_secret": 1 if favor else on},
        dice=[0] * on + [3] * 9,
    )
    shared = t.g.shared_favor
    t.campaign("red", banner, dice=9)
    assert t.dice_rolled() == (9, on) and t.banners("purple") == banner
    assert (t.favor_on(banner) if favor else t.secrets_on(banner)) == left
    assert t.g.mob == favor and t.g.shared_favor - shared == (on - left if favor else 0)
    assert (t.secrets("purple"), t.secrets("red")) == (0, 0)


@pytest.mark.rule("card/peoples_favor", "5.1.4.I.a", "2.8.1")
@pytest.mark.ruling("card/peoples_favor#4")
@pytest.mark.ends_open
def test_with_the_peoples_favor_a_card_goes_to_any_faceup_site_of_the_region(table):
    setup = {"banners": {"purple": "peoples_favor"}, "deck": "captains tents bracken"}
    sites = {3: "steppe", 4: "river", 1: "lush_coast"}
    t = table("purple red", **setup, sites=sites, pawns={"purple": 3})
    t.search()
    t.keep("captains")
    assert t.offered("to s3") and t.offered("to s4")
    assert not t.offered("to s5") and not t.offered("to s1")  # facedown; another region


@pytest.mark.rule("card/peoples_favor", "5.4.4", "4.1.1.II")
def test_the_mob_stays_until_it_is_recovered_whatever_lies_on_it(table):
    t = table(
        "purple red",
        banners={"purple": "peoples_favor"},
        favor_on={"peoples_favor": 6},
        favor={"red": 7},
        mob=True,
        banks=dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 2),
        phase="wake",
    )
    t.answer("bank order", "bank beast")
    assert t.favor_on("peoples_favor") == 4 and t.g.mob
    t.rest()
    t.recover("peoples_favor")
    t.answer("count 6", "bank order")
    assert (t.favor_on("peoples_favor"), t.g.mob) == (6, False)  # it rises in Wake alone


# -- Darkest Secret


DARK = {"secrets_on": {"darkest_secret": 3}, "secrets": {"purple": 5}}


@pytest.mark.rule("card/darkest_secret", "5.4.4.a")
@pytest.mark.ruling("card/darkest_secret#1", "card/darkest_secret#4")
@pytest.mark.parametrize(
    ("holder", "mine", "theirs"), [("purple", 5 - 4 + 3, 0), ("red", 5 - 4 + 1, 2), ("", 2, 0)]
)
def test_the_old_secrets_go_to_oneself_to_the_old_holder_or_back_to_the_shared_bank(
    table, holder, mine, theirs
):
    t = table(
        "purple red",
        **DARK,
        sites={1: "lush_coast wolves"},
        banners={holder: "darkest_secret"} if holder else {},
    )
    t.recover("darkest_secret")
    t.answer("count 4")
    assert (t.banners("purple"), t.secrets_on("darkest_secret")) == ("darkest_secret", 4)
    assert (t.secrets("purple"), t.secrets("red")) == (mine, theirs)


# -- both


@pytest.mark.rule("card/peoples_favor", "card/darkest_secret", "10.Geben")
@pytest.mark.ruling("card/peoples_favor#5", "card/darkest_secret#5")
@pytest.mark.parametrize("mob", [False, True])
def test_banners_that_are_given_away_keep_what_lies_on_them(table, mob):
    t = table(
        "purple red",
        banners={"red": "peoples_favor darkest_secret"},
        favor_on={"peoples_favor": 4},
        secrets_on={"darkest_secret": 3},
        favor={"purple": 1},
        mob=mob,
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "give favor")
    t.answer("want peoples_favor", "want darkest_secret", "offer", "accept")
    assert t.banners("purple") == "peoples_favor darkest_secret"
    assert (t.favor_on("peoples_favor"), t.secrets_on("darkest_secret"), t.g.mob) == (4, 3, mob)
