/** What boards are drawn from: a live table, or one position of a replay. */
import { getContext, setContext } from 'svelte'
import { lookOf } from '../titles'
import { announcer } from './announce.svelte'
import { post } from './api'
import { cards } from './cards.svelte'
import { language, t } from './language.svelte'
import type { AskInfo, Choice, Event, Position, Preview, SeatInfo, TableInfo, ViewInfo } from './messages'
import { Presses } from './press'
import { settings } from './settings.svelte'
import type { TableSocket } from './socket.svelte'
import { messageId, split } from './texts'

/** How long a click after a new question is taken for one that was meant for the last, in ms. */
const PAUSE = 400

/** Why something cannot be chosen now: a sentence, and the rule behind it. */
export type Hint = { text: string; rule: string }
/** The same of something that could be done elsewhere, or at another time. */
export type Refusal = Hint & { verb: string }

export interface Stage {
  readonly title: string
  readonly live: boolean
  readonly view: ViewInfo
  readonly moment: number // how many answers had been given by then
  readonly viewer: number // whose hand is shown large; -1: nobody's
  readonly seats: readonly SeatInfo[]
  readonly asks: readonly AskInfo[]
  readonly mine: AskInfo | null
  readonly events: readonly Event[]
  /** The keys of answers that are given on the board, by their numbers. */
  readonly keys?: ReadonlyMap<number, string>
  /** What the latest own answer meant on the board. */
  readonly chosen?: readonly string[]
  /** The printing of a card that is played with; 0: the usual one. */
  printing(card: string): number | string
  choose(choice: Choice): void
  /** Why this thing on the table is no choice now, as the rules say it; null if there is nothing to say. */
  whyNot(spot: string): Promise<Hint | null>
  /** What the question is about and cannot be done at a place, each with its reason; or why it is none at all (without a verb). */
  refusals(place: string): Promise<Refusal[]>
  /** Say so to the player. */
  refuse(spot: string): Promise<void>
}

const KEY = Symbol('stage')
export const useStage = (): Stage => getContext<Stage>(KEY)
export const setStage = (stage: Stage) => setContext(KEY, stage)

/** What to call whoever sits there, as if nobody else were called the same. */
function seatName(title: string, seat: SeatInfo): string {
  const texts = language.of(title)
  const bot = messageId('bot', seat.bot)
  if (seat.kind === 'bot') return texts.has(bot) ? texts.text(bot) : seat.name || seat.bot
  if (seat.kind === 'stand-in') return t('seat-stand-in', { name: seat.name })
  if (seat.kind === 'open') return t('seat-open')
  return seat.name
}

/** Everybody's names, equal ones with the number of their seat; with a view also what they play, such as factions. */
export function seatNames(title: string, seats: readonly SeatInfo[], view?: ViewInfo): string[] {
  const marks = (view && lookOf(title).marks?.(view, language.of(title))) ?? []
  const called = seats.map((seat) => seatName(title, seat))
  const twice = (at: number) => seats[at].kind !== 'open' && called.filter((other) => other === called[at]).length > 1
  const names = called.map((name, at) => (twice(at) ? `${name} ${at + 1}` : name))
  return names.map((name, at) => (marks[at] ? `${name} (${marks[at]})` : name))
}

/** The years of the printings that a table is played with, by set. */
export type Printings = Readonly<Record<string, number>>

export async function findPrintings({ title, seats, options }: TableInfo): Promise<Printings> {
  const wish = { seats: seats.length, options, reroll: '' }
  return (await post<Preview>(`/api/titles/${title}/preview`, wish).catch(() => null))?.printings ?? {}
}

function printingOf(title: string, card: string, view: ViewInfo | undefined, printings: Printings): number | string {
  const told = view && lookOf(title).printing?.(view)
  return told ?? printings[cards.find(title, card)?.set ?? ''] ?? 0
}

/** The latest own answer on the board, as a reload of the page still knows it. */
type Chosen = { table: string; step: number; spots: readonly string[]; answer: string; prompt: string }
const CHOSEN = 'tafelrunde-chosen'

function keep(chosen: Chosen) {
  try {
    sessionStorage.setItem(CHOSEN, JSON.stringify(chosen))
  } catch {
    // without storage the mark is missing, nothing else
  }
}

function recall(): Chosen | null {
  try {
    return JSON.parse(sessionStorage.getItem(CHOSEN) ?? 'null') as Chosen | null
  } catch {
    return null
  }
}

export class LiveStage implements Stage {
  readonly live = true
  readonly socket: TableSocket
  hint = $state.raw<Hint | null>(null)
  confirming = $state.raw<{ choice: Choice; why: string } | null>(null)
  printings = $state.raw<Printings>({})
  keys = $state.raw<ReadonlyMap<number, string>>(new Map())
  past = $state.raw<Position | null>(null) // an earlier position that is looked at
  readonly presses = new Presses()
  private askedAt = 0 // when the question changed; 0: never
  private first = true

  constructor(socket: TableSocket) {
    this.socket = socket
  }

