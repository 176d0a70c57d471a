"""What Root may ask in others' turns: ambushes, battle cards, losses, what they cost."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Option, Seat
from tafelrunde.kernel.offturn import OffTurn, Question, Term, count, word
from tafelrunde.kernel.table import Table
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    ARMORERS,
    EFFECT_CARDS,
    FACES,
    SAPPERS,
    SUITS,
)
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
from tafelrunde.titles.root.vocabulary import (
    AMBUSH,
    DAMAGE,
    DISCARD,
    GIVE,
    LOSE,
    SPEND,
    USE,
    VOCABULARY,
    YES,
)

MOST_WARRIORS = 25  # of one faction
ATTACKER = Term("target", "seat")
SUIT = word("about", SUITS[1:])  # of the clearing
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
            *self._cards(table, me),
        ]

    def _losses(self, g: Root, me: Faction) -> list[Question]:
        """In which order pieces are lost."""
        found: list[Question] = []
        if len(me.kinds) > 1:
            pieces = [LOSE + kind.number for kind in me.kinds]
            found.append(Question("lose-piece", pieces, [count(9)]))
        if me.number in (VAGABOND, VAGABOND_2):
            items = [item for item in SIDE_OBJECTS.objects if side_of(item) in (SPENT, READY)]
            found.append(Question("take-hit", [DAMAGE + item for item in items], [count(9)]))
        if me.number == RIVERFOLK:
            funds = [LOSE + faction.object for faction in g.factions]
            found.append(Question("lose-fund", funds, [count(MOST_WARRIORS)]))
        return found

    def _cards(self, g: Root, me: Faction) -> list[Question]:
        """Which cards are given or spent, and who is enlisted."""
        found: list[Question] = []
        others = {other.number for other in g.factions if other is not me}
        if me.number == MARQUISE:
            terms = [count(MOST_WARRIORS), SUIT]
            found.append(Question("field-hospitals", [PASS, *_any_card(SPEND)], terms))
        if me.number == ALLIANCE:
            found.append(Question("supporter-limit", _any_card(DISCARD)))
        if ALLIANCE in others:
            found.append(Question("outrage", _any_card(GIVE), [SUIT]))
        if others & {VAGABOND, VAGABOND_2}:
            found.append(Question("enlist-arbiter", [YES, PASS]))
        return found

    def value(self, table: Table, ask: Ask, term: str) -> int | str | None:
        """How many warriors attack, hired ones included."""
        if term != WARRIORS.id:
            return super().value(table, ask, term)
        assert isinstance(table, Root)
        attacker, c = table.factions[ask.target], VOCABULARY.object_number(ask.about)
        return attacker.warriors[c] + attacker.hired(table, c)


def _any_card(verb: int) -> list[Option]:
    return [verb + card.number for card in FACES]


OFF_TURN = RootOffTurn()
