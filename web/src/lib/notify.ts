/** Calling somebody who looks at something else. */
import { t } from './language.svelte'
import { settings } from './settings.svelte'

/** Say that it is our turn, if the page is hidden and we want to be told; once for each table. */
export function notify(body: string, table: string) {
  if (!document.hidden || !settings.values.notify || !('Notification' in window)) return
  if (Notification.permission === 'granted') new Notification(t('your-turn'), { body, tag: table })
}
