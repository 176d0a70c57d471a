"""Rulings about favor, secrets, offers, promises, setup and the end of a turn."""

import pytest

from tafelrunde.titles.oath import deals, tokens, turn
from tafelrunde.titles.oath.powers import ON_PLAN
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.world import new_world

# -- modifiers and simultaneous powers (7)


@pytest.mark.rule("7.4.1")
@pytest.mark.ruling("O10")
@pytest.mark.ends_open
def test_a_modifier_that_only_helps_is_used_unasked_and_all_others_are_offered(table):
    t = table("purple red", sites={1: "lush_coast wolves"}, advisers={"purple": "birdsong rangers"},
              secrets={"purple": 1})  # fmt: skip
    t.answer("trade")  # more favor for nothing
    assert t.question().prompt == "act" and t.favor("purple") > 2
    for action, modifier, more in (
        ("muster", "downtrodden", {"banks": {"beast": 1}, "favor": {"purple": 1}}),  # warbands
        ("travel", "special_envoy", {}),  # ends the Act phase
        ("search", "augury", {}),  # draws more cards
        (
            "search",
            "errand_boy",
            {"favor": {"purple": 1}, "piles": {"provinces": "keep"}},
        ),  # costs favor
        ("search", "crop_rotation", {}),  # must then not be discarded (7.4.3)
    ):
        sites = {1: "lush_coast wolves", 3: "river"}
        t = table("purple red", sites=sites, advisers={"purple": modifier}, **more)
        t.answer(action)
        assert t.question().prompt == "use-modifier" and t.offered(f"use {modifier}"), modifier


@pytest.mark.rule("7.1.4")
@pytest.mark.ruling("O11")
def test_powers_come_clockwise_sites_advisers_relics_and_bandits_last(table):
    t = table(
        "purple red blue",
        citizens="blue",
        sites={1: "lush_coast longbows", 2: "steppe wrestlers", 4: "river bear_traps scouts"},
        at={2: "purple 1", 4: "red 1"},
        advisers={"blue": "shield_wall", "red": "battle_honors rangers", "purple": "wolves"},
        relics={"red": "sticky_fire cursed_cauldron", "purple": "the_grand_scepter brass_horse"},
    )
    reds = ["bear_traps", "scouts", "battle_honors", "rangers", "sticky_fire", "cursed_cauldron"]
    order = t.g.names(t.g.in_trigger_order(ON_PLAN, t.player("red")))
    assert order == [*reds, "shield_wall", "wrestlers", "longbows"]  # blue, then the Chancellor
    order = t.g.names(t.g.in_trigger_order(ON_PLAN, t.player("blue")))
    assert order == ["shield_wall", "wrestlers", *reds, "longbows"]


# -- favor and secrets


@pytest.mark.rule("10.Nehmen.Oder", "10.Verbrennen")
@pytest.mark.ruling("O17")
def test_faceup_secrets_go_first_and_lie_faceup_on_the_new_board(table):
    t = table("purple red", secrets={"red": 1}, facedown_secrets={"red": 2})
    g = t.g.copy()
    purple, red = g.players
    assert tokens.take_secrets(g, purple, red, 1) == 1 and (red.secrets, red.facedown) == (0, 2)
    assert tokens.take_secrets(g, purple, red, 1) == 1 and (red.secrets, red.facedown) == (0, 1)
    assert (purple.secrets, purple.facedown) == (2, 0)
    red.secrets = 1
    tokens.burn_secrets(g, red, 1)
    assert (red.secrets, red.facedown) == (0, 1)


@pytest.mark.rule("10.Austausch", "6.6.1")
@pytest.mark.ruling("O17")
def test_only_faceup_secrets_can_be_exchanged(table):
    t = table("purple red", secrets={"red": 2}, facedown_secrets={"red": 1, "purple": 3},
              favor={"purple": 1})  # fmt: skip
    t.answer("citizenship red", "choose reliquary_1", "pass")
    assert not t.offered("give secrets")  # all facedown
    t.answer("want secrets")
    t.expect(0, "offer-secrets", "count 1", "count 2")
    t.answer("count 2", "offer", "accept")
    assert (t.secrets("purple"), t.facedown_secrets("purple"), t.secrets("red")) == (2, 3, 0)


