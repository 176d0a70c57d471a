/**
 * What makes the client an app: its icons, and the service worker `worker.js`, filled with the names
 * of what can be read without a connection: the pages to learn, of rules and of cards.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { icon } from './icons.ts'

const READING = /\/pages\/(Learn|Rules|Cards)\.svelte$/
const LOOK = /\/titles\/\w+\/look\.ts$|virtual:dominion-charges\//
const CATALOGUE = /virtual:(?:texts|notes|rules)\/(\w+)\//
const OWN = ['/offline.html', '/offline.css', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

type Bundle = Rolldown.OutputBundle

/** A chunk and all it needs at once. */
function closure(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return found
  found.add(name)
  for (const css of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) found.add(css)
  for (const other of chunk.imports) closure(bundle, other, found)
  return found
}

function files(bundle: Bundle, wanted: (id: string, isEntry: boolean) => boolean): string[] {
  const found = new Set<string>()
  for (const [name, part] of Object.entries(bundle))
    if (part.type === 'chunk' && wanted(part.facadeModuleId ?? '', part.isEntry)) closure(bundle, name, found)
  return [...found].sort().map((name) => `/${name}`)
}

export function installable(): Plugin {
  return {
    name: 'tafelrunde-installable',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const icons = { 'icon-192.png': icon(192), 'icon-512.png': icon(512), 'icon-full-512.png': icon(512, true) }
        for (const [fileName, source] of Object.entries(icons)) this.emitFile({ type: 'asset', fileName, source })
        const titles = readdirSync(join(import.meta.dirname, 'src/titles'), { withFileTypes: true })
        const api = titles.filter((one) => one.isDirectory()).flatMap(({ name }) => ['cards', 'words', 'rules'].map((part) => `/api/titles/${name}/${part}`))
        const lists = {
          SHELL: [...OWN, ...files(bundle, (id, isEntry) => isEntry || READING.test(id) || LOOK.test(id))],
          WORDS: Object.fromEntries(['de', 'en'].map((lang) => [lang, files(bundle, (id) => CATALOGUE.exec(id)?.[1] === lang)])),
          FACTS: ['/api/titles', ...api],
        }
        const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
        const names = JSON.stringify([Object.keys(bundle).sort(), lists, source])
        const version = createHash('sha256').update(names).digest('hex').slice(0, 16)
        const head = Object.entries({ VERSION: version, ...lists }).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: `${head.join('\n')}\n${source}` })
      },
    },
  }
}
