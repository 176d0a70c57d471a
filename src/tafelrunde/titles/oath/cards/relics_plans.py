"""The battle plans among the relics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import forces, plans, tokens, troops
from tafelrunde.titles.oath.board import COLOURS, PURPLE
from tafelrunde.titles.oath.campaign_state import ATTACKER, Campaign
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


class StickyFire(Power):
    """If you win, you may kill the whole force of your enemy; then give him 1 favor, if able.

    The favor goes to the player you fight, even if he ignores the killing; bandits get none.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # It burns when the campaign is won.
        pass

    def before_losses(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me, card = plans.user(g, c, this), g.kinds[this]
        if me is None or c.winner != side or not forces.mortal_size(g, c, 1 - side):
            return
        if not g.ask_yes(me, prompt="use-power", by=card):
            return
        c.destroyed[1 - side] = True
        foe = c.defender if side == ATTACKER else c.me
        if foe is not None and me.favor:  # of the Nomad bank he need not give any
            tokens.give_favor(g, me, foe, 1, card.rule)


class CursedCauldron(Power):
    """If you win, gain as many warbands as were killed on the other side in this campaign.

    Whoever is saved by a Hospital was not killed.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # The dead are counted in the end.
        pass

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me = plans.user(g, c, this)
        if me is not None:
            troops.gain(g, me, c.killed[1 - side], g.kinds[this].rule)


class ObsidianCage(Power):
    """If you win, put the survivors of the enemy's force on this relic.

    Action: put any of them on a board of their colour. They return, too, when the relic is buried.
    Warbands of an Exile who has become a Citizen come back as purple ones.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # The cage opens for the survivors.
        pass

    def takes_survivors(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me, card = plans.user(g, c, this), g.kinds[this]
        for seat, alive in c.survivors.items():
            prey = g.players[seat]
            n = min(alive, prey.warbands)
            if n == 0 or me is None:
                continue
            prey.warbands -= n
            caged = g.warbands_on.setdefault(this, [0] * len(COLOURS))
            caged[prey.force_colour] += n
            if g.loud:
                args: dict[str, int | str | list[str]] = {
                    "count": n,
                    "card": card.id,
                    "rule": card.rule,
                }
                g.say("puts-on-card", me.seat, args)

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return this in g.warbands_on

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        release_some(g, me, this)

    def buried(self, g: Oath, me: Player, this: CardNo) -> None:
        for player in g.in_order(me.seat):
            if player.is_exile:
                set_free(g, me, this, player, captives_for(g, this, player))
        while this in g.warbands_on:
            release_some(g, me, this)


def colours_of(player: Player) -> list[int]:
    """The colours of warbands that may come to a board: the own one, in the Empire purple."""
    return [player.colour, PURPLE] if player.is_citizen else [player.colour]


def captives_for(g: Oath, this: CardNo, player: Player) -> int:
    """How many warbands in the cage could go to a player's board."""
    caged = g.warbands_on.get(this)
    return sum(caged[colour] for colour in colours_of(player)) if caged is not None else 0


def release_some(g: Oath, me: Player, this: CardNo) -> None:
    """Let a player choose to whose board how many of the caged warbands go."""
    card = g.kinds[this]
    players = [player for player in g.in_order(me.seat) if captives_for(g, this, player)]
    to = g.ask_player(me, CHOOSE, players, "choose-player", card.rule, card.id)
    assert to is not None
    most = captives_for(g, this, to)
    n = g.ask_count(me, low=1, high=most, prompt="choose-count", by=card, about=to.id)
    set_free(g, me, this, to, n)


def set_free(g: Oath, me: Player, this: CardNo, to: Player, n: int) -> None:
    """Put caged warbands on a board; what does not have the board's colour is replaced."""
    if n == 0:
        return
    caged = g.warbands_on[this]
    left = n
    for colour in colours_of(to):
        gone = min(left, caged[colour])
        left -= gone
        caged[colour] -= gone
        g.reserve[colour] += gone
    if not any(caged):
        del g.warbands_on[this]
    come = min(n, g.reserve[to.force_colour])
    g.reserve[to.force_colour] -= come
    to.warbands += come
    if g.loud:
        card = g.kinds[this]
        args: dict[str, int | str | list[str]] = {
            "count": come,
            "to": to.id,
            "card": card.id,
            "rule": card.rule,
        }
        g.say("frees-warbands", me.seat, args)


register("sticky_fire", StickyFire())
register("cursed_cauldron", CursedCauldron())
register("obsidian_cage", ObsidianCage())
