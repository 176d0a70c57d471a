"""Root's heuristic plays like people: no habit that somebody who reads its games would notice.

`TAFELRUNDE_HABITS=400 pytest tests/titles/root/test_bot_habits.py` plays so many games of every mix
and then asks for victories, too; `python -m tools.root.habits` prints what is measured here.
"""

from __future__ import annotations

import functools
import os

import pytest

from tafelrunde.arena.rating import wilson
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.bots.heuristic import Heuristic
from tafelrunde.titles.root.vocabulary import VOCABULARY
from tests.titles.root.conftest import RootScenario, both
from tests.titles.root.expansion import river
from tests.titles.root.wanderers import quests, vagabond
from tools.root.habits import MIXES, Habits, watch

GAMES = int(os.environ.get("TAFELRUNDE_HABITS", "16"))
pytestmark = pytest.mark.timeout(1800)  # of many games
BASE = MIXES[0]
RIVER = "marquise,eyrie,vagabond,riverfolk"
CULT = "marquise,eyrie,alliance,cult"


@functools.cache
def seen(mix: str) -> Habits:
    """What was seen in some games of a mix; played once."""
    return watch(mix, GAMES, "habits")


def battles(h: Habits) -> float:
    return h.counts["battles"] / h.turns


def crafts(h: Habits) -> float:
    return h.per_game("crafts")


def ambushes(h: Habits) -> float:
    return h.ambushes()


def ambushes_on_one(h: Habits) -> float:
    return h.ambushes(" on one")


def ambushes_on_armies(h: Habits) -> float:
    return h.ambushes(" on more")


def hospitals_for_one(h: Habits) -> float:
    return h.hospitals("one")


def recruiting(h: Habits) -> float:
    return h.counts["marquise recruits"] / h.rounds


def going_back(h: Habits) -> float:
    return h.share("moves back of marquise", "moves of marquise")


def second_cards(h: Habits) -> float:
    first = h.counts["eyrie first cards"]
    return (h.counts["eyrie cards added"] - first) / first


def dominances(h: Habits) -> float:
    return h.per_game("dominance activated")


def dominances_in_vain(h: Habits) -> float:
    return h.lost_dominances()


def allies(h: Habits) -> float:
    return h.share("vagabonds with an ally", "vagabonds")


def coalitions(h: Habits) -> float:
    return h.share("vagabonds in a coalition", "vagabonds")


def friends_lost(h: Habits) -> float:
    return h.per_game("friends made hostile")


def items_dropped(h: Habits) -> float:
    return h.per_game("vagabond drops whole items")


def friends_lost_for_little(h: Habits) -> float:
    return h.per_game("friends made hostile for little")


def worse_items_kept(h: Habits) -> float:
    return h.per_game("vagabond keeps worse")


def aids(h: Habits) -> float:
    return h.per_game("aids")


def services(h: Habits) -> float:
    return h.per_game("services")


def price(h: Habits) -> float:
    return h.share("payments", "services")


def cheap_to_the_leader(h: Habits) -> float:
    return h.share("services to the leader for 1", "services")


@pytest.mark.parametrize(
    ("habit", "mix", "low", "high"),
    [
        (battles, BASE, 0.6, 1.1),  # people: 0.87
        (battles, CULT, 0.6, 1.1),
        (crafts, BASE, 10.0, 17.0),  # people: 13.6
        (crafts, CULT, 9.5, 17.0),
        (crafts, RIVER, 11.0, 17.0),
        (ambushes, BASE, 0.5, 0.92),
        (ambushes, CULT, 0.5, 0.92),
        (ambushes_on_one, CULT, 0.15, 0.75),
        (ambushes_on_armies, CULT, 0.6, 1.0),
        (hospitals_for_one, BASE, 0.0, 0.35),
        (recruiting, BASE, 0.2, 1.0),
        (going_back, BASE, 0.0, 0.08),
        (second_cards, BASE, 0.1, 0.8),
        (dominances, BASE, 0.0, 0.4),
        (dominances_in_vain, BASE, 0.0, 0.2),
        (allies, BASE, 0.1, 0.6),
        (coalitions, RIVER, 0.05, 0.5),
        (friends_lost, BASE, 0.0, 0.7),
        (friends_lost_for_little, BASE, 0.0, 0.3),
        (items_dropped, BASE, 0.0, 0.7),
        (worse_items_kept, BASE, 0.0, 0.1),
        (aids, BASE, 3.0, 12.0),
        (services, RIVER, 2.5, 6.5),  # people: 4.3
        (price, RIVER, 1.8, 4.0),
        (cheap_to_the_leader, RIVER, 0.0, 0.05),
    ],
)
def test_habits_stay_within_what_people_do(habit, mix, low, high):
    found = habit(seen(mix))
    assert low <= found <= high, f"{habit.__name__}: {found:.2f}"


