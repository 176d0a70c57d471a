/** What there is to play. */
import { get } from './api'
import type { TitleInfo } from './messages'

let asked: Promise<TitleInfo[]> | undefined

/** All titles, the first one being meant where nobody says which. */
export const allTitles = (): Promise<TitleInfo[]> =>
  (asked ??= get<TitleInfo[]>('/api/titles').catch((error) => {
    asked = undefined
    throw error
  }))
