/** Oath's own board, pictures, remarks and log. */
import type { Hint, HintContext, Layer, Look } from '..'
import { cards } from '../../lib/cards.svelte'
import type { CardInfo, Choice, Event, ViewInfo } from '../../lib/messages'
import { messageId, split, type Texts } from '../../lib/texts'
import Board from './Board.svelte'
import { ending } from './chronicle'
import Cost from './Cost.svelte'
import { cardAt, cardsIn, counted, factsOf, isSlot, limitText, percent, priceText, printed, recoveryText, searchCost, siteCard, siteName, slotOf, suitName, targetDice, TRAITS, travelCost, w, type Campaign, type Facts } from './facts'
import { typeColours, typeIcons } from './types'

// Choices that other events tell anyway.
const TOLD = [
  ...['act', 'travel-to', 'search-deck', 'keep-card', 'play-card', 'muster-on', 'trade-with', 'trade-for', 'recover-thing'],
  ...['campaign-against', 'declare-target', 'battle-plan', 'use-modifier', 'rest-power', 'occupy', 'lose-warband', 'lose-to-skulls'],
  ...['kill-warband', 'move-warbands', 'warband-count', 'banner-payment', 'use-power', 'pay-power', 'discard-where', 'discard-end'],
  ...['place-pawn', 'attack-dice', 'offer-relic', 'show-relic', 'compose-offer', 'offer-favor', 'offer-secrets', 'choose-promise', 'promise-penalty'],
]

/** Suits and kinds are drawn on a grid of half the size. */
function emblem(card: string): Layer[] {
  const [type] = cards.find('oath', card)?.types ?? []
  if (!type) return []
  const [path, grid] = typeIcons[type] ?? ['', 24]
  return [['a', path.replaceAll(/-?\d*\.?\d+/g, (n) => ` ${Math.round((Number(n) * 480) / grid) / 10}`)]]
}

function costText(info: CardInfo): string {
  return [priceText(info), printedText(info)].filter(Boolean).join(', ')
}

/** What is printed on a card besides its words: room, defence dice, where it may lie. */
function printedText(info: CardInfo): string {
  const { kind, capacity, dice } = info.facts
  const parts = [kind === 'site' ? w('oath-web-capacity', { capacity: Number(capacity) }) : '', dice ? w('oath-web-as-target', { dice: Number(dice) }) : '', kind === 'site' ? recoveryText(info.id) : '', limitText(info)]
  return parts.filter(Boolean).join(', ')
}

function oddsOf(one: Campaign): string {
  const { odds = 0, odds_at_worst: worst = odds } = one
  return worst === odds ? w('oath-web-remark-odds', { odds: percent(odds) }) : w('oath-web-remark-odds-worst', { odds: percent(odds), worst: percent(worst) })
}

/** What a site, the site of a relic or a space of the Reliquary is called; '' for other things. */
function placeName(thing: string, view: ViewInfo, texts: Texts): string {
  const [, slot, space] = /^(s\d)(?:\.relic\d)?$|^reliquary_(\d)$/.exec(thing) ?? []
  if (slot) return siteName(view, slotOf(slot))
  if (!space) return ''
  const trait = texts.cardName(TRAITS[Number(space) - 1])
  const relic = cardAt(view, thing)
  return relic ? `${trait}: ${texts.cardName(relic)}` : trait
}

/** What a major action costs before cards change it; a range where it depends on the next choice. */
function supplyFor(verb: string, view: ViewInfo, seat: number): string {
  const { players, sites } = factsOf(view)
  const ways = sites.flatMap((_, slot) => (players[seat].pawn >= 0 && slot !== players[seat].pawn ? [travelCost(players[seat].pawn, slot)] : []))
  const costs: Record<string, number[]> = { search: [2, searchCost(view, seat)], muster: [1], trade: [1], recover: [1], campaign: [2], travel: ways }
  const [least, most] = [Math.min(...costs[verb]), Math.max(...costs[verb])]
  return least < most ? w('oath-web-supply-range', { least, most }) : counted('supply', least)
}

