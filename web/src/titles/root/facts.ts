/** The open facts of a Root table, and words for them. */
import { language } from '../../lib/language.svelte'
import type { ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId } from '../../lib/texts'
import type { FluentVariable } from '@fluent/bundle'
import type { FactionFacts as Faction, RootFacts as Facts } from './facts.types'

export type { Faction, Facts }
export const SUITS = ['fox', 'rabbit', 'mouse'] as const
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const

export const factsOf = (view: ViewInfo) => view.facts as unknown as Facts

/** A text of Root. */
export const w = (id: string, args?: Record<string, FluentVariable>): string => language.of('root').text(id, args)
export const shortName = (faction: string): string => w(messageId('short', faction))
export const letterOf = (faction: string): string => language.of('root').attribute(messageId('short', faction), 'letter')
export const suitLetter = (suit: string): string => language.of('root').attribute(messageId('suit', suit), 'letter')
export const suitName = (suit: string): string => w(messageId('suit', suit))
export const itemName = (item: string): string => w(messageId('item', item))

/** 'garden_fox' in words. */
export const pieceName = (kind: string): string => language.of('root').thing(kind)

export const zoneOf = (view: ViewInfo, name: string, owner: number): ZoneInfo | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)

export const cardsIn = (view: ViewInfo, name: string, owner: number): string[] =>
  (zoneOf(view, name, owner)?.cards ?? []).filter((card) => card !== null)

export const countIn = (view: ViewInfo, name: string, owner: number): number => {
  const zone = zoneOf(view, name, owner)
  return zone?.count ?? zone?.cards.length ?? 0
}

/** Cards of a zone: each kind once, with how many there are. */
export function stacks(ids: readonly string[]): [id: string, count: number][] {
  const found = new Map<string, number>()
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1)
  return [...found]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const SPOT = /^[cf]\d+$/
export const isSpot = (thing: string): boolean => SPOT.test(thing)

/** A part of a faction's board, as a spot. */
export const boardSpot = (seat: number, part: string): string => `board/${seat}/${part}`

/** What stands in a clearing, faction by faction. */
type Standing = { kind: string; count: number; token: boolean }
export type Presence = { seat: number; faction: string; warriors: number; pieces: Standing[]; pawn: boolean }

export function presence(facts: Facts, c: number): Presence[] {
  return facts.factions.flatMap((one, seat): Presence[] => {
    const pieces = Object.entries(one.pieces).flatMap(([kind, at]) => (at[c - 1] ? [{ kind, count: at[c - 1], token: one.tokens.includes(kind) }] : []))
    const pawn = one.pawn === `c${c}`
    const warriors = one.warriors[c - 1]
    return warriors || pieces.length || pawn ? [{ seat, faction: one.faction, warriors, pieces, pawn }] : []
  })
}

/** A line of what somebody has in a clearing: '3 warriors, sawmill, wood ×2'. */
export function presenceText(one: Presence): string {
  const parts: string[] = []
  if (one.pawn) parts.push(pieceName('pawn'))
  if (one.warriors) parts.push(w('root-web-warriors', { count: one.warriors }))
  for (const { kind, count } of one.pieces) parts.push(pieceName(kind) + (count > 1 ? ` ×${count}` : ''))
  return parts.join(', ')
}

/** A clearing in one sentence, for whoever listens. */
export function clearingText(facts: Facts, c: number): string {
  const here = facts.clearings[c - 1]
  const ruler = facts.factions[here.ruler]?.faction
  const parts = [w('root-web-clearing', { number: c, suit: suitName(here.suit) })]
  parts.push(ruler ? w('root-web-ruled', { faction: shortName(ruler) }) : w('root-web-unruled'))
  for (const one of presence(facts, c)) parts.push(`${shortName(one.faction)}: ${presenceText(one)}`)
  if (here.ruin) parts.push(w('place-ruin'))
  if (here.free_slots) parts.push(w('root-web-slots', { count: here.free_slots }))
  if (here.closed) parts.push(w('root-legend-scorched'))
  return parts.join('; ')
}

/** 'bag ×2, tea'. */
export const itemsText = (items: Readonly<Record<string, number>>): string =>
  Object.entries(items)
    .map(([item, n]) => itemName(item) + (n > 1 ? ` ×${n}` : ''))
    .join(', ')
