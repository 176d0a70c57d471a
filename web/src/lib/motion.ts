/** What went from where to where between two views of a table: told by what lies where before and after. */
import type { Event, ViewInfo } from './messages'

/** How many of each thing lie at each place. A thing is 'kind/name'; without a name its face is not seen. */
export type Stock = Map<string, Map<string, number>>
export type Change = { before: ViewInfo; after: ViewInfo; events: readonly Event[] }
export type Move = { thing: string; from: string; to: string; count: number }

/** How a title's things move. Places are those that `data-at` and `data-spot` name. */
export interface Motion {
  stock: (view: ViewInfo) => Stock
  /** Where something came from that lay nowhere before, and where something is that lies nowhere now; '' if nobody can see that. */
  source?: (thing: string, to: string, change: Change) => string
  sink?: (thing: string, from: string, change: Change) => string
  /** Whether something that is missed in one place and new in another may have gone this way. */
  goes?: (move: Move, change: Change) => boolean
  /** Places that were emptied and filled again. */
  renewed?: (change: Change) => readonly string[]
}

type Lot = { thing: string; place: string; count: number }

export const kindOf = (thing: string) => thing.slice(0, thing.indexOf('/'))
export const nameOf = (thing: string) => thing.slice(thing.indexOf('/') + 1)

export function lay(stock: Stock, place: string, thing: string, count = 1) {
  if (count <= 0) return
  const here = stock.get(place) ?? new Map<string, number>()
  here.set(thing, (here.get(thing) ?? 0) + count)
  stock.set(place, here)
}

/** The cards in all zones ('hand/0'), as far as they are seen. */
export function layCards(stock: Stock, view: ViewInfo, leaveOut: (zone: string) => boolean = () => false) {
  for (const { name, owner, cards, count } of view.zones) {
    if (leaveOut(name)) continue
    const known = cards.filter((card) => card !== null)
    for (const card of known) lay(stock, `${name}/${owner}`, `card/${card}`)
    lay(stock, `${name}/${owner}`, 'card/', (count ?? cards.length) - known.length)
  }
}

/** What moved, as far as this viewer can tell: nothing has a face here that it has in neither view. */
export function movesOf(motion: Motion, change: Change): Move[] {
  const { lost, gained } = difference(motion.stock(change.before), motion.stock(change.after), motion.renewed?.(change) ?? [])
  const found: Move[] = []
  const pair = (fits: (loss: Lot, gain: Lot) => boolean) => {
    for (const gain of gained)
      for (const loss of lost) {
        const count = Math.min(loss.count, gain.count)
        if (!count || kindOf(loss.thing) !== kindOf(gain.thing) || !fits(loss, gain)) continue
        const move = { thing: nameOf(gain.thing) ? gain.thing : loss.thing, from: loss.place, to: gain.place, count }
        if (motion.goes && !motion.goes(move, change)) continue
        loss.count -= count
        gain.count -= count
        if (move.from !== move.to) found.push(move)
      }
  }
  const isFaceless = (lot: Lot) => !nameOf(lot.thing)
  pair((loss, gain) => loss.place === gain.place && isFaceless(loss) !== isFaceless(gain)) // turned over where it lies
  pair((loss, gain) => loss.thing === gain.thing && loss.place !== gain.place && loss.count === gain.count)
  pair((loss, gain) => loss.thing === gain.thing && loss.place !== gain.place)
  pair((loss, gain) => isFaceless(loss) !== isFaceless(gain) && loss.place !== gain.place)
  for (const { thing, place, count } of gained) {
    const from = count ? motion.source?.(thing, place, change) : ''
    if (from) found.push({ thing, from, to: place, count })
  }
  for (const { thing, place, count } of lost) {
    const to = count ? motion.sink?.(thing, place, change) : ''
    if (to) found.push({ thing, from: place, to, count })
  }
  return found
}

function difference(before: Stock, after: Stock, renewed: readonly string[]): { lost: Lot[]; gained: Lot[] } {
  const lost: Lot[] = []
  const gained: Lot[] = []
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(place) ?? new Map<string, number>(), after.get(place) ?? new Map<string, number>()]
    for (const thing of new Set([...was.keys(), ...is.keys()])) {
      const [old, now] = [was.get(thing) ?? 0, is.get(thing) ?? 0]
      const stays = renewed.includes(place) ? 0 : Math.min(old, now)
      if (old > stays) lost.push({ thing, place, count: old - stays })
      if (now > stays) gained.push({ thing, place, count: now - stays })
    }
  }
  return { lost, gained }
}
