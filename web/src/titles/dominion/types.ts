/** Card types: an icon of our own for each, on a grid of 16 × 16, and the order of their colours. */
import type { Look } from '..'

const ICONS: Record<string, string> = {
  action: 'M9.5 1 3 9.5h4L6 15l7-8.5H8.7Z',
  treasure: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  victory: 'M2 4l3.2 3.2L8 2l2.8 5.2L14 4l-1 8.5H3Z',
  curse: 'M8 1C4.5 1 2 3.3 2 6.5c0 2 1 3.5 2.5 4.3V15h7v-4.2C13 10 14 8.5 14 6.5 14 3.3 11.5 1 8 1ZM5.7 5.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Zm4.6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  attack: 'M14.5 1.5 13.8 5 8 10.8l1.5 1.5-1.3 1.2-2-2L3.5 14.5l-2-2 3-2.7-2-2 1.2-1.3 1.5 1.5L11 2.2Z',
  reaction: 'M8 1l6 2v5c0 3.5-2.5 6-6 7-3.5-1-6-3.5-6-7V3Zm0 2.2L4 4.5V8c0 2.2 1.5 3.8 4 4.7Z',
  duration: 'M3 1h10v2c0 2.5-2 3.7-3.5 5 1.5 1.3 3.5 2.5 3.5 5v2H3v-2c0-2.5 2-3.7 3.5-5C5 6.7 3 5.5 3 3Zm2.5 2c.5 1.2 1.5 2 2.5 2.8 1-.8 2-1.6 2.5-2.8Z',
  night: 'M13.5 10A6 6 0 0 1 6 2.5 6 6 0 1 0 13.5 10Z',
}
export const typeIcons: Look['typeIcons'] = Object.fromEntries(Object.entries(ICONS).map(([type, path]) => [type, [path, 16]]))
export const typeColours = ['attack', 'duration', 'reaction', 'curse', 'victory', 'treasure']
