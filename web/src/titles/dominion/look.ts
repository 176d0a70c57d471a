/** Dominion's own board, pictures and hints. */
import { t } from '../../lib/language.svelte'
import { split } from '../../lib/texts'
import type { Hint, HintContext, Look } from '..'
import Board from './Board.svelte'
import { emblem } from './emblems'
import { factsOf, gains } from './facts'
import { typeColours, typeIcons } from './types'

const NEEDED_TYPE: Record<string, string> = { 'play-action': 'action', 'play-treasure': 'treasure' }

function whyNot(card: string, where: string, { ask, view, texts, find }: HintContext): Hint {
  const facts = factsOf(view)
  const name = texts.thing(card)
  const pile = facts.supply.find((pile) => pile.card === card)
  const rule = ask.rule
  const isTurn = facts.turn === ask.player
  if (where === 'supply' && pile && ['buy', 'gain'].includes(split(ask.options[0]?.text ?? '')[0])) {
    if (pile.left === 0) return { text: texts.text('dominion-sold-out', { card: name }), rule }
    if (ask.prompt === 'buy') {
      const args = { card: name, cost: pile.cost, coins: facts.coins }
      return { text: texts.text('dominion-too-dear', args), rule }
    }
    return { text: t('dominion-hint-gain', { card: name, source: texts.thing(ask.source) }), rule }
  }
  if (where === 'supply' && isTurn && ask.prompt.startsWith('play-'))
    return { text: t('dominion-hint-buy-later', { phase: ask.prompt }), rule: 'dominion:D13' }
  if (where.startsWith('hand')) {
    if (ask.prompt === 'buy') return { text: t('dominion-hint-bought'), rule: 'dominion:D16' }
    const needed = NEEDED_TYPE[ask.prompt]
    if (needed && !find(card)?.types.includes(needed)) {
      const types = (find(card)?.types ?? []).map((type) => texts.text(`type-${type}`)).join(', ')
      return { text: t(`dominion-hint-${ask.prompt}`, { card: name, types }), rule }
    }
  }
  const source = ask.source ? texts.thing(ask.source) : ''
  return { text: source ? t('hint-not-a-choice-for', { card: name, source }) : t('hint-not-a-choice'), rule }
}

const look: Look = {
  Board,
  typeIcons,
  typeColours,
  emblem,
  whyNot,
  chapters: ['turn'],
  summary(events, texts) {
    const bought = events.flatMap((event) => (event.id === 'buys' ? [String(event.card)] : []))
    const gained = [...bought, ...gains(events)]
    return gained.length ? `+ ${texts.cards(gained)}` : ''
  },
}

export default look
