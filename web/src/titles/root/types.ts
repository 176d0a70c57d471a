/** Suits on a grid of 24 × 24, kinds of cards on one of 16 × 16; suits give a card its colour. */
import look from '../../../../src/tafelrunde/titles/root/look.json'
import type { Look } from '..'

export const SUIT_ICONS: Record<string, string> = look.suits
const sized = (icons: Record<string, string>, grid: number) => Object.entries(icons).map(([type, path]) => [type, [path, grid]] as const)
export const typeIcons: Look['typeIcons'] = Object.fromEntries([...sized(SUIT_ICONS, 24), ...sized(look.kinds, 16)])
export const typeColours = ['bird', 'fox', 'rabbit', 'mouse']
