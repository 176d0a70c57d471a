"""A table of Oath as numbers, for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.cards import CardTable
from tafelrunde.kernel.observing import Observer, put, put_all
from tafelrunde.titles.oath import inplay, rule, zones
from tafelrunde.titles.oath.board import REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import FACES, OATH_IDS, SUITS
from tafelrunde.titles.oath.player import ROLES, Player
from tafelrunde.titles.oath.prepared import PreparedOath
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.turn import PHASE_NAMES
from tafelrunde.titles.oath.vocabulary import STRIDE, VOCABULARY

VERSION: Final = 1
PROMPTS: Final = Path(__file__).with_name("prompts.txt").read_text("utf-8").splitlines()
SITE: Final = ["faceup", "capacity", "favor", "secrets", "colour", "warbands", "ruler"]
BOARD: Final = [
    *["colour", "role", "site", "supply", "favor", "secrets", "facedown_secrets", "warbands"],
    *["bank", "sites_ruled", "relics_and_banners", "facedown_visions", "visions_in_hand"],
]
TERMS: Final = ["favor", "secrets", "advisers", "promise", "penalty"]
CAMPAIGN: Final = ["attacker", "defender", "site", "pawn", "is_set", "attack", "defence"]


class OathObserver(Observer):
    """Writes what lies on tables with the same options."""

    def __init__(self, prepared: PreparedOath) -> None:
        super().__init__("oath", VERSION, prepared.seats, VOCABULARY, PROMPTS)
        self.unique_cards("cards_at", FACES)
        self._face_at = [-1] * STRIDE
        for at in range(len(FACES)):
            self._face_at[FACES[at].number] = at
        self._declare_zones()
        self._declare_table()
        self._declare_players()
        self._declare_deals()

    def _declare_zones(self) -> None:
        for zone in (zones.WORLD_DECK, *zones.PILES, zones.RELIC_DECK, *zones.RELIQUARY):
            self.zone(zone, owned=False)
        for zone in (zones.SITE_DECK, zones.ARCHIVE, zones.DISPOSSESSED, zones.THE_BOX):
            self.zone(zone, owned=False)
        for zone in (zones.LOOSE_BANNERS, zones.TRAIT_SPACES):
            self.zone(zone, owned=False)
        for slot in range(SLOTS):
            for zone in (zones.SITES_UP[slot], zones.SITE_CARDS[slot], zones.SITE_RELICS[slot]):
                self.zone(zone, owned=False)
        for zone in (zones.ADVISERS, zones.FACEDOWN, zones.RELICS, zones.HELD_BANNERS):
            self.zone(zone, owned=True)
        for zone in (zones.VISION_SPACE, zones.HAND):
            self.zone(zone, owned=True)

    def _declare_table(self) -> None:
        add = self.layout.one
        self._oath_at = add("oath", f"0 on: {', '.join(OATH_IDS)}")
        self._round_at = add("round", "the round")
        self._turn_at = add("turn", "the seat in turn, from 1 on")
        self._phase_at = add("phase", f"0 on: {', '.join(PHASE_NAMES)}")
        self._chancellor_at = add("chancellor", "the Chancellor's seat, from 1 on")
        self._visions_at = add("visions_drawn", "Visions drawn so far")
        self._keeper_at = add("keeper", "the Oathkeeper's seat, from 1 on; 0: nobody")
        self._usurper_at = add("usurper", "1 if the Oathkeeper is the Usurper")
        self._mob_at = add("mob", "1 if the People's Favor shows its Mob side")
        self._scepter_at = add("scepter_taken", "1 if the Grand Scepter was taken in this turn")
        self._shared_at = add("shared_favor", "favor in the common supply")
        self._deck_top_at = add(
            "deck_top", "the back on top of the world deck: 1 denizen, 2 Vision"
        )
        self._banks_at = self.layout.add("banks", SUITS, "favor in the bank of each suit")
        self._backs_at = self.layout.add("vision_backs", REGIONS, "Visions in each discard pile")
        ids = [card.id for card in FACES]
        self._favor_at = self.layout.add("favor_on", ids, "favor on each card")
        self._secrets_at = self.layout.add("secrets_on", ids, "secrets on each card")
        self._warbands_at = self.layout.add("warbands_on", ids, "warbands of all colours on it")
        sites = [f"site_{slot + 1} {what}" for slot in range(SLOTS) for what in SITE]
        self._sites_at = self.layout.add(
            "sites", sites, "each site; colours and rulers (seats) from 1 on, 0: none"
        )

    def _declare_players(self) -> None:
        self._board_at = self.layout.for_seats(
            "board",
            BOARD,
            f"each board; roles 0 on: {', '.join(ROLES)}; site from 1 on, 0: none; of facedown "
            "advisers and cards in hand only the backs",
        )

    def _declare_deals(self) -> None:
        add = self.layout.add
        self._parties_at = add("offer", ["from", "to", "citizenship"], "an offer; seats from 1 on")
        self._terms_at = add(
            "terms",
            [f"{side} {what}" for side in ("gives", "wants") for what in TERMS],
            "what an offer is about; a promise is an object of the vocabulary",
        )
        ids = [card.id for card in FACES]
        self._things_at = add(
            "offered", ids, "relics, banners and sites of an offer: 1 given, 2 wanted"
        )
        self._promises_at = self.layout.one("promises", "how many promises bind players")
        self._campaign_at = add(
            "campaign", CAMPAIGN, "a campaign under way; seats and site from 1 on, dice"
        )
        slots = [f"site_{slot + 1}" for slot in range(SLOTS)]
        self._targets_at = add("targets", [*slots, *ids], "1 for targets of the campaign")

    def write_facts(self, row: bytearray, table: CardTable[Any], viewer: Seat) -> None:
        """The turn, the map, every board, and what is being negotiated or fought for."""
        assert isinstance(table, Oath)
        g = table
        first = viewer if viewer >= 0 else 0
        seats = g.seats
        put(row, self._oath_at, OATH_IDS.index(g.oath.id))
        put(row, self._round_at, g.round)
        put(row, self._turn_at, (g.turn - first) % seats + 1)
        put(row, self._phase_at, g.phase)
        put(row, self._chancellor_at, (g.prepared.chancellor - first) % seats + 1)
        put(row, self._visions_at, g.visions_drawn)
        if g.keeper >= 0:
            put(row, self._keeper_at, (g.keeper - first) % seats + 1)
        put(row, self._usurper_at, 1 if g.usurper else 0)
        put(row, self._mob_at, 1 if g.mob else 0)
        put(row, self._scepter_at, 1 if g.scepter_taken else 0)
        put(row, self._shared_at, g.shared_favor)
        if g.world_deck:
            put(row, self._deck_top_at, 2 if g.kinds[g.world_deck[-1]].is_vision else 1)
        put_all(row, self._banks_at, g.banks)
        for region in range(len(g.piles)):
            put(row, self._backs_at + region, self._visions(g, g.piles[region]))
        for this, n in g.favor_on.items():
            put(row, self._favor_at + self._face_at[g.kinds[this].number], n)
        for this, n in g.secrets_on.items():
            put(row, self._secrets_at + self._face_at[g.kinds[this].number], n)
        for this, on in g.warbands_on.items():
            put(row, self._warbands_at + self._face_at[g.kinds[this].number], sum(on))
        self._write_sites(row, g, first)
        for at in range(seats):
            self._write_player(row, g, g.players[(first + at) % seats], at)
        put(row, self._promises_at, len(g.promises))
        if g.deal is not None:
            self._write_offer(row, g, first)
        if g.campaign is not None:
            self._write_campaign(row, g, first)

    def _visions(self, g: Oath, cards: list[int]) -> int:
        """How many backs of Visions one sees."""
        n = 0
        for this in cards:
            if g.kinds[this].is_vision:
                n += 1
        return n

    def _write_sites(self, row: bytearray, g: Oath, first: int) -> None:
        for slot in range(SLOTS):
            site = g.sites[slot]
            at = self._sites_at + slot * len(SITE)
            if site.faceup:
                put(row, at, 1)
                put(row, at + 1, inplay.capacity(g, slot))
            put(row, at + 2, site.favor)
            put(row, at + 3, site.secrets)
            if site.warbands:
                put(row, at + 4, site.colour + 1)
                put(row, at + 5, site.warbands)
            ruler = rule.ruler(g, slot)
            if ruler is not None:
                put(row, at + 6, (ruler.seat - first) % g.seats + 1)

    def _write_player(self, row: bytearray, g: Oath, me: Player, at: int) -> None:
        start = self._board_at + at * len(BOARD)
        put(row, start, me.colour + 1)
        put(row, start + 1, me.role)
        put(row, start + 2, me.pawn + 1)
        put(row, start + 3, me.supply)
        put(row, start + 4, me.favor)
        put(row, start + 5, me.secrets)
        put(row, start + 6, me.facedown)
        put(row, start + 7, me.warbands)
        put(row, start + 8, g.reserve[me.colour])
        put(row, start + 9, len(rule.sites_ruled(g, me)))
        put(row, start + 10, me.count_relics_and_banners())
        hidden = [this for this in me.advisers if not g.faceup[this]]
        put(row, start + 11, self._visions(g, hidden))
        put(row, start + 12, self._visions(g, me.hand))

    def _write_offer(self, row: bytearray, g: Oath, first: int) -> None:
        deal = g.deal
        assert deal is not None
        put(row, self._parties_at, (deal.players[0].seat - first) % g.seats + 1)
        put(row, self._parties_at + 1, (deal.players[1].seat - first) % g.seats + 1)
        put(row, self._parties_at + 2, deal.citizenship)
        for side in range(2):
            at = self._terms_at + side * len(TERMS)
            put(row, at, deal.favor[side])
            put(row, at + 1, deal.secrets[side])
            put(row, at + 2, len(deal.advisers[side]))
            put(row, at + 3, deal.promises[side])
            put(row, at + 4, deal.penalties[side])
            for this in deal.things[side]:
                put(row, self._things_at + self._face_at[g.kinds[this].number], side + 1)
            for slot in deal.sites[side]:
                number = g.kinds[g.sites[slot].card].number
                put(row, self._things_at + self._face_at[number], side + 1)

    def _write_campaign(self, row: bytearray, g: Oath, first: int) -> None:
        c = g.campaign
        assert c is not None
        at = self._campaign_at
        put(row, at, (c.me.seat - first) % g.seats + 1)
        if c.defender is not None:
            put(row, at + 1, (c.defender.seat - first) % g.seats + 1)
        put(row, at + 2, c.site + 1)
        put(row, at + 3, 1 if c.pawn else 0)
        put(row, at + 4, 1 if c.is_set else 0)
        put(row, at + 5, c.attack)
        put(row, at + 6, c.defence)
        for slot in c.sites:
            put(row, self._targets_at + slot, 1)
        for this in c.things:
            put(row, self._targets_at + SLOTS + self._face_at[g.kinds[this].number], 1)
