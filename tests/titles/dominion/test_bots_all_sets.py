"""Dominion's bots in kingdoms of all sets: they know what is there, and do themselves no harm."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion import roles
from tafelrunde.titles.dominion.bots import BOTS, acting, advice, strategies, worth
from tafelrunde.titles.dominion.bots.choosing import HIGH_BID
from tafelrunde.titles.dominion.bots.landscapes import WHEN
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.strategies import Strategist, auto, bigmoney
from tafelrunde.titles.dominion.bots.support import SUPPORT
from tafelrunde.titles.dominion.bots.yardsticks import FirstGame, PlainMoney
from tafelrunde.titles.dominion.catalogue import ACTION, CARDS, EVENT, SETS, TREASURE
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.dominion.vocabulary import BUY, TRASH, VOCABULARY, verb_of

SENSE: Menu = bigmoney([])
LISTS = {
    "villages": roles.VILLAGES,
    "drawers": roles.DRAWERS,
    "buyers": roles.BUYERS,
    "trashers": roles.TRASHERS,
    "gainers": roles.GAINERS,
    "junkers": roles.JUNKERS,
    "discounts": roles.DISCOUNTS,
    "free": roles.FREE,
    "cursers": strategies.CURSERS,
    "hand attacks": strategies.HAND_ATTACKS,
    "thinners": strategies.THINNERS,
    "engine villages": strategies.VILLAGES,
    "engine draws": strategies.DRAWS,
    "free fives": strategies.FREE_FIVES,
    "support": list(SUPPORT),
    "events": list(WHEN),
    "drawn": list(roles.DRAWN),
    "priced": list(worth.PRICED),
    "habits": list(advice.ALL_HABITS),
    "reasons": list(acting.REASONS),
    "doublers": sorted(acting.DOUBLERS),
    "last treasures": sorted(acting.LAST_TREASURES),
    "dear treasures": sorted(acting.DEAR_TREASURES),
}


@pytest.mark.parametrize("name", LISTS)
def test_lists_name_existing_elements_once(name):
    ids = LISTS[name]
    assert [id for id in ids if id not in CARDS] == []
    assert len(ids) == len(set(ids))


def test_lists_of_roles_say_only_what_the_numbers_do_not():
    for id in roles.VILLAGES:
        assert max(CARDS[id].actions, CARDS[id].next_actions) < 2, id
    for id in roles.BUYERS:
        assert CARDS[id].buys == CARDS[id].next_buys == 0, id
    for id in roles.FREE:
        assert CARDS[id].actions == 0, id
        assert CARDS[id].types & ACTION, id
    for id in WHEN:
        assert CARDS[id].types & EVENT or CARDS[id].overpay, id
    for id in acting.LAST_TREASURES | acting.DEAR_TREASURES:
        assert CARDS[id].types & TREASURE, id


@pytest.mark.parametrize(
    ("id", "role"),
    [
        ("port", "village"),
        ("acting_troupe", "village"),
        ("squire", "village"),
        ("den_of_sin", "draw"),
        ("journeyman", "draw"),
        ("scholar", "draw"),
        ("forager", "buy"),
        ("hamlet", "buy"),
        ("bridge_troll", "buy"),
        ("remake", "trash"),
        ("monastery", "trash"),
        ("goons", "attack"),
        ("tunnel", "reaction"),
        ("armory", "gain"),
        ("mountebank", "junk"),
        ("baker", "cantrip"),
        ("highway", "discount"),
    ],
)
def test_later_cards_have_their_roles(id, role):
    assert role in roles.ROLES
    assert roles.meets(CARDS[id], role)


@pytest.mark.parametrize(
    ("id", "role"),
    [
        ("baker", "village"),
        ("baker", "draw"),
        ("monument", "trash"),
        ("monument", "attack"),
        ("smithy", "cantrip"),
        ("mountebank", "gain"),
        ("forager", "discount"),
    ],
)
def test_cards_have_no_roles_they_do_not_play(id, role):
    assert not roles.meets(CARDS[id], role)


# -- sampled positions


class Careful(Bot):
    """Buys anything, answers by common sense, and looks whether that is legal and harmless."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.sense = Strategist(bigmoney, rng)
        self.asked = 0

    def choose(self, sight: Sight, ask: Ask) -> int:
        assert isinstance(sight, DominionSight)
        self.asked += 1
        option = self.sense.choose(sight, ask)
        assert option in ask.options
        if ask.prompt == "buy":
            bought = [option for option in ask.options if verb_of(option) == BUY]
            return bought[self.rng.below(len(bought))] if bought else option
        if PASS in ask.options and verb_of(option) == TRASH and ask.source not in PAYS:
            seen = sight if ask.player == sight.seat else sight.of(ask.player)
            card = CARDS[VOCABULARY.object(option)]
            assert worth.in_deck(seen, card) <= 2, f"{ask.source} would trash {card.id}"
        if ask.prompt == "mountain-pass" and option != PASS:
            assert int(VOCABULARY.object(option)) <= HIGH_BID
        habit = advice.ALL_HABITS.get(ask.source)
        if habit is not None and ask.prompt not in ("next-effect", "topdeck-order"):
            seen = sight if ask.player == sight.seat else sight.of(ask.player)
            wish = habit(seen, ask, SENSE)
            assert wish in ask.options, f"{ask.source} would answer {VOCABULARY.name(wish)}: {ask}"
        return option


