/** The suits and kinds of cards: an icon of our own for each, on a grid of 24 × 24. */
import type { Look } from '..'

const ICONS: Record<string, string> = {
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
export const typeIcons: NonNullable<Look['typeIcons']> = Object.fromEntries(Object.entries(ICONS).map(([type, path]) => [type, [path, 24]]))
export const typeColours = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad', 'relic', 'site', 'vision', 'banner']
