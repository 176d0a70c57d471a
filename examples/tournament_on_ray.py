"""A tournament on a Ray cluster: bots meet each other on many set-ups, and a page says who is best.

    pip install "tafelrunde[cli,ray]"
    python examples/tournament_on_ray.py                          # a cluster on this machine
    python examples/tournament_on_ray.py --address HOST:6379      # your own (ray start --head)

Run it again after it was stopped: games that are in the file are not played again. Every machine of
the cluster needs Tafelrunde, and bots of your own ('my_bots:Careful') must be importable there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tafelrunde.arena.report import write_report
from tafelrunde.arena.run import run_arena


def main() -> None:
    """Play, print the ratings, write the report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--address", default="local", help="HOST:PORT, auto or local")
    parser.add_argument("--title", default="dominion")
    parser.add_argument("--bots", default="search:20,auto,bigmoney,random")
    parser.add_argument("--players", type=int, default=2, help="at a table")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--workers", type=int, help="by default every processor of the cluster")
    parser.add_argument("--folder", type=Path, default=Path("tournament"))
    given = parser.parse_args()

    result = run_arena(
        given.title,
        given.bots.split(","),
        given.games,
        seed="tournament",
        workers=given.workers,
        players=given.players,
        setups=0,  # another one whenever everybody has met everybody in every seat
        journal=given.folder / "games.jsonl",
        ray=given.address,
        progress=lambda now, games: print(f"\r{now} of {games} games", end="", flush=True),
    )
    print()
    for bot in sorted(result.bots, key=lambda bot: -bot.rating):
        print(
            f"{bot.bot:12} Elo {bot.rating:5.0f} ± {bot.margin:3.0f}   won {bot.win_rate:4.0%} "
            f"({bot.low:.0%} to {bot.high:.0%}), {bot.seconds * 1000:.2f} ms a decision"
        )
    write_report(result, given.folder / "report.html", "en")
    print(f"All games: {given.folder / 'games.jsonl'}; plots: {given.folder / 'report.html'}")
    if result.trouble is not None:
        raise SystemExit(str(result.trouble))


if __name__ == "__main__":
    main()
