"""The odds of campaigns are exact: compared with every single roll, and with many random ones."""

from __future__ import annotations

import json
from itertools import product

import pytest
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import dice
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER
from tafelrunde.titles.oath.catalogue import FACES
from tafelrunde.titles.oath.drill import Drill, is_plan
from tafelrunde.titles.oath.odds import Battle, chance, forecast, quick, shields_of, swords_of


def beats(battle, attack, defence, sacrifices=True):
    """Whether the attacker can win with these faces, and how many warbands he needs for it."""
    factor = battle.attack_factor
    skulls = 0 if battle.ignores_skulls else dice.skulls(attack) * factor
    left = max(0, battle.force - skulls)
    value = dice.swords(attack, battle.no_hollow, battle.no_double_swords) * factor
    goal = dice.shields(defence, battle.no_single_shields, battle.no_double_shields)
    goal += battle.defenders
    for given in range(left + 1 if sacrifices and not battle.no_sacrifice else 1):
        if value + given * battle.sacrifice_worth > goal:
            return True, left, given
    return False, left, 0


def every_roll(battle):
    """All rolls of both pools."""
    attack = battle.attack // 2 if battle.halved else battle.attack
    for faces in product(range(6), repeat=attack + battle.defence):
        yield list(faces[:attack]), list(faces[attack:])


def make(attack, defence, force, defenders, **changes):
    battle = Battle(attack, defence, force, defenders)
    for name, value in changes.items():
        setattr(battle, name, value)
    return battle


BATTLES = [
    make(0, 0, 0, 0),
    make(0, 2, 3, 0),
    make(3, 0, 3, 2),
    make(3, 2, 3, 1),
    make(2, 4, 5, 2),
    make(4, 2, 1, 3),
    make(3, 3, 3, 2, ignores_skulls=True),
    make(3, 3, 3, 2, no_hollow=True),
    make(3, 3, 2, 1, no_single_shields=True),
    make(3, 2, 3, 3, attack_factor=2),
    make(5, 2, 5, 1, halved=True),
    make(3, 2, 2, 5, sacrifice_worth=3),
    make(4, 2, 4, 2, no_sacrifice=True),
    make(4, 2, 4, 2, no_double_swords=True, no_double_shields=True),
]


@pytest.mark.rule("5.5.4", "5.5.5")
@pytest.mark.parametrize("battle", BATTLES)
def test_the_chance_of_victory_is_the_share_of_all_rolls_that_win(battle):
    won = [0, 0]
    rolls = left_won = left_lost = given_won = 0
    for attack, defence in every_roll(battle):
        rolls += 1
        victory, left, given = beats(battle, attack, defence)
        won[0] += victory
        won[1] += beats(battle, attack, defence, sacrifices=False)[0]
        if victory:
            left_won += left - given
            given_won += given
        else:
            left_lost += left - left // 2
    assert chance(battle) == pytest.approx(won[0] / rolls, abs=1e-12)
    assert chance(battle, sacrifices=False) == pytest.approx(won[1] / rolls, abs=1e-12)
    seen = forecast(battle)
    assert seen.victory == pytest.approx(won[0] / rolls, abs=1e-12)
    assert seen.without_sacrifice == pytest.approx(won[1] / rolls, abs=1e-12)
    assert quick(battle).victory == seen.victory
    assert seen.left == pytest.approx((left_won + left_lost) / rolls, abs=1e-9)
    if won[0]:
        assert seen.sacrificed_if_won == pytest.approx(given_won / won[0], abs=1e-9)


@pytest.mark.rule("5.5.5")
def test_large_pools_agree_with_simulated_rolls():
    battle = make(12, 7, 9, 6)
    rng = Rng("odds")
    games = 4000
    won = 0
    for _ in range(games):
        attack = [rng.below(6) for _ in range(battle.attack)]
        won += beats(battle, attack, [rng.below(6) for _ in range(battle.defence)])[0]
    assert chance(battle) == pytest.approx(won / games, abs=0.03)


@pytest.mark.rule("5.5.4")
def test_tables_are_distributions_with_the_printed_averages():
    for n, swords, shields in [(1, 0.67, 0.67), (2, 1.58, 1.56), (3, 2.5, 2.72), (5, 4.33, 6.18)]:
        attack = swords_of(n, False, False)
        defence = shields_of(n, False, False)
        assert sum(attack.chances) == pytest.approx(1)
        assert defence.fewer[-1] == pytest.approx(1)
        mean = sum(a * b for a, b in zip(attack.swords, attack.chances, strict=True))
        assert mean == pytest.approx(swords, abs=0.006)
        mean = sum(a * b for a, b in zip(defence.shields, defence.chances, strict=True))
        assert mean == pytest.approx(shields, abs=0.006)


@pytest.mark.rule("5.5.5")
def test_a_tie_is_no_victory_and_a_warband_breaks_it():
    assert chance(make(0, 0, 0, 0)) == 0
    assert chance(make(0, 0, 1, 0)) == 1
    assert chance(make(0, 0, 1, 1)) == 0


@pytest.mark.rule("5.5.3")
def test_removing_from_an_empty_attack_pool_adds_defence_dice():
    drill = Drill(1, 2, 3, 0)
    drill.use("horse_archers", DEFENDER)
    assert (drill.battle().attack, drill.battle().defence) == (0, 4)


