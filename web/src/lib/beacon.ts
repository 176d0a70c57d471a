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

/** Light these spots, and the buttons of these answers; nothing puts the light out. */
export function light(kind: Beacon, spots: readonly string[], answers: readonly string[] = []) {
  const things = [...new Set(spots)].map((spot) => `[data-spot=${quoted(spot)}]`)
  const buttons = [...new Set(answers)].map((answer) => `.answers [data-choice=${quoted(answer)}]`)
  const all = [...things, ...buttons]
  const sheet = sheetOf(kind)
  if (!all.length) return sheet.replaceSync('')
  const rules = [`:is(${all.join(', ')}) { outline: 3px solid var(--beacon); outline-offset: 1px; box-shadow: 0 0 0 6px var(--beacon-wash); }`]
  if (things.length) rules.push(`svg :is(${things.join(', ')}) { outline: none; filter: drop-shadow(0 0 3px var(--beacon)) drop-shadow(0 0 7px var(--beacon)); }`)
  sheet.replaceSync(rules.join('\n'))
}
