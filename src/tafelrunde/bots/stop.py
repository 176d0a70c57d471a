"""How somebody outside tells a search that nobody waits for its answer any more."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """Looked at whenever a search looks at its clock; by itself it never stops anybody."""

    def is_wanted(self) -> bool:
        """Whether to stop now."""
        return False
