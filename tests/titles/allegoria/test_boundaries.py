"""Edges of the rules that a small slip would cross unnoticed, and what the log says of them."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles.allegoria import data, rounds
from tafelrunde.titles.allegoria.title import TITLE
from tafelrunde.titles.allegoria.vocabulary import QUEEN

FOUR = "roselie culver_lux antares umbral"


def with_task(condition: str) -> dict[str, object]:
    """T01 with another condition."""
    rows = [dict(row) for row in data.shipped("tasks")]
    rows[0]["condition"] = condition
    return {"cards": {"tasks": rows}}


# -- battles


@pytest.mark.rule("A143", "A113")
@pytest.mark.ruling("R6")
@pytest.mark.parametrize(("markers", "asked"), [(0, "soldiers-act"), (1, "battle-anarchy")])
@pytest.mark.ends_open
def test_without_a_marker_left_nobody_is_asked_for_one_before_the_dice(table, markers, asked):
    t = table(
        area=3,
        bids="roselie 2",
        dice=(2, 2),
        markers=markers,
        roselie={"soldier": "umbral*2"},
        umbral={"soldier": "home*2"},
    )
    t.do("attack")
    assert t.question().prompt == asked


@pytest.mark.rule("A147", "card/T05", "card/T09")
@pytest.mark.ruling("card/T09#1")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "done"),
    [
        (2, 2, (1, 0), "T05"),  # as many soldiers: not outnumbered
        (1, 2, (3, 0), "T05 T09"),
        (1, 2, (1, 0), ""),  # a tie
        (1, 2, (0, 0), ""),  # lost
    ],
)
def test_only_a_won_battle_counts_and_only_against_more_soldiers_is_it_bold(
    table, mine, theirs, dice, done
):
    t = table(
        area=3,
        bids="roselie 2",
        dice=dice,
        roselie={"soldier": f"umbral*{mine}", "tasks": "T05 T09"},
        umbral={"soldier": f"home*{theirs}"},
    )
    t.do("attack")
    t.answer("pass")
    while t.question().prompt == "spoils":
        t.answer("choose influence")
    assert t.cards(t.roselie.done) == done


@pytest.mark.rule("A146", "card/T05")
def test_winning_as_defender_gives_spoils_but_fulfils_no_task_of_an_attacker(table):
    t = table(
        area=3,
        bids="roselie 2, umbral 1",
        dice=(0, 4),
        roselie={"soldier": "umbral"},
        umbral={"soldier": "home*2", "tasks": "T05"},
    )
    t.do("attack")
    t.answer("pass")
    assert t.umbral.influence == 5, "no soldier of Roselie is left to remove"
    t.answer("pass")
    assert t.umbral.done == []


# -- what is counted within one turn


@pytest.mark.rule("A157")
def test_every_player_has_a_first_ruse_of_his_own_turn(table):
    t = table(
        area=4,
        bids="roselie 2, umbral 1+1, culver_lux 1",
        roselie={"spy": "centre*2"},
        umbral={"spy": "centre*2"},
    )
    t.do("ruse", "ruse")
    t.answer("pass")
    t.do("ruse", "ruse")
    assert (t.roselie.diplomacy, t.umbral.diplomacy) == (1, 1)


@pytest.mark.rule("card/D02")
@pytest.mark.ruling("R30")
def test_hard_times_make_the_first_commission_of_each_player_dearer(table):
    t = table(
        area=4,
        bids="roselie 2, umbral 1+1, culver_lux 1",
        decree="D02",
        lower=True,
        roselie={"spy": "centre*2"},
        umbral={"spy": "centre*2"},
    )
    t.do("ruse", "ruse")
    assert t.asked() == ("umbral", "spies-act")
    t.do("ruse")
    assert t.umbral.diplomacy == 1
    assert t.asked()[0] == "culver_lux", "both points of Umbral are used up by one Ruse"


@pytest.mark.rule("A175", "A178")
@pytest.mark.parametrize("answer", ["keep T05", "discard T05"])
def test_a_granted_task_is_a_deed_whether_it_is_kept_or_not(table, answer):
    own = with_task("turn('grant', what='task', replaced=0) == 1 and turn('grant') == 1")
    t = table(area=6, bids="roselie 2", tasks="T05", roselie={"tasks": "T01"}, options=own)
    t.do("grant_task")
    t.answer(answer)
    assert t.cards(t.roselie.done) == "T01"


@pytest.mark.rule("A88", "card/T33")
@pytest.mark.ruling("R15")
@pytest.mark.parametrize(("bids", "done"), [("umbral 1, roselie *", ""), ("umbral 1", "T33")])
def test_what_falls_again_before_ones_own_turn_was_not_fulfilled(table, bids, done):
    t = table(
        area=3, bids=bids, roselie={"guilds": "bankers"}, umbral={"wealth": 8, "tasks": "T33"}
    )
    if not done:
        assert t.asked() == ("roselie", "star")
        t.answer("activate guild_bankers")
    assert t.cards(t.umbral.done) == done


@pytest.mark.rule("A166", "card/T30")
@pytest.mark.ruling("card/T30#1")
@pytest.mark.parametrize(("theirs", "done"), [(10, "T30"), (11, "")])
def test_only_what_an_opponent_really_gains_counts_as_given(table, theirs, done):
    home = {"merchant": "umbral*2", "trade": 9, "tasks": "T30"}
    t = table(area=5, bids="roselie 2", roselie=home, umbral={"trade": theirs})
    for _ in range(2):
        t.do("commerce")
        t.answer("pay trade", "choose influence")
    assert t.track("umbral", "trade") == 12
    assert t.cards(t.roselie.done) == done


# -- who is asked


@pytest.mark.rule("A169", "A186")
@pytest.mark.parametrize("area", [6, 7])
def test_cards_in_hand_might_be_played_so_their_owner_is_asked(table, area):
    deck = {"worker_deck": ""} if area == 7 else {}
    bids = "umbral 2, roselie 1"
    t = table(area=area, bids=bids, umbral={"hand": "spy_1"}, roselie={"hand": "spy_2"}, **deck)
    t.answer("pass")
    (ask,) = t.match.pending
    assert (ask.seat, ask.options) == (0, [0]), "asked, although no card of his hand fits"


@pytest.mark.rule("A169")
def test_without_cards_and_figures_there_is_no_question(table):
    t = table(area=6, bids="umbral 2, roselie 1", umbral={"guilds": "spies"})
    t.answer("pass")
    (ask,) = t.match.pending
    assert ask.prompt == "bid", "the next week has begun"


@pytest.mark.rule("A175", "A87")
@pytest.mark.ruling("R27")
@pytest.mark.parametrize(
    ("deck", "discard", "offered"),
    [("", "", False), ("T05", "", True), ("", "T05", True)],
)
def test_a_task_is_granted_as_long_as_there_is_one_in_deck_or_discard_pile(
    table, deck, discard, offered
):
    t = table(area=6, bids="roselie 2", task_deck=deck, task_discard=discard)
    assert ("do grant_task" in t.offers()) == offered
    if offered:
        t.do("grant_task")
        t.answer("keep T05")
        assert t.cards(t.roselie.tasks) == "T05"


@pytest.mark.rule("A184")
@pytest.mark.ruling("R18")
@pytest.mark.parametrize(("discard", "offered"), [("", False), ("spy_1", True)])
@pytest.mark.ends_open
def test_the_guild_of_scholars_needs_a_card_to_draw(table, discard, offered):
    t = table(
        area=4,
        bids="roselie *",
        worker_deck="",
        worker_discard=discard,
        roselie={"guilds": "scholars soldiers"},
    )
    assert ("activate guild_scholars" in t.offers()) == offered
    assert "activate guild_soldiers" in t.offers()


@pytest.mark.rule("A78", "A183")
def test_a_guild_to_the_left_has_worked_before_the_next_star_is_decided(table):
    t = table(
        area=4,
        bids="roselie *, umbral *",
        roselie={"guilds": "bankers"},
        umbral={"guilds": "bankers", "wealth": 1},
    )
    t.answer("activate guild_bankers")
    assert t.asked() == ("umbral", "star")
    assert (t.track("umbral", "wealth"), t.roselie.influence) == (0, 1)
    t.answer("activate guild_bankers")
    assert (t.track("roselie", "wealth"), t.track("umbral", "wealth")) == (1, 2)


@pytest.mark.rule("A127", "A128")
def test_from_12_the_first_extra_point_crosses_a_threshold(table):
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"strength": 12, "supply": 10})
    t.do("recruit", "recruit", "recruit")
    assert t.question().prompt == "soldiers-cross"
    t.do("recruit")
    assert (t.track("roselie", "strength"), t.roselie.anarchy) == (11, 1)
    assert t.asked()[0] == "umbral"


# -- what a seat can know


@pytest.mark.rule("A43", "A62")
@pytest.mark.ruling("R32")
def test_whoever_imagines_the_decrees_knows_that_the_queens_death_is_among_them():
    table = TITLE.deal(TITLE.prepare(2, {}), "queen")
    rng = Rng("queen")
    places = set()
    for _ in range(60):
        world = table.imagine(0, rng)
        kinds = [world.kinds[card].number for card in world.decree_deck]
        assert kinds.count(QUEEN) == 1
        every = range(len(table.kinds))
        assert sorted(world.names(list(every))) == sorted(table.names(list(every)))
        places.add(kinds.index(QUEEN))
    assert places == set(range(7))


@pytest.mark.rule("A96")
def test_the_card_of_the_fourth_bidder_is_known_to_him_alone(table):
    t = table(
        houses=FOUR,
        area=2,
        bids="roselie 2, culver_lux 1, antares 1, umbral 1",
        row="spy_1 spy_2 spy_3 joker_1 joker_2",
        workers="banker_3",
    )
    t.answer("single spy_1", "pair spy_3", "take group_1", "take group_2", "keep joker_1")
    assert t.hand("umbral") == "banker_3"
    drawn = [face for face in t.match.events(0) if face["id"] == "draws"]
    assert [(face["seat"], "cards" in face) for face in drawn] == [(3, False)]
    worlds = [t.g.imagine(0, Rng(f"fourth {n}")) for n in range(20)]
    assert len({world.names(world.players[3].hand)[0] for world in worlds}) > 3


# -- the log


@pytest.mark.rule("A53", "A178", "A84")
def test_discarded_tasks_are_told_and_named_only_to_whoever_discards_them(table):
    t = table(area=6, bids="roselie 2", tasks="T05")
    t.do("grant_task")
    t.answer("discard T05")
    (mine,) = t.told("discards-tasks", 0)
    (theirs,) = t.told("discards-tasks", 1)
    assert mine["cards"] == ["T05"]
    assert theirs["count"] == 1
    assert "cards" not in theirs
    t = table(area=1, bids="roselie 2", tasks="T05 T06 T07")
    t.answer("keep T06")
    assert t.told("discards-tasks", 0)[0]["cards"] == ["T05", "T07"]
    assert t.told("discards-tasks", 1)[0]["count"] == 2


@pytest.mark.rule("A41")
def test_the_figure_of_a_noble_is_told():
    match = Match.new(TITLE, 2, {}, seed="noble")
    bot = RandomBot(Rng("noble"))
    while match.table.week == 0:
        ask = match.pending[0]
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))
    told = [face for face in match.events(-1) if face["id"] == "places"]
    figures = [sum(me.figures) for me in match.table.players]
    assert [sum(face["seat"] == seat for face in told) for seat in (0, 1)] == figures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_and_question_names_a_rule_that_can_be_read(seats):
    match = Match.new(TITLE, seats, {}, seed=f"rules {seats}")
    bot = RandomBot(Rng("rules"))
    cited = set()
    while not match.over:
        ask = match.pending[0]
        cited.add(ask.rule)
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))
    for face in match.events(-1):
        assert "rule" in face, face
        cited.add(face["rule"])
    for lang in LANGUAGES:
        texts = Texts(lang, "allegoria")
        assert [rule for rule in cited if not texts.has_rule(str(rule))] == []


@pytest.mark.rule("A101", "A173", "A174")
def test_the_view_tells_what_each_action_would_cost(table):
    bids = "umbral 2, roselie 2, antares 1"
    t = table(houses=FOUR, area=6, bids=bids, roselie={"wealth": 6, "hand": "banker_1"})
    t.answer("pass", "choose commission")
    facts = t.match.view(-1)["facts"]
    assert facts["mode"] == "commission_only"
    assert facts["costs"]["grant_guild"] == {"points": 2, "extra": 1, "markers": 1}
    assert facts["costs"]["wages"] == {"points": 1, "extra": 0, "markers": 0}
    assert facts["trader"] == {"wealth": [1, 2], "trade": [1, 3], "toll": 0}


@pytest.mark.rule("A111", "A166")
@pytest.mark.parametrize(("trade", "told"), [(3, []), (2, [(2, 3)]), (0, [(0, 3)])])
def test_a_price_that_a_track_cannot_pay_is_told(table, trade, told):
    home = {"merchant": "umbral", "trade": trade}
    t = table(area=5, bids="roselie 2", trader="trader_i", roselie=home)
    t.do("commerce")
    t.answer("pay trade", "choose influence")
    assert t.roselie.influence == 5
    assert [(face["paid"], face["count"]) for face in t.told("pays-less")] == told


# -- decrees at the last piece


@pytest.mark.rule("card/D03")
@pytest.mark.parametrize(("supply", "asked"), [(1, True), (0, False)])
@pytest.mark.ends_open
def test_the_last_figure_of_the_supply_can_still_be_mustered(table, supply, asked):
    home = {"soldier": f"home*{10 - supply}"}
    t = table(stage=rounds.DECREE, decree="D03", roselie=home)
    assert (t.asked() == ("roselie", "decree-place")) == asked
    if asked:
        t.answer("choose yes")
        assert t.roselie.supply == 0


@pytest.mark.rule("card/D08")
@pytest.mark.ruling("card/D08#1")
def test_unrest_takes_the_last_marker_and_then_only_tracks_can_pay(table):
    t = table(
        stage=rounds.DECREE,
        decree="D08",
        lower=True,
        markers=1,
        culver_lux={"trade": 1},
    )
    assert t.roselie.anarchy == 1, "Roselie has nothing to lower, so there is no choice"
    assert (t.track("culver_lux", "trade"), t.culver_lux.anarchy) == (0, 0)
    assert t.umbral.anarchy == 0, "neither is possible any more"
    assert t.asked() == ("roselie", "bid")


@pytest.mark.rule("A75", "A79")
def test_a_bid_is_made_of_the_tokens_of_its_own_area_alone(table):
    t = table()
    for bid in ("2 area_3", "1 area_4", "1 area_5", "0 area_6", "0 area_6", "star area_7"):
        t.answer(*[f"bid-{bid}"] * 3)
    for area, bids in ((3, [2, 2, 2]), (4, [1, 1, 1])):
        assert t.g.area == area
        assert [me.bid for me in t.g.players] == bids
        for _ in range(3):
            t.answer("pass")
