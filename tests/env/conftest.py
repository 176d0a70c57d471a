"""Environments need packages that a registry may lack: then their tests say so and are skipped."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tafelrunde.titles import registry

PLACES = [(id, seats) for id, meta in registry.TITLES.items() for seats in meta.seat_counts()]
NEEDED = {
    "test_pettingzoo.py": ["numpy", "gymnasium", "pettingzoo"],
    "test_gymnasium.py": ["numpy", "gymnasium"],
    "test_openspiel.py": ["numpy", "gymnasium", "pyspiel"],
    "test_observations.py": ["numpy"],
    "test_research.py": ["numpy", "gymnasium", "pettingzoo", "pyspiel"],
    "test_examples.py": ["numpy", "gymnasium", "pettingzoo", "sklearn", "matplotlib"],
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what cannot run here, and say why."""
    for item in items:
        for package in NEEDED.get(item.path.name, []) if "env" in item.path.parts else []:
            if find_spec(package) is None:
                item.add_marker(pytest.mark.skip(reason=f"{package} is not installed here"))
