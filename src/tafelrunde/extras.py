"""What is installed only on demand: rules alone need neither terminal nor server nor database."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.errors import TafelrundeError

BAD_INSTALLATION = 2  # exit status

# The modules of other people that an extra of pyproject.toml brings. Some belong to several.
SERVER_ONLY = frozenset(
    {"aiosqlite", "alembic", "argon2", "itsdangerous", "sqlalchemy", "starlette", "uvicorn"}
    | {"websockets", "aiosmtplib", "cryptography", "http_ece", "openskill", "prometheus_client"}
)
POSTGRES_ONLY = frozenset({"psycopg"})
ENV_ONLY = frozenset({"gymnasium", "numpy", "pettingzoo"})
OPENSPIEL_ONLY = frozenset({"open_spiel", "pyspiel"})
PRINT_ONLY = frozenset({"pikepdf", "pypdfium2", "typst"})
SHARED = frozenset({"click", "fluent", "rich"})  # by the commands, of which `serve` is one


class MissingExtra(TafelrundeError):
    """Something was called that needs packages which are not installed."""


def missing_extra(error: ModuleNotFoundError, args: Sequence[str]) -> MissingExtra | None:
    """What to install if a module of an extra is missing; None if it is another one."""
    package = (error.name or "").partition(".")[0]
    if package in POSTGRES_ONLY:
        extra = "postgres"
    elif package in PRINT_ONLY:
        extra = "print"
    elif package in ENV_ONLY:
        extra = "env"
    elif package in OPENSPIEL_ONLY:
        extra = "openspiel"
    elif package in SERVER_ONLY or (package in SHARED and "serve" in args):
        extra = "server"
    elif package in SHARED:
        extra = "cli"
    else:
        return None
    return needs(extra, package)


def needs(extra: str, package: str) -> MissingExtra:
    """The error that says what to install."""
    return MissingExtra(
        'this needs more than the rules: pip install "tafelrunde[{extra}]" ({package} is missing)',
        extra=extra,
        package=package,
    )
