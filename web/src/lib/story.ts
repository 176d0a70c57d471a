/** How a game went, in words and numbers: what `Summary` tells, as pages need it. */
import { language } from './language.svelte'
import type { Sample, Source, Summary } from './messages'
import { messageId, type Texts } from './texts'

/** Lines of a curve are told apart by their dashes, too: seats beyond these begin anew. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 2 1 2'] as const

/** The colour of a seat's line: the one nearest to its own, if the title has colours. */
export type Hues = readonly (number | undefined)[]
export const lineColour = (seat: number, hues: Hues = []): string => `var(--c${hues[seat] ?? seat % 6})`

/** How everybody stood at a step. */
export function standing(curve: readonly Sample[], step: number): readonly number[] {
  let [low, high] = [0, curve.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (curve[middle].step <= step) low = middle
    else high = middle - 1
  }
  return curve[low]?.values ?? []
}

export function sourceName(source: Pick<Source, 'what' | 'card'>, texts: Texts): string {
  return source.card ? texts.thing(source.what) : texts.text(messageId('source', source.what))
}

/** What counts, such as victory points; '' if a game is not about numbers. */
export const unitName = (summary: Summary, texts: Texts): string => (summary.unit ? texts.text(messageId('curve', summary.unit)) : '')

/** All kinds of sources, each once: what only some seats have stands behind what it follows there. */
export function kindsOf(summary: Summary): Source[] {
  const found: Source[] = []
  const place = (source: Source) => found.findIndex((one) => one.what === source.what)
  for (const seat of summary.sources.toSorted((a, b) => b.length - a.length)) {
    const next = seat.map(place).find((at) => at >= 0) ?? found.length
    let last = next - 1
    for (const source of seat) {
      if (place(source) < 0) found.splice(++last, 0, source)
      else last = place(source)
    }
  }
  return found
}

/** The greatest sources of a seat in a few words: 'Province ×5 (30) · Duchy ×2 (6)'. */
export function inShort(sources: readonly Source[], texts: Texts, most = 4): string {
  const told = sources.filter((one) => one.points || one.held)
  const best = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most)
  const words = best.map((one) => `${sourceName(one, texts)}${one.card && one.count > 1 ? ` ×${one.count}` : ''}${one.held ? '' : ` (${signed(one.points)})`}`)
  return words.join(' · ') + (told.length > most ? ' …' : '')
}

/** A number with a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** Some samples for a table: not more than so many, the first and the last among them. */
export function some(curve: readonly Sample[], most = 24): Sample[] {
  const every = Math.max(1, Math.ceil((curve.length - 1) / (most - 1)))
  return curve.filter((_, at) => at % every === 0 || at === curve.length - 1)
}

/** Seats by how they ended. */
export function ranked(values: readonly number[], winners: readonly number[]): number[] {
  const seats = values.map((_, seat) => seat)
  return seats.toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || values[b] - values[a])
}

/** Lines of the log that say how somebody won. */
export const waysOf = (summary: Summary, title: string, names: readonly string[], viewer: number): string =>
  summary.ways.map((line) => language.of(title).event(line, names, viewer)).join(' ')

/** Names without what stands in brackets behind them, where they are still told apart. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(/ \([^()]*\)$/, ''))
  return new Set(short).size === names.length ? short : names
}
