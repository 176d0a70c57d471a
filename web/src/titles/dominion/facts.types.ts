// Made by tools/make_types.py from src/tafelrunde/titles/dominion/facts.py. Do not edit.

/**
 * A Supply pile: its card, how many are left, what one costs now, and Embargo tokens.
 */
export interface Pile {
  card: string;
  left: number;
  cost: number;
  embargo: number;
}

/**
 * The turns a player has begun (extra turns do not count), and coins on the Pirate Ship mat.
 */
export interface Player {
  turns: number;
  pirate_coins: number;
}

/**
 * The whole table.
 *
 * `controller` is who decides in this turn for the player whose turn it is, or -1. `chosen` are
 * the cards picked so far where several are chosen one after the other, for those who may see it.
 * `scores` are told at the end.
 */
export interface DominionFacts {
  turn: number;
  round: number;
  extra_turn: boolean;
  controller: number;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  supply: Pile[];
  bane: string;
  players: Player[];
  chosen: string[];
  scores: number[];
}
