/**
 * One table, live: keeps a socket open, comes back by itself with a growing pause, catches up by
 * event number, and sends an answer again if the connection was lost before it was confirmed.
 */
import type {
  Advice,
  AskInfo,
  Because,
  Changed,
  ChatLine,
  Choice,
  Code,
  Condition,
  Event,
  Foreseen,
  FromClient,
  FromServer,
  Lesson,
  Pace,
  StandingInfo,
  State,
  TableInfo,
} from './messages'
import { applied } from './differences'

export type Line = 'connecting' | 'open' | 'lost' | 'refused'
type Given = { ref: number; sequence: number; choice: Choice; careful: boolean }
type Told = Because | Advice | Lesson | Foreseen
type Unsent<M> = M extends unknown ? Omit<M, 'ref'> : never

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const FINAL_CODES = new Set([4401, 4403, 4404, 4410]) // trying again would not help

export class TableSocket {
  readonly id: string
  private readonly invite: string // of a table at which we only watch
  line = $state<Line>('connecting')
  closed = $state(0) // the close code that ended it for good
  state = $state.raw<State | null>(null)
  room = $state.raw<TableInfo | null>(null)
  events = $state.raw<Event[]>([])
  chat = $state.raw<ChatLine[]>([])
  standing = $state.raw<StandingInfo[]>([]) // questions that are answered for us
  /** Whether they are even while we are away: where nobody sees that, and the table does not wait for us. */
  readonly answersWhileAway = $derived(!!this.room?.discreet && !this.room.patient)
  busy = $state(false) // an answer is on its way
  chosen: Choice | null = null // what was answered last
  pace = '' // how fast bots should play; '' until it is said
  skew = 0 // the server's clock minus ours
  onEvents: (fresh: Event[]) => void = () => {}
  onAsk: (ask: AskInfo) => void = () => {}
  onRefused: (code: string, reason: string) => void = () => {}
  onSure: (choice: Choice) => void = () => {} // a careful answer would end the turn
  onTurnElsewhere: (table: string) => void = () => {}

  private socket: WebSocket | null = null
  private pause = FIRST_PAUSE
  private timers: { retry?: number; ping?: number; pong?: number } = {}
  private ref = 0
  private unconfirmed: Given | null = null
  private reports = new Map<number, (error: Code | 'offline' | '') => void>() // to the moderators
  private questions = new Map<number, (told: Told | null) => void>() // what was asked of the server
  private stopped = false
  private asked = ''
  private syncing = false // the whole state was asked for
  private fresh = true // no state has come over this connection yet

