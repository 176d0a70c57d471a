/** Spans of time, in words and as on a clock. */
import { language } from './language.svelte'

const UNITS: [Intl.NumberFormatOptions['unit'], number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** '3 days', '90 minutes': the largest unit that needs no fraction. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS.at(-1)!
  return new Intl.NumberFormat(language.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}

/** '4:05', '1:00:30', '−0:12'; from two days on in words. */
export function clock(seconds: number): string {
  const left = Math.abs(seconds)
  if (left >= 172_800) return span(Math.floor(left / 86_400) * 86_400)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const minutes = left < 3600 ? Math.floor(left / 60) : `${Math.floor(left / 3600)}:${two((left % 3600) / 60)}`
  return `${seconds < 0 ? '−' : ''}${minutes}:${two(left % 60)}`
}
