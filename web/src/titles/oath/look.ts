/** Oath's own board, pictures, remarks and log. */
import type { Hint, HintContext, Layer, Look } from '..'
import { cards } from '../../lib/cards.svelte'
import type { CardInfo, Choice, Event, ViewInfo } from '../../lib/messages'
import { messageId, split, type Texts } from '../../lib/texts'
import { typeIcon } from '../../lib/types'
import Board from './Board.svelte'
import { ending } from './chronicle'
import Cost from './Cost.svelte'
import { factsOf, isSlot, percent, siteName, slotOf, TRAITS, w, type Campaign, type Facts } from './facts'

// Choices that other events tell anyway.
const TOLD = [
  ...['act', 'travel-to', 'search-deck', 'keep-card', 'play-card', 'muster-on', 'trade-with', 'trade-for', 'recover-thing'],
  ...['campaign-against', 'declare-target', 'battle-plan', 'use-modifier', 'rest-power', 'occupy', 'lose-warband', 'lose-to-skulls'],
  ...['kill-warband', 'move-warbands', 'warband-count', 'banner-payment', 'use-power', 'pay-power', 'discard-where', 'discard-end'],
]

/** Suits and kinds are drawn on a grid of half the size. */
function emblem(card: string): Layer[] {
  const [type] = cards.find('oath', card)?.types ?? []
  if (!type) return []
  const [path, grid] = typeIcon(type)
  return [['a', path.replaceAll(/-?\d*\.?\d+/g, (n) => ` ${Math.round((Number(n) * 480) / grid) / 10}`)]]
}

function costText(info: CardInfo): string {
  const { kind, restriction, locked, capacity } = info.facts
  const parts: string[] = []
  if (kind === 'site') parts.push(w('oath-web-capacity', { capacity: Number(capacity) }))
  if (restriction === 'site' || restriction === 'adviser') parts.push(w(`restriction-${restriction}`))
  if (locked) parts.push(w('restriction-locked'))
  return parts.join(', ')
}

function oddsOf(one: Campaign): string {
  const { odds = 0, odds_at_worst: worst = odds } = one
  return worst === odds ? w('oath-web-remark-odds', { odds: percent(odds) }) : w('oath-web-remark-odds-worst', { odds: percent(odds), worst: percent(worst) })
}

/** What a site, the site of a relic or a space of the Reliquary is called; '' for other things. */
function placeName(thing: string, view: ViewInfo, texts: Texts): string {
  const [, slot, space] = /^(s\d)(?:\.relic\d)?$|^reliquary_(\d)$/.exec(thing) ?? []
  if (slot) return siteName(view, slotOf(slot))
  return space ? texts.cardName(TRAITS[Number(space) - 1]) : ''
}

/** The names of sites, and how campaigns would go. */
function remark(choice: Choice, { ask, view, texts }: HintContext): string {
  const [verb, thing] = split(choice.text)
  const facts = factsOf(view)
  const chances = facts.turn === ask.player ? facts.chances : []
  if (verb === 'campaign' && chances.length) {
    const best = chances.reduce((a, b) => ((b.odds ?? 0) > (a.odds ?? 0) ? b : a))
    return chances.length > 1 ? w('oath-web-remark-best', { odds: percent(best.odds ?? 0) }) : oddsOf(best)
  }
  if (verb === 'against') {
    const one = chances.find((chance) => thing === (facts.players[chance.defender]?.colour ?? 'bandits'))
    return one ? oddsOf(one) : ''
  }
  const name = placeName(thing, view, texts)
  return name && `(${name})`
}

function whyNot(thing: string, _: string, { ask, view, texts }: HintContext): Hint {
  const name = isSlot(thing) ? siteName(view, slotOf(thing)) : nameOf(thing, texts, factsOf(view))
  return { text: name ? w('oath-web-no-choice', { thing: name }) : w('oath-web-no-choice-here'), rule: ask.rule }
}

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
  Cost,
  costText,
  emblem,
  marks: (view: ViewInfo, texts) => (factsOf(view).players ?? []).map((one) => texts.text(messageId('colour', one.colour))),
  heading(view, names, texts) {
    const { phase, round, turn } = factsOf(view)
    const name = texts.has(`phase-${phase}`) ? texts.text(`phase-${phase}`) : ''
    return texts.text('oath-web-heading', { round, phase: name, who: turn === view.seat ? 'you' : 'other', player: names[turn] ?? '' })
  },
  whyNot,
  remark,
  short(choice, texts, view) {
    const [verb, thing] = split(choice.text)
    if (verb === 'citizenship') return texts.text(messageId('colour', thing))
    const name = placeName(thing, view, texts)
    return isSlot(thing) ? `${slotOf(thing) + 1} ${name}` : name
  },
  promised: (options, texts) => ((options.colours as string[] | undefined) ?? []).map((colour) => texts.text(messageId('colour', colour))),
  ending,
  chapters: ['turn'],
  isSilent: (event) => event.id === 'decides' && TOLD.includes(String(event.prompt)),
  summary,
}

export default look
