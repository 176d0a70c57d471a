/**
 * The Fluent catalogues of the Python package as modules, one chunk for each language and title:
 *
 *     import('virtual:texts/de/dominion')   names, cards, prompts, events
 *     import('virtual:notes/de/dominion')   rulings on cards, only where a whole card is read
 *     import('virtual:rules/de/dominion')   the numbered rules, only when somebody reads them
 *     import('virtual:fronts/de/dominion')  what is said of the title before it is played, on the start page
 *     import('virtual:guides/de/dominion')  what the guide of a first game says
 *     import('virtual:texts/de')            the common ones, without those of the terminal
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALE = join(import.meta.dirname, '../src/tafelrunde/locale')
const WEB = join(import.meta.dirname, 'src/locale')
const LANGUAGES = ['en', 'de']
const TERMINAL = /^(help|play|head|bench|arena|command|replay|error|cards|card|rules|serve|final|print|admin|mail|ban)-/
const PAPER = /\/(aid|print)\.ftl$/ // the server sends what is printed

function files(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(folder, name))
}

/** Entries without comments and blank lines; `keep` decides by id. */
function squeeze(source: string, keep: (id: string) => boolean): string {
  const lines: string[] = []
  let kept = true
  for (const line of source.split('\n')) {
    const entry = /^(-?[A-Za-z][\w-]*) *=/.exec(line)
    if (entry) kept = keep(entry[1])
    if (kept && line.trim() && !line.startsWith('#')) lines.push(line)
  }
  return lines.join('\n')
}

/** The rulings on cards as messages 'notes-<card>'; or everything without them. */
function rulings(source: string, only: boolean): string {
  const lines: string[] = []
  let [entry, head, inNote] = ['', '', false]
  for (const line of source.split('\n')) {
    const id = /^(-?[A-Za-z][\w-]*) *=/.exec(line)?.[1]
    if (id) entry = id
    if (id || /^\s+\./.test(line)) inNote = !id && /^\s+\.note-\d/.test(line)
    if (inNote && only && head !== entry) lines.push(`notes-${(head = entry)} =`)
    if (inNote === only) lines.push(line)
  }
  return lines.join('\n')
}

/** Which part of a title a file belongs to. */
function partOf(path: string): string {
  if (path.endsWith('/rules.ftl')) return 'rules'
  return path.endsWith('/guide.ftl') ? 'guides' : 'texts'
}

/** Which texts of a title the start page needs: its pitch, its bots, and in which ways a game of it ends. */
function front(title: string, sources: string[]): (id: string) => boolean {
  const ends = sources.flatMap((source) => [...source.matchAll(new RegExp(`^${title}-end-([\\w-]+) *=`, 'gm'))].map((found) => found[1]))
  const names = new Set(ends.flatMap((end) => [`${title}-end-${end}`, `thing-${end}`]))
  const isFront = (id: string) => id === 'learn-pitch' || id.startsWith('bot-') || names.has(id)
  for (let known = -1; known < names.size; ) {
    known = names.size // and whatever these texts are made of
    for (const source of sources) for (const found of squeeze(source, isFront).matchAll(/\{ *([a-z][\w-]*)/g)) names.add(found[1])
  }
  return isFront
}

function titles(): string[] {
  const found = readdirSync(join(LOCALE, 'en'), { withFileTypes: true })
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

export function catalogues(): Plugin {
  return {
    name: 'tafelrunde-catalogues',
    resolveId: (id) => (/^virtual:(texts|notes|fronts|rules|guides|catalogues)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:catalogues') {
        const lines: string[] = []
        for (const lang of LANGUAGES) {
          lines.push(`'texts/${lang}/': () => import('virtual:texts/${lang}/'),`)
          for (const title of titles())
            for (const kind of ['texts', 'notes', 'fronts', 'rules', 'guides'])
              lines.push(
                `'${kind}/${lang}/${title}': () => import('virtual:${kind}/${lang}/${title}'),`,
              )
        }
        return `export default {\n${lines.join('\n')}\n}`
      }
      const found = /^\0virtual:(texts|notes|fronts|rules|guides)\/(\w+)\/(\w*)$/.exec(id)
      if (!found) return undefined
      const [, kind, lang, title] = found
      const paths = title
        ? [...files(join(LOCALE, lang, title)), ...files(join(WEB, lang, title))]
        : [...files(join(LOCALE, lang)), ...files(join(WEB, lang))]
      const part = kind === 'fronts' || kind === 'notes' ? 'texts' : kind
      const wanted = paths.filter((path) => !title || (partOf(path) === part && !PAPER.test(path)))
      const sources = wanted.map((path) => readFileSync(path, 'utf8'))
      const isFront = kind === 'fronts' ? front(title, sources) : undefined
      const text = wanted.map((path, at) => {
        this.addWatchFile(path)
        const own = path.startsWith(WEB)
        const kept = squeeze(sources[at], (id) => (isFront ? isFront(id) : !!title || own || !TERMINAL.test(id)))
        return title && part === 'texts' ? rulings(kept, kind === 'notes') : kept
      })
      return `export default ${JSON.stringify(text.join('\n'))}`
    },
  }
}
