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
/** The suits and kinds of Oath's cards, on the same grid. */
const OATH_ICONS: Record<string, string> = {
  discord: 'M12 1 15 5V13H19V15.5H14V22H10V15.5H5V13H9V5Z',
  arcane: 'M12 5C6 5 2 12 2 12S6 19 12 19 22 12 22 12 18 5 12 5ZM12 8C14.2 8 16 9.8 16 12S14.2 16 12 16 8 14.2 8 12 9.8 8 12 8Z',
  order: 'M3 3H7V6H10V3H14V6H17V3H21V11L19 13V21H14V16H10V21H5V13L3 11Z',
  hearth: 'M12 2 22 11H19V21H14V15H10V21H5V11H2Z',
  beast: 'M12 11C15.3 11 18 14.6 18 17.8 18 19.8 16.6 21 14.8 21 13.6 21 12.9 20.4 12 20.4S10.4 21 9.2 21C7.4 21 6 19.8 6 17.8 6 14.6 8.7 11 12 11ZM4.5 8C6 8 7 9.4 7 11S6 14 4.5 14 2 12.6 2 11 3 8 4.5 8ZM19.5 8C21 8 22 9.4 22 11S21 14 19.5 14 17 12.6 17 11 18 8 19.5 8ZM9 2.5C10.5 2.5 11.5 4 11.5 5.7S10.5 9 9 9 6.5 7.4 6.5 5.7 7.5 2.5 9 2.5ZM15 2.5C16.5 2.5 17.5 4 17.5 5.7S16.5 9 15 9 12.5 7.4 12.5 5.7 13.5 2.5 15 2.5Z',
  nomad: 'M11 2H16L14 4 16 6H13V7L22 21H15L12 15 9 21H2L11 7Z',
  relic: 'M4 2H20C20 8 18 12 14 13V18H19V22H5V18H10V13C6 12 4 8 4 2Z',
  site: 'M1 21 9 5 13 12 16 8 23 21Z',
  vision: 'M12 1 14.6 9.4 23 12 14.6 14.6 12 23 9.4 14.6 1 12 9.4 9.4Z',
  banner: 'M5 1H7V3H20L17 8 20 13H7V23H5Z',
  edifice: 'M12 2 22 8V10H2V8ZM4 11H7V18H4ZM10.5 11H13.5V18H10.5ZM17 11H20V18H17ZM2 19H22V22H2Z',
  ruin: 'M2 19H22V22H2ZM4 11H7V18H4ZM10.5 14 13.5 12V18H10.5ZM17 8 20 11V18H17Z',
  trait: 'M3 20 2 7 8 11 12 3 16 11 22 7 21 20Z',
}
const PLAIN = 'M8 1l7 7-7 7-7-7Zm0 3.5L4.5 8 8 11.5 11.5 8Z'

/** A drawing and the size of its grid. */
export const typeIcon = (type: string): [string, number] =>
  type in SUIT_ICONS || type in OATH_ICONS ? [SUIT_ICONS[type] ?? OATH_ICONS[type], 24] : [ICONS[type] ?? PLAIN, 16]

const COLOURED = [
  ...['bird', 'fox', 'rabbit', 'mouse', 'attack', 'duration', 'reaction', 'curse', 'victory', 'treasure', 'action'],
  ...['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad', 'relic', 'site', 'vision', 'banner'],
]

/** One or two colours of a card; the words beside them say the same. */
export function typeColours(types: readonly string[]): [string, string] {
  const found = COLOURED.filter((type) => types.includes(type))
  const special = found.filter((type) => type !== 'action')
  const [first, second] = special.length ? special : ['action']
  return [`var(--t-${first})`, `var(--t-${second ?? first})`]
}
