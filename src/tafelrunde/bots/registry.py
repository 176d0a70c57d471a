"""Bots by name: those of a title, or one's own as 'module:name'."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.title import BotMaker, Title


class UnknownBot(TafelrundeError):
    """No bot of that name plays the title."""


def find_bot(title: Title, name: str) -> BotMaker:
    """What makes the bot of that name; raises `UnknownBot` with what is known.

    A name with a colon is a bot of one's own: `my_bots:Careful` is `Careful` in the module
    `my_bots`, a class or function that is called with a generator (`Rng`). Never pass such a name
    on from somebody you do not trust: it runs their code.
    """
    if ":" in name:
        return _own_bot(name)
    bots = title.seatable()
    if name in bots:
        return bots[name]
    close = get_close_matches(name.lower(), list(bots), 1)
    known = ", ".join(sorted(bots))
    if close:
        raise UnknownBot(
            "no bot '{name}' plays {title}; did you mean '{close}'? Known are: {known}.",
            name=name[:40],
            title=title.id,
            close=close[0],
            known=known,
        )
    raise UnknownBot(
        "no bot '{name}' plays {title}; Known are: {known}.",
        name=name[:40],
        title=title.id,
        known=known,
    )


def _own_bot(name: str) -> BotMaker:
    module, _, attribute = name.partition(":")
    try:
        made: object = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(
            "the bot '{name}' cannot be loaded: {error}", name=name[:80], error=str(error)
        ) from None
    if not callable(made):
        raise UnknownBot("the bot '{name}' is nothing that can be called", name=name[:80])
    maker: BotMaker = made
    return maker
