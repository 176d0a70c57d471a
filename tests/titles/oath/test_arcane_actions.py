"""Arcane's actions that deal in favor and secrets."""

import pytest

NO_BANKS = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)

# -- Alchemist and Spirit Snare


@pytest.mark.rule("card/alchemist")
def test_the_alchemist_burns_a_secret_for_four_favor_of_one_bank_or_several(table):
    t = table("purple red", advisers={"purple": "alchemist"}, secrets={"purple": 2})
    t.use("alchemist", "bank beast", "bank beast", "bank nomad", "bank beast")
    assert (t.favor("purple"), t.bank("beast"), t.bank("nomad")) == (4, 0, 2)
    assert (t.secrets("purple"), t.secrets_on("alchemist")) == (0, 1)  # one placed, one burned
    t.ends_clean()
    t = table(
        "purple red",
        advisers={"purple": "alchemist"},
        secrets={"purple": 2},
        banks={"order": 5},
    )
    t.use("alchemist", "bank order", "bank order", "bank order", "bank order")
    assert (t.favor("purple"), t.bank("order")) == (4, 1)


@pytest.mark.rule("card/alchemist", "9.3")
def test_the_alchemist_gains_what_the_banks_still_hold(table):
    t = table(
        "purple red",
        advisers={"purple": "alchemist"},
        secrets={"purple": 2},
        banks=NO_BANKS | {"hearth": 2},
    )
    t.use("alchemist")
    assert (t.favor("purple"), t.bank("hearth")) == (2, 0)


@pytest.mark.rule("card/alchemist", "7.1.2")
def test_the_alchemist_needs_two_secrets_an_empty_card_and_favor_somewhere(table):
    t = table("purple red", advisers={"purple": "alchemist"}, secrets={"purple": 1})
    assert not t.offered("use alchemist")
    t = table(
        "purple red",
        advisers={"purple": "alchemist"},
        secrets={"purple": 2},
        secrets_on={"alchemist": 1},
    )
    assert not t.offered("use alchemist")
    t = table("purple red", advisers={"purple": "alchemist"}, secrets={"purple": 2}, banks=NO_BANKS)
    assert not t.offered("use alchemist")


@pytest.mark.rule("card/spirit_snare")
def test_the_spirit_snare_catches_one_favor_of_any_bank(table):
    t = table(
        "purple red",
        advisers={"purple": "spirit_snare"},
        secrets={"purple": 2},
        banks={"beast": 0},
    )
    t.use("spirit_snare")
    assert t.question().prompt == "choose-bank" and not t.offered("bank beast")
    t.answer("bank discord")
    assert (t.favor("purple"), t.bank("discord"), t.secrets_on("spirit_snare")) == (1, 2, 1)
    assert not t.offered("use spirit_snare")  # a secret lies on it
    t.ends_clean()
    t = table(
        "purple red", advisers={"purple": "spirit_snare"}, secrets={"purple": 1}, banks=NO_BANKS
    )
    assert not t.offered("use spirit_snare")


# -- Wizard School and Tutor


@pytest.mark.rule("card/wizard_school")
def test_the_wizard_school_teaches_a_secret_and_ends_the_act_phase(table):
    t = table("purple red", sites={1: "lush_coast wizard_school"}, favor={"purple": 1})
    t.use("wizard_school")
    assert t.secrets("purple") == 1
    assert not t.phase.startswith("purple")
    assert t.bank("arcane") == 4  # it has rested: the favor is back
    t = table("purple red", sites={1: "lush_coast wizard_school"})
    assert not t.offered("use wizard_school")  # no favor


@pytest.mark.rule("card/wizard_school")
@pytest.mark.ends_open
def test_the_wizard_school_is_never_an_adviser(table):
    t = table("purple red", deck="wizard_school elders wolves")
    t.search()
    t.keep("wizard_school")
    assert t.offered("to s1") and not t.offered("to advisers")


@pytest.mark.rule("card/tutor")
def test_the_tutor_costs_a_favor_and_a_secret_for_a_secret(table):
    t = table(
        "purple red", advisers={"purple": "tutor"}, favor={"purple": 1}, secrets={"purple": 1}
    )
    t.use("tutor")
    assert (t.favor("purple"), t.secrets("purple")) == (0, 1)
    assert (t.favor_on("tutor"), t.secrets_on("tutor")) == (1, 1)
    assert not t.offered("use tutor")
    t.ends_clean()
    for more in ({"favor": {"purple": 1}}, {"secrets": {"purple": 1}}):
        t = table("purple red", advisers={"purple": "tutor"}, **more)
        assert not t.offered("use tutor")


# -- Blood Pact


