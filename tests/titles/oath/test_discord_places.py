"""Discord's When Played powers that change sites, and the False Prophet."""

import pytest

from tafelrunde.titles.oath import inplay


def play(table, card, *answers, **more):
    """Red draws the card in his turn and plays it as told."""
    setup = {"deck": f"{card} keep scouts", "turn_of": "red"}
    t = table("purple red blue", **(setup | more))
    t.search()
    t.keep(card, *answers)
    return t


# -- Salt the Earth


@pytest.mark.rule("card/salt_the_earth")
def test_salt_the_earth_needs_no_room_and_discards_all_others_in_any_order(table):
    t = play(table, "salt_the_earth", "to s1", sites={1: "lush_coast wolves elders longbows"})
    t.expect(1, "discard-order", "discard wolves", "discard elders", "discard longbows")
    t.answer("discard elders", "discard wolves")
    assert t.cards(1) == "salt_the_earth"
    assert t.pile("provinces").startswith("longbows wolves elders")


@pytest.mark.rule("card/salt_the_earth")
@pytest.mark.ends_open
def test_on_salted_earth_nothing_else_has_room(table):
    t = table(
        "purple red",
        sites={1: "lush_coast salt_the_earth"},
        deck="wolves keep elders",
        turn_of="red",
    )
    t.search()
    t.keep("wolves")
    assert t.offered("to advisers") and not t.offered("to s1")


@pytest.mark.rule("card/salt_the_earth", "7.2.2")
@pytest.mark.ruling("card/salt_the_earth#1")
@pytest.mark.ends_open
def test_salt_the_earth_cannot_come_to_a_locked_card_but_to_the_drowned_city(table):
    t = play(table, "salt_the_earth", sites={1: "lush_coast boiling_lake"})
    t.expect(1, "play-card", "to facedown", "discard")
    t = play(
        table,
        "salt_the_earth",
        "to s2",
        sites={2: "drowned_city"},
        pawns={"red": 2},
    )
    assert t.cards(2) == "salt_the_earth"
    t.ends_clean()


@pytest.mark.rule("card/salt_the_earth")
def test_salt_the_earth_cannot_be_salted_again_nor_discarded(table):
    t = play(
        table,
        "wolves",
        "to s2",
        sites={1: "lush_coast salt_the_earth", 2: "fertile_valley"},
        banners={"red": "peoples_favor"},
    )
    assert t.cards(1) == "salt_the_earth" and t.cards(2) == "wolves"
    assert not t.was_asked("red", "discard-first")


@pytest.mark.rule("card/salt_the_earth", "2.8.1")
@pytest.mark.ruling("card/salt_the_earth#2")
@pytest.mark.by_hand
def test_when_salt_the_earth_is_gone_the_old_capacity_is_back(table):
    t = table("purple red", sites={1: "lush_coast salt_the_earth", 2: "drowned_city"})
    assert (inplay.capacity(t.g, 0), inplay.capacity(t.g, 1)) == (1, 0)
    inplay.lift(t.g, t.this("salt_the_earth"))
    assert inplay.capacity(t.g, 0) == 3


# -- Riots


@pytest.mark.rule("card/riots")
@pytest.mark.ruling("card/riots#1")
def test_riots_discard_the_most_common_suit_at_all_sites(table):
    t = play(
        table,
        "riots",
        "to advisers",
        sites={1: "lush_coast wolves elders", 4: "steppe bracken", 6: "wastes longbows scouts"},
        at={6: "purple 1"},
        advisers={"blue": "tyrant"},
        deck="riots scryer charlatan",
        mob=True,
    )
    t.expect(1, "choose-suit", "suit beast", "suit order")
    t.answer("suit order")
    t.expect(1, "discard-order", "discard longbows", "discard scouts")
    t.answer("discard scouts")
    assert t.cards(6) == "" and t.pile("cradle") == "longbows scouts"
    assert (t.cards(1), t.cards(4), t.advisers("blue")) == ("wolves elders", "bracken", "tyrant")