@pytest.mark.parametrize("mix", [BASE, RIVER, CULT])
def test_openings_vary(mix):
    for id in mix.split(","):
        assert seen(mix).same_opening(id) <= 0.75, id


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
@pytest.mark.parametrize("mix", MIXES)
def test_every_faction_wins_its_share_in_every_usual_mix(mix):
    h = seen(mix)
    for id in h.mix:
        low, high = wilson(h.wins[id], h.games)
        assert high >= 0.15 and low <= 0.35, f"{id}: {low:.0%} to {high:.0%}"


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
def test_battles_crafts_and_services_are_like_those_of_people_in_all_mixes():
    for mix in MIXES:
        assert 0.55 <= battles(seen(mix)) <= 1.15, mix
        assert services(seen(mix)) <= 6.3, mix
    assert 11.5 <= sum(crafts(seen(mix)) for mix in MIXES) / len(MIXES) <= 16.0


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
@pytest.mark.parametrize("mix", MIXES)
def test_an_ambush_is_kept_now_and_then_in_every_usual_mix(mix):
    h = seen(mix)
    assert 0.6 <= h.ambushes() <= 0.9, f"{h.ambushes():.0%}"
    assert h.ambushes(" on one") < h.ambushes(" on more")


def test_the_same_seed_plays_the_same_game():
    one, two = watch(BASE, 1, "again"), watch(BASE, 1, "again")
    assert (one.counts, one.openings, one.decisions) == (two.counts, two.openings, two.decisions)


# -- single decisions


def answer(t: RootScenario, seed: str = "bot") -> str:
    """What the heuristic answers to the open question."""
    ask = t.question()
    return VOCABULARY.name(Heuristic(Rng(seed)).choose(t.g.sight(ask.seat), ask))


@pytest.mark.ends_open
@pytest.mark.parametrize(("attackers", "played"), [(1, False), (3, True)])
def test_an_ambush_waits_for_an_army(table, attackers, played):
    t = table(
        "marquise eyrie",
        hands={"eyrie": "ambush_fox sword"},
        warriors={"marquise": {1: attackers}, "eyrie": {1: 2}},
    )
    t.answer("battle c1")
    assert (answer(t) == "ambush ambush_fox") is played


@pytest.mark.ends_open
def test_an_ambush_saves_a_building_even_from_one_warrior(table):
    t = table(
        "marquise eyrie",
        hands={"eyrie": "ambush_fox sword"},
        warriors={"marquise": {1: 1}},
        pieces={"eyrie": {"roost": [1]}},
    )
    t.answer("battle c1")
    assert answer(t) == "ambush ambush_fox"


@pytest.mark.ends_open
@pytest.mark.parametrize(("lost", "paid"), [(1, False), (3, True)])
def test_field_hospitals_are_for_several_warriors(table, lost, paid):
    t = table(
        "eyrie marquise",
        leader="commander",
        decree={"battle": "sword"},
        hands={"marquise": "anvil foxfolk_steel"},
        warriors={"eyrie": {1: 4}, "marquise": {1: lost}},
        pieces={"eyrie": {"roost": [1]}, "marquise": {"keep": [3]}},
        dice=[3, 0],
    )
    while t.question().prompt != "field-hospitals":
        ask = t.question()
        t.answer("battle c1" if t.offered("battle c1") else VOCABULARY.name(ask.options[0]))
    assert (answer(t) != "pass") is paid


@pytest.mark.ends_open
def test_the_marquise_goes_where_there_is_room_to_build(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 5}, "eyrie": {5: 2, 9: 6, 10: 6}},
        pieces={"marquise": {"keep": [1], "sawmill": [1], "wood": [1, 1]}},
    )
    assert not t.offered("build sawmill")
    assert answer(t) == "move c1"
    t.answer("move c1")
    assert answer(t) == "to c5"


