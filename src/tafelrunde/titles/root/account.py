"""What is told about a finished game of Root: what scored, and how somebody won."""

# not compiled: only people look at it, once a game

from __future__ import annotations

from tafelrunde.kernel.account import Account, Face, Line, Source
from tafelrunde.kernel.table import Table
from tafelrunde.titles.root.catalogue import BIRD, SUITS
from tafelrunde.titles.root.table import Root

MANY = 4  # points at once that make a moment of note
WEIGHTS = {"wins": 100, "activates-dominance": 9, "coalition": 9, "turmoil": 6, "revolts": 5}
WEIGHTS |= {"base-lost": 5, "completes-quest": 2, "trade-disruption": 2}

# What scored, by the rule that a score cites; of several the longest that fits counts.
SCORED = {
    "3.2.1": "removal",
    "3.2.2": "crafting",
    "6.5.4": "building",
    "7.6.1": "roosts",
    "7.7.1": "turmoil",
    "7.8.4": "despot",
    "8.": "sympathy",
    "9.2.9.I": "aid",
    "9.2.9.III": "infamy",
    "9.5.3": "exploring",
    "9.5.5": "quests",
    "10.5.3": "gardens",
    "11.4.2": "dividends",
    "11.5.6": "trade_posts",
    "character/": "enlisted",
}
OTHER = "other"
ORDER = [*SCORED.values(), OTHER]


class RootAccount(Account):
    """Points are told when they are scored: what the log says is added up."""

    curve = "points"
    counted = ("moves", "battle-starts", "crafts", "builds", "recruits")

    def standing(self, table: Table) -> list[int]:
        """The victory points; who plays for dominance or in a coalition keeps the last ones."""
        assert isinstance(table, Root)
        return [int(me.points) for me in table.factions]

    def sources(self, table: Table, told: list[Face]) -> list[list[Source]]:
        """What scored, in the order of the Law; then cards; then what replaced points."""
        assert isinstance(table, Root)
        found: list[dict[str, Source]] = [{} for _ in range(table.seats)]
        for face in told:
            if face["id"] == "scores":
                add(found[number(face["seat"])], str(face["rule"]), number(face["points"]))
        told_by_seat = [sorted(one.values(), key=place) for one in found]
        for me in table.factions:
            if me.dominance >= 0:
                card = table.kinds[me.dominance].id
                told_by_seat[me.seat].append(Source(what=card, points=0, card=True, held=True))
            elif me.partner >= 0:
                told_by_seat[me.seat].append(Source(what="coalition", points=0, held=True))
        return told_by_seat

    def moment(self, face: Face) -> tuple[int, str]:
        """Great scores, and what changes how somebody wins."""
        points = face.get("points")
        if face["id"] == "scores" and isinstance(points, int):
            return (points, "") if points >= MANY else (0, "")
        return WEIGHTS.get(str(face["id"]), 0), ""

    def ways(self, table: Table) -> list[Line]:
        """By points or by dominance, and who wins along with whom."""
        assert isinstance(table, Root)
        winner = table.factions[table.winner]
        way: Line = {"id": "way-points", "seat": winner.seat, "round": int(table.round)}
        if table.reason == "dominance":
            suit = table.kinds[winner.dominance].suit
            way["id"] = "way-dominance-birds" if suit == BIRD else "way-dominance"
            way["suit"] = SUITS[suit]
        else:
            way["points"] = int(winner.points)
        told = [way]
        for seat in table.outcome().winners:
            if seat != winner.seat:
                partner = table.factions[table.factions[seat].partner]
                told.append({"id": "way-coalition", "seat": seat, "faction": partner.id})
        return told


def add(found: dict[str, Source], rule: str, points: int) -> None:
    """Add a score to the source that its rule belongs to."""
    cited = rule.removeprefix("root:")
    card = cited.startswith("card/")
    fitting = [start for start in SCORED if cited.startswith(start)]
    what = SCORED[max(fitting, key=len)] if fitting else OTHER
    if card:
        what = cited.removeprefix("card/")
    source = found.setdefault(what, Source(what=what, points=0, card=card))
    source.points += points
    source.count += 1


def place(source: Source) -> tuple[int, str]:
    """Where a source stands in the list: cards come last."""
    return (len(ORDER), source.what) if source.card else (ORDER.index(source.what), "")


def number(value: object) -> int:
    """An argument of an event that is a number."""
    assert isinstance(value, int)
    return value


ACCOUNT = RootAccount()
