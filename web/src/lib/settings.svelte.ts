/** What a person sets for this browser; with an account it follows to other devices. */

export type Theme = 'system' | 'light' | 'dark'
/** How fast bots play where nobody else does. */
export type Pace = 'instant' | 'brisk' | 'calm'

const KEY = 'tafelrunde'
const UNSHARED = 'tafelrunde-unshared'
/** What follows the user to other devices; the rest belongs to this one. */
const SHARED = ['lang', 'theme', 'sound', 'motion', 'confirm', 'ends', 'pause', 'treasures', 'plain', 'pace', 'guided'] as const
const coarse = () => matchMedia('(pointer: coarse)').matches

type Values = {
  lang: string
  theme: Theme
  sound: boolean
  motion: boolean
  confirm: boolean
  ends: boolean
  pause: boolean
  treasures: boolean
  look: boolean
  keys: boolean
  notify: boolean
  plain: boolean
  pace: Pace
  guided: string // titles whose guide was finished
  name: string
}

function defaults(): Values {
  return {
    lang: '',
    theme: 'system',
    sound: false,
    motion: true,
    confirm: true,
    ends: true,
    pause: true,
    treasures: false,
    look: coarse(),
    keys: true,
    notify: false,
    plain: false,
    pace: 'brisk',
    guided: '',
    name: '',
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // private mode: kept for this page only
  }
}

function stored(): Partial<Values> {
  try {
    return JSON.parse(read(KEY) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}

class Settings {
  values = $state<Values>({ ...defaults(), ...stored() })
  /** Called when something was set that other devices should know. */
  onShared: () => void = () => {}
  private readonly dark = matchMedia('(prefers-color-scheme: dark)')
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)')

  constructor() {
    this.dark.addEventListener('change', () => this.paint())
    addEventListener('storage', (event) => {
      if (event.key === KEY) {
        Object.assign(this.values, stored())
        this.paint()
      }
    })
    this.paint()
  }

  set<K extends keyof Values>(key: K, value: Values[K]) {
    this.values[key] = value
    this.keep()
    if (!(SHARED as readonly string[]).includes(key)) return
    this.unshared = true
    this.onShared()
  }

  /** Whether something was set here that the server does not know yet. */
  get unshared(): boolean {
    return read(UNSHARED) !== null
  }

  set unshared(yes: boolean) {
    write(UNSHARED, yes ? 'yes' : null)
  }

  /** What other devices should know. */
  shared(): Record<string, boolean | string> {
    return Object.fromEntries(SHARED.map((key) => [key, this.values[key]]))
  }

  /** Take over what was set on another device; anything unknown is left out. */
  adopt(preferences: Record<string, unknown>) {
    const known = SHARED.filter((key) => typeof preferences[key] === typeof this.values[key])
    Object.assign(this.values, Object.fromEntries(known.map((key) => [key, preferences[key]])))
    this.keep()
  }

  private keep() {
    write(KEY, JSON.stringify(this.values))
    this.paint()
  }

  get isDark(): boolean {
    return this.values.theme === 'dark' || (this.values.theme === 'system' && this.dark.matches)
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.values.motion && !this.still.matches
  }

  private paint() {
    const root = document.documentElement
    root.dataset.theme = this.isDark ? 'dark' : 'light'
    root.dataset.motion = this.values.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
