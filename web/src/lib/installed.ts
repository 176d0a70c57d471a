/** The service worker: pages to read without a connection, and no old client after an update. */
import { language } from './language.svelte'
import { router } from './router.svelte'

const HOURLY = 3_600_000
const RELOADED = 'tafelrunde-reloaded'

/** A part of the client that is no longer there: the server has a new one. Load it, but not for ever. */
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
})

/** Keep what can be read, in this language, once the page itself is there. */
export async function install() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let hadOne = !!navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    router.isOld = hadOne
    hadOne = true
  })
  const registration = await navigator.serviceWorker.register('/worker.js')
  setInterval(() => void registration.update().catch(() => {}), HOURLY)
  const ready = await navigator.serviceWorker.ready
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (!connection?.saveData) ready.active?.postMessage({ lang: language.lang })
}
