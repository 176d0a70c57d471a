/** Root's own board, pictures, hints and log. */
import { cards } from '../../lib/cards.svelte'
import type { CardInfo, Event, ViewInfo } from '../../lib/messages'
import { bySpot } from '../../lib/spots'
import { messageId, split, type Texts } from '../../lib/texts'
import type { Hint, HintContext, Look } from '..'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import { emblemOf } from './emblems'
import { factsOf, isSpot, presence, suitName, w } from './facts'
import { sheet } from './maps'
import { typeColours, typeIcons } from './types'

function craftText(info: CardInfo): string {
  if (info.facts.kind === 'quest') return ''
  const cost = Object.entries((info.facts.cost ?? {}) as Record<string, number>).filter(([, n]) => n)
  if (!cost.length) return w('root-web-not-craftable')
  const told = cost.map(([suit, n]) => `${suit === 'any' ? w('suit-any') : suitName(suit)} ×${n}`)
  return w('root-web-craft-cost', { cost: told.join(', ') })
}

function whyNot(thing: string, where: string, { ask, view, texts, find }: HintContext): Hint {
  const facts = factsOf(view)
  const plain = { text: w('root-web-no-choice', { thing: texts.thing(thing) }), rule: ask.rule }
  if (where === 'map' && isSpot(thing)) {
    const c = Number(thing.slice(1))
    if (thing.startsWith('f')) return plain
    const ways = [...bySpot(ask).keys()].filter(isSpot)
    const from = isSpot(ask.about) && ways.length && !ways.includes(ask.about) ? Number(ask.about.slice(1)) : 0
    if (from) {
      const near = sheet(facts.map).next[from].includes(c)
      if (!near) return { text: w('root-web-not-adjacent', { from, to: c }), rule: 'root:4.2' }
      return { text: w('root-web-no-rule', { from, to: c }), rule: 'root:4.2.1' }
    }
    const verbs = new Set(ask.options.map((choice) => split(choice.text)[0]))
    const mine = presence(facts, c).find((one) => one.seat === ask.player)
    if (verbs.has('battle') && verbs.size === 1 && mine) return { text: w('root-web-no-enemy', { clearing: c }), rule: ask.rule }
    if (verbs.has('at') && !facts.clearings[c - 1].free_slots) return { text: w('root-web-no-slot', { clearing: c }), rule: ask.rule }
    return plain
  }
  if (where === 'hand' && facts.turn === ask.player && !ask.about && !ask.source) {
    const info = find(thing)
    const kind = String(info?.facts.kind)
    if (kind === 'ambush') return { text: w('root-web-hint-ambush'), rule: 'root:2.1.4' }
    if (kind === 'dominance') return { text: w('root-web-hint-dominance'), rule: 'root:3.3.1' }
    if (info) return { text: w('root-web-hint-craft', { card: texts.thing(thing), cost: craftText(info) }), rule: 'root:4.1' }
  }
  return plain
}

/** Points gained in a chapter, and what was crafted. */
function summary(events: readonly Event[], texts: Texts): string {
  const scored = events.filter((event) => event.id === 'scores').reduce((total, event) => total + Number(event.points), 0)
  const crafted = events.flatMap((event) => (event.id === 'crafts' ? [texts.thing(String(event.card))] : []))
  const battles = events.filter((event) => event.id === 'battle-starts').length
  const parts = [...crafted]
  if (battles) parts.push(w('root-web-battles', { count: battles }))
  if (scored) parts.push(w('root-vp', { points: scored > 0 ? `+${scored}` : String(scored) }))
  return parts.join(' · ')
}

const look: Look = {
  Board,
  typeIcons,
  typeColours,
  printing: (view) => factsOf(view).print,
  Cost,
  costText: (info) => craftText(info),
  emblem: (card) => emblemOf(card, cards.find('root', card)?.facts.kind === 'item' ? String(cards.find('root', card)?.facts.item) : ''),
  marks: (view: ViewInfo, texts) => (factsOf(view).factions ?? []).map((one) => texts.text(messageId('short', one.faction))),
  promised: (options, texts) => (Array.isArray(options.factions) ? options.factions.map((id) => texts.text(messageId('short', String(id)))) : []),
  heading(view, names, texts) {
    const { phase, round, turn } = factsOf(view)
    const own = view.seat === turn ? 'you' : 'other'
    const name = phase === 'setup' ? '' : texts.text(`phase-${phase}`)
    return texts.text('root-heading', { phase, 'phase-name': name, round, who: own, player: names[turn] ?? '' })
  },
  whyNot,
  short(choice, texts) {
    const [, thing] = split(choice.text)
    return isSpot(thing) ? (thing.startsWith('c') ? thing.slice(1) : texts.thing(thing)) : ''
  },
  chapters: ['turn'],
  // A crafted card that is discarded at once.
  isEcho(event, _, lines) {
    if (event.id !== 'discards' || !Array.isArray(event.cards) || event.cards.length !== 1) return false
    const crafts = lines.findLast((one) => one.id === 'crafts' || one.id === 'discards')
    return crafts?.id === 'crafts' && crafts.card === event.cards[0]
  },
  summary,
}

export default look
