"""The powers of the sites."""

from __future__ import annotations
