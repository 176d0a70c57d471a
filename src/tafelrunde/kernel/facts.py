"""What lies open on a table and is no card, as typed data: the base of every title's facts.

Titles derive their structs from `Facts` in `titles/<title>/facts.py`. What a viewer gets is the
same data as plain JSON, and `tools/make_types.py` writes the browser's types from the structs.
"""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from typing import Any

import msgspec


class Facts(msgspec.Struct, kw_only=True):
    """A group of facts. A field that is `UNSET` is not told at all."""


def plain(facts: Facts) -> dict[str, Any]:
    """The facts as plain data, for views."""
    told = msgspec.to_builtins(facts)
    assert isinstance(told, dict)
    return told
