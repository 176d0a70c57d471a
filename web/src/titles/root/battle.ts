/** The latest battle, step by step, as far as the events tell it. */
import type { AskInfo, Event } from '../../lib/messages'
import type { Facts } from './facts'

export type Step =
  | { kind: 'ambush'; by: 'attacker' | 'defender'; card: string; events: Event[] }
  | { kind: 'no-ambush'; events: Event[] }
  | { kind: 'roll'; attacker: number; defender: number; higher: 'attacker' | 'defender' }
  | { kind: 'told'; events: Event[] }
  | { kind: 'hits'; attacker: number; defender: number; attackerExtra: number; defenderExtra: number }
  | { kind: 'losses'; events: Event[] }
export type Battle = {
  at: number // the number of its first event
  clearing: number
  attacker: number // seats
  defender: number
  odds: Event | null // what it brings on average, until the dice tell
  steps: Step[]
  over: boolean
}

const LOSSES = ['pieces-removed', 'damages', 'scores', 'field-hospitals', 'base-lost', 'outrage', 'outrage-draws', 'revenge', 'fear', 'trade-disruption', 'relationship', 'steals']
const CARDS = ['uses', 'enlists', 'joins-battle']
// The questions of a battle itself.
const ASKED = ['ambush', 'foil-ambush', 'battle-card', 'battle-ally', 'enlist-arbiter', 'lose-piece', 'take-hit', 'field-hospitals', 'order-effects', 'outrage', 'lose-fund']
const AFTER = ['decides', 'discards', ...LOSSES]

/** The battle that began last, if it was in this turn or in the one before. */
export function lastBattle(events: readonly Event[], facts: Facts, asks: readonly AskInfo[]): Battle | null {
  let at = events.length - 1
  let turns = 0
  while (at >= 0 && events[at].id !== 'battle-starts') if (events[at--].id === 'turn' && ++turns > 1) return null
  if (at < 0) return null
  const first = events[at]
  const defender = facts.factions.findIndex((one) => one.faction === first.defender)
  const battle: Battle = { at, clearing: Number(first.clearing), attacker: Number(first.seat), defender, odds: null, steps: [], over: false }
  let dice: [number, number] | null = null
  let hit = false
  const losses: Event[] = []
  let told: Event[] = []
  for (const event of events.slice(at + 1)) {
    const id = String(event.id)
    if (id === 'battle-starts' || id === 'turn') {
      battle.over = true
      break
    }
    if (id === 'odds') battle.odds = event
    else if (id === 'ambushes' || id === 'foils')
      battle.steps.push({ kind: 'ambush', by: id === 'foils' ? 'attacker' : 'defender', card: String(event.card), events: [event] })
    else if (id === 'decides' && event.prompt === 'ambush' && event.answer === 'pass') battle.steps.push({ kind: 'no-ambush', events: [event] })
    else if (id === 'rolls') {
      dice = [Number(event.attacker), Number(event.defender)]
      battle.steps.push({ kind: 'roll', attacker: dice[0], defender: dice[1], higher: dice[1] > dice[0] ? 'defender' : 'attacker' })
    } else if (id === 'hits') {
      hit = true
      const [attacker, defending] = [Number(event.attacker), Number(event.defender)]
      const [rolled, parried] = dice ?? [attacker, defending]
      battle.steps.push({ kind: 'hits', attacker, defender: defending, attackerExtra: attacker - rolled, defenderExtra: defending - parried })
    } else if (LOSSES.includes(id)) losses.push(event)
    else if (CARDS.includes(id) && !hit) {
      told = [event]
      battle.steps.push({ kind: 'told', events: told })
    } else if (!AFTER.includes(id)) {
      battle.over = true
      break
    } else if (id === 'decides' && !ASKED.includes(String(event.prompt))) {
      battle.over = true
      break
    }
  }
  // Nobody is left after an ambush: there is no roll to wait for.
  const ambushed = battle.steps.some((step) => step.kind === 'ambush')
  if (ambushed && !dice && !asks.some(({ prompt }) => ASKED.includes(prompt))) battle.over = true
  // Whoever was ambushed has fewer warriors than were reckoned with.
  const foiled = battle.steps.some((step) => step.kind === 'ambush' && step.by === 'attacker')
  if (dice || battle.over || (ambushed && !foiled)) battle.odds = null
  if (losses.length) battle.steps.push({ kind: 'losses', events: losses })
  return battle
}
