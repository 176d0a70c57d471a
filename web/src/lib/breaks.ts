/** Where long words may be broken, by soft hyphens: browsers know it of few languages, if of any. */
import type { Texts } from './texts'

const SOFT = '\u00ad'
const known = new WeakMap<Texts, ReadonlyMap<string, string>>()

function breaksOf(texts: Texts): ReadonlyMap<string, string> {
  const id = `${texts.title}-web-breaks`
  const listed = texts.has(id) ? texts.text(id).split(/\s+/) : []
  return new Map(listed.map((one) => [one.replaceAll('|', ''), one.replaceAll('|', SOFT)]))
}

/** A name with the places where its words may be broken. */
export function breakable(texts: Texts, name: string): string {
  let breaks = known.get(texts)
  if (!breaks) known.set(texts, (breaks = breaksOf(texts)))
  return name.replaceAll(/[^\s/-]+/g, (word) => breaks.get(word) ?? word)
}
