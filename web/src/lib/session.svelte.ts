/** Who is playing: a guest by name, or an account. */
import { get, onBadToken, post, put, useToken } from './api'
import type { Me, SettingsWish, UserInfo } from './messages'
import { settings } from './settings.svelte'

class Session {
  user = $state.raw<UserInfo | null>(null)
  webhook = $state('')
  ready = $state(false)

  async load() {
    this.take(await get<Me>('/api/me'))
    this.ready = true
  }

  /** A guest under this name, unless somebody is signed in already. */
  async guest(name: string) {
    if (!this.user) this.take(await post<Me>('/api/guest', { name }))
  }

  async login(name: string, password: string) {
    this.take(await post<Me>('/api/login', { name, password }))
  }

  async register(name: string, password: string) {
    this.take(await post<Me>('/api/account', { name, password }))
  }

  async logout() {
    this.take(await post<Me>('/api/logout'))
  }

  async change(wish: SettingsWish) {
    this.take(await put<Me>('/api/settings', wish))
  }

  private take(me: Me) {
    useToken(me.csrf)
    this.user = me.user
    this.webhook = me.settings.webhook
    if (me.user) settings.set('name', me.user.name)
  }
}

export const session = new Session()
onBadToken(() => session.load())
