/** Being called by this browser: asking for it, registering, and stopping. */
import { get, post, remove } from './api'
import type { CallInfo } from './messages'

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (one) => one.charCodeAt(0))
}

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export const isCalled = async () => canPush() && (await subscription()) !== null

/** Ask for leave and register; the browser proves itself by what it gets. */
export async function start(): Promise<CallInfo> {
  if ((await Notification.requestPermission()) !== 'granted') throw { code: 'not-allowed' }
  const { key } = await get<CallInfo>('/api/calls')
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  return post<CallInfo>('/api/push', { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
}

/** Stop: here and on the server. */
export async function stop(): Promise<void> {
  const found = canPush() ? await subscription() : null
  if (!found) return
  await remove('/api/push', { endpoint: found.endpoint }).catch(() => {})
  await found.unsubscribe()
}
