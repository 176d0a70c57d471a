/**
 * The sentences that the browser makes, for comparison with those of the Python side:
 *
 *     node sentences.mjs < cases.json > sentences.json
 *
 * A case is [language, title, kind, ...arguments]; kinds are the methods of `Texts`.
 */
import { client, read, tell } from './aside.mjs'

const { openTexts } = await client.ssrLoadModule('/src/lib/texts.ts')
const said = []
for (const [lang, title, kind, ...args] of await read()) {
  const texts = await openTexts(lang, title)
  const found = await texts[kind](...args)
  said.push(typeof found === 'string' ? found : [found.title, found.text])
}
await tell(said)
