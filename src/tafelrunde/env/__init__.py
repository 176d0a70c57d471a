"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel. See docs/research.md.

Importing this registers every title where these packages keep their lists, if they are installed:
`pettingzoo.make("aec", "tafelrunde/<title>-v0")`, `gymnasium.make("tafelrunde/<Title>-v0")`.
"""

from __future__ import annotations

from importlib.util import find_spec

from tafelrunde.titles import registry

NAMESPACE = "tafelrunde"
VERSION = 0  # of the interface; observations have versions of their own


def register() -> None:
    """Tell the registries about every title; once is enough."""
    if find_spec("numpy") is None or find_spec("gymnasium") is None:
        return
    from gymnasium.envs.registration import register as add
    from gymnasium.envs.registration import registry as known

    for id in registry.TITLES:
        name = f"{NAMESPACE}/{id.capitalize()}-v{VERSION}"
        if name not in known:
            point = "tafelrunde.env.gymnasium:AgainstBots"
            add(name, entry_point=point, kwargs={"title": id}, disable_env_checker=True)
    if find_spec("pettingzoo") is None:
        return
    import pettingzoo

    for id in registry.TITLES:
        name = f"{NAMESPACE}/{id}-v{VERSION}"
        kwargs = {"title": id}
        if name not in pettingzoo.aec_registry:
            point = "tafelrunde.env.pettingzoo:env"
            pettingzoo.register("aec", name, entry_point=point, kwargs=kwargs)
            point = "tafelrunde.env.pettingzoo:parallel_env"
            pettingzoo.register("parallel", name, entry_point=point, kwargs=kwargs)


register()
