"""The powers of the edifices and of their ruins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo
from tafelrunde.titles.oath import deals, inplay, rule
from tafelrunde.titles.oath.board import REGION_OF, REGIONS
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.cards.hearth import Exchange
from tafelrunde.titles.oath.cards.nomad import draw_dispossessed
from tafelrunde.titles.oath.cards.relics import KeepOrBury
from tafelrunde.titles.oath.catalogue import BEAST, DENIZEN, PEOPLES_FAVOR
from tafelrunde.titles.oath.contexts import Play, Recover, Search
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE, LOWER_OBJECT, RAISE_OBJECT, SWAP

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

MOST_FALLEN: Final = 5  # cards that the Fallen Spire exchanges


# -- Order


class SprawlingRampart(Power):
    """Each site of this card's ruler that is a target adds 1 defence die more."""

    def more_target_dice(self, g: Oath, c: Campaign, this: CardNo) -> int:
        return sum(rule.ruler_has_site(g, this, slot) for slot in c.sites)


class BanditRampart(Power):
    """If this card's site is a target, remove 2 attack dice."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.is_target_site(g.slot_of(this))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.remove_attack(2)


# -- Hearth


class HallOfDebate(Power):
    """Nobody can target the People's Favor in a campaign."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_things = True

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        c.no_target.append(PEOPLES_FAVOR)


class HallOfMockery(Power):
    """Whoever recovers the People's Favor has its Mob side up."""

    def bind_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        if x.thing == PEOPLES_FAVOR:
            x.becomes_mob = True


# -- Beast


class ForestTemple(Power):
    """In the Chronicle sites with a Beast card are not removed; during a game it does nothing."""


class RuinedTemple(Power):
    """Enemies of this card's ruler cannot play Beast cards faceup."""

    def bind_play(self, g: Oath, play: Play, this: CardNo) -> None:
        if g.kinds[play.this].suit == BEAST and rule.is_enemy_of_ruler(g, play.me, this):
            play.no_faceup = True


# -- Discord


class SqualidDistrict(Power):
    """After the end die is rolled, this card's ruler may raise or lower the result by 1.

    For the Empire the Chancellor decides; Citizens cannot use it.
    """

    def end_die_rolled(self, g: Oath, roll: int, this: CardNo) -> int:
        me, card = rule.card_ruler(g, this), g.kinds[this]
        if me is None:
            return roll
        options = [CHOOSE + RAISE_OBJECT, CHOOSE + LOWER_OBJECT, PASS]
        option = g.ask_of(me, "adjust-die", options, card.rule, card.id, roll)
        if option == PASS:
            return roll
        return roll + 1 if option == options[0] else roll - 1


# -- Arcane


class GreatSpire(Power):
    """Of the denizens you draw, replace any number by random ones of the Dispossessed."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw and bool(g.dispossessed)

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The draw itself stays as it is.
        pass

    def drawn(self, g: Oath, x: Search, this: CardNo) -> None:
        me, card = x.me, g.kinds[this]
        left = [other for other in me.hand if g.kinds[other].kind == DENIZEN]
        sent: list[int] = []
        while left and len(sent) < len(g.dispossessed):
            n = len(left)
            other = g.ask_card(
                me,
                verb=SWAP,
                cards=left,
                prompt="choose-card",
                by=card,
                optional=True,
                count=n,
                or_pass=True,
                secret=True,
            )
            if other < 0:
                break
            left.remove(other)
            sent.append(other)
            if g.loud:  # how many is no secret
                args: dict[str, int | str | list[str]] = {"count": 1, "rule": card.rule}
                g.say("swaps-out", me.seat, args, {"cards": g.names([other])}, me.bit)
        if sent:
            draw_dispossessed(g, me, len(sent), card.rule)
        for other in sent:
            me.hand.remove(other)
            g.dispossessed.append(other)


class FallenSpire(Power):
    """Exchange up to 5 of the topmost denizens of your region's pile for random Dispossessed.

    You choose how many without looking, and nobody sees what comes. Visions stay where they are.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return exchangeable(g, me) > 0

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card, region = g.kinds[this], REGION_OF[me.pawn]
        pile = g.piles[region]
        n = g.ask_count(me, low=1, high=exchangeable(g, me), prompt="choose-count", by=card)
        g.rng.shuffle(g.dispossessed)
        come = [g.dispossessed.pop() for _ in range(n)]
        for other in [*come, *g.dispossessed]:
            g.known[other] = 0  # nobody can tell any more who of them is where
        at = len(pile) - 1
        while come:
            if g.kinds[pile[at]].kind == DENIZEN:
                g.dispossessed.append(pile[at])
                pile[at] = come.pop()
            at -= 1
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "pile": REGIONS[region],
                "count": n,
                "rule": card.rule,
            }
            g.say("exchanges-dispossessed", me.seat, args)


def exchangeable(g: Oath, me: Player) -> int:
    """How many cards of a player's region the Fallen Spire could exchange; backs are public."""
    denizens = sum(g.kinds[other].kind == DENIZEN for other in g.piles[REGION_OF[me.pawn]])
    return min(MOST_FALLEN, denizens, len(g.dispossessed))


# -- Nomad


class BrokenForge(Power):
    """Turn this card over to its intact side; what was paid stays on it until you rest."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        inplay.flip_edifice(g, this)


register("sprawling_rampart", SprawlingRampart())
register("bandit_rampart", BanditRampart())
register("hall_of_debate", HallOfDebate())
register("hall_of_mockery", HallOfMockery())
register("forest_temple", ForestTemple())
register("ruined_temple", RuinedTemple())
# Festival District: agree a binding exchange of favor, secrets and advisers with any player.
register("festival_district", Exchange(deals.FAVOR | deals.SECRETS | deals.ADVISERS))
register("squalid_district", SqualidDistrict())
register("great_spire", GreatSpire())
register("fallen_spire", FallenSpire())
# Ancient Forge: reveal to yourself the top relic of the deck, keep it or bury it.
register("ancient_forge", KeepOrBury())
register("broken_forge", BrokenForge())
