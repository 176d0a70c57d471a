"""`tafelrunde odds`: how likely an Oath campaign is won."""

# not compiled: draws with rich

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tafelrunde.cli.frame import Command, Frame, frame, json_option, lang_option, option
from tafelrunde.cli.look_up import plain_table
from tafelrunde.cli.numbers import whole
from tafelrunde.kernel.errors import BadOptions

if TYPE_CHECKING:
    from tafelrunde.titles.oath.drill import Drill
    from tafelrunde.titles.oath.odds import Battle, Forecast

MOST_DICE = 60
DICE = click.IntRange(0, MOST_DICE)
BANDS = click.IntRange(0, 100)


@click.command("odds", cls=Command)
@click.argument("title", required=False, default="oath")
@option("--attack", type=DICE, metavar="N")
@option("--defence", type=DICE, default=1, show_default=True, metavar="N")
@option("--warbands", type=BANDS, default=3, show_default=True, metavar="N")
@option("--defenders", type=BANDS, default=1, show_default=True, metavar="N")
@option("--plan", "plans", multiple=True, metavar="ID[:N]")
@option("--against", multiple=True, metavar="ID[:N]")
@option("--no-sacrifice", is_flag=True)
@json_option
@lang_option
def odds(
    title: str,
    attack: int | None,
    defence: int,
    warbands: int,
    defenders: int,
    plans: tuple[str, ...],
    against: tuple[str, ...],
    no_sacrifice: bool,
    as_json: bool,
) -> None:
    mine = frame()
    if title != "oath":
        raise BadOptions("there are no odds for {title}, only for oath", title=title[:40])
    # Only this command needs these rules, so they are imported here.
    from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER
    from tafelrunde.titles.oath.drill import Drill
    from tafelrunde.titles.oath.odds import forecast

    drill = Drill(warbands if attack is None else attack, defence, warbands, defenders)
    use_plans(mine, drill, plans, ATTACKER)
    use_plans(mine, drill, against, DEFENDER)
    battle = drill.battle()
    battle.no_sacrifice = no_sacrifice
    seen = forecast(battle)
    if as_json:
        mine.data(odds_data(battle, seen))
    else:
        print_odds(mine, battle, seen)


def use_plans(mine: Frame, drill: Drill, plans: tuple[str, ...], side: int) -> None:
    """Use plans in the order given."""
    from tafelrunde.titles.oath.drill import is_plan

    for written in plans:
        name, _, number = written.partition(":")
        id = name.strip().lower().replace("-", "_").replace(" ", "_")
        if not is_plan(id):
            raise BadOptions("there is no battle plan '{name}'", name=name[:40])
        times = whole(number) if number else 1
        if times is None:
            raise BadOptions("there is no battle plan '{name}'", name=written[:40])
        drill.use(id, side, min(times, MOST_DICE))


def odds_data(battle: Battle, seen: Forecast) -> dict[str, object]:
    """The result for machines."""
    return {
        "attack": battle.rolled_attack(),
        "defence": battle.defence,
        "warbands": battle.force,
        "defenders": battle.defenders,
        "victory": seen.victory,
        "without_sacrifice": seen.without_sacrifice,
        "sacrificed_if_won": seen.sacrificed_if_won,
        "left_if_won": seen.left_if_won,
        "left_if_lost": seen.left_if_lost,
    }


def print_odds(mine: Frame, battle: Battle, seen: Forecast) -> None:
    """The result for people."""
    t = mine.texts.text
    table = plain_table("", "")
    table.show_header = False
    table.columns[1].justify = "right"
    table.add_row(t("odds-attack"), str(battle.rolled_attack()))
    table.add_row(t("odds-defence"), str(battle.defence))
    table.add_row(t("odds-warbands"), str(battle.force))
    table.add_row(t("odds-defenders"), str(battle.defenders))
    table.add_row(t("odds-victory"), f"{seen.victory:.1%}")
    table.add_row(t("odds-without-sacrifice"), f"{seen.without_sacrifice:.1%}")
    table.add_row(t("odds-sacrificed"), f"{seen.sacrificed_if_won:.1f}")
    table.add_row(t("odds-left-won"), f"{seen.left_if_won:.1f}")
    table.add_row(t("odds-left-lost"), f"{seen.left_if_lost:.1f}")
    mine.out.print(table)