/** What an answer costs, what a hidden place holds, the names of sites, and how campaigns would go. */
function remark(choice: Choice, { ask, view, texts, find }: HintContext): string {
  const [verb, thing] = split(choice.text)
  const facts = factsOf(view)
  const chances = facts.turn === ask.player ? facts.chances : []
  if (verb === 'campaign' && chances.length) {
    const best = chances.reduce((a, b) => ((b.odds ?? 0) > (a.odds ?? 0) ? b : a))
    return `(${supplyFor(verb, view, ask.player)}; ${chances.length > 1 ? w('oath-web-remark-best', { odds: percent(best.odds ?? 0) }) : oddsOf(best)})`
  }
  if (MAJOR.includes(verb) && ask.prompt === 'act') return `(${supplyFor(verb, view, ask.player)})`
  if (verb === 'against') {
    const one = chances.find((chance) => thing === (facts.players[chance.defender]?.colour ?? 'bandits'))
    return one ? `(${oddsOf(one)})` : ''
  }
  if (verb === 'draw') {
    if (thing === 'world') return `(${counted('supply', searchCost(view, ask.player))})`
    return thing in facts.discard_backs ? `(${w('oath-pile', { count: facts.discard_backs[thing].length })})` : ''
  }
  if (thing in facts.banks && ['bank', 'from', 'to'].includes(verb)) return `(${counted('favor', facts.banks[thing])})`
  const info = find(thing)
  if (info && (verb === 'use' || verb === 'on')) {
    const words = verb === 'use' ? priceText(info) : info.types[0] in facts.banks ? suitName(info.types[0]) : ''
    const says = TEXTS_WANTED.includes(ask.prompt) ? `– ${texts.cardText(thing)}` : ''
    return [words && `(${words})`, says].filter(Boolean).join(' ')
  }
  const hidden = thing.startsWith('reliquary') ? '' : cardAt(view, thing)
  const relicAt = /^s(\d)\.relic/.exec(thing)
  if (relicAt && ask.prompt === 'recover-thing') return `(${[hidden && texts.cardName(hidden), recoveryText(siteCard(view, Number(relicAt[1]) - 1))].filter(Boolean).join('; ')})`
  if (thing === 'peoples_favor' && ask.prompt === 'recover-thing') return `(${w('oath-web-more-favor', { count: (facts.favor_on[thing] ?? 0) + 1 })})`
  if (thing === 'darkest_secret' && ask.prompt === 'recover-thing') return `(${w('oath-web-more-secrets', { count: (facts.secrets_on[thing] ?? 0) + 1 })})`
  if (hidden) {
    // Whoever plays a card that no place is left for can only discard it: say so before.
    const { pawn } = facts.players[ask.player]
    const full = pawn >= 0 && cardsIn(view, `site_${pawn + 1}_cards`).length >= printed(siteCard(view, pawn), 'capacity')
    const stuck = verb === 'adviser' && full && find(hidden)?.facts.restriction === 'site' && !cardsIn(view, 'held_banners', ask.player).includes('peoples_favor')
    return `(${texts.cardName(hidden)}${stuck ? `; ${w('oath-web-only-discard')}` : ''})`
  }
  const name = placeName(thing, view, texts)
  if (verb === 'target') return `(${[name, w('oath-web-target-dice', targetDice(view, thing)), ...(thing === 'pawn' ? [w('oath-web-target-pawn')] : [])].filter(Boolean).join('; ')})`
  return name && `(${name})`
}

function whyNot(thing: string, _: string, { ask, view, texts }: HintContext): Hint {
  const name = isSlot(thing) ? siteName(view, slotOf(thing)) : nameOf(thing, texts, factsOf(view))
  return { text: name ? w('oath-web-no-choice', { thing: name }) : w('oath-web-no-choice-here'), rule: ask.rule }
}

const TEXTS_WANTED = ['battle-plan', 'use-modifier', 'rest-power'] // few cards, and their words decide
const MAJOR = ['search', 'muster', 'trade', 'recover', 'campaign', 'travel']

const nameOf = (thing: string, texts: Texts, facts: Facts): string =>
  /[._]\d|^(world|cradle|provinces|hinterland)$/.test(thing) || thing in facts.banks ? '' : texts.thing(thing)

/** Campaigns and cards played in a chapter. */
function summary(events: readonly Event[], texts: Texts): string {
  const played = events.flatMap((event) => (['plays', 'plays-adviser', 'reveals-vision'].includes(String(event.id)) ? [texts.thing(String(event.card))] : []))
  const fought = events.filter((event) => event.id === 'campaigns').length
  return [...played, ...(fought ? [w('oath-web-campaigns', { count: fought })] : [])].join(' · ')
}

const look: Look = {
  Board,
  typeIcons,
  typeColours,
  fixedSeats: (options) => options.world === 'introduction',
  Cost,
  costText,
  limits: printedText,
  emblem,
  marks: (view: ViewInfo, texts) => (factsOf(view).players ?? []).map((one) => texts.text(messageId('colour', one.colour))),
  heading(view, _, texts) {
    const { phase, players, round, turn } = factsOf(view)
    const name = texts.has(`phase-${phase}`) ? texts.text(`phase-${phase}`) : ''
    return texts.text('oath-web-heading', { round, phase: name, who: phase === 'setup' ? 'nobody' : turn === view.seat ? 'you' : 'other', player: players[turn] ? texts.text(messageId('colour', players[turn].colour)) : '' })
  },
  whyNot,
  remark,
  short(choice, texts, view, ask) {
    const [verb, thing] = split(choice.text)
    if (verb === 'citizenship') return texts.text(messageId('colour', thing))
    const name = placeName(thing, view, texts)
    const { players } = factsOf(view)
    const way = ask?.prompt === 'travel-to' && isSlot(thing) && !ask.source && players[ask.player].pawn >= 0 ? travelCost(players[ask.player].pawn, slotOf(thing)) : 0
    return `${isSlot(thing) ? `${slotOf(thing) + 1} ${name}` : name}${way ? ` (${counted('supply', way)})` : verb === 'target' && isSlot(thing) ? ` (${w('oath-web-target-dice', targetDice(view, thing))})` : ''}`
  },
  promised: (options, texts) => ((options.colours as string[] | undefined) ?? []).map((colour) => texts.text(messageId('colour', colour))),
  ending,
  chapters: ['turn', 'wins'],
  isSilent: (event) => event.id === 'decides' && TOLD.includes(String(event.prompt)),
  summary,
}

export default look
