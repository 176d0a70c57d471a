/** Oath's own board, pictures and log. */
import type { Layer, Look } from '..'
import { cards } from '../../lib/cards.svelte'
import type { CardInfo, Choice, Event, ViewInfo } from '../../lib/messages'
import { messageId, split, type Texts } from '../../lib/texts'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import { ending } from './ending'
import { factsOf, isSlot, limitText, priceText, recoveryText, slotOf, w } from './facts'
import { typeColours, typeIcons } from './types'

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

/** What to write on an answer that names a place: its number, and what is said about it. */
function short(choice: Choice, texts: Texts): string {
  const [verb, thing] = split(choice.text)
  if (verb === 'citizenship') return texts.thing(thing)
  if (!PLACE.test(thing)) return ''
  const said = texts.remark(choice).replaceAll(/^\(|\)$/g, '')
  return isSlot(thing) ? `${slotOf(thing) + 1} ${said}` : said
}
const PLACE = /^s\d(\.relic\d)?$|^reliquary_\d$|^[a-z]+\.\d$/ // sites, relics, facedown advisers

/** Campaigns and cards played in a chapter. */
function summary(events: readonly Event[], texts: Texts): string {
  const played = events.flatMap((event) => (['plays', 'plays-adviser', 'reveals-vision'].includes(String(event.id)) ? [texts.thing(String(event.card))] : []))
  const fought = events.filter((event) => event.id === 'campaigns').length
  return [...played, ...(fought ? [w('oath-web-campaigns', { count: fought })] : [])].join(' · ')
}

/** Sites, banks and piles on which something has changed, or which the events name. */
function changed(before: ViewInfo, after: ViewInfo, events: readonly Event[]): string[] {
  const was = factsOf(before)
  const were = was.sites
  const { sites, banks, discard_backs } = factsOf(after)
  const paid = Object.keys(banks).filter((suit) => banks[suit] !== was.banks[suit])
  const piles = Object.keys(discard_backs).filter((region) => discard_backs[region].length !== was.discard_backs[region].length)
  const told = events.flatMap(({ bank, pile, deck }) => [...(bank ? [`bank_${String(bank)}`] : []), ...(pile ? [`discards_${String(pile)}`] : []), ...(deck ? [`${String(deck)}_deck`, `discards_${String(deck)}`] : [])])
  const differ = sites.flatMap((site, slot) => (JSON.stringify(site) === JSON.stringify(were[slot]) ? [] : [slot]))
  const cards = events.flatMap(({ site, sites, from, to }) => [site, sites, from, to].flat())
  const named = cards.map((card) => (card ? sites.findIndex((site) => site.card === card) : -1)).filter((slot) => slot >= 0)
  return [...[...differ, ...named].map((slot) => `s${slot + 1}`), ...paid.map((suit) => `bank_${suit}`), ...piles.map((region) => `discards_${region}`), ...told]
}

const MAJORS = ['search', 'muster', 'trade', 'recover', 'campaign', 'travel']

const HUES: Record<string, number> = { blue: 0, red: 1, purple: 3, yellow: 4, black: 5, white: 7 }

const look: Look = {
  Board,
  changed,
  typeIcons,
  typeColours,
  fixedSeats: (options) => options.world === 'introduction',
  Cost,
  costText,
  limits: printedText,
  emblem,
  hues: (view) => (factsOf(view).players ?? []).map((one) => HUES[one.colour]),
  marks: (view: ViewInfo, texts) => (factsOf(view).players ?? []).map((one) => texts.text(messageId('colour', one.colour))),
  heading(view, names, texts) {
    const { phase, round, turn } = factsOf(view)
    const name = texts.has(`phase-${phase}`) ? texts.text(`phase-${phase}`) : ''
    return texts.text('oath-web-heading', { round, phase: name, who: phase === 'setup' ? 'nobody' : turn === view.seat ? 'you' : 'other', player: names[turn] ?? '' })
  },
  short,
  together: 2,
  row: ({ prompt }) => (prompt === 'act' ? { actions: MAJORS, last: 'rest' } : undefined),
  promised: (options, texts) => ((options.colours as string[] | undefined) ?? []).map((colour) => texts.text(messageId('colour', colour))),
  ending,
  chapters: ['turn', 'wins'],
  summary,
}

export default look
