/** The latest campaign, step by step, as far as the events tell it. */
import type { Event } from '../../lib/messages'

export type Step =
  | { kind: 'plans'; events: Event[] }
  | { kind: 'dice'; dice: 'attack' | 'defence'; seat: number; faces: string[] }
  | { kind: 'skulls' | 'sacrifice' | 'losses' | 'spoils'; events: Event[] }
  | { kind: 'values'; attack: number; defence: number }
export type Fought = {
  at: number // the number of its first event
  attacker: number // a seat
  defender: string // a colour, or 'bandits'
  targets: string[]
  forces: { attackers: number; defenders: number } | null // once all plans are used, until when they may change
  steps: Step[]
  winner: string // 'attacker', 'defender', or '' while it goes on
  past: boolean // something else has been done since
}

const LOSSES = ['loses-warbands', 'site-loses-warbands', 'retreats']
const AFTER = ['turn', 'round', 'acts', 'wins']

/** The campaign that began last, if it was in this turn or in the one before. */
export function lastCampaign(events: readonly Event[]): Fought | null {
  let at = events.length - 1
  let turns = 0
  while (at >= 0 && events[at].id !== 'campaigns') if (events[at--].id === 'turn' && ++turns > 1) return null
  if (at < 0) return null
  const first = events[at]
  const fought: Fought = { at, attacker: Number(first.seat), defender: String(first.defender), targets: (first.targets as string[]) ?? [], forces: null, steps: [], winner: '', past: false }
  /** Events of a kind stand together. */
  const add = (kind: 'plans' | 'skulls' | 'sacrifice' | 'losses' | 'spoils', event: Event) => {
    const same = fought.steps.find((step) => step.kind === kind)
    if (same && 'events' in same) same.events.push(event)
    else fought.steps.push({ kind, events: [event] })
  }
  let rolled = false
  let sacrifices = false
  for (const event of events.slice(at + 1)) {
    const id = String(event.id)
    fought.past = AFTER.includes(id) || (id === 'decides' && event.prompt === 'act')
    if (fought.past) break
    if (id === 'decides') sacrifices ||= event.prompt === 'sacrifice'
    else if (event.quiet) continue
    else if (id === 'campaign-forces') fought.forces = { attackers: Number(event.attackers), defenders: Number(event.defenders) }
    else if (id === 'uses-plan') add('plans', event)
    else if (id === 'rolls') {
      const dice = event.dice === 'attack' ? 'attack' : 'defence'
      rolled ||= dice === 'attack'
      fought.steps = fought.steps.filter((step) => !(step.kind === 'dice' && step.dice === dice)) // rolled again
      fought.steps.push({ kind: 'dice', dice, seat: Number(event.seat), faces: (event.faces as string[]) ?? [] })
    } else if (id === 'campaign-values') fought.steps.push({ kind: 'values', attack: Number(event.attack), defence: Number(event.defence) })
    else if (id === 'campaign-won') fought.winner = String(event.side)
    else if (fought.winner) add(LOSSES.includes(id) ? 'losses' : 'spoils', event)
    else if (rolled && LOSSES.includes(id)) add(sacrifices ? 'sacrifice' : 'skulls', event)
  }
  return fought
}