@pytest.mark.ends_open
@pytest.mark.parametrize(
    ("hand", "building"),
    [("anvil crossbow_mouse", "workshop"), ("ambush_fox ambush_mouse", "sawmill")],
)
def test_the_marquise_builds_a_workshop_for_cards_in_hand(table, hand, building):
    t = table(
        "marquise eyrie",
        hands={"marquise": hand},
        warriors={"marquise": {1: 5, 5: 3, 9: 3, 10: 3}, "eyrie": {3: 6}},
        pieces={
            "marquise": {
                "keep": [1],
                "sawmill": [1],
                "workshop": [9],
                "recruiter": [5],
                "wood": [1],
            }
        },
    )
    assert answer(t) == f"build {building}"


@pytest.mark.ends_open
@pytest.mark.parametrize(("card", "spared"), [("anvil", True), ("armorers", False)])
def test_the_vagabond_keeps_his_hammer_for_an_item_he_can_craft(table, card, spared):
    t = table(
        "vagabond marquise",
        state=vagabond("c5", items="hammer tea"),
        hands={"vagabond": f"{card} sword bake_sale"},
        warriors={"marquise": {5: 2}},
    )
    t.answer("aid marquise")
    assert (answer(t) == "exhaust item_hammer") is not spared


def test_the_vagabond_refreshes_what_a_quest_asks_for(table):
    board = vagabond("c1", items="sword", exhausted="bag crossbow hammer boot")
    t = table(
        "vagabond marquise",
        phase="birdsong",
        state=both(board, quests("logistics_help_fox")),  # a boot and a bag
    )
    turned = []
    while t.question().prompt == "refresh":
        turned.append(answer(t))
        t.answer(turned[-1])
    assert "refresh exhausted_bag" in turned


@pytest.mark.ends_open
def test_the_vagabond_drops_what_is_damaged(table):
    board = vagabond("c1", items="sword*2 boot*2 hammer crossbow", damaged="crossbow")
    t = table("vagabond marquise", phase="evening", state=board)
    while t.question().prompt != "item-limit":
        t.answer("pass")
    assert answer(t) == "remove damaged_crossbow"


def test_the_riverfolk_want_a_full_hand(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "sword bake_sale ambush_fox armorers"},
        warriors={"marquise": dict.fromkeys([4, 5, 7, 10, 11], 5)},
        pieces={"riverfolk": {"trade_post_rabbit": [3]}},
        state=river({"riverfolk": 1}),
    )
    assert answer(t) == "draw"


def test_the_vagabond_does_not_attack_his_ally(table):
    board = vagabond("c1", items="sword*2 boot torch", allied="marquise")
    t = table("vagabond marquise eyrie", state=board, warriors={"marquise": {1: 2}})
    assert t.offered("battle c1")
    assert answer(t) != "battle c1"


def test_the_vagabond_aids_a_friend_who_will_be_an_ally(table):
    board = vagabond("c1", items="boot*3 tea coin", friendly="marquise")
    t = table(
        "vagabond marquise eyrie",
        state=board,
        hands={"vagabond": "foxfolk_steel root_tea_fox anvil"},
        warriors={"marquise": {1: 2}},
    )
    assert answer(t) == "aid marquise"


def test_the_vagabond_joins_somebody_when_he_cannot_win_alone(table):
    t = table(
        "vagabond marquise eyrie alliance",
        state=vagabond("c1", items="boot torch"),
        hands={"vagabond": "dominance_fox"},
        warriors={"marquise": {1: 1}},
        points={"vagabond": 11, "marquise": 27, "eyrie": 24, "alliance": 23},
    )
    assert answer(t) == "activate dominance_fox"


@pytest.mark.ends_open
def test_the_riverfolk_are_dear_while_a_customer_leads(table):
    t = table(
        "riverfolk marquise eyrie",
        turn_of="riverfolk",
        phase="evening",
        hands={"riverfolk": "sword anvil bake_sale"},
        points={"marquise": 24},
        state=both(river({"marquise": 2})),
    )
    while t.question().prompt != "service-price":
        t.answer("pass")
    for _ in range(3):
        price = int(answer(t).split()[-1])
        assert price >= 3
        t.answer(f"price {price}")
        if t.match.over or t.question().prompt != "service-price":
            break
