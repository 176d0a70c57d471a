/** Dominion's own board and pictures. */
import { MediaQuery } from 'svelte/reactivity'
import { t } from '../../lib/language.svelte'
import type { Choice, ViewInfo } from '../../lib/messages'
import { split } from '../../lib/texts'
import { ROOMY, type Look } from '..'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import { emblem } from './emblems.svelte'
import { factsOf, gains } from './facts'
import { colouredAs, typeColours, typeIcons } from './types'

// Verbs whose answers differ in a number only.
const NUMBERED = ['coffers', 'villagers', 'pay', 'count', 'bid', 'place']

/** Piles that have more or fewer cards or tokens, and landscapes that somebody has bought or used. */
function changed(before: ViewInfo, after: ViewInfo): string[] {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const [was, now] = [factsOf(before), factsOf(after)]
  const piles = now.supply.filter((pile, at) => differ([pile.left, pile.card, pile.tokens], [was.supply[at]?.left, was.supply[at]?.card, was.supply[at]?.tokens]))
  const landscapes = now.landscapes.filter((one, at) => differ(one, was.landscapes[at]))
  return [...piles.map(({ card }) => `supply/-1/${card}`), ...landscapes.map(({ card }) => `landscape/-1/${card}`)]
}

// Buttons for so many cards of a hand or discard pile stand beside them; for more they would only take the table's room.
const MANY = 6
const roomy = new MediaQuery(ROOMY)
const isHeld = ({ spots }: Choice) => spots.length > 0 && spots.every((spot) => /^(hand|discard)\//.test(spot))

const look: Look = {
  Board,
  changed,
  typeIcons,
  typeColours,
  colouredAs,
  emblem,
  Cost,
  costText(info, texts, cost) {
    if (info.cost < 0) return ''
    const price = { cost: cost ?? info.cost, potion: Number(info.facts.potion ?? 0), debt: Number(info.facts.debt ?? 0) }
    return t('cost-is', { cost: texts.text('dominion-amount', price) })
  },
  short({ text }) {
    const [verb, number] = split(text)
    if (!NUMBERED.includes(verb) || !/^\d*$/.test(number)) return ''
    return number || (verb === 'pay' ? t('dominion-pay-all') : '1')
  },
  there(choice, view, ask) {
    if (isHeld(choice)) return roomy.current && ask.options.filter(isHeld).length > MANY
    const { supply, landscapes } = factsOf(view)
    const lying = [...supply.flatMap(({ card, pile }) => [`supply/-1/${card}`, `supply/-1/${pile}`]), ...landscapes.map(({ card }) => `landscape/-1/${card}`)]
    return choice.spots.some((spot) => lying.includes(spot))
  },
  chapters: ['turn'],
  summary(events, texts) {
    const bought = events.flatMap((event) => (event.id === 'buys' ? [String(event.card)] : []))
    const gained = [...bought, ...gains(events)]
    return gained.length ? `+ ${texts.cards(gained)}` : ''
  },
}

export default look
