"""Every element is used once in a turn that somebody else controls (D74), with random answers.

The player of the turn gains nothing and loses nothing to the trash, the controller gets the cards
and the Debt, no card is lost, and a third player sees no more than in any other turn.
"""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.testing.fuzz import Careful, check_cards
from tafelrunde.testing.leaks import Comparison
from tafelrunde.titles.dominion import control, turn
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOON,
    CARDS,
    EVENT,
    HEX,
    NIGHT,
    NO_CARD,
    PROJECT,
    SETS,
    SHELTER,
    STATE,
    TREASURE,
    ZOMBIE,
    Card,
)
from tafelrunde.titles.dominion.counters import COFFERS, DEBT, VILLAGERS
from tafelrunde.titles.dominion.gaining import note_owned
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import brought_by, deal, lay_out
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.dominion.vocabulary import BUY, CALL, PLAY, USE

PLAYER, CONTROLLER, THIRD = 0, 1, 2
PARTS = 8
# What is at hand besides: something to trash, discard, gain with, and texts that speak up then.
HELPERS = ["fortress", "watchtower", "tunnel", "workshop", "trader", "market_square", "moat"]
# They come when the turn is over, which nobody controls any more.
BETWEEN_TURNS = {"donate", "mountain_pass"}
# Whoever gains one of these gets the tokens.
TOKENS_WHEN_GAINED = {"lackeys", "silk_merchant", "spices"}


USED = ACTION | TREASURE | NIGHT | EVENT | PROJECT  # what can be played or bought


