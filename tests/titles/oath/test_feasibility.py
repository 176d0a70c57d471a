"""What is offered without looking at every candidate is what looking at every one would find."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.bots import Bot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed, games_wanted
from tafelrunde.titles.oath import (
    campaign,
    majors,
    muster,
    recover,
    search,
    tokens,
    trade,
    travel,
    turn,
)
from tafelrunde.titles.oath.board import SLOTS
from tafelrunde.titles.oath.catalogue import BOX, DARKEST_SECRET, PEOPLES_FAVOR, RUIN
from tafelrunde.titles.oath.contexts import (
    FOR_FAVOR,
    FOR_SECRETS,
    MUSTERING,
    RECOVERING,
    SEARCHING,
    TRAVELLING,
    WORLD_DECK,
    Muster,
    Recover,
    Search,
    Travel,
)
from tafelrunde.titles.oath.powers import (
    BIND_MUSTER,
    BIND_RECOVER,
    BIND_SEARCH,
    BIND_TARGETS,
    BIND_TRADE,
    BIND_TRAVEL,
    USE_TRADE,
)
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.vocabulary import CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL


def modifiers(g, kind, proto):
    """All sets of modifiers a player could use."""
    base = majors.automatic(g, kind, proto)
    return [base, *majors.combinations(g, kind, proto, base)]


def candidates(g, me):
    """Every candidate of every major action, shaped by all powers."""
    here = g.sites[me.pawn]
    cards = [card for card in here.cards if g.kinds[card].kind != RUIN]
    for used in modifiers(g, SEARCHING, Search(me, me.pawn, [])):
        for deck in (WORLD_DECK, 0, 1, 2):
            if g.world_deck if deck == WORLD_DECK else g.piles[deck]:
                yield SEARCH, search.shape(g, me, used, deck)
    for used in modifiers(g, MUSTERING, Muster(me, me.pawn, [], -1)):
        for card in cards:
            yield MUSTER, muster.shape(g, me, used, card)
    for used in modifiers(g, RECOVERING, Recover(me, me.pawn, [], -1)):
        for thing in [*here.relics, PEOPLES_FAVOR, DARKEST_SECRET]:
            yield RECOVER, recover.shape(g, me, used, thing)
    for used in modifiers(g, TRAVELLING, Travel(me, me.pawn, [], -1)):
        for to in range(SLOTS):
            if to != me.pawn:
                yield TRAVEL, travel.shape(g, me, used, to, False, False)
    for card in cards:
        for kind in (FOR_FAVOR, FOR_SECRETS):
            if tokens.is_empty(g, card):
                yield TRADE, trade.shape(g, me, me.pawn, [], card, kind)


class Checking(Bot):
    """Answers at random, and compares what is offered with what every candidate says."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight, ask):
        """Any option."""
        if ask.prompt == "act" and sight._game.steps <= turn.MOST_STEPS:
            g, me = sight._game, sight.me
            wanted = {verb for verb, x in candidates(g, me) if majors.affordable(g, x)}
            if me.supply >= campaign.COST and campaign.campaigns(g, me, me.pawn, False, None):
                wanted.add(CAMPAIGN)
            verbs = [SEARCH, MUSTER, RECOVER, TRAVEL, CAMPAIGN]
            if not g.active[USE_TRADE]:  # else there may be other sites and other advisers
                verbs.append(TRADE)
            for verb in verbs:
                assert (verb in ask.options) == (verb in wanted), verb
        return ask.options[self.rng.below(len(ask.options))]


@pytest.mark.rule("4.2", "7.4")
def test_every_possible_major_action_is_offered_and_no_other():
    for number in range(games_wanted(12)):
        seed = f"{daily_seed()} feasible {number}"
        seats, options = TITLE.sample(Rng(seed))
        table = TITLE.deal(TITLE.prepare(seats, options), seed)
        play_out(table, [Checking(Rng(f"{seed} bot"))] * seats)


# Cards whose powers bind a major action, by what they can do to its cost.
CHEAPER = {"initiation_rite", "cup_of_plenty", "way_station", "decadent"}
CHEAPER_FROM = {"lush_coast", "rocky_coast", "barren_coast", "shrouded_wood"}
NEVER_DECIDE = {"ring_of_devotion", "river", "marshes", "careless"}
FOR_THE_HOLDER = {"darkest_secret", "greedy", "decadent", "cup_of_plenty", "initiation_rite"}


def test_powers_say_whether_they_ease_what_they_bind():
    binding = {BIND_SEARCH, BIND_MUSTER, BIND_TRADE, BIND_RECOVER, BIND_TRAVEL}
    bind = [card for card in BOX if binding & set(card.power.hooks)]
    assert {card.id for card in bind if card.power.eases} == CHEAPER
    assert {card.id for card in bind if card.power.only_shapes} == NEVER_DECIDE
    assert {card.id for card in bind if card.power.eases_leaving} == CHEAPER_FROM
    assert {card.id for card in bind if card.power.binds_holder} == FOR_THE_HOLDER
    others = [card.power for card in BOX if card not in bind]
    assert not any(p.eases or p.eases_leaving or p.only_shapes or p.binds_holder for p in others)
    shields = [card for card in BOX if BIND_TARGETS in card.power.hooks]
    told = {card.id for card in shields if card.power.bars_things or card.power.bars_by_place}
    assert told == {card.id for card in shields}  # else campaigns are shaped to find out


@pytest.mark.rule("card/cup_of_plenty", "card/way_station", "card/decadent", "card/initiation_rite")
def test_eased_actions_are_offered_below_the_least_cost(table):
    cup = {"relics": {"purple": "cup_of_plenty"}, "advisers": {"purple": "tents"}}
    t = table("purple red", sites={1: "lush_coast elders"}, **cup, supply={"purple": 0},
              secrets={"purple": 1})  # fmt: skip
    assert t.offered("trade")
    t = table("purple red", sites={1: "lush_coast elders"}, advisers={"purple": "initiation_rite"},
              secrets={"purple": 1})  # fmt: skip
    assert t.offered("muster")
    t = table("purple red", sites={1: "lush_coast", 4: "steppe way_station"}, at={4: "purple 1"},
              supply={"purple": 0})  # fmt: skip
    assert t.offered("travel")
    t = table("purple red", sites={1: "lush_coast", 4: "steppe"}, pawns={"purple": 4},
              uncovered="decadent", supply={"purple": 0})  # fmt: skip
    assert t.offered("travel")
