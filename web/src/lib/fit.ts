/** Boards that would not all be in view are drawn a little smaller, at the size that fitted last. */

const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75] as const

/** What is looked at: the window over the boards, the boards, and what follows them (its top is where they end). */
export type Parts = { frame: HTMLElement; boards: HTMLElement; after: HTMLElement }

/** Every look lays the page out anew, so one position usually needs one: a larger size is tried only if it could fit. */
export class Fit {
  #at = 0
  #tooTall = Infinity // boards of this height did not fit when they were drawn larger

  fit({ frame, boards, after }: Parts, may: boolean): void {
    const free = frame.clientHeight
    const draw = (at: number) => {
      if (at !== this.#at) boards.style.zoom = String(SIZES[at])
      this.#at = at
    }
    if (!may || !free) return draw(0)
    const first = this.#at
    let tall = after.offsetTop
    const larger = SIZES[first - 1]
    if (larger && tall <= free && tall < this.#tooTall && (tall * larger) / SIZES[first] <= free) {
      draw(first - 1)
      if (after.offsetTop <= free) return
      this.#tooTall = tall
      return draw(first)
    }
    for (; tall > free && this.#at < SIZES.length - 1; tall = after.offsetTop) {
      draw(this.#at + 1)
      this.#tooTall = Infinity
    }
  }
}
