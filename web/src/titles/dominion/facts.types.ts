// Made by tools/make_types.py from src/tafelrunde/titles/dominion/facts.py. Do not edit.

/**
 * Tokens on a pile or landscape; `seat` is whose they are, -1: nobody's.
 */
export interface Token {
  token: string;
  seat: number;
  count: number;
}

/**
 * A pile: its name, the card on top (of an empty pile: its name), how many are left, its price.
 *
 * `kingdom` is true for the piles that were chosen, `supply` false for piles beside the Supply.
 */
export interface Pile {
  pile: string;
  card: string;
  left: number;
  cost: number;
  potion: number;
  debt: number;
  kingdom: boolean;
  supply: boolean;
  tokens: Token[];
}

/**
 * An Event, Project or Landmark: its price, what lies on it, and who has bought it.
 *
 * The token 'over' means that its one moment has passed.
 */
export interface Landscape {
  card: string;
  cost: number;
  debt: number;
  tokens: Token[];
  owners: number[];
}

/**
 * A number before a player: Coffers, Villagers, victory tokens, Debt ...
 */
export interface Counter {
  name: string;
  count: number;
}

/**
 * Turns begun (extra turns do not count), counters that are not 0, States and Artifacts.
 *
 * `journey` is how the Journey token lies, 'up' or 'down'; '' if it is not used.
 */
export interface Player {
  turns: number;
  counters: Counter[];
  journey: string;
  has: string[];
}

/**
 * The whole table.
 *
 * `controller` is who decides in this turn for the player whose turn it is, or -1. `chosen` are
 * the cards picked so far where several are chosen one after the other, for those who may see it.
 * `shared` are counters of nobody in particular, `forbidden` the cards that must not be bought in
 * this turn. `scores` are told at the end.
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
  potions: number;
  supply: Pile[];
  landscapes: Landscape[];
  bane: string;
  players: Player[];
  shared: Counter[];
  face_down: string[];
  forbidden: string[];
  chosen: string[];
  scores: number[];
}
