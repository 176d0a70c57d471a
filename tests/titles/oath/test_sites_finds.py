"""Sites where something is found: opportunities, homelands, musters, searches, deals."""

import pytest

# -- opportunities


@pytest.mark.rule("card/mine", "4.1.4", "7.3.1")
def test_at_the_mine_a_favor_may_be_taken_when_one_wakes(table):
    setup = {"sites": {1: "mine"}, "tokens_at": {1: (3, 0)}, "phase": "wake", "turn_of": "red"}
    t = table("purple red", **setup)
    t.expect(1, "choose-thing", "take favor", "pass")
    t.answer("take favor")
    assert (t.favor("red"), t.g.sites[0].favor, t.phase) == (1, 2, "red act")
    t.ends_clean()
    t = table("purple red", **setup)
    t.answer("pass")
    assert (t.favor("red"), t.g.sites[0].favor) == (0, 3)
    t.ends_clean()


@pytest.mark.rule("card/salt_flats", "4.1.4")
@pytest.mark.parametrize("kind", ["favor", "secrets"])
def test_at_the_salt_flats_it_is_a_favor_or_a_secret(table, kind):
    t = table("purple red", sites={1: "salt_flats"}, tokens_at={1: (2, 1)}, phase="wake")
    t.expect(0, "choose-thing", "take favor", "take secrets", "pass")
    t.answer(f"take {kind}")
    assert (t.favor("purple"), t.secrets("purple")) == ((1, 0) if kind == "favor" else (0, 1))


@pytest.mark.rule("card/drowned_city", "card/salt_flats", "card/mine", "4.1.4")
@pytest.mark.ruling("card/drowned_city#1", "card/salt_flats#1", "card/mine#1")
@pytest.mark.ends_open
def test_only_what_still_lies_there_can_be_taken(table):
    t = table("purple red", sites={1: "drowned_city"}, tokens_at={1: (0, 1)}, phase="wake")
    t.expect(0, "choose-thing", "take secrets", "pass")
    t.answer("take secrets")
    assert (t.secrets("purple"), t.g.sites[0].secrets) == (1, 0)
    t = table("purple red", sites={1: "salt_flats"}, tokens_at={1: (1, 0)}, phase="wake")
    t.expect(0, "choose-thing", "take favor", "pass")
    t = table("purple red", sites={1: "mine"}, phase="wake")
    assert t.phase == "purple act" and not t.was_asked("purple", "choose-thing")


@pytest.mark.rule("card/mine", "4.1.4")
def test_only_who_stands_there_takes_it_whoever_rules(table):
    t = table(
        "purple red",
        sites={3: "mine"},
        tokens_at={3: (3, 0)},
        at={3: "purple 1"},
        phase="wake",
    )
    assert t.phase == "purple act"  # the ruler is elsewhere
    t = table(
        "purple red",
        sites={3: "mine"},
        tokens_at={3: (3, 0)},
        at={3: "purple 1"},
        pawns={"red": 3},
        phase="wake",
        turn_of="red",
    )
    t.answer("take favor")
    assert t.favor("red") == 1


@pytest.mark.rule("card/mine", "4.1.2")
def test_who_wins_when_he_wakes_has_no_need_of_the_mine(table):
    t = table(
        "purple red",
        sites={1: "mine"},
        tokens_at={1: (3, 0)},
        keeper="red",
        usurper=True,
        at={1: "red 1"},
        phase="wake",
        turn_of="red",
    )
    assert t.match.over and t.g.reason == "usurper"


@pytest.mark.rule("card/mine", "card/vow_of_kinship")
def test_favor_found_goes_to_the_bank_of_the_kin(table):
    t = table(
        "purple red",
        sites={1: "mine"},
        tokens_at={1: (3, 0)},
        advisers={"purple": "vow_of_kinship"},
        phase="wake",
    )
    t.answer("take favor")
    assert (t.favor("purple"), t.bank("nomad")) == (0, 4)


# -- homelands


def played(table, site, card, **setup):
    """A table where this card was just played to a homeland at slot 1."""
    t = table("purple red", **({"sites": {1: site}, "deck": f"{card} tents bracken"} | setup))
    t.search()
    t.keep(card, "to s1")
    return t


