// Made by tools/make_types.py from src/tafelrunde/titles/dominion/presets.py. Do not edit.

/**
 * A box and the years of its printings.
 */
export interface SetInfo {
  id: string;
  printings: number[];
}

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
 * All of it.
 */
export interface Kingdoms {
  sets: SetInfo[];
  needs: string[];
  recommended: KingdomInfo[];
}