# Trashing here brings something better, or costs an opponent's card.
PAYS = {
    *["remodel", "mine", "replace", "upgrade", "expand", "remake", "farmland", "altar", "butcher"],
    *["taxman", "transmogrify", "governor", "improve", "graverobber", "zombie_mason", "advance"],
    *["procession", "watchtower", "lurker", "thief", "pirate_ship", "noble_brigand", "develop"],
}


def kingdom(seed: str, seats: int = 2) -> Dominion:
    prepared = TITLE.prepare(seats, {"draw": {"sets": list(SETS), "seed": seed}})
    table = TITLE.deal(prepared, seed)
    assert isinstance(table, Dominion)
    return table


@pytest.mark.parametrize("part", range(5))
def test_answers_are_legal_and_harmless_in_kingdoms_of_all_sets(part):
    for n in range(6):
        table = kingdom(f"careful {part} {n}", 2 + n % 2)
        census = table.census()
        bots: list[Bot] = [Careful(Rng(f"{n} {seat}")) for seat in range(table.seats)]
        table.driver = driver = Direct(table, bots)
        while not table.over:
            table.play()
            assert driver.decisions < 20_000, "the game does not end"
        assert table.census() == census


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_every_bot_finishes_games_of_all_sets(name):
    for n in range(3):
        table = kingdom(f"{name} {n}")
        table.driver = driver = Direct(table, [BOTS[name](Rng("a")), BOTS["auto"](Rng("b"))])
        while not table.over:
            table.play()
            assert driver.decisions < 20_000, "the game does not end"


def share(bot: str, foe: str, games: int) -> float:
    won = 0.0
    for n in range(games):
        table = kingdom(f"share {n // 2}")
        pair: list[Bot] = [BOTS[bot](Rng("a")), BOTS[foe](Rng("b"))]
        table.driver = Direct(table, pair if n % 2 == 0 else pair[::-1])
        while not table.over:
            table.play()
        winners = table.outcome().winners
        won += 1 / len(winners) if n % 2 in winners else 0
    return won / games


def test_auto_beats_big_money_and_chance_in_kingdoms_of_all_sets():
    assert share("auto", "bigmoney", 120) > 0.6
    assert share("auto", "random", 40) > 0.95


# -- single answers


def advised(t, seat: int = 0, menu: Menu = SENSE) -> str:
    sight = t.match.table.sight(seat)
    return VOCABULARY.name(advice.answer(sight, t.question(seat), menu))


def to_buys(t) -> None:
    while t.question().prompt != "buy":
        t.answer("pass")


@pytest.mark.rule("D47")
def test_coffers_are_spent_where_they_reach_something_better(table):
    t = table(coins=6, coffers=[2])
    to_buys(t)
    assert advised(t) == "coffers 2"
    t = table(coins=6, coffers=[1])
    to_buys(t)
    assert advised(t) == "buy gold"
    t = table(coins=5, coffers=[1])
    to_buys(t)
    assert advised(t) == "coffers"


