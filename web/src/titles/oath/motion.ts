/** How the pieces of Oath move: pawns and warbands between sites and boards, favor, secrets, cards, relics, banners. */
import { lay, layCards, type Motion, type Stock } from '../../lib/motion'
import { factsOf } from './facts'

const UNSEEN = ['archive', 'dispossessed', 'box', 'site_deck', 'traits'] // that is nowhere on the table

export const motion: Motion = {
  stock(view) {
    const stock: Stock = new Map()
    const facts = factsOf(view)
    layCards(stock, view, (zone) => UNSEEN.includes(zone) || /^site_\d$/.test(zone))
    facts.sites.forEach((site, slot) => {
      const place = `s${slot + 1}`
      lay(stock, place, `warband/${site.colour}`, site.warbands)
      lay(stock, place, 'token/favor', site.favor)
      lay(stock, place, 'token/secret', site.secrets)
      for (const seat of site.pawns) lay(stock, place, `pawn/${facts.players[seat].colour}`)
    })
    facts.players.forEach((one, seat) => {
      lay(stock, `board/${seat}`, `warband/${one.force}`, one.warbands)
      lay(stock, `bank/${seat}`, `warband/${one.colour}`, one.bank)
      lay(stock, `board/${seat}`, 'token/favor', one.favor)
      lay(stock, `board/${seat}`, 'token/secret', one.secrets + one.facedown_secrets)
    })
    for (const [suit, favor] of Object.entries(facts.banks)) lay(stock, `bank_${suit}`, 'token/favor', favor)
    lay(stock, 'shared_bank', 'token/favor', facts.shared_favor)
    for (const [card, favor] of Object.entries(facts.favor_on)) lay(stock, `on/-1/${card}`, 'token/favor', favor)
    for (const [card, secrets] of Object.entries(facts.secrets_on)) lay(stock, `on/-1/${card}`, 'token/secret', secrets)
    for (const [card, bands] of Object.entries(facts.warbands_on)) for (const [colour, count] of Object.entries(bands)) lay(stock, `on/-1/${card}`, `warband/${colour}`, count)
    return stock
  },
  // Nobody sees how many cards are in the world deck.
  source(thing, to) {
    const zone = to.split('/')[0]
    return thing.startsWith('card/') && (zone === 'hand' || zone.startsWith('discards_')) ? 'world_deck' : ''
  },
}
