"""What lies open and is no card, for people; the browser's types are made from these structs."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from tafelrunde.kernel.facts import Facts, plain
from tafelrunde.titles.oath import (
    dice,
    inplay,
    introduction,
    oathkeeper,
    prices,
    prospects,
    rule,
    threats,
    turn,
)
from tafelrunde.titles.oath.board import (
    COLOURS,
    END_ROLL,
    LAST_ROUND,
    MOST_SUPPLY,
    REGIONS,
    SEARCH_COST,
    SLOTS,
    VISIONS_TO_WIN,
    Site,
)
from tafelrunde.titles.oath.catalogue import MOST_RELICS, MOST_SITES, SUITS, TRAITS, VISION
from tafelrunde.titles.oath.contexts import Travel
from tafelrunde.titles.oath.player import ROLES, Player
from tafelrunde.titles.oath.vocabulary import TRAVEL

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

PRINTED = {  # what the faces of dice show, and for how many the introduction is
    "attack": [
        {
            "swords": dice.swords([face]),
            "hollow": dice.swords([face, face]) - 2 * dice.swords([face]),
            "skulls": dice.skulls([face]),
        }
        for face in range(dice.FACES)
    ],
    "defence": [
        {"shields": dice.shields([face]), "doubles": face == dice.DOUBLING}
        for face in range(dice.FACES)
    ],
    "introduction": introduction.SEATS,
}


class Nothing(Facts):
    """There is no campaign, or no offer."""


class CampaignFacts(Facts):
    """A campaign that goes on or could begin; odds in percent, only before the roll."""

    attacker: int  # seats; -1 is bandits
    defender: int
    site: int  # slots
    sites: list[int]
    things: list[str]
    pawn: bool
    attack: int  # dice
    defence: int
    force: int  # warbands
    defenders: int
    odds: float | UnsetType = UNSET
    odds_at_worst: float | UnsetType = UNSET
    odds_unsacrificed: float | UnsetType = UNSET
    odds_by_dice: list[float] | UnsetType = UNSET


class OfferFacts(Facts):
    """What somebody offers, and what for."""

    giver: int = msgspec.field(name="from")  # seats
    taker: int = msgspec.field(name="to")
    gives: list[str]
    wants: list[str]


class TrackFacts(Facts):
    """What is printed on the tracks, the same in every game."""

    rounds: int
    end_rolls: list[int]  # by round, the lowest roll that ends the game after it; 0: no roll
    visions: int
    visions_to_win: int
    supply: int


class StandingFacts(Facts):
    """How much somebody has of what the oath counts."""

    seat: int
    count: int


class SiteFacts(Facts):
    """A slot of the map."""

    region: str
    faceup: bool
    card: str  # '' while it is facedown
    capacity: int  # for cards
    favor: int
    secrets: int
    colour: str  # of its warbands
    warbands: int
    ruler: int  # seats
    pawns: list[int]


class PlayerFacts(Facts):
    """A player's board."""

    colour: str
    role: str
    pawn: int  # a slot
    supply: int
    search_supply: int  # what a search of the world deck costs
    favor: int
    secrets: int
    facedown_secrets: int
    force: str  # the colour of the own warbands
    warbands: int
    bank: int  # warbands
    sites_ruled: int
    relics_and_banners: int
    advisers: list[str]  # facedown ones by their back
    hand_backs: list[str]


class ThreatFacts(Facts):
    """Somebody is about to win; worded by `oath-threat-<way>`."""

    way: str
    seat: int  # whose victory it would be
    goal: str  # what has to stay as it is: 'sites', 'things', 'peoples_favor', 'darkest_secret'
    card: str  # the Vision
    number: int  # Visions still to be drawn, or the lowest roll that ends the game
    rule: str


class OathFacts(Facts):
    """Everything that lies open and is no card."""

    oath: str
    counts: str  # what the oath asks the most of: 'sites', 'things' or ''
    standing: list[StandingFacts]
    tracks: TrackFacts
    round: int
    turn: int  # a seat
    chancellor: int
    phase: str
    visions_drawn: int
    keeper: int
    usurper: bool
    mob: bool
    suits: list[str]  # in the order in which favor is dealt to their banks
    banks: dict[str, int]
    shared_favor: int
    favor_on: dict[str, int]
    secrets_on: dict[str, int]
    warbands_on: dict[str, dict[str, int]]
    deck_top: str
    deck_known: list[tuple[int, str]]  # how deep from the top, and which card
    discard_backs: dict[str, list[str]]
    traits: list[str]  # by space of the Reliquary
    uncovered: list[int]
    sites: list[SiteFacts]
    journeys: list[int]  # by slot, the least Supply for the player in turn; -1: not now
    players: list[PlayerFacts]
    offer: OfferFacts | Nothing
    promises: list[str]  # 'red blue <what> <penalty>'
    campaign: CampaignFacts | Nothing
    chances: list[CampaignFacts]
    threats: list[ThreatFacts]
    scepter_taken: bool
    winner: int
    reason: str


COUNTED = {MOST_SITES: "sites", MOST_RELICS: "things"}
TRACKS = TrackFacts(
    rounds=LAST_ROUND,
    end_rolls=[END_ROLL.get(round, 0) for round in range(1, LAST_ROUND + 1)],
    visions=len(SEARCH_COST) - 1,
    visions_to_win=VISIONS_TO_WIN,
    supply=MOST_SUPPLY,
)


