/** The steps of each faction's turn, as its board prints them. */
import type { Faction, Facts } from './facts'

export const PHASES = ['birdsong', 'daylight', 'evening'] as const
export type Phase = (typeof PHASES)[number]
type Turn = Record<Phase, readonly string[]>

const WANDERING: Turn = { birdsong: ['refresh', 'slip'], daylight: ['actions'], evening: ['rest', 'draw'] }
export const TURNS: Record<string, Turn> = {
  marquise: { birdsong: ['wood'], daylight: ['craft', 'actions'], evening: ['draw'] },
  eyrie: { birdsong: ['decree-add', 'new-roost'], daylight: ['craft', 'decree'], evening: ['score', 'draw'] },
  alliance: { birdsong: ['revolt', 'spread'], daylight: ['craft', 'mobilize', 'train'], evening: ['operations', 'draw'] },
  vagabond: WANDERING,
  vagabond_2: WANDERING,
  cult: { birdsong: ['outcast', 'souls', 'conspire'], daylight: ['rituals'], evening: ['take-back', 'craft', 'draw'] },
  riverfolk: { birdsong: ['protect', 'dividends', 'gather'], daylight: ['actions'], evening: ['discard', 'prices'] },
}

// Phases in which the table counts the steps; in others any of them may be under way.
const COUNTED = new Set(['marquise daylight', 'eyrie daylight', 'alliance birdsong', 'cult birdsong', 'cult evening', 'riverfolk birdsong', 'riverfolk evening'])

/** The step of this moment's phase that is under way; -1 if the table does not tell. */
export function stepNow({ faction }: Faction, { phase, stage }: Facts): number {
  if (!COUNTED.has(`${faction} ${phase}`)) return -1
  return Math.min(stage, TURNS[faction][phase as Phase].length - 1)
}
