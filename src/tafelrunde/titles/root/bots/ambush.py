"""When to play an ambush: what it prevents and kills, against a better moment for the card."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.root.bots.cards import CardJudge
from tafelrunde.titles.root.bots.worth import CARD_OF, HIGH, LOW, PIECE_WORTH, WARRIOR_WORTH
from tafelrunde.titles.root.catalogue import BIRD
from tafelrunde.titles.root.factions.base import ALLIANCE, VAGABOND, VAGABOND_2
from tafelrunde.titles.root.turn import HAND_LIMIT
from tafelrunde.titles.root.vocabulary import SYMPATHY_PIECE

AMBUSH_HITS: Final = 2
KILLED: Final = 0.7  # what a warrior is worth that falls without a roll
DAMAGED: Final = 0.6  # ... and an item of a Vagabond, who repairs it
FALLEN: Final = 0.5  # what the attacker gains by a building or token, beside what it is worth
SUPPORTED: Final = 1.4  # what the Alliance gets for sympathy that is removed
KEPT: Final = 0.9  # what it is worth to keep the card for a better moment, or for its suit
MOODS: Final = 0.6  # ... more or less: who always waits for the same moment is easily read
KEPT_LATE: Final = 0.4  # of it, when the game ends soon
FULL_HAND: Final = 0.3  # less, when a card has to go in the Evening
WILD: Final = 0.2  # more for a bird


def worth(judge: CardJudge, c: int, thing: int) -> float:
    """What it is worth to ambush the attackers in a clearing, more than 0 if it is time."""
    sight = judge.sight
    foe = sight.turn
    roams = sight.number(foe) in (VAGABOND, VAGABOND_2)
    band = sight.item_count(foe) if roams else sight.warriors(foe, c)
    strikes = sight.defenders(foe, c)  # a Vagabond keeps his swords, others' hits are their band
    hits = min(AMBUSH_HITS, band)
    left = band - hits
    each = DAMAGED if roams else KILLED
    value = each * hits + danger(judge, c, strikes) - each * answered(judge, c, band)
    if left > 0:
        after = strikes if roams else left
        value -= danger(judge, c, after) - each * answered(judge, c, left)
    return value * (1.0 - judge.counter_chance(c, foe)) - price(judge, c, thing)


def danger(judge: CardJudge, c: int, strikes: int) -> float:
    """What a roll is expected to cost the defender if so many attack."""
    sight = judge.sight
    warriors = sight.warriors(judge.seat, c)
    chances = LOW if judge.number == ALLIANCE else HIGH
    pieces: list[float] = []
    for piece in sight.pieces(judge.seat, c):
        loss = FALLEN + PIECE_WORTH[piece]
        pieces.append(loss - SUPPORTED if piece == SYMPATHY_PIECE else loss)
    pieces.sort()
    total = 0.0
    for rolled in range(4):
        hits = min(rolled, strikes) + (warriors == 0)
        lost = min(hits, warriors) * WARRIOR_WORTH[judge.number]
        for loss in pieces[: max(0, hits - warriors)]:
            lost += loss
        total += chances[rolled] * lost
    return total


def answered(judge: CardJudge, c: int, band: int) -> float:
    """How many hits the defender's roll is expected to deal."""
    most = min(band, judge.sight.defenders(judge.seat, c))
    chances = HIGH if judge.number == ALLIANCE else LOW
    total = 0.0
    for rolled in range(4):
        total += chances[rolled] * min(rolled, most)
    return total


def price(judge: CardJudge, c: int, thing: int) -> float:
    """What it is worth to keep the card."""
    sight = judge.sight
    mood = judge.whim(thing + 31 * c + 997 * sight.round)
    value = KEPT + MOODS * (mood - 0.5) + WILD * (CARD_OF[thing].suit == BIRD)
    if sight.hand_size(judge.seat) >= HAND_LIMIT:
        value -= FULL_HAND
    return value * KEPT_LATE if judge.is_late() else value


def foil_worth(judge: CardJudge, c: int) -> float:
    """What it is worth to foil an ambush: warriors saved, and the battle if it would be over."""
    mine = judge.sight.warriors(judge.seat, c)
    return 0.6 * min(AMBUSH_HITS, mine) + (0.5 if mine <= AMBUSH_HITS else 0.2) - 0.7
