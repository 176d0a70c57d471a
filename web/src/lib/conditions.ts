/** Conditions of standing answers while they are put together. */
import type { Condition, TermInfo } from './messages'

/** How many can be joined, as the server allows. */
export const MOST_CONDITIONS = 8

/** One that is being written; what other kinds of terms need is kept while another one is chosen. */
export type Draft = {
  key: number
  unless: boolean
  term: string
  test: 'least' | 'most'
  number: number | null
  chosen: string // a seat or a word
}

let keys = 0

export const newDraft = (term: string): Draft => ({ key: ++keys, unless: false, term, test: 'least', number: 1, chosen: '' })

export function draftOf({ term, test, value, unless }: Condition): Draft {
  const draft = { ...newDraft(term), unless: !!unless }
  return test === 'is' ? { ...draft, chosen: `${value}` } : { ...draft, test, number: Number(value) }
}

/** Whether a number is one that the term can have. */
export function fits({ number }: Draft, { kind, most }: TermInfo): boolean {
  return kind !== 'number' || (Number.isInteger(number) && number! >= 0 && number! <= most)
}

export function conditionOf({ unless, test, number, chosen }: Draft, { id, kind }: TermInfo): Condition {
  if (kind === 'number') return { term: id, unless, test, value: number! }
  return { term: id, unless, test: 'is', value: kind === 'seat' ? Number(chosen) : chosen }
}

const namesOne = ({ test, unless }: Condition) => test === 'is' && !unless

/** Conditions that must all hold; those that say which one a thing is stand together, for one of them is enough. */
export function joined(conditions: readonly Condition[]): Condition[][] {
  const found: Condition[][] = []
  for (const one of conditions) {
    const same = namesOne(one) && found.find(([other]) => other.term === one.term && namesOne(other))
    if (same) same.push(one)
    else found.push([one])
  }
  return found
}
