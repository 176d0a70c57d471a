/** What Throne of Allegoria adds to the generic table: its boards in figures, its log. */
import type { Look } from '..'
import type { ViewInfo } from '../../lib/messages'
import type { OwnCard, Texts } from '../../lib/texts'
import { factsOf } from './facts'
import Facts from './Facts.svelte'

const STAGES = ['end-tasks', 'nobles', 'preparation', 'decree', 'planning', 'over']

/** Cards of an owner's own tables: their names, and what they say in the owner's words or ours. */
function ownCards(view: ViewInfo, texts: Texts): OwnCard[] {
  const { prints, players } = factsOf(view)
  return Object.entries(prints.cards).map(([id, card]) => {
    const said = card.text[texts.lang]
    if (said || !card.table) return { id, name: card.name[texts.lang], text: said || texts.cardText(id) }
    const figures = Object.keys(Object.values(players[0].regions)[0])
    const told = [...Object.keys(players[0].tracks), ...figures].filter((part) => Number(card.values[part] ?? 0))
    const values = told.map((part) => `${texts.thing(part)} ${card.values[part]}`).join(', ')
    const text = texts.text(`allegoria-own-${card.table.replace(/s$/, '')}`, { values, ...card.values })
    return { id, name: card.name[texts.lang], text }
  })
}

const look: Look = {
  Facts,
  ownCards,
  marks: (view, texts) => (factsOf(view).players ?? []).map((one) => texts.thing(one.house)),
  heading(view, names, texts) {
    const { week, stage, turn } = factsOf(view)
    const known = stage.replaceAll('_', '-')
    const name = texts.text(`allegoria-stage-${STAGES.includes(known) ? known : 'administration'}`)
    const whose = turn < 0 ? 'none' : turn === view.seat ? 'you' : 'other'
    return texts.text('allegoria-heading', { week, stage: name, turn: whose, player: names[turn] ?? '' })
  },
  chapters: ['week', 'area'],
}

export default look
