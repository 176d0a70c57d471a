// Made by tools/make_types.py from src/tafelrunde/titles/oath/facts.py. Do not edit.

/**
 * There is no campaign, or no offer.
 */
export interface Nothing {
}

/**
 * A campaign that goes on or could begin; odds in percent, only before the roll.
 */
export interface CampaignFacts {
  attacker: number;
  defender: number;
  site: number;
  sites: number[];
  things: string[];
  pawn: boolean;
  attack: number;
  defence: number;
  force: number;
  defenders: number;
  odds?: number;
  odds_at_worst?: number;
  odds_unsacrificed?: number;
  odds_by_dice?: number[];
}

/**
 * What somebody offers, and what for.
 */
export interface OfferFacts {
  from: number;
  to: number;
  gives: string[];
  wants: string[];
}

/**
 * What is printed on the tracks, the same in every game.
 */
export interface TrackFacts {
  rounds: number;
  end_rolls: number[];
  visions: number;
  visions_to_win: number;
  supply: number;
}

/**
 * How much somebody has of what the oath counts.
 */
export interface StandingFacts {
  seat: number;
  count: number;
}

/**
 * A slot of the map.
 */
export interface SiteFacts {
  region: string;
  faceup: boolean;
  card: string;
  capacity: number;
  favor: number;
  secrets: number;
  colour: string;
  warbands: number;
  ruler: number;
  pawns: number[];
}

/**
 * A player's board.
 */
export interface PlayerFacts {
  colour: string;
  role: string;
  pawn: number;
  supply: number;
  search_supply: number;
  favor: number;
  secrets: number;
  facedown_secrets: number;
  force: string;
  warbands: number;
  bank: number;
  sites_ruled: number;
  relics_and_banners: number;
  advisers: string[];
  hand_backs: string[];
}

/**
 * Somebody is about to win; worded by `oath-threat-<way>`.
 */
export interface ThreatFacts {
  way: string;
  seat: number;
  goal: string;
  card: string;
  number: number;
  rule: string;
}

/**
 * Everything that lies open and is no card.
 */
export interface OathFacts {
  oath: string;
  counts: string;
  standing: StandingFacts[];
  tracks: TrackFacts;
  round: number;
  turn: number;
  chancellor: number;
  phase: string;
  visions_drawn: number;
  keeper: number;
  usurper: boolean;
  mob: boolean;
  suits: string[];
  banks: Record<string, number>;
  shared_favor: number;
  favor_on: Record<string, number>;
  secrets_on: Record<string, number>;
  warbands_on: Record<string, Record<string, number>>;
  deck_top: string;
  deck_known: ([number, string])[];
  discard_backs: Record<string, string[]>;
  traits: string[];
  uncovered: number[];
  sites: SiteFacts[];
  journeys: number[];
  players: PlayerFacts[];
  offer: OfferFacts | Nothing;
  promises: string[];
  campaign: CampaignFacts | Nothing;
  chances: CampaignFacts[];
  threats: ThreatFacts[];
  scepter_taken: boolean;
  winner: number;
  reason: string;
}

export const PRINTED = {
  "attack": [
    {
      "swords": 0,
      "hollow": 1,
      "skulls": 0
    },
    {
      "swords": 0,
      "hollow": 1,
      "skulls": 0
    },
    {
      "swords": 0,
      "hollow": 1,
      "skulls": 0
    },
    {
      "swords": 1,
      "hollow": 0,
      "skulls": 0
    },
    {
      "swords": 1,
      "hollow": 0,
      "skulls": 0
    },
    {
      "swords": 2,
      "hollow": 0,
      "skulls": 1
    }
  ],
  "defence": [
    {
      "shields": 0,
      "doubles": false
    },
    {
      "shields": 0,
      "doubles": false
    },
    {
      "shields": 1,
      "doubles": false
    },
    {
      "shields": 1,
      "doubles": false
    },
    {
      "shields": 2,
      "doubles": false
    },
    {
      "shields": 0,
      "doubles": true
    }
  ],
  "introduction": 4
} as const;
