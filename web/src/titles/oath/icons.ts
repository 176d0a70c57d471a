/** Drawings of Oath on a grid of 24 × 24: a shape for every colour, tokens, a pawn. */

export const SHAPES: Record<string, string> = {
  purple: 'M2 21 1 6l6 4 5-8 5 8 6-4-1 15Z', // a crown
  red: 'M3 2h18v10c0 6-4 9-9 11-5-2-9-5-9-11Z', // a shield
  blue: 'M12 1c6.1 0 11 4.9 11 11s-4.9 11-11 11S1 18.1 1 12 5.9 1 12 1Z', // a disc
  yellow: 'M12 .5 23.5 12 12 23.5.5 12Z', // a diamond
  white: 'M6.5 2h11L23 12l-5.5 10h-11L1 12Z', // a hexagon
  black: 'M2.5 2.5h19v19h-19Z', // a square
}
/** How far below the middle a letter stands in its shape. */
export const LOW: Record<string, number> = { purple: 3 }

export const PAWN =
  'M12 1c2.8 0 5 2.2 5 5 0 1.7-.8 3.2-2.1 4.100L17.5 18H20v5H4v-5h2.5l2.6-7.900C7.8 9.2 7 7.7 7 6c0-2.8 2.2-5 5-5Z'

export const TOKENS: Record<string, string> = {
  favor:
    'M12 2c5.5 0 10 4.5 10 10s-4.5 10-10 10S2 17.5 2 12 6.5 2 12 2ZM12 6.5 10.6 10.6 6.5 12l4.1 1.400L12 17.5l1.4-4.100L17.5 12l-4.1-1.400Z',
  secret: 'M2 4c4-1.5 7-1 10 1.5C15 3 18 2.5 22 4v15c-4-1.5-7-1-10 1.5C9 18 6 17.5 2 19ZM11 8v9h2V8Z',
  supply: 'M7 2h10v4l-2 2c3 1.5 5 4 5 8 0 4-3 6-8 6s-8-2-8-6c0-4 2-6.5 5-8L7 6Z',
  relic: 'M4 2h16c0 6-2 10-6 11v5h5v4H5v-4h5v-5C6 12 4 8 4 2Z',
  defenders: SHAPES.red,
  warbands: 'M12 1 15 5v9h3v2.5h-4.5V22h-3v-5.5H6V14h3V5Z',
  site: 'M12 1 19 9h-3l5 6h-4l4 5h-7v3h-4v-3H3l4-5H3l5-6H5Z', // a tree: only at sites
  adviser: 'M12 1a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM2 23c0-6 4-9.500 10-9.500S22 17 22 23Z', // a person: only among advisers
  locked: 'M6 10V7a6 6 0 0 1 12 0v3h2v13H4V10ZM9 10h6V7a3 3 0 0 0-6 0Z', // a lock
  hidden: 'M1 9l2-1.200C5.500 12 8.500 14 12 14s6.500-2 9-6.200L23 9c-3 5-7 7.500-11 7.500S4 14 1 9ZM11 16h2v5h-2ZM5.500 14l1.800 1-2.200 4-1.800-1ZM18.500 14l-1.800 1 2.200 4 1.800-1Z', // a closed eye: facedown
  die: 'M4 2h16l2 2v16l-2 2H4l-2-2V4ZM7 6v3h3V6ZM14 15v3h3v-3ZM14 6v3h3V6ZM7 15v3h3v-3Z',
}
