// The service worker. The build writes VERSION, SHELL, WORDS and FACTS above these lines.
//
// It keeps pages to read, and nothing of a game: no table, no replay, nobody's name. With a connection
// every page and every fact comes from the server, so that nobody sees an old client after an update;
// only files whose names change with their contents come from here first.

const CACHE = `tafelrunde-${VERSION}`
const READING = /^\/(learn|rules|cards)(\/|$)/
const INDEX = '/index.html'
const OFFLINE = '/offline.html'
const ASSETS = new Set([...SHELL, ...Object.values(WORDS).flat()])

self.addEventListener('install', (event) => {
  event.waitUntil(keep(SHELL).then(() => keepIndex()).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()))
})

async function forgetOld() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

async function keep(paths) {
  const cache = await caches.open(CACHE)
  for (const path of paths) {
    if (await cache.match(path)) continue
    const answer = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache', credentials: 'omit' })
    if (answer.ok) await cache.put(path, answer)
  }
}

async function keepIndex() {
  const answer = await fetch('/', { cache: 'no-cache', credentials: 'omit' })
  if (answer.ok) await (await caches.open(CACHE)).put(INDEX, answer)
}

// A page says in which language somebody reads.
self.addEventListener('message', (event) => {
  const lang = event.data?.lang
  if (WORDS[lang]) event.waitUntil(keep([...WORDS[lang], ...FACTS]).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
  else if (ASSETS.has(url.pathname) && url.pathname.startsWith('/assets/')) event.respondWith(asset(request, url.pathname))
  else if (FACTS.includes(url.pathname) || SHELL.includes(url.pathname)) event.respondWith(fresh(request, url.pathname))
})

async function kept(path) {
  return (await caches.open(CACHE)).match(path)
}

async function page(request, path) {
  try {
    return await fetch(request)
  } catch {
    return (await kept(READING.test(path) ? INDEX : OFFLINE)) ?? Response.error()
  }
}

async function asset(request, path) {
  const found = await kept(path)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone())
  return answer
}

async function fresh(request, path) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone())
    return answer
  } catch {
    return (await kept(path)) ?? Response.error()
  }
}

// -- being called to one's turn

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // not ours: show that there is something, as browsers demand
  }
  const text = (value) => (typeof value === 'string' ? value.slice(0, 300) : '')
  const url = ours(text(told.url))
  const shown = self.registration.showNotification(text(told.title) || 'Tafelrunde', {
    body: text(told.body),
    tag: text(told.tag) || 'turn',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  })
  event.waitUntil(Promise.all([shown, told.token ? confirm(text(told.token)) : undefined]))
})

/** A path of our own; the start page instead of anything that leads elsewhere. */
function ours(path) {
  return path.startsWith('/') && new URL(path, self.location.origin).origin === self.location.origin ? path : '/'
}

// Prove to the server that this browser gets what is sent to it.
async function confirm(token) {
  const { csrf } = await (await fetch('/api/me')).json()
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf }
  await fetch('/api/push/confirm', { method: 'POST', headers, body: JSON.stringify({ token }) })
  for (const client of await self.clients.matchAll()) client.postMessage({ confirmed: true })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  if (open) await open.focus()
  else await self.clients.openWindow(path)
}
