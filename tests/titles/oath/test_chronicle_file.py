"""The file of a chronicle: what it holds, what damage does to it, and how it is written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.catalogue import OATH_IDS
from tafelrunde.titles.oath.chronicle_file import BadChronicle, Chronicle, new_chronicle
from tafelrunde.titles.oath.player import ROLES
from tests.titles.oath.test_chronicle_games import play_next


@pytest.fixture(scope="module")
def realm() -> Chronicle:
    """A chronicle of three games."""
    chronicle = new_chronicle("Probe")
    for n, seats in enumerate((3, 5, 4)):
        play_next(chronicle, f"file {n}", seats)
    return chronicle


@pytest.mark.rule("8.7")
def test_the_file_holds_the_whole_lineage_and_the_world(realm):
    data = json.loads(realm.to_bytes())
    assert (data["format"], data["version"]) == ("tafelrunde-oath-chronicle", 1)
    games = data["games"]
    assert [(game["game"], len(game["players"])) for game in games] == [(1, 3), (2, 5), (3, 4)]
    for game, after in zip(games, [*games[1:], None], strict=True):
        assert game["winner"] in [player["colour"] for player in game["players"]]
        assert {player["role"] for player in game["players"]} <= set(ROLES)
        assert {game["oath_before"], game["oath_after"]} <= set(OATH_IDS)
        told = [entry["id"] for entry in game["annals"]]
        assert told[-1] == "ends" and all("rule" in entry for entry in game["annals"])
        assert {"adds", "heals"} & set(told) and "dispossesses" in told
        assert game["oath_after"] == (after["oath_before"] if after else data["world"]["oath"])
    assert data["world"]["game"] == 4 and len(data["world"]["sites"]) == 8
    assert len(data["world"]["dispossessed"]) <= 18
    assert data["world"]["winner"] == games[-1]["winner"]
    assert data["seed"]["seated"] == [player["colour"] for player in games[-1]["players"]]
    again = chronicle_file.read(realm.to_bytes())
    assert again.to_bytes() == realm.to_bytes() and again.export() == realm.export()


def altered(change) -> bytes:
    """A new chronicle's file with a change, as if somebody had written it by hand."""
    data = json.loads(new_chronicle().to_bytes())
    del data["check"]
    change(data)
    return json.dumps(data).encode()


def played(**changes) -> dict[str, object]:
    seat = {"name": "Ada", "colour": "purple", "role": "chancellor"}
    usual = {"game": 1, "players": [seat], "winner": "purple", "winner_name": "Ada"}
    usual |= {"reason": "empire", "round": 8, "annals": []}
    return usual | {"oath_before": "people", "oath_after": "devotion"} | changes


def with_game(**changes) -> bytes:
    def change(data):
        data["world"]["game"] = 2
        data["games"] = [played(**changes)]

    return altered(change)


TWICE = [{"name": n, "colour": "red", "role": "exile"} for n in ("Ada", "Bo")]


@pytest.mark.parametrize(
    ("data", "trouble"),
    [
        (b"", "damaged"),
        (b"\xff\xfe", "damaged"),
        (b"[1]", "damaged"),
        (b"{}", "no chronicle of Oath"),
        (b"[" * 100_000, "damaged"),
        (new_chronicle().to_bytes()[:300], "damaged"),
        (new_chronicle().to_bytes().replace(b'"game": 1', b'"game": 2'), "checksum"),
        (altered(lambda d: d.update(version=2)), "version 2"),
        (altered(lambda d: d.update(version=2, more=1)), "version 2"),  # whatever else is in it
        (altered(lambda d: d.update(version=0)), "version 0"),
        (altered(lambda d: d.update(version="2")), "damaged"),
        (altered(lambda d: d.update(more=1)), "damaged"),
        (altered(lambda d: d["world"].update(oath="war")), "is no oath"),
        (altered(lambda d: d["world"].update(game=0)), "counted from 1"),
        (altered(lambda d: d["world"]["sites"].pop()), "8 sites"),
        (altered(lambda d: d["world"]["deck"].append("longbows")), "in two places"),
        (altered(lambda d: d["world"].update(citizens=["red", "red"])), "twice"),
        (altered(lambda d: d["world"].update(citizens=["purple"])), "no colour of an Exile"),
        (altered(lambda d: d["seed"].update(seated=["pink"])), "colour"),
        (with_game(players=[]), "players of game 1"),
        (with_game(players=TWICE, winner="red"), "players of game 1"),
        (with_game(winner="blue"), "winner of game 1"),
        (with_game(game=5), "out of order"),
        (with_game(round="x"), "damaged"),
    ],
)
def test_a_damaged_or_newer_file_gets_a_clear_line(data, trouble):
    with pytest.raises(BadChronicle) as error:
        chronicle_file.read(data)
    assert trouble in str(error.value) and "\n" not in str(error.value)
    assert chronicle_file.read(with_game()).games[0].winner_name == "Ada"