@pytest.mark.rule("4.3.1", "2.9", "card/broken_forge")
@pytest.mark.ruling("O18")
def test_favor_paid_to_a_ruin_goes_to_the_bank_of_its_intact_side(table):
    t = table("purple red", sites={1: "lush_coast broken_forge"}, favor={"purple": 2},
              secrets={"purple": 2})  # fmt: skip
    shared, nomads = t.g.shared_favor, t.bank("nomad")
    t.use("broken_forge")
    assert (t.cards(1), t.favor_on("ancient_forge")) == ("ancient_forge", 2)
    t.rest()
    assert (t.favor_on("ancient_forge"), t.bank("nomad")) == (0, nomads + 2)
    assert t.g.shared_favor == shared


@pytest.mark.rule("card/vow_of_kinship", "5.2.1")
@pytest.mark.ruling("O19")
def test_favor_in_the_nomad_bank_pays_what_one_wants_and_is_out_of_reach_for_others(table):
    t = table("purple red", sites={1: "lush_coast wolves"}, advisers={"red": "vow_of_kinship"},
              turn_of="red", citizens="red")  # fmt: skip
    red = t.player("red")
    assert (red.favor, tokens.purse(t.g, red)) == (0, 3)
    t.muster("wolves")
    assert (t.bank("nomad"), t.favor_on("wolves")) == (2, 1)
    assert t.offered("exile red")  # two warbands: he could pay for it
    assert tokens.take_favor(t.g.copy(), t.g.copy().players[0], red, 2) == 0
    t = table("purple red", advisers={"red": "vow_of_kinship"}, warbands={"purple": 4},
              dice=[0, 0, 3, 3, 3, 3])  # fmt: skip
    t.campaign("red", "pawn")
    t.answer("to s2")
    assert t.bank("nomad") == 3  # half of nothing burns


# -- the end of a turn (4.2)


@pytest.mark.rule("4.2")
@pytest.mark.ruling("O20")
def test_after_120_actions_only_rest_is_left(table):
    t = table("purple red", at={1: "purple 2"}, warbands={"purple": 1})
    assert turn.MOST_STEPS == 120
    for n in range(119):
        t.answer("warbands", "to site" if n % 2 else "from site")
        t.maybe("count 1")
    assert t.offered("travel") and t.offered("rest")
    t.answer("warbands", "to site")
    t.maybe("count 1")
    t.expect(0, "act", "rest")
    t.rest()
    assert t.phase == "red act" and t.offered("travel")


# -- offers and promises (6.6.1, 7.6.3)


@pytest.mark.rule("6.6.1", "7.6.3")
@pytest.mark.ruling("O21")
def test_an_exchange_has_two_directions_but_citizenship_brings_its_relic(table):
    t = table("purple red", sites={1: "lush_coast tinkers_fair"}, favor={"purple": 4, "red": 2},
              secrets={"red": 1}, relics={"red": "map"})  # fmt: skip
    t.answer("citizenship red", "choose reliquary_1")
    t.expect(0, "show-relic", *[f"choose reliquary_{n}" for n in range(1, 5)], "pass")
    t.answer("choose reliquary_3", "pass")
    assert t.g.knows(t.player("red"), t.g.reliquary[2]) and t.offered("offer")  # just the relic
    t.answer("want map", "offer", "pass")  # refused as a whole
    assert t.relics("red") == "map" and t.player("red").is_exile
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")  # another try
    assert t.player("red").is_citizen


@pytest.mark.rule("7.6.3", "card/the_gathering", "5.1.4.II.a")
@pytest.mark.ruling("O21")
@pytest.mark.ends_open
def test_an_offer_names_six_kinds_at_most_and_advisers_above_the_limit_go(table):
    t = table(
        "purple red",
        advisers={"purple": "wolves elders rangers", "red": "bracken longbows scouts"},
        favor={"purple": 2, "red": 2},
        secrets={"purple": 1, "red": 1},
        relics={"purple": "the_grand_scepter map"},
        deck="the_gathering keep tents",
    )
    t.search()
    t.keep("the_gathering", "to s1", "choose red", "give favor", "count 1")
    assert not t.offered("offer")  # nothing comes back yet
    t.answer("give map", "want bracken", "want longbows", "want secrets")
    assert t.offered("offer") and t.offered("give wolves")
    t.answer("want scouts")
    t.expect(0, "compose-offer", "offer", "pass")
    t.answer("offer", "accept")
    t.expect(0, "discard-adviser")
    t.answer("discard wolves", "discard elders", "discard bracken")
    assert t.advisers("purple") == "rangers longbows scouts" and t.advisers("red") == ""
    assert (t.relics("red"), t.secrets("purple")) == ("map", 2)


