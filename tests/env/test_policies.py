"""Learned policies: plain numbers in a file, checked; bots in the arena and in the browser."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tafelrunde.bots.policies import VARIABLE, BadPolicy, PolicyFile, PolicyLayer, write_policy
from tafelrunde.bots.registry import find_bot, seatable
from tafelrunde.kernel.bots import Bot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import error_text
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.client import Person

DOMINION = registry.load("dominion")
FIRST_GAME = {"kingdom": "first-game"}


def money(**more) -> PolicyFile:
    """Buys the dearest Treasure, and Provinces; learned by nobody."""
    wishes = {"buy province": 9.0, "buy gold": 6.0, "buy silver": 3.0, "pass": 1.0}
    hidden = [[0.0, 1.0], *([worth, 0.0] for worth in wishes.values())]
    told: dict[str, Any] = {
        "title": "dominion",
        "observation": DOMINION.observation_version,
        "prompts": ["buy"],
        "inputs": ["coins"],
        "scales": [0.125],
        "options": list(wishes),
        "layers": [
            PolicyLayer(weights=hidden, bias=[0.0, 0.0]),
            PolicyLayer(weights=[[1.0], [0.5]], bias=[0.0]),
        ],
    }
    return PolicyFile(**(told | more))


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "money.json"
    write_policy(money(), path)
    return path


def test_a_policy_plays_what_its_numbers_say(file):
    bot = find_bot(DOMINION, f"policy:{file}")(Rng("a"))
    asked = []

    class Overheard(Bot):
        """Plays what the policy says, and remembers."""

        def choose(self, sight, ask):
            option = bot.choose(sight, ask)
            if ask.prompt == "buy":
                names = [DOMINION.vocabulary.name(one) for one in ask.options]
                asked.append((names, DOMINION.vocabulary.name(option)))
            return option

    table = DOMINION.deal(DOMINION.prepare(2, FIRST_GAME), "policy")
    outcome = play_out(table, [Overheard(), find_bot(DOMINION, "random")(Rng("b"))])
    assert outcome.winners == [0]
    order = ["buy province", "buy gold", "buy silver", "pass"]
    assert len(asked) > 10
    for names, chosen in asked:
        assert chosen == next(name for name in order if name in names)


def test_values_are_those_of_the_network(file):
    from tafelrunde.bots.policies import read_policy

    policy = read_policy(DOMINION, file)
    row = bytearray(4)
    row[2], row[3] = 0xF8, 0xFF  # -8
    gold = DOMINION.vocabulary.parse("buy gold")
    assert policy.values(row, [1], [gold, 0]) == [6.0, 1.0]  # what is negative is cut off
    row[2], row[3] = 16, 0
    assert policy.values(row, [1], [gold, 0]) == [7.0, 2.0]
    assert policy.values(row, [-1], [gold]) == [6.0]  # not observed here


def test_questions_it_was_not_taught_are_left_to_the_usual_bot(tmp_path):
    write_policy(money(prompts=[]), tmp_path / "nothing.json")
    prepared = DOMINION.prepare(2, FIRST_GAME)
    outcomes = []
    for name in (f"policy:{tmp_path / 'nothing.json'}", "auto"):
        bots = [find_bot(DOMINION, name)(Rng(f"{seat}")) for seat in range(2)]
        outcomes.append(play_out(DOMINION.deal(prepared, "same"), bots).scores)
    assert outcomes[0] == outcomes[1]


LAYERS = money().layers


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"format": 2}, "format"),
        ({"title": "chess"}, "chess"),
        ({"observation": 99}, "version 99"),
        ({"options": ["buy happiness"] * 4}, "happiness"),
        ({"options": []}, "no options"),
        ({"scales": []}, "scales"),
        ({"layers": LAYERS[:1]}, "one number"),
        ({"layers": LAYERS[1:]}, "layer 0"),
        ({"layers": [LAYERS[0]] * 7}, "layers"),
    ],
)
def test_what_is_no_policy_for_the_title_is_refused_in_words(more, words, tmp_path):
    write_policy(money(**more), tmp_path / "bad.json")
    with pytest.raises(BadPolicy, match=words) as caught:
        find_bot(DOMINION, f"policy:{tmp_path / 'bad.json'}")
    assert error_text(caught.value, "de").startswith("Die Strategie")


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": "one"}', "\x00", "[" * 100_000, "1e999"]
)
def test_anything_else_in_a_file_is_refused(text, tmp_path):
    (tmp_path / "bad.json").write_text(text)
    with pytest.raises(BadPolicy):
        find_bot(DOMINION, f"policy:{tmp_path / 'bad.json'}")
    with pytest.raises(BadPolicy, match="nowhere"):
        find_bot(DOMINION, f"policy:{tmp_path / 'nowhere.json'}")


def test_numbers_that_are_none_are_refused(tmp_path):
    told = json.loads(msgspec.json.encode(money()))
    told["layers"][0]["weights"][0][0] = 1e308 * 10
    (tmp_path / "bad.json").write_text(json.dumps(told))
    with pytest.raises(BadPolicy):
        find_bot(DOMINION, f"policy:{tmp_path / 'bad.json'}")


def test_a_host_offers_the_policies_of_a_folder(file, monkeypatch):
    (file.parent / "broken.json").write_text("{}")
    monkeypatch.setenv(VARIABLE, str(file.parent))
    assert "money" in seatable(DOMINION)
    assert "broken" not in seatable(DOMINION)
    assert "money" not in seatable(registry.load("root"))
    assert find_bot(DOMINION, "money")(Rng("x"))


@pytest.mark.anyio
async def test_a_policy_plays_in_the_browser(file, monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, str(file.parent))
    with serving(str(tmp_path / "games.db"), tmp_path / "log") as server:
        person = await Person(server.url).come_in("Ann")
        try:
            titles = {told["id"]: told["bots"] for told in await person.get("/api/titles")}
            assert "money" in titles["dominion"] and "money" not in titles["root"]
            table = await person.new_table("me", "money", options=FIRST_GAME)
            async with person.at(table.id) as page:
                await page.play(random.Random(1), answers=30)
                await page.until_asked()
                players = page.now.view.facts["players"]
            assert players[1]["turns"] >= 1
        finally:
            await person.close()
