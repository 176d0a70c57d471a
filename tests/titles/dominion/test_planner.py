"""Plans for a kingdom: what is bred is sound, found again from the same seed, and worth the time.

`TAFELRUNDE_PLANNER=400 pytest tests/titles/dominion/test_planner.py` plays as many odd kingdoms.
"""

from __future__ import annotations

import os
import time

import pytest

from tafelrunde.bots.hints import hint
from tafelrunde.bots.registry import BadBudget, find_bot, read_budget, seatable
from tafelrunde.bots.search import Budget, Search
from tafelrunde.kernel.bots import Bot, play_out
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.languages import LANGUAGES
from tafelrunde.texts import Texts, error_text
from tafelrunde.titles.dominion.bots.breeding import ENDS, MOST_LINES, bred
from tafelrunde.titles.dominion.bots.contest import Contest, Match
from tafelrunde.titles.dominion.bots.fixed import BASIC, best_fixed, fixed_menus
from tafelrunde.titles.dominion.bots.guide import FAR, DominionGuide
from tafelrunde.titles.dominion.bots.menu import Menu, Want
from tafelrunde.titles.dominion.bots.planner import LENGTH, Plan, PlannerGuide, plan_for, play_on
from tafelrunde.titles.dominion.bots.seeds import couples, different, engines, helpers
from tafelrunde.titles.dominion.bots.strategies import bigmoney
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.counters import POINTS
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import deal
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.registry import load

# Nothing here helps money much.
WEAK = ["chapel", "cellar", "workshop", "gardens", "feast", "remodel", "throne_room", "village"]
WEAK += ["woodcutter", "spy"]
ODD_GAMES = int(os.environ.get("TAFELRUNDE_PLANNER", "8"))


def kingdom(seats: int = 2, **options: object) -> Kingdom:
    """A kingdom as it is laid out."""
    laid = TITLE.prepare(seats, options)
    assert isinstance(laid, Kingdom)
    return laid


def drawn(seed: str, seats: int = 2) -> Kingdom:
    """A kingdom of all boxes."""
    return kingdom(seats, **TITLE.vary(seats, {}, Rng(seed)))


def check(menu: Menu, offered: list[str]) -> None:
    """A menu names what is offered, and keeps what ends a game."""
    assert {want.card.id for want in menu.wants} <= set(offered)
    assert any(want.card.id in ENDS for want in menu.wants)
    for want in menu.wants:
        assert want.most >= 1 and want.late >= 1 and want.early >= -1
        assert want.per is None or want.per.id in offered
        if want.card.potion:
            assert "potion" in offered


# -- menus


def test_a_line_can_be_copied_and_tells_all_it_says():
    want = Want("village", most=3, early=2, per="smithy", plus=-1, money=4)
    assert repr(want.copy()) == repr(want)
    assert repr(want) == "Want('village', most=3, early=2, plus=-1, money=4, per='smithy')"
    twin = want.copy()
    twin.most = 1
    assert want.most == 3


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_bred_menus_name_only_what_is_offered_and_leave_their_parents_alone(seed):
    contest = Contest(drawn(seed), seed)
    offered = [card.id for card in contest.offers]
    menus = fixed_menus(contest.offers)
    before = [repr(menu.wants) for menu in menus]
    for menu in menus:
        check(menu, offered)
    rng = Rng(seed)
    menu, seen = menus[0], set()
    for _ in range(300):
        menu = bred(menu, menus, contest.offers, rng, contest.offers[:3])
        check(menu, offered)
        assert len(menu.wants) <= MOST_LINES
        seen.add(repr(menu.wants))
    assert len(seen) > 150
    assert [repr(one.wants) for one in menus] == before


def test_every_card_of_the_kingdom_is_tried_beside_money():
    laid = kingdom(cards=WEAK)
    menus = fixed_menus(Contest(laid, "all").offers)
    for card in WEAK:
        counts = {want.most for menu in menus for want in menu.wants if want.card.id == card}
        assert {1, 2} <= counts


