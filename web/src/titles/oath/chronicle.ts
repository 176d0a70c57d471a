/** A realm's history in words, as the terminal tells it: see `terminal/chronicle.py`. */
import type { FluentVariable } from '@fluent/bundle'
import { language } from '../../lib/language.svelte'
import type { Event } from '../../lib/messages'
import { messageId } from '../../lib/texts'
import { w } from './facts'
import type { PlayedInfo, WorldInfo } from './realm.types'

const KINDS = ['colour', 'role', 'suit', 'oath', 'region', 'card']

/** The name of whatever a chronicle names: a colour, role, suit, oath, region or card. */
export function named(id: string): string {
  const texts = language.of('oath')
  const known = KINDS.map((kind) => messageId(kind, id)).find((message) => texts.has(message))
  return known ? texts.text(known) : id.slice(0, 40)
}

/** The name of a player; bots and nameless players have one in each language. */
export function called(name: string): string {
  const texts = language.of('oath')
  const known = [messageId('bot', name), messageId('colour', name)].find((message) => texts.has(message))
  return known ? texts.text(known) : name
}

/** Everybody who played a game, in the order of seats; equal names are told apart by the seat, as at the table. */
export function playersOf(played: PlayedInfo): string[] {
  const names = played.players.map((one) => called(one.name))
  return names.map((name, at) => (names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name))
}

/** The name of who won a game. */
export function winnerOf(played: PlayedInfo): string {
  const at = played.players.findIndex((one) => one.colour === played.winner)
  return playersOf(played)[at] ?? called(played.winner_name)
}

/** One entry of the annals; '' if this page does not know it. */
export function annalText(annal: Event): string {
  const id = messageId('annal', String(annal.id ?? '').slice(0, 40))
  if (!language.of('oath').has(id)) return ''
  const args: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(annal)) {
    if (key === 'id') continue
    if (Array.isArray(value)) {
      args[key] = value.map((item) => named(String(item))).join(', ')
      args[`${key}-count`] = value.length
    } else args[key] = typeof value === 'string' ? named(value) : value
  }
  return w(id, args)
}

/** How a game was won, in a few words. */
export function reasonText(played: PlayedInfo): string {
  const id = messageId('annals-reason', played.reason.slice(0, 40))
  return language.of('oath').has(id) ? w(id) : played.reason.slice(0, 40)
}

export function wonText(played: PlayedInfo): string {
  const reason = reasonText(played)
  return w('annals-winner', { name: winnerOf(played), colour: named(played.winner), reason, round: played.round })
}

/** What belongs together when a Chronicle is read. */
const PARTS: readonly [string, readonly string[]][] = [
  ['oath', ['oath', 'vision', 'stays']],
  ['people', ['exiles', 'citizen', 'refuses']],
  ['land', ['builds', 'repairs', 'falls', 'removes', 'keeps', 'ruins', 'reveals']],
  ['cards', ['adds', 'heals', 'dispossesses', 'scatters', 'treasures']],
]

/** The entries of the annals by what they are about; what this page does not know is left out. */
export function partsOf(annals: readonly Event[]): [string, Event[]][] {
  const known = annals.filter((annal) => annalText(annal) !== '')
  const partOf = (annal: Event) => PARTS.find(([, ids]) => ids.includes(String(annal.id)))?.[0] ?? 'rest'
  return [...PARTS.map(([part]) => part), 'rest'].flatMap((part): [string, Event[]][] => {
    const found = known.filter((annal) => partOf(annal) === part)
    return found.length ? [[part, found]] : []
  })
}

/** The sites an entry speaks of. */
export const sitesOf = ({ site, sites }: Event): string[] => (Array.isArray(sites) ? sites.map(String) : typeof site === 'string' ? [site] : [])

/** How a realm stands: its map, region by region. */
export function mapLines(world: WorldInfo): string[] {
  return world.sites.map(({ site, cards, relics, region: where }) => {
    const region = named(where)
    if (!site) return w('annals-site-facedown', { region })
    return w('annals-site', { region, site: named(site), cards: cards.map(named).join(', '), count: cards.length, relics })
  })
}

export function boxLines(world: WorldInfo): string[] {
  const { citizens, archive, dispossessed } = world
  return [w('annals-citizens', { colours: citizens.map(named).join(', '), count: citizens.length }), w('annals-cards', { archive, dispossessed })]
}
