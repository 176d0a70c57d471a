/** What is printed on cards, by title: numbers and types from the server, words from the catalogues. */
import { get } from './api'
import { language } from './language.svelte'
import type { CardInfo, CardWords } from './messages'

class Cards {
  private titles = $state.raw<Record<string, Map<string, CardInfo>>>({})
  private said = $state.raw<Record<string, Map<string, CardWords>>>({})
  private asked: Record<string, Promise<void> | undefined> = {}

  /** Make the cards of a title available. */
  need(title: string): Promise<void> {
    return this.once(title, () => this.load(title))
  }

  /** The same, to be searched by what they say; far more than what a table needs. */
  async needWords(title: string): Promise<void> {
    await Promise.all([this.need(title), this.once(`${title}/words`, () => this.loadWords(title))])
  }

  private once(what: string, load: () => Promise<void>): Promise<void> {
    return (this.asked[what] ??= load().catch((error) => {
      this.asked[what] = undefined
      throw error
    }))
  }

  private async load(title: string) {
    const [found] = await Promise.all([
      get<CardInfo[]>(`/api/titles/${title}/cards`),
      language.need(title),
    ])
    this.titles = { ...this.titles, [title]: new Map(found.map((card) => [card.id, card])) }
  }

  private async loadWords(title: string) {
    const found = await get<CardWords[]>(`/api/titles/${title}/words`)
    this.said = { ...this.said, [title]: new Map(found.map((card) => [card.id, card])) }
  }

  /** What a card is called and says, in all languages, once that is there. */
  words(title: string, id: string): CardWords | undefined {
    return this.said[title]?.get(id)
  }

  find(title: string, id: string): CardInfo | undefined {
    return this.titles[title]?.get(id)
  }

  all(title: string): CardInfo[] {
    return [...(this.titles[title]?.values() ?? [])]
  }
}

export const cards = new Cards()
