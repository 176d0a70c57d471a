/**
 * The Fluent catalogues of the Python package as modules, one chunk for each language and title:
 *
 *     import('virtual:texts/de/dominion')   names, cards, prompts, events
 *     import('virtual:rules/de/dominion')   the numbered rules, only when somebody reads them
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

/** Which part of a title a file belongs to. */
function partOf(path: string): string {
  if (path.endsWith('/rules.ftl')) return 'rules'
  return path.endsWith('/guide.ftl') ? 'guides' : 'texts'
}

function titles(): string[] {
  const found = readdirSync(join(LOCALE, 'en'), { withFileTypes: true })
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

export function catalogues(): Plugin {
  return {
    name: 'tafelrunde-catalogues',
    resolveId: (id) => (/^virtual:(texts|rules|guides|catalogues)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:catalogues') {
        const lines: string[] = []
        for (const lang of LANGUAGES) {
          lines.push(`'texts/${lang}/': () => import('virtual:texts/${lang}/'),`)
          for (const title of titles())
            for (const kind of ['texts', 'rules', 'guides'])
              lines.push(
                `'${kind}/${lang}/${title}': () => import('virtual:${kind}/${lang}/${title}'),`,
              )
        }
        return `export default {\n${lines.join('\n')}\n}`
      }
      const found = /^\0virtual:(texts|rules|guides)\/(\w+)\/(\w*)$/.exec(id)
      if (!found) return undefined
      const [, kind, lang, title] = found
      const paths = title
        ? [...files(join(LOCALE, lang, title)), ...files(join(WEB, lang, title))]
        : [...files(join(LOCALE, lang)), ...files(join(WEB, lang))]
      const text = paths
        .filter((path) => !title || (partOf(path) === kind && !PAPER.test(path)))
        .map((path) => {
          this.addWatchFile(path)
          const own = path.startsWith(WEB)
          return squeeze(readFileSync(path, 'utf8'), (id) => !!title || own || !TERMINAL.test(id))
        })
      return `export default ${JSON.stringify(text.join('\n'))}`
    },
  }
}
