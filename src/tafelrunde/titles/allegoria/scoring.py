"""The final scoring: the score sheet, tie-breaks, the winner's title (A198-A209)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.table import Outcome
from tafelrunde.titles.allegoria import tasks
from tafelrunde.titles.allegoria.catalogue import Args, Noble
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.vocabulary import OBJECT_NAMES, TRACK_NAMES

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

GUILD_POINTS: Final = 2
END_TASK_POINTS: Final = 5
UNFULFILLED_POINTS: Final = -3
ARTICLES: Final = ["Der", "Die", "Das", "The"]

# The lines of the score sheet (A34), in order.
LINES: Final = [
    "guilds",
    "during_tasks",
    "end_tasks",
    "unfulfilled",
    "diplomacy",
    "alms",
    "anarchy",
    "influence",
    "subtotal_1",
    *TRACK_NAMES,
    "subtotal_2",
    "total",
]
SUBTOTAL_1: Final = 8
SUBTOTAL_2: Final = 14
TOTAL: Final = 15

HOUSE_TITLES: Final = ["Roselie", "Culver-Lux", "Antares", "Umbral"]


def finish(g: Allegoria) -> None:
    """Lay open all tasks: the fulfilled end-game tasks count, the rest costs points (A89, A90)."""
    for me in g.players:
        held = [card for card in me.end_tasks if tasks.is_fulfilled(g, me, card)]
        for card in held:
            me.end_tasks.remove(card)
            me.end_done.append(card)
        for card in me.end_tasks + me.tasks:
            g.known[card] = g.everyone
    if g.loud:
        if g.queen_lives:
            g.say("queen-dies-after", -1, {"rule": "allegoria:A62"})
        for me in g.players:
            fulfilled: Args = {"cards": g.names(me.end_done), "rule": "allegoria:A200"}
            g.say("end-tasks", me.seat, fulfilled)
            missed: Args = {"cards": g.names(me.end_tasks + me.tasks)}
            missed["rule"] = "allegoria:A201"
            g.say("unfulfilled", me.seat, missed)
            g.say("scores", me.seat, {"count": sheet(g, me)[TOTAL], "rule": "allegoria:A3"})
        for seat in outcome(g).winners:
            g.say("wins", seat, {"title": title(g, g.players[seat]), "rule": "allegoria:A209"})


def sheet(g: Allegoria, me: Player) -> list[int]:
    """The score sheet of one player, a number for each of `LINES`."""
    box = g.box
    lines = [
        GUILD_POINTS * len(me.guilds),
        sum([tasks.task_of(g, card).points for card in me.done]),
        END_TASK_POINTS * len(me.end_done),
        UNFULFILLED_POINTS * (len(me.tasks) + len(me.end_tasks)),
        box.diplomacy[me.diplomacy] * len(me.done),
        box.alms[me.alms],
        box.anarchy[box.markers - g.markers] * me.anarchy,
        me.influence,
    ]
    lines.append(sum(lines))
    home = [box.home_influence[value] for value in me.tracks]
    lines.extend(home)
    lines.append(sum(home))
    lines.append(lines[SUBTOTAL_1] + lines[SUBTOTAL_2])
    return lines


def outcome(g: Allegoria) -> Outcome:
    """Most points; then most fulfilled tasks; then most points on the home tracks (A207, A208)."""
    sheets = [sheet(g, me) for me in g.players]
    scores = [lines[TOTAL] for lines in sheets]
    fulfilled = [len(me.done) + len(me.end_done) for me in g.players]
    home = [lines[SUBTOTAL_2] for lines in sheets]
    winners = best(list(range(g.seats)), scores)
    if len(winners) == 1:
        return Outcome(scores, winners, "points")
    winners = best(winners, fulfilled)
    if len(winners) == 1:
        return Outcome(scores, winners, "tasks")
    winners = best(winners, home)
    return Outcome(scores, winners, "home-tracks" if len(winners) == 1 else "shared")


def best(seats: list[int], values: list[int]) -> list[int]:
    """The seats with the highest value."""
    highest = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == highest]


def title(g: Allegoria, me: Player) -> list[str]:
    """The cards that make up a player's title: fulfilled tasks, noble, house (A209)."""
    names = g.names(me.end_done) + g.names(me.done) + g.names(me.noble)
    names.append(OBJECT_NAMES[g.region_object(me.seat)])
    return names


def full_title(g: Allegoria, me: Player, language: str) -> str:
    """The title in words, from the names printed on the cards ('de' or 'en')."""
    german = language == "de"
    words: list[str] = []
    for card in me.end_done + me.done:
        task = tasks.task_of(g, card)
        words.append(task.name_de if german else task.name_en)
    for card in me.noble:
        noble = g.kinds[card]
        assert isinstance(noble, Noble)
        words.append(noble.name_de if german else noble.name_en)
    for at in range(1, len(words)):  # articles are small within a sentence
        article, space, rest = words[at].partition(" ")
        if article in ARTICLES:
            words[at] = article.lower() + space + rest
    house = HOUSE_TITLES[g.box.houses[me.seat]]
    return ", ".join(words) + (" von Haus " if german else " of House ") + house
