/** The open facts of a Dominion table, and where on the board an answer is to be clicked. */
import type { AskInfo, CardInfo, Choice, Event, ViewInfo, ZoneInfo } from '../../lib/messages'
import { split } from '../../lib/texts'

export type Pile = { card: string; left: number; cost: number; embargo: number }
export type Facts = {
  turn: number
  round: number
  extra_turn: boolean
  controller: number
  phase: string
  actions: number
  buys: number
  coins: number
  supply: Pile[]
  bane: string
  players: { turns: number; pirate_coins: number }[]
  chosen: string[]
  scores: number[]
}

export const factsOf = (view: ViewInfo) => view.facts as unknown as Facts

export const zoneOf = (view: ViewInfo, name: string, owner: number): ZoneInfo | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)

export const cardsIn = (view: ViewInfo, name: string, owner: number): string[] =>
  (zoneOf(view, name, owner)?.cards ?? []).filter((card) => card !== null)

/** Cards without those of a second list, each taken away once. */
export function without(ids: readonly string[], gone: readonly string[]): string[] {
  const left = [...ids]
  for (const id of gone) if (left.includes(id)) left.splice(left.indexOf(id), 1)
  return left
}

const SUPPLY_VERBS = ['buy', 'gain', 'token', 'name']
const OWN_ZONES = ['looking', 'revealed', 'hand', 'discard', 'aside', 'play', 'native_village']

/** Where an answer about a card is clicked: 'supply', 'trash', or 'zone/owner'; '' for nowhere. */
function placeOf(choice: Choice, ask: AskInfo, view: ViewInfo): string {
  const [verb, card] = split(choice.text)
  const lurks = ask.source === 'lurker'
  if (verb === 'gain' && (lurks || ask.prompt === 'thief-gain')) return 'trash'
  if (SUPPLY_VERBS.includes(verb) || (lurks && verb === 'trash')) return 'supply'
  // A card that somebody else has shown, for example to a Thief.
  if (cardsIn(view, 'revealed', ask.target).includes(card)) return `revealed/${ask.target}`
  if (ask.prompt === 'treasury') return `play/${ask.player}` // not those that were discarded
  for (const name of OWN_ZONES)
    if (cardsIn(view, name, ask.player).includes(card)) return `${name}/${ask.player}`
  return ''
}

/** The answers by place and card: what lights up on the board. */
export function targets(ask: AskInfo | null, view: ViewInfo): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) {
    const [, card] = split(choice.text)
    const place = card && ask ? placeOf(choice, ask, view) : ''
    if (!place) continue
    const key = `${place}/${card}`
    found.set(key, [...(found.get(key) ?? []), choice])
  }
  return found
}

/** How people lay out cards: Actions, then Treasures, then the rest, dear ones first. */
export function inOrder(ids: string[], find: (id: string) => CardInfo | undefined): string[] {
  const rank = (id: string) => {
    const card = find(id)
    const kind = card?.types.includes('action') ? 0 : card?.types.includes('treasure') ? 1 : 2
    return kind * 100 - (card?.cost ?? 0)
  }
  return ids.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

/** Equal cards that lie together, with how many they are. */
export function stacks(ids: readonly string[]): { id: string; count: number }[] {
  const found: { id: string; count: number }[] = []
  for (const id of ids) {
    const same = found.find((stack) => stack.id === id)
    if (same) same.count++
    else found.push({ id, count: 1 })
  }
  return found
}

/** What a seat (or, without one, anybody) gained in these events. */
export function gains(events: readonly Event[], seat?: number): string[] {
  return events.flatMap((event) => {
    const counts = event.id === 'gains' && (seat === undefined || event.seat === seat)
    return counts && Array.isArray(event.cards) ? event.cards : []
  })
}
