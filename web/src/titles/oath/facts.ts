/** The open facts of an Oath table in words, and the answers by where they are clicked. */
import type { FluentVariable } from '@fluent/bundle'
import { cards } from '../../lib/cards.svelte'
import { language } from '../../lib/language.svelte'
import type { AskInfo, CardInfo, Choice, ViewInfo, ZoneInfo } from '../../lib/messages'
import { messageId, type Texts } from '../../lib/texts'
import type { CampaignFacts, OathFacts, OfferFacts, SiteFacts, ThreatFacts } from './facts.types'

export const factsOf = (view: ViewInfo) => view.facts as unknown as OathFacts
export const campaignOf = (facts: OathFacts): CampaignFacts | null => ('attacker' in facts.campaign ? (facts.campaign as CampaignFacts) : null)
export const offerOf = (facts: OathFacts): OfferFacts | null => ('from' in facts.offer ? (facts.offer as OfferFacts) : null)

/** Things by a key they have, in the order in which the keys appear: sites by region. */
export function byRegion<T extends { region: string }>(sites: readonly T[]): [string, [number, T][]][] {
  const found = new Map<string, [number, T][]>()
  sites.forEach((site, slot) => found.set(site.region, [...(found.get(site.region) ?? []), [slot, site]]))
  return [...found]
}

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
/** What the power of a card costs, as it is printed. */
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

const SITE = /^s\d$/
export const isSlot = (thing: string): boolean => SITE.test(thing)
export const slotOf = (thing: string): number => Number(thing.slice(1)) - 1

/** The answers by the things on the table that mean them. */
export function bySpot(ask: AskInfo | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of ask?.options ?? []) for (const spot of choice.spots) found.set(spot, [...(found.get(spot) ?? []), choice])
  return found
}

/** An answer in words, with what there is to say about it. */
export const answerText = (choice: Choice, ask: AskInfo): string => {
  const texts = language.of('oath')
  return [texts.option(choice.text, ask), texts.remark(choice)].filter(Boolean).join(' ')
}

const whatOf = ({ args }: Choice): string[] => (Array.isArray(args.what) ? args.what.map(String) : [])
const SIGNS: Record<string, string> = { supply: 'supply', favor: 'favor', secrets: 'secret', more_dice: 'die', defenders: 'defenders' }
/** What an answer costs or brings as signs and numbers, if all of it has a sign: words would cover who stands at a site. */
export function signsOf(choice: Choice): [string, string][] {
  const counted = whatOf(choice).flatMap((one) => (one.includes(':') ? [one.split(':')] : []))
  return counted.every(([what]) => what in SIGNS) ? counted.map(([what, count]) => [SIGNS[what], what === 'more_dice' ? `+${count}` : count]) : []
}
/** The same in words, without the names of things. */
export const priceOf = (choice: Choice, texts: Texts): string => texts.things(whatOf(choice).filter((one) => one.includes(':')))

/** Who is about to win, in a sentence. */
export function threatText(facts: OathFacts, one: ThreatFacts, viewer: number): string {
  const { way, seat, goal, card, number } = one
  const who = seat === viewer ? 'you' : 'other'
  return w(`oath-threat-${way}`, { who, player: colourName(facts.players[seat].colour), goal, card: card ? language.of('oath').cardName(card) : '', number })
}

/** A site in one sentence, for whoever listens. */
export function siteText(view: ViewInfo, slot: number): string {
  const facts = factsOf(view)
  const here = facts.sites[slot]
  const parts = [w('oath-web-site', { number: slot + 1, name: siteName(view, slot), region: regionName(here.region) })]
  if (here.faceup) parts.push(rulerText(facts, here))
  if (here.warbands) parts.push(`${here.warbands} × ${attribute(messageId('colour', here.colour), 'warband')}`)
  for (const seat of here.pawns) parts.push(w('oath-web-pawn-of', { colour: colourName(facts.players[seat].colour) }))
  if (here.favor) parts.push(counted('favor', here.favor))
  if (here.secrets) parts.push(counted('secret', here.secrets))
  if (here.faceup) parts.push(w('oath-web-room', { cards: cardsIn(view, `site_${slot + 1}_cards`).length, capacity: here.capacity }))
  return parts.join('; ')
}

export function rulerText(facts: OathFacts, here: SiteFacts): string {
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
export const foeName = (facts: OathFacts, one: CampaignFacts): string => (one.defender < 0 ? w('role-bandits') : colourName(facts.players[one.defender].colour))

/** What a campaign is about: sites, relics, banners, a pawn. */
export function targetsOf(view: ViewInfo, one: CampaignFacts): string {
  const parts = one.sites.map((slot) => siteName(view, slot))
  parts.push(...one.things.map((thing) => language.of('oath').thing(thing)))
  const foe = factsOf(view).players[one.defender]
  if (one.pawn && foe) parts.push(w('oath-web-pawn-of', { colour: colourName(foe.colour) }))
  return parts.join(', ')
}
