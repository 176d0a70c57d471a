"""Dominion's bots: they play everything, answer sensibly, and win where they should."""

from __future__ import annotations

import pytest

from tafelrunde.arena.run import run_arena
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.bots import BOTS, advice
from tafelrunde.titles.dominion.bots.acting import REASONS
from tafelrunde.titles.dominion.bots.choosing import card_of
from tafelrunde.titles.dominion.bots.habits import HABITS
from tafelrunde.titles.dominion.bots.menu import Menu, Want
from tafelrunde.titles.dominion.bots.strategies import Strategist, auto, bigmoney, chapel, engine
from tafelrunde.titles.dominion.bots.yardsticks import FirstGame, PlainMoney, Uniform
from tafelrunde.titles.dominion.catalogue import ACTION, CARDS, Card
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.dominion.vocabulary import BUY, TREASURES, VOCABULARY, verb_of

NAMES = ["random", "bigmoney", "first_game", "engine", "chapel", "militia", "witch", "auto"]


def play(options: dict[str, object], bots: list[Bot], seed: str) -> Dominion:
    """Play a game to its end; every answer is checked by the table."""
    table = TITLE.deal(TITLE.prepare(len(bots), options), seed)
    census = table.census()
    table.driver = driver = Direct(table, bots)
    while not table.over:
        table.play()
        assert driver.decisions < 20_000, "the game does not end"
    assert table.census() == census
    assert isinstance(table, Dominion)
    return table


def test_the_title_offers_exactly_these_bots():
    assert list(BOTS) == NAMES
    assert TITLE.bots().keys() == BOTS.keys()


@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=repr)
def test_every_bot_plays_every_recommended_kingdom_to_the_end(kingdom):
    options = {"kingdom": repr(kingdom)}
    for start in range(0, len(NAMES), 4):
        names = NAMES[start : start + 4]
        for seats in (names, names[::-1][:3]):
            bots = [BOTS[name](Rng(f"{name} {kingdom}")) for name in seats]
            table = play(options, bots, f"{kingdom}/{start}")
            assert len(table.outcome().scores) == len(seats)


# -- answering every question


class Shopper(Bot):
    """Buys and gains anything, so that everything is asked; the rest is common sense."""

    def __init__(self, rng: Rng, asked: set[str]) -> None:
        self.rng = rng
        self.asked = asked
        self.sense = Strategist(bigmoney, rng)

    def choose(self, sight: Sight, ask: Ask) -> int:
        assert isinstance(sight, DominionSight)
        if ask.prompt == "buy":
            cards = [option for option in ask.options if verb_of(option) == BUY]
            actions = [option for option in cards if card_of(option).types & ACTION]
            options = actions if actions and self.rng.below(3) else ask.options
            return options[self.rng.below(len(options))]
        option = self.sense.choose(sight, ask)
        habit = HABITS.get(ask.source)
        if habit is not None and ask.prompt not in ("next-effect", "topdeck-order"):
            self.asked.add(ask.source)
            wish = habit(sight, ask, bigmoney([]))
            assert wish in ask.options, f"{ask.source} would answer {VOCABULARY.name(wish)}: {ask}"
        return option


def test_common_sense_knows_a_legal_answer_to_everything_that_is_asked():
    asked: set[str] = set()
    first = ("base", "intrigue", "seaside")
    cards = [card for card in CARDS.values() if card.is_kingdom_card and card.set in first]
    rng = Rng("everything")
    for n in range(120):
        order = list(range(len(cards)))
        rng.shuffle(order)
        for at in range(0, len(order) - 9, 10):
            kingdom = [cards[i].id for i in order[at : at + 10]]
            if n % 10 and not any(id in HABITS and id not in asked for id in kingdom):
                continue  # asked already
            bots: list[Bot] = [Shopper(Rng(f"{n} {seat}"), asked) for seat in range(2 + n % 2)]
            editions = {"base": 2008, "intrigue": 2009, "seaside": 2009} if n % 2 else {}
            play({"cards": kingdom, "editions": editions}, bots, f"{n} {at}")
    assert sorted(HABITS.keys() - asked) == []


def test_habits_and_reasons_belong_to_cards():
    assert HABITS.keys() <= CARDS.keys()
    assert REASONS.keys() <= CARDS.keys()


# -- single answers

SENSE: Menu = bigmoney([])


