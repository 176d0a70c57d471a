"""`arena` and `bench`."""

from __future__ import annotations

import json

import pytest

from tafelrunde.languages import LANGUAGES
from tafelrunde.titles import registry
from tests.cli.conftest import data, refused, subprocess_run


def test_the_arena_for_machines_is_one_object_with_the_documented_fields(run):
    args = ["--games", "12", "--seed", "s", "--workers", "1", "--json"]
    told = data(run("arena", "dominion", "--seats", "bigmoney,random", *args))
    assert list(told) == ["games", "errors", "rounds", "bots"]
    fields = ["bot", "games", "wins", "win_rate", "low", "high", "points", "rating", "margin"]
    assert (told["games"], told["errors"]) == (12, 0)
    for bot in told["bots"]:
        assert list(bot) == [*fields, "seconds", "seats", "by"]
        assert bot["games"] == sum(seat["games"] for seat in bot["seats"]) == 12
        assert bot["wins"] == sum(seat["wins"] for seat in bot["seats"])
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1
    money, chance = told["bots"]
    assert (money["bot"], chance["bot"]) == ("bigmoney", "random")
    assert money["wins"] + chance["wins"] == 12
    assert money["win_rate"] > chance["win_rate"]


def test_the_same_seed_gives_the_same_games(run):
    args = ["arena", "--seats", "random,random,random", "--games", "3", "--workers", "1", "--json"]
    options = ["--options", '{"kingdom": "big-money"}']

    def played() -> object:
        told = data(run(*args, *options, "--seed", "one"))
        return [{**bot, "seconds": 0} for bot in told["bots"]]

    assert played() == played()


def test_the_arena_for_people_is_a_table(run):
    args = ["--games", "4", "--workers", "1", "--lang", "de"]
    shown = run("arena", "dominion", "--seats", "bigmoney,random", *args)
    assert "Siege" in shown.output
    assert "4 Partien" in shown.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", registry.TITLES)
def test_who_cannot_play_is_named_before_anything_starts(run, tmp_path, title, lang):
    most, out = registry.find(title).max_seats, tmp_path / "games.jsonl"
    args = ["arena", title, "--lang", lang, "--out", str(out), "--seats"]
    assert "serch" in (said := refused(run(*args, "serch,random"))) and "search" in said
    assert "search:200" in refused(run(*args, "search:none,random"))
    assert "hard" in refused(run(*args, "nobody,hard"))
    assert str(most) in refused(run(*args, ",".join(["random"] * (most + 1))))
    refused(run(*args, ",".join(["random"] * 3), "--players", "9"))
    refused(run(*args, "random,,random"))
    refused(run(*args, "policy:/nowhere.json,random"))
    assert not out.exists(), "nothing has begun"


@pytest.mark.parametrize("title", registry.TITLES)
def test_levels_play_in_the_arena_under_their_names(run, title):
    seats = max(2, registry.find(title).min_seats)
    names = ",".join(["easy"] * seats)
    told = data(run("arena", title, "--seats", names, "--games", "1", "--workers", "1", "--json"))
    assert [bot["bot"] for bot in told["bots"]] == ["easy"] * seats
    assert told["errors"] == 0


def test_the_arena_uses_workers_and_prints_nothing_but_the_result():
    args = ["--games", "4", "--workers", "2", "--json"]
    result = subprocess_run("arena", "dominion", "--seats", "bigmoney,bigmoney", *args)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 4
    assert result.stderr == ""


def test_the_bench_tells_the_documented_numbers_of_every_job(run):
    told = data(run("bench", "dominion", "--seconds", "0.05", "--json"))
    assert {job["job"] for job in told} >= {"big_money", "first_game", "random"}
    for job in told:
        assert list(job) == [
            "title",
            "job",
            "form",
            "games_per_s",
            "decisions_per_s",
            "turns_per_game",
            "decisions_per_game",
            "copies_per_s",
            "worlds_per_s",
        ]
        assert job["form"] in ("pure", "compiled")
        assert job["games_per_s"] > 0
    shown = run("bench", "--seconds", "0.05", "--job", "random")
    assert "random" in shown.output
    assert "big_money" not in shown.output
