"""Oath's bots: they play every role to the end, see only what they may, and win."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Keeping, RandomBot
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import truth
from tafelrunde.titles.oath.bots import BOTS
from tafelrunde.titles.oath.bots.heuristic import Heuristic
from tafelrunde.titles.oath.catalogue import OATH_IDS
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.vocabulary import VOCABULARY


def play(bots, seed, **options):
    """Play a game to its end; the table checks every answer."""
    table = TITLE.deal(TITLE.prepare(len(bots), options), seed)
    census = table.census()
    table.driver = driver = Keeping(table, bots)
    while not table.over:
        driver.begin(table)
        table.play()
        assert driver.decisions < 20_000, "the game does not end"
    assert table.census() == census
    return table


def heuristics(n):
    return [Heuristic(Rng(f"bot {i}")) for i in range(n)]


def answer(t):
    """What the heuristic bot answers to the open question."""
    ask = t.question()
    return VOCABULARY.name(Heuristic(Rng("bot")).choose(t.g.sight(ask.seat), ask))


# -- whole games


def test_the_title_offers_a_random_and_a_heuristic_bot():
    assert list(TITLE.bots()) == list(BOTS) == ["random", "heuristic"]


@pytest.mark.parametrize("oath", OATH_IDS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_heuristic_bots_play_every_oath_to_the_end(oath, seats):
    table = play(heuristics(seats), f"{oath} {seats}", oath=oath)
    assert table.outcome().winners
    assert table.round <= 9


def test_a_bot_that_sees_the_table_anew_remembers_what_it_offered_in_this_round():
    bot, table = Heuristic(Rng("bot")), TITLE.deal(TITLE.prepare(2, {}), "offer")
    ask = Ask(0, "choose-count", [VOCABULARY.parse("count 1"), VOCABULARY.parse("count 2")])
    bot.choose(table.sight(0), ask)
    bot.minds[0].offered[1] = table.round
    bot.choose(table.sight(0), ask)
    assert bot.minds[0].offered == {1: table.round}


@pytest.mark.parametrize("seat", range(4))
def test_a_heuristic_bot_beats_three_random_ones_from_every_seat(seat):
    # 100 games from every seat are a command: tafelrunde arena oath
    wins = 0
    for game in range(8):
        bots: list[Bot] = [RandomBot(Rng(f"{game} {at}")) for at in range(4)]
        bots[seat] = Heuristic(Rng("bot"))
        table = play(bots, f"against random {game}", oath=OATH_IDS[game % 4])
        wins += seat in table.outcome().winners
    assert wins >= 6


def test_chancellor_and_exiles_all_win_among_heuristic_bots():
    winners = [
        play(heuristics(4), f"among bots {game}", oath=OATH_IDS[game % 4]).winner
        for game in range(16)
    ]
    assert 2 <= winners.count(0) <= 14, winners


# -- what a bot may see


class Dreamer(Bot):
    """Asks the bot at the true table and at one that looks the same from its seat."""

    def __init__(self) -> None:
        self.rng = Rng("dreams")
        self.asked = 0
        self.real = Heuristic(Rng("temper"))

    def searches(self):
        return True

    def choose(self, sight, ask):
        before = fingerprint([truth(sight._table), sight.view()])
        option = Heuristic(Rng("temper")).choose(sight, ask)
        assert fingerprint([truth(sight._table), sight.view()]) == before, "looking changes things"
        dream = sight.imagine(self.rng)
        other = Heuristic(Rng("temper"))
        assert other.choose(dream.sight(sight.seat), ask) == option, ask
        self.asked += 1
        return self.real.choose(sight, ask)


@pytest.mark.parametrize("oath", ["supremacy", "devotion"])
def test_heuristic_bots_decide_from_what_their_seat_can_know(oath):
    bots = [Dreamer() for _ in range(4)]
    play(bots, f"dream {oath}", oath=oath)
    assert sum(bot.asked for bot in bots) > 150


# -- single decisions


def test_an_exile_takes_the_banner_that_makes_him_oathkeeper(table):
    t = table(
        "purple red", turn_of="red", oath="people", favor={"red": 3}, supply={"red": 1}, round=5
    )
    assert answer(t) == "recover"


def test_a_bot_attacks_when_the_odds_are_good_and_not_when_they_are_bad(table):
    position = {"at": {1: "red 1"}, "pawns": {"red": 5}, "supply": {"purple": 2}}
    t = table("purple red", warbands={"purple": 6}, **position)
    assert answer(t) == "campaign"
    position["at"] = {1: "red 9"}
    t = table("purple red", warbands={"purple": 2}, **position)
    assert t.offered("campaign") and answer(t) != "campaign"


@pytest.mark.ends_open
def test_warbands_are_sacrificed_to_break_a_usurper(table):
    t = table(
        "purple red",
        at={1: "red 2"},
        usurper=True,
        pawns={"red": 5},
        warbands={"purple": 4},
        dice=[0, 0, 0, 0, 0, 0, 3],  # no shields; a sword and a pair of hollow ones: a tie
    )
    t.campaign("red")
    assert t.question().prompt == "sacrifice"
    assert answer(t) == "sacrifice yes"


@pytest.mark.ends_open
def test_an_exile_refuses_citizenship_while_he_has_the_title(table):
    t = table(
        "purple red",
        relics={"purple": "the_grand_scepter"},
        reliquary="brass_horse map whistle cup_of_plenty",
        keeper="red",
        usurper=True,
    )
    t.answer("citizenship red")
    while t.question().prompt != "accept-deal":
        t.answer("offer" if t.offered("offer") else t.names()[-1])
    assert answer(t) == "pass"


@pytest.mark.ends_open
def test_a_vision_is_revealed_by_the_exile_who_fulfils_it(table):
    t = table(
        "purple red",
        turn_of="red",
        advisers={"red": "-vision_rebellion"},
        banners={"red": "peoples_favor"},
        visions_drawn=3,
        supply={"red": 0},
    )
    assert answer(t) == "adviser red.1"
    t.answer("adviser red.1")
    assert answer(t) == "to play"


@pytest.mark.ends_open
def test_conquered_sites_are_held(table):
    t = table("purple red", warbands={"purple": 4}, dice=[0, 3, 3, 3, 0], pawns={"red": 5})
    t.campaign("bandits")
    assert t.question().prompt == "occupy"
    assert answer(t) in ("count 1", "count 2")


@pytest.mark.parametrize(("keeper", "offers"), [("purple", False), ("blue", True)])
def test_the_chancellor_finds_an_ally_when_another_exile_is_about_to_win(table, keeper, offers):
    t = table(
        "purple red blue",
        relics={"purple": "the_grand_scepter"},
        reliquary="brass_horse",
        supply={"purple": 0},
        sites={2: "fertile_valley"},
        at={2: f"{keeper} 3"},
        keeper=keeper,
        usurper=keeper == "blue",
        round=4,
    )
    while answer(t).startswith("peek"):
        t.answer(answer(t))
    assert (answer(t) == "citizenship red") is offers


def test_the_chancellor_does_not_make_a_citizen_of_his_heir(table):
    t = table(
        "purple red",
        relics={"purple": "the_grand_scepter", "red": "map whistle"},
        reliquary="brass_horse",
        supply={"purple": 0},
        keeper="red",
    )
    assert t.offered("citizenship red") and answer(t) != "citizenship red"
