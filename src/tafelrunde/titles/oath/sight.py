"""What an Oath bot may look at: everything that lies open, and its own hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.oath import (
    campaign,
    forces,
    muster,
    prospects,
    recover,
    rule,
    search,
    tokens,
    trade,
    travel,
)
from tafelrunde.titles.oath.board import Site
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, Card, OathGoal
from tafelrunde.titles.oath.contexts import Muster, Recover, Search, Trade, Travel
from tafelrunde.titles.oath.deals import Deal
from tafelrunde.titles.oath.odds import Battle
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import ON_PLAN

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


class OathSight(Sight):
    """Plain accessors for bots.

    `players` and `sites` show what lies open, hidden cards as mere numbers; `face` says what is
    printed on a card only if the seat may know it.
    """

    def __init__(self, table: Oath, seat: Seat) -> None:
        super().__init__(table, seat)
        self._game = table

    # -- the game

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._game.seats

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._game.turn

    @property
    def round(self) -> int:
        """Which round it is, from 1 on."""
        return self._game.round

    @property
    def oath(self) -> OathGoal:
        """The oath of this game."""
        return self._game.oath

    @property
    def keeper(self) -> int:
        """The seat that has the title, or -1."""
        return self._game.keeper

    @property
    def is_usurped(self) -> bool:
        """Whether the title shows the Usurper's side."""
        return self._game.usurper

    @property
    def visions_drawn(self) -> int:
        """How many Visions were drawn from the world deck."""
        return self._game.visions_drawn

    # -- players and sites

    @property
    def me(self) -> Player:
        """This player."""
        return self._game.players[self.seat]

    @property
    def players(self) -> list[Player]:
        """All players by seat."""
        return self._game.players

    @property
    def sites(self) -> list[Site]:
        """All sites by slot."""
        return self._game.sites

    def role(self, seat: Seat) -> int:
        """Chancellor, Exile or Citizen."""
        return self._game.players[seat].role

    def hand(self) -> list[Card]:
        """The cards this player has just drawn."""
        return [self._game.kinds[this] for this in self.me.hand]

    def player_of(self, object: int) -> Player:
        """The player an object of the vocabulary stands for."""
        return self._game.player_of(object)

    def reserve(self, colour: int) -> int:
        """Warbands in a personal bank."""
        return self._game.reserve[colour]

    def bank(self, suit: int) -> int:
        """Favor in a bank."""
        return self._game.banks[suit]

    def favor_on(self, this: CardNo) -> int:
        """Favor on a card or banner."""
        return self._game.favor_on.get(this, 0)

    def secrets_on(self, this: CardNo) -> int:
        """Secrets on a card or banner."""
        return self._game.secrets_on.get(this, 0)

    def colour_at(self, slot: int) -> int:
        """The colour that rules a site; -1 is bandits or nobody."""
        return rule.colour_at(self._game, slot)

    def rules(self, player: Player, slot: int) -> bool:
        """Whether a player rules a site."""
        return rule.rules(self._game, player, slot)

    def bandits_at(self, slot: int) -> int:
        """How many bandits stand for a site."""
        return rule.bandits_at(self._game, slot)

    def colour_of_bandits(self) -> int:
        """The colour of who holds the Bandit Crown and so rules sites without warbands, or -1."""
        found = rule.crown_holder(self._game)
        return found.force_colour if found is not None else -1

    def has_bandits(self, c: Campaign) -> bool:
        """Whether bandits help the defender at all targets, even beside warbands (7.6.5)."""
        return c.defender is not None and forces.commands_bandits(self._game, c, c.defender)

    def holder(self, thing: int) -> int:
        """The seat that holds a relic or banner, or -1."""
        found = self._game.holder(thing)
        return found.seat if found is not None else -1

    # -- cards

    def face(self, this: CardNo) -> Card | None:
        """What is printed on a card, if this seat may know it."""
        game = self._game
        if game.where[this] >= 0 or game.knows(self.me, this):
            return game.kinds[this]
        if this in self.me.advisers or this in self.me.hand:
            return game.kinds[this]
        return None

    def site_face(self, slot: int) -> Card | None:
        """What is printed on a site, if this seat may know it."""
        site = self._game.sites[slot]
        if site.faceup or self._game.knows(self.me, site.card):
            return self._game.kinds[site.card]
        return None

    def is_faceup(self, this: CardNo) -> bool:
        """Whether an adviser lies faceup."""
        return self._game.faceup[this]

    def advisers_of_suit(self, player: Player, suit: int) -> int:
        """How many faceup advisers of a suit a player has."""
        return rule.advisers_of_suit(self._game, player, suit)

    def is_free(self, this: CardNo) -> bool:
        """Whether no tokens lie on a card."""
        return tokens.is_empty(self._game, this)

    # -- what this player could do now; nothing of it is hidden

    def musters(self) -> list[Muster]:
        """Musters without optional modifiers."""
        return muster.musters(self._game, self.me, [])

    def trades(self) -> list[Trade]:
        """Trades without optional modifiers."""
        return trade.trades(self._game, self.me, [])

    def favor_gained(self, x: Trade) -> int:
        """What a trade brings, as far as the bank has it."""
        suit = self._game.kinds[x.card].suit
        return min(self._game.banks[suit], trade.favor_gained(self._game, x))

    def secrets_gained(self, x: Trade) -> int:
        """What a trade brings."""
        return trade.secrets_gained(self._game, x)

    def recoveries(self) -> list[Recover]:
        """Recoveries without optional modifiers."""
        return recover.recoveries(self._game, self.me, [])

    def trips(self) -> list[Travel]:
        """Trips without optional modifiers."""
        return travel.trips(self._game, self.me, [])

    def searches(self) -> list[Search]:
        """Searches without optional modifiers."""
        return search.searches(self._game, self.me, [])

    def darkest_secret_is_open(self) -> bool:
        """Whether its holder could not keep the Darkest Secret from being recovered."""
        holder = self._game.holder(DARKEST_SECRET)
        if holder is None or holder is self.me:
            return True
        return recover.darkest_secret_is_open(self._game, holder)

    # -- campaigns and deals

    @property
    def campaign(self) -> Campaign | None:
        """The campaign that is going on."""
        return self._game.campaign

    @property
    def deal(self) -> Deal | None:
        """The offer this player is asked about."""
        return self._game.deal

    def campaigns_at(self, slot: int) -> list[Campaign]:
        """The campaigns this player could begin if the pawn stood at a site."""
        return campaign.campaigns(self._game, self.me, slot, False, None)

    def target_sites(self, c: Campaign) -> list[int]:
        """The sites that may be targeted."""
        return campaign.target_sites(self._game, c)

    def target_things(self, c: Campaign) -> list[int]:
        """The relics and banners that may be targeted."""
        return campaign.target_things(self._game, c)

    def may_target_pawn(self, c: Campaign) -> bool:
        """Whether pawn and favor may be targeted."""
        return campaign.may_target_pawn(c)

    def thing_dice(self, thing: int) -> int:
        """The defence dice of a relic or banner."""
        return campaign.thing_dice(self._game, thing)

    def planned(self, c: Campaign) -> Battle:
        """The numbers of a campaign that is only thought of, plans in sight included."""
        prospects.set_pools(self._game, c)
        return prospects.foreseen(self._game, c)

    def standing(self, c: Campaign) -> Battle:
        """The numbers of the campaign that is going on, as it stands."""
        return prospects.battle_of(self._game, c)

    def with_plan(self, c: Campaign, card: Card) -> Battle:
        """The numbers of the campaign that is going on, if this player uses a plan he rules."""
        game = self._game
        this = next(this for this in game.active[ON_PLAN] if game.kinds[this] is card)
        return prospects.with_plan(game, c, self.me, this)