  get title() {
    return this.socket.room?.title ?? ''
  }
  get view() {
    return this.past?.view ?? this.socket.state!.view
  }
  get moment() {
    return this.past?.step ?? this.socket.state!.step
  }
  get viewer() {
    return this.socket.state!.seat
  }
  get seats() {
    return this.socket.state!.seats
  }
  get asks() {
    return this.past?.asks ?? this.socket.state!.asks
  }
  /** Whether a bot plays for us. */
  get replaced() {
    return this.socket.room?.seats[this.socket.state!.seat]?.kind === 'stand-in'
  }
  get mine() {
    return this.replaced || this.past ? null : (this.socket.state!.asks.find((ask) => ask.mine) ?? null)
  }

  get events() {
    return this.socket.events
  }

  private get latest() {
    const latest = recall()
    return latest?.table === this.socket.room?.id && latest?.step === this.moment - 1 ? latest : null
  }
  get chosen() {
    return this.latest?.spots ?? []
  }
  /** The own answer right before this question, where only a number is asked now: what it is about, in words. */
  get counted() {
    const { mine, latest } = this
    if (!latest?.answer || !mine?.options.every(({ text }) => text.startsWith('count '))) return ''
    const texts = language.of(this.title)
    const known = texts.thing(split(latest.answer)[1]) // the question may say so by itself
    const asked = texts.prompt(mine, seatNames(this.title, this.seats, this.view))
    return known && asked.includes(known) ? '' : texts.option(latest.answer, { prompt: latest.prompt, source: '' })
  }

  printing(card: string) {
    return printingOf(this.title, card, this.socket.state?.view, this.printings)
  }

  /** A new question is there; what was asked before is settled. */
  asked() {
    this.hint = this.confirming = null
    if (!this.first) this.askedAt = performance.now()
    this.first = false
  }

  /** Whether a click now was hardly meant for what is asked now. */
  get isTooSoon() {
    return settings.values.pause && this.askedAt > 0 && performance.now() - this.askedAt < PAUSE
  }

  /** Whether an answer is only what has come to lie under the pointer; then this is said. */
  private isStray(answer: string): boolean {
    const stray = settings.values.pause && this.presses.isStray(answer, performance.now() - this.askedAt)
    if (!stray) this.presses.answered(answer)
    else if (!this.presses.byTouch) this.hint = { text: t('stray-press'), rule: '' }
    return stray
  }

  choose(choice: Choice) {
    const ask = this.mine
    if (this.presses.byPointer && this.isTooSoon) return // in a sheet, too, that was open before
    if (!ask || this.socket.busy || this.isStray(`${ask.prompt} ${choice.text}`)) return
    this.hint = null
    keep({ table: this.socket.room?.id ?? '', step: this.socket.state!.step, spots: choice.spots, answer: choice.text, prompt: ask.prompt })
    const why = settings.values.confirm ? choice.caution : ''
    if (why) {
      this.confirming = { choice, why }
      announcer.ask(t(why))
    } else this.socket.answer(choice, settings.values.ends && this.isMyTurn && !choice.ends)
  }

  /** The answer would end our turn: is that meant? */
  sure(choice: Choice) {
    this.asked()
    this.confirming = { choice, why: 'turn-ends' }
    announcer.ask(t('turn-ends'))
  }

  /** Whether the open question could be answered by itself from now on: it comes in another's turn. */
  get mayStand() {
    return !!this.mine?.stands && this.mine.options.length > 1
  }

  private get isMyTurn() {
    const { turn } = this.view.facts as { turn?: number }
    return turn === this.viewer || turn === -1 // -1: it is everybody's, as when all bid
  }

  confirm(yes: boolean) {
    const waiting = this.confirming
    if (yes && waiting && this.isStray(waiting.why)) return
    this.confirming = null
    if (yes && waiting) this.socket.answer(waiting.choice)
  }

  async whyNot(spot: string): Promise<Hint | null> {
    if (!this.mine) return null
    const told = await this.socket.why(spot)
    return told?.remark ? { text: language.of(this.title).remark(told), rule: told.rule } : null
  }

  async refusals(place: string): Promise<Refusal[]> {
    const told = this.mine && (await this.socket.why(place))
    if (!told) return []
    const refused = told.deeds.length ? told.deeds : told.remark ? [{ ...told, verb: '' }] : []
    return refused.map((one) => ({ text: language.of(this.title).remark(one), rule: one.rule, verb: one.verb }))
  }

  async refuse(spot: string) {
    const ask = this.mine
    const plain = ask ? 'why-no-choice' : this.view.over ? 'hint-over' : 'hint-wait'
    const hint = (await this.whyNot(spot)) ?? { text: t(plain), rule: '' }
    if (this.mine?.prompt !== ask?.prompt) return // meanwhile something else is asked
    this.hint = hint
    announcer.ask(hint.text)
  }
}

export class ReplayStage implements Stage {
  readonly live = false
  table = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  viewer = $state(-1)
  events = $state.raw<Event[]>([])
  printings = $state.raw<Printings>({})

  get title() {
    return this.table?.title ?? ''
  }
  get view() {
    return this.position!.view
  }
  get moment() {
    return this.position!.step
  }
  get seats() {
    return this.table!.seats
  }
  get asks() {
    return this.position!.asks
  }
  readonly mine = null

  printing(card: string) {
    return printingOf(this.title, card, this.position?.view, this.printings)
  }

  choose() {}
  whyNot() {
    return Promise.resolve(null)
  }
  refusals() {
    return Promise.resolve([])
  }
  refuse() {
    return Promise.resolve()
  }
}