def test_potions_come_with_what_needs_them():
    laid = kingdom(cards=["familiar", "university", *WEAK[:8]])
    contest = Contest(laid, "potion")
    rng = Rng("potion")
    money = bigmoney([card.id for card in contest.offers])
    with_potion = 0
    for _ in range(200):
        child = bred(money, [money], contest.offers, rng, [])
        if any(want.card.potion for want in child.wants):
            with_potion += any(want.card.id == "potion" for want in child.wants)
    assert with_potion > 5


# -- games


def test_equal_menus_achieve_one_half_and_better_ones_more():
    laid = drawn("even")
    contest = Contest(laid, "even")
    ids = [card.id for card in contest.offers]
    assert contest.compare(bigmoney(ids), bigmoney(ids), 10, "x") == pytest.approx(0.5)
    assert contest.compare(bigmoney(ids), Menu([Want("province")]), 10, "x") > 0.8
    assert contest.games == 20


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_sit_in_turn(seats):
    contest = Contest(drawn("many", seats), "many")
    ids = [card.id for card in contest.offers]
    assert contest.compare(bigmoney(ids), bigmoney(ids), 4, "x") == pytest.approx(0.5)


def test_a_game_that_never_ends_is_lost():
    contest = Contest(kingdom(cards=WEAK), "endless")
    nothing = Menu([Want("province", money=99)])
    assert contest.compare(nothing, nothing, 1, "x") == 0.0


# -- plans


def to_breed(plan: Plan, menu: Menu, rival: Menu, games: int = 20) -> None:
    """A plan that has found these two, and is about to breed."""
    plan.menu, plan.rival, plan.pool = menu, rival, [menu]
    plan.trial = Match(plan.contest, menu, rival)
    for _ in play_on(plan.trial, games):
        pass
    plan.course = plan.breed()


def test_the_same_kingdom_and_games_give_the_same_plan_however_it_is_interrupted():
    plans = [Plan(kingdom(cards=WEAK), 160) for _ in range(2)]
    for plan in plans:  # without the fixed strategies, for which so few games are not enough
        to_breed(plan, plan.menu, plan.menu)
    plans[0].improve()
    pauses = 0
    while not plans[1].is_ready():
        plans[1].improve(time.perf_counter() + 0.0005)  # a few games each time
        pauses += 1
        assert pauses < 10_000
    assert pauses > 1 and plans[0].born > 1
    seen = [(plan.born, plan.contest.games, repr(plan.menu.wants)) for plan in plans]
    assert seen[0] == seen[1]
    assert [repr(menu.wants) for menu in plans[0].pool] == [
        repr(menu.wants) for menu in plans[1].pool
    ]


def test_the_fixed_strategies_come_first_and_the_best_of_them_is_the_rival():
    plan = Plan(kingdom(cards=["witch", *WEAK[1:8], "woodcutter", "smithy"]), 10_000)
    money = Menu([Want("province"), Want("gold"), Want("silver")])
    witch = Menu([Want("witch", most=2), Want("province"), Want("gold"), Want("silver")])
    smithy = Menu([Want("province"), Want("gold"), Want("smithy", most=1), Want("silver")])
    plan.first = plan.menu = money
    plan.course = plan.begin([smithy, money, witch, money])
    for _ in plan.course:
        pass
    assert plan.rival is witch
    assert {card.id for card in plan.promising} == {"witch", "smithy"}
    assert any(want.card.id == "witch" for want in plan.menu.wants)
    assert any(menu is plan.menu for menu in plan.pool)
    assert plan.trial.one is plan.menu and plan.trial.mean() > 0.45


def test_where_games_are_long_fewer_are_played():
    plan = Plan(kingdom(cards=WEAK), 100)
    plan.contest.decisions = 100 * LENGTH - 1
    plan.improve()
    assert plan.contest.games == 1 and plan.is_ready()


def test_a_strong_card_is_found_by_breeding():
    plan = Plan(kingdom(cards=["mountebank", *WEAK[1:]]), 1500)
    money = Menu([Want("province"), Want("gold"), Want("silver")])
    to_breed(plan, money, money)
    plan.improve()
    check(plan.menu, [card.id for card in plan.contest.offers])
    assert "mountebank" in repr(plan.menu.wants)
    assert plan.contest.compare(plan.menu, money, 40, "proof") > 0.7