@pytest.mark.rule("D47")
def test_a_villager_is_spent_for_an_action_that_would_wait_in_vain(table):
    t = table(hands=["smithy militia"], decks=["copper*9"], villagers=[2])
    assert advised(t) == "play smithy"
    t.answer("play smithy")
    assert advised(t) == "villagers"
    t = table(hands=["smithy copper"], decks=["copper*9"], villagers=[2])
    t.answer("play smithy")
    assert advised(t) == "pass"


@pytest.mark.rule("D48")
def test_debt_is_paid_before_anything_is_bought(table):
    t = table(coins=8, debt=[3])
    to_buys(t)
    assert advised(t) == "pay"


@pytest.mark.rule("card/colony")
def test_big_money_knows_platinum_and_colony(table):
    offered = ["colony", "platinum", "province", "gold"]
    for coins, wish in ((11, "buy colony"), (9, "buy platinum"), (8, "buy gold")):
        t = table(coins=coins, kingdom="platinum colony")
        to_buys(t)
        assert advised(t, 0, bigmoney(offered)) == wish


@pytest.mark.rule("D19")
def test_night_cards_are_played_and_exorcist_waits_for_junk(table):
    t = table(hands=["den_of_sin exorcist gold"])
    while t.question().prompt != "play-night":
        t.answer("pass")
    assert advised(t) == "play den_of_sin"
    t.answer("play den_of_sin")
    assert advised(t) == "pass"


@pytest.mark.rule("card/bank")
def test_bank_is_played_after_the_other_treasures(table):
    t = table(hands=["bank copper copper venture"], decks=["silver"])
    while t.question().prompt != "play-treasure":
        t.answer("pass")
    told = []
    while t.question().prompt == "play-treasure" and len(told) < 3:
        told.append(advised(t))
        t.answer(told[-1])
    assert told == ["play venture", "treasures", "play bank"]


@pytest.mark.rule("card/watchtower")
@pytest.mark.ends_open
def test_watchtower_trashes_a_curse_and_keeps_what_is_good_on_the_deck(table):
    t = table(hands=["witch", "watchtower gold"])
    t.play("witch")
    assert advised(t, 1) == "react watchtower"
    t.answer("react watchtower")
    assert advised(t, 1) == "trash curse"


@pytest.mark.rule("card/envoy")
@pytest.mark.ends_open
def test_the_opponent_of_an_envoy_takes_the_best_card(table):
    t = table(hands=["envoy"], decks=["gold copper estate silver copper"])
    t.play("envoy")
    assert advised(t, 1) == "discard gold"


@pytest.mark.rule("card/contraband")
@pytest.mark.ends_open
def test_contraband_may_not_buy_the_province(table):
    t = table(hands=["contraband gold gold"])
    while t.question().prompt != "play-treasure":
        t.answer("pass")
    t.answer("play contraband")
    assert advised(t, 1) == "name province"


def test_auto_wants_a_potion_for_what_costs_one():
    basics = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    wanted = [want.card.id for want in auto([*basics, "potion", "familiar"]).wants]
    assert {"potion", "familiar"} <= set(wanted)
    assert "potion" not in [want.card.id for want in auto([*basics, "potion"]).wants]


@pytest.mark.rule("D21")
def test_auto_does_not_end_a_game_it_would_lose(table):
    menu = auto(["province", "duchy", "gold"])
    for theirs, wish in (("duchy", "buy province"), ("province province", "buy duchy")):
        t = table(coins=8, supply={"province": 1}, discards=["", theirs])
        to_buys(t)
        assert advised(t, 0, menu) == wish


@pytest.mark.rule("D21")
def test_plain_big_money_takes_the_last_province_anyway(table):
    t = table(coins=8, supply={"province": 1}, discards=["", "province province"])
    to_buys(t)
    assert advised(t) == "buy province"


@pytest.mark.rule("card/masterpiece")
@pytest.mark.ends_open
def test_all_coins_are_overpaid_for_a_masterpiece(table):
    t = table(coins=7, kingdom="masterpiece")
    to_buys(t)
    t.answer("buy masterpiece")
    assert advised(t) == "count 4"


