"""Major actions, cards and costs at their edges (5.1 to 5.6, 6.1, 7, 9)."""

import pytest

# -- banners (5.4)


@pytest.mark.rule("5.4.4", "5.4.2.a")
def test_the_old_favor_goes_around_from_the_chosen_bank_and_begins_again_at_the_first(table):
    t = table("purple red", favor={"purple": 9}, favor_on={"peoples_favor": 8}, banks={"hearth": 0})
    t.recover("peoples_favor")
    t.answer("bank hearth")
    banks = [t.bank(suit) for suit in ("discord", "arcane", "order", "hearth", "beast", "nomad")]
    assert banks == [4, 4, 4, 2, 5, 4] and t.favor_on("peoples_favor") == 9


@pytest.mark.rule("5.4.2.a", "9.5")
@pytest.mark.ends_open
def test_a_banner_takes_any_larger_payment_but_never_one_as_large(table):
    t = table("purple red", favor={"purple": 5}, favor_on={"peoples_favor": 3})
    t.recover("peoples_favor")
    t.expect(0, "banner-payment", "count 4", "count 5")
    t = table("purple red", favor={"purple": 3}, favor_on={"peoples_favor": 3})
    assert not t.offered("recover")


@pytest.mark.rule("5.4.4.a", "5.4.1.a")
@pytest.mark.ruling("O62")
def test_old_secrets_go_to_the_new_and_the_former_holder_faceup(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "steppe wolves"},
        pawns={"red": 2},
        secrets={"purple": 5, "red": 0},
        secrets_on={"darkest_secret": 4},
        banners={"red": "darkest_secret"},
        facedown_secrets={"purple": 9},
    )
    t.recover("darkest_secret")  # facedown secrets pay nothing, so it is exactly five
    assert (t.secrets("purple"), t.secrets("red"), t.secrets_on("darkest_secret")) == (1, 3, 5)
    assert t.banners("purple") == "darkest_secret"
    t.recover("darkest_secret") if t.offered("recover") else None
    assert t.secrets("purple") == 1  # six would be needed now
    t = table("purple red", secrets={"purple": 3}, secrets_on={"darkest_secret": 2})
    t.recover("darkest_secret")  # nobody held it: one comes back, the other is gone
    assert (t.secrets("purple"), t.secrets_on("darkest_secret")) == (1, 3)


@pytest.mark.rule("5.4.1.a", "2.9")
@pytest.mark.ruling("O66")
@pytest.mark.parametrize(
    ("cards", "advisers", "open"),
    [
        ("wolves", "bracken", False),  # the same suit
        ("wolves", "-bracken", True),  # facedown ones have none
        ("wolves elders", "bracken", True),
        ("", "", False),  # no card, no way
        ("wolves", "", True),
        ("broken_forge", "", False),  # a ruin has no suit
    ],
)
def test_the_darkest_secret_looks_at_the_holders_site(table, cards, advisers, open):
    t = table(
        "purple red",
        sites={1: "lush_coast keep", 2: f"steppe {cards}"},
        pawns={"red": 2},
        secrets={"purple": 2},
        banners={"red": "darkest_secret"},
        advisers={"red": advisers},
    )
    assert t.offered("recover") is open


# -- search, play, discard (5.1)


@pytest.mark.rule("5.1.2", "2.7.1")
def test_a_vision_on_top_ends_the_draw_at_once_and_must_still_be_sorted_out(table):
    t = table("purple red", deck="vision_faith wolves keep", visions_drawn=2)
    t.search()
    assert t.supply("purple") == 4 and t.hand("purple") == "vision_faith"
    assert t.g.visions_drawn == 3
    t.keep("vision_faith")
    t.expect(0, "play-card", "to facedown", "discard")  # no Chancellor reveals it
    t.answer("discard")
    assert t.pile("provinces") == "vision_faith"


@pytest.mark.rule("2.7.1", "2.1.6")
@pytest.mark.ruling("O54")
@pytest.mark.ends_open
def test_a_buried_vision_that_is_drawn_again_finds_the_marker_on_its_last_space(table):
    t = table("purple red", deck="vision_faith wolves keep", visions_drawn=5)
    t.search()
    t.keep("vision_faith", "discard")
    assert t.g.visions_drawn == 5 and t.offered("travel")
    t.rest()
    t.search("world")
    assert t.supply("red") == 3


