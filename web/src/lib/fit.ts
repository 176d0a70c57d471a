/** Boards are drawn as large as the window allows while all of them are in view, and at the size that fitted last. */

const SIZES = [1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const
const NORMAL = SIZES.indexOf(1)
const SPARE = 0.95 // of the room: sizes do not change to and fro with every card

/** What is looked at: the window over the boards, the boards, and what follows them (its top is where they end). */
export type Parts = { frame: HTMLElement; boards: HTMLElement; after: HTMLElement }

/** Every look lays the page out anew: what has become too tall is mended at once, in one look where nothing is; larger is for later. */
export class Fit {
  #at = NORMAL
  #tooTall = Infinity // boards of this height did not fit when they were drawn larger
  #free = 0 // in a window of this height and width
  #wide = 0
  #hopeless = Infinity // so many times as tall as the window: no size helped, and small ones are hard to read

  #draw({ boards }: Parts, at: number): void {
    if (at !== this.#at) boards.style.zoom = String(SIZES[at])
    this.#at = at
  }

  /** As it is printed: where there is no window over the boards. */
  plain(parts: Parts): void {
    this.#draw(parts, NORMAL)
  }

  /** Smaller, until everything is in view; if nothing helps, as it is printed, to be scrolled. */
  shrink(parts: Parts): void {
    const { frame, after } = parts
    const free = frame.clientHeight
    let tall = after.offsetTop
    if (!free || tall <= free || (this.#at === NORMAL && tall / free >= this.#hopeless)) return
    this.#tooTall = this.#hopeless = Infinity
    for (; tall > free && this.#at < SIZES.length - 1; tall = after.offsetTop) this.#draw(parts, this.#at + 1)
    if (tall <= free) return
    this.#draw(parts, NORMAL)
    this.#hopeless = after.offsetTop / free
  }

  /** Larger, while everything stays in view and no board is narrower than `least` pixels. */
  grow(parts: Parts, least: number): void {
    const { frame, after } = parts
    const [free, wide] = [frame.clientHeight, frame.clientWidth]
    if (free > this.#free || wide !== this.#wide) this.#tooTall = Infinity // the question below takes less room now
    for (let tall = after.offsetTop; free && this.#at > 0 && tall < this.#tooTall; tall = after.offsetTop) {
      const [now, larger] = [SIZES[this.#at], SIZES[this.#at - 1]]
      if ((tall * larger) / now > free * SPARE || wide / larger < Math.min(least, wide)) return
      this.#draw(parts, this.#at - 1)
      if (after.offsetTop <= free) continue
      this.#tooTall = tall
      this.#free = free
      this.#wide = wide
      this.#draw(parts, this.#at + 1)
    }
  }
}
