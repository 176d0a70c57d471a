"""Learned policies as files: JSON with numbers and names, checked like anything from strangers.

`policy:FILE` names one for an arena or a terminal. A server offers those in the folder that
`TAFELRUNDE_POLICIES` names, each by the name of its file.
"""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

import math
import os
from functools import lru_cache
from pathlib import Path

import msgspec

from tafelrunde.bots.policy import Policy
from tafelrunde.kernel.errors import Phrase, TafelrundeError
from tafelrunde.kernel.title import Title

VARIABLE = "TAFELRUNDE_POLICIES"
FORMAT = 1
MAX_BYTES = 20_000_000
MAX_LAYERS = 6


class BadPolicy(TafelrundeError):
    """A file holds no policy for this title."""


class PolicyLayer(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of one layer: `weights[input][output]`."""

    weights: list[list[float]]
    bias: list[float]


class PolicyFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a file holds. `observation` is the version of the title's layout it was taught with."""

    format: int = FORMAT
    title: str
    observation: int
    prompts: list[str]
    inputs: list[str]
    scales: list[float]
    options: list[str]
    layers: list[PolicyLayer]
    about: str = ""


def write_policy(policy: PolicyFile, path: str | Path) -> None:
    """Write a policy for `policy:FILE`."""
    Path(path).write_bytes(msgspec.json.encode(policy))


def read_policy(title: Title, path: str | Path) -> Policy:
    """Read a policy; raises `BadPolicy` with what is wrong."""
    file = Path(path)
    try:
        stat = file.stat()
    except (OSError, ValueError) as error:
        raise BadPolicy(
            "the policy '{path}' cannot be read: {error}", path=str(path)[:200], error=str(error)
        ) from None
    return _read(title, str(file), stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=32)
def _read(title: Title, path: str, changed: int, size: int) -> Policy:
    """The same for a file that has not changed."""
    if size > MAX_BYTES:
        raise BadPolicy(
            "the policy '{path}' is larger than {most} bytes", path=path[:200], most=MAX_BYTES
        )
    try:
        told = msgspec.json.decode(Path(path).read_bytes(), type=PolicyFile)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPolicy(
            "the policy '{path}' cannot be read: {error}", path=path[:200], error=str(error)
        ) from None
    wrong = _what_is_wrong(title, told)
    if wrong is not None:
        raise BadPolicy("the policy '{path}' cannot be used: {wrong}", path=path[:200], wrong=wrong)
    return Policy(
        told.prompts,
        told.inputs,
        told.scales,
        [title.vocabulary.parse(name) for name in told.options],
        [layer.weights for layer in told.layers],
        [layer.bias for layer in told.layers],
    )


def _what_is_wrong(title: Title, told: PolicyFile) -> Phrase | TafelrundeError | None:
    """Why the numbers of a file make no network for this title; None if they do."""
    if told.format != FORMAT:
        return Phrase("its format is {given}, not {known}", given=told.format, known=FORMAT)
    if told.title != title.id:
        return Phrase("it plays {given}, not {title}", given=told.title[:40], title=title.id)
    if told.observation != title.observation_version:
        return Phrase(
            "it observes by version {given}, not {known}",
            given=told.observation,
            known=title.observation_version,
        )
    if not told.options or not 1 <= len(told.layers) <= MAX_LAYERS:
        return Phrase("it has no options, or too few or too many layers")
    if len(told.scales) != len(told.inputs):
        return Phrase("inputs and scales differ in number")
    for name in told.options:
        try:
            title.vocabulary.parse(name)
        except TafelrundeError as error:
            return error
    return _what_does_not_fit(told)


def _what_does_not_fit(told: PolicyFile) -> Phrase | None:
    """The layer that cannot follow the one before."""
    width = len(told.inputs) + len(told.options)
    for at, layer in enumerate(told.layers):
        if len(layer.weights) != width or any(len(row) != len(layer.bias) for row in layer.weights):
            return Phrase("layer {at} does not fit the one before", at=at)
        width = len(layer.bias)
        if not all(math.isfinite(n) for row in [layer.bias, *layer.weights] for n in row):
            return Phrase("layer {at} holds something that is no number", at=at)
    if width != 1 or not all(math.isfinite(n) for n in told.scales):
        return Phrase("its network must end in one number")
    return None


def learned(title: Title) -> dict[str, str]:
    """The policies of the host's folder that play this title, by name."""
    folder = os.environ.get(VARIABLE, "")
    if not folder:
        return {}
    found: dict[str, str] = {}
    for path in sorted(Path(folder).glob("*.json")):
        try:
            read_policy(title, path)
        except BadPolicy:
            continue  # of another title, or none
        found[path.stem] = str(path)
    return found