@pytest.mark.rule("card/ancient_city", "7.3.3.a")
def test_order_is_at_home_in_the_ancient_city(table):
    t = played(table, "ancient_city", "longbows")
    assert (t.warbands("purple"), t.favor("purple")) == (2, 1)
    t.ends_clean()
    t = played(table, "ancient_city", "wolves")
    assert (t.warbands("purple"), t.favor("purple")) == (0, 1)
    t = played(table, "ancient_city", "longbows", warbands={"purple": 23})
    assert t.warbands("purple") == 24  # there are no more


@pytest.mark.rule("card/fertile_valley", "9.3")
@pytest.mark.parametrize(("bank", "gain"), [(3, 2), (1, 1), (0, 0)])
def test_hearth_is_at_home_in_the_fertile_valley(table, bank, gain):
    t = played(table, "fertile_valley", "a_round_of_ale", banks={"hearth": bank})
    assert (t.favor("purple"), t.bank("hearth")) == (gain, bank - gain)


@pytest.mark.rule("card/standing_stones", "card/steppe")
@pytest.mark.parametrize(
    ("site", "card"), [("standing_stones", "cracking_ground"), ("steppe", "elders")]
)
def test_arcane_and_nomad_homelands_give_a_secret(table, site, card):
    t = played(table, site, card)
    assert (t.secrets("purple"), t.favor("purple")) == (1, 1)
    t.ends_clean()
    t = played(table, site, "longbows")
    assert t.secrets("purple") == 0


@pytest.mark.rule("card/deep_woods", "card/wastes", "5.4.3")
@pytest.mark.parametrize(("site", "card"), [("deep_woods", "wolves"), ("wastes", "scryer")])
def test_beasts_and_discord_find_the_relic_of_their_homeland(table, site, card):
    t = played(table, site, card, relics_at={1: "whistle"})
    assert "whistle" in t.relics("purple") and t.relics_at(1) == ""
    assert (t.supply("purple"), t.secrets("purple")) == (5, 0)  # only the search costs
    t.ends_clean()
    t = played(table, site, card)  # without a relic there is nothing
    assert t.relics("purple") == "the_grand_scepter"
    t = played(table, site, "longbows", relics_at={1: "whistle"})
    assert t.relics_at(1) == "whistle"


@pytest.mark.rule("card/deep_woods", "card/ancient_bloodline")
def test_a_relic_that_is_locked_stays_in_its_homeland(table):
    t = played(
        table,
        "deep_woods",
        "wolves",
        relics_at={1: "whistle"},
        at={1: "red 1"},
        advisers={"red": "ancient_bloodline"},
    )
    assert t.relics_at(1) == "whistle"


@pytest.mark.rule("card/ancient_city")
@pytest.mark.parametrize(("gone", "gain"), [("longbows", 0), ("elders", 2)])
def test_a_homeland_gives_nothing_after_a_discard_of_its_suit_there(table, gone, gain):
    t = table(
        "purple red",
        sites={1: "ancient_city longbows elders"},
        banners={"purple": "peoples_favor"},
        deck="captains tents bracken",
    )
    t.search()
    t.keep("captains", "to s1", f"discard {gone}")
    assert "captains" in t.cards(1) and t.warbands("purple") == gain


@pytest.mark.rule("card/ancient_city", "card/peoples_favor")
def test_a_homeland_rewards_who_plays_there_from_elsewhere(table):
    t = table(
        "purple red",
        sites={2: "ancient_city"},
        banners={"purple": "peoples_favor"},
        deck="captains tents bracken",
    )
    t.search()
    t.keep("captains", "to s2")
    assert (t.cards(2), t.warbands("purple")) == ("captains", 2)


@pytest.mark.rule("card/fertile_valley", "card/book_of_records")
@pytest.mark.ruling("card/fertile_valley#1")
def test_with_the_book_of_records_the_homeland_still_gives_its_favor(table):
    t = played(table, "fertile_valley", "a_round_of_ale", relics={"purple": "book_of_records"})
    assert (t.secrets("purple"), t.favor("purple"), t.bank("hearth")) == (1, 1, 2)