@pytest.mark.rule("card/riots")
def test_riots_without_the_mob_are_quiet(table):
    t = play(table, "riots", "to s1", sites={1: "lush_coast wolves"})
    assert t.cards(1) == "wolves riots"


@pytest.mark.rule("card/riots")
def test_riots_spare_themselves_and_locked_cards(table):
    t = play(
        table,
        "riots",
        "to s1",
        sites={1: "lush_coast scryer", 4: "steppe boiling_lake", 6: "wastes charlatan"},
        mob=True,
    )
    assert (t.cards(1), t.cards(4), t.cards(6)) == ("riots", "boiling_lake", "")
    assert t.pile("cradle") == "charlatan"


@pytest.mark.rule("card/riots")
@pytest.mark.ruling("card/riots#1")
@pytest.mark.ends_open
def test_riots_at_a_site_count_for_discord_and_adviser_riots_do_not(table):
    setup = {"sites": {1: "lush_coast scryer wolves"}, "mob": True}
    t = play(table, "riots", "to s1", **setup)
    assert t.cards(1) == "wolves riots"  # Discord has two
    t = play(table, "riots", "to advisers", **setup)
    t.expect(1, "choose-suit", "suit discord", "suit beast")
    t = play(table, "riots", "to advisers", mob=True)
    t.ends_clean()  # no cards at all


# -- Bandit Chief


@pytest.mark.rule("card/bandit_chief")
def test_the_bandit_chief_kills_a_warband_at_each_site(table):
    t = play(
        table,
        "bandit_chief",
        "to s1",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        at={1: "red 2", 4: "purple 1", 6: "blue 3"},
        oath="people",
    )
    assert (t.at(1), t.at(4), t.at(6)) == ("red 1", "", "blue 2")


@pytest.mark.rule("card/bandit_chief")
@pytest.mark.ends_open
def test_while_the_bandit_chief_lies_open_every_site_has_three_bandits(table):
    setup = {
        "pawns": {"red": 2},
        "warbands": {"red": 5},
        "turn_of": "red",
        "dice": [0, 3, 3, 3],
    }
    t = table("purple red", sites={1: "lush_coast bandit_chief", 2: "steppe"}, **setup)
    t.campaign("bandits", dice=3)
    t.expect(1, "sacrifice")  # three swords against three bandits
    assert t.question().count == 1
    t = table("purple red", sites={2: "steppe"}, **setup)
    t.campaign("bandits", dice=3)
    t.expect(1, "occupy")  # only one bandit


# -- False Prophet


@pytest.mark.rule("card/false_prophet")
def test_the_false_prophet_makes_anothers_vision_ones_own(table):
    t = play(
        table,
        "false_prophet",
        "to advisers",
        visions={"blue": "vision_faith"},
        banners={"red": "darkest_secret"},
        visions_drawn=3,
    )
    vision = t.this("vision_faith")
    assert t.g.warbands_on[vision][1] == 1 and (t.warbands("red"), t.g.reserve[1]) == (0, 13)
    t.ends_clean()
    t.rest()
    while not t.match.over:
        t.answer("rest")
    assert t.g.winner == t.seat("red") and t.g.winning_vision == "vision_faith"


@pytest.mark.rule("card/false_prophet")
def test_the_vision_still_counts_for_the_one_who_revealed_it(table):
    t = play(
        table,
        "false_prophet",
        "to advisers",
        visions={"blue": "vision_faith"},
        banners={"blue": "darkest_secret"},
        visions_drawn=3,
    )
    t.rest()
    assert t.match.over and t.g.winner == t.seat("blue")


@pytest.mark.rule("card/false_prophet")
def test_the_false_prophet_chooses_among_visions_and_only_exiles_have_him(table):
    visions = {"blue": "vision_faith", "red": "vision_conquest"}
    t = play(table, "false_prophet", "to advisers", visions=visions)
    t.expect(1, "choose-card", "choose vision_conquest", "choose vision_faith")
    t.answer("choose vision_faith")
    assert list(t.g.warbands_on) == [t.this("vision_faith")]
    t = play(
        table, "false_prophet", "to advisers", visions={"blue": "vision_faith"}, citizens="red"
    )
    assert (t.g.warbands_on, t.warbands("red")) == ({}, 0)


