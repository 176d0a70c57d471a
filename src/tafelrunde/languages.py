"""The languages there are, and which one somebody wants; needs nothing, so that it is read fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "de")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the locale variables of an environment ask for, English by default."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def chosen_language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, wherever it stands, or of the environment; of two the first."""
    lang = language_of(environment)
    for at, arg in enumerate(args):
        value = arg.removeprefix("--lang=") if arg.startswith("--lang=") else ""
        if arg == "--lang" and at + 1 < len(args):
            value = args[at + 1]
        value = value.replace("/", "+").partition("+")[0]
        lang = value if value in LANGUAGES else lang
    return lang
