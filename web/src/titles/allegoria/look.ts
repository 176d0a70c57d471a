/** What Throne of Allegoria adds to the generic table: its boards in figures, its log. */
import type { Look } from '..'
import type { ViewInfo } from '../../lib/messages'
import Facts, { type AllegoriaFacts } from './Facts.svelte'

const factsOf = (view: ViewInfo) => view.facts as unknown as AllegoriaFacts
const STAGES = ['end-tasks', 'nobles', 'preparation', 'decree', 'planning', 'over']

const look: Look = {
  Facts,
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
