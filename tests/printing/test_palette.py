"""One palette for screen and paper, told apart by every kind of eye."""

import re
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

import pytest

from tafelrunde.printing.dominion.look import look
from tafelrunde.printing.drawings import INK

CSS = Path(__file__).parents[2] / "web" / "src" / "app.css"

# How dichromats see linear light (Machado, Oliveira and Fernandes 2009, full severity).
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(colour, eye):
    light = linear(colour)
    return [
        min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in VISION[eye]
    ]


def luminance(light):
    return 0.2126729 * light[0] + 0.7151522 * light[1] + 0.0721750 * light[2]


def lab(light):
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = luminance(light)
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    f = [c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in (x, y, z)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def difference(one, two):
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(two)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    h = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2 % 360
    t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
    t += 0.32 * cos(radians(3 * h + 6)) - 0.2 * cos(radians(4 * h - 63))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rt = (
        -2
        * sqrt(chroma**7 / (chroma**7 + 25**7))
        * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    )
    parts = ((l2 - l1) / sl, (c2 - c1) / sc, dh / sh)
    return sqrt(sum(part**2 for part in parts) + rt * parts[1] * parts[2])


PALETTES = {"light": look().colours, "dark": look().dark}


@pytest.mark.parametrize("scheme", list(PALETTES))
@pytest.mark.parametrize("eye", list(VISION))
def test_types_differ_for_every_eye(eye, scheme):
    close = [
        (one, two, round(difference(seen(a, eye), seen(b, eye)), 1))
        for (one, a), (two, b) in combinations(PALETTES[scheme].items(), 2)
        if difference(seen(a, eye), seen(b, eye)) < 12
    ]
    assert not close


def screen(name):
    """What a colour is on a light and on a dark screen."""
    return re.findall(rf"--{name}: (#\w+);", CSS.read_text("utf-8"))


def contrast(one, two):
    light, dark = sorted((luminance(linear(one)), luminance(linear(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_ink_is_readable_on_every_colour():
    paper, night = screen("t-ink")
    for name in look().colours:
        assert contrast(look().colours[name], INK) >= 4.5, name
        assert contrast(look().colours[name], paper) >= 4.5, name
        assert contrast(look().dark[name], night) >= 4.5, name


def test_the_screen_shows_the_same_colours():
    for name in look().colours:
        assert screen(f"t-{name}") == [look().colours[name], look().dark[name]], name
