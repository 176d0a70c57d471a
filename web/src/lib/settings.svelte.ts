/** What a person sets for this browser; with an account it follows to other devices. */

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'tafelrunde'
const coarse = () => matchMedia('(pointer: coarse)').matches

type Values = {
  lang: string
  theme: Theme
  sound: boolean
  motion: boolean
  confirm: boolean
  treasures: boolean
  look: boolean
  keys: boolean
  notify: boolean
  plain: boolean
  name: string
}

function defaults(): Values {
  return {
    lang: '',
    theme: 'system',
    sound: false,
    motion: true,
    confirm: true,
    treasures: false,
    look: coarse(),
    keys: true,
    notify: false,
    plain: false,
    name: '',
  }
}

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}

class Settings {
  values = $state<Values>({ ...defaults(), ...stored() })
  private readonly dark = matchMedia('(prefers-color-scheme: dark)')

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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values))
    } catch {
      // private mode: kept for this page only
    }
    this.paint()
  }

  get isDark(): boolean {
    return this.values.theme === 'dark' || (this.values.theme === 'system' && this.dark.matches)
  }

  private paint() {
    const root = document.documentElement
    root.dataset.theme = this.isDark ? 'dark' : 'light'
    root.dataset.motion = this.values.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
