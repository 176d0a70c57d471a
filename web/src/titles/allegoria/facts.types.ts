// Made by tools/make_types.py from src/tafelrunde/titles/allegoria/facts.py. Do not edit.

import type { Texts } from '../../lib/messages'

/**
 * What an action costs the player in turn, if he can pay for it.
 *
 * `points` in all, of which `extra` are taken from the home track, with so many anarchy `markers`
 * for thresholds that are crossed.
 */
export interface Cost {
  points: number;
  extra: number;
  markers: number;
}

/**
 * What the trader of the week asks and gives, by the track that pays; and the toll on it.
 */
export interface Rates {
  wealth?: number[];
  trade?: number[];
  toll?: number;
}

/**
 * What lies before a player. `regions` are the own figures by region and kind.
 */
export interface Board {
  house: string;
  tracks: Record<string, number>;
  diplomacy: number;
  alms: number;
  anarchy: number;
  influence: number;
  supply: number;
  regions: Record<string, Record<string, number>>;
  guilds: string[];
  bid: number;
  rank: number;
}

/**
 * A row of the action point table.
 */
export interface Row {
  station: number;
  commission: number;
  split: boolean;
}

/**
 * A card of an owner's own file: name and text by language.
 *
 * Without a text it is the `table` it stands in, and what that says, that tell.
 */
export interface OwnCard {
  name: Texts;
  text: Texts;
  table: string;
  values: Texts;
}

/**
 * What is printed on boards, tracks and tables, and the cards of an owner's own file.
 *
 * What each rank gives: `task_draws` in area I, `card_choices` in area II ('group': one of the
 * groups, 'blind': the top card of the deck), `action_points` in the others.
 */
export interface Prints {
  sections: number[];
  influence: number[];
  group_size: number[];
  anarchy: number[];
  diplomacy: number[];
  alms: number[];
  alms_tiles: number[];
  action_points: Row[];
  task_draws: number[];
  card_choices: string[];
  cards: Record<string, OwnCard>;
}

/**
 * A player's title: the cards it is made of, and in words.
 */
export interface Renown {
  cards: string[];
  de: string;
  en: string;
}

/**
 * Part of a task: so much of what is needed is there, or `at_most` allowed.
 *
 * `what` is counted: 'wealth', 'soldier', 'turn-raid' (in this turn), '' for conditions that
 * hold or do not; `where` says in which regions, if it is about figures.
 */
export interface Part {
  what: string;
  where: string;
  have: number;
  need: number;
  at_most: boolean;
  holds: boolean;
}

/**
 * The whole table. `spaces` are the seats with tokens in each area, from left to right.
 *
 * `more_points` and `more_draws` are what the decree of the week adds to what ranks give.
 * `progress` is how far the viewer's own tasks have come, by card. `sheets` (the lines of the
 * score sheet), `winners` and `titles` are told at the end.
 */
export interface AllegoriaFacts {
  week: number;
  stage: string;
  queen_lives: boolean;
  start: number;
  plus_tile: number;
  anarchy_left: number;
  anarchy_price: number;
  area: number;
  order: number[];
  turn: number;
  points: number;
  more_points: number;
  more_draws: number;
  mode: string;
  crossed: boolean;
  costs: Record<string, Cost>;
  trader: Rates;
  spaces: number[][];
  alms_tiles: string[];
  players: Board[];
  prints: Prints;
  progress: Record<string, Part[]>;
  sheets: (Record<string, number>)[];
  winners: number[];
  titles: Renown[];
}

export const PRINTED = {
  "weeks": 6
} as const;
