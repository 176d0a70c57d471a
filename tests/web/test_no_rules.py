"""No number of a rulebook stands in the browser's code: what is printed comes from the rules.

Numbers that mean something in a game are compared with, counted up to, or given a name. Every such
number of three or more is listed here with what it is: a size on the screen, a time, a length of
text. Numbers of a title come from its facts, or from `PRINTED` in the types made of them.
"""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
NUMBER = r"(\d[\d_]*(?:\.\d+)?)\b"
MEANT = [
    re.compile(rf"[\w.]*\)* (?:===|!==|<=|>=|<|>) {NUMBER}"),  # compared with
    re.compile(rf"(?:length: |Array\(|fill\(|slice\(\d+, ){NUMBER}"),  # counted up to
    re.compile(rf"const [A-Z][A-Z_0-9]*(?:: [^=]+)? = {NUMBER}"),  # given a name
    re.compile(r"(\[(?:\d+, ){4,}\d+\])"),  # a row of them, as on a track
]
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
COMMENT = re.compile(r"^\s*(?:\*|//|/\*|<!--)")
SMALL = 3

# The file, and what stands there.
SCREEN = {
    "lib/AskBar.svelte": ["const MANY = 8", "const LONG = 80"],
    "lib/Card.svelte": ["name.length > 11", "longest > 9", "name.length > 14", "longest > 12"],
    "lib/CardPeek.svelte": ["const WIDTH = 300", "10 >= 8"],
    "lib/Curve.svelte": ["height < 100"],
    "lib/Fitted.svelte": ["const CALM = 400"],
    "lib/Flying.svelte": [
        "const MOST = 12",
        "const NEAR = 6",
        "const SMALL = 48",
        "const LEAP = 9",
        "innerWidth < 768",
    ],
    "lib/Log.svelte": ["log.clientHeight < 40"],
    "lib/Timer.svelte": ["const SOON = 60", "shown <= 10"],
    "lib/arrows.ts": ["along > 4"],
    "lib/beacon.ts": ["innerWidth >= 768"],
    "lib/changes.ts": ["depth > 4"],
    "lib/conditions.ts": ["const MOST_CONDITIONS = 8"],
    "lib/fit.ts": ["const LEGIBLE = 10"],
    "lib/guided.ts": ["const KEPT = 8"],
    "lib/installed.ts": ["const HOURLY = 3_600_000", "0) < 60_000"],
    "lib/press.ts": ["const TOUCH_PAUSE = 700"],
    "lib/print.ts": ["slice(0, 6"],
    "lib/session.svelte.ts": ["const SOON = 800"],
    "lib/socket.svelte.ts": [
        "const FIRST_PAUSE = 500",
        "const LONGEST_PAUSE = 15_000",
        "const PING_EVERY = 20_000",
        "const PONG_WITHIN = 8_000",
    ],
    "lib/stage.svelte.ts": ["const PAUSE = 400"],
    "lib/time.ts": ["left >= 172_800", "left < 3600"],
    "lib/turns.svelte.ts": ["const EVERY = 45_000"],
    "pages/Cards.svelte": ["const AT_FIRST = 48"],
    "pages/Crest.svelte": ["length: 8"],
    "pages/Replay.svelte": ["const CHUNK = 50"],
    "pages/Table.svelte": [
        "innerWidth >= 1024",
        "socket.closed === 4410",
        "const PATIENCE = 60_000",
    ],
    "pages/Tournaments.svelte": ["[1, 2, 3, 4, 5, 6, 7, 8]"],
    "titles/allegoria/Board.svelte": ["const FEW = 5", "tasks.length > 4"],
    "titles/allegoria/HomeBoard.svelte": [
        "const NAME = 26",
        "const CELL = 20",
        "const ROW = 18",
        "const HEAD = 14",
    ],
    "titles/allegoria/Map.svelte": ["const WIDTH = 640", "const BOX = 206", "const TALL = 168"],
    "titles/allegoria/Tracks.svelte": ["const WIDTH = 640", "const NAME = 34", "const ROW = 58"],
    "titles/dominion/Board.svelte": ["const NARROWEST = 65"],
    "titles/dominion/Cloth.svelte": ["[60, 60, 24, 8, 24, 12]"],
    "titles/dominion/Supply.svelte": [
        "basics.length > 8",
        "kingdom.length > 10",
    ],
    "titles/dominion/look.ts": ["const MANY = 6"],
    "titles/oath/Bands.svelte": ["const SHOWN = 4"],
    "titles/oath/Board.svelte": ["stage.seats.length > 4"],
    "titles/oath/Face.svelte": ["const LENGTHY = 24"],
    "titles/oath/Options.svelte": ["const MOST = 400_000", "text.length > 4000"],
    "titles/oath/PlayerBoard.svelte": ["const FEW = 3", "const MANY = 4"],
    "titles/oath/Site.svelte": [
        "ids.length < 3",
        "const LOW = 116",
        "const LOW_FOR_MORE = 140",
        "const NARROW = 210",
    ],
    "titles/oath/chronicle.ts": ["slice(0, 40"],
    "titles/oath/land.ts": ["const W = 240", "const H = 64", "at < 12", "length: 4"],
    "titles/root/Badge.svelte": ["0) > 9"],
    "titles/root/Board.svelte": ["stage.seats.length > 4"],
    "titles/root/Clearing.svelte": [
        "const ROOM = 150",
        "const UNIT = 50",
        "const SLOT = 42",
        "const TOKEN = 36",
        "c > 9",
    ],
    "titles/root/Score.svelte": [
        "const WIDTH = 620",
        "const SIGN = 24",
        "const APART = 26",
        "const OVERLAP = 16",
        "rows > 3",
    ],
    "titles/root/maps.ts": [
        "const WIDTH = 1000",
        "const HEIGHT = 984",
        "const RADIUS = 88",
        ") < 46",
        "free > 27",
    ],
}


def numbers_in(text: str) -> list[str]:
    """The places in a file where a number means something."""
    found = []
    for line in STYLE.sub("", text).splitlines():
        if COMMENT.match(line):
            continue
        for meant in MEANT:
            for place in meant.finditer(line):
                digits = place[1].replace("_", "")
                if digits.startswith("[") or float(digits) >= SMALL:
                    found.append(place[0])
    return found


def test_what_means_something_is_found():
    assert numbers_in("const WEEKS = 6") and numbers_in("{#if track >= 12}")
    assert numbers_in("Array.from({ length: 13 }, f)") and numbers_in("x = [0, 1, 3, 6, 10]")
    assert not numbers_in("if (at < 0 || seat === 2)") and not numbers_in("<style>a > 5</style>")


def test_no_number_of_a_rulebook_stands_in_the_page():
    unknown, listed = [], {(file, one) for file, known in SCREEN.items() for one in known}
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        file = path.relative_to(WEB).as_posix()
        if file.endswith(".types.ts"):  # made from the rules
            continue
        for place in numbers_in(path.read_text("utf-8")):
            if place in SCREEN.get(file, []):
                listed.discard((file, place))
            else:
                unknown.append(f"{file}: {place}")
    assert unknown == []  # comes it from a rulebook? Then the rules must tell it
    assert listed == set()  # gone from the page: take it from the list
