/**
 * The answers that light up something on a board, for tests:
 *
 *     node lights.mjs < cases.json > lights.json
 *
 * A case is [title, question, view]; the numbers of the options that light something come back.
 */
import { createServer } from 'vite'

const read = async () => {
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

// What the modules look at when they are loaded; there is no page here.
const element = { dataset: {}, setAttribute() {}, addEventListener() {}, querySelector: () => null }
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem() {} },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  document: { ...element, documentElement: element },
  addEventListener() {},
})
const server = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const root = await server.ssrLoadModule('/src/titles/root/facts.ts')
const places = {
  root: (ask, view) => [
    new Map([...root.byThing(ask, view)].filter(([thing]) => root.isSpot(thing))),
    root.litCards(ask, view),
    ...root.factsOf(view).factions.map((_, seat) => root.onBoard(ask, view, seat)),
  ],
}
const lit = (await read()).map(([title, ask, view]) =>
  places[title](ask, view).flatMap((found) => [...found.values()].flat().map((choice) => choice.number)),
)
await server.close()
process.stdout.write(JSON.stringify(lit))
