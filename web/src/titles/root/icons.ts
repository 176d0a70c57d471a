/** Our own small drawings for Root: shapes of factions, pieces, items. Pieces lie on a 24 × 24 grid. */
import look from '../../../../src/tafelrunde/titles/root/look.json'
import { SUIT_ICONS } from './types'

/** The silhouette of each faction, from -16 to 16 in both directions. */
export const SHAPES: Record<string, string> = {
  marquise: 'M-13-15l8 5H5l8-5V5c0 7-5 10-13 10S-13 12-13 5Z',
  eyrie: 'M0-16l5 4 10-1-2 10c0 8-6 14-13 18-7-4-13-10-13-18l-2-10 10 1Z',
  alliance: 'M-9-15a6 6 0 0 1 5.5 3.6 14 14 0 0 1 7 0 6 6 0 1 1 9 7.4A13.5 13.5 0 1 1-12.5-4 6 6 0 0 1-9-15Z',
  vagabond: 'M0-17C4-11 14-8 14 2a14 14 0 0 1-28 0c0-10 10-13 14-19Z',
  vagabond_2: 'M0-16L15-5l-4 20h-22l-4-20Z',
  cult: 'M-8-15H8L16 0 8 15H-8L-16 0Z',
  riverfolk: 'M-14-14h28V8c-3 8-7 8-9.3 3-2.3 5-7 5-9.4 0-2.3 5-6.3 5-9.3-3Z',
}

const teeth = (count: number, outer: number, inner: number): string => {
  const points: string[] = []
  for (let at = 0; at < count * 2; at++) {
    const far = at % 2 ? inner : outer
    const turn = (at * Math.PI) / count
    points.push(`${(12 + far * Math.sin(turn)).toFixed(1)} ${(12 - far * Math.cos(turn)).toFixed(1)}`)
  }
  return `M${points.join('L')}Z`
}

/** Buildings and tokens; the suits of bases, gardens and trade posts are left out. */
export const PIECES: Record<string, string> = {
  sawmill: `${teeth(12, 10.5, 8)}M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z`,
  workshop: 'M3 5h12l5 4v3h-5v-1.5H3ZM8 12h4l1 10H7Z',
  recruiter: 'M5 2h2.5v20H5ZM9 3h12l-3.5 4.5L21 12H9Z',
  keep: 'M5 22V9H3V3h4v2.5h3V3h4v2.5h3V3h4v6h-2v13h-5v-5a2 2 0 0 0-4 0v5Z',
  wood: 'M7 12.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Zm0 2.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM17 12.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Zm0 2.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM12 3.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Zm0 2.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  roost: 'M1.5 13.5h21c-.5 5-4.5 8-10.5 8s-10-3-10.5-8ZM6 12c-.5-4 1-6.5 3-6.5S12.5 8 12 12ZM12.8 12c.6-3-.2-5-1-6 1-2.3 5.5-2 5.7 6Z',
  base: 'M2 12 12 3l10 9h-3v10h-5v-6h-4v6H5V12Z',
  sympathy: 'M21 3C9 3 3.5 8.5 3.5 15.5c0 1.6.3 3 .8 4.3C6.6 14.5 10.5 11 16 8.8c-4 3-7 6.7-9.3 12.2C15.5 23 22 16.5 21 3Z',
  garden: 'M12 13.5c-4.5 0-6.5-3-6.5-8.5l3.5 2 3-5 3 5 3.5-2c0 5.5-2 8.5-6.5 8.5ZM11 15h2v3c1.5-3 5-4 8-3-1 3.5-4 5-8 4.5V22h-2v-2.5C7 20 4 18.5 3 15c3-1 6.5 0 8 3Z',
  trade_post: 'M2 9l2.5-6.5h15L22 9c0 3.5-4.5 3.5-5 0-.5 3.5-4.5 3.5-5 0-.5 3.5-4.5 3.5-5 0-.5 3.5-5 3.5-5 0ZM4 14h2.5v4h11v-4H20v8H4Z',
  ruin: 'M2 21.5V10h4v3h2.5V8L11 5l1.5 4.5L11.5 13H15v-2l3-3 4 2v11.5h-7.5V18a2.5 2.5 0 0 0-5 0v3.5Z',
}

export const ITEMS: Record<string, string> = look.items

/** 'garden_fox' -> 'garden'. */
export const plainKind = (kind: string): string => kind.replace(/_(fox|rabbit|mouse)$/, '')
export const suitOfKind = (kind: string): string => /_(fox|rabbit|mouse)$/.exec(kind)?.[1] ?? ''
export const pieceIcon = (kind: string): string => PIECES[plainKind(kind)] ?? PIECES.base
export const suitIcon = (suit: string): string => SUIT_ICONS[suit] ?? SUIT_ICONS.bird
