/** The suits and kinds of cards: an icon of our own for each, on a grid of 24 × 24. */
import look from '../../../../src/tafelrunde/titles/oath/look.json'
import type { Look } from '..'

export const typeIcons: NonNullable<Look['typeIcons']> = Object.fromEntries(Object.entries(look.types).map(([type, path]) => [type, [path, 24]]))
export const typeColours = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad', 'relic', 'site', 'vision', 'banner']
