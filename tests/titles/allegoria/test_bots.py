"""Allegoria's bots: they answer everything, see nothing hidden, and beat chance."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Keeping, RandomBot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.allegoria.bots import BOTS
from tafelrunde.titles.allegoria.bots.heuristic import Heuristic
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.title import TITLE
from tafelrunde.titles.allegoria.vocabulary import STRIDE, VOCABULARY

WORKERS = ["soldiers", "spies", "merchants", "bankers", "scholars"]
PROMPTS = {
    *[f"{worker}-{how}" for worker in WORKERS for how in ("act", "extra", "cross")],
    *[f"discard-{worker}" for worker in WORKERS],
    *["keep-end-task", "choose-noble", "bid", "star", "keep-task", "choose-kind"],
    *["divide-single", "divide-pair", "take-group", "take-card"],
    *["move-group", "move-size", "wages-kind", "attack-where", "ruse-where", "ruse-lower"],
    *["ruse-more", "attack-whom", "battle-anarchy", "spoils", "raid-size"],
    *["commerce-where", "commerce-pay", "commerce-gain", "grant-guild", "grant-replace"],
    *["grant-task", "alms-return", "alms-raise", "guild-region", "guild-remove", "guild-place"],
    *["guild-keep", "guild-buy", "decree-place", "decree-remove", "decree-draw"],
    *["decree-discard", "decree-return-anarchy", "decree-choice", "decree-lower"],
    *["decree-pay-diplomacy", "decree-pay-alms"],
}


def play(options: dict[str, object], bots: list[Bot], seed: str) -> Allegoria:
    """Play a game to its end; every answer is checked by the table."""
    table = TITLE.deal(TITLE.prepare(len(bots), options), seed)
    census = table.census()
    table.driver = driver = Keeping(table, bots)
    while not table.over:
        driver.begin(table)
        table.play()
        assert driver.decisions < 20_000, "the game does not end"
    assert table.census() == census
    assert isinstance(table, Allegoria)
    return table


def wins(seats: int, games: int) -> float:
    """Games the heuristic wins against random ones, from changing seats."""
    won = 0.0
    for game in range(games):
        seat = game % seats
        bots: list[Bot] = [RandomBot(Rng(f"{game} {at}")) for at in range(seats)]
        bots[seat] = Heuristic(Rng("heuristic"))
        winners = play({}, bots, f"allegoria {game}").outcome().winners
        won += (seat in winners) / len(winners)
    return won


def test_the_title_offers_exactly_these_bots():
    assert list(BOTS) == ["random", "heuristic"]
    assert TITLE.bots().keys() == BOTS.keys()


def test_the_heuristic_beats_a_random_player():
    assert wins(2, 10) >= 9


def test_the_heuristic_beats_three_random_players():
    assert wins(4, 8) >= 6


def test_heuristics_play_against_each_other_and_end_with_decent_scores():
    table = play({}, [Heuristic(Rng(f"{seat}")) for seat in range(3)], "heuristics")
    assert min(table.outcome().scores) > 0
    assert sum(len(me.done) + len(me.end_done) for me in table.players) >= 4


class Curious(Bot):
    """Lets a heuristic answer every kind of question some times, and gives random answers."""

    def __init__(self, rng: Rng, asked: Counter[str]) -> None:
        self.rng = rng
        self.asked = asked
        self.sense = Heuristic(rng)

    def choose(self, sight: Sight, ask: Ask) -> int:
        self.asked[ask.prompt] += 1
        if self.asked[ask.prompt] <= 25:
            wish = self.sense.choose(sight, ask)
            assert wish in ask.options, f"{VOCABULARY.name(wish)}: {ask}"
        option = ask.options[self.rng.below(len(ask.options))]
        self.sense.remember(ask, option)
        return option


def test_the_heuristic_knows_a_legal_answer_to_everything_that_is_asked():
    asked: Counter[str] = Counter()
    for game in range(60):
        seats, options = TITLE.sample(Rng(f"options {game}"))
        bots: list[Bot] = [Curious(Rng(f"{game} {seat}"), asked) for seat in range(seats)]
        play(options, bots, f"curious {game}")
    assert sorted(PROMPTS - asked.keys()) == []


class Blind(Bot):
    """A heuristic that must answer the same when all it cannot know is dealt anew."""

    def __init__(self, seat: int) -> None:
        self.rng = Rng(f"blind {seat}")
        self.sense = Heuristic(self.rng)
        self.compared = 0

    def searches(self):
        return True

    def choose(self, sight: Sight, ask: Ask) -> int:
        other = Heuristic(self.rng)
        other.temper = self.sense.temper
        other.wages, other.way = self.sense.wages, self.sense.way
        other.ground, other.foe = self.sense.ground, self.sense.foe
        option = self.sense.choose(sight, ask)
        if self.rng.below(3) == 0:
            world = sight.imagine(self.rng)
            assert other.choose(world.sight(sight.seat), ask) == option, ask
            self.compared += 1
        return option


def test_the_heuristic_does_not_use_what_it_cannot_see():
    bots = [Blind(seat) for seat in range(3)]
    play({}, [*bots], "blind")
    assert sum(bot.compared for bot in bots) > 50


# -- single answers


def advised(t, prompt: str) -> str:
    """What a heuristic answers to the question that is open."""
    ask = t.match.pending[0]
    assert ask.prompt == prompt
    return VOCABULARY.name(Heuristic(Rng("advice")).choose(t.g.sight(ask.seat), ask))


def test_the_heuristic_learns_from_its_last_good_card_before_the_game_ends(table):
    t = table(area=7, week=6, bids="roselie 2", roselie={"hand": "scholar_3", "alms": 8})
    assert advised(t, "scholars-act") == "do education"


@pytest.mark.ends_open
def test_the_heuristic_recruits_with_good_cards(table):
    t = table(area=3, bids="roselie 2", roselie={"hand": "soldier_3"})
    assert advised(t, "soldiers-act") == "do recruit"
    t.do("recruit")
    assert advised(t, "discard-soldiers") == "discard soldier_3"


def test_the_heuristic_fulfils_the_task_it_holds(table):
    t = table(area=5, bids="roselie 2", roselie={"tasks": "T24", "merchant": "centre"})
    assert advised(t, "merchants-act") == "do business"
    t = table(area=6, bids="roselie 2", roselie={"tasks": "T36", "guilds": "spies"})
    assert advised(t, "bankers-act") == "do grant_guild"


@pytest.mark.ends_open
def test_the_heuristic_fights_the_weaker_opponent_and_takes_influence(table):
    t = table(
        area=3,
        bids="roselie 2",
        roselie={"soldier": "centre*4"},
        culver_lux={"soldier": "centre*4"},
        umbral={"soldier": "centre"},
        dice=(4, 0),
    )
    t.do("attack")
    assert advised(t, "attack-whom") == "fight umbral"
    t.answer("fight culver_lux")
    assert advised(t, "battle-anarchy") == "choose yes"
    t.answer("pass")
    assert advised(t, "spoils") == "choose influence"


@pytest.mark.ends_open
def test_the_heuristic_raids_with_everybody_in_the_end(table):
    t = table(area=3, week=6, bids="roselie 2", roselie={"soldier": "umbral*3"})
    assert advised(t, "soldiers-act") == "do attack"
    t.do("attack")
    assert advised(t, "raid-size") == "count 3"


class Overruled(Bot):
    """A heuristic in whose place chance answers, which it is told or not."""

    def __init__(self, rng: Rng, told: bool) -> None:
        self.rng, self.told = rng, told
        self.bot = Heuristic(Rng("overruled"))
        self.battles = 0

    def choose(self, sight: Sight, ask: Ask) -> int:
        assert self.bot.choose(sight, ask) in ask.options
        option = ask.options[self.rng.below(len(ask.options))]
        if self.told:
            self.bot.follow(sight, ask, option)
            if ask.prompt == "attack-where":
                assert self.bot.ground == option % STRIDE
            if ask.prompt == "attack-whom":
                assert self.bot.foe == option % STRIDE
        self.battles += ask.prompt == "battle-anarchy"
        return option


@pytest.mark.parametrize("told", [True, False])
def test_the_heuristic_goes_on_after_answers_that_somebody_else_gave(told):
    battles = 0
    for game in range(30):
        bots = [Overruled(Rng(f"{game} {seat}"), told) for seat in range(3)]
        play_out(TITLE.deal(TITLE.prepare(3, {}), f"overruled {game}"), [*bots])
        battles += sum(bot.battles for bot in bots)
    assert battles > 5