  constructor(id: string, invite = '') {
    this.id = id
    this.invite = invite
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Hang up for good. */
  stop() {
    this.stopped = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.hangUp()
  }

  // -- what a person does

  /** Answer; if it is `careful` and would end the turn, `onSure` is called instead. */
  answer(choice: Choice, careful = false) {
    if (!this.state || this.busy) return
    this.busy = true
    this.chosen = choice
    const { sequence } = this.state
    this.unconfirmed = { ref: this.ref + 1, sequence, choice, careful }
    this.sendAnswer(this.unconfirmed)
  }

  undo(ask: boolean) {
    this.send({ type: 'undo', ask })
  }

  consent(yes: boolean) {
    this.send({ type: 'consent', yes })
  }

  say(text: string) {
    this.send({ type: 'say', text })
  }

  /** Tell the moderators of a line of chat, or of whoever sits on a seat. */
  report(line: number, seat: number, words: string): Promise<void> {
    const ref = this.send({ type: 'report', line, seat, words })
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState === WebSocket.OPEN) this.reports.set(ref, (error) => (error ? reject({ code: error }) : resolve()))
      else reject({ code: 'offline' })
    })
  }

  /** Why a thing on the table is no answer; null if that cannot be had now. */
  why(spot: string): Promise<Because | null> {
    return this.ask<Because>({ type: 'why', spot })
  }

  /** What a hard bot would answer; null if that cannot be had. */
  hint(): Promise<Advice | null> {
    return this.ask<Advice>({ type: 'hint' })
  }

  /** What the guide of a prepared game says. */
  guide(done: string[]): Promise<Lesson | null> {
    return this.ask<Lesson>({ type: 'guide', done })
  }

  /** What we may be asked in others' turns; null if that cannot be had. */
  foresee(): Promise<Foreseen | null> {
    return this.ask<Foreseen>({ type: 'foresee' })
  }

  /** Answer a question like this from the next time on, always or on a condition. */
  stand(prompt: string, options: number[], conditions: Condition[] = []) {
    this.send({ type: 'stand', prompt, options, conditions })
  }

  /** Be asked again. */
  standNoMore(prompt: string) {
    this.send({ type: 'stand', prompt, options: [] })
  }

  /** How fast bots should play. */
  hurryBots(pace: Pace['pace']) {
    this.pace = pace
    this.send({ type: 'pace', pace })
  }

  private ask<T extends Told>(message: Unsent<FromClient>): Promise<T | null> {
    const ref = this.send(message)
    return new Promise((resolve) => {
      if (this.socket?.readyState === WebSocket.OPEN) this.questions.set(ref, (told) => resolve(told as T | null))
      else resolve(null)
    })
  }

  /** Try again now instead of waiting. */
  hurry = () => {
    if (this.stopped || document.hidden || this.line !== 'lost') return
    this.pause = FIRST_PAUSE
    this.connect()
  }

  /** Connect once more after a refusal: we are somebody now. */
  again() {
    this.line = 'connecting'
    this.connect()
  }

  // -- the line

  private connect() {
    clearTimeout(this.timers.retry)
    this.hangUp()
    this.fresh = true
    this.pace = ''
    this.syncing = false
    const query = new URLSearchParams()
    if (this.invite) query.set('invite', this.invite)
    if (this.state) {
      query.set('since', String(this.events.length))
      query.set('epoch', String(this.state.epoch))
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${query}`)
    this.socket = socket
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code)
    }
  }

  private hangUp() {
    const socket = this.socket
    this.socket = null
    clearTimeout(this.timers.ping)
    clearTimeout(this.timers.pong)
    for (const resolve of this.questions.values()) resolve(null)
    this.questions.clear()
    for (const ref of [...this.reports.keys()]) this.reportHeard(ref, 'offline')
    socket?.close()
  }

  private lose(code: number) {
    this.hangUp()
    if (this.stopped) return
    if (FINAL_CODES.has(code)) {
      this.line = 'refused'
      this.closed = code
      return
    }
    this.line = 'lost'
    const wait = this.pause * (0.7 + 0.6 * Math.random())
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    this.timers.retry = window.setTimeout(() => this.connect(), wait)
  }

  private send(message: Unsent<FromClient>): number {
    const ref = ++this.ref
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ ...message, ref }))
    return ref
  }

  private ping() {
    this.timers.ping = window.setTimeout(() => {
      this.send({ type: 'ping' })
      this.timers.pong = window.setTimeout(() => this.lose(0), PONG_WITHIN)
    }, PING_EVERY)
  }

  private heard() {
    clearTimeout(this.timers.ping)
    clearTimeout(this.timers.pong)
    this.ping()
    if (this.line !== 'open') {
      this.line = 'open'
      this.pause = FIRST_PAUSE
    }
  }

  // -- messages

  private hear(message: FromServer) {
    this.heard()
    switch (message.type) {
      case 'room':
        this.room = message.room
        break
      case 'chats':
        this.hearChat(message.lines)
        break
      case 'state':
        this.hearState(message)
        break
      case 'changed':
        this.hearChange(message)
        break
      case 'accepted':
        if (message.ref === this.unconfirmed?.ref) this.unconfirmed = null
        this.reportHeard(message.ref, '')
        break
      case 'because':
      case 'advice':
      case 'lesson':
      case 'foreseen':
        this.learn(message.ref, message)
        break
      case 'refused':
        if (this.learn(message.ref, null) || this.reportHeard(message.ref, message.error)) break
        if (message.ref === this.unconfirmed?.ref) {
          const { choice } = this.unconfirmed
          this.unconfirmed = null
          this.busy = false
          if (message.error === 'sure') {
            this.onSure(choice)
            break
          }
        }
        this.onRefused(message.error, message.reason)
        break
      case 'standing':
        this.standing = message.answers
        break
      case 'turn':
        if (message.table !== this.id) this.onTurnElsewhere(message.table)
        break
      case 'pong':
        break
    }
  }

  /** Whether a reason was waited for. */
  private learn(ref: number, told: Told | null): boolean {
    const resolve = this.questions.get(ref)
    this.questions.delete(ref)
    resolve?.(told)
    return !!resolve
  }

  /** Whether a report was waited for. */
  private reportHeard(ref: number, error: Code | 'offline' | ''): boolean {
    const tell = this.reports.get(ref)
    this.reports.delete(ref)
    tell?.(error)
    return !!tell
  }

  private hearChat(lines: ChatLine[]) {
    const known = new Map(this.chat.map((line) => [line.number, line]))
    for (const line of lines) known.set(line.number, line)
    this.chat = [...known.values()].sort((a, b) => a.number - b.number)
  }

  /** Make a whole state of the one we have; if it is not the one before, ask for the whole. */
  private hearChange({ type: _, ...change }: Changed) {
    const old = this.state
    const seats = change.seats ?? old?.seats
    try {
      if (!old || !seats || change.number !== old.number + 1 || this.fresh) throw new RangeError()
      const view = applied(old.view, change.view)
      this.hearState({ ...old, ...change, view, seats })
    } catch {
      this.askForAll()
    }
  }

  /** Something is missing: have the whole state sent, once. */
  private askForAll() {
    if (this.syncing) return
    this.syncing = true
    this.send({ type: 'sync', since: this.events.length })
  }

  private hearState(state: State) {
    if (state.events_from > this.events.length) {
      this.syncing = false
      this.askForAll()
      return
    }
    this.syncing = false
    const first = this.state === null
    this.skew = state.now - Date.now()
    this.events = [...this.events.slice(0, state.events_from), ...state.events]
    this.state = state
    const mine = state.asks.find((ask) => ask.mine)
    const waiting = this.unconfirmed
    if (waiting && waiting.sequence !== state.sequence) this.unconfirmed = null
    else if (waiting && this.fresh) {
      // The connection broke before our answer was confirmed, and it has not arrived.
      if (mine?.options.some(({ number }) => number === waiting.choice.number)) this.sendAnswer(waiting)
      else this.unconfirmed = null
    }
    this.fresh = false
    this.busy = this.unconfirmed !== null
    if (!first && state.events.length) this.onEvents(state.events)
    const key = mine ? `${state.sequence}/${state.epoch}` : ''
    if (mine && key !== this.asked) this.onAsk(mine)
    this.asked = key
  }

  private sendAnswer(given: Given) {
    const { sequence, choice, careful } = given
    given.ref = this.send({ type: 'answer', sequence, option: choice.number, careful })
  }
}
