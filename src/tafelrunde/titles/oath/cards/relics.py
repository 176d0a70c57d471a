"""The powers of the relics."""

from __future__ import annotations
