/** How the pieces of Root move: between clearings, from and to faction boards, along the score track. */
import { lay, layCards, type Motion, type Stock } from '../../lib/motion'
import { factsOf } from './facts'

export const motion: Motion = {
  stock(view) {
    const stock: Stock = new Map()
    const facts = factsOf(view)
    const layAll = (place: string, kind: string, counts: Readonly<Record<string, number>> = {}) => {
      for (const [name, count] of Object.entries(counts)) lay(stock, place, `${kind}/${name}`, count)
    }
    layCards(stock, view)
    layAll('items/-1', 'item', facts.items)
    facts.factions.forEach((one, seat) => {
      const warrior = `warrior/${one.faction}`
      lay(stock, `board/${seat}`, warrior, one.supply)
      lay(stock, `board/${seat}`, warrior, (one.officers ?? 0) + (one.acolytes ?? 0))
      one.warriors.forEach((count, at) => lay(stock, `c${at + 1}`, warrior, count))
      layAll(`board/${seat}`, 'piece', one.stock)
      for (const [kind, counts] of Object.entries(one.pieces)) counts.forEach((count, at) => lay(stock, `c${at + 1}`, `piece/${kind}`, count))
      if (one.pawn) lay(stock, one.pawn, `pawn/${one.faction}`)
      if (!one.dominance && one.partner < 0) lay(stock, `score/${one.points}`, `score/${one.faction}`)
      layAll(`items/${seat}`, 'item', one.items)
      for (const items of Object.values(one.pack ?? {})) layAll(`items/${seat}`, 'item', items)
      for (const box of [one.funds, one.payments, one.commitments]) layAll(`funds/${seat}`, 'warrior', box)
    })
    return stock
  },
}
