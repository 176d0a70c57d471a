/** Where answers can be given on a board: the question itself says it. */
import type { AskInfo, Choice, ViewInfo } from './messages'

export type Spots = ReadonlyMap<string, Choice[]>

/** The answers by the things on the table that mean them: 'hand/0/anvil', 'c5', 'board/2/name'. */
export function bySpot(ask: AskInfo | null): Spots {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) for (const spot of choice.spots) found.set(spot, [...(found.get(spot) ?? []), choice])
  return found
}

/** Where a card lies: in one's own zone of that name if it is there, otherwise in anybody's, and piles in nobody's. */
export function spotOf(view: ViewInfo, viewer: number, zone: string, card: string): string {
  const found = view.zones.filter((one) => one.name === zone && one.cards.includes(card))
  const { owner } = found.find((one) => one.owner === viewer) ?? found[0] ?? { owner: -1 }
  return `${zone}/${owner}/${card}`
}