@pytest.mark.rule("5.5.3")
def test_a_campaign_that_is_decided_at_once_needs_no_dice():
    assert chance(make(0, 9, 0, 9, attacker_wins=True)) == 1
    assert chance(make(9, 0, 9, 0, defender_wins=True)) == 0


# -- battle plans


@pytest.mark.rule("5.5.3", "7.5.4")
def test_plans_change_the_numbers_as_their_cards_say():
    drill = Drill(2, 1, 4, 3)
    drill.use("longbows", ATTACKER)
    drill.use("longbows", ATTACKER)  # each plan only once
    drill.use("great_crusade", ATTACKER, 2)
    drill.use("lancers", ATTACKER)
    drill.use("rangers", ATTACKER)  # too few defence dice for more than ignored skulls
    battle = drill.battle()
    assert (battle.attack, battle.attack_factor, battle.ignores_skulls) == (5, 2, True)
    drill.use("bear_traps", DEFENDER)
    drill.use("wrestlers", DEFENDER)
    drill.use("mounted_patrol", DEFENDER)
    battle = drill.battle()
    assert (battle.attack, battle.defence, battle.force, battle.defenders) == (4, 2, 3, 2)
    assert battle.rolled_attack() == 2
    drill.use("hearts_and_minds", DEFENDER)
    assert chance(drill.battle()) == 0


@pytest.mark.rule("5.5.3")
def test_every_battle_plan_can_be_drilled():
    for card in FACES:
        assert is_plan(card.id) == ("battle_plan" in card.power_types)
        for side in (ATTACKER, DEFENDER) if is_plan(card.id) else ():
            drill = Drill(3, 2, 4, 3)
            before = drill.battle().key()
            drill.use(card.id, side, 2)
            assert len(drill.c.plans) == 1 and drill.battle().key() >= 0
            if drill.g.power(drill.c.plans[0]).bars_plans:
                drill.use("longbows" if card.id != "longbows" else "keep", side)
                assert len(drill.c.plans) == 1
            assert drill.battle().key() != before or card.id in AFTER_THE_DICE


# Plans that matter only when the dice have fallen, or that are about other plans and places.
AFTER_THE_DICE = [
    "battle_honors",
    "scouts",
    "martial_culture",
    "second_wind",
    "book_burning",
    "warning_signals",
    "traveling_doctor",
    "billowing_fog",
    "slander",
    "field_promotion",
    "military_parade",
    "relic_hunter",
    "hospital",
    "wild_mounts",
    "sticky_fire",
    "cursed_cauldron",
    "obsidian_cage",
    "specialist",
]


# -- at the table and in the terminal


@pytest.mark.rule("5.5.2", "2.11")
@pytest.mark.ends_open
def test_the_attacker_sees_the_odds_of_the_targets_declared_so_far(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 5: "river"},
        at={1: "red 1", 5: "red 2"},
        pawns={"red": 5},
        warbands={"purple": 4, "red": 3},
    )
    assert t.match.view(0)["facts"]["campaign"] == {}
    t.answer("campaign")
    told = t.match.view(0)["facts"]["campaign"]
    assert (told["sites"], told["defence"], told["defenders"]) == ([0], 2, 1)  # site and title
    assert told["odds"] == round(100 * chance(make(4, 2, 4, 1)), 1)
    t.answer("target s5")
    told = t.match.view(1)["facts"]["campaign"]
    assert (told["defence"], told["defenders"]) == (3, 1 + 2 + 3)  # the board defends its site
    assert told["odds"] == round(100 * chance(make(4, 3, 4, 6)), 1)


@pytest.mark.rule("5.5.3", "card/longbows")
@pytest.mark.ends_open
def test_the_odds_at_worst_reckon_with_the_plans_of_the_defender(table):
    t = table(
        "purple red",
        at={1: "red 4"},
        advisers={"red": "longbows bear_traps -shield_wall"},
        pawns={"red": 5},
        warbands={"purple": 5},
    )
    (told,) = t.match.view(0)["facts"]["chances"]  # before anything is begun
    t.answer("campaign")
    assert t.match.view(0)["facts"]["campaign"] == told
    assert told["odds"] == round(100 * chance(make(5, 2, 5, 4)), 1)
    assert told["odds_at_worst"] == round(100 * chance(make(3, 2, 4, 4)), 1)


def run(*args):
    return CliRunner().invoke(cli, ["odds", "oath", *args])


def test_the_command_tells_the_odds():
    found = run("--warbands", "4", "--defence", "2", "--defenders", "2", "--json")
    assert found.exit_code == 0
    victory = chance(make(4, 2, 4, 2))
    assert json.loads(found.output)["victory"] == pytest.approx(victory)
    found = run("--plan", "great_crusade:3", "--against", "Horse-Archers", "--json")
    assert '"attack": 3' in found.output
    found = run("--plan", "specialist", "--against", "hearts_and_minds", "--json", "--lang", "de")
    assert '"victory": 1.0' in found.output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--plan", "sword"], "sword"),
        (["--plan", "great_crusade:many"], "many"),
        (["--attack", "1000"], "--attack"),
    ],
)
def test_the_command_refuses_what_it_does_not_know(args, told):
    found = run(*args)
    assert found.exit_code == 2
    assert told in found.output
