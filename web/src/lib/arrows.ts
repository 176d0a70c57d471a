/** Arrow keys move the focus over the board: from a card or answer to the next one in that direction. */

const STOPS = '.card-button, .chip, .spot'
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function moveFocus(event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  const from = document.activeElement
  if (!way || !from?.matches(STOPS)) return false
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = middle(from)
  let best: HTMLElement | SVGElement | undefined
  let least = Infinity
  for (const stop of document.querySelectorAll<HTMLElement | SVGElement>(STOPS)) {
    const [sx, sy] = middle(stop)
    const along = (sx - x) * way[0] + (sy - y) * way[1]
    const across = Math.abs((sx - x) * way[1]) + Math.abs((sy - y) * way[0])
    const far = along + 3 * across
    if (along > 4 && far < least && stop.checkVisibility()) [best, least] = [stop, far]
  }
  best?.focus()
  return best !== undefined
}
