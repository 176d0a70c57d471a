"""Figures for whoever hosts: right, of all workers, only with the token, without names."""

from __future__ import annotations

import asyncio
import os
import random
import signal

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.server import metrics
from tests.server.backends import serving
from tests.server.client import Person
from tests.server.test_tables import table, worker

pytestmark = pytest.mark.anyio
__all__ = ["worker"]
TOKEN = "a long token of the host's"


def figures(url: str) -> dict[str, float]:
    """All samples: 'name' or 'name{label}'."""
    answer = httpx.get(f"{url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            label = "".join(f"{{{value}}}" for value in sample.labels.values())
            found[sample.name + label] = sample.value
    return found


def test_metrics_are_for_whoever_knows_the_token(tmp_path):
    with serving(str(tmp_path / "db"), tmp_path / "log", metrics=TOKEN) as process:
        for header in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}):
            assert httpx.get(f"{process.url}/metrics", headers=header).status_code == 404
        assert "tafelrunde_answer_seconds_count" in figures(process.url)


def test_without_a_token_there_are_none(server):
    for token in ("None", "''"):
        header = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.url}/metrics", headers=header).status_code == 404


async def test_two_workers_are_counted_together_and_a_dead_one_no_more(postgres, tmp_path):
    database = postgres.database()
    with serving(database, tmp_path / "log", workers=2, metrics=TOKEN) as process:
        before = figures(process.url)
        people = [await Person(process.url).come_in(f"Ann {n}") for n in range(6)]
        tables = [(await ann.new_table("me", "bigmoney")).id for ann in people]

        async def play(ann: Person, table: str) -> int:
            async with ann.at(table) as page:
                return await page.play(random.Random(table), answers=5)

        given = sum(await asyncio.gather(*map(play, people, tables)))
        told = figures(process.url)
        # Answers that came too late count as answers, too.
        assert told["tafelrunde_answer_seconds_count"] >= given == 30
        assert told["tafelrunde_bot_seconds_count"] > 0
        assert (
            told["tafelrunde_loop_lag_seconds_count"] > before["tafelrunde_loop_lag_seconds_count"]
        )
        assert told["tafelrunde_requests_total{200}"] >= 18
        assert told["tafelrunde_write_errors_total"] == 0
        for queue in ("bots", "replays", "wishes", "printers", "writes", "mails"):
            assert f"tafelrunde_queue_length{{{queue}}}" in told
        text = str(told)
        assert not any(secret in text for secret in ("Ann", *tables, database))

        async with people[0].at(tables[0]):
            await until(lambda: figures(process.url)["tafelrunde_sockets"] == 1)
            for pid in workers_of(process.process.pid):
                os.kill(pid, signal.SIGKILL)
            await until(lambda: alive(process.url))
            await until(lambda: figures(process.url)["tafelrunde_sockets"] == 0)
            await until(lambda: figures(process.url)["tafelrunde_tables{running}"] == 6)
        told = figures(process.url)
        assert told["tafelrunde_answer_seconds_count"] >= 30  # what was counted stays
        for ann in people:
            await ann.close()


async def test_tables_are_counted_again_and_again(worker, monkeypatch):
    monkeypatch.setattr(metrics, "COUNT_SECONDS", 0)
    monkeypatch.setattr(metrics, "GAUGE_SECONDS", 0.01)
    watching = asyncio.ensure_future(metrics.watch(worker))
    for number in (0, 1, 2):
        await until(lambda number=number: counted("running") == number)
        await table(worker, "", "")
    watching.cancel()


def counted(status: str) -> float | None:
    return REGISTRY.get_sample_value("tafelrunde_tables", {"status": status})


def alive(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def workers_of(pid: int) -> list[int]:
    """The processes that serve: children of the supervisor that have children or sockets."""
    found = []
    for child in os.listdir("/proc"):
        if child.isdigit():
            try:
                with open(f"/proc/{child}/stat") as stat:
                    parent = int(stat.read().rpartition(")")[2].split()[1])
                with open(f"/proc/{child}/cmdline") as line:
                    command = line.read()
            except OSError:
                continue
            if parent == pid and "spawn_main" in command:
                found.append(int(child))
    assert len(found) == 2
    return found


async def until(what) -> None:
    async with asyncio.timeout(40):
        while True:
            try:
                if what():
                    return
            except httpx.HTTPError:
                pass  # a worker is just being started
            await asyncio.sleep(0.1)
