/** The language of the page: switchable any time, for everything at once. */
import type { FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'
import { LANGUAGES, openTexts, Texts, type Lang, type OwnCard } from './texts'

function wanted(): Lang {
  const chosen = [settings.values.lang, ...navigator.languages].map((lang) => lang.slice(0, 2))
  return (chosen.find((lang) => (LANGUAGES as readonly string[]).includes(lang)) as Lang) ?? 'en'
}

class Language {
  lang = $state<Lang>('en')
  private texts = $state.raw<Record<string, Texts>>({})
  private fronts = $state.raw<Record<string, Texts>>({}) // of titles that nobody plays yet
  private own = $state.raw<{ title: string; cards: (texts: Texts) => OwnCard[] } | null>(null)
  private readonly renamed = $derived.by(() => {
    const texts = this.own && this.texts[this.own.title]
    const cards = texts ? this.own!.cards(texts) : []
    return cards.length ? { title: this.own!.title, texts: texts!.renamed(cards) } : null
  })

  /** Load the common texts; before this nothing can be shown. */
  start() {
    return this.change(wanted())
  }

  /** Switch everything that is open. */
  async change(lang: Lang) {
    const titles = Object.keys(this.texts).length ? Object.keys(this.texts) : ['']
    const met = Object.keys(this.fronts)
    const [found, fronts] = await Promise.all([
      Promise.all(titles.map((title) => openTexts(lang, title))),
      Promise.all(met.map((title) => openTexts(lang, title, 'fronts'))),
    ])
    this.texts = Object.fromEntries(titles.map((title, at) => [title, found[at]]))
    this.fronts = Object.fromEntries(met.map((title, at) => [title, fronts[at]]))
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Make the texts of a title available. */
  async need(title: string) {
    if (this.texts[title]) return
    const found = await openTexts(this.lang, title)
    this.texts = { ...this.texts, [title]: found }
  }

  /** Make available what is said of a title before it is played: a pitch, its bots, how a game ends. */
  async meet(title: string) {
    if (this.texts[title] || this.fronts[title]) return
    const found = await openTexts(this.lang, title, 'fronts')
    this.fronts = { ...this.fronts, [title]: found }
  }

  /** From now on the cards of a title are called as at this table; until `null`. */
  rename(title: string, cards: ((texts: Texts) => OwnCard[]) | null) {
    this.own = cards && { title, cards }
  }

  /** The texts of a title, or the common ones until they are there. */
  of(title: string): Texts {
    if (this.renamed?.title === title) return this.renamed.texts
    return this.texts[title] ?? this.fronts[title] ?? this.texts['']
  }

  /** A number, date or list in the language. */
  when(time: number): string {
    const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
    return new Intl.DateTimeFormat(this.lang, style).format(time)
  }

  list(names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.lang, { type }).format(names)
  }
}

export const language = new Language()

/** A text of the page itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return language.of('').text(id, args)
}

/** An error of the server in words. */
export function errorText(error: unknown): string {
  const { code, reason, texts: told } = error as { code?: string; reason?: string; texts?: Record<string, string> }
  const texts = language.of('')
  if (reason && texts.has(`undo-refused-${reason}`)) return t(`undo-refused-${reason}`)
  const general = t(code && texts.has(`web-error-${code}`) ? `web-error-${code}` : 'web-error-broken')
  const more = told?.[language.lang]
  if (!more) return general
  const detail = more.charAt(0).toLocaleUpperCase(language.lang) + more.slice(1) + (/[.!?]$/.test(more) ? '' : '.')
  return t('web-error-detail', { what: general, detail })
}
