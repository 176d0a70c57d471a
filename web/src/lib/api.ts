/** HTTP to our own server: JSON in and out, the token on everything that changes something. */
import type { Code, ErrorInfo, Texts } from './messages'

export class ApiError extends Error {
  readonly code: Code | 'offline'
  readonly reason: string
  readonly texts: Texts // language -> what is wrong in particular

  constructor(code: Code | 'offline', message: string, reason = '', texts: Texts = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.texts = texts
  }
}

let token = ''
let renew: () => Promise<unknown> = async () => {}

/** Called whenever a `Me` arrives. */
export function useToken(csrf: string) {
  token = csrf
}

/** How to get a fresh token when ours is refused (signed in or out in another tab). */
export function onBadToken(fetchAgain: () => Promise<unknown>) {
  renew = fetchAgain
}

async function send<T>(method: string, path: string, body?: BodyInit): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method !== 'GET') headers['X-CSRF-Token'] = token
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body, credentials: 'same-origin' })
  } catch {
    throw new ApiError('offline', 'the server cannot be reached')
  }
  if (answer.ok) return (await answer.json()) as T
  let info: Partial<ErrorInfo> = {}
  try {
    info = (await answer.json()) as ErrorInfo
  } catch {
    // not ours: a proxy's page, perhaps
  }
  throw new ApiError(info.error ?? 'broken', info.message ?? answer.statusText, info.reason, info.texts)
}

export const get = <T>(path: string) => send<T>('GET', path)

async function change<T>(method: string, path: string, body: BodyInit | undefined): Promise<T> {
  try {
    return await send<T>(method, path, body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'bad-token') throw error
    await renew()
    return send<T>(method, path, body)
  }
}

export const post = <T>(path: string, body?: unknown) =>
  change<T>('POST', path, body === undefined ? undefined : JSON.stringify(body))
export const put = <T>(path: string, body: unknown) => change<T>('PUT', path, JSON.stringify(body))
export const remove = <T>(path: string, body: unknown) => change<T>('DELETE', path, JSON.stringify(body))
export const upload = <T>(path: string, file: Blob) => change<T>('POST', path, file)
