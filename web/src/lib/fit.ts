/** Boards are drawn as large as the window allows while all of them are in view, and at the size that fitted last. */

const SIZES = [1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const
const NORMAL = SIZES.indexOf(1)
const SMALLEST = SIZES.length - 1
const LEGIBLE = 10 // pixels: words may be no smaller, however small the boards are (`--legible`)
const SPARE = 0.95 // of the room: sizes do not change to and fro with every card
const BREAKS = 1.15 // heights grow faster than sizes: narrower lines break more often
const SHARE = 0.6 // boards in two columns are not quite half as tall
const DOUBT = 0.77 // guesses are no further from the truth
const NEARLY = 1.45 // times the room: little is scrolled at the smallest size, much more at the usual one
const GUESSES = 2 // if they are wrong, the smallest size shows whether any helps

/** What is looked at: the window over the boards, the boards, and what follows them (its top is where they end). */
export type Parts = { frame: HTMLElement; boards: HTMLElement; after: HTMLElement }

/** The narrowest board and what lies between two, in pixels at the usual size; and how many lie side by side at most. */
export type Widths = { least: number; gap: number; most: number }

/** Every look lays the page out anew: what has become too tall is mended at once, in few looks, and in one where nothing is; larger is for later. */
export class Fit {
  #at = NORMAL
  #tooTall = Infinity // boards of this height did not fit when they were drawn larger
  #free = 0 // in a window of this height and width
  #wide = 0
  #scant = 0 // the height of a window in which the smallest size fits only nearly
  #hopeless = Infinity // so many times as tall as the window: no size helped, and small ones are hard to read

  #draw({ boards }: Parts, at: number): void {
    if (at !== this.#at) {
      boards.style.zoom = String(SIZES[at])
      boards.style.setProperty('--legible', `${LEGIBLE / SIZES[at]}px`)
    }
    this.#at = at
  }

  /** How tall boards of this height would be at another size, without looking. */
  #guess(tall: number, at: number, { frame, boards }: Parts, { least, gap, most }: Widths): number {
    const columns = (size: number) => Math.min(most, boards.childElementCount, Math.max(1, Math.floor((frame.clientWidth / size + gap) / (least + gap))))
    const [now, then] = [SIZES[this.#at], SIZES[at]]
    return tall * (then / now) ** BREAKS * (columns(now) / columns(then)) ** SHARE
  }

  /** As it is printed: where there is no window over the boards. */
  plain(parts: Parts): void {
    this.#draw(parts, NORMAL)
  }

  /** Smaller, until everything is in view, or nearly; if nothing helps, as it is printed, to be scrolled. */
  shrink(parts: Parts, widths: Widths): void {
    const { frame, after } = parts
    const free = frame.clientHeight
    if (this.#scant && free !== this.#scant) this.#draw(parts, NORMAL) // guesses from there are better
    this.#scant = 0
    let tall = after.offsetTop
    if (!free || tall <= free || (this.#at === NORMAL && tall / free >= this.#hopeless)) return
    this.#tooTall = this.#hopeless = Infinity
    for (let guesses = 1; tall > free && this.#at < SMALLEST; guesses++) {
      let to = this.#at + 1
      while (to < SMALLEST && (guesses > GUESSES || this.#guess(tall, to, parts, widths) > free)) to++
      if (to === SMALLEST && this.#guess(tall, to, parts, widths) * DOUBT > free * NEARLY) break
      this.#draw(parts, to)
      tall = after.offsetTop
    }
    if (tall <= free) return
    if (this.#at === SMALLEST && tall <= free * NEARLY) {
      this.#scant = free
      return
    }
    this.#draw(parts, NORMAL)
    this.#hopeless = after.offsetTop / free
  }

  /** Larger, while everything stays in view and no board is too narrow. */
  grow(parts: Parts, widths: Widths): void {
    const { frame, after } = parts
    const [free, wide] = [frame.clientHeight, frame.clientWidth]
    if (free > this.#free || wide !== this.#wide) this.#tooTall = Infinity // the question below takes less room now
    const tall = after.offsetTop
    if (!free || tall >= this.#tooTall) return
    const isTooNarrow = (at: number) => wide / SIZES[at] < Math.min(widths.least, wide)
    let to = 0
    while (to < this.#at && (isTooNarrow(to) || this.#guess(tall, to, parts, widths) > free * SPARE)) to++
    const was = this.#at
    this.#draw(parts, to)
    while (this.#at < was && after.offsetTop > free) this.#draw(parts, this.#at + 1)
    if (this.#at === to) return
    this.#tooTall = after.offsetTop
    this.#free = free
    this.#wide = wide
  }
}
