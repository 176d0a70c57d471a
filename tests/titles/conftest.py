"""Scenarios of all titles: every test that passes ends clean, or says how it ends.

`@pytest.mark.ends_open`: a question is left open. `@pytest.mark.by_hand`: the test changed the
table itself, past the rules, so that nothing can be compared.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tafelrunde.testing import scenario


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    """Forget the scenarios of the test before."""
    scenario.MADE.clear()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Look at the scenarios of a test once it has passed; if it failed, that is what counts."""
    result = yield
    if item.get_closest_marker("by_hand"):
        return result
    open = item.get_closest_marker("ends_open") is not None
    if not scenario.end_all(open=open) and open and not hasattr(item, "callspec"):
        pytest.fail("the test says that it ends with an open question, but none is open")
    return result
