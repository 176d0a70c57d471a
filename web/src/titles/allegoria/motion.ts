/** How the pieces of Throne of Allegoria move: bid tokens, figures, markers on tracks, cards. */
import { kindOf, lay, layCards, type Motion, type Stock } from '../../lib/motion'
import { countIn, factsOf, stackOf, zoneOf, type Facts } from './facts'

// Bid tokens are no cards; decks and their discards lie together, and nothing else tells where a card came from.
const APART = /^(tokens|bids_\d|alms_tiles|box|.*_deck|.*_discard)$/

export const motion: Motion = {
  stock(view) {
    const stock: Stock = new Map()
    const facts = factsOf(view)
    layCards(stock, view, (zone) => APART.test(zone))
    lay(stock, 'anarchy/-1', 'marker/anarchy', facts.anarchy_left)
    if (facts.plus_tile) lay(stock, `area_${facts.plus_tile}`, 'plus/plus')
    if (facts.week) lay(stock, `start/${facts.start}`, 'start/start')
    facts.players.forEach((one, seat) => {
      const token = `bid-${one.house}`
      const held = zoneOf(view, 'tokens', seat)?.cards.filter((face) => face !== null) ?? []
      for (const face of held) lay(stock, `tokens/${seat}`, `${token}/${face}`)
      lay(stock, `tokens/${seat}`, `${token}/`, countIn(view, 'tokens', seat) - held.length)
      facts.spaces.forEach((_, at) => {
        for (const face of stackOf(view, at + 1, seat)) lay(stock, `bids_${at + 1}/${seat}`, `${token}/${face ?? ''}`)
      })
      for (const [region, figures] of Object.entries(one.regions))
        for (const [kind, count] of Object.entries(figures)) lay(stock, region, `figure/${kind}-${one.house}`, count)
      lay(stock, `alms/${one.alms}`, `alms/${one.house}`)
      lay(stock, `diplomacy/${one.diplomacy}`, `diplomacy/${one.house}`)
      lay(stock, `anarchy/${seat}`, 'marker/anarchy', one.anarchy)
    })
    return stock
  },
  source: (thing, _, { after }) => apart(thing, factsOf(after)),
  sink: (thing, _, { after }) => apart(thing, factsOf(after)),
}

/** Where a thing is when it lies nowhere: cards in a deck, figures, then of no kind, in the supply of their house. */
function apart(thing: string, { players }: Facts): string {
  if (kindOf(thing) === 'card') return 'decks'
  return kindOf(thing) === 'figure' ? `supply/${players.findIndex(({ house }) => thing.endsWith(`-${house}`))}` : ''
}
