/** What differs between two positions, as spots of the table. */
import type { Look } from '../titles'
import type { Event, ViewInfo, ZoneInfo } from './messages'

const keyOf = ({ name, owner }: ZoneInfo) => `${name}/${owner}`

/** Cards that came or went, whatever the events name (places, pieces, piles), and places as their title counts them. */
export function changedSpots(before: ViewInfo, after: ViewInfo, events: readonly Event[], { changed }: Look): string[] {
  const found = new Set<string>(changed?.(before, after, events))
  const were = new Map(before.zones.map((zone) => [keyOf(zone), zone]))
  for (const zone of after.zones) {
    const was = were.get(keyOf(zone))?.cards ?? []
    if (JSON.stringify(was) === JSON.stringify(zone.cards) && were.get(keyOf(zone))?.count === zone.count) continue
    for (const card of new Set([...was, ...zone.cards]))
      if (card && count(was, card) !== count(zone.cards, card)) found.add(`${keyOf(zone)}/${card}`)
    found.add(zone.name)
  }
  collect(before.facts, after.facts, found)
  for (const event of events)
    for (const name of named(event)) {
      found.add(name)
      for (const zone of after.zones)
        if ([event.seat, -1].includes(zone.owner) && zone.cards.includes(name)) found.add(`${keyOf(zone)}/${name}`)
    }
  return [...found]
}

/** What an event speaks of. */
function named(event: Event): string[] {
  const told = Object.entries(event).flatMap(([key, value]) => (['id', 'rule', 'prompt', 'answer'].includes(key) ? [] : [value].flat()))
  return told.filter((one) => typeof one === 'string' && one !== '') as string[]
}

/** Where things lie that have changed: zones, the boards of seats, and of whoever did something. */
export function changedRooms(before: ViewInfo, after: ViewInfo, events: readonly Event[], seats: number): string[] {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const were = new Map(before.zones.map((zone) => [keyOf(zone), zone]))
  const zones = after.zones.filter((zone) => differ(zone, were.get(keyOf(zone)))).map(keyOf)
  // A list with as many entries as there are seats says something of each.
  const lists = Object.entries(after.facts).filter(([, list]) => Array.isArray(list) && list.length === seats) as [string, unknown[]][]
  const boards = lists.flatMap(([name, list]) => {
    const was = (before.facts as Record<string, unknown[] | undefined>)[name]
    return list.flatMap((one, seat) => (typeof one === 'object' && differ(one, was?.[seat]) ? [seat] : []))
  })
  const acting = events.map(({ seat }) => Number(seat)).filter((seat) => seat >= 0)
  return [...zones, ...[...boards, ...acting].map((seat) => `seat/${seat}`)]
}

const count = (cards: readonly (string | null)[], card: string) => cards.filter((one) => one === card).length

/** The names of things whose facts have changed: keys of objects, and places in lists as the titles number them. */
function collect(before: unknown, after: unknown, found: Set<string>, name = '', depth = 0) {
  if (depth > 4 || JSON.stringify(before) === JSON.stringify(after)) return
  if (name) found.add(name)
  if (!after || typeof after !== 'object' || !before || typeof before !== 'object') return
  for (const [key, value] of Object.entries(after)) {
    const id = (value as { id?: unknown } | null)?.id
    const inner = typeof id === 'string' ? id : Array.isArray(after) ? '' : key
    collect((before as Record<string, unknown>)[key], value, found, inner, depth + 1)
  }
}