@pytest.mark.rule("5.1.4.II.a", "7.6.4", "7.2.2")
@pytest.mark.ruling("O64")
@pytest.mark.ends_open
def test_a_lower_limit_sends_advisers_away_but_not_past_locked_ones(table):
    t = table("purple red", advisers={"purple": "wolves elders -keep"}, deck="insomnia longbows")
    t.search()
    t.keep("insomnia", "to advisers")
    t.expect(0, "discard-adviser", "discard wolves", "discard elders", "discard purple.3")
    t.answer("discard purple.3", "discard elders")
    assert t.advisers("purple") == "wolves insomnia" and t.pile("provinces").startswith(
        "elders keep"
    )
    t.ends_clean()
    locked = {"purple": "a_small_favor vow_of_poverty"}
    t = table("purple red", advisers=locked, deck="insomnia wolves keep")
    t.search()
    t.keep("insomnia")
    assert t.offered("to facedown") and not t.offered("to advisers")  # two could never stay


@pytest.mark.rule("10.Abwerfen", "5.1.4.II.a")
def test_advisers_are_discarded_by_the_pawns_region_and_cards_at_sites_by_their_own(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "fertile_valley wolves", 6: "steppe"},
        pawns={"purple": 6},
        advisers={"purple": "elders bracken keep"},
        banners={"purple": "peoples_favor"},
        piles={"hinterland": "longbows"},
    )
    t.search("hinterland")
    t.keep("longbows", "to advisers", "discard bracken")
    assert t.pile("cradle") == "bracken"


@pytest.mark.rule("10.Abwerfen")
def test_secrets_on_a_discarded_card_turn_facedown_to_whoever_discards_it(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves", 2: "river"},
        banners={"purple": "peoples_favor"},
        secrets={"purple": 1},
        warbands={"red": 1},
        deck="elders scouts keep",
    )
    t.use("wolves")
    t.search()
    t.keep("elders", "to s2", "discard wolves")
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 1)
    assert t.cards(2) == "elders" and t.pile("provinces").startswith("wolves")
    t.rest()
    assert t.secrets("purple") == 1


@pytest.mark.rule("5.1.4.III", "5.1.4.IV")
def test_a_revealed_vision_is_no_adviser_and_stays_when_the_conspiracy_is_played(table):
    t = table(
        "purple red",
        turn_of="red",
        visions={"red": "vision_faith"},
        advisers={"red": "wolves rangers -conspiracy", "purple": "bracken"},
        banners={"purple": "darkest_secret"},
        secrets={"red": 1},
        secrets_on={"darkest_secret": 2},
    )
    t.answer("adviser red.3", "to play", "take darkest_secret")
    assert (t.vision("red"), t.banners("red")) == ("vision_faith", "darkest_secret")
    assert t.secrets_on("darkest_secret") == 1 and t.text(t.g.box) == "conspiracy"


@pytest.mark.rule("5.1.4.IV.a")
@pytest.mark.ruling("O36")
@pytest.mark.ends_open
def test_two_advisers_match_even_if_each_has_the_suit_of_another_one(table):
    position = {
        "turn_of": "red",
        "secrets": {"red": 1},
        "relics": {"purple": "map"},
        "deck": "conspiracy",
    }
    t = table(
        "purple red", advisers={"red": "wolves elders", "purple": "bracken convoys"}, **position
    )
    t.search()
    t.keep("conspiracy", "to play")
    t.expect(1, "conspiracy")
    t = table(
        "purple red", advisers={"red": "wolves elders", "purple": "bracken -convoys"}, **position
    )
    t.search()
    t.keep("conspiracy", "to play")
    assert t.question().prompt == "act" and t.secrets("red") == 1


@pytest.mark.rule("6.1", "7.2.1")
def test_a_facedown_adviser_is_bound_by_its_banner_only_when_it_is_played(table):
    t = table("purple red", advisers={"purple": "-keep -vision_faith"}, sites={1: "lush_coast"})
    t.answer("adviser purple.1")
    t.expect(0, "play-card", "to s1", "discard")
    t.answer("to s1")
    assert t.favor("purple") == 1 and t.cards(1) == "keep"
    t.answer("adviser purple.1")  # the Chancellor can only discard it
    assert t.pile("provinces") == "vision_faith" and t.supply("purple") == 7


# -- muster, trade, costs (5.2, 5.3, 7.1.2, 9.3)


@pytest.mark.rule("5.2.1", "5.3.2", "7.1.2.b")
def test_one_card_serves_one_muster_trade_or_power_in_a_turn(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves"},
        favor={"purple": 3},
        secrets={"purple": 2},
        warbands={"red": 2},
    )
    t.muster("wolves")
    assert not t.offered("muster") and not t.offered("trade") and not t.offered("use wolves")
    t.rest()
    assert t.bank("beast") == 4


