/** What lies open on a table of Throne of Allegoria. */
import type { ViewInfo } from '../../lib/messages'
import type { AllegoriaFacts } from './facts.types'

export const factsOf = (view: ViewInfo) => view.facts as unknown as AllegoriaFacts