def advised(t, seat: int = 0, plan: Menu = SENSE) -> str:
    """What common sense answers to the open question."""
    sight = t.match.table.sight(seat)
    return VOCABULARY.name(advice.answer(sight, t.question(seat), plan))


def test_where_there_is_nothing_to_choose_nothing_is_weighed(table):
    t = table(hands=["plaza estate"], decks=["estate"])
    only = Ask(0, "plaza", [PASS], "plaza", "card/plaza")  # no Treasure to discard
    assert advice.answer(t.match.table.sight(0), only, SENSE) == PASS


@pytest.mark.rule("card/militia")
@pytest.mark.ends_open
def test_dead_cards_are_discarded_before_copper_and_copper_before_gold(table):
    t = table(hands=["militia", "gold copper province estate silver"])
    t.play("militia")
    first = advised(t, 1)
    assert first in ("discard province", "discard estate")
    t.answer("discard province", "discard estate")
    assert t.hand(1) == "copper gold silver"
    t = table(hands=["militia", "gold copper gold silver"])
    t.play("militia")
    assert advised(t, 1) == "discard copper"


@pytest.mark.rule("card/militia")
@pytest.mark.ends_open
def test_of_two_actions_that_end_the_phase_the_cheaper_goes_first(table):
    t = table(hands=["militia", "smithy witch silver gold"])
    t.play("militia")
    assert advised(t, 1) == "discard smithy"
    t = table(hands=["militia", "smithy witch village copper"])
    t.play("militia")
    assert advised(t, 1) == "discard copper"


@pytest.mark.rule("card/moat")
@pytest.mark.ends_open
def test_moat_is_always_shown(table):
    t = table(hands=["militia", "moat gold gold gold gold"])
    t.play("militia")
    assert advised(t, 1) == "react moat"


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
@pytest.mark.rule("card/secret_chamber")
@pytest.mark.ends_open
def test_secret_chamber_is_shown_once_and_not_for_ever(table, name):
    t = table(hands=["militia", "secret_chamber gold gold gold gold"], decks=["", "copper*5"])
    bot = BOTS[name](Rng("x"))
    t.play("militia")
    told: list[str] = []
    while t.question(1).source != "militia" and len(told) < 20:
        told.append(VOCABULARY.name(bot.choose(t.match.table.sight(1), t.question(1))))
        t.answer(told[-1])
    assert told.count("react secret_chamber") == 1
    assert told[-1] == "pass"


@pytest.mark.rule("card/chapel")
def test_chapel_trashes_curses_then_estates_then_coppers_and_keeps_the_rest(table):
    t = table(hands=["chapel copper estate curse silver"], decks=["gold gold"])
    t.play("chapel")
    told = []
    while t.question().prompt == "chapel-trash":
        told.append(advised(t))
        t.answer(told[-1])
    assert told == ["trash curse", "trash estate", "trash copper", "pass"]


@pytest.mark.rule("card/chapel")
@pytest.mark.ends_open
def test_chapel_leaves_enough_coins_to_go_on(table):
    t = table(hands=["chapel copper*4"], decks=["copper*2"])
    t.play("chapel")
    assert advised(t) == "trash copper"
    t.answer("trash copper")
    assert advised(t) == "pass"


@pytest.mark.rule("card/chapel")
@pytest.mark.ends_open
def test_chapel_keeps_the_copper_that_buys_gold(table):
    t = table(hands=["chapel copper silver gold"], decks=["gold gold"])
    t.play("chapel")
    assert advised(t) == "pass"


@pytest.mark.rule("card/chapel")
def test_chapel_is_not_played_without_junk(table):
    t = table(hands=["chapel gold silver province"])
    assert advised(t) == "pass"


@pytest.mark.rule("D15")
def test_villages_are_played_before_draws_and_draws_before_the_rest(table):
    t = table(hands=["militia smithy village"], decks=["copper*9"])
    told = []
    while t.question().prompt == "play-action":
        told.append(advised(t))
        t.answer(told[-1])
    assert told[:3] == ["play village", "play smithy", "play militia"]


@pytest.mark.rule("card/remodel")
@pytest.mark.ends_open
def test_remodel_turns_gold_into_a_late_province(table):
    t = table(hands=["remodel gold copper"], supply={"province": 3})
    t.play("remodel")
    assert advised(t) == "trash gold"
    t.answer("trash gold")
    assert advised(t) == "gain province"


