"""Root's bots: they play every faction to the end, see only what they may, and win."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Keeping, RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.root.bots import BOTS
from tafelrunde.titles.root.bots.heuristic import Heuristic
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.title import TITLE
from tafelrunde.titles.root.vocabulary import VOCABULARY
from tests.titles.root.conftest import RootScenario, both
from tests.titles.root.expansion import cult, river
from tests.titles.root.wanderers import loot, vagabond

BASE = "marquise eyrie alliance vagabond"
MIXES = [
    "marquise eyrie",
    "vagabond marquise",
    "cult alliance eyrie",
    "riverfolk vagabond cult",
    "alliance cult marquise riverfolk vagabond",
    "eyrie vagabond riverfolk alliance vagabond_2 cult",
]
AMONG = {  # whom a faction meets in its games against random bots
    "marquise": "marquise eyrie alliance vagabond",
    "eyrie": "marquise eyrie alliance vagabond",
    "alliance": "marquise eyrie alliance vagabond",
    "vagabond": "marquise eyrie alliance vagabond",
    "vagabond_2": "marquise eyrie vagabond vagabond_2",
    "cult": "marquise eyrie vagabond cult",
    "riverfolk": "marquise eyrie vagabond riverfolk",
}


def play(mix: list[str], bots: list[Bot], seed: str, **options: object) -> Root:
    """Play a game to its end; the table checks every answer."""
    prepared = TITLE.prepare(len(mix), {"factions": list(mix), "any_mix": True, **options})
    table = TITLE.deal(prepared, seed)
    census = table.census()
    table.driver = driver = Keeping(table, bots)
    while not table.over:
        driver.begin(table)
        table.play()
        assert driver.decisions < 20_000, "the game does not end"
    assert table.census() == census
    assert isinstance(table, Root)
    return table


def heuristics(n: int) -> list[Bot]:
    return [Heuristic(Rng(f"bot {i}")) for i in range(n)]


def rotated(mix: str, by: int) -> list[str]:
    ids = mix.split()
    by %= len(ids)
    return ids[by:] + ids[:by]


def answer(t: RootScenario) -> str:
    """What the heuristic bot answers to the open question."""
    ask = t.question()
    return VOCABULARY.name(Heuristic(Rng("bot")).choose(t.g.sight(ask.seat), ask))


# -- whole games


def test_the_title_offers_a_random_and_a_heuristic_bot():
    assert list(TITLE.bots()) == list(BOTS) == ["random", "heuristic"]


@pytest.mark.parametrize("map", ["autumn", "winter"])
@pytest.mark.parametrize("mix", MIXES)
def test_heuristic_bots_play_every_mix_to_the_end(mix, map):
    ids = mix.split()
    prints = "early" if map == "autumn" else "later"
    table = play(ids, heuristics(len(ids)), f"{mix} {map}", map=map, cards_print=prints)
    assert table.outcome().winners
    assert table.round < 40


@pytest.mark.parametrize("id", list(AMONG))
def test_a_heuristic_bot_beats_three_random_ones_with_every_faction(id):
    wins = 0
    for game in range(6):
        mix = rotated(AMONG[id], game)
        bots = [
            Heuristic(Rng(f"{game}")) if other == id else RandomBot(Rng(f"{game} {other}"))
            for other in mix
        ]
        table = play(mix, bots, f"against random {game}")
        wins += mix.index(id) in table.outcome().winners
    assert wins >= 5


def test_every_faction_of_the_base_game_wins_its_share_among_heuristic_bots():
    wins: Counter[str] = Counter()
    games = 32
    for game in range(games):
        mix = rotated(BASE, game)
        table = play(mix, heuristics(4), f"base {game}")
        for seat in table.outcome().winners:
            wins[mix[seat]] += 1
    assert all(wins[id] >= games // 10 for id in BASE.split()), wins


# -- what a bot may see


class Dreamer(Bot):
    """Asks the heuristic bot at the true table and at one that looks the same from its seat."""

    def __init__(self) -> None:
        self.rng = Rng("dreams")
        self.asked = 0

    def searches(self):
        return True

    def choose(self, sight: Sight, ask: Ask) -> int:
        option = Heuristic(Rng("temper")).choose(sight, ask)
        dream = sight.imagine(self.rng)
        other = Heuristic(Rng("temper"))
        assert other.choose(dream.sight(sight.seat), ask) == option, ask
        self.asked += 1
        return option


@pytest.mark.parametrize("mix", [BASE, "marquise cult riverfolk vagabond"])
def test_heuristic_bots_decide_from_what_their_seat_can_know(mix):
    bot = Dreamer()
    play(mix.split(), [bot] * 4, f"dream {mix}")
    assert bot.asked > 150


# -- single decisions


def test_a_bot_takes_the_step_that_wins(table):
    t = table(
        "alliance marquise",
        turn_of="alliance",
        phase="birdsong",
        supporters="ambush_fox sword root_tea_mouse",
        pieces={"alliance": {"sympathy": [1, 2, 5, 6]}},
        points={"alliance": 28},
    )
    assert answer(t).startswith("spread")


def test_the_marquise_builds_rather_than_pass(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 3, 5: 2}},
        pieces={"marquise": {"keep": [1], "sawmill": [5], "wood": [5]}},
    )
    assert answer(t).startswith("build")


def test_a_bot_does_not_attack_a_strong_army_with_one_warrior(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1}, "eyrie": {1: 6}},
        pieces={"eyrie": {"roost": [1]}},
        hands={"eyrie": "ambush_fox ambush_bird armorers sword bake_sale"},
    )
    assert t.offered("battle c1")
    assert answer(t) != "battle c1"


def test_a_bot_attacks_what_nobody_defends(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 4}},
        pieces={"eyrie": {"roost": [1]}},
    )
    assert answer(t) == "battle c1"


@pytest.mark.ends_open
def test_an_ambush_is_played_and_foiled(table):
    t = table(
        "marquise eyrie",
        hands={"eyrie": "ambush_fox sword", "marquise": "ambush_bird armorers"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 2}},
    )
    t.answer("battle c1")
    assert answer(t) == "ambush ambush_fox"
    t.answer("ambush ambush_fox")
    assert answer(t) == "ambush ambush_bird"


def test_the_eyrie_does_not_promise_what_it_cannot_keep(table):
    t = table(
        "eyrie marquise",
        phase="birdsong",
        leader="builder",
        hands={"eyrie": "sword bake_sale"},  # a mouse and a mouse or rabbit are of no use in c1
        warriors={"eyrie": {1: 6}, "marquise": {5: 1, 9: 1, 10: 1}},
        pieces={"eyrie": {"roost": [1]}},
    )
    while t.question().prompt in ("add-card", "decree-column", "add-second-card"):
        t.answer(answer(t))
    eyrie = t.faction("eyrie")
    assert isinstance(eyrie, Eyrie)
    assert not [this for this in eyrie.decree[0] if t.g.kinds[this].suit != 1], "no such roost"
    assert sum(len(column) for column in eyrie.decree) >= 1


def test_dominance_is_activated_when_it_will_hold_and_points_will_not_win(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox"},
        warriors={"marquise": {1: 5, 6: 5, 8: 5}},
        points={"marquise": 11, "eyrie": 24},
    )
    assert answer(t) == "activate dominance_fox"


def test_dominance_is_left_alone_when_points_win_sooner(table):
    t = table(
        "marquise eyrie alliance",
        hands={"marquise": "dominance_fox"},
        warriors={"marquise": {1: 1, 6: 1}, "eyrie": {8: 4}},
        points={"marquise": 26, "eyrie": 12},
    )
    assert answer(t) != "activate dominance_fox"


@pytest.mark.ends_open
def test_the_alliance_gives_up_sympathy_before_a_base(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 3}},
        pieces={"alliance": {"base_fox": [1], "sympathy": [1]}},
        dice=[0, 0],
    )
    t.battle(1)
    assert t.question().prompt == "lose-piece"
    assert answer(t) == "lose sympathy"


def test_the_vagabond_explores_a_ruin(table):
    board = vagabond("c10", items="boot torch sword")
    t = table("vagabond marquise", state=both(board, loot(c10="bag")))
    assert answer(t) == "explore c10"


@pytest.mark.ends_open
def test_the_cult_scores_with_its_gardens(table):
    t = table(
        "cult marquise",
        hands={"cult": "sword"},
        pieces={"cult": {"garden_mouse": [2, 7, 9, 11, 11]}},
        state=cult("fox"),
    )
    assert answer(t) == "reveal sword"
    t.answer("reveal sword")
    assert answer(t) == "score mouse"


def test_the_riverfolk_open_their_first_trade_post(table):
    t = table(
        "riverfolk marquise",
        warriors={"marquise": {5: 2}, "riverfolk": {10: 1}},
        state=river({"marquise": 2}),
    )
    assert answer(t) == "establish c5"


@pytest.mark.rule("6.5")
def test_the_marquise_crafts_before_her_first_action(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "root_tea_fox anvil"},
        warriors={"marquise": {5: 3, 9: 2}, "eyrie": {5: 1}},
        pieces={"marquise": {"workshop": [9], "sawmill": [5], "recruiter": [5], "wood": [9, 9]}},
    )
    assert t.offered("build sawmill") and t.offered("battle c5")
    assert answer(t) == "craft root_tea_fox"  # later it would be too late