def test_no_menu_is_tried_twice():
    plan = Plan(kingdom(cards=WEAK), 10)
    menus = [plan.new_menu() for _ in range(300)]
    assert len(different(menus)) == 300 < plan.born


def test_who_beats_the_best_menu_must_not_lose_against_its_rival():
    plan = Plan(kingdom(cards=["witch", *WEAK[1:]]), 10_000)
    money = Menu([Want("province"), Want("gold"), Want("silver")])
    witch = Menu([Want("witch", most=2), Want("province"), Want("gold"), Want("silver")])
    slow = Menu([Want("province"), Want("silver")])
    to_breed(plan, slow, witch)
    plan.trial.total = 0.6 * plan.trial.played  # as if the slow one had a way to beat witches
    for _ in plan.prove(money):
        pass
    assert plan.menu is slow
    to_breed(plan, slow, witch, 100)
    for _ in plan.prove(money):
        pass
    assert plan.menu is money and plan.trial.one is money


def test_a_menu_that_plays_like_the_best_one_is_dropped_at_once():
    plan = Plan(kingdom(cards=WEAK), 10_000)
    to_breed(plan, plan.menu, plan.menu)
    before = plan.contest.games
    for _ in plan.prove(Menu([*plan.menu.wants, plan.menu.wants[0]], careful=True)):
        pass
    assert plan.contest.games - before < 12


def test_couples_join_helpers_and_engines_have_what_they_need():
    laid = kingdom(cards=["smithy", "laboratory", "familiar", *WEAK[:7]])
    offers = Contest(laid, "seeds").offers
    ids = [card.id for card in offers]
    menus = [Menu([Want(id), *bigmoney(ids).wants]) for id in ("smithy", "laboratory")]
    menus.append(Menu([*bigmoney(ids).wants, Want("familiar"), Want("potion", most=1)]))
    for menu in couples(menus, ids):
        check(menu, ids)
        assert len({want.card.id for want in helpers(menu)}) == 2
        needs_potion = any(want.card.potion for want in menu.wants)
        assert any(want.card.id == "potion" for want in menu.wants) == needs_potion
    assert len(couples(menus, ids)) == 3
    found = engines(offers, Rng("seeds"))
    for menu in found:
        check(menu, ids)
        drawn = {want.card.id for want in helpers(menu)}
        assert "laboratory" in drawn or {"smithy", "village"} <= drawn
    assert any("chapel" in repr(menu.wants) for menu in found)
    assert len(found) == len(different(found))


def test_the_best_fixed_strategy_is_found_by_playing():
    laid = kingdom(cards=["witch", *WEAK[1:]])
    assert any(want.card.id == "witch" for want in best_fixed(laid, 4).wants)


def test_plans_are_remembered_and_belong_to_kingdom_printing_and_number_of_players():
    one = plan_for(kingdom(cards=WEAK), 50)
    assert plan_for(kingdom(cards=WEAK), 50) is one
    assert plan_for(kingdom(cards=WEAK), 60) is not one
    assert plan_for(kingdom(3, cards=WEAK), 50) is not one
    assert plan_for(kingdom(cards=WEAK, colonies="with"), 50) is not one
    assert plan_for(kingdom(cards=WEAK, editions={"base": 2008}), 50) is not one


def test_a_plan_knows_nothing_of_the_table_it_is_for():
    laid = drawn("blind")
    plans = []
    for seed in ("one", "another"):
        guide = PlannerGuide()
        guide.preparation = 40
        table = TITLE.deal(laid, seed)
        before = table.rng.drawn()
        guide.prepare(table.sight(0), 0.0)
        assert table.rng.drawn() == before
        plans.append(guide.plan)
    assert plans[0] is plans[1]


# -- the bot


def planner(playouts: int, games: int, seed: str) -> Bot:
    return find_bot(TITLE, f"planner:{playouts}:{games}")(Rng(seed))