@pytest.mark.rule("card/blood_pact")
def test_the_blood_pact_gives_a_secret_for_each_two_warbands_of_the_board(table):
    t = table(
        "purple red",
        at={1: "red 3"},
        warbands={"red": 5},
        advisers={"red": "blood_pact"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("blood_pact")
    t.expect(1, "choose-count", "count 1", "count 2")
    t.answer("count 2")
    assert (t.warbands("red"), t.secrets("red"), t.at(1)) == (1, 2, "red 3")
    assert t.g.reserve[1] == 10


@pytest.mark.rule("card/blood_pact")
def test_a_single_pair_is_no_question_and_a_single_warband_no_pact(table):
    t = table(
        "purple red",
        warbands={"red": 2},
        advisers={"red": "blood_pact"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("blood_pact")
    assert (t.warbands("red"), t.secrets("red")) == (0, 1)
    t.ends_clean()
    t = table(
        "purple red",
        at={1: "red 3"},
        warbands={"red": 1},
        advisers={"red": "blood_pact"},
        secrets={"red": 1},
        turn_of="red",
    )
    assert not t.offered("use blood_pact")


# -- Taming Charm


@pytest.mark.rule("card/taming_charm")
def test_the_taming_charm_turns_a_beast_or_nomad_card_into_two_favor(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders longbows", 2: "fertile_valley bracken"},
        advisers={"purple": "taming_charm"},
        secrets={"purple": 1},
    )
    t.use("taming_charm")
    t.expect(0, "choose-card", "discard wolves", "discard elders")
    t.answer("discard elders")
    assert (t.favor("purple"), t.bank("nomad"), t.cards(1)) == (2, 1, "wolves longbows")
    assert t.pile("provinces") == "elders"


@pytest.mark.rule("card/taming_charm")
@pytest.mark.ruling("card/taming_charm#1")
def test_favor_on_the_tamed_card_can_be_gained_and_secrets_come_facedown(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves"},
        advisers={"purple": "taming_charm"},
        secrets={"purple": 1},
        favor_on={"wolves": 2},
        secrets_on={"wolves": 1},
        banks={"beast": 0},
    )
    t.use("taming_charm")
    assert (t.favor("purple"), t.bank("beast"), t.facedown_secrets("purple")) == (2, 0, 1)


@pytest.mark.rule("card/taming_charm", "7.2.2")
def test_the_taming_charm_needs_an_unlocked_card_at_the_own_site(table):
    setup = {"advisers": {"purple": "taming_charm"}, "secrets": {"purple": 1}}
    t = table("purple red", **setup, sites={1: "lush_coast longbows", 2: "fertile_valley wolves"})
    assert not t.offered("use taming_charm")
    t = table("purple red", **setup, sites={1: "lush_coast forest_council"})
    assert not t.offered("use taming_charm")  # a chain holds it
    t = table("purple red", **setup, sites={1: "lush_coast wolves"}, banks={"beast": 0})
    t.use("taming_charm")  # it still discards
    assert (t.favor("purple"), t.cards(1)) == (0, "")


# -- Plague Engines


@pytest.mark.rule("card/plague_engines")
def test_plague_engines_make_everybody_pay_for_each_ruled_site(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 2: "fertile_valley", 4: "steppe", 6: "wastes"},
        at={1: "red 1", 2: "red 1", 4: "purple 1"},
        advisers={"red": "plague_engines"},
        secrets={"red": 2},
        favor={"purple": 3, "red": 3, "blue": 3},
        turn_of="red",
    )
    t.use("plague_engines")
    assert (t.favor("purple"), t.favor("red"), t.favor("blue")) == (2, 1, 3)
    assert t.bank("arcane") == 6
    assert (t.secrets("red"), t.secrets_on("plague_engines")) == (0, 1)


@pytest.mark.rule("card/plague_engines", "6.6.3")
def test_every_imperial_player_pays_for_all_imperial_sites_or_what_he_has(table):
    t = table(
        "purple red blue",
        citizens="blue",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        at={1: "purple 1", 4: "purple 1", 6: "purple 1"},
        advisers={"red": "plague_engines"},
        secrets={"red": 2},
        favor={"purple": 2, "blue": 4},
        turn_of="red",
    )
    t.use("plague_engines")
    assert (t.favor("purple"), t.favor("blue"), t.bank("arcane")) == (0, 1, 8)


@pytest.mark.rule("card/plague_engines")
def test_plague_engines_are_of_no_use_where_no_ruler_has_favor(table):
    t = table(
        "purple red",
        at={1: "purple 1"},
        advisers={"red": "plague_engines"},
        secrets={"red": 2},
        favor={"red": 3},
        turn_of="red",
    )
    assert not t.offered("use plague_engines")


# -- Forgotten Vault


@pytest.mark.rule("card/forgotten_vault")
def test_the_forgotten_vault_adds_or_burns_a_secret_on_the_banner(table):
    setup = {
        "sites": {1: "lush_coast forgotten_vault"},
        "banners": {"red": "darkest_secret"},
        "secrets_on": {"darkest_secret": 2},
        "favor": {"purple": 1},
    }
    t = table("purple red", **setup)
    t.use("forgotten_vault")
    t.expect(0, "choose-thing", "choose add", "choose remove")
    t.answer("choose add")
    assert (t.secrets_on("darkest_secret"), t.favor_on("forgotten_vault")) == (3, 1)
    assert (t.secrets("red"), t.secrets("purple")) == (0, 0)
    t.ends_clean()
    t = table("purple red", **setup)
    t.use("forgotten_vault", "choose remove")
    assert t.secrets_on("darkest_secret") == 1


@pytest.mark.rule("card/forgotten_vault")
@pytest.mark.ruling("card/forgotten_vault#1")
def test_the_last_secret_never_burns_even_if_nobody_holds_the_banner(table):
    t = table("purple red", sites={1: "lush_coast forgotten_vault"}, favor={"purple": 2})
    t.use("forgotten_vault")  # nothing to choose
    assert t.secrets_on("darkest_secret") == 2
    assert not t.offered("use forgotten_vault")  # favor lies on it
    t.ends_clean()
    t = table(
        "purple red",
        sites={1: "lush_coast forgotten_vault"},
        secrets_on={"darkest_secret": 2},
        favor={"purple": 1},
    )
    t.use("forgotten_vault", "choose remove")  # of a banner that nobody holds
    assert t.secrets_on("darkest_secret") == 1 and t.g.holder(t.this("darkest_secret")) is None
    t.ends_clean()