def test_a_file_larger_than_any_chronicle_is_not_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(chronicle_file.MAX_BYTES + 10)
    with pytest.raises(BadChronicle, match="larger than"):
        chronicle_file.load(path)


def trouble_with(data: bytes) -> str:
    """What is wrong with a file, or nothing."""
    try:
        chronicle_file.read(data)
    except BadChronicle as error:
        return str(error)
    return ""


def test_damage_to_any_byte_is_found_and_the_file_stays(realm, tmp_path):
    good = realm.to_bytes()
    meant = json.loads(good)
    path = tmp_path / "realm.json"
    for at in range(len(good)):
        for byte in (good[at] ^ 1, good[at] ^ 0x20):
            bad = good[:at] + bytes([byte]) + good[at + 1 :]
            trouble = trouble_with(bad)
            # Only another blank between two values does no harm.
            assert len(trouble.splitlines()) == 1 or json.loads(bad) == meant
    for cut in range(0, len(good) - 1, 97):
        path.write_bytes(good[:cut])
        with pytest.raises(BadChronicle):
            chronicle_file.load(path)
        assert path.read_bytes() == good[:cut]


def test_older_card_names_are_understood_and_people_keep_theirs():
    def older(data):
        text = json.dumps(data).replace('"ring_of_devotion"', '"banner_of_devotion"')
        data.update(json.loads(text))
        data["world"]["name"] = data["world"]["winner_name"] = "dynasty"

    data = altered(older)
    assert b"banner_of_devotion" in data
    world = chronicle_file.read(data).world
    assert (world.name, world.winner_name) == ("dynasty", "dynasty")
    assert sorted(world.relic_deck) == sorted(new_chronicle().world.relic_deck)


# -- writing

KILLED = """
import os, signal, sys
from pathlib import Path
from tafelrunde.titles.oath import chronicle_file as files

def stop(*_):
    os.kill(os.getpid(), signal.SIGKILL)

path = Path(sys.argv[1])
chronicle = files.load(path)
chronicle.world.name = "changed"
if sys.argv[2] == "writing":
    files.Chronicle.to_bytes = lambda self: (self, stop())[1]
elif sys.argv[2] == "flushing":
    os.fsync = stop
else:
    Path.replace = stop
files.save(chronicle, path)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no way to kill")
@pytest.mark.parametrize("moment", ["writing", "flushing", "replacing"])
def test_a_program_that_is_killed_while_it_writes_leaves_the_old_file(realm, tmp_path, moment):
    path = tmp_path / "realm.json"
    chronicle_file.save(realm, path)
    command = [sys.executable, "-c", KILLED, str(path), moment]
    ended = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    assert path.read_bytes() == realm.to_bytes()
    chronicle_file.save(new_chronicle("after"), path)  # and it can be written again
    assert chronicle_file.load(path).world.name == "after"


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(realm, tmp_path, monkeypatch):
    path = tmp_path / "realm.json"
    chronicle_file.save(realm, path)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        chronicle_file.save(new_chronicle(), path)
    assert path.read_bytes() == realm.to_bytes() and os.listdir(tmp_path) == ["realm.json"]


def test_a_link_to_a_chronicle_stays_a_link(realm, tmp_path):
    path, link = tmp_path / "realm.json", tmp_path / "link.json"
    chronicle_file.save(new_chronicle(), path)
    link.symlink_to(path)
    chronicle_file.save(realm, link)
    assert link.is_symlink() and chronicle_file.load(path).world.name == "Probe"


# -- carrying on


def test_only_a_written_chronicle_of_the_same_world_is_carried_on(realm):
    chronicle = chronicle_file.read(realm.to_bytes())
    g = play_next(chronicle, "fourth", 3)
    assert chronicle.ends(g) and not realm.ends(g) and len(chronicle.games) == 4
    assert chronicle.games[-1].annals == g.annals
    before = chronicle.to_bytes()
    with pytest.raises(BadChronicle, match="does not begin with the world"):
        chronicle.carry_on(g, ["a"])
    g.next_world = None
    with pytest.raises(BadChronicle, match="not written yet"):
        chronicle.carry_on(g, ["a"])
    assert chronicle.to_bytes() == before and not chronicle.ends(g)
    names = [seat.name for seat in chronicle.games[-1].players]
    assert names == ["random"] * 3 and chronicle.world.winner_name == "random"
