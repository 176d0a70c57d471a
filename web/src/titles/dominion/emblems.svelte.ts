/**
 * A picture for every card: small heraldic charges of our own, on a 48 × 48 grid, the same on screen and
 * on printed dividers. Layers are drawn in order: `a` filled with ink (holes by the even-odd rule), `b`
 * with a wash, `l` as a line. Those of a set are loaded when the first of its cards is drawn.
 */
import look, { load, names } from 'virtual:dominion-look'
import type { Layer } from '..'

const PART_OF = new Map(Object.entries(names).flatMap(([set, charges]) => charges.split(' ').map((charge) => [charge, set] as const)))
const asked = new Set<string>()
let charges = $state.raw<Record<string, Layer[]>>({})

async function need(set: string) {
  if (asked.has(set)) return
  asked.add(set)
  try {
    const { default: found } = await load[set]()
    charges = { ...charges, ...found }
  } catch {
    asked.delete(set) // cards can be read without it
  }
}

/** The layers of a card's picture; none until they are there. */
export function emblem(card: string): Layer[] {
  const wanted = look.of[card] ?? card
  const charge = PART_OF.has(wanted) ? wanted : 'star'
  if (!charges[charge]) void need(PART_OF.get(charge)!)
  return charges[charge] ?? []
}
