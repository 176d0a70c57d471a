"""What has changed between two views, and how a view becomes the next one.

Both are made of what one viewer was shown anyway: who has the old view and the differences knows
the new one and nothing else.
"""

from __future__ import annotations

import msgspec

from tafelrunde.server.messages import Difference

MOST = 60  # differences; with more of them the whole is shorter
FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
ITEMS = msgspec.json.Decoder(list[msgspec.Raw]).decode
OBJECT, ARRAY = b"{"[0], b"["[0]


def differences(old: bytes, new: bytes) -> list[Difference]:
    """What must be set, and where, so that one JSON text becomes another.

    Only what differs is taken apart: most of a view stays as it is, and is compared as bytes.
    """
    found: list[Difference] = []
    if old != new:
        compare(old, new, [], found)
    return found if len(found) <= MOST else [([], msgspec.Raw(new))]


def compare(old: bytes, new: bytes, path: list[str | int], found: list[Difference]) -> None:
    """Find what differs in two JSON texts that are not the same."""
    if old[0] == new[0] == OBJECT:
        fields, values = FIELDS(old), FIELDS(new)
        if fields.keys() == values.keys():
            for key, value in values.items():
                if (was := fields[key]) != value:
                    compare(bytes(was), bytes(value), [*path, key], found)
            return
    elif old[0] == new[0] == ARRAY:
        items, others = ITEMS(old), ITEMS(new)
        if len(items) == len(others):
            for at, value in enumerate(others):
                if (was := items[at]) != value:
                    compare(bytes(was), bytes(value), [*path, at], found)
            return
    found.append((path, msgspec.Raw(new)))


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
