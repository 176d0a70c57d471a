/**
 * Addresses of pages: /?title=&invite, /table/ID, /join/TOKEN, /replay/ID?step=&eyes=, /shared/TOKEN?step=, /realm/ID, /learn/TITLE,
 * /cards/TITLE, /cards/TITLE/CARD, /rules/TITLE, /rules/TITLE/NUMBER, /print/TITLE?..., /print/aid/TITLE, /people?..., /player/NAME, /calls,
 * /tournaments, /tournaments/ID.
 */

/** A part of an address as it was meant; as it stands if it is damaged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  url = $state.raw(new URL(location.href))
  isOld = false // the server has a newer client: the next page is loaded from there

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)))
    document.addEventListener('click', (event) => this.follow(event))
  }

  get parts(): string[] {
    return this.url.pathname.split('/').filter(Boolean).map(decoded)
  }

  get query(): URLSearchParams {
    return this.url.searchParams
  }

  /** Go to another page of ours; `quiet` replaces the address without a new entry. */
  go(path: string, quiet = false) {
    if (this.isOld && !quiet) return location.assign(path)
    const samePage = new URL(path, location.href).pathname === location.pathname
    history[quiet ? 'replaceState' : 'pushState'](null, '', path)
    this.url = new URL(location.href)
    if (!quiet && !samePage) scrollTo(0, 0)
  }

  private follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a')
    const meta = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (!link || meta || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    const isFile = url.pathname.includes('.') && !/^\/(rules|cards)\//.test(url.pathname)
    if (url.origin !== location.origin || isFile) return
    if (url.pathname.startsWith('/api/') || (url.hash && url.pathname === location.pathname)) return
    event.preventDefault()
    this.go(url.pathname + url.search)
  }
}

export const router = new Router()
