/** The large card: beside the pointer or the focus, or as a sheet that was asked for. */
import type { Choice } from './messages'

class Peek {
  beside = $state.raw<{ title: string; id: string; rect: DOMRect; note: string } | null>(null)
  sheet = $state.raw<{ title: string; id: string; choices: Choice[]; spot: string; note: string } | null>(null)
  private timer = 0

  show(title: string, id: string, element: Element, delay = 0, note = '') {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (element.isConnected) this.beside = { title, id, rect: element.getBoundingClientRect(), note }
    }, delay)
  }

  hide() {
    clearTimeout(this.timer)
    this.beside = null
  }

  open(title: string, id: string, choices: Choice[] = [], spot = '', note = '') {
    this.hide()
    this.sheet = { title, id, choices, spot, note }
  }
}

export const peek = new Peek()

class RuleReader {
  citation = $state('')
  title = $state('')
  printing = $state<number | string>(0)

  open(title: string, citation: string, printing: number | string = 0) {
    this.title = title
    this.printing = printing
    this.citation = citation
  }
}

export const reader = new RuleReader()