class Eager(Bot):
    """Uses one element as soon as it can, and answers at random otherwise."""

    def __init__(self, rng: Rng, card: Card) -> None:
        self.otherwise = RandomBot(rng)
        self.wanted = {verb + card.number for verb in (PLAY, BUY, CALL, USE)}
        self.times = 0
        self.waits = not card.types & ACTION  # for a later phase

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The element, at most three times."""
        for option in ask.options:
            if option in self.wanted and self.times < 3:
                self.times += 1
                return option
        if self.waits and ask.prompt == "play-action" and not self.times:
            return PASS
        return self.otherwise.choose(sight, ask)


def chooser(card: Card) -> Card | None:
    """The pile or landscape by which an element comes into a game, if it must be chosen."""
    if card.pile_of:
        return chooser(CARDS[card.pile_of])
    if card.is_kingdom_card or card.is_landscape:
        return card
    for one in CARDS.values():
        if card.id == one.heirloom or card.id in brought_by(one):
            return chooser(one)
    return None


def carrier(card: Card) -> Card:
    """The card to be played so that an element has its say: itself, or who hands it out."""
    if card.types & (HEX | STATE):
        return CARDS["leprechaun"]
    if card.types & BOON:
        return CARDS["bard"]
    if card.types & ZOMBIE:
        return CARDS["necromancer"]
    chosen = chooser(card)
    return chosen if card.types & NO_CARD and chosen is not None else card


def kingdom_for(card: Card, number: int) -> Kingdom:
    """A kingdom with the element and two helpers, which change from element to element."""
    helpers = [HELPERS[(number + i) % len(HELPERS)] for i in (0, 2)]
    chosen = [chooser(card), chooser(carrier(card)), *[CARDS[id] for id in helpers]]
    cards = [one for one in dict.fromkeys(chosen) if one is not None]
    layout = Layout(
        [one for one in cards if one.is_kingdom_card],
        {id: box.printings[-1] for id, box in SETS.items()},
    )
    layout.landscapes = [one for one in cards if one.is_landscape]
    layout.colonies = card.id in ("platinum", "colony")
    layout.shelters = card.types & SHELTER != 0
    if card.id == "black_market":
        layout.black_market = [CARDS[id] for id in ("cache", "embassy", "death_cart", "mint")]
    return lay_out(3, layout)


def possessed(card: Card, number: int) -> Dominion:
    """A controlled turn in which the element can be used at once."""
    g = deal(kingdom_for(card, number), f"possession {card.id}")
    me = g.players[PLAYER]
    hand = [one for one in g.kingdom.layout.cards if one.id in HELPERS]
    if not carrier(card).types & NO_CARD and carrier(card).stack is None:
        hand.insert(0, carrier(card))
    for one in hand:
        me.hand.append(len(g.kinds))
        g.kinds.append(one)
        note_owned(g, me, one)
    for name in ("boons", "hexes"):
        if name in g.decks:
            cards = g.decks[name].cards
            cards.sort(key=lambda this: g.kinds[this] is card)
    g.phase = turn.ACTIONS
    g.turn_number, g.round, me.turns = 1, 1, 1
    g.actions, g.buys, g.coins, g.potions = 3, 3, 14, 1
    g.controller = CONTROLLER
    control.take_over(g, me)
    return g


def play_out(g: Dominion, card: Card) -> list[tuple[Dominion, int]]:
    """Play the turn to its end; the checkpoints, with how many answers had been given."""
    seed = f"possessed {card.id}"
    bots: list[Bot] = [Eager(Rng(f"{seed} {seat}"), carrier(card)) for seat in range(3)]
    driver = Careful(TITLE, g, bots, Rng(seed), 2000)
    g.driver = driver
    driver.answers = []
    checkpoints: list[tuple[Dominion, int]] = []
    while g.phase != turn.STARTS and not g.over:
        checkpoints.append((g.copy(), len(driver.answers)))
        g.play()
    check_cards(g, driver.census)
    return checkpoints


@pytest.mark.rule("card/possession", "D74")
@pytest.mark.ruling("R37", "R110", "R155", "R217")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_every_element_does_in_a_controlled_turn(part):
    faults = []
    for number, card in list(enumerate(CARDS.values()))[part::PARTS]:
        try:
            used = check(card, number)
            usable = carrier(card).types & USED and carrier(card).stack is None
            assert used or not usable, "was not used"
        except Exception as error:
            faults.append(f"{card.id}: {type(error).__name__}: {error}")
    assert not faults, "\n".join(faults)


def check(card: Card, number: int) -> bool:
    """Use one element in a controlled turn and see who has what then; whether it was used."""
    g = possessed(card, number)
    me, controller = g.players[PLAYER], g.players[CONTROLLER]
    own = set(me.all_cards())
    foreign = {this for other in g.others(me) for this in other.all_cards()}
    tokens = [controller.counts[COFFERS], controller.counts[VILLAGERS]]
    g.loud = True
    checkpoints = play_out(g, card)
    assert isinstance(g.driver, Careful) and g.driver.answers is not None
    answers = g.driver.answers
    ids = [(event.id, event.seat) for event in g.events]
    if card.id not in BETWEEN_TURNS:
        assert ("gains", PLAYER) not in ids, "the player gained a card"
        lost = own & set(g.trash)
        assert not lost, f"{g.names(sorted(lost))} stayed in the trash"
        assert me.counts[DEBT] == 0, "the player took Debt"
    new = set(me.all_cards()) - own
    if card.id == "masquerade":
        new -= foreign  # a card that was passed
    if card.id == "lurker":  # a Fortress trashed from the Supply is taken, not gained (R155)
        new = {this for this in new if g.kinds[this].id != "fortress"}
    assert len(new) <= ids.count(("exchanges", PLAYER)), (
        f"{g.names(sorted(new))} came to the player"
    )
    if card.id not in TOKENS_WHEN_GAINED:
        now = [controller.counts[COFFERS], controller.counts[VILLAGERS]]
        assert now == tokens, "the controller got tokens"
    assert (me.decider, me.eyes, g.returning) == (PLAYER, me.bit, [])
    compare = Comparison(TITLE, card.id)
    used = [at for at, (_, given) in enumerate(checkpoints) if _uses(answers, given, card)]
    for at in {0, *used[:1]}:
        begun, given = checkpoints[at]
        compare.go_on(begun, answers[given:], THIRD, "no seed at all")
    return len(used) > 0


def _uses(answers: list[tuple[int, int]], given: int, card: Card) -> bool:
    """Whether the next answer uses the element."""
    number = carrier(card).number
    return given < len(answers) and answers[given][1] in (PLAY + number, BUY + number)
