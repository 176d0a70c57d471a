/**
 * The pictures of Dominion's cards as modules, one for each set: a game needs those of a few.
 *
 *     import look from 'virtual:dominion-look'     everything else that is drawn, and which pictures are where
 *     import('virtual:dominion-charges/seaside')   the pictures of a set
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = join(import.meta.dirname, '../src/tafelrunde')
const LOOK = join(PACKAGE, 'titles/dominion/look.json')
const TEXTS = join(PACKAGE, 'locale/en/dominion')
const FIRST = 'base' // with what is no card

type Look = { charges: Record<string, unknown>; of: Record<string, string> }

/** The set of every card, as its texts are kept. */
function sets(): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of readdirSync(TEXTS).sort()) {
    const set = /^cards_(\w+)\.ftl$/.exec(name)?.[1]
    for (const [, id] of set ? readFileSync(join(TEXTS, name), 'utf8').matchAll(/^card-([\w-]+) *=/gm) : []) found.set(id.replaceAll('-', '_'), set!)
  }
  return found
}

/** The pictures of each set; several cards may share one. */
function parts({ charges, of }: Look): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {}
  const known = sets()
  const put = (set: string, charge: string) => ((found[set] ??= {})[charge] = charges[charge])
  for (const [card, set] of known) if (charges[of[card] ?? card]) put(set, of[card] ?? card)
  const placed = new Set(Object.values(found).flatMap((part) => Object.keys(part)))
  for (const charge of Object.keys(charges)) if (!placed.has(charge) || charge === 'star') put(FIRST, charge)
  return found
}

export function pictures(): Plugin {
  return {
    name: 'tafelrunde-pictures',
    resolveId: (id) => (id.startsWith('virtual:dominion-') ? `\0${id}` : undefined),
    load(id) {
      const [, kind, set] = /^\0virtual:dominion-(look|charges)\/?(\w*)$/.exec(id) ?? []
      if (!kind) return undefined
      this.addWatchFile(LOOK)
      const look = JSON.parse(readFileSync(LOOK, 'utf8')) as Look
      const found = parts(look)
      if (kind === 'charges') return `export default ${JSON.stringify(found[set])}`
      const { charges: _, ...rest } = look
      const names = Object.entries(found).map(([name, part]) => `${name}: '${Object.keys(part).join(' ')}'`)
      const loads = Object.keys(found).map((name) => `${name}: () => import('virtual:dominion-charges/${name}')`)
      return `export default ${JSON.stringify(rest)}\nexport const names = {${names.join(', ')}}\nexport const load = {${loads.join(', ')}}`
    },
  }
}
