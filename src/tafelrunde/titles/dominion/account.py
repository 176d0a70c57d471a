"""What is told about a finished game of Dominion: points card by card, decks, how it ended."""

# not compiled: only people look at it, once a game

from __future__ import annotations

from collections import Counter

from tafelrunde.kernel.account import Account, Face, Line, Owned, Source
from tafelrunde.kernel.table import Table
from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.catalogue import CARDS, LANDMARK
from tafelrunde.titles.dominion.counters import POINTS
from tafelrunde.titles.dominion.mats import TAVERN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

DEAR = 6  # points on a card that make gaining it a matter of note
WEIGHTS = {"ends": 100, "inherits": 5}


class DominionAccount(Account):
    """Points are printed on cards: they are told by card."""

    curve = "points"
    counted = ("plays", "buys", "gains", "trashes", "shuffles")

    def standing(self, table: Table) -> list[int]:
        """The points of everybody if they were counted now (D22)."""
        assert isinstance(table, Dominion)
        return scoring.scores(table)

    def sources(self, table: Table, told: list[Face]) -> list[list[Source]]:
        """By card, then tokens, then Landmarks and States."""
        assert isinstance(table, Dominion)
        return [sources_of(table, me) for me in table.players]

    def decks(self, table: Table) -> list[list[Owned]]:
        """All cards a player owns, the dearest first."""
        assert isinstance(table, Dominion)
        return [deck_of(table, me) for me in table.players]

    def moment(self, face: Face) -> tuple[int, str]:
        """The first dear Victory card of everybody, and the end."""
        cards = face.get("cards")
        if face["id"] == "gains" and isinstance(cards, list):
            for card in cards:
                if CARDS[card].points >= DEAR:
                    return 7, f"gains/{card}/{face['seat']}"
        return WEIGHTS.get(str(face["id"]), 0), ""

    def ways(self, table: Table) -> list[Line]:
        """Why the game ended, and what decided among equals."""
        assert isinstance(table, Dominion)
        outcome = table.outcome()
        told: list[Line] = [{"id": f"way-{outcome.reason}", "seat": -1}]
        best = [seat for seat in range(table.seats) if outcome.scores[seat] == max(outcome.scores)]
        if len(best) > len(outcome.winners):
            told.append({"id": "way-fewer-turns", "seat": outcome.winners[0]})
        elif len(best) > 1:
            told.append({"id": "way-shared", "seat": -1})
        return told


def sources_of(g: Dominion, me: Player) -> list[Source]:
    """What a player's points are made of; see `scoring.score`."""
    points: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for this in me.all_cards():
        card = g.kinds[this]
        if card.points or card.tavern_points or card.score is not None:
            counts[card.id] += 1
            points[card.id] += card.points
            if card.score is not None:
                points[card.id] += card.score(g, me)
    for this in me.mats.get(TAVERN, []):
        card = g.kinds[this]
        points[card.id] += card.tavern_points
    found = [Source(what=id, points=points[id], count=n, card=True) for id, n in counts.items()]
    found.sort(key=lambda one: (-one.points, one.what))
    if me.counts[POINTS]:
        found.append(Source(what="tokens", points=me.counts[POINTS], count=me.counts[POINTS]))
    for card in g.kingdom.landscapes + me.owned:
        if card.score is not None and (card.types & LANDMARK or card in me.owned):
            found.append(Source(what=card.id, points=card.score(g, me), card=True))
    return found


def deck_of(g: Dominion, me: Player) -> list[Owned]:
    """The cards of a player."""
    counts = Counter(g.kinds[this].id for this in me.all_cards())
    dearest = sorted(counts, key=lambda id: (-CARDS[id].cost, id))
    return [Owned(card=id, count=counts[id]) for id in dearest]


ACCOUNT = DominionAccount()
