"""The powers of the Nomad denizens: actions and When Played powers.

What modifies, binds or protects is in `nomad_bonds.py`, the battle plans are in `nomad_plans.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    citizenship,
    deals,
    holdings,
    inplay,
    playing,
    rule,
    search,
    tokens,
    travel,
)
from tafelrunde.titles.oath.board import REGION_OF, REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, DENIZEN, NOMAD
from tafelrunde.titles.oath.contexts import Play
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE, DISCARD, REGION, SWAP, TO

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- actions


class AncientBinding(Power):
    """Everybody burns all secrets on his board and on cards but one; you keep the one placed here.

    The secrets that lie on cards are those of the player in turn; the Darkest Secret is spared.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        if any(other.all_secrets > 1 for other in g.others(me)):
            return True
        card = g.kinds[this]
        return tokens.secrets_in_all(g, me) > card.secrets + card.burn_secrets

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        cite = g.kinds[this].rule
        for other in list(g.secrets_on):
            if other not in (this, DARKEST_SECRET):
                tokens.secrets_off_card(g, me, other, facedown=False)
        tokens.burn_secrets(g, me, me.all_secrets, cite)
        for player in g.others(me):
            tokens.burn_secrets(g, player, player.all_secrets - 1, cite, facedown_first=True)


class Elders(Power):
    """Gain 1 secret."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.gain_secrets(g, me, 1, g.kinds[this].rule)


class Convoys(Power):
    """Put the whole discard pile of another region on top of that of your region."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(other_piles(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        piles = [REGION + at for at in other_piles(g, me)]
        at = g.ask_thing(me, piles, "choose-thing", card.rule, card.id) - REGION
        here = REGION_OF[me.pawn]
        g.piles[here].extend(g.piles[at])
        g.piles[at].clear()
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "pile": REGIONS[at],
                "onto": REGIONS[here],
                "rule": card.rule,
            }
            g.say("stacks-pile", me.seat, args)


def other_piles(g: Oath, me: Player) -> list[int]:
    """The other regions with discards."""
    return [at for at in range(len(REGIONS)) if g.piles[at] and at != REGION_OF[me.pawn]]


class Resettle(Power):
    """Move a faceup Nomad adviser of anybody to any site where it may lie."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return any(new_homes(g, me, adviser) for adviser in nomads_of(g, me, g.players))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        advisers = nomads_of(g, me, g.in_order(me.seat))
        advisers = [adviser for adviser in advisers if new_homes(g, me, adviser)]
        adviser = g.ask_card(me, verb=CHOOSE, cards=advisers, prompt="choose-card", by=card)
        slots = new_homes(g, me, adviser)
        slot = g.ask_slot(me, TO, slots, "choose-site", card.rule, card.id)
        playing.move_to_site(g, me, adviser, slot)


def nomads_of(g: Oath, me: Player, players: list[Player]) -> list[int]:
    """The faceup Nomad advisers of some players that are not locked."""
    return [
        adviser
        for player in players
        for adviser in player.advisers
        if g.faceup[adviser]
        and g.kinds[adviser].suit == NOMAD
        and not inplay.is_locked(g, me, adviser)
    ]


def new_homes(g: Oath, me: Player, adviser: int) -> list[int]:
    """The sites an adviser could be moved to."""
    return [slot for slot in range(SLOTS) if playing.may_move_to(g, me, adviser, slot)]


class Oracle(Power):
    """Take the uppermost Vision of the world deck; play or discard it as if you had searched it.

    It counts as drawn, the other cards keep their order. By their backs everybody knows whether
    there is a Vision left in the deck.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return search.may_play_as_if(g, me) and any(
            g.kinds[other].is_vision for other in g.world_deck
        )

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        search.stir_deck(g)
        at = len(g.world_deck) - 1
        while not g.kinds[g.world_deck[at]].is_vision:
            at -= 1
        vision = search.take_from_deck(g, at)
        g.clear_top = len(g.world_deck) - at
        me.hand.append(vision)
        g.learn(me.bit, vision)
        if g.loud:
            g.say("draws", me.seat, {"deck": "world"}, {"cards": g.names([vision])}, me.bit)
        search.count_vision(g, me)
        search.as_if_searched(g, me, vision, True, g.kinds[this].rule)


# -- when played


class FaithfulFriend(Power):
    """Gain 4 Supply."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        tokens.gain_supply(g, play.me, 4, g.kinds[this].rule)


class GreatHerd(Power):
    """You may swap this card with a Nomad card at any other site, but not with a locked one."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        cards = [
            other
            for other in rule.cards_at_sites(g)
            if g.kinds[other].suit == NOMAD
            and g.slot_of(other) != g.slot_of(this)
            and not inplay.is_locked(g, me, other)
        ]
        if not cards or inplay.is_locked(g, me, this):
            return
        other = g.ask_card(me, verb=SWAP, cards=cards, prompt="choose-card", by=card, optional=True)
        if other >= 0:
            inplay.swap(g, this, other)


