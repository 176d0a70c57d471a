"""The powers of the edifices."""

from __future__ import annotations