@pytest.mark.rule("card/false_prophet")
def test_without_a_vision_the_warband_stays_and_without_a_warband_there_is_no_prophecy(table):
    t = play(table, "false_prophet", "to advisers")
    assert (t.warbands("red"), t.g.warbands_on) == (1, {})
    t = play(
        table,
        "false_prophet",
        "to advisers",
        visions={"blue": "vision_faith"},
        warbands={"red": 14},
    )
    assert (t.warbands("red"), t.g.warbands_on) == (14, {})


def marked(vision):
    """Red's False Prophet has a warband on this Vision."""

    def state(g):
        this = next(at for at in range(len(g.kinds)) if g.kinds[at].id == vision)
        g.warbands_on[this] = [0, 1, 0, 0, 0, 0]
        g.reserve[1] -= 1

    return state


@pytest.mark.rule("card/false_prophet")
def test_a_discarded_vision_is_the_false_prophets_to_play(table):
    t = table(
        "purple red blue",
        advisers={"red": "false_prophet"},
        visions={"blue": "vision_faith"},
        deck="vision_conquest",
        turn_of="blue",
        state=marked("vision_faith"),
    )
    t.search()
    t.answer("to play")  # blue's new Vision; the old one is discarded
    t.expect(1, "play-card", "to play", "to facedown", "discard")
    assert (t.g.warbands_on, t.g.reserve[1]) == ({}, 14)
    t.answer("to play")
    assert (t.vision("blue"), t.vision("red")) == ("vision_conquest", "vision_faith")


@pytest.mark.rule("card/false_prophet")
def test_the_prophet_may_hide_the_vision_or_discard_it_where_he_stands(table):
    setup = {
        "sites": {6: "wastes"},
        "pawns": {"red": 6},
        "advisers": {"red": "false_prophet"},
        "visions": {"blue": "vision_faith"},
        "deck": "vision_conquest",
        "turn_of": "blue",
        "state": marked("vision_faith"),
    }
    t = table("purple red blue", **setup)
    t.search()
    t.answer("to play", "to facedown")
    assert t.advisers("red") == "false_prophet -vision_faith"
    t.ends_clean()
    t = table("purple red blue", **setup)
    t.search()
    t.answer("to play", "discard")
    assert (t.pile("provinces"), t.pile("cradle")) == ("", "vision_faith")


@pytest.mark.rule("card/false_prophet", "6.6.2")
def test_a_prophets_warband_stays_when_he_becomes_a_citizen_but_wins_nothing(table):
    t = table(
        "purple red blue",
        citizens="red",
        advisers={"red": "false_prophet"},
        banners={"red": "darkest_secret"},
        visions={"blue": "vision_faith"},
        visions_drawn=3,
        state=marked("vision_faith"),
    )
    t.rest()
    assert not t.match.over and t.phase == "red act"
    assert t.g.warbands_on[t.this("vision_faith")][1] == 1


@pytest.mark.rule("card/false_prophet", "5.1.4.III")
def test_a_prophet_who_replaces_his_own_marked_vision_has_only_the_new_one_in_the_end(table):
    t = table(
        "purple red blue",
        advisers={"red": "false_prophet"},
        visions={"red": "vision_faith"},
        deck="vision_conquest",
        turn_of="red",
        state=marked("vision_faith"),
    )
    t.search()
    t.answer("to play", "to play")
    assert t.vision("red") == "vision_conquest" and t.pile("provinces") == "vision_faith"


@pytest.mark.rule("card/false_prophet", "card/forced_labor")
def test_a_prophet_who_cannot_pay_forced_labor_leaves_the_vision_discarded(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 4: "steppe forced_labor"},
        at={1: "purple 1", 4: "purple 1"},
        advisers={"red": "false_prophet"},
        visions={"blue": "vision_faith"},
        favor={"blue": 1},
        deck="vision_conquest",
        turn_of="blue",
        state=marked("vision_faith"),
    )
    t.search()
    t.answer("to play")
    assert t.pile("provinces") == "vision_faith" and t.g.reserve[1] == 14
