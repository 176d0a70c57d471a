/** The board of Throne of Allegoria, its pictures, its log; and its boards in figures for the plain table. */
import type { Layer, Look } from '..'
import type { ViewInfo } from '../../lib/messages'
import { split, type OwnCard, type Texts } from '../../lib/texts'
import Board from './Board.svelte'
import { factsOf, isArea, numeral } from './facts'
import Facts from './Facts.svelte'
import { cardIcon, grown, iconOf } from './icons'

const TYPE_PICTURES: Record<string, string> = {
  worker: iconOf('workers'),
  during_task: iconOf('tasks'),
  end_task: iconOf('tasks'),
  noble: iconOf('castle'),
  decree: iconOf('decree'),
  trader: iconOf('trader'),
  alms_tile: iconOf('alms'),
  guild: iconOf('home'),
}
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

/** A card's drawing; worker cards show their value beside it. */
function emblem(card: string): Layer[] {
  const value = /^(?!trader)[a-z]+_([1-3])$/.exec(card)?.[1]
  const drawn: Layer = ['a', grown(cardIcon(card), value ? 1.6 : 2)]
  const pips = value ? Array.from({ length: Number(value) }, (_, at): Layer => ['a', `M42 ${3 + at * 14}a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z`]) : []
  return [drawn, ...pips]
}

const HUES: Record<string, number> = { antares: 0, roselie: 1, umbral: 3, culver_lux: 4 }

const look: Look = {
  Board,
  Facts,
  emblem,
  typeIcons: Object.fromEntries(Object.entries(TYPE_PICTURES).map(([type, path]) => [type, [path, 24]] as const)),
  typeColours: Object.keys(TYPE_PICTURES),
  colouredAs: { worker: 'mouse', during_task: 'reaction', end_task: 'attack', noble: 'curse', decree: 'rabbit', trader: 'duration', alms_tile: 'victory', guild: 'victory' },
  // Bids differ in the area only.
  short(choice) {
    const [verb, thing] = split(choice.text)
    return verb.startsWith('bid-') && isArea(thing) ? numeral(thing) : ''
  },
  ownCards,
  hues: (view) => (factsOf(view).players ?? []).map((one) => HUES[one.house]),
  marks: (view, texts) => (factsOf(view).players ?? []).map((one) => texts.thing(one.house)),
  heading(view, names, texts) {
    const { week, stage, turn, area } = factsOf(view)
    const known = stage.replaceAll('_', '-')
    const name = area ? texts.thing(`area_${area}`) : texts.text(`allegoria-stage-${STAGES.includes(known) ? known : 'administration'}`)
    const whose = turn < 0 ? 'none' : turn === view.seat ? 'you' : 'other'
    return texts.text('allegoria-heading', { week, stage: name, turn: whose, player: names[turn] ?? '' })
  },
  chapters: ['week', 'area'],
}

export default look
