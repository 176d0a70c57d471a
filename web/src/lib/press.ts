/** Where the pointer answered last: what comes to lie under it there is no answer yet. */

const NEAR = { mouse: 8, touch: 24 } // pixels within which a press is in the same place
const TOUCH_PAUSE = 700 // ms for which a finger in the same place is taken for the last press

type Press = { x: number; y: number; touch: boolean }

export class Presses {
  private now: Press | null = null // the click that is being handled; null: something else, such as a key
  private last: (Press & { answer: string }) | null = null
  byTouch = false

  /** A pointer is put down: only this says everywhere whether it is a finger. */
  down({ pointerType }: PointerEvent) {
    this.byTouch = pointerType === 'touch'
  }

  /** Something is clicked; keys click, too, but nowhere. */
  click({ detail, clientX, clientY }: MouseEvent) {
    this.now = detail > 0 ? { x: clientX, y: clientY, touch: this.byTouch } : null
  }

  key() {
    this.now = null
  }

  /** Whether a pointer has pressed what is being handled. */
  get byPointer() {
    return this.now !== null
  }

  move(event: PointerEvent) {
    if (this.last && !this.isNear({ x: event.clientX, y: event.clientY }, this.last)) this.last = null
  }

  /** What lies under the pointer was moved there on purpose. */
  scrolled() {
    this.last = null
  }

  /** Whether this answer was hardly meant: it has come under a pointer that has just given another one. */
  isStray(answer: string, sinceAsked: number): boolean {
    const { now, last } = this
    if (!now || !last || last.answer === answer || now.touch !== last.touch) return false
    return this.isNear(now, last) && (!now.touch || sinceAsked < TOUCH_PAUSE)
  }

  /** An answer was given. */
  answered(answer: string) {
    this.last = this.now && { ...this.now, answer }
  }

  private isNear(one: { x: number; y: number }, other: Press): boolean {
    return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR[other.touch ? 'touch' : 'mouse']
  }
}
