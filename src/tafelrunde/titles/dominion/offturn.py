"""What Dominion may ask in others' turns: Reactions, and what Attacks and others' cards take."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Option, Seat
from tafelrunde.kernel.offturn import OffTurn, Question, count, word
from tafelrunde.kernel.table import Table
from tafelrunde.titles.dominion.catalogue import ATTACK, ATTACKED, HAND, NO_CARD, Card
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    GIVE,
    MODE_CURSE,
    MODE_DISCARD,
    REACT,
    REVEAL,
    TRASH,
    USE,
    VOCABULARY,
)

MOST_CARDS = 10  # that somebody discards at once

# Whose texts let others discard some of their cards, mostly down to a number.
DISCARDING = [
    "catapult",
    "diplomat",
    "followers",
    "goons",
    "legionary",
    "margrave",
    "mercenary",
    "militia",
]
DISCARDING += ["poverty", "sir_michael", "soldier", "urchin", "vault"]

# Questions of single cards: what is done with one of one's cards, and whether one may pass.
ANY_CARD = {
    "advisor": ("advisor", DISCARD, False),
    "envoy": ("envoy", DISCARD, False),
    "knights": ("lose-a-good-card", TRASH, False),
    "masquerade": ("give", GIVE, False),
    "bishop": ("bishop-other", TRASH, True),
    "gladiator": ("gladiator-match", REVEAL, True),
    "vault": ("vault-other", DISCARD, True),
    "villain": ("villain", DISCARD, False),
}
CURSE = VOCABULARY.object_number("curse")
ANSWERS: dict[str, list[Option]] = {
    "torturer": [MODE_DISCARD, MODE_CURSE],
    "mountebank": [DISCARD + CURSE, PASS],
    "old_witch": [TRASH + CURSE, PASS],
    "tunnel": [USE + VOCABULARY.object_number("tunnel"), PASS],
    "faithful_hound": [USE + VOCABULARY.object_number("faithful_hound"), PASS],
}
ENDLESS = "secret_chamber"  # could be shown again and again: not by itself


class DominionOffTurn(OffTurn):
    """What follows from the kingdom, which everybody knows."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """Only what cards of this kingdom ask; all cards that decks may hold can be named."""
        assert isinstance(table, Dominion)
        cards = [card for card in table.kingdom.elements if not card.types & NO_CARD]
        there = {card.id for card in table.kingdom.elements}
        attacks = [card.id for card in cards if card.types & ATTACK]
        found: list[Question] = []
        if reactions := _shown(cards, attacked=True):
            found.append(Question("react", [PASS, *reactions], [word("about", attacks)]))
        if reactions := _shown(cards, attacked=False):
            known = [card.id for card in cards]
            found.append(Question("show", [PASS, *reactions], [word("about", known)]))
        if sources := [id for id in DISCARDING if id in there]:
            terms = [word("source", sources), count(MOST_CARDS)]
            found.append(Question("discard", [DISCARD + card.number for card in cards], terms))
        for id, (prompt, verb, may_pass) in ANY_CARD.items():
            if id in there:
                options = [verb + card.number for card in cards]
                found.append(Question(prompt, [*([PASS] if may_pass else []), *options], source=id))
        for id, options in ANSWERS.items():
            if id in there:
                found.append(Question(id.replace("_", "-"), options, source=id))
        return found


def _shown(cards: list[Card], *, attacked: bool) -> list[Option]:
    """Reactions that are shown from the hand, to Attacks or at other moments."""
    return [
        REACT + card.number
        for card in cards
        if card.id != ENDLESS
        and any(
            ability.where == HAND and (ability.moment == ATTACKED) == attacked
            for ability in card.abilities
        )
    ]


OFF_TURN = DominionOffTurn()