@pytest.mark.rule("card/coin_of_the_realm")
@pytest.mark.ends_open
def test_a_coin_of_the_realm_is_called_for_an_action_in_hand(table):
    t = table(hands=["militia moat"], decks=["copper*5"], tavern=["coin_of_the_realm"])
    t.answer("play moat")
    assert t.question().prompt == "call"
    assert advised(t) == "call coin_of_the_realm"


@pytest.mark.rule("card/procession")
@pytest.mark.ends_open
def test_procession_spares_what_nothing_better_follows(table):
    t = table(hands=["procession goons"], kingdom="goons procession")
    t.play("procession")
    assert advised(t) == "pass"


@pytest.mark.rule("card/hideout")
def test_hideout_waits_for_something_to_trash(table):
    assert advised(table(hands=["hideout gold gold"], decks=["gold"])) == "pass"
    assert advised(table(hands=["hideout estate gold"], decks=["gold"])) == "play hideout"


@pytest.mark.rule("card/donate")
@pytest.mark.ends_open
def test_donate_trashes_junk_and_keeps_coins_to_go_on(table):
    t = table(discards=["curse estate copper*7 gold gold"], kingdom="donate")
    to_buys(t)
    t.answer("buy donate")
    while t.question().prompt != "donate":
        t.answer("pass")
    told = []
    while t.question().prompt == "donate" and len(told) < 20:
        told.append(advised(t))
        if told[-1] == "pass":
            break
        t.answer(told[-1])
    assert told.count("trash curse") == told.count("trash estate") == 1
    assert "trash gold" not in told
    assert 5 <= 13 - told.count("trash copper") <= 6


@pytest.mark.rule("card/mountain_pass")
@pytest.mark.ends_open
def test_bids_for_the_mountain_pass_are_fair_and_end_soon(table):
    t = table(coins=8, kingdom="mountain_pass")
    to_buys(t)
    t.answer("buy province")
    assert advised(t, 1) == "bid 8"
    t.answer("bid 9")
    assert advised(t, 0) == "bid 10"


@pytest.mark.rule("card/mountain_pass")
@pytest.mark.ends_open
def test_nobody_outbids_an_absurd_bid(table):
    t = table(coins=8, kingdom="mountain_pass")
    to_buys(t)
    t.answer("buy province")
    t.answer("bid 11")
    assert advised(t, 0) == "pass"


@pytest.mark.rule("D48")
@pytest.mark.parametrize("bot", [PlainMoney, FirstGame])
def test_fixed_lists_pay_debt_first_as_well(table, bot):
    t = table(coins=8, debt=[3])
    to_buys(t)
    sight = t.match.table.sight(0)
    assert VOCABULARY.name(bot(Rng("x")).choose(sight, t.question())) == "pay"


@pytest.mark.rule("card/kings_court")
def test_cards_that_repeat_others_do_not_wait_for_each_other(table):
    assert advised(table(hands=["kings_court throne_room procession"])) == "pass"
    t = table(hands=["kings_court throne_room smithy"], decks=["copper*9"])
    assert advised(t) in ("play kings_court", "play throne_room")


@pytest.mark.rule("card/oracle")
@pytest.mark.ends_open
@pytest.mark.parametrize(
    ("top", "wish"), [("estate curse", "choose +discard"), ("gold gold", "choose +deck")]
)
def test_oracle_discards_two_weak_cards_of_ones_own(table, top, wish):
    t = table(hands=["oracle"], decks=[f"{top} copper*3", "copper*3"])
    t.play("oracle")
    while t.question().prompt != "oracle-own":
        t.answer("choose +deck")
    assert advised(t) == wish


@pytest.mark.rule("card/disciple")
@pytest.mark.ends_open
def test_travellers_go_on(table):
    t = table(hands=["disciple smithy"], decks=["copper*9"], kingdom="peasant smithy")
    t.play("disciple")
    assert advised(t) == "play smithy"
    t.answer("play smithy")
    while t.question().prompt != "travel":
        t.answer("pass")
    assert advised(t) == "use disciple"


@pytest.mark.rule("card/taxman")
@pytest.mark.ends_open
def test_taxman_does_not_trash_a_gold_for_a_province_it_cannot_gain(table):
    t = table(hands=["taxman gold silver"])
    t.play("taxman")
    assert advised(t) == "trash silver"
