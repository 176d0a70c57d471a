"""Several things at once, Attacks and Reactions (D39-D41)."""

import pytest

# -- D39: several things at once


@pytest.mark.rule("D39")
@pytest.mark.ruling("card/spy#2")
def test_an_effect_on_several_players_goes_in_turn_order_beginning_with_the_active_one(table):
    t = table(hands=["", "spy", ""], decks=["gold", "estate silver", "copper"], turn=1)
    t.play("spy")
    for name in ("silver", "copper", "gold"):  # seat 1, then 2, then 0
        assert f"discard {name}" in t.names()
        t.answer(f"discard {name}")
    assert t.deeds(-1, "reveals") == [("reveals", 1), ("reveals", 2), ("reveals", 0)]
    t.ends_clean()


@pytest.mark.rule("D39")
def test_a_player_chooses_the_order_of_own_effects(table):
    t = table(hands=["militia", "moat secret_chamber copper*3"], decks=["", "gold*2"])
    t.play("militia")
    t.expect(1, "react", "react moat", "react secret_chamber", "pass")
    t.answer("react secret_chamber", "topdeck copper", "topdeck copper", "react moat")
    t.answer("pass")
    assert t.hand(1) == "copper gold gold moat secret_chamber"
    t.ends_clean()


@pytest.mark.rule("D39")
def test_everything_that_waits_for_the_start_of_a_turn_happens_then(table):
    t = table(hands=["haven caravan merchant_ship gold", "copper"], decks=["copper*9"], actions=3)
    t.play("haven")
    t.answer("aside gold")
    t.play("caravan", "merchant_ship")
    t.end_turn()
    t.end_turn()
    assert t.coins == 2
    assert t.hand() == " ".join(["copper"] * 6 + ["gold"])
    t.ends_clean()


# -- D40: attacks and reactions


@pytest.mark.rule("D40")
def test_reactions_come_before_anything_of_the_attack(table):
    t = table(hands=["witch", "moat"], decks=["copper*2"])
    t.play("witch")
    t.expect(1, "react", "react moat", "pass")
    assert t.hand(0) == ""  # nothing has been drawn yet
    t.answer("react moat")
    assert t.hand(0) == "copper copper"  # the attacker does everything else
    assert t.left("curse") == 10
    t.ends_clean()


@pytest.mark.rule("D40")
def test_a_reaction_is_possible_even_if_the_attack_is_harmless(table):
    t = table(hands=["minion", "moat copper"])
    t.play("minion")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    t.expect(0, "minion")
    t.answer("choose +coins")
    assert (t.coins, t.hand(1)) == (2, "copper moat")
    t.ends_clean()


@pytest.mark.rule("D40")
def test_moat_protects_against_one_play_only(table):
    t = table(hands=["throne_room witch", "moat"])
    t.play("throne_room")
    t.answer("play witch", "react moat", "pass")
    assert t.discard(1) == "curse"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_several_reactions_may_be_used_even_one_just_drawn(table):
    t = table(hands=["witch", "secret_chamber copper"], decks=["", "moat gold"])
    t.play("witch")
    t.answer("react secret_chamber", "topdeck copper", "topdeck gold", "react moat")
    t.answer("pass")
    assert (t.hand(1), t.left("curse")) == ("moat secret_chamber", 10)
    t.ends_clean()


@pytest.mark.rule("D40")
def test_lighthouse_protects_by_itself_and_cannot_be_waived(table):
    t = table(hands=["militia", "copper*5", "copper*5"], in_play=["", "lighthouse"])
    t.play("militia")
    assert t.hand(1) == "copper copper copper copper copper"
    assert t.hand(2) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_a_protected_player_is_skipped_for_good_parts_too(table):
    # Without protection the second hand would be exchanged for four Golds.
    hands = ["minion", "estate*5"]
    t = table(hands=hands, decks=["", "gold*4"], in_play=["", "lighthouse"])
    t.play("minion")
    t.answer("choose +discard")
    assert t.hand(1) == "estate estate estate estate estate"
    t = table(hands=hands, decks=["", "gold*4"])
    t.play("minion")
    t.answer("choose +discard")
    assert t.hand(1) == "gold gold gold gold"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_what_hurts_without_being_an_attack_allows_no_reaction(table):
    t = table(hands=["tribute", "moat"], decks=["", "gold copper"], in_play=["", "lighthouse"])
    t.play("tribute")
    t.expect_no_question()
    assert t.discard(1) == "copper gold"
    t = table(hands=["masquerade estate", "moat"], in_play=["", "lighthouse"])
    t.play("masquerade")
    t.answer("pass")
    assert t.hand(1) == "estate"
    t.ends_clean()


@pytest.mark.rule("D40")
@pytest.mark.ruling("R2")
def test_whoever_might_hold_a_reaction_is_asked_even_without_one(table):
    # Moat is in the discard pile: the others cannot know that it is not in hand.
    t = table(hands=["militia", "copper*3"], discards=["", "moat"])
    t.play("militia")
    assert (1, "react") in t.forced
    t.ends_clean()


# -- D41: the order of an attack


@pytest.mark.rule("D41")
@pytest.mark.ruling("card/curse#2", "card/witch#2")
@pytest.mark.parametrize(("attacker", "cursed"), [(0, [1, 2]), (1, [2, 3]), (3, [0, 1])])
def test_curses_go_clockwise_from_the_attackers_left_until_none_are_left(table, attacker, cursed):
    hands = [""] * 4
    hands[attacker] = "witch"
    t = table(hands=hands, supply={"curse": 2}, turn=attacker)
    t.play("witch")
    assert [seat for seat in range(4) if t.discard(seat) == "curse"] == cursed
    assert t.deeds(-1, "gains") == [("gains", (attacker + n) % 4) for n in (1, 2)]
    t.ends_clean()


@pytest.mark.rule("D41")
@pytest.mark.ruling("R20")
def test_victims_decide_one_after_the_other(table):
    t = table(hands=["torturer", "copper", "copper"], supply={"curse": 1})
    t.play("torturer")
    t.answer("choose +curse", seat=1)
    assert t.hand(1) == "copper curse"
    t.answer("choose +curse", seat=2)  # in vain
    assert t.hand(2) == "copper"
    t.ends_clean()