@pytest.mark.rule("6.6.2", "9.3")
@pytest.mark.ruling("O37")
def test_what_is_missing_in_an_exchange_is_not_made_up_by_what_comes_in(table):
    t = table("purple red", favor={"purple": 2, "red": 1}, secrets={"purple": 1, "red": 1})
    g = t.g.copy()
    purple, red = g.players
    deal = deals.Deal(purple, red, deals.FAVOR | deals.SECRETS)
    deal.favor, deal.secrets = [2, 3], [1, 2]  # red promised more than he has now
    deals.carry_out(g, deal, "oath:6.6.1")
    assert (purple.favor, red.favor) == (1, 2) and (purple.secrets, red.secrets) == (1, 1)


@pytest.mark.rule("7.6.3", "card/the_tribunal")
@pytest.mark.ruling("O22")
def test_a_promise_is_claimed_once_by_whom_it_was_given_as_far_as_there_is_favor(table):
    t = table("purple red blue", sites={1: "the_tribunal"}, favor={"purple": 1, "red": 2})
    t.use("the_tribunal", "choose red", "give favor", "want promise")
    t.answer(t.names()[0], "count 6", "offer", "accept")
    promise = t.g.promises[0].split()
    assert promise[:2] == ["red", "purple"] and promise[3] == "6"
    assert t.match.view(2)["facts"]["promises"] == t.g.promises  # recorded for everybody
    t.rest()
    assert not any(name.startswith("claim") for name in t.names())  # red's turn, red gave it
    t.rest()
    assert not any(name.startswith("claim") for name in t.names())
    t.rest()
    t.answer("claim red")
    t.expect(1, "admit-breach", "accept", "pass")
    t.answer("accept")
    assert (t.favor("red"), t.favor("purple"), t.g.promises) == (0, 3, [])  # 3 of 6
    assert not t.offered("claim red")


@pytest.mark.rule("7.6.3", "card/the_tribunal")
@pytest.mark.ruling("O22")
def test_a_breach_that_is_not_admitted_is_decided_by_a_coin(table):
    paid = set()
    for seed in "abcdef":
        t = table("purple red", sites={1: "the_tribunal"}, favor={"purple": 1, "red": 2}, seed=seed)
        t.use("the_tribunal", "give favor", "want promise")
        t.answer(t.names()[0], "count 2", "offer", "accept", "claim red", "pass")
        assert "tosses-coin" in t.events() and t.g.promises == []
        paid.add(t.favor("purple"))
    assert paid == {0, 2}


# -- setup (1)


def dealt(seats: int, seed: str = "rulings", **options):
    return TITLE.deal(TITLE.prepare(seats, options), seed)


@pytest.mark.rule("1.12", "1.15", "9.3")
@pytest.mark.ruling("O23")
def test_citizens_share_too_few_purple_warbands_in_turn_order():
    world = new_world()
    for stored in world.sites:
        stored.site = stored.site or world.unused_sites()[0]
        stored.faceup = True
        stored.cards = stored.cards or [world.deck.pop()]
    colours = ["purple", "red", "blue", "yellow", "white", "black"]
    g = dealt(6, world=world.to_data(), citizens=colours[1:], colours=colours, chancellor=0)
    # 3 on the Chancellor's board, 2 and seven times 1 at sites: 12 of 24 are left for five.
    assert [player.warbands for player in g.players] == [3, 3, 3, 3, 3, 0]
    assert g.reserve[0] == 0


