// Made by tools/make_types.py from src/tafelrunde/titles/oath/realm.py. Do not edit.

import type { Event } from '../../lib/messages'

/**
 * A slot of the map between two games; `site` is '' while it is facedown.
 */
export interface WorldSite {
  region: string;
  site: string;
  cards: string[];
  relics: number;
}

/**
 * A world between two games, without anything hidden.
 */
export interface WorldInfo {
  name: string;
  game: number;
  oath: string;
  sites: WorldSite[];
  citizens: string[];
  winner: string;
  winner_name: string;
  archive: number;
  dispossessed: number;
}

/**
 * Who played, in which colour, and what they were in the end.
 */
export interface SeatedInfo {
  name: string;
  colour: string;
  role: string;
}

/**
 * A game of the realm; `annals` say what its Chronicle changed and why.
 */
export interface PlayedInfo {
  game: number;
  players: SeatedInfo[];
  winner: string;
  winner_name: string;
  reason: string;
  round: number;
  oath_before: string;
  oath_after: string;
  annals: Event[];
}

/**
 * Who would play whom in the next game.
 */
export interface SeatPlan {
  colours: string[];
  chancellor: number;
}

/**
 * What is in a chronicle's file or a seed string.
 *
 * `plans` are for 1, 2, 3 ... seats: the last winner is Chancellor, colours stay.
 */
export interface ChronicleInfo {
  world: WorldInfo;
  games: number;
  last: SeatedInfo[];
  plans: SeatPlan[];
}
