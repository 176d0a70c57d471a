/** Lights things on the table from outside a board: whatever carries the spot, wherever it is drawn. */

/** What lights: the guide, a hint, or what has just changed. */
export type Beacon = 'guide' | 'advice' | 'since'

const sheets = new Map<Beacon, CSSStyleSheet>()

function sheetOf(kind: Beacon): CSSStyleSheet {
  let sheet = sheets.get(kind)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheets.set(kind, sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return sheet
}

const quoted = (text: string) => `"${CSS.escape(text).replaceAll('\\/', '/')}"`

const RING = 'outline: 3px solid var(--beacon); outline-offset: 1px; box-shadow: 0 0 0 6px var(--beacon-wash);'
const DRAWN = 'outline: none; stroke: var(--beacon) !important; stroke-width: 12px !important; filter: drop-shadow(0 0 5px var(--beacon));'

/** Light these spots, the buttons of these answers, and what has room for things: players' boards, piles. Nothing puts the light out. */
export function light(kind: Beacon, spots: readonly string[], answers: readonly string[] = [], rooms: readonly string[] = []) {
  const things = [...new Set(spots)].map((spot) => `[data-spot=${quoted(spot)}]`).join(', ')
  const buttons = [...new Set(answers)].map((answer) => `.answers [data-choice=${quoted(answer)}]`).join(', ')
  const around = [...new Set(rooms)].map((room) => `[data-at~=${quoted(room)}]`).join(', ')
  const rules = [
    around && `:is(${around}) { ${RING} }`,
    around && `svg :is(${around}) { outline: none; filter: drop-shadow(0 0 5px var(--beacon)); }`,
    around && `:is(${around}) :is(${around}) { outline: none; box-shadow: none; }`,
    things && `:is(${things}) { ${RING} }`,
    things && `svg :is(${things}) { ${DRAWN} }`,
    buttons && `:is(${buttons}) { ${RING} }`,
  ]
  sheetOf(kind).replaceSync(rules.filter(Boolean).join('\n'))
}

/** Where the question begins that stays at the bottom of the page; its frame may be there in name only. */
export function topOfQuestion(within: ParentNode = document): number {
  const dock = within.querySelector('.dock')
  const boxes = [dock, dock?.firstElementChild].map((one) => one?.getBoundingClientRect())
  return boxes.find((box) => box?.height)?.top ?? innerHeight
}

/** Scroll so far that one of these can be seen between what stays at the top and at the bottom of a narrow page. */
export function bringIntoView(spots: readonly string[]) {
  const bottom = topOfQuestion()
  const found = spots.map((spot) => document.querySelector(`[data-spot=${quoted(spot)}]`)).find((one) => one && !one.closest('.dock'))
  if (!found || innerWidth >= 768) return
  const { top, bottom: end } = found.getBoundingClientRect()
  const head = 60
  if (top < head) scrollBy({ top: top - head })
  else if (end > bottom) scrollBy({ top: Math.min(end - bottom + 12, top - head) })
}
