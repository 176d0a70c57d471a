/** Card types: their icons and the colours that go with them, as the title draws them. */
import { lookOf } from '../titles'

const PLAIN = ['M8 1l7 7-7 7-7-7Zm0 3.5L4.5 8 8 11.5 11.5 8Z', 16] as const

/** A drawing and the size of its grid. */
export const typeIcon = (title: string, type: string): readonly [string, number] => lookOf(title).typeIcons?.[type] ?? PLAIN

/** One or two colours of a card, else a plain one; the words beside them say the same. */
export function typeColours(title: string, types: readonly string[]): [string, string] {
  const { typeColours = [], colouredAs = {} } = lookOf(title)
  const found = typeColours.filter((type) => types.includes(type)).map((type) => colouredAs[type] ?? type)
  const [first = 'action', second = first] = found
  return [`var(--t-${first})`, `var(--t-${second})`]
}