@pytest.mark.rule("card/wastes", "7.3.3.a")
def test_the_homeland_comes_before_what_the_card_does_when_played(table):
    t = played(table, "wastes", "bandit_chief", relics_at={1: "whistle"}, at={1: "red 1"})
    ids = [(e["id"], e.get("rule", "")) for e in t.match.events(-1)]
    order = [rule for _, rule in ids if rule in ("oath:card/wastes", "oath:card/bandit_chief")]
    assert order == ["oath:card/wastes", "oath:card/bandit_chief"]


@pytest.mark.rule("card/ancient_city", "7.3.3.a")
@pytest.mark.ruling("card/ancient_city#1")
def test_nobody_is_asked_about_the_warbands_that_come_between_favor_and_power(table):
    t = played(table, "ancient_city", "garrison", at={1: "purple 1"})
    told = [e.get("rule", "") for e in t.match.events(-1) if str(e["id"]).startswith("gains-")]
    order = ["oath:5.1.4.I.b", "oath:card/ancient_city", "oath:card/garrison"]
    assert told == order and t.question().prompt == "act"
    assert not any(prompt == "use-power" for _, prompt in t.forced)


# -- River and Marshes


@pytest.mark.rule("card/river")
def test_the_river_gives_its_ruler_a_warband_more(table):
    setup = {"sites": {1: "river longbows"}, "favor": {"red": 1, "blue": 1}, "citizens": "blue"}
    t = table("purple red blue", **setup, at={1: "red 1"}, turn_of="red")
    t.muster("longbows")
    assert t.warbands("red") == 3
    t.ends_clean()
    t = table("purple red blue", **setup, at={1: "purple 1"}, turn_of="red")
    t.muster("longbows")
    assert t.warbands("red") == 2
    t = table("purple red blue", **setup, at={1: "purple 1"}, turn_of="blue")
    t.muster("longbows")  # a Citizen rules it, too
    assert t.warbands("blue") == 3
    t = table("purple red blue", **setup, turn_of="red")
    t.muster("longbows")  # bandits do
    assert t.warbands("red") == 2


@pytest.mark.rule("card/marshes", "7.4.1")
@pytest.mark.parametrize(("site", "drawn"), [("marshes", 2), ("river", 3)])
@pytest.mark.ends_open
def test_in_the_marshes_one_card_fewer_is_drawn(table, site, drawn):
    t = table("purple red", sites={1: site}, deck="longbows wolves tents elders")
    t.search()
    assert len(t.player("purple").hand) == drawn


@pytest.mark.rule("card/marshes")
@pytest.mark.ends_open
def test_the_marshes_bind_whoever_stands_there_and_nobody_else(table):
    t = table("purple red", sites={3: "marshes"}, at={3: "purple 1"}, deck="keep wolves tents")
    t.search()  # their ruler stands elsewhere
    assert len(t.player("purple").hand) == 3
    t = table(
        "purple red",
        sites={3: "marshes"},
        pawns={"purple": 3},
        piles={"provinces": "keep wolves tents"},
        advisers={"purple": "augury"},
        secrets={"purple": 1},
    )
    t.search("provinces", "augury")  # one more, one fewer
    assert len(t.player("purple").hand) == 3


# -- Great Slum


@pytest.mark.rule("card/great_slum")
def test_in_the_great_slum_a_card_may_make_way_for_another(table):
    setup = {"deck": "captains tents bracken"}
    t = table("purple red", sites={1: "great_slum wolves keep"}, **setup)
    t.search()
    t.keep("captains", "to s1")
    t.expect(0, "discard-first", "discard wolves", "pass")  # the Keep is locked
    t.answer("pass")
    assert t.cards(1) == "wolves keep captains"
    t.ends_clean()
    t = table("purple red", sites={1: "great_slum wolves keep"}, **setup)
    t.search()
    t.keep("captains", "to s1", "discard wolves")
    assert t.cards(1) == "keep captains" and t.pile("provinces").startswith("wolves")
    t.ends_clean()


@pytest.mark.rule("card/great_slum", "2.8.1")
def test_in_a_full_great_slum_a_card_must_make_way(table):
    t = table(
        "purple red", sites={1: "great_slum wolves elders keep"}, deck="captains tents bracken"
    )
    t.search()
    t.keep("captains", "to s1")
    t.expect(0, "discard-first", "discard wolves", "discard elders")
    t.answer("discard elders")
    assert t.cards(1) == "wolves keep captains"


