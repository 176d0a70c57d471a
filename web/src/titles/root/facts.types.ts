// Made by tools/make_types.py from src/tafelrunde/titles/root/facts.py. Do not edit.

import type { Texts } from '../../lib/messages'

/**
 * A clearing; `ruler` is a seat or -1.
 */
export interface ClearingFacts {
  suit: string;
  free_slots: number;
  ruin: boolean;
  closed: boolean;
  ruler: number;
}

/**
 * A row of pieces on a board: how many belong there and how many still lie there.
 *
 * `points` and `costs` are printed with each piece, `now` is what the row scores as it is.
 */
export interface RowFacts {
  kind: string;
  total: number;
  left: number;
  points: number[];
  costs: number[];
  now: number;
}

/**
 * A Vagabond's items by where they lie.
 */
export interface PackFacts {
  track: Record<string, number>;
  track_exhausted: Record<string, number>;
  satchel: Record<string, number>;
  satchel_exhausted: Record<string, number>;
  damaged: Record<string, number>;
  damaged_exhausted: Record<string, number>;
}

/**
 * A faction and its board; `warriors` and `pieces` are counted from clearing 1 on.
 *
 * `tokens` are the kinds of its pieces that are no buildings, `draws` the cards it will draw in
 * its Evening. What only some factions have is missing for the others.
 */
export interface FactionFacts {
  faction: string;
  points: number;
  dominance: string;
  partner: number;
  supply: number;
  warriors: number[];
  pieces: Record<string, number[]>;
  stock: Record<string, number>;
  tokens: string[];
  rows: RowFacts[];
  items: Record<string, number>;
  crafting_used: number[];
  boats: boolean;
  mercenaries: boolean;
  draws?: number;
  keep?: number;
  recruited?: boolean;
  extra_actions?: number;
  leader?: string;
  leaders_down?: string[];
  viziers?: number[];
  todo?: number[];
  column?: string;
  officers?: number;
  character?: string;
  pawn?: string;
  pack?: PackFacts;
  load?: number;
  limit?: number;
  relationships?: Texts;
  aids?: Record<string, number>;
  outcast?: string;
  hated?: boolean;
  acolytes?: number;
  scored?: string[];
  funds?: Record<string, number>;
  payments?: Record<string, number>;
  commitments?: Record<string, number>;
  tracks?: Record<string, number>;
  lost_posts?: Record<string, number>;
  prices?: Record<string, number>;
}

/**
 * Everything that lies open and is no card.
 */
export interface RootFacts {
  map: string;
  print: string;
  to_win: number;
  turn: number;
  round: number;
  phase: string;
  stage: number;
  actions: number;
  clearings: ClearingFacts[];
  items: Record<string, number>;
  factions: FactionFacts[];
  winner: number;
  reason: string;
}
