/** In which way a game was won. */
import type { ResultInfo } from '../../lib/messages'
import { messageId, type Texts } from '../../lib/texts'

/** How a game was won: 'Victory as Usurper', and what that means. */
export function ending(result: ResultInfo, texts: Texts): [string, string] {
  const [short, long] = [messageId('thing', result.reason), messageId('oath-end', result.reason)]
  return [texts.has(short) ? texts.text(short) : '', texts.has(long) ? texts.text(long) : '']
}
