/** Card types: an icon of our own for each, on a grid of 16 × 16, and the colour that goes with it. */

const ICONS: Record<string, string> = {
  action: 'M9.5 1 3 9.5h4L6 15l7-8.5H8.7Z',
  treasure: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  victory: 'M2 4l3.2 3.2L8 2l2.8 5.2L14 4l-1 8.5H3Z',
  curse: 'M8 1C4.5 1 2 3.3 2 6.5c0 2 1 3.5 2.5 4.3V15h7v-4.2C13 10 14 8.5 14 6.5 14 3.3 11.5 1 8 1ZM5.7 5.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm4.6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  attack: 'M14.5 1.5 13.8 5 8 10.8l1.5 1.5-1.3 1.2-2-2L3.5 14.5l-2-2 3-2.7-2-2 1.2-1.3 1.5 1.5L11 2.2Z',
  reaction: 'M8 1l6 2v5c0 3.5-2.5 6-6 7-3.5-1-6-3.5-6-7V3Zm0 2.2L4 4.5V8c0 2.2 1.5 3.8 4 4.7Z',
  duration: 'M3 1h10v2c0 2.5-2 3.7-3.5 5 1.5 1.3 3.5 2.5 3.5 5v2H3v-2c0-2.5 2-3.7 3.5-5C5 6.7 3 5.5 3 3Zm2.5 2c.5 1.2 1.5 2 2.5 2.8 1-.8 2-1.6 2.5-2.8Z',
  ambush: 'M1.5 1.5l3 .5 4 5.2 4-5.2 3-.5-.5 3-4.5 4.5 3.5 4-1.5 1.5L8 10l-4 4-1.5-1.5L6 8.5 1.5 4.5Z',
  dominance: 'M1.5 13.5h13v-2h-13ZM2 10 1 4l4 2.5L8 2l3 4.5L15 4l-1 6Z',
  item: 'M5.5 1.5h5L9.5 4.5c3.5 2 5 5 4.5 8-.7 2.5-11.3 2.5-12 0-.5-3 1-6 4.5-8Z',
  persistent: 'M2 2h12v12H2Zm2 2v8h8V4Zm1.5 1.5h5v1.5h-5Zm0 3h5V10h-5Z',
  favor: 'M8 14.5 2 8.5C0 6 1.5 2.5 4.5 2.5 6 2.5 7.3 3.3 8 4.6c.7-1.3 2-2.1 3.5-2.1 3 0 4.5 3.5 2.5 6Z',
  quest: 'M3 1.5h10v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Zm2.5 3V6h5V4.5Zm0 3V9h5V7.5Z',
  night: 'M13.5 10A6 6 0 0 1 6 2.5 6 6 0 1 0 13.5 10Z',
}

/** The suits of Root's woodland, on a grid of 24 × 24. */
export const SUIT_ICONS: Record<string, string> = {
  bird: 'M3 13.5C3 7.5 7.5 4 12.5 4c3.2 0 5.2 1.6 6 3.8L23 9.5l-4 2.3c-.2 5.3-3.3 8.7-8.5 8.7H2.5l3.2-3.3C4 16.5 3 15.3 3 13.5ZM14.5 7.3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  fox: 'M2 2.5l7 4.3h6l7-4.3-1 11.5-9 8-9-8ZM8 11.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM16 11.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  rabbit: 'M7.8.8c2.3 0 3.2 4 3.4 7.9h1.6C13 4.8 13.9.8 16.2.8c2.7 0 2.7 5.4.9 9.4a7.3 7.3 0 1 1-10.2 0c-1.8-4-1.8-9.4.9-9.4ZM9.3 13.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM14.7 13.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  mouse: 'M5.3 2.3a4.8 4.8 0 0 1 4.6 3.4 9 9 0 0 1 4.2 0 4.8 4.8 0 1 1 4.7 6.1c.2 5.6-2.8 10-6.8 10s-7-4.4-6.8-10A4.8 4.8 0 0 1 5.3 2.3ZM9.3 12a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM14.7 12a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
}
const PLAIN = 'M8 1l7 7-7 7-7-7Zm0 3.5L4.5 8 8 11.5 11.5 8Z'

/** A drawing and the size of its grid. */
export const typeIcon = (type: string): [string, number] =>
  type in SUIT_ICONS ? [SUIT_ICONS[type], 24] : [ICONS[type] ?? PLAIN, 16]

const COLOURED = ['bird', 'fox', 'rabbit', 'mouse', 'attack', 'duration', 'reaction', 'curse', 'victory', 'treasure', 'action']

/** One or two colours of a card; the words beside them say the same. */
export function typeColours(types: readonly string[]): [string, string] {
  const found = COLOURED.filter((type) => types.includes(type))
  const special = found.filter((type) => type !== 'action')
  const [first, second] = special.length ? special : ['action']
  return [`var(--t-${first})`, `var(--t-${second ?? first})`]
}
