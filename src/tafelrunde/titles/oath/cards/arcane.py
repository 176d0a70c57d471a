"""The powers of the Arcane denizens: actions and When Played powers.

Modifiers and what binds are in `arcane_bonds.py`, the battle plans are in `arcane_plans.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import citizenship, holdings, inplay, playing, rule, tokens, troops
from tafelrunde.titles.oath.board import REGION_OF, SLOTS_OF
from tafelrunde.titles.oath.catalogue import ARCANE, BEAST, DARKEST_SECRET, HEARTH, NOMAD, ORDER
from tafelrunde.titles.oath.contexts import FOR_FAVOR, FOR_SECRETS, Play, Search
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import (
    ADD_OBJECT,
    CHOOSE,
    DISCARD,
    FAVOR_OBJECT,
    FOR,
    PEEK,
    REMOVE_OBJECT,
    SECRETS_OBJECT,
    SWAP,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- actions: favor and secrets


class BankFavor(Power):
    """Gain some favor, each one from any bank."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return sum(g.banks) > 0

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        for _ in range(self.n):
            suit = g.ask_bank(me, "choose-bank", card.rule, card.id)
            if suit < 0:
                return  # all banks are empty
            tokens.gain_favor(g, me, suit, 1, card.rule)


class WizardSchool(Power):
    """Gain 1 secret; then your Act phase ends."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.gain_secrets(g, me, 1, g.kinds[this].rule)
        g.end_act()


class Tutor(Power):
    """Gain 1 secret."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.gain_secrets(g, me, 1, g.kinds[this].rule)


