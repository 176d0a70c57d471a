/** For tests: modules of the client without a page; cases come by standard input, and what became of them goes out. */
import { createServer } from 'vite'

export const client = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})

export async function read() {
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

export async function tell(found) {
  await client.close()
  process.stdout.write(JSON.stringify(found))
}
