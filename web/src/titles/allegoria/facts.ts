/** What lies open on a table of Throne of Allegoria, and words for it. */
import type { FluentVariable } from '@fluent/bundle'
import { language } from '../../lib/language.svelte'
import type { ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId } from '../../lib/texts'
import type { AllegoriaFacts, Part, Row } from './facts.types'

export type { AllegoriaFacts as Facts, Board, Part } from './facts.types'
export const TRACKS = ['strength', 'intrigue', 'trade', 'wealth', 'knowledge'] as const
export const FIGURES = ['soldier', 'spy', 'merchant'] as const
export const FACES = ['bid_0', 'bid_1', 'bid_2', 'bid_star'] as const
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

export const factsOf = (view: ViewInfo) => view.facts as unknown as AllegoriaFacts

/** A text of Allegoria. */
export const w = (id: string, args?: Record<string, FluentVariable>): string => language.of('allegoria').text(id, args)
export const thing = (id: string): string => language.of('allegoria').thing(id)
export const houseName = (house: string): string => w(messageId('allegoria-house', house))
export const roman = (area: number): string => ROMAN[area]
export const isArea = (id: string): boolean => /^area_\d$/.test(id)
export const numeral = (area: string): string => ROMAN[Number(area.slice(5))]
export const faceValue = (face: string | null): string => (face === null ? '?' : face === 'bid_star' ? '*' : face.slice(4))

export const zoneOf = (view: ViewInfo, name: string, owner: number): ZoneInfo | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)
export const cardsIn = (view: ViewInfo, name: string, owner: number): string[] =>
  (zoneOf(view, name, owner)?.cards ?? []).filter((card) => card !== null)
export const countIn = (view: ViewInfo, name: string, owner: number): number => {
  const zone = zoneOf(view, name, owner)
  return zone?.count ?? zone?.cards.length ?? 0
}

/** The tokens of a seat in an area, as this viewer sees them: a face, or null if it lies face down. */
export function stackOf(view: ViewInfo, area: number, seat: number): (string | null)[] {
  const known = cardsIn(view, `bids_${area}`, seat)
  const hidden = countIn(view, `bids_${area}`, seat) - known.length
  return [...known, ...Array.from({ length: hidden }, () => null)]
}

/** Equal cards together. */
export function stacks(ids: readonly string[]): { id: string; count: number }[] {
  const found: { id: string; count: number }[] = []
  for (const id of ids) {
    const same = found.find((stack) => stack.id === id)
    if (same) same.count++
    else found.push({ id, count: 1 })
  }
  return found
}

/** What each rank gives in an area, in a few words. */
export function giftsOf(facts: AllegoriaFacts, area: number): string[] {
  const { prints, more_draws, more_points } = facts
  if (area === 1) return prints.task_draws.map((count) => w('allegoria-gives-tasks', { count: Math.max(1, count + more_draws) }))
  if (area === 2) return prints.card_choices.map((choice) => w(`allegoria-gives-${choice}`))
  const told = ({ station, commission, split }: Row) => {
    const how = commission === 0 ? 'station' : split ? 'split' : 'either'
    return w(`allegoria-gives-${how}`, { station: station + more_points, commission: commission + more_points })
  }
  return prints.action_points.map(told)
}

/** How far a part of a task has come: '3 of 4 soldiers'. */
export function partText({ what, where, have, need, at_most }: Part): string {
  const id = messageId('allegoria-part', what || 'condition')
  const texts = language.of('allegoria')
  if (at_most && texts.has(id, 'name')) return w('allegoria-part-most', { have, need, what: texts.attribute(id, 'name') })
  const name = w(texts.has(id) ? id : 'allegoria-part-condition', { where, need })
  return w('allegoria-part', { have: Math.min(have, need), need, what: name })
}

/** How much of a part is done, from 0 to 1. */
export const shareOf = ({ have, need, at_most, holds }: Part): number => (holds ? 1 : at_most || need <= 0 ? 0 : Math.max(0, Math.min(have, need)) / need)