@pytest.mark.rule("1.0", "1.1", "1.B", "2.8.2")
@pytest.mark.ruling("O24")
def test_a_new_chronicle_is_for_any_number_and_fills_open_sites_with_relics():
    for seats in (3, 4, 6):
        a, b = dealt(seats, "one"), dealt(seats, "two")
        for g in (a, b):
            faceup = [site for site in g.sites if site.faceup]
            assert [g.kinds[site.card].id for site in faceup] == [
                "plains",
                "mountain",
                "rocky_coast",
            ]
            assert [len(site.relics) for site in faceup] == [0, 1, 0]
        assert a.world_deck != b.world_deck and a.relic_deck != b.relic_deck
    fixed = dealt(4, "one", world="introduction")
    assert fixed.names(fixed.sites[2].relics) == ["ivory_eye"]


@pytest.mark.rule("1.6", "1.7", "4.0")
@pytest.mark.ruling("O29")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_play_by_the_same_rules(seats):
    g = dealt(seats)
    assert g.banks == [3] * 6 and g.chancellor.warbands == 3 and g.keeper == 0
    assert len(g.players) == seats and [len(player.hand) for player in g.players] == [3] * seats
    assert all(player.is_exile for player in g.players[1:])  # nobody else plays along


@pytest.mark.rule("7.1.3")
@pytest.mark.ruling("O28")
@pytest.mark.ends_open
def test_powers_that_everybody_sees_to_do_nothing_are_not_offered(table):
    position = {"sites": {1: "lush_coast siege_engines"}, "favor": {"purple": 1}}
    assert not table("purple red", **position).offered("use siege_engines")
    assert table("purple red", at={1: "red 1"}, **position).offered("use siege_engines")
    position = {"advisers": {"purple": "rival_khan"}, "warbands": {"purple": 1}}
    t = table("purple red", **position)
    t.campaign("red", "pawn")
    assert not t.offered("use rival_khan")
    t = table("purple red", **position | {"advisers": {"purple": "rival_khan", "red": "elders"}})
    t.campaign("red", "pawn")
    assert t.offered("use rival_khan")


# -- Wake and tolls


@pytest.mark.rule("7.3.1", "4.1.4")
@pytest.mark.ruling("O61")
@pytest.mark.ends_open
def test_wake_powers_are_used_in_wake_and_are_no_actions(table):
    position = {"sites": {1: "mine", 2: "steppe"}, "tokens_at": {1: (3, 0)}}
    t = table("purple red", phase="wake", **position)
    assert t.phase == "purple wake" and t.offered("pass")
    t = table("purple red", pawns={"purple": 2}, banners={"purple": "peoples_favor"}, **position)
    t.travel(1)
    assert t.phase == "purple act"
    assert not any(name.startswith(("take", "place", "use")) for name in t.names())


@pytest.mark.rule("9.2", "card/toll_roads", "card/forced_labor", "card/curfew", "card/whistle")
@pytest.mark.ruling("O65")
@pytest.mark.ends_open
def test_a_toll_is_paid_to_the_ruler_or_burns_or_forbids(table):
    tolls = {1: "lush_coast forced_labor curfew", 3: "river toll_roads"}
    for ruler, paid in (("red 1", (3, 0)), ("", (0, 3))):
        at = {1: ruler, 3: ruler} if ruler else {}
        t = table("purple red", sites=tolls, at=at, favor={"purple": 3}, secrets={"purple": 1},
                  pawns={"red": 3}, deck="keep wolves scouts")  # fmt: skip
        before = t.g.shared_favor
        t.trade("curfew")
        t.search()
        t.keep("keep", "discard")
        t.travel(3)
        assert (t.favor("red"), t.g.shared_favor - before) == paid
        poor = table("purple red", sites=tolls, at=at, secrets={"purple": 1}, pawns={"red": 3})
        assert not poor.offered("search") and not poor.offered("trade")
        poor.answer("travel")
        assert not poor.offered("to s3") and poor.offered("to s2")


@pytest.mark.rule("9.2", "card/toll_roads", "card/whistle")
@pytest.mark.ruling("O65")
def test_nobody_can_be_made_to_pay_a_toll(table):
    t = table("purple red", sites={1: "lush_coast toll_roads", 3: "river"}, pawns={"red": 3},
              at={1: "purple 1"}, relics={"purple": "the_grand_scepter whistle"},
              secrets={"purple": 1}, favor={"red": 2})  # fmt: skip
    t.use("whistle")
    t.expect(1, "pay-toll", "choose yes", "pass")
    t.answer("pass")
    assert (t.pawn("red"), t.favor("red"), t.favor("purple")) == (3, 2, 0)
