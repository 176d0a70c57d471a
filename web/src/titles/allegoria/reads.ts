/** What lies on the table by its name alone is read by pointing at it, by the focus, and by a tap or click. */
import { peek } from '../../lib/peek.svelte'

type On<E> = E & { currentTarget: Element }

/** What a place does that is read and no answer: spread over its button. */
export const reads = (id: string) => ({ ...pointedAt(id), onclick: () => peek.open('allegoria', id) })

/** The same without a click of its own. */
export const pointedAt = (id: string) => ({
  onpointerenter: (event: On<PointerEvent>) => event.pointerType === 'mouse' && peek.show('allegoria', id, event.currentTarget, 280),
  onpointerleave: () => peek.hide(),
  onfocus: (event: On<FocusEvent>) => event.currentTarget.matches(':focus-visible') && peek.show('allegoria', id, event.currentTarget),
  onblur: () => peek.hide(),
})
