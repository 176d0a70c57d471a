"""The odds a player sees are the share of rolls with which the rules themselves let him win."""

from __future__ import annotations

from io import StringIO
from itertools import product

import pytest
from rich.console import Console

from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles.oath.terminal.display import OathDisplay
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.vocabulary import VOCABULARY
from tests.titles.oath.conftest import load_dice

# A face of each kind and how many of the six there are.
ATTACK = [(0, 3), (3, 2), (5, 1)]
DEFENCE = [(0, 2), (2, 2), (4, 1), (5, 1)]

# Red attacks blue's two warbands at site 2, or bandits there; what is named changes this.
ALONE = {"pawns": {"red": 2}}
BATTLES = {
    "bandits": ALONE | {"at": {}, "warbands": {"red": 2}},
    "a site": ALONE | {"warbands": {"red": 3}},
    "a pawn": {"at": {}, "warbands": {"red": 3, "blue": 1}, "targets": ["pawn"]},
    "pawn and banner": {
        "at": {},
        "banners": {"blue": "darkest_secret"},
        "targets": ["pawn", "darkest_secret"],
        "warbands": {"red": 2},
    },
    "two sites": {
        "sites": {2: "fertile_valley", 4: "steppe"},
        "at": {2: "blue 1", 4: "blue 2"},
        "targets": ["s4"],
        "warbands": {"red": 2},
    },
    "the Oathkeeper": ALONE | {"oath": "supremacy", "keeper": "blue", "warbands": {"red": 2}},
    "the Usurper": ALONE
    | {"oath": "supremacy", "keeper": "blue", "usurper": True, "warbands": {"red": 2}},
    "a mountain": ALONE | {"sites": {2: "mountain"}, "warbands": {"red": 3}},
    "plains": ALONE | {"sites": {2: "plains"}, "warbands": {"red": 2}},
    "fewer dice than warbands": ALONE | {"warbands": {"red": 5}, "taken": 2},
    "no dice": ALONE | {"warbands": {"red": 5}, "taken": 0},
    "one die from an empty pool": ALONE | {"sites": {2: "mountain"}, "taken": 0},
    "Vow of Peace": ALONE | {"advisers": {"red": "", "blue": "vow_of_peace"}},
    "plans of both": ALONE
    | {"advisers": {"red": "longbows outriders", "blue": "bear_traps shield_wall"}},
    "plans of bandits": ALONE | {"at": {}, "sites": {2: "fertile_valley wrestlers longbows"}},
}


class Fighter(Bot):
    """Answers for everybody: attacks as told, uses every plan, remembers the odds he was told."""

    def __init__(self, targets: list[str], taken: int, *, sacrifices: bool) -> None:
        self.targets = [f"target {target}" for target in targets]
        self.taken = taken
        self.sacrifices = sacrifices
        self.dice: dict[str, object] = {}  # the campaign when dice were chosen
        self.last: dict[str, object] = {}  # and at the last battle plan

    def choose(self, sight, ask):
        """Take the first option that is wanted, or the last one."""
        names = {VOCABULARY.name(option): option for option in ask.options}
        campaign = sight.view()["facts"]["campaign"]
        wanted = [*self.targets]
        if ask.prompt == "act":
            wanted = ["campaign"]
        elif ask.prompt == "attack-dice":
            self.dice = campaign
            wanted = [f"count {self.taken}"]
        elif ask.prompt == "battle-plan":
            self.last = campaign
            wanted = [name for name in names if name != "pass"]
        elif ask.prompt == "sacrifice":
            wanted = ["sacrifice yes" if self.sacrifices else "pass"]
        chosen = next((name for name in wanted if name in names), "")
        return names[chosen] if chosen else ask.options[-1]


def fought(g, faces, fighter):
    """Whether the attacker wins with these faces, defence first."""
    twin = g.copy()
    load_dice(twin.rng, faces)
    twin.loud = True
    twin.driver = Direct(twin, [fighter] * twin.seats)
    twin.play()
    rolled = [event.args for event in twin.events if event.id == "rolls"]
    (won,) = [event.args for event in twin.events if event.id == "campaign-won"]
    counts = {str(args["dice"]): len(args["faces"]) for args in rolled}
    return won["side"] == "attacker", counts


@pytest.mark.rule("5.5.2", "5.5.3", "5.5.4", "5.5.5")
@pytest.mark.parametrize("sacrifices", [True, False], ids=["sacrifices", "none"])
@pytest.mark.parametrize("battle", BATTLES)
def test_the_odds_told_are_the_share_of_rolls_that_win_by_the_rules(table, battle, sacrifices):
    position = dict(BATTLES[battle])
    targets, taken = position.pop("targets", []), position.pop("taken", -1)
    t = table.battle(**(position | {"dice": None}))
    most = t.warbands("red")
    taken = most if taken < 0 else taken
    fighter = Fighter(targets, taken, sacrifices=sacrifices)
    counts = fought(t.g, [0] * 20, fighter)[1]
    won = rolls = 0
    kinds = [DEFENCE] * counts["defence"] + [ATTACK] * counts.get("attack", 0)
    for faces in product(*kinds):
        ways = 1
        for _, n in faces:
            ways *= n
        rolls += ways
        won += ways * fought(t.g, [face for face, _ in faces], fighter)[0]
    share = pytest.approx(100 * won / rolls, abs=0.051)
    by_dice = fighter.dice["odds_by_dice"]
    assert len(by_dice) == most + 1 and by_dice[-1] == fighter.dice["odds"]
    if fighter.last and sacrifices:
        assert fighter.last["odds_at_worst"] == share
    elif sacrifices:
        assert by_dice[taken] == share
    elif taken == most and not fighter.last:
        assert fighter.dice["odds_unsacrificed"] == share
    else:
        assert fighter.dice["odds_unsacrificed"] <= fighter.dice["odds"]


@pytest.mark.rule("5.5.2")
def test_only_a_certain_victory_is_a_hundred_percent(table):
    t = table.battle(pawns={"red": 2}, warbands={"red": 9}, at={2: "blue 2"})
    (told,) = t.match.view(1)["facts"]["chances"]
    assert told["odds"] == 100 and told["odds_unsacrificed"] == 99.9
    t = table.battle(pawns={"red": 2}, warbands={"red": 1}, at={2: "blue 14"})
    (told,) = t.match.view(1)["facts"]["chances"]
    assert told["odds"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.ends_open
def test_the_terminal_tells_the_odds_of_targets_dice_and_sacrifices(table, lang):
    t = table.battle(pawns={"red": 2}, warbands={"red": 2})
    display = OathDisplay(TITLE, Texts(lang, "oath", strict=True))
    display.names = ["Ada", "Bo", "Cy"]
    out = StringIO()
    Console(width=200, file=out).print(display.status(t.match.view(1), 1))
    t.answer("campaign")
    told = t.match.view(1)["facts"]["campaign"]
    Console(width=200, file=out).print(display.status(t.match.view(1), 1))
    for odds in (told["odds"], told["odds_unsacrificed"], *told["odds_by_dice"]):
        number = f"{odds:.1f}"
        assert (number if lang == "en" else number.replace(".", ",")) in out.getvalue()
