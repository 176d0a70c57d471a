/** The open facts of an Oath table, and where on the board an answer is to be clicked. */
import type { FluentVariable } from '@fluent/bundle'
import { cards } from '../../lib/cards.svelte'
import { language } from '../../lib/language.svelte'
import type { AskInfo, CardInfo, Choice, ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId, split } from '../../lib/texts'

type Counts = Record<string, number>
export type Site = {
  faceup: boolean
  favor: number
  secrets: number
  colour: string
  warbands: number
  ruler: number
  pawns: number[]
}
export type Player = {
  colour: string
  role: string
  pawn: number
  supply: number
  favor: number
  secrets: number
  facedown_secrets: number
  warbands: number
  bank: number
  sites_ruled: number
  relics_and_banners: number
  advisers: string[]
}
/** A campaign that goes on or could begin; odds in percent, only before the roll. */
export type Campaign = {
  attacker: number
  defender: number
  site: number
  sites: number[]
  things: string[]
  pawn: boolean
  attack: number
  defence: number
  force: number
  defenders: number
  odds?: number
  odds_at_worst?: number
  odds_unsacrificed?: number
  odds_by_dice?: number[]
}
export type Offer = { from: number; to: number; gives: string[]; wants: string[] }
export type Facts = {
  oath: string
  round: number
  turn: number
  phase: string
  visions_drawn: number
  keeper: number
  usurper: boolean
  mob: boolean
  banks: Counts
  shared_favor: number
  favor_on: Counts
  secrets_on: Counts
  warbands_on: Record<string, Counts>
  deck_top: string
  deck_known: [number, string][]
  discard_backs: Record<string, string[]>
  uncovered: number[]
  sites: Site[]
  players: Player[]
  offer: Offer | Record<string, never>
  promises: string[] // 'red blue <what> <penalty>'
  campaign: Campaign | Record<string, never>
  chances: Campaign[]
  winner: number
}

export const REGIONS = ['cradle', 'provinces', 'hinterland'] as const
export const SLOTS: Record<string, number[]> = { cradle: [0, 1], provinces: [2, 3, 4], hinterland: [5, 6, 7] }
export const REGION_OF = ['cradle', 'cradle', 'provinces', 'provinces', 'provinces', 'hinterland', 'hinterland', 'hinterland']
export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const
export const TRAITS = ['brutal', 'decadent', 'careless', 'greedy'] as const // spaces of the Reliquary
export const LAST_ROUND = 8
export const VISIONS = 5
export const VISIONS_TO_WIN = 3
export const MOST_SUPPLY = 7
const SEARCH_COST = [2, 3, 3, 4, 4, 4] // of the world deck, by Visions drawn
const TRAVEL_COST = [[1, 2, 4], [2, 2, 2], [4, 2, 3]] // from region to region

export const factsOf = (view: ViewInfo) => view.facts as unknown as Facts
export const campaignOf = (facts: Facts): Campaign | null => ('attacker' in facts.campaign ? (facts.campaign as Campaign) : null)

export const offerOf = (facts: Facts): Offer | null => ('from' in facts.offer ? (facts.offer as Offer) : null)

/** A text of Oath. */
export const w = (id: string, args?: Record<string, FluentVariable>): string => language.of('oath').text(id, args)
const attribute = (id: string, name: string, args?: Record<string, FluentVariable>) => language.of('oath').attribute(id, name, args)
export const colourName = (colour: string): string => w(messageId('colour', colour))
export const letterOf = (colour: string): string => attribute(messageId('colour', colour), 'letter')
export const suitName = (suit: string): string => w(messageId('suit', suit))
export const regionName = (region: string): string => w(messageId('region', region))
export const counted = (what: string, count: number): string => attribute(messageId('resource', what), 'count', { count })

export const zoneOf = (view: ViewInfo, name: string, owner = -1): ZoneInfo | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)
export const lying = (view: ViewInfo, name: string, owner = -1): (string | null)[] => {
  const zone = zoneOf(view, name, owner)
  const known = zone?.cards ?? []
  return known.length ? known : Array.from({ length: zone?.count ?? 0 }, () => null)
}
export const cardsIn = (view: ViewInfo, name: string, owner = -1): string[] => lying(view, name, owner).filter((card) => card !== null)

/** The site card in a slot, or '' while it is facedown. */
export const siteCard = (view: ViewInfo, slot: number): string => cardsIn(view, `site_${slot + 1}`)[0] ?? ''
export const siteName = (view: ViewInfo, slot: number): string => {
  const card = siteCard(view, slot)
  return card ? language.of('oath').cardName(card) : w('oath-web-unknown-site')
}
export const printed = (card: string, fact: string): number => Number(cards.find('oath', card)?.facts[fact] ?? 0)

/** What things cost without the powers of cards: a search of the world deck, the way to a site, a card's power. */
export const searchCost = (view: ViewInfo, seat: number): number =>
  cardsIn(view, 'held_banners', seat).includes('darkest_secret') ? 2 : (SEARCH_COST[factsOf(view).visions_drawn] ?? 4)
const regionAt = (slot: number): number => REGIONS.indexOf(REGION_OF[slot] as (typeof REGIONS)[number])
export const travelCost = (from: number, to: number): number => TRAVEL_COST[regionAt(from)][regionAt(to)]
const PRICES = [['favor', 'favor'], ['burn_favor', 'burn-favor'], ['secrets', 'secrets'], ['burn_secrets', 'burn-secrets']] as const
export const priceText = (info: CardInfo): string =>
  PRICES.flatMap(([fact, id]) => (info.facts[fact] ? [w(`oath-price-${id}`, { count: Number(info.facts[fact]) })] : [])).join(', ')
