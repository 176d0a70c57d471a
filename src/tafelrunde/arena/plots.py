"""Plots as SVG inside HTML: positions in percent, so that they fit any width without scaling text.

Colours are the page's (`currentColor` and its variables), so that light and dark both work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

Wording = Callable[[float], str]  # a number as people read it


@dataclass(frozen=True)
class Dot:
    """A value with its interval; `more` is said beside it."""

    label: str
    value: float
    low: float
    high: float
    more: str = ""


def spot(value: float, low: float, high: float) -> str:
    """Where a value lies between two others, in percent that leave a margin."""
    share = 0.5 if high <= low else min(1.0, max(0.0, (value - low) / (high - low)))
    return f"{2 + 96 * share:.2f}%"


def dots(
    rows: Sequence[Dot],
    low: float,
    high: float,
    says: Wording,
    *,
    label: str,
    even: float | None = None,
) -> str:
    """A line for every row: its name, a dot with its interval, its number. `even` is a mark."""
    lines = []
    for row in rows:
        told = f"{row.label}: {says(row.value)} ({says(row.low)} – {says(row.high)})"
        mark = _mark(even, low, high) if even is not None else ""
        lines.append(
            f'<div class="row"><span class="name">{escape(row.label)}</span>'
            f'<svg class="track" role="img" aria-label="{escape(told)}">'
            f"<title>{escape(told)}</title>"
            '<line class="rail" x1="2%" x2="98%" y1="12" y2="12"/>'
            f"{mark}"
            f'<line class="span" x1="{spot(row.low, low, high)}" '
            f'x2="{spot(row.high, low, high)}" y1="12" y2="12"/>'
            f'<circle class="dot" cx="{spot(row.value, low, high)}" cy="12" r="5"/></svg>'
            f'<span class="number">{escape(says(row.value))}'
            f"<small>{escape(row.more)}</small></span></div>"
        )
    return (
        f'<div class="dots" role="group" aria-label="{escape(label)}">{"".join(lines)}'
        f'<div class="row axis" aria-hidden="true"><span></span>{_axis(low, high, says)}'
        "<span></span></div></div>"
    )


def _mark(value: float, low: float, high: float) -> str:
    at = spot(value, low, high)
    return f'<line class="even" x1="{at}" x2="{at}" y1="0" y2="24"/>'


def _axis(low: float, high: float, says: Wording) -> str:
    texts = []
    for step in range(5):
        value = low + (high - low) * step / 4
        texts.append(f'<text x="{spot(value, low, high)}" y="14">{escape(says(value))}</text>')
    return f'<svg class="track">{"".join(texts)}</svg>'


def histogram(numbers: dict[int, int], low: int, high: int, says: Wording, *, label: str) -> str:
    """How often each number was seen; neighbours are put together if there are too many."""
    width = max(1, -(-(high - low + 1) // 60))
    columns: dict[int, int] = {}
    for number, times in numbers.items():
        at = (number - low) // width
        columns[at] = columns.get(at, 0) + times
    count = max(1, -(-(high - low + 1) // width))
    tallest, whole = max(columns.values(), default=1), max(1, sum(numbers.values()))
    bars = []
    for at, times in sorted(columns.items()):
        first = low + at * width
        name = f"{first}" if width == 1 else f"{first} – {first + width - 1}"
        height = max(1.0, 80 * times / tallest)
        bars.append(
            f'<rect class="bar" x="{100 * at / count:.2f}%" width="{max(0.3, 92 / count):.2f}%" '
            f'y="{84 - height:.1f}" height="{height:.1f}">'
            f"<title>{escape(name)}: {times} ({escape(says(times / whole))})</title></rect>"
        )
    ticks = []
    for value, anchor in ((low, "start"), ((low + high) // 2, "middle"), (high, "end")):
        at_percent = {"start": 0, "middle": 50, "end": 100}[anchor]
        ticks.append(f'<text x="{at_percent}%" y="100" text-anchor="{anchor}">{value}</text>')
    return (
        f'<svg class="histogram" role="img" aria-label="{escape(label)}">'
        f"<title>{escape(label)}</title>"
        f'{"".join(bars)}<line class="rail" x1="0" x2="100%" y1="84.5" y2="84.5"/>'
        f"{''.join(ticks)}</svg>"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the row; it scrolls by itself where it is too wide."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = []
    for row in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        body.append(f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>')
    return (
        '<div class="scroll" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def page(lang: str, title: str, body: str) -> str:
    """A whole page that asks nobody for anything."""
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


STYLE = """
html { color-scheme: light dark; --paper: #fbf9f4; --ink: #26221b; --soft: #6b6355;
  --line: #d9d2c3; --mark: #9a5b12; --span: #d9a760; --card: #ffffff; }
@media (prefers-color-scheme: dark) { html { --paper: #1b1915; --ink: #ece6da; --soft: #a89f8e;
  --line: #3d382f; --mark: #e9b666; --span: #8a6229; --card: #242119; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 0 0 .2rem; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; }
p { margin: .2rem 0 .8rem; }
.soft, small { color: var(--soft); }
small { display: block; font-size: .75rem; line-height: 1.2; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1rem; margin-top: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: .6rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.row { display: grid; grid-template-columns: minmax(6rem, 28%) 1fr 6.5rem; gap: .6rem;
  align-items: center; padding: .15rem 0; }
.name { overflow-wrap: anywhere; line-height: 1.25; }
.number { text-align: right; font-variant-numeric: tabular-nums; line-height: 1.2; }
svg { display: block; width: 100%; overflow: visible; }
.track { height: 24px; } .histogram { height: 106px; }
svg text { fill: var(--soft); font-size: 12px; } .axis text { text-anchor: middle; }
.rail { stroke: var(--line); } .even { stroke: var(--soft); stroke-dasharray: 3 3; }
.span { stroke: var(--span); stroke-width: 6; stroke-linecap: round; }
.dot, .bar { fill: var(--mark); }
.scores { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: .2rem 1.5rem; }
.scroll { overflow-x: auto; margin-top: .6rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line);
  text-align: right; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; min-width: 8rem; }
thead th { color: var(--soft); font-weight: 500; }
tbody th { font-weight: 500; }
details { margin-top: .6rem; } summary { cursor: pointer; color: var(--mark); }
@media (max-width: 480px) { .row { grid-template-columns: 6.2rem 1fr 4.4rem; gap: .4rem; }
  .name { font-size: .875rem; } section { padding: .8rem; } .axis text:nth-child(even) {
  display: none; } td, th { font-size: .875rem; } }
"""
