"""Questions what to play are found by what is in hand, in kingdoms of any size."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS
from tafelrunde.titles.dominion.prepared import LONG, SHORT, Kingdom
from tafelrunde.titles.dominion.setup import deal
from tafelrunde.titles.dominion.title import TITLE, drawn
from tafelrunde.titles.dominion.turn import held
from tafelrunde.titles.dominion.vocabulary import PLAY


def lay_out(options: dict[str, object]) -> Kingdom:
    kingdom = TITLE.prepare(2, options)
    assert isinstance(kingdom, Kingdom)
    return kingdom


@pytest.mark.rule("D15")
@pytest.mark.parametrize(
    ("options", "least", "most"),
    [
        ({"kingdom": "first-game"}, 1, SHORT),
        (drawn("bench 0"), SHORT + 1, LONG),
        (drawn("bench 5"), LONG + 1, 99),  # with a Black Market
    ],
)
def test_every_action_in_hand_is_offered_and_no_other(options, least, most):
    kingdom = lay_out(options)
    actions = kingdom.actions
    assert least <= len(actions.cards) <= most
    g = deal(kingdom, "any")
    me = g.players[0]
    before = None
    for card in actions.cards:
        g.kinds[me.hand[0]] = card
        ask = actions.ask(me, held(g, me, actions))
        assert ask.options == [PLAY + card.number, PASS]
        if before is not None:
            g.kinds[me.hand[1]] = before
            both = actions.ask(me, held(g, me, actions))
            assert both.options == [PLAY + before.number, PLAY + card.number, PASS]
            g.kinds[me.hand[1]] = kingdom.estate
        before = card
