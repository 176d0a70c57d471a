"""Rulings about the turn, order, several players, and what counts as owned."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.mats import ASIDE, VILLAGE

# -- the turn


@pytest.mark.rule("D18", "D6")
@pytest.mark.ruling("R1")
def test_clean_up_discards_the_hand_and_then_play_in_the_order_of_play_without_asking(table):
    hands = ["silver village estate curse copper", "copper"]
    t = table(hands=hands, decks=["gold copper*5", "copper*5"])
    t.play("village", "copper", "silver", "gold")
    assert t.hand() == "curse estate"
    t.end_turn()
    assert (t.g.turn, t.forced) == (1, [])
    pile = t.g.names(t.g.players[0].discard)
    assert pile == ["estate", "curse", "village", "copper", "silver", "gold"]
    assert [event["cards"] for event in t.told(1, "discards")] == [["estate", "curse"]]
    t.ends_clean()


@pytest.mark.rule("D18", "D43", "card/treasury")
@pytest.mark.ruling("R1", "R31")
def test_only_a_text_about_leaving_play_asks_in_clean_up(table):
    t = table(hands=["village treasury*2 estate", "copper"], decks=["copper*9", "copper*5"])
    t.play("village", "treasury", "treasury")
    t.end_turn()
    asked = []
    while t.g.turn == 0:
        asked.append((t.question().prompt, sorted(t.names())))
        t.answer("pass")
    assert asked == [("treasury", ["pass", "use treasury"])]  # as long as they are used
    t.ends_clean()


@pytest.mark.rule("D6", "D15", "D16")
@pytest.mark.ruling("R2")
def test_the_questions_of_a_turn_do_not_depend_on_the_hand(table):
    def prompts(hand):
        t = table(hands=[hand, "copper"], decks=["village copper"])
        asked = []
        while t.g.turn == 0:
            asked.append(t.question().prompt)
            t.answer("pass")
        return asked

    for hand in ("village copper", "estate copper", "village estate", "estate curse"):
        assert prompts(hand) == ["play-action", "play-treasure", "buy"]


@pytest.mark.rule("D6", "D15", "D16", "D40")
@pytest.mark.ruling("R2")
def test_whoever_has_nothing_to_play_or_to_show_is_asked_and_can_only_pass(table):
    t = table(hands=["witch estate", "copper"], decks=["estate*2", "moat"], actions=2)
    t.play("witch")
    assert t.forced == [(1, "react")]
    t.expect(0, "play-action", "pass")
    t.answer("pass")
    t.expect(0, "play-treasure", "pass")
    t.ends_clean()


@pytest.mark.rule("card/warehouse", "D15")
@pytest.mark.ruling("R23")
@pytest.mark.parametrize("year", [2009, 2014])
def test_warehouse_discards_before_another_action_can_be_played(table, year):
    t = table(
        hands=["warehouse village"], decks=["gold silver copper"], printings={"seaside": year}
    )
    t.play("warehouse")
    assert (t.hand(), t.actions) == ("copper gold silver village", 1)
    t.expect(0, "discard", *[f"discard {name}" for name in t.hand().split()])
    assert t.question().count == 3
    t.answer("discard copper", "discard silver", "discard gold")
    assert (t.hand(), t.discard()) == ("village", "copper gold silver")
    t.expect(0, "play-action", "play village", "pass")
    t.ends_clean()


# -- the order of cards and players


@pytest.mark.rule("card/navigator", "D26")
@pytest.mark.ruling("R11")
def test_cards_are_put_back_one_by_one_the_first_deepest_and_only_their_number_is_told(table):
    def back(*cards):
        t = table(hands=["navigator"], decks=["gold silver curse"])
        t.play("navigator")
        t.answer("choose +deck")
        for card in cards:
            t.answer(f"topdeck {card}")
        t.ends_clean()
        return t

    one, other = back("silver", "gold"), back("curse", "silver")  # the last one goes by itself
    assert (one.deck(), other.deck()) == ("curse gold silver", "gold silver curse")
    assert one.told(1, "topdecks") == [{"id": "topdecks", "seat": 0, "count": 3}]
    assert one.match.view(1) == other.match.view(1)
    assert one.match.events(1) == other.match.events(1)


@pytest.mark.rule("card/swindler", "D35", "D41")
@pytest.mark.ruling("R18")
def test_swindler_replaces_each_card_before_the_next_one_is_trashed(table):
    t = table(hands=["", "swindler", ""], decks=["copper", "", "silver"], kingdom="village", turn=1)
    t.play("swindler")
    assert t.trash() == "silver"  # to the attacker's left
    t.expect(1, "swindler", "gain silver", "gain village", "gain swindler")  # no passing
    t.answer("gain silver")
    assert (t.discard(2), t.trash()) == ("silver", "copper silver")
    t.expect(1, "swindler", "gain copper", "gain curse")
    t.answer("gain curse")
    assert t.discard(0) == "curse"
    t.ends_clean()


@pytest.mark.rule("D41", "card/militia", "card/torturer", "card/ghost_ship", "card/bureaucrat")
@pytest.mark.ruling("R20")
@pytest.mark.parametrize(
    ("attack", "answers", "told", "cards"),
    [
        ("militia", ["discard estate"], "discards", ["estate"]),
        ("torturer", ["choose +curse"], "gains", ["curse"]),
        ("ghost_ship", ["topdeck estate"], "topdecks", None),  # that there was one, not which
        ("bureaucrat", ["topdeck duchy"], "topdecks", ["duchy"]),
    ],
)
@pytest.mark.ends_open
def test_victims_decide_in_turn_order_and_later_ones_know_what_earlier_ones_did(
    table, attack, answers, told, cards
):
    t = table(hands=[attack, "estate duchy copper*2", "estate duchy copper*2"])
    t.play(attack)
    assert [ask.seat for ask in t.match.pending] == [1]
    assert t.told(2, told) == [event for event in t.told(2, told) if event["seat"] == 0]
    t.answer(*answers)
    assert [ask.seat for ask in t.match.pending] == [2]
    (done,) = [event for event in t.told(2, told) if event["seat"] == 1]
    assert done.get("cards") == cards


@pytest.mark.rule("D39", "card/masquerade")
@pytest.mark.ruling("R9", "R20")
def test_only_masquerade_asks_all_players_at_the_same_time(table):
    t = table(hands=["masquerade estate copper", "estate duchy", "estate gold"])
    t.play("masquerade")
    assert [ask.seat for ask in t.match.pending] == [0, 1, 2]
    t.answer("give gold", seat=2)
    assert t.told(1, "gives") == []
    t.answer("give estate", seat=0)
    t.answer("give duchy", seat=1)
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("copper gold", "estate estate", "duchy estate")
    t.answer("pass")
    t.ends_clean()


# -- the Supply and the end


@pytest.mark.rule("card/lurker", "D21", "D33")
@pytest.mark.ruling("R17")
def test_lurker_may_trash_the_last_action_of_any_cost_and_so_end_the_game(table):
    t = table(hands=["lurker", "copper"], supply={"nobles": 1, "curse": 0, "duchy": 0})
    t.play("lurker")
    t.answer("trash nobles")
    assert (t.trash(), t.deeds(-1, "trashes")) == ("nobles", [("trashes", 0)])
    t.end_turn()
    assert t.match.over
    assert t.g.outcome().reason == "piles"
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69")
@pytest.mark.ruling("R30")
def test_tokens_of_all_players_count_for_whoever_buys(table):
    t = table(hands=["embargo", "embargo copper"], decks=["copper*5"])
    t.play("embargo")
    t.answer("token silver")
    t.end_turn()
    t.play("embargo")
    t.answer("token silver")
    t.play("copper")
    t.buy("silver")
    assert [event["cards"] for event in t.told(0, "gains")] == [["curse"], ["curse"], ["silver"]]
    t.ends_clean()


@pytest.mark.rule("D22", "D79", "card/gardens", "card/duke")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize("year", [2009, 2017])
def test_gardens_and_duke_count_cards_on_mats_and_set_aside(table, year):
    t = table(
        hands=["island native_village haven duke duchy*2"],
        decks=["duchy gardens copper"],
        printings={"intrigue": year},
        actions=3,
    )
    t.play("native_village")
    t.answer("choose +mat")  # a Duchy
    t.play("island")
    t.answer("aside duchy")
    t.play("haven")
    t.answer("aside duchy")
    me = t.g.players[0]
    assert [t.g.names(zone) for zone in (me.mat(VILLAGE), me.mat(ASIDE))] == [["duchy"], ["duchy"]]
    # Duchies 9, Duke 3, Island 2, Gardens 0 with nine cards and 1 with ten.
    assert (len(me.all_cards()), scoring.score(t.g, me)) == (9, 14)
    t.buy("copper")
    me = t.g.players[0]
    assert (len(me.all_cards()), scoring.score(t.g, me)) == (10, 15)
    t.ends_clean()
