/** Where answers can be given on a board: the question itself says it. */
import type { AskInfo, Choice } from './messages'

export type Spots = ReadonlyMap<string, Choice[]>

/** The answers by the things on the table that mean them: 'hand/0/anvil', 'c5', 'board/2/name'. */
export function bySpot(ask: AskInfo | null): Spots {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) for (const spot of choice.spots) found.set(spot, [...(found.get(spot) ?? []), choice])
  return found
}
