"""What has changed between two views, and how a view becomes the next one.

Both are made of what one viewer was shown anyway: who has the old view and the differences knows
the new one and nothing else.
"""

from __future__ import annotations

from tafelrunde.server.messages import Difference

MOST = 60  # differences; with more of them the whole is shorter


def differences(old: object, new: object) -> list[Difference]:
    """What must be set, and where, so that plain data becomes other plain data."""
    found: list[Difference] = []
    if old != new:
        _compare(old, new, [], found)
    return found if len(found) <= MOST else [([], new)]


def _compare(old: object, new: object, path: list[str | int], found: list[Difference]) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, value in enumerate(new):
            if old[at] != value:
                _compare(old[at], value, [*path, at], found)
    else:
        found.append((path, new))


def applied(old: object, changes: list[Difference]) -> object:
    """The new data; the old stays as it was."""
    for path, value in changes:
        old = _with(old, path, value)
    return old


def _with(old: object, path: list[str | int], value: object) -> object:
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(old, dict) and first in old:
        return {**old, first: _with(old[first], rest, value)}
    if isinstance(old, list) and isinstance(first, int):
        twin = list(old)
        twin[first] = _with(old[first], rest, value)
        return twin
    raise LookupError(f"there is no {first!r} to change")
