/** Where it is our turn, over all tables. */
import { get } from './api'
import type { TurnInfo, TurnList } from './messages'
import { session } from './session.svelte'

const EVERY = 45_000 // milliseconds

class Turns {
  all = $state.raw<TurnInfo[]>([])

  load = async () => {
    if (!session.user || document.hidden) return
    this.all = (await get<TurnList>('/api/turns')).turns
  }

  /** Look now and then as long as a page wants to know; returns how to stop. */
  watch() {
    const look = () => void this.load().catch(() => {})
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

export const turns = new Turns()
