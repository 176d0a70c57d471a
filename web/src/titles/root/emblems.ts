/** A picture for every card of Root: items, and small signs of our own, on a 48 × 48 grid. */
import type { Layer } from '..'
import { ITEMS } from './icons'

const SIGNS: Record<string, string> = {
  ambush: 'a M4 4l9 2 11 14L35 6l9-2-2 9-13 12 12 13-4 4-13-12-13 12-4-4 12-13L6 13Z',
  dominance: 'b M8 34h32v6H8Z|a M8 31 5 12l10 8 9-13 9 13 10-8-3 19Z|l M8 40h32',
  favor_of_the_foxes: 'b M24 42 8 26V10l8 6h16l8-6v16Z|l M24 42 8 26V10l8 6h16l8-6v16ZM18 27h.1M30 27h.1|a M21 36h6l-3 4Z',
  favor_of_the_rabbits: 'b M24 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z|l M24 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM19 20C13 12 13 4 16 4s5 8 5 15M29 20c6-8 6-16 3-16s-5 8-5 15M20 30h.1M28 30h.1|a M22 35h4l-2 3Z',
  favor_of_the_mice: 'b M24 14c8 0 12 7 12 15s-5 14-12 14-12-6-12-14 4-15 12-15Z|l M24 14c8 0 12 7 12 15s-5 14-12 14-12-6-12-14 4-15 12-15ZM15 20a8 8 0 1 1 3-5M33 20a8 8 0 1 0-3-5M19 28h.1M29 28h.1|a M22 35h4l-2 3Z',
  armorers: 'b M9 8h30v14c0 10-6 16-15 20C15 38 9 32 9 22Z|l M9 8h30v14c0 10-6 16-15 20C15 38 9 32 9 22ZM24 8v34M9 22h30',
  sappers: 'a M22 6h4v22h-4ZM15 28h18v6c0 5-4 8-9 10-5-2-9-5-9-10ZM18 4h12v4H18Z',
  brutal_tactics: 'a M29 6c6 2 11 7 12 14-6 1-10 0-13-3L13 42l-5-4 16-25c-1-3 2-6 5-7Z',
  royal_claim: 'b M10 30h28v8H10Z|a M10 28 6 10l10 8 8-12 8 12 10-8-4 18Z|l M10 38h28',
  stand_and_deliver: 'a M5 17c6-4 13-3 19 1 6-4 13-5 19-1 1 9-3 17-9 17-5 0-7-5-10-5s-5 5-10 5C8 34 4 26 5 17Zm7 6c2-2 6-2 8 2-3 3-7 2-8-2Zm24 0c-2-2-6-2-8 2 3 3 7 2 8-2Z',
  tax_collector: 'b M18 9a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM30 17a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z|l M28 14.4A12 12 0 1 0 17.5 33M30 17a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM30 23v12M26 26h6a2 2 0 0 1 0 4h-4',
  command_warren: 'l M12 44V5|a M14 6h26l-7 9 7 9H14Z',
  better_burrow_bank: 'b M8 20h32v20H8Z|a M4 19 24 6l20 13v3H4Z|l M12 24v14M20 24v14M28 24v14M36 24v14M6 42h36',
  cobbler: 'a M14 6h11v20c6 3 13 3 15 8v5H14Zm3 5v3h5v-3Z|l M14 42h27',
  scouting_party: 'b M5 31 27 18l5 9-22 12Z|l M5 31 27 18l5 9-22 12ZM27 18l10-6 6 10-11 5M12 27l5 8M31 15.5l5 9',
  codebreakers: 'l M15 7a9 9 0 1 0 .1 0M21 23l18 18M33 35l5-5M28 30l4-4|a M15 12.5a3.5 3.5 0 1 0 .1 0',
}
const double = (path: string): string => path.replaceAll(/-?\d*\.?\d+/g, (n) => ` ${Math.round(Number(n) * 20) / 10}`)

/** Item paths are drawn on a grid of half the size; flags of arcs must stay as they are. */
const ITEM_SIGNS: Record<string, string> = {
  boot: double(ITEMS.boot),
  sword: double(ITEMS.sword),
  hammer: double(ITEMS.hammer),
  bag: double(ITEMS.bag),
  crossbow: double(ITEMS.crossbow),
  tea: 'M6 18h28v3h3a7.4 7.4 0 0 1 0 14.8h-5c-2 5.4-6 8.2-12 8.2-9.6 0-14-7-14-18Zm28 8v4.8h2.6a2.4 2.4 0 0 0 0-4.8ZM14 3c4 4-2 6.6 2 11h-3.4c-4-4.4 1.4-7-1.2-11ZM24 3c4 4-2 6.6 2 11h-3.4c-4-4.4 1.4-7-1.2-11Z',
  coin: 'M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40Zm0 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM24 15l2.6 6.4 6.4 2.6-6.4 2.6L24 33l-2.6-6.4L15 24l6.4-2.6Z',
  torch: 'M24 1.6c1.6 6.4 10.8 9.2 10.8 17.4a10.8 10.8 0 0 1-21.6 0c0-4 1.8-6.6 4.4-9 0 3.4 1.4 5 3 5C23 10.4 22 6.4 24 1.6ZM17 31h14l-3 15h-8Z',
}

const layers = (text: string): Layer[] =>
  text.split('|').map((part): Layer => [part[0] as Layer[0], part.slice(2)])

export function emblemOf(card: string, item: string): Layer[] {
  if (item) return [['a', ITEM_SIGNS[item]]]
  const sign = SIGNS[card] ?? (card.startsWith('ambush') ? SIGNS.ambush : card.startsWith('dominance') ? SIGNS.dominance : '')
  return sign ? layers(sign) : []
}
