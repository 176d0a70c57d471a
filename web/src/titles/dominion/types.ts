/** Card types: an icon of our own for each, on a grid of 16 × 16, and the order of their colours. */
import look from 'virtual:dominion-look'
import type { Look } from '..'

export const typeIcons: Look['typeIcons'] = Object.fromEntries(Object.entries(look.types).map(([type, path]) => [type, [path, 16]]))
export const typeColours = look.order.filter((type) => type !== 'action')
export const colouredAs: Look['colouredAs'] = look.coloured_as
