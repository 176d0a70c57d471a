/**
 * The sentences that the browser makes, for comparison with those of the Python side:
 *
 *     node sentences.mjs < cases.json > sentences.json
 *
 * A case is [language, title, kind, ...arguments]; kinds are the methods of `Texts`.
 */
import { createServer } from 'vite'

const read = async () => {
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const server = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { openTexts } = await server.ssrLoadModule('/src/lib/texts.ts')
const said = []
for (const [lang, title, kind, ...args] of await read()) {
  const texts = await openTexts(lang, title)
  const found = await texts[kind](...args)
  said.push(typeof found === 'string' ? found : [found.title, found.text])
}
await server.close()
process.stdout.write(JSON.stringify(said))