@pytest.mark.rule("card/mine")
@pytest.mark.ends_open
def test_mine_makes_gold_of_silver(table):
    t = table(hands=["mine silver copper"])
    t.play("mine")
    assert advised(t) == "trash silver"
    t.answer("trash silver")
    assert advised(t) == "gain gold"


@pytest.mark.rule("card/swindler")
@pytest.mark.ends_open
def test_swindler_hands_out_a_curse_for_a_copper(table):
    t = table(hands=["swindler"], decks=["", "copper"])
    t.play("swindler")
    assert advised(t, 0) == "gain curse"


@pytest.mark.rule("card/thief")
@pytest.mark.ends_open
def test_thief_takes_the_best_treasure(table):
    t = table(hands=["thief"], decks=["", "silver gold"], printings={"base": 2008})
    t.play("thief")
    assert advised(t) == "trash gold"
    t.answer("trash gold")
    assert advised(t) == "gain gold"


@pytest.mark.rule("card/masquerade")
@pytest.mark.ends_open
def test_masquerade_passes_the_worst_card_on(table):
    t = table(hands=["masquerade gold curse", "estate copper silver"], decks=["copper copper"])
    t.play("masquerade")
    assert advised(t, 0) == "give curse"
    assert advised(t, 1) == "give estate"


@pytest.mark.rule("card/ambassador")
@pytest.mark.ends_open
def test_ambassador_returns_two_estates(table):
    t = table(hands=["ambassador estate estate gold"])
    t.play("ambassador")
    assert advised(t) == "reveal estate"
    t.answer("reveal estate")
    assert advised(t) == "return 2"


@pytest.mark.rule("card/torturer")
@pytest.mark.ends_open
def test_torturer_is_paid_with_junk_if_there_is_enough(table):
    t = table(hands=["torturer", "estate copper gold gold gold"])
    t.play("torturer")
    assert advised(t, 1) == "choose +discard"
    t = table(hands=["torturer", "gold gold gold gold gold"])
    t.play("torturer")
    assert advised(t, 1) == "choose +curse"


@pytest.mark.rule("card/sentry")
@pytest.mark.ends_open
def test_sentry_trashes_junk_discards_dead_cards_and_keeps_the_rest(table):
    t = table(hands=["sentry gold gold"], decks=["copper curse province"])
    t.play("sentry")
    assert advised(t) == "trash curse"
    t.answer("trash curse")
    assert advised(t) == "discard province"


@pytest.mark.rule("card/treasure_map")
def test_treasure_maps_wait_for_the_second(table):
    assert advised(table(hands=["treasure_map gold"])) == "pass"
    assert advised(table(hands=["treasure_map treasure_map"])) == "play treasure_map"


@pytest.mark.rule("card/throne_room")
@pytest.mark.ends_open
def test_throne_room_doubles_the_dearest_action(table):
    t = table(hands=["throne_room smithy witch"], decks=["copper*9"])
    assert advised(t) == "play throne_room"
    t.play("throne_room")
    assert advised(t) == "play witch"
    assert advised(table(hands=["throne_room copper"])) == "pass"


# -- lists of wants


def sight_of(t) -> DominionSight:
    sight = t.match.table.sight(0)
    assert isinstance(sight, DominionSight)
    return sight


def test_a_want_knows_its_conditions(table):
    t = table(hands=["smithy smithy village gold silver"], supply={"province": 4}, kingdom="witch")
    sight = sight_of(t)
    assert Want("witch", most=1).holds(sight)
    assert not Want("smithy", most=2).holds(sight)
    assert Want("duchy", late=4).holds(sight)
    assert not Want("duchy", late=3).holds(sight)
    assert Want("witch", early=3).holds(sight)
    assert not Want("witch", early=4).holds(sight)
    assert Want("village", per="smithy").holds(sight)
    assert not Want("village", per="smithy", plus=-1).holds(sight)
    assert Want("province", money=5).holds(sight)
    assert not Want("province", money=6).holds(sight)


def test_late_means_more_provinces_when_more_players_buy_them(table):
    t = table(hands=["copper", "", "", ""], supply={"province": 8})
    assert Want("duchy", late=4).holds(sight_of(t))
    t = table(hands=["copper", ""], supply={"province": 8})
    assert not Want("duchy", late=4).holds(sight_of(t))


