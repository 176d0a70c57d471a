/** Pointing at a thing means an action about it: the action is chosen first, then the thing. */
import { untrack } from 'svelte'
import type { Choice } from '../../lib/messages'
import type { Stage } from '../../lib/stage.svelte'

const KEEPS = ['Enter', ' ', 'Tab', 'Shift', 'i', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** Follow what is pointed at on the board: once the action is chosen, the thing answers the next question. */
export function followWishes(stage: Stage, board: () => HTMLElement | undefined) {
  let wish = ''
  const means = (choice: Choice) => choice.spots.some((spot) => spot === wish || spot.endsWith(`/${wish}`))

  $effect(() => {
    const listen = (event: Event) => {
      const target = event.target as HTMLElement
      if (target.closest('dialog')) return
      const thing = board()?.contains(target) ? target.closest<HTMLElement>('[data-spot], [data-card]') : null
      if (thing) wish = thing.dataset.spot ?? thing.dataset.card ?? ''
      else if (!(event instanceof KeyboardEvent) || !KEEPS.includes(event.key)) wish = ''
      if (event instanceof KeyboardEvent && !KEEPS.includes(event.key)) wish = ''
    }
    window.addEventListener('click', listen, true)
    window.addEventListener('keydown', listen, true)
    return () => {
      window.removeEventListener('click', listen, true)
      window.removeEventListener('keydown', listen, true)
    }
  })
  $effect(() => {
    const ask = stage.mine
    if (!ask || ask.prompt === 'use-modifier') return
    untrack(() => {
      const meant = wish && ask.prompt !== 'act' ? ask.options.filter(means) : []
      wish = ''
      if (meant.length === 1) stage.choose(meant[0])
    })
  })
}
