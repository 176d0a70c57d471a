/**
 * What would be seen moving at a table, for tests of secrets:
 *
 *     node moves.mjs < cases.json > moves.json
 *
 * A case is [title, views, events]: what somebody has seen one after the other, and the events that came with each view.
 */
import { client, read, tell } from './aside.mjs'

// A page that nobody looks at.
const nothing = { matches: false, dataset: {}, addEventListener() {} }
Object.assign(globalThis, {
  matchMedia: () => nothing,
  addEventListener() {},
  localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
  document: { documentElement: nothing, addEventListener() {} },
})

const { movesOf } = await client.ssrLoadModule('/src/lib/motion.ts')
const told = []
for (const [title, views, events] of await read()) {
  const { motion } = await client.ssrLoadModule(`/src/titles/${title}/motion.ts`)
  told.push(views.slice(1).map((after, at) => movesOf(motion, { before: views[at], after, events: events[at + 1] })))
}
await tell(told)
