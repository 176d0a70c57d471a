/** What lies on a Dominion table, read from a view. */
import type { CardInfo, Event, ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId, type Texts } from '../../lib/texts'
import type { DominionFacts, Player, Token } from './facts.types'

export const factsOf = (view: ViewInfo) => view.facts as unknown as DominionFacts

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

/** What lies before somebody besides hand, deck, discards and the play area: on a mat, or looked at. */
export type Mat = { owner: number; name: string; known: string[]; hidden: number }
const USUAL = ['deck', 'hand', 'discard', 'play']

export function matOf({ name, owner, cards, count }: ZoneInfo): Mat {
  const known = cards.filter((card) => card !== null)
  return { owner, name, known, hidden: (count ?? cards.length) - known.length }
}

export const matsOf = (view: ViewInfo): Mat[] =>
  view.zones
    .filter((zone) => zone.owner >= 0 && !USUAL.includes(zone.name))
    .map(matOf)
    .filter(({ known, hidden }) => known.length + hidden > 0)

/** Whether cards lie there for a moment only, because something is done with them. */
export const isPassing = ({ name }: Mat) => ['looking', 'revealed', 'hand'].includes(name)

/** The cards that these events tell of a seat (or, without one, of anybody): what was gained, played ... */
export function told(events: readonly Event[], id: string, seat?: number): string[] {
  return events.flatMap((event) => {
    const counts = event.id === id && (seat === undefined || event.seat === seat)
    return counts && Array.isArray(event.cards) ? event.cards : []
  })
}
export const gains = (events: readonly Event[], seat?: number): string[] => told(events, 'gains', seat)

/** What everybody was told of the latest turn of a seat. */
export function latestTurn(events: readonly Event[], seat: number): { gained: string[]; trashed: string[]; played: string[] } {
  const start = events.findLastIndex((event) => event.id === 'turn' && event.seat === seat)
  const rest = start < 0 ? [] : events.slice(start + 1)
  const end = rest.findIndex((event) => event.id === 'turn')
  const [gained, trashed, played] = ['gains', 'trashes', 'plays'].map((id) => told(end < 0 ? rest : rest.slice(0, end), id, seat))
  return { gained, trashed, played }
}

/** How a seat's deck has changed since the beginning, as far as everybody was told: what came, and what went. */
export function changes(events: readonly Event[], seat: number): { came: string[]; went: string[] } {
  const came: string[] = []
  const went: string[] = []
  const lose = (id: string) => (came.includes(id) ? came.splice(came.indexOf(id), 1) : went.push(id))
  for (const event of events) {
    if (event.seat !== seat) continue
    const told = Array.isArray(event.cards) ? event.cards : []
    if (event.id === 'gains') came.push(...told)
    else if (event.id === 'trashes' || event.id === 'returns') told.forEach(lose)
    else if (event.id === 'exchanges') {
      lose(String(event.card))
      came.push(String(event.other))
    }
  }
  return { came, went }
}

/** Tokens in words: those of one owner together, behind the name. */
export function tokenTexts(tokens: readonly Token[], texts: Texts, names: readonly string[]): string[] {
  return [...new Set(tokens.map(({ seat }) => seat))].map((seat) => {
    const own = tokens.filter((token) => token.seat === seat)
    const said = own.map(({ token, count }) => texts.text(messageId('token', token), { count })).join(', ')
    return seat < 0 ? said : texts.text('token-of', { player: names[seat], token: said })
  })
}

/** What is counted before a player, in words; '' stands for nothing. */
export function countersOf(player: Player | undefined, texts: Texts): { name: string; text: string }[] {
  const found = (player?.counters ?? []).map(({ name, count }) => ({ name, text: texts.text(messageId('counter', name), { count }) }))
  return player?.journey ? [...found, { name: 'journey', text: texts.text(`journey-${player.journey}`) }] : found
}

/** The name of a zone, without the colon behind it. */
export const zoneName = (name: string, texts: Texts) => texts.text(messageId('dominion-zone', name)).replace(/:$/, '')