def test_strategies_use_what_the_kingdom_offers():
    def wanted(plan: Menu) -> list[Card]:
        return [want.card for want in plan.wants]

    basics = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    assert CARDS["witch"] in wanted(auto([*basics, "smithy", "witch", "moat"]))
    assert CARDS["smithy"] in wanted(auto([*basics, "smithy", "moat"]))
    assert CARDS["masquerade"] in wanted(chapel([*basics, "masquerade"]))
    assert {CARDS["village"], CARDS["smithy"]} <= set(
        wanted(engine([*basics, "village", "smithy"]))
    )
    for recipe in (auto, chapel, engine, bigmoney):
        offered = [card.id for card in wanted(recipe(basics))]
        assert set(offered) <= set(basics)


# -- the bots of the benchmark, line by line


@pytest.mark.parametrize(
    ("coins", "owned", "provinces", "choice"),
    [
        (8, "", 8, "buy province"),
        (7, "", 4, "buy duchy"),
        (5, "", 4, "buy duchy"),
        (7, "", 5, "buy gold"),
        (5, "", 5, "buy market"),
        (4, "smithy", 5, "buy smithy"),
        (4, "smithy smithy", 5, "buy village"),
        (3, "smithy smithy", 5, "buy village"),
        (3, "smithy smithy village", 5, "buy silver"),
        (4, "smithy smithy village", 5, "buy silver"),
        (3, "", 5, "buy silver"),
        (2, "", 2, "pass"),
    ],
)
def test_the_first_game_bot_follows_its_list(table, coins, owned, provinces, choice):
    t = table(
        discards=[owned],
        kingdom="market smithy village",
        supply={"province": provinces},
        coins=coins,
    )
    while t.question().prompt != "buy":
        t.answer("pass")
    bot = FirstGame(Rng("x"))
    assert VOCABULARY.name(bot.choose(sight_of(t), t.question())) == choice


@pytest.mark.parametrize(
    ("coins", "supply", "choice"),
    [
        (9, {}, "buy province"),
        (8, {"province": 0}, "buy gold"),
        (7, {"province": 1}, "buy gold"),
        (6, {"gold": 0}, "buy silver"),
        (5, {}, "buy silver"),
        (2, {}, "pass"),
    ],
)
def test_plain_money_follows_its_list(table, coins, supply, choice):
    t = table(supply=supply, coins=coins)
    while t.question().prompt != "buy":
        t.answer("pass")
    bot = PlainMoney(Rng("x"))
    assert VOCABULARY.name(bot.choose(sight_of(t), t.question())) == choice


def test_the_random_bot_of_the_benchmark_plays_treasures_one_by_one(table):
    t = table(hands=["copper silver gold"])
    ask = t.question()
    if ask.prompt == "play-action":
        t.answer("pass")
        ask = t.question()
    assert TREASURES in ask.options
    bot = Uniform(Rng("x"))
    chosen = {bot.choose(sight_of(t), ask) for _ in range(200)}
    assert chosen == set(ask.options) - {TREASURES}


# -- strength


def win_rate(bot: str, foe: str, kingdom: str, games: int) -> float:
    result = run_arena("dominion", [bot, foe], games, "strength", 1, {"kingdom": kingdom})
    assert result.errors == 0
    return result.bots[0].win_rate


def test_big_money_beats_chance():
    assert win_rate("bigmoney", "random", "first-game", 200) > 0.95


@pytest.mark.parametrize(
    ("bot", "kingdom"),
    [
        ("militia", "first-game"),
        ("witch", "size-distortion"),
        ("witch", "shipwrecks"),
        ("chapel", "big-money"),
        ("engine", "first-game"),
        ("auto", "first-game"),
        ("auto", "high-seas"),
    ],
)
def test_a_strategy_beats_plain_big_money_where_the_kingdom_offers_it(bot, kingdom):
    assert win_rate(bot, "bigmoney", kingdom, 400) > 0.55


def test_plain_big_money_takes_about_17_turns_for_each_player():
    turns = 0
    for n in range(100):
        bots: list[Bot] = [PlainMoney(Rng("a")), PlainMoney(Rng("b"))]
        table = play({}, bots, f"turns {n}")
        turns += sum(player.turns for player in table.players)
    assert 16.5 < turns / 200 < 17.8


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_bots_depends_on_nothing_but_its_seeds(name):
    def told(seed: str) -> dict[str, object]:
        bots = [BOTS[name](Rng(f"{seed} {seat}")) for seat in range(3)]
        return play({"kingdom": "underlings"}, bots, seed).view(-1)

    assert told("one") == told("one") != told("two")