class TwinBrother(Power):
    """You may swap this card with a faceup Nomad adviser of somebody else.

    Whoever has too many advisers now discards some.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        brothers = nomads_of(g, me, g.others(me))
        if not brothers:
            return
        brother = g.ask_card(
            me, verb=SWAP, cards=brothers, prompt="choose-card", by=card, optional=True
        )
        if brother >= 0:
            other = g.holder(brother)
            assert other is not None
            inplay.swap(g, this, brother)
            inplay.make_room(g, me, -1, True)
            inplay.make_room(g, other, -1, True)


class TheGathering(Power):
    """From the Chancellor on, everybody may put his pawn here, where it stays.

    Then all who are here may make binding exchanges of favor, secrets, relics and advisers.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        card, slot = g.kinds[this], g.slot_of(this)
        for player in g.in_order(g.prepared.chancellor):
            if player.pawn != slot and g.ask_yes(player, prompt="use-power", by=card):
                travel.move_pawn(g, player, slot, card.rule)
        for _ in range(MOST_ROUNDS):
            if not gather(g, slot, card.rule, card.id):
                return


MOST_ROUNDS: Final = 12  # of offers; nobody needs as many, but a gathering must end
GOODS: Final = deals.FAVOR | deals.SECRETS | deals.RELICS | deals.ADVISERS


def gather(g: Oath, slot: int, cite: str, source: str) -> bool:
    """Everybody at the site may make one offer; whether anybody wanted to."""
    eager = False
    for player in g.in_order(g.prepared.chancellor):
        if player.pawn != slot:
            continue
        partners = [other for other in rule.neighbours(g, player) if can_deal(g, player, other)]
        if not partners:
            continue
        other = g.ask_player(player, CHOOSE, partners, "choose-player", cite, source, True)
        if other is not None:
            deals.negotiate(g, player, other, GOODS, cite, source)
            eager = True
    return eager


def can_deal(g: Oath, a: Player, b: Player) -> bool:
    """Whether both have something to exchange."""
    deal = deals.Deal(a, b, GOODS)
    return bool(deals.items(g, deal, 0)) and bool(deals.items(g, deal, 1))


class AncientPact(Power):
    """An Exile with the Darkest Secret may give it to the Chancellor and become a Citizen.

    He takes a relic of the Reliquary without looking; his Act phase is over.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        if not me.is_exile or not me.has_banner(DARKEST_SECRET):
            return
        if g.ask_yes(me, prompt="use-power", by=card):
            holdings.give_relic(g, me, g.chancellor, DARKEST_SECRET, card.rule)
            citizenship.enlist(g, me, card.rule, card.id, relic=True)


class Pilgrimage(Power):
    """Put every denizen at your site, but no locked one, to the Dispossessed and shuffle them.

    Draw as many of them, look at them and lay them on the discard pile of your region.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, cite = play.me, g.kinds[this].rule
        pilgrims = [
            other
            for other in inplay.discardable_at(g, me, me.pawn)
            if g.kinds[other].kind == DENIZEN
        ]
        if not pilgrims:
            return
        dispossess(g, me, pilgrims, cite)
        drawn = draw_dispossessed(g, me, len(pilgrims), cite)
        lay_on_pile(g, me, drawn, cite, g.kinds[this].id)


def dispossess(g: Oath, me: Player, cards: list[CardNo], cite: str) -> None:
    """Put cards from a site to the Dispossessed; what lies on them returns as in a discard."""
    for this in cards:
        tokens.favor_off_card(g, this)
        tokens.secrets_off_card(g, me, this, facedown=True)
        inplay.lift(g, this)
        g.known[this] = g.everyone
        g.dispossessed.append(this)
    if g.loud:
        g.say("dispossesses", me.seat, {"cards": g.names(cards), "rule": cite})


def draw_dispossessed(g: Oath, me: Player, n: int, cite: str) -> list[int]:
    """Shuffle the Dispossessed and draw; only who draws can tell what is left there."""
    g.rng.shuffle(g.dispossessed)
    drawn = [g.dispossessed.pop() for _ in range(n)]
    for this in [*drawn, *g.dispossessed]:
        g.known[this] = g.known.get(this, 0) & me.bit
    for this in drawn:
        me.hand.append(this)
        g.learn(me.bit, this)
    if g.loud:
        args: dict[str, int | str | list[str]] = {"deck": "dispossessed", "count": n, "rule": cite}
        g.say("draws", me.seat, args, {"cards": g.names(drawn)}, me.bit)
    return drawn


def lay_on_pile(g: Oath, me: Player, cards: list[CardNo], cite: str, source: str) -> None:
    """Lay cards in hand on the discard pile of one's own region, in any order."""
    here = REGION_OF[me.pawn]
    left = cards.copy()
    while left:
        this = left[0]
        if len(left) > 1:
            n = len(left)
            this = g.ask_card(
                me,
                verb=DISCARD,
                cards=left,
                prompt="discard-order",
                rule=cite,
                source=source,
                count=n,
                or_pass=True,
                secret=True,
            )
        left.remove(this)
        me.hand.remove(this)
        g.piles[here].append(this)
    if g.loud:
        args: dict[str, int | str | list[str]] = {
            "pile": REGIONS[here],
            "count": len(cards),
            "rule": cite,
        }
        g.say("lays-on-pile", me.seat, args)


register("ancient_binding", AncientBinding())
register("elders", Elders())
register("convoys", Convoys())
register("resettle", Resettle())
register("oracle", Oracle())
register("faithful_friend", FaithfulFriend())
register("great_herd", GreatHerd())
register("twin_brother", TwinBrother())
register("the_gathering", TheGathering())
register("ancient_pact", AncientPact())
register("pilgrimage", Pilgrimage())
