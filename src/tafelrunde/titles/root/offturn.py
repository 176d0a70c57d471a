"""What Root may ask in others' turns: ambushes, battle cards, losses."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Option, Seat
from tafelrunde.kernel.offturn import OffTurn, Question, Term, count
from tafelrunde.kernel.table import Table
from tafelrunde.titles.root.catalogue import AMBUSH_CARD, ARMORERS, EFFECT_CARDS, FACES, SAPPERS
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
    Faction,
)
from tafelrunde.titles.root.factions.vagabond_items import READY, SIDE_OBJECTS, SPENT, side_of
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.vocabulary import AMBUSH, DAMAGE, DISCARD, LOSE, USE, VOCABULARY, YES

MOST_WARRIORS = 25  # of one faction
ATTACKER = Term("target", "seat")
WARRIORS = Term("warriors", "number", MOST_WARRIORS)  # of the attacker, in the clearing


class RootOffTurn(OffTurn):
    """What a faction may be asked when it is not in turn."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """Battles come to everybody; the rest is the faction's own."""
        assert isinstance(table, Root)
        me = table.factions[seat]
        ambushes = [AMBUSH + card.number for card in FACES if card.kind == AMBUSH_CARD]
        cards = [USE + EFFECT_CARDS[effect].number for effect in (ARMORERS, SAPPERS)]
        return [
            Question("ambush", [PASS, *ambushes], [ATTACKER, WARRIORS]),
            Question("battle-card", [*cards, PASS], [ATTACKER, count(3)]),
            *self._losses(table, me),
        ]

    def _losses(self, g: Root, me: Faction) -> list[Question]:
        found: list[Question] = []
        if len(me.kinds) > 1:
            pieces = [LOSE + kind.number for kind in me.kinds]
            found.append(Question("lose-piece", pieces, [count(9)]))
        if me.number == MARQUISE:
            found.append(Question("field-hospitals", [PASS], [count(MOST_WARRIORS)]))
        if me.number in (VAGABOND, VAGABOND_2):
            items = [item for item in SIDE_OBJECTS.objects if side_of(item) in (SPENT, READY)]
            found.append(Question("take-hit", [DAMAGE + item for item in items], [count(9)]))
        if me.number == ALLIANCE:
            supporters: list[Option] = [DISCARD + card.number for card in FACES]
            found.append(Question("supporter-limit", supporters))
        if me.number == RIVERFOLK:
            funds = [LOSE + faction.object for faction in g.factions]
            found.append(Question("lose-fund", funds, [count(MOST_WARRIORS)]))
        if any(other.number in (VAGABOND, VAGABOND_2) for other in g.factions if other is not me):
            found.append(Question("enlist-arbiter", [YES, PASS]))
        return found

    def value(self, table: Table, ask: Ask, term: str) -> int | str | None:
        """How many warriors attack, hired ones included."""
        if term != WARRIORS.id:
            return super().value(table, ask, term)
        assert isinstance(table, Root)
        attacker, c = table.factions[ask.target], VOCABULARY.object_number(ask.about)
        return attacker.warriors[c] + attacker.hired(table, c)


OFF_TURN = RootOffTurn()
