/** What a screen reader is told: events politely, questions to you at once. */

class Announcer {
  polite = $state('')
  urgent = $state('')
  private waiting: string[] = []
  private timer = 0

  /** Told when the reader pauses; several within a moment are told together. */
  say(text: string) {
    if (!text) return
    this.waiting.push(text)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.polite = this.waiting.slice(-12).join(' ')
      this.waiting = []
    }, 150)
  }

  /** Told at once. The trailing blank makes the same words news again. */
  ask(text: string) {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
