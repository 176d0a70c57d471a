/** How cards of Dominion move: from hand to play, from the Supply to whoever gains them, to the trash. */
import { lay, layCards, nameOf, type Change, type Motion, type Stock } from '../../lib/motion'
import { factsOf, gains, zoneOf } from './facts'

const deckGrew = ({ before, after }: Change, seat: number) => (zoneOf(after, 'deck', seat)?.count ?? 0) > (zoneOf(before, 'deck', seat)?.count ?? 0)
const hasNewTurn = ({ events }: Change) => events.some((event) => event.id === 'turn')

export const motion: Motion = {
  stock(view) {
    const stock: Stock = new Map()
    layCards(stock, view, (zone) => zone === 'deck' || zone.startsWith('pile_'))
    // Of a mixed pile only the top card is known.
    for (const { pile, card, left } of factsOf(view).supply) lay(stock, 'supply/-1', `card/${card}`, pile === card ? left : Math.min(left, 1))
    return stock
  },
  source(thing, to, { events }) {
    const [zone, owner] = to.split('/')
    if (Number(owner) < 0) return ''
    const isGained = gains(events, Number(owner)).includes(nameOf(thing))
    if (zone === 'discard') return isGained ? 'supply/-1' : ''
    return zone === 'play' ? '' : `deck/${owner}`
  },
  sink(thing, from, change) {
    const [zone, owner] = from.split('/')
    if (zone === 'supply') {
      const seat = change.after.zones.map((one) => one.owner).find((one) => one >= 0 && gains(change.events, one).includes(nameOf(thing)))
      return seat === undefined ? '' : `discard/${seat}`
    }
    if (Number(owner) < 0 || zone === 'discard') return ''
    return deckGrew(change, Number(owner)) && !hasNewTurn(change) ? `deck/${owner}` : `discard/${owner}`
  },
  // A hand is drawn from the deck; from elsewhere comes only what the events name.
  goes({ thing, from, to }, change) {
    const [zone, owner] = to.split('/')
    const source = from.split('/')[0]
    const isTold = (ids: readonly string[]) => change.events.some((event) => ids.includes(String(event.id)))
    if (zone !== 'hand' || from === to) return true
    if (source === 'supply') return !hasNewTurn(change) && gains(change.events, Number(owner)).includes(nameOf(thing))
    if (source === 'hand') return isTold(['gives'])
    return !['play', 'discard'].includes(source) || isTold(['takes'])
  },
  // Whoever had the turn has discarded the hand and drawn another.
  renewed: (change) => (hasNewTurn(change) ? [`hand/${factsOf(change.before).turn}`] : []),
}
