// Made by tools/make_types.py from src/tafelrunde/titles/dominion/presets.py. Do not edit.

/**
 * A recommended kingdom; the option is 'slug' or 'slug/year'.
 */
export interface KingdomInfo {
  slug: string;
  name: string;
  set: string;
  printings: number[];
  sets: string[];
  cards: string[];
}

/**
 * The recommended ones; sets and needs of a draw are declared with the options.
 */
export interface Kingdoms {
  recommended: KingdomInfo[];
}

/**
 * A kingdom as it will be laid out, and all that is needed besides its piles.
 *
 * `code` is what others can paste. `piles` are further piles of the Supply, `beside` those beside
 * it, `start` what starting decks have instead of Coppers and Estates.
 */
export interface LayoutInfo {
  code: string;
  bane: string;
  landscapes: string[];
  piles: string[];
  beside: string[];
  start: string[];
  decks: string[];
  states: string[];
  mats: string[];
  tokens: string[];
}
