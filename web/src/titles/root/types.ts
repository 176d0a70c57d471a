/** Suits on a grid of 24 × 24, kinds of cards on one of 16 × 16; suits give a card its colour. */
import type { Look } from '..'

export const SUIT_ICONS: Record<string, string> = {
  bird: 'M3 13.5C3 7.5 7.5 4 12.5 4c3.2 0 5.2 1.6 6 3.8L23 9.5l-4 2.3c-.2 5.3-3.3 8.7-8.5 8.7H2.5l3.2-3.3C4 16.5 3 15.3 3 13.5ZM14.5 7.3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  fox: 'M2 2.5l7 4.3h6l7-4.3-1 11.5-9 8-9-8ZM8 11.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM16 11.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  rabbit: 'M7.8.8c2.3 0 3.2 4 3.4 7.9h1.6C13 4.8 13.9.8 16.2.8c2.7 0 2.7 5.4.9 9.4a7.3 7.3 0 1 1-10.2 0c-1.8-4-1.8-9.4.9-9.4ZM9.3 13.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM14.7 13.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  mouse: 'M5.3 2.3a4.8 4.8 0 0 1 4.6 3.4 9 9 0 0 1 4.2 0 4.8 4.8 0 1 1 4.7 6.1c.2 5.6-2.8 10-6.8 10s-7-4.4-6.8-10A4.8 4.8 0 0 1 5.3 2.3ZM9.3 12a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM14.7 12a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
}
const KIND_ICONS: Record<string, string> = {
  ambush: 'M1.5 1.5l3 .5 4 5.2 4-5.2 3-.5-.5 3-4.5 4.5 3.5 4-1.5 1.5L8 10l-4 4-1.5-1.5L6 8.5 1.5 4.5Z',
  dominance: 'M1.5 13.5h13v-2h-13ZM2 10 1 4l4 2.5L8 2l3 4.5L15 4l-1 6Z',
  item: 'M5.5 1.5h5L9.5 4.5c3.5 2 5 5 4.5 8-.7 2.5-11.3 2.5-12 0-.5-3 1-6 4.5-8Z',
  persistent: 'M2 2h12v12H2Zm2 2v8h8V4Zm1.5 1.5h5v1.5h-5Zm0 3h5V10h-5Z',
  favor: 'M8 14.5 2 8.5C0 6 1.5 2.5 4.5 2.5 6 2.5 7.3 3.3 8 4.6c.7-1.3 2-2.1 3.5-2.1 3 0 4.5 3.5 2.5 6Z',
  quest: 'M3 1.5h10v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Zm2.5 3V6h5V4.5Zm0 3V9h5V7.5Z',
}
const sized = (icons: Record<string, string>, grid: number) => Object.entries(icons).map(([type, path]) => [type, [path, grid]] as const)
export const typeIcons: Look['typeIcons'] = Object.fromEntries([...sized(SUIT_ICONS, 24), ...sized(KIND_ICONS, 16)])
export const typeColours = ['bird', 'fox', 'rabbit', 'mouse']