@pytest.mark.parametrize("game", range(ODD_GAMES))
def test_it_plays_any_kingdom_for_any_number_to_the_end(game):
    rng = Rng(f"odd {game}")
    seats, options = TITLE.sample(rng)
    table = TITLE.deal(TITLE.prepare(seats, options), f"odd {game}")
    bots: list[Bot] = [find_bot(TITLE, "auto")(rng) for _ in range(seats)]
    me = planner(2, 60, f"odd {game}")
    bots[game % seats] = me
    assert len(play_out(table, bots).scores) == seats
    assert isinstance(me, Search) and isinstance(me.guide, PlannerGuide)
    last = me.explanation()
    assert last is not None and last.failures == 0


def test_the_same_seed_gives_the_same_game():
    def game() -> list[tuple[int, int]]:
        answers: list[tuple[int, int]] = []
        bots = [planner(6, 40, "a"), planner(6, 40, "b")]
        play_out(TITLE.deal(kingdom(cards=WEAK), "same"), bots, answers=answers)
        return answers

    assert game() == game()


def test_the_time_is_kept_while_a_plan_is_made():
    bot = find_bot(TITLE, "planner:0.2s:1000000")(Rng("time"))
    position = Position(TITLE.deal(drawn("time", 6), "time"), [])
    for _ in range(6):
        ask = position.pending[0]
        begun = time.process_time()
        option = bot.choose(position.sight(ask.seat), ask)
        assert time.process_time() - begun < 0.8
        position.answer(ask.seat, option)
    assert isinstance(bot, Search) and isinstance(bot.guide, PlannerGuide)
    assert bot.guide.plan is not None and not bot.guide.settled
    assert bot.guide.plan.contest.games > 0  # and what was found so far is what is played
    assert bot.guide.followers[0].menu is bot.guide.plan.menu


def test_it_is_the_hard_bot_and_gives_hints_and_has_a_name():
    bot = seatable(TITLE)["hard"](Rng("hard"))
    assert isinstance(bot, Search) and isinstance(bot.guide, PlannerGuide)
    assert bot.budget.seconds < 4
    position = Position(TITLE.deal(kingdom(cards=WEAK), "hint"), [])
    ask = position.pending[0]
    told = hint(TITLE, position.sight(ask.seat), ask, Rng("hint"), Budget(4, preparation=60))
    assert told.chosen in ask.options
    for lang in LANGUAGES:
        assert Texts(lang, "dominion", strict=True).text("bot-planner")


def test_budgets_may_say_how_much_is_prepared():
    budget = read_budget("planner:200:5000")
    assert (budget.playouts, budget.preparation) == (200, 5000)
    assert read_budget("planner:1.5s:7").seconds == 1.5
    assert read_budget("planner:3").preparation == -1
    for said in ("planner:3:", "planner:3:0", "planner:3:x", "planner:3:-1", "planner:3:9999999"):
        with pytest.raises(BadBudget, match="thinks for"):
            find_bot(TITLE, said)
    with pytest.raises(BadBudget) as caught:
        find_bot(load("root"), "search:3:5")
    assert "bereitet nichts vor" in error_text(caught.value, "de")


def test_basic_cards_are_none_to_add():
    assert set(BASIC) <= CARDS.keys()


def ended(turns: int, *, over: bool = True) -> list[float]:
    """What everybody's position is worth after so many turns, the first far ahead."""
    table = deal(kingdom(), "ended")
    first, other = table.players
    first.counts = first.counts.copy()
    first.counts[POINTS] = 60
    first.turns = other.turns = turns
    table.over = over
    return DominionGuide().value(table)


def test_a_game_that_is_won_is_better_ended_early_than_late_and_late_than_never():
    early, late, never = ended(20), ended(120), ended(120, over=False)
    assert 1.0 > early[0] > late[0] > never[0] > 0.9
    assert early[1] == late[1] and max(early[1], never[1]) < 0.1


def test_games_that_would_not_end_are_cut_off():
    guide, table = DominionGuide(), deal(kingdom(), "endless")
    begun = guide.clock(table)
    for player in table.players:
        player.turns += FAR
    assert guide.clock(table) == begun + guide.horizon
