/** The open facts of a Root table, and where on the board an answer is to be clicked. */
import NUMBERS from '../../../../src/tafelrunde/titles/root/data/boards.json'
import { language } from '../../lib/language.svelte'
import type { AskInfo, Choice, ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId, split } from '../../lib/texts'
import type { FluentVariable } from '@fluent/bundle'

export { NUMBERS }
export const SUITS = ['fox', 'rabbit', 'mouse'] as const
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const
export const PACK_SIDES = ['track', 'track_exhausted', 'satchel', 'satchel_exhausted', 'damaged', 'damaged_exhausted'] as const
export const TO_WIN = 30

type Counts = Record<string, number>
export type Clearing = { suit: string; free_slots: number; ruin: boolean; closed: boolean; ruler: number }
export type Faction = {
  faction: string
  points: number
  dominance: string
  partner: number
  supply: number
  warriors: number[]
  pieces: Record<string, number[]>
  stock: Counts
  items: Counts
  crafting_used: number[]
  boats: boolean
  mercenaries: boolean
  // some factions only
  officers?: number
  outcast?: string
  hated?: boolean
  acolytes?: number
  scored?: string[]
  leader?: string
  leaders_down?: string[]
  viziers?: number[]
  todo?: number[]
  keep?: number
  recruited?: boolean
  extra_actions?: number
  funds?: Counts
  payments?: Counts
  commitments?: Counts
  lost_posts?: Counts
  prices?: Counts
  character?: string
  pawn?: string
  pack?: Record<(typeof PACK_SIDES)[number], Counts>
  load?: number
  limit?: number
  relationships?: Record<string, string>
  aids?: Counts
}
export type Facts = {
  map: string
  print: string // 'early' or 'later'
  turn: number
  round: number
  phase: string
  stage: number
  actions: number
  clearings: Clearing[]
  items: Counts
  factions: Faction[]
  winner: number
  reason: string
}

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

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const SPOT = /^[cf]\d+$/

/** The answers by what they are about: a clearing, a forest, a faction, a card ... */
export function byThing(ask: AskInfo | null, view: ViewInfo): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) {
    const [, thing] = split(choice.text)
    for (const at of [...(thing ? [thing] : []), ...spotsOf(choice, ask!, factsOf(view))]) found.set(at, [...(found.get(at) ?? []), choice])
  }
  return found
}

export const isSpot = (thing: string): boolean => SPOT.test(thing)

const CRAFTING: Record<string, string> = { marquise: 'workshop', eyrie: 'roost', alliance: 'sympathy', cult: 'garden', riverfolk: 'trade_post' }

/** Where on the map an answer can be given that names no place: where its pieces stand. */
function spotsOf(choice: Choice, ask: AskInfo, facts: Facts): string[] {
  const [verb, thing] = split(choice.text)
  const me = facts.factions[ask.player]
  const having = (piece: string, suit = '') =>
    facts.clearings.flatMap((here, at) =>
      Object.entries(me.pieces).some(([kind, counts]) => kind.startsWith(piece) && counts[at]) && (!suit || here.suit === suit) ? [`c${at + 1}`] : [],
    )
  if (verb === 'lose' || verb === 'remove') return isSpot(ask.about) ? [ask.about] : []
  if (verb === 'strike' || verb === 'aid' || ask.prompt === 'explore-ruin') return me.pawn && thing ? [me.pawn] : []
  if (verb === 'recruit' && !thing) return having('recruiter')
  if (verb === 'activate' && ask.prompt === 'activate-pieces') return having(CRAFTING[me.faction] ?? '-', thing)
  return []
}

const ITEM_VERBS = ['exhaust', 'refresh', 'damage', 'repair', 'remove']

/** The answers about parts of a faction's board: tracks, columns, boxes, items, its name. */
export function onBoard(ask: AskInfo | null, view: ViewInfo, seat: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  const { faction } = factsOf(view).factions[seat]
  for (const choice of ask?.options ?? []) {
    const [verb, thing] = split(choice.text)
    const part = ask ? partOf(verb, thing, ask, faction, seat) : ''
    if (part) found.set(part, [...(found.get(part) ?? []), choice])
  }
  return found
}

function partOf(verb: string, thing: string, ask: AskInfo, faction: string, seat: number): string {
  if (thing === faction) return 'name'
  if (verb === 'buy') return faction === 'riverfolk' ? thing : ''
  if (ask.prompt === 'aid-item') return ask.about === faction ? thing : ''
  if (ask.player !== seat) return ''
  if (verb === 'resolve' && ask.prompt === 'decree-card') return `${ask.about}/${thing}`
  if (verb === 'score' || verb === 'outcast') return `garden_${thing}`
  if (['build', 'column', 'special'].includes(verb) || ITEM_VERBS.includes(verb)) return isSpot(thing) ? '' : thing
  return ''
}

/** Where a card that may be chosen lies: the first of these zones that holds it lights up. */
const OWN_ZONES = ['hand', 'supporters', 'revealed', 'play_area', 'decree_recruit', 'decree_move', 'decree_battle', 'decree_build']

export function placeOf(card: string, choice: Choice, ask: AskInfo, view: ViewInfo): string {
  const [verb] = split(choice.text)
  if (verb === 'use') return cardsIn(view, 'play_area', ask.player).includes(card) ? `play_area/${ask.player}` : ''
  if (verb === 'spend' && ask.prompt === 'spend-supporter') return `supporters/${ask.player}`
  if (verb === 'quest') return 'quests/-1'
  if (ask.prompt === 'day-labor') return 'discard/-1'
  if (verb === 'resolve') return ''
  if (verb === 'take' && cardsIn(view, 'available', -1).includes(card)) return 'available/-1'
  if (ask.prompt === 'hand-card') {
    const seat = factsOf(view).factions.findIndex((one) => one.faction === 'riverfolk')
    return `hand/${seat}`
  }
  for (const name of OWN_ZONES) if (cardsIn(view, name, ask.player).includes(card)) return `${name}/${ask.player}`
  return ''
}

/** The answers about cards by 'zone/owner/card'. */
export function litCards(ask: AskInfo | null, view: ViewInfo): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const [thing, choices] of byThing(ask, view)) {
    if (!ask || isSpot(thing)) continue
    for (const choice of choices) {
      const place = placeOf(thing, choice, ask, view)
      if (!place) continue
      const key = `${place}/${thing}`
      found.set(key, [...(found.get(key) ?? []), choice])
    }
  }
  return found
}

/** What stands in a clearing, faction by faction. */
export type Presence = { seat: number; faction: string; warriors: number; pieces: { kind: string; count: number }[]; pawn: boolean }

export function presence(facts: Facts, c: number): Presence[] {
  return facts.factions.flatMap((one, seat): Presence[] => {
    const pieces = Object.entries(one.pieces).flatMap(([kind, at]) => (at[c - 1] ? [{ kind, count: at[c - 1] }] : []))
    const pawn = one.pawn === `c${c}`
    const warriors = one.warriors[c - 1]
    return warriors || pieces.length || pawn ? [{ seat, faction: one.faction, warriors, pieces, pawn }] : []
  })
}

const TOKENS = ['keep', 'wood', 'sympathy', 'trade_post_fox', 'trade_post_rabbit', 'trade_post_mouse']
export const isToken = (kind: string): boolean => TOKENS.includes(kind)

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
export const itemsText = (items: Counts): string =>
  Object.entries(items)
    .map(([item, n]) => itemName(item) + (n > 1 ? ` ×${n}` : ''))
    .join(', ')