/** What a relic at a site costs. */
export function recoveryText(card: string): string {
  const { recovery, recovery_cost, recovery_suit } = cards.find('oath', card)?.facts ?? {}
  return recovery ? w(messageId('oath-web-recovery', String(recovery)), { count: Number(recovery_cost), suit: recovery_suit ? suitName(String(recovery_suit)) : '' }) : ''
}
export const limitText = ({ facts: { restriction, locked } }: CardInfo): string =>
  [...(restriction === 'site' || restriction === 'adviser' ? [w(`restriction-${restriction}`)] : []), ...(locked ? [w('restriction-locked')] : [])].join(', ')

export type Adviser = { place: string; hidden: boolean; back: string; id: string | null }
/** Advisers in their places: open ones by face, facedown ones as far as we know them. */
export function advisersOf(view: ViewInfo, seat: number): Adviser[] {
  const { colour, advisers } = factsOf(view).players[seat]
  const facedown = lying(view, 'facedown_advisers', seat)
  let down = 0
  return advisers.map((shown, at) => {
    const hidden = shown === 'denizen' || shown === 'vision'
    return { place: `${colour}.${at + 1}`, hidden, back: shown, id: hidden ? (facedown[down++] ?? null) : shown }
  })
}

/** The defence dice a target brings, and who defends it, before the powers of cards. */
export function targetDice(view: ViewInfo, thing: string): { dice: number; defenders: number } {
  const facts = factsOf(view)
  if (thing === 'pawn') return { dice: 2, defenders: 0 }
  if (isSlot(thing)) return { dice: printed(siteCard(view, slotOf(thing)), 'dice'), defenders: facts.sites[slotOf(thing)].warbands || 1 }
  const banner = thing === 'darkest_secret' ? facts.secrets_on : thing === 'peoples_favor' ? facts.favor_on : null
  return { dice: banner ? (banner[thing] ?? 0) : printed(thing, 'dice'), defenders: 0 }
}

/** The card in a place such as 'red.2', 's3.relic1' or 'reliquary_1', if we know it. */
export function cardAt(view: ViewInfo, place: string): string {
  const [, site, at, space] = /^s(\d)\.relic(\d)$|^reliquary_(\d)$/.exec(place) ?? []
  if (site) return lying(view, `site_${site}_relics`)[Number(at) - 1] ?? ''
  if (space) return lying(view, place)[0] ?? ''
  const seat = factsOf(view).players.findIndex(({ colour }) => place.startsWith(`${colour}.`))
  return seat < 0 ? '' : (advisersOf(view, seat).find((one) => one.place === place)?.id ?? '')
}

const SPOT = /^s[1-8]$/
export const isSlot = (thing: string): boolean => SPOT.test(thing)
export const slotOf = (thing: string): number => Number(thing.slice(1)) - 1

/** The answers by what they are about: a site, a card, a player, a bank ... Every card is there once. */
export function byThing(ask: AskInfo | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) {
    const [, thing] = split(choice.text)
    if (thing) found.set(thing, [...(found.get(thing) ?? []), choice])
  }
  return found
}

/** A site in one sentence, for whoever listens. */
export function siteText(view: ViewInfo, slot: number): string {
  const facts = factsOf(view)
  const here = facts.sites[slot]
  const parts = [w('oath-web-site', { number: slot + 1, name: siteName(view, slot), region: regionName(REGION_OF[slot]) })]
  if (here.faceup) parts.push(rulerText(facts, here))
  if (here.warbands) parts.push(`${here.warbands} × ${attribute(messageId('colour', here.colour), 'warband')}`)
  for (const seat of here.pawns) parts.push(w('oath-web-pawn-of', { colour: colourName(facts.players[seat].colour) }))
  if (here.favor) parts.push(counted('favor', here.favor))
  if (here.secrets) parts.push(counted('secret', here.secrets))
  if (here.faceup) parts.push(w('oath-web-room', { cards: cardsIn(view, `site_${slot + 1}_cards`).length, capacity: printed(siteCard(view, slot), 'capacity') }))
  return parts.join('; ')
}

export function rulerText(facts: Facts, here: Site): string {
  const ruler = facts.players[here.ruler]
  return ruler ? w('oath-web-ruled', { colour: colourName(ruler.colour) }) : w('oath-web-bandits')
}

/** 'likely' and the like for a chance in percent. */
export function oddsWord(odds: number): string {
  const steps: [number, string][] = [[100, 'certain'], [95, 'nearly-certain'], [75, 'very-likely'], [58, 'likely'], [42, 'even'], [25, 'unlikely'], [5, 'very-unlikely']]
  return w(`oath-web-odds-${steps.find(([least]) => odds >= least)?.[1] ?? 'hopeless'}`)
}
export const decimal = (odds: number): string => new Intl.NumberFormat(language.lang, { maximumFractionDigits: 1 }).format(odds)
export const percent = (odds: number): string => w('oath-web-percent', { odds: decimal(odds) })

/** Whom a campaign is against. */
export const foeName = (facts: Facts, one: Campaign): string => (one.defender < 0 ? w('role-bandits') : colourName(facts.players[one.defender].colour))

/** What a campaign is about: sites, relics, banners, a pawn. */
export function targetsOf(view: ViewInfo, one: Campaign): string {
  const parts = one.sites.map((slot) => siteName(view, slot))
  parts.push(...one.things.map((thing) => language.of('oath').thing(thing)))
  const foe = factsOf(view).players[one.defender]
  if (one.pawn && foe) parts.push(w('oath-web-pawn-of', { colour: colourName(foe.colour) }))
  return parts.join(', ')
}
