/** What can be printed: settings as the command line knows them, kept in the address of the page. */
import { post } from './api'
import type { Printed, PrintLook } from './messages'

export type Settings = {
  sets: string[]
  more: string // further words of a selection
  edition: string
  kinds: string[]
  blank: string // how many of them; '' is none
  names: string
  group: string
  langs: string
  size: string
  stand: string
  tabs: string
  serpentine: boolean
  nest: boolean
  paper: string
  marks: string
  duplex: string
  shift: string
  stack: boolean
  calibration: boolean
  ink: string
  like: string
}

export const KINDS = ['set', 'card', 'group', 'basic', 'rules', 'kingdoms', 'placeholder', 'trash']
const USUAL = KINDS.slice(0, 6)

export const plain = (lang: string): Settings => ({
  sets: [], more: '', edition: '', kinds: [...USUAL], blank: '', names: '', group: 'kind', langs: lang, size: 'euro', stand: 'landscape',
  tabs: 'alternate', serpentine: false, nest: false, paper: 'a4', marks: 'both', duplex: 'long', shift: '0,0',
  stack: false, calibration: false, ink: 'full', like: '',
})

/** The settings of an address; what it does not say is as usual. */
export function read(query: URLSearchParams, lang: string): Settings {
  const found: Record<string, unknown> = plain(lang)
  for (const [name, usual] of Object.entries(found)) {
    const said = query.get(name)
    if (said === null) continue
    found[name] = Array.isArray(usual) ? said.split(',').filter(Boolean) : typeof usual === 'boolean' ? said === 'yes' : said
  }
  return found as Settings
}

/** The other way round: only what differs from the usual. */
export function write(settings: Settings, lang: string): string {
  const query = new URLSearchParams()
  const usual: Record<string, unknown> = plain(lang)
  for (const [name, value] of Object.entries(settings)) {
    const said = Array.isArray(value) ? value.join(',') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
    const before = usual[name]
    if (said !== (Array.isArray(before) ? before.join(',') : typeof before === 'boolean' ? 'no' : before)) query.set(name, said)
  }
  return query.toString()
}

/** What the server understands. */
export function wish(settings: Settings, own: { name: string; text: string } | null): Record<string, unknown> {
  const { sets, more, kinds, blank, names, shift, ...rest } = settings
  const [x = 0, y = 0] = shift.split(',').map((part) => Number(part) || 0)
  const selection = [...sets.map((id) => `set:${id}`), ...more.split(/[\s,]+/).filter(Boolean)]
  const counted = Object.entries({ blank, names }).filter(([, count]) => Number(count) > 0)
  const all = [...kinds, ...counted.map(([kind, count]) => `${kind}:${Number(count)}`)].join(',')
  return { ...rest, selection, kinds: all === USUAL.join(',') ? '' : all, shift_back: [x, y], own: own?.text ?? '', own_name: own?.name ?? '' }
}

export const look = (title: string, what: 'divider' | 'sheet', settings: Record<string, unknown>, chosen: number) =>
  post<PrintLook>(`/api/print/${title}/dividers`, { what, chosen, settings })

/** Let a file be made, and hand it to the browser. */
export async function download(path: string, what: string, settings: Record<string, unknown>) {
  const file = await post<Printed>(path, { what, settings })
  const bytes = Uint8Array.from(atob(file.data), (one) => one.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** An SVG as the address of a picture. */
export const picture = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
