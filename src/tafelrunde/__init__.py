"""Tafelrunde: deep board games, played exactly by their rulebooks."""

from tafelrunde._form import form, next_form, why_pure
from tafelrunde._form import install as _install

__version__ = "0.1.0"
__all__ = ["__version__", "form", "next_form", "why_pure"]

_install()
