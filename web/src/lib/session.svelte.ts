/** Who is playing: a guest by name, or an account. */
import { get, onBadToken, post, put, remove, useToken } from './api'
import { language } from './language.svelte'
import type { Me, SettingsWish, UserInfo } from './messages'
import { settings } from './settings.svelte'
import type { Lang } from './texts'

const SOON = 800 // milliseconds: several changes are stored together

class Session {
  user = $state.raw<UserInfo | null>(null)
  webhook = $state('')
  canMail = $state(false) // the server sends mail
  mail = $state.raw({ email: '', unverified: '', mail_turns: false })
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
    const me = await post<Me>('/api/login', { name, password })
    settings.unshared = false // what the account has set counts
    this.take(me)
  }

  async register(name: string, password: string) {
    this.take(await post<Me>('/api/account', { name, password }))
  }

  async logout() {
    await import('./push').then(({ stop }) => stop()).catch(() => {}) // nobody else is called here
    this.take(await post<Me>('/api/logout'))
  }

  /** On all devices; whoever knows the password can come in again. */
  async logoutEverywhere() {
    this.take(await post<Me>('/api/logout/everywhere'))
  }

  /** A new password; everybody else who is signed in to this account is not any more. */
  async changePassword(password: string, fresh: string) {
    this.take(await post<Me>('/api/password', { password, new: fresh }))
  }

  /** Have a link sent to an address; it counts when that was opened. */
  async setEmail(email: string, password: string) {
    this.take(await post<Me>('/api/email', { email, password }))
  }

  async removeEmail(password: string) {
    this.take(await remove<Me>('/api/email', { password }))
  }

  /** A new password by a mailed link. */
  async resetPassword(token: string, fresh: string) {
    this.take(await post<Me>('/api/password/reset', { token, new: fresh }))
  }

  async change(wish: SettingsWish) {
    this.take(await put<Me>('/api/settings', wish))
  }

  /** Be forgotten; an account needs its password. */
  async leave(password: string) {
    this.take(await remove<Me>('/api/me', { password }))
  }

  /** Store what was set, for other devices. */
  share() {
    clearTimeout(this.sharing)
    if (!this.user) return
    this.sharing = setTimeout(() => {
      const wish: SettingsWish = { lang: language.lang, preferences: settings.shared() }
      const done = () => (settings.unshared = false)
      put<Me>('/api/settings', wish).then(done, () => {}) // it stays on this device
    }, SOON)
  }

  private sharing: ReturnType<typeof setTimeout> | undefined

  private take(me: Me) {
    useToken(me.csrf)
    this.user = me.user
    this.webhook = me.settings.webhook
    this.canMail = me.mail
    this.mail = me.settings
    if (!me.user) return
    settings.set('name', me.user.name)
    if (settings.unshared || !Object.keys(me.settings.preferences).length) return this.share()
    settings.adopt(me.settings.preferences)
    const lang = settings.values.lang as Lang
    if (lang && lang !== language.lang) void language.change(lang)
  }
}

export const session = new Session()
settings.onShared = () => session.share()
onBadToken(() => session.load())
