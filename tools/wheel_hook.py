"""Puts the compiled rules into a wheel: `make wheel` names their directory in TAFELRUNDE_WHEEL.

Such a wheel is for one kind of machine and one Python. Without the variable a wheel is plain
Python, for every machine.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[misc]
    """Adds a compiled build as `tafelrunde/_compiled`, where `_form.py` looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is made."""
        build = os.environ.get("TAFELRUNDE_WHEEL")
        if not build or version == "editable":
            return
        if not Path(build, "manifest.json").is_file():
            raise FileNotFoundError(f"there is no compiled build in {build}")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][build] = "tafelrunde/_compiled"
