/** What is printed on cards, by title: numbers and types from the server, words from the catalogues. */
import { get } from './api'
import { language } from './language.svelte'
import type { CardInfo } from './messages'

class Cards {
  private titles = $state.raw<Record<string, Map<string, CardInfo>>>({})
  private asked: Record<string, Promise<void> | undefined> = {}

  /** Make the cards of a title available. */
  need(title: string): Promise<void> {
    return (this.asked[title] ??= this.load(title).catch((error) => {
      this.asked[title] = undefined
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

  find(title: string, id: string): CardInfo | undefined {
    return this.titles[title]?.get(id)
  }

  all(title: string): CardInfo[] {
    return [...(this.titles[title]?.values() ?? [])]
  }
}

export const cards = new Cards()
