"""Write worlds of later chronicles: `python tools/oath/make_worlds.py`.

Bots play chronicles from fixed seeds, game after game, with changing numbers of players. Of the
worlds they leave, those are written down, as seed strings, that together show everything any of
them shows: all oaths and ways to win, Citizens, edifices, ruins, kept sites, a refilled archive.
Random games of the fuzz and leak tests begin in these worlds (`OathTitle.sample`). Run it when
rules or bots have changed much, and look at the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.kernel.bots import Bot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import seed_string
from tafelrunde.titles.oath.catalogue import CARDS, EDIFICE, RUIN
from tafelrunde.titles.oath.chronicle_file import Chronicle, new_chronicle
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE

FILE = Path(__file__).resolve().parents[2] / "src/tafelrunde/titles/oath/data/later_worlds.txt"
CHRONICLES = 6
GAMES = 30  # of each; the archive has to be refilled once
FIRST = 4  # games before a world is old enough
MOST_DECISIONS = 100_000


def play_next(chronicle: Chronicle, seed: str) -> Oath:
    """Let bots play the next game; most think, some play at random, so that all ways are gone."""
    rng = Rng(seed)
    seats = 3 + rng.below(4)
    table = TITLE.deal(TITLE.prepare(seats, chronicle.options(seats)), seed)
    names = ["random" if rng.below(3) == 0 else "heuristic" for _ in range(seats)]
    bots: list[Bot] = [TITLE.bots()[names[at]](Rng(f"{seed} {at}")) for at in range(seats)]
    play_out(table, bots, max_decisions=MOST_DECISIONS)
    chronicle.carry_on(table, names)
    assert isinstance(table, Oath)
    return table


def sights(chronicle: Chronicle, table: Oath, healed: bool) -> set[str]:
    """What there is to see in a world."""
    world = chronicle.world
    cards = [id for site in world.sites for id in site.cards]
    kinds = [CARDS[id].kind for id in cards]
    found = {f"oath {world.oath}", f"reason {table.reason}", f"citizens {len(world.citizens)}"}
    found |= {f"{world.oath}, {n} sites" for n in [sum(site.faceup for site in world.sites)]}
    found |= {f"edifices {n}" for n in [kinds.count(EDIFICE)] if n}
    found |= {f"ruins {n}" for n in [kinds.count(RUIN)] if n}
    found |= {f"edifice {id}" for id in cards if CARDS[id].other_side}
    if kinds.count(EDIFICE) and kinds.count(RUIN) and world.citizens:
        found.add("everything at once")
    if healed:
        found.add("refilled archive")
    return found


def worlds() -> list[str]:
    """The seed strings of worlds that show as much as possible with as few as possible."""
    seen: list[tuple[str, set[str]]] = []
    for start in range(CHRONICLES):
        chronicle = new_chronicle("Later")
        healed = False
        for n in range(GAMES):
            table = play_next(chronicle, f"later {start} {n}")
            healed = healed or any(entry["id"] == "heals" for entry in table.annals)
            if n >= FIRST:
                world = chronicle.world.copy()
                world.winner_name = ""
                text = seed_string.encode(seed_string.from_world(world, seated=seated(table)))
                seen.append((text, sights(chronicle, table, healed)))
        print(f"chronicle {start + 1}: {GAMES} games", file=sys.stderr)
    left = set().union(*(found for _, found in seen))
    chosen: list[str] = []
    while left:
        text, found = max(seen, key=lambda one: len(one[1] & left))
        chosen.append(text)
        left -= found
    return chosen


def seated(table: Oath) -> list[str]:
    """The colours that played."""
    return [player.id for player in table.players]


if __name__ == "__main__":
    FILE.write_text("".join(f"{text}\n" for text in worlds()), encoding="utf-8")