@pytest.mark.rule("card/great_slum", "7.2.2")
@pytest.mark.ends_open
def test_a_great_slum_full_of_locked_cards_takes_no_more(table):
    t = table(
        "purple red",
        sites={1: "great_slum keep great_spire broken_forge"},
        deck="captains tents bracken",
    )
    t.search()
    t.keep("captains")
    assert not t.offered("to s1")


@pytest.mark.rule("card/great_slum", "card/peoples_favor")
def test_the_peoples_favor_and_the_great_slum_discard_one_card_each(table):
    t = table(
        "purple red",
        sites={1: "great_slum wolves elders keep"},
        banners={"purple": "peoples_favor"},
        deck="captains tents bracken",
    )
    t.search()
    t.keep("captains", "to s1")
    t.answer("discard wolves", "discard elders")
    assert t.cards(1) == "keep captains"


@pytest.mark.rule("card/great_slum", "card/roving_terror")
@pytest.mark.parametrize("gone", ["elders", ""])
def test_before_a_card_moves_to_the_great_slum_another_one_may_go_too(table, gone):
    t = table(
        "purple red",
        sites={1: "lush_coast roving_terror", 2: "great_slum wolves elders keep"},
        secrets={"purple": 1},
        pawns={"red": 2},
    )
    t.use("roving_terror", "discard wolves")
    t.expect(0, "discard-first", "discard elders", "pass")
    t.answer(f"discard {gone}" if gone else "pass")
    assert t.cards(2) == ("keep roving_terror" if gone else "elders keep roving_terror")


# -- The Tribunal


@pytest.mark.rule("card/the_tribunal", "7.6.3")
def test_at_the_tribunal_favor_and_secrets_are_given_for_a_promise(table):
    t = table(
        "purple red blue",
        sites={1: "the_tribunal", 6: "wastes"},
        pawns={"blue": 6},
        favor={"red": 3, "blue": 2},
        relics={"blue": "whistle"},
        turn_of="red",
    )
    t.use("the_tribunal", "choose blue")
    assert t.offered("want promise") and t.offered("give favor")
    assert not t.offered("want whistle") and not t.offered("want secrets")
    t.answer("give favor", "count 2", "want promise")
    t.answer(t.names()[0], "count 3", "offer", "accept")
    assert (t.favor("red"), t.favor("blue"), len(t.g.promises)) == (1, 4, 1)
    assert t.g.promises[0].startswith("blue red ") and t.g.promises[0].endswith(" 3")
    t.answer("claim blue", "accept")  # blue admits that he broke it
    assert (t.favor("red"), t.favor("blue"), t.g.promises) == (4, 1, [])


@pytest.mark.rule("card/the_tribunal", "7.6.3")
@pytest.mark.ruling("card/the_tribunal#1")
def test_if_a_breach_is_denied_a_coin_decides(table):
    owed = []
    for seed in ("a", "b", "c", "d", "e", "f"):
        t = table(
            "purple red",
            sites={1: "the_tribunal"},
            favor={"purple": 2, "red": 4},
            seed=seed,
        )
        t.use("the_tribunal", "give favor", "count 1", "want promise")
        t.answer(t.names()[0], "count 4", "offer", "accept", "claim red", "pass")
        owed.append(t.favor("purple") - 1)
        assert t.favor("purple") + t.favor("red") == 6
    assert set(owed) == {0, 4}


@pytest.mark.rule("card/the_tribunal", "7.1.1")
def test_the_tribunal_is_open_to_its_ruler_and_to_who_stands_there(table):
    setup = {"sites": {3: "the_tribunal"}, "citizens": "blue", "at": {3: "purple 1"}}
    for who, open_to in (("purple", True), ("blue", True), ("red", False)):
        t = table("purple red blue", **setup, turn_of=who)
        assert t.offered("use the_tribunal") == open_to
    t = table("purple red blue", **setup, pawns={"red": 3}, turn_of="red")
    assert t.offered("use the_tribunal")