class BloodPact(Power):
    """Sacrifice an even number of warbands of your board, and gain 1 secret for each pair."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return me.warbands >= 2

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        pairs = g.ask_count(me, low=1, high=me.warbands // 2, prompt="choose-count", by=card)
        troops.kill_on_board(g, me, 2 * pairs, card.rule)
        tokens.gain_secrets(g, me, pairs, card.rule)


class TamingCharm(Power):
    """Discard a Beast or Nomad card at your site, and gain 2 favor from the bank of its suit.

    Favor that lay on it has come to that bank before.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(tamable(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        tamed = g.ask_card(me, verb=DISCARD, cards=tamable(g, me), prompt="choose-card", by=card)
        suit = g.kinds[tamed].suit
        inplay.discard(g, me, tamed)
        tokens.gain_favor(g, me, suit, 2, card.rule)


def tamable(g: Oath, me: Player) -> list[int]:
    """The Beast and Nomad cards at a player's site that can be discarded."""
    cards = inplay.discardable_at(g, me, me.pawn)
    return [this for this in cards if g.kinds[this].suit in (BEAST, NOMAD)]


class PlagueEngines(Power):
    """Everybody pays the Arcane bank 1 favor for each site he rules, or what is on his board."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return any(player.favor and rule.sites_ruled(g, player) for player in g.players)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        for player in g.in_order(me.seat):
            n = min(player.favor, len(rule.sites_ruled(g, player)))
            tokens.return_favor(g, player, ARCANE, n, g.kinds[this].rule)


class WitchsBargain(Power):
    """Give neighbours 1 secret for 2 of their favor, or 2 favor for 1 of their secrets.

    You may do so as often as you like, with several of them, and nobody is asked. It goes one way
    only with each of them: the other way would undo it.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        left = me.secrets - g.kinds[this].secrets  # the cost is not paid yet
        return any(ways(g, me, other, left) for other in rule.neighbours(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        agreed: dict[int, int] = {}  # seat: which way the bargain goes
        while True:
            others: list[Player] = []
            for other in rule.neighbours(g, me):
                open = ways(g, me, other, me.secrets)
                if open and agreed.get(other.seat, open[0]) in open:
                    others.append(other)
            if not others:
                return
            victim = g.ask_player(me, CHOOSE, others, "choose-player", card.rule, card.id, True)
            if victim is None:
                return
            if victim.seat not in agreed:
                agreed[victim.seat] = ask_way(g, me, victim, this)
            bargain(g, me, victim, agreed[victim.seat], this)


def ways(g: Oath, me: Player, other: Player, secrets: int) -> list[int]:
    """What a player with so many secrets could get from another."""
    found: list[int] = []
    if secrets and other.favor >= 2 and tokens.may_give_secrets(g, me):
        found.append(FOR_FAVOR)
    if tokens.purse(g, me) >= 2 and other.all_secrets:
        found.append(FOR_SECRETS)
    return found


def ask_way(g: Oath, me: Player, other: Player, this: CardNo) -> int:
    """Favor or secrets."""
    card = g.kinds[this]
    open = ways(g, me, other, me.secrets)
    things = [FAVOR_OBJECT if way == FOR_FAVOR else SECRETS_OBJECT for way in open]
    return open[things.index(g.ask_thing(me, things, "choose-thing", card.rule, card.id, FOR))]


def bargain(g: Oath, me: Player, other: Player, way: int, this: CardNo) -> None:
    """Make one bargain several times."""
    card = g.kinds[this]
    most = min(me.secrets, other.favor // 2)
    if way == FOR_SECRETS:
        most = min(tokens.purse(g, me) // 2, other.all_secrets)
    n = g.ask_count(me, low=1, high=most, prompt="choose-count", by=card, about=other.id)
    if way == FOR_FAVOR:
        tokens.give_secrets(g, me, other, n, card.rule)
        tokens.take_favor(g, me, other, 2 * n, card.rule)
    else:
        tokens.give_favor(g, me, other, 2 * n, card.rule)
        tokens.take_secrets(g, me, other, n, card.rule)


class ForgottenVault(Power):
    """Put 1 secret of the shared bank on the Darkest Secret, or burn 1 of it, never the last.

    It does not matter who holds the banner, or whether anybody does.
    """

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        things = [ADD_OBJECT]
        if g.secrets_on[DARKEST_SECRET] > 1:
            things.append(REMOVE_OBJECT)
        adds = g.ask_thing(me, things, "choose-thing", card.rule, card.id) == ADD_OBJECT
        if adds:
            holdings.add_to_darkest_secret(g, 1)
        else:
            holdings.burn_on_darkest_secret(g, 1)
        if g.loud:
            event = "puts-on-banner" if adds else "burns-on-banner"
            banner = g.kinds[DARKEST_SECRET].id
            g.say(event, me.seat, {"count": 1, "card": banner, "rule": card.rule})


# -- actions: warbands and advisers


class TerrorSpells(Power):
    """If you hold the Darkest Secret, kill 2 warbands in your region, at sites or on boards."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        if not me.has_banner(DARKEST_SECRET):
            return False
        boards = any(player.warbands for player in people_of_region(g, me))
        return boards or any(g.sites[slot].warbands for slot in SLOTS_OF[REGION_OF[me.pawn]])

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        boards, slots = people_of_region(g, me), SLOTS_OF[REGION_OF[me.pawn]]
        troops.ask_kill(g, me, boards, slots, 2, "kill-warband", card.rule, card.id)


def people_of_region(g: Oath, me: Player) -> list[Player]:
    """The players whose pawn is in a player's region, himself included."""
    region = REGION_OF[me.pawn]
    return [player for player in g.in_order(me.seat) if REGION_OF[player.pawn] == region]


class Inquisitor(Power):
    """Look at a facedown adviser of a neighbour: the Conspiracy you may play or discard.

    You may also keep it facedown among your advisers. For any other card the neighbour gets the
    favor on this one.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(suspects(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        found = g.ask_card(me, verb=PEEK, cards=suspects(g, me), prompt="choose-card", by=card)
        owner = next(other for other in g.others(me) if found in other.advisers)
        holdings.peek(g, me, found, card.rule)
        if g.kinds[found].id != playing.CONSPIRACY:
            n = g.favor_on.pop(this, 0)
            tokens.receive_favor(g, owner, n)
            if g.loud:
                g.say("gives-favor", me.seat, {"count": n, "to": owner.id, "rule": card.rule})
            return
        g.learn(g.everyone, found)  # no favor changes hands, so everybody can tell
        if g.loud:
            g.say("reveals", me.seat, {"cards": g.names([found])})
        if g.ask_yes(me, prompt="use-power", by=card, about=g.kinds[found].id):
            inplay.lift(g, found)
            me.hand.append(found)
            search = Search(me, me.pawn, [])
            search.is_draw = False
            playing.play_card(g, me, found, search, False)


def suspects(g: Oath, me: Player) -> list[int]:
    """The facedown advisers of neighbours."""
    return [
        this for other in rule.neighbours(g, me) for this in other.advisers if not g.faceup[this]
    ]


class DreamThief(Power):
    """Swap any two facedown advisers of two players."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        dreamers = [player for player in g.players if secret_advisers(g, player)]
        return len(dreamers) >= 2

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        players = g.in_order(me.seat)
        cards = [hidden for player in players for hidden in secret_advisers(g, player)]
        first = g.ask_card(me, verb=SWAP, cards=cards, prompt="choose-card", by=card)
        owner = next(player for player in players if first in player.advisers)
        others = [hidden for hidden in cards if hidden not in owner.advisers]
        second = g.ask_card(me, verb=SWAP, cards=others, prompt="choose-card", by=card)
        inplay.swap(g, first, second)


def secret_advisers(g: Oath, player: Player) -> list[int]:
    """A player's facedown advisers."""
    return [this for this in player.advisers if not g.faceup[this]]


# -- when played


class Dazzle(Power):
    """Discard all Hearth and Order cards at the sites of your region, but no modifier in use."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        dazzled = [
            other
            for other in inplay.cards_of_region(g, REGION_OF[me.pawn])
            if g.kinds[other].suit in (HEARTH, ORDER)
            and other not in play.search.used
            and not inplay.is_locked(g, me, other)
        ]
        inplay.discard_all(g, me, dazzled, card.rule, card.id)


class Revelation(Power):
    """From the Chancellor on, everybody may burn any number of favor for as many secrets."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        card = g.kinds[this]
        for player in g.in_order(g.prepared.chancellor):
            most = tokens.purse(g, player)
            n = g.ask_count(player, low=0, high=most, prompt="choose-count", by=card)
            tokens.burn_favor(g, player, n, card.rule)
            tokens.gain_secrets(g, player, n, card.rule)


class Bewitch(Power):
    """An Exile with more secrets than the Chancellor may become a Citizen, without a relic.

    Secrets on boards and on cards count; the Act phase is over then.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        if not me.is_exile:
            return
        if tokens.secrets_in_all(g, me) <= tokens.secrets_in_all(g, g.chancellor):
            return
        if g.ask_yes(me, prompt="use-power", by=card):
            citizenship.enlist(g, me, card.rule, card.id)


register("alchemist", BankFavor(4))
register("spirit_snare", BankFavor(1))
register("wizard_school", WizardSchool())
register("tutor", Tutor())
register("blood_pact", BloodPact())
register("taming_charm", TamingCharm())
register("plague_engines", PlagueEngines())
register("witchs_bargain", WitchsBargain())
register("forgotten_vault", ForgottenVault())
register("terror_spells", TerrorSpells())
register("inquisitor", Inquisitor())
register("dream_thief", DreamThief())
register("dazzle", Dazzle())
register("revelation", Revelation())
register("bewitch", Bewitch())
