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
