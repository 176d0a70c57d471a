"""Phases and steps come in the Law's order; the commands of the title work from end to end."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.titles.oath.catalogue import OATH_IDS, SUITS
from tests.titles.oath.test_chronicle_steps import won


def told(t, *ids: str) -> list[str]:
    """The events with these ids, in the order in which everybody heard them."""
    return [str(event["id"]) for event in t.match.events(-1) if event["id"] in ids]


@pytest.mark.rule("4.1", "4.1.1", "4.1.2", "4.1.3", "4.1.4")
def test_wake_tends_the_banner_checks_victory_turns_the_title_and_then_looks_at_the_site(table):
    position = {
        "oath": "people",
        "turn_of": "red",
        "phase": "wake",
        "keeper": "red",
        "banners": {"red": "peoples_favor"},
        "sites": {1: "mine"},
        "tokens_at": {1: (1, 0)},
        "favor": {"red": 1},
    }
    t = table("purple red", **position)
    assert t.favor_on("peoples_favor") == 2  # the last favor stays, so one is placed
    assert t.keeper == "red usurper" and not t.match.over  # turned only after victory was checked
    assert t.question().prompt != "act" and t.favor("red") == 0
    t.answer(t.names()[0])
    assert t.favor("red") == 1 and t.g.sites[0].favor == 0
    t = table("purple red", **position, usurper=True)
    assert t.match.over and t.g.sites[0].favor == 1  # won before the site was looked at
    assert t.favor_on("peoples_favor") == 2


@pytest.mark.rule("4.3", "4.3.1", "4.3.2", "4.3.3", "4.3.5")
def test_rest_clears_cards_before_rest_powers_and_supply_counts_what_is_left(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows wolves"},
        advisers={"purple": "insomnia"},
        favor_on={"longbows": 1},
        secrets_on={"wolves": 1},
        facedown_secrets={"purple": 1},
        supply={"purple": 1},
        banks={"order": 2},
    )
    t.rest()
    assert t.question().prompt == "rest-power"
    assert (t.bank("order"), t.secrets("purple"), t.facedown_secrets("purple")) == (3, 2, 0)
    assert t.supply("purple") == 7
    t.answer("use insomnia")
    assert t.secrets("purple") == 3 and t.phase == "red act"


@pytest.mark.rule("5.5.7", "5.5.7.I", "5.5.7.II", "5.5.7.III", "5.5.6")
def test_a_victor_occupies_then_seizes_then_banishes_after_the_losses(table):
    t = table.battle(
        banners={"blue": "peoples_favor"},
        favor_on={"peoples_favor": 4},
        favor={"blue": 3},
        warbands={"red": 8, "blue": 2},
        dice=[0] * 7 + [3] * 8,
        sites={2: "fertile_valley", 4: "steppe"},
    )
    t.campaign("blue", "peoples_favor", "pawn")
    while t.question().prompt in ("lose-warband", "sacrifice"):
        t.answer(t.names()[0])
    assert t.question().prompt == "occupy"
    t.answer("count 2")
    assert t.question().prompt == "travel-to" and t.banners("red") == "peoples_favor"
    t.answer("to s4")
    steps = ["loses-warbands", "places-warbands", "takes-banner", "travels", "burns-favor"]
    found = told(t, *steps)
    assert sorted(found, key=steps.index) == found and set(found) >= set(steps[1:])
    assert (t.at(2), t.pawn("blue"), t.favor("blue")) == ("red 2", 4, 2)
    assert t.favor_on("peoples_favor") == 2 and t.g.mob


@pytest.mark.rule("8.0", "8.3")
def test_the_chronicle_is_written_in_the_order_of_its_chapter(table):
    sites = {1: "plains longbows wolves", 3: "mountain festival_district", 5: "mine scouts"}
    relics = {"purple": "the_grand_scepter map", "red": "cup_of_plenty"}
    at = {1: "purple 1", 5: "red 1"}
    t = table("purple red", sites=sites, at=at, relics=relics, state=won("purple"))
    t.answer("choose people", "choose longbows")
    while not t.match.over:
        t.answer(t.names()[0])
    order = ["oath", "builds", "removes", "falls", "keeps", "ruins", "reveals", "adds"]
    order += ["dispossesses", "scatters", "treasures", "ends"]
    found = [str(entry["id"]) for entry in t.g.annals]
    assert sorted(found, key=order.index) == found and set(order) - set(found) <= {"reveals"}
    rules = [str(entry["rule"]).partition(":")[2] for entry in t.g.annals]
    assert all(rule.startswith("8.") for rule in rules)


@pytest.mark.rule("2.3.a", "7.6.3")
@pytest.mark.ends_open
def test_relics_of_the_reliquary_are_in_no_other_deal_than_citizenship(table):
    t = table(
        "purple red",
        sites={1: "the_tribunal tinkers_fair"},
        reliquary="brass_horse map",
        relics={"purple": "the_grand_scepter", "red": "cup_of_plenty"},
        favor={"purple": 2, "red": 2},
    )
    t.use("tinkers_fair")
    while t.question().prompt != "compose-offer":
        t.answer(t.names()[0])
    names = t.names()
    assert "want cup_of_plenty" in names and "give favor" in names
    assert not any("brass_horse" in name or "map" in name.split() for name in names)


def run(*args: str):
    """A command of the program, which must succeed."""
    found = CliRunner().invoke(cli, list(args))
    assert found.exit_code == 0, found.output
    return found.stdout


def test_the_commands_know_oath():
    cards = json.loads(run("cards", "oath", "--json"))
    assert len(cards) == 265 and set(SUITS) <= {card["set"] for card in cards}
    assert "5.5.5" in run("rules", "oath") and "7.6.3" in run("rules", "oath", "--lang", "de")
    assert "Bergfried" in run("cards", "oath", "keep", "--lang", "de")
    bots = "heuristic,random,random,random"
    arena = json.loads(
        run("arena", "oath", "--seats", bots, "--games", "2", "--workers", "1", "--json")
    )
    assert arena["games"] == 2 and arena["errors"] == 0
    bench = json.loads(run("bench", "oath", "--seconds", "0.05", "--job", "random_4", "--json"))
    assert "random_4" in json.dumps(bench)


@pytest.mark.parametrize("seats", range(1, 7))
def test_bots_take_the_empty_seats_at_the_terminal(seats, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    args = ["play", "oath", "--seats", str(seats), "--seed", "s", "--json"]
    args += ["--options", json.dumps({"oath": OATH_IDS[seats % 4]})]
    found = CliRunner().invoke(cli, args, input="")
    start, *lines = [json.loads(line) for line in found.stdout.splitlines()]
    assert start["seats"] == seats and start["names"] == ["Guest", *["heuristic"] * (seats - 1)]
    asked = [line for line in lines if line["type"] == "question"]
    assert asked[0]["seat"] == 0 and asked[0]["prompt"] == "first-adviser"
