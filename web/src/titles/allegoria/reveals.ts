/** The bids of the week that have been turned over, area by area, as the events tell it. */
import type { Event } from '../../lib/messages'

export type Bidder = { seat: number; cards: string[]; star: number; bid: number; rank: number; row: number }

// Seconds: tokens turn one after the other, from the left.
const STEP = 0.35
export const TURN = 0.45
export const turnsAt = (place: number): number => place * STEP
/** When the tokens of so many bidders have turned. */
export const turnedAfter = (bidders: number): number => turnsAt(bidders - 1) + TURN

export function revealsOf(events: readonly Event[]): ReadonlyMap<number, Bidder[]> {
  const found = new Map<number, Bidder[]>()
  const week = events.findLastIndex((event) => event.id === 'week')
  let now: Bidder[] = []
  for (const event of events.slice(week + 1)) {
    const bidder = now.find((one) => one.seat === event.seat)
    if (event.id === 'area') found.set(Number(String(event.area).slice(5)), (now = []))
    else if (event.id === 'turns-over') now.push({ seat: Number(event.seat), cards: event.cards as string[], star: 0, bid: 0, rank: 0, row: 0 })
    else if (event.id === 'star' && bidder) bidder.star = Number(event.value)
    else if (event.id === 'ranks' && bidder) [bidder.rank, bidder.bid, bidder.row] = [Number(event.rank), Number(event.bid), Number(event.row ?? event.rank)]
  }
  return found
}
