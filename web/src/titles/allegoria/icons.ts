/** Our own drawings on a grid of 24 × 24. */
const ICONS: Record<string, string> = {
  roselie: 'M12 2.5c2.8 0 4.7 1.8 4.8 4.3 2.4.6 3.8 2.7 3.2 5-.8 3-4.5 3.7-8 9.7-3.5-6-7.2-6.7-8-9.7-.6-2.3.8-4.4 3.2-5 .1-2.5 2-4.3 4.8-4.3Zm0 4.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  culver_lux: 'M21 3C11.5 3 6 8 5 15l-2 6h2.2L6.8 17H11c5.5-1 9-6 10-14ZM8 15c1.2-4 4.5-7 9-9-3.5 3-6.5 6-9 9Z',
  antares: 'M13.5 2 5 13.5h5.5L8.5 22 19 9.5h-6.5L16 2Z',
  umbral: 'M14 2.5a9.7 9.7 0 1 0 7.5 14A8.2 8.2 0 0 1 14 2.5Z',
  soldier: 'M12 1.5 14 4v10h-4V4ZM5.5 14h13v2.5h-13ZM10.8 16.5h2.4V22h-2.4Z',
  spy: 'M1.5 8c4-2.3 7.5-1.3 10.5 0 3-1.3 6.5-2.3 10.5 0 0 6-3 9.5-6.2 9.5-2 0-3.2-2-4.3-3-1.1 1-2.3 3-4.3 3-3.2 0-6.2-3.5-6.2-9.5ZM6 10.5c.3 2 1.5 2.8 3.7 2.7C9.4 11.3 8.2 10.4 6 10.5Zm12 0c-2.2-.1-3.4.8-3.7 2.7 2.2.1 3.4-.7 3.7-2.7Z',
  merchant: 'M11 2.5h2V6h5.5l3.5 7.5a3.8 3.8 0 0 1-7.6 0L16.5 8H13v11h4v2.5H7V19h4V8H7.5l2.1 5.5a3.8 3.8 0 0 1-7.6 0L5.5 6H11Z',
  banker: 'M12 2.5c5 0 9 1.6 9 3.5s-4 3.5-9 3.5S3 7.9 3 6s4-3.5 9-3.5ZM3 9c2 1.7 5 2.5 9 2.5s7-.8 9-2.5v3c0 1.9-4 3.5-9 3.5S3 13.9 3 12ZM3 15c2 1.7 5 2.5 9 2.5s7-.8 9-2.5v3c0 1.9-4 3.5-9 3.5S3 19.9 3 18Z',
  scholar: 'M12 6C9 4 6 3.5 2 4v14c4-.5 7 0 10 2 3-2 6-2.5 10-2V4c-4-.5-7 0-10 2Zm-1 2v9C9 16 6.5 15.5 4 15.5V6c2.5 0 5 .5 7 2Z',
  joker: 'M12 1.8l3 7 7.5.7-5.7 4.9 1.7 7.4L12 17.9l-6.5 3.9 1.7-7.4L1.5 9.5 9 8.8Z',
  tasks: 'M6 2.5h13V18a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 3 18v-2h3ZM9 7v2h7V7Zm0 4.5v2h7v-2Z',
  workers: 'M8 4a3.7 3.7 0 1 1 0 7.4A3.7 3.7 0 0 1 8 4ZM1.5 20.5c0-5 3-7.5 6.5-7.5s6.5 2.5 6.5 7.5ZM16.5 5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Zm.3 7.8c3.2 0 5.7 2.5 5.7 7.2h-6c0-3-.7-5.3-2-6.6Z',
  crown: 'M2.5 6.5 8 11.5 12 3l4 8.5 5.5-5L19.5 19h-15Z',
  anarchy: 'M12.5 1.5c.8 4.5 6 6.5 6 12.5a6.5 6.5 0 0 1-13 0c0-3 1.3-5 3.2-7 .1 2 .9 3.2 2 3.3 1.2-3 .6-5.5 1.8-8.8Z',
  alms: 'M12 21.5C5 15.5 2.5 12 2.5 8.3A4.9 4.9 0 0 1 12 6.8a4.9 4.9 0 0 1 9.5 1.5c0 3.7-2.5 7.2-9.5 13.2Z',
  diplomacy: 'M2.5 3.5h12.5v8.5H8l-3 3v-3H2.5ZM17 8h4.5v8.5h-2.3v3.5l-3.4-3.5H9.5V14H17Z',
  influence: 'M12 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm0 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM6.5 16 5 22.5l4-2 3 2 3-2 4 2L17.5 16a9.5 9.5 0 0 1-11 0Z',
  hand: 'M4 4h10v15H4ZM16 5.5l4.5 1.2L17 20l-3-.8h2Z',
  castle: 'M4 3.5h3v3h3v-3h4v3h3v-3h3V11l-2 1v9H6v-9l-2-1ZM10 21h4v-4.5a2 2 0 0 0-4 0Z',
  supply: 'M12 2.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6ZM5 21.5c0-7 3-10 7-10s7 3 7 10Z',
  card: 'M5 2.5h14v19H5ZM8 6v7h8V6Z',
  decree: 'M5 2.5h14v13l-7 6-7-6ZM8 6v2h8V6Zm0 4v2h8v-2Z',
  trader: 'M2 5h3l1 3h16l-3 8H8L5.5 7H2ZM9 18a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  home: 'M12 2.5 22 11h-3v10h-5v-6h-4v6H5V11H2Z',
  start: 'M5 2h2.5v2H20l-3 4.5 3 4.5H7.5v9H5Z',
}
const AREAS = ['', 'tasks', 'workers', 'soldier', 'spy', 'merchant', 'banker', 'scholar']
const TRACKS: Record<string, string> = { strength: 'soldier', intrigue: 'spy', trade: 'merchant', wealth: 'banker', knowledge: 'scholar' }
const GUILDS: Record<string, string> = { soldiers: 'soldier', spies: 'spy', merchants: 'merchant', bankers: 'banker', scholars: 'scholar' }
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^[TE]\d/, 'tasks'],
  [/^N\d/, 'castle'],
  [/^D\d/, 'decree'],
  [/^trader_/, 'trader'],
]

export const iconOf = (name: string): string => ICONS[name] ?? ICONS.card
export const areaIcon = (area: number): string => iconOf(AREAS[area])
export const trackIcon = (track: string): string => iconOf(TRACKS[track])

/** What is drawn on a card, a guild or a tile. */
export function cardIcon(id: string): string {
  const [first, second = ''] = id.split('_')
  if (first === 'guild') return iconOf(GUILDS[second])
  if (first === 'tile') return iconOf(second)
  return iconOf(TYPES.find(([kind]) => kind.test(id))?.[1] ?? first)
}

/** A path on a grid of another size: everything grows but the angle and the flags of arcs. */
export function grown(path: string, by: number): string {
  return path.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
    const arc = command.toLowerCase() === 'a'
    return command + numbers.map((n, at) => (arc && [2, 3, 4].includes(at % 7) ? n : String(+(Number(n) * by).toFixed(2)))).join(' ')
  })
}