@pytest.mark.rule("5.2.2", "9.3")
def test_with_an_empty_bank_mustering_still_costs(table):
    t = table(
        "purple red", sites={1: "lush_coast wolves"}, favor={"purple": 1}, warbands={"purple": 23}
    )
    t.muster("wolves")
    assert (t.warbands("purple"), t.favor("purple"), t.supply("purple")) == (24, 0, 6)


@pytest.mark.rule("5.3.2.a", "5.3.2.b")
def test_trading_counts_faceup_advisers_of_the_suit_of_the_card(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders"},
        advisers={"purple": "bracken -rangers keep"},
        favor={"purple": 2},
        secrets={"purple": 1},
    )
    t.trade("wolves", "favor")
    assert (t.favor("purple"), t.bank("beast"), t.secrets_on("wolves")) == (4, 1, 1)
    t.trade("elders", "secrets")  # nobody of the Nomads is there to help
    assert (t.favor("purple"), t.secrets("purple"), t.favor_on("elders")) == (2, 0, 2)


@pytest.mark.rule("7.1.2.d", "7.5.3")
@pytest.mark.ends_open
def test_what_a_defender_pays_is_gone_at_once_and_facedown_secrets_pay_nothing(table):
    t = table(
        "red purple",
        at={1: "purple 1"},
        warbands={"red": 3},
        advisers={"purple": "fire_talkers"},
        banners={"purple": "darkest_secret"},
        facedown_secrets={"purple": 3},
        dice=[0, 0, 0],
        keeper="red",
    )
    t.campaign("purple")
    assert t.dice_rolled() == (3, 1)  # nothing to pay with


@pytest.mark.rule("2.8.2", "9.3")
def test_a_new_site_takes_no_more_favor_and_relics_than_there_are(table):
    banks = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast"), 6) | {"nomad": 4}

    def only_one_relic(g):
        g.archive = [*g.archive, *g.relic_deck[:-1]]
        g.relic_deck = g.relic_deck[-1:]

    t = table("purple red", facedown={2: "mine"}, banks=banks)
    t.travel(2)
    assert (t.g.sites[1].favor, t.g.shared_favor) == (1, 0)  # 34 in banks, 1 on the banner
    t = table("purple red", facedown={2: "drowned_city"}, state=only_one_relic)
    t.travel(2)
    assert len(t.g.sites[1].relics) == 1 and t.g.sites[1].secrets == 3


@pytest.mark.rule("5.6.1")
def test_travel_must_lead_somewhere_else_and_be_paid(table):
    t = table("purple red", supply={"purple": 1})
    t.answer("travel")
    assert t.pawn("purple") == 2 and t.supply("purple") == 0 and not t.offered("travel")


# -- campaigns (5.5)


@pytest.mark.rule("5.5.5", "5.5.5.a")
def test_skulls_kill_before_sacrifices_are_counted(table):
    # Two warbands, two skulls: four swords against four, and nobody left to sacrifice.
    t = table(
        "red purple",
        at={1: "purple 4"},
        pawns={"purple": 2},
        warbands={"red": 2},
        dice=[0, 0, 5, 5],
        keeper="purple",
    )
    t.campaign("purple")
    assert t.warbands("red") == 0 and t.at(1) == "purple 4" and t.question().prompt == "act"


@pytest.mark.rule("5.5.6", "10.Truppen")
def test_a_defender_standing_elsewhere_loses_nothing_of_his_board(table):
    t = table(
        "red purple",
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "purple 3"},
        pawns={"purple": 2},
        warbands={"red": 5, "purple": 9},
        dice=[0, 0] + [5] * 4,
    )
    t.campaign("purple", dice=4)
    assert t.warbands("purple") == 11  # one of three is dead, two have come home
    t.answer("count 0")
    assert t.at(1) == ""


@pytest.mark.rule("2.5.3", "5.5.7.II")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (5, 3)])
def test_a_seized_banner_burns_two_but_never_its_last(table, before, after):
    t = table(
        "red purple",
        banners={"purple": "peoples_favor darkest_secret"},
        favor_on={"peoples_favor": before},
        secrets_on={"darkest_secret": before},
        warbands={"red": 14},
        dice=[0] * (2 * before + 1) + [5] * 6,
    )
    t.campaign("purple", "peoples_favor", "darkest_secret", dice=6)
    assert t.favor_on("peoples_favor") == after == t.secrets_on("darkest_secret")
    assert t.g.mob and t.banners("red") == "peoples_favor darkest_secret"
