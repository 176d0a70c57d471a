"""The report of an arena: one page of HTML with plots, which needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import ceil, floor
from pathlib import Path

from tafelrunde.arena.plots import Dot, dots, histogram, page, table
from tafelrunde.arena.rating import ratings, wilson
from tafelrunde.arena.run import ArenaResult
from tafelrunde.arena.tally import WIN, Count, mean
from tafelrunde.arena.wording import aspect_name, duration, value_name, values_of
from tafelrunde.kernel.aspects import Aspect
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles import registry

SHOWN = 40  # lines of a plot; the others are folded away
RARE = 0.02  # of all games: what was seen less often says little
LARGEST_GRID = 12  # bots that are compared each with each


def write_report(result: ArenaResult, path: Path, lang: str) -> None:
    """Write the report; an error says which file it is about."""
    text = Report(result, lang).page()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        error.filename = str(path)
        raise


class Report:
    """Makes the parts of the page."""

    def __init__(self, result: ArenaResult, lang: str) -> None:
        self.result = result
        self.setting = result.setting
        self.tally = result.tally
        self.lang = lang
        self.texts = Texts(lang, result.setting.title)
        self.names = list(dict.fromkeys(self.setting.bots))
        self.even = 1 / self.setting.seats

    # -- words and numbers

    def say(self, id: str, **args: object) -> str:
        """A text of the report."""
        return self.texts.text(f"report-{id}", **args)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the reader writes it."""
        text = f"{value:,.{digits}f}"
        if self.lang == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return text

    def percent(self, rate: float) -> str:
        """A rate in percent."""
        return f"{self.number(100 * rate, 0)} %"

    def whole(self, value: float) -> str:
        """A number without decimals."""
        return self.number(value, 0)

    def duration(self, seconds: float) -> str:
        """A time in a unit that fits it."""
        text = duration(seconds)
        return text.replace(".", ",") if self.lang == "de" else text

    # -- the page

    def page(self) -> str:
        """Everything."""
        title = self.say("title", game=self.texts.text(f"title-{self.setting.title}"))
        parts = [
            self.head(title),
            self.strength(),
            self.pairs(),
            self.seats(),
            self.scores(),
            self.lengths(),
            *[self.aspect(one) for one in registry.load(self.setting.title).aspects()],
        ]
        return page(self.lang, title, "\n".join(part for part in parts if part))

    def section(self, head: str, about: str, *parts: str) -> str:
        """A part of the page."""
        said = f'<p class="soft">{escape(about)}</p>' if about else ""
        return f"<section><h2>{escape(head)}</h2>{said}{''.join(parts)}</section>"

    def head(self, title: str) -> str:
        """What was played."""
        setting = self.setting
        facts = {
            "bots": ", ".join(setting.bots),
            "players": str(setting.seats),
            "games": self.whole(self.result.games),
            "setups": self.say("each") if setting.setups == 0 else str(setting.setups),
            "seed": setting.seed,
        }
        if setting.options:
            facts["options"] = ", ".join(f"{id} = {value}" for id, value in setting.options.items())
        if self.result.errors:
            facts["errors"] = self.whole(self.result.errors)
        rows = "".join(
            f"<dt>{escape(self.say(id))}</dt><dd>{escape(value[:400])}</dd>"
            for id, value in facts.items()
        )
        early = f"<p>{escape(self.texts.text('arena-stopped'))}</p>" if self.result.stopped else ""
        return f"<h1>{escape(title)}</h1>{early}<dl>{rows}</dl>"

    def strength(self) -> str:
        """Ratings and rates of victories."""
        rated = ratings(self.tally, self.setting.bots)
        low = 100.0 * floor(min(one.rating - one.margin for one in rated) / 100)
        high = 100.0 * ceil(max(one.rating + one.margin for one in rated) / 100)
        elo = [
            Dot(
                one.bot,
                one.rating,
                one.rating - one.margin,
                one.rating + one.margin,
                f"± {self.whole(one.margin)}",
            )
            for one in rated
        ]
        t = self.texts.text
        heads = ["bot", "played", "wins", "rate", "95", "points", "time"]
        rows = []
        for bot in sorted(self.result.bots, key=lambda bot: -bot.rating):
            rows.append(
                [
                    bot.bot,
                    self.whole(bot.games),
                    self.number(bot.wins, 0 if bot.wins == int(bot.wins) else 1),
                    self.percent(bot.win_rate),
                    f"{self.percent(bot.low)} – {self.percent(bot.high)}",
                    self.number(bot.points),
                    self.duration(bot.seconds),
                ]
            )
        return self.section(
            self.say("ratings"),
            self.say("about-ratings"),
            dots(elo, low, high, self.whole, label=self.say("ratings")),
            table([t(f"head-{head}") for head in heads], rows),
        )

    def pairs(self) -> str:
        """Who beats whom, where two sit at a table."""
        if self.setting.seats != 2 or not 3 <= len(self.names) <= LARGEST_GRID:
            return ""
        met: dict[tuple[str, str], Count] = {}
        for group, counts in self.tally.meetings.items():
            for me, other in (group, group[::-1]):
                names = (self.setting.bots[me], self.setting.bots[other])
                both = met.setdefault(names, [0, 0])
                both[0] += counts[-1]
                both[1] += counts[me]
        rows = [
            [me, *[self.rate(met.get((me, other))) for other in self.names]] for me in self.names
        ]
        return self.section(
            self.say("pairs"), self.say("about-pairs"), table(["", *self.names], rows)
        )

    def rate(self, count: Count | None) -> str:
        """A rate of victories, or a dash."""
        return self.percent(count[1] / WIN / count[0]) if count and count[0] else "–"

    def seats(self) -> str:
        """What it is worth to begin, and how everybody fared in each seat."""
        parts = []
        seats = range(self.setting.seats)
        if any(count[0] for each in self.tally.order for count in each):
            places = [_total(each[at] for each in self.tally.order) for at in seats]
            rows = [self.dot(self.say("place", n=at + 1), places[at]) for at in seats]
            parts.append(self.rates(rows, self.say("order"), self.even))
            parts.append(f"<h3>{escape(self.say('by-seat'))}</h3>")
        rows_by_seat = [
            [bot.bot, *[self.percent(seat.wins / max(1, seat.games)) for seat in bot.seats]]
            for bot in self.result.bots
        ]
        heads = [self.texts.text("head-bot"), *[self.say("seat", n=at + 1) for at in seats]]
        parts.append(table(heads, rows_by_seat))
        return self.section(self.say("order"), self.say("about-order"), *parts)

    def scores(self) -> str:
        """How many points everybody made."""
        points = self.tally.points
        seen = [number for numbers in points for number in numbers]
        if len(set(seen)) < 3:
            return ""  # a game without points
        low, high = min(seen), max(seen)
        parts = []
        for entry, bot in enumerate(self.setting.bots):
            average = self.number(mean(points[entry]))
            parts.append(
                f"<div><h3>{escape(bot)} <small>{escape(self.say('average', n=average))}</small>"
                f"</h3>{histogram(points[entry], low, high, self.percent, label=bot)}</div>"
            )
        plots = f'<div class="scores">{"".join(parts)}</div>'
        return self.section(self.say("scores"), self.say("about-scores"), plots)

    def lengths(self) -> str:
        """How long games were, and how they ended."""
        rounds, parts = self.tally.rounds, []
        if rounds:
            average = self.say("average", n=self.number(mean(rounds)))
            parts.append(f"<p>{escape(average)}</p>")
            low, high = min(rounds), max(rounds)
            parts.append(histogram(rounds, low, high, self.percent, label=self.say("lengths")))
        heads = [self.say("end"), self.say("games"), *self.names]
        rows = []
        for end, counts in sorted(self.tally.ends.items(), key=lambda one: -one[1][-1]):
            name = self.texts.text(message_id(f"{self.setting.title}-end", end))
            won = [
                sum(counts[at] for at, bot in enumerate(self.setting.bots) if bot == each) / WIN
                for each in self.names
            ]
            rows.append([name, self.whole(counts[-1]), *[self.whole(one) for one in won]])
        parts.append(f"<h3>{escape(self.say('ends'))}</h3>")
        parts.append(table(heads, rows))
        return self.section(self.say("lengths"), self.say("about-lengths"), *parts)

    # -- what the title adds

    def aspect(self, aspect: Aspect) -> str:
        """Victories by the values of an aspect."""
        values = values_of(self.tally, aspect)
        if not values:
            return ""
        counts = {value: self.tally.notes[aspect.id, value] for value in values}
        total = {value: _total(counts[value]) for value in values}
        if aspect.several:
            least = RARE * self.tally.games
            values = [value for value in values if total[value][0] >= least]
            values.sort(key=lambda value: -wilson(total[value][1] / WIN, total[value][0])[0])
        if aspect.whole and len(values) == 1:
            return ""
        of = self.share if aspect.whole else self.dot
        rows = [of(value_name(self.texts, aspect, value), total[value]) for value in values]
        even = None if aspect.whole else self.even
        parts = [self.rates(rows[:SHOWN], aspect_name(self.texts, aspect), even)]
        if rows[SHOWN:]:
            parts.append(
                f"<details><summary>{escape(self.say('more', n=len(rows) - SHOWN))}</summary>"
                f"{self.rates(rows[SHOWN:], aspect_name(self.texts, aspect), even)}</details>"
            )
        parts.append(self.by_bot(aspect, values, counts))
        parts.append(self.crossed(aspect, values))
        kind = "several" if aspect.several else "whole" if aspect.whole else "aspect"
        about = self.say(f"about-{kind}")
        return self.section(aspect_name(self.texts, aspect), about, *parts)

    def by_bot(self, aspect: Aspect, values: list[str], counts: dict[str, list[Count]]) -> str:
        """The same for each bot."""
        if len(self.names) < 2:
            return ""
        rows = []
        for value in values:
            cells = []
            for name in self.names:
                same = [at for at, bot in enumerate(self.setting.bots) if bot == name]
                one = _total(counts[value][at] for at in same)
                cells.append(f"{self.rate(one)} ({self.whole(one[0])})" if one[0] else "–")
            rows.append([value_name(self.texts, aspect, value), *cells])
        made = table([aspect_name(self.texts, aspect), *self.names], rows)
        return self.folded(self.say("by-bot"), made, folded=aspect.several)

    def crossed(self, aspect: Aspect, values: list[str]) -> str:
        """A table of two aspects."""
        every = registry.load(self.setting.title).aspects()
        other = next((one for one in every if one.id == aspect.across), None)
        if other is None:
            return ""
        columns = values_of(self.tally, other)
        if len(columns) < 2:
            return ""
        rows = []
        for value in values:
            cells = []
            for column in columns:
                count = self.tally.crossed.get((aspect.id, value, column))
                cells.append(f"{self.rate(count)} ({self.whole(count[0])})" if count else "–")
            rows.append([value_name(self.texts, aspect, value), *cells])
        heads = [value_name(self.texts, other, column) for column in columns]
        head = f"{aspect_name(self.texts, aspect)} × {aspect_name(self.texts, other)}"
        return self.folded(head, table(["", *heads], rows), folded=False)

    def folded(self, head: str, made: str, *, folded: bool) -> str:
        """A table below its heading, or folded away."""
        if folded:
            return f"<details><summary>{escape(head)}</summary>{made}</details>"
        return f"<h3>{escape(head)}</h3>{made}"

    def dot(self, label: str, count: Count) -> Dot:
        """A rate of victories with its interval."""
        return self.interval(label, count[1] / WIN, count[0], count[0])

    def share(self, label: str, count: Count) -> Dot:
        """In how many of all games something was so."""
        games = count[0] // self.setting.seats
        return self.interval(label, games, self.tally.games, games)

    def interval(self, label: str, part: float, whole: int, told: int) -> Dot:
        """A rate with its interval, and a number of games."""
        low, high = wilson(part, whole)
        more = self.say("of-games", n=self.whole(told), count=told)
        return Dot(label, part / whole if whole else 0.0, low, high, more)

    def rates(self, rows: list[Dot], label: str, even: float | None) -> str:
        """Rates, on a scale that all of them fit on."""
        high = min(1.0, ceil(5 * max([2 * self.even, *[row.high for row in rows]])) / 5)
        return dots(rows, 0.0, high, self.percent, label=label, even=even)


def _total(counts: Iterable[Count]) -> Count:
    both = [0, 0]
    for played, won in counts:
        both[0] += played
        both[1] += won
    return both
