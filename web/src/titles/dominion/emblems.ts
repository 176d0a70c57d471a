/**
 * A picture for every card: small heraldic charges of our own, on a 48 × 48 grid, the same on screen and
 * on printed dividers. Layers are drawn in order: `a` filled with ink (holes by the even-odd rule), `b`
 * with a wash, `l` as a line.
 */
import look from '../../../../src/tafelrunde/titles/dominion/look.json'

export type Layer = readonly ['a' | 'b' | 'l', string]

const CHARGES = look.charges as unknown as Record<string, Layer[]>
const OF: Record<string, string> = look.of

/** The layers of a card's picture. */
export const emblem = (card: string): Layer[] => CHARGES[OF[card] ?? card] ?? CHARGES.star