def facts(g: Oath) -> dict[str, object]:
    """Everything that lies open and is no card, as plain data; of the world deck nothing."""
    chances = prospects.previews(g) if g.phase == turn.ACT else []
    return plain(
        OathFacts(
            oath=g.oath.id,
            counts=COUNTED.get(g.oath.goal, ""),
            standing=_standing(g),
            tracks=TRACKS,
            round=g.round,
            turn=g.turn,
            chancellor=g.prepared.chancellor,
            phase=turn.PHASE_NAMES[g.phase],
            visions_drawn=g.visions_drawn,
            keeper=g.keeper,
            usurper=g.usurper,
            mob=g.mob,
            suits=list(SUITS),
            banks={SUITS[suit]: g.banks[suit] for suit in range(len(SUITS))},
            shared_favor=g.shared_favor,
            favor_on={g.kinds[this].id: n for this, n in sorted(g.favor_on.items())},
            secrets_on={g.kinds[this].id: n for this, n in sorted(g.secrets_on.items())},
            warbands_on={
                g.kinds[this].id: {COLOURS[at]: n[at] for at in range(len(n)) if n[at]}
                for this, n in sorted(g.warbands_on.items())
            },
            deck_top=back(g, g.world_deck[-1]) if g.world_deck else "",
            deck_known=[],
            discard_backs={
                REGIONS[region]: [back(g, this) for this in g.piles[region]]
                for region in range(len(REGIONS))
            },
            traits=[trait.id for trait in TRAITS],
            uncovered=[space for space in range(4) if g.reliquary[space] < 0],
            sites=[_site(g, site) for site in g.sites],
            journeys=_journeys(g),
            players=[_player(g, me) for me in g.players],
            offer=_offer(g),
            promises=list(g.promises),
            campaign=_campaign(g),
            chances=[msgspec.convert(chance, CampaignFacts) for chance in chances],
            threats=[_threat(one) for one in threats.threats(g)],
            scepter_taken=g.scepter_taken,
            winner=g.winner,
            reason=g.reason,
        )
    )


def back(g: Oath, this: int) -> str:
    """The back of a card, which everybody sees: Visions have their own (9.4)."""
    return "vision" if g.kinds[this].is_vision else "denizen"


def known_depths(g: Oath, viewer: int) -> list[list[object]]:
    """Cards of the world deck the viewer knows: how deep from the top, and which."""
    found: list[list[object]] = []
    if viewer >= 0:
        top = len(g.world_deck) - 1
        for at in range(top, -1, -1):
            this = g.world_deck[at]
            if (g.known.get(this, 0) >> viewer) & 1 and at >= g.deck_parts[0]:
                found.append([top - at, g.kinds[this].id])
    return found


def _standing(g: Oath) -> list[StandingFacts]:
    """Where an oath asks for the most, what everybody has; Citizens rule the Empire's sites."""
    goal = g.oath.goal
    if goal not in COUNTED:
        return []
    return [
        StandingFacts(seat=me.seat, count=oathkeeper.counted(g, goal, me))
        for me in g.players
        if goal != MOST_SITES or not me.is_citizen
    ]


def _offer(g: Oath) -> OfferFacts | Nothing:
    if g.deal is None:
        return Nothing()
    return msgspec.convert(g.deal.told(g), OfferFacts)


def _campaign(g: Oath) -> CampaignFacts | Nothing:
    if g.campaign is None:
        return Nothing()
    return msgspec.convert(prospects.facts_of(g, g.campaign), CampaignFacts)


def _journeys(g: Oath) -> list[int]:
    found = [-1] * SLOTS
    if g.phase == turn.ACT:
        for trip in prices.actions(g, g.active_player, TRAVEL):
            if isinstance(trip, Travel) and not 0 <= found[trip.to] <= trip.supply():
                found[trip.to] = trip.supply()
    return found


def _threat(one: threats.Threat) -> ThreatFacts:
    return ThreatFacts(
        way=one.way,
        seat=one.seat,
        goal=one.goal,
        card=one.card,
        number=one.number,
        rule=one.rule,
    )


def _site(g: Oath, site: Site) -> SiteFacts:
    ruler = rule.ruler(g, site.slot)
    return SiteFacts(
        region=REGIONS[site.region],
        capacity=inplay.capacity(g, site.slot),
        faceup=site.faceup,
        card=g.kinds[site.card].id if site.faceup else "",
        favor=site.favor,
        secrets=site.secrets,
        colour=COLOURS[site.colour] if site.warbands else "",
        warbands=site.warbands,
        ruler=ruler.seat if ruler is not None else -1,
        pawns=[player.seat for player in g.players if player.pawn == site.slot],
    )


def _player(g: Oath, me: Player) -> PlayerFacts:
    return PlayerFacts(
        colour=me.id,
        role=ROLES[me.role],
        pawn=me.pawn,
        supply=me.supply,
        search_supply=prices.search_supply(g, me) if me.pawn >= 0 else 0,
        favor=me.favor,
        secrets=me.secrets,
        facedown_secrets=me.facedown,
        force=COLOURS[me.force_colour],
        warbands=me.warbands,
        bank=g.reserve[me.colour],
        sites_ruled=len(rule.sites_ruled(g, me)),
        relics_and_banners=me.count_relics_and_banners(),
        advisers=[g.kinds[this].id if g.faceup[this] else back(g, this) for this in me.advisers],
        hand_backs=sorted(back(g, this) for this in me.hand if g.kinds[this].kind <= VISION),
    )
