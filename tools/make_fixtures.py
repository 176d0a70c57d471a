"""Write finished games as fixtures: `python tools/make_fixtures.py [title ...]`.

A fixture is the record of a game between random bots, like any saved game; `digests.txt` beside the
records says what everybody must have seen at the end. `tests/test_fixtures.py` replays them all.
Games, seats and options come from fixed seeds, so the same rules write the same files. Run it after
a rule change that raised the title's revision, and read the difference before you commit it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options, Title
from tafelrunde.testing.fuzz import Game
from tafelrunde.titles import registry

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
GAMES = 12
TRIES = 400
DIGESTS = "digests.txt"


def games(title: Title, number: int = GAMES) -> list[Game]:
    """So many finished games, spread over the seat counts, as different as possible."""
    counts = sorted({seats for seats, _ in samples(title)})
    chosen: list[Game] = []
    for seed, seats in pick(title, counts, number):
        game = Game(title, seed)
        assert game.seats == seats
        game.play()
        chosen.append(game)
    return chosen


def samples(title: Title) -> list[tuple[int, Options]]:
    """What the title would play for the seeds that are tried."""
    return [title.sample(Rng(f"fixture {number} options")) for number in range(TRIES)]


def pick(title: Title, counts: list[int], number: int) -> list[tuple[str, int]]:
    """Seeds whose options bring the most that was not there yet, for each seat count in turn."""
    tried = samples(title)
    met: set[str] = set()
    picked: list[tuple[str, int]] = []
    left = set(range(TRIES))
    for turn in range(number):
        seats = counts[turn % len(counts)]
        fresh = {at: len(words(tried[at][1]) - met) for at in left if tried[at][0] == seats}
        best = max(sorted(fresh), key=lambda at: fresh[at])
        met |= words(tried[best][1])
        left.remove(best)
        picked.append((f"fixture {best}", seats))
    return picked


def words(options: Options) -> set[str]:
    """All plain values in options, with their keys, to see how different two games are."""
    found: set[str] = set()
    for key, value in options.items():
        if isinstance(value, dict):
            found |= {f"{key} {word}" for word in words(value)}
        else:
            many = value if isinstance(value, (list, tuple)) else [value]
            found |= {f"{key} {one}" for one in many}
    return found


def write(title: Title, folder: Path, number: int = GAMES) -> list[Path]:
    """Write the fixtures of a title in place of the old ones."""
    made = games(title, number)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    paths = []
    digests = []
    for at, game in enumerate(made, 1):
        data = encode(game.record())
        paths.append(folder / f"{at:02}-{game.seats}-seats.json")
        paths[-1].write_bytes(data + b"\n")
        digests.append(f"{paths[-1].name} {Match.load(title, decode(data)).digest()}\n")
    (folder / DIGESTS).write_text("".join(digests), encoding="utf-8")
    return paths


def main() -> int:
    """Write the fixtures of the named titles, or of all."""
    parser = argparse.ArgumentParser(description="Write finished games as fixtures.")
    parser.add_argument("titles", nargs="*", default=list(registry.TITLES))
    for id in parser.parse_args().titles:
        for path in write(registry.load(id), FIXTURES / id):
            print(path.relative_to(FIXTURES.parent.parent), f"{path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
