/** Root's own board, pictures and log. */
import { cards } from '../../lib/cards.svelte'
import type { CardInfo, Event, ViewInfo } from '../../lib/messages'
import { messageId, split, type Texts } from '../../lib/texts'
import type { Look } from '..'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import { emblemOf } from './emblems'
import { factsOf, isSpot, suitName, w } from './facts'
import Beside from './Beside.svelte'
import { typeColours, typeIcons } from './types'

function craftText(info: CardInfo): string {
  if (info.facts.kind === 'quest') return ''
  const cost = Object.entries((info.facts.cost ?? {}) as Record<string, number>).filter(([, n]) => n)
  if (!cost.length) return w('root-web-not-craftable')
  const told = cost.map(([suit, n]) => `${suit === 'any' ? w('suit-any') : suitName(suit)} ×${n}`)
  return w('root-web-craft-cost', { cost: told.join(', ') })
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

// Answers that choose something with a power of its own, by their verb.
const EXPLAINED: Record<string, string> = { lead: 'leader', character: 'character' }

/** What stands in each clearing, and whose it is. */
const clearings = (view: ViewInfo): string[] => {
  const { clearings, factions } = factsOf(view)
  return clearings.map((clearing, at) => JSON.stringify([clearing, factions.map(({ warriors, pieces }) => [warriors[at], Object.values(pieces).map((row) => row[at])])]))
}

/** Clearings in which something has changed or happened, and where pawns came from and went to. */
function changed(before: ViewInfo, after: ViewInfo, events: readonly Event[]): string[] {
  const were = clearings(before)
  const differ = clearings(after).flatMap((now, at) => (now === were[at] ? [] : [`c${at + 1}`]))
  const named = events.flatMap(({ clearing, from, to }) => [clearing, from, to].filter((place) => typeof place === 'number').map((place) => `c${place}`))
  const pawns = (view: ViewInfo) => factsOf(view).factions.map(({ pawn }) => pawn ?? '')
  const walked = pawns(after).flatMap((now, seat) => (now === pawns(before)[seat] ? [] : [pawns(before)[seat], now]))
  return [...differ, ...named, ...walked.filter(Boolean)]
}

const HUES: Record<string, number> = { eyrie: 0, marquise: 1, alliance: 2, cult: 4, vagabond: 5, riverfolk: 6, vagabond_2: 7 }

// Beside the name of a place, in short.
const ODDS: Record<string, string> = { 'root-remark-battle': 'root-web-odds', 'root-remark-battle-range': 'root-web-odds-range' }

const look: Look = {
  Board,
  changed,
  Beside,
  hues: (view) => (factsOf(view).factions ?? []).map((one) => HUES[one.faction]),
  colours: (view) => (factsOf(view).factions ?? []).map((one) => `f-${one.faction}`),
  explains(choice, texts, view) {
    const [verb, thing] = split(choice.text)
    const kind = EXPLAINED[verb]
    return kind ? texts.edition(messageId(kind, thing), factsOf(view).print) : ''
  },
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
  short(choice, texts) {
    const [, thing] = split(choice.text)
    if (!isSpot(thing)) return ''
    const place = thing.startsWith('c') ? thing.slice(1) : texts.thing(thing)
    const odds = ODDS[choice.remark]
    return odds ? `${place} ${w(odds, choice.args)}` : place
  },
  together: 2,
  // Cards to discard are chosen in the hand: their names a second time would push the map away.
  there: ({ text, spots }, { seat }) => split(text)[0] === 'discard' && spots.some((spot) => spot.startsWith(`hand/${seat}/`)),
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
